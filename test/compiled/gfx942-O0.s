	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 4
	.hidden	mix
	.globl	mix
	.p2align	2
	.type	mix,@function
mix:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s10, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[0:1], -1
	scratch_store_dword off, v0, s33 offset:16
	scratch_store_dword off, v1, s33 offset:20
	s_mov_b64 exec, s[0:1]
	s_add_i32 s32, s32, 28
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[8:9], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[8:9]
	scratch_store_dword off, v2, s33
	scratch_store_dword off, v1, s33 offset:4
	scratch_load_dword v1, off, s33
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:8
	v_mov_b32_e32 v1, 0
	scratch_store_dword off, v1, s33 offset:12
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 0
	s_nop 1
	v_writelane_b32 v0, s1, 1
	s_or_saveexec_b64 s[8:9], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[8:9]
.LBB0_1:
	s_or_saveexec_b64 s[8:9], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[8:9]
	v_readlane_b32 s0, v0, 2
	v_readlane_b32 s1, v0, 3
	v_readlane_b32 s2, v0, 0
	v_readlane_b32 s3, v0, 1
	s_nop 0
	v_writelane_b32 v0, s2, 4
	s_nop 1
	v_writelane_b32 v0, s3, 5
	scratch_load_dword v1, off, s33 offset:12
	scratch_load_dword v2, off, s33 offset:4
	s_mov_b32 s2, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s2
	v_cmp_lt_i32_e64 s[2:3], v1, v2
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 6
	s_nop 1
	v_writelane_b32 v0, s1, 7
	v_writelane_b32 v0, s0, 8
	s_nop 1
	v_writelane_b32 v0, s1, 9
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 10
	s_nop 1
	v_writelane_b32 v0, s1, 11
	s_or_saveexec_b64 s[8:9], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[8:9]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB0_6
	s_or_saveexec_b64 s[8:9], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[8:9]
	scratch_load_dword v1, off, s33 offset:8
	s_mov_b32 s0, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a1, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 12
	s_nop 1
	v_writelane_b32 v0, s3, 13
	s_or_saveexec_b64 s[8:9], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[8:9]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB0_3
	s_branch .LBB0_5
.LBB0_3:
	s_or_saveexec_b64 s[8:9], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[8:9]
	v_readlane_b32 s0, v0, 12
	v_readlane_b32 s1, v0, 13
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_write_b32 a2, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 14
	s_nop 1
	v_writelane_b32 v0, s1, 15
	s_or_saveexec_b64 s[8:9], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[8:9]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_7
	scratch_load_dword v0, off, s33 offset:4
	scratch_load_dword v1, off, s33 offset:8
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, v0, v1
	v_accvgpr_write_b32 a2, v0
	s_branch .LBB0_7
.LBB0_5:
	scratch_load_dword v0, off, s33 offset:8
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v0, v0, 1, v0
	v_accvgpr_write_b32 a1, v0
	s_branch .LBB0_3
.LBB0_6:
	s_or_saveexec_b64 s[8:9], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[8:9]
	v_readlane_b32 s0, v0, 10
	v_readlane_b32 s1, v0, 11
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	v_readlane_b32 s2, v0, 8
	v_readlane_b32 s3, v0, 9
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v0, s2, 2
	s_nop 1
	v_writelane_b32 v0, s3, 3
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 0
	s_nop 1
	v_writelane_b32 v0, s3, 1
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 16
	s_nop 1
	v_writelane_b32 v0, s3, 17
	s_or_saveexec_b64 s[8:9], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[8:9]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_1
	s_branch .LBB0_9
.LBB0_7:
	s_or_saveexec_b64 s[8:9], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[8:9]
	v_readlane_b32 s0, v1, 14
	v_readlane_b32 s1, v1, 15
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a2
	scratch_store_dword off, v0, s33 offset:8
	s_or_saveexec_b64 s[8:9], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[8:9]
	v_readlane_b32 s0, v0, 6
	v_readlane_b32 s1, v0, 7
	scratch_load_dword v1, off, s33 offset:12
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s2
	scratch_store_dword off, v1, s33 offset:12
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 8
	s_nop 1
	v_writelane_b32 v0, s1, 9
	s_or_saveexec_b64 s[8:9], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[8:9]
	s_branch .LBB0_6
.LBB0_9:
	s_or_saveexec_b64 s[8:9], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[8:9]
	v_readlane_b32 s0, v0, 16
	v_readlane_b32 s1, v0, 17
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[8:9], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[8:9]
	scratch_load_dword v0, off, s33 offset:8
	s_xor_saveexec_b64 s[0:1], -1
	s_waitcnt vmcnt(0)
	scratch_load_dword v0, off, s33 offset:16
	s_nop 0
	scratch_load_dword v1, off, s33 offset:20
	s_mov_b64 exec, s[0:1]
	s_add_i32 s32, s32, 0xffffffe4
	s_mov_b32 s33, s10
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
	s_mov_b32 s32, 0x90
	v_writelane_b32 v1, s10, 0
	v_writelane_b32 v1, s9, 1
	v_writelane_b32 v1, s8, 2
	v_writelane_b32 v1, s6, 3
	s_nop 1
	v_writelane_b32 v1, s7, 4
	s_mov_b64 s[14:15], s[4:5]
	v_writelane_b32 v1, s14, 5
	s_nop 1
	v_writelane_b32 v1, s15, 6
	v_writelane_b32 v1, s2, 7
	s_nop 1
	v_writelane_b32 v1, s3, 8
	v_writelane_b32 v1, s0, 9
	s_nop 1
	v_writelane_b32 v1, s1, 10
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[18:19]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_accvgpr_write_b32 a4, v1
	s_load_dwordx2 s[10:11], s[14:15], 0x0
	s_load_dwordx2 s[6:7], s[14:15], 0x8
	s_load_dword s4, s[14:15], 0x10
	s_load_dword s1, s[14:15], 0x14
	s_load_dwordx2 s[2:3], s[14:15], 0x18
	s_load_dword s0, s[14:15], 0x20
	s_load_dword s13, s[14:15], 0x24
	s_load_dword s12, s[14:15], 0x28
	s_load_dword s9, s[14:15], 0x2c
	s_load_dword s5, s[14:15], 0x30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s13
	scratch_store_dword off, v2, s33
	v_mov_b32_e32 v2, s12
	scratch_store_dword off, v2, s33 offset:4
	v_mov_b32_e32 v2, s9
	scratch_store_dword off, v2, s33 offset:8
	v_mov_b32_e32 v2, s5
	scratch_store_dword off, v2, s33 offset:12
	v_mov_b64_e32 v[2:3], s[10:11]
	scratch_store_dwordx2 off, v[2:3], s33 offset:16
	v_mov_b64_e32 v[2:3], s[6:7]
	scratch_store_dwordx2 off, v[2:3], s33 offset:24
	v_mov_b32_e32 v2, s4
	scratch_store_dword off, v2, s33 offset:32
	v_mov_b32_e32 v2, s1
	scratch_store_dword off, v2, s33 offset:36
	v_mov_b64_e32 v[2:3], s[2:3]
	scratch_store_dwordx2 off, v[2:3], s33 offset:40
	v_mov_b32_e32 v2, s0
	scratch_store_dword off, v2, s33 offset:48
	s_mov_b32 s1, 0x3ff
	v_and_b32_e64 v1, v1, s1
	scratch_store_dword off, v1, s33 offset:52
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s0, 6
	v_mov_b32_e32 v1, s0
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, s8, v1, v2
	scratch_store_dword off, v1, s33 offset:56
	scratch_load_dword v1, off, s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s8, v1
	scratch_store_dword off, v1, s33 offset:60
	scratch_load_dwordx2 v[4:5], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v2
	v_mov_b32_e32 v3, v1
	s_mov_b32 s0, 2
	v_lshl_add_u64 v[2:3], v[2:3], s0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:64
	scratch_load_dword v1, off, s33 offset:32
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:68
	scratch_load_dword v1, off, s33 offset:36
	s_nop 0
	scratch_load_dword v2, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	scratch_store_dword off, v1, s33 offset:72
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	s_nop 0
	scratch_load_dword v1, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s1
	v_lshlrev_b32_e64 v4, s0, v1
	s_mov_b32 s1, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:76
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v1, v1
	scratch_store_short off, v1, s33 offset:80
	scratch_load_dword v1, off, s33 offset:52
	s_waitcnt vmcnt(0)
	scratch_store_byte off, v1, s33 offset:82
	scratch_load_dword v1, off, s33 offset:64
	s_waitcnt vmcnt(0)
	scratch_store_short off, v1, s33 offset:84
	scratch_load_dword v2, off, s33 offset:64
	s_nop 0
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s1, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s1
	v_lshlrev_b32_e64 v1, s0, v1
	ds_write_b32 v1, v2
	scratch_load_dword v1, off, s33 offset:48
	s_mov_b32 s0, 0.5
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 11
	s_nop 1
	v_writelane_b32 v0, s3, 12
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_3
	s_branch .LBB1_2
.LBB1_1:
	scratch_load_dword v2, off, s33 offset:64
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v3, off, s33 offset:56
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	s_branch .LBB1_157
.LBB1_2:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_mov_b32_e32 v1, 0
	scratch_store_dword off, v1, s33 offset:88
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 13
	s_nop 1
	v_writelane_b32 v0, s1, 14
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB1_4
.LBB1_3:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 11
	v_readlane_b32 s1, v0, 12
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 15
	s_nop 1
	v_writelane_b32 v0, s1, 16
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_157
	s_branch .LBB1_1
.LBB1_4:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 17
	v_readlane_b32 s1, v0, 18
	v_readlane_b32 s2, v0, 13
	v_readlane_b32 s3, v0, 14
	s_nop 0
	v_writelane_b32 v0, s2, 19
	s_nop 1
	v_writelane_b32 v0, s3, 20
	scratch_load_dword v1, off, s33 offset:88
	scratch_load_dword v2, off, s33 offset:32
	s_mov_b32 s2, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s2
	v_cmp_lt_i32_e64 s[2:3], v1, v2
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 21
	s_nop 1
	v_writelane_b32 v0, s1, 22
	v_writelane_b32 v0, s0, 23
	s_nop 1
	v_writelane_b32 v0, s1, 24
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 25
	s_nop 1
	v_writelane_b32 v0, s1, 26
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_31
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:60
	s_mov_b32 s0, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	scratch_load_dword v2, off, s33 offset:4
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	v_add_u32_e64 v1, v1, v2
	scratch_load_dword v2, off, s33 offset:72
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[0:1], v1, v2
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 27
	s_nop 1
	v_writelane_b32 v0, s3, 28
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_8
	s_branch .LBB1_7
.LBB1_6:
	s_branch .LBB1_32
.LBB1_7:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_mov_b32_e32 v1, 0
	scratch_store_dword off, v1, s33 offset:92
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 29
	s_nop 1
	v_writelane_b32 v0, s1, 30
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB1_9
.LBB1_8:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 27
	v_readlane_b32 s1, v0, 28
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 31
	s_nop 1
	v_writelane_b32 v0, s1, 32
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_32
	s_branch .LBB1_6
.LBB1_9:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 33
	v_readlane_b32 s1, v0, 34
	v_readlane_b32 s2, v0, 29
	v_readlane_b32 s3, v0, 30
	s_nop 0
	v_writelane_b32 v0, s2, 35
	s_nop 1
	v_writelane_b32 v0, s3, 36
	scratch_load_dword v1, off, s33 offset:92
	s_mov_b32 s2, 5
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[2:3], v1, s2
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 37
	s_nop 1
	v_writelane_b32 v0, s1, 38
	v_writelane_b32 v0, s0, 39
	s_nop 1
	v_writelane_b32 v0, s1, 40
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 41
	s_nop 1
	v_writelane_b32 v0, s1, 42
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_14
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s2, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s2
	s_mov_b32 s1, 2
	v_lshlrev_b32_e64 v4, s1, v1
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
	global_load_dword v1, v[4:5], off
	s_mov_b32 s3, 0xbfc00000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v1, s3
	s_mov_b32 s3, 0x7fffffff
	v_and_b32_e64 v1, s3, v1
	scratch_load_dword v4, off, s33 offset:72
	scratch_load_dword v5, off, s33 offset:92
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v4, v5 row_mirror row_mask:0xf bank_mask:0xf
	v_and_b32_e64 v4, v4, s2
	v_lshlrev_b32_e64 v4, s1, v4
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v5, v6
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_store_dword v[2:3], v1, off
	scratch_load_dword v1, off, s33 offset:4
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:64
	s_mov_b64 s[0:1], -1
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a5, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 43
	s_nop 1
	v_writelane_b32 v0, s3, 44
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_11
	s_branch .LBB1_13
.LBB1_11:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 43
	v_readlane_b32 s1, v0, 44
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a5
	v_accvgpr_write_b32 a6, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 45
	s_nop 1
	v_writelane_b32 v0, s1, 46
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_15
	scratch_load_dword v0, off, s33 offset:92
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a6, v0
	s_branch .LBB1_15
.LBB1_13:
	scratch_load_dword v0, off, s33 offset:92
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a5, v0
	s_branch .LBB1_11
.LBB1_14:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 41
	v_readlane_b32 s1, v0, 42
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v0, 35
	v_readlane_b32 s5, v0, 36
	v_readlane_b32 s2, v0, 39
	v_readlane_b32 s3, v0, 40
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v0, s2, 33
	s_nop 1
	v_writelane_b32 v0, s3, 34
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 29
	s_nop 1
	v_writelane_b32 v0, s3, 30
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 47
	s_nop 1
	v_writelane_b32 v0, s3, 48
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB1_9
	s_branch .LBB1_25
.LBB1_15:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 45
	v_readlane_b32 s1, v0, 46
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a6
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v1, s0, v1
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s1, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v3, v2, s1
	s_mov_b32 s1, 63
	v_and_b32_e64 v3, v3, s1
	v_lshlrev_b32_e64 v3, s0, v3
	ds_read_b32 v3, v3
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v2, v2, v3
	ds_bpermute_b32 v1, v1, v2
	s_mov_b32 s0, 31
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a7, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 49
	s_nop 1
	v_writelane_b32 v0, s3, 50
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_21
	s_branch .LBB1_17
.LBB1_16:
	s_mov_b32 s0, 30
	v_mov_b32_e32 v0, 30
	v_accvgpr_write_b32 a8, v0
	s_branch .LBB1_23
.LBB1_17:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	s_mov_b64 s[0:1], -1
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a9, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 51
	s_nop 1
	v_writelane_b32 v0, s3, 52
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_18
	s_branch .LBB1_20
.LBB1_18:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 51
	v_readlane_b32 s1, v0, 52
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a9
	v_accvgpr_write_b32 a10, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 53
	s_nop 1
	v_writelane_b32 v0, s1, 54
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_22
	scratch_load_dword v0, off, s33 offset:92
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a10, v0
	s_branch .LBB1_22
.LBB1_20:
	scratch_load_dword v0, off, s33 offset:92
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a9, v0
	s_branch .LBB1_18
.LBB1_21:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 49
	v_readlane_b32 s1, v0, 50
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a7
	v_accvgpr_write_b32 a8, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 55
	s_nop 1
	v_writelane_b32 v0, s1, 56
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_23
	s_branch .LBB1_16
.LBB1_22:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 53
	v_readlane_b32 s1, v1, 54
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a10
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v0, s0, v0
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s1, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v2, v1, s1
	s_mov_b32 s1, 63
	v_and_b32_e64 v2, v2, s1
	v_lshlrev_b32_e64 v2, s0, v2
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v1, v1, v2
	ds_bpermute_b32 v0, v0, v1
	s_waitcnt lgkmcnt(0)
	v_accvgpr_write_b32 a7, v0
	s_branch .LBB1_21
.LBB1_23:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 55
	v_readlane_b32 s1, v1, 56
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a8
	scratch_store_dword off, v0, s33 offset:64
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 37
	v_readlane_b32 s1, v0, 38
	scratch_load_dword v1, off, s33 offset:92
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s2
	scratch_store_dword off, v1, s33 offset:92
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 39
	s_nop 1
	v_writelane_b32 v0, s1, 40
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB1_14
.LBB1_25:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 47
	v_readlane_b32 s1, v0, 48
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v1, off, s33 offset:64
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v1
	s_mov_b32 s1, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	scratch_load_dword v1, off, s33 offset:88
	s_mov_b32 s1, 31
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v4, s1, v1
	s_mov_b32 s1, 30
	v_lshrrev_b32_e64 v4, s1, v4
	v_add_u32_e64 v1, v1, v4
	v_ashrrev_i32_e64 v1, s0, v1
	scratch_store_dword off, v1, s33 offset:96
	scratch_load_dword v1, off, s33 offset:96
	s_waitcnt vmcnt(0)
	global_atomic_add v1, v[2:3], v1, off sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:100
	scratch_load_ushort v1, off, s33 offset:84
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, v1, 1, v1
	v_accvgpr_write_b32 a11, v1
	scratch_load_dword v1, off, s33
	scratch_load_dword v2, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, v2
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a12, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 57
	s_nop 1
	v_writelane_b32 v0, s3, 58
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_27
	s_branch .LBB1_29
.LBB1_27:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 57
	v_readlane_b32 s1, v0, 58
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a12
	v_accvgpr_write_b32 a13, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 59
	s_nop 1
	v_writelane_b32 v0, s1, 60
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_30
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	v_accvgpr_write_b32 a13, v0
	s_branch .LBB1_30
.LBB1_29:
	scratch_load_dword v0, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a12, v0
	s_branch .LBB1_27
.LBB1_30:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v2, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v2, 59
	v_readlane_b32 s1, v2, 60
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a11
	v_accvgpr_read_b32 v1, a13
	v_add_u32_e64 v0, v0, v1
	scratch_store_short off, v0, s33 offset:84
	s_branch .LBB1_8
.LBB1_31:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 25
	v_readlane_b32 s1, v0, 26
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	v_readlane_b32 s2, v0, 23
	v_readlane_b32 s3, v0, 24
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v0, s2, 17
	s_nop 1
	v_writelane_b32 v0, s3, 18
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 13
	s_nop 1
	v_writelane_b32 v0, s3, 14
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 61
	s_nop 1
	v_writelane_b32 v0, s3, 62
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB1_4
	s_branch .LBB1_33
.LBB1_32:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s2, v0, 31
	v_readlane_b32 s3, v0, 32
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s0, v0, 21
	v_readlane_b32 s1, v0, 22
	scratch_load_dword v1, off, s33 offset:88
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s2
	scratch_store_dword off, v1, s33 offset:88
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 23
	s_nop 1
	v_writelane_b32 v0, s1, 24
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB1_31
.LBB1_33:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 61
	v_readlane_b32 s1, v0, 62
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	v_accvgpr_read_b32 v31, a4
	scratch_load_dwordx2 v[0:1], off, s33 offset:40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	s_mov_b32 s3, 3
	v_mad_u64_u32 v[4:5], s[8:9], v2, s3, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v6, s2
	v_mov_b32_e32 v3, v6
	s_mov_b32 s2, 32
	v_lshrrev_b64 v[0:1], s2, v[0:1]
	v_mad_u64_u32 v[0:1], s[8:9], v0, s3, v[2:3]
	v_mov_b32_e32 v2, s3
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[2:3], s2, v[0:1]
	v_mov_b32_e32 v1, v3
	s_mov_b32 s2, 0
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v5
	v_or_b32_e64 v0, v0, v1
	v_mov_b32_e32 v1, v4
	v_or_b32_e64 v8, v1, v2
	v_mov_b32_e32 v9, v0
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:64
	s_mov_b32 s3, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s3
	s_mov_b32 s3, 2
	v_lshlrev_b32_e64 v2, s3, v2
	v_mov_b32_e32 v4, s2
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v1, v[0:1], off
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	v_mov_b32_e32 v0, 6
	s_swappc_b64 s[30:31], s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	v_mov_b32_e32 v6, v0
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_ashrrev_i32_e64 v2, 31, v6
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v4, v7
	v_sub_co_u32_e64 v2, s[0:1], v2, v5
	s_nop 1
	v_subb_co_u32_e64 v4, s[0:1], v3, v4, s[0:1]
	v_mov_b32_e32 v3, v4
	scratch_store_dwordx2 off, v[2:3], s33 offset:40
	scratch_load_dword v2, off, s33 offset:52
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v2, s33 offset:104
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v1, s0, 63
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[18:19]
	v_writelane_b32 v0, s1, 0
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
.LBB1_35:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 1
	v_readlane_b32 s1, v0, 2
	v_readlane_b32 s2, v1, 63
	v_readlane_b32 s3, v0, 0
	s_nop 0
	v_writelane_b32 v0, s2, 3
	s_nop 1
	v_writelane_b32 v0, s3, 4
	scratch_load_dword v1, off, s33 offset:104
	s_mov_b32 s2, 64
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[2:3], v1, s2
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 5
	s_nop 1
	v_writelane_b32 v0, s1, 6
	v_writelane_b32 v0, s0, 7
	s_nop 1
	v_writelane_b32 v0, s1, 8
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 9
	s_nop 1
	v_writelane_b32 v0, s1, 10
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_37
	scratch_load_dword v0, off, s33 offset:52
	s_mov_b32 s1, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s1
	s_mov_b32 s0, 63
	v_and_b32_e64 v0, v0, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v0, s0, v0
	ds_read_b32 v0, v0
	s_mov_b32 s0, 7
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v0, v0, s0
	v_lshlrev_b32_e64 v0, v0, s1
	v_and_b32_e64 v0, v0, s0
	v_accvgpr_write_b32 a15, v0
	s_branch .LBB1_38
.LBB1_37:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 9
	v_readlane_b32 s1, v0, 10
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	v_readlane_b32 s2, v0, 7
	v_readlane_b32 s3, v0, 8
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v0, s2, 1
	s_nop 1
	v_writelane_b32 v0, s3, 2
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v1, s2, 63
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[18:19]
	v_writelane_b32 v0, s3, 0
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 11
	s_nop 1
	v_writelane_b32 v0, s3, 12
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB1_35
	s_branch .LBB1_59
.LBB1_38:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a15
	s_mov_b32 s0, 1
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 13
	s_nop 1
	v_writelane_b32 v0, s3, 14
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_42
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a15
	s_mov_b32 s0, 2
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 15
	s_nop 1
	v_writelane_b32 v0, s3, 16
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_47
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a15
	s_mov_b32 s0, 3
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 17
	s_nop 1
	v_writelane_b32 v0, s3, 18
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_49
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a15
	s_mov_b32 s0, 4
	v_cmp_ne_u32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 19
	s_nop 1
	v_writelane_b32 v0, s3, 20
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_51
	s_branch .LBB1_53
.LBB1_42:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 13
	v_readlane_b32 s1, v0, 14
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 21
	s_nop 1
	v_writelane_b32 v0, s1, 22
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_45
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a15
	s_mov_b32 s0, 1
	v_cmp_lt_i32_e64 s[2:3], v1, s0
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 23
	s_nop 1
	v_writelane_b32 v0, s1, 24
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_46
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	v_mov_b32_e32 v2, 0x3e800000
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off offset:80
	s_branch .LBB1_46
.LBB1_45:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 21
	v_readlane_b32 s1, v0, 22
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB1_57
.LBB1_46:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 23
	v_readlane_b32 s1, v0, 24
	s_or_b64 exec, exec, s[0:1]
	scratch_load_dwordx2 v[0:1], off, s33 offset:40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	s_mov_b32 s1, 3
	v_mad_u64_u32 v[4:5], s[2:3], v2, s1, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v3, v6
	s_mov_b32 s0, 32
	v_lshrrev_b64 v[0:1], s0, v[0:1]
	v_mad_u64_u32 v[0:1], s[2:3], v0, s1, v[2:3]
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[2:3], s0, v[0:1]
	v_mov_b32_e32 v1, v3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v5
	v_or_b32_e64 v0, v0, v1
	v_mov_b32_e32 v1, v4
	v_or_b32_e64 v6, v1, v2
	v_mov_b32_e32 v7, v0
	scratch_load_sbyte v0, off, s33 offset:82
	scratch_load_dword v1, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	v_mov_b32_e32 v2, s0
	v_mov_b32_e32 v1, v2
	v_bfe_i32 v4, v0, 0, 16
	v_ashrrev_i32_e32 v0, 31, v4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_sub_co_u32_e64 v0, s[0:1], v0, v3
	s_nop 1
	v_subb_co_u32_e64 v2, s[0:1], v1, v2, s[0:1]
	v_mov_b32_e32 v1, v2
	scratch_store_dwordx2 off, v[0:1], s33 offset:40
	s_branch .LBB1_45
.LBB1_47:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 15
	v_readlane_b32 s1, v0, 16
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 25
	s_nop 1
	v_writelane_b32 v0, s1, 26
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_56
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	v_accvgpr_read_b32 v31, a4
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v0, off, s33 offset:64
	scratch_load_dword v1, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, v1
	s_mov_b32 s8, 0x3ff
	v_and_b32_e64 v0, v0, s8
	s_mov_b32 s3, 2
	v_lshlrev_b32_e64 v0, s3, v0
	s_mov_b32 s2, 0
	v_mov_b32_e32 v4, s2
	v_mov_b32_e32 v1, v4
	v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
	v_accvgpr_write_b32 a16, v1
	v_accvgpr_write_b32 a17, v0
	scratch_load_dword v0, off, s33 offset:60
	scratch_load_dword v1, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s8
	v_lshlrev_b32_e64 v4, s3, v1
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v2, v0
	v_accvgpr_read_b32 v1, a16
	v_accvgpr_read_b32 v0, a17
	scratch_store_dword off, v2, s33 offset:108
	scratch_load_dword v2, off, s33 offset:108
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:112
	s_branch .LBB1_56
.LBB1_49:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 17
	v_readlane_b32 s1, v0, 18
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 27
	s_nop 1
	v_writelane_b32 v0, s1, 28
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_55
	scratch_load_ushort v0, off, s33 offset:84
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, v0, 1, v0
	scratch_load_dword v0, off, s33
	s_mov_b32 s0, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s0
	s_mov_b32 s0, 4
	v_add3_u32 v0, v0, v1, s0
	scratch_store_short off, v0, s33 offset:84
	s_branch .LBB1_55
.LBB1_51:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 19
	v_readlane_b32 s1, v0, 20
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 29
	s_nop 1
	v_writelane_b32 v0, s1, 30
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_54
	scratch_load_ushort v0, off, s33 offset:84
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v2, v0, 1, v0
	scratch_load_dword v0, off, s33 offset:104
	scratch_load_dwordx2 v[4:5], off, s33 offset:16
	scratch_load_dword v1, off, s33 offset:64
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v6, s0, v1
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v7, v1
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	global_load_dword v1, v[4:5], off
	s_mov_b32 s0, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	v_lshl_add_u32 v0, v0, v1, v2
	scratch_store_short off, v0, s33 offset:84
	s_branch .LBB1_54
.LBB1_53:
	scratch_load_dword v0, off, s33 offset:64
	s_mov_b32 s0, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s0
	scratch_store_dword off, v0, s33 offset:64
	s_branch .LBB1_51
.LBB1_54:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 29
	v_readlane_b32 s1, v0, 30
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB1_49
.LBB1_55:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 27
	v_readlane_b32 s1, v0, 28
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB1_47
.LBB1_56:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 25
	v_readlane_b32 s1, v0, 26
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB1_42
.LBB1_57:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	scratch_load_dword v1, off, s33 offset:104
	s_mov_b32 s2, 17
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s2
	scratch_store_dword off, v1, s33 offset:104
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 7
	s_nop 1
	v_writelane_b32 v0, s1, 8
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB1_37
.LBB1_59:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 11
	v_readlane_b32 s1, v0, 12
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:48
	s_mov_b32 s0, 0.5
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], 0
	v_writelane_b32 v0, s2, 31
	s_nop 1
	v_writelane_b32 v0, s3, 32
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 33
	s_nop 1
	v_writelane_b32 v0, s3, 34
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_113
	s_branch .LBB1_112
.LBB1_61:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s2, v0, 35
	v_readlane_b32 s3, v0, 36
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s0, v0, 37
	v_readlane_b32 s1, v0, 38
	s_and_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 31
	s_nop 1
	v_writelane_b32 v0, s1, 32
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB1_113
.LBB1_62:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:76
	s_mov_b32 s0, -1.0
	s_waitcnt vmcnt(0)
	v_cmp_nlt_f32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 39
	s_nop 1
	v_writelane_b32 v0, s3, 40
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_63
	s_branch .LBB1_65
.LBB1_63:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 39
	v_readlane_b32 s1, v0, 40
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_readlane_b32 s2, v0, 41
	s_nop 1
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a18, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 42
	s_nop 1
	v_writelane_b32 v0, s1, 43
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_67
	scratch_load_dword v0, off, s33 offset:48
	s_mov_b32 s0, 0x7fffffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a18, v0
	s_branch .LBB1_67
.LBB1_65:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	s_mov_b32 s0, 0x3fc00000
	v_writelane_b32 v0, s0, 41
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB1_63
.LBB1_66:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 44
	v_readlane_b32 s1, v0, 45
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s2, v0, 46
	v_readlane_b32 s3, v0, 47
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 48
	s_nop 1
	v_writelane_b32 v0, s1, 49
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_137
	s_branch .LBB1_136
.LBB1_67:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 42
	v_readlane_b32 s1, v0, 43
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a18
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	scratch_load_dword v4, off, s33 offset:64
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v4, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v4
	s_mov_b32 s0, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, v6
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_store_dword v[2:3], v1, off
	scratch_load_dword v1, off, s33 offset:32
	s_nop 0
	scratch_load_dword v2, off, s33 offset:36
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, v2
	s_mov_b32 s0, 1
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 0
	v_cmp_eq_u32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 50
	s_nop 1
	v_writelane_b32 v0, s3, 51
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_100
	s_branch .LBB1_99
.LBB1_68:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a19, v1
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a20, v3
	v_accvgpr_write_b32 a21, v2
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s0, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 1
	v_cmp_ne_u32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a22, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 52
	s_nop 1
	v_writelane_b32 v0, s3, 53
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_69
	s_branch .LBB1_71
.LBB1_69:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 52
	v_readlane_b32 s1, v0, 53
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a22
	v_accvgpr_write_b32 a23, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 54
	s_nop 1
	v_writelane_b32 v0, s1, 55
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_73
	scratch_load_dword v0, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a23, v0
	s_branch .LBB1_73
.LBB1_71:
	scratch_load_dword v0, off, s33 offset:56
	s_mov_b32 s0, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s0, v0
	v_accvgpr_write_b32 a22, v0
	s_branch .LBB1_69
.LBB1_72:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 56
	v_readlane_b32 s1, v0, 57
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB1_111
.LBB1_73:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v4, a3
	s_mov_b64 exec, s[18:19]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v5, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s2, v5, 54
	v_readlane_b32 s3, v5, 55
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s14, v4, 0
	v_readlane_b32 s13, v4, 1
	v_readlane_b32 s12, v4, 2
	v_readlane_b32 s10, v4, 3
	v_readlane_b32 s11, v4, 4
	v_readlane_b32 s6, v4, 7
	v_readlane_b32 s7, v4, 8
	v_readlane_b32 s4, v4, 9
	v_readlane_b32 s5, v4, 10
	v_readlane_b32 s0, v4, 5
	v_readlane_b32 s1, v4, 6
	v_accvgpr_read_b32 v31, a4
	v_accvgpr_read_b32 v2, a19
	v_accvgpr_read_b32 v1, a20
	v_accvgpr_read_b32 v0, a21
	v_accvgpr_read_b32 v3, a23
	s_mov_b32 s2, 0x3ff
	v_and_b32_e64 v3, v3, s2
	s_mov_b32 s2, 2
	v_lshlrev_b32_e64 v4, s2, v3
	s_mov_b32 s2, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	scratch_load_dword v1, off, s33 offset:60
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	v_mov_b32_e32 v0, 23
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	s_mov_b32 s0, -1
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a24, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 58
	s_nop 1
	v_writelane_b32 v0, s3, 59
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_74
	s_branch .LBB1_76
.LBB1_74:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 58
	v_readlane_b32 s1, v0, 59
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a24
	v_accvgpr_write_b32 a25, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 60
	s_nop 1
	v_writelane_b32 v0, s1, 61
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_77
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	v_accvgpr_read_b32 v31, a4
	scratch_load_dword v1, off, s33 offset:60
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	v_mov_b32_e32 v0, 23
	s_swappc_b64 s[30:31], s[0:1]
	s_mov_b32 s0, 0
	v_sub_u32_e64 v0, s0, v0
	v_accvgpr_write_b32 a25, v0
	s_branch .LBB1_77
.LBB1_76:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	v_accvgpr_read_b32 v31, a4
	scratch_load_dword v1, off, s33 offset:60
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	v_mov_b32_e32 v0, 23
	s_swappc_b64 s[30:31], s[0:1]
	v_accvgpr_write_b32 a24, v0
	s_branch .LBB1_74
.LBB1_77:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 60
	v_readlane_b32 s1, v0, 61
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a25
	v_accvgpr_write_b32 a26, v1
	scratch_load_dword v1, off, s33 offset:68
	scratch_load_dword v2, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[0:1], v1, v2
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a27, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 62
	s_nop 1
	v_writelane_b32 v0, s3, 63
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_78
	s_branch .LBB1_80
.LBB1_78:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v2, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v2, 62
	v_readlane_b32 s1, v2, 63
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a27
	v_accvgpr_write_b32 a29, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 0
	s_nop 1
	v_writelane_b32 v0, s1, 1
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_81
	scratch_load_dword v0, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a29, v0
	s_branch .LBB1_81
.LBB1_80:
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a27, v0
	s_branch .LBB1_78
.LBB1_81:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 0
	v_readlane_b32 s1, v0, 1
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a26
	v_accvgpr_read_b32 v2, a29
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	scratch_load_dword v3, off, s33 offset:12
	s_mov_b32 s0, -7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s0
	ds_bpermute_b32 v2, v2, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, v2
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 2
	s_nop 1
	v_writelane_b32 v0, s3, 3
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_92
	s_branch .LBB1_88
.LBB1_82:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	scratch_load_ushort v2, off, s33 offset:80
	scratch_load_dword v3, off, s33 offset:76
	v_mov_b32_e32 v1, s0
	s_waitcnt vmcnt(0)
	v_fma_mixlo_f16 v1, v2, v3, 0 op_sel_hi:[1,0,0]
	s_mov_b32 s0, 0x3800
	v_fma_f16 v1, v1, v2, s0
	scratch_store_short off, v1, s33 offset:80
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	s_nop 0
	scratch_load_dword v1, off, s33 offset:32
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v1
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	v_accvgpr_write_b32 a30, v3
	v_accvgpr_write_b32 a31, v2
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	s_mov_b32 s0, 17
	v_cmp_lt_i32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a32, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 4
	s_nop 1
	v_writelane_b32 v0, s3, 5
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_83
	s_branch .LBB1_85
.LBB1_83:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 4
	v_readlane_b32 s1, v0, 5
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a32
	v_accvgpr_write_b32 a33, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 6
	s_nop 1
	v_writelane_b32 v0, s1, 7
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_87
	s_mov_b32 s0, 16
	v_mov_b32_e32 v0, 16
	v_accvgpr_write_b32 a33, v0
	s_branch .LBB1_87
.LBB1_85:
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	v_accvgpr_write_b32 a32, v0
	s_branch .LBB1_83
.LBB1_86:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 8
	v_readlane_b32 s1, v0, 9
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB1_94
.LBB1_87:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v3, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v3, 6
	v_readlane_b32 s1, v3, 7
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a30
	v_accvgpr_read_b32 v0, a31
	v_accvgpr_read_b32 v2, a33
	scratch_store_dword off, v2, s33 offset:116
	scratch_load_dword v2, off, s33 offset:116
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:120
	s_branch .LBB1_86
.LBB1_88:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	scratch_load_dwordx2 v[6:7], off, s33 offset:40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v6
	s_mov_b32 s1, 3
	v_mad_u64_u32 v[4:5], s[2:3], v1, s1, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v3, v1
	s_mov_b32 s0, 32
	v_lshrrev_b64 v[6:7], s0, v[6:7]
	v_mov_b32_e32 v1, v6
	v_mad_u64_u32 v[2:3], s[2:3], v1, s1, v[2:3]
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], s0, v[2:3]
	v_mov_b32_e32 v6, v3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, v5
	v_or_b32_e64 v1, v1, v6
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v2, v4
	v_or_b32_e64 v2, v2, v3
	v_mov_b32_e32 v3, v1
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v4, v1
	v_ashrrev_i32_e64 v1, 31, v4
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	scratch_store_dwordx2 off, v[2:3], s33 offset:40
	scratch_load_dword v1, off, s33 offset:52
	s_nop 0
	scratch_load_dword v2, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, v2
	s_mov_b32 s0, 19
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a34, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 10
	s_nop 1
	v_writelane_b32 v0, s3, 11
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_89
	s_branch .LBB1_91
.LBB1_89:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 10
	v_readlane_b32 s1, v0, 11
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a34
	v_accvgpr_write_b32 a35, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 12
	s_nop 1
	v_writelane_b32 v0, s1, 13
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_93
	scratch_load_ushort v0, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	s_mov_b32 s0, 0
	v_max_f32_e64 v0, v0, s0
	s_mov_b32 s0, 1.0
	v_min_f32_e64 v0, v0, s0
	v_accvgpr_write_b32 a35, v0
	s_branch .LBB1_93
.LBB1_91:
	scratch_load_ushort v0, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	s_mov_b32 s0, 0
	v_max_f32_e64 v0, v0, s0
	s_mov_b32 s0, 1.0
	v_min_f32_e64 v0, v0, s0
	s_mov_b32 s0, 0x80000000
	v_xor_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a34, v0
	s_branch .LBB1_89
.LBB1_92:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 2
	v_readlane_b32 s1, v0, 3
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 8
	s_nop 1
	v_writelane_b32 v0, s1, 9
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_86
	s_branch .LBB1_82
.LBB1_93:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 12
	v_readlane_b32 s1, v1, 13
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a35
	scratch_store_dword off, v0, s33 offset:48
	scratch_load_dword v0, off, s33 offset:32
	s_mov_b32 s0, 22
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v0, s0
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v3, off, s33 offset:56
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	s_branch .LBB1_92
.LBB1_94:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a36, v1
	scratch_load_dword v1, off, s33 offset:32
	scratch_load_dword v2, off, s33 offset:36
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, v2
	s_mov_b32 s0, 1
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 0
	v_cmp_eq_u32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a37, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 14
	s_nop 1
	v_writelane_b32 v0, s3, 15
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_95
	s_branch .LBB1_97
.LBB1_95:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 14
	v_readlane_b32 s1, v0, 15
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a37
	v_accvgpr_write_b32 a38, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 16
	s_nop 1
	v_writelane_b32 v0, s1, 17
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_98
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	v_accvgpr_write_b32 a38, v0
	s_branch .LBB1_98
.LBB1_97:
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	s_mov_b32 s0, 0x80000000
	v_xor_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a37, v0
	s_branch .LBB1_95
.LBB1_98:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 16
	v_readlane_b32 s1, v0, 17
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a36
	v_accvgpr_read_b32 v2, a38
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_fmac_f32_e64 v0, v1, v2
	scratch_store_dword off, v0, s33 offset:48
	s_branch .LBB1_72
.LBB1_99:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	scratch_load_dwordx2 v[4:5], off, s33 offset:16
	scratch_load_dword v1, off, s33 offset:64
	s_mov_b32 s2, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s2
	s_mov_b32 s1, 2
	v_lshlrev_b32_e64 v2, s1, v1
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v3, v1
	v_lshl_add_u64 v[2:3], v[4:5], 0, v[2:3]
	scratch_load_dword v1, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s2
	v_lshlrev_b32_e64 v6, s1, v1
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v7, v1
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	global_load_dword v1, v[4:5], off
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v1, v1, 18
	scratch_store_dword off, v1, s33 offset:124
	scratch_load_dword v1, off, s33 offset:124
	s_waitcnt vmcnt(0)
	global_atomic_add v1, v[2:3], v1, off sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:128
	scratch_load_dword v1, off, s33 offset:72
	s_nop 0
	scratch_load_dword v2, off, s33 offset:64
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v1, v2
	scratch_load_ubyte v1, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v2
	scratch_store_byte off, v1, s33 offset:82
	scratch_load_dword v1, off, s33 offset:52
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:132
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 18
	s_nop 1
	v_writelane_b32 v0, s1, 19
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB1_101
.LBB1_100:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 50
	v_readlane_b32 s1, v0, 51
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 56
	s_nop 1
	v_writelane_b32 v0, s1, 57
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_72
	s_branch .LBB1_68
.LBB1_101:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 20
	v_readlane_b32 s1, v0, 21
	v_readlane_b32 s2, v0, 18
	v_readlane_b32 s3, v0, 19
	s_nop 0
	v_writelane_b32 v0, s2, 22
	s_nop 1
	v_writelane_b32 v0, s3, 23
	scratch_load_dword v1, off, s33 offset:132
	s_mov_b32 s2, 64
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[2:3], v1, s2
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 24
	s_nop 1
	v_writelane_b32 v0, s1, 25
	v_writelane_b32 v0, s0, 26
	s_nop 1
	v_writelane_b32 v0, s1, 27
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 28
	s_nop 1
	v_writelane_b32 v0, s1, 29
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_106
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s0, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s0
	s_mov_b32 s1, 63
	v_and_b32_e64 v1, v1, s1
	s_mov_b32 s1, 2
	v_lshlrev_b32_e64 v1, s1, v1
	ds_read_b32 v1, v1
	s_mov_b32 s1, 7
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v1, v1, s1
	v_lshlrev_b32_e64 v1, v1, s0
	scratch_load_dword v2, off, s33 offset:4
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v1, v2
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a39, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 30
	s_nop 1
	v_writelane_b32 v0, s3, 31
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_103
	s_branch .LBB1_105
.LBB1_103:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 30
	v_readlane_b32 s1, v0, 31
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a39
	v_accvgpr_write_b32 a40, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 32
	s_nop 1
	v_writelane_b32 v0, s1, 33
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_107
	scratch_load_sbyte v0, off, s33 offset:82
	scratch_load_dword v1, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	v_accvgpr_write_b32 a40, v0
	s_branch .LBB1_107
.LBB1_105:
	scratch_load_dword v1, off, s33 offset:132
	s_mov_b32 s0, 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s0, v1
	ds_bpermute_b32 v0, v0, v1
	s_waitcnt lgkmcnt(0)
	v_accvgpr_write_b32 a39, v0
	s_branch .LBB1_103
.LBB1_106:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 28
	v_readlane_b32 s1, v0, 29
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	v_readlane_b32 s2, v0, 26
	v_readlane_b32 s3, v0, 27
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v0, s2, 20
	s_nop 1
	v_writelane_b32 v0, s3, 21
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 18
	s_nop 1
	v_writelane_b32 v0, s3, 19
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 34
	s_nop 1
	v_writelane_b32 v0, s3, 35
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB1_101
	s_branch .LBB1_109
.LBB1_107:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 32
	v_readlane_b32 s1, v0, 33
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v2, a40
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v3, off, s33 offset:56
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v3
	s_mov_b32 s2, 0
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	scratch_load_dword v0, off, s33 offset:132
	s_nop 0
	scratch_load_dword v1, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v0, v1
	s_bcnt1_i32_b64 s0, s[0:1]
	s_mov_b32 s1, s2
	scratch_load_ubyte v0, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s0
	scratch_store_byte off, v0, s33 offset:82
	scratch_load_dword v0, off, s33 offset:48
	s_nop 0
	scratch_load_ushort v1, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v1, v1
	v_sub_f32_e64 v0, v0, v1
	s_mov_b32 s0, 0x7fffffff
	v_and_b32_e64 v0, s0, v0
	scratch_store_dword off, v0, s33 offset:76
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 24
	v_readlane_b32 s1, v0, 25
	scratch_load_dword v1, off, s33 offset:132
	s_mov_b32 s2, 17
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s2
	scratch_store_dword off, v1, s33 offset:132
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 26
	s_nop 1
	v_writelane_b32 v0, s1, 27
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB1_106
.LBB1_109:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 34
	v_readlane_b32 s1, v0, 35
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB1_100
.LBB1_111:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 36
	v_readlane_b32 s1, v1, 37
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	s_mov_b64 s[2:3], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 46
	s_nop 1
	v_writelane_b32 v0, s1, 47
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB1_66
.LBB1_112:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	scratch_load_dword v1, off, s33 offset:64
	scratch_load_dword v4, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, v4
	s_mov_b32 s0, 0x3ff
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v1
	s_mov_b32 s1, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	v_mov_b32_e32 v1, 0x3e800000
	global_store_dword v[2:3], v1, off
	scratch_load_dword v2, off, s33 offset:36
	s_nop 0
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s1, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s1
	v_lshlrev_b32_e64 v1, s0, v1
	ds_write_b32 v1, v2
	v_mov_b32_e32 v1, 0
	scratch_store_dword off, v1, s33 offset:136
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 38
	s_nop 1
	v_writelane_b32 v0, s1, 39
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB1_114
.LBB1_113:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a28
	s_mov_b64 exec, s[18:19]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 33
	v_readlane_b32 s1, v0, 34
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_readlane_b32 s2, v0, 31
	v_readlane_b32 s3, v0, 32
	s_nop 0
	v_writelane_b32 v1, s2, 36
	s_nop 1
	v_writelane_b32 v1, s3, 37
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v1
	s_mov_b64 exec, s[18:19]
	v_writelane_b32 v0, s2, 46
	s_nop 1
	v_writelane_b32 v0, s3, 47
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 44
	s_nop 1
	v_writelane_b32 v0, s1, 45
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_66
	s_branch .LBB1_62
.LBB1_114:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s2, v1, 40
	v_readlane_b32 s3, v1, 41
	v_readlane_b32 s8, v1, 42
	v_readlane_b32 s9, v1, 43
	v_readlane_b32 s6, v1, 44
	v_readlane_b32 s7, v1, 45
	v_readlane_b32 s4, v1, 46
	v_readlane_b32 s5, v1, 47
	v_readlane_b32 s0, v1, 48
	v_readlane_b32 s1, v1, 49
	v_readlane_b32 s10, v1, 38
	v_readlane_b32 s11, v1, 39
	s_nop 0
	v_writelane_b32 v1, s10, 50
	s_nop 1
	v_writelane_b32 v1, s11, 51
	v_writelane_b32 v1, s8, 52
	s_nop 1
	v_writelane_b32 v1, s9, 53
	v_writelane_b32 v1, s2, 54
	s_nop 1
	v_writelane_b32 v1, s3, 55
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v2, off, s33 offset:136
	s_mov_b32 s2, 5
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[2:3], v2, s2
	s_mov_b64 s[8:9], -1
	s_mov_b64 s[8:9], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v1, s0, 56
	s_nop 1
	v_writelane_b32 v1, s1, 57
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v1, s4, 58
	s_nop 1
	v_writelane_b32 v1, s5, 59
	s_or_b64 s[6:7], s[6:7], exec
	v_writelane_b32 v1, s6, 60
	s_nop 1
	v_writelane_b32 v1, s7, 61
	v_writelane_b32 v1, s6, 62
	s_nop 1
	v_writelane_b32 v1, s7, 63
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v1
	s_mov_b64 exec, s[18:19]
	v_writelane_b32 v0, s4, 0
	s_nop 1
	v_writelane_b32 v0, s5, 1
	v_writelane_b32 v0, s0, 2
	s_nop 1
	v_writelane_b32 v0, s1, 3
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 4
	s_nop 1
	v_writelane_b32 v0, s1, 5
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_118
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:48
	s_mov_b32 s0, 0.5
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e64 s[2:3], v1, s0
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[4:5], s[0:1]
	v_writelane_b32 v0, s4, 6
	s_nop 1
	v_writelane_b32 v0, s5, 7
	v_writelane_b32 v0, s0, 8
	s_nop 1
	v_writelane_b32 v0, s1, 9
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 10
	s_nop 1
	v_writelane_b32 v0, s1, 11
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_123
	s_branch .LBB1_119
.LBB1_116:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 12
	v_readlane_b32 s1, v0, 13
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_mov_b64 s[2:3], 0
	v_writelane_b32 v0, s2, 14
	s_nop 1
	v_writelane_b32 v0, s3, 15
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 16
	s_nop 1
	v_writelane_b32 v0, s1, 17
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_134
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 14
	s_nop 1
	v_writelane_b32 v0, s1, 15
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB1_134
.LBB1_118:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a28
	s_mov_b64 exec, s[18:19]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 4
	v_readlane_b32 s1, v0, 5
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s10, v1, 54
	v_readlane_b32 s11, v1, 55
	v_readlane_b32 s8, v1, 52
	v_readlane_b32 s9, v1, 53
	v_readlane_b32 s16, v1, 50
	v_readlane_b32 s17, v1, 51
	v_readlane_b32 s6, v1, 62
	v_readlane_b32 s7, v1, 63
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	v_readlane_b32 s2, v0, 2
	v_readlane_b32 s3, v0, 3
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[0:1], s[2:3]
	s_xor_b64 s[14:15], s[0:1], s[12:13]
	s_mov_b64 s[0:1], s[4:5]
	s_xor_b64 s[12:13], s[0:1], s[12:13]
	s_mov_b64 s[0:1], s[6:7]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[16:17]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	v_writelane_b32 v0, s8, 18
	s_nop 1
	v_writelane_b32 v0, s9, 19
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	v_writelane_b32 v0, s10, 20
	s_nop 1
	v_writelane_b32 v0, s11, 21
	v_writelane_b32 v1, s10, 40
	s_nop 1
	v_writelane_b32 v1, s11, 41
	v_writelane_b32 v1, s8, 42
	s_nop 1
	v_writelane_b32 v1, s9, 43
	v_writelane_b32 v1, s6, 44
	s_nop 1
	v_writelane_b32 v1, s7, 45
	v_writelane_b32 v1, s4, 46
	s_nop 1
	v_writelane_b32 v1, s5, 47
	v_writelane_b32 v1, s2, 48
	s_nop 1
	v_writelane_b32 v1, s3, 49
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v1, s2, 38
	s_nop 1
	v_writelane_b32 v1, s3, 39
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v1
	s_mov_b64 exec, s[18:19]
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 22
	s_nop 1
	v_writelane_b32 v0, s3, 23
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB1_114
	s_branch .LBB1_158
.LBB1_119:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:136
	s_mov_b32 s0, 13
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 24
	s_nop 1
	v_writelane_b32 v0, s3, 25
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_120
	s_branch .LBB1_122
.LBB1_120:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 24
	v_readlane_b32 s1, v0, 25
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_readlane_b32 s2, v0, 26
	s_nop 1
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a42, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 27
	s_nop 1
	v_writelane_b32 v0, s1, 28
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_124
	scratch_load_dword v0, off, s33 offset:136
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a42, v0
	s_branch .LBB1_124
.LBB1_122:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	s_mov_b32 s0, 14
	v_writelane_b32 v0, s0, 26
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB1_120
.LBB1_123:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a28
	s_mov_b64 exec, s[18:19]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s10, v0, 10
	v_readlane_b32 s11, v0, 11
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s4, v1, 60
	v_readlane_b32 s5, v1, 61
	v_readlane_b32 s2, v1, 58
	v_readlane_b32 s3, v1, 59
	v_readlane_b32 s0, v1, 56
	v_readlane_b32 s1, v1, 57
	v_readlane_b32 s6, v0, 6
	v_readlane_b32 s7, v0, 7
	v_readlane_b32 s8, v0, 8
	v_readlane_b32 s9, v0, 9
	s_mov_b64 s[10:11], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[0:1], s[0:1], s[8:9]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[4:5], s[4:5], s[6:7]
	v_writelane_b32 v1, s4, 62
	s_nop 1
	v_writelane_b32 v1, s5, 63
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v1
	s_mov_b64 exec, s[18:19]
	v_writelane_b32 v0, s2, 0
	s_nop 1
	v_writelane_b32 v0, s3, 1
	v_writelane_b32 v0, s0, 2
	s_nop 1
	v_writelane_b32 v0, s1, 3
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB1_118
.LBB1_124:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 27
	v_readlane_b32 s1, v0, 28
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a42
	scratch_load_dword v2, off, s33 offset:64
	scratch_load_dword v3, off, s33 offset:32
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v2, v2, v3
	v_mul_lo_u32 v1, v1, v2
	s_mov_b32 s0, -9
	s_mov_b32 s0, s0
	v_cmp_ne_u32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 29
	s_nop 1
	v_writelane_b32 v0, s3, 30
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_125
	s_branch .LBB1_127
.LBB1_125:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 29
	v_readlane_b32 s1, v0, 30
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 31
	s_nop 1
	v_writelane_b32 v0, s1, 32
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_128
	scratch_load_dword v1, off, s33 offset:48
	s_mov_b32 s1, 0x3fc00000
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v0, s[2:3], s1, s1, v1
	v_rcp_f32_e64 v2, v0
	s_mov_b32 s0, 1.0
	v_fma_f32 v3, -v0, v2, s0
	v_fmac_f32_e64 v2, v3, v2
	v_div_scale_f32 v4, vcc, v1, s1, v1
	v_mul_f32_e64 v3, v4, v2
	v_fma_f32 v5, -v0, v3, v4
	v_fmac_f32_e64 v3, v5, v2
	v_fma_f32 v0, -v0, v3, v4
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_fixup_f32 v0, v0, s1, v1
	s_mov_b32 s1, 0x3e800000
	v_add_f32_e64 v0, v0, s1
	scratch_store_dword off, v0, s33 offset:76
	scratch_load_dword v0, off, s33 offset:76
	s_nop 0
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_sub_f32_e64 v0, v0, v1
	s_mov_b32 s2, 0
	v_max_f32_e64 v0, |v0|, s2
	v_min_f32_e64 v0, v0, s0
	scratch_store_dword off, v0, s33 offset:48
	scratch_load_dword v0, off, s33 offset:48
	s_mov_b32 s2, 4.0
	v_mov_b32_e32 v1, s2
	s_waitcnt vmcnt(0)
	v_med3_f32 v1, s1, v0, v1
	scratch_load_dword v2, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v4, v2
	scratch_load_ushort v2, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v2, v2
	s_mov_b32 s1, 0x3fa00000
	v_add_f32_e64 v3, v2, s1
	v_div_scale_f32 v2, s[2:3], v3, v3, v4
	v_rcp_f32_e64 v5, v2
	s_nop 0
	v_fma_f32 v6, -v2, v5, s0
	v_fmac_f32_e64 v5, v6, v5
	v_div_scale_f32 v7, vcc, v4, v3, v4
	v_mul_f32_e64 v6, v7, v5
	v_fma_f32 v8, -v2, v6, v7
	v_fmac_f32_e64 v6, v8, v5
	v_fma_f32 v2, -v2, v6, v7
	v_div_fmas_f32 v2, v2, v5, v6
	v_div_fixup_f32 v2, v2, v3, v4
	v_fmac_f32_e64 v0, v1, v2
	scratch_store_dword off, v0, s33 offset:48
	s_branch .LBB1_128
.LBB1_127:
	scratch_load_ushort v0, off, s33 offset:84
	scratch_load_dword v1, off, s33 offset:60
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v1, v1
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v3, v1
	s_mov_b32 s0, 3
	v_mad_u64_u32 v[0:1], s[0:1], v0, s0, v[2:3]
	scratch_store_short off, v0, s33 offset:84
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	s_nop 0
	scratch_load_dword v2, off, s33 offset:64
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v0, v[0:1], off
	s_nop 0
	scratch_load_dword v1, off, s33 offset:136
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v0, v1
	scratch_load_ubyte v0, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	scratch_store_byte off, v0, s33 offset:82
	s_branch .LBB1_125
.LBB1_128:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 31
	v_readlane_b32 s1, v0, 32
	s_or_b64 exec, exec, s[0:1]
	scratch_load_dword v1, off, s33
	scratch_load_dword v2, off, s33 offset:4
	s_mov_b32 s0, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 0xfa
	v_add_u32_e64 v2, v2, s0
	v_cmp_ne_u32_e64 s[2:3], v1, v2
	s_mov_b64 s[0:1], -1
	v_writelane_b32 v0, s0, 33
	s_nop 1
	v_writelane_b32 v0, s1, 34
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 35
	s_nop 1
	v_writelane_b32 v0, s1, 36
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_132
	s_branch .LBB1_131
.LBB1_129:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s2, v1, 37
	v_readlane_b32 s3, v1, 38
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s0, v1, 39
	v_readlane_b32 s1, v1, 40
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	s_mov_b64 s[2:3], 0
	v_writelane_b32 v0, s2, 37
	s_nop 1
	v_writelane_b32 v0, s3, 38
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 35
	s_nop 1
	v_writelane_b32 v0, s3, 36
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_61
	s_branch .LBB1_135
.LBB1_130:
	scratch_load_dword v2, off, s33 offset:64
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v3, off, s33 offset:56
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	s_branch .LBB1_116
.LBB1_131:
	s_branch .LBB1_133
.LBB1_132:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 35
	v_readlane_b32 s1, v0, 36
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s2, v0, 33
	v_readlane_b32 s3, v0, 34
	s_mov_b64 s[0:1], 0
	s_xor_b64 s[0:1], exec, -1
	s_orn2_b64 s[2:3], s[2:3], exec
	v_writelane_b32 v0, s2, 6
	s_nop 1
	v_writelane_b32 v0, s3, 7
	v_writelane_b32 v0, s0, 8
	s_nop 1
	v_writelane_b32 v0, s1, 9
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB1_123
.LBB1_133:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:136
	s_mov_b32 s0, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s0
	scratch_store_dword off, v1, s33 offset:136
	s_mov_b64 s[0:1], 0
	s_xor_b64 s[0:1], exec, -1
	v_writelane_b32 v0, s0, 33
	s_nop 1
	v_writelane_b32 v0, s1, 34
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB1_132
.LBB1_134:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s2, v0, 16
	v_readlane_b32 s3, v0, 17
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s0, v0, 14
	v_readlane_b32 s1, v0, 15
	s_orn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 39
	s_nop 1
	v_writelane_b32 v0, s1, 40
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB1_129
.LBB1_135:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 37
	s_nop 1
	v_writelane_b32 v0, s1, 38
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB1_61
.LBB1_136:
	scratch_load_dword v0, off, s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v0
	s_mov_b32 s0, 7
	v_and_b32_e64 v0, v0, s0
	v_accvgpr_write_b32 a43, v0
	s_branch .LBB1_138
.LBB1_137:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 48
	v_readlane_b32 s1, v0, 49
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB1_3
.LBB1_138:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a43
	s_mov_b32 s0, 1
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 41
	s_nop 1
	v_writelane_b32 v0, s3, 42
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_142
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a43
	s_mov_b32 s0, 2
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 43
	s_nop 1
	v_writelane_b32 v0, s3, 44
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_147
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a43
	s_mov_b32 s0, 3
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 45
	s_nop 1
	v_writelane_b32 v0, s3, 46
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_151
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a43
	s_mov_b32 s0, 4
	v_cmp_eq_u32_e64 s[2:3], v1, s0
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 47
	s_nop 1
	v_writelane_b32 v0, s1, 48
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_152
	s_branch .LBB1_150
.LBB1_142:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 41
	v_readlane_b32 s1, v0, 42
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 49
	s_nop 1
	v_writelane_b32 v0, s1, 50
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_156
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a43
	s_mov_b32 s0, 0
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 51
	s_nop 1
	v_writelane_b32 v0, s3, 52
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_144
	s_branch .LBB1_146
.LBB1_144:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 51
	v_readlane_b32 s1, v0, 52
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 53
	s_nop 1
	v_writelane_b32 v0, s1, 54
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_155
	scratch_load_dword v0, off, s33 offset:8
	scratch_load_dword v1, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, v1
	s_mov_b32 s1, 4.0
	s_mov_b32 s0, 0x3e800000
	v_mov_b32_e32 v1, s1
	v_med3_f32 v0, v0, s0, v1
	scratch_store_dword off, v0, s33 offset:48
	s_branch .LBB1_155
.LBB1_146:
	scratch_load_dword v0, off, s33 offset:12
	s_mov_b32 s0, 27
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, v0, s0
	scratch_load_dword v0, off, s33 offset:52
	s_mov_b32 s0, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v0, s0, v0
	ds_write_b32 v0, v1
	s_branch .LBB1_144
.LBB1_147:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 43
	v_readlane_b32 s1, v0, 44
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 55
	s_nop 1
	v_writelane_b32 v0, s1, 56
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_154
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s1, 0
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v1, v[0:1], off
	s_nop 0
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	s_mov_b32 s0, 7
	v_and_b32_e64 v0, v0, s0
	s_mov_b32 s2, 1
	v_lshlrev_b32_e64 v0, v0, s2
	scratch_load_dword v2, off, s33 offset:68
	scratch_load_dword v3, off, s33 offset:40
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[2:3], v2, v3
	s_bcnt1_i32_b64 s2, s[2:3]
	s_mov_b32 s3, s1
	s_mov_b32 s1, s2
	v_mov_b32_e32 v2, s1
	s_nop 1
	v_mov_b32_dpp v0, v2 row_mirror row_mask:0xf bank_mask:0xf
	v_and_b32_e64 v0, v0, s0
	v_lshlrev_b32_e64 v0, v0, v1
	scratch_store_dword off, v0, s33 offset:68
	s_branch .LBB1_154
.LBB1_149:
	scratch_load_dword v0, off, s33 offset:40
	scratch_load_ubyte v1, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	s_mov_b32 s0, 3
	v_xor_b32_e64 v0, v0, s0
	scratch_store_byte off, v0, s33 offset:82
	s_branch .LBB1_153
.LBB1_150:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	v_accvgpr_read_b32 v31, a4
	scratch_load_ushort v0, off, s33 offset:84
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a44, v0
	scratch_load_dword v0, off, s33 offset:32
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v2, v0
	v_accvgpr_read_b32 v0, a44
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v3, v1
	s_mov_b32 s0, 3
	v_mad_u64_u32 v[0:1], s[0:1], v0, s0, v[2:3]
	scratch_store_short off, v0, s33 offset:84
	s_branch .LBB1_152
.LBB1_151:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 45
	v_readlane_b32 s1, v0, 46
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 57
	s_nop 1
	v_writelane_b32 v0, s1, 58
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_153
	s_branch .LBB1_149
.LBB1_152:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 47
	v_readlane_b32 s1, v0, 48
	s_or_b64 exec, exec, s[0:1]
	scratch_load_dword v0, off, s33 offset:64
	s_mov_b32 s0, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s0
	scratch_store_dword off, v0, s33 offset:64
	s_branch .LBB1_151
.LBB1_153:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 57
	v_readlane_b32 s1, v0, 58
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB1_147
.LBB1_154:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 55
	v_readlane_b32 s1, v0, 56
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB1_142
.LBB1_155:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 53
	v_readlane_b32 s1, v0, 54
	s_or_b64 exec, exec, s[0:1]
.LBB1_156:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 49
	v_readlane_b32 s1, v0, 50
	s_or_b64 exec, exec, s[0:1]
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	scratch_store_dword off, v0, s33 offset:48
	scratch_load_dword v0, off, s33 offset:64
	s_nop 0
	scratch_load_dword v1, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	scratch_load_dword v1, off, s33 offset:72
	scratch_load_dword v2, off, s33 offset:60
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v1, v2
	scratch_load_dword v1, off, s33 offset:40
	scratch_load_sbyte v2, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v1, v2
	scratch_load_ushort v1, off, s33 offset:84
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s0, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s1, 2
	v_lshlrev_b32_e64 v2, s1, v2
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v2, v0, v1, v2
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v3, off, s33 offset:56
	s_mov_b32 s2, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s2
	v_lshlrev_b32_e64 v4, s1, v3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, s0
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	scratch_load_dword v0, off, s33 offset:48
	s_nop 0
	scratch_load_dword v1, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, v1
	scratch_load_ushort v1, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v1, v1
	v_add_f32_e64 v2, v0, v1
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	scratch_load_dword v3, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s2
	v_lshlrev_b32_e64 v4, s1, v3
	v_mov_b32_e32 v3, s0
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	s_branch .LBB1_137
.LBB1_157:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v3, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v3, 15
	v_readlane_b32 s1, v3, 16
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a28
	s_mov_b64 exec, s[18:19]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v2, a14
	s_mov_b64 exec, s[18:19]
	s_endpgm
.LBB1_158:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 22
	v_readlane_b32 s1, v0, 23
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 20
	v_readlane_b32 s1, v0, 21
	s_mov_b64 s[2:3], -1
	v_writelane_b32 v0, s2, 39
	s_nop 1
	v_writelane_b32 v0, s3, 40
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 37
	s_nop 1
	v_writelane_b32 v0, s3, 38
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_129
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a41
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 18
	v_readlane_b32 s1, v0, 19
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 12
	s_nop 1
	v_writelane_b32 v0, s3, 13
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a41, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB1_116
	s_branch .LBB1_130
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k0
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 172
		.amdhsa_kernarg_size 112
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 77
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 32
		.amdhsa_reserve_vcc 1
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
	.size	k0, .Lfunc_end1-k0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k1
	.globl	k1
	.p2align	8
	.type	k1,@function
k1:
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x70
	v_writelane_b32 v1, s10, 0
	v_writelane_b32 v1, s9, 1
	v_writelane_b32 v1, s8, 2
	v_writelane_b32 v1, s6, 3
	s_nop 1
	v_writelane_b32 v1, s7, 4
	s_mov_b64 s[14:15], s[4:5]
	v_writelane_b32 v1, s14, 5
	s_nop 1
	v_writelane_b32 v1, s15, 6
	v_writelane_b32 v1, s2, 7
	s_nop 1
	v_writelane_b32 v1, s3, 8
	v_writelane_b32 v1, s0, 9
	s_nop 1
	v_writelane_b32 v1, s1, 10
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[18:19]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_accvgpr_write_b32 a4, v1
	s_load_dwordx2 s[10:11], s[14:15], 0x0
	s_load_dwordx2 s[6:7], s[14:15], 0x8
	s_load_dword s4, s[14:15], 0x10
	s_load_dword s1, s[14:15], 0x14
	s_load_dwordx2 s[2:3], s[14:15], 0x18
	s_load_dword s0, s[14:15], 0x20
	s_load_dword s13, s[14:15], 0x24
	s_load_dword s12, s[14:15], 0x28
	s_load_dword s9, s[14:15], 0x2c
	s_load_dword s5, s[14:15], 0x30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s13
	scratch_store_dword off, v2, s33
	v_mov_b32_e32 v2, s12
	scratch_store_dword off, v2, s33 offset:4
	v_mov_b32_e32 v2, s9
	scratch_store_dword off, v2, s33 offset:8
	v_mov_b32_e32 v2, s5
	scratch_store_dword off, v2, s33 offset:12
	v_mov_b64_e32 v[2:3], s[10:11]
	scratch_store_dwordx2 off, v[2:3], s33 offset:16
	v_mov_b64_e32 v[2:3], s[6:7]
	scratch_store_dwordx2 off, v[2:3], s33 offset:24
	v_mov_b32_e32 v2, s4
	scratch_store_dword off, v2, s33 offset:32
	v_mov_b32_e32 v2, s1
	scratch_store_dword off, v2, s33 offset:36
	v_mov_b64_e32 v[2:3], s[2:3]
	scratch_store_dwordx2 off, v[2:3], s33 offset:40
	v_mov_b32_e32 v2, s0
	scratch_store_dword off, v2, s33 offset:48
	s_mov_b32 s1, 0x3ff
	v_and_b32_e64 v1, v1, s1
	scratch_store_dword off, v1, s33 offset:52
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s0, 6
	v_mov_b32_e32 v1, s0
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, s8, v1, v2
	scratch_store_dword off, v1, s33 offset:56
	scratch_load_dword v1, off, s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s8, v1
	scratch_store_dword off, v1, s33 offset:60
	scratch_load_dwordx2 v[4:5], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v2
	v_mov_b32_e32 v3, v1
	s_mov_b32 s0, 2
	v_lshl_add_u64 v[2:3], v[2:3], s0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:64
	scratch_load_dword v1, off, s33 offset:32
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:68
	scratch_load_dword v1, off, s33 offset:36
	s_nop 0
	scratch_load_dword v2, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	scratch_store_dword off, v1, s33 offset:72
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	s_nop 0
	scratch_load_dword v1, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s1
	v_lshlrev_b32_e64 v4, s0, v1
	s_mov_b32 s1, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:76
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v1, v1
	scratch_store_short off, v1, s33 offset:80
	scratch_load_dword v1, off, s33 offset:52
	s_waitcnt vmcnt(0)
	scratch_store_byte off, v1, s33 offset:82
	scratch_load_dword v1, off, s33 offset:64
	s_waitcnt vmcnt(0)
	scratch_store_short off, v1, s33 offset:84
	scratch_load_dword v2, off, s33 offset:64
	s_nop 0
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s1, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s1
	v_lshlrev_b32_e64 v1, s0, v1
	ds_write_b32 v1, v2
	v_mov_b32_e32 v1, 1
	scratch_store_dword off, v1, s33 offset:88
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 11
	s_nop 1
	v_writelane_b32 v0, s1, 12
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
.LBB2_1:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 13
	v_readlane_b32 s1, v0, 14
	v_readlane_b32 s2, v0, 11
	v_readlane_b32 s3, v0, 12
	s_nop 0
	v_writelane_b32 v0, s2, 15
	s_nop 1
	v_writelane_b32 v0, s3, 16
	scratch_load_dword v1, off, s33 offset:88
	scratch_load_dword v2, off, s33 offset:36
	s_mov_b32 s2, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s2
	s_mov_b32 s2, 2
	v_lshlrev_b32_e64 v2, s2, v2
	v_cmp_le_u32_e64 s[2:3], v1, v2
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 17
	s_nop 1
	v_writelane_b32 v0, s1, 18
	v_writelane_b32 v0, s0, 19
	s_nop 1
	v_writelane_b32 v0, s1, 20
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 21
	s_nop 1
	v_writelane_b32 v0, s1, 22
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_6
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:88
	s_mov_b32 s0, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 1
	v_add_u32_e64 v1, v1, s0
	v_cvt_f32_i32_e64 v3, v1
	v_rcp_f32_e64 v1, v3
	s_mov_b32 s0, 0xc0a00000
	v_mul_f32_e64 v1, v1, s0
	v_trunc_f32_e64 v1, v1
	v_fma_f32 v2, -v1, v3, s0
	v_cmp_ge_f32_e64 s[0:1], |v2|, |v3|
	s_mov_b32 s2, -1
	s_mov_b32 s3, 0
	v_mov_b32_e32 v2, s3
	v_mov_b32_e32 v3, s2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_cvt_i32_f32_e64 v1, v1
	v_add_u32_e64 v1, v1, v2
	v_bfe_i32 v1, v1, 0, 6
	s_mov_b32 s0, 13
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a5, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 23
	s_nop 1
	v_writelane_b32 v0, s3, 24
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_3
	s_branch .LBB2_5
.LBB2_3:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 23
	v_readlane_b32 s1, v0, 24
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a5
	v_accvgpr_write_b32 a6, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 25
	s_nop 1
	v_writelane_b32 v0, s1, 26
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_7
	scratch_load_ushort v0, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	v_accvgpr_write_b32 a6, v0
	s_branch .LBB2_7
.LBB2_5:
	scratch_load_ushort v0, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	s_mov_b32 s0, 0x80000000
	v_xor_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a5, v0
	s_branch .LBB2_3
.LBB2_6:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 21
	v_readlane_b32 s1, v0, 22
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	v_readlane_b32 s2, v0, 19
	v_readlane_b32 s3, v0, 20
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v0, s2, 13
	s_nop 1
	v_writelane_b32 v0, s3, 14
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 11
	s_nop 1
	v_writelane_b32 v0, s3, 12
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 27
	s_nop 1
	v_writelane_b32 v0, s3, 28
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB2_1
	s_branch .LBB2_9
.LBB2_7:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 25
	v_readlane_b32 s1, v1, 26
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a6
	scratch_load_dword v1, off, s33 offset:48
	scratch_load_dword v2, off, s33 offset:8
	s_waitcnt vmcnt(0)
	v_sub_f32_e64 v1, v1, v2
	v_add_f32_e64 v0, v0, |v1|
	scratch_store_dword off, v0, s33 offset:48
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 17
	v_readlane_b32 s1, v0, 18
	scratch_load_dword v1, off, s33 offset:88
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s2, v1
	scratch_store_dword off, v1, s33 offset:88
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 19
	s_nop 1
	v_writelane_b32 v0, s1, 20
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB2_6
.LBB2_9:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 27
	v_readlane_b32 s1, v0, 28
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v1, off, s33 offset:64
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v1
	s_mov_b32 s1, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:64
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	v_mov_b32_e32 v1, 0x3fc00000
	s_waitcnt vmcnt(0)
	global_store_dword v[2:3], v1, off offset:72
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s1, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s1
	s_mov_b32 s1, 63
	v_and_b32_e64 v1, v1, s1
	v_lshlrev_b32_e64 v1, s0, v1
	ds_read_b32 v1, v1
	scratch_load_dword v2, off, s33
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_lo_u32 v1, v1, v2
	v_accvgpr_write_b32 a7, v1
	scratch_load_dword v1, off, s33 offset:48
	s_mov_b32 s0, 0.5
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a8, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 29
	s_nop 1
	v_writelane_b32 v0, s3, 30
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_11
	s_branch .LBB2_13
.LBB2_11:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 29
	v_readlane_b32 s1, v0, 30
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a8
	v_accvgpr_write_b32 a9, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 31
	s_nop 1
	v_writelane_b32 v0, s1, 32
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_14
	scratch_load_dword v0, off, s33 offset:52
	s_mov_b32 s0, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s0
	s_mov_b32 s0, 63
	v_and_b32_e64 v0, v0, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v0, s0, v0
	ds_read_b32 v0, v0
	s_mov_b32 s0, 9
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e64 v0, v0, s0
	v_accvgpr_write_b32 a9, v0
	s_branch .LBB2_14
.LBB2_13:
	scratch_load_dword v0, off, s33 offset:40
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a8, v0
	s_branch .LBB2_11
.LBB2_14:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 31
	v_readlane_b32 s1, v0, 32
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a7
	v_accvgpr_read_b32 v2, a9
	v_cmp_lt_i32_e64 s[0:1], v1, v2
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 33
	s_nop 1
	v_writelane_b32 v0, s3, 34
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_50
	s_branch .LBB2_49
.LBB2_15:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:64
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v1
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	scratch_load_dword v2, off, s33 offset:4
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v1, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_cmp_gt_i32_e64 s[0:1], s0, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 35
	s_nop 1
	v_writelane_b32 v0, s3, 36
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_16
	s_branch .LBB2_18
.LBB2_16:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 35
	v_readlane_b32 s1, v0, 36
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_readlane_b32 s2, v0, 37
	s_nop 1
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a10, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 38
	s_nop 1
	v_writelane_b32 v0, s1, 39
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_20
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	v_accvgpr_write_b32 a10, v0
	s_branch .LBB2_20
.LBB2_18:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	s_mov_b32 s0, 0
	v_writelane_b32 v0, s0, 37
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB2_16
.LBB2_19:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 40
	v_readlane_b32 s1, v0, 41
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB2_98
.LBB2_20:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 38
	v_readlane_b32 s1, v0, 39
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a10
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s0, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v2, v2, s0
	s_mov_b32 s0, 63
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e64 s[0:1], v1, v2
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 42
	s_nop 1
	v_writelane_b32 v0, s3, 43
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_21
	s_branch .LBB2_43
.LBB2_21:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 42
	v_readlane_b32 s1, v0, 43
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 44
	s_nop 1
	v_writelane_b32 v0, s1, 45
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_26
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s0, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s0
	s_mov_b32 s0, 63
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v1, s0, v1
	ds_read_b32 v1, v1
	scratch_load_dword v2, off, s33 offset:32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_u32_e64 v1, v1, v2
	s_mov_b32 s0, 28
	v_cmp_lt_i32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a11, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 46
	s_nop 1
	v_writelane_b32 v0, s3, 47
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_23
	s_branch .LBB2_25
.LBB2_23:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 46
	v_readlane_b32 s1, v0, 47
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a11
	v_accvgpr_write_b32 a12, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 48
	s_nop 1
	v_writelane_b32 v0, s1, 49
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_27
	scratch_load_dword v0, off, s33 offset:48
	scratch_load_dword v1, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_sub_f32_e64 v0, v0, v1
	s_mov_b32 s0, 0x7fffffff
	v_and_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a12, v0
	s_branch .LBB2_27
.LBB2_25:
	scratch_load_dword v0, off, s33 offset:48
	scratch_load_dword v1, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_sub_f32_e64 v0, v0, v1
	s_mov_b32 s0, 0x80000000
	v_or_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a11, v0
	s_branch .LBB2_23
.LBB2_26:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 44
	v_readlane_b32 s1, v0, 45
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB2_44
.LBB2_27:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 48
	v_readlane_b32 s1, v0, 49
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a12
	scratch_store_dword off, v1, s33 offset:48
	scratch_load_sbyte v1, off, s33 offset:82
	s_mov_b32 s0, 4
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a13, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 50
	s_nop 1
	v_writelane_b32 v0, s3, 51
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_28
	s_branch .LBB2_30
.LBB2_28:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 50
	v_readlane_b32 s1, v0, 51
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a13
	v_accvgpr_write_b32 a14, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 52
	s_nop 1
	v_writelane_b32 v0, s1, 53
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_31
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a14, v0
	s_branch .LBB2_31
.LBB2_30:
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v0, v[0:1], off
	s_mov_b32 s0, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s0, v0
	v_accvgpr_write_b32 a13, v0
	s_branch .LBB2_28
.LBB2_31:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 52
	v_readlane_b32 s1, v0, 53
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a14
	scratch_load_dword v2, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[0:1], v1, v2
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a15, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 54
	s_nop 1
	v_writelane_b32 v0, s3, 55
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_32
	s_branch .LBB2_39
.LBB2_32:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 54
	v_readlane_b32 s1, v0, 55
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a15
	v_accvgpr_write_b32 a16, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 56
	s_nop 1
	v_writelane_b32 v0, s1, 57
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_37
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:36
	s_mov_b32 s0, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a17, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 58
	s_nop 1
	v_writelane_b32 v0, s3, 59
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_34
	s_branch .LBB2_36
.LBB2_34:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 58
	v_readlane_b32 s1, v0, 59
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a17
	v_accvgpr_write_b32 a18, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 60
	s_nop 1
	v_writelane_b32 v0, s1, 61
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_38
	scratch_load_dword v0, off, s33 offset:36
	s_mov_b32 s0, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s0, v0
	v_accvgpr_write_b32 a18, v0
	s_branch .LBB2_38
.LBB2_36:
	scratch_load_dword v0, off, s33 offset:36
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a17, v0
	s_branch .LBB2_34
.LBB2_37:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 56
	v_readlane_b32 s1, v1, 57
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a16
	v_accvgpr_write_b32 a19, v0
	s_branch .LBB2_40
.LBB2_38:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 60
	v_readlane_b32 s1, v1, 61
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a18
	v_accvgpr_write_b32 a16, v0
	s_branch .LBB2_37
.LBB2_39:
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:64
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a15, v0
	s_branch .LBB2_32
.LBB2_40:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a19
	scratch_load_dword v2, off, s33 offset:32
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[2:3], v1, v2
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 62
	s_nop 1
	v_writelane_b32 v0, s1, 63
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_42
	v_mov_b32_e32 v0, -6
	scratch_store_dword off, v0, s33 offset:64
.LBB2_42:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 62
	v_readlane_b32 s1, v0, 63
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB2_26
.LBB2_43:
	scratch_load_dword v2, off, s33 offset:36
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v3, off, s33 offset:56
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v3
	s_mov_b32 s1, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	scratch_load_ushort v0, off, s33 offset:84
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s0, v0
	scratch_store_short off, v0, s33 offset:84
	v_mov_b32_e32 v0, 0x3fc00000
	scratch_store_dword off, v0, s33 offset:76
	s_branch .LBB2_21
.LBB2_44:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	scratch_load_ushort v1, off, s33 offset:80
	s_mov_b32 s0, 0x4000
	s_waitcnt vmcnt(0)
	v_cmp_nlt_f16_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a21, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 0
	s_nop 1
	v_writelane_b32 v0, s3, 1
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_45
	s_branch .LBB2_47
.LBB2_45:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 0
	v_readlane_b32 s1, v0, 1
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a21
	v_accvgpr_write_b32 a22, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 2
	s_nop 1
	v_writelane_b32 v0, s1, 3
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_48
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a22, v0
	s_branch .LBB2_48
.LBB2_47:
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v0, v[0:1], off
	s_mov_b32 s0, 0x80000000
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a21, v0
	s_branch .LBB2_45
.LBB2_48:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 2
	v_readlane_b32 s1, v1, 3
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a22
	v_cvt_f16_f32_e64 v0, v0
	scratch_load_ushort v1, off, s33 offset:80
	s_mov_b32 s0, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s0
	scratch_store_short off, v0, s33 offset:80
	s_branch .LBB2_19
.LBB2_49:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, s0
	scratch_store_byte off, v1, s33 offset:92
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 4
	s_nop 1
	v_writelane_b32 v0, s1, 5
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB2_51
.LBB2_50:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 33
	v_readlane_b32 s1, v0, 34
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 40
	s_nop 1
	v_writelane_b32 v0, s1, 41
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_19
	s_branch .LBB2_15
.LBB2_51:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 6
	v_readlane_b32 s1, v0, 7
	v_readlane_b32 s2, v0, 4
	v_readlane_b32 s3, v0, 5
	s_nop 0
	v_writelane_b32 v0, s2, 8
	s_nop 1
	v_writelane_b32 v0, s3, 9
	scratch_load_ubyte v1, off, s33 offset:92
	scratch_load_dword v2, off, s33 offset:32
	s_mov_b32 s2, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s2
	v_cmp_ne_u32_e64 s[2:3], v1, v2
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 10
	s_nop 1
	v_writelane_b32 v0, s1, 11
	v_writelane_b32 v0, s0, 12
	s_nop 1
	v_writelane_b32 v0, s1, 13
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 14
	s_nop 1
	v_writelane_b32 v0, s1, 15
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_53
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	scratch_store_dword off, v0, s33 offset:60
	scratch_load_ubyte v0, off, s33 offset:82
	s_mov_b32 s0, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s0
	v_accvgpr_write_b32 a23, v0
	s_branch .LBB2_54
.LBB2_53:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 14
	v_readlane_b32 s1, v0, 15
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	v_readlane_b32 s2, v0, 12
	v_readlane_b32 s3, v0, 13
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v0, s2, 6
	s_nop 1
	v_writelane_b32 v0, s3, 7
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 4
	s_nop 1
	v_writelane_b32 v0, s3, 5
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 16
	s_nop 1
	v_writelane_b32 v0, s3, 17
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB2_51
	s_branch .LBB2_92
.LBB2_54:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a23
	s_mov_b32 s0, 1
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 18
	s_nop 1
	v_writelane_b32 v0, s3, 19
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_58
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a23
	s_mov_b32 s0, 2
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 20
	s_nop 1
	v_writelane_b32 v0, s3, 21
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_68
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a23
	s_mov_b32 s0, 3
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 22
	s_nop 1
	v_writelane_b32 v0, s3, 23
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_77
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a23
	s_mov_b32 s0, 4
	v_cmp_eq_u32_e64 s[2:3], v1, s0
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 24
	s_nop 1
	v_writelane_b32 v0, s1, 25
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_78
	s_branch .LBB2_76
.LBB2_58:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 18
	v_readlane_b32 s1, v0, 19
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 26
	s_nop 1
	v_writelane_b32 v0, s1, 27
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_80
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a23
	s_mov_b32 s0, 0
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 28
	s_nop 1
	v_writelane_b32 v0, s3, 29
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_60
	s_branch .LBB2_67
.LBB2_60:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 28
	v_readlane_b32 s1, v0, 29
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 30
	s_nop 1
	v_writelane_b32 v0, s1, 31
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_65
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:68
	s_mov_b32 s0, 9
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a24, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 32
	s_nop 1
	v_writelane_b32 v0, s3, 33
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_62
	s_branch .LBB2_64
.LBB2_62:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 32
	v_readlane_b32 s1, v0, 33
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a24
	v_accvgpr_write_b32 a25, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 34
	s_nop 1
	v_writelane_b32 v0, s1, 35
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_66
	s_mov_b32 s0, 8
	v_mov_b32_e32 v0, 8
	v_accvgpr_write_b32 a25, v0
	s_branch .LBB2_66
.LBB2_64:
	scratch_load_dword v0, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a24, v0
	s_branch .LBB2_62
.LBB2_65:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 30
	v_readlane_b32 s1, v0, 31
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB2_80
.LBB2_66:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 34
	v_readlane_b32 s1, v1, 35
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a25
	v_cvt_f32_i32_e64 v0, v0
	scratch_load_dword v1, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v1, v1
	s_mov_b32 s1, 4.0
	s_mov_b32 s0, 0x3fc00000
	v_mov_b32_e32 v2, s1
	v_med3_f32 v1, v1, s0, v2
	v_mul_f32_e64 v0, v0, v1
	scratch_store_dword off, v0, s33 offset:48
	s_branch .LBB2_65
.LBB2_67:
	v_mov_b32_e32 v0, 0x3fc00000
	scratch_store_dword off, v0, s33 offset:76
	s_branch .LBB2_60
.LBB2_68:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 20
	v_readlane_b32 s1, v0, 21
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 36
	s_nop 1
	v_writelane_b32 v0, s1, 37
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_79
	scratch_load_ubyte v0, off, s33 offset:92
	s_mov_b32 s0, 22
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, v0, s0
	scratch_load_ubyte v0, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	scratch_store_byte off, v0, s33 offset:82
	s_branch .LBB2_79
.LBB2_70:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	scratch_load_ubyte v1, off, s33 offset:92
	scratch_load_ushort v2, off, s33 offset:84
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, v2
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a26, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 38
	s_nop 1
	v_writelane_b32 v0, s3, 39
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_71
	s_branch .LBB2_73
.LBB2_71:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 38
	v_readlane_b32 s1, v0, 39
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a26
	v_accvgpr_write_b32 a27, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 40
	s_nop 1
	v_writelane_b32 v0, s1, 41
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_75
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	v_accvgpr_write_b32 a27, v0
	s_branch .LBB2_75
.LBB2_73:
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	s_mov_b32 s0, 0
	v_sub_u32_e64 v0, s0, v0
	v_accvgpr_write_b32 a26, v0
	s_branch .LBB2_71
.LBB2_74:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 42
	v_readlane_b32 s1, v0, 43
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB2_68
.LBB2_75:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 40
	v_readlane_b32 s1, v1, 41
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a27
	v_cvt_f32_i32_e64 v0, v0
	scratch_store_dword off, v0, s33 offset:76
	s_branch .LBB2_74
.LBB2_76:
	scratch_load_dword v0, off, s33 offset:76
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:48
	s_branch .LBB2_78
.LBB2_77:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 22
	v_readlane_b32 s1, v0, 23
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 42
	s_nop 1
	v_writelane_b32 v0, s1, 43
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_74
	s_branch .LBB2_70
.LBB2_78:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 24
	v_readlane_b32 s1, v0, 25
	s_or_b64 exec, exec, s[0:1]
	scratch_load_dword v0, off, s33 offset:64
	s_mov_b32 s0, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s0
	scratch_store_dword off, v0, s33 offset:64
	s_branch .LBB2_77
.LBB2_79:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 36
	v_readlane_b32 s1, v0, 37
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB2_58
.LBB2_80:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 26
	v_readlane_b32 s1, v0, 27
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v1, 0
	scratch_store_dword off, v1, s33 offset:96
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 44
	s_nop 1
	v_writelane_b32 v0, s1, 45
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
.LBB2_81:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 46
	v_readlane_b32 s1, v0, 47
	v_readlane_b32 s2, v0, 44
	v_readlane_b32 s3, v0, 45
	s_nop 0
	v_writelane_b32 v0, s2, 48
	s_nop 1
	v_writelane_b32 v0, s3, 49
	scratch_load_dword v1, off, s33 offset:96
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s2, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s2
	v_cmp_lt_i32_e64 s[2:3], v1, v2
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 50
	s_nop 1
	v_writelane_b32 v0, s1, 51
	v_writelane_b32 v0, s0, 52
	s_nop 1
	v_writelane_b32 v0, s1, 53
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 54
	s_nop 1
	v_writelane_b32 v0, s1, 55
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_86
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v1, v1
	scratch_load_ushort v2, off, s33 offset:80
	s_mov_b32 s0, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v1, v1, v2, s0
	scratch_store_short off, v1, s33 offset:80
	scratch_load_ushort v1, off, s33 offset:84
	s_mov_b32 s0, 7
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a28, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 56
	s_nop 1
	v_writelane_b32 v0, s3, 57
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_83
	s_branch .LBB2_85
.LBB2_83:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 56
	v_readlane_b32 s1, v0, 57
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a28
	v_accvgpr_write_b32 a29, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 58
	s_nop 1
	v_writelane_b32 v0, s1, 59
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_87
	scratch_load_dword v0, off, s33 offset:48
	s_mov_b32 s0, 0x7fffffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a29, v0
	s_branch .LBB2_87
.LBB2_85:
	scratch_load_ushort v0, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	v_accvgpr_write_b32 a28, v0
	s_branch .LBB2_83
.LBB2_86:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 54
	v_readlane_b32 s1, v0, 55
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v0, 48
	v_readlane_b32 s5, v0, 49
	v_readlane_b32 s2, v0, 52
	v_readlane_b32 s3, v0, 53
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v0, s2, 46
	s_nop 1
	v_writelane_b32 v0, s3, 47
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 44
	s_nop 1
	v_writelane_b32 v0, s3, 45
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 60
	s_nop 1
	v_writelane_b32 v0, s3, 61
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB2_81
	s_branch .LBB2_89
.LBB2_87:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 58
	v_readlane_b32 s1, v1, 59
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a29
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_fmac_f32_e64 v1, v1, v1
	v_mul_f32_e64 v0, v0, v1
	scratch_store_dword off, v0, s33 offset:48
	scratch_load_dword v0, off, s33 offset:96
	s_mov_b32 s1, 1
	s_mov_b32 s0, -6
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	v_and_or_b32 v1, v0, s0, v1
	s_mov_b32 s2, 0
	v_cmp_eq_u32_e64 s[0:1], v1, s2
	v_sub_u32_e64 v2, s2, v1
	v_mov_b32_e32 v0, s2
	v_cndmask_b32_e64 v0, v0, v2, s[0:1]
	v_cmp_ge_u32_e64 s[0:1], v0, v1
	v_sub_u32_e64 v1, v0, v1
	s_nop 0
	v_cndmask_b32_e64 v0, v0, v1, s[0:1]
	s_mov_b32 s0, 26
	v_xor_b32_e64 v0, v0, s0
	scratch_store_dword off, v0, s33 offset:64
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 50
	v_readlane_b32 s1, v0, 51
	scratch_load_dword v1, off, s33 offset:96
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s2
	scratch_store_dword off, v1, s33 offset:96
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 52
	s_nop 1
	v_writelane_b32 v0, s1, 53
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB2_86
.LBB2_89:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 60
	v_readlane_b32 s1, v0, 61
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 10
	v_readlane_b32 s1, v0, 11
	scratch_load_ubyte v1, off, s33 offset:92
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_add_u16_e64 v1, v1, s2
	scratch_store_byte off, v1, s33 offset:92
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 12
	s_nop 1
	v_writelane_b32 v0, s1, 13
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB2_53
.LBB2_92:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 16
	v_readlane_b32 s1, v0, 17
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a30, v1
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a31, v3
	v_accvgpr_write_b32 a32, v2
	scratch_load_dword v1, off, s33 offset:40
	s_mov_b32 s0, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a33, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 62
	s_nop 1
	v_writelane_b32 v0, s3, 63
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_94
	s_branch .LBB2_96
.LBB2_94:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v2, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v2, 62
	v_readlane_b32 s1, v2, 63
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a34
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a33
	v_accvgpr_write_b32 a35, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 0
	s_nop 1
	v_writelane_b32 v0, s1, 1
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a34, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_97
	scratch_load_dword v0, off, s33 offset:40
	s_mov_b32 s0, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s0, v0
	v_accvgpr_write_b32 a35, v0
	s_branch .LBB2_97
.LBB2_96:
	scratch_load_dword v0, off, s33 offset:40
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a33, v0
	s_branch .LBB2_94
.LBB2_97:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v4, a34
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v4, 0
	v_readlane_b32 s1, v4, 1
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v2, a30
	v_accvgpr_read_b32 v1, a31
	v_accvgpr_read_b32 v0, a32
	v_accvgpr_read_b32 v3, a35
	s_mov_b32 s0, 0x3ff
	v_and_b32_e64 v3, v3, s0
	s_mov_b32 s1, 2
	v_lshlrev_b32_e64 v4, s1, v3
	s_mov_b32 s2, 0
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	s_nop 0
	scratch_load_dword v2, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	v_lshlrev_b32_e64 v2, s1, v2
	v_mov_b32_e32 v4, s2
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[2:3], v[0:1], 0, v[2:3]
	global_load_dword v3, v[2:3], off
	s_nop 0
	scratch_load_dword v2, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_fmac_f32_e64 v2, v3, v2
	scratch_load_ushort v3, off, s33 offset:84
	scratch_load_dword v4, off, s33 offset:40
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v3, v4
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s5, s2
	s_mov_b32 s0, s4
	s_lshl_b32 s0, s0, s1
	s_mov_b32 s1, s2
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[0:1]
	global_store_dword v[0:1], v2, off
	s_branch .LBB2_50
.LBB2_98:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a34
	s_mov_b64 exec, s[18:19]
	scratch_load_ushort v1, off, s33 offset:80
	s_mov_b32 s0, 0x4000
	s_waitcnt vmcnt(0)
	v_cmp_nlt_f16_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 2
	s_nop 1
	v_writelane_b32 v0, s3, 3
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a34, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB2_99
	s_branch .LBB2_101
.LBB2_99:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a34
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 2
	v_readlane_b32 s1, v0, 3
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_readlane_b32 s2, v0, 4
	s_nop 1
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a36, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 5
	s_nop 1
	v_writelane_b32 v0, s1, 6
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a34, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_102
	scratch_load_dword v0, off, s33 offset:60
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a36, v0
	s_branch .LBB2_102
.LBB2_101:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a34
	s_mov_b64 exec, s[18:19]
	s_mov_b32 s0, 17
	v_writelane_b32 v0, s0, 4
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a34, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB2_99
.LBB2_102:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v3, a34
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s2, v3, 5
	v_readlane_b32 s3, v3, 6
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	v_accvgpr_read_b32 v31, a4
	v_accvgpr_read_b32 v1, a36
	scratch_load_dword v0, off, s33 offset:52
	s_mov_b32 s3, 63
	v_writelane_b32 v3, s3, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s3
	s_mov_b32 s2, 2
	v_writelane_b32 v3, s2, 8
	v_lshlrev_b32_e64 v0, s2, v0
	ds_write_b32 v0, v1
	scratch_load_dword v1, off, s33 offset:4
	scratch_load_dword v0, off, s33 offset:52
	s_mov_b32 s8, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v2, v0, s8
	v_and_b32_e64 v2, v2, s3
	v_lshlrev_b32_e64 v2, s2, v2
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v1, v1, v2
	v_and_b32_e64 v0, v0, s3
	v_lshlrev_b32_e64 v0, s2, v0
	ds_write_b32 v0, v1
	scratch_load_ushort v0, off, s33 offset:84
	scratch_load_dword v1, off, s33 offset:64
	scratch_load_dword v2, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v4, v1, v2
	v_mov_b32_e32 v1, s9
	v_mov_b32_e32 v5, v1
	s_mov_b32 s15, 3
	v_mad_u64_u32 v[0:1], s[16:17], v0, s15, v[4:5]
	scratch_store_short off, v0, s33 offset:84
	scratch_load_dwordx2 v[0:1], off, s33 offset:40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	v_mad_u64_u32 v[6:7], s[16:17], v2, s15, 0
	v_mov_b32_e32 v4, v7
	v_mov_b32_e32 v8, s9
	v_mov_b32_e32 v5, v8
	s_mov_b32 s9, 32
	v_lshrrev_b64 v[0:1], s9, v[0:1]
	v_mad_u64_u32 v[0:1], s[16:17], v0, s15, v[4:5]
	v_mov_b32_e32 v4, s15
	v_mov_b32_e32 v1, v4
	v_lshlrev_b64 v[0:1], s9, v[0:1]
	v_mov_b32_e32 v5, v1
	s_mov_b32 s9, 0
	v_writelane_b32 v3, s9, 9
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a34, v3
	s_mov_b64 exec, s[18:19]
	v_mov_b32_e32 v4, s9
	v_mov_b32_e32 v7, v4
	v_mov_b32_e32 v4, v7
	v_or_b32_e64 v4, v4, v5
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v6
	v_or_b32_e64 v0, v0, v1
	v_mov_b32_e32 v1, v4
	v_lshlrev_b32_e64 v4, s8, v2
	v_ashrrev_i32_e64 v2, 31, v4
	v_mov_b32_e32 v5, v2
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	scratch_store_dwordx2 off, v[0:1], s33 offset:40
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v4, v0
	s_mov_b32 s9, -5
	v_add_u32_e64 v0, v4, s9
	v_bfe_i32 v0, v0, 0, 16
	scratch_load_dword v1, off, s33 offset:60
	scratch_load_dword v2, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v2, v2, s8
	v_and_b32_e64 v2, v2, s3
	v_lshlrev_b32_e64 v2, s2, v2
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v1, v1, v2
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v2, a3
	s_mov_b64 exec, s[18:19]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a20
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s2, v3, 7
	v_readlane_b32 s1, v3, 8
	v_readlane_b32 s0, v3, 9
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a34
	s_mov_b64 exec, s[18:19]
	s_mov_b32 s3, 7
	v_and_b32_e64 v3, v3, s3
	v_lshlrev_b32_e64 v3, v3, v4
	scratch_store_dword off, v3, s33 offset:72
	scratch_load_dword v3, off, s33 offset:64
	s_nop 0
	scratch_load_dword v4, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, v3, v4
	scratch_load_dword v4, off, s33 offset:72
	scratch_load_dword v5, off, s33 offset:60
	s_waitcnt vmcnt(0)
	v_add3_u32 v3, v3, v4, v5
	scratch_load_dword v4, off, s33 offset:40
	scratch_load_sbyte v5, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v3, v3, v4, v5
	scratch_load_ushort v4, off, s33 offset:84
	scratch_load_dword v5, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v5, v5, s2
	v_lshlrev_b32_e64 v5, s1, v5
	ds_read_b32 v5, v5
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v3, v3, v4, v5
	scratch_load_dwordx2 v[4:5], off, s33 offset:16
	scratch_load_dword v6, off, s33 offset:56
	s_mov_b32 s2, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v6, v6, s2
	v_lshlrev_b32_e64 v6, s1, v6
	v_mov_b32_e32 v8, s0
	v_mov_b32_e32 v7, v8
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	global_store_dword v[4:5], v3, off
	scratch_load_dword v3, off, s33 offset:48
	s_nop 0
	scratch_load_dword v4, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v3, v3, v4
	scratch_load_ushort v4, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v4, v4
	v_add_f32_e64 v3, v3, v4
	scratch_load_dwordx2 v[4:5], off, s33 offset:24
	scratch_load_dword v6, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v6, v6, s2
	v_lshlrev_b32_e64 v6, s1, v6
	v_mov_b32_e32 v8, s0
	v_mov_b32_e32 v7, v8
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	global_store_dword v[4:5], v3, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k1
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 140
		.amdhsa_kernarg_size 112
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 69
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 32
		.amdhsa_reserve_vcc 0
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
	.size	k1, .Lfunc_end2-k1
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k2
	.globl	k2
	.p2align	8
	.type	k2,@function
k2:
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x80
	s_mov_b32 s14, s10
	v_writelane_b32 v1, s14, 0
	s_mov_b32 s13, s9
	v_writelane_b32 v1, s13, 1
	s_mov_b32 s12, s8
	v_writelane_b32 v1, s12, 2
	s_mov_b64 s[10:11], s[6:7]
	v_writelane_b32 v1, s10, 3
	s_nop 1
	v_writelane_b32 v1, s11, 4
	v_writelane_b32 v1, s4, 5
	s_nop 1
	v_writelane_b32 v1, s5, 6
	s_mov_b64 s[6:7], s[2:3]
	v_writelane_b32 v1, s6, 7
	s_nop 1
	v_writelane_b32 v1, s7, 8
	s_mov_b64 s[4:5], s[0:1]
	v_readlane_b32 s0, v1, 5
	v_readlane_b32 s1, v1, 6
	v_writelane_b32 v1, s4, 9
	s_nop 1
	v_writelane_b32 v1, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v31, v0
	v_accvgpr_write_b32 a4, v31
	s_load_dwordx2 s[18:19], s[0:1], 0x0
	s_load_dwordx2 s[16:17], s[0:1], 0x8
	s_load_dword s15, s[0:1], 0x10
	s_load_dword s3, s[0:1], 0x14
	s_load_dwordx2 s[8:9], s[0:1], 0x18
	s_load_dword s2, s[0:1], 0x20
	s_load_dword s23, s[0:1], 0x24
	s_load_dword s22, s[0:1], 0x28
	s_load_dword s21, s[0:1], 0x2c
	s_load_dword s20, s[0:1], 0x30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s23
	scratch_store_dword off, v0, s33
	v_mov_b32_e32 v0, s22
	scratch_store_dword off, v0, s33 offset:4
	v_mov_b32_e32 v0, s21
	scratch_store_dword off, v0, s33 offset:8
	v_mov_b32_e32 v0, s20
	scratch_store_dword off, v0, s33 offset:12
	v_mov_b64_e32 v[0:1], s[18:19]
	scratch_store_dwordx2 off, v[0:1], s33 offset:16
	v_mov_b64_e32 v[0:1], s[16:17]
	scratch_store_dwordx2 off, v[0:1], s33 offset:24
	v_mov_b32_e32 v0, s15
	scratch_store_dword off, v0, s33 offset:32
	v_mov_b32_e32 v0, s3
	scratch_store_dword off, v0, s33 offset:36
	v_mov_b64_e32 v[0:1], s[8:9]
	scratch_store_dwordx2 off, v[0:1], s33 offset:40
	v_mov_b32_e32 v0, s2
	scratch_store_dword off, v0, s33 offset:48
	s_mov_b32 s3, 0x3ff
	v_and_b32_e64 v0, v31, s3
	scratch_store_dword off, v0, s33 offset:52
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s2, 6
	v_mov_b32_e32 v0, s2
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v0, s12, v0, v1
	scratch_store_dword off, v0, s33 offset:56
	scratch_load_dword v0, off, s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s12, v0
	scratch_store_dword off, v0, s33 offset:60
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	s_nop 0
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v4, 31, v0
	v_mov_b32_e32 v1, v4
	s_mov_b32 s2, 2
	v_lshl_add_u64 v[0:1], v[0:1], s2, v[2:3]
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:64
	scratch_load_dword v0, off, s33 offset:32
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:68
	scratch_load_dword v0, off, s33 offset:36
	s_nop 0
	scratch_load_dword v1, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	scratch_store_dword off, v0, s33 offset:72
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	s_nop 0
	scratch_load_dword v2, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s3
	v_lshlrev_b32_e64 v2, s2, v2
	s_mov_b32 s3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:76
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v0, v0
	scratch_store_short off, v0, s33 offset:80
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	scratch_store_byte off, v0, s33 offset:82
	scratch_load_dword v0, off, s33 offset:64
	s_waitcnt vmcnt(0)
	scratch_store_short off, v0, s33 offset:84
	scratch_load_dword v1, off, s33 offset:64
	s_nop 0
	scratch_load_dword v0, off, s33 offset:52
	s_mov_b32 s3, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s3
	v_lshlrev_b32_e64 v0, s2, v0
	ds_write_b32 v0, v1
	scratch_load_ushort v0, off, s33 offset:84
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a5, v0
	scratch_load_dword v0, off, s33 offset:32
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	v_mov_b32_e32 v1, -3
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	scratch_load_dword v2, off, s33 offset:64
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, v2
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a6, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 11
	s_nop 1
	v_writelane_b32 v0, s3, 12
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB3_1
	s_branch .LBB3_3
.LBB3_1:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 11
	v_readlane_b32 s1, v0, 12
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a6
	v_accvgpr_write_b32 a7, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 13
	s_nop 1
	v_writelane_b32 v0, s1, 14
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB3_4
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v0, v[0:1], off
	s_nop 0
	scratch_load_dword v1, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	v_accvgpr_write_b32 a7, v0
	s_branch .LBB3_4
.LBB3_3:
	v_mov_b32_e32 v0, 0
	v_accvgpr_write_b32 a6, v0
	s_branch .LBB3_1
.LBB3_4:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 13
	v_readlane_b32 s1, v0, 14
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a5
	v_accvgpr_read_b32 v2, a7
	v_cmp_ge_i32_e64 s[0:1], v1, v2
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a8, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 15
	s_nop 1
	v_writelane_b32 v0, s3, 16
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB3_10
	s_branch .LBB3_6
.LBB3_5:
	scratch_load_ushort v0, off, s33 offset:84
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a9, v0
	s_branch .LBB3_12
.LBB3_6:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	v_accvgpr_read_b32 v31, a4
	scratch_load_dword v0, off, s33 offset:32
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	v_mov_b32_e32 v1, -3
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	scratch_load_dword v2, off, s33 offset:64
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, v2
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a10, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 17
	s_nop 1
	v_writelane_b32 v0, s3, 18
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB3_7
	s_branch .LBB3_9
.LBB3_7:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 17
	v_readlane_b32 s1, v0, 18
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a10
	v_accvgpr_write_b32 a11, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 19
	s_nop 1
	v_writelane_b32 v0, s1, 20
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB3_11
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v0, v[0:1], off
	s_nop 0
	scratch_load_dword v1, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	v_accvgpr_write_b32 a11, v0
	s_branch .LBB3_11
.LBB3_9:
	v_mov_b32_e32 v0, 0
	v_accvgpr_write_b32 a10, v0
	s_branch .LBB3_7
.LBB3_10:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 15
	v_readlane_b32 s1, v0, 16
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a8
	v_accvgpr_write_b32 a9, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 21
	s_nop 1
	v_writelane_b32 v0, s1, 22
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB3_12
	s_branch .LBB3_5
.LBB3_11:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v1, 19
	v_readlane_b32 s1, v1, 20
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a11
	v_accvgpr_write_b32 a8, v0
	s_branch .LBB3_10
.LBB3_12:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 21
	v_readlane_b32 s1, v0, 22
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a9
	scratch_store_dword off, v1, s33 offset:64
	scratch_load_dword v3, off, s33 offset:68
	s_nop 0
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s0, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s2, 1
	v_add_u32_e64 v4, v1, s2
	s_mov_b32 s0, 31
	v_ashrrev_i32_e64 v2, s0, v3
	v_add_u32_e64 v3, v3, v2
	v_xor_b32_e64 v3, v3, v2
	v_not_b32_e32 v5, v1
	v_cvt_f32_u32_e32 v1, v4
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v5, v5, v1
	v_mul_hi_u32 v5, v1, v5
	v_add_u32_e64 v1, v1, v5
	v_mul_hi_u32 v1, v3, v1
	v_mul_lo_u32 v5, v1, v4
	v_sub_u32_e64 v3, v3, v5
	v_cmp_ge_u32_e64 s[4:5], v3, v4
	v_sub_u32_e64 v5, v3, v4
	s_nop 0
	v_cndmask_b32_e64 v3, v3, v5, s[4:5]
	v_cmp_ge_u32_e64 s[0:1], v3, v4
	v_add_u32_e64 v3, v1, s2
	v_cndmask_b32_e64 v1, v1, v3, s[4:5]
	v_add_u32_e64 v3, v1, s2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_xor_b32_e64 v1, v1, v2
	v_sub_u32_e64 v1, v1, v2
	scratch_load_dword v2, off, s33 offset:64
	scratch_load_sbyte v3, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v2, v3
	s_mov_b32 s2, 27
	s_mov_b32 s3, 0xffffffe5
	v_mov_b32_e32 v2, s3
	v_mov_b32_e32 v3, s2
	v_cndmask_b32_e64 v2, v2, v3, s[0:1]
	v_cmp_lt_i32_e64 s[0:1], v1, v2
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 23
	s_nop 1
	v_writelane_b32 v0, s3, 24
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB3_15
	s_branch .LBB3_14
.LBB3_13:
	scratch_load_dword v2, off, s33 offset:64
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v3, off, s33 offset:56
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	s_branch .LBB3_56
.LBB3_14:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v1, 0
	scratch_store_dword off, v1, s33 offset:88
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 25
	s_nop 1
	v_writelane_b32 v0, s1, 26
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB3_16
.LBB3_15:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 23
	v_readlane_b32 s1, v0, 24
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 27
	s_nop 1
	v_writelane_b32 v0, s1, 28
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB3_56
	s_branch .LBB3_13
.LBB3_16:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 29
	v_readlane_b32 s1, v0, 30
	v_readlane_b32 s2, v0, 25
	v_readlane_b32 s3, v0, 26
	s_nop 0
	v_writelane_b32 v0, s2, 31
	s_nop 1
	v_writelane_b32 v0, s3, 32
	scratch_load_dword v1, off, s33 offset:88
	scratch_load_dword v2, off, s33 offset:32
	s_mov_b32 s2, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s2
	v_cmp_lt_i32_e64 s[2:3], v1, v2
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 33
	s_nop 1
	v_writelane_b32 v0, s1, 34
	v_writelane_b32 v0, s0, 35
	s_nop 1
	v_writelane_b32 v0, s1, 36
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 37
	s_nop 1
	v_writelane_b32 v0, s1, 38
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB3_18
	scratch_load_ushort v0, off, s33 offset:80
	s_mov_b32 s1, 0x3800
	s_mov_b32 s0, 0x3e00
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, s0, v1
	scratch_store_short off, v0, s33 offset:80
	s_branch .LBB3_19
.LBB3_18:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 37
	v_readlane_b32 s1, v0, 38
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	v_readlane_b32 s2, v0, 35
	v_readlane_b32 s3, v0, 36
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v0, s2, 29
	s_nop 1
	v_writelane_b32 v0, s3, 30
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 25
	s_nop 1
	v_writelane_b32 v0, s3, 26
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 39
	s_nop 1
	v_writelane_b32 v0, s3, 40
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB3_16
	s_branch .LBB3_20
.LBB3_19:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 33
	v_readlane_b32 s1, v0, 34
	scratch_load_dword v1, off, s33 offset:88
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s2
	scratch_store_dword off, v1, s33 offset:88
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 35
	s_nop 1
	v_writelane_b32 v0, s1, 36
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB3_18
.LBB3_20:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 39
	v_readlane_b32 s1, v0, 40
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v1, 0
	scratch_store_dword off, v1, s33 offset:92
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 41
	s_nop 1
	v_writelane_b32 v0, s1, 42
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
.LBB3_22:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 43
	v_readlane_b32 s1, v0, 44
	v_readlane_b32 s2, v0, 41
	v_readlane_b32 s3, v0, 42
	s_nop 0
	v_writelane_b32 v0, s2, 45
	s_nop 1
	v_writelane_b32 v0, s3, 46
	scratch_load_dword v1, off, s33 offset:92
	scratch_load_dword v2, off, s33 offset:36
	s_mov_b32 s2, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s2
	v_cmp_lt_i32_e64 s[2:3], v1, v2
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 47
	s_nop 1
	v_writelane_b32 v0, s1, 48
	v_writelane_b32 v0, s0, 49
	s_nop 1
	v_writelane_b32 v0, s1, 50
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 51
	s_nop 1
	v_writelane_b32 v0, s1, 52
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB3_24
	scratch_load_dword v0, off, s33 offset:92
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:72
	s_branch .LBB3_25
.LBB3_24:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 51
	v_readlane_b32 s1, v0, 52
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v0, 45
	v_readlane_b32 s5, v0, 46
	v_readlane_b32 s2, v0, 49
	v_readlane_b32 s3, v0, 50
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v0, s2, 43
	s_nop 1
	v_writelane_b32 v0, s3, 44
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 41
	s_nop 1
	v_writelane_b32 v0, s3, 42
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 53
	s_nop 1
	v_writelane_b32 v0, s3, 54
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB3_22
	s_branch .LBB3_26
.LBB3_25:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 47
	v_readlane_b32 s1, v0, 48
	scratch_load_dword v1, off, s33 offset:92
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s2
	scratch_store_dword off, v1, s33 offset:92
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 49
	s_nop 1
	v_writelane_b32 v0, s1, 50
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB3_24
.LBB3_26:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 53
	v_readlane_b32 s1, v0, 54
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	scratch_load_dword v1, off, s33 offset:32
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, v1, 3, v1
	scratch_store_dword off, v1, s33 offset:96
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 55
	s_nop 1
	v_writelane_b32 v0, s1, 56
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
.LBB3_28:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v1, 57
	v_readlane_b32 s1, v1, 58
	v_readlane_b32 s2, v1, 55
	v_readlane_b32 s3, v1, 56
	s_nop 0
	v_writelane_b32 v1, s2, 59
	s_nop 1
	v_writelane_b32 v1, s3, 60
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	scratch_load_dword v2, off, s33 offset:96
	s_mov_b32 s2, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[2:3], v2, s2
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v1, s0, 61
	s_nop 1
	v_writelane_b32 v1, s1, 62
	v_writelane_b32 v1, s0, 63
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[24:25]
	v_writelane_b32 v0, s1, 0
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 1
	s_nop 1
	v_writelane_b32 v0, s1, 2
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB3_33
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	scratch_load_ushort v1, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v1, v1
	v_accvgpr_write_b32 a13, v1
	scratch_load_dword v1, off, s33 offset:60
	s_mov_b32 s0, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a14, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 3
	s_nop 1
	v_writelane_b32 v0, s3, 4
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB3_30
	s_branch .LBB3_32
.LBB3_30:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 3
	v_readlane_b32 s1, v0, 4
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a14
	v_accvgpr_write_b32 a15, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 5
	s_nop 1
	v_writelane_b32 v0, s1, 6
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB3_34
	scratch_load_dword v0, off, s33 offset:60
	s_mov_b32 s0, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s0, v0
	v_accvgpr_write_b32 a15, v0
	s_branch .LBB3_34
.LBB3_32:
	scratch_load_dword v0, off, s33 offset:60
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a14, v0
	s_branch .LBB3_30
.LBB3_33:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 1
	v_readlane_b32 s1, v0, 2
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v1, 59
	v_readlane_b32 s5, v1, 60
	v_readlane_b32 s2, v1, 63
	v_readlane_b32 s3, v0, 0
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v1, s2, 57
	s_nop 1
	v_writelane_b32 v1, s3, 58
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v1, s2, 55
	s_nop 1
	v_writelane_b32 v1, s3, 56
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 7
	s_nop 1
	v_writelane_b32 v0, s3, 8
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB3_28
	s_branch .LBB3_43
.LBB3_34:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a13
	v_accvgpr_read_b32 v2, a15
	v_cvt_f32_i32_e64 v2, v2
	s_mov_b32 s0, 4.0
	v_med3_f32 v1, v1, v2, s0
	scratch_store_dword off, v1, s33 offset:48
	scratch_load_sbyte v1, off, s33 offset:82
	s_mov_b32 s0, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[2:3], v1, s0
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 9
	s_nop 1
	v_writelane_b32 v0, s1, 10
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB3_39
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v3, a12
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v31, a4
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_mul_f32_e64 v2, v0, v0
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	scratch_load_dword v4, off, s33 offset:64
	s_mov_b32 s2, 29
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v4, v4, s2
	s_mov_b32 s2, 0x3ff
	v_writelane_b32 v3, s2, 11
	v_and_b32_e64 v4, v4, s2
	s_mov_b32 s2, 2
	v_writelane_b32 v3, s2, 12
	v_lshlrev_b32_e64 v4, s2, v4
	s_mov_b32 s3, 0
	v_writelane_b32 v3, s3, 13
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a12, v3
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v3, s3
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	scratch_load_dword v0, off, s33 offset:96
	s_nop 0
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s3, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s3
	s_mov_b32 s3, 63
	v_and_b32_e64 v1, v1, s3
	v_lshlrev_b32_e64 v1, s2, v1
	ds_read_b32 v1, v1
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[0:1]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a12
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s2, v1, 11
	v_readlane_b32 s1, v1, 12
	v_readlane_b32 s0, v1, 13
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v4, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v4, s2
	v_lshlrev_b32_e64 v4, s1, v4
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v5, v6
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, v2
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 14
	s_nop 1
	v_writelane_b32 v0, s3, 15
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB3_36
	s_branch .LBB3_38
.LBB3_36:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 14
	v_readlane_b32 s1, v0, 15
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_readlane_b32 s2, v0, 16
	s_nop 1
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a16, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 17
	s_nop 1
	v_writelane_b32 v0, s1, 18
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB3_40
	scratch_load_dword v0, off, s33 offset:64
	s_mov_b32 s0, 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s0, v0
	v_mov_b32_e32 v1, 0
	ds_bpermute_b32 v0, v0, v1
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	s_mov_b32 s0, 0x7fffffff
	v_and_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a16, v0
	s_branch .LBB3_40
.LBB3_38:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s0, 0x3fe00000
	v_writelane_b32 v0, s0, 16
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB3_36
.LBB3_39:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 9
	v_readlane_b32 s1, v0, 10
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB3_41
.LBB3_40:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a12
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v1, 17
	v_readlane_b32 s1, v1, 18
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a16
	scratch_store_dword off, v0, s33 offset:48
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	s_nop 0
	scratch_load_dword v2, off, s33 offset:64
	scratch_load_dword v3, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v2, v3
	s_bcnt1_i32_b64 s0, s[0:1]
	s_mov_b32 s2, 0
	s_mov_b32 s1, s2
	s_mov_b32 s1, 2
	s_lshl_b32 s0, s0, s1
	s_mov_b32 s1, s2
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[0:1]
	scratch_load_dword v2, off, s33 offset:40
	s_mov_b32 s0, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	v_lshlrev_b32_e64 v2, v2, v3
	scratch_store_dword off, v2, s33 offset:100
	scratch_load_dword v2, off, s33 offset:100
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:104
	s_branch .LBB3_39
.LBB3_41:
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:96
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v2, s33 offset:108
	scratch_load_dword v2, off, s33 offset:108
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off offset:80 sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:112
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v1, 61
	v_readlane_b32 s1, v1, 62
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	scratch_load_dword v2, off, s33 offset:96
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e64 v2, s2, v2
	scratch_store_dword off, v2, s33 offset:96
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v1, s0, 63
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[24:25]
	v_writelane_b32 v0, s1, 0
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB3_33
.LBB3_43:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 7
	v_readlane_b32 s1, v0, 8
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	scratch_load_dword v1, off, s33 offset:68
	s_mov_b32 s0, 5
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, s0, v1
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v4, off, s33 offset:64
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v4, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v4
	s_mov_b32 s0, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, v6
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	s_nop 1
	v_cmp_le_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 19
	s_nop 1
	v_writelane_b32 v0, s3, 20
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB3_45
	s_branch .LBB3_47
.LBB3_45:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 19
	v_readlane_b32 s1, v0, 20
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_readlane_b32 s2, v0, 21
	s_nop 1
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a17, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 22
	s_nop 1
	v_writelane_b32 v0, s1, 23
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB3_48
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	s_mov_b32 s0, 0x7fffffff
	v_and_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a17, v0
	s_branch .LBB3_48
.LBB3_47:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s0, 0x3e800000
	v_writelane_b32 v0, s0, 21
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB3_45
.LBB3_48:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 22
	v_readlane_b32 s1, v0, 23
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a17
	v_cvt_f16_f32_e64 v1, v1
	scratch_load_ushort v2, off, s33 offset:80
	s_mov_b32 s1, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v1, v1, v2, s1
	scratch_store_short off, v1, s33 offset:80
	scratch_load_ushort v1, off, s33 offset:80
	s_mov_b32 s0, 0x3e00
	v_mov_b32_e32 v2, s1
	s_waitcnt vmcnt(0)
	v_fma_f16 v1, v1, s0, v2
	scratch_store_short off, v1, s33 offset:80
	scratch_load_dword v1, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[2:3], v1, 1
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 24
	s_nop 1
	v_writelane_b32 v0, s1, 25
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB3_53
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a18, v3
	v_accvgpr_write_b32 a19, v2
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	s_mov_b32 s0, -2
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 26
	s_nop 1
	v_writelane_b32 v0, s3, 27
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB3_50
	s_branch .LBB3_52
.LBB3_50:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 26
	v_readlane_b32 s1, v0, 27
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_readlane_b32 s2, v0, 28
	s_nop 1
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a20, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 29
	s_nop 1
	v_writelane_b32 v0, s1, 30
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB3_54
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	v_accvgpr_write_b32 a20, v0
	s_branch .LBB3_54
.LBB3_52:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s0, -1
	v_writelane_b32 v0, s0, 28
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB3_50
.LBB3_53:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v0, 24
	v_readlane_b32 s1, v0, 25
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB3_55
.LBB3_54:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v3, a12
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v3, 29
	v_readlane_b32 s1, v3, 30
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a18
	v_accvgpr_read_b32 v0, a19
	v_accvgpr_read_b32 v2, a20
	s_mov_b32 s0, 0x3ff
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	v_mov_b32_e32 v2, 0
	scratch_store_dword off, v2, s33 offset:116
	scratch_load_dword v2, off, s33 offset:116
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:120
	s_branch .LBB3_53
.LBB3_55:
	scratch_load_dword v0, off, s33 offset:64
	scratch_load_dword v1, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	scratch_load_dword v1, off, s33 offset:72
	scratch_load_dword v2, off, s33 offset:60
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v1, v2
	scratch_load_dword v1, off, s33 offset:40
	scratch_load_sbyte v2, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v1, v2
	scratch_load_ushort v1, off, s33 offset:84
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s0, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s1, 2
	v_lshlrev_b32_e64 v2, s1, v2
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v2, v0, v1, v2
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v3, off, s33 offset:56
	s_mov_b32 s2, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s2
	v_lshlrev_b32_e64 v4, s1, v3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, s0
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	scratch_load_dword v0, off, s33 offset:48
	s_nop 0
	scratch_load_dword v1, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, v1
	scratch_load_ushort v1, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v1, v1
	v_add_f32_e64 v2, v0, v1
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	scratch_load_dword v3, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s2
	v_lshlrev_b32_e64 v4, s1, v3
	v_mov_b32_e32 v3, s0
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	s_branch .LBB3_15
.LBB3_56:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s0, v1, 27
	v_readlane_b32 s1, v1, 28
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[24:25]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k2
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 156
		.amdhsa_kernarg_size 112
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 53
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 32
		.amdhsa_reserve_vcc 0
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
	.size	k2, .Lfunc_end3-k2
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k3
	.globl	k3
	.p2align	8
	.type	k3,@function
k3:
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x60
	v_writelane_b32 v1, s10, 0
	v_writelane_b32 v1, s9, 1
	v_writelane_b32 v1, s8, 2
	v_writelane_b32 v1, s6, 3
	s_nop 1
	v_writelane_b32 v1, s7, 4
	s_mov_b64 s[14:15], s[4:5]
	v_writelane_b32 v1, s14, 5
	s_nop 1
	v_writelane_b32 v1, s15, 6
	v_writelane_b32 v1, s2, 7
	s_nop 1
	v_writelane_b32 v1, s3, 8
	v_writelane_b32 v1, s0, 9
	s_nop 1
	v_writelane_b32 v1, s1, 10
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[18:19]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_accvgpr_write_b32 a4, v1
	s_load_dwordx2 s[10:11], s[14:15], 0x0
	s_load_dwordx2 s[6:7], s[14:15], 0x8
	s_load_dword s4, s[14:15], 0x10
	s_load_dword s1, s[14:15], 0x14
	s_load_dwordx2 s[2:3], s[14:15], 0x18
	s_load_dword s0, s[14:15], 0x20
	s_load_dword s13, s[14:15], 0x24
	s_load_dword s12, s[14:15], 0x28
	s_load_dword s9, s[14:15], 0x2c
	s_load_dword s5, s[14:15], 0x30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s13
	scratch_store_dword off, v2, s33
	v_mov_b32_e32 v2, s12
	scratch_store_dword off, v2, s33 offset:4
	v_mov_b32_e32 v2, s9
	scratch_store_dword off, v2, s33 offset:8
	v_mov_b32_e32 v2, s5
	scratch_store_dword off, v2, s33 offset:12
	v_mov_b64_e32 v[2:3], s[10:11]
	scratch_store_dwordx2 off, v[2:3], s33 offset:16
	v_mov_b64_e32 v[2:3], s[6:7]
	scratch_store_dwordx2 off, v[2:3], s33 offset:24
	v_mov_b32_e32 v2, s4
	scratch_store_dword off, v2, s33 offset:32
	v_mov_b32_e32 v2, s1
	scratch_store_dword off, v2, s33 offset:36
	v_mov_b64_e32 v[2:3], s[2:3]
	scratch_store_dwordx2 off, v[2:3], s33 offset:40
	v_mov_b32_e32 v2, s0
	scratch_store_dword off, v2, s33 offset:48
	s_mov_b32 s1, 0x3ff
	v_and_b32_e64 v1, v1, s1
	scratch_store_dword off, v1, s33 offset:52
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s0, 6
	v_mov_b32_e32 v1, s0
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, s8, v1, v2
	scratch_store_dword off, v1, s33 offset:56
	scratch_load_dword v1, off, s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s8, v1
	scratch_store_dword off, v1, s33 offset:60
	scratch_load_dwordx2 v[4:5], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v2
	v_mov_b32_e32 v3, v1
	s_mov_b32 s0, 2
	v_lshl_add_u64 v[2:3], v[2:3], s0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:64
	scratch_load_dword v1, off, s33 offset:32
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:68
	scratch_load_dword v1, off, s33 offset:36
	s_nop 0
	scratch_load_dword v2, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	scratch_store_dword off, v1, s33 offset:72
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	s_nop 0
	scratch_load_dword v1, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s1
	v_lshlrev_b32_e64 v4, s0, v1
	s_mov_b32 s1, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:76
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v1, v1
	scratch_store_short off, v1, s33 offset:80
	scratch_load_dword v1, off, s33 offset:52
	s_waitcnt vmcnt(0)
	scratch_store_byte off, v1, s33 offset:82
	scratch_load_dword v1, off, s33 offset:64
	s_waitcnt vmcnt(0)
	scratch_store_short off, v1, s33 offset:84
	scratch_load_dword v2, off, s33 offset:64
	s_nop 0
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s1, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s1
	v_lshlrev_b32_e64 v1, s0, v1
	ds_write_b32 v1, v2
	v_mov_b32_e32 v1, 7
	scratch_store_dword off, v1, s33 offset:64
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v3, v1
	scratch_load_dword v1, off, s33 offset:36
	s_mov_b32 s0, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 1
	v_add_u32_e64 v4, v1, s0
	s_mov_b32 s1, 31
	v_ashrrev_i32_e64 v2, s1, v3
	v_add_u32_e64 v3, v3, v2
	v_xor_b32_e64 v3, v3, v2
	v_not_b32_e32 v5, v1
	v_cvt_f32_u32_e32 v1, v4
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v5, v5, v1
	v_mul_hi_u32 v5, v1, v5
	v_add_u32_e64 v1, v1, v5
	v_mul_hi_u32 v1, v3, v1
	v_mul_lo_u32 v5, v1, v4
	v_sub_u32_e64 v3, v3, v5
	v_cmp_ge_u32_e64 s[4:5], v3, v4
	v_sub_u32_e64 v5, v3, v4
	s_nop 0
	v_cndmask_b32_e64 v3, v3, v5, s[4:5]
	v_cmp_ge_u32_e64 s[2:3], v3, v4
	v_add_u32_e64 v3, v1, s0
	v_cndmask_b32_e64 v1, v1, v3, s[4:5]
	v_add_u32_e64 v3, v1, s0
	v_cndmask_b32_e64 v1, v1, v3, s[2:3]
	v_xor_b32_e64 v1, v1, v2
	v_sub_u32_e64 v2, v1, v2
	scratch_load_ubyte v1, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v2
	scratch_store_byte off, v1, s33 offset:82
	scratch_load_dword v1, off, s33 offset:32
	s_nop 0
	scratch_load_dword v2, off, s33 offset:36
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, v2
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 0
	v_cmp_eq_u32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a5, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 11
	s_nop 1
	v_writelane_b32 v0, s3, 12
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_1
	s_branch .LBB4_3
.LBB4_1:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 11
	v_readlane_b32 s1, v0, 12
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a5
	v_accvgpr_write_b32 a6, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 13
	s_nop 1
	v_writelane_b32 v0, s1, 14
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB4_4
	scratch_load_ushort v0, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	v_accvgpr_write_b32 a6, v0
	s_branch .LBB4_4
.LBB4_3:
	scratch_load_ushort v0, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	s_mov_b32 s0, 0x80000000
	v_xor_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a5, v0
	s_branch .LBB4_1
.LBB4_4:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 13
	v_readlane_b32 s1, v1, 14
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a6
	v_cvt_f16_f32_e64 v0, v0
	scratch_load_ushort v1, off, s33 offset:80
	s_mov_b32 s0, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s0
	scratch_store_short off, v0, s33 offset:80
	scratch_load_dword v0, off, s33 offset:68
	s_mov_b32 s0, 0x66666667
	s_waitcnt vmcnt(0)
	v_mul_hi_i32 v0, v0, s0
	s_mov_b32 s0, 31
	v_lshrrev_b32_e64 v1, s0, v0
	s_mov_b32 s0, 1
	v_lshrrev_b32_e64 v0, s0, v0
	v_add_u32_e64 v0, v0, v1
	s_mov_b32 s0, 7
	v_and_b32_e64 v0, v0, s0
	v_accvgpr_write_b32 a7, v0
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a7
	s_mov_b32 s0, 1
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], 0
	v_writelane_b32 v0, s2, 15
	s_nop 1
	v_writelane_b32 v0, s3, 16
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 17
	s_nop 1
	v_writelane_b32 v0, s3, 18
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_7
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a7
	s_mov_b32 s0, 2
	v_cmp_gt_i32_e64 s[2:3], v1, s0
	s_mov_b64 s[0:1], -1
	v_writelane_b32 v0, s0, 19
	s_nop 1
	v_writelane_b32 v0, s1, 20
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 21
	s_nop 1
	v_writelane_b32 v0, s1, 22
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_10
	s_branch .LBB4_8
.LBB4_7:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 17
	v_readlane_b32 s1, v0, 18
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_readlane_b32 s2, v0, 15
	v_readlane_b32 s3, v0, 16
	s_nop 0
	v_writelane_b32 v0, s2, 23
	s_nop 1
	v_writelane_b32 v0, s3, 24
	v_writelane_b32 v0, s2, 25
	s_nop 1
	v_writelane_b32 v0, s3, 26
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 27
	s_nop 1
	v_writelane_b32 v0, s1, 28
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB4_13
	s_branch .LBB4_11
.LBB4_8:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a7
	s_mov_b32 s0, 3
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 29
	s_nop 1
	v_writelane_b32 v0, s3, 30
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_16
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a7
	s_mov_b32 s0, 4
	v_cmp_ne_u32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 31
	s_nop 1
	v_writelane_b32 v0, s3, 32
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_18
	s_branch .LBB4_25
.LBB4_10:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s2, v0, 21
	v_readlane_b32 s3, v0, 22
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s0, v0, 19
	v_readlane_b32 s1, v0, 20
	s_and_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 15
	s_nop 1
	v_writelane_b32 v0, s1, 16
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB4_7
.LBB4_11:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a7
	s_mov_b32 s0, 1
	v_cmp_lt_i32_e64 s[2:3], v1, s0
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 33
	s_nop 1
	v_writelane_b32 v0, s1, 34
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_14
	scratch_load_sbyte v0, off, s33 offset:82
	s_mov_b32 s0, 7
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[0:1], v0, s0
	s_bcnt1_i32_b64 s0, s[0:1]
	s_mov_b32 s2, 0
	s_mov_b32 s1, s2
	v_add_u32_e64 v0, v0, s0
	scratch_store_byte off, v0, s33 offset:82
	s_branch .LBB4_14
.LBB4_13:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 27
	v_readlane_b32 s1, v0, 28
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s2, v0, 25
	v_readlane_b32 s3, v0, 26
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 35
	s_nop 1
	v_writelane_b32 v0, s1, 36
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_27
	s_branch .LBB4_15
.LBB4_14:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s2, v0, 33
	v_readlane_b32 s3, v0, 34
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s0, v0, 23
	v_readlane_b32 s1, v0, 24
	v_mov_b32_e32 v1, 0x3fc00000
	scratch_store_dword off, v1, s33 offset:48
	s_mov_b64 s[2:3], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 25
	s_nop 1
	v_writelane_b32 v0, s1, 26
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB4_13
.LBB4_15:
	v_mov_b32_e32 v0, 24
	scratch_store_dword off, v0, s33 offset:60
	s_branch .LBB4_27
.LBB4_16:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 29
	v_readlane_b32 s1, v0, 30
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 37
	s_nop 1
	v_writelane_b32 v0, s1, 38
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB4_26
	scratch_load_dwordx2 v[0:1], off, s33 offset:40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	s_mov_b32 s1, 3
	v_mad_u64_u32 v[4:5], s[2:3], v2, s1, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v3, v6
	s_mov_b32 s0, 32
	v_lshrrev_b64 v[0:1], s0, v[0:1]
	v_mad_u64_u32 v[0:1], s[2:3], v0, s1, v[2:3]
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[0:1], s0, v[0:1]
	v_mov_b32_e32 v3, v1
	s_mov_b32 s0, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v2, v5
	v_or_b32_e64 v2, v2, v3
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v4
	v_or_b32_e64 v0, v0, v1
	v_mov_b32_e32 v1, v2
	scratch_load_dword v2, off, s33 offset:64
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v4, 31, v2
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	scratch_store_dwordx2 off, v[0:1], s33 offset:40
	s_branch .LBB4_26
.LBB4_18:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 31
	v_readlane_b32 s1, v0, 32
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 39
	s_nop 1
	v_writelane_b32 v0, s1, 40
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB4_23
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	v_accvgpr_read_b32 v31, a4
	scratch_load_dword v1, off, s33
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v0, off, s33 offset:52
	s_mov_b32 s2, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s2
	s_mov_b32 s2, 2
	v_lshlrev_b32_e64 v4, s2, v0
	s_mov_b32 s2, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v0, v[2:3], off
	s_mov_b32 s2, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s2
	v_ashrrev_i32_e64 v0, v0, v1
	v_accvgpr_write_b32 a8, v0
	scratch_load_dword v0, off, s33 offset:56
	scratch_load_dword v1, off, s33 offset:4
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[0:1]
	v_accvgpr_read_b32 v1, a8
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_cmp_ge_i32_e64 s[0:1], v1, v2
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a9, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 41
	s_nop 1
	v_writelane_b32 v0, s3, 42
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_20
	s_branch .LBB4_22
.LBB4_20:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 41
	v_readlane_b32 s1, v0, 42
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a9
	v_accvgpr_write_b32 a10, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 43
	s_nop 1
	v_writelane_b32 v0, s1, 44
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB4_24
	scratch_load_ushort v0, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	scratch_load_dword v1, off, s33 offset:48
	s_mov_b32 s0, 4.0
	s_waitcnt vmcnt(0)
	v_med3_f32 v0, v0, v1, s0
	v_accvgpr_write_b32 a10, v0
	s_branch .LBB4_24
.LBB4_22:
	scratch_load_ushort v0, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	scratch_load_dword v1, off, s33 offset:48
	s_mov_b32 s0, 4.0
	s_waitcnt vmcnt(0)
	v_med3_f32 v0, v0, v1, s0
	s_mov_b32 s0, 0x80000000
	v_xor_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a9, v0
	s_branch .LBB4_20
.LBB4_23:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 39
	v_readlane_b32 s1, v0, 40
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB4_16
.LBB4_24:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 43
	v_readlane_b32 s1, v1, 44
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a10
	scratch_store_dword off, v0, s33 offset:48
	s_branch .LBB4_23
.LBB4_25:
	scratch_load_dword v0, off, s33 offset:64
	s_mov_b32 s0, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s0
	scratch_store_dword off, v0, s33 offset:64
	s_branch .LBB4_18
.LBB4_26:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 37
	v_readlane_b32 s1, v0, 38
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], 0
	s_xor_b64 s[0:1], exec, -1
	v_writelane_b32 v0, s0, 19
	s_nop 1
	v_writelane_b32 v0, s1, 20
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB4_10
.LBB4_27:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 35
	v_readlane_b32 s1, v0, 36
	s_or_b64 exec, exec, s[0:1]
	scratch_load_dword v1, off, s33 offset:32
	scratch_load_dword v2, off, s33 offset:36
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, v2
	s_mov_b32 s0, 1
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 0
	v_cmp_eq_u32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a11, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 45
	s_nop 1
	v_writelane_b32 v0, s3, 46
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_28
	s_branch .LBB4_30
.LBB4_28:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 45
	v_readlane_b32 s1, v0, 46
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a11
	v_accvgpr_write_b32 a12, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 47
	s_nop 1
	v_writelane_b32 v0, s1, 48
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB4_31
	scratch_load_dword v0, off, s33 offset:36
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a12, v0
	s_branch .LBB4_31
.LBB4_30:
	scratch_load_dword v0, off, s33 offset:36
	s_mov_b32 s0, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s0, v0
	v_accvgpr_write_b32 a11, v0
	s_branch .LBB4_28
.LBB4_31:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 47
	v_readlane_b32 s1, v0, 48
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a12
	v_mov_b32_e32 v2, 3
	s_nop 1
	v_mov_b32_dpp v1, v2 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_mov_b32 s0, 1
	v_cmp_ne_u32_e64 s[2:3], v1, s0
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 49
	s_nop 1
	v_writelane_b32 v0, s1, 50
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_33
	scratch_load_dword v0, off, s33 offset:72
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	v_sub_u32_e64 v0, v0, v1
	s_mov_b32 s0, 7
	v_and_b32_e64 v0, v0, s0
	v_accvgpr_write_b32 a13, v0
	s_branch .LBB4_34
.LBB4_33:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 49
	v_readlane_b32 s1, v0, 50
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB4_55
.LBB4_34:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a13
	s_mov_b32 s0, 1
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 51
	s_nop 1
	v_writelane_b32 v0, s3, 52
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_38
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a13
	s_mov_b32 s0, 2
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 53
	s_nop 1
	v_writelane_b32 v0, s3, 54
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_43
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a13
	s_mov_b32 s0, 3
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 55
	s_nop 1
	v_writelane_b32 v0, s3, 56
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_45
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a13
	s_mov_b32 s0, 4
	v_cmp_ne_u32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 57
	s_nop 1
	v_writelane_b32 v0, s3, 58
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_47
	s_branch .LBB4_49
.LBB4_38:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 51
	v_readlane_b32 s1, v0, 52
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 59
	s_nop 1
	v_writelane_b32 v0, s1, 60
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB4_54
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a13
	s_mov_b32 s0, 0
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 61
	s_nop 1
	v_writelane_b32 v0, s3, 62
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_40
	s_branch .LBB4_42
.LBB4_40:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 61
	v_readlane_b32 s1, v1, 62
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v1, s0, 63
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[18:19]
	v_writelane_b32 v0, s1, 0
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB4_53
	scratch_load_ushort v0, off, s33 offset:84
	scratch_load_dword v2, off, s33 offset:12
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v3, v1
	s_mov_b32 s0, 3
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[0:1], v0, s0, v[2:3]
	scratch_store_short off, v0, s33 offset:84
	s_branch .LBB4_53
.LBB4_42:
	scratch_load_sbyte v0, off, s33 offset:82
	s_mov_b32 s0, 0xaf286bcb
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v2, v0, s0
	v_sub_u32_e64 v1, v0, v2
	s_mov_b32 s0, 1
	v_lshrrev_b32_e64 v1, s0, v1
	v_add_u32_e64 v1, v1, v2
	s_mov_b32 s0, 4
	v_lshrrev_b32_e64 v1, s0, v1
	s_mov_b32 s0, 19
	v_mul_lo_u32 v1, v1, s0
	v_sub_u32_e64 v1, v0, v1
	v_xor_b32_e64 v0, v0, v1
	scratch_store_byte off, v0, s33 offset:82
	s_branch .LBB4_40
.LBB4_43:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 53
	v_readlane_b32 s1, v1, 54
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 1
	s_nop 1
	v_writelane_b32 v0, s1, 2
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB4_52
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s2, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s2
	s_mov_b32 s1, 2
	v_lshlrev_b32_e64 v2, s1, v2
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, s0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[2:3], v[0:1], 0, v[2:3]
	global_load_dword v2, v[2:3], off
	s_nop 0
	scratch_load_ushort v3, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v3, v3
	v_sub_f32_e64 v2, v2, v3
	s_mov_b32 s3, 0x7fffffff
	v_and_b32_e64 v2, s3, v2
	scratch_load_dword v3, off, s33
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s2
	v_lshlrev_b32_e64 v4, s1, v3
	v_mov_b32_e32 v3, s0
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	s_branch .LBB4_52
.LBB4_45:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 55
	v_readlane_b32 s1, v1, 56
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 3
	s_nop 1
	v_writelane_b32 v0, s1, 4
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB4_51
	v_mov_b32_e32 v0, 0x3e800000
	scratch_store_dword off, v0, s33 offset:48
	s_branch .LBB4_51
.LBB4_47:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 57
	v_readlane_b32 s1, v1, 58
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 5
	s_nop 1
	v_writelane_b32 v0, s1, 6
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB4_50
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	scratch_store_dword off, v0, s33 offset:64
	s_branch .LBB4_50
.LBB4_49:
	scratch_load_dword v0, off, s33 offset:64
	s_mov_b32 s0, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s0
	scratch_store_dword off, v0, s33 offset:64
	s_branch .LBB4_47
.LBB4_50:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB4_45
.LBB4_51:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 3
	v_readlane_b32 s1, v0, 4
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB4_43
.LBB4_52:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 1
	v_readlane_b32 s1, v0, 2
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB4_38
.LBB4_53:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 63
	v_readlane_b32 s1, v0, 0
	s_or_b64 exec, exec, s[0:1]
.LBB4_54:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 59
	v_readlane_b32 s1, v0, 60
	s_or_b64 exec, exec, s[0:1]
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:76
	s_branch .LBB4_33
.LBB4_55:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v4, a14
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v31, a4
	scratch_load_dword v0, off, s33 offset:40
	s_mov_b32 s2, 1
	v_writelane_b32 v4, s2, 7
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v4
	s_mov_b64 exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v1, v0, s2
	s_mov_b32 s2, 0
	v_sub_u32_e64 v2, s2, v1
	v_cvt_f32_u32_e32 v0, v1
	v_rcp_iflag_f32_e32 v0, v0
	s_nop 0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v2, v2, v0
	v_mul_hi_u32 v2, v0, v2
	v_add_u32_e64 v0, v0, v2
	s_mov_b32 s2, 10
	v_mul_hi_u32 v0, v0, s2
	v_mul_lo_u32 v0, v0, v1
	v_sub_u32_e64 v0, s2, v0
	v_cmp_ge_u32_e64 s[2:3], v0, v1
	v_sub_u32_e64 v2, v0, v1
	s_nop 0
	v_cndmask_b32_e64 v0, v0, v2, s[2:3]
	v_cmp_ge_u32_e64 s[2:3], v0, v1
	v_sub_u32_e64 v1, v0, v1
	s_nop 0
	v_cndmask_b32_e64 v0, v0, v1, s[2:3]
	s_mov_b32 s2, 3
	v_cmp_gt_i32_e64 s[2:3], v0, s2
	s_mov_b32 s8, 0x3e800000
	s_mov_b32 s9, 0xbe800000
	v_mov_b32_e32 v0, s9
	v_mov_b32_e32 v1, s8
	v_cndmask_b32_e64 v0, v0, v1, s[2:3]
	v_accvgpr_write_b32 a15, v0
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a16, v1
	v_accvgpr_write_b32 a17, v0
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	v_mov_b32_e32 v0, -8
	v_mov_b32_e32 v1, -7
	s_swappc_b64 s[30:31], s[0:1]
	v_accvgpr_read_b32 v3, a16
	v_accvgpr_read_b32 v2, a17
	v_accvgpr_read_b32 v1, a15
	v_readlane_b32 s0, v4, 7
	v_mov_b32_e32 v4, v0
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	s_mov_b32 s1, 0x3ff
	v_and_b32_e64 v4, v4, s1
	s_mov_b32 s1, 2
	v_lshlrev_b32_e64 v4, s1, v4
	s_mov_b32 s1, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, v6
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_store_dword v[2:3], v1, off
	scratch_load_dword v1, off, s33 offset:12
	s_nop 0
	scratch_load_ushort v2, off, s33 offset:84
	scratch_load_dword v3, off, s33 offset:40
	scratch_load_dword v4, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, v3, v4
	v_bfe_i32 v3, v3, 0, 16
	v_or_b32_e64 v4, v3, s0
	v_cvt_f32_u32_e64 v6, v4
	v_rcp_f32_e64 v3, v6
	v_cvt_f32_u32_e64 v5, v2
	v_mul_f32_e64 v3, v5, v3
	v_trunc_f32_e64 v3, v3
	v_fma_f32 v5, -v3, v6, v5
	v_cmp_ge_f32_e64 s[0:1], |v5|, |v6|
	v_cvt_u32_f32_e64 v3, v3
	s_nop 0
	v_cndmask_b32_e64 v5, 0, 1, s[0:1]
	v_add_u32_e64 v3, v3, v5
	v_mul_lo_u32 v3, v3, v4
	v_sub_u32_e64 v2, v2, v3
	s_mov_b32 s0, 0xffff
	v_and_b32_e64 v2, v2, s0
	v_cmp_eq_u32_e64 s[2:3], v1, v2
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 8
	s_nop 1
	v_writelane_b32 v0, s1, 9
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_60
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v1
	s_mov_b32 s1, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_nop 0
	scratch_load_dword v2, off, s33 offset:4
	s_mov_b32 s1, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s1
	v_add_u32_e64 v1, v1, v2
	v_accvgpr_write_b32 a18, v1
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	v_lshlrev_b32_e64 v1, s0, v1
	scratch_load_dword v2, off, s33 offset:72
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v1, v1, v2
	s_waitcnt lgkmcnt(0)
	v_accvgpr_write_b32 a19, v1
	scratch_load_sbyte v1, off, s33 offset:82
	s_mov_b32 s0, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a20, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 10
	s_nop 1
	v_writelane_b32 v0, s3, 11
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_57
	s_branch .LBB4_59
.LBB4_57:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 10
	v_readlane_b32 s1, v0, 11
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a20
	v_accvgpr_write_b32 a21, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 12
	s_nop 1
	v_writelane_b32 v0, s1, 13
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB4_61
	scratch_load_sbyte v0, off, s33 offset:82
	s_mov_b32 s0, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s0, v0
	v_accvgpr_write_b32 a21, v0
	s_branch .LBB4_61
.LBB4_59:
	scratch_load_sbyte v0, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a20, v0
	s_branch .LBB4_57
.LBB4_60:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 8
	v_readlane_b32 s1, v0, 9
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB4_72
.LBB4_61:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 12
	v_readlane_b32 s1, v0, 13
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a18
	v_accvgpr_read_b32 v2, a19
	v_accvgpr_read_b32 v3, a21
	v_add_u32_e64 v2, v2, v3
	v_cmp_eq_u32_e64 s[2:3], v1, v2
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 14
	s_nop 1
	v_writelane_b32 v0, s1, 15
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_69
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s0, v1, 5
	v_readlane_b32 s1, v1, 6
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v31, a4
	scratch_load_dword v3, off, s33 offset:60
	scratch_load_dword v1, off, s33 offset:36
	s_mov_b32 s2, 15
	v_writelane_b32 v0, s2, 16
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s2
	s_mov_b32 s8, 1
	v_add_u32_e64 v4, v1, s8
	s_mov_b32 s2, 31
	v_ashrrev_i32_e64 v2, s2, v3
	v_add_u32_e64 v3, v3, v2
	v_xor_b32_e64 v3, v3, v2
	v_not_b32_e32 v5, v1
	v_cvt_f32_u32_e32 v1, v4
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v5, v5, v1
	v_mul_hi_u32 v5, v1, v5
	v_add_u32_e64 v1, v1, v5
	v_mul_hi_u32 v1, v3, v1
	v_mul_lo_u32 v5, v1, v4
	v_sub_u32_e64 v3, v3, v5
	v_cmp_ge_u32_e64 s[16:17], v3, v4
	v_sub_u32_e64 v5, v3, v4
	s_nop 0
	v_cndmask_b32_e64 v3, v3, v5, s[16:17]
	v_cmp_ge_u32_e64 s[2:3], v3, v4
	v_add_u32_e64 v3, v1, s8
	v_cndmask_b32_e64 v1, v1, v3, s[16:17]
	v_add_u32_e64 v3, v1, s8
	v_cndmask_b32_e64 v1, v1, v3, s[2:3]
	v_xor_b32_e64 v1, v1, v2
	v_sub_u32_e64 v1, v1, v2
	v_accvgpr_write_b32 a22, v1
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	v_writelane_b32 v0, s8, 17
	s_nop 1
	v_writelane_b32 v0, s9, 18
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	v_writelane_b32 v0, s0, 19
	s_nop 1
	v_writelane_b32 v0, s1, 20
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	v_mov_b32_e32 v0, -8
	v_mov_b32_e32 v1, 25
	s_swappc_b64 s[30:31], s[0:1]
	v_accvgpr_read_b32 v31, a4
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v2, a3
	s_mov_b64 exec, s[18:19]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s14, v2, 0
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s8, v1, 17
	v_readlane_b32 s9, v1, 18
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s0, v1, 19
	v_readlane_b32 s1, v1, 20
	v_mov_b32_e32 v1, v0
	v_accvgpr_read_b32 v0, a22
	v_add_u32_e64 v0, v0, v1
	v_bfe_i32 v0, v0, 0, 16
	v_accvgpr_write_b32 a23, v0
	scratch_load_dword v1, off, s33 offset:60
	v_mov_b32_e32 v0, -6
	s_swappc_b64 s[30:31], s[0:1]
	v_accvgpr_read_b32 v1, a23
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v2, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s1, v2, 16
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	s_mov_b32 s0, 0xff
	v_and_b32_e64 v2, v2, s0
	scratch_load_dword v4, off, s33 offset:40
	scratch_load_ubyte v3, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s1
	v_ashrrev_i32_e64 v3, v3, v4
	v_and_b32_e64 v3, v3, s0
	v_add_u32_e64 v2, v2, v3
	v_cmp_ne_u32_e64 s[2:3], v1, v2
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 21
	s_nop 1
	v_writelane_b32 v0, s1, 22
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_67
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	scratch_load_sbyte v1, off, s33 offset:82
	s_mov_b32 s0, 30
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a24, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 23
	s_nop 1
	v_writelane_b32 v0, s3, 24
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB4_64
	s_branch .LBB4_66
.LBB4_64:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 23
	v_readlane_b32 s1, v0, 24
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a24
	v_accvgpr_write_b32 a25, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 25
	s_nop 1
	v_writelane_b32 v0, s1, 26
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a14, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB4_68
	s_mov_b32 s0, 29
	v_mov_b32_e32 v0, 29
	v_accvgpr_write_b32 a25, v0
	s_branch .LBB4_68
.LBB4_66:
	scratch_load_dword v0, off, s33 offset:60
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a24, v0
	s_branch .LBB4_64
.LBB4_67:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 21
	v_readlane_b32 s1, v0, 22
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB4_70
.LBB4_68:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 25
	v_readlane_b32 s1, v1, 26
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a25
	v_cvt_f32_i32_e64 v0, v0
	scratch_store_dword off, v0, s33 offset:76
	scratch_load_dword v0, off, s33 offset:68
	s_nop 0
	scratch_load_dword v1, off, s33 offset:40
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v1, v0, v1
	scratch_load_ubyte v0, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	scratch_store_byte off, v0, s33 offset:82
	s_branch .LBB4_67
.LBB4_69:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 14
	v_readlane_b32 s1, v0, 15
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB4_71
.LBB4_70:
	s_branch .LBB4_69
.LBB4_71:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	v_accvgpr_read_b32 v31, a4
	scratch_load_ushort v0, off, s33 offset:84
	scratch_load_dword v1, off, s33 offset:4
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v0, v1
	s_mov_b32 s3, 2
	v_lshlrev_b32_e64 v0, s3, v0
	scratch_load_dword v1, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_nop 1
	v_mov_b32_e32 v1, s2
	ds_bpermute_b32 v0, v0, v1
	s_waitcnt lgkmcnt(0)
	v_accvgpr_write_b32 a26, v0
	s_mov_b32 s2, 23
	s_mov_b32 s2, s2
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:64
	s_mov_b32 s8, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s8
	v_lshlrev_b32_e64 v2, s3, v2
	s_mov_b32 s3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v1, v[0:1], off
	s_mov_b64 s[16:17], 56
	s_mov_b32 s3, s0
	s_mov_b32 s0, s1
	s_mov_b32 s8, s16
	s_mov_b32 s1, s17
	s_add_u32 s8, s3, s8
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	v_mov_b32_e32 v0, s2
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v1, v0
	v_accvgpr_read_b32 v0, a26
	v_add_u32_e64 v0, v0, v1
	v_bfe_i32 v0, v0, 0, 16
	scratch_store_dword off, v0, s33 offset:68
	scratch_load_dword v1, off, s33 offset:64
	s_nop 0
	scratch_load_dword v0, off, s33 offset:4
	s_mov_b32 s0, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s0
	v_ashrrev_i32_e64 v1, v0, v1
	scratch_load_ubyte v0, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	scratch_store_byte off, v0, s33 offset:82
	s_branch .LBB4_60
.LBB4_72:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a14
	s_mov_b64 exec, s[18:19]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v2, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v2, v2
	scratch_load_ushort v3, off, s33 offset:80
	s_mov_b32 s0, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v2, v2, v3, s0
	scratch_store_short off, v2, s33 offset:80
	scratch_load_dword v2, off, s33 offset:64
	s_nop 0
	scratch_load_dword v3, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, v3
	scratch_load_dword v3, off, s33 offset:72
	scratch_load_dword v4, off, s33 offset:60
	s_waitcnt vmcnt(0)
	v_add3_u32 v2, v2, v3, v4
	scratch_load_dword v3, off, s33 offset:40
	scratch_load_sbyte v4, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v2, v2, v3, v4
	scratch_load_ushort v3, off, s33 offset:84
	scratch_load_dword v4, off, s33 offset:52
	s_mov_b32 s0, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v4, s0
	s_mov_b32 s1, 2
	v_lshlrev_b32_e64 v4, s1, v4
	ds_read_b32 v4, v4
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v4, v2, v3, v4
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v5, off, s33 offset:56
	s_mov_b32 s2, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v5, v5, s2
	v_lshlrev_b32_e64 v6, s1, v5
	s_mov_b32 s0, 0
	v_mov_b32_e32 v5, s0
	v_mov_b32_e32 v7, v5
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[6:7]
	global_store_dword v[2:3], v4, off
	scratch_load_dword v2, off, s33 offset:48
	s_nop 0
	scratch_load_dword v3, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v2, v2, v3
	scratch_load_ushort v3, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v3, v3
	v_add_f32_e64 v4, v2, v3
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	scratch_load_dword v5, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v5, v5, s2
	v_lshlrev_b32_e64 v6, s1, v5
	v_mov_b32_e32 v5, s0
	v_mov_b32_e32 v7, v5
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[6:7]
	global_store_dword v[2:3], v4, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k3
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 124
		.amdhsa_kernarg_size 112
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 59
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 32
		.amdhsa_reserve_vcc 0
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
	.size	k3, .Lfunc_end4-k3
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k4
	.globl	k4
	.p2align	8
	.type	k4,@function
k4:
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x90
	v_writelane_b32 v1, s10, 0
	v_writelane_b32 v1, s9, 1
	v_writelane_b32 v1, s8, 2
	v_writelane_b32 v1, s6, 3
	s_nop 1
	v_writelane_b32 v1, s7, 4
	s_mov_b64 s[14:15], s[4:5]
	v_writelane_b32 v1, s14, 5
	s_nop 1
	v_writelane_b32 v1, s15, 6
	v_writelane_b32 v1, s2, 7
	s_nop 1
	v_writelane_b32 v1, s3, 8
	v_writelane_b32 v1, s0, 9
	s_nop 1
	v_writelane_b32 v1, s1, 10
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[18:19]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_accvgpr_write_b32 a4, v1
	s_load_dwordx2 s[10:11], s[14:15], 0x0
	s_load_dwordx2 s[6:7], s[14:15], 0x8
	s_load_dword s4, s[14:15], 0x10
	s_load_dword s1, s[14:15], 0x14
	s_load_dwordx2 s[2:3], s[14:15], 0x18
	s_load_dword s0, s[14:15], 0x20
	s_load_dword s13, s[14:15], 0x24
	s_load_dword s12, s[14:15], 0x28
	s_load_dword s9, s[14:15], 0x2c
	s_load_dword s5, s[14:15], 0x30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s13
	scratch_store_dword off, v2, s33
	v_mov_b32_e32 v2, s12
	scratch_store_dword off, v2, s33 offset:4
	v_mov_b32_e32 v2, s9
	scratch_store_dword off, v2, s33 offset:8
	v_mov_b32_e32 v2, s5
	scratch_store_dword off, v2, s33 offset:12
	v_mov_b64_e32 v[2:3], s[10:11]
	scratch_store_dwordx2 off, v[2:3], s33 offset:16
	v_mov_b64_e32 v[2:3], s[6:7]
	scratch_store_dwordx2 off, v[2:3], s33 offset:24
	v_mov_b32_e32 v2, s4
	scratch_store_dword off, v2, s33 offset:32
	v_mov_b32_e32 v2, s1
	scratch_store_dword off, v2, s33 offset:36
	v_mov_b64_e32 v[2:3], s[2:3]
	scratch_store_dwordx2 off, v[2:3], s33 offset:40
	v_mov_b32_e32 v2, s0
	scratch_store_dword off, v2, s33 offset:48
	s_mov_b32 s2, 0x3ff
	v_and_b32_e64 v1, v1, s2
	scratch_store_dword off, v1, s33 offset:52
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s0, 6
	v_mov_b32_e32 v1, s0
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, s8, v1, v2
	scratch_store_dword off, v1, s33 offset:56
	scratch_load_dword v1, off, s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s8, v1
	scratch_store_dword off, v1, s33 offset:60
	scratch_load_dwordx2 v[4:5], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v2
	v_mov_b32_e32 v3, v1
	s_mov_b32 s1, 2
	v_lshl_add_u64 v[2:3], v[2:3], s1, v[4:5]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:64
	scratch_load_dword v1, off, s33 offset:32
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:68
	scratch_load_dword v1, off, s33 offset:36
	s_nop 0
	scratch_load_dword v2, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	scratch_store_dword off, v1, s33 offset:72
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	s_nop 0
	scratch_load_dword v1, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s2
	v_lshlrev_b32_e64 v4, s1, v1
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:76
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v1, v1
	scratch_store_short off, v1, s33 offset:80
	scratch_load_dword v1, off, s33 offset:52
	s_waitcnt vmcnt(0)
	scratch_store_byte off, v1, s33 offset:82
	scratch_load_dword v1, off, s33 offset:64
	s_waitcnt vmcnt(0)
	scratch_store_short off, v1, s33 offset:84
	scratch_load_dword v2, off, s33 offset:64
	s_nop 0
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s3, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s3
	v_lshlrev_b32_e64 v1, s1, v1
	ds_write_b32 v1, v2
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v1, off, s33 offset:64
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s2
	v_lshlrev_b32_e64 v4, s1, v1
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v2, v[2:3], off
	s_nop 0
	scratch_load_dword v1, off, s33 offset:68
	s_mov_b32 s3, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s3
	v_ashrrev_i32_e64 v1, v1, v2
	v_cvt_f32_i32_e64 v1, v1
	scratch_store_dword off, v1, s33 offset:48
	scratch_load_ushort v1, off, s33 offset:84
	s_mov_b32 s3, 31
	s_mov_b32 s4, s3
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, v4
	s_mov_b32 s3, 3
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[2:3], s[4:5], v1, s3, v[2:3]
	v_mov_b32_e32 v1, v2
	scratch_store_short off, v1, s33 offset:84
	scratch_load_ushort v1, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v5, v1
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	scratch_load_dword v1, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s2
	v_lshlrev_b32_e64 v6, s1, v1
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v7, v1
	v_lshl_add_u64 v[6:7], v[2:3], 0, v[6:7]
	global_load_dword v1, v[6:7], off
	s_mov_b32 s3, 0x3fa00000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v4, v1, s3
	v_div_scale_f32 v1, s[4:5], v4, v4, v5
	v_rcp_f32_e64 v6, v1
	s_mov_b32 s3, 1.0
	v_fma_f32 v7, -v1, v6, s3
	v_fmac_f32_e64 v6, v7, v6
	v_div_scale_f32 v8, vcc, v5, v4, v5
	v_mul_f32_e64 v7, v8, v6
	v_fma_f32 v9, -v1, v7, v8
	v_fmac_f32_e64 v7, v9, v6
	v_fma_f32 v1, -v1, v7, v8
	v_div_fmas_f32 v1, v1, v6, v7
	v_div_fixup_f32 v1, v1, v4, v5
	scratch_load_ushort v4, off, s33 offset:84
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v4, v4, 3, v4
	v_and_b32_e64 v4, v4, s2
	v_lshlrev_b32_e64 v4, s1, v4
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v5, v6
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_store_dword v[2:3], v1, off
	scratch_load_dword v1, off, s33 offset:56
	s_mov_b32 s0, 1
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 0
	v_cmp_eq_u32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 11
	s_nop 1
	v_writelane_b32 v0, s3, 12
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_58
	s_branch .LBB5_40
.LBB5_1:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s0, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s0
	s_mov_b32 s0, 63
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v1, s0, v1
	ds_read_b32 v1, v1
	scratch_load_dword v2, off, s33 offset:64
	s_mov_b32 s0, 21
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, s0
	scratch_load_dword v3, off, s33 offset:12
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v2, v2, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e64 s[2:3], v1, v2
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 13
	s_nop 1
	v_writelane_b32 v0, s1, 14
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_4
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:64
	scratch_load_dword v2, off, s33
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	scratch_load_dword v2, off, s33 offset:40
	scratch_load_dwordx2 v[4:5], off, s33 offset:16
	scratch_load_dword v3, off, s33 offset:52
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v6, s0, v3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v7, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	global_load_dword v3, v[4:5], off
	s_mov_b32 s1, 1
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v3, v3, s1
	s_mov_b32 s0, 0
	v_sub_u32_e64 v5, s0, v3
	v_cvt_f32_u32_e32 v4, v3
	v_rcp_iflag_f32_e32 v4, v4
	s_nop 0
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
	s_nop 0
	v_cndmask_b32_e64 v2, v2, v4, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v2, v3
	v_sub_u32_e64 v3, v2, v3
	s_nop 0
	v_cndmask_b32_e64 v2, v2, v3, s[4:5]
	s_mov_b32 s0, 15
	v_and_b32_e64 v2, v2, s0
	v_add_u32_e64 v4, v2, s1
	v_not_b32_e32 v3, v2
	v_cvt_f32_u32_e32 v2, v4
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, v3, v2
	v_mul_hi_u32 v3, v2, v3
	v_add_u32_e64 v2, v2, v3
	s_mov_b32 s0, 31
	s_ashr_i32 s0, s2, s0
	s_add_i32 s2, s2, s0
	s_xor_b32 s2, s2, s0
	v_mul_hi_u32 v2, s2, v2
	v_mul_lo_u32 v3, v2, v4
	v_sub_u32_e64 v3, s2, v3
	v_cmp_ge_u32_e64 s[4:5], v3, v4
	v_sub_u32_e64 v5, v3, v4
	s_nop 0
	v_cndmask_b32_e64 v3, v3, v5, s[4:5]
	v_cmp_ge_u32_e64 s[2:3], v3, v4
	v_add_u32_e64 v3, v2, s1
	v_cndmask_b32_e64 v2, v2, v3, s[4:5]
	v_add_u32_e64 v3, v2, s1
	v_cndmask_b32_e64 v2, v2, v3, s[2:3]
	v_xor_b32_e64 v2, v2, s0
	v_sub_u32_e64 v2, v2, s0
	v_cmp_eq_u32_e64 s[2:3], v1, v2
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 15
	s_nop 1
	v_writelane_b32 v0, s1, 16
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_5
	scratch_load_dwordx2 v[0:1], off, s33 offset:40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	s_mov_b32 s1, 3
	v_mad_u64_u32 v[4:5], s[2:3], v2, s1, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v3, v6
	s_mov_b32 s0, 32
	v_lshrrev_b64 v[0:1], s0, v[0:1]
	v_mad_u64_u32 v[0:1], s[2:3], v0, s1, v[2:3]
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[0:1], s0, v[0:1]
	v_mov_b32_e32 v3, v1
	s_mov_b32 s0, 0
	v_mov_b32_e32 v2, s0
	v_mov_b32_e32 v5, v2
	v_mov_b32_e32 v2, v5
	v_or_b32_e64 v2, v2, v3
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v4
	v_or_b32_e64 v0, v0, v1
	v_mov_b32_e32 v1, v2
	scratch_load_dword v2, off, s33
	s_mov_b32 s1, 16
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s1
	v_mov_b32_e32 v4, s0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	scratch_store_dwordx2 off, v[0:1], s33 offset:40
	s_branch .LBB5_5
.LBB5_4:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 13
	v_readlane_b32 s1, v0, 14
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB5_13
.LBB5_5:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 15
	v_readlane_b32 s1, v0, 16
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v1, 0
	scratch_store_dword off, v1, s33 offset:88
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 17
	s_nop 1
	v_writelane_b32 v0, s1, 18
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
.LBB5_6:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 19
	v_readlane_b32 s1, v0, 20
	v_readlane_b32 s2, v0, 17
	v_readlane_b32 s3, v0, 18
	s_nop 0
	v_writelane_b32 v0, s2, 21
	s_nop 1
	v_writelane_b32 v0, s3, 22
	scratch_load_dword v1, off, s33 offset:88
	s_mov_b32 s2, 4
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[2:3], v1, s2
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 23
	s_nop 1
	v_writelane_b32 v0, s1, 24
	v_writelane_b32 v0, s0, 25
	s_nop 1
	v_writelane_b32 v0, s1, 26
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 27
	s_nop 1
	v_writelane_b32 v0, s1, 28
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_8
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:56
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	v_mov_b32_e32 v2, 0
	global_store_dword v[0:1], v2, off
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, v0
	s_mov_b32 s0, 0x3e800000
	v_mul_f32_e64 v0, v0, s0
	scratch_store_dword off, v0, s33 offset:48
	s_branch .LBB5_9
.LBB5_8:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 27
	v_readlane_b32 s1, v0, 28
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	v_readlane_b32 s2, v0, 25
	v_readlane_b32 s3, v0, 26
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v0, s2, 19
	s_nop 1
	v_writelane_b32 v0, s3, 20
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 17
	s_nop 1
	v_writelane_b32 v0, s3, 18
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 29
	s_nop 1
	v_writelane_b32 v0, s3, 30
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB5_6
	s_branch .LBB5_10
.LBB5_9:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 23
	v_readlane_b32 s1, v0, 24
	scratch_load_dword v1, off, s33 offset:88
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s2
	scratch_store_dword off, v1, s33 offset:88
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 25
	s_nop 1
	v_writelane_b32 v0, s1, 26
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB5_8
.LBB5_10:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 29
	v_readlane_b32 s1, v0, 30
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB5_4
.LBB5_12:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 31
	v_readlane_b32 s1, v0, 32
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB5_60
.LBB5_13:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_mov_b32_e32 v1, 0
	scratch_store_dword off, v1, s33 offset:92
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 33
	s_nop 1
	v_writelane_b32 v0, s1, 34
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
.LBB5_14:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 35
	v_readlane_b32 s1, v0, 36
	v_readlane_b32 s2, v0, 33
	v_readlane_b32 s3, v0, 34
	s_nop 0
	v_writelane_b32 v0, s2, 37
	s_nop 1
	v_writelane_b32 v0, s3, 38
	scratch_load_dword v1, off, s33 offset:92
	scratch_load_dword v2, off, s33 offset:36
	s_mov_b32 s2, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s2
	v_cmp_lt_i32_e64 s[2:3], v1, v2
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 39
	s_nop 1
	v_writelane_b32 v0, s1, 40
	v_writelane_b32 v0, s0, 41
	s_nop 1
	v_writelane_b32 v0, s1, 42
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 43
	s_nop 1
	v_writelane_b32 v0, s1, 44
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_16
	s_branch .LBB5_17
.LBB5_16:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 43
	v_readlane_b32 s1, v0, 44
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v0, 37
	v_readlane_b32 s5, v0, 38
	v_readlane_b32 s2, v0, 41
	v_readlane_b32 s3, v0, 42
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v0, s2, 35
	s_nop 1
	v_writelane_b32 v0, s3, 36
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 33
	s_nop 1
	v_writelane_b32 v0, s3, 34
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 45
	s_nop 1
	v_writelane_b32 v0, s3, 46
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB5_14
	s_branch .LBB5_18
.LBB5_17:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 39
	v_readlane_b32 s1, v0, 40
	scratch_load_dword v1, off, s33 offset:92
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s2
	scratch_store_dword off, v1, s33 offset:92
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 41
	s_nop 1
	v_writelane_b32 v0, s1, 42
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB5_16
.LBB5_18:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 45
	v_readlane_b32 s1, v0, 46
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s0, 24
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[0:1], v1, s0
	s_bcnt1_i32_b64 s0, s[0:1]
	s_mov_b32 s2, 0
	s_mov_b32 s1, s2
	s_mov_b32 s1, 29
	s_mov_b32 s1, s1
	s_add_i32 s0, s0, s1
	scratch_load_dword v1, off, s33 offset:76
	s_mov_b32 s1, -1.0
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e64 s[2:3], v1, s1
	s_mov_b32 s1, -11
	s_mov_b32 s4, 13
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s1
	v_cndmask_b32_e64 v1, v1, v2, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], s0, v1
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 47
	s_nop 1
	v_writelane_b32 v0, s1, 48
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_24
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	scratch_load_dwordx2 v[2:3], off, s33 offset:40
	s_mov_b32 s2, 1
	s_mov_b32 s0, 0x2a05f201
	s_mov_b32 s1, s2
	s_waitcnt vmcnt(0)
	v_cmp_lt_i64_e64 s[0:1], v[2:3], s[0:1]
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a5, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 49
	s_nop 1
	v_writelane_b32 v0, s3, 50
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_21
	s_branch .LBB5_23
.LBB5_21:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 49
	v_readlane_b32 s1, v0, 50
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a5
	v_accvgpr_write_b32 a6, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 51
	s_nop 1
	v_writelane_b32 v0, s1, 52
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_25
	scratch_load_dword v0, off, s33 offset:72
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a6, v0
	s_branch .LBB5_25
.LBB5_23:
	scratch_load_dword v0, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a5, v0
	s_branch .LBB5_21
.LBB5_24:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 47
	v_readlane_b32 s1, v0, 48
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB5_39
.LBB5_25:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s2, v1, 51
	v_readlane_b32 s3, v1, 52
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s0, v1, 5
	v_readlane_b32 s1, v1, 6
	v_accvgpr_read_b32 v31, a4
	v_accvgpr_read_b32 v0, a6
	scratch_load_dword v2, off, s33 offset:32
	v_mov_b32_e32 v1, 0xffffffe8
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v1, v1, v2
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v2, off, s33 offset:32
	scratch_load_dword v3, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v3, v3
	scratch_load_dword v4, off, s33 offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, v3, v4
	s_nop 1
	v_mov_b32_dpp v2, v3 row_mirror row_mask:0xf bank_mask:0xf
	v_cmp_ge_i32_e64 s[0:1], v1, v2
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a7, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 53
	s_nop 1
	v_writelane_b32 v0, s3, 54
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_26
	s_branch .LBB5_33
.LBB5_26:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 53
	v_readlane_b32 s1, v0, 54
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a7
	v_accvgpr_write_b32 a8, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 55
	s_nop 1
	v_writelane_b32 v0, s1, 56
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_31
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	scratch_load_dwordx2 v[2:3], off, s33 offset:40
	s_mov_b32 s2, 1
	s_mov_b32 s0, 0x2a05f201
	s_mov_b32 s1, s2
	s_waitcnt vmcnt(0)
	v_cmp_lt_i64_e64 s[0:1], v[2:3], s[0:1]
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a9, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 57
	s_nop 1
	v_writelane_b32 v0, s3, 58
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_28
	s_branch .LBB5_30
.LBB5_28:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 57
	v_readlane_b32 s1, v0, 58
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a9
	v_accvgpr_write_b32 a10, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 59
	s_nop 1
	v_writelane_b32 v0, s1, 60
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_32
	scratch_load_dword v0, off, s33 offset:72
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a10, v0
	s_branch .LBB5_32
.LBB5_30:
	scratch_load_dword v0, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a9, v0
	s_branch .LBB5_28
.LBB5_31:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 55
	v_readlane_b32 s1, v1, 56
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a8
	v_accvgpr_write_b32 a11, v0
	s_branch .LBB5_34
.LBB5_32:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s2, v1, 59
	v_readlane_b32 s3, v1, 60
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s14, v1, 0
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s0, v1, 5
	v_readlane_b32 s1, v1, 6
	v_accvgpr_read_b32 v31, a4
	v_accvgpr_read_b32 v0, a10
	scratch_load_dword v2, off, s33 offset:32
	v_mov_b32_e32 v1, 0xffffffe8
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v1, v1, v2
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[0:1]
	v_accvgpr_write_b32 a8, v0
	s_branch .LBB5_31
.LBB5_33:
	scratch_load_dword v0, off, s33 offset:32
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	scratch_load_dword v2, off, s33 offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v2
	s_nop 1
	v_mov_b32_dpp v0, v1 row_mirror row_mask:0xf bank_mask:0xf
	v_accvgpr_write_b32 a7, v0
	s_branch .LBB5_26
.LBB5_34:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a11
	scratch_store_dword off, v1, s33 offset:68
	scratch_load_dword v1, off, s33 offset:72
	s_nop 0
	scratch_load_dword v2, off, s33 offset:64
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	s_mov_b32 s1, 15
	s_and_b32 s1, s0, s1
	s_mov_b32 s2, 1
	s_add_i32 s0, s1, s2
	s_mov_b32 s3, 31
	v_ashrrev_i32_e64 v2, s3, v1
	v_add_u32_e64 v1, v1, v2
	v_xor_b32_e64 v3, v1, v2
	s_not_b32 s1, s1
	v_cvt_f32_u32_e32 v1, s0
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v4, s1, v1
	v_mul_hi_u32 v4, v1, v4
	v_add_u32_e64 v1, v1, v4
	v_mul_hi_u32 v1, v3, v1
	v_mul_lo_u32 v4, v1, s0
	v_sub_u32_e64 v3, v3, v4
	v_cmp_ge_u32_e64 s[4:5], v3, s0
	v_sub_u32_e64 v4, v3, s0
	s_nop 0
	v_cndmask_b32_e64 v3, v3, v4, s[4:5]
	v_cmp_ge_u32_e64 s[0:1], v3, s0
	v_add_u32_e64 v3, v1, s2
	v_cndmask_b32_e64 v1, v1, v3, s[4:5]
	v_add_u32_e64 v3, v1, s2
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_xor_b32_e64 v1, v1, v2
	v_sub_u32_e64 v1, v1, v2
	scratch_load_sbyte v2, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v1, v2
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 61
	s_nop 1
	v_writelane_b32 v0, s3, 62
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_35
	s_branch .LBB5_37
.LBB5_35:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 61
	v_readlane_b32 s1, v1, 62
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v1, s0, 63
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[18:19]
	v_writelane_b32 v0, s1, 0
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_38
	scratch_load_dword v1, off, s33 offset:76
	s_mov_b32 s0, 0x40300000
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v0, s[2:3], s0, s0, v1
	v_rcp_f32_e64 v2, v0
	s_mov_b32 s1, 1.0
	v_fma_f32 v3, -v0, v2, s1
	v_fmac_f32_e64 v2, v3, v2
	v_div_scale_f32 v4, vcc, v1, s0, v1
	v_mul_f32_e64 v3, v4, v2
	v_fma_f32 v5, -v0, v3, v4
	v_fmac_f32_e64 v3, v5, v2
	v_fma_f32 v0, -v0, v3, v4
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_fixup_f32 v0, v0, s0, v1
	v_cvt_f16_f32_e64 v0, v0
	scratch_load_ushort v1, off, s33 offset:80
	s_mov_b32 s0, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s0
	scratch_store_short off, v0, s33 offset:80
	scratch_load_ushort v0, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v1
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_sub_f32_e64 v1, v0, v1
	s_mov_b32 s0, 4.0
	v_med3_f32 v0, v0, |v1|, s0
	scratch_store_dword off, v0, s33 offset:48
	s_branch .LBB5_38
.LBB5_37:
	s_mov_b64 s[0:1], exec
	s_bcnt1_i32_b64 s0, s[0:1]
	s_mov_b32 s2, 0
	s_mov_b32 s1, s2
	s_mov_b32 s1, 29
	s_and_b32 s0, s0, s1
	scratch_load_dword v0, off, s33 offset:32
	s_mov_b32 s1, 24
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s1
	scratch_load_dword v1, off, s33 offset:4
	scratch_load_dword v2, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v1, v1, v2
	v_mul_lo_u32 v0, v0, v1
	v_xor_b32_e64 v0, s0, v0
	scratch_store_dword off, v0, s33 offset:64
	scratch_load_dword v0, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v0, v0
	scratch_load_ushort v1, off, s33 offset:80
	s_mov_b32 s0, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s0
	scratch_store_short off, v0, s33 offset:80
	s_branch .LBB5_35
.LBB5_38:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[18:19]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 63
	v_readlane_b32 s1, v0, 0
	s_or_b64 exec, exec, s[0:1]
	scratch_load_dword v0, off, s33 offset:52
	s_mov_b32 s0, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v0, s0
	scratch_load_dword v2, off, s33 offset:40
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	v_add_u32_e64 v1, v1, v2
	s_mov_b32 s0, 63
	v_and_b32_e64 v0, v0, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v0, s0, v0
	ds_write_b32 v0, v1
	s_branch .LBB5_24
.LBB5_39:
	s_branch .LBB5_12
.LBB5_40:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s0, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 1
	v_cmp_ne_u32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 1
	s_nop 1
	v_writelane_b32 v0, s3, 2
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_56
	s_branch .LBB5_47
.LBB5_41:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v2, off, s33 offset:48
	scratch_load_dword v1, off, s33 offset:8
	s_mov_b32 s0, 0x3e800000
	s_waitcnt vmcnt(0)
	v_mul_f32_e64 v1, v1, s0
	s_mov_b32 s0, 0x3fc00000
	v_fmac_f32_e64 v1, v2, s0
	scratch_store_dword off, v1, s33 offset:48
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a13, v3
	v_accvgpr_write_b32 a14, v2
	scratch_load_ushort v1, off, s33 offset:84
	scratch_load_dword v2, off, s33 offset:12
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[0:1], v1, v2
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a15, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 3
	s_nop 1
	v_writelane_b32 v0, s3, 4
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_42
	s_branch .LBB5_44
.LBB5_42:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 3
	v_readlane_b32 s1, v0, 4
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a15
	v_accvgpr_write_b32 a16, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 5
	s_nop 1
	v_writelane_b32 v0, s1, 6
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_46
	scratch_load_ushort v0, off, s33 offset:84
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a16, v0
	s_branch .LBB5_46
.LBB5_44:
	scratch_load_dword v0, off, s33 offset:12
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a15, v0
	s_branch .LBB5_42
.LBB5_45:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 7
	v_readlane_b32 s1, v0, 8
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB5_59
.LBB5_46:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v3, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v3, 5
	v_readlane_b32 s1, v3, 6
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a13
	v_accvgpr_read_b32 v0, a14
	v_accvgpr_read_b32 v2, a16
	s_mov_b32 s0, 0x3ff
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	scratch_load_dword v2, off, s33 offset:64
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v2, s33 offset:96
	scratch_load_dword v2, off, s33 offset:96
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:100
	s_branch .LBB5_45
.LBB5_47:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:76
	s_mov_b32 s0, -1.0
	s_waitcnt vmcnt(0)
	v_cmp_nlt_f32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 9
	s_nop 1
	v_writelane_b32 v0, s3, 10
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_48
	s_branch .LBB5_55
.LBB5_48:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 9
	v_readlane_b32 s1, v0, 10
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 11
	s_nop 1
	v_writelane_b32 v0, s1, 12
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_53
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	v_accvgpr_read_b32 v31, a4
	scratch_load_dword v0, off, s33 offset:72
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v1, off, s33 offset:64
	s_mov_b32 s2, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s2
	s_mov_b32 s2, 2
	v_lshlrev_b32_e64 v4, s2, v1
	s_mov_b32 s3, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v1, v0, v1
	scratch_load_dword v0, off, s33 offset:52
	s_mov_b32 s3, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s3
	v_lshlrev_b32_e64 v0, s2, v0
	ds_write_b32 v0, v1
	scratch_load_ushort v0, off, s33 offset:84
	scratch_load_dword v1, off, s33 offset:60
	scratch_load_dword v2, off, s33 offset:36
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v2, v2, s2
	s_mov_b32 s2, 0
	v_sub_u32_e64 v4, s2, v2
	v_cvt_f32_u32_e32 v3, v2
	v_rcp_iflag_f32_e32 v3, v3
	s_nop 0
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, v4, v3
	v_mul_hi_u32 v4, v3, v4
	v_add_u32_e64 v3, v3, v4
	v_mul_hi_u32 v3, v1, v3
	v_mul_lo_u32 v3, v3, v2
	v_sub_u32_e64 v1, v1, v3
	v_cmp_ge_u32_e64 s[2:3], v1, v2
	v_sub_u32_e64 v3, v1, v2
	s_nop 0
	v_cndmask_b32_e64 v1, v1, v3, s[2:3]
	v_cmp_ge_u32_e64 s[2:3], v1, v2
	v_sub_u32_e64 v2, v1, v2
	s_nop 0
	v_cndmask_b32_e64 v2, v1, v2, s[2:3]
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v3, v1
	s_mov_b32 s2, 3
	v_mad_u64_u32 v[0:1], s[2:3], v0, s2, v[2:3]
	scratch_store_short off, v0, s33 offset:84
	scratch_load_dword v1, off, s33 offset:56
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v1
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v2, off, s33 offset:64
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[0:1], v1, v2
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a17, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 13
	s_nop 1
	v_writelane_b32 v0, s3, 14
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_50
	s_branch .LBB5_52
.LBB5_50:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 13
	v_readlane_b32 s1, v0, 14
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a17
	v_accvgpr_write_b32 a18, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 15
	s_nop 1
	v_writelane_b32 v0, s1, 16
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_54
	scratch_load_dword v0, off, s33 offset:48
	s_mov_b32 s0, 0x3fc00000
	s_waitcnt vmcnt(0)
	v_fmac_f32_e64 v0, v0, s0
	s_mov_b32 s0, 0x7fffffff
	v_and_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a18, v0
	s_branch .LBB5_54
.LBB5_52:
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v0
	s_nop 1
	v_cvt_f32_i32_e64 v0, s0
	v_accvgpr_write_b32 a17, v0
	s_branch .LBB5_50
.LBB5_53:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 11
	v_readlane_b32 s1, v0, 12
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB5_57
.LBB5_54:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 15
	v_readlane_b32 s1, v1, 16
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a18
	scratch_store_dword off, v0, s33 offset:48
	s_branch .LBB5_53
.LBB5_55:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	v_accvgpr_read_b32 v31, a4
	scratch_load_dword v0, off, s33 offset:64
	scratch_load_dword v1, off, s33 offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	scratch_load_dword v1, off, s33 offset:52
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v0, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_accvgpr_write_b32 a19, v0
	scratch_load_dword v0, off, s33 offset:68
	scratch_load_dword v1, off, s33 offset:40
	s_mov_b32 s2, -2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[2:3], v1, s2
	s_bcnt1_i32_b64 s2, s[2:3]
	s_mov_b32 s8, 0
	s_mov_b32 s3, s8
	s_mov_b64 s[16:17], 56
	s_mov_b32 s3, s0
	s_mov_b32 s0, s1
	s_mov_b32 s8, s16
	s_mov_b32 s1, s17
	s_add_u32 s8, s3, s8
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	v_mov_b32_e32 v1, s2
	s_swappc_b64 s[30:31], s[0:1]
	v_accvgpr_read_b32 v2, a19
	s_mov_b32 s0, 15
	v_and_b32_e64 v0, v0, s0
	s_mov_b32 s2, 1
	v_add_u32_e64 v3, v0, s2
	v_not_b32_e32 v1, v0
	v_cvt_f32_u32_e32 v0, v3
	v_rcp_iflag_f32_e32 v0, v0
	s_nop 0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, v1, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e64 v0, v0, v1
	s_mov_b32 s0, 31
	v_ashrrev_i32_e64 v1, s0, v2
	v_add_u32_e64 v2, v2, v1
	v_xor_b32_e64 v2, v2, v1
	v_mul_hi_u32 v0, v2, v0
	v_mul_lo_u32 v4, v0, v3
	v_sub_u32_e64 v2, v2, v4
	v_cmp_ge_u32_e64 s[4:5], v2, v3
	v_sub_u32_e64 v4, v2, v3
	s_nop 0
	v_cndmask_b32_e64 v2, v2, v4, s[4:5]
	v_cmp_ge_u32_e64 s[0:1], v2, v3
	v_add_u32_e64 v2, v0, s2
	v_cndmask_b32_e64 v0, v0, v2, s[4:5]
	v_add_u32_e64 v2, v0, s2
	v_cndmask_b32_e64 v0, v0, v2, s[0:1]
	v_xor_b32_e64 v0, v0, v1
	v_sub_u32_e64 v0, v0, v1
	scratch_store_dword off, v0, s33 offset:68
	scratch_load_sbyte v0, off, s33 offset:82
	v_mov_b32_e32 v1, 0
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v1, v1, v0 offset:116
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v0, v0, v1
	scratch_store_byte off, v0, s33 offset:82
	s_branch .LBB5_48
.LBB5_56:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 1
	v_readlane_b32 s1, v0, 2
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 7
	s_nop 1
	v_writelane_b32 v0, s1, 8
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_45
	s_branch .LBB5_41
.LBB5_57:
	scratch_load_ushort v0, off, s33 offset:84
	scratch_load_dword v2, off, s33 offset:40
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v3, v1
	s_mov_b32 s0, 3
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[0:1], v0, s0, v[2:3]
	scratch_store_short off, v0, s33 offset:84
	s_branch .LBB5_56
.LBB5_58:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 11
	v_readlane_b32 s1, v0, 12
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 31
	s_nop 1
	v_writelane_b32 v0, s1, 32
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_12
	s_branch .LBB5_1
.LBB5_59:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	v_accvgpr_read_b32 v31, a4
	scratch_load_dword v0, off, s33 offset:68
	scratch_load_dword v1, off, s33 offset:72
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[0:1]
	v_cvt_f32_i32_e64 v0, v0
	scratch_store_dword off, v0, s33 offset:48
	scratch_load_dwordx2 v[0:1], off, s33 offset:40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	s_mov_b32 s1, 3
	v_mad_u64_u32 v[4:5], s[2:3], v2, s1, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v3, v6
	s_mov_b32 s0, 32
	v_lshrrev_b64 v[0:1], s0, v[0:1]
	v_mad_u64_u32 v[0:1], s[2:3], v0, s1, v[2:3]
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[2:3], s0, v[0:1]
	v_mov_b32_e32 v1, v3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v5
	v_or_b32_e64 v0, v0, v1
	v_mov_b32_e32 v1, v4
	v_or_b32_e64 v6, v1, v2
	v_mov_b32_e32 v7, v0
	s_mov_b32 s1, 16
	s_mov_b32 s0, 0
	scratch_load_sbyte v0, off, s33 offset:82
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	v_bfe_i32 v4, v0, s0, v1
	s_mov_b32 s0, 31
	v_ashrrev_i32_e32 v0, s0, v4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_sub_co_u32_e64 v0, s[0:1], v0, v3
	s_nop 1
	v_subb_co_u32_e64 v2, s[0:1], v1, v2, s[0:1]
	v_mov_b32_e32 v1, v2
	scratch_store_dwordx2 off, v[0:1], s33 offset:40
	s_branch .LBB5_58
.LBB5_60:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v2, v1
	scratch_load_ubyte v1, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	scratch_store_byte off, v1, s33 offset:82
	v_mov_b32_e32 v1, 0
	scratch_store_dword off, v1, s33 offset:104
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 17
	s_nop 1
	v_writelane_b32 v0, s1, 18
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
.LBB5_61:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 19
	v_readlane_b32 s1, v0, 20
	v_readlane_b32 s2, v0, 17
	v_readlane_b32 s3, v0, 18
	s_nop 0
	v_writelane_b32 v0, s2, 21
	s_nop 1
	v_writelane_b32 v0, s3, 22
	scratch_load_dword v1, off, s33 offset:104
	scratch_load_dword v2, off, s33 offset:32
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[2:3], v1, v2
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 23
	s_nop 1
	v_writelane_b32 v0, s1, 24
	v_writelane_b32 v0, s0, 25
	s_nop 1
	v_writelane_b32 v0, s1, 26
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 27
	s_nop 1
	v_writelane_b32 v0, s1, 28
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_102
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:32
	s_mov_b32 s0, -6
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_bcnt1_i32_b64 s0, s[0:1]
	s_mov_b32 s2, 0
	s_mov_b32 s1, s2
	v_mov_b32_e32 v3, 2
	v_mov_b32_e32 v2, s0
	v_mov_b32_e32 v1, v3
	s_nop 1
	v_mov_b32_dpp v1, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	scratch_load_ushort v2, off, s33 offset:84
	scratch_load_dword v4, off, s33 offset:52
	s_mov_b32 s0, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v4, v4, s0
	s_mov_b32 s0, 63
	v_and_b32_e64 v4, v4, s0
	v_lshlrev_b32_e64 v3, v3, v4
	ds_read_b32 v3, v3
	scratch_load_dword v4, off, s33 offset:104
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v3, v3, v4
	v_cmp_gt_i32_e64 s[0:1], v2, v3
	s_bcnt1_i32_b64 s0, s[0:1]
	s_mov_b32 s1, s2
	v_cmp_eq_u32_e64 s[2:3], v1, s0
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 29
	s_nop 1
	v_writelane_b32 v0, s1, 30
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_64
	scratch_load_dword v0, off, s33
	s_mov_b32 s0, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s0
	v_accvgpr_write_b32 a20, v0
	s_branch .LBB5_65
.LBB5_64:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 29
	v_readlane_b32 s1, v0, 30
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB5_103
.LBB5_65:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a20
	s_mov_b32 s0, 1
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 31
	s_nop 1
	v_writelane_b32 v0, s3, 32
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_69
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a20
	s_mov_b32 s0, 2
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 33
	s_nop 1
	v_writelane_b32 v0, s3, 34
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_83
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a20
	s_mov_b32 s0, 3
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], 0
	v_writelane_b32 v0, s2, 35
	s_nop 1
	v_writelane_b32 v0, s3, 36
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 37
	s_nop 1
	v_writelane_b32 v0, s3, 38
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_97
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a20
	s_mov_b32 s0, 4
	v_cmp_ne_u32_e64 s[2:3], v1, s0
	s_mov_b64 s[0:1], -1
	v_writelane_b32 v0, s0, 39
	s_nop 1
	v_writelane_b32 v0, s1, 40
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 41
	s_nop 1
	v_writelane_b32 v0, s1, 42
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_85
	s_branch .LBB5_98
.LBB5_69:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 31
	v_readlane_b32 s1, v0, 32
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 43
	s_nop 1
	v_writelane_b32 v0, s1, 44
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_101
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a20
	s_mov_b32 s0, 0
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 45
	s_nop 1
	v_writelane_b32 v0, s3, 46
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_71
	s_branch .LBB5_82
.LBB5_71:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 45
	v_readlane_b32 s1, v0, 46
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 47
	s_nop 1
	v_writelane_b32 v0, s1, 48
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_76
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:60
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a21, v1
	scratch_load_sbyte v1, off, s33 offset:82
	scratch_load_dword v2, off, s33 offset:36
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[0:1], v1, v2
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a22, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 49
	s_nop 1
	v_writelane_b32 v0, s3, 50
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_73
	s_branch .LBB5_75
.LBB5_73:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 49
	v_readlane_b32 s1, v0, 50
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a22
	v_accvgpr_write_b32 a23, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 51
	s_nop 1
	v_writelane_b32 v0, s1, 52
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_77
	scratch_load_sbyte v0, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a23, v0
	s_branch .LBB5_77
.LBB5_75:
	scratch_load_dword v0, off, s33 offset:36
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a22, v0
	s_branch .LBB5_73
.LBB5_76:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 47
	v_readlane_b32 s1, v0, 48
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB5_101
.LBB5_77:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 51
	v_readlane_b32 s1, v0, 52
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a21
	v_accvgpr_read_b32 v2, a23
	v_cmp_eq_u32_e64 s[0:1], v1, v2
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a24, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 53
	s_nop 1
	v_writelane_b32 v0, s3, 54
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_78
	s_branch .LBB5_80
.LBB5_78:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 53
	v_readlane_b32 s1, v0, 54
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a24
	v_accvgpr_write_b32 a25, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 55
	s_nop 1
	v_writelane_b32 v0, s1, 56
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_81
	s_mov_b32 s0, 0x3fc00000
	v_mov_b32_e32 v0, 0x3fc00000
	v_accvgpr_write_b32 a25, v0
	s_branch .LBB5_81
.LBB5_80:
	scratch_load_dword v0, off, s33 offset:48
	scratch_load_dword v1, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_mul_f32_e64 v0, v0, v1
	v_accvgpr_write_b32 a24, v0
	s_branch .LBB5_78
.LBB5_81:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 55
	v_readlane_b32 s1, v0, 56
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a25
	scratch_load_dword v0, off, s33 offset:52
	s_mov_b32 s0, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s0
	s_mov_b32 s0, 63
	v_and_b32_e64 v0, v0, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v0, s0, v0
	ds_read_b32 v0, v0
	scratch_load_dword v2, off, s33 offset:64
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_nop 0
	v_mov_b32_dpp v0, v2 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cvt_f32_i32_e64 v2, v0
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_fmac_f32_e64 v0, v1, v2
	scratch_store_dword off, v0, s33 offset:76
	s_branch .LBB5_76
.LBB5_82:
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:72
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	scratch_load_dword v2, off, s33 offset:64
	s_mov_b32 s0, 8
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, s0
	v_bfe_i32 v2, v2, 0, 16
	scratch_store_dword off, v2, s33 offset:108
	scratch_load_dword v2, off, s33 offset:108
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:112
	s_branch .LBB5_71
.LBB5_83:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 33
	v_readlane_b32 s1, v0, 34
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 57
	s_nop 1
	v_writelane_b32 v0, s1, 58
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_100
	v_mov_b32_e32 v0, 30
	scratch_store_dword off, v0, s33 offset:60
	s_branch .LBB5_100
.LBB5_85:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s2, v0, 41
	v_readlane_b32 s3, v0, 42
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s0, v0, 39
	v_readlane_b32 s1, v0, 40
	s_and_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 35
	s_nop 1
	v_writelane_b32 v0, s1, 36
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB5_97
.LBB5_86:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:12
	s_mov_b32 s0, 19
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a26, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 59
	s_nop 1
	v_writelane_b32 v0, s3, 60
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_87
	s_branch .LBB5_89
.LBB5_87:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 59
	v_readlane_b32 s1, v0, 60
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a26
	v_accvgpr_write_b32 a27, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 61
	s_nop 1
	v_writelane_b32 v0, s1, 62
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_91
	scratch_load_dword v0, off, s33 offset:104
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a27, v0
	s_branch .LBB5_91
.LBB5_89:
	scratch_load_dword v0, off, s33 offset:104
	s_mov_b32 s0, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s0, v0
	v_accvgpr_write_b32 a26, v0
	s_branch .LBB5_87
.LBB5_90:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a12
	s_mov_b64 exec, s[18:19]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 63
	v_readlane_b32 s1, v0, 0
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s2, v0, 1
	v_readlane_b32 s3, v0, 2
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 3
	s_nop 1
	v_writelane_b32 v0, s1, 4
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_99
	s_branch .LBB5_96
.LBB5_91:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v2, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v2, 61
	v_readlane_b32 s1, v2, 62
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_accvgpr_read_b32 v1, a27
	s_mov_b32 s0, 0xff
	v_and_b32_e64 v1, v1, s0
	v_accvgpr_write_b32 a29, v1
	scratch_load_dword v1, off, s33 offset:32
	s_mov_b32 s0, 26
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 5
	s_nop 1
	v_writelane_b32 v0, s3, 6
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_92
	s_branch .LBB5_94
.LBB5_92:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_readlane_b32 s2, v0, 7
	s_nop 1
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a30, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 8
	s_nop 1
	v_writelane_b32 v0, s1, 9
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_95
	scratch_load_dword v0, off, s33 offset:60
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v0
	s_nop 1
	v_mov_b32_e32 v0, s0
	v_accvgpr_write_b32 a30, v0
	s_branch .LBB5_95
.LBB5_94:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:60
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s1, v1
	s_mov_b32 s0, 0
	s_sub_i32 s0, s0, s1
	v_writelane_b32 v0, s0, 7
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB5_92
.LBB5_95:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s2, v0, 8
	v_readlane_b32 s3, v0, 9
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s0, v0, 10
	v_readlane_b32 s1, v0, 11
	v_accvgpr_read_b32 v1, a29
	v_accvgpr_read_b32 v2, a30
	s_mov_b32 s2, 0xff
	v_and_b32_e64 v2, v2, s2
	v_add_u32_e64 v1, v1, v2
	scratch_store_dword off, v1, s33 offset:60
	s_mov_b64 s[2:3], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 1
	s_nop 1
	v_writelane_b32 v0, s1, 2
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB5_90
.LBB5_96:
	scratch_load_dword v0, off, s33 offset:72
	s_mov_b32 s0, -4
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v2, s0, v0
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v3, off, s33 offset:56
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	s_branch .LBB5_99
.LBB5_97:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a12
	s_mov_b64 exec, s[18:19]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 37
	v_readlane_b32 s1, v1, 38
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_readlane_b32 s2, v1, 35
	v_readlane_b32 s3, v1, 36
	s_nop 0
	v_writelane_b32 v0, s2, 10
	s_nop 1
	v_writelane_b32 v0, s3, 11
	v_writelane_b32 v0, s2, 1
	s_nop 1
	v_writelane_b32 v0, s3, 2
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v1, s0, 63
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v1
	s_mov_b64 exec, s[18:19]
	v_writelane_b32 v0, s1, 0
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB5_90
	s_branch .LBB5_86
.LBB5_98:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:64
	s_mov_b32 s0, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s0
	scratch_store_dword off, v1, s33 offset:64
	s_mov_b64 s[0:1], 0
	s_xor_b64 s[0:1], exec, -1
	v_writelane_b32 v0, s0, 39
	s_nop 1
	v_writelane_b32 v0, s1, 40
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB5_85
.LBB5_99:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 3
	v_readlane_b32 s1, v0, 4
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB5_83
.LBB5_100:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 57
	v_readlane_b32 s1, v0, 58
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB5_69
.LBB5_101:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 43
	v_readlane_b32 s1, v0, 44
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB5_64
.LBB5_102:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v1, 27
	v_readlane_b32 s1, v1, 28
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v1, 21
	v_readlane_b32 s5, v1, 22
	v_readlane_b32 s2, v1, 25
	v_readlane_b32 s3, v1, 26
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v1, s2, 19
	s_nop 1
	v_writelane_b32 v1, s3, 20
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v1, s2, 17
	s_nop 1
	v_writelane_b32 v1, s3, 18
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v1
	s_mov_b64 exec, s[18:19]
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 12
	s_nop 1
	v_writelane_b32 v0, s3, 13
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB5_61
	s_branch .LBB5_111
.LBB5_103:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_mov_b32_e32 v1, 0
	scratch_store_dword off, v1, s33 offset:116
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 14
	s_nop 1
	v_writelane_b32 v0, s1, 15
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
.LBB5_104:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 16
	v_readlane_b32 s1, v0, 17
	v_readlane_b32 s2, v0, 14
	v_readlane_b32 s3, v0, 15
	s_nop 0
	v_writelane_b32 v0, s2, 18
	s_nop 1
	v_writelane_b32 v0, s3, 19
	scratch_load_dword v1, off, s33 offset:116
	scratch_load_dword v2, off, s33 offset:104
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[2:3], v1, v2
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 20
	s_nop 1
	v_writelane_b32 v0, s1, 21
	v_writelane_b32 v0, s0, 22
	s_nop 1
	v_writelane_b32 v0, s1, 23
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 24
	s_nop 1
	v_writelane_b32 v0, s1, 25
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB5_106
	scratch_load_dword v0, off, s33 offset:72
	scratch_load_sbyte v1, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	v_cvt_f32_i32_e64 v0, v0
	scratch_store_dword off, v0, s33 offset:76
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	s_nop 0
	scratch_load_dword v2, off, s33 offset:4
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	scratch_load_dword v3, off, s33 offset:36
	scratch_load_dword v2, off, s33 offset:116
	s_mov_b32 s0, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	v_lshlrev_b32_e64 v2, v2, v3
	scratch_store_dword off, v2, s33 offset:120
	scratch_load_dword v2, off, s33 offset:120
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:124
	s_branch .LBB5_107
.LBB5_106:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 24
	v_readlane_b32 s1, v0, 25
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	v_readlane_b32 s2, v0, 22
	v_readlane_b32 s3, v0, 23
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v0, s2, 16
	s_nop 1
	v_writelane_b32 v0, s3, 17
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 14
	s_nop 1
	v_writelane_b32 v0, s3, 15
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 26
	s_nop 1
	v_writelane_b32 v0, s3, 27
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB5_104
	s_branch .LBB5_108
.LBB5_107:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 20
	v_readlane_b32 s1, v0, 21
	scratch_load_dword v1, off, s33 offset:116
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s2
	scratch_store_dword off, v1, s33 offset:116
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 22
	s_nop 1
	v_writelane_b32 v0, s1, 23
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a28, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB5_106
.LBB5_108:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 26
	v_readlane_b32 s1, v0, 27
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a12
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 23
	v_readlane_b32 s1, v0, 24
	scratch_load_dword v1, off, s33 offset:104
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s2
	scratch_store_dword off, v1, s33 offset:104
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 25
	s_nop 1
	v_writelane_b32 v0, s1, 26
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a12, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB5_102
.LBB5_111:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 12
	v_readlane_b32 s1, v0, 13
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a28
	s_mov_b64 exec, s[18:19]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v1, a12
	s_mov_b64 exec, s[18:19]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v2, a3
	s_mov_b64 exec, s[18:19]
	scratch_load_dwordx2 v[4:5], off, s33 offset:16
	scratch_load_sbyte v3, off, s33 offset:82
	scratch_load_dword v6, off, s33 offset:56
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v3, v6 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_mov_b32 s2, 0x3ff
	v_and_b32_e64 v3, v3, s2
	s_mov_b32 s1, 2
	v_lshlrev_b32_e64 v6, s1, v3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, s0
	v_mov_b32_e32 v7, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	v_mov_b32_e32 v3, 23
	scratch_store_dword off, v3, s33 offset:128
	scratch_load_dword v3, off, s33 offset:128
	s_waitcnt vmcnt(0)
	global_atomic_add v3, v[4:5], v3, off sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v3, s33 offset:132
	scratch_load_dword v3, off, s33 offset:64
	s_nop 0
	scratch_load_dword v4, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, v3, v4
	scratch_load_dword v4, off, s33 offset:72
	scratch_load_dword v5, off, s33 offset:60
	s_waitcnt vmcnt(0)
	v_add3_u32 v3, v3, v4, v5
	scratch_load_dword v4, off, s33 offset:40
	scratch_load_sbyte v5, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v3, v3, v4, v5
	scratch_load_ushort v4, off, s33 offset:84
	scratch_load_dword v5, off, s33 offset:52
	s_mov_b32 s3, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v5, v5, s3
	v_lshlrev_b32_e64 v5, s1, v5
	ds_read_b32 v5, v5
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v3, v3, v4, v5
	scratch_load_dwordx2 v[4:5], off, s33 offset:16
	scratch_load_dword v6, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v6, v6, s2
	v_lshlrev_b32_e64 v6, s1, v6
	v_mov_b32_e32 v8, s0
	v_mov_b32_e32 v7, v8
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	global_store_dword v[4:5], v3, off
	scratch_load_dword v3, off, s33 offset:48
	s_nop 0
	scratch_load_dword v4, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v3, v3, v4
	scratch_load_ushort v4, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v4, v4
	v_add_f32_e64 v3, v3, v4
	scratch_load_dwordx2 v[4:5], off, s33 offset:24
	scratch_load_dword v6, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v6, v6, s2
	v_lshlrev_b32_e64 v6, s1, v6
	v_mov_b32_e32 v8, s0
	v_mov_b32_e32 v7, v8
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	global_store_dword v[4:5], v3, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k4
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 172
		.amdhsa_kernarg_size 112
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 63
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 32
		.amdhsa_reserve_vcc 1
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
	.size	k4, .Lfunc_end5-k4
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k5
	.globl	k5
	.p2align	8
	.type	k5,@function
k5:
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x60
	v_writelane_b32 v1, s10, 0
	v_writelane_b32 v1, s9, 1
	v_writelane_b32 v1, s8, 2
	v_writelane_b32 v1, s6, 3
	s_nop 1
	v_writelane_b32 v1, s7, 4
	s_mov_b64 s[14:15], s[4:5]
	v_writelane_b32 v1, s14, 5
	s_nop 1
	v_writelane_b32 v1, s15, 6
	v_writelane_b32 v1, s2, 7
	s_nop 1
	v_writelane_b32 v1, s3, 8
	v_writelane_b32 v1, s0, 9
	s_nop 1
	v_writelane_b32 v1, s1, 10
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[18:19]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_accvgpr_write_b32 a4, v1
	s_load_dwordx2 s[10:11], s[14:15], 0x0
	s_load_dwordx2 s[6:7], s[14:15], 0x8
	s_load_dword s4, s[14:15], 0x10
	s_load_dword s1, s[14:15], 0x14
	s_load_dwordx2 s[2:3], s[14:15], 0x18
	s_load_dword s0, s[14:15], 0x20
	s_load_dword s13, s[14:15], 0x24
	s_load_dword s12, s[14:15], 0x28
	s_load_dword s9, s[14:15], 0x2c
	s_load_dword s5, s[14:15], 0x30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s13
	scratch_store_dword off, v2, s33
	v_mov_b32_e32 v2, s12
	scratch_store_dword off, v2, s33 offset:4
	v_mov_b32_e32 v2, s9
	scratch_store_dword off, v2, s33 offset:8
	v_mov_b32_e32 v2, s5
	scratch_store_dword off, v2, s33 offset:12
	v_mov_b64_e32 v[2:3], s[10:11]
	scratch_store_dwordx2 off, v[2:3], s33 offset:16
	v_mov_b64_e32 v[2:3], s[6:7]
	scratch_store_dwordx2 off, v[2:3], s33 offset:24
	v_mov_b32_e32 v2, s4
	scratch_store_dword off, v2, s33 offset:32
	v_mov_b32_e32 v2, s1
	scratch_store_dword off, v2, s33 offset:36
	v_mov_b64_e32 v[2:3], s[2:3]
	scratch_store_dwordx2 off, v[2:3], s33 offset:40
	v_mov_b32_e32 v2, s0
	scratch_store_dword off, v2, s33 offset:48
	s_mov_b32 s0, 0x3ff
	v_and_b32_e64 v1, v1, s0
	scratch_store_dword off, v1, s33 offset:52
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s1, 6
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, s8, v1, v2
	scratch_store_dword off, v1, s33 offset:56
	scratch_load_dword v1, off, s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s8, v1
	scratch_store_dword off, v1, s33 offset:60
	scratch_load_dwordx2 v[4:5], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v2
	v_mov_b32_e32 v3, v1
	s_mov_b32 s1, 2
	v_lshl_add_u64 v[2:3], v[2:3], s1, v[4:5]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:64
	scratch_load_dword v1, off, s33 offset:32
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:68
	scratch_load_dword v1, off, s33 offset:36
	s_nop 0
	scratch_load_dword v2, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	scratch_store_dword off, v1, s33 offset:72
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	s_nop 0
	scratch_load_dword v1, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	v_lshlrev_b32_e64 v4, s1, v1
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:76
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v1, v1
	scratch_store_short off, v1, s33 offset:80
	scratch_load_dword v1, off, s33 offset:52
	s_waitcnt vmcnt(0)
	scratch_store_byte off, v1, s33 offset:82
	scratch_load_dword v1, off, s33 offset:64
	s_waitcnt vmcnt(0)
	scratch_store_short off, v1, s33 offset:84
	scratch_load_dword v2, off, s33 offset:64
	s_nop 0
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s2, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s2
	v_lshlrev_b32_e64 v1, s1, v1
	ds_write_b32 v1, v2
	scratch_load_dwordx2 v[6:7], off, s33 offset:40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v6
	s_mov_b32 s2, 3
	v_mad_u64_u32 v[4:5], s[4:5], v1, s2, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v3, v1
	s_mov_b32 s1, 32
	v_lshrrev_b64 v[6:7], s1, v[6:7]
	v_mov_b32_e32 v1, v6
	v_mad_u64_u32 v[2:3], s[2:3], v1, s2, v[2:3]
	s_nop 1
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], s1, v[2:3]
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, v5
	v_or_b32_e64 v1, v1, v6
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v2, v4
	v_or_b32_e64 v2, v2, v3
	v_mov_b32_e32 v3, v1
	v_accvgpr_write_b32 a5, v3
	v_accvgpr_write_b32 a6, v2
	scratch_load_dword v1, off, s33 offset:76
	s_mov_b32 s0, -1.0
	s_waitcnt vmcnt(0)
	v_cmp_nlt_f32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 11
	s_nop 1
	v_writelane_b32 v0, s3, 12
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB6_1
	s_branch .LBB6_3
.LBB6_1:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 11
	v_readlane_b32 s1, v0, 12
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_readlane_b32 s2, v0, 13
	s_nop 1
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a7, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 14
	s_nop 1
	v_writelane_b32 v0, s1, 15
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB6_4
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a7, v0
	s_branch .LBB6_4
.LBB6_3:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	s_mov_b32 s0, 23
	v_writelane_b32 v0, s0, 13
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB6_1
.LBB6_4:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s2, v0, 14
	v_readlane_b32 s3, v0, 15
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	v_accvgpr_read_b32 v31, a4
	v_accvgpr_read_b32 v7, a5
	v_accvgpr_read_b32 v6, a6
	v_accvgpr_read_b32 v4, a7
	v_ashrrev_i32_e64 v0, 31, v4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_sub_co_u32_e64 v0, s[2:3], v0, v3
	s_nop 1
	v_subb_co_u32_e64 v2, s[2:3], v1, v2, s[2:3]
	v_mov_b32_e32 v1, v2
	scratch_store_dwordx2 off, v[0:1], s33 offset:40
	scratch_load_dword v0, off, s33 offset:8
	s_mov_b32 s2, 0x3fa00000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v0, s2
	s_mov_b32 s2, 0x3fc00000
	v_div_scale_f32 v0, s[8:9], v1, v1, s2
	v_rcp_f32_e64 v2, v0
	s_mov_b32 s3, 1.0
	v_fma_f32 v3, -v0, v2, s3
	v_fmac_f32_e64 v2, v3, v2
	v_div_scale_f32 v4, vcc, s2, v1, s2
	v_mul_f32_e64 v3, v4, v2
	v_fma_f32 v5, -v0, v3, v4
	v_fmac_f32_e64 v3, v5, v2
	v_fma_f32 v0, -v0, v3, v4
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_fixup_f32 v2, v0, v1, s2
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	scratch_load_dword v3, off, s33 offset:12
	s_mov_b32 s2, 0x3fd
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s2
	s_mov_b32 s2, 2
	v_lshlrev_b32_e64 v4, s2, v3
	s_mov_b32 s2, 0
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	scratch_load_dwordx2 v[0:1], off, s33 offset:40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	s_mov_b32 s8, 3
	v_mad_u64_u32 v[4:5], s[16:17], v2, s8, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v6, s3
	v_mov_b32_e32 v3, v6
	s_mov_b32 s3, 32
	v_lshrrev_b64 v[0:1], s3, v[0:1]
	v_mad_u64_u32 v[0:1], s[8:9], v0, s8, v[2:3]
	s_nop 1
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[2:3], s3, v[0:1]
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v5
	v_or_b32_e64 v0, v0, v1
	v_mov_b32_e32 v1, v4
	v_or_b32_e64 v8, v1, v2
	v_mov_b32_e32 v9, v0
	scratch_load_dword v1, off, s33 offset:72
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	v_mov_b32_e32 v0, 28
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v6, v0
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_ashrrev_i32_e64 v1, 31, v6
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_sub_co_u32_e64 v2, s[0:1], v2, v4
	s_nop 1
	v_subb_co_u32_e64 v1, s[0:1], v1, v3, s[0:1]
	v_mov_b32_e32 v3, v1
	scratch_store_dwordx2 off, v[2:3], s33 offset:40
	scratch_load_dword v1, off, s33 offset:52
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:88
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 16
	s_nop 1
	v_writelane_b32 v0, s1, 17
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
.LBB6_5:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s2, v0, 18
	v_readlane_b32 s3, v0, 19
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	v_readlane_b32 s0, v0, 22
	v_readlane_b32 s1, v0, 23
	v_readlane_b32 s6, v0, 16
	v_readlane_b32 s7, v0, 17
	s_nop 0
	v_writelane_b32 v0, s6, 24
	s_nop 1
	v_writelane_b32 v0, s7, 25
	v_writelane_b32 v0, s2, 26
	s_nop 1
	v_writelane_b32 v0, s3, 27
	scratch_load_dword v1, off, s33 offset:88
	s_mov_b32 s2, 64
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[2:3], v1, s2
	s_mov_b64 s[6:7], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 28
	s_nop 1
	v_writelane_b32 v0, s1, 29
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 30
	s_nop 1
	v_writelane_b32 v0, s5, 31
	v_writelane_b32 v0, s4, 32
	s_nop 1
	v_writelane_b32 v0, s5, 33
	v_writelane_b32 v0, s0, 34
	s_nop 1
	v_writelane_b32 v0, s1, 35
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 36
	s_nop 1
	v_writelane_b32 v0, s1, 37
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB6_8
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	scratch_load_dwordx2 v[2:3], off, s33 offset:40
	s_mov_b32 s2, 1
	s_mov_b32 s0, 0x2a05f201
	s_mov_b32 s1, s2
	s_waitcnt vmcnt(0)
	v_cmp_lt_i64_e64 s[2:3], v[2:3], s[0:1]
	s_mov_b64 s[0:1], -1
	v_writelane_b32 v0, s0, 38
	s_nop 1
	v_writelane_b32 v0, s1, 39
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 40
	s_nop 1
	v_writelane_b32 v0, s1, 41
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB6_10
	s_branch .LBB6_9
.LBB6_7:
	s_branch .LBB6_12
.LBB6_8:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 36
	v_readlane_b32 s1, v0, 37
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s6, v0, 26
	v_readlane_b32 s7, v0, 27
	v_readlane_b32 s8, v0, 24
	v_readlane_b32 s9, v0, 25
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	v_readlane_b32 s2, v0, 34
	v_readlane_b32 s3, v0, 35
	s_mov_b64 s[0:1], s[4:5]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[8:9]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[2:3], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 42
	s_nop 1
	v_writelane_b32 v0, s7, 43
	v_writelane_b32 v0, s6, 18
	s_nop 1
	v_writelane_b32 v0, s7, 19
	v_writelane_b32 v0, s4, 20
	s_nop 1
	v_writelane_b32 v0, s5, 21
	v_writelane_b32 v0, s2, 22
	s_nop 1
	v_writelane_b32 v0, s3, 23
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 16
	s_nop 1
	v_writelane_b32 v0, s3, 17
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 44
	s_nop 1
	v_writelane_b32 v0, s3, 45
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB6_5
	s_branch .LBB6_13
.LBB6_9:
	scratch_load_ushort v0, off, s33 offset:80
	s_mov_b32 s1, 0x3800
	s_mov_b32 s0, 0x3e00
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, s0, v1
	scratch_store_short off, v0, s33 offset:80
	s_branch .LBB6_11
.LBB6_10:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s6, v0, 40
	v_readlane_b32 s7, v0, 41
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s2, v0, 30
	v_readlane_b32 s3, v0, 31
	v_readlane_b32 s0, v0, 28
	v_readlane_b32 s1, v0, 29
	v_readlane_b32 s4, v0, 38
	v_readlane_b32 s5, v0, 39
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[2:3], s[2:3], s[4:5]
	v_writelane_b32 v0, s2, 32
	s_nop 1
	v_writelane_b32 v0, s3, 33
	v_writelane_b32 v0, s0, 34
	s_nop 1
	v_writelane_b32 v0, s1, 35
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB6_8
.LBB6_11:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	scratch_load_dword v1, off, s33 offset:88
	s_mov_b32 s0, 17
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s0
	scratch_store_dword off, v1, s33 offset:88
	s_mov_b64 s[0:1], 0
	s_xor_b64 s[0:1], exec, -1
	v_writelane_b32 v0, s0, 38
	s_nop 1
	v_writelane_b32 v0, s1, 39
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_branch .LBB6_10
.LBB6_12:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 46
	v_readlane_b32 s1, v0, 47
	s_or_b64 exec, exec, s[0:1]
	scratch_load_sbyte v1, off, s33 offset:82
	scratch_load_dword v2, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v1, v2
	v_add_u32_e64 v1, v1, v2
	scratch_store_byte off, v1, s33 offset:82
	scratch_load_ushort v1, off, s33 offset:80
	s_mov_b32 s1, 0x3800
	s_mov_b32 s0, 0x3400
	v_mov_b32_e32 v2, s1
	s_waitcnt vmcnt(0)
	v_fma_f16 v1, v1, s0, v2
	scratch_store_short off, v1, s33 offset:80
	scratch_load_ushort v1, off, s33 offset:84
	s_nop 0
	scratch_load_dword v2, off, s33 offset:64
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v2, v2, v1
	v_mov_b32_e32 v4, s0
	v_mov_b32_e32 v3, v4
	s_mov_b32 s0, 3
	v_mad_u64_u32 v[2:3], s[0:1], v1, s0, v[2:3]
	v_mov_b32_e32 v1, v2
	scratch_store_short off, v1, s33 offset:84
	scratch_load_dword v1, off, s33 offset:64
	s_nop 0
	scratch_load_dword v2, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v2
	scratch_load_dword v2, off, s33 offset:72
	scratch_load_dword v3, off, s33 offset:60
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	scratch_load_dword v2, off, s33 offset:40
	scratch_load_sbyte v3, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	scratch_load_ushort v2, off, s33 offset:84
	scratch_load_dword v3, off, s33 offset:52
	s_mov_b32 s0, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s0
	s_mov_b32 s1, 2
	v_lshlrev_b32_e64 v3, s1, v3
	ds_read_b32 v3, v3
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v4, off, s33 offset:56
	s_mov_b32 s2, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v4, s2
	v_lshlrev_b32_e64 v4, s1, v4
	s_mov_b32 s0, 0
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v5, v6
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_store_dword v[2:3], v1, off
	scratch_load_dword v1, off, s33 offset:48
	s_nop 0
	scratch_load_dword v2, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v1, v2
	scratch_load_ushort v2, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v2, v2
	v_add_f32_e64 v1, v1, v2
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	scratch_load_dword v4, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v4, s2
	v_lshlrev_b32_e64 v4, s1, v4
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v5, v6
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_store_dword v[2:3], v1, off
	s_endpgm
.LBB6_13:
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 44
	v_readlane_b32 s1, v0, 45
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[18:19]
	v_readlane_b32 s0, v0, 42
	v_readlane_b32 s1, v0, 43
	s_mov_b64 s[2:3], -1
	s_xor_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 46
	s_nop 1
	v_writelane_b32 v0, s3, 47
	s_or_saveexec_b64 s[18:19], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[18:19]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB6_12
	s_branch .LBB6_7
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k5
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 124
		.amdhsa_kernarg_size 112
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 40
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 32
		.amdhsa_reserve_vcc 1
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
	.size	k5, .Lfunc_end6-k5
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k6
	.globl	k6
	.p2align	8
	.type	k6,@function
k6:
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x90
	v_writelane_b32 v1, s10, 0
	v_writelane_b32 v1, s9, 1
	v_writelane_b32 v1, s8, 2
	v_writelane_b32 v1, s6, 3
	s_nop 1
	v_writelane_b32 v1, s7, 4
	s_mov_b64 s[14:15], s[4:5]
	v_writelane_b32 v1, s14, 5
	s_nop 1
	v_writelane_b32 v1, s15, 6
	v_writelane_b32 v1, s2, 7
	s_nop 1
	v_writelane_b32 v1, s3, 8
	v_writelane_b32 v1, s0, 9
	s_nop 1
	v_writelane_b32 v1, s1, 10
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[16:17]
	v_accvgpr_write_b32 a4, v0
	s_load_dwordx2 s[10:11], s[14:15], 0x0
	s_load_dwordx2 s[6:7], s[14:15], 0x8
	s_load_dword s4, s[14:15], 0x10
	s_load_dword s1, s[14:15], 0x14
	s_load_dwordx2 s[2:3], s[14:15], 0x18
	s_load_dword s0, s[14:15], 0x20
	s_load_dword s13, s[14:15], 0x24
	s_load_dword s12, s[14:15], 0x28
	s_load_dword s9, s[14:15], 0x2c
	s_load_dword s5, s[14:15], 0x30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s13
	scratch_store_dword off, v1, s33
	v_mov_b32_e32 v1, s12
	scratch_store_dword off, v1, s33 offset:4
	v_mov_b32_e32 v1, s9
	scratch_store_dword off, v1, s33 offset:8
	v_mov_b32_e32 v1, s5
	scratch_store_dword off, v1, s33 offset:12
	v_mov_b64_e32 v[2:3], s[10:11]
	scratch_store_dwordx2 off, v[2:3], s33 offset:16
	v_mov_b64_e32 v[2:3], s[6:7]
	scratch_store_dwordx2 off, v[2:3], s33 offset:24
	v_mov_b32_e32 v1, s4
	scratch_store_dword off, v1, s33 offset:32
	v_mov_b32_e32 v1, s1
	scratch_store_dword off, v1, s33 offset:36
	v_mov_b64_e32 v[2:3], s[2:3]
	scratch_store_dwordx2 off, v[2:3], s33 offset:40
	v_mov_b32_e32 v1, s0
	scratch_store_dword off, v1, s33 offset:48
	s_mov_b32 s1, 0x3ff
	v_and_b32_e64 v0, v0, s1
	scratch_store_dword off, v0, s33 offset:52
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s0, 6
	v_mov_b32_e32 v0, s0
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v0, s8, v0, v1
	scratch_store_dword off, v0, s33 offset:56
	scratch_load_dword v0, off, s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s8, v0
	scratch_store_dword off, v0, s33 offset:60
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	s_nop 0
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v4, 31, v0
	v_mov_b32_e32 v1, v4
	s_mov_b32 s0, 2
	v_lshl_add_u64 v[0:1], v[0:1], s0, v[2:3]
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:64
	scratch_load_dword v0, off, s33 offset:32
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:68
	scratch_load_dword v0, off, s33 offset:36
	s_nop 0
	scratch_load_dword v1, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	scratch_store_dword off, v0, s33 offset:72
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	s_nop 0
	scratch_load_dword v2, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s1
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s1, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:76
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v0, v0
	scratch_store_short off, v0, s33 offset:80
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	scratch_store_byte off, v0, s33 offset:82
	scratch_load_dword v0, off, s33 offset:64
	s_waitcnt vmcnt(0)
	scratch_store_short off, v0, s33 offset:84
	scratch_load_dword v1, off, s33 offset:64
	s_nop 0
	scratch_load_dword v0, off, s33 offset:52
	s_mov_b32 s1, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s1
	v_lshlrev_b32_e64 v0, s0, v0
	ds_write_b32 v0, v1
	scratch_load_dword v0, off, s33 offset:32
	s_mov_b32 s0, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s0
	v_accvgpr_write_b32 a5, v0
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_accvgpr_read_b32 v1, a5
	s_mov_b32 s0, 1
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 11
	s_nop 1
	v_writelane_b32 v0, s3, 12
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_5
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_accvgpr_read_b32 v1, a5
	s_mov_b32 s0, 2
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 13
	s_nop 1
	v_writelane_b32 v0, s3, 14
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_23
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_accvgpr_read_b32 v1, a5
	s_mov_b32 s0, 3
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 15
	s_nop 1
	v_writelane_b32 v0, s3, 16
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_25
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_accvgpr_read_b32 v1, a5
	s_mov_b32 s0, 4
	v_cmp_ne_u32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 17
	s_nop 1
	v_writelane_b32 v0, s3, 18
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_41
	s_branch .LBB7_43
.LBB7_5:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 11
	v_readlane_b32 s1, v0, 12
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 19
	s_nop 1
	v_writelane_b32 v0, s1, 20
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_47
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_accvgpr_read_b32 v1, a5
	s_mov_b32 s0, 0
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 21
	s_nop 1
	v_writelane_b32 v0, s3, 22
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_21
	s_branch .LBB7_8
.LBB7_7:
	scratch_load_ushort v0, off, s33 offset:84
	scratch_load_dword v2, off, s33 offset:52
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v3, v1
	s_mov_b32 s0, 3
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[0:1], v0, s0, v[2:3]
	scratch_store_short off, v0, s33 offset:84
	s_branch .LBB7_46
.LBB7_8:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	scratch_load_dword v1, off, s33 offset:76
	s_mov_b32 s0, -1.0
	s_waitcnt vmcnt(0)
	v_cmp_nlt_f32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a6, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 23
	s_nop 1
	v_writelane_b32 v0, s3, 24
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_19
	s_branch .LBB7_15
.LBB7_9:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	scratch_load_dword v1, off, s33 offset:76
	s_mov_b32 s0, -1.0
	s_waitcnt vmcnt(0)
	v_cmp_nlt_f32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a7, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 25
	s_nop 1
	v_writelane_b32 v0, s3, 26
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_10
	s_branch .LBB7_12
.LBB7_10:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 25
	v_readlane_b32 s1, v0, 26
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a7
	v_accvgpr_write_b32 a8, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 27
	s_nop 1
	v_writelane_b32 v0, s1, 28
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_14
	scratch_load_dword v0, off, s33 offset:48
	s_mov_b32 s0, 0x7fffffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a8, v0
	s_branch .LBB7_14
.LBB7_12:
	scratch_load_dword v0, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a7, v0
	s_branch .LBB7_10
.LBB7_13:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v1, 29
	v_readlane_b32 s1, v1, 30
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a9
	v_accvgpr_write_b32 a10, v0
	s_branch .LBB7_22
.LBB7_14:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v1, 27
	v_readlane_b32 s1, v1, 28
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a8
	v_accvgpr_write_b32 a9, v0
	s_branch .LBB7_13
.LBB7_15:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	scratch_load_dword v1, off, s33 offset:76
	s_mov_b32 s0, -1.0
	s_waitcnt vmcnt(0)
	v_cmp_nlt_f32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a11, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 31
	s_nop 1
	v_writelane_b32 v0, s3, 32
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_16
	s_branch .LBB7_18
.LBB7_16:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 31
	v_readlane_b32 s1, v0, 32
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a11
	v_accvgpr_write_b32 a12, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 33
	s_nop 1
	v_writelane_b32 v0, s1, 34
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_20
	scratch_load_dword v0, off, s33 offset:48
	s_mov_b32 s0, 0x7fffffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a12, v0
	s_branch .LBB7_20
.LBB7_18:
	scratch_load_dword v0, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a11, v0
	s_branch .LBB7_16
.LBB7_19:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 23
	v_readlane_b32 s1, v0, 24
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a6
	v_accvgpr_write_b32 a9, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 29
	s_nop 1
	v_writelane_b32 v0, s1, 30
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_13
	s_branch .LBB7_9
.LBB7_20:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v1, 33
	v_readlane_b32 s1, v1, 34
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a12
	s_mov_b32 s0, 0x80000000
	v_xor_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a6, v0
	s_branch .LBB7_19
.LBB7_21:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 21
	v_readlane_b32 s1, v0, 22
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 35
	s_nop 1
	v_writelane_b32 v0, s1, 36
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_46
	s_branch .LBB7_7
.LBB7_22:
	v_accvgpr_read_b32 v0, a10
	v_max_f32_e64 v0, v0, v0
	s_mov_b32 s0, 0
	v_max_f32_e64 v0, v0, s0
	s_mov_b32 s0, 1.0
	v_min_f32_e64 v0, v0, s0
	scratch_store_dword off, v0, s33 offset:76
	s_branch .LBB7_21
.LBB7_23:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 13
	v_readlane_b32 s1, v0, 14
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 37
	s_nop 1
	v_writelane_b32 v0, s1, 38
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_45
	scratch_load_ushort v0, off, s33 offset:84
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, v0, 1, v0
	scratch_load_dword v0, off, s33 offset:64
	s_mov_b32 s0, 2
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v1, s0
	scratch_store_short off, v0, s33 offset:84
	s_branch .LBB7_45
.LBB7_25:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 15
	v_readlane_b32 s1, v0, 16
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 39
	s_nop 1
	v_writelane_b32 v0, s1, 40
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_39
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s0, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s0
	s_mov_b32 s0, 63
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v1, s0, v1
	ds_read_b32 v1, v1
	s_mov_b32 s0, 16
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a13, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 41
	s_nop 1
	v_writelane_b32 v0, s3, 42
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_37
	s_branch .LBB7_33
.LBB7_27:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	v_accvgpr_read_b32 v31, a4
	scratch_load_dword v0, off, s33 offset:64
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	v_mov_b32_e32 v1, 10
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_accvgpr_write_b32 a14, v1
	scratch_load_dword v1, off, s33
	s_mov_b32 s0, 4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 43
	s_nop 1
	v_writelane_b32 v0, s3, 44
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_28
	s_branch .LBB7_30
.LBB7_28:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 43
	v_readlane_b32 s1, v0, 44
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_readlane_b32 s2, v0, 45
	s_nop 1
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a15, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 46
	s_nop 1
	v_writelane_b32 v0, s1, 47
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_32
	scratch_load_dword v0, off, s33
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a15, v0
	s_branch .LBB7_32
.LBB7_30:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	s_mov_b32 s0, 5
	v_writelane_b32 v0, s0, 45
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB7_28
.LBB7_31:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v1, 48
	v_readlane_b32 s1, v1, 49
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a16
	v_accvgpr_write_b32 a17, v0
	s_branch .LBB7_40
.LBB7_32:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v2, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v2, 46
	v_readlane_b32 s1, v2, 47
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a14
	v_accvgpr_read_b32 v1, a15
	v_xor_b32_e64 v0, v0, v1
	v_accvgpr_write_b32 a16, v0
	s_branch .LBB7_31
.LBB7_33:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	v_accvgpr_read_b32 v31, a4
	scratch_load_dword v0, off, s33 offset:64
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	v_mov_b32_e32 v1, 10
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_accvgpr_write_b32 a18, v1
	scratch_load_dword v1, off, s33
	s_mov_b32 s0, 4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 50
	s_nop 1
	v_writelane_b32 v0, s3, 51
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_34
	s_branch .LBB7_36
.LBB7_34:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 50
	v_readlane_b32 s1, v0, 51
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_readlane_b32 s2, v0, 52
	s_nop 1
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a19, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 53
	s_nop 1
	v_writelane_b32 v0, s1, 54
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_38
	scratch_load_dword v0, off, s33
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a19, v0
	s_branch .LBB7_38
.LBB7_36:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	s_mov_b32 s0, 5
	v_writelane_b32 v0, s0, 52
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB7_34
.LBB7_37:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 41
	v_readlane_b32 s1, v0, 42
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a13
	v_accvgpr_write_b32 a16, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 48
	s_nop 1
	v_writelane_b32 v0, s1, 49
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_31
	s_branch .LBB7_27
.LBB7_38:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v2, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v2, 53
	v_readlane_b32 s1, v2, 54
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a18
	v_accvgpr_read_b32 v1, a19
	v_xor_b32_e64 v0, v0, v1
	s_mov_b32 s0, 0
	v_sub_u32_e64 v0, s0, v0
	v_accvgpr_write_b32 a13, v0
	s_branch .LBB7_37
.LBB7_39:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 39
	v_readlane_b32 s1, v0, 40
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB7_23
.LBB7_40:
	v_accvgpr_read_b32 v0, a17
	scratch_store_dword off, v0, s33 offset:60
	s_branch .LBB7_39
.LBB7_41:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 17
	v_readlane_b32 s1, v0, 18
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 55
	s_nop 1
	v_writelane_b32 v0, s1, 56
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_44
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:4
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	s_mov_b32 s1, 0x3ff
	s_and_b32 s1, s0, s1
	s_mov_b32 s0, 2
	s_lshl_b32 s2, s1, s0
	s_mov_b32 s1, 0
	s_mov_b32 s3, s1
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[2:3]
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s1, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v2, v2, s1
	s_mov_b32 s1, 63
	v_and_b32_e64 v2, v2, s1
	v_lshlrev_b32_e64 v2, s0, v2
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	scratch_store_dword off, v2, s33 offset:88
	scratch_load_dword v2, off, s33 offset:88
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:92
	s_branch .LBB7_44
.LBB7_43:
	scratch_load_dword v0, off, s33 offset:64
	s_mov_b32 s0, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s0
	scratch_store_dword off, v0, s33 offset:64
	s_branch .LBB7_41
.LBB7_44:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 55
	v_readlane_b32 s1, v0, 56
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB7_25
.LBB7_45:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 37
	v_readlane_b32 s1, v0, 38
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB7_5
.LBB7_46:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 35
	v_readlane_b32 s1, v0, 36
	s_or_b64 exec, exec, s[0:1]
.LBB7_47:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 19
	v_readlane_b32 s1, v0, 20
	s_or_b64 exec, exec, s[0:1]
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:76
	v_mov_b32_e32 v1, 0
	scratch_store_dword off, v1, s33 offset:96
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 57
	s_nop 1
	v_writelane_b32 v0, s1, 58
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
.LBB7_48:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v1, 59
	v_readlane_b32 s1, v1, 60
	v_readlane_b32 s2, v1, 57
	v_readlane_b32 s3, v1, 58
	s_nop 0
	v_writelane_b32 v1, s2, 61
	s_nop 1
	v_writelane_b32 v1, s3, 62
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	scratch_load_dword v2, off, s33 offset:96
	scratch_load_dword v3, off, s33 offset:36
	s_mov_b32 s2, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s2
	v_cmp_lt_i32_e64 s[2:3], v2, v3
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v1, s0, 63
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[16:17]
	v_writelane_b32 v0, s1, 0
	v_writelane_b32 v0, s0, 1
	s_nop 1
	v_writelane_b32 v0, s1, 2
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 3
	s_nop 1
	v_writelane_b32 v0, s1, 4
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_53
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	scratch_load_dword v1, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v1, v1
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	scratch_load_dword v4, off, s33 offset:72
	s_mov_b32 s0, 0x4ec4ec4f
	s_waitcnt vmcnt(0)
	v_mul_hi_i32 v4, v4, s0
	s_mov_b32 s0, 31
	v_lshrrev_b32_e64 v5, s0, v4
	s_mov_b32 s0, 2
	v_lshrrev_b32_e64 v4, s0, v4
	v_add_u32_e64 v4, v4, v5
	s_mov_b32 s1, 0x3ff
	v_and_b32_e64 v4, v4, s1
	v_lshlrev_b32_e64 v4, s0, v4
	s_mov_b32 s0, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, v6
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_store_dword v[2:3], v1, off
	scratch_load_ushort v1, off, s33 offset:84
	s_mov_b32 s0, 7
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a21, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 5
	s_nop 1
	v_writelane_b32 v0, s3, 6
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_50
	s_branch .LBB7_52
.LBB7_50:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a21
	v_accvgpr_write_b32 a22, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 7
	s_nop 1
	v_writelane_b32 v0, s1, 8
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_54
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v0, v[0:1], off
	s_nop 0
	scratch_load_ushort v1, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v1, v1
	s_mov_b32 s0, 4.0
	v_med3_f32 v0, v0, v1, s0
	v_accvgpr_write_b32 a22, v0
	s_branch .LBB7_54
.LBB7_52:
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v0, v[0:1], off
	s_nop 0
	scratch_load_ushort v1, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v1, v1
	s_mov_b32 s0, 4.0
	v_med3_f32 v0, v0, v1, s0
	s_mov_b32 s0, 0x80000000
	v_xor_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a21, v0
	s_branch .LBB7_50
.LBB7_53:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[16:17]
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 3
	v_readlane_b32 s1, v0, 4
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v1, 61
	v_readlane_b32 s5, v1, 62
	v_readlane_b32 s2, v0, 1
	v_readlane_b32 s3, v0, 2
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v1, s2, 59
	s_nop 1
	v_writelane_b32 v1, s3, 60
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v1, s2, 57
	s_nop 1
	v_writelane_b32 v1, s3, 58
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[16:17]
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 9
	s_nop 1
	v_writelane_b32 v0, s3, 10
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB7_48
	s_branch .LBB7_60
.LBB7_54:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 7
	v_readlane_b32 s1, v0, 8
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a22
	v_accvgpr_write_b32 a23, v1
	scratch_load_ushort v1, off, s33 offset:84
	s_mov_b32 s0, 7
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a24, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 11
	s_nop 1
	v_writelane_b32 v0, s3, 12
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_55
	s_branch .LBB7_57
.LBB7_55:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 11
	v_readlane_b32 s1, v0, 12
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a24
	v_accvgpr_write_b32 a25, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 13
	s_nop 1
	v_writelane_b32 v0, s1, 14
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_58
	scratch_load_dword v0, off, s33 offset:8
	s_mov_b32 s0, 0x7fffffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a25, v0
	s_branch .LBB7_58
.LBB7_57:
	scratch_load_dword v0, off, s33 offset:48
	scratch_load_dword v1, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v1, v1
	v_fmac_f32_e64 v0, v0, v1
	v_accvgpr_write_b32 a24, v0
	s_branch .LBB7_55
.LBB7_58:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v2, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v2, 13
	v_readlane_b32 s1, v2, 14
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a23
	v_accvgpr_read_b32 v1, a25
	v_add_f32_e64 v0, v0, v1
	scratch_store_dword off, v0, s33 offset:76
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[16:17]
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v1, 63
	v_readlane_b32 s1, v0, 0
	scratch_load_dword v1, off, s33 offset:96
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s2
	scratch_store_dword off, v1, s33 offset:96
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 1
	s_nop 1
	v_writelane_b32 v0, s1, 2
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB7_53
.LBB7_60:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 9
	v_readlane_b32 s1, v0, 10
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	v_accvgpr_read_b32 v31, a4
	scratch_load_dword v0, off, s33 offset:68
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	v_mov_b32_e32 v1, 24
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s0, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s1, 2
	v_lshlrev_b32_e64 v1, s1, v1
	ds_write_b32 v1, v2
	scratch_load_dword v2, off, s33 offset:48
	scratch_load_dwordx2 v[4:5], off, s33 offset:24
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s2, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s2
	v_lshlrev_b32_e64 v6, s1, v1
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v7, v1
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	global_load_dword v3, v[4:5], off
	v_mov_b32_e32 v1, s3
	s_waitcnt vmcnt(0)
	v_fma_mixlo_f16 v1, v2, v3, v2
	scratch_load_ushort v2, off, s33 offset:80
	s_mov_b32 s3, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v1, v1, v2, s3
	scratch_store_short off, v1, s33 offset:80
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	s_nop 0
	scratch_load_dword v1, off, s33
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:100
	scratch_load_dword v1, off, s33 offset:100
	s_waitcnt vmcnt(0)
	global_atomic_add v1, v[2:3], v1, off offset:4084 sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:104
	scratch_load_dword v1, off, s33 offset:12
	s_nop 0
	scratch_load_dword v2, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, v2
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s5, s0
	s_mov_b32 s3, s4
	v_writelane_b32 v0, s3, 15
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v1, off, s33 offset:64
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s2
	v_lshlrev_b32_e64 v4, s1, v1
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_mov_b32 s0, -4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 16
	s_nop 1
	v_writelane_b32 v0, s3, 17
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_62
	s_branch .LBB7_64
.LBB7_62:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 16
	v_readlane_b32 s1, v0, 17
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_readlane_b32 s2, v0, 18
	s_nop 1
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a26, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 19
	s_nop 1
	v_writelane_b32 v0, s1, 20
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_65
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:64
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a26, v0
	s_branch .LBB7_65
.LBB7_64:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	s_mov_b32 s0, -3
	v_writelane_b32 v0, s0, 18
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB7_62
.LBB7_65:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s2, v0, 19
	v_readlane_b32 s3, v0, 20
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s0, v0, 15
	v_accvgpr_read_b32 v1, a26
	s_mov_b32 s1, 8
	v_ashrrev_i32_e64 v1, s1, v1
	v_cmp_ge_i32_e64 s[2:3], s0, v1
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 21
	s_nop 1
	v_writelane_b32 v0, s1, 22
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_83
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	scratch_load_dword v3, off, s33 offset:52
	s_mov_b32 s0, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v3, s0
	s_mov_b32 s0, 63
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v1, s0, v1
	ds_read_b32 v1, v1
	scratch_load_dword v2, off, s33 offset:64
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v2, s0, v2
	v_mov_b32_e32 v4, 5
	ds_bpermute_b32 v2, v2, v4
	s_mov_b32 s0, 0xff
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s1, 27
	v_mul_lo_u32 v3, v3, s1
	v_and_b32_e64 v3, v3, s0
	v_add_u32_e64 v2, v2, v3
	v_cmp_ge_i32_e64 s[0:1], v1, v2
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 23
	s_nop 1
	v_writelane_b32 v0, s3, 24
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_76
	s_branch .LBB7_75
.LBB7_67:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_mov_b32_e32 v1, 0
	scratch_store_dword off, v1, s33 offset:108
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 25
	s_nop 1
	v_writelane_b32 v0, s1, 26
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB7_69
.LBB7_68:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 27
	v_readlane_b32 s1, v0, 28
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB7_84
.LBB7_69:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 29
	v_readlane_b32 s1, v0, 30
	v_readlane_b32 s2, v0, 25
	v_readlane_b32 s3, v0, 26
	s_nop 0
	v_writelane_b32 v0, s2, 31
	s_nop 1
	v_writelane_b32 v0, s3, 32
	scratch_load_dword v1, off, s33 offset:108
	scratch_load_dword v2, off, s33 offset:32
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[2:3], v1, v2
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 33
	s_nop 1
	v_writelane_b32 v0, s1, 34
	v_writelane_b32 v0, s0, 35
	s_nop 1
	v_writelane_b32 v0, s1, 36
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 37
	s_nop 1
	v_writelane_b32 v0, s1, 38
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_71
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v1, v0
	scratch_load_dword v2, off, s33 offset:8
	scratch_load_dword v3, off, s33 offset:48
	v_mov_b32_e32 v0, s0
	s_waitcnt vmcnt(0)
	v_fma_mixlo_f16 v0, v1, v2, v3
	scratch_load_ushort v1, off, s33 offset:80
	s_mov_b32 s0, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s0
	scratch_store_short off, v0, s33 offset:80
	s_branch .LBB7_72
.LBB7_71:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 37
	v_readlane_b32 s1, v0, 38
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	v_readlane_b32 s2, v0, 35
	v_readlane_b32 s3, v0, 36
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v0, s2, 29
	s_nop 1
	v_writelane_b32 v0, s3, 30
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 25
	s_nop 1
	v_writelane_b32 v0, s3, 26
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 39
	s_nop 1
	v_writelane_b32 v0, s3, 40
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB7_69
	s_branch .LBB7_73
.LBB7_72:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 33
	v_readlane_b32 s1, v0, 34
	scratch_load_dword v1, off, s33 offset:108
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s2
	scratch_store_dword off, v1, s33 offset:108
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 35
	s_nop 1
	v_writelane_b32 v0, s1, 36
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB7_71
.LBB7_73:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 39
	v_readlane_b32 s1, v0, 40
	s_or_b64 exec, exec, s[0:1]
	scratch_load_dword v1, off, s33 offset:32
	scratch_load_dword v0, off, s33 offset:56
	s_mov_b32 s0, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s0
	v_ashrrev_i32_e64 v1, v0, v1
	scratch_load_ubyte v0, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	scratch_store_byte off, v0, s33 offset:82
	scratch_load_ushort v0, off, s33 offset:84
	s_nop 0
	scratch_load_dword v1, off, s33 offset:72
	scratch_load_dword v2, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v2, v1, v2
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v3, v1
	s_mov_b32 s0, 3
	v_mad_u64_u32 v[0:1], s[0:1], v0, s0, v[2:3]
	scratch_store_short off, v0, s33 offset:84
	s_branch .LBB7_68
.LBB7_75:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, s0
	scratch_store_byte off, v1, s33 offset:112
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 41
	s_nop 1
	v_writelane_b32 v0, s1, 42
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB7_77
.LBB7_76:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 23
	v_readlane_b32 s1, v0, 24
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 27
	s_nop 1
	v_writelane_b32 v0, s1, 28
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_68
	s_branch .LBB7_67
.LBB7_77:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 43
	v_readlane_b32 s1, v0, 44
	v_readlane_b32 s2, v0, 41
	v_readlane_b32 s3, v0, 42
	s_nop 0
	v_writelane_b32 v0, s2, 45
	s_nop 1
	v_writelane_b32 v0, s3, 46
	scratch_load_ubyte v1, off, s33 offset:112
	scratch_load_dword v2, off, s33 offset:32
	s_mov_b32 s2, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s2
	v_cmp_ne_u32_e64 s[2:3], v1, v2
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 47
	s_nop 1
	v_writelane_b32 v0, s1, 48
	v_writelane_b32 v0, s0, 49
	s_nop 1
	v_writelane_b32 v0, s1, 50
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 51
	s_nop 1
	v_writelane_b32 v0, s1, 52
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_79
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_sub_f32_e64 v0, v0, v1
	s_mov_b32 s0, 0x7fffffff
	v_and_b32_e64 v2, s0, v0
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	scratch_load_ubyte v3, off, s33 offset:112
	s_mov_b32 s0, 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v4, s0, v3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	v_mov_b32_e32 v0, 4.0
	scratch_store_dword off, v0, s33 offset:48
	s_branch .LBB7_80
.LBB7_79:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 51
	v_readlane_b32 s1, v0, 52
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v0, 45
	v_readlane_b32 s5, v0, 46
	v_readlane_b32 s2, v0, 49
	v_readlane_b32 s3, v0, 50
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v0, s2, 43
	s_nop 1
	v_writelane_b32 v0, s3, 44
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 41
	s_nop 1
	v_writelane_b32 v0, s3, 42
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 53
	s_nop 1
	v_writelane_b32 v0, s3, 54
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB7_77
	s_branch .LBB7_81
.LBB7_80:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 47
	v_readlane_b32 s1, v0, 48
	scratch_load_ubyte v1, off, s33 offset:112
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_add_u16_e64 v1, v1, s2
	scratch_store_byte off, v1, s33 offset:112
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 49
	s_nop 1
	v_writelane_b32 v0, s1, 50
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB7_79
.LBB7_81:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 53
	v_readlane_b32 s1, v0, 54
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB7_76
.LBB7_83:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 21
	v_readlane_b32 s1, v0, 22
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB7_85
.LBB7_84:
	scratch_load_ushort v0, off, s33 offset:80
	scratch_load_dword v1, off, s33 offset:76
	scratch_load_dword v2, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v2, v0, v1, v2 op_sel_hi:[1,0,0]
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	scratch_load_dword v3, off, s33 offset:68
	s_mov_b32 s0, 9
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v3, s0, v3
	s_mov_b32 s0, 0x3ff
	v_and_b32_e64 v3, v3, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	scratch_load_dword v1, off, s33 offset:12
	s_nop 0
	scratch_load_ubyte v0, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	scratch_store_byte off, v0, s33 offset:82
	s_branch .LBB7_83
.LBB7_85:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	scratch_load_sbyte v1, off, s33 offset:82
	scratch_load_dword v2, off, s33 offset:64
	scratch_load_dword v3, off, s33 offset:72
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, v3
	v_bfe_i32 v2, v2, 0, 16
	v_cmp_ne_u32_e64 s[0:1], v1, v2
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a27, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 55
	s_nop 1
	v_writelane_b32 v0, s3, 56
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_100
	s_branch .LBB7_96
.LBB7_86:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v1
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_nop 0
	scratch_load_sbyte v2, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[0:1], v1, v2
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a28, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 57
	s_nop 1
	v_writelane_b32 v0, s3, 58
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_87
	s_branch .LBB7_89
.LBB7_87:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 57
	v_readlane_b32 s1, v0, 58
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a28
	v_accvgpr_write_b32 a29, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 59
	s_nop 1
	v_writelane_b32 v0, s1, 60
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_91
	scratch_load_dword v0, off, s33 offset:64
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a29, v0
	s_branch .LBB7_91
.LBB7_89:
	scratch_load_dword v0, off, s33 offset:52
	s_mov_b32 s0, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s0
	s_mov_b32 s0, 63
	v_and_b32_e64 v0, v0, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v0, s0, v0
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	v_accvgpr_write_b32 a28, v0
	s_branch .LBB7_87
.LBB7_90:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v1, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v1, 61
	v_readlane_b32 s1, v1, 62
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a30
	v_accvgpr_write_b32 a31, v0
	s_branch .LBB7_106
.LBB7_91:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v1, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v1, 59
	v_readlane_b32 s1, v1, 60
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_accvgpr_read_b32 v2, a29
	scratch_load_dword v3, off, s33 offset:68
	s_mov_b32 s0, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s0
	s_mov_b32 s0, 24
	v_add_u32_e64 v3, v3, s0
	v_cmp_le_i32_e64 s[0:1], v2, v3
	v_mov_b32_e32 v2, s2
	v_accvgpr_write_b32 a33, v2
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v1, s2, 63
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v1
	s_mov_b64 exec, s[16:17]
	v_writelane_b32 v0, s3, 0
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_92
	s_branch .LBB7_94
.LBB7_92:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v2, a20
	s_mov_b64 exec, s[16:17]
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v2, 63
	v_readlane_b32 s1, v0, 0
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a33
	v_accvgpr_write_b32 a34, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 1
	s_nop 1
	v_writelane_b32 v0, s1, 2
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_95
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	v_accvgpr_write_b32 a34, v0
	s_branch .LBB7_95
.LBB7_94:
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	s_mov_b32 s0, 0x80000000
	v_xor_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a33, v0
	s_branch .LBB7_92
.LBB7_95:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v1, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v1, 1
	v_readlane_b32 s1, v1, 2
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a34
	v_accvgpr_write_b32 a30, v0
	s_branch .LBB7_90
.LBB7_96:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v1
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_nop 0
	scratch_load_sbyte v2, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[0:1], v1, v2
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a35, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 3
	s_nop 1
	v_writelane_b32 v0, s3, 4
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_97
	s_branch .LBB7_99
.LBB7_97:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 3
	v_readlane_b32 s1, v0, 4
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a35
	v_accvgpr_write_b32 a36, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 5
	s_nop 1
	v_writelane_b32 v0, s1, 6
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_101
	scratch_load_dword v0, off, s33 offset:64
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a36, v0
	s_branch .LBB7_101
.LBB7_99:
	scratch_load_dword v0, off, s33 offset:52
	s_mov_b32 s0, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s0
	s_mov_b32 s0, 63
	v_and_b32_e64 v0, v0, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v0, s0, v0
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	v_accvgpr_write_b32 a35, v0
	s_branch .LBB7_97
.LBB7_100:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 55
	v_readlane_b32 s1, v0, 56
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a27
	v_accvgpr_write_b32 a30, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 61
	s_nop 1
	v_writelane_b32 v0, s1, 62
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_90
	s_branch .LBB7_86
.LBB7_101:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a36
	scratch_load_dword v2, off, s33 offset:68
	s_mov_b32 s0, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 24
	v_add_u32_e64 v2, v2, s0
	v_cmp_le_i32_e64 s[0:1], v1, v2
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a37, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 7
	s_nop 1
	v_writelane_b32 v0, s3, 8
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_102
	s_branch .LBB7_104
.LBB7_102:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 7
	v_readlane_b32 s1, v0, 8
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a37
	v_accvgpr_write_b32 a38, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 9
	s_nop 1
	v_writelane_b32 v0, s1, 10
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_105
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	v_accvgpr_write_b32 a38, v0
	s_branch .LBB7_105
.LBB7_104:
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	s_mov_b32 s0, 0x80000000
	v_xor_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a37, v0
	s_branch .LBB7_102
.LBB7_105:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v1, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v1, 9
	v_readlane_b32 s1, v1, 10
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a38
	s_mov_b32 s0, 0x80000000
	v_xor_b32_e64 v0, s0, v0
	v_accvgpr_write_b32 a27, v0
	s_branch .LBB7_100
.LBB7_106:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_accvgpr_read_b32 v1, a31
	scratch_store_dword off, v1, s33 offset:48
	scratch_load_dword v1, off, s33 offset:32
	s_mov_b32 s0, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v1, s0
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, v1
	scratch_store_dwordx2 off, v[2:3], s33 offset:120
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 11
	s_nop 1
	v_writelane_b32 v0, s1, 12
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
.LBB7_107:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 13
	v_readlane_b32 s1, v0, 14
	v_readlane_b32 s2, v0, 11
	v_readlane_b32 s3, v0, 12
	s_nop 0
	v_writelane_b32 v0, s2, 15
	s_nop 1
	v_writelane_b32 v0, s3, 16
	scratch_load_dwordx2 v[2:3], off, s33 offset:120
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i64_e64 s[2:3], v[2:3], s[2:3]
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 17
	s_nop 1
	v_writelane_b32 v0, s1, 18
	v_writelane_b32 v0, s0, 19
	s_nop 1
	v_writelane_b32 v0, s1, 20
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 21
	s_nop 1
	v_writelane_b32 v0, s1, 22
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_112
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	scratch_load_dword v1, off, s33 offset:72
	s_mov_b32 s0, 22
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_bcnt1_i32_b64 s2, s[0:1]
	s_mov_b32 s1, 0
	s_mov_b32 s3, s1
	s_mov_b32 s0, s2
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s3, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s3
	s_mov_b32 s2, 2
	v_lshlrev_b32_e64 v4, s2, v1
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[4:5], v[2:3], 0, v[4:5]
	global_load_dword v1, v[4:5], off
	s_nop 0
	scratch_load_dword v4, off, s33 offset:64
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v4, s3
	v_lshlrev_b32_e64 v4, s2, v4
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v5, v6
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v2
	v_cmp_ge_i32_e64 s[0:1], s0, v1
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a39, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 23
	s_nop 1
	v_writelane_b32 v0, s3, 24
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_109
	s_branch .LBB7_111
.LBB7_109:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 23
	v_readlane_b32 s1, v0, 24
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a39
	v_accvgpr_write_b32 a40, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 25
	s_nop 1
	v_writelane_b32 v0, s1, 26
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_113
	scratch_load_dword v0, off, s33 offset:72
	s_mov_b32 s0, 22
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], v0, s0
	s_bcnt1_i32_b64 s0, s[0:1]
	s_mov_b32 s2, 0
	s_mov_b32 s1, s2
	v_mov_b32_e32 v0, s0
	v_accvgpr_write_b32 a40, v0
	s_branch .LBB7_113
.LBB7_111:
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v0, off, s33 offset:52
	s_mov_b32 s2, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s2
	s_mov_b32 s1, 2
	v_lshlrev_b32_e64 v0, s1, v0
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, s0
	v_mov_b32_e32 v1, v4
	v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
	global_load_dword v0, v[0:1], off
	s_nop 0
	scratch_load_dword v1, off, s33 offset:64
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s2
	v_lshlrev_b32_e64 v4, s1, v1
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	v_accvgpr_write_b32 a39, v0
	s_branch .LBB7_109
.LBB7_112:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 21
	v_readlane_b32 s1, v0, 22
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	v_readlane_b32 s2, v0, 19
	v_readlane_b32 s3, v0, 20
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v0, s2, 13
	s_nop 1
	v_writelane_b32 v0, s3, 14
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 11
	s_nop 1
	v_writelane_b32 v0, s3, 12
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 27
	s_nop 1
	v_writelane_b32 v0, s3, 28
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB7_107
	s_branch .LBB7_154
.LBB7_113:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 25
	v_readlane_b32 s1, v0, 26
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v1, a40
	scratch_load_dword v2, off, s33 offset:120
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[0:1], v1, v2
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 29
	s_nop 1
	v_writelane_b32 v0, s3, 30
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_114
	s_branch .LBB7_124
.LBB7_114:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 29
	v_readlane_b32 s1, v0, 30
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 31
	s_nop 1
	v_writelane_b32 v0, s1, 32
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_122
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s0, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s0
	s_mov_b32 s1, 63
	v_and_b32_e64 v1, v1, s1
	s_mov_b32 s1, 2
	v_lshlrev_b32_e64 v1, s1, v1
	ds_read_b32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v1, v1, s0
	scratch_load_sbyte v2, off, s33 offset:82
	scratch_load_dword v3, off, s33 offset:120
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v2, v3 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_or_b32_e64 v2, v2, s0
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	v_sub_u32_e64 v3, v1, v2
	s_nop 0
	v_cndmask_b32_e64 v1, v1, v3, s[0:1]
	v_cmp_ge_u32_e64 s[0:1], v1, v2
	v_sub_u32_e64 v2, v1, v2
	s_nop 0
	v_cndmask_b32_e64 v1, v1, v2, s[0:1]
	scratch_load_ushort v2, off, s33 offset:84
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[2:3], v1, v2
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 33
	s_nop 1
	v_writelane_b32 v0, s1, 34
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_120
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	scratch_load_dword v1, off, s33 offset:120
	s_mov_b32 s0, 17
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[0:1], v1, s0
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a41, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 35
	s_nop 1
	v_writelane_b32 v0, s3, 36
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_117
	s_branch .LBB7_119
.LBB7_117:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 35
	v_readlane_b32 s1, v0, 36
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a41
	v_accvgpr_write_b32 a42, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 37
	s_nop 1
	v_writelane_b32 v0, s1, 38
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_121
	s_mov_b32 s1, 4.0
	s_mov_b32 s2, 0x3e800000
	s_mov_b32 s0, 0x3fc00000
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s1
	v_med3_f32 v0, s0, v0, v1
	s_mov_b32 s0, 0x7fffffff
	v_and_b32_e64 v0, v0, s0
	v_accvgpr_write_b32 a42, v0
	s_branch .LBB7_121
.LBB7_119:
	scratch_load_dword v2, off, s33 offset:48
	s_mov_b32 s0, 0x3fa00000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v2, s0
	v_div_scale_f32 v0, s[0:1], v1, v1, v2
	v_rcp_f32_e64 v3, v0
	s_mov_b32 s0, 1.0
	v_fma_f32 v4, -v0, v3, s0
	v_fmac_f32_e64 v3, v4, v3
	v_div_scale_f32 v5, vcc, v2, v1, v2
	v_mul_f32_e64 v4, v5, v3
	v_fma_f32 v6, -v0, v4, v5
	v_fmac_f32_e64 v4, v6, v3
	v_fma_f32 v0, -v0, v4, v5
	v_div_fmas_f32 v0, v0, v3, v4
	v_div_fixup_f32 v0, v0, v1, v2
	v_accvgpr_write_b32 a41, v0
	s_branch .LBB7_117
.LBB7_120:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 33
	v_readlane_b32 s1, v0, 34
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB7_123
.LBB7_121:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v1, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v1, 37
	v_readlane_b32 s1, v1, 38
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a42
	scratch_store_dword off, v0, s33 offset:48
	v_mov_b32_e32 v0, 0x3e800000
	scratch_store_dword off, v0, s33 offset:48
	s_branch .LBB7_120
.LBB7_122:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 31
	v_readlane_b32 s1, v0, 32
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB7_125
.LBB7_123:
	s_branch .LBB7_122
.LBB7_124:
	s_branch .LBB7_114
.LBB7_125:
	scratch_load_dword v0, off, s33 offset:68
	scratch_load_dword v1, off, s33 offset:120
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	s_mov_b32 s0, 7
	v_and_b32_e64 v0, v0, s0
	v_accvgpr_write_b32 a43, v0
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_accvgpr_read_b32 v1, a43
	s_mov_b32 s0, 1
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], 0
	v_writelane_b32 v0, s2, 39
	s_nop 1
	v_writelane_b32 v0, s3, 40
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 41
	s_nop 1
	v_writelane_b32 v0, s3, 42
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_128
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_accvgpr_read_b32 v1, a43
	s_mov_b32 s0, 2
	v_cmp_gt_i32_e64 s[2:3], v1, s0
	s_mov_b64 s[0:1], -1
	v_writelane_b32 v0, s0, 43
	s_nop 1
	v_writelane_b32 v0, s1, 44
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 45
	s_nop 1
	v_writelane_b32 v0, s1, 46
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_131
	s_branch .LBB7_129
.LBB7_128:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 41
	v_readlane_b32 s1, v0, 42
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_readlane_b32 s2, v0, 39
	v_readlane_b32 s3, v0, 40
	s_nop 0
	v_writelane_b32 v0, s2, 47
	s_nop 1
	v_writelane_b32 v0, s3, 48
	v_writelane_b32 v0, s2, 49
	s_nop 1
	v_writelane_b32 v0, s3, 50
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 51
	s_nop 1
	v_writelane_b32 v0, s1, 52
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_134
	s_branch .LBB7_132
.LBB7_129:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_accvgpr_read_b32 v1, a43
	s_mov_b32 s0, 3
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 53
	s_nop 1
	v_writelane_b32 v0, s3, 54
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_141
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_accvgpr_read_b32 v1, a43
	s_mov_b32 s0, 4
	v_cmp_ne_u32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 55
	s_nop 1
	v_writelane_b32 v0, s3, 56
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_148
	s_branch .LBB7_150
.LBB7_131:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s2, v0, 45
	v_readlane_b32 s3, v0, 46
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s0, v0, 43
	v_readlane_b32 s1, v0, 44
	s_and_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 39
	s_nop 1
	v_writelane_b32 v0, s1, 40
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB7_128
.LBB7_132:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_accvgpr_read_b32 v1, a43
	s_mov_b32 s0, 1
	v_cmp_lt_i32_e64 s[2:3], v1, s0
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 57
	s_nop 1
	v_writelane_b32 v0, s1, 58
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_135
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v0, v[0:1], off
	s_nop 0
	scratch_load_dword v1, off, s33 offset:8
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, v1
	v_cvt_f16_f32_e64 v0, v0
	scratch_load_ushort v1, off, s33 offset:80
	s_mov_b32 s0, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s0
	scratch_store_short off, v0, s33 offset:80
	s_branch .LBB7_135
.LBB7_134:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 51
	v_readlane_b32 s1, v0, 52
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s2, v0, 49
	v_readlane_b32 s3, v0, 50
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 59
	s_nop 1
	v_writelane_b32 v0, s1, 60
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_152
	s_branch .LBB7_140
.LBB7_135:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 57
	v_readlane_b32 s1, v0, 58
	s_or_b64 exec, exec, s[0:1]
	scratch_load_dword v1, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a44, v1
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v1, off, s33 offset:64
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v1
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_mov_b64 s[0:1], -1
	s_mov_b32 s3, -1
	s_cmp_gt_i32 s2, s3
	s_cselect_b64 s[2:3], -1, 0
	s_and_b64 vcc, exec, s[2:3]
	v_writelane_b32 v0, s0, 61
	s_nop 1
	v_writelane_b32 v0, s1, 62
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_cbranch_vccnz .LBB7_138
.LBB7_136:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v1, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s2, v1, 61
	v_readlane_b32 s3, v1, 62
	v_readlane_b32 s0, v1, 63
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a45
	s_mov_b64 exec, s[16:17]
	v_cndmask_b32_e64 v1, 0, 1, s[2:3]
	s_mov_b32 s2, 1
	v_readfirstlane_b32 s1, v1
	s_cmp_lg_u32 s1, s2
	s_cselect_b64 s[2:3], -1, 0
	s_and_b64 vcc, exec, s[2:3]
	v_writelane_b32 v0, s0, 0
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a45, v0
	s_mov_b64 exec, s[16:17]
	s_cbranch_vccnz .LBB7_139
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a45
	s_mov_b64 exec, s[16:17]
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v1, off, s33 offset:64
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v1
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s1, v1
	s_mov_b32 s0, 0
	s_sub_i32 s0, s0, s1
	v_writelane_b32 v0, s0, 0
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a45, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB7_139
.LBB7_138:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v1, off, s33 offset:64
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v1
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	s_mov_b64 s[0:1], 0
	s_nop 0
	v_writelane_b32 v0, s2, 63
	v_writelane_b32 v0, s0, 61
	s_nop 1
	v_writelane_b32 v0, s1, 62
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB7_136
.LBB7_139:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v2, a45
	s_mov_b64 exec, s[16:17]
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 47
	v_readlane_b32 s1, v0, 48
	v_readlane_b32 s2, v2, 0
	v_accvgpr_read_b32 v1, a44
	s_nop 0
	v_cmp_gt_i32_e64 s[2:3], v1, s2
	s_bcnt1_i32_b64 s2, s[2:3]
	s_mov_b32 s4, 0
	s_mov_b32 s3, s4
	v_mov_b32_e32 v1, s2
	scratch_store_dword off, v1, s33 offset:72
	s_mov_b64 s[2:3], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 49
	s_nop 1
	v_writelane_b32 v0, s1, 50
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB7_134
.LBB7_140:
	scratch_load_ushort v0, off, s33 offset:84
	scratch_load_dword v2, off, s33 offset:120
	s_mov_b32 s0, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v2, s0
	v_ashrrev_i32_e64 v2, v1, v2
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v3, v1
	s_mov_b32 s0, 3
	v_mad_u64_u32 v[0:1], s[0:1], v0, s0, v[2:3]
	scratch_store_short off, v0, s33 offset:84
	s_branch .LBB7_152
.LBB7_141:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v1, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v1, 53
	v_readlane_b32 s1, v1, 54
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a45
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 1
	s_nop 1
	v_writelane_b32 v0, s1, 2
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a45, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_146
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a45
	s_mov_b64 exec, s[16:17]
	scratch_load_ushort v1, off, s33 offset:84
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, v1, 1, v1
	v_accvgpr_write_b32 a46, v1
	scratch_load_dword v1, off, s33 offset:56
	s_mov_b32 s0, 1
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 0
	v_cmp_eq_u32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 3
	s_nop 1
	v_writelane_b32 v0, s3, 4
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a45, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB7_143
	s_branch .LBB7_145
.LBB7_143:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a45
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 3
	v_readlane_b32 s1, v0, 4
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_readlane_b32 s2, v0, 5
	s_nop 1
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a47, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 6
	s_nop 1
	v_writelane_b32 v0, s1, 7
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a45, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_147
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	v_accvgpr_write_b32 a47, v0
	s_branch .LBB7_147
.LBB7_145:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a45
	s_mov_b64 exec, s[16:17]
	s_mov_b32 s0, 15
	v_writelane_b32 v0, s0, 5
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a45, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB7_143
.LBB7_146:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v1, a45
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v1, 1
	v_readlane_b32 s1, v1, 2
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	s_mov_b64 s[0:1], 0
	s_xor_b64 s[0:1], exec, -1
	v_writelane_b32 v0, s0, 43
	s_nop 1
	v_writelane_b32 v0, s1, 44
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB7_131
.LBB7_147:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v2, a45
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v2, 6
	v_readlane_b32 s1, v2, 7
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a46
	v_accvgpr_read_b32 v1, a47
	v_add_u32_e64 v0, v0, v1
	scratch_store_short off, v0, s33 offset:84
	s_branch .LBB7_146
.LBB7_148:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v1, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v1, 55
	v_readlane_b32 s1, v1, 56
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a45
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 8
	s_nop 1
	v_writelane_b32 v0, s1, 9
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a45, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB7_151
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s0, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v0, v[0:1], off
	s_mov_b32 s0, 0x3fc00000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, s0
	s_mov_b32 s0, 0
	v_max_f32_e64 v0, v0, s0
	s_mov_b32 s0, 1.0
	v_min_f32_e64 v0, v0, s0
	scratch_store_dword off, v0, s33 offset:48
	s_branch .LBB7_151
.LBB7_150:
	scratch_load_dword v0, off, s33 offset:64
	s_mov_b32 s0, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s0
	scratch_store_dword off, v0, s33 offset:64
	s_branch .LBB7_148
.LBB7_151:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a45
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 8
	v_readlane_b32 s1, v0, 9
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB7_141
.LBB7_152:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 59
	v_readlane_b32 s1, v0, 60
	s_or_b64 exec, exec, s[0:1]
	scratch_load_dword v0, off, s33 offset:120
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:68
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 17
	v_readlane_b32 s1, v0, 18
	scratch_load_dwordx2 v[2:3], off, s33 offset:120
	s_mov_b64 s[2:3], -1
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	scratch_store_dwordx2 off, v[2:3], s33 offset:120
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 19
	s_nop 1
	v_writelane_b32 v0, s1, 20
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a32, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB7_112
.LBB7_154:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a32
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 27
	v_readlane_b32 s1, v0, 28
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a45
	s_mov_b64 exec, s[16:17]
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v1, a32
	s_mov_b64 exec, s[16:17]
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v2, a20
	s_mov_b64 exec, s[16:17]
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v3, a3
	s_mov_b64 exec, s[16:17]
	scratch_load_dword v4, off, s33 offset:64
	scratch_load_dword v5, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v4, v4, v5
	scratch_load_dword v5, off, s33 offset:72
	scratch_load_dword v6, off, s33 offset:60
	s_waitcnt vmcnt(0)
	v_add3_u32 v4, v4, v5, v6
	scratch_load_dword v5, off, s33 offset:40
	scratch_load_sbyte v6, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v4, v4, v5, v6
	scratch_load_ushort v5, off, s33 offset:84
	scratch_load_dword v6, off, s33 offset:52
	s_mov_b32 s0, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v6, v6, s0
	s_mov_b32 s1, 2
	v_lshlrev_b32_e64 v6, s1, v6
	ds_read_b32 v6, v6
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v6, v4, v5, v6
	scratch_load_dwordx2 v[4:5], off, s33 offset:16
	scratch_load_dword v7, off, s33 offset:56
	s_mov_b32 s2, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v7, v7, s2
	v_lshlrev_b32_e64 v8, s1, v7
	s_mov_b32 s0, 0
	v_mov_b32_e32 v7, s0
	v_mov_b32_e32 v9, v7
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[8:9]
	global_store_dword v[4:5], v6, off
	scratch_load_dword v4, off, s33 offset:48
	s_nop 0
	scratch_load_dword v5, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v4, v4, v5
	scratch_load_ushort v5, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v5, v5
	v_add_f32_e64 v6, v4, v5
	scratch_load_dwordx2 v[4:5], off, s33 offset:24
	scratch_load_dword v7, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v7, v7, s2
	v_lshlrev_b32_e64 v8, s1, v7
	v_mov_b32_e32 v7, s0
	v_mov_b32_e32 v9, v7
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[8:9]
	global_store_dword v[4:5], v6, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k6
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 172
		.amdhsa_kernarg_size 112
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 80
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 32
		.amdhsa_reserve_vcc 1
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
	.size	k6, .Lfunc_end7-k6
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k7
	.globl	k7
	.p2align	8
	.type	k7,@function
k7:
	s_mov_b32 s33, 0
	s_mov_b64 s[14:15], s[4:5]
	v_writelane_b32 v1, s14, 0
	s_nop 1
	v_writelane_b32 v1, s15, 1
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a0, v1
	s_mov_b64 exec, s[16:17]
	s_load_dwordx2 s[10:11], s[14:15], 0x0
	s_load_dwordx2 s[6:7], s[14:15], 0x8
	s_load_dword s4, s[14:15], 0x10
	s_load_dword s1, s[14:15], 0x14
	s_load_dwordx2 s[2:3], s[14:15], 0x18
	s_load_dword s0, s[14:15], 0x20
	s_load_dword s13, s[14:15], 0x24
	s_load_dword s12, s[14:15], 0x28
	s_load_dword s9, s[14:15], 0x2c
	s_load_dword s5, s[14:15], 0x30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s13
	scratch_store_dword off, v1, s33
	v_mov_b32_e32 v1, s12
	scratch_store_dword off, v1, s33 offset:4
	v_mov_b32_e32 v1, s9
	scratch_store_dword off, v1, s33 offset:8
	v_mov_b32_e32 v1, s5
	scratch_store_dword off, v1, s33 offset:12
	v_mov_b64_e32 v[2:3], s[10:11]
	scratch_store_dwordx2 off, v[2:3], s33 offset:16
	v_mov_b64_e32 v[2:3], s[6:7]
	scratch_store_dwordx2 off, v[2:3], s33 offset:24
	v_mov_b32_e32 v1, s4
	scratch_store_dword off, v1, s33 offset:32
	v_mov_b32_e32 v1, s1
	scratch_store_dword off, v1, s33 offset:36
	v_mov_b64_e32 v[2:3], s[2:3]
	scratch_store_dwordx2 off, v[2:3], s33 offset:40
	v_mov_b32_e32 v1, s0
	scratch_store_dword off, v1, s33 offset:48
	s_mov_b32 s1, 0x3ff
	v_and_b32_e64 v0, v0, s1
	scratch_store_dword off, v0, s33 offset:52
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s0, 6
	v_mov_b32_e32 v0, s0
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v0, s8, v0, v1
	scratch_store_dword off, v0, s33 offset:56
	scratch_load_dword v0, off, s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s8, v0
	scratch_store_dword off, v0, s33 offset:60
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	s_nop 0
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v4, 31, v0
	v_mov_b32_e32 v1, v4
	s_mov_b32 s0, 2
	v_lshl_add_u64 v[0:1], v[0:1], s0, v[2:3]
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:64
	scratch_load_dword v0, off, s33 offset:32
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:68
	scratch_load_dword v0, off, s33 offset:36
	s_nop 0
	scratch_load_dword v1, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	scratch_store_dword off, v0, s33 offset:72
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	s_nop 0
	scratch_load_dword v2, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s1
	v_lshlrev_b32_e64 v2, s0, v2
	s_mov_b32 s4, 0
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v0, v[0:1], off
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:76
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v0, v0
	scratch_store_short off, v0, s33 offset:80
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	scratch_store_byte off, v0, s33 offset:82
	scratch_load_dword v0, off, s33 offset:64
	s_waitcnt vmcnt(0)
	scratch_store_short off, v0, s33 offset:84
	scratch_load_dword v1, off, s33 offset:64
	s_nop 0
	scratch_load_dword v0, off, s33 offset:52
	s_mov_b32 s1, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s1
	v_lshlrev_b32_e64 v0, s0, v0
	ds_write_b32 v0, v1
	scratch_load_dword v0, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	scratch_store_dword off, v0, s33 offset:76
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	s_nop 0
	scratch_load_ushort v2, off, s33 offset:84
	s_mov_b32 s2, 4
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[2:3], v2, s2
	s_bcnt1_i32_b64 s2, s[2:3]
	s_mov_b32 s3, s4
	s_lshl_b32 s2, s2, s0
	s_mov_b32 s3, s4
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[2:3]
	v_mov_b32_e32 v2, 1.0
	global_store_dword v[0:1], v2, off
	scratch_load_dword v0, off, s33 offset:52
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s2
	v_and_b32_e64 v0, v0, s1
	v_lshlrev_b32_e64 v0, s0, v0
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v0, s0, v0
	scratch_load_dword v1, off, s33 offset:56
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v0, v0, v1
	s_mov_b32 s0, 7
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v0, v0, s0
	v_accvgpr_write_b32 a1, v0
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[16:17]
	v_accvgpr_read_b32 v1, a1
	s_mov_b32 s0, 1
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 2
	s_nop 1
	v_writelane_b32 v0, s3, 3
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB8_5
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[16:17]
	v_accvgpr_read_b32 v1, a1
	s_mov_b32 s0, 2
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 4
	s_nop 1
	v_writelane_b32 v0, s3, 5
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB8_15
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[16:17]
	v_accvgpr_read_b32 v1, a1
	s_mov_b32 s0, 3
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 6
	s_nop 1
	v_writelane_b32 v0, s3, 7
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB8_17
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[16:17]
	v_accvgpr_read_b32 v1, a1
	s_mov_b32 s0, 4
	v_cmp_ne_u32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 8
	s_nop 1
	v_writelane_b32 v0, s3, 9
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB8_19
	s_branch .LBB8_21
.LBB8_5:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 2
	v_readlane_b32 s1, v0, 3
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 10
	s_nop 1
	v_writelane_b32 v0, s1, 11
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB8_25
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[16:17]
	v_accvgpr_read_b32 v1, a1
	s_mov_b32 s0, 0
	v_cmp_gt_i32_e64 s[0:1], v1, s0
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 12
	s_nop 1
	v_writelane_b32 v0, s3, 13
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB8_7
	s_branch .LBB8_14
.LBB8_7:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 12
	v_readlane_b32 s1, v0, 13
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 14
	s_nop 1
	v_writelane_b32 v0, s1, 15
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB8_12
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[16:17]
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v1
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_nop 0
	scratch_load_dword v2, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_sub_f32_e64 v3, v1, v2
	scratch_load_dword v1, off, s33 offset:48
	s_mov_b32 s0, 0x3fc00000
	s_waitcnt vmcnt(0)
	v_fma_f32 v3, |v3|, s0, v1
	v_accvgpr_write_b32 a2, v3
	v_sub_f32_e64 v1, v1, v2
	s_mov_b32 s0, 0x7fffffff
	v_and_b32_e64 v1, s0, v1
	v_accvgpr_write_b32 a3, v1
	scratch_load_dword v1, off, s33 offset:36
	scratch_load_dword v2, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[0:1], v1, v2
	v_mov_b32_e32 v1, s2
	v_accvgpr_write_b32 a4, v1
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 16
	s_nop 1
	v_writelane_b32 v0, s3, 17
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB8_9
	s_branch .LBB8_11
.LBB8_9:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 16
	v_readlane_b32 s1, v0, 17
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_read_b32 v1, a4
	v_accvgpr_write_b32 a5, v1
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 18
	s_nop 1
	v_writelane_b32 v0, s1, 19
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB8_13
	scratch_load_dword v0, off, s33 offset:72
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a5, v0
	s_branch .LBB8_13
.LBB8_11:
	scratch_load_dword v0, off, s33 offset:40
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a4, v0
	s_branch .LBB8_9
.LBB8_12:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 14
	v_readlane_b32 s1, v0, 15
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB8_25
.LBB8_13:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v3, a0
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v3, 18
	v_readlane_b32 s1, v3, 19
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v0, a2
	v_accvgpr_read_b32 v1, a3
	v_accvgpr_read_b32 v2, a5
	v_cvt_f32_i32_e64 v2, v2
	v_sub_f32_e64 v1, v1, v2
	s_mov_b32 s0, 4.0
	v_med3_f32 v0, v0, |v1|, s0
	scratch_store_dword off, v0, s33 offset:76
	s_branch .LBB8_12
.LBB8_14:
	scratch_load_dword v0, off, s33 offset:68
	s_mov_b32 s0, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s0
	s_mov_b32 s0, 26
	v_add_u32_e64 v0, v0, s0
	v_cvt_f32_i32_e64 v2, v0
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	scratch_load_dword v3, off, s33 offset:60
	scratch_load_dword v4, off, s33 offset:64
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, v3, v4
	s_mov_b32 s0, 0x3ff
	v_and_b32_e64 v3, v3, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	s_branch .LBB8_7
.LBB8_15:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 4
	v_readlane_b32 s1, v0, 5
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 20
	s_nop 1
	v_writelane_b32 v0, s1, 21
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB8_24
	scratch_load_ushort v0, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	scratch_load_dword v2, off, s33 offset:48
	s_mov_b32 s0, 4.0
	s_waitcnt vmcnt(0)
	v_med3_f32 v0, v0, v2, s0
	scratch_load_dword v1, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v1, v2
	v_add_f32_e64 v0, v0, v1
	scratch_store_dword off, v0, s33 offset:48
	s_branch .LBB8_24
.LBB8_17:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 6
	v_readlane_b32 s1, v0, 7
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 22
	s_nop 1
	v_writelane_b32 v0, s1, 23
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB8_23
	scratch_load_dword v2, off, s33 offset:64
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v3, off, s33 offset:56
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	s_branch .LBB8_23
.LBB8_19:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 8
	v_readlane_b32 s1, v0, 9
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 24
	s_nop 1
	v_writelane_b32 v0, s1, 25
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB8_22
	scratch_load_ushort v3, off, s33 offset:80
	scratch_load_dword v2, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v0, v3, v3, v2 op_sel_hi:[1,1,0]
	scratch_load_dword v1, off, s33 offset:8
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v1, v1, v1
	s_mov_b32 s0, 0
	v_max_f32_e64 v1, v1, s0
	s_mov_b32 s0, 1.0
	v_min_f32_e64 v1, v1, s0
	s_mov_b32 s0, 0x3fc00000
	v_fma_mix_f32 v3, v3, s0, v2 op_sel_hi:[1,0,0]
	s_nop 0
	v_mul_f32_e64 v2, v2, v3
	v_fma_f32 v0, v0, v1, -v2
	s_mov_b32 s0, 0x7fffffff
	v_and_b32_e64 v0, s0, v0
	scratch_store_dword off, v0, s33 offset:76
	s_branch .LBB8_22
.LBB8_21:
	scratch_load_dword v0, off, s33 offset:64
	s_mov_b32 s0, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s0
	scratch_store_dword off, v0, s33 offset:64
	s_branch .LBB8_19
.LBB8_22:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 24
	v_readlane_b32 s1, v0, 25
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB8_17
.LBB8_23:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 22
	v_readlane_b32 s1, v0, 23
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB8_15
.LBB8_24:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 20
	v_readlane_b32 s1, v0, 21
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB8_5
.LBB8_25:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 10
	v_readlane_b32 s1, v0, 11
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v1, 9
	scratch_store_dword off, v1, s33 offset:72
	scratch_load_dword v1, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v1
	s_mov_b32 s1, 0xff
	s_and_b32 s0, s0, s1
	scratch_load_dword v1, off, s33 offset:64
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s1
	v_add_u32_e64 v2, s0, v1
	scratch_load_dwordx2 v[4:5], off, s33 offset:16
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s2, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s2
	s_mov_b32 s1, 2
	v_lshlrev_b32_e64 v6, s1, v1
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v7, v1
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	global_load_dword v1, v[4:5], off
	s_mov_b32 s3, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s3
	s_mov_b32 s3, 1
	v_add_u32_e64 v1, v1, s3
	v_cvt_f32_u32_e64 v2, v2
	v_cvt_f32_u32_e64 v3, v1
	v_rcp_f32_e64 v1, v3
	s_nop 0
	v_mul_f32_e64 v1, v2, v1
	v_trunc_f32_e64 v1, v1
	v_fma_f32 v2, -v1, v3, v2
	v_cmp_ge_f32_e64 s[4:5], |v2|, |v3|
	v_cvt_u32_f32_e64 v1, v1
	s_nop 0
	v_cndmask_b32_e64 v2, 0, 1, s[4:5]
	v_add_u32_e64 v1, v1, v2
	s_mov_b32 s3, 0x1ff
	v_and_b32_e64 v1, v1, s3
	scratch_store_dword off, v1, s33 offset:68
	scratch_load_dword v1, off, s33 offset:64
	s_nop 0
	scratch_load_dword v2, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v2
	scratch_load_dword v2, off, s33 offset:72
	scratch_load_dword v3, off, s33 offset:60
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	scratch_load_dword v2, off, s33 offset:40
	scratch_load_sbyte v3, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	scratch_load_ushort v2, off, s33 offset:84
	scratch_load_dword v3, off, s33 offset:52
	s_mov_b32 s3, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s3
	v_lshlrev_b32_e64 v3, s1, v3
	ds_read_b32 v3, v3
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v4, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v4, s2
	v_lshlrev_b32_e64 v4, s1, v4
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v5, v6
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_store_dword v[2:3], v1, off
	scratch_load_dword v1, off, s33 offset:48
	s_nop 0
	scratch_load_dword v2, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v1, v2
	scratch_load_ushort v2, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v2, v2
	v_add_f32_e64 v1, v1, v2
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	scratch_load_dword v4, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v4, s2
	v_lshlrev_b32_e64 v4, s1, v4
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v5, v6
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_store_dword v[2:3], v1, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k7
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 96
		.amdhsa_kernarg_size 112
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
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
	.size	k7, .Lfunc_end8-k7
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k8
	.globl	k8
	.p2align	8
	.type	k8,@function
k8:
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x80
	v_writelane_b32 v1, s10, 0
	v_writelane_b32 v1, s9, 1
	v_writelane_b32 v1, s8, 2
	v_writelane_b32 v1, s6, 3
	s_nop 1
	v_writelane_b32 v1, s7, 4
	s_mov_b64 s[14:15], s[4:5]
	v_writelane_b32 v1, s14, 5
	s_nop 1
	v_writelane_b32 v1, s15, 6
	v_writelane_b32 v1, s2, 7
	s_nop 1
	v_writelane_b32 v1, s3, 8
	v_writelane_b32 v1, s0, 9
	s_nop 1
	v_writelane_b32 v1, s1, 10
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[16:17]
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_accvgpr_write_b32 a4, v1
	s_load_dwordx2 s[10:11], s[14:15], 0x0
	s_load_dwordx2 s[6:7], s[14:15], 0x8
	s_load_dword s4, s[14:15], 0x10
	s_load_dword s1, s[14:15], 0x14
	s_load_dwordx2 s[2:3], s[14:15], 0x18
	s_load_dword s0, s[14:15], 0x20
	s_load_dword s13, s[14:15], 0x24
	s_load_dword s12, s[14:15], 0x28
	s_load_dword s9, s[14:15], 0x2c
	s_load_dword s5, s[14:15], 0x30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s13
	scratch_store_dword off, v2, s33
	v_mov_b32_e32 v2, s12
	scratch_store_dword off, v2, s33 offset:4
	v_mov_b32_e32 v2, s9
	scratch_store_dword off, v2, s33 offset:8
	v_mov_b32_e32 v2, s5
	scratch_store_dword off, v2, s33 offset:12
	v_mov_b64_e32 v[2:3], s[10:11]
	scratch_store_dwordx2 off, v[2:3], s33 offset:16
	v_mov_b64_e32 v[2:3], s[6:7]
	scratch_store_dwordx2 off, v[2:3], s33 offset:24
	v_mov_b32_e32 v2, s4
	scratch_store_dword off, v2, s33 offset:32
	v_mov_b32_e32 v2, s1
	scratch_store_dword off, v2, s33 offset:36
	v_mov_b64_e32 v[2:3], s[2:3]
	scratch_store_dwordx2 off, v[2:3], s33 offset:40
	v_mov_b32_e32 v2, s0
	scratch_store_dword off, v2, s33 offset:48
	s_mov_b32 s1, 0x3ff
	v_and_b32_e64 v1, v1, s1
	scratch_store_dword off, v1, s33 offset:52
	scratch_load_dword v2, off, s33 offset:52
	s_mov_b32 s0, 6
	v_mov_b32_e32 v1, s0
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, s8, v1, v2
	scratch_store_dword off, v1, s33 offset:56
	scratch_load_dword v1, off, s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s8, v1
	scratch_store_dword off, v1, s33 offset:60
	scratch_load_dwordx2 v[4:5], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v2
	v_mov_b32_e32 v3, v1
	s_mov_b32 s0, 2
	v_lshl_add_u64 v[2:3], v[2:3], s0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:64
	scratch_load_dword v1, off, s33 offset:32
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:68
	scratch_load_dword v1, off, s33 offset:36
	s_nop 0
	scratch_load_dword v2, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	scratch_store_dword off, v1, s33 offset:72
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	s_nop 0
	scratch_load_dword v1, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s1
	v_lshlrev_b32_e64 v4, s0, v1
	s_mov_b32 s1, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, v1
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v1, s33 offset:76
	scratch_load_dword v1, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v1, v1
	scratch_store_short off, v1, s33 offset:80
	scratch_load_dword v1, off, s33 offset:52
	s_waitcnt vmcnt(0)
	scratch_store_byte off, v1, s33 offset:82
	scratch_load_dword v1, off, s33 offset:64
	s_waitcnt vmcnt(0)
	scratch_store_short off, v1, s33 offset:84
	scratch_load_dword v2, off, s33 offset:64
	s_nop 0
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s1, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s1
	v_lshlrev_b32_e64 v1, s0, v1
	ds_write_b32 v1, v2
	v_mov_b32_e32 v1, 0
	scratch_store_dword off, v1, s33 offset:88
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 11
	s_nop 1
	v_writelane_b32 v0, s1, 12
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
.LBB9_1:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 13
	v_readlane_b32 s1, v0, 14
	v_readlane_b32 s2, v0, 11
	v_readlane_b32 s3, v0, 12
	s_nop 0
	v_writelane_b32 v0, s2, 15
	s_nop 1
	v_writelane_b32 v0, s3, 16
	scratch_load_dword v1, off, s33 offset:88
	scratch_load_dword v2, off, s33 offset:36
	s_mov_b32 s2, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s2
	v_cmp_lt_i32_e64 s[2:3], v1, v2
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 17
	s_nop 1
	v_writelane_b32 v0, s1, 18
	v_writelane_b32 v0, s0, 19
	s_nop 1
	v_writelane_b32 v0, s1, 20
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 21
	s_nop 1
	v_writelane_b32 v0, s1, 22
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB9_19
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	scratch_load_dwordx2 v[2:3], off, s33 offset:40
	s_mov_b32 s2, 1
	s_mov_b32 s0, 0x2a05f201
	s_mov_b32 s1, s2
	s_waitcnt vmcnt(0)
	v_cmp_lt_i64_e64 s[0:1], v[2:3], s[0:1]
	s_mov_b64 s[2:3], exec
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_xor_b64 s[2:3], s[0:1], s[2:3]
	v_writelane_b32 v0, s2, 23
	s_nop 1
	v_writelane_b32 v0, s3, 24
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB9_12
	s_branch .LBB9_11
.LBB9_3:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	scratch_load_dword v2, off, s33 offset:88
	scratch_load_dword v1, off, s33 offset:32
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v2, v1 row_mirror row_mask:0xf bank_mask:0xf
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s0, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v1, s0, v1
	ds_write_b32 v1, v2
	scratch_load_dword v1, off, s33 offset:88
	s_mov_b32 s0, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v1, s0
	v_ashrrev_i32_e64 v1, 31, v2
	v_mov_b32_e32 v3, v1
	scratch_store_dwordx2 off, v[2:3], s33 offset:96
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 25
	s_nop 1
	v_writelane_b32 v0, s1, 26
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB9_5
.LBB9_4:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 27
	v_readlane_b32 s1, v0, 28
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB9_20
.LBB9_5:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 29
	v_readlane_b32 s1, v0, 30
	v_readlane_b32 s2, v0, 25
	v_readlane_b32 s3, v0, 26
	s_nop 0
	v_writelane_b32 v0, s2, 31
	s_nop 1
	v_writelane_b32 v0, s3, 32
	scratch_load_dwordx2 v[2:3], off, s33 offset:96
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i64_e64 s[2:3], v[2:3], s[2:3]
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 33
	s_nop 1
	v_writelane_b32 v0, s1, 34
	v_writelane_b32 v0, s0, 35
	s_nop 1
	v_writelane_b32 v0, s1, 36
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 37
	s_nop 1
	v_writelane_b32 v0, s1, 38
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB9_7
	scratch_load_dwordx2 v[4:5], off, s33 offset:16
	scratch_load_dword v0, off, s33 offset:32
	scratch_load_dword v1, off, s33 offset:36
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	s_mov_b32 s2, 0x3ff
	v_and_b32_e64 v0, v0, s2
	s_mov_b32 s1, 2
	v_lshlrev_b32_e64 v0, s1, v0
	s_mov_b32 s0, 0
	v_mov_b32_e32 v2, s0
	v_mov_b32_e32 v1, v2
	v_lshl_add_u64 v[0:1], v[4:5], 0, v[0:1]
	scratch_load_sbyte v2, off, s33 offset:82
	scratch_load_dword v3, off, s33 offset:64
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s2
	v_lshlrev_b32_e64 v6, s1, v3
	v_mov_b32_e32 v3, s0
	v_mov_b32_e32 v7, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[6:7]
	global_load_dword v3, v[4:5], off
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, v3
	v_bfe_i32 v2, v2, 0, 16
	scratch_store_dword off, v2, s33 offset:104
	scratch_load_dword v2, off, s33 offset:104
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v0, s33 offset:108
	scratch_load_dwordx2 v[0:1], off, s33 offset:40
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	s_mov_b32 s4, 3
	v_mad_u64_u32 v[4:5], s[6:7], v2, s4, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v6, s3
	v_mov_b32_e32 v3, v6
	s_mov_b32 s3, 32
	v_lshrrev_b64 v[0:1], s3, v[0:1]
	v_mad_u64_u32 v[0:1], s[4:5], v0, s4, v[2:3]
	s_nop 1
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[2:3], s3, v[0:1]
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v5
	v_or_b32_e64 v0, v0, v1
	v_mov_b32_e32 v1, v4
	v_or_b32_e64 v6, v1, v2
	v_mov_b32_e32 v7, v0
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v2, off, s33 offset:64
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s2
	v_lshlrev_b32_e64 v2, s1, v2
	v_mov_b32_e32 v4, s0
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_load_dword v4, v[0:1], off
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v0, 31, v4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v5
	v_sub_co_u32_e64 v0, s[0:1], v0, v3
	s_nop 1
	v_subb_co_u32_e64 v2, s[0:1], v1, v2, s[0:1]
	v_mov_b32_e32 v1, v2
	scratch_store_dwordx2 off, v[0:1], s33 offset:40
	s_branch .LBB9_8
.LBB9_7:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 37
	v_readlane_b32 s1, v0, 38
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	v_readlane_b32 s2, v0, 35
	v_readlane_b32 s3, v0, 36
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v0, s2, 29
	s_nop 1
	v_writelane_b32 v0, s3, 30
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 25
	s_nop 1
	v_writelane_b32 v0, s3, 26
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 39
	s_nop 1
	v_writelane_b32 v0, s3, 40
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB9_5
	s_branch .LBB9_9
.LBB9_8:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 33
	v_readlane_b32 s1, v0, 34
	scratch_load_dwordx2 v[2:3], off, s33 offset:96
	s_mov_b64 s[2:3], -1
	s_waitcnt vmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	scratch_store_dwordx2 off, v[2:3], s33 offset:96
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 35
	s_nop 1
	v_writelane_b32 v0, s1, 36
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB9_7
.LBB9_9:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 39
	v_readlane_b32 s1, v0, 40
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB9_4
.LBB9_11:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s14, v0, 0
	v_readlane_b32 s13, v0, 1
	v_readlane_b32 s12, v0, 2
	v_readlane_b32 s10, v0, 3
	v_readlane_b32 s11, v0, 4
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	v_readlane_b32 s0, v0, 5
	v_readlane_b32 s1, v0, 6
	v_accvgpr_read_b32 v31, a4
	scratch_load_dword v1, off, s33 offset:52
	scratch_load_dword v0, off, s33 offset:88
	v_mov_b32_e32 v2, 1
	v_accvgpr_write_b32 a5, v2
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v2, v0, v2
	s_mov_b32 s2, 0
	v_sub_u32_e64 v4, s2, v2
	v_cvt_f32_u32_e32 v3, v2
	v_rcp_iflag_f32_e32 v3, v3
	s_nop 0
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, v4, v3
	v_mul_hi_u32 v4, v3, v4
	v_add_u32_e64 v3, v3, v4
	v_mul_hi_u32 v3, v1, v3
	v_mul_lo_u32 v3, v3, v2
	v_sub_u32_e64 v1, v1, v3
	v_cmp_ge_u32_e64 s[2:3], v1, v2
	v_sub_u32_e64 v3, v1, v2
	s_nop 0
	v_cndmask_b32_e64 v1, v1, v3, s[2:3]
	v_cmp_ge_u32_e64 s[2:3], v1, v2
	v_sub_u32_e64 v2, v1, v2
	s_nop 0
	v_cndmask_b32_e64 v1, v1, v2, s[2:3]
	v_accvgpr_write_b32 a6, v1
	scratch_load_dword v1, off, s33 offset:4
	s_mov_b64 s[8:9], 56
	s_mov_b32 s2, s0
	s_mov_b32 s0, s1
	s_mov_b32 s3, s8
	s_mov_b32 s1, s9
	s_add_u32 s8, s2, s3
	s_addc_u32 s0, s0, s1
	s_mov_b32 s9, s0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[0:1]
	v_accvgpr_read_b32 v2, a6
	v_accvgpr_read_b32 v1, a5
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	scratch_load_dword v4, off, s33 offset:88
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v4, v4, v4
	v_bfe_i32 v4, v4, 0, 16
	v_sub_u32_e64 v3, v3, v4
	v_mul_lo_u32 v2, v2, v3
	scratch_store_dword off, v2, s33 offset:60
	scratch_store_dword off, v1, s33 offset:112
	s_mov_b64 s[0:1], 0
	v_writelane_b32 v0, s0, 41
	s_nop 1
	v_writelane_b32 v0, s1, 42
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB9_13
.LBB9_12:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 23
	v_readlane_b32 s1, v0, 24
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_and_b64 s[0:1], exec, s[0:1]
	v_writelane_b32 v0, s0, 27
	s_nop 1
	v_writelane_b32 v0, s1, 28
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB9_4
	s_branch .LBB9_3
.LBB9_13:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 43
	v_readlane_b32 s1, v0, 44
	v_readlane_b32 s2, v0, 41
	v_readlane_b32 s3, v0, 42
	s_nop 0
	v_writelane_b32 v0, s2, 45
	s_nop 1
	v_writelane_b32 v0, s3, 46
	scratch_load_dword v1, off, s33 offset:112
	scratch_load_dword v2, off, s33 offset:32
	s_mov_b32 s2, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s2
	s_mov_b32 s2, 2
	v_lshlrev_b32_e64 v2, s2, v2
	v_cmp_le_u32_e64 s[2:3], v1, v2
	s_mov_b64 s[4:5], -1
	s_or_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 47
	s_nop 1
	v_writelane_b32 v0, s1, 48
	v_writelane_b32 v0, s0, 49
	s_nop 1
	v_writelane_b32 v0, s1, 50
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 51
	s_nop 1
	v_writelane_b32 v0, s1, 52
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB9_15
	scratch_load_ushort v0, off, s33 offset:84
	scratch_load_dword v2, off, s33 offset:112
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v3, v1
	s_mov_b32 s0, 3
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[0:1], v0, s0, v[2:3]
	scratch_store_short off, v0, s33 offset:84
	scratch_load_dword v2, off, s33 offset:112
	s_nop 0
	scratch_load_dwordx2 v[0:1], off, s33 offset:16
	scratch_load_dword v3, off, s33 offset:56
	s_mov_b32 s0, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v4, s0, v3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
	scratch_load_dword v0, off, s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	s_mov_b32 s0, 15
	v_and_b32_e64 v0, v0, s0
	s_mov_b32 s0, 1
	v_add_u32_e64 v0, v0, s0
	v_cvt_f32_u32_e64 v2, v0
	v_rcp_f32_e64 v0, v2
	s_mov_b32 s0, 0x41880000
	v_mul_f32_e64 v0, v0, s0
	v_trunc_f32_e64 v0, v0
	v_fma_f32 v1, -v0, v2, s0
	v_cmp_ge_f32_e64 s[0:1], |v1|, |v2|
	v_cvt_u32_f32_e64 v0, v0
	s_nop 0
	v_cndmask_b32_e64 v1, 0, 1, s[0:1]
	v_add_u32_e64 v0, v0, v1
	s_mov_b32 s0, 31
	v_and_b32_e64 v0, v0, s0
	scratch_load_sbyte v1, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v0, v1
	scratch_store_dword off, v0, s33 offset:64
	s_branch .LBB9_16
.LBB9_15:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 51
	v_readlane_b32 s1, v0, 52
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v0, 45
	v_readlane_b32 s5, v0, 46
	v_readlane_b32 s2, v0, 49
	v_readlane_b32 s3, v0, 50
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v0, s2, 43
	s_nop 1
	v_writelane_b32 v0, s3, 44
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 41
	s_nop 1
	v_writelane_b32 v0, s3, 42
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 53
	s_nop 1
	v_writelane_b32 v0, s3, 54
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB9_13
	s_branch .LBB9_17
.LBB9_16:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 47
	v_readlane_b32 s1, v0, 48
	scratch_load_dword v1, off, s33 offset:112
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s2, v1
	scratch_store_dword off, v1, s33 offset:112
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 49
	s_nop 1
	v_writelane_b32 v0, s1, 50
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB9_15
.LBB9_17:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 53
	v_readlane_b32 s1, v0, 54
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB9_12
.LBB9_19:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 21
	v_readlane_b32 s1, v0, 22
	s_or_b64 exec, exec, s[0:1]
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	v_readlane_b32 s2, v0, 19
	v_readlane_b32 s3, v0, 20
	s_mov_b64 s[0:1], s[2:3]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[4:5]
	v_writelane_b32 v0, s2, 13
	s_nop 1
	v_writelane_b32 v0, s3, 14
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 11
	s_nop 1
	v_writelane_b32 v0, s3, 12
	s_mov_b64 s[2:3], s[0:1]
	v_writelane_b32 v0, s2, 55
	s_nop 1
	v_writelane_b32 v0, s3, 56
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB9_1
	s_branch .LBB9_22
.LBB9_20:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 17
	v_readlane_b32 s1, v0, 18
	scratch_load_dword v1, off, s33 offset:88
	s_mov_b32 s2, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s2
	scratch_store_dword off, v1, s33 offset:88
	s_mov_b64 s[2:3], 0
	s_andn2_b64 s[0:1], s[0:1], exec
	v_writelane_b32 v0, s0, 19
	s_nop 1
	v_writelane_b32 v0, s1, 20
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_branch .LBB9_19
.LBB9_22:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 55
	v_readlane_b32 s1, v0, 56
	s_or_b64 exec, exec, s[0:1]
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	scratch_load_ushort v1, off, s33 offset:80
	s_mov_b32 s0, 0x4000
	s_waitcnt vmcnt(0)
	v_cmp_lt_f16_e64 s[2:3], v1, s0
	s_mov_b64 s[0:1], exec
	v_writelane_b32 v0, s0, 57
	s_nop 1
	v_writelane_b32 v0, s1, 58
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[16:17]
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB9_25
	scratch_load_dword v0, off, s33 offset:4
	s_mov_b32 s0, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s0
	s_mov_b32 s0, 29
	v_lshlrev_b32_e64 v1, v0, s0
	scratch_load_dword v0, off, s33 offset:52
	s_mov_b32 s0, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s0
	s_mov_b32 s0, 2
	v_lshlrev_b32_e64 v0, s0, v0
	ds_write_b32 v0, v1
	scratch_load_dword v2, off, s33 offset:8
	scratch_load_dwordx2 v[0:1], off, s33 offset:24
	scratch_load_dword v3, off, s33 offset:12
	s_mov_b32 s1, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s1
	v_lshlrev_b32_e64 v4, s0, v3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[4:5]
	global_store_dword v[0:1], v2, off
.LBB9_25:
	s_or_saveexec_b64 s[16:17], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[16:17]
	v_readlane_b32 s0, v0, 57
	v_readlane_b32 s1, v0, 58
	s_or_b64 exec, exec, s[0:1]
	scratch_load_ushort v2, off, s33 offset:84
	scratch_load_dword v1, off, s33 offset:12
	s_mov_b32 s0, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s0, 1
	v_add_u32_e64 v1, v1, s0
	v_cvt_f32_u32_e64 v3, v1
	v_rcp_f32_e64 v1, v3
	v_cvt_f32_u32_e64 v2, v2
	v_mul_f32_e64 v1, v2, v1
	v_trunc_f32_e64 v1, v1
	v_fma_f32 v2, -v1, v3, v2
	v_cmp_ge_f32_e64 s[0:1], |v2|, |v3|
	v_cvt_u32_f32_e64 v1, v1
	s_nop 0
	v_cndmask_b32_e64 v2, 0, 1, s[0:1]
	v_add_u32_e64 v1, v1, v2
	s_mov_b32 s0, 0xffff
	v_and_b32_e64 v2, v1, s0
	scratch_load_dword v1, off, s33 offset:52
	s_mov_b32 s0, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s0
	s_mov_b32 s1, 2
	v_lshlrev_b32_e64 v1, s1, v1
	ds_write_b32 v1, v2
	scratch_load_dword v2, off, s33 offset:48
	s_mov_b32 s2, 0x3fc00000
	v_mov_b32_e32 v1, s3
	s_waitcnt vmcnt(0)
	v_fma_mixlo_f16 v1, v2, s2, v2
	scratch_load_ushort v2, off, s33 offset:80
	s_mov_b32 s2, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v1, v1, v2, s2
	scratch_store_short off, v1, s33 offset:80
	scratch_load_ubyte v1, off, s33 offset:82
	s_mov_b32 s2, 30
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s2
	scratch_store_byte off, v1, s33 offset:82
	scratch_load_dword v1, off, s33 offset:64
	s_nop 0
	scratch_load_dword v2, off, s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v2
	scratch_load_dword v2, off, s33 offset:72
	scratch_load_dword v3, off, s33 offset:60
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	scratch_load_dword v2, off, s33 offset:40
	scratch_load_sbyte v3, off, s33 offset:82
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	scratch_load_ushort v2, off, s33 offset:84
	scratch_load_dword v3, off, s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s0
	v_lshlrev_b32_e64 v3, s1, v3
	ds_read_b32 v3, v3
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v1, v1, v2, v3
	scratch_load_dwordx2 v[2:3], off, s33 offset:16
	scratch_load_dword v4, off, s33 offset:56
	s_mov_b32 s2, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v4, s2
	v_lshlrev_b32_e64 v4, s1, v4
	s_mov_b32 s0, 0
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v5, v6
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_store_dword v[2:3], v1, off
	scratch_load_dword v1, off, s33 offset:48
	s_nop 0
	scratch_load_dword v2, off, s33 offset:76
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v1, v2
	scratch_load_ushort v2, off, s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v2, v2
	v_add_f32_e64 v1, v1, v2
	scratch_load_dwordx2 v[2:3], off, s33 offset:24
	scratch_load_dword v4, off, s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v4, s2
	v_lshlrev_b32_e64 v4, s1, v4
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v5, v6
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[4:5]
	global_store_dword v[2:3], v1, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k8
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 156
		.amdhsa_kernarg_size 112
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 39
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 32
		.amdhsa_reserve_vcc 0
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
.Lfunc_end9:
	.size	k8, .Lfunc_end9-k8
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
	.addrsig_sym mix
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     45
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
    .private_segment_fixed_size: 172
    .sgpr_count:     40
    .sgpr_spill_count: 291
    .symbol:         k0.kd
    .vgpr_count:     77
    .vgpr_spill_count: 161
    .wavefront_size: 64
  - .agpr_count:     37
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
    .private_segment_fixed_size: 140
    .sgpr_count:     40
    .sgpr_spill_count: 150
    .symbol:         k1.kd
    .vgpr_count:     69
    .vgpr_spill_count: 111
    .wavefront_size: 64
  - .agpr_count:     21
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
    .private_segment_fixed_size: 156
    .sgpr_count:     40
    .sgpr_spill_count: 107
    .symbol:         k2.kd
    .vgpr_count:     53
    .vgpr_spill_count: 65
    .wavefront_size: 64
  - .agpr_count:     27
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
    .private_segment_fixed_size: 124
    .sgpr_count:     40
    .sgpr_spill_count: 97
    .symbol:         k3.kd
    .vgpr_count:     59
    .vgpr_spill_count: 72
    .wavefront_size: 64
  - .agpr_count:     31
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
    .private_segment_fixed_size: 172
    .sgpr_count:     40
    .sgpr_spill_count: 178
    .symbol:         k4.kd
    .vgpr_count:     63
    .vgpr_spill_count: 106
    .wavefront_size: 64
  - .agpr_count:     8
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
    .private_segment_fixed_size: 124
    .sgpr_count:     40
    .sgpr_spill_count: 56
    .symbol:         k5.kd
    .vgpr_count:     40
    .vgpr_spill_count: 16
    .wavefront_size: 64
  - .agpr_count:     48
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
    .private_segment_fixed_size: 172
    .sgpr_count:     40
    .sgpr_spill_count: 227
    .symbol:         k6.kd
    .vgpr_count:     80
    .vgpr_spill_count: 161
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
    .name:           k7
    .private_segment_fixed_size: 96
    .sgpr_count:     40
    .sgpr_spill_count: 26
    .symbol:         k7.kd
    .vgpr_count:     14
    .vgpr_spill_count: 20
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
    .name:           k8
    .private_segment_fixed_size: 156
    .sgpr_count:     40
    .sgpr_spill_count: 71
    .symbol:         k8.kd
    .vgpr_count:     39
    .vgpr_spill_count: 19
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

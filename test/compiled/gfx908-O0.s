	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx908"
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
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0x700
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[12:13], -1
	v_accvgpr_read_b32 v0, a0
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
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[12:13]
.LBB0_1:
	s_or_saveexec_b64 s[12:13], -1
	s_nop 0
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[12:13]
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
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[12:13]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_6
	s_or_saveexec_b64 s[12:13], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[12:13]
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a1, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	s_or_saveexec_b64 s[12:13], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[12:13]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_3
	s_branch .LBB0_5
.LBB0_3:
	s_or_saveexec_b64 s[12:13], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[12:13]
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a1
	s_nop 1
	v_accvgpr_write_b32 a2, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 s[12:13], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[12:13]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_7
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, v0, v1
	s_nop 1
	v_accvgpr_write_b32 a2, v0
	s_branch .LBB0_7
.LBB0_5:
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v0, v0, 1, v0
	s_nop 1
	v_accvgpr_write_b32 a1, v0
	s_branch .LBB0_3
.LBB0_6:
	s_or_saveexec_b64 s[12:13], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[12:13]
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
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[12:13]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_1
	s_branch .LBB0_9
.LBB0_7:
	s_or_saveexec_b64 s[12:13], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[12:13]
	v_readlane_b32 s4, v1, 14
	v_readlane_b32 s5, v1, 15
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a2
	s_nop 1
	buffer_store_dword v0, off, s[0:3], s33 offset:8
	s_or_saveexec_b64 s[12:13], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[12:13]
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
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[12:13]
	s_branch .LBB0_6
.LBB0_9:
	s_or_saveexec_b64 s[12:13], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[12:13]
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[12:13], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[12:13]
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_xor_saveexec_b64 s[4:5], -1
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0xfffff900
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
	s_nop 0
	v_accvgpr_write_b32 a3, v3
	s_mov_b64 exec, s[24:25]
	v_accvgpr_write_b32 a4, v2
	v_accvgpr_write_b32 a5, v1
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_accvgpr_write_b32 a6, v1
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
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:86
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
.LBB1_1:
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	v_readlane_b32 s6, v0, 11
	v_readlane_b32 s7, v0, 12
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	buffer_load_sshort v1, off, s[0:3], s33 offset:86
	s_mov_b32 s6, 5
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_6
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, v1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v2
	s_mov_b32 s4, 3
	v_mad_u64_u32 v[4:5], s[6:7], v1, s4, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v3, v1
	s_mov_b32 s5, 32
	v_lshrrev_b64 v[6:7], s5, v[6:7]
	v_mov_b32_e32 v1, v6
	v_mad_u64_u32 v[1:2], s[6:7], v1, s4, v[2:3]
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
	buffer_load_dword v5, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v5
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v6
	v_sub_co_u32_e64 v1, s[6:7], v1, v4
	v_subb_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 23
	v_writelane_b32 v0, s7, 24
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_3
	s_branch .LBB1_5
.LBB1_3:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v0, 25
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a7, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_7
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b32 s4, 0x3fa00000
	s_waitcnt vmcnt(0)
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
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a7, v0
	s_branch .LBB1_7
.LBB1_5:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s4, 0x3fc00000
	v_writelane_b32 v0, s4, 25
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB1_3
.LBB1_6:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
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
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_1
	s_branch .LBB1_28
.LBB1_7:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a7
	s_nop 1
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	v_mov_b32_e32 v1, 0xffffffe0
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v1, v1, v2
	s_waitcnt lgkmcnt(0)
	v_accvgpr_write_b32 a8, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a9, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 30
	v_writelane_b32 v0, s7, 31
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_8
	s_branch .LBB1_10
.LBB1_8:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a9
	s_nop 1
	v_accvgpr_write_b32 a10, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 32
	v_writelane_b32 v0, s5, 33
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_11
	s_mov_b32 s4, -2
	v_mov_b32_e32 v0, -2
	s_nop 1
	v_accvgpr_write_b32 a10, v0
	s_branch .LBB1_11
.LBB1_10:
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a9, v0
	s_branch .LBB1_8
.LBB1_11:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v3, a8
	v_accvgpr_read_b32 v1, a10
	s_mov_b32 s4, 15
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s5, 1
	v_add_u32_e64 v4, v1, s5
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
	v_cmp_ge_u32_e64 s[6:7], v3, v4
	v_add_u32_e64 v3, v1, s5
	v_cndmask_b32_e64 v1, v1, v3, s[8:9]
	v_add_u32_e64 v3, v1, s5
	v_cndmask_b32_e64 v1, v1, v3, s[6:7]
	v_xor_b32_e64 v1, v1, v2
	v_sub_u32_e64 v1, v1, v2
	s_nop 1
	v_accvgpr_write_b32 a11, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v2, s4, v1
	s_mov_b32 s4, 30
	v_lshrrev_b32_e64 v2, s4, v2
	v_add_u32_e64 v1, v1, v2
	s_mov_b32 s4, 2
	v_ashrrev_i32_e64 v1, s4, v1
	s_nop 1
	v_accvgpr_write_b32 a12, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a13, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 34
	v_writelane_b32 v0, s7, 35
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_12
	s_branch .LBB1_14
.LBB1_12:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a13
	s_nop 1
	v_accvgpr_write_b32 a14, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_15
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a14, v0
	s_branch .LBB1_15
.LBB1_14:
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a13, v0
	s_branch .LBB1_12
.LBB1_15:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a11
	v_accvgpr_read_b32 v2, a12
	v_accvgpr_read_b32 v3, a14
	v_xor_b32_e64 v2, v2, v3
	v_cmp_ne_u32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 38
	v_writelane_b32 v0, s7, 39
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_16
	s_branch .LBB1_25
.LBB1_16:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 38
	v_readlane_b32 s5, v0, 39
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 40
	v_writelane_b32 v0, s5, 41
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_21
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	buffer_load_sshort v1, off, s[0:3], s33 offset:86
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, v1
	s_nop 1
	v_accvgpr_write_b32 a15, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a16, v2
	s_mov_b32 s4, 20
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a17, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 42
	v_writelane_b32 v0, s7, 43
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_18
	s_branch .LBB1_20
.LBB1_18:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 42
	v_readlane_b32 s5, v0, 43
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a17
	s_nop 1
	v_accvgpr_write_b32 a18, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 44
	v_writelane_b32 v0, s5, 45
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_22
	s_mov_b32 s4, 19
	v_mov_b32_e32 v0, 19
	s_nop 1
	v_accvgpr_write_b32 a18, v0
	s_branch .LBB1_22
.LBB1_20:
	buffer_load_sshort v0, off, s[0:3], s33 offset:86
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a17, v0
	s_branch .LBB1_18
.LBB1_21:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB1_26
.LBB1_22:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 44
	v_readlane_b32 s5, v0, 45
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a15
	v_accvgpr_read_b32 v2, a16
	v_accvgpr_read_b32 v3, a18
	v_add_u32_e64 v2, v2, v3
	v_bfe_i32 v2, v2, 0, 16
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 46
	v_writelane_b32 v0, s5, 47
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_24
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:48
.LBB1_24:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 46
	v_readlane_b32 s5, v0, 47
	s_or_b64 exec, exec, s[4:5]
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[4:5], v0, s4, -5
	buffer_store_short v0, off, s[0:3], s33 offset:84
	s_branch .LBB1_21
.LBB1_25:
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v6, s5, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v3, s[8:9], v3, v5
	v_addc_co_u32_e64 v0, s[8:9], v0, v4, s[8:9]
	v_mov_b32_e32 v4, v0
	global_load_dword v0, v[3:4], off
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v4, s5, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, 0x3e800000
	global_store_dword v[0:1], v2, off
	s_branch .LBB1_16
.LBB1_26:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	buffer_load_ushort v1, off, s[0:3], s33 offset:86
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u16_e64 v1, v1, s6
	buffer_store_short v1, off, s[0:3], s33 offset:86
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB1_6
.LBB1_28:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 48
	v_writelane_b32 v0, s5, 49
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
.LBB1_30:
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 50
	v_readlane_b32 s5, v0, 51
	v_readlane_b32 s6, v0, 48
	v_readlane_b32 s7, v0, 49
	v_writelane_b32 v0, s6, 52
	v_writelane_b32 v0, s7, 53
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 54
	v_writelane_b32 v0, s5, 55
	v_writelane_b32 v0, s4, 56
	v_writelane_b32 v0, s5, 57
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 58
	v_writelane_b32 v0, s5, 59
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_35
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
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
	s_waitcnt lgkmcnt(0)
	v_accvgpr_write_b32 a19, v1
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 s4, 30
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a20, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 60
	v_writelane_b32 v0, s7, 61
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_32
	s_branch .LBB1_34
.LBB1_32:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 60
	v_readlane_b32 s5, v0, 61
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a20
	s_nop 1
	v_accvgpr_write_b32 a21, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 62
	v_writelane_b32 v0, s5, 63
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_36
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a21, v0
	s_branch .LBB1_36
.LBB1_34:
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a20, v0
	s_branch .LBB1_32
.LBB1_35:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 58
	v_readlane_b32 s5, v1, 59
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v1, 52
	v_readlane_b32 s9, v1, 53
	v_readlane_b32 s6, v1, 56
	v_readlane_b32 s7, v1, 57
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v1, s6, 50
	v_writelane_b32 v1, s7, 51
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v1, s6, 48
	v_writelane_b32 v1, s7, 49
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 0
	v_writelane_b32 v0, s7, 1
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_30
	s_branch .LBB1_58
.LBB1_36:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v3, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v3, 62
	v_readlane_b32 s5, v3, 63
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a19
	v_accvgpr_read_b32 v2, a21
	s_mov_b32 s4, 0xff
	v_and_b32_e64 v2, v2, s4
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	buffer_load_dword v4, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v3, v3, v4
	v_and_b32_e64 v3, v3, s4
	v_add_u32_e64 v2, v2, v3
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_41
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v1, v3, v1
	v_cvt_f32_i32_e64 v1, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	v_cvt_f32_i32_e64 v3, v3
	s_mov_b32 s4, 0
	v_max_f32_e64 v3, v3, s4
	s_mov_b32 s4, 1.0
	v_min_f32_e64 v3, v3, s4
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v2, v2, v3
	s_mov_b32 s4, 4.0
	v_med3_f32 v1, v1, v2, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 17
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a23, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_38
	s_branch .LBB1_40
.LBB1_38:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a23
	s_nop 1
	v_accvgpr_write_b32 a24, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_42
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a24, v0
	s_branch .LBB1_42
.LBB1_40:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a23, v0
	s_branch .LBB1_38
.LBB1_41:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB1_56
.LBB1_42:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a24
	s_mov_b32 s4, -1
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a25, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 8
	v_writelane_b32 v0, s7, 9
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_53
	s_branch .LBB1_49
.LBB1_43:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 17
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a26, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s7, 11
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_44
	s_branch .LBB1_46
.LBB1_44:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a26
	s_nop 1
	v_accvgpr_write_b32 a27, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_48
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a27, v0
	s_branch .LBB1_48
.LBB1_46:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a26, v0
	s_branch .LBB1_44
.LBB1_47:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 14
	v_readlane_b32 s5, v1, 15
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a28
	s_nop 1
	v_accvgpr_write_b32 a29, v0
	s_branch .LBB1_55
.LBB1_48:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 12
	v_readlane_b32 s5, v1, 13
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a27
	s_mov_b32 s4, 0
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a28, v0
	s_branch .LBB1_47
.LBB1_49:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 17
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a30, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 16
	v_writelane_b32 v0, s7, 17
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_50
	s_branch .LBB1_52
.LBB1_50:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a30
	s_nop 1
	v_accvgpr_write_b32 a31, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_54
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a31, v0
	s_branch .LBB1_54
.LBB1_52:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a30, v0
	s_branch .LBB1_50
.LBB1_53:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a25
	s_nop 1
	v_accvgpr_write_b32 a28, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_47
	s_branch .LBB1_43
.LBB1_54:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 18
	v_readlane_b32 s5, v1, 19
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a31
	s_nop 1
	v_accvgpr_write_b32 a25, v0
	s_branch .LBB1_53
.LBB1_55:
	s_nop 1
	v_accvgpr_read_b32 v2, a29
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
	s_branch .LBB1_41
.LBB1_56:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 54
	v_readlane_b32 s5, v0, 55
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 56
	v_writelane_b32 v0, s5, 57
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB1_35
.LBB1_58:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	s_or_b64 exec, exec, s[4:5]
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
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v5, a22
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v2, a6
	v_accvgpr_read_b32 v3, a5
	v_accvgpr_read_b32 v4, a4
	buffer_load_dword v10, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	s_mov_b32 s8, 0x3ff
	v_writelane_b32 v5, s8, 20
	v_and_b32_e64 v0, v0, s8
	s_mov_b32 s8, 2
	v_writelane_b32 v5, s8, 21
	v_lshlrev_b32_e64 v8, s8, v0
	s_mov_b32 s9, 0
	v_writelane_b32 v5, s9, 22
	v_mov_b32_e32 v0, s9
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v0, v10
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v1, v11
	v_mov_b32_e32 v6, v9
	v_add_co_u32_e64 v0, s[18:19], v0, v7
	v_addc_co_u32_e64 v6, s[18:19], v1, v6, s[18:19]
	v_mov_b32_e32 v1, v6
	buffer_load_dword v6, off, s[0:3], s33 offset:52
	s_mov_b32 s9, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v6, v6, s9
	s_mov_b32 s9, 63
	v_and_b32_e64 v6, v6, s9
	v_lshlrev_b32_e64 v6, s8, v6
	ds_read_b32 v6, v6
	s_mov_b32 s8, 6
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v6, v6, s8
	v_bfe_i32 v6, v6, 0, 16
	buffer_store_dword v6, off, s[0:3], s33 offset:92
	buffer_load_dword v6, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v6, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:96
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b64 s[18:19], 56
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
	s_mov_b32 s9, s15
	v_writelane_b32 v5, s8, 23
	v_writelane_b32 v5, s9, 24
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v5
	s_mov_b64 exec, s[24:25]
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
	s_nop 1
	v_accvgpr_write_b32 a32, v31
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_accvgpr_read_b32 v31, a32
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v2, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s8, v2, 23
	v_readlane_b32 s9, v2, 24
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s14, v1, 0
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s6, v1, 20
	v_readlane_b32 s5, v1, 21
	v_readlane_b32 s4, v1, 22
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
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
	v_add_co_u32_e64 v1, s[4:5], v1, v5
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	global_store_dword v[1:2], v3, off
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_nop 0
	buffer_load_ubyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, v2
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[6:7], v1, 1
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_61
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, v1, 3, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB1_62
.LBB1_61:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB1_68
.LBB1_62:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	v_readlane_b32 s6, v0, 27
	v_readlane_b32 s7, v0, 28
	v_writelane_b32 v0, s6, 31
	v_writelane_b32 v0, s7, 32
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_mov_b32 s6, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_64
	buffer_load_dword v0, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB1_65
.LBB1_64:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 37
	v_readlane_b32 s5, v0, 38
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 31
	v_readlane_b32 s9, v0, 32
	v_readlane_b32 s6, v0, 35
	v_readlane_b32 s7, v0, 36
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 29
	v_writelane_b32 v0, s7, 30
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 39
	v_writelane_b32 v0, s7, 40
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_62
	s_branch .LBB1_66
.LBB1_65:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e64 v1, s6, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB1_64
.LBB1_66:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 39
	v_readlane_b32 s5, v0, 40
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 25
	v_lshrrev_b32_e64 v0, v0, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_branch .LBB1_61
.LBB1_68:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
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
	.amdhsa_kernel k0
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 140
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
		.amdhsa_next_free_vgpr 33
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
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
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
	s_mov_b32 s4, 0.5
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_1
	s_branch .LBB2_3
.LBB2_1:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 4
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_4
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	v_mov_b32_e32 v4, s4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v3, v4
	v_mad_u64_u32 v[0:1], s[4:5], v0, v1, v[2:3]
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	s_branch .LBB2_4
.LBB2_3:
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
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v0, v4
	v_or_b32_e64 v0, v0, v5
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v3
	v_or_b32_e64 v1, v1, v2
	v_mov_b32_e32 v2, v0
	s_mov_b64 s[8:9], -16
	v_mov_b32_e32 v0, v1
	s_mov_b32 s6, s8
	v_mov_b32_e32 v1, v2
	s_mov_b32 s5, s9
	v_add_co_u32_e64 v0, s[6:7], v0, s6
	v_mov_b32_e32 v2, s5
	v_addc_co_u32_e64 v2, s[6:7], v1, v2, s[6:7]
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v1
	buffer_store_dword v2, off, s[0:3], s33 offset:44
	buffer_store_dword v0, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s5
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v4, s5, v0
	v_mov_b32_e32 v0, s4
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
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB2_1
.LBB2_4:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a1, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v2, s4
	buffer_load_dword v3, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, s4
	v_add_u32_e64 v1, v1, v3
	buffer_load_sbyte v3, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v2, v3
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a2, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_5
	s_branch .LBB2_7
.LBB2_5:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a2
	s_nop 1
	v_accvgpr_write_b32 a3, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_8
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_add_u32_e64 v0, v0, v1
	s_nop 1
	v_accvgpr_write_b32 a3, v0
	s_branch .LBB2_8
.LBB2_7:
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v0, v1
	s_nop 1
	v_accvgpr_write_b32 a2, v0
	s_branch .LBB2_5
.LBB2_8:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a1
	v_accvgpr_read_b32 v2, a3
	v_mul_lo_u32 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0.5
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a4, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s7, 11
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_9
	s_branch .LBB2_11
.LBB2_9:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a4
	s_nop 1
	v_accvgpr_write_b32 a5, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_12
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
	v_accvgpr_write_b32 a5, v0
	s_branch .LBB2_12
.LBB2_11:
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
	s_mov_b32 s4, 0x80000000
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a4, v0
	s_branch .LBB2_9
.LBB2_12:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v1, 12
	v_readlane_b32 s5, v1, 13
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a5
	s_nop 1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	buffer_load_ubyte v0, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_nop 1
	v_accvgpr_write_b32 a6, v0
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a6
	s_mov_b32 s4, 1
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[8:9], s[6:7]
	v_writelane_b32 v0, s8, 14
	v_writelane_b32 v0, s9, 15
	v_writelane_b32 v0, s6, 16
	v_writelane_b32 v0, s7, 17
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 18
	v_writelane_b32 v0, s7, 19
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_15
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a6
	s_mov_b32 s4, 2
	v_cmp_gt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[8:9], -1
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s8, 20
	v_writelane_b32 v0, s9, 21
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_17
	s_branch .LBB2_16
.LBB2_15:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s8, v0, 14
	v_readlane_b32 s9, v0, 15
	v_readlane_b32 s6, v0, 16
	v_readlane_b32 s7, v0, 17
	v_writelane_b32 v0, s6, 26
	v_writelane_b32 v0, s7, 27
	v_writelane_b32 v0, s8, 28
	v_writelane_b32 v0, s9, 29
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v0, s8, 30
	v_writelane_b32 v0, s9, 31
	v_writelane_b32 v0, s6, 32
	v_writelane_b32 v0, s7, 33
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 34
	v_writelane_b32 v0, s5, 35
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_28
	s_branch .LBB2_20
.LBB2_16:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a6
	s_mov_b32 s4, 3
	v_cmp_gt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 38
	v_writelane_b32 v0, s5, 39
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_19
	s_branch .LBB2_18
.LBB2_17:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s8, v0, 24
	v_readlane_b32 s9, v0, 25
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s6, v0, 20
	v_readlane_b32 s7, v0, 21
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_and_b64 s[4:5], s[4:5], exec
	s_and_b64 s[6:7], s[6:7], exec
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB2_15
.LBB2_18:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a6
	s_mov_b32 s4, 4
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 40
	v_writelane_b32 v0, s7, 41
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_38
	s_branch .LBB2_40
.LBB2_19:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 38
	v_readlane_b32 s7, v0, 39
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	s_mov_b64 s[6:7], 0
	s_and_b64 s[4:5], s[4:5], exec
	s_xor_b64 s[6:7], exec, -1
	v_writelane_b32 v0, s6, 20
	v_writelane_b32 v0, s7, 21
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB2_17
.LBB2_20:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s8, v0, 28
	v_readlane_b32 s9, v0, 29
	v_accvgpr_read_b32 v1, a6
	s_mov_b32 s4, 0
	v_cmp_gt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s8, 42
	v_writelane_b32 v0, s9, 43
	v_writelane_b32 v0, s4, 44
	v_writelane_b32 v0, s5, 45
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 46
	v_writelane_b32 v0, s5, 47
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_30
	s_branch .LBB2_29
.LBB2_21:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 48
	v_readlane_b32 s5, v0, 49
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 50
	v_readlane_b32 s7, v0, 51
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 52
	v_writelane_b32 v0, s5, 53
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_26
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v1, v1, 31
	s_nop 1
	v_accvgpr_write_b32 a7, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a8, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 54
	v_writelane_b32 v0, s7, 55
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_23
	s_branch .LBB2_25
.LBB2_23:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 54
	v_readlane_b32 s5, v0, 55
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a8
	s_nop 1
	v_accvgpr_write_b32 a9, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 56
	v_writelane_b32 v0, s5, 57
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_27
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a9, v0
	s_branch .LBB2_27
.LBB2_25:
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a8, v0
	s_branch .LBB2_23
.LBB2_26:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 52
	v_readlane_b32 s5, v0, 53
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB2_42
.LBB2_27:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v2, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v2, 56
	v_readlane_b32 s5, v2, 57
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a7
	v_accvgpr_read_b32 v1, a9
	v_cmp_ne_u32_e64 s[4:5], v0, v1
	s_mov_b32 s6, 0x3e800000
	s_mov_b32 s7, 0xbe800000
	v_mov_b32_e32 v0, s7
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x4000
	s_waitcnt vmcnt(0)
	v_cmp_lt_f16_e64 s[4:5], v1, s4
	s_mov_b32 s6, 0x3fc00000
	s_mov_b32 s7, 0xbfc00000
	v_mov_b32_e32 v1, s7
	v_mov_b32_e32 v2, s6
	v_cndmask_b32_e64 v1, v1, v2, s[4:5]
	s_mov_b32 s4, 4.0
	v_med3_f32 v0, v0, v1, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB2_26
.LBB2_28:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s10, v0, 34
	v_readlane_b32 s11, v0, 35
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	v_readlane_b32 s6, v0, 30
	v_readlane_b32 s7, v0, 31
	v_readlane_b32 s8, v0, 32
	v_readlane_b32 s9, v0, 33
	v_writelane_b32 v0, s8, 50
	v_writelane_b32 v0, s9, 51
	v_writelane_b32 v0, s4, 58
	v_writelane_b32 v0, s5, 59
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 60
	v_writelane_b32 v0, s5, 61
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_35
	s_branch .LBB2_31
.LBB2_29:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 28
	v_readlane_b32 s7, v0, 29
	buffer_load_dword v3, off, s[0:3], s33 offset:40
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
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	s_or_b64 s[6:7], s[6:7], exec
	v_writelane_b32 v0, s6, 42
	v_writelane_b32 v0, s7, 43
	v_writelane_b32 v0, s4, 44
	v_writelane_b32 v0, s5, 45
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
.LBB2_30:
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s10, v0, 46
	v_readlane_b32 s11, v0, 47
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s6, v0, 28
	v_readlane_b32 s7, v0, 29
	v_readlane_b32 s8, v0, 42
	v_readlane_b32 s9, v0, 43
	v_readlane_b32 s4, v0, 44
	v_readlane_b32 s5, v0, 45
	s_and_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 30
	v_writelane_b32 v0, s7, 31
	v_writelane_b32 v0, s4, 32
	v_writelane_b32 v0, s5, 33
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB2_28
.LBB2_31:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 26
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a10, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 62
	v_writelane_b32 v0, s7, 63
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_32
	s_branch .LBB2_34
.LBB2_32:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v2, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v2, 62
	v_readlane_b32 s5, v2, 63
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a11
	s_mov_b64 exec, s[20:21]
	v_accvgpr_read_b32 v1, a10
	s_nop 1
	v_accvgpr_write_b32 a12, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a11, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_36
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
	s_nop 1
	v_accvgpr_write_b32 a12, v0
	s_branch .LBB2_36
.LBB2_34:
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a10, v0
	s_branch .LBB2_32
.LBB2_35:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 60
	v_readlane_b32 s7, v0, 61
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 58
	v_readlane_b32 s5, v0, 59
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 48
	v_writelane_b32 v0, s7, 49
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_21
	s_branch .LBB2_37
.LBB2_36:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v2, a11
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v2, 0
	v_readlane_b32 s7, v2, 1
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	v_accvgpr_read_b32 v1, a12
	s_mov_b32 s6, 0x41980000
	v_mul_f32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	s_mov_b64 s[6:7], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 58
	v_writelane_b32 v0, s5, 59
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB2_35
.LBB2_37:
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	v_cvt_f16_f32_e64 v0, v0
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	s_branch .LBB2_21
.LBB2_38:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v1, 40
	v_readlane_b32 s5, v1, 41
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a11
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a11, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_41
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, v3
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
	s_mov_b32 s4, 26
	s_mov_b32 s4, s4
	v_mov_b32_e32 v2, s4
	buffer_store_dword v2, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_branch .LBB2_41
.LBB2_40:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB2_38
.LBB2_41:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a11
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v1, 2
	v_readlane_b32 s5, v1, 3
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB2_19
.LBB2_42:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a11
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 13
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
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
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
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:86
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 2
	v_writelane_b32 v0, s5, 3
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
.LBB3_1:
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
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
	buffer_load_sshort v1, off, s[0:3], s33 offset:86
	buffer_load_dword v2, off, s[0:3], s33 offset:32
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
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_3
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB3_4
.LBB3_3:
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
	v_writelane_b32 v0, s10, 26
	v_writelane_b32 v0, s11, 27
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
	v_writelane_b32 v0, s6, 28
	v_writelane_b32 v0, s7, 29
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB3_1
	s_branch .LBB3_36
.LBB3_4:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 30
	v_readlane_b32 s7, v0, 31
	v_readlane_b32 s10, v0, 32
	v_readlane_b32 s11, v0, 33
	v_readlane_b32 s8, v0, 34
	v_readlane_b32 s9, v0, 35
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	v_readlane_b32 s12, v0, 24
	v_readlane_b32 s13, v0, 25
	v_writelane_b32 v0, s12, 38
	v_writelane_b32 v0, s13, 39
	v_writelane_b32 v0, s10, 40
	v_writelane_b32 v0, s11, 41
	v_writelane_b32 v0, s6, 42
	v_writelane_b32 v0, s7, 43
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[10:11], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 44
	v_writelane_b32 v0, s5, 45
	s_or_b64 s[8:9], s[8:9], exec
	v_writelane_b32 v0, s8, 46
	v_writelane_b32 v0, s9, 47
	v_writelane_b32 v0, s8, 48
	v_writelane_b32 v0, s9, 49
	v_writelane_b32 v0, s4, 50
	v_writelane_b32 v0, s5, 51
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 52
	v_writelane_b32 v0, s5, 53
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_7
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, v2
	buffer_load_ushort v3, off, s[0:3], s33 offset:84
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s4, 1
	v_add_u32_e64 v2, v2, s4
	v_cvt_f32_u32_e64 v4, v2
	v_rcp_f32_e64 v2, v4
	v_cvt_f32_u32_e64 v3, v3
	v_mul_f32_e64 v2, v3, v2
	v_trunc_f32_e64 v2, v2
	v_mad_f32 v3, -v2, v4, v3
	v_cmp_ge_f32_e64 s[4:5], |v3|, |v4|
	v_cvt_u32_f32_e64 v2, v2
	v_cndmask_b32_e64 v3, 0, 1, s[4:5]
	v_add_u32_e64 v2, v2, v3
	s_mov_b32 s4, 0xffff
	v_and_b32_e64 v2, v2, s4
	v_cmp_gt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 54
	v_writelane_b32 v0, s5, 55
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 56
	v_writelane_b32 v0, s5, 57
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_9
	s_branch .LBB3_8
.LBB3_6:
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
	s_branch .LBB3_14
.LBB3_7:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v1, 52
	v_readlane_b32 s5, v1, 53
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s12, v1, 42
	v_readlane_b32 s13, v1, 43
	v_readlane_b32 s10, v1, 40
	v_readlane_b32 s11, v1, 41
	v_readlane_b32 s16, v1, 38
	v_readlane_b32 s17, v1, 39
	v_readlane_b32 s8, v1, 48
	v_readlane_b32 s9, v1, 49
	v_readlane_b32 s6, v1, 50
	v_readlane_b32 s7, v1, 51
	v_readlane_b32 s14, v1, 58
	v_readlane_b32 s15, v1, 59
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[4:5], s[8:9]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[16:17]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[16:17], s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[16:17]
	v_writelane_b32 v1, s10, 60
	v_writelane_b32 v1, s11, 61
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_or_b64 s[12:13], s[12:13], s[14:15]
	v_writelane_b32 v1, s12, 62
	v_writelane_b32 v1, s13, 63
	v_writelane_b32 v1, s12, 30
	v_writelane_b32 v1, s13, 31
	v_writelane_b32 v1, s10, 32
	v_writelane_b32 v1, s11, 33
	v_writelane_b32 v1, s8, 34
	v_writelane_b32 v1, s9, 35
	v_writelane_b32 v1, s6, 36
	v_writelane_b32 v1, s7, 37
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v1, s6, 24
	v_writelane_b32 v1, s7, 25
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v1
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 0
	v_writelane_b32 v0, s7, 1
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a1, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB3_4
	s_branch .LBB3_38
.LBB3_8:
	s_branch .LBB3_10
.LBB3_9:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 56
	v_readlane_b32 s5, v0, 57
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 46
	v_readlane_b32 s9, v0, 47
	v_readlane_b32 s6, v0, 44
	v_readlane_b32 s7, v0, 45
	v_readlane_b32 s10, v0, 54
	v_readlane_b32 s11, v0, 55
	s_mov_b64 s[4:5], 0
	s_andn2_b64 s[6:7], s[6:7], exec
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[10:11]
	v_writelane_b32 v0, s8, 48
	v_writelane_b32 v0, s9, 49
	v_writelane_b32 v0, s6, 50
	v_writelane_b32 v0, s7, 51
	v_writelane_b32 v0, s4, 58
	v_writelane_b32 v0, s5, 59
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB3_7
.LBB3_10:
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
	v_writelane_b32 v0, s4, 54
	v_writelane_b32 v0, s5, 55
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB3_9
.LBB3_11:
	s_branch .LBB3_13
.LBB3_12:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a1
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s13, v1, 3
	s_or_b64 exec, exec, s[12:13]
	v_readlane_b32 s6, v0, 16
	v_readlane_b32 s7, v0, 17
	v_readlane_b32 s10, v0, 62
	v_readlane_b32 s11, v0, 63
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	v_readlane_b32 s8, v1, 4
	v_readlane_b32 s9, v1, 5
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[4:5], s[4:5], s[10:11]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 18
	v_writelane_b32 v0, s7, 19
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB3_3
.LBB3_13:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	buffer_load_ushort v1, off, s[0:3], s33 offset:86
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_u16_e64 v1, v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:86
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 4
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a1, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB3_12
.LBB3_14:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a1, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB3_19
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a2, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s7, 11
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a1, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_16
	s_branch .LBB3_18
.LBB3_16:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a2
	s_nop 1
	v_accvgpr_write_b32 a3, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a1, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB3_20
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	s_nop 1
	v_accvgpr_write_b32 a3, v0
	s_branch .LBB3_20
.LBB3_18:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a2, v0
	s_branch .LBB3_16
.LBB3_19:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB3_35
.LBB3_20:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a3
	s_nop 1
	buffer_store_dword v1, off, s[0:3], s33 offset:68
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
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:60
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, v1, 1, v1
	s_nop 1
	v_accvgpr_write_b32 a4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a5, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a1, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_21
	s_branch .LBB3_23
.LBB3_21:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a5
	s_nop 1
	v_accvgpr_write_b32 a6, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a1, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB3_24
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a6, v0
	s_branch .LBB3_24
.LBB3_23:
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a5, v0
	s_branch .LBB3_21
.LBB3_24:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a4
	v_accvgpr_read_b32 v2, a6
	v_add_u32_e64 v1, v1, v2
	buffer_store_short v1, off, s[0:3], s33 offset:84
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a1, v0
	s_mov_b64 exec, s[20:21]
.LBB3_25:
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 20
	v_readlane_b32 s7, v0, 21
	v_readlane_b32 s8, v0, 22
	v_readlane_b32 s9, v0, 23
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	v_readlane_b32 s10, v0, 18
	v_readlane_b32 s11, v0, 19
	v_writelane_b32 v0, s10, 26
	v_writelane_b32 v0, s11, 27
	v_writelane_b32 v0, s6, 28
	v_writelane_b32 v0, s7, 29
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[10:11], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_or_b64 s[8:9], s[8:9], exec
	v_writelane_b32 v0, s8, 32
	v_writelane_b32 v0, s9, 33
	v_writelane_b32 v0, s8, 34
	v_writelane_b32 v0, s9, 35
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 38
	v_writelane_b32 v0, s5, 39
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a1, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_28
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v2, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_ashrrev_i32_e64 v1, v1, v2
	v_readfirstlane_b32 s4, v2
	v_cmp_ge_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 40
	v_writelane_b32 v0, s5, 41
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 42
	v_writelane_b32 v0, s5, 43
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a1, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_30
	s_branch .LBB3_29
.LBB3_27:
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
	s_branch .LBB3_32
.LBB3_28:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 38
	v_readlane_b32 s5, v0, 39
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s10, v0, 28
	v_readlane_b32 s11, v0, 29
	v_readlane_b32 s12, v0, 26
	v_readlane_b32 s13, v0, 27
	v_readlane_b32 s8, v0, 34
	v_readlane_b32 s9, v0, 35
	v_readlane_b32 s6, v0, 36
	v_readlane_b32 s7, v0, 37
	s_mov_b64 s[4:5], s[8:9]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	v_writelane_b32 v0, s10, 44
	v_writelane_b32 v0, s11, 45
	v_writelane_b32 v0, s10, 20
	v_writelane_b32 v0, s11, 21
	v_writelane_b32 v0, s8, 22
	v_writelane_b32 v0, s9, 23
	v_writelane_b32 v0, s6, 24
	v_writelane_b32 v0, s7, 25
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 18
	v_writelane_b32 v0, s7, 19
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 46
	v_writelane_b32 v0, s7, 47
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a1, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB3_25
	s_branch .LBB3_40
.LBB3_29:
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v1, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_fmac_f32_e64 v0, v1, v0
	s_mov_b32 s4, 0x3fc00000
	v_add_f32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB3_31
.LBB3_30:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s10, v0, 42
	v_readlane_b32 s11, v0, 43
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s6, v0, 32
	v_readlane_b32 s7, v0, 33
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	v_readlane_b32 s8, v0, 40
	v_readlane_b32 s9, v0, 41
	s_mov_b64 s[10:11], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 34
	v_writelane_b32 v0, s7, 35
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a1, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB3_28
.LBB3_31:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 40
	v_writelane_b32 v0, s5, 41
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a1, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB3_30
.LBB3_32:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 48
	v_readlane_b32 s5, v0, 49
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 50
	v_writelane_b32 v0, s5, 51
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a1, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB3_34
	buffer_load_sbyte v0, off, s[0:3], s33 offset:82
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	v_bfe_i32 v1, v0, 0, 16
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v0, s5, v0
	ds_write_b32 v0, v1
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
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
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
.LBB3_34:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 50
	v_readlane_b32 s5, v0, 51
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB3_19
.LBB3_35:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	s_endpgm
.LBB3_36:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v1, 26
	v_readlane_b32 s5, v1, 27
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[6:7], -1
	s_xor_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a1, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_14
	s_branch .LBB3_6
.LBB3_38:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 0
	v_readlane_b32 s5, v0, 1
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v1, 60
	v_readlane_b32 s5, v1, 61
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[6:7], -1
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a1, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_12
	s_branch .LBB3_11
.LBB3_40:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 46
	v_readlane_b32 s5, v0, 47
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a1
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 44
	v_readlane_b32 s5, v0, 45
	s_mov_b64 s[6:7], -1
	s_xor_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 48
	v_writelane_b32 v0, s7, 49
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a1, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB3_32
	s_branch .LBB3_27
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k2
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 9
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
	s_nop 0
	v_accvgpr_write_b32 a3, v3
	s_mov_b64 exec, s[24:25]
	v_accvgpr_write_b32 a4, v2
	v_accvgpr_write_b32 a5, v1
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_accvgpr_write_b32 a6, v1
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
	s_mov_b32 s5, 6
	v_mov_b32_e32 v1, s5
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
	v_add_co_u32_e64 v1, s[8:9], v1, v4
	v_addc_co_u32_e64 v3, s[8:9], v2, v3, s[8:9]
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
	s_mov_b32 s7, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s7
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
	s_mov_b32 s8, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s8
	v_lshlrev_b32_e64 v1, s6, v1
	ds_write_b32 v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v3, v1, v2
	buffer_load_dword v4, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v1
	s_mov_b32 s5, s5
	s_and_b32 s5, s5, s7
	s_lshl_b32 s6, s5, s6
	s_mov_b32 s7, s4
	v_mov_b32_e32 v1, v4
	s_mov_b32 s4, s6
	v_mov_b32_e32 v2, v5
	s_mov_b32 s6, s7
	v_add_co_u32_e64 v1, s[4:5], v1, s4
	v_mov_b32_e32 v4, s6
	v_addc_co_u32_e64 v4, s[4:5], v2, v4, s[4:5]
	v_mov_b32_e32 v2, v4
	global_store_dword v[1:2], v3, off
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
.LBB4_1:
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
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
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_3
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, v1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v2
	s_mov_b32 s6, 3
	v_mad_u64_u32 v[4:5], s[4:5], v1, s6, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v3, v1
	s_mov_b32 s5, 32
	v_lshrrev_b64 v[6:7], s5, v[6:7]
	v_mov_b32_e32 v1, v6
	v_mad_u64_u32 v[1:2], s[8:9], v1, s6, v[2:3]
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v2, v3
	v_lshlrev_b64 v[2:3], s5, v[1:2]
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
	buffer_load_dword v5, off, s[0:3], s33 offset:68
	buffer_load_dword v10, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s7, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s7
	s_mov_b32 s7, 2
	v_lshlrev_b32_e64 v8, s7, v1
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v6, v10
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v1, v11
	v_mov_b32_e32 v4, v9
	v_add_co_u32_e64 v6, s[8:9], v6, v7
	v_addc_co_u32_e64 v1, s[8:9], v1, v4, s[8:9]
	v_mov_b32_e32 v7, v1
	global_load_dword v1, v[6:7], off
	s_mov_b32 s7, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s7
	s_mov_b32 s7, 1
	v_add_u32_e64 v6, v1, s7
	s_mov_b32 s8, 31
	v_ashrrev_i32_e64 v4, s8, v5
	v_add_u32_e64 v5, v5, v4
	v_xor_b32_e64 v5, v5, v4
	v_not_b32_e32 v7, v1
	v_cvt_f32_u32_e32 v1, v6
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v7, v7, v1
	v_mul_hi_u32 v7, v1, v7
	v_add_u32_e64 v1, v1, v7
	v_mul_hi_u32 v1, v5, v1
	v_mul_lo_u32 v7, v1, v6
	v_sub_u32_e64 v5, v5, v7
	v_cmp_ge_u32_e64 s[10:11], v5, v6
	v_sub_u32_e64 v7, v5, v6
	v_cndmask_b32_e64 v5, v5, v7, s[10:11]
	v_cmp_ge_u32_e64 s[8:9], v5, v6
	v_add_u32_e64 v5, v1, s7
	v_cndmask_b32_e64 v1, v1, v5, s[10:11]
	v_add_u32_e64 v5, v1, s7
	v_cndmask_b32_e64 v1, v1, v5, s[8:9]
	v_xor_b32_e64 v1, v1, v4
	v_sub_u32_e64 v5, v1, v4
	v_ashrrev_i32_e64 v1, 31, v5
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
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, v1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v2
	v_mad_u64_u32 v[4:5], s[8:9], v1, s6, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v1, s7
	v_mov_b32_e32 v3, v1
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
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v5, v1, v1
	v_mov_b32_e32 v1, s4
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
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB4_4
.LBB4_3:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
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
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s7, 26
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB4_1
	s_branch .LBB4_40
.LBB4_4:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	v_writelane_b32 v0, s6, 29
	v_writelane_b32 v0, s7, 30
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_9
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a7, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a8, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 37
	v_writelane_b32 v0, s7, 38
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_6
	s_branch .LBB4_8
.LBB4_6:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 37
	v_readlane_b32 s5, v0, 38
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a8
	s_nop 1
	v_accvgpr_write_b32 a9, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_10
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a9, v0
	s_branch .LBB4_10
.LBB4_8:
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a8, v0
	s_branch .LBB4_6
.LBB4_9:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 35
	v_readlane_b32 s5, v0, 36
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 29
	v_readlane_b32 s9, v0, 30
	v_readlane_b32 s6, v0, 33
	v_readlane_b32 s7, v0, 34
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 23
	v_writelane_b32 v0, s7, 24
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 41
	v_writelane_b32 v0, s7, 42
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB4_4
	s_branch .LBB4_37
.LBB4_10:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 39
	v_readlane_b32 s5, v0, 40
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a9
	s_nop 1
	v_accvgpr_write_b32 a10, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a11, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 43
	v_writelane_b32 v0, s7, 44
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_11
	s_branch .LBB4_13
.LBB4_11:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 43
	v_readlane_b32 s5, v0, 44
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a11
	s_nop 1
	v_accvgpr_write_b32 a12, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 45
	v_writelane_b32 v0, s5, 46
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_14
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a12, v0
	s_branch .LBB4_14
.LBB4_13:
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a11, v0
	s_branch .LBB4_11
.LBB4_14:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 45
	v_readlane_b32 s5, v0, 46
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a10
	v_accvgpr_read_b32 v2, a12
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a13, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 47
	v_writelane_b32 v0, s7, 48
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_25
	s_branch .LBB4_21
.LBB4_15:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a14, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 49
	v_writelane_b32 v0, s7, 50
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_16
	s_branch .LBB4_18
.LBB4_16:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 49
	v_readlane_b32 s5, v0, 50
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a14
	s_nop 1
	v_accvgpr_write_b32 a15, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 51
	v_writelane_b32 v0, s5, 52
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_20
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a15, v0
	s_branch .LBB4_20
.LBB4_18:
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a14, v0
	s_branch .LBB4_16
.LBB4_19:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 53
	v_readlane_b32 s5, v1, 54
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a16
	s_nop 1
	v_accvgpr_write_b32 a17, v0
	s_branch .LBB4_27
.LBB4_20:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 51
	v_readlane_b32 s5, v1, 52
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a15
	s_nop 1
	v_accvgpr_write_b32 a16, v0
	s_branch .LBB4_19
.LBB4_21:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a18, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 55
	v_writelane_b32 v0, s7, 56
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_22
	s_branch .LBB4_24
.LBB4_22:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 55
	v_readlane_b32 s5, v0, 56
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a18
	s_nop 1
	v_accvgpr_write_b32 a19, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 57
	v_writelane_b32 v0, s5, 58
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_26
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a19, v0
	s_branch .LBB4_26
.LBB4_24:
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a18, v0
	s_branch .LBB4_22
.LBB4_25:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 47
	v_readlane_b32 s5, v0, 48
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a13
	s_nop 1
	v_accvgpr_write_b32 a16, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 53
	v_writelane_b32 v0, s5, 54
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_19
	s_branch .LBB4_15
.LBB4_26:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 57
	v_readlane_b32 s5, v1, 58
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a19
	s_nop 1
	v_accvgpr_write_b32 a13, v0
	s_branch .LBB4_25
.LBB4_27:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a7
	v_accvgpr_read_b32 v2, a17
	v_cmp_gt_i32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 59
	v_writelane_b32 v0, s7, 60
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_33
	s_branch .LBB4_29
.LBB4_28:
	buffer_load_dword v0, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:64
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
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 28
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v4, v0, s4
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
	s_branch .LBB4_35
.LBB4_29:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s4
	s_mov_b32 s5, 63
	v_and_b32_e64 v1, v1, s5
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v1, s5, v1
	ds_read_b32 v1, v1
	s_mov_b32 s6, 0x3ff
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v5, s5, v1
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
	buffer_load_dword v3, off, s[0:3], s33 offset:92
	buffer_load_dword v4, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, v3, v4
	buffer_store_dword v3, off, s[0:3], s33 offset:96
	buffer_load_dword v3, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	global_atomic_add v1, v[1:2], v3, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, v2
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a20, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 61
	v_writelane_b32 v0, s7, 62
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB4_30
	s_branch .LBB4_32
.LBB4_30:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 61
	v_readlane_b32 s5, v1, 62
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v2, a20
	s_nop 1
	v_accvgpr_write_b32 a22, v2
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v1, s4, 63
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[24:25]
	v_writelane_b32 v0, s5, 0
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a21, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_34
	s_mov_b32 s4, 0x3e800000
	v_mov_b32_e32 v0, 0x3e800000
	s_nop 1
	v_accvgpr_write_b32 a22, v0
	s_branch .LBB4_34
.LBB4_32:
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	s_nop 1
	v_accvgpr_write_b32 a20, v0
	s_branch .LBB4_30
.LBB4_33:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 59
	v_readlane_b32 s5, v1, 60
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a21, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_35
	s_branch .LBB4_28
.LBB4_34:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v2, a3
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a21
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v2, 63
	v_readlane_b32 s5, v1, 0
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a22
	v_cvt_f16_f32_e64 v0, v0
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	s_branch .LBB4_33
.LBB4_35:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v4, a21
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s8, v4, 1
	v_readlane_b32 s9, v4, 2
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
	v_accvgpr_read_b32 v0, a6
	v_accvgpr_read_b32 v2, a5
	v_accvgpr_read_b32 v3, a4
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v1, v1
	s_nop 1
	v_accvgpr_write_b32 a23, v1
	buffer_load_dword v7, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:92
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
	v_or3_b32 v31, v0, v2, v3
	v_mov_b32_e32 v0, -1
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_accvgpr_read_b32 v2, a23
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
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB4_9
.LBB4_37:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB4_3
.LBB4_40:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
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
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v3, a21
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a6
	v_accvgpr_read_b32 v2, a5
	v_accvgpr_read_b32 v4, a4
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s8, 0xff
	v_writelane_b32 v3, s8, 3
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a21, v3
	s_mov_b64 exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s8
	s_nop 1
	v_accvgpr_write_b32 a24, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, v0, v5
	buffer_load_dword v5, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v5
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
	v_lshlrev_b32_e64 v4, s15, v4
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v2, s15, v2
	v_or3_b32 v31, v1, v2, v4
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v1, s18
	s_swappc_b64 s[30:31], s[16:17]
	v_accvgpr_read_b32 v2, a24
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v3, 3
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
	v_and_b32_e64 v3, v3, s4
	v_add_u32_e64 v2, v2, v3
	buffer_store_dword v2, off, s[0:3], s33 offset:68
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v2, v2
	s_mov_b32 s4, 0x3e800000
	v_mul_f32_e64 v4, v2, s4
	buffer_load_dword v9, off, s[0:3], s33 offset:24
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v2
	buffer_load_ushort v2, off, s[0:3], s33 offset:84
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
	v_add_co_u32_e64 v2, s[8:9], v2, v6
	v_addc_co_u32_e64 v5, s[8:9], v3, v5, s[8:9]
	v_mov_b32_e32 v3, v5
	global_store_dword v[2:3], v4, off
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
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
	s_mov_b32 s7, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v4, s7
	v_lshlrev_b32_e64 v4, s5, v4
	ds_read_b32 v4, v4
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v4, v2, v3, v4
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
	.amdhsa_kernel k3
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 140
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
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v3, s18, 5
	v_writelane_b32 v3, s19, 6
	v_writelane_b32 v3, s6, 7
	v_writelane_b32 v3, s7, 8
	v_writelane_b32 v3, s4, 9
	v_writelane_b32 v3, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v3
	s_mov_b64 exec, s[24:25]
	v_accvgpr_write_b32 a4, v2
	v_accvgpr_write_b32 a5, v1
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_accvgpr_write_b32 a6, v1
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
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a7, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_1
	s_branch .LBB5_3
.LBB5_1:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a7
	s_nop 1
	v_accvgpr_write_b32 a8, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_4
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
	v_accvgpr_write_b32 a8, v0
	s_branch .LBB5_4
.LBB5_3:
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
	s_nop 1
	v_accvgpr_write_b32 a7, v0
	s_branch .LBB5_1
.LBB5_4:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v2, a8
	buffer_load_ubyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v2
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_load_dword v1, off, s[0:3], s33 offset:52
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
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
.LBB5_5:
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	v_readlane_b32 s6, v0, 15
	v_readlane_b32 s7, v0, 16
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	buffer_load_dword v3, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[6:7], 0
	v_cmp_gt_i64_e64 s[6:7], v[1:2], s[6:7]
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_7
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_8
.LBB5_7:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
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
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB5_5
	s_branch .LBB5_22
.LBB5_8:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	v_readlane_b32 s6, v0, 27
	v_readlane_b32 s7, v0, 28
	v_writelane_b32 v0, s6, 33
	v_writelane_b32 v0, s7, 34
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v3, 31, v1
	v_mov_b32_e32 v2, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:88
	buffer_load_dword v5, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	v_cmp_lt_i64_e64 s[6:7], v[1:2], v[3:4]
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_17
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 41
	v_writelane_b32 v0, s7, 42
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_15
	s_branch .LBB5_11
.LBB5_10:
	s_branch .LBB5_18
.LBB5_11:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 28
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, v1, s4
	s_mov_b32 s4, 0x3fc
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
	s_mov_b32 s4, -1
	s_mov_b32 s4, s4
	v_mov_b32_e32 v3, s4
	buffer_store_dword v3, off, s[0:3], s33 offset:100
	buffer_load_dword v3, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	global_atomic_add v1, v[1:2], v3, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:104
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_nop 0
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	v_accvgpr_write_b32 a10, v1
	s_nop 1
	v_accvgpr_write_b32 a9, v2
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a11, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 43
	v_writelane_b32 v0, s7, 44
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_12
	s_branch .LBB5_14
.LBB5_12:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 43
	v_readlane_b32 s5, v0, 44
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a11
	s_nop 1
	v_accvgpr_write_b32 a12, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 45
	v_writelane_b32 v0, s5, 46
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_16
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a12, v0
	s_branch .LBB5_16
.LBB5_14:
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a11, v0
	s_branch .LBB5_12
.LBB5_15:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 47
	v_writelane_b32 v0, s5, 48
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_18
	s_branch .LBB5_10
.LBB5_16:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v3, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v3, 45
	v_readlane_b32 s5, v3, 46
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a10
	v_accvgpr_read_b32 v2, a9
	v_accvgpr_read_b32 v0, a12
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
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:108
	buffer_load_dword v2, off, s[0:3], s33 offset:108
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:112
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_branch .LBB5_15
.LBB5_17:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 39
	v_readlane_b32 s5, v0, 40
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 33
	v_readlane_b32 s9, v0, 34
	v_readlane_b32 s6, v0, 37
	v_readlane_b32 s7, v0, 38
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 31
	v_writelane_b32 v0, s7, 32
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 49
	v_writelane_b32 v0, s7, 50
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB5_8
	s_branch .LBB5_19
.LBB5_18:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s6, v0, 47
	v_readlane_b32 s7, v0, 48
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 35
	v_readlane_b32 s5, v0, 36
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_17
.LBB5_19:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 49
	v_readlane_b32 s5, v0, 50
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
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
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_7
.LBB5_22:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v2, s4
	buffer_load_dword v3, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v3, v3
	v_and_b32_e64 v3, v3, s4
	buffer_load_dword v4, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v4, s4
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v5, v5, s4
	v_add_u32_e64 v4, v4, v5
	v_add3_u32 v1, v1, v3, v4
	buffer_load_ushort v3, off, s[0:3], s33 offset:84
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
	v_cndmask_b32_e64 v3, v2, v3, s[4:5]
	v_mov_b32_e32 v2, -5
	s_nop 1
	v_mov_b32_dpp v2, v3 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 51
	v_writelane_b32 v0, s5, 52
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_25
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
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_sub_f32_e64 v0, v0, v1
	v_cvt_f16_f32_e64 v0, |v0|
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
.LBB5_25:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 51
	v_readlane_b32 s5, v0, 52
	s_or_b64 exec, exec, s[4:5]
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v1, v1, 1, v1
	s_nop 1
	v_accvgpr_write_b32 a13, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a14, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 53
	v_writelane_b32 v0, s7, 54
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_26
	s_branch .LBB5_28
.LBB5_26:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 53
	v_readlane_b32 s5, v0, 54
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a14
	s_nop 1
	v_accvgpr_write_b32 a15, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 55
	v_writelane_b32 v0, s5, 56
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_29
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a15, v0
	s_branch .LBB5_29
.LBB5_28:
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a14, v0
	s_branch .LBB5_26
.LBB5_29:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 55
	v_readlane_b32 s5, v0, 56
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a13
	v_accvgpr_read_b32 v2, a15
	v_add_u32_e64 v1, v1, v2
	buffer_store_short v1, off, s[0:3], s33 offset:84
	s_mov_b64 s[4:5], 4
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:124
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:120
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 57
	v_writelane_b32 v0, s5, 58
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
.LBB5_30:
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 59
	v_readlane_b32 s5, v1, 60
	v_readlane_b32 s6, v1, 57
	v_readlane_b32 s7, v1, 58
	v_writelane_b32 v1, s6, 61
	v_writelane_b32 v1, s7, 62
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:120
	buffer_load_dword v4, off, s[0:3], s33 offset:124
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v4
	s_mov_b64 s[6:7], 0
	v_cmp_gt_i64_e64 s[6:7], v[2:3], s[6:7]
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v1, s4, 63
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[24:25]
	v_writelane_b32 v0, s5, 0
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 3
	v_writelane_b32 v0, s5, 4
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_67
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:68
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
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:72
	buffer_load_dword v3, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, v3
	v_bfe_i32 v2, v2, 0, 16
	v_cmp_lt_i32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 5
	v_writelane_b32 v0, s7, 6
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_45
	s_branch .LBB5_44
.LBB5_32:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:128
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 7
	v_writelane_b32 v0, s5, 8
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_34
.LBB5_33:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB5_68
.LBB5_34:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	v_readlane_b32 s6, v0, 7
	v_readlane_b32 s7, v0, 8
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	buffer_load_dword v1, off, s[0:3], s33 offset:128
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v3, 31, v1
	v_mov_b32_e32 v2, v3
	buffer_load_dword v3, off, s[0:3], s33 offset:120
	buffer_load_dword v5, off, s[0:3], s33 offset:124
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v5
	v_cmp_lt_i64_e64 s[6:7], v[1:2], v[3:4]
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_39
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:128
	s_nop 0
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a17, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_36
	s_branch .LBB5_38
.LBB5_36:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a17
	s_nop 1
	v_accvgpr_write_b32 a18, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_40
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v2, s4
	v_lshlrev_b32_e64 v0, v0, v2
	v_and_b32_e64 v0, v0, s4
	v_lshlrev_b32_e64 v0, v0, v1
	s_nop 1
	v_accvgpr_write_b32 a18, v0
	s_branch .LBB5_40
.LBB5_38:
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v2, s4
	v_lshlrev_b32_e64 v0, v0, v2
	v_and_b32_e64 v0, v0, s4
	v_lshlrev_b32_e64 v0, v0, v1
	s_mov_b32 s4, 0
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a17, v0
	s_branch .LBB5_36
.LBB5_39:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
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
	v_writelane_b32 v0, s6, 7
	v_writelane_b32 v0, s7, 8
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s7, 26
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB5_34
	s_branch .LBB5_42
.LBB5_40:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 23
	v_readlane_b32 s5, v1, 24
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a18
	s_nop 1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	buffer_load_dword v1, off, s[0:3], s33 offset:128
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:128
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_39
.LBB5_42:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB5_33
.LBB5_44:
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	buffer_load_ubyte v1, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_xad_u32 v0, v0, s4, v1
	buffer_store_byte v0, off, s[0:3], s33 offset:82
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	v_lshlrev_b32_e64 v0, v0, v1
	v_and_b32_e64 v0, v0, s4
	s_nop 1
	v_accvgpr_write_b32 a19, v0
	s_branch .LBB5_46
.LBB5_45:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 6
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_33
	s_branch .LBB5_32
.LBB5_46:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a19
	s_mov_b32 s4, 1
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 29
	v_writelane_b32 v0, s7, 30
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_48
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a19
	s_mov_b32 s4, 2
	v_cmp_gt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_51
	s_branch .LBB5_49
.LBB5_48:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s8, v0, 27
	v_readlane_b32 s9, v0, 28
	v_writelane_b32 v0, s8, 35
	v_writelane_b32 v0, s9, 36
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v0, s8, 37
	v_writelane_b32 v0, s9, 38
	v_writelane_b32 v0, s6, 39
	v_writelane_b32 v0, s7, 40
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 41
	v_writelane_b32 v0, s5, 42
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_55
	s_branch .LBB5_52
.LBB5_49:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a19
	s_mov_b32 s4, 3
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 43
	v_writelane_b32 v0, s7, 44
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_61
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a19
	s_mov_b32 s4, 4
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 45
	v_writelane_b32 v0, s5, 46
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_62
	s_branch .LBB5_60
.LBB5_51:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s6, v0, 33
	v_readlane_b32 s7, v0, 34
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	s_and_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_48
.LBB5_52:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s8, v0, 35
	v_readlane_b32 s9, v0, 36
	v_accvgpr_read_b32 v1, a19
	s_mov_b32 s4, 0
	v_cmp_gt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s8, 47
	v_writelane_b32 v0, s9, 48
	v_writelane_b32 v0, s4, 49
	v_writelane_b32 v0, s5, 50
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 51
	v_writelane_b32 v0, s5, 52
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_57
	s_branch .LBB5_56
.LBB5_53:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 53
	v_readlane_b32 s5, v0, 54
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 55
	v_readlane_b32 s7, v0, 56
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 57
	v_writelane_b32 v0, s5, 58
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_64
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v0
	v_mov_b32_e32 v3, 29
	ds_bpermute_b32 v0, v0, v3
	s_mov_b32 s5, 0x3ff
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v0, v0, s5
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
	buffer_load_dword v2, off, s[0:3], s33 offset:120
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v2, v3
	buffer_store_dword v2, off, s[0:3], s33 offset:132
	buffer_load_dword v2, off, s[0:3], s33 offset:132
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:136
	s_branch .LBB5_64
.LBB5_55:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s8, v0, 41
	v_readlane_b32 s9, v0, 42
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s4, v0, 37
	v_readlane_b32 s5, v0, 38
	v_readlane_b32 s6, v0, 39
	v_readlane_b32 s7, v0, 40
	v_writelane_b32 v0, s6, 55
	v_writelane_b32 v0, s7, 56
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 53
	v_writelane_b32 v0, s7, 54
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_53
	s_branch .LBB5_58
.LBB5_56:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s6, v0, 35
	v_readlane_b32 s7, v0, 36
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_mov_b32 s4, -1.0
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e64 s[4:5], v1, s4
	s_mov_b32 s8, 0x3e800000
	s_mov_b32 s9, 0xbe800000
	v_mov_b32_e32 v1, s9
	v_mov_b32_e32 v2, s8
	v_cndmask_b32_e64 v1, v1, v2, s[4:5]
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	s_or_b64 s[6:7], s[6:7], exec
	v_writelane_b32 v0, s6, 47
	v_writelane_b32 v0, s7, 48
	v_writelane_b32 v0, s4, 49
	v_writelane_b32 v0, s5, 50
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
.LBB5_57:
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s10, v0, 51
	v_readlane_b32 s11, v0, 52
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s6, v0, 35
	v_readlane_b32 s7, v0, 36
	v_readlane_b32 s8, v0, 47
	v_readlane_b32 s9, v0, 48
	v_readlane_b32 s4, v0, 49
	v_readlane_b32 s5, v0, 50
	s_and_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 37
	v_writelane_b32 v0, s7, 38
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_55
.LBB5_58:
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	v_sub_f32_e64 v0, v0, v1
	v_cvt_f16_f32_e64 v0, |v0|
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	s_branch .LBB5_53
.LBB5_59:
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	buffer_load_ubyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e64 s[4:5], v0, v1
	s_mov_b32 s6, 0x3ec00000
	s_mov_b32 s7, 0x3d800000
	v_mov_b32_e32 v0, s7
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB5_63
.LBB5_60:
	s_mov_b32 s4, 0
	s_mov_b32 s4, s4
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	v_mov_b32_e32 v1, 29
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v0, v1 row_mirror row_mask:0xf bank_mask:0xf
	v_add_u32_e64 v0, s4, v0
	s_mov_b32 s4, 0xff
	v_and_b32_e64 v0, v0, s4
	buffer_load_ubyte v1, off, s[0:3], s33 offset:82
	s_mov_b32 s5, 1
	s_mov_b32 s5, s5
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s5
	v_and_b32_e64 v1, v1, s4
	v_add_u32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_branch .LBB5_62
.LBB5_61:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 43
	v_readlane_b32 s5, v0, 44
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 59
	v_writelane_b32 v0, s5, 60
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_63
	s_branch .LBB5_59
.LBB5_62:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 45
	v_readlane_b32 s5, v0, 46
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB5_61
.LBB5_63:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 59
	v_readlane_b32 s5, v0, 60
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_51
.LBB5_64:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 57
	v_readlane_b32 s5, v0, 58
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:120
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s4, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v2, v2, s5
	s_mov_b32 s5, 63
	v_and_b32_e64 v2, v2, s5
	v_lshlrev_b32_e64 v2, s4, v2
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v1, v1, v2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], s4, v1
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 61
	v_writelane_b32 v0, s5, 62
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_66
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
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_accvgpr_read_b32 v1, a6
	v_accvgpr_read_b32 v2, a5
	v_accvgpr_read_b32 v3, a4
	buffer_load_dword v4, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v0
	v_accvgpr_write_b32 a21, v4
	s_nop 1
	v_accvgpr_write_b32 a20, v5
	buffer_load_dword v0, off, s[0:3], s33 offset:64
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
	v_mov_b32_e32 v1, 22
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_accvgpr_read_b32 v1, a21
	v_accvgpr_read_b32 v2, a20
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
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 26
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	buffer_store_dword v2, off, s[0:3], s33 offset:140
	buffer_load_dword v2, off, s[0:3], s33 offset:140
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:144
	buffer_load_dword v2, off, s[0:3], s33 offset:76
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0x3fa00000
	s_waitcnt vmcnt(0)
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
	s_mov_b32 s5, 0
	v_max_f32_e64 v0, v0, s5
	v_min_f32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:48
.LBB5_66:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 61
	v_readlane_b32 s5, v0, 62
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB5_45
.LBB5_67:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v2, a3
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 3
	v_readlane_b32 s5, v1, 4
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v2, 61
	v_readlane_b32 s9, v2, 62
	v_readlane_b32 s6, v1, 1
	v_readlane_b32 s7, v1, 2
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v2, s6, 59
	v_writelane_b32 v2, s7, 60
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v2, s6, 57
	v_writelane_b32 v2, s7, 58
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v2
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v1, s6, 63
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v1
	s_mov_b64 exec, s[24:25]
	v_writelane_b32 v0, s7, 0
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB5_30
	s_branch .LBB5_70
.LBB5_68:
	buffer_load_dword v0, off, s[0:3], s33 offset:120
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a16
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 63
	v_readlane_b32 s5, v0, 0
	buffer_load_dword v2, off, s[0:3], s33 offset:120
	buffer_load_dword v1, off, s[0:3], s33 offset:124
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
	buffer_store_dword v3, off, s[0:3], s33 offset:124
	buffer_store_dword v1, off, s[0:3], s33 offset:120
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a16, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_67
.LBB5_70:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a16
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 63
	v_readlane_b32 s5, v0, 0
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 1
	v_writelane_b32 v0, s7, 2
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_79
	s_branch .LBB5_78
.LBB5_72:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 3
	v_writelane_b32 v0, s7, 4
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_73
	s_branch .LBB5_75
.LBB5_73:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v0, 5
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a23, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_77
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0x7fffffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a23, v0
	s_branch .LBB5_77
.LBB5_75:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s4, 0x3e800000
	v_writelane_b32 v0, s4, 5
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_73
.LBB5_76:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB5_120
.LBB5_77:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 6
	v_readlane_b32 s5, v1, 7
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a23
	v_cvt_f16_f32_e64 v0, v0
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v2, v1
	v_cmp_gt_i32_e64 s[4:5], v0, v2
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s6, 0
	s_mov_b32 s5, s6
	v_cvt_f32_i32_e64 v0, s4
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v3, v2
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
	v_mul_f32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB5_76
.LBB5_78:
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_nop 1
	v_accvgpr_write_b32 a24, v0
	s_branch .LBB5_80
.LBB5_79:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 1
	v_readlane_b32 s5, v0, 2
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_76
	s_branch .LBB5_72
.LBB5_80:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a24
	s_mov_b32 s4, 1
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s7, 11
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_84
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a24
	s_mov_b32 s4, 2
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_94
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a24
	s_mov_b32 s4, 3
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 14
	v_writelane_b32 v0, s7, 15
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_107
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a24
	s_mov_b32 s4, 4
	v_cmp_eq_u32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_108
	s_branch .LBB5_106
.LBB5_84:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_110
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a24
	s_mov_b32 s4, 0
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 20
	v_writelane_b32 v0, s7, 21
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_86
	s_branch .LBB5_93
.LBB5_86:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 22
	v_writelane_b32 v0, s5, 23
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_91
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
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_accvgpr_read_b32 v2, a6
	v_accvgpr_read_b32 v3, a5
	v_accvgpr_read_b32 v4, a4
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	buffer_load_dword v1, off, s[0:3], s33 offset:64
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
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s6
	s_mov_b32 s4, 63
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v1, s4, v1
	ds_read_b32 v1, v1
	buffer_load_ubyte v2, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	s_mov_b32 s4, 15
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
	s_mov_b32 s4, -1
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a25, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 24
	v_writelane_b32 v0, s7, 25
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_88
	s_branch .LBB5_90
.LBB5_88:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a25
	s_nop 1
	v_accvgpr_write_b32 a26, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_92
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
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_accvgpr_read_b32 v2, a6
	v_accvgpr_read_b32 v3, a5
	v_accvgpr_read_b32 v4, a4
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	buffer_load_dword v1, off, s[0:3], s33 offset:64
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
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s6
	s_mov_b32 s4, 63
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v0, s4, v0
	ds_read_b32 v0, v0
	buffer_load_ubyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	s_mov_b32 s4, 15
	v_and_b32_e64 v1, v0, s4
	v_add_u32_e64 v3, v1, s6
	s_mov_b32 s4, 31
	v_ashrrev_i32_e64 v0, s4, v2
	v_add_u32_e64 v2, v2, v0
	v_xor_b32_e64 v2, v2, v0
	v_not_b32_e32 v4, v1
	v_cvt_f32_u32_e32 v1, v3
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v4, v4, v1
	v_mul_hi_u32 v4, v1, v4
	v_add_u32_e64 v1, v1, v4
	v_mul_hi_u32 v1, v2, v1
	v_mul_lo_u32 v4, v1, v3
	v_sub_u32_e64 v2, v2, v4
	v_cmp_ge_u32_e64 s[8:9], v2, v3
	v_sub_u32_e64 v4, v2, v3
	v_cndmask_b32_e64 v2, v2, v4, s[8:9]
	v_cmp_ge_u32_e64 s[4:5], v2, v3
	v_add_u32_e64 v2, v1, s6
	v_cndmask_b32_e64 v1, v1, v2, s[8:9]
	v_add_u32_e64 v2, v1, s6
	v_cndmask_b32_e64 v1, v1, v2, s[4:5]
	v_xor_b32_e64 v1, v1, v0
	v_sub_u32_e64 v0, v0, v1
	s_nop 1
	v_accvgpr_write_b32 a26, v0
	s_branch .LBB5_92
.LBB5_90:
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
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_accvgpr_read_b32 v2, a6
	v_accvgpr_read_b32 v3, a5
	v_accvgpr_read_b32 v4, a4
	buffer_load_dword v0, off, s[0:3], s33 offset:72
	buffer_load_dword v1, off, s[0:3], s33 offset:64
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
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s6
	s_mov_b32 s4, 63
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v0, s4, v0
	ds_read_b32 v0, v0
	buffer_load_ubyte v1, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	s_mov_b32 s4, 15
	v_and_b32_e64 v0, v0, s4
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
	s_nop 1
	v_accvgpr_write_b32 a25, v0
	s_branch .LBB5_88
.LBB5_91:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB5_110
.LBB5_92:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 26
	v_readlane_b32 s5, v1, 27
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a26
	s_nop 1
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_branch .LBB5_91
.LBB5_93:
	buffer_load_sbyte v0, off, s[0:3], s33 offset:82
	buffer_load_dword v1, off, s[0:3], s33
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v0, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v0, s4, v0
	ds_write_b32 v0, v1
	s_branch .LBB5_86
.LBB5_94:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_109
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
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
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v2, v3
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[4:5], v0, s4, v[1:2]
	buffer_store_short v0, off, s[0:3], s33 offset:84
	s_branch .LBB5_109
.LBB5_96:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	v_accvgpr_write_b32 a28, v1
	s_nop 1
	v_accvgpr_write_b32 a27, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0.5
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a29, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 30
	v_writelane_b32 v0, s7, 31
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_97
	s_branch .LBB5_99
.LBB5_97:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a29
	s_nop 1
	v_accvgpr_write_b32 a30, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 32
	v_writelane_b32 v0, s5, 33
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_101
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	s_nop 1
	v_accvgpr_write_b32 a30, v0
	s_branch .LBB5_101
.LBB5_99:
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a29, v0
	s_branch .LBB5_97
.LBB5_100:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB5_94
.LBB5_101:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v2, a28
	v_accvgpr_read_b32 v3, a27
	v_accvgpr_read_b32 v1, a30
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
	v_add_co_u32_e64 v1, s[4:5], v1, v4
	v_addc_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	v_accvgpr_write_b32 a32, v1
	s_nop 1
	v_accvgpr_write_b32 a31, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a33, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 36
	v_writelane_b32 v0, s7, 37
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_102
	s_branch .LBB5_104
.LBB5_102:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a33
	s_nop 1
	v_accvgpr_write_b32 a34, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 38
	v_writelane_b32 v0, s5, 39
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_105
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a34, v0
	s_branch .LBB5_105
.LBB5_104:
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a33, v0
	s_branch .LBB5_102
.LBB5_105:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v3, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v3, 38
	v_readlane_b32 s5, v3, 39
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a32
	v_accvgpr_read_b32 v1, a31
	v_accvgpr_read_b32 v2, a34
	s_nop 1
	buffer_store_dword v2, off, s[0:3], s33 offset:148
	buffer_load_dword v2, off, s[0:3], s33 offset:148
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:152
	s_branch .LBB5_100
.LBB5_106:
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v0, v0, v0
	s_mov_b32 s4, 0
	v_max_f32_e64 v0, v0, s4
	s_mov_b32 s4, 1.0
	v_min_f32_e64 v2, v0, s4
	buffer_load_dword v7, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v9, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v5, s5, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v10
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v0, s[8:9], v0, v4
	v_addc_co_u32_e64 v3, s[8:9], v1, v3, s[8:9]
	v_mov_b32_e32 v1, v3
	global_load_dword v0, v[0:1], off
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
	s_branch .LBB5_108
.LBB5_107:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 34
	v_writelane_b32 v0, s5, 35
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_100
	s_branch .LBB5_96
.LBB5_108:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB5_107
.LBB5_109:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB5_84
.LBB5_110:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s6, 1
	s_mov_b32 s4, 0x2a05f200
	s_mov_b32 s5, s6
	v_cmp_gt_i64_e64 s[6:7], v[1:2], s[4:5]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 40
	v_writelane_b32 v0, s5, 41
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_112
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:156
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 42
	v_writelane_b32 v0, s5, 43
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_113
.LBB5_112:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 40
	v_readlane_b32 s5, v0, 41
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB5_119
.LBB5_113:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 44
	v_readlane_b32 s5, v0, 45
	v_readlane_b32 s6, v0, 42
	v_readlane_b32 s7, v0, 43
	v_writelane_b32 v0, s6, 46
	v_writelane_b32 v0, s7, 47
	buffer_load_dword v1, off, s[0:3], s33 offset:156
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 48
	v_writelane_b32 v0, s5, 49
	v_writelane_b32 v0, s4, 50
	v_writelane_b32 v0, s5, 51
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 52
	v_writelane_b32 v0, s5, 53
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_115
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s4
	s_mov_b32 s5, 63
	v_and_b32_e64 v0, v0, s5
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v0, s5, v0
	ds_read_b32 v0, v0
	buffer_load_dword v3, off, s[0:3], s33 offset:156
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_u32_e64 v0, v0, v3
	s_mov_b32 s6, 0x3ff
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v4, s5, v0
	s_mov_b32 s5, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[6:7], v0, v3
	v_addc_co_u32_e64 v2, s[6:7], v1, v2, s[6:7]
	v_mov_b32_e32 v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v3, v2, s4
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
	buffer_store_dword v2, off, s[0:3], s33 offset:160
	buffer_load_dword v2, off, s[0:3], s33 offset:160
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:164
	s_branch .LBB5_116
.LBB5_115:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 52
	v_readlane_b32 s5, v0, 53
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 46
	v_readlane_b32 s9, v0, 47
	v_readlane_b32 s6, v0, 50
	v_readlane_b32 s7, v0, 51
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 44
	v_writelane_b32 v0, s7, 45
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 42
	v_writelane_b32 v0, s7, 43
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 54
	v_writelane_b32 v0, s7, 55
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB5_113
	s_branch .LBB5_117
.LBB5_116:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 48
	v_readlane_b32 s5, v0, 49
	buffer_load_dword v1, off, s[0:3], s33 offset:156
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:156
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 50
	v_writelane_b32 v0, s5, 51
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB5_115
.LBB5_117:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 54
	v_readlane_b32 s5, v0, 55
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v4, a3
	s_mov_b64 exec, s[24:25]
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
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v3, a22
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v0, a6
	v_accvgpr_read_b32 v1, a5
	v_accvgpr_read_b32 v2, a4
	buffer_load_ushort v4, off, s[0:3], s33 offset:84
	buffer_load_dword v5, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v4, v4, v5
	s_mov_b32 s8, -7
	v_cmp_lt_i32_e64 s[8:9], v4, s8
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
	v_writelane_b32 v3, s8, 56
	v_writelane_b32 v3, s9, 57
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, mix@rel32@lo+4
	s_addc_u32 s17, s17, mix@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b32 s15, 20
	v_lshlrev_b32_e64 v2, s15, v2
	s_mov_b32 s15, 10
	v_lshlrev_b32_e64 v1, s15, v1
	v_or3_b32 v31, v0, v1, v2
	s_nop 1
	v_accvgpr_write_b32 a35, v31
	v_mov_b32_e32 v0, 24
	v_mov_b32_e32 v1, 28
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_accvgpr_read_b32 v31, a35
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s10, v1, 3
	v_readlane_b32 s11, v1, 4
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_readlane_b32 s8, v3, 56
	v_readlane_b32 s9, v3, 57
	v_readlane_b32 s12, v1, 2
	v_readlane_b32 s13, v1, 1
	v_readlane_b32 s14, v1, 0
	v_accvgpr_write_b32 a36, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s15, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, s15
	s_mov_b32 s15, 63
	v_writelane_b32 v3, s15, 58
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a22, v3
	s_mov_b64 exec, s[24:25]
	v_and_b32_e64 v1, v0, s15
	v_mov_b32_e32 v0, 2
	s_nop 1
	v_accvgpr_write_b32 a37, v0
	v_lshlrev_b32_e64 v0, v0, v1
	ds_read_b32 v0, v0
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_accvgpr_read_b32 v31, a35
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v2, a3
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a36
	v_readlane_b32 s10, v2, 3
	v_readlane_b32 s11, v2, 4
	v_readlane_b32 s4, v2, 9
	v_readlane_b32 s5, v2, 10
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_readlane_b32 s8, v3, 56
	v_readlane_b32 s9, v3, 57
	v_readlane_b32 s12, v2, 2
	v_readlane_b32 s13, v2, 1
	v_readlane_b32 s14, v2, 0
	s_mov_b32 s15, 7
	v_and_b32_e64 v0, v0, s15
	v_lshlrev_b32_e64 v1, v0, v1
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	v_mov_b32_e32 v0, s18
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v2, a22
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a37
	v_readlane_b32 s4, v2, 58
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	v_lshlrev_b32_e64 v0, v1, v0
	ds_write_b32 v0, v1
	s_branch .LBB5_112
.LBB5_119:
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:68
	s_branch .LBB5_79
.LBB5_120:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a22
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a16
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v2, a3
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
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k4
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 204
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
		.amdhsa_next_free_vgpr 38
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
	s_nop 0
	v_accvgpr_write_b32 a3, v3
	s_mov_b64 exec, s[24:25]
	v_accvgpr_write_b32 a4, v2
	v_accvgpr_write_b32 a5, v1
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_accvgpr_write_b32 a6, v1
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
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x4000
	s_waitcnt vmcnt(0)
	v_cmp_nlt_f16_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_79
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
	s_branch .LBB6_99
.LBB6_2:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_mov_b32 s4, -1.0
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_4
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
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_nop 1
	v_accvgpr_write_b32 a7, v0
	s_branch .LBB6_5
.LBB6_4:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_80
.LBB6_5:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a7
	s_mov_b32 s4, 2
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_7
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a7
	s_mov_b32 s4, 3
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_20
	s_branch .LBB6_22
.LBB6_7:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_25
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a7
	s_mov_b32 s4, 2
	v_cmp_lt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_10
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a7
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s7, 26
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_12
	s_branch .LBB6_11
.LBB6_10:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 21
	v_readlane_b32 s7, v0, 22
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_24
	s_branch .LBB6_19
.LBB6_11:
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:68
.LBB6_12:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v0, s6, 29
	v_writelane_b32 v0, s7, 30
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_17
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v3, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v2, v1
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v2, v3 row_mirror row_mask:0xf bank_mask:0xf
	v_cmp_eq_u32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a8, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 33
	v_writelane_b32 v0, s7, 34
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_14
	s_branch .LBB6_16
.LBB6_14:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a8
	s_nop 1
	v_accvgpr_write_b32 a9, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_18
	s_mov_b32 s4, 0x3fc00000
	v_mov_b32_e32 v0, 0x3fc00000
	s_nop 1
	v_accvgpr_write_b32 a9, v0
	s_branch .LBB6_18
.LBB6_16:
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v1, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v1, v1, v2
	v_add_f32_e64 v0, v0, v1
	s_nop 1
	v_accvgpr_write_b32 a8, v0
	s_branch .LBB6_14
.LBB6_17:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s6, v0, 31
	v_readlane_b32 s7, v0, 32
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_orn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_10
.LBB6_18:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 35
	v_readlane_b32 s5, v0, 36
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a9
	s_nop 1
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_17
.LBB6_19:
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v0, v0
	s_mov_b32 s4, 0
	v_max_f32_e64 v0, v0, s4
	s_mov_b32 s4, 1.0
	v_min_f32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB6_24
.LBB6_20:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_23
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v4, off, s[0:3], s33 offset:40
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s6, 1
	v_add_u32_e64 v5, v0, s6
	s_mov_b32 s4, 31
	v_ashrrev_i32_e64 v3, s4, v4
	v_add_u32_e64 v4, v4, v3
	v_xor_b32_e64 v4, v4, v3
	v_not_b32_e32 v6, v0
	v_cvt_f32_u32_e32 v0, v5
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v6, v6, v0
	v_mul_hi_u32 v6, v0, v6
	v_add_u32_e64 v0, v0, v6
	v_mul_hi_u32 v0, v4, v0
	v_mul_lo_u32 v6, v0, v5
	v_sub_u32_e64 v4, v4, v6
	v_cmp_ge_u32_e64 s[8:9], v4, v5
	v_sub_u32_e64 v6, v4, v5
	v_cndmask_b32_e64 v4, v4, v6, s[8:9]
	v_cmp_ge_u32_e64 s[4:5], v4, v5
	v_add_u32_e64 v4, v0, s6
	v_cndmask_b32_e64 v0, v0, v4, s[8:9]
	v_add_u32_e64 v4, v0, s6
	v_cndmask_b32_e64 v0, v0, v4, s[4:5]
	v_xor_b32_e64 v0, v0, v3
	v_sub_u32_e64 v0, v0, v3
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
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:92
	s_branch .LBB6_23
.LBB6_22:
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v0, s4, v0
	ds_write_b32 v0, v1
	s_branch .LBB6_20
.LBB6_23:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 37
	v_readlane_b32 s5, v0, 38
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_7
.LBB6_24:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
.LBB6_25:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, 1
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
.LBB6_26:
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	v_readlane_b32 s6, v0, 39
	v_readlane_b32 s7, v0, 40
	v_writelane_b32 v0, s6, 43
	v_writelane_b32 v0, s7, 44
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	s_mov_b32 s6, 2
	v_lshlrev_b32_e64 v2, s6, v2
	v_cmp_le_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 45
	v_writelane_b32 v0, s5, 46
	v_writelane_b32 v0, s4, 47
	v_writelane_b32 v0, s5, 48
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 49
	v_writelane_b32 v0, s5, 50
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_28
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 51
	v_writelane_b32 v0, s5, 52
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_29
.LBB6_28:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 49
	v_readlane_b32 s5, v0, 50
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 43
	v_readlane_b32 s9, v0, 44
	v_readlane_b32 s6, v0, 47
	v_readlane_b32 s7, v0, 48
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 41
	v_writelane_b32 v0, s7, 42
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 39
	v_writelane_b32 v0, s7, 40
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 53
	v_writelane_b32 v0, s7, 54
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB6_26
	s_branch .LBB6_40
.LBB6_29:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 55
	v_readlane_b32 s5, v1, 56
	v_readlane_b32 s6, v1, 51
	v_readlane_b32 s7, v1, 52
	v_writelane_b32 v1, s6, 57
	v_writelane_b32 v1, s7, 58
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	buffer_load_dword v3, off, s[0:3], s33 offset:96
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v3, v3, s6
	v_cmp_lt_u32_e64 s[6:7], v2, v3
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v1, s4, 59
	v_writelane_b32 v1, s5, 60
	v_writelane_b32 v1, s4, 61
	v_writelane_b32 v1, s5, 62
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v1, s4, 63
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[24:25]
	v_writelane_b32 v0, s5, 0
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_34
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 30
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a11, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 1
	v_writelane_b32 v0, s7, 2
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_31
	s_branch .LBB6_33
.LBB6_31:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 1
	v_readlane_b32 s5, v0, 2
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a11
	s_nop 1
	v_accvgpr_write_b32 a12, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 3
	v_writelane_b32 v0, s5, 4
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_35
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a12, v0
	s_branch .LBB6_35
.LBB6_33:
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a11, v0
	s_branch .LBB6_31
.LBB6_34:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 63
	v_readlane_b32 s5, v0, 0
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v1, 57
	v_readlane_b32 s9, v1, 58
	v_readlane_b32 s6, v1, 61
	v_readlane_b32 s7, v1, 62
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v1, s6, 55
	v_writelane_b32 v1, s7, 56
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v1, s6, 51
	v_writelane_b32 v1, s7, 52
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 5
	v_writelane_b32 v0, s7, 6
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB6_29
	s_branch .LBB6_37
.LBB6_35:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a12
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v0, s4, v0
	ds_write_b32 v0, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	buffer_load_dword v7, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s5, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s5
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
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 59
	v_readlane_b32 s5, v0, 60
	buffer_load_dword v1, off, s[0:3], s33 offset:100
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 61
	v_writelane_b32 v0, s5, 62
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_34
.LBB6_37:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 6
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 45
	v_readlane_b32 s5, v0, 46
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s6, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 47
	v_writelane_b32 v0, s5, 48
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_28
.LBB6_40:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 53
	v_readlane_b32 s5, v0, 54
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 11
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s6, 0
	s_mov_b32 s5, s6
	s_mov_b32 s5, 7
	s_and_b32 s4, s4, s5
	v_writelane_b32 v0, s4, 7
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s6, v0, 7
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 2
	s_cmp_lt_i32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_cbranch_vccnz .LBB6_46
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s6, v0, 7
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 3
	s_cmp_lt_i32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_cbranch_vccnz .LBB6_60
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s6, v0, 7
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 4
	s_cmp_lt_i32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_cbranch_vccnz .LBB6_62
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s6, v0, 7
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 4
	s_cmp_lg_u32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_cbranch_vccnz .LBB6_75
	s_branch .LBB6_73
.LBB6_46:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 8
	v_readlane_b32 s5, v0, 9
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_mov_b32 s5, 1
	v_readfirstlane_b32 s4, v0
	s_cmp_lg_u32 s4, s5
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB6_78
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s6, v0, 7
	s_mov_b64 s[4:5], -1
	s_mov_b32 s7, 0
	s_cmp_gt_i32 s6, s7
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_cbranch_vccnz .LBB6_59
.LBB6_48:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 16
	v_readlane_b32 s5, v0, 17
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_mov_b32 s5, 1
	v_readfirstlane_b32 s4, v0
	s_cmp_lg_u32 s4, s5
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB6_53
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a13, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 18
	v_writelane_b32 v0, s7, 19
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_50
	s_branch .LBB6_52
.LBB6_50:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a13
	s_nop 1
	v_accvgpr_write_b32 a14, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_54
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a14, v0
	s_branch .LBB6_54
.LBB6_52:
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a13, v0
	s_branch .LBB6_50
.LBB6_53:
	s_branch .LBB6_78
.LBB6_54:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v5, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s8, v5, 20
	v_readlane_b32 s9, v5, 21
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
	v_accvgpr_read_b32 v2, a6
	v_accvgpr_read_b32 v3, a5
	v_accvgpr_read_b32 v4, a4
	v_accvgpr_read_b32 v0, a14
	s_nop 1
	v_accvgpr_write_b32 a15, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:36
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
	v_accvgpr_read_b32 v1, a15
	v_mov_b32_e32 v2, v0
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_cmp_le_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a16, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 22
	v_writelane_b32 v0, s7, 23
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_55
	s_branch .LBB6_57
.LBB6_55:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 22
	v_readlane_b32 s5, v0, 23
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a16
	s_nop 1
	v_accvgpr_write_b32 a17, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_58
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a17, v0
	s_branch .LBB6_58
.LBB6_57:
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 0x80000000
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a16, v0
	s_branch .LBB6_55
.LBB6_58:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 24
	v_readlane_b32 s5, v0, 25
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v2, a17
	buffer_load_dword v7, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v9, off, s[0:3], s33 offset:16
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v5, s5, v0
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v10
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v0, s[8:9], v0, v4
	v_addc_co_u32_e64 v3, s[8:9], v1, v3, s[8:9]
	v_mov_b32_e32 v1, v3
	global_load_dword v0, v[0:1], off
	s_mov_b32 s7, 4
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s7
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
	s_branch .LBB6_53
.LBB6_59:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 16
	v_writelane_b32 v0, s5, 17
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_48
.LBB6_60:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_mov_b32 s5, 1
	v_readfirstlane_b32 s4, v0
	s_cmp_lg_u32 s4, s5
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB6_77
	buffer_load_dword v0, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 0x3fc00000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, s4
	v_cvt_f16_f32_e64 v0, v0
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	s_branch .LBB6_77
.LBB6_62:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_mov_b32 s5, 1
	v_readfirstlane_b32 s4, v0
	s_cmp_lg_u32 s4, s5
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB6_71
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
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
	s_nop 1
	v_accvgpr_write_b32 a18, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 26
	v_writelane_b32 v0, s7, 27
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_69
	s_branch .LBB6_65
.LBB6_64:
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	buffer_load_dword v1, off, s[0:3], s33 offset:56
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
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, v0, v1
	s_nop 1
	v_accvgpr_write_b32 a19, v0
	s_branch .LBB6_72
.LBB6_65:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s4, v1
	s_mov_b32 s4, 24
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 28
	v_writelane_b32 v0, s7, 29
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_66
	s_branch .LBB6_68
.LBB6_66:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 28
	v_readlane_b32 s5, v0, 29
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v0, 30
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a20, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_70
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a20, v0
	s_branch .LBB6_70
.LBB6_68:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	s_mov_b32 s4, 25
	v_writelane_b32 v0, s4, 30
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_66
.LBB6_69:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a18
	s_nop 1
	v_accvgpr_write_b32 a19, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_72
	s_branch .LBB6_64
.LBB6_70:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 31
	v_readlane_b32 s5, v1, 32
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a20
	s_nop 1
	v_accvgpr_write_b32 a18, v0
	s_branch .LBB6_69
.LBB6_71:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_60
.LBB6_72:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 33
	v_readlane_b32 s5, v1, 34
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a19
	s_nop 1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_branch .LBB6_71
.LBB6_73:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 14
	v_readlane_b32 s5, v0, 15
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_mov_b32 s5, 1
	v_readfirstlane_b32 s4, v0
	s_cmp_lg_u32 s4, s5
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB6_76
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v0, s4, v0
	ds_write_b32 v0, v1
	s_branch .LBB6_76
.LBB6_75:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:64
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 14
	v_writelane_b32 v0, s5, 15
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_73
.LBB6_76:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_62
.LBB6_77:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_46
.LBB6_78:
	s_branch .LBB6_4
.LBB6_79:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 11
	v_readlane_b32 s5, v1, 12
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_99
	s_branch .LBB6_1
.LBB6_80:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
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
	s_mov_b64 s[6:7], -9
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
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:104
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
.LBB6_81:
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s6, v0, 39
	v_readlane_b32 s7, v0, 40
	v_readlane_b32 s8, v0, 41
	v_readlane_b32 s9, v0, 42
	v_readlane_b32 s4, v0, 43
	v_readlane_b32 s5, v0, 44
	v_readlane_b32 s10, v0, 37
	v_readlane_b32 s11, v0, 38
	v_writelane_b32 v0, s10, 45
	v_writelane_b32 v0, s11, 46
	v_writelane_b32 v0, s6, 47
	v_writelane_b32 v0, s7, 48
	buffer_load_sshort v1, off, s[0:3], s33 offset:104
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[10:11], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 49
	v_writelane_b32 v0, s5, 50
	s_or_b64 s[8:9], s[8:9], exec
	v_writelane_b32 v0, s8, 51
	v_writelane_b32 v0, s9, 52
	v_writelane_b32 v0, s8, 53
	v_writelane_b32 v0, s9, 54
	v_writelane_b32 v0, s4, 55
	v_writelane_b32 v0, s5, 56
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 57
	v_writelane_b32 v0, s5, 58
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_85
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a10
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 17
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, s4
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
	v_cmp_ge_i32_e64 s[4:5], v2, v3
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[6:7], -1
	v_writelane_b32 v1, s8, 59
	v_writelane_b32 v1, s9, 60
	v_writelane_b32 v1, s6, 61
	v_writelane_b32 v1, s7, 62
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v1, s6, 63
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v1
	s_mov_b64 exec, s[24:25]
	v_writelane_b32 v0, s7, 0
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a21, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_87
	s_branch .LBB6_86
.LBB6_83:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a21
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s8, v1, 1
	v_readlane_b32 s9, v1, 2
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s4, v1, 3
	v_readlane_b32 s5, v1, 4
	v_readlane_b32 s6, v1, 5
	v_readlane_b32 s7, v1, 6
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	s_orn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[6:7], s[6:7], exec
	v_writelane_b32 v0, s6, 59
	v_writelane_b32 v0, s7, 60
	v_writelane_b32 v0, s4, 61
	v_writelane_b32 v0, s5, 62
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_87
.LBB6_84:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 8
	s_mov_b64 s[6:7], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a21, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_94
.LBB6_85:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 57
	v_readlane_b32 s5, v1, 58
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s10, v1, 47
	v_readlane_b32 s11, v1, 48
	v_readlane_b32 s12, v1, 45
	v_readlane_b32 s13, v1, 46
	v_readlane_b32 s8, v1, 53
	v_readlane_b32 s9, v1, 54
	v_readlane_b32 s6, v1, 55
	v_readlane_b32 s7, v1, 56
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], s[8:9]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	v_writelane_b32 v0, s10, 11
	v_writelane_b32 v0, s11, 12
	v_writelane_b32 v1, s10, 39
	v_writelane_b32 v1, s11, 40
	v_writelane_b32 v1, s8, 41
	v_writelane_b32 v1, s9, 42
	v_writelane_b32 v1, s6, 43
	v_writelane_b32 v1, s7, 44
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v1, s6, 37
	v_writelane_b32 v1, s7, 38
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v1
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 13
	v_writelane_b32 v0, s7, 14
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a21, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB6_81
	s_branch .LBB6_101
.LBB6_86:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 12
	v_add_u32_e64 v1, v1, s4
	buffer_load_sshort v3, off, s[0:3], s33 offset:104
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s5, 1
	v_add_u32_e64 v2, v2, s5
	v_cvt_f32_i32_e64 v5, v2
	v_rcp_f32_e64 v2, v5
	v_cvt_f32_i32_e64 v4, v3
	v_mul_f32_e64 v2, v4, v2
	v_trunc_f32_e64 v2, v2
	v_mad_f32 v4, -v2, v5, v4
	v_cmp_ge_f32_e64 s[6:7], |v4|, |v5|
	s_mov_b32 s4, 30
	v_ashrrev_i32_e64 v3, s4, v3
	v_or_b32_e64 v4, v3, s5
	s_mov_b32 s4, 0
	v_mov_b32_e32 v3, s4
	v_cndmask_b32_e64 v3, v3, v4, s[6:7]
	v_cvt_i32_f32_e64 v2, v2
	v_add_u32_e64 v2, v2, v3
	v_bfe_i32 v2, v2, 0, 16
	buffer_load_dword v3, off, s[0:3], s33
	s_waitcnt vmcnt(0)
	v_or_b32_e64 v3, v3, s5
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
	v_cmp_ne_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[8:9], s[4:5]
	v_writelane_b32 v0, s8, 15
	v_writelane_b32 v0, s9, 16
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a21, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_90
	s_branch .LBB6_88
.LBB6_87:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a10
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 63
	v_readlane_b32 s5, v0, 0
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s6, v1, 59
	v_readlane_b32 s7, v1, 60
	v_readlane_b32 s8, v1, 61
	v_readlane_b32 s9, v1, 62
	v_writelane_b32 v0, s8, 21
	v_writelane_b32 v0, s9, 22
	v_writelane_b32 v0, s6, 7
	v_writelane_b32 v0, s7, 8
	v_writelane_b32 v0, s6, 9
	v_writelane_b32 v0, s7, 10
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a21, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_94
	s_branch .LBB6_84
.LBB6_88:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
	buffer_load_sshort v1, off, s[0:3], s33 offset:104
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v1
	v_bfe_i32 v1, v1, 0, 16
	buffer_load_dword v2, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	s_mov_b32 s4, 5
	v_lshrrev_b32_e64 v2, v2, s4
	v_cmp_gt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a21, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_92
	s_branch .LBB6_91
.LBB6_89:
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
	s_branch .LBB6_96
.LBB6_90:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	s_or_b64 exec, exec, s[8:9]
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	v_readlane_b32 s6, v0, 17
	v_readlane_b32 s7, v0, 18
	v_writelane_b32 v0, s6, 3
	v_writelane_b32 v0, s7, 4
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v0, s6, 5
	v_writelane_b32 v0, s7, 6
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 1
	v_writelane_b32 v0, s7, 2
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a21, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_83
	s_branch .LBB6_93
.LBB6_91:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a21, v0
	s_mov_b64 exec, s[24:25]
.LBB6_92:
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s7, v0, 26
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	s_orn2_b64 s[6:7], s[6:7], exec
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a21, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_90
.LBB6_93:
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
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_accvgpr_read_b32 v2, a6
	v_accvgpr_read_b32 v3, a5
	v_accvgpr_read_b32 v4, a4
	buffer_load_dword v5, off, s[0:3], s33 offset:40
	buffer_load_dword v6, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v0, v5
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v6
	s_mov_b32 s9, 3
	v_mad_u64_u32 v[5:6], s[18:19], v5, s9, 0
	v_mov_b32_e32 v7, v6
	v_mov_b32_e32 v9, s8
	v_mov_b32_e32 v8, v9
	s_mov_b32 s8, 32
	v_lshrrev_b64 v[0:1], s8, v[0:1]
	v_mad_u64_u32 v[0:1], s[18:19], v0, s9, v[7:8]
	v_mov_b32_e32 v7, s9
	v_mov_b32_e32 v1, v7
	v_lshlrev_b64 v[0:1], s8, v[0:1]
	v_mov_b32_e32 v8, v1
	v_mov_b32_e32 v6, v5
	s_mov_b32 s8, 0
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v5, v7
	v_or_b32_e64 v5, v5, v8
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v6
	v_or_b32_e64 v0, v0, v1
	v_mov_b32_e32 v1, v5
	s_nop 0
	v_accvgpr_write_b32 a23, v0
	s_nop 1
	v_accvgpr_write_b32 a22, v1
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v10, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s9, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s9
	s_mov_b32 s9, 2
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
	v_accvgpr_read_b32 v2, a23
	v_accvgpr_read_b32 v3, a22
	v_mov_b32_e32 v5, v0
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
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
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 5
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a21, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_83
.LBB6_94:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 9
	v_readlane_b32 s7, v0, 10
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a21, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_100
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
	buffer_load_ushort v1, off, s[0:3], s33 offset:104
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_u16_e64 v1, v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:104
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a21, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_100
.LBB6_96:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a21, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_98
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
.LBB6_98:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 35
	v_readlane_b32 s5, v0, 36
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB6_79
.LBB6_99:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 35
	v_readlane_b32 s5, v1, 36
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v2, a3
	s_mov_b64 exec, s[24:25]
	s_endpgm
.LBB6_100:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a21
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a10
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s12, v1, 31
	v_readlane_b32 s13, v1, 32
	s_or_b64 exec, exec, s[12:13]
	v_readlane_b32 s6, v0, 51
	v_readlane_b32 s7, v0, 52
	v_readlane_b32 s10, v1, 21
	v_readlane_b32 s11, v1, 22
	v_readlane_b32 s4, v0, 49
	v_readlane_b32 s5, v0, 50
	v_readlane_b32 s8, v1, 29
	v_readlane_b32 s9, v1, 30
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[4:5], s[4:5], s[10:11]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 53
	v_writelane_b32 v0, s7, 54
	v_writelane_b32 v0, s4, 55
	v_writelane_b32 v0, s5, 56
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a10, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB6_85
.LBB6_101:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a21
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_mov_b64 s[6:7], -1
	s_xor_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 33
	v_writelane_b32 v0, s7, 34
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a21, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB6_96
	s_branch .LBB6_89
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k5
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 140
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
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[18:19], s[8:9]
	v_writelane_b32 v1, s18, 0
	v_writelane_b32 v1, s19, 1
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
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
	v_mov_b32_e32 v1, s5
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
	v_lshlrev_b32_e64 v1, s4, v1
	ds_write_b32 v1, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v2, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, v1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v2
	s_mov_b32 s4, 3
	v_mad_u64_u32 v[4:5], s[6:7], v1, s4, 0
	v_mov_b32_e32 v2, v5
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v3, v1
	s_mov_b32 s6, 32
	v_lshrrev_b64 v[6:7], s6, v[6:7]
	v_mov_b32_e32 v1, v6
	v_mad_u64_u32 v[1:2], s[8:9], v1, s4, v[2:3]
	v_mov_b32_e32 v3, s7
	v_mov_b32_e32 v2, v3
	v_lshlrev_b64 v[2:3], s6, v[1:2]
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v1, v5
	v_or_b32_e64 v1, v1, v6
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v2, v4
	v_or_b32_e64 v2, v2, v3
	v_mov_b32_e32 v3, v1
	s_mov_b64 s[8:9], -13
	v_mov_b32_e32 v1, v2
	s_mov_b32 s6, s8
	v_mov_b32_e32 v2, v3
	s_mov_b32 s5, s9
	v_add_co_u32_e64 v1, s[6:7], v1, s6
	v_mov_b32_e32 v3, s5
	v_addc_co_u32_e64 v3, s[6:7], v2, v3, s[6:7]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:44
	buffer_store_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a1, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
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
	v_accvgpr_read_b32 v1, a1
	s_nop 1
	v_accvgpr_write_b32 a2, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 4
	v_writelane_b32 v0, s5, 5
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_4
	buffer_load_dword v0, off, s[0:3], s33 offset:56
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
	s_mov_b32 s6, 0
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v7, v2
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[4:5], v2, v5
	v_addc_co_u32_e64 v4, s[4:5], v3, v4, s[4:5]
	v_mov_b32_e32 v3, v4
	global_load_dword v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, v2
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s5, s6
	s_mov_b32 s5, 15
	s_and_b32 s5, s4, s5
	s_mov_b32 s6, 1
	s_add_i32 s4, s5, s6
	s_mov_b32 s7, 31
	v_ashrrev_i32_e64 v1, s7, v0
	v_add_u32_e64 v0, v0, v1
	v_xor_b32_e64 v2, v0, v1
	s_not_b32 s5, s5
	v_cvt_f32_u32_e32 v0, s4
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v3, s5, v0
	v_mul_hi_u32 v3, v0, v3
	v_add_u32_e64 v0, v0, v3
	v_mul_hi_u32 v0, v2, v0
	v_mul_lo_u32 v3, v0, s4
	v_sub_u32_e64 v2, v2, v3
	v_cmp_ge_u32_e64 s[8:9], v2, s4
	v_sub_u32_e64 v3, v2, s4
	v_cndmask_b32_e64 v2, v2, v3, s[8:9]
	v_cmp_ge_u32_e64 s[4:5], v2, s4
	v_add_u32_e64 v2, v0, s6
	v_cndmask_b32_e64 v0, v0, v2, s[8:9]
	v_add_u32_e64 v2, v0, s6
	v_cndmask_b32_e64 v0, v0, v2, s[4:5]
	v_xor_b32_e64 v0, v0, v1
	v_sub_u32_e64 v0, v0, v1
	s_nop 1
	v_accvgpr_write_b32 a2, v0
	s_branch .LBB7_4
.LBB7_3:
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a1, v0
	s_branch .LBB7_1
.LBB7_4:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 4
	v_readlane_b32 s5, v0, 5
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a2
	s_nop 1
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v1, 1
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
.LBB7_5:
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s6, v0, 8
	v_readlane_b32 s7, v0, 9
	v_readlane_b32 s8, v0, 10
	v_readlane_b32 s9, v0, 11
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	v_readlane_b32 s10, v0, 6
	v_readlane_b32 s11, v0, 7
	v_writelane_b32 v0, s10, 14
	v_writelane_b32 v0, s11, 15
	v_writelane_b32 v0, s6, 16
	v_writelane_b32 v0, s7, 17
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	buffer_load_dword v2, off, s[0:3], s33
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	s_mov_b32 s6, 2
	v_lshlrev_b32_e64 v2, s6, v2
	v_cmp_le_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[10:11], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_b64 s[8:9], s[8:9], exec
	v_writelane_b32 v0, s8, 20
	v_writelane_b32 v0, s9, 21
	v_writelane_b32 v0, s8, 22
	v_writelane_b32 v0, s9, 23
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 26
	v_writelane_b32 v0, s5, 27
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_8
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_10
	s_branch .LBB7_9
.LBB7_7:
	s_branch .LBB7_18
.LBB7_8:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s10, v0, 16
	v_readlane_b32 s11, v0, 17
	v_readlane_b32 s12, v0, 14
	v_readlane_b32 s13, v0, 15
	v_readlane_b32 s8, v0, 22
	v_readlane_b32 s9, v0, 23
	v_readlane_b32 s6, v0, 24
	v_readlane_b32 s7, v0, 25
	s_mov_b64 s[4:5], s[8:9]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	v_writelane_b32 v0, s10, 32
	v_writelane_b32 v0, s11, 33
	v_writelane_b32 v0, s10, 8
	v_writelane_b32 v0, s11, 9
	v_writelane_b32 v0, s8, 10
	v_writelane_b32 v0, s9, 11
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 34
	v_writelane_b32 v0, s7, 35
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB7_5
	s_branch .LBB7_28
.LBB7_9:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	buffer_load_ushort v2, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v2, v2
	v_sub_f32_e64 v1, v1, v2
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v1, s4, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	s_mov_b64 s[4:5], 4
	s_mov_b32 s6, s5
	v_mov_b32_e32 v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:100
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 36
	v_writelane_b32 v0, s5, 37
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB7_11
.LBB7_10:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s10, v0, 30
	v_readlane_b32 s11, v0, 31
	s_or_b64 exec, exec, s[10:11]
	v_readlane_b32 s6, v0, 20
	v_readlane_b32 s7, v0, 21
	v_readlane_b32 s4, v0, 18
	v_readlane_b32 s5, v0, 19
	v_readlane_b32 s8, v0, 28
	v_readlane_b32 s9, v0, 29
	s_mov_b64 s[10:11], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 22
	v_writelane_b32 v0, s7, 23
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB7_8
.LBB7_11:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 38
	v_readlane_b32 s5, v0, 39
	v_readlane_b32 s6, v0, 36
	v_readlane_b32 s7, v0, 37
	v_writelane_b32 v0, s6, 40
	v_writelane_b32 v0, s7, 41
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v3, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[6:7], 0
	v_cmp_gt_i64_e64 s[6:7], v[1:2], s[6:7]
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 42
	v_writelane_b32 v0, s5, 43
	v_writelane_b32 v0, s4, 44
	v_writelane_b32 v0, s5, 45
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 46
	v_writelane_b32 v0, s5, 47
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_13
	buffer_load_ushort v0, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v0, v0
	s_mov_b32 s4, 0xbfc00000
	v_add_f32_e64 v0, v0, s4
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_sub_f32_e64 v0, |v0|, v1
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v0, s4, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB7_14
.LBB7_13:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 46
	v_readlane_b32 s5, v0, 47
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 40
	v_readlane_b32 s9, v0, 41
	v_readlane_b32 s6, v0, 44
	v_readlane_b32 s7, v0, 45
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 38
	v_writelane_b32 v0, s7, 39
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 36
	v_writelane_b32 v0, s7, 37
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 48
	v_writelane_b32 v0, s7, 49
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB7_11
	s_branch .LBB7_15
.LBB7_14:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 42
	v_readlane_b32 s5, v0, 43
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	buffer_load_dword v1, off, s[0:3], s33 offset:100
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
	buffer_store_dword v3, off, s[0:3], s33 offset:100
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 44
	v_writelane_b32 v0, s5, 45
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB7_13
.LBB7_15:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 48
	v_readlane_b32 s5, v0, 49
	s_or_b64 exec, exec, s[4:5]
	buffer_load_sbyte v0, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v0, s4
	s_mov_b32 s6, 0x3fc00000
	s_mov_b32 s7, 0xbfc00000
	v_mov_b32_e32 v0, s7
	v_mov_b32_e32 v1, s6
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	v_cvt_f16_f32_e64 v0, v0
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v0, v0, v1, s4
	buffer_store_short v0, off, s[0:3], s33 offset:80
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s4, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 28
	v_writelane_b32 v0, s5, 29
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB7_10
.LBB7_18:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 50
	v_readlane_b32 s5, v0, 51
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 52
	v_writelane_b32 v0, s5, 53
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_20
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	buffer_store_short v1, off, s[0:3], s33 offset:104
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 54
	v_writelane_b32 v0, s5, 55
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB7_21
.LBB7_20:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 52
	v_readlane_b32 s5, v0, 53
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB7_27
.LBB7_21:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v1, 56
	v_readlane_b32 s5, v1, 57
	v_readlane_b32 s6, v1, 54
	v_readlane_b32 s7, v1, 55
	v_writelane_b32 v1, s6, 58
	v_writelane_b32 v1, s7, 59
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[20:21]
	buffer_load_ushort v2, off, s[0:3], s33 offset:104
	s_mov_b32 s6, 0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v2, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v1, s4, 60
	v_writelane_b32 v1, s5, 61
	v_writelane_b32 v1, s4, 62
	v_writelane_b32 v1, s5, 63
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v1
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_23
	buffer_load_dword v2, off, s[0:3], s33 offset:32
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
	s_branch .LBB7_24
.LBB7_23:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[20:21]
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
	v_writelane_b32 v1, s6, 54
	v_writelane_b32 v1, s7, 55
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v1
	s_mov_b64 exec, s[20:21]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB7_21
	s_branch .LBB7_25
.LBB7_24:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 60
	v_readlane_b32 s5, v0, 61
	buffer_load_ushort v1, off, s[0:3], s33 offset:104
	s_mov_b32 s6, -1
	s_waitcnt vmcnt(0)
	v_add_u16_e64 v1, v1, s6
	buffer_store_short v1, off, s[0:3], s33 offset:104
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 62
	v_writelane_b32 v0, s5, 63
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_branch .LBB7_23
.LBB7_25:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB7_20
.LBB7_27:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[20:21]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v1, a0
	s_mov_b64 exec, s[20:21]
	buffer_load_dword v2, off, s[0:3], s33
	s_mov_b32 s4, 6
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v2, s4
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
	v_add_co_u32_e64 v2, s[8:9], v2, v6
	v_addc_co_u32_e64 v5, s[8:9], v3, v5, s[8:9]
	v_mov_b32_e32 v3, v5
	global_store_dword v[2:3], v4, off
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v2, v2
	buffer_load_ushort v3, off, s[0:3], s33 offset:80
	s_mov_b32 s7, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v2, v2, v3, s7
	buffer_store_short v2, off, s[0:3], s33 offset:80
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
	s_mov_b32 s7, 63
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v4, v4, s7
	v_lshlrev_b32_e64 v4, s5, v4
	ds_read_b32 v4, v4
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v4, v2, v3, v4
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
.LBB7_28:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 34
	v_readlane_b32 s5, v0, 35
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v0, a0
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	s_mov_b64 s[6:7], -1
	s_xor_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 50
	v_writelane_b32 v0, s7, 51
	s_or_saveexec_b64 s[20:21], -1
	s_nop 0
	v_accvgpr_write_b32 a0, v0
	s_mov_b64 exec, s[20:21]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB7_18
	s_branch .LBB7_7
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k6
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
	s_mov_b32 s32, 0x2000
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
	s_nop 0
	v_accvgpr_write_b32 a3, v3
	s_mov_b64 exec, s[24:25]
	v_accvgpr_write_b32 a4, v2
	v_accvgpr_write_b32 a5, v1
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_accvgpr_write_b32 a6, v1
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
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, 1, v1
	v_cmp_eq_u32_e64 s[6:7], v1, 1
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_12
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v3, v1
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v2, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v2
	s_mov_b32 s6, 0x3ff
	v_and_b32_e64 v1, v1, s6
	s_mov_b32 s5, 2
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
	global_load_dword v1, v[1:2], off
	s_mov_b32 s7, 0x3fa00000
	s_waitcnt vmcnt(0)
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
	buffer_load_dword v10, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v6, s5, v1
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
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_6
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
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_accvgpr_read_b32 v2, a6
	v_accvgpr_read_b32 v3, a5
	v_accvgpr_read_b32 v4, a4
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
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
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s4
	v_lshlrev_b32_e64 v2, v2, v3
	v_cmp_le_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a7, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 15
	v_writelane_b32 v0, s7, 16
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_3
	s_branch .LBB8_5
.LBB8_3:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a7
	s_nop 1
	v_accvgpr_write_b32 a8, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 17
	v_writelane_b32 v0, s5, 18
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_7
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0x7fffffff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a8, v0
	s_branch .LBB8_7
.LBB8_5:
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a7, v0
	s_branch .LBB8_3
.LBB8_6:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB8_13
.LBB8_7:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a8
	v_max_f32_e64 v1, v1, v1
	s_mov_b32 s4, 0
	v_max_f32_e64 v1, v1, s4
	s_mov_b32 s4, 1.0
	v_min_f32_e64 v1, v1, s4
	s_nop 1
	v_accvgpr_write_b32 a9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	s_mov_b32 s4, 4.0
	s_waitcnt vmcnt(0)
	v_med3_f32 v2, v1, v2, s4
	s_nop 1
	v_accvgpr_write_b32 a10, v2
	s_mov_b32 s4, 0.5
	v_cmp_ngt_f32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a11, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_8
	s_branch .LBB8_10
.LBB8_8:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 19
	v_readlane_b32 s5, v0, 20
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a11
	s_nop 1
	v_accvgpr_write_b32 a12, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_11
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
	v_accvgpr_write_b32 a12, v0
	s_branch .LBB8_11
.LBB8_10:
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
	s_mov_b32 s4, 0x80000000
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a11, v0
	s_branch .LBB8_8
.LBB8_11:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v3, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v3, 21
	v_readlane_b32 s5, v3, 22
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a9
	v_accvgpr_read_b32 v1, a10
	v_accvgpr_read_b32 v2, a12
	v_sub_f32_e64 v1, v1, v2
	s_mov_b32 s4, 4.0
	v_med3_f32 v0, v0, |v1|, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:76
	s_branch .LBB8_6
.LBB8_12:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB8_36
.LBB8_13:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v3, v2
	buffer_store_dword v3, off, s[0:3], s33 offset:92
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
.LBB8_14:
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	buffer_load_dword v3, off, s[0:3], s33 offset:92
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[6:7], 0
	v_cmp_gt_i64_e64 s[6:7], v[1:2], s[6:7]
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
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_19
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0.5
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 35
	v_writelane_b32 v0, s7, 36
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_16
	s_branch .LBB8_18
.LBB8_16:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 35
	v_readlane_b32 s5, v0, 36
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 37
	v_writelane_b32 v0, s5, 38
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_20
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v0, v0, v0
	s_mov_b32 s4, 0
	v_max_f32_e64 v0, v0, s4
	s_mov_b32 s4, 1.0
	v_min_f32_e64 v2, v0, s4
	buffer_load_dword v7, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, v1
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
	s_branch .LBB8_20
.LBB8_18:
	buffer_load_dword v0, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	s_mov_b32 s5, 2
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
	v_add_u32_e64 v0, v0, v1
	v_bfe_i32 v0, v0, 0, 16
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	v_readfirstlane_b32 s7, v1
	v_cmp_gt_i32_e64 s[8:9], v0, s7
	s_bcnt1_i32_b64 s8, s[8:9]
	s_mov_b32 s9, s4
	s_mov_b32 s7, s8
	buffer_load_sbyte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 s8, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s8
	s_mov_b32 s10, 1
	v_add_u32_e64 v0, v0, s10
	v_cvt_f32_i32_e64 v3, v0
	v_rcp_f32_e64 v0, v3
	v_cvt_f32_i32_e64 v2, v1
	v_mul_f32_e64 v0, v2, v0
	v_trunc_f32_e64 v0, v0
	v_mad_f32 v2, -v0, v3, v2
	v_cmp_ge_f32_e64 s[8:9], |v2|, |v3|
	s_mov_b32 s11, 30
	v_ashrrev_i32_e64 v1, s11, v1
	v_or_b32_e64 v2, v1, s10
	s_mov_b32 s10, 0
	v_mov_b32_e32 v1, s10
	v_cndmask_b32_e64 v1, v1, v2, s[8:9]
	v_cvt_i32_f32_e64 v0, v0
	v_add_u32_e64 v0, v0, v1
	v_bfe_i32 v0, v0, 0, 8
	v_mul_lo_u32 v0, s7, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:24
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v0, v0, s6
	v_lshlrev_b32_e64 v4, s5, v0
	v_mov_b32_e32 v0, s4
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
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB8_16
.LBB8_19:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
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
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB8_14
	s_branch .LBB8_34
.LBB8_20:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 37
	v_readlane_b32 s5, v0, 38
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a13, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 41
	v_writelane_b32 v0, s7, 42
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_21
	s_branch .LBB8_23
.LBB8_21:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a13
	s_nop 1
	v_accvgpr_write_b32 a14, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 43
	v_writelane_b32 v0, s5, 44
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_24
	buffer_load_dword v0, off, s[0:3], s33
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a14, v0
	s_branch .LBB8_24
.LBB8_23:
	buffer_load_dword v0, off, s[0:3], s33
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a13, v0
	s_branch .LBB8_21
.LBB8_24:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 43
	v_readlane_b32 s5, v0, 44
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a14
	s_nop 1
	v_accvgpr_write_b32 a15, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 27
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a16, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 45
	v_writelane_b32 v0, s7, 46
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_25
	s_branch .LBB8_27
.LBB8_25:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 45
	v_readlane_b32 s5, v0, 46
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a16
	s_nop 1
	v_accvgpr_write_b32 a17, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 47
	v_writelane_b32 v0, s5, 48
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_28
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a17, v0
	s_branch .LBB8_28
.LBB8_27:
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a16, v0
	s_branch .LBB8_25
.LBB8_28:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 47
	v_readlane_b32 s5, v0, 48
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a15
	v_accvgpr_read_b32 v2, a17
	v_cmp_le_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a18, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 49
	v_writelane_b32 v0, s7, 50
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_29
	s_branch .LBB8_31
.LBB8_29:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 49
	v_readlane_b32 s5, v0, 50
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a18
	s_nop 1
	v_accvgpr_write_b32 a19, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 51
	v_writelane_b32 v0, s5, 52
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_32
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b32 s4, 0xbfc00000
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v0, v0, s4
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a19, v0
	s_branch .LBB8_32
.LBB8_31:
	buffer_load_dword v1, off, s[0:3], s33 offset:48
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
	v_div_fixup_f32 v0, v0, s4, v1
	s_nop 1
	v_accvgpr_write_b32 a18, v0
	s_branch .LBB8_29
.LBB8_32:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 51
	v_readlane_b32 s5, v1, 52
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a19
	s_nop 1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
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
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB8_19
.LBB8_34:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 39
	v_readlane_b32 s5, v0, 40
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB8_12
.LBB8_36:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v8, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	s_mov_b32 s5, 2
	v_lshlrev_b32_e64 v5, s5, v1
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[8:9], v1, v4
	v_addc_co_u32_e64 v3, s[8:9], v2, v3, s[8:9]
	v_mov_b32_e32 v2, v3
	global_load_dword v3, v[1:2], off
	s_nop 0
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
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	buffer_load_dword v1, off, s[0:3], s33 offset:12
	buffer_load_ubyte v2, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 9
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v1, v2, s4
	buffer_store_byte v1, off, s[0:3], s33 offset:82
	buffer_load_dword v1, off, s[0:3], s33 offset:60
	s_mov_b32 s4, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_lshl_add_u32 v1, v1, 3, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 53
	v_writelane_b32 v0, s5, 54
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
.LBB8_37:
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 55
	v_readlane_b32 s5, v1, 56
	v_readlane_b32 s6, v1, 53
	v_readlane_b32 s7, v1, 54
	v_writelane_b32 v1, s6, 57
	v_writelane_b32 v1, s7, 58
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:96
	s_mov_b32 s6, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[6:7], v2, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v1, s4, 59
	v_writelane_b32 v1, s5, 60
	v_writelane_b32 v1, s4, 61
	v_writelane_b32 v1, s5, 62
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v1, s4, 63
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[24:25]
	v_writelane_b32 v0, s5, 0
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_42
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v3, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	v_accvgpr_write_b32 a22, v1
	s_nop 1
	v_accvgpr_write_b32 a21, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a23, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 1
	v_writelane_b32 v0, s7, 2
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_39
	s_branch .LBB8_41
.LBB8_39:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 1
	v_readlane_b32 s5, v0, 2
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a23
	s_nop 1
	v_accvgpr_write_b32 a24, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 3
	v_writelane_b32 v0, s5, 4
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_43
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a24, v0
	s_branch .LBB8_43
.LBB8_41:
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a23, v0
	s_branch .LBB8_39
.LBB8_42:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 63
	v_readlane_b32 s5, v0, 0
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v1, 57
	v_readlane_b32 s9, v1, 58
	v_readlane_b32 s6, v1, 61
	v_readlane_b32 s7, v1, 62
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v1, s6, 55
	v_writelane_b32 v1, s7, 56
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v1, s6, 53
	v_writelane_b32 v1, s7, 54
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 5
	v_writelane_b32 v0, s7, 6
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB8_37
	s_branch .LBB8_49
.LBB8_43:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v2, a22
	v_accvgpr_read_b32 v3, a21
	v_accvgpr_read_b32 v1, a24
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
	v_add_co_u32_e64 v1, s[4:5], v1, v4
	v_addc_co_u32_e64 v3, s[4:5], v2, v3, s[4:5]
	v_mov_b32_e32 v2, v3
	v_accvgpr_write_b32 a26, v1
	s_nop 1
	v_accvgpr_write_b32 a25, v2
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s6, 1
	s_mov_b32 s4, 0x2a05f201
	s_mov_b32 s5, s6
	v_cmp_lt_i64_e64 s[4:5], v[1:2], s[4:5]
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a27, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 7
	v_writelane_b32 v0, s7, 8
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_44
	s_branch .LBB8_46
.LBB8_44:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 8
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a27
	s_nop 1
	v_accvgpr_write_b32 a28, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 9
	v_writelane_b32 v0, s5, 10
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_47
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a28, v0
	s_branch .LBB8_47
.LBB8_46:
	buffer_load_dword v0, off, s[0:3], s33 offset:96
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a27, v0
	s_branch .LBB8_44
.LBB8_47:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v3, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v3, 9
	v_readlane_b32 s5, v3, 10
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a26
	v_accvgpr_read_b32 v1, a25
	v_accvgpr_read_b32 v2, a28
	s_nop 1
	buffer_store_dword v2, off, s[0:3], s33 offset:100
	buffer_load_dword v2, off, s[0:3], s33 offset:100
	s_waitcnt vmcnt(0)
	global_atomic_add v0, v[0:1], v2, off glc
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s33 offset:104
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 59
	v_readlane_b32 s5, v0, 60
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e64 v1, s6, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 61
	v_writelane_b32 v0, s5, 62
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB8_42
.LBB8_49:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 5
	v_readlane_b32 s5, v0, 6
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_nop 1
	v_accvgpr_write_b32 a29, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_mov_b32 s4, 0.5
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a30, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_51
	s_branch .LBB8_53
.LBB8_51:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a30
	s_nop 1
	v_accvgpr_write_b32 a31, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_54
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	s_mov_b32 s4, 15
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 17
	v_lshrrev_b32_e64 v0, v0, s4
	s_nop 1
	v_accvgpr_write_b32 a31, v0
	s_branch .LBB8_54
.LBB8_53:
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v0, v0
	s_mov_b32 s4, 15
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 17
	v_lshrrev_b32_e64 v0, v0, s4
	s_mov_b32 s4, 0
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a30, v0
	s_branch .LBB8_51
.LBB8_54:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 13
	v_readlane_b32 s5, v0, 14
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a29
	v_accvgpr_read_b32 v2, a31
	s_mov_b32 s4, 0xff
	v_and_b32_e64 v2, v2, s4
	v_add_u32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:72
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
.LBB8_55:
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	v_readlane_b32 s6, v0, 15
	v_readlane_b32 s7, v0, 16
	v_writelane_b32 v0, s6, 19
	v_writelane_b32 v0, s7, 20
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 21
	v_writelane_b32 v0, s5, 22
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_60
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	s_mov_b64 s[4:5], -1
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a32, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_57
	s_branch .LBB8_59
.LBB8_57:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a32
	s_nop 1
	v_accvgpr_write_b32 a33, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 29
	v_writelane_b32 v0, s5, 30
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_61
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
	v_accvgpr_write_b32 a33, v0
	s_branch .LBB8_61
.LBB8_59:
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
	s_nop 1
	v_accvgpr_write_b32 a32, v0
	s_branch .LBB8_57
.LBB8_60:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 19
	v_readlane_b32 s9, v0, 20
	v_readlane_b32 s6, v0, 23
	v_readlane_b32 s7, v0, 24
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
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB8_55
	s_branch .LBB8_67
.LBB8_61:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a33
	s_nop 1
	v_accvgpr_write_b32 a34, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, -1
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a35, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 33
	v_writelane_b32 v0, s7, 34
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB8_62
	s_branch .LBB8_64
.LBB8_62:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a35
	s_nop 1
	v_accvgpr_write_b32 a36, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_65
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a36, v0
	s_branch .LBB8_65
.LBB8_64:
	buffer_load_dword v0, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a35, v0
	s_branch .LBB8_62
.LBB8_65:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v2, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v2, 35
	v_readlane_b32 s5, v2, 36
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a34
	v_accvgpr_read_b32 v1, a36
	s_mov_b32 s4, 1
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
	v_cndmask_b32_e64 v2, v0, v1, s[4:5]
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
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	buffer_load_dword v1, off, s[0:3], s33 offset:108
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:108
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB8_60
.LBB8_67:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	s_or_b64 exec, exec, s[4:5]
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
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_accvgpr_read_b32 v1, a6
	v_accvgpr_read_b32 v2, a5
	v_accvgpr_read_b32 v3, a4
	buffer_load_sbyte v0, off, s[0:3], s33 offset:82
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
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_mov_b32_e32 v3, v0
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	buffer_load_ubyte v2, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v2, v2, v3
	buffer_store_byte v2, off, s[0:3], s33 offset:82
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
	.amdhsa_kernel k7
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 156
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
		.amdhsa_next_free_vgpr 37
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
	s_nop 0
	v_accvgpr_write_b32 a3, v3
	s_mov_b64 exec, s[24:25]
	v_accvgpr_write_b32 a4, v2
	v_accvgpr_write_b32 a5, v1
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_accvgpr_write_b32 a6, v1
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
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 11
	v_writelane_b32 v0, s5, 12
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
.LBB9_1:
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
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
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_9
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:64
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_7
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v2, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v1, 15
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v1, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_mov_b32 s4, 1
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
	s_mov_b32 s4, 29
	v_mul_hi_u32 v1, v1, s4
	v_mul_lo_u32 v1, v1, v2
	v_sub_u32_e64 v1, s4, v1
	v_cmp_ge_u32_e64 s[4:5], v1, v2
	v_sub_u32_e64 v3, v1, v2
	v_cndmask_b32_e64 v1, v1, v3, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v1, v2
	v_sub_u32_e64 v2, v1, v2
	v_cndmask_b32_e64 v1, v1, v2, s[4:5]
	s_mov_b32 s4, -1
	v_cmp_gt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a7, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s7, 26
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_4
	s_branch .LBB9_6
.LBB9_4:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 25
	v_readlane_b32 s5, v0, 26
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a7
	s_nop 1
	v_accvgpr_write_b32 a8, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 27
	v_writelane_b32 v0, s5, 28
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_8
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v0, 15
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v0, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_mov_b32 s4, 1
	v_or_b32_e64 v1, v0, s4
	s_mov_b32 s4, 0
	v_sub_u32_e64 v2, s4, v1
	v_cvt_f32_u32_e32 v0, v1
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v2, v2, v0
	v_mul_hi_u32 v2, v0, v2
	v_add_u32_e64 v0, v0, v2
	s_mov_b32 s5, 29
	v_mul_hi_u32 v0, v0, s5
	v_mul_lo_u32 v0, v0, v1
	v_sub_u32_e64 v0, s5, v0
	v_cmp_ge_u32_e64 s[6:7], v0, v1
	v_sub_u32_e64 v2, v0, v1
	v_cndmask_b32_e64 v0, v0, v2, s[6:7]
	v_cmp_ge_u32_e64 s[6:7], v0, v1
	v_sub_u32_e64 v1, v0, v1
	v_cndmask_b32_e64 v0, v0, v1, s[6:7]
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a8, v0
	s_branch .LBB9_8
.LBB9_6:
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	v_mov_b32_e32 v0, 15
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v0, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_mov_b32 s4, 1
	v_or_b32_e64 v1, v0, s4
	s_mov_b32 s4, 0
	v_sub_u32_e64 v2, s4, v1
	v_cvt_f32_u32_e32 v0, v1
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v2, v2, v0
	v_mul_hi_u32 v2, v0, v2
	v_add_u32_e64 v0, v0, v2
	s_mov_b32 s4, 29
	v_mul_hi_u32 v0, v0, s4
	v_mul_lo_u32 v0, v0, v1
	v_sub_u32_e64 v0, s4, v0
	v_cmp_ge_u32_e64 s[4:5], v0, v1
	v_sub_u32_e64 v2, v0, v1
	v_cndmask_b32_e64 v0, v0, v2, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v0, v1
	v_sub_u32_e64 v1, v0, v1
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	s_nop 1
	v_accvgpr_write_b32 a7, v0
	s_branch .LBB9_4
.LBB9_7:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_10
.LBB9_8:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 27
	v_readlane_b32 s5, v1, 28
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a8
	s_nop 1
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	v_mov_b32_e32 v0, 12
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_branch .LBB9_7
.LBB9_9:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
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
	v_writelane_b32 v0, s6, 29
	v_writelane_b32 v0, s7, 30
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB9_1
	s_branch .LBB9_27
.LBB9_10:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:76
	s_mov_b32 s4, -1.0
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e64 s[6:7], v1, s4
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_15
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_mov_b32 s4, 2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e64 v1, s4, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v2, v2
	ds_bpermute_b32 v1, v1, v2
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	buffer_load_dword v3, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, v3
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v1, v1, v2
	s_nop 1
	v_accvgpr_write_b32 a9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, -12
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a10, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 33
	v_writelane_b32 v0, s7, 34
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_12
	s_branch .LBB9_14
.LBB9_12:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 33
	v_readlane_b32 s5, v0, 34
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a10
	s_nop 1
	v_accvgpr_write_b32 a11, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_16
	buffer_load_sbyte v0, off, s[0:3], s33 offset:82
	s_mov_b32 s4, 29
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e64 s[4:5], v0, s4
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mov_b32 s6, 0
	s_mov_b32 s5, s6
	v_mov_b32_e32 v0, s4
	s_nop 1
	v_accvgpr_write_b32 a11, v0
	s_branch .LBB9_16
.LBB9_14:
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	buffer_load_ushort v1, off, s[0:3], s33 offset:84
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, v0, v1
	s_nop 1
	v_accvgpr_write_b32 a10, v0
	s_branch .LBB9_12
.LBB9_15:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_25
.LBB9_16:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 35
	v_readlane_b32 s5, v0, 36
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a9
	v_accvgpr_read_b32 v2, a11
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 37
	v_writelane_b32 v0, s7, 38
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_22
	s_branch .LBB9_18
.LBB9_17:
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_mul_f32_e64 v2, v1, v0
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
	s_branch .LBB9_24
.LBB9_18:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e64 v1, v1
	buffer_load_ushort v2, off, s[0:3], s33 offset:80
	s_mov_b32 s4, 0x3800
	s_waitcnt vmcnt(0)
	v_fma_f16 v1, v1, v2, s4
	buffer_store_short v1, off, s[0:3], s33 offset:80
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v1, v1
	buffer_store_dword v1, off, s[0:3], s33 offset:48
	buffer_load_dword v2, off, s[0:3], s33 offset:40
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v7, v2
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v1
	s_mov_b32 s5, 3
	v_mad_u64_u32 v[5:6], s[6:7], v2, s5, 0
	v_mov_b32_e32 v3, v6
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v4, v1
	s_mov_b32 s4, 32
	v_lshrrev_b64 v[7:8], s4, v[7:8]
	v_mov_b32_e32 v1, v7
	v_mad_u64_u32 v[3:4], s[6:7], v1, s5, v[3:4]
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v4, v1
	v_lshlrev_b64 v[3:4], s4, v[3:4]
	v_mov_b32_e32 v7, v4
	s_mov_b32 s4, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v6
	v_or_b32_e64 v1, v1, v7
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v3, v5
	v_or_b32_e64 v3, v3, v4
	v_mov_b32_e32 v4, v1
	s_nop 0
	v_accvgpr_write_b32 a13, v3
	s_nop 1
	v_accvgpr_write_b32 a12, v4
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a14, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 39
	v_writelane_b32 v0, s7, 40
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_19
	s_branch .LBB9_21
.LBB9_19:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 39
	v_readlane_b32 s5, v0, 40
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a14
	s_nop 1
	v_accvgpr_write_b32 a15, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 41
	v_writelane_b32 v0, s5, 42
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_23
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a15, v0
	s_branch .LBB9_23
.LBB9_21:
	buffer_load_dword v0, off, s[0:3], s33 offset:88
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a14, v0
	s_branch .LBB9_19
.LBB9_22:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 37
	v_readlane_b32 s5, v0, 38
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 43
	v_writelane_b32 v0, s5, 44
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_24
	s_branch .LBB9_17
.LBB9_23:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a13
	v_accvgpr_read_b32 v2, a12
	v_accvgpr_read_b32 v4, a15
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
	s_branch .LBB9_22
.LBB9_24:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 43
	v_readlane_b32 s5, v0, 44
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	buffer_load_dword v0, off, s[0:3], s33 offset:68
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
	s_branch .LBB9_15
.LBB9_25:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	buffer_load_dword v1, off, s[0:3], s33 offset:88
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:88
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB9_9
.LBB9_27:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 29
	v_readlane_b32 s5, v0, 30
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 45
	v_writelane_b32 v0, s5, 46
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
.LBB9_29:
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 47
	v_readlane_b32 s5, v0, 48
	v_readlane_b32 s6, v0, 45
	v_readlane_b32 s7, v0, 46
	v_writelane_b32 v0, s6, 49
	v_writelane_b32 v0, s7, 50
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_mov_b32 s6, 64
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 51
	v_writelane_b32 v0, s5, 52
	v_writelane_b32 v0, s4, 53
	v_writelane_b32 v0, s5, 54
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 55
	v_writelane_b32 v0, s5, 56
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_31
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
	v_readlane_b32 s16, v0, 5
	v_readlane_b32 s17, v0, 6
	v_accvgpr_read_b32 v2, a6
	v_accvgpr_read_b32 v3, a5
	v_accvgpr_read_b32 v4, a4
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	s_mov_b32 s8, 0x3fc00000
	s_waitcnt vmcnt(0)
	v_sub_f32_e64 v0, s8, v0
	s_mov_b32 s8, 0x7fffffff
	v_and_b32_e64 v0, s8, v0
	s_nop 1
	v_accvgpr_write_b32 a16, v0
	buffer_load_dword v7, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	buffer_load_dword v1, off, s[0:3], s33 offset:60
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
	v_accvgpr_read_b32 v2, a16
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
	s_branch .LBB9_32
.LBB9_31:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 55
	v_readlane_b32 s5, v0, 56
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 49
	v_readlane_b32 s9, v0, 50
	v_readlane_b32 s6, v0, 53
	v_readlane_b32 s7, v0, 54
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 47
	v_writelane_b32 v0, s7, 48
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 45
	v_writelane_b32 v0, s7, 46
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 57
	v_writelane_b32 v0, s7, 58
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB9_29
	s_branch .LBB9_33
.LBB9_32:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 51
	v_readlane_b32 s5, v0, 52
	buffer_load_dword v1, off, s[0:3], s33 offset:92
	s_mov_b32 s6, 17
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:92
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 53
	v_writelane_b32 v0, s5, 54
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB9_31
.LBB9_33:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 57
	v_readlane_b32 s5, v0, 58
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a17, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v1, v1
	buffer_load_dword v2, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a18, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 59
	v_writelane_b32 v0, s7, 60
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_45
	s_branch .LBB9_41
.LBB9_35:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a3
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 27
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a19, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 61
	v_writelane_b32 v0, s7, 62
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_36
	s_branch .LBB9_38
.LBB9_36:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 61
	v_readlane_b32 s5, v1, 62
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v2, a19
	s_nop 1
	v_accvgpr_write_b32 a21, v2
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v1, s4, 63
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a3, v1
	s_mov_b64 exec, s[24:25]
	v_writelane_b32 v0, s5, 0
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_40
	s_mov_b32 s4, 26
	v_mov_b32_e32 v0, 26
	s_nop 1
	v_accvgpr_write_b32 a21, v0
	s_branch .LBB9_40
.LBB9_38:
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a19, v0
	s_branch .LBB9_36
.LBB9_39:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 1
	v_readlane_b32 s5, v1, 2
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a22
	s_nop 1
	v_accvgpr_write_b32 a23, v0
	s_branch .LBB9_47
.LBB9_40:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v2, a3
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v2, 63
	v_readlane_b32 s5, v1, 0
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a21
	s_nop 1
	v_accvgpr_write_b32 a22, v0
	s_branch .LBB9_39
.LBB9_41:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:68
	s_mov_b32 s4, 27
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a24, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 3
	v_writelane_b32 v0, s7, 4
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_42
	s_branch .LBB9_44
.LBB9_42:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 3
	v_readlane_b32 s5, v0, 4
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a24
	s_nop 1
	v_accvgpr_write_b32 a25, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 5
	v_writelane_b32 v0, s5, 6
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_46
	s_mov_b32 s4, 26
	v_mov_b32_e32 v0, 26
	s_nop 1
	v_accvgpr_write_b32 a25, v0
	s_branch .LBB9_46
.LBB9_44:
	buffer_load_dword v0, off, s[0:3], s33 offset:68
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a24, v0
	s_branch .LBB9_42
.LBB9_45:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v2, a3
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v2, 59
	v_readlane_b32 s5, v2, 60
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a18
	s_nop 1
	v_accvgpr_write_b32 a22, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 1
	v_writelane_b32 v0, s5, 2
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_39
	s_branch .LBB9_35
.LBB9_46:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 5
	v_readlane_b32 s5, v1, 6
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a25
	s_mov_b32 s4, 0
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a18, v0
	s_branch .LBB9_45
.LBB9_47:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_accvgpr_read_b32 v1, a17
	v_accvgpr_read_b32 v2, a23
	v_cmp_ge_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 7
	v_writelane_b32 v0, s5, 8
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_61
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 1
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 9
	v_writelane_b32 v0, s7, 10
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_59
	s_branch .LBB9_55
.LBB9_49:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:72
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a26, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 11
	v_writelane_b32 v0, s7, 12
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_50
	s_branch .LBB9_52
.LBB9_50:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 11
	v_readlane_b32 s5, v0, 12
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a26
	s_nop 1
	v_accvgpr_write_b32 a27, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 13
	v_writelane_b32 v0, s5, 14
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_54
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a27, v0
	s_branch .LBB9_54
.LBB9_52:
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a26, v0
	s_branch .LBB9_50
.LBB9_53:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 15
	v_readlane_b32 s5, v0, 16
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_62
.LBB9_54:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 13
	v_readlane_b32 s5, v1, 14
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a27
	s_nop 1
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_branch .LBB9_53
.LBB9_55:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	buffer_load_dword v3, off, s[0:3], s33 offset:44
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v3
	s_mov_b32 s6, 1
	s_mov_b32 s4, 0x2a05f201
	s_mov_b32 s5, s6
	v_cmp_lt_i64_e64 s[4:5], v[1:2], s[4:5]
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a28, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 17
	v_writelane_b32 v0, s7, 18
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_56
	s_branch .LBB9_58
.LBB9_56:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 17
	v_readlane_b32 s5, v0, 18
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a28
	s_nop 1
	v_accvgpr_write_b32 a29, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 19
	v_writelane_b32 v0, s5, 20
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_60
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v1, v1
	v_mul_f32_e64 v0, v0, v1
	s_nop 1
	v_accvgpr_write_b32 a29, v0
	s_branch .LBB9_60
.LBB9_58:
	buffer_load_dword v0, off, s[0:3], s33 offset:76
	buffer_load_ushort v1, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v1, v1
	v_mul_f32_e64 v0, v0, v1
	s_mov_b32 s4, 0x80000000
	v_xor_b32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a28, v0
	s_branch .LBB9_56
.LBB9_59:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 9
	v_readlane_b32 s5, v0, 10
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 15
	v_writelane_b32 v0, s5, 16
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_53
	s_branch .LBB9_49
.LBB9_60:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 19
	v_readlane_b32 s5, v1, 20
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a29
	s_nop 1
	buffer_store_dword v0, off, s[0:3], s33 offset:48
	s_branch .LBB9_59
.LBB9_61:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 7
	v_readlane_b32 s5, v0, 8
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_73
.LBB9_62:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	buffer_load_ushort v2, off, s[0:3], s33 offset:84
	s_mov_b32 s4, 4
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v2, v2, s4
	v_cmp_gt_i32_e64 s[4:5], v1, v2
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a30, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 21
	v_writelane_b32 v0, s7, 22
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_63
	s_branch .LBB9_65
.LBB9_63:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 21
	v_readlane_b32 s5, v0, 22
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a30
	s_nop 1
	v_accvgpr_write_b32 a31, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 23
	v_writelane_b32 v0, s5, 24
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_66
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
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v0, s4, v0
	s_nop 1
	v_accvgpr_write_b32 a31, v0
	s_branch .LBB9_66
.LBB9_65:
	buffer_load_dword v2, off, s[0:3], s33 offset:48
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
	s_nop 1
	v_accvgpr_write_b32 a30, v0
	s_branch .LBB9_63
.LBB9_66:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 23
	v_readlane_b32 s5, v0, 24
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v1, a31
	buffer_load_ushort v2, off, s[0:3], s33 offset:80
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e64 v2, v2
	v_sub_f32_e64 v4, v2, v2
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v6, s4, v4
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	buffer_load_dword v3, off, s[0:3], s33 offset:52
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v5, v3
	v_mov_b32_e32 v3, 0x3fa00000
	v_fmac_f32_e64 v3, v2, v5
	v_div_scale_f32 v2, s[4:5], v3, v3, v6
	v_rcp_f32_e64 v5, v2
	s_mov_b32 s4, 1.0
	v_fma_f32 v7, -v2, v5, s4
	v_fmac_f32_e64 v5, v7, v5
	v_div_scale_f32 v7, vcc, v6, v3, v6
	v_mul_f32_e64 v6, v7, v5
	v_fma_f32 v8, -v2, v6, v7
	v_fmac_f32_e64 v6, v8, v5
	v_fma_f32 v2, -v2, v6, v7
	v_div_fmas_f32 v2, v2, v5, v6
	v_div_fixup_f32 v2, v2, v3, |v4|
	v_mul_f32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:76
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 25
	v_writelane_b32 v0, s5, 26
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
.LBB9_67:
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 27
	v_readlane_b32 s5, v0, 28
	v_readlane_b32 s6, v0, 25
	v_readlane_b32 s7, v0, 26
	v_writelane_b32 v0, s6, 29
	v_writelane_b32 v0, s7, 30
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	buffer_load_dword v2, off, s[0:3], s33 offset:60
	s_mov_b32 s6, 7
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v2, v2, s6
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 31
	v_writelane_b32 v0, s5, 32
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 35
	v_writelane_b32 v0, s5, 36
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_69
	buffer_load_dword v0, off, s[0:3], s33 offset:48
	buffer_load_dword v1, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	v_sub_f32_e64 v0, v0, v1
	s_mov_b32 s4, 0x7fffffff
	v_and_b32_e64 v2, s4, v0
	buffer_load_dword v7, off, s[0:3], s33 offset:24
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_ushort v0, off, s[0:3], s33 offset:84
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_mov_b32 s4, 15
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	v_bfe_u32 v0, v0, v1, 10
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
	s_branch .LBB9_70
.LBB9_69:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 35
	v_readlane_b32 s5, v0, 36
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 29
	v_readlane_b32 s9, v0, 30
	v_readlane_b32 s6, v0, 33
	v_readlane_b32 s7, v0, 34
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 27
	v_writelane_b32 v0, s7, 28
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 25
	v_writelane_b32 v0, s7, 26
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 37
	v_writelane_b32 v0, s7, 38
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB9_67
	s_branch .LBB9_71
.LBB9_70:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 31
	v_readlane_b32 s5, v0, 32
	buffer_load_dword v1, off, s[0:3], s33 offset:96
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:96
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 33
	v_writelane_b32 v0, s5, 34
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_branch .LBB9_69
.LBB9_71:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 37
	v_readlane_b32 s5, v0, 38
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_61
.LBB9_73:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v8, off, s[0:3], s33 offset:24
	buffer_load_dword v1, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s6, 0x3ff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v5, s4, v1
	s_mov_b32 s5, 0
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v6, v1
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v1, s[8:9], v1, v4
	v_addc_co_u32_e64 v3, s[8:9], v2, v3, s[8:9]
	v_mov_b32_e32 v2, v3
	global_load_dword v3, v[1:2], off
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s6
	v_lshlrev_b32_e64 v6, s4, v1
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v2, v9
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v1, s[6:7], v1, v5
	v_addc_co_u32_e64 v4, s[6:7], v2, v4, s[6:7]
	v_mov_b32_e32 v2, v4
	global_store_dword v[1:2], v3, off
	buffer_load_dword v1, off, s[0:3], s33 offset:52
	s_mov_b32 s5, 1
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, s5
	s_mov_b32 s5, 63
	v_and_b32_e64 v1, v1, s5
	v_lshlrev_b32_e64 v1, s4, v1
	ds_read_b32 v3, v1
	s_mov_b32 s4, 21
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v1, v3, s4
	buffer_load_dword v2, off, s[0:3], s33 offset:48
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e64 v2, v2
	v_xor_b32_e64 v2, v2, v3
	buffer_load_ushort v3, off, s[0:3], s33 offset:84
	buffer_load_sbyte v4, off, s[0:3], s33 offset:82
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v3, v3, v4
	v_and_b32_e64 v2, v2, v3
	v_cmp_eq_u32_e64 s[6:7], v1, v2
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 39
	v_writelane_b32 v0, s5, 40
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_78
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	buffer_load_dword v1, off, s[0:3], s33 offset:40
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], v1, s4
	v_mov_b32_e32 v1, s6
	s_nop 1
	v_accvgpr_write_b32 a32, v1
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 41
	v_writelane_b32 v0, s7, 42
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB9_75
	s_branch .LBB9_77
.LBB9_75:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 41
	v_readlane_b32 s5, v0, 42
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_accvgpr_read_b32 v1, a32
	s_nop 1
	v_accvgpr_write_b32 a33, v1
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 43
	v_writelane_b32 v0, s5, 44
	s_or_saveexec_b64 s[24:25], -1
	s_nop 0
	v_accvgpr_write_b32 a20, v0
	s_mov_b64 exec, s[24:25]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_79
	s_mov_b32 s4, 0
	v_mov_b32_e32 v0, 0
	s_nop 1
	v_accvgpr_write_b32 a33, v0
	s_branch .LBB9_79
.LBB9_77:
	buffer_load_dword v0, off, s[0:3], s33 offset:40
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a32, v0
	s_branch .LBB9_75
.LBB9_78:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v0, 39
	v_readlane_b32 s5, v0, 40
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB9_80
.LBB9_79:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a20
	s_mov_b64 exec, s[24:25]
	v_readlane_b32 s4, v1, 43
	v_readlane_b32 s5, v1, 44
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v0, a33
	s_mov_b32 s4, 2
	v_lshlrev_b32_e64 v0, s4, v0
	buffer_load_dword v1, off, s[0:3], s33 offset:36
	s_mov_b32 s4, 0xff
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s5, 9
	v_add_u32_e64 v1, v1, s5
	ds_bpermute_b32 v0, v0, v1
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v0, v0, s4
	s_mov_b32 s4, 10
	v_add_u32_e64 v0, v0, s4
	buffer_store_dword v0, off, s[0:3], s33 offset:72
	s_branch .LBB9_78
.LBB9_80:
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v0, a20
	s_mov_b64 exec, s[24:25]
	s_or_saveexec_b64 s[24:25], -1
	v_accvgpr_read_b32 v1, a3
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
	.amdhsa_kernel k8
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 140
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
		.amdhsa_next_free_vgpr 34
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
  - .agpr_count:     33
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
    .private_segment_fixed_size: 140
    .sgpr_count:     40
    .sgpr_spill_count: 117
    .symbol:         k0.kd
    .vgpr_count:     33
    .vgpr_spill_count: 84
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
    .sgpr_spill_count: 88
    .symbol:         k1.kd
    .vgpr_count:     13
    .vgpr_spill_count: 46
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
    .name:           k2
    .private_segment_fixed_size: 104
    .sgpr_count:     38
    .sgpr_spill_count: 140
    .symbol:         k2.kd
    .vgpr_count:     9
    .vgpr_spill_count: 37
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
    .name:           k3
    .private_segment_fixed_size: 140
    .sgpr_count:     40
    .sgpr_spill_count: 76
    .symbol:         k3.kd
    .vgpr_count:     32
    .vgpr_spill_count: 57
    .wavefront_size: 64
  - .agpr_count:     38
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
    .private_segment_fixed_size: 204
    .sgpr_count:     40
    .sgpr_spill_count: 219
    .symbol:         k4.kd
    .vgpr_count:     38
    .vgpr_spill_count: 120
    .wavefront_size: 64
  - .agpr_count:     24
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
    .private_segment_fixed_size: 140
    .sgpr_count:     40
    .sgpr_spill_count: 209
    .symbol:         k5.kd
    .vgpr_count:     32
    .vgpr_spill_count: 97
    .wavefront_size: 64
  - .agpr_count:     4
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
    .private_segment_fixed_size: 112
    .sgpr_count:     38
    .sgpr_spill_count: 84
    .symbol:         k6.kd
    .vgpr_count:     11
    .vgpr_spill_count: 25
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
    .name:           k7
    .private_segment_fixed_size: 156
    .sgpr_count:     40
    .sgpr_spill_count: 113
    .symbol:         k7.kd
    .vgpr_count:     37
    .vgpr_spill_count: 91
    .wavefront_size: 64
  - .agpr_count:     34
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
    .private_segment_fixed_size: 140
    .sgpr_count:     40
    .sgpr_spill_count: 121
    .symbol:         k8.kd
    .vgpr_count:     34
    .vgpr_spill_count: 91
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx908
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

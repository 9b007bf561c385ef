; test: without optimisation: masks in lanes of a register that is stored and loaded whole, across a loop with a break and a return
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.text
c:
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, v0
	s_or_saveexec_b64 s[14:15], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_load_dwordx2 s[6:7], s[8:9], 0x0
	s_load_dword s4, s[8:9], 0x8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s5, s7
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33 offset:4
	s_mov_b32 s5, s6
	v_mov_b32_e32 v2, s5
	buffer_store_dword v2, off, s[0:3], s33
	v_mov_b32_e32 v2, s4
	buffer_store_dword v2, off, s[0:3], s33 offset:8
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(6)
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b64 s[14:15], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
.LBB2_1:
	s_or_saveexec_b64 s[14:15], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 2
	v_readlane_b32 s7, v0, 3
	v_readlane_b32 s8, v0, 4
	v_readlane_b32 s9, v0, 5
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	v_readlane_b32 s10, v0, 0
	v_readlane_b32 s11, v0, 1
	v_writelane_b32 v0, s10, 8
	v_writelane_b32 v0, s11, 9
	v_writelane_b32 v0, s6, 10
	v_writelane_b32 v0, s7, 11
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	buffer_load_dword v3, off, s[0:3], s33
	buffer_load_dword v2, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
	buffer_load_dword v5, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v2, 31, v5
	v_mov_b32_e32 v6, v2
	s_mov_b32 s6, 2
	v_lshlrev_b64 v[6:7], s6, v[5:6]
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v4, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v5
	v_addc_co_u32_e64 v4, s[6:7], v3, v4, s[6:7]
	v_mov_b32_e32 v3, v4
	global_load_dword v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[10:11], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 12
	v_writelane_b32 v0, s5, 13
	s_or_b64 s[8:9], s[8:9], exec
	v_writelane_b32 v0, s8, 14
	v_writelane_b32 v0, s9, 15
	v_writelane_b32 v0, s8, 16
	v_writelane_b32 v0, s9, 17
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 20
	v_writelane_b32 v0, s5, 21
	s_or_saveexec_b64 s[14:15], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_5
	s_or_saveexec_b64 s[14:15], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v4, off, s[0:3], s33 offset:20
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v1, 31, v4
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
	global_load_dword v1, v[1:2], off
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_and_b32_e64 v1, v1, s4
	s_mov_b32 s4, 0
	v_cmp_eq_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[8:9], -1
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v0, s8, 22
	v_writelane_b32 v0, s9, 23
	v_writelane_b32 v0, s6, 24
	v_writelane_b32 v0, s7, 25
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 26
	v_writelane_b32 v0, s7, 27
	s_or_saveexec_b64 s[14:15], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_8
	s_branch .LBB2_6
.LBB2_3:
	s_or_saveexec_b64 s[14:15], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s6, v0, 28
	v_readlane_b32 s7, v0, 29
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s4, v0, 30
	v_readlane_b32 s5, v0, 31
	s_mov_b64 s[6:7], 0
	s_and_b64 s[4:5], s[4:5], exec
	s_xor_b64 s[6:7], exec, -1
	v_writelane_b32 v0, s6, 22
	v_writelane_b32 v0, s7, 23
	v_writelane_b32 v0, s4, 24
	v_writelane_b32 v0, s5, 25
	s_or_saveexec_b64 s[14:15], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_branch .LBB2_8
.LBB2_4:
	s_or_saveexec_b64 s[14:15], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 32
	v_readlane_b32 s5, v0, 33
	buffer_load_dword v2, off, s[0:3], s33 offset:20
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	s_mov_b64 s[6:7], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 34
	v_writelane_b32 v0, s5, 35
	s_or_saveexec_b64 s[14:15], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_branch .LBB2_10
.LBB2_5:
	s_or_saveexec_b64 s[14:15], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 20
	v_readlane_b32 s5, v0, 21
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s10, v0, 10
	v_readlane_b32 s11, v0, 11
	v_readlane_b32 s12, v0, 8
	v_readlane_b32 s13, v0, 9
	v_readlane_b32 s8, v0, 16
	v_readlane_b32 s9, v0, 17
	v_readlane_b32 s6, v0, 18
	v_readlane_b32 s7, v0, 19
	s_mov_b64 s[4:5], s[8:9]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	v_writelane_b32 v0, s10, 36
	v_writelane_b32 v0, s11, 37
	v_writelane_b32 v0, s10, 2
	v_writelane_b32 v0, s11, 3
	v_writelane_b32 v0, s8, 4
	v_writelane_b32 v0, s9, 5
	v_writelane_b32 v0, s6, 6
	v_writelane_b32 v0, s7, 7
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 0
	v_writelane_b32 v0, s7, 1
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 38
	v_writelane_b32 v0, s7, 39
	s_or_saveexec_b64 s[14:15], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB2_1
	s_branch .LBB2_22
.LBB2_6:
	s_or_saveexec_b64 s[14:15], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	buffer_load_dword v4, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v4, v1, v4
	v_ashrrev_i32_e64 v1, 31, v4
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
	global_load_dword v2, v[1:2], off
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_waitcnt vmcnt(0)
	v_xor_b32_e64 v1, v1, v2
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 0x4d
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v0, s6, 30
	v_writelane_b32 v0, s7, 31
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 28
	v_writelane_b32 v0, s7, 29
	s_or_saveexec_b64 s[14:15], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_3
	s_branch .LBB2_9
.LBB2_7:
	s_branch .LBB2_17
.LBB2_8:
	s_or_saveexec_b64 s[14:15], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 26
	v_readlane_b32 s5, v0, 27
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_readlane_b32 s8, v0, 22
	v_readlane_b32 s9, v0, 23
	v_readlane_b32 s6, v0, 24
	v_readlane_b32 s7, v0, 25
	v_writelane_b32 v0, s6, 32
	v_writelane_b32 v0, s7, 33
	v_writelane_b32 v0, s8, 40
	v_writelane_b32 v0, s9, 41
	v_writelane_b32 v0, s6, 34
	v_writelane_b32 v0, s7, 35
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 42
	v_writelane_b32 v0, s5, 43
	s_or_saveexec_b64 s[14:15], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_10
	s_branch .LBB2_4
.LBB2_9:
	s_or_saveexec_b64 s[14:15], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	v_writelane_b32 v0, s4, 30
	v_writelane_b32 v0, s5, 31
	s_or_saveexec_b64 s[14:15], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_branch .LBB2_3
.LBB2_10:
	s_or_saveexec_b64 s[14:15], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 42
	v_readlane_b32 s5, v0, 43
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s6, v0, 34
	v_readlane_b32 s7, v0, 35
	s_mov_b64 s[4:5], -1
	v_writelane_b32 v0, s4, 44
	v_writelane_b32 v0, s5, 45
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 46
	v_writelane_b32 v0, s5, 47
	s_or_saveexec_b64 s[14:15], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_15
	s_or_saveexec_b64 s[14:15], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	buffer_load_dword v2, off, s[0:3], s33
	buffer_load_dword v1, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s4, 15
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
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[4:5], v1, s4
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 48
	v_writelane_b32 v0, s7, 49
	s_or_saveexec_b64 s[14:15], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_12
	s_branch .LBB2_14
.LBB2_12:
	s_or_saveexec_b64 s[14:15], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 48
	v_readlane_b32 s5, v0, 49
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 50
	v_writelane_b32 v0, s5, 51
	s_or_saveexec_b64 s[14:15], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_16
	s_branch .LBB2_16
.LBB2_14:
	buffer_load_dword v0, off, s[0:3], s33 offset:16
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v0, v0, 1, v0
	buffer_store_dword v0, off, s[0:3], s33 offset:16
	s_branch .LBB2_12
.LBB2_15:
	s_or_saveexec_b64 s[14:15], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s12, v0, 46
	v_readlane_b32 s13, v0, 47
	s_or_b64 exec, exec, s[12:13]
	v_readlane_b32 s6, v0, 14
	v_readlane_b32 s7, v0, 15
	v_readlane_b32 s10, v0, 40
	v_readlane_b32 s11, v0, 41
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	v_readlane_b32 s8, v0, 44
	v_readlane_b32 s9, v0, 45
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[4:5], s[4:5], s[10:11]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_writelane_b32 v0, s6, 16
	v_writelane_b32 v0, s7, 17
	v_writelane_b32 v0, s4, 18
	v_writelane_b32 v0, s5, 19
	s_or_saveexec_b64 s[14:15], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_branch .LBB2_5
.LBB2_16:
	s_or_saveexec_b64 s[14:15], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 50
	v_readlane_b32 s5, v0, 51
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:20
	s_mov_b32 s4, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:20
	s_mov_b64 s[4:5], 0
	s_xor_b64 s[4:5], exec, -1
	v_writelane_b32 v0, s4, 44
	v_writelane_b32 v0, s5, 45
	s_or_saveexec_b64 s[14:15], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_branch .LBB2_15
.LBB2_17:
	s_or_saveexec_b64 s[14:15], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 52
	v_readlane_b32 s5, v0, 53
	s_or_b64 exec, exec, s[4:5]
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e64 s[4:5], v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 54
	v_writelane_b32 v0, s7, 55
	s_or_saveexec_b64 s[14:15], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_18
	s_branch .LBB2_20
.LBB2_18:
	s_or_saveexec_b64 s[14:15], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 54
	v_readlane_b32 s5, v0, 55
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_and_b64 s[4:5], exec, s[4:5]
	v_writelane_b32 v0, s4, 56
	v_writelane_b32 v0, s5, 57
	s_or_saveexec_b64 s[14:15], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_21
	s_branch .LBB2_21
.LBB2_20:
	buffer_load_dword v2, off, s[0:3], s33 offset:16
	buffer_load_dword v7, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v3, 31, v0
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[5:6], s4, v[0:1]
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v4, v5
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v3, v6
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
	s_branch .LBB2_18
.LBB2_21:
	s_or_saveexec_b64 s[14:15], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 56
	v_readlane_b32 s5, v0, 57
	s_or_b64 exec, exec, s[4:5]
	s_endpgm
.LBB2_22:
	s_or_saveexec_b64 s[14:15], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 38
	v_readlane_b32 s5, v0, 39
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[14:15], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 36
	v_readlane_b32 s5, v0, 37
	s_mov_b64 s[6:7], -1
	s_xor_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 s[6:7], exec
	s_and_b64 s[4:5], s[6:7], s[4:5]
	s_xor_b64 s[6:7], s[4:5], s[6:7]
	v_writelane_b32 v0, s6, 52
	v_writelane_b32 v0, s7, 53
	s_or_saveexec_b64 s[14:15], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	s_mov_b64 exec, s[14:15]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_17
	s_branch .LBB2_7
	.section	.rodata
	.amdhsa_kernel c
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 32
		.amdhsa_kernarg_size 72
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
; want:
; ; facts of @c
; ; span 0 @c 0+5 in=0 exec=entry busy
; ; span 1 @c 5+2 in=0 exec=all busy whole
; ; span 2 @c 7+20 in=0 exec=entry busy
; ; span 3 @c 27+2 in=0 exec=all busy whole
; ; span 4 @.LBB2_1 29+1 in=1 exec=l1.126 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 5 @.LBB2_1 30+2 in=1 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 6 @.LBB2_1 32+49 in=1 exec=l1.126 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 7 @.LBB2_1 81+2 in=1 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 8 @.LBB2_1 83+2 in=1 exec=l1.126 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 9 @.LBB2_1 85+1 in=2 exec=l1.126 & c65 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 10 @b2 86+1 in=2 exec=l1.126 & c65 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 11 @b2 87+2 in=2 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 12 @b2 89+35 in=2 exec=l1.126 & c65 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 13 @b2 124+2 in=2 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 14 @b2 126+1 in=2 exec=l1.126 & c65 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 15 @b2 127+1 in=3 exec=l1.126 & c65 & c111 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 16 @b3 128+1 in=3 exec=l1.126 & c65 & c111 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 17 @.LBB2_6 129+1 in=3 exec=l1.126 & c65 & c111 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 18 @.LBB2_6 130+2 in=3 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 19 @.LBB2_6 132+38 in=3 exec=l1.126 & c65 & c111 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 20 @.LBB2_6 170+2 in=3 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 21 @.LBB2_6 172+1 in=3 exec=l1.126 & c65 & c111 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 22 @.LBB2_6 173+1 in=4 exec=l1.126 & c65 & c111 & c160 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 23 @b5 174+1 in=4 exec=l1.126 & c65 & c111 & c160 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 24 @.LBB2_9 175+1 in=4 exec=l1.126 & c65 & c111 & c160 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 25 @.LBB2_9 176+2 in=4 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 26 @.LBB2_9 178+6 in=4 exec=l1.126 & c65 & c111 & c160 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 27 @.LBB2_9 184+2 in=4 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 28 @.LBB2_9 186+1 in=4 exec=l1.126 & c65 & c111 & c160 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 29 @.LBB2_3 187+1 in=4 exec=l1.126 & c65 & c111 & c160 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 30 @.LBB2_3 188+2 in=4 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 31 @.LBB2_3 190+4 in=4 exec=l1.126 & c65 & c111 & c160 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 32 @.LBB2_3 194+10 in=3 exec=l1.126 & c65 & c111 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 33 @.LBB2_3 204+2 in=3 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 34 @.LBB2_3 206+1 in=3 exec=l1.126 & c65 & c111 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 35 @.LBB2_8 207+1 in=3 exec=l1.126 & c65 & c111 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 36 @.LBB2_8 208+2 in=3 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 37 @.LBB2_8 210+4 in=3 exec=l1.126 & c65 & c111 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 38 @.LBB2_8 214+14 in=3 exec=l1.126 & c65 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 39 @.LBB2_8 228+2 in=3 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 40 @.LBB2_8 230+1 in=3 exec=l1.126 & c65 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 41 @.LBB2_8 231+1 in=3 exec=l1.126 & c65 & !c111 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 42 @b9 232+1 in=3 exec=l1.126 & c65 & !c111 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 43 @.LBB2_4 233+1 in=3 exec=l1.126 & c65 & !c111 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 44 @.LBB2_4 234+2 in=3 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 45 @.LBB2_4 236+13 in=3 exec=l1.126 & c65 & !c111 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 46 @.LBB2_4 249+2 in=3 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 47 @.LBB2_4 251+1 in=3 exec=l1.126 & c65 & !c111 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 48 @.LBB2_10 252+1 in=3 exec=l1.126 & c65 & !c111 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 49 @.LBB2_10 253+2 in=3 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 50 @.LBB2_10 255+4 in=3 exec=l1.126 & c65 & !c111 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 51 @.LBB2_10 259+9 in=2 exec=l1.126 & c65 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 52 @.LBB2_10 268+2 in=2 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 53 @.LBB2_10 270+2 in=2 exec=l1.126 & c65 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 54 @.LBB2_10 272+1 in=5 exec=l1.126 & c65 & c160 | l1.126 & c65 & !c111 & !c160 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 55 @b12 273+1 in=5 exec=l1.126 & c65 & c160 | l1.126 & c65 & !c111 & !c160 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 56 @b12 274+2 in=5 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 57 @b12 276+30 in=5 exec=l1.126 & c65 & c160 | l1.126 & c65 & !c111 & !c160 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 58 @b12 306+2 in=5 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 59 @b12 308+1 in=5 exec=l1.126 & c65 & c160 | l1.126 & c65 & !c111 & !c160 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 60 @b12 309+1 in=6 exec=l1.126 & c65 & c160 & c299 | l1.126 & c65 & !c111 & !c160 & c299 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 61 @b13 310+1 in=6 exec=l1.126 & c65 & c160 & c299 | l1.126 & c65 & !c111 & !c160 & c299 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 62 @.LBB2_14 311+5 in=6 exec=l1.126 & c65 & c160 & c299 | l1.126 & c65 & !c111 & !c160 & c299 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 63 @.LBB2_12 316+1 in=6 exec=l1.126 & c65 & c160 & c299 | l1.126 & c65 & !c111 & !c160 & c299 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 64 @.LBB2_12 317+2 in=6 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 65 @.LBB2_12 319+4 in=6 exec=l1.126 & c65 & c160 & c299 | l1.126 & c65 & !c111 & !c160 & c299 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 66 @.LBB2_12 323+4 in=6 exec=l1.126 & c65 & c160 | l1.126 & c65 & !c111 & !c160 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 67 @.LBB2_12 327+2 in=6 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 68 @.LBB2_12 329+1 in=6 exec=l1.126 & c65 & c160 | l1.126 & c65 & !c111 & !c160 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 69 @.LBB2_12 330+1 in=6 exec=l1.126 & c65 & c160 & !c299 | l1.126 & c65 & !c111 & !c160 & !c299 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 70 @b16 331+1 in=6 exec=l1.126 & c65 & c160 & !c299 | l1.126 & c65 & !c111 & !c160 & !c299 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 71 @.LBB2_16 332+1 in=6 exec=l1.126 & c65 & c160 & !c299 | l1.126 & c65 & !c111 & !c160 & !c299 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 72 @.LBB2_16 333+2 in=6 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 73 @.LBB2_16 335+4 in=6 exec=l1.126 & c65 & c160 & !c299 | l1.126 & c65 & !c111 & !c160 & !c299 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 74 @.LBB2_16 339+10 in=5 exec=l1.126 & c65 & c160 | l1.126 & c65 & !c111 & !c160 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 75 @.LBB2_16 349+2 in=5 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 76 @.LBB2_16 351+1 in=5 exec=l1.126 & c65 & c160 | l1.126 & c65 & !c111 & !c160 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 77 @.LBB2_15 352+1 in=5 exec=l1.126 & c65 & c160 | l1.126 & c65 & !c111 & !c160 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 78 @.LBB2_15 353+2 in=5 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 79 @.LBB2_15 355+4 in=5 exec=l1.126 & c65 & c160 | l1.126 & c65 & !c111 & !c160 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 80 @.LBB2_15 359+19 in=2 exec=l1.126 & c65 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 81 @.LBB2_15 378+2 in=2 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 82 @.LBB2_15 380+1 in=2 exec=l1.126 & c65 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 83 @.LBB2_5 381+1 in=2 exec=l1.126 & c65 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 84 @.LBB2_5 382+2 in=2 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 85 @.LBB2_5 384+4 in=2 exec=l1.126 & c65 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 86 @.LBB2_5 388+29 in=1 exec=l1.126 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 87 @.LBB2_5 417+2 in=1 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 88 @.LBB2_5 419+1 in=1 exec=l1.126 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 89 @.LBB2_5 420+1 in=7 exec=l1.126 & !l1.833 & c65 & c160 | l1.126 & !l1.833 & c65 & !c111 & !c160 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 | entry & l1.126 & !l1.833 & l1.837 | !entry & !l1.126 & !l1.833 & l1.837 | entry & l1.126 & !l1.833 & !l1.837 | !entry & !l1.126 & !l1.833 & !l1.837
; ; span 90 @b20 421+1 in=1 exec=l1.126 & !l1.833 & c65 & c160 | l1.126 & !l1.833 & c65 & !c111 & !c160 empty care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & !l1.837 & c65 & c160 | entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & l1.126 & !l1.833 & l1.837 & !c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & !c65 & c160 | ...
; ; span 91 @.LBB2_22 422+1 in=1 exec=l1.126 & !l1.833 & c65 & c160 | l1.126 & !l1.833 & c65 & !c111 & !c160 empty care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & !l1.837 & c65 & c160 | entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & l1.126 & !l1.833 & l1.837 & !c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & !c65 & c160 | ...
; ; span 92 @.LBB2_22 423+2 in=1 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & !l1.837 & c65 & c160 | entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & l1.126 & !l1.833 & l1.837 & !c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & !c65 & c160 | ...
; ; span 93 @.LBB2_22 425+4 in=1 exec=l1.126 & !l1.833 & c65 & c160 | l1.126 & !l1.833 & c65 & !c111 & !c160 empty care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & !l1.837 & c65 & c160 | entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & l1.126 & !l1.833 & l1.837 & !c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & !c65 & c160 | ...
; ; span 94 @.LBB2_22 429+1 in=0 exec=entry busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & !l1.837 & c65 & c160 | entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & l1.126 & !l1.833 & l1.837 & !c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & !c65 & c160 | ...
; ; span 95 @.LBB2_22 430+2 in=0 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & !l1.837 & c65 & c160 | entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & l1.126 & !l1.833 & l1.837 & !c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & !c65 & c160 | ...
; ; span 96 @.LBB2_22 432+11 in=0 exec=entry busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & !l1.837 & c65 & c160 | entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & l1.126 & !l1.833 & l1.837 & !c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & !c65 & c160 | ...
; ; span 97 @.LBB2_22 443+2 in=0 exec=all busy whole care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & !l1.837 & c65 & c160 | entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & l1.126 & !l1.833 & l1.837 & !c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & !c65 & c160 | ...
; ; span 98 @.LBB2_22 445+1 in=0 exec=entry busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & !l1.837 & c65 & c160 | entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & l1.126 & !l1.833 & l1.837 & !c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & !c65 & c160 | ...
; ; span 99 @.LBB2_22 446+1 in=8 exec=entry & l1.126 & l1.835 & c65 & c111 | entry & !l1.835 & c65 & c111 | entry & !l1.126 & !l1.835 & !c65 & c111 | entry & !l1.126 & !l1.835 & !c111 care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & !l1.837 & c65 & c160 | entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & l1.126 & !l1.833 & l1.837 & !c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & !c65 & c160 | ...
; ; span 100 @b22 447+1 in=8 exec=entry & l1.126 & l1.835 & c65 & c111 | entry & !l1.835 & c65 & c111 | entry & !l1.126 & !l1.835 & !c65 & c111 | entry & !l1.126 & !l1.835 & !c111 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & !l1.837 & c65 & c160 | entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & l1.126 & !l1.833 & l1.837 & !c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & !c65 & c160 | ...
; ; span 101 @.LBB2_7 448+1 in=8 exec=entry & l1.126 & l1.835 & c65 & c111 | entry & !l1.835 & c65 & c111 | entry & !l1.126 & !l1.835 & !c65 & c111 | entry & !l1.126 & !l1.835 & !c111 busy care=entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & c65 & c160 | !entry & !l1.126 & !l1.833 & !l1.837 & c65 & c160 | entry & !l1.126 & l1.839 & l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & !l1.126 & !l1.839 & !l1.835 & l1.833 & l1.837 & !c65 & c160 | entry & l1.126 & !l1.833 & l1.837 & !c65 & c160 | !entry & !l1.126 & !l1.833 & l1.837 & !c65 & c160 | ...
; ; span 102 @.LBB2_17 449+1 in=8 exec=entry & l1.126 & l1.835 & c65 & c111 | entry & !l1.835 & c65 & c111 | entry & !l1.126 & !l1.835 & !c65 & c111 | entry & !l1.126 & !l1.835 & !c111 care=entry & l1.126 & c111 | !l1.126 & c111 | !l1.126 & c65 & !c111 | entry & l1.126 & !c65 & !c111 | !l1.126 & !c65 & !c111
; ; span 103 @.LBB2_17 450+2 in=8 exec=all busy whole care=entry & l1.126 & c111 | !l1.126 & c111 | !l1.126 & c65 & !c111 | entry & l1.126 & !c65 & !c111 | !l1.126 & !c65 & !c111
; ; span 104 @.LBB2_17 452+4 in=8 exec=entry & l1.126 & l1.835 & c65 & c111 | entry & !l1.835 & c65 & c111 | entry & !l1.126 & !l1.835 & !c65 & c111 | entry & !l1.126 & !l1.835 & !c111 care=entry & l1.126 & c111 | !l1.126 & c111 | !l1.126 & c65 & !c111 | entry & l1.126 & !c65 & !c111 | !l1.126 & !c65 & !c111
; ; span 105 @.LBB2_17 456+10 in=0 exec=entry busy care=entry & l1.126 & c111 | !l1.126 & c111 | !l1.126 & c65 & !c111 | entry & l1.126 & !c65 & !c111 | !l1.126 & !c65 & !c111
; ; span 106 @.LBB2_17 466+2 in=0 exec=all busy whole care=entry & l1.126 & c111 | !l1.126 & c111 | !l1.126 & c65 & !c111 | entry & l1.126 & !c65 & !c111 | !l1.126 & !c65 & !c111
; ; span 107 @.LBB2_17 468+1 in=0 exec=entry busy care=entry & l1.126 & c111 | !l1.126 & c111 | !l1.126 & c65 & !c111 | entry & l1.126 & !c65 & !c111 | !l1.126 & !c65 & !c111
; ; span 108 @.LBB2_17 469+1 in=9 exec=entry & c459 care=entry & l1.126 & c111 | !l1.126 & c111 | !l1.126 & c65 & !c111 | entry & l1.126 & !c65 & !c111 | !l1.126 & !c65 & !c111
; ; span 109 @b25 470+1 in=9 exec=entry & c459 busy care=entry & l1.126 & c111 | !l1.126 & c111 | !l1.126 & c65 & !c111 | entry & l1.126 & !c65 & !c111 | !l1.126 & !c65 & !c111
; ; span 110 @.LBB2_20 471+20 in=9 exec=entry & c459 busy care=entry & l1.126 & c111 | !l1.126 & c111 | !l1.126 & c65 & !c111 | entry & l1.126 & !c65 & !c111 | !l1.126 & !c65 & !c111
; ; span 111 @.LBB2_18 491+1 in=9 exec=entry & c459
; ; span 112 @.LBB2_18 492+2 in=9 exec=all busy whole
; ; span 113 @.LBB2_18 494+4 in=9 exec=entry & c459
; ; span 114 @.LBB2_18 498+4 in=9 exec=entry busy
; ; span 115 @.LBB2_18 502+2 in=9 exec=all busy whole
; ; span 116 @.LBB2_18 504+1 in=9 exec=entry busy
; ; span 117 @.LBB2_18 505+1 in=9 exec=entry & !c459
; ; span 118 @b28 506+1 in=9 exec=entry & !c459 busy
; ; span 119 @.LBB2_21 507+1 in=9 exec=entry & !c459
; ; span 120 @.LBB2_21 508+2 in=9 exec=all busy whole
; ; span 121 @.LBB2_21 510+4 in=9 exec=entry & !c459
; ; span 122 @.LBB2_21 514+1 in=0 exec=entry busy
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 loop in=0 join loop=0
; ;   join=428 flow@93 end@94
; ;   entry entry then l1.126
; ; region 2 split in=1 join
; ;   split=84 join=387 flow@85 end@86 skip @.LBB2_1->@.LBB2_5
; ;   entry l1.126 then l1.126 & c65
; ; region 3 split in=2 join
; ;   split=126 flow=213..230 join=258 flow@37 else@42 end@51 skip @b2->@.LBB2_8 skip else @.LBB2_8->@.LBB2_10
; ;   entry l1.126 & c65 then l1.126 & c65 & c111 else l1.126 & c65 & !c111
; ; region 4 split in=3 join
; ;   split=172 join=193 flow@31 end@32 skip @.LBB2_6->@.LBB2_3
; ;   entry l1.126 & c65 & c111 then l1.126 & c65 & c111 & c160
; ; region 5 split in=2 join
; ;   split=271 join=358 flow@79 end@80 skip @.LBB2_10->@.LBB2_15
; ;   entry l1.126 & c65 then l1.126 & c65 & c160 | l1.126 & c65 & !c111 & !c160
; ; region 6 split in=5 join
; ;   split=308 flow=322..329 join=338 flow@65 else@70 end@74 skip @b12->@.LBB2_12 skip else @.LBB2_12->@.LBB2_16
; ;   entry l1.126 & c65 & c160 | l1.126 & c65 & !c111 & !c160 then l1.126 & c65 & c160 & c299 | l1.126 & c65 & !c111 & !c160 & c299 else l1.126 & c65 & c160 & !c299 | l1.126 & c65 & !c111 & !c160 & !c299
; ; region 7 split in=1 outer closer=1
; ;   split=419 skip @.LBB2_5->@b20
; ;   entry l1.126 then l1.126 & !l1.833 & c65 & c160 | l1.126 & !l1.833 & c65 & !c111 & !c160
; ; region 8 split in=0 join
; ;   split=445 join=455 flow@104 end@105 skip @.LBB2_22->@.LBB2_17
; ;   entry entry then entry & l1.126 & l1.835 & c65 & c111 | entry & !l1.835 & c65 & c111 | entry & !l1.126 & !l1.835 & !c65 & c111 | entry & !l1.126 & !l1.835 & !c111
; ; region 9 split in=0 join
; ;   split=468 flow=497..504 join=513 flow@113 else@118 end@122 skip @.LBB2_17->@.LBB2_18 skip else @.LBB2_18->@.LBB2_21
; ;   entry entry then entry & c459 else entry & !c459
; ; lanes of loop 0 shrinks while-any

; test: behind a binary search, lanes that left it earlier have what they left with
; run:  divergence --grid 256 --workgroup 64
; bins is as clang 19 writes it: the upper end is at most 20, so the load of count[32 + high] touches 3 lines. In kept the
; lanes that did not enter the loop are on behind it, too, with any number: that load has no window.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	bins
	.type	bins,@function
bins:
	s_load_dword s2, s[4:5], 0x24
	s_load_dword s3, s[4:5], 0x40
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s2, s6, s2
	s_add_i32 s2, s2, s3
	v_add_u32_e32 v3, s2, v0
	v_lshlrev_b64 v[0:1], 2, v[3:4]
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v6, v[2:3], off
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s1
.LBB0_1:
	v_add_u32_e32 v3, v2, v5
	v_lshrrev_b32_e32 v3, 1, v3
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_add_co_u32_e32 v8, vcc, s0, v8
	v_addc_co_u32_e32 v9, vcc, v7, v9, vcc
	global_load_dword v8, v[8:9], off
	s_waitcnt vmcnt(0)
	v_cmp_nge_f32_e32 vcc, v6, v8
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_cndmask_b32_e32 v5, v3, v5, vcc
	v_add_u32_e32 v3, 1, v2
	v_cmp_le_u32_e32 vcc, v5, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_1
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[7:8], 2, v[2:3]
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v7, vcc, s0, v7
	v_addc_co_u32_e32 v8, vcc, v2, v8, vcc
	global_load_dword v2, v[7:8], off
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, v6, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_4
	v_add_u32_e32 v2, 32, v5
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v4, s3
	v_add_co_u32_e32 v2, vcc, s2, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dword v3, v[2:3], off
.LBB0_4:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v3, off
	s_endpgm
	.globl	kept
	.type	kept,@function
kept:
	s_load_dword s2, s[4:5], 0x24
	s_load_dword s3, s[4:5], 0x40
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s2, s6, s2
	s_add_i32 s2, s2, s3
	v_add_u32_e32 v3, s2, v0
	v_lshlrev_b64 v[0:1], 2, v[3:4]
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v6, v[2:3], off
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v6
	v_cmp_gt_f32_e32 vcc, 2.0, v6
	s_and_saveexec_b64 s[8:9], vcc
	v_mov_b32_e32 v5, 20
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s1
.LBB1_1:
	v_add_u32_e32 v3, v2, v5
	v_lshrrev_b32_e32 v3, 1, v3
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_add_co_u32_e32 v8, vcc, s0, v8
	v_addc_co_u32_e32 v9, vcc, v7, v9, vcc
	global_load_dword v8, v[8:9], off
	s_waitcnt vmcnt(0)
	v_cmp_nge_f32_e32 vcc, v6, v8
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_cndmask_b32_e32 v5, v3, v5, vcc
	v_add_u32_e32 v3, 1, v2
	v_cmp_le_u32_e32 vcc, v5, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_1
	s_mov_b64 exec, s[8:9]
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[7:8], 2, v[2:3]
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v7, vcc, s0, v7
	v_addc_co_u32_e32 v8, vcc, v2, v8, vcc
	global_load_dword v2, v[7:8], off
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, v6, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_4
	v_add_u32_e32 v2, 32, v5
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v4, s3
	v_add_co_u32_e32 v2, vcc, s2, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dword v3, v[2:3], off
.LBB1_4:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v3, off
	s_endpgm
	.amdhsa_kernel bins
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 80
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel kept
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 80
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; kernel bins
;   strides count the lanes of a wave
;   window-left.s:24
;     global_load_dword v6, v[2:3], off
;       affine 4 per lane; address 4 per lane; at most 7 lines
;         v2 is affine 4 per lane: computed from it (window-left.s:22)
;         v0 is affine 4 per lane: computed from it (window-left.s:20)
;         v3 is affine 1 per lane: computed from it (window-left.s:19)
;         v0 is affine 1 per lane: what is there at the start
;   window-left.s:31
;     loop 0: lanes leave in different iterations
;         the condition is divergent: computed from it (window-left.s:44)
;         the condition is divergent: computed from it (window-left.s:43)
;         the condition is divergent: computed from it (window-left.s:42)
;         v5 is divergent: computed from it (window-left.s:40)
;         the condition is divergent: computed from it (window-left.s:38)
;         v6 is divergent: loaded from different addresses (window-left.s:24)
;         v2 is affine 4 per lane: computed from it (window-left.s:22)
;         v0 is affine 4 per lane: computed from it (window-left.s:20)
;         v3 is affine 1 per lane: computed from it (window-left.s:19)
;         v0 is affine 1 per lane: what is there at the start
;   window-left.s:36
;     global_load_dword v8, v[8:9], off
;       divergent; at most 3 lines
;         v8 is divergent: computed from it (window-left.s:34)
;         v8 is divergent: computed from it (window-left.s:33)
;         v3 is divergent: computed from it (window-left.s:32)
;         v3 is divergent: computed from it (window-left.s:31)
;         v5 is divergent: computed from it
;         v5 is divergent: computed from it (window-left.s:40)
;         the condition is divergent: computed from it (window-left.s:38)
;         v6 is divergent: loaded from different addresses (window-left.s:24)
;         v2 is affine 4 per lane: computed from it (window-left.s:22)
;         v0 is affine 4 per lane: computed from it (window-left.s:20)
;         v3 is affine 1 per lane: computed from it (window-left.s:19)
;         v0 is affine 1 per lane: what is there at the start
;   window-left.s:44
;     s_andn2_b64 exec, exec, s[4:5]
;       divergent
;         the condition is divergent: computed from it (window-left.s:44)
;         the condition is divergent: computed from it (window-left.s:43)
;         the condition is divergent: computed from it (window-left.s:42)
;         v5 is divergent: computed from it (window-left.s:40)
;         the condition is divergent: computed from it (window-left.s:38)
;         v6 is divergent: loaded from different addresses (window-left.s:24)
;         v2 is affine 4 per lane: computed from it (window-left.s:22)
;         v0 is affine 4 per lane: computed from it (window-left.s:20)
;         v3 is affine 1 per lane: computed from it (window-left.s:19)
;         v0 is affine 1 per lane: what is there at the start
;   window-left.s:45
;     s_cbranch_execnz .LBB0_1
;       wave
;   window-left.s:52
;     global_load_dword v2, v[7:8], off
;       divergent
;         v7 is divergent: computed from it (window-left.s:50)
;         v7 is divergent: computed from it (window-left.s:48)
;         v2 is divergent: computed from it
;         v2 is divergent: other lanes keep an older value (window-left.s:39)
;         v2 is divergent: computed from it (window-left.s:39)
;         v3 is divergent: computed from it (window-left.s:32)
;         v3 is divergent: computed from it (window-left.s:31)
;         v5 is divergent: computed from it
;         v5 is divergent: computed from it (window-left.s:40)
;         the condition is divergent: computed from it (window-left.s:38)
;         v6 is divergent: loaded from different addresses (window-left.s:24)
;         v2 is affine 4 per lane: computed from it (window-left.s:22)
;         v0 is affine 4 per lane: computed from it (window-left.s:20)
;         v3 is affine 1 per lane: computed from it (window-left.s:19)
;         v0 is affine 1 per lane: what is there at the start
;   window-left.s:55
;     s_and_saveexec_b64 s[0:1], vcc
;       divergent
;         the condition is divergent: computed from it (window-left.s:55)
;         the condition is divergent: computed from it (window-left.s:54)
;         v6 is divergent: loaded from different addresses (window-left.s:24)
;         v2 is affine 4 per lane: computed from it (window-left.s:22)
;         v0 is affine 4 per lane: computed from it (window-left.s:20)
;         v3 is affine 1 per lane: computed from it (window-left.s:19)
;         v0 is affine 1 per lane: what is there at the start
;   window-left.s:56
;     s_cbranch_execz .LBB0_4
;       wave
;   window-left.s:63
;     global_load_dword v3, v[2:3], off
;       divergent; at most 3 lines
;         v2 is divergent: computed from it (window-left.s:61)
;         v2 is divergent: computed from it (window-left.s:59)
;         v2 is divergent: computed from it (window-left.s:57)
;         v5 is divergent: computed from it
;         v5 is divergent: other lanes keep an older value (window-left.s:40)
;         v5 is divergent: computed from it (window-left.s:40)
;         the condition is divergent: computed from it (window-left.s:38)
;         v6 is divergent: loaded from different addresses (window-left.s:24)
;         v2 is affine 4 per lane: computed from it (window-left.s:22)
;         v0 is affine 4 per lane: computed from it (window-left.s:20)
;         v3 is affine 1 per lane: computed from it (window-left.s:19)
;         v0 is affine 1 per lane: what is there at the start
;   window-left.s:70
;     global_store_dword v[0:1], v3, off
;       affine 4 per lane; address 4 per lane; at most 7 lines
;         v0 is affine 4 per lane: computed from it (window-left.s:67)
;         v0 is affine 4 per lane: computed from it (window-left.s:20)
;         v3 is affine 1 per lane: computed from it (window-left.s:19)
;         v0 is affine 1 per lane: what is there at the start
;
; kernel kept
;   strides count the lanes of a wave
;   window-left.s:89
;     global_load_dword v6, v[2:3], off
;       affine 4 per lane; address 4 per lane; at most 7 lines
;         v2 is affine 4 per lane: computed from it (window-left.s:87)
;         v0 is affine 4 per lane: computed from it (window-left.s:85)
;         v3 is affine 1 per lane: computed from it (window-left.s:84)
;         v0 is affine 1 per lane: what is there at the start
;   window-left.s:94
;     s_and_saveexec_b64 s[8:9], vcc
;       divergent
;         the condition is divergent: computed from it (window-left.s:94)
;         the condition is divergent: computed from it (window-left.s:93)
;         v6 is divergent: loaded from different addresses (window-left.s:89)
;         v2 is affine 4 per lane: computed from it (window-left.s:87)
;         v0 is affine 4 per lane: computed from it (window-left.s:85)
;         v3 is affine 1 per lane: computed from it (window-left.s:84)
;         v0 is affine 1 per lane: what is there at the start
;   window-left.s:101
;     loop 0: lanes leave in different iterations
;         the condition is divergent: computed from it (window-left.s:114)
;         the condition is divergent: computed from it (window-left.s:113)
;         the condition is divergent: computed from it (window-left.s:112)
;         v5 is divergent: computed from it (window-left.s:110)
;         the condition is divergent: computed from it (window-left.s:108)
;         v6 is divergent: loaded from different addresses (window-left.s:89)
;         v2 is affine 4 per lane: computed from it (window-left.s:87)
;         v0 is affine 4 per lane: computed from it (window-left.s:85)
;         v3 is affine 1 per lane: computed from it (window-left.s:84)
;         v0 is affine 1 per lane: what is there at the start
;   window-left.s:106
;     global_load_dword v8, v[8:9], off
;       divergent; at most 3 lines
;         v8 is divergent: computed from it (window-left.s:104)
;         v8 is divergent: computed from it (window-left.s:103)
;         v3 is divergent: computed from it (window-left.s:102)
;         v3 is divergent: computed from it (window-left.s:101)
;         v5 is divergent: computed from it
;         v5 is divergent: computed from it (window-left.s:110)
;         the condition is divergent: computed from it (window-left.s:108)
;         v6 is divergent: loaded from different addresses (window-left.s:89)
;         v2 is affine 4 per lane: computed from it (window-left.s:87)
;         v0 is affine 4 per lane: computed from it (window-left.s:85)
;         v3 is affine 1 per lane: computed from it (window-left.s:84)
;         v0 is affine 1 per lane: what is there at the start
;   window-left.s:114
;     s_andn2_b64 exec, exec, s[4:5]
;       divergent
;         the condition is divergent: computed from it (window-left.s:114)
;         the condition is divergent: computed from it (window-left.s:113)
;         the condition is divergent: computed from it (window-left.s:112)
;         v5 is divergent: computed from it (window-left.s:110)
;         the condition is divergent: computed from it (window-left.s:108)
;         v6 is divergent: loaded from different addresses (window-left.s:89)
;         v2 is affine 4 per lane: computed from it (window-left.s:87)
;         v0 is affine 4 per lane: computed from it (window-left.s:85)
;         v3 is affine 1 per lane: computed from it (window-left.s:84)
;         v0 is affine 1 per lane: what is there at the start
;   window-left.s:115
;     s_cbranch_execnz .LBB1_1
;       wave
;   window-left.s:122
;     global_load_dword v2, v[7:8], off
;       divergent
;         v7 is divergent: computed from it (window-left.s:120)
;         v7 is divergent: computed from it (window-left.s:118)
;         v2 is divergent: computed from it
;         v2 is divergent: other lanes keep an older value (window-left.s:109)
;         v2 is divergent: computed from it (window-left.s:109)
;         v3 is divergent: computed from it (window-left.s:102)
;         v3 is divergent: computed from it (window-left.s:101)
;         v5 is divergent: computed from it
;         v5 is divergent: computed from it (window-left.s:110)
;         the condition is divergent: computed from it (window-left.s:108)
;         v6 is divergent: loaded from different addresses (window-left.s:89)
;         v2 is affine 4 per lane: computed from it (window-left.s:87)
;         v0 is affine 4 per lane: computed from it (window-left.s:85)
;         v3 is affine 1 per lane: computed from it (window-left.s:84)
;         v0 is affine 1 per lane: what is there at the start
;   window-left.s:125
;     s_and_saveexec_b64 s[0:1], vcc
;       divergent
;         the condition is divergent: computed from it (window-left.s:125)
;         the condition is divergent: computed from it (window-left.s:124)
;         v6 is divergent: loaded from different addresses (window-left.s:89)
;         v2 is affine 4 per lane: computed from it (window-left.s:87)
;         v0 is affine 4 per lane: computed from it (window-left.s:85)
;         v3 is affine 1 per lane: computed from it (window-left.s:84)
;         v0 is affine 1 per lane: what is there at the start
;   window-left.s:126
;     s_cbranch_execz .LBB1_4
;       wave
;   window-left.s:133
;     global_load_dword v3, v[2:3], off
;       divergent
;         v2 is divergent: computed from it (window-left.s:131)
;         v2 is divergent: computed from it (window-left.s:129)
;         v2 is divergent: computed from it (window-left.s:127)
;         v5 is divergent: computed from it
;         v5 is divergent: other lanes keep an older value (window-left.s:110)
;         v5 is divergent: computed from it (window-left.s:110)
;         the condition is divergent: computed from it (window-left.s:108)
;         v6 is divergent: loaded from different addresses (window-left.s:89)
;         v2 is affine 4 per lane: computed from it (window-left.s:87)
;         v0 is affine 4 per lane: computed from it (window-left.s:85)
;         v3 is affine 1 per lane: computed from it (window-left.s:84)
;         v0 is affine 1 per lane: what is there at the start
;   window-left.s:140
;     global_store_dword v[0:1], v3, off
;       affine 4 per lane; address 4 per lane; at most 7 lines
;         v0 is affine 4 per lane: computed from it (window-left.s:137)
;         v0 is affine 4 per lane: computed from it (window-left.s:85)
;         v3 is affine 1 per lane: computed from it (window-left.s:84)
;         v0 is affine 1 per lane: what is there at the start

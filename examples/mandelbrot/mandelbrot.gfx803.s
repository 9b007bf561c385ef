	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.amdhsa_code_object_version 4
	.protected	mandelbrot              ; -- Begin function mandelbrot
	.globl	mandelbrot
	.p2align	8
	.type	mandelbrot,@function
mandelbrot:                             ; @mandelbrot
.Lfunc_begin0:
	.file	0 "." "mandelbrot.cl" md5 0xf492166939fbe3fbfd3e8267013646b9
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.loc	0 7 12 prologue_end             ; mandelbrot.cl:7:12
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx8 s[12:19], s[6:7], 0x8
	v_mov_b32_e32 v5, 0
                                        ; implicit-def: $sgpr10_sgpr11
                                        ; implicit-def: $sgpr4_sgpr5
                                        ; implicit-def: $sgpr2_sgpr3
                                        ; implicit-def: $sgpr20_sgpr21
                                        ; implicit-def: $sgpr22_sgpr23
                                        ; implicit-def: $sgpr24_sgpr25
                                        ; implicit-def: $sgpr26_sgpr27
                                        ; implicit-def: $sgpr28_sgpr29
                                        ; implicit-def: $sgpr30_sgpr31
                                        ; implicit-def: $sgpr34_sgpr35
                                        ; implicit-def: $sgpr36_sgpr37
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s1, s0, 16
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	s_add_i32 s0, s16, s8
	.loc	0 7 35 is_stmt 0                ; mandelbrot.cl:7:35
	s_mul_i32 s9, s9, s1
	.loc	0 7 12                          ; mandelbrot.cl:7:12
	v_add_u32_e32 v0, vcc, s0, v0
	.loc	0 7 35                          ; mandelbrot.cl:7:35
	s_add_i32 s0, s18, s9
	.loc	0 8 28 is_stmt 1                ; mandelbrot.cl:8:28
	v_cvt_f32_u32_e32 v2, v0
	.loc	0 7 35                          ; mandelbrot.cl:7:35
	v_add_u32_e32 v1, vcc, s0, v1
	.loc	0 8 58                          ; mandelbrot.cl:8:58
	v_cvt_f32_u32_e32 v3, v1
	.loc	0 7 12                          ; mandelbrot.cl:7:12
	v_mov_b32_e32 v4, s12
	.loc	0 8 18                          ; mandelbrot.cl:8:18
	v_mad_f32 v2, s14, v2, v4
	.loc	0 7 12                          ; mandelbrot.cl:7:12
	v_mov_b32_e32 v4, s13
	.loc	0 8 48                          ; mandelbrot.cl:8:48
	v_mad_f32 v3, s14, v3, v4
	s_mov_b32 s14, 0
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v4, 0
                                        ; implicit-def: $sgpr18_sgpr19
                                        ; implicit-def: $sgpr16_sgpr17
                                        ; implicit-def: $sgpr12_sgpr13
                                        ; implicit-def: $sgpr8_sgpr9
	s_branch .LBB0_9
.LBB0_1:                                ;   in Loop: Header=BB0_9 Depth=1
	.loc	0 0 48 is_stmt 0                ; mandelbrot.cl:0:48
	s_or_b64 exec, exec, s[56:57]
	s_xor_b64 s[58:59], exec, -1
	s_and_b64 s[52:53], s[52:53], exec
	s_orn2_b64 s[56:57], s[54:55], exec
.LBB0_2:                                ;   in Loop: Header=BB0_9 Depth=1
	s_or_b64 exec, exec, s[50:51]
	s_and_b64 s[58:59], s[58:59], exec
	s_xor_b64 s[54:55], exec, -1
	s_and_b64 s[50:51], s[52:53], exec
	s_orn2_b64 s[52:53], s[56:57], exec
.LBB0_3:                                ;   in Loop: Header=BB0_9 Depth=1
	s_or_b64 exec, exec, s[48:49]
	s_and_b64 s[58:59], s[58:59], exec
	s_and_b64 s[56:57], s[54:55], exec
	s_xor_b64 s[54:55], exec, -1
	s_and_b64 s[50:51], s[50:51], exec
	s_orn2_b64 s[48:49], s[52:53], exec
.LBB0_4:                                ;   in Loop: Header=BB0_9 Depth=1
	s_or_b64 exec, exec, s[46:47]
	s_and_b64 s[58:59], s[58:59], exec
	s_and_b64 s[56:57], s[56:57], exec
	s_and_b64 s[52:53], s[54:55], exec
	s_xor_b64 s[54:55], exec, -1
	s_and_b64 s[50:51], s[50:51], exec
	s_orn2_b64 s[46:47], s[48:49], exec
.LBB0_5:                                ;   in Loop: Header=BB0_9 Depth=1
	s_or_b64 exec, exec, s[44:45]
	s_and_b64 s[58:59], s[58:59], exec
	s_and_b64 s[56:57], s[56:57], exec
	s_and_b64 s[52:53], s[52:53], exec
	s_and_b64 s[60:61], s[54:55], exec
	s_xor_b64 s[48:49], exec, -1
	s_and_b64 s[44:45], s[50:51], exec
	s_orn2_b64 s[54:55], s[46:47], exec
.LBB0_6:                                ;   in Loop: Header=BB0_9 Depth=1
	s_or_b64 exec, exec, s[42:43]
	s_and_b64 s[58:59], s[58:59], exec
	s_and_b64 s[56:57], s[56:57], exec
	s_and_b64 s[52:53], s[52:53], exec
	s_and_b64 s[50:51], s[60:61], exec
	s_and_b64 s[48:49], s[48:49], exec
	s_xor_b64 s[46:47], exec, -1
	s_and_b64 s[44:45], s[44:45], exec
	s_orn2_b64 s[42:43], s[54:55], exec
.LBB0_7:                                ;   in Loop: Header=BB0_9 Depth=1
	s_or_b64 exec, exec, s[40:41]
	s_andn2_b64 s[36:37], s[36:37], exec
	s_and_b64 s[40:41], s[58:59], exec
	s_or_b64 s[36:37], s[36:37], s[40:41]
	s_andn2_b64 s[34:35], s[34:35], exec
	s_and_b64 s[40:41], s[56:57], exec
	s_or_b64 s[34:35], s[34:35], s[40:41]
	s_andn2_b64 s[30:31], s[30:31], exec
	s_and_b64 s[40:41], s[52:53], exec
	s_or_b64 s[30:31], s[30:31], s[40:41]
	s_andn2_b64 s[28:29], s[28:29], exec
	s_and_b64 s[40:41], s[50:51], exec
	s_or_b64 s[28:29], s[28:29], s[40:41]
	s_andn2_b64 s[26:27], s[26:27], exec
	s_and_b64 s[40:41], s[48:49], exec
	s_or_b64 s[26:27], s[26:27], s[40:41]
	s_andn2_b64 s[24:25], s[24:25], exec
	s_and_b64 s[40:41], s[46:47], exec
	s_or_b64 s[24:25], s[24:25], s[40:41]
	s_andn2_b64 s[22:23], s[22:23], exec
	s_and_b64 s[40:41], s[44:45], exec
	s_or_b64 s[22:23], s[22:23], s[40:41]
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[40:41], s[42:43], exec
	v_mov_b32_e32 v6, s62
	s_or_b64 s[20:21], s[20:21], s[40:41]
.LBB0_8:                                ;   in Loop: Header=BB0_9 Depth=1
	s_or_b64 exec, exec, s[38:39]
	.loc	0 12 2 is_stmt 1                ; mandelbrot.cl:12:2
	s_and_b64 s[38:39], exec, s[20:21]
	s_or_b64 s[0:1], s[38:39], s[0:1]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[38:39], s[36:37], exec
	s_or_b64 s[2:3], s[2:3], s[38:39]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[38:39], s[34:35], exec
	s_or_b64 s[4:5], s[4:5], s[38:39]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[38:39], s[30:31], exec
	s_or_b64 s[8:9], s[8:9], s[38:39]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[38:39], s[28:29], exec
	s_or_b64 s[10:11], s[10:11], s[38:39]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[38:39], s[26:27], exec
	s_or_b64 s[12:13], s[12:13], s[38:39]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[38:39], s[24:25], exec
	s_or_b64 s[16:17], s[16:17], s[38:39]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[38:39], s[22:23], exec
	v_mov_b32_e32 v7, s14
	s_or_b64 s[18:19], s[18:19], s[38:39]
	s_mov_b32 s14, s33
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_18
.LBB0_9:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 12 32 is_stmt 0               ; mandelbrot.cl:12:32
	v_mul_f32_e32 v7, v5, v5
	.loc	0 12 28                         ; mandelbrot.cl:12:28
	v_mad_f32 v6, v4, v4, v7
	.loc	0 12 36                         ; mandelbrot.cl:12:36
	v_cmp_ge_f32_e32 vcc, 4.0, v6
	v_mov_b32_e32 v6, s14
	s_andn2_b64 s[36:37], s[36:37], exec
	s_andn2_b64 s[34:35], s[34:35], exec
	s_andn2_b64 s[30:31], s[30:31], exec
	s_andn2_b64 s[28:29], s[28:29], exec
	s_andn2_b64 s[26:27], s[26:27], exec
	s_andn2_b64 s[24:25], s[24:25], exec
	s_or_b64 s[22:23], s[22:23], exec
	s_or_b64 s[20:21], s[20:21], exec
                                        ; implicit-def: $sgpr33
	.loc	0 12 2                          ; mandelbrot.cl:12:2
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB0_8
; %bb.10:                               ;   in Loop: Header=BB0_9 Depth=1
	.loc	0 13 19 is_stmt 1               ; mandelbrot.cl:13:19
	v_mad_f32 v6, v4, v4, -v7
	.loc	0 15 12                         ; mandelbrot.cl:15:12
	v_add_f32_e32 v4, v4, v4
	.loc	0 15 20 is_stmt 0               ; mandelbrot.cl:15:20
	v_mad_f32 v7, v4, v5, v3
	.loc	0 13 27 is_stmt 1               ; mandelbrot.cl:13:27
	v_add_f32_e32 v6, v2, v6
	.loc	0 12 32                         ; mandelbrot.cl:12:32
	v_mul_f32_e32 v8, v7, v7
	.loc	0 12 28 is_stmt 0               ; mandelbrot.cl:12:28
	v_mad_f32 v4, v6, v6, v8
	.loc	0 12 36                         ; mandelbrot.cl:12:36
	v_cmp_ge_f32_e32 vcc, 4.0, v4
	s_mov_b64 s[42:43], -1
	s_mov_b64 s[44:45], 0
	s_mov_b64 s[46:47], -1
	s_mov_b64 s[48:49], 0
	s_mov_b64 s[50:51], 0
	s_mov_b64 s[52:53], 0
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr62
	.loc	0 12 2                          ; mandelbrot.cl:12:2
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_7
; %bb.11:                               ;   in Loop: Header=BB0_9 Depth=1
	.loc	0 13 19 is_stmt 1               ; mandelbrot.cl:13:19
	v_mad_f32 v4, v6, v6, -v8
	.loc	0 13 27 is_stmt 0               ; mandelbrot.cl:13:27
	v_add_f32_e32 v8, v2, v4
	.loc	0 15 12 is_stmt 1               ; mandelbrot.cl:15:12
	v_add_f32_e32 v4, v6, v6
	.loc	0 15 20 is_stmt 0               ; mandelbrot.cl:15:20
	v_mad_f32 v6, v4, v7, v3
	.loc	0 12 32 is_stmt 1               ; mandelbrot.cl:12:32
	v_mul_f32_e32 v7, v6, v6
	.loc	0 12 28 is_stmt 0               ; mandelbrot.cl:12:28
	v_mad_f32 v4, v8, v8, v7
	.loc	0 12 36                         ; mandelbrot.cl:12:36
	v_cmp_ge_f32_e32 vcc, 4.0, v4
	s_mov_b64 s[54:55], -1
	s_mov_b64 s[48:49], -1
	s_mov_b64 s[60:61], 0
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr62
	.loc	0 12 2                          ; mandelbrot.cl:12:2
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB0_6
; %bb.12:                               ;   in Loop: Header=BB0_9 Depth=1
	.loc	0 13 19 is_stmt 1               ; mandelbrot.cl:13:19
	v_mad_f32 v4, v8, v8, -v7
	.loc	0 13 27 is_stmt 0               ; mandelbrot.cl:13:27
	v_add_f32_e32 v7, v2, v4
	.loc	0 15 12 is_stmt 1               ; mandelbrot.cl:15:12
	v_add_f32_e32 v4, v8, v8
	.loc	0 15 20 is_stmt 0               ; mandelbrot.cl:15:20
	v_mad_f32 v6, v4, v6, v3
	.loc	0 12 32 is_stmt 1               ; mandelbrot.cl:12:32
	v_mul_f32_e32 v8, v6, v6
	.loc	0 12 28 is_stmt 0               ; mandelbrot.cl:12:28
	v_mad_f32 v4, v7, v7, v8
	.loc	0 12 36                         ; mandelbrot.cl:12:36
	v_cmp_ge_f32_e32 vcc, 4.0, v4
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr62
	.loc	0 12 2                          ; mandelbrot.cl:12:2
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_5
; %bb.13:                               ;   in Loop: Header=BB0_9 Depth=1
	.loc	0 13 19 is_stmt 1               ; mandelbrot.cl:13:19
	v_mad_f32 v4, v7, v7, -v8
	.loc	0 13 27 is_stmt 0               ; mandelbrot.cl:13:27
	v_add_f32_e32 v8, v2, v4
	.loc	0 15 12 is_stmt 1               ; mandelbrot.cl:15:12
	v_add_f32_e32 v4, v7, v7
	.loc	0 15 20 is_stmt 0               ; mandelbrot.cl:15:20
	v_mad_f32 v6, v4, v6, v3
	.loc	0 12 32 is_stmt 1               ; mandelbrot.cl:12:32
	v_mul_f32_e32 v7, v6, v6
	.loc	0 12 28 is_stmt 0               ; mandelbrot.cl:12:28
	v_mad_f32 v4, v8, v8, v7
	.loc	0 12 36                         ; mandelbrot.cl:12:36
	v_cmp_ge_f32_e32 vcc, 4.0, v4
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr62
	.loc	0 12 2                          ; mandelbrot.cl:12:2
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_4
; %bb.14:                               ;   in Loop: Header=BB0_9 Depth=1
	.loc	0 13 19 is_stmt 1               ; mandelbrot.cl:13:19
	v_mad_f32 v4, v8, v8, -v7
	.loc	0 13 27 is_stmt 0               ; mandelbrot.cl:13:27
	v_add_f32_e32 v7, v2, v4
	.loc	0 15 12 is_stmt 1               ; mandelbrot.cl:15:12
	v_add_f32_e32 v4, v8, v8
	.loc	0 15 20 is_stmt 0               ; mandelbrot.cl:15:20
	v_mad_f32 v6, v4, v6, v3
	.loc	0 12 32 is_stmt 1               ; mandelbrot.cl:12:32
	v_mul_f32_e32 v8, v6, v6
	.loc	0 12 28 is_stmt 0               ; mandelbrot.cl:12:28
	v_mad_f32 v4, v7, v7, v8
	.loc	0 12 36                         ; mandelbrot.cl:12:36
	v_cmp_ge_f32_e32 vcc, 4.0, v4
	s_mov_b64 s[52:53], -1
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr62
	.loc	0 12 2                          ; mandelbrot.cl:12:2
	s_and_saveexec_b64 s[48:49], vcc
	s_cbranch_execz .LBB0_3
; %bb.15:                               ;   in Loop: Header=BB0_9 Depth=1
	.loc	0 13 19 is_stmt 1               ; mandelbrot.cl:13:19
	v_mad_f32 v4, v7, v7, -v8
	.loc	0 13 27 is_stmt 0               ; mandelbrot.cl:13:27
	v_add_f32_e32 v8, v2, v4
	.loc	0 15 12 is_stmt 1               ; mandelbrot.cl:15:12
	v_add_f32_e32 v4, v7, v7
	.loc	0 15 20 is_stmt 0               ; mandelbrot.cl:15:20
	v_mad_f32 v7, v4, v6, v3
	.loc	0 12 32 is_stmt 1               ; mandelbrot.cl:12:32
	v_mul_f32_e32 v6, v7, v7
	.loc	0 12 28 is_stmt 0               ; mandelbrot.cl:12:28
	v_mad_f32 v4, v8, v8, v6
	.loc	0 12 36                         ; mandelbrot.cl:12:36
	v_cmp_ge_f32_e32 vcc, 4.0, v4
	s_mov_b64 s[52:53], 0
	s_mov_b64 s[56:57], -1
	s_mov_b64 s[58:59], -1
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr62
	.loc	0 12 2                          ; mandelbrot.cl:12:2
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB0_2
; %bb.16:                               ;   in Loop: Header=BB0_9 Depth=1
	.loc	0 13 19 is_stmt 1               ; mandelbrot.cl:13:19
	v_mad_f32 v4, v8, v8, -v6
	.loc	0 13 27 is_stmt 0               ; mandelbrot.cl:13:27
	v_add_f32_e32 v6, v2, v4
	.loc	0 15 12 is_stmt 1               ; mandelbrot.cl:15:12
	v_add_f32_e32 v4, v8, v8
	.loc	0 15 20 is_stmt 0               ; mandelbrot.cl:15:20
	v_mad_f32 v7, v4, v7, v3
	.loc	0 12 32 is_stmt 1               ; mandelbrot.cl:12:32
	v_mul_f32_e32 v8, v7, v7
	.loc	0 12 28 is_stmt 0               ; mandelbrot.cl:12:28
	v_mad_f32 v4, v6, v6, v8
	.loc	0 12 36                         ; mandelbrot.cl:12:36
	v_cmp_ge_f32_e32 vcc, 4.0, v4
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $sgpr33
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $sgpr62
	.loc	0 12 2                          ; mandelbrot.cl:12:2
	s_and_saveexec_b64 s[56:57], vcc
	s_cbranch_execz .LBB0_1
; %bb.17:                               ;   in Loop: Header=BB0_9 Depth=1
	.loc	0 17 4 is_stmt 1                ; mandelbrot.cl:17:4
	s_add_i32 s33, s14, 8
	.loc	0 12 11                         ; mandelbrot.cl:12:11
	s_cmpk_eq_i32 s33, 0x80
	.loc	0 13 19                         ; mandelbrot.cl:13:19
	v_mad_f32 v4, v6, v6, -v8
	.loc	0 15 12                         ; mandelbrot.cl:15:12
	v_add_f32_e32 v5, v6, v6
	.loc	0 12 11                         ; mandelbrot.cl:12:11
	s_cselect_b64 s[54:55], -1, 0
	s_mov_b64 s[52:53], exec
	.loc	0 13 27                         ; mandelbrot.cl:13:27
	v_add_f32_e32 v4, v2, v4
	.loc	0 15 20                         ; mandelbrot.cl:15:20
	v_mad_f32 v5, v5, v7, v3
	s_movk_i32 s62, 0x80
	s_orn2_b64 s[54:55], s[54:55], exec
	s_branch .LBB0_1
.LBB0_18:
	.loc	0 0 20 is_stmt 0                ; mandelbrot.cl:0:20
	s_or_b64 exec, exec, s[0:1]
	s_xor_b64 s[0:1], s[18:19], -1
	s_xor_b64 s[22:23], s[16:17], -1
	s_xor_b64 s[20:21], s[12:13], -1
	s_xor_b64 s[18:19], s[10:11], -1
	s_xor_b64 s[10:11], s[8:9], -1
	s_xor_b64 s[16:17], s[4:5], -1
	s_xor_b64 s[12:13], s[2:3], -1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB0_44
; %bb.19:
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[2:3], s[22:23]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_41
; %bb.20:
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[4:5], s[20:21]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_38
; %bb.21:
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[8:9], s[18:19]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_35
; %bb.22:
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_xor_b64 s[10:11], exec, s[18:19]
	s_cbranch_execz .LBB0_32
; %bb.23:
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[18:19], s[16:17]
	s_xor_b64 s[16:17], exec, s[18:19]
	s_cbranch_execz .LBB0_29
; %bb.24:
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[18:19], s[12:13]
	s_xor_b64 s[12:13], exec, s[18:19]
; %bb.25:
	v_or_b32_e32 v6, 7, v7
; %bb.26:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.27:
	v_or_b32_e32 v6, 6, v7
; %bb.28:
	s_or_b64 exec, exec, s[12:13]
.LBB0_29:
	s_andn2_saveexec_b64 s[12:13], s[16:17]
; %bb.30:
	v_or_b32_e32 v6, 5, v7
; %bb.31:
	s_or_b64 exec, exec, s[12:13]
.LBB0_32:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
; %bb.33:
	v_or_b32_e32 v6, 4, v7
; %bb.34:
	s_or_b64 exec, exec, s[10:11]
.LBB0_35:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
; %bb.36:
	v_or_b32_e32 v6, 3, v7
; %bb.37:
	s_or_b64 exec, exec, s[8:9]
.LBB0_38:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
; %bb.39:
	v_or_b32_e32 v6, 2, v7
; %bb.40:
	s_or_b64 exec, exec, s[4:5]
.LBB0_41:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
; %bb.42:
	v_or_b32_e32 v6, 1, v7
; %bb.43:
	s_or_b64 exec, exec, s[2:3]
.LBB0_44:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 19 11 is_stmt 1               ; mandelbrot.cl:19:11
	v_mul_lo_u32 v2, v1, s15
	.loc	0 7 12                          ; mandelbrot.cl:7:12
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 19 2                          ; mandelbrot.cl:19:2
	v_mov_b32_e32 v1, 0
	.loc	0 19 19 is_stmt 0               ; mandelbrot.cl:19:19
	v_add_u32_e32 v0, vcc, v2, v0
	.loc	0 19 2                          ; mandelbrot.cl:19:2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	.loc	0 19 25                         ; mandelbrot.cl:19:25
	flat_store_dword v[0:1], v6
	.loc	0 20 1 is_stmt 1                ; mandelbrot.cl:20:1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel mandelbrot
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 63
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
	.size	mandelbrot, .Lfunc_end0-mandelbrot
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1240
; NumSgprs: 65
; NumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 8
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 65
; NumVGPRsForWavesPerEU: 9
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
	.hidden	__oclc_ABI_version              ; @__oclc_ABI_version
	.type	__oclc_ABI_version,@object
	.section	.rodata,"a",@progbits
	.weak	__oclc_ABI_version
	.p2align	2, 0x0
__oclc_ABI_version:
	.long	400                             ; 0x190
	.size	__oclc_ABI_version, 4

	.section	.debug_abbrev,"",@progbits
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	0                               ; DW_CHILDREN_no
	.byte	37                              ; DW_AT_producer
	.byte	37                              ; DW_FORM_strx1
	.byte	19                              ; DW_AT_language
	.byte	5                               ; DW_FORM_data2
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	114                             ; DW_AT_str_offsets_base
	.byte	23                              ; DW_FORM_sec_offset
	.byte	16                              ; DW_AT_stmt_list
	.byte	23                              ; DW_FORM_sec_offset
	.byte	27                              ; DW_AT_comp_dir
	.byte	37                              ; DW_FORM_strx1
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	115                             ; DW_AT_addr_base
	.byte	23                              ; DW_FORM_sec_offset
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	5                               ; DWARF version number
	.byte	1                               ; DWARF Unit Type
	.byte	8                               ; Address Size (in bytes)
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	1                               ; Abbrev [1] 0xc:0x17 DW_TAG_compile_unit
	.byte	0                               ; DW_AT_producer
	.short	21                              ; DW_AT_language
	.byte	1                               ; DW_AT_name
	.long	.Lstr_offsets_base0             ; DW_AT_str_offsets_base
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.byte	2                               ; DW_AT_comp_dir
	.byte	0                               ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	.Laddr_table_base0              ; DW_AT_addr_base
.Ldebug_info_end0:
	.section	.debug_str_offsets,"",@progbits
	.long	16                              ; Length of String Offsets Set
	.short	5
	.short	0
.Lstr_offsets_base0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"Debian clang version 19.1.7 (3~deb12u1)" ; string offset=0
.Linfo_string1:
	.asciz	"mandelbrot.cl"                 ; string offset=40
.Linfo_string2:
	.asciz	"."                             ; string offset=54
	.section	.debug_str_offsets,"",@progbits
	.long	.Linfo_string0
	.long	.Linfo_string1
	.long	.Linfo_string2
	.section	.debug_addr,"",@progbits
	.long	.Ldebug_addr_end0-.Ldebug_addr_start0 ; Length of contribution
.Ldebug_addr_start0:
	.short	5                               ; DWARF version number
	.byte	8                               ; Address size
	.byte	0                               ; Segment selector size
.Laddr_table_base0:
	.quad	.Lfunc_begin0
.Ldebug_addr_end0:
	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.ident	"Debian clang version 15.0.5"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .name:           steps
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           left
        .offset:         8
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .name:           top
        .offset:         12
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .name:           pitch
        .offset:         16
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .name:           width
        .offset:         20
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .offset:         72
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           mandelbrot
    .private_segment_fixed_size: 0
    .sgpr_count:     65
    .sgpr_spill_count: 0
    .symbol:         mandelbrot.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:

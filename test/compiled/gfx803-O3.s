	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.amdhsa_code_object_version 4
	.hidden	mix
	.globl	mix
	.p2align	2
	.type	mix,@function
mix:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v2, 3, v1
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_8
	s_mov_b64 s[6:7], 0
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v2, vcc, -1, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_7
.LBB0_3:
	v_cmp_lt_i32_e32 vcc, -1, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	v_mul_lo_u32 v0, v0, 3
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB0_2
	v_sub_u32_e32 v0, vcc, v1, v0
	s_branch .LBB0_2
.LBB0_7:
	s_or_b64 exec, exec, s[6:7]
.LBB0_8:
	s_or_b64 exec, exec, s[4:5]
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
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_lshl_b32 s2, s6, 6
	v_add_u32_e32 v3, vcc, s2, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v1, vcc, s8, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_and_b32_e32 v5, 0x3ff, v3
	flat_load_dword v6, v[1:2]
	v_lshlrev_b32_e32 v1, 2, v5
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v1, vcc, s10, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v7, v[1:2]
	s_mov_b64 s[0:1], exec
	s_mov_b32 s2, 0
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v3, 7, v6
	v_lshlrev_b32_e32 v3, v3, v6
.LBB1_1:
	s_ff1_i32_b64 s3, s[0:1]
	v_readlane_b32 s7, v3, s3
	s_lshl_b64 s[12:13], 1, s3
	s_add_i32 s2, s2, s7
	s_andn2_b64 s[0:1], s[0:1], s[12:13]
	s_cmp_lg_u64 s[0:1], 0
	s_cbranch_scc1 .LBB1_1
	s_load_dword s20, s[4:5], 0x30
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB1_4
	s_waitcnt lgkmcnt(0)
	s_min_i32 s3, s20, -2
	s_and_b32 s3, s3, 0x3ff
	s_lshl_b32 s3, s3, 2
	s_add_u32 s12, s8, s3
	s_addc_u32 s13, s9, 0
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	v_mov_b32_e32 v8, s2
	flat_atomic_add v[3:4], v8
.LBB1_4:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s7, s[4:5], 0x20
	s_load_dwordx2 s[12:13], s[4:5], 0x10
	s_load_dword s21, s[4:5], 0x2c
	v_and_b32_e32 v8, 63, v0
	v_xor_b32_e32 v3, 1, v8
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_f32_e64 s[0:1], s7, 0.5
	s_cmp_lt_i32 s12, 1
	s_cselect_b64 s[2:3], -1, 0
	s_or_b64 s[0:1], s[0:1], s[2:3]
	s_and_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v4, v6
	s_mov_b32 m0, -1
	s_cbranch_vccnz .LBB1_14
	s_load_dword s0, s[4:5], 0x24
	v_mov_b32_e32 v4, s20
	v_xor_b32_sdwa v9, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v7, 2, v3
	s_mov_b32 s22, 0
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v10, s0, 7
	v_cmp_ne_u16_e32 vcc, 0, v10
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_cmp_ne_u32_e64 s[0:1], 1, v4
	v_mov_b32_e32 v11, v6
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_11
.LBB1_6:
	ds_read_b32 v4, v7
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v12, v10
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v4, v9
	s_branch .LBB1_8
.LBB1_7:
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[2:3], exec, s[16:17]
	s_or_b64 s[14:15], s[2:3], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_10
.LBB1_8:
	s_or_b64 s[16:17], s[16:17], exec
	v_mov_b32_e32 v4, v11
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB1_7
	v_add_u16_e32 v12, -1, v12
	v_cmp_eq_u16_e64 s[2:3], 0, v12
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[2:3], s[2:3], exec
	v_mov_b32_e32 v4, s20
	s_or_b64 s[16:17], s[16:17], s[2:3]
	s_branch .LBB1_7
.LBB1_10:
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s22, s22, 1
	s_cmp_lt_i32 s22, s12
	s_cbranch_scc1 .LBB1_12
	s_branch .LBB1_13
.LBB1_11:
	v_mov_b32_e32 v4, v11
	s_add_i32 s22, s22, 1
	s_cmp_lt_i32 s22, s12
	s_cbranch_scc0 .LBB1_13
.LBB1_12:
	v_mov_b32_e32 v11, v4
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB1_6
	s_branch .LBB1_11
.LBB1_13:
	v_cvt_f32_ubyte0_e32 v7, v0
	s_mov_b32 s0, 0x3e800000
	v_mov_b32_e32 v9, s7
	s_add_i32 s2, s12, -1
	v_fma_f32 v7, v7, s0, v9
	s_add_u32 s0, s10, 44
	s_addc_u32 s1, s11, 0
	v_mov_b32_e32 v10, s1
	v_mov_b32_e32 v9, s0
	s_cmp_gt_u32 s2, 5
	flat_store_dword v[9:10], v7
	v_mov_b32_e32 v7, 0xbfc00000
	v_mov_b32_e32 v9, 0x3fc00000
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_max_f32_e64 v7, v7, v7 clamp
	v_med3_f32 v7, s7, v7, 4.0
.LBB1_14:
	s_load_dword s14, s[4:5], 0x28
	s_load_dwordx2 s[0:1], s[4:5], 0x18
	v_cvt_f16_f32_e32 v13, s7
	v_lshlrev_b32_e32 v9, 2, v8
	v_and_b32_e32 v8, s13, v4
	s_and_b32 s4, s20, 7
	ds_write_b32 v9, v8
	s_cmp_lt_i32 s4, 3
	v_xor_b32_e32 v9, s13, v0
	s_cbranch_scc1 .LBB1_18
	s_cmp_lt_i32 s4, 4
	s_cbranch_scc1 .LBB1_19
	s_cmp_lg_u32 s4, 4
	s_cbranch_scc0 .LBB1_20
	v_add_u32_e32 v10, vcc, -1, v4
	v_mov_b32_e32 v11, s7
	s_cbranch_execz .LBB1_21
	s_branch .LBB1_22
.LBB1_18:
	s_branch .LBB1_25
.LBB1_19:
	s_branch .LBB1_23
.LBB1_20:
	v_mov_b32_e32 v11, s7
.LBB1_21:
	v_lshlrev_b32_e32 v10, 2, v0
	v_mov_b32_e32 v11, s11
	v_add_u32_e32 v10, vcc, s10, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_load_dword v12, v[10:11]
	v_cvt_f32_f16_e32 v14, v13
	v_mov_b32_e32 v10, 0x2a05f200
	v_mov_b32_e32 v11, 1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i64_e32 vcc, s[0:1], v[10:11]
	v_cndmask_b32_e64 v10, v14, |v14|, vcc
	s_waitcnt vmcnt(0)
	v_subrev_f32_e32 v11, s7, v12
	v_add_f32_e64 v11, v10, |v11|
	v_mov_b32_e32 v10, v4
.LBB1_22:
	s_cbranch_execnz .LBB1_24
.LBB1_23:
	v_and_b32_e32 v10, 0x3ff, v9
	v_lshlrev_b32_e32 v10, 2, v10
	v_mov_b32_e32 v11, s9
	v_add_u32_e32 v10, vcc, s8, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v12, s0
	flat_atomic_add v[10:11], v12
	v_mov_b32_e32 v11, s7
	v_mov_b32_e32 v10, v4
.LBB1_24:
	s_cbranch_execnz .LBB1_28
.LBB1_25:
	s_cmp_lt_i32 s4, 2
	s_cbranch_scc1 .LBB1_27
	v_mul_lo_u32 v6, v6, 3
	v_add_u32_e32 v6, vcc, s13, v6
.LBB1_27:
	v_mov_b32_e32 v11, s7
	v_mov_b32_e32 v10, v4
.LBB1_28:
	v_cvt_f32_ubyte0_e32 v12, v0
	v_add_f32_e32 v12, 0x3fa00000, v12
	s_mov_b32 s18, 0x6f800000
	v_mov_b32_e32 v15, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v12|, s18
	v_cndmask_b32_e32 v14, 1.0, v15, vcc
	v_mul_f32_e32 v12, v12, v14
	v_cvt_f32_f16_e32 v4, v13
	v_rcp_f32_e32 v12, v12
	s_add_i32 s2, s6, s12
	s_add_i32 s2, s2, 9
	s_and_b32 s19, s12, 7
	v_mul_f32_e32 v4, v4, v12
	v_mul_f32_e32 v4, v14, v4
	v_cvt_f16_f32_e32 v4, v4
	v_xor_b32_e32 v12, s2, v0
	s_cmp_lg_u32 s19, 0
	s_mov_b32 s22, 0
	v_fma_f16 v4, v4, v13, 0.5
	v_cvt_f32_f16_e32 v13, v4
	s_cbranch_scc0 .LBB1_54
	s_and_b32 s4, s13, 15
	s_add_i32 s23, s4, 1
	v_cvt_f32_ubyte0_e32 v14, s23
	v_rcp_iflag_f32_e32 v14, v14
	s_and_b32 s2, s12, 15
	s_xor_b32 s2, s2, 14
	s_ashr_i32 s24, s20, s2
	v_mul_f32_e32 v14, 0x4f7ffffe, v14
	v_cvt_u32_f32_e32 v16, v14
	s_add_u32 s2, s10, 24
	s_addc_u32 s3, s11, 0
	s_not_b32 s4, s4
	v_mul_lo_u32 v17, s4, v16
	v_lshlrev_b32_e32 v20, 2, v3
	v_cvt_f32_f16_e32 v14, v4
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s4, 6, s14
	v_mul_hi_u32 v3, v16, v17
	s_and_b32 s4, s4, 7
	s_lshl_b32 s25, -8, s4
	s_mov_b64 s[4:5], 2
	v_add_u32_e32 v21, vcc, v16, v3
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	s_mov_b32 s26, 0x3fc00000
	v_mov_b32_e32 v22, 0xbfc00000
	v_mov_b32_e32 v23, 0x3fc00000
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v25, v10
	v_mov_b32_e32 v16, v12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v18, v7
	v_mov_b32_e32 v19, v9
	s_mov_b32 m0, -1
	s_branch .LBB1_31
.LBB1_30:
	s_add_i32 s22, s22, 1
	s_add_u32 s4, s4, 1
	s_addc_u32 s5, s5, 0
	s_cmp_eq_u32 s22, s19
	v_fma_f32 v17, v14, s21, v17
	s_cbranch_scc1 .LBB1_51
.LBB1_31:
	s_mov_b64 s[6:7], s[4:5]
	s_branch .LBB1_33
.LBB1_32:
	s_or_b64 exec, exec, s[10:11]
	v_fma_f32 v24, s26, s26, v17
	v_cmp_lt_i64_e64 s[10:11], s[6:7], 2
	v_fma_f32 v18, v17, s26, v17
	v_add_f32_e32 v24, 0x3fc00000, v24
	v_mul_f32_e32 v18, v18, v24
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB1_30
.LBB1_33:
	s_add_u32 s6, s6, -1
	s_addc_u32 s7, s7, -1
	s_xor_b32 s10, s6, 15
	v_mov_b32_e32 v24, v25
	v_mov_b32_e32 v25, s10
	s_nop 1
	v_mov_b32_dpp v25, v25 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_i32_e32 vcc, s24, v25
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_35
	v_readfirstlane_b32 s12, v3
	s_abs_i32 s13, s12
	v_mul_hi_u32 v19, s13, v21
	s_ashr_i32 s12, s12, 31
	v_and_b32_e32 v25, s6, v24
	v_xor_b32_e32 v16, v16, v25
	v_readfirstlane_b32 s14, v19
	s_mul_i32 s15, s14, s23
	s_sub_i32 s13, s13, s15
	s_add_i32 s15, s14, 1
	s_sub_i32 s16, s13, s23
	s_cmp_ge_u32 s13, s23
	s_cselect_b32 s14, s15, s14
	s_cselect_b32 s13, s16, s13
	s_add_i32 s15, s14, 1
	s_cmp_ge_u32 s13, s23
	s_cselect_b32 s13, s15, s14
	s_xor_b32 s13, s13, s12
	s_sub_i32 s12, s13, s12
	v_mov_b32_e32 v19, s12
.LBB1_35:
	s_or_b64 exec, exec, s[10:11]
	v_and_b32_e32 v26, 7, v24
	v_cmp_lt_i32_e32 vcc, 1, v26
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execnz .LBB1_38
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execnz .LBB1_47
.LBB1_37:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB1_32
	s_branch .LBB1_50
.LBB1_38:
	v_cmp_lt_i32_e32 vcc, 2, v26
	s_mov_b64 s[14:15], -1
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_46
	v_cmp_lt_i32_e32 vcc, 3, v26
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB1_43
	v_cmp_eq_u32_e32 vcc, 4, v26
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB1_42
	ds_read_b32 v25, v20
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, v0, v25
	v_mov_b32_e32 v26, s3
	v_cndmask_b32_e32 v27, v22, v23, vcc
	v_mov_b32_e32 v25, s2
	flat_store_dword v[25:26], v27
.LBB1_42:
	s_or_b64 exec, exec, s[16:17]
	v_add_u32_e32 v25, vcc, -1, v24
.LBB1_43:
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	v_mov_b32_e32 v25, s25
	s_or_b64 exec, exec, s[14:15]
	s_xor_b64 s[14:15], exec, -1
.LBB1_46:
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], s[14:15], exec
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB1_37
.LBB1_47:
	v_cmp_lt_i32_e32 vcc, 0, v26
	s_mov_b64 s[14:15], s[12:13]
	s_and_saveexec_b64 s[16:17], vcc
	v_mul_lo_u32 v17, v4, 3
	v_mad_u64_u32 v[3:4], s[14:15], v3, 3, 0
	s_and_b32 s14, s20, s6
	v_add_u32_e32 v4, vcc, v4, v17
	v_subrev_u32_e32 v3, vcc, s14, v3
	v_subbrev_u32_e32 v4, vcc, 0, v4, vcc
	s_or_b64 s[14:15], s[12:13], exec
	s_or_b64 exec, exec, s[16:17]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_or_b64 s[12:13], s[12:13], s[14:15]
	v_mov_b32_e32 v25, v24
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB1_32
.LBB1_50:
	v_add_f32_e32 v17, 0x3fa00000, v18
	v_cmp_gt_f32_e64 vcc, |v17|, s18
	v_cndmask_b32_e32 v18, 1.0, v15, vcc
	v_mul_f32_e32 v17, v17, v18
	v_rcp_f32_e32 v17, v17
	v_mov_b32_e32 v25, v24
	v_mul_f32_e32 v17, 0x3fc00000, v17
	v_mul_f32_e64 v17, v18, v17 clamp
	s_branch .LBB1_32
.LBB1_51:
	s_branch .LBB1_53
.LBB1_52:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	v_mov_b32_e32 v14, v13
	v_mov_b32_e32 v19, v9
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v18, v7
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v25, v10
	v_mov_b32_e32 v17, v11
.LBB1_53:
	s_add_i32 s20, s20, -2
	v_and_b32_e32 v4, 0xffff, v6
	v_add_u32_e32 v6, vcc, s20, v8
	v_add_u32_e32 v4, vcc, v6, v4
	v_add_u32_e32 v4, vcc, v4, v19
	v_bfe_i32 v0, v16, 0, 8
	v_add_u32_e32 v4, vcc, v4, v25
	v_add_u32_e32 v0, vcc, v4, v0
	v_add_u32_e32 v0, vcc, v0, v3
	v_lshlrev_b32_e32 v3, 2, v5
	v_mov_b32_e32 v4, s9
	v_add_u32_e32 v3, vcc, s8, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_store_dword v[3:4], v0
	v_add_f32_e32 v0, v18, v17
	v_add_f32_e32 v0, v0, v14
	flat_store_dword v[1:2], v0
	s_endpgm
.LBB1_54:
	s_cbranch_execnz .LBB1_52
	s_branch .LBB1_53
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k0
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 28
		.amdhsa_next_free_sgpr 27
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
.Lfunc_end1:
	.size	k0, .Lfunc_end1-k0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k1
	.globl	k1
	.p2align	8
	.type	k1,@function
k1:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_lshl_b32 s7, s6, 6
	v_add_u32_e32 v6, vcc, s7, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v5, v[1:2]
	v_and_b32_e32 v1, 0x3ff, v6
	v_lshlrev_b32_e32 v3, 2, v1
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v1, vcc, s2, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v4, v[1:2]
	v_and_b32_e32 v8, 63, v0
	v_lshlrev_b32_e32 v7, 2, v8
	v_xor_b32_e32 v8, 1, v8
	s_and_b32 s2, s8, s9
	s_mov_b32 s7, 0
	s_bitcmp0_b32 s2, 0
	s_mov_b32 m0, -1
	v_lshlrev_b32_e32 v8, 2, v8
	s_waitcnt vmcnt(1)
	ds_write_b32 v7, v5
	s_cbranch_scc1 .LBB2_6
	s_load_dword s10, s[4:5], 0x30
	ds_read_b32 v9, v8
	s_mov_b64 s[2:3], exec
	s_waitcnt lgkmcnt(0)
	v_min_i32_e32 v9, s10, v9
.LBB2_2:
	s_ff1_i32_b64 s10, s[2:3]
	v_readlane_b32 s12, v9, s10
	s_lshl_b64 s[10:11], 1, s10
	s_add_i32 s7, s7, s12
	s_andn2_b64 s[2:3], s[2:3], s[10:11]
	s_cmp_lg_u64 s[2:3], 0
	s_cbranch_scc1 .LBB2_2
	v_mbcnt_lo_u32_b32 v9, exec_lo, 0
	v_mbcnt_hi_u32_b32 v9, exec_hi, v9
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB2_5
	s_add_u32 s10, s0, 8
	s_addc_u32 s11, s1, 0
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v11, s7
	flat_atomic_add v[9:10], v11
.LBB2_5:
	s_or_b64 exec, exec, s[2:3]
.LBB2_6:
	s_load_dword s11, s[4:5], 0x2c
	s_load_dword s12, s[4:5], 0x20
	s_mov_b64 s[2:3], exec
	v_mbcnt_lo_u32_b32 v9, s2, 0
	v_mbcnt_hi_u32_b32 v9, s3, v9
	s_add_i32 s10, s6, s8
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB2_8
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v9, s12
	s_load_dword s13, s[4:5], 0x24
	s_bcnt1_i32_b64 s2, s[2:3]
	v_mov_b32_e32 v10, s1
	v_add_u32_e32 v9, vcc, 3, v9
	v_and_b32_e32 v9, 0x3ff, v9
	v_lshlrev_b32_e32 v9, 2, v9
	s_waitcnt lgkmcnt(0)
	s_min_i32 s13, s10, s13
	v_add_u32_e32 v9, vcc, s0, v9
	s_mul_i32 s2, s13, s2
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	v_mov_b32_e32 v11, s2
	flat_atomic_add v[9:10], v11
.LBB2_8:
	s_or_b64 exec, exec, s[6:7]
	ds_read_b32 v8, v8
	v_mov_b32_e32 v10, s1
	s_lshl_b32 s1, s8, 2
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v11, s1
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v11, v11, v8
	v_mov_b32_dpp v9, v6 row_mirror row_mask:0xf bank_mask:0xf
	v_and_b32_e32 v9, 0x3ff, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v8, vcc, s0, v9
	v_addc_u32_e32 v9, vcc, 0, v10, vcc
	s_waitcnt lgkmcnt(0)
	flat_atomic_add v[8:9], v11
	s_load_dword s1, s[4:5], 0x18
	v_xor_b32_e32 v9, s9, v0
	v_and_b32_e32 v11, 0xffff, v5
	v_lshlrev_b32_e32 v6, 2, v6
	s_mov_b32 s2, 0x6f800000
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v12, s1, v0
	v_cvt_f32_ubyte0_e32 v0, v0
	v_add_f32_e32 v0, 0x3fa00000, v0
	ds_bpermute_b32 v6, v6, v11
	v_mov_b32_e32 v13, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v0|, s2
	v_cndmask_b32_e32 v13, 1.0, v13, vcc
	v_cvt_f16_f32_e32 v8, s12
	v_mul_f32_e32 v0, v0, v13
	s_add_i32 s10, s10, s8
	v_rcp_f32_e32 v0, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	ds_read_b32 v7, v7
	s_add_i32 s1, s1, s10
	v_add_u32_e32 v9, vcc, s1, v9
	v_cvt_f32_i32_e32 v14, v6
	v_add_u32_e32 v5, vcc, v9, v5
	v_bfe_i32 v6, v12, 0, 8
	v_add_u32_e32 v5, vcc, v5, v11
	v_cvt_f32_f16_e32 v8, v8
	v_mul_f32_e32 v0, s11, v0
	v_add_u32_e32 v5, vcc, v5, v6
	v_mul_f32_e32 v0, v13, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v7, vcc, v5, v7
	v_add_u32_e32 v5, vcc, s0, v3
	v_mac_f32_e32 v4, v0, v14
	v_addc_u32_e32 v6, vcc, 0, v10, vcc
	v_add_f32_e32 v0, v4, v8
	flat_store_dword v[5:6], v7
	flat_store_dword v[1:2], v0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k1
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 14
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
.Lfunc_end2:
	.size	k1, .Lfunc_end2-k1
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k2
	.globl	k2
	.p2align	8
	.type	k2,@function
k2:
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_lshl_b32 s0, s6, 6
	v_add_u32_e32 v1, vcc, s0, v0
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v3, 2, v1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v1, vcc, s10, v3
	v_lshlrev_b32_e32 v4, 2, v0
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_mov_b32_e32 v7, s9
	flat_load_dword v5, v[1:2]
	v_add_u32_e32 v6, vcc, s8, v4
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	flat_load_dword v4, v[6:7]
	s_load_dwordx4 s[12:15], s[4:5], 0x20
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v10, s12
	s_and_b32 s0, s14, 0x3ff
	s_lshl_b32 s0, s0, 2
	s_add_u32 s0, s10, s0
	v_lshlrev_b32_e32 v11, 4, v10
	v_sub_u32_e32 v12, vcc, 0, v11
	v_cvt_f16_f32_e32 v7, s12
	s_addc_u32 s1, s11, 0
	v_cmp_gt_i32_e32 vcc, 0, v10
	v_mov_b32_e32 v9, s1
	v_cndmask_b32_e32 v10, v11, v12, vcc
	v_mov_b32_e32 v6, s15
	v_mov_b32_e32 v8, s0
	v_cmp_ne_u32_e32 vcc, s13, v10
	s_and_b64 vcc, exec, vcc
	s_waitcnt vmcnt(1)
	v_cmp_gt_f32_e64 s[0:1], -1.0, v5
	v_cndmask_b32_e64 v6, -v6, v6, s[0:1]
	s_mov_b64 s[0:1], 0
	flat_store_dword v[8:9], v6
	s_cbranch_vccz .LBB3_2
	v_add_f16_e32 v8, 0.5, v7
	s_mov_b64 s[18:19], -1
	v_mov_b32_e32 v6, s12
	s_cbranch_execz .LBB3_3
	s_branch .LBB3_8
.LBB3_2:
	s_mov_b64 s[18:19], 0
	v_mov_b32_e32 v6, s12
.LBB3_3:
	s_and_b32 s0, s2, 7
	s_cmp_eq_u32 s0, 0
	s_cbranch_scc1 .LBB3_6
	v_add_f32_e32 v6, 0xbfc00000, v5
	v_cvt_f16_f32_e32 v8, v6
	v_cvt_f32_ubyte0_e32 v6, v0
	v_add_f32_e32 v9, 0x3fa00000, v6
	v_mov_b32_e32 v6, s12
	s_mov_b32 s1, 0x6f800000
	v_mov_b32_e32 v10, 0x2f800000
.LBB3_5:
	v_cmp_gt_f32_e64 vcc, |v9|, s1
	v_cndmask_b32_e32 v11, 1.0, v10, vcc
	v_mul_f32_e32 v12, v9, v11
	v_rcp_f32_e32 v12, v12
	s_add_i32 s0, s0, -1
	v_fma_f16 v7, |v8|, v7, 0.5
	s_cmp_eq_u32 s0, 0
	v_mul_f32_e32 v12, v6, v12
	v_add_f32_e32 v6, 0x3e800000, v6
	v_mac_f32_e32 v6, v11, v12
	s_cbranch_scc0 .LBB3_5
	s_branch .LBB3_7
.LBB3_6:
	v_mov_b32_e32 v6, s12
.LBB3_7:
	v_cmp_nlt_f32_e64 s[18:19], 0.5, v6
	s_mov_b64 s[0:1], -1
	v_mov_b32_e32 v8, v7
.LBB3_8:
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execnz .LBB3_11
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execnz .LBB3_12
.LBB3_10:
	s_endpgm
.LBB3_11:
	s_and_b32 s7, s13, 15
	s_xor_b32 s12, s7, 8
	s_add_i32 s12, s12, 1
	v_cvt_f32_ubyte0_e32 v7, s12
	v_rcp_iflag_f32_e32 v7, v7
	s_load_dword s4, s[4:5], 0x18
	s_xor_b32 s5, s7, -9
	v_xor_b32_e32 v10, s3, v0
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	s_abs_i32 s3, s2
	s_add_i32 s6, s6, s2
	s_ashr_i32 s2, s2, 31
	v_mul_lo_u32 v9, s5, v7
	v_med3_f32 v11, s15, s15, 4.0
	v_cvt_f16_f32_e32 v11, v11
	v_mov_b32_e32 v12, s15
	v_mul_hi_u32 v9, v7, v9
	v_bfe_i32 v0, v0, 0, 8
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v13, 1, v4
	v_add_u32_e32 v7, vcc, v7, v9
	v_mul_hi_u32 v7, s3, v7
	v_fma_f16 v9, v11, v8, 0.5
	v_cvt_f32_f16_e32 v9, v9
	v_readfirstlane_b32 s5, v7
	s_mul_i32 s7, s5, s12
	s_sub_i32 s3, s3, s7
	s_add_i32 s13, s5, 1
	s_sub_i32 s7, s3, s12
	s_cmp_ge_u32 s3, s12
	s_cselect_b32 s5, s13, s5
	s_cselect_b32 s3, s7, s3
	s_add_i32 s7, s5, 1
	s_cmp_ge_u32 s3, s12
	s_cselect_b32 s3, s7, s5
	s_xor_b32 s3, s3, s2
	s_and_b32 s5, s6, 7
	s_sub_i32 s2, s3, s2
	s_lshl_b32 s5, s2, s5
	s_add_u32 s2, s10, 0x84
	s_addc_u32 s3, s11, 0
	v_mov_b32_e32 v8, s3
	v_mov_b32_e32 v7, s2
	flat_store_dword v[7:8], v12
	v_mov_b32_e32 v8, s9
	v_add_u32_e32 v7, vcc, s8, v3
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v0, vcc, v10, v0
	v_and_b32_e32 v12, 0xffff, v4
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, vcc, s4, v0
	v_add_u32_e32 v0, vcc, v0, v12
	v_add_u32_e32 v0, vcc, v0, v13
	v_mov_b32_e32 v11, s5
	v_add_u32_e32 v0, vcc, s5, v0
	s_andn2_b64 s[0:1], s[0:1], exec
	s_nop 0
	v_add_u32_dpp v0, vcc, v11, v0 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	flat_store_dword v[7:8], v0
	v_add_f32_e32 v0, v5, v6
	v_add_f32_e32 v0, v0, v9
	flat_store_dword v[1:2], v0
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB3_10
.LBB3_12:
	v_mov_b32_e32 v1, s9
	v_add_u32_e32 v0, vcc, s8, v3
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_waitcnt vmcnt(1)
	flat_store_dword v[0:1], v4
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k2
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 20
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
.Lfunc_end3:
	.size	k2, .Lfunc_end3-k2
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k3
	.globl	k3
	.p2align	8
	.type	k3,@function
k3:
	s_add_i32 s6, s6, s9
	s_lshr_b32 flat_scratch_hi, s6, 8
	s_load_dwordx4 s[16:19], s[4:5], 0x0
	s_load_dwordx2 s[20:21], s[4:5], 0x10
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[10:11], s[4:5]
	v_mov_b32_e32 v3, v0
	s_lshl_b32 s4, s8, 6
	v_add_u32_e32 v17, vcc, s4, v3
	v_lshlrev_b32_e32 v15, 2, v3
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s17
	v_add_u32_e32 v7, vcc, s16, v15
	v_addc_u32_e32 v8, vcc, 0, v0, vcc
	v_and_b32_e32 v0, 0x3ff, v17
	v_lshlrev_b32_e32 v11, 2, v0
	v_mov_b32_e32 v0, s19
	v_add_u32_e32 v5, vcc, s18, v11
	s_mov_b32 flat_scratch_lo, s7
	v_addc_u32_e32 v6, vcc, 0, v0, vcc
	flat_load_dword v13, v[7:8]
	flat_load_dword v12, v[5:6]
	s_load_dword s5, s[10:11], 0x20
	s_load_dwordx2 s[22:23], s[10:11], 0x2c
	s_add_i32 s4, s8, s20
	s_and_b32 s27, s21, 3
	s_mov_b32 s26, 0
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v14, s5
	s_cmp_eq_u32 s27, 0
	s_mov_b32 s32, 0
	s_cbranch_scc1 .LBB4_9
	s_or_b32 s28, s23, 1
	v_cvt_f32_u32_e32 v0, s28
	v_cvt_i32_f32_e32 v4, s5
	s_sub_i32 s7, 0, s28
	s_load_dword s6, s[10:11], 0x24
	v_rcp_iflag_f32_e32 v0, v0
	v_and_b32_e32 v2, 0x3ff, v4
	v_lshlrev_b32_e32 v2, 2, v2
	v_mov_b32_e32 v1, s19
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_add_u32_e32 v9, vcc, s18, v2
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	v_mul_lo_u32 v16, s7, v0
	s_waitcnt vmcnt(0)
	v_med3_f32 v2, v12, s5, 4.0
	v_cvt_f16_f32_e32 v18, v2
	s_waitcnt lgkmcnt(0)
	s_add_i32 s6, s6, s20
	v_mul_hi_u32 v1, v0, v16
	v_cmp_gt_f32_e64 s[12:13], -1.0, v12
	s_and_b32 s29, s6, 7
	v_cmp_eq_u32_e64 s[14:15], 30, v13
	v_add_u32_e32 v19, vcc, v0, v1
	v_mov_b32_e32 v16, s4
	v_mov_b32_e32 v20, 0x3e800000
	s_branch .LBB4_3
.LBB4_2:
	s_or_b64 exec, exec, s[24:25]
	s_add_i32 s26, s26, 1
	s_cmp_lg_u32 s27, s26
	v_fma_f16 v14, v18, v14, 0.5
	s_cbranch_scc0 .LBB4_10
.LBB4_3:
	s_lshr_b32 s4, s26, 7
	s_cmp_lg_u32 s20, s26
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v0, s4
	v_cndmask_b32_e32 v1, 16, v13, vcc
	v_cndmask_b32_e64 v0, 0, v0, s[12:13]
	v_lshlrev_b32_e32 v1, s29, v1
	v_cmp_ne_u32_e32 vcc, v0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB4_7
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execz .LBB4_6
	s_and_b32 s8, s26, 12
	v_mov_b32_e32 v0, s22
	v_cmp_eq_u32_e32 vcc, s8, v17
	v_cndmask_b32_e64 v0, v20, |v0|, vcc
	flat_store_dword v[9:10], v0
.LBB4_6:
	s_or_b64 exec, exec, s[6:7]
.LBB4_7:
	s_andn2_saveexec_b64 s[24:25], s[4:5]
	s_cbranch_execz .LBB4_2
	v_mov_b32_e32 v0, v4
	v_mov_b32_e32 v1, s23
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_sub_u32_e32 v0, vcc, 0, v16
	v_cndmask_b32_e64 v0, v0, v16, s[14:15]
	v_mul_hi_u32 v1, v0, v19
	v_mul_lo_u32 v1, v1, s28
	v_sub_u32_e32 v0, vcc, v0, v1
	v_subrev_u32_e32 v1, vcc, s28, v0
	v_cmp_le_u32_e32 vcc, s28, v0
	v_cndmask_b32_e32 v0, v0, v1, vcc
	v_subrev_u32_e32 v1, vcc, s28, v0
	v_cmp_le_u32_e32 vcc, s28, v0
	v_cndmask_b32_e32 v0, v0, v1, vcc
	s_nop 1
	v_mov_b32_dpp v16, v0 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_branch .LBB4_2
.LBB4_9:
	v_mov_b32_e32 v16, s4
.LBB4_10:
	s_mov_b64 s[4:5], exec
	v_min_i32_sdwa v0, v17, sext(v3) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	s_mov_b32 s6, 0
.LBB4_11:
	s_ff1_i32_b64 s7, s[4:5]
	v_readlane_b32 s12, v0, s7
	s_lshl_b64 s[8:9], 1, s7
	s_add_i32 s6, s6, s12
	s_andn2_b64 s[4:5], s[4:5], s[8:9]
	s_cmp_lg_u64 s[4:5], 0
	s_cbranch_scc1 .LBB4_11
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB4_14
	s_add_u32 s8, s16, 0xfe4
	s_addc_u32 s9, s17, 0
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	v_mov_b32_e32 v2, s6
	flat_atomic_add v[0:1], v2
.LBB4_14:
	s_or_b64 exec, exec, s[4:5]
	s_abs_i32 s4, s20
	s_and_b32 s8, s4, 7
	s_cmp_lt_i32 s8, 2
	s_cbranch_scc1 .LBB4_20
	s_cmp_gt_i32 s8, 3
	s_cbranch_scc0 .LBB4_21
	s_cmp_eq_u32 s8, 4
	s_cbranch_scc0 .LBB4_18
	v_mov_b32_e32 v1, s17
	v_add_u32_e32 v0, vcc, s16, v11
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, s21
	flat_store_dword v[0:1], v2
.LBB4_18:
	s_mov_b64 s[6:7], 0
	s_cbranch_execz .LBB4_22
	s_mov_b64 s[4:5], 0
	s_branch .LBB4_23
.LBB4_20:
	s_mov_b64 s[4:5], 0
	s_cbranch_execnz .LBB4_24
	s_branch .LBB4_28
.LBB4_21:
	s_mov_b64 s[6:7], 0
.LBB4_22:
	s_cmp_eq_u32 s8, 2
	s_cselect_b64 s[4:5], -1, 0
.LBB4_23:
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v0, v3
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB4_28
.LBB4_24:
	s_cmp_eq_u32 s8, 1
	s_cbranch_scc0 .LBB4_26
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v0, 2, v13
	v_mov_b32_e32 v1, s23
	ds_bpermute_b32 v0, v0, v1
	s_mov_b64 s[4:5], -1
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v1, v0, v3
	s_branch .LBB4_27
.LBB4_26:
.LBB4_27:
	v_mov_b32_e32 v0, v3
.LBB4_28:
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB4_30
	s_waitcnt vmcnt(1)
	v_cmp_gt_i32_e32 vcc, 30, v13
	s_bcnt1_i32_b64 s4, vcc
	s_lshl_b32 s4, s4, 2
	s_add_u32 s4, s18, s4
	s_addc_u32 s5, s19, 0
	v_mov_b32_e32 v10, s5
	v_max_f32_e64 v0, s22, s22 clamp
	v_mov_b32_e32 v9, s4
	flat_store_dword v[9:10], v0
	v_mov_b32_e32 v0, v1
.LBB4_30:
	flat_load_dword v1, v[7:8]
	v_or_b32_e32 v2, 1, v16
	v_cvt_f32_u32_e32 v4, v2
	v_sub_u32_e32 v7, vcc, 0, v2
	v_mov_b32_e32 v8, v17
	v_rcp_iflag_f32_e32 v4, v4
	s_load_dword s6, s[10:11], 0x18
	v_and_b32_e32 v9, 15, v16
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v7, v7, v4
	v_mul_hi_u32 v7, v4, v7
	v_add_u32_e32 v4, vcc, v4, v7
	v_mul_hi_u32 v4, s23, v4
	v_mov_b32_e32 v7, -5
	v_mul_lo_u32 v4, v4, v2
	s_nop 0
	v_mov_b32_dpp v8, v7 row_shr:1 row_mask:0xf bank_mask:0xf
	v_and_b32_e32 v7, 7, v8
	v_sub_u32_e32 v4, vcc, s23, v4
	v_sub_u32_e32 v8, vcc, v4, v2
	v_cmp_ge_u32_e32 vcc, v4, v2
	v_cndmask_b32_e32 v4, v4, v8, vcc
	v_sub_u32_e32 v8, vcc, v4, v2
	v_cmp_ge_u32_e32 vcc, v4, v2
	v_cndmask_b32_e32 v2, v4, v8, vcc
	s_waitcnt vmcnt(2)
	v_add_u32_e32 v2, vcc, v2, v13
	v_bfe_i32 v2, v2, 0, 16
	s_waitcnt vmcnt(0)
	v_min_i32_e32 v1, s23, v1
	v_lshlrev_b32_e32 v1, v7, v1
	v_readfirstlane_b32 s7, v1
	v_ashrrev_i32_e64 v1, v9, s7
	v_and_b32_e32 v1, v1, v17
	v_cmp_ne_u32_e32 vcc, v1, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB4_32
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e64 s[8:9], s6, 31
	v_cvt_f16_f32_e32 v1, s22
	s_bcnt1_i32_b64 s8, s[8:9]
	v_add_u32_e32 v2, vcc, s8, v3
	v_and_b32_e32 v3, 7, v16
	v_and_b32_e32 v2, 15, v2
	v_mov_b32_e32 v4, s6
	v_cmp_eq_u32_e32 vcc, 0, v3
	v_ashrrev_i32_e64 v2, v2, -6
	v_fma_f16 v1, v1, v14, 0.5
	v_cndmask_b32_e32 v4, 24, v4, vcc
.LBB4_32:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB4_34
	v_mov_b32_e32 v2, s19
	v_add_u32_e32 v1, vcc, s18, v15
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v1, v[1:2]
	v_add_f32_e32 v2, 0x3fa00000, v12
	s_mov_b32 s8, 0x6f800000
	v_mov_b32_e32 v3, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v2|, s8
	v_cndmask_b32_e32 v3, 1.0, v3, vcc
	v_mul_f32_e32 v2, v2, v3
	v_rcp_f32_e32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s6
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v1, v2
	v_mul_f32_e32 v1, v3, v1
	v_cvt_f16_f32_e32 v1, v1
	v_mov_b32_e32 v2, 1
	v_fma_f16 v1, v1, v14, 0.5
.LBB4_34:
	s_or_b64 exec, exec, s[4:5]
	v_and_b32_e32 v3, 0xffff, v13
	s_waitcnt lgkmcnt(0)
	s_add_i32 s6, s6, s20
	v_add_u32_e32 v3, vcc, s6, v3
	v_bfe_i32 v0, v0, 0, 8
	v_add_u32_e32 v3, vcc, v3, v16
	v_add_u32_e32 v0, vcc, v3, v0
	v_add_u32_e32 v0, vcc, s7, v0
	v_add_u32_e32 v0, vcc, v0, v2
	v_add_u32_e32 v2, vcc, v0, v4
	v_cvt_f32_f16_e32 v4, v1
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v0, vcc, s16, v11
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_store_dword v[0:1], v2
	v_add_f32_e32 v0, 0x3fc00000, v12
	v_add_f32_e32 v0, v0, v4
	flat_store_dword v[5:6], v0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k3
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 21
		.amdhsa_next_free_sgpr 33
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
	.size	k3, .Lfunc_end4-k3
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k4
	.globl	k4
	.p2align	8
	.type	k4,@function
k4:
	s_add_i32 s6, s6, s9
	s_lshr_b32 flat_scratch_hi, s6, 8
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[16:17], s[4:5], 0x10
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_lshl_b32 s6, s8, 6
	v_add_u32_e32 v11, vcc, s6, v0
	v_lshlrev_b32_e32 v12, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s13
	v_add_u32_e32 v1, vcc, s12, v12
	v_and_b32_e32 v3, 0x3ff, v11
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_lshlrev_b32_e32 v7, 2, v3
	s_mov_b32 flat_scratch_lo, s7
	v_mov_b32_e32 v4, s15
	v_add_u32_e32 v3, vcc, s14, v7
	flat_load_dword v8, v[1:2]
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_load_dword v9, v[3:4]
	s_and_b32 s11, s16, 7
	v_and_b32_e32 v6, 63, v0
	s_cmp_lg_u32 s11, 0
	s_mov_b32 s10, s8
	s_mov_b32 s18, 0
	v_lshlrev_b32_e32 v10, 2, v6
	s_cselect_b64 s[6:7], -1, 0
	s_cmp_eq_u32 s11, 0
	s_mov_b32 m0, -1
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v5, v8
	ds_write_b32 v10, v8
	s_cbranch_scc1 .LBB5_8
	v_xor_b32_e32 v5, 1, v6
	v_lshlrev_b32_e32 v5, 2, v5
	ds_read_b32 v14, v5
	v_mov_b32_e32 v6, s13
	v_add_u32_e32 v5, vcc, s12, v7
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	s_lshl_b32 s19, s11, 2
	v_mov_b32_e32 v13, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v14, v8
	s_branch .LBB5_3
.LBB5_2:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s18, s18, 1
	s_cmp_eq_u32 s18, s11
	s_cbranch_scc1 .LBB5_7
.LBB5_3:
	s_mov_b32 s8, 1
.LBB5_4:
	s_lshl_b32 s8, s8, 1
	s_cmp_gt_u32 s8, s19
	s_cbranch_scc0 .LBB5_4
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB5_2
	flat_store_dword v[5:6], v13
	s_branch .LBB5_2
.LBB5_7:
	v_mov_b32_e32 v5, 20
	ds_write_b32 v10, v5
.LBB5_8:
	s_load_dword s20, s[4:5], 0x20
	s_load_dwordx2 s[18:19], s[4:5], 0x18
	v_xor_b32_e32 v10, s17, v0
	v_mov_b32_e32 v6, s16
	v_xor_b32_sdwa v13, v8, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v6, s20
	v_and_b32_e32 v14, 15, v10
	v_readfirstlane_b32 s4, v11
	v_ashrrev_i32_e32 v11, v14, v11
	v_add_u32_e32 v13, vcc, s4, v13
	s_nop 0
	v_mov_b32_dpp v11, v11 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_le_i32_e32 vcc, v13, v11
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB5_14
	v_mov_b32_e32 v2, -3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v0
	v_cvt_f32_ubyte0_e32 v1, v0
	s_nop 0
	v_mov_b32_dpp v9, v2 row_mirror row_mask:0xf bank_mask:0xf
	v_cmp_ne_u32_e32 vcc, s18, v9
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB5_11
	v_mov_b32_e32 v2, s15
	v_add_u32_e32 v11, vcc, s14, v12
	v_addc_u32_e32 v12, vcc, 0, v2, vcc
	flat_load_dword v2, v[11:12]
	v_add_f32_e32 v9, 0x3fa00000, v1
	s_mov_b32 s14, 0x6f800000
	v_mov_b32_e32 v11, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v9|, s14
	v_cndmask_b32_e32 v11, 1.0, v11, vcc
	v_mul_f32_e32 v9, v9, v11
	v_rcp_f32_e32 v9, v9
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, v2, v9
	v_mul_f32_e32 v2, v11, v2
.LBB5_11:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	v_max_f32_e64 v2, s20, s20 clamp
	v_and_b32_e32 v2, 0x7fffffff, v2
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s8, 0x3e800000
	v_med3_f32 v9, v1, s8, 4.0
	v_max_f32_e64 v1, v1, v1 clamp
	v_med3_f32 v1, v9, v1, 4.0
	v_fma_f32 v9, v1, v2, s20
	v_mov_b32_e32 v1, s20
	v_fma_f32 v1, v9, s8, v1
	v_add_f32_e32 v13, 0x3fc00000, v1
	v_mul_lo_u32 v1, v8, 3
	s_and_b32 s8, s17, 15
	s_ashr_i32 s8, s16, s8
	v_add_u32_e32 v11, vcc, s8, v1
.LBB5_14:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB5_26
	v_and_b32_e32 v11, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v11
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB5_23
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB5_21
	s_mov_b32 s6, 0x3e800000
	v_mov_b32_e32 v1, 0x3fc00000
	v_mov_b32_e32 v2, s20
	v_fma_f32 v1, s6, v1, v2
	v_cvt_f16_f32_e32 v1, v1
	s_mov_b32 s14, 0
	v_mov_b32_e32 v11, v8
	s_branch .LBB5_19
.LBB5_18:
	v_and_b32_e32 v2, 0xffff, v11
	v_mov_b32_e32 v11, s14
	s_add_i32 s14, s14, 1
	s_cmp_eq_u32 s11, s14
	v_mov_b32_dpp v11, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mad_u32_u24 v11, v2, 3, v11
	v_fma_f16 v6, v1, v6, 0.5
	s_cselect_b64 s[6:7], -1, 0
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB5_22
.LBB5_19:
	s_cmp_eq_u32 s14, s18
	s_cbranch_scc0 .LBB5_18
	s_branch .LBB5_22
.LBB5_21:
	v_mov_b32_e32 v11, v8
.LBB5_22:
	v_cvt_f32_ubyte0_e32 v1, v0
	v_cvt_f16_f32_e32 v1, v1
	v_fma_f16 v6, v1, v6, 0.5
.LBB5_23:
	s_or_saveexec_b64 s[6:7], s[8:9]
	v_mov_b32_e32 v13, s20
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB5_25
	flat_load_dword v1, v[1:2]
	v_and_b32_e32 v2, 7, v8
	v_mov_b32_e32 v13, s20
	v_mov_b32_e32 v11, v8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 15, v1
	v_lshrrev_b32_e64 v1, v1, 1
	v_lshlrev_b32_e32 v10, v2, v1
.LBB5_25:
	s_or_b64 exec, exec, s[6:7]
.LBB5_26:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e32 vcc, -1.0, v9
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[14:15], exec, s[4:5]
	s_cbranch_execnz .LBB5_29
	s_andn2_saveexec_b64 s[4:5], s[14:15]
	s_cbranch_execnz .LBB5_30
.LBB5_28:
	s_endpgm
.LBB5_29:
	v_bfe_i32 v1, v0, 0, 8
	v_mul_lo_u32 v0, v8, v1
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_lshl_b32 s4, s16, 1
	s_add_i32 s4, s18, s4
	s_add_i32 s4, s4, s17
	s_add_i32 s4, s4, s10
	v_add_u32_e32 v1, vcc, s4, v1
	v_and_b32_e32 v0, 0xffff, v11
	v_add_u32_e32 v1, vcc, v1, v10
	v_add_u32_e32 v0, vcc, v1, v0
	v_add_u32_e32 v2, vcc, v0, v5
	v_cvt_f32_f16_e32 v5, v6
	v_mov_b32_e32 v1, s13
	v_add_u32_e32 v0, vcc, s12, v7
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dword v[0:1], v2
	v_add_f32_e32 v0, v9, v13
	v_add_f32_e32 v0, v0, v5
	flat_store_dword v[3:4], v0
	s_andn2_saveexec_b64 s[4:5], s[14:15]
	s_cbranch_execz .LBB5_28
.LBB5_30:
	v_mov_b32_e32 v1, s13
	v_add_u32_e32 v0, vcc, s12, v7
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dword v[0:1], v8
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k4
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 33
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
	.size	k4, .Lfunc_end5-k4
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k5
	.globl	k5
	.p2align	8
	.type	k5,@function
k5:
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	v_lshlrev_b32_e32 v3, 2, v0
	s_lshl_b32 s0, s6, 6
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v1, vcc, s8, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v6, v[1:2]
	v_add_u32_e32 v4, vcc, s0, v0
	v_and_b32_e32 v5, 0x3ff, v4
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, 0xffff, v6
	v_cmp_ne_u32_e32 vcc, 7, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[16:17], exec, s[0:1]
	s_cbranch_execnz .LBB6_3
	s_andn2_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execnz .LBB6_14
.LBB6_2:
	s_endpgm
.LBB6_3:
	s_load_dword s7, s[4:5], 0x20
	v_and_b32_e32 v4, 3, v0
	v_cmp_eq_u32_e32 vcc, 1, v4
	v_cmp_ne_u32_e64 s[0:1], 1, v4
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[12:13], exec, s[2:3]
	s_cbranch_execz .LBB6_5
	v_mov_b32_e32 v4, s11
	v_add_u32_e64 v3, s[2:3], s10, v3
	v_addc_u32_e64 v4, s[2:3], 0, v4, s[2:3]
	flat_load_dword v3, v[3:4]
	v_mov_b32_e32 v4, 0x3fa00000
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v4, s7, v4
	s_mov_b32 s2, 0x6f800000
	v_mov_b32_e32 v7, 0x2f800000
	v_cmp_gt_f32_e64 s[2:3], |v4|, s2
	v_cndmask_b32_e64 v7, 1.0, v7, s[2:3]
	v_mul_f32_e32 v4, v4, v7
	v_rcp_f32_e32 v4, v4
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v3, v3, v3 clamp
	v_mul_f32_e32 v3, v3, v4
	v_mul_f32_e32 v7, v7, v3
.LBB6_5:
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_load_dword s18, s[4:5], 0x28
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB6_7
	v_and_b32_e32 v3, 0x3ff, v6
	v_lshlrev_b32_e32 v3, 2, v3
	v_mov_b32_e32 v4, s9
	v_add_u32_e64 v3, s[2:3], s8, v3
	v_addc_u32_e64 v4, s[2:3], 0, v4, s[2:3]
	flat_load_dword v3, v[3:4]
	s_load_dwordx2 s[2:3], s[4:5], 0x2c
	v_cvt_f32_ubyte0_e32 v4, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s7
	v_add_f32_e32 v4, s2, v4
	v_mul_f32_e32 v7, s2, v7
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 15, v3
	v_lshrrev_b32_e64 v3, v3, 1
	v_cmp_lt_i32_e64 s[2:3], s3, v3
	v_cndmask_b32_e64 v3, v7, |v4|, s[2:3]
	v_and_b32_e32 v7, 0x7fffffff, v3
.LBB6_7:
	s_or_b64 exec, exec, s[12:13]
	v_and_b32_e32 v3, 15, v6
	v_add_u32_e64 v9, s[2:3], 1, v3
	v_cvt_f32_ubyte0_e32 v4, v9
	v_rcp_iflag_f32_e32 v4, v4
	v_not_b32_e32 v3, v3
	s_load_dwordx4 s[12:15], s[4:5], 0x10
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s4, s18
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_cvt_f16_f32_e32 v8, s7
	s_add_i32 s5, s6, s12
	v_mul_lo_u32 v3, v3, v4
	v_mul_hi_u32 v3, v4, v3
	v_add_u32_e64 v3, s[2:3], v4, v3
	v_mad_u64_u32 v[3:4], s[2:3], s4, v3, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB6_9
	v_and_b32_e32 v3, 0x3ff, v6
	v_lshlrev_b32_e32 v3, 2, v3
	v_mov_b32_e32 v11, s9
	v_add_u32_e64 v10, s[0:1], s8, v3
	v_addc_u32_e64 v11, s[0:1], 0, v11, s[0:1]
	flat_load_dword v10, v[10:11]
	v_add_u32_e64 v3, s[0:1], s14, v0
	s_lshl_b32 s0, s5, 16
	s_add_i32 s1, s0, 0xf0000
	s_add_i32 s0, s0, 0xe0000
	s_ashr_i32 s1, s1, 16
	s_ashr_i32 s6, s0, 16
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v10, s12, v10
	v_sub_u32_e64 v10, s[0:1], s1, v10
	v_sub_u32_e64 v11, s[0:1], s6, v0
	v_xor_b32_e32 v10, v10, v11
.LBB6_9:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB6_11
	v_subrev_f32_e32 v3, s7, v7
	v_cvt_f16_f32_e32 v10, v3
	s_abs_i32 s0, s12
	v_lshlrev_b32_e32 v11, 2, v5
	v_xor_b32_e32 v3, s0, v0
	v_fma_f16 v8, |v10|, v8, 0.5
	v_mov_b32_e32 v12, s9
	v_add_u32_e64 v10, s[0:1], s8, v11
	v_addc_u32_e64 v11, s[0:1], 0, v12, s[0:1]
	v_mov_b32_e32 v12, s12
	flat_store_dword v[10:11], v12
	v_mov_b32_e32 v10, s5
.LBB6_11:
	s_or_b64 exec, exec, s[2:3]
	s_ashr_i32 s2, s18, 31
	v_mov_b32_e32 v11, v6
	v_mov_b32_e32 v12, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_13
	flat_load_dword v12, v[1:2]
	v_mov_b32_e32 v11, v0
.LBB6_13:
	s_or_b64 exec, exec, s[0:1]
	v_mul_lo_u32 v1, v4, v9
	v_mul_lo_u32 v2, v6, 3
	v_add_u32_e32 v6, vcc, 1, v4
	v_sub_u32_e32 v1, vcc, s4, v1
	v_cmp_ge_u32_e32 vcc, v1, v9
	v_cndmask_b32_e32 v4, v4, v6, vcc
	v_sub_u32_e64 v6, s[0:1], v1, v9
	v_cndmask_b32_e32 v1, v1, v6, vcc
	v_add_u32_e32 v6, vcc, 1, v4
	v_cmp_ge_u32_e32 vcc, v1, v9
	v_cndmask_b32_e32 v1, v4, v6, vcc
	v_xor_b32_e32 v1, s2, v1
	v_subrev_u32_e32 v1, vcc, s2, v1
	s_mul_i32 s0, s14, 3
	v_add_u32_e32 v2, vcc, v1, v2
	v_lshlrev_b32_e32 v5, 2, v5
	s_add_i32 s0, s12, s0
	v_xor_b32_e32 v4, s13, v0
	v_mov_b32_e32 v1, s11
	v_add_u32_e32 v0, vcc, s10, v5
	s_add_i32 s0, s0, 17
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_and_b32_e32 v2, 0xffff, v2
	v_add_u32_e32 v4, vcc, s0, v4
	v_add_u32_e32 v2, vcc, v4, v2
	v_bfe_i32 v3, v3, 0, 8
	v_add_u32_e32 v2, vcc, v2, v10
	v_add_u32_e32 v2, vcc, v2, v3
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, v2, v12
	v_add_u32_e32 v4, vcc, v2, v11
	v_cvt_f32_f16_e32 v6, v8
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v2, vcc, s8, v5
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_store_dword v[2:3], v4
	v_add_f32_e32 v2, s7, v7
	v_add_f32_e32 v2, v2, v6
	flat_store_dword v[0:1], v2
	s_andn2_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB6_2
.LBB6_14:
	v_lshlrev_b32_e32 v0, 2, v5
	v_mov_b32_e32 v1, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dword v[0:1], v6
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k5
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 19
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
.Lfunc_end6:
	.size	k5, .Lfunc_end6-k5
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k6
	.globl	k6
	.p2align	8
	.type	k6,@function
k6:
	s_load_dwordx8 s[16:23], s[4:5], 0x0
	v_mov_b32_e32 v3, v0
	v_lshlrev_b32_e32 v20, 2, v3
	s_add_i32 s6, s6, s9
	s_mov_b32 flat_scratch_lo, s7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s17
	v_add_u32_e32 v6, vcc, s16, v20
	s_lshr_b32 flat_scratch_hi, s6, 8
	v_addc_u32_e32 v7, vcc, 0, v0, vcc
	flat_load_dword v17, v[6:7]
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[10:11], s[4:5]
	s_lshl_b32 s4, s8, 6
	v_add_u32_e32 v8, vcc, s4, v3
	v_and_b32_e32 v0, 0x3ff, v8
	v_lshlrev_b32_e32 v15, 2, v0
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s19
	v_and_b32_e32 v23, 63, v3
	v_lshlrev_b32_e32 v29, 2, v23
	s_mov_b32 m0, -1
	s_mov_b32 s32, 0
	s_mov_b32 s12, s8
	v_xor_b32_e32 v24, s21, v3
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 0x3ff, v17
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s16, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v4, vcc, s18, v15
	flat_load_dword v1, v[0:1]
	v_addc_u32_e32 v5, vcc, 0, v2, vcc
	flat_load_dword v18, v[4:5]
	s_load_dword s33, s[10:11], 0x20
	s_load_dword s14, s[10:11], 0x30
	v_mov_b32_e32 v0, 23
	ds_write_b32 v29, v17
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v19, s33
	s_swappc_b64 s[30:31], s[4:5]
	v_cmp_ge_i32_e32 vcc, v17, v0
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB7_13
	v_mul_lo_u32 v0, v17, 3
	v_cvt_i32_f32_e32 v1, s33
	s_and_b32 s4, s14, 0x3ff
	v_bfe_i32 v9, v3, 0, 8
	s_lshl_b32 s4, s4, 2
	v_add_u32_dpp v16, vcc, v1, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_sub_u32_e32 v0, vcc, 0, v9
	v_xor_b32_e32 v1, 28, v1
	s_add_u32 s4, s18, s4
	v_mov_b32_e32 v9, s33
	v_cmp_lt_i32_e32 vcc, v1, v0
	s_addc_u32 s5, s19, 0
	v_mov_b32_e32 v0, s4
	s_and_b32 s13, s20, 0xffff
	v_and_b32_e32 v2, 0xffff, v16
	v_cndmask_b32_e64 v9, -v9, v9, vcc
	v_mov_b32_e32 v1, s5
	s_cmp_eq_u32 s13, 0
	flat_store_dword v[0:1], v9
	s_cbranch_scc1 .LBB7_11
	v_and_b32_e32 v0, 0xff, v24
	v_mov_b32_e32 v9, s22
	v_add_u32_e32 v0, vcc, 23, v0
	v_cmp_eq_u32_e64 s[4:5], 7, v2
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v10, s23
	v_mov_b32_e32 v21, v3
	s_branch .LBB7_5
.LBB7_3:
	s_add_i32 s13, s13, -1
	s_cmp_eq_u32 s13, 0
	s_cselect_b64 s[38:39], -1, 0
	s_andn2_b64 s[30:31], s[30:31], exec
	s_and_b64 s[38:39], s[38:39], exec
	s_mov_b64 s[36:37], -1
	s_andn2_b64 s[28:29], s[28:29], exec
	s_or_b64 s[30:31], s[30:31], s[38:39]
.LBB7_4:
	s_or_b64 exec, exec, s[34:35]
	s_and_b64 s[34:35], exec, s[30:31]
	s_or_b64 s[24:25], s[34:35], s[24:25]
	s_andn2_b64 s[26:27], s[26:27], exec
	s_and_b64 s[34:35], s[28:29], exec
	s_or_b64 s[26:27], s[26:27], s[34:35]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[34:35], s[36:37], exec
	s_or_b64 s[8:9], s[8:9], s[34:35]
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB7_8
.LBB7_5:
	v_mul_lo_u32 v11, v10, 3
	v_mad_u64_u32 v[9:10], s[34:35], v9, 3, 0
	s_mul_i32 s15, s13, 15
	v_mov_b32_e32 v1, v21
	v_add_u32_e32 v10, vcc, v11, v10
	v_subrev_u32_e32 v9, vcc, s15, v9
	v_subbrev_u32_e32 v10, vcc, 0, v10, vcc
	v_cmp_le_u32_e32 vcc, s13, v2
	s_or_b64 s[28:29], s[28:29], exec
	s_or_b64 s[30:31], s[30:31], exec
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB7_4
	s_mov_b32 s15, -1
	s_mov_b32 s36, 0
	v_mov_b32_e32 v21, v1
.LBB7_7:
	v_mov_b32_dpp v11, v17 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_and_b32_e32 v11, 0x3ff, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_mov_b32_e32 v12, s17
	v_add_u32_e32 v11, vcc, s16, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	flat_atomic_add v[11:12], v0
	s_add_i32 s15, s15, 1
	v_mov_b32_e32 v11, s36
	v_mov_b32_e32 v12, s15
	s_add_i32 s36, s36, -1
	v_cndmask_b32_e64 v11, v11, v12, s[4:5]
	s_cmp_eq_u32 s13, s15
	v_xor_b32_e32 v21, v21, v11
	s_cbranch_scc0 .LBB7_7
	s_branch .LBB7_3
.LBB7_8:
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[4:5], s[26:27]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB7_10
	v_mov_b32_e32 v0, s17
	v_add_u32_e32 v11, vcc, s16, v15
	v_addc_u32_e32 v12, vcc, 0, v0, vcc
	s_andn2_b64 s[8:9], s[8:9], exec
	v_mov_b32_e32 v21, v1
	flat_store_dword v[11:12], v17
.LBB7_10:
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB7_12
.LBB7_11:
	v_mov_b32_e32 v9, s22
	v_mov_b32_e32 v10, s23
	s_mov_b64 s[8:9], -1
	v_mov_b32_e32 v21, v3
.LBB7_12:
	s_and_b64 s[4:5], s[8:9], exec
.LBB7_13:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v25, s20
	v_mov_b32_e32 v22, v17
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB7_27
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .LBB7_16
	v_and_b32_e32 v2, 0xffff, v17
	s_mov_b64 s[8:9], 0
	s_branch .LBB7_17
.LBB7_16:
	s_mov_b64 s[8:9], -1
.LBB7_17:
	v_mov_b32_e32 v9, s22
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v10, s23
	s_mov_b32 s8, s20
	v_mov_b32_e32 v22, v17
	s_cbranch_vccnz .LBB7_26
	v_mov_b32_e32 v0, s33
	v_cmp_gt_i32_e32 vcc, s21, v24
	v_cndmask_b32_e64 v0, v0, -v0, vcc
	v_cvt_f16_f32_e32 v11, v0
	s_mov_b32 s9, 0
	s_mov_b32 s8, s20
	v_add_u16_e64 v0, s20, 1
	v_mov_b32_e32 v9, s22
	v_and_b32_e32 v2, 0xffff, v17
	v_readfirstlane_b32 s13, v0
	v_mov_b32_e32 v10, s23
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, v17
	s_mov_b64 s[22:23], s[8:9]
	s_mov_b32 s26, s20
	s_and_b32 s8, s22, 0xffff
	s_cmp_lg_u64 s[8:9], 0xffff
	s_mov_b64 s[24:25], -1
	s_cbranch_scc0 .LBB7_22
.LBB7_19:
	s_and_b32 s15, 0xffff, s13
	s_mov_b32 s8, s15
.LBB7_20:
	v_cmp_gt_u32_e32 vcc, s8, v2
	s_add_i32 s8, s8, -1
	s_and_b32 s24, s8, 0xffff
	s_cmp_eq_u32 s24, 0
	s_cbranch_scc0 .LBB7_20
	s_bcnt1_i32_b64 s27, vcc
	v_mov_b32_e32 v12, s27
	s_mov_b64 s[24:25], 0
	s_mov_b32 s8, 13
	ds_write_b32 v29, v12
.LBB7_22:
	s_and_b64 vcc, exec, s[24:25]
	v_mov_b32_e32 v22, s27
	s_cbranch_vccz .LBB7_24
	s_and_b32 s15, 0xffff, s13
	v_mov_b32_e32 v22, v0
	s_mov_b32 s8, s26
.LBB7_24:
	v_mov_b32_e32 v0, s22
	v_mul_lo_u32 v12, v10, 3
	v_mad_u64_u32 v[9:10], s[24:25], v9, 3, v[0:1]
	s_add_u32 s24, s22, -1
	s_addc_u32 s25, s23, -1
	v_cmp_lt_i64_e64 s[22:23], s[22:23], 2
	v_add_u32_e32 v10, vcc, v12, v10
	v_add_u16_e64 v0, s15, -1
	v_fma_f16 v19, v11, v19, 0.5
	v_readfirstlane_b32 s13, v0
	s_and_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB7_26
	v_mov_b32_e32 v0, v22
	s_mov_b64 s[22:23], s[24:25]
	s_mov_b32 s26, s8
	s_and_b32 s8, s22, 0xffff
	s_cmp_lg_u64 s[8:9], 0xffff
	s_mov_b64 s[24:25], -1
	s_cbranch_scc1 .LBB7_19
	s_branch .LBB7_22
.LBB7_26:
	v_mov_b32_e32 v25, s8
	s_or_b64 s[4:5], s[4:5], exec
	v_mov_b32_e32 v16, v17
	v_mov_b32_e32 v21, v3
.LBB7_27:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB7_187
	s_load_dwordx2 s[22:23], s[10:11], 0x28
	s_add_i32 s34, s12, s20
	v_cmp_eq_u32_e32 vcc, s21, v2
	v_cndmask_b32_e64 v0, 11, -11, vcc
	s_add_i32 s5, s34, s14
	v_readfirstlane_b32 s4, v0
	s_add_i32 s5, s5, 11
	s_cmp_ge_i32 s4, s5
	s_cbranch_scc0 .LBB7_123
	v_and_b32_e32 v0, 1, v3
	s_sub_i32 s4, 0, s20
	v_mov_b32_e32 v1, s20
	v_mov_b32_e32 v2, s4
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, v1, v2, vcc
	v_and_b32_e32 v0, 7, v0
	v_cmp_lt_i32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[12:13], exec, s[4:5]
	s_cbranch_execz .LBB7_36
	v_cmp_lt_i32_e32 vcc, 2, v0
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[24:25], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execnz .LBB7_128
	s_andn2_saveexec_b64 s[28:29], s[4:5]
	s_cbranch_execnz .LBB7_133
.LBB7_32:
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[4:5], s[26:27]
	s_cbranch_execnz .LBB7_134
.LBB7_33:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v27, s33
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB7_35
.LBB7_34:
	v_mov_b32_e32 v27, s33
	v_mov_b32_e32 v2, v17
	v_mov_b32_e32 v28, v8
	ds_write_b32 v29, v8
.LBB7_35:
	s_or_b64 exec, exec, s[4:5]
.LBB7_36:
	s_andn2_saveexec_b64 s[4:5], s[12:13]
	s_cbranch_execz .LBB7_42
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB7_39
	v_xor_b32_e32 v0, 1, v23
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read_b32 v0, v0
	v_lshlrev_b32_e32 v1, 2, v17
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v2, vcc, s22, v8
	ds_bpermute_b32 v1, v1, v2
	s_and_b32 s8, s34, 15
	v_ashrrev_i32_e32 v0, s8, v0
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_add_u32_dpp v0, vcc, v0, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_bfe_i32 v2, v0, 0, 16
.LBB7_39:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v27, s33
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB7_41
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v0, vcc, s18, v20
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_load_dword v0, v[0:1]
	v_mov_b32_e32 v1, 0x3fa00000
	s_mov_b32 s8, 0x6f800000
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, s23, v1
	v_mov_b32_e32 v2, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v1|, s8
	v_cndmask_b32_e32 v2, 1.0, v2, vcc
	v_mul_f32_e32 v1, v1, v2
	v_rcp_f32_e32 v1, v1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, v0, v1
	v_mul_f32_e32 v0, v2, v0
	v_madmk_f32 v27, v18, 0x3eba2e8c, v0
	v_mov_b32_e32 v2, v17
.LBB7_41:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v28, v22
	v_mov_b32_e32 v26, v18
.LBB7_42:
	s_or_b64 exec, exec, s[4:5]
	v_mul_lo_u32 v0, v16, 23
	s_ashr_i32 s15, s14, 31
	v_cvt_f32_ubyte0_e32 v1, v3
	v_sub_f32_e32 v1, v26, v1
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mul_lo_u32 v30, v10, 3
	v_mad_u64_u32 v[13:14], s[4:5], v9, 3, s[14:15]
	v_and_b32_e32 v32, 0x7fffffff, v1
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v0, vcc, s18, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v12, s19
	v_add_u32_e32 v11, vcc, s18, v20
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	v_add_u32_e32 v33, vcc, v30, v14
	v_cmp_gt_i32_e32 vcc, s14, v25
	v_cndmask_b32_e32 v14, v2, v24, vcc
	s_add_u32 s6, s18, 0xfe8
	v_and_b32_e32 v14, 7, v14
	s_addc_u32 s7, s19, 0
	v_cmp_lt_i32_e32 vcc, 1, v14
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB7_52
	v_cmp_lt_i32_e32 vcc, 2, v14
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB7_49
	v_cmp_lt_i32_e32 vcc, 3, v14
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[24:25], vcc
	s_xor_b64 s[24:25], exec, s[24:25]
	s_cbranch_execnz .LBB7_189
	s_andn2_saveexec_b64 s[24:25], s[24:25]
	s_cbranch_execnz .LBB7_190
.LBB7_46:
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], s[12:13]
	s_cbranch_execz .LBB7_48
.LBB7_47:
	flat_store_dword v[0:1], v32
.LBB7_48:
	s_or_b64 exec, exec, s[24:25]
	v_add_u32_e32 v2, vcc, -1, v2
.LBB7_49:
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v31, v19
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB7_51
	flat_load_dword v14, v[11:12]
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e32 v14, v14
	v_fma_f16 v31, v14, v19, 0.5
.LBB7_51:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v30, v21
.LBB7_52:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB7_58
	v_cmp_lt_i32_e32 vcc, 0, v14
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	v_mov_b32_e32 v14, 0
	s_nop 1
	v_add_u16_dpp v30, v14, v21 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB7_57
	v_mov_b32_e32 v30, v21
	v_mov_b32_e32 v28, v2
	ds_write_b32 v29, v2
.LBB7_57:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v31, v19
.LBB7_58:
	s_or_b64 exec, exec, s[4:5]
	v_mad_u64_u32 v[13:14], s[4:5], v13, 3, s[14:15]
	v_mul_lo_u32 v33, v33, 3
	s_cmp_gt_i32 s14, 6
	v_add_u32_e32 v34, vcc, v33, v14
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v33, v2, v24, vcc
	v_and_b32_e32 v14, 7, v33
	v_cmp_lt_i32_e64 s[4:5], 1, v14
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB7_68
	v_cmp_lt_i32_e64 s[4:5], 2, v14
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB7_65
	v_cmp_lt_i32_e64 s[4:5], 3, v14
	s_mov_b64 s[24:25], 0
	s_and_saveexec_b64 s[26:27], s[4:5]
	s_xor_b64 s[26:27], exec, s[26:27]
	s_cbranch_execnz .LBB7_191
	s_andn2_saveexec_b64 s[26:27], s[26:27]
	s_cbranch_execnz .LBB7_192
.LBB7_62:
	s_or_b64 exec, exec, s[26:27]
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB7_64
.LBB7_63:
	flat_store_dword v[0:1], v32
.LBB7_64:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e64 v2, s[4:5], -1, v2
	v_cndmask_b32_e32 v33, v2, v24, vcc
.LBB7_65:
	s_andn2_saveexec_b64 s[4:5], s[12:13]
	s_cbranch_execz .LBB7_67
	flat_load_dword v14, v[11:12]
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e32 v14, v14
	v_fma_f16 v31, v14, v31, 0.5
.LBB7_67:
	s_or_b64 exec, exec, s[4:5]
.LBB7_68:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB7_74
	v_cmp_lt_i32_e64 s[4:5], 0, v14
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_xor_b64 s[4:5], exec, s[12:13]
	v_mov_b32_e32 v14, 1
	s_nop 1
	v_add_u16_dpp v30, v14, v30 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_andn2_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB7_73
	v_add_u32_e64 v28, s[4:5], 1, v2
	ds_write_b32 v29, v28
.LBB7_73:
	s_or_b64 exec, exec, s[12:13]
.LBB7_74:
	s_or_b64 exec, exec, s[8:9]
	v_mad_u64_u32 v[13:14], s[4:5], v13, 3, s[14:15]
	v_mul_lo_u32 v34, v34, 3
	v_add_u32_e64 v34, s[4:5], v34, v14
	v_and_b32_e32 v14, 7, v33
	v_cmp_lt_i32_e64 s[4:5], 1, v14
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB7_84
	v_cmp_lt_i32_e64 s[4:5], 2, v14
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB7_81
	v_cmp_lt_i32_e64 s[4:5], 3, v14
	s_mov_b64 s[24:25], 0
	s_and_saveexec_b64 s[26:27], s[4:5]
	s_xor_b64 s[26:27], exec, s[26:27]
	s_cbranch_execnz .LBB7_193
	s_andn2_saveexec_b64 s[26:27], s[26:27]
	s_cbranch_execnz .LBB7_194
.LBB7_78:
	s_or_b64 exec, exec, s[26:27]
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB7_80
.LBB7_79:
	flat_store_dword v[0:1], v32
.LBB7_80:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e64 v2, s[4:5], -1, v2
	v_cndmask_b32_e32 v33, v2, v24, vcc
.LBB7_81:
	s_andn2_saveexec_b64 s[4:5], s[12:13]
	s_cbranch_execz .LBB7_83
	flat_load_dword v14, v[11:12]
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e32 v14, v14
	v_fma_f16 v31, v14, v31, 0.5
.LBB7_83:
	s_or_b64 exec, exec, s[4:5]
.LBB7_84:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB7_90
	v_cmp_lt_i32_e64 s[4:5], 0, v14
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_xor_b64 s[4:5], exec, s[12:13]
	v_mov_b32_e32 v14, 2
	s_nop 1
	v_add_u16_dpp v30, v14, v30 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_andn2_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB7_89
	v_add_u32_e64 v28, s[4:5], 2, v2
	ds_write_b32 v29, v28
.LBB7_89:
	s_or_b64 exec, exec, s[12:13]
.LBB7_90:
	s_or_b64 exec, exec, s[8:9]
	v_mad_u64_u32 v[13:14], s[4:5], v13, 3, s[14:15]
	v_mul_lo_u32 v34, v34, 3
	v_add_u32_e64 v34, s[4:5], v34, v14
	v_and_b32_e32 v14, 7, v33
	v_cmp_lt_i32_e64 s[4:5], 1, v14
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB7_100
	v_cmp_lt_i32_e64 s[4:5], 2, v14
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB7_97
	v_cmp_lt_i32_e64 s[4:5], 3, v14
	s_mov_b64 s[24:25], 0
	s_and_saveexec_b64 s[26:27], s[4:5]
	s_xor_b64 s[26:27], exec, s[26:27]
	s_cbranch_execnz .LBB7_195
	s_andn2_saveexec_b64 s[26:27], s[26:27]
	s_cbranch_execnz .LBB7_196
.LBB7_94:
	s_or_b64 exec, exec, s[26:27]
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB7_96
.LBB7_95:
	flat_store_dword v[0:1], v32
.LBB7_96:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e64 v2, s[4:5], -1, v2
	v_cndmask_b32_e32 v33, v2, v24, vcc
.LBB7_97:
	s_andn2_saveexec_b64 s[4:5], s[12:13]
	s_cbranch_execz .LBB7_99
	flat_load_dword v14, v[11:12]
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e32 v14, v14
	v_fma_f16 v31, v14, v31, 0.5
.LBB7_99:
	s_or_b64 exec, exec, s[4:5]
.LBB7_100:
	s_andn2_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB7_106
	v_cmp_lt_i32_e32 vcc, 0, v14
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	v_mov_b32_e32 v14, 3
	s_nop 1
	v_add_u16_dpp v30, v14, v30 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB7_105
	v_add_u32_e32 v28, vcc, 3, v2
	ds_write_b32 v29, v28
.LBB7_105:
	s_or_b64 exec, exec, s[8:9]
.LBB7_106:
	s_or_b64 exec, exec, s[4:5]
	v_mad_u64_u32 v[13:14], s[4:5], v13, 3, s[14:15]
	v_mul_lo_u32 v34, v34, 3
	v_and_b32_e32 v35, 7, v33
	v_add_u32_e32 v14, vcc, v34, v14
	v_cmp_lt_i32_e32 vcc, 1, v35
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB7_116
	v_cmp_lt_i32_e32 vcc, 2, v35
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB7_113
	v_cmp_lt_i32_e32 vcc, 3, v35
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[24:25], vcc
	s_xor_b64 s[24:25], exec, s[24:25]
	s_cbranch_execnz .LBB7_197
	s_andn2_saveexec_b64 s[24:25], s[24:25]
	s_cbranch_execnz .LBB7_198
.LBB7_110:
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execz .LBB7_112
.LBB7_111:
	flat_store_dword v[0:1], v32
.LBB7_112:
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v2, vcc, -1, v2
	s_mov_b32 s12, 6
.LBB7_113:
	s_or_saveexec_b64 s[6:7], s[8:9]
	v_mov_b32_e32 v33, s34
	v_mov_b32_e32 v34, s12
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB7_115
	flat_load_dword v0, v[11:12]
	v_mov_b32_e32 v33, s34
	v_mov_b32_e32 v34, 6
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e32 v0, v0
	v_fma_f16 v31, v0, v31, 0.5
.LBB7_115:
	s_or_b64 exec, exec, s[6:7]
.LBB7_116:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB7_122
	v_cmp_lt_i32_e32 vcc, 0, v35
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	v_mov_b32_e32 v0, 4
	s_mov_b32 s8, 6
	s_nop 0
	v_add_u16_dpp v30, v0, v30 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v33, s34
	v_mov_b32_e32 v34, s8
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB7_121
	v_add_u32_e32 v28, vcc, 4, v2
	v_mov_b32_e32 v33, s34
	v_mov_b32_e32 v34, 6
	ds_write_b32 v29, v28
.LBB7_121:
	s_or_b64 exec, exec, s[6:7]
.LBB7_122:
	s_or_b64 exec, exec, s[4:5]
	s_branch .LBB7_154
.LBB7_123:
	s_cbranch_execz .LBB7_154
	flat_load_dword v1, v[6:7]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 7, v1
	v_cmp_lt_i32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[12:13], exec, s[4:5]
	s_cbranch_execz .LBB7_149
	v_cmp_lt_i32_e32 vcc, 2, v0
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[24:25], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execnz .LBB7_135
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execnz .LBB7_140
.LBB7_127:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v0, s34
	s_and_saveexec_b64 s[26:27], s[6:7]
	s_cbranch_execnz .LBB7_141
	s_branch .LBB7_146
.LBB7_128:
	v_cmp_lt_i32_e32 vcc, 3, v0
	s_mov_b64 s[8:9], -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB7_132
	v_cmp_ne_u32_e32 vcc, 4, v0
	s_and_saveexec_b64 s[24:25], vcc
	v_add_u32_e32 v2, vcc, -1, v17
	s_xor_b64 s[8:9], exec, -1
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], s[8:9], exec
	s_xor_b64 s[8:9], exec, -1
.LBB7_132:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[24:25], s[24:25], exec
	s_and_b64 s[26:27], s[8:9], exec
	v_mov_b32_e32 v26, v18
	v_mov_b32_e32 v28, v22
	s_andn2_saveexec_b64 s[28:29], s[4:5]
	s_cbranch_execz .LBB7_32
.LBB7_133:
	v_mov_b32_e32 v11, s19
	v_add_u32_e32 v0, vcc, s18, v20
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	flat_load_dword v1, v[0:1]
	flat_load_dword v0, v[6:7]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_add_f32_e32 v12, s23, v1
	v_mov_b32_e32 v1, 22
	s_swappc_b64 s[30:31], s[4:5]
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s18, v0
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	s_or_b64 s[26:27], s[26:27], exec
	flat_store_dword v[0:1], v12
	s_or_b64 exec, exec, s[28:29]
	s_and_saveexec_b64 s[4:5], s[26:27]
	s_cbranch_execz .LBB7_33
.LBB7_134:
	s_lshl_b32 s6, s14, 2
	v_mov_b32_e32 v0, 27
	v_mov_b32_e32 v1, s6
	ds_bpermute_b32 v0, v1, v0
	s_or_b64 s[24:25], s[24:25], exec
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_i32_e32 v26, v0
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v27, s33
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execnz .LBB7_34
	s_branch .LBB7_35
.LBB7_135:
	v_cmp_lt_i32_e32 vcc, 3, v0
	s_mov_b64 s[8:9], -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB7_139
	v_cmp_ne_u32_e32 vcc, 4, v0
	s_and_saveexec_b64 s[24:25], vcc
	v_add_u32_e32 v2, vcc, -1, v17
	s_xor_b64 s[8:9], exec, -1
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], s[8:9], exec
	s_xor_b64 s[8:9], exec, -1
.LBB7_139:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[24:25], s[24:25], exec
	s_and_b64 s[6:7], s[8:9], exec
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB7_127
.LBB7_140:
	v_add_u32_e32 v0, vcc, v1, v25
	v_and_b32_e32 v0, 0xffff, v0
	v_cmp_eq_u32_e32 vcc, 5, v0
	v_and_b32_e32 v0, 0x3ff, v9
	v_mov_b32_e32 v1, s33
	v_lshlrev_b32_e32 v0, 2, v0
	v_cndmask_b32_e64 v2, -v1, v1, vcc
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v0, vcc, s18, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_or_b64 s[6:7], s[6:7], exec
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v0, s34
	s_and_saveexec_b64 s[26:27], s[6:7]
	s_cbranch_execz .LBB7_146
.LBB7_141:
	s_load_dword s6, s[10:11], 0x24
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	v_mov_b32_e32 v0, 31
	v_mov_b32_e32 v1, s14
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s6, 7
	v_lshlrev_b32_e32 v11, s6, v8
	s_swappc_b64 s[30:31], s[4:5]
	v_cmp_le_i32_e32 vcc, v11, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_sub_i32 s6, s34, s22
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_mov_b32_e32 v0, s6
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_145
	s_and_b32 s6, s14, 15
	s_add_i32 s7, s6, 1
	v_cvt_f32_ubyte0_e32 v0, s7
	v_rcp_iflag_f32_e32 v0, v0
	s_not_b32 s6, s6
	s_ashr_i32 s8, s14, 31
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s6, v0
	s_abs_i32 s6, s14
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, vcc, v0, v1
	v_mul_hi_u32 v0, s6, v0
	v_readfirstlane_b32 s9, v0
	s_mul_i32 s10, s9, s7
	s_sub_i32 s6, s6, s10
	s_add_i32 s11, s9, 1
	s_sub_i32 s10, s6, s7
	s_cmp_ge_u32 s6, s7
	s_cselect_b32 s9, s11, s9
	s_cselect_b32 s6, s10, s6
	s_add_i32 s10, s9, 1
	s_cmp_ge_u32 s6, s7
	s_cselect_b32 s6, s10, s9
	s_xor_b32 s6, s6, s8
	s_sub_i32 s6, s6, s8
	v_mov_b32_e32 v0, s6
.LBB7_145:
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s4, v0
	v_mov_b32_e32 v0, s4
	s_or_b64 s[24:25], s[24:25], exec
.LBB7_146:
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v27, s33
	v_mov_b32_e32 v33, s34
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execz .LBB7_148
	v_mov_b32_e32 v2, s19
	v_add_u32_e32 v1, vcc, s18, v20
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v1, v[1:2]
	v_mov_b32_e32 v2, s33
	v_mov_b32_e32 v33, v0
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v0, s23, v2
	v_mov_b32_e32 v2, v17
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, 0x3e800000, v1
	v_med3_f32 v27, v0, v1, 4.0
.LBB7_148:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v14, v10
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v30, v21
	v_mov_b32_e32 v31, v19
	v_mov_b32_e32 v26, v18
	v_mov_b32_e32 v34, v25
	v_mov_b32_e32 v28, v22
.LBB7_149:
	s_andn2_saveexec_b64 s[4:5], s[12:13]
	s_cbranch_execz .LBB7_153
	v_cmp_gt_i32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[6:7], vcc
	v_mul_lo_u32 v2, v10, 3
	v_mad_u64_u32 v[0:1], s[8:9], v9, 3, 0
	v_cvt_i32_f32_e32 v9, s33
	v_add_u32_e32 v1, vcc, v1, v2
	v_cmp_lt_i32_e32 vcc, v24, v9
	s_bcnt1_i32_b64 s8, vcc
	v_subrev_u32_e32 v9, vcc, s8, v0
	v_subbrev_u32_e32 v10, vcc, 0, v1, vcc
	s_or_b64 exec, exec, s[6:7]
	v_xor_b32_e32 v0, 1, v23
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read_b32 v0, v0
	v_mov_b32_e32 v1, s17
	v_readfirstlane_b32 s6, v25
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v14, v10
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s16, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_atomic_add v[0:1], v2
	v_mov_b32_e32 v27, s33
	v_mov_b32_e32 v33, s34
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v2, v17
	v_mov_b32_e32 v30, v21
	v_mov_b32_e32 v31, v19
	v_mov_b32_e32 v26, v18
	v_mov_b32_e32 v34, v25
	v_mov_b32_e32 v28, v22
.LBB7_153:
	s_or_b64 exec, exec, s[4:5]
.LBB7_154:
	v_and_b32_e32 v0, 3, v3
	v_cmp_ne_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB7_185
	v_and_b32_e32 v0, 7, v16
	v_cmp_lt_i32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB7_165
	v_cmp_lt_i32_e32 vcc, 2, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB7_162
	v_cmp_lt_i32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB7_161
	v_cmp_eq_u32_e32 vcc, 4, v0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB7_160
	v_cvt_i32_f32_e32 v0, v27
	v_mul_lo_u32 v1, v16, 3
	v_lshlrev_b32_e32 v0, 2, v0
	ds_bpermute_b32 v0, v0, v13
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v16, vcc, v0, v1
.LBB7_160:
	s_or_b64 exec, exec, s[12:13]
	v_add_u32_e32 v2, vcc, -1, v2
.LBB7_161:
	s_or_b64 exec, exec, s[10:11]
.LBB7_162:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	v_bfe_i32 v0, v30, 0, 8
	v_mad_u16 v16, v16, 3, v0
	s_or_b64 exec, exec, s[8:9]
.LBB7_165:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB7_171
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB7_168
	v_and_b32_e32 v0, 0x3ff, v2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s17
	v_add_u32_e32 v0, vcc, s16, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v0, v3
	v_add_u16_e32 v30, v30, v0
.LBB7_168:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	v_ashrrev_i32_e32 v9, 31, v8
	v_mul_lo_u32 v0, v14, 3
	v_mad_u64_u32 v[13:14], s[10:11], v13, 3, v[8:9]
	v_add_u32_e32 v14, vcc, v0, v14
	s_or_b64 exec, exec, s[8:9]
.LBB7_171:
	s_or_b64 exec, exec, s[6:7]
	v_mul_lo_u32 v0, v2, 31
	v_add_u32_e32 v1, vcc, v34, v13
	v_cmp_ne_u32_e32 vcc, v1, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB7_182
	s_waitcnt lgkmcnt(0)
	v_max_f32_e64 v0, s23, s23 clamp
	v_cvt_f16_f32_e32 v0, v0
	s_and_b32 s8, s20, s21
	s_bitcmp1_b32 s8, 0
	s_cselect_b64 s[8:9], -1, 0
	v_fma_f16 v0, v0, v31, 0.5
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB7_188
	s_mov_b32 s8, 0x2a05f200
	s_mov_b32 s9, 1
	v_cmp_lt_i64_e32 vcc, s[8:9], v[13:14]
	v_mov_b32_e32 v8, v27
	v_mov_b32_e32 v9, v30
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v3, v34
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB7_179
	s_and_b32 s10, s20, 7
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v8, v27
	v_mov_b32_e32 v3, v30
	v_mov_b32_e32 v1, v0
	s_cbranch_scc1 .LBB7_178
	v_sub_u32_e32 v8, vcc, 0, v2
	s_movk_i32 s11, 0x3e00
	v_mov_b32_e32 v3, v30
	v_mov_b32_e32 v1, v0
.LBB7_176:
	v_mov_b32_e32 v9, v1
	s_add_i32 s10, s10, -1
	v_fma_f16 v1, v9, s11, 0.5
	v_xor_b32_e32 v3, v3, v8
	s_cmp_lg_u32 s10, 0
	v_add_u32_e32 v8, vcc, 1, v8
	s_cbranch_scc1 .LBB7_176
	v_cvt_f32_f16_e32 v8, v9
.LBB7_178:
	v_mov_b32_e32 v9, s22
	v_cmp_gt_i32_e32 vcc, s14, v9
	v_xor_b32_e32 v3, v3, v2
	s_bcnt1_i32_b64 s10, vcc
	v_add_u16_e32 v9, s10, v3
	v_mov_b32_e32 v3, v2
.LBB7_179:
	s_or_b64 exec, exec, s[8:9]
	flat_load_dword v10, v[6:7]
	v_bfe_i32 v6, v9, 0, 8
	v_mul_lo_u32 v9, v13, 3
	v_cvt_i32_f32_e32 v8, v8
	v_mov_b32_e32 v17, s14
	v_cvt_f32_f16_e64 v12, |v1|
	v_mov_b32_e32 v11, s14
	v_mov_b32_dpp v17, v6 row_mirror row_mask:0xf bank_mask:0xf
	v_sub_u32_e32 v9, vcc, v9, v17
	v_and_b32_e32 v7, 0xffff, v16
	v_cmp_lt_i32_e32 vcc, v9, v8
	v_mul_u32_u24_e32 v18, 3, v7
	v_cndmask_b32_e32 v8, v11, v2, vcc
	v_mov_b32_e32 v14, s23
	v_cmp_gt_i32_e32 vcc, v18, v8
	v_cndmask_b32_e32 v8, v14, v12, vcc
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 11, v10
	v_cndmask_b32_e64 v8, -v8, v8, vcc
	s_branch .LBB7_181
.LBB7_180:
	v_bfe_i32 v6, v30, 0, 8
	v_and_b32_e32 v7, 0xffff, v16
	v_mov_b32_e32 v9, v13
	v_mov_b32_e32 v3, v34
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v8, v27
.LBB7_181:
	s_ashr_i32 s8, s20, 31
	s_lshr_b32 s8, s8, 30
	s_add_i32 s8, s20, s8
	s_ashr_i32 s8, s8, 2
	v_add_u32_e32 v0, vcc, s8, v33
	v_add_u32_e32 v0, vcc, v0, v2
	v_add_u32_e32 v0, vcc, v0, v7
	v_add_u32_e32 v0, vcc, v0, v3
	v_add_u32_e32 v0, vcc, v0, v6
	v_add_u32_e32 v0, vcc, v0, v9
	v_add_u32_e32 v2, vcc, v0, v28
	v_cvt_f32_f16_e32 v6, v1
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v0, vcc, s16, v15
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	flat_store_dword v[0:1], v2
	v_add_f32_e32 v0, v26, v8
	v_add_f32_e32 v0, v0, v6
	flat_store_dword v[4:5], v0
.LBB7_182:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB7_184
	v_mov_b32_e32 v1, s17
	v_add_u32_e32 v0, vcc, s16, v15
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dword v[0:1], v2
.LBB7_184:
	s_or_b64 exec, exec, s[6:7]
.LBB7_185:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB7_187
	v_mov_b32_e32 v1, s17
	v_add_u32_e32 v0, vcc, s16, v15
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dword v[0:1], v2
.LBB7_187:
	s_endpgm
.LBB7_188:
	s_cbranch_execnz .LBB7_180
	s_branch .LBB7_181
.LBB7_189:
	v_cmp_eq_u32_e32 vcc, 4, v14
	s_and_b64 s[12:13], vcc, exec
	s_andn2_saveexec_b64 s[24:25], s[24:25]
	s_cbranch_execz .LBB7_46
.LBB7_190:
	v_mov_b32_e32 v14, 0xbfc00000
	v_mov_b32_e32 v30, 0x3fc00000
	v_cmp_lt_i32_e32 vcc, -1, v13
	v_cndmask_b32_e32 v14, v14, v30, vcc
	v_mov_b32_e32 v31, s7
	v_mov_b32_e32 v30, s6
	s_or_b64 s[12:13], s[12:13], exec
	flat_store_dword v[30:31], v14
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], s[12:13]
	s_cbranch_execnz .LBB7_47
	s_branch .LBB7_48
.LBB7_191:
	v_cmp_eq_u32_e64 s[4:5], 4, v14
	s_and_b64 s[24:25], s[4:5], exec
	s_andn2_saveexec_b64 s[26:27], s[26:27]
	s_cbranch_execz .LBB7_62
.LBB7_192:
	v_mov_b32_e32 v14, 0x3fc00000
	v_mov_b32_e32 v33, 0xbfc00000
	v_cmp_gt_i32_e64 s[4:5], 1, v13
	v_mov_b32_e32 v36, s7
	v_cndmask_b32_e64 v14, v14, v33, s[4:5]
	v_mov_b32_e32 v35, s6
	s_or_b64 s[24:25], s[24:25], exec
	flat_store_dword v[35:36], v14
	s_or_b64 exec, exec, s[26:27]
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execnz .LBB7_63
	s_branch .LBB7_64
.LBB7_193:
	v_cmp_eq_u32_e64 s[4:5], 4, v14
	s_and_b64 s[24:25], s[4:5], exec
	s_andn2_saveexec_b64 s[26:27], s[26:27]
	s_cbranch_execz .LBB7_78
.LBB7_194:
	v_mov_b32_e32 v14, 0x3fc00000
	v_mov_b32_e32 v33, 0xbfc00000
	v_cmp_gt_i32_e64 s[4:5], 2, v13
	v_mov_b32_e32 v36, s7
	v_cndmask_b32_e64 v14, v14, v33, s[4:5]
	v_mov_b32_e32 v35, s6
	s_or_b64 s[24:25], s[24:25], exec
	flat_store_dword v[35:36], v14
	s_or_b64 exec, exec, s[26:27]
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execnz .LBB7_79
	s_branch .LBB7_80
.LBB7_195:
	v_cmp_eq_u32_e64 s[4:5], 4, v14
	s_and_b64 s[24:25], s[4:5], exec
	s_andn2_saveexec_b64 s[26:27], s[26:27]
	s_cbranch_execz .LBB7_94
.LBB7_196:
	v_mov_b32_e32 v14, 0x3fc00000
	v_mov_b32_e32 v33, 0xbfc00000
	v_cmp_gt_i32_e64 s[4:5], 3, v13
	v_mov_b32_e32 v36, s7
	v_cndmask_b32_e64 v14, v14, v33, s[4:5]
	v_mov_b32_e32 v35, s6
	s_or_b64 s[24:25], s[24:25], exec
	flat_store_dword v[35:36], v14
	s_or_b64 exec, exec, s[26:27]
	s_and_saveexec_b64 s[4:5], s[24:25]
	s_cbranch_execnz .LBB7_95
	s_branch .LBB7_96
.LBB7_197:
	v_cmp_eq_u32_e32 vcc, 4, v35
	s_and_b64 s[12:13], vcc, exec
	s_andn2_saveexec_b64 s[24:25], s[24:25]
	s_cbranch_execz .LBB7_110
.LBB7_198:
	v_mov_b32_e32 v11, 0x3fc00000
	v_mov_b32_e32 v12, 0xbfc00000
	v_cmp_gt_i32_e32 vcc, 4, v13
	v_cndmask_b32_e32 v29, v11, v12, vcc
	v_mov_b32_e32 v12, s7
	v_mov_b32_e32 v11, s6
	s_or_b64 s[12:13], s[12:13], exec
	flat_store_dword v[11:12], v29
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execnz .LBB7_111
	s_branch .LBB7_112
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k6
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 37
		.amdhsa_next_free_sgpr 40
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
.Lfunc_end7:
	.size	k6, .Lfunc_end7-k6
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k7
	.globl	k7
	.p2align	8
	.type	k7,@function
k7:
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_lshl_b32 s0, s6, 6
	v_add_u32_e32 v9, vcc, s0, v0
	v_lshlrev_b32_e32 v11, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s9
	v_add_u32_e32 v3, vcc, s8, v11
	v_addc_u32_e32 v4, vcc, 0, v1, vcc
	v_and_b32_e32 v1, 0x3ff, v9
	v_lshlrev_b32_e32 v8, 2, v1
	flat_load_dword v10, v[3:4]
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v1, vcc, s10, v8
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v12, v[1:2]
	s_load_dword s20, s[4:5], 0x20
	s_and_b32 s0, s3, 7
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v7, s20
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v5, s0, v10
	v_cmp_lt_i32_e32 vcc, 1, v5
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB8_10
	v_cmp_lt_i32_e32 vcc, 2, v5
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB8_7
	v_cmp_lt_i32_e32 vcc, 3, v5
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execnz .LBB8_43
	s_or_saveexec_b64 s[16:17], s[16:17]
	v_mov_b32_e32 v5, s20
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execnz .LBB8_46
.LBB8_4:
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v14, s20
	s_and_saveexec_b64 s[16:17], s[14:15]
.LBB8_5:
	v_cvt_f16_f32_e32 v6, v5
	v_mov_b32_e32 v14, v5
	v_mov_b32_e32 v13, v10
	v_fma_f16 v7, v6, v7, 0.5
.LBB8_6:
	s_or_b64 exec, exec, s[16:17]
.LBB8_7:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB8_9
	v_mov_b32_e32 v5, 0x3e800000
	s_add_u32 s14, s10, 64
	v_med3_f32 v13, s20, v5, 4.0
	s_addc_u32 s15, s11, 0
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
	flat_store_dword v[5:6], v13
	v_mov_b32_e32 v14, s20
	v_mov_b32_e32 v13, v10
.LBB8_9:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v18, v0
.LBB8_10:
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_add_i32 s18, s6, s2
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB8_14
	v_cmp_lt_i32_e32 vcc, 0, v5
	v_mov_b32_e32 v18, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_mul_i32 s12, s18, s3
	v_xor_b32_e32 v18, s12, v0
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v14, s20
	v_mov_b32_e32 v13, v10
.LBB8_14:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v17, 63, v0
	v_xor_b32_e32 v5, 1, v17
	v_lshlrev_b32_e32 v5, 2, v5
	s_mov_b32 m0, -1
	ds_read_b32 v15, v5
	s_load_dwordx2 s[0:1], s[4:5], 0x18
	s_mov_b64 s[12:13], 0
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v5, 7, v15
	v_xor_b32_e32 v23, 4, v5
	v_cmp_lt_i32_e32 vcc, 1, v23
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB8_24
	v_cmp_lt_i32_e32 vcc, 2, v23
	s_mov_b64 s[14:15], -1
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB8_23
	v_cmp_lt_i32_e32 vcc, 3, v23
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	v_cmp_eq_u32_e32 vcc, 4, v23
	s_and_b64 s[14:15], vcc, exec
	s_or_saveexec_b64 s[16:17], s[16:17]
	v_mov_b32_e32 v5, v7
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB8_20
	v_mov_b32_e32 v6, s11
	v_add_u32_e32 v5, vcc, s10, v11
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	flat_load_dword v5, v[5:6]
	s_or_b64 s[14:15], s[14:15], exec
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e32 v5, v5
	v_fma_f16 v5, v5, v7, 0.5
.LBB8_20:
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v16, v7
	v_mov_b32_e32 v20, v18
	s_and_saveexec_b64 s[16:17], s[14:15]
	v_xor_b32_e32 v0, s3, v0
	v_mul_lo_u32 v0, v0, s0
	v_mov_b32_e32 v16, v5
	v_add_u32_e32 v20, vcc, v18, v0
	s_or_b64 exec, exec, s[16:17]
	v_add_u32_e32 v19, vcc, -1, v13
	s_xor_b64 s[14:15], exec, -1
.LBB8_23:
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], s[14:15], exec
	v_mov_b32_e32 v21, v10
	v_mov_b32_e32 v22, v10
.LBB8_24:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v5, s0
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB8_28
	v_cmp_lt_i32_e32 vcc, 0, v23
	s_mov_b64 s[16:17], s[12:13]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB8_27
	v_and_b32_e32 v0, 0xffff, v10
	v_mov_b32_e32 v5, s2
	v_mov_b32_e32 v6, s9
	s_or_b64 s[16:17], s[12:13], exec
	v_mov_b32_dpp v5, v0 row_shr:1 row_mask:0xf bank_mask:0xf
	v_and_b32_e32 v0, 0x3ff, v5
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v5, vcc, s8, v0
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_sub_u32_e32 v0, vcc, -3, v13
	flat_atomic_add v[5:6], v0
	flat_load_dword v21, v[3:4]
.LBB8_27:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v6, s1
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[14:15], s[16:17], exec
	v_mov_b32_e32 v5, s0
	s_or_b64 s[12:13], s[12:13], s[14:15]
	v_mov_b32_e32 v19, v13
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v16, v7
	v_mov_b32_e32 v22, v10
.LBB8_28:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execz .LBB8_30
	v_mad_u64_u32 v[5:6], s[12:13], s0, 3, 0
	s_mul_i32 s0, s1, 3
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, v21
	v_add_u32_e32 v0, vcc, s0, v6
	v_and_b32_e32 v0, v15, v13
	v_sub_u32_e32 v5, vcc, v5, v0
	v_mov_b32_e32 v16, v7
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v19, v13
.LBB8_30:
	s_or_b64 exec, exec, s[6:7]
	s_load_dword s6, s[4:5], 0x28
	v_cmp_gt_i32_e32 vcc, s2, v9
	v_cndmask_b32_e64 v6, -12, 12, vcc
	v_add_u32_e32 v7, vcc, v22, v20
	v_and_b32_e32 v7, 15, v7
	v_bfe_i32 v0, v20, 0, 8
	v_ashrrev_i32_e32 v6, v7, v6
	v_cmp_le_i32_e32 vcc, v6, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB8_32
	s_and_b32 s7, s18, 0xff
	s_add_i32 s7, s7, 2
	s_waitcnt lgkmcnt(0)
	s_and_b32 s12, s6, 15
	s_lshr_b32 s7, s7, s12
.LBB8_32:
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v18, s7
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB8_34
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s6, 7
	s_lshl_b32 s6, 28, s6
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, s6
	ds_bpermute_b32 v18, v7, v6
.LBB8_34:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v6, 0x3ff, v19
	v_lshlrev_b32_e32 v6, 2, v6
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v6, vcc, s8, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	flat_load_dword v19, v[6:7]
	s_load_dword s7, s[4:5], 0x24
	s_waitcnt lgkmcnt(0)
	s_load_dword s6, s[4:5], 0x30
	s_mov_b64 s[0:1], exec
	v_lshlrev_b32_e32 v17, 2, v17
	v_mov_b32_e32 v20, -7
	s_mov_b32 s4, 0
	ds_write_b32 v17, v20
.LBB8_35:
	s_ff1_i32_b64 s5, s[0:1]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s14, v19, s5
	s_lshl_b64 s[12:13], 1, s5
	s_add_i32 s4, s4, s14
	s_andn2_b64 s[0:1], s[0:1], s[12:13]
	s_cmp_lg_u64 s[0:1], 0
	s_cbranch_scc1 .LBB8_35
	v_mbcnt_lo_u32_b32 v17, exec_lo, 0
	v_mbcnt_hi_u32_b32 v17, exec_hi, v17
	v_cmp_eq_u32_e32 vcc, 0, v17
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB8_38
	s_and_b32 s5, s7, 0x3ff
	s_lshl_b32 s5, s5, 2
	s_add_u32 s12, s8, s5
	s_addc_u32 s13, s9, 0
	v_mov_b32_e32 v20, s13
	v_mov_b32_e32 v19, s12
	v_mov_b32_e32 v17, s4
	flat_atomic_add v[19:20], v17
.LBB8_38:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_ne_u32_e32 vcc, 7, v15
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB8_40
	flat_load_dword v3, v[3:4]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 7, v3
	v_xor_b32_e32 v3, 1, v3
	v_lshlrev_b32_e64 v15, v3, 3
.LBB8_40:
	s_andn2_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB8_42
	flat_load_dword v3, v[6:7]
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s0, s6, s3
	s_and_b32 s0, s0, 15
	s_add_i32 s3, s0, 1
	v_cvt_f32_ubyte0_e32 v4, s3
	v_rcp_iflag_f32_e32 v4, v4
	s_not_b32 s0, s0
	v_lshlrev_b32_e32 v7, 2, v9
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v6, s0, v4
	v_mul_hi_u32 v6, v4, v6
	v_add_u32_e32 v4, vcc, v4, v6
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v3, v7, v3
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v6, vcc, 0, v3
	v_max_i32_e32 v6, v3, v6
	v_mul_hi_u32 v4, v6, v4
	v_ashrrev_i32_e32 v3, 31, v3
	v_mul_lo_u32 v7, v4, s3
	v_add_u32_e32 v15, vcc, 1, v4
	v_sub_u32_e32 v6, vcc, v6, v7
	v_cmp_le_u32_e32 vcc, s3, v6
	v_cndmask_b32_e32 v4, v4, v15, vcc
	v_subrev_u32_e64 v7, s[0:1], s3, v6
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_add_u32_e32 v7, vcc, 1, v4
	v_cmp_le_u32_e32 vcc, s3, v6
	v_cndmask_b32_e32 v4, v4, v7, vcc
	v_xor_b32_e32 v4, v4, v3
	v_sub_u32_e32 v15, vcc, v4, v3
.LBB8_42:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v4, s11
	v_add_u32_e32 v3, vcc, s10, v11
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_load_dword v6, v[3:4]
	v_cmp_lt_i32_e32 vcc, -9, v9
	v_cmp_lt_i32_e64 s[0:1], 3, v13
	v_add_f32_e32 v3, v12, v14
	s_or_b64 s[0:1], vcc, s[0:1]
	v_cndmask_b32_e64 v3, -v3, v3, s[0:1]
	s_add_i32 s0, s2, s18
	v_and_b32_e32 v4, 0xffff, v10
	s_add_i32 s0, s0, -7
	v_fma_f32 v7, v3, v12, v14
	v_add_u32_e32 v3, vcc, s0, v4
	v_add_u32_e32 v0, vcc, v3, v0
	v_add_u32_e32 v0, vcc, v0, v5
	v_add_u32_e32 v0, vcc, v0, v18
	v_add_u32_e32 v0, vcc, v0, v15
	v_cvt_f32_f16_e32 v5, v16
	v_mov_b32_e32 v4, s9
	v_add_u32_e32 v3, vcc, s8, v8
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_store_dword v[3:4], v0
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, v7, v6
	v_add_f32_e32 v0, v0, v5
	flat_store_dword v[1:2], v0
	s_endpgm
.LBB8_43:
	v_cmp_ne_u32_e32 vcc, 4, v5
	s_mov_b64 s[14:15], -1
	s_and_saveexec_b64 s[18:19], vcc
	v_add_u32_e32 v13, vcc, -1, v10
	s_xor_b64 s[14:15], exec, -1
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[14:15], s[14:15], exec
	s_or_saveexec_b64 s[16:17], s[16:17]
	v_mov_b32_e32 v5, s20
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB8_4
.LBB8_46:
	v_mov_b32_e32 v5, 0x3e800000
	s_or_b64 s[14:15], s[14:15], exec
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v14, s20
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execnz .LBB8_5
	s_branch .LBB8_6
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k7
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 21
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
.Lfunc_end8:
	.size	k7, .Lfunc_end8-k7
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k8
	.globl	k8
	.p2align	8
	.type	k8,@function
k8:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_lshl_b32 s7, s6, 6
	v_add_u32_e32 v1, vcc, s7, v0
	v_lshlrev_b32_e32 v11, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v5, vcc, s0, v11
	v_and_b32_e32 v1, 0x3ff, v1
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	v_lshlrev_b32_e32 v3, 2, v1
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v1, vcc, s2, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v7, v[5:6]
	flat_load_dword v8, v[1:2]
	s_load_dword s7, s[4:5], 0x20
	s_load_dword s12, s[4:5], 0x2c
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v3, vcc, s0, v3
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v9, s7
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_and_b32_e32 v10, 3, v0
	v_mov_b32_e32 v12, 0x3fc00000
	v_mov_b32_e32 v13, s7
	v_cmp_ne_u32_e32 vcc, 1, v10
	s_add_i32 s10, s6, s8
	v_cndmask_b32_e32 v10, v12, v13, vcc
	s_mov_b32 s0, 0x3e800000
	v_fma_f32 v10, v10, s0, v13
	v_readfirstlane_b32 s0, v0
	v_mov_b32_e32 v12, s10
	v_cmp_gt_i32_e64 s[0:1], s0, v12
	v_cvt_f32_f16_e32 v9, v9
	s_bcnt1_i32_b64 s11, s[0:1]
	s_and_b32 s0, s8, s9
	s_bitcmp0_b32 s0, 0
	v_mov_b32_e32 v12, s12
	s_cselect_b64 s[0:1], -1, 0
	v_cndmask_b32_e64 v12, |v12|, v9, s[0:1]
	v_med3_f32 v10, v10, v12, 4.0
	flat_store_dword v[3:4], v0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB9_7
	s_cmp_lt_i32 s8, 1
	s_cbranch_scc1 .LBB9_6
	flat_load_dword v13, v[5:6]
	s_waitcnt vmcnt(3)
	v_and_b32_e32 v5, 0xffff, v7
	v_mul_lo_u32 v14, v5, s9
	s_ashr_i32 s6, s10, 14
	v_mov_b32_e32 v6, s3
	v_lshlrev_b32_e32 v12, 2, v5
	v_add_u32_e32 v5, vcc, s2, v11
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v13, v14
	v_mov_b32_e32 v13, s6
	s_branch .LBB9_4
.LBB9_3:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s8, s8, -1
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 .LBB9_6
.LBB9_4:
	ds_bpermute_b32 v14, v12, v13
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, v14, v11
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB9_3
	flat_load_dword v14, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v15, 0x3e800000, v14
	v_sub_f32_e32 v14, 0x3e800000, v14
	v_fma_f32 v10, v15, |v14|, v10
	s_branch .LBB9_3
.LBB9_6:
	s_waitcnt vmcnt(2)
	v_mul_lo_u32 v6, v7, 3
	s_waitcnt vmcnt(1)
	v_fma_f32 v5, v10, v8, v10
	v_sub_f32_e32 v5, 1.0, v5
	v_and_b32_e32 v10, 0x7fffffff, v5
	v_add_u32_e32 v12, vcc, s11, v6
.LBB9_7:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB9_9
	v_mov_b32_e32 v12, s3
	v_add_u32_e32 v5, vcc, s2, v11
	v_addc_u32_e32 v6, vcc, 0, v12, vcc
	flat_load_dword v11, v[5:6]
	s_load_dword s3, s[4:5], 0x24
	s_waitcnt vmcnt(3)
	v_and_b32_e32 v5, 7, v7
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v5, v5, s3
	v_and_b32_e32 v5, 0x3ff, v5
	v_lshlrev_b32_e32 v5, 2, v5
	v_add_u32_e32 v5, vcc, s2, v5
	v_addc_u32_e32 v6, vcc, 0, v12, vcc
	v_mov_b32_e32 v12, v7
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v11, v11, v11
	flat_store_dword v[5:6], v11
.LBB9_9:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s0, s[4:5], 0x18
	v_bfe_i32 v0, v0, 0, 8
	s_waitcnt vmcnt(2)
	v_lshlrev_b32_e32 v6, 1, v7
	v_and_b32_e32 v5, 0xffff, v12
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s0, s10
	s_add_i32 s0, s0, s9
	v_add_u32_e32 v0, vcc, s0, v0
	v_add_u32_e32 v0, vcc, v0, v6
	v_add_u32_e32 v0, vcc, s11, v0
	v_add_u32_e32 v0, vcc, v0, v5
	flat_store_dword v[3:4], v0
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v0, v8, v10
	v_add_f32_e32 v0, v0, v9
	flat_store_dword v[1:2], v0
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k8
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 13
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
.Lfunc_end9:
	.size	k8, .Lfunc_end9-k8
	.section	.AMDGPU.csdata,"",@progbits
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k0
    .private_segment_fixed_size: 0
    .sgpr_count:     29
    .sgpr_spill_count: 0
    .symbol:         k0.kd
    .vgpr_count:     28
    .vgpr_spill_count: 0
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k1
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         k1.kd
    .vgpr_count:     15
    .vgpr_spill_count: 0
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k2
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         k2.kd
    .vgpr_count:     14
    .vgpr_spill_count: 0
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k3
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k3.kd
    .vgpr_count:     21
    .vgpr_spill_count: 0
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k4
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k4.kd
    .vgpr_count:     15
    .vgpr_spill_count: 0
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k5
    .private_segment_fixed_size: 0
    .sgpr_count:     21
    .sgpr_spill_count: 0
    .symbol:         k5.kd
    .vgpr_count:     13
    .vgpr_spill_count: 0
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k6
    .private_segment_fixed_size: 0
    .sgpr_count:     46
    .sgpr_spill_count: 0
    .symbol:         k6.kd
    .vgpr_count:     37
    .vgpr_spill_count: 0
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k7
    .private_segment_fixed_size: 0
    .sgpr_count:     23
    .sgpr_spill_count: 0
    .symbol:         k7.kd
    .vgpr_count:     24
    .vgpr_spill_count: 0
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k8
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         k8.kd
    .vgpr_count:     16
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

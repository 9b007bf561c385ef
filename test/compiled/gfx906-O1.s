	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
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
	v_add_u32_e32 v2, -1, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_7
.LBB0_3:
	v_cmp_lt_i32_e32 vcc, -1, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	v_lshl_add_u32 v0, v0, 1, v0
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB0_2
	v_sub_u32_e32 v0, v1, v0
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
	s_load_dwordx2 s[10:11], s[4:5], 0x0
	s_load_dword s27, s[4:5], 0x20
	v_mov_b32_e32 v3, v0
	v_lshlrev_b32_e32 v0, 2, v3
	s_add_u32 flat_scratch_lo, s6, s9
	s_waitcnt lgkmcnt(0)
	global_load_dword v8, v0, s[10:11]
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	v_lshl_add_u32 v12, s8, 6, v3
	v_and_b32_e32 v2, 63, v3
	v_cmp_ngt_f32_e64 s[12:13], s27, 0.5
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[6:7], -1
	v_and_b32_e32 v9, 0x3ff, v12
	v_lshlrev_b32_e32 v15, 2, v2
	s_and_b64 vcc, exec, s[12:13]
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v8
	s_cbranch_vccnz .LBB1_3
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB1_60
.LBB1_2:
	s_endpgm
.LBB1_3:
	s_load_dwordx4 s[12:15], s[4:5], 0x8
	s_load_dwordx2 s[16:17], s[4:5], 0x24
	v_lshlrev_b32_e32 v1, 2, v9
	v_mov_b32_e32 v4, s11
	v_add_co_u32_e32 v6, vcc, s10, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v10, v1, s[12:13]
	v_addc_co_u32_e32 v7, vcc, 0, v4, vcc
	s_add_i32 s26, s8, s14
	v_mov_b32_e32 v0, s13
	s_and_b32 s20, s14, 7
	v_add_co_u32_e32 v4, vcc, s12, v1
	v_xor_b32_e32 v11, s15, v3
	s_cmp_eq_u32 s20, 0
	v_addc_co_u32_e32 v5, vcc, 0, v0, vcc
	s_cbranch_scc1 .LBB1_12
	s_and_b32 s6, s26, 0xff
	s_and_b32 s7, s17, 0xff
	s_add_i32 s7, s7, s6
	v_lshlrev_b32_e32 v0, 2, v3
	v_cvt_i32_f32_e32 v13, s27
	v_cmp_lt_i32_e32 vcc, s7, v11
	v_mov_b32_e32 v1, s13
	v_add_co_u32_e64 v0, s[6:7], s12, v0
	v_addc_co_u32_e64 v1, s[6:7], 0, v1, s[6:7]
	s_cmp_gt_i32 s16, s14
	v_xor_b32_e32 v2, 1, v2
	s_cselect_b64 s[6:7], -1, 0
	v_lshlrev_b32_e32 v2, 2, v2
	v_cndmask_b32_e64 v14, v13, v12, s[6:7]
	s_mov_b32 s21, 0
	v_mov_b32_e32 v13, v8
	v_mov_b32_e32 v12, v8
	s_branch .LBB1_7
.LBB1_5:
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v16, 0x3ff, v13
	s_lshr_b32 s6, s21, 2
	v_lshlrev_b32_e32 v16, 2, v16
	v_mov_b32_e32 v17, s6
	global_atomic_add v16, v17, s[10:11]
	v_and_b32_e32 v12, 0xffff, v12
	v_mad_u32_u24 v12, v12, 3, v14
.LBB1_6:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s21, s21, 1
	s_cmp_eq_u32 s21, s20
	s_cbranch_scc1 .LBB1_13
.LBB1_7:
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_6
	ds_read_b32 v13, v2
	s_mov_b32 s22, 0
	s_mov_b32 s23, 0
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v16, v13, v3
	s_branch .LBB1_10
.LBB1_9:
	s_or_b64 exec, exec, s[18:19]
	s_add_i32 s23, s23, 1
	s_add_i32 s22, s22, 4
	s_cmp_eq_u32 s23, 5
	s_cbranch_scc1 .LBB1_5
.LBB1_10:
	s_waitcnt lgkmcnt(0)
	global_load_dword v13, v[0:1], off
	v_mov_b32_e32 v18, s22
	ds_bpermute_b32 v18, v18, v16
	v_mov_b32_e32 v17, s23
	v_mov_b32_e32 v19, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], 31, v18
	v_mov_b32_dpp v19, v17 row_mirror row_mask:0xf bank_mask:0xf
	v_and_b32_e32 v17, 0x3ff, v19
	v_lshlrev_b32_e32 v17, 2, v17
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, 0xbfc00000, v13
	v_and_b32_e32 v13, 0x7fffffff, v13
	global_store_dword v17, v13, s[12:13]
	v_mov_b32_e32 v13, 30
	s_and_saveexec_b64 s[18:19], s[6:7]
	s_cbranch_execz .LBB1_9
	v_mov_b32_e32 v13, s22
	ds_bpermute_b32 v13, v13, v16
	s_branch .LBB1_9
.LBB1_12:
	v_mov_b32_e32 v13, v8
	v_mov_b32_e32 v12, v8
.LBB1_13:
	v_and_b32_e32 v0, 0x3ff, v13
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v1, v0, s[10:11]
	s_load_dwordx2 s[4:5], s[4:5], 0x18
	v_mov_b32_e32 v0, 6
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s5, s5, 3
	s_mul_hi_u32 s6, s4, 3
	s_add_i32 s18, s6, s5
	s_mul_i32 s19, s4, 3
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_mov_b32_e32 v1, s18
	v_sub_co_u32_e32 v14, vcc, s19, v0
	v_subbrev_co_u32_e32 v17, vcc, 0, v1, vcc
	v_mov_b32_e32 v16, 0
	v_cmp_gt_u32_e32 vcc, 64, v3
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB1_35
	v_xor_b32_e32 v0, 1, v3
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read_b32 v0, v0
	s_and_b32 s29, s16, 0xff
	s_and_b32 s28, s14, 0x3ff
	v_lshlrev_b32_e32 v18, 1, v3
	s_add_i32 s29, s29, 4
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v0, 7, v0
	v_lshlrev_b32_e64 v0, v0, 1
	v_and_b32_e32 v19, 7, v0
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v20, 0x3e800000
	v_mov_b32_e32 v21, v3
	s_branch .LBB1_17
.LBB1_15:
	s_or_b64 exec, exec, s[6:7]
	v_mad_u64_u32 v[0:1], s[6:7], v14, 3, 0
	v_mad_u64_u32 v[1:2], s[6:7], v17, 3, v[1:2]
	v_sub_co_u32_e32 v14, vcc, v0, v18
	v_subb_co_u32_e32 v17, vcc, v1, v16, vcc
.LBB1_16:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v0, 17, v21
	v_cmp_lt_u32_e32 vcc, 46, v21
	s_or_b64 s[20:21], vcc, s[20:21]
	v_mov_b32_e32 v21, v0
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB1_34
.LBB1_17:
	v_cmp_lt_i32_e32 vcc, 1, v19
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[22:23], exec, s[4:5]
	s_cbranch_execz .LBB1_31
	v_cmp_lt_i32_e32 vcc, 2, v19
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB1_28
	v_cmp_lt_i32_e32 vcc, 3, v19
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB1_25
	v_cmp_ne_u32_e32 vcc, 4, v19
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	v_add_u32_e32 v13, -1, v13
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB1_24
	v_and_b32_e32 v0, 0x3ff, v13
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[10:11]
	v_and_b32_e32 v1, 0xffff, v12
	v_mul_u32_u24_e32 v1, 3, v1
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 7, v0
	v_lshl_add_u32 v12, v21, v0, v1
.LBB1_24:
	s_or_b64 exec, exec, s[8:9]
.LBB1_25:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	v_and_b32_e32 v0, 0xffff, v12
	v_mad_u32_u24 v12, v0, 3, s29
	s_or_b64 exec, exec, s[6:7]
.LBB1_28:
	s_andn2_saveexec_b64 s[24:25], s[4:5]
	s_cbranch_execz .LBB1_30
	global_load_dword v1, v[6:7], off
	v_and_b32_e32 v0, s28, v13
	v_lshlrev_b32_e32 v22, 2, v0
	v_mov_b32_e32 v0, s26
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	global_atomic_add v22, v0, s[10:11]
.LBB1_30:
	s_or_b64 exec, exec, s[24:25]
.LBB1_31:
	s_andn2_saveexec_b64 s[4:5], s[22:23]
	s_cbranch_execz .LBB1_16
	v_cmp_gt_i32_e32 vcc, 1, v19
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_15
	global_store_dword v16, v20, s[12:13] offset:80
	s_branch .LBB1_15
.LBB1_34:
	s_or_b64 exec, exec, s[20:21]
.LBB1_35:
	s_or_b64 exec, exec, s[18:19]
	v_cvt_f16_f32_e32 v16, s27
	s_and_b32 s4, s14, 0x3ff
	v_and_b32_e32 v0, s4, v13
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 0x3e800000
	v_cmp_gt_f32_e64 s[4:5], s27, 0.5
	global_store_dword v0, v1, s[12:13]
	v_mov_b32_e32 v0, s15
	s_and_b64 vcc, exec, s[4:5]
	ds_write_b32 v15, v0
	s_cbranch_vccnz .LBB1_45
	v_cvt_f32_f16_e32 v0, v16
	v_cvt_f32_ubyte0_e32 v17, v3
	v_and_b32_e32 v20, 0x3ff, v13
	s_and_b32 s17, s17, 0xff
	v_add_f32_e32 v19, 0x3fa00000, v0
	v_div_scale_f32 v0, s[6:7], v19, v19, v17
	v_div_scale_f32 v1, vcc, v17, v19, v17
	s_addk_i32 s17, 0xfa
	s_cmp_lg_u32 s16, s17
	v_xor_b32_e32 v2, s14, v13
	s_mul_i32 s24, s26, s26
	s_mov_b32 s28, 0
	s_mov_b64 s[8:9], 0
	s_mov_b32 s25, 0x3e800000
	s_cselect_b64 s[16:17], -1, 0
	v_rcp_f32_e32 v15, v0
	v_fma_f32 v18, -v0, v15, 1.0
	v_fmac_f32_e32 v15, v18, v15
	v_mul_f32_e32 v18, v1, v15
	v_fma_f32 v21, -v0, v18, v1
	v_fmac_f32_e32 v18, v21, v15
	v_fma_f32 v0, -v0, v18, v1
	v_div_fmas_f32 v21, v0, v15, v18
	v_lshlrev_b32_e32 v0, 2, v20
	v_mov_b32_e32 v1, s11
	v_add_co_u32_e32 v0, vcc, s10, v0
	v_mov_b32_e32 v18, 9
	v_mov_b32_e32 v15, s27
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_div_fixup_f32 v19, v21, v19, v17
	v_mov_b32_e32 v17, v3
	s_branch .LBB1_39
.LBB1_37:
	s_add_i32 s27, s28, 1
	s_cmp_gt_u32 s28, 3
	s_cselect_b64 s[20:21], -1, 0
	v_cmp_lt_f32_e32 vcc, 0.5, v15
	s_or_b64 s[22:23], s[20:21], vcc
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[28:29], s[22:23], exec
	v_add_u32_e32 v18, v18, v2
	s_mov_b64 s[20:21], 0
	s_or_b64 s[18:19], s[18:19], s[28:29]
	s_orn2_b64 s[22:23], s[22:23], exec
	s_mov_b32 s28, s27
.LBB1_38:
	s_and_b64 s[22:23], exec, s[22:23]
	s_or_b64 s[8:9], s[22:23], s[8:9]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[20:21], s[20:21], exec
	s_or_b64 s[12:13], s[12:13], s[20:21]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[20:21], s[18:19], exec
	s_or_b64 s[6:7], s[6:7], s[20:21]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB1_46
.LBB1_39:
	v_cmp_ne_u32_e32 vcc, 0, v18
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB1_41
	global_load_dword v20, v[0:1], off
	v_and_b32_e32 v12, 0xffff, v12
	v_mad_u32_u24 v12, v12, 3, s24
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v20, s28, v20
	v_xor_b32_e32 v17, v17, v20
.LBB1_41:
	s_andn2_saveexec_b64 s[20:21], s[20:21]
	v_frexp_exp_i32_f32_e32 v10, v15
	v_frexp_mant_f32_e32 v20, v15
	v_mul_f32_e32 v20, 0x3faaaaab, v20
	v_add_u32_e32 v10, -1, v10
	v_ldexp_f32 v10, v20, v10
	v_add_f32_e32 v10, 0x3e800000, v10
	v_sub_f32_e32 v15, v10, v15
	v_max_f32_e64 v15, |v15|, |v15| clamp
	v_med3_f32 v20, v15, s25, 4.0
	v_fmac_f32_e32 v15, v20, v19
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 vcc, exec, s[16:17]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_cbranch_vccnz .LBB1_37
	s_mov_b64 s[22:23], -1
	s_mov_b64 s[20:21], -1
	s_branch .LBB1_38
.LBB1_45:
	v_mov_b32_e32 v15, s27
	v_mov_b32_e32 v17, v3
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execnz .LBB1_49
	s_branch .LBB1_59
.LBB1_46:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[12:13]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB1_48
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[4:5], exec, s[4:5]
	v_lshlrev_b32_e32 v0, 2, v9
	s_or_b64 s[6:7], s[6:7], s[4:5]
	global_store_dword v0, v13, s[10:11]
.LBB1_48:
	s_or_b64 exec, exec, s[8:9]
	s_mov_b64 s[4:5], s[6:7]
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB1_59
.LBB1_49:
	s_lshl_b32 s4, s14, 1
	s_and_b32 s16, s4, 6
	s_cmp_lt_i32 s16, 4
	s_cbranch_scc1 .LBB1_53
	s_cmp_lt_i32 s16, 6
	v_mov_b32_e32 v0, v12
	s_cbranch_scc0 .LBB1_52
	v_cvt_i32_f32_e32 v1, v15
	v_mov_b32_e32 v0, s14
	v_and_b32_e32 v18, 0xffff, v12
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_mad_u32_u24 v0, v18, 3, v0
.LBB1_52:
	v_add_u32_e32 v1, -1, v13
	s_mov_b64 s[4:5], 0
	s_branch .LBB1_54
.LBB1_53:
	s_mov_b64 s[4:5], -1
.LBB1_54:
	s_and_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v2, s14
	s_cbranch_vccz .LBB1_58
	s_cmp_lg_u32 s16, 2
	v_mov_b32_e32 v2, s14
	s_cbranch_scc1 .LBB1_57
	global_load_dword v0, v[6:7], off
	v_cvt_i32_f32_e32 v1, v15
	v_cmp_gt_i32_e32 vcc, s14, v14
	s_bcnt1_i32_b64 s4, vcc
	v_mov_b32_e32 v2, s4
	v_and_b32_e32 v1, 7, v1
	v_lshlrev_b32_e64 v1, v1, 1
	s_nop 1
	v_mov_b32_dpp v1, v2 row_mirror row_mask:0xf bank_mask:0xf
	v_and_b32_e32 v1, 7, v1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v2, v1, v0
.LBB1_57:
	v_mov_b32_e32 v0, v12
	v_mov_b32_e32 v1, v13
.LBB1_58:
	s_add_i32 s26, s26, s15
	v_bfe_i32 v6, v17, 0, 8
	v_add3_u32 v7, s26, v11, v14
	v_and_b32_e32 v0, 0xffff, v0
	v_add3_u32 v2, v7, v6, v2
	v_add3_u32 v0, v2, v0, v1
	v_cvt_f32_f16_e32 v1, v16
	v_cvt_f32_ubyte0_e32 v3, v3
	v_lshlrev_b32_e32 v2, 2, v9
	global_store_dword v2, v0, s[10:11]
	v_add_f32_e32 v0, v10, v3
	v_add_f32_e32 v0, v0, v1
	global_store_dword v[4:5], v0, off
.LBB1_59:
	s_or_b64 exec, exec, s[12:13]
	s_branch .LBB1_2
.LBB1_60:
	v_lshlrev_b32_e32 v0, 2, v9
	global_store_dword v0, v8, s[10:11]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k0
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
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 33
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
	v_lshl_add_u32 v12, s8, 6, v0
	s_add_u32 flat_scratch_lo, s6, s9
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dword s11, s[4:5], 0x14
	s_load_dword s6, s[4:5], 0x20
	s_load_dword s22, s[4:5], 0x28
	v_and_b32_e32 v5, 0x3ff, v12
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshlrev_b32_e32 v3, 2, v5
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[12:13]
	s_addc_u32 flat_scratch_hi, s7, 0
	global_load_dword v11, v3, s[14:15]
	s_add_u32 s0, s0, s9
	v_cvt_f16_f32_e32 v6, s6
	s_addc_u32 s1, s1, 0
	s_lshl_b32 s7, s11, 2
	v_and_b32_e32 v8, 63, v0
	v_mov_b32_e32 v4, s15
	v_add_co_u32_e32 v3, vcc, s14, v3
	s_and_b32 s7, s7, 12
	v_lshlrev_b32_e32 v2, 2, v8
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	s_cmp_eq_u32 s7, 0
	v_mov_b32_e32 v7, s6
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(1)
	ds_write_b32 v2, v1
	s_cbranch_scc1 .LBB2_3
	s_load_dword s9, s[4:5], 0x2c
	v_cvt_f32_f16_e32 v9, v6
	s_mov_b32 s10, 1
	v_mov_b32_e32 v7, s6
.LBB2_2:
	s_waitcnt lgkmcnt(0)
	v_subrev_f32_e32 v7, s9, v7
	s_lshl_b32 s10, s10, 1
	s_cmp_gt_u32 s10, s7
	v_add_f32_e64 v7, |v7|, v9
	s_cbranch_scc0 .LBB2_2
.LBB2_3:
	v_and_b32_e32 v9, 0x3ff, v1
	v_lshlrev_b32_e32 v9, 2, v9
	global_load_dword v10, v9, s[12:13]
	v_xor_b32_e32 v8, 1, v8
	v_lshlrev_b32_e32 v8, 2, v8
	s_load_dword s6, s[4:5], 0x24
	s_load_dword s23, s[4:5], 0x10
	s_load_dword s24, s[4:5], 0x18
	ds_read_b32 v9, v8
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0x3fc00000
	global_store_dword v13, v14, s[14:15] offset:72
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s24
	v_mul_lo_u32 v13, v9, s6
	v_xor_b32_e32 v14, 9, v9
	v_cmp_lt_f32_e32 vcc, 0.5, v7
	v_cndmask_b32_e32 v14, v15, v14, vcc
	s_add_i32 s10, s8, s23
	v_bfe_i32 v8, v0, 0, 8
	v_cmp_ge_i32_e32 vcc, v13, v14
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB2_13
	v_cvt_i32_f32_e32 v13, v7
	v_mov_b32_e32 v14, s22
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s6, v10
	v_mov_b32_e32 v15, v13
	s_nop 1
	v_mov_b32_dpp v15, v14 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_cmp_le_i32_e32 vcc, s6, v15
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_cmp_ne_u32_e32 vcc, v13, v9
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB2_6
	v_lshlrev_b32_e32 v11, 2, v5
	v_mov_b32_e32 v12, s11
	global_store_dword v11, v12, s[12:13]
	v_lshlrev_b32_e32 v1, 2, v1
	s_mov_b32 s8, 0x3fc00000
.LBB2_6:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v13, s8
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB2_12
	v_sub_u32_e32 v13, 0, v1
	v_cmp_lt_i16_e32 vcc, 3, v8
	v_cndmask_b32_e32 v13, v13, v1, vcc
	v_cmp_ge_i32_e32 vcc, v13, v12
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB2_9
	v_and_b32_e32 v12, 0x3ff, v10
	v_lshlrev_b32_e32 v12, 2, v12
	global_load_dword v12, v12, s[12:13]
.LBB2_9:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB2_11
	s_abs_i32 s11, s11
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v12, s11
.LBB2_11:
	s_or_b64 exec, exec, s[8:9]
	v_subrev_u32_e32 v13, s23, v9
	v_sub_f32_e32 v7, v7, v11
	v_cmp_lt_i32_e32 vcc, 27, v13
	v_cndmask_b32_e64 v7, -|v7|, |v7|, vcc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s23, v12
	v_cndmask_b32_e32 v10, -6, v10, vcc
	v_mov_b32_e32 v13, v11
.LBB2_12:
	s_or_b64 exec, exec, s[6:7]
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[14:15]
	v_cmp_gt_f16_e32 vcc, 2.0, v6
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v0, -v0, v0, vcc
	v_cvt_f16_f32_e32 v0, v0
	v_fma_f16 v6, v0, v6, 0.5
.LBB2_13:
	s_or_saveexec_b64 s[6:7], s[4:5]
	v_mov_b32_e32 v12, s10
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB2_39
	s_and_b32 s25, s23, 7
	s_mov_b32 s27, 0
	s_cmp_eq_u32 s25, 0
	s_cbranch_scc1 .LBB2_37
	s_min_i32 s4, s23, 8
	v_cvt_f32_i32_e32 v12, s4
	v_cvt_f32_ubyte0_e32 v14, v0
	s_mov_b32 s4, 0x3fc00000
	v_and_b32_e32 v13, 0xffff, v1
	v_med3_f32 v14, v14, s4, 4.0
	v_and_b32_e32 v15, 3, v0
	v_mul_f32_e32 v14, v14, v12
	v_cmp_ne_u32_e32 vcc, 0, v15
	v_cmp_eq_u32_e64 s[8:9], 7, v13
	s_mov_b32 s26, 0
	s_branch .LBB2_18
.LBB2_16:
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v10, 26
.LBB2_17:
	s_or_b64 exec, exec, s[10:11]
	s_and_b32 s4, s26, 0xff
	s_add_i32 s26, s4, 1
	s_and_b32 s27, s26, 0xff
	s_cmp_eq_u32 s25, s27
	s_cbranch_scc1 .LBB2_38
.LBB2_18:
	v_cvt_i32_f32_e32 v12, v7
	v_and_b32_e32 v16, 7, v8
	v_cmp_lt_i16_e64 s[4:5], 1, v16
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB2_30
	v_cmp_lt_i16_e64 s[4:5], 2, v16
	s_and_saveexec_b64 s[16:17], s[4:5]
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB2_27
	v_cmp_lt_i16_e64 s[4:5], 3, v16
	s_and_saveexec_b64 s[18:19], s[4:5]
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB2_24
	v_cmp_eq_u16_e64 s[4:5], 4, v16
	s_and_saveexec_b64 s[20:21], s[4:5]
	s_cbranch_execz .LBB2_23
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v7, v11
.LBB2_23:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v10, -1, v10
.LBB2_24:
	s_andn2_saveexec_b64 s[18:19], s[18:19]
	s_cbranch_execz .LBB2_26
	s_waitcnt vmcnt(2)
	v_sub_u32_e32 v11, 0, v12
	v_cmp_gt_u32_e64 s[4:5], s27, v13
	v_cndmask_b32_e64 v11, v12, v11, s[4:5]
	v_cvt_f32_i32_e32 v11, v11
.LBB2_26:
	s_or_b64 exec, exec, s[18:19]
.LBB2_27:
	s_andn2_saveexec_b64 s[4:5], s[16:17]
	v_mul_lo_u16_e64 v16, s26, 22
	v_xor_b32_e32 v8, v16, v8
	s_or_b64 exec, exec, s[4:5]
.LBB2_30:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB2_34
	v_cmp_gt_i16_e64 s[4:5], 1, v16
	v_mov_b32_e32 v16, 0x3fc00000
	s_and_saveexec_b64 s[16:17], s[4:5]
	s_cbranch_execz .LBB2_33
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v16, v11
	v_mov_b32_e32 v7, v14
.LBB2_33:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v11, v16
.LBB2_34:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB2_17
	s_waitcnt vmcnt(1)
	v_cvt_f16_f32_e32 v10, v11
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v16, v15
.LBB2_36:
	v_fma_f16 v6, v10, v6, 0.5
	v_cvt_f32_f16_e32 v17, v6
	v_add_u32_e32 v16, -1, v16
	v_cmp_eq_u32_e64 s[4:5], 0, v16
	s_or_b64 s[16:17], s[4:5], s[16:17]
	v_cndmask_b32_e64 v17, v17, |v7|, s[8:9]
	v_fmac_f32_e32 v7, v7, v7
	v_mul_f32_e32 v7, v7, v17
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execnz .LBB2_36
	s_branch .LBB2_16
.LBB2_37:
	v_mov_b32_e32 v12, s10
.LBB2_38:
	s_abs_i32 s4, s24
	s_and_b32 s4, s4, 0x3ff
	s_lshl_b32 s4, s4, 2
	v_mov_b32_e32 v13, s4
	s_waitcnt vmcnt(2)
	global_store_dword v13, v11, s[14:15]
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[14:15]
	v_and_b32_e32 v13, 0xffff, v1
	v_cmp_lt_i32_e32 vcc, s24, v13
	s_bcnt1_i32_b64 s4, vcc
	s_lshl_b32 s4, s4, 2
	v_mov_b32_e32 v13, s4
	s_waitcnt vmcnt(0)
	v_fma_f32 v0, v0, v7, v7
	global_store_dword v13, v0, s[14:15]
	v_mov_b32_e32 v13, v11
.LBB2_39:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v0, v10, s23
	v_cvt_i32_f32_e32 v16, v7
	v_and_b32_e32 v11, s22, v9
	ds_write_b32 v2, v11
	v_mad_u64_u32 v[14:15], s[4:5], v1, 3, v[0:1]
	v_mul_lo_u32 v1, v12, v9
	v_mov_b32_e32 v0, 0xfffb0000
	v_lshl_add_u32 v0, v16, 16, v0
	v_ashrrev_i32_e32 v0, 16, v0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_mul_i32 s4, s24, 5
	s_add_i32 s4, s4, s23
	v_and_b32_e32 v0, 7, v0
	v_bfe_i32 v1, v8, 0, 8
	v_add3_u32 v8, s4, v11, v12
	v_lshlrev_b32_e32 v0, v0, v16
	v_and_b32_e32 v2, 0xffff, v14
	v_add3_u32 v1, v8, v10, v1
	v_add3_u32 v0, v1, v2, v0
	v_cvt_f32_f16_e32 v1, v6
	v_lshlrev_b32_e32 v2, 2, v5
	global_store_dword v2, v0, s[12:13]
	v_add_f32_e32 v0, v7, v13
	v_add_f32_e32 v0, v0, v1
	global_store_dword v[3:4], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k1
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
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 33
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
.Lfunc_end2:
	.size	k1, .Lfunc_end2-k1
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k2
	.globl	k2
	.p2align	8
	.type	k2,@function
k2:
	s_load_dwordx4 s[16:19], s[4:5], 0x0
	s_load_dword s22, s[4:5], 0x10
	s_mov_b32 s12, s8
	v_mov_b32_e32 v3, v0
	v_lshlrev_b32_e32 v4, 2, v3
	v_lshl_add_u32 v0, s12, 6, v3
	s_waitcnt lgkmcnt(0)
	global_load_dword v11, v4, s[16:17]
	v_and_b32_e32 v12, 0x3ff, v0
	v_lshlrev_b32_e32 v5, 2, v12
	global_load_dword v10, v5, s[18:19]
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	v_and_b32_e32 v17, 63, v3
	s_add_u32 s0, s0, s9
	v_lshlrev_b32_e32 v0, 2, v17
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, -3
	s_mov_b32 s32, 0
	s_mov_b64 s[10:11], s[4:5]
	s_getpc_b64 s[14:15]
	s_add_u32 s14, s14, mix@rel32@lo+4
	s_addc_u32 s15, s15, mix@rel32@hi+12
	s_waitcnt vmcnt(1)
	ds_write_b32 v0, v11
	v_mov_b32_e32 v0, s22
	v_and_b32_e32 v13, 0xffff, v11
	s_swappc_b64 s[30:31], s[14:15]
	v_xor_b32_e32 v6, s22, v11
	v_cmp_gt_i32_e32 vcc, v0, v11
	v_cmp_le_i32_e64 s[4:5], v6, v13
	s_or_b64 s[4:5], s[4:5], vcc
	v_mov_b32_e32 v14, v13
	s_and_saveexec_b64 s[20:21], s[4:5]
	s_cbranch_execz .LBB3_2
	v_mov_b32_e32 v0, s22
	v_mov_b32_e32 v1, -3
	s_swappc_b64 s[30:31], s[14:15]
	v_cmp_le_i32_e32 vcc, v0, v11
	v_cndmask_b32_e32 v14, 0, v6, vcc
.LBB3_2:
	s_or_b64 exec, exec, s[20:21]
	v_and_b32_e32 v0, 15, v3
	v_add_u32_e32 v1, 1, v0
	v_cvt_f32_ubyte0_e32 v2, v1
	v_rcp_iflag_f32_e32 v2, v2
	v_not_b32_e32 v0, v0
	s_abs_i32 s4, s22
	s_ashr_i32 s5, s22, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_bfe_i32 v15, v3, 0, 8
	v_not_b32_e32 v6, 26
	v_mul_lo_u32 v0, v0, v2
	v_mul_hi_u32 v0, v2, v0
	v_add_u32_e32 v0, v2, v0
	v_mul_hi_u32 v0, s4, v0
	v_mul_lo_u32 v2, v0, v1
	v_add_u32_e32 v7, 1, v0
	v_sub_u32_e32 v2, s4, v2
	v_cmp_ge_u32_e32 vcc, v2, v1
	v_cndmask_b32_e32 v0, v0, v7, vcc
	v_sub_u32_e32 v7, v2, v1
	v_cndmask_b32_e32 v2, v2, v7, vcc
	v_add_u32_e32 v7, 1, v0
	v_cmp_ge_u32_e32 vcc, v2, v1
	v_cndmask_b32_e32 v0, v0, v7, vcc
	v_xor_b32_e32 v0, s5, v0
	v_cmp_gt_i32_e32 vcc, v14, v15
	v_subrev_u32_e32 v0, s5, v0
	v_cndmask_b32_e64 v1, v6, 27, vcc
	v_cmp_ge_i32_e32 vcc, v0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execnz .LBB3_5
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execnz .LBB3_6
.LBB3_4:
	s_endpgm
.LBB3_5:
	v_lshlrev_b32_e32 v0, 2, v12
	global_store_dword v0, v14, s[16:17]
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB3_4
.LBB3_6:
	s_load_dword s4, s[10:11], 0x20
	v_mov_b32_e32 v0, s17
	v_add_co_u32_e32 v6, vcc, s16, v4
	v_addc_co_u32_e32 v7, vcc, 0, v0, vcc
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v16, s4
	v_mov_b32_e32 v1, s19
	s_and_b32 s5, s22, 7
	v_add_co_u32_e32 v4, vcc, s18, v5
	s_cmp_eq_u32 s5, 0
	v_addc_co_u32_e32 v5, vcc, 0, v1, vcc
	s_cbranch_scc1 .LBB3_9
	s_movk_i32 s6, 0x3e00
.LBB3_8:
	s_add_i32 s5, s5, -1
	s_cmp_eq_u32 s5, 0
	v_fma_f16 v16, v16, s6, 0.5
	s_cbranch_scc0 .LBB3_8
.LBB3_9:
	s_load_dword s5, s[10:11], 0x14
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v0, s5, v3
	s_and_b32 s5, s5, 7
	s_add_i32 s5, s5, 1
.LBB3_10:
	s_add_i32 s7, s6, 1
	v_mov_b32_e32 v18, v0
	s_cmp_lg_u32 s5, s7
	v_mov_b32_e32 v0, s6
	s_mov_b32 s6, s7
	s_cbranch_scc1 .LBB3_10
	s_load_dwordx2 s[14:15], s[10:11], 0x18
	s_waitcnt lgkmcnt(0)
	s_add_i32 s15, s12, s22
	s_cmp_eq_u32 s22, 0
	v_mov_b32_e32 v0, s4
	s_cbranch_scc1 .LBB3_22
	s_abs_i32 s4, s15
	v_cvt_f32_f16_e32 v0, v16
	v_cvt_f32_u32_e32 v1, s4
	s_and_b32 s4, s14, 7
	s_mul_i32 s20, s22, 9
	v_cmp_lt_i32_e64 s[10:11], 3, v15
	v_med3_f32 v19, v0, v1, 4.0
	v_add_u32_e32 v0, 29, v14
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s19
	v_add_co_u32_e32 v8, vcc, s18, v0
	v_xor_b32_e32 v0, 1, v17
	s_lshl_b32 s18, s22, s4
	v_cmp_lt_i32_e64 s[4:5], s22, v14
	v_mul_f32_e32 v20, v19, v19
	v_mov_b32_e32 v21, 0
	v_addc_co_u32_e32 v9, vcc, 0, v1, vcc
	v_lshlrev_b32_e32 v17, 2, v0
	v_lshlrev_b32_e32 v22, 2, v14
	v_cndmask_b32_e64 v23, 0, 1, s[4:5]
	s_branch .LBB3_14
.LBB3_13:
	s_or_b64 exec, exec, s[4:5]
	s_lshr_b32 s4, s20, 1
	s_cmp_lt_u32 s20, 2
	s_mov_b32 s20, s4
	s_cbranch_scc1 .LBB3_22
.LBB3_14:
	v_mov_b32_e32 v0, v19
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB3_20
	ds_read_b32 v1, v17
	v_mov_b32_e32 v0, s20
	global_store_dword v[8:9], v20, off
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	global_load_dword v1, v[6:7], off
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e32 vcc, v0, v1
	v_mov_b32_e32 v0, 0x3fe00000
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_17
	ds_bpermute_b32 v0, v22, v21
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_i32_e32 v0, v0
	v_and_b32_e32 v0, 0x7fffffff, v0
.LBB3_17:
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_mbcnt_hi_u32_b32 v1, s7, v1
	v_cmp_ne_u32_e32 vcc, 0, v23
	v_cmp_eq_u32_e64 s[4:5], 0, v1
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB3_19
	s_bcnt1_i32_b64 s4, vcc
	s_bcnt1_i32_b64 s5, s[6:7]
	s_lshl_b32 s4, s4, 2
	s_mul_i32 s5, s18, s5
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s5
	global_atomic_add v1, v2, s[16:17]
.LBB3_19:
	s_or_b64 exec, exec, s[8:9]
.LBB3_20:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_mbcnt_hi_u32_b32 v1, s7, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_13
	s_bcnt1_i32_b64 s6, s[6:7]
	s_mul_i32 s6, s20, s6
	v_mov_b32_e32 v1, s6
	global_atomic_add v21, v1, s[16:17] offset:80
	s_branch .LBB3_13
.LBB3_22:
	v_and_b32_e32 v1, 0x3ff, v14
	v_lshlrev_b32_e32 v1, 2, v1
	global_load_dword v1, v1, s[16:17]
	v_and_b32_e32 v2, 1, v3
	v_cmp_eq_u32_e32 vcc, 1, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_24
	v_cvt_i32_f32_e32 v1, v0
	v_min_i32_e32 v1, -1, v1
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v1, 2, v1
	global_load_dword v1, v1, s[16:17] glc
.LBB3_24:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte0_e32 v1, v3
	v_cvt_f16_f32_e32 v1, v1
	s_ashr_i32 s4, s22, 5
	s_cmp_gt_i32 s4, s6
	v_mov_b32_e32 v2, 0x3400
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v1, v2, v1, vcc
	v_fma_f16 v1, v1, v16, 0.5
	s_movk_i32 s4, 0x3e00
	v_fma_f16 v1, v1, s4, 0.5
	s_add_i32 s4, s14, s15
	v_cvt_f32_f16_e32 v1, v1
	s_add_i32 s4, s4, s22
	v_add_u32_e32 v2, s4, v15
	v_add3_u32 v2, v2, v11, v13
	v_add_f32_e32 v0, v10, v0
	v_add3_u32 v2, v2, v14, v18
	v_lshlrev_b32_e32 v3, 2, v12
	v_add_f32_e32 v0, v0, v1
	global_store_dword v3, v2, s[16:17]
	global_store_dword v[4:5], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k2
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
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 33
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
.Lfunc_end3:
	.size	k2, .Lfunc_end3-k2
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k3
	.globl	k3
	.p2align	8
	.type	k3,@function
k3:
	s_load_dword s21, s[4:5], 0x20
	s_load_dword s20, s[4:5], 0x14
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s7, s20, 15
	s_add_i32 s24, s7, 1
	v_cvt_f32_ubyte0_e32 v2, s24
	v_rcp_iflag_f32_e32 v12, v2
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dword s22, s[4:5], 0x10
	v_lshl_add_u32 v3, s8, 6, v0
	v_and_b32_e32 v8, 0x3ff, v3
	v_mul_f32_e32 v2, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v2, v2
	v_lshlrev_b32_e32 v4, 2, v8
	s_waitcnt lgkmcnt(0)
	global_load_dword v7, v4, s[14:15]
	v_cvt_i32_f32_e32 v1, s21
	v_readfirstlane_b32 s9, v2
	v_lshlrev_b32_e32 v2, 2, v0
	global_load_dword v9, v2, s[12:13]
	s_not_b32 s7, s7
	s_mul_i32 s7, s7, s9
	v_readfirstlane_b32 s6, v1
	s_mul_hi_u32 s7, s9, s7
	s_abs_i32 s6, s6
	s_add_i32 s9, s9, s7
	s_mul_hi_u32 s7, s6, s9
	s_mul_i32 s9, s7, s24
	s_sub_i32 s6, s6, s9
	s_add_i32 s9, s7, 1
	s_sub_i32 s16, s6, s24
	s_cmp_ge_u32 s6, s24
	s_cselect_b32 s7, s9, s7
	s_cselect_b32 s6, s16, s6
	s_add_i32 s9, s7, 1
	s_cmp_ge_u32 s6, s24
	v_ashrrev_i32_e32 v1, 31, v1
	v_cvt_f16_f32_e32 v2, s21
	s_cselect_b32 s6, s9, s7
	v_xor_b32_e32 v5, s6, v1
	s_and_b32 s6, s22, s20
	s_load_dwordx2 s[18:19], s[4:5], 0x18
	s_load_dwordx2 s[10:11], s[4:5], 0x24
	s_bitcmp0_b32 s6, 0
	s_mul_hi_i32 s6, s22, 0x66666667
	v_sub_u32_e32 v1, v5, v1
	s_cselect_b64 vcc, -1, 0
	s_lshr_b32 s7, s6, 31
	s_lshr_b32 s6, s6, 1
	v_add_u32_e32 v5, v1, v0
	v_xor_b32_e32 v1, 0x8000, v2
	s_add_i32 s6, s6, s7
	v_cndmask_b32_e32 v1, v2, v1, vcc
	s_and_b32 s27, s6, 7
	v_bfe_i32 v10, v5, 0, 8
	v_fma_f16 v11, v1, v2, 0.5
	s_cmp_lt_i32 s27, 2
	s_mov_b32 s25, 7
	s_mov_b32 s32, 0
	s_cbranch_scc1 .LBB4_5
	s_mov_b32 s23, 24
	s_cmp_lt_i32 s27, 3
	v_mov_b32_e32 v13, s21
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[16:17], s[18:19]
	s_cbranch_scc1 .LBB4_12
	s_add_i32 s23, s8, s22
	s_cmp_lt_i32 s27, 4
	s_cbranch_scc1 .LBB4_6
	s_cmp_lg_u32 s27, 4
	s_cbranch_scc0 .LBB4_7
	s_mov_b64 s[6:7], 0
	s_mov_b32 s25, 6
	s_branch .LBB4_8
.LBB4_5:
	s_mov_b64 s[6:7], -1
	s_branch .LBB4_13
.LBB4_6:
	s_branch .LBB4_11
.LBB4_7:
	s_mov_b64 s[6:7], -1
.LBB4_8:
	s_andn2_b64 vcc, exec, s[6:7]
	v_mov_b32_e32 v13, s21
	s_cbranch_vccnz .LBB4_10
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 15, v9
	v_ashrrev_i32_e64 v13, v1, s10
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v0, v3
	v_mov_b32_e32 v1, s11
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, mix@rel32@lo+4
	s_addc_u32 s7, s7, mix@rel32@hi+12
	s_mov_b64 s[16:17], s[4:5]
	s_swappc_b64 s[30:31], s[6:7]
	v_cvt_f32_f16_e32 v2, v11
	v_mov_b32_e32 v1, v0
	v_cmp_lt_i32_e32 vcc, v13, v1
	s_mov_b64 s[4:5], s[16:17]
	v_med3_f32 v2, v2, s21, 4.0
	v_mov_b32_e32 v0, v6
	v_cndmask_b32_e64 v13, -v2, v2, vcc
	s_mov_b32 s25, 7
.LBB4_10:
	s_mov_b64 s[16:17], s[18:19]
	s_cbranch_execnz .LBB4_12
.LBB4_11:
	s_mul_i32 s6, s18, 3
	s_add_u32 s16, s6, 7
	s_mov_b32 s25, 7
	v_mov_b32_e32 v13, s21
.LBB4_12:
	s_mov_b64 s[6:7], 0
.LBB4_13:
	s_load_dword s26, s[4:5], 0x30
	s_andn2_b64 vcc, exec, s[6:7]
	v_mov_b32_e32 v1, s15
	s_cbranch_vccnz .LBB4_19
	s_cmp_gt_i32 s27, 0
	s_cbranch_scc0 .LBB4_16
	s_mov_b32 s6, 0x3fc00000
	s_mov_b32 s23, 24
	s_mov_b32 s25, 7
	s_cbranch_execz .LBB4_17
	s_branch .LBB4_18
.LBB4_16:
.LBB4_17:
	v_cmp_gt_i16_e32 vcc, 7, v10
	s_bcnt1_i32_b64 s4, vcc
	s_mov_b32 s25, 7
	v_add_u32_e32 v10, s4, v5
	s_mov_b32 s6, 0x3fc00000
	s_mov_b32 s23, 24
.LBB4_18:
	v_mov_b32_e32 v13, s6
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[16:17], s[18:19]
.LBB4_19:
	v_add_co_u32_e32 v4, vcc, s14, v4
	v_addc_co_u32_e32 v5, vcc, 0, v1, vcc
	v_mov_b32_e32 v1, 3
	v_xor_b32_e32 v14, s20, v0
	v_mov_b32_e32 v15, s25
	v_mov_b32_dpp v1, v1 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e32 vcc, 1, v1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v9
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_39
	v_cvt_i32_f32_e32 v1, v13
	v_sub_u32_e32 v2, v14, v1
	v_and_b32_e32 v2, 7, v2
	v_cmp_lt_i32_e32 vcc, 1, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB4_32
	v_cmp_lt_i32_e32 vcc, 2, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB4_29
	v_cmp_lt_i32_e32 vcc, 3, v2
	v_mov_b32_e32 v15, s25
	v_mov_b32_e32 v7, 0x3e800000
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB4_28
	v_cmp_ne_u32_e32 vcc, 4, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	s_add_i32 s17, s25, -1
	s_or_saveexec_b64 s[20:21], s[20:21]
	v_mov_b32_e32 v15, s17
	s_xor_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v15, v1
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v7, v13
.LBB4_28:
	s_or_b64 exec, exec, s[18:19]
.LBB4_29:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB4_31
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[14:15]
	v_cvt_f32_f16_e32 v1, v11
	s_waitcnt lgkmcnt(0)
	s_and_b32 s10, s10, 0x3ff
	s_lshl_b32 s10, s10, 2
	v_mov_b32_e32 v15, s25
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v7, v13
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v0, v0, v1
	v_and_b32_e32 v0, 0x7fffffff, v0
	global_store_dword v2, v0, s[14:15]
.LBB4_31:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v6, v9
.LBB4_32:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB4_38
	v_cmp_lt_i32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB4_35
	v_bfe_i32 v0, v10, 0, 8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s10, 0xaf286bcb
	v_mul_hi_u32 v1, v0, s10
	v_sub_u32_e32 v2, v0, v1
	v_lshrrev_b32_e32 v2, 1, v2
	v_add_u32_e32 v1, v2, v1
	v_lshrrev_b32_e32 v1, 4, v1
	v_mul_lo_u32 v1, v1, 19
	v_sub_u32_e32 v0, v0, v1
	v_xor_b32_e32 v10, v10, v0
.LBB4_35:
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v15, s25
	v_mov_b32_e32 v6, v9
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB4_37
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s26
	v_mad_u64_u32 v[6:7], s[18:19], v9, 3, v[0:1]
	v_mov_b32_e32 v15, s25
.LBB4_37:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v7, v13
.LBB4_38:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v13, v7
.LBB4_39:
	s_or_b64 exec, exec, s[4:5]
	s_or_b32 s4, s16, 1
	v_cvt_f32_u32_e32 v0, s4
	s_sub_i32 s5, 0, s4
	v_mov_b32_e32 v1, 0xbe800000
	v_mov_b32_e32 v2, 0x3e800000
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_readfirstlane_b32 s6, v0
	s_mul_i32 s5, s5, s6
	s_mul_hi_u32 s5, s6, s5
	s_add_i32 s6, s6, s5
	s_mul_hi_u32 s5, s6, 10
	s_mul_i32 s5, s5, s4
	s_sub_i32 s5, 10, s5
	s_sub_i32 s6, s5, s4
	s_cmp_ge_u32 s5, s4
	s_cselect_b32 s5, s6, s5
	s_sub_i32 s6, s5, s4
	s_cmp_ge_u32 s5, s4
	s_cselect_b32 s4, s6, s5
	s_cmp_gt_u32 s4, 3
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v16, v1, v2, vcc
	v_mov_b32_e32 v0, -8
	v_mov_b32_e32 v1, -7
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_add_u32_e32 v1, s16, v3
	v_bfe_i32 v1, v1, 0, 16
	v_or_b32_e32 v1, 1, v1
	v_cvt_f32_u32_e32 v2, v1
	v_and_b32_e32 v3, 0xffff, v6
	v_cvt_f32_u32_e32 v17, v3
	v_and_b32_e32 v0, 0x3ff, v0
	v_rcp_iflag_f32_e32 v18, v2
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v16, s[14:15]
	v_mul_f32_e32 v18, v17, v18
	v_trunc_f32_e32 v18, v18
	v_cvt_u32_f32_e32 v19, v18
	v_mad_f32 v17, -v18, v2, v17
	v_cmp_ge_f32_e64 vcc, |v17|, |v2|
	v_addc_co_u32_e32 v2, vcc, 0, v19, vcc
	v_mul_lo_u32 v1, v2, v1
	v_sub_u32_e32 v0, v6, v1
	v_and_b32_e32 v0, 0xffff, v0
	v_cmp_eq_u32_e32 vcc, s26, v0
	v_mov_b32_e32 v0, s22
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB4_45
	v_cvt_i32_f32_e32 v0, v13
	v_bfe_i32 v6, v10, 0, 8
	v_sub_u32_e32 v2, 0, v6
	s_and_b32 s4, s11, 7
	v_lshlrev_b32_e32 v0, 2, v0
	ds_bpermute_b32 v0, v0, v14
	v_max_i32_e32 v2, v6, v2
	v_add_u32_e32 v1, s4, v9
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, v0, v2
	v_cmp_eq_u32_e32 vcc, v1, v0
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB4_44
	v_mul_f32_e32 v0, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v0, v0
	s_sub_i32 s6, 0, s24
	s_abs_i32 s5, s23
	s_ashr_i32 s4, s23, 31
	v_readfirstlane_b32 s7, v0
	s_mul_i32 s6, s6, s7
	s_mul_hi_u32 s6, s7, s6
	s_add_i32 s7, s7, s6
	s_mul_hi_u32 s6, s5, s7
	s_mul_i32 s7, s6, s24
	s_sub_i32 s5, s5, s7
	s_add_i32 s7, s6, 1
	s_sub_i32 s8, s5, s24
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s6, s7, s6
	s_cselect_b32 s5, s8, s5
	s_add_i32 s7, s6, 1
	s_cmp_ge_u32 s5, s24
	s_cselect_b32 s5, s7, s6
	s_xor_b32 s5, s5, s4
	s_sub_i32 s10, s5, s4
	v_mov_b32_e32 v0, -8
	v_mov_b32_e32 v1, 25
	s_getpc_b64 s[20:21]
	s_add_u32 s20, s20, mix@rel32@lo+4
	s_addc_u32 s21, s21, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[20:21]
	v_add_u32_e32 v0, s10, v0
	v_bfe_i32 v12, v0, 0, 16
	v_mov_b32_e32 v0, -6
	v_mov_b32_e32 v1, s23
	s_swappc_b64 s[30:31], s[20:21]
	v_and_b32_e32 v1, 15, v6
	v_ashrrev_i32_e64 v1, v1, s16
	v_and_b32_e32 v0, 0xff, v0
	v_and_b32_e32 v1, 0xff, v1
	v_add_u32_e32 v0, v0, v1
	v_cmp_ne_u32_e32 vcc, v12, v0
	s_and_saveexec_b64 s[4:5], vcc
	v_cvt_f32_i32_e32 v0, s23
	v_mov_b32_e32 v1, 0x41e80000
	s_sub_i32 s6, s22, s16
	v_cmp_lt_i16_e32 vcc, 30, v6
	v_cndmask_b32_e32 v7, v1, v0, vcc
	v_xor_b32_e32 v10, s6, v10
	s_or_b64 exec, exec, s[4:5]
.LBB4_44:
	s_or_b64 exec, exec, s[18:19]
	v_and_b32_e32 v0, 0x3ff, v15
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v1, v0, s[12:13]
	v_mul_lo_u32 v0, s11, v3
	v_mov_b32_e32 v2, s22
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	v_lshlrev_b32_e32 v0, 2, v0
	ds_bpermute_b32 v6, v0, v2
	v_mov_b32_e32 v0, 23
	s_swappc_b64 s[30:31], s[4:5]
	s_and_b32 s4, s11, 15
	v_add_u32_e32 v0, v0, v6
	v_ashrrev_i32_e32 v1, s4, v15
	v_bfe_i32 v0, v0, 0, 16
	v_add_u16_e32 v10, v10, v1
.LBB4_45:
	s_or_b64 exec, exec, s[14:15]
	v_cvt_f16_f32_e32 v1, v7
	s_add_i32 s4, s16, s23
	v_add3_u32 v6, v9, v14, s4
	v_bfe_i32 v2, v10, 0, 8
	v_fma_f16 v1, v1, v11, 0.5
	v_cvt_f32_f16_e32 v1, v1
	v_add3_u32 v3, v6, v15, v3
	v_add3_u32 v0, v3, v0, v2
	v_lshlrev_b32_e32 v2, 2, v8
	global_store_dword v2, v0, s[12:13]
	v_add_f32_e32 v0, v13, v7
	v_add_f32_e32 v0, v0, v1
	global_store_dword v[4:5], v0, off
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
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 33
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
	.size	k3, .Lfunc_end4-k3
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k4
	.globl	k4
	.p2align	8
	.type	k4,@function
k4:
	s_load_dwordx8 s[12:19], s[4:5], 0x0
	v_mov_b32_e32 v6, v0
	v_lshlrev_b32_e32 v0, 2, v6
	v_lshl_add_u32 v3, s8, 6, v6
	v_and_b32_e32 v12, 0x3ff, v3
	s_waitcnt lgkmcnt(0)
	global_load_dword v11, v0, s[12:13]
	s_nop 0
	global_load_dword v0, v0, s[14:15]
	v_lshlrev_b32_e32 v2, 2, v12
	global_load_dword v15, v2, s[14:15]
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	v_and_b32_e32 v9, 63, v6
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[10:11], s[4:5]
	v_mov_b32_e32 v4, s15
	v_lshlrev_b32_e32 v14, 2, v9
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v1, 0x3ff, v11
	v_lshlrev_b32_e32 v1, 2, v1
	global_load_dword v10, v1, s[12:13]
	s_load_dwordx2 s[20:21], s[4:5], 0x20
	s_load_dword s24, s[4:5], 0x30
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v0, 0x3fa00000, v0
	v_mad_legacy_u16 v18, v11, 3, 31
	v_mad_legacy_u16 v16, v11, 3, 31
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v1, s20
	ds_write_b32 v14, v11
	v_cvt_f32_f16_e32 v13, v1
	v_frexp_mant_f32_e32 v1, v0
	v_rcp_f32_e32 v1, v1
	v_frexp_exp_i32_f32_e32 v0, v0
	v_frexp_exp_i32_f32_e32 v5, v13
	v_frexp_mant_f32_e32 v7, v13
	v_mul_f32_e32 v1, v7, v1
	v_sub_u32_e32 v0, v5, v0
	v_ldexp_f32 v0, v1, v0
	v_mul_u32_u24_e32 v1, 9, v18
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v1, 2, v1
	global_store_dword v1, v0, s[14:15]
	v_and_b32_e32 v0, 1, v6
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB5_7
	v_and_b32_e32 v0, 62, v6
	v_lshlrev_b32_e32 v0, 2, v0
	s_and_b32 s6, s16, 15
	ds_read_b32 v0, v0
	s_waitcnt vmcnt(1)
	v_ashrrev_i32_e32 v1, s6, v10
	v_cvt_f32_i32_e32 v17, v1
	v_add_u32_e32 v1, 21, v11
	v_xor_b32_e32 v1, s24, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v0, v1
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v1, s19
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB5_6
	v_or_b32_e32 v0, 1, v11
	v_cvt_f32_u32_e32 v1, v0
	v_sub_u32_e32 v5, 0, v0
	s_abs_i32 s9, s21
	s_ashr_i32 s15, s21, 31
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v5, v5, v1
	v_mul_hi_u32 v5, v1, v5
	v_add_u32_e32 v1, v1, v5
	v_mul_hi_u32 v1, s18, v1
	v_mul_lo_u32 v1, v1, v0
	v_sub_u32_e32 v1, s18, v1
	v_sub_u32_e32 v5, v1, v0
	v_cmp_ge_u32_e32 vcc, v1, v0
	v_cndmask_b32_e32 v1, v1, v5, vcc
	v_sub_u32_e32 v5, v1, v0
	v_cmp_ge_u32_e32 vcc, v1, v0
	v_cndmask_b32_e32 v0, v1, v5, vcc
	v_and_b32_e32 v0, 15, v0
	v_add_u32_e32 v1, 1, v0
	v_cvt_f32_ubyte0_e32 v5, v1
	v_rcp_iflag_f32_e32 v5, v5
	v_not_b32_e32 v0, v0
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v0, v0, v5
	v_mul_hi_u32 v0, v5, v0
	v_add_u32_e32 v0, v5, v0
	v_mul_hi_u32 v0, s9, v0
	v_mul_lo_u32 v5, v0, v1
	v_add_u32_e32 v7, 1, v0
	v_sub_u32_e32 v5, s9, v5
	v_cmp_ge_u32_e32 vcc, v5, v1
	v_cndmask_b32_e32 v0, v0, v7, vcc
	v_sub_u32_e32 v7, v5, v1
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_add_u32_e32 v7, 1, v0
	v_cmp_ge_u32_e32 vcc, v5, v1
	v_cndmask_b32_e32 v0, v0, v7, vcc
	v_xor_b32_e32 v0, s15, v0
	v_subrev_u32_e32 v0, s15, v0
	v_cmp_eq_u32_e32 vcc, v11, v0
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v1, s19
	s_and_saveexec_b64 s[22:23], vcc
	s_mul_i32 s9, s19, 3
	s_mul_hi_u32 s15, s18, 3
	s_add_i32 s15, s15, s9
	s_mul_i32 s9, s18, 3
	s_and_b32 s19, s21, 16
	s_add_u32 s26, s9, s19
	s_addc_u32 s27, s15, 0
	v_mov_b32_e32 v0, s26
	v_mov_b32_e32 v1, s27
	s_or_b64 exec, exec, s[22:23]
	v_lshlrev_b32_e32 v1, 2, v12
	v_mov_b32_e32 v5, 0
	s_mov_b32 s9, 4
	global_store_dword v1, v5, s[12:13]
.LBB5_5:
	v_add_f32_e32 v1, v17, v17
	s_add_i32 s9, s9, -1
	s_cmp_eq_u32 s9, 0
	v_mul_f32_e32 v17, 0x3e800000, v1
	s_cbranch_scc0 .LBB5_5
.LBB5_6:
	s_or_b64 exec, exec, s[6:7]
.LBB5_7:
	s_or_saveexec_b64 s[22:23], s[4:5]
	v_add_co_u32_e32 v7, vcc, s14, v2
	v_addc_co_u32_e32 v8, vcc, 0, v4, vcc
	s_add_i32 s19, s8, s16
	v_xor_b32_e32 v4, s17, v6
	v_mov_b32_e32 v5, s16
	s_xor_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB5_13
	s_waitcnt vmcnt(2)
	v_cmp_ngt_f32_e32 vcc, -1.0, v15
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[14:15], exec, s[4:5]
	s_cbranch_execz .LBB5_10
	v_cmp_gt_i32_e64 s[4:5], s18, -2
	s_bcnt1_i32_b64 s6, s[4:5]
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s6
	v_mov_b32_dpp v5, v6 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_and_b32_e32 v0, 15, v0
	v_add_u32_e32 v1, 1, v0
	v_cvt_f32_ubyte0_e32 v2, v1
	v_rcp_iflag_f32_e32 v2, v2
	v_not_b32_e32 v0, v0
	v_sub_u32_e32 v10, 0, v5
	v_max_i32_e32 v10, v5, v10
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mov_b32_e32 v18, 0
	v_mul_lo_u32 v0, v0, v2
	v_mul_hi_u32 v0, v2, v0
	v_add_u32_e32 v0, v2, v0
	v_mul_hi_u32 v0, v10, v0
	v_ashrrev_i32_e32 v2, 31, v5
	v_bfe_i32 v5, v6, 0, 8
	ds_bpermute_b32 v18, v18, v5 offset:116
	v_mul_lo_u32 v17, v0, v1
	v_add_u32_e32 v5, 1, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v6, v18, v6
	v_sub_u32_e32 v10, v10, v17
	v_cmp_ge_u32_e32 vcc, v10, v1
	v_cndmask_b32_e32 v0, v0, v5, vcc
	v_sub_u32_e32 v5, v10, v1
	v_cndmask_b32_e32 v5, v10, v5, vcc
	v_add_u32_e32 v10, 1, v0
	v_cmp_ge_u32_e32 vcc, v5, v1
	v_cndmask_b32_e32 v0, v0, v10, vcc
	v_xor_b32_e32 v0, v0, v2
	v_sub_u32_e32 v5, v0, v2
.LBB5_10:
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	s_cbranch_execz .LBB5_12
	s_or_b32 s4, s17, 1
	v_cvt_f32_u32_e32 v0, s4
	s_sub_i32 s5, 0, s4
	s_waitcnt vmcnt(1)
	v_sub_u32_e32 v1, v4, v10
	ds_write_b32 v14, v1
	v_rcp_iflag_f32_e32 v0, v0
	v_mov_b32_e32 v1, v3
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_readfirstlane_b32 s6, v0
	s_mul_i32 s5, s5, s6
	s_mul_hi_u32 s5, s6, s5
	s_add_i32 s6, s6, s5
	s_mul_hi_u32 s5, s19, s6
	s_mul_i32 s5, s5, s4
	s_sub_i32 s5, s19, s5
	s_sub_i32 s6, s5, s4
	s_cmp_ge_u32 s5, s4
	s_cselect_b32 s5, s6, s5
	s_sub_i32 s6, s5, s4
	s_cmp_ge_u32 s5, s4
	s_cselect_b32 s6, s6, s5
	v_mov_b32_e32 v0, v3
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	v_mad_u32_u24 v16, v18, 3, s6
	s_swappc_b64 s[30:31], s[4:5]
	v_mov_b32_e32 v5, s16
.LBB5_12:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v0, v5
	v_mov_b32_e32 v1, v4
	v_mad_legacy_u16 v16, v16, 3, s18
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_cvt_f32_i32_e32 v17, v0
	s_mul_i32 s4, s18, 3
	v_bfe_i32 v0, v6, 0, 8
	v_sub_co_u32_e32 v0, vcc, s4, v0
.LBB5_13:
	s_or_b64 exec, exec, s[22:23]
	s_load_dword s8, s[10:11], 0x28
	v_cvt_i32_f32_e32 v1, v17
	s_cmp_lt_i32 s16, 1
	v_xor_b32_e32 v6, v6, v1
	s_cbranch_scc1 .LBB5_45
	v_xor_b32_e32 v1, 1, v9
	s_and_b32 s20, s21, 7
	v_lshlrev_b32_e32 v1, 2, v1
	s_cmp_lt_i32 s24, 20
	v_bfe_i32 v21, v6, 0, 8
	ds_read_b32 v19, v1
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_lg_u32 s16, 26
	v_lshlrev_b32_e32 v1, 2, v12
	v_min_i32_e32 v22, s17, v21
	v_add_u32_e32 v21, v4, v21
	s_cselect_b64 s[6:7], -1, 0
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v10, s13
	v_add_co_u32_e32 v1, vcc, s12, v1
	v_and_b32_e32 v9, 0x3ff, v4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s8, s8, 0x3ff
	v_cvt_f32_i32_e32 v23, v21
	v_addc_co_u32_e32 v2, vcc, 0, v10, vcc
	v_lshlrev_b32_e32 v9, 2, v9
	s_lshl_b32 s8, s8, 2
	v_add_co_u32_e32 v9, vcc, s12, v9
	s_add_u32 s8, s12, s8
	v_and_b32_e32 v18, 0xffff, v16
	v_sub_u32_e32 v20, -4, v4
	s_mov_b32 s21, 0
	v_addc_co_u32_e32 v10, vcc, 0, v10, vcc
	s_addc_u32 s9, s13, 0
	v_mov_b32_e32 v21, s19
	v_mov_b32_e32 v24, 0
	s_branch .LBB5_16
.LBB5_15:
	s_add_i32 s21, s21, 1
	s_cmp_eq_u32 s21, s16
	s_cbranch_scc1 .LBB5_46
.LBB5_16:
	s_bcnt1_i32_b64 s10, exec
	v_add_u32_e32 v26, s21, v19
	v_mov_b32_e32 v25, s10
	v_cmp_lt_i32_e32 vcc, v26, v18
	s_bcnt1_i32_b64 s10, vcc
	v_mov_b32_dpp v25, v25 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_eq_u32_e32 vcc, s10, v25
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB5_40
	s_cmp_lt_i32 s20, 2
	s_cbranch_scc1 .LBB5_22
	s_cmp_lt_i32 s20, 3
	v_mov_b32_e32 v26, 30
	v_mov_b32_e32 v25, v11
	s_cbranch_scc1 .LBB5_33
	s_cmp_lt_i32 s20, 4
	s_cbranch_scc1 .LBB5_23
	s_cmp_lg_u32 s20, 4
	s_cbranch_scc0 .LBB5_24
	v_add_u32_e32 v25, -1, v11
	s_mov_b64 s[14:15], 0
	s_branch .LBB5_25
.LBB5_22:
	s_branch .LBB5_34
.LBB5_23:
	s_mov_b64 s[14:15], 0
	s_cbranch_execnz .LBB5_26
	s_branch .LBB5_31
.LBB5_24:
	s_mov_b64 s[14:15], -1
.LBB5_25:
	v_mov_b32_e32 v26, v21
	s_branch .LBB5_31
.LBB5_26:
	s_andn2_b64 vcc, exec, s[6:7]
	s_mov_b64 s[14:15], -1
	s_cbranch_vccnz .LBB5_28
	v_readfirstlane_b32 s18, v21
	s_mov_b64 s[14:15], 0
.LBB5_28:
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB5_30
	v_readfirstlane_b32 s14, v21
	s_sub_i32 s18, 0, s14
.LBB5_30:
	s_sub_i32 s19, 0, s21
	s_and_b64 s[14:15], s[4:5], exec
	s_cselect_b32 s14, s21, s19
	s_and_b32 s14, s14, 0xff
	s_and_b32 s15, s18, 0xff
	s_add_i32 s18, s15, s14
	s_mov_b64 s[14:15], -1
	v_mov_b32_e32 v26, s18
.LBB5_31:
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB5_33
	v_mov_b32_e32 v25, v11
	global_store_dword v[1:2], v20, off
.LBB5_33:
	s_cbranch_execnz .LBB5_39
.LBB5_34:
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc0 .LBB5_36
	v_mov_b32_e32 v25, 0x80000
	v_lshl_add_u32 v25, v11, 16, v25
	v_ashrrev_i32_e32 v25, 16, v25
	global_atomic_add v[9:10], v25, off
	s_cbranch_execz .LBB5_37
	s_branch .LBB5_38
.LBB5_36:
.LBB5_37:
	v_cvt_f32_i32_dpp v25, v11 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mul_f32_e32 v15, v17, v15
	v_mov_b32_e32 v26, 0x3fc00000
	v_cmp_eq_u32_e32 vcc, v21, v22
	v_cndmask_b32_e32 v15, v26, v15, vcc
	v_fma_f32 v15, v15, v25, v17
.LBB5_38:
	v_mov_b32_e32 v26, v21
	v_mov_b32_e32 v25, v11
.LBB5_39:
	v_mov_b32_e32 v21, v26
	v_mov_b32_e32 v11, v25
.LBB5_40:
	s_or_b64 exec, exec, s[10:11]
	s_cmp_eq_u32 s21, 0
	s_cbranch_scc1 .LBB5_15
	s_mov_b32 s18, 0
	s_branch .LBB5_43
.LBB5_42:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s18, s18, 1
	s_cmp_ge_u32 s18, s21
	v_mov_b32_e32 v15, v23
	s_cbranch_scc1 .LBB5_15
.LBB5_43:
	s_mov_b64 s[14:15], exec
	v_mbcnt_lo_u32_b32 v15, s14, 0
	v_mbcnt_hi_u32_b32 v15, s15, v15
	v_cmp_eq_u32_e32 vcc, 0, v15
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB5_42
	s_and_b32 s19, s18, 7
	s_lshl_b32 s19, s17, s19
	s_bcnt1_i32_b64 s14, s[14:15]
	s_mul_i32 s14, s19, s14
	v_mov_b32_e32 v15, s14
	global_atomic_add v24, v15, s[8:9]
	s_branch .LBB5_42
.LBB5_45:
	v_mov_b32_e32 v21, s19
.LBB5_46:
	v_mov_b32_dpp v1, v3 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v1, 2, v1
	v_mov_b32_e32 v2, 23
	global_atomic_add v1, v2, s[12:13]
	ds_read_b32 v2, v14
	v_and_b32_e32 v3, 0xffff, v16
	v_add_u32_e32 v3, v4, v3
	v_bfe_i32 v1, v6, 0, 8
	v_add3_u32 v0, v3, v5, v0
	v_add3_u32 v0, v0, v1, v11
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, v21, v2
	v_lshlrev_b32_e32 v1, 2, v12
	global_store_dword v1, v0, s[12:13]
	s_waitcnt vmcnt(4)
	v_add_f32_e32 v0, v17, v15
	v_add_f32_e32 v0, v0, v13
	global_store_dword v[7:8], v0, off
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
		.amdhsa_next_free_vgpr 27
		.amdhsa_next_free_sgpr 33
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
	s_mov_b32 s12, s8
	v_mov_b32_e32 v3, v0
	s_load_dwordx4 s[16:19], s[4:5], 0x0
	s_load_dword s14, s[4:5], 0x14
	v_lshl_add_u32 v0, s12, 6, v3
	v_and_b32_e32 v8, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 2, v8
	s_waitcnt lgkmcnt(0)
	global_load_dword v9, v0, s[18:19]
	v_lshlrev_b32_e32 v1, 2, v3
	global_load_dword v10, v1, s[16:17]
	s_add_u32 flat_scratch_lo, s6, s9
	s_mov_b64 s[10:11], s[4:5]
	s_load_dwordx2 s[4:5], s[4:5], 0x18
	s_nop 0
	s_load_dword s13, s[10:11], 0x20
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_load_dwordx2 s[8:9], s[10:11], 0x2c
	v_mov_b32_e32 v5, s19
	v_add_co_u32_e32 v4, vcc, s18, v0
	s_addc_u32 s1, s1, 0
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, mix@rel32@lo+4
	s_addc_u32 s7, s7, mix@rel32@hi+12
	v_xor_b32_e32 v1, s14, v3
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s5, s5, 3
	s_mul_hi_u32 s14, s4, 3
	s_mul_i32 s4, s4, 3
	s_add_i32 s5, s14, s5
	v_mov_b32_e32 v2, 0x3fa00000
	v_mov_b32_e32 v6, s5
	v_add_f32_e32 v2, s8, v2
	v_frexp_exp_i32_f32_e32 v0, v2
	v_frexp_mant_f32_e32 v2, v2
	v_rcp_f32_e32 v2, v2
	v_sub_u32_e32 v14, 1, v0
	s_and_b32 s8, s9, 0x3fd
	s_lshl_b32 s8, s8, 2
	v_mul_f32_e32 v2, 0x3f400000, v2
	v_mov_b32_e32 v15, s8
	s_mov_b32 s32, 0
	s_mov_b32 s15, 1
	v_cvt_f16_f32_e32 v11, s13
	s_waitcnt vmcnt(1)
	v_cmp_gt_f32_e32 vcc, -1.0, v9
	v_cndmask_b32_e32 v7, 23, v3, vcc
	v_sub_co_u32_e32 v7, vcc, s4, v7
	v_subbrev_co_u32_e32 v12, vcc, 0, v6, vcc
	v_mad_u64_u32 v[6:7], s[4:5], v7, 3, 0
	v_mov_b32_e32 v0, v7
	v_mad_u64_u32 v[12:13], s[4:5], v12, 3, v[0:1]
	v_ldexp_f32 v0, v2, v14
	global_store_dword v15, v0, s[18:19]
	v_mov_b32_e32 v0, 28
	v_mov_b32_e32 v7, v12
	s_swappc_b64 s[30:31], s[6:7]
	v_ashrrev_i32_e32 v2, 31, v0
	v_sub_co_u32_e32 v6, vcc, v6, v0
	v_subb_co_u32_e32 v7, vcc, v7, v2, vcc
	s_mov_b32 s14, 0x2a05f200
	v_cmp_lt_i64_e32 vcc, s[14:15], v[6:7]
	v_cmp_gt_u32_e64 s[4:5], 64, v3
	s_xor_b64 s[6:7], vcc, -1
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB6_4
	s_mov_b64 s[8:9], 0
	s_movk_i32 s14, 0x3e00
	v_mov_b32_e32 v0, v3
.LBB6_2:
	v_cmp_lt_u32_e64 s[4:5], 46, v0
	s_or_b64 s[4:5], s[4:5], vcc
	v_add_u32_e32 v2, 17, v0
	s_and_b64 s[4:5], exec, s[4:5]
	v_fma_f16 v11, v11, s14, 0.5
	s_or_b64 s[8:9], s[4:5], s[8:9]
	v_mov_b32_e32 v0, v2
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB6_2
	s_or_b64 exec, exec, s[8:9]
.LBB6_4:
	s_or_b64 exec, exec, s[6:7]
	s_load_dword s4, s[10:11], 0x10
	s_movk_i32 s5, 0x3400
	v_lshl_add_u32 v0, v10, 1, v10
	v_fma_f16 v2, v11, s5, 0.5
	v_and_b32_e32 v0, 0xffff, v0
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v7, s4, v3
	v_add_u32_e32 v3, v7, v3
	v_bfe_i32 v3, v3, 0, 8
	v_add_u32_e32 v1, s12, v1
	v_add3_u32 v0, v1, v3, v0
	v_cvt_f32_f16_e32 v1, v2
	v_add_lshl_u32 v7, v10, s4, 1
	v_add3_u32 v0, v0, v6, v7
	v_lshlrev_b32_e32 v2, 2, v8
	global_store_dword v2, v0, s[16:17]
	v_add_f32_e32 v0, s13, v9
	v_add_f32_e32 v0, v0, v1
	global_store_dword v[4:5], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k5
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
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 33
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
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	v_mov_b32_e32 v3, v0
	v_lshlrev_b32_e32 v0, 2, v3
	v_and_b32_e32 v13, 63, v3
	v_lshlrev_b32_e32 v14, 2, v13
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v0, s[16:17]
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, s17
	v_add_co_u32_e32 v7, vcc, s16, v0
	v_addc_co_u32_e32 v8, vcc, 0, v1, vcc
	s_mov_b32 s12, s8
	s_mov_b64 s[10:11], s[4:5]
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v4
	s_load_dword s13, s[4:5], 0x10
	s_load_dword s19, s[4:5], 0x24
	s_waitcnt lgkmcnt(0)
	s_add_i32 s21, s8, s13
	s_and_b32 s18, s13, 7
	s_cmp_lt_i32 s18, 2
	s_cbranch_scc1 .LBB7_5
	s_cmp_lt_i32 s18, 3
	s_cbranch_scc1 .LBB7_6
	s_cmp_lt_i32 s18, 4
	s_cbranch_scc1 .LBB7_7
	s_cmp_lg_u32 s18, 4
	s_cbranch_scc0 .LBB7_8
	v_add_u32_e32 v12, -1, v4
	s_cbranch_execz .LBB7_9
	s_branch .LBB7_14
.LBB7_5:
	s_mov_b64 s[4:5], -1
	s_branch .LBB7_20
.LBB7_6:
	s_branch .LBB7_18
.LBB7_7:
	s_mov_b64 s[4:5], -1
	s_branch .LBB7_15
.LBB7_8:
.LBB7_9:
	v_xor_b32_e32 v0, 1, v13
	v_lshlrev_b32_e32 v0, 2, v0
	s_load_dword s6, s[10:11], 0x28
	ds_read_b32 v0, v0
	s_mov_b64 s[4:5], exec
	s_mov_b32 s7, 0
.LBB7_10:
	s_ff1_i32_b64 s8, s[4:5]
	s_waitcnt lgkmcnt(0)
	v_readlane_b32 s14, v0, s8
	s_lshl_b64 s[8:9], 1, s8
	s_add_i32 s7, s7, s14
	s_andn2_b64 s[4:5], s[4:5], s[8:9]
	s_cmp_lg_u64 s[4:5], 0
	s_cbranch_scc1 .LBB7_10
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB7_13
	s_and_b32 s6, s6, 0x3ff
	s_lshl_b32 s6, s6, 2
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	global_atomic_add v0, v1, s[16:17]
.LBB7_13:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v12, v4
.LBB7_14:
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v5, v4
.LBB7_15:
	s_andn2_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v11, s21
	s_cbranch_vccnz .LBB7_17
	v_xor_b32_e32 v0, 1, v13
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read_b32 v0, v0
	v_mov_b32_e32 v1, 10
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e64 s[14:15], 17, v0
	v_mov_b32_e32 v0, v4
	s_swappc_b64 s[30:31], s[4:5]
	s_min_i32 s4, s19, 5
	v_xor_b32_e32 v0, s4, v0
	v_sub_u32_e32 v1, 0, v0
	v_cndmask_b32_e64 v11, v1, v0, s[14:15]
	v_mov_b32_e32 v12, v4
	v_mov_b32_e32 v5, v4
.LBB7_17:
	s_cbranch_execnz .LBB7_19
.LBB7_18:
	v_lshl_or_b32 v5, v4, 2, 2
	v_mov_b32_e32 v11, s21
	v_mov_b32_e32 v12, v4
.LBB7_19:
	s_mov_b64 s[4:5], 0
.LBB7_20:
	s_load_dword s20, s[10:11], 0x2c
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB7_24
	s_cmp_gt_i32 s18, 0
	v_mov_b32_e32 v5, v4
	s_cbranch_scc1 .LBB7_23
	v_mad_u64_u32 v[5:6], s[4:5], v4, 3, v[3:4]
.LBB7_23:
	v_mov_b32_e32 v11, s21
	v_mov_b32_e32 v12, v4
.LBB7_24:
	s_load_dword s4, s[10:11], 0x14
	s_load_dword s21, s[10:11], 0x20
	s_load_dwordx2 s[14:15], s[10:11], 0x8
	v_cvt_f32_ubyte0_e32 v15, v3
	s_waitcnt lgkmcnt(0)
	s_and_b32 s8, s4, 7
	v_cvt_f16_f32_e32 v6, s21
	v_xor_b32_e32 v4, s4, v3
	s_cmp_eq_u32 s8, 0
	v_mov_b32_e32 v9, s21
	s_cbranch_scc1 .LBB7_32
	s_mov_b32 s4, 0x4ec4ec4f
	v_mul_hi_i32 v0, v4, s4
	v_mov_b32_e32 v10, s15
	v_and_b32_e32 v2, 0xffff, v5
	v_cmp_eq_u32_e64 s[6:7], 7, v2
	v_lshrrev_b32_e32 v1, 31, v0
	v_lshrrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, v0, v1
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_co_u32_e32 v0, vcc, s14, v0
	v_addc_co_u32_e32 v1, vcc, 0, v10, vcc
	v_cmp_ne_u32_e32 vcc, 7, v2
	v_cvt_f32_f16_e32 v2, v6
	v_lshlrev_b32_e32 v9, 2, v3
	v_add_co_u32_e64 v9, s[4:5], s14, v9
	v_addc_co_u32_e64 v10, s[4:5], 0, v10, s[4:5]
	s_branch .LBB7_27
.LBB7_26:
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s8, s8, -1
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 .LBB7_31
.LBB7_27:
	global_store_dword v[0:1], v15, off
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB7_29
	global_load_dword v16, v[9:10], off
	s_waitcnt vmcnt(0)
	v_med3_f32 v16, -v16, -v2, -4.0
.LBB7_29:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB7_26
	global_load_dword v16, v[9:10], off
	s_waitcnt vmcnt(0)
	v_med3_f32 v16, v16, v2, 4.0
	s_branch .LBB7_26
.LBB7_31:
	v_fma_f32 v0, s21, v15, s21
	v_mov_b32_e32 v1, s20
	v_cndmask_b32_e64 v0, v0, |v1|, s[6:7]
	v_add_f32_e32 v9, v0, v16
.LBB7_32:
	s_load_dword s22, s[10:11], 0x30
	v_mov_b32_e32 v0, s13
	v_mov_b32_e32 v1, 24
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_lshlrev_b32_e32 v1, 2, v3
	global_load_dword v10, v1, s[14:15]
	s_mov_b64 s[4:5], exec
	ds_write_b32 v14, v0
	v_mbcnt_lo_u32_b32 v14, s4, 0
	v_mbcnt_hi_u32_b32 v14, s5, v14
	v_mov_b32_e32 v2, 0
	v_cmp_eq_u32_e32 vcc, 0, v14
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB7_34
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mul_i32 s4, s19, s4
	v_mov_b32_e32 v14, s4
	global_atomic_add v2, v14, s[16:17] offset:4084
.LBB7_34:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_fma_mixlo_f16 v10, s21, v10, s21
	v_lshlrev_b32_e32 v14, 2, v12
	v_mov_b32_e32 v16, 5
	ds_bpermute_b32 v14, v14, v16
	v_fma_f16 v10, v10, v6, 0.5
	v_xor_b32_e32 v6, 1, v13
	v_lshlrev_b32_e32 v6, 2, v6
	ds_read_b32 v16, v6
	v_mul_u32_u24_e32 v13, 27, v3
	s_waitcnt lgkmcnt(1)
	v_and_b32_e32 v6, 0xff, v14
	v_and_b32_e32 v13, 0xff, v13
	v_add_u32_e32 v6, v6, v13
	v_mov_b32_e32 v2, s15
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_i32_e32 vcc, v16, v6
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB7_40
	s_cmp_eq_u32 s18, 0
	s_mov_b32 s6, 0
	s_cbranch_scc1 .LBB7_39
	s_mov_b32 s7, s21
.LBB7_37:
	s_and_b32 s6, s6, 0xff
	s_lshl_b32 s8, s6, 2
	s_add_i32 s6, s6, 1
	v_subrev_f32_e32 v6, s7, v15
	v_mov_b32_e32 v13, s8
	s_and_b32 s8, s6, 0xff
	s_mov_b32 s7, 4.0
	v_and_b32_e32 v6, 0x7fffffff, v6
	s_cmp_lg_u32 s18, s8
	global_store_dword v13, v6, s[14:15]
	s_cbranch_scc1 .LBB7_37
	s_mov_b32 s6, 4.0
	s_branch .LBB7_40
.LBB7_39:
	s_mov_b32 s6, s21
.LBB7_40:
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_add_co_u32_e32 v1, vcc, s14, v1
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_lshl_add_u32 v13, s12, 6, v3
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v14, v3
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_45
	s_cmp_lt_i32 s13, 1
	s_cbranch_scc1 .LBB7_44
	v_mov_b32_e32 v6, s21
	v_fma_mixlo_f16 v6, v15, s20, v6
	s_mov_b32 s6, s13
.LBB7_43:
	s_add_i32 s6, s6, -1
	s_cmp_eq_u32 s6, 0
	v_fma_f16 v10, v6, v10, 0.5
	s_cbranch_scc0 .LBB7_43
.LBB7_44:
	v_sub_u32_e32 v6, v4, v13
	v_mad_u64_u32 v[5:6], s[6:7], v5, 3, v[6:7]
	v_and_b32_e32 v14, 15, v3
	v_ashrrev_i32_e64 v6, v14, s13
	v_xor_b32_e32 v14, v6, v3
	v_mov_b32_e32 v6, s21
.LBB7_45:
	s_or_b64 exec, exec, s[4:5]
	global_load_dword v17, v[7:8], off
	s_sub_i32 s4, 9, s13
	v_fma_mix_f32 v18, v10, v9, v6 op_sel_hi:[1,0,0]
	v_add_u32_e32 v6, s22, v14
	v_add_u32_e32 v14, v12, v4
	s_and_b32 s4, s4, 0x3ff
	s_and_b32 s5, s13, 0xff
	v_bfe_i32 v6, v6, 0, 8
	v_bfe_i32 v14, v14, 0, 16
	s_lshl_b32 s4, s4, 2
	s_add_i32 s6, s5, 24
	v_cmp_eq_u32_e32 vcc, v6, v14
	v_mov_b32_e32 v14, s4
	global_store_dword v14, v18, s[14:15]
	s_mov_b32 s19, 0
	s_waitcnt vmcnt(1)
	v_cmp_lt_i32_e64 s[4:5], v17, v6
	v_cndmask_b32_e64 v14, v16, v12, s[4:5]
	v_cmp_lt_i32_e64 s[4:5], s6, v14
	s_xor_b64 s[4:5], s[4:5], vcc
	v_cndmask_b32_e64 v14, v15, -v15, s[4:5]
	s_cmp_eq_u32 s18, 0
	s_cbranch_scc1 .LBB7_78
	global_load_dword v7, v[7:8], off
	v_and_b32_e32 v3, 1, v3
	v_and_b32_e32 v8, 1, v16
	v_cmp_eq_u32_e64 s[4:5], 0, v3
	s_mov_b32 s12, 0x3fc00000
.LBB7_47:
	v_and_b32_e32 v3, 0x3ff, v12
	v_lshlrev_b32_e32 v3, 2, v3
	global_load_dword v3, v3, s[16:17]
	v_cmp_lt_i32_e64 s[8:9], 22, v4
	s_bcnt1_i32_b64 s6, s[8:9]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v15, v3, v7
	v_cmp_lt_i32_e32 vcc, s6, v15
	s_and_saveexec_b64 s[6:7], vcc
	v_cndmask_b32_e64 v15, 0, 1, s[8:9]
	v_cmp_ne_u32_e32 vcc, 0, v15
	s_bcnt1_i32_b64 s8, vcc
	v_mov_b32_e32 v15, s8
	s_or_b64 exec, exec, s[6:7]
	v_cmp_eq_u32_e32 vcc, s18, v15
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB7_51
	v_mov_b32_e32 v15, s18
	s_nop 1
	v_mov_b32_dpp v15, v15 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_or_b32_e32 v15, 1, v15
	v_sub_u32_e32 v16, v8, v15
	v_cmp_ge_u32_e32 vcc, v8, v15
	v_cndmask_b32_e32 v16, v8, v16, vcc
	v_sub_u32_e32 v17, v16, v15
	v_cmp_ge_u32_e32 vcc, v16, v15
	v_cndmask_b32_e32 v15, v16, v17, vcc
	v_and_b32_e32 v16, 0xffff, v5
	v_mov_b32_e32 v17, 0x3e800000
	v_cmp_ge_u32_e32 vcc, v15, v16
	v_cndmask_b32_e32 v14, v17, v14, vcc
.LBB7_51:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s6, s18, s13
	s_and_b32 s21, s6, 7
	s_cmp_lt_i32 s21, 2
	s_cbranch_scc1 .LBB7_56
	s_cmp_gt_i32 s21, 2
	s_cbranch_scc0 .LBB7_57
	s_cmp_lt_i32 s21, 4
	s_cbranch_scc1 .LBB7_58
	s_cmp_lg_u32 s21, 4
	s_cbranch_scc0 .LBB7_59
	v_add_u32_e32 v15, -1, v12
	s_mov_b64 s[6:7], 0
	s_branch .LBB7_60
.LBB7_56:
	s_mov_b64 s[6:7], 0
	s_cbranch_execnz .LBB7_66
	s_branch .LBB7_73
.LBB7_57:
	s_mov_b64 s[6:7], -1
	s_branch .LBB7_65
.LBB7_58:
	s_branch .LBB7_63
.LBB7_59:
	s_mov_b64 s[6:7], -1
.LBB7_60:
	s_andn2_b64 vcc, exec, s[6:7]
	v_mov_b32_e32 v16, v14
	s_cbranch_vccnz .LBB7_62
	global_load_dword v15, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v16, v15, s12 clamp
	v_mov_b32_e32 v15, v12
.LBB7_62:
	v_mov_b32_e32 v17, v5
	s_cbranch_execnz .LBB7_64
.LBB7_63:
	v_cvt_i32_f32_e32 v15, v14
	v_and_b32_e32 v17, 0xffff, v5
	v_mov_b32_e32 v16, v14
	v_cndmask_b32_e64 v15, v15, 15, s[4:5]
	v_mad_u32_u24 v17, v17, 3, v15
	v_mov_b32_e32 v15, v12
.LBB7_64:
	s_mov_b64 s[6:7], 0
.LBB7_65:
	s_branch .LBB7_73
.LBB7_66:
	s_cmp_gt_i32 s21, 0
	s_cbranch_scc1 .LBB7_68
	global_load_dword v4, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, s20, v4
	v_cvt_f16_f32_e32 v4, v4
	v_fma_f16 v10, v4, v10, 0.5
.LBB7_68:
	v_readfirstlane_b32 s6, v3
	s_cmp_gt_i32 s6, -1
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB7_70
	v_readfirstlane_b32 s8, v3
	s_mov_b64 s[6:7], 0
.LBB7_70:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB7_72
	v_readfirstlane_b32 s6, v3
	s_sub_i32 s8, 0, s6
.LBB7_72:
	v_mov_b32_e32 v3, s8
	v_cmp_gt_i32_e32 vcc, s13, v3
	s_bcnt1_i32_b64 s8, vcc
	s_mov_b64 s[6:7], -1
	v_mov_b32_e32 v4, s8
.LBB7_73:
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB7_75
	s_and_b32 s6, s18, 15
	v_and_b32_e32 v3, 0xffff, v5
	s_lshr_b32 s6, s18, s6
	v_mad_u32_u24 v17, v3, 3, s6
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v16, v14
.LBB7_75:
	v_cmp_lt_i64_e64 s[8:9], s[18:19], 2
	s_add_u32 s6, s18, -1
	s_addc_u32 s7, s19, -1
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB7_77
	s_mov_b32 s13, s18
	s_mov_b64 s[18:19], s[6:7]
	v_mov_b32_e32 v14, v16
	v_mov_b32_e32 v12, v15
	v_mov_b32_e32 v5, v17
	s_branch .LBB7_47
.LBB7_77:
	s_mov_b32 s13, 1
	s_branch .LBB7_79
.LBB7_78:
	v_mov_b32_e32 v16, v14
	v_mov_b32_e32 v15, v12
	v_mov_b32_e32 v17, v5
.LBB7_79:
	s_load_dword s4, s[10:11], 0x18
	v_cvt_f32_f16_e32 v3, v10
	v_and_b32_e32 v1, 0x3ff, v13
	v_and_b32_e32 v2, 0xffff, v17
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, s4, v11
	v_add3_u32 v0, v5, v0, v6
	v_add3_u32 v0, v0, v4, s13
	v_add3_u32 v0, v0, v2, v15
	global_store_dword v1, v0, s[16:17]
	v_add_f32_e32 v0, v9, v16
	v_add_f32_e32 v0, v0, v3
	global_store_dword v1, v0, s[14:15]
	s_endpgm
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
		.amdhsa_next_free_vgpr 19
		.amdhsa_next_free_sgpr 33
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
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v2, 63, v0
	v_lshlrev_b32_e32 v4, 2, v2
	v_xor_b32_e32 v2, 1, v2
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1]
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v6, v2
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v1, vcc, s0, v1
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_lshl_add_u32 v5, s6, 6, v0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v6, 2, v6
	ds_bpermute_b32 v8, v6, v5
	v_mov_b32_e32 v6, 1.0
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v10, 7, v8
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v3
	v_and_b32_e32 v4, 0xffff, v3
	v_cmp_gt_u32_e32 vcc, 4, v4
	s_bcnt1_i32_b64 s7, vcc
	s_lshl_b32 s7, s7, 2
	v_mov_b32_e32 v7, s7
	global_store_dword v7, v6, s[2:3]
	s_load_dword s19, s[4:5], 0x20
	s_load_dword s18, s[4:5], 0x10
	s_load_dwordx2 s[8:9], s[4:5], 0x18
	v_and_b32_e32 v7, 0x3ff, v5
	v_cvt_f32_ubyte0_e32 v6, v0
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v5, s19
	v_cmp_lt_i32_e32 vcc, 1, v10
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB8_14
	v_cmp_lt_i32_e32 vcc, 2, v10
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB8_11
	v_cmp_lt_i32_e32 vcc, 3, v10
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB8_8
	v_cmp_ne_u32_e32 vcc, 4, v10
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	v_add_u32_e32 v9, -1, v3
	s_or_saveexec_b64 s[16:17], s[16:17]
	v_mov_b32_e32 v8, s19
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB8_7
	s_load_dword s7, s[4:5], 0x2c
	s_mov_b32 s9, 0x3fc00000
	v_mov_b32_e32 v8, s19
	v_fma_mix_f32 v9, v5, s9, v8 op_sel_hi:[1,0,0]
	v_fma_mix_f32 v6, v5, v5, s19 op_sel_hi:[1,1,0]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e64 v10, s7, s7 clamp
	v_mul_f32_e64 v9, -v9, s19
	v_fmac_f32_e32 v9, v6, v10
	v_and_b32_e32 v6, 0x7fffffff, v9
	v_mov_b32_e32 v9, v3
.LBB8_7:
	s_or_b64 exec, exec, s[16:17]
.LBB8_8:
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	s_cbranch_execz .LBB8_10
	v_lshlrev_b32_e32 v8, 2, v7
	global_store_dword v8, v3, s[0:1]
	v_mov_b32_e32 v8, s19
	v_mov_b32_e32 v9, v3
.LBB8_10:
	s_or_b64 exec, exec, s[14:15]
.LBB8_11:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	v_cvt_f32_f16_e32 v8, v5
	v_add_f32_e32 v9, s19, v6
	v_med3_f32 v8, v8, s19, 4.0
	v_add_f32_e32 v8, v9, v8
	v_mov_b32_e32 v9, v3
	s_or_b64 exec, exec, s[12:13]
.LBB8_14:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_add_i32 s9, s6, s18
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB8_20
	v_cmp_lt_i32_e32 vcc, 0, v10
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB8_17
	s_and_b32 s12, s18, 0xff
	s_add_i32 s12, s12, 26
	v_cvt_f32_u32_e32 v8, s12
	v_add_u32_e32 v9, s9, v3
	v_and_b32_e32 v9, 0x3ff, v9
	v_lshlrev_b32_e32 v9, 2, v9
	global_store_dword v9, v8, s[2:3]
.LBB8_17:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v8, s19
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB8_19
	v_lshlrev_b32_e32 v8, 2, v0
	global_load_dword v9, v8, s[2:3]
	s_load_dword s4, s[4:5], 0x14
	v_mov_b32_e32 v10, s8
	s_mov_b32 s5, 0x3fc00000
	v_mov_b32_e32 v8, s19
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, s18
	v_xor_b32_e32 v11, s4, v0
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v10, v11, v10, vcc
	v_cvt_f32_i32_e32 v10, v10
	v_sub_f32_e32 v11, s19, v6
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v6, v9, v6
	v_fma_f32 v6, |v6|, s5, v8
	v_sub_f32_e64 v9, |v11|, v10
	v_med3_f32 v6, v6, |v9|, 4.0
.LBB8_19:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v9, v3
.LBB8_20:
	s_or_b64 exec, exec, s[10:11]
	global_load_dword v1, v[1:2], off
	v_lshlrev_b32_e32 v2, 2, v7
	s_and_b32 s4, s18, 0xff
	v_and_b32_e32 v7, 0xff, v9
	v_add_u32_e32 v7, s4, v7
	v_add_f32_e32 v6, v6, v8
	v_cvt_f32_u32_e32 v7, v7
	v_bfe_i32 v0, v0, 0, 8
	s_add_i32 s5, s8, s9
	v_cvt_f32_f16_e32 v5, v5
	v_add3_u32 v0, v0, s5, v3
	v_add3_u32 v0, v0, v4, v9
	v_add_f32_e32 v3, v6, v5
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 15, v1
	v_add_u32_e32 v1, 1, v1
	v_cvt_f32_ubyte0_e32 v1, v1
	v_rcp_iflag_f32_e32 v8, v1
	v_mul_f32_e32 v4, v7, v8
	v_trunc_f32_e32 v4, v4
	v_cvt_u32_f32_e32 v5, v4
	v_mad_f32 v4, -v4, v1, v7
	v_cmp_ge_f32_e64 vcc, |v4|, |v1|
	v_addc_co_u32_e32 v1, vcc, 0, v5, vcc
	v_and_b32_e32 v1, 0x1ff, v1
	v_add3_u32 v0, v0, v1, 9
	global_store_dword v2, v0, s[0:1]
	global_store_dword v2, v3, s[2:3]
	s_endpgm
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
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 20
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
	s_load_dwordx8 s[12:19], s[4:5], 0x0
	v_mov_b32_e32 v3, v0
	v_lshl_add_u32 v0, s8, 6, v3
	v_and_b32_e32 v10, 0x3ff, v0
	v_lshlrev_b32_e32 v1, 2, v3
	v_lshlrev_b32_e32 v0, 2, v10
	s_waitcnt lgkmcnt(0)
	global_load_dword v12, v1, s[12:13]
	global_load_dword v11, v0, s[14:15]
	s_add_u32 flat_scratch_lo, s6, s9
	s_load_dword s33, s[4:5], 0x20
	s_load_dwordx2 s[20:21], s[4:5], 0x2c
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_add_i32 s6, s8, s16
	v_mov_b32_e32 v1, s15
	v_add_co_u32_e32 v4, vcc, s14, v0
	s_and_b32 s34, s17, 3
	s_mov_b32 s23, 0
	v_addc_co_u32_e32 v5, vcc, 0, v1, vcc
	s_cmp_eq_u32 s34, 0
	s_mov_b32 s32, 0
	s_cbranch_scc1 .LBB9_17
	s_load_dword s35, s[4:5], 0x28
	s_lshl_b32 s4, s16, 2
	s_and_b32 s36, s4, 28
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v2, s33
	s_cmp_lg_u32 s36, 0
	s_cselect_b64 s[24:25], -1, 0
	s_add_i32 s4, s17, s16
	v_lshlrev_b32_e32 v0, 2, v10
	s_and_b32 s4, s4, 0x3ff
	v_add_co_u32_e32 v8, vcc, s12, v0
	v_and_b32_e32 v0, 15, v2
	s_lshl_b32 s4, s4, 2
	v_mov_b32_e32 v1, s13
	v_add_u32_e32 v0, 1, v0
	s_add_u32 s28, s12, s4
	v_mov_b32_e32 v6, s18
	v_addc_co_u32_e32 v9, vcc, 0, v1, vcc
	s_mov_b32 s27, 1
	v_bfe_i32 v14, v3, 0, 8
	s_addc_u32 s29, s13, 0
	v_mov_b32_e32 v7, s19
	v_mov_b32_e32 v2, s6
	s_mov_b32 s26, 0x2a05f201
	v_cvt_f32_ubyte0_e32 v15, v0
	s_mov_b32 s37, 0x41880000
	v_mov_b32_e32 v16, 0
	s_mov_b32 s38, 0
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v13, v12
	s_branch .LBB9_3
.LBB9_2:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s38, s38, 1
	s_cmp_eq_u32 s38, s34
	s_cbranch_scc1 .LBB9_18
.LBB9_3:
	v_cmp_gt_i64_e32 vcc, s[26:27], v[6:7]
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[18:19], exec, s[4:5]
	s_cbranch_execz .LBB9_9
	s_or_b32 s22, s38, 1
	v_cvt_f32_u32_e32 v0, s22
	s_sub_i32 s4, 0, s22
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s4, v0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, v0, v1
	v_mul_hi_u32 v0, v3, v0
	v_mul_lo_u32 v0, v0, s22
	v_sub_u32_e32 v0, v3, v0
	v_subrev_u32_e32 v1, s22, v0
	v_cmp_le_u32_e32 vcc, s22, v0
	v_cndmask_b32_e32 v17, v0, v1, vcc
	v_mov_b32_e32 v0, s38
	v_mov_b32_e32 v1, s35
	v_cmp_le_u32_e64 s[10:11], s22, v17
	s_swappc_b64 s[30:31], s[4:5]
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB9_8
	s_mov_b32 s5, 1
.LBB9_6:
	s_mov_b32 s4, s5
	v_and_b32_e32 v1, 0xffff, v12
	s_lshl_b32 s5, s5, 1
	s_cmp_le_u32 s5, s36
	v_mad_u32_u24 v12, v1, 3, s4
	s_cbranch_scc1 .LBB9_6
	v_rcp_iflag_f32_e32 v1, v15
	v_mov_b32_e32 v2, s4
	global_store_dword v[8:9], v2, off
	v_mul_f32_e32 v1, 0x41880000, v1
	v_trunc_f32_e32 v1, v1
	v_cvt_u32_f32_e32 v2, v1
	v_mad_f32 v1, -v1, v15, s37
	v_cmp_ge_f32_e64 vcc, |v1|, |v15|
	v_addc_co_u32_e32 v1, vcc, 0, v2, vcc
	v_and_b32_e32 v1, 31, v1
	v_mul_i32_i24_e32 v13, v1, v14
.LBB9_8:
	s_lshl_b32 s4, s38, 1
	v_subrev_u32_e32 v1, s22, v17
	s_sext_i32_i16 s4, s4
	v_cndmask_b32_e64 v1, v17, v1, s[10:11]
	v_subrev_u32_e32 v0, s4, v0
	v_mul_lo_u32 v2, v0, v1
.LBB9_9:
	s_andn2_saveexec_b64 s[6:7], s[18:19]
	s_cbranch_execz .LBB9_2
	v_and_b32_e32 v0, 0x3ff, v13
	v_lshlrev_b32_e32 v0, 2, v0
	s_add_i32 s22, s38, 1
	v_mov_b32_e32 v1, s13
	v_add_co_u32_e32 v0, vcc, s12, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_mov_b64 s[4:5], s[22:23]
.LBB9_11:
	global_load_dword v17, v[0:1], off
	s_mov_b64 s[8:9], exec
	s_mov_b32 s10, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v17, v17, v14
	v_bfe_i32 v17, v17, 0, 16
.LBB9_12:
	s_ff1_i32_b64 s11, s[8:9]
	v_readlane_b32 s22, v17, s11
	s_lshl_b64 s[18:19], 1, s11
	s_add_i32 s10, s10, s22
	s_andn2_b64 s[8:9], s[8:9], s[18:19]
	s_cmp_lg_u64 s[8:9], 0
	s_cbranch_scc1 .LBB9_12
	v_mbcnt_lo_u32_b32 v17, exec_lo, 0
	v_mbcnt_hi_u32_b32 v17, exec_hi, v17
	v_cmp_eq_u32_e32 vcc, 0, v17
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB9_15
	v_mov_b32_e32 v17, s10
	global_atomic_add v16, v17, s[28:29]
.LBB9_15:
	s_or_b64 exec, exec, s[8:9]
	global_load_dword v19, v[0:1], off
	v_mad_u64_u32 v[17:18], s[8:9], v6, 3, 0
	s_add_u32 s8, s4, -1
	s_addc_u32 s9, s5, -1
	v_mov_b32_e32 v6, v18
	v_mad_u64_u32 v[6:7], s[10:11], v7, 3, v[6:7]
	v_cmp_lt_i64_e64 s[10:11], s[4:5], 2
	v_mov_b32_e32 v7, v6
	s_and_b64 vcc, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v18, 31, v19
	v_sub_co_u32_e64 v6, s[4:5], v17, v19
	v_subb_co_u32_e64 v7, s[4:5], v7, v18, s[4:5]
	s_cbranch_vccnz .LBB9_2
	s_mov_b64 s[4:5], s[8:9]
	s_branch .LBB9_11
.LBB9_17:
	v_mov_b32_e32 v6, s18
	v_mov_b32_e32 v2, s6
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v13, v12
	v_mov_b32_e32 v7, s19
.LBB9_18:
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v0, s33
	v_cmp_gt_f16_e32 vcc, 2.0, v0
	s_cbranch_vccz .LBB9_20
	s_and_b32 s4, s21, 0x3ff
	s_lshl_b32 s4, s4, 2
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v7, s20
	global_store_dword v1, v7, s[14:15]
.LBB9_20:
	s_and_b32 s4, s21, 15
	s_add_i32 s4, s4, 1
	v_and_b32_e32 v1, 0xffff, v12
	v_cvt_f32_ubyte0_e32 v8, s4
	v_cvt_f32_u32_e32 v7, v1
	v_rcp_iflag_f32_e32 v9, v8
	v_xor_b32_e32 v12, s17, v3
	v_mul_f32_e32 v9, v7, v9
	v_trunc_f32_e32 v9, v9
	v_mad_f32 v7, -v9, v8, v7
	v_cmp_ge_f32_e64 vcc, |v7|, |v8|
	v_mov_b32_e32 v8, 0x3fc00000
	v_fma_mixlo_f16 v8, s33, v8, s33
	v_cvt_u32_f32_e32 v14, v9
	v_fma_f16 v0, v8, v0, 0.5
	v_mov_b32_e32 v8, 0x1e000000
	v_lshl_add_u32 v3, v3, 24, v8
	v_ashrrev_i32_e32 v3, 24, v3
	v_add_u32_e32 v3, s16, v3
	v_addc_co_u32_e32 v7, vcc, 0, v14, vcc
	v_add3_u32 v3, v3, v12, v13
	v_cvt_f32_f16_e32 v0, v0
	v_and_b32_e32 v7, 0xffff, v7
	v_add3_u32 v1, v3, v1, v2
	v_add3_u32 v1, v1, v6, v7
	v_lshlrev_b32_e32 v2, 2, v10
	global_store_dword v2, v1, s[12:13]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v1, s33, v11
	v_add_f32_e32 v0, v1, v0
	global_store_dword v[4:5], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k8
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
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 39
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
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k0.kd
    .vgpr_count:     23
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
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k1.kd
    .vgpr_count:     18
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
    .name:           k2
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k2.kd
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
    .name:           k3
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k3.kd
    .vgpr_count:     20
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
    .vgpr_count:     27
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
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k5.kd
    .vgpr_count:     16
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
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k6.kd
    .vgpr_count:     19
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
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         k7.kd
    .vgpr_count:     12
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
    .sgpr_count:     45
    .sgpr_spill_count: 0
    .symbol:         k8.kd
    .vgpr_count:     20
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx906
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

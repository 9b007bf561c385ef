	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
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
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x18
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshl_add_u32 v2, s6, 6, v0
	v_and_b32_e32 v4, 0x3ff, v2
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[0:1]
	v_mov_b32_e32 v2, 0x2a05f200
	v_mov_b32_e32 v3, 1
	v_cmp_gt_i64_e32 vcc, s[8:9], v[2:3]
	v_lshlrev_b32_e32 v2, 2, v4
	s_cbranch_vccnz .LBB1_2
	global_load_dword v3, v2, s[2:3]
	s_load_dword s7, s[4:5], 0x20
	s_load_dwordx2 s[10:11], s[4:5], 0x10
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v4, s7
	v_cvt_f16_f32_e32 v6, s7
	s_add_i32 s6, s6, s10
	v_xor_b32_e32 v7, s11, v0
	s_waitcnt vmcnt(1)
	v_mad_u64_u32 v[4:5], s[4:5], v1, 3, v[4:5]
	v_cvt_f32_i32_e32 v5, s10
	s_and_b32 s4, s6, 0x3ff
	s_lshl_b32 s4, s4, 2
	v_mov_b32_e32 v8, s4
	global_store_dword v8, v5, s[2:3]
	s_add_i32 s6, s6, s10
	v_cvt_f32_f16_e32 v5, v6
	v_add_u32_sdwa v0, s6, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_and_b32_e32 v4, 0xffff, v4
	v_lshlrev_b32_e32 v1, 1, v1
	v_add3_u32 v0, v0, v7, s8
	v_add3_u32 v1, v0, v1, v4
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, s7, v3
	v_add_f32_e32 v0, v0, v5
	global_store_dword v2, v0, s[2:3]
.LBB1_2:
	s_waitcnt vmcnt(0)
	global_store_dword v2, v1, s[0:1]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k0
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
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 12
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
	.size	k0, .Lfunc_end1-k0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k1
	.globl	k1
	.p2align	8
	.type	k1,@function
k1:
	s_load_dwordx8 s[16:23], s[4:5], 0x0
	v_mov_b32_e32 v4, v0
	v_lshl_add_u32 v3, s8, 6, v4
	v_and_b32_e32 v1, 0x3ff, v3
	v_lshlrev_b32_e32 v0, 2, v4
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v14, v0, s[16:17]
	global_load_dword v5, v1, s[18:19]
	s_mov_b64 s[10:11], s[4:5]
	s_load_dwordx2 s[14:15], s[10:11], 0x20
	s_add_u32 flat_scratch_lo, s6, s9
	v_and_b32_e32 v2, 63, v4
	s_addc_u32 flat_scratch_hi, s7, 0
	v_lshlrev_b32_e32 v22, 2, v2
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v10, s14
	v_xor_b32_e32 v16, 1, v2
	v_mov_b32_e32 v2, s19
	v_add_co_u32_e32 v6, vcc, s18, v1
	s_add_u32 s0, s0, s9
	v_addc_co_u32_e32 v7, vcc, 0, v2, vcc
	s_addc_u32 s1, s1, 0
	s_movk_i32 s6, 0x3e00
	s_add_i32 s5, s8, s20
	v_mov_b32_e32 v9, s17
	s_and_b32 s14, s20, 7
	v_add_co_u32_e32 v8, vcc, s16, v1
	s_mov_b32 s4, 0
	v_xor_b32_e32 v23, s21, v4
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	s_cmp_eq_u32 s14, 0
	v_fma_f16 v15, v10, s6, 0.5
	v_cvt_f32_ubyte0_e32 v21, v4
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(1)
	ds_write_b32 v22, v14
	global_store_dword v1, v14, s[16:17]
	s_cbranch_scc1 .LBB2_38
	v_mov_b32_e32 v1, s17
	v_add_co_u32_e32 v10, vcc, s16, v0
	s_load_dword s28, s[10:11], 0x28
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	v_mov_b32_e32 v12, 0x2a05f201
	v_mov_b32_e32 v13, 1
	v_cmp_lt_i64_e64 s[12:13], s[22:23], v[12:13]
	v_add_co_u32_e32 v12, vcc, s18, v0
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, 0x3fc00000, v5
	v_and_b32_e32 v25, 0x7fffffff, v0
	v_add_f32_e32 v0, v5, v5
	s_and_b32 s6, s20, s21
	v_mov_b32_e32 v1, s19
	v_sub_f32_e32 v0, v0, v21
	s_bitcmp1_b32 s6, 0
	v_lshlrev_b32_e32 v24, 2, v16
	v_addc_co_u32_e32 v13, vcc, 0, v1, vcc
	v_and_b32_e32 v26, 0x7fffffff, v0
	s_mov_b32 s23, 0
	s_cselect_b64 s[18:19], -1, 0
	v_mov_b32_e32 v19, 0x3fc00000
	v_mov_b32_e32 v17, s5
	v_mov_b32_e32 v27, s15
	v_mov_b32_e32 v18, v14
	v_mov_b32_e32 v20, v4
	v_mov_b32_e32 v28, v14
.LBB2_2:
	global_load_dword v2, v[10:11], off
	v_and_b32_e32 v29, 0xffff, v14
	s_and_b32 s29, 0xffff, s4
	v_mov_b32_e32 v0, v29
	s_abs_i32 s4, s23
	s_and_b32 s5, s29, 0xff
	v_mov_b32_dpp v0, v27 row_shr:1 row_mask:0xf bank_mask:0xf
	v_sub_u32_e32 v0, s5, v0
	s_lshl_b32 s4, s4, 16
	v_add_u32_e32 v0, 27, v0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v1, 18, v2
	v_sub_u32_e32 v1, s4, v1
	v_cmp_ge_i32_sdwa s[4:5], v0, sext(v1) src0_sel:DWORD src1_sel:WORD_1
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_xor_b64 s[4:5], exec, s[6:7]
	s_cbranch_execz .LBB2_28
	v_cmp_gt_i32_e32 vcc, 3, v28
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	v_cvt_f32_i32_dpp v0, v17 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cvt_f32_f16_e64 v1, v15 clamp
	v_mul_f32_e32 v19, v1, v0
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	v_and_b32_e32 v0, s20, v28
	v_mad_u32_u24 v14, v29, 3, v0
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v0, 15, v2
	v_ashrrev_i32_e64 v0, v0, s23
	v_sub_u32_e32 v0, v0, v2
	global_store_dword v[8:9], v0, off
	global_load_dword v0, v[10:11], off
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, s21, v0
	v_and_b32_e32 v2, 7, v0
	v_cmp_lt_i32_e32 vcc, 1, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB2_21
	v_cmp_lt_i32_e32 vcc, 2, v2
	s_mov_b64 s[8:9], 0
	s_and_saveexec_b64 s[24:25], vcc
	s_xor_b64 s[24:25], exec, s[24:25]
	s_cbranch_execz .LBB2_14
	v_cmp_lt_i32_e32 vcc, 3, v2
	s_mov_b64 s[26:27], -1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB2_13
	v_cmp_eq_u32_e32 vcc, 4, v2
	v_mov_b32_e32 v1, v23
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB2_12
	s_sext_i32_i16 s30, s29
	s_cmp_lt_i32 s30, -3
	v_bfe_i32 v0, v20, 0, 8
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_readfirstlane_b32 s30, v0
	s_mul_i32 s30, s30, s20
	v_mov_b32_e32 v1, s30
.LBB2_12:
	s_or_b64 exec, exec, s[26:27]
	v_add_u32_e32 v0, -1, v28
	s_xor_b64 s[26:27], exec, -1
.LBB2_13:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[8:9], s[26:27], exec
.LBB2_14:
	s_andn2_saveexec_b64 s[24:25], s[24:25]
	s_cbranch_execz .LBB2_16
	ds_read_b32 v0, v24
	s_or_b64 s[8:9], s[8:9], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v18, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	ds_write_b32 v22, v18
.LBB2_16:
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], s[8:9]
	s_cbranch_execz .LBB2_20
	s_andn2_b64 vcc, exec, s[12:13]
	v_mov_b32_e32 v0, v25
	s_cbranch_vccnz .LBB2_19
	global_load_dword v0, v[12:13], off
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v19, v0, v21
	v_mov_b32_e32 v0, v19
.LBB2_19:
	v_mov_b32_e32 v19, v0
	v_mov_b32_e32 v0, v28
	v_mov_b32_e32 v1, v23
.LBB2_20:
	s_or_b64 exec, exec, s[24:25]
.LBB2_21:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB2_27
	v_cmp_lt_i32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB2_24
	v_and_b32_e32 v0, 0x3ff, v28
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[16:17]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 15, v0
	v_ashrrev_i32_e64 v0, v0, s23
	v_add_u16_e32 v20, v20, v0
.LBB2_24:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v0, s23
	s_nop 1
	v_mov_b32_dpp v17, v0 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v0, v28
	v_mov_b32_e32 v1, v23
.LBB2_27:
	s_or_b64 exec, exec, s[6:7]
.LBB2_28:
	s_andn2_saveexec_b64 s[24:25], s[4:5]
	s_cbranch_execz .LBB2_30
	v_mov_b32_e32 v0, 4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s28
	v_fma_f16 v15, v15, v15, 0.5
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_mov_b32_e32 v1, v23
	v_mov_b32_e32 v0, v28
	v_mov_b32_e32 v19, v26
.LBB2_30:
	s_or_b64 exec, exec, s[24:25]
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB2_32
	s_and_b32 s6, s23, 14
	s_mov_b64 s[4:5], 0
	s_branch .LBB2_33
.LBB2_32:
	s_mov_b64 s[4:5], -1
.LBB2_33:
	s_andn2_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v2, s6
	s_cbranch_vccnz .LBB2_35
	ds_read_b32 v2, v24
	v_cvt_i32_f32_e32 v23, v19
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v2, v23
	v_cndmask_b32_e32 v2, -8, v2, vcc
.LBB2_35:
	s_add_i32 s4, s29, 1
	s_sext_i32_i16 s23, s4
	s_cmp_le_i32 s14, s23
	global_store_dword v[8:9], v2, off
	s_cbranch_scc1 .LBB2_37
	v_mov_b32_e32 v28, v0
	v_mov_b32_e32 v23, v1
	s_branch .LBB2_2
.LBB2_37:
	v_mov_b32_e32 v23, v1
	s_branch .LBB2_39
.LBB2_38:
	v_mov_b32_e32 v17, s5
	v_mov_b32_e32 v19, 0x3fc00000
	v_mov_b32_e32 v20, v4
	v_mov_b32_e32 v0, v14
	v_mov_b32_e32 v18, v14
.LBB2_39:
	v_mov_b32_e32 v1, s20
	v_and_b32_e32 v0, 0x3ff, v0
	global_store_dword v[8:9], v1, off
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[16:17]
	s_load_dword s4, s[10:11], 0x30
	v_min_i32_e32 v4, s20, v4
	v_and_b32_e32 v4, 0xff, v4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 15
	s_add_i32 s4, s4, 1
	v_cvt_f32_ubyte0_e32 v1, s4
	v_rcp_iflag_f32_e32 v2, v1
	v_readfirstlane_b32 s4, v23
	v_mul_f32_e32 v2, v21, v2
	v_trunc_f32_e32 v2, v2
	v_cvt_u32_f32_e32 v10, v2
	v_mad_f32 v2, -v2, v1, v21
	v_cmp_ge_f32_e64 vcc, |v2|, v1
	v_addc_co_u32_e32 v1, vcc, 0, v10, vcc
	v_cmp_lt_f32_e32 vcc, 0.5, v19
	v_xor_b32_e32 v1, s4, v1
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v2, 0, v0
	v_cndmask_b32_e32 v0, v2, v0, vcc
	v_and_b32_e32 v0, 0xff, v0
	v_add3_u32 v0, v0, v4, v1
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[16:17]
	v_cvt_i32_f32_e32 v1, v19
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	global_atomic_add v0, v1, s[16:17]
	v_mov_b32_e32 v0, v3
	v_mov_b32_e32 v1, s15
	s_swappc_b64 s[30:31], s[4:5]
	v_lshlrev_b32_e32 v1, 2, v16
	ds_read_b32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v2, 1, v1
	v_readfirstlane_b32 s4, v1
	v_and_b32_e32 v2, 0xfe, v2
	s_and_b32 s4, s4, 0xff
	v_add_u32_e32 v3, s4, v2
	v_cmp_ge_i32_e32 vcc, v0, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_41
	v_readfirstlane_b32 s6, v1
	s_and_b32 s6, s6, 0xff
	v_add_u32_e32 v0, s6, v2
.LBB2_41:
	s_or_b64 exec, exec, s[4:5]
	v_bfe_i32 v1, v20, 0, 8
	s_add_i32 s4, s22, s20
	v_and_b32_e32 v2, 0xffff, v14
	v_add3_u32 v1, s4, v23, v1
	v_add3_u32 v1, v1, v2, v17
	v_cvt_f32_f16_e32 v2, v15
	v_add3_u32 v0, v1, v0, v18
	global_store_dword v[8:9], v0, off
	v_add_f32_e32 v0, v5, v19
	v_add_f32_e32 v0, v0, v2
	global_store_dword v[6:7], v0, off
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
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 30
		.amdhsa_next_free_sgpr 33
		.amdhsa_accum_offset 32
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
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_lshl_add_u32 v9, s6, 6, v0
	v_and_b32_e32 v1, 0x3ff, v9
	v_lshlrev_b32_e32 v2, 2, v0
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v8, v2, s[0:1]
	global_load_dword v10, v1, s[2:3]
	global_load_dword v13, v2, s[2:3]
	s_load_dwordx2 s[10:11], s[4:5], 0x28
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v4, vcc, s0, v2
	v_addc_co_u32_e32 v5, vcc, 0, v3, vcc
	s_and_b32 s7, s8, 7
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v1
	v_and_b32_e32 v12, 63, v0
	s_cmp_lg_u32 s7, 0
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_lshlrev_b32_e32 v11, 2, v12
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_eq_u32 s7, 0
	s_waitcnt vmcnt(2)
	ds_write_b32 v11, v8
	s_cbranch_scc1 .LBB3_8
	s_add_i32 s12, s8, 24
	s_and_b32 s12, s12, 0x3ff
	s_lshl_b32 s16, s7, 2
	s_lshl_b32 s12, s12, 2
	s_add_u32 s12, s0, s12
	s_addc_u32 s13, s1, 0
	v_mul_lo_u32 v6, v9, s8
	s_mov_b32 s17, 1
	v_mov_b32_e32 v7, 0
	s_waitcnt vmcnt(0)
	s_branch .LBB3_3
.LBB3_2:
	s_or_b64 exec, exec, s[14:15]
	s_lshl_b32 s17, s17, 1
	s_cmp_gt_u32 s17, s16
	s_cbranch_scc1 .LBB3_7
.LBB3_3:
	s_mov_b64 s[14:15], exec
	s_mov_b32 s18, 0
.LBB3_4:
	s_ff1_i32_b64 s19, s[14:15]
	v_readlane_b32 s22, v6, s19
	s_lshl_b64 s[20:21], 1, s19
	s_add_i32 s18, s18, s22
	s_andn2_b64 s[14:15], s[14:15], s[20:21]
	s_cmp_lg_u64 s[14:15], 0
	s_cbranch_scc1 .LBB3_4
	v_mbcnt_lo_u32_b32 v10, exec_lo, 0
	v_mbcnt_hi_u32_b32 v10, exec_hi, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB3_2
	v_mov_b32_e32 v10, s18
	global_atomic_add v7, v10, s[12:13]
	s_branch .LBB3_2
.LBB3_7:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s11
.LBB3_8:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB3_19
	v_mov_b32_e32 v7, s1
	v_add_co_u32_e32 v6, vcc, s0, v1
	v_mov_b32_e32 v14, 0
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_lshlrev_b32_e32 v16, 2, v8
	s_mov_b32 s20, 0
	s_mov_b64 s[12:13], 0
	s_branch .LBB3_11
.LBB3_10:
	s_or_b64 exec, exec, s[18:19]
	s_xor_b64 s[18:19], s[14:15], -1
	s_and_b64 s[22:23], exec, s[16:17]
	s_or_b64 s[12:13], s[22:23], s[12:13]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_or_b64 s[2:3], s[2:3], s[18:19]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB3_13
.LBB3_11:
	v_mov_b32_e32 v15, s20
	ds_bpermute_b32 v17, v16, v15
	ds_bpermute_b32 v15, v14, v15 offset:16
	s_or_b64 s[14:15], s[14:15], exec
	s_or_b64 s[16:17], s[16:17], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_sdwa s[22:23], v17, sext(v0) src0_sel:DWORD src1_sel:BYTE_0
	s_and_saveexec_b64 s[18:19], s[22:23]
	s_cbranch_execz .LBB3_10
	s_add_i32 s20, s20, 1
	s_cmp_eq_u32 s7, s20
	s_cselect_b64 s[22:23], -1, 0
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_andn2_b64 s[14:15], s[14:15], exec
	s_or_b64 s[16:17], s[16:17], s[22:23]
	s_branch .LBB3_10
.LBB3_13:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_xor_b64 s[2:3], exec, s[14:15]
	s_cbranch_execz .LBB3_15
	v_mov_b32_e32 v14, 3
	v_sub_u32_e32 v16, 0, v0
	v_cmp_gt_i32_sdwa vcc, sext(v0), v14 src0_sel:BYTE_0 src1_sel:DWORD
	v_cndmask_b32_e32 v14, v16, v0, vcc
	v_xor_b32_e32 v14, v15, v14
	s_mov_b64 s[12:13], exec
	global_store_dword v[6:7], v14, off
.LBB3_15:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB3_17
	global_store_dword v[6:7], v8, off
.LBB3_17:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[12:13]
	s_cbranch_execnz .LBB3_20
.LBB3_18:
	s_endpgm
.LBB3_19:
	s_mov_b64 s[12:13], -1
	s_and_saveexec_b64 s[2:3], s[12:13]
	s_cbranch_execz .LBB3_18
.LBB3_20:
	global_load_dword v14, v[4:5], off
	s_load_dword s2, s[4:5], 0x20
	s_load_dword s12, s[4:5], 0x18
	v_cvt_f32_ubyte0_e32 v4, v0
	v_xor_b32_e32 v7, 1, v12
	v_lshlrev_b32_e32 v7, 2, v7
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_fma_f32 v4, v4, v13, s2
	v_add_f32_e64 v5, s2, s2
	v_sub_f32_e32 v5, v4, v5
	v_cvt_i32_f32_e64 v15, |v5|
	ds_read_b32 v13, v7
	v_cvt_f16_f32_e32 v4, s2
	s_add_i32 s3, s6, s8
	v_and_b32_e32 v6, 0x7fffffff, v5
	v_add_u32_e32 v5, s8, v15
	s_and_b32 s2, s9, 7
	v_bfe_i32 v5, v5, 0, 16
	s_cmp_eq_u32 s2, 0
	ds_write_b32 v11, v5
	s_cbranch_scc1 .LBB3_24
	s_lshl_b32 s3, s12, 16
	s_add_i32 s3, s3, 0x100000
	s_ashr_i32 s3, s3, 16
	v_cvt_f32_i32_e32 v7, s3
.LBB3_22:
	v_cvt_f16_f32_e32 v6, v6
	s_add_i32 s2, s2, -1
	s_cmp_eq_u32 s2, 0
	v_fma_f16 v4, v6, v4, 0.5
	v_cmp_gt_f16_e32 vcc, 2.0, v4
	v_cndmask_b32_e64 v6, -v7, v7, vcc
	s_cbranch_scc0 .LBB3_22
	v_cvt_i32_f32_e32 v12, v6
	v_mov_b32_e32 v15, v12
	s_branch .LBB3_25
.LBB3_24:
	v_mov_b32_e32 v12, s3
.LBB3_25:
	v_and_b32_e32 v7, 0xffff, v8
	v_or_b32_e32 v11, 1, v7
	v_cvt_f32_u32_e32 v16, v11
	v_sub_u32_e32 v20, 0, v11
	s_and_b32 s2, s12, 0xff
	s_waitcnt vmcnt(0)
	v_add_u32_sdwa v18, v14, s2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_rcp_iflag_f32_e32 v16, v16
	s_lshl_b32 s2, s10, 16
	s_waitcnt lgkmcnt(1)
	v_lshlrev_b32_e32 v17, 1, v13
	s_add_i32 s2, s2, 0x20000
	v_mul_f32_e32 v16, 0x4f7ffffe, v16
	v_cvt_u32_f32_e32 v16, v16
	s_and_b32 s3, s10, 0xff
	v_and_b32_e32 v17, 0x1fe, v17
	s_ashr_i32 s2, s2, 16
	v_mul_lo_u32 v20, v20, v16
	v_mul_hi_u32 v20, v16, v20
	v_add_u32_e32 v16, v16, v20
	v_mul_hi_u32 v16, s9, v16
	v_mul_lo_u32 v16, v16, v11
	v_sub_u32_e32 v16, s9, v16
	v_sub_u32_e32 v20, v16, v11
	v_cmp_ge_u32_e32 vcc, v16, v11
	v_cndmask_b32_e32 v16, v16, v20, vcc
	v_sub_u32_e32 v20, v16, v11
	v_cmp_ge_u32_e32 vcc, v16, v11
	v_cndmask_b32_e32 v11, v16, v20, vcc
	v_xor_b32_e32 v11, v18, v11
	v_sub_u32_e32 v11, v13, v11
	v_xor_b32_e32 v13, v11, v15
	v_and_b32_e32 v15, 15, v8
	v_add_u32_sdwa v19, v14, s3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_ashrrev_i32_e32 v14, v15, v14
	v_cmp_eq_u32_e32 vcc, s2, v17
	v_and_b32_e32 v13, v13, v19
	v_cndmask_b32_e32 v14, v11, v14, vcc
	v_cmp_gt_i32_e32 vcc, v13, v14
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_35
	v_cmp_ngt_f32_e32 vcc, -1.0, v10
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB3_32
	v_cmp_nlt_f32_e32 vcc, 0.5, v6
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	v_mul_f32_e64 v10, v6, -s11
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	v_mul_f32_e32 v10, s11, v6
	s_or_b64 exec, exec, s[6:7]
.LBB3_32:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB3_34
	v_add_f32_e32 v12, 0x3fa00000, v10
	v_frexp_mant_f32_e32 v13, v12
	v_rcp_f32_e32 v13, v13
	v_frexp_exp_i32_f32_e32 v14, v10
	v_frexp_mant_f32_e32 v10, v10
	v_frexp_exp_i32_f32_e32 v12, v12
	v_mul_f32_e32 v10, v10, v13
	v_sub_u32_e32 v12, v14, v12
	v_ldexp_f32 v10, v10, v12
	v_frexp_exp_i32_f32_e32 v12, v10
	v_frexp_mant_f32_e32 v10, v10
	v_mul_f32_e32 v10, 0x3fba2e8c, v10
	v_add_u32_e32 v12, -2, v12
	v_ldexp_f32 v10, v10, v12
	v_and_b32_e32 v10, 0x7fffffff, v10
.LBB3_34:
	s_or_b64 exec, exec, s[4:5]
	v_or_b32_e32 v12, 1, v8
	v_cvt_f32_u32_e32 v13, v12
	v_sub_u32_e32 v16, 0, v12
	v_mov_b32_e32 v15, s1
	s_xor_b32 s4, s10, s12
	v_rcp_iflag_f32_e32 v14, v13
	v_mov_b32_e32 v13, 0
	v_mul_f32_e32 v14, 0x4f7ffffe, v14
	v_cvt_u32_f32_e32 v14, v14
	v_mul_lo_u32 v16, v16, v14
	v_mul_hi_u32 v16, v14, v16
	v_add_u32_e32 v14, v14, v16
	v_mul_hi_u32 v14, v14, 28
	v_mul_lo_u32 v14, v14, v12
	v_sub_u32_e32 v14, 28, v14
	v_sub_u32_e32 v16, v14, v12
	v_cmp_ge_u32_e32 vcc, v14, v12
	v_cndmask_b32_e32 v14, v14, v16, vcc
	v_sub_u32_e32 v16, v14, v12
	v_cmp_ge_u32_e32 vcc, v14, v12
	v_cndmask_b32_e32 v12, v14, v16, vcc
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_co_u32_e32 v12, vcc, s0, v12
	v_addc_co_u32_e32 v13, vcc, v15, v13, vcc
	v_mov_b32_e32 v14, s4
	global_atomic_add v[12:13], v14, off
	v_mov_b32_e32 v12, 28
.LBB3_35:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_ngt_f32_e32 vcc, -1.0, v10
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	v_cvt_f16_f32_e32 v9, v6
	v_fma_f16 v4, v9, v4, 0.5
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v13, v0
	s_xor_b64 exec, exec, s[2:3]
	v_lshlrev_b32_e32 v13, 1, v0
	v_add3_u32 v13, v13, v9, -5
	s_or_b64 exec, exec, s[2:3]
	v_xor_b32_e32 v0, s9, v0
	v_add_u32_e32 v0, s12, v0
	v_add3_u32 v0, v0, v8, v7
	v_cvt_f32_f16_e32 v4, v4
	v_bfe_i32 v9, v13, 0, 8
	v_add3_u32 v0, v0, v5, v11
	v_add3_u32 v0, v0, v12, v9
	global_store_dword v1, v0, s[0:1]
	v_add_f32_e32 v0, v6, v10
	v_add_f32_e32 v0, v0, v4
	global_store_dword v[2:3], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k2
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
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 21
		.amdhsa_next_free_sgpr 24
		.amdhsa_accum_offset 24
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
	.size	k2, .Lfunc_end3-k2
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k3
	.globl	k3
	.p2align	8
	.type	k3,@function
k3:
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[10:11], s[4:5], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v9, 63, v0
	v_lshlrev_b32_e32 v3, 2, v9
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[12:13]
	s_cmp_eq_u32 s11, 13
	v_lshl_add_u32 v2, s6, 6, v0
	s_cselect_b64 vcc, -1, 0
	v_and_b32_e32 v2, 0x3ff, v2
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v1
	v_and_b32_e32 v3, 0xffff, v1
	v_sub_u32_e32 v4, 0, v3
	v_cndmask_b32_e32 v3, v4, v3, vcc
	v_cmp_ge_i32_e32 vcc, s10, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB4_2
	global_store_dword v2, v1, s[12:13]
.LBB4_2:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB4_19
	v_and_b32_e32 v4, 0x3ff, v1
	v_lshlrev_b32_e32 v4, 2, v4
	global_load_dword v3, v2, s[14:15]
	s_load_dword s28, s[4:5], 0x20
	global_load_dword v4, v4, s[12:13]
	v_lshlrev_b32_e32 v5, 2, v1
	v_and_b32_e32 v8, 12, v5
	v_cmp_ne_u32_e32 vcc, 0, v8
	s_waitcnt lgkmcnt(0)
	v_cmp_ngt_f32_e64 s[0:1], s28, 0.5
	s_and_b64 s[2:3], vcc, s[0:1]
	s_mov_b64 s[0:1], -1
	v_mov_b32_e32 v5, s28
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v6, v0
	s_and_saveexec_b64 s[16:17], s[2:3]
	s_cbranch_execz .LBB4_17
	v_xor_b32_e32 v5, 1, v9
	v_lshlrev_b32_e32 v5, 2, v5
	ds_read_b32 v5, v5
	v_sub_u32_e32 v10, 0, v1
	v_max_i32_e32 v10, v1, v10
	s_load_dword s0, s[4:5], 0x24
	v_ashrrev_i32_e32 v9, 31, v1
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v5, 15, v5
	v_add_u32_e32 v6, 1, v5
	v_cvt_f32_ubyte0_e32 v7, v6
	v_rcp_iflag_f32_e32 v7, v7
	v_not_b32_e32 v5, v5
	s_mov_b32 s29, 1
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	v_mul_lo_u32 v5, v5, v7
	v_mul_hi_u32 v5, v7, v5
	v_add_u32_e32 v5, v7, v5
	v_mul_hi_u32 v5, v10, v5
	v_mul_lo_u32 v7, v5, v6
	v_sub_u32_e32 v7, v10, v7
	v_add_u32_e32 v11, 1, v5
	v_cmp_ge_u32_e32 vcc, v7, v6
	v_sub_u32_e32 v10, v7, v6
	v_cndmask_b32_e32 v5, v5, v11, vcc
	v_cndmask_b32_e32 v7, v7, v10, vcc
	v_add_u32_e32 v10, 1, v5
	v_cmp_ge_u32_e32 vcc, v7, v6
	v_cndmask_b32_e32 v5, v5, v10, vcc
	v_xor_b32_e32 v5, v5, v9
	v_sub_u32_e32 v5, v5, v9
	v_cmp_ne_u32_e32 vcc, s0, v5
	s_mov_b64 s[0:1], 0
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[18:19], exec, s[2:3]
	s_cbranch_execz .LBB4_14
	s_load_dword s6, s[4:5], 0x28
	v_and_b32_e32 v5, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v5
	s_and_b32 s2, s10, s11
	v_cvt_f32_ubyte0_e64 v5, v0 clamp
	s_bitcmp0_b32 s2, 0
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v5, v5, v3
	v_cmp_gt_u32_e64 s[0:1], 64, v0
	s_cselect_b64 s[2:3], -1, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v9, s6, v4
	v_cmp_lt_f32_e64 s[6:7], 0.5, v5
	v_subrev_u32_e32 v10, 17, v0
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v7, v1
	v_mov_b32_e32 v6, v0
	s_branch .LBB4_8
.LBB4_6:
	s_or_b64 exec, exec, s[24:25]
	v_and_b32_e32 v7, 0xffff, v7
	v_mad_u32_u24 v7, v7, 3, s29
.LBB4_7:
	s_or_b64 exec, exec, s[22:23]
	s_lshl_b32 s29, s29, 1
	v_cmp_gt_u32_e64 s[8:9], s29, v8
	s_or_b64 s[8:9], s[8:9], s[6:7]
	s_and_b64 s[8:9], exec, s[8:9]
	s_or_b64 s[20:21], s[8:9], s[20:21]
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB4_13
.LBB4_8:
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB4_7
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB4_6
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v11, v10
.LBB4_11:
	v_xor_b32_e32 v12, 9, v6
	v_add_u32_e32 v11, 17, v11
	v_add_u16_e32 v12, v12, v9
	v_cmp_lt_u32_e64 s[8:9], 46, v11
	s_or_b64 s[26:27], s[8:9], s[26:27]
	v_cndmask_b32_e64 v6, v6, v12, s[2:3]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB4_11
	s_or_b64 exec, exec, s[26:27]
	s_branch .LBB4_6
.LBB4_13:
	s_or_b64 exec, exec, s[20:21]
	s_mov_b64 s[0:1], exec
.LBB4_14:
	s_andn2_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB4_16
	global_store_dword v2, v1, s[12:13]
.LBB4_16:
	s_or_b64 exec, exec, s[2:3]
	s_orn2_b64 s[0:1], s[0:1], exec
.LBB4_17:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB4_19
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v10, 1, v4
	v_cvt_f32_u32_e32 v8, v10
	v_sub_u32_e32 v13, 0, v10
	v_mov_b32_e32 v11, 6
	s_load_dword s0, s[4:5], 0x30
	s_load_dword s1, s[4:5], 0x18
	v_rcp_iflag_f32_e32 v8, v8
	v_mov_b32_e32 v9, s15
	v_xor_b32_e32 v0, s11, v0
	v_lshlrev_b32_e32 v1, 1, v1
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v12, v8
	v_add_co_u32_e32 v8, vcc, s14, v2
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	v_mul_lo_u32 v13, v13, v12
	v_mul_hi_u32 v13, v12, v13
	v_add_u32_e32 v12, v12, v13
	v_mov_b32_e32 v13, 0
	ds_bpermute_b32 v11, v13, v11 offset:116
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v12, s0, v12
	v_mul_lo_u32 v12, v12, v10
	v_sub_u32_e32 v12, s0, v12
	v_sub_u32_e32 v13, v12, v10
	v_lshlrev_b32_e32 v11, 2, v11
	ds_bpermute_b32 v4, v11, v4
	v_cmp_ge_u32_e32 vcc, v12, v10
	v_cndmask_b32_e32 v11, v12, v13, vcc
	v_sub_u32_e32 v12, v11, v10
	v_cmp_ge_u32_e32 vcc, v11, v10
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v4, 15, v4
	v_add_u16_e32 v4, 1, v4
	v_cvt_f32_ubyte0_e32 v4, v4
	v_cndmask_b32_e32 v10, v11, v12, vcc
	v_rcp_iflag_f32_e32 v11, v4
	v_cvt_f16_f32_e32 v12, s28
	s_mov_b32 s0, 0x41500000
	v_and_b32_e32 v7, 0xffff, v7
	v_mul_f32_e32 v11, 0x41500000, v11
	v_trunc_f32_e32 v11, v11
	v_cvt_u32_f32_e32 v13, v11
	v_mad_f32 v11, -v11, v4, s0
	s_mul_i32 s0, s1, 3
	s_add_i32 s0, s0, s10
	v_cmp_ge_f32_e64 vcc, |v11|, v4
	v_add3_u32 v0, s0, v0, v1
	v_addc_co_u32_e32 v4, vcc, 0, v13, vcc
	v_sub_u32_e32 v0, v0, v10
	v_cvt_f32_f16_e32 v1, v12
	v_and_b32_e32 v4, 31, v4
	v_add_u32_sdwa v0, v0, sext(v6) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add3_u32 v0, v0, v7, v4
	global_store_dword v2, v0, s[12:13]
	v_add_f32_e32 v0, v3, v5
	v_add_f32_e32 v0, v0, v1
	global_store_dword v[8:9], v0, off
.LBB4_19:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k3
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
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 30
		.amdhsa_accum_offset 16
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
.Lfunc_end4:
	.size	k3, .Lfunc_end4-k3
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k4
	.globl	k4
	.p2align	8
	.type	k4,@function
k4:
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dword s7, s[4:5], 0x20
	v_lshlrev_b32_e32 v6, 2, v0
	v_lshl_add_u32 v4, s6, 6, v0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v6, s[8:9]
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[0:1], 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 0x3ff, v3
	v_lshlrev_b32_e32 v1, 2, v1
	global_load_dword v9, v1, s[8:9]
	v_and_b32_e32 v1, 0x3ff, v4
	v_lshlrev_b32_e32 v1, 2, v1
	global_load_dword v2, v1, s[10:11]
	s_waitcnt vmcnt(1)
	v_or_b32_e32 v7, 1, v9
	v_cvt_f32_u32_e32 v5, v7
	v_sub_u32_e32 v10, 0, v7
	v_rcp_iflag_f32_e32 v5, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v8, v5
	v_cvt_f16_f32_e32 v5, s7
	v_mul_lo_u32 v10, v10, v8
	v_mul_hi_u32 v10, v8, v10
	v_add_u32_e32 v8, v8, v10
	v_mul_hi_u32 v8, v9, v8
	v_mul_lo_u32 v8, v8, v7
	v_sub_u32_e32 v8, v9, v8
	v_sub_u32_e32 v10, v8, v7
	v_cmp_ge_u32_e32 vcc, v8, v7
	v_cndmask_b32_e32 v8, v8, v10, vcc
	v_sub_u32_e32 v10, v8, v7
	v_cmp_ge_u32_e32 vcc, v8, v7
	v_cndmask_b32_e32 v7, v8, v10, vcc
	v_and_b32_e32 v12, 7, v7
	v_cmp_lt_i32_e32 vcc, 1, v12
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB5_10
	v_cmp_lt_i32_e32 vcc, 2, v12
	s_mov_b64 s[14:15], -1
	s_mov_b64 s[16:17], 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_9
	v_cmp_lt_i32_e32 vcc, 3, v12
	s_mov_b64 s[16:17], -1
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB5_8
	v_cmp_ne_u32_e32 vcc, 4, v12
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	v_add_u32_e32 v8, -1, v3
	s_or_saveexec_b64 s[16:17], s[16:17]
	v_mov_b32_e32 v7, s7
	s_xor_b64 exec, exec, s[16:17]
	v_cvt_f32_i32_e32 v7, v3
	v_mov_b32_e32 v8, v3
	v_fma_mix_f32 v7, v5, v7, s7 op_sel_hi:[1,0,0]
	s_or_b64 exec, exec, s[16:17]
	s_xor_b64 s[16:17], exec, -1
	v_mov_b32_e32 v10, v5
.LBB5_8:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[16:17], s[16:17], exec
	s_xor_b64 s[14:15], exec, -1
.LBB5_9:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[0:1], s[16:17], exec
	s_and_b64 s[14:15], s[14:15], exec
	v_mov_b32_e32 v11, v5
.LBB5_10:
	s_or_saveexec_b64 s[12:13], s[12:13]
	v_mov_b32_e32 v13, v5
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB5_14
	v_cmp_lt_i32_e32 vcc, 0, v12
	s_mov_b64 s[2:3], -1
	s_mov_b64 s[16:17], s[14:15]
	s_and_saveexec_b64 s[18:19], vcc
	s_movk_i32 s2, 0x385d
	v_fma_f16 v13, v5, s2, 0.5
	s_xor_b64 s[2:3], exec, -1
	s_or_b64 s[16:17], s[14:15], exec
	s_or_b64 exec, exec, s[18:19]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_and_b64 s[2:3], s[2:3], exec
	s_or_b64 s[14:15], s[14:15], s[16:17]
.LBB5_14:
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f32_ubyte0_e32 v12, v0
	s_and_saveexec_b64 s[12:13], s[14:15]
	v_cvt_f32_f16_e32 v7, v13
	s_or_b64 s[0:1], s[0:1], exec
	v_med3_f32 v7, v12, v7, 4.0
	v_cvt_f16_f32_e32 v7, v7
	v_fma_f16 v11, v7, v13, 0.5
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB5_22
	v_cvt_i32_f32_e32 v7, s7
	v_cmp_ne_u32_e64 s[0:1], 21, v9
	v_cmp_ge_i32_e32 vcc, v0, v7
	s_or_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_xor_b64 s[0:1], exec, s[14:15]
	s_cbranch_execz .LBB5_19
	global_load_dword v6, v6, s[10:11]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 0x7fffffff, v6
.LBB5_19:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	v_cvt_f32_ubyte0_e64 v7, v0 clamp
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v10, v11
.LBB5_22:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[0:1], s[2:3]
	v_mov_b32_e32 v6, 0x3fc00000
	v_add_f32_e32 v6, s7, v6
	v_mul_f32_e32 v7, 0.5, v6
	v_mov_b32_e32 v10, v5
	v_mov_b32_e32 v8, v3
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v5, 1, v4
	v_cvt_f32_u32_e32 v6, v5
	v_sub_u32_e32 v11, 0, v5
	s_load_dwordx2 s[0:1], s[4:5], 0x24
	v_add_u32_e32 v4, -6, v4
	v_rcp_iflag_f32_e32 v6, v6
	v_mov_b32_e32 v9, 0x3fc00000
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s1, 0x3fc, s1
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	s_and_b32 s1, s1, 0x3ff
	s_lshl_b32 s1, s1, 2
	v_mul_lo_u32 v11, v11, v6
	v_mul_hi_u32 v11, v6, v11
	v_add_u32_e32 v6, v6, v11
	v_mul_hi_u32 v6, v6, -4
	v_mul_lo_u32 v6, v6, v5
	v_sub_u32_e32 v6, -4, v6
	v_sub_u32_e32 v11, v6, v5
	v_cmp_ge_u32_e32 vcc, v6, v5
	v_cndmask_b32_e32 v6, v6, v11, vcc
	v_sub_u32_e32 v11, v6, v5
	v_cmp_ge_u32_e32 vcc, v6, v5
	v_cndmask_b32_e32 v5, v6, v11, vcc
	v_cmp_ge_i32_e32 vcc, v5, v4
	v_cvt_i32_f32_e32 v5, v7
	v_cndmask_b32_e32 v4, v9, v12, vcc
	v_mov_b32_e32 v6, s1
	global_store_dword v6, v4, s[10:11]
	v_cmp_gt_i32_e32 vcc, s0, v5
	v_cmp_nlt_f32_e64 s[0:1], 0.5, v7
	s_or_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execnz .LBB5_27
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execnz .LBB5_28
.LBB5_26:
	s_endpgm
.LBB5_27:
	s_load_dword s7, s[4:5], 0x30
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_and_b32_e32 v3, 0xffff, v3
	s_load_dword s4, s[4:5], 0x18
	v_mov_b32_e32 v5, s11
	v_add_co_u32_e32 v4, vcc, s10, v1
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s2, s2, 1
	v_xor_b32_e32 v6, s3, v0
	s_abs_i32 s3, s7
	s_add_i32 s2, s2, s6
	v_add_u32_sdwa v0, s2, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	s_add_i32 s3, s3, s4
	v_add3_u32 v0, v0, v6, s3
	v_cvt_f32_f16_e32 v6, v10
	v_add3_u32 v0, v0, v3, v8
	global_store_dword v1, v0, s[8:9]
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v0, v2, v7
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_add_f32_e32 v0, v0, v6
	global_store_dword v[4:5], v0, off
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB5_26
.LBB5_28:
	global_store_dword v1, v8, s[8:9]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k4
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
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 20
		.amdhsa_accum_offset 16
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
	.size	k4, .Lfunc_end5-k4
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k5
	.globl	k5
	.p2align	8
	.type	k5,@function
k5:
	s_load_dwordx8 s[16:23], s[4:5], 0x0
	v_mov_b32_e32 v3, v0
	v_lshlrev_b32_e32 v4, 2, v3
	s_mov_b32 s12, s8
	v_lshl_add_u32 v16, s12, 6, v3
	s_waitcnt lgkmcnt(0)
	global_load_dword v18, v4, s[16:17]
	v_and_b32_e32 v0, 0x3ff, v16
	v_lshlrev_b32_e32 v12, 2, v0
	global_load_dword v13, v12, s[18:19]
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_load_dwordx2 s[14:15], s[4:5], 0x20
	s_add_u32 s0, s0, s9
	s_mov_b64 s[10:11], s[4:5]
	s_addc_u32 s1, s1, 0
	v_and_b32_e32 v20, 63, v3
	v_lshlrev_b32_e32 v22, 2, v20
	v_xor_b32_e32 v1, s21, v3
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(1)
	v_cmp_gt_i32_e32 vcc, s21, v18
	v_readfirstlane_b32 s4, v18
	s_bcnt1_i32_b64 s5, vcc
	s_and_b32 s4, s4, 15
	s_lshr_b32 s4, s5, s4
	s_cmp_ge_i32 s4, s21
	ds_write_b32 v22, v18
	s_cbranch_scc0 .LBB6_6
	v_and_b32_e32 v0, 0x3ff, v18
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[16:17]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_xor_b32_e32 v0, s22, v0
	v_mov_b32_e32 v2, 0x170000
	v_lshl_add_u32 v0, v0, 16, v2
	v_cvt_i32_f32_e32 v2, s14
	v_cmp_lt_i32_e32 vcc, -2, v16
	v_ashrrev_i32_e32 v14, 16, v0
	s_bcnt1_i32_b64 s4, vcc
	v_mov_b32_e32 v5, s15
	v_add_u32_sdwa v0, v2, s4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_cmp_gt_i32_e32 vcc, v14, v3
	v_cmp_gt_f32_e64 s[4:5], -1.0, v13
	ds_bpermute_b32 v5, v4, v5
	v_sub_u32_e32 v2, 0, v3
	s_xor_b64 vcc, s[4:5], vcc
	v_cndmask_b32_e32 v2, v3, v2, vcc
	v_and_b32_e32 v2, 7, v2
	v_cmp_lt_i32_e32 vcc, s22, v14
	v_lshlrev_b32_e32 v7, v2, v0
	v_cndmask_b32_e64 v0, -13, 13, vcc
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v2, v5, v0
	v_cmp_lt_i32_e32 vcc, -1, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB6_3
	v_mov_b32_e32 v2, s15
	ds_bpermute_b32 v2, v4, v2
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v15, v2, v0
.LBB6_3:
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_mov_b32_e32 v17, s14
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_5
	v_mov_b32_e32 v2, s15
	ds_bpermute_b32 v2, v4, v2
	v_mov_b32_e32 v17, s14
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v0, v2, v0
	v_sub_u32_e32 v15, 0, v0
.LBB6_5:
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v6, v18
	s_branch .LBB6_7
.LBB6_6:
	s_mov_b64 s[4:5], -1
.LBB6_7:
	s_andn2_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v0, s19
	s_cbranch_vccnz .LBB6_9
	v_mov_b32_e32 v2, s21
	s_add_i32 s6, s12, s20
	v_mad_u64_u32 v[6:7], s[4:5], v18, 3, v[2:3]
	v_mov_b32_e32 v14, s20
	v_mov_b32_e32 v7, s6
	v_mov_b32_e32 v17, 0x3e800000
	v_mov_b32_e32 v15, v1
.LBB6_9:
	s_load_dword s24, s[10:11], 0x30
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v19, s14
	s_and_b32 s4, s20, 7
	v_add_co_u32_e32 v4, vcc, s18, v12
	s_cmp_eq_u32 s4, 0
	v_addc_co_u32_e32 v5, vcc, 0, v0, vcc
	s_cbranch_scc1 .LBB6_12
	s_and_b32 s5, s20, s21
	s_bitcmp0_b32 s5, 0
	s_cselect_b64 vcc, -1, 0
	s_movk_i32 s5, 0x3f00
.LBB6_11:
	v_fma_f16 v0, v19, s5, 0.5
	s_add_i32 s4, s4, -1
	s_cmp_eq_u32 s4, 0
	v_cndmask_b32_e32 v19, v19, v0, vcc
	s_cbranch_scc0 .LBB6_11
.LBB6_12:
	v_and_b32_e32 v0, 15, v3
	v_ashrrev_i32_e64 v0, v0, s20
	v_mov_b32_e32 v1, 0
	v_mad_u64_u32 v[8:9], s[4:5], s22, 3, v[0:1]
	s_mul_i32 s4, s20, 13
	s_and_b32 s6, s4, 15
	s_add_i32 s7, s6, 1
	v_cvt_f32_ubyte0_e32 v1, s7
	v_rcp_iflag_f32_e32 v2, v1
	v_mov_b32_e32 v0, v9
	v_mad_u64_u32 v[0:1], s[4:5], s23, 3, v[0:1]
	v_mov_b32_e32 v1, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v0, v0
	s_not_b32 s6, s6
	s_abs_i32 s5, s24
	s_ashr_i32 s4, s24, 31
	v_readfirstlane_b32 s8, v0
	s_mul_i32 s6, s6, s8
	s_mul_hi_u32 s6, s8, s6
	s_add_i32 s8, s8, s6
	s_mul_hi_u32 s6, s5, s8
	s_mul_i32 s8, s6, s7
	s_sub_i32 s5, s5, s8
	s_add_i32 s8, s6, 1
	s_sub_i32 s9, s5, s7
	s_cmp_ge_u32 s5, s7
	s_cselect_b32 s6, s8, s6
	s_cselect_b32 s5, s9, s5
	s_add_i32 s8, s6, 1
	s_cmp_ge_u32 s5, s7
	s_cselect_b32 s5, s8, s6
	s_xor_b32 s5, s5, s4
	s_sub_i32 s4, s5, s4
	v_cmp_le_i32_e32 vcc, s4, v15
	s_mov_b64 s[6:7], -1
	v_mov_b32_e32 v21, v18
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB6_38
	v_cmp_gt_i32_e32 vcc, 0, v15
	s_mov_b64 s[8:9], 0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB6_35
	v_and_b32_e32 v0, 7, v3
	v_lshlrev_b32_e32 v0, v0, v18
	v_and_b32_e32 v2, 7, v0
	v_cmp_lt_i32_e32 vcc, 1, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB6_26
	v_cmp_lt_i32_e32 vcc, 2, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB6_23
	v_cmp_lt_i32_e32 vcc, 3, v2
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	v_cmp_eq_u32_e32 vcc, 4, v2
	s_and_b64 s[12:13], vcc, exec
	s_or_saveexec_b64 s[22:23], s[22:23]
	v_mov_b32_e32 v0, v18
	s_xor_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB6_20
	s_or_b32 s14, s15, 1
	v_cvt_f32_u32_e32 v0, s14
	s_sub_i32 s25, 0, s14
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_readfirstlane_b32 s26, v0
	s_mul_i32 s25, s25, s26
	s_mul_hi_u32 s25, s26, s25
	s_add_i32 s26, s26, s25
	s_mul_hi_u32 s25, s15, s26
	s_mul_i32 s25, s25, s14
	s_sub_i32 s25, s15, s25
	s_sub_i32 s26, s25, s14
	s_cmp_ge_u32 s25, s14
	s_cselect_b32 s25, s26, s25
	s_sub_i32 s26, s25, s14
	s_cmp_ge_u32 s25, s14
	s_cselect_b32 s14, s26, s25
	v_mov_b32_e32 v0, s14
	s_or_b64 s[12:13], s[12:13], exec
	ds_write_b32 v22, v0
.LBB6_20:
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v21, v18
	s_and_saveexec_b64 s[22:23], s[12:13]
	s_cbranch_execz .LBB6_22
	v_xor_b32_e32 v2, 1, v20
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v2, v2
	v_lshlrev_b32_e32 v9, 2, v15
	s_and_b32 s12, s21, 0xffff
	v_mov_b32_e32 v21, v0
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v2, v9, v2
	v_and_b32_e32 v9, s12, v6
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v2, v9
	v_cndmask_b32_e64 v2, -v17, v17, vcc
	v_mul_f32_e32 v17, 0x3e800000, v2
.LBB6_22:
	s_or_b64 exec, exec, s[22:23]
	v_add_u32_e32 v0, -1, v18
.LBB6_23:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	v_cvt_f32_f16_e32 v17, v19
	v_mov_b32_e32 v0, v18
	v_mov_b32_e32 v21, v18
	s_or_b64 exec, exec, s[10:11]
.LBB6_26:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB6_30
	v_cmp_gt_i32_e32 vcc, 1, v2
	s_and_saveexec_b64 s[10:11], vcc
	v_mov_b32_e32 v14, 30
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v21, s21
	v_mov_b32_e32 v0, v18
	ds_write_b32 v22, v21
.LBB6_30:
	s_or_b64 exec, exec, s[8:9]
	s_sub_i32 s8, 24, s20
	v_mov_b32_e32 v10, s8
	v_mov_b32_e32 v11, 0
	v_mad_u64_u32 v[10:11], s[8:9], v8, 3, v[10:11]
	v_mov_b32_e32 v2, v11
	v_mad_u64_u32 v[8:9], s[8:9], v1, 3, v[2:3]
	v_and_b32_e32 v1, 3, v3
	v_mov_b32_e32 v11, v8
	v_cmp_ne_u32_e32 vcc, 1, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB6_32
	v_xor_b32_e32 v1, 1, v20
	v_lshlrev_b32_e32 v1, 2, v1
	ds_read_b32 v1, v1
	v_cmp_gt_i32_e64 s[10:11], s15, 16
	s_bcnt1_i32_b64 s10, s[10:11]
	v_mov_b32_e32 v8, s10
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, 0x3fc, v1
	v_and_b32_e32 v2, 0x3ff, v2
	v_lshlrev_b32_e32 v2, 2, v2
	global_atomic_add v2, v8, s[16:17]
	global_store_dword v12, v1, s[16:17]
.LBB6_32:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB6_34
	v_cvt_f32_ubyte0_e32 v1, v3
	v_and_b32_e32 v2, 0x3ff, v14
	v_fma_mix_f32 v1, v19, v1, v17 op_sel_hi:[1,0,0]
	v_lshlrev_b32_e32 v2, 2, v2
	v_mad_u64_u32 v[8:9], s[10:11], v10, 3, 0
	global_store_dword v2, v1, s[18:19]
	v_mov_b32_e32 v2, v9
	v_and_b32_e32 v9, 15, v18
	v_add_u32_e32 v18, 1, v9
	v_mov_b32_e32 v21, 3
	v_cvt_f32_ubyte0_e32 v1, v18
	ds_write_b32 v22, v21
	v_rcp_iflag_f32_e32 v22, v1
	v_mad_u64_u32 v[10:11], s[10:11], v11, 3, v[2:3]
	v_not_b32_e32 v9, v9
	v_mul_f32_e32 v2, 0x4f7ffffe, v22
	v_cvt_u32_f32_e32 v2, v2
	v_sub_u32_e32 v10, 0, v14
	v_max_i32_e32 v10, v14, v10
	v_ashrrev_i32_e32 v1, 31, v14
	v_mul_lo_u32 v9, v9, v2
	v_mul_hi_u32 v9, v2, v9
	v_add_u32_e32 v2, v2, v9
	v_mul_hi_u32 v2, v10, v2
	v_mul_lo_u32 v9, v2, v18
	v_sub_u32_e32 v9, v10, v9
	v_add_u32_e32 v10, 1, v2
	v_cmp_ge_u32_e32 vcc, v9, v18
	v_cndmask_b32_e32 v2, v2, v10, vcc
	v_sub_u32_e32 v10, v9, v18
	v_cndmask_b32_e32 v9, v9, v10, vcc
	v_add_u32_e32 v10, 1, v2
	v_cmp_ge_u32_e32 vcc, v9, v18
	v_cndmask_b32_e32 v2, v2, v10, vcc
	v_xor_b32_e32 v2, v2, v1
	v_sub_u32_e32 v1, v2, v1
	v_sub_co_u32_e32 v10, vcc, v8, v1
.LBB6_34:
	s_or_b64 exec, exec, s[8:9]
	s_mov_b64 s[8:9], exec
.LBB6_35:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB6_37
	global_store_dword v12, v18, s[16:17]
.LBB6_37:
	s_or_b64 exec, exec, s[6:7]
	s_orn2_b64 s[6:7], s[8:9], exec
	v_pk_mov_b32 v[8:9], v[10:11], v[10:11] op_sel:[0,1]
	v_mov_b32_e32 v18, v0
.LBB6_38:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB6_60
	s_and_b32 s8, s15, 7
	s_cmp_lt_i32 s8, 2
	s_cbranch_scc1 .LBB6_43
	s_cmp_lt_i32 s8, 3
	s_cbranch_scc1 .LBB6_44
	s_cmp_lt_i32 s8, 4
	s_cbranch_scc1 .LBB6_45
	s_cmp_eq_u32 s8, 4
	s_mov_b64 s[6:7], 0
	s_cselect_b64 s[4:5], -1, 0
	s_branch .LBB6_46
.LBB6_43:
	s_branch .LBB6_54
.LBB6_44:
	s_mov_b64 s[4:5], -1
	s_branch .LBB6_51
.LBB6_45:
	s_mov_b64 s[6:7], -1
	s_mov_b64 s[4:5], 0
.LBB6_46:
	s_andn2_b64 vcc, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, v13
	s_cbranch_vccnz .LBB6_48
	v_or_b32_e32 v2, 1, v7
	v_cvt_f32_u32_e32 v9, v2
	v_min_i32_e32 v0, s21, v14
	v_sub_u32_e32 v1, 20, v14
	v_cmp_lt_i32_e32 vcc, v0, v1
	v_rcp_iflag_f32_e32 v1, v9
	v_cvt_f32_ubyte0_e32 v10, v3
	v_and_b32_e32 v9, 1, v3
	v_cndmask_b32_e64 v0, -v10, v10, vcc
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_sub_u32_e32 v10, 0, v7
	v_cmp_eq_u32_e32 vcc, 0, v9
	v_cndmask_b32_e32 v9, v7, v10, vcc
	v_sub_u32_e32 v10, 0, v2
	v_mul_lo_u32 v10, v10, v1
	v_mul_hi_u32 v10, v1, v10
	v_add_u32_e32 v1, v1, v10
	v_mul_hi_u32 v1, s24, v1
	v_mul_lo_u32 v1, v1, v2
	v_sub_u32_e32 v1, s24, v1
	v_sub_u32_e32 v10, v1, v2
	v_cmp_ge_u32_e32 vcc, v1, v2
	v_cndmask_b32_e32 v1, v1, v10, vcc
	v_sub_u32_e32 v10, v1, v2
	v_cmp_ge_u32_e32 vcc, v1, v2
	v_cndmask_b32_e32 v1, v1, v10, vcc
	v_cmp_gt_i32_e32 vcc, v9, v1
	v_max_f32_e64 v0, v0, v0 clamp
	v_mul_f32_e32 v2, 0x3e800000, v17
	v_cndmask_b32_e64 v1, v17, -v17, vcc
	v_fmac_f32_e32 v0, v1, v2
	v_and_b32_e32 v1, 0x7fffffff, v0
	s_mov_b64 s[4:5], -1
.LBB6_48:
	s_andn2_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v0, v13
	s_cbranch_vccnz .LBB6_50
	v_xor_b32_e32 v0, 1, v20
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read_b32 v0, v0
	v_sub_u32_e32 v2, 0, v18
	v_max_i32_e32 v2, v18, v2
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v0, v0, v2
	global_store_dword v12, v0, s[16:17]
	v_mov_b32_e32 v0, v1
.LBB6_50:
	v_add_u32_e32 v1, -1, v18
	s_mov_b64 s[4:5], 0
.LBB6_51:
	s_and_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v2, v6
	s_cbranch_vccz .LBB6_53
	v_and_b32_e32 v0, 0x3ff, v18
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[16:17]
	v_lshl_add_u32 v2, v6, 1, v6
	s_mov_b32 s4, 0xfff9
	v_mov_b32_e32 v1, v18
	s_waitcnt vmcnt(0)
	v_add3_u32 v2, v2, v0, s4
	v_mov_b32_e32 v0, v13
.LBB6_53:
	s_cbranch_execnz .LBB6_59
.LBB6_54:
	s_cmp_gt_i32 s8, 0
	s_cbranch_scc0 .LBB6_56
	v_and_b32_e32 v0, 0x3ff, v18
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[16:17]
	v_min_i32_e32 v1, -7, v16
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 7, v0
	v_lshl_add_u32 v0, v1, v0, 15
	s_cbranch_execz .LBB6_57
	s_branch .LBB6_58
.LBB6_56:
.LBB6_57:
	v_and_b32_e32 v1, 0xffff, v6
	v_mov_b32_e32 v0, v3
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	v_mov_b32_dpp v0, v1 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_e32 v1, 7
	s_swappc_b64 s[30:31], s[4:5]
	s_and_b32 s4, s15, 15
	v_ashrrev_i32_e32 v18, s4, v0
	v_mov_b32_e32 v0, v14
.LBB6_58:
	v_mov_b32_e32 v14, v0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v13
	v_mov_b32_e32 v2, v6
	v_mov_b32_e32 v1, v18
.LBB6_59:
	v_and_b32_e32 v6, 0x3ff, v1
	v_lshlrev_b32_e32 v6, 2, v6
	global_load_dword v6, v6, s[16:17]
	s_lshl_b32 s4, s15, 2
	v_mov_b32_e32 v11, s4
	ds_bpermute_b32 v11, v11, v14
	v_cvt_i32_f32_e32 v10, v17
	v_add_f32_e32 v9, 0xbe800000, v17
	v_cmp_lt_i32_e32 vcc, s20, v3
	v_and_b32_e32 v9, 0x7fffffff, v9
	s_waitcnt vmcnt(1)
	v_xor_b32_e32 v13, v1, v10
	v_add_u32_e32 v10, 0x3fb, v10
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v11, 0x3ff, v11
	s_bcnt1_i32_b64 s4, vcc
	v_and_b32_e32 v10, 0x3ff, v10
	v_lshlrev_b32_e32 v11, 2, v11
	v_lshlrev_b32_e32 v10, 2, v10
	global_store_dword v11, v9, s[18:19]
	v_add_u32_sdwa v3, v15, sext(v3) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add3_u32 v3, v3, v7, v8
	v_add3_u32 v1, v3, v14, v1
	v_cvt_f32_f16_e32 v3, v19
	v_and_b32_e32 v2, 0xffff, v2
	v_add_f32_e32 v0, v17, v0
	v_add3_u32 v1, v1, v2, v21
	v_add_f32_e32 v0, v0, v3
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v6, v6, v13
	global_store_dword v12, v6, s[16:17]
	v_mov_b32_e32 v6, s4
	global_atomic_add v10, v6, s[16:17]
	global_store_dword v12, v1, s[16:17]
	global_store_dword v[4:5], v0, off
.LBB6_60:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k5
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
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 33
		.amdhsa_accum_offset 24
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
	s_load_dwordx4 s[16:19], s[4:5], 0x0
	s_load_dwordx2 s[14:15], s[4:5], 0x10
	s_mov_b32 s12, s8
	v_mov_b32_e32 v3, v0
	v_lshl_add_u32 v6, s12, 6, v3
	v_lshlrev_b32_e32 v0, 2, v3
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v0, s[16:17]
	v_and_b32_e32 v0, 0x3ff, v6
	v_lshlrev_b32_e32 v4, 2, v0
	global_load_dword v2, v4, s[18:19]
	v_and_b32_e32 v1, 63, v3
	s_mov_b64 s[10:11], s[4:5]
	s_load_dword s13, s[4:5], 0x20
	s_nop 0
	s_load_dword s4, s[4:5], 0x28
	v_lshlrev_b32_e32 v9, 2, v1
	v_xor_b32_e32 v1, 1, v1
	v_lshlrev_b32_e32 v1, 2, v1
	ds_read_b32 v1, v1
	s_add_u32 flat_scratch_lo, s6, s9
	v_mov_b32_e32 v0, 23
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v7, s13
	s_addc_u32 flat_scratch_hi, s7, 0
	v_mov_b32_dpp v0, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_add_u32 s0, s0, s9
	v_mul_lo_u32 v0, v0, s4
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v8, s19
	v_cmp_lt_i32_e32 vcc, v1, v0
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(1)
	ds_write_b32 v9, v5
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB7_2
	v_and_b32_e32 v0, 0x3ff, v5
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v1, v0, s[16:17]
	v_cvt_i32_f32_e32 v0, s13
	s_load_dword s19, s[10:11], 0x2c
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	v_lshlrev_b32_e32 v9, 2, v0
	v_mov_b32_e32 v0, s15
	s_swappc_b64 s[30:31], s[4:5]
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v1, s19
	v_cmp_eq_u32_e32 vcc, v9, v0
	v_cndmask_b32_e64 v0, |v2|, v1, vcc
	v_cvt_f16_f32_e32 v0, v0
	v_fma_f16 v7, v0, v7, 0.5
.LBB7_2:
	s_or_b64 exec, exec, s[20:21]
	s_and_b32 s4, s14, 7
	v_add_co_u32_e32 v0, vcc, s18, v4
	s_cmp_eq_u32 s4, 0
	v_addc_co_u32_e32 v1, vcc, 0, v8, vcc
	s_cbranch_scc1 .LBB7_5
	s_and_b32 s5, s14, 15
	s_add_i32 s6, s5, 1
	v_cvt_f32_ubyte0_e32 v8, s6
	v_rcp_iflag_f32_e32 v8, v8
	s_not_b32 s5, s5
	s_abs_i32 s8, s14
	s_ashr_i32 s7, s14, 31
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v9, v8
	v_and_b32_e32 v8, 0x3ff, v5
	v_readfirstlane_b32 s9, v9
	s_mul_i32 s5, s5, s9
	s_mul_hi_u32 s5, s9, s5
	s_add_i32 s9, s9, s5
	s_mul_hi_u32 s5, s8, s9
	s_mul_i32 s9, s5, s6
	s_sub_i32 s8, s8, s9
	s_add_i32 s15, s5, 1
	s_sub_i32 s9, s8, s6
	s_cmp_ge_u32 s8, s6
	s_cselect_b32 s5, s15, s5
	s_cselect_b32 s8, s9, s8
	s_add_i32 s9, s5, 1
	s_cmp_ge_u32 s8, s6
	s_cselect_b32 s5, s9, s5
	s_xor_b32 s5, s5, s7
	s_sub_i32 s5, s5, s7
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0
.LBB7_4:
	v_and_b32_e32 v9, s7, v8
	v_and_b32_e32 v10, s7, v6
	v_lshlrev_b32_e32 v9, 2, v9
	global_atomic_add v9, v10, s[16:17]
	s_and_b32 s6, 0xffff, s6
	s_add_i32 s6, s6, 1
	v_xor_b32_e32 v3, s5, v3
	s_sext_i32_i16 s7, s6
	s_cmp_le_i32 s4, s7
	v_bfe_i32 v3, v3, 0, 8
	s_cbranch_scc0 .LBB7_4
.LBB7_5:
	s_load_dword s6, s[10:11], 0x18
	v_bfe_i32 v6, v3, 0, 8
	v_mad_u64_u32 v[8:9], s[4:5], v5, 3, v[6:7]
	v_and_b32_e32 v3, 0xffff, v8
	s_waitcnt lgkmcnt(0)
	s_add_i32 s12, s12, s6
	v_add_lshl_u32 v8, v5, s14, 1
	v_add3_u32 v5, s12, v5, v6
	v_cvt_f32_f16_e32 v6, v7
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, s13, v2
	v_add3_u32 v3, v5, v3, v8
	global_store_dword v4, v3, s[16:17]
	v_add_f32_e32 v2, v2, v6
	global_store_dword v[0:1], v2, off
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
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 33
		.amdhsa_accum_offset 12
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
	v_mov_b32_e32 v3, v0
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[16:17], s[4:5], 0x10
	v_lshl_add_u32 v0, s8, 6, v3
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v6, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v8, v6, s[14:15]
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_add_i32 s18, s8, s16
	s_mov_b64 s[10:11], s[4:5]
	s_and_b32 s4, s18, 0x3ff
	s_lshl_b32 s4, s4, 2
	v_mov_b32_e32 v1, s4
	v_lshlrev_b32_e32 v0, 2, v3
	s_load_dword s19, s[10:11], 0x20
	v_mov_b32_e32 v4, 0
	s_and_b32 s4, s16, s17
	s_bitcmp0_b32 s4, 0
	s_mov_b32 s32, 0
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v5, s19
	v_cvt_f32_f16_e32 v7, v5
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, 0x3e800000, v8
	global_store_dword v1, v2, s[14:15]
	global_load_dword v1, v0, s[14:15]
	v_mov_b32_e32 v2, 5
	ds_bpermute_b32 v2, v4, v2 offset:20
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v2, 0x3ff, v2
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v1, v7, v1
	v_and_b32_e32 v1, 0x7fffffff, v1
	global_store_dword v2, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	v_mov_b32_e32 v2, 4
	ds_bpermute_b32 v2, v4, v2 offset:16
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v2, 0x3ff, v2
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v1, v7, v1
	v_and_b32_e32 v1, 0x7fffffff, v1
	global_store_dword v2, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	v_mov_b32_e32 v2, 3
	ds_bpermute_b32 v2, v4, v2 offset:12
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v2, 0x3ff, v2
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v1, v7, v1
	v_and_b32_e32 v1, 0x7fffffff, v1
	global_store_dword v2, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	v_mov_b32_e32 v2, 2
	ds_bpermute_b32 v2, v4, v2 offset:8
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v2, 0x3ff, v2
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v1, v7, v1
	v_and_b32_e32 v1, 0x7fffffff, v1
	global_store_dword v2, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_nop 0
	global_load_dword v9, v0, s[12:13]
	v_mov_b32_e32 v0, 1
	ds_bpermute_b32 v0, v4, v0 offset:4
	v_mov_b32_e32 v2, s15
	v_add_co_u32_e32 v4, vcc, s14, v6
	v_addc_co_u32_e32 v5, vcc, 0, v2, vcc
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v1, v7, v1
	v_and_b32_e32 v1, 0x7fffffff, v1
	global_store_dword v0, v1, s[14:15]
	s_cbranch_scc1 .LBB8_4
	v_cmp_ngt_f32_e32 vcc, -1.0, v8
	v_mov_b32_e32 v0, 0x3fc00000
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB8_3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v0, 0x3ff, v9
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[12:13]
	v_mov_b32_e32 v1, 0x3e800000
	v_mov_b32_e32 v2, 0xbe800000
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v9, v0
	v_cndmask_b32_e32 v0, v1, v2, vcc
.LBB8_3:
	s_or_b64 exec, exec, s[4:5]
	s_sub_i32 s4, 0, s16
	s_cmp_gt_i32 s8, 0
	s_cselect_b32 s4, s4, s16
	s_or_b32 s5, s16, 1
	v_cvt_f32_u32_e32 v1, s5
	v_max_f32_e64 v8, v0, v0 clamp
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v0, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v0
	v_mov_b32_e32 v0, s4
	s_sub_i32 s4, 0, s5
	v_readfirstlane_b32 s6, v1
	s_mul_i32 s4, s4, s6
	s_mul_hi_u32 s4, s6, s4
	s_add_i32 s6, s6, s4
	s_mul_hi_u32 s4, s6, -6
	s_mul_i32 s4, s4, s5
	s_sub_i32 s4, -6, s4
	s_sub_i32 s6, s4, s5
	s_cmp_ge_u32 s4, s5
	s_cselect_b32 s4, s6, s4
	s_sub_i32 s6, s4, s5
	s_cmp_ge_u32 s4, s5
	s_cselect_b32 s6, s6, s4
	s_waitcnt vmcnt(1)
	v_mov_b32_dpp v0, v9 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_e32 v1, s6
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_branch .LBB8_5
.LBB8_4:
	v_mov_b32_e32 v0, s16
.LBB8_5:
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v10, v0, v9
	v_and_b32_e32 v0, 0x3ff, v10
	s_mul_i32 s4, s17, 27
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s4
	global_atomic_add v0, v1, s[12:13]
	v_and_b32_e32 v0, 0x3ff, v9
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v1, v0, s[12:13]
	s_load_dword s10, s[10:11], 0x18
	v_xor_b32_e32 v11, s17, v3
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s10
	s_swappc_b64 s[30:31], s[4:5]
	v_bfe_i32 v0, v3, 0, 8
	v_add3_u32 v0, s18, v0, v11
	v_and_b32_e32 v1, 0xffff, v9
	v_add3_u32 v0, v0, s10, v9
	v_add3_u32 v0, v0, v1, v10
	global_store_dword v6, v0, s[12:13]
	v_add_f32_e32 v0, s19, v8
	v_add_f32_e32 v0, v0, v7
	global_store_dword v[4:5], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k7
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
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 33
		.amdhsa_accum_offset 12
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
	s_load_dwordx8 s[16:23], s[4:5], 0x0
	v_mov_b32_e32 v4, v0
	v_lshlrev_b32_e32 v19, 2, v4
	s_mov_b32 s12, s8
	v_lshl_add_u32 v14, s12, 6, v4
	s_waitcnt lgkmcnt(0)
	global_load_dword v16, v19, s[16:17]
	s_load_dwordx4 s[24:27], s[4:5], 0x20
	s_load_dword s33, s[4:5], 0x30
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s25, 0xff
	v_xor_b32_e32 v11, s21, v4
	s_cmp_lt_i32 s33, s25
	v_cvt_i32_f32_e32 v1, s24
	s_mov_b32 s32, 0
	v_mov_b32_e32 v5, 0
	v_cvt_f16_f32_e32 v10, s24
	v_add_u32_sdwa v1, s6, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 0x3ff, v16
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v8, v0, s[16:17]
	v_and_b32_e32 v0, 0x3ff, v14
	v_lshlrev_b32_e32 v3, 2, v0
	global_load_dword v9, v3, s[18:19]
	v_and_b32_e32 v20, 0xffff, v16
	v_mov_b32_e32 v0, s19
	v_add_co_u32_e32 v6, vcc, s18, v3
	v_addc_co_u32_e32 v7, vcc, 0, v0, vcc
	v_sub_u32_e32 v0, 0, v11
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v0, v0, v11, vcc
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_waitcnt vmcnt(1)
	v_or_b32_e32 v2, 1, v8
	v_cvt_f32_u32_e32 v12, v2
	v_sub_u32_e32 v13, 0, v2
	v_rcp_iflag_f32_e32 v12, v12
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	v_mul_lo_u32 v13, v13, v12
	v_mul_hi_u32 v13, v12, v13
	v_add_u32_e32 v12, v12, v13
	v_mul_hi_u32 v12, v20, v12
	v_mul_lo_u32 v12, v12, v2
	v_sub_u32_e32 v12, v20, v12
	v_sub_u32_e32 v13, v12, v2
	v_cmp_ge_u32_e32 vcc, v12, v2
	v_cndmask_b32_e32 v12, v12, v13, vcc
	v_sub_u32_e32 v13, v12, v2
	v_cmp_ge_u32_e32 vcc, v12, v2
	v_cndmask_b32_e32 v2, v12, v13, vcc
	v_min_u32_e32 v12, v1, v2
	v_mov_b32_e32 v1, 0xffffff00
	s_swappc_b64 s[30:31], s[4:5]
	v_cmp_ne_u32_e32 vcc, v12, v0
	v_mov_b32_e32 v13, s24
	v_mov_b32_e32 v12, v4
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB9_11
	s_and_b32 s6, s20, 7
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB9_5
	s_and_b32 s7, s22, 0xff
	s_mov_b32 s8, 0
	v_mov_b32_e32 v12, v4
.LBB9_3:
	s_and_b32 s8, s8, 0xff
	s_and_b32 s9, s8, s7
	s_add_i32 s8, s8, 1
	s_and_b32 s10, s8, 0xff
	s_cmp_eq_u32 s6, s10
	v_xor_b32_e32 v12, s9, v12
	s_cbranch_scc0 .LBB9_3
	global_load_dword v13, v19, s[18:19]
	s_branch .LBB9_6
.LBB9_5:
	v_mov_b32_e32 v13, s24
	v_mov_b32_e32 v12, v4
.LBB9_6:
	v_and_b32_e32 v0, 15, v4
	v_add_u32_e32 v1, 1, v0
	v_cvt_f32_ubyte0_e32 v2, v1
	v_rcp_iflag_f32_e32 v2, v2
	v_not_b32_e32 v0, v0
	v_sub_u32_e32 v15, 0, v8
	v_ashrrev_i32_e32 v9, 31, v8
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_max_i32_e32 v8, v8, v15
	s_movk_i32 s6, 0x3e00
	v_fma_f16 v10, v10, s6, 0.5
	v_mul_lo_u32 v0, v0, v2
	v_mul_hi_u32 v0, v2, v0
	v_add_u32_e32 v0, v2, v0
	v_mul_hi_u32 v0, v8, v0
	v_mul_lo_u32 v2, v0, v1
	v_sub_u32_e32 v2, v8, v2
	v_add_u32_e32 v8, 1, v0
	v_cmp_ge_u32_e32 vcc, v2, v1
	v_cndmask_b32_e32 v0, v0, v8, vcc
	v_sub_u32_e32 v8, v2, v1
	v_cndmask_b32_e32 v2, v2, v8, vcc
	v_add_u32_e32 v8, 1, v0
	v_cmp_ge_u32_e32 vcc, v2, v1
	v_cndmask_b32_e32 v0, v0, v8, vcc
	v_xor_b32_e32 v0, v0, v9
	v_sub_u32_e32 v0, v0, v9
	v_cmp_ne_u32_e32 vcc, s20, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB9_8
	global_load_dword v0, v19, s[18:19]
	v_cvt_f32_ubyte0_e32 v1, v4
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v2, 0x3fa00000, v13
	v_add_f32_e32 v8, 0x3fa00000, v1
	v_frexp_exp_i32_f32_e32 v9, v2
	v_frexp_mant_f32_e32 v2, v2
	v_frexp_exp_i32_f32_e32 v17, v8
	v_rcp_f32_e32 v2, v2
	v_frexp_mant_f32_e32 v8, v8
	v_rcp_f32_e32 v8, v8
	v_frexp_exp_i32_f32_e32 v15, v1
	v_frexp_mant_f32_e32 v1, v1
	v_mul_f32_e32 v1, v1, v2
	v_sub_u32_e32 v9, v15, v9
	v_ldexp_f32 v1, v1, v9
	s_waitcnt vmcnt(0)
	v_frexp_exp_i32_f32_e32 v2, v0
	v_frexp_mant_f32_e32 v0, v0
	v_mul_f32_e32 v0, v0, v8
	v_sub_u32_e32 v2, v2, v17
	v_ldexp_f32 v0, v0, v2
	v_fma_f32 v9, v0, v1, v13
.LBB9_8:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB9_10
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, 0x7fffffff, v13
.LBB9_10:
	s_or_b64 exec, exec, s[6:7]
.LBB9_11:
	s_or_b64 exec, exec, s[4:5]
	v_and_b32_e32 v18, 63, v4
	v_xor_b32_e32 v0, 1, v18
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read_b32 v17, v0
	v_mov_b32_e32 v0, 0x2a05f200
	v_mov_b32_e32 v1, 1
	v_cmp_gt_i64_e64 s[10:11], s[22:23], v[0:1]
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v2, s22, v17
	v_mul_lo_u32 v2, v2, s22
	v_cmp_ge_i32_e32 vcc, s20, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[6:7], exec, s[4:5]
	s_cbranch_execz .LBB9_28
	s_and_b32 s4, s21, 18
	v_add_u32_e32 v0, v16, v14
	v_bfe_i32 v0, v0, 0, 16
	v_mov_b32_e32 v1, s4
	s_add_i32 s4, s21, -9
	v_cndmask_b32_e64 v0, v0, v1, s[10:11]
	v_add3_u32 v1, s4, v16, v20
	v_cmp_ge_i32_e32 vcc, v0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_movk_i32 s8, 0xff
	v_add_u32_sdwa v2, v16, s8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	s_andn2_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB9_27
	s_and_b32 s4, s20, 7
	s_cmp_eq_u32 s4, 0
	s_mov_b32 s13, 0
	s_cbranch_scc1 .LBB9_26
	s_and_b32 s5, s20, 15
	s_add_i32 s5, s5, 1
	v_cvt_f32_ubyte0_e32 v1, s5
	v_rcp_iflag_f32_e32 v2, v1
	v_cvt_f32_ubyte0_e32 v0, v4
	v_sub_f32_e32 v0, 0x3fc00000, v0
	s_add_i32 s14, s4, 1
	s_add_i32 s31, s4, -1
	v_and_b32_e32 v0, 0x7fffffff, v0
	s_mov_b32 s24, 1
	s_and_b32 s30, s14, 14
	s_mov_b32 s34, s31
	v_mov_b32_e32 v8, 2
	s_mov_b32 s35, 0
	s_branch .LBB9_18
.LBB9_17:
	s_add_i32 s13, s13, 2
	s_add_i32 s35, s35, 2
	s_add_i32 s24, s24, 2
	s_cmp_lg_u32 s30, s13
	s_cbranch_scc0 .LBB9_26
.LBB9_18:
	s_cmp_le_u32 s24, s34
	s_cselect_b64 s[28:29], -1, 0
	s_cmp_le_u32 s35, s31
	s_cselect_b64 s[14:15], -1, 0
	s_cmp_gt_u32 s35, s31
	s_cbranch_scc1 .LBB9_20
	v_cvt_f32_ubyte0_e32 v9, s13
	v_mul_f32_e32 v15, v9, v2
	v_trunc_f32_e32 v15, v15
	v_cvt_u32_f32_e32 v19, v15
	v_mad_f32 v9, -v15, v1, v9
	v_cmp_ge_f32_e64 vcc, |v9|, v1
	v_addc_co_u32_e32 v9, vcc, 0, v19, vcc
	v_and_b32_e32 v9, 0xff, v9
.LBB9_20:
	v_cndmask_b32_e64 v15, 0, 1, s[28:29]
	v_cmp_ne_u32_e64 s[4:5], 1, v15
	s_andn2_b64 vcc, exec, s[28:29]
	s_cbranch_vccnz .LBB9_22
	s_or_b32 s28, s13, 1
	v_cvt_f32_ubyte0_e32 v15, s28
	v_mul_f32_e32 v19, v15, v2
	v_trunc_f32_e32 v19, v19
	v_cvt_u32_f32_e32 v20, v19
	v_mad_f32 v15, -v19, v1, v15
	v_cmp_ge_f32_e64 vcc, |v15|, v1
	v_addc_co_u32_e32 v15, vcc, 0, v20, vcc
	v_and_b32_e32 v15, 0xff, v15
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB9_23
	s_branch .LBB9_24
.LBB9_22:
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB9_24
.LBB9_23:
	v_lshlrev_b32_sdwa v9, v8, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	global_store_dword v9, v0, s[18:19]
.LBB9_24:
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB9_17
	v_lshlrev_b32_sdwa v9, v8, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	global_store_dword v9, v0, s[18:19]
	s_branch .LBB9_17
.LBB9_26:
	s_and_b32 s4, s22, 7
	v_lshlrev_b32_e32 v0, s4, v16
	s_and_b32 s4, s21, 15
	s_add_i32 s5, s4, 1
	v_cvt_f32_ubyte0_e32 v1, s5
	v_rcp_iflag_f32_e32 v1, v1
	s_not_b32 s4, s4
	v_sub_u32_e32 v2, 0, v14
	v_max_i32_e32 v2, v14, v2
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_cvt_f32_i32_e32 v9, v0
	v_ashrrev_i32_e32 v0, 31, v14
	s_sub_i32 s13, 0, s22
	v_mul_lo_u32 v8, s4, v1
	v_mul_hi_u32 v8, v1, v8
	v_add_u32_e32 v1, v1, v8
	v_mul_hi_u32 v1, v2, v1
	v_mul_lo_u32 v8, v1, s5
	v_sub_u32_e32 v2, v2, v8
	v_add_u32_e32 v8, 1, v1
	v_cmp_le_u32_e32 vcc, s5, v2
	v_cndmask_b32_e32 v1, v1, v8, vcc
	v_subrev_u32_e32 v8, s5, v2
	v_cndmask_b32_e32 v2, v2, v8, vcc
	v_add_u32_e32 v8, 1, v1
	v_cmp_le_u32_e32 vcc, s5, v2
	v_cndmask_b32_e32 v1, v1, v8, vcc
	v_xor_b32_e32 v1, v1, v0
	v_sub_u32_e32 v0, v1, v0
	v_mov_b32_e32 v1, -12
	ds_bpermute_b32 v0, v1, v0
	v_mov_b32_e32 v1, s22
	v_mov_b32_e32 v2, s13
	v_cmp_eq_u32_e32 vcc, -4, v17
	v_cndmask_b32_e32 v1, v1, v2, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, v1, v0
	s_bcnt1_i32_b64 s4, vcc
	v_mov_b32_e32 v2, s4
.LBB9_27:
	s_or_b64 exec, exec, s[8:9]
	s_lshl_b32 s4, s20, 2
	v_mov_b32_e32 v0, 6
	v_mov_b32_e32 v1, s4
	ds_bpermute_b32 v0, v1, v0
	s_and_b32 s4, s26, 0xff
	v_add_u32_e32 v1, s20, v14
	v_add_u16_e32 v12, v12, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_sdwa v15, v0, s4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
.LBB9_28:
	s_or_saveexec_b64 s[4:5], s[6:7]
	v_mov_b32_e32 v8, v16
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_33
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB9_31
	global_load_dword v1, v19, s[18:19]
	s_add_i32 s6, s26, s20
	v_xor_b32_e32 v12, s6, v12
	v_add_u32_sdwa v0, v14, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_mad_u32_u24 v2, v20, 3, v0
	v_mad_u32_u24 v2, v2, 3, v0
	v_cvt_f32_f16_e32 v15, v10
	v_mad_u32_u24 v2, v2, 3, v0
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[8:9], s[6:7], v2, 3, v[0:1]
	v_mov_b32_e32 v0, v13
	v_fmac_f32_e32 v0, 0x3fc00000, v1
	v_med3_f32 v0, v0, v15, 4.0
	v_fma_mix_f32 v9, v10, v0, v13 op_sel_hi:[1,0,0]
	s_branch .LBB9_32
.LBB9_31:
	v_mov_b32_e32 v8, v16
.LBB9_32:
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e32 v0, v13
	s_add_i32 s6, s12, s20
	v_and_b32_e32 v1, 1, v4
	s_and_b32 s7, s25, 7
	v_and_b32_e32 v0, 0xff, v0
	v_add_lshl_u32 v0, v0, 15, s7
	v_mov_b32_e32 v2, s6
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v15, v2, v0, vcc
	v_mov_b32_e32 v2, v16
.LBB9_33:
	s_or_b64 exec, exec, s[4:5]
	v_mul_lo_u32 v0, v2, v11
	v_sub_u32_e32 v1, 0, v0
	v_max_i32_e32 v0, v0, v1
	v_cmp_ne_u32_sdwa s[4:5], v0, sext(v12) src0_sel:DWORD src1_sel:BYTE_0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB9_35
	v_and_b32_e32 v0, 0xffff, v8
	v_mad_u32_u24 v8, v0, 3, s22
	v_mov_b32_e32 v0, 21
	v_mov_b32_e32 v1, 4
	v_xor_b32_e32 v19, 21, v4
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_mov_b32_e32 v1, 28
	v_not_b32_e32 v2, 31
	ds_bpermute_b32 v1, v2, v1
	s_and_b64 s[4:5], s[10:11], exec
	s_cselect_b32 s4, 12, s20
	v_sub_u32_e32 v0, v19, v0
	v_sub_u32_e32 v19, 0, v0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s5, v1
	s_add_i32 s5, s5, s4
	s_and_b32 s4, s5, 15
	s_add_i32 s5, s4, 1
	v_cvt_f32_ubyte0_e32 v1, s5
	v_rcp_iflag_f32_e32 v1, v1
	s_not_b32 s4, s4
	v_ashrrev_i32_e32 v2, 31, v0
	v_max_i32_e32 v0, v0, v19
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v19, s4, v1
	v_mul_hi_u32 v19, v1, v19
	v_add_u32_e32 v1, v1, v19
	v_mul_hi_u32 v1, v0, v1
	v_mul_lo_u32 v19, v1, s5
	v_sub_u32_e32 v0, v0, v19
	v_add_u32_e32 v19, 1, v1
	v_cmp_le_u32_e32 vcc, s5, v0
	v_cndmask_b32_e32 v1, v1, v19, vcc
	v_subrev_u32_e32 v19, s5, v0
	v_cndmask_b32_e32 v0, v0, v19, vcc
	v_add_u32_e32 v19, 1, v1
	v_cmp_le_u32_e32 vcc, s5, v0
	v_cndmask_b32_e32 v0, v1, v19, vcc
	v_xor_b32_e32 v0, v0, v2
	s_mov_b32 s4, 0x92492493
	v_sub_u32_e32 v2, v0, v2
	v_mul_hi_i32 v0, v16, s4
	v_add_u32_e32 v0, v0, v16
	v_lshrrev_b32_e32 v1, 31, v0
	v_lshrrev_b32_e32 v0, 3, v0
	v_add_u32_e32 v0, v0, v1
	v_and_b32_e32 v0, 15, v0
	v_lshrrev_b32_e64 v0, v0, 21
	global_store_dword v3, v0, s[16:17]
.LBB9_35:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_cmp_nlt_f32_e32 vcc, 0.5, v13
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB9_37
	v_and_b32_e32 v0, 0x3ff, v2
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[16:17]
	v_mov_b32_e32 v14, 0x1b0000
	v_min_i32_e32 v1, s20, v17
	v_subrev_f32_e32 v13, s27, v13
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v0, v0, 16, v14
	v_cmp_eq_u32_sdwa s[6:7], v1, sext(v0) src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e64 v13, |v13|, v9, s[6:7]
	s_mov_b32 s6, 19
.LBB9_37:
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_lshlrev_b32_e32 v16, 2, v18
	v_mov_b32_e32 v18, s6
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB9_63
	v_mov_b32_e32 v0, 1
	v_cmp_gt_i16_sdwa vcc, sext(v12), v0 src0_sel:BYTE_0 src1_sel:DWORD
	v_mov_b32_e32 v1, 4
	v_cndmask_b32_e32 v0, 6, v11, vcc
	v_cmp_lt_i16_sdwa s[8:9], sext(v12), v1 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB9_40
	v_cmp_gt_i32_e32 vcc, 4, v15
	v_cndmask_b32_e32 v0, v2, v15, vcc
	ds_write_b32 v16, v0
	v_mov_b32_e32 v0, 6
.LBB9_40:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v1, 15
	v_cmp_gt_i16_sdwa vcc, sext(v12), v1 src0_sel:BYTE_0 src1_sel:DWORD
	v_cndmask_b32_e32 v11, 6, v0, vcc
	v_and_b32_e32 v0, 24, v17
	v_add_u32_e32 v0, s33, v0
	v_cmp_gt_i32_e32 vcc, v15, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB9_62
	v_cvt_f32_i32_e32 v9, v11
	v_and_b32_e32 v0, 0xffff, v8
	s_and_b32 s10, s26, 7
	s_cmp_lt_i32 s10, 2
	v_mad_u32_u24 v8, v0, 3, v2
	s_cbranch_scc1 .LBB9_46
	s_cmp_lt_i32 s10, 3
	s_cbranch_scc1 .LBB9_47
	s_cmp_lt_i32 s10, 4
	s_cbranch_scc1 .LBB9_48
	s_cmp_lg_u32 s10, 4
	s_cbranch_scc0 .LBB9_49
	v_add_u32_e32 v0, -1, v2
	s_mov_b64 s[8:9], 0
	s_branch .LBB9_50
.LBB9_46:
	s_branch .LBB9_58
.LBB9_47:
	s_branch .LBB9_56
.LBB9_48:
	s_mov_b64 s[8:9], -1
	s_branch .LBB9_53
.LBB9_49:
	s_mov_b64 s[8:9], -1
.LBB9_50:
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB9_52
	s_or_b32 s8, s22, 1
	v_cvt_f32_u32_e32 v0, s8
	s_sub_i32 s9, 0, s8
	v_mov_b32_dpp v17, v17 row_shr:1 row_mask:0xf bank_mask:0xf
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s9, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, v0, v1
	v_mul_hi_u32 v0, v17, v0
	v_mul_lo_u32 v0, v0, s8
	v_sub_u32_e32 v0, v17, v0
	v_subrev_u32_e32 v1, s8, v0
	v_cmp_le_u32_e32 vcc, s8, v0
	v_cndmask_b32_e32 v0, v0, v1, vcc
	v_subrev_u32_e32 v1, s8, v0
	v_cmp_le_u32_e32 vcc, s8, v0
	v_cndmask_b32_e32 v0, v0, v1, vcc
	v_add_u32_e32 v0, v0, v14
	v_bfe_i32 v0, v0, 0, 16
.LBB9_52:
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v1, v10
.LBB9_53:
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB9_55
	s_mov_b32 s8, 0x3e800000
	v_fma_mixlo_f16 v0, v13, s8, v13
	v_fma_f16 v1, v0, v10, 0.5
	v_mov_b32_e32 v0, v2
.LBB9_55:
	v_mov_b32_e32 v17, v13
	s_cbranch_execnz .LBB9_57
.LBB9_56:
	v_mov_b32_e32 v0, 0x3fa00000
	v_add_f32_e32 v0, s27, v0
	v_frexp_mant_f32_e32 v1, v0
	v_rcp_f32_e32 v1, v1
	v_frexp_exp_i32_f32_e32 v17, v13
	v_frexp_mant_f32_e32 v18, v13
	v_frexp_exp_i32_f32_e32 v0, v0
	v_mul_f32_e32 v1, v18, v1
	v_sub_u32_e32 v0, v17, v0
	v_ldexp_f32 v0, v1, v0
	v_mov_b32_e32 v1, 3
	v_cvt_f32_ubyte0_e32 v17, v4
	v_cmp_gt_i16_sdwa vcc, sext(v12), v1 src0_sel:BYTE_0 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v17, v13, vcc
	v_med3_f32 v17, v0, v1, 4.0
	v_mov_b32_e32 v1, v10
	v_mov_b32_e32 v0, v2
.LBB9_57:
	s_cbranch_execnz .LBB9_61
.LBB9_58:
	s_cmp_gt_i32 s10, 0
	s_cbranch_scc1 .LBB9_60
	v_lshl_add_u32 v0, v8, 1, v8
	v_xad_u32 v8, v14, 16, v0
.LBB9_60:
	v_cvt_i32_f32_e32 v0, v13
	v_sub_u32_e32 v14, 0, v11
	v_mov_b32_e32 v1, v10
	v_mov_b32_e32 v17, v13
	v_cmp_gt_i32_e32 vcc, s33, v0
	v_cndmask_b32_e32 v15, v11, v14, vcc
	v_mov_b32_e32 v0, v2
.LBB9_61:
	v_mov_b32_e32 v10, v1
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v13, v17
.LBB9_62:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v0, 15, v2
	v_add_u16_e32 v0, 1, v0
	v_cvt_f32_ubyte0_e32 v0, v0
	v_cvt_f32_u32_sdwa v1, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
	v_rcp_iflag_f32_e32 v14, v0
	v_mov_b32_e32 v18, 21
	v_mul_f32_e32 v14, v1, v14
	v_trunc_f32_e32 v14, v14
	v_cvt_u32_f32_e32 v17, v14
	v_mad_f32 v1, -v14, v0, v1
	v_cmp_ge_f32_e64 vcc, |v1|, v0
	v_addc_co_u32_e32 v0, vcc, 0, v17, vcc
	v_mad_legacy_u16 v8, v8, 3, v0
.LBB9_63:
	s_or_b64 exec, exec, s[4:5]
	v_cvt_i32_f32_e32 v0, v13
	v_mov_b32_e32 v1, v13
	v_cvt_f32_ubyte0_e32 v14, v4
	v_fmac_f32_e32 v1, 0x3fc00000, v1
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	global_store_dword v0, v1, s[18:19]
	v_add_f32_e32 v0, 0x3fa00000, v14
	v_frexp_mant_f32_e32 v1, v0
	v_rcp_f32_e32 v1, v1
	s_mul_hi_u32 s4, s33, 0xaaaaaaab
	s_lshr_b32 s4, s4, 1
	s_mul_i32 s4, s4, 3
	v_frexp_exp_i32_f32_e32 v0, v0
	v_frexp_exp_i32_f32_e32 v17, s27
	v_frexp_mant_f32_e32 v19, s27
	s_sub_i32 s4, s33, s4
	v_mul_f32_e32 v1, v19, v1
	v_sub_u32_e32 v0, v17, v0
	s_lshl_b32 s4, s4, 2
	v_ldexp_f32 v0, v1, v0
	v_mov_b32_e32 v1, s4
	global_store_dword v1, v0, s[18:19]
	v_and_b32_e32 v0, 3, v4
	v_cmp_ne_u32_e32 vcc, 1, v0
	v_cmp_gt_u32_e64 s[4:5], 64, v4
	s_and_b64 s[6:7], vcc, s[4:5]
	v_and_b32_e32 v8, 0xffff, v8
	v_mov_b32_e32 v0, s22
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB9_81
	s_mov_b64 s[6:7], 0
	v_pk_mov_b32 v[0:1], s[22:23], s[22:23] op_sel:[0,1]
	s_branch .LBB9_67
.LBB9_65:
	s_or_b64 exec, exec, s[10:11]
.LBB9_66:
	s_or_b64 exec, exec, s[8:9]
	v_add_co_u32_e32 v4, vcc, 17, v4
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_subrev_u32_e32 v17, 17, v4
	v_cmp_lt_u32_e32 vcc, 46, v17
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB9_80
.LBB9_67:
	v_and_b32_e32 v17, 7, v4
	v_lshlrev_b32_e64 v17, v17, s20
	v_and_b32_e32 v17, 7, v17
	v_cmp_lt_i32_e32 vcc, 2, v17
	v_mov_b32_e32 v19, v15
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB9_77
	v_cmp_lt_i32_e32 vcc, 3, v17
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB9_74
	v_cmp_ne_u32_e32 vcc, 4, v17
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	v_add_u32_e32 v2, -1, v2
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	v_mad_u64_u32 v[20:21], s[14:15], v0, 3, v[4:5]
	v_mov_b32_e32 v0, v21
	v_mad_u64_u32 v[0:1], s[14:15], v1, 3, v[0:1]
	v_mov_b32_e32 v21, v0
	v_pk_mov_b32 v[0:1], v[20:21], v[20:21] op_sel:[0,1]
	s_or_b64 exec, exec, s[12:13]
.LBB9_74:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	v_cvt_i32_f32_e32 v17, v13
	v_fmac_f32_e32 v13, v13, v14
	v_cmp_eq_u32_e32 vcc, v4, v17
	v_cndmask_b32_e64 v13, v13, -v13, vcc
	s_or_b64 exec, exec, s[10:11]
.LBB9_77:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB9_66
	v_cmp_gt_i32_e32 vcc, 1, v17
	v_mov_b32_e32 v15, v8
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB9_65
	v_mov_b32_e32 v15, v19
	s_branch .LBB9_65
.LBB9_80:
	s_or_b64 exec, exec, s[6:7]
.LBB9_81:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, s26
	ds_write_b32 v16, v1
	v_add_u32_sdwa v1, s26, sext(v12) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add3_u32 v1, v1, v18, v11
	v_cvt_f32_f16_e32 v4, v10
	v_add3_u32 v1, v1, v8, v15
	v_add3_u32 v0, v1, v0, v2
	global_store_dword v3, v0, s[16:17]
	v_add_f32_e32 v0, v9, v13
	v_add_f32_e32 v0, v0, v4
	global_store_dword v[6:7], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k8
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
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 36
		.amdhsa_accum_offset 24
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
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k0
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         k0.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
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
    .vgpr_count:     30
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
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
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         k2.kd
    .vgpr_count:     21
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k3
    .private_segment_fixed_size: 0
    .sgpr_count:     34
    .sgpr_spill_count: 0
    .symbol:         k3.kd
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k4
    .private_segment_fixed_size: 0
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         k4.kd
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
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
    .group_segment_fixed_size: 256
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
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
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
    .vgpr_count:     11
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k7
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k7.kd
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k8
    .private_segment_fixed_size: 0
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         k8.kd
    .vgpr_count:     22
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

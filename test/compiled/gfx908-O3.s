	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx908"
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
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_mov_b32_e32 v1, v0
	v_lshlrev_b32_e32 v0, 2, v1
	v_lshl_add_u32 v11, s8, 6, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v7, v0, s[12:13]
	v_and_b32_e32 v2, 0x3ff, v11
	v_lshlrev_b32_e32 v8, 2, v2
	global_load_dword v13, v8, s[14:15]
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	v_xor_b32_e32 v9, s7, v1
	v_mov_b32_e32 v2, s15
	s_abs_i32 s7, s6
	v_mov_b32_e32 v12, s6
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v0, 0x3ff, v7
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[12:13]
	s_load_dword s18, s[4:5], 0x20
	s_load_dword s16, s[4:5], 0x30
	s_load_dword s17, s[4:5], 0x18
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v10, s18
	v_cmp_gt_i32_e64 s[4:5], s16, 13
	s_bcnt1_i32_b64 s8, s[4:5]
	s_cmp_gt_i32 s17, 21
	s_cselect_b64 s[4:5], -1, 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v3, 2, v0
	ds_bpermute_b32 v5, v3, v11
	v_add_co_u32_e32 v3, vcc, s14, v8
	v_addc_co_u32_e32 v4, vcc, 0, v2, vcc
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, s7, v5
	v_cmp_ge_i32_e32 vcc, s8, v2
	s_and_b64 s[4:5], s[4:5], vcc
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB1_10
	v_not_b32_e32 v2, 19
	ds_bpermute_b32 v5, v2, v9
	v_sub_u32_e32 v6, 0, v0
	v_max_i32_e32 v0, v0, v6
	v_mov_b32_e32 v12, -3
	v_and_b32_e32 v2, 3, v7
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, v5, v0
	s_bcnt1_i32_b64 s4, vcc
	v_mov_b32_e32 v0, s4
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_nop 0
	v_mov_b32_dpp v12, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_9
	v_cvt_f32_f16_e32 v0, v10
	v_and_b32_e32 v9, 0xffff, v7
	v_mul_u32_u24_e32 v5, 9, v2
	v_cmp_ne_u32_e32 vcc, 7, v9
	v_cvt_f32_ubyte0_e32 v2, v1
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v14, s15
	s_branch .LBB1_4
.LBB1_3:
	s_or_b64 exec, exec, s[4:5]
	v_lshrrev_b32_e32 v15, 1, v5
	v_cmp_gt_u32_e64 s[4:5], 2, v5
	s_or_b64 s[10:11], s[4:5], s[10:11]
	v_mov_b32_e32 v5, v15
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB1_8
.LBB1_4:
	v_lshlrev_b64 v[15:16], 2, v[5:6]
	v_add_co_u32_e64 v15, s[4:5], s14, v15
	v_addc_co_u32_e64 v16, s[4:5], v14, v16, s[4:5]
	global_store_dword v[15:16], v0, off
	v_lshlrev_b32_e32 v15, 2, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB1_6
	v_mov_b32_e32 v13, s16
	ds_bpermute_b32 v13, v15, v13
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_i32_e32 v13, v13
	v_fma_f32 v13, v13, v2, s18
	v_xor_b32_e32 v13, 0x80000000, v13
.LBB1_6:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB1_3
	v_mov_b32_e32 v13, s16
	ds_bpermute_b32 v13, v15, v13
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_i32_e32 v13, v13
	v_fma_f32 v13, v13, v2, s18
	s_branch .LBB1_3
.LBB1_8:
	s_or_b64 exec, exec, s[10:11]
.LBB1_9:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v0, 14
	v_mov_b32_e32 v2, 25
	s_nop 1
	v_mov_b32_dpp v2, v0 row_shr:1 row_mask:0xf bank_mask:0xf
	v_and_b32_e32 v0, 0x3ff, v2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, s17
	global_atomic_add v0, v2, s[12:13]
.LBB1_10:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v0, 21
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_cmp_lt_i32_e32 vcc, -6, v12
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_12
	v_or_b32_e32 v2, 1, v7
	v_cvt_f32_u32_e32 v5, v2
	v_sub_u32_e32 v6, 0, v2
	s_add_i32 s16, s16, s17
	v_rcp_iflag_f32_e32 v5, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v6, v6, v5
	v_mul_hi_u32 v6, v5, v6
	v_add_u32_e32 v5, v5, v6
	v_mul_hi_u32 v5, v11, v5
	v_cvt_f32_ubyte0_e32 v6, v1
	v_max_f32_e64 v14, v6, v6 clamp
	v_add_u32_sdwa v1, s16, sext(v1) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_mul_lo_u32 v5, v5, v2
	v_sub_u32_e32 v5, v11, v5
	v_sub_u32_e32 v11, v5, v2
	v_cmp_ge_u32_e32 vcc, v5, v2
	v_cndmask_b32_e32 v5, v5, v11, vcc
	v_sub_u32_e32 v11, v5, v2
	v_cmp_ge_u32_e32 vcc, v5, v2
	v_cndmask_b32_e32 v2, v5, v11, vcc
	v_cmp_eq_u32_e32 vcc, v2, v0
	v_cndmask_b32_e64 v0, v14, -v14, vcc
	v_sub_f32_e32 v2, v6, v0
	v_cvt_f16_f32_e32 v2, v2
	v_and_b32_e32 v5, 0xffff, v7
	v_lshlrev_b32_e32 v6, 1, v7
	v_add3_u32 v1, v1, v5, v6
	v_fma_f16 v2, |v2|, v10, 0.5
	v_cvt_f32_f16_e32 v2, v2
	v_add_f32_e32 v0, v13, v0
	v_add3_u32 v7, v1, v9, v12
	v_add_f32_e32 v0, v0, v2
	global_store_dword v[3:4], v0, off
.LBB1_12:
	s_or_b64 exec, exec, s[4:5]
	global_store_dword v8, v7, s[12:13]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k0
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
		.amdhsa_next_free_vgpr 17
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
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_lshlrev_b32_e32 v16, 2, v0
	v_lshl_add_u32 v1, s6, 6, v0
	v_and_b32_e32 v1, 0x3ff, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v16, s[8:9]
	v_lshlrev_b32_e32 v6, 2, v1
	global_load_dword v3, v6, s[10:11]
	s_load_dwordx2 s[12:13], s[4:5], 0x20
	s_load_dword s20, s[4:5], 0x28
	s_load_dword s21, s[4:5], 0x30
	s_add_i32 s22, s6, s2
	v_mov_b32_e32 v2, s11
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v7, s12
	v_add_co_u32_e32 v1, vcc, s10, v6
	v_and_b32_e32 v13, 63, v0
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_and_b32 s6, s22, 7
	s_mov_b32 s7, 0
	v_lshlrev_b32_e32 v14, 2, v13
	v_xor_b32_e32 v8, s3, v0
	s_cmp_eq_u32 s6, 0
	s_waitcnt vmcnt(1)
	v_not_b32_e32 v4, v5
	v_min_i32_e32 v9, s2, v5
	v_cvt_f32_i32_e32 v4, v4
	v_cvt_f32_i32_e32 v9, v9
	v_cmp_eq_u32_e32 vcc, s20, v5
	ds_write_b32 v14, v5
	v_med3_f32 v10, v4, v9, 4.0
	v_bfe_i32 v9, v0, 0, 8
	s_cbranch_scc1 .LBB2_7
	s_waitcnt vmcnt(0)
	v_min_i32_sdwa v3, s21, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_cvt_f32_i32_e32 v11, v3
	s_and_b32 s3, s3, 3
	s_cmp_lg_u32 s3, 0
	v_and_b32_e32 v3, 3, v0
	v_sub_u32_e32 v4, 0, v8
	v_cmp_eq_u32_e32 vcc, 1, v3
	s_cselect_b64 s[0:1], -1, 0
	v_cndmask_b32_e32 v15, v4, v8, vcc
	v_mov_b32_e32 v4, s11
	v_add_co_u32_e32 v3, vcc, s10, v16
	v_frexp_mant_f32_e32 v18, v11
	v_frexp_exp_i32_f32_e32 v19, v11
	v_cndmask_b32_e64 v11, 0, 1, s[0:1]
	v_mov_b32_e32 v17, 0
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	s_movk_i32 s12, 0x3e00
	v_cmp_ne_u32_e64 s[0:1], 1, v11
	v_mov_b32_e32 v11, v5
	s_branch .LBB2_4
.LBB2_2:
	v_mov_b32_e32 v11, v15
	ds_write_b32 v14, v15
.LBB2_3:
	s_add_i32 s7, s7, 1
	s_cmp_eq_u32 s7, s6
	s_cbranch_scc1 .LBB2_8
.LBB2_4:
	v_med3_f16 v12, v7, s12, 4.0
	v_cvt_f32_f16_e32 v12, v12
	s_and_b64 vcc, exec, s[0:1]
	v_add_f32_e32 v12, 0x3fa00000, v12
	v_frexp_mant_f32_e32 v20, v12
	v_rcp_f32_e32 v20, v20
	v_frexp_exp_i32_f32_e32 v12, v12
	v_sub_u32_e32 v12, v19, v12
	v_mul_f32_e32 v20, v18, v20
	v_ldexp_f32 v12, v20, v12
	s_cbranch_vccnz .LBB2_3
	v_add_f32_e32 v11, v10, v12
	v_cvt_f16_f32_e32 v11, v11
	s_mov_b32 s14, 0
.LBB2_6:
	global_load_dword v20, v[3:4], off
	ds_bpermute_b32 v21, v17, v5 offset:112
	s_and_b32 s14, 0xffff, s14
	s_add_i32 s14, s14, 1
	s_sext_i32_i16 s15, s14
	v_fma_f16 v7, v11, v7, 0.5
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v21, 0x3ff, v21
	s_cmp_le_i32 s3, s15
	v_lshlrev_b32_e32 v21, 2, v21
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v20, 0xbe800000, v20
	v_and_b32_e32 v20, 0x7fffffff, v20
	global_store_dword v21, v20, s[10:11]
	s_cbranch_scc0 .LBB2_6
	s_branch .LBB2_2
.LBB2_7:
	s_load_dword s0, s[4:5], 0x2c
	v_mov_b32_e32 v11, v5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s0
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v12, |v3|, v4, vcc
.LBB2_8:
	v_and_b32_e32 v3, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v3
	v_and_b32_e32 v3, 62, v0
	v_lshlrev_b32_e32 v4, 2, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB2_10
	ds_read_b32 v3, v4
.LBB2_10:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB2_12
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v3, v4 offset:4
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v3, 0, v3
.LBB2_12:
	s_or_b64 exec, exec, s[0:1]
	v_xor_b32_e32 v4, 1, v13
	v_lshlrev_b32_e32 v4, 2, v4
	ds_read_b32 v14, v4
	s_load_dwordx2 s[4:5], s[4:5], 0x18
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v14, v8
	v_and_b32_e32 v4, 7, v4
	v_cmp_lt_i32_e64 s[0:1], 1, v4
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB2_30
	v_cmp_lt_i32_e64 s[0:1], 2, v4
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB2_27
	v_cmp_lt_i32_e64 s[0:1], 3, v4
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB2_20
	v_cmp_ne_u32_e64 s[0:1], 4, v4
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_xor_b64 s[0:1], exec, s[18:19]
	v_add_u32_e32 v15, -1, v5
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v13, s22
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_19
	s_or_b32 s3, s20, 1
	v_cvt_f32_u32_e32 v0, s3
	s_sub_i32 s12, 0, s3
	v_cvt_i32_f32_e32 v4, v12
	v_mov_b32_e32 v15, v5
	v_rcp_iflag_f32_e32 v0, v0
	v_add_u32_e32 v4, v5, v4
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_readfirstlane_b32 s18, v0
	s_mul_i32 s12, s12, s18
	s_mul_hi_u32 s12, s18, s12
	s_add_i32 s18, s18, s12
	s_mul_hi_u32 s12, s4, s18
	s_mul_i32 s12, s12, s3
	s_sub_i32 s12, s4, s12
	s_sub_i32 s18, s12, s3
	s_cmp_ge_u32 s12, s3
	s_cselect_b32 s12, s18, s12
	s_sub_i32 s18, s12, s3
	s_cmp_ge_u32 s12, s3
	s_cselect_b32 s3, s18, s12
	v_and_b32_e32 v0, s3, v4
	v_add_u32_sdwa v13, v0, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
.LBB2_19:
	s_or_b64 exec, exec, s[0:1]
.LBB2_20:
	s_andn2_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB2_26
	v_mov_b32_e32 v4, 3
	v_cmp_gt_i16_sdwa s[16:17], sext(v0), v4 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	v_cndmask_b32_e64 v12, -v12, v12, s[16:17]
	s_or_saveexec_b64 s[18:19], s[18:19]
	v_mov_b32_e32 v13, s22
	s_xor_b64 exec, exec, s[18:19]
	v_cndmask_b32_e64 v12, v12, -v12, s[16:17]
	v_mov_b32_e32 v13, s22
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_e32 v15, v5
.LBB2_26:
	s_or_b64 exec, exec, s[0:1]
.LBB2_27:
	s_andn2_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB2_29
	v_mov_b32_e32 v0, 17
	v_mov_b32_e32 v13, s22
	v_mov_b32_e32 v15, v5
	global_store_dword v6, v0, s[8:9]
.LBB2_29:
	s_or_b64 exec, exec, s[0:1]
.LBB2_30:
	s_andn2_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB2_42
	v_cmp_lt_i32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB2_35
	v_and_b32_e32 v0, 0x3ff, v5
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v4, v0, s[8:9]
	v_and_b32_e32 v0, 15, v5
	v_ashrrev_i32_e64 v13, v0, s2
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, s13, v4
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	v_ashrrev_i32_e64 v0, v0, s2
	v_sub_u32_e32 v13, 0, v0
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	s_or_b64 exec, exec, s[14:15]
.LBB2_35:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB2_41
	v_cmp_gt_i32_e32 vcc, 6, v8
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	v_add_f32_e32 v4, 0x3fa00000, v12
	v_frexp_mant_f32_e32 v10, v4
	v_rcp_f32_e32 v10, v10
	v_fma_mix_f32 v0, v7, v12, v12 op_sel_hi:[1,0,0]
	v_frexp_exp_i32_f32_e32 v4, v4
	v_frexp_exp_i32_f32_e32 v13, v0
	v_frexp_mant_f32_e32 v0, v0
	v_mul_f32_e32 v0, v0, v10
	v_sub_u32_e32 v4, v13, v4
	v_ldexp_f32 v10, v0, v4
	s_or_saveexec_b64 s[14:15], s[14:15]
	v_mov_b32_e32 v13, s22
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB2_40
	global_load_dword v0, v16, s[10:11]
	v_mov_b32_e32 v13, s22
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v10, 0x7fffffff, v0
.LBB2_40:
	s_or_b64 exec, exec, s[14:15]
.LBB2_41:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v15, v5
.LBB2_42:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v0, 15, v13
	v_mad_u64_u32 v[3:4], s[0:1], v5, 3, v[3:4]
	v_ashrrev_i32_e64 v0, v0, s2
	v_and_b32_e32 v17, 7, v0
	v_cmp_lt_i32_e32 vcc, 1, v17
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[0:1], 0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB2_50
	v_cmp_lt_i32_e32 vcc, 2, v17
	s_mov_b64 s[6:7], -1
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_49
	v_cmp_ne_u32_e32 vcc, 3, v17
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	v_add_u32_e32 v15, -1, v15
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB2_48
	v_and_b32_e32 v0, 0x3ff, v15
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[8:9]
	s_mov_b64 s[14:15], exec
.LBB2_48:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[14:15], s[14:15], exec
	s_xor_b64 s[6:7], exec, -1
.LBB2_49:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[0:1], s[14:15], exec
	s_and_b64 s[6:7], s[6:7], exec
	v_mov_b32_e32 v16, v8
.LBB2_50:
	s_or_saveexec_b64 s[10:11], s[10:11]
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v5, s5
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB2_55
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execnz .LBB2_58
.LBB2_52:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB2_54
.LBB2_53:
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v4, s13, v0
	v_mov_b32_e32 v5, 0
	v_mad_u64_u32 v[4:5], s[0:1], s4, 3, v[4:5]
	v_mov_b32_e32 v16, v8
.LBB2_54:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, 10, v4
	v_and_b32_e32 v0, 0x3ff, v0
	v_add_u32_e32 v5, s2, v16
	v_lshlrev_b32_e32 v0, 2, v0
	v_bfe_i32 v5, v5, 0, 16
	global_atomic_add v0, v5, s[8:9]
	v_lshlrev_b32_e32 v0, 1, v15
	v_and_b32_e32 v3, 0xffff, v3
	v_add3_u32 v5, v13, v9, v16
	v_add3_u32 v0, v5, v0, v3
	v_cvt_f32_f16_e32 v3, v7
	v_add3_u32 v0, v0, v4, v11
	global_store_dword v6, v0, s[8:9]
	v_add_f32_e32 v0, 0x3fc00000, v10
	v_add_f32_e32 v0, v0, v3
	global_store_dword v[1:2], v0, off
	s_endpgm
.LBB2_55:
	v_cmp_lt_i32_e32 vcc, 0, v17
	s_mov_b64 s[16:17], s[6:7]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB2_57
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e32 v0, v12
	s_add_i32 s21, s21, s2
	s_sub_i32 s3, s21, s20
	s_and_b32 s3, s3, 15
	v_and_b32_e32 v0, 15, v0
	v_ashrrev_i32_e32 v0, v0, v14
	v_sub_u32_e32 v0, 0, v0
	v_ashrrev_i32_e32 v15, s3, v0
	s_or_b64 s[16:17], s[6:7], exec
.LBB2_57:
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[14:15], s[16:17], exec
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v16, s2
	s_or_b64 s[6:7], s[6:7], s[14:15]
	v_mov_b32_e32 v5, s5
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB2_52
.LBB2_58:
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 0x3ff, v15
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[8:9]
	s_or_b64 s[0:1], s[0:1], exec
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[3:4], s[6:7], v3, 3, v[0:1]
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execnz .LBB2_53
	s_branch .LBB2_54
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
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 23
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
	v_lshl_add_u32 v5, s6, 6, v0
	v_and_b32_e32 v1, 0x3ff, v5
	v_lshlrev_b32_e32 v8, 2, v0
	v_lshlrev_b32_e32 v3, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v7, v8, s[0:1]
	global_load_dword v10, v3, s[2:3]
	s_load_dword s6, s[4:5], 0x20
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v1, vcc, s2, v3
	v_and_b32_e32 v6, 63, v0
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v9, s6
	s_and_b32 s7, s8, 7
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_lshlrev_b32_e32 v4, 2, v6
	s_cmp_eq_u32 s7, 0
	s_waitcnt vmcnt(1)
	ds_write_b32 v4, v7
	s_cbranch_scc1 .LBB3_3
	v_and_b32_e32 v11, 15, v0
	v_add_u16_e32 v11, 1, v11
	v_cvt_f32_ubyte0_e32 v11, v11
	v_rcp_iflag_f32_e32 v12, v11
	s_mov_b32 s10, 0x40e00000
	v_mov_b32_e32 v13, 0x3e00
	v_mov_b32_e32 v14, 0xbe00
	v_mul_f32_e32 v12, 0x40e00000, v12
	v_trunc_f32_e32 v12, v12
	v_cvt_u32_f32_e32 v15, v12
	v_mad_f32 v12, -v12, v11, s10
	v_cmp_ge_f32_e64 vcc, |v12|, v11
	v_addc_co_u32_e32 v11, vcc, 0, v15, vcc
	v_and_b32_e32 v11, 31, v11
	v_cmp_eq_u32_sdwa vcc, v7, v11 src0_sel:WORD_0 src1_sel:DWORD
	v_cndmask_b32_e32 v11, v13, v14, vcc
.LBB3_2:
	s_add_i32 s7, s7, -1
	s_cmp_eq_u32 s7, 0
	v_fma_f16 v9, v11, v9, 0.5
	s_cbranch_scc0 .LBB3_2
.LBB3_3:
	global_load_dword v11, v8, s[2:3]
	s_load_dword s7, s[4:5], 0x2c
	v_lshlrev_b32_e32 v13, 16, v7
	v_mov_b32_e32 v8, s6
	v_mov_b32_e32 v12, 0x3e800000
	v_xor_b32_e32 v13, 0x1a0000, v13
	v_add_u32_e32 v13, 0x160000, v13
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v8, s7, v12
	v_cmp_ne_u32_sdwa s[10:11], sext(v13), v7 src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v12, 0x3fc00000, v11
	v_sub_f32_e32 v8, v12, v8
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_xor_b64 s[10:11], exec, s[12:13]
	s_cbranch_execnz .LBB3_7
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execnz .LBB3_10
.LBB3_5:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execnz .LBB3_11
.LBB3_6:
	s_endpgm
.LBB3_7:
	v_cvt_f32_f16_e32 v10, v9
	v_mov_b32_e32 v11, 3
	v_cmp_gt_i16_sdwa s[14:15], sext(v0), v11 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[6:7], -1
	v_add_f32_e64 v10, |v8|, v10
	v_cvt_f16_f32_e32 v10, v10
	v_fma_f16 v9, v10, v9, 0.5
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB3_9
	s_xor_b64 s[6:7], exec, -1
	global_store_dword v3, v7, s[0:1]
.LBB3_9:
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[6:7], s[6:7], exec
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB3_5
.LBB3_10:
	s_load_dword s12, s[4:5], 0x24
	v_sub_f32_e32 v10, v11, v10
	v_and_b32_e32 v10, 0x7fffffff, v10
	s_or_b64 s[6:7], s[6:7], exec
	s_waitcnt lgkmcnt(0)
	s_and_b32 s12, s12, 0x3ff
	s_lshl_b32 s12, s12, 2
	v_mov_b32_e32 v11, s12
	global_store_dword v11, v10, s[2:3]
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB3_6
.LBB3_11:
	s_load_dwordx2 s[2:3], s[4:5], 0x18
	s_load_dword s6, s[4:5], 0x28
	v_lshlrev_b32_e32 v11, 2, v7
	v_mov_b32_e32 v10, 0x2a05f200
	v_and_b32_e32 v12, 0x3fffc, v11
	v_mov_b32_e32 v11, 1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s2, 0xff
	v_cmp_gt_i64_e32 vcc, s[2:3], v[10:11]
	s_add_i32 s3, s4, 9
	s_and_b64 s[4:5], vcc, exec
	s_cselect_b32 s4, s8, s6
	s_and_b32 s4, s4, 7
	s_lshl_b32 s3, s3, s4
	v_mov_b32_e32 v10, s3
	ds_bpermute_b32 v10, v12, v10
	v_mov_b32_e32 v11, s6
	v_cvt_f32_ubyte0_e32 v12, v0
	v_and_b32_e32 v16, 7, v7
	v_mov_b32_dpp v11, v11 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_fma_mix_f32 v12, v9, v12, |v8| op_sel_hi:[1,0,0]
	v_cmp_gt_i32_e32 vcc, 23, v11
	v_xor_b32_e32 v15, 3, v16
	v_cndmask_b32_e64 v11, -v12, v12, vcc
	v_cmp_lt_i32_e32 vcc, 1, v15
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB3_17
	v_cmp_lt_i32_e32 vcc, 2, v15
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execnz .LBB3_24
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execnz .LBB3_29
.LBB3_14:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v14, s2
	s_and_saveexec_b64 s[10:11], s[6:7]
.LBB3_15:
	s_mul_i32 s3, s2, 3
	s_xor_b32 s6, s2, 9
	s_add_i32 s3, s6, s3
	v_mov_b32_e32 v14, s3
	v_mov_b32_e32 v12, v7
.LBB3_16:
	s_or_b64 exec, exec, s[10:11]
.LBB3_17:
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_cvt_f32_f16_e32 v9, v9
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB3_23
	v_cmp_lt_i32_e32 vcc, 0, v15
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_add_i32 s3, s2, s9
	s_sext_i32_i16 s3, s3
	v_cvt_f32_i32_e32 v11, s3
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v14, s2
	v_mov_b32_e32 v12, v7
	s_xor_b64 exec, exec, s[6:7]
	s_and_b32 s3, s8, s9
	s_and_b32 s3, s3, 1
	s_sub_i32 s9, 0, s2
	s_cmp_eq_u32 s3, 0
	s_cselect_b32 s3, s9, s2
	s_add_i32 s3, s3, 25
	v_mov_b32_e32 v12, s3
	v_mov_b32_e32 v14, s2
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v13, v7
.LBB3_23:
	s_or_b64 exec, exec, s[4:5]
	v_xor_b32_e32 v6, 1, v6
	v_lshlrev_b32_e32 v6, 2, v6
	ds_read_b32 v6, v6
	v_sub_u32_e32 v17, 0, v5
	v_ashrrev_i32_e32 v16, 31, v5
	v_max_i32_e32 v5, v5, v17
	s_lshl_b32 s2, s8, 1
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v6, 15, v6
	v_add_u32_e32 v7, 1, v6
	v_cvt_f32_ubyte0_e32 v15, v7
	v_rcp_iflag_f32_e32 v15, v15
	v_not_b32_e32 v6, v6
	v_bfe_i32 v0, v0, 0, 8
	v_add3_u32 v0, s2, v0, v10
	v_mul_f32_e32 v15, 0x4f7ffffe, v15
	v_cvt_u32_f32_e32 v15, v15
	v_add_f32_e64 v8, |v8|, v11
	v_add_f32_e32 v8, v8, v9
	v_and_b32_e32 v13, 0xffff, v13
	v_mul_lo_u32 v6, v6, v15
	v_add3_u32 v0, v0, v12, v14
	v_mul_hi_u32 v6, v15, v6
	v_add_u32_e32 v6, v15, v6
	v_mul_hi_u32 v6, v5, v6
	v_mul_lo_u32 v10, v6, v7
	v_add_u32_e32 v9, 1, v6
	v_sub_u32_e32 v5, v5, v10
	v_cmp_ge_u32_e32 vcc, v5, v7
	v_cndmask_b32_e32 v6, v6, v9, vcc
	v_sub_u32_e32 v9, v5, v7
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_add_u32_e32 v9, 1, v6
	v_cmp_ge_u32_e32 vcc, v5, v7
	v_cndmask_b32_e32 v5, v6, v9, vcc
	v_xor_b32_e32 v5, v5, v16
	v_sub_u32_e32 v5, v5, v16
	v_add3_u32 v0, v0, v13, v5
	ds_write_b32 v4, v5
	global_store_dword v3, v0, s[0:1]
	global_store_dword v[1:2], v8, off
	s_endpgm
.LBB3_24:
	v_cmp_lt_i32_e32 vcc, 3, v15
	s_mov_b64 s[12:13], -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB3_28
	v_cmp_ne_u32_e32 vcc, 4, v15
	v_mov_b32_e32 v12, v7
	s_and_saveexec_b64 s[12:13], vcc
	v_add_u32_e32 v12, -1, v7
	s_or_b64 exec, exec, s[12:13]
	s_xor_b64 s[12:13], exec, -1
.LBB3_28:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], s[12:13], exec
	v_mov_b32_e32 v13, v7
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB3_14
.LBB3_29:
	v_lshl_add_u32 v12, v7, 1, v7
	v_lshl_add_u32 v13, -3, v16, v12
	s_or_b64 s[6:7], s[6:7], exec
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v14, s2
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execnz .LBB3_15
	s_branch .LBB3_16
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 16
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
	s_load_dwordx2 s[20:21], s[4:5], 0x10
	v_mov_b32_e32 v4, v0
	v_lshlrev_b32_e32 v5, 2, v4
	v_lshl_add_u32 v17, s8, 6, v4
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v5, s[12:13]
	v_and_b32_e32 v1, 0x3ff, v17
	v_lshlrev_b32_e32 v13, 2, v1
	global_load_dword v14, v13, s[14:15]
	s_mov_b64 s[10:11], s[4:5]
	s_load_dword s4, s[4:5], 0x30
	s_add_u32 flat_scratch_lo, s6, s9
	s_load_dwordx4 s[16:19], s[10:11], 0x20
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_xor_b32 s5, s4, s20
	s_or_b32 s5, s5, 1
	v_cvt_f32_u32_e32 v1, s5
	s_sub_i32 s6, 0, s5
	v_mov_b32_e32 v6, s13
	v_add_co_u32_e32 v8, vcc, s12, v5
	v_rcp_iflag_f32_e32 v1, v1
	v_addc_co_u32_e32 v9, vcc, 0, v6, vcc
	v_add_co_u32_e32 v6, vcc, s14, v13
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_cvt_f16_f32_e32 v15, s16
	v_and_b32_e32 v19, 63, v4
	v_lshlrev_b32_e32 v20, 2, v19
	v_mul_lo_u32 v2, s6, v1
	s_mov_b32 s32, 0
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_mov_b32_e32 v2, s15
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v0, 0x3ff, v3
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[12:13]
	v_sub_u32_e32 v7, 0, v3
	v_max_i32_e32 v10, v3, v7
	v_mul_hi_u32 v1, v10, v1
	v_addc_co_u32_e32 v7, vcc, 0, v2, vcc
	ds_write_b32 v20, v3
	v_mul_lo_u32 v1, v1, s5
	v_sub_u32_e32 v1, v10, v1
	v_subrev_u32_e32 v2, s5, v1
	v_cmp_le_u32_e32 vcc, s5, v1
	v_cndmask_b32_e32 v1, v1, v2, vcc
	v_subrev_u32_e32 v2, s5, v1
	v_cmp_le_u32_e32 vcc, s5, v1
	v_cndmask_b32_e32 v1, v1, v2, vcc
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v16, v1, v0
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v0, 7, v16
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB4_4
	v_mov_b32_e32 v0, s16
	v_cmp_gt_i32_e32 vcc, s4, v3
	v_cndmask_b32_e64 v0, -v0, v0, vcc
	v_cvt_f16_f32_e32 v10, v0
	v_mov_b32_e32 v0, v3
	v_mov_b32_e32 v1, s20
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_add_u32_e32 v0, 22, v0
	v_xor_b32_e32 v16, s20, v0
	v_and_b32_e32 v0, 7, v16
	v_max_u32_e32 v0, 1, v0
	s_mov_b64 s[4:5], 0
.LBB4_2:
	v_add_u32_e32 v0, -1, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_or_b64 s[4:5], vcc, s[4:5]
	v_fma_f16 v15, v10, v15, 0.5
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB4_2
	s_or_b64 exec, exec, s[4:5]
.LBB4_4:
	s_or_b64 exec, exec, s[22:23]
	s_and_b32 s4, s17, 7
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc1 .LBB4_7
	global_load_dword v0, v5, s[14:15]
	v_mov_b32_e32 v18, s16
.LBB4_6:
	v_fmac_f32_e32 v18, v18, v18
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v14, v0
	v_mul_f32_e32 v18, v18, v1
	v_add_f32_e32 v2, 0x3fa00000, v18
	v_frexp_mant_f32_e32 v5, v2
	v_rcp_f32_e32 v5, v5
	v_med3_f32 v1, s19, v18, 4.0
	v_frexp_exp_i32_f32_e32 v2, v2
	v_frexp_exp_i32_f32_e32 v10, v1
	v_frexp_mant_f32_e32 v1, v1
	v_mul_f32_e32 v1, v1, v5
	v_sub_u32_e32 v2, v10, v2
	v_ldexp_f32 v1, v1, v2
	s_add_i32 s4, s4, -1
	s_cmp_eq_u32 s4, 0
	v_mul_f32_e32 v14, 0x3e800000, v1
	s_cbranch_scc0 .LBB4_6
	s_branch .LBB4_8
.LBB4_7:
	v_mov_b32_e32 v18, s16
.LBB4_8:
	v_and_b32_e32 v0, 21, v3
	v_mad_u64_u32 v[10:11], s[4:5], v3, 3, v[0:1]
	s_load_dwordx2 s[22:23], s[10:11], 0x18
	s_lshl_b32 s4, s20, 2
	s_and_b32 s16, s4, 28
	s_cmp_lg_u32 s16, 0
	s_cselect_b64 s[24:25], -1, 0
	s_cmp_eq_u32 s16, 0
	s_cbranch_scc1 .LBB4_23
	v_cvt_i32_f32_e32 v1, v18
	v_and_b32_e32 v0, 3, v4
	v_cmp_ne_u32_e64 s[10:11], 1, v0
	v_mov_b32_e32 v11, 0x3fc00000
	v_and_b32_e32 v0, 15, v1
	v_add_u16_e32 v2, 1, v0
	v_mov_b32_e32 v0, 0x2a05f200
	v_mov_b32_e32 v1, 1
	v_cvt_f32_ubyte0_e32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i64_e32 vcc, s[22:23], v[0:1]
	v_cvt_f32_u32_sdwa v1, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
	v_rcp_iflag_f32_e32 v21, v2
	v_mov_b32_e32 v0, 28
	v_cndmask_b32_e64 v24, v11, |v14|, vcc
	v_cmp_gt_u32_sdwa s[26:27], v10, v0 src0_sel:WORD_0 src1_sel:DWORD
	v_mov_b32_e32 v0, s13
	v_add_co_u32_e32 v11, vcc, s12, v13
	v_addc_co_u32_e32 v12, vcc, 0, v0, vcc
	v_mul_f32_e32 v0, v1, v21
	v_trunc_f32_e32 v0, v0
	v_cvt_u32_f32_e32 v21, v0
	v_mul_lo_u32 v23, v4, s20
	v_mad_f32 v0, -v0, v2, v1
	v_cmp_ge_f32_e64 vcc, |v0|, v2
	s_mov_b32 s19, 1
	v_min_i32_e32 v5, 20, v17
	v_mov_b32_e32 v25, 0
	v_addc_co_u32_e32 v26, vcc, 0, v21, vcc
	v_mov_b32_e32 v21, v4
	v_mov_b32_e32 v22, v3
	s_branch .LBB4_13
.LBB4_10:
	s_or_b64 exec, exec, s[4:5]
	global_store_dword v[11:12], v0, off
	v_mov_b32_e32 v0, v3
.LBB4_11:
	s_or_b64 exec, exec, s[34:35]
	v_mov_b32_e32 v3, v0
.LBB4_12:
	s_or_b64 exec, exec, s[28:29]
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v0, v27, v21
	s_lshl_b32 s19, s19, 1
	s_cmp_gt_u32 s19, s16
	v_bfe_i32 v21, v0, 0, 8
	s_cbranch_scc1 .LBB4_24
.LBB4_13:
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_xor_b64 s[4:5], exec, s[4:5]
	v_cmp_eq_u32_sdwa vcc, v10, v22 src0_sel:WORD_0 src1_sel:DWORD
	v_not_b32_e32 v0, 23
	v_cndmask_b32_e32 v0, 24, v0, vcc
	v_and_b32_e32 v22, v0, v23
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB4_17
	v_and_b32_e32 v0, 0x3ff, v22
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v22, v0, s[12:13]
.LBB4_17:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v0, -2
	ds_bpermute_b32 v27, v25, v0 offset:8
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 4, v22
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB4_12
	v_mov_b32_e32 v0, s19
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_cmp_ge_i32_sdwa s[4:5], v0, v26 src0_sel:DWORD src1_sel:WORD_0
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_xor_b64 s[4:5], exec, s[6:7]
	s_cbranch_execz .LBB4_20
	v_mov_b32_e32 v0, s19
	ds_write_b32 v20, v0
.LBB4_20:
	s_or_saveexec_b64 s[34:35], s[4:5]
	v_mov_b32_e32 v0, s19
	s_xor_b64 exec, exec, s[34:35]
	s_cbranch_execz .LBB4_11
	v_cvt_f32_u32_e32 v0, s19
	v_mov_b32_e32 v1, 9
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	global_store_dword v25, v0, s[14:15] offset:112
	v_mov_b32_e32 v0, v4
	s_swappc_b64 s[30:31], s[4:5]
	global_load_dword v2, v[8:9], off
	v_and_b32_e32 v0, 0x3ff, v0
	v_cndmask_b32_e64 v1, 0, 1, s[26:27]
	v_lshlrev_b32_e32 v0, 2, v0
	v_cmp_ne_u32_e32 vcc, 0, v1
	global_store_dword v0, v24, s[14:15]
	s_bcnt1_i32_b64 s4, vcc
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v0, s18, v2
	v_cmp_lt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_10
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_bcnt1_i32_b64 s6, vcc
	v_mov_b32_e32 v0, s6
	s_branch .LBB4_10
.LBB4_23:
	v_mov_b32_e32 v21, v4
	v_mov_b32_e32 v22, v3
.LBB4_24:
	v_xor_b32_e32 v0, 1, v19
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read_b32 v0, v0
	s_mov_b32 s4, 0x2e8ba2e9
	v_mul_hi_i32 v1, v17, s4
	v_xor_b32_e32 v2, s21, v4
	v_mov_b32_e32 v4, 0xff4
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, v0, v2
	v_cndmask_b32_e32 v0, 12, v4, vcc
	v_lshrrev_b32_e32 v4, 31, v1
	v_ashrrev_i32_e32 v1, 1, v1
	v_add_u32_e32 v1, v1, v4
	global_atomic_add v0, v1, s[12:13]
	v_lshrrev_b32_e32 v0, 11, v22
	v_mad_u64_u32 v[0:1], s[4:5], v10, 3, v[0:1]
	s_sub_i32 s4, 0, s17
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v4, s17
	v_cmp_gt_f32_e32 vcc, -1.0, v14
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_xor_b32_e32 v1, v1, v17
	s_mov_b32 s7, 0
	v_cmp_eq_u32_e32 vcc, 24, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_30
	v_cmp_gt_i32_e32 vcc, v22, v2
	s_bcnt1_i32_b64 s6, vcc
	v_cmp_lt_u64_e64 s[6:7], s[6:7], 8
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB4_30
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB4_29
	s_mov_b32 s6, 2
.LBB4_28:
	s_lshl_b32 s7, s6, 1
	s_cmp_le_u32 s6, s16
	v_mov_b32_e32 v22, v2
	s_mov_b32 s6, s7
	s_cbranch_scc1 .LBB4_28
.LBB4_29:
	v_add_u32_e32 v4, s20, v0
	s_mov_b32 s6, 0x3e800000
	v_and_b32_e32 v4, 0x3ff, v4
	v_fma_mix_f32 v1, v15, s6, v18 op_sel_hi:[1,0,0]
	v_lshlrev_b32_e32 v4, 2, v4
	global_store_dword v4, v1, s[14:15]
.LBB4_30:
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s4, s22, s20
	v_bfe_i32 v1, v21, 0, 8
	v_and_b32_e32 v0, 0xffff, v0
	v_add3_u32 v2, s4, v2, v16
	v_add3_u32 v0, v2, v1, v0
	v_cvt_f32_f16_e32 v1, v15
	v_add3_u32 v0, v0, v22, v3
	global_store_dword v13, v0, s[12:13]
	v_add_f32_e32 v0, v14, v18
	v_add_f32_e32 v0, v0, v1
	global_store_dword v[6:7], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k3
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
		.amdhsa_next_free_vgpr 28
		.amdhsa_next_free_sgpr 36
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
	s_load_dwordx4 s[16:19], s[4:5], 0x0
	s_load_dwordx2 s[20:21], s[4:5], 0x10
	v_mov_b32_e32 v3, v0
	v_lshlrev_b32_e32 v12, 2, v3
	s_add_u32 flat_scratch_lo, s6, s9
	s_waitcnt lgkmcnt(0)
	global_load_dword v6, v12, s[16:17]
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v0, s17
	v_add_co_u32_e32 v7, vcc, s16, v12
	s_and_b32 s6, s21, 7
	s_mov_b32 s12, s8
	s_mov_b64 s[10:11], s[4:5]
	v_addc_co_u32_e32 v8, vcc, 0, v0, vcc
	v_xor_b32_e32 v4, s21, v3
	s_cmp_eq_u32 s6, 0
	v_and_b32_e32 v2, 63, v3
	s_mov_b32 s32, 0
	s_cbranch_scc1 .LBB5_5
	v_xor_b32_e32 v0, 1, v2
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read_b32 v0, v0
	s_movk_i32 s4, 0xffeb
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v0, 15, v0
	v_ashrrev_i32_e32 v0, v0, v4
	v_cmp_gt_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB5_4
	s_mov_b32 s7, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, s17
	s_waitcnt vmcnt(0)
.LBB5_3:
	v_and_b32_e32 v0, s7, v6
	v_lshlrev_b64 v[9:10], 2, v[0:1]
	s_add_i32 s8, s7, -11
	v_add_co_u32_e32 v9, vcc, s16, v9
	v_mov_b32_e32 v0, s8
	v_addc_co_u32_e32 v10, vcc, v5, v10, vcc
	global_atomic_add v[9:10], v0, off
	s_add_i32 s7, s7, 1
	s_cmp_lg_u32 s7, s6
	s_cbranch_scc1 .LBB5_3
.LBB5_4:
	s_or_b64 exec, exec, s[4:5]
.LBB5_5:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v1, 22
	v_lshlrev_b32_e32 v13, 2, v2
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_ashr_i32 s24, s20, 31
	s_lshr_b32 s4, s24, 29
	s_add_i32 s4, s20, s4
	s_ashr_i32 s4, s4, 3
	v_cmp_lt_i32_e32 vcc, 27, v4
	s_lshl_b32 s4, s4, 2
	s_bcnt1_i32_b64 s5, vcc
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	ds_bpermute_b32 v0, v0, v1
	v_add_u32_e32 v1, s20, v6
	v_sub_u32_e32 v2, 0, v1
	s_load_dwordx2 s[14:15], s[10:11], 0x20
	v_max_i32_e32 v1, v1, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, v1, v0
	v_add_u32_e32 v0, v6, v3
	v_and_b32_e32 v0, 7, v0
	s_bcnt1_i32_b64 s13, vcc
	s_add_i32 s25, s12, s20
	v_cmp_lt_i32_e32 vcc, 1, v0
	ds_write_b32 v13, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB5_19
	v_cmp_lt_i32_e32 vcc, 2, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB5_16
	v_cmp_lt_i32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB5_13
	v_cmp_ne_u32_e32 vcc, 4, v0
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_add_i32 s26, s13, -1
	s_or_saveexec_b64 s[22:23], s[22:23]
	v_mov_b32_e32 v11, s14
	v_mov_b32_e32 v9, s25
	v_mov_b32_e32 v10, s26
	s_xor_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB5_12
	v_and_b32_e32 v0, 0xffff, v6
	v_readfirstlane_b32 s26, v0
	v_mov_b32_e32 v11, s14
	v_mov_b32_e32 v9, s26
	v_mov_b32_e32 v10, s13
.LBB5_12:
	s_or_b64 exec, exec, s[22:23]
.LBB5_13:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB5_15
	v_mov_b32_e32 v5, 9
	v_mov_b32_e32 v11, s14
	v_mov_b32_e32 v9, s25
	v_mov_b32_e32 v10, s13
	ds_write_b32 v13, v5
.LBB5_15:
	s_or_b64 exec, exec, s[8:9]
.LBB5_16:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB5_18
	s_mul_i32 s8, s15, s20
	s_and_b32 s8, s8, 0x3ff
	s_lshl_b32 s8, s8, 2
	v_mov_b32_e32 v0, 0x3e800000
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v11, s14
	v_mov_b32_e32 v9, s25
	v_mov_b32_e32 v10, s13
	global_store_dword v1, v0, s[18:19]
.LBB5_18:
	s_or_b64 exec, exec, s[6:7]
.LBB5_19:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_load_dword s8, s[10:11], 0x30
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_23
	v_cmp_gt_i32_e32 vcc, 1, v0
	v_mov_b32_e32 v11, 0x3fc00000
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB5_22
	global_load_dword v0, v12, s[18:19]
	v_mov_b32_e32 v1, 0x3e800000
	v_add_f32_e32 v1, s14, v1
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v0, v0, v0
	v_mul_f32_e64 v11, v1, |v0|
.LBB5_22:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v10, s13
	v_mov_b32_e32 v9, s25
.LBB5_23:
	s_or_b64 exec, exec, s[4:5]
	global_load_dword v0, v[7:8], off
	v_mov_b32_e32 v1, 10
	v_and_b32_e32 v2, 0x3ff, v10
	s_waitcnt lgkmcnt(0)
	s_min_i32 s4, s8, s20
	v_lshl_add_u32 v15, s12, 6, v3
	v_and_b32_e32 v12, 0x3ff, v15
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	global_atomic_add v0, v1, s[16:17]
	v_lshlrev_b32_e32 v0, 2, v2
	global_load_dword v14, v0, s[16:17]
	v_mov_b32_e32 v0, s4
	v_mad_u64_u32 v[0:1], s[4:5], v6, 3, v[0:1]
	v_and_b32_e32 v6, 0xffff, v0
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v14, v6
	v_cmp_lt_i32_e32 vcc, 17, v0
	s_bcnt1_i32_b64 s4, vcc
	s_cmp_lt_i32 s4, s21
	s_mov_b64 s[4:5], -1
	s_cbranch_scc0 .LBB5_26
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB5_41
.LBB5_25:
	s_endpgm
.LBB5_26:
	s_and_b32 s4, s20, s21
	s_bitcmp0_b32 s4, 0
	s_cbranch_scc1 .LBB5_30
	global_load_dword v0, v[7:8], off
	v_add_u32_e32 v1, 13, v10
	v_and_b32_e32 v1, 15, v1
	v_add_u32_e32 v2, 1, v1
	v_cvt_f32_ubyte0_e32 v7, v2
	v_rcp_iflag_f32_e32 v7, v7
	v_not_b32_e32 v1, v1
	v_min_i32_e32 v8, s15, v4
	v_sub_u32_e32 v16, 0, v8
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	v_max_i32_e32 v16, v8, v16
	v_mov_b32_e32 v17, 18
	v_mov_b32_e32 v18, 0
	v_mul_lo_u32 v1, v1, v7
	ds_bpermute_b32 v17, v18, v17 offset:92
	v_ashrrev_i32_e32 v8, 31, v8
	v_mul_hi_u32 v1, v7, v1
	v_add_u32_e32 v1, v7, v1
	v_mul_hi_u32 v1, v16, v1
	v_cvt_i32_f32_e32 v7, v11
	v_mul_lo_u32 v19, v1, v2
	v_add_u32_e32 v18, 1, v1
	v_sub_u32_e32 v16, v16, v19
	v_cmp_ge_u32_e32 vcc, v16, v2
	v_cndmask_b32_e32 v1, v1, v18, vcc
	v_sub_u32_e32 v18, v16, v2
	v_cndmask_b32_e32 v16, v16, v18, vcc
	v_add_u32_e32 v18, 1, v1
	v_cmp_ge_u32_e32 vcc, v16, v2
	v_cndmask_b32_e32 v1, v1, v18, vcc
	v_xor_b32_e32 v1, v1, v8
	v_sub_u32_e32 v1, v1, v8
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v0, v0, v7
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v0, v0, v17
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB5_29
	v_min_u32_e32 v0, v6, v3
	v_cvt_f32_ubyte0_e32 v1, v3
	v_lshlrev_b32_e32 v0, 2, v0
	v_med3_f32 v1, v1, v11, 4.0
	global_store_dword v0, v1, s[18:19]
.LBB5_29:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v0, 14
	ds_write_b32 v13, v0
	v_mov_b32_e32 v0, v10
	s_branch .LBB5_40
.LBB5_30:
	v_mov_b32_e32 v0, v10
	s_cbranch_execz .LBB5_40
	s_and_b32 s4, s20, 7
	s_cmp_eq_u32 s4, 0
	v_mov_b32_e32 v0, v10
	s_cbranch_scc1 .LBB5_37
	s_mul_i32 s21, s4, 9
	v_mov_b32_e32 v0, v10
.LBB5_33:
	v_and_b32_e32 v1, 0x3ff, v0
	v_lshlrev_b32_e32 v1, 2, v1
	global_load_dword v1, v1, s[16:17]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v2, 0, v1
	v_max_i32_e32 v1, v1, v2
	v_cmp_eq_u32_e32 vcc, 18, v1
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB5_35
	s_sub_i32 s6, s21, s15
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v1, s6
	ds_write_b32 v13, v6
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
.LBB5_35:
	s_or_b64 exec, exec, s[12:13]
	s_lshr_b32 s4, s21, 1
	s_cmp_lt_u32 s21, 2
	s_cbranch_scc1 .LBB5_37
	s_mov_b32 s21, s4
	s_branch .LBB5_33
.LBB5_37:
	v_and_b32_e32 v1, 3, v3
	v_cmp_ne_u32_e32 vcc, 1, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB5_39
	v_readfirstlane_b32 s6, v15
	s_and_b32 s6, s6, 0x3ff
	s_lshl_b32 s6, s6, 2
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s6
	global_store_dword v2, v1, s[18:19]
.LBB5_39:
	s_or_b64 exec, exec, s[4:5]
.LBB5_40:
	v_lshlrev_b32_e32 v1, 2, v12
	global_store_dword v1, v0, s[16:17]
	s_branch .LBB5_25
.LBB5_41:
	v_and_b32_e32 v0, 15, v10
	v_add_u32_e32 v8, 1, v0
	v_cvt_f32_ubyte0_e32 v1, v8
	v_rcp_iflag_f32_e32 v1, v1
	v_not_b32_e32 v0, v0
	s_abs_i32 s4, s20
	s_and_b32 s5, s20, 0xff
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_and_b32_e32 v2, 0xff, v10
	v_add_u32_e32 v15, s5, v3
	v_cvt_f16_f32_e32 v7, s14
	v_mul_lo_u32 v0, v0, v1
	v_mul_hi_u32 v0, v1, v0
	v_add_u32_e32 v0, v1, v0
	v_mul_hi_u32 v0, s4, v0
	v_cvt_i32_f32_e32 v1, v11
	v_mul_lo_u32 v13, v0, v8
	v_add_u32_e32 v16, 1, v0
	v_sub_u32_e32 v13, s4, v13
	v_cmp_ge_u32_e32 vcc, v13, v8
	v_cndmask_b32_e32 v0, v0, v16, vcc
	v_sub_u32_e32 v16, v13, v8
	v_cndmask_b32_e32 v13, v13, v16, vcc
	v_add_u32_e32 v16, 1, v0
	v_cmp_ge_u32_e32 vcc, v13, v8
	v_cndmask_b32_e32 v0, v0, v16, vcc
	v_xor_b32_e32 v0, s24, v0
	v_subrev_u32_e32 v0, s24, v0
	v_and_b32_e32 v0, 0xff, v0
	v_add3_u32 v8, v15, v2, v0
	v_xor_b32_e32 v0, 24, v1
	v_add_u32_e32 v13, s20, v8
	v_min_i32_sdwa v0, v0, sext(v13) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_cmp_ge_i32_e32 vcc, v0, v8
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB5_77
	s_load_dword s14, s[10:11], 0x2c
	v_and_b32_e32 v13, 7, v10
	v_cmp_lt_i32_e32 vcc, 1, v13
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execnz .LBB5_45
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execnz .LBB5_62
.LBB5_44:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_gt_u32_e32 vcc, 64, v3
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execnz .LBB5_71
	s_branch .LBB5_76
.LBB5_45:
	v_cmp_lt_i32_e32 vcc, 2, v13
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB5_59
	v_cmp_lt_i32_e32 vcc, 3, v13
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB5_52
	v_cmp_ne_u32_e32 vcc, 4, v13
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	v_add_u32_e32 v10, -1, v10
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB5_51
	v_xor_b32_e32 v0, v14, v9
	v_mul_lo_u32 v0, v0, v3
	v_lshlrev_b32_e32 v1, 2, v12
	global_store_dword v1, v0, s[16:17]
.LBB5_51:
	s_or_b64 exec, exec, s[22:23]
.LBB5_52:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB5_58
	v_add_u32_e32 v0, v4, v1
	v_mov_b32_e32 v1, 1
	v_cmp_le_i32_e32 vcc, v10, v14
	v_or_b32_sdwa v0, sext(v0), v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_cbranch_execz .LBB5_55
	v_cvt_f32_u32_e32 v1, v0
	s_bcnt1_i32_b64 s21, exec
	v_cvt_f32_ubyte0_e32 v4, s21
	v_rcp_iflag_f32_e32 v2, v1
	v_mul_f32_e32 v2, v4, v2
	v_trunc_f32_e32 v2, v2
	v_cvt_u32_f32_e32 v13, v2
	v_mad_f32 v2, -v2, v1, v4
	v_cmp_ge_f32_e64 vcc, |v2|, v1
	v_addc_co_u32_e32 v1, vcc, 0, v13, vcc
	v_mul_lo_u32 v0, v1, v0
	v_sub_u32_e32 v0, s21, v0
	v_and_b32_e32 v4, 0x7fff, v0
.LBB5_55:
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB5_57
	v_cvt_f32_u32_e32 v1, v0
	s_bcnt1_i32_b64 s21, exec
	v_cvt_f32_ubyte0_e32 v4, s21
	v_rcp_iflag_f32_e32 v2, v1
	v_mul_f32_e32 v2, v4, v2
	v_trunc_f32_e32 v2, v2
	v_cvt_u32_f32_e32 v13, v2
	v_mad_f32 v2, -v2, v1, v4
	v_cmp_ge_f32_e64 vcc, |v2|, v1
	v_addc_co_u32_e32 v1, vcc, 0, v13, vcc
	v_mul_lo_u32 v0, v1, v0
	v_sub_u32_e32 v0, s21, v0
	v_and_b32_e32 v0, 0x7fff, v0
	v_sub_u32_e32 v4, 0, v0
.LBB5_57:
	s_or_b64 exec, exec, s[22:23]
.LBB5_58:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v0, v3
.LBB5_59:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v0, s20
	v_cmp_gt_i32_e32 vcc, s15, v0
	s_bcnt1_i32_b64 s12, vcc
	v_add_u32_e32 v0, s12, v3
	s_or_b64 exec, exec, s[8:9]
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB5_44
.LBB5_62:
	v_cmp_lt_i32_e32 vcc, 0, v13
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB5_64
	v_and_b32_e32 v0, 0xff, v1
	v_add_lshl_u32 v0, v0, v2, 2
	global_atomic_add v0, v8, s[16:17]
.LBB5_64:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB5_70
	v_cmp_ngt_f16_e32 vcc, 2.0, v7
	s_cbranch_vccz .LBB5_67
	v_cvt_f32_f16_e32 v0, v7
	s_waitcnt lgkmcnt(0)
	v_frexp_exp_i32_f32_e32 v1, s14
	v_frexp_mant_f32_e32 v11, s14
	s_mov_b64 s[12:13], 0
	v_add_f32_e32 v0, 0x3fa00000, v0
	v_frexp_mant_f32_e32 v2, v0
	v_rcp_f32_e32 v2, v2
	v_frexp_exp_i32_f32_e32 v0, v0
	v_sub_u32_e32 v0, v1, v0
	v_mul_f32_e32 v1, v11, v2
	v_ldexp_f32 v11, v1, v0
	s_branch .LBB5_68
.LBB5_67:
	s_mov_b64 s[12:13], -1
.LBB5_68:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB5_70
	s_waitcnt lgkmcnt(0)
	s_and_b32 s12, s14, 0x7fffffff
	v_mov_b32_e32 v11, s12
.LBB5_70:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v0, v3
	s_or_b64 exec, exec, s[6:7]
	v_cmp_gt_u32_e32 vcc, 64, v3
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB5_76
.LBB5_71:
	s_mov_b32 s8, 0x3e800000
	v_fma_mixlo_f16 v1, v11, s8, 0
	v_fma_f16 v7, v1, v7, 0.5
	v_cmp_gt_u32_e32 vcc, 47, v3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB5_75
	s_mov_b64 s[12:13], 0
	s_waitcnt lgkmcnt(0)
	s_movk_i32 s14, 0x3600
.LBB5_73:
	v_cmp_lt_u32_e32 vcc, 29, v3
	v_fma_f16 v7, v7, s14, 0.5
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v3, 17, v3
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB5_73
	s_or_b64 exec, exec, s[12:13]
.LBB5_75:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v11, 0x3fc00000
	v_mov_b32_e32 v8, v3
.LBB5_76:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v3, v0
.LBB5_77:
	s_or_b64 exec, exec, s[4:5]
	s_load_dword s10, s[10:11], 0x18
	v_and_b32_e32 v0, 27, v4
	v_lshlrev_b32_e32 v13, 2, v0
	v_mov_b32_e32 v0, v4
	v_mov_b32_e32 v1, s15
	v_lshlrev_b32_e32 v12, 2, v12
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	global_atomic_add v13, v0, s[16:17]
	v_add_u32_e32 v1, s10, v6
	v_bfe_i32 v0, v3, 0, 8
	v_add3_u32 v1, v1, v9, v4
	v_add3_u32 v0, v1, v0, v8
	v_cvt_f32_f16_e32 v1, v7
	v_add3_u32 v0, v0, v10, v5
	global_store_dword v12, v0, s[16:17]
	v_add_f32_e32 v0, 0x3e800000, v11
	v_add_f32_e32 v0, v0, v1
	global_store_dword v12, v0, s[18:19]
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
.Lfunc_end5:
	.size	k4, .Lfunc_end5-k4
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k5
	.globl	k5
	.p2align	8
	.type	k5,@function
k5:
	s_load_dwordx4 s[16:19], s[4:5], 0x0
	s_load_dwordx2 s[14:15], s[4:5], 0x10
	v_mov_b32_e32 v3, v0
	v_lshlrev_b32_e32 v0, 2, v3
	v_lshl_add_u32 v4, s8, 6, v3
	s_waitcnt lgkmcnt(0)
	global_load_dword v15, v0, s[16:17]
	v_and_b32_e32 v1, 0x3ff, v4
	v_lshlrev_b32_e32 v18, 2, v1
	global_load_dword v13, v18, s[18:19]
	v_mov_b32_e32 v2, s17
	v_add_co_u32_e32 v7, vcc, s16, v0
	s_add_u32 flat_scratch_lo, s6, s9
	v_mov_b32_e32 v1, 10
	v_xor_b32_e32 v14, s15, v3
	v_addc_co_u32_e32 v8, vcc, 0, v2, vcc
	s_addc_u32 flat_scratch_hi, s7, 0
	v_mov_b32_e32 v6, s19
	v_add_co_u32_e32 v5, vcc, s18, v18
	v_add_u32_sdwa v0, v14, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	s_add_u32 s0, s0, s9
	v_and_b32_e32 v16, 63, v3
	v_addc_co_u32_e32 v6, vcc, 0, v6, vcc
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[10:11], s[4:5]
	v_lshlrev_b32_e32 v19, 2, v16
	s_add_i32 s24, s8, s14
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v1, 7, v15
	v_lshlrev_b32_e64 v1, v1, 23
	v_cmp_ge_u32_e32 vcc, v1, v0
	v_mov_b32_e32 v9, v15
	ds_write_b32 v19, v15
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB6_27
	v_mov_b32_e32 v1, s17
	v_add_co_u32_e32 v11, vcc, s16, v18
	s_and_b32 s25, s14, 7
	v_and_b32_e32 v0, -5, v15
	v_addc_co_u32_e32 v12, vcc, 0, v1, vcc
	s_cmp_lg_u32 s25, 0
	v_cmp_gt_i32_e32 vcc, v0, v14
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_eq_u32 s25, 0
	s_mul_i32 s25, s25, 10
	v_cndmask_b32_e64 v17, 0, 1, vcc
	s_cbranch_scc1 .LBB6_6
	s_mov_b32 s26, 0
	v_mov_b32_e32 v20, v15
	v_mov_b32_e32 v9, v15
	s_branch .LBB6_4
.LBB6_3:
	s_or_b64 exec, exec, s[12:13]
	s_add_i32 s26, s26, 10
	s_cmp_eq_u32 s25, s26
	v_add_u32_e32 v20, 1, v20
	s_cbranch_scc1 .LBB6_7
.LBB6_4:
	v_cmp_le_i32_e32 vcc, s26, v20
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB6_3
	global_load_dword v0, v[7:8], off
	v_and_b32_e32 v1, 0xffff, v9
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_waitcnt vmcnt(0)
	v_mad_u32_u24 v9, v1, 3, v0
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v1, s24
	s_swappc_b64 s[30:31], s[4:5]
	v_mad_u64_u32 v[9:10], s[4:5], v9, 3, v[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v17
	s_bcnt1_i32_b64 s4, vcc
	v_mov_b32_e32 v0, s4
	global_store_dword v[11:12], v0, off
	s_branch .LBB6_3
.LBB6_6:
	v_mov_b32_e32 v9, v15
.LBB6_7:
	v_cndmask_b32_e64 v0, 0, 1, s[22:23]
	v_cmp_ne_u32_e64 s[12:13], 1, v0
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB6_12
	s_mov_b32 s26, 0
	v_mov_b32_e32 v20, v15
	s_branch .LBB6_10
.LBB6_9:
	s_or_b64 exec, exec, s[22:23]
	s_add_i32 s26, s26, 10
	s_cmp_lg_u32 s25, s26
	v_add_u32_e32 v20, 1, v20
	s_cbranch_scc0 .LBB6_12
.LBB6_10:
	v_cmp_le_i32_e32 vcc, s26, v20
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB6_9
	global_load_dword v0, v[7:8], off
	v_and_b32_e32 v1, 0xffff, v9
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_waitcnt vmcnt(0)
	v_mad_u32_u24 v9, v1, 3, v0
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v1, s24
	s_swappc_b64 s[30:31], s[4:5]
	v_mad_u64_u32 v[9:10], s[4:5], v9, 3, v[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v17
	s_bcnt1_i32_b64 s4, vcc
	v_mov_b32_e32 v0, s4
	global_store_dword v[11:12], v0, off
	s_branch .LBB6_9
.LBB6_12:
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB6_17
	s_mov_b32 s26, 0
	v_mov_b32_e32 v20, v15
	s_branch .LBB6_15
.LBB6_14:
	s_or_b64 exec, exec, s[22:23]
	s_add_i32 s26, s26, 10
	s_cmp_lg_u32 s25, s26
	v_add_u32_e32 v20, 1, v20
	s_cbranch_scc0 .LBB6_17
.LBB6_15:
	v_cmp_le_i32_e32 vcc, s26, v20
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB6_14
	global_load_dword v0, v[7:8], off
	v_and_b32_e32 v1, 0xffff, v9
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_waitcnt vmcnt(0)
	v_mad_u32_u24 v9, v1, 3, v0
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v1, s24
	s_swappc_b64 s[30:31], s[4:5]
	v_mad_u64_u32 v[9:10], s[4:5], v9, 3, v[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v17
	s_bcnt1_i32_b64 s4, vcc
	v_mov_b32_e32 v0, s4
	global_store_dword v[11:12], v0, off
	s_branch .LBB6_14
.LBB6_17:
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB6_22
	s_mov_b32 s26, 0
	v_mov_b32_e32 v20, v15
	s_branch .LBB6_20
.LBB6_19:
	s_or_b64 exec, exec, s[22:23]
	s_add_i32 s26, s26, 10
	s_cmp_lg_u32 s25, s26
	v_add_u32_e32 v20, 1, v20
	s_cbranch_scc0 .LBB6_22
.LBB6_20:
	v_cmp_le_i32_e32 vcc, s26, v20
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB6_19
	global_load_dword v0, v[7:8], off
	v_and_b32_e32 v1, 0xffff, v9
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_waitcnt vmcnt(0)
	v_mad_u32_u24 v9, v1, 3, v0
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v1, s24
	s_swappc_b64 s[30:31], s[4:5]
	v_mad_u64_u32 v[9:10], s[4:5], v9, 3, v[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v17
	s_bcnt1_i32_b64 s4, vcc
	v_mov_b32_e32 v0, s4
	global_store_dword v[11:12], v0, off
	s_branch .LBB6_19
.LBB6_22:
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB6_27
	s_mov_b32 s22, 0
	v_mov_b32_e32 v20, v15
	s_branch .LBB6_25
.LBB6_24:
	s_or_b64 exec, exec, s[12:13]
	s_add_i32 s22, s22, 10
	s_cmp_eq_u32 s25, s22
	v_add_u32_e32 v20, 1, v20
	s_cbranch_scc1 .LBB6_27
.LBB6_25:
	v_cmp_le_i32_e32 vcc, s22, v20
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB6_24
	global_load_dword v0, v[7:8], off
	v_and_b32_e32 v1, 0xffff, v9
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_waitcnt vmcnt(0)
	v_mad_u32_u24 v9, v1, 3, v0
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v1, s24
	s_swappc_b64 s[30:31], s[4:5]
	v_mad_u64_u32 v[9:10], s[4:5], v9, 3, v[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v17
	s_bcnt1_i32_b64 s4, vcc
	v_mov_b32_e32 v0, s4
	global_store_dword v[11:12], v0, off
	s_branch .LBB6_24
.LBB6_27:
	s_or_b64 exec, exec, s[20:21]
	v_and_b32_e32 v0, 0x3ff, v15
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[16:17]
	s_load_dword s20, s[10:11], 0x18
	s_load_dwordx2 s[12:13], s[10:11], 0x20
	s_load_dword s4, s[10:11], 0x28
	s_load_dword s5, s[10:11], 0x30
	s_lshl_b32 s6, s14, 2
	s_and_b32 s7, s14, s15
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v10, s12
	s_add_i32 s4, s4, s24
	s_and_b32 s21, s4, 0xff
	s_sub_i32 s5, s14, s5
	v_readfirstlane_b32 s4, v10
	v_mov_b32_e32 v10, s4
	v_mov_b32_e32 v2, s6
	v_cmp_gt_i32_e32 vcc, s5, v10
	v_bfe_i32 v1, v3, 0, 8
	s_and_b32 s10, s7, 1
	s_bcnt1_i32_b64 s22, vcc
	s_mov_b32 s11, 0
	v_cvt_f16_f32_e32 v11, s12
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v10, v2, v0
	v_mov_b32_e32 v0, v4
	s_swappc_b64 s[30:31], s[4:5]
	v_xor_b32_e32 v2, 1, v16
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v20, v2
	s_mov_b32 s4, 0x2e8ba2e9
	v_mul_hi_i32 v2, v15, s4
	v_mov_b32_e32 v12, 0
	v_cmp_lt_i32_e32 vcc, s15, v15
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v12, v12, v20 offset:4
	v_lshrrev_b32_e32 v16, 31, v2
	v_ashrrev_i32_e32 v2, 1, v2
	v_add_u32_e32 v2, v2, v16
	s_bcnt1_i32_b64 s6, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, v2, v12
	s_bcnt1_i32_b64 s7, vcc
	s_cmp_eq_u32 s10, 0
	s_cselect_b32 s4, 1, 0xff
	v_add_u32_sdwa v0, v0, s21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_add_u32_sdwa v2, v10, s4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_mov_b32_e32 v10, 0xe0000
	v_and_b32_e32 v16, s13, v0
	v_lshl_add_u32 v10, v15, 16, v10
	v_mul_lo_u32 v0, v16, v15
	v_mov_b32_e32 v12, s12
	v_cmp_lt_i32_sdwa s[4:5], v14, sext(v10) src0_sel:DWORD src1_sel:WORD_1
	v_cndmask_b32_e64 v10, v12, -v12, s[4:5]
	v_fma_mix_f32 v10, s12, v11, v10 op_sel_hi:[0,1,0]
	v_cmp_eq_u32_e32 vcc, s22, v2
	v_cndmask_b32_e32 v2, v10, v12, vcc
	v_cmp_gt_i32_e32 vcc, s6, v0
	v_cndmask_b32_e64 v0, v13, |v2|, vcc
	v_mul_lo_u16_e32 v17, 3, v9
	v_add_f32_e32 v12, 0x3e800000, v0
	v_mov_b32_e32 v0, s17
	v_add_co_u32_e32 v9, vcc, s16, v18
	v_addc_co_u32_e32 v10, vcc, 0, v0, vcc
	v_mov_b32_e32 v0, s7
	global_store_dword v18, v0, s[16:17]
	v_and_b32_e32 v0, 7, v16
	v_lshlrev_b32_e32 v0, v0, v1
	s_cselect_b32 s4, 6, s20
	v_cmp_lt_i32_e32 vcc, s4, v0
	s_bcnt1_i32_b64 s10, vcc
	s_cmp_lg_u64 s[10:11], 23
	s_cbranch_scc1 .LBB6_51
	s_and_b32 s4, s14, 7
	v_min_u32_e32 v2, s4, v3
	ds_write_b32 v19, v16
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_mov_b32_e32 v18, s24
	v_mov_b32_e32 v19, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB6_53
	v_cvt_f32_ubyte0_e32 v21, v3
	v_sub_f32_e32 v18, v21, v13
	v_mov_b32_e32 v0, 2
	v_cvt_f16_f32_e32 v25, v18
	v_lshlrev_b32_sdwa v0, v0, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_mov_b32_e32 v1, s17
	v_add_co_u32_e32 v0, vcc, s16, v0
	v_and_b32_e32 v22, 7, v17
	s_mov_b32 s21, 0
	v_mov_b32_e32 v23, 0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b32_e32 v24, 2, v14
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v18, s24
	v_mov_b32_e32 v19, v3
	s_branch .LBB6_32
.LBB6_30:
	s_or_b64 exec, exec, s[10:11]
.LBB6_31:
	s_or_b64 exec, exec, s[8:9]
	s_add_i32 s21, s21, 1
	v_cmp_eq_u32_e32 vcc, s21, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v23, v23, v16
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB6_52
.LBB6_32:
	v_fmac_f32_e32 v12, v13, v12
	v_mul_f32_e32 v12, v12, v21
	v_cmp_lt_i16_e32 vcc, 1, v22
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB6_38
	v_cmp_lt_i16_e32 vcc, 2, v22
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execnz .LBB6_43
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execnz .LBB6_50
.LBB6_35:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB6_37
.LBB6_36:
	global_load_dword v18, v[7:8], off
	ds_bpermute_b32 v26, v24, v16
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v26, v26, s21
	s_waitcnt vmcnt(0)
	v_add_u32_sdwa v18, v18, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_mul_lo_u32 v18, v26, v18
	v_mov_b32_e32 v26, v15
.LBB6_37:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v15, v26
.LBB6_38:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB6_31
	v_cmp_lt_i16_e32 vcc, 0, v22
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB6_41
	global_load_dword v26, v[7:8], off
	s_waitcnt vmcnt(0)
	v_add_u16_e32 v19, v19, v26
.LBB6_41:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB6_30
	v_fma_f16 v11, |v25|, v11, 0.5
	s_branch .LBB6_30
.LBB6_43:
	v_cmp_lt_i16_e32 vcc, 3, v22
	s_mov_b64 s[14:15], -1
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB6_49
	v_cmp_ne_u16_e32 vcc, 4, v22
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	v_add_u32_e32 v26, -1, v15
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	s_cbranch_execz .LBB6_48
	s_or_b32 s22, s21, 1
	v_cvt_f32_u32_e32 v26, s22
	s_sub_i32 s23, 0, s22
	v_rcp_iflag_f32_e32 v26, v26
	v_mul_f32_e32 v26, 0x4f7ffffe, v26
	v_cvt_u32_f32_e32 v26, v26
	v_mul_lo_u32 v27, s23, v26
	v_mul_hi_u32 v27, v26, v27
	v_add_u32_e32 v26, v26, v27
	v_mul_hi_u32 v26, v20, v26
	v_mul_lo_u32 v26, v26, s22
	v_sub_u32_e32 v26, v20, v26
	v_subrev_u32_e32 v27, s22, v26
	v_cmp_le_u32_e32 vcc, s22, v26
	v_cndmask_b32_e32 v26, v26, v27, vcc
	v_subrev_u32_e32 v27, s22, v26
	v_cmp_le_u32_e32 vcc, s22, v26
	v_cndmask_b32_e32 v26, v26, v27, vcc
	global_atomic_add v[0:1], v26, off offset:100
	v_mov_b32_e32 v26, v15
.LBB6_48:
	s_or_b64 exec, exec, s[14:15]
	s_xor_b64 s[14:15], exec, -1
.LBB6_49:
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], s[14:15], exec
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB6_35
.LBB6_50:
	v_add_f32_e32 v18, 0x3fa00000, v12
	v_frexp_mant_f32_e32 v26, v18
	v_rcp_f32_e32 v26, v26
	v_frexp_exp_i32_f32_e32 v27, v12
	v_frexp_mant_f32_e32 v28, v12
	v_frexp_exp_i32_f32_e32 v18, v18
	v_mul_f32_e32 v26, v28, v26
	v_sub_u32_e32 v18, v27, v18
	v_ldexp_f32 v18, v26, v18
	v_and_b32_e32 v26, 0x3ff, v15
	v_lshlrev_b32_e32 v26, 2, v26
	s_or_b64 s[12:13], s[12:13], exec
	global_store_dword v26, v18, s[18:19]
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execnz .LBB6_36
	s_branch .LBB6_37
.LBB6_51:
	v_mov_b32_e32 v18, s24
	v_mov_b32_e32 v0, v15
	s_branch .LBB6_62
.LBB6_52:
	s_or_b64 exec, exec, s[6:7]
.LBB6_53:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v0, 3
	v_mov_b32_e32 v1, s20
	v_cmp_gt_i16_sdwa vcc, sext(v19), v0 src0_sel:BYTE_0 src1_sel:DWORD
	v_cndmask_b32_e32 v0, v1, v15, vcc
	v_and_b32_e32 v1, 15, v3
	v_ashrrev_i32_e32 v1, v1, v15
	v_add_u32_e32 v0, v0, v4
	v_readfirstlane_b32 s4, v1
	v_cmp_le_i32_sdwa s[4:5], sext(v0), s4 src0_sel:WORD_0 src1_sel:DWORD
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_xor_b64 s[4:5], exec, s[6:7]
	s_cbranch_execz .LBB6_55
	v_and_b32_e32 v0, 0x3ff, v15
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[16:17]
	v_cvt_f32_ubyte0_e32 v1, v3
	v_add_f32_e32 v2, 0x3fa00000, v13
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v0, 20, v0
	v_cmp_lt_i32_e32 vcc, v0, v17
	v_cndmask_b32_e64 v0, v1, -v1, vcc
	v_div_scale_f32 v1, s[6:7], v2, v2, v0
	v_div_scale_f32 v3, vcc, v0, v2, v0
	v_rcp_f32_e32 v4, v1
	v_fma_f32 v7, -v1, v4, 1.0
	v_fmac_f32_e32 v4, v7, v4
	v_mul_f32_e32 v7, v3, v4
	v_fma_f32 v8, -v1, v7, v3
	v_fmac_f32_e32 v7, v8, v4
	v_fma_f32 v1, -v1, v7, v3
	v_div_fmas_f32 v1, v1, v4, v7
	v_div_fixup_f32 v13, v1, v2, v0 clamp
.LBB6_55:
	s_andn2_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB6_61
	v_and_b32_e32 v0, 0x3ff, v15
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v1, v0, s[16:17]
	s_and_b32 s6, s20, 15
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v1, v15
	v_ashrrev_i32_e32 v4, s6, v0
	v_mov_b32_e32 v0, 20
	s_swappc_b64 s[30:31], s[4:5]
	v_mov_b32_e32 v0, 27
	s_mov_b64 s[4:5], exec
	s_nop 0
	v_mov_b32_dpp v0, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_i32_e32 vcc, v4, v0
	s_bcnt1_i32_b64 s6, vcc
	s_lshl_b32 s7, s6, 2
	v_mov_b32_e32 v1, s7
	global_load_dword v2, v[7:8], off
	global_load_dword v0, v1, s[16:17]
	s_or_b32 s8, s6, 1
	v_cvt_f32_ubyte0_e32 v1, s8
	v_rcp_iflag_f32_e32 v1, v1
	s_sub_i32 s7, 0, s8
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v4, s7, v1
	s_mov_b32 s7, 0
	v_mul_hi_u32 v4, v1, v4
	v_add_u32_e32 v1, v1, v4
	v_mul_hi_u32 v1, v20, v1
	v_sub_u32_e32 v4, 17, v3
	v_cvt_f32_ubyte0_e32 v3, v3
	v_cmp_eq_u32_e32 vcc, s20, v4
	v_mul_lo_u32 v1, v1, s8
	v_cndmask_b32_e64 v3, |v12|, v3, vcc
	v_sub_u32_e32 v1, v20, v1
	v_subrev_u32_e32 v4, s8, v1
	v_cmp_le_u32_e32 vcc, s8, v1
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_subrev_u32_e32 v4, s8, v1
	v_cmp_le_u32_e32 vcc, s8, v1
	v_cndmask_b32_e32 v1, v1, v4, vcc
	s_waitcnt vmcnt(0)
	v_min_i32_e32 v2, v2, v0
	v_and_b32_e32 v2, 0x3ff, v2
	v_lshlrev_b32_e32 v2, 2, v2
	global_store_dword v2, v3, s[18:19]
.LBB6_57:
	s_ff1_i32_b64 s8, s[4:5]
	v_readlane_b32 s12, v1, s8
	s_lshl_b64 s[8:9], 1, s8
	s_add_i32 s7, s7, s12
	s_andn2_b64 s[4:5], s[4:5], s[8:9]
	s_cmp_lg_u64 s[4:5], 0
	s_cbranch_scc1 .LBB6_57
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB6_60
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s7
	global_atomic_add v0, v1, s[16:17]
.LBB6_60:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v15, s6
.LBB6_61:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v3, v19
	v_mov_b32_e32 v0, v16
.LBB6_62:
	v_add_u32_e32 v2, s20, v14
	v_bfe_i32 v1, v3, 0, 8
	v_add3_u32 v2, v2, v17, v16
	v_add3_u32 v1, v2, v15, v1
	v_cvt_f32_f16_e32 v2, v11
	v_add3_u32 v0, v1, v18, v0
	global_store_dword v[9:10], v0, off
	v_add_f32_e32 v0, v13, v12
	v_add_f32_e32 v0, v0, v2
	global_store_dword v[5:6], v0, off
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 29
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
	v_mov_b32_e32 v3, v0
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dword s16, s[4:5], 0x10
	s_load_dword s17, s[4:5], 0x18
	s_load_dwordx2 s[10:11], s[4:5], 0x20
	v_lshlrev_b32_e32 v0, 2, v3
	s_waitcnt lgkmcnt(0)
	global_load_dword v8, v0, s[12:13]
	global_load_dword v1, v0, s[14:15]
	v_and_b32_e32 v4, 63, v3
	v_xor_b32_e32 v5, 1, v4
	v_lshlrev_b32_e32 v5, 2, v5
	ds_read_b32 v10, v5
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	v_lshl_add_u32 v2, s8, 6, v3
	s_addc_u32 s1, s1, 0
	v_and_b32_e32 v2, 0x3ff, v2
	s_and_b32 s6, s16, 0xff
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v5, 0xff, v10
	v_lshlrev_b32_e32 v2, 2, v2
	v_add_lshl_u32 v15, v5, s6, 2
	global_load_dword v9, v2, s[14:15]
	s_load_dword s9, s[4:5], 0x30
	v_lshlrev_b32_e32 v12, 2, v4
	v_cvt_f16_f32_e32 v13, s10
	v_mov_b32_e32 v11, 6
	v_mov_b32_e32 v7, s13
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], s9, 7
	s_bcnt1_i32_b64 s19, s[6:7]
	v_add_co_u32_e64 v4, s[6:7], s14, v2
	s_add_i32 s18, s8, s16
	v_mov_b32_e32 v16, s9
	s_mov_b32 s32, 0
	global_store_dword v2, v16, s[12:13]
	s_waitcnt vmcnt(3)
	v_cmp_eq_u16_e32 vcc, 7, v8
	s_waitcnt vmcnt(2)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	v_mad_legacy_u16 v5, v8, 3, s19
	v_mad_legacy_u16 v5, v5, 3, s19
	v_mad_legacy_u16 v5, v5, 3, s19
	v_mad_legacy_u16 v5, v5, 3, s19
	v_mad_legacy_u16 v5, v5, 3, s19
	v_cmp_eq_u16_e32 vcc, 7, v5
	v_mad_legacy_u16 v5, v5, 3, s19
	v_mad_legacy_u16 v5, v5, 3, s19
	v_mad_legacy_u16 v5, v5, 3, s19
	v_mad_legacy_u16 v5, v5, 3, s19
	v_mad_legacy_u16 v5, v5, 3, s19
	ds_write_b32 v12, v8
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	v_cmp_eq_u16_e32 vcc, 7, v5
	v_mad_legacy_u16 v5, v5, 3, s19
	v_mad_legacy_u16 v5, v5, 3, s19
	v_mad_legacy_u16 v5, v5, 3, s19
	v_mad_legacy_u16 v5, v5, 3, s19
	v_mad_legacy_u16 v5, v5, 3, s19
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	v_cmp_eq_u16_e32 vcc, 7, v5
	v_mad_legacy_u16 v5, v5, 3, s19
	v_mad_legacy_u16 v5, v5, 3, s19
	v_mad_legacy_u16 v5, v5, 3, s19
	v_mad_legacy_u16 v5, v5, 3, s19
	v_mad_legacy_u16 v14, v5, 3, s19
	v_mov_b32_e32 v5, s15
	v_addc_co_u32_e64 v5, s[6:7], 0, v5, s[6:7]
	v_add_co_u32_e64 v6, s[6:7], s12, v2
	v_addc_co_u32_e64 v7, s[6:7], 0, v7, s[6:7]
	v_cmp_ngt_f16_e64 s[6:7], 2.0, v13
	s_and_b64 s[6:7], exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	v_cmp_eq_u16_e32 vcc, 7, v14
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v1, v1, -v1, vcc
	global_store_dword v15, v1, s[14:15]
	global_load_dword v0, v0, s[14:15]
	v_and_b32_e32 v1, 7, v3
	v_lshlrev_b32_e64 v1, v1, s17
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v0, v0, -v0, vcc
	v_mov_b32_dpp v11, v1 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mad_legacy_u16 v1, v14, 3, s19
	v_mad_legacy_u16 v1, v1, 3, s19
	v_mad_legacy_u16 v1, v1, 3, s19
	v_mad_legacy_u16 v1, v1, 3, s19
	v_mad_legacy_u16 v14, v1, 3, s19
	s_mov_b64 vcc, s[6:7]
	global_store_dword v15, v0, s[14:15]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB7_2
	s_load_dword s6, s[4:5], 0x28
	v_mov_b32_e32 v0, s18
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s6
	s_swappc_b64 s[30:31], s[4:5]
	v_mad_u32_u24 v14, v14, 3, v0
.LBB7_2:
	s_mul_hi_i32 s4, s11, 0x88888889
	s_add_i32 s4, s4, s11
	s_lshr_b32 s5, s4, 31
	s_lshr_b32 s4, s4, 3
	s_add_i32 s4, s4, s5
	v_xor_b32_e32 v0, s4, v3
	v_sub_u32_e32 v1, v8, v10
	ds_read_b32 v3, v12
	s_add_i32 s4, s18, s16
	v_and_b32_e32 v1, 7, v1
	s_add_i32 s4, s4, s17
	v_bfe_i32 v0, v0, 0, 8
	v_and_b32_e32 v2, 0xffff, v14
	v_lshl_add_u32 v1, v11, v1, s4
	v_add3_u32 v0, v1, v0, v2
	v_cvt_f32_f16_e32 v1, v13
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, v3, 29
	global_store_dword v[6:7], v0, off
	v_add_f32_e32 v0, s10, v9
	v_add_f32_e32 v0, v0, v1
	global_store_dword v[4:5], v0, off
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
		.amdhsa_next_free_vgpr 17
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
	s_mov_b64 s[10:11], s[4:5]
	s_load_dwordx4 s[12:15], s[10:11], 0x0
	s_load_dword s18, s[10:11], 0x10
	v_mov_b32_e32 v3, v0
	v_lshlrev_b32_e32 v0, 2, v3
	s_add_u32 flat_scratch_lo, s6, s9
	s_waitcnt lgkmcnt(0)
	global_load_dword v6, v0, s[12:13]
	s_mov_b64 s[4:5], exec
	s_addc_u32 flat_scratch_hi, s7, 0
	v_mbcnt_lo_u32_b32 v1, s4, 0
	s_add_u32 s0, s0, s9
	v_and_b32_e32 v11, 63, v3
	v_mbcnt_hi_u32_b32 v1, s5, v1
	s_addc_u32 s1, s1, 0
	v_lshlrev_b32_e32 v7, 2, v11
	s_add_i32 s19, s8, s18
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v6
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB8_2
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mul_i32 s4, s19, s4
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s4
	global_atomic_add v1, v2, s[12:13]
.LBB8_2:
	s_or_b64 exec, exec, s[6:7]
	global_load_dword v19, v0, s[14:15]
	s_load_dword s20, s[10:11], 0x20
	s_load_dwordx2 s[16:17], s[10:11], 0x2c
	v_mov_b32_e32 v1, 0x3e800000
	v_cvt_f32_ubyte0_e32 v12, v3
	v_lshl_add_u32 v10, s8, 6, v3
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v13, s20
	v_cmp_ngt_f32_e64 s[4:5], s20, 0.5
	s_and_b64 vcc, exec, s[4:5]
	v_and_b32_e32 v9, 0x3ff, v10
	v_cvt_f32_f16_e32 v14, v13
	v_cmp_gt_f16_e64 s[4:5], 2.0, v13
	v_add_f32_e32 v2, s16, v14
	v_cndmask_b32_e64 v1, v1, |v2|, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, 0x3fc00000, v19
	v_fma_f32 v2, v2, v12, s20
	v_fma_f32 v8, v2, v1, s20
	s_cbranch_vccz .LBB8_25
	s_and_b32 s4, s18, 26
	s_and_b32 s7, s18, 7
	v_mov_b32_e32 v1, s4
	s_mov_b32 s6, 0
	s_cmp_eq_u32 s7, 0
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v16, v13
	v_mov_b32_e32 v15, v6
	ds_write_b32 v7, v1
	s_cbranch_scc1 .LBB8_27
	v_add_f32_e32 v2, s16, v8
	v_mov_b32_e32 v1, s13
	v_add_co_u32_e32 v0, vcc, s12, v0
	v_cvt_f16_f32_e32 v17, v2
	v_cvt_f16_f32_e32 v19, v19
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b32_e32 v2, 2, v9
	v_mov_b32_e32 v5, s13
	v_add_co_u32_e32 v4, vcc, s12, v2
	v_and_b32_e32 v18, 0xffff, v6
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_mov_b32_e32 v20, v10
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v16, v13
	v_mov_b32_e32 v21, v6
.LBB8_5:
	s_min_i32 s4, s17, s6
	s_and_b32 s8, s4, 7
	s_cmp_lt_i32 s8, 2
	v_fma_f16 v22, v17, v16, 0.5
	s_cbranch_scc1 .LBB8_10
	s_cmp_lt_i32 s8, 3
	s_cbranch_scc1 .LBB8_11
	s_cmp_lt_i32 s8, 4
	s_cbranch_scc1 .LBB8_12
	s_cmp_lg_u32 s8, 4
	s_cbranch_scc0 .LBB8_13
	v_add_u32_e32 v15, -1, v21
	s_cbranch_execz .LBB8_14
	s_branch .LBB8_15
.LBB8_10:
	s_branch .LBB8_20
.LBB8_11:
	s_branch .LBB8_18
.LBB8_12:
	s_branch .LBB8_16
.LBB8_13:
.LBB8_14:
	v_mov_b32_e32 v15, v21
	ds_write_b32 v7, v18
.LBB8_15:
	s_cbranch_execnz .LBB8_17
.LBB8_16:
	global_load_dword v15, v[0:1], off
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v15, 31, v15
	v_min_i32_e32 v15, v21, v15
	global_store_dword v[4:5], v15, off
	v_mov_b32_e32 v15, v21
.LBB8_17:
	v_mov_b32_e32 v16, v22
	s_cbranch_execnz .LBB8_19
.LBB8_18:
	v_fma_f16 v16, v19, v22, 0.5
	v_mov_b32_e32 v15, v21
.LBB8_19:
	s_cbranch_execnz .LBB8_23
.LBB8_20:
	s_cmp_lt_i32 s8, 1
	s_cbranch_scc1 .LBB8_22
	v_add_u16_e32 v2, v2, v20
.LBB8_22:
	v_mov_b32_e32 v15, v21
	v_mov_b32_e32 v16, v22
.LBB8_23:
	s_add_i32 s6, s6, 1
	s_cmp_lg_u32 s7, s6
	v_add_u32_e32 v20, -1, v20
	s_cbranch_scc0 .LBB8_26
	v_mov_b32_e32 v21, v15
	s_branch .LBB8_5
.LBB8_25:
	s_load_dword s21, s[10:11], 0x28
	s_branch .LBB8_28
.LBB8_26:
	s_mov_b32 s6, s7
.LBB8_27:
	s_load_dword s21, s[10:11], 0x28
	s_cbranch_execnz .LBB8_53
.LBB8_28:
	v_and_b32_e32 v0, 1, v3
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB8_30
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s21
	s_nop 1
	v_mov_b32_dpp v0, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.LBB8_30:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB8_32
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s21
	s_nop 1
	v_mov_b32_dpp v0, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.LBB8_32:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v1, s18
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_and_b32 s8, s18, 7
	s_cmp_lt_i32 s8, 2
	s_cbranch_scc1 .LBB8_37
	s_cmp_lt_i32 s8, 3
	s_cbranch_scc1 .LBB8_38
	s_cmp_lt_i32 s8, 4
	s_cbranch_scc1 .LBB8_39
	s_cmp_lg_u32 s8, 4
	s_cbranch_scc0 .LBB8_40
	v_add_u32_e32 v15, -1, v6
	s_mov_b64 s[4:5], 0
	s_branch .LBB8_41
.LBB8_37:
	s_branch .LBB8_48
.LBB8_38:
	s_branch .LBB8_46
.LBB8_39:
	s_mov_b64 s[4:5], 0
	s_cbranch_execnz .LBB8_42
	s_branch .LBB8_43
.LBB8_40:
	s_mov_b64 s[4:5], -1
.LBB8_41:
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v16, v13
	s_branch .LBB8_43
.LBB8_42:
	v_add_f32_e32 v0, s20, v12
	v_cvt_f16_f32_e32 v0, v0
	s_mov_b64 s[4:5], -1
	v_fma_f16 v16, v0, v13, 0.5
.LBB8_43:
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB8_45
	v_lshlrev_b32_e32 v0, 2, v6
	v_mov_b32_e32 v1, s19
	ds_bpermute_b32 v0, v0, v1
	v_mov_b32_e32 v15, v6
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v0, v3
.LBB8_45:
	s_mov_b32 s6, s8
	s_cbranch_execnz .LBB8_47
.LBB8_46:
	v_add_u32_e32 v2, s18, v3
	s_mov_b32 s6, 2
	v_mov_b32_e32 v16, v13
	v_mov_b32_e32 v15, v6
.LBB8_47:
	s_cbranch_execnz .LBB8_53
.LBB8_48:
	s_cmp_gt_i32 s8, 0
	s_cbranch_scc0 .LBB8_50
	v_mad_u64_u32 v[0:1], s[4:5], v6, 3, v[3:4]
	s_mov_b32 s6, 1
	s_cbranch_execz .LBB8_51
	s_branch .LBB8_52
.LBB8_50:
.LBB8_51:
	v_add_f32_e32 v0, 0x3fa00000, v14
	v_frexp_mant_f32_e32 v1, v0
	v_rcp_f32_e32 v1, v1
	v_frexp_exp_i32_f32_e32 v2, s16
	v_frexp_mant_f32_e32 v4, s16
	v_frexp_exp_i32_f32_e32 v0, v0
	v_mul_f32_e32 v1, v4, v1
	v_sub_u32_e32 v0, v2, v0
	v_ldexp_f32 v0, v1, v0
	v_cvt_f16_f32_e32 v0, v0
	s_mov_b32 s6, 0
	v_fma_f16 v13, v0, v13, 0.5
	v_mov_b32_e32 v0, v6
.LBB8_52:
	v_mov_b32_e32 v15, v6
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v16, v13
.LBB8_53:
	v_lshlrev_b32_e32 v0, 1, v3
	s_lshl_b32 s4, s17, 2
	v_cvt_f32_u32_e32 v0, v0
	s_waitcnt lgkmcnt(0)
	s_xor_b32 s4, s4, s21
	s_cmp_lg_u32 s4, -5
	v_mov_b32_e32 v1, 0x3fc00000
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v0, v1, v0, vcc
	v_bfe_i32 v4, v2, 0, 8
	v_cmp_gt_i32_e32 vcc, 0, v15
	v_cndmask_b32_e32 v1, v4, v3, vcc
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v1, 2, v1
	s_mov_b32 s4, 0
	global_store_dword v1, v12, s[14:15]
	s_cmp_eq_u32 s6, 0
	v_mov_b32_e32 v1, s18
	v_mov_b32_e32 v5, s19
	s_waitcnt vmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB8_57
	v_xor_b32_e32 v1, 1, v11
	v_lshlrev_b32_e32 v1, 2, v1
	ds_read_b32 v1, v1
	v_cvt_i32_f32_e32 v4, v0
	s_waitcnt lgkmcnt(0)
	v_xad_u32 v1, v1, v3, -1
	v_and_b32_e32 v5, 7, v1
	v_mov_b32_e32 v1, s18
.LBB8_55:
	v_and_b32_e32 v11, s4, v4
	s_add_i32 s4, s4, 1
	v_lshlrev_b32_e32 v1, v5, v1
	s_cmp_lg_u32 s6, s4
	v_xor_b32_e32 v2, v2, v11
	s_cbranch_scc1 .LBB8_55
	s_mov_b32 s4, 0x5040100
	v_perm_b32 v5, v3, v3, s4
	v_and_b32_e32 v5, 0xf00ff, v5
	v_pk_sub_u16 v5, v5, -4
	v_cvt_f32_u32_sdwa v11, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_and_b32_e32 v5, 0x1ff, v5
	v_cvt_f32_u32_e32 v5, v5
	v_cmp_eq_u32_e32 vcc, v10, v4
	v_rcp_iflag_f32_e32 v13, v11
	v_and_b32_e32 v12, 7, v6
	v_add_lshl_u32 v12, s6, -1, v12
	v_cndmask_b32_e32 v3, v12, v3, vcc
	v_mul_f32_e32 v4, v5, v13
	v_trunc_f32_e32 v4, v4
	v_cvt_u32_f32_e32 v10, v4
	v_mad_f32 v4, -v4, v11, v5
	v_cmp_ge_f32_e64 vcc, |v4|, v11
	v_addc_co_u32_e32 v4, vcc, 0, v10, vcc
	v_and_b32_e32 v3, v4, v3
	v_and_b32_e32 v5, 0x1ff, v3
	v_bfe_i32 v4, v2, 0, 8
.LBB8_57:
	s_load_dword s4, s[10:11], 0x18
	v_and_b32_e32 v3, 0xffff, v6
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v6, v7
	s_add_i32 s4, s4, -1
	v_add3_u32 v3, s4, v15, v3
	v_add3_u32 v1, v3, v5, v1
	v_cvt_f32_f16_e32 v3, v16
	v_add_f32_e32 v0, v0, v8
	v_lshlrev_b32_e32 v2, 2, v9
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v1, v1, v4, v6
	v_add_f32_e32 v0, v0, v3
	global_store_dword v2, v1, s[12:13]
	global_store_dword v2, v0, s[14:15]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k7
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
	v_lshl_add_u32 v1, s6, 6, v0
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v2, 2, v0
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v2, s[0:1]
	s_mov_b64 s[8:9], exec
	global_load_dword v3, v1, s[2:3]
	v_mbcnt_lo_u32_b32 v4, s8, 0
	v_mbcnt_hi_u32_b32 v4, s9, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB9_2
	s_bcnt1_i32_b64 s7, s[8:9]
	s_mul_i32 s7, s7, s7
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, s7
	global_atomic_add v4, v5, s[0:1] offset:104
.LBB9_2:
	s_or_b64 exec, exec, s[10:11]
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_mov_b32_e32 v4, 5
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v5, v2, v0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s8, s6, s8
	v_mov_b32_dpp v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_i32_sdwa s[10:11], sext(v5), s8 src0_sel:WORD_0 src1_sel:DWORD
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB9_4
	s_load_dword s10, s[4:5], 0x20
	s_load_dword s11, s[4:5], 0x18
	v_xor_b32_e32 v8, s9, v0
	v_add_u32_sdwa v0, sext(v0), s8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_and_b32_e32 v7, 0xffff, v2
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v5, s10
	s_mul_i32 s11, s11, 3
	v_lshlrev_b32_e32 v2, 1, v2
	v_add3_u32 v0, v0, v8, s11
	v_cvt_f32_f16_e32 v9, v5
	v_add3_u32 v0, v0, v7, v2
	v_sub_u32_e32 v0, v0, v4
	v_mov_b32_e32 v6, s3
	s_waitcnt vmcnt(0)
	v_med3_f32 v10, v9, v3, 4.0
	v_add_f32_e32 v10, 0x3fa00000, v10
	v_frexp_mant_f32_e32 v12, v10
	v_rcp_f32_e32 v12, v12
	v_frexp_exp_i32_f32_e32 v11, v9
	v_frexp_mant_f32_e32 v13, v9
	v_frexp_exp_i32_f32_e32 v10, v10
	v_sub_u32_e32 v10, v11, v10
	v_mul_f32_e32 v11, v13, v12
	v_ldexp_f32 v10, v11, v10
	v_add_co_u32_e32 v5, vcc, s2, v1
	v_add_u32_e32 v2, 15, v0
	v_add_f32_e32 v0, v3, v10
	v_addc_co_u32_e32 v6, vcc, 0, v6, vcc
	v_add_f32_e32 v0, v0, v9
	global_store_dword v[5:6], v0, off
.LBB9_4:
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
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
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 12
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
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k0.kd
    .vgpr_count:     17
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
    .sgpr_count:     27
    .sgpr_spill_count: 0
    .symbol:         k1.kd
    .vgpr_count:     22
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
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         k2.kd
    .vgpr_count:     18
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
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         k3.kd
    .vgpr_count:     28
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
    .name:           k4
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k4.kd
    .vgpr_count:     20
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
    .vgpr_count:     29
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
    .vgpr_count:     17
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
    .name:           k7
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k7.kd
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
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         k8.kd
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx908
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 4
	.protected	k0
	.globl	k0
	.p2align	8
	.type	k0,@function
k0:
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	v_lshl_add_u32 v4, s2, 6, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_load_dword s0, s[0:1], 0x20
	s_movk_i32 s13, 0x3400
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v1, s[4:5]
	v_and_b32_e32 v1, 0x3ff, v4
	v_lshlrev_b32_e32 v2, 2, v1
	global_load_dword v10, v2, s[6:7]
	s_or_b32 s1, s9, 1
	v_cvt_f32_u32_e32 v6, s1
	s_add_i32 s12, s2, s8
	s_sub_i32 s2, 0, s1
	v_xor_b32_e32 v11, s9, v0
	v_rcp_iflag_f32_e32 v6, v6
	v_subrev_u32_e32 v4, s10, v4
	v_add_u32_e32 v8, s8, v11
	v_cvt_f16_f32_e32 v7, s0
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_bfe_i32 v8, v8, 0, 16
	v_mov_b32_e32 v1, 0
	v_readfirstlane_b32 s14, v8
	v_readfirstlane_b32 s15, v6
	s_mul_i32 s2, s2, s15
	s_mul_hi_u32 s2, s15, s2
	s_add_i32 s15, s15, s2
	s_mul_hi_u32 s2, s8, s15
	s_mul_i32 s2, s2, s1
	s_sub_i32 s2, s8, s2
	s_sub_i32 s15, s2, s1
	s_cmp_ge_u32 s2, s1
	s_cselect_b32 s2, s15, s2
	s_sub_i32 s15, s2, s1
	s_cmp_ge_u32 s2, s1
	s_cselect_b32 s1, s15, s2
	v_cmp_gt_i32_e32 vcc, s1, v4
	s_bcnt1_i32_b64 s1, vcc
	v_mov_b32_e32 v4, s1
	v_cmp_gt_i32_e32 vcc, s14, v4
	s_and_b32 s2, s8, 7
	s_bcnt1_i32_b64 s1, vcc
	s_mov_b32 s3, 0
	v_mov_b32_e32 v3, v1
	s_cmp_eq_u32 s2, 0
	v_fma_f16 v12, v7, s13, 0.5
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v4, 1, v5
	v_xor_b32_e32 v14, v4, v0
	s_cbranch_scc1 .LBB0_23
	v_cvt_f32_f16_e64 v16, |v12|
	v_cvt_f32_ubyte0_e32 v15, v0
	v_sub_u32_e32 v0, 0, v11
	v_ashrrev_i32_e32 v17, 31, v11
	v_max_i32_e32 v4, v11, v0
	s_mov_b32 s8, s9
	v_mov_b64_e32 v[6:7], s[10:11]
	v_mov_b32_e32 v13, s0
	v_mov_b32_e32 v18, s1
	v_mov_b32_e32 v19, v5
.LBB0_2:
	s_add_i32 s0, s12, s2
	s_and_b32 s9, s0, 7
	s_cmp_lt_i32 s9, 2
	s_cbranch_scc1 .LBB0_8
	s_cmp_lt_i32 s9, 3
	s_cbranch_scc1 .LBB0_9
	s_cmp_lt_i32 s9, 4
	s_cbranch_scc1 .LBB0_10
	s_cmp_eq_u32 s9, 4
	v_mov_b32_e32 v20, v18
	s_cbranch_scc0 .LBB0_7
	s_and_b32 s0, s2, 15
	s_add_i32 s1, s0, 1
	v_cvt_f32_ubyte0_e32 v0, s1
	v_rcp_iflag_f32_e32 v0, v0
	s_not_b32 s0, s0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v8, s0, v0
	v_mul_hi_u32 v8, v0, v8
	v_add_u32_e32 v0, v0, v8
	v_mul_hi_u32 v0, v4, v0
	v_mul_lo_u32 v8, v0, s1
	v_sub_u32_e32 v8, v4, v8
	v_add_u32_e32 v9, 1, v0
	v_cmp_le_u32_e32 vcc, s1, v8
	s_nop 1
	v_cndmask_b32_e32 v0, v0, v9, vcc
	v_subrev_u32_e32 v9, s1, v8
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_add_u32_e32 v9, 1, v0
	v_cmp_le_u32_e32 vcc, s1, v8
	s_nop 1
	v_cndmask_b32_e32 v0, v0, v9, vcc
	v_xor_b32_e32 v0, v0, v17
	v_sub_u32_e32 v0, v0, v17
	v_sub_u32_e32 v8, 0, v0
	v_max_i32_e32 v0, v0, v8
	s_nop 1
	v_mov_b32_dpp v20, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
.LBB0_7:
	v_add_u32_e32 v21, -1, v19
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_11
.LBB0_8:
	s_branch .LBB0_16
.LBB0_9:
	s_branch .LBB0_14
.LBB0_10:
	s_mov_b64 s[0:1], -1
.LBB0_11:
	s_and_b64 vcc, exec, s[0:1]
	v_mov_b64_e32 v[8:9], v[6:7]
	s_cbranch_vccz .LBB0_13
	v_and_b32_e32 v0, 7, v19
	v_lshlrev_b32_e64 v0, v0, s2
	v_mad_u64_u32 v[8:9], s[0:1], v6, 3, v[0:1]
	v_mov_b32_e32 v0, v9
	v_mad_u64_u32 v[20:21], s[0:1], v7, 3, v[0:1]
	v_mov_b32_e32 v9, v20
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v21, v19
.LBB0_13:
	v_mov_b32_e32 v0, v14
	s_cbranch_execnz .LBB0_15
.LBB0_14:
	s_add_i32 s0, s8, s2
	v_xor_b32_e32 v0, s0, v14
	v_mov_b64_e32 v[8:9], v[6:7]
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v21, v19
.LBB0_15:
	s_cbranch_execnz .LBB0_20
.LBB0_16:
	s_cmp_gt_i32 s9, 0
	s_cbranch_scc0 .LBB0_18
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, 0x41e80000
	s_branch .LBB0_19
.LBB0_18:
	v_add_u16_e32 v14, 24, v14
.LBB0_19:
	v_mov_b32_e32 v21, v19
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v0, v14
	v_mov_b64_e32 v[8:9], v[6:7]
.LBB0_20:
	s_add_i32 s0, s2, 27
	v_cmp_eq_u32_e32 vcc, s0, v18
	s_add_u32 s0, s2, -1
	v_sub_f32_e32 v6, v15, v13
	v_cndmask_b32_e32 v7, v16, v13, vcc
	s_addc_u32 s1, s3, -1
	v_cmp_lt_u64_e64 s[2:3], s[2:3], 2
	v_med3_f32 v13, |v6|, v7, 4.0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_22
	s_mov_b64 s[2:3], s[0:1]
	v_mov_b64_e32 v[6:7], v[8:9]
	v_mov_b32_e32 v14, v0
	v_mov_b32_e32 v18, v20
	v_mov_b32_e32 v19, v21
	s_branch .LBB0_2
.LBB0_22:
	v_mov_b32_e32 v14, v0
	s_branch .LBB0_24
.LBB0_23:
	v_mov_b32_e32 v13, s0
	v_mov_b32_e32 v20, s1
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v21, v5
.LBB0_24:
	v_and_b32_e32 v4, 0xffff, v5
	v_add_u32_e32 v6, s12, v11
	v_add3_u32 v4, v6, v5, v4
	v_cvt_f32_f16_e32 v5, v12
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[2:3]
	v_bfe_i32 v3, v14, 0, 8
	v_add3_u32 v4, v4, v21, v20
	v_add3_u32 v3, v4, v3, v8
	global_store_dword v2, v3, s[4:5]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v2, v13, v10
	v_add_f32_e32 v2, v2, v5
	global_store_dword v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k0
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 24
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
.Lfunc_end0:
	.size	k0, .Lfunc_end0-k0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k1
	.globl	k1
	.p2align	8
	.type	k1,@function
k1:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_cvt_f32_ubyte0_e32 v2, v0
	v_bfe_i32 v6, v0, 0, 8
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[4:5]
	s_load_dword s3, s[0:1], 0x20
	s_load_dword s10, s[0:1], 0x28
	s_load_dword s11, s[0:1], 0x30
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v4, s3
	s_load_dword s0, s[0:1], 0x18
	v_cvt_f16_f32_e32 v10, s3
	v_bfe_u32 v5, v4, s10, 5
	v_lshlrev_b32_e32 v5, 2, v5
	global_store_dword v5, v2, s[6:7]
	global_load_dword v5, v1, s[6:7]
	v_and_b32_e32 v1, 63, v0
	v_lshlrev_b32_e32 v7, 2, v1
	v_xor_b32_e32 v1, 1, v1
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s0, s0, 3
	ds_read_b32 v9, v1
	s_add_i32 s11, s11, s0
	v_readfirstlane_b32 s0, v4
	v_lshl_add_u32 v2, s2, 6, v0
	s_add_i32 s0, s0, s8
	v_and_b32_e32 v2, 0x3ff, v2
	s_and_b32 s0, s0, 15
	v_lshlrev_b32_e32 v8, 2, v2
	v_xor_b32_e32 v2, s9, v0
	v_fma_f16 v1, v10, v10, 0.5
	s_ashr_i32 s0, s10, s0
	v_cvt_f32_f16_e32 v4, v1
	s_and_b32 s2, s0, 7
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, s9, v9
	s_waitcnt vmcnt(2)
	ds_write_b32 v7, v3
	v_bfe_u32 v7, v0, v3, 5
	v_mad_u64_u32 v[0:1], s[0:1], v3, 3, v[2:3]
	v_add_lshl_u32 v1, v3, v2, 1
	v_sub_u32_e32 v2, 0, v7
	v_cndmask_b32_e32 v2, v7, v2, vcc
	v_and_b32_e32 v0, 0xffff, v0
	v_add3_u32 v1, s11, v6, v1
	v_lshlrev_b32_e32 v2, s2, v2
	v_add3_u32 v0, v1, v0, v2
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v1, v5, v10, s3 op_sel_hi:[0,1,0]
	global_store_dword v8, v0, s[4:5]
	v_add_f32_e32 v0, s3, v1
	v_add_f32_e32 v0, v0, v4
	global_store_dword v8, v0, s[6:7]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k1
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 12
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
	.size	k1, .Lfunc_end1-k1
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k2
	.globl	k2
	.p2align	8
	.type	k2,@function
k2:
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	v_lshl_add_u32 v1, s2, 6, v0
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v2, 2, v1
	v_lshlrev_b32_e32 v6, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[6:7]
	global_load_dword v10, v6, s[4:5]
	s_and_b32 s12, s10, 15
	s_add_i32 s12, s12, 1
	v_cvt_f32_ubyte0_e32 v5, s12
	s_load_dword s16, s[0:1], 0x20
	v_rcp_iflag_f32_e32 v8, v5
	v_mov_b32_e32 v4, 0x3fa00000
	s_mov_b32 s3, 0x41f00000
	v_mov_b32_e32 v3, 0
	v_mul_f32_e32 v8, 0x41f00000, v8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v4, s16, v4
	v_trunc_f32_e32 v8, v8
	v_frexp_exp_i32_f32_e32 v9, v4
	v_frexp_mant_f32_e32 v4, v4
	v_cvt_u32_f32_e32 v11, v8
	v_rcp_f32_e32 v4, v4
	v_fma_f32 v8, -v8, v5, s3
	v_cmp_ge_f32_e64 vcc, |v8|, v5
	v_mov_b32_e32 v7, v3
	s_waitcnt vmcnt(1)
	v_frexp_exp_i32_f32_e32 v8, v1
	v_addc_co_u32_e32 v5, vcc, 0, v11, vcc
	v_frexp_mant_f32_e32 v11, v1
	v_and_b32_e32 v5, 31, v5
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v12, s8, v10
	v_mul_f32_e32 v4, v11, v4
	v_sub_u32_e32 v8, v8, v9
	v_lshlrev_b32_e32 v5, 2, v5
	v_ldexp_f32 v4, v4, v8
	v_cmp_ne_u32_e32 vcc, 21, v12
	global_store_dword v5, v4, s[6:7]
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	v_and_b32_e32 v5, 0x7fffffff, v1
	s_or_saveexec_b64 s[12:13], s[12:13]
	v_lshl_add_u64 v[8:9], s[6:7], 0, v[6:7]
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB2_4
	global_load_dword v5, v[8:9], off
.LBB2_4:
	s_or_b64 exec, exec, s[12:13]
	s_load_dword s20, s[0:1], 0x30
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s3, -2, s20
	v_cvt_f32_i32_e32 v4, s3
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB2_6
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v1, v5, v5 clamp
	v_add_f32_e32 v1, v1, v4
	v_and_b32_e32 v1, 0x7fffffff, v1
.LBB2_6:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB2_8
	global_load_dword v1, v[8:9], off
.LBB2_8:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB2_10
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v1, v1, v1 clamp
	v_add_f32_e32 v1, v1, v4
	v_and_b32_e32 v5, 0x7fffffff, v1
.LBB2_10:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB2_12
	global_load_dword v5, v[8:9], off
.LBB2_12:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB2_14
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v1, v5, v5 clamp
	v_add_f32_e32 v1, v1, v4
	v_and_b32_e32 v1, 0x7fffffff, v1
.LBB2_14:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB2_16
	global_load_dword v1, v[8:9], off
.LBB2_16:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB2_18
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v1, v1, v1 clamp
	v_add_f32_e32 v1, v1, v4
	v_and_b32_e32 v5, 0x7fffffff, v1
.LBB2_18:
	s_or_saveexec_b64 s[14:15], s[12:13]
	s_load_dwordx2 s[12:13], s[0:1], 0x28
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB2_20
	global_load_dword v5, v[8:9], off
.LBB2_20:
	s_or_b64 exec, exec, s[14:15]
	s_load_dword s21, s[0:1], 0x24
	s_add_i32 s2, s2, s8
	s_sub_i32 s0, 0, s20
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e32 v1, s16
	v_and_b32_e32 v11, 63, v0
	v_max_f32_e64 v5, v5, v5 clamp
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s12, s2
	v_lshlrev_b32_e32 v13, 2, v11
	v_add_f32_e32 v20, v5, v4
	v_mov_b32_e32 v4, 20
	s_cselect_b32 s0, s20, s0
	ds_write_b32 v13, v4
	v_mov_b32_e32 v4, s0
	s_and_b32 s12, s8, 7
	s_mov_b32 s18, 0
	v_mad_u64_u32 v[4:5], s[0:1], v10, 3, v[4:5]
	s_cmp_lg_u32 s12, 0
	s_cbranch_scc0 .LBB2_40
	v_mov_b32_e32 v5, 0x3fa00000
	v_add_f32_e32 v14, s13, v5
	v_frexp_exp_i32_f32_e32 v5, s13
	v_frexp_mant_f32_e32 v12, s13
	v_mul_f32_e32 v12, 0x3faaaaab, v12
	v_add_u32_e32 v5, -1, v5
	v_ldexp_f32 v5, v12, v5
	v_frexp_exp_i32_f32_e32 v12, v14
	v_frexp_mant_f32_e32 v14, v14
	s_and_b32 s2, s8, 0x3ff
	v_rcp_f32_e32 v15, v14
	v_cvt_f32_u32_sdwa v17, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
	s_lshl_b32 s19, s8, 2
	s_lshl_b32 s2, s2, 2
	s_add_u32 s2, s6, s2
	v_cmp_gt_u32_e64 s[0:1], 64, v0
	s_addc_u32 s3, s7, 0
	v_subrev_u32_e32 v18, 17, v0
	v_mov_b32_e32 v16, s16
	v_mov_b32_e32 v19, 0
.LBB2_22:
	s_and_b32 s16, s18, 7
	s_cmp_lt_i32 s16, 2
	s_cbranch_scc1 .LBB2_27
	s_cmp_lt_i32 s16, 3
	s_cbranch_scc1 .LBB2_28
	s_cmp_eq_u32 s16, 3
	v_mov_b32_e32 v14, v20
	s_cbranch_scc0 .LBB2_26
	global_load_dword v14, v[8:9], off
	v_mov_b32_e32 v21, s19
	ds_bpermute_b32 v21, v21, v10
	s_and_b32 s15, s18, s20
	s_ashr_i32 s14, s8, s18
	v_cvt_f32_u32_e32 v22, s15
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, s14, v21
	s_nop 1
	v_cndmask_b32_e64 v21, v20, |v20|, vcc
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v14, v14, v21
	v_add_f32_e32 v14, v14, v22
.LBB2_26:
	s_cbranch_execz .LBB2_29
	s_branch .LBB2_30
.LBB2_27:
	s_branch .LBB2_31
.LBB2_28:
.LBB2_29:
	s_add_i32 s14, s18, 1
	s_and_b32 s14, s14, 0xffff
	v_cvt_f32_u32_e32 v14, s14
	v_frexp_exp_i32_f32_e32 v21, v16
	v_frexp_mant_f32_e32 v22, v16
	v_mul_f32_e32 v22, v22, v15
	v_rcp_iflag_f32_e32 v23, v14
	v_sub_u32_e32 v21, v21, v12
	v_ldexp_f32 v21, v22, v21
	v_mul_f32_e32 v22, v17, v23
	v_trunc_f32_e32 v22, v22
	v_cvt_u32_f32_e32 v23, v22
	v_fma_f32 v22, -v22, v14, v17
	v_cmp_ge_f32_e64 vcc, |v22|, v14
	s_nop 1
	v_addc_co_u32_e32 v14, vcc, 0, v23, vcc
	v_and_b32_e32 v14, 0x3ff, v14
	v_lshlrev_b32_e32 v14, 2, v14
	global_store_dword v14, v21, s[6:7]
	v_mov_b32_e32 v14, v20
.LBB2_30:
	s_cbranch_execnz .LBB2_34
.LBB2_31:
	s_cmp_lg_u32 s16, 0
	s_cbranch_scc1 .LBB2_33
	v_add_f32_e32 v14, 0x3fa00000, v16
	v_frexp_mant_f32_e32 v16, v14
	v_rcp_f32_e32 v16, v16
	v_frexp_exp_i32_f32_e32 v14, v14
	v_not_b32_e32 v14, v14
	v_mul_f32_e32 v16, 0.5, v16
	v_ldexp_f32 v14, v16, v14
	v_max_f32_e64 v16, v20, v20 clamp
	v_med3_f32 v16, v14, v16, 4.0
.LBB2_33:
	v_mov_b32_e32 v14, v20
.LBB2_34:
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB2_38
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v20, v18
.LBB2_36:
	v_add_u32_e32 v20, 17, v20
	v_cmp_lt_u32_e32 vcc, 46, v20
	s_or_b64 s[16:17], vcc, s[16:17]
	v_fma_f16 v1, v1, v1, 0.5
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execnz .LBB2_36
	s_or_b64 exec, exec, s[16:17]
.LBB2_38:
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s18, s18, 1
	s_cmp_eq_u32 s18, s12
	global_store_dword v19, v5, s[2:3]
	s_cbranch_scc1 .LBB2_41
	v_mov_b32_e32 v20, v14
	s_branch .LBB2_22
.LBB2_40:
	v_mov_b32_e32 v16, s16
	v_mov_b32_e32 v14, v20
.LBB2_41:
	v_lshl_add_u64 v[8:9], s[4:5], 0, v[6:7]
	v_lshl_add_u64 v[6:7], s[6:7], 0, v[2:3]
	v_mov_b32_e32 v3, 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mov_b32_dpp v5, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_lt_i32_e32 vcc, -1, v5
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	v_mov_b32_dpp v5, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v3, 3
	s_nop 1
	v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_sub_u32_e32 v5, 0, v3
	s_or_b64 exec, exec, s[0:1]
	v_xor_b32_e32 v3, 1, v11
	v_lshlrev_b32_e32 v3, 2, v3
	ds_read_b32 v3, v3
	v_bfe_i32 v17, v0, 0, 8
	v_mov_b64_e32 v[10:11], s[10:11]
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v5, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_60
	s_and_b32 s12, s8, 3
	s_cmp_lg_u32 s12, 0
	s_cselect_b64 s[14:15], -1, 0
	s_cmp_eq_u32 s12, 0
	s_cbranch_scc1 .LBB2_51
	s_and_b32 s16, s8, 0x3ff
	s_lshl_b32 s16, s16, 2
	v_cvt_i32_f32_e32 v12, v16
	s_add_u32 s16, s4, s16
	s_addc_u32 s17, s5, 0
	s_add_u32 s18, s12, 1
	v_cmp_lt_i16_e64 s[0:1], 3, v17
	v_mov_b32_e32 v15, 0
	s_addc_u32 s19, 0, 0
	v_mov_b64_e32 v[10:11], s[10:11]
	s_branch .LBB2_49
.LBB2_48:
	s_or_b64 exec, exec, s[10:11]
	s_add_u32 s18, s18, -1
	s_addc_u32 s19, s19, -1
	v_cmp_lt_u64_e64 s[10:11], s[18:19], 2
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB2_52
.LBB2_49:
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB2_48
	s_load_dword s22, s[16:17], 0x0
	s_waitcnt lgkmcnt(0)
	s_or_b32 s22, s22, 1
	v_cvt_f32_u32_e32 v5, s22
	s_sub_i32 s23, 0, s22
	v_rcp_iflag_f32_e32 v5, v5
	s_nop 0
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v14, s23, v5
	v_mul_hi_u32 v14, v5, v14
	v_add_u32_e32 v5, v5, v14
	v_mul_hi_u32 v5, v12, v5
	v_mul_lo_u32 v5, v5, s22
	v_sub_u32_e32 v5, v12, v5
	v_subrev_u32_e32 v14, s22, v5
	v_cmp_le_u32_e32 vcc, s22, v5
	s_nop 1
	v_cndmask_b32_e32 v5, v5, v14, vcc
	v_subrev_u32_e32 v14, s22, v5
	v_cmp_le_u32_e32 vcc, s22, v5
	s_nop 1
	v_cndmask_b32_e32 v14, v5, v14, vcc
	v_mad_u64_u32 v[18:19], s[22:23], v10, 3, v[14:15]
	v_mov_b32_e32 v10, v19
	v_mad_u64_u32 v[10:11], s[22:23], v11, 3, v[10:11]
	v_mov_b32_e32 v19, v10
	v_mov_b32_e32 v14, s13
	v_mov_b64_e32 v[10:11], v[18:19]
	s_branch .LBB2_48
.LBB2_51:
	v_mov_b64_e32 v[10:11], s[10:11]
.LBB2_52:
	v_cmp_ngt_f16_e32 vcc, 2.0, v1
	v_mov_b32_e32 v5, -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_54
	s_and_b32 s10, s8, 0x3ff
	s_lshl_b32 s10, s10, 2
	s_load_dword s10, s[4:5], s10 offset:0x0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s10, s10, s21
	v_mov_b32_e32 v5, s10
.LBB2_54:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v18, s20
	v_mov_b32_e32 v19, 0
	v_mad_u64_u32 v[10:11], s[0:1], v10, 3, v[18:19]
	s_and_b32 s0, s21, 0xff
	s_cmp_lg_u32 s8, 30
	v_and_b32_e32 v12, 7, v0
	s_cselect_b64 vcc, -1, 0
	v_and_b32_e32 v11, 0xff, v3
	v_cndmask_b32_e32 v12, 1, v12, vcc
	v_add_lshl_u32 v11, v11, s0, v12
	v_cmp_gt_i32_e32 vcc, v5, v11
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_59
	v_mov_b32_e32 v5, s9
	v_cmp_lt_i32_e32 vcc, s20, v5
	s_bcnt1_i32_b64 s10, vcc
	s_and_b32 s10, s10, 2
	v_mov_b32_e32 v5, s10
	s_andn2_b64 vcc, exec, s[14:15]
	global_store_dword v2, v5, s[4:5]
	s_cbranch_vccnz .LBB2_58
	s_and_b32 s10, s9, 7
	s_lshl_b32 s10, s8, s10
	v_add_u32_sdwa v5, v4, s21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_cmp_eq_u32_e32 vcc, s10, v5
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0x3fa00000
	v_cndmask_b32_e64 v11, v16, -v16, vcc
	v_frexp_mant_f32_e32 v5, v11
	v_frexp_exp_i32_f32_e32 v11, v11
.LBB2_57:
	v_sub_f32_e32 v12, v14, v16
	v_add_f32_e64 v12, |v12|, s11
	v_frexp_mant_f32_e32 v14, v12
	v_rcp_f32_e32 v14, v14
	v_frexp_exp_i32_f32_e32 v12, v12
	v_and_b32_e32 v15, s10, v3
	v_sub_u32_e32 v12, v11, v12
	v_mul_f32_e32 v14, v5, v14
	s_add_i32 s10, s10, 1
	v_add_u16_e32 v17, v17, v15
	s_cmp_eq_u32 s12, s10
	v_ldexp_f32 v14, v14, v12
	s_cbranch_scc0 .LBB2_57
.LBB2_58:
	v_mov_b32_e32 v12, s8
	v_mad_u64_u32 v[4:5], s[10:11], v4, 3, v[12:13]
.LBB2_59:
	s_or_b64 exec, exec, s[0:1]
.LBB2_60:
	s_or_b64 exec, exec, s[2:3]
	global_load_dword v8, v[8:9], off
	s_mov_b32 s0, 0xf0f0f0f1
	v_mul_hi_u32 v11, v3, s0
	v_lshrrev_b32_e32 v11, 4, v11
	v_lshl_add_u32 v11, v11, 4, v11
	v_sub_u32_e32 v3, v3, v11
	v_mov_b32_e32 v9, 0x3fc00000
	v_bfe_i32 v5, v17, 0, 8
	v_lshlrev_b32_e32 v3, 2, v3
	global_store_dword v3, v9, s[6:7]
	v_mov_b32_e32 v3, v5
	s_waitcnt vmcnt(1)
	v_cmp_lt_i32_e32 vcc, 22, v8
	s_bcnt1_i32_b64 s0, vcc
	s_lshr_b32 s0, s0, 6
	v_cmp_lt_i32_e64 s[0:1], s0, v5
	s_and_saveexec_b64 s[2:3], s[0:1]
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_bcnt1_i32_b64 s0, vcc
	s_lshr_b32 s0, s0, 6
	v_mov_b32_e32 v3, s0
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v8, v13
	s_lshl_b32 s0, s8, 1
	v_xor_b32_e32 v0, s9, v0
	s_add_i32 s0, s0, -1
	v_and_b32_e32 v4, 0xffff, v4
	v_add3_u32 v0, s0, v0, v10
	v_cvt_f32_f16_e32 v1, v1
	v_add3_u32 v0, v0, v5, v4
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, v3, v8
	global_store_dword v2, v0, s[4:5]
	v_add_f32_e32 v0, v16, v14
	v_add_f32_e32 v0, v0, v1
	global_store_dword v[6:7], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k2
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 24
		.amdhsa_accum_offset 24
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
.Lfunc_end2:
	.size	k2, .Lfunc_end2-k2
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k3
	.globl	k3
	.p2align	8
	.type	k3,@function
k3:
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	s_load_dword s16, s[0:1], 0x20
	v_lshl_add_u32 v1, s2, 6, v0
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v10, 2, v0
	v_lshlrev_b32_e32 v2, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v9, v10, s[8:9]
	global_load_dword v1, v2, s[10:11]
	v_and_b32_e32 v6, 63, v0
	v_cmp_ngt_f32_e64 s[6:7], s16, 0.5
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v8, 2, v6
	v_cmp_gt_f32_e64 s[4:5], s16, 0.5
	s_and_b64 vcc, exec, s[6:7]
	s_waitcnt vmcnt(1)
	ds_write_b32 v8, v9
	s_cbranch_vccnz .LBB3_2
	global_load_dword v1, v10, s[10:11]
	s_mov_b32 s3, 0x3fc00000
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v1, v1, v1 clamp
	v_add_f32_e64 v1, v1, s3 clamp
.LBB3_2:
	v_lshl_add_u64 v[4:5], s[10:11], 0, v[2:3]
	v_and_b32_e32 v3, 0x3ff, v9
	v_lshlrev_b32_e32 v3, 2, v3
	global_load_dword v7, v3, s[8:9]
	v_xor_b32_e32 v3, 1, v6
	s_load_dword s17, s[0:1], 0x10
	v_lshlrev_b32_e32 v3, 2, v3
	ds_read_b32 v3, v3
	s_mov_b32 s3, 0x2e8ba2e9
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s17, 15
	s_add_i32 s18, s2, s17
	v_ashrrev_i32_e32 v3, s6, v3
	v_mul_hi_i32 v3, v3, s3
	v_lshrrev_b32_e32 v6, 31, v3
	v_ashrrev_i32_e32 v3, 1, v3
	v_add_u32_e32 v3, v3, v6
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v6, v7, v9
	v_and_b32_e32 v13, 7, v6
	v_cmp_lt_i32_e32 vcc, 1, v13
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB3_14
	v_cmp_lt_i32_e32 vcc, 2, v13
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB3_11
	v_cmp_lt_i32_e32 vcc, 3, v13
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB3_8
	v_cmp_eq_u32_e32 vcc, 4, v13
	v_mov_b32_e32 v6, v9
	s_and_saveexec_b64 s[14:15], vcc
	s_abs_i32 s19, s18
	v_mov_b32_e32 v6, s19
	v_mad_u64_u32 v[6:7], s[20:21], v9, 3, v[6:7]
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v7, -1, v9
.LBB3_8:
	s_or_saveexec_b64 s[12:13], s[12:13]
	v_mov_b32_e32 v11, s18
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB3_10
	v_cmp_gt_i32_e32 vcc, 15, v9
	s_bcnt1_i32_b64 s14, vcc
	s_lshl_b32 s14, s14, 2
	v_max_f32_e64 v6, s16, s16 clamp
	v_mov_b32_e32 v7, s14
	global_store_dword v7, v6, s[10:11]
	v_mov_b32_e32 v11, s18
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v7, v9
.LBB3_10:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v12, v9
.LBB3_11:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB3_13
	v_mov_b32_e32 v12, 1
	v_mov_b32_e32 v11, s18
	v_mov_b32_e32 v6, v9
	v_mov_b32_e32 v7, v9
	ds_write_b32 v8, v12
.LBB3_13:
	s_or_b64 exec, exec, s[6:7]
.LBB3_14:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_load_dword s12, s[0:1], 0x24
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB3_18
	v_cmp_lt_i32_e32 vcc, 0, v13
	v_mov_b32_e32 v11, v9
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB3_17
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s13, 0, s12
	s_and_b64 s[14:15], s[4:5], exec
	s_cselect_b32 s13, s12, s13
	v_mov_b32_e32 v11, s18
	v_mov_b32_e32 v3, s13
.LBB3_17:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v12, v9
	v_mov_b32_e32 v7, v9
	v_mov_b32_e32 v6, v9
.LBB3_18:
	s_or_b64 exec, exec, s[2:3]
	s_cmp_gt_i32 s17, 0
	v_cvt_i32_f32_e32 v13, s16
	v_sub_u16_e32 v14, 0, v6
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v14, v14, v6, vcc
	s_mov_b32 s2, 0xffff
	v_and_b32_sdwa v14, s2, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_bfe_i32 v0, v0, 0, 8
	v_add_u32_sdwa v14, v13, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_min_i32_e32 v15, v0, v3
	v_cmp_ne_u32_e32 vcc, v14, v15
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB3_20
	global_load_dword v14, v10, s[10:11]
	s_load_dword s6, s[0:1], 0x2c
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v14, s6, v14
.LBB3_20:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB3_24
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s12, 7
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB3_23
	v_and_b32_e32 v1, 0x3ff, v7
	v_lshlrev_b32_e32 v1, 2, v1
	global_load_dword v1, v1, s[8:9]
	s_load_dword s7, s[0:1], 0x28
	s_add_i32 s6, s6, -1
	v_mov_b32_e32 v12, s6
	ds_write_b32 v8, v12
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v1, 1, v1
	v_cvt_f32_u32_e32 v3, v1
	v_sub_u32_e32 v10, 0, v1
	v_rcp_iflag_f32_e32 v3, v3
	s_nop 0
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v10, v10, v3
	v_mul_hi_u32 v10, v3, v10
	v_add_u32_e32 v3, v3, v10
	v_mul_hi_u32 v3, v9, v3
	v_mul_lo_u32 v3, v3, v1
	v_sub_u32_e32 v3, v9, v3
	v_sub_u32_e32 v9, v3, v1
	v_cmp_ge_u32_e32 vcc, v3, v1
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v9, vcc
	v_sub_u32_e32 v9, v3, v1
	v_cmp_ge_u32_e32 vcc, v3, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v3, v9, vcc
	v_cvt_f32_i32_e32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s7
	v_add_f32_e32 v1, 0xbfc00000, v1
	v_and_b32_e32 v1, 0x7fffffff, v1
.LBB3_23:
	v_sub_u32_e32 v9, 0, v7
	v_cndmask_b32_e64 v8, -3, v13, s[4:5]
	v_max_i32_e32 v9, v7, v9
	v_bfe_u32 v8, v8, v9, 5
	v_bfe_u32 v11, v8, v0, 5
	v_mad_legacy_u16 v6, v6, 3, 6
	v_mov_b32_e32 v14, s16
.LBB3_24:
	s_or_b64 exec, exec, s[2:3]
	s_load_dword s0, s[0:1], 0x18
	v_cvt_f16_f32_e32 v8, s16
	v_and_b32_e32 v6, 0xffff, v6
	v_add_f32_e32 v1, v1, v14
	v_cvt_f32_f16_e32 v8, v8
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s0, s17
	v_add3_u32 v0, s0, v0, v7
	v_add3_u32 v0, v0, v3, v11
	v_add3_u32 v0, v0, v6, v12
	global_store_dword v2, v0, s[8:9]
	v_add_f32_e32 v0, v1, v8
	global_store_dword v[4:5], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k3
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 22
		.amdhsa_accum_offset 16
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
.Lfunc_end3:
	.size	k3, .Lfunc_end3-k3
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k4
	.globl	k4
	.p2align	8
	.type	k4,@function
k4:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v3, 3, v0
	v_cmp_ne_u32_e32 vcc, 1, v3
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	v_lshl_add_u32 v1, s2, 6, v0
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v4, 2, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[12:13], exec, s[8:9]
	s_cbranch_execnz .LBB4_3
	s_andn2_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execnz .LBB4_12
.LBB4_2:
	s_endpgm
.LBB4_3:
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 0x3ff, v2
	v_lshlrev_b32_e32 v1, 2, v1
	global_load_dword v14, v1, s[4:5]
	global_load_dword v8, v4, s[6:7]
	s_load_dwordx4 s[8:11], s[0:1], 0x10
	s_load_dword s15, s[0:1], 0x20
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v3, v5
	s_waitcnt lgkmcnt(0)
	s_load_dword s11, s[0:1], 0x30
	s_add_i32 s14, s2, s8
	v_mov_b32_e32 v6, s8
	v_mad_u64_u32 v[12:13], s[2:3], s10, 3, v[2:3]
	v_mad_u64_u32 v[6:7], s[2:3], v2, 3, v[6:7]
	v_mad_u64_u32 v[12:13], s[2:3], v12, 3, 0
	v_xor_b32_e32 v9, s9, v0
	s_sub_i32 s2, 30, s8
	v_subrev_co_u32_e32 v3, vcc, s2, v12
	v_min_i32_e32 v12, v9, v2
	v_cvt_f16_f32_e32 v11, s15
	v_mad_u64_u32 v[6:7], s[2:3], v6, 3, v[12:13]
	v_add_u16_e32 v1, 22, v0
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s2, s11, 3
	v_bfe_i32 v10, v1, 0, 8
	s_waitcnt vmcnt(1)
	v_subrev_u32_e32 v1, s2, v14
	v_cmp_ge_i32_e32 vcc, v2, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB4_9
	s_or_b32 s9, s8, 1
	v_cvt_f32_u32_e32 v1, s9
	s_load_dword s10, s[0:1], 0x24
	v_rcp_iflag_f32_e32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_sub_u32_sdwa v7, v6, s10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	s_sub_i32 s10, 0, s9
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s11, v1
	s_mul_i32 s10, s10, s11
	s_mul_hi_u32 s10, s11, s10
	s_add_i32 s11, s11, s10
	s_mul_hi_u32 s10, s14, s11
	s_mul_i32 s10, s10, s9
	s_sub_i32 s10, s14, s10
	s_sub_i32 s11, s10, s9
	s_cmp_ge_u32 s10, s9
	s_cselect_b32 s10, s11, s10
	s_sub_i32 s11, s10, s9
	s_cmp_ge_u32 s10, s9
	s_cselect_b32 s9, s11, s10
	v_and_b32_e32 v1, s9, v7
	v_cmp_ne_u32_e32 vcc, v1, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB4_6
	v_readfirstlane_b32 s9, v2
	s_nop 1
	v_mov_b32_e32 v0, s9
	v_mad_u64_u32 v[6:7], s[16:17], v6, 3, v[0:1]
.LBB4_6:
	s_or_saveexec_b64 s[10:11], s[10:11]
	v_mov_b32_e32 v7, v2
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB4_8
	s_load_dwordx2 s[16:17], s[0:1], 0x28
	v_cvt_f32_ubyte0_e32 v1, v0
	v_cmp_lt_i16_e32 vcc, 3, v10
	s_min_i32 s0, s14, 10
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s17
	v_cndmask_b32_e64 v1, v1, |v7|, vcc
	s_and_b32 s1, s16, 15
	v_cvt_f16_f32_e32 v1, v1
	v_lshrrev_b32_e32 v0, s1, v0
	v_mov_b32_e32 v7, 7
	v_add_u32_e32 v0, s0, v0
	v_cmp_eq_u32_sdwa s[0:1], v6, v7 src0_sel:WORD_0 src1_sel:DWORD
	v_fma_f16 v1, v1, v11, 0.5
	s_nop 0
	v_cndmask_b32_e64 v7, -3, 3, s[0:1]
	v_cmp_gt_i32_sdwa vcc, sext(v0), v7 src0_sel:WORD_0 src1_sel:DWORD
	s_nop 1
	v_cndmask_b32_e32 v11, v1, v11, vcc
	v_cmp_gt_i32_e32 vcc, v2, v3
	s_nop 1
	v_cndmask_b32_e64 v0, -13, 13, vcc
	s_nop 0
	v_readfirstlane_b32 s0, v0
	s_nop 1
	v_mov_b32_e32 v7, s0
.LBB4_8:
	s_or_b64 exec, exec, s[10:11]
	v_cvt_f32_f16_e32 v12, v11
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, s15, v8
	v_fma_mix_f32 v13, v11, v0, s15 op_sel_hi:[1,0,0]
.LBB4_9:
	s_or_saveexec_b64 s[0:1], s[2:3]
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[4:5]
	s_xor_b64 exec, exec, s[0:1]
	v_cvt_f32_f16_e32 v12, v11
	v_mov_b32_e32 v13, s15
	v_mov_b32_e32 v7, v2
	s_or_b64 exec, exec, s[0:1]
	v_bfe_i32 v5, v10, 0, 16
	s_add_i32 s14, s14, s8
	v_add3_u32 v5, s14, v5, v9
	v_and_b32_e32 v6, 0xffff, v6
	v_add3_u32 v2, v5, v2, v3
	v_add3_u32 v2, v2, v7, v6
	global_store_dword v4, v2, s[4:5]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v2, v8, v13
	v_add_f32_e32 v2, v2, v12
	global_store_dword v[0:1], v2, off
	s_andn2_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB4_2
.LBB4_12:
	s_waitcnt vmcnt(0)
	global_store_dword v4, v2, s[4:5]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k4
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 18
		.amdhsa_accum_offset 16
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
.Lfunc_end4:
	.size	k4, .Lfunc_end4-k4
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k5
	.globl	k5
	.p2align	8
	.type	k5,@function
k5:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	v_lshl_add_u32 v18, s2, 6, v0
	v_and_b32_e32 v2, 0x3ff, v18
	v_lshlrev_b32_e32 v4, 2, v0
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v4, s[4:5]
	global_load_dword v11, v2, s[6:7]
	v_and_b32_e32 v3, 63, v0
	v_xor_b32_e32 v6, 1, v3
	v_lshlrev_b32_e32 v6, 2, v6
	s_load_dwordx2 s[10:11], s[0:1], 0x24
	s_load_dword s16, s[0:1], 0x2c
	ds_read_b32 v20, v6
	s_mov_b64 s[12:13], exec
	v_mbcnt_lo_u32_b32 v6, s12, 0
	v_lshlrev_b32_e32 v19, 2, v3
	v_mbcnt_hi_u32_b32 v3, s13, v6
	s_add_i32 s20, s2, s8
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, s20, v20
	v_cmp_eq_u32_e64 s[2:3], 0, v3
	s_waitcnt vmcnt(1)
	ds_write_b32 v19, v1
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB5_2
	s_and_b32 s2, s11, 0x3ff
	s_bcnt1_i32_b64 s3, vcc
	s_bcnt1_i32_b64 s12, s[12:13]
	s_lshl_b32 s2, s2, 2
	s_mul_i32 s3, s3, s12
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v6, s3
	global_atomic_add v3, v6, s[4:5] sc1
.LBB5_2:
	s_or_b64 exec, exec, s[14:15]
	s_load_dword s14, s[0:1], 0x20
	s_load_dword s17, s[0:1], 0x30
	s_load_dwordx2 s[2:3], s[0:1], 0x18
	s_and_b32 s0, s9, 3
	v_mov_b32_e32 v3, v5
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v6, s14
	v_xor_b32_e32 v16, s9, v0
	s_cmp_eq_u32 s0, 0
	v_cvt_f32_ubyte0_e32 v17, v0
	s_cbranch_scc1 .LBB5_11
	s_mul_i32 s18, s0, 9
	s_add_i32 s0, s8, 21
	s_and_b32 s0, s0, 0x3ff
	v_cvt_f32_i32_e32 v9, s2
	s_lshl_b32 s0, s0, 2
	s_add_u32 s12, s6, s0
	s_addc_u32 s13, s7, 0
	s_and_b32 s19, s20, 7
	s_cmp_lg_u32 s19, 0
	v_cvt_f16_f32_e32 v9, v9
	s_cselect_b64 s[0:1], -1, 0
	v_cvt_f32_ubyte0_e32 v7, v0
	v_cndmask_b32_e64 v13, 0, 1, s[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, v11, v7
	v_xor_b32_e32 v10, v20, v16
	v_mov_b32_e32 v12, s14
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 3
	v_cmp_ne_u32_e64 s[0:1], 1, v13
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v15, v1
.LBB5_4:
	v_mov_b32_dpp v13, v22 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e32 vcc, s10, v13
	global_store_dword v21, v8, s[12:13]
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB5_6
	v_and_b32_e32 v13, 0x3ff, v14
	v_lshlrev_b32_e32 v13, 2, v13
	global_load_dword v13, v13, s[4:5]
	s_min_u32 s21, s18, 5
	v_mov_b32_e32 v23, s21
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v13, v14, v13
	v_and_b32_e32 v13, 0x3ff, v13
	v_lshlrev_b32_e32 v13, 2, v13
	global_atomic_add v13, v23, s[4:5] sc1
.LBB5_6:
	s_or_saveexec_b64 s[14:15], s[14:15]
	v_mov_b32_e32 v13, v6
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB5_9
	s_and_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v13, v6
	s_mov_b32 s21, s19
	s_cbranch_vccnz .LBB5_9
.LBB5_8:
	v_mov_b32_e32 v14, s21
	s_add_i32 s21, s21, -1
	v_mov_b32_e32 v23, s8
	v_and_b32_e32 v15, 0xffff, v15
	s_and_b32 s22, s21, 0xffff
	v_fma_f16 v13, v9, v13, 0.5
	v_mov_b32_dpp v14, v23 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_cmp_lg_u32 s22, 0
	v_mad_u32_u24 v15, v15, 3, v10
	s_cbranch_scc1 .LBB5_8
.LBB5_9:
	s_or_b64 exec, exec, s[14:15]
	v_subrev_f32_e32 v12, s16, v12
	s_lshr_b32 s14, s18, 1
	v_cmp_gt_f16_e32 vcc, 2.0, v6
	s_cmp_lt_u32 s18, 2
	s_nop 0
	v_cndmask_b32_e64 v12, v7, |v12|, vcc
	s_cbranch_scc1 .LBB5_12
	v_mov_b32_e32 v6, v13
	s_mov_b32 s18, s14
	s_branch .LBB5_4
.LBB5_11:
	v_mov_b32_e32 v12, s14
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v13, v6
	v_mov_b32_e32 v15, v1
.LBB5_12:
	v_lshl_add_u64 v[8:9], s[4:5], 0, v[4:5]
	v_lshl_add_u64 v[6:7], s[6:7], 0, v[2:3]
	s_mov_b64 s[0:1], exec
	s_mov_b32 s12, 0
.LBB5_13:
	s_ff1_i32_b64 s13, s[0:1]
	v_readlane_b32 s18, v14, s13
	s_lshl_b64 s[14:15], 1, s13
	s_add_i32 s12, s12, s18
	s_andn2_b64 s[0:1], s[0:1], s[14:15]
	s_cmp_lg_u64 s[0:1], 0
	s_cbranch_scc1 .LBB5_13
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB5_16
	s_and_b32 s13, s17, 0x3ff
	s_lshl_b32 s13, s13, 2
	v_mov_b32_e32 v3, s13
	v_mov_b32_e32 v5, s12
	global_atomic_add v3, v5, s[4:5] sc1
.LBB5_16:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v3, 0x3ff, v14
	v_lshlrev_b32_e32 v10, 2, v3
	global_load_dword v22, v10, s[4:5]
	v_frexp_exp_i32_f32_e32 v3, v12
	v_frexp_mant_f32_e32 v5, v12
	v_mul_f32_e32 v5, 0x3faaaaab, v5
	v_add_u32_e32 v3, -1, v3
	v_ldexp_f32 v3, v5, v3
	v_cvt_f16_f32_e32 v3, v3
	v_fma_f16 v3, v3, v13, 0.5
	v_cvt_f32_f16_e32 v5, v3
	v_mov_b64_e32 v[12:13], s[2:3]
	v_add_f32_e32 v23, 0xbe800000, v5
	v_cvt_i32_f32_e64 v21, |v23|
	v_and_b32_e32 v13, 0x7fffffff, v23
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v22, v21
	v_mov_b32_e32 v22, s20
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB5_42
	global_load_dword v12, v[8:9], off
	s_xor_b32 s0, s10, s8
	s_or_b32 s0, s0, 1
	v_cvt_f32_u32_e32 v13, s0
	s_sub_i32 s1, 0, s0
	v_rcp_iflag_f32_e32 v13, v13
	s_nop 0
	v_mul_f32_e32 v13, 0x4f7ffffe, v13
	v_cvt_u32_f32_e32 v13, v13
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v12, v12, v18
	v_readfirstlane_b32 s10, v13
	s_mul_i32 s1, s1, s10
	s_mul_hi_u32 s1, s10, s1
	s_add_i32 s10, s10, s1
	s_mul_hi_u32 s1, s8, s10
	s_mul_i32 s1, s1, s0
	s_sub_i32 s1, s8, s1
	s_sub_i32 s10, s1, s0
	s_cmp_ge_u32 s1, s0
	s_cselect_b32 s1, s10, s1
	s_sub_i32 s10, s1, s0
	s_cmp_ge_u32 s1, s0
	v_cmp_gt_i32_e32 vcc, s17, v12
	s_cselect_b32 s0, s10, s1
	s_bcnt1_i32_b64 s1, vcc
	s_cmp_lg_u32 s0, s1
	s_mov_b32 s10, 0
	s_cbranch_scc0 .LBB5_25
	v_and_b32_e32 v12, 15, v21
	v_add_u32_e32 v13, 1, v12
	v_cvt_f32_ubyte0_e32 v22, v13
	v_rcp_iflag_f32_e32 v22, v22
	v_not_b32_e32 v12, v12
	s_abs_i32 s15, s8
	s_ashr_i32 s14, s8, 31
	v_mul_f32_e32 v22, 0x4f7ffffe, v22
	v_cvt_u32_f32_e32 v22, v22
	s_mov_b64 s[0:1], exec
	v_mul_lo_u32 v12, v12, v22
	v_mul_hi_u32 v12, v22, v12
	v_add_u32_e32 v12, v22, v12
	v_mul_hi_u32 v12, s15, v12
	v_mul_lo_u32 v22, v12, v13
	v_sub_u32_e32 v22, s15, v22
	v_add_u32_e32 v23, 1, v12
	v_cmp_ge_u32_e32 vcc, v22, v13
	s_nop 1
	v_cndmask_b32_e32 v12, v12, v23, vcc
	v_sub_u32_e32 v23, v22, v13
	v_cndmask_b32_e32 v22, v22, v23, vcc
	v_add_u32_e32 v23, 1, v12
	v_cmp_ge_u32_e32 vcc, v22, v13
	s_nop 1
	v_cndmask_b32_e32 v12, v12, v23, vcc
	v_xor_b32_e32 v12, s14, v12
	v_subrev_u32_e32 v12, s14, v12
.LBB5_19:
	s_ff1_i32_b64 s14, s[0:1]
	v_readlane_b32 s17, v12, s14
	s_lshl_b64 s[14:15], 1, s14
	s_add_i32 s10, s10, s17
	s_andn2_b64 s[0:1], s[0:1], s[14:15]
	s_cmp_lg_u64 s[0:1], 0
	s_cbranch_scc1 .LBB5_19
	v_mbcnt_lo_u32_b32 v12, exec_lo, 0
	v_mbcnt_hi_u32_b32 v12, exec_hi, v12
	v_cmp_eq_u32_e32 vcc, 0, v12
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB5_22
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, s10
	global_atomic_add v12, v13, s[4:5] offset:4068 sc1
.LBB5_22:
	s_or_b64 exec, exec, s[0:1]
	v_readfirstlane_b32 s0, v21
	v_mov_b32_e32 v12, 0x3e800000
	s_mov_b32 s10, 0x3e800000
	v_cmp_ne_u32_e32 vcc, s0, v20
	s_nop 1
	v_cndmask_b32_e64 v12, v12, |v5|, vcc
	v_add_f32_e32 v5, 0x3fc00000, v5
	v_sub_f32_e32 v12, v12, v5
	v_and_b32_e32 v21, 0x7fffffff, v12
	v_cmp_gt_f16_e32 vcc, 2.0, v3
	v_mov_b32_e32 v5, v11
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_24
	global_load_dword v13, v[8:9], off
	global_load_dword v21, v4, s[6:7]
	v_sub_f32_e64 v22, s10, |v12|
	v_med3_f32 v22, s16, |v22|, 4.0
	v_add_f32_e32 v22, 0x3fa00000, v22
	v_cvt_f32_i32_e32 v5, s9
	v_frexp_exp_i32_f32_e32 v23, v22
	v_frexp_mant_f32_e32 v22, v22
	v_rcp_f32_e32 v22, v22
	v_frexp_exp_i32_f32_e32 v24, v5
	v_frexp_mant_f32_e32 v5, v5
	v_sub_u32_e32 v23, v24, v23
	v_mul_f32_e32 v5, v5, v22
	v_ldexp_f32 v5, v5, v23
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v13, 7, v13
	s_waitcnt vmcnt(0)
	v_fma_f32 v12, v21, v21, |v12|
	v_cmp_gt_u32_sdwa s[14:15], v13, v15 src0_sel:DWORD src1_sel:WORD_0
	s_nop 1
	v_cndmask_b32_e64 v21, -v12, v12, s[14:15]
.LBB5_24:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], 0
	s_branch .LBB5_26
.LBB5_25:
	s_mov_b64 s[0:1], -1
.LBB5_26:
	s_and_b64 vcc, exec, s[0:1]
	v_cmp_ne_u16_e64 s[0:1], 7, v15
	s_cbranch_vccz .LBB5_31
	v_mov_b32_e32 v5, s8
	ds_bpermute_b32 v5, v4, v5
	s_and_b32 s9, s9, 7
	s_cmp_lg_u32 s9, 0
	s_cselect_b64 s[14:15], -1, 0
	s_mov_b32 s10, 0
	s_and_b64 s[14:15], s[14:15], s[0:1]
	s_and_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB5_30
	s_mov_b32 s14, 0
.LBB5_29:
	v_add_u32_e32 v12, s14, v20
	v_and_b32_e32 v12, 0x3ff, v12
	v_mov_b32_e32 v13, s14
	v_lshlrev_b32_e32 v12, 2, v12
	global_atomic_add v12, v13, s[4:5] sc1
	s_and_b32 s10, s10, 0xff
	s_add_i32 s10, s10, 1
	s_and_b32 s14, s10, 0xff
	s_cmp_eq_u32 s9, s14
	s_cbranch_scc0 .LBB5_29
.LBB5_30:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_i32_e32 v21, v5
	v_mov_b32_e32 v5, v11
.LBB5_31:
	v_cmp_ne_u16_e32 vcc, 7, v15
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB5_33
	global_load_dword v8, v[8:9], off
	v_and_b32_e32 v9, 15, v20
	v_add_u32_e32 v12, 1, v9
	v_cvt_f32_ubyte0_e32 v13, v12
	v_rcp_iflag_f32_e32 v13, v13
	v_not_b32_e32 v9, v9
	v_sub_u32_e32 v11, 0, v18
	v_max_i32_e32 v11, v18, v11
	v_mul_f32_e32 v13, 0x4f7ffffe, v13
	v_cvt_u32_f32_e32 v13, v13
	v_ashrrev_i32_e32 v10, 31, v18
	s_mul_i32 s9, s3, 3
	s_mul_hi_u32 s10, s2, 3
	v_mul_lo_u32 v9, v9, v13
	v_mul_hi_u32 v9, v13, v9
	v_add_u32_e32 v9, v13, v9
	v_mul_hi_u32 v9, v11, v9
	v_mul_lo_u32 v13, v9, v12
	v_sub_u32_e32 v11, v11, v13
	v_add_u32_e32 v16, 1, v9
	v_cmp_ge_u32_e32 vcc, v11, v12
	v_sub_u32_e32 v13, v11, v12
	s_mul_i32 s14, s2, 3
	v_cndmask_b32_e32 v9, v9, v16, vcc
	v_cndmask_b32_e32 v11, v11, v13, vcc
	v_add_u32_e32 v13, 1, v9
	v_cmp_ge_u32_e32 vcc, v11, v12
	s_add_i32 s10, s10, s9
	s_add_u32 s16, s14, 11
	v_cndmask_b32_e32 v9, v9, v13, vcc
	v_xor_b32_e32 v9, v9, v10
	v_sub_u32_e32 v9, v9, v10
	v_sub_u32_e32 v10, 0, v9
	v_cmp_eq_u32_e32 vcc, 15, v0
	s_addc_u32 s17, s10, 0
	s_waitcnt vmcnt(0)
	v_bfe_u32 v8, v8, v14, 5
	v_cndmask_b32_e32 v9, v10, v9, vcc
	v_add_u32_e32 v16, v8, v9
.LBB5_33:
	s_or_saveexec_b64 s[14:15], s[0:1]
	v_mov_b64_e32 v[12:13], s[16:17]
	v_mov_b32_e32 v22, s20
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB5_41
	v_mov_b32_e32 v11, 0
	v_lshl_add_u64 v[8:9], s[4:5], 0, v[10:11]
	global_load_dword v8, v[8:9], off
	v_mov_b32_e32 v10, 17
	v_and_b32_e32 v11, s8, v18
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v9, 2, v8
	ds_bpermute_b32 v9, v9, v10
	v_mov_b32_e32 v10, 26
	v_add_u32_sdwa v10, sext(v0), v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_bfe_u32 v10, v10, v11, 5
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_i32_e32 vcc, v9, v10
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[16:17], exec, s[0:1]
	s_cbranch_execz .LBB5_38
	v_cvt_i32_f32_e32 v9, v21
	v_sub_u32_e32 v1, 0, v0
	v_cmp_lt_i32_e32 vcc, s8, v18
	s_nop 1
	v_cndmask_b32_e32 v1, v1, v0, vcc
	v_cmp_gt_i32_e32 vcc, 0, v9
	s_bcnt1_i32_b64 s0, vcc
	v_cmp_le_i32_e64 s[0:1], s0, v8
	ds_write_b32 v19, v1
	s_and_saveexec_b64 s[18:19], s[0:1]
	v_cndmask_b32_e64 v8, 0, 1, vcc
	v_cmp_ne_u32_e32 vcc, 0, v8
	s_bcnt1_i32_b64 s0, vcc
	v_mov_b32_e32 v8, s0
	s_or_b64 exec, exec, s[18:19]
	v_or_b32_e32 v10, 1, v0
	v_cvt_f32_ubyte0_e32 v11, v10
	v_rcp_iflag_f32_e32 v12, v11
	s_cmp_eq_u32 s11, s2
	s_mov_b32 s0, 0x41500000
	v_sub_u32_e32 v9, 0, v14
	v_mul_f32_e32 v12, 0x41500000, v12
	v_trunc_f32_e32 v12, v12
	v_cvt_u32_f32_e32 v13, v12
	s_cselect_b64 vcc, -1, 0
	v_fma_f32 v12, -v12, v11, s0
	v_cndmask_b32_e32 v9, v9, v14, vcc
	v_cmp_ge_f32_e64 vcc, |v12|, v11
	s_nop 1
	v_addc_co_u32_e32 v11, vcc, 0, v13, vcc
	v_mul_lo_u32 v10, v11, v10
	v_sub_u32_e32 v10, 13, v10
	v_and_b32_e32 v10, 0x3ff, v10
	v_min_i32_e32 v9, v9, v10
	v_and_b32_e32 v9, 15, v9
	v_ashrrev_i32_e32 v9, v9, v8
.LBB5_38:
	s_andn2_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB5_40
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v9, s20
	global_store_dword v2, v8, s[4:5]
.LBB5_40:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_i32_e64 s[0:1], s8, 11
	s_bcnt1_i32_b64 s0, s[0:1]
	v_min_i32_e32 v8, v14, v9
	v_mul_lo_u32 v8, v8, s0
	v_and_b32_e32 v8, 15, v8
	v_lshrrev_b32_e64 v22, v8, 19
	v_mov_b64_e32 v[12:13], s[2:3]
.LBB5_41:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v13, v17
	v_mov_b32_e32 v11, v5
.LBB5_42:
	s_or_b64 exec, exec, s[12:13]
	s_and_b32 s9, s8, 7
	s_cmp_eq_u32 s9, 0
	s_cbranch_scc1 .LBB5_49
	v_mov_b32_e32 v5, 0
	v_sub_u32_e32 v8, v22, v14
	v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
	v_cmp_eq_u32_e32 vcc, 11, v8
	s_mov_b32 s10, s9
	s_branch .LBB5_45
.LBB5_44:
	s_or_b64 exec, exec, s[2:3]
	s_add_i32 s10, s10, -1
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB5_49
.LBB5_45:
	global_load_dword v13, v[4:5], off
	s_mov_b32 s0, s9
	s_waitcnt vmcnt(0)
	v_fma_mixlo_f16 v8, v13, v13, 0
.LBB5_46:
	v_fma_f16 v9, v8, v3, 0.5
	s_add_i32 s0, s0, -1
	s_cmp_eq_u32 s0, 0
	v_cndmask_b32_e32 v3, v9, v3, vcc
	s_cbranch_scc0 .LBB5_46
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v8, s6, 0
	v_mbcnt_hi_u32_b32 v8, s7, v8
	v_cmp_eq_u32_e64 s[0:1], 0, v8
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB5_44
	s_and_b32 s0, s10, 0x3ff
	s_min_i32 s1, s10, s8
	s_bcnt1_i32_b64 s6, s[6:7]
	s_lshl_b32 s0, s0, 2
	s_mul_i32 s1, s1, s6
	v_mov_b32_e32 v8, s0
	v_mov_b32_e32 v9, s1
	global_atomic_add v8, v9, s[4:5] sc1
	s_branch .LBB5_44
.LBB5_49:
	v_and_b32_e32 v4, 0xffff, v15
	v_add_u32_sdwa v0, sext(v0), s8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_add3_u32 v0, v0, v4, v14
	v_cvt_f32_f16_e32 v3, v3
	v_add3_u32 v0, v0, v16, v22
	v_add3_u32 v0, v0, v12, v1
	global_store_dword v2, v0, s[4:5]
	v_add_f32_e32 v0, v11, v13
	v_add_f32_e32 v0, v0, v3
	global_store_dword v[6:7], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k5
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 25
		.amdhsa_next_free_sgpr 23
		.amdhsa_accum_offset 28
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
	.size	k5, .Lfunc_end5-k5
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k6
	.globl	k6
	.p2align	8
	.type	k6,@function
k6:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v7, 63, v0
	v_lshlrev_b32_e32 v9, 2, v7
	s_waitcnt lgkmcnt(0)
	global_load_dword v6, v1, s[4:5]
	v_xor_b32_e32 v8, s9, v0
	v_xor_b32_e32 v7, 1, v7
	v_lshlrev_b32_e32 v7, 2, v7
	ds_read_b32 v11, v7
	v_and_b32_e32 v7, 15, v8
	v_add_u32_e32 v13, 1, v7
	v_cvt_f32_ubyte0_e32 v12, v13
	v_rcp_iflag_f32_e32 v14, v12
	v_not_b32_e32 v7, v7
	s_load_dword s3, s[0:1], 0x20
	s_load_dword s10, s[0:1], 0x30
	v_mul_f32_e32 v14, 0x4f7ffffe, v14
	v_cvt_u32_f32_e32 v14, v14
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v16, 0, v11
	v_max_i32_e32 v16, v11, v16
	v_cvt_i32_f32_e32 v12, s3
	v_mul_lo_u32 v7, v7, v14
	v_mul_hi_u32 v7, v14, v7
	v_add_u32_e32 v7, v14, v7
	v_mul_hi_u32 v7, v16, v7
	v_mul_lo_u32 v14, v7, v13
	v_sub_u32_e32 v14, v16, v14
	v_add_u32_e32 v18, 1, v7
	v_cmp_ge_u32_e32 vcc, v14, v13
	v_sub_u32_e32 v16, v14, v13
	v_ashrrev_i32_e32 v15, 31, v11
	v_cndmask_b32_e32 v7, v7, v18, vcc
	v_cndmask_b32_e32 v14, v14, v16, vcc
	v_add_u32_e32 v16, 1, v7
	v_cmp_ge_u32_e32 vcc, v14, v13
	v_sub_u32_e32 v17, 0, v12
	s_and_b32 s10, s10, 7
	v_cndmask_b32_e32 v7, v7, v16, vcc
	v_xor_b32_e32 v7, v7, v15
	v_sub_u32_e32 v13, v7, v15
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 0x3ff, v6
	v_lshlrev_b32_e32 v1, 2, v1
	global_load_dword v3, v1, s[4:5]
	v_mul_lo_u32 v5, v6, v6
	v_lshl_add_u32 v1, s2, 6, v0
	v_and_b32_e32 v5, 7, v5
	v_and_b32_e32 v2, 0x3ff, v1
	v_lshlrev_b32_e64 v5, v5, s9
	v_lshlrev_b32_e32 v4, 2, v2
	global_load_dword v1, v4, s[6:7]
	s_and_b32 s9, s8, s9
	s_and_b32 s9, s9, 7
	s_waitcnt vmcnt(1)
	v_add3_u32 v3, v3, v8, v5
	v_and_b32_e32 v5, 0x3ff, v3
	v_lshlrev_b32_e32 v5, 2, v5
	global_load_dword v10, v5, s[4:5]
	v_bfe_u32 v8, v8, s8, 5
	v_mov_b32_e32 v5, 0
	v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
	s_waitcnt vmcnt(1)
	v_cmp_gt_f32_e32 vcc, -1.0, v1
	s_nop 1
	v_cndmask_b32_e32 v7, v17, v12, vcc
	ds_write_b32 v9, v7
	s_waitcnt vmcnt(0)
	v_min_i32_e32 v9, 23, v10
	s_nop 1
	v_mov_b32_dpp v9, v13 row_shr:1 row_mask:0xf bank_mask:0xf
	v_cmp_gt_i32_e32 vcc, v9, v8
	s_bcnt1_i32_b64 s14, vcc
	v_lshlrev_b32_e32 v8, s10, v12
	s_cmp_lt_i32 s9, 2
	v_mad_u64_u32 v[8:9], s[10:11], v6, 3, v[8:9]
	s_cbranch_scc1 .LBB6_6
	s_cmp_gt_i32 s9, 2
	s_cbranch_scc0 .LBB6_7
	s_cmp_lt_i32 s9, 4
	s_cbranch_scc1 .LBB6_8
	s_cmp_eq_u32 s9, 4
	v_mov_b32_e32 v9, s8
	s_cbranch_scc0 .LBB6_5
	v_bfe_u32 v9, v0, v11, 5
	v_and_b32_e32 v11, 15, v0
	v_add_u16_e32 v11, 1, v11
	v_add_u32_sdwa v9, v9, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_cvt_f32_ubyte0_e32 v11, v11
	v_cvt_f32_u32_e32 v9, v9
	v_rcp_iflag_f32_e32 v12, v11
	s_nop 0
	v_mul_f32_e32 v12, v9, v12
	v_trunc_f32_e32 v12, v12
	v_cvt_u32_f32_e32 v13, v12
	v_fma_f32 v9, -v12, v11, v9
	v_cmp_ge_f32_e64 vcc, |v9|, v11
	s_nop 1
	v_addc_co_u32_e32 v9, vcc, 0, v13, vcc
	v_and_b32_e32 v9, 0x1ff, v9
.LBB6_5:
	v_add_u32_e32 v11, -1, v3
	s_branch .LBB6_10
.LBB6_6:
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[6:7], 0
	s_branch .LBB6_12
.LBB6_7:
	s_mov_b64 s[6:7], -1
	s_branch .LBB6_11
.LBB6_8:
	s_cbranch_execz .LBB6_10
	v_mov_b32_e32 v12, s8
	s_movk_i32 s10, 0xc3
	v_cvt_f32_ubyte0_e32 v9, v0
	v_mov_b32_dpp v12, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mov_b32_e32 v11, 0x3fc00000
	v_cmp_ne_u32_sdwa vcc, v8, s10 src0_sel:WORD_0 src1_sel:DWORD
	v_and_b32_e32 v12, 0x3ff, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_cndmask_b32_e32 v11, v11, v9, vcc
	v_mov_b32_e32 v9, s8
	global_store_dword v12, v11, s[6:7]
	v_mov_b32_e32 v11, v3
.LBB6_10:
	s_mov_b64 s[6:7], 0
.LBB6_11:
	s_mov_b64 s[12:13], 0
.LBB6_12:
	s_load_dwordx2 s[10:11], s[0:1], 0x18
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB6_17
	s_cmp_gt_i32 s9, 0
	v_mov_b32_e32 v12, s14
	s_cbranch_scc1 .LBB6_15
	s_load_dword s0, s[0:1], 0x24
	v_mov_b32_e32 v9, 23
	v_xor_b32_sdwa v9, v10, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_add_u32_e32 v10, s14, v3
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s0, 17
	v_xor_b32_e32 v10, s0, v10
	v_sub_u32_e32 v9, v9, v10
	v_add_u32_e32 v12, 3, v9
.LBB6_15:
	v_mad_u64_u32 v[8:9], s[0:1], v8, 3, v[6:7]
	s_cbranch_execnz .LBB6_18
.LBB6_16:
	v_mov_b32_e32 v12, s14
	s_branch .LBB6_19
.LBB6_17:
	v_mov_b32_e32 v12, s14
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB6_16
.LBB6_18:
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s0, s10, 31
	s_add_i32 s0, s10, s0
	s_ashr_i32 s0, s0, 1
	v_mov_b32_e32 v6, s0
	v_mad_u64_u32 v[8:9], s[0:1], v8, 3, v[6:7]
	v_mov_b32_e32 v9, s8
	v_mov_b32_e32 v11, v3
.LBB6_19:
	v_cvt_f16_f32_e32 v3, s3
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s10, s8
	v_bfe_i32 v0, v0, 0, 8
	s_add_i32 s0, s0, s2
	v_add3_u32 v0, s0, v0, v7
	v_cvt_f32_f16_e32 v3, v3
	v_and_b32_e32 v6, 0xffff, v8
	v_add3_u32 v0, v0, v12, v9
	v_add3_u32 v0, v0, v11, v6
	v_lshlrev_b32_e32 v2, 2, v2
	global_store_dword v2, v0, s[4:5]
	v_add_f32_e32 v0, s3, v1
	v_add_f32_e32 v0, v0, v3
	global_store_dword v[4:5], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k6
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 19
		.amdhsa_next_free_sgpr 15
		.amdhsa_accum_offset 20
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
	.size	k6, .Lfunc_end6-k6
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k7
	.globl	k7
	.p2align	8
	.type	k7,@function
k7:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	v_lshlrev_b32_e32 v2, 2, v0
	v_lshl_add_u32 v1, s2, 6, v0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v19, v2, s[4:5]
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshl_add_u64 v[8:9], s[4:5], 0, v[2:3]
	v_lshlrev_b32_e32 v2, 2, v1
	global_load_dword v1, v2, s[6:7]
	v_and_b32_e32 v5, 63, v0
	v_lshlrev_b32_e32 v17, 2, v5
	v_xor_b32_e32 v5, 1, v5
	v_lshlrev_b32_e32 v5, 2, v5
	ds_read_b32 v21, v5
	s_add_i32 s10, s2, s8
	s_and_b32 s2, s10, 15
	v_mov_b32_e32 v4, 0xfff8
	s_ashr_i32 s2, -5, s2
	s_and_b32 s2, s2, 0xff
	s_load_dword s19, s[0:1], 0x20
	s_add_i32 s11, s2, 3
	v_bfe_i32 v14, v0, 0, 8
	v_mov_b32_e32 v18, s10
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v21, v19
	s_nop 1
	v_cndmask_b32_e64 v4, v4, 14, vcc
	v_mad_u64_u32 v[4:5], s[2:3], v19, 3, v[4:5]
	v_and_b32_e32 v5, 0xffff, v4
	v_bfe_u32 v5, v5, v14, 5
	v_mul_lo_u32 v5, v5, v19
	v_cmp_ge_i32_e32 vcc, s11, v5
	ds_write_b32 v17, v19
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB7_3
	v_and_b32_e32 v5, 0x3ff, v19
	v_lshlrev_b32_e32 v5, 2, v5
	global_load_dword v5, v5, s[4:5]
	v_cmp_ngt_f32_e64 s[12:13], s19, 0.5
	v_mov_b32_e32 v18, s10
	s_and_b64 vcc, exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v5, v5, s8
	v_sub_u32_e32 v6, 0, v5
	v_max_i32_e32 v5, v5, v6
	global_store_dword v2, v5, s[4:5]
	s_cbranch_vccnz .LBB7_3
	global_load_dword v5, v[8:9], off
	v_sub_u32_e32 v6, 0, v4
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 27, v5
	s_nop 1
	v_cndmask_b32_e32 v5, v6, v4, vcc
	v_mov_b32_e32 v6, 0x10000
	v_lshl_add_u32 v5, v5, 16, v6
	v_ashrrev_i32_e32 v18, 16, v5
.LBB7_3:
	s_or_b64 exec, exec, s[2:3]
	s_load_dwordx2 s[2:3], s[0:1], 0x18
	s_load_dword s18, s[0:1], 0x30
	v_cvt_f16_f32_e32 v16, s19
	v_and_b32_e32 v6, s8, v21
	v_mad_u64_u32 v[4:5], s[10:11], v4, 3, v[6:7]
	v_and_b32_e32 v5, 7, v18
	v_xor_b32_e32 v15, s9, v0
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB7_28
	v_cvt_i32_f32_e32 v5, s19
	v_cvt_f32_f16_e32 v24, v16
	s_mov_b32 s20, 0
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s21, 0, s18
	v_readfirstlane_b32 s22, v5
	v_and_b32_e32 v23, 7, v5
	v_and_b32_e32 v22, 0xffff, v4
	s_mov_b64 s[12:13], 0
	v_mov_b64_e32 v[6:7], s[2:3]
	v_mov_b32_e32 v20, s8
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v5, v19
	s_branch .LBB7_7
.LBB7_5:
	v_mov_b32_e32 v19, v28
	v_mov_b32_e32 v5, v27
	v_mov_b32_e32 v20, v26
	v_mov_b32_e32 v18, v25
	v_mov_b64_e32 v[6:7], v[12:13]
.LBB7_6:
	s_add_i32 s20, s20, 1
	v_and_b32_e32 v10, 7, v18
	v_cmp_ge_u32_e32 vcc, s20, v10
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB7_27
.LBB7_7:
	s_lshl_b32 s14, s9, s20
	s_and_b32 s23, s14, 7
	v_mov_b32_e32 v27, v5
	v_mov_b32_e32 v26, v20
	v_mov_b32_e32 v25, v18
	v_mov_b32_e32 v28, v19
	s_cmp_lt_i32 s23, 2
	s_cbranch_scc1 .LBB7_12
	s_cmp_lt_i32 s23, 3
	v_mov_b32_e32 v18, v25
	v_mov_b32_e32 v20, v15
	v_mov_b32_e32 v5, v27
	v_mov_b32_e32 v19, v28
	s_cbranch_scc1 .LBB7_22
	s_cmp_lt_i32 s23, 4
	s_cbranch_scc1 .LBB7_13
	s_cmp_lg_u32 s23, 4
	s_cbranch_scc0 .LBB7_14
	v_add_u32_e32 v5, -1, v27
	s_mov_b64 s[14:15], 0
	s_branch .LBB7_15
.LBB7_12:
	s_branch .LBB7_23
.LBB7_13:
	s_mov_b64 s[14:15], 0
	s_cbranch_execnz .LBB7_16
	s_branch .LBB7_17
.LBB7_14:
	s_mov_b64 s[14:15], -1
.LBB7_15:
	v_mov_b32_e32 v18, v25
	v_mov_b32_e32 v19, v28
	s_branch .LBB7_17
.LBB7_16:
	v_mov_b32_e32 v19, s20
	s_mov_b64 s[14:15], -1
	ds_write_b32 v17, v19
.LBB7_17:
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB7_21
	v_and_b32_e32 v5, 0x3ff, v27
	v_lshlrev_b32_e32 v5, 2, v5
	global_load_dword v5, v5, s[4:5]
	v_cvt_f32_ubyte0_e32 v12, s20
	v_mov_b32_e32 v13, s9
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 15, v5
	v_add_u16_e32 v5, 1, v5
	v_cvt_f32_ubyte0_e32 v5, v5
	v_rcp_iflag_f32_e32 v10, v5
	v_mov_b32_dpp v13, v13 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mul_f32_e32 v10, v12, v10
	v_trunc_f32_e32 v10, v10
	v_cvt_u32_f32_e32 v18, v10
	v_fma_f32 v10, -v10, v5, v12
	v_cmp_ge_f32_e64 vcc, |v10|, v5
	s_nop 1
	v_addc_co_u32_e32 v5, vcc, 0, v18, vcc
	v_add_u32_sdwa v5, s20, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_cmp_le_i32_sdwa s[16:17], sext(v5), v13 src0_sel:WORD_0 src1_sel:DWORD
	v_mov_b32_e32 v18, v15
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB7_20
	s_cmp_lt_i32 s20, s22
	s_cselect_b32 s16, s21, s18
	s_and_b32 s16, s16, 15
	s_add_i32 s16, s16, 1
	v_lshlrev_b32_e64 v5, v23, s20
	v_cvt_f32_ubyte0_e32 v10, s16
	v_cvt_f32_u32_sdwa v5, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
	v_rcp_iflag_f32_e32 v12, v10
	s_nop 0
	v_mul_f32_e32 v12, v5, v12
	v_trunc_f32_e32 v12, v12
	v_cvt_u32_f32_e32 v13, v12
	v_fma_f32 v5, -v12, v10, v5
	v_cmp_ge_f32_e64 vcc, |v5|, v10
	s_nop 1
	v_addc_co_u32_e32 v5, vcc, 0, v13, vcc
	v_and_b32_e32 v18, 0xffff, v5
.LBB7_20:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v5, v27
.LBB7_21:
	v_mov_b32_e32 v20, v26
.LBB7_22:
	s_cbranch_execnz .LBB7_6
.LBB7_23:
	v_and_b32_e32 v5, 0x3ff, v27
	s_cmp_gt_i32 s23, 0
	v_lshlrev_b32_e32 v5, 2, v5
	s_cbranch_scc0 .LBB7_25
	global_load_dword v10, v5, s[4:5]
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[12:13], s[14:15], v6, 3, v[10:11]
	v_mov_b32_e32 v10, v13
	v_mad_u64_u32 v[18:19], s[14:15], v7, 3, v[10:11]
	v_mov_b32_e32 v13, v18
	s_cbranch_execnz .LBB7_5
	s_branch .LBB7_26
.LBB7_25:
.LBB7_26:
	global_load_dword v10, v[8:9], off
	global_load_dword v12, v5, s[4:5]
	v_mov_b32_dpp v5, v22 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_and_b32_e32 v5, 0x3ff, v5
	v_lshlrev_b32_e32 v5, 2, v5
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v10, 7, v10
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v10, v10, v12
	v_cmp_lt_i32_e32 vcc, v0, v10
	v_mov_b64_e32 v[12:13], v[6:7]
	s_nop 0
	v_cndmask_b32_e64 v10, -v24, v24, vcc
	global_store_dword v5, v10, s[6:7]
	s_branch .LBB7_5
.LBB7_27:
	s_or_b64 exec, exec, s[12:13]
.LBB7_28:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_load_dword s20, s[0:1], 0x24
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB7_30
	v_and_b32_e32 v22, 0xffff, v4
	v_mov_b32_e32 v20, s8
	s_waitcnt lgkmcnt(0)
	v_mov_b64_e32 v[6:7], s[2:3]
	v_mov_b32_e32 v5, v19
.LBB7_30:
	s_or_b64 exec, exec, s[10:11]
	v_lshlrev_b32_e32 v7, 2, v5
	ds_bpermute_b32 v7, v7, v22
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v9, 0x100000
	s_waitcnt lgkmcnt(0)
	v_add_u32_dpp v7, v5, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v8, v5 row_mirror row_mask:0xf bank_mask:0xf
	v_lshl_add_u32 v8, v8, 16, v9
	v_cmp_eq_u32_sdwa s[2:3], v7, sext(v8) src0_sel:DWORD src1_sel:WORD_1
	v_mov_b32_e32 v7, s19
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB7_59
	v_and_b32_e32 v7, 3, v5
	v_cmp_ne_u32_e32 vcc, 0, v7
	v_mov_b32_e32 v7, s19
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB7_58
	s_mov_b32 s17, 0x3fc00000
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v8, s[14:15], s17, s17, v1
	v_rcp_f32_e32 v11, v8
	v_sub_u32_e32 v7, 4, v21
	v_mul_lo_u32 v7, v21, v7
	v_lshlrev_b32_e32 v9, 1, v7
	v_fma_f32 v7, -v8, v11, 1.0
	v_fmac_f32_e32 v11, v7, v11
	v_div_scale_f32 v7, vcc, v1, s17, v1
	v_mul_f32_e32 v12, v7, v11
	v_fma_f32 v13, -v8, v12, v7
	v_or_b32_e32 v10, 1, v15
	v_fmac_f32_e32 v12, v13, v11
	v_fma_f32 v7, -v8, v12, v7
	v_cvt_f32_u32_e32 v8, v10
	v_div_fmas_f32 v7, v7, v11, v12
	v_div_fixup_f32 v7, v7, s17, v1
	v_cvt_f16_f32_e32 v11, v7
	v_and_b32_e32 v7, 1, v0
	v_rcp_iflag_f32_e32 v8, v8
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_and_b32 s2, s9, 15
	s_add_i32 s16, s2, 1
	v_cndmask_b32_e32 v7, -6, v14, vcc
	v_sub_u32_e32 v12, 0, v7
	v_max_i32_e32 v12, v7, v12
	v_mul_f32_e32 v7, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v7, v7
	s_load_dword s21, s[0:1], 0x2c
	s_and_b32 s2, s8, s9
	v_cvt_f32_ubyte0_e32 v22, s16
	s_bitcmp0_b32 s2, 0
	v_rcp_iflag_f32_e32 v23, v22
	v_sub_u32_e32 v8, 0, v10
	s_cselect_b64 s[2:3], -1, 0
	v_mul_lo_u32 v8, v8, v7
	v_mul_hi_u32 v8, v7, v8
	v_cndmask_b32_e64 v26, 0, 1, s[2:3]
	s_mov_b32 s22, 1
	s_sub_i32 s23, 0, s20
	v_add_u16_e32 v13, 3, v18
	v_cvt_f32_ubyte0_e32 v21, v0
	v_add_u32_e32 v8, v7, v8
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v7, s19
	v_not_b32_e32 v24, 27
	v_mov_b32_e32 v25, 2
	v_cmp_ne_u32_e64 s[2:3], 1, v26
	s_branch .LBB7_35
.LBB7_33:
	v_mov_b32_e32 v19, v26
	v_mov_b32_e32 v27, v5
	v_mov_b32_e32 v28, v20
	v_mov_b32_e32 v7, v29
	v_mov_b32_e32 v29, v16
.LBB7_34:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s21
	v_cmp_gt_u32_e32 vcc, s22, v12
	s_lshl_b32 s22, s22, 1
	v_mov_b32_e32 v16, v29
	v_cndmask_b32_e32 v7, v5, v7, vcc
	v_cndmask_b32_e64 v5, v13, 1, vcc
	v_mul_lo_u16_e32 v4, v5, v4
	v_lshlrev_b32_e32 v5, 2, v27
	v_and_b32_e32 v5, 12, v5
	v_cmp_gt_u32_e32 vcc, s22, v5
	s_or_b64 s[14:15], vcc, s[14:15]
	v_mov_b32_e32 v20, v28
	v_mov_b32_e32 v5, v27
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB7_57
.LBB7_35:
	v_and_b32_e32 v27, 15, v4
	v_add_u16_e32 v27, 1, v27
	v_cvt_f32_ubyte0_e32 v27, v27
	v_rcp_iflag_f32_e32 v28, v27
	v_ashrrev_i32_e32 v26, 14, v20
	s_add_i32 s16, s22, 30
	v_xor_b32_e32 v26, s16, v26
	v_mul_f32_e32 v28, v21, v28
	v_trunc_f32_e32 v28, v28
	v_cvt_u32_f32_e32 v29, v28
	v_fma_f32 v28, -v28, v27, v21
	v_cmp_ge_f32_e64 vcc, |v28|, v27
	v_cmp_lt_u32_e64 s[16:17], s22, 12
	s_bcnt1_i32_b64 s16, s[16:17]
	v_addc_co_u32_e32 v27, vcc, 0, v29, vcc
	v_and_b32_e32 v27, 0x3ff, v27
	v_cmp_gt_u32_e32 vcc, s16, v27
	s_bcnt1_i32_b64 s16, vcc
	v_cmp_ge_i32_e32 vcc, s16, v26
	v_mov_b32_e32 v26, v19
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB7_37
	v_add_f32_e32 v19, 0x3fa00000, v7
	v_frexp_mant_f32_e32 v27, v19
	v_rcp_f32_e32 v27, v27
	v_frexp_exp_i32_f32_e32 v19, v19
	v_frexp_exp_i32_f32_e32 v28, v7
	v_frexp_mant_f32_e32 v29, v7
	v_mul_f32_e32 v27, v29, v27
	v_sub_u32_e32 v19, v28, v19
	v_ldexp_f32 v19, v27, v19
	v_cvt_f32_ubyte0_e32 v27, s22
	v_mul_f32_e32 v28, v27, v23
	v_trunc_f32_e32 v28, v28
	v_cvt_u32_f32_e32 v29, v28
	v_cmp_gt_i32_e32 vcc, s9, v5
	v_fma_f32 v27, -v28, v22, v27
	s_bcnt1_i32_b64 s19, vcc
	v_cmp_ge_f32_e64 vcc, |v27|, v22
	v_mov_b32_e32 v26, s19
	ds_write_b32 v17, v26
	v_addc_co_u32_e32 v27, vcc, 0, v29, vcc
	v_lshlrev_b32_sdwa v27, v25, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	global_store_dword v27, v19, s[6:7]
.LBB7_37:
	s_or_b64 exec, exec, s[16:17]
	s_and_b32 s19, s22, 7
	s_cmp_lt_i32 s19, 2
	s_cbranch_scc1 .LBB7_42
	s_cmp_lt_i32 s19, 3
	s_cbranch_scc1 .LBB7_43
	s_cmp_lt_i32 s19, 4
	s_cbranch_scc1 .LBB7_44
	s_cmp_lg_u32 s19, 4
	s_cbranch_scc0 .LBB7_45
	v_add_u32_e32 v27, -1, v5
	s_mov_b64 s[16:17], 0
	s_branch .LBB7_46
.LBB7_42:
	s_branch .LBB7_55
.LBB7_43:
	s_branch .LBB7_53
.LBB7_44:
	s_branch .LBB7_49
.LBB7_45:
	s_mov_b64 s[16:17], -1
.LBB7_46:
	s_andn2_b64 vcc, exec, s[16:17]
	v_mov_b32_e32 v19, v26
	s_cbranch_vccnz .LBB7_48
	v_not_b32_e32 v19, 27
	v_mov_b32_e32 v27, v5
	ds_write_b32 v17, v24
.LBB7_48:
	v_mov_b32_e32 v28, v20
	s_cbranch_execnz .LBB7_52
.LBB7_49:
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v28, v9
	s_cbranch_vccnz .LBB7_51
	v_and_b32_e32 v19, 0x3ff, v5
	v_lshlrev_b32_e32 v19, 2, v19
	global_load_dword v19, v19, s[4:5]
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v27, v19, v8
	v_mul_lo_u32 v27, v27, v10
	v_sub_u32_e32 v19, v19, v27
	v_sub_u32_e32 v27, v19, v10
	v_cmp_ge_u32_e32 vcc, v19, v10
	s_nop 1
	v_cndmask_b32_e32 v19, v19, v27, vcc
	v_sub_u32_e32 v27, v19, v10
	v_cmp_ge_u32_e32 vcc, v19, v10
	s_nop 1
	v_cndmask_b32_e32 v28, v19, v27, vcc
.LBB7_51:
	v_mov_b32_e32 v27, v5
	v_mov_b32_e32 v19, v26
.LBB7_52:
	v_mov_b32_e32 v29, v16
	s_cbranch_execnz .LBB7_54
.LBB7_53:
	v_fma_f16 v29, v11, v16, 0.5
	v_mov_b32_e32 v28, v20
	v_mov_b32_e32 v27, v5
	v_mov_b32_e32 v19, v26
.LBB7_54:
	s_cbranch_execnz .LBB7_34
.LBB7_55:
	s_cmp_lt_i32 s19, 1
	v_mov_b32_e32 v29, 0x3e800000
	s_cbranch_scc1 .LBB7_33
	v_cvt_f32_f16_e32 v19, v16
	v_mov_b32_e32 v27, s23
	v_mov_b32_e32 v28, s20
	v_cmp_eq_u16_e32 vcc, 7, v4
	v_mov_b32_e32 v29, v7
	s_nop 0
	v_cndmask_b32_e32 v27, v27, v28, vcc
	v_and_b32_e32 v27, 0x3ff, v27
	v_lshlrev_b32_e32 v27, 2, v27
	global_store_dword v27, v19, s[6:7]
	s_branch .LBB7_33
.LBB7_57:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v16, v29
	v_mov_b32_e32 v20, v28
.LBB7_58:
	s_or_b64 exec, exec, s[12:13]
	s_cmp_gt_i32 s8, s9
	s_cselect_b32 s2, 3, 0xfd
	v_add_u32_sdwa v5, v6, s2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
.LBB7_59:
	s_or_b64 exec, exec, s[10:11]
	v_lshl_add_u64 v[8:9], s[6:7], 0, v[2:3]
	v_and_b32_e32 v3, 0x3ff, v5
	v_lshlrev_b32_e32 v10, 2, v3
	global_load_dword v3, v10, s[4:5]
	s_load_dword s9, s[0:1], 0x28
	v_mov_b32_e32 v11, 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 7, v3
	v_lshlrev_b32_e64 v3, v3, -5
	v_mul_lo_u32 v3, v3, s8
	v_cmp_ne_u32_e32 vcc, v3, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_65
	s_lshr_b32 s2, s18, 4
	s_and_b32 s2, s2, 0xffc
	v_mov_b32_e32 v3, 0.5
	v_mov_b32_e32 v7, s2
	v_cmp_eq_u16_e32 vcc, 7, v4
	global_store_dword v7, v3, s[6:7]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB7_64
	s_lshl_b32 s6, s20, 2
	s_and_b32 s6, s6, 28
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB7_64
	s_mov_b32 s7, 1
.LBB7_63:
	s_lshl_b32 s7, s7, 1
	s_cmp_le_u32 s7, s6
	s_cbranch_scc1 .LBB7_63
.LBB7_64:
	s_or_b64 exec, exec, s[2:3]
	s_sub_i32 s2, s20, s8
	s_waitcnt lgkmcnt(0)
	s_xor_b32 s2, s2, s9
	s_cmp_eq_u32 s2, 13
	v_mov_b32_e32 v3, 0x3e800000
	v_mov_b32_e32 v7, 0xbe800000
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v7, v3, v7, vcc
.LBB7_65:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v0, v20, v0
	v_mov_b32_e32 v3, 0
	v_sub_u32_sdwa v3, v3, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_max_i32_sdwa v0, sext(v0), v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshl_add_u64 v[10:11], s[4:5], 0, v[10:11]
	global_store_dword v2, v0, s[4:5]
	global_load_dword v0, v[10:11], off
	v_mov_b32_e32 v3, 3
	v_add_u32_e32 v10, v15, v14
	v_add_f32_e32 v1, v1, v7
	v_cvt_f32_f16_e32 v7, v16
	v_mul_u32_u24_sdwa v3, v4, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_add3_u32 v4, v10, v18, v6
	v_add3_u32 v4, v4, v5, v20
	v_add_f32_e32 v1, v1, v7
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 7, v0
	v_lshl_add_u32 v0, v6, v0, v3
	v_and_b32_e32 v0, 0xffff, v0
	v_add3_u32 v0, v4, v19, v0
	global_store_dword v2, v0, s[4:5]
	global_store_dword v[8:9], v1, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k7
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 30
		.amdhsa_next_free_sgpr 24
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
	.size	k7, .Lfunc_end7-k7
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k8
	.globl	k8
	.p2align	8
	.type	k8,@function
k8:
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	s_load_dwordx2 s[6:7], s[0:1], 0x10
	v_lshl_add_u32 v4, s2, 6, v0
	v_and_b32_e32 v2, 0x3ff, v4
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[8:9]
	v_and_b32_e32 v9, 63, v0
	global_load_dword v6, v2, s[10:11]
	s_load_dword s3, s[0:1], 0x18
	s_load_dword s14, s[0:1], 0x24
	v_and_b32_e32 v5, 1, v0
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v7, 2, v9
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_mov_b32_e32 v5, s7
	s_waitcnt vmcnt(1)
	ds_write_b32 v7, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB8_2
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s12, s3, 2
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v7, s14
	ds_bpermute_b32 v5, v5, v7
.LBB8_2:
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], exec
	s_waitcnt lgkmcnt(0)
	global_store_dword v2, v5, s[8:9]
	v_mbcnt_lo_u32_b32 v5, s4, 0
	v_mbcnt_hi_u32_b32 v5, s5, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB8_4
	s_sub_i32 s15, 0x3f8, s6
	s_and_b32 s16, s3, 0xff
	s_and_b32 s14, s14, 0xff
	s_and_b32 s15, s15, 0x3ff
	s_add_i32 s14, s14, s16
	s_bcnt1_i32_b64 s4, s[4:5]
	s_lshl_b32 s15, s15, 2
	s_mul_i32 s4, s14, s4
	v_mov_b32_e32 v5, s15
	v_mov_b32_e32 v7, s4
	global_atomic_add v5, v7, s[8:9] sc1
.LBB8_4:
	s_or_b64 exec, exec, s[12:13]
	s_load_dword s4, s[0:1], 0x20
	s_and_b32 s12, s6, 7
	s_waitcnt vmcnt(1)
	v_max_f32_e64 v7, v6, v6 clamp
	s_cmp_lg_u32 s12, 0
	s_mov_b32 s13, 0
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v10, s4
	v_cvt_f32_f16_e32 v8, v10
	s_cbranch_scc0 .LBB8_15
	s_load_dword s4, s[0:1], 0x2c
	v_xor_b32_e32 v9, 1, v9
	v_lshlrev_b32_e32 v15, 2, v9
	v_cvt_f32_ubyte0_e32 v9, v0
	s_mov_b32 s22, 0x3e800000
	v_med3_f32 v16, v9, s22, 4.0
	v_and_b32_e32 v9, 3, v0
	v_cmp_eq_u32_e64 s[0:1], 1, v9
	v_cvt_f32_f16_e32 v9, v10
	s_waitcnt lgkmcnt(0)
	v_max_f32_e64 v17, s4, s4 clamp
	s_and_b32 s4, s6, s7
	s_bitcmp0_b32 s4, 0
	v_cmp_gt_i32_e32 vcc, s3, v1
	v_and_b32_e32 v5, 7, v0
	v_add_u32_e32 v14, 12, v0
	s_cselect_b64 s[14:15], -1, 0
	v_cndmask_b32_e64 v18, 0, 1, vcc
	v_mov_b32_e32 v10, v7
	v_mov_b32_e32 v13, v6
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v12, v0
.LBB8_6:
	v_cmp_nlt_f32_e64 s[4:5], 0.5, v10
	s_mov_b64 s[16:17], 0
	s_mov_b32 s23, 0
	s_branch .LBB8_9
.LBB8_7:
	s_or_b64 exec, exec, s[20:21]
	v_and_b32_e32 v11, 0xffff, v11
	v_mad_u32_u24 v11, v11, 3, s16
.LBB8_8:
	s_or_b64 exec, exec, s[18:19]
	s_add_u32 s16, s16, 1
	s_addc_u32 s17, s17, 0
	v_mov_b64_e32 v[20:21], s[16:17]
	v_cmp_lt_u64_e32 vcc, s[12:13], v[20:21]
	s_add_i32 s23, s23, 4
	s_cbranch_vccnz .LBB8_12
.LBB8_9:
	s_and_saveexec_b64 s[18:19], s[4:5]
	s_cbranch_execz .LBB8_8
	v_min_i32_e32 v19, s16, v4
	v_lshlrev_b32_e32 v19, v5, v19
	v_cmp_ge_i32_e32 vcc, s16, v19
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB8_7
	ds_read_b32 v13, v15
	v_mov_b32_e32 v19, s23
	v_cmp_ne_u32_e32 vcc, 0, v18
	s_bcnt1_i32_b64 s24, vcc
	v_add_u16_e32 v12, s24, v12
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v13, v19, v13
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, v14, v13
	s_nop 1
	v_cndmask_b32_e64 v13, v16, -v16, vcc
	s_branch .LBB8_7
.LBB8_12:
	v_cndmask_b32_e64 v10, -v10, v10, s[0:1]
	v_sub_f32_e32 v10, v10, v17
	s_add_u32 s4, s12, -1
	v_med3_f32 v10, |v10|, s22, 4.0
	s_addc_u32 s5, s13, -1
	v_cmp_lt_u64_e64 s[12:13], s[12:13], 2
	v_cndmask_b32_e64 v10, |v10|, v9, s[14:15]
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB8_14
	s_mov_b64 s[12:13], s[4:5]
	s_branch .LBB8_6
.LBB8_14:
	s_mov_b64 s[0:1], 0
	s_branch .LBB8_16
.LBB8_15:
	s_mov_b64 s[0:1], -1
.LBB8_16:
	v_lshl_add_u64 v[4:5], s[10:11], 0, v[2:3]
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[2:3]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB8_18
	v_mov_b32_e32 v9, v8
	v_mov_b32_e32 v12, v0
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v13, v6
	v_mov_b32_e32 v10, v7
.LBB8_18:
	v_xor_b32_e32 v0, s7, v0
	v_bfe_i32 v6, v12, 0, 8
	s_add_i32 s3, s3, s2
	v_and_b32_e32 v7, 0xffff, v11
	v_add_lshl_u32 v1, v1, s6, 1
	v_add3_u32 v0, s3, v0, v6
	v_add3_u32 v0, v0, v7, v1
	global_store_dword v[2:3], v0, off
	v_add_f32_e32 v0, v13, v10
	v_add_f32_e32 v0, v0, v9
	global_store_dword v[4:5], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k8
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 25
		.amdhsa_accum_offset 24
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
.Lfunc_end8:
	.size	k8, .Lfunc_end8-k8
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
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         k0.kd
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
    .name:           k1
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         k1.kd
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
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         k2.kd
    .vgpr_count:     24
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
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         k3.kd
    .vgpr_count:     16
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
    .vgpr_count:     15
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
    .sgpr_count:     29
    .sgpr_spill_count: 0
    .symbol:         k5.kd
    .vgpr_count:     25
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
    .sgpr_count:     21
    .sgpr_spill_count: 0
    .symbol:         k6.kd
    .vgpr_count:     19
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
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         k7.kd
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
    .name:           k8
    .private_segment_fixed_size: 0
    .sgpr_count:     31
    .sgpr_spill_count: 0
    .symbol:         k8.kd
    .vgpr_count:     22
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

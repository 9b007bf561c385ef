	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 4
	.protected	k0
	.globl	k0
	.p2align	8
	.type	k0,@function
k0:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dword s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshl_add_u32 v10, s2, 6, v0
	v_and_b32_e32 v9, 63, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v7, v1, s[4:5]
	s_add_i32 s2, s2, s8
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v4, 2, v9
	v_mov_b32_e32 v5, s2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 0x3ff, v7
	v_lshlrev_b32_e32 v1, 2, v1
	global_load_dword v6, v1, s[4:5]
	v_and_b32_e32 v1, 0x3ff, v10
	v_lshlrev_b32_e32 v2, 2, v1
	global_load_dword v8, v2, s[6:7]
	v_and_b32_e32 v11, 0xff, v7
	ds_write_b32 v4, v7
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v6, v6, v10
	v_bfe_i32 v6, v6, 0, 16
	v_add3_u32 v6, v11, v6, 30
	v_cmp_gt_i32_e32 vcc, 1, v6
	v_mov_b32_e32 v6, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_2
	v_bfe_i32 v5, v0, 0, 8
	ds_write_b32 v4, v5
	v_xor_b32_e32 v6, v10, v0
	v_mov_b32_e32 v5, 14
.LBB0_2:
	s_or_b64 exec, exec, s[2:3]
	v_xor_b32_e32 v9, 1, v9
	v_lshlrev_b32_e32 v9, 2, v9
	ds_read_b32 v9, v9
	s_and_b32 s2, s8, 7
	s_cmp_eq_u32 s2, 0
	s_waitcnt lgkmcnt(0)
	v_subrev_u32_e32 v9, s8, v9
	v_cvt_f32_i32_e32 v10, v9
	s_cbranch_scc1 .LBB0_4
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v8, 2, v0
	global_load_dword v8, v8, s[6:7]
	v_cvt_f32_ubyte0_e32 v9, v0
	v_and_b32_e32 v11, 3, v0
	v_mov_b32_e32 v12, 0x3e800000
	v_med3_f32 v13, v9, v10, 4.0
	v_cmp_ne_u32_e32 vcc, 1, v11
	s_waitcnt vmcnt(0)
	v_med3_f32 v8, v10, v8, 4.0
	v_mul_f32_e32 v8, v8, v9
	v_cndmask_b32_e32 v9, v12, v13, vcc
	v_med3_f32 v8, v8, v9, 4.0
.LBB0_4:
	s_or_b32 s2, s8, 1
	v_cvt_f32_u32_e32 v9, s2
	s_load_dword s3, s[0:1], 0x20
	s_load_dword s9, s[0:1], 0x14
	s_load_dword s11, s[0:1], 0x2c
	v_rcp_iflag_f32_e32 v9, v9
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v11, s3
	s_sub_i32 s3, 0, s2
	v_mul_f32_e32 v9, 0x4f7ffffe, v9
	v_cvt_u32_f32_e32 v12, v9
	v_and_b32_e32 v9, 0xffff, v7
	v_min_i32_e32 v7, s9, v7
	v_and_b32_e32 v7, 7, v7
	v_mul_lo_u32 v13, s3, v12
	v_mul_hi_u32 v13, v12, v13
	v_add_u32_e32 v12, v12, v13
	v_mul_hi_u32 v12, v9, v12
	v_mul_lo_u32 v12, v12, s2
	v_sub_u32_e32 v12, v9, v12
	v_subrev_u32_e32 v13, s2, v12
	v_cmp_le_u32_e32 vcc, s2, v12
	v_fma_f16 v11, v11, v11, 0.5
	s_nop 0
	v_cndmask_b32_e32 v12, v12, v13, vcc
	v_subrev_u32_e32 v13, s2, v12
	v_cmp_le_u32_e32 vcc, s2, v12
	s_nop 1
	v_cndmask_b32_e32 v12, v12, v13, vcc
	v_lshlrev_b32_e32 v7, v7, v12
	v_mov_b32_e32 v12, 0x3fa00000
	v_add_f32_e32 v12, s11, v12
	v_frexp_mant_f32_e32 v13, v12
	v_readfirstlane_b32 s10, v7
	v_add_f32_e32 v7, 0x3fc00000, v10
	v_rcp_f32_e32 v13, v13
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v10, v8, v10
	v_med3_f32 v8, v10, v7, 4.0
	v_cvt_f32_f16_e32 v7, v11
	v_mov_b32_e32 v11, 0
	ds_bpermute_b32 v11, v11, v0 offset:84
	v_frexp_exp_i32_f32_e32 v10, v12
	v_mul_f32_e32 v12, 0.5, v13
	v_not_b32_e32 v10, v10
	v_ldexp_f32 v10, v12, v10
	v_add_f32_e32 v10, v10, v7
	v_mul_f32_e32 v8, v10, v8
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, 5, v11
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	v_add_f32_e32 v10, 0x3fc00000, v8
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
	s_xor_b64 exec, exec, s[2:3]
	v_mul_lo_u32 v10, v5, 19
	v_cvt_f32_i32_e32 v10, v10
	v_and_b32_e32 v10, 0x7fffffff, v10
	s_or_b64 exec, exec, s[2:3]
	s_load_dword s0, s[0:1], 0x18
	v_xor_b32_e32 v0, s9, v0
	ds_read_b32 v4, v4
	v_and_b32_e32 v11, v6, v0
	v_add_u32_e32 v6, v11, v6
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s0, s8
	v_bfe_i32 v6, v6, 0, 8
	v_add3_u32 v0, s0, v0, v9
	v_add3_u32 v0, v0, v5, v6
	v_add3_u32 v0, v0, s10, v4
	v_lshlrev_b32_e32 v1, 2, v1
	global_store_dword v1, v0, s[4:5]
	v_add_f32_e32 v0, v8, v10
	v_add_f32_e32 v0, v0, v7
	global_store_dword v[2:3], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k0
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
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 12
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
.Lfunc_end0:
	.size	k0, .Lfunc_end0-k0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k1
	.globl	k1
	.p2align	8
	.type	k1,@function
k1:
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshl_add_u32 v16, s2, 6, v0
	v_and_b32_e32 v2, 0x3ff, v16
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v12, v1, s[4:5]
	v_lshlrev_b32_e32 v6, 2, v2
	v_lshl_add_u64 v[4:5], s[6:7], 0, v[6:7]
	global_load_dword v3, v6, s[6:7]
	v_and_b32_e32 v8, 63, v0
	v_xor_b32_e32 v9, 1, v8
	v_lshlrev_b32_e32 v9, 2, v9
	ds_read_b32 v9, v9
	v_lshlrev_b32_e32 v13, 2, v8
	s_add_i32 s2, s2, s8
	v_bfe_i32 v15, v0, 0, 8
	v_xor_b32_e32 v14, s9, v0
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v8, 0xff, v9
	v_add_u32_e32 v8, 8, v8
	v_cvt_f32_ubyte0_e32 v0, v0
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v1, 0x3ff, v12
	v_lshlrev_b32_e32 v6, 2, v1
	global_load_dword v1, v6, s[4:5]
	ds_write_b32 v13, v12
	v_lshl_add_u64 v[10:11], s[4:5], 0, v[6:7]
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v1, v1, v12
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v1, 2, v1
	global_atomic_add v1, v8, s[4:5] sc1
	s_load_dword s14, s[0:1], 0x28
	s_nop 0
	s_load_dwordx2 s[0:1], s[0:1], 0x20
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e64 s[6:7], s14, 13
	s_bcnt1_i32_b64 s3, s[6:7]
	s_and_b32 s3, s3, 15
	s_add_i32 s3, s3, 1
	v_cvt_f32_ubyte0_e32 v1, s3
	v_rcp_iflag_f32_e32 v6, v1
	s_mov_b32 s3, 0xc0e00000
	v_mul_f32_e32 v6, 0xc0e00000, v6
	v_trunc_f32_e32 v6, v6
	v_cvt_i32_f32_e32 v7, v6
	v_fma_f32 v6, -v6, v1, s3
	v_cmp_ge_f32_e64 vcc, |v6|, |v1|
	v_mov_b32_e32 v6, s2
	s_nop 0
	v_subbrev_co_u32_e32 v1, vcc, 0, v7, vcc
	v_bfe_i32 v1, v1, 0, 6
	v_cmp_ge_i32_e32 vcc, v15, v1
	v_mov_b32_e32 v7, 0
	s_nop 0
	v_cndmask_b32_e32 v6, 18, v6, vcc
	v_mad_u64_u32 v[8:9], s[2:3], s10, 3, v[6:7]
	s_and_b32 s2, s14, 15
	s_add_i32 s2, s2, 1
	v_cvt_f32_ubyte0_e32 v7, s2
	v_mov_b32_e32 v18, v9
	v_rcp_iflag_f32_e32 v9, v7
	v_mad_u64_u32 v[18:19], s[2:3], s11, 3, v[18:19]
	v_mul_f32_e32 v1, v0, v9
	v_trunc_f32_e32 v1, v1
	v_cvt_u32_f32_e32 v9, v1
	v_fma_f32 v0, -v1, v7, v0
	v_cmp_ge_f32_e64 vcc, |v0|, |v7|
	s_nop 1
	v_addc_co_u32_e32 v0, vcc, 0, v9, vcc
	v_and_b32_e32 v0, 0x3ff, v0
	v_mad_u64_u32 v[0:1], s[2:3], v12, 3, v[0:1]
	v_min_i32_e32 v1, 10, v14
	v_and_b32_e32 v1, 7, v1
	v_cmp_lt_i32_e32 vcc, 1, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_14
	v_cmp_lt_i32_e32 vcc, 2, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB1_11
	v_cmp_lt_i32_e32 vcc, 3, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB1_8
	v_cmp_ne_u32_e32 vcc, 4, v1
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	v_add_u32_e32 v12, -1, v12
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB1_7
	s_mul_i32 s8, s1, s8
	v_mov_b32_e32 v1, s8
	ds_write_b32 v13, v1
.LBB1_7:
	s_or_b64 exec, exec, s[12:13]
.LBB1_8:
	s_andn2_saveexec_b64 s[8:9], s[10:11]
	v_lshl_add_u32 v0, v0, 1, v0
	v_and_b32_e32 v1, 0xff, v6
	s_and_b32 s10, s14, 0xff
	v_add3_u32 v0, v1, s10, v0
	s_or_b64 exec, exec, s[8:9]
.LBB1_11:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v10, s1
	v_mov_b32_e32 v11, 0
	v_mad_u64_u32 v[8:9], s[8:9], v8, 3, v[10:11]
	s_or_b64 exec, exec, s[6:7]
.LBB1_14:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB1_20
	v_cmp_lt_i32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB1_17
	global_load_dword v6, v[10:11], off
.LBB1_17:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	v_sub_u32_e32 v1, 0, v15
	v_cmp_lt_i32_e32 vcc, v12, v16
	v_min_i32_e32 v7, v12, v14
	v_sub_u32_e32 v7, s1, v7
	v_cndmask_b32_e32 v1, v1, v15, vcc
	v_mul_lo_u32 v12, v1, v7
	s_or_b64 exec, exec, s[6:7]
.LBB1_20:
	s_or_b64 exec, exec, s[2:3]
	v_cvt_f16_f32_e32 v1, s0
	ds_read_b32 v7, v13
	v_add_u32_e32 v9, v14, v15
	v_and_b32_e32 v0, 0xffff, v0
	v_add3_u32 v9, v9, s14, v12
	v_cvt_f32_f16_e32 v1, v1
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v9, v6, v0
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, v8, v7
	v_lshlrev_b32_e32 v2, 2, v2
	global_store_dword v2, v0, s[4:5]
	v_add_f32_e32 v0, s0, v3
	v_add_f32_e32 v0, v0, v1
	global_store_dword v[4:5], v0, off
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
		.amdhsa_next_free_vgpr 20
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
.Lfunc_end1:
	.size	k1, .Lfunc_end1-k1
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k2
	.globl	k2
	.p2align	8
	.type	k2,@function
k2:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_load_dword s12, s[0:1], 0x14
	s_load_dwordx2 s[6:7], s[0:1], 0x24
	s_load_dword s13, s[0:1], 0x30
	v_lshlrev_b32_e32 v2, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[4:5]
	v_and_b32_e32 v8, 63, v0
	v_lshlrev_b32_e32 v5, 2, v8
	v_xor_b32_e32 v4, s12, v0
	v_cmp_lt_i32_e32 vcc, s7, v4
	s_bcnt1_i32_b64 s3, vcc
	v_mov_b32_e32 v3, 0
	s_and_b32 s15, s3, 7
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v1
	s_load_dword s16, s[0:1], 0x10
	s_load_dwordx2 s[8:9], s[0:1], 0x18
	s_load_dword s26, s[0:1], 0x20
	v_lshl_add_u32 v5, s2, 6, v0
	v_and_b32_e32 v5, 0x3ff, v5
	s_waitcnt lgkmcnt(0)
	s_add_i32 s14, s2, s16
	s_cmp_lt_i32 s15, 2
	s_cbranch_scc1 .LBB2_6
	s_cmp_lt_i32 s15, 3
	s_cbranch_scc1 .LBB2_7
	s_cmp_lt_i32 s15, 4
	s_cbranch_scc1 .LBB2_8
	s_cmp_lg_u32 s15, 4
	v_mov_b32_e32 v6, v1
	s_cbranch_scc0 .LBB2_5
	v_add_u32_e32 v6, -1, v1
.LBB2_5:
	s_mov_b64 s[2:3], 0
	s_branch .LBB2_9
.LBB2_6:
	s_branch .LBB2_15
.LBB2_7:
	s_mov_b64 s[10:11], -1
	s_branch .LBB2_12
.LBB2_8:
	s_mov_b64 s[2:3], -1
.LBB2_9:
	s_andn2_b64 vcc, exec, s[2:3]
	s_mov_b64 s[2:3], s[8:9]
	s_cbranch_vccnz .LBB2_11
	s_mul_i32 s2, s8, 3
	s_add_u32 s2, s2, 5
	v_mov_b32_e32 v6, v1
.LBB2_11:
	s_mov_b64 s[10:11], 0
.LBB2_12:
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v7, s14
	s_cbranch_vccnz .LBB2_14
	v_and_b32_e32 v6, 0x3ff, v1
	v_lshlrev_b32_e32 v6, 2, v6
	global_load_dword v6, v6, s[4:5]
	s_and_b32 s11, s16, 15
	s_mov_b64 s[2:3], s[8:9]
	s_add_i32 s3, s11, 1
	v_cvt_f32_ubyte0_e32 v11, s3
	v_xor_b32_e32 v9, 1, v8
	v_rcp_iflag_f32_e32 v11, v11
	v_lshlrev_b32_e32 v9, 2, v9
	ds_read_b32 v9, v9
	v_cvt_i32_f32_e32 v10, s26
	v_mul_f32_e32 v11, 0x4f7ffffe, v11
	v_cvt_u32_f32_e32 v11, v11
	v_sub_u32_e32 v7, 0, v4
	v_cmp_gt_i32_e32 vcc, -5, v1
	v_and_b32_e32 v10, 0xff, v10
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v9, 0xff, v9
	v_cndmask_b32_e32 v7, v7, v4, vcc
	s_not_b32 s11, s11
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v9, v9, v10
	s_and_b32 s10, s8, 15
	ds_bpermute_b32 v7, v7, v9
	v_mul_lo_u32 v9, s11, v11
	v_mul_hi_u32 v9, v11, v9
	v_add_u32_e32 v9, v11, v9
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v6, s10, v6
	v_sub_u32_e32 v11, 0, v6
	v_ashrrev_i32_e32 v10, 31, v6
	v_max_i32_e32 v6, v6, v11
	v_mul_hi_u32 v9, v6, v9
	v_mul_lo_u32 v11, v9, s3
	v_sub_u32_e32 v6, v6, v11
	v_add_u32_e32 v12, 1, v9
	v_cmp_le_u32_e32 vcc, s3, v6
	v_subrev_u32_e32 v11, s3, v6
	s_nop 0
	v_cndmask_b32_e32 v9, v9, v12, vcc
	v_cndmask_b32_e32 v6, v6, v11, vcc
	v_add_u32_e32 v11, 1, v9
	v_cmp_le_u32_e32 vcc, s3, v6
	s_nop 1
	v_cndmask_b32_e32 v6, v9, v11, vcc
	v_xor_b32_e32 v6, v6, v10
	v_sub_u32_e32 v6, v6, v10
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v7, v7, v6, 5
	v_mov_b32_e32 v6, v1
.LBB2_14:
	s_cbranch_execnz .LBB2_20
.LBB2_15:
	s_cmp_gt_i32 s15, 0
	s_cbranch_scc0 .LBB2_17
	v_lshlrev_b32_e32 v6, 2, v5
	v_mov_b32_e32 v7, s13
	global_store_dword v6, v7, s[4:5]
	s_cbranch_execz .LBB2_18
	s_branch .LBB2_19
.LBB2_17:
.LBB2_18:
	v_xor_b32_e32 v4, 1, v8
	v_lshlrev_b32_e32 v4, 2, v4
	ds_read_b32 v4, v4
	v_bfe_i32 v6, v0, 0, 8
	s_waitcnt lgkmcnt(0)
	v_xad_u32 v4, s13, v6, v4
.LBB2_19:
	v_mov_b32_e32 v7, s14
	v_mov_b32_e32 v6, v1
	s_mov_b64 s[2:3], s[8:9]
.LBB2_20:
	global_load_dword v3, v[2:3], off
	s_sub_i32 s8, 0, s7
	v_mov_b32_e32 v2, s7
	s_lshl_b32 s7, s12, 2
	v_mov_b32_e32 v8, s8
	s_mov_b32 s3, 0
	s_mov_b64 s[16:17], 0
	s_mov_b64 s[12:13], 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, s6, v3
	s_nop 1
	v_cndmask_b32_e32 v3, v2, v8, vcc
	v_mov_b32_e32 v8, s7
	s_branch .LBB2_22
.LBB2_21:
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], exec, s[20:21]
	s_or_b64 s[12:13], s[24:25], s[12:13]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[24:25], s[18:19], exec
	s_or_b64 s[14:15], s[14:15], s[24:25]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[24:25], s[22:23], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_or_b64 s[8:9], s[8:9], s[24:25]
	s_or_b64 s[10:11], s[10:11], s[16:17]
	s_mov_b64 s[16:17], s[22:23]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB2_24
.LBB2_22:
	ds_bpermute_b32 v9, v8, v2
	s_or_b64 s[18:19], s[18:19], exec
	s_or_b64 s[20:21], s[20:21], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v3, v9
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB2_21
	s_add_i32 s7, s3, 1
	s_cmp_gt_u32 s3, 3
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_eq_u32 s7, 5
	s_cselect_b64 s[28:29], -1, 0
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_andn2_b64 s[18:19], s[18:19], exec
	s_or_b64 s[20:21], s[20:21], s[28:29]
	s_mov_b32 s3, s7
	s_branch .LBB2_21
.LBB2_24:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB2_26
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[10:11], s[10:11], exec
	v_lshlrev_b32_e32 v2, 2, v5
	s_or_b64 s[8:9], s[8:9], s[10:11]
	global_store_dword v2, v6, s[4:5]
.LBB2_26:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB2_39
	v_and_b32_e32 v2, 0x3ff, v6
	v_lshlrev_b32_e32 v2, 2, v2
	global_load_dword v8, v2, s[4:5]
	v_cvt_f16_f32_e32 v2, s26
	s_load_dwordx2 s[0:1], s[0:1], 0x8
	s_mov_b64 s[10:11], -1
	v_mov_b32_e32 v9, s26
	v_cvt_f32_f16_e32 v2, v2
	v_add_f32_e32 v3, 0x3fc00000, v2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, s6, v8
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB2_37
	v_cmp_ngt_f32_e32 vcc, -1.0, v3
	s_cbranch_vccz .LBB2_30
	v_mov_b32_e32 v8, 0xbfc00000
	v_add_f32_e32 v8, s26, v8
	s_cbranch_execz .LBB2_31
	s_branch .LBB2_32
.LBB2_30:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB2_32
.LBB2_31:
	s_and_b32 s3, s6, 15
	s_add_i32 s7, s3, 1
	v_cvt_f32_ubyte0_e32 v8, s7
	v_rcp_iflag_f32_e32 v8, v8
	s_not_b32 s3, s3
	s_abs_i32 s11, s2
	s_ashr_i32 s10, s2, 31
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	s_nop 0
	v_readfirstlane_b32 s12, v8
	s_mul_i32 s3, s3, s12
	s_mul_hi_u32 s3, s12, s3
	s_add_i32 s12, s12, s3
	s_mul_hi_u32 s3, s11, s12
	s_mul_i32 s12, s3, s7
	s_sub_i32 s11, s11, s12
	s_add_i32 s13, s3, 1
	s_sub_i32 s12, s11, s7
	s_cmp_ge_u32 s11, s7
	s_cselect_b32 s3, s13, s3
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s3, 1
	s_cmp_ge_u32 s11, s7
	s_cselect_b32 s3, s12, s3
	s_xor_b32 s3, s3, s10
	s_sub_i32 s3, s3, s10
	v_cvt_f32_i32_e32 v8, s3
.LBB2_32:
	v_bfe_u32 v9, 8, v7, 5
	v_cmp_ne_u32_e32 vcc, 0, v9
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB2_34
	v_lshlrev_b32_e32 v3, 2, v5
	global_store_dword v3, v6, s[4:5]
.LBB2_34:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_mov_b64 s[12:13], 0
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB2_36
	v_lshlrev_b32_e32 v9, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v9, v9, s[0:1]
	v_fma_f32 v3, v3, s26, |v8|
	s_mov_b32 s3, 0x3e800000
	s_mov_b64 s[12:13], exec
	s_waitcnt vmcnt(0)
	v_med3_f32 v8, v9, v3, 4.0
	v_med3_f32 v9, v8, s3, 4.0
.LBB2_36:
	s_or_b64 exec, exec, s[10:11]
	s_orn2_b64 s[10:11], s[12:13], exec
.LBB2_37:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB2_39
	v_and_b32_e32 v8, 0xffff, v1
	s_and_b32 s3, s2, 25
	v_add_u32_e32 v1, v8, v1
	v_xor_b32_e32 v0, s3, v0
	v_add3_u32 v1, v1, v7, v6
	v_bfe_i32 v0, v0, 0, 8
	v_add3_u32 v1, v1, v4, s2
	v_lshlrev_b32_e32 v5, 2, v5
	v_add3_u32 v0, v1, v0, s6
	global_store_dword v5, v0, s[4:5]
	v_add_f32_e32 v0, v3, v9
	v_add_f32_e32 v0, v0, v2
	s_waitcnt lgkmcnt(0)
	global_store_dword v5, v0, s[0:1]
.LBB2_39:
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
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 30
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
	s_load_dword s20, s[0:1], 0x28
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshl_add_u32 v2, s2, 6, v0
	v_and_b32_e32 v8, 0x3ff, v2
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[8:9]
	v_mov_b32_e32 v3, 0
	v_and_b32_e32 v16, 63, v0
	v_lshlrev_b32_e32 v2, 2, v8
	v_lshlrev_b32_e32 v4, 2, v16
	v_lshl_add_u64 v[2:3], s[10:11], 0, v[2:3]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, 0xffff, v1
	v_cmp_eq_u32_e32 vcc, 7, v9
	v_mov_b32_e32 v12, v1
	ds_write_b32 v4, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_2
	global_load_dword v4, v[2:3], off
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v12, s20
	s_waitcnt vmcnt(0)
	v_med3_f32 v4, v4, v4, 4.0
	global_store_dword v5, v4, s[10:11] offset:28
.LBB3_2:
	s_or_b64 exec, exec, s[4:5]
	s_load_dword s23, s[0:1], 0x2c
	s_load_dword s3, s[0:1], 0x14
	s_load_dwordx2 s[6:7], s[0:1], 0x20
	v_lshlrev_b32_e32 v6, 2, v0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[12:13], 1
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v10, s3, v0
	v_and_b32_e32 v4, 7, v10
	v_lshlrev_b32_e32 v4, v4, v12
	v_cmp_ge_i32_e64 s[4:5], v0, v4
	v_lshl_add_u64 v[4:5], s[10:11], 0, v[6:7]
	v_mov_b32_e32 v11, s6
.LBB3_3:
	v_cmp_eq_u16_e32 vcc, 0, v7
	s_mov_b64 s[14:15], s[12:13]
	s_cbranch_vccz .LBB3_8
.LBB3_4:
	v_cmp_lt_u16_e32 vcc, 2, v7
	s_add_u32 s12, s12, 1
	v_add_u16_e32 v6, 1, v7
	s_addc_u32 s13, s13, 0
	s_cbranch_vccnz .LBB3_15
	v_mov_b32_e32 v7, v6
	s_branch .LBB3_3
.LBB3_6:
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, 0x7fffffff, v6
.LBB3_7:
	s_or_b64 exec, exec, s[16:17]
	s_add_u32 s14, s14, -1
	s_addc_u32 s15, s15, -1
	v_cmp_lt_i64_e64 s[16:17], s[14:15], 2
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB3_4
.LBB3_8:
	s_and_saveexec_b64 s[16:17], s[4:5]
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB3_10
	global_load_dword v11, v[4:5], off
.LBB3_10:
	s_andn2_saveexec_b64 s[16:17], s[16:17]
	s_cbranch_execz .LBB3_7
	s_add_i32 s18, s14, -1
	s_min_i32 s19, s18, s3
	s_xor_b32 s18, s18, 16
	s_cmp_ge_i32 s19, s18
	s_cbranch_scc0 .LBB3_13
	global_load_dword v6, v[4:5], off
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v6, 0x80000000, v6
	s_cbranch_execnz .LBB3_6
	s_branch .LBB3_14
.LBB3_13:
.LBB3_14:
	global_load_dword v6, v[4:5], off
	s_branch .LBB3_6
.LBB3_15:
	s_load_dword s22, s[0:1], 0x10
	s_load_dwordx2 s[4:5], s[0:1], 0x18
	v_cvt_f32_ubyte0_e32 v6, v0
	v_mov_b32_e32 v4, 0x2a05f200
	v_mov_b32_e32 v5, 1
	s_waitcnt lgkmcnt(0)
	s_add_i32 s21, s2, s22
	s_xor_b32 s0, s21, 4
	v_cvt_f32_i32_e32 v7, s0
	v_max_f32_e64 v13, v6, v6 clamp
	s_cmp_lt_i32 s22, 1
	v_add_f32_e32 v7, 0x3fa00000, v7
	v_div_scale_f32 v14, s[0:1], v7, v7, v6
	v_rcp_f32_e32 v15, v14
	v_div_scale_f32 v17, vcc, v6, v7, v6
	v_fma_f32 v18, -v14, v15, 1.0
	v_fmac_f32_e32 v15, v18, v15
	v_mul_f32_e32 v18, v17, v15
	v_fma_f32 v19, -v14, v18, v17
	v_fmac_f32_e32 v18, v19, v15
	v_fma_f32 v14, -v14, v18, v17
	v_div_fmas_f32 v14, v14, v15, v18
	v_div_fixup_f32 v6, v14, v7, v6
	v_cmp_gt_i64_e32 vcc, s[4:5], v[4:5]
	s_nop 1
	v_cndmask_b32_e32 v13, v13, v6, vcc
	s_cbranch_scc1 .LBB3_50
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, 0x3fa00000, v11
	v_div_scale_f32 v5, s[0:1], v4, v4, v11
	v_rcp_f32_e32 v6, v5
	v_and_b32_e32 v7, 3, v0
	v_cmp_ne_u32_e64 s[0:1], 1, v7
	s_and_b32 s24, s4, 15
	v_fma_f32 v7, -v5, v6, 1.0
	v_fmac_f32_e32 v6, v7, v6
	v_div_scale_f32 v7, vcc, v11, v4, v11
	v_mul_f32_e32 v14, v7, v6
	v_fma_f32 v15, -v5, v14, v7
	v_fmac_f32_e32 v14, v15, v6
	v_fma_f32 v5, -v5, v14, v7
	v_div_fmas_f32 v5, v5, v6, v14
	v_div_fixup_f32 v14, v5, v4, v11
	v_xor_b32_e32 v4, 1, v16
	v_lshlrev_b32_e32 v6, 2, v0
	v_mov_b32_e32 v7, 0
	v_lshlrev_b32_e32 v16, 2, v4
	v_lshl_add_u64 v[4:5], s[10:11], 0, v[6:7]
	v_lshlrev_b32_e32 v6, 2, v8
	v_cvt_f32_ubyte0_e32 v19, v0
	v_mov_b32_e32 v18, 0x3e800000
	s_add_i32 s24, s24, 1
	v_bfe_i32 v15, v0, 0, 8
	s_mov_b32 s5, 0
	s_bitset0_b32 s23, 31
	v_fma_f32 v17, v11, v11, v11
	v_lshl_add_u64 v[6:7], s[8:9], 0, v[6:7]
	v_fmac_f32_e32 v18, 0xbfc00000, v19
	v_and_b32_e32 v19, 15, v0
	v_mov_b32_e32 v20, s22
	v_frexp_exp_i32_f32_e32 v21, v11
	v_frexp_mant_f32_e32 v22, v11
	v_mov_b32_e32 v23, 21
	s_ashr_i32 s25, s20, 31
	s_abs_i32 s26, s20
	s_sub_i32 s27, 0, s24
	s_branch .LBB3_18
.LBB3_17:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v24, s21
	v_mov_b32_e32 v12, 7
	s_add_i32 s5, s5, 1
	s_cmp_eq_u32 s22, s5
	v_mov_b32_dpp v12, v24 row_mirror row_mask:0xf bank_mask:0xf
	s_cbranch_scc1 .LBB3_50
.LBB3_18:
	v_mov_b32_dpp v24, v20 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_and_b32_e32 v27, 7, v24
	v_cmp_lt_i32_e32 vcc, 1, v27
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB3_32
	v_cmp_lt_i32_e32 vcc, 2, v27
	s_mov_b64 s[16:17], -1
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB3_31
	v_cmp_lt_i32_e32 vcc, 3, v27
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB3_26
	v_cmp_ne_u32_e32 vcc, 4, v27
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	v_add_u32_e32 v24, -1, v12
	s_andn2_saveexec_b64 s[18:19], s[18:19]
	s_cbranch_execz .LBB3_25
	v_cmp_gt_i32_e32 vcc, s5, v10
	s_bcnt1_i32_b64 s28, vcc
	s_lshl_b32 s28, s28, 2
	v_mov_b32_e32 v24, s28
	global_store_dword v24, v14, s[10:11]
	v_mov_b32_e32 v24, v12
.LBB3_25:
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_e32 v25, v13
.LBB3_26:
	s_andn2_saveexec_b64 s[16:17], s[16:17]
	s_cbranch_execz .LBB3_30
	ds_read_b32 v24, v16
	v_and_b32_e32 v25, s5, v15
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, v25, v24
	v_mov_b32_e32 v24, s23
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB3_29
	global_load_dword v24, v[4:5], off
.LBB3_29:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt vmcnt(0)
	v_fmaak_f32 v24, v24, v17, 0x3fa00000
	v_frexp_mant_f32_e32 v25, v24
	v_rcp_f32_e32 v25, v25
	v_frexp_exp_i32_f32_e32 v24, v24
	v_sub_u32_e32 v24, v21, v24
	v_mul_f32_e32 v25, v22, v25
	v_ldexp_f32 v25, v25, v24
	v_mov_b32_e32 v24, v12
.LBB3_30:
	s_or_b64 exec, exec, s[16:17]
	s_xor_b64 s[16:17], exec, -1
.LBB3_31:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], s[16:17], exec
	v_mov_b32_e32 v26, v12
.LBB3_32:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB3_36
	v_cmp_lt_i32_e32 vcc, 0, v27
	s_mov_b64 s[2:3], -1
	s_mov_b64 s[16:17], s[14:15]
	s_and_saveexec_b64 s[18:19], vcc
	v_xor_b32_e32 v24, s5, v12
	v_bfe_u32 v24, v24, 22, 5
	v_sub_u32_e32 v26, s5, v24
	s_xor_b64 s[2:3], exec, -1
	s_or_b64 s[16:17], s[14:15], exec
	s_or_b64 exec, exec, s[18:19]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_and_b64 s[2:3], s[2:3], exec
	s_or_b64 s[14:15], s[14:15], s[16:17]
.LBB3_36:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB3_38
	global_store_dword v[6:7], v23, off
	v_mov_b32_e32 v24, v26
	v_mov_b32_e32 v25, v13
.LBB3_38:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v13, v25
	s_and_saveexec_b64 s[12:13], s[2:3]
	s_cbranch_execz .LBB3_44
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB3_41
	global_load_dword v13, v[4:5], off
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v13, 0x80000000, v13
.LBB3_41:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB3_43
	global_load_dword v13, v[4:5], off
.LBB3_43:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, 0x3fc00000, v13
	v_med3_f32 v13, v13, |v18|, 4.0
	v_mov_b32_e32 v24, v12
.LBB3_44:
	s_or_b64 exec, exec, s[12:13]
	v_and_b32_e32 v12, 0x3ff, v24
	v_lshlrev_b32_e32 v12, 2, v12
	global_load_dword v24, v12, s[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, s5, v24
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB3_46
	v_cvt_f32_ubyte0_e32 v12, s24
	v_rcp_iflag_f32_e32 v12, v12
	s_nop 0
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	s_nop 0
	v_readfirstlane_b32 s12, v12
	s_mul_i32 s13, s27, s12
	s_mul_hi_u32 s13, s12, s13
	s_add_i32 s12, s12, s13
	s_mul_hi_u32 s12, s26, s12
	s_mul_i32 s13, s12, s24
	s_sub_i32 s13, s26, s13
	s_add_i32 s14, s12, 1
	s_sub_i32 s15, s13, s24
	s_cmp_ge_u32 s13, s24
	s_cselect_b32 s12, s14, s12
	s_cselect_b32 s13, s15, s13
	s_add_i32 s14, s12, 1
	s_cmp_ge_u32 s13, s24
	s_cselect_b32 s12, s14, s12
	s_xor_b32 s12, s12, s25
	s_sub_i32 s12, s12, s25
.LBB3_46:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v12, s12
	s_xor_b64 exec, exec, s[2:3]
	s_and_b32 s12, s5, 7
	v_lshlrev_b32_e32 v12, s12, v24
	s_or_b64 exec, exec, s[2:3]
	s_or_b32 s2, s5, 1
	v_cvt_f32_u32_e32 v24, s2
	s_sub_i32 s3, 0, s2
	v_rcp_iflag_f32_e32 v24, v24
	s_nop 0
	v_mul_f32_e32 v24, 0x4f7ffffe, v24
	v_cvt_u32_f32_e32 v24, v24
	s_nop 0
	v_readfirstlane_b32 s12, v24
	s_mul_i32 s3, s3, s12
	s_mul_hi_u32 s3, s12, s3
	s_add_i32 s12, s12, s3
	s_mul_hi_u32 s3, s12, 12
	s_mul_i32 s3, s3, s2
	s_sub_i32 s3, 12, s3
	s_sub_i32 s12, s3, s2
	s_cmp_ge_u32 s3, s2
	s_cselect_b32 s3, s12, s3
	s_sub_i32 s12, s3, s2
	s_cmp_ge_u32 s3, s2
	s_cselect_b32 s2, s12, s3
	v_mov_b32_e32 v24, s2
	s_nop 1
	v_mov_b32_dpp v24, v24 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_i32_e32 vcc, v12, v24
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_17
	v_lshrrev_b32_e64 v12, v19, s5
	global_store_dword v[6:7], v12, off
	s_branch .LBB3_17
.LBB3_50:
	v_cvt_f16_f32_e32 v4, s6
	s_abs_i32 s0, s7
	s_sub_i32 s0, s20, s0
	v_bfe_i32 v0, v0, 0, 8
	v_add3_u32 v0, s21, v0, v10
	s_add_i32 s0, s0, s4
	v_add3_u32 v0, s0, v0, v1
	v_cvt_f32_f16_e32 v1, v4
	v_add3_u32 v0, v0, v9, v12
	v_lshlrev_b32_e32 v4, 2, v8
	global_store_dword v4, v0, s[8:9]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, v11, v13
	v_add_f32_e32 v0, v0, v1
	global_store_dword v[2:3], v0, off
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
		.amdhsa_next_free_vgpr 28
		.amdhsa_next_free_sgpr 29
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
	s_load_dword s3, s[0:1], 0x10
	v_lshl_add_u32 v1, s2, 6, v0
	v_lshlrev_b32_e32 v2, 2, v0
	v_and_b32_e32 v1, 0x3ff, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v7, v2, s[4:5]
	v_lshlrev_b32_e32 v2, 2, v1
	global_load_dword v6, v2, s[6:7]
	s_add_i32 s8, s2, s3
	v_and_b32_e32 v4, 63, v0
	s_and_b32 s10, s8, 7
	s_mov_b32 s9, 0
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v8, 2, v4
	s_cmp_eq_u32 s10, 0
	v_mov_b32_e32 v9, s3
	s_waitcnt vmcnt(1)
	ds_write_b32 v8, v7
	s_cbranch_scc1 .LBB4_8
	s_and_b32 s11, s3, 7
	s_mov_b32 s2, 0
	v_mov_b32_e32 v4, 21
	v_mov_b32_e32 v5, s3
	s_branch .LBB4_3
.LBB4_2:
	s_or_b64 exec, exec, s[2:3]
	s_and_b32 s2, 0xffff, s9
	s_add_i32 s9, s2, 1
	s_sext_i32_i16 s2, s9
	s_cmp_le_i32 s10, s2
	s_cbranch_scc1 .LBB4_7
.LBB4_3:
	s_nop 0
	v_mov_b32_dpp v9, v5 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_or_b32_e32 v9, 1, v9
	v_cvt_f32_u32_e32 v10, v9
	v_sub_u32_e32 v12, 0, v9
	s_lshl_b32 s12, s2, s11
	v_rcp_iflag_f32_e32 v10, v10
	s_nop 0
	v_mul_f32_e32 v10, 0x4f7ffffe, v10
	v_cvt_u32_f32_e32 v11, v10
	s_nop 0
	v_mov_b32_dpp v10, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mul_lo_u32 v12, v12, v11
	v_mul_hi_u32 v12, v11, v12
	v_add_u32_e32 v11, v11, v12
	v_mul_hi_u32 v11, s12, v11
	v_mul_lo_u32 v11, v11, v9
	v_sub_u32_e32 v11, s12, v11
	v_sub_u32_e32 v12, v11, v9
	v_cmp_ge_u32_e32 vcc, v11, v9
	s_nop 1
	v_cndmask_b32_e32 v11, v11, v12, vcc
	v_sub_u32_e32 v12, v11, v9
	v_cmp_ge_u32_e32 vcc, v11, v9
	s_nop 1
	v_cndmask_b32_e32 v9, v11, v12, vcc
	v_cmp_lt_i32_e32 vcc, -1, v9
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB4_5
	v_mov_b32_dpp v9, v5 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_or_b32_e32 v9, 1, v9
	v_cvt_f32_u32_e32 v11, v9
	v_sub_u32_e32 v12, 0, v9
	v_rcp_iflag_f32_e32 v11, v11
	s_nop 0
	v_mul_f32_e32 v11, 0x4f7ffffe, v11
	v_cvt_u32_f32_e32 v11, v11
	v_mul_lo_u32 v12, v12, v11
	v_mul_hi_u32 v12, v11, v12
	v_add_u32_e32 v11, v11, v12
	v_mul_hi_u32 v11, s12, v11
	v_mul_lo_u32 v11, v11, v9
	v_sub_u32_e32 v11, s12, v11
	v_sub_u32_e32 v12, v11, v9
	v_cmp_ge_u32_e32 vcc, v11, v9
	s_nop 1
	v_cndmask_b32_e32 v11, v11, v12, vcc
	v_sub_u32_e32 v12, v11, v9
	v_cmp_ge_u32_e32 vcc, v11, v9
	s_nop 1
	v_cndmask_b32_e32 v9, v11, v12, vcc
.LBB4_5:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB4_2
	v_mov_b32_dpp v9, v5 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_or_b32_e32 v9, 1, v9
	v_cvt_f32_u32_e32 v11, v9
	v_sub_u32_e32 v12, 0, v9
	v_rcp_iflag_f32_e32 v11, v11
	s_nop 0
	v_mul_f32_e32 v11, 0x4f7ffffe, v11
	v_cvt_u32_f32_e32 v11, v11
	v_mul_lo_u32 v12, v12, v11
	v_mul_hi_u32 v12, v11, v12
	v_add_u32_e32 v11, v11, v12
	v_mul_hi_u32 v11, s12, v11
	v_mul_lo_u32 v11, v11, v9
	v_sub_u32_e32 v11, s12, v11
	v_sub_u32_e32 v12, v11, v9
	v_cmp_ge_u32_e32 vcc, v11, v9
	s_nop 1
	v_cndmask_b32_e32 v11, v11, v12, vcc
	v_sub_u32_e32 v12, v11, v9
	v_cmp_ge_u32_e32 vcc, v11, v9
	s_nop 1
	v_cndmask_b32_e32 v9, v11, v12, vcc
	v_sub_u32_e32 v9, 0, v9
	s_branch .LBB4_2
.LBB4_7:
	ds_write_b32 v8, v10
.LBB4_8:
	v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
	s_load_dword s6, s[0:1], 0x20
	s_load_dword s7, s[0:1], 0x14
	s_load_dword s9, s[0:1], 0x30
	v_lshlrev_b32_e32 v4, 2, v1
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v10, s6
	v_cmp_lt_i32_e64 s[12:13], s7, v7
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[4:5]
	s_mov_b32 s3, 0
	s_movk_i32 s10, 0x3e00
	v_cndmask_b32_e64 v11, 0, 1, s[12:13]
	s_mov_b32 s11, 0
	v_mov_b32_e32 v13, 0
	s_branch .LBB4_10
.LBB4_9:
	s_add_i32 s11, s11, 1
	s_cmp_eq_u32 s11, 5
	s_cbranch_scc1 .LBB4_14
.LBB4_10:
	s_cmp_eq_u32 s11, 0
	v_fma_f16 v10, v10, s10, 0.5
	s_cbranch_scc1 .LBB4_9
	s_lshl_b32 s12, s11, 2
	s_mov_b32 s2, 1
.LBB4_12:
	v_cmp_ne_u32_e32 vcc, 0, v11
	v_mov_b32_e32 v12, s2
	s_mov_b32 s13, s2
	s_bcnt1_i32_b64 s2, vcc
	v_cmp_gt_i32_e32 vcc, s9, v12
	v_mov_b32_e32 v12, s2
	s_bcnt1_i32_b64 s2, vcc
	v_mov_b32_e32 v14, s6
	v_cmp_lt_u64_e32 vcc, s[2:3], v[12:13]
	s_lshl_b32 s2, s13, 1
	s_cmp_gt_u32 s2, s12
	v_cndmask_b32_e64 v12, -v14, v14, vcc
	v_cvt_f16_f32_e32 v12, v12
	v_fma_f16 v10, v12, v10, 0.5
	s_cbranch_scc0 .LBB4_12
	v_mov_b32_e32 v12, s13
	global_store_dword v[4:5], v12, off
	s_branch .LBB4_9
.LBB4_14:
	s_load_dword s2, s[0:1], 0x18
	v_cvt_i32_f32_e32 v4, s6
	v_and_b32_e32 v5, 1, v0
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_xor_b32_e32 v11, s7, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v12, s2
	v_cndmask_b32_e32 v4, v4, v12, vcc
	v_mad_u64_u32 v[4:5], s[0:1], v7, 3, v[4:5]
	s_barrier
	v_bfe_i32 v0, v0, 0, 8
	ds_read_b32 v5, v8
	v_add_u32_e32 v0, s8, v0
	v_and_b32_e32 v4, 0xffff, v4
	v_add3_u32 v0, v0, v11, s2
	v_add3_u32 v0, v0, v7, v4
	v_cvt_f32_f16_e32 v4, v10
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, v9, v5
	v_lshlrev_b32_e32 v1, 2, v1
	global_store_dword v1, v0, s[4:5]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, s6, v6
	v_add_f32_e32 v0, v0, v4
	global_store_dword v[2:3], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k4
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
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 14
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
	s_load_dword s10, s[0:1], 0x10
	v_lshl_add_u32 v1, s2, 6, v0
	v_lshlrev_b32_e32 v2, 2, v0
	v_and_b32_e32 v1, 0x3ff, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v2, s[4:5]
	v_lshlrev_b32_e32 v2, 2, v1
	global_load_dword v4, v2, s[6:7]
	v_and_b32_e32 v7, 63, v0
	s_and_b32 s3, s10, 7
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v6, 2, v7
	s_cmp_eq_u32 s3, 0
	s_waitcnt vmcnt(1)
	ds_write_b32 v6, v5
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB5_2
	v_lshlrev_b32_e32 v8, 2, v1
	global_store_dword v8, v5, s[4:5]
.LBB5_2:
	s_load_dword s14, s[0:1], 0x30
	s_load_dword s13, s[0:1], 0x14
	s_load_dword s11, s[0:1], 0x20
	v_mov_b32_e32 v8, 27
	s_add_i32 s12, s2, s10
	s_waitcnt lgkmcnt(0)
	s_min_i32 s2, s14, s13
	v_mov_b32_dpp v8, v8 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v9, s2
	v_cmp_ge_i32_e32 vcc, s12, v8
	s_nop 1
	v_cndmask_b32_e32 v8, 4, v9, vcc
	v_add_u32_e32 v9, s10, v0
	v_and_b32_e32 v9, 13, v9
	v_cmp_ge_i32_e32 vcc, v8, v9
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB5_8
	v_xor_b32_e32 v7, 1, v7
	v_lshlrev_b32_e32 v7, 2, v7
	ds_read_b32 v7, v7
	s_load_dword s15, s[0:1], 0x28
	s_mov_b64 s[8:9], exec
	s_mov_b32 s16, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v7, v7 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.LBB5_4:
	s_ff1_i32_b64 s17, s[8:9]
	v_readlane_b32 s20, v7, s17
	s_lshl_b64 s[18:19], 1, s17
	s_add_i32 s16, s16, s20
	s_andn2_b64 s[8:9], s[8:9], s[18:19]
	s_cmp_lg_u64 s[8:9], 0
	s_cbranch_scc1 .LBB5_4
	v_mbcnt_lo_u32_b32 v7, exec_lo, 0
	v_mbcnt_hi_u32_b32 v7, exec_hi, v7
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB5_7
	v_cvt_i32_f32_e32 v7, s11
	s_and_b32 s15, s15, 0xff
	v_mov_b32_e32 v8, s16
	v_and_b32_e32 v7, 0xff, v7
	v_add_u32_e32 v7, s15, v7
	v_lshlrev_b32_e32 v7, 2, v7
	global_atomic_add v7, v8, s[4:5] sc1
.LBB5_7:
	s_or_b64 exec, exec, s[8:9]
	v_and_b32_e32 v8, 0xffff, v5
	v_lshlrev_b32_e32 v7, 2, v1
	v_sub_u32_e32 v8, s14, v8
	global_store_dword v7, v8, s[4:5]
.LBB5_8:
	s_or_b64 exec, exec, s[2:3]
	s_load_dword s2, s[0:1], 0x18
	v_cvt_f16_f32_e32 v10, s11
	ds_read_b32 v6, v6
	v_bfe_i32 v7, v0, 0, 8
	v_xor_b32_e32 v0, s13, v0
	s_add_i32 s12, s12, s10
	v_mov_b64_e32 v[8:9], 0xfffa
	v_add3_u32 v0, s12, v7, v0
	v_mad_u64_u32 v[8:9], s[0:1], v5, 3, v[8:9]
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, s2, v5
	v_cvt_f32_f16_e32 v5, v10
	v_and_b32_e32 v8, 0xffff, v8
	v_add3_u32 v0, v0, v8, v6
	v_lshlrev_b32_e32 v1, 2, v1
	global_store_dword v1, v0, s[4:5]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, s11, v4
	v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
	v_add_f32_e32 v0, v0, v5
	global_store_dword v[2:3], v0, off
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
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 21
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
.Lfunc_end5:
	.size	k5, .Lfunc_end5-k5
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k6
	.globl	k6
	.p2align	8
	.type	k6,@function
k6:
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshl_add_u32 v10, s2, 6, v0
	v_and_b32_e32 v2, 0x3ff, v10
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v1, s[4:5]
	s_load_dword s3, s[0:1], 0x28
	s_load_dword s11, s[0:1], 0x30
	v_and_b32_e32 v1, 63, v0
	v_xor_b32_e32 v5, s9, v0
	v_lshlrev_b32_e32 v6, 2, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, s3, v5
	s_sub_i32 s9, 0, s11
	v_mov_b32_e32 v1, s11
	v_mov_b32_e32 v3, s9
	global_load_dword v9, v2, s[6:7]
	v_cndmask_b32_e32 v1, v3, v1, vcc
	s_load_dwordx2 s[0:1], s[0:1], 0x20
	v_bfe_i32 v7, v0, 0, 8
	s_add_i32 s9, s2, s8
	v_mov_b32_e32 v11, s9
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v8, s0
	v_mov_b32_e32 v12, s1
	v_cvt_f32_f16_e32 v8, v8
	s_waitcnt vmcnt(1)
	ds_write_b32 v6, v4
	global_atomic_add v2, v1, s[4:5] sc1
	v_cvt_i32_f32_e32 v1, s0
	v_cmp_eq_u32_e32 vcc, v4, v0
	v_lshlrev_b32_e32 v1, 2, v1
	ds_bpermute_b32 v1, v1, v7
	v_cndmask_b32_e32 v11, v11, v4, vcc
	s_nop 1
	v_mov_b32_dpp v12, v11 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_bfe_u32 v11, v7, s8, 5
	v_cmp_lt_i32_e32 vcc, v12, v11
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB6_2
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v9, 2, v0
	v_and_b32_e32 v11, 0x3ff, v4
	global_load_dword v9, v9, s[6:7]
	v_lshlrev_b32_e32 v11, 2, v11
	global_load_dword v11, v11, s[4:5]
	v_mov_b32_e32 v13, -4
	v_mov_b32_e32 v14, s8
	ds_bpermute_b32 v13, v13, v14
	s_mov_b32 s0, 0x3fc00000
	v_cvt_f32_ubyte0_e32 v0, v0
	v_mov_b32_e32 v12, 0x3e800000
	s_waitcnt lgkmcnt(1)
	v_cmp_gt_i32_e32 vcc, 1, v1
	s_waitcnt vmcnt(1)
	v_med3_f32 v1, v9, s0, 4.0
	v_cndmask_b32_e32 v0, v12, v0, vcc
	v_mul_f32_e32 v0, v0, v1
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v1, v11, v7
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v1, v13
	s_nop 1
	v_cndmask_b32_e64 v1, v0, |v0|, vcc
	v_sub_f32_e32 v1, v1, v8
	v_sub_f32_e64 v0, |v1|, v0
	v_and_b32_e32 v9, 0x7fffffff, v0
.LBB6_2:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[2:3]
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[2:3]
	v_cmp_gt_i32_e32 vcc, 4, v7
	v_mov_b32_e32 v11, 0x3fc00000
	v_mov_b32_e32 v12, v4
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB6_4
	v_or_b32_e32 v10, 1, v10
	v_cvt_f32_u32_e32 v11, v10
	v_sub_u32_e32 v12, 0, v10
	s_and_b32 s0, s1, 0xff
	s_and_b32 s1, s11, 0xff
	v_rcp_iflag_f32_e32 v11, v11
	s_lshl_b32 s4, s11, 3
	s_add_i32 s1, s1, s0
	v_mov_b32_e32 v13, s4
	v_mul_f32_e32 v11, 0x4f7ffffe, v11
	v_cvt_u32_f32_e32 v11, v11
	s_sub_i32 s0, s1, 29
	v_mul_lo_u32 v12, v12, v11
	v_mul_hi_u32 v12, v11, v12
	v_add_u32_e32 v11, v11, v12
	v_mul_hi_u32 v11, s8, v11
	v_mul_lo_u32 v11, v11, v10
	v_sub_u32_e32 v11, s8, v11
	v_sub_u32_e32 v12, v11, v10
	v_cmp_ge_u32_e32 vcc, v11, v10
	s_nop 1
	v_cndmask_b32_e32 v11, v11, v12, vcc
	v_sub_u32_e32 v12, v11, v10
	v_cmp_ge_u32_e32 vcc, v11, v10
	s_nop 1
	v_cndmask_b32_e32 v10, v11, v12, vcc
	v_cmp_gt_i32_e32 vcc, s0, v13
	s_bcnt1_i32_b64 s0, vcc
	v_mov_b32_e32 v12, s0
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v11, v9
	ds_write_b32 v6, v10
.LBB6_4:
	s_or_b64 exec, exec, s[2:3]
	ds_read_b32 v6, v6
	s_add_i32 s9, s9, s8
	v_and_b32_e32 v4, 0xffff, v4
	v_add3_u32 v5, s9, v7, v5
	v_add3_u32 v4, v5, s10, v4
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v4, v4, v12, v6
	global_store_dword v[2:3], v4, off
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v2, v9, v11
	v_add_f32_e32 v2, v2, v8
	global_store_dword v[0:1], v2, off
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
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 12
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
	s_load_dword s3, s[0:1], 0x14
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v10, 63, v0
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[4:5]
	v_lshl_add_u32 v1, s2, 6, v0
	v_and_b32_e32 v2, 0x3ff, v1
	v_lshlrev_b32_e32 v4, 2, v2
	global_load_dword v1, v4, s[6:7]
	v_lshlrev_b32_e32 v8, 2, v10
	v_xor_b32_e32 v6, s3, v0
	v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v7, 2, v3
	ds_write_b32 v8, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_load_dword s16, s[0:1], 0x20
	s_load_dwordx2 s[6:7], s[0:1], 0x18
	ds_bpermute_b32 v9, v7, v6
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v7, s16
	v_and_b32_e32 v11, 7, v9
	v_cmp_lt_i32_e32 vcc, 1, v11
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB7_14
	v_cmp_lt_i32_e32 vcc, 2, v11
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB7_11
	v_cmp_lt_i32_e32 vcc, 3, v11
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB7_8
	v_cmp_ne_u32_e32 vcc, 4, v11
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	v_add_u32_e32 v9, -1, v3
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	s_cbranch_execz .LBB7_7
	v_xor_b32_e32 v9, 1, v10
	v_lshlrev_b32_e32 v9, 2, v9
	ds_read_b32 v9, v9
	s_waitcnt lgkmcnt(0)
	v_or_b32_e32 v9, 1, v9
	v_cvt_f32_u32_e32 v10, v9
	v_sub_u32_e32 v11, 0, v9
	v_rcp_iflag_f32_e32 v10, v10
	s_nop 0
	v_mul_f32_e32 v10, 0x4f7ffffe, v10
	v_cvt_u32_f32_e32 v10, v10
	v_mul_lo_u32 v11, v11, v10
	v_mul_hi_u32 v11, v10, v11
	v_add_u32_e32 v10, v10, v11
	v_mul_hi_u32 v10, v10, 15
	v_mul_lo_u32 v10, v10, v9
	v_sub_u32_e32 v10, 15, v10
	v_sub_u32_e32 v11, v10, v9
	v_cmp_ge_u32_e32 vcc, v10, v9
	s_nop 1
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_sub_u32_e32 v11, v10, v9
	v_cmp_ge_u32_e32 vcc, v10, v9
	v_mov_b32_e32 v9, v3
	s_nop 0
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_mad_u64_u32 v[10:11], s[18:19], v3, 3, v[10:11]
	v_mov_b32_e32 v3, v10
.LBB7_7:
	s_or_b64 exec, exec, s[14:15]
.LBB7_8:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB7_10
	v_mov_b32_e32 v9, 0x140000
	v_lshl_add_u32 v9, v6, 16, v9
	v_ashrrev_i32_e32 v9, 16, v9
	ds_write_b32 v8, v9
	v_mov_b32_e32 v9, v3
.LBB7_10:
	s_or_b64 exec, exec, s[12:13]
.LBB7_11:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB7_13
	s_mov_b32 s7, 0x3e800000
	s_waitcnt vmcnt(0)
	v_med3_f32 v9, v1, s7, 4.0
	v_cvt_f16_f32_e32 v9, v9
	v_fma_f16 v7, v9, v7, 0.5
	v_mov_b32_e32 v9, v3
.LBB7_13:
	s_or_b64 exec, exec, s[10:11]
.LBB7_14:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB7_22
	v_cmp_lt_i32_e32 vcc, 0, v11
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB7_19
	s_mov_b64 s[14:15], exec
	v_mbcnt_lo_u32_b32 v9, s14, 0
	v_mbcnt_hi_u32_b32 v9, s15, v9
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB7_18
	s_and_b32 s7, s6, 7
	s_lshl_b32 s7, 31, s7
	s_and_b32 s7, s7, 0x3ff
	s_bcnt1_i32_b64 s14, s[14:15]
	s_lshl_b32 s7, s7, 2
	s_mul_i32 s14, s14, 14
	v_mov_b32_e32 v9, s7
	v_mov_b32_e32 v10, s14
	global_atomic_add v9, v10, s[4:5] sc1
.LBB7_18:
	s_or_b64 exec, exec, s[12:13]
.LBB7_19:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	v_cvt_f32_ubyte0_e32 v9, v0
	v_fma_mixlo_f16 v9, v9, s16, 0
	v_fma_f16 v7, v9, v7, 0.5
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v9, v3
.LBB7_22:
	s_or_b64 exec, exec, s[8:9]
	s_load_dword s0, s[0:1], 0x10
	v_bfe_i32 v0, v0, 0, 8
	ds_read_b32 v8, v8
	v_and_b32_e32 v3, 0xffff, v3
	v_add_u32_e32 v10, s3, v9
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s0, s2
	v_add_u32_e32 v0, s0, v0
	v_add3_u32 v0, v0, v6, s6
	v_add3_u32 v0, v0, v9, v3
	v_cvt_f32_f16_e32 v3, v7
	v_bfe_i32 v10, v10, 0, 16
	v_add3_u32 v0, v0, v8, v10
	v_lshlrev_b32_e32 v2, 2, v2
	global_store_dword v2, v0, s[4:5]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, s16, v1
	v_add_f32_e32 v0, v0, v3
	global_store_dword v[4:5], v0, off
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
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 20
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
.Lfunc_end7:
	.size	k7, .Lfunc_end7-k7
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k8
	.globl	k8
	.p2align	8
	.type	k8,@function
k8:
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshl_add_u32 v11, s2, 6, v0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v10, v1, s[4:5]
	s_load_dword s19, s[0:1], 0x20
	s_load_dwordx2 s[12:13], s[0:1], 0x28
	s_load_dword s3, s[0:1], 0x30
	s_add_i32 s18, s2, s8
	s_mov_b32 s20, s9
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v12, s19
	v_and_b32_e32 v1, 0x3ff, v11
	s_add_i32 s2, s3, s8
	s_and_b32 s2, s2, 15
	s_add_i32 s9, s2, 1
	v_cvt_f32_ubyte0_e32 v4, s9
	v_rcp_iflag_f32_e32 v4, v4
	s_not_b32 s2, s2
	s_sub_i32 s3, s3, s12
	v_mov_b32_e32 v5, s3
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_lshlrev_b32_e32 v2, 2, v1
	v_mov_b32_dpp v5, v5 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
	v_mul_lo_u32 v6, s2, v4
	v_mul_hi_u32 v6, v4, v6
	v_add_u32_e32 v4, v4, v6
	v_xor_b32_e32 v13, s20, v0
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v6, v10, 18
	v_sub_u32_e32 v8, 0, v6
	v_ashrrev_i32_e32 v7, 31, v6
	v_max_i32_e32 v6, v6, v8
	v_mul_hi_u32 v4, v6, v4
	v_mul_lo_u32 v8, v4, s9
	v_sub_u32_e32 v6, v6, v8
	v_add_u32_e32 v9, 1, v4
	v_cmp_le_u32_e32 vcc, s9, v6
	v_subrev_u32_e32 v8, s9, v6
	s_nop 0
	v_cndmask_b32_e32 v4, v4, v9, vcc
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_add_u32_e32 v8, 1, v4
	v_cmp_le_u32_e32 vcc, s9, v6
	s_nop 1
	v_cndmask_b32_e32 v4, v4, v8, vcc
	v_xor_b32_e32 v4, v4, v7
	v_sub_u32_e32 v4, v4, v7
	v_cmp_le_i32_e32 vcc, v4, v5
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[14:15], exec, s[2:3]
	s_cbranch_execz .LBB8_15
	global_load_dword v15, v[2:3], off
	s_cmp_lt_i32 s8, 1
	s_cbranch_scc1 .LBB8_14
	v_cvt_f32_i32_e32 v8, v11
	v_cvt_f32_ubyte0_e32 v4, v0
	s_and_b32 s22, s8, 7
	v_cvt_f16_f32_e32 v16, v4
	s_mov_b32 s2, 0x3fc00000
	s_cmp_lg_u32 s22, 0
	v_cvt_f16_f32_e32 v18, v8
	v_med3_f32 v17, v4, s2, 4.0
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v5, 0
	s_cselect_b64 s[2:3], -1, 0
	s_mov_b32 s9, 0
	v_lshl_add_u64 v[6:7], s[6:7], 0, v[4:5]
	v_cndmask_b32_e64 v4, 0, 1, s[2:3]
	s_mov_b32 s21, s9
	v_mov_b64_e32 v[8:9], s[10:11]
	v_mov_b32_e32 v14, s19
	s_mov_b32 s23, 0x3fa00000
	v_mov_b32_e32 v19, 0
	v_cmp_ne_u32_e64 s[2:3], 1, v4
	s_mov_b32 s24, s9
.LBB8_3:
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e32 vcc, -1.0, v15
	v_mov_b32_e32 v20, v13
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB8_5
	s_lshl_b32 s25, s24, 1
	s_sext_i32_i16 s25, s25
	s_cmp_gt_i32 s25, 0
	v_mov_b32_e32 v4, 0x3e800000
	v_mov_b32_e32 v5, s13
	s_cselect_b64 s[26:27], -1, 0
	v_cndmask_b32_e64 v4, v4, |v5|, s[26:27]
	v_add_f32_e32 v5, 0xbe800000, v14
	v_add_f32_e64 v5, |v5|, s23
	v_frexp_mant_f32_e32 v13, v5
	v_rcp_f32_e32 v13, v13
	v_frexp_exp_i32_f32_e32 v5, v5
	v_frexp_exp_i32_f32_e32 v14, v4
	v_frexp_mant_f32_e32 v4, v4
	v_mul_f32_e32 v4, v4, v13
	v_sub_u32_e32 v5, v14, v5
	v_ldexp_f32 v14, v4, v5
	v_mad_u64_u32 v[4:5], s[26:27], v8, 3, s[8:9]
	v_mov_b32_e32 v8, v5
	v_mad_u64_u32 v[8:9], s[26:27], v9, 3, v[8:9]
	v_mov_b32_e32 v5, v8
	s_mov_b32 s25, -4
.LBB8_5:
	s_or_saveexec_b64 s[16:17], s[16:17]
	v_mov_b32_e32 v13, s25
	s_xor_b64 exec, exec, s[16:17]
	v_fma_f16 v12, v16, v12, 0.5
	v_mov_b32_e32 v14, v17
	v_mov_b64_e32 v[4:5], v[8:9]
	v_mov_b32_e32 v13, v20
	s_or_b64 exec, exec, s[16:17]
	v_cvt_i32_f32_e32 v8, v14
	s_mul_i32 s17, s24, 0xf8
	s_and_b32 s16, s24, 0xff
	s_and_b32 s17, s17, 0xf8
	ds_bpermute_b32 v8, v19, v8 offset:84
	s_add_i32 s17, s17, s16
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s17, v8
	s_and_saveexec_b64 s[16:17], vcc
	v_mad_u64_u32 v[8:9], s[26:27], v4, 3, 0
	v_mov_b32_e32 v4, v9
	v_mad_u64_u32 v[4:5], s[26:27], v5, 3, v[4:5]
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v9, s21
	v_subrev_co_u32_e32 v4, vcc, s18, v8
	s_nop 1
	v_subb_co_u32_e32 v5, vcc, v5, v9, vcc
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB8_12
	global_load_dword v8, v[6:7], off
	v_add_f32_e32 v9, 0x3fc00000, v14
	s_mov_b32 s16, s22
.LBB8_11:
	v_cmp_gt_f32_e32 vcc, -1.0, v15
	s_add_i32 s16, s16, -1
	s_cmp_eq_u32 s16, 0
	v_cndmask_b32_e64 v15, -v9, v9, vcc
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v15, v15, v8
	v_fma_f16 v12, v18, v12, 0.5
	s_cbranch_scc0 .LBB8_11
.LBB8_12:
	s_add_i32 s24, s24, 1
	s_cmp_eq_u32 s24, s8
	s_cbranch_scc1 .LBB8_15
	v_mov_b64_e32 v[8:9], v[4:5]
	s_branch .LBB8_3
.LBB8_14:
	v_mov_b64_e32 v[4:5], s[10:11]
	v_mov_b32_e32 v14, s19
.LBB8_15:
	s_or_saveexec_b64 s[2:3], s[14:15]
	s_load_dword s8, s[0:1], 0x24
	v_mov_b32_e32 v6, v0
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB8_21
	v_cvt_f32_ubyte0_e32 v4, v0
	v_med3_f32 v5, s19, s19, 4.0
	v_fmamk_f32 v4, v4, 0x3e800000, v5
	v_cvt_i32_f32_e32 v5, s19
	s_mul_i32 s0, s11, 3
	s_mul_hi_u32 s1, s10, 3
	s_add_i32 s1, s1, s0
	s_mul_i32 s0, s10, 3
	v_readfirstlane_b32 s10, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s8, 0xff
	s_and_b32 s10, s10, 0xff
	s_add_i32 s9, s9, s10
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_and_b32 s9, s20, 3
	s_cmp_eq_u32 s9, 0
	s_cbranch_scc1 .LBB8_19
	s_and_b32 s10, s12, 0xff
	v_mov_b32_e32 v14, s19
	v_mov_b32_e32 v6, v0
.LBB8_18:
	v_cmp_gt_i32_e32 vcc, s10, v11
	v_add_f32_e32 v5, 0x3fa00000, v14
	s_mul_i32 s1, s1, 3
	v_cndmask_b32_e64 v7, v14, -v14, vcc
	v_div_scale_f32 v8, s[14:15], v5, v5, v7
	v_rcp_f32_e32 v9, v8
	s_mul_hi_u32 s11, s0, 3
	s_add_i32 s11, s11, s1
	s_mul_i32 s0, s0, 3
	v_fma_f32 v14, -v8, v9, 1.0
	v_fmac_f32_e32 v9, v14, v9
	v_div_scale_f32 v14, vcc, v7, v5, v7
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v15, v14, v9
	v_fma_f32 v16, -v8, v15, v14
	v_fmac_f32_e32 v15, v16, v9
	v_fma_f32 v8, -v8, v15, v14
	s_add_u32 s0, s0, -7
	v_div_fmas_f32 v8, v8, v9, v15
	s_addc_u32 s1, s11, -1
	s_add_i32 s10, s10, 1
	s_add_i32 s9, s9, -1
	v_div_fixup_f32 v14, v8, v5, v7
	s_cmp_eq_u32 s9, 0
	v_xor_b32_e32 v6, 8, v6
	s_cbranch_scc0 .LBB8_18
	s_branch .LBB8_20
.LBB8_19:
	v_mov_b32_e32 v14, s19
	v_mov_b32_e32 v6, v0
.LBB8_20:
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v15, v4, v4 clamp
	v_mov_b64_e32 v[4:5], s[0:1]
.LBB8_21:
	s_or_b64 exec, exec, s[2:3]
	v_add_f32_e32 v5, 0xbfc00000, v14
	v_and_b32_e32 v7, 27, v4
	v_and_b32_e32 v5, 0x7fffffff, v5
	v_lshlrev_b32_e32 v7, 2, v7
	global_store_dword v7, v5, s[6:7]
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[6:7]
	v_and_b32_e32 v5, 0x3ff, v10
	v_lshlrev_b32_e32 v5, 2, v5
	global_load_dword v5, v5, s[4:5]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s8, 0xff
	s_add_i32 s1, s1, s8
	s_add_i32 s1, s1, s18
	v_add3_u32 v9, s1, v11, v10
	s_and_b32 s0, s8, s12
	v_bfe_i32 v6, v6, 0, 8
	v_add3_u32 v4, v9, v13, v4
	s_and_b32 s0, s0, 0x3ff
	v_lshlrev_b32_e32 v1, 2, v1
	s_lshl_b32 s0, s0, 2
	v_mov_b32_e32 v7, s13
	v_mov_b32_e32 v8, s0
	global_store_dword v8, v7, s[6:7]
	s_waitcnt vmcnt(2)
	v_cvt_f16_f32_e32 v0, v0
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v5, 0xff, v5
	v_fma_f16 v0, v0, v12, 0.5
	v_cvt_f32_f16_e32 v0, v0
	v_add3_u32 v4, v4, v6, v5
	global_store_dword v1, v4, s[4:5]
	v_add_f32_e32 v1, v14, v15
	v_add_f32_e32 v0, v1, v0
	global_store_dword v[2:3], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k8
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
		.amdhsa_next_free_vgpr 21
		.amdhsa_next_free_sgpr 28
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         k0.kd
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
    .name:           k1
    .private_segment_fixed_size: 0
    .sgpr_count:     21
    .sgpr_spill_count: 0
    .symbol:         k1.kd
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
    .name:           k2
    .private_segment_fixed_size: 0
    .sgpr_count:     36
    .sgpr_spill_count: 0
    .symbol:         k2.kd
    .vgpr_count:     13
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
    .sgpr_count:     35
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
    .sgpr_count:     20
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
    .sgpr_count:     27
    .sgpr_spill_count: 0
    .symbol:         k5.kd
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
    .name:           k6
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         k6.kd
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
    .name:           k7
    .private_segment_fixed_size: 0
    .sgpr_count:     26
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
    .sgpr_count:     34
    .sgpr_spill_count: 0
    .symbol:         k8.kd
    .vgpr_count:     21
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	k0
	.globl	k0
	.p2align	8
	.type	k0,@function
k0:
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[12:13], s[4:5], 0x10
	v_lshlrev_b32_e32 v3, 2, v0
	v_lshl_add_u32 v12, s6, 6, v0
	v_and_b32_e32 v1, 0x3ff, v12
	s_waitcnt lgkmcnt(0)
	global_load_dword v7, v3, s[8:9]
	v_lshlrev_b32_e32 v5, 2, v1
	global_load_dword v6, v5, s[10:11]
	v_and_b32_e32 v1, 63, v0
	v_xor_b32_e32 v2, 1, v1
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v9, v2
	s_load_dword s2, s[4:5], 0x2c
	v_lshlrev_b32_e32 v11, 2, v1
	v_cmp_eq_u32_e32 vcc, s12, v12
	v_cndmask_b32_e64 v2, -3, 3, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, v9
	s_waitcnt vmcnt(1)
	ds_write_b32 v11, v7
	v_mov_b32_dpp v1, v7 row_shr:1 row_mask:0xf bank_mask:0xf
	v_cmp_ge_i32_e32 vcc, v1, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v6, s2, s2 clamp
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v1, 4
	v_cmp_lt_i16_sdwa s[0:1], sext(v0), v1 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_xor_b64 s[0:1], exec, s[14:15]
	v_mov_b32_dpp v1, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_sub_u32_e32 v1, 0, v1
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_nop 0
	v_mov_b32_dpp v1, v7 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s7, s[4:5], 0x20
	s_load_dwordx2 s[14:15], s[4:5], 0x18
	v_mov_b32_e32 v2, s11
	s_waitcnt lgkmcnt(0)
	s_add_i32 s15, s6, s12
	v_cmp_le_i32_e32 vcc, v0, v1
	v_cvt_f16_f32_e32 v8, s7
	v_cvt_f32_ubyte0_e32 v15, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_8
	v_mov_b32_e32 v1, s7
	v_sub_f32_e32 v1, s2, v1
	s_mov_b32 s3, 0x3fa00000
	v_add_f32_e64 v1, |v1|, s3
	v_frexp_mant_f32_e32 v3, v1
	v_rcp_f32_e32 v3, v3
	v_frexp_exp_i32_f32_e32 v1, v1
	v_frexp_exp_i32_f32_e32 v4, s2
	v_frexp_mant_f32_e32 v10, s2
	v_mul_f32_e32 v3, v10, v3
	v_sub_u32_e32 v1, v4, v1
	v_ldexp_f32 v1, v3, v1
	v_sub_f32_e32 v1, s2, v1
	v_add_f32_e64 v1, |v1|, s3
	v_frexp_mant_f32_e32 v3, v1
	v_rcp_f32_e32 v3, v3
	v_or_b32_e32 v9, 1, v9
	v_cvt_f32_u32_e32 v11, v9
	v_frexp_exp_i32_f32_e32 v1, v1
	v_mul_f32_e32 v3, v10, v3
	v_sub_u32_e32 v1, v4, v1
	v_ldexp_f32 v1, v3, v1
	v_rcp_iflag_f32_e32 v3, v11
	v_sub_f32_e32 v1, s2, v1
	v_add_f32_e64 v1, |v1|, s3
	v_frexp_mant_f32_e32 v11, v1
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_rcp_f32_e32 v11, v11
	v_sub_u32_e32 v12, 0, v9
	v_frexp_exp_i32_f32_e32 v1, v1
	v_mul_lo_u32 v12, v12, v3
	v_mul_f32_e32 v11, v10, v11
	v_sub_u32_e32 v1, v4, v1
	v_ldexp_f32 v1, v11, v1
	v_mul_hi_u32 v11, v3, v12
	v_sub_f32_e32 v1, s2, v1
	v_add_f32_e64 v1, |v1|, s3
	v_frexp_mant_f32_e32 v12, v1
	v_add_u32_e32 v3, v3, v11
	v_mul_hi_u32 v3, v0, v3
	v_rcp_f32_e32 v12, v12
	v_frexp_exp_i32_f32_e32 v1, v1
	v_sub_u32_e32 v1, v4, v1
	v_mul_lo_u32 v3, v3, v9
	v_mul_f32_e32 v10, v10, v12
	v_ldexp_f32 v1, v10, v1
	s_mov_b32 s2, 0xffff
	v_sub_u32_e32 v3, v0, v3
	v_sub_u32_e32 v10, v3, v9
	v_cmp_ge_u32_e32 vcc, v3, v9
	v_cndmask_b32_e32 v3, v3, v10, vcc
	v_sub_u32_e32 v10, v3, v9
	v_cmp_ge_u32_e32 vcc, v3, v9
	v_cndmask_b32_e32 v3, v3, v10, vcc
	v_mov_b32_e32 v9, s15
	v_cmp_lt_i32_e32 vcc, s2, v7
	v_cndmask_b32_e32 v10, v9, v0, vcc
	v_cndmask_b32_e32 v11, v1, v15, vcc
	v_cmp_gt_i32_e32 vcc, s13, v3
	v_add_u32_e32 v4, 10, v0
	v_cndmask_b32_e32 v14, v10, v9, vcc
	v_cndmask_b32_e32 v10, v11, v1, vcc
.LBB0_8:
	s_or_saveexec_b64 s[16:17], s[0:1]
	v_add_co_u32_e32 v1, vcc, s10, v5
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_mov_b32_e32 v13, s12
	v_mov_b32_e32 v16, v7
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_23
	v_add_f32_e32 v4, 0x3fa00000, v15
	v_frexp_mant_f32_e32 v10, v4
	v_rcp_f32_e32 v10, v10
	s_waitcnt vmcnt(0)
	v_frexp_exp_i32_f32_e32 v13, v6
	v_frexp_mant_f32_e32 v14, v6
	v_frexp_exp_i32_f32_e32 v4, v4
	v_mul_f32_e32 v10, v14, v10
	v_sub_u32_e32 v4, v13, v4
	v_ldexp_f32 v4, v10, v4
	v_cvt_f16_f32_e32 v4, v4
	s_load_dword s22, s[4:5], 0x30
	s_and_b32 s23, s13, 3
	s_cmp_lg_u32 s23, 0
	v_fma_f16 v8, v4, v8, 0.5
	v_sub_u32_e32 v4, 0, v9
	s_cselect_b64 s[0:1], -1, 0
	v_cmp_ne_u32_e32 vcc, v12, v4
	s_mov_b32 s24, 0
	s_and_b64 s[0:1], s[0:1], vcc
	v_mov_b32_e32 v10, s7
	v_mov_b32_e32 v13, s12
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_22
	s_and_b32 s25, s12, 7
	s_cmp_lg_u32 s25, 0
	s_cselect_b64 s[20:21], -1, 0
	s_and_b32 s2, s14, 7
	s_lshl_b32 s26, s13, s2
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s22, 15
	s_add_i32 s6, s2, 1
	v_cvt_f32_ubyte0_e32 v10, s6
	v_rcp_iflag_f32_e32 v13, v10
	v_mov_b32_e32 v4, s11
	v_add_co_u32_e32 v3, vcc, s10, v3
	v_mul_f32_e32 v13, 0x41200000, v13
	v_trunc_f32_e32 v13, v13
	v_cvt_u32_f32_e32 v17, v13
	s_mov_b32 s6, 0x41200000
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	v_cvt_f32_f16_e32 v16, v8
	v_mad_f32 v13, -v13, v10, s6
	v_cmp_ge_f32_e64 vcc, |v13|, v10
	v_addc_co_u32_e32 v10, vcc, 0, v17, vcc
	v_cndmask_b32_e64 v18, 0, 1, s[20:21]
	v_and_b32_e32 v14, v7, v12
	v_cmp_gt_i32_e64 s[0:1], v0, v9
	v_and_b32_e32 v15, 15, v0
	v_cmp_ngt_f32_e64 s[2:3], -1.0, v6
	v_and_b32_e32 v17, 31, v10
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v10, s7
	v_mov_b32_e32 v13, s12
	s_mov_b32 s12, 0x3e800000
	v_cmp_ne_u32_e64 s[6:7], 1, v18
	s_branch .LBB0_12
.LBB0_11:
	s_add_i32 s24, s24, 1
	s_cmp_ge_u32 s24, s23
	v_sub_u32_e32 v18, s24, v9
	s_cselect_b64 s[20:21], -1, 0
	v_cmp_eq_u32_e32 vcc, v18, v12
	s_or_b64 s[20:21], s[20:21], vcc
	s_and_b64 s[20:21], exec, s[20:21]
	s_or_b64 s[10:11], s[20:21], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_21
.LBB0_12:
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_11
	s_mov_b32 s27, 0
	s_mov_b32 s20, 0
	s_branch .LBB0_15
.LBB0_14:
	s_or_b64 exec, exec, s[20:21]
	s_and_b32 s20, 0xffff, s27
	s_add_i32 s27, s20, 1
	s_sext_i32_i16 s20, s27
	s_cmp_le_i32 s25, s20
	s_cbranch_scc1 .LBB0_11
.LBB0_15:
	v_cndmask_b32_e64 v18, 0, 1, s[0:1]
	v_and_b32_e32 v13, s20, v13
	v_cmp_ne_u32_e32 vcc, 0, v18
	v_and_b32_e32 v13, 15, v13
	s_bcnt1_i32_b64 s20, vcc
	v_ashrrev_i32_e32 v13, v13, v14
	v_lshrrev_b32_e64 v18, v15, s20
	v_cmp_le_i32_e32 vcc, v13, v18
	v_mov_b32_e32 v13, v17
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execnz .LBB0_18
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[2:3]
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execnz .LBB0_19
.LBB0_17:
	s_andn2_saveexec_b64 s[20:21], s[20:21]
	s_cbranch_execz .LBB0_14
	s_branch .LBB0_20
.LBB0_18:
	v_mov_b32_e32 v13, s26
	s_nop 1
	v_mov_b32_dpp v13, v9 row_shr:1 row_mask:0xf bank_mask:0xf
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[2:3]
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB0_17
.LBB0_19:
	global_load_dword v10, v[3:4], off
	s_andn2_saveexec_b64 s[20:21], s[20:21]
	s_cbranch_execz .LBB0_14
.LBB0_20:
	s_waitcnt vmcnt(0)
	v_fma_f32 v10, v16, s12, v10
	v_and_b32_e32 v10, 0x7fffffff, v10
	s_branch .LBB0_14
.LBB0_21:
	s_or_b64 exec, exec, s[10:11]
.LBB0_22:
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v16, s22
	v_mov_b32_e32 v14, s15
	v_mov_b32_e32 v4, v0
	ds_write_b32 v11, v16
.LBB0_23:
	s_or_b64 exec, exec, s[16:17]
	s_load_dwordx2 s[2:3], s[4:5], 0x24
	v_lshl_add_u32 v3, v7, 1, v7
	s_mov_b32 s4, 0xfff5
	v_add3_u32 v3, v3, v13, s4
	s_mov_b32 s4, 0xfffe
	v_and_or_b32 v9, v3, s4, 1
	v_cvt_f32_u32_e32 v11, v9
	v_sub_u32_e32 v12, 0, v9
	s_mov_b64 s[0:1], exec
	s_mov_b32 s4, 0
	v_rcp_iflag_f32_e32 v11, v11
	v_mul_f32_e32 v11, 0x4f7ffffe, v11
	v_cvt_u32_f32_e32 v11, v11
	v_mul_lo_u32 v12, v12, v11
	v_mul_hi_u32 v12, v11, v12
	v_add_u32_e32 v11, v11, v12
	v_mul_hi_u32 v11, s13, v11
	v_mul_lo_u32 v11, v11, v9
	v_sub_u32_e32 v11, s13, v11
	v_sub_u32_e32 v12, v11, v9
	v_cmp_ge_u32_e32 vcc, v11, v9
	v_cndmask_b32_e32 v11, v11, v12, vcc
	v_sub_u32_e32 v12, v11, v9
	v_cmp_ge_u32_e32 vcc, v11, v9
	v_cndmask_b32_e32 v9, v11, v12, vcc
	v_lshlrev_b32_e32 v9, 2, v9
	v_mov_b32_e32 v11, 24
	ds_bpermute_b32 v9, v9, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, s3, v0
.LBB0_24:
	s_ff1_i32_b64 s3, s[0:1]
	v_readlane_b32 s5, v13, s3
	s_lshl_b64 s[6:7], 1, s3
	s_add_i32 s4, s4, s5
	s_andn2_b64 s[0:1], s[0:1], s[6:7]
	s_cmp_lg_u64 s[0:1], 0
	s_cbranch_scc1 .LBB0_24
	v_mbcnt_lo_u32_b32 v11, exec_lo, 0
	v_mbcnt_hi_u32_b32 v11, exec_hi, v11
	v_cmp_eq_u32_e64 s[0:1], 0, v11
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_xor_b64 s[0:1], exec, s[6:7]
	s_cbranch_execz .LBB0_27
	s_and_b32 s2, s2, 0x3ff
	s_lshl_b32 s2, s2, 2
	v_mov_b32_e32 v11, s2
	v_mov_b32_e32 v12, s4
	global_atomic_add v11, v12, s[8:9]
.LBB0_27:
	s_or_b64 exec, exec, s[0:1]
	s_bcnt1_i32_b64 s0, vcc
	v_sub_u32_e32 v11, 0, v7
	v_xor_b32_e32 v15, s13, v0
	v_mov_b32_e32 v0, s0
	v_max_i32_e32 v7, v7, v11
	v_mad_u64_u32 v[11:12], s[0:1], v3, 3, v[0:1]
	v_xor_b32_e32 v0, v4, v7
	v_lshlrev_b32_e32 v3, 1, v13
	v_add_u32_e32 v7, s14, v15
	v_bfe_i32 v0, v0, 0, 8
	v_add3_u32 v3, v7, v3, v14
	v_add3_u32 v0, v3, v0, v9
	v_cvt_f32_f16_e32 v3, v8
	v_and_b32_e32 v4, 0xffff, v11
	v_add3_u32 v0, v0, v16, v4
	global_store_dword v5, v0, s[8:9]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, v6, v10
	v_add_f32_e32 v0, v0, v3
	global_store_dword v[1:2], v0, off
	s_endpgm
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
		.amdhsa_next_free_vgpr 19
		.amdhsa_next_free_sgpr 28
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
.Lfunc_end0:
	.size	k0, .Lfunc_end0-k0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k1
	.globl	k1
	.p2align	8
	.type	k1,@function
k1:
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_load_dwordx2 s[0:1], s[4:5], 0x2c
	v_mov_b32_e32 v5, 26
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[8:9]
	v_cvt_f32_ubyte0_e32 v1, v0
	v_sub_f32_e32 v6, s0, v1
	v_mov_b32_e32 v1, s1
	v_max_f32_e64 v8, s0, s0 clamp
	v_and_b32_e32 v9, 0x7fffffff, v6
	v_mov_b32_dpp v1, v5 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mad_u64_u32 v[5:6], s[0:1], s14, 3, v[1:2]
	v_mov_b32_e32 v7, s14
	v_bfe_u32 v7, s12, v7, 5
	v_lshlrev_b32_e32 v1, 2, v7
	v_mad_u64_u32 v[6:7], s[0:1], v5, 3, 0
	v_mov_b32_e32 v4, s12
	global_store_dword v1, v9, s[10:11]
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v7, 0x3ff, v3
	v_mad_u64_u32 v[1:2], s[0:1], v3, 3, v[4:5]
	v_lshlrev_b32_e32 v2, 2, v7
	global_store_dword v2, v8, s[10:11]
	v_sub_co_u32_e32 v2, vcc, v6, v5
	v_cmp_lt_u32_e32 vcc, 63, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_or_saveexec_b64 s[2:3], s[0:1]
	s_load_dwordx2 s[0:1], s[4:5], 0x20
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB1_10
	s_mov_b32 s4, 0x8421085
	v_mul_hi_u32 v4, v2, s4
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v5, s0
	s_and_b32 s4, s1, 0x3ff
	s_lshl_b32 s4, s4, 2
	v_sub_u32_e32 v6, v2, v4
	v_lshrrev_b32_e32 v6, 1, v6
	v_add_u32_e32 v4, v6, v4
	v_lshrrev_b32_e32 v4, 4, v4
	v_mul_lo_u32 v4, v4, 31
	s_add_u32 s4, s8, s4
	v_add_u32_e32 v5, v1, v5
	s_addc_u32 s5, s9, 0
	v_sub_u32_e32 v4, v2, v4
	v_bfe_i32 v5, v5, 0, 16
	s_ashr_i32 s7, s13, 31
	s_abs_i32 s22, s13
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, v0
	s_branch .LBB1_4
.LBB1_2:
	s_or_b64 exec, exec, s[20:21]
	v_and_b32_e32 v3, 15, v7
	v_add_u32_e32 v8, 1, v3
	v_cvt_f32_ubyte0_e32 v9, v8
	v_rcp_iflag_f32_e32 v9, v9
	v_not_b32_e32 v3, v3
	v_cmp_lt_u32_e32 vcc, 46, v7
	s_and_b64 s[20:21], vcc, exec
	v_mul_f32_e32 v9, 0x4f7ffffe, v9
	v_cvt_u32_f32_e32 v9, v9
	v_readfirstlane_b32 s23, v5
	s_andn2_b64 s[16:17], s[16:17], exec
	s_or_b64 s[16:17], s[16:17], s[20:21]
	v_mul_lo_u32 v3, v3, v9
	v_mul_hi_u32 v3, v9, v3
	v_add_u32_e32 v3, v9, v3
	v_mul_hi_u32 v3, s22, v3
	v_add_u32_e32 v9, 17, v7
	v_mul_lo_u32 v10, v3, v8
	v_add_u32_e32 v11, 1, v3
	v_sub_u32_e32 v10, s22, v10
	v_cmp_ge_u32_e32 vcc, v10, v8
	v_cndmask_b32_e32 v3, v3, v11, vcc
	v_sub_u32_e32 v11, v10, v8
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_add_u32_e32 v11, 1, v3
	v_cmp_ge_u32_e32 vcc, v10, v8
	v_cndmask_b32_e32 v3, v3, v11, vcc
	v_xor_b32_e32 v3, s7, v3
	v_subrev_u32_e32 v3, s7, v3
	v_cmp_eq_u32_e32 vcc, v3, v4
	v_cndmask_b32_e32 v3, -2, v7, vcc
	v_and_b32_e32 v3, s23, v3
	v_mov_b32_e32 v7, v9
.LBB1_3:
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[18:19], exec, s[16:17]
	s_or_b64 s[14:15], s[18:19], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_9
.LBB1_4:
	v_readfirstlane_b32 s18, v7
	v_cmp_ne_u32_e32 vcc, s18, v7
	s_or_b64 s[16:17], s[16:17], exec
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB1_3
	s_mov_b64 s[20:21], exec
	s_mov_b32 s23, 0
.LBB1_6:
	s_ff1_i32_b64 s24, s[20:21]
	v_readlane_b32 s26, v7, s24
	s_lshl_b64 s[24:25], 1, s24
	s_add_i32 s23, s23, s26
	s_andn2_b64 s[20:21], s[20:21], s[24:25]
	s_cmp_lg_u64 s[20:21], 0
	s_cbranch_scc1 .LBB1_6
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB1_2
	v_mov_b32_e32 v3, s23
	global_atomic_add v6, v3, s[4:5]
	s_branch .LBB1_2
.LBB1_9:
	s_or_b64 exec, exec, s[14:15]
.LBB1_10:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v4, s0
	s_abs_i32 s2, s1
	s_and_b32 s3, s12, s13
	s_bitcmp0_b32 s3, 0
	v_cvt_f32_f16_e32 v4, v4
	v_mov_b32_e32 v5, s1
	s_cselect_b64 vcc, -1, 0
	s_lshl_b32 s1, s12, 1
	v_lshl_add_u32 v6, s6, 6, v0
	v_xor_b32_e32 v7, s13, v0
	v_bfe_i32 v0, v0, 0, 8
	s_add_i32 s1, s1, s6
	v_cndmask_b32_e32 v3, v5, v3, vcc
	v_med3_f32 v5, v4, v4, 4.0
	v_and_b32_e32 v1, 0xffff, v1
	v_add3_u32 v0, s1, v0, v7
	v_sub_f32_e32 v5, s0, v5
	v_and_b32_e32 v6, 0x3ff, v6
	v_add3_u32 v0, v0, s2, v1
	v_max_f32_e64 v5, |v5|, |v5| clamp
	v_lshlrev_b32_e32 v6, 2, v6
	v_add3_u32 v0, v0, v2, v3
	global_store_dword v6, v0, s[8:9]
	v_add_f32_e32 v0, s0, v5
	v_add_f32_e32 v0, v0, v4
	global_store_dword v6, v0, s[10:11]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k1
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
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 27
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
.Lfunc_end1:
	.size	k1, .Lfunc_end1-k1
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k2
	.globl	k2
	.p2align	8
	.type	k2,@function
k2:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_lshlrev_b32_e32 v3, 2, v0
	v_lshl_add_u32 v12, s6, 6, v0
	v_and_b32_e32 v1, 63, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v7, v3, s[0:1]
	v_and_b32_e32 v2, 0x3ff, v12
	v_sub_u32_e32 v5, 0, v12
	v_lshlrev_b32_e32 v4, 2, v1
	v_cmp_le_i32_e32 vcc, s8, v5
	v_lshlrev_b32_e32 v8, 2, v2
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v7
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execnz .LBB2_3
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execnz .LBB2_4
.LBB2_2:
	s_endpgm
.LBB2_3:
	global_store_dword v8, v7, s[0:1]
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB2_2
.LBB2_4:
	v_and_b32_e32 v2, 0x3ff, v7
	v_lshlrev_b32_e32 v2, 2, v2
	global_load_dword v6, v2, s[0:1]
	global_load_dword v9, v8, s[2:3]
	global_load_dword v10, v3, s[2:3]
	v_xor_b32_e32 v1, 1, v1
	v_lshlrev_b32_e32 v1, 2, v1
	ds_read_b32 v11, v1
	s_load_dwordx2 s[10:11], s[4:5], 0x18
	s_load_dword s7, s[4:5], 0x24
	v_mov_b32_e32 v2, s3
	s_add_i32 s16, s6, s8
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 2, v11
	s_waitcnt vmcnt(2)
	ds_bpermute_b32 v4, v1, v6
	v_add_co_u32_e32 v1, vcc, s2, v8
	v_readfirstlane_b32 s2, v11
	s_and_b32 s2, s2, 15
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v4, s2, v4
	v_cmp_le_i32_e32 vcc, s7, v4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB2_114
	s_mul_i32 s6, s11, 3
	s_mul_hi_u32 s7, s10, 3
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v3, vcc, s0, v3
	s_add_i32 s7, s7, s6
	s_mul_i32 s6, s10, 3
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	s_add_u32 s6, s6, s9
	s_addc_u32 s7, s7, 0
	s_lshl_b32 s17, s16, 2
	v_mov_b32_e32 v6, s1
	s_and_b32 s19, s6, 7
	v_add_co_u32_e32 v5, vcc, s0, v8
	s_cmp_lt_i32 s19, 2
	v_addc_co_u32_e32 v6, vcc, 0, v6, vcc
	s_cbranch_scc1 .LBB2_10
	s_cmp_lt_i32 s19, 3
	s_cbranch_scc1 .LBB2_16
	s_cmp_gt_i32 s19, 3
	s_cbranch_scc0 .LBB2_18
	s_cmp_lg_u32 s19, 4
	s_cbranch_scc0 .LBB2_20
	v_add_u32_e32 v13, -1, v7
	s_mov_b64 s[12:13], 0
	s_branch .LBB2_21
.LBB2_10:
	s_branch .LBB2_29
.LBB2_11:
	s_and_b32 s19, s18, 7
	s_cmp_lt_i32 s19, 2
	s_cbranch_scc1 .LBB2_34
.LBB2_12:
	s_cmp_lt_i32 s19, 3
	s_cbranch_scc1 .LBB2_17
	s_cmp_gt_i32 s19, 3
	s_cbranch_scc0 .LBB2_19
	s_cmp_lg_u32 s19, 4
	s_cbranch_scc0 .LBB2_42
	v_add_u32_e32 v14, -1, v13
	s_mov_b64 s[12:13], 0
	s_branch .LBB2_43
.LBB2_16:
	s_mov_b64 s[12:13], 0
	s_cbranch_execnz .LBB2_25
	s_branch .LBB2_26
.LBB2_17:
	s_mov_b64 s[12:13], 0
	s_cbranch_execnz .LBB2_47
	s_branch .LBB2_48
.LBB2_18:
	s_mov_b64 s[12:13], -1
	s_branch .LBB2_24
.LBB2_19:
	s_mov_b64 s[12:13], -1
	s_branch .LBB2_46
.LBB2_20:
	s_mov_b64 s[12:13], -1
.LBB2_21:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB2_23
	v_add_u32_e32 v13, v7, v12
	v_bfe_i32 v13, v13, 0, 16
	v_mad_u64_u32 v[13:14], s[12:13], v7, 12, v[13:14]
	s_movk_i32 s12, 0x119
	v_mul_lo_u32 v13, v13, s12
.LBB2_23:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v15, v7
.LBB2_24:
	s_branch .LBB2_26
.LBB2_25:
	v_mov_b32_e32 v13, -2
	v_mov_b32_e32 v14, s17
	ds_bpermute_b32 v13, v14, v13
	v_mov_b32_e32 v14, 1
	s_mov_b64 s[12:13], -1
	s_nop 0
	v_mov_b32_dpp v14, v14 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_and_b32_e32 v14, 0x3ff, v14
	v_lshlrev_b32_e32 v14, 2, v14
	s_waitcnt lgkmcnt(0)
	global_atomic_add v14, v13, s[0:1]
.LBB2_26:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB2_28
	v_mad_legacy_u16 v15, v7, 3, 1
	v_mov_b32_e32 v13, v7
.LBB2_28:
	s_mov_b32 s18, s6
	s_cbranch_execnz .LBB2_11
.LBB2_29:
	s_cmp_gt_i32 s19, 0
	s_cbranch_scc0 .LBB2_31
	s_mul_i32 s12, s7, 3
	s_mul_hi_u32 s13, s6, 3
	v_cmp_lt_i32_e32 vcc, 21, v7
	s_add_i32 s13, s13, s12
	s_mul_i32 s12, s6, 3
	s_bcnt1_i32_b64 s14, vcc
	s_sub_u32 s12, s12, s14
	s_subb_u32 s13, s13, 0
	s_mov_b32 s18, s12
	s_cbranch_execz .LBB2_32
	s_branch .LBB2_33
.LBB2_31:
.LBB2_32:
	v_mov_b32_e32 v13, 1
	v_mov_b32_e32 v14, v12
	s_mov_b64 s[12:13], s[6:7]
	s_mov_b32 s18, s6
	v_mov_b32_dpp v14, v13 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mul_lo_u32 v13, v14, 30
	global_store_dword v[5:6], v13, off
.LBB2_33:
	v_mov_b32_e32 v13, v7
	v_mov_b32_e32 v15, v7
	s_mov_b64 s[6:7], s[12:13]
	s_and_b32 s19, s18, 7
	s_cmp_lt_i32 s19, 2
	s_cbranch_scc0 .LBB2_12
.LBB2_34:
	s_branch .LBB2_51
.LBB2_35:
	s_and_b32 s19, s18, 7
	s_cmp_lt_i32 s19, 2
	s_cbranch_scc1 .LBB2_56
.LBB2_36:
	s_cmp_lt_i32 s19, 3
	s_cbranch_scc1 .LBB2_40
	s_cmp_gt_i32 s19, 3
	s_cbranch_scc0 .LBB2_41
	s_cmp_lg_u32 s19, 4
	s_cbranch_scc0 .LBB2_64
	v_add_u32_e32 v13, -1, v14
	s_mov_b64 s[12:13], 0
	s_branch .LBB2_65
.LBB2_40:
	s_mov_b64 s[12:13], 0
	s_cbranch_execnz .LBB2_69
	s_branch .LBB2_70
.LBB2_41:
	s_mov_b64 s[12:13], -1
	s_branch .LBB2_68
.LBB2_42:
	s_mov_b64 s[12:13], -1
.LBB2_43:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB2_45
	global_load_dword v16, v[3:4], off
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v14, v16, v12
	v_bfe_i32 v14, v14, 0, 16
	v_mad_u64_u32 v[16:17], s[12:13], v16, 12, v[14:15]
	s_movk_i32 s12, 0x119
	v_mul_lo_u32 v14, v16, s12
.LBB2_45:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v16, v15
.LBB2_46:
	s_branch .LBB2_48
.LBB2_47:
	v_mov_b32_e32 v14, -2
	v_mov_b32_e32 v16, s17
	ds_bpermute_b32 v14, v16, v14
	v_mov_b32_e32 v16, 2
	s_mov_b64 s[12:13], -1
	s_nop 0
	v_mov_b32_dpp v16, v16 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_and_b32_e32 v16, 0x3ff, v16
	v_lshlrev_b32_e32 v16, 2, v16
	s_waitcnt lgkmcnt(0)
	global_atomic_add v16, v14, s[0:1]
.LBB2_48:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB2_50
	v_mad_legacy_u16 v16, v15, 3, 2
	v_mov_b32_e32 v14, v13
.LBB2_50:
	s_cbranch_execnz .LBB2_35
.LBB2_51:
	s_cmp_gt_i32 s19, 0
	s_cbranch_scc0 .LBB2_53
	s_mul_i32 s12, s7, 3
	s_mul_hi_u32 s13, s6, 3
	v_cmp_lt_i32_e32 vcc, 21, v13
	s_add_i32 s13, s13, s12
	s_mul_i32 s12, s6, 3
	s_bcnt1_i32_b64 s14, vcc
	s_sub_u32 s12, s12, s14
	s_subb_u32 s13, s13, 0
	s_mov_b32 s19, s12
	s_cbranch_execz .LBB2_54
	s_branch .LBB2_55
.LBB2_53:
.LBB2_54:
	v_mov_b32_e32 v14, 2
	v_mov_b32_e32 v16, v12
	s_mov_b64 s[12:13], s[6:7]
	s_mov_b32 s19, s18
	v_mov_b32_dpp v16, v14 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mul_lo_u32 v14, v16, 30
	global_store_dword v[5:6], v14, off
.LBB2_55:
	s_mov_b32 s18, s19
	v_mov_b32_e32 v14, v13
	v_mov_b32_e32 v16, v15
	s_mov_b64 s[6:7], s[12:13]
	s_and_b32 s19, s18, 7
	s_cmp_lt_i32 s19, 2
	s_cbranch_scc0 .LBB2_36
.LBB2_56:
	s_branch .LBB2_73
.LBB2_57:
	s_and_b32 s19, s18, 7
	s_cmp_lt_i32 s19, 2
	s_cbranch_scc1 .LBB2_78
.LBB2_58:
	s_cmp_lt_i32 s19, 3
	s_cbranch_scc1 .LBB2_62
	s_cmp_gt_i32 s19, 3
	s_cbranch_scc0 .LBB2_63
	s_cmp_lg_u32 s19, 4
	s_cbranch_scc0 .LBB2_86
	v_add_u32_e32 v14, -1, v13
	s_mov_b64 s[12:13], 0
	s_branch .LBB2_87
.LBB2_62:
	s_mov_b64 s[12:13], 0
	s_cbranch_execnz .LBB2_91
	s_branch .LBB2_92
.LBB2_63:
	s_mov_b64 s[12:13], -1
	s_branch .LBB2_90
.LBB2_64:
	s_mov_b64 s[12:13], -1
.LBB2_65:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB2_67
	global_load_dword v15, v[3:4], off
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v13, v15, v12
	v_bfe_i32 v13, v13, 0, 16
	v_mad_u64_u32 v[17:18], s[12:13], v15, 12, v[13:14]
	s_movk_i32 s12, 0x119
	v_mul_lo_u32 v13, v17, s12
.LBB2_67:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v15, v16
.LBB2_68:
	s_branch .LBB2_70
.LBB2_69:
	v_mov_b32_e32 v13, -2
	v_mov_b32_e32 v15, s17
	ds_bpermute_b32 v13, v15, v13
	v_mov_b32_e32 v15, 4
	s_mov_b64 s[12:13], -1
	s_nop 0
	v_mov_b32_dpp v15, v15 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_and_b32_e32 v15, 0x3ff, v15
	v_lshlrev_b32_e32 v15, 2, v15
	s_waitcnt lgkmcnt(0)
	global_atomic_add v15, v13, s[0:1]
.LBB2_70:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB2_72
	v_mad_legacy_u16 v15, v16, 3, 4
	v_mov_b32_e32 v13, v14
.LBB2_72:
	s_cbranch_execnz .LBB2_57
.LBB2_73:
	s_cmp_gt_i32 s19, 0
	s_cbranch_scc0 .LBB2_75
	s_mul_i32 s12, s7, 3
	s_mul_hi_u32 s13, s6, 3
	v_cmp_lt_i32_e32 vcc, 21, v14
	s_add_i32 s13, s13, s12
	s_mul_i32 s12, s6, 3
	s_bcnt1_i32_b64 s14, vcc
	s_sub_u32 s12, s12, s14
	s_subb_u32 s13, s13, 0
	s_mov_b32 s19, s12
	s_cbranch_execz .LBB2_76
	s_branch .LBB2_77
.LBB2_75:
.LBB2_76:
	v_mov_b32_e32 v13, 4
	v_mov_b32_e32 v15, v12
	s_mov_b64 s[12:13], s[6:7]
	s_mov_b32 s19, s18
	v_mov_b32_dpp v15, v13 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mul_lo_u32 v13, v15, 30
	global_store_dword v[5:6], v13, off
.LBB2_77:
	s_mov_b32 s18, s19
	v_mov_b32_e32 v13, v14
	v_mov_b32_e32 v15, v16
	s_mov_b64 s[6:7], s[12:13]
	s_and_b32 s19, s18, 7
	s_cmp_lt_i32 s19, 2
	s_cbranch_scc0 .LBB2_58
.LBB2_78:
	s_branch .LBB2_95
.LBB2_79:
	s_and_b32 s18, s18, 7
	s_cmp_lt_i32 s18, 2
	s_cbranch_scc1 .LBB2_100
.LBB2_80:
	s_cmp_lt_i32 s18, 3
	s_cbranch_scc1 .LBB2_84
	s_cmp_gt_i32 s18, 3
	s_cbranch_scc0 .LBB2_85
	s_cmp_lg_u32 s18, 4
	s_cbranch_scc0 .LBB2_101
	v_add_u32_e32 v5, -1, v14
	s_mov_b64 s[12:13], 0
	s_branch .LBB2_102
.LBB2_84:
	s_mov_b64 s[12:13], 0
	s_cbranch_execnz .LBB2_106
	s_branch .LBB2_107
.LBB2_85:
	s_mov_b64 s[12:13], -1
	s_branch .LBB2_105
.LBB2_86:
	s_mov_b64 s[12:13], -1
.LBB2_87:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB2_89
	global_load_dword v16, v[3:4], off
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v14, v16, v12
	v_bfe_i32 v14, v14, 0, 16
	v_mad_u64_u32 v[16:17], s[12:13], v16, 12, v[14:15]
	s_movk_i32 s12, 0x119
	v_mul_lo_u32 v14, v16, s12
.LBB2_89:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v16, v15
.LBB2_90:
	s_branch .LBB2_92
.LBB2_91:
	v_mov_b32_e32 v14, -2
	v_mov_b32_e32 v16, s17
	ds_bpermute_b32 v14, v16, v14
	v_mov_b32_e32 v16, 8
	s_mov_b64 s[12:13], -1
	s_nop 0
	v_mov_b32_dpp v16, v16 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_and_b32_e32 v16, 0x3ff, v16
	v_lshlrev_b32_e32 v16, 2, v16
	s_waitcnt lgkmcnt(0)
	global_atomic_add v16, v14, s[0:1]
.LBB2_92:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB2_94
	v_mad_legacy_u16 v16, v15, 3, 8
	v_mov_b32_e32 v14, v13
.LBB2_94:
	s_cbranch_execnz .LBB2_79
.LBB2_95:
	s_cmp_gt_i32 s19, 0
	s_cbranch_scc0 .LBB2_97
	s_mul_i32 s12, s7, 3
	s_mul_hi_u32 s13, s6, 3
	v_cmp_lt_i32_e32 vcc, 21, v13
	s_add_i32 s13, s13, s12
	s_mul_i32 s12, s6, 3
	s_bcnt1_i32_b64 s14, vcc
	s_sub_u32 s12, s12, s14
	s_subb_u32 s13, s13, 0
	s_mov_b32 s19, s12
	s_cbranch_execz .LBB2_98
	s_branch .LBB2_99
.LBB2_97:
.LBB2_98:
	v_mov_b32_e32 v14, 8
	v_mov_b32_e32 v16, v12
	s_mov_b64 s[12:13], s[6:7]
	s_mov_b32 s19, s18
	v_mov_b32_dpp v16, v14 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mul_lo_u32 v14, v16, 30
	global_store_dword v[5:6], v14, off
.LBB2_99:
	s_mov_b32 s18, s19
	v_mov_b32_e32 v14, v13
	v_mov_b32_e32 v16, v15
	s_mov_b64 s[6:7], s[12:13]
	s_and_b32 s18, s18, 7
	s_cmp_lt_i32 s18, 2
	s_cbranch_scc0 .LBB2_80
.LBB2_100:
	s_branch .LBB2_110
.LBB2_101:
	s_mov_b64 s[12:13], -1
.LBB2_102:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB2_104
	global_load_dword v4, v[3:4], off
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v4, v12
	v_bfe_i32 v3, v3, 0, 16
	v_mad_u64_u32 v[3:4], s[12:13], v4, 12, v[3:4]
	s_movk_i32 s12, 0x119
	v_mul_lo_u32 v5, v3, s12
.LBB2_104:
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v3, v16
.LBB2_105:
	s_branch .LBB2_107
.LBB2_106:
	v_mov_b32_e32 v3, -2
	v_mov_b32_e32 v4, s17
	ds_bpermute_b32 v3, v4, v3
	v_mov_b32_e32 v4, 16
	s_mov_b64 s[12:13], -1
	s_nop 0
	v_mov_b32_dpp v4, v4 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_and_b32_e32 v4, 0x3ff, v4
	v_lshlrev_b32_e32 v4, 2, v4
	s_waitcnt lgkmcnt(0)
	global_atomic_add v4, v3, s[0:1]
.LBB2_107:
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB2_109
	v_mad_legacy_u16 v3, v16, 3, 16
	v_mov_b32_e32 v5, v14
.LBB2_109:
	s_cbranch_execnz .LBB2_113
.LBB2_110:
	s_cmp_gt_i32 s18, 0
	s_cbranch_scc0 .LBB2_112
	s_mul_i32 s7, s7, 3
	s_mul_hi_u32 s12, s6, 3
	v_cmp_lt_i32_e32 vcc, 21, v14
	s_add_i32 s12, s12, s7
	s_mul_i32 s6, s6, 3
	s_bcnt1_i32_b64 s7, vcc
	s_sub_u32 s6, s6, s7
	s_subb_u32 s7, s12, 0
.LBB2_112:
	v_mov_b32_e32 v5, v14
	v_mov_b32_e32 v3, v16
.LBB2_113:
	v_xor_b32_e32 v13, s9, v0
	v_mad_legacy_u16 v14, v3, 3, 2
.LBB2_114:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_load_dword s12, s[4:5], 0x2c
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v4, s7
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB2_119
	s_and_b32 s6, s8, s9
	s_bitcmp0_b32 s6, 0
	s_cbranch_scc1 .LBB2_120
	v_and_b32_e32 v3, 0xffff, v7
	v_mov_b32_e32 v4, 0
	ds_bpermute_b32 v3, v4, v3 offset:104
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v3, 7, v3
	v_lshlrev_b32_e64 v13, v3, s8
	s_cbranch_execnz .LBB2_118
.LBB2_117:
	v_mov_b32_e32 v3, 7
	v_sub_u32_e32 v4, 0, v6
	v_cmp_eq_u32_sdwa vcc, v7, v3 src0_sel:WORD_0 src1_sel:DWORD
	v_cndmask_b32_e32 v13, v4, v6, vcc
.LBB2_118:
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v14, v7
	v_mov_b32_e32 v4, s11
.LBB2_119:
	s_or_b64 exec, exec, s[2:3]
	s_load_dword s2, s[4:5], 0x20
	s_add_i32 s16, s16, s8
	v_add_u32_sdwa v0, s16, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add3_u32 v0, v0, v7, v11
	v_lshl_add_u32 v3, v3, 1, v3
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v4, s2
	v_and_b32_e32 v6, 0xffff, v14
	v_add3_u32 v0, v0, v13, v5
	v_add3_u32 v0, v0, v6, v3
	v_cvt_f32_f16_e32 v4, v4
	global_store_dword v8, v0, s[0:1]
	s_waitcnt vmcnt(1)
	v_fma_f32 v3, v10, s12, v4
	v_add_f32_e32 v0, v9, v3
	v_add_f32_e32 v0, v0, v4
	global_store_dword v[1:2], v0, off
	s_endpgm
.LBB2_120:
	s_branch .LBB2_117
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
		.amdhsa_next_free_vgpr 19
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
.Lfunc_end2:
	.size	k2, .Lfunc_end2-k2
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k3
	.globl	k3
	.p2align	8
	.type	k3,@function
k3:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_lshl_add_u32 v1, s6, 6, v0
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v2, 2, v0
	v_lshlrev_b32_e32 v5, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v8, v2, s[0:1]
	global_load_dword v7, v5, s[2:3]
	s_load_dword s6, s[4:5], 0x20
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v1, vcc, s2, v5
	v_mov_b32_e32 v6, s8
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	global_store_dword v5, v6, s[0:1]
	v_mov_b32_e32 v6, 26
	s_lshl_b32 s7, s8, 2
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v3, vcc, s0, v5
	v_lshrrev_b32_sdwa v6, v6, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	s_and_b32 s10, s7, 28
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	s_waitcnt lgkmcnt(0)
	v_max_f32_e64 v5, s6, s6 clamp
	v_and_b32_e32 v6, 60, v6
	s_cmp_lg_u32 s10, 0
	global_store_dword v6, v5, s[2:3]
	s_cbranch_scc0 .LBB3_8
	s_load_dword s12, s[4:5], 0x30
	s_load_dword s11, s[4:5], 0x28
	s_waitcnt vmcnt(3)
	v_and_b32_e32 v5, 0x3ff, v8
	v_lshlrev_b32_e32 v5, 2, v5
	v_and_b32_e32 v9, 0xffff, v8
	v_mov_b32_e32 v6, s1
	v_add_co_u32_e64 v5, s[0:1], s0, v5
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s12, v9
	v_addc_co_u32_e64 v6, s[0:1], 0, v6, s[0:1]
	s_mov_b32 s12, 1
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, v0
	s_branch .LBB3_3
.LBB3_2:
	s_or_b64 exec, exec, s[0:1]
	s_lshl_b32 s12, s12, 1
	s_cmp_gt_u32 s12, s10
	s_cbranch_scc1 .LBB3_5
.LBB3_3:
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_2
	global_load_dword v12, v[5:6], off
	v_mov_b32_e32 v13, s7
	v_mov_b32_e32 v14, s11
	ds_bpermute_b32 v13, v13, v14
	v_sub_u16_sdwa v14, v11, sext(v10) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_max_i16_sdwa v14, sext(v10), v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_xor_b32_e32 v10, v14, v10
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_i32_e32 v13, v13
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v12, 15, v12
	v_lshrrev_b32_e64 v12, v12, 8
	v_lshlrev_b32_e32 v12, 2, v12
	global_store_dword v12, v13, s[2:3]
	s_branch .LBB3_2
.LBB3_5:
	s_load_dword s2, s[4:5], 0x24
	s_branch .LBB3_7
.LBB3_6:
	s_waitcnt vmcnt(3)
	v_and_b32_e32 v9, 0xffff, v8
	v_mov_b32_e32 v10, v0
.LBB3_7:
	s_load_dword s0, s[4:5], 0x18
	v_cvt_f16_f32_e32 v5, s6
	v_xor_b32_e32 v0, s9, v0
	v_bfe_i32 v6, v10, 0, 8
	s_waitcnt vmcnt(3)
	v_lshlrev_b32_e32 v8, 1, v8
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s2, s0
	s_add_i32 s0, s0, s8
	v_cvt_f32_f16_e32 v5, v5
	v_add3_u32 v0, s0, v0, v9
	v_add3_u32 v0, v0, v8, v6
	global_store_dword v[3:4], v0, off
	s_waitcnt vmcnt(3)
	v_add_f32_e32 v0, s6, v7
	v_add_f32_e32 v0, v0, v5
	global_store_dword v[1:2], v0, off
	s_endpgm
.LBB3_8:
	s_load_dword s2, s[4:5], 0x24
	s_cbranch_execnz .LBB3_6
	s_branch .LBB3_7
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k3
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
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 13
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
	.size	k3, .Lfunc_end3-k3
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k4
	.globl	k4
	.p2align	8
	.type	k4,@function
k4:
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_lshl_add_u32 v1, s6, 6, v0
	v_lshlrev_b32_e32 v18, 2, v0
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v11, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v12, v18, s[8:9]
	global_load_dword v16, v11, s[10:11]
	s_load_dwordx2 s[0:1], s[4:5], 0x20
	s_load_dword s7, s[4:5], 0x2c
	v_and_b32_e32 v9, 63, v0
	v_lshlrev_b32_e32 v7, 2, v9
	v_mov_b32_e32 v8, s9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	s_and_b32 s1, s14, s12
	v_mov_b32_e32 v13, s12
	v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_or_b32_e32 v3, 1, v2
	v_cvt_f32_u32_e32 v2, v3
	v_sub_u32_e32 v4, 0, v3
	v_bfe_u32 v1, s12, v1, 5
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v4, v4, v2
	v_mul_hi_u32 v4, v2, v4
	v_add_u32_e32 v2, v2, v4
	v_mul_hi_u32 v5, s1, v2
	v_mov_b32_e32 v4, s11
	v_mov_b32_e32 v2, s14
	v_mul_lo_u32 v10, v5, v3
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
	v_sub_u32_e32 v10, s1, v10
	v_sub_u32_e32 v14, v10, v3
	v_cmp_ge_u32_e32 vcc, v10, v3
	v_cndmask_b32_e32 v10, v10, v14, vcc
	v_sub_u32_e32 v14, v10, v3
	v_cmp_ge_u32_e32 vcc, v10, v3
	v_cndmask_b32_e32 v3, v10, v14, vcc
	v_cmp_ge_i32_e32 vcc, v1, v3
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v12
	ds_write_b32 v7, v12
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB4_2
	v_xor_b32_e32 v2, 1, v9
	v_lshlrev_b32_e32 v2, 2, v2
	v_cvt_i32_f32_e32 v1, s0
	ds_read_b32 v5, v2
	s_mul_i32 s1, s15, 3
	s_mul_hi_u32 s15, s14, 3
	s_add_i32 s1, s15, s1
	s_mul_i32 s14, s14, 3
	v_and_b32_e32 v1, 8, v1
	v_mov_b32_e32 v3, s1
	v_sub_co_u32_e32 v2, vcc, s14, v1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s1, v5
	v_subbrev_co_u32_e32 v3, vcc, 0, v3, vcc
	v_cmp_gt_i32_e64 s[14:15], s1, 24
	s_bcnt1_i32_b64 s1, s[14:15]
	v_mov_b32_e32 v6, v3
	v_add_u32_e32 v1, -1, v12
	v_mov_b32_e32 v13, s1
	v_mov_b32_e32 v5, v2
.LBB4_2:
	s_or_b64 exec, exec, s[2:3]
	v_add_co_u32_e32 v7, vcc, s8, v18
	v_addc_co_u32_e32 v8, vcc, 0, v8, vcc
	v_add_co_u32_e32 v3, vcc, s10, v11
	s_add_i32 s1, s6, s12
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	v_and_b32_e32 v10, 3, v0
	s_sub_i32 s2, 0, s1
	v_cvt_f16_f32_e32 v14, s0
	v_mov_b32_e32 v17, s2
	v_mov_b32_e32 v19, s1
	v_cmp_eq_u32_e32 vcc, 1, v10
	s_and_b32 s16, s12, 0xff
	v_cndmask_b32_e32 v10, v17, v19, vcc
	s_cmp_lg_u32 s16, 0
	v_cmp_gt_i32_e32 vcc, v10, v2
	s_cselect_b64 s[2:3], -1, 0
	v_xor_b32_e32 v15, s13, v0
	s_and_b64 s[14:15], s[2:3], vcc
	v_mov_b32_e32 v17, s0
	s_and_saveexec_b64 s[2:3], s[14:15]
	s_cbranch_execz .LBB4_15
	v_xor_b32_e32 v2, 1, v9
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v2, v2
	s_waitcnt vmcnt(0)
	v_med3_f32 v17, s7, v16, 4.0
	v_cvt_f16_f32_e32 v21, v17
	s_mov_b32 s1, 0x41b00000
	s_load_dword s17, s[4:5], 0x30
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v9, 15, v2
	v_add_u16_e32 v9, 1, v9
	v_cvt_f32_ubyte0_e32 v9, v9
	v_rcp_iflag_f32_e32 v10, v9
	s_mov_b32 s18, 0
	v_mov_b32_e32 v19, 0
	v_bfe_i32 v20, v0, 0, 8
	v_mul_f32_e32 v10, 0x41b00000, v10
	v_trunc_f32_e32 v10, v10
	v_cvt_u32_f32_e32 v17, v10
	v_mad_f32 v10, -v10, v9, s1
	v_cmp_ge_f32_e64 vcc, |v10|, v9
	v_mov_b32_e32 v10, s9
	v_addc_co_u32_e32 v9, vcc, 0, v17, vcc
	v_and_b32_e32 v22, 31, v9
	v_add_co_u32_e32 v9, vcc, s8, v11
	v_addc_co_u32_e32 v10, vcc, 0, v10, vcc
	v_sub_u32_e32 v23, 0, v2
	v_mov_b32_e32 v17, s0
	s_branch .LBB4_5
.LBB4_4:
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s18, s18, 1
	s_cmp_lg_u32 s16, s18
	v_add_u32_e32 v19, v19, v22
	s_cbranch_scc0 .LBB4_15
.LBB4_5:
	v_lshlrev_b32_e32 v24, 2, v13
	v_mov_b32_e32 v25, s13
	ds_bpermute_b32 v24, v24, v25
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, v24, v0
	s_bcnt1_i32_b64 s0, vcc
	v_cmp_le_u32_e32 vcc, s0, v19
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB4_11
	s_or_b32 s4, s18, 1
	v_cvt_f32_u32_e32 v24, s4
	s_sub_i32 s5, 0, s4
	v_fma_f16 v14, v21, v14, 0.5
	v_rcp_iflag_f32_e32 v24, v24
	v_mul_f32_e32 v24, 0x4f7ffffe, v24
	v_cvt_u32_f32_e32 v24, v24
	v_mul_lo_u32 v25, s5, v24
	v_mul_hi_u32 v25, v24, v25
	v_add_u32_e32 v24, v24, v25
	v_mul_hi_u32 v24, v2, v24
	v_mov_b32_dpp v25, v20 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_lshlrev_b32_e32 v25, 2, v25
	v_mul_lo_u32 v24, v24, s4
	v_sub_u32_e32 v24, v2, v24
	v_subrev_u32_e32 v26, s4, v24
	v_cmp_le_u32_e32 vcc, s4, v24
	v_cndmask_b32_e32 v24, v24, v26, vcc
	v_subrev_u32_e32 v26, s4, v24
	v_cmp_le_u32_e32 vcc, s4, v24
	v_cndmask_b32_e32 v24, v24, v26, vcc
	ds_bpermute_b32 v24, v25, v24
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v24
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB4_8
	v_add_u32_e32 v13, s18, v13
	v_and_b32_e32 v13, 7, v13
	v_lshlrev_b32_e64 v13, v13, 8
	v_cmp_lt_f32_e32 vcc, 0.5, v17
	global_store_dword v[9:10], v13, off
	v_cndmask_b32_e32 v13, v2, v23, vcc
.LBB4_8:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB4_10
	v_sub_u32_e32 v15, 22, v13
	v_and_b32_e32 v15, 0x3ff, v15
	s_add_i32 s14, s18, 10
	v_lshlrev_b32_e32 v15, 2, v15
	v_mov_b32_e32 v17, s14
	global_atomic_add v15, v17, s[8:9]
	v_mov_b32_e32 v17, 0xc0e00000
	v_mov_b32_e32 v15, v2
.LBB4_10:
	s_or_b64 exec, exec, s[4:5]
.LBB4_11:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB4_13
	v_add_u32_e32 v24, s18, v0
	global_store_dword v[9:10], v24, off
.LBB4_13:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[4:5], exec
	v_mov_b32_e32 v24, s18
	v_cmp_gt_i32_e32 vcc, s17, v24
	v_mbcnt_lo_u32_b32 v24, s4, 0
	v_mbcnt_hi_u32_b32 v24, s5, v24
	v_cmp_eq_u32_e64 s[0:1], 0, v24
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB4_4
	s_and_b32 s0, s18, 0x3ff
	s_bcnt1_i32_b64 s1, vcc
	s_bcnt1_i32_b64 s4, s[4:5]
	s_lshl_b32 s0, s0, 2
	s_mul_i32 s1, s1, s4
	v_mov_b32_e32 v24, s0
	v_mov_b32_e32 v25, s1
	global_atomic_add v24, v25, s[8:9]
	s_branch .LBB4_4
.LBB4_15:
	s_or_b64 exec, exec, s[2:3]
	v_cvt_i32_f32_e32 v2, v17
	s_and_b32 s4, s12, 7
	s_cmp_lg_u32 s4, 0
	s_cselect_b64 s[0:1], -1, 0
	v_and_b32_e32 v2, 15, v2
	v_ashrrev_i32_e64 v2, v2, s13
	v_cmp_gt_i32_e32 vcc, 1, v2
	s_mov_b32 s5, 0
	s_and_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB4_18
	global_load_dword v9, v18, s[10:11]
	v_mov_b32_e32 v10, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(0)
	global_store_dword v10, v9, s[10:11] offset:4072
.LBB4_17:
	s_and_b32 s5, 0xffff, s5
	s_add_i32 s5, s5, 1
	s_sext_i32_i16 s10, s5
	s_cmp_le_i32 s4, s10
	v_cmp_lt_i32_e32 vcc, s10, v2
	s_cselect_b64 s[10:11], -1, 0
	s_or_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[2:3], s[10:11], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB4_17
.LBB4_18:
	s_or_b64 exec, exec, s[0:1]
	global_load_dword v9, v[7:8], off
	v_mad_u64_u32 v[7:8], s[0:1], v5, 3, 0
	s_and_b32 s2, s13, 3
	s_waitcnt vmcnt(1)
	v_fma_f32 v10, v17, v16, v17
	v_mov_b32_e32 v2, v8
	v_mad_u64_u32 v[5:6], s[0:1], v6, 3, v[2:3]
	v_mov_b32_e32 v2, 0
	s_cmp_lg_u32 s2, 0
	v_mov_b32_e32 v6, v5
	v_lshlrev_b32_e32 v16, 24, v0
	s_waitcnt vmcnt(0)
	v_sub_u32_sdwa v5, v12, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_sub_co_u32_e32 v5, vcc, v7, v5
	v_subbrev_co_u32_e32 v6, vcc, 0, v6, vcc
	s_cbranch_scc0 .LBB4_24
	v_add_f32_e32 v7, 0x3fa00000, v10
	s_mov_b32 s3, 0x3fc00000
	v_div_scale_f32 v8, s[0:1], v7, v7, s3
	v_div_scale_f32 v9, s[0:1], v7, v7, s7
	v_div_scale_f32 v18, vcc, s3, v7, s3
	v_div_scale_f32 v19, s[0:1], s7, v7, s7
	v_rcp_f32_e32 v20, v8
	v_rcp_f32_e32 v21, v9
	v_fma_f32 v22, -v8, v20, 1.0
	v_fma_f32 v20, v22, v20, v20
	v_fma_f32 v23, -v9, v21, 1.0
	v_fma_f32 v21, v23, v21, v21
	v_mul_f32_e32 v22, v18, v20
	v_mul_f32_e32 v23, v19, v21
	v_fma_f32 v24, -v8, v22, v18
	v_fma_f32 v25, -v9, v23, v19
	v_fma_f32 v22, v24, v20, v22
	v_fma_f32 v23, v25, v21, v23
	v_fma_f32 v8, -v8, v22, v18
	v_fma_f32 v9, -v9, v23, v19
	v_div_fmas_f32 v18, v8, v20, v22
	s_mov_b64 vcc, s[0:1]
	v_div_fmas_f32 v21, v9, v21, v23
	v_lshlrev_b32_e32 v19, 24, v0
	v_mov_b32_e32 v9, v6
	v_cmp_eq_u32_e32 vcc, s12, v0
	v_mov_b32_e32 v8, v5
	v_lshl_add_u32 v20, s6, 30, v19
	v_div_fixup_f32 v18, v18, v7, s3
	v_div_fixup_f32 v7, v21, v7, s7
	v_mul_f32_e32 v21, v18, v7
	v_mov_b32_e32 v18, v17
.LBB4_20:
	v_mad_u64_u32 v[7:8], s[0:1], v8, 3, v[1:2]
	s_add_i32 s2, s2, -1
	v_cndmask_b32_e32 v18, v18, v21, vcc
	v_mad_u64_u32 v[8:9], s[0:1], v9, 3, v[8:9]
	v_add_u32_sdwa v0, sext(v20), sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:BYTE_0
	v_add_u32_e32 v20, 0x1000000, v20
	v_mov_b32_e32 v9, v8
	s_cmp_eq_u32 s2, 0
	v_mov_b32_e32 v8, v7
	s_cbranch_scc0 .LBB4_20
	v_lshlrev_b32_e32 v0, 24, v0
	s_branch .LBB4_23
.LBB4_22:
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v0, v16
	v_mov_b32_e32 v19, v16
	v_mov_b32_e32 v18, v17
	v_mov_b32_e32 v7, v5
.LBB4_23:
	v_ashrrev_i32_e32 v2, 24, v19
	v_xad_u32 v2, v2, v5, v5
	v_add_u32_sdwa v5, v12, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_and_b32_sdwa v2, sext(v2), v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_add3_u32 v1, v5, v1, v15
	v_add3_u32 v1, v1, v13, v2
	v_cvt_f32_f16_e32 v2, v14
	v_ashrrev_i32_e32 v0, 24, v0
	v_add3_u32 v0, v1, v0, v7
	global_store_dword v11, v0, s[8:9]
	v_add_f32_e32 v0, v10, v18
	v_add_f32_e32 v0, v0, v2
	global_store_dword v[3:4], v0, off
	s_endpgm
.LBB4_24:
	s_cbranch_execnz .LBB4_22
	s_branch .LBB4_23
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k4
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
		.amdhsa_next_free_vgpr 27
		.amdhsa_next_free_sgpr 19
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
.Lfunc_end4:
	.size	k4, .Lfunc_end4-k4
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k5
	.globl	k5
	.p2align	8
	.type	k5,@function
k5:
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_lshl_add_u32 v13, s6, 6, v0
	v_and_b32_e32 v1, 0x3ff, v13
	v_lshlrev_b32_e32 v3, 2, v0
	v_lshlrev_b32_e32 v11, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v14, v3, s[8:9]
	global_load_dword v12, v11, s[10:11]
	v_mov_b32_e32 v1, 1
	v_or_b32_sdwa v1, sext(v0), v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_cvt_f32_u32_e32 v2, v1
	v_sub_u32_e32 v6, 0, v1
	v_and_b32_e32 v5, 63, v0
	v_xor_b32_e32 v4, 1, v5
	v_rcp_iflag_f32_e32 v2, v2
	v_lshlrev_b32_e32 v4, 2, v4
	s_load_dwordx2 s[2:3], s[4:5], 0x20
	ds_read_b32 v15, v4
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_lshlrev_b32_e32 v18, 2, v5
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v16, s2
	s_load_dword s29, s[4:5], 0x28
	s_load_dword s30, s[4:5], 0x30
	v_mul_lo_u32 v6, v6, v2
	v_mov_b32_e32 v17, 0
	s_add_i32 s28, s6, s12
	s_xor_b32 s0, s3, s28
	v_mul_hi_u32 v4, v2, v6
	s_cmp_lt_i32 s14, 23
	s_waitcnt lgkmcnt(0)
	s_cselect_b32 s1, s29, 23
	s_min_i32 s0, s0, s1
	v_add_u32_e32 v2, v2, v4
	v_mul_hi_u32 v2, v15, v2
	v_cvt_f32_f16_e32 v4, v16
	s_and_b32 s31, s12, 7
	s_mov_b32 s35, 0
	v_mul_lo_u32 v2, v2, v1
	v_sub_f32_e32 v5, 0x3fc00000, v4
	v_and_b32_e32 v5, 0x7fffffff, v5
	global_store_dword v11, v5, s[10:11]
	v_sub_u32_e32 v2, v15, v2
	v_sub_u32_e32 v5, v2, v1
	v_cmp_ge_u32_e32 vcc, v2, v1
	v_cndmask_b32_e32 v2, v2, v5, vcc
	v_sub_u32_e32 v5, v2, v1
	v_cmp_ge_u32_e32 vcc, v2, v1
	v_cndmask_b32_e32 v1, v2, v5, vcc
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v1, 2, v1
	v_bfe_u32 v5, v13, s30, 5
	v_sub_u32_e32 v19, s0, v5
	s_waitcnt vmcnt(2)
	ds_write_b32 v18, v14
	s_waitcnt vmcnt(1)
	global_store_dword v17, v12, s[10:11] offset:8
	v_and_b32_e32 v2, 0x3ff, v14
	global_atomic_add v1, v14, s[8:9]
	v_lshlrev_b32_e32 v1, 2, v2
	global_load_dword v1, v1, s[8:9]
	v_mov_b32_e32 v2, s12
	s_waitcnt vmcnt(0)
	s_nop 0
	v_mov_b32_dpp v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf
	v_readfirstlane_b32 s6, v1
	s_and_b32 s6, s6, 0x3ff
	s_lshl_b32 s6, s6, 2
	v_mov_b32_e32 v1, s6
	global_load_dword v20, v1, s[8:9]
	v_mov_b32_e32 v2, s11
	v_add_co_u32_e32 v1, vcc, s10, v11
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_cmp_eq_u32 s31, 0
	s_cbranch_scc1 .LBB5_41
	s_cmp_ge_i32 s28, s3
	s_load_dword s33, s[4:5], 0x2c
	s_cselect_b64 s[4:5], -1, 0
	s_and_b32 s1, s12, 0x3ff
	s_lshl_b32 s0, s13, s31
	s_lshl_b32 s1, s1, 2
	s_add_u32 s6, s10, s1
	s_addc_u32 s7, s11, 0
	s_or_b32 s16, s12, 1
	v_cvt_f32_u32_e32 v5, s16
	s_sub_i32 s17, 0, s16
	s_and_b32 s13, s12, 0xff
	s_add_i32 s13, s13, 12
	v_rcp_iflag_f32_e32 v5, v5
	v_and_b32_e32 v6, v13, v0
	v_mul_lo_u32 v22, s0, v6
	v_mov_b32_e32 v4, s9
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_add_co_u32_e32 v3, vcc, s8, v3
	v_and_b32_e32 v6, 3, v0
	v_readfirstlane_b32 s18, v5
	s_mul_i32 s17, s17, s18
	s_mul_hi_u32 s17, s18, s17
	s_add_i32 s18, s18, s17
	s_mul_hi_u32 s17, s18, 31
	s_mul_i32 s17, s17, s16
	s_sub_i32 s17, 31, s17
	s_sub_i32 s18, s17, s16
	s_cmp_ge_u32 s17, s16
	s_cselect_b32 s17, s18, s17
	s_sub_i32 s18, s17, s16
	s_cmp_ge_u32 s17, s16
	v_mov_b32_e32 v7, s14
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	v_bfe_u32 v21, v19, 20, 5
	v_cmp_eq_u32_e64 s[0:1], 1, v6
	s_cselect_b32 s34, s18, s17
	v_cvt_f32_ubyte0_e32 v25, v0
	s_waitcnt lgkmcnt(0)
	v_frexp_mant_f32_e32 v26, s33
	v_frexp_exp_i32_f32_e32 v27, s33
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v8, s15
	v_mov_b32_e32 v28, s2
	s_mov_b32 s2, 0
	v_mov_b32_e32 v23, v14
	v_mov_b32_e32 v24, v0
	s_branch .LBB5_5
.LBB5_2:
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v14, s13
	v_mov_b32_e32 v28, v9
	ds_write_b32 v18, v14
.LBB5_3:
	s_or_b64 exec, exec, s[20:21]
	s_and_b32 s2, s2, 0xff
	s_add_i32 s2, s2, 1
	s_and_b32 s35, s2, 0xff
	s_cmp_eq_u32 s31, s35
	s_cselect_b64 s[20:21], -1, 0
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[20:21], s[20:21], exec
	v_mov_b32_e32 v8, v6
	s_or_b64 s[14:15], s[14:15], s[20:21]
	v_mov_b32_e32 v7, v5
.LBB5_4:
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v9, v7
	s_and_b64 s[18:19], exec, s[14:15]
	v_mov_b32_e32 v8, v6
	s_or_b64 s[16:17], s[18:19], s[16:17]
	v_mov_b32_e32 v7, v5
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB5_40
.LBB5_5:
	s_and_b32 s18, s35, 7
	v_lshlrev_b32_e32 v5, s18, v15
	v_cmp_lt_i32_e32 vcc, 22, v5
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB5_4
	s_waitcnt vmcnt(0)
	v_mov_b32_dpp v5, v20 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_and_b32_e32 v10, 7, v5
	v_cmp_lt_i32_e32 vcc, 1, v10
	s_mov_b64 s[22:23], 0
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execnz .LBB5_20
	s_andn2_saveexec_b64 s[20:21], s[20:21]
	s_cbranch_execnz .LBB5_37
.LBB5_8:
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execz .LBB5_10
.LBB5_9:
	v_mov_b32_e32 v5, s33
	global_store_dword v17, v5, s[6:7]
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v9, v28
	v_mov_b32_e32 v6, v8
.LBB5_10:
	s_or_b64 exec, exec, s[20:21]
	v_and_b32_e32 v7, 0x3ff, v20
	v_lshlrev_b32_e32 v7, 2, v7
	global_load_dword v7, v7, s[8:9]
	s_or_b32 s20, s35, 1
	v_cvt_f32_u32_e32 v8, s20
	v_mov_b32_e32 v29, s35
	v_mov_b32_e32 v30, v20
	v_cvt_f16_f32_e32 v10, v12
	v_rcp_iflag_f32_e32 v28, v8
	v_mov_b32_dpp v30, v29 row_shr:1 row_mask:0xf bank_mask:0xf
	v_fma_f16 v16, v10, v16, 0.5
	v_mul_f32_e32 v28, v25, v28
	v_trunc_f32_e32 v28, v28
	v_cvt_u32_f32_e32 v29, v28
	v_mad_f32 v28, -v28, v8, v25
	v_cmp_ge_f32_e64 vcc, |v28|, v8
	v_lshlrev_b32_e32 v28, 2, v30
	v_addc_co_u32_e32 v8, vcc, 0, v29, vcc
	v_mul_lo_u32 v8, v8, s20
	v_sub_u32_e32 v8, v0, v8
	v_and_b32_e32 v8, 15, v8
	v_lshrrev_b32_e64 v8, v8, s34
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v7, v28, v7
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_i32_e32 vcc, v7, v8
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB5_16
	v_cmp_ngt_f32_e32 vcc, -1.0, v12
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	v_cmp_gt_i32_e32 vcc, s29, v20
	s_bcnt1_i32_b64 s24, vcc
	v_mov_b32_e32 v7, s3
	v_cmp_ne_u32_e32 vcc, s35, v13
	v_cndmask_b32_e32 v7, 23, v7, vcc
	v_cmp_gt_i32_e32 vcc, s24, v7
	v_cndmask_b32_e64 v28, v9, -v9, vcc
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	v_cvt_f32_f16_e32 v7, v16
	v_frexp_exp_i32_f32_e32 v10, v9
	v_frexp_mant_f32_e32 v9, v9
	v_add_f32_e32 v7, 0x3fa00000, v7
	v_frexp_mant_f32_e32 v8, v7
	v_rcp_f32_e32 v8, v8
	v_frexp_exp_i32_f32_e32 v7, v7
	v_sub_u32_e32 v7, v10, v7
	v_mul_f32_e32 v8, v9, v8
	v_ldexp_f32 v7, v8, v7
	v_and_b32_e32 v28, 0x7fffffff, v7
	s_or_b64 exec, exec, s[22:23]
.LBB5_16:
	s_andn2_saveexec_b64 s[20:21], s[20:21]
	s_cbranch_execz .LBB5_3
	v_cvt_f32_f16_e32 v7, v16
	s_and_b32 s22, s2, 0xff
	s_lshl_b32 s22, s22, 2
	v_mov_b32_e32 v14, s22
	v_add_f32_e32 v8, 0x3fa00000, v7
	v_frexp_mant_f32_e32 v10, v8
	v_rcp_f32_e32 v10, v10
	v_frexp_exp_i32_f32_e32 v8, v8
	v_sub_u32_e32 v8, v27, v8
	v_cmp_lt_f32_e32 vcc, 0.5, v9
	v_mul_f32_e32 v10, v26, v10
	v_ldexp_f32 v8, v10, v8
	global_store_dword v14, v8, s[10:11]
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB5_2
	v_cvt_i32_f32_e32 v8, v9
	v_bfe_u32 v10, s35, s35, 5
	v_cmp_gt_i32_e32 vcc, 9, v10
	v_add_u16_e32 v24, v24, v8
	s_cbranch_vccz .LBB5_30
	v_mov_b32_e32 v8, s33
	v_cndmask_b32_e64 v8, v7, |v8|, s[0:1]
	v_med3_f32 v12, v8, v9, 4.0
	s_cbranch_execnz .LBB5_2
	s_branch .LBB5_31
.LBB5_20:
	v_cmp_lt_i32_e32 vcc, 2, v10
	s_mov_b64 s[24:25], -1
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB5_36
	v_cmp_lt_i32_e32 vcc, 3, v10
	s_and_saveexec_b64 s[24:25], vcc
	s_xor_b64 s[24:25], exec, s[24:25]
	s_cbranch_execz .LBB5_27
	v_cmp_ne_u32_e32 vcc, 4, v10
	s_and_saveexec_b64 s[26:27], vcc
	s_xor_b64 s[26:27], exec, s[26:27]
	v_add_u32_e32 v20, -1, v20
	s_or_saveexec_b64 s[26:27], s[26:27]
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v6, v8
	s_xor_b64 exec, exec, s[26:27]
	v_mad_u64_u32 v[5:6], s[36:37], v7, 3, 19
	v_mad_u64_u32 v[9:10], s[36:37], v8, 3, v[6:7]
	v_mov_b32_e32 v6, v9
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v9, v28
.LBB5_27:
	s_andn2_saveexec_b64 s[24:25], s[24:25]
	s_cbranch_execz .LBB5_35
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB5_32
	global_load_dword v5, v[3:4], off
	s_cbranch_execz .LBB5_33
	s_branch .LBB5_34
.LBB5_30:
.LBB5_31:
	v_fma_f32 v7, v9, v7, v9 clamp
	v_and_b32_e32 v12, 0x7fffffff, v7
	s_branch .LBB5_2
.LBB5_32:
.LBB5_33:
	s_waitcnt vmcnt(0)
	v_bfe_i32 v5, v24, 0, 8
.LBB5_34:
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v9, v5
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v6, v8
.LBB5_35:
	s_or_b64 exec, exec, s[24:25]
	s_xor_b64 s[24:25], exec, -1
.LBB5_36:
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 s[22:23], s[24:25], exec
	s_andn2_saveexec_b64 s[20:21], s[20:21]
	s_cbranch_execz .LBB5_8
.LBB5_37:
	v_cmp_gt_i32_e32 vcc, 1, v10
	s_and_saveexec_b64 s[24:25], vcc
	s_and_b32 s26, s35, 15
	v_and_b32_e32 v5, 0xffff, v23
	s_ashr_i32 s26, s30, s26
	v_mad_u32_u24 v23, v5, 3, s26
	s_or_b64 exec, exec, s[24:25]
	v_and_b32_e32 v5, 0x3ff, v20
	v_lshlrev_b32_e32 v5, 2, v5
	global_load_dword v5, v5, s[8:9]
	s_or_b64 s[22:23], s[22:23], exec
	s_waitcnt vmcnt(0)
	v_add_u32_sdwa v5, v5, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_cmp_gt_u32_e32 vcc, v5, v21
	s_bcnt1_i32_b64 s24, vcc
	v_add_u32_e32 v5, s24, v22
	v_bfe_i32 v20, v5, 0, 16
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execnz .LBB5_9
	s_branch .LBB5_10
.LBB5_40:
	s_or_b64 exec, exec, s[16:17]
	v_cvt_f32_f16_e32 v4, v16
	s_branch .LBB5_42
.LBB5_41:
	v_mov_b32_e32 v28, s2
	v_mov_b32_e32 v9, s14
	v_mov_b32_e32 v23, v14
	v_mov_b32_e32 v24, v0
.LBB5_42:
	s_add_i32 s28, s28, s12
	v_bfe_i32 v0, v24, 0, 8
	v_and_b32_e32 v3, 0xffff, v23
	s_waitcnt vmcnt(0)
	v_add3_u32 v5, s28, v19, v20
	v_add3_u32 v0, v5, v0, v3
	v_add3_u32 v0, v0, v9, v14
	global_store_dword v11, v0, s[8:9]
	v_add_f32_e32 v0, v12, v28
	v_add_f32_e32 v0, v0, v4
	global_store_dword v[1:2], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k5
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
		.amdhsa_next_free_vgpr 31
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end5:
	.size	k5, .Lfunc_end5-k5
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k6
	.globl	k6
	.p2align	8
	.type	k6,@function
k6:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_lshl_add_u32 v1, s6, 6, v0
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v2, 2, v0
	v_lshlrev_b32_e32 v9, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v7, v2, s[0:1]
	global_load_dword v8, v9, s[2:3]
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v5, vcc, s0, v2
	v_addc_co_u32_e32 v6, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v1, vcc, s2, v9
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_sdwa v10, sext(v0), s9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v3, vcc, s0, v9
	s_mov_b64 s[10:11], exec
	s_mov_b32 s7, 0
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	global_store_dword v9, v10, s[0:1]
	v_min_i32_sdwa v9, sext(v0), s9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
.LBB6_1:
	s_ff1_i32_b64 s2, s[10:11]
	v_readlane_b32 s12, v9, s2
	s_lshl_b64 s[2:3], 1, s2
	s_add_i32 s7, s7, s12
	s_andn2_b64 s[10:11], s[10:11], s[2:3]
	s_cmp_lg_u64 s[10:11], 0
	s_cbranch_scc1 .LBB6_1
	v_mbcnt_lo_u32_b32 v9, exec_lo, 0
	v_mbcnt_hi_u32_b32 v9, exec_hi, v9
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB6_4
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, s7
	global_atomic_add v9, v10, s[0:1] offset:120
.LBB6_4:
	s_or_b64 exec, exec, s[2:3]
	global_load_dword v5, v[5:6], off
	s_load_dword s0, s[4:5], 0x18
	s_load_dword s1, s[4:5], 0x20
	s_load_dword s2, s[4:5], 0x28
	v_xor_b32_e32 v6, s9, v0
	v_mov_b32_e32 v9, 0xfffd0000
	v_add_u32_e32 v6, s9, v6
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v10, s1
	s_add_i32 s0, s2, s0
	s_add_i32 s0, s0, s8
	s_add_i32 s0, s0, s6
	v_add_u32_sdwa v11, s0, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v8, s1, v8
	v_cvt_f32_f16_e32 v10, v10
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v0, v5, 16, v9
	v_sub_u32_sdwa v0, sext(v0), v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 1
	v_mov_b32_dpp v0, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mad_u64_u32 v[5:6], s[0:1], v7, 3, v[0:1]
	v_add_f32_e32 v6, v8, v10
	v_xor_b32_e32 v8, s9, v0
	v_add3_u32 v0, v11, v7, v0
	v_and_b32_e32 v5, 0xffff, v5
	v_add3_u32 v0, v0, v8, v5
	global_store_dword v[3:4], v0, off
	global_store_dword v[1:2], v6, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k6
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
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 13
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
.Lfunc_end6:
	.size	k6, .Lfunc_end6-k6
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k7
	.globl	k7
	.p2align	8
	.type	k7,@function
k7:
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[16:17], s[4:5], 0x10
	v_lshl_add_u32 v8, s6, 6, v0
	v_lshlrev_b32_e32 v11, 2, v0
	v_and_b32_e32 v1, 0x3ff, v8
	s_waitcnt lgkmcnt(0)
	global_load_dword v15, v11, s[8:9]
	v_lshlrev_b32_e32 v13, 2, v1
	global_load_dword v14, v13, s[10:11]
	v_mov_b32_e32 v1, s9
	v_add_co_u32_e32 v5, vcc, s8, v11
	s_and_b32 s7, s16, 7
	v_addc_co_u32_e32 v6, vcc, 0, v1, vcc
	v_and_b32_e32 v12, 63, v0
	v_mov_b32_e32 v2, s11
	v_add_co_u32_e32 v1, vcc, s10, v13
	s_cmp_lg_u32 s7, 0
	s_mov_b32 s0, 0
	v_lshlrev_b32_e32 v16, 2, v12
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_eq_u32 s7, 0
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v3, v15
	ds_write_b32 v16, v15
	s_cbranch_scc1 .LBB7_4
	v_mov_b32_e32 v3, v15
.LBB7_2:
	v_lshl_add_u32 v4, v3, 1, v3
	v_add_u32_e32 v3, s0, v4
	s_add_i32 s0, s0, 1
	s_cmp_eq_u32 s7, s0
	s_cbranch_scc0 .LBB7_2
	v_add3_u32 v3, v4, s0, -1
.LBB7_4:
	s_load_dwordx4 s[12:15], s[4:5], 0x20
	s_load_dword s26, s[4:5], 0x30
	v_and_b32_e32 v4, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v4
	v_mov_b32_e32 v20, v15
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s12
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_23
	s_and_b32 s18, s16, s17
	s_and_b32 s18, s18, 1
	s_sub_i32 s19, 0, s26
	s_cmp_eq_u32 s18, 0
	s_cselect_b32 s18, s19, s26
	v_mov_b32_e32 v4, s18
	v_mad_u64_u32 v[3:4], s[18:19], v3, 3, v[4:5]
	s_andn2_b64 vcc, exec, s[2:3]
	s_mov_b32 s2, 0
	s_cbranch_vccnz .LBB7_8
	s_mov_b32 s3, 0
.LBB7_7:
	v_mov_b32_e32 v4, s3
	s_and_b32 s2, s2, 0xff
	s_add_i32 s2, s2, 1
	v_mov_b32_dpp v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mad_u64_u32 v[3:4], s[18:19], v3, 3, v[4:5]
	s_and_b32 s3, s2, 0xff
	s_cmp_eq_u32 s7, s3
	s_cbranch_scc0 .LBB7_7
.LBB7_8:
	v_add_u32_e32 v4, s16, v15
	v_and_b32_e32 v9, 7, v4
	v_cmp_lt_i32_e32 vcc, 1, v9
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB7_18
	v_cmp_lt_i32_e32 vcc, 2, v9
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB7_15
	v_cmp_lt_i32_e32 vcc, 3, v9
	s_mov_b64 s[20:21], 0
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_cbranch_execnz .LBB7_54
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execnz .LBB7_57
.LBB7_12:
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v4, s12
	s_and_saveexec_b64 s[22:23], s[20:21]
.LBB7_13:
	v_lshl_add_u32 v3, v3, 1, v3
	v_xad_u32 v3, s16, 9, v3
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v7, v15
	v_mov_b32_e32 v15, v8
.LBB7_14:
	s_or_b64 exec, exec, s[22:23]
.LBB7_15:
	s_andn2_saveexec_b64 s[18:19], s[18:19]
	v_cvt_f32_i32_e32 v4, v8
	v_mov_b32_e32 v7, 0x3fc00000
	v_add_f32_e32 v7, s15, v7
	v_sub_f32_e32 v4, v4, v7
	v_and_b32_e32 v4, 0x7fffffff, v4
	v_mov_b32_e32 v7, v15
	s_or_b64 exec, exec, s[18:19]
.LBB7_18:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB7_22
	v_cmp_gt_i32_e32 vcc, 1, v9
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB7_21
	v_mov_b32_e32 v4, -4
	global_store_dword v13, v4, s[8:9]
.LBB7_21:
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_e32 v4, s12
	v_mov_b32_e32 v7, s13
.LBB7_22:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v20, v15
	v_mov_b32_e32 v15, v7
.LBB7_23:
	s_or_b64 exec, exec, s[0:1]
	v_cvt_f16_f32_e32 v7, s12
	s_load_dwordx2 s[2:3], s[4:5], 0x18
	s_add_i32 s12, s6, s16
	v_xor_b32_e32 v18, s17, v0
	v_cvt_f32_f16_e32 v17, v7
	s_and_b32 s17, s17, 3
	s_cmp_eq_u32 s17, 0
	s_cbranch_scc1 .LBB7_44
	v_mul_lo_u32 v7, s26, v18
	s_lshl_b32 s0, s16, 3
	v_mov_b32_e32 v8, s9
	s_sub_i32 s22, 0, s0
	v_and_b32_e32 v7, 0x3ff, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_co_u32_e32 v9, vcc, s8, v7
	v_xor_b32_e32 v7, 1, v12
	v_lshlrev_b32_e32 v22, 2, v7
	v_and_b32_e32 v7, 15, v0
	v_lshrrev_b32_e64 v23, v7, 7
	v_mov_b32_e32 v7, s11
	v_add_co_u32_e64 v11, s[0:1], s10, v11
	v_addc_co_u32_e32 v10, vcc, 0, v8, vcc
	v_addc_co_u32_e64 v12, s[0:1], 0, v7, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s3
	s_lshl_b32 s20, s16, s7
	v_cvt_f32_ubyte0_e32 v21, v0
	s_sub_i32 s21, 0, s14
	v_cmp_ne_u32_e32 vcc, 27, v18
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v7, s2
	v_mov_b32_e32 v19, v0
	s_branch .LBB7_27
.LBB7_25:
	s_or_b64 exec, exec, s[6:7]
	s_or_b32 s6, s4, 1
	v_cvt_f32_u32_e32 v26, s6
	s_sub_i32 s0, 0, s6
	v_rcp_iflag_f32_e32 v26, v26
	v_mul_f32_e32 v26, 0x4f7ffffe, v26
	v_cvt_u32_f32_e32 v28, v26
	v_mul_lo_u32 v29, s0, v28
	v_mad_u64_u32 v[26:27], s[0:1], v7, 3, 0
	v_mul_hi_u32 v29, v28, v29
	v_mov_b32_e32 v7, v27
	v_mad_u64_u32 v[7:8], s[0:1], v8, 3, v[7:8]
	v_add_u32_e32 v8, v28, v29
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v8, v24, v8
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v27, 0, v25
	v_max_i32_e32 v25, v25, v27
	v_mov_b32_e32 v27, v7
	v_mul_lo_u32 v28, v8, s6
	v_sub_co_u32_e64 v7, s[0:1], v26, v25
	v_subbrev_co_u32_e64 v8, s[0:1], 0, v27, s[0:1]
	v_sub_u32_e32 v24, v24, v28
	v_subrev_u32_e32 v25, s6, v24
	v_cmp_le_u32_e64 s[0:1], s6, v24
	v_cndmask_b32_e64 v24, v24, v25, s[0:1]
	v_subrev_u32_e32 v25, s6, v24
	v_cmp_le_u32_e64 s[0:1], s6, v24
	v_cndmask_b32_e64 v24, v24, v25, s[0:1]
	v_cmp_lt_u32_e64 s[0:1], v24, v23
	v_cndmask_b32_e64 v24, v17, -v17, s[0:1]
	v_mul_f32_e32 v4, v24, v4
.LBB7_26:
	s_or_b64 exec, exec, s[2:3]
	s_add_u32 s4, s4, 1
	s_addc_u32 s5, s5, 0
	s_cmp_eq_u32 s17, s4
	s_cbranch_scc1 .LBB7_45
.LBB7_27:
	v_and_b32_e32 v24, 0x3ff, v15
	v_lshlrev_b32_e32 v24, 2, v24
	global_load_dword v24, v24, s[8:9]
	v_or_b32_e32 v27, 1, v15
	v_cvt_f32_u32_e32 v25, v27
	v_sub_u32_e32 v26, 0, v27
	v_rcp_iflag_f32_e32 v25, v25
	v_mul_f32_e32 v25, 0x4f7ffffe, v25
	v_cvt_u32_f32_e32 v25, v25
	v_mul_lo_u32 v26, v26, v25
	v_mul_hi_u32 v26, v25, v26
	v_add_u32_e32 v26, v25, v26
	v_mul_hi_u32 v25, s4, v26
	v_mad_u64_u32 v[25:26], s[0:1], s5, v26, v[25:26]
	v_mul_lo_u32 v28, v27, v25
	v_not_b32_e32 v25, v25
	v_mad_u64_u32 v[25:26], s[0:1], v27, v25, s[4:5]
	v_sub_u32_e32 v26, s4, v28
	v_cmp_ge_u32_e64 s[0:1], v26, v27
	v_cndmask_b32_e64 v25, v26, v25, s[0:1]
	v_sub_u32_e32 v26, v25, v27
	v_cmp_ge_u32_e64 s[0:1], v25, v27
	v_cndmask_b32_e64 v25, v25, v26, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v26, s4, v24
	v_bfe_i32 v26, v26, 0, 16
	s_nop 1
	v_mov_b32_dpp v25, v26 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_cmp_gt_i32_e64 s[0:1], s12, v25
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB7_41
	v_cmp_nlt_f32_e64 s[0:1], 0.5, v4
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_or_saveexec_b64 s[18:19], s[0:1]
	v_mov_b32_e32 v20, s4
	s_xor_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB7_36
	v_xor_b32_e32 v20, s4, v7
	v_cmp_gt_i32_e64 s[0:1], s20, v20
	v_add_u32_e32 v20, s26, v24
	v_cmp_lt_i32_e64 s[2:3], 14, v20
	s_and_saveexec_b64 s[24:25], s[2:3]
	s_xor_b64 s[2:3], exec, s[24:25]
	v_add_u32_e32 v20, s4, v15
	v_bfe_i32 v20, v20, 0, 16
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v24, s15
	v_cndmask_b32_e64 v24, v4, v24, s[0:1]
	v_med3_f32 v4, v4, v24, 4.0
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB7_35
	v_or_b32_e32 v20, 1, v7
	v_cvt_f32_u32_e32 v24, v20
	v_sub_u32_e32 v25, 0, v20
	v_cvt_i32_f32_e32 v26, v4
	v_rcp_iflag_f32_e32 v24, v24
	v_mul_f32_e32 v24, 0x4f7ffffe, v24
	v_cvt_u32_f32_e32 v24, v24
	v_mul_lo_u32 v25, v25, v24
	v_mul_hi_u32 v25, v24, v25
	v_add_u32_e32 v24, v24, v25
	v_mul_hi_u32 v24, v26, v24
	v_mul_lo_u32 v24, v24, v20
	v_sub_u32_e32 v24, v26, v24
	v_sub_u32_e32 v25, v24, v20
	v_cmp_ge_u32_e64 s[0:1], v24, v20
	v_cndmask_b32_e64 v24, v24, v25, s[0:1]
	v_sub_u32_e32 v25, v24, v20
	v_cmp_ge_u32_e64 s[0:1], v24, v20
	v_cndmask_b32_e64 v20, v24, v25, s[0:1]
.LBB7_35:
	s_or_b64 exec, exec, s[2:3]
	v_sub_u32_e32 v24, 0, v15
	v_max_i32_e32 v15, v15, v24
	v_cmp_gt_i32_e64 s[0:1], v20, v15
	s_bcnt1_i32_b64 s0, s[0:1]
	v_mov_b32_e32 v15, s0
	v_mov_b32_e32 v20, s4
.LBB7_36:
	s_or_b64 exec, exec, s[18:19]
	v_add_u32_e32 v24, 1, v20
	v_cvt_f32_ubyte0_e32 v24, v24
	v_rcp_iflag_f32_e32 v25, v24
	v_cvt_f32_ubyte0_e32 v26, v20
	v_mul_f32_e32 v25, v26, v25
	v_trunc_f32_e32 v25, v25
	v_cvt_u32_f32_e32 v27, v25
	v_mad_f32 v25, -v25, v24, v26
	v_cmp_ge_f32_e64 s[0:1], |v25|, v24
	v_addc_co_u32_e64 v24, s[0:1], 0, v27, s[0:1]
	v_lshrrev_b32_e32 v24, v24, v20
	v_cmp_ge_i32_e64 s[0:1], v15, v24
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB7_38
	global_atomic_add v[9:10], v20, off
.LBB7_38:
	s_andn2_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB7_40
	v_mov_b32_e32 v24, s21
	v_mov_b32_e32 v25, s14
	v_cmp_eq_u32_sdwa s[0:1], v20, sext(v19) src0_sel:DWORD src1_sel:BYTE_0
	v_cndmask_b32_e64 v24, v24, v25, s[0:1]
	v_cmp_gt_i32_sdwa s[0:1], v0, sext(v19) src0_sel:DWORD src1_sel:BYTE_0
	v_and_b32_e32 v24, 0x3ff, v24
	s_bcnt1_i32_b64 s0, s[0:1]
	v_lshlrev_b32_e32 v24, 2, v24
	v_xor_b32_e32 v19, s0, v19
	global_store_dword v24, v21, s[10:11]
.LBB7_40:
	s_or_b64 exec, exec, s[2:3]
	ds_write_b32 v16, v20
.LBB7_41:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB7_26
	global_load_dword v25, v[5:6], off
	v_cvt_i32_f32_e32 v4, v4
	ds_read_b32 v24, v22
	v_add_u32_sdwa v4, s4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_cmp_lt_i32_e64 s[0:1], s22, v4
	v_mov_b32_e32 v4, 0x3fc00000
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB7_25
	global_load_dword v4, v[11:12], off
	s_branch .LBB7_25
.LBB7_44:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s3
	v_mov_b32_e32 v7, s2
	v_mov_b32_e32 v19, v0
.LBB7_45:
	s_lshl_b32 s0, s13, 2
	s_and_b32 s1, s0, 28
	s_cmp_eq_u32 s1, 0
	s_cbranch_scc1 .LBB7_49
	s_mov_b32 s2, 1
.LBB7_47:
	s_mov_b32 s0, s2
	s_lshl_b32 s2, s2, 1
	s_cmp_gt_u32 s2, s1
	s_cbranch_scc0 .LBB7_47
	global_load_dword v0, v[5:6], off
	v_mov_b32_e32 v5, 3
	s_mov_b32 s1, 0xffe5
	v_and_b32_e32 v6, 15, v19
	v_cmp_gt_i16_sdwa vcc, sext(v19), v5 src0_sel:BYTE_0 src1_sel:DWORD
	v_lshrrev_b32_e64 v5, v6, s0
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v8, 26, v0
	v_xad_u32 v0, v0, s1, 1
	v_cndmask_b32_e32 v0, v0, v8, vcc
	v_add_u32_e32 v0, v0, v5
	v_bfe_i32 v18, v0, 0, 16
.LBB7_49:
	v_and_b32_e32 v0, 7, v15
	s_mov_b64 s[0:1], exec
	v_lshlrev_b32_e64 v0, v0, s26
	s_mov_b32 s2, 0
.LBB7_50:
	s_ff1_i32_b64 s3, s[0:1]
	v_readlane_b32 s6, v0, s3
	s_lshl_b64 s[4:5], 1, s3
	s_add_i32 s2, s2, s6
	s_andn2_b64 s[0:1], s[0:1], s[4:5]
	s_cmp_lg_u64 s[0:1], 0
	s_cbranch_scc1 .LBB7_50
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB7_53
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v5, s2
	global_atomic_add v0, v5, s[8:9] offset:4068
.LBB7_53:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v0, 3
	v_bfe_u32 v5, -3, s13, 5
	v_cmp_gt_i16_sdwa vcc, sext(v19), v0 src0_sel:BYTE_0 src1_sel:DWORD
	v_cndmask_b32_e32 v0, 0, v5, vcc
	v_xor_b32_e32 v0, v0, v19
	v_and_b32_e32 v3, 0xffff, v3
	s_add_i32 s12, s12, s16
	v_bfe_i32 v0, v0, 0, 8
	v_add3_u32 v3, s12, v3, v15
	v_add3_u32 v0, v3, v0, v7
	v_add3_u32 v0, v0, v18, v20
	global_store_dword v13, v0, s[8:9]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, v14, v4
	v_add_f32_e32 v0, v0, v17
	global_store_dword v[1:2], v0, off
	s_endpgm
.LBB7_54:
	v_cmp_ne_u32_e32 vcc, 4, v9
	s_mov_b64 s[20:21], -1
	s_and_saveexec_b64 s[24:25], vcc
	v_add_u32_e32 v7, -1, v15
	s_xor_b64 s[20:21], exec, -1
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[20:21], s[20:21], exec
	v_mov_b32_e32 v8, v15
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB7_12
.LBB7_57:
	v_and_b32_e32 v4, 3, v0
	v_and_b32_e32 v7, 0xffff, v3
	v_sub_u32_e32 v8, 0, v7
	v_cmp_eq_u32_e32 vcc, 1, v4
	v_cndmask_b32_e32 v8, v8, v7, vcc
	s_or_b64 s[20:21], s[20:21], exec
	ds_write_b32 v16, v8
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v4, s12
	s_and_saveexec_b64 s[22:23], s[20:21]
	s_cbranch_execnz .LBB7_13
	s_branch .LBB7_14
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
		.amdhsa_next_free_vgpr 30
		.amdhsa_next_free_sgpr 27
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
.Lfunc_end7:
	.size	k7, .Lfunc_end7-k7
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k8
	.globl	k8
	.p2align	8
	.type	k8,@function
k8:
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_load_dword s0, s[4:5], 0x30
	v_lshl_add_u32 v4, s6, 6, v0
	v_and_b32_e32 v4, 0x3ff, v4
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[10:11]
	s_load_dword s2, s[4:5], 0x20
	s_load_dword s3, s[4:5], 0x28
	s_or_b32 s0, s0, 1
	v_cvt_f32_u32_e32 v3, s0
	s_sub_i32 s1, 0, s0
	v_lshlrev_b32_e32 v5, 2, v4
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v4, s2
	v_rcp_iflag_f32_e32 v3, v3
	global_load_dword v6, v5, s[10:11]
	v_cvt_f32_f16_e32 v7, v4
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_readfirstlane_b32 s7, v3
	s_mul_i32 s1, s1, s7
	s_mul_hi_u32 s1, s7, s1
	s_add_i32 s7, s7, s1
	s_mul_hi_u32 s1, s3, s7
	s_mul_i32 s1, s1, s0
	s_sub_i32 s1, s3, s1
	s_sub_i32 s7, s1, s0
	s_cmp_ge_u32 s1, s0
	s_cselect_b32 s1, s7, s1
	s_sub_i32 s7, s1, s0
	s_cmp_ge_u32 s1, s0
	s_cselect_b32 s0, s7, s1
	s_and_b32 s0, s0, 0x3ff
	s_lshl_b32 s0, s0, 2
	v_mov_b32_e32 v3, s0
	s_and_b32 s7, s12, 7
	s_mov_b32 s0, 0
	s_cmp_lg_u32 s7, 0
	s_waitcnt vmcnt(1)
	v_fma_f32 v2, v2, v7, s2
	global_store_dword v3, v2, s[10:11]
	global_load_dword v9, v1, s[10:11]
	global_load_dword v7, v1, s[8:9]
	v_mov_b32_e32 v2, s11
	s_waitcnt vmcnt(1)
	v_max_f32_e64 v1, v9, v9 clamp
	v_cvt_f16_f32_e32 v3, v1
	v_add_co_u32_e32 v1, vcc, s10, v5
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_fma_f16 v8, v3, v4, 0.5
	s_cbranch_scc0 .LBB8_5
	s_load_dword s16, s[4:5], 0x24
	s_add_i32 s1, s7, -1
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x3ff, v7
	v_lshlrev_b32_e32 v3, 2, v3
	v_mov_b32_e32 v4, s9
	s_waitcnt lgkmcnt(0)
	s_add_i32 s16, s1, s16
	v_cvt_f32_i32_e32 v11, s16
	v_add_co_u32_e32 v3, vcc, s8, v3
	v_mov_b32_e32 v10, 0
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	v_mov_b32_e32 v12, s13
.LBB8_2:
	global_load_dword v13, v[3:4], off
	ds_bpermute_b32 v14, v10, v12 offset:52
	s_mov_b32 s16, s0
	s_add_i32 s0, s0, 1
	s_cmp_eq_u32 s7, s0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v13, 0x3ff, v13
	v_lshlrev_b32_e32 v13, 2, v13
	s_waitcnt lgkmcnt(0)
	global_atomic_add v13, v14, s[8:9]
	global_store_dword v10, v11, s[10:11] offset:124
	s_cbranch_scc0 .LBB8_2
	v_cvt_f32_ubyte0_e32 v3, v0
	v_add_f32_e32 v4, 0x3fa00000, v3
	v_frexp_mant_f32_e32 v10, v4
	v_rcp_f32_e32 v10, v10
	v_frexp_exp_i32_f32_e32 v4, v4
	v_frexp_exp_i32_f32_e32 v11, v3
	v_frexp_mant_f32_e32 v12, v3
	v_mul_f32_e32 v10, v12, v10
	v_sub_u32_e32 v4, v11, v4
	v_ldexp_f32 v4, v10, v4
	v_mov_b32_e32 v10, s1
	v_mov_b32_e32 v11, s12
	v_cmp_gt_f16_e32 vcc, 2.0, v8
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_cmp_gt_i32_e32 vcc, s14, v10
	v_cndmask_b32_e64 v3, v3, -v3, vcc
	s_lshl_b32 s7, 9, s16
	v_add_f32_e32 v3, v4, v3
	s_branch .LBB8_6
.LBB8_4:
	s_load_dword s0, s[4:5], 0x2c
	s_and_b32 s1, s3, 7
	v_mov_b32_e32 v3, 0x3fc00000
	v_mov_b32_e32 v10, s2
	v_lshlrev_b32_e32 v4, s1, v0
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v3, s0, v3, v10 clamp
	s_branch .LBB8_7
.LBB8_5:
	s_cbranch_execnz .LBB8_4
.LBB8_6:
	v_mov_b32_e32 v4, s7
.LBB8_7:
	v_mov_b32_e32 v10, 0x2a05f200
	v_mov_b32_e32 v11, 1
	v_cmp_gt_i64_e32 vcc, s[14:15], v[10:11]
	v_fma_f32 v9, v9, v9, s2
	v_cndmask_b32_e64 v6, -v6, v6, vcc
	s_lshl_b32 s0, s12, 1
	v_add_f32_e64 v6, v6, v9 clamp
	v_xor_b32_e32 v9, s13, v0
	v_bfe_i32 v0, v0, 0, 8
	s_add_i32 s0, s0, s6
	v_add3_u32 v0, s0, v0, v9
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v10, 0xffff, v7
	v_add3_u32 v0, v0, s14, v7
	v_cvt_f32_f16_e32 v7, v8
	v_add3_u32 v0, v0, v10, v4
	global_store_dword v5, v0, s[8:9]
	v_add_f32_e32 v0, v6, v3
	v_add_f32_e32 v0, v0, v7
	global_store_dword v[1:2], v0, off
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
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 17
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
	.size	k8, .Lfunc_end8-k8
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
    .sgpr_count:     32
    .sgpr_spill_count: 0
    .symbol:         k0.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k1
    .private_segment_fixed_size: 0
    .sgpr_count:     31
    .sgpr_spill_count: 0
    .symbol:         k1.kd
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
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         k2.kd
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
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         k3.kd
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
    .sgpr_count:     23
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
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         k5.kd
    .vgpr_count:     31
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
    .name:           k6
    .private_segment_fixed_size: 0
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         k6.kd
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
    .sgpr_count:     31
    .sgpr_spill_count: 0
    .symbol:         k7.kd
    .vgpr_count:     30
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
    .sgpr_count:     21
    .sgpr_spill_count: 0
    .symbol:         k8.kd
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

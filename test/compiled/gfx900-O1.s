	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	k0
	.globl	k0
	.p2align	8
	.type	k0,@function
k0:
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_lshl_add_u32 v2, s6, 6, v0
	v_lshlrev_b32_e32 v3, 2, v0
	v_and_b32_e32 v7, 0x3ff, v2
	v_lshlrev_b32_e32 v4, 2, v7
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v3, s[8:9]
	global_load_dword v8, v4, s[10:11]
	s_load_dwordx4 s[0:3], s[4:5], 0x20
	s_load_dword s25, s[4:5], 0x30
	v_mov_b32_e32 v6, s9
	v_add_co_u32_e32 v5, vcc, s8, v3
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v2, s0
	s_and_b32 s5, s12, 0x3ff
	v_addc_co_u32_e32 v6, vcc, 0, v6, vcc
	v_cvt_f32_f16_e32 v16, v2
	s_add_i32 s4, s6, s12
	v_mov_b32_e32 v12, s11
	s_abs_i32 s26, s12
	v_mov_b32_e32 v11, s0
	v_add_co_u32_e32 v3, vcc, s10, v4
	s_lshl_b32 s0, s5, 2
	v_and_b32_e32 v13, 63, v0
	v_addc_co_u32_e32 v4, vcc, 0, v12, vcc
	v_mov_b32_e32 v12, s4
	s_add_u32 s4, s8, s0
	s_mov_b32 s24, 0
	v_mov_b32_e32 v14, 0
	v_lshlrev_b32_e32 v9, 2, v13
	v_xor_b32_e32 v10, s13, v0
	s_addc_u32 s5, s9, 0
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v17, v1
	ds_write_b32 v9, v1
.LBB0_1:
	v_add_u32_e32 v15, s24, v17
	v_and_b32_e32 v18, 7, v15
	v_cmp_lt_i32_e32 vcc, 1, v18
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_17
	v_cmp_lt_i32_e32 vcc, 2, v18
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB0_12
	v_cmp_lt_i32_e32 vcc, 3, v18
	s_mov_b64 s[18:19], 0
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB0_7
	v_cmp_ne_u32_e32 vcc, 4, v18
	s_mov_b64 s[18:19], -1
	s_and_saveexec_b64 s[22:23], vcc
	v_add_u32_e32 v15, -1, v17
	s_xor_b64 s[18:19], exec, -1
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 s[18:19], s[18:19], exec
.LBB0_7:
	s_andn2_saveexec_b64 s[20:21], s[20:21]
	s_cbranch_execz .LBB0_9
	s_lshl_b32 s0, s2, s24
	s_and_b32 s0, s0, 15
	s_add_i32 s22, s0, 1
	v_cvt_f32_ubyte0_e32 v10, s22
	v_rcp_iflag_f32_e32 v10, v10
	s_not_b32 s0, s0
	v_mul_f32_e32 v10, 0x4f7ffffe, v10
	v_cvt_u32_f32_e32 v10, v10
	v_readfirstlane_b32 s23, v10
	s_mul_i32 s0, s0, s23
	s_mul_hi_u32 s0, s23, s0
	s_add_i32 s23, s23, s0
	s_mul_hi_u32 s0, s26, s23
	s_mul_i32 s23, s0, s22
	s_sub_i32 s23, s26, s23
	s_add_i32 s27, s0, 1
	s_sub_i32 s28, s23, s22
	s_cmp_ge_u32 s23, s22
	s_cselect_b32 s0, s27, s0
	s_cselect_b32 s23, s28, s23
	s_add_i32 s27, s0, 1
	s_cmp_ge_u32 s23, s22
	s_cselect_b32 s0, s27, s0
	v_mov_b32_e32 v10, s0
	s_or_b64 s[18:19], s[18:19], exec
.LBB0_9:
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_11
	v_and_b32_e32 v12, 0x3ff, v17
	v_lshlrev_b32_e32 v12, 2, v12
	global_load_dword v15, v[5:6], off
	s_nop 0
	global_load_dword v12, v12, s[8:9]
	v_mov_b32_e32 v18, s12
	v_bfe_u32 v18, s24, v18, 5
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v15, v15, v18
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v12, v15, v12
	v_mov_b32_e32 v15, v17
.LBB0_11:
	s_or_b64 exec, exec, s[20:21]
.LBB0_12:
	s_andn2_saveexec_b64 s[16:17], s[16:17]
	s_cbranch_execz .LBB0_16
	s_mov_b64 s[20:21], exec
	v_mbcnt_lo_u32_b32 v15, s20, 0
	v_mbcnt_hi_u32_b32 v15, s21, v15
	v_cmp_eq_u32_e32 vcc, 0, v15
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_15
	s_bcnt1_i32_b64 s0, s[20:21]
	s_mul_i32 s0, s14, s0
	v_mov_b32_e32 v15, s0
	global_atomic_add v14, v15, s[4:5]
.LBB0_15:
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_e32 v15, v17
.LBB0_16:
	s_or_b64 exec, exec, s[16:17]
.LBB0_17:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	v_cmp_gt_i32_e32 vcc, 1, v18
	s_and_saveexec_b64 s[16:17], vcc
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v15, v17
	v_mov_b32_e32 v11, v16
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s24, s24, 1
	s_cmp_eq_u32 s24, 5
	s_cbranch_scc1 .LBB0_21
	v_mov_b32_e32 v17, v15
	s_branch .LBB0_1
.LBB0_21:
	s_cmp_gt_i32 s25, 13
	s_cbranch_scc0 .LBB0_23
	v_xor_b32_e32 v10, 1, v13
	v_lshlrev_b32_e32 v10, 2, v10
	ds_read_b32 v10, v10
	v_med3_f32 v13, s3, v11, 4.0
	v_mov_b32_e32 v14, 0x1e0
	v_cvt_f16_f32_e32 v13, v13
	s_waitcnt lgkmcnt(0)
	v_min_i32_e32 v10, s1, v10
	v_lshlrev_b32_e32 v10, 2, v10
	ds_bpermute_b32 v10, v10, v14
	v_fma_f16 v2, v13, v2, 0.5
.LBB0_23:
	v_mov_b32_e32 v13, 0x2a05f201
	v_mov_b32_e32 v14, 1
	v_cmp_lt_i64_e32 vcc, s[14:15], v[13:14]
	s_cbranch_vccnz .LBB0_27
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v8, 3, v0
	v_cmp_eq_u32_e32 vcc, 1, v8
	v_mov_b32_e32 v8, v11
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_26
	global_load_dword v5, v[5:6], off
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v5, v5
	v_and_b32_e32 v8, 0x7fffffff, v5
.LBB0_26:
	s_or_b64 exec, exec, s[0:1]
	v_cvt_f32_f16_e32 v5, v2
	v_cvt_f32_ubyte0_e32 v6, v0
	v_frexp_exp_i32_f32_e32 v13, v6
	v_frexp_mant_f32_e32 v6, v6
	v_add_f32_e32 v14, 0x3fa00000, v5
	v_frexp_mant_f32_e32 v16, v14
	v_rcp_f32_e32 v16, v16
	v_fma_f32 v5, s3, v5, v11
	v_frexp_exp_i32_f32_e32 v11, v14
	v_sub_u32_e32 v11, v13, v11
	v_mul_f32_e32 v6, v6, v16
	v_ldexp_f32 v6, v6, v11
	v_add_f32_e32 v6, 0x3fa00000, v6
	v_frexp_mant_f32_e32 v11, v6
	v_rcp_f32_e32 v11, v11
	v_frexp_exp_i32_f32_e32 v13, v5
	v_frexp_mant_f32_e32 v5, v5
	v_frexp_exp_i32_f32_e32 v6, v6
	v_mul_f32_e32 v5, v5, v11
	v_sub_u32_e32 v6, v13, v6
	v_ldexp_f32 v11, v5, v6
.LBB0_27:
	v_cvt_f32_f16_e32 v5, v2
	s_lshl_b32 s0, s12, 9
	s_and_b32 s0, s0, 0xe00
	v_mov_b32_e32 v6, 0x3e800000
	v_mov_b32_e32 v2, s0
	v_cmp_gt_i32_e32 vcc, s13, v15
	global_store_dword v2, v6, s[10:11]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_29
	v_lshlrev_b32_e32 v2, 2, v0
	global_load_dword v6, v2, s[10:11]
	v_mad_u64_u32 v[1:2], s[2:3], v1, 3, 13
	v_cvt_f32_ubyte0_e32 v2, v0
	s_mov_b32 s2, 0x3fc00000
	v_med3_f32 v2, v2, s2, 4.0
	s_waitcnt vmcnt(0)
	v_fma_f32 v11, v2, v6, v5
.LBB0_29:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 22
	v_mov_b32_e32 v6, 0
	ds_bpermute_b32 v2, v6, v2
	v_bfe_i32 v0, v0, 0, 8
	v_lshlrev_b32_e32 v6, 1, v12
	v_add3_u32 v0, v0, s14, v15
	v_and_b32_e32 v1, 0xffff, v1
	s_waitcnt lgkmcnt(1)
	v_add3_u32 v0, v0, v6, v10
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, v1, v2
	v_lshlrev_b32_e32 v1, 2, v7
	global_store_dword v1, v0, s[8:9]
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v0, v8, v11
	v_add_f32_e32 v0, v0, v5
	ds_write_b32 v9, v12
	global_store_dword v[3:4], v0, off
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
		.amdhsa_next_free_sgpr 29
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
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s7, s[4:5], 0x10
	s_load_dword s8, s[4:5], 0x18
	s_nop 0
	s_load_dword s4, s[4:5], 0x20
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	v_lshl_add_u32 v3, s6, 6, v0
	v_and_b32_e32 v3, 0x3ff, v3
	v_and_b32_e32 v5, 63, v0
	v_lshlrev_b32_e32 v3, 2, v3
	v_lshlrev_b32_e32 v5, 2, v5
	global_load_dword v4, v3, s[2:3]
	v_cvt_f16_f32_e32 v9, s4
	v_bfe_i32 v7, v0, 0, 8
	v_cvt_f32_ubyte0_e32 v8, v0
	v_cmp_lt_i32_e32 vcc, 3, v7
	v_add3_u32 v0, v0, s6, v7
	v_cvt_f32_f16_e32 v7, v9
	s_mov_b32 s5, 0xb400
	v_mov_b32_e32 v6, 0x3fc00000
	v_cndmask_b32_e32 v6, v6, v8, vcc
	s_lshl_b32 s6, s7, 1
	v_fma_f16 v8, v9, s5, 0.5
	s_add_i32 s8, s8, s6
	v_cvt_f32_f16_e32 v8, v8
	v_med3_f32 v9, v7, s4, 4.0
	v_fma_f32 v7, s4, v7, s4
	v_fma_f32 v7, v9, v7, s4
	s_waitcnt vmcnt(1)
	ds_write_b32 v5, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	global_load_dword v1, v1, s[2:3]
	ds_read_b32 v5, v5
	v_and_b32_e32 v9, 0xffff, v2
	v_med3_f32 v4, s4, v4, 4.0
	v_add3_u32 v0, s8, v0, v2
	v_xor_b32_e32 v10, s7, v2
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, v9, v5
	v_and_b32_e32 v2, 0x3ff, v10
	global_store_dword v3, v0, s[0:1]
	v_lshlrev_b32_e32 v2, 2, v2
	global_store_dword v2, v6, s[2:3]
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v1, 0x3fc00000, v1
	v_fma_f32 v1, v4, v1, s4
	v_fma_f32 v1, v7, v1, s4
	v_add_f32_e32 v0, s4, v1
	v_add_f32_e32 v0, v0, v8
	global_store_dword v3, v0, s[2:3]
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
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 9
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
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshl_add_u32 v15, s6, 6, v0
	v_and_b32_e32 v7, 0x3ff, v15
	v_lshlrev_b32_e32 v9, 2, v7
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v1, s[2:3]
	v_and_b32_e32 v1, 63, v0
	v_lshlrev_b32_e32 v6, 2, v1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v8, v0
	s_waitcnt vmcnt(0)
	ds_write_b32 v6, v5
	s_load_dwordx4 s[8:11], s[4:5], 0x8
	s_load_dword s16, s[4:5], 0x28
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v9, s[8:9]
	s_add_i32 s17, s6, s10
	v_xor_b32_e32 v1, s11, v0
	v_add_u32_e32 v2, s17, v1
	v_and_b32_e32 v2, 7, v2
	v_cmp_lt_i32_e32 vcc, 1, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB2_10
	v_cmp_lt_i32_e32 vcc, 2, v2
	v_mov_b32_e32 v11, v5
	v_mov_b32_e32 v10, v5
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB2_9
	v_cmp_lt_i32_e32 vcc, 3, v2
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB2_6
	v_cmp_eq_u32_e32 vcc, 4, v2
	v_mov_b32_e32 v2, v5
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB2_5
	s_load_dword s18, s[4:5], 0x24
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s18
.LBB2_5:
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v10, -1, v2
.LBB2_6:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB2_8
	v_bfe_i32 v2, v0, 0, 8
	v_mul_lo_u32 v2, s16, v2
	v_mov_b32_e32 v10, v5
	ds_write_b32 v6, v2
.LBB2_8:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v11, v1
.LBB2_9:
	s_or_b64 exec, exec, s[6:7]
.LBB2_10:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB2_16
	v_cmp_lt_i32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB2_13
	v_lshlrev_b32_e32 v1, 2, v7
	v_mov_b32_e32 v2, 4
	global_store_dword v1, v2, s[2:3]
.LBB2_13:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v11, v5
	s_xor_b64 exec, exec, s[6:7]
	s_mul_hi_u32 s12, s17, 0x86186187
	s_sub_i32 s13, s17, s12
	s_lshr_b32 s13, s13, 1
	s_add_i32 s13, s13, s12
	s_lshr_b32 s12, s13, 4
	s_mul_i32 s12, s12, 21
	s_sub_i32 s12, s17, s12
	v_xor_b32_e32 v8, s12, v0
	v_mov_b32_e32 v11, v1
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v10, v5
.LBB2_16:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v1, 0x3ff, v10
	v_lshlrev_b32_e32 v1, 2, v1
	global_load_dword v13, v1, s[2:3]
	s_load_dword s18, s[4:5], 0x20
	s_load_dwordx2 s[0:1], s[4:5], 0x18
	v_sub_u32_e32 v1, 0, v10
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v12, s18
	v_cmp_gt_i32_e32 vcc, s0, v0
	v_cndmask_b32_e32 v1, v1, v10, vcc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, 0xff, v13
	v_add_u32_e32 v2, 0xfb, v2
	v_and_b32_e32 v1, v2, v1
	v_xor_b32_e32 v1, v1, v11
	v_cmp_ne_u32_e32 vcc, 6, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB2_18
	s_or_b32 s12, s17, 1
	v_cvt_f32_u32_e32 v1, s12
	s_sub_i32 s15, 0, s12
	s_mul_i32 s13, s1, 3
	s_mul_hi_u32 s14, s0, 3
	v_rcp_iflag_f32_e32 v1, v1
	s_add_i32 s14, s14, s13
	s_mul_i32 s13, s0, 3
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s17, v1
	s_mul_i32 s15, s15, s17
	s_mul_hi_u32 s15, s17, s15
	s_add_i32 s17, s17, s15
	s_mul_hi_u32 s15, s17, 3
	s_mul_i32 s15, s15, s12
	s_sub_i32 s15, 3, s15
	s_sub_i32 s17, s15, s12
	s_cmp_ge_u32 s15, s12
	s_cselect_b32 s15, s17, s15
	s_sub_i32 s17, s15, s12
	s_cmp_ge_u32 s15, s12
	s_cselect_b32 s12, s17, s15
	s_sub_u32 s12, s13, s12
	s_subb_u32 s13, s14, 0
.LBB2_18:
	s_or_saveexec_b64 s[14:15], s[6:7]
	s_load_dwordx2 s[6:7], s[4:5], 0x2c
	v_mov_b32_e32 v1, s12
	v_mov_b32_e32 v2, s13
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB2_20
	v_mov_b32_e32 v1, 26
	v_fma_f16 v12, v12, v12, 0.5
	s_nop 0
	v_mov_b32_dpp v1, v13 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	ds_write_b32 v6, v1
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
.LBB2_20:
	s_or_b64 exec, exec, s[14:15]
	s_mul_hi_i32 s0, s11, 0x38e38e39
	s_lshr_b32 s1, s0, 31
	s_lshr_b32 s0, s0, 1
	s_add_i32 s0, s0, s1
	s_and_b32 s0, s0, 0xff
	v_and_b32_e32 v14, 0xff, v10
	v_add_u32_e32 v14, s0, v14
	s_sub_i32 s0, 0, s16
	s_waitcnt lgkmcnt(0)
	s_xor_b32 s0, s7, s0
	v_mov_b32_e32 v13, s9
	v_cmp_le_i32_e32 vcc, s0, v14
	v_mov_b32_e32 v14, s18
	v_mov_b32_e32 v16, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_49
	v_mad_u64_u32 v[16:17], s[0:1], v1, 3, 0
	v_sub_u32_e32 v14, 0, v10
	v_max_i32_e32 v14, v10, v14
	v_mov_b32_e32 v1, v17
	v_mad_u64_u32 v[1:2], s[0:1], v2, 3, v[1:2]
	v_mov_b32_e32 v18, 0x3e800000
	v_mov_b32_e32 v19, s6
	v_cmp_gt_i32_e32 vcc, v14, v15
	v_cndmask_b32_e32 v2, v18, v19, vcc
	v_sub_f32_e64 v14, s18, s18
	v_med3_f32 v14, v2, |v14|, 4.0
	v_mov_b32_e32 v2, v1
	s_and_b32 s7, s10, 7
	v_sub_co_u32_e32 v1, vcc, v16, v0
	s_cmp_eq_u32 s7, 0
	v_subb_co_u32_e32 v2, vcc, v2, v3, vcc
	s_cbranch_scc1 .LBB2_47
	v_bfe_i32 v3, v8, 0, 8
	v_cmp_lt_i16_e64 s[12:13], 22, v3
	v_mov_b32_e32 v3, 0x1c0000
	v_lshl_add_u32 v3, v15, 16, v3
	v_ashrrev_i32_e32 v16, 16, v3
	v_and_b32_e32 v3, 15, v1
	v_add_u32_e32 v15, 1, v3
	v_lshlrev_b32_e32 v3, 2, v0
	v_mov_b32_e32 v4, s9
	v_add_co_u32_e32 v3, vcc, s8, v3
	s_lshl_b32 s11, s10, 2
	s_and_b32 s22, s10, 15
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	v_cvt_f32_ubyte0_e32 v17, v0
	s_mov_b32 s23, 0
	v_cvt_f32_ubyte0_e32 v18, v15
	s_mov_b32 s24, 0x3fc00000
	v_mov_b32_e32 v15, v5
	s_branch .LBB2_25
.LBB2_23:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v19, v14
.LBB2_24:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v14, 0x3f0ba2e9
	s_add_i32 s23, s23, 1
	s_cmp_lg_u32 s7, s23
	v_fma_f32 v14, s24, v14, v19
	s_cbranch_scc0 .LBB2_46
.LBB2_25:
	v_and_b32_e32 v20, 0xffff, v5
	v_and_b32_e32 v21, 7, v20
	v_cmp_lt_i32_e32 vcc, 1, v21
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[14:15], exec, s[0:1]
	s_cbranch_execz .LBB2_41
	v_cmp_lt_i32_e32 vcc, 2, v21
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB2_36
	v_cmp_lt_i32_e32 vcc, 3, v21
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB2_33
	v_cmp_ne_u32_e32 vcc, 4, v21
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	v_add_u32_e32 v10, -1, v10
	s_andn2_saveexec_b64 s[18:19], s[18:19]
	s_cbranch_execz .LBB2_32
	v_and_b32_e32 v10, 0x3ff, v10
	v_lshlrev_b32_e32 v10, 2, v10
	global_load_dword v10, v10, s[2:3]
	v_mov_b32_e32 v19, s11
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v10, v19, v10
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v10, 4, v10
	v_ashrrev_i32_e32 v10, s22, v10
.LBB2_32:
	s_or_b64 exec, exec, s[18:19]
.LBB2_33:
	s_andn2_saveexec_b64 s[16:17], s[16:17]
	v_mad_u32_u24 v5, v20, 3, s23
	s_or_b64 exec, exec, s[16:17]
.LBB2_36:
	s_andn2_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB2_40
	s_mov_b64 s[20:21], exec
	v_cndmask_b32_e64 v19, 0, 1, s[12:13]
	v_cmp_ne_u32_e32 vcc, 0, v19
	v_mbcnt_lo_u32_b32 v19, s20, 0
	v_mbcnt_hi_u32_b32 v19, s21, v19
	v_cmp_eq_u32_e64 s[0:1], 0, v19
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB2_39
	s_lshl_b32 s1, s23, 1
	s_bcnt1_i32_b64 s0, vcc
	s_sext_i32_i16 s1, s1
	s_bcnt1_i32_b64 s20, s[20:21]
	s_lshl_b32 s0, s0, 2
	s_mul_i32 s1, s1, s20
	v_mov_b32_e32 v19, s0
	v_mov_b32_e32 v20, s1
	global_atomic_add v19, v20, s[2:3]
.LBB2_39:
	s_or_b64 exec, exec, s[18:19]
.LBB2_40:
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v19, v14
.LBB2_41:
	s_andn2_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB2_24
	v_cmp_lt_i32_e32 vcc, 0, v21
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB2_44
	v_and_b32_e32 v15, 0xff, v5
	v_and_b32_e32 v15, 0xffff, v15
	v_add_u32_e32 v15, s23, v15
	v_rcp_iflag_f32_e32 v19, v18
	v_cmp_gt_i32_e32 vcc, v15, v16
	s_bcnt1_i32_b64 s16, vcc
	v_cvt_f32_ubyte0_e32 v15, s16
	v_mul_f32_e32 v19, v15, v19
	v_trunc_f32_e32 v19, v19
	v_cvt_u32_f32_e32 v20, v19
	v_mad_f32 v15, -v19, v18, v15
	v_cmp_ge_f32_e64 vcc, |v15|, |v18|
	v_addc_co_u32_e32 v15, vcc, 0, v20, vcc
	v_and_b32_e32 v15, 0x7f, v15
.LBB2_44:
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	s_cbranch_execz .LBB2_23
	global_load_dword v19, v[3:4], off
	s_waitcnt vmcnt(0)
	v_fma_f32 v14, v19, v14, v14
	v_med3_f32 v14, v14, v17, 4.0
	s_branch .LBB2_23
.LBB2_46:
	s_mov_b32 s0, 0x3fc00000
	v_cvt_f32_f16_e32 v4, v12
	v_med3_f32 v3, v19, s0, 4.0
	s_mov_b32 s1, 1
	s_mov_b32 s0, 0x2a05f200
	v_cmp_lt_i64_e32 vcc, s[0:1], v[1:2]
	v_frexp_exp_i32_f32_e32 v16, v19
	v_cndmask_b32_e64 v2, v19, |v4|, vcc
	v_sub_f32_e32 v2, v3, v2
	v_fma_f32 v3, v4, s6, v19
	v_add_f32_e32 v3, 0x3fa00000, v3
	v_frexp_mant_f32_e32 v4, v3
	v_rcp_f32_e32 v4, v4
	v_frexp_exp_i32_f32_e32 v3, v3
	v_frexp_mant_f32_e32 v17, v19
	v_sub_u32_e32 v3, v16, v3
	v_mul_f32_e32 v4, v17, v4
	v_ldexp_f32 v3, v4, v3
	v_mul_f32_e64 v4, |v2|, v3
	s_branch .LBB2_48
.LBB2_47:
	v_mov_b32_e32 v15, v5
.LBB2_48:
	v_mov_b32_e32 v16, v5
	v_mov_b32_e32 v5, v15
.LBB2_49:
	s_or_b64 exec, exec, s[4:5]
	v_cvt_i32_f32_e32 v2, v14
	v_mov_b32_e32 v3, s10
	v_lshlrev_b32_e32 v2, 2, v2
	ds_bpermute_b32 v15, v2, v3
	v_add_co_u32_e32 v2, vcc, s8, v9
	v_addc_co_u32_e32 v3, vcc, 0, v13, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 4, v15
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB2_51
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v9, v0, s[8:9]
.LBB2_51:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB2_53
	s_and_b32 s4, s6, 0x7fffffff
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, s4
.LBB2_53:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e32 v0, v9
	ds_read_b32 v6, v6
	v_and_b32_e32 v9, 0xffff, v16
	v_bfe_i32 v8, v8, 0, 8
	v_and_b32_e32 v13, 15, v9
	v_fma_f16 v0, v0, v12, 0.5
	v_cmp_lt_i32_e32 vcc, 3, v8
	v_add_u32_e32 v8, v8, v11
	v_ashrrev_i32_e32 v13, v13, v10
	v_add3_u32 v8, v8, v10, v5
	v_cvt_f32_f16_e32 v0, v0
	v_cndmask_b32_e64 v12, v4, |v14|, vcc
	v_mov_b32_dpp v5, v13 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add3_u32 v1, v8, v9, v1
	v_add_f32_e32 v12, v14, v12
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v1, v1, v5, v6
	v_lshlrev_b32_e32 v5, 2, v7
	global_store_dword v5, v1, s[2:3]
	v_add_f32_e32 v1, v4, v12
	v_add_f32_e32 v0, v1, v0
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 25
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
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x10
	s_load_dword s3, s[4:5], 0x20
	v_lshl_add_u32 v1, s6, 6, v0
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v2, 2, v0
	v_lshlrev_b32_e32 v8, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v6, v2, s[8:9]
	global_load_dword v5, v8, s[10:11]
	v_mov_b32_e32 v2, s11
	v_add_co_u32_e32 v1, vcc, s10, v8
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_and_b32_e32 v9, 63, v0
	s_add_i32 s6, s6, s2
	v_mov_b32_e32 v4, s9
	v_mov_b32_e32 v10, s2
	v_add_co_u32_e32 v3, vcc, s8, v8
	v_lshlrev_b32_e32 v7, 2, v9
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	global_store_dword v8, v10, s[8:9]
	s_cmp_lt_i32 s2, 1
	v_mov_b32_e32 v8, s3
	s_waitcnt vmcnt(2)
	ds_write_b32 v7, v6
	s_cbranch_scc1 .LBB3_5
	s_load_dword s0, s[4:5], 0x30
	v_xor_b32_e32 v8, 1, v9
	v_lshlrev_b32_e32 v8, 2, v8
	ds_read_b32 v8, v8
	s_mov_b32 s8, 0
	s_waitcnt lgkmcnt(0)
	s_or_b32 s7, s0, 1
	v_cvt_f32_u32_e32 v9, s7
	s_sub_i32 s9, 0, s7
	v_rcp_iflag_f32_e32 v10, v9
	v_min_i32_e32 v9, 31, v8
	v_mul_f32_e32 v8, 0x4f7ffffe, v10
	v_cvt_u32_f32_e32 v10, v8
	v_mov_b32_e32 v8, s3
	s_branch .LBB3_3
.LBB3_2:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s8, s8, 1
	s_cmp_eq_u32 s2, s8
	s_cbranch_scc1 .LBB3_5
.LBB3_3:
	s_xor_b32 s0, s8, s2
	v_cmp_ne_u32_e32 vcc, s0, v9
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_2
	v_readfirstlane_b32 s10, v10
	s_mul_i32 s11, s9, s10
	s_mul_hi_u32 s11, s10, s11
	s_add_i32 s10, s10, s11
	s_mul_hi_u32 s10, s6, s10
	s_mul_i32 s10, s10, s7
	s_sub_i32 s10, s6, s10
	s_sub_i32 s11, s10, s7
	s_cmp_ge_u32 s10, s7
	s_cselect_b32 s10, s11, s10
	s_sub_i32 s11, s10, s7
	s_cmp_ge_u32 s10, s7
	s_cselect_b32 s10, s11, s10
	v_cvt_f32_i32_e32 v11, s10
	v_add_f32_e32 v8, v8, v11
	s_branch .LBB3_2
.LBB3_5:
	s_load_dwordx2 s[0:1], s[4:5], 0x14
	v_cvt_f16_f32_e32 v10, s3
	v_readfirstlane_b32 s3, v0
	s_add_i32 s6, s6, s2
	v_lshlrev_b32_e32 v9, 2, v6
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v12, s0, v0
	v_bfe_i32 v0, v0, 0, 8
	v_add3_u32 v0, s6, v0, v12
	v_mov_b32_e32 v11, s3
	v_add3_u32 v0, v0, s1, v6
	v_cvt_f32_f16_e32 v6, v10
	ds_write_b32 v7, v11
	v_and_b32_e32 v7, 0xfffc, v9
	v_add3_u32 v0, v0, v7, s3
	global_store_dword v[3:4], v0, off
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v0, v5, v8
	v_add_f32_e32 v0, v0, v6
	global_store_dword v[1:2], v0, off
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 13
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
	v_lshl_add_u32 v17, s6, 6, v0
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v12, 0x3ff, v17
	v_lshlrev_b32_e32 v2, 2, v12
	s_waitcnt lgkmcnt(0)
	global_load_dword v11, v1, s[8:9]
	global_load_dword v9, v2, s[10:11]
	s_load_dwordx2 s[2:3], s[4:5], 0x20
	s_load_dwordx2 s[16:17], s[4:5], 0x2c
	v_and_b32_e32 v3, 63, v0
	v_lshlrev_b32_e32 v13, 2, v3
	v_mov_b32_e32 v4, s9
	v_add_co_u32_e64 v3, s[0:1], s8, v1
	v_addc_co_u32_e64 v4, s[0:1], 0, v4, s[0:1]
	v_mov_b32_e32 v5, s11
	v_add_co_u32_e64 v1, s[0:1], s10, v2
	v_cmp_gt_u32_e32 vcc, 64, v0
	v_cvt_f32_ubyte0_e32 v10, v0
	s_add_i32 s15, s6, s12
	v_xor_b32_e32 v20, s13, v0
	v_mov_b32_e32 v15, s12
	v_addc_co_u32_e64 v2, s[0:1], 0, v5, s[0:1]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v14, v11
	ds_write_b32 v13, v11
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_17
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s17, s14
	s_cselect_b64 s[6:7], -1, 0
	s_and_b32 s33, s12, 7
	s_cmp_lg_u32 s33, 0
	v_lshlrev_b32_e32 v5, 2, v12
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_lt_i32 s14, s13
	s_mul_i32 s0, s17, s13
	v_mov_b32_e32 v8, s9
	v_add_co_u32_e32 v5, vcc, s8, v5
	v_and_b32_e32 v7, 0x3ff, v11
	s_cselect_b64 s[20:21], -1, 0
	s_and_b32 s0, s0, 0x3ff
	v_addc_co_u32_e32 v6, vcc, 0, v8, vcc
	v_lshlrev_b32_e32 v7, 2, v7
	s_lshl_b32 s0, s0, 2
	v_add_co_u32_e32 v7, vcc, s8, v7
	v_sub_u32_e32 v14, 0, v17
	s_add_u32 s22, s8, s0
	v_addc_co_u32_e32 v8, vcc, 0, v8, vcc
	v_and_b32_e32 v16, -4, v17
	v_max_i32_e32 v17, v17, v14
	s_addc_u32 s23, s9, 0
	s_or_b32 s34, s3, 1
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v18, s2
	v_mov_b32_e32 v21, s12
	s_mov_b32 s35, 0x4ec4ec4f
	v_mov_b32_e32 v19, v0
	v_mov_b32_e32 v14, v11
	s_branch .LBB4_4
.LBB4_2:
	s_or_b64 exec, exec, s[30:31]
	v_mov_b32_e32 v15, 0x3fc00000
	v_cndmask_b32_e32 v20, v15, v10, vcc
	v_fma_f32 v15, s16, v15, v18
	v_mul_f32_e32 v18, v20, v15
	v_mov_b32_e32 v15, v21
.LBB4_3:
	s_or_b64 exec, exec, s[26:27]
	global_load_dword v20, v[3:4], off
	v_cvt_f32_u32_e32 v21, s34
	s_sub_i32 s0, 0, s34
	v_cvt_i32_f32_e32 v23, v18
	v_rcp_iflag_f32_e32 v21, v21
	v_mul_f32_e32 v21, 0x4f7ffffe, v21
	v_cvt_u32_f32_e32 v21, v21
	v_mul_lo_u32 v22, s0, v21
	v_mul_hi_u32 v22, v21, v22
	v_add_u32_e32 v21, v21, v22
	v_mul_hi_u32 v21, v23, v21
	v_xor_b32_e32 v22, v19, v0
	v_mul_lo_u32 v21, v21, s34
	v_sub_u32_e32 v21, v23, v21
	v_subrev_u32_e32 v23, s34, v21
	v_cmp_le_u32_e32 vcc, s34, v21
	v_cndmask_b32_e32 v21, v21, v23, vcc
	v_subrev_u32_e32 v23, s34, v21
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, s12, v20
	v_cndmask_b32_e32 v20, v19, v0, vcc
	v_lshlrev_b32_e32 v20, 2, v20
	ds_bpermute_b32 v20, v20, v22
	v_cmp_le_u32_e32 vcc, s34, v21
	v_cndmask_b32_e32 v21, v21, v23, vcc
	v_sub_u32_e32 v21, s15, v21
	v_lshlrev_b32_e32 v21, 2, v21
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v20, v21, v20
	v_add_u32_e32 v22, 17, v19
	v_cmp_lt_u32_e32 vcc, 46, v19
	s_or_b64 s[24:25], vcc, s[24:25]
	v_mov_b32_e32 v21, v15
	v_mov_b32_e32 v19, v22
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB4_16
.LBB4_4:
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v15, 0xff, v20
	v_add_u32_e32 v15, v19, v15
	v_mov_b32_e32 v20, 25
	v_cndmask_b32_e64 v22, v19, -1, s[6:7]
	s_nop 0
	v_mov_b32_dpp v15, v20 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	global_store_dword v[5:6], v15, off
	global_load_dword v15, v[7:8], off
	v_mul_lo_u32 v20, v21, v19
	v_min_i32_e32 v20, s14, v20
	s_waitcnt vmcnt(0)
	v_xad_u32 v15, v15, v19, v22
	v_cmp_ne_u32_e32 vcc, v15, v20
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB4_13
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB4_11
	s_mov_b32 s28, 0
	s_branch .LBB4_9
.LBB4_7:
	v_cndmask_b32_e64 v15, 0, 1, s[20:21]
	v_cmp_ne_u32_e32 vcc, 0, v15
	s_bcnt1_i32_b64 s26, vcc
	v_mad_legacy_u16 v14, v14, 3, s26
	s_and_b32 s26, s28, 0xff
	s_add_i32 s28, s26, 1
	s_and_b32 s26, s28, 0xff
	s_cmp_eq_u32 s33, s26
	s_cselect_b64 s[26:27], -1, 0
	v_mov_b32_e32 v15, v16
.LBB4_8:
	s_andn2_b64 vcc, exec, s[26:27]
	v_mov_b32_e32 v21, v16
	s_cbranch_vccz .LBB4_12
.LBB4_9:
	s_cmp_lt_i32 s15, -7
	s_cbranch_scc0 .LBB4_7
	s_mov_b64 s[26:27], -1
	v_mov_b32_e32 v15, v21
	s_branch .LBB4_8
.LBB4_11:
	v_mov_b32_e32 v15, v21
.LBB4_12:
	v_xor_b32_e32 v20, s13, v19
	ds_write_b32 v13, v20
	global_store_dword v[5:6], v19, off
.LBB4_13:
	s_andn2_saveexec_b64 s[26:27], s[0:1]
	s_cbranch_execz .LBB4_3
	v_mul_hi_u32 v15, v19, s35
	s_mov_b64 s[28:29], exec
	v_mbcnt_lo_u32_b32 v20, s28, 0
	v_mbcnt_hi_u32_b32 v20, s29, v20
	v_lshrrev_b32_e32 v15, 2, v15
	v_mul_lo_u32 v15, v15, 13
	v_cmp_eq_u32_e64 s[0:1], 0, v20
	v_sub_u32_e32 v15, v19, v15
	v_cmp_ne_u32_e32 vcc, v15, v17
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB4_2
	s_bcnt1_i32_b64 s0, s[28:29]
	s_mul_i32 s0, s12, s0
	v_mov_b32_e32 v15, s0
	v_mov_b32_e32 v20, 0
	global_atomic_add v20, v15, s[22:23]
	s_branch .LBB4_2
.LBB4_16:
	s_or_b64 exec, exec, s[24:25]
.LBB4_17:
	s_or_b64 exec, exec, s[4:5]
	global_load_dword v3, v[3:4], off
	v_bfe_i32 v8, v0, 0, 8
	v_mov_b32_e32 v17, -1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v18, s3
	s_add_i32 s3, s14, s15
	v_bfe_u32 v6, -5, v11, 5
	v_and_b32_e32 v14, 0xffff, v14
	v_add3_u32 v11, s3, v8, v11
	v_mov_b32_dpp v17, v18 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add3_u32 v11, v11, v20, v14
	v_and_b32_e32 v14, 0x3ff, v17
	v_cvt_f16_f32_e32 v4, s2
	s_waitcnt vmcnt(1)
	v_cvt_f16_f32_e32 v5, v9
	s_and_b32 s0, s15, 15
	s_abs_i32 s4, s17
	s_lshr_b32 s0, 19, s0
	v_fma_f16 v4, v5, v4, 0.5
	v_cvt_f32_f16_e32 v4, v4
	v_and_b32_e32 v0, 3, v0
	v_cmp_gt_i32_e32 vcc, s0, v6
	v_mov_b32_e32 v16, s16
	v_cndmask_b32_e32 v6, v10, v4, vcc
	v_cmp_eq_u32_e32 vcc, 1, v0
	v_lshlrev_b32_e32 v14, 2, v14
	v_cndmask_b32_e64 v0, v4, |v16|, vcc
	global_store_dword v14, v0, s[10:11]
	s_mov_b32 s1, 0x55555556
	v_mul_f32_e32 v7, 0x3e800000, v9
	v_mul_hi_i32 v8, v8, s1
	v_mul_f32_e32 v6, v7, v6
	v_add_f32_e32 v6, v9, v6
	v_add_f32_e32 v4, v6, v4
	v_lshrrev_b32_e32 v5, 31, v8
	v_add_u32_e32 v5, v8, v5
	ds_read_b32 v13, v13
	v_mul_lo_u32 v5, v15, v5
	s_ashr_i32 s2, s17, 31
	v_lshlrev_b32_e32 v12, 2, v12
	s_waitcnt vmcnt(1)
	v_bfe_u32 v3, v3, v3, 5
	v_and_b32_e32 v3, 15, v3
	v_add_u32_e32 v19, 1, v3
	v_cvt_f32_ubyte0_e32 v21, v19
	v_rcp_iflag_f32_e32 v21, v21
	v_not_b32_e32 v3, v3
	v_mul_f32_e32 v17, 0x4f7ffffe, v21
	v_cvt_u32_f32_e32 v17, v17
	v_mul_lo_u32 v3, v3, v17
	v_mul_hi_u32 v3, v17, v3
	v_add_u32_e32 v3, v17, v3
	v_mul_hi_u32 v3, s4, v3
	v_mul_lo_u32 v0, v3, v19
	v_add_u32_e32 v6, 1, v3
	v_sub_u32_e32 v0, s4, v0
	v_cmp_ge_u32_e32 vcc, v0, v19
	v_cndmask_b32_e32 v3, v3, v6, vcc
	v_sub_u32_e32 v6, v0, v19
	v_cndmask_b32_e32 v0, v0, v6, vcc
	v_add_u32_e32 v6, 1, v3
	v_cmp_ge_u32_e32 vcc, v0, v19
	v_cndmask_b32_e32 v0, v3, v6, vcc
	v_xor_b32_e32 v0, s2, v0
	v_subrev_u32_e32 v0, s2, v0
	s_nop 1
	v_mov_b32_dpp v5, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v11, v5, v13
	global_store_dword v12, v0, s[8:9]
	global_store_dword v[1:2], v4, off
	s_endpgm
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
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 36
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
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_lshl_add_u32 v8, s6, 6, v0
	v_and_b32_e32 v5, 0x3ff, v8
	v_lshlrev_b32_e32 v2, 2, v0
	v_lshlrev_b32_e32 v1, 2, v5
	s_waitcnt lgkmcnt(0)
	global_load_dword v7, v2, s[8:9]
	global_load_dword v6, v1, s[10:11]
	global_load_dword v10, v2, s[10:11]
	s_load_dwordx2 s[12:13], s[4:5], 0x28
	s_add_i32 s22, s6, s2
	v_and_b32_e32 v3, 63, v0
	v_xor_b32_e32 v11, s3, v0
	v_mov_b32_e32 v2, s11
	v_lshlrev_b32_e32 v9, 2, v3
	s_cmp_lt_i32 s2, 1
	s_waitcnt vmcnt(2)
	ds_write_b32 v9, v7
	s_cbranch_scc1 .LBB5_9
	s_lshl_b32 s17, s22, 7
	s_cmp_ge_i32 s17, s2
	s_cbranch_scc1 .LBB5_9
	s_waitcnt lgkmcnt(0)
	s_or_b32 s18, s12, 1
	v_cvt_f32_u32_e32 v3, s18
	s_mov_b32 s20, 0
	s_mov_b32 s19, s2
	s_sub_i32 s21, 0, s18
	v_rcp_iflag_f32_e32 v3, v3
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v4, 0x3e800000
	s_mov_b32 s23, s2
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	s_waitcnt vmcnt(0)
	s_branch .LBB5_4
.LBB5_3:
	v_readfirstlane_b32 s14, v3
	s_mul_i32 s15, s21, s14
	s_mul_hi_u32 s15, s14, s15
	s_add_i32 s14, s14, s15
	s_mul_hi_u32 s14, s23, s14
	s_mul_i32 s15, s21, s14
	s_not_b32 s14, s14
	s_add_i32 s24, s19, s0
	s_mul_i32 s14, s18, s14
	s_add_i32 s15, s24, s15
	s_add_i32 s14, s24, s14
	s_cmp_ge_u32 s15, s18
	s_cselect_b32 s14, s14, s15
	s_sub_i32 s15, s14, s18
	s_cmp_ge_u32 s14, s18
	s_cselect_b32 s14, s15, s14
	s_and_b32 s14, s14, 0x3ff
	s_lshl_b32 s14, s14, 2
	s_add_i32 s24, s24, -1
	v_cmp_gt_i64_e64 s[6:7], s[6:7], 1
	s_cmp_lt_i32 s17, s24
	v_mov_b32_e32 v10, s14
	s_cselect_b64 s[14:15], -1, 0
	s_and_b64 s[6:7], s[6:7], s[14:15]
	s_add_u32 s0, s0, -1
	s_addc_u32 s1, s1, -1
	s_add_i32 s23, s23, -1
	s_and_b64 vcc, exec, s[6:7]
	global_store_dword v10, v4, s[10:11]
	s_cbranch_vccz .LBB5_8
.LBB5_4:
	s_add_u32 s6, s19, s0
	s_addc_u32 s7, s20, s1
	s_cmp_gt_i32 s6, -1
	s_mov_b64 s[14:15], -1
	s_cbranch_scc0 .LBB5_6
	s_mov_b64 s[14:15], 0
	s_mov_b32 s16, s6
.LBB5_6:
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB5_3
	s_sub_i32 s16, 0, s6
	s_branch .LBB5_3
.LBB5_8:
	s_add_i32 s0, s19, s0
	s_add_i32 s0, s0, 1
	s_and_b32 s1, s0, 15
	s_add_i32 s6, s1, 1
	v_cvt_f32_ubyte0_e32 v3, s6
	v_rcp_iflag_f32_e32 v3, v3
	s_and_b32 s15, s0, s2
	s_not_b32 s0, s1
	s_abs_i32 s14, s12
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	s_ashr_i32 s7, s12, 31
	v_cvt_f32_ubyte0_e32 v4, v0
	v_mov_b32_e32 v10, 0x3fc00000
	v_readfirstlane_b32 s1, v3
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s1, s1, s0
	s_mul_hi_u32 s0, s14, s1
	s_mul_i32 s1, s0, s6
	s_sub_i32 s1, s14, s1
	s_add_i32 s14, s0, 1
	s_sub_i32 s17, s1, s6
	s_cmp_ge_u32 s1, s6
	s_cselect_b32 s0, s14, s0
	s_cselect_b32 s1, s17, s1
	s_add_i32 s14, s0, 1
	s_cmp_ge_u32 s1, s6
	s_cselect_b32 s0, s14, s0
	s_xor_b32 s0, s0, s7
	s_sub_i32 s0, s0, s7
	s_cmp_lt_i32 s0, 16
	v_mov_b32_e32 v3, 0xbfc00000
	s_cselect_b64 vcc, -1, 0
	v_add_f32_e32 v4, 0x3fa00000, v4
	v_cndmask_b32_e32 v3, v3, v10, vcc
	v_div_scale_f32 v10, s[0:1], v4, v4, v3
	v_div_scale_f32 v11, vcc, v3, v4, v3
	v_rcp_f32_e32 v12, v10
	v_fma_f32 v13, -v10, v12, 1.0
	v_fma_f32 v12, v13, v12, v12
	v_mul_f32_e32 v13, v11, v12
	v_fma_f32 v14, -v10, v13, v11
	v_fma_f32 v13, v14, v12, v13
	v_fma_f32 v10, -v10, v13, v11
	v_div_fmas_f32 v10, v10, v12, v13
	v_add_u32_e32 v11, s15, v7
	v_bfe_i32 v11, v11, 0, 16
	v_bfe_u32 v11, v11, s16, 5
	v_div_fixup_f32 v10, v10, v4, v3
.LBB5_9:
	v_and_b32_e32 v3, 0x3ff, v7
	v_lshlrev_b32_e32 v3, 2, v3
	global_load_dword v3, v3, s[8:9]
	s_load_dwordx2 s[6:7], s[4:5], 0x20
	v_add_co_u32_e32 v1, vcc, s10, v1
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v12, s6
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 7, v3
	v_lshlrev_b32_e64 v3, v3, s2
	v_and_b32_e32 v3, 0x3ff, v3
	v_lshlrev_b32_e32 v3, 2, v3
	global_atomic_add v3, v11, s[8:9]
	v_and_b32_e32 v3, 3, v7
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_waitcnt vmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_13
	s_sub_i32 s6, 0, s12
	s_cmp_eq_u32 s2, 19
	s_cselect_b32 s6, s6, s12
	s_abs_i32 s12, s12
	s_cmp_gt_i32 s6, s12
	s_cselect_b64 s[14:15], -1, 0
	v_mul_f32_e32 v4, s13, v10
	v_cndmask_b32_e64 v13, v10, -v10, s[14:15]
	v_cvt_f16_f32_e32 v4, v4
	v_cvt_f16_f32_e32 v13, v13
	s_mov_b64 s[14:15], 0
.LBB5_11:
	v_add_u32_e32 v3, -1, v3
	v_fma_f16 v12, v4, v12, 0.5
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[14:15], vcc, s[14:15]
	v_fma_f16 v12, v13, v12, 0.5
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB5_11
	s_or_b64 exec, exec, s[14:15]
.LBB5_13:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s0, s[4:5], 0x30
	s_nop 0
	s_load_dwordx2 s[4:5], s[4:5], 0x18
	v_and_b32_e32 v3, 1, v0
	s_add_i32 s3, s3, -8
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s0, s0, s7
	s_lshl_b32 s5, s0, 2
	v_cmp_eq_u32_e64 s[0:1], 0, v3
	v_cvt_f32_ubyte0_e32 v3, v0
	v_lshlrev_b32_e32 v14, 2, v0
	v_mul_f32_e32 v15, s13, v3
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v13, v7
	s_branch .LBB5_15
.LBB5_14:
	s_or_b64 exec, exec, s[12:13]
	s_add_i32 s6, s6, 1
	s_cmp_eq_u32 s6, 5
	s_cbranch_scc1 .LBB5_26
.LBB5_15:
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB5_21
	v_mul_lo_u32 v16, s7, v13
	s_mov_b32 s12, 0
	s_mov_b32 s13, 0
	s_branch .LBB5_18
.LBB5_17:
	v_mov_b32_e32 v3, s13
	v_mov_b32_e32 v19, s4
	v_cndmask_b32_e64 v3, 17, v3, s[0:1]
	ds_bpermute_b32 v19, v14, v19
	v_lshlrev_b64 v[17:18], 2, v[3:4]
	v_mov_b32_e32 v3, s9
	v_add_co_u32_e32 v17, vcc, s8, v17
	v_addc_co_u32_e32 v18, vcc, v3, v18, vcc
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[17:18], v19, off
	s_add_i32 s13, s13, 1
	s_add_i32 s12, s12, 4
	s_cmp_ge_u32 s13, s6
	v_subrev_u32_e32 v16, s7, v16
	s_cbranch_scc1 .LBB5_20
.LBB5_18:
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v11, s2
	ds_bpermute_b32 v3, v3, v11
	v_cmp_gt_i32_e32 vcc, s2, v16
	s_bcnt1_i32_b64 s14, vcc
	v_mov_b32_e32 v11, 18
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, s14, v3
	s_cbranch_vccnz .LBB5_17
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v11, s3
	ds_bpermute_b32 v11, v3, v11
	s_branch .LBB5_17
.LBB5_20:
	v_subrev_u32_e32 v13, s13, v13
.LBB5_21:
	v_add_u32_e32 v13, -1, v13
	v_and_b32_e32 v3, 3, v13
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB5_14
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[16:17], s[8:9]
	s_branch .LBB5_24
.LBB5_23:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v16, s2
	s_add_u32 s16, s16, 4
	v_add_u32_e32 v3, -1, v3
	v_mov_b32_dpp v16, v8 row_shr:1 row_mask:0xf bank_mask:0xf
	v_and_b32_e32 v16, 0x3ff, v16
	s_addc_u32 s17, s17, 0
	v_cmp_eq_u32_e32 vcc, 0, v3
	v_lshlrev_b32_e32 v16, 2, v16
	s_or_b64 s[14:15], vcc, s[14:15]
	global_store_dword v16, v15, s[10:11]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB5_14
.LBB5_24:
	s_mov_b64 s[18:19], exec
	v_mbcnt_lo_u32_b32 v16, s18, 0
	v_mbcnt_hi_u32_b32 v16, s19, v16
	v_readfirstlane_b32 s23, v11
	v_cmp_eq_u32_e32 vcc, 0, v16
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB5_23
	s_bcnt1_i32_b64 s18, s[18:19]
	s_mul_i32 s18, s23, s18
	v_mov_b32_e32 v16, s18
	global_atomic_add v4, v16, s[16:17]
	s_branch .LBB5_23
.LBB5_26:
	v_and_b32_e32 v3, 0x3ff, v13
	v_lshlrev_b32_e32 v3, 2, v3
	global_load_dword v3, v3, s[8:9]
	v_cmp_lt_f32_e32 vcc, 0.5, v10
	ds_read_b32 v8, v9
	v_cndmask_b32_e32 v4, v11, v0, vcc
	s_mul_i32 s0, s4, 3
	v_bfe_i32 v0, v0, 0, 8
	v_and_b32_e32 v7, 0xffff, v7
	v_cvt_f32_f16_e32 v9, v12
	v_xor_b32_e32 v0, 27, v0
	s_add_i32 s0, s0, s22
	v_add3_u32 v0, s0, v0, v7
	v_add3_u32 v0, v0, v13, v4
	v_lshlrev_b32_e32 v5, 2, v5
	v_add_f32_e32 v6, v6, v10
	v_add_f32_e32 v4, v6, v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add3_u32 v0, v0, v3, v8
	global_store_dword v5, v0, s[8:9]
	global_store_dword v[1:2], v4, off
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
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 25
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
	v_lshl_add_u32 v7, s6, 6, v0
	v_and_b32_e32 v4, 0x3ff, v7
	v_lshlrev_b32_e32 v10, 2, v0
	v_lshlrev_b32_e32 v1, 2, v4
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v10, s[0:1]
	global_load_dword v5, v1, s[2:3]
	s_load_dword s11, s[4:5], 0x20
	s_add_i32 s10, s6, s8
	v_and_b32_e32 v2, 63, v0
	s_lshl_b32 s7, s10, 2
	v_lshlrev_b32_e32 v6, 2, v2
	v_xor_b32_e32 v8, s9, v0
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v1, vcc, s2, v1
	s_and_b32 s9, s7, 28
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, s11
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_cmp_eq_u32 s9, 0
	v_mov_b32_e32 v9, v8
	s_waitcnt vmcnt(1)
	ds_write_b32 v6, v3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_barrier
	s_cbranch_scc1 .LBB6_6
	v_mov_b32_e32 v11, s1
	v_add_co_u32_e32 v9, vcc, s0, v10
	v_addc_co_u32_e32 v10, vcc, 0, v11, vcc
	global_load_dword v10, v[9:10], off
	s_load_dword s12, s[4:5], 0x30
	s_mov_b32 s13, 1
	v_not_b32_e32 v11, 31
	s_branch .LBB6_3
.LBB6_2:
	s_or_b64 exec, exec, s[6:7]
	s_lshl_b32 s13, s13, 1
	s_cmp_gt_u32 s13, s9
	s_cbranch_scc1 .LBB6_5
.LBB6_3:
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v9, v11, v10
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v9, -5, v9
	v_cmp_lt_i32_e32 vcc, s13, v9
	v_mov_b32_e32 v9, s13
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB6_2
	s_mul_i32 s14, s13, s12
	s_or_b32 s14, s14, 1
	v_cvt_f32_u32_e32 v9, s14
	s_sub_i32 s15, 0, s14
	v_rcp_iflag_f32_e32 v9, v9
	v_mul_f32_e32 v9, 0x4f7ffffe, v9
	v_cvt_u32_f32_e32 v9, v9
	v_readfirstlane_b32 s16, v9
	s_mul_i32 s15, s15, s16
	s_mul_hi_u32 s15, s16, s15
	s_add_i32 s16, s16, s15
	s_mul_hi_u32 s15, s13, s16
	s_mul_i32 s15, s15, s14
	s_sub_i32 s15, s13, s15
	s_sub_i32 s16, s15, s14
	s_cmp_ge_u32 s15, s14
	s_cselect_b32 s15, s16, s15
	s_sub_i32 s16, s15, s14
	s_cmp_ge_u32 s15, s14
	s_cselect_b32 s14, s16, s15
	v_mov_b32_e32 v9, s14
	s_branch .LBB6_2
.LBB6_5:
	s_mov_b32 s6, 0x3fc00000
.LBB6_6:
	v_and_b32_e32 v10, 15, v8
	v_add_u32_e32 v11, 1, v10
	v_cvt_f32_ubyte0_e32 v12, v11
	v_rcp_iflag_f32_e32 v12, v12
	v_not_b32_e32 v10, v10
	v_sub_u32_e32 v14, 0, v3
	v_max_i32_e32 v14, v3, v14
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	v_cmp_eq_u32_e32 vcc, v8, v7
	v_ashrrev_i32_e32 v13, 31, v3
	v_mov_b32_e32 v15, s11
	v_mul_lo_u32 v10, v10, v12
	v_cvt_f16_f32_e32 v16, s11
	s_load_dword s7, s[4:5], 0x28
	v_bfe_i32 v0, v0, 0, 8
	v_mul_hi_u32 v10, v12, v10
	s_load_dword s4, s[4:5], 0x18
	s_waitcnt lgkmcnt(0)
	s_add_i32 s7, s7, -8
	v_add_u32_e32 v10, v12, v10
	v_mul_hi_u32 v10, v14, v10
	v_sub_u32_e32 v12, 0, v8
	v_cndmask_b32_e32 v7, v8, v12, vcc
	s_cmp_eq_u32 s7, s8
	v_mul_lo_u32 v17, v10, v11
	v_add_u32_e32 v8, 1, v10
	v_sub_u32_e32 v12, v14, v17
	v_cmp_ge_u32_e32 vcc, v12, v11
	v_cndmask_b32_e32 v8, v10, v8, vcc
	v_sub_u32_e32 v10, v12, v11
	v_cndmask_b32_e32 v10, v12, v10, vcc
	v_add_u32_e32 v12, 1, v8
	v_cmp_ge_u32_e32 vcc, v10, v11
	v_cndmask_b32_e32 v8, v8, v12, vcc
	v_xor_b32_e32 v8, v8, v13
	v_sub_u32_e32 v8, v8, v13
	v_cmp_eq_u32_e32 vcc, v8, v7
	v_cndmask_b32_e64 v7, -v15, v15, vcc
	v_cvt_f16_f32_e32 v7, v7
	v_fma_f16 v7, v7, v16, 0.5
	v_cvt_f32_f16_e64 v8, v7 clamp
	v_cvt_f16_f32_e32 v8, v8
	v_fma_f16 v7, v8, v7, 0.5
	v_cvt_f32_f16_e32 v10, v7
	v_mov_b32_e32 v7, 0
	v_and_b32_e32 v8, 0x3ff, v14
	v_lshlrev_b32_e32 v8, 2, v8
	v_med3_f32 v11, v10, v10, 4.0
	global_store_dword v7, v11, s[2:3]
	v_mov_b32_e32 v7, s4
	global_atomic_add v8, v7, s[0:1]
	v_mov_b32_e32 v7, s8
	v_mad_u64_u32 v[7:8], s[2:3], v3, 3, v[7:8]
	v_mov_b32_e32 v8, s6
	s_cselect_b64 s[2:3], -1, 0
	ds_read_b32 v6, v6
	v_cndmask_b32_e64 v8, |v10|, v8, s[2:3]
	s_add_i32 s2, s4, s10
	s_add_i32 s2, s2, s8
	v_and_b32_e32 v7, 0xffff, v7
	v_add_u32_e32 v0, s2, v0
	v_add3_u32 v0, v0, v3, v7
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, v9, v6
	v_lshlrev_b32_e32 v3, 2, v4
	global_store_dword v3, v0, s[0:1]
	v_add_f32_e32 v0, v5, v8
	v_add_f32_e32 v0, v0, v10
	global_store_dword v[1:2], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k6
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
	s_load_dword s18, s[4:5], 0x14
	v_lshl_add_u32 v14, s6, 6, v0
	v_lshlrev_b32_e32 v5, 2, v0
	v_and_b32_e32 v1, 0x3ff, v14
	s_waitcnt lgkmcnt(0)
	global_load_dword v10, v5, s[8:9]
	v_lshlrev_b32_e32 v6, 2, v1
	global_load_dword v9, v6, s[10:11]
	s_load_dwordx2 s[12:13], s[4:5], 0x18
	v_mov_b32_e32 v2, s11
	v_add_co_u32_e64 v1, s[0:1], s10, v6
	v_addc_co_u32_e64 v2, s[0:1], 0, v2, s[0:1]
	v_and_b32_e32 v13, 63, v0
	v_xor_b32_e32 v11, s18, v0
	v_mov_b32_e32 v4, s9
	v_add_co_u32_e64 v3, s[0:1], s8, v6
	v_lshlrev_b32_e32 v12, 2, v13
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s12, v14
	v_addc_co_u32_e64 v4, s[0:1], 0, v4, s[0:1]
	s_waitcnt vmcnt(1)
	global_store_dword v6, v10, s[8:9]
	v_mov_b32_e32 v6, v11
	ds_write_b32 v12, v10
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_2
	v_mov_b32_e32 v6, s9
	v_add_co_u32_e32 v5, vcc, s8, v5
	v_addc_co_u32_e32 v6, vcc, 0, v6, vcc
	global_load_dword v6, v[5:6], off
.LBB7_2:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x3ff, v6
	v_lshlrev_b32_e32 v5, 2, v5
	global_atomic_add v5, v10, s[8:9]
	s_load_dwordx2 s[2:3], s[4:5], 0x28
	s_load_dword s20, s[4:5], 0x30
	s_load_dword s16, s[4:5], 0x10
	v_mov_b32_e32 v5, s12
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v5, s2, v5, 5
	v_readfirstlane_b32 s0, v5
	s_and_b32 s19, s0, 7
	s_add_i32 s17, s6, s16
	s_cmp_lt_i32 s19, 2
	s_cbranch_scc1 .LBB7_7
	s_cmp_lt_i32 s19, 3
	s_cbranch_scc1 .LBB7_8
	s_cmp_lt_i32 s19, 4
	s_cbranch_scc1 .LBB7_9
	s_cmp_lg_u32 s19, 4
	s_cbranch_scc0 .LBB7_10
	v_add_u32_e32 v8, -1, v10
	s_cbranch_execz .LBB7_11
	s_branch .LBB7_12
.LBB7_7:
	s_mov_b64 s[0:1], -1
	s_branch .LBB7_19
.LBB7_8:
	s_branch .LBB7_17
.LBB7_9:
	s_branch .LBB7_13
.LBB7_10:
.LBB7_11:
	v_mov_b32_e32 v5, s17
	v_mov_b32_e32 v8, v10
	ds_write_b32 v12, v5
.LBB7_12:
	s_cbranch_execnz .LBB7_16
.LBB7_13:
	s_mov_b64 s[14:15], exec
	v_and_b32_e32 v5, 0xffff, v10
	v_cmp_lt_u32_e32 vcc, 30, v5
	v_mbcnt_lo_u32_b32 v5, s14, 0
	v_mbcnt_hi_u32_b32 v5, s15, v5
	v_cmp_eq_u32_e64 s[0:1], 0, v5
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB7_15
	s_bcnt1_i32_b64 s0, vcc
	s_bcnt1_i32_b64 s1, s[14:15]
	s_lshl_b32 s0, s0, 2
	s_mul_i32 s1, s17, s1
	v_mov_b32_e32 v5, s0
	v_mov_b32_e32 v6, s1
	global_atomic_add v5, v6, s[8:9]
.LBB7_15:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v8, v10
.LBB7_16:
	v_mov_b32_e32 v7, v0
	s_cbranch_execnz .LBB7_18
.LBB7_17:
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v6, s20
	v_cmp_eq_u32_e32 vcc, s16, v0
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_xor_b32_e32 v7, v5, v0
	v_mov_b32_e32 v8, v10
.LBB7_18:
	s_mov_b64 s[0:1], 0
.LBB7_19:
	s_mov_b32 s15, 1
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v6, s13
	s_cbranch_vccnz .LBB7_26
	s_cmp_gt_i32 s19, 0
	s_cbranch_scc0 .LBB7_22
	s_mul_i32 s0, s12, 3
	v_sub_co_u32_e32 v5, vcc, s0, v14
	s_mov_b64 s[0:1], 0
	s_branch .LBB7_23
.LBB7_22:
	s_mov_b64 s[0:1], -1
.LBB7_23:
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v7, v10
	s_cbranch_vccnz .LBB7_25
	v_mov_b32_e32 v5, s2
	v_mad_u64_u32 v[7:8], s[0:1], v10, 3, v[5:6]
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v6, s13
.LBB7_25:
	v_mov_b32_e32 v8, v10
	v_mov_b32_e32 v10, v7
	v_mov_b32_e32 v7, v0
.LBB7_26:
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	global_load_dword v0, v0, s[10:11]
	s_and_b32 s14, s16, 7
	s_cmp_lg_u32 s14, 0
	s_cselect_b64 s[0:1], -1, 0
	v_cndmask_b32_e64 v14, 0, 1, s[0:1]
	v_and_b32_e32 v6, 8, v8
	v_cmp_ne_u32_e64 s[0:1], 1, v14
	v_mov_b32_e32 v14, 9
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB7_32
.LBB7_27:
	s_mov_b32 s18, 0
	s_mov_b64 s[6:7], 0
	s_branch .LBB7_29
.LBB7_28:
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], exec, s[10:11]
	s_or_b64 s[6:7], s[12:13], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB7_31
.LBB7_29:
	v_mov_b32_e32 v15, s18
	s_or_b64 s[10:11], s[10:11], exec
	s_nop 0
	v_mov_b32_dpp v15, v14 row_shr:1 row_mask:0xf bank_mask:0xf
	v_cmp_lt_i32_e32 vcc, 12, v15
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB7_28
	s_add_i32 s18, s18, 1
	s_cmp_eq_u32 s14, s18
	s_cselect_b64 s[20:21], -1, 0
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[20:21], s[20:21], exec
	v_add_u16_e32 v7, v7, v6
	s_or_b64 s[10:11], s[10:11], s[20:21]
	s_branch .LBB7_28
.LBB7_31:
	s_or_b64 exec, exec, s[6:7]
.LBB7_32:
	s_lshl_b32 s6, s15, 1
	s_cmp_gt_u32 s15, 10
	s_cbranch_scc1 .LBB7_34
	s_mov_b32 s15, s6
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB7_27
	s_branch .LBB7_32
.LBB7_34:
	s_load_dword s0, s[4:5], 0x20
	v_cvt_f16_f32_e32 v6, v9
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v14, s0
	s_and_b32 s0, s16, 7
	s_cmp_eq_u32 s0, 0
	v_fma_f16 v6, v6, v14, 0.5
	s_cbranch_scc1 .LBB7_59
	v_mov_b32_e32 v17, 0x3fc00000
	v_mul_f32_e32 v17, s3, v17
	v_bfe_i32 v16, v7, 0, 8
	v_cvt_f16_f32_e32 v17, v17
	s_abs_i32 s0, s16
	v_min_i32_e32 v16, s16, v16
	v_and_b32_e32 v14, 0xffff, v10
	s_and_b32 s0, s0, 0xff
	v_and_b32_e32 v16, 0xff, v16
	v_xor_b32_e32 v18, 1, v13
	s_and_b32 s11, s16, 0xff
	v_or_b32_e32 v15, 1, v14
	v_add_u32_e32 v16, s0, v16
	v_lshlrev_b32_e32 v18, 2, v18
	v_mov_b32_e32 v19, s17
	s_mov_b32 s3, 0x41700000
.LBB7_36:
	v_readfirstlane_b32 s0, v14
	s_and_b32 s12, s0, 7
	s_cmp_lt_i32 s12, 2
	s_mov_b64 s[0:1], 0
	s_cbranch_scc1 .LBB7_42
	s_cmp_gt_i32 s12, 2
	s_cbranch_scc0 .LBB7_43
	s_cmp_lt_i32 s12, 4
	s_cbranch_scc1 .LBB7_44
	s_cmp_eq_u32 s12, 4
	v_mov_b32_e32 v20, v8
	s_cbranch_scc0 .LBB7_41
	s_add_i32 s4, s11, s10
	v_min_u32_e32 v20, s4, v14
	v_and_b32_e32 v20, 15, v20
	v_ashrrev_i32_e64 v20, v20, s2
.LBB7_41:
	v_add_u32_e32 v20, -1, v20
	s_branch .LBB7_46
.LBB7_42:
	s_mov_b64 s[4:5], 0
	s_cbranch_execnz .LBB7_48
	s_branch .LBB7_52
.LBB7_43:
	s_mov_b64 s[4:5], -1
	s_branch .LBB7_47
.LBB7_44:
	s_cbranch_execz .LBB7_46
	v_cvt_f32_u32_e32 v20, v15
	v_rcp_iflag_f32_e32 v21, v20
	v_mul_f32_e32 v21, 0x41700000, v21
	v_trunc_f32_e32 v21, v21
	v_cvt_u32_f32_e32 v22, v21
	v_mad_f32 v21, -v21, v20, s3
	v_cmp_ge_f32_e64 vcc, |v21|, |v20|
	v_addc_co_u32_e32 v20, vcc, 0, v22, vcc
	v_mul_lo_u32 v20, v20, v15
	v_sub_u32_e32 v20, 15, v20
	v_and_b32_e32 v20, 0xffff, v20
	v_mul_u32_u24_e32 v20, 25, v20
	global_store_dword v[3:4], v20, off
	v_mov_b32_e32 v20, v8
.LBB7_46:
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v21, v19
.LBB7_47:
	v_mov_b32_e32 v22, v19
	s_branch .LBB7_52
.LBB7_48:
	s_cmp_gt_i32 s12, 0
	s_cbranch_scc0 .LBB7_50
	v_mov_b32_dpp v22, v16 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_mov_b64 s[4:5], -1
	s_branch .LBB7_51
.LBB7_50:
	s_mov_b64 s[0:1], -1
.LBB7_51:
.LBB7_52:
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB7_57
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB7_55
.LBB7_54:
	v_fma_f16 v6, v17, v6, 0.5
	v_mov_b32_e32 v20, v8
	v_mov_b32_e32 v21, v19
.LBB7_55:
	s_add_i32 s10, s10, 1
	s_cmp_eq_u32 s14, s10
	s_cbranch_scc1 .LBB7_58
	v_mov_b32_e32 v19, v21
	v_mov_b32_e32 v8, v20
	s_branch .LBB7_36
.LBB7_57:
	ds_read_b32 v20, v18
	v_mov_b32_e32 v21, s10
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v20, 0x3ff, v20
	v_lshlrev_b32_e32 v20, 2, v20
	global_atomic_add v20, v21, s[8:9]
	v_mov_b32_e32 v21, v22
	v_mov_b32_e32 v20, v8
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB7_54
	s_branch .LBB7_55
.LBB7_58:
	v_xor_b32_e32 v8, 1, v13
	v_lshlrev_b32_e32 v8, 2, v8
	ds_read_b32 v8, v8
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v8, 7, v8
	ds_write_b32 v12, v8
	s_branch .LBB7_60
.LBB7_59:
	v_mov_b32_e32 v21, s17
	v_mov_b32_e32 v20, v8
.LBB7_60:
	v_and_b32_e32 v8, 0xffff, v10
	ds_read_b32 v10, v12
	s_mov_b32 s0, 0x3fc00000
	v_cvt_f32_f16_e32 v6, v6
	s_waitcnt vmcnt(0)
	v_fma_f32 v0, v9, s0, v0
	v_add_u32_e32 v11, s16, v11
	v_add_f32_e32 v0, 0x41000000, v0
	v_bfe_i32 v7, v7, 0, 8
	v_add3_u32 v5, v11, v8, v5
	v_add3_u32 v5, v5, v7, v20
	v_add_f32_e32 v0, v9, v0
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v5, v5, v21, v10
	v_add_f32_e32 v0, v0, v6
	global_store_dword v[3:4], v5, off
	global_store_dword v[1:2], v0, off
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
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 22
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
	v_lshlrev_b32_e32 v16, 2, v0
	v_lshl_add_u32 v17, s6, 6, v0
	v_and_b32_e32 v7, 0x3ff, v17
	v_lshlrev_b32_e32 v1, 2, v7
	s_waitcnt lgkmcnt(0)
	global_load_dword v13, v16, s[8:9]
	global_load_dword v9, v1, s[10:11]
	s_load_dword s20, s[4:5], 0x20
	v_bfe_i32 v12, v0, 0, 8
	v_and_b32_e32 v2, 63, v0
	v_lshlrev_b32_e32 v8, 2, v2
	v_mov_b32_e32 v2, s11
	v_add_co_u32_e32 v1, vcc, s10, v1
	s_add_i32 s21, s6, s12
	v_xor_b32_e32 v11, s13, v0
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_mov_b32_e32 v5, s14
	v_cmp_ge_i32_e32 vcc, s21, v11
	v_mov_b32_e32 v15, s12
	v_mov_b32_e32 v14, v0
	v_mov_b32_e32 v18, v11
	v_mov_b32_e32 v6, s15
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v3, v13, v12
	v_mad_u64_u32 v[3:4], s[0:1], v13, 3, v[3:4]
	v_add_u32_e32 v10, -1, v13
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s20
	ds_write_b32 v8, v13
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB8_36
	s_load_dword s18, s[4:5], 0x24
	s_load_dword s22, s[4:5], 0x30
	s_cmp_lt_i32 s13, 0
	v_sub_u32_e32 v4, 0, v11
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v5, v11, v4, vcc
	v_lshlrev_b32_e32 v4, 2, v7
	v_sub_u32_e32 v6, 0, v12
	v_cmp_gt_f32_e64 vcc, s20, 0.5
	global_store_dword v4, v5, s[8:9]
	v_and_b32_e32 v5, -2, v17
	v_cndmask_b32_e32 v6, v6, v12, vcc
	v_cmp_le_i32_e32 vcc, v5, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB8_3
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s6, s18, s12
.LBB8_3:
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v5, s6
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB8_5
	v_and_b32_e32 v5, 0x3ff, v10
	v_lshlrev_b32_e32 v5, 2, v5
	global_load_dword v5, v5, s[8:9]
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v5, v5, v12
.LBB8_5:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_ne_u32_e32 vcc, 2, v5
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[6:7], exec, s[0:1]
	s_cbranch_execz .LBB8_13
	s_mov_b32 s0, 0xcccccccd
	v_mul_hi_u32 v5, v10, s0
	v_ashrrev_i32_e32 v6, 13, v10
	v_or_b32_e32 v6, 1, v6
	v_cvt_f32_u32_e32 v11, v6
	v_lshrrev_b32_e32 v5, 2, v5
	v_lshl_add_u32 v5, v5, 2, v5
	v_sub_u32_e32 v5, v10, v5
	v_cvt_f32_u32_e32 v12, v5
	v_rcp_iflag_f32_e32 v13, v11
	v_mul_f32_e32 v13, v12, v13
	v_trunc_f32_e32 v13, v13
	v_cvt_u32_f32_e32 v14, v13
	v_mad_f32 v12, -v13, v11, v12
	v_cmp_ge_f32_e64 vcc, |v12|, |v11|
	v_addc_co_u32_e32 v11, vcc, 0, v14, vcc
	v_mul_lo_u32 v6, v11, v6
	v_sub_u32_e32 v5, v5, v6
	v_and_b32_e32 v5, 0x3ffff, v5
	v_cmp_ge_i32_e32 vcc, v17, v5
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB8_8
	v_lshlrev_b32_e32 v5, 2, v0
	global_load_dword v6, v5, s[10:11]
	s_load_dword s16, s[4:5], 0x2c
	v_cvt_f32_ubyte0_e32 v11, v0
	v_and_b32_e32 v12, 0xffff, v3
	v_mov_b32_e32 v13, s14
	v_add_f32_e32 v11, 0x3fa00000, v11
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v9, s20
	v_mov_b32_dpp v13, v12 row_shr:1 row_mask:0xf bank_mask:0xf
	v_frexp_exp_i32_f32_e32 v12, v11
	v_frexp_mant_f32_e32 v11, v11
	v_rcp_f32_e32 v11, v11
	v_mov_b32_e32 v5, s9
	v_add_co_u32_e32 v4, vcc, s8, v4
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_subrev_u32_e32 v13, s14, v13
	global_store_dword v[4:5], v13, off
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_fma_f32 v6, s16, v6, v9
	v_mul_f32_e32 v6, s20, v6
	v_frexp_exp_i32_f32_e32 v9, v6
	v_frexp_mant_f32_e32 v6, v6
	v_mul_f32_e32 v6, v6, v11
	v_sub_u32_e32 v9, v9, v12
	v_ldexp_f32 v9, v6, v9
.LBB8_8:
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v14, v0
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB8_10
	v_lshrrev_b32_e32 v4, 5, v10
	v_and_b32_e32 v4, 0x7c, v4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s22
	global_atomic_add v4, v5, s[8:9]
	v_mov_b32_dpp v4, v10 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add3_u32 v14, s22, v0, v4
.LBB8_10:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, 64, v0
	v_mov_b32_e32 v15, s12
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB8_12
	v_sub_u32_e64 v4, 47, v0 clamp
	v_cmp_gt_u32_e32 vcc, 47, v0
	v_subbrev_co_u32_e64 v4, s[0:1], 0, v4, vcc
	s_mov_b32 s0, 0xf0f0f0f1
	v_mul_hi_u32 v4, v4, s0
	v_lshrrev_b32_e32 v4, 4, v4
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	v_mad_u64_u32 v[4:5], s[0:1], v4, 17, v[0:1]
	s_load_dword s0, s[4:5], 0x28
	v_cvt_f32_u32_e32 v4, v4
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s0, s18, s0
	v_add_f32_e32 v4, s20, v4
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v9, s20, v4
	v_mov_b32_e32 v15, s0
.LBB8_12:
	s_or_b64 exec, exec, s[16:17]
.LBB8_13:
	s_or_saveexec_b64 s[0:1], s[6:7]
	v_mov_b32_e32 v4, s20
	v_mov_b32_e32 v18, s21
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB8_33
	v_and_b32_e32 v6, 15, v11
	v_mov_b32_e32 v5, s9
	v_add_co_u32_e32 v4, vcc, s8, v16
	v_ashrrev_i32_e64 v6, v6, s12
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_and_b32_e32 v14, 7, v6
	v_cmp_lt_i32_e32 vcc, 1, v14
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB8_28
	v_cmp_lt_i32_e32 vcc, 2, v14
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB8_25
	v_cmp_lt_i32_e32 vcc, 3, v14
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB8_22
	v_cmp_ne_u32_e32 vcc, 4, v14
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	v_add_u32_e32 v6, -2, v13
	s_andn2_saveexec_b64 s[18:19], s[18:19]
	s_cbranch_execz .LBB8_21
	v_mov_b32_e32 v6, v10
	ds_write_b32 v8, v10
.LBB8_21:
	s_or_b64 exec, exec, s[18:19]
.LBB8_22:
	s_andn2_saveexec_b64 s[16:17], s[16:17]
	v_mov_b32_e32 v11, 15
	v_mov_b32_e32 v6, v10
	s_or_b64 exec, exec, s[16:17]
.LBB8_25:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB8_27
	v_lshlrev_b32_e32 v6, 2, v0
	global_load_dword v6, v6, s[10:11]
	v_mov_b32_e32 v13, 0
	s_waitcnt vmcnt(0)
	global_store_dword v13, v6, s[10:11] offset:4064
	v_mov_b32_e32 v6, v10
.LBB8_27:
	s_or_b64 exec, exec, s[6:7]
.LBB8_28:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB8_32
	v_cmp_gt_i32_e32 vcc, 1, v14
	v_mov_b32_e32 v6, s12
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB8_31
	v_cmp_ge_i32_e32 vcc, s12, v13
	s_bcnt1_i32_b64 s10, vcc
	v_mov_b32_e32 v6, s10
	ds_write_b32 v8, v6
	v_mov_b32_e32 v6, v10
.LBB8_31:
	s_or_b64 exec, exec, s[6:7]
.LBB8_32:
	s_or_b64 exec, exec, s[4:5]
	global_load_dword v5, v[4:5], off
	v_readfirstlane_b32 s5, v12
	s_lshl_b32 s4, s13, 2
	v_mov_b32_e32 v4, s5
	s_sub_i32 s6, 0, s4
	v_mov_b32_e32 v13, 0xbe800000
	v_mov_b32_e32 v16, 0x3e800000
	v_mov_b32_e32 v15, s12
	v_mov_b32_e32 v14, v0
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v18, v11
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[3:4], s[4:5], v3, 3, v[4:5]
	v_cmp_eq_u32_e32 vcc, s6, v5
	v_cndmask_b32_e32 v4, v13, v16, vcc
.LBB8_33:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s0, 0, s22
	v_mov_b32_e32 v5, s0
	v_mov_b32_e32 v6, s22
	v_cmp_eq_u16_e32 vcc, 7, v3
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_lshlrev_b32_e32 v5, 2, v5
	ds_bpermute_b32 v5, v5, v18
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 6, v5
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB8_35
	v_cvt_i32_f32_e32 v5, v4
	s_mul_i32 s4, s14, 3
	v_cvt_f32_ubyte0_e32 v0, v0
	v_max_f32_e64 v6, v4, v4 clamp
	v_bfe_u32 v5, s12, v5, 5
	v_sub_co_u32_e32 v5, vcc, s4, v5
	s_mov_b32 s4, 0x3fc00000
	v_mul_f32_e32 v0, 0x3e800000, v0
	v_med3_f32 v6, v6, s4, 4.0
	s_waitcnt vmcnt(1)
	v_med3_f32 v9, v0, v6, 4.0
.LBB8_35:
	s_or_b64 exec, exec, s[0:1]
.LBB8_36:
	s_or_b64 exec, exec, s[2:3]
	v_cvt_f16_f32_e32 v0, s20
	ds_read_b32 v8, v8
	v_add_u16_e32 v6, 7, v14
	v_add_u32_e32 v11, s21, v15
	v_bfe_i32 v6, v6, 0, 8
	v_and_b32_e32 v3, 0xffff, v3
	v_add3_u32 v10, v11, v18, v10
	v_cvt_f32_f16_e32 v0, v0
	v_add3_u32 v3, v10, v6, v3
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v3, v3, v5, v8
	v_lshlrev_b32_e32 v5, 2, v7
	global_store_dword v5, v3, s[8:9]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v3, v9, v4
	v_add_f32_e32 v0, v3, v0
	global_store_dword v[1:2], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k8
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
    .sgpr_count:     33
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
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         k1.kd
    .vgpr_count:     11
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
    .sgpr_count:     29
    .sgpr_spill_count: 0
    .symbol:         k2.kd
    .vgpr_count:     22
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
    .name:           k3
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         k3.kd
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
    .name:           k4
    .private_segment_fixed_size: 0
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         k4.kd
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
    .name:           k6
    .private_segment_fixed_size: 0
    .sgpr_count:     21
    .sgpr_spill_count: 0
    .symbol:         k6.kd
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
    .name:           k7
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         k7.kd
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
    .name:           k8
    .private_segment_fixed_size: 0
    .sgpr_count:     27
    .sgpr_spill_count: 0
    .symbol:         k8.kd
    .vgpr_count:     19
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

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
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_lshl_b32 s0, s6, 6
	v_add_u32_e32 v3, vcc, s0, v0
	v_lshlrev_b32_e32 v9, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v1, vcc, s8, v9
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v4, v[1:2]
	v_and_b32_e32 v1, 0x3ff, v3
	v_lshlrev_b32_e32 v5, 2, v1
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v1, vcc, s10, v5
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[1:2]
	s_add_i32 s19, s6, s2
	s_and_b32 s1, s19, 15
	s_add_i32 s1, s1, 1
	v_cvt_f32_ubyte0_e32 v11, s1
	v_rcp_iflag_f32_e32 v12, v11
	v_mov_b32_dpp v7, v0 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_and_b32_e32 v7, 15, v7
	s_mov_b32 s0, 0x41a80000
	v_mul_f32_e32 v12, 0x41a80000, v12
	v_trunc_f32_e32 v12, v12
	v_cvt_u32_f32_e32 v14, v12
	v_add_u16_e32 v7, 1, v7
	v_cvt_f32_ubyte0_e32 v10, v7
	v_mad_f32 v12, -v12, v11, s0
	v_rcp_iflag_f32_e32 v13, v10
	v_cmp_ge_f32_e64 vcc, |v12|, v11
	v_addc_u32_e32 v11, vcc, 0, v14, vcc
	v_and_b32_e32 v11, 31, v11
	v_cvt_f32_ubyte0_e32 v11, v11
	v_mul_f32_e32 v12, v11, v13
	s_load_dword s18, s[4:5], 0x20
	s_load_dword s20, s[4:5], 0x30
	v_trunc_f32_e32 v12, v12
	v_cvt_u32_f32_e32 v13, v12
	v_mad_f32 v11, -v12, v10, v11
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v7, s18
	v_cmp_ge_f32_e64 vcc, |v11|, v10
	v_addc_u32_e32 v10, vcc, 0, v13, vcc
	v_and_b32_e32 v6, 63, v0
	v_and_b32_e32 v10, 31, v10
	v_lshlrev_b32_e32 v6, 2, v6
	v_xor_b32_e32 v8, s3, v0
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(1)
	v_sub_u32_e32 v11, vcc, 0, v4
	v_max_i32_e32 v11, v4, v11
	v_cmp_lt_u32_e32 vcc, v11, v10
	v_mov_b32_e32 v10, v0
	ds_write_b32 v6, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_8
	v_and_b32_e32 v10, 0x3ff, v8
	v_lshlrev_b32_e32 v10, 2, v10
	s_and_b32 s21, s3, 7
	v_mov_b32_e32 v11, s9
	v_add_u32_e32 v10, vcc, s8, v10
	s_lshl_b32 s0, s20, s21
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	v_mov_b32_e32 v12, s0
	flat_atomic_add v[10:11], v12
	s_cmp_eq_u32 s21, 0
	s_cbranch_scc1 .LBB1_7
	v_and_b32_e32 v10, 3, v0
	v_cmp_eq_u32_e32 vcc, 1, v10
	s_waitcnt vmcnt(1)
	v_subrev_f32_e32 v10, s18, v3
	v_cvt_f16_f32_e32 v11, v10
	s_and_b32 s22, s2, 15
	s_mov_b32 s23, 0
	s_mov_b64 s[12:13], 0
	s_mov_b32 s24, 0
	v_mov_b32_e32 v10, v0
	s_branch .LBB1_4
.LBB1_3:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[0:1], exec, s[14:15]
	s_or_b64 s[12:13], s[0:1], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB1_6
.LBB1_4:
	v_mov_b32_e32 v12, s23
	ds_bpermute_b32 v12, v12, v8
	s_or_b64 s[14:15], s[14:15], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e64 s[0:1], 23, v12
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_3
	s_lshr_b32 s0, s24, s22
	s_add_i32 s24, s24, 1
	s_add_i32 s23, s23, 4
	s_cmp_eq_u32 s21, s24
	v_add_u16_e32 v10, s0, v10
	s_cselect_b64 s[0:1], -1, 0
	v_fma_f16 v12, |v11|, v7, 0.5
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[0:1], s[0:1], exec
	v_cndmask_b32_e32 v7, v7, v12, vcc
	s_or_b64 s[14:15], s[14:15], s[0:1]
	s_branch .LBB1_3
.LBB1_6:
	s_or_b64 exec, exec, s[12:13]
	s_branch .LBB1_8
.LBB1_7:
	v_mov_b32_e32 v10, v0
.LBB1_8:
	s_or_b64 exec, exec, s[6:7]
	v_cvt_i32_f32_e32 v11, s18
	s_cmp_lt_i32 s3, 23
	v_mov_b32_e32 v12, s3
	s_cselect_b64 vcc, -1, 0
	s_and_b32 s0, s2, 7
	v_cndmask_b32_e32 v0, v12, v0, vcc
	v_mov_b32_e32 v12, s0
	v_cmp_ge_i32_e32 vcc, s20, v11
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_lshlrev_b32_e32 v0, v12, v0
	v_cmp_ne_u32_e32 vcc, s2, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_10
	v_mov_b32_e32 v0, s11
	v_add_u32_e32 v12, vcc, s10, v9
	v_addc_u32_e32 v13, vcc, 0, v0, vcc
	flat_load_dword v9, v[12:13]
	s_or_b32 s3, s19, 1
	v_cvt_f32_u32_e32 v12, s3
	s_sub_i32 s6, 0, s3
	v_and_b32_e32 v11, 0x3ff, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_rcp_iflag_f32_e32 v12, v12
	v_mov_b32_e32 v14, 0x3e800000
	v_med3_f32 v15, s18, v14, 4.0
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	v_mul_lo_u32 v13, s6, v12
	v_mul_hi_u32 v13, v12, v13
	v_add_u32_e32 v12, vcc, v12, v13
	v_mul_hi_u32 v13, v12, 24
	v_add_u32_e32 v11, vcc, s10, v11
	v_addc_u32_e32 v12, vcc, 0, v0, vcc
	v_readfirstlane_b32 s6, v13
	s_mul_i32 s6, s6, s3
	s_sub_i32 s6, 24, s6
	s_sub_i32 s7, s6, s3
	s_cmp_ge_u32 s6, s3
	s_cselect_b32 s6, s7, s6
	s_sub_i32 s7, s6, s3
	s_cmp_ge_u32 s6, s3
	s_cselect_b32 s3, s7, s6
	s_add_u32 s6, s10, 20
	s_addc_u32 s7, s11, 0
	v_xor_b32_e32 v10, s3, v10
	v_mov_b32_e32 v14, s7
	v_mov_b32_e32 v13, s6
	s_waitcnt vmcnt(0)
	flat_store_dword v[11:12], v9
	flat_store_dword v[13:14], v15
.LBB1_10:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s0, s[4:5], 0x18
	s_add_i32 s19, s19, s2
	ds_read_b32 v6, v6
	v_and_b32_e32 v0, 0xffff, v4
	v_mov_b32_e32 v9, s9
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s0, s19
	v_add_u32_e32 v8, vcc, s0, v8
	v_add_u32_e32 v8, vcc, v4, v8
	v_add_u32_e32 v4, vcc, s8, v5
	v_addc_u32_e32 v5, vcc, 0, v9, vcc
	v_bfe_i32 v9, v10, 0, 8
	v_add_u32_e32 v0, vcc, v8, v0
	v_add_u32_e32 v0, vcc, v0, v9
	v_add_u32_e32 v0, vcc, v0, v6
	v_cvt_f32_f16_e32 v6, v7
	v_add_u32_e32 v0, vcc, -1, v0
	flat_store_dword v[4:5], v0
	v_add_f32_e32 v0, s18, v3
	v_add_f32_e32 v0, v0, v6
	flat_store_dword v[1:2], v0
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
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 25
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
	v_mov_b32_e32 v3, v0
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dword s16, s[4:5], 0x10
	s_load_dword s17, s[4:5], 0x18
	s_load_dwordx2 s[10:11], s[4:5], 0x20
	v_lshlrev_b32_e32 v8, 2, v3
	s_add_i32 s6, s6, s9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s13
	v_add_u32_e32 v6, vcc, s12, v8
	s_mov_b32 flat_scratch_lo, s7
	s_lshr_b32 flat_scratch_hi, s6, 8
	v_addc_u32_e32 v7, vcc, 0, v0, vcc
	flat_load_dword v9, v[6:7]
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_lshl_b32 s4, s8, 6
	v_add_u32_e32 v1, vcc, s4, v3
	v_and_b32_e32 v0, 0x3ff, v1
	v_lshlrev_b32_e32 v13, 2, v0
	s_add_i32 s18, s8, s16
	v_mov_b32_e32 v0, s15
	v_add_u32_e32 v4, vcc, s14, v13
	v_addc_u32_e32 v5, vcc, 0, v0, vcc
	s_cmp_gt_i32 s11, 16
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v2, s13
	s_mul_i32 s4, s18, s18
	v_mov_b32_e32 v0, s4
	flat_load_dword v10, v[4:5]
	s_abs_i32 s4, s17
	s_ashr_i32 s8, s17, 31
	s_mov_b32 s32, 0
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, mix@rel32@lo+4
	s_addc_u32 s7, s7, mix@rel32@hi+12
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v11, 0x3ff, v9
	v_cndmask_b32_e32 v11, 22, v11, vcc
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, s12, v11
	v_addc_u32_e32 v12, vcc, 0, v2, vcc
	flat_atomic_add v[11:12], v0
	flat_load_dword v0, v[6:7]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 15, v0
	v_add_u32_e32 v2, vcc, 1, v0
	v_cvt_f32_ubyte0_e32 v11, v2
	v_rcp_iflag_f32_e32 v11, v11
	v_not_b32_e32 v0, v0
	v_mul_f32_e32 v11, 0x4f7ffffe, v11
	v_cvt_u32_f32_e32 v12, v11
	v_cvt_f16_f32_e32 v11, s10
	v_mul_lo_u32 v0, v0, v12
	v_mul_hi_u32 v0, v12, v0
	v_add_u32_e32 v0, vcc, v12, v0
	v_mul_hi_u32 v0, s4, v0
	v_mul_lo_u32 v12, v0, v2
	v_add_u32_e32 v14, vcc, 1, v0
	v_sub_u32_e32 v12, vcc, s4, v12
	v_cmp_ge_u32_e32 vcc, v12, v2
	v_cndmask_b32_e32 v0, v0, v14, vcc
	v_sub_u32_e64 v14, s[4:5], v12, v2
	v_cndmask_b32_e32 v12, v12, v14, vcc
	v_add_u32_e32 v14, vcc, 1, v0
	v_cmp_ge_u32_e32 vcc, v12, v2
	v_cndmask_b32_e32 v0, v0, v14, vcc
	v_xor_b32_e32 v0, s8, v0
	v_subrev_u32_e32 v12, vcc, s8, v0
	v_mov_b32_e32 v0, v3
	s_swappc_b64 s[30:31], s[6:7]
	v_xor_b32_e32 v2, v0, v12
	v_mov_b32_e32 v1, s13
	v_add_u32_e32 v0, vcc, s12, v13
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_and_b32_e32 v12, 3, v9
	v_cmp_ne_u32_e32 vcc, 0, v12
	flat_store_dword v[0:1], v2
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB2_4
	v_mov_b32_e32 v2, s15
	v_add_u32_e32 v13, vcc, s14, v8
	v_addc_u32_e32 v14, vcc, 0, v2, vcc
	flat_load_dword v2, v[13:14]
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e32 v13, v2
.LBB2_2:
	v_add_u32_e32 v12, vcc, -1, v12
	v_cmp_eq_u32_e32 vcc, 0, v12
	s_or_b64 s[6:7], vcc, s[6:7]
	v_fma_f16 v11, v13, v11, 0.5
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB2_2
	s_or_b64 exec, exec, s[6:7]
.LBB2_4:
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_mov_b32_e32 v12, v2
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_6
	v_mov_b32_e32 v2, s15
	v_add_u32_e32 v12, vcc, s14, v8
	v_addc_u32_e32 v13, vcc, 0, v2, vcc
	flat_load_dword v2, v[12:13]
	v_mov_b32_e32 v12, 0x3fa00000
	v_add_f32_e32 v12, s10, v12
	s_mov_b32 s6, 0x6f800000
	v_mov_b32_e32 v13, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v12|, s6
	v_cndmask_b32_e32 v13, 1.0, v13, vcc
	v_mul_f32_e32 v12, v12, v13
	v_rcp_f32_e32 v12, v12
	v_cvt_f32_ubyte0_e32 v14, v3
	v_mul_f32_e32 v12, v14, v12
	v_mul_f32_e32 v12, v13, v12
.LBB2_6:
	s_or_b64 exec, exec, s[4:5]
	flat_load_dword v6, v[6:7]
	s_mov_b32 s4, 0x3e800000
	v_bfe_i32 v13, v3, 0, 8
	v_mov_b32_e32 v3, s15
	v_add_f32_e32 v10, v10, v12
	s_waitcnt vmcnt(1)
	v_med3_f32 v12, v2, s4, 4.0
	v_add_u32_e32 v2, vcc, s14, v8
	s_add_i32 s5, s17, s18
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_and_b32_e32 v7, 0xffff, v9
	v_add_u32_e32 v2, vcc, 0x68, v2
	s_add_i32 s5, s5, s16
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v8, vcc, s5, v13
	flat_store_dword v[2:3], v12
	v_cvt_f32_f16_e32 v11, v11
	v_lshlrev_b32_e32 v9, 1, v9
	v_add_u32_e32 v2, vcc, v8, v7
	v_add_u32_e32 v2, vcc, v2, v9
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v13, v6, v7
	v_mul_lo_u32 v3, v13, v6
	v_add_f32_e32 v6, v10, v11
	v_add_u32_e32 v2, vcc, v2, v3
	flat_store_dword v[0:1], v2
	flat_store_dword v[4:5], v6
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k1
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
	v_lshlrev_b32_e32 v1, 2, v0
	s_lshl_b32 s6, s6, 6
	s_mov_b64 s[10:11], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v8, v[1:2]
	v_xor_b32_e32 v5, s9, v0
	v_or_b32_e32 v12, 1, v5
	v_cvt_f32_u32_e32 v3, v12
	v_add_u32_e32 v4, vcc, s6, v0
	v_and_b32_e32 v6, 0x3ff, v4
	v_rcp_iflag_f32_e32 v3, v3
	v_lshlrev_b32_e32 v9, 2, v6
	v_and_b32_e32 v7, 0xff, v4
	v_mov_b32_e32 v4, s3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v6, v3
	v_sub_u32_e32 v3, vcc, 0, v12
	v_and_b32_e32 v14, 0xff, v5
	v_mul_lo_u32 v13, v3, v6
	v_add_u32_e32 v3, vcc, s2, v9
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_mul_hi_u32 v13, v6, v13
	v_add_u32_e32 v7, vcc, v14, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v6, vcc, v6, v13
	v_mov_b32_e32 v10, s1
	v_mov_b32_e32 v11, s1
	flat_load_dword v5, v[3:4]
	s_load_dword s6, s[4:5], 0x2c
	s_waitcnt vmcnt(1)
	v_mul_hi_u32 v13, v8, v6
	v_add_u32_e32 v6, vcc, s0, v7
	v_addc_u32_e32 v7, vcc, 0, v10, vcc
	v_mul_lo_u32 v13, v13, v12
	v_and_b32_e32 v10, 0x3ff, v8
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, s0, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	v_sub_u32_e32 v13, vcc, v8, v13
	v_sub_u32_e32 v14, vcc, v13, v12
	v_cmp_ge_u32_e32 vcc, v13, v12
	v_cndmask_b32_e32 v13, v13, v14, vcc
	v_sub_u32_e32 v14, vcc, v13, v12
	v_cmp_ge_u32_e32 vcc, v13, v12
	v_cndmask_b32_e32 v12, v13, v14, vcc
	flat_atomic_add v[6:7], v12
	flat_load_dword v6, v[10:11]
	v_add_u32_e32 v7, vcc, s8, v8
	v_lshlrev_b32_e32 v7, 16, v7
	v_ashrrev_i32_e32 v7, 14, v7
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v6, v7, v6
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s6
	v_sub_f32_e32 v7, 0x3e800000, v7
	v_max_f32_e64 v10, |v7|, |v7| clamp
	v_cmp_gt_i32_e32 vcc, 31, v6
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB3_13
	s_load_dword s10, s[4:5], 0x30
	v_and_b32_e32 v11, 0xffff, v8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s10, 3
	s_cmp_lg_u32 s9, 0
	s_cbranch_scc0 .LBB3_11
	v_or_b32_e32 v13, 1, v0
	v_cvt_f32_ubyte0_e32 v5, v13
	v_rcp_iflag_f32_e32 v5, v5
	v_sub_u32_e32 v6, vcc, 0, v13
	s_mov_b32 s9, 0
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v12, s10
	v_mul_lo_u32 v6, v6, v5
	v_mul_hi_u32 v7, v5, v6
	v_mov_b32_e32 v6, 0
	v_add_u32_e32 v5, vcc, v5, v7
	v_mov_b32_e32 v7, v6
	v_mov_b32_e32 v6, v5
	s_branch .LBB3_5
.LBB3_3:
	s_or_b64 exec, exec, s[20:21]
	v_add_u32_e32 v6, vcc, v6, v5
	s_add_i32 s9, s9, 1
	v_and_b32_e32 v15, 3, v12
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_cmp_ge_u32_e32 vcc, s9, v15
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[20:21], vcc, exec
	s_andn2_b64 s[14:15], s[14:15], exec
	s_or_b64 s[16:17], s[16:17], s[20:21]
.LBB3_4:
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[18:19], exec, s[16:17]
	s_or_b64 s[12:13], s[18:19], s[12:13]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[18:19], s[14:15], exec
	s_or_b64 s[10:11], s[10:11], s[18:19]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB3_8
.LBB3_5:
	v_mov_b32_e32 v14, v12
	v_cmp_ne_u32_e32 vcc, s9, v11
	s_or_b64 s[14:15], s[14:15], exec
	s_or_b64 s[16:17], s[16:17], exec
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB3_4
	v_not_b32_e32 v12, v7
	v_mul_lo_u32 v12, v13, v12
	v_mul_lo_u32 v15, v13, v7
	v_add_u32_e32 v12, vcc, s9, v12
	v_sub_u32_e32 v15, vcc, s9, v15
	v_add_u32_e32 v15, vcc, 1, v15
	v_add_u32_e32 v12, vcc, 1, v12
	v_cmp_ge_u32_e32 vcc, v15, v13
	v_cndmask_b32_e32 v12, v15, v12, vcc
	v_sub_u32_e32 v15, vcc, v12, v13
	v_cmp_ge_u32_e32 vcc, v12, v13
	v_cndmask_b32_e32 v12, v12, v15, vcc
	v_cmp_eq_u32_e32 vcc, 0, v12
	v_mov_b32_e32 v12, v14
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB3_3
	flat_load_dword v12, v[1:2]
	s_cmp_eq_u32 s8, s9
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v12, 1, v12
	v_cvt_f32_u32_e32 v15, v12
	v_sub_u32_e32 v16, vcc, 0, v12
	v_rcp_iflag_f32_e32 v15, v15
	v_mul_f32_e32 v15, 0x4f7ffffe, v15
	v_cvt_u32_f32_e32 v15, v15
	v_mul_lo_u32 v16, v16, v15
	v_mul_hi_u32 v16, v15, v16
	v_add_u32_e32 v15, vcc, v15, v16
	v_mul_hi_u32 v15, s8, v15
	v_mul_lo_u32 v15, v15, v12
	v_sub_u32_e32 v15, vcc, s8, v15
	v_sub_u32_e32 v16, vcc, v15, v12
	v_cmp_ge_u32_e32 vcc, v15, v12
	v_cndmask_b32_e32 v15, v15, v16, vcc
	v_sub_u32_e32 v16, vcc, v15, v12
	v_cmp_ge_u32_e32 vcc, v15, v12
	v_cndmask_b32_e32 v12, v15, v16, vcc
	v_sub_u32_e32 v15, vcc, 0, v12
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v12, v12, v15, vcc
	v_cmp_lt_i32_e32 vcc, 15, v12
	s_bcnt1_i32_b64 s22, vcc
	v_mov_b32_e32 v12, s22
	s_branch .LBB3_3
.LBB3_8:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[12:13], -1
	s_and_saveexec_b64 s[14:15], s[10:11]
	s_xor_b64 s[10:11], exec, s[14:15]
	s_cbranch_execz .LBB3_10
	v_mov_b32_e32 v6, s1
	v_add_u32_e32 v5, vcc, s0, v9
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	flat_store_dword v[5:6], v14
	s_xor_b64 s[12:13], exec, -1
.LBB3_10:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v5, v10
	s_branch .LBB3_12
.LBB3_11:
	v_mov_b32_e32 v12, s10
	s_mov_b64 s[12:13], -1
.LBB3_12:
	s_and_b64 s[10:11], s[12:13], exec
.LBB3_13:
	s_or_saveexec_b64 s[12:13], s[6:7]
	s_load_dwordx2 s[6:7], s[4:5], 0x18
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB3_15
	v_mul_lo_u32 v11, v8, 3
	v_mov_b32_e32 v6, 0x2a05f201
	v_mov_b32_e32 v7, 1
	s_or_b64 s[10:11], s[10:11], exec
	v_add_u32_e32 v11, vcc, 19, v11
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i64_e32 vcc, s[6:7], v[6:7]
	v_and_b32_e32 v11, 0xffff, v11
	v_cndmask_b32_e32 v12, 28, v8, vcc
.LBB3_15:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB3_17
	flat_load_dword v2, v[1:2]
	s_load_dwordx2 s[4:5], s[4:5], 0x20
	v_bfe_i32 v13, v0, 0, 8
	v_add_u32_e32 v0, vcc, s0, v9
	v_mul_f32_e32 v7, v10, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s5, 15
	v_add_f32_e32 v10, v10, v5
	v_cvt_f16_f32_e32 v5, s4
	s_lshr_b32 s0, 13, s0
	s_lshl_b32 s0, s0, 2
	s_add_u32 s0, s2, s0
	v_mov_b32_e32 v1, s1
	s_addc_u32 s1, s3, 0
	s_add_i32 s2, s6, s8
	v_cvt_f32_f16_e32 v9, v5
	v_mov_b32_e32 v6, s1
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v5, s0
	v_add_u32_e32 v13, vcc, s2, v13
	flat_store_dword v[5:6], v7
	v_add_u32_e32 v5, vcc, v13, v8
	v_add_u32_e32 v5, vcc, v5, v12
	v_add_u32_e32 v5, vcc, v5, v11
	v_add_f32_e32 v6, v10, v9
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v2, vcc, v5, v2
	flat_store_dword v[0:1], v2
	flat_store_dword v[3:4], v6
.LBB3_17:
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
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 23
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
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_lshl_b32 s7, s6, 6
	v_add_u32_e32 v3, vcc, s7, v0
	v_lshlrev_b32_e32 v4, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v4
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v7, v[1:2]
	v_and_b32_e32 v1, 0x3ff, v3
	v_lshlrev_b32_e32 v5, 2, v1
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v1, vcc, s2, v5
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_mov_b32_e32 v6, s3
	v_add_u32_e32 v3, vcc, s2, v4
	v_addc_u32_e32 v4, vcc, 0, v6, vcc
	flat_load_dword v8, v[1:2]
	flat_load_dword v9, v[3:4]
	v_bfe_i32 v4, v0, 0, 8
	s_load_dword s10, s[4:5], 0x18
	s_load_dword s4, s[4:5], 0x20
	v_and_b32_e32 v3, 63, v0
	s_and_b32 s5, s8, 15
	v_add_u32_e32 v12, vcc, s8, v4
	v_lshlrev_b32_e32 v10, 2, v3
	v_xor_b32_e32 v0, s9, v0
	v_mov_b32_e32 v6, s1
	s_add_i32 s5, s5, 1
	v_add_u32_e32 v3, vcc, s0, v5
	v_addc_u32_e32 v4, vcc, 0, v6, vcc
	v_add_u32_e32 v0, vcc, v12, v0
	v_cvt_f32_ubyte0_e32 v12, s5
	v_rcp_iflag_f32_e32 v13, v12
	s_add_i32 s6, s6, s8
	s_and_b32 s1, s6, 0xff
	s_add_i32 s6, s1, 28
	v_mul_f32_e32 v13, 0x41e80000, v13
	v_trunc_f32_e32 v13, v13
	s_add_u32 s0, s2, 0x418
	v_cvt_u32_f32_e32 v14, v13
	s_mov_b32 s7, 0x41e80000
	s_addc_u32 s1, s3, 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s10, s10, s6
	v_add_u32_e32 v0, vcc, s10, v0
	v_mad_f32 v13, -v13, v12, s7
	v_cmp_ge_f32_e64 vcc, |v13|, v12
	v_mov_b32_e32 v5, s6
	v_addc_u32_e32 v12, vcc, 0, v14, vcc
	flat_store_dword v[3:4], v5
	v_mov_b32_e32 v6, s1
	v_and_b32_e32 v12, 31, v12
	v_mov_b32_e32 v5, s0
	v_cvt_f32_ubyte0_e32 v12, v12
	flat_store_dword v[5:6], v12
	v_cvt_f16_f32_e32 v11, s4
	s_mov_b32 m0, -1
	s_and_b32 s2, s8, 0xff
	s_waitcnt vmcnt(4)
	v_mul_lo_u32 v6, v7, 3
	ds_write_b32 v10, v7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	ds_read_b32 v10, v10
	v_add_u32_e32 v0, vcc, v0, v7
	v_mul_f32_e32 v5, v8, v9
	v_cvt_f16_f32_e32 v5, v5
	v_and_b32_e32 v9, 0xff, v7
	v_add_u32_e32 v7, vcc, s2, v9
	v_add_u32_e32 v6, vcc, v7, v6
	v_fma_f16 v5, v5, v11, 0.5
	v_and_b32_e32 v6, 0xffff, v6
	v_cvt_f32_f16_e32 v5, v5
	v_add_u32_e32 v0, vcc, v0, v6
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, vcc, v0, v10
	flat_store_dword v[3:4], v0
	v_add_f32_e32 v0, s4, v8
	v_add_f32_e32 v0, v0, v5
	flat_store_dword v[1:2], v0
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
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 11
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
.Lfunc_end4:
	.size	k3, .Lfunc_end4-k3
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k4
	.globl	k4
	.p2align	8
	.type	k4,@function
k4:
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_lshl_b32 s0, s6, 6
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v1, vcc, s8, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[1:2]
	v_mov_b32_e32 v2, 0x2f684bdb
	v_mul_hi_u32 v2, s12, v2
	v_add_u32_e32 v1, vcc, s0, v0
	v_and_b32_e32 v1, 0x3ff, v1
	v_readfirstlane_b32 s0, v2
	s_sub_i32 s1, s12, s0
	s_lshr_b32 s1, s1, 1
	s_add_i32 s1, s1, s0
	s_lshr_b32 s0, s1, 4
	s_mul_i32 s0, s0, 27
	v_lshlrev_b32_e32 v4, 2, v1
	s_sub_i32 s0, s12, s0
	v_mov_b32_e32 v5, s11
	s_and_b32 s0, s0, 7
	v_add_u32_e32 v1, vcc, s10, v4
	s_cmp_lt_i32 s0, 2
	v_addc_u32_e32 v2, vcc, 0, v5, vcc
	s_cbranch_scc1 .LBB5_4
	s_cmp_gt_i32 s0, 4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v3
	s_cbranch_scc0 .LBB5_3
	v_add_u32_e32 v5, vcc, -1, v3
.LBB5_3:
	s_mov_b64 s[0:1], 0
	s_branch .LBB5_5
.LBB5_4:
	s_mov_b64 s[0:1], -1
.LBB5_5:
	flat_load_dword v6, v[1:2]
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_7
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v5, v3, 3
	v_add_u32_e32 v7, vcc, s14, v5
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v3, v7
.LBB5_7:
	v_and_b32_e32 v7, 63, v0
	v_lshlrev_b32_e32 v8, 2, v7
	v_xor_b32_e32 v7, 1, v7
	s_load_dword s0, s[4:5], 0x20
	s_load_dword s1, s[4:5], 0x2c
	v_lshlrev_b32_e32 v7, 2, v7
	s_mov_b32 m0, -1
	ds_read_b32 v7, v7
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v3, v3, 3
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v9, s0
	s_mul_i32 s0, s12, 3
	v_xor_b32_e32 v10, s13, v0
	v_add_u32_e32 v7, vcc, v3, v7
	v_mov_b32_e32 v3, s12
	ds_write_b32 v8, v3
	v_bfe_i32 v0, v0, 0, 8
	v_mov_b32_e32 v8, s9
	v_add_u32_e32 v3, vcc, s8, v4
	s_add_i32 s0, s0, s6
	v_cvt_f32_f16_e32 v9, v9
	v_addc_u32_e32 v4, vcc, 0, v8, vcc
	v_add_u32_e32 v0, vcc, s0, v0
	v_add_u32_e32 v0, vcc, v0, v10
	v_add_u32_e32 v0, vcc, s14, v0
	v_and_b32_e32 v7, 0xffff, v7
	v_add_u32_e32 v0, vcc, v0, v5
	v_add_u32_e32 v0, vcc, v0, v7
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s1, v9
	flat_store_dword v[3:4], v0
	v_add_f32_e32 v0, v6, v9
	flat_store_dword v[1:2], v0
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
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 16
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
.Lfunc_end5:
	.size	k4, .Lfunc_end5-k4
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k5
	.globl	k5
	.p2align	8
	.type	k5,@function
k5:
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	v_mov_b32_e32 v3, v0
	v_lshlrev_b32_e32 v0, 2, v3
	s_add_i32 s6, s6, s9
	s_mov_b32 flat_scratch_lo, s7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s13
	v_add_u32_e32 v14, vcc, s12, v0
	s_lshr_b32 flat_scratch_hi, s6, 8
	v_addc_u32_e32 v15, vcc, 0, v1, vcc
	flat_load_dword v22, v[14:15]
	v_and_b32_e32 v21, 63, v3
	v_lshlrev_b32_e32 v16, 2, v21
	s_mov_b32 m0, -1
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_lshl_b32 s6, s8, 6
	v_add_u32_e32 v4, vcc, s6, v3
	v_and_b32_e32 v0, 0x3ff, v4
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v0, s15
	v_add_u32_e32 v8, vcc, s14, v1
	v_addc_u32_e32 v9, vcc, 0, v0, vcc
	v_and_b32_e32 v0, 7, v3
	v_mov_b32_e32 v17, v3
	v_cmp_lt_i32_e32 vcc, 1, v0
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v22
	s_load_dwordx4 s[16:19], s[4:5], 0x10
	s_load_dword s25, s[4:5], 0x20
	s_load_dword s22, s[4:5], 0x30
	s_waitcnt lgkmcnt(0)
	s_add_i32 s24, s8, s16
	v_cvt_f16_f32_e32 v18, s25
	v_xor_b32_e32 v19, s17, v3
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB6_12
	flat_load_dword v20, v[8:9]
	v_cmp_lt_i32_e32 vcc, 2, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB6_9
	v_cmp_lt_i32_e32 vcc, 3, v0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	v_cmp_eq_u32_e32 vcc, 4, v0
	s_and_b64 s[10:11], vcc, exec
	s_andn2_saveexec_b64 s[20:21], s[20:21]
	v_mov_b32_e32 v19, -8
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[10:11]
	s_cbranch_execz .LBB6_8
	v_xor_b32_e32 v0, 1, v21
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read_b32 v0, v0
	s_and_b32 s10, s16, 0xff
	s_and_b32 s11, s24, 0x3ff
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v0, 0xff, v0
	v_add_u32_e32 v0, vcc, s10, v0
	v_cvt_f32_u32_e32 v0, v0
	s_lshl_b32 s10, s11, 2
	s_add_u32 s10, s14, s10
	s_addc_u32 s11, s15, 0
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v6, s11
	flat_store_dword v[5:6], v0
.LBB6_8:
	s_or_b64 exec, exec, s[20:21]
	v_add_u32_e32 v5, vcc, -1, v22
.LBB6_9:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB6_11
	v_lshlrev_b32_e32 v0, 2, v17
	v_mov_b32_e32 v2, s15
	v_add_u32_e32 v5, vcc, s14, v0
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	flat_load_dword v0, v[5:6]
	v_cvt_f32_f16_e32 v2, v18
	s_mul_i32 s10, s18, 13
	s_cmp_gt_i32 s22, s10
	s_cselect_b64 s[10:11], -1, 0
	v_mov_b32_e32 v5, v22
	s_waitcnt vmcnt(0)
	v_mad_f32 v0, v0, v2, -v20
	v_cndmask_b32_e64 v20, -|v0|, |v0|, s[10:11]
.LBB6_11:
	s_or_b64 exec, exec, s[8:9]
.LBB6_12:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB6_19
	v_cmp_gt_i32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB6_18
	v_mov_b32_e32 v0, s16
	s_mov_b64 s[10:11], exec
	s_mov_b32 s20, 0
	v_mov_b32_dpp v0, v0 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
.LBB6_15:
	s_ff1_i32_b64 s21, s[10:11]
	v_readlane_b32 s23, v0, s21
	s_lshl_b64 s[26:27], 1, s21
	s_add_i32 s20, s20, s23
	s_andn2_b64 s[10:11], s[10:11], s[26:27]
	s_cmp_lg_u64 s[10:11], 0
	s_cbranch_scc1 .LBB6_15
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB6_18
	s_add_u32 s10, s12, 0xffc
	s_addc_u32 s11, s13, 0
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v6, s11
	v_mov_b32_e32 v0, s20
	flat_atomic_add v[5:6], v0
.LBB6_18:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v20, s25
	v_mov_b32_e32 v5, v22
.LBB6_19:
	s_or_b64 exec, exec, s[6:7]
	s_load_dword s23, s[4:5], 0x24
	s_and_b32 s26, s16, 7
	s_cmp_eq_u32 s26, 0
	v_and_b32_e32 v0, 15, v19
	v_mov_b32_e32 v6, s13
	v_add_u32_e32 v10, vcc, s12, v1
	v_cmp_gt_f32_e64 s[6:7], s25, 0.5
	s_cselect_b64 s[8:9], -1, 0
	s_cmp_lg_u32 s26, 0
	v_ashrrev_i32_e64 v0, v0, s16
	v_addc_u32_e32 v11, vcc, 0, v6, vcc
	s_cselect_b64 s[10:11], -1, 0
	s_or_b64 s[6:7], s[6:7], s[8:9]
	v_and_b32_e32 v2, 18, v0
	v_mov_b32_e32 v0, 0
	s_mov_b32 s20, 0
	s_and_b64 vcc, exec, s[6:7]
	flat_store_dword v[10:11], v2
	s_cbranch_vccnz .LBB6_72
	v_and_b32_e32 v1, 0x3ff, v5
	v_lshlrev_b32_e32 v1, 2, v1
	v_mov_b32_e32 v2, s13
	v_add_u32_e32 v1, vcc, s12, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v1, v[1:2]
	v_cvt_f32_f16_e32 v6, v18
	s_add_u32 s8, s14, 0x50
	v_and_b32_e32 v2, 1, v17
	v_mov_b32_e32 v12, s18
	s_addc_u32 s9, s15, 0
	s_add_i32 s6, s17, s16
	v_and_b32_e32 v7, 2, v17
	v_and_b32_e32 v24, 3, v17
	v_and_b32_e32 v25, 4, v17
	v_mov_b32_e32 v13, s19
	v_mov_b32_e32 v26, 1
	v_cmp_eq_u32_e32 vcc, 1, v2
	s_sext_i32_i16 s21, s6
	v_mov_b32_e32 v31, 2
	v_mov_b32_e32 v32, 3
	v_mov_b32_e32 v33, 4
	v_mov_b32_e32 v23, v22
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v27, s22, v1
	v_mul_lo_u32 v29, v27, 3
	v_lshlrev_b32_e32 v28, 1, v27
	v_lshlrev_b32_e32 v30, 2, v27
	s_branch .LBB6_22
.LBB6_21:
	s_or_b64 exec, exec, s[18:19]
	v_mul_lo_u32 v23, v23, 3
	s_add_i32 s20, s20, 1
	s_cmp_lt_u32 s20, s26
	v_add_u32_e64 v23, s[6:7], v23, v17
	s_cbranch_scc0 .LBB6_73
.LBB6_22:
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB6_24
	flat_load_dword v34, v[14:15]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v34
.LBB6_24:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v34, s18
	s_xor_b64 exec, exec, s[6:7]
	v_bfe_i32 v34, v3, 0, 8
	s_or_b64 exec, exec, s[6:7]
	v_cmp_ne_u32_e64 s[6:7], 0, v34
	s_and_saveexec_b64 s[18:19], s[6:7]
	s_cbranch_execz .LBB6_28
	v_mov_b32_e32 v35, s9
	v_mul_lo_u16_e32 v23, 3, v23
	v_mov_b32_e32 v34, s8
	flat_store_dword v[34:35], v6
.LBB6_28:
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_dpp v34, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_i32_e64 s[6:7], 1, v34
	s_and_saveexec_b64 s[18:19], s[6:7]
	s_xor_b64 s[6:7], exec, s[18:19]
	s_cbranch_execz .LBB6_30
	v_mov_b32_e32 v22, s21
	ds_write_b32 v16, v22
.LBB6_30:
	s_or_saveexec_b64 s[18:19], s[6:7]
	v_mov_b32_e32 v35, s21
	s_xor_b64 exec, exec, s[18:19]
	v_mul_lo_u32 v34, v13, 3
	v_mad_u64_u32 v[12:13], s[6:7], v12, 3, 0
	v_xor_b32_e32 v3, v3, v1
	v_mov_b32_e32 v35, v22
	v_add_u32_e64 v13, s[6:7], v13, v34
	s_or_b64 exec, exec, s[18:19]
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB6_34
	flat_load_dword v22, v[14:15]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v22
.LBB6_34:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v34, s18
	s_xor_b64 exec, exec, s[6:7]
	v_bfe_i32 v34, v3, 0, 8
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v22, 0xffff, v23
	v_mad_u32_u24 v22, v22, 3, v17
	v_cmp_ne_u32_e64 s[6:7], v34, v2
	s_and_saveexec_b64 s[18:19], s[6:7]
	s_cbranch_execz .LBB6_38
	v_mov_b32_e32 v37, s9
	v_mad_u32_u24 v22, v22, 3, 1
	v_mov_b32_e32 v36, s8
	flat_store_dword v[36:37], v6
.LBB6_38:
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_dpp v23, v26 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ge_i32_e64 s[6:7], v27, v23
	s_and_saveexec_b64 s[18:19], s[6:7]
	s_xor_b64 s[6:7], exec, s[18:19]
	s_cbranch_execz .LBB6_40
	v_mov_b32_e32 v23, s21
	ds_write_b32 v16, v23
.LBB6_40:
	s_or_saveexec_b64 s[18:19], s[6:7]
	v_mov_b32_e32 v34, s21
	s_xor_b64 exec, exec, s[18:19]
	v_mul_lo_u32 v23, v13, 3
	v_mad_u64_u32 v[12:13], s[6:7], v12, 3, 0
	v_xor_b32_e32 v3, v3, v1
	v_mov_b32_e32 v34, v35
	v_add_u32_e64 v13, s[6:7], v13, v23
	s_or_b64 exec, exec, s[18:19]
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB6_44
	flat_load_dword v23, v[14:15]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v23
.LBB6_44:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v23, s18
	s_xor_b64 exec, exec, s[6:7]
	v_bfe_i32 v23, v3, 0, 8
	s_or_b64 exec, exec, s[6:7]
	v_mad_u32_u24 v22, v22, 3, v17
	v_cmp_ne_u32_e64 s[6:7], v23, v7
	s_and_saveexec_b64 s[18:19], s[6:7]
	s_cbranch_execz .LBB6_48
	v_mul_lo_u32 v22, v22, 3
	v_mov_b32_e32 v36, s9
	v_mov_b32_e32 v35, s8
	flat_store_dword v[35:36], v6
	v_add_u32_e64 v22, s[6:7], 2, v22
.LBB6_48:
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_dpp v23, v31 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ge_i32_e64 s[6:7], v28, v23
	s_and_saveexec_b64 s[18:19], s[6:7]
	s_xor_b64 s[6:7], exec, s[18:19]
	s_cbranch_execz .LBB6_50
	v_mov_b32_e32 v23, s21
	ds_write_b32 v16, v23
.LBB6_50:
	s_or_saveexec_b64 s[18:19], s[6:7]
	v_mov_b32_e32 v23, s21
	s_xor_b64 exec, exec, s[18:19]
	v_mul_lo_u32 v23, v13, 3
	v_mad_u64_u32 v[12:13], s[6:7], v12, 3, 0
	v_xor_b32_e32 v3, v3, v1
	v_add_u32_e64 v13, s[6:7], v13, v23
	v_mov_b32_e32 v23, v34
	s_or_b64 exec, exec, s[18:19]
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB6_54
	flat_load_dword v34, v[14:15]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v34
.LBB6_54:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v34, s18
	s_xor_b64 exec, exec, s[6:7]
	v_bfe_i32 v34, v3, 0, 8
	s_or_b64 exec, exec, s[6:7]
	v_mul_lo_u32 v22, v22, 3
	v_add_u32_e64 v22, s[6:7], v22, v17
	v_cmp_ne_u32_e64 s[6:7], v34, v24
	s_and_saveexec_b64 s[18:19], s[6:7]
	s_cbranch_execz .LBB6_58
	v_mul_lo_u32 v22, v22, 3
	v_mov_b32_e32 v35, s9
	v_mov_b32_e32 v34, s8
	flat_store_dword v[34:35], v6
	v_add_u32_e64 v22, s[6:7], 3, v22
.LBB6_58:
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_dpp v34, v32 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ge_i32_e64 s[6:7], v29, v34
	s_and_saveexec_b64 s[18:19], s[6:7]
	s_xor_b64 s[6:7], exec, s[18:19]
	s_cbranch_execz .LBB6_60
	v_mov_b32_e32 v23, s21
	ds_write_b32 v16, v23
.LBB6_60:
	s_or_saveexec_b64 s[18:19], s[6:7]
	v_mov_b32_e32 v34, s21
	s_xor_b64 exec, exec, s[18:19]
	v_mul_lo_u32 v34, v13, 3
	v_mad_u64_u32 v[12:13], s[6:7], v12, 3, 0
	v_xor_b32_e32 v3, v3, v1
	v_add_u32_e64 v13, s[6:7], v13, v34
	v_mov_b32_e32 v34, v23
	s_or_b64 exec, exec, s[18:19]
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB6_64
	flat_load_dword v23, v[14:15]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v23
.LBB6_64:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v35, s18
	s_xor_b64 exec, exec, s[6:7]
	v_bfe_i32 v35, v3, 0, 8
	s_or_b64 exec, exec, s[6:7]
	v_mul_lo_u32 v22, v22, 3
	v_add_u32_e64 v23, s[6:7], v22, v17
	v_cmp_ne_u32_e64 s[6:7], v35, v25
	s_and_saveexec_b64 s[18:19], s[6:7]
	s_cbranch_execz .LBB6_68
	v_mul_lo_u32 v22, v23, 3
	v_mov_b32_e32 v36, s9
	v_mov_b32_e32 v35, s8
	flat_store_dword v[35:36], v6
	v_add_u32_e64 v23, s[6:7], 4, v22
.LBB6_68:
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_dpp v22, v33 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ge_i32_e64 s[6:7], v30, v22
	s_and_saveexec_b64 s[18:19], s[6:7]
	s_xor_b64 s[6:7], exec, s[18:19]
	s_cbranch_execz .LBB6_70
	v_mov_b32_e32 v22, s21
	ds_write_b32 v16, v22
.LBB6_70:
	s_or_saveexec_b64 s[18:19], s[6:7]
	v_mov_b32_e32 v22, s21
	s_xor_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB6_21
	v_mul_lo_u32 v22, v13, 3
	v_mad_u64_u32 v[12:13], s[6:7], v12, 3, 0
	v_xor_b32_e32 v3, v3, v1
	v_add_u32_e64 v13, s[6:7], v13, v22
	v_mov_b32_e32 v22, v34
	s_branch .LBB6_21
.LBB6_72:
	v_mov_b32_e32 v12, s18
	v_mov_b32_e32 v23, v22
	v_mov_b32_e32 v13, s19
.LBB6_73:
	s_load_dwordx2 s[18:19], s[4:5], 0x28
	v_and_b32_e32 v6, 0xffff, v23
	v_mov_b32_e32 v0, v5
	v_mov_b32_e32 v1, -8
	v_mul_u32_u24_e32 v7, 22, v6
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_add_i32 s4, s18, s17
	v_mul_lo_u32 v0, v0, s4
	v_mov_b32_e32 v13, s16
	v_cmp_ne_u32_e32 vcc, v7, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB6_75
	v_or_b32_e32 v0, 1, v3
	v_bfe_i32 v0, v0, 0, 8
	v_cvt_f32_u32_e32 v1, v0
	v_cvt_f32_u32_e32 v2, v6
	v_rcp_iflag_f32_e32 v7, v1
	v_mul_f32_e32 v7, v2, v7
	v_trunc_f32_e32 v7, v7
	v_cvt_u32_f32_e32 v13, v7
	v_mad_f32 v2, -v7, v1, v2
	v_cmp_ge_f32_e64 vcc, |v2|, v1
	v_addc_u32_e32 v1, vcc, 0, v13, vcc
	v_mul_lo_u32 v0, v1, v0
	v_mov_b32_e32 v13, -5
	v_sub_u32_e32 v0, vcc, v6, v0
	v_xor_b32_e32 v3, v3, v0
.LBB6_75:
	s_or_b64 exec, exec, s[4:5]
	v_cvt_i32_f32_e32 v1, s25
	v_and_b32_e32 v0, 3, v5
	s_mov_b32 s18, 0
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cmp_gt_i32_e64 s[4:5], s24, v1
	s_bcnt1_i32_b64 s4, s[4:5]
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v24, s24
	flat_store_dword v[10:11], v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB6_87
	v_xor_b32_e32 v1, 1, v21
	v_lshlrev_b32_e32 v1, 2, v1
	ds_read_b32 v2, v1
	v_lshlrev_b16_e32 v1, 1, v5
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v24, s24
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v2, v17, v2
	v_xor_b32_e32 v2, s23, v2
	v_cmp_ne_u32_e64 s[4:5], 7, v2
	s_branch .LBB6_79
.LBB6_77:
	s_or_b32 s24, s18, 1
	v_cvt_f32_u32_e32 v6, s24
	s_sub_i32 s25, 0, s24
	v_mov_b32_e32 v22, v2
	v_rcp_iflag_f32_e32 v6, v6
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mul_lo_u32 v7, s25, v6
	v_mul_hi_u32 v7, v6, v7
	v_add_u32_e32 v6, vcc, v6, v7
	v_mul_hi_u32 v6, s18, v6
	v_readfirstlane_b32 s25, v6
	s_mul_i32 s25, s25, s24
	s_sub_i32 s25, s18, s25
	s_sub_i32 s27, s25, s24
	s_cmp_ge_u32 s25, s24
	s_cselect_b32 s25, s27, s25
	s_sub_i32 s27, s25, s24
	s_cmp_ge_u32 s25, s24
	s_cselect_b32 s24, s27, s25
	s_cmp_eq_u32 s18, s24
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v24, v24, v13, vcc
.LBB6_78:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s18, s18, 1
	v_cmp_eq_u32_e32 vcc, s18, v0
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB6_86
.LBB6_79:
	v_mov_b32_e32 v2, v22
	s_and_saveexec_b64 s[20:21], s[4:5]
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB6_81
	v_cmp_lt_i32_e32 vcc, s18, v13
	s_bcnt1_i32_b64 s24, vcc
	v_mov_b32_e32 v2, s18
	v_mad_u16 v23, v23, 3, s24
	ds_write_b32 v16, v2
	v_xor_b32_e32 v3, v3, v1
.LBB6_81:
	s_or_saveexec_b64 s[20:21], s[20:21]
	v_mov_b32_e32 v22, s18
	s_xor_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB6_78
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB6_77
	v_mov_b32_e32 v6, 1
.LBB6_84:
	v_and_b32_e32 v6, 0xff, v6
	v_cmp_ne_u32_e32 vcc, s26, v6
	v_add_u16_e32 v6, 1, v6
	s_cbranch_vccnz .LBB6_84
	v_mov_b32_e32 v19, 4
	s_branch .LBB6_77
.LBB6_86:
	s_or_b64 exec, exec, s[8:9]
	v_cvt_f32_ubyte0_e32 v20, v17
.LBB6_87:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v2, 7, v19
	v_cmp_lt_i32_e32 vcc, 1, v2
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB6_101
	v_cmp_lt_i32_e32 vcc, 2, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB6_98
	v_cmp_lt_i32_e32 vcc, 3, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB6_95
	v_cmp_ne_u32_e32 vcc, 4, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	v_add_u32_e32 v6, vcc, -1, v5
	s_or_saveexec_b64 s[20:21], s[20:21]
	v_mov_b32_e32 v25, v22
	s_xor_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB6_94
	flat_load_dword v0, v[14:15]
	v_mov_b32_e32 v6, v5
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v25, v0, v19
	ds_write_b32 v16, v25
.LBB6_94:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v0, v18
.LBB6_95:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	v_fma_f16 v0, v18, v18, 0.5
	v_mov_b32_e32 v6, v5
	v_mov_b32_e32 v25, v22
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v7, v19
.LBB6_98:
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_mov_b64 s[8:9], 0
	s_xor_b64 exec, exec, s[6:7]
	s_mov_b64 s[8:9], exec
	v_xor_b32_e32 v1, 1, v21
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], s[8:9], exec
.LBB6_101:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB6_105
	v_cmp_lt_i32_e32 vcc, 0, v2
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[8:9], s[6:7]
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB6_104
	v_xor_b32_e32 v1, 1, v21
	v_lshlrev_b32_e32 v0, 2, v1
	ds_read_b32 v0, v0
	s_xor_b64 s[10:11], exec, -1
	s_or_b64 s[8:9], s[6:7], exec
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[10:11], v0
.LBB6_104:
	s_or_b64 exec, exec, s[20:21]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
.LBB6_105:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_xor_b64 s[20:21], exec, s[4:5]
	s_cbranch_execz .LBB6_107
	v_lshlrev_b32_e32 v0, 2, v1
	ds_read_b32 v1, v0
	v_readfirstlane_b32 s4, v17
	s_ashr_i32 s6, s4, 6
	v_mov_b32_e32 v0, s6
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v0, v18
	v_mov_b32_e32 v6, v5
	v_mov_b32_e32 v25, v22
.LBB6_107:
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[4:5], s[10:11]
	v_min_i32_e32 v0, v13, v19
	v_cvt_f32_i32_e32 v0, v0
	v_mov_b32_e32 v25, v22
	v_mov_b32_e32 v6, v5
	v_mov_b32_e32 v7, v19
	v_cvt_f16_f32_e32 v0, v0
	v_fma_f16 v0, v0, v18, 0.5
	s_or_b64 exec, exec, s[4:5]
	v_cvt_f32_f16_e32 v5, v0
	v_cmp_lt_i32_e64 s[4:5], s16, -4
	s_bcnt1_i32_b64 s10, s[4:5]
	v_mov_b32_e32 v1, v4
	v_mul_f32_e32 v0, 0x3fc00000, v5
	v_mul_f32_e32 v14, v0, v5
	v_mov_b32_e32 v0, v6
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_mul_lo_u32 v0, v0, s10
	v_add_u32_e32 v1, vcc, s16, v24
	v_cmp_gt_i32_e32 vcc, s17, v1
	s_bcnt1_i32_b64 s4, vcc
	v_cmp_le_i32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB6_119
	v_cvt_i32_f32_e32 v0, v14
	s_and_b32 s6, s22, 22
	v_add_u32_e32 v0, vcc, s6, v0
	v_cmp_ne_u32_e32 vcc, s23, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB6_114
	s_and_b32 s8, s16, s17
	s_bitcmp0_b32 s8, 0
	s_cbranch_scc1 .LBB6_113
	v_add_u32_e32 v0, vcc, v6, v13
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s15
	v_add_u32_e32 v0, vcc, s14, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_cvt_f32_ubyte0_e32 v2, v17
	flat_store_dword v[0:1], v2
.LBB6_113:
	v_and_b32_e32 v0, 0x3ff, v6
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_load_dword v24, v[0:1]
	v_mad_u16 v23, v23, 3, 31
.LBB6_114:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB6_118
	v_and_b32_e32 v0, 0x3ff, v6
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_load_dword v0, v[0:1]
	v_sub_u32_e32 v2, vcc, s17, v4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, s23, v0
	v_mul_lo_u32 v1, v1, v2
	v_cmp_ne_u32_e32 vcc, -2, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB6_117
	v_and_b32_e32 v1, 0xff, v6
	v_and_b32_e32 v0, 0xff, v0
	v_add_u32_e32 v25, vcc, v0, v1
	ds_write_b32 v16, v25
.LBB6_117:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v0, 0
	v_sub_u16_sdwa v0, v0, sext(v3) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_max_i16_sdwa v0, sext(v3), v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s15
	v_add_u32_e32 v0, vcc, s14, v0
	v_fma_f32 v2, v14, s19, v14
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dword v[0:1], v2
.LBB6_118:
	s_or_b64 exec, exec, s[6:7]
.LBB6_119:
	s_or_b64 exec, exec, s[4:5]
	v_bfe_i32 v0, v3, 0, 8
	v_add_u32_e32 v2, vcc, v13, v12
	v_add_u32_e32 v0, vcc, v2, v0
	v_add_u32_e32 v0, vcc, v0, v6
	v_add_u32_e32 v0, vcc, v0, v7
	v_and_b32_e32 v1, 0xffff, v23
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v0, v24
	v_add_u32_e32 v0, vcc, v0, v1
	v_add_u32_e32 v0, vcc, v0, v25
	flat_store_dword v[10:11], v0
	v_add_f32_e32 v0, v20, v14
	v_add_f32_e32 v0, v0, v5
	flat_store_dword v[8:9], v0
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
		.amdhsa_next_free_vgpr 38
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
.Lfunc_end6:
	.size	k5, .Lfunc_end6-k5
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k6
	.globl	k6
	.p2align	8
	.type	k6,@function
k6:
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[12:13], s[4:5], 0x10
	s_lshl_b32 s0, s6, 6
	v_add_u32_e32 v3, vcc, s0, v0
	v_lshlrev_b32_e32 v5, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v1, vcc, s8, v5
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v7, v[1:2]
	v_and_b32_e32 v1, 0x3ff, v3
	v_lshlrev_b32_e32 v3, 2, v1
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v1, vcc, s10, v3
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v4, v[1:2]
	s_load_dwordx2 s[2:3], s[4:5], 0x20
	v_and_b32_e32 v6, 63, v0
	s_mov_b32 s15, 0
	v_lshlrev_b32_e32 v6, 2, v6
	s_cmp_lt_i32 s12, 1
	s_mov_b32 m0, -1
	v_mov_b32_e32 v8, s12
	s_waitcnt vmcnt(1)
	ds_write_b32 v6, v7
	s_cbranch_scc1 .LBB7_3
	v_and_b32_e32 v8, 15, v7
	v_add_u32_e32 v10, vcc, 1, v8
	v_cvt_f32_ubyte0_e32 v9, v10
	v_rcp_iflag_f32_e32 v9, v9
	v_not_b32_e32 v8, v8
	s_load_dwordx2 s[0:1], s[4:5], 0x2c
	s_mov_b32 s14, s12
	v_mul_f32_e32 v9, 0x4f7ffffe, v9
	v_cvt_u32_f32_e32 v9, v9
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s7, s1
	s_ashr_i32 s16, s1, 31
	v_mul_lo_u32 v8, v8, v9
	v_mul_hi_u32 v8, v9, v8
	v_add_u32_e32 v8, vcc, v9, v8
	v_mul_hi_u32 v8, s7, v8
	v_mov_b32_e32 v9, s2
	s_waitcnt vmcnt(0)
	v_fma_f32 v9, v4, s0, v9
	v_mul_lo_u32 v11, v8, v10
	v_add_u32_e32 v12, vcc, 1, v8
	v_sub_u32_e32 v11, vcc, s7, v11
	v_cmp_ge_u32_e32 vcc, v11, v10
	v_cndmask_b32_e32 v8, v8, v12, vcc
	v_sub_u32_e64 v12, s[0:1], v11, v10
	v_cndmask_b32_e32 v11, v11, v12, vcc
	v_add_u32_e32 v12, vcc, 1, v8
	v_cmp_ge_u32_e32 vcc, v11, v10
	v_cndmask_b32_e32 v8, v8, v12, vcc
	v_xor_b32_e32 v8, s16, v8
	v_subrev_u32_e32 v10, vcc, s16, v8
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v11, s11
.LBB7_2:
	v_lshlrev_b32_e32 v8, 2, v8
	v_mov_b32_e32 v12, s14
	ds_bpermute_b32 v13, v8, v12
	s_and_b32 s7, s14, 15
	v_mov_b32_e32 v8, s7
	s_xor_b32 s16, s7, 5
	v_ashrrev_i32_sdwa v8, v8, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_ashrrev_i32_e32 v14, s16, v10
	v_cmp_lt_u64_e64 s[0:1], s[14:15], 2
	v_mov_b32_dpp v12, v8 row_shr:1 row_mask:0xf bank_mask:0xf
	v_and_b32_e32 v8, v14, v12
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v12, 0x3ff, v13
	s_add_u32 s14, s14, -1
	v_lshlrev_b32_e32 v12, 2, v12
	s_addc_u32 s15, s15, -1
	s_and_b64 vcc, exec, s[0:1]
	v_add_u32_e64 v12, s[0:1], s10, v12
	v_addc_u32_e64 v13, s[0:1], 0, v11, s[0:1]
	flat_store_dword v[12:13], v9
	s_cbranch_vccz .LBB7_2
.LBB7_3:
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v10, s2
	v_and_b32_e32 v18, 7, v8
	v_xor_b32_e32 v9, s13, v0
	v_cmp_lt_i32_e32 vcc, 1, v18
	s_mov_b64 s[16:17], 0
	s_mov_b64 s[0:1], 0
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB7_13
	v_cmp_lt_i32_e32 vcc, 2, v18
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[18:19], 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_12
	v_cmp_lt_i32_e32 vcc, 3, v18
	s_mov_b64 s[18:19], -1
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB7_11
	v_cmp_ne_u32_e32 vcc, 4, v18
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	v_add_u32_e32 v12, vcc, -1, v7
	s_or_saveexec_b64 s[18:19], s[18:19]
	v_mov_b32_e32 v11, s2
	v_mov_b32_e32 v13, v10
	s_xor_b64 exec, exec, s[18:19]
	s_movk_i32 s7, 0x3e00
	v_fma_f16 v13, v10, s7, 0.5
	v_mov_b32_e32 v11, s2
	v_mov_b32_e32 v12, v7
	s_or_b64 exec, exec, s[18:19]
	s_xor_b64 s[18:19], exec, -1
	v_mov_b32_e32 v15, v7
	v_mov_b32_e32 v14, v9
.LBB7_11:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[18:19], s[18:19], exec
	s_xor_b64 s[16:17], exec, -1
	v_mov_b32_e32 v16, v7
.LBB7_12:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[0:1], s[18:19], exec
	s_and_b64 s[16:17], s[16:17], exec
	v_mov_b32_e32 v17, v7
.LBB7_13:
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_add_i32 s18, s6, s12
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB7_17
	v_cmp_lt_i32_e32 vcc, 0, v18
	s_mov_b64 s[6:7], s[16:17]
	s_and_saveexec_b64 s[12:13], vcc
	v_mul_lo_u32 v11, v7, 3
	s_abs_i32 s6, s18
	v_add_u32_e32 v17, vcc, s6, v11
	s_or_b64 s[6:7], s[16:17], exec
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[12:13], s[16:17], exec
	s_and_b64 s[6:7], s[6:7], exec
	v_mov_b32_e32 v11, s2
	v_mov_b32_e32 v14, s3
	s_or_b64 s[16:17], s[12:13], s[6:7]
	v_mov_b32_e32 v12, v7
	v_mov_b32_e32 v15, v7
	v_mov_b32_e32 v13, v10
.LBB7_17:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v18, s2
	s_and_saveexec_b64 s[6:7], s[16:17]
	s_cbranch_execz .LBB7_21
	v_cvt_f32_f16_e32 v11, v10
	s_mov_b32 s12, 0x3e800000
	v_mov_b32_e32 v12, s2
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e32 vcc, -1.0, v4
	v_fma_f32 v18, v11, s12, v12
	s_and_saveexec_b64 s[12:13], vcc
	v_xor_b32_e32 v18, 0x80000000, v18
	s_or_b64 exec, exec, s[12:13]
	s_or_b64 s[0:1], s[0:1], exec
	v_mov_b32_e32 v16, v17
.LBB7_21:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_movk_i32 s0, 0x3400
	v_fma_f16 v13, v10, s0, 0.5
	v_mov_b32_e32 v14, v9
	v_mov_b32_e32 v15, v16
	v_mov_b32_e32 v12, v7
	v_mov_b32_e32 v11, v18
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v7, 15, v15
	v_ashrrev_i32_sdwa v7, v7, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_and_b32_e32 v7, 0x3ff, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_mov_b32_e32 v16, s9
	v_add_u32_e32 v9, vcc, s8, v7
	v_addc_u32_e32 v10, vcc, 0, v16, vcc
	v_xor_b32_e32 v7, 14, v0
	flat_atomic_add v[9:10], v7
	v_mov_b32_e32 v7, s11
	v_add_u32_e32 v9, vcc, s10, v5
	v_addc_u32_e32 v10, vcc, 0, v7, vcc
	s_waitcnt vmcnt(0)
	s_barrier
	flat_load_dword v5, v[9:10]
	s_load_dword s0, s[4:5], 0x18
	v_lshlrev_b32_e32 v0, 24, v0
	s_mul_i32 s1, s3, 0x14000000
	v_xor_b32_e32 v0, s1, v0
	v_ashrrev_i32_e32 v0, 24, v0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s18, s18, s0
	ds_read_b32 v6, v6
	v_add_u32_e32 v0, vcc, s18, v0
	v_add_u32_e32 v0, vcc, v0, v8
	v_add_u32_e32 v0, vcc, v0, v14
	v_and_b32_e32 v7, 0xffff, v15
	v_add_u32_e32 v0, vcc, v0, v12
	v_add_u32_e32 v0, vcc, v0, v7
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, vcc, v0, v6
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v5, v5, v5 clamp
	v_cvt_f16_f32_e32 v5, v5
	v_fma_f16 v5, v5, v13, 0.5
	v_cvt_f32_f16_e32 v7, v5
	v_add_u32_e32 v5, vcc, s8, v3
	v_addc_u32_e32 v6, vcc, 0, v16, vcc
	flat_store_dword v[5:6], v0
	v_add_f32_e32 v0, v4, v11
	v_add_f32_e32 v0, v0, v7
	flat_store_dword v[1:2], v0
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
		.amdhsa_next_free_vgpr 19
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
	s_load_dwordx2 s[10:11], s[4:5], 0x10
	v_lshlrev_b32_e32 v5, 2, v0
	v_bfe_i32 v4, v0, 0, 8
	v_readfirstlane_b32 s12, v4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v5
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[1:2]
	s_load_dwordx2 s[8:9], s[4:5], 0x20
	s_load_dword s7, s[4:5], 0x28
	v_and_b32_e32 v6, 63, v0
	v_and_b32_e32 v8, 3, v0
	v_lshlrev_b32_e32 v12, 2, v6
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s9
	ds_bpermute_b32 v7, v5, v7
	s_sub_i32 s7, s10, s7
	s_lshl_b32 s7, s7, 2
	v_mov_b32_e32 v9, s7
	v_xor_b32_e32 v5, s11, v0
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v11, v9, v7
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v7, 2, v3
	v_and_b32_e32 v9, v3, v5
	v_mul_lo_u32 v10, v3, 3
	v_xor_b32_e32 v7, 4, v7
	ds_bpermute_b32 v13, v7, v9
	v_mov_b32_e32 v9, s8
	v_add_u32_e32 v7, vcc, s12, v10
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_mov_b32_e32 v10, v3
	ds_write_b32 v12, v3
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB8_6
	v_and_b32_e32 v9, 0xff, v3
	v_add_u32_e32 v9, vcc, 18, v9
	s_mov_b32 s7, 1
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v10, s1
.LBB8_2:
	s_mov_b32 s9, 0
.LBB8_3:
	flat_load_dword v14, v[1:2]
	v_mov_b32_e32 v16, s9
	v_and_b32_e32 v7, 0xffff, v7
	s_add_i32 s9, s9, 1
	s_cmp_eq_u32 s7, s9
	v_mad_u32_u24 v7, v7, 3, v9
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v14, vcc, 4, v14
	v_and_b32_e32 v14, 0x3ff, v14
	v_lshlrev_b32_e32 v14, 2, v14
	v_add_u32_e32 v14, vcc, s0, v14
	v_addc_u32_e32 v15, vcc, 0, v10, vcc
	flat_atomic_add v[14:15], v16
	s_cbranch_scc0 .LBB8_3
	s_add_i32 s9, s7, 1
	v_cmp_eq_u32_e32 vcc, s7, v8
	s_or_b64 s[14:15], vcc, s[14:15]
	s_mov_b32 s7, s9
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB8_2
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v10, -6
	v_mov_b32_e32 v9, 0x3e800000
	ds_write_b32 v12, v10
.LBB8_6:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v1, 0xff
	v_and_b32_e32 v1, s10, v1
	v_cmp_eq_u16_e32 vcc, 0, v1
	v_lshlrev_b32_e32 v12, 24, v0
	s_add_i32 s9, s6, s10
	s_waitcnt lgkmcnt(1)
	v_xor_b32_e32 v11, v11, v13
	s_cbranch_vccnz .LBB8_11
	s_and_b32 s7, s11, 15
	s_add_i32 s7, s7, 1
	v_cvt_f32_ubyte0_e32 v2, s7
	v_cvt_f32_u32_sdwa v1, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
	v_rcp_iflag_f32_e32 v13, v2
	s_mov_b32 s7, 0
	v_mul_f32_e32 v13, v1, v13
	v_trunc_f32_e32 v13, v13
	v_mad_f32 v1, -v13, v2, v1
	v_cvt_u32_f32_e32 v13, v13
	v_cmp_ge_f32_e64 vcc, |v1|, v2
	v_addc_u32_e32 v1, vcc, 0, v13, vcc
	v_and_b32_e32 v1, 0xffff, v1
	v_cmp_eq_u32_e32 vcc, v3, v1
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB8_10
	s_or_b32 s15, s9, 1
	v_cvt_f32_u32_e32 v1, s15
	s_sub_i32 s14, 0, s15
	v_min_i32_e32 v13, 29, v11
	v_and_b32_e32 v13, 0x3ff, v13
	v_rcp_iflag_f32_e32 v1, v1
	v_lshlrev_b32_e32 v13, 2, v13
	v_mov_b32_e32 v14, s1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s14, v1
	s_and_b32 s14, s10, 0xff
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v15, s10, v1
	v_add_u32_e32 v1, vcc, s0, v13
	v_addc_u32_e32 v2, vcc, 0, v14, vcc
	v_readfirstlane_b32 s16, v15
	s_mul_i32 s16, s16, s15
	s_sub_i32 s16, s10, s16
	s_sub_i32 s17, s16, s15
	s_cmp_ge_u32 s16, s15
	s_cselect_b32 s16, s17, s16
	s_sub_i32 s17, s16, s15
	s_cmp_ge_u32 s16, s15
	s_cselect_b32 s15, s17, s16
	v_mov_b32_e32 v13, s15
.LBB8_9:
	flat_atomic_add v[1:2], v13
	s_and_b32 s7, s7, 0xff
	s_add_i32 s7, s7, 1
	s_and_b32 s15, s7, 0xff
	s_cmp_lg_u32 s15, s14
	s_cbranch_scc1 .LBB8_9
.LBB8_10:
	s_or_b64 exec, exec, s[12:13]
.LBB8_11:
	s_lshl_b32 s6, s6, 6
	v_add_u32_e32 v0, vcc, s6, v0
	v_and_b32_e32 v0, 0x3ff, v0
	v_add_u32_e32 v1, vcc, s11, v11
	v_add_u32_e32 v2, vcc, s10, v4
	v_cmp_ne_u32_e32 vcc, v1, v2
	v_lshlrev_b32_e32 v0, 2, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execnz .LBB8_14
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execnz .LBB8_15
.LBB8_13:
	s_endpgm
.LBB8_14:
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dword v[0:1], v3
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB8_13
.LBB8_15:
	v_sub_f32_e32 v1, v9, v9
	s_mov_b32 s6, 0x3fa00000
	v_add_f32_e64 v13, |v1|, s6
	v_mov_b32_e32 v1, 0xbfc00000
	v_mov_b32_e32 v2, 0x3fc00000
	v_cmp_eq_u32_e32 vcc, 1, v8
	v_cndmask_b32_e32 v8, v1, v2, vcc
	v_div_scale_f32 v1, s[6:7], v13, v13, v8
	v_div_scale_f32 v2, vcc, v8, v13, v8
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 2, 2), 0
	v_cvt_f16_f32_e32 v15, s8
	v_xor_b32_e32 v6, 1, v6
	s_load_dword s4, s[4:5], 0x18
	v_lshlrev_b32_e32 v6, 2, v6
	ds_read_b32 v6, v6
	v_mov_b32_e32 v14, s3
	v_ashrrev_i32_e32 v12, 31, v12
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s4, s4, 3
	v_and_b32_e32 v7, 0xffff, v7
	v_rcp_f32_e32 v16, v1
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v17, -v1, v16, 1.0
	v_fma_f32 v16, v17, v16, v16
	v_mul_f32_e32 v17, v2, v16
	v_fma_f32 v18, -v1, v17, v2
	v_fma_f32 v17, v18, v16, v17
	v_fma_f32 v1, -v1, v17, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v16, v1, v16, v17
	v_add_u32_e32 v1, vcc, s2, v0
	v_addc_u32_e32 v2, vcc, 0, v14, vcc
	v_add_u32_e32 v4, vcc, v4, v12
	v_add_u32_e32 v4, vcc, s9, v4
	v_add_u32_e32 v4, vcc, v4, v5
	v_xor_b32_e32 v5, v6, v11
	v_add_u32_e32 v4, vcc, s4, v4
	s_nop 0
	v_mov_b32_dpp v5, v3 row_shr:1 row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v3, vcc, v4, v3
	v_add_u32_e32 v3, vcc, v3, v7
	v_cvt_f32_f16_e32 v7, v15
	v_add_u32_e32 v3, vcc, v3, v5
	v_div_fixup_f32 v6, v16, v13, v8
	v_add_u32_e32 v5, vcc, v3, v10
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v3, vcc, s0, v0
	v_add_f32_e32 v0, v9, v6
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_add_f32_e32 v0, v0, v7
	flat_store_dword v[3:4], v5
	flat_store_dword v[1:2], v0
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
		.amdhsa_next_free_vgpr 19
		.amdhsa_next_free_sgpr 18
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
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_lshl_b32 s0, s6, 6
	v_add_u32_e32 v5, vcc, s0, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v7, vcc, s8, v1
	v_and_b32_e32 v1, 0x3ff, v5
	v_addc_u32_e32 v8, vcc, 0, v2, vcc
	v_lshlrev_b32_e32 v6, 2, v1
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v1, vcc, s10, v6
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[1:2]
	flat_load_dword v4, v[7:8]
	s_load_dword s14, s[4:5], 0x30
	s_waitcnt vmcnt(1)
	v_cmp_gt_f32_e32 vcc, -1.0, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB9_2
	s_load_dword s7, s[4:5], 0x2c
	v_and_b32_e32 v7, 15, v0
	v_ashrrev_i32_e64 v7, v7, s2
	v_and_b32_e32 v7, 0x3ff, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_mov_b32_e32 v8, s11
	v_add_u32_e32 v7, vcc, s10, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s7
	flat_store_dword v[7:8], v9
.LBB9_2:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s15, s[4:5], 0x24
	s_mov_b64 s[12:13], exec
	v_mbcnt_lo_u32_b32 v7, s12, 0
	v_mbcnt_hi_u32_b32 v7, s13, v7
	s_add_i32 s2, s6, s2
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 0, v4
	v_cmp_eq_u32_e64 s[0:1], 0, v7
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB9_4
	s_and_b32 s0, s2, 0x3ff
	s_lshl_b32 s0, s0, 2
	s_add_u32 s0, s8, s0
	s_addc_u32 s1, s9, 0
	s_bcnt1_i32_b64 s16, vcc
	s_bcnt1_i32_b64 s12, s[12:13]
	s_mul_i32 s12, s16, s12
	v_mov_b32_e32 v8, s1
	v_mov_b32_e32 v7, s0
	v_mov_b32_e32 v9, s12
	flat_atomic_add v[7:8], v9
.LBB9_4:
	s_or_b64 exec, exec, s[6:7]
	s_load_dword s0, s[4:5], 0x20
	s_load_dword s1, s[4:5], 0x18
	v_xor_b32_e32 v11, s3, v0
	v_or_b32_e32 v14, 1, v11
	v_cvt_f32_u32_e32 v8, v14
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v13, s0
	s_mov_b32 s3, 0x6f800000
	v_mov_b32_e32 v9, 0x2f800000
	v_rcp_iflag_f32_e32 v8, v8
	v_cvt_f32_f16_e32 v15, v13
	v_mov_b32_e32 v7, s9
	v_mov_b32_dpp v5, v11 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_add_f32_e32 v16, 0x3fa00000, v15
	v_cmp_gt_f32_e64 vcc, |v16|, s3
	v_cndmask_b32_e32 v9, 1.0, v9, vcc
	v_sub_u32_e32 v17, vcc, 0, v14
	v_mul_lo_u32 v17, v17, v8
	v_add_u32_e32 v6, vcc, s8, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_mul_hi_u32 v17, v8, v17
	v_mul_f32_e32 v16, v16, v9
	v_rcp_f32_e32 v16, v16
	v_and_b32_e32 v5, 0x3ff, v5
	v_add_u32_e32 v8, vcc, v8, v17
	v_mul_hi_u32 v8, s15, v8
	v_mul_f32_e32 v16, v3, v16
	v_lshlrev_b32_e32 v5, 2, v5
	v_mul_f32_e32 v16, v9, v16
	v_mul_lo_u32 v17, v8, v14
	v_mov_b32_e32 v9, s11
	v_add_u32_e32 v8, vcc, s10, v5
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_sub_u32_e32 v5, vcc, s15, v17
	flat_store_dword v[8:9], v16
	v_sub_u32_e32 v8, vcc, v5, v14
	v_cmp_ge_u32_e32 vcc, v5, v14
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_mov_b32_e32 v8, s14
	v_cmp_gt_f32_e64 vcc, s0, 0.5
	v_cndmask_b32_e32 v8, v8, v0, vcc
	s_mov_b32 s3, 0x2e8ba2e9
	v_bfe_i32 v12, v0, 0, 8
	v_mul_hi_i32 v8, v8, s3
	v_cvt_f32_ubyte0_e32 v0, v0
	v_mul_f32_e32 v0, v0, v15
	v_sub_u32_e32 v9, vcc, v5, v14
	v_cvt_f16_f32_e32 v0, v0
	v_cmp_ge_u32_e32 vcc, v5, v14
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_lshrrev_b32_e32 v9, 31, v8
	v_ashrrev_i32_e32 v8, 1, v8
	v_add_u32_e32 v8, vcc, v8, v9
	v_add_u32_e32 v9, vcc, s2, v12
	v_fma_f16 v0, v0, v13, 0.5
	s_mul_i32 s1, s1, 3
	v_add_u32_e32 v9, vcc, v9, v11
	v_add_u32_e32 v9, vcc, s1, v9
	v_cvt_f32_f16_e32 v0, v0
	v_and_b32_e32 v10, 0xffff, v4
	v_add_u32_e32 v8, vcc, v9, v8
	v_lshlrev_b32_e32 v4, 1, v4
	v_add_u32_e32 v8, vcc, v8, v10
	v_add_u32_e32 v4, vcc, v8, v4
	v_add_f32_e32 v3, s0, v3
	v_sub_u32_e32 v4, vcc, v4, v5
	v_add_f32_e32 v0, v3, v0
	flat_store_dword v[6:7], v4
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
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 17
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
    .sgpr_count:     27
    .sgpr_spill_count: 0
    .symbol:         k0.kd
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
    .sgpr_count:     39
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
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         k2.kd
    .vgpr_count:     17
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
    .sgpr_count:     13
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         k4.kd
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
    .name:           k5
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k5.kd
    .vgpr_count:     38
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
    .sgpr_count:     22
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
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         k7.kd
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
    .name:           k8
    .private_segment_fixed_size: 0
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         k8.kd
    .vgpr_count:     18
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

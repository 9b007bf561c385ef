	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	k0
	.globl	k0
	.p2align	8
	.type	k0,@function
k0:
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s7, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v6, v1, s[8:9]
	v_lshl_add_u32 v1, s6, 6, v0
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v5, 2, v1
	global_load_dword v7, v5, s[10:11]
	s_and_b32 s0, s12, 15
	s_add_i32 s1, s0, 1
	v_cvt_f32_ubyte0_e32 v1, s1
	v_rcp_iflag_f32_e32 v1, v1
	s_not_b32 s0, s0
	v_xor_b32_e32 v10, s13, v0
	v_cmp_lt_i32_e32 vcc, 1, v10
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	s_bcnt1_i32_b64 s0, vcc
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, v1, v2
	s_waitcnt vmcnt(1)
	v_sub_u32_e32 v2, 0, v6
	v_max_i32_e32 v9, v6, v2
	v_mul_hi_u32 v1, v9, v1
	v_ashrrev_i32_e32 v8, 31, v6
	v_mul_lo_u32 v2, v1, s1
	v_add_u32_e32 v3, 1, v1
	v_sub_u32_e32 v2, v9, v2
	v_cmp_le_u32_e32 vcc, s1, v2
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_subrev_u32_e32 v3, s1, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_add_u32_e32 v3, 1, v1
	v_cmp_le_u32_e32 vcc, s1, v2
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_xor_b32_e32 v1, v1, v8
	v_sub_u32_e32 v1, v1, v8
	v_add_u32_e32 v1, v1, v6
	v_cmp_ge_i32_sdwa s[0:1], sext(v1), s0 src0_sel:WORD_0 src1_sel:DWORD
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB0_6
	s_load_dword s13, s[4:5], 0x28
	s_mov_b64 s[2:3], exec
.LBB0_2:
	s_ff1_i32_b64 s16, s[2:3]
	v_readlane_b32 s18, v10, s16
	s_lshl_b64 s[16:17], 1, s16
	s_add_i32 s7, s7, s18
	s_andn2_b64 s[2:3], s[2:3], s[16:17]
	s_cmp_lg_u64 s[2:3], 0
	s_cbranch_scc1 .LBB0_2
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s13, s14, s13
	s_and_b32 s13, s13, 0x3ff
	s_lshl_b32 s13, s13, 2
	v_mov_b32_e32 v1, s13
	v_mov_b32_e32 v2, s7
	global_atomic_add v1, v2, s[8:9]
.LBB0_5:
	s_or_b64 exec, exec, s[2:3]
.LBB0_6:
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v2, s11
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_8
	s_and_b32 s2, s12, 7
	s_lshl_b32 s2, s12, s2
	v_and_b32_e32 v1, 0xfff0, v6
	s_sub_i32 s3, 0, s2
	v_mov_b32_e32 v3, s3
	v_mov_b32_e32 v4, s2
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, v3, v4, vcc
	global_store_dword v5, v1, s[8:9]
.LBB0_8:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v11, 0xffff, v6
	v_cmp_gt_u32_e32 vcc, 7, v11
	v_and_b32_e32 v1, 24, v0
	s_bcnt1_i32_b64 s0, vcc
	v_lshlrev_b32_e32 v1, 2, v1
	v_mov_b32_e32 v3, s0
	global_atomic_add v1, v3, s[8:9]
	v_add_co_u32_e32 v1, vcc, s10, v5
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_mov_b32_e32 v3, s12
	v_and_b32_e32 v13, 3, v6
	v_cmp_ne_u32_e32 vcc, 0, v13
	v_mov_b32_dpp v12, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_12
	s_mov_b64 s[2:3], 0
.LBB0_10:
	s_mul_i32 s7, s15, 3
	s_mul_hi_u32 s10, s14, 3
	s_mul_i32 s11, s14, 3
	s_waitcnt lgkmcnt(0)
	s_bcnt1_i32_b64 s13, exec
	s_add_i32 s10, s10, s7
	v_add_u32_e32 v13, -1, v13
	s_sub_u32 s14, s11, s13
	v_cmp_eq_u32_e32 vcc, 0, v13
	s_subb_u32 s15, s10, 0
	s_or_b64 s[2:3], vcc, s[2:3]
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_10
	s_or_b64 exec, exec, s[2:3]
.LBB0_12:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v4, 15, v6
	v_add_u32_e32 v13, 1, v4
	v_cvt_f32_ubyte0_e32 v14, v13
	v_rcp_iflag_f32_e32 v14, v14
	v_not_b32_e32 v4, v4
	s_load_dword s0, s[4:5], 0x2c
	s_load_dword s1, s[4:5], 0x20
	v_mul_f32_e32 v14, 0x4f7ffffe, v14
	v_cvt_u32_f32_e32 v14, v14
	v_xor_b32_e32 v0, v12, v0
	s_lshl_b32 s2, s12, 1
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v12, s1
	v_mul_lo_u32 v4, v4, v14
	s_add_i32 s2, s2, s6
	v_add3_u32 v6, s2, v10, v6
	v_cvt_f32_f16_e32 v12, v12
	v_mul_hi_u32 v4, v14, v4
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v7, s0, v7
	v_bfe_i32 v0, v0, 0, 8
	v_add3_u32 v0, v6, v11, v0
	v_add_u32_e32 v4, v14, v4
	v_mul_hi_u32 v4, v9, v4
	v_add_f32_e32 v6, v7, v12
	v_mul_lo_u32 v10, v4, v13
	v_add_u32_e32 v7, 1, v4
	v_sub_u32_e32 v9, v9, v10
	v_cmp_ge_u32_e32 vcc, v9, v13
	v_cndmask_b32_e32 v4, v4, v7, vcc
	v_sub_u32_e32 v7, v9, v13
	v_cndmask_b32_e32 v7, v9, v7, vcc
	v_add_u32_e32 v9, 1, v4
	v_cmp_ge_u32_e32 vcc, v7, v13
	v_cndmask_b32_e32 v4, v4, v9, vcc
	v_xor_b32_e32 v4, v4, v8
	v_sub_u32_e32 v4, v4, v8
	v_add3_u32 v0, v0, v3, v4
	global_store_dword v5, v0, s[8:9]
	global_store_dword v[1:2], v6, off
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 15
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
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshl_add_u32 v2, s6, 6, v0
	v_and_b32_e32 v2, 0x3ff, v2
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[0:1]
	v_lshlrev_b32_e32 v2, 2, v2
	global_load_dword v3, v2, s[2:3]
	v_bfe_i32 v4, v0, 0, 8
	v_and_b32_e32 v5, 7, v0
	v_lshlrev_b32_e32 v5, 2, v5
	s_add_i32 s6, s6, s8
	v_xor_b32_e32 v0, s9, v0
	s_waitcnt vmcnt(1)
	v_cmp_gt_i32_e32 vcc, v1, v4
	s_bcnt1_i32_b64 s7, vcc
	v_mov_b32_e32 v6, s7
	global_atomic_add v5, v6, s[0:1]
	s_load_dword s7, s[4:5], 0x20
	s_load_dword s10, s[4:5], 0x18
	v_add3_u32 v4, s6, 28, v4
	v_and_b32_e32 v8, 0xffff, v1
	s_waitcnt vmcnt(1)
	v_max_f32_e64 v7, v3, v3 clamp
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v6, s7
	v_cvt_f16_f32_e32 v5, s7
	v_add_u32_e32 v6, s10, v6
	v_add3_u32 v0, v4, v0, v6
	v_cvt_f32_f16_e32 v4, v5
	v_add3_u32 v0, v0, v1, v8
	global_store_dword v2, v0, s[0:1]
	v_add_f32_e32 v0, v3, v7
	v_add_f32_e32 v0, v0, v4
	global_store_dword v2, v0, s[2:3]
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
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 11
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
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v5, 63, v0
	v_xor_b32_e32 v6, 1, v5
	v_lshlrev_b32_e32 v9, 2, v6
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v1, s[8:9]
	v_lshl_add_u32 v1, s6, 6, v0
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v8, 2, v1
	global_load_dword v13, v8, s[10:11]
	ds_read_b32 v6, v9
	v_mov_b32_e32 v7, s11
	v_xor_b32_e32 v11, s13, v0
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v10, 0, v6
	v_max_i32_e32 v14, v6, v10
	v_lshlrev_b32_e32 v10, 2, v5
	v_ashrrev_i32_e32 v6, 31, v6
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v1, 0x3ff, v4
	v_lshlrev_b32_e32 v1, 2, v1
	global_load_dword v12, v1, s[8:9]
	v_and_b32_e32 v1, 15, v4
	v_add_u32_e32 v3, 1, v1
	v_cvt_f32_ubyte0_e32 v2, v3
	v_rcp_iflag_f32_e32 v2, v2
	v_not_b32_e32 v1, v1
	s_load_dword s7, s[4:5], 0x20
	s_load_dword s0, s[4:5], 0x30
	ds_write_b32 v10, v4
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s0, -5
	s_cselect_b32 s15, s12, -3
	v_mul_lo_u32 v1, v1, v2
	s_and_b32 s18, s13, 7
	s_cmp_eq_u32 s18, 0
	s_waitcnt vmcnt(0)
	s_barrier
	v_mul_hi_u32 v1, v2, v1
	v_add_u32_e32 v1, v2, v1
	v_mul_hi_u32 v15, v14, v1
	v_add_co_u32_e32 v1, vcc, s10, v8
	v_addc_co_u32_e32 v2, vcc, 0, v7, vcc
	v_mul_lo_u32 v5, v15, v3
	v_add_u32_e32 v7, 1, v15
	v_sub_u32_e32 v5, v14, v5
	v_cmp_ge_u32_e32 vcc, v5, v3
	v_sub_u32_e32 v14, v5, v3
	v_cndmask_b32_e32 v7, v15, v7, vcc
	v_cndmask_b32_e32 v5, v5, v14, vcc
	v_add_u32_e32 v14, 1, v7
	v_cmp_ge_u32_e32 vcc, v5, v3
	v_cndmask_b32_e32 v3, v7, v14, vcc
	v_xor_b32_e32 v3, v3, v6
	v_sub_u32_e32 v3, v3, v6
	v_mad_u64_u32 v[5:6], s[0:1], v4, 3, v[3:4]
	s_cbranch_scc1 .LBB2_51
	s_lshl_b32 s0, s12, 3
	s_sub_i32 s21, 0, s0
	s_add_i32 s0, s15, 2
	s_load_dword s19, s[4:5], 0x24
	s_and_b32 s0, s0, 0x3ff
	s_and_b32 s20, s12, 7
	s_lshl_b32 s0, s0, 2
	s_add_u32 s0, s8, s0
	v_mov_b32_e32 v4, s9
	s_addc_u32 s1, s9, 0
	v_add_co_u32_e32 v3, vcc, s8, v8
	s_cmp_lt_i32 s20, 2
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	s_cbranch_scc1 .LBB2_7
	s_cmp_lt_i32 s20, 3
	s_cbranch_scc1 .LBB2_8
	s_cmp_gt_i32 s20, 3
	s_cbranch_scc0 .LBB2_9
	s_cmp_lg_u32 s20, 4
	v_mov_b32_e32 v14, s21
	v_mov_b32_e32 v7, v12
	s_cbranch_scc0 .LBB2_6
	v_add_u32_e32 v7, -1, v12
	v_mov_b32_e32 v14, v11
.LBB2_6:
	s_mov_b64 s[2:3], 0
	s_branch .LBB2_10
.LBB2_7:
	s_branch .LBB2_15
.LBB2_8:
	s_mov_b64 s[2:3], 0
	s_cbranch_execnz .LBB2_11
	s_branch .LBB2_12
.LBB2_9:
	s_mov_b64 s[2:3], -1
.LBB2_10:
	v_mov_b32_e32 v6, v5
	s_branch .LBB2_12
.LBB2_11:
	v_lshlrev_b32_e32 v6, s18, v12
	v_min_i32_e32 v6, s15, v6
	s_mov_b64 s[2:3], -1
	global_store_dword v[3:4], v6, off
.LBB2_12:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_14
	s_add_i32 s2, s18, 1
	v_cvt_f32_ubyte0_e32 v6, s2
	v_rcp_iflag_f32_e32 v6, v6
	s_not_b32 s5, s18
	s_abs_i32 s4, s12
	s_ashr_i32 s3, s12, 31
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mov_b32_e32 v14, v11
	v_readfirstlane_b32 s16, v6
	s_mul_i32 s5, s5, s16
	s_mul_hi_u32 s5, s16, s5
	s_add_i32 s16, s16, s5
	s_mul_hi_u32 s5, s4, s16
	s_mul_i32 s16, s5, s2
	s_sub_i32 s4, s4, s16
	s_add_i32 s17, s5, 1
	s_sub_i32 s16, s4, s2
	s_cmp_ge_u32 s4, s2
	s_cselect_b32 s5, s17, s5
	s_cselect_b32 s4, s16, s4
	s_add_i32 s16, s5, 1
	s_cmp_ge_u32 s4, s2
	s_cselect_b32 s2, s16, s5
	s_xor_b32 s2, s2, s3
	s_sub_i32 s2, s2, s3
	v_mov_b32_e32 v6, s2
	v_mad_u64_u32 v[6:7], s[2:3], v5, 3, v[6:7]
	v_mov_b32_e32 v7, v12
.LBB2_14:
	s_cbranch_execnz .LBB2_22
.LBB2_15:
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc0 .LBB2_19
	s_mov_b64 s[4:5], exec
	v_mbcnt_lo_u32_b32 v6, s4, 0
	v_mbcnt_hi_u32_b32 v6, s5, v6
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_18
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mul_i32 s4, s12, s4
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, s4
	global_atomic_add v6, v7, s[0:1]
.LBB2_18:
	s_or_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB2_20
	s_branch .LBB2_21
.LBB2_19:
.LBB2_20:
	s_waitcnt lgkmcnt(0)
	v_add_u16_e32 v6, s19, v5
	v_and_b32_e32 v6, 0x3ff, v6
	v_mov_b32_e32 v7, 2
	v_lshlrev_b32_sdwa v6, v7, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	global_store_dword v6, v13, s[10:11]
.LBB2_21:
	v_mov_b32_e32 v6, v5
	v_mov_b32_e32 v14, v11
	v_mov_b32_e32 v7, v12
.LBB2_22:
	v_xor_b32_e32 v0, s14, v0
	s_cmp_eq_u32 s18, 1
	v_bfe_i32 v0, v0, 0, 8
	s_cbranch_scc1 .LBB2_49
	s_ashr_i32 s23, s12, 31
	s_abs_i32 s24, s12
	s_add_u32 s2, s18, 1
	s_mov_b32 s22, 0
	s_addc_u32 s3, 0, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, 2
.LBB2_24:
	s_add_u32 s18, s18, -1
	s_addc_u32 s22, s22, -1
	s_cmp_lt_i32 s20, 2
	s_cbranch_scc1 .LBB2_30
	s_cmp_lt_i32 s20, 3
	s_cbranch_scc1 .LBB2_31
	s_cmp_gt_i32 s20, 3
	s_cbranch_scc0 .LBB2_32
	s_cmp_lg_u32 s20, 4
	v_mov_b32_e32 v11, s21
	v_mov_b32_e32 v12, v7
	s_cbranch_scc0 .LBB2_29
	v_add_u32_e32 v12, -1, v7
	v_mov_b32_e32 v11, v14
.LBB2_29:
	s_mov_b64 s[4:5], 0
	s_branch .LBB2_33
.LBB2_30:
	s_branch .LBB2_40
.LBB2_31:
	s_mov_b64 s[4:5], 0
	s_cbranch_execnz .LBB2_36
	s_branch .LBB2_37
.LBB2_32:
	s_mov_b64 s[4:5], -1
.LBB2_33:
	s_mov_b64 s[16:17], 0
	s_andn2_b64 vcc, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	s_cbranch_vccnz .LBB2_35
	s_mov_b64 s[4:5], -1
	s_mov_b32 s25, s18
.LBB2_35:
	v_mov_b32_e32 v5, v6
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccz .LBB2_37
.LBB2_36:
	s_add_i32 s25, s2, -2
	s_and_b32 s4, s25, 7
	v_lshlrev_b32_e32 v5, s4, v7
	v_min_i32_e32 v5, s15, v5
	s_mov_b64 s[4:5], -1
	global_store_dword v[3:4], v5, off
.LBB2_37:
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB2_39
	s_and_b32 s4, s25, 15
	s_add_i32 s5, s4, 1
	v_cvt_f32_ubyte0_e32 v5, s5
	v_rcp_iflag_f32_e32 v5, v5
	s_not_b32 s4, s4
	v_and_b32_e32 v11, 0xffff, v6
	v_mov_b32_e32 v12, v7
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_readfirstlane_b32 s16, v5
	s_mul_i32 s4, s4, s16
	s_mul_hi_u32 s4, s16, s4
	s_add_i32 s16, s16, s4
	s_mul_hi_u32 s4, s24, s16
	s_mul_i32 s16, s4, s5
	s_sub_i32 s16, s24, s16
	s_add_i32 s17, s4, 1
	s_sub_i32 s25, s16, s5
	s_cmp_ge_u32 s16, s5
	s_cselect_b32 s4, s17, s4
	s_cselect_b32 s16, s25, s16
	s_add_i32 s17, s4, 1
	s_cmp_ge_u32 s16, s5
	s_cselect_b32 s4, s17, s4
	s_xor_b32 s4, s4, s23
	s_sub_i32 s4, s4, s23
	v_mad_u32_u24 v5, v11, 3, s4
	v_mov_b32_e32 v11, v14
.LBB2_39:
	s_cbranch_execnz .LBB2_47
.LBB2_40:
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc0 .LBB2_44
	s_mov_b64 s[16:17], exec
	v_mbcnt_lo_u32_b32 v5, s16, 0
	v_mbcnt_hi_u32_b32 v5, s17, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_43
	s_bcnt1_i32_b64 s16, s[16:17]
	s_mul_i32 s16, s12, s16
	v_mov_b32_e32 v5, s16
	global_atomic_add v13, v5, s[0:1]
.LBB2_43:
	s_or_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_45
	s_branch .LBB2_46
.LBB2_44:
.LBB2_45:
	s_waitcnt lgkmcnt(0)
	v_add_u16_e32 v5, s19, v6
	v_and_b32_e32 v5, 0x3ff, v5
	v_lshlrev_b32_sdwa v5, v15, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_mov_b32_e32 v11, s7
	global_store_dword v5, v11, s[10:11]
.LBB2_46:
	v_mov_b32_e32 v5, v6
	v_mov_b32_e32 v11, v14
	v_mov_b32_e32 v12, v7
.LBB2_47:
	s_add_u32 s2, s2, -1
	s_addc_u32 s3, s3, -1
	v_cmp_lt_u64_e64 s[4:5], s[2:3], 3
	v_xor_b32_e32 v0, s14, v0
	v_bfe_i32 v0, v0, 0, 8
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB2_50
	v_mov_b32_e32 v7, v12
	v_mov_b32_e32 v14, v11
	v_mov_b32_e32 v6, v5
	s_branch .LBB2_24
.LBB2_49:
	v_mov_b32_e32 v12, v7
	v_mov_b32_e32 v11, v14
	v_mov_b32_e32 v5, v6
.LBB2_50:
	v_mov_b32_e32 v13, s7
.LBB2_51:
	v_and_b32_e32 v3, 0x3ff, v12
	v_lshlrev_b32_e32 v3, 2, v3
	global_load_dword v4, v3, s[8:9]
	s_lshl_b32 s0, s15, 2
	v_mov_b32_e32 v3, 12
	v_mov_b32_e32 v6, s0
	ds_bpermute_b32 v3, v6, v3
	s_and_b32 s13, s13, 3
	s_cmp_eq_u32 s13, 0
	s_mov_b32 s16, 0
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v10, v3
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, v4, v11
	v_xor_b32_e32 v0, v4, v0
	s_cbranch_scc1 .LBB2_57
	ds_read_b32 v4, v9
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0x3ea00000
	s_mov_b64 s[0:1], s[8:9]
	s_branch .LBB2_54
.LBB2_53:
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s16, s16, 1
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_add_u32 s10, s10, 4
	s_addc_u32 s11, s11, 0
	s_cmp_eq_u32 s13, s16
	s_cbranch_scc1 .LBB2_56
.LBB2_54:
	s_mov_b64 s[2:3], exec
	v_mbcnt_lo_u32_b32 v9, s2, 0
	v_mbcnt_hi_u32_b32 v9, s3, v9
	v_cmp_eq_u32_e32 vcc, 0, v9
	global_store_dword v6, v7, s[10:11]
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_53
	s_bcnt1_i32_b64 s2, s[2:3]
	s_mul_i32 s2, s16, s2
	v_mov_b32_e32 v9, s2
	global_atomic_add v6, v9, s[0:1]
	s_branch .LBB2_53
.LBB2_56:
	v_and_b32_e32 v6, 0x80, v0
	v_cmp_eq_u32_e32 vcc, 0, v6
	v_cndmask_b32_e64 v6, 16, 1, vcc
	v_cvt_f32_ubyte0_e32 v7, v6
	v_rcp_iflag_f32_e32 v7, v7
	v_sub_u32_e32 v9, 0, v6
	v_and_b32_e32 v10, 7, v5
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_sdwa v4, v10, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	v_sub_u32_e32 v10, 0, v4
	v_max_i32_e32 v10, v4, v10
	v_ashrrev_i32_e32 v4, 31, v4
	v_mul_lo_u32 v9, v9, v7
	v_mul_hi_u32 v9, v7, v9
	v_add_u32_e32 v7, v7, v9
	v_mul_hi_u32 v7, v10, v7
	v_mul_lo_u32 v9, v7, v6
	v_add_u32_e32 v12, 1, v7
	v_sub_u32_e32 v9, v10, v9
	v_cmp_ge_u32_e32 vcc, v9, v6
	v_sub_u32_e32 v10, v9, v6
	v_cndmask_b32_e32 v7, v7, v12, vcc
	v_cndmask_b32_e32 v9, v9, v10, vcc
	v_add_u32_e32 v10, 1, v7
	v_cmp_ge_u32_e32 vcc, v9, v6
	v_cndmask_b32_e32 v6, v7, v10, vcc
	v_xor_b32_e32 v6, v6, v4
	v_sub_u32_e32 v4, v6, v4
	v_and_b32_e32 v4, v4, v11
	s_branch .LBB2_58
.LBB2_57:
	v_add_u32_e32 v4, -1, v12
.LBB2_58:
	v_cvt_f16_f32_e32 v6, s7
	s_add_i32 s0, s6, s12
	s_add_i32 s0, s0, s14
	s_add_i32 s0, s0, s15
	v_add_u32_sdwa v5, s0, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_add3_u32 v3, v5, v11, v3
	v_cvt_f32_f16_e32 v5, v6
	v_bfe_i32 v0, v0, 0, 8
	v_add3_u32 v0, v3, v0, v4
	global_store_dword v8, v0, s[8:9]
	v_add_f32_e32 v0, 0x3e800000, v13
	v_add_f32_e32 v0, v0, v5
	global_store_dword v[1:2], v0, off
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
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 26
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
	v_lshlrev_b32_e32 v5, 2, v0
	v_and_b32_e32 v1, 0x3ff, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v14, v5, s[0:1]
	v_lshlrev_b32_e32 v7, 2, v1
	global_load_dword v8, v7, s[2:3]
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v3, vcc, s0, v5
	v_addc_co_u32_e32 v4, vcc, 0, v1, vcc
	v_and_b32_e32 v15, 63, v0
	s_add_i32 s14, s6, s8
	v_mov_b32_e32 v2, s3
	s_and_b32 s15, s9, 3
	v_add_co_u32_e32 v1, vcc, s2, v7
	s_mov_b32 s7, 0
	v_lshlrev_b32_e32 v16, 2, v15
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_cmp_eq_u32 s15, 0
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v9, v14
	v_mov_b32_e32 v10, v14
	ds_write_b32 v16, v14
	s_cbranch_scc1 .LBB3_8
	s_abs_i32 s6, s14
	s_sub_i32 s16, -3, s6
	s_and_b32 s6, s16, 0x3ff
	s_lshl_b32 s6, s6, 2
	s_add_u32 s10, s0, s6
	s_addc_u32 s11, s1, 0
	v_mov_b32_e32 v6, 0
	s_mov_b32 s17, 0
	s_branch .LBB3_3
.LBB3_2:
	s_or_b64 exec, exec, s[12:13]
	s_add_i32 s17, s6, 1
	s_cmp_eq_u32 s17, s15
	s_cbranch_scc1 .LBB3_7
.LBB3_3:
	global_load_dword v9, v6, s[10:11]
	global_load_dword v10, v[3:4], off
	s_mov_b64 s[12:13], exec
	s_mov_b32 s6, s17
	s_mov_b32 s17, 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, v10, v9
.LBB3_4:
	s_ff1_i32_b64 s18, s[12:13]
	v_readlane_b32 s20, v9, s18
	s_lshl_b64 s[18:19], 1, s18
	s_add_i32 s17, s17, s20
	s_andn2_b64 s[12:13], s[12:13], s[18:19]
	s_cmp_lg_u64 s[12:13], 0
	s_cbranch_scc1 .LBB3_4
	v_mbcnt_lo_u32_b32 v9, exec_lo, 0
	v_mbcnt_hi_u32_b32 v9, exec_hi, v9
	v_cmp_eq_u32_e32 vcc, 0, v9
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB3_2
	s_lshl_b64 s[18:19], s[6:7], 2
	s_add_u32 s18, s0, s18
	s_addc_u32 s19, s1, s19
	v_mov_b32_e32 v9, s17
	global_atomic_add v6, v9, s[18:19]
	s_branch .LBB3_2
.LBB3_7:
	v_mov_b32_e32 v10, s6
	v_mov_b32_e32 v9, s16
	ds_write_b32 v16, v10
.LBB3_8:
	global_load_dword v13, v5, s[2:3]
	s_load_dword s6, s[4:5], 0x20
	s_load_dword s12, s[4:5], 0x2c
	v_xor_b32_e32 v11, s9, v0
	s_and_b32 s9, s8, 7
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v6, s6
	s_add_i32 s6, s8, -1
	v_mov_b32_e32 v12, s12
	v_cmp_gt_i32_e32 vcc, s6, v11
	v_cndmask_b32_e64 v12, v12, -v12, vcc
	v_cvt_f16_f32_e32 v12, v12
	v_add_co_u32_e32 v5, vcc, s2, v5
	s_cmp_eq_u32 s9, 0
	v_fma_f16 v12, v12, v6, 0.5
	v_mov_b32_e32 v6, s3
	v_addc_co_u32_e32 v6, vcc, 0, v6, vcc
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v17, v13, v13 clamp
	s_cbranch_scc1 .LBB3_12
	s_lshl_b32 s6, s9, 2
	s_mov_b32 s7, 1
	v_mov_b32_e32 v18, v0
.LBB3_10:
	v_xor_b32_sdwa v18, sext(v18), s7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	s_lshl_b32 s7, s7, 1
	s_cmp_gt_u32 s7, s6
	s_cbranch_scc0 .LBB3_10
	v_cvt_f32_f16_e32 v13, v12
	v_add_f32_e32 v19, 0xbe800000, v8
	v_add_f32_e64 v13, |v19|, v13
	s_branch .LBB3_13
.LBB3_12:
	v_mov_b32_e32 v13, v17
	v_mov_b32_e32 v18, v0
.LBB3_13:
	s_load_dwordx2 s[6:7], s[4:5], 0x24
	v_and_b32_e32 v0, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v0
	v_bfe_i32 v0, v18, 0, 8
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	v_xor_b32_e32 v18, s14, v0
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	v_add_u32_sdwa v18, v9, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	s_or_b64 exec, exec, s[10:11]
	v_cvt_i32_f32_e32 v19, v13
	v_and_b32_e32 v14, 0xffff, v14
	s_load_dwordx2 s[4:5], s[4:5], 0x18
	v_or_b32_e32 v19, 1, v19
	v_cvt_f32_u32_e32 v20, v19
	v_sub_u32_e32 v21, 0, v19
	v_rcp_iflag_f32_e32 v20, v20
	v_mul_f32_e32 v20, 0x4f7ffffe, v20
	v_cvt_u32_f32_e32 v20, v20
	v_mul_lo_u32 v21, v21, v20
	v_mul_hi_u32 v21, v20, v21
	v_add_u32_e32 v20, v20, v21
	v_mul_hi_u32 v20, v14, v20
	v_mul_lo_u32 v20, v20, v19
	v_sub_u32_e32 v20, v14, v20
	v_sub_u32_e32 v21, v20, v19
	v_cmp_ge_u32_e32 vcc, v20, v19
	v_cndmask_b32_e32 v20, v20, v21, vcc
	v_sub_u32_e32 v21, v20, v19
	v_cmp_ge_u32_e32 vcc, v20, v19
	v_cndmask_b32_e32 v19, v20, v21, vcc
	v_cmp_le_i32_e32 vcc, v19, v18
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB3_19
	v_mov_b32_e32 v10, s8
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v13, s4
	s_nop 1
	v_mov_b32_dpp v10, v13 row_shr:1 row_mask:0xf bank_mask:0xf
	v_and_b32_e32 v10, 0x3ff, v10
	v_lshlrev_b32_e32 v18, 2, v10
	global_store_dword v18, v17, s[2:3]
	global_load_dword v10, v[5:6], off
	v_and_b32_e32 v13, 0x3ff, v9
	v_lshlrev_b32_e32 v13, 2, v13
	global_load_dword v17, v13, s[0:1]
	v_xor_b32_e32 v13, v9, v14
	v_cvt_f32_i32_e32 v13, v13
	s_waitcnt vmcnt(1)
	v_max_f32_e64 v10, v10, v10 clamp
	global_store_dword v18, v10, s[2:3]
	global_load_dword v10, v[5:6], off
	s_waitcnt vmcnt(2)
	v_add_u32_e32 v17, 23, v17
	global_store_dword v7, v17, s[0:1]
	s_waitcnt vmcnt(1)
	v_max_f32_e64 v10, v10, v10 clamp
	global_store_dword v18, v10, s[2:3]
	global_load_dword v19, v[5:6], off
	v_add_u32_e32 v10, s6, v9
	ds_write_b32 v16, v10
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v17, v19, v19 clamp
	global_store_dword v18, v17, s[2:3]
.LBB3_19:
	s_or_b64 exec, exec, s[10:11]
	v_xor_b32_e32 v15, 1, v15
	s_cmp_lt_i32 s9, 2
	v_lshlrev_b32_e32 v15, 2, v15
	s_cbranch_scc1 .LBB3_23
	s_cmp_lt_i32 s9, 3
	v_mov_b32_e32 v17, s8
	v_mov_b32_e32 v18, v9
	v_mov_b32_e32 v16, v12
	s_cbranch_scc1 .LBB3_30
	s_cmp_lt_i32 s9, 4
	s_cbranch_scc1 .LBB3_24
	s_cmp_eq_u32 s9, 4
	s_mov_b64 s[10:11], 0
	s_cselect_b64 s[2:3], -1, 0
	s_branch .LBB3_25
.LBB3_23:
	s_branch .LBB3_31
.LBB3_24:
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[2:3], 0
.LBB3_25:
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v18, v11
	s_cbranch_vccnz .LBB3_27
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s2, s4, 10
	s_and_b32 s2, s2, 30
	s_or_b32 s2, s2, 1
	v_cvt_f32_ubyte0_e32 v16, s2
	v_rcp_iflag_f32_e32 v16, v16
	s_sub_i32 s3, 0, s2
	ds_read_b32 v18, v15
	v_mul_f32_e32 v16, 0x4f7ffffe, v16
	v_cvt_u32_f32_e32 v16, v16
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v18, 6, v18
	v_mul_lo_u32 v17, s3, v16
	v_mul_hi_u32 v17, v16, v17
	v_add_u32_e32 v16, v16, v17
	v_mul_hi_u32 v16, v18, v16
	v_mul_lo_u32 v16, v16, s2
	v_sub_u32_e32 v16, v18, v16
	v_subrev_u32_e32 v17, s2, v16
	v_cmp_le_u32_e32 vcc, s2, v16
	v_cndmask_b32_e32 v16, v16, v17, vcc
	v_subrev_u32_e32 v17, s2, v16
	v_cmp_le_u32_e32 vcc, s2, v16
	v_cndmask_b32_e32 v16, v16, v17, vcc
	v_add_u32_e32 v18, 14, v16
	s_mov_b64 s[2:3], -1
.LBB3_27:
	s_andn2_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v17, v11
	s_cbranch_vccnz .LBB3_29
	v_cvt_f32_f16_e32 v16, v12
	v_mov_b32_e32 v17, v18
	v_med3_f32 v16, v16, s12, 4.0
	v_cvt_f16_f32_e32 v16, v16
	v_fma_f16 v16, v16, v12, 0.5
.LBB3_29:
	v_add_u32_e32 v18, -1, v9
.LBB3_30:
	s_cbranch_execnz .LBB3_36
.LBB3_31:
	s_cmp_gt_i32 s9, 0
	s_cbranch_scc0 .LBB3_33
	global_load_dword v16, v[3:4], off
	global_load_dword v17, v[5:6], off
	ds_read_b32 v4, v15
	v_cvt_f32_f16_e32 v3, v12
	v_frexp_exp_i32_f32_e32 v5, v3
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v4, s14, v4, 5
	v_frexp_mant_f32_e32 v3, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v6, s7, v16
	v_cmp_lt_i32_e32 vcc, v6, v4
	v_cndmask_b32_e64 v4, -v13, v13, vcc
	s_waitcnt vmcnt(0)
	v_med3_f32 v4, v17, v4, 4.0
	v_add_f32_e32 v4, 0x3fa00000, v4
	v_frexp_mant_f32_e32 v6, v4
	v_rcp_f32_e32 v6, v6
	v_frexp_exp_i32_f32_e32 v4, v4
	v_sub_u32_e32 v4, v5, v4
	v_mul_f32_e32 v3, v3, v6
	v_ldexp_f32 v3, v3, v4
	s_cbranch_execz .LBB3_34
	s_branch .LBB3_35
.LBB3_33:
.LBB3_34:
	v_mov_b32_e32 v3, v8
.LBB3_35:
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v17, v11
	v_mov_b32_e32 v18, v9
.LBB3_36:
	s_mov_b32 s2, 0x3fc00000
	v_fma_f32 v3, v13, s2, v13
	s_mov_b32 s2, 0x3e800000
	v_fma_f32 v3, v3, s2, v13
	s_add_i32 s2, s14, s8
	s_waitcnt lgkmcnt(0)
	s_add_i32 s2, s2, s4
	v_add_u32_e32 v4, s2, v14
	v_add3_u32 v0, v4, v0, v17
	v_cvt_f32_f16_e32 v4, v16
	v_add3_u32 v0, v0, v18, v10
	global_store_dword v7, v0, s[0:1]
	v_add_f32_e32 v0, v3, v8
	v_add_f32_e32 v0, v0, v4
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
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 21
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
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0x3e800000
	v_cvt_f32_ubyte0_e32 v3, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[0:1]
	s_load_dword s7, s[4:5], 0x18
	s_load_dword s10, s[4:5], 0x20
	s_load_dword s11, s[4:5], 0x2c
	s_and_b32 s4, s8, s9
	s_bitcmp0_b32 s4, 0
	v_lshl_add_u32 v4, s6, 6, v0
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v2, s10, v2
	v_frexp_exp_i32_f32_e32 v8, s11
	v_frexp_mant_f32_e32 v9, s11
	v_cvt_f16_f32_e32 v6, s10
	v_cvt_f16_f32_e32 v2, v2
	v_mul_f32_e32 v9, 0x3faaaaab, v9
	v_add_u32_e32 v8, -1, v8
	v_ldexp_f32 v8, v9, v8
	v_cvt_f16_f32_e32 v8, v8
	v_bfe_i32 v5, v0, 0, 8
	v_xor_b32_e32 v0, s9, v0
	v_fma_f16 v2, v2, v6, 0.5
	s_cselect_b64 vcc, -1, 0
	s_add_i32 s4, s8, s6
	v_cndmask_b32_e32 v2, v2, v6, vcc
	v_add3_u32 v0, s4, v5, v0
	v_fma_f16 v2, v8, v2, 0.5
	v_mul_f32_e64 v7, s10, s10
	v_cvt_f32_f16_e32 v2, v2
	v_and_b32_e32 v4, 0x3ff, v4
	v_med3_f32 v7, v7, s10, 4.0
	v_lshlrev_b32_e32 v4, 2, v4
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0xffff, v1
	v_cmp_eq_u32_e32 vcc, 7, v5
	v_lshlrev_b32_e32 v6, 1, v1
	v_add3_u32 v0, v0, s7, v1
	v_cndmask_b32_e64 v1, -v3, v3, vcc
	v_max_f32_e64 v1, v1, v1 clamp
	v_add3_u32 v0, v0, v6, v5
	v_med3_f32 v1, v7, v1, 4.0
	global_store_dword v4, v0, s[0:1]
	v_add_f32_e32 v0, s10, v1
	v_add_f32_e32 v0, v0, v2
	global_store_dword v4, v0, s[2:3]
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 10
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
	v_lshl_add_u32 v1, s6, 6, v0
	v_lshlrev_b32_e32 v2, 2, v0
	v_and_b32_e32 v1, 0x3ff, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v2, s[8:9]
	v_lshlrev_b32_e32 v3, 2, v1
	global_load_dword v4, v3, s[10:11]
	v_and_b32_e32 v1, 3, v0
	v_cmp_ne_u32_e32 vcc, 1, v1
	v_mov_b32_e32 v2, s11
	s_and_b32 s11, s3, 7
	v_add_co_u32_e64 v1, s[0:1], s10, v3
	v_and_b32_e32 v7, 63, v0
	v_addc_co_u32_e64 v2, s[0:1], 0, v2, s[0:1]
	s_cmp_lg_u32 s11, 0
	v_lshlrev_b32_e32 v6, 2, v7
	s_cselect_b64 s[0:1], -1, 0
	s_mov_b32 s7, 0
	s_and_b64 s[12:13], vcc, s[0:1]
	s_waitcnt vmcnt(1)
	ds_write_b32 v6, v5
	v_mov_b32_e32 v6, s2
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB5_3
.LBB5_1:
	v_mov_b32_e32 v6, s7
	s_add_i32 s7, s7, 1
	s_cmp_lt_u32 s7, s11
	v_mov_b32_dpp v6, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_cbranch_scc1 .LBB5_1
	v_mul_lo_u32 v6, v6, v5
.LBB5_3:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx2 s[10:11], s[4:5], 0x20
	s_add_i32 s2, s6, s2
	v_cmp_gt_i32_e64 s[0:1], s2, v5
	v_bfe_i32 v9, v0, 0, 8
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v8, s10
	v_readfirstlane_b32 s6, v8
	s_mul_hi_i32 s6, s6, 0x2aaaaaab
	s_lshr_b32 s7, s6, 31
	s_ashr_i32 s6, s6, 1
	s_add_i32 s6, s6, s7
	s_cmp_gt_i32 s6, s11
	s_cbranch_scc1 .LBB5_5
	v_xor_b32_e32 v7, 1, v7
	v_lshlrev_b32_e32 v7, 2, v7
	ds_read_b32 v7, v7
	v_bfe_i32 v8, v0, 0, 8
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v7, v7, v8
	v_cvt_f32_i32_e32 v7, v7
	v_and_b32_e32 v7, 0x7fffffff, v7
	s_cbranch_execz .LBB5_6
	s_branch .LBB5_7
.LBB5_5:
.LBB5_6:
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, s10, v4
	v_mov_b32_e32 v8, v9
.LBB5_7:
	s_load_dword s6, s[4:5], 0x18
	v_mul_lo_u32 v9, s2, v5
	s_add_u32 s4, s0, -1
	s_addc_u32 s5, s1, -1
	s_and_b64 s[0:1], s[0:1], s[4:5]
	s_cmp_lg_u64 s[0:1], 0
	v_lshlrev_b32_e32 v12, 1, v9
	s_mov_b32 s0, 0x3fc00000
	v_mov_b32_e32 v9, 0x3e800000
	v_xor_b32_e32 v11, s3, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s6
	v_fma_f32 v9, s0, v9, v7
	v_cvt_f16_f32_e32 v13, s10
	v_cvt_f16_f32_e32 v14, v9
	v_mad_u64_u32 v[9:10], s[0:1], v5, 3, v[0:1]
	v_lshlrev_b32_e32 v5, 1, v5
	v_fma_f16 v10, v14, v13, 0.5
	v_and_b32_e32 v9, 0xffff, v9
	v_add3_u32 v8, v11, v8, s6
	s_cselect_b64 vcc, -1, 0
	v_add3_u32 v5, v8, v5, v9
	v_cvt_f32_f16_e32 v8, v10
	v_cndmask_b32_e32 v0, v12, v11, vcc
	v_add3_u32 v0, v5, v6, v0
	global_store_dword v3, v0, s[8:9]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, v4, v7
	v_add_f32_e32 v0, v0, v8
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
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 14
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
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[12:13], s[4:5], 0x10
	v_lshl_add_u32 v16, s6, 6, v0
	v_and_b32_e32 v1, 0x3ff, v16
	v_lshlrev_b32_e32 v3, 2, v0
	v_lshlrev_b32_e32 v7, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v9, v3, s[8:9]
	global_load_dword v8, v7, s[10:11]
	s_load_dword s7, s[4:5], 0x24
	s_load_dwordx2 s[14:15], s[4:5], 0x2c
	v_mov_b32_e32 v1, s9
	v_add_co_u32_e32 v5, vcc, s8, v3
	v_addc_co_u32_e32 v6, vcc, 0, v1, vcc
	s_and_b32 s24, s12, 7
	v_mov_b32_e32 v2, s11
	v_add_co_u32_e32 v1, vcc, s10, v7
	s_cmp_eq_u32 s24, 0
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_cselect_b64 s[16:17], -1, 0
	s_cmp_lg_u32 s24, 0
	s_mov_b32 s0, 0
	s_cselect_b64 s[2:3], -1, 0
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB6_3
	s_mov_b32 s1, 0
	v_mov_b32_e32 v10, v0
.LBB6_2:
	s_sub_i32 s18, 0, s1
	v_mov_b32_e32 v4, s1
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s7, s18
	v_mov_b32_e32 v11, s18
	s_waitcnt vmcnt(1)
	v_cmp_lt_i32_e32 vcc, s1, v9
	v_cndmask_b32_e32 v4, v11, v4, vcc
	s_cselect_b64 vcc, -1, 0
	s_and_b32 s0, 0xffff, s0
	s_add_i32 s0, s0, 1
	v_cndmask_b32_e32 v4, 0, v4, vcc
	s_sext_i32_i16 s1, s0
	s_cmp_le_i32 s24, s1
	v_add_u16_e32 v10, v4, v10
	s_cbranch_scc0 .LBB6_2
	s_branch .LBB6_4
.LBB6_3:
	v_mov_b32_e32 v10, v0
.LBB6_4:
	s_load_dword s21, s[4:5], 0x28
	s_load_dword s25, s[4:5], 0x20
	v_and_b32_e32 v17, 63, v0
	s_ashr_i32 s20, s12, 3
	s_and_b32 s0, s13, 7
	v_lshlrev_b32_e32 v11, 2, v17
	v_mov_b32_e32 v4, s20
	s_mov_b32 s1, 0
	s_cmp_eq_u32 s0, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v12, s25
	ds_write_b32 v11, v4
	s_cbranch_scc1 .LBB6_8
	v_mov_b32_e32 v4, s15
.LBB6_6:
	s_and_b32 s1, s1, 0xff
	s_add_i32 s1, s1, 1
	s_and_b32 s18, s1, 0xff
	s_cmp_eq_u32 s0, s18
	v_mov_b32_dpp v12, v4 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_cbranch_scc0 .LBB6_6
	v_cvt_f32_i32_e32 v4, v12
	v_add_f32_e32 v4, 0xbfc00000, v4
	v_sub_f32_e64 v4, |v4|, s14
	v_and_b32_e32 v12, 0x7fffffff, v4
.LBB6_8:
	global_load_dword v15, v3, s[10:11]
	v_lshlrev_b32_e32 v4, 2, v16
	v_mov_b32_e32 v14, 7
	v_add_f32_e32 v3, 0x3fa00000, v12
	ds_bpermute_b32 v18, v4, v14
	v_frexp_exp_i32_f32_e32 v19, v3
	v_frexp_mant_f32_e32 v3, v3
	s_load_dwordx2 s[18:19], s[4:5], 0x18
	v_rcp_f32_e32 v20, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, s21, v18
	v_cndmask_b32_e64 v12, -v12, v12, vcc
	v_xor_b32_e32 v13, s13, v0
	v_mov_b32_e32 v3, s18
	v_cmp_gt_u32_e64 s[0:1], 64, v0
	v_mov_b32_e32 v4, s19
	s_waitcnt vmcnt(0)
	v_frexp_exp_i32_f32_e32 v18, v15
	v_frexp_mant_f32_e32 v15, v15
	v_mul_f32_e32 v15, v15, v20
	v_sub_u32_e32 v18, v18, v19
	v_ldexp_f32 v15, v15, v18
	v_add_f32_e32 v15, v15, v12
	v_mov_b32_e32 v12, s20
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB6_16
	s_and_b32 s13, s7, 15
	s_add_i32 s28, s13, 1
	v_cvt_f32_ubyte0_e32 v3, s28
	v_rcp_iflag_f32_e32 v3, v3
	s_not_b32 s13, s13
	v_cvt_i32_f32_e32 v4, v15
	v_cmp_ne_u32_sdwa s[22:23], v9, v14 src0_sel:WORD_0 src1_sel:DWORD
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_sub_u32_e32 v14, 0, v4
	v_max_i32_e32 v18, v4, v14
	v_mov_b32_e32 v13, 0xfffe0000
	v_mul_lo_u32 v12, s13, v3
	v_lshl_add_u32 v13, v18, 16, v13
	v_ashrrev_i32_e32 v14, 16, v13
	v_ashrrev_i32_e32 v4, 31, v4
	v_mul_hi_u32 v12, v3, v12
	s_xor_b64 s[26:27], s[16:17], -1
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v20, v0
	v_add_u32_e32 v3, v3, v12
	v_mul_hi_u32 v3, v18, v3
	v_mov_b32_e32 v12, s20
	s_and_b64 s[20:21], s[26:27], s[22:23]
	v_mul_lo_u32 v19, v3, s28
	v_add_u32_e32 v13, 1, v3
	v_sub_u32_e32 v18, v18, v19
	v_cmp_le_u32_e32 vcc, s28, v18
	v_cndmask_b32_e32 v3, v3, v13, vcc
	v_subrev_u32_e32 v13, s28, v18
	v_cndmask_b32_e32 v13, v18, v13, vcc
	v_add_u32_e32 v18, 1, v3
	v_cmp_le_u32_e32 vcc, s28, v13
	v_cndmask_b32_e32 v3, v3, v18, vcc
	v_xor_b32_e32 v3, v3, v4
	v_sub_u32_e32 v18, v3, v4
	v_mov_b32_e32 v3, s18
	v_ashrrev_i32_e32 v19, 31, v18
	v_mov_b32_e32 v4, s19
	s_branch .LBB6_11
.LBB6_10:
	s_or_b64 exec, exec, s[18:19]
	v_add_u32_e32 v21, 17, v20
	v_cmp_lt_u32_e32 vcc, 46, v20
	s_or_b64 s[16:17], vcc, s[16:17]
	v_mov_b32_e32 v20, v21
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB6_15
.LBB6_11:
	v_mov_b32_dpp v13, v14 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB6_10
	s_mov_b32 s13, -1
.LBB6_13:
	v_mad_u64_u32 v[21:22], s[22:23], v3, 3, 0
	s_mov_b32 s26, s13
	s_add_i32 s13, s13, 1
	v_mov_b32_e32 v3, v22
	v_mad_u64_u32 v[3:4], s[22:23], v4, 3, v[3:4]
	s_add_i32 s26, s26, 2
	s_cmp_lt_u32 s26, s24
	v_mov_b32_e32 v4, v3
	v_sub_co_u32_e32 v3, vcc, v21, v18
	v_subb_co_u32_e32 v4, vcc, v4, v19, vcc
	s_cbranch_scc1 .LBB6_13
	v_mov_b32_e32 v12, s13
	ds_write_b32 v11, v12
	s_branch .LBB6_10
.LBB6_15:
	s_or_b64 exec, exec, s[16:17]
.LBB6_16:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v14, 3
	v_cmp_gt_i16_sdwa s[16:17], sext(v10), v14 src0_sel:BYTE_0 src1_sel:DWORD
	v_mov_b32_e32 v14, v9
	s_and_saveexec_b64 s[4:5], s[16:17]
	s_cbranch_execz .LBB6_46
	v_and_b32_e32 v18, 7, v0
	v_cmp_lt_i32_e32 vcc, 1, v18
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB6_31
	v_cmp_lt_i32_e32 vcc, 2, v18
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB6_26
	v_cmp_lt_i32_e32 vcc, 3, v18
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB6_23
	v_cmp_ne_u32_e32 vcc, 4, v18
	v_mov_b32_e32 v14, v9
	s_and_saveexec_b64 s[22:23], vcc
	v_add_u32_e32 v14, -1, v9
	s_or_b64 exec, exec, s[22:23]
.LBB6_23:
	s_andn2_saveexec_b64 s[20:21], s[20:21]
	v_mad_u64_u32 v[14:15], s[22:23], v3, 3, 0
	v_mov_b32_e32 v3, v15
	v_mad_u64_u32 v[3:4], s[22:23], v4, 3, v[3:4]
	v_xor_b32_e32 v4, s15, v13
	v_mov_b32_e32 v15, v3
	v_sub_co_u32_e32 v3, vcc, v14, v4
	v_subbrev_co_u32_e32 v4, vcc, 0, v15, vcc
	v_mov_b32_e32 v14, v9
	s_or_b64 exec, exec, s[20:21]
.LBB6_26:
	s_andn2_saveexec_b64 s[18:19], s[18:19]
	s_cbranch_execz .LBB6_30
	s_mov_b32 s20, 0x2a05f200
	s_mov_b32 s21, 1
	v_cmp_lt_i64_e32 vcc, s[20:21], v[3:4]
	v_mov_b32_e32 v13, s15
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB6_29
	v_and_b32_e32 v13, 0x3ff, v9
	v_lshlrev_b32_e32 v13, 2, v13
	global_load_dword v13, v13, s[8:9]
.LBB6_29:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v13, s7, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_mov_b32_e32 v14, 7
	ds_bpermute_b32 v13, v13, v14
	v_mov_b32_e32 v14, v9
.LBB6_30:
	s_or_b64 exec, exec, s[18:19]
.LBB6_31:
	s_andn2_saveexec_b64 s[16:17], s[16:17]
	s_cbranch_execz .LBB6_37
	v_cmp_lt_i32_e32 vcc, 0, v18
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB6_34
	v_cvt_i32_f32_e32 v14, v15
	v_cmp_gt_i32_e32 vcc, v9, v14
	s_bcnt1_i32_b64 s13, vcc
	v_xor_b32_e32 v14, s13, v14
	global_store_dword v7, v14, s[8:9]
.LBB6_34:
	s_andn2_saveexec_b64 s[18:19], s[18:19]
	s_cbranch_execz .LBB6_36
	v_xor_b32_e32 v14, 1, v17
	v_lshlrev_b32_e32 v14, 2, v14
	ds_read_b32 v14, v14
	s_mov_b32 s13, 0x92492493
	s_waitcnt lgkmcnt(0)
	v_mul_hi_i32 v15, v14, s13
	v_add_u32_e32 v14, v15, v14
	v_lshrrev_b32_e32 v15, 31, v14
	v_lshrrev_b32_e32 v14, 3, v14
	v_add_u32_e32 v14, v14, v15
	v_xor_b32_e32 v10, v10, v14
.LBB6_36:
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_e32 v14, v9
.LBB6_37:
	s_or_b64 exec, exec, s[16:17]
	v_cvt_f32_ubyte0_e64 v17, v0 clamp
	v_add_f32_e32 v17, 0x3fa00000, v17
	v_frexp_mant_f32_e32 v18, v17
	v_rcp_f32_e32 v18, v18
	v_add_f32_e32 v15, s14, v8
	v_frexp_exp_i32_f32_e32 v17, v17
	v_frexp_exp_i32_f32_e32 v19, v15
	v_frexp_mant_f32_e32 v15, v15
	v_mul_f32_e32 v15, v15, v18
	s_andn2_b64 vcc, exec, s[2:3]
	v_sub_u32_e32 v17, v19, v17
	s_cbranch_vccnz .LBB6_45
	v_cmp_lt_i32_e32 vcc, s12, v16
	v_subrev_u32_e32 v12, 17, v0
	s_mov_b32 s13, 0
	s_branch .LBB6_40
.LBB6_39:
	s_or_b64 exec, exec, s[16:17]
	v_mad_u64_u32 v[18:19], s[2:3], v3, 3, 0
	v_cndmask_b32_e64 v16, 0, 1, vcc
	s_add_i32 s13, s13, 1
	v_mov_b32_e32 v3, v19
	v_mad_u64_u32 v[3:4], s[2:3], v4, 3, v[3:4]
	s_cmp_eq_u32 s13, s24
	v_mov_b32_e32 v4, v3
	s_waitcnt lgkmcnt(0)
	v_sub_co_u32_e64 v3, s[2:3], v18, v13
	v_subbrev_co_u32_e64 v4, s[2:3], 0, v4, s[2:3]
	v_cmp_ne_u32_e64 s[2:3], 0, v16
	s_cbranch_scc1 .LBB6_44
.LBB6_40:
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB6_39
	global_load_dword v16, v[5:6], off
	s_mov_b64 s[18:19], 0
	s_waitcnt vmcnt(0)
	v_min_i32_e32 v16, s12, v16
	v_and_b32_e32 v16, 0x3ff, v16
	v_lshlrev_b32_e32 v16, 2, v16
	global_store_dword v16, v8, s[10:11]
	v_mov_b32_e32 v16, v12
.LBB6_42:
	v_add_u32_e32 v16, 17, v16
	v_cmp_lt_u32_e64 s[2:3], 46, v16
	s_or_b64 s[18:19], s[2:3], s[18:19]
	v_mad_legacy_u16 v9, v9, 3, -7
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB6_42
	s_or_b64 exec, exec, s[18:19]
	s_branch .LBB6_39
.LBB6_44:
	s_bcnt1_i32_b64 s0, s[2:3]
	v_mov_b32_e32 v12, s0
	ds_write_b32 v11, v12
.LBB6_45:
	v_ldexp_f32 v15, v15, v17
.LBB6_46:
	s_or_b64 exec, exec, s[4:5]
	v_cvt_f16_f32_e32 v16, s25
	v_and_b32_e32 v0, 3, v0
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB6_76
	s_add_i32 s13, s15, 9
	v_cmp_ngt_f32_e32 vcc, -1.0, v8
	v_add_f32_e32 v17, 0x3e800000, v8
	v_mov_b32_e32 v18, 0
	s_mul_i32 s7, s7, s13
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v19, -16
	s_lshr_b32 s28, s12, 29
	s_mov_b64 s[10:11], s[8:9]
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[16:17], 0
	s_branch .LBB6_51
.LBB6_48:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v20, v13
.LBB6_49:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	v_or_b32_e32 v13, 1, v5
	v_cvt_f32_u32_e32 v5, v13
	v_sub_u32_e32 v6, 0, v13
	v_and_b32_e32 v9, 0xffff, v9
	v_add_u16_e32 v10, s28, v10
	v_rcp_iflag_f32_e32 v5, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v6, v6, v5
	v_mul_hi_u32 v6, v5, v6
	v_add_u32_e32 v6, v5, v6
	v_mul_hi_u32 v5, s16, v6
	v_mad_u64_u32 v[5:6], s[0:1], s17, v6, v[5:6]
	v_mul_lo_u32 v21, v13, v5
	v_not_b32_e32 v5, v5
	v_mad_u64_u32 v[5:6], s[0:1], v13, v5, s[16:17]
	v_sub_u32_e32 v6, s16, v21
	v_cmp_ge_u32_e64 s[0:1], v6, v13
	v_cndmask_b32_e64 v5, v6, v5, s[0:1]
	v_sub_u32_e32 v6, v5, v13
	v_cmp_ge_u32_e64 s[0:1], v5, v13
	v_cndmask_b32_e64 v5, v5, v6, s[0:1]
	v_mad_u32_u24 v9, v9, 3, v5
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v5, v3
.LBB6_50:
	s_or_b64 exec, exec, s[18:19]
	s_add_u32 s16, s16, 1
	s_addc_u32 s17, s17, 0
	s_add_i32 s7, s7, s13
	s_add_u32 s14, s14, -1
	s_addc_u32 s15, s15, -1
	s_add_u32 s10, s10, 4
	s_addc_u32 s11, s11, 0
	v_cmp_eq_u32_e64 s[0:1], s16, v0
	v_mov_b32_e32 v3, v5
	s_or_b64 s[4:5], s[0:1], s[4:5]
	v_mov_b32_e32 v4, v6
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v13, v20
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_75
.LBB6_51:
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[18:19], exec, s[0:1]
	s_cbranch_execz .LBB6_55
	v_cmp_eq_u16_e64 s[0:1], 7, v9
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB6_54
	v_mov_b32_e32 v5, s14
	v_mad_u64_u32 v[5:6], s[0:1], v3, 3, v[5:6]
	s_and_b32 s0, s7, 15
	v_add_u16_e32 v10, 31, v10
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v13, s0, v5
.LBB6_54:
	s_or_b64 exec, exec, s[20:21]
	v_mad_u64_u32 v[5:6], s[0:1], v3, 3, s[14:15]
	ds_bpermute_b32 v20, v19, v14
	v_mov_b32_e32 v3, v6
	v_mad_u64_u32 v[3:4], s[0:1], v4, 3, v[3:4]
	v_and_b32_e32 v4, 0xffff, v9
	s_waitcnt lgkmcnt(0)
	v_mad_u32_u24 v9, v4, 3, v20
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v20, v13
.LBB6_55:
	s_andn2_saveexec_b64 s[18:19], s[18:19]
	s_cbranch_execz .LBB6_50
	v_cvt_i32_f32_e32 v5, v15
	v_add_u32_e32 v6, s16, v14
	v_and_b32_e32 v6, 7, v6
	v_cmp_lt_i32_e64 s[0:1], 1, v6
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB6_70
	v_cmp_lt_i32_e64 s[0:1], 2, v6
	s_and_saveexec_b64 s[22:23], s[0:1]
	s_xor_b64 s[22:23], exec, s[22:23]
	s_cbranch_execz .LBB6_65
	v_cmp_lt_i32_e64 s[0:1], 3, v6
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_xor_b64 s[24:25], exec, s[24:25]
	s_cbranch_execz .LBB6_62
	v_cmp_ne_u32_e64 s[0:1], 4, v6
	v_mov_b32_e32 v20, v5
	s_and_saveexec_b64 s[26:27], s[0:1]
	s_cbranch_execz .LBB6_61
	v_add_u32_e32 v14, -1, v14
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v20, v13
.LBB6_61:
	s_or_b64 exec, exec, s[26:27]
.LBB6_62:
	s_andn2_saveexec_b64 s[0:1], s[24:25]
	s_cbranch_execz .LBB6_64
	v_sub_f32_e32 v6, v15, v17
	v_and_b32_e32 v15, 0x7fffffff, v6
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v20, v13
.LBB6_64:
	s_or_b64 exec, exec, s[0:1]
.LBB6_65:
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB6_69
	s_mov_b64 s[26:27], exec
	v_mbcnt_lo_u32_b32 v6, s26, 0
	v_mbcnt_hi_u32_b32 v6, s27, v6
	v_cmp_eq_u32_e64 s[0:1], 0, v6
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_cbranch_execz .LBB6_68
	s_bcnt1_i32_b64 s0, s[26:27]
	s_sub_i32 s0, 0, s0
	v_mov_b32_e32 v6, s0
	global_atomic_add v18, v6, s[10:11]
.LBB6_68:
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v20, v13
.LBB6_69:
	s_or_b64 exec, exec, s[22:23]
.LBB6_70:
	s_andn2_saveexec_b64 s[20:21], s[20:21]
	s_cbranch_execz .LBB6_49
	v_cmp_lt_i32_e64 s[0:1], 0, v6
	s_and_saveexec_b64 s[22:23], s[0:1]
	s_xor_b64 s[0:1], exec, s[22:23]
	s_cbranch_execz .LBB6_73
	v_add_u32_e32 v12, v3, v5
	ds_write_b32 v11, v12
.LBB6_73:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB6_48
	v_fma_f16 v16, v16, v16, 0.5
	s_branch .LBB6_48
.LBB6_75:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v3, v5
	v_mov_b32_e32 v13, v20
	v_mov_b32_e32 v4, v6
.LBB6_76:
	s_or_b64 exec, exec, s[2:3]
	s_add_i32 s0, s6, s12
	s_add_i32 s0, s0, 7
	v_bfe_i32 v0, v10, 0, 8
	v_and_b32_e32 v4, 0xffff, v9
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v5, s0, v13, v14
	v_add3_u32 v0, v5, v0, v4
	v_cvt_f32_f16_e32 v4, v16
	v_add3_u32 v0, v0, v3, v12
	global_store_dword v7, v0, s[8:9]
	v_add_f32_e32 v0, v8, v15
	v_add_f32_e32 v0, v0, v4
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
		.amdhsa_next_free_vgpr 23
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
.Lfunc_end6:
	.size	k6, .Lfunc_end6-k6
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k7
	.globl	k7
	.p2align	8
	.type	k7,@function
k7:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_load_dword s16, s[4:5], 0x20
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v1, s[0:1]
	v_lshl_add_u32 v1, s6, 6, v0
	v_and_b32_e32 v2, 0x3ff, v1
	v_lshlrev_b32_e32 v3, 2, v2
	global_load_dword v4, v3, s[2:3]
	v_and_b32_e32 v2, 63, v0
	v_lshlrev_b32_e32 v8, 2, v2
	v_xor_b32_e32 v2, 1, v2
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v9, v2
	v_xor_b32_e32 v7, s9, v0
	v_cvt_f16_f32_e32 v6, s16
	v_readfirstlane_b32 s7, v7
	v_mov_b32_e32 v2, s3
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v7, 0, v9
	v_max_i32_e32 v7, v9, v7
	v_and_b32_e32 v7, 15, v7
	v_cmp_ngt_f16_e32 vcc, 2.0, v6
	v_ashrrev_i32_e64 v7, v7, s7
	s_and_b64 vcc, exec, vcc
	s_waitcnt vmcnt(1)
	ds_write_b32 v8, v5
	v_mov_b32_dpp v7, v7 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v8, v5
	s_cbranch_vccnz .LBB7_2
	v_and_b32_e32 v8, 0x3ff, v5
	v_lshlrev_b32_e32 v8, 2, v8
	global_load_dword v8, v8, s[0:1]
	s_and_b32 s7, s8, 0xff
	v_readfirstlane_b32 s9, v9
	s_add_i32 s7, s7, 16
	s_cmp_gt_i32 s7, s9
	s_cselect_b64 s[10:11], -1, 0
	s_lshl_b32 s7, s8, 2
	v_mov_b32_e32 v10, -2
	v_mov_b32_e32 v11, s7
	ds_bpermute_b32 v10, v11, v10
	v_cvt_f32_f16_e32 v9, v6
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v10, 0x3ff, v10
	v_cndmask_b32_e64 v9, |v9|, v9, s[10:11]
	v_lshlrev_b32_e32 v10, 2, v10
	global_store_dword v10, v9, s[2:3]
	v_and_b32_e32 v9, 0xffff, v5
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0x3ff, v8
	v_lshlrev_b32_e32 v8, 2, v8
	global_atomic_add v8, v9, s[0:1]
	v_lshlrev_b32_e32 v8, 1, v1
.LBB7_2:
	s_and_b32 s7, s8, 7
	v_add_co_u32_e32 v1, vcc, s2, v3
	s_cmp_eq_u32 s7, 0
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_cbranch_scc1 .LBB7_5
	s_mov_b32 s9, 0
	v_mov_b32_e32 v9, v0
.LBB7_4:
	s_add_i32 s9, s9, 1
	s_cmp_eq_u32 s7, s9
	v_add_u32_sdwa v9, sext(v9), s9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	s_cbranch_scc0 .LBB7_4
	s_branch .LBB7_6
.LBB7_5:
	v_mov_b32_e32 v9, v0
.LBB7_6:
	s_load_dword s7, s[4:5], 0x24
	s_load_dwordx2 s[10:11], s[4:5], 0x18
	s_waitcnt lgkmcnt(0)
	s_and_b32 s11, s7, 7
	s_cmp_lt_i32 s11, 2
	s_cbranch_scc1 .LBB7_11
	s_add_i32 s9, s6, s8
	s_cmp_lt_i32 s11, 3
	s_cbranch_scc1 .LBB7_12
	s_cmp_gt_i32 s11, 3
	s_mov_b64 s[12:13], 0
	s_cbranch_scc0 .LBB7_16
	s_cmp_lg_u32 s11, 4
	s_cbranch_scc0 .LBB7_17
	v_add_u32_e32 v10, -1, v8
	s_mov_b64 s[6:7], 0
	s_branch .LBB7_18
.LBB7_11:
	s_branch .LBB7_24
.LBB7_12:
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[14:15], 0
	s_cbranch_execz .LBB7_20
.LBB7_13:
	v_cvt_f32_i32_e32 v12, s10
.LBB7_14:
	v_cvt_f32_ubyte0_e32 v0, v0
	v_mov_b32_e32 v10, 0
	global_store_dword v10, v0, s[2:3] offset:52
.LBB7_15:
	s_movk_i32 s2, 0x3400
	v_fma_f16 v11, v6, s2, 0.5
	v_mov_b32_e32 v10, v8
	s_branch .LBB7_23
.LBB7_16:
	s_mov_b64 s[14:15], -1
	s_mov_b64 s[6:7], 0
	s_branch .LBB7_19
.LBB7_17:
	s_mov_b64 s[6:7], -1
.LBB7_18:
	s_mov_b64 s[14:15], 0
.LBB7_19:
	v_mov_b32_e32 v11, v6
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB7_13
.LBB7_20:
	v_mov_b32_e32 v12, s16
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB7_14
	v_mov_b32_e32 v12, s16
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB7_15
	v_mov_b32_e32 v12, s16
.LBB7_23:
	s_cbranch_execnz .LBB7_27
.LBB7_24:
	s_load_dword s9, s[4:5], 0x28
	s_cmp_lt_i32 s11, 1
	s_cbranch_scc0 .LBB7_26
	v_and_b32_e32 v0, 0x3ff, v8
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[0:1]
	s_load_dword s2, s[4:5], 0x30
	v_readfirstlane_b32 s3, v8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_xor_b32_e32 v0, s2, v0
	v_cmp_gt_i32_e32 vcc, s3, v0
	s_bcnt1_i32_b64 s2, vcc
	v_mov_b32_e32 v7, s2
.LBB7_26:
	v_mov_b32_e32 v12, s16
	v_mov_b32_e32 v11, v6
	v_mov_b32_e32 v10, v8
.LBB7_27:
	v_and_b32_e32 v6, 0xffff, v5
	s_add_i32 s2, s10, s8
	v_bfe_i32 v0, v9, 0, 8
	v_add3_u32 v5, s2, v5, v6
	v_add3_u32 v0, v5, v0, v7
	v_cvt_f32_f16_e32 v5, v11
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, v10, s9
	global_store_dword v3, v0, s[0:1]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, v4, v12
	v_add_f32_e32 v0, v0, v5
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
		.amdhsa_next_free_vgpr 13
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
.Lfunc_end7:
	.size	k7, .Lfunc_end7-k7
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k8
	.globl	k8
	.p2align	8
	.type	k8,@function
k8:
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_lshl_add_u32 v12, s6, 6, v0
	v_and_b32_e32 v1, 0x3ff, v12
	v_lshlrev_b32_e32 v10, 2, v0
	v_lshlrev_b32_e32 v7, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v8, v10, s[8:9]
	global_load_dword v5, v7, s[10:11]
	s_load_dword s0, s[4:5], 0x20
	v_mov_b32_e32 v1, s9
	v_add_co_u32_e32 v3, vcc, s8, v10
	v_addc_co_u32_e32 v4, vcc, 0, v1, vcc
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v9, s0
	s_and_b32 s0, s2, s3
	v_mov_b32_e32 v2, s11
	v_add_co_u32_e32 v1, vcc, s10, v7
	s_bitcmp0_b32 s0, 0
	v_and_b32_e32 v6, 63, v0
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_cselect_b64 s[0:1], -1, 0
	v_lshlrev_b32_e32 v13, 2, v6
	s_and_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v11, v9
	s_waitcnt vmcnt(1)
	ds_write_b32 v13, v8
	s_cbranch_vccnz .LBB8_2
	global_load_dword v11, v10, s[10:11]
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e32 v11, v11
	v_and_b32_e32 v11, 0x7fff, v11
.LBB8_2:
	s_load_dword s7, s[4:5], 0x2c
	s_load_dwordx2 s[12:13], s[4:5], 0x18
	v_fma_f16 v9, v11, v9, 0.5
	v_cvt_f32_f16_e32 v9, v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_med3_f32 v11, v5, s7, 4.0
	s_or_b32 s7, s3, 1
	v_cvt_f32_u32_e32 v15, s7
	v_med3_f32 v14, v9, v5, 4.0
	v_add_f32_e32 v14, 0x3fa00000, v14
	v_frexp_exp_i32_f32_e32 v16, v14
	v_frexp_mant_f32_e32 v14, v14
	v_rcp_f32_e32 v14, v14
	v_rcp_iflag_f32_e32 v15, v15
	v_frexp_exp_i32_f32_e32 v17, v11
	v_frexp_mant_f32_e32 v11, v11
	v_mul_f32_e32 v11, v11, v14
	v_mul_f32_e32 v14, 0x4f7ffffe, v15
	v_cvt_u32_f32_e32 v14, v14
	s_sub_i32 s14, 0, s7
	v_sub_u32_e32 v15, v17, v16
	v_ldexp_f32 v11, v11, v15
	v_readfirstlane_b32 s15, v14
	s_mul_i32 s14, s14, s15
	s_mul_hi_u32 s14, s15, s14
	s_add_i32 s15, s15, s14
	s_mul_hi_u32 s14, s3, s15
	s_mul_i32 s14, s14, s7
	s_sub_i32 s14, s3, s14
	s_sub_i32 s15, s14, s7
	s_cmp_ge_u32 s14, s7
	s_cselect_b32 s14, s15, s14
	s_sub_i32 s15, s14, s7
	s_cmp_ge_u32 s14, s7
	s_cselect_b32 s7, s15, s14
	s_and_b32 s7, s7, 7
	v_xor_b32_e32 v14, s3, v0
	s_cmp_lt_i32 s7, 2
	s_mov_b64 s[14:15], 0
	s_cbranch_scc1 .LBB8_7
	s_cmp_gt_i32 s7, 2
	s_mov_b64 s[16:17], 0
	s_cbranch_scc0 .LBB8_8
	s_cmp_gt_i32 s7, 3
	s_cbranch_scc0 .LBB8_10
	s_cmp_lg_u32 s7, 4
	s_cbranch_scc0 .LBB8_11
	v_add_u32_e32 v15, -1, v8
	s_mov_b64 s[18:19], 0
	s_branch .LBB8_12
.LBB8_7:
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[16:17], 0
	s_cbranch_execnz .LBB8_18
	s_branch .LBB8_22
.LBB8_8:
	s_mov_b64 s[18:19], 0
	s_cbranch_execnz .LBB8_16
.LBB8_9:
	s_branch .LBB8_17
.LBB8_10:
	s_mov_b64 s[18:19], -1
	s_branch .LBB8_15
.LBB8_11:
	s_mov_b64 s[18:19], -1
.LBB8_12:
	s_andn2_b64 vcc, exec, s[18:19]
	v_mov_b32_e32 v17, v5
	s_cbranch_vccnz .LBB8_14
	s_mov_b32 s18, 0x2e8ba2e9
	v_mul_hi_i32 v15, v8, s18
	v_mov_b32_e32 v16, 7
	v_cmp_eq_u32_sdwa s[18:19], v8, v16 src0_sel:WORD_0 src1_sel:DWORD
	v_lshrrev_b32_e32 v17, 31, v15
	v_ashrrev_i32_e32 v15, 1, v15
	v_add_u32_e32 v15, v15, v17
	v_cmp_lt_i32_e32 vcc, s12, v15
	v_cvt_f32_ubyte0_e32 v17, v0
	v_cndmask_b32_e64 v15, v5, -v5, vcc
	v_cndmask_b32_e64 v16, -v17, v17, s[18:19]
	v_med3_f32 v17, -v15, -v16, -4.0
	v_mov_b32_e32 v15, v8
.LBB8_14:
	s_mov_b64 s[18:19], 0
	v_mov_b32_e32 v18, v8
.LBB8_15:
	v_mov_b32_e32 v20, v5
	v_mov_b32_e32 v19, v8
	s_branch .LBB8_9
.LBB8_16:
	v_cvt_i32_f32_e32 v16, v11
	s_mov_b64 s[16:17], -1
.LBB8_17:
	v_mov_b32_e32 v21, v5
	s_branch .LBB8_22
.LBB8_18:
	s_cmp_gt_i32 s7, 0
	s_cbranch_scc0 .LBB8_20
	v_cvt_i32_f32_e32 v16, v11
	s_and_b32 s7, s2, 0xff
	v_cvt_f32_ubyte0_e32 v17, v0
	v_sub_f32_e32 v17, v11, v17
	v_add_u32_sdwa v15, v16, s7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_cvt_f32_u32_e32 v15, v15
	s_mov_b64 s[16:17], -1
	v_add_f32_e64 v15, |v17|, v15
	v_sub_f32_e32 v15, v15, v5
	v_and_b32_e32 v21, 0x7fffffff, v15
	s_branch .LBB8_21
.LBB8_20:
	s_mov_b64 s[14:15], -1
.LBB8_21:
.LBB8_22:
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccz .LBB8_24
	s_or_b32 s7, s2, 1
	v_cvt_f32_u32_e32 v15, s7
	s_sub_i32 s16, 0, s7
	s_mov_b64 s[18:19], -1
	v_mov_b32_e32 v20, v21
	v_rcp_iflag_f32_e32 v15, v15
	v_mul_f32_e32 v15, 0x4f7ffffe, v15
	v_cvt_u32_f32_e32 v15, v15
	v_mul_lo_u32 v17, s16, v15
	v_mul_hi_u32 v17, v15, v17
	v_add_u32_e32 v15, v15, v17
	v_mul_hi_u32 v15, v16, v15
	v_mul_lo_u32 v15, v15, s7
	v_sub_u32_e32 v15, v16, v15
	v_subrev_u32_e32 v16, s7, v15
	v_cmp_le_u32_e32 vcc, s7, v15
	v_cndmask_b32_e32 v15, v15, v16, vcc
	v_subrev_u32_e32 v16, s7, v15
	v_cmp_le_u32_e32 vcc, s7, v15
	v_cndmask_b32_e32 v15, v15, v16, vcc
	v_and_b32_e32 v15, 0x3ff, v15
	v_lshlrev_b32_e32 v15, 2, v15
	v_mov_b32_e32 v16, s3
	global_atomic_add v15, v16, s[8:9]
	global_load_dword v19, v[3:4], off
.LBB8_24:
	v_mov_b32_e32 v3, s12
	s_andn2_b64 vcc, exec, s[18:19]
	v_mov_b32_e32 v4, s13
	v_bfe_i32 v16, v0, 0, 8
	s_cbranch_vccnz .LBB8_26
	v_add_u32_e32 v3, 7, v16
	v_cmp_gt_u32_e32 vcc, -7, v16
	v_cndmask_b32_e32 v3, v3, v16, vcc
	v_mov_b32_e32 v4, 0
	v_mad_u64_u32 v[3:4], s[16:17], s12, 3, v[3:4]
	v_mov_b32_e32 v15, v8
	v_mov_b32_e32 v17, v20
	v_mad_u64_u32 v[21:22], s[16:17], s13, 3, v[4:5]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v18, v19
	v_mov_b32_e32 v4, v21
.LBB8_26:
	s_load_dword s3, s[4:5], 0x30
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB8_32
	v_cvt_i32_f32_e32 v3, v11
	v_cmp_gt_i32_e32 vcc, 5, v3
	s_bcnt1_i32_b64 s7, vcc
	s_and_b32 s7, s7, 15
	s_add_i32 s14, s7, 1
	v_cvt_f32_ubyte0_e32 v4, s14
	v_rcp_iflag_f32_e32 v4, v4
	s_not_b32 s7, s7
	v_sub_u32_e32 v15, 0, v3
	v_max_i32_e32 v18, v3, v15
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_cndmask_b32_e64 v17, 0, 1, vcc
	v_ashrrev_i32_e32 v15, 31, v3
	v_mul_lo_u32 v14, s7, v4
	v_mul_hi_u32 v14, v4, v14
	v_add_u32_e32 v4, v4, v14
	v_mul_hi_u32 v4, v18, v4
	v_mul_lo_u32 v14, v4, s14
	v_add_u32_e32 v3, 1, v4
	v_sub_u32_e32 v14, v18, v14
	v_cmp_le_u32_e32 vcc, s14, v14
	v_cndmask_b32_e32 v3, v4, v3, vcc
	v_subrev_u32_e32 v4, s14, v14
	v_cndmask_b32_e32 v4, v14, v4, vcc
	v_add_u32_e32 v14, 1, v3
	v_cmp_le_u32_e32 vcc, s14, v4
	v_cndmask_b32_e32 v3, v3, v14, vcc
	v_xor_b32_e32 v3, v3, v15
	v_sub_u32_e32 v3, v3, v15
	v_cmp_lt_i32_e32 vcc, -1, v3
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB8_29
	v_cmp_ne_u32_e32 vcc, 0, v17
	s_bcnt1_i32_b64 s7, vcc
	s_and_b32 s7, s7, 15
	s_add_i32 s16, s7, 1
	v_cvt_f32_ubyte0_e32 v3, s16
	v_rcp_iflag_f32_e32 v3, v3
	s_not_b32 s7, s7
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, s7, v3
	v_mul_hi_u32 v4, v3, v4
	v_add_u32_e32 v3, v3, v4
	v_mul_hi_u32 v3, v18, v3
	v_mul_lo_u32 v4, v3, s16
	v_add_u32_e32 v14, 1, v3
	v_sub_u32_e32 v4, v18, v4
	v_cmp_le_u32_e32 vcc, s16, v4
	v_cndmask_b32_e32 v3, v3, v14, vcc
	v_subrev_u32_e32 v14, s16, v4
	v_cndmask_b32_e32 v4, v4, v14, vcc
	v_add_u32_e32 v14, 1, v3
	v_cmp_le_u32_e32 vcc, s16, v4
	v_cndmask_b32_e32 v3, v3, v14, vcc
	v_xor_b32_e32 v3, v3, v15
	v_sub_u32_e32 v14, v3, v15
.LBB8_29:
	s_or_saveexec_b64 s[14:15], s[14:15]
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB8_31
	v_cmp_ne_u32_e32 vcc, 0, v17
	s_bcnt1_i32_b64 s7, vcc
	s_and_b32 s7, s7, 15
	s_add_i32 s16, s7, 1
	v_cvt_f32_ubyte0_e32 v3, s16
	v_rcp_iflag_f32_e32 v3, v3
	s_not_b32 s7, s7
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, s7, v3
	v_mul_hi_u32 v4, v3, v4
	v_add_u32_e32 v3, v3, v4
	v_mul_hi_u32 v3, v18, v3
	v_mul_lo_u32 v4, v3, s16
	v_add_u32_e32 v14, 1, v3
	v_sub_u32_e32 v4, v18, v4
	v_cmp_le_u32_e32 vcc, s16, v4
	v_cndmask_b32_e32 v3, v3, v14, vcc
	v_subrev_u32_e32 v14, s16, v4
	v_cndmask_b32_e32 v4, v4, v14, vcc
	v_add_u32_e32 v14, 1, v3
	v_cmp_le_u32_e32 vcc, s16, v4
	v_cndmask_b32_e32 v3, v3, v14, vcc
	v_xor_b32_e32 v3, v3, v15
	v_sub_u32_e32 v14, v15, v3
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
.LBB8_31:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v18, v8
	v_mov_b32_e32 v17, v5
	v_mov_b32_e32 v15, v8
.LBB8_32:
	v_mov_b32_e32 v5, 1
	s_nop 1
	v_mov_b32_dpp v5, v5 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ge_i32_e32 vcc, v5, v18
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB8_34
	v_mad_u64_u32 v[12:13], s[14:15], v3, 3, 0
	v_and_b32_e32 v5, 15, v15
	v_mov_b32_e32 v0, v13
	v_mad_u64_u32 v[3:4], s[14:15], v4, 3, v[0:1]
	v_lshrrev_b32_e64 v0, v5, 17
	v_mad_u64_u32 v[5:6], s[14:15], v8, 3, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_subrev_co_u32_e32 v3, vcc, s3, v12
.LBB8_34:
	s_or_saveexec_b64 s[12:13], s[12:13]
	v_mov_b32_e32 v18, s2
	v_mov_b32_e32 v4, v8
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB8_44
	s_load_dword s4, s[4:5], 0x24
	v_mul_u32_u24_e32 v4, 0x1112, v0
	v_mov_b32_e32 v5, 15
	v_mul_lo_u16_sdwa v4, v4, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v5, 7
	v_sub_u16_e32 v4, v0, v4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s4
	v_cmp_ne_u32_sdwa s[4:5], v8, v5 src0_sel:WORD_0 src1_sel:DWORD
	v_cndmask_b32_e64 v5, v15, v16, s[0:1]
	v_mov_b32_dpp v0, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ge_i32_e32 vcc, v5, v12
	ds_write_b32 v13, v4
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB8_39
	v_mov_b32_e32 v5, 0x3e800000
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB8_38
	global_load_dword v5, v10, s[10:11]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7fffffff, v5
.LBB8_38:
	s_or_b64 exec, exec, s[4:5]
	v_xor_b32_e32 v5, 0x80000000, v5
.LBB8_39:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB8_43
	v_mov_b32_e32 v5, 0x3e800000
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB8_42
	global_load_dword v5, v10, s[10:11]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7fffffff, v5
.LBB8_42:
	s_or_b64 exec, exec, s[4:5]
.LBB8_43:
	s_or_b64 exec, exec, s[0:1]
	v_xor_b32_e32 v6, 1, v6
	v_lshlrev_b32_e32 v6, 2, v6
	ds_read_b32 v6, v6
	v_cvt_f32_i32_e32 v0, v0
	v_lshl_add_u32 v8, v8, 1, v8
	v_mov_b32_e32 v18, v15
	v_fma_f32 v17, v0, v5, v11
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v5, v8, s3, v6
.LBB8_44:
	s_or_b64 exec, exec, s[12:13]
	s_lshl_b32 s0, s2, 1
	v_med3_f32 v0, v11, v11, 4.0
	s_add_i32 s0, s0, s6
	v_add_f32_e32 v0, 1.0, v0
	v_and_b32_e32 v5, 0xffff, v5
	v_add3_u32 v6, s0, v16, v14
	v_add3_u32 v5, v6, v18, v5
	v_add_f32_e32 v0, v0, v17
	v_add3_u32 v3, v5, v3, v4
	v_add_f32_e32 v0, v0, v9
	global_store_dword v7, v3, s[8:9]
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
		.amdhsa_next_free_vgpr 23
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
    .sgpr_count:     23
    .sgpr_spill_count: 0
    .symbol:         k0.kd
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
    .name:           k1
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         k1.kd
    .vgpr_count:     9
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
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         k2.kd
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
    .name:           k3
    .private_segment_fixed_size: 0
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         k3.kd
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
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         k4.kd
    .vgpr_count:     10
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         k5.kd
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
    .name:           k6
    .private_segment_fixed_size: 0
    .sgpr_count:     33
    .sgpr_spill_count: 0
    .symbol:         k6.kd
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
    .name:           k7
    .private_segment_fixed_size: 0
    .sgpr_count:     21
    .sgpr_spill_count: 0
    .symbol:         k7.kd
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
    .name:           k8
    .private_segment_fixed_size: 0
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         k8.kd
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

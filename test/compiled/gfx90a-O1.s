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
	s_load_dword s16, s[4:5], 0x10
	v_lshl_add_u32 v1, s6, 6, v0
	v_lshlrev_b32_e32 v2, 2, v0
	v_and_b32_e32 v1, 0x3ff, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v2, s[0:1]
	v_lshlrev_b32_e32 v2, 2, v1
	global_load_dword v4, v2, s[2:3]
	s_load_dwordx2 s[8:9], s[4:5], 0x20
	s_load_dword s18, s[4:5], 0x28
	v_and_b32_e32 v8, 63, v0
	s_mov_b64 s[10:11], -1
	v_lshlrev_b32_e32 v6, 2, v8
	s_waitcnt lgkmcnt(0)
	v_cmp_ngt_f32_e64 s[12:13], s8, 0.5
	s_add_i32 s17, s6, s16
	v_add_u32_e32 v7, s9, v0
	v_cmp_gt_f32_e64 s[6:7], s8, 0.5
	s_and_b64 vcc, exec, s[12:13]
	s_waitcnt vmcnt(1)
	ds_write_b32 v6, v5
	s_cbranch_vccz .LBB1_3
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execnz .LBB1_10
.LBB1_2:
	s_endpgm
.LBB1_3:
	v_and_b32_e32 v3, 0x3ff, v5
	v_lshlrev_b32_e32 v3, 2, v3
	global_load_dword v3, v3, s[0:1]
	v_and_b32_e32 v9, 0xffff, v5
	v_sub_u32_e32 v10, 0, v5
	v_cmp_lt_i32_e32 vcc, s18, v9
	v_cndmask_b32_e32 v10, v10, v5, vcc
	v_and_b32_e32 v10, 15, v10
	v_add_u32_e32 v11, 1, v10
	v_cvt_f32_ubyte0_e32 v12, v11
	v_rcp_iflag_f32_e32 v12, v12
	v_not_b32_e32 v10, v10
	s_abs_i32 s10, s16
	s_ashr_i32 s9, s16, 31
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	v_mul_lo_u32 v10, v10, v12
	v_mul_hi_u32 v10, v12, v10
	v_add_u32_e32 v10, v12, v10
	v_mul_hi_u32 v10, s10, v10
	v_mul_lo_u32 v12, v10, v11
	v_sub_u32_e32 v12, s10, v12
	v_add_u32_e32 v13, 1, v10
	v_cmp_ge_u32_e32 vcc, v12, v11
	v_cndmask_b32_e32 v10, v10, v13, vcc
	v_sub_u32_e32 v13, v12, v11
	v_cndmask_b32_e32 v12, v12, v13, vcc
	v_add_u32_e32 v13, 1, v10
	v_cmp_ge_u32_e32 vcc, v12, v11
	v_cndmask_b32_e32 v10, v10, v13, vcc
	v_xor_b32_e32 v10, s9, v10
	v_subrev_u32_e32 v10, s9, v10
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, s16, v3
	v_cndmask_b32_e64 v3, -8, 8, vcc
	v_sub_u32_e32 v3, v3, v9
	v_cmp_lt_i32_e64 s[12:13], v3, v10
	v_cmp_ge_i32_e32 vcc, v3, v10
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_7
	s_cmp_lt_i32 s16, s17
	s_mov_b64 s[14:15], -1
	s_cbranch_scc0 .LBB1_6
	v_lshlrev_b32_e32 v3, 2, v1
	s_mov_b64 s[14:15], 0
	global_store_dword v3, v5, s[0:1]
.LBB1_6:
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_or_b64 s[12:13], s[12:13], s[14:15]
.LBB1_7:
	s_or_b64 exec, exec, s[10:11]
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], s[12:13]
	v_add_u32_e32 v3, 19, v5
	s_mov_b64 s[10:11], exec
	v_xor_b32_e32 v7, v3, v7
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB1_2
.LBB1_10:
	s_load_dword s9, s[4:5], 0x14
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v2
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s10, s16, s9
	s_bitcmp0_b32 s10, 0
	s_cbranch_scc1 .LBB1_12
	ds_write_b32 v6, v0
.LBB1_12:
	v_lshlrev_b32_e32 v9, 2, v0
	global_load_dword v10, v9, s[2:3]
	v_and_b32_e32 v9, 0xffff, v5
	v_xor_b32_e32 v11, s9, v0
	v_not_b32_e32 v0, 18
	v_xor_b32_e32 v8, 1, v8
	v_cmp_eq_u32_e32 vcc, 7, v9
	v_cndmask_b32_e64 v13, v0, 19, vcc
	v_lshlrev_b32_e32 v8, 2, v8
	s_load_dword s4, s[4:5], 0x18
	v_readfirstlane_b32 s5, v13
	ds_read_b32 v13, v8
	v_lshlrev_b32_e32 v12, 2, v1
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v0, vcc, s0, v12
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_andn2_b64 vcc, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s6, s4, 2
	v_and_b32_e32 v15, 15, v13
	s_xor_b32 s7, s4, s9
	v_mov_b32_e32 v8, s6
	v_ashrrev_i32_e64 v15, v15, s18
	v_mov_b32_e32 v14, s7
	v_lshlrev_b32_e32 v15, 2, v15
	ds_bpermute_b32 v8, v8, v11
	ds_bpermute_b32 v14, v15, v14
	v_and_b32_e32 v11, 0x3ff, v13
	v_lshlrev_b32_e32 v11, 2, v11
	s_waitcnt vmcnt(0)
	global_store_dword v11, v10, s[2:3]
	s_waitcnt lgkmcnt(0)
	global_store_dword v12, v14, s[0:1]
	s_cbranch_vccnz .LBB1_14
	v_mov_b32_e32 v10, 28
	v_mov_b32_e32 v11, v9
	s_nop 1
	v_mov_b32_dpp v11, v10 row_mirror row_mask:0xf bank_mask:0xf
	v_xor_b32_e32 v7, v11, v7
.LBB1_14:
	v_frexp_exp_i32_f32_e32 v12, s8
	v_frexp_mant_f32_e32 v13, s8
	v_mul_f32_e32 v13, 0x3fba2e8c, v13
	v_add_u32_e32 v12, -2, v12
	v_cvt_f16_f32_e32 v10, s8
	v_cvt_f16_f32_e32 v11, v4
	v_ldexp_f32 v12, v13, v12
	v_cvt_f16_f32_e32 v12, v12
	s_xor_b32 s0, s5, -2
	v_xor_b32_e32 v8, s0, v8
	ds_read_b32 v6, v6
	s_add_i32 s0, s17, s16
	v_fma_f16 v10, v11, v10, 0.5
	s_add_i32 s0, s0, s4
	v_fma_f16 v10, v12, v10, 0.5
	v_add_u32_e32 v5, s0, v5
	v_add3_u32 v5, v5, v9, v8
	v_cvt_f32_f16_e32 v8, v10
	v_bfe_i32 v7, v7, 0, 8
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v5, v5, v6, v7
	global_store_dword v[0:1], v5, off
	v_add_f32_e32 v0, s8, v4
	v_add_f32_e32 v0, v0, v8
	global_store_dword v[2:3], v0, off
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
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 19
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
	s_load_dword s16, s[4:5], 0x14
	v_lshl_add_u32 v10, s6, 6, v0
	v_and_b32_e32 v1, 0x3ff, v10
	v_lshlrev_b32_e32 v4, 2, v0
	v_lshlrev_b32_e32 v2, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v6, v4, s[8:9]
	global_load_dword v8, v2, s[10:11]
	v_and_b32_e32 v3, 63, v0
	v_xor_b32_e32 v5, 1, v3
	v_lshlrev_b32_e32 v5, 2, v5
	ds_read_b32 v11, v5
	v_lshlrev_b32_e32 v7, 2, v3
	v_mul_lo_u32 v3, v10, s16
	s_waitcnt lgkmcnt(0)
	v_cmp_le_i32_e32 vcc, v11, v3
	s_waitcnt vmcnt(1)
	ds_write_b32 v7, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	v_and_b32_e32 v3, 3, v0
	v_cvt_f32_ubyte0_e32 v5, v0
	v_mov_b32_e32 v9, 0x3fc00000
	v_cmp_eq_u32_e32 vcc, 1, v3
	v_cndmask_b32_e32 v9, v9, v5, vcc
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v3, s11
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_4
	v_and_b32_e32 v5, 0x3ff, v6
	v_lshlrev_b32_e32 v5, 2, v5
	global_load_dword v5, v5, s[8:9]
	v_lshlrev_b32_e32 v9, 24, v0
	v_ashrrev_i32_e32 v9, 22, v9
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v5, v9, v5
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_i32_e32 v9, v5
.LBB2_4:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v5, 0x3ff, v6
	v_lshlrev_b32_e32 v5, 2, v5
	global_load_dword v5, v5, s[8:9]
	s_load_dword s18, s[4:5], 0x10
	s_load_dwordx2 s[2:3], s[4:5], 0x18
	s_load_dword s17, s[4:5], 0x20
	v_and_b32_e32 v12, 3, v0
	v_cmp_eq_u32_e32 vcc, 1, v12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v13, s18
	v_cndmask_b32_e32 v12, 28, v13, vcc
	v_add_co_u32_e32 v2, vcc, s10, v2
	s_add_i32 s19, s6, s18
	s_and_b32 s20, s18, 7
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_cmp_eq_u32 s20, 0
	s_mov_b32 s21, 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0xff, v5
	v_lshlrev_b32_e32 v5, 2, v5
	global_atomic_add v5, v12, s[8:9] offset:60
	s_cbranch_scc1 .LBB2_17
	s_load_dword s22, s[4:5], 0x30
	v_mov_b32_e32 v5, s9
	v_add_co_u32_e32 v4, vcc, s8, v4
	v_sub_u32_e32 v12, 0, v6
	v_cmp_gt_f32_e64 s[0:1], s17, 0.5
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_cndmask_b32_e64 v13, v12, v6, s[0:1]
	v_cmp_gt_i32_e64 s[0:1], -1, v11
	v_cmp_gt_u32_e32 vcc, 64, v0
	s_abs_i32 s23, s19
	v_mov_b32_e32 v14, 2
	v_cndmask_b32_e64 v15, 0, 1, s[0:1]
	v_mov_b32_e32 v16, 27
	v_mov_b32_e32 v11, v6
	v_mov_b32_e32 v12, v0
	s_branch .LBB2_8
.LBB2_6:
	s_or_b64 exec, exec, s[12:13]
.LBB2_7:
	s_or_b64 exec, exec, s[6:7]
	s_mul_i32 s0, s3, 3
	s_mul_hi_u32 s1, s2, 3
	s_add_i32 s1, s1, s0
	s_mul_i32 s0, s2, 3
	s_add_u32 s2, s0, -12
	s_addc_u32 s3, s1, -1
	s_add_i32 s21, s21, 1
	s_cmp_eq_u32 s21, s20
	s_cbranch_scc1 .LBB2_18
.LBB2_8:
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB2_7
	global_load_dword v17, v[4:5], off
	s_mov_b64 s[12:13], 0
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v17, 1, v17
	v_cvt_f32_u32_e32 v18, v17
	v_sub_u32_e32 v19, 0, v17
	v_rcp_iflag_f32_e32 v18, v18
	v_mul_f32_e32 v18, 0x4f7ffffe, v18
	v_cvt_u32_f32_e32 v18, v18
	v_mul_lo_u32 v19, v19, v18
	v_mul_hi_u32 v19, v18, v19
	v_add_u32_e32 v18, v18, v19
	v_mul_hi_u32 v18, v18, 31
	v_mul_lo_u32 v18, v18, v17
	v_sub_u32_e32 v18, 31, v18
	v_sub_u32_e32 v19, v18, v17
	v_cmp_ge_u32_e64 s[0:1], v18, v17
	v_cndmask_b32_e64 v18, v18, v19, s[0:1]
	v_sub_u32_e32 v19, v18, v17
	v_cmp_ge_u32_e64 s[0:1], v18, v17
	v_cndmask_b32_e64 v17, v18, v19, s[0:1]
	v_mov_b32_e32 v18, v0
	s_branch .LBB2_11
.LBB2_10:
	s_or_b64 exec, exec, s[14:15]
	v_and_b32_e32 v11, 0xffff, v11
	v_add_u32_e32 v19, 17, v18
	v_cmp_lt_u32_e64 s[0:1], 46, v18
	v_mad_u32_u24 v11, v11, 3, v17
	s_or_b64 s[12:13], s[0:1], s[12:13]
	v_mov_b32_e32 v18, v19
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB2_6
.LBB2_11:
	v_xor_b32_e32 v20, v18, v6
	v_mov_b32_dpp v19, v14 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_le_i32_e64 s[0:1], s23, v20
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_xor_b64 s[14:15], exec, s[14:15]
	v_cmp_ne_u32_e64 s[0:1], 0, v15
	s_bcnt1_i32_b64 s24, s[0:1]
	s_or_saveexec_b64 s[0:1], s[14:15]
	v_mov_b32_e32 v20, s24
	s_xor_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v20, v18
	s_nop 1
	v_mov_b32_dpp v20, v16 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_or_b64 exec, exec, s[0:1]
	v_cmp_lt_i32_e64 s[0:1], v19, v20
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB2_10
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v19, s22
	ds_write_b32 v7, v13
	s_nop 0
	v_mov_b32_dpp v19, v10 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_add_u16_e32 v12, v12, v19
	s_branch .LBB2_10
.LBB2_17:
	v_mov_b32_e32 v11, v6
	v_mov_b32_e32 v12, v0
.LBB2_18:
	v_cvt_f16_f32_e32 v5, s17
	s_load_dword s0, s[4:5], 0x2c
	s_and_b32 s1, s18, s16
	s_bitcmp0_b32 s1, 0
	v_cvt_f32_f16_e32 v5, v5
	v_sub_f32_e32 v4, s17, v8
	v_mov_b32_e32 v8, 0x3fc00000
	v_mov_b32_e32 v10, 0xbfc00000
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v8, v8, v10, vcc
	v_sub_f32_e64 v4, |v4|, v8
	s_waitcnt lgkmcnt(0)
	v_subrev_f32_e32 v8, s0, v5
	s_and_b32 s0, s18, s2
	s_and_b32 s0, s0, 0x3ff
	ds_read_b32 v7, v7
	s_lshl_b32 s0, s0, 2
	v_xor_b32_e32 v0, s16, v0
	v_add_f32_e64 v4, |v4|, v9
	v_and_b32_e32 v8, 0x7fffffff, v8
	v_mov_b32_e32 v9, s0
	s_add_i32 s19, s19, s18
	global_store_dword v9, v8, s[10:11]
	v_bfe_i32 v8, v12, 0, 8
	v_and_b32_e32 v9, 0xffff, v11
	v_add3_u32 v0, s19, v0, v6
	v_add3_u32 v0, v0, v8, v9
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, s2, v7
	v_lshlrev_b32_e32 v1, 2, v1
	global_store_dword v1, v0, s[8:9]
	v_add_f32_e32 v0, s17, v4
	v_add_f32_e32 v0, v0, v5
	global_store_dword v[2:3], v0, off
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
		.amdhsa_next_free_sgpr 25
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
.Lfunc_end2:
	.size	k1, .Lfunc_end2-k1
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k2
	.globl	k2
	.p2align	8
	.type	k2,@function
k2:
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_lshlrev_b32_e32 v2, 2, v0
	v_lshl_add_u32 v3, s6, 6, v0
	v_and_b32_e32 v4, 63, v0
	v_and_b32_e32 v3, 0x3ff, v3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[8:9]
	v_lshlrev_b32_e32 v7, 2, v4
	v_lshlrev_b32_e32 v5, 2, v3
	v_mov_b32_e32 v3, s12
	global_load_dword v6, v5, s[10:11]
	v_mov_b32_e32 v10, 3
	v_mov_b32_e32 v9, s9
	v_bfe_i32 v0, v0, 0, 8
	s_waitcnt vmcnt(1)
	ds_write_b32 v7, v1
	global_atomic_add v5, v3, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_dword v8, v2, s[8:9]
	v_xor_b32_e32 v2, 1, v4
	v_lshlrev_b32_e32 v2, 2, v2
	s_load_dword s2, s[4:5], 0x20
	s_load_dword s3, s[4:5], 0x28
	ds_read_b32 v4, v2
	v_mov_b32_e32 v3, s11
	v_add_co_u32_e32 v2, vcc, s10, v5
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v4, 7, v4
	v_lshlrev_b32_e64 v4, v4, s13
	v_lshlrev_b32_e32 v4, 2, v4
	ds_bpermute_b32 v10, v4, v10
	v_add_co_u32_e32 v4, vcc, s8, v5
	v_addc_co_u32_e32 v5, vcc, 0, v9, vcc
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v9, v8, v0
	v_readfirstlane_b32 s0, v9
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_i32_e32 vcc, s0, v10
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_2
	s_abs_i32 s4, s12
	v_and_b32_e32 v8, 15, v8
	v_lshrrev_b32_e64 v8, v8, s4
	global_store_dword v[4:5], v8, off
.LBB3_2:
	s_or_b64 exec, exec, s[0:1]
	s_sub_i32 s0, 0, s12
	s_cmp_lt_i32 s3, 18
	s_cselect_b32 s0, s0, s12
	s_mul_i32 s3, s14, 3
	v_cvt_f16_f32_e32 v8, s2
	s_lshl_b32 s1, s12, 1
	s_add_i32 s0, s0, s3
	ds_read_b32 v7, v7
	s_add_i32 s0, s0, s1
	s_add_i32 s0, s0, s12
	s_add_i32 s0, s0, s6
	v_and_b32_e32 v9, 0xffff, v1
	v_add3_u32 v0, s0, v0, v1
	v_cvt_f32_f16_e32 v1, v8
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, v9, v7
	global_store_dword v[4:5], v0, off
	v_add_f32_e32 v0, s2, v6
	v_add_f32_e32 v0, v0, v1
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
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 16
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
.Lfunc_end3:
	.size	k2, .Lfunc_end3-k2
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k3
	.globl	k3
	.p2align	8
	.type	k3,@function
k3:
	s_load_dword s9, s[4:5], 0x20
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s7, s[4:5], 0x10
	v_lshl_add_u32 v1, s6, 6, v0
	v_and_b32_e32 v4, 0x3ff, v1
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v2, s9
	v_lshlrev_b32_e32 v6, 2, v4
	v_mov_b32_e32 v3, s3
	s_and_b32 s8, s7, 7
	v_cvt_f32_f16_e32 v1, v2
	v_add_co_u32_e32 v2, vcc, s2, v6
	s_mov_b32 s6, 0
	v_sub_f32_e32 v5, v1, v1
	v_lshlrev_b32_e32 v7, 2, v0
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_cmp_eq_u32 s8, 0
	v_mul_f32_e64 v5, |v5|, s9
	s_cbranch_scc1 .LBB4_3
.LBB4_1:
	s_and_b32 s6, 0xffff, s6
	s_add_i32 s6, s6, 1
	s_sext_i32_i16 s9, s6
	s_cmp_le_i32 s8, s9
	s_cbranch_scc0 .LBB4_1
	v_mov_b32_e32 v6, 0xbfc00000
	v_mov_b32_e32 v8, 0x3fc00000
	v_cmp_lt_f32_e32 vcc, 0.5, v5
	v_cndmask_b32_e32 v6, v6, v8, vcc
	s_branch .LBB4_4
.LBB4_3:
	global_load_dword v6, v6, s[2:3]
.LBB4_4:
	v_lshlrev_b32_e32 v8, 2, v0
	global_load_dword v8, v8, s[2:3]
	s_load_dwordx2 s[2:3], s[4:5], 0x14
	global_load_dword v7, v7, s[0:1]
	s_cmp_gt_i32 s7, 6
	v_cvt_f32_ubyte0_e32 v10, v0
	v_xor_b32_e32 v11, s7, v0
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v13, v6, v10
	v_add_f32_e32 v6, v6, v10
	v_bfe_i32 v11, v11, 0, 8
	s_cselect_b64 vcc, -1, 0
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v0, s2, v0
	s_add_i32 s2, s7, s3
	v_fma_f32 v5, v13, v6, v5 clamp
	v_xor_b32_e32 v6, 7, v11
	s_add_i32 s2, s2, 21
	v_add3_u32 v0, s2, v0, v6
	v_lshlrev_b32_e32 v4, 2, v4
	s_waitcnt vmcnt(1)
	v_med3_f32 v6, v10, v8, 4.0
	v_add_f32_e32 v6, 0x3fa00000, v6
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v9, v7
	v_frexp_mant_f32_e32 v8, v6
	v_rcp_f32_e32 v8, v8
	v_and_b32_e32 v12, 0xffff, v7
	v_cndmask_b32_e32 v9, -4.0, v9, vcc
	v_lshlrev_b32_e32 v7, 1, v7
	v_frexp_exp_i32_f32_e32 v11, v9
	v_frexp_mant_f32_e32 v9, v9
	v_frexp_exp_i32_f32_e32 v6, v6
	v_add3_u32 v0, v0, v12, v7
	v_sub_u32_e32 v6, v11, v6
	v_mul_f32_e32 v7, v9, v8
	v_ldexp_f32 v6, v7, v6
	global_store_dword v4, v0, s[0:1]
	v_add_f32_e32 v0, v5, v6
	v_add_f32_e32 v0, v0, v1
	global_store_dword v[2:3], v0, off
	s_endpgm
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
		.amdhsa_next_free_sgpr 10
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
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshl_add_u32 v13, s6, 6, v0
	s_load_dwordx2 s[0:1], s[4:5], 0x20
	s_waitcnt lgkmcnt(0)
	global_load_dword v12, v1, s[8:9]
	v_and_b32_e32 v1, 0x3ff, v13
	v_lshlrev_b32_e32 v3, 2, v1
	global_load_dword v11, v3, s[10:11]
	v_cvt_i32_f32_e32 v6, s0
	v_xor_b32_e32 v4, s13, v0
	v_mov_b32_e32 v7, s1
	v_cvt_f16_f32_e32 v14, s0
	v_cmp_eq_u32_e32 vcc, v4, v6
	v_mov_b32_e32 v5, s11
	v_pk_mov_b32 v[8:9], s[14:15], s[14:15] op_sel:[0,1]
	s_barrier
	s_waitcnt vmcnt(1)
	v_cndmask_b32_e32 v4, v7, v12, vcc
	v_and_b32_e32 v2, 0xffff, v12
	v_add3_u32 v4, s1, 8, v4
	v_sub_u32_e32 v6, s12, v2
	v_bfe_i32 v4, v4, 0, 16
	v_cmp_eq_u32_e32 vcc, v6, v4
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB5_2
	v_lshlrev_b32_e32 v4, 2, v0
	global_load_dword v4, v4, s[10:11]
	s_mul_i32 s6, s15, 3
	s_mul_hi_u32 s7, s14, 3
	v_and_b32_e32 v6, 15, v0
	s_mul_i32 s11, s14, 3
	s_add_i32 s6, s7, s6
	v_ashrrev_i32_e64 v6, v6, s14
	v_mov_b32_e32 v7, s6
	v_sub_co_u32_e32 v8, vcc, s11, v6
	v_subbrev_co_u32_e32 v9, vcc, 0, v7, vcc
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, s0, v4
	v_cvt_f16_f32_e32 v4, v4
	v_fma_f16 v14, v4, v14, 0.5
.LBB5_2:
	s_or_b64 exec, exec, s[2:3]
	s_and_b32 s2, s12, 7
	v_add_co_u32_e32 v4, vcc, s10, v3
	s_cmp_eq_u32 s2, 0
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	s_cbranch_scc1 .LBB5_5
	s_load_dword s4, s[4:5], 0x28
	v_lshlrev_b32_e32 v6, 2, v1
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v10, 24, v2
	s_mov_b32 s3, 0x3000000
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s4
	v_mov_b32_e32 v15, v0
	global_store_dword v6, v7, s[8:9]
.LBB5_4:
	v_mad_u64_u32 v[6:7], s[4:5], v8, 3, v[2:3]
	v_mov_b32_e32 v16, v7
	v_mad_u64_u32 v[16:17], s[4:5], v9, 3, v[16:17]
	s_waitcnt vmcnt(1)
	v_mad_u64_u32 v[8:9], s[4:5], v8, s3, v[10:11]
	v_mov_b32_e32 v7, v16
	v_ashrrev_i32_e32 v8, 24, v8
	v_bfe_i32 v9, v15, 0, 8
	s_add_i32 s2, s2, -1
	v_add_u32_e32 v15, v8, v9
	v_add_u32_e32 v10, 0x1000000, v10
	s_cmp_eq_u32 s2, 0
	v_pk_mov_b32 v[8:9], v[6:7], v[6:7] op_sel:[0,1]
	s_cbranch_scc0 .LBB5_4
	s_branch .LBB5_6
.LBB5_5:
	v_pk_mov_b32 v[6:7], v[8:9], v[8:9] op_sel:[0,1]
	v_mov_b32_e32 v15, v0
.LBB5_6:
	v_and_b32_e32 v3, 0x3ff, v12
	v_lshlrev_b32_e32 v3, 2, v3
	global_load_dword v3, v3, s[8:9]
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[2:3], exec
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v3, v7, v3 offset:20
	v_sub_u32_e32 v7, 0, v6
	v_max_i32_e32 v7, v6, v7
.LBB5_7:
	s_ff1_i32_b64 s5, s[2:3]
	v_readlane_b32 s10, v7, s5
	s_lshl_b64 s[6:7], 1, s5
	s_add_i32 s4, s4, s10
	s_andn2_b64 s[2:3], s[2:3], s[6:7]
	s_cmp_lg_u64 s[2:3], 0
	s_cbranch_scc1 .LBB5_7
	v_mbcnt_lo_u32_b32 v7, exec_lo, 0
	v_mbcnt_hi_u32_b32 v7, exec_hi, v7
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB5_10
	s_and_b32 s5, s12, 0x3ff
	s_lshl_b32 s5, s5, 2
	v_mov_b32_e32 v7, s5
	v_mov_b32_e32 v8, s4
	global_atomic_add v7, v8, s[8:9]
.LBB5_10:
	s_or_b64 exec, exec, s[2:3]
	s_lshl_b32 s1, s1, 16
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v3, 15, v3
	s_add_i32 s1, s1, 0xffff0000
	v_add_u32_e32 v3, 1, v3
	s_ashr_i32 s2, s1, 16
	v_cvt_f32_ubyte0_e32 v3, v3
	v_cvt_f32_i32_e32 v7, s2
	v_rcp_iflag_f32_e32 v8, v3
	s_ashr_i32 s1, s1, 31
	s_or_b32 s1, s1, 1
	v_mov_b32_e32 v9, s1
	v_mul_f32_e32 v8, v7, v8
	v_trunc_f32_e32 v8, v8
	v_mad_f32 v7, -v8, v3, v7
	v_cvt_i32_f32_e32 v8, v8
	v_cmp_ge_f32_e64 vcc, |v7|, |v3|
	v_cndmask_b32_e32 v3, 0, v9, vcc
	v_cmp_eq_u32_e32 vcc, 7, v2
	s_add_i32 s1, s13, s12
	v_bfe_i32 v7, v15, 0, 8
	v_cndmask_b32_e32 v0, v13, v0, vcc
	v_add_u32_e32 v9, s1, v12
	v_add_u32_e32 v3, v8, v3
	v_sub_u32_e32 v8, 0, v7
	v_add3_u32 v0, v9, v2, v0
	v_cvt_f32_f16_e32 v2, v14
	v_bfe_i32 v3, v3, 0, 16
	v_max_i32_e32 v8, v7, v8
	v_add3_u32 v0, v0, v7, v6
	v_add3_u32 v0, v0, v8, v3
	v_lshlrev_b32_e32 v1, 2, v1
	global_store_dword v1, v0, s[8:9]
	v_add_f32_e32 v0, s0, v11
	v_add_f32_e32 v0, v0, v2
	global_store_dword v[4:5], v0, off
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
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 20
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
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	s_load_dword s33, s[4:5], 0x14
	v_mov_b32_e32 v3, v0
	v_lshlrev_b32_e32 v0, 2, v3
	v_and_b32_e32 v1, 63, v3
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v0, s[12:13]
	v_lshlrev_b32_e32 v13, 2, v1
	v_xor_b32_e32 v1, 1, v1
	v_lshlrev_b32_e32 v1, 2, v1
	v_lshl_add_u32 v21, s8, 6, v3
	ds_read_b32 v1, v1
	v_and_b32_e32 v16, 0x3ff, v21
	v_lshlrev_b32_e32 v5, 2, v16
	s_add_u32 flat_scratch_lo, s6, s9
	v_mov_b32_e32 v2, s13
	v_add_co_u32_e32 v6, vcc, s12, v0
	s_addc_u32 flat_scratch_hi, s7, 0
	v_addc_co_u32_e32 v7, vcc, 0, v2, vcc
	s_load_dword s58, s[4:5], 0x30
	s_add_u32 s0, s0, s9
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, s33, v1
	s_addc_u32 s1, s1, 0
	s_bcnt1_i32_b64 s6, vcc
	s_and_b32 s19, s6, 7
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v4
	s_load_dwordx2 s[14:15], s[4:5], 0x8
	s_load_dword s20, s[4:5], 0x10
	s_load_dwordx2 s[10:11], s[4:5], 0x18
	s_load_dword s18, s[4:5], 0x20
	s_waitcnt lgkmcnt(0)
	global_load_dword v17, v5, s[14:15]
	s_add_i32 s21, s8, s20
	s_cmp_lt_i32 s19, 2
	v_mov_b32_e32 v11, s15
	s_cbranch_scc1 .LBB6_5
	s_cmp_lt_i32 s19, 3
	s_cbranch_scc1 .LBB6_6
	s_cmp_lt_i32 s19, 4
	s_cbranch_scc1 .LBB6_7
	s_cmp_lg_u32 s19, 4
	s_cbranch_scc0 .LBB6_8
	s_mov_b64 s[6:7], 0
	s_branch .LBB6_9
.LBB6_5:
	s_mov_b64 s[6:7], -1
	s_branch .LBB6_16
.LBB6_6:
	s_branch .LBB6_14
.LBB6_7:
	s_branch .LBB6_12
.LBB6_8:
	s_mov_b64 s[6:7], -1
.LBB6_9:
	s_andn2_b64 vcc, exec, s[6:7]
	v_pk_mov_b32 v[8:9], s[10:11], s[10:11] op_sel:[0,1]
	s_cbranch_vccnz .LBB6_11
	v_and_b32_e32 v0, 0x3ff, v4
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v1, v0, s[12:13]
	v_mov_b32_e32 v0, s58
	s_mul_i32 s22, s10, 3
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, mix@rel32@lo+4
	s_addc_u32 s7, s7, mix@rel32@hi+12
	s_mov_b64 s[16:17], s[4:5]
	s_swappc_b64 s[30:31], s[6:7]
	s_mov_b64 s[4:5], s[16:17]
	v_sub_co_u32_e32 v8, vcc, s22, v0
.LBB6_11:
	s_cbranch_execnz .LBB6_13
.LBB6_12:
	v_add_u32_e32 v0, s21, v4
	s_add_i32 s6, s58, 15
	v_bfe_i32 v0, v0, 0, 16
	v_and_b32_e32 v0, s6, v0
	v_mov_b32_e32 v1, 3
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, mix@rel32@lo+4
	s_addc_u32 s7, s7, mix@rel32@hi+12
	s_mov_b64 s[16:17], s[4:5]
	s_swappc_b64 s[30:31], s[6:7]
	s_mov_b64 s[4:5], s[16:17]
	v_pk_mov_b32 v[8:9], s[10:11], s[10:11] op_sel:[0,1]
.LBB6_13:
	s_mov_b32 s59, s18
	s_cbranch_execnz .LBB6_15
.LBB6_14:
	s_mov_b32 s59, 0x3fc00000
	v_pk_mov_b32 v[8:9], s[10:11], s[10:11] op_sel:[0,1]
.LBB6_15:
	s_mov_b64 s[6:7], 0
.LBB6_16:
	s_load_dword s60, s[4:5], 0x2c
	v_add_co_u32_e32 v10, vcc, s14, v5
	v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
	s_andn2_b64 vcc, exec, s[6:7]
	v_mov_b32_e32 v12, s20
	s_cbranch_vccnz .LBB6_21
	s_cmp_gt_i32 s19, 0
	s_cbranch_scc0 .LBB6_19
	v_mov_b32_e32 v12, v4
	s_branch .LBB6_20
.LBB6_19:
	v_bfe_i32 v0, v3, 0, 8
	v_not_b32_e32 v1, 31
	ds_bpermute_b32 v0, v1, v0
	v_mov_b32_e32 v12, s20
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[4:5], s[4:5], v4, 3, v[0:1]
.LBB6_20:
	v_pk_mov_b32 v[8:9], s[10:11], s[10:11] op_sel:[0,1]
	s_mov_b32 s59, s18
.LBB6_21:
	s_mov_b64 s[4:5], exec
	v_add_u32_e32 v0, s21, v21
	s_mov_b32 s6, 0
.LBB6_22:
	s_ff1_i32_b64 s7, s[4:5]
	v_readlane_b32 s10, v0, s7
	s_lshl_b64 s[8:9], 1, s7
	s_add_i32 s6, s6, s10
	s_andn2_b64 s[4:5], s[4:5], s[8:9]
	s_cmp_lg_u64 s[4:5], 0
	s_cbranch_scc1 .LBB6_22
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB6_25
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s6
	global_atomic_add v0, v1, s[12:13] offset:68
.LBB6_25:
	s_or_b64 exec, exec, s[4:5]
	s_and_b32 s4, s33, 7
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc1 .LBB6_28
	v_cvt_i32_f32_e32 v0, s59
	s_mul_i32 s4, s4, 9
	v_min_i32_e32 v0, v12, v0
.LBB6_27:
	v_mad_u64_u32 v[4:5], s[6:7], v4, 3, v[0:1]
	s_lshr_b32 s5, s4, 1
	v_mad_u64_u32 v[4:5], s[6:7], v4, 3, v[12:13]
	s_cmp_lt_u32 s4, 2
	s_mov_b32 s4, s5
	s_cbranch_scc0 .LBB6_27
.LBB6_28:
	v_cvt_f16_f32_e32 v0, s18
	s_add_i32 s6, s20, 1
	v_mov_b32_e32 v1, v12
	v_xor_b32_e32 v9, s33, v3
	v_cvt_f32_f16_e32 v5, v0
	v_mov_b32_e32 v0, s6
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	global_load_dword v1, v[6:7], off
	v_or_b32_e32 v2, 1, v12
	v_cvt_f32_u32_e32 v14, v2
	v_and_b32_e32 v18, 3, v12
	v_sub_u32_e32 v20, 0, v2
	v_cmp_ne_u32_e64 s[16:17], 0, v18
	v_rcp_iflag_f32_e32 v14, v14
	s_mov_b32 s48, 0
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v19, s59
	v_mul_f32_e32 v14, 0x4f7ffffe, v14
	v_cvt_u32_f32_e32 v14, v14
	v_mul_lo_u32 v18, v20, v14
	v_mul_hi_u32 v18, v14, v18
	v_add_u32_e32 v14, v14, v18
	v_mov_b32_e32 v20, s21
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v14, v1, v14
	v_mul_lo_u32 v14, v14, v2
	v_readfirstlane_b32 s4, v1
	v_sub_u32_e32 v1, v1, v14
	v_sub_u32_e32 v14, v1, v2
	v_cmp_ge_u32_e32 vcc, v1, v2
	v_cndmask_b32_e32 v1, v1, v14, vcc
	v_sub_u32_e32 v14, v1, v2
	v_cmp_ge_u32_e32 vcc, v1, v2
	v_cndmask_b32_e32 v1, v1, v14, vcc
	v_lshlrev_b32_e32 v1, 2, v1
	ds_bpermute_b32 v1, v1, v12
	s_and_b32 s4, s4, 0x3ff
	s_lshl_b32 s4, s4, 2
	v_mov_b32_e32 v2, s4
	global_store_dword v2, v15, s[14:15]
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v1, 7, v1
	v_lshlrev_b32_e32 v18, v1, v0
	s_and_saveexec_b64 s[18:19], s[16:17]
	s_cbranch_execz .LBB6_77
	v_lshlrev_b32_e32 v0, 2, v16
	s_and_b32 s61, s20, 7
	v_mov_b32_e32 v1, s13
	v_add_co_u32_e32 v14, vcc, s12, v0
	s_cmp_lg_u32 s61, 0
	v_cmp_gt_i32_e64 s[10:11], 1, v18
	v_mov_b32_e32 v22, 0
	v_addc_co_u32_e32 v15, vcc, 0, v1, vcc
	s_cselect_b64 s[24:25], -1, 0
	v_or_b32_e32 v23, 1, v21
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v19, s59
	v_mov_b32_e32 v20, s21
	v_mov_b32_e32 v25, -1
	v_mov_b32_e32 v26, 17
	v_mov_b32_e32 v27, 28
	s_mov_b64 s[40:41], s[16:17]
	s_mov_b32 s62, 0
	v_mov_b32_e32 v21, v3
	s_branch .LBB6_31
.LBB6_30:
	s_or_b64 exec, exec, s[30:31]
	s_and_b64 s[4:5], exec, s[6:7]
	s_or_b64 s[26:27], s[4:5], s[26:27]
	s_andn2_b64 s[4:5], s[28:29], exec
	s_and_b64 s[6:7], s[36:37], exec
	s_or_b64 s[28:29], s[4:5], s[6:7]
	s_andn2_b64 s[4:5], s[20:21], exec
	s_and_b64 s[6:7], s[34:35], exec
	s_or_b64 s[20:21], s[4:5], s[6:7]
	s_andn2_b64 s[4:5], s[22:23], exec
	s_and_b64 s[6:7], s[38:39], exec
	s_or_b64 s[22:23], s[4:5], s[6:7]
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB6_74
.LBB6_31:
	s_and_saveexec_b64 s[42:43], s[10:11]
	s_cbranch_execz .LBB6_57
	v_and_b32_e32 v0, 7, v4
	v_and_b32_e32 v0, 0xffff, v0
	v_and_b32_e32 v2, s48, v0
	v_cmp_lt_i32_e32 vcc, 1, v2
	s_mov_b64 s[44:45], 0
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB6_44
	v_cmp_lt_i32_e32 vcc, 2, v2
	s_mov_b64 s[8:9], -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB6_43
	v_cmp_lt_i32_e32 vcc, 3, v2
	s_mov_b64 s[8:9], 0
	s_and_saveexec_b64 s[30:31], vcc
	s_xor_b64 s[30:31], exec, s[30:31]
	s_cbranch_execz .LBB6_38
	v_cmp_ne_u32_e32 vcc, 4, v2
	s_mov_b64 s[8:9], -1
	s_and_saveexec_b64 s[46:47], vcc
	v_add_u32_e32 v0, -1, v12
	s_xor_b64 s[8:9], exec, -1
	s_or_b64 exec, exec, s[46:47]
	s_and_b64 s[8:9], s[8:9], exec
.LBB6_38:
	s_andn2_saveexec_b64 s[30:31], s[30:31]
	s_cbranch_execz .LBB6_40
	s_or_b64 s[8:9], s[8:9], exec
	global_store_dword v[14:15], v25, off
.LBB6_40:
	s_or_b64 exec, exec, s[30:31]
	s_and_saveexec_b64 s[30:31], s[8:9]
	s_cbranch_execz .LBB6_42
	v_mov_b32_e32 v0, v12
	global_store_dword v[14:15], v26, off
.LBB6_42:
	s_or_b64 exec, exec, s[30:31]
	s_xor_b64 s[8:9], exec, -1
	v_mov_b32_e32 v1, v20
.LBB6_43:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], s[8:9], exec
.LBB6_44:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB6_48
	v_cmp_lt_i32_e32 vcc, 0, v2
	s_mov_b64 s[44:45], -1
	s_mov_b64 s[8:9], s[6:7]
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB6_47
	s_mul_i32 s48, s48, s33
	s_and_b32 s8, s48, 0x3ff
	s_lshl_b32 s8, s8, 2
	v_mov_b32_e32 v0, s8
	s_xor_b64 s[44:45], exec, -1
	s_or_b64 s[8:9], s[6:7], exec
	global_store_dword v0, v5, s[14:15]
.LBB6_47:
	s_or_b64 exec, exec, s[30:31]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_and_b64 s[44:45], s[44:45], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
.LBB6_48:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_xor_b64 s[46:47], exec, s[4:5]
	s_cbranch_execz .LBB6_50
	v_and_b32_e32 v0, 0x3ff, v12
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[12:13]
	v_mov_b32_e32 v1, 0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v0, 20, v0
	s_swappc_b64 s[30:31], s[4:5]
	s_nop 1
	v_mov_b32_dpp v1, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v0, v12
.LBB6_50:
	s_or_b64 exec, exec, s[46:47]
	s_and_saveexec_b64 s[4:5], s[44:45]
	s_cbranch_execz .LBB6_52
	v_mov_b32_e32 v0, v12
	v_mov_b32_e32 v1, v20
	ds_write_b32 v13, v27
.LBB6_52:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v2, 0xff
	v_and_b32_e32 v2, s62, v2
	v_cmp_eq_u16_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB6_56
	v_and_b32_e32 v2, 0xff, v24
	s_mov_b32 s4, 0
.LBB6_54:
	v_mov_b32_e32 v12, s4
	v_cmp_gt_i32_e32 vcc, s4, v8
	v_and_b32_e32 v4, 0xffff, v4
	s_add_i32 s4, s4, 1
	v_cndmask_b32_e32 v12, v12, v1, vcc
	v_cmp_ne_u32_e32 vcc, s4, v2
	v_mad_u32_u24 v4, v4, 3, v12
	v_xor_b32_e32 v21, v21, v4
	s_cbranch_vccnz .LBB6_54
	v_and_b32_e32 v2, 0x3ff, v0
	v_lshlrev_b32_e32 v2, 2, v2
	global_load_dword v2, v2, s[12:13]
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v19, v2
.LBB6_56:
	v_mov_b32_e32 v20, v1
	v_mov_b32_e32 v12, v0
.LBB6_57:
	s_or_b64 exec, exec, s[42:43]
	s_andn2_b64 vcc, exec, s[24:25]
	s_mov_b64 s[6:7], -1
	s_cbranch_vccnz .LBB6_71
	v_and_b32_e32 v0, 0x3ff, v12
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s13
	v_add_co_u32_e64 v0, s[4:5], s12, v0
	v_cmp_ne_u16_e32 vcc, 7, v4
	v_addc_co_u32_e64 v1, s[4:5], 0, v1, s[4:5]
	s_mov_b32 s63, 0
	s_mov_b32 s64, 0
	s_mov_b64 s[44:45], 0
	s_branch .LBB6_60
.LBB6_59:
	s_or_b64 exec, exec, s[54:55]
	s_xor_b64 s[50:51], s[50:51], -1
	s_and_b64 s[48:49], exec, s[48:49]
	s_or_b64 s[44:45], s[48:49], s[44:45]
	s_andn2_b64 s[30:31], s[30:31], exec
	s_and_b64 s[48:49], s[46:47], exec
	s_or_b64 s[30:31], s[30:31], s[48:49]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[48:49], s[50:51], exec
	s_andn2_b64 s[42:43], s[42:43], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[8:9], s[8:9], s[48:49]
	s_or_b64 s[42:43], s[42:43], s[4:5]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB6_70
.LBB6_60:
	s_mov_b64 s[48:49], -1
	s_mov_b64 s[52:53], -1
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execz .LBB6_68
	global_load_dword v2, v[6:7], off
	s_mov_b64 s[4:5], exec
	s_mov_b32 s52, 0
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v2, 30, v2
.LBB6_62:
	s_ff1_i32_b64 s53, s[4:5]
	v_readlane_b32 s56, v2, s53
	s_lshl_b64 s[54:55], 1, s53
	s_add_i32 s52, s52, s56
	s_andn2_b64 s[4:5], s[4:5], s[54:55]
	s_cmp_lg_u64 s[4:5], 0
	s_cbranch_scc1 .LBB6_62
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e64 s[4:5], 0, v2
	s_and_saveexec_b64 s[54:55], s[4:5]
	s_xor_b64 s[4:5], exec, s[54:55]
	s_cbranch_execz .LBB6_65
	v_mov_b32_e32 v2, s52
	global_atomic_add v22, v2, s[12:13]
.LBB6_65:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e64 s[4:5], s64, v3
	s_mov_b64 s[52:53], 0
	s_mov_b64 s[56:57], s[40:41]
	s_and_saveexec_b64 s[54:55], s[4:5]
	s_cbranch_execz .LBB6_67
	global_load_dword v2, v[0:1], off
	v_cvt_f32_u32_e32 v9, v23
	v_sub_u32_e32 v28, 0, v23
	s_mov_b64 s[52:53], exec
	s_andn2_b64 s[56:57], s[40:41], exec
	v_rcp_iflag_f32_e32 v9, v9
	v_mul_f32_e32 v9, 0x4f7ffffe, v9
	v_cvt_u32_f32_e32 v9, v9
	v_mul_lo_u32 v28, v28, v9
	v_mul_hi_u32 v28, v9, v28
	v_add_u32_e32 v9, v9, v28
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[4:5], s58, v2
	s_bcnt1_i32_b64 s4, s[4:5]
	s_add_i32 s64, s64, s4
	v_mul_hi_u32 v2, s64, v9
	v_mul_lo_u32 v2, v2, v23
	v_sub_u32_e32 v2, s64, v2
	v_sub_u32_e32 v9, v2, v23
	v_cmp_ge_u32_e64 s[4:5], v2, v23
	v_cndmask_b32_e64 v2, v2, v9, s[4:5]
	v_sub_u32_e32 v9, v2, v23
	v_cmp_ge_u32_e64 s[4:5], v2, v23
	v_cndmask_b32_e64 v9, v2, v9, s[4:5]
.LBB6_67:
	s_or_b64 exec, exec, s[54:55]
	s_mov_b64 s[4:5], -1
	s_and_b64 s[54:55], s[56:57], exec
	s_orn2_b64 s[52:53], s[52:53], exec
.LBB6_68:
	s_or_b64 exec, exec, s[50:51]
	s_andn2_b64 s[46:47], s[46:47], exec
	s_and_b64 s[50:51], s[54:55], exec
	s_or_b64 s[46:47], s[46:47], s[50:51]
	s_mov_b64 s[50:51], s[4:5]
	s_and_saveexec_b64 s[54:55], s[52:53]
	s_cbranch_execz .LBB6_59
	s_and_b32 s48, s63, 0xff
	s_add_i32 s63, s48, 1
	s_and_b32 s64, s63, 0xff
	s_cmp_eq_u32 s61, s64
	s_cselect_b64 s[48:49], -1, 0
	s_andn2_b64 s[50:51], s[4:5], exec
	s_andn2_b64 s[46:47], s[46:47], exec
	s_orn2_b64 s[48:49], s[48:49], exec
	s_branch .LBB6_59
.LBB6_70:
	s_or_b64 exec, exec, s[44:45]
	s_branch .LBB6_72
.LBB6_71:
	s_mov_b64 s[8:9], -1
.LBB6_72:
	s_andn2_b64 s[4:5], s[36:37], exec
	s_and_b64 s[36:37], s[42:43], exec
	s_or_b64 s[36:37], s[4:5], s[36:37]
	s_andn2_b64 s[4:5], s[38:39], exec
	s_and_b64 s[30:31], s[30:31], exec
	s_andn2_b64 s[34:35], s[34:35], exec
	s_or_b64 s[38:39], s[4:5], s[30:31]
	s_and_saveexec_b64 s[30:31], s[8:9]
	s_cbranch_execz .LBB6_30
	s_and_b32 s4, 0xffff, s62
	s_add_i32 s62, s4, 1
	s_sext_i32_i16 s48, s62
	v_and_b32_e32 v0, 3, v12
	v_cmp_lt_i32_e32 vcc, s48, v0
	s_and_b64 s[8:9], vcc, exec
	s_andn2_b64 s[6:7], s[34:35], exec
	v_cmp_ge_i32_e64 s[4:5], s48, v0
	s_or_b64 s[34:35], s[6:7], s[8:9]
	s_andn2_b64 s[6:7], s[38:39], exec
	s_and_b64 s[38:39], s[40:41], exec
	v_add_u16_e32 v24, 1, v24
	s_andn2_b64 s[36:37], s[36:37], exec
	s_or_b64 s[38:39], s[6:7], s[38:39]
	s_orn2_b64 s[6:7], s[4:5], exec
	s_mov_b64 s[40:41], s[8:9]
	s_branch .LBB6_30
.LBB6_74:
	s_or_b64 exec, exec, s[26:27]
	s_and_saveexec_b64 s[4:5], s[28:29]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB6_76
	s_andn2_b64 s[6:7], s[20:21], exec
	s_and_b64 s[8:9], s[22:23], exec
	v_lshlrev_b32_e32 v0, 2, v16
	s_or_b64 s[20:21], s[6:7], s[8:9]
	global_store_dword v0, v12, s[12:13]
.LBB6_76:
	s_or_b64 exec, exec, s[4:5]
	s_andn2_b64 s[4:5], s[16:17], exec
	s_and_b64 s[6:7], s[20:21], exec
	s_or_b64 s[16:17], s[4:5], s[6:7]
	v_mov_b32_e32 v3, v21
.LBB6_77:
	s_or_b64 exec, exec, s[18:19]
	s_xor_b64 s[4:5], s[16:17], -1
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB6_79
	v_max_f32_e64 v0, s59, s59 clamp
	v_mul_f32_e32 v1, s60, v5
	v_med3_f32 v0, v0, v1, 4.0
	v_add_f32_e32 v0, 0x3fa00000, v0
	v_frexp_mant_f32_e32 v1, v0
	v_rcp_f32_e32 v1, v1
	v_frexp_exp_i32_f32_e32 v0, v0
	v_frexp_exp_i32_f32_e32 v2, v17
	v_frexp_mant_f32_e64 v6, |v17|
	v_sub_u32_e32 v0, v2, v0
	ds_read_b32 v2, v13
	v_mul_f32_e32 v1, v6, v1
	v_ldexp_f32 v0, v1, v0
	v_bfe_i32 v1, v3, 0, 8
	v_and_b32_e32 v3, 0xffff, v4
	v_add_u32_e32 v4, v18, v8
	v_add3_u32 v1, v4, v9, v1
	v_add3_u32 v1, v1, v12, v3
	v_add_f32_e32 v0, v0, v19
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v1, v1, v20, v2
	v_lshlrev_b32_e32 v2, 2, v16
	v_add_f32_e32 v0, v0, v5
	global_store_dword v2, v1, s[12:13]
	global_store_dword v[10:11], v0, off
.LBB6_79:
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
		.amdhsa_next_free_vgpr 29
		.amdhsa_next_free_sgpr 65
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
	v_mov_b32_e32 v3, v0
	v_lshl_add_u32 v13, s8, 6, v3
	v_lshlrev_b32_e32 v0, 2, v3
	v_and_b32_e32 v6, 0x3ff, v13
	s_waitcnt lgkmcnt(0)
	global_load_dword v9, v0, s[16:17]
	v_lshlrev_b32_e32 v0, 2, v6
	global_load_dword v7, v0, s[18:19]
	s_load_dword s23, s[4:5], 0x20
	s_load_dword s20, s[4:5], 0x28
	s_load_dword s22, s[4:5], 0x30
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v10, s23
	s_addc_u32 s1, s1, 0
	s_add_i32 s21, s8, s14
	v_mov_b32_e32 v1, s19
	v_add_co_u32_e32 v4, vcc, s18, v0
	v_and_b32_e32 v12, 63, v3
	s_and_b32 s25, s21, 7
	s_mov_b64 s[10:11], s[4:5]
	s_mov_b32 s24, 0
	v_addc_co_u32_e32 v5, vcc, 0, v1, vcc
	v_lshlrev_b32_e32 v8, 2, v12
	s_cmp_eq_u32 s25, 0
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(1)
	ds_write_b32 v8, v9
	s_cbranch_scc1 .LBB7_24
	s_and_b32 s4, s15, 15
	s_add_i32 s5, s4, 1
	v_cvt_f32_ubyte0_e32 v0, s5
	v_rcp_iflag_f32_e32 v0, v0
	v_cvt_i32_f32_e32 v1, s23
	s_not_b32 s4, s4
	s_abs_i32 s7, s22
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_ashr_i32 s6, s22, 31
	v_ashrrev_i32_e32 v16, 31, v9
	v_mov_b32_e32 v19, v9
	v_readfirstlane_b32 s8, v0
	v_xor_b32_e32 v0, 1, v12
	v_lshlrev_b32_e32 v14, 2, v0
	v_and_b32_e32 v0, 15, v1
	s_mul_i32 s4, s4, s8
	v_add_u32_e32 v15, 1, v0
	s_mul_hi_u32 s4, s8, s4
	v_cvt_f32_ubyte0_e32 v0, v15
	s_add_i32 s8, s8, s4
	v_rcp_iflag_f32_e32 v0, v0
	s_mul_hi_u32 s4, s7, s8
	s_mul_i32 s8, s4, s5
	s_sub_i32 s7, s7, s8
	s_add_i32 s9, s4, 1
	s_sub_i32 s8, s7, s5
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	s_cmp_ge_u32 s7, s5
	v_cvt_u32_f32_e32 v0, v0
	s_cselect_b32 s4, s9, s4
	v_and_b32_e32 v1, 1, v3
	s_cselect_b32 s7, s8, s7
	s_add_i32 s8, s4, 1
	v_cmp_eq_u32_e64 s[12:13], 0, v1
	v_sub_u32_e32 v1, 0, v9
	s_cmp_ge_u32 s7, s5
	v_max_i32_e32 v17, v9, v1
	v_sub_u32_e32 v1, 0, v15
	s_cselect_b32 s4, s8, s4
	v_mul_lo_u32 v1, v1, v0
	s_xor_b32 s4, s4, s6
	v_mul_hi_u32 v1, v0, v1
	s_sub_i32 s4, s4, s6
	v_add_u32_e32 v0, v0, v1
	s_and_b32 s26, s4, 7
	v_mul_hi_u32 v18, v17, v0
	s_mov_b32 s27, s14
	v_mov_b32_e32 v1, v10
.LBB7_2:
	s_cmp_lt_i32 s26, 2
	v_fma_f16 v20, -v10, v1, 0.5
	s_cbranch_scc1 .LBB7_8
	s_cmp_lt_i32 s26, 3
	s_cbranch_scc1 .LBB7_9
	s_cmp_gt_i32 s26, 3
	s_cbranch_scc0 .LBB7_10
	s_mov_b32 s28, 5
	s_cmp_lg_u32 s26, 4
	v_mov_b32_e32 v11, v19
	s_cbranch_scc0 .LBB7_7
	v_add_u32_e32 v11, -1, v19
	s_mov_b32 s28, s27
.LBB7_7:
	s_mov_b64 s[4:5], 0
	s_branch .LBB7_11
.LBB7_8:
	s_branch .LBB7_16
.LBB7_9:
	s_mov_b64 s[4:5], 0
	s_cbranch_execnz .LBB7_12
	s_branch .LBB7_13
.LBB7_10:
	s_mov_b64 s[4:5], -1
.LBB7_11:
	v_mov_b32_e32 v1, v20
	v_mov_b32_e32 v0, v19
	s_branch .LBB7_13
.LBB7_12:
	v_mov_b32_e32 v1, s20
	v_mov_b32_e32 v2, s24
	v_cndmask_b32_e64 v1, v1, v2, s[12:13]
	v_and_b32_e32 v1, 15, v1
	v_add_u32_e32 v1, 1, v1
	v_cvt_f32_ubyte0_e32 v1, v1
	v_rcp_iflag_f32_e64 v2, -v1
	ds_read_b32 v0, v14
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	v_trunc_f32_e32 v2, v2
	v_cvt_i32_f32_e32 v11, v2
	v_mad_f32 v2, -v2, v1, -1.0
	v_cmp_ge_f32_e64 vcc, |v2|, |v1|
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, v0, v13
	v_subbrev_co_u32_e32 v1, vcc, 0, v11, vcc
	v_bfe_i32 v0, v0, 0, 16
	v_bfe_i32 v1, v1, 0, 6
	s_swappc_b64 s[30:31], s[4:5]
	s_mov_b64 s[4:5], -1
.LBB7_13:
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB7_15
	s_and_b32 s4, s27, 0xff
	s_addk_i32 s4, 0xfb
	v_cvt_f32_u32_e32 v1, s4
	v_mov_b32_e32 v11, v0
	s_mov_b32 s28, s27
	v_cvt_f16_f32_e32 v1, v1
	v_fma_f16 v1, v1, v20, 0.5
.LBB7_15:
	s_cbranch_execnz .LBB7_21
.LBB7_16:
	s_cmp_gt_i32 s26, 0
	s_cbranch_scc0 .LBB7_18
	s_and_b32 s4, s27, 10
	s_lshl_b32 s4, s4, 2
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s23
	global_store_dword v0, v1, s[18:19]
	s_cbranch_execz .LBB7_19
	s_branch .LBB7_20
.LBB7_18:
.LBB7_19:
	v_mul_lo_u32 v0, v18, v15
	v_sub_u32_e32 v0, v17, v0
	v_add_u32_e32 v1, 1, v18
	v_cmp_ge_u32_e32 vcc, v0, v15
	v_sub_u32_e32 v2, v0, v15
	v_cndmask_b32_e32 v1, v18, v1, vcc
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_add_u32_e32 v2, 1, v1
	v_cmp_ge_u32_e32 vcc, v0, v15
	v_cndmask_b32_e32 v0, v1, v2, vcc
	v_xor_b32_e32 v0, v0, v16
	v_sub_u32_e32 v0, v0, v16
	ds_write_b32 v8, v0
.LBB7_20:
	v_mov_b32_e32 v1, v20
	s_mov_b32 s28, s27
	v_mov_b32_e32 v11, v19
.LBB7_21:
	s_add_i32 s24, s24, 1
	s_cmp_eq_u32 s25, s24
	s_cbranch_scc1 .LBB7_23
	v_mov_b32_e32 v19, v11
	s_mov_b32 s27, s28
	s_branch .LBB7_2
.LBB7_23:
	s_load_dword s24, s[10:11], 0x2c
	v_mov_b32_e32 v10, v1
	s_branch .LBB7_25
.LBB7_24:
	s_load_dword s24, s[10:11], 0x2c
	v_mov_b32_e32 v11, v9
	s_mov_b32 s28, s14
.LBB7_25:
	s_and_b32 s6, s15, 3
	s_mov_b32 s7, 0
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB7_32
	v_and_b32_e32 v0, 0xfffe, v9
	s_mov_b32 s4, 0x2aaaaaab
	s_cmp_lg_u32 s14, 0
	v_cvt_f32_i32_e32 v1, s22
	v_mul_hi_u32 v0, v0, s4
	s_cselect_b64 s[4:5], -1, 0
	v_cndmask_b32_e64 v2, 0, 1, s[4:5]
	v_bfe_i32 v0, v0, 0, 8
	s_mul_i32 s12, s14, 9
	v_mov_b32_e32 v15, s23
	v_cmp_ne_u32_e64 s[4:5], 1, v2
	v_mov_b32_e32 v13, v3
.LBB7_27:
	s_and_b64 vcc, exec, s[4:5]
	s_mov_b32 s8, s12
	s_cbranch_vccnz .LBB7_30
.LBB7_28:
	s_mov_b32 s9, s8
	s_lshr_b32 s8, s8, 1
	s_cmp_lt_u32 s9, 2
	s_cbranch_scc0 .LBB7_28
	v_mov_b32_e32 v2, s9
	ds_write_b32 v8, v2
	v_mov_b32_e32 v15, v1
.LBB7_30:
	s_add_u32 s8, s6, -1
	v_bfe_i32 v2, v13, 0, 8
	s_addc_u32 s9, s7, -1
	v_cmp_lt_i64_e64 s[6:7], s[6:7], 2
	v_add_u32_e32 v13, v2, v0
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB7_33
	s_mov_b64 s[6:7], s[8:9]
	s_branch .LBB7_27
.LBB7_32:
	v_mov_b32_e32 v15, s23
	v_mov_b32_e32 v13, v3
.LBB7_33:
	s_load_dwordx2 s[10:11], s[10:11], 0x18
	s_mul_i32 s6, s14, 31
	v_and_b32_e32 v1, 0xffff, v9
	v_mov_b32_e32 v0, s6
	v_xor_b32_e32 v14, s15, v3
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_xor_b32_e32 v2, 1, v12
	v_lshlrev_b32_e32 v16, 2, v2
	ds_read_b32 v2, v16
	v_min_i32_e32 v1, s28, v1
	v_mov_b32_e32 v18, 0x2a05f200
	v_mov_b32_e32 v19, 1
	v_add_u32_e32 v0, s15, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, v1, v2
	v_cmp_gt_i64_e32 vcc, s[10:11], v[18:19]
	v_sub_u32_e32 v1, v0, v1
	s_cbranch_vccz .LBB7_41
	v_and_b32_e32 v0, 0x3ff, v11
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v12, v0, s[16:17]
	s_and_b32 s4, s22, 15
	s_add_i32 s6, s4, 1
	v_cvt_f32_ubyte0_e32 v2, s6
	v_rcp_iflag_f32_e32 v2, v2
	v_mov_b32_e32 v0, 13
	s_not_b32 s4, s4
	s_mov_b32 s5, 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mov_b32_dpp v0, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_sub_u32_e32 v18, 0, v0
	v_ashrrev_i32_e32 v17, 31, v0
	v_max_i32_e32 v0, v0, v18
	v_mul_lo_u32 v18, s4, v2
	v_mul_hi_u32 v18, v2, v18
	v_add_u32_e32 v2, v2, v18
	v_mul_hi_u32 v2, v0, v2
	v_mul_lo_u32 v18, v2, s6
	v_sub_u32_e32 v0, v0, v18
	v_add_u32_e32 v18, 1, v2
	v_cmp_le_u32_e32 vcc, s6, v0
	v_cndmask_b32_e32 v2, v2, v18, vcc
	v_subrev_u32_e32 v18, s6, v0
	v_cndmask_b32_e32 v0, v0, v18, vcc
	v_add_u32_e32 v18, 1, v2
	v_cmp_le_u32_e32 vcc, s6, v0
	v_cndmask_b32_e32 v0, v2, v18, vcc
	v_xor_b32_e32 v0, v0, v17
	v_sub_u32_e32 v0, v0, v17
	v_cmp_ge_i32_e32 vcc, s10, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB7_42
	v_mov_b32_e32 v0, -7
	ds_write_b32 v8, v0
	s_mov_b32 s4, 45
	v_mov_b32_e32 v0, 0
	s_branch .LBB7_37
.LBB7_36:
	s_or_b64 exec, exec, s[8:9]
	s_lshr_b32 s8, s4, 1
	s_cmp_gt_u32 s4, 1
	s_mov_b32 s4, s8
	s_cbranch_scc0 .LBB7_42
.LBB7_37:
	s_mov_b64 s[8:9], exec
	s_mov_b32 s11, 0
.LBB7_38:
	s_ff1_i32_b64 s12, s[8:9]
	v_readlane_b32 s22, v11, s12
	s_lshl_b64 s[12:13], 1, s12
	s_add_i32 s11, s11, s22
	s_andn2_b64 s[8:9], s[8:9], s[12:13]
	s_cmp_lg_u64 s[8:9], 0
	s_cbranch_scc1 .LBB7_38
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB7_36
	s_lshl_b64 s[12:13], s[4:5], 2
	s_add_u32 s12, s16, s12
	s_addc_u32 s13, s17, s13
	v_mov_b32_e32 v2, s11
	global_atomic_add v0, v2, s[12:13]
	s_branch .LBB7_36
.LBB7_41:
	v_mov_b32_e32 v0, s21
	s_branch .LBB7_51
.LBB7_42:
	s_or_saveexec_b64 s[12:13], s[6:7]
	v_mov_b32_e32 v0, v11
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB7_46
	v_lshlrev_b32_e32 v0, 2, v1
	ds_bpermute_b32 v17, v0, v1
	v_mov_b32_e32 v0, s14
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_add_u32_e32 v0, v0, v17
	v_bfe_i32 v0, v0, 0, 16
	v_cmp_ne_u32_e32 vcc, v9, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB7_45
	v_add_u32_e32 v0, s15, v1
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	v_sub_u32_e32 v2, s10, v11
	global_atomic_add v0, v2, s[16:17]
	v_lshlrev_b32_e32 v0, 2, v3
	global_load_dword v0, v0, s[18:19]
	v_cmp_gt_f16_e32 vcc, 2.0, v10
	v_mov_b32_e32 v14, v12
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v0, -v0, v0, vcc
	v_cvt_f16_f32_e32 v0, v0
	v_fma_f16 v10, v0, v10, 0.5
.LBB7_45:
	s_or_b64 exec, exec, s[4:5]
	v_fma_mixlo_f16 v0, v15, v15, 0
	v_fma_f16 v10, v0, v10, 0.5
	v_mov_b32_e32 v0, s21
.LBB7_46:
	s_or_b64 exec, exec, s[12:13]
	ds_read_b32 v2, v16
	v_cmp_lt_i32_e32 vcc, s20, v11
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v15, 0, v2
	v_cndmask_b32_e32 v2, v2, v15, vcc
	v_cmp_gt_i32_e32 vcc, -6, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB7_48
	v_lshlrev_b32_e32 v2, 2, v3
	global_load_dword v2, v2, s[18:19]
.LBB7_48:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB7_50
	s_and_b32 s6, s24, 0x7fffffff
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s6
.LBB7_50:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v12, 15, v12
	v_add_u32_e32 v12, 1, v12
	v_cvt_f32_ubyte0_e32 v12, v12
	v_rcp_iflag_f32_e32 v15, v12
	s_mov_b32 s4, 0x41b00000
	v_mul_f32_e32 v15, 0x41b00000, v15
	v_trunc_f32_e32 v15, v15
	v_cvt_u32_f32_e32 v16, v15
	v_mad_f32 v15, -v15, v12, s4
	v_cmp_ge_f32_e64 vcc, |v15|, |v12|
	v_max_f32_e64 v15, v2, v2 clamp
	v_addc_co_u32_e32 v12, vcc, 0, v16, vcc
	v_and_b32_e32 v12, 31, v12
	v_add_u32_e32 v13, v12, v13
.LBB7_51:
	v_and_b32_e32 v2, 0x3ff, v11
	v_lshlrev_b32_e32 v2, 2, v2
	global_load_dword v12, v2, s[16:17]
	v_lshl_add_u32 v2, v9, 1, v9
	v_cvt_i32_f32_e32 v9, v15
	v_bfe_i32 v13, v13, 0, 8
	v_add_u32_e32 v3, s10, v3
	v_xor_b32_e32 v13, 0x7a, v13
	v_add3_u32 v1, v3, v1, v14
	s_and_b32 s4, s14, 0xff
	v_cvt_f32_f16_e32 v10, v10
	v_add3_u32 v3, v1, v0, v13
	v_and_b32_e32 v0, 0xff, v9
	v_add_u32_e32 v9, s4, v0
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_f32_e32 v7, v7, v15
	v_add_f32_e32 v7, v7, v10
	ds_write_b32 v8, v9
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[4:5], v12, v11, v[2:3]
	v_and_b32_e32 v0, 0xffff, v0
	v_add3_u32 v0, v3, v9, v0
	global_store_dword v6, v0, s[16:17]
	global_store_dword v[4:5], v7, off
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
		.amdhsa_next_free_vgpr 21
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
.Lfunc_end7:
	.size	k6, .Lfunc_end7-k6
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k7
	.globl	k7
	.p2align	8
	.type	k7,@function
k7:
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[10:11], s[4:5], 0x10
	v_mov_b32_e32 v3, v0
	v_lshlrev_b32_e32 v0, 2, v3
	v_and_b32_e32 v4, 63, v3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[12:13]
	v_lshl_add_u32 v0, s8, 6, v3
	v_and_b32_e32 v6, 0x3ff, v0
	v_lshlrev_b32_e32 v2, 2, v6
	global_load_dword v7, v2, s[14:15]
	v_or_b32_e32 v10, 1, v3
	v_lshlrev_b32_e32 v8, 2, v4
	v_cvt_f32_ubyte0_e32 v4, v10
	v_rcp_iflag_f32_e32 v13, v4
	v_add_co_u32_e32 v4, vcc, s14, v2
	s_add_u32 flat_scratch_lo, s6, s9
	v_mul_f32_e32 v2, 0x4f7ffffe, v13
	v_cvt_u32_f32_e32 v2, v2
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_load_dword s6, s[4:5], 0x20
	s_load_dword s9, s[4:5], 0x30
	v_sub_u32_e32 v12, 0, v10
	v_mul_lo_u32 v12, v12, v2
	v_mul_hi_u32 v12, v2, v12
	v_add_u32_e32 v2, v2, v12
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v2, s9, v2
	v_mov_b32_e32 v14, s15
	v_mul_lo_u32 v2, v2, v10
	v_addc_co_u32_e32 v5, vcc, 0, v14, vcc
	v_sub_u32_e32 v2, s9, v2
	v_sub_u32_e32 v12, v2, v10
	v_cmp_ge_u32_e32 vcc, v2, v10
	v_cndmask_b32_e32 v2, v2, v12, vcc
	v_cvt_f16_f32_e32 v9, s6
	v_sub_u32_e32 v12, v2, v10
	v_cmp_ge_u32_e32 vcc, v2, v10
	v_mov_b32_e32 v11, 0
	v_cndmask_b32_e32 v10, v2, v12, vcc
	s_addc_u32 s1, s1, 0
	s_add_i32 s7, s8, s10
	s_and_b32 s8, s11, 15
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_mov_b32_e32 v15, s6
	s_lshr_b32 s8, 29, s8
	v_add_co_u32_e32 v10, vcc, s14, v10
	v_sub_f32_e32 v13, 0x3e800000, v15
	s_lshl_b32 s8, s8, 2
	v_fma_mix_f32 v16, v9, s6, s6 op_sel_hi:[1,0,0]
	v_addc_co_u32_e32 v11, vcc, v14, v11, vcc
	v_and_b32_e32 v13, 0x7fffffff, v13
	v_mov_b32_e32 v15, s8
	global_store_dword v[10:11], v16, off
	global_store_dword v15, v13, s[14:15]
	v_mov_b32_e32 v10, s7
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(3)
	v_and_b32_e32 v2, 3, v1
	v_cmp_ne_u32_e32 vcc, 0, v2
	ds_write_b32 v8, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB8_2
	v_and_b32_e32 v2, 0x3ff, v1
	v_lshlrev_b32_e32 v2, 2, v2
	global_load_dword v2, v2, s[12:13]
	s_load_dword s8, s[4:5], 0x28
	v_and_b32_e32 v10, 15, v3
	s_cmp_gt_i32 s11, -5
	v_and_b32_e32 v12, 0xffff, v1
	v_sub_u32_e32 v13, 0, v12
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e64 v10, v10, s8
	v_or_b32_e32 v10, 1, v10
	v_cvt_f32_u32_e32 v11, v10
	v_sub_u32_e32 v14, 0, v10
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v13, v13, v12, vcc
	v_rcp_iflag_f32_e32 v11, v11
	v_mul_f32_e32 v11, 0x4f7ffffe, v11
	v_cvt_u32_f32_e32 v11, v11
	v_mul_lo_u32 v14, v14, v11
	v_mul_hi_u32 v14, v11, v14
	v_add_u32_e32 v11, v11, v14
	v_mul_hi_u32 v11, v13, v11
	v_mul_lo_u32 v11, v11, v10
	v_sub_u32_e32 v11, v13, v11
	v_sub_u32_e32 v13, v11, v10
	v_cmp_ge_u32_e32 vcc, v11, v10
	v_cndmask_b32_e32 v11, v11, v13, vcc
	v_sub_u32_e32 v13, v11, v10
	v_cmp_ge_u32_e32 vcc, v11, v10
	v_cndmask_b32_e32 v10, v11, v13, vcc
	v_xor_b32_e32 v11, s9, v1
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, v2, v12
	v_mul_lo_u32 v2, v2, v11
	v_min_i32_e32 v10, v10, v2
.LBB8_2:
	s_or_b64 exec, exec, s[6:7]
	v_lshlrev_b32_e32 v2, 2, v3
	global_load_dword v2, v2, s[14:15]
	v_cvt_f32_ubyte0_e32 v11, v3
	s_load_dword s6, s[4:5], 0x24
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v11
	v_cvt_f16_f32_e32 v2, v2
	v_mov_b32_e32 v11, 4
.LBB8_3:
	v_add_u16_e32 v11, -1, v11
	v_cmp_eq_u16_e32 vcc, 0, v11
	v_fma_f16 v9, v2, v9, 0.5
	s_cbranch_vccz .LBB8_3
	v_and_b32_e32 v2, 0x3ff, v1
	v_lshlrev_b32_e32 v2, 2, v2
	global_load_dword v2, v2, s[12:13]
	s_load_dword s11, s[4:5], 0x18
	v_mul_lo_u32 v11, v0, v0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, s6, v2
	v_bfe_i32 v12, v0, 0, 16
	v_mov_b32_e32 v0, s9
	s_swappc_b64 s[30:31], s[4:5]
	s_mul_i32 s4, s11, 3
	v_bfe_i32 v2, v3, 0, 8
	v_cvt_f32_i32_e32 v0, v0
	ds_read_b32 v8, v8
	v_sub_u32_e32 v2, v2, v11
	s_add_i32 s4, s4, s10
	v_and_b32_e32 v3, 0xffff, v1
	v_add3_u32 v1, s4, v2, v1
	v_cvt_f32_f16_e32 v2, v9
	v_add3_u32 v1, v1, v3, v10
	v_add_f32_e32 v0, v7, v0
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v1, v1, v12, v8
	v_lshlrev_b32_e32 v3, 2, v6
	v_add_f32_e32 v0, v0, v2
	global_store_dword v3, v1, s[12:13]
	global_store_dword v[4:5], v0, off
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
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 33
		.amdhsa_accum_offset 20
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
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v3, 11
	v_bfe_i32 v6, v0, 0, 8
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	v_or_b32_e32 v8, 1, v6
	v_cvt_f32_u32_e32 v9, v8
	v_xor_b32_e32 v10, s9, v0
	v_sub_u32_e32 v5, 0, v0
	v_cmp_gt_i32_e32 vcc, 4, v10
	v_cvt_f32_ubyte0_e32 v7, v0
	s_mov_b32 s7, 0x3fa00000
	v_add_f32_e32 v7, 0x3e800000, v7
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, 0x3ff, v2
	v_lshlrev_b32_e32 v4, 2, v4
	global_atomic_add v4, v3, s[0:1]
	global_load_dword v1, v1, s[2:3]
	s_load_dword s10, s[4:5], 0x18
	s_load_dword s11, s[4:5], 0x20
	s_nop 0
	s_load_dword s4, s[4:5], 0x2c
	v_lshl_add_u32 v4, s6, 6, v0
	v_cndmask_b32_e32 v0, v5, v0, vcc
	v_rcp_iflag_f32_e32 v5, v9
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v11, s11
	v_cvt_i32_f32_e32 v12, s11
	v_mov_b32_e32 v3, 0x3e800000
	v_mul_f32_e32 v5, 4.0, v5
	v_trunc_f32_e32 v5, v5
	v_cvt_f32_f16_e32 v10, v11
	v_cvt_u32_f32_e32 v11, v5
	v_mov_b32_e32 v13, s11
	s_mul_i32 s10, s10, 3
	v_mad_f32 v5, -v5, v9, 4.0
	v_fma_f32 v3, s4, v3, v13
	v_readfirstlane_b32 s4, v0
	v_add_u32_e32 v0, s10, v12
	v_cmp_ge_f32_e64 vcc, |v5|, |v9|
	v_add_u32_e32 v0, s8, v0
	v_addc_co_u32_e32 v5, vcc, 0, v11, vcc
	v_add_u32_e32 v0, s6, v0
	v_mul_lo_u32 v5, v5, v8
	v_sub_u32_e32 v5, 4, v5
	v_mul_lo_u32 v8, v2, v6
	v_and_b32_e32 v9, 0xffff, v2
	v_add3_u32 v0, v0, v6, v2
	s_mul_i32 s4, s4, 13
	v_and_b32_e32 v5, 0x7f, v5
	v_add3_u32 v0, v0, v8, v9
	v_add3_u32 v0, v0, s4, v5
	v_and_b32_e32 v4, 0x3ff, v4
	v_lshlrev_b32_e32 v4, 2, v4
	global_store_dword v4, v0, s[0:1]
	s_waitcnt vmcnt(1)
	v_med3_f32 v2, v3, v1, 4.0
	v_add_f32_e32 v1, 0xbfc00000, v1
	v_fma_f32 v1, v7, |v1|, s7
	v_frexp_mant_f32_e32 v5, v1
	v_rcp_f32_e32 v5, v5
	v_frexp_exp_i32_f32_e32 v3, v2
	v_frexp_mant_f32_e32 v2, v2
	v_frexp_exp_i32_f32_e32 v1, v1
	v_sub_u32_e32 v1, v3, v1
	v_mul_f32_e32 v2, v2, v5
	v_ldexp_f32 v1, v2, v1
	v_add_f32_e32 v0, s11, v1
	v_add_f32_e32 v0, v0, v10
	global_store_dword v4, v0, s[2:3]
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
		.amdhsa_next_free_sgpr 12
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
    .sgpr_count:     23
    .sgpr_spill_count: 0
    .symbol:         k0.kd
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
    .sgpr_count:     29
    .sgpr_spill_count: 0
    .symbol:         k1.kd
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
    .name:           k2
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         k2.kd
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
    .name:           k3
    .private_segment_fixed_size: 0
    .sgpr_count:     14
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
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         k4.kd
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
    .name:           k5
    .private_segment_fixed_size: 0
    .sgpr_count:     71
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
    .name:           k7
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k7.kd
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
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

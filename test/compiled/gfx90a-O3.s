	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 4
	.protected	k0
	.globl	k0
	.p2align	8
	.type	k0,@function
k0:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v2, 63, v0
	v_lshlrev_b32_e32 v3, 2, v2
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[0:1]
	v_xor_b32_e32 v2, 1, v2
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v2, v2
	s_add_i32 s14, s6, s8
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v2, 7, v2
	v_cmp_lt_i32_e32 vcc, 1, v2
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v1
	v_lshl_add_u32 v3, s6, 6, v0
	v_and_b32_e32 v3, 0x3ff, v3
	v_lshlrev_b32_e32 v8, 2, v3
	global_load_dword v9, v8, s[2:3]
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_8
	v_cmp_lt_i32_e32 vcc, 3, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_5
	v_cmp_ne_u32_e32 vcc, 4, v2
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_or_saveexec_b64 s[12:13], s[12:13]
	v_mov_b32_e32 v10, s14
	s_xor_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v10, s14
	s_or_b64 exec, exec, s[12:13]
.LBB0_5:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB0_7
	v_lshlrev_b32_e32 v2, 2, v0
	global_load_dword v2, v2, s[2:3]
	v_mov_b32_e32 v10, s14
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v9, v2, v2 clamp
.LBB0_7:
	s_or_b64 exec, exec, s[10:11]
.LBB0_8:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v3, s3
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_12
	v_cmp_gt_i32_e32 vcc, 1, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_11
	v_lshlrev_b32_e32 v2, 2, v0
	global_load_dword v2, v2, s[2:3]
	v_and_b32_e32 v4, 0x3ff, v1
	v_lshlrev_b32_e32 v4, 2, v4
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v2, v2, v2 clamp
	global_store_dword v4, v2, s[2:3]
.LBB0_11:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v10, 16
.LBB0_12:
	s_or_b64 exec, exec, s[6:7]
	v_add_co_u32_e32 v2, vcc, s2, v8
	s_load_dwordx2 s[2:3], s[4:5], 0x18
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_mov_b32_e32 v4, s14
	v_and_b32_e32 v11, 7, v10
	v_mad_u64_u32 v[4:5], s[6:7], v1, 3, v[4:5]
	s_mov_b32 s12, 0
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_waitcnt lgkmcnt(0)
	v_pk_mov_b32 v[6:7], s[2:3], s[2:3] op_sel:[0,1]
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_16
	s_load_dword s13, s[4:5], 0x30
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v12, 0
.LBB0_14:
	v_mov_b32_e32 v5, s12
	s_mul_i32 s3, s3, 3
	s_mul_hi_u32 s14, s2, 3
	ds_bpermute_b32 v14, v12, v5 offset:12
	s_mul_i32 s2, s2, 3
	s_waitcnt lgkmcnt(0)
	s_xor_b32 s15, s12, s13
	s_add_i32 s14, s14, s3
	s_add_u32 s2, s2, s15
	s_addc_u32 s3, s14, 0
	s_add_i32 s12, s12, 1
	v_cmp_eq_u32_e32 vcc, s12, v11
	v_pk_mov_b32 v[6:7], s[2:3], s[2:3] op_sel:[0,1]
	s_or_b64 s[10:11], vcc, s[10:11]
	v_mad_u64_u32 v[4:5], s[14:15], v4, 3, v[14:15]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_14
	s_or_b64 exec, exec, s[10:11]
.LBB0_16:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v5, 7, v1
	s_load_dword s2, s[4:5], 0x20
	v_lshlrev_b32_e32 v5, v5, v10
	v_cvt_f32_i32_e32 v5, v5
	v_cvt_f32_ubyte0_e32 v7, v0
	v_xor_b32_e32 v12, s9, v0
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v11, s2
	v_cvt_f16_f32_e32 v5, v5
	v_lshlrev_b32_e32 v0, 24, v0
	v_and_b32_e32 v13, 15, v6
	v_ashrrev_i32_e64 v13, v13, s8
	v_fma_f16 v11, v5, v11, 0.5
	v_fma_f16 v11, v5, v11, 0.5
	v_fma_f16 v11, v5, v11, 0.5
	v_fma_f16 v11, v5, v11, 0.5
	v_fma_f16 v5, v5, v11, 0.5
	v_add_u32_e32 v11, 0xf000000, v0
	v_add_u32_e32 v0, 0x25000000, v0
	v_ashrrev_i32_e32 v11, 24, v11
	v_add_u32_sdwa v0, sext(v0), s8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD
	v_xad_u32 v11, v13, s9, v11
	v_add3_u32 v0, v0, v12, v1
	v_cvt_f32_f16_e32 v1, v5
	v_bfe_i32 v11, v11, 0, 16
	v_and_b32_e32 v4, 0xffff, v4
	v_add3_u32 v0, v0, v10, v6
	v_add3_u32 v0, v0, v4, v11
	global_store_dword v8, v0, s[0:1]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, v9, v7
	v_add_f32_e32 v0, v0, v1
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
		.amdhsa_next_free_sgpr 16
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
	v_lshl_add_u32 v8, s6, 6, v0
	v_lshlrev_b32_e32 v14, 2, v0
	v_and_b32_e32 v1, 0x3ff, v8
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v10, v14, s[8:9]
	global_load_dword v11, v1, s[10:11]
	s_load_dwordx2 s[2:3], s[4:5], 0x20
	s_load_dword s21, s[4:5], 0x28
	s_load_dword s20, s[4:5], 0x30
	v_mov_b32_e32 v2, s9
	v_add_co_u32_e32 v4, vcc, s8, v14
	v_cvt_f32_ubyte0_e32 v15, v0
	v_addc_co_u32_e32 v5, vcc, 0, v2, vcc
	v_and_b32_e32 v7, 63, v0
	v_max_f32_e64 v13, v15, v15 clamp
	v_mov_b32_e32 v3, s11
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v12, s2
	s_lshl_b32 s7, s12, 2
	v_add_co_u32_e32 v2, vcc, s10, v1
	v_mov_b32_e32 v6, 0
	v_lshlrev_b32_e32 v9, 2, v7
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_fmac_f32_e32 v12, 0x3fc00000, v13
	s_cmp_eq_u32 s7, 0
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v21, v10
	ds_write_b32 v9, v10
	s_cbranch_scc1 .LBB1_6
	s_load_dword s0, s[4:5], 0x2c
	v_cvt_i32_f32_e32 v9, v12
	v_mov_b32_e32 v13, 0x3e800000
	s_and_b32 s1, s14, 0xff
	s_mov_b32 s16, 1
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v13, s0, v13
	v_add_u32_sdwa v9, v9, s1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	global_store_dword v6, v13, s[10:11] offset:4076
	v_xor_b32_e32 v6, 1, v7
	v_cmp_lt_u32_e32 vcc, 13, v9
	v_lshlrev_b32_e32 v6, 2, v6
	v_and_b32_e32 v7, 0xffff, v10
	v_xor_b32_e32 v9, s21, v8
	s_branch .LBB1_3
.LBB1_2:
	s_or_b64 exec, exec, s[4:5]
	s_lshl_b32 s16, s16, 1
	s_cmp_gt_u32 s16, s7
	s_cbranch_scc1 .LBB1_5
.LBB1_3:
	v_mov_b32_e32 v13, v9
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_2
	ds_read_b32 v13, v6
	v_mov_b32_e32 v16, s16
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e64 s[0:1], s13, v13
	v_cndmask_b32_e64 v13, v7, v16, s[0:1]
	s_branch .LBB1_2
.LBB1_5:
	global_store_dword v1, v13, s[8:9]
	global_load_dword v21, v[4:5], off
.LBB1_6:
	s_and_b32 s0, s20, 15
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v6, s0, v21
	v_mov_b32_e32 v7, 6
	v_add_u32_sdwa v6, v6, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_cmp_eq_u32_e32 vcc, v21, v6
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_16
	v_and_b32_e32 v9, 3, v0
	s_mov_b32 s7, 0
	v_cmp_ne_u32_e32 vcc, 0, v9
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB1_15
	s_and_b32 s22, s12, 7
	s_cmp_lg_u32 s22, 0
	s_cselect_b64 s[0:1], -1, 0
	v_mov_b32_e32 v7, s11
	v_add_co_u32_e32 v6, vcc, s10, v14
	v_cndmask_b32_e64 v13, 0, 1, s[0:1]
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	s_mov_b64 s[18:19], 0
	v_cmp_ne_u32_e64 s[0:1], 1, v13
	s_branch .LBB1_10
.LBB1_9:
	v_cvt_i32_f32_e32 v12, v12
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, 0x3fc00000, v11
	v_xor_b32_e32 v12, s7, v12
	v_cvt_f32_i32_e32 v12, v12
	s_add_i32 s7, s7, 1
	v_cmp_eq_u32_e32 vcc, s7, v9
	s_or_b64 s[18:19], vcc, s[18:19]
	v_add_f32_e32 v12, v13, v12
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB1_14
.LBB1_10:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_9
	s_mov_b32 s23, 0
.LBB1_12:
	s_and_b32 s23, s23, 0xff
	s_add_i32 s23, s23, 1
	s_and_b32 s24, s23, 0xff
	s_cmp_eq_u32 s22, s24
	s_cbranch_scc0 .LBB1_12
	global_load_dword v11, v[6:7], off
	s_branch .LBB1_9
.LBB1_14:
	s_or_b64 exec, exec, s[18:19]
.LBB1_15:
	s_or_b64 exec, exec, s[16:17]
.LBB1_16:
	s_or_b64 exec, exec, s[4:5]
	v_and_b32_e32 v6, 0x3ff, v10
	v_lshlrev_b32_e32 v6, 2, v6
	global_load_dword v6, v6, s[8:9]
	v_cvt_f16_f32_e32 v13, s2
	v_min_i32_e32 v7, s14, v8
	v_mov_b32_e32 v20, s12
	v_mov_b32_e32 v19, v10
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v6, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_22
	v_and_b32_e32 v7, 3, v0
	s_mov_b32 s2, 0
	v_cmp_ne_u32_e32 vcc, 0, v7
	v_mov_b32_e32 v20, s12
	v_mov_b32_e32 v19, v10
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_21
	s_mov_b64 s[16:17], 0
	s_mov_b32 s7, 0x3d800000
	v_mov_b32_e32 v19, v10
.LBB1_19:
	s_xor_b32 s18, s2, s3
	s_add_i32 s18, s2, s18
	s_add_i32 s2, s2, 1
	v_fma_mixlo_f16 v8, v13, s7, s7 op_sel_hi:[1,0,0]
	v_mov_b32_e32 v6, v19
	v_cmp_eq_u32_e32 vcc, s2, v7
	v_fma_f16 v13, v8, v13, 0.5
	s_or_b64 s[16:17], vcc, s[16:17]
	v_bfe_u32 v19, s18, v6, 5
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execnz .LBB1_19
	s_or_b64 exec, exec, s[16:17]
	v_and_b32_e32 v6, 0x3ff, v6
	v_lshlrev_b32_e32 v6, 2, v6
	global_load_dword v8, v6, s[8:9]
	v_lshlrev_b32_e32 v6, 2, v19
	global_load_dword v6, v6, s[8:9]
	v_add_u32_e32 v7, -1, v7
	v_min_i32_e32 v9, s12, v7
	v_xor_b32_e32 v7, v9, v7
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 7, v8
	v_lshlrev_b32_e32 v20, v8, v7
.LBB1_21:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v12, 0x3d800000
.LBB1_22:
	s_or_b64 exec, exec, s[0:1]
	v_cvt_i32_f32_e32 v9, v12
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v6, 2, v6
	s_add_i32 s2, s6, s12
	ds_bpermute_b32 v6, v6, v9
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v22, 7, v6
	v_cmp_lt_i32_e32 vcc, 1, v22
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB1_28
	v_cmp_lt_i32_e32 vcc, 2, v22
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execnz .LBB1_57
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execnz .LBB1_64
.LBB1_25:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_xor_b64 s[4:5], exec, s[4:5]
.LBB1_26:
	s_mul_i32 s6, s15, 3
	s_mul_hi_u32 s7, s14, 3
	s_add_i32 s7, s7, s6
	s_mul_i32 s6, s14, 3
	s_add_u32 s6, s6, 13
	s_addc_u32 s7, s7, 0
	v_pk_mov_b32 v[6:7], s[6:7], s[6:7] op_sel:[0,1]
	v_mov_b32_e32 v16, s2
	v_mov_b32_e32 v17, v20
	v_mov_b32_e32 v18, v19
.LBB1_27:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v8, v10
.LBB1_28:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB1_34
	v_cmp_lt_i32_e32 vcc, 0, v22
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB1_31
	s_and_b32 s6, s13, 7
	s_lshl_b32 s6, s2, s6
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, s6
	ds_bpermute_b32 v7, v6, v7 offset:48
	v_sub_u32_sdwa v6, v6, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_max_i32_sdwa v6, sext(v0), v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v6, v7, v6
	v_bfe_i32 v16, v6, 0, 16
.LBB1_31:
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_pk_mov_b32 v[6:7], s[14:15], s[14:15] op_sel:[0,1]
	v_mov_b32_e32 v8, v10
	s_xor_b64 exec, exec, s[4:5]
	v_lshl_add_u32 v6, v10, 1, v10
	v_add3_u32 v8, v6, s12, v19
	v_pk_mov_b32 v[6:7], s[14:15], s[14:15] op_sel:[0,1]
	v_mov_b32_e32 v16, s2
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v18, v19
	v_mov_b32_e32 v17, v20
.LBB1_34:
	s_or_b64 exec, exec, s[0:1]
	s_sub_i32 s0, 22, s12
	v_mul_lo_u32 v7, v17, s0
	v_cmp_gt_i32_e32 vcc, 2, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_mov_b32 s2, 1
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v19, s2
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_56
	s_cmp_gt_i32 s20, 0
	v_cvt_f32_f16_e32 v7, v13
	s_cselect_b64 s[4:5], -1, 0
	s_sub_i32 s2, 0, s21
	v_mov_b32_e32 v19, s2
	v_mov_b32_e32 v20, s21
	v_cmp_gt_i32_e32 vcc, 1, v6
	v_cndmask_b32_e32 v19, v19, v20, vcc
	v_and_b32_e32 v19, 0x3ff, v19
	v_and_b32_e32 v20, 7, v18
	v_cndmask_b32_e64 v7, v7, |v12|, s[4:5]
	v_lshlrev_b32_e32 v19, 2, v19
	v_cmp_lt_i32_e32 vcc, 1, v20
	global_store_dword v19, v7, s[10:11]
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB1_49
	v_cmp_lt_i32_e32 vcc, 2, v20
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB1_44
	v_cmp_lt_i32_e32 vcc, 3, v20
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execnz .LBB1_69
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	s_cbranch_execnz .LBB1_72
.LBB1_41:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v19, s2
	s_and_saveexec_b64 s[2:3], s[12:13]
	s_cbranch_execz .LBB1_43
.LBB1_42:
	global_load_dword v4, v14, s[10:11]
	v_cmp_gt_f32_e32 vcc, -1.0, v11
	v_add_f32_e32 v5, v12, v15
	v_sub_f32_e32 v5, 0x3e800000, v5
	v_mov_b32_e32 v19, 1
	v_mov_b32_e32 v7, v18
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v4, -v4, v4, vcc
	v_mul_f32_e32 v4, v4, v15
	v_mul_f32_e64 v11, |v5|, v4
.LBB1_43:
	s_or_b64 exec, exec, s[2:3]
.LBB1_44:
	s_andn2_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB1_48
	v_and_b32_e32 v7, 3, v0
	v_cmp_ne_u32_e32 vcc, 1, v7
	v_mov_b32_e32 v7, 1
	s_and_saveexec_b64 s[6:7], vcc
	v_cmp_gt_i32_e64 s[12:13], s20, 28
	s_bcnt1_i32_b64 s12, s[12:13]
	v_mov_b32_e32 v7, s12
	s_or_b64 exec, exec, s[6:7]
	global_load_dword v4, v[4:5], off
	v_add3_u32 v5, v17, v9, v7
	v_mov_b32_e32 v7, v18
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, v4, v17
	s_bcnt1_i32_b64 s6, vcc
	v_subrev_u32_e32 v19, s6, v5
.LBB1_48:
	s_or_b64 exec, exec, s[2:3]
.LBB1_49:
	s_andn2_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB1_55
	v_cmp_lt_i32_e32 vcc, 0, v20
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	v_cvt_f16_f32_e32 v4, v12
	s_mov_b32 s6, 1
	v_fma_f16 v13, v4, v13, 0.5
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_mov_b32_e32 v19, s6
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_54
	global_load_dword v12, v14, s[10:11]
	v_mov_b32_e32 v19, 1
.LBB1_54:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v7, v18
.LBB1_55:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v18, v7
.LBB1_56:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_sdwa v0, v10, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add3_u32 v0, v0, v17, v16
	v_cvt_f32_f16_e32 v5, v13
	v_and_b32_e32 v4, 0xffff, v8
	v_add3_u32 v0, v0, v6, v18
	v_add3_u32 v0, v0, v19, v4
	global_store_dword v1, v0, s[8:9]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, v11, v12
	v_add_f32_e32 v0, v0, v5
	global_store_dword v[2:3], v0, off
	s_endpgm
.LBB1_57:
	v_cmp_lt_i32_e32 vcc, 3, v22
	s_mov_b64 s[16:17], -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_63
	v_cmp_ne_u32_e32 vcc, 4, v22
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	v_add_u32_e32 v18, -1, v19
	s_or_saveexec_b64 s[16:17], s[16:17]
	v_pk_mov_b32 v[6:7], s[14:15], s[14:15] op_sel:[0,1]
	v_mov_b32_e32 v16, s2
	v_mov_b32_e32 v17, v20
	s_xor_b64 exec, exec, s[16:17]
	s_add_i32 s18, s14, s13
	v_cmp_lt_i32_e32 vcc, s21, v20
	v_min_i32_e32 v7, s21, v20
	v_add_u32_e32 v6, s18, v19
	s_bcnt1_i32_b64 s18, vcc
	v_and_b32_e32 v7, 7, v7
	v_lshlrev_b32_e64 v7, v7, s18
	v_add_u32_sdwa v17, v7, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_pk_mov_b32 v[6:7], s[14:15], s[14:15] op_sel:[0,1]
	v_mov_b32_e32 v16, s2
	v_mov_b32_e32 v18, v19
	s_or_b64 exec, exec, s[16:17]
	s_xor_b64 s[16:17], exec, -1
.LBB1_63:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], s[16:17], exec
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB1_25
.LBB1_64:
	v_mov_b32_e32 v6, s2
	v_cmp_eq_u32_e32 vcc, s3, v20
	s_mov_b64 s[16:17], exec
	v_cndmask_b32_e32 v6, v21, v6, vcc
	s_mov_b32 s18, 0
.LBB1_65:
	s_ff1_i32_b64 s19, s[16:17]
	v_readlane_b32 s24, v6, s19
	s_lshl_b64 s[22:23], 1, s19
	s_add_i32 s18, s18, s24
	s_andn2_b64 s[16:17], s[16:17], s[22:23]
	s_cmp_lg_u64 s[16:17], 0
	s_cbranch_scc1 .LBB1_65
	v_mbcnt_lo_u32_b32 v6, exec_lo, 0
	v_mbcnt_hi_u32_b32 v6, exec_hi, v6
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB1_68
	s_and_b32 s19, s13, 0x3ff
	s_lshl_b32 s19, s19, 2
	v_mov_b32_e32 v6, s19
	v_mov_b32_e32 v7, s18
	global_atomic_add v6, v7, s[8:9]
.LBB1_68:
	s_or_b64 exec, exec, s[16:17]
	s_or_b64 s[6:7], s[6:7], exec
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execnz .LBB1_26
	s_branch .LBB1_27
.LBB1_69:
	v_cmp_ne_u32_e32 vcc, 4, v20
	s_mov_b64 s[12:13], -1
	s_and_saveexec_b64 s[16:17], vcc
	v_add_u32_e32 v7, -1, v18
	s_mov_b32 s2, 1
	s_xor_b64 s[12:13], exec, -1
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[12:13], s[12:13], exec
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	s_cbranch_execz .LBB1_41
.LBB1_72:
	s_min_i32 s3, s3, 3
	v_mov_b32_e32 v4, s3
	v_mad_u64_u32 v[8:9], s[16:17], v8, 3, v[4:5]
	s_or_b64 s[12:13], s[12:13], exec
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v19, s2
	s_and_saveexec_b64 s[2:3], s[12:13]
	s_cbranch_execnz .LBB1_42
	s_branch .LBB1_43
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
		.amdhsa_next_free_vgpr 23
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
	v_lshlrev_b32_e32 v1, 2, v0
	s_load_dword s7, s[4:5], 0x20
	s_mov_b64 s[10:11], exec
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[0:1]
	v_mbcnt_lo_u32_b32 v2, s10, 0
	v_mbcnt_hi_u32_b32 v2, s11, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB2_2
	v_cvt_i32_f32_e32 v2, s7
	s_mov_b32 s15, 0xf0f0f0f1
	s_and_b32 s14, s8, 0x3ff
	s_lshl_b32 s14, s14, 2
	v_mul_hi_u32 v3, v2, s15
	v_lshrrev_b32_e32 v3, 4, v3
	v_mul_lo_u32 v3, v3, 17
	v_sub_u32_e32 v2, v2, v3
	s_bcnt1_i32_b64 s10, s[10:11]
	v_mul_lo_u32 v2, v2, s10
	v_mov_b32_e32 v3, s14
	global_atomic_add v3, v2, s[0:1]
.LBB2_2:
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f16_f32_e32 v2, s7
	s_load_dword s10, s[4:5], 0x18
	s_load_dword s11, s[4:5], 0x24
	v_lshl_add_u32 v3, s6, 6, v0
	v_xor_b32_e32 v4, s9, v0
	v_cvt_f32_f16_e32 v2, v2
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v5, 2, v1
	v_bfe_i32 v0, v0, 0, 8
	v_and_b32_e32 v5, 0xfffc, v5
	v_frexp_exp_i32_f32_e32 v7, v2
	v_frexp_mant_f32_e32 v8, v2
	v_mul_f32_e32 v8, 0x3faaaaab, v8
	v_add_u32_e32 v7, -1, v7
	v_ldexp_f32 v7, v8, v7 clamp
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s11
	s_and_b32 s4, s8, 15
	v_lshlrev_b32_e32 v1, 1, v1
	v_mov_b32_dpp v8, v8 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add3_u32 v0, v0, v4, s10
	v_and_b32_e32 v3, 0x3ff, v3
	v_mov_b32_e32 v6, s7
	v_cmp_eq_u32_e32 vcc, s11, v5
	v_ashrrev_i32_e32 v8, s4, v8
	v_add3_u32 v0, v0, v1, v5
	v_lshlrev_b32_e32 v3, 2, v3
	v_cndmask_b32_e64 v6, -v6, v6, vcc
	v_add3_u32 v0, v0, v8, -3
	global_store_dword v3, v0, s[0:1]
	v_add_f32_e32 v0, v7, v6
	v_add_f32_e32 v0, v0, v2
	global_store_dword v3, v0, s[2:3]
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
.Lfunc_end2:
	.size	k2, .Lfunc_end2-k2
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k3
	.globl	k3
	.p2align	8
	.type	k3,@function
k3:
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_lshlrev_b32_e32 v15, 2, v0
	v_lshl_add_u32 v14, s6, 6, v0
	v_and_b32_e32 v2, 0x3ff, v14
	v_and_b32_e32 v9, 63, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v15, s[8:9]
	v_lshlrev_b32_e32 v5, 2, v2
	v_xor_b32_e32 v2, 1, v9
	v_lshlrev_b32_e32 v2, 2, v2
	v_mov_b32_e32 v3, s11
	ds_read_b32 v8, v2
	v_add_co_u32_e32 v2, vcc, s10, v5
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_mov_b32_e32 v6, 0x2a05f200
	v_mov_b32_e32 v7, 1
	v_cmp_gt_i64_e32 vcc, s[14:15], v[6:7]
	s_sub_i32 s2, 0, s14
	s_and_b64 s[0:1], vcc, exec
	s_cselect_b32 s0, s14, s2
	s_and_b32 s0, s0, 15
	s_add_i32 s1, s0, 1
	v_cvt_f32_ubyte0_e32 v6, s1
	v_rcp_iflag_f32_e32 v6, v6
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v4, 0, v8
	v_cmp_eq_u32_e32 vcc, s14, v0
	v_cndmask_b32_e32 v4, v4, v8, vcc
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_sub_u32_e32 v11, 0, v4
	s_not_b32 s0, s0
	v_ashrrev_i32_e32 v7, 31, v4
	v_max_i32_e32 v4, v4, v11
	v_mul_lo_u32 v11, s0, v6
	v_mul_hi_u32 v11, v6, v11
	v_add_u32_e32 v6, v6, v11
	v_mul_hi_u32 v6, v4, v6
	s_load_dword s7, s[4:5], 0x20
	v_mul_lo_u32 v11, v6, s1
	v_sub_u32_e32 v4, v4, v11
	v_add_u32_e32 v11, 1, v6
	v_cmp_le_u32_e32 vcc, s1, v4
	v_cndmask_b32_e32 v6, v6, v11, vcc
	v_subrev_u32_e32 v11, s1, v4
	v_cndmask_b32_e32 v4, v4, v11, vcc
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v10, s7
	v_add_u32_e32 v11, 1, v6
	v_cmp_le_u32_e32 vcc, s1, v4
	v_cndmask_b32_e32 v4, v6, v11, vcc
	v_xor_b32_e32 v4, v4, v7
	v_sub_u32_e32 v4, v4, v7
	v_cmp_ge_i32_e32 vcc, v4, v10
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	v_cvt_f32_i32_e32 v12, s12
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_load_dword s16, s[4:5], 0x28
	s_load_dword s15, s[4:5], 0x30
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB3_6
	global_load_dword v12, v[2:3], off
	s_load_dword s10, s[4:5], 0x24
	s_lshl_b32 s11, s12, 2
	v_mov_b32_e32 v4, s11
	s_mov_b64 s[2:3], exec
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s10
	ds_bpermute_b32 v4, v4, v6
	v_mbcnt_lo_u32_b32 v6, s2, 0
	v_mbcnt_hi_u32_b32 v6, s3, v6
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB3_5
	s_bcnt1_i32_b64 s2, s[2:3]
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v4, 0x3ff, v4
	s_mul_i32 s2, s13, s2
	v_lshlrev_b32_e32 v4, 2, v4
	v_mov_b32_e32 v6, s2
	global_atomic_add v4, v6, s[8:9]
.LBB3_5:
	s_or_b64 exec, exec, s[10:11]
.LBB3_6:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s10, s[4:5], 0x2c
	v_mov_b32_e32 v6, 5
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v4, 0x3ff, v1
	v_mov_b32_e32 v7, 0
	s_cmp_eq_u32 s12, 7
	v_lshlrev_b32_e32 v7, 2, v4
	s_cbranch_scc1 .LBB3_8
	global_load_dword v4, v7, s[8:9]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, 0x3ff, v4
.LBB3_8:
	v_xor_b32_e32 v4, s13, v0
	v_lshlrev_b32_e32 v6, 2, v6
	global_atomic_add v6, v4, s[8:9]
	global_load_dword v7, v7, s[8:9]
	v_mov_b32_e32 v16, 0x150000
	v_and_b32_e32 v17, 7, v0
	v_mov_b32_e32 v19, s15
	v_lshlrev_b32_e32 v11, 2, v9
	v_mov_b32_e32 v13, s15
	v_and_b32_e32 v6, 0xffff, v1
	v_cvt_f32_ubyte0_e32 v9, v0
	v_mov_b32_e32 v18, s16
	v_lshl_add_u32 v8, v8, 16, v16
	v_lshlrev_b32_e32 v16, v17, v14
	v_mov_b32_dpp v19, v0 row_shr:1 row_mask:0xf bank_mask:0xf
	v_add_f32_e32 v20, s7, v9
	v_mov_b32_dpp v13, v18 row_mirror row_mask:0xf bank_mask:0xf
	v_sub_u32_sdwa v16, sext(v8), v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_lt_i32_e32 vcc, v19, v6
	v_cndmask_b32_e64 v8, v20, -v20, vcc
	v_cmp_le_i32_e32 vcc, v16, v13
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v7, v7, v10
	ds_write_b32 v11, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_10
	v_mul_u32_u24_e32 v10, 0x47af, v6
	v_sub_u16_sdwa v11, v1, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_lshrrev_b16_e32 v11, 1, v11
	v_add_u16_sdwa v10, v11, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_lshrrev_b16_e32 v10, 4, v10
	v_mul_lo_u16_e32 v10, 25, v10
	v_sub_u16_e32 v10, v1, v10
	v_cvt_f32_u32_e32 v11, v10
	v_mov_b32_e32 v10, s10
	s_mov_b32 s2, 0x3fa00000
	v_frexp_exp_i32_f32_e32 v13, v8
	v_pk_add_f32 v[10:11], v[10:11], s[2:3] op_sel_hi:[1,0]
	v_frexp_mant_f32_e32 v16, v10
	v_rcp_f32_e32 v16, v16
	v_frexp_mant_f32_e32 v8, v8
	v_frexp_exp_i32_f32_e32 v10, v10
	v_sub_u32_e32 v10, v13, v10
	v_mul_f32_e32 v8, v8, v16
	v_ldexp_f32 v8, v8, v10
	v_frexp_mant_f32_e32 v10, v11
	v_rcp_f32_e32 v10, v10
	v_frexp_exp_i32_f32_e32 v11, v11
	v_frexp_exp_i32_f32_e32 v13, v8
	v_frexp_mant_f32_e32 v8, v8
	v_mul_f32_e32 v8, v8, v10
	v_sub_u32_e32 v10, v13, v11
	v_ldexp_f32 v8, v8, v10
.LBB3_10:
	s_or_b64 exec, exec, s[0:1]
	v_cvt_i32_f32_e32 v16, v8
	v_cvt_f16_f32_e32 v10, s7
	s_add_i32 s4, s6, s12
	v_mov_b32_e32 v13, s4
	v_add_u32_e32 v11, v1, v16
	v_cmp_lt_i32_e32 vcc, 20, v11
	v_mov_b32_e32 v11, s12
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_28
	v_mov_b32_e32 v11, s9
	v_add_co_u32_e32 v18, vcc, s8, v15
	v_addc_co_u32_e32 v19, vcc, 0, v11, vcc
	global_load_dword v15, v[18:19], off
	v_xor_b32_e32 v14, s12, v14
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v11, 0, v15
	v_max_i32_e32 v11, v15, v11
	v_or_b32_e32 v11, 1, v11
	v_cvt_f32_u32_e32 v13, v11
	v_sub_u32_e32 v17, 0, v11
	v_rcp_iflag_f32_e32 v13, v13
	v_mul_f32_e32 v13, 0x4f7ffffe, v13
	v_cvt_u32_f32_e32 v13, v13
	v_mul_lo_u32 v17, v17, v13
	v_mul_hi_u32 v17, v13, v17
	v_add_u32_e32 v13, v13, v17
	v_mul_hi_u32 v13, v14, v13
	v_mul_lo_u32 v13, v13, v11
	v_sub_u32_e32 v13, v14, v13
	v_sub_u32_e32 v14, v13, v11
	v_cmp_ge_u32_e32 vcc, v13, v11
	v_cndmask_b32_e32 v13, v13, v14, vcc
	v_sub_u32_e32 v14, v13, v11
	v_cmp_ge_u32_e32 vcc, v13, v11
	v_cndmask_b32_e32 v11, v13, v14, vcc
	v_cmp_ne_u32_e32 vcc, 10, v11
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execnz .LBB3_14
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execnz .LBB3_15
.LBB3_13:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_lt_f32_e32 vcc, 0.5, v8
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB3_16
	s_branch .LBB3_27
.LBB3_14:
	v_or_b32_e32 v12, 1, v0
	v_cvt_f32_ubyte0_e32 v11, v12
	v_rcp_iflag_f32_e32 v11, v11
	v_sub_u32_e32 v14, 0, v12
	v_mul_f32_e32 v11, 0x4f7ffffe, v11
	v_cvt_u32_f32_e32 v13, v11
	v_add_u32_e32 v11, v15, v1
	v_bfe_i32 v11, v11, 0, 16
	v_mul_lo_u32 v14, v14, v13
	v_mul_hi_u32 v14, v13, v14
	v_add_u32_e32 v13, v13, v14
	v_mul_hi_u32 v13, s13, v13
	v_mul_lo_u32 v13, v13, v12
	v_sub_u32_e32 v13, s13, v13
	v_sub_u32_e32 v14, v13, v12
	v_cmp_ge_u32_e32 vcc, v13, v12
	v_cndmask_b32_e32 v13, v13, v14, vcc
	v_sub_u32_e32 v14, v13, v12
	v_cmp_ge_u32_e32 vcc, v13, v12
	v_cndmask_b32_e32 v12, v13, v14, vcc
	v_and_b32_e32 v12, 15, v12
	v_ashrrev_i32_e64 v12, v12, s15
	v_mul_lo_u32 v13, v12, s14
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB3_13
.LBB3_15:
	v_xor_b32_e32 v0, s12, v0
	v_mov_b32_e32 v11, s12
	v_mov_b32_e32 v13, s4
	v_mov_b32_e32 v9, v12
	s_or_b64 exec, exec, s[2:3]
	v_cmp_lt_f32_e32 vcc, 0.5, v8
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_27
.LBB3_16:
	v_and_b32_e32 v12, 6, v1
	v_cmp_lt_i32_e32 vcc, 3, v12
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB3_20
	v_cmp_gt_i32_e32 vcc, 6, v12
	s_and_saveexec_b64 s[6:7], vcc
	v_mov_b32_e32 v13, v16
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v1, -1, v1
.LBB3_20:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB3_26
	v_cmp_ne_u32_e32 vcc, 2, v12
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	v_fma_mixlo_f16 v12, s10, v9, v8
	v_fma_f16 v10, v12, v10, 0.5
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB3_25
	s_and_b32 s10, s16, 0xff
	v_and_b32_e32 v12, 0xff, v0
	v_add_lshl_u32 v12, s10, v12, 2
	v_mov_b32_e32 v14, 30
	global_atomic_add v12, v14, s[8:9]
.LBB3_25:
	s_or_b64 exec, exec, s[6:7]
.LBB3_26:
	s_or_b64 exec, exec, s[4:5]
.LBB3_27:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v12, v9
.LBB3_28:
	s_or_b64 exec, exec, s[0:1]
	v_mad_u64_u32 v[14:15], s[0:1], s14, 3, v[4:5]
	v_subrev_u32_e32 v4, s15, v14
	v_bfe_i32 v0, v0, 0, 8
	v_add3_u32 v4, v4, v6, v7
	v_add3_u32 v0, v4, v0, v11
	v_cvt_f32_f16_e32 v4, v10
	v_add3_u32 v0, v0, v1, v13
	global_store_dword v5, v0, s[8:9]
	v_add_f32_e32 v0, v8, v12
	v_add_f32_e32 v0, v0, v4
	global_store_dword v[2:3], v0, off
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
		.amdhsa_next_free_vgpr 21
		.amdhsa_next_free_sgpr 17
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
	.size	k3, .Lfunc_end3-k3
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k4
	.globl	k4
	.p2align	8
	.type	k4,@function
k4:
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_lshlrev_b32_e32 v14, 2, v0
	v_lshl_add_u32 v18, s6, 6, v0
	v_and_b32_e32 v3, 0x3ff, v18
	v_lshlrev_b32_e32 v11, 2, v3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v14, s[8:9]
	s_or_b32 s0, s13, 1
	v_cvt_f32_u32_e32 v2, s0
	s_sub_i32 s1, 0, s0
	s_load_dwordx2 s[16:17], s[4:5], 0x20
	s_load_dword s28, s[4:5], 0x28
	v_mov_b32_e32 v3, s11
	v_rcp_iflag_f32_e32 v2, v2
	v_and_b32_e32 v4, 63, v0
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v13, s16
	v_mov_b32_e32 v10, v0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v5, v2
	v_add_co_u32_e32 v2, vcc, s10, v11
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_mul_lo_u32 v6, s1, v5
	v_mul_hi_u32 v6, v5, v6
	v_add_u32_e32 v5, v5, v6
	v_lshlrev_b32_e32 v19, 2, v4
	v_xor_b32_e32 v12, s13, v0
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v5, v1, v5
	v_mul_lo_u32 v5, v5, s0
	v_sub_u32_e32 v5, v1, v5
	v_subrev_u32_e32 v6, s0, v5
	v_cmp_le_u32_e32 vcc, s0, v5
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_subrev_u32_e32 v6, s0, v5
	v_cmp_le_u32_e32 vcc, s0, v5
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_mov_b32_e32 v20, v1
	v_cmp_lt_i32_e32 vcc, 12, v5
	ds_write_b32 v19, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[6:7], exec, s[0:1]
	s_cbranch_execz .LBB4_15
	global_load_dword v4, v[2:3], off
	v_mov_b32_e32 v5, 0x3fa00000
	v_mov_b32_e32 v15, s16
	v_cmp_gt_u32_e32 vcc, 64, v0
	v_mov_b32_e32 v17, v1
	v_mov_b32_e32 v16, v1
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v5, 0x3fc00000, v4
	v_frexp_mant_f32_e32 v6, v5
	v_rcp_f32_e32 v6, v6
	v_cvt_f16_f32_e32 v8, v4
	v_frexp_exp_i32_f32_e32 v4, v5
	v_not_b32_e32 v4, v4
	v_mul_f32_e32 v5, 0.5, v6
	v_ldexp_f32 v9, v5, v4
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB4_14
	v_and_b32_e32 v16, 15, v12
	v_add_u32_e32 v17, 1, v16
	v_cvt_f32_ubyte0_e32 v21, v17
	v_rcp_iflag_f32_e32 v21, v21
	v_not_b32_e32 v16, v16
	s_and_b32 s29, s17, 7
	s_cmp_lg_u32 s29, 0
	v_mul_f32_e32 v21, 0x4f7ffffe, v21
	v_cvt_u32_f32_e32 v21, v21
	v_and_b32_e32 v6, 1, v0
	v_mov_b32_e32 v5, s9
	v_add_co_u32_e32 v4, vcc, s8, v14
	v_mul_lo_u32 v16, v16, v21
	v_mul_hi_u32 v16, v21, v16
	s_cselect_b64 s[2:3], -1, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v6
	v_and_b32_e32 v6, 0x3ff, v1
	s_abs_i32 s21, s28
	v_add_u32_e32 v16, v21, v16
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_lshlrev_b32_e32 v6, 2, v6
	v_mul_hi_u32 v16, s21, v16
	v_mov_b32_e32 v7, s9
	v_add_co_u32_e32 v6, vcc, s8, v6
	v_mul_lo_u32 v21, v16, v17
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_sub_u32_e32 v21, s21, v21
	v_add_u32_e32 v22, 1, v16
	v_cmp_ge_u32_e32 vcc, v21, v17
	v_cndmask_b32_e32 v16, v16, v22, vcc
	v_sub_u32_e32 v22, v21, v17
	v_cndmask_b32_e32 v21, v21, v22, vcc
	v_add_u32_e32 v22, 1, v16
	v_cmp_ge_u32_e32 vcc, v21, v17
	s_ashr_i32 s20, s28, 31
	v_cndmask_b32_e32 v16, v16, v22, vcc
	v_xor_b32_e32 v16, s20, v16
	v_subrev_u32_e32 v17, s20, v16
	v_xor_b32_e32 v16, 1, v0
	s_cmp_gt_i32 s14, s12
	v_lshlrev_b32_e32 v21, 2, v16
	s_cselect_b64 s[20:21], -1, 0
	s_and_b32 s22, s17, 0xff
	v_cndmask_b32_e64 v16, 0, 1, s[2:3]
	v_add_u32_sdwa v22, v1, s22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b64 s[22:23], 0
	v_cmp_ne_u32_e64 s[2:3], 1, v16
	v_mov_b32_e32 v16, v1
	v_mov_b32_e32 v23, v0
	s_branch .LBB4_4
.LBB4_3:
	s_or_b64 exec, exec, s[24:25]
	v_add_u32_e32 v24, 17, v23
	v_cmp_lt_u32_e32 vcc, 46, v23
	s_or_b64 s[22:23], vcc, s[22:23]
	v_mov_b32_e32 v23, v24
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB4_13
.LBB4_4:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB4_11
	s_mov_b32 s30, 0
	s_branch .LBB4_8
.LBB4_6:
	s_or_b64 exec, exec, s[26:27]
	v_mad_u32_u24 v20, v24, 3, s30
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v16
.LBB4_7:
	s_or_b64 exec, exec, s[24:25]
	s_add_i32 s30, s30, 1
	s_cmp_eq_u32 s29, s30
	s_cbranch_scc1 .LBB4_11
.LBB4_8:
	v_and_b32_e32 v24, 0xffff, v20
	v_cmp_lt_u32_e32 vcc, s30, v24
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB4_7
	v_mov_b32_e32 v16, -2
	s_and_saveexec_b64 s[26:27], s[0:1]
	s_cbranch_execz .LBB4_6
	global_load_dword v16, v[6:7], off
	s_branch .LBB4_6
.LBB4_11:
	global_load_dword v24, v[6:7], off
	ds_read_b32 v25, v21
	v_bfe_u32 v26, v23, v23, 5
	v_xor_b32_e32 v27, v23, v18
	v_and_b32_e32 v26, 15, v26
	v_cmp_gt_i32_e32 vcc, s12, v27
	s_bcnt1_i32_b64 s24, vcc
	v_add_u16_e32 v10, v10, v17
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_lo_u32 v25, v25, v24
	v_ashrrev_i32_e32 v25, v26, v25
	v_cmp_eq_u32_e32 vcc, s24, v25
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB4_3
	v_and_b32_e32 v24, 0x3ff, v24
	v_cndmask_b32_e64 v24, v24, 12, s[20:21]
	v_lshlrev_b32_e32 v24, 2, v24
	global_atomic_add v24, v22, s[8:9]
	v_add_u16_e32 v10, v10, v1
	s_branch .LBB4_3
.LBB4_13:
	s_or_b64 exec, exec, s[22:23]
	global_load_dword v17, v[4:5], off
.LBB4_14:
	s_or_b64 exec, exec, s[18:19]
	v_fma_f16 v13, v8, v13, 0.5
	v_fmac_f32_e32 v15, 0x41d80000, v9
.LBB4_15:
	s_or_saveexec_b64 s[0:1], s[6:7]
	s_load_dword s6, s[4:5], 0x2c
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB4_17
	v_and_b32_e32 v5, 0x3ff, v1
	v_lshlrev_b32_e32 v5, 2, v5
	global_load_dword v5, v5, s[8:9]
	v_xor_b32_e32 v4, 1, v4
	v_lshlrev_b32_e32 v4, 2, v4
	ds_read_b32 v4, v4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v7, s16
	v_mov_b32_e32 v16, v1
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v17, v1
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v4, v5, v4
	v_cmp_lt_i32_e32 vcc, v1, v4
	v_cndmask_b32_e64 v15, v6, |v7|, vcc
.LBB4_17:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s4, s[4:5], 0x30
	s_and_b32 s5, s12, 7
	s_mov_b32 s7, 0
	s_cmp_eq_u32 s5, 0
	s_cbranch_scc1 .LBB4_26
	v_mov_b32_e32 v4, 0x3fa00000
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v4, s6, v4
	s_mov_b32 s2, 0x3e800000
	v_div_scale_f32 v5, s[0:1], v4, v4, s2
	v_rcp_f32_e32 v6, v5
	s_and_b32 s0, s28, s17
	v_mov_b32_e32 v23, 4
	v_fma_f32 v7, -v5, v6, 1.0
	v_fmac_f32_e32 v6, v7, v6
	v_div_scale_f32 v7, vcc, s2, v4, s2
	v_mul_f32_e32 v8, v7, v6
	v_fma_f32 v9, -v5, v8, v7
	v_fmac_f32_e32 v8, v9, v6
	v_min_i32_e32 v9, s13, v1
	v_or_b32_e32 v9, 1, v9
	v_cvt_f32_u32_e32 v21, v9
	v_fma_f32 v5, -v5, v8, v7
	v_div_fmas_f32 v5, v5, v6, v8
	v_div_fixup_f32 v4, v5, v4, s2
	v_rcp_iflag_f32_e32 v6, v21
	v_cvt_f32_ubyte0_e32 v5, v0
	v_mov_b32_e32 v7, 0x3fc00000
	v_fma_f32 v5, -v5, s16, v7
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_sub_u32_e32 v7, 0, v9
	v_mul_f32_e64 v21, |v5|, v4
	v_lshrrev_b16_e32 v4, 9, v20
	v_mul_lo_u32 v7, v7, v6
	v_mul_hi_u32 v7, v6, v7
	v_add_u32_e32 v6, v6, v7
	v_mul_hi_u32 v6, s0, v6
	v_mul_lo_u32 v6, v6, v9
	v_sub_u32_e32 v6, s0, v6
	v_sub_u32_e32 v7, v6, v9
	v_cmp_ge_u32_e32 vcc, v6, v9
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_sub_u32_e32 v7, v6, v9
	v_cmp_ge_u32_e32 vcc, v6, v9
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_or_b32_e32 v8, 1, v6
	v_cvt_f32_u32_e32 v6, v8
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v17, v4
	v_and_b32_e32 v5, 0x3ff, v1
	v_lshlrev_b32_e32 v5, 2, v5
	v_rcp_iflag_f32_e32 v4, v6
	v_add_co_u32_e32 v6, vcc, s8, v5
	v_sub_u32_e32 v5, 0, v8
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mov_b32_e32 v7, s9
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_mul_lo_u32 v5, v5, v4
	v_mul_hi_u32 v5, v4, v5
	v_add_u32_e32 v4, v4, v5
	v_mul_hi_u32 v4, v17, v4
	v_mul_lo_u32 v4, v4, v8
	v_sub_u32_e32 v4, v17, v4
	v_sub_u32_e32 v5, v4, v8
	v_cmp_ge_u32_e32 vcc, v4, v8
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_sub_u32_e32 v5, v4, v8
	v_cmp_ge_u32_e32 vcc, v4, v8
	v_cndmask_b32_e32 v22, v4, v5, vcc
	v_pk_mov_b32 v[4:5], s[14:15], s[14:15] op_sel:[0,1]
	s_branch .LBB4_20
.LBB4_19:
	s_or_b64 exec, exec, s[2:3]
	s_and_b32 s2, s7, 0xff
	s_add_i32 s7, s2, 1
	s_and_b32 s2, s7, 0xff
	s_cmp_eq_u32 s5, s2
	s_cbranch_scc1 .LBB4_27
.LBB4_20:
	v_cmp_eq_u16_sdwa s[2:3], s7, v23 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB4_22
	v_mov_b32_e32 v12, v22
	v_mov_b32_e32 v15, v21
.LBB4_22:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB4_19
	global_load_dword v16, v[6:7], off
	s_mov_b32 s15, 0
	s_mov_b32 s18, 0
.LBB4_24:
	s_mov_b32 s14, s18
	v_pk_mov_b32 v[8:9], v[4:5], v[4:5] op_sel:[0,1]
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v4, s14, v16
	v_add_u16_e32 v10, v10, v4
	v_mad_u64_u32 v[4:5], s[18:19], v8, 3, -14
	v_mov_b32_e32 v24, v5
	s_and_b32 s15, 0xffff, s15
	v_mad_u64_u32 v[24:25], s[18:19], v9, 3, v[24:25]
	s_add_i32 s15, s15, 1
	s_sext_i32_i16 s18, s15
	s_cmp_gt_i32 s5, s18
	v_mov_b32_e32 v5, v24
	s_cbranch_scc1 .LBB4_24
	v_or_b32_e32 v8, 1, v8
	v_cvt_f32_u32_e32 v9, v8
	v_sub_u32_e32 v16, 0, v8
	v_rcp_iflag_f32_e32 v9, v9
	v_mul_f32_e32 v9, 0x4f7ffffe, v9
	v_cvt_u32_f32_e32 v9, v9
	v_mul_lo_u32 v16, v16, v9
	v_mul_hi_u32 v16, v9, v16
	v_add_u32_e32 v9, v9, v16
	v_mul_hi_u32 v9, s14, v9
	v_mul_lo_u32 v9, v9, v8
	v_sub_u32_e32 v9, s14, v9
	v_sub_u32_e32 v16, v9, v8
	v_cmp_ge_u32_e32 vcc, v9, v8
	v_cndmask_b32_e32 v9, v9, v16, vcc
	v_sub_u32_e32 v16, v9, v8
	v_cmp_ge_u32_e32 vcc, v9, v8
	v_cndmask_b32_e32 v16, v9, v16, vcc
	ds_write_b32 v19, v16
	s_branch .LBB4_19
.LBB4_26:
	v_pk_mov_b32 v[4:5], s[14:15], s[14:15] op_sel:[0,1]
.LBB4_27:
	v_and_b32_e32 v6, 0xffff, v20
	v_xor_b32_e32 v7, 17, v18
	s_and_b32 s5, s12, 0xffff
	s_cmp_lg_u32 s5, 0
	v_mad_u32_u24 v19, v6, 3, v7
	s_cbranch_scc0 .LBB4_50
	v_cvt_i32_f32_e32 v21, s16
	s_and_b32 s7, s13, 0xff
	v_cmp_lt_i32_e64 s[0:1], s17, v18
	s_and_b32 s13, s12, 0xff
	v_sub_u32_e32 v6, 0, v21
	v_max_i32_e32 v22, v21, v6
	v_fma_mixlo_f16 v23, s16, s16, s16
	v_pk_mov_b32 v[6:7], v[4:5], v[4:5] op_sel:[0,1]
	v_mov_b32_e32 v18, v19
	v_mov_b32_e32 v20, v13
	v_mov_b32_e32 v24, v1
	s_branch .LBB4_30
.LBB4_29:
	s_add_i32 s5, s5, -1
	s_cmp_eq_u32 s5, 0
	s_cbranch_scc1 .LBB4_47
.LBB4_30:
	s_max_u32 s14, s5, 1
	v_mad_legacy_u16 v18, v18, 3, s5
	s_mov_b32 s15, 0
	v_mov_b32_e32 v25, 0
	s_branch .LBB4_33
.LBB4_31:
	v_fma_f16 v20, v23, v20, 0.5
	v_pk_mov_b32 v[6:7], v[8:9], v[8:9] op_sel:[0,1]
	v_mov_b32_e32 v24, v26
.LBB4_32:
	v_lshlrev_b32_e32 v8, 2, v24
	v_mov_b32_e32 v9, s12
	ds_bpermute_b32 v8, v8, v9
	s_and_b32 s2, s15, 0xff
	v_cndmask_b32_e64 v9, 0, 1, s[0:1]
	s_add_i32 s2, s2, s7
	v_cmp_ne_u32_e32 vcc, 0, v9
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s2, s2, s4
	s_bcnt1_i32_b64 s3, vcc
	v_and_b32_e32 v9, s3, v8
	v_mov_b32_e32 v8, s2
	s_add_i32 s15, s15, 1
	s_cmp_eq_u32 s14, s15
	v_mov_b32_dpp v8, v9 row_shr:1 row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v25, v25, v21
	s_cbranch_scc1 .LBB4_29
.LBB4_33:
	v_pk_mov_b32 v[8:9], v[6:7], v[6:7] op_sel:[0,1]
	v_mov_b32_e32 v26, v24
	v_readfirstlane_b32 s2, v18
	s_and_b32 s17, s2, 7
	s_cmp_lt_i32 s17, 2
	s_cbranch_scc1 .LBB4_38
	s_cmp_lt_i32 s17, 4
	s_cbranch_scc1 .LBB4_39
	s_cmp_lg_u32 s17, 4
	s_cbranch_scc0 .LBB4_40
	v_add_u32_e32 v24, -1, v26
	s_cbranch_execz .LBB4_41
	s_branch .LBB4_42
.LBB4_38:
	s_branch .LBB4_45
.LBB4_39:
	s_branch .LBB4_43
.LBB4_40:
.LBB4_41:
	v_cvt_f32_f16_e64 v6, v20 clamp
	s_and_b32 s2, s15, 0xff
	s_add_i32 s2, s2, s13
	s_lshl_b32 s2, s2, 2
	v_mov_b32_e32 v7, s2
	v_mov_b32_e32 v24, v26
	global_store_dword v7, v6, s[10:11]
.LBB4_42:
	v_pk_mov_b32 v[6:7], v[8:9], v[8:9] op_sel:[0,1]
	s_cbranch_execnz .LBB4_44
.LBB4_43:
	v_mad_u64_u32 v[6:7], s[2:3], v8, 3, 0
	v_mov_b32_e32 v24, v7
	v_mad_u64_u32 v[28:29], s[2:3], v9, 3, v[24:25]
	v_mov_b32_e32 v7, v28
	v_sub_co_u32_e32 v6, vcc, v6, v25
	v_subbrev_co_u32_e32 v7, vcc, 0, v7, vcc
	v_mov_b32_e32 v24, v26
.LBB4_44:
	s_cbranch_execnz .LBB4_32
.LBB4_45:
	s_cmp_gt_i32 s17, 0
	s_cbranch_scc1 .LBB4_31
	v_mad_u64_u32 v[6:7], s[2:3], v8, 3, 0
	v_mov_b32_e32 v8, v7
	v_mad_u64_u32 v[8:9], s[2:3], v9, 3, v[8:9]
	v_mov_b32_e32 v7, v8
	v_sub_co_u32_e32 v8, vcc, v6, v22
	v_subbrev_co_u32_e32 v9, vcc, 0, v7, vcc
	s_branch .LBB4_31
.LBB4_47:
	global_load_dword v7, v14, s[10:11]
	v_mov_b32_e32 v14, 0x3fa00000
	v_cvt_f32_f16_e32 v9, v20
	v_add_f32_e32 v20, s16, v14
	v_add_f32_e32 v14, s6, v14
	v_frexp_exp_i32_f32_e32 v22, v14
	v_frexp_mant_f32_e32 v14, v14
	v_frexp_exp_i32_f32_e32 v21, v20
	v_frexp_mant_f32_e32 v20, v20
	v_rcp_f32_e32 v14, v14
	v_rcp_f32_e32 v20, v20
	v_frexp_exp_i32_f32_e32 v23, v9
	v_frexp_mant_f32_e32 v25, v9
	v_sub_u32_e32 v22, v23, v22
	v_mul_f32_e32 v14, v25, v14
	v_not_b32_e32 v21, v21
	v_mul_f32_e32 v20, 0.5, v20
	v_ldexp_f32 v14, v14, v22
	v_ldexp_f32 v20, v20, v21 clamp
	s_waitcnt vmcnt(0)
	v_med3_f32 v7, v14, v7, 4.0
	v_mul_f32_e32 v14, v20, v7
	s_branch .LBB4_49
.LBB4_48:
	v_cvt_f32_f16_e32 v9, v13
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v8, 11, v17
	v_and_b32_e32 v18, 0xffff, v19
	v_mov_b32_e32 v24, v1
	v_mov_b32_e32 v14, v15
	v_pk_mov_b32 v[6:7], v[4:5], v[4:5] op_sel:[0,1]
.LBB4_49:
	v_sub_u32_e32 v0, s12, v0
	v_bfe_i32 v4, v10, 0, 8
	v_add_u32_e32 v0, v0, v12
	v_add3_u32 v0, v0, v4, v24
	v_lshl_add_u32 v1, v6, 1, v6
	v_add3_u32 v0, v0, v8, v18
	v_add3_u32 v0, v0, v1, v16
	global_store_dword v11, v0, s[8:9]
	v_add_f32_e32 v0, s16, v14
	v_add_f32_e32 v0, v0, v9
	global_store_dword v[2:3], v0, off
	s_endpgm
.LBB4_50:
	s_cbranch_execnz .LBB4_48
	s_branch .LBB4_49
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
		.amdhsa_next_free_sgpr 31
		.amdhsa_accum_offset 32
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
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v12, 2, v0
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v9, v12, s[8:9]
	global_load_dword v8, v1, s[10:11]
	s_load_dword s0, s[4:5], 0x20
	s_load_dwordx2 s[12:13], s[4:5], 0x2c
	v_mov_b32_e32 v2, s9
	v_add_co_u32_e32 v4, vcc, s8, v12
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v10, s0
	v_addc_co_u32_e32 v5, vcc, 0, v2, vcc
	v_and_b32_e32 v6, 63, v0
	s_add_i32 s1, s6, s2
	v_mov_b32_e32 v3, s11
	s_and_b32 s6, s2, 7
	v_add_co_u32_e32 v2, vcc, s10, v1
	s_mov_b32 s15, 0
	v_lshlrev_b32_e32 v11, 2, v6
	v_mov_b32_e32 v14, s0
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_cmp_eq_u32 s6, 0
	v_mov_b32_e32 v13, s1
	s_waitcnt vmcnt(1)
	ds_write_b32 v11, v9
	s_cbranch_scc1 .LBB5_5
	s_load_dword s7, s[4:5], 0x24
	v_xor_b32_e32 v6, 1, v6
	v_mov_b32_e32 v7, s11
	v_lshlrev_b32_e32 v15, 2, v6
	v_add_co_u32_e32 v6, vcc, s10, v12
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_cmp_ngt_f16_e32 vcc, 2.0, v10
	v_cndmask_b32_e64 v16, 0, 1, vcc
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s14, 0, s7
	v_mov_b32_e32 v14, s0
	v_mov_b32_e32 v13, s1
	v_cmp_ne_u32_e64 s[0:1], 1, v16
	s_mov_b32 s16, 0x3fc00000
	s_mov_b32 s17, 0
	s_branch .LBB5_3
.LBB5_2:
	s_and_b32 s15, s17, 0xff
	s_add_i32 s17, s15, 1
	s_and_b32 s15, s17, 0xff
	s_cmp_eq_u32 s6, s15
	s_cbranch_scc1 .LBB5_5
.LBB5_3:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB5_2
	global_load_dword v14, v[6:7], off
	s_and_b32 s19, s15, 15
	s_add_i32 s20, s19, 1
	v_cvt_f32_ubyte0_e32 v18, s20
	v_rcp_iflag_f32_e32 v18, v18
	ds_read_b32 v16, v15
	v_mov_b32_e32 v17, s14
	s_waitcnt lgkmcnt(1)
	v_sub_u32_e32 v19, 0, v13
	v_mul_f32_e32 v18, 0x4f7ffffe, v18
	v_cvt_u32_f32_e32 v18, v18
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, 6, v16
	s_bcnt1_i32_b64 s18, vcc
	v_mov_b32_e32 v16, s7
	v_cmp_lt_i32_e32 vcc, s15, v9
	s_not_b32 s15, s19
	v_cndmask_b32_e32 v16, v16, v17, vcc
	v_ashrrev_i32_e32 v17, 31, v13
	v_max_i32_e32 v13, v13, v19
	v_mul_lo_u32 v19, s15, v18
	v_mul_hi_u32 v19, v18, v19
	v_add_u32_e32 v18, v18, v19
	v_mul_hi_u32 v18, v13, v18
	v_mul_lo_u32 v19, v18, s20
	v_sub_u32_e32 v13, v13, v19
	v_add_u32_e32 v19, 1, v18
	v_cmp_le_u32_e32 vcc, s20, v13
	v_cndmask_b32_e32 v18, v18, v19, vcc
	v_subrev_u32_e32 v19, s20, v13
	v_cndmask_b32_e32 v13, v13, v19, vcc
	v_add_u32_e32 v19, 1, v18
	v_cmp_le_u32_e32 vcc, s20, v13
	v_cndmask_b32_e32 v13, v18, v19, vcc
	v_xor_b32_e32 v13, v13, v17
	s_lshl_b32 s18, s18, 2
	v_sub_u32_e32 v13, v13, v17
	v_min_i32_e32 v13, v16, v13
	v_mov_b32_e32 v16, s18
	ds_bpermute_b32 v13, v16, v13
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v14, v8, v14
	v_med3_f32 v14, v14, s16, 4.0
	s_branch .LBB5_2
.LBB5_5:
	s_load_dword s6, s[4:5], 0x28
	s_load_dwordx2 s[0:1], s[4:5], 0x18
	v_cmp_nlt_f32_e32 vcc, 0.5, v14
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB5_7
	global_load_dword v4, v[4:5], off
	s_add_i32 s7, s2, 11
	v_cvt_f32_i32_e32 v5, s7
	s_mul_i32 s1, s0, 3
	s_add_i32 s7, s1, s2
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, v4, v13
	v_and_b32_e32 v4, 0x3ff, v4
	v_lshlrev_b32_e32 v4, 2, v4
	global_store_dword v4, v5, s[10:11]
.LBB5_7:
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_mov_b32_e32 v5, s7
	v_mov_b32_e32 v6, s12
	v_mov_b32_e32 v4, s1
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_9
	v_and_b32_e32 v4, 0x3ff, v9
	v_lshlrev_b32_e32 v4, 2, v4
	global_load_dword v4, v4, s[8:9]
	s_lshl_b32 s1, s0, 2
	v_mov_b32_e32 v6, s13
	v_mov_b32_e32 v16, s1
	ds_bpermute_b32 v6, v16, v6
	v_sub_u32_e32 v5, 0, v0
	v_and_b32_e32 v7, 0x3ff, v13
	v_xor_b32_e32 v7, 0x3fd, v7
	v_mov_b32_e32 v15, s3
	v_lshlrev_b32_e32 v7, 2, v7
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 22, v4
	v_cndmask_b32_e32 v4, v0, v5, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, v4, v6
	s_bcnt1_i32_b64 s1, vcc
	v_mov_b32_e32 v4, s1
	global_store_dword v1, v4, s[8:9]
	global_atomic_add v7, v15, s[8:9]
	global_load_dword v4, v12, s[10:11]
	v_min_i32_e32 v5, s2, v13
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v14, v14, v4
	v_mov_b32_e32 v4, s0
	v_mov_b32_e32 v6, v14
.LBB5_9:
	s_or_b64 exec, exec, s[4:5]
	v_and_b32_e32 v5, 0x3ff, v5
	v_cmp_gt_i32_e32 vcc, 6, v9
	v_lshlrev_b32_e32 v5, 2, v5
	s_bcnt1_i32_b64 s0, vcc
	global_store_dword v5, v6, s[10:11]
	v_xor_b32_e32 v5, s3, v0
	v_add_u32_e32 v0, s0, v0
	s_sub_i32 s0, s6, s3
	s_and_b32 s0, s0, 0x3ff
	s_lshl_b32 s0, s0, 2
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, v8, v8
	v_mov_b32_e32 v7, s0
	s_barrier
	global_store_dword v7, v6, s[10:11]
	ds_read_b32 v7, v11
	v_and_b32_e32 v6, 0xffff, v9
	v_add_u32_e32 v5, s2, v5
	v_add3_u32 v5, v5, v9, v6
	v_add3_u32 v4, v5, v13, v4
	v_cvt_f32_f16_e32 v5, v10
	v_bfe_i32 v0, v0, 0, 8
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v4, v7, v0
	global_store_dword v1, v0, s[8:9]
	v_add_f32_e32 v0, v8, v8
	v_add_f32_e32 v0, v0, v5
	global_store_dword v[2:3], v0, off
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
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 21
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
	.size	k5, .Lfunc_end5-k5
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k6
	.globl	k6
	.p2align	8
	.type	k6,@function
k6:
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_lshlrev_b32_e32 v3, 2, v0
	v_and_b32_e32 v4, 15, v0
	v_add_u16_e32 v4, 1, v4
	v_cvt_f32_ubyte0_e32 v4, v4
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v3, s[8:9]
	v_rcp_iflag_f32_e32 v5, v4
	s_mov_b32 s0, 0x41c80000
	v_lshl_add_u32 v1, s6, 6, v0
	s_and_b32 s1, s12, 7
	v_mul_f32_e32 v5, 0x41c80000, v5
	v_trunc_f32_e32 v5, v5
	v_cvt_u32_f32_e32 v6, v5
	v_mad_f32 v5, -v5, v4, s0
	v_and_b32_e32 v1, 0x3ff, v1
	v_cmp_ge_f32_e64 vcc, |v5|, v4
	v_lshlrev_b32_e32 v1, 2, v1
	v_addc_co_u32_e32 v4, vcc, 0, v6, vcc
	global_load_dword v8, v1, s[10:11]
	v_and_b32_e32 v4, 31, v4
	v_add_co_u32_e32 v6, vcc, s8, v3
	s_mov_b32 s2, 0
	v_xor_b32_e32 v9, s13, v0
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v5, s1, v2
	v_and_b32_e32 v5, 0x3ff, v5
	v_lshlrev_b32_e32 v5, 2, v5
	global_atomic_add v5, v4, s[8:9]
	s_load_dwordx2 s[0:1], s[4:5], 0x20
	s_load_dword s15, s[4:5], 0x2c
	v_mov_b32_e32 v4, s9
	v_addc_co_u32_e32 v7, vcc, 0, v4, vcc
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v10, s0
	v_mov_b32_e32 v5, s11
	v_add_co_u32_e32 v4, vcc, s10, v1
	s_and_b32 s3, s1, 7
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	s_cmp_eq_u32 s3, 0
	s_cbranch_scc1 .LBB6_7
	v_mov_b32_e32 v11, 0xbe800000
	v_mov_b32_e32 v12, 0x3e800000
	s_waitcnt vmcnt(1)
	v_cmp_gt_f32_e32 vcc, -1.0, v8
	v_min_i32_e32 v13, -6, v9
	v_cndmask_b32_e32 v14, v11, v12, vcc
	v_mov_b32_e32 v11, v0
	s_branch .LBB6_4
.LBB6_2:
	v_mov_b32_e32 v12, s15
.LBB6_3:
	v_xor_b32_e32 v11, v11, v13
	s_add_i32 s2, s2, 1
	s_cmp_eq_u32 s2, s3
	v_bfe_i32 v11, v11, 0, 8
	s_cbranch_scc1 .LBB6_8
.LBB6_4:
	s_lshl_b32 s0, s2, 2
	s_cmp_eq_u32 s0, 0
	s_cbranch_scc1 .LBB6_2
	global_load_dword v15, v[6:7], off
	s_mov_b32 s7, 1
	v_mov_b32_e32 v12, s15
.LBB6_6:
	v_max_f32_e64 v16, v12, v12 clamp
	v_cvt_f16_f32_e32 v16, v16
	s_waitcnt vmcnt(0)
	v_mov_b32_dpp v17, v15 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_gt_i32_e32 vcc, 5, v17
	v_cndmask_b32_e64 v12, v14, |v12|, vcc
	v_fma_f16 v10, v16, v10, 0.5
	v_mov_b32_e32 v16, s1
	v_cmp_ngt_f16_e32 vcc, 2.0, v10
	v_cndmask_b32_e32 v16, 16, v16, vcc
	v_cmp_lt_i32_e32 vcc, s7, v16
	v_cndmask_b32_e64 v16, v12, -v12, vcc
	s_lshl_b32 s7, s7, 1
	s_cmp_gt_u32 s7, s0
	v_med3_f32 v12, v12, v16, 4.0
	s_cbranch_scc0 .LBB6_6
	s_branch .LBB6_3
.LBB6_7:
	v_mov_b32_e32 v12, s0
	v_mov_b32_e32 v11, v0
.LBB6_8:
	v_and_b32_e32 v13, 63, v0
	v_xor_b32_e32 v15, 1, v13
	v_lshlrev_b32_e32 v15, 2, v15
	s_load_dword s7, s[4:5], 0x28
	s_load_dword s20, s[4:5], 0x30
	s_add_i32 s0, s1, s12
	ds_read_b32 v15, v15
	v_add_u32_e32 v11, s0, v11
	v_bfe_i32 v11, v11, 0, 8
	s_add_i32 s0, s13, 9
	v_and_b32_e32 v14, -3, v11
	s_and_b32 s0, s0, 15
	v_ashrrev_i32_e32 v14, s0, v14
	s_xor_b32 s0, s1, 27
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s0, v15
	s_bcnt1_i32_b64 s0, vcc
	v_cmp_le_i32_e32 vcc, s0, v14
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB6_12
	v_mov_b32_dpp v14, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ge_i32_e32 vcc, s14, v14
	v_mov_b32_e32 v14, v12
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB6_11
	global_load_dword v14, v3, s[10:11]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v14, 0x7fffffff, v14
.LBB6_11:
	s_or_b64 exec, exec, s[4:5]
	v_cvt_i32_f32_e32 v15, v12
	v_cvt_f32_ubyte0_e32 v16, v0
	s_waitcnt vmcnt(1)
	v_med3_f32 v8, v8, v12, 4.0
	v_sub_f32_e32 v12, v14, v16
	v_lshlrev_b32_e32 v14, 2, v15
	v_mov_b32_e32 v15, s1
	ds_bpermute_b32 v14, v14, v15
	v_mov_b32_e32 v15, 4
	v_xor_b32_sdwa v15, v2, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_mov_b32_e32 v16, 0x40300000
	v_mov_b32_e32 v17, 0xbe800000
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v14, v15
	v_cndmask_b32_e32 v14, v16, v17, vcc
	v_frexp_mant_f32_e32 v15, v14
	v_rcp_f32_e32 v15, v15
	v_frexp_exp_i32_f32_e32 v14, v14
	v_frexp_exp_i32_f32_e32 v16, v8
	v_frexp_mant_f32_e32 v8, v8
	v_mul_f32_e32 v8, v8, v15
	v_sub_u32_e32 v14, v16, v14
	v_ldexp_f32 v8, v8, v14
	v_add_f32_e64 v8, |v12|, v8
.LBB6_12:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v12, v2
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB6_23
	v_and_b32_e32 v12, 3, v2
	s_mov_b32 s21, 0
	v_cmp_ne_u32_e32 vcc, 0, v12
	v_mov_b32_e32 v12, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB6_22
	s_and_b32 s0, s14, 15
	s_add_i32 s0, s0, 1
	v_cvt_f32_ubyte0_e32 v12, s0
	v_rcp_iflag_f32_e32 v14, v12
	v_and_b32_e32 v16, 3, v0
	v_cmp_ne_u32_e64 s[0:1], 1, v16
	s_mov_b32 s16, 0x40c00000
	v_mul_f32_e32 v14, 0x40c00000, v14
	v_trunc_f32_e32 v14, v14
	v_cvt_u32_f32_e32 v16, v14
	v_mad_f32 v14, -v14, v12, s16
	v_cmp_ge_f32_e64 vcc, |v14|, v12
	s_mov_b64 s[16:17], 0
	v_addc_co_u32_e32 v12, vcc, 0, v16, vcc
	v_and_b32_e32 v12, 31, v12
	v_cmp_gt_i32_e32 vcc, 9, v15
	v_xor_b32_e32 v14, 15, v12
	v_cndmask_b32_e64 v15, 0, 1, vcc
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v12, v2
	s_branch .LBB6_16
.LBB6_15:
	s_add_i32 s21, s21, 1
	v_and_b32_e32 v17, 3, v12
	v_cmp_ge_u32_e32 vcc, s21, v17
	s_or_b64 s[16:17], vcc, s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB6_21
.LBB6_16:
	v_cmp_eq_u16_sdwa s[18:19], s21, v16 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB6_15
	s_and_b32 s22, s21, 0xff
	s_mov_b32 s23, 0
	s_branch .LBB6_19
.LBB6_18:
	s_or_b64 exec, exec, s[18:19]
	s_and_b32 s18, s23, 0xff
	s_add_i32 s23, s18, 1
	s_and_b32 s18, s23, 0xff
	s_cmp_eq_u32 s18, s22
	s_cbranch_scc1 .LBB6_15
.LBB6_19:
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB6_18
	v_cmp_ne_u32_e32 vcc, 0, v15
	s_bcnt1_i32_b64 s24, vcc
	v_add_u32_sdwa v9, v12, s24 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	s_nop 1
	v_mov_b32_dpp v12, v9 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v9, v14
	s_branch .LBB6_18
.LBB6_21:
	s_or_b64 exec, exec, s[16:17]
.LBB6_22:
	s_or_b64 exec, exec, s[4:5]
.LBB6_23:
	s_or_b64 exec, exec, s[2:3]
	global_load_dword v6, v[6:7], off
	s_or_b32 s0, s13, 1
	v_cvt_f32_u32_e32 v7, s0
	s_mul_hi_u32 s1, s14, 0xaf286bcb
	s_sub_i32 s3, s14, s1
	s_lshr_b32 s3, s3, 1
	v_rcp_iflag_f32_e32 v7, v7
	s_add_i32 s3, s3, s1
	s_sub_i32 s4, 0, s0
	s_lshr_b32 s1, s3, 4
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	s_mul_i32 s1, s1, 19
	s_sub_i32 s1, s14, s1
	s_add_i32 s2, s6, s12
	v_readfirstlane_b32 s3, v7
	s_mul_i32 s4, s4, s3
	s_mul_hi_u32 s4, s3, s4
	s_add_i32 s3, s3, s4
	s_mul_hi_u32 s3, s3, 15
	s_mul_i32 s3, s3, s0
	s_sub_i32 s3, 15, s3
	s_min_i32 s1, s7, s1
	s_sub_i32 s4, s3, s0
	s_cmp_ge_u32 s3, s0
	s_cselect_b32 s3, s4, s3
	s_sub_i32 s4, s3, s0
	s_cmp_ge_u32 s3, s0
	s_cselect_b32 s0, s4, s3
	s_and_b32 s0, s0, 7
	s_lshl_b32 s0, s14, s0
	v_lshlrev_b32_e32 v14, 2, v13
	s_cmp_eq_u32 s1, s0
	s_waitcnt vmcnt(0)
	v_bfe_u32 v6, s2, v6, 5
	ds_write_b32 v14, v6
	s_cbranch_scc1 .LBB6_45
	v_cmp_gt_i32_e32 vcc, 4, v11
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB6_26
	global_load_dword v3, v3, s[10:11]
	s_mov_b32 s3, 19
	s_waitcnt vmcnt(0)
	v_fma_f32 v7, s15, v3, v8
	v_fma_f32 v13, v3, v7, v8
.LBB6_26:
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v7, s3
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB6_28
	v_mov_b32_e32 v6, 17
	v_mov_b32_e32 v7, s2
	v_mov_b32_e32 v13, v8
	ds_write_b32 v14, v6
.LBB6_28:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v0, 7, v0
	v_cmp_lt_i32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB6_40
	v_cmp_lt_i32_e32 vcc, 2, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB6_37
	v_cmp_lt_i32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB6_34
	v_cmp_eq_u32_e32 vcc, 4, v0
	s_and_saveexec_b64 s[6:7], vcc
	v_sub_u32_e32 v0, 0, v9
	v_max_i32_e32 v0, v9, v0
	v_mad_u64_u32 v[2:3], s[12:13], v2, 3, v[0:1]
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v12, -1, v12
.LBB6_34:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB6_36
	v_and_b32_e32 v0, 8, v2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, 1.0
	global_store_dword v0, v3, s[10:11]
.LBB6_36:
	s_or_b64 exec, exec, s[4:5]
.LBB6_37:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	v_cvt_f32_f16_e32 v0, v10
	s_mov_b32 s4, 0x3e800000
	v_fma_f32 v8, s15, v13, v13
	v_med3_f32 v3, v0, s4, 4.0
	v_add_f32_e32 v3, v3, v8
	v_mul_f32_e32 v8, v3, v0
	s_or_b64 exec, exec, s[2:3]
.LBB6_40:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB6_44
	v_cmp_lt_i32_e32 vcc, 0, v0
	v_mov_b32_e32 v0, s15
	s_and_saveexec_b64 s[2:3], vcc
	v_mov_b32_e32 v0, v13
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v13, v0
.LBB6_44:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v8, v13
	s_branch .LBB6_46
.LBB6_45:
	v_mov_b32_e32 v7, s2
	v_mov_b32_e32 v0, v8
.LBB6_46:
	v_cmp_gt_i32_e32 vcc, 15, v12
	s_bcnt1_i32_b64 s0, vcc
	v_mov_b32_e32 v3, s0
	s_sub_i32 s0, 0, s14
	v_mov_b32_e32 v13, s0
	v_mov_b32_e32 v14, s14
	v_cmp_gt_f16_e32 vcc, 2.0, v10
	v_cndmask_b32_e32 v13, v13, v14, vcc
	v_readfirstlane_b32 s0, v13
	v_mov_b32_e32 v13, 0x3e800000
	v_bfe_u32 v3, s20, v3, 5
	v_fma_mixlo_f16 v13, s15, v13, v8
	v_fma_f16 v13, v13, v10, 0.5
	v_cmp_lt_i32_e32 vcc, s0, v3
	v_cndmask_b32_e32 v3, v10, v13, vcc
	v_cvt_f32_f16_e32 v3, v3
	s_add_i32 s0, s14, 15
	v_add3_u32 v9, s0, v11, v9
	v_and_b32_e32 v2, 0xffff, v2
	v_add3_u32 v7, v9, v12, v7
	v_add_f32_e32 v0, v0, v8
	v_add3_u32 v2, v7, v2, v6
	v_add_f32_e32 v0, v0, v3
	global_store_dword v1, v2, s[8:9]
	global_store_dword v[4:5], v0, off
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
		.amdhsa_next_free_sgpr 25
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
.Lfunc_end6:
	.size	k6, .Lfunc_end6-k6
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k7
	.globl	k7
	.p2align	8
	.type	k7,@function
k7:
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_lshlrev_b32_e32 v6, 2, v0
	v_lshl_add_u32 v2, s6, 6, v0
	v_and_b32_e32 v2, 0x3ff, v2
	s_mov_b32 s7, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v6, s[8:9]
	global_load_dword v13, v6, s[10:11]
	v_mov_b32_e32 v5, s11
	s_and_b32 s18, s13, 7
	v_add_co_u32_e32 v4, vcc, s10, v6
	v_lshlrev_b32_e32 v10, 2, v2
	v_pk_mov_b32 v[2:3], s[14:15], s[14:15] op_sel:[0,1]
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	s_cmp_eq_u32 s18, 0
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v12, v1
	s_cbranch_scc1 .LBB7_19
	v_mov_b32_e32 v2, s9
	v_add_co_u32_e32 v6, vcc, s8, v6
	v_addc_co_u32_e32 v7, vcc, 0, v2, vcc
	s_cmp_lt_i32 s12, 4
	v_mov_b32_e32 v2, 0xbfc00000
	v_mov_b32_e32 v3, 0x3fc00000
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v14, v2, v3, vcc
	v_mov_b32_e32 v2, s9
	v_add_co_u32_e32 v8, vcc, s8, v10
	s_mov_b32 s19, s12
	v_addc_co_u32_e32 v9, vcc, 0, v2, vcc
	v_pk_mov_b32 v[2:3], s[14:15], s[14:15] op_sel:[0,1]
	v_mov_b32_e32 v12, v1
	s_mov_b32 s21, s7
	s_mov_b32 s20, s7
	v_mov_b32_e32 v11, v1
	s_branch .LBB7_4
.LBB7_2:
	s_or_b64 exec, exec, s[2:3]
	global_store_dword v[8:9], v16, off
.LBB7_3:
	s_or_b64 exec, exec, s[0:1]
	s_and_b32 s0, 0xffff, s20
	s_add_i32 s20, s0, 1
	s_sext_i32_i16 s21, s20
	s_cmp_le_i32 s18, s21
	s_cbranch_scc1 .LBB7_19
.LBB7_4:
	global_load_dword v16, v[6:7], off
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v15, v16, s21
	v_and_b32_e32 v15, 7, v15
	v_cmp_lt_i32_e32 vcc, 1, v15
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB7_16
	v_cmp_lt_i32_e32 vcc, 2, v15
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB7_13
	v_cmp_lt_i32_e32 vcc, 3, v15
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB7_10
	v_cmp_ne_u32_e32 vcc, 4, v15
	s_and_saveexec_b64 s[16:17], vcc
	v_add_u32_e32 v11, -1, v11
	s_or_b64 exec, exec, s[16:17]
.LBB7_10:
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	v_mad_u64_u32 v[16:17], s[16:17], v2, 3, 0
	v_mov_b32_e32 v2, v17
	v_mad_u64_u32 v[2:3], s[16:17], v3, 3, v[2:3]
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v15, s7
	v_subrev_co_u32_e32 v2, vcc, s19, v16
	v_subb_co_u32_e32 v3, vcc, v3, v15, vcc
	s_or_b64 exec, exec, s[14:15]
.LBB7_13:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB7_15
	v_and_b32_e32 v12, 15, v11
	v_add_u16_e32 v12, 1, v12
	s_sext_i32_i16 s14, s20
	v_cvt_f32_ubyte0_e32 v12, v12
	v_cvt_f32_i32_e32 v15, s14
	v_rcp_iflag_f32_e32 v16, v12
	s_ashr_i32 s14, s14, 30
	s_or_b32 s14, s14, 1
	v_mov_b32_e32 v17, s14
	v_mul_f32_e32 v16, v15, v16
	v_trunc_f32_e32 v16, v16
	v_mad_f32 v15, -v16, v12, v15
	v_cvt_i32_f32_e32 v16, v16
	v_cmp_ge_f32_e64 vcc, |v15|, |v12|
	v_cndmask_b32_e32 v12, 0, v17, vcc
	v_add_u32_e32 v12, v16, v12
	v_bfe_i32 v12, v12, 0, 16
.LBB7_15:
	s_or_b64 exec, exec, s[2:3]
.LBB7_16:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB7_3
	v_cmp_gt_i32_e32 vcc, 1, v15
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB7_2
	v_mov_b32_e32 v15, s21
	s_nop 1
	v_mov_b32_dpp v15, v15 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_and_b32_e32 v15, 0x3ff, v15
	v_lshlrev_b32_e32 v15, 2, v15
	global_store_dword v15, v14, s[10:11]
	s_branch .LBB7_2
.LBB7_19:
	s_load_dwordx2 s[0:1], s[4:5], 0x20
	v_xor_b32_e32 v3, s13, v0
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v6, s0
	s_and_b32 s2, s1, 7
	s_cmp_eq_u32 s2, 0
	s_mov_b32 s1, 0
	s_cbranch_scc1 .LBB7_25
	s_mov_b32 s3, 1
	v_mov_b32_e32 v7, 0
	s_mov_b32 s4, 0
.LBB7_21:
	global_load_dword v8, v[4:5], off
	s_mov_b32 s0, s4
	s_lshl_b64 s[4:5], s[0:1], 2
	s_add_u32 s4, s10, s4
	s_addc_u32 s5, s11, s5
	s_waitcnt vmcnt(0)
	v_med3_f32 v8, v8, v8, 4.0
	global_store_dword v7, v8, s[4:5]
	s_mov_b32 s4, s3
.LBB7_22:
	v_mov_b32_e32 v8, 27
	s_add_i32 s4, s4, -1
	s_cmp_eq_u32 s4, 0
	v_mov_b32_dpp v8, v11 row_mirror row_mask:0xf bank_mask:0xf
	s_cbranch_scc0 .LBB7_22
	s_add_i32 s4, s0, 1
	s_add_i32 s3, s3, 1
	s_cmp_eq_u32 s4, s2
	s_cbranch_scc0 .LBB7_21
	v_mul_lo_u32 v4, s0, v3
	v_mov_b32_e32 v5, 0x3e800000
	v_mov_b32_e32 v7, 0xbe800000
	v_cmp_lt_i32_e32 vcc, v4, v8
	v_cndmask_b32_e32 v4, v5, v7, vcc
	s_branch .LBB7_26
.LBB7_25:
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v4, v13, v6, s0 op_sel_hi:[0,1,0]
.LBB7_26:
	s_mov_b32 s0, 0x3e800000
	v_cvt_f32_f16_e32 v5, v6
	v_add_f32_e64 v6, v4, s0 clamp
	v_cvt_i32_f32_e32 v7, v6
	s_sub_i32 s0, 0, s12
	v_mov_b32_e32 v9, s0
	s_add_i32 s0, s12, s6
	v_and_b32_e32 v1, 0xffff, v1
	v_add_u32_sdwa v0, s0, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_mov_b32_e32 v8, s12
	v_cmp_lt_i32_e32 vcc, 12, v7
	v_add3_u32 v0, v0, v3, v1
	v_cndmask_b32_e32 v7, v9, v8, vcc
	v_add3_u32 v0, v0, v11, v2
	v_add3_u32 v0, v0, v7, v12
	global_store_dword v10, v0, s[8:9]
	v_add_f32_e32 v0, v4, v6
	v_add_f32_e32 v0, v0, v5
	global_store_dword v10, v0, s[10:11]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k7
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
		.amdhsa_next_free_sgpr 22
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
.Lfunc_end7:
	.size	k7, .Lfunc_end7-k7
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
	v_bfe_i32 v5, v0, 0, 8
	v_xor_b32_e32 v7, 4, v5
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	global_load_dword v3, v1, s[2:3]
	s_load_dword s7, s[4:5], 0x18
	s_load_dword s10, s[4:5], 0x20
	v_add3_u32 v5, v5, s6, v7
	s_lshl_b32 s4, s8, 4
	v_mov_b32_e32 v7, s9
	v_bfe_u32 v7, s4, v7, 5
	v_readfirstlane_b32 s4, v7
	v_lshl_add_u32 v1, s6, 6, v0
	v_cvt_f32_ubyte0_e32 v4, v0
	v_xor_b32_e32 v0, s9, v0
	s_or_b32 s4, s4, 1
	v_add3_u32 v0, v5, s8, v0
	v_cvt_f32_ubyte0_e32 v5, s4
	v_rcp_iflag_f32_e32 v5, v5
	s_waitcnt lgkmcnt(0)
	v_max_f32_e64 v8, s10, s10 clamp
	v_cvt_f16_f32_e32 v9, s10
	v_cvt_f16_f32_e32 v8, v8
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	s_sub_i32 s5, 0, s4
	v_fma_f16 v7, v8, v9, 0.5
	v_cvt_f32_f16_e32 v7, v7
	v_readfirstlane_b32 s6, v5
	s_mul_i32 s5, s5, s6
	s_mul_hi_u32 s5, s6, s5
	s_add_i32 s6, s6, s5
	v_add_f32_e32 v8, 0x3fa00000, v7
	s_mul_hi_u32 s5, s6, 13
	v_frexp_exp_i32_f32_e32 v9, v8
	v_frexp_mant_f32_e32 v8, v8
	s_mul_i32 s5, s5, s4
	v_rcp_f32_e32 v8, v8
	s_sub_i32 s5, 13, s5
	s_sub_i32 s6, s5, s4
	s_cmp_ge_u32 s5, s4
	v_frexp_exp_i32_f32_e32 v6, v4
	v_frexp_mant_f32_e32 v4, v4
	s_cselect_b32 s5, s6, s5
	v_sub_u32_e32 v6, v6, v9
	v_mul_f32_e32 v4, v4, v8
	s_sub_i32 s6, s5, s4
	v_ldexp_f32 v4, v4, v6
	s_cmp_ge_u32 s5, s4
	v_and_b32_e32 v1, 0x3ff, v1
	v_sub_f32_e32 v4, s10, v4
	s_cselect_b32 s4, s6, s5
	v_lshlrev_b32_e32 v1, 2, v1
	s_barrier
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v5, 0xffff, v2
	v_add3_u32 v0, v0, s7, v2
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v2, |v4|, v3
	v_add3_u32 v0, v0, s4, v5
	v_add_f32_e32 v2, v2, v7
	global_store_dword v1, v0, s[0:1]
	global_store_dword v1, v2, s[2:3]
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 11
		.amdhsa_accum_offset 12
		.amdhsa_reserve_vcc 0
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
    .sgpr_count:     20
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
    .name:           k2
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         k2.kd
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
    .name:           k3
    .private_segment_fixed_size: 0
    .sgpr_count:     21
    .sgpr_spill_count: 0
    .symbol:         k3.kd
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
    .name:           k4
    .private_segment_fixed_size: 0
    .sgpr_count:     35
    .sgpr_spill_count: 0
    .symbol:         k4.kd
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
    .name:           k5
    .private_segment_fixed_size: 0
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         k5.kd
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
    .name:           k6
    .private_segment_fixed_size: 0
    .sgpr_count:     29
    .sgpr_spill_count: 0
    .symbol:         k6.kd
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
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         k7.kd
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
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         k8.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

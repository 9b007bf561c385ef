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
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x18
	v_lshlrev_b32_e32 v1, 2, v0
	s_load_dword s16, s[4:5], 0x20
	v_and_b32_e32 v5, 3, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[8:9]
	v_and_b32_e32 v2, 1, v0
	v_cmp_eq_u32_e64 s[0:1], 0, v2
	v_cmp_ne_u32_e32 vcc, 0, v5
	v_mov_b32_e32 v4, s3
	s_mov_b32 s7, 0
	s_and_b64 s[14:15], s[0:1], vcc
	v_mov_b32_e32 v3, s2
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB1_6
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	v_cmp_gt_f32_e64 s[2:3], s16, 0.5
	v_cndmask_b32_e64 v6, 0, 1, s[2:3]
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[14:15], 0
	v_cmp_ne_u32_e64 s[2:3], 1, v6
	s_branch .LBB1_3
.LBB1_2:
	s_add_i32 s7, s7, 1
	v_cmp_ge_u32_e32 vcc, s7, v5
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_5
.LBB1_3:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_2
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[6:7], s[18:19], v3, 3, v[1:2]
	v_mov_b32_e32 v3, v7
	v_mad_u64_u32 v[3:4], s[18:19], v4, 3, v[3:4]
	v_mov_b32_e32 v7, v3
	v_mov_b32_e32 v3, v6
	v_mov_b32_e32 v4, v7
	s_branch .LBB1_2
.LBB1_5:
	s_or_b64 exec, exec, s[14:15]
.LBB1_6:
	s_or_b64 exec, exec, s[12:13]
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_load_dword s7, s[4:5], 0x2c
	v_mov_b32_e32 v5, 0xbfc00000
	v_mov_b32_e32 v6, 0x3fc00000
	v_cvt_f32_ubyte0_e32 v2, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s3, 27
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v7, v5, v6, vcc
	v_div_scale_f32 v5, s[12:13], v7, v7, v2
	v_div_scale_f32 v6, vcc, v2, v7, v2
	s_mov_b32 s12, 0x3fc00000
	s_cmp_gt_i32 s2, 0
	v_rcp_f32_e32 v8, v5
	v_fma_f32 v9, -v5, v8, 1.0
	v_fmac_f32_e32 v8, v9, v8
	v_mul_f32_e32 v9, v6, v8
	v_fma_f32 v10, -v5, v9, v6
	v_fmac_f32_e32 v9, v10, v8
	v_fma_f32 v5, -v5, v9, v6
	v_div_fmas_f32 v8, v5, v8, v9
	v_cvt_f16_f32_e32 v5, s16
	v_cvt_f32_f16_e32 v6, v5
	v_div_fixup_f32 v7, v8, v7, v2
	v_med3_f32 v9, v6, v7, 4.0
	v_sub_f32_e32 v10, s7, v7
	v_add_f32_e64 v9, v9, |v10|
	v_add_f32_e32 v9, 0x3fa00000, v9
	v_frexp_mant_f32_e32 v10, v9
	v_rcp_f32_e32 v10, v10
	v_fma_mix_f32 v8, v5, v7, v7 op_sel_hi:[1,0,0]
	v_med3_f32 v8, v8, s12, 4.0
	v_frexp_exp_i32_f32_e32 v11, v8
	v_frexp_mant_f32_e32 v8, v8
	v_frexp_exp_i32_f32_e32 v9, v9
	v_mul_f32_e32 v8, v8, v10
	v_sub_u32_e32 v10, v11, v9
	s_cbranch_scc1 .LBB1_8
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, 0xff, v1
	s_mov_b64 s[12:13], 0
	s_branch .LBB1_9
.LBB1_8:
	s_mov_b64 s[12:13], -1
.LBB1_9:
	s_load_dword s15, s[4:5], 0x30
	s_add_i32 s14, s6, s2
	s_andn2_b64 vcc, exec, s[12:13]
	v_ldexp_f32 v8, v8, v10
	s_cbranch_vccnz .LBB1_16
	s_load_dword s4, s[4:5], 0x24
	v_mov_b32_e32 v11, 0x3fc00000
	v_mov_b32_e32 v12, 0xbfc00000
	v_cndmask_b32_e64 v11, v11, v12, s[0:1]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, 0xff, v1
	s_waitcnt lgkmcnt(0)
	s_xor_b32 s4, s4, s14
	s_cmp_lg_u32 s4, 17
	s_cselect_b64 s[12:13], -1, 0
	s_and_b32 s18, s15, 15
	s_add_i32 s16, s18, 1
	v_cvt_f32_ubyte0_e32 v10, s16
	v_rcp_iflag_f32_e32 v13, v10
	s_not_b32 s18, s18
	v_cndmask_b32_e64 v12, 0, 1, s[12:13]
	s_mov_b32 s17, 0
	v_mul_f32_e32 v13, 0x4f7ffffe, v13
	v_cvt_u32_f32_e32 v13, v13
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v10, 0
	v_readfirstlane_b32 s0, v13
	s_mul_i32 s1, s18, s0
	s_mul_hi_u32 s1, s0, s1
	s_add_i32 s19, s0, s1
	v_cmp_ne_u32_e64 s[0:1], 1, v12
	s_branch .LBB1_13
.LBB1_11:
	s_or_b64 exec, exec, s[12:13]
	v_mad_u64_u32 v[12:13], s[12:13], v3, 3, 0
	v_mov_b32_e32 v3, v13
	v_mad_u64_u32 v[3:4], s[12:13], v4, 3, v[3:4]
	s_min_i32 s12, s17, s15
	v_mov_b32_e32 v4, v3
	v_subrev_co_u32_e32 v3, vcc, s12, v12
	v_subbrev_co_u32_e32 v4, vcc, 0, v4, vcc
.LBB1_12:
	s_add_i32 s17, s17, 1
	s_add_u32 s4, s4, s19
	s_addc_u32 s5, s5, 0
	s_cmp_eq_u32 s2, s17
	v_add_u32_e32 v10, v10, v1
	s_cbranch_scc1 .LBB1_16
.LBB1_13:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_12
	s_mul_i32 s12, s16, s5
	s_sub_i32 s12, s17, s12
	s_add_i32 s13, s5, 1
	s_add_i32 s20, s18, s12
	s_cmp_ge_u32 s12, s16
	s_cselect_b32 s13, s13, s5
	s_cselect_b32 s12, s20, s12
	s_add_i32 s20, s13, 1
	s_cmp_ge_u32 s12, s16
	s_cselect_b32 s12, s20, s13
	s_lshl_b32 s12, s12, 2
	s_and_b32 s13, s17, 0xff
	v_add_u32_e32 v12, s13, v9
	v_mov_b32_e32 v13, s12
	ds_bpermute_b32 v12, v13, v12
	v_min_i32_e32 v13, s17, v10
	s_waitcnt lgkmcnt(0)
	v_cmp_le_i32_e32 vcc, v13, v12
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_11
	v_fmac_f32_e32 v7, s7, v8
	v_mul_f32_e32 v7, v11, v7
	s_branch .LBB1_11
.LBB1_16:
	v_and_b32_e32 v4, 63, v0
	v_lshlrev_b32_e32 v10, 2, v4
	v_xor_b32_e32 v4, 1, v4
	v_add_u32_e32 v9, 23, v9
	v_lshlrev_b32_e32 v4, 2, v4
	v_mov_b32_e32 v13, s7
	v_cmp_lt_i32_e32 vcc, v9, v3
	ds_read_b32 v4, v4
	v_xor_b32_e32 v12, s3, v0
	v_cndmask_b32_e64 v9, v7, |v13|, vcc
	v_cvt_i32_f32_e32 v7, v7
	v_fma_mixlo_f16 v6, v2, v6, 0
	s_add_i32 s14, s14, s2
	v_fma_f16 v5, v6, v5, 0.5
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, 0xffff, v1
	v_add3_u32 v1, s14, v12, v1
	v_lshl_add_u32 v11, s6, 6, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, s15, v0
	v_add3_u32 v1, v1, v6, v3
	v_cvt_f32_f16_e32 v3, v5
	v_and_b32_e32 v11, 0x3ff, v11
	v_bfe_i32 v0, v0, 0, 8
	v_lshlrev_b32_e32 v11, 2, v11
	v_subrev_u32_e32 v7, s2, v7
	v_add3_u32 v0, v1, v4, v0
	v_and_b32_e32 v7, 0x3ff, v7
	global_store_dword v11, v0, s[8:9]
	v_add_f32_e32 v0, v8, v2
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_f32_e32 v0, v0, v3
	global_store_dword v7, v9, s[10:11]
	ds_write_b32 v10, v4
	global_store_dword v11, v0, s[10:11]
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
		.amdhsa_next_free_vgpr 14
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
	v_lshlrev_b32_e32 v5, 2, v0
	s_load_dwordx2 s[12:13], s[4:5], 0x2c
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v5, s[8:9]
	s_and_b32 s0, s2, 7
	v_xor_b32_e32 v4, s3, v0
	v_mov_b32_e32 v2, s12
	s_mov_b32 s1, 0
	s_cmp_eq_u32 s0, 0
	global_store_dword v1, v2, s[10:11] offset:64
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v6, v3
	s_cbranch_scc1 .LBB2_7
	v_and_b32_e32 v1, 0x3ff, v3
	v_lshlrev_b32_e32 v1, 2, v1
	v_and_b32_e64 v6, s2, 7
	v_mov_b32_e32 v2, s9
	v_add_co_u32_e32 v1, vcc, s8, v1
	v_add_u16_e32 v6, 1, v6
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_readfirstlane_b32 s7, v6
	v_mov_b32_e32 v7, 0x3e800000
	v_mov_b32_e32 v8, 0x3fc00000
	s_mov_b64 s[14:15], s[0:1]
	v_mov_b32_e32 v6, v3
.LBB2_2:
	s_and_b32 s0, s14, 0x3ff
	s_lshl_b32 s0, s0, 2
	s_and_b32 s7, 0xffff, s7
	v_mov_b32_e32 v9, s0
	s_and_b32 s0, s14, 0xffff
	s_cmp_eq_u64 s[0:1], 0xffff
	global_store_dword v9, v7, s[10:11]
	s_cbranch_scc1 .LBB2_5
	global_load_dword v9, v[1:2], off
	s_add_i32 s0, s7, -1
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v10, v9, s7
.LBB2_4:
	v_and_b32_e32 v11, 0x3ff, v10
	s_and_b32 s12, s0, 0xffff
	s_add_i32 s0, s0, -1
	v_sub_u32_e32 v10, v10, v9
	v_lshlrev_b32_e32 v11, 2, v11
	s_cmp_lg_u32 s12, 0
	global_store_dword v11, v8, s[10:11]
	s_cbranch_scc1 .LBB2_4
.LBB2_5:
	v_and_b32_e32 v6, 0xffff, v6
	v_cmp_lt_i32_e32 vcc, v6, v4
	s_add_u32 s16, s14, -1
	v_cndmask_b32_e64 v9, 1, -1, vcc
	s_addc_u32 s17, s15, -1
	v_cmp_lt_i64_e64 s[14:15], s[14:15], 2
	v_mad_u32_u24 v6, v6, 3, v9
	v_add_u16_e64 v9, s7, -1
	v_readfirstlane_b32 s7, v9
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB2_7
	s_mov_b64 s[14:15], s[16:17]
	s_branch .LBB2_2
.LBB2_7:
	v_and_b32_e32 v2, 0xffff, v6
	v_cmp_eq_u32_e32 vcc, 7, v2
	v_mov_b32_e32 v1, 0x3e800000
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_9
	v_mov_b32_e32 v1, s13
	ds_bpermute_b32 v1, v5, v1
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_i32_e32 v1, v1
	v_and_b32_e32 v1, 0x7fffffff, v1
.LBB2_9:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[14:15], exec
	v_mbcnt_lo_u32_b32 v5, s14, 0
	v_mbcnt_hi_u32_b32 v5, s15, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_11
	s_bcnt1_i32_b64 s7, s[14:15]
	s_mul_i32 s7, s7, 23
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, s7
	global_atomic_add v5, v6, s[8:9]
.LBB2_11:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s0, s[4:5], 0x20
	s_mov_b64 s[14:15], exec
	v_mbcnt_lo_u32_b32 v6, s14, 0
	v_mbcnt_hi_u32_b32 v6, s15, v6
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v5, s0
	v_cmp_eq_u32_e64 s[0:1], 0, v6
	v_cmp_gt_f16_e32 vcc, 2.0, v5
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB2_13
	s_and_b64 s[0:1], vcc, exec
	s_cselect_b32 s0, 4, 0xffc
	s_bcnt1_i32_b64 s1, s[14:15]
	s_mul_i32 s1, s1, 23
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v7, s1
	global_atomic_add v6, v7, s[8:9]
.LBB2_13:
	s_or_b64 exec, exec, s[16:17]
	s_mov_b64 s[16:17], exec
	v_mbcnt_lo_u32_b32 v6, s16, 0
	v_mbcnt_hi_u32_b32 v6, s17, v6
	v_cmp_eq_u32_e64 s[0:1], 0, v6
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB2_15
	s_and_b64 s[0:1], vcc, exec
	s_cselect_b32 s0, 8, 0xff8
	s_bcnt1_i32_b64 s1, s[16:17]
	s_mul_i32 s1, s1, 23
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v7, s1
	global_atomic_add v6, v7, s[8:9]
.LBB2_15:
	s_or_b64 exec, exec, s[14:15]
	s_mov_b64 s[16:17], exec
	v_mbcnt_lo_u32_b32 v6, s16, 0
	v_mbcnt_hi_u32_b32 v6, s17, v6
	v_cmp_eq_u32_e64 s[0:1], 0, v6
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB2_17
	s_and_b64 s[0:1], vcc, exec
	s_cselect_b32 s0, 12, 0xff4
	s_bcnt1_i32_b64 s1, s[16:17]
	s_mul_i32 s1, s1, 23
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v7, s1
	global_atomic_add v6, v7, s[8:9]
.LBB2_17:
	s_or_b64 exec, exec, s[14:15]
	s_mov_b64 s[16:17], exec
	v_mbcnt_lo_u32_b32 v6, s16, 0
	v_mbcnt_hi_u32_b32 v6, s17, v6
	v_cmp_eq_u32_e64 s[0:1], 0, v6
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB2_19
	s_and_b64 s[0:1], vcc, exec
	s_cselect_b32 s0, 16, 0xff0
	s_bcnt1_i32_b64 s1, s[16:17]
	s_mul_i32 s1, s1, 23
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v7, s1
	global_atomic_add v6, v7, s[8:9]
.LBB2_19:
	s_or_b64 exec, exec, s[14:15]
	s_abs_i32 s0, s2
	v_mad_u32_u24 v2, v2, 3, s0
	v_mad_u64_u32 v[6:7], s[14:15], v2, 3, s[0:1]
	s_load_dword s7, s[4:5], 0x18
	v_cvt_f32_f16_e32 v9, v5
	v_mad_u64_u32 v[6:7], s[14:15], v6, 3, s[0:1]
	v_and_b32_e32 v5, 3, v0
	v_mov_b32_e32 v10, 0x3ffffffe
	v_mad_u64_u32 v[6:7], s[4:5], v6, 3, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s7, 7
	s_lshl_b32 s1, 4, s1
	s_cmp_eq_u32 s1, s2
	s_cselect_b64 s[4:5], -1, 0
	s_add_i32 s2, s6, s2
	v_cmp_eq_u32_e32 vcc, 1, v5
	s_add_i32 s1, s2, s3
	v_cndmask_b32_e64 v5, v10, 2, vcc
	s_sext_i32_i16 s1, s1
	s_and_b32 s3, s7, 15
	v_subrev_u32_e32 v5, s13, v5
	s_ashr_i32 s1, s1, s3
	v_lshlrev_b32_e32 v5, 2, v5
	v_mov_b32_e32 v10, s1
	v_lshl_add_u32 v2, s6, 6, v0
	ds_bpermute_b32 v10, v5, v10
	v_and_b32_e32 v8, 0x3ff, v2
	v_mad_u64_u32 v[5:6], s[0:1], v6, 3, s[0:1]
	v_lshlrev_b32_e32 v7, 2, v8
	v_cvt_f32_ubyte0_e32 v8, v0
	v_add_f32_e32 v8, 0x3e800000, v8
	v_cndmask_b32_e64 v6, v8, -v8, s[4:5]
	v_max_f32_e64 v8, v9, v9 clamp
	v_add_u32_sdwa v0, s2, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_sub_f32_e32 v1, v1, v8
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v8, 7, v10
	v_and_b32_e32 v5, 0xffff, v5
	v_add3_u32 v0, v0, v4, s7
	v_lshlrev_b32_e32 v2, v8, v2
	v_add3_u32 v0, v0, v3, v5
	v_add3_u32 v0, v0, v10, v2
	global_store_dword v7, v0, s[8:9]
	v_add_f32_e64 v0, |v1|, v6
	v_add_f32_e32 v0, v0, v9
	global_store_dword v7, v0, s[10:11]
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
		.amdhsa_next_free_sgpr 18
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
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v6, 63, v0
	v_lshlrev_b32_e32 v7, 2, v6
	v_xor_b32_e32 v6, 1, v6
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v1, s[8:9]
	v_lshl_add_u32 v1, s6, 6, v0
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v3, 2, v1
	global_load_dword v4, v3, s[10:11]
	v_mov_b32_e32 v1, 0x2a05f201
	v_mov_b32_e32 v2, 1
	v_lshlrev_b32_e32 v6, 2, v6
	ds_read_b32 v6, v6
	v_mov_b32_e32 v8, s11
	v_cmp_lt_i64_e32 vcc, s[14:15], v[1:2]
	v_add_co_u32_e64 v1, s[0:1], s10, v3
	s_sub_i32 s3, 0, s12
	v_addc_co_u32_e64 v2, s[0:1], 0, v8, s[0:1]
	s_load_dword s18, s[4:5], 0x2c
	v_mov_b32_e32 v9, s12
	v_mov_b32_e32 v8, s3
	s_sub_i32 s2, 16, s12
	s_and_b64 vcc, exec, vcc
	s_waitcnt vmcnt(1)
	ds_write_b32 v7, v5
	v_cvt_f32_i32_e32 v7, v5
	v_cmp_lt_i32_e64 s[0:1], 0, v5
	v_cndmask_b32_e64 v8, v8, v9, s[0:1]
	v_cmp_gt_i32_e64 s[0:1], 18, v8
	v_cndmask_b32_e64 v8, v7, |v7|, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], s2, v6
	v_cndmask_b32_e64 v6, v7, |v8|, s[0:1]
	s_cbranch_vccnz .LBB3_2
	s_load_dword s0, s[4:5], 0x28
	v_cvt_i32_f32_e32 v7, v6
	v_and_b32_e32 v7, v5, v7
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s0, s0
	v_and_b32_e32 v7, 0x3ff, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_mov_b32_e32 v8, s0
	global_atomic_add v7, v8, s[8:9]
.LBB3_2:
	v_add_u32_e32 v7, s12, v0
	v_and_b32_e32 v10, 7, v7
	s_add_i32 s15, s6, s12
	v_cmp_lt_i32_e32 vcc, 1, v10
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB3_14
	v_cmp_lt_i32_e32 vcc, 2, v10
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB3_11
	v_cmp_lt_i32_e32 vcc, 3, v10
	v_mov_b32_e32 v7, s15
	v_mov_b32_e32 v8, v5
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB3_10
	v_cmp_ne_u32_e32 vcc, 4, v10
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	v_add_u32_e32 v8, -1, v5
	s_or_saveexec_b64 s[16:17], s[16:17]
	v_mov_b32_e32 v7, s15
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB3_9
	s_and_b32 s19, s12, 0x3ff
	s_lshl_b32 s19, s19, 2
	v_mov_b32_e32 v7, s19
	v_mov_b32_e32 v8, s18
	global_store_dword v7, v8, s[10:11]
	v_mov_b32_e32 v7, s15
	v_mov_b32_e32 v8, v5
.LBB3_9:
	s_or_b64 exec, exec, s[16:17]
.LBB3_10:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v9, v0
.LBB3_11:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_add_i32 s6, s12, 10
	v_xor_b32_e32 v9, s6, v0
	v_mov_b32_e32 v7, s15
	v_mov_b32_e32 v8, v5
	s_or_b64 exec, exec, s[2:3]
.LBB3_14:
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_xor_b32_e32 v11, s13, v0
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB3_18
	v_cmp_gt_i32_e32 vcc, 1, v10
	v_mov_b32_e32 v7, s15
	s_and_saveexec_b64 s[2:3], vcc
	v_mov_b32_e32 v7, s12
	s_or_b64 exec, exec, s[2:3]
	v_sub_u32_e32 v8, 0, v5
	v_cmp_lt_i32_sdwa vcc, v5, v11 src0_sel:WORD_0 src1_sel:DWORD
	v_cndmask_b32_e32 v8, v5, v8, vcc
	v_and_b32_e32 v8, 0x3ff, v8
	v_lshlrev_b32_e32 v8, 2, v8
	s_waitcnt vmcnt(0)
	global_store_dword v8, v4, s[10:11]
	v_mov_b32_e32 v8, v5
	v_mov_b32_e32 v9, v0
.LBB3_18:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s0, s[4:5], 0x20
	v_bfe_i32 v0, v9, 0, 8
	v_and_b32_e32 v10, 0xffff, v5
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v9, s0
	s_add_i32 s0, s14, s12
	v_add3_u32 v5, s0, v11, v5
	v_add3_u32 v5, v5, v10, v8
	v_cvt_f32_f16_e32 v8, v9
	v_add3_u32 v0, v5, v7, v0
	global_store_dword v3, v0, s[8:9]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, v4, v6
	v_add_f32_e32 v0, v0, v8
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
		.amdhsa_next_free_vgpr 12
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
.Lfunc_end3:
	.size	k2, .Lfunc_end3-k2
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k3
	.globl	k3
	.p2align	8
	.type	k3,@function
k3:
	s_load_dwordx8 s[12:19], s[4:5], 0x0
	v_mov_b32_e32 v3, v0
	v_lshl_add_u32 v0, s8, 6, v3
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v8, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v9, v8, s[14:15]
	v_lshlrev_b32_e32 v7, 2, v3
	global_load_dword v10, v7, s[12:13]
	v_and_b32_e32 v0, 15, v3
	v_add_u32_e32 v1, 1, v0
	v_cvt_f32_ubyte0_e32 v2, v1
	v_rcp_iflag_f32_e32 v2, v2
	v_not_b32_e32 v0, v0
	s_load_dwordx4 s[20:23], s[4:5], 0x20
	s_load_dword s28, s[4:5], 0x30
	s_add_u32 flat_scratch_lo, s6, s9
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v5, s20
	v_mul_lo_u32 v0, v0, v2
	s_addc_u32 s1, s1, 0
	s_add_i32 s29, s8, s16
	s_cmp_gt_i32 s17, -2
	v_mul_hi_u32 v0, v2, v0
	s_cselect_b64 s[4:5], -1, 0
	s_abs_i32 s7, s18
	v_cvt_f32_f16_e32 v14, v5
	v_add_u32_e32 v0, v2, v0
	v_mul_hi_u32 v0, s7, v0
	s_mov_b32 s6, 0x3fc00000
	v_med3_f32 v2, v14, s6, 4.0
	v_cvt_f16_f32_e32 v13, v2
	v_mul_lo_u32 v15, v0, v1
	v_cvt_f32_ubyte0_e32 v16, v3
	v_med3_f32 v4, v16, s6, 4.0
	v_fma_f16 v13, v13, v5, 0.5
	v_sub_u32_e32 v15, s7, v15
	v_add_u32_e32 v5, 1, v0
	v_cmp_ge_u32_e32 vcc, v15, v1
	v_cndmask_b32_e32 v0, v0, v5, vcc
	v_sub_u32_e32 v5, v15, v1
	v_cndmask_b32_e32 v5, v15, v5, vcc
	v_add_u32_e32 v15, 1, v0
	v_cmp_ge_u32_e32 vcc, v5, v1
	s_ashr_i32 s6, s18, 31
	v_cndmask_b32_e32 v0, v0, v15, vcc
	v_xor_b32_e32 v0, s6, v0
	v_subrev_u32_e32 v0, s6, v0
	v_and_b32_e32 v6, 63, v3
	v_add_u32_e32 v0, -14, v0
	v_lshlrev_b32_e32 v11, 2, v6
	v_xor_b32_e32 v12, s17, v3
	v_mov_b32_e32 v2, s15
	v_cmp_ge_i32_e32 vcc, s17, v0
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(1)
	v_cndmask_b32_e64 v1, v14, |v9|, s[4:5]
	v_fma_f32 v15, v4, v1, s23
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB4_55
	v_mov_b32_e32 v1, s13
	v_add_co_u32_e32 v0, vcc, s12, v7
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_and_b32_e32 v4, 7, v3
	v_cmp_lt_i32_e32 vcc, 1, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB4_15
	v_cmp_lt_i32_e32 vcc, 2, v4
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB4_12
	v_cmp_lt_i32_e32 vcc, 3, v4
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB4_9
	v_cmp_ne_u32_e32 vcc, 4, v4
	s_and_saveexec_b64 s[24:25], vcc
	s_xor_b64 s[24:25], exec, s[24:25]
	v_add_u32_e32 v14, -1, v10
	s_andn2_saveexec_b64 s[24:25], s[24:25]
	s_mov_b32 s20, 0x3e800000
	v_med3_f32 v4, v15, s20, 4.0
	v_cvt_f16_f32_e32 v4, v4
	v_mov_b32_e32 v14, v10
	v_fma_f16 v13, v4, v13, 0.5
	s_or_b64 exec, exec, s[24:25]
.LBB4_9:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB4_11
	v_or_b32_e32 v4, 1, v12
	v_cvt_f32_u32_e32 v5, v4
	v_sub_u32_e32 v14, 0, v4
	v_mov_b32_e32 v17, s15
	v_mov_b32_e32 v18, 0x3e800000
	v_rcp_iflag_f32_e32 v5, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v14, v14, v5
	v_mul_hi_u32 v14, v5, v14
	v_add_u32_e32 v5, v5, v14
	v_mul_hi_u32 v5, v5, 14
	v_mul_lo_u32 v14, v5, v4
	v_mov_b32_e32 v5, 0
	v_sub_u32_e32 v14, 14, v14
	v_sub_u32_e32 v19, v14, v4
	v_cmp_ge_u32_e32 vcc, v14, v4
	v_cndmask_b32_e32 v14, v14, v19, vcc
	v_sub_u32_e32 v19, v14, v4
	v_cmp_ge_u32_e32 vcc, v14, v4
	v_cndmask_b32_e32 v4, v14, v19, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v14, v10
	v_add_co_u32_e32 v4, vcc, s14, v4
	v_addc_co_u32_e32 v5, vcc, v17, v5, vcc
	global_store_dword v[4:5], v18, off
.LBB4_11:
	s_or_b64 exec, exec, s[10:11]
.LBB4_12:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	v_cvt_f32_f16_e32 v4, v13
	v_cmp_gt_f16_e32 vcc, 2.0, v13
	v_mov_b32_e32 v14, v10
	v_med3_f32 v4, s23, v4, 4.0
	v_cndmask_b32_e64 v15, -v4, v4, vcc
	s_or_b64 exec, exec, s[8:9]
.LBB4_15:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB4_19
	v_cmp_gt_i32_e32 vcc, 1, v4
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB4_18
	v_xor_b32_e32 v4, 1, v6
	v_lshlrev_b32_e32 v4, 2, v4
	ds_read_b32 v4, v4
	v_mov_b32_e32 v5, -7
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v4, 2, v4
	ds_bpermute_b32 v12, v4, v5
.LBB4_18:
	s_or_b64 exec, exec, s[8:9]
	v_sub_u32_e32 v4, 0, v10
	v_cmp_gt_f16_e32 vcc, 2.0, v13
	v_cndmask_b32_e32 v4, v4, v10, vcc
	v_mov_b32_e32 v14, v10
	global_store_dword v8, v4, s[12:13]
.LBB4_19:
	s_or_b64 exec, exec, s[6:7]
	s_and_b32 s6, s17, 0xff
	s_cmp_lt_u32 s6, 15
	s_cbranch_scc0 .LBB4_21
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, 6, v12
	s_bcnt1_i32_b64 s8, vcc
	s_cbranch_execz .LBB4_22
	s_branch .LBB4_23
.LBB4_21:
.LBB4_22:
	s_min_i32 s8, s28, s18
.LBB4_23:
	global_load_dword v1, v[0:1], off
	v_and_b32_e32 v0, 0x3ff, v14
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[12:13]
	s_mov_b32 s6, 0x2aaaaaab
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v4, 15, v1
	v_add_u32_e32 v5, 1, v4
	v_cvt_f32_ubyte0_e32 v17, v5
	v_rcp_iflag_f32_e32 v17, v17
	v_not_b32_e32 v4, v4
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v18, 0, v0
	v_max_i32_e32 v18, v0, v18
	v_mul_f32_e32 v17, 0x4f7ffffe, v17
	v_cvt_u32_f32_e32 v17, v17
	v_ashrrev_i32_e32 v19, 31, v0
	v_mul_lo_u32 v4, v4, v17
	v_mul_hi_u32 v4, v17, v4
	v_add_u32_e32 v4, v17, v4
	v_mul_hi_u32 v4, v18, v4
	v_mul_lo_u32 v17, v4, v5
	v_add_u32_e32 v20, 1, v4
	v_sub_u32_e32 v17, v18, v17
	v_cmp_ge_u32_e32 vcc, v17, v5
	v_sub_u32_e32 v18, v17, v5
	v_cndmask_b32_e32 v4, v4, v20, vcc
	v_cndmask_b32_e32 v17, v17, v18, vcc
	v_add_u32_e32 v18, 1, v4
	v_cmp_ge_u32_e32 vcc, v17, v5
	v_cndmask_b32_e32 v4, v4, v18, vcc
	v_xor_b32_e32 v4, v4, v19
	v_sub_u32_e32 v4, v4, v19
	v_mul_hi_i32 v4, v4, s6
	v_lshrrev_b32_e32 v5, 31, v4
	v_add_u32_e32 v4, v4, v5
	v_cmp_ge_i32_e32 vcc, s8, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB4_52
	s_cmp_gt_i32 s21, s16
	s_cbranch_scc1 .LBB4_26
	v_and_b32_e32 v4, 28, v1
	v_cvt_f32_ubyte0_e64 v5, v4 clamp
	s_mov_b64 s[8:9], 0
	s_branch .LBB4_27
.LBB4_26:
	s_mov_b64 s[8:9], -1
.LBB4_27:
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v17, v3
	s_cbranch_vccnz .LBB4_29
	v_add_f32_e32 v4, v15, v16
	v_cvt_f16_f32_e32 v4, v4
	v_xad_u32 v17, v1, s28, v3
	v_mov_b32_e32 v5, v15
	v_fma_f16 v13, v4, v13, 0.5
.LBB4_29:
	s_mul_i32 s8, s18, 3
	v_add_u16_e32 v1, 6, v17
	s_waitcnt lgkmcnt(0)
	v_sub_co_u32_e32 v4, vcc, s8, v12
	v_and_b32_e32 v1, 7, v1
	v_cmp_lt_i16_e32 vcc, 1, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB4_39
	v_cmp_lt_i16_e32 vcc, 2, v1
	v_mov_b32_e32 v0, v9
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB4_38
	v_cmp_lt_i16_e32 vcc, 3, v1
	s_and_saveexec_b64 s[24:25], vcc
	s_xor_b64 s[24:25], exec, s[24:25]
	s_cbranch_execz .LBB4_35
	v_cmp_eq_u16_e32 vcc, 4, v1
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB4_34
	global_load_dword v0, v7, s[14:15]
	v_add_f32_e32 v1, 0xbe800000, v9
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v5, s23, v0
	v_sub_f32_e64 v0, |v1|, v5
	v_and_b32_e32 v5, 0x7fffffff, v0
.LBB4_34:
	s_or_b64 exec, exec, s[26:27]
	v_add_u32_e32 v14, -1, v14
.LBB4_35:
	s_andn2_saveexec_b64 s[24:25], s[24:25]
	s_cbranch_execz .LBB4_37
	v_xor_b32_e32 v0, 1, v6
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, s17, v0
	v_xor_b32_e32 v17, v17, v0
.LBB4_37:
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v0, v5
.LBB4_38:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v5, v0
.LBB4_39:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB4_51
	s_mov_b32 s15, 0
	v_cmp_lt_i16_e32 vcc, 0, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB4_46
	s_mov_b64 s[24:25], exec
	v_lshlrev_b32_e32 v0, 7, v0
.LBB4_42:
	s_ff1_i32_b64 s20, s[24:25]
	v_readlane_b32 s23, v0, s20
	s_lshl_b64 s[26:27], 1, s20
	s_add_i32 s15, s15, s23
	s_andn2_b64 s[24:25], s[24:25], s[26:27]
	s_cmp_lg_u64 s[24:25], 0
	s_cbranch_scc1 .LBB4_42
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[24:25], vcc
	s_xor_b64 s[24:25], exec, s[24:25]
	s_cbranch_execz .LBB4_45
	s_and_b32 s20, s22, 0x3ff
	s_lshl_b32 s20, s20, 2
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v1, s15
	global_atomic_add v0, v1, s[12:13]
.LBB4_45:
	s_or_b64 exec, exec, s[24:25]
.LBB4_46:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB4_50
	s_cmp_lt_i32 s28, 17
	v_mov_b32_e32 v0, s16
	s_cbranch_scc1 .LBB4_49
	v_xor_b32_e32 v0, 1, v6
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read_b32 v0, v0
.LBB4_49:
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v0, 0x3ff, v0
	s_mul_i32 s15, s29, s17
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s15
	global_atomic_add v0, v1, s[12:13]
.LBB4_50:
	s_or_b64 exec, exec, s[10:11]
.LBB4_51:
	s_or_b64 exec, exec, s[8:9]
.LBB4_52:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB4_54
	v_cmp_gt_i32_e32 vcc, v3, v14
	s_bcnt1_i32_b64 s8, vcc
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v5, s19
	ds_write_b32 v11, v0
	v_mov_b32_e32 v17, v3
	v_mov_b32_e32 v5, v15
.LBB4_54:
	s_or_b64 exec, exec, s[6:7]
	v_xor_b32_e32 v0, 1, v6
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v1, 0, v0
	v_max_i32_e32 v0, v0, v1
	v_cmp_eq_u32_e32 vcc, s16, v0
	v_cndmask_b32_e64 v0, |v5|, v9, vcc
	v_cvt_f16_f32_e32 v0, v0
	v_fma_f16 v13, v0, v13, 0.5
.LBB4_55:
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_add_co_u32_e32 v6, vcc, s14, v8
	v_addc_co_u32_e32 v7, vcc, 0, v2, vcc
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_75
	v_and_b32_e32 v0, 0x3ff, v10
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[12:13]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, s22, v0
	v_and_b32_e32 v0, 7, v0
	v_cmp_lt_i32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB4_70
	v_cmp_lt_i32_e32 vcc, 2, v0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB4_65
	v_cmp_lt_i32_e32 vcc, 3, v0
	s_mov_b64 s[14:15], -1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB4_64
	v_cmp_ne_u32_e32 vcc, 4, v0
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	v_add_u32_e32 v14, -1, v10
	s_or_saveexec_b64 s[14:15], s[14:15]
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, s19
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB4_63
	v_and_b32_e32 v0, s22, v10
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v14, v10
	ds_write_b32 v11, v0
	v_mov_b32_e32 v5, s19
.LBB4_63:
	s_or_b64 exec, exec, s[14:15]
	s_xor_b64 s[14:15], exec, -1
.LBB4_64:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], s[14:15], exec
.LBB4_65:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v0, 7
	v_max_f32_e64 v1, v16, v16 clamp
	v_cmp_eq_u32_sdwa s[14:15], v10, v0 src0_sel:WORD_0 src1_sel:DWORD
	v_cndmask_b32_e64 v15, -v1, v1, s[14:15]
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_cbranch_execz .LBB4_69
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, v3
	s_sub_i32 s10, s29, s17
	v_mov_b32_e32 v4, s18
	v_mov_b32_dpp v1, v0 row_mirror row_mask:0xf bank_mask:0xf
	v_cmp_gt_i32_e32 vcc, s10, v1
	s_bcnt1_i32_b64 s10, vcc
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v14, v10
	global_store_dword v8, v0, s[12:13]
	v_mov_b32_e32 v5, s19
.LBB4_69:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v5, v15
	v_mov_b32_e32 v17, v3
.LBB4_70:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB4_74
	v_cmp_gt_i32_e32 vcc, 1, v0
	v_mov_b32_e32 v0, v10
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB4_73
	v_or_b32_e32 v0, 1, v10
	v_cvt_f32_u32_e32 v1, v0
	v_sub_u32_e32 v2, 0, v0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, v2, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_mul_hi_u32 v1, s17, v1
	v_mul_lo_u32 v1, v1, v0
	v_sub_u32_e32 v1, s17, v1
	v_sub_u32_e32 v2, v1, v0
	v_cmp_ge_u32_e32 vcc, v1, v0
	v_cndmask_b32_e32 v1, v1, v2, vcc
	v_sub_u32_e32 v2, v1, v0
	v_cmp_ge_u32_e32 vcc, v1, v0
	v_cndmask_b32_e32 v0, v1, v2, vcc
	v_mad_u64_u32 v[0:1], s[10:11], v10, 3, v[0:1]
.LBB4_73:
	s_or_b64 exec, exec, s[8:9]
	v_cvt_i32_f32_e32 v1, v15
	s_mul_i32 s8, s18, 3
	v_mov_b32_e32 v5, v15
	v_mov_b32_e32 v14, v10
	v_add_u32_e32 v1, s21, v1
	v_sub_co_u32_e32 v4, vcc, s8, v1
	v_mov_b32_e32 v10, v0
	v_mov_b32_e32 v17, v3
.LBB4_74:
	s_or_b64 exec, exec, s[6:7]
.LBB4_75:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v0, s21
	v_mov_b32_e32 v1, s28
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_and_b32_e32 v1, 3, v3
	v_add_u32_e32 v2, -1, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_bfe_i32 v1, v17, 0, 8
	s_add_i32 s29, s29, s16
	v_cndmask_b32_e32 v0, v2, v0, vcc
	v_and_b32_e32 v2, 0xffff, v10
	v_add3_u32 v1, s29, v1, v12
	v_add3_u32 v1, v1, v2, v14
	v_cvt_f32_f16_e32 v2, v13
	ds_write_b32 v11, v0
	v_add3_u32 v0, v1, v4, v0
	global_store_dword v8, v0, s[12:13]
	v_add_f32_e32 v0, v9, v5
	v_add_f32_e32 v0, v0, v2
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
		.amdhsa_next_free_vgpr 21
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
.Lfunc_end4:
	.size	k3, .Lfunc_end4-k3
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k4
	.globl	k4
	.p2align	8
	.type	k4,@function
k4:
	s_mov_b32 s10, s8
	v_mov_b32_e32 v4, v0
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dword s22, s[4:5], 0x10
	s_load_dword s11, s[4:5], 0x18
	s_load_dwordx2 s[16:17], s[4:5], 0x20
	v_lshl_add_u32 v13, s10, 6, v4
	v_lshlrev_b32_e32 v0, 2, v4
	v_and_b32_e32 v1, 0x3ff, v13
	s_waitcnt lgkmcnt(0)
	global_load_dword v14, v0, s[12:13]
	v_lshlrev_b32_e32 v9, 2, v1
	global_load_dword v10, v9, s[14:15]
	s_add_u32 flat_scratch_lo, s6, s9
	v_and_b32_e32 v1, 63, v4
	s_addc_u32 flat_scratch_hi, s7, 0
	v_lshlrev_b32_e32 v12, 2, v1
	v_mov_b32_e32 v1, s13
	v_add_co_u32_e32 v7, vcc, s12, v0
	s_add_u32 s0, s0, s9
	v_addc_co_u32_e32 v8, vcc, 0, v1, vcc
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v2, s15
	v_add_co_u32_e32 v5, vcc, s14, v9
	v_mov_b32_e32 v0, s17
	v_mov_b32_e32 v1, s11
	s_mov_b32 s32, 0
	s_mov_b32 s19, 0
	s_getpc_b64 s[20:21]
	s_add_u32 s20, s20, mix@rel32@lo+4
	s_addc_u32 s21, s21, mix@rel32@hi+12
	v_cvt_f16_f32_e32 v11, s16
	v_addc_co_u32_e32 v6, vcc, 0, v2, vcc
	s_waitcnt vmcnt(1)
	ds_write_b32 v12, v14
	s_swappc_b64 s[30:31], s[20:21]
	s_and_b32 s18, s22, 7
	v_mov_b32_e32 v3, v0
	s_cmp_eq_u32 s18, 0
	s_barrier
	s_cbranch_scc1 .LBB5_3
	v_mul_i32_i24_e32 v0, -2, v4
	v_mov_b32_e32 v1, -4
	s_swappc_b64 s[30:31], s[20:21]
	v_mov_b32_e32 v0, s22
	s_mov_b32 s6, 0x41880000
	global_store_dword v9, v0, s[12:13]
.LBB5_2:
	s_and_b32 s7, s18, 15
	s_add_i32 s7, s7, 1
	v_cvt_f32_ubyte0_e32 v0, s7
	v_rcp_iflag_f32_e32 v1, v0
	v_cmp_lt_u64_e64 s[4:5], s[18:19], 2
	s_add_u32 s18, s18, -1
	s_addc_u32 s19, s19, -1
	v_mul_f32_e32 v1, 0x41880000, v1
	v_trunc_f32_e32 v1, v1
	v_cvt_u32_f32_e32 v2, v1
	v_mad_f32 v1, -v1, v0, s6
	s_and_b64 vcc, exec, s[4:5]
	v_cmp_ge_f32_e64 s[4:5], |v1|, v0
	v_addc_co_u32_e64 v0, s[4:5], 0, v2, s[4:5]
	v_and_b32_e32 v0, 31, v0
	v_cvt_f16_u16_e32 v0, v0
	v_fma_f16 v11, v0, v11, 0.5
	s_cbranch_vccz .LBB5_2
.LBB5_3:
	v_mad_u64_u32 v[0:1], s[4:5], v14, 3, v[3:4]
	v_mov_b32_e32 v1, 7
	v_cmp_eq_u32_sdwa s[4:5], v0, v1 src0_sel:WORD_0 src1_sel:DWORD
	v_cndmask_b32_e64 v1, -1, 1, s[4:5]
	v_cmp_ne_u32_e32 vcc, v14, v1
	v_bfe_i32 v1, v4, 0, 8
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	v_bfe_i32 v1, v4, 0, 8
	v_mov_b32_e32 v2, v1
	v_and_b32_e32 v3, 3, v4
	s_nop 0
	v_mov_b32_dpp v2, v13 row_mirror row_mask:0xf bank_mask:0xf
	v_xor_b32_e32 v2, v2, v3
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB5_7
	global_load_dword v2, v[7:8], off
	v_and_b32_e32 v3, 7, v4
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, 0xff, v2
	v_lshlrev_b32_e32 v2, v3, v2
	v_and_b32_e32 v2, 7, v2
	v_add_lshl_u32 v2, v4, 28, v2
.LBB5_7:
	s_or_b64 exec, exec, s[4:5]
	v_or_b32_e32 v3, 1, v1
	v_cvt_f32_u32_e32 v4, v3
	v_cmp_lt_i32_e64 s[6:7], s22, -7
	s_bcnt1_i32_b64 s6, s[6:7]
	s_mov_b32 s7, 0x41f00000
	v_rcp_iflag_f32_e32 v13, v4
	s_mov_b64 s[4:5], exec
	s_waitcnt vmcnt(0)
	s_barrier
	v_mul_f32_e32 v13, 0x41f00000, v13
	v_trunc_f32_e32 v13, v13
	v_cvt_u32_f32_e32 v14, v13
	v_mad_f32 v13, -v13, v4, s7
	v_cmp_ge_f32_e64 vcc, |v13|, v4
	s_mov_b32 s7, 0
	v_addc_co_u32_e32 v4, vcc, 0, v14, vcc
	v_mul_lo_u32 v3, v4, v3
	v_sub_u32_e32 v3, 30, v3
	v_and_b32_e32 v3, 0x7f, v3
.LBB5_8:
	s_ff1_i32_b64 s8, s[4:5]
	v_readlane_b32 s14, v3, s8
	s_lshl_b64 s[8:9], 1, s8
	s_add_i32 s7, s7, s14
	s_andn2_b64 s[4:5], s[4:5], s[8:9]
	s_cmp_lg_u64 s[4:5], 0
	s_cbranch_scc1 .LBB5_8
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB5_11
	s_and_b32 s8, s22, 0x3ff
	s_lshl_b32 s8, s8, 2
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v4, s7
	global_atomic_add v3, v4, s[12:13]
.LBB5_11:
	s_or_b64 exec, exec, s[4:5]
	global_load_dword v7, v[7:8], off
	v_mov_b32_e32 v3, s6
	s_lshl_b32 s7, s22, 1
	v_mad_u64_u32 v[3:4], s[4:5], v0, 3, v[3:4]
	s_add_i32 s4, s11, s7
	s_add_i32 s4, s4, s10
	s_mov_b32 s6, 0x66666667
	v_add_u32_e32 v0, s4, v1
	ds_read_b32 v8, v12
	v_cvt_f32_f16_e32 v11, v11
	v_and_b32_e32 v3, 0xffff, v3
	v_add3_u32 v0, v0, v2, v3
	v_add_f32_e32 v10, s16, v10
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, 7, v7
	v_lshlrev_b32_e32 v1, v4, v1
	v_mul_hi_i32 v1, v1, s6
	v_add_f32_e32 v4, v10, v11
	v_lshrrev_b32_e32 v2, 31, v1
	v_ashrrev_i32_e32 v1, 2, v1
	v_add_u32_e32 v1, v1, v2
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, v8, v1
	global_store_dword v9, v0, s[12:13]
	global_store_dword v[5:6], v4, off
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
		.amdhsa_next_free_vgpr 15
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
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s7, s[4:5], 0x20
	v_lshl_add_u32 v1, s6, 6, v0
	v_lshlrev_b32_e32 v10, 2, v0
	v_and_b32_e32 v1, 0x3ff, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v6, v10, s[0:1]
	v_lshlrev_b32_e32 v5, 2, v1
	global_load_dword v7, v5, s[2:3]
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v3, vcc, s0, v10
	v_addc_co_u32_e32 v4, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v1, vcc, s2, v5
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_mov_b32 s12, 0
	v_cvt_f32_ubyte0_e32 v8, v0
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v11, 3, v6
	v_cmp_ne_u32_e32 vcc, 0, v11
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB6_4
	s_load_dword s13, s[4:5], 0x2c
	v_cvt_f32_ubyte0_e32 v8, v0
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v9, s7
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v12, s13, v8
.LBB6_2:
	s_and_b32 s12, 0xffff, s12
	s_add_i32 s12, s12, 1
	s_sext_i32_i16 s13, s12
	v_fmac_f32_e32 v9, 0x3fc00000, v9
	v_cmp_ge_i32_e32 vcc, s13, v11
	s_or_b64 s[10:11], vcc, s[10:11]
	v_mul_f32_e32 v9, v12, v9
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB6_2
	s_or_b64 exec, exec, s[10:11]
.LBB6_4:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v9, s7
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	s_barrier
	global_load_dword v11, v[3:4], off
	global_load_dword v12, v10, s[2:3]
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_load_dword s8, s[4:5], 0x18
	v_cvt_f16_f32_e32 v3, s7
	v_mov_b32_e32 v10, 0x60000
	v_and_b32_e32 v4, 0xffff, v6
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s2, s2, 1
	s_add_i32 s2, s2, s6
	v_xor_b32_e32 v13, s3, v0
	s_mul_i32 s8, s8, 3
	v_add_u32_sdwa v0, s2, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_lshl_add_u32 v10, v6, 16, v10
	v_cvt_f32_f16_e32 v3, v3
	v_add3_u32 v0, v0, v13, s8
	v_ashrrev_i32_e32 v10, 16, v10
	v_add3_u32 v0, v0, v6, v4
	s_waitcnt vmcnt(1)
	v_min_i32_e32 v4, v11, v6
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v6, 0x3fc00000, v12
	v_fma_f32 v6, v8, |v6|, v9
	v_add3_u32 v0, v0, v10, v4
	global_store_dword v5, v0, s[0:1]
	v_add_f32_e32 v0, v7, v6
	v_add_f32_e32 v0, v0, v3
	global_store_dword v[1:2], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k5
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
.Lfunc_end6:
	.size	k5, .Lfunc_end6-k5
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k6
	.globl	k6
	.p2align	8
	.type	k6,@function
k6:
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	v_mov_b32_e32 v4, v0
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_lshl_add_u32 v9, s8, 6, v4
	v_and_b32_e32 v1, 0x3ff, v9
	v_lshlrev_b32_e32 v0, 2, v4
	v_lshlrev_b32_e32 v11, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v0, s[12:13]
	global_load_dword v10, v11, s[14:15]
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	v_and_b32_e32 v2, 63, v4
	s_add_i32 s28, s8, s6
	v_mov_b32_e32 v1, s13
	s_and_b32 s30, s6, 7
	v_add_co_u32_e32 v0, vcc, s12, v0
	s_mov_b64 s[10:11], s[4:5]
	s_mov_b32 s29, 0
	v_lshlrev_b32_e32 v5, 2, v2
	v_xor_b32_e32 v12, s7, v4
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_cmp_eq_u32 s30, 0
	v_xor_b32_e32 v2, 1, v2
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(1)
	ds_write_b32 v5, v3
	s_cbranch_scc1 .LBB7_17
	v_mul_lo_u32 v6, v12, 27
	v_add_u32_e32 v5, -6, v9
	s_min_i32 s4, s6, -5
	v_and_b32_e32 v13, 15, v4
	v_cmp_le_i32_e32 vcc, s4, v5
	v_and_b32_e32 v5, 0x3ff, v6
	v_add_u16_e32 v13, 1, v13
	v_lshlrev_b32_e32 v5, 2, v5
	v_cvt_f32_ubyte0_e32 v16, v13
	v_mov_b32_e32 v6, s13
	v_add_co_u32_e64 v5, s[4:5], s12, v5
	v_rcp_iflag_f32_e32 v17, v16
	v_addc_co_u32_e64 v6, s[4:5], 0, v6, s[4:5]
	v_mov_b32_e32 v14, 0xbe800000
	v_mov_b32_e32 v15, 0x3e800000
	s_waitcnt vmcnt(0)
	v_cmp_gt_f32_e64 s[4:5], -1.0, v10
	v_xor_b32_e32 v7, 16, v9
	v_lshlrev_b32_e32 v8, 2, v2
	v_cndmask_b32_e64 v15, v14, v15, s[4:5]
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v13, s6
	v_mov_b32_e32 v18, 3
	v_mov_b32_e32 v14, v4
	s_branch .LBB7_4
.LBB7_2:
	s_or_b64 exec, exec, s[20:21]
	s_add_i32 s29, s29, 1
	s_cmp_eq_u32 s30, s29
	s_cselect_b64 s[20:21], -1, 0
	s_andn2_b64 s[18:19], s[18:19], exec
	s_orn2_b64 s[24:25], s[20:21], exec
.LBB7_3:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], exec, s[24:25]
	s_or_b64 s[16:17], s[4:5], s[16:17]
	s_andn2_b64 s[4:5], s[8:9], exec
	s_and_b64 s[8:9], s[18:19], exec
	s_or_b64 s[8:9], s[4:5], s[8:9]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB7_13
.LBB7_4:
	v_cmp_ne_u32_e64 s[4:5], s28, v13
	s_mov_b64 s[20:21], 0
	s_and_saveexec_b64 s[24:25], s[4:5]
	s_xor_b64 s[4:5], exec, s[24:25]
	s_mov_b64 s[22:23], -1
	s_and_b64 s[20:21], vcc, exec
	s_andn2_saveexec_b64 s[24:25], s[4:5]
	s_cbranch_execz .LBB7_10
	ds_read_b32 v13, v8
	v_lshlrev_b32_e32 v19, s29, v4
	v_cmp_gt_u32_e64 s[4:5], s29, v19
	s_bcnt1_i32_b64 s4, s[4:5]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v13, s29, v13
	v_min_i32_sdwa v13, v7, sext(v13) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_cmp_ne_u32_e64 s[4:5], s4, v13
	s_and_saveexec_b64 s[26:27], s[4:5]
	s_cbranch_execz .LBB7_9
	v_cvt_f32_ubyte0_e32 v13, s29
	v_mul_f32_e32 v19, v13, v17
	v_trunc_f32_e32 v19, v19
	v_cvt_u32_f32_e32 v20, v19
	v_mad_f32 v13, -v19, v16, v13
	v_cmp_ge_f32_e64 s[4:5], |v13|, v16
	v_addc_co_u32_e64 v13, s[4:5], 0, v20, s[4:5]
	v_and_b32_e32 v13, 0xff, v13
	global_atomic_add v[5:6], v13, off
.LBB7_9:
	s_or_b64 exec, exec, s[26:27]
	v_subrev_u16_e32 v14, s29, v14
	s_or_b64 s[20:21], s[20:21], exec
.LBB7_10:
	s_or_b64 exec, exec, s[24:25]
	s_andn2_b64 s[4:5], s[18:19], exec
	s_and_b64 s[18:19], s[22:23], exec
	s_mov_b64 s[24:25], -1
	s_or_b64 s[18:19], s[4:5], s[18:19]
	s_and_saveexec_b64 s[4:5], s[20:21]
	s_cbranch_execz .LBB7_3
	s_and_b32 s6, s29, 18
	s_lshl_b32 s6, s6, 2
	v_mov_b32_e32 v13, s6
	global_store_dword v13, v15, s[14:15]
	v_cmp_gt_i16_sdwa s[22:23], sext(v14), v18 src0_sel:BYTE_0 src1_sel:DWORD
	v_mov_b32_e32 v13, 31
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execz .LBB7_2
	global_load_dword v13, v[0:1], off
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v13, v13, s29
	v_sub_u32_e32 v19, 0, v13
	v_max_i32_e32 v13, v13, v19
	s_branch .LBB7_2
.LBB7_13:
	s_or_b64 exec, exec, s[16:17]
	s_mov_b64 s[4:5], -1
	s_and_saveexec_b64 s[16:17], s[8:9]
	s_xor_b64 s[8:9], exec, s[16:17]
	s_cbranch_execz .LBB7_15
	s_xor_b64 s[4:5], exec, -1
	global_store_dword v11, v3, s[12:13]
.LBB7_15:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v4, v14
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execnz .LBB7_18
.LBB7_16:
	s_endpgm
.LBB7_17:
	v_mov_b32_e32 v13, s6
	s_mov_b64 s[4:5], -1
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB7_16
.LBB7_18:
	s_load_dword s29, s[10:11], 0x20
	s_load_dword s33, s[10:11], 0x28
	s_load_dword s34, s[10:11], 0x30
	v_mov_b32_e32 v5, s15
	v_add_co_u32_e32 v6, vcc, s14, v11
	s_and_b32 s14, s7, 3
	v_addc_co_u32_e32 v7, vcc, 0, v5, vcc
	s_mov_b32 s15, 0
	s_cmp_eq_u32 s14, 0
	s_cbranch_scc1 .LBB7_30
	global_load_dword v8, v[0:1], off
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s34, 7
	v_lshlrev_b32_e32 v5, 2, v2
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v14, s29
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v8, s4, v8
	v_cmp_ne_u32_e64 s[4:5], 5, v8
	v_mov_b32_e32 v8, v3
	s_branch .LBB7_21
.LBB7_20:
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 s[24:25], exec, s[24:25]
	s_or_b64 s[16:17], s[24:25], s[16:17]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[24:25], s[20:21], exec
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[18:19], s[18:19], s[24:25]
	s_or_b64 s[8:9], s[8:9], s[22:23]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB7_27
.LBB7_21:
	s_mov_b64 s[22:23], 0
	s_branch .LBB7_23
.LBB7_22:
	s_or_b64 exec, exec, s[24:25]
	s_add_u32 s22, s22, 1
	s_addc_u32 s23, s23, 0
	v_mov_b32_e32 v16, s22
	v_mov_b32_e32 v17, s23
	v_cmp_lt_u64_e32 vcc, s[14:15], v[16:17]
	v_and_b32_e32 v8, 0xffff, v8
	v_mad_u32_u24 v8, v8, 3, v15
	s_cbranch_vccnz .LBB7_25
.LBB7_23:
	v_cvt_i32_f32_e32 v15, v14
	v_xor_b32_e32 v16, s22, v15
	v_cmp_le_i32_e32 vcc, v16, v13
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB7_22
	ds_read_b32 v14, v5
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v14, v14, v9
	v_cvt_f32_i32_e32 v14, v14
	s_branch .LBB7_22
.LBB7_25:
	s_mov_b64 s[24:25], -1
	s_or_b64 s[20:21], s[20:21], exec
	s_and_saveexec_b64 s[26:27], s[4:5]
	s_cbranch_execz .LBB7_20
	s_add_u32 s30, s14, -1
	s_addc_u32 s31, s15, -1
	v_cmp_lt_u64_e64 s[14:15], s[14:15], 2
	s_mov_b64 s[22:23], -1
	s_andn2_b64 s[20:21], s[20:21], exec
	s_orn2_b64 s[24:25], s[14:15], exec
	s_mov_b64 s[14:15], s[30:31]
	s_branch .LBB7_20
.LBB7_27:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[4:5], s[18:19]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB7_29
	s_andn2_b64 s[8:9], s[8:9], exec
	global_store_dword v11, v3, s[12:13]
.LBB7_29:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB7_16
	s_branch .LBB7_31
.LBB7_30:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v14, s29
	s_mov_b64 s[8:9], -1
	v_mov_b32_e32 v8, v3
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB7_16
.LBB7_31:
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v2, v2
	v_mov_b32_e32 v9, 0
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v9, v2 offset:100
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, v12, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB7_37
	v_add_u32_e32 v5, s7, v13
	global_atomic_add v[0:1], v5, off
	ds_bpermute_b32 v9, v9, v2 offset:100
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, v12, v9
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB7_37
	global_atomic_add v[0:1], v5, off
	v_mov_b32_e32 v9, 0
	ds_bpermute_b32 v15, v9, v2 offset:100
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, v12, v15
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB7_37
	global_atomic_add v[0:1], v5, off
	ds_bpermute_b32 v9, v9, v2 offset:100
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, v12, v9
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB7_37
	global_atomic_add v[0:1], v5, off
	v_mov_b32_e32 v9, 0
	ds_bpermute_b32 v2, v9, v2 offset:100
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, v12, v2
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB7_37
	global_atomic_add v[0:1], v5, off
.LBB7_37:
	s_or_b64 exec, exec, s[4:5]
	v_and_b32_e32 v0, 0x3ff, v3
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v5, v0, s[12:13]
	v_mov_b32_e32 v1, v3
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, v5
	s_swappc_b64 s[30:31], s[4:5]
	s_load_dwordx2 s[10:11], s[10:11], 0x18
	v_and_b32_e32 v1, 7, v0
	v_cmp_lt_i32_e32 vcc, 1, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[14:15], exec, s[4:5]
	s_cbranch_execz .LBB7_49
	v_cmp_lt_i32_e32 vcc, 2, v1
	v_mov_b32_e32 v0, v3
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB7_48
	v_cmp_lt_i32_e32 vcc, 3, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB7_45
	v_cmp_ne_u32_e32 vcc, 4, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	v_add_u32_e32 v0, -1, v3
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_lshl_b32 s8, s28, 16
	s_xor_b32 s8, s8, 0x20000
	s_add_i32 s8, s8, 0x50000
	s_ashr_i32 s8, s8, 16
	v_mov_b32_e32 v12, s8
	v_mov_b32_e32 v0, v3
	s_or_b64 exec, exec, s[6:7]
.LBB7_45:
	s_andn2_saveexec_b64 s[18:19], s[4:5]
	s_cbranch_execz .LBB7_47
	v_mov_b32_e32 v0, v3
	v_mov_b32_e32 v1, s34
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_mad_u64_u32 v[8:9], s[4:5], v8, 3, v[0:1]
	v_mov_b32_e32 v0, v3
.LBB7_47:
	s_or_b64 exec, exec, s[18:19]
.LBB7_48:
	s_or_b64 exec, exec, s[16:17]
.LBB7_49:
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	s_cbranch_execz .LBB7_53
	v_cmp_gt_i32_e32 vcc, 1, v1
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB7_52
	s_waitcnt lgkmcnt(0)
	s_or_b32 s6, s10, 1
	v_cvt_f32_u32_e32 v0, s6
	s_sub_i32 s4, 0, s6
	s_sub_i32 s7, s33, 26
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s4, v0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, v0, v1
	v_mul_hi_u32 v0, v5, v0
	v_mul_lo_u32 v0, v0, s6
	v_sub_u32_e32 v0, v5, v0
	v_subrev_u32_e32 v1, s6, v0
	v_cmp_le_u32_e32 vcc, s6, v0
	v_cndmask_b32_e32 v0, v0, v1, vcc
	v_subrev_u32_e32 v1, s6, v0
	v_cmp_le_u32_e32 vcc, s6, v0
	v_cndmask_b32_e32 v1, v0, v1, vcc
	v_mov_b32_e32 v0, s7
	s_swappc_b64 s[30:31], s[4:5]
.LBB7_52:
	s_or_b64 exec, exec, s[16:17]
	s_and_b32 s4, s33, 15
	s_add_i32 s5, s4, 1
	v_cvt_f32_ubyte0_e32 v0, s5
	v_rcp_iflag_f32_e32 v0, v0
	s_not_b32 s4, s4
	v_sub_u32_e32 v2, 0, v3
	v_max_i32_e32 v2, v3, v2
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_ashrrev_i32_e32 v5, 31, v3
	v_mul_lo_u32 v1, s4, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, v0, v1
	v_mul_hi_u32 v0, v2, v0
	v_mul_lo_u32 v1, v0, s5
	v_add_u32_e32 v9, 1, v0
	v_sub_u32_e32 v1, v2, v1
	v_cmp_le_u32_e32 vcc, s5, v1
	v_subrev_u32_e32 v2, s5, v1
	v_cndmask_b32_e32 v0, v0, v9, vcc
	v_cndmask_b32_e32 v1, v1, v2, vcc
	v_add_u32_e32 v2, 1, v0
	v_cmp_le_u32_e32 vcc, s5, v1
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_xor_b32_e32 v0, v0, v5
	v_sub_u32_e32 v0, v0, v5
	v_xor_b32_e32 v4, v4, v0
	v_mov_b32_e32 v0, v3
.LBB7_53:
	s_or_b64 exec, exec, s[14:15]
	v_cvt_f16_f32_e32 v1, s29
	s_waitcnt lgkmcnt(0)
	s_add_i32 s28, s28, s10
	v_bfe_i32 v2, v4, 0, 8
	v_add3_u32 v3, s28, v3, v13
	v_cvt_f32_f16_e32 v1, v1
	v_and_b32_e32 v4, 0xffff, v8
	v_add3_u32 v2, v3, v2, v12
	v_add3_u32 v0, v2, v4, v0
	global_store_dword v11, v0, s[12:13]
	v_add_f32_e32 v0, v10, v14
	v_add_f32_e32 v0, v0, v1
	global_store_dword v[6:7], v0, off
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
		.amdhsa_next_free_vgpr 21
		.amdhsa_next_free_sgpr 35
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
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_lshl_add_u32 v6, s6, 6, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_load_dword s7, s[4:5], 0x20
	v_and_b32_e32 v7, 3, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v1, s[8:9]
	v_and_b32_e32 v1, 0x3ff, v6
	v_lshlrev_b32_e32 v3, 2, v1
	global_load_dword v4, v3, s[10:11]
	v_mov_b32_e32 v2, s11
	s_mul_i32 s0, s14, 3
	v_add_co_u32_e32 v1, vcc, s10, v3
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_sub_co_u32_e32 v6, vcc, s0, v6
	s_add_i32 s15, s6, s12
	s_waitcnt vmcnt(1)
	v_cmp_gt_i32_e32 vcc, v0, v5
	s_bcnt1_i32_b64 s6, vcc
	v_cmp_ne_u32_e32 vcc, 1, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB8_4
	v_cvt_i32_f32_e32 v7, s7
	v_cmp_gt_u32_e32 vcc, 64, v0
	v_mov_b32_e32 v8, s15
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB8_3
	v_and_b32_e32 v7, 0x3ff, v5
	v_lshlrev_b32_e32 v7, 2, v7
	global_load_dword v7, v7, s[8:9]
	s_and_b32 s10, s13, 15
	s_lshr_b32 s10, s6, s10
	v_cvt_f32_ubyte0_e32 v10, s10
	s_load_dword s4, s[4:5], 0x28
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 16, v7
	v_or_b32_e32 v7, 1, v7
	v_and_b32_e32 v7, 0xffff, v7
	v_cvt_f32_ubyte0_e32 v8, v7
	v_rcp_iflag_f32_e32 v9, v8
	v_mul_f32_e32 v9, v10, v9
	v_trunc_f32_e32 v9, v9
	v_cvt_u32_f32_e32 v11, v9
	v_mad_f32 v9, -v9, v8, v10
	v_cmp_ge_f32_e64 vcc, |v9|, v8
	v_addc_co_u32_e32 v8, vcc, 0, v11, vcc
	v_mul_lo_u32 v8, v8, v7
	v_mov_b32_e32 v7, 0
	v_sub_u32_e32 v8, s10, v8
	v_and_b32_e32 v8, 0x7f, v8
	s_waitcnt lgkmcnt(0)
	v_min_i32_e32 v8, s4, v8
.LBB8_3:
	s_or_b64 exec, exec, s[2:3]
	v_and_b32_e32 v9, 0x3ff, v5
	v_lshlrev_b32_e32 v9, 2, v9
	global_load_dword v9, v9, s[8:9]
	v_and_b32_e32 v10, 0x3ff, v6
	v_lshlrev_b32_e32 v10, 2, v10
	s_and_b32 s2, s12, 7
	s_cmp_eq_u32 s2, 0
	s_cselect_b64 vcc, -1, 0
	s_waitcnt vmcnt(0)
	global_atomic_add v10, v9, s[8:9]
	v_sub_u32_e32 v9, 0, v7
	v_max_i32_e32 v7, v7, v9
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_mov_b32_e32 v8, v0
.LBB8_4:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	v_xor_b32_e32 v8, s15, v0
	v_mov_b32_e32 v7, s15
	s_or_b64 exec, exec, s[0:1]
	v_cvt_f32_ubyte0_e32 v0, v0
	v_subrev_f32_e32 v0, s7, v0
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, 0x3e800000, v4
	s_mov_b32 s0, 0x3f0ba2e9
	v_and_b32_e32 v9, 0xffff, v5
	v_cvt_f16_f32_e32 v0, v0
	v_cvt_f16_f32_e32 v11, s7
	v_med3_f32 v12, v10, s0, 4.0
	v_cvt_i32_f32_e32 v13, v12
	v_mad_u64_u32 v[9:10], s[0:1], v6, 3, v[9:10]
	v_fma_f16 v0, |v0|, v11, 0.5
	v_lshlrev_b32_e32 v5, 1, v5
	v_add3_u32 v5, v9, v5, v13
	v_cvt_f32_f16_e32 v0, v0
	v_bfe_i32 v6, v8, 0, 8
	v_add3_u32 v5, v5, s6, v7
	v_add3_u32 v5, v5, v6, 46
	global_store_dword v3, v5, s[8:9]
	v_add_f32_e32 v3, v4, v12
	v_add_f32_e32 v0, v3, v0
	global_store_dword v[1:2], v0, off
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 14
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
.Lfunc_end8:
	.size	k7, .Lfunc_end8-k7
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k8
	.globl	k8
	.p2align	8
	.type	k8,@function
k8:
	s_load_dwordx4 s[16:19], s[4:5], 0x0
	s_load_dwordx2 s[20:21], s[4:5], 0x10
	s_mov_b32 s14, s8
	v_mov_b32_e32 v3, v0
	v_lshlrev_b32_e32 v9, 2, v3
	v_lshl_add_u32 v0, s14, 6, v3
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v9, s[16:17]
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v10, 2, v0
	global_load_dword v11, v10, s[18:19]
	v_and_b32_e32 v0, 63, v3
	v_lshlrev_b32_e32 v19, 2, v0
	v_xor_b32_e32 v0, 1, v0
	s_mov_b64 s[10:11], s[4:5]
	v_lshlrev_b32_e32 v0, 2, v0
	s_load_dword s15, s[10:11], 0x18
	s_load_dword s24, s[10:11], 0x20
	s_load_dwordx2 s[22:23], s[10:11], 0x28
	ds_read_b32 v8, v0
	v_mov_b32_e32 v1, s19
	v_add_co_u32_e32 v6, vcc, s18, v10
	s_add_u32 flat_scratch_lo, s6, s9
	v_xor_b32_e32 v0, s21, v3
	v_addc_co_u32_e32 v7, vcc, 0, v1, vcc
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v1, 0, v8
	s_addc_u32 flat_scratch_hi, s7, 0
	v_min_i32_e32 v0, s15, v0
	v_max_i32_e32 v1, v8, v1
	s_add_u32 s0, s0, s9
	v_add_u32_e32 v0, v1, v0
	s_addc_u32 s1, s1, 0
	v_bfe_i32 v0, v0, 0, 16
	s_mov_b32 s32, 0
	s_mov_b32 s25, 1
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	v_cvt_f16_f32_e32 v12, s24
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v1, v4
	ds_write_b32 v19, v4
	s_swappc_b64 s[30:31], s[4:5]
	v_mov_b32_e32 v5, v0
	global_load_dword v0, v9, s[18:19]
	s_and_b32 s4, s22, 15
	s_lshr_b32 s4, 19, s4
	v_cvt_f32_ubyte0_e32 v1, s4
	v_cvt_f16_f32_e32 v1, v1
	s_lshl_b32 s4, s20, 2
	s_and_b32 s21, s4, 28
	s_cmp_lg_u32 s21, 0
	v_fma_f16 v2, v1, v12, 0.5
	v_fma_f16 v2, v1, v2, 0.5
	v_fma_f16 v2, v1, v2, 0.5
	v_fma_f16 v15, v1, v2, 0.5
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e32 v17, v0
	s_cbranch_scc0 .LBB9_27
	v_cvt_i32_f32_e32 v14, v0
	v_cmp_gt_f32_e32 vcc, -1.0, v11
	v_xor_b32_e32 v21, 0x80000000, v0
	v_and_b32_e32 v22, 15, v8
	v_and_b32_e32 v1, 15, v14
	v_add_u32_e32 v23, 1, v1
	v_cvt_f32_ubyte0_e32 v2, v23
	v_rcp_iflag_f32_e32 v2, v2
	v_not_b32_e32 v24, v1
	v_sub_f32_e32 v8, v0, v0
	v_cndmask_b32_e64 v25, -v0, v0, vcc
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_load_dword s26, s[10:11], 0x24
	v_cvt_f16_f32_e32 v26, v8
	v_and_b32_e32 v9, 1, v3
	v_mul_lo_u32 v0, v24, v2
	v_min_i32_e32 v1, v4, v14
	s_and_b32 s27, s15, 15
	v_mov_b32_e32 v13, v4
	v_mul_hi_u32 v0, v2, v0
	v_cmp_eq_u32_e64 s[12:13], 1, v9
	v_add_u32_e32 v27, v4, v14
	v_and_b32_e32 v28, 15, v1
	v_add_u32_e32 v29, v2, v0
	v_mov_b32_e32 v20, v3
	v_mov_b32_e32 v12, v15
	v_mov_b32_e32 v18, v5
	v_mov_b32_e32 v16, v4
.LBB9_2:
	v_bfe_u32 v0, s25, v22, 3
	v_cmp_lt_i32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB9_12
	v_cmp_lt_i32_e32 vcc, 2, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB9_9
	v_cmp_lt_i32_e32 vcc, 4, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	v_add_u32_e32 v16, -1, v16
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB9_8
	v_and_b32_e32 v0, 0xffff, v13
	s_waitcnt lgkmcnt(0)
	v_min_i32_e32 v1, s26, v16
	v_mad_u32_u24 v13, v0, 3, v1
.LBB9_8:
	s_or_b64 exec, exec, s[8:9]
.LBB9_9:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	v_and_b32_e32 v0, 0xffff, v13
	s_lshr_b32 s8, s25, s27
	v_mad_u32_u24 v13, v0, 3, s8
	s_or_b64 exec, exec, s[6:7]
.LBB9_12:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB9_20
	v_cmp_gt_i32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB9_19
	v_cmp_ge_i32_sdwa s[8:9], s25, sext(v27) src0_sel:DWORD src1_sel:WORD_0
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_xor_b64 s[8:9], exec, s[18:19]
	v_mov_b32_dpp v0, v14 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_and_b32_e32 v0, 7, v0
	v_lshlrev_b32_e64 v18, v0, 16
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	v_bfe_i32 v0, v20, 0, 8
	v_mul_lo_u32 v0, s22, v0
	v_ashrrev_i32_e32 v18, v28, v0
	s_or_b64 exec, exec, s[8:9]
.LBB9_19:
	s_or_b64 exec, exec, s[6:7]
.LBB9_20:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v8, 0
	s_max_u32 s28, s25, 1
	v_mov_b32_e32 v9, 0
	s_mov_b32 s29, 0
	s_branch .LBB9_22
.LBB9_21:
	s_or_b64 exec, exec, s[18:19]
	v_mul_lo_u32 v0, v23, v9
	v_add_u32_e32 v1, 1, v9
	v_fma_f16 v12, |v26|, v12, 0.5
	v_sub_u32_e32 v0, s29, v0
	v_cmp_ge_u32_e32 vcc, v0, v23
	v_add_u32_e32 v2, v24, v0
	v_cndmask_b32_e32 v1, v9, v1, vcc
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_add_u32_e32 v2, 1, v1
	v_cmp_ge_u32_e32 vcc, v0, v23
	v_cndmask_b32_e32 v0, v1, v2, vcc
	s_add_i32 s29, s29, 1
	v_add_co_u32_e32 v8, vcc, v8, v29
	s_cmp_eq_u32 s28, s29
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	ds_write_b32 v19, v0
	s_cbranch_scc1 .LBB9_24
.LBB9_22:
	s_and_saveexec_b64 s[18:19], s[12:13]
	s_cbranch_execz .LBB9_21
	v_mov_b32_e32 v0, s29
	v_mov_b32_e32 v1, -1
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_add_u16_e32 v20, v20, v0
	s_branch .LBB9_21
.LBB9_24:
	s_lshl_b32 s25, s25, 1
	s_cmp_gt_u32 s25, s21
	s_cbranch_scc1 .LBB9_26
	v_mov_b32_e32 v25, v21
	s_branch .LBB9_2
.LBB9_26:
	v_cvt_f32_ubyte0_e32 v1, v3
	s_mov_b32 s4, 0x3fc00000
	v_med3_f32 v1, v1, s4, 4.0 clamp
	v_sub_f32_e32 v2, s23, v25
	v_sub_f32_e64 v1, v1, |v2|
	v_and_b32_e32 v1, 0x7fffffff, v1
	s_mov_b64 s[4:5], 0
	s_branch .LBB9_28
.LBB9_27:
	s_mov_b64 s[4:5], -1
.LBB9_28:
	s_load_dword s6, s[10:11], 0x30
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB9_30
	v_mov_b32_e32 v14, v17
	v_mov_b32_e32 v0, v4
	v_mov_b32_e32 v16, v4
	v_mov_b32_e32 v18, v5
	v_mov_b32_e32 v1, v11
	v_mov_b32_e32 v12, v15
	v_mov_b32_e32 v20, v3
	v_mov_b32_e32 v13, v4
.LBB9_30:
	v_cvt_i32_f32_e32 v4, s24
	v_bfe_i32 v2, v20, 0, 8
	v_readfirstlane_b32 s4, v2
	v_and_b32_e32 v3, 1, v3
	v_readfirstlane_b32 s7, v4
	s_and_b32 s7, s7, 15
	s_add_i32 s8, s7, 1
	v_cmp_eq_u32_e32 vcc, s4, v14
	v_cmp_eq_u32_e64 s[4:5], 0, v3
	v_cvt_f32_ubyte0_e32 v3, s8
	v_rcp_iflag_f32_e32 v3, v3
	v_mov_b32_e32 v4, s23
	s_xor_b64 s[4:5], s[4:5], vcc
	v_cndmask_b32_e64 v4, -v4, v4, s[4:5]
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s4, s6, 31
	s_abs_i32 s5, s6
	s_not_b32 s6, s7
	v_readfirstlane_b32 s7, v3
	s_mul_i32 s6, s6, s7
	s_mul_hi_u32 s6, s7, s6
	s_add_i32 s7, s7, s6
	s_mul_hi_u32 s6, s5, s7
	s_mul_i32 s7, s6, s8
	s_sub_i32 s5, s5, s7
	s_add_i32 s7, s6, 1
	s_sub_i32 s9, s5, s8
	s_cmp_ge_u32 s5, s8
	s_cselect_b32 s6, s7, s6
	s_cselect_b32 s5, s9, s5
	s_add_i32 s7, s6, 1
	s_cmp_ge_u32 s5, s8
	s_cselect_b32 s5, s7, s6
	s_xor_b32 s5, s5, s4
	s_sub_i32 s4, s5, s4
	s_add_i32 s5, s14, s20
	s_add_i32 s5, s5, s15
	v_and_b32_e32 v3, 0xffff, v13
	v_add3_u32 v5, s5, v16, v18
	v_add3_u32 v2, v5, v2, v3
	v_cvt_f32_f16_e32 v3, v12
	v_add3_u32 v0, v2, s4, v0
	global_store_dword v10, v0, s[16:17]
	v_add_f32_e32 v0, v1, v4
	v_add_f32_e32 v0, v0, v3
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 30
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
    .sgpr_count:     25
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
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         k1.kd
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
    .name:           k2
    .private_segment_fixed_size: 0
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         k2.kd
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
    .name:           k3
    .private_segment_fixed_size: 0
    .sgpr_count:     39
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
    .sgpr_count:     39
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
    .group_segment_fixed_size: 0
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
    .name:           k6
    .private_segment_fixed_size: 0
    .sgpr_count:     41
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
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         k7.kd
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
    .name:           k8
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k8.kd
    .vgpr_count:     30
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx908
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.amdhsa_code_object_version 4
	.protected	k0
	.globl	k0
	.p2align	8
	.type	k0,@function
k0:
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_lshl_b32 s0, s6, 6
	v_and_b32_e32 v10, 63, v0
	v_lshlrev_b32_e32 v12, 2, v10
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v1, vcc, s8, v1
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	flat_load_dword v8, v[1:2]
	s_mov_b32 m0, -1
	s_add_i32 s6, s6, s12
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 0x3ff, v8
	v_lshlrev_b32_e32 v1, 2, v1
	v_add_u32_e32 v1, vcc, s8, v1
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	flat_load_dword v13, v[1:2]
	v_add_u32_e32 v1, vcc, s0, v0
	v_and_b32_e32 v6, 0x3ff, v1
	v_lshlrev_b32_e32 v1, 2, v6
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v1, vcc, s10, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v5, v[1:2]
	s_load_dword s7, s[4:5], 0x20
	s_load_dword s0, s[4:5], 0x28
	v_add_u32_e32 v3, vcc, s13, v0
	v_and_b32_e32 v9, 0xffff, v8
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v7, s7
	s_add_i32 s0, s0, 8
	v_mov_b32_e32 v4, s0
	ds_write_b32 v12, v4
	v_cmp_ngt_f16_e32 vcc, 2.0, v7
	v_cndmask_b32_e32 v4, 15, v8, vcc
	v_lshlrev_b32_e32 v11, 1, v9
	v_add_u32_e32 v4, vcc, s14, v4
	v_bfe_i32 v4, v4, 0, 16
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v14, v13, s12
	v_and_b32_e32 v14, 7, v14
	v_lshlrev_b32_e32 v11, v14, v11
	v_cmp_ge_i32_e32 vcc, v11, v4
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_xor_b32_e32 v11, v3, v0
	s_waitcnt vmcnt(0)
	v_cmp_ngt_f32_e32 vcc, -1.0, v5
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB0_9
	v_mov_b32_e32 v3, 0x2a05f201
	v_mov_b32_e32 v4, 1
	v_cmp_lt_i64_e32 vcc, s[14:15], v[3:4]
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	s_cbranch_vccnz .LBB0_3
	s_and_b32 s0, s12, 15
	s_add_i32 s16, s0, 1
	v_cvt_f32_ubyte0_e32 v3, s16
	v_rcp_iflag_f32_e32 v3, v3
	s_not_b32 s0, s0
	v_sub_u32_e32 v14, vcc, 0, v8
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_max_i32_e32 v14, v8, v14
	v_ashrrev_i32_e32 v15, 31, v8
	v_mul_lo_u32 v4, s0, v3
	v_mul_hi_u32 v4, v3, v4
	v_add_u32_e32 v3, vcc, v3, v4
	v_mul_hi_u32 v3, v14, v3
	v_mov_b32_e32 v4, 0
	v_mul_lo_u32 v16, v3, s16
	v_add_u32_e32 v17, vcc, 1, v3
	v_sub_u32_e32 v14, vcc, v14, v16
	v_cmp_le_u32_e32 vcc, s16, v14
	v_cndmask_b32_e32 v3, v3, v17, vcc
	v_subrev_u32_e64 v16, s[0:1], s16, v14
	v_cndmask_b32_e32 v14, v14, v16, vcc
	v_add_u32_e32 v16, vcc, 1, v3
	v_cmp_le_u32_e32 vcc, s16, v14
	v_cndmask_b32_e32 v3, v3, v16, vcc
	v_xor_b32_e32 v3, v3, v15
	v_sub_u32_e32 v3, vcc, v3, v15
	v_mad_u64_u32 v[3:4], s[0:1], s14, 3, v[3:4]
	s_mul_i32 s0, s15, 3
	v_add_u32_e32 v4, vcc, s0, v4
	v_mad_u64_u32 v[14:15], s[0:1], v3, 3, 0
	v_mul_lo_u32 v4, v4, 3
	v_ashrrev_i32_e32 v16, 31, v3
	v_sub_u32_e32 v3, vcc, v14, v3
	v_add_u32_e32 v4, vcc, v15, v4
.LBB0_3:
	s_and_b32 s0, s12, s13
	s_bitcmp0_b32 s0, 0
	s_cbranch_scc1 .LBB0_5
	v_add_u32_e32 v4, vcc, v13, v11
	s_movk_i32 s0, 0xfb
	v_add_u32_e32 v13, vcc, s0, v4
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_6
.LBB0_5:
	s_mov_b64 s[0:1], -1
.LBB0_6:
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v4, s7
	s_cbranch_vccnz .LBB0_8
	s_add_i32 s0, s6, -8
	v_cvt_f32_ubyte0_e32 v4, v0
	v_mov_b32_e32 v13, s7
	v_cmp_gt_i32_e32 vcc, s0, v9
	v_cndmask_b32_e64 v4, v4, |v13|, vcc
	v_med3_f32 v4, v4, s7, 4.0
	v_mov_b32_e32 v13, v11
.LBB0_8:
	v_mov_b32_e32 v11, v13
.LBB0_9:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_load_dword s12, s[4:5], 0x2c
	v_xor_b32_e32 v0, s13, v0
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_13
	v_cvt_i32_f32_e32 v3, s7
	v_xor_b32_e32 v14, 1, v10
	v_lshlrev_b32_e32 v14, 2, v14
	ds_read_b32 v14, v14
	v_readfirstlane_b32 s0, v3
	s_and_b32 s1, s0, 7
	s_lshl_b32 s1, -1, s1
	s_and_b32 s1, s1, 15
	s_add_i32 s13, s1, 1
	v_cvt_f32_ubyte0_e32 v4, s13
	v_rcp_iflag_f32_e32 v4, v4
	s_not_b32 s1, s1
	s_abs_i32 s16, s0
	v_ashrrev_i32_e32 v3, 31, v3
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v13, s1, v4
	s_load_dword s1, s[4:5], 0x24
	v_mul_hi_u32 v13, v4, v13
	v_add_u32_e32 v4, vcc, v4, v13
	v_mul_hi_u32 v4, s16, v4
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v13, s1, v0
	v_cmp_gt_i32_e64 s[0:1], 20, v14
	v_readfirstlane_b32 s17, v4
	s_mul_i32 s17, s17, s13
	s_sub_i32 s16, s16, s17
	s_sub_i32 s17, s16, s13
	v_add_u32_e32 v14, vcc, 1, v4
	s_cmp_ge_u32 s16, s13
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v4, v4, v14, vcc
	s_cselect_b32 s16, s17, s16
	v_add_u32_e32 v14, vcc, 1, v4
	s_cmp_ge_u32 s16, s13
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v4, v4, v14, vcc
	v_xor_b32_e32 v4, v4, v3
	s_bcnt1_i32_b64 s0, s[0:1]
	v_sub_u32_e32 v3, vcc, v4, v3
	v_add_u32_e32 v4, vcc, s0, v13
	v_bfe_i32 v4, v4, 0, 16
	v_cmp_gt_i32_e32 vcc, v3, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_12
	s_load_dword s4, s[4:5], 0x30
	s_sub_i32 s5, 0, s14
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s5
	v_mov_b32_e32 v13, 0x3fc00000
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s4, v8
	v_cndmask_b32_e32 v3, v4, v3, vcc
	v_and_b32_e32 v3, 0x3ff, v3
	v_lshlrev_b32_e32 v3, 2, v3
	v_mov_b32_e32 v4, s11
	v_add_u32_e32 v3, vcc, s10, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	s_and_b32 s4, s14, 15
	flat_store_dword v[3:4], v13
	v_lshlrev_b32_e32 v3, 24, v11
	s_ashr_i32 s4, s6, s4
	v_ashrrev_i32_e32 v3, 22, v3
	s_and_b32 s4, s4, 0xff
	v_lshrrev_b32_e32 v3, 27, v3
	s_add_i32 s4, s4, 2
	v_add_u32_e32 v11, vcc, v3, v11
	s_cmp_eq_u32 s4, s14
	v_fma_f16 v3, v7, v7, 0.5
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v7, v7, v3, vcc
.LBB0_12:
	s_or_b64 exec, exec, s[0:1]
	s_xor_b32 s0, s6, s14
	s_or_b32 s0, s0, 1
	v_cvt_f32_u32_e32 v3, s0
	s_sub_i32 s1, 0, s0
	v_add_u32_e32 v15, vcc, -11, v9
	v_rcp_iflag_f32_e32 v3, v3
	v_lshlrev_b32_e32 v14, 2, v6
	v_mov_b32_e32 v16, s9
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, s1, v3
	v_mul_hi_u32 v4, v3, v4
	v_add_u32_e32 v3, vcc, v3, v4
	v_mul_hi_u32 v13, v15, v3
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	v_mul_lo_u32 v4, v13, s0
	v_add_u32_e32 v13, vcc, s8, v14
	v_addc_u32_e32 v14, vcc, 0, v16, vcc
	v_sub_u32_e32 v4, vcc, v15, v4
	v_subrev_u32_e32 v15, vcc, s0, v4
	v_cmp_le_u32_e32 vcc, s0, v4
	v_cndmask_b32_e32 v4, v4, v15, vcc
	v_subrev_u32_e32 v15, vcc, s0, v4
	v_cmp_le_u32_e32 vcc, s0, v4
	v_cndmask_b32_e32 v4, v4, v15, vcc
	flat_store_dword v[13:14], v4
	v_mov_b32_e32 v4, s7
.LBB0_13:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v13, vcc, v9, v8
	s_and_b32 s0, s6, 7
	v_bfe_i32 v14, v13, 0, 16
	s_cmp_eq_u32 s0, 0
	ds_write_b32 v12, v14
	s_cbranch_scc1 .LBB0_16
.LBB0_14:
	v_cvt_f32_f16_e32 v0, v7
	s_add_i32 s0, s0, -1
	s_cmp_eq_u32 s0, 0
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v0, s12, v0, v4
	v_cvt_f16_f32_e32 v0, v0
	v_fma_f16 v7, v0, v7, 0.5
	s_cbranch_scc0 .LBB0_14
	v_xor_b32_e32 v0, 1, v10
	v_xor_b32_e32 v10, v9, v3
	s_mov_b32 s0, 0x24924925
	v_mul_hi_u32 v12, v10, s0
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read_b32 v0, v0
	v_and_b32_e32 v8, 1, v8
	v_sub_u32_e32 v15, vcc, v10, v12
	v_lshrrev_b32_e32 v15, 1, v15
	v_add_u32_e32 v12, vcc, v15, v12
	v_lshrrev_b32_e32 v12, 2, v12
	v_mul_lo_u32 v12, v12, 7
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v0, vcc, v0, v8
	v_sub_u32_e32 v8, vcc, v10, v12
	v_min_i32_e32 v0, v0, v8
.LBB0_16:
	v_add_u32_e32 v9, vcc, s6, v9
	v_add_u32_e32 v9, vcc, v9, v13
	v_add_u32_e32 v9, vcc, v9, v14
	v_bfe_i32 v8, v11, 0, 8
	v_add_u32_e32 v3, vcc, v9, v3
	v_add_u32_e32 v3, vcc, v3, v8
	v_add_u32_e32 v0, vcc, v3, v0
	v_lshlrev_b32_e32 v3, 2, v6
	v_cvt_f32_f16_e32 v9, v7
	v_mov_b32_e32 v8, s9
	v_add_u32_e32 v6, vcc, s8, v3
	v_addc_u32_e32 v7, vcc, 0, v8, vcc
	flat_store_dword v[6:7], v0
	v_add_f32_e32 v0, v5, v4
	v_add_f32_e32 v0, v0, v9
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
		.amdhsa_next_free_vgpr 18
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
.Lfunc_end0:
	.size	k0, .Lfunc_end0-k0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k1
	.globl	k1
	.p2align	8
	.type	k1,@function
k1:
	s_lshl_b32 s2, s6, 6
	v_add_u32_e32 v2, vcc, s2, v0
	v_lshlrev_b32_e32 v1, 16, v2
	s_mov_b32 s3, 0xe0000
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	s_load_dword s7, s[4:5], 0x28
	v_add_u32_e32 v1, vcc, s3, v1
	v_ashrrev_i32_e32 v1, 16, v1
	v_or_b32_e32 v3, 1, v1
	v_cvt_f32_u32_e32 v4, v3
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, s1
	s_bitcmp0_b32 s2, 0
	s_cselect_b32 s8, -13, 13
	v_cvt_f32_u32_e32 v6, s8
	v_rcp_iflag_f32_e32 v7, v4
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_xor_b32_e32 v1, s1, v0
	v_and_b32_e32 v5, 0x3ff, v2
	v_mul_f32_e32 v7, v6, v7
	v_trunc_f32_e32 v7, v7
	v_cvt_u32_f32_e32 v8, v7
	v_mad_f32 v6, -v7, v4, v6
	v_cmp_ge_f32_e64 vcc, |v6|, |v4|
	v_addc_u32_e32 v4, vcc, 0, v8, vcc
	v_mul_lo_u32 v3, v4, v3
	v_not_b32_e32 v4, 19
	ds_bpermute_b32 v4, v4, v0
	v_sub_u32_e32 v3, vcc, s8, v3
	v_and_b32_e32 v3, 0x7fff, v3
	v_xor_b32_e32 v3, 26, v3
	v_cmp_ge_i32_e32 vcc, s7, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execnz .LBB1_3
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execnz .LBB1_4
.LBB1_2:
	s_endpgm
.LBB1_3:
	v_lshlrev_b32_e32 v0, 2, v5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dword v[0:1], v3
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB1_2
.LBB1_4:
	v_lshlrev_b32_e32 v6, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s3
	v_add_u32_e32 v6, vcc, s2, v6
	v_addc_u32_e32 v7, vcc, 0, v8, vcc
	s_load_dwordx2 s[8:9], s[4:5], 0x8
	s_load_dword s1, s[4:5], 0x18
	s_load_dword s4, s[4:5], 0x20
	flat_load_dword v9, v[6:7]
	v_lshlrev_b32_e32 v7, 2, v5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s9
	v_add_u32_e32 v5, vcc, s8, v7
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	flat_load_dword v10, v[5:6]
	v_add_u32_e32 v2, vcc, v1, v2
	s_add_i32 s0, s6, s0
	v_bfe_i32 v0, v0, 0, 8
	s_addk_i32 s0, 0x140
	v_add_u32_e32 v7, vcc, s2, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v0, vcc, s0, v0
	v_and_b32_e32 v11, 15, v1
	v_add_u32_e32 v0, vcc, v0, v1
	v_cvt_i32_f32_e32 v1, s4
	v_bfe_i32 v2, v2, 0, 16
	v_add_u32_e32 v0, vcc, s1, v0
	v_mul_lo_u32 v1, v1, v4
	v_sub_u32_e32 v0, vcc, v0, v2
	v_cvt_f16_f32_e32 v12, s4
	v_add_u32_e32 v0, vcc, v0, v3
	v_lshlrev_b32_e32 v1, 4, v1
	v_add_u32_e32 v0, vcc, v0, v1
	v_lshrrev_b32_e32 v11, v11, v3
	v_cvt_f32_f16_e32 v2, v12
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v1, v9, 3
	v_add_u32_e32 v0, vcc, v0, v9
	v_add_u32_e32 v1, vcc, v1, v11
	v_and_b32_e32 v1, 0xffff, v1
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, 0x3e800000, v10
	v_add_u32_e32 v0, vcc, v0, v1
	v_add_f32_e32 v1, v3, v2
	flat_store_dword v[7:8], v0
	flat_store_dword v[5:6], v1
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
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 10
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
	s_lshl_b32 s0, s6, 6
	v_mov_b32_e32 v5, 0x2a05f200
	v_mov_b32_e32 v6, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v3, vcc, s8, v1
	v_addc_u32_e32 v4, vcc, 0, v7, vcc
	flat_load_dword v10, v[3:4]
	v_add_u32_e32 v11, vcc, s0, v0
	v_and_b32_e32 v1, 0x3ff, v11
	v_lshlrev_b32_e32 v8, 2, v1
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v1, vcc, s10, v8
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v9, v[1:2]
	s_load_dword s7, s[4:5], 0x20
	s_load_dwordx2 s[2:3], s[4:5], 0x28
	v_cmp_gt_i64_e32 vcc, s[14:15], v[5:6]
	v_add_u32_e64 v5, s[0:1], s8, v8
	v_addc_u32_e64 v6, s[0:1], 0, v7, s[0:1]
	s_load_dword s20, s[4:5], 0x30
	s_and_b32 s21, s12, 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v14, s3
	v_and_b32_e32 v13, 63, v0
	v_sub_f32_e32 v14, s7, v14
	v_lshlrev_b32_e32 v12, 2, v13
	v_mul_f32_e64 v16, |v14|, s7
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(1)
	v_cmp_gt_i32_e64 s[0:1], 27, v10
	s_bcnt1_i32_b64 s0, s[0:1]
	s_cmp_eq_u32 s21, 0
	v_mov_b32_e32 v7, s0
	s_cselect_b64 s[0:1], -1, 0
	s_or_b64 s[0:1], s[0:1], vcc
	s_and_b64 vcc, exec, s[0:1]
	ds_write_b32 v12, v10
	flat_store_dword v[5:6], v7
	s_cbranch_vccnz .LBB2_8
	flat_load_dword v12, v[3:4]
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v8, s11
	v_add_u32_e32 v7, vcc, s10, v7
	s_add_i32 s16, s20, s13
	s_and_b32 s0, s20, 15
	v_mul_lo_u32 v14, v10, s20
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	s_ashr_i32 s17, s16, 31
	s_ashr_i32 s23, s12, s0
	s_cmp_gt_i32 s12, 1
	s_mul_i32 s22, s21, 9
	v_mov_b32_e32 v15, -2
	s_cselect_b64 s[18:19], -1, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v17, vcc, 0, v12
	v_max_i32_e32 v12, v12, v17
	v_and_b32_e32 v12, 15, v12
	v_add_u32_e32 v17, vcc, 1, v12
	v_mov_b32_e32 v12, v0
.LBB2_2:
	v_cvt_f32_ubyte0_e32 v18, v17
	v_rcp_iflag_f32_e32 v18, v18
	v_sub_u32_e32 v19, vcc, 0, v17
	v_mov_b32_dpp v20, v15 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mul_f32_e32 v18, 0x4f7ffffe, v18
	v_cvt_u32_f32_e32 v18, v18
	v_sub_u32_e32 v21, vcc, 0, v20
	v_max_i32_e32 v21, v20, v21
	v_mul_lo_u32 v19, v19, v18
	v_mul_hi_u32 v19, v18, v19
	v_add_u32_e32 v18, vcc, v18, v19
	v_mul_hi_u32 v18, v21, v18
	v_ashrrev_i32_e32 v19, 31, v20
	v_mul_lo_u32 v20, v18, v17
	v_add_u32_e32 v22, vcc, 1, v18
	v_sub_u32_e32 v20, vcc, v21, v20
	v_cmp_ge_u32_e32 vcc, v20, v17
	v_cndmask_b32_e32 v18, v18, v22, vcc
	v_sub_u32_e64 v21, s[0:1], v20, v17
	v_cndmask_b32_e32 v20, v20, v21, vcc
	v_add_u32_e32 v21, vcc, 1, v18
	v_cmp_ge_u32_e32 vcc, v20, v17
	v_cndmask_b32_e32 v18, v18, v21, vcc
	v_xor_b32_e32 v18, v18, v19
	v_sub_u32_e32 v18, vcc, v18, v19
	v_cmp_gt_i32_e32 vcc, s23, v18
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_6
	s_andn2_b64 vcc, exec, s[18:19]
	v_mov_b32_e32 v16, v9
	s_cbranch_vccnz .LBB2_5
	flat_load_dword v16, v[7:8]
	s_waitcnt vmcnt(0)
	v_med3_f32 v16, v9, v16, 4.0
	v_and_b32_e32 v16, 0x7fffffff, v16
.LBB2_5:
	v_xor_b32_e32 v12, v12, v14
.LBB2_6:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v19, s17
	v_mov_b32_e32 v18, s16
	v_mad_u64_u32 v[18:19], s[0:1], s14, 3, v[18:19]
	s_mul_i32 s0, s15, 3
	v_readfirstlane_b32 s1, v19
	v_readfirstlane_b32 s14, v18
	s_add_i32 s15, s0, s1
	s_lshr_b32 s0, s22, 1
	v_mov_b32_e32 v18, 0x2a05f200
	v_mov_b32_e32 v19, 1
	s_cmp_lt_u32 s22, 2
	v_cmp_gt_i64_e32 vcc, s[14:15], v[18:19]
	s_cselect_b64 s[24:25], -1, 0
	s_or_b64 s[24:25], s[24:25], vcc
	s_andn2_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB2_9
	s_mov_b32 s22, s0
	s_branch .LBB2_2
.LBB2_8:
	v_mov_b32_e32 v12, v0
.LBB2_9:
	flat_load_dword v8, v[3:4]
	v_xor_b32_e32 v7, 1, v13
	v_lshlrev_b32_e32 v7, 2, v7
	ds_read_b32 v7, v7
	s_load_dword s4, s[4:5], 0x24
	s_add_i32 s15, s6, s12
	v_min_i32_e32 v15, s15, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, v7, v10
	s_bcnt1_i32_b64 s0, vcc
	s_lshl_b32 s0, s0, 2
	s_add_u32 s0, s10, s0
	s_addc_u32 s1, s11, 0
	v_mov_b32_e32 v14, s1
	v_mov_b32_e32 v13, s0
	v_cmp_le_i32_e32 vcc, s14, v15
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e32 v8, v8
	flat_store_dword v[13:14], v8
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	v_mov_b32_e32 v8, 0x86186187
	v_mul_hi_u32 v8, s12, v8
	v_sub_u32_e32 v13, vcc, s12, v8
	v_lshrrev_b32_e32 v13, 1, v13
	v_add_u32_e32 v8, vcc, v13, v8
	v_lshrrev_b32_e32 v8, 4, v8
	v_mul_lo_u32 v8, v8, 21
	v_sub_u32_e32 v8, vcc, s12, v8
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	v_and_b32_e32 v8, 15, v0
	v_lshrrev_b32_e32 v8, v8, v0
	s_or_b64 exec, exec, s[0:1]
	v_cvt_f16_f32_e32 v13, s7
	v_cmp_le_i32_e32 vcc, v7, v8
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB2_27
	s_cmp_eq_u32 s21, 0
	s_cbranch_scc1 .LBB2_22
	s_and_b32 s5, s14, 7
	s_lshl_b32 s16, s21, 2
	s_lshl_b32 s17, s4, s5
	s_mov_b32 s18, 1
	s_branch .LBB2_18
.LBB2_16:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v7, s12
	v_mov_b32_e32 v16, s3
	flat_store_dword v[5:6], v7
.LBB2_17:
	s_lshl_b32 s18, s18, 1
	s_cmp_gt_u32 s18, s16
	s_cbranch_scc1 .LBB2_22
.LBB2_18:
	s_cmp_lg_u32 s18, s17
	s_cbranch_scc1 .LBB2_17
	s_and_b32 s4, s12, 19
	s_cmp_ge_i32 s4, s13
	s_cbranch_scc1 .LBB2_17
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v7, s6, 0
	v_mbcnt_hi_u32_b32 v7, s7, v7
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_16
	s_lshl_b32 s19, s18, 3
	s_and_b32 s19, s19, 0xff8
	s_add_u32 s22, s8, s19
	s_addc_u32 s23, s9, 0
	s_bcnt1_i32_b64 s6, s[6:7]
	s_mul_i32 s6, s2, s6
	v_mov_b32_e32 v7, s22
	v_mov_b32_e32 v8, s23
	v_mov_b32_e32 v14, s6
	flat_atomic_add v[7:8], v14
	s_branch .LBB2_16
.LBB2_22:
	v_cvt_i32_f32_e32 v7, v16
	v_sub_u32_e32 v8, vcc, 0, v10
	v_mov_b32_e32 v14, 0x3e800000
	v_cmp_gt_i32_e32 vcc, 2, v7
	v_cndmask_b32_e32 v7, v8, v10, vcc
	v_and_b32_e32 v7, 0x3ff, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_mov_b32_e32 v8, s11
	v_add_u32_e32 v7, vcc, s10, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	s_cmp_eq_u32 s21, 0
	flat_store_dword v[7:8], v14
	s_cbranch_scc1 .LBB2_25
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v8, s11
	v_add_u32_e32 v7, vcc, s10, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dword v7, v[7:8]
	v_bfe_i32 v8, v12, 0, 8
	s_waitcnt vmcnt(0)
	v_med3_f32 v14, v9, v7, 4.0 clamp
	v_mov_b32_e32 v7, v10
.LBB2_24:
	v_cvt_i32_f32_e32 v15, v16
	v_mul_lo_u32 v7, v7, 3
	s_add_i32 s21, s21, -1
	v_mov_b32_e32 v16, v14
	v_min_i32_e32 v15, v15, v8
	v_cvt_f32_i32_e32 v15, v15
	s_cmp_eq_u32 s21, 0
	v_add_u32_e32 v7, vcc, s2, v7
	v_cvt_f16_f32_e32 v15, v15
	v_fma_f16 v13, v15, v13, 0.5
	s_cbranch_scc0 .LBB2_24
	s_branch .LBB2_26
.LBB2_25:
	v_mov_b32_e32 v14, v16
	v_mov_b32_e32 v7, v10
.LBB2_26:
.LBB2_27:
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_xor_b32_e32 v15, s13, v0
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_29
	v_cmp_lt_i32_e32 vcc, s2, v15
	s_bcnt1_i32_b64 s2, vcc
	v_and_b32_e32 v7, 0xff, v10
	v_add_u32_e32 v7, vcc, s2, v7
	flat_store_dword v[5:6], v7
	v_mov_b32_e32 v7, v10
	v_mov_b32_e32 v14, v16
.LBB2_29:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v16, 0xffff, v7
	v_and_b32_e32 v7, s14, v0
	v_cmp_lt_u32_e32 vcc, v7, v16
	v_bfe_u32 v7, v16, v0, 5
	s_bcnt1_i32_b64 s0, vcc
	v_sub_u32_e32 v8, vcc, 0, v7
	v_max_i32_e32 v7, v7, v8
	v_and_b32_e32 v18, s0, v7
	v_and_b32_e32 v7, 3, v10
	v_cmp_ne_u32_e32 vcc, 0, v7
	v_mov_b32_e32 v20, v10
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_60
	s_mul_i32 s0, s15, 7
	s_and_b32 s1, s20, 15
	v_lshlrev_b32_e32 v0, 2, v0
	s_and_b32 s6, s12, s13
	s_ashr_i32 s2, s0, s1
	v_add_u32_e32 v7, vcc, s10, v0
	v_cvt_f16_f32_e32 v0, v9
	s_and_b32 s12, s6, 1
	s_bitcmp1_b32 s6, 0
	v_mov_b32_e32 v8, s11
	s_cselect_b64 s[6:7], -1, 0
	v_mov_b32_e32 v19, 0x3fa00000
	s_cmp_eq_u32 s12, 0
	v_bfe_i32 v17, v12, 0, 8
	v_cmp_ngt_f32_e64 s[0:1], -1.0, v9
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	s_mov_b32 s20, 1
	v_add_f32_e32 v19, s3, v19
	s_mov_b64 s[8:9], 0
	s_cselect_b64 s[12:13], -1, 0
	s_mov_b32 s21, 0x6f800000
	v_mov_b32_e32 v20, v10
	s_branch .LBB2_33
.LBB2_31:
	v_mov_b32_e32 v22, v18
.LBB2_32:
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v14, 7, v22
	v_lshlrev_b32_e64 v14, v14, 23
	v_cvt_f32_u32_e32 v14, v14
	v_mov_b32_e32 v18, s15
	flat_store_dword v[5:6], v18
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v18, 2, v20
	v_cndmask_b32_e64 v21, |v21|, v9, s[12:13]
	s_lshl_b32 s20, s20, 1
	v_and_b32_e32 v18, 12, v18
	v_sub_f32_e32 v14, v14, v21
	v_cmp_gt_u32_e32 vcc, s20, v18
	v_and_b32_e32 v14, 0x7fffffff, v14
	s_or_b64 s[8:9], vcc, s[8:9]
	v_mov_b32_e32 v18, v22
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB2_59
.LBB2_33:
	v_sub_u32_e32 v21, vcc, 10, v18
	v_cmp_gt_i32_e32 vcc, s20, v21
	s_bcnt1_i32_b64 s16, vcc
	v_cmp_ge_i32_e32 vcc, s16, v18
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB2_50
	s_and_b32 s22, s20, 7
	s_cmp_lt_i32 s22, 3
	s_cbranch_scc1 .LBB2_39
	s_cmp_lt_i32 s22, 4
	s_cbranch_scc1 .LBB2_40
	s_cmp_eq_u32 s22, 4
	v_mov_b32_e32 v22, v18
	s_cbranch_scc0 .LBB2_38
	v_mov_b32_e32 v22, v11
.LBB2_38:
	v_add_u32_e32 v23, vcc, -1, v20
	s_mov_b64 s[18:19], 0
	s_branch .LBB2_41
.LBB2_39:
	s_branch .LBB2_44
.LBB2_40:
	s_mov_b64 s[18:19], -1
.LBB2_41:
	s_and_b64 vcc, exec, s[18:19]
	v_mov_b32_e32 v21, v14
	s_cbranch_vccz .LBB2_43
	v_sub_u32_e32 v21, vcc, 0, v20
	v_max_i32_e32 v21, v20, v21
	v_xor_b32_e32 v22, s20, v11
	v_fma_f32 v23, v14, s3, v14
	v_cmp_gt_i32_e32 vcc, v21, v22
	v_cndmask_b32_e64 v21, -v23, v23, vcc
	v_mov_b32_e32 v23, v20
	v_mov_b32_e32 v22, v18
.LBB2_43:
	s_cbranch_execnz .LBB2_49
.LBB2_44:
	s_cmp_gt_i32 s22, 1
	s_cbranch_scc0 .LBB2_46
	v_mul_lo_u32 v21, s20, v17
	v_cmp_eq_u32_e32 vcc, s20, v20
	v_cndmask_b32_e32 v22, v18, v11, vcc
	v_cvt_f32_i32_e32 v23, v22
	v_and_b32_e32 v21, 0x3ff, v21
	v_lshlrev_b32_e32 v21, 2, v21
	v_mov_b32_e32 v22, s11
	v_add_u32_e32 v21, vcc, s10, v21
	v_addc_u32_e32 v22, vcc, 0, v22, vcc
	flat_store_dword v[21:22], v23
	s_cbranch_execz .LBB2_47
	s_branch .LBB2_48
.LBB2_46:
.LBB2_47:
	v_cmp_ne_u32_e32 vcc, s20, v18
	v_cndmask_b32_e32 v15, -2, v11, vcc
	v_mul_lo_u32 v15, v15, s20
	v_bfe_u32 v15, s2, v15, 5
.LBB2_48:
	v_mov_b32_e32 v21, v14
	v_mov_b32_e32 v23, v20
	v_mov_b32_e32 v22, v18
.LBB2_49:
	v_mov_b32_e32 v20, v23
.LBB2_50:
	s_andn2_saveexec_b64 s[16:17], s[16:17]
	s_cbranch_execz .LBB2_32
	s_max_u32 s22, s20, 1
	s_branch .LBB2_53
.LBB2_52:
	s_or_b64 exec, exec, s[18:19]
	s_add_i32 s22, s22, -1
	s_cmp_eq_u32 s22, 0
	s_cbranch_scc1 .LBB2_55
.LBB2_53:
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB2_52
	s_waitcnt vmcnt(0)
	flat_load_dword v14, v[7:8]
	v_fma_f16 v13, v0, v13, 0.5
	s_branch .LBB2_52
.LBB2_55:
	flat_load_dword v20, v[3:4]
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB2_57
	v_mov_b32_e32 v21, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v19|, s21
	v_cndmask_b32_e32 v21, 1.0, v21, vcc
	v_mul_f32_e32 v22, v19, v21
	v_rcp_f32_e32 v22, v22
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v22, v14, v22
	v_mul_f32_e32 v21, v21, v22
	s_cbranch_execnz .LBB2_31
	s_branch .LBB2_58
.LBB2_57:
.LBB2_58:
	s_waitcnt vmcnt(1)
	v_div_scale_f32 v21, s[18:19], v19, v19, -v14
	v_div_scale_f32 v22, vcc, -v14, v19, -v14
	v_rcp_f32_e32 v23, v21
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v24, -v21, v23, 1.0
	v_fma_f32 v23, v24, v23, v23
	v_mul_f32_e32 v24, v22, v23
	v_fma_f32 v25, -v21, v24, v22
	v_fma_f32 v24, v25, v23, v24
	v_fma_f32 v21, -v21, v24, v22
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v21, v21, v23, v24
	v_div_fixup_f32 v21, v21, v19, -v14
	s_branch .LBB2_31
.LBB2_59:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v18, v22
.LBB2_60:
	s_or_b64 exec, exec, s[4:5]
	v_bfe_i32 v0, v12, 0, 8
	v_add_u32_e32 v3, vcc, s15, v10
	v_add_u32_e32 v0, vcc, v3, v0
	v_add_u32_e32 v0, vcc, s14, v0
	v_add_u32_e32 v0, vcc, v0, v16
	v_add_u32_e32 v0, vcc, v0, v18
	v_cvt_f32_f16_e32 v3, v13
	v_add_u32_e32 v0, vcc, v0, v15
	v_add_u32_e32 v0, vcc, v0, v20
	flat_store_dword v[5:6], v0
	v_add_f32_e32 v0, v9, v14
	v_add_f32_e32 v0, v0, v3
	flat_store_dword v[1:2], v0
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
		.amdhsa_next_free_vgpr 26
		.amdhsa_next_free_sgpr 26
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
	s_lshl_b32 s7, s6, 6
	v_add_u32_e32 v3, vcc, s7, v0
	v_lshlrev_b32_e32 v4, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v1, vcc, s0, v4
	v_addc_u32_e32 v2, vcc, 0, v5, vcc
	flat_load_dword v6, v[1:2]
	v_and_b32_e32 v1, 0x3ff, v3
	v_lshlrev_b32_e32 v7, 2, v1
	v_mov_b32_e32 v8, s3
	v_add_u32_e32 v1, vcc, s2, v7
	v_addc_u32_e32 v2, vcc, 0, v8, vcc
	v_add_u32_e32 v3, vcc, s2, v4
	v_addc_u32_e32 v4, vcc, 0, v8, vcc
	flat_load_dword v8, v[1:2]
	flat_load_dword v9, v[3:4]
	s_load_dword s2, s[4:5], 0x18
	s_load_dword s3, s[4:5], 0x20
	s_add_i32 s5, s6, s8
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s7, s2, 2
	v_mov_b32_e32 v14, s7
	s_lshl_b32 s7, s5, 4
	v_cvt_i32_f32_e32 v12, s3
	s_cmp_gt_i32 s6, 0
	v_add_u32_e32 v3, vcc, s0, v7
	s_cselect_b32 s6, s7, 0x1d0
	s_and_b32 s0, s8, s9
	s_movk_i32 s1, 0xf7
	s_bitcmp0_b32 s0, 0
	v_addc_u32_e32 v4, vcc, 0, v5, vcc
	v_add_u32_e32 v0, vcc, s1, v0
	s_cselect_b64 s[0:1], -1, 0
	s_add_i32 s5, s5, s8
	v_mov_b32_e32 v13, s3
	v_bfe_i32 v0, v0, 0, 8
	ds_bpermute_b32 v7, v14, v12
	s_add_i32 s5, s5, s2
	s_mov_b32 s4, 0x6f800000
	v_sub_f32_e32 v5, 0x3e800000, v13
	v_add_u32_e32 v0, vcc, s5, v0
	v_mov_b32_e32 v10, 0x2f800000
	v_cvt_f16_f32_e32 v11, s3
	v_cvt_f32_f16_e32 v11, v11
	s_waitcnt vmcnt(2)
	v_min_i32_e32 v14, 17, v6
	v_mul_lo_u32 v12, v6, 3
	v_lshlrev_b32_e32 v6, 1, v6
	s_waitcnt vmcnt(1)
	v_cndmask_b32_e64 v8, |v8|, v13, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v9, 0x3fa00000, v9
	v_add_u32_e32 v13, vcc, s6, v14
	v_cmp_gt_f32_e64 vcc, |v9|, s4
	v_med3_f32 v5, v8, |v5|, 4.0
	v_cndmask_b32_e32 v8, 1.0, v10, vcc
	v_mul_f32_e32 v9, v9, v8
	v_rcp_f32_e32 v9, v9
	v_add_u32_e32 v0, vcc, v0, v6
	v_bfe_i32 v6, v13, 0, 16
	v_add_u32_e32 v0, vcc, v0, v6
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v6, vcc, v7, v12
	v_and_b32_e32 v6, 0xffff, v6
	v_add_u32_e32 v0, vcc, v0, v6
	v_mul_f32_e32 v5, v5, v9
	flat_store_dword v[3:4], v0
	v_mad_f32 v0, v8, v5, s3
	v_add_f32_e32 v0, v0, v11
	flat_store_dword v[1:2], v0
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 10
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
	.size	k3, .Lfunc_end3-k3
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k4
	.globl	k4
	.p2align	8
	.type	k4,@function
k4:
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v13, 63, v0
	v_lshlrev_b32_e32 v9, 2, v13
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v12, s9
	v_add_u32_e32 v1, vcc, s8, v1
	v_addc_u32_e32 v2, vcc, 0, v12, vcc
	flat_load_dword v7, v[1:2]
	s_or_b32 s0, s3, 1
	s_sub_i32 s1, 0, s0
	v_mov_b32_e32 v10, s11
	s_mov_b32 m0, -1
	s_add_i32 s14, s6, s2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 0x3ff, v7
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v5, vcc, s8, v3
	v_addc_u32_e32 v6, vcc, 0, v12, vcc
	flat_load_dword v11, v[5:6]
	v_cvt_f32_u32_e32 v3, s0
	ds_write_b32 v9, v7
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, s1, v3
	s_lshl_b32 s1, s6, 6
	v_add_u32_e32 v17, vcc, s1, v0
	v_mul_hi_u32 v4, v3, v4
	v_and_b32_e32 v8, 0x3ff, v17
	v_add_u32_e32 v3, vcc, v3, v4
	v_mul_hi_u32 v3, v17, v3
	v_lshlrev_b32_e32 v4, 2, v8
	v_mul_lo_u32 v14, v3, s0
	v_add_u32_e32 v3, vcc, s10, v4
	v_addc_u32_e32 v4, vcc, 0, v10, vcc
	v_sub_u32_e32 v14, vcc, v17, v14
	v_subrev_u32_e32 v15, vcc, s0, v14
	v_cmp_le_u32_e32 vcc, s0, v14
	v_cndmask_b32_e32 v14, v14, v15, vcc
	v_subrev_u32_e32 v15, vcc, s0, v14
	flat_load_dword v10, v[3:4]
	s_load_dwordx2 s[10:11], s[4:5], 0x20
	s_waitcnt vmcnt(1)
	v_bfe_u32 v11, v11, v7, 5
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, s8, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	v_cmp_le_u32_e32 vcc, s0, v14
	v_cndmask_b32_e32 v14, v14, v15, vcc
	flat_atomic_add v[11:12], v14
	flat_load_dword v5, v[5:6]
	s_waitcnt lgkmcnt(0)
	s_or_b32 s0, s11, 1
	v_cvt_f32_u32_e32 v6, s0
	v_xor_b32_e32 v11, 1, v13
	v_lshlrev_b32_e32 v11, 2, v11
	s_sub_i32 s1, 0, s0
	v_rcp_iflag_f32_e32 v6, v6
	ds_read_b32 v16, v11
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v12, 15, v16
	v_ashrrev_i32_e64 v12, v12, s2
	v_mul_lo_u32 v11, s1, v6
	v_mul_hi_u32 v11, v6, v11
	v_add_u32_e32 v6, vcc, v6, v11
	v_mul_hi_u32 v6, v12, v6
	v_mul_lo_u32 v6, v6, s0
	v_sub_u32_e32 v6, vcc, v12, v6
	v_subrev_u32_e32 v11, vcc, s0, v6
	v_cmp_le_u32_e32 vcc, s0, v6
	v_cndmask_b32_e32 v6, v6, v11, vcc
	v_subrev_u32_e32 v11, vcc, s0, v6
	v_cmp_le_u32_e32 vcc, s0, v6
	v_cndmask_b32_e32 v6, v6, v11, vcc
	s_waitcnt vmcnt(0)
	v_bfe_u32 v5, v5, 15, 3
	v_lshlrev_b32_e64 v5, v5, 6
	v_cmp_ne_u32_e32 vcc, v6, v5
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[6:7], exec, s[0:1]
	s_cbranch_execz .LBB4_10
	flat_load_dword v6, v[1:2]
	v_xor_b32_e32 v11, s3, v0
	v_cvt_i32_f32_e32 v5, s10
	v_mov_b32_e32 v13, s3
	v_lshlrev_b32_e32 v14, 2, v11
	ds_bpermute_b32 v13, v14, v13
	v_and_b32_e32 v12, 0xffff, v7
	s_mul_i32 s0, s11, 3
	v_min_i32_e32 v12, v12, v5
	s_and_b32 s0, s0, 15
	v_and_b32_e32 v12, 7, v12
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v13, s0, v13
	s_mov_b32 s15, s2
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v14, 7, v6
	v_lshlrev_b32_e64 v14, v14, 30
	v_lshlrev_b32_e32 v12, v12, v14
	v_cmp_ge_i32_e32 vcc, v12, v13
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB4_3
	v_mov_b32_e32 v5, 0x3fa00000
	v_add_f32_e32 v5, s10, v5
	s_mov_b32 s12, 0x6f800000
	v_mov_b32_e32 v6, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v5|, s12
	v_cndmask_b32_e32 v6, 1.0, v6, vcc
	v_mul_f32_e32 v5, v5, v6
	v_rcp_f32_e32 v5, v5
	v_mov_b32_e32 v21, 0x3e800000
	v_mul_f32_e32 v5, 0x3e800000, v5
	v_mac_f32_e32 v21, v6, v5
	v_and_b32_e32 v5, 0xff, v7
	v_add_u32_e32 v11, vcc, v5, v0
.LBB4_3:
	s_or_saveexec_b64 s[12:13], s[0:1]
	v_mov_b32_e32 v13, s15
	v_mov_b32_e32 v12, v7
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB4_9
	v_and_b32_e32 v6, 0x3ff, v6
	v_lshlrev_b32_e32 v6, 2, v6
	v_mov_b32_e32 v13, s9
	v_add_u32_e32 v12, vcc, s8, v6
	s_abs_i32 s0, s14
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	v_mov_b32_e32 v6, s0
	flat_atomic_add v[12:13], v6
	s_and_b32 s16, s2, 7
	v_mov_b32_e32 v6, 0
	s_mov_b32 s17, 0
	s_cmp_eq_u32 s16, 0
	v_mov_b32_e32 v12, v7
	s_cbranch_scc1 .LBB4_8
	v_and_b32_e32 v10, 15, v11
	v_add_u32_e32 v10, vcc, 1, v10
	v_cvt_f32_ubyte0_e32 v12, v10
	v_rcp_iflag_f32_e32 v12, v12
	v_sub_u32_e32 v13, vcc, 0, v10
	v_mul_f32_e32 v12, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v12, v12
	v_mul_lo_u32 v13, v13, v12
	v_mul_hi_u32 v13, v12, v13
	v_add_u32_e32 v13, vcc, v12, v13
	v_mov_b32_e32 v12, v7
.LBB4_6:
	v_bfe_u32 v14, -4, s17, 5
	v_sub_u32_e32 v15, vcc, 0, v14
	v_max_i32_e32 v14, v14, v15
	v_mul_hi_u32 v15, v14, v13
	v_bfe_u32 v12, v5, v12, 5
	s_add_i32 s17, s17, 1
	s_cmp_eq_u32 s16, s17
	v_mul_lo_u32 v18, v15, v10
	v_add_u32_e32 v19, vcc, 1, v15
	v_mov_b32_dpp v12, v6 row_shr:1 row_mask:0xf bank_mask:0xf
	v_sub_u32_e32 v14, vcc, v14, v18
	v_cmp_ge_u32_e32 vcc, v14, v10
	v_cndmask_b32_e32 v15, v15, v19, vcc
	v_sub_u32_e64 v18, s[0:1], v14, v10
	v_cndmask_b32_e32 v14, v14, v18, vcc
	v_add_u32_e32 v18, vcc, 1, v15
	v_cmp_ge_u32_e32 vcc, v14, v10
	v_cndmask_b32_e32 v14, v15, v18, vcc
	v_mul_lo_u32 v12, v14, v12
	s_cbranch_scc0 .LBB4_6
	v_or_b32_e32 v5, 1, v16
	v_cvt_f32_u32_e32 v6, v5
	v_sub_u32_e32 v10, vcc, 0, v5
	s_mov_b32 s15, -4
	v_rcp_iflag_f32_e32 v6, v6
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mul_lo_u32 v10, v10, v6
	v_mul_hi_u32 v10, v6, v10
	v_add_u32_e32 v6, vcc, v6, v10
	v_mul_hi_u32 v6, v6, 17
	v_mul_lo_u32 v6, v6, v5
	v_sub_u32_e32 v6, vcc, 17, v6
	v_sub_u32_e32 v10, vcc, v6, v5
	v_cmp_ge_u32_e32 vcc, v6, v5
	v_cndmask_b32_e32 v6, v6, v10, vcc
	v_sub_u32_e32 v10, vcc, v6, v5
	v_cmp_ge_u32_e32 vcc, v6, v5
	v_cndmask_b32_e32 v5, v6, v10, vcc
	v_cvt_f32_u32_e32 v10, v5
.LBB4_8:
	v_mov_b32_e32 v21, s10
	v_mov_b32_e32 v13, s15
.LBB4_9:
	s_or_b64 exec, exec, s[12:13]
.LBB4_10:
	s_or_saveexec_b64 s[0:1], s[6:7]
	s_load_dwordx2 s[6:7], s[4:5], 0x18
	s_load_dword s13, s[4:5], 0x2c
	v_cvt_f32_ubyte0_e32 v15, v0
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB4_12
	v_mov_b32_e32 v5, 0x3fa00000
	v_add_f32_e32 v5, s10, v5
	s_mov_b32 s12, 0x6f800000
	v_mov_b32_e32 v6, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v5|, s12
	v_cndmask_b32_e32 v6, 1.0, v6, vcc
	v_mul_f32_e32 v5, v5, v6
	v_rcp_f32_e32 v5, v5
	v_mov_b32_e32 v11, s11
	v_mov_b32_e32 v13, s2
	v_mov_b32_e32 v12, v7
	v_mul_f32_e32 v5, v15, v5
	v_madak_f32 v21, v6, v5, 0x3e800000
.LBB4_12:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s12, s[4:5], 0x30
	v_cvt_f16_f32_e32 v14, s10
	v_mov_b32_e32 v5, 19
	v_mov_b32_e32 v6, v12
	s_nop 1
	v_mov_b32_dpp v6, v5 row_shr:1 row_mask:0xf bank_mask:0xf
	v_and_b32_e32 v5, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v5
	ds_write_b32 v9, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[4:5], exec, s[0:1]
	s_cbranch_execz .LBB4_16
	v_and_b32_e32 v6, 15, v0
	v_add_u32_e32 v18, vcc, 1, v6
	v_cvt_f32_ubyte0_e32 v5, v18
	v_rcp_iflag_f32_e32 v5, v5
	v_not_b32_e32 v19, v6
	s_abs_i32 s10, s3
	v_mov_b32_e32 v20, s11
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	s_ashr_i32 s11, s3, 31
	v_and_b32_e32 v21, 0xffff, v7
	v_bfe_u32 v17, v17, v21, 5
	v_mul_lo_u32 v19, v19, v5
	v_ashrrev_i32_e32 v6, v6, v13
	v_mul_hi_u32 v19, v5, v19
	v_add_u32_e32 v5, vcc, v5, v19
	v_mul_hi_u32 v19, s10, v5
	s_nop 0
	v_mov_b32_dpp v5, v20 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mul_lo_u32 v20, v19, v18
	v_add_u32_e32 v22, vcc, 1, v19
	v_sub_u32_e32 v20, vcc, s10, v20
	v_cmp_ge_u32_e32 vcc, v20, v18
	v_cndmask_b32_e32 v19, v19, v22, vcc
	v_sub_u32_e64 v22, s[0:1], v20, v18
	v_cndmask_b32_e32 v20, v20, v22, vcc
	v_add_u32_e32 v22, vcc, 1, v19
	v_cmp_ge_u32_e32 vcc, v20, v18
	v_cndmask_b32_e32 v18, v19, v22, vcc
	v_xor_b32_e32 v18, s11, v18
	v_subrev_u32_e32 v18, vcc, s11, v18
	v_xor_b32_e32 v17, v18, v17
	v_cmp_le_i32_e32 vcc, v17, v6
	v_mov_b32_e32 v18, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_15
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v6, s13
	v_add_u32_e32 v17, vcc, s2, v0
	v_add_u16_e32 v18, 0xf0, v17
	v_fma_f16 v14, v6, v14, 0.5
.LBB4_15:
	s_or_b64 exec, exec, s[0:1]
	v_cvt_f32_i32_e32 v5, v5
	v_cvt_f32_u32_e32 v6, s10
	v_bfe_i32 v17, v18, 0, 8
	v_cmp_lt_i32_e32 vcc, v13, v17
	s_bcnt1_i32_b64 s0, vcc
	v_mul_f32_e32 v19, v6, v5
	v_lshlrev_b32_e32 v5, 2, v8
	v_mov_b32_e32 v6, s9
	v_add_u32_e32 v5, vcc, s8, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_mov_b32_e32 v17, s0
	flat_store_dword v[5:6], v17
.LBB4_16:
	s_or_saveexec_b64 s[0:1], s[4:5]
	v_mov_b32_e32 v20, s14
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s6
	v_mov_b32_e32 v6, s7
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB4_20
	v_cvt_f32_f16_e32 v5, v14
	s_mov_b32 s2, 0x6f800000
	v_mov_b32_e32 v6, 0x2f800000
	v_mov_b32_e32 v20, 7
	v_add_f32_e32 v5, 0x3fa00000, v5
	v_cmp_gt_f32_e64 vcc, |v5|, s2
	v_cndmask_b32_e32 v6, 1.0, v6, vcc
	v_mul_f32_e32 v5, v5, v6
	v_rcp_f32_e32 v18, v5
	v_cmp_lt_i32_e32 vcc, s3, v11
	s_bcnt1_i32_b64 s2, vcc
	v_mov_b32_e32 v5, s2
	v_mul_f32_e32 v18, s13, v18
	v_mad_f32 v18, v6, v18, -v21
	v_mov_b32_e32 v6, 0
	v_mad_u64_u32 v[5:6], s[2:3], s6, 3, v[5:6]
	v_bfe_u32 v6, v16, v13, 5
	v_cmp_lt_i32_e32 vcc, -7, v6
	s_and_saveexec_b64 s[2:3], vcc
	v_mul_lo_u32 v6, v7, 3
	v_mul_lo_u32 v7, s12, v17
	v_mov_b32_e32 v20, s14
	v_add_u32_e32 v7, vcc, v6, v7
	s_or_b64 exec, exec, s[2:3]
	v_and_b32_e32 v19, 0x7fffffff, v18
	v_mov_b32_e32 v18, v0
.LBB4_20:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v0, 3, v0
	s_mov_b32 s16, 0
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB4_48
	s_add_u32 s2, s8, 0x60
	v_and_b32_e32 v6, s12, v16
	s_addc_u32 s3, s9, 0
	v_add_u32_e32 v16, vcc, -9, v20
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v17, 13
	s_branch .LBB4_23
.LBB4_22:
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s16, s16, 1
	v_cmp_eq_u32_e32 vcc, s16, v0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_47
.LBB4_23:
	flat_load_dword v19, v[1:2]
	v_add_u32_e32 v21, vcc, s16, v12
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v19, 6, v19
	v_cmp_lt_i32_e32 vcc, v21, v19
	v_mov_b32_e32 v19, 0xbfc00000
	v_mov_b32_e32 v21, 0x3fc00000
	v_cndmask_b32_e32 v19, v19, v21, vcc
	v_mul_f32_e32 v19, v19, v15
	v_cvt_i32_f32_e32 v21, v19
	v_and_b32_e32 v21, 7, v21
	v_cmp_lt_i32_e32 vcc, 1, v21
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB4_37
	v_cmp_lt_i32_e32 vcc, 2, v21
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB4_34
	v_cmp_lt_i32_e32 vcc, 3, v21
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB4_31
	v_cmp_ne_u32_e32 vcc, 4, v21
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	v_add_u32_e32 v12, vcc, -1, v12
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	v_and_b32_e32 v12, 28, v13
	s_or_b64 exec, exec, s[14:15]
.LBB4_31:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB4_33
	v_and_b32_e32 v21, 0x3ff, v12
	v_lshlrev_b32_e32 v21, 2, v21
	v_mov_b32_e32 v22, s9
	v_add_u32_e32 v21, vcc, s8, v21
	v_addc_u32_e32 v22, vcc, 0, v22, vcc
	flat_load_dword v21, v[21:22]
	v_and_b32_e32 v7, 0xffff, v7
	s_waitcnt vmcnt(0)
	v_mad_u32_u24 v7, v7, 3, v21
.LBB4_33:
	s_or_b64 exec, exec, s[12:13]
.LBB4_34:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB4_36
	v_and_b32_e32 v21, 0xffff, v7
	ds_write_b32 v9, v21
.LBB4_36:
	s_or_b64 exec, exec, s[10:11]
.LBB4_37:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB4_43
	v_cmp_lt_i32_e32 vcc, 0, v21
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB4_40
	ds_write_b32 v9, v17
.LBB4_40:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	v_and_b32_e32 v13, 0xffff, v7
	v_min_u32_e32 v13, s16, v13
	v_and_b32_e32 v13, 15, v13
	v_ashrrev_i32_e32 v13, v13, v6
	v_min_i32_e32 v13, 13, v13
	s_or_b64 exec, exec, s[10:11]
.LBB4_43:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[6:7], exec
	s_mov_b32 s10, 0
.LBB4_44:
	s_ff1_i32_b64 s11, s[6:7]
	v_readlane_b32 s14, v16, s11
	s_lshl_b64 s[12:13], 1, s11
	s_add_i32 s10, s10, s14
	s_andn2_b64 s[6:7], s[6:7], s[12:13]
	s_cmp_lg_u64 s[6:7], 0
	s_cbranch_scc1 .LBB4_44
	v_mbcnt_lo_u32_b32 v21, exec_lo, 0
	v_mbcnt_hi_u32_b32 v21, exec_hi, v21
	v_cmp_eq_u32_e32 vcc, 0, v21
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB4_22
	v_mov_b32_e32 v22, s3
	v_mov_b32_e32 v21, s2
	v_mov_b32_e32 v23, s10
	flat_atomic_add v[21:22], v23
	s_branch .LBB4_22
.LBB4_47:
	s_or_b64 exec, exec, s[4:5]
.LBB4_48:
	s_or_b64 exec, exec, s[0:1]
	v_sub_u32_e32 v0, vcc, 0, v11
	v_max_i32_e32 v0, v11, v0
	ds_write_b32 v9, v0
	v_bfe_i32 v1, v18, 0, 8
	v_add_u32_e32 v0, vcc, v0, v11
	v_add_u32_e32 v0, vcc, v0, v1
	v_add_u32_e32 v0, vcc, v0, v20
	v_add_u32_e32 v0, vcc, v0, v5
	v_and_b32_e32 v2, 0xffff, v7
	v_add_u32_e32 v0, vcc, v0, v13
	v_add_u32_e32 v0, vcc, v0, v2
	v_add_u32_e32 v2, vcc, v0, v12
	v_lshlrev_b32_e32 v0, 2, v8
	v_cvt_f32_f16_e32 v5, v14
	v_mov_b32_e32 v1, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dword v[0:1], v2
	v_add_f32_e32 v0, v10, v19
	v_add_f32_e32 v0, v0, v5
	flat_store_dword v[3:4], v0
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
.Lfunc_end4:
	.size	k4, .Lfunc_end4-k4
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k5
	.globl	k5
	.p2align	8
	.type	k5,@function
k5:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s14, s[4:5], 0x10
	s_load_dword s7, s[4:5], 0x24
	s_load_dword s12, s[4:5], 0x30
	s_lshl_b32 s10, s6, 6
	v_add_u32_e32 v3, vcc, s10, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_and_b32_e32 v6, 0x3ff, v3
	flat_load_dword v7, v[1:2]
	v_lshlrev_b32_e32 v1, 2, v6
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v1, vcc, s2, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v5, v[1:2]
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v10, s7
	ds_bpermute_b32 v4, v4, v10 offset:20
	s_mov_b64 s[8:9], exec
	v_mbcnt_lo_u32_b32 v8, s8, 0
	v_and_b32_e32 v3, 63, v0
	v_mbcnt_hi_u32_b32 v8, s9, v8
	v_lshlrev_b32_e32 v9, 2, v3
	s_mov_b32 m0, -1
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_waitcnt vmcnt(1)
	ds_write_b32 v9, v7
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB5_2
	s_waitcnt lgkmcnt(1)
	v_and_b32_e32 v4, 0x3ff, v4
	v_lshlrev_b32_e32 v4, 2, v4
	s_abs_i32 s7, s14
	s_bcnt1_i32_b64 s8, s[8:9]
	v_mov_b32_e32 v9, s1
	v_add_u32_e32 v8, vcc, s0, v4
	s_mul_i32 s7, s7, s8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_mov_b32_e32 v4, s7
	flat_atomic_add v[8:9], v4
.LBB5_2:
	s_or_b64 exec, exec, s[10:11]
	v_and_b32_e32 v8, 0xffff, v7
	v_cmp_ne_u32_e32 vcc, 7, v8
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execnz .LBB5_5
	s_andn2_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execnz .LBB5_16
.LBB5_4:
	s_endpgm
.LBB5_5:
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v4, 0x8d3dcb09
	v_mul_hi_u32 v4, s14, v4
	v_xor_b32_e32 v3, 1, v3
	s_load_dword s15, s[4:5], 0x14
	s_load_dword s7, s[4:5], 0x20
	v_lshlrev_b32_e32 v3, 2, v3
	v_lshrrev_b32_e32 v4, 4, v4
	v_mul_lo_u32 v4, v4, 29
	ds_read_b32 v12, v3
	s_add_i32 s16, s6, s14
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v10, s7
	v_sub_u32_e32 v3, vcc, s14, v4
	v_xor_b32_e32 v3, v3, v0
	v_add_u32_e32 v13, vcc, s12, v3
	v_bfe_i32 v9, v13, 0, 8
	v_sub_u32_e32 v3, vcc, s12, v12
	v_and_b32_e32 v4, s16, v9
	v_bfe_u32 v3, v3, v4, 5
	v_cmp_le_i32_e32 vcc, s16, v3
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_and_b32 s10, s15, 0xff
	v_and_b32_e32 v3, 0xff, v13
	v_add_u32_e32 v3, vcc, s10, v3
	v_cvt_f32_u32_e32 v3, v3
	v_cvt_f16_f32_e32 v3, v3
	v_fma_f16 v10, v3, v10, 0.5
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v11, s16
	v_mov_b32_e32 v3, v9
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB5_15
	v_lshlrev_b32_e32 v3, 2, v6
	v_mov_b32_e32 v11, s1
	v_add_u32_e32 v3, vcc, s0, v3
	v_addc_u32_e32 v4, vcc, 0, v11, vcc
	v_mov_b32_e32 v14, 17
	flat_store_dword v[3:4], v14
	v_and_b32_e32 v14, 0x3ff, v7
	v_lshlrev_b32_e32 v14, 2, v14
	v_add_u32_e32 v14, vcc, s0, v14
	v_addc_u32_e32 v15, vcc, 0, v11, vcc
	flat_load_dword v11, v[14:15]
	s_waitcnt vmcnt(2)
	v_cvt_i32_f32_e32 v14, v5
	s_add_i32 s12, s12, -1
	v_add_u32_e32 v15, vcc, s14, v12
	v_mul_lo_u32 v14, s12, v14
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, vcc, v15, v11
	v_bfe_i32 v11, v11, 0, 16
	v_cmp_le_i32_e32 vcc, v14, v11
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB5_12
	v_and_b32_e32 v11, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v11
	v_mov_b32_e32 v11, s16
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB5_11
	v_mov_b32_e32 v11, s16
	flat_store_dword v[3:4], v11
	v_and_b32_e32 v4, 0xff, v13
	v_add_u32_e32 v3, vcc, s14, v7
	v_add_u32_e32 v4, vcc, 14, v4
	v_min_i32_e32 v3, v3, v4
	v_bfe_u32 v11, v3, v12, 5
.LBB5_11:
	s_or_b64 exec, exec, s[12:13]
	s_mov_b32 s12, 0x3fc00000
	v_mul_f32_e64 v5, v5, s12 clamp
.LBB5_12:
	s_or_saveexec_b64 s[10:11], s[10:11]
	v_mov_b32_e32 v3, s14
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB5_14
	v_lshlrev_b32_e32 v3, 2, v0
	v_mov_b32_e32 v4, s3
	v_add_u32_e32 v3, vcc, s2, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_load_dword v12, v[3:4]
	s_and_b32 s12, s14, 25
	s_lshl_b32 s12, s12, 2
	s_add_u32 s12, s2, s12
	s_addc_u32 s13, s3, 0
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	v_mov_b32_e32 v11, s16
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v12, v12, v12
	v_and_b32_e32 v12, 0x7fffffff, v12
	flat_store_dword v[3:4], v12
	v_mov_b32_e32 v3, s14
.LBB5_14:
	s_or_b64 exec, exec, s[10:11]
.LBB5_15:
	s_or_b64 exec, exec, s[6:7]
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v13, s3
	v_add_u32_e32 v12, vcc, s2, v4
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	flat_load_dword v4, v[12:13]
	v_cvt_f32_f16_e32 v10, v10
	s_load_dwordx2 s[2:3], s[4:5], 0x18
	v_lshlrev_b32_e32 v6, 2, v6
	v_cvt_f32_i32_e32 v16, v7
	v_lshlrev_b32_e32 v17, 1, v7
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v6, vcc, s0, v6
	s_mov_b32 s5, 0x6f800000
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_f32_e32 v18, 0x3fa00000, v10
	v_mov_b32_e32 v15, 0x2f800000
	v_mov_b32_e32 v12, 0x2a05f200
	v_mov_b32_e32 v13, 1
	v_cmp_gt_f32_e64 vcc, |v18|, s5
	v_cndmask_b32_e32 v19, 1.0, v15, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i64_e32 vcc, s[2:3], v[12:13]
	v_xor_b32_e32 v14, s15, v0
	v_cndmask_b32_e64 v12, -v16, v16, vcc
	v_add_u32_e32 v13, vcc, s2, v14
	v_add_u32_e32 v8, vcc, v13, v8
	v_add_u32_e32 v8, vcc, v8, v17
	s_mov_b32 s4, 0x3fa00000
	v_add_u32_e32 v8, vcc, v8, v9
	v_add_u32_e32 v3, vcc, v8, v3
	v_mul_f32_e32 v14, v18, v19
	v_rcp_f32_e32 v13, v14
	v_cvt_f32_ubyte0_e32 v0, v0
	v_mul_f32_e32 v0, v0, v13
	v_mul_f32_e32 v0, v19, v0
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v4, 0x3e800000, v4
	v_add_f32_e64 v4, |v4|, s4
	v_cmp_gt_f32_e64 vcc, |v4|, s5
	v_cndmask_b32_e32 v8, 1.0, v15, vcc
	v_mul_f32_e32 v4, v4, v8
	v_rcp_f32_e32 v4, v4
	v_add_u32_e32 v3, vcc, v3, v11
	flat_store_dword v[6:7], v3
	v_mul_f32_e32 v0, v0, v4
	v_mad_f32 v0, v8, v0, -v12
	v_add_f32_e64 v0, v5, |v0|
	v_add_f32_e32 v0, v0, v10
	flat_store_dword v[1:2], v0
	s_andn2_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB5_4
.LBB5_16:
	v_lshlrev_b32_e32 v0, 2, v6
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dword v[0:1], v7
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
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[1:2]
	s_load_dwordx2 s[10:11], s[4:5], 0x20
	s_load_dword s7, s[4:5], 0x2c
	v_and_b32_e32 v1, 63, v0
	v_lshlrev_b32_e32 v4, 2, v1
	v_mov_b32_e32 v6, s3
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v1, s10
	v_mov_b32_e32 v2, s10
	s_and_b32 s12, s8, s9
	v_mul_f32_e32 v2, s7, v2
	s_bitcmp0_b32 s12, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, vcc, s11, v3
	v_and_b32_e32 v5, 0x3ff, v5
	v_lshlrev_b32_e32 v5, 2, v5
	v_add_u32_e32 v5, vcc, s2, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	ds_write_b32 v4, v3
	flat_store_dword v[5:6], v2
	s_cbranch_scc1 .LBB6_2
	v_cvt_f32_ubyte0_e32 v2, v0
	v_add_f32_e64 v2, v2, s10 clamp
	v_and_b32_e32 v5, 0x7fffffff, v2
	s_mov_b64 s[12:13], 0
	s_branch .LBB6_3
.LBB6_2:
	s_mov_b64 s[12:13], -1
.LBB6_3:
	s_load_dword s7, s[4:5], 0x28
	v_cvt_f32_f16_e32 v6, v1
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB6_5
	s_mov_b32 s12, 0x3e800000
	v_mov_b32_e32 v1, s10
	v_fma_f32 v1, v6, s12, v1
	v_mul_f32_e32 v5, 0x3f2aaaab, v1
.LBB6_5:
	s_load_dwordx2 s[4:5], s[4:5], 0x18
	v_xor_b32_e32 v7, s9, v0
	v_and_b32_e32 v2, 1, v0
	v_and_b32_e32 v1, 7, v7
	v_cmp_eq_u32_e32 vcc, 1, v2
	v_cndmask_b32_e32 v11, 7, v1, vcc
	s_waitcnt lgkmcnt(0)
	v_subrev_u32_e32 v1, vcc, s7, v0
	v_mov_b32_e32 v2, 0
	v_mad_u64_u32 v[1:2], s[4:5], s4, 3, v[1:2]
	v_not_b32_e32 v9, 16
	v_mov_b32_e32 v10, -1
	v_mad_u64_u32 v[1:2], s[4:5], v1, 3, v[9:10]
	s_lshl_b32 s9, s6, 6
	v_add_u32_e32 v8, vcc, s9, v0
	v_cmp_lt_i32_e32 vcc, 1, v11
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB6_15
	v_cmp_lt_i32_e32 vcc, 2, v11
	s_mov_b64 s[16:17], -1
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB6_14
	v_cmp_lt_i32_e32 vcc, 3, v11
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB6_11
	v_cmp_eq_u32_e32 vcc, 4, v11
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB6_10
	s_and_b32 s7, s7, 0xff
	v_and_b32_e32 v2, 0xff, v8
	v_add_u32_e32 v2, vcc, s7, v2
	ds_write_b32 v4, v2
.LBB6_10:
	s_or_b64 exec, exec, s[18:19]
	v_add_u32_e32 v2, vcc, -1, v3
.LBB6_11:
	s_andn2_saveexec_b64 s[16:17], s[16:17]
	s_cbranch_execz .LBB6_13
	v_mul_lo_u32 v2, v3, s11
	ds_write_b32 v4, v2
	v_mov_b32_e32 v2, v3
.LBB6_13:
	s_or_b64 exec, exec, s[16:17]
	s_xor_b64 s[16:17], exec, -1
	v_mov_b32_e32 v9, v0
.LBB6_14:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], s[16:17], exec
	v_mov_b32_e32 v10, v0
.LBB6_15:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB6_19
	v_cmp_lt_i32_e32 vcc, 0, v11
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[16:17], s[14:15]
	s_and_saveexec_b64 s[18:19], vcc
	v_add_u32_e32 v2, vcc, 16, v3
	v_xor_b32_e32 v10, v2, v0
	s_xor_b64 s[4:5], exec, -1
	s_or_b64 s[16:17], s[14:15], exec
	s_or_b64 exec, exec, s[18:19]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[14:15], s[14:15], s[16:17]
.LBB6_19:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB6_21
	v_mov_b32_e32 v2, 21
	ds_write_b32 v4, v2
	v_mov_b32_e32 v9, v10
	v_mov_b32_e32 v2, v3
.LBB6_21:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[4:5]
	v_mul_lo_u32 v2, v3, 3
	v_and_b32_e32 v9, 15, v1
	v_lshrrev_b32_e64 v9, v9, 8
	v_add_u32_e32 v10, vcc, v2, v9
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v3, v10
	s_or_b64 exec, exec, s[12:13]
	v_and_b32_e32 v0, 0x3ff, v8
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v10, vcc, s2, v0
	s_lshl_b32 s2, s8, 1
	v_mov_b32_e32 v8, s3
	s_add_i32 s2, s2, s6
	v_addc_u32_e32 v11, vcc, 0, v8, vcc
	ds_read_b32 v4, v4
	v_add_u32_e32 v7, vcc, s2, v7
	v_add_u32_e32 v1, vcc, v7, v1
	v_bfe_i32 v8, v9, 0, 8
	v_add_u32_e32 v1, vcc, v1, v2
	v_and_b32_e32 v3, 0xffff, v3
	v_add_u32_e32 v1, vcc, v1, v8
	v_add_u32_e32 v1, vcc, v1, v3
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, vcc, v1, v4
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dword v[0:1], v2
	v_add_f32_e32 v0, s10, v5
	v_add_f32_e32 v0, v0, v6
	flat_store_dword v[10:11], v0
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
		.amdhsa_next_free_vgpr 12
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
	s_load_dword s7, s[4:5], 0x30
	s_lshl_b32 s8, s6, 6
	v_add_u32_e32 v4, vcc, s8, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_and_b32_e32 v6, 0x3ff, v4
	flat_load_dword v7, v[1:2]
	v_lshlrev_b32_e32 v1, 2, v6
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v1, vcc, s2, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v5, v[1:2]
	v_sub_u32_e32 v8, vcc, 0, v4
	v_and_b32_e32 v3, 63, v0
	v_max_i32_e32 v8, v4, v8
	v_lshlrev_b32_e32 v9, 2, v3
	s_mov_b32 m0, -1
	ds_write_b32 v9, v8
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v4, 0xffff, v7
	v_cmp_ne_u32_e32 vcc, 7, v4
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB7_2
	v_lshlrev_b32_e32 v4, 2, v7
	v_mov_b32_e32 v9, 20
	ds_bpermute_b32 v4, v4, v9
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v9, s7, v4, 5
.LBB7_2:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_load_dword s12, s[4:5], 0x28
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB7_4
	v_mov_b32_e32 v4, 0x88888889
	v_mul_hi_u32 v4, s7, v4
	s_waitcnt lgkmcnt(0)
	s_xor_b32 s10, s12, 18
	v_lshrrev_b32_e32 v4, 3, v4
	v_mul_lo_u32 v4, v4, 15
	v_sub_u32_e32 v4, vcc, s7, v4
	v_cmp_lt_i32_e32 vcc, s10, v4
	s_bcnt1_i32_b64 s10, vcc
	v_mov_b32_e32 v9, s10
.LBB7_4:
	s_or_b64 exec, exec, s[8:9]
	v_and_b32_e32 v4, 0x3ff, v7
	v_lshlrev_b32_e32 v4, 2, v4
	v_mov_b32_e32 v11, s1
	v_add_u32_e32 v10, vcc, s0, v4
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	v_lshlrev_b32_e32 v4, 2, v0
	flat_load_dword v10, v[10:11]
	v_mov_b32_e32 v12, s3
	v_add_u32_e32 v11, vcc, s2, v4
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	flat_load_dword v12, v[11:12]
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_xor_b32_e32 v3, 1, v3
	v_lshlrev_b32_e32 v3, 2, v3
	ds_read_b32 v13, v3
	s_waitcnt lgkmcnt(0)
	s_and_b32 s8, s3, 7
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 .LBB7_7
	s_and_b32 s9, s7, 15
	s_ashr_i32 s9, s2, s9
	s_sext_i32_i8 s9, s9
	v_mov_b32_e32 v11, v0
.LBB7_6:
	v_bfe_i32 v3, v11, 0, 8
	s_add_i32 s8, s8, -1
	s_cmp_eq_u32 s8, 0
	v_add_u32_e32 v11, vcc, s9, v3
	s_cbranch_scc0 .LBB7_6
	s_branch .LBB7_8
.LBB7_7:
	v_mov_b32_e32 v11, v0
.LBB7_8:
	s_lshl_b32 s8, s2, 2
	v_mov_b32_e32 v3, 22
	v_mov_b32_e32 v4, s8
	ds_bpermute_b32 v3, v4, v3
	v_sub_u32_e32 v4, vcc, 0, v0
	s_cmp_eq_u32 s2, 7
	s_cselect_b64 vcc, -1, 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v3, 2, v3
	v_cndmask_b32_e32 v0, v4, v0, vcc
	ds_bpermute_b32 v0, v3, v0
	s_load_dwordx2 s[8:9], s[4:5], 0x18
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_i32_e32 vcc, v7, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB7_10
	v_mad_u64_u32 v[3:4], s[14:15], s8, 3, -5
	v_cvt_f32_i32_e32 v4, s12
	v_mov_b32_e32 v0, s3
	s_waitcnt vmcnt(2)
	v_cmp_gt_f32_e32 vcc, -1.0, v5
	s_waitcnt vmcnt(1)
	v_cndmask_b32_e32 v0, v0, v10, vcc
	v_cmp_lt_i32_e32 vcc, 24, v0
	v_cndmask_b32_e64 v0, -v4, v4, vcc
.LBB7_10:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_load_dword s4, s[4:5], 0x20
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB7_12
	v_lshlrev_b32_e32 v0, 3, v7
	v_and_b32_e32 v0, 0xff8, v0
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v3, vcc, s0, v0
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_mov_b32_e32 v0, 21
	flat_atomic_add v[3:4], v0
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v0, s4
	s_waitcnt vmcnt(2)
	v_min_i32_e32 v3, 30, v10
	v_min_i32_e32 v0, v13, v0
	v_cmp_gt_i32_e32 vcc, v0, v3
	s_waitcnt vmcnt(1)
	v_cndmask_b32_e64 v0, -v12, v12, vcc
	v_sub_f32_e32 v0, v0, v12
	v_and_b32_e32 v0, 0x7fffffff, v0
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v4, s9
.LBB7_12:
	s_or_b64 exec, exec, s[10:11]
	v_mul_lo_u32 v4, v7, 3
	s_lshl_b32 s2, s2, 1
	s_min_i32 s3, s7, s3
	s_add_i32 s2, s2, s6
	v_add_u32_e32 v4, vcc, s3, v4
	v_add_u32_e32 v8, vcc, s2, v8
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_cvt_f16_f32_e32 v10, s4
	v_and_b32_e32 v4, 0xffff, v4
	v_add_u32_e32 v7, vcc, v8, v7
	v_add_u32_e32 v4, vcc, v7, v4
	v_bfe_i32 v11, v11, 0, 8
	v_add_u32_e32 v4, vcc, v4, v9
	v_add_u32_e32 v4, vcc, v4, v11
	v_add_u32_e32 v7, vcc, v4, v3
	v_lshlrev_b32_e32 v3, 2, v6
	v_cvt_f32_f16_e32 v6, v10
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v3, vcc, s0, v3
	v_add_f32_e32 v0, v5, v0
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_add_f32_e32 v0, v0, v6
	flat_store_dword v[3:4], v7
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
		.amdhsa_next_free_vgpr 14
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
	s_load_dwordx2 s[16:17], s[4:5], 0x10
	s_lshl_b32 s0, s6, 6
	v_add_u32_e32 v14, vcc, s0, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s9
	v_add_u32_e32 v3, vcc, s8, v1
	v_and_b32_e32 v11, 0x3ff, v14
	v_addc_u32_e32 v4, vcc, 0, v6, vcc
	v_lshlrev_b32_e32 v5, 2, v11
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v1, vcc, s10, v5
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v12, v[1:2]
	flat_load_dword v27, v[3:4]
	s_load_dwordx4 s[12:15], s[4:5], 0x20
	s_load_dword s28, s[4:5], 0x30
	s_and_b32 s26, s16, 7
	s_cmp_lg_u32 s26, 0
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s0, s16, s17
	v_and_b32_e32 v8, 15, v0
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v26, s12
	s_bitcmp0_b32 s0, 0
	v_and_b32_e32 v7, 63, v0
	v_add_u32_e32 v8, vcc, 1, v8
	v_subrev_u32_e32 v21, vcc, s13, v14
	s_cselect_b64 s[0:1], -1, 0
	s_add_i32 s29, s14, s16
	s_mov_b32 s18, 0x3fc00000
	v_cvt_f32_ubyte0_e32 v9, v0
	v_xor_b32_e32 v15, 1, v7
	v_add_u32_e32 v5, vcc, s8, v5
	s_add_u32 s6, s10, 64
	s_mov_b32 s22, 0
	s_movk_i32 s23, 0xf3
	s_mov_b32 s24, 0x41000000
	s_mov_b32 s25, 0x41d80000
	v_lshlrev_b32_e32 v13, 2, v7
	v_max_f32_e64 v10, v9, v9 clamp
	v_lshlrev_b32_e32 v19, 2, v15
	v_cvt_f32_ubyte0_e32 v20, v8
	v_xor_b32_e32 v25, s17, v0
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	s_mul_i32 s27, s26, 9
	s_addc_u32 s7, s11, 0
	s_mov_b32 m0, -1
	v_mov_b32_e32 v17, s12
	v_mov_b32_e32 v8, s16
	v_mov_b32_e32 v24, v0
	s_waitcnt vmcnt(1)
	v_cvt_f16_f32_e32 v23, v12
	v_mul_f32_e64 v22, v12, s18 clamp
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v27
	ds_write_b32 v13, v27
	s_cmp_lt_i32 s26, 2
	s_cbranch_scc1 .LBB8_5
.LBB8_1:
	s_cmp_lt_i32 s26, 3
	s_cbranch_scc1 .LBB8_6
	s_cmp_gt_i32 s26, 3
	s_cbranch_scc0 .LBB8_7
	s_cmp_lg_u32 s26, 4
	s_cbranch_scc0 .LBB8_8
	v_add_u32_e32 v16, vcc, -1, v27
	s_mov_b64 s[18:19], 0
	s_branch .LBB8_9
.LBB8_5:
	s_branch .LBB8_17
.LBB8_6:
	s_mov_b64 s[18:19], 0
	s_cbranch_execnz .LBB8_13
	s_branch .LBB8_14
.LBB8_7:
	s_mov_b64 s[18:19], -1
	s_branch .LBB8_12
.LBB8_8:
	s_mov_b64 s[18:19], -1
.LBB8_9:
	s_andn2_b64 vcc, exec, s[18:19]
	v_mov_b32_e32 v28, v26
	s_cbranch_vccnz .LBB8_11
	ds_read_b32 v16, v19
	v_cvt_i32_f32_e32 v18, v17
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v16, v16, v18, 5
	v_cmp_lt_i32_e32 vcc, v16, v8
	v_cndmask_b32_e64 v16, |v17|, v17, vcc
	v_cvt_f16_f32_e32 v16, v16
	v_fma_f16 v28, v16, v26, 0.5
	v_mov_b32_e32 v16, v27
.LBB8_11:
	s_mov_b64 s[18:19], 0
	v_mov_b32_e32 v18, v17
.LBB8_12:
	v_mov_b32_e32 v29, v17
	s_branch .LBB8_14
.LBB8_13:
	s_mov_b64 s[18:19], -1
	v_mov_b32_e32 v29, v22
.LBB8_14:
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB8_16
	v_mov_b32_e32 v16, s13
	flat_store_dword v[5:6], v16
	v_mov_b32_e32 v18, v29
	v_mov_b32_e32 v16, v27
	v_mov_b32_e32 v28, v26
.LBB8_16:
	s_cbranch_execnz .LBB8_20
.LBB8_17:
	s_cmp_lt_i32 s26, 1
	s_cbranch_scc1 .LBB8_19
	v_mov_b32_e32 v17, s15
.LBB8_19:
	v_mov_b32_e32 v28, v26
	v_mov_b32_e32 v16, v27
	v_mov_b32_e32 v18, v17
.LBB8_20:
	v_and_b32_e32 v17, 0x3ff, v16
	v_lshlrev_b32_e32 v17, 2, v17
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v26, vcc, s8, v17
	v_addc_u32_e32 v27, vcc, 0, v27, vcc
	flat_load_dword v26, v[26:27]
	v_bfe_i32 v17, v24, 0, 8
	v_mov_b32_e32 v27, s15
	v_cmp_lt_i16_e32 vcc, 3, v17
	v_cndmask_b32_e64 v17, v27, |v12|, vcc
	v_fma_f32 v17, v10, v17, v18
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, -8, v26
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB8_25
	s_andn2_b64 vcc, exec, s[2:3]
	s_mov_b32 s20, s27
	s_cbranch_vccnz .LBB8_24
.LBB8_22:
	s_mov_b32 s12, s20
	s_lshr_b32 s20, s20, 1
	s_cmp_lt_u32 s12, 2
	s_cbranch_scc0 .LBB8_22
	flat_load_dword v8, v[3:4]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v17, vcc, 0, v8
	v_cndmask_b32_e64 v8, v8, v17, s[0:1]
	v_bfe_u32 v8, s12, v8, 5
	v_xor_b32_e32 v8, s12, v8
	v_mov_b32_e32 v17, v9
.LBB8_24:
	v_and_b32_e32 v15, 0xffff, v15
	v_mad_u32_u24 v15, v15, 3, v16
.LBB8_25:
	s_or_saveexec_b64 s[18:19], s[18:19]
	v_mov_b32_e32 v18, s22
	v_mov_b32_e32 v26, v28
	s_xor_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB8_29
	v_rcp_iflag_f32_e32 v18, v20
	v_add_u32_e32 v26, vcc, s23, v8
	v_and_b32_e32 v26, 0xff, v26
	v_mul_f32_e32 v18, 0x41000000, v18
	v_trunc_f32_e32 v18, v18
	v_cvt_u32_f32_e32 v27, v18
	v_mad_f32 v18, -v18, v20, s24
	v_cmp_ge_f32_e64 vcc, |v18|, |v20|
	v_addc_u32_e32 v18, vcc, 0, v27, vcc
	v_and_b32_e32 v27, 15, v25
	v_add_u32_e32 v27, vcc, 1, v27
	v_cvt_f32_ubyte0_e32 v27, v27
	v_rcp_iflag_f32_e32 v29, v27
	v_and_b32_e32 v18, 31, v18
	v_add_u32_e32 v18, vcc, v18, v26
	v_mul_f32_e32 v26, 0x41d80000, v29
	v_trunc_f32_e32 v26, v26
	v_cvt_u32_f32_e32 v29, v26
	v_mad_f32 v26, -v26, v27, s25
	v_cmp_ge_f32_e64 vcc, |v26|, |v27|
	v_addc_u32_e32 v26, vcc, 0, v29, vcc
	v_and_b32_e32 v26, 15, v26
	v_ashrrev_i32_e64 v26, v26, s29
	v_cmp_lt_i32_e32 vcc, v18, v26
	v_mov_b32_e32 v18, v21
	s_and_saveexec_b64 s[20:21], vcc
	v_and_b32_e32 v15, 0xffff, v15
	v_mov_b32_dpp v17, v25 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mad_u32_u24 v15, v15, 3, v17
	v_fma_f16 v28, v23, v28, 0.5
	v_mov_b32_e32 v18, v25
	v_mov_b32_e32 v17, v9
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v26, s7
	v_mov_b32_e32 v25, s6
	v_xor_b32_e32 v24, s17, v24
	flat_store_dword v[25:26], v17
	v_mov_b32_e32 v26, v28
.LBB8_29:
	s_or_b64 exec, exec, s[18:19]
	s_add_i32 s22, s22, 1
	s_cmp_eq_u32 s22, 4
	s_cbranch_scc1 .LBB8_31
	v_mov_b32_e32 v27, v16
	v_mov_b32_e32 v25, v18
	s_cmp_lt_i32 s26, 2
	s_cbranch_scc1 .LBB8_5
	s_branch .LBB8_1
.LBB8_31:
	v_xor_b32_e32 v5, s17, v16
	v_sub_u32_e32 v6, vcc, 0, v5
	v_bfe_i32 v19, v24, 0, 8
	v_max_i32_e32 v5, v5, v6
	v_sub_u32_e32 v6, vcc, 0, v19
	v_cmp_lt_i32_e32 vcc, -6, v8
	v_cndmask_b32_e32 v6, v6, v19, vcc
	v_cmp_ne_u32_e32 vcc, v5, v6
	s_and_saveexec_b64 s[0:1], vcc
	v_cvt_f32_f16_e32 v5, v26
	v_cvt_f32_ubyte0_e32 v6, v0
	v_max_f32_e64 v9, v5, v5 clamp
	v_mul_f32_e32 v9, 0x3eba2e8c, v9
	v_mac_f32_e32 v5, v6, v17
	v_fma_f32 v12, v9, v5, v17
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v5, 2, v0
	v_mov_b32_e32 v6, s11
	v_add_u32_e32 v5, vcc, s10, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	flat_load_dword v5, v[5:6]
	v_cvt_i32_f32_e32 v6, v17
	v_xor_b32_e32 v7, 1, v7
	v_lshlrev_b32_e32 v22, 2, v7
	ds_read_b32 v7, v22
	v_and_b32_e32 v6, 0xff, v6
	v_and_b32_e32 v9, 0xff, v18
	v_add_u32_e32 v6, vcc, v6, v9
	v_cvt_f32_u32_e32 v6, v6
	s_load_dwordx2 s[4:5], s[4:5], 0x18
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v7, s13, v7
	v_lshlrev_b32_e32 v7, 2, v7
	v_mov_b32_e32 v20, 20
	v_cvt_f32_ubyte0_e32 v23, v0
	v_cvt_f16_f32_e32 v6, v6
	v_mul_f32_e32 v21, v12, v23
	ds_bpermute_b32 v7, v7, v20
	v_cvt_f16_f32_e32 v21, v21
	v_add_u32_e32 v9, vcc, v14, v19
	v_bfe_i32 v9, v9, 0, 16
	v_bfe_u32 v10, s4, v8, 5
	v_fma_f16 v6, v6, v26, 0.5
	v_bfe_u32 v9, v9, v10, 5
	v_fma_f16 v10, v21, v6, 0.5
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, v9, v7
	v_cndmask_b32_e32 v6, v10, v6, vcc
	s_and_b32 s29, s13, 7
	s_mov_b32 s7, 1
	v_cndmask_b32_e32 v21, v16, v8, vcc
	s_cmp_eq_u32 s29, 0
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e32 v5, v5
	v_fma_f16 v5, v5, v6, 0.5
	v_cvt_f32_f16_e32 v20, v5
	s_cbranch_scc1 .LBB8_63
	v_lshlrev_b32_e32 v5, 2, v11
	v_mov_b32_e32 v6, s9
	v_add_u32_e32 v7, vcc, s8, v5
	s_mov_b32 s2, 0x3fc00000
	v_addc_u32_e32 v8, vcc, 0, v6, vcc
	v_fma_f32 v24, s2, s2, v23
	v_cmp_eq_u32_e64 s[2:3], v0, v18
	v_subrev_u32_e32 v0, vcc, s28, v0
	v_and_b32_e32 v0, 0x3ff, v0
	s_min_i32 s30, s28, 24
	s_lshl_b32 s6, s16, 2
	v_lshlrev_b32_e32 v0, 2, v0
	s_sub_i32 s33, 0, s30
	s_sub_i32 s34, 0, s14
	v_med3_f32 v25, s15, s15, 4.0
	s_and_b32 s15, s6, 28
	v_add_u32_e32 v9, vcc, s8, v0
	s_cmp_lg_u32 s15, 0
	v_addc_u32_e32 v10, vcc, 0, v6, vcc
	v_mov_b32_e32 v6, s5
	s_mov_b32 s31, 0
	v_cmp_gt_i16_e64 s[0:1], 4, v19
	s_cselect_b64 s[12:13], -1, 0
	v_bfe_u32 v0, v19, v21, 5
	v_mov_b32_e32 v5, s4
	s_mov_b32 s6, 0x2a05f200
	s_mov_b32 s16, 0x86186187
	s_mov_b32 s35, 0x60000
	s_movk_i32 s36, 0x3fb
	s_branch .LBB8_37
.LBB8_35:
	v_mov_b32_e32 v15, v27
.LBB8_36:
	s_or_b64 exec, exec, s[18:19]
	v_add_u32_e32 v26, vcc, s36, v5
	v_and_b32_e32 v26, 0x3ff, v26
	v_lshlrev_b32_e32 v26, 2, v26
	v_and_b32_e32 v16, 0xffff, v15
	v_mov_b32_e32 v27, s11
	v_add_u32_e32 v26, vcc, s10, v26
	s_add_i32 s31, s31, 1
	v_mov_b32_dpp v16, v16 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_f32_e32 v28, v12, v23
	v_addc_u32_e32 v27, vcc, 0, v27, vcc
	s_cmp_eq_u32 s31, s29
	flat_store_dword v[26:27], v28
	s_cbranch_scc1 .LBB8_64
.LBB8_37:
	v_mov_b32_e32 v26, s31
	v_mov_b32_e32 v29, s33
	s_nop 0
	v_mov_b32_dpp v26, v26 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_or_b32_e32 v26, 1, v26
	v_cvt_f32_u32_e32 v27, v26
	v_sub_u32_e32 v28, vcc, 0, v26
	v_rcp_iflag_f32_e32 v27, v27
	v_mul_f32_e32 v27, 0x4f7ffffe, v27
	v_cvt_u32_f32_e32 v27, v27
	v_mul_lo_u32 v28, v28, v27
	v_mul_hi_u32 v28, v27, v28
	v_add_u32_e32 v27, vcc, v27, v28
	v_mul_hi_u32 v27, v27, 11
	v_mov_b32_e32 v28, s30
	v_mul_lo_u32 v27, v27, v26
	v_sub_u32_e32 v27, vcc, 11, v27
	v_sub_u32_e32 v30, vcc, v27, v26
	v_cmp_ge_u32_e32 vcc, v27, v26
	v_cndmask_b32_e32 v27, v27, v30, vcc
	v_sub_u32_e32 v30, vcc, v27, v26
	v_cmp_ge_u32_e32 vcc, v27, v26
	v_cndmask_b32_e32 v26, v27, v30, vcc
	v_cmp_eq_u32_e32 vcc, s14, v16
	v_cndmask_b32_e32 v27, v28, v29, vcc
	v_cmp_ge_i32_e32 vcc, v26, v27
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB8_36
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_xor_b64 s[20:21], exec, s[4:5]
	s_cbranch_execz .LBB8_40
	v_and_b32_e32 v26, 0x3ff, v16
	v_add_u32_e32 v17, vcc, s31, v21
	v_lshlrev_b32_e32 v26, 2, v26
	v_add_u32_e32 v26, vcc, s8, v26
	v_mov_b32_e32 v27, s9
	v_addc_u32_e32 v27, vcc, 0, v27, vcc
	flat_load_dword v26, v[26:27]
	v_sub_u32_e32 v29, vcc, 0, v17
	v_ashrrev_i32_e32 v28, 31, v17
	v_max_i32_e32 v17, v17, v29
	s_waitcnt vmcnt(0)
	v_bfe_u32 v26, v16, v26, 5
	v_and_b32_e32 v26, 15, v26
	v_add_u32_e32 v27, vcc, 1, v26
	v_cvt_f32_ubyte0_e32 v29, v27
	v_rcp_iflag_f32_e32 v29, v29
	v_not_b32_e32 v26, v26
	v_mul_f32_e32 v29, 0x4f7ffffe, v29
	v_cvt_u32_f32_e32 v29, v29
	v_mul_lo_u32 v26, v26, v29
	v_mul_hi_u32 v26, v29, v26
	v_add_u32_e32 v26, vcc, v29, v26
	v_mul_hi_u32 v26, v17, v26
	v_mul_lo_u32 v29, v26, v27
	v_sub_u32_e32 v17, vcc, v17, v29
	v_cmp_ge_u32_e32 vcc, v17, v27
	v_add_u32_e64 v29, s[4:5], 1, v26
	v_cndmask_b32_e32 v26, v26, v29, vcc
	v_sub_u32_e64 v29, s[4:5], v17, v27
	v_cndmask_b32_e32 v17, v17, v29, vcc
	v_cmp_ge_u32_e32 vcc, v17, v27
	v_add_u32_e64 v17, s[4:5], 1, v26
	v_cndmask_b32_e32 v17, v26, v17, vcc
	v_xor_b32_e32 v17, v17, v28
	v_sub_u32_e32 v17, vcc, v17, v28
	v_cmp_lt_i64_e32 vcc, s[6:7], v[5:6]
	flat_store_dword v[7:8], v17
	v_mov_b32_e32 v17, s34
	v_mov_b32_e32 v26, s14
	v_cndmask_b32_e32 v17, v17, v26, vcc
	v_and_b32_e32 v17, 0x3ff, v17
	v_lshlrev_b32_e32 v17, 2, v17
	v_add_u32_e32 v26, vcc, s10, v17
	v_mov_b32_e32 v17, s11
	v_addc_u32_e32 v27, vcc, 0, v17, vcc
	flat_store_dword v[26:27], v24
.LBB8_40:
	s_or_saveexec_b64 s[4:5], s[20:21]
	v_mov_b32_e32 v26, v23
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_42
	v_and_b32_e32 v26, 15, v16
	v_max_f32_e64 v12, v12, v12 clamp
	v_lshrrev_b32_e64 v26, v26, s31
	v_add_f32_e32 v12, v12, v20
	flat_store_dword v[7:8], v26
	v_add_f32_e32 v12, v12, v23
	v_mov_b32_e32 v26, v17
.LBB8_42:
	s_or_b64 exec, exec, s[4:5]
	ds_read_b32 v17, v22
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[20:21], 0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v17, vcc, 6, v17
	v_and_b32_e32 v28, 7, v17
	v_cmp_lt_i32_e32 vcc, 1, v28
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_cbranch_execz .LBB8_52
	v_cmp_lt_i32_e32 vcc, 2, v28
	s_mov_b64 s[24:25], -1
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB8_51
	v_cmp_lt_i32_e32 vcc, 3, v28
	s_and_saveexec_b64 s[24:25], vcc
	s_xor_b64 s[24:25], exec, s[24:25]
	s_cbranch_execz .LBB8_48
	v_cmp_eq_u32_e32 vcc, 4, v28
	v_mov_b32_e32 v27, v15
	s_and_saveexec_b64 s[26:27], vcc
	v_and_b32_e32 v16, 0xffff, v15
	v_bfe_u32 v17, v16, v14, 5
	v_mad_u32_u24 v27, v16, 3, v17
	s_or_b64 exec, exec, s[26:27]
.LBB8_48:
	s_andn2_saveexec_b64 s[24:25], s[24:25]
	s_cbranch_execz .LBB8_50
	v_mov_b32_e32 v16, s31
	v_mov_b32_e32 v27, v15
	ds_write_b32 v13, v16
.LBB8_50:
	s_or_b64 exec, exec, s[24:25]
	s_xor_b64 s[24:25], exec, -1
	v_mov_b32_e32 v17, v26
.LBB8_51:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], s[24:25], exec
.LBB8_52:
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB8_56
	v_cmp_lt_i32_e32 vcc, 0, v28
	s_mov_b64 s[26:27], -1
	s_mov_b64 s[24:25], s[20:21]
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB8_55
	flat_load_dword v17, v[3:4]
	v_lshlrev_b32_e32 v16, 16, v16
	v_mov_b32_e32 v28, s9
	s_xor_b64 s[26:27], exec, -1
	s_or_b64 s[24:25], s[20:21], exec
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v27, v17, s16
	v_sub_u32_e32 v29, vcc, v17, v27
	v_lshrrev_b32_e32 v29, 1, v29
	v_add_u32_e32 v27, vcc, v29, v27
	v_lshrrev_b32_e32 v27, 4, v27
	v_mul_lo_u32 v27, v27, 21
	v_add_u32_e32 v29, vcc, s35, v16
	v_sub_u32_e32 v16, vcc, v17, v27
	v_lshlrev_b32_e32 v16, 2, v16
	v_add_u32_e32 v16, vcc, s8, v16
	v_addc_u32_e32 v17, vcc, 0, v28, vcc
	v_ashrrev_i32_e32 v27, 16, v29
	flat_atomic_add v[16:17], v27
.LBB8_55:
	s_or_b64 exec, exec, s[4:5]
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_and_b64 s[4:5], s[26:27], exec
	s_or_b64 s[20:21], s[20:21], s[24:25]
.LBB8_56:
	s_or_b64 exec, exec, s[22:23]
	s_and_saveexec_b64 s[22:23], s[20:21]
	s_xor_b64 s[20:21], exec, s[22:23]
	v_fma_f32 v17, v25, v12, v26
	v_mov_b32_e32 v27, v15
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[4:5]
	s_cbranch_execz .LBB8_60
	s_sub_i32 s4, 0, s31
	v_mov_b32_e32 v16, s4
	v_mov_b32_e32 v17, s31
	v_cndmask_b32_e64 v16, v16, v17, s[2:3]
	v_ashrrev_i32_e32 v17, 31, v16
	v_mad_u64_u32 v[28:29], s[4:5], v5, 3, v[16:17]
	v_mul_lo_u32 v5, v6, 3
	v_mov_b32_e32 v27, v15
	v_mov_b32_e32 v17, v26
	v_add_u32_e32 v29, vcc, v5, v29
	v_mov_b32_e32 v5, v28
	v_mov_b32_e32 v6, v29
.LBB8_60:
	s_or_b64 exec, exec, s[20:21]
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB8_35
	s_mov_b32 s4, 1
.LBB8_62:
	flat_atomic_add v[9:10], v0
	s_lshl_b32 s4, s4, 1
	s_cmp_le_u32 s4, s15
	s_cbranch_scc1 .LBB8_62
	s_branch .LBB8_35
.LBB8_63:
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v5, s4
.LBB8_64:
	v_and_b32_e32 v0, 0xffff, v15
	v_and_b32_e32 v6, 7, v0
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB8_76
	v_cmp_lt_i32_e32 vcc, 2, v6
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB8_73
	v_cmp_lt_i32_e32 vcc, 3, v6
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	v_cmp_eq_u32_e32 vcc, 4, v6
	s_and_b64 s[4:5], vcc, exec
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB8_70
	v_and_b32_e32 v6, 0x3ff, v16
	v_lshlrev_b32_e32 v6, 2, v6
	v_mov_b32_e32 v8, s9
	v_add_u32_e32 v6, vcc, s8, v6
	v_addc_u32_e32 v7, vcc, 0, v8, vcc
	flat_load_dword v6, v[6:7]
	flat_load_dword v7, v[3:4]
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v3, 0x3ff, v6
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v3, vcc, s8, v3
	v_addc_u32_e32 v4, vcc, 0, v8, vcc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, v7, v16
	flat_atomic_add v[3:4], v6
.LBB8_70:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[4:5]
	v_cmp_lt_i16_e32 vcc, 3, v19
	v_cndmask_b32_e64 v3, v20, |v17|, vcc
	v_madmk_f32 v17, v20, 0x3e800000, v3
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v16, vcc, -1, v16
.LBB8_73:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v16, s17
	s_or_b64 exec, exec, s[2:3]
.LBB8_76:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB8_80
	v_cmp_lt_i32_e32 vcc, 0, v6
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB8_79
	v_mov_b32_e32 v3, 5
	ds_write_b32 v13, v3
.LBB8_79:
	s_or_b64 exec, exec, s[2:3]
.LBB8_80:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v3, 2, v11
	v_mov_b32_e32 v4, s9
	v_add_u32_e32 v3, vcc, s8, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_add_u32_e32 v7, vcc, s28, v19
	ds_read_b32 v6, v13
	v_add_u32_e32 v7, vcc, v7, v18
	v_add_u32_e32 v7, vcc, v7, v21
	v_add_u32_e32 v0, vcc, v7, v0
	v_add_u32_e32 v0, vcc, v0, v5
	v_add_u32_e32 v0, vcc, v0, v16
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, vcc, v0, v6
	flat_store_dword v[3:4], v0
	v_add_f32_e32 v0, v12, v17
	v_add_f32_e32 v0, v0, v20
	flat_store_dword v[1:2], v0
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
		.amdhsa_next_free_vgpr 31
		.amdhsa_next_free_sgpr 37
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
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         k0.kd
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
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         k1.kd
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
    .name:           k2
    .private_segment_fixed_size: 0
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         k2.kd
    .vgpr_count:     26
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
    .sgpr_count:     12
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
    .sgpr_count:     20
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
    .sgpr_count:     19
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
    .sgpr_count:     22
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         k7.kd
    .vgpr_count:     14
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
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k8.kd
    .vgpr_count:     31
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

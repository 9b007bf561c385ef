	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
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
	s_load_dwordx8 s[12:19], s[4:5], 0x0
	v_lshlrev_b32_e32 v14, 2, v0
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v14, s[12:13]
	s_load_dword s24, s[4:5], 0x20
	s_load_dword s19, s[4:5], 0x30
	v_lshl_add_u32 v1, s8, 6, v0
	v_and_b32_e32 v4, 63, v0
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v10, s24
	v_and_b32_e32 v9, 0x3ff, v1
	v_lshlrev_b32_e32 v13, 2, v4
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 28, v3
	ds_write_b32 v13, v3
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[10:11], exec, s[6:7]
	s_cbranch_execz .LBB1_12
	s_load_dword s6, s[4:5], 0x24
	v_sub_u32_e32 v1, s19, v0
	v_cmp_gt_f16_e32 vcc, 2.0, v10
	v_and_b32_e32 v1, 15, v1
	v_and_b32_e32 v2, 0xffff, v3
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s6
	v_cndmask_b32_e32 v5, v5, v0, vcc
	v_ashrrev_i32_e32 v1, v1, v5
	v_cmp_le_i32_e32 vcc, v2, v1
	v_mov_b32_e32 v11, s24
	v_mov_b32_e32 v1, v3
	v_mov_b32_e32 v12, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB1_11
	v_mov_b32_e32 v6, v0
	v_and_b32_e32 v0, 0x3ff, v3
	v_lshlrev_b32_e32 v5, 2, v0
	global_load_dword v0, v5, s[12:13]
	s_mov_b64 s[22:23], s[4:5]
	s_or_b32 s4, s18, 1
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s5, 0, s4
	s_mov_b32 s25, s8
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v7, s5, v1
	v_mul_hi_u32 v7, v1, v7
	v_add_u32_e32 v1, v1, v7
	v_mul_hi_u32 v1, v2, v1
	v_mov_b32_e32 v7, 0
	v_mul_lo_u32 v1, v1, s4
	v_sub_u32_e32 v1, v2, v1
	v_subrev_u32_e32 v2, s4, v1
	v_cmp_le_u32_e32 vcc, s4, v1
	v_cndmask_b32_e32 v1, v1, v2, vcc
	v_subrev_u32_e32 v2, s4, v1
	v_cmp_le_u32_e32 vcc, s4, v1
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v8, 2, v0
	ds_bpermute_b32 v0, v8, v0
	v_cndmask_b32_e32 v8, v1, v2, vcc
	v_mov_b32_e32 v1, -7
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v11, v7, v0 offset:44
	v_mov_b32_e32 v0, v3
	s_swappc_b64 s[30:31], s[4:5]
	s_nop 1
	v_mov_b32_dpp v8, v0 row_shr:1 row_mask:0xf bank_mask:0xf
	v_cmp_ne_u32_e32 vcc, v11, v8
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB1_6
	s_mov_b64 s[8:9], exec
	v_mbcnt_lo_u32_b32 v0, s8, 0
	v_mbcnt_hi_u32_b32 v0, s9, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	ds_write_b32 v13, v7
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_5
	s_min_i32 s26, s17, s16
	s_bcnt1_i32_b64 s8, s[8:9]
	s_mul_i32 s8, s26, s8
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s8
	global_atomic_add v0, v1, s[12:13] offset:60
.LBB1_5:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s6, 0
.LBB1_6:
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_mov_b32_e32 v12, s6
	v_mov_b32_e32 v11, s24
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_8
	v_mul_f32_e64 v11, s24, s24 clamp
	v_cvt_i32_f32_e32 v0, v11
	v_lshlrev_b32_e32 v1, 2, v9
	v_mov_b32_e32 v12, v3
	global_store_dword v1, v0, s[12:13]
.LBB1_8:
	s_or_b64 exec, exec, s[4:5]
	s_and_b32 s6, s16, 7
	s_mov_b32 s7, 0
	s_cmp_eq_u32 s6, 0
	v_mov_b32_e32 v1, v3
	s_mov_b64 s[4:5], s[22:23]
	s_mov_b32 s8, s25
	v_mov_b32_e32 v0, v6
	s_cbranch_scc1 .LBB1_11
	v_xor_b32_e32 v2, 1, v4
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v2, v2
	v_mov_b32_e32 v1, s13
	v_add_co_u32_e32 v4, vcc, s12, v5
	v_addc_co_u32_e32 v5, vcc, 0, v1, vcc
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v15, 15, v2
	v_lshlrev_b32_e32 v2, 2, v9
	v_add_co_u32_e32 v6, vcc, s12, v2
	v_addc_co_u32_e32 v7, vcc, 0, v1, vcc
	v_mov_b32_e32 v8, s18
	v_mov_b32_e32 v1, v3
.LBB1_10:
	global_load_dword v16, v[4:5], off
	v_mad_u64_u32 v[1:2], s[22:23], v1, 3, v[8:9]
	v_mov_b32_e32 v2, s7
	s_add_i32 s7, s7, 1
	s_cmp_lg_u32 s6, s7
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v16, v15, v16
	v_cmp_gt_i32_e32 vcc, -4, v16
	v_cndmask_b32_e32 v2, 2, v2, vcc
	global_store_dword v[6:7], v2, off
	s_cbranch_scc1 .LBB1_10
.LBB1_11:
	s_or_b64 exec, exec, s[20:21]
	s_and_b32 s6, s17, 15
	s_add_i32 s6, s6, 1
	v_cvt_f32_ubyte0_e32 v2, s6
	v_rcp_iflag_f32_e32 v4, v2
	v_lshrrev_b16_e32 v5, 13, v1
	v_cvt_f32_ubyte0_e32 v5, v5
	v_mul_f32_e32 v4, v5, v4
	v_trunc_f32_e32 v4, v4
	v_cvt_u32_f32_e32 v6, v4
	v_mad_f32 v4, -v4, v2, v5
	v_cmp_ge_f32_e64 vcc, |v4|, v2
	v_addc_co_u32_e32 v2, vcc, 0, v6, vcc
	v_and_b32_e32 v2, 31, v2
	v_readfirstlane_b32 s9, v2
.LBB1_12:
	s_or_saveexec_b64 s[6:7], s[10:11]
	v_mov_b32_e32 v2, s9
	s_xor_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v12, 28
	v_mov_b32_e32 v2, s19
	v_mov_b32_dpp v1, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_u32_e32 v1, 0x54, v1
	v_mov_b32_e32 v11, s24
	s_or_b64 exec, exec, s[6:7]
	s_sub_i32 s6, 0, s16
	s_cmp_gt_i32 s19, 3
	s_cselect_b32 s6, s16, s6
	v_cmp_ge_i32_e32 vcc, s6, v3
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execnz .LBB1_17
	s_andn2_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execnz .LBB1_42
.LBB1_16:
	s_endpgm
.LBB1_17:
	v_and_b32_e32 v4, 0x3ff, v3
	v_lshlrev_b32_e32 v4, 2, v4
	global_load_dword v6, v4, s[12:13]
	v_and_b32_e32 v1, 0xffff, v1
	v_mov_b32_e32 v7, v1
	s_load_dword s9, s[4:5], 0x2c
	v_mov_b32_e32 v5, s13
	v_add_co_u32_e32 v4, vcc, s12, v14
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[20:21], 0
	s_waitcnt vmcnt(0)
	v_mov_b32_dpp v7, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	global_load_dword v6, v14, s[14:15]
	v_and_b32_e32 v17, 7, v7
	v_cmp_lt_i32_e32 vcc, 1, v17
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB1_29
	v_cmp_lt_i32_e32 vcc, 2, v17
	s_mov_b64 s[22:23], -1
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB1_28
	v_cmp_lt_i32_e32 vcc, 3, v17
	s_mov_b64 s[22:23], 0
	s_and_saveexec_b64 s[24:25], vcc
	s_xor_b64 s[24:25], exec, s[24:25]
	s_cbranch_execz .LBB1_23
	v_cmp_ne_u32_e32 vcc, 4, v17
	s_mov_b64 s[22:23], -1
	s_and_saveexec_b64 s[26:27], vcc
	v_add_u32_e32 v7, -1, v3
	s_xor_b64 s[22:23], exec, -1
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 s[22:23], s[22:23], exec
	v_mov_b32_e32 v8, v11
	v_mov_b32_e32 v14, v12
.LBB1_23:
	s_andn2_saveexec_b64 s[24:25], s[24:25]
	s_cbranch_execz .LBB1_25
	global_load_dword v4, v[4:5], off
	v_mov_b32_e32 v5, 3
	v_mov_b32_e32 v7, s16
	v_cmp_gt_i16_sdwa vcc, sext(v0), v5 src0_sel:BYTE_0 src1_sel:DWORD
	v_cndmask_b32_e32 v5, v7, v2, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s9
	v_cvt_f32_ubyte0_e32 v14, v0
	v_fma_f32 v7, v11, v14, v11
	s_or_b64 s[22:23], s[22:23], exec
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v5, v4
	v_cndmask_b32_e64 v4, v8, -v8, vcc
	v_mul_f32_e32 v8, v7, v4
.LBB1_25:
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], s[22:23]
	s_cbranch_execz .LBB1_27
	v_mov_b32_e32 v14, s17
	v_mov_b32_e32 v7, v3
	ds_write_b32 v13, v14
.LBB1_27:
	s_or_b64 exec, exec, s[24:25]
	s_xor_b64 s[22:23], exec, -1
	v_mov_b32_e32 v15, v10
	v_mov_b32_e32 v16, v2
.LBB1_28:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], s[22:23], exec
.LBB1_29:
	s_or_saveexec_b64 s[10:11], s[10:11]
	v_mov_b32_e32 v4, v10
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB1_33
	v_cmp_lt_i32_e32 vcc, 0, v17
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[22:23], s[20:21]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB1_32
	v_cvt_f32_f16_e32 v4, v10
	s_xor_b64 s[4:5], exec, -1
	s_or_b64 s[22:23], s[20:21], exec
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v4, s9, v4
	v_cvt_f16_f32_e32 v4, v4
	v_fma_f16 v4, v4, v10, 0.5
.LBB1_32:
	s_or_b64 exec, exec, s[24:25]
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[20:21], s[20:21], s[22:23]
.LBB1_33:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[20:21]
	s_cbranch_execz .LBB1_39
	v_cmp_ngt_f16_e32 vcc, 2.0, v4
	s_lshl_b32 s17, s18, 2
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB1_36
	v_mov_b32_e32 v5, s17
	v_mov_b32_e32 v7, s16
	ds_bpermute_b32 v5, v5, v7
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v5, 0, v5
.LBB1_36:
	s_andn2_saveexec_b64 s[20:21], s[20:21]
	s_cbranch_execz .LBB1_38
	v_mov_b32_e32 v5, s17
	v_mov_b32_e32 v7, s16
	ds_bpermute_b32 v5, v5, v7
.LBB1_38:
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, s16, v5
	v_bfe_i32 v16, v5, 0, 16
	v_mov_b32_e32 v8, v11
	v_mov_b32_e32 v7, v3
	v_mov_b32_e32 v15, v4
	v_mov_b32_e32 v14, v12
.LBB1_39:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB1_41
	v_cmp_gt_i32_e32 vcc, s16, v0
	s_bcnt1_i32_b64 s4, vcc
	s_cmp_eq_u32 s4, s16
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s9
	s_cselect_b64 vcc, -1, 0
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e32 v4, v4, v6, vcc
	v_cvt_f16_f32_e64 v4, |v4|
	v_mov_b32_e32 v14, v12
	v_mov_b32_e32 v16, v2
	v_mov_b32_e32 v7, v3
	v_fma_f16 v15, v4, v10, 0.5
	v_mov_b32_e32 v8, v11
.LBB1_41:
	s_or_b64 exec, exec, s[10:11]
	v_cvt_i32_f32_e32 v2, v8
	s_lshl_b32 s4, s16, 1
	s_add_i32 s4, s4, s8
	v_mov_b32_e32 v4, 12
	v_readfirstlane_b32 s5, v2
	v_add_u32_e32 v0, s5, v0
	s_add_i32 s4, s4, s18
	v_add_u32_e32 v1, s4, v1
	v_xor_b32_dpp v0, v4, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cvt_f32_f16_e32 v2, v15
	v_bfe_i32 v0, v0, 0, 8
	v_add3_u32 v1, v1, v16, v7
	v_lshlrev_b32_e32 v3, 2, v9
	v_add3_u32 v0, v1, v14, v0
	global_store_dword v3, v0, s[12:13]
	s_waitcnt vmcnt(1)
	v_add_f32_e64 v0, |v6|, v8
	v_add_f32_e32 v0, v0, v2
	global_store_dword v3, v0, s[14:15]
	s_andn2_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB1_16
.LBB1_42:
	v_lshlrev_b32_e32 v0, 2, v9
	global_store_dword v0, v3, s[12:13]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k0
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
		.amdhsa_next_free_vgpr 18
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
.Lfunc_end1:
	.size	k0, .Lfunc_end1-k0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k1
	.globl	k1
	.p2align	8
	.type	k1,@function
k1:
	s_load_dwordx8 s[12:19], s[4:5], 0x0
	v_mov_b32_e32 v3, v0
	v_lshlrev_b32_e32 v9, 2, v3
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v9, s[12:13]
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[10:11], s[4:5]
	s_and_b32 s4, s16, 15
	v_and_b32_e32 v6, 7, v3
	v_mov_b32_e32 v1, s18
	v_lshrrev_b32_e32 v2, s4, v3
	v_and_b32_e32 v5, 63, v3
	v_mov_b32_dpp v1, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_lshlrev_b32_e32 v12, 2, v5
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 0x3ff, v4
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v0, v0, s[12:13]
	ds_write_b32 v12, v4
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v0, v6, v0
	v_and_b32_e32 v13, v0, v2
	v_cmp_lt_i32_e32 vcc, v1, v13
	s_and_saveexec_b64 s[4:5], vcc
	v_mov_b32_e32 v0, s18
	s_nop 1
	v_mov_b32_dpp v13, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_or_b64 exec, exec, s[4:5]
	s_load_dwordx2 s[20:21], s[10:11], 0x20
	s_load_dword s22, s[10:11], 0x28
	v_lshl_add_u32 v1, s8, 6, v3
	v_mov_b32_e32 v0, 15
	v_and_b32_e32 v11, 0x3ff, v1
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v10, s20
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_xor_b32_e32 v2, 1, v5
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v2, v2
	v_cvt_i32_f32_e32 v5, s20
	s_and_b32 s5, s22, 7
	v_mov_b32_e32 v8, s20
	v_mov_b32_e32 v14, v4
	s_waitcnt lgkmcnt(0)
	v_min_i32_e32 v6, v2, v5
	v_cmp_gt_i32_e32 vcc, v2, v5
	v_and_b32_e32 v6, 7, v6
	v_lshlrev_b32_e32 v0, v6, v0
	s_bcnt1_i32_b64 s4, vcc
	v_lshlrev_b32_e32 v6, s5, v3
	v_add_u32_e32 v6, s4, v6
	v_cmp_lt_i32_e32 vcc, v0, v6
	v_mov_b32_e32 v6, s18
	v_mov_b32_e32 v15, v4
	v_mov_b32_e32 v0, v4
	v_mov_b32_e32 v7, s19
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_20
	v_mov_b32_e32 v0, s13
	s_load_dword s20, s[10:11], 0x2c
	v_add_co_u32_e32 v8, vcc, s12, v9
	v_addc_co_u32_e32 v9, vcc, 0, v0, vcc
	v_sub_u32_e32 v0, 0, v4
	v_max_i32_e32 v0, v4, v0
	v_and_b32_e32 v16, 7, v0
	v_cmp_lt_i32_e32 vcc, 1, v16
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB2_15
	v_cmp_lt_i32_e32 vcc, 2, v16
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB2_12
	v_cmp_lt_i32_e32 vcc, 3, v16
	v_mov_b32_e32 v6, s18
	v_mov_b32_e32 v14, 24
	v_mov_b32_e32 v7, s19
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB2_11
	v_cmp_ne_u32_e32 vcc, 4, v16
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	v_add_u32_e32 v14, -1, v4
	s_or_saveexec_b64 s[22:23], s[22:23]
	v_mov_b32_e32 v6, s18
	v_mov_b32_e32 v7, s19
	s_xor_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB2_10
	s_mov_b32 s24, 0xfffe
	v_and_or_b32 v0, v4, s24, 1
	v_cvt_f32_u32_e32 v6, v0
	v_sub_u32_e32 v7, 0, v0
	s_add_i32 s24, s16, 8
	s_xor_b32 s24, s24, 21
	v_rcp_iflag_f32_e32 v6, v6
	v_add_u32_e32 v5, s24, v5
	v_mov_b32_e32 v14, v4
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mul_lo_u32 v7, v7, v6
	v_mul_hi_u32 v7, v6, v7
	v_add_u32_e32 v6, v6, v7
	v_mul_hi_u32 v6, s18, v6
	v_mul_lo_u32 v8, v6, v0
	v_mov_b32_e32 v6, s18
	v_mov_b32_e32 v7, s19
	v_sub_u32_e32 v7, s18, v8
	v_sub_u32_e32 v8, v7, v0
	v_cmp_ge_u32_e32 vcc, v7, v0
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_sub_u32_e32 v8, v7, v0
	v_cmp_ge_u32_e32 vcc, v7, v0
	v_cndmask_b32_e32 v0, v7, v8, vcc
	v_sub_u32_e32 v13, v5, v0
.LBB2_10:
	s_or_b64 exec, exec, s[22:23]
.LBB2_11:
	s_or_b64 exec, exec, s[10:11]
.LBB2_12:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_mul_i32 s10, s18, 3
	v_sub_co_u32_e32 v6, vcc, s10, v3
	v_mov_b32_e32 v14, v4
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v0, v4
.LBB2_15:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v15, v0
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB2_19
	v_cmp_gt_i32_e32 vcc, 1, v16
	v_mov_b32_e32 v0, v4
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB2_18
	v_mov_b32_e32 v0, v1
	ds_write_b32 v12, v1
.LBB2_18:
	s_or_b64 exec, exec, s[8:9]
	v_lshlrev_b32_e32 v5, 2, v11
	global_store_dword v5, v13, s[12:13]
	global_load_dword v15, v[8:9], off
	v_mov_b32_e32 v6, s18
	v_mov_b32_e32 v14, v4
	v_mov_b32_e32 v7, s19
.LBB2_19:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v5, 0x3ff, v14
	v_lshlrev_b32_e32 v5, 2, v5
	global_load_dword v5, v5, s[12:13]
	v_cmp_lt_i32_e32 vcc, 8, v1
	v_cvt_f32_f16_e64 v1, |v10|
	v_mov_b32_e32 v7, 0x3fc00000
	s_bcnt1_i32_b64 s6, vcc
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v7, s20, v7
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, s6, v5
	v_cndmask_b32_e32 v8, v1, v7, vcc
.LBB2_20:
	s_or_b64 exec, exec, s[4:5]
	v_sub_u32_e32 v1, 0, v15
	v_max_i32_e32 v1, v15, v1
	v_mov_b32_e32 v5, 20
	v_add_u32_sdwa v1, v1, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_cmp_ne_u32_e32 vcc, v1, v13
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[6:7], exec, s[4:5]
	s_cbranch_execz .LBB2_34
	v_cmp_gt_i32_e32 vcc, v15, v6
	v_and_b32_e32 v1, 7, v2
	v_cndmask_b32_e64 v5, 8, -8, vcc
	v_lshlrev_b32_e32 v1, v1, v5
	v_cmp_ge_i32_e32 vcc, s21, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	v_cvt_f16_f32_e32 v1, v8
	v_mov_b32_e32 v2, 4
	v_mov_b32_e32 v5, 0x3400
	v_cmp_lt_i16_sdwa vcc, sext(v3), v2 src0_sel:BYTE_0 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v5, v1, vcc
	v_fma_f16 v10, v1, v10, 0.5
	s_andn2_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB2_33
	v_cvt_i32_f32_e32 v1, v8
	s_lshl_b32 s20, s16, 2
	s_cmp_eq_u32 s20, 0
	v_cmp_lt_u32_e32 vcc, 1, v1
	s_cbranch_scc1 .LBB2_32
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v5, 0
	ds_bpermute_b32 v5, v5, v1 offset:4
	v_mov_b32_dpp v1, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v5, v1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB2_31
	v_and_b32_e32 v0, -3, v2
	s_mov_b32 s26, 2
	s_mov_b64 s[18:19], 0
	ds_write_b32 v12, v0
	s_branch .LBB2_28
.LBB2_27:
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[4:5], exec, s[22:23]
	s_or_b64 s[18:19], s[4:5], s[18:19]
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB2_30
.LBB2_28:
	s_lshl_b32 s4, s26, 2
	v_mov_b32_e32 v1, s4
	v_mov_b32_e32 v2, s26
	ds_bpermute_b32 v1, v1, v2
	s_or_b64 s[22:23], s[22:23], exec
	v_mov_b32_dpp v2, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_i32_e64 s[4:5], v1, v2
	s_and_saveexec_b64 s[24:25], s[4:5]
	s_cbranch_execz .LBB2_27
	s_lshl_b32 s26, s26, 1
	s_cmp_gt_u32 s26, s20
	s_cselect_b64 s[4:5], -1, 0
	s_andn2_b64 s[22:23], s[22:23], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[22:23], s[22:23], s[4:5]
	ds_write_b32 v12, v0
	s_branch .LBB2_27
.LBB2_30:
	s_or_b64 exec, exec, s[18:19]
.LBB2_31:
	s_or_b64 exec, exec, s[10:11]
.LBB2_32:
	v_cndmask_b32_e64 v13, 0, 1, vcc
.LBB2_33:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v1, s17
	v_mad_u64_u32 v[6:7], s[4:5], v6, 3, v[1:2]
	v_and_b32_e32 v2, 1, v3
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_sub_u32_e32 v1, 0, v6
	v_max_i32_e32 v1, v6, v1
	v_cvt_f32_u32_e32 v1, v1
	v_cndmask_b32_e64 v8, v1, -v1, vcc
.LBB2_34:
	s_or_saveexec_b64 s[4:5], s[6:7]
	v_xor_b32_e32 v9, s17, v3
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_46
	v_cvt_f32_f16_e32 v15, v10
	v_frexp_exp_i32_f32_e32 v1, v8
	v_frexp_mant_f32_e32 v2, v8
	v_mov_b32_e32 v5, 0
	v_add_f32_e32 v7, 0x3fa00000, v15
	v_frexp_mant_f32_e32 v16, v7
	v_rcp_f32_e32 v17, v16
	v_cvt_i32_f32_e32 v16, v8
	v_frexp_exp_i32_f32_e32 v7, v7
	v_sub_u32_e32 v1, v1, v7
	v_mul_f32_e32 v2, v2, v17
	v_ldexp_f32 v1, v2, v1
	v_mov_b32_e32 v2, v6
	global_store_dword v5, v1, s[14:15] offset:4
	v_add_u32_e32 v1, v14, v16
	v_mov_b32_dpp v2, v9 row_shr:1 row_mask:0xf bank_mask:0xf
	v_cmp_lt_i32_e32 vcc, v2, v1
	s_and_saveexec_b64 s[6:7], vcc
	v_mov_b32_e32 v1, v6
	s_nop 1
	v_mov_b32_dpp v1, v9 row_shr:1 row_mask:0xf bank_mask:0xf
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v2, 14, v13
	v_and_b32_e32 v2, 15, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_cmp_gt_i32_e32 vcc, v1, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB2_43
	v_and_b32_e32 v0, 7, v13
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB2_42
	v_and_b32_e32 v1, 0x3ff, v14
	v_lshlrev_b32_e32 v1, 2, v1
	v_mov_b32_e32 v2, s13
	v_add_co_u32_e32 v1, vcc, s12, v1
	v_mul_u32_u24_e32 v0, 9, v0
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v7, s21
.LBB2_40:
	global_load_dword v5, v[1:2], off
	v_cmp_gt_u32_e32 vcc, 2, v0
	s_or_b64 s[10:11], vcc, s[10:11]
	s_waitcnt vmcnt(0)
	v_min_i32_e32 v17, v0, v5
	v_and_b32_e32 v17, 0x3ff, v17
	v_lshlrev_b32_e32 v17, 2, v17
	global_atomic_add v17, v5, s[12:13]
	v_mad_u64_u32 v[4:5], s[18:19], v4, 3, v[7:8]
	v_lshrrev_b32_e32 v17, 1, v0
	v_mad_u64_u32 v[4:5], s[18:19], v4, 3, v[0:1]
	v_mov_b32_e32 v0, v17
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB2_40
	s_or_b64 exec, exec, s[10:11]
.LBB2_42:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v0, v16
	ds_write_b32 v12, v16
.LBB2_43:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v1, 0
	v_cmp_eq_u16_sdwa s[8:9], s16, v1 src0_sel:BYTE_0 src1_sel:DWORD
	s_mov_b32 s6, 0
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB2_46
	v_cmp_gt_i32_e32 vcc, v3, v14
	s_and_b32 s7, s16, 0xff
	v_cndmask_b32_e64 v1, 0, 1, vcc
.LBB2_45:
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b32 s6, s6, 0xff
	s_bcnt1_i32_b64 s8, vcc
	s_add_i32 s6, s6, 1
	s_lshl_b32 s8, s8, 2
	s_and_b32 s9, s6, 0xff
	v_mov_b32_e32 v2, s8
	s_cmp_lg_u32 s9, s7
	global_store_dword v2, v15, s[14:15]
	s_cbranch_scc1 .LBB2_45
.LBB2_46:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_sdwa v3, sext(v3), v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_and_b32_e32 v2, 0xffff, v4
	v_add3_u32 v3, v3, v14, v13
	v_add3_u32 v2, v3, v2, v6
	v_cvt_f32_f16_e32 v3, v10
	v_lshlrev_b32_e32 v1, 2, v11
	v_add3_u32 v0, v2, v0, 1
	global_store_dword v1, v0, s[12:13]
	v_add_f32_e32 v0, 0x3e800000, v8
	v_add_f32_e32 v0, v0, v3
	global_store_dword v1, v0, s[14:15]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k1
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
		.amdhsa_next_free_vgpr 18
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
.Lfunc_end2:
	.size	k1, .Lfunc_end2-k1
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k2
	.globl	k2
	.p2align	8
	.type	k2,@function
k2:
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[16:17], s[4:5], 0x10
	v_mov_b32_e32 v3, v0
	v_lshlrev_b32_e32 v10, 2, v3
	v_lshl_add_u32 v11, s8, 6, v3
	s_waitcnt lgkmcnt(0)
	global_load_dword v6, v10, s[12:13]
	v_and_b32_e32 v0, 0x3ff, v11
	v_lshlrev_b32_e32 v12, 2, v0
	global_load_dword v13, v12, s[14:15]
	s_add_u32 flat_scratch_lo, s6, s9
	v_add_co_u32_e32 v4, vcc, s14, v12
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_add_i32 s19, s8, s16
	v_mov_b32_e32 v1, 10
	s_mov_b32 s32, 0
	s_mov_b64 s[10:11], s[4:5]
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v0, 0x3ff, v6
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v9, v0, s[12:13]
	s_load_dword s18, s[4:5], 0x18
	s_load_dwordx2 s[20:21], s[4:5], 0x20
	s_load_dword s22, s[4:5], 0x30
	v_mov_b32_e32 v0, s15
	v_addc_co_u32_e32 v5, vcc, 0, v0, vcc
	v_cmp_lt_i32_e32 vcc, s17, v6
	s_bcnt1_i32_b64 s23, vcc
	v_mov_b32_e32 v0, s16
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v7, s20
	v_and_b32_e32 v8, 0xffff, v6
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_sub_u32_e32 v1, 0, v6
	v_max_i32_e32 v1, v6, v1
	v_sub_u32_e32 v1, 1, v1
	global_store_dword v12, v1, s[12:13]
	global_load_dword v14, v10, s[14:15]
	global_load_dword v15, v10, s[12:13]
	v_cvt_i32_f32_e32 v10, s20
	v_and_b32_e32 v16, 7, v3
	v_mul_f32_e32 v1, 0x3fc00000, v13
	v_mov_b32_e32 v13, s20
	v_mul_lo_u32 v18, v6, s18
	v_cmp_lt_i32_e32 vcc, s23, v0
	v_lshlrev_b32_e32 v0, v16, v10
	v_mov_b32_e32 v17, s13
	v_cndmask_b32_e64 v19, |v13|, v1, vcc
	v_cvt_f32_i32_e32 v10, v0
	v_add_co_u32_e32 v0, vcc, s12, v12
	v_addc_co_u32_e32 v1, vcc, 0, v17, vcc
	v_and_b32_e32 v11, s16, v11
	v_sub_f32_e32 v10, v19, v10
	v_mov_b32_e32 v2, s19
	v_and_b32_e32 v10, 0x7fffffff, v10
	s_waitcnt vmcnt(1)
	v_max_f32_e64 v12, v14, v14 clamp
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v14, 11, v15
	v_add_u32_e32 v15, v15, v8
	v_cmp_gt_i32_e32 vcc, s22, v14
	v_cndmask_b32_e64 v13, -v13, v13, vcc
	v_cmp_gt_i32_e32 vcc, v18, v15
	v_cndmask_b32_e32 v14, v8, v11, vcc
	v_med3_f32 v11, v12, v13, 4.0
	v_cmp_le_i32_e32 vcc, s21, v14
	v_mov_b32_e32 v12, v6
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_6
	s_and_b32 s8, s16, 7
	s_cmp_eq_u32 s8, 0
	v_mov_b32_e32 v2, s19
	s_cbranch_scc1 .LBB3_5
	s_load_dwordx2 s[6:7], s[10:11], 0x28
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v12, s6
.LBB3_3:
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v2, v10, v12 offset:88
	s_add_i32 s8, s8, -1
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc0 .LBB3_3
	v_mov_b32_e32 v10, 0x3fc00000
	v_fmac_f32_e32 v10, s7, v11
	v_fma_mix_f32 v10, v10, v7, v11 op_sel_hi:[0,1,0]
	v_add_u32_e32 v11, 6, v6
	s_waitcnt lgkmcnt(0)
	v_add_u32_sdwa v2, v2, v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
.LBB3_5:
	s_sext_i32_i16 s6, s17
	v_mov_b32_e32 v11, 0x3e800000
	v_mov_b32_e32 v12, s6
.LBB3_6:
	s_or_b64 exec, exec, s[4:5]
	v_and_b32_e32 v9, 15, v9
	v_add_u16_e32 v9, 1, v9
	v_cvt_f32_ubyte0_e32 v9, v9
	v_cvt_f32_u32_sdwa v13, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
	v_rcp_iflag_f32_e32 v14, v9
	v_xor_b32_e32 v15, s17, v3
	s_add_i32 s18, s18, s16
	v_add3_u32 v6, s18, v15, v6
	v_mul_f32_e32 v14, v13, v14
	v_trunc_f32_e32 v14, v14
	v_cvt_u32_f32_e32 v16, v14
	v_mad_f32 v13, -v14, v9, v13
	v_cmp_ge_f32_e64 vcc, |v13|, v9
	v_cvt_f32_f16_e32 v7, v7
	v_addc_co_u32_e32 v9, vcc, 0, v16, vcc
	v_xor_b32_e32 v3, v3, v9
	v_bfe_i32 v3, v3, 0, 8
	v_add3_u32 v6, v6, v8, v12
	v_add3_u32 v2, v6, v2, v3
	global_store_dword v[0:1], v2, off
	v_add_f32_e32 v0, v10, v11
	v_add_f32_e32 v0, v0, v7
	global_store_dword v[4:5], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k2
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
		.amdhsa_next_free_vgpr 20
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
	v_lshlrev_b32_e32 v0, 2, v3
	s_load_dwordx2 s[10:11], s[4:5], 0x20
	s_load_dword s20, s[4:5], 0x2c
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[14:15]
	global_load_dword v4, v0, s[12:13]
	v_lshl_add_u32 v0, s8, 6, v3
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v5, 2, v0
	global_load_dword v6, v5, s[14:15]
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_add_i32 s8, s8, s16
	s_cmp_gt_i32 s11, s8
	v_mov_b32_e32 v7, 0
	s_cselect_b64 vcc, -1, 0
	s_mov_b32 s32, 0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v0, v1, v1
	s_waitcnt vmcnt(1)
	v_sub_u32_e32 v1, 0, v4
	global_store_dword v7, v0, s[14:15] offset:40
	v_cndmask_b32_e32 v0, v4, v1, vcc
	v_mov_b32_e32 v1, s8
	s_nop 0
	v_mov_b32_dpp v7, v0 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_e32 v0, 0
	s_swappc_b64 s[30:31], s[4:5]
	v_mov_b32_e32 v1, 0x2a05f200
	v_mov_b32_e32 v2, 1
	v_cmp_gt_i64_e32 vcc, s[18:19], v[1:2]
	v_mov_b32_e32 v8, s20
	v_cndmask_b32_e64 v1, v6, |v8|, vcc
	v_cvt_f16_f32_e32 v1, v1
	v_cvt_f16_f32_e32 v2, s10
	v_sub_u32_e32 v8, 0, v0
	v_max_i32_e32 v0, v0, v8
	s_add_i32 s4, s16, s18
	v_fma_f16 v1, v1, v2, 0.5
	v_xor_b32_e32 v2, s17, v3
	v_and_b32_e32 v8, 0xffff, v4
	v_and_b32_e32 v0, 7, v0
	v_add_u32_e32 v3, v4, v2
	v_add3_u32 v2, s4, 3, v2
	v_cvt_f32_f16_e32 v1, v1
	v_lshlrev_b32_e32 v0, v0, v7
	v_bfe_i32 v3, v3, 0, 16
	v_add3_u32 v2, v2, v4, v8
	v_add3_u32 v0, v2, v3, v0
	global_store_dword v5, v0, s[12:13]
	v_add_f32_e32 v0, s10, v6
	v_add_f32_e32 v0, v0, v1
	global_store_dword v5, v0, s[14:15]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k3
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
		.amdhsa_next_free_vgpr 9
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
	s_load_dwordx8 s[12:19], s[4:5], 0x0
	v_mov_b32_e32 v3, v0
	v_lshlrev_b32_e32 v21, 2, v3
	v_lshl_add_u32 v20, s8, 6, v3
	v_and_b32_e32 v0, 0x3ff, v20
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v21, s[12:13]
	v_lshlrev_b32_e32 v12, 2, v0
	global_load_dword v14, v12, s[14:15]
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_add_i32 s27, s8, s16
	s_mov_b64 s[10:11], s[4:5]
	s_load_dword s33, s[4:5], 0x20
	s_load_dword s28, s[4:5], 0x2c
	v_cmp_gt_i32_e64 s[4:5], s8, 0
	s_and_b32 s29, s27, 0xff
	s_bcnt1_i32_b64 s4, s[4:5]
	s_add_i32 s29, s29, 30
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s29
	s_and_b32 s26, s16, 7
	s_cmp_lg_u32 s26, 0
	v_and_b32_e32 v17, 63, v3
	s_cselect_b64 s[20:21], -1, 0
	s_mov_b32 s34, 0
	v_lshlrev_b32_e32 v18, 2, v17
	v_xor_b32_e32 v13, s17, v3
	s_and_b64 vcc, exec, s[20:21]
	s_mov_b32 s32, 0
	ds_write_b32 v18, v1
	s_waitcnt vmcnt(1)
	v_mad_u64_u32 v[7:8], s[4:5], v4, 3, v[0:1]
	s_cbranch_vccz .LBB5_10
	v_mov_b32_e32 v0, s13
	v_add_co_u32_e32 v5, vcc, s12, v21
	v_addc_co_u32_e32 v6, vcc, 0, v0, vcc
	v_mov_b32_e32 v0, 7
	v_cmp_eq_u32_sdwa s[22:23], v7, v0 src0_sel:WORD_0 src1_sel:DWORD
	v_and_b32_e32 v0, 0x3ff, v4
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s13
	v_add_co_u32_e32 v8, vcc, s12, v0
	v_addc_co_u32_e32 v9, vcc, 0, v1, vcc
	v_mov_b32_e32 v0, s15
	v_add_co_u32_e32 v10, vcc, s14, v21
	v_addc_co_u32_e32 v11, vcc, 0, v0, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s33
	v_mov_b32_e32 v16, s16
	s_branch .LBB5_5
.LBB5_2:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v0, s8, v0
	v_xor_b32_e32 v16, v0, v1
.LBB5_3:
	s_or_b64 exec, exec, s[4:5]
.LBB5_4:
	s_or_b64 exec, exec, s[24:25]
	v_min_i32_e32 v0, s34, v20
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	global_atomic_add v0, v3, s[12:13]
	s_add_i32 s34, s34, 1
	s_cmp_eq_u32 s26, s34
	s_cbranch_scc1 .LBB5_9
.LBB5_5:
	s_and_saveexec_b64 s[24:25], s[22:23]
	s_cbranch_execz .LBB5_4
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s34
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_cvt_i32_f32_e32 v1, v15
	v_cmp_gt_i32_e32 vcc, v13, v0
	s_bcnt1_i32_b64 s4, vcc
	v_cmp_gt_i32_e32 vcc, s34, v1
	s_bcnt1_i32_b64 s5, vcc
	v_mov_b32_e32 v0, s5
	s_nop 1
	v_mov_b32_dpp v0, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_cmp_ne_u32_e32 vcc, s4, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB5_3
	global_load_dword v0, v[8:9], off
	s_or_b32 s6, s34, 1
	v_cvt_f32_u32_e32 v2, s6
	s_sub_i32 s7, 0, s6
	v_cmp_nlt_f32_e32 vcc, 0.5, v15
	v_mov_b32_e32 v15, 0x3fc00000
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s8, v2
	s_mul_i32 s7, s7, s8
	s_mul_hi_u32 s7, s8, s7
	s_add_i32 s8, s8, s7
	s_mul_hi_u32 s7, s18, s8
	s_mul_i32 s7, s7, s6
	s_sub_i32 s7, s18, s7
	s_sub_i32 s8, s7, s6
	s_cmp_ge_u32 s7, s6
	s_cselect_b32 s7, s8, s7
	s_sub_i32 s8, s7, s6
	s_cmp_ge_u32 s7, s6
	s_cselect_b32 s8, s8, s7
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB5_2
	global_load_dword v2, v[10:11], off
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v15, s28, v2
	s_branch .LBB5_2
.LBB5_9:
	global_load_dword v19, v[5:6], off
	s_mov_b64 s[4:5], 0
	s_branch .LBB5_11
.LBB5_10:
	s_mov_b64 s[4:5], -1
.LBB5_11:
	s_load_dword s22, s[10:11], 0x28
	v_mov_b32_e32 v0, s15
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB5_13
	v_mov_b32_e32 v16, s16
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s33
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v19, v4
.LBB5_13:
	v_add_co_u32_e32 v5, vcc, s14, v12
	v_addc_co_u32_e32 v6, vcc, 0, v0, vcc
	v_mov_b32_e32 v0, v4
	v_mov_b32_e32 v1, s18
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v10, s33
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, mix@rel32@lo+4
	s_addc_u32 s11, s11, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[10:11]
	v_sub_u32_e32 v8, v19, v0
	v_mov_b32_e32 v0, s17
	v_mov_b32_e32 v1, 3
	s_swappc_b64 s[30:31], s[10:11]
	v_cmp_lt_i32_e32 vcc, 8, v0
	s_bcnt1_i32_b64 s4, vcc
	v_cmp_eq_u32_e32 vcc, s4, v8
	v_mov_b32_e32 v8, s27
	v_mov_b32_e32 v2, s29
	v_mov_b32_e32 v1, s18
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB5_54
	v_sub_u32_e32 v0, v4, v16
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 0x3e800000
	global_store_dword v0, v1, s[14:15]
	v_cndmask_b32_e64 v0, 0, 1, s[20:21]
	s_mov_b32 s10, 1
	v_cmp_ne_u32_e64 s[4:5], 1, v0
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB5_19
	s_mov_b32 s6, 0x51eb851f
	v_mul_hi_u32 v0, v4, s6
	v_add_u32_e32 v8, s22, v20
	v_mov_b32_e32 v9, s15
	v_and_b32_e32 v8, 0x3ff, v8
	v_lshrrev_b32_e32 v0, 3, v0
	v_mul_lo_u32 v0, v0, 25
	v_lshlrev_b32_e32 v8, 2, v8
	v_med3_f32 v11, s28, s28, 4.0
	s_mov_b32 s6, 0x3e800000
	v_sub_u32_e32 v22, v4, v0
	v_add_co_u32_e32 v0, vcc, s14, v21
	v_addc_co_u32_e32 v1, vcc, 0, v9, vcc
	v_add_co_u32_e32 v8, vcc, s14, v8
	v_cvt_f32_f16_e32 v21, v10
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	v_cmp_gt_f16_e32 vcc, 2.0, v10
	v_cndmask_b32_e64 v23, 0, 1, vcc
	s_lshl_b32 s11, s26, 2
	v_and_b32_e32 v2, 0xffff, v7
	v_med3_f32 v20, v11, s6, 4.0
	v_mov_b32_e32 v11, s29
	v_cmp_ne_u32_e64 s[6:7], 1, v23
	s_branch .LBB5_17
.LBB5_16:
	s_lshl_b32 s10, s10, 1
	s_cmp_gt_u32 s10, s11
	s_cbranch_scc1 .LBB5_20
.LBB5_17:
	s_and_b64 vcc, exec, s[6:7]
	v_readfirstlane_b32 s27, v22
	s_cbranch_vccnz .LBB5_16
	global_load_dword v23, v[0:1], off
	v_mov_b32_e32 v11, v2
	ds_write_b32 v18, v2
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v15, v23, v21
	global_store_dword v[8:9], v15, off
	v_mov_b32_e32 v15, v20
	s_branch .LBB5_16
.LBB5_19:
	v_mov_b32_e32 v11, s29
.LBB5_20:
	v_and_b32_e32 v0, 3, v3
	v_cmp_ne_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB5_44
	s_cmp_lt_i32 s26, 2
	s_cbranch_scc1 .LBB5_25
	s_cmp_gt_i32 s26, 2
	s_cbranch_scc0 .LBB5_28
	s_cmp_lt_i32 s26, 4
	s_cbranch_scc1 .LBB5_29
	s_cmp_eq_u32 s26, 4
	s_mov_b64 s[20:21], 0
	s_cselect_b64 s[10:11], -1, 0
	s_branch .LBB5_30
.LBB5_25:
	s_mov_b64 s[10:11], 0
	s_cbranch_execnz .LBB5_36
.LBB5_26:
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB5_39
.LBB5_27:
	v_bfe_i32 v0, v3, 0, 8
	v_mul_lo_u32 v0, v16, v0
	v_mov_b32_e32 v2, v11
	v_mov_b32_e32 v9, v4
	v_cvt_f32_i32_e32 v15, v0
	v_mov_b32_e32 v0, v7
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB5_40
	s_branch .LBB5_43
.LBB5_28:
	s_mov_b64 s[10:11], -1
	s_branch .LBB5_35
.LBB5_29:
	s_mov_b64 s[20:21], -1
	s_mov_b64 s[10:11], 0
.LBB5_30:
	s_andn2_b64 vcc, exec, s[20:21]
	v_mov_b32_e32 v8, v11
	s_cbranch_vccnz .LBB5_32
	v_mov_b32_e32 v8, 21
	s_mov_b64 s[10:11], -1
	ds_write_b32 v18, v8
.LBB5_32:
	s_andn2_b64 vcc, exec, s[10:11]
	v_mov_b32_e32 v2, v11
	v_mov_b32_e32 v0, v7
	s_cbranch_vccnz .LBB5_34
	v_mov_b32_e32 v0, s16
	v_mad_u64_u32 v[0:1], s[10:11], v7, 3, v[0:1]
	v_mov_b32_e32 v2, v8
.LBB5_34:
	v_add_u32_e32 v9, -1, v4
	s_mov_b64 s[10:11], 0
.LBB5_35:
	s_branch .LBB5_26
.LBB5_36:
	s_cmp_gt_i32 s26, 0
	s_cbranch_scc1 .LBB5_38
	v_xor_b32_e32 v0, 1, v17
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, v0, v19
	v_bfe_i32 v0, v0, 0, 16
	s_nop 1
	v_mov_b32_dpp v0, v4 row_shr:1 row_mask:0xf bank_mask:0xf
	global_store_dword v12, v0, s[12:13]
.LBB5_38:
	v_med3_f32 v0, v15, s28, 4.0
	v_cvt_f16_f32_e32 v0, v0
	v_fma_f16 v10, v0, v10, 0.5
	s_cbranch_execnz .LBB5_27
.LBB5_39:
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB5_43
.LBB5_40:
	v_cvt_f32_ubyte0_e32 v1, v3
	v_fma_mixlo_f16 v1, v1, s28, v15
	s_mov_b32 s10, s26
.LBB5_41:
	s_add_i32 s10, s10, -1
	s_cmp_eq_u32 s10, 0
	v_fma_f16 v10, v1, v10, 0.5
	s_cbranch_scc0 .LBB5_41
	v_mov_b32_e32 v16, s17
.LBB5_43:
.LBB5_44:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v8, s27
	v_mov_b32_e32 v1, s18
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB5_53
	v_mov_b32_e32 v0, s18
	v_cmp_gt_f32_e32 vcc, -1.0, v14
	v_cndmask_b32_e32 v0, v0, v16, vcc
	v_mad_u64_u32 v[0:1], s[10:11], v7, 3, v[0:1]
	v_cmp_lt_i32_e32 vcc, -3, v4
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB5_47
	s_or_b32 s20, s27, 1
	v_cvt_f32_u32_e32 v2, s20
	s_sub_i32 s23, 0, s20
	v_add_u32_e32 v7, s27, v0
	v_sub_f32_e32 v1, 0x3fc00000, v14
	v_rcp_iflag_f32_e32 v2, v2
	v_and_b32_e32 v7, 0x3ff, v7
	v_and_b32_e32 v1, 0x7fffffff, v1
	v_lshlrev_b32_e32 v7, 2, v7
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	global_store_dword v7, v1, s[14:15]
	v_mul_u32_u24_e32 v7, v3, v3
	v_cvt_f32_u32_e32 v7, v7
	v_readfirstlane_b32 s24, v2
	s_mul_i32 s23, s23, s24
	s_mul_hi_u32 s23, s24, s23
	s_add_i32 s24, s24, s23
	s_mul_hi_u32 s23, s24, 10
	s_mul_i32 s23, s23, s20
	s_sub_i32 s23, 10, s23
	s_sub_i32 s24, s23, s20
	s_cmp_ge_u32 s23, s20
	s_cselect_b32 s23, s24, s23
	s_sub_i32 s24, s23, s20
	s_cmp_ge_u32 s23, s20
	s_mov_b32 s21, 0
	s_cselect_b32 s20, s24, s23
	s_lshl_b64 s[20:21], s[20:21], 2
	v_cvt_f32_ubyte0_e32 v1, v3
	s_add_u32 s20, s14, s20
	s_addc_u32 s21, s15, s21
	v_mov_b32_e32 v2, 0
	v_add_f32_e32 v15, s28, v1
	global_store_dword v2, v7, s[20:21]
.LBB5_47:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB5_51
	v_and_b32_e32 v1, 60, v3
	v_lshlrev_b32_e32 v1, 2, v1
	ds_read_b32 v7, v1
	v_mov_b32_e32 v1, s18
	v_and_b32_e32 v8, 0xffff, v0
	v_mov_b32_e32 v2, s19
.LBB5_49:
	v_mad_u64_u32 v[17:18], s[4:5], v1, 3, 0
	s_add_i32 s26, s26, -1
	v_mov_b32_e32 v1, v18
	v_mad_u64_u32 v[1:2], s[4:5], v2, 3, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v2, v7, v4
	v_lshlrev_b32_e32 v2, 2, v2
	ds_bpermute_b32 v4, v2, v8
	v_mov_b32_e32 v2, v1
	v_sub_co_u32_e32 v1, vcc, v17, v7
	v_subbrev_co_u32_e32 v2, vcc, 0, v2, vcc
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, 30, v4
	s_bcnt1_i32_b64 s4, vcc
	s_cmp_eq_u32 s26, 0
	v_mov_b32_e32 v4, s4
	s_cbranch_scc0 .LBB5_49
	v_mov_b32_e32 v4, s4
	s_branch .LBB5_52
.LBB5_51:
	v_mov_b32_e32 v1, s18
.LBB5_52:
	v_mov_b32_e32 v8, s27
	v_mov_b32_e32 v9, v4
	v_mov_b32_e32 v2, v11
.LBB5_53:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v4, v9
.LBB5_54:
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s4, 0x3e800000
	v_mov_b32_e32 v9, 0x3fc00000
	v_fma_mixlo_f16 v0, s4, v9, v15
	v_fma_f16 v0, v0, v10, 0.5
	v_and_b32_e32 v10, 7, v1
	v_cmp_lt_i32_e32 vcc, 1, v10
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB5_64
	v_cmp_lt_i32_e32 vcc, 2, v10
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB5_63
	v_cmp_lt_i32_e32 vcc, 3, v10
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB5_60
	v_cmp_ne_u32_e32 vcc, 4, v10
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	v_add_u32_e32 v4, -1, v4
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_or_b64 exec, exec, s[10:11]
.LBB5_60:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB5_62
	v_cvt_i32_f32_e32 v9, v15
	v_cvt_f32_f16_e32 v10, v0
	v_and_b32_e32 v11, 0x3ff, v16
	v_cmp_lt_i32_e32 vcc, -2, v9
	v_cndmask_b32_e64 v9, -v10, v10, vcc
	v_lshlrev_b32_e32 v10, 2, v11
	global_store_dword v10, v9, s[14:15]
.LBB5_62:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v9, v14
.LBB5_63:
	s_or_b64 exec, exec, s[6:7]
.LBB5_64:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB5_68
	v_cmp_lt_i32_e32 vcc, 0, v10
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	v_cvt_f32_ubyte0_e32 v9, v3
	v_fma_f32 v9, v14, v9, v15
	v_fmac_f32_e32 v15, v15, v15
	v_med3_f32 v15, v9, v15, 4.0
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v9, v14
.LBB5_68:
	s_or_b64 exec, exec, s[4:5]
	s_mul_i32 s4, s17, s16
	s_cmp_gt_i32 s4, 26
	s_cbranch_scc1 .LBB5_70
	s_add_i32 s22, s22, s17
	s_lshl_b32 s4, s22, 16
	s_ashr_i32 s4, s4, 14
	v_mul_lo_u32 v10, s4, v4
	v_cvt_f32_f16_e32 v0, v0
	v_and_b32_e32 v7, 0xffff, v7
	v_add_u32_sdwa v3, v13, sext(v3) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	ds_bpermute_b32 v10, v10, v4
	v_add3_u32 v3, v3, v8, v7
	v_add_f32_e32 v9, v9, v15
	v_add3_u32 v1, v3, v1, v4
	v_add_f32_e32 v0, v9, v0
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v4, v1, v10, v2
	global_store_dword v[5:6], v0, off
.LBB5_70:
	global_store_dword v12, v4, s[12:13]
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
		.amdhsa_next_free_vgpr 24
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
.Lfunc_end5:
	.size	k4, .Lfunc_end5-k4
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k5
	.globl	k5
	.p2align	8
	.type	k5,@function
k5:
	s_load_dword s7, s[4:5], 0x18
	s_load_dword s8, s[4:5], 0x24
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[10:11], s[4:5], 0x10
	v_lshl_add_u32 v1, s6, 6, v0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s7, s7, 3
	s_mul_hi_u32 s9, s8, 0xcccccccd
	s_lshr_b32 s9, s9, 2
	s_mul_i32 s9, s9, 5
	s_sub_i32 s8, s9, s8
	s_add_i32 s7, s7, s8
	v_and_b32_e32 v2, 0x3ff, v1
	v_and_b32_e32 v1, s7, v1
	v_cmp_le_i32_e32 vcc, s10, v1
	v_lshlrev_b32_e32 v1, 2, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB6_2
	v_lshlrev_b32_e32 v2, 2, v0
	global_load_dword v3, v2, s[2:3]
	global_load_dword v4, v2, s[0:1]
	global_load_dword v5, v1, s[2:3]
	s_load_dword s4, s[4:5], 0x20
	v_xor_b32_e32 v2, s11, v0
	v_bfe_i32 v6, v0, 0, 8
	s_lshl_b32 s5, s10, 1
	v_add_u32_e32 v0, s6, v0
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v7, s4
	v_add3_u32 v0, v0, v6, s5
	v_add3_u32 v0, v0, v2, s7
	v_cvt_f32_f16_e32 v2, v7
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v6, 0x3fa00000, v3
	v_frexp_mant_f32_e32 v7, v6
	v_rcp_f32_e32 v7, v7
	v_frexp_exp_i32_f32_e32 v6, v6
	v_sub_u32_e32 v6, 1, v6
	v_add_f32_e32 v3, v3, v3
	v_mul_f32_e32 v7, 0x3f400000, v7
	v_ldexp_f32 v6, v7, v6
	v_sub_f32_e32 v3, v6, v3
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0xffff, v4
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v3, v5, |v3|
	v_add3_u32 v0, v0, v4, v8
	v_add_f32_e32 v2, v3, v2
	global_store_dword v1, v2, s[2:3]
.LBB6_2:
	s_or_b64 exec, exec, s[8:9]
	global_store_dword v1, v0, s[0:1]
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
		.amdhsa_next_free_vgpr 9
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
.Lfunc_end6:
	.size	k5, .Lfunc_end6-k5
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k6
	.globl	k6
	.p2align	8
	.type	k6,@function
k6:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_lshlrev_b32_e32 v8, 2, v0
	v_lshl_add_u32 v1, s6, 6, v0
	v_and_b32_e32 v2, 0x3ff, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v8, s[0:1]
	v_lshlrev_b32_e32 v4, 2, v2
	global_load_dword v7, v4, s[2:3]
	v_xor_b32_e32 v6, s9, v0
	s_load_dword s12, s[4:5], 0x20
	s_add_i32 s13, s6, s8
	v_cmp_lt_i32_e64 s[6:7], s6, 0
	v_and_b32_e32 v9, 63, v0
	s_bcnt1_i32_b64 s6, s[6:7]
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v3, s12
	v_lshlrev_b32_e32 v12, 2, v9
	s_cmp_ge_i32 s13, s6
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v2, 0x3ff, v5
	v_lshlrev_b32_e32 v2, 2, v2
	global_atomic_add v2, v6, s[0:1]
	v_and_b32_e32 v2, 0xffff, v5
	ds_write_b32 v12, v2
	s_cbranch_scc0 .LBB7_2
	s_mov_b64 s[8:9], 0
	s_branch .LBB7_3
.LBB7_2:
	s_mov_b64 s[8:9], -1
.LBB7_3:
	s_load_dwordx2 s[6:7], s[4:5], 0x18
	s_waitcnt lgkmcnt(0)
	s_load_dword s7, s[4:5], 0x28
	s_andn2_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v13, v3
	s_cbranch_vccnz .LBB7_5
	v_mov_b32_e32 v11, s1
	v_add_co_u32_e32 v10, vcc, s0, v8
	v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
	global_load_dword v10, v[10:11], off
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v10
	v_mov_b32_e32 v13, s8
.LBB7_5:
	v_xor_b32_e32 v9, 1, v9
	v_lshlrev_b32_e32 v9, 2, v9
	ds_read_b32 v9, v9
	s_waitcnt lgkmcnt(0)
	s_min_i32 s9, s7, -7
	v_and_b32_e32 v1, 0xff, v1
	s_and_b32 s8, s7, 0xff
	v_add3_u32 v1, s8, v1, v5
	v_mov_b32_dpp v10, v9 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mul_lo_u32 v14, v10, s9
	v_cvt_f16_f32_e32 v10, s12
	v_bfe_i32 v11, v1, 0, 16
	v_cmp_le_i32_e32 vcc, v13, v14
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB7_9
	v_xor_b32_e32 v1, s6, v3
	v_mad_u64_u32 v[1:2], s[10:11], v5, 3, v[1:2]
	v_mov_b32_e32 v2, 0
	v_sub_u32_sdwa v2, v2, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	ds_write_b32 v12, v9
	v_max_i32_sdwa v2, sext(v0), v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_and_b32_e32 v12, 7, v9
	v_lshlrev_b32_e32 v2, v12, v2
	v_cmp_eq_u32_e32 vcc, v11, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB7_8
	s_or_b32 s7, s7, 1
	v_cvt_f32_u32_e32 v2, s7
	s_sub_i32 s14, 0, s7
	v_and_b32_e32 v3, 15, v3
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v11, s14, v2
	v_mul_hi_u32 v11, v2, v11
	v_add_u32_e32 v2, v2, v11
	v_mul_hi_u32 v2, v9, v2
	v_mul_lo_u32 v11, v2, s7
	v_lshrrev_b32_e64 v2, v3, 20
	v_mad_u64_u32 v[1:2], s[14:15], v1, 3, v[2:3]
	v_sub_u32_e32 v2, v9, v11
	v_subrev_u32_e32 v3, s7, v2
	v_cmp_le_u32_e32 vcc, s7, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_subrev_u32_e32 v3, s7, v2
	v_cmp_le_u32_e32 vcc, s7, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_add_u32_e32 v2, v2, v6
	v_bfe_i32 v11, v2, 0, 16
.LBB7_8:
	s_or_b64 exec, exec, s[10:11]
.LBB7_9:
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v3, s3
	s_xor_b64 exec, exec, s[8:9]
	v_mul_f16_e32 v1, 0x3400, v10
	v_fma_f16 v10, v1, v10, 0.5
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v1, v5
	s_or_b64 exec, exec, s[8:9]
	v_add_co_u32_e32 v2, vcc, s2, v4
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_and_b32_e32 v12, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v12
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_and_b32 s7, s12, 0x7fffffff
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_load_dword s4, s[4:5], 0x30
	v_mov_b32_e32 v12, s7
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB7_15
	global_load_dword v12, v8, s[2:3]
.LBB7_15:
	s_or_b64 exec, exec, s[8:9]
	s_mul_i32 s2, s6, s6
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s4, s2
	v_add_u32_sdwa v0, s13, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	s_cselect_b64 s[2:3], -1, 0
	v_add3_u32 v0, v0, v6, s6
	s_waitcnt vmcnt(1)
	v_cndmask_b32_e64 v7, -v7, v7, s[2:3]
	v_add3_u32 v0, v0, v5, v11
	v_cvt_f32_f16_e32 v5, v10
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v12
	v_and_b32_e32 v1, 0xffff, v1
	v_subrev_f32_e32 v7, s12, v7
	v_add3_u32 v0, v0, v1, v9
	global_store_dword v4, v0, s[0:1]
	v_add_f32_e64 v0, |v7|, s12
	v_add_f32_e32 v0, v0, v5
	global_store_dword v[2:3], v0, off
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
		.amdhsa_next_free_vgpr 15
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
.Lfunc_end7:
	.size	k6, .Lfunc_end7-k6
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k7
	.globl	k7
	.p2align	8
	.type	k7,@function
k7:
	s_mov_b32 s12, s8
	v_mov_b32_e32 v3, v0
	s_load_dwordx4 s[16:19], s[4:5], 0x0
	s_load_dwordx2 s[14:15], s[4:5], 0x10
	v_lshl_add_u32 v13, s12, 6, v3
	v_and_b32_e32 v0, 0x3ff, v13
	v_lshlrev_b32_e32 v16, 2, v3
	v_lshlrev_b32_e32 v14, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v15, v16, s[16:17]
	global_load_dword v17, v14, s[18:19]
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	v_and_b32_e32 v2, 3, v3
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[10:11], s[4:5]
	v_mov_b32_e32 v1, s17
	v_xor_b32_e32 v18, s15, v3
	v_mov_b32_e32 v0, s19
	v_cmp_eq_u32_e32 vcc, 1, v2
	s_mov_b32 s32, 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB8_2
	global_load_dword v2, v16, s[18:19]
	s_load_dword s6, s[10:11], 0x2c
	v_mov_b32_e32 v4, 0xbfc00000
	v_mov_b32_e32 v5, 0x3fc00000
	v_cmp_gt_i32_e32 vcc, v3, v18
	v_cndmask_b32_e32 v4, v4, v5, vcc
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v5, s6, v5
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v4, v5, v2
	v_and_b32_e32 v17, 0x7fffffff, v4
.LBB8_2:
	s_or_b64 exec, exec, s[4:5]
	s_load_dwordx2 s[20:21], s[10:11], 0x24
	s_load_dwordx2 s[4:5], s[10:11], 0x18
	s_load_dword s26, s[10:11], 0x30
	v_add_co_u32_e32 v10, vcc, s16, v16
	v_addc_co_u32_e32 v11, vcc, 0, v1, vcc
	v_add_co_u32_e32 v4, vcc, s18, v14
	v_and_b32_e32 v12, 63, v3
	s_and_b32 s6, s15, 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s5
	v_addc_co_u32_e32 v5, vcc, 0, v0, vcc
	s_cmp_eq_u32 s6, 0
	v_mov_b32_e32 v8, s4
	v_xor_b32_e32 v19, 1, v12
	s_cbranch_scc1 .LBB8_6
	v_lshlrev_b32_e32 v0, 2, v19
	ds_read_b32 v0, v0
	v_mov_b32_e32 v9, s5
	s_mov_b32 s7, 0
	v_mov_b32_e32 v8, s4
	s_waitcnt lgkmcnt(0)
	v_or_b32_e32 v0, 1, v0
	v_cvt_f32_u32_e32 v1, v0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v2, v1
	v_sub_u32_e32 v1, 0, v0
	v_mul_lo_u32 v6, v1, v2
	v_mul_hi_u32 v6, v2, v6
	v_add_u32_e32 v2, v2, v6
.LBB8_4:
	s_mov_b32 s4, s7
	v_mad_u64_u32 v[6:7], s[8:9], v8, 3, 0
	v_mul_hi_u32 v18, v2, s4
	s_add_i32 s6, s6, -1
	v_mad_u64_u32 v[7:8], s[8:9], v9, 3, v[7:8]
	v_not_b32_e32 v20, v18
	v_mad_u64_u32 v[8:9], s[8:9], v1, v18, s[4:5]
	v_mad_u64_u32 v[20:21], s[8:9], v0, v20, s[4:5]
	v_cmp_ge_u32_e32 vcc, v8, v0
	s_add_i32 s7, s7, s14
	v_cndmask_b32_e32 v8, v8, v20, vcc
	v_sub_u32_e32 v9, v8, v0
	v_cmp_ge_u32_e32 vcc, v8, v0
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_sub_co_u32_e32 v8, vcc, v6, v8
	s_cmp_eq_u32 s6, 0
	v_subbrev_co_u32_e32 v9, vcc, 0, v7, vcc
	s_cbranch_scc0 .LBB8_4
	v_mov_b32_e32 v18, s4
.LBB8_6:
	v_mov_b32_e32 v0, 25
	v_mov_b32_e32 v1, s20
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_and_b32_e32 v0, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s14
	global_atomic_add v0, v1, s[16:17]
	v_cmp_gt_u32_e32 vcc, 64, v3
	v_mov_b32_e32 v6, v15
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB8_10
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v0, v3
	v_mov_b32_e32 v6, v15
.LBB8_8:
	v_cmp_gt_u32_e32 vcc, 5, v0
	s_bcnt1_i32_b64 s8, vcc
	v_add_u32_e32 v2, 17, v0
	v_mov_b32_e32 v1, s8
	v_mad_u64_u32 v[6:7], s[8:9], v6, 3, v[1:2]
	v_cmp_lt_u32_e32 vcc, 46, v0
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v0, v2
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB8_8
	s_or_b64 exec, exec, s[6:7]
.LBB8_10:
	s_or_b64 exec, exec, s[4:5]
	s_load_dword s4, s[10:11], 0x20
	v_min_i32_e32 v0, s14, v15
	v_cmp_ne_u32_e32 vcc, 10, v0
	v_cndmask_b32_e64 v0, 0, 1, vcc
	v_lshlrev_b32_e64 v0, v0, s26
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v7, s4
	v_cmp_ne_u32_e32 vcc, v13, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[8:9], exec, s[4:5]
	s_cbranch_execz .LBB8_20
	v_and_b32_e64 v2, s14, 7
	v_cmp_eq_u16_e32 vcc, 0, v2
	s_mov_b32 s7, 0
	v_mov_b32_e32 v21, v3
	s_cbranch_vccnz .LBB8_15
	s_mov_b32 s10, 0xfffdfffe
	v_lshlrev_b16_e32 v20, 8, v2
	v_add_u16_e32 v21, -2, v2
	s_and_b32 s4, s14, 7
	s_ashr_i32 s5, s14, 12
	v_pk_add_u16 v0, v2, s10 op_sel_hi:[0,1]
	v_pk_sub_u16 v1, v2, 1 op_sel:[0,1] op_sel_hi:[0,0]
	v_or_b32_sdwa v21, v20, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	s_movk_i32 s10, 0xfd00
	v_or_b32_e32 v2, v20, v2
	s_abs_i32 s5, s5
	s_add_i32 s6, s4, 3
	v_add_u16_sdwa v21, v21, s10 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_add_u16_e32 v2, 0xff00, v2
	s_and_b32 s6, s6, 12
	v_and_b32_e32 v13, 0xffff, v3
	v_or_b32_e32 v21, v2, v21
	s_mov_b32 s11, s5
	s_mov_b32 s13, s5
	s_mov_b32 s22, s5
	s_movk_i32 s23, 0xfc00
	v_mov_b32_e32 v20, 1
.LBB8_13:
	v_xor_b32_sdwa v27, v1, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b16_e32 v23, 8, v21
	v_xor_b32_sdwa v26, v0, v20 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_gt_u32_sdwa vcc, s11, v27 src0_sel:DWORD src1_sel:WORD_0
	v_mov_b32_e32 v2, v13
	v_lshrrev_b32_e32 v13, 24, v21
	v_xor_b32_e32 v25, 1, v0
	v_cndmask_b32_e32 v23, 0, v23, vcc
	v_cmp_gt_u32_sdwa vcc, s22, v26 src0_sel:DWORD src1_sel:WORD_0
	v_lshrrev_b32_e32 v22, 16, v21
	v_xor_b32_e32 v24, 1, v1
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_cmp_gt_u32_sdwa vcc, s13, v25 src0_sel:DWORD src1_sel:WORD_0
	v_cndmask_b32_e32 v25, 0, v22, vcc
	v_cmp_gt_u32_sdwa vcc, s5, v24 src0_sel:DWORD src1_sel:WORD_0
	v_cndmask_b32_e32 v24, 0, v21, vcc
	v_xor_b32_sdwa v25, v25, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_xor_b32_sdwa v13, v13, v2 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	v_xor_b32_sdwa v23, v23, v2 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
	v_xor_b32_e32 v24, v24, v2
	v_or_b32_sdwa v13, v25, v13 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v23, v24, v23 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v13, v23, v13 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_and_b32_e32 v23, 0xffffff00, v21
	v_add_u16_e32 v21, -4, v21
	v_or_b32_sdwa v21, v23, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_and_b32_e32 v23, 0xffffff00, v22
	v_add_u16_e32 v22, -4, v22
	v_or_b32_sdwa v22, v23, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	s_mov_b32 s10, s7
	s_add_i32 s7, s7, 4
	v_add_u16_e32 v21, 0xfc00, v21
	v_add_u16_sdwa v22, v22, s23 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_pk_add_u16 v0, v0, -4 op_sel_hi:[1,0]
	v_pk_add_u16 v1, v1, -4 op_sel_hi:[1,0]
	s_cmp_lg_u32 s6, s7
	v_or_b32_e32 v21, v21, v22
	s_cbranch_scc1 .LBB8_13
	s_add_i32 s11, s4, -1
	s_or_b32 s6, s10, 2
	s_or_b32 s4, s10, 3
	s_or_b32 s5, s10, 1
	s_cmp_gt_u32 s5, s11
	s_cselect_b64 vcc, -1, 0
	s_cmp_gt_u32 s4, s11
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_gt_u32 s6, s11
	v_lshrrev_b32_e32 v0, 16, v13
	v_lshrrev_b32_e32 v1, 16, v2
	s_cselect_b64 s[6:7], -1, 0
	s_cmp_gt_u32 s10, s11
	v_cndmask_b32_e64 v20, v0, v1, s[6:7]
	v_cndmask_b32_e64 v0, v0, v1, s[4:5]
	v_cndmask_b32_e32 v1, v13, v2, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v2, v13, v2, vcc
	v_xor_b32_e32 v0, v1, v0
	v_xor_b32_e32 v1, v2, v20
	v_xor_b32_sdwa v0, v1, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
	v_and_b32_e32 v21, 0xff, v0
.LBB8_15:
	global_load_dword v0, v[10:11], off
	v_mov_b32_e32 v1, 0
	s_and_b32 s6, s14, 0x3ff
	s_lshl_b32 s6, s6, 2
	s_mov_b64 s[4:5], exec
	v_mov_b32_e32 v2, s6
	s_mov_b32 s6, 0
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v0, v1, v0 offset:80
	v_mov_b32_e32 v1, 0x3e800000
	global_store_dword v2, v1, s[18:19]
.LBB8_16:
	s_ff1_i32_b64 s7, s[4:5]
	s_waitcnt lgkmcnt(0)
	v_readlane_b32 s13, v0, s7
	s_lshl_b64 s[10:11], 1, s7
	s_add_i32 s6, s6, s13
	s_andn2_b64 s[4:5], s[4:5], s[10:11]
	s_cmp_lg_u64 s[4:5], 0
	s_cbranch_scc1 .LBB8_16
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB8_19
	s_and_b32 s7, s15, 15
	s_lshr_b32 s7, 1, s7
	s_lshl_b32 s7, s7, 2
	v_mov_b32_e32 v0, s7
	v_mov_b32_e32 v1, s6
	global_atomic_add v0, v1, s[16:17]
.LBB8_19:
	s_or_b64 exec, exec, s[4:5]
	v_and_b32_e32 v0, 0x3ff, v15
	v_mov_b32_e32 v1, 0
.LBB8_20:
	s_or_saveexec_b64 s[4:5], s[8:9]
	v_cvt_f32_f16_e32 v20, v7
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_28
	s_and_b32 s6, s14, 7
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB8_27
	v_cvt_f32_ubyte0_e32 v0, v3
	s_mov_b32 s7, 1
.LBB8_23:
	s_mov_b32 s8, 0
.LBB8_24:
	v_and_b32_e32 v1, 0xffff, v6
	v_mad_u32_u24 v1, v1, 3, v1
	v_add_u32_e32 v6, s8, v1
	s_add_i32 s8, s8, 1
	s_cmp_eq_u32 s7, s8
	s_cbranch_scc0 .LBB8_24
	v_add3_u32 v6, v1, s8, -1
	v_fma_mixlo_f16 v1, v7, v0, v20 op_sel_hi:[1,0,0]
	s_add_i32 s8, s7, 1
	s_cmp_eq_u32 s7, s6
	v_fma_f16 v7, v1, v7, 0.5
	s_cbranch_scc1 .LBB8_27
	s_mov_b32 s7, s8
	s_branch .LBB8_23
.LBB8_27:
	v_and_b32_e32 v0, 0x3ff, v15
	v_lshlrev_b32_e32 v1, 2, v0
	global_load_dword v1, v1, s[16:17]
	v_mov_b32_e32 v2, 22
	v_mov_b32_e32 v21, v3
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 7, v1
	v_lshlrev_b32_e64 v1, v1, s15
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v1, 2, v1
	global_atomic_add v1, v2, s[16:17]
	v_mov_b32_e32 v1, 0
.LBB8_28:
	s_or_b64 exec, exec, s[4:5]
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s17
	v_add_co_u32_e32 v10, vcc, s16, v0
	v_addc_co_u32_e32 v11, vcc, v2, v1, vcc
	global_load_dword v13, v[10:11], off
	v_lshlrev_b32_e32 v0, 3, v3
	v_min_i32_e32 v1, 20, v8
	v_add_u32_e32 v1, s15, v1
	v_lshlrev_b32_e32 v22, 2, v12
	s_waitcnt vmcnt(0)
	v_bfe_u32 v2, v13, 11, 4
	v_lshrrev_b32_e32 v0, v2, v0
	v_cmp_le_i32_sdwa s[4:5], v0, sext(v1) src0_sel:DWORD src1_sel:WORD_0
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_xor_b64 s[22:23], exec, s[6:7]
	s_cbranch_execz .LBB8_45
	s_add_i32 s28, s12, s14
	s_and_b32 s4, s14, s15
	s_and_b32 s27, s14, 7
	s_bitcmp1_b32 s4, 0
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_eq_u32 s27, 0
	s_cselect_b64 s[6:7], -1, 0
	s_or_b64 s[4:5], s[6:7], s[4:5]
	s_mov_b32 s13, 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB8_39
	s_and_b32 s4, s28, 7
	s_cmp_lg_u32 s4, 0
	s_mul_i32 s29, s4, 9
	v_mov_b32_e32 v0, s17
	v_add_co_u32_e32 v12, vcc, s16, v14
	s_cselect_b64 s[4:5], -1, 0
	v_addc_co_u32_e32 v13, vcc, 0, v0, vcc
	s_add_i32 s6, s27, -1
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_mov_b32 s24, s15
	s_mov_b32 s25, s13
	v_cmp_ne_u32_e64 s[10:11], 1, v0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, s6
	s_mov_b32 s33, 0
.LBB8_31:
	s_and_b64 vcc, exec, s[10:11]
	s_mov_b32 s12, s29
	s_cbranch_vccz .LBB8_37
.LBB8_32:
	v_mov_b32_e32 v0, s33
	v_mov_b32_e32 v1, v3
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_mov_b32 s4, s27
.LBB8_33:
	v_mad_u64_u32 v[1:2], s[6:7], v8, 3, s[24:25]
	s_add_i32 s4, s4, -1
	s_cmp_eq_u32 s4, 0
	v_mad_u64_u32 v[8:9], s[6:7], v9, 3, v[2:3]
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v8, v1
	s_cbranch_scc0 .LBB8_33
	s_add_i32 s33, s33, 1
	s_cmp_ge_u32 s33, s27
	ds_write_b32 v22, v24
	s_cbranch_scc1 .LBB8_40
	v_mov_b32_e32 v9, v2
	v_mov_b32_e32 v8, v1
	s_branch .LBB8_31
.LBB8_36:
	s_or_b64 exec, exec, s[6:7]
	s_lshr_b32 s4, s12, 1
	s_cmp_lt_u32 s12, 2
	s_mov_b32 s12, s4
	s_cbranch_scc1 .LBB8_32
.LBB8_37:
	global_load_dword v0, v[10:11], off
	v_mov_b32_e32 v1, s26
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mix@rel32@lo+4
	s_addc_u32 s5, s5, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_mov_b64 s[4:5], exec
	v_and_b32_e32 v0, s15, v0
	global_store_dword v[12:13], v0, off
	v_mbcnt_lo_u32_b32 v0, s4, 0
	v_mbcnt_hi_u32_b32 v0, s5, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB8_36
	s_lshl_b64 s[8:9], s[12:13], 2
	s_add_u32 s8, s16, s8
	s_addc_u32 s9, s17, s9
	s_bcnt1_i32_b64 s4, s[4:5]
	s_mul_i32 s4, s20, s4
	v_mov_b32_e32 v0, s4
	global_atomic_add v23, v0, s[8:9]
	s_branch .LBB8_36
.LBB8_39:
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v2, v9
	s_branch .LBB8_41
.LBB8_40:
	v_sub_u32_e32 v0, v18, v0
.LBB8_41:
	s_and_b32 s5, s21, 15
	s_add_i32 s6, s5, 1
	v_cvt_f32_ubyte0_e32 v3, s6
	v_rcp_iflag_f32_e32 v3, v3
	s_not_b32 s5, s5
	s_abs_i32 s8, s26
	v_lshlrev_b32_e32 v2, 2, v19
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	ds_read_b32 v2, v2
	s_ashr_i32 s7, s26, 31
	s_mov_b32 s4, 1
	v_readfirstlane_b32 s9, v3
	s_mul_i32 s5, s5, s9
	s_mul_hi_u32 s5, s9, s5
	s_add_i32 s9, s9, s5
	s_mul_hi_u32 s5, s8, s9
	s_mul_i32 s9, s5, s6
	s_sub_i32 s8, s8, s9
	s_add_i32 s9, s5, 1
	s_sub_i32 s10, s8, s6
	s_cmp_ge_u32 s8, s6
	s_cselect_b32 s5, s9, s5
	s_cselect_b32 s8, s10, s8
	s_add_i32 s9, s5, 1
	s_cmp_ge_u32 s8, s6
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v2, 15, v2
	s_cselect_b32 s5, s9, s5
	v_ashrrev_i32_e64 v2, v2, s28
	s_xor_b32 s5, s5, s7
	v_sub_u32_e32 v8, 0, v2
	s_sub_i32 s5, s5, s7
	v_max_i32_e32 v2, v2, v8
	s_cmp_eq_u32 s27, 0
	v_and_b32_e32 v3, s5, v0
	s_cbranch_scc1 .LBB8_44
	s_lshl_b32 s5, s27, 2
.LBB8_43:
	v_mul_f16_e32 v8, 0x3e00, v7
	s_lshl_b32 s4, s4, 1
	s_cmp_gt_u32 s4, s5
	v_fma_f16 v7, v8, v7, 0.5
	s_cbranch_scc0 .LBB8_43
.LBB8_44:
	v_mul_lo_u32 v13, v2, v3
.LBB8_45:
	s_or_saveexec_b64 s[4:5], s[22:23]
	v_bfe_i32 v3, v21, 0, 8
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_54
	v_mov_b32_e32 v0, 4
	v_cmp_lt_i16_sdwa s[6:7], sext(v21), v0 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[6:7], exec, s[8:9]
	s_cbranch_execz .LBB8_49
	s_and_b32 s8, s14, 7
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 .LBB8_49
	v_cvt_f32_i32_e64 v17, s14 clamp
.LBB8_49:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	v_add_u32_sdwa v0, s21, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_sub_u32_e32 v0, v18, v0
	v_add_u32_e32 v18, -14, v0
	s_or_b64 exec, exec, s[6:7]
	v_cmp_le_i32_e32 vcc, s14, v13
	s_and_saveexec_b64 s[6:7], vcc
	v_mov_b32_e32 v13, s14
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v20, 0x3e800000
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v1, v8
	v_mov_b32_e32 v2, v9
.LBB8_54:
	s_or_b64 exec, exec, s[4:5]
	global_load_dword v2, v16, s[18:19]
	v_add_u32_sdwa v6, v15, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_cvt_f32_f16_e32 v7, v7
	v_mov_b32_e32 v9, 3
	v_add3_u32 v3, v6, v3, v18
	v_and_b32_e32 v8, 0x3ff, v13
	v_mov_b32_dpp v9, v9 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add3_u32 v0, v3, v0, v13
	v_add_f32_e32 v10, v17, v20
	v_lshlrev_b32_e32 v8, 2, v8
	v_add3_u32 v0, v0, v1, v9
	ds_write_b32 v22, v9
	global_store_dword v14, v0, s[16:17]
	v_add_f32_e32 v0, v10, v7
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v1, 0x3fc00000, v2
	global_store_dword v8, v1, s[18:19]
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
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 28
		.amdhsa_next_free_sgpr 34
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
.Lfunc_end8:
	.size	k7, .Lfunc_end8-k7
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k8
	.globl	k8
	.p2align	8
	.type	k8,@function
k8:
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[16:17], s[4:5], 0x10
	v_lshl_add_u32 v8, s6, 6, v0
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v5, 63, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v9, v1, s[12:13]
	v_and_b32_e32 v1, 0x3ff, v8
	v_lshlrev_b32_e32 v7, 2, v1
	global_load_dword v10, v7, s[14:15]
	s_load_dwordx2 s[18:19], s[4:5], 0x24
	s_load_dword s7, s[4:5], 0x30
	v_and_b32_e32 v1, 3, v0
	v_cmp_eq_u32_e32 vcc, 1, v1
	v_mov_b32_e32 v2, s15
	v_add_co_u32_e64 v1, s[0:1], s14, v7
	v_lshlrev_b32_e32 v12, 2, v5
	v_addc_co_u32_e64 v2, s[0:1], 0, v2, s[0:1]
	s_waitcnt vmcnt(1)
	v_mov_b32_e32 v3, v9
	v_mov_b32_e32 v11, v9
	ds_write_b32 v12, v9
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB9_13
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s18, 7
	s_cmp_lt_i32 s2, 1
	s_cbranch_scc1 .LBB9_6
	s_cmp_lt_i32 s2, 2
	s_cbranch_scc1 .LBB9_7
	s_cmp_gt_i32 s2, 4
	v_mov_b32_e32 v11, v9
	s_cbranch_scc0 .LBB9_5
	v_add_u32_e32 v11, -1, v9
.LBB9_5:
	s_mov_b64 s[2:3], 0
	s_branch .LBB9_8
.LBB9_6:
	s_branch .LBB9_11
.LBB9_7:
	s_mov_b64 s[2:3], -1
.LBB9_8:
	s_andn2_b64 vcc, exec, s[2:3]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v10
	s_cbranch_vccnz .LBB9_10
	v_lshlrev_b32_e32 v3, 2, v8
	v_mov_b32_e32 v4, s17
	ds_bpermute_b32 v3, v3, v4
	v_mov_b32_e32 v11, v9
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_i32_e32 v4, v3
.LBB9_10:
	v_mov_b32_e32 v3, v9
	s_cbranch_execnz .LBB9_12
.LBB9_11:
	v_lshlrev_b32_e32 v3, 2, v9
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v10
	v_mov_b32_e32 v11, v9
.LBB9_12:
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, v4
.LBB9_13:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v4, 7
	v_cmp_ne_u32_sdwa s[0:1], v3, v4 src0_sel:WORD_0 src1_sel:DWORD
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB9_15
	v_lshlrev_b32_e32 v4, 2, v11
	s_mul_i32 s2, s16, 28
	v_and_b32_e32 v4, 4, v4
	v_lshl_or_b32 v4, s2, v4, 1
	v_cvt_f32_u32_e32 v6, v4
	v_sub_u32_e32 v14, 0, v4
	v_lshlrev_b32_e32 v13, 2, v9
	v_mov_b32_e32 v15, s16
	v_rcp_iflag_f32_e32 v6, v6
	ds_bpermute_b32 v13, v13, v15
	v_and_b32_e32 v15, 7, v11
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v13, v15, v13
	v_mul_lo_u32 v14, v14, v6
	v_mul_hi_u32 v14, v6, v14
	v_add_u32_e32 v6, v6, v14
	v_mul_hi_u32 v6, v13, v6
	v_mul_lo_u32 v6, v6, v4
	v_sub_u32_e32 v6, v13, v6
	v_sub_u32_e32 v13, v6, v4
	v_cmp_ge_u32_e32 vcc, v6, v4
	v_cndmask_b32_e32 v6, v6, v13, vcc
	v_sub_u32_e32 v13, v6, v4
	v_cmp_ge_u32_e32 vcc, v6, v4
	v_cndmask_b32_e32 v13, v6, v13, vcc
.LBB9_15:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB9_17
	v_and_b32_e32 v4, 15, v0
	v_add_u32_e32 v6, 1, v4
	v_cvt_f32_ubyte0_e32 v13, v6
	v_rcp_iflag_f32_e32 v13, v13
	v_not_b32_e32 v4, v4
	s_and_b32 s2, s16, 0xff
	v_mov_b32_e32 v14, 3
	v_mul_f32_e32 v13, 0x4f7ffffe, v13
	v_cvt_u32_f32_e32 v13, v13
	s_add_i32 s2, s2, 19
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v15, s7
	v_mov_b32_e32 v16, s2
	v_mul_lo_u32 v4, v4, v13
	v_cmp_gt_i16_sdwa vcc, sext(v0), v14 src0_sel:BYTE_0 src1_sel:DWORD
	v_cndmask_b32_e32 v14, v15, v16, vcc
	v_sub_u32_e32 v15, 0, v14
	v_mul_hi_u32 v4, v13, v4
	v_max_i32_e32 v15, v14, v15
	v_ashrrev_i32_e32 v14, 31, v14
	v_add_u32_e32 v4, v13, v4
	v_mul_hi_u32 v4, v15, v4
	v_mul_lo_u32 v13, v4, v6
	v_add_u32_e32 v16, 1, v4
	v_sub_u32_e32 v13, v15, v13
	v_cmp_ge_u32_e32 vcc, v13, v6
	v_sub_u32_e32 v15, v13, v6
	v_cndmask_b32_e32 v4, v4, v16, vcc
	v_cndmask_b32_e32 v13, v13, v15, vcc
	v_add_u32_e32 v15, 1, v4
	v_cmp_ge_u32_e32 vcc, v13, v6
	v_cndmask_b32_e32 v4, v4, v15, vcc
	v_xor_b32_e32 v4, v4, v14
	v_sub_u32_e32 v13, v4, v14
.LBB9_17:
	s_or_b64 exec, exec, s[0:1]
	s_load_dword s0, s[4:5], 0x20
	s_load_dwordx2 s[14:15], s[4:5], 0x18
	v_mov_b32_e32 v4, -2
	s_waitcnt lgkmcnt(0)
	s_and_b32 s7, s16, 7
	s_cmp_lg_u32 s7, 0
	v_cvt_f16_f32_e32 v6, s0
	v_mov_b32_dpp v4, v0 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mad_u64_u32 v[3:4], s[0:1], v3, 3, v[4:5]
	v_cvt_f32_f16_e32 v14, v6
	s_mov_b32 s15, 0
	v_max_f32_e64 v4, v14, v14 clamp
	v_add_f32_e32 v6, 0xbfc00000, v14
	v_sub_f32_e64 v4, v4, |v6|
	v_and_b32_e32 v15, 0x7fffffff, v4
	s_cbranch_scc0 .LBB9_44
	s_and_b32 s0, s17, 15
	s_add_i32 s0, s0, 1
	v_cvt_f32_ubyte0_e32 v4, s0
	v_rcp_iflag_f32_e32 v6, v4
	s_mov_b32 s0, 0x40e00000
	s_and_b32 s2, s14, 0xff
	s_add_i32 s2, s2, 12
	v_mul_f32_e32 v6, 0x40e00000, v6
	v_trunc_f32_e32 v6, v6
	v_cvt_u32_f32_e32 v16, v6
	v_mad_f32 v6, -v6, v4, s0
	v_cmp_ge_f32_e64 vcc, |v6|, v4
	v_cvt_f32_u32_e32 v6, s2
	v_addc_co_u32_e32 v4, vcc, 0, v16, vcc
	v_sub_u16_e32 v4, 0, v4
	s_mov_b32 s1, 0x3e800000
	v_and_b32_e32 v4, 7, v4
	v_xor_b32_e32 v5, 1, v5
	v_med3_f32 v18, v14, s1, 4.0
	v_lshlrev_b32_e32 v19, 2, v5
	v_sub_f32_e32 v20, v14, v6
	v_cmp_gt_i16_e64 s[0:1], 2, v4
	v_cmp_lt_i16_e64 s[2:3], 2, v4
	v_cmp_gt_i16_e64 s[4:5], 4, v4
	v_cmp_ne_u16_e64 s[10:11], 4, v4
	v_cmp_lt_i16_e64 s[8:9], 0, v4
	v_mov_b32_e32 v21, 27
	v_mov_b32_e32 v22, v9
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v17, v15
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v23, v13
	s_mov_b32 s17, s16
	v_mov_b32_e32 v24, v11
.LBB9_19:
	v_mov_b32_dpp v4, v23 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mad_u64_u32 v[4:5], s[20:21], v5, 3, v[4:5]
	s_mov_b64 s[20:21], 0
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB9_24
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB9_25
	s_and_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v25, 1
	s_mov_b32 s26, s17
	v_mov_b32_e32 v6, v24
	s_cbranch_vccnz .LBB9_30
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB9_26
	v_add_u32_e32 v6, -1, v24
	s_mov_b64 s[22:23], 0
	s_branch .LBB9_27
.LBB9_24:
	s_mov_b64 s[22:23], 0
	s_cbranch_execnz .LBB9_32
	s_branch .LBB9_35
.LBB9_25:
	s_mov_b64 s[22:23], -1
	s_branch .LBB9_31
.LBB9_26:
	s_mov_b64 s[22:23], -1
.LBB9_27:
	s_andn2_b64 vcc, exec, s[22:23]
	s_mov_b32 s26, s17
	s_cbranch_vccnz .LBB9_29
	v_mov_b32_e32 v5, s18
	v_cmp_gt_i32_e32 vcc, s15, v5
	s_bcnt1_i32_b64 s22, vcc
	s_lshl_b32 s26, s22, s15
	v_mov_b32_e32 v6, v24
.LBB9_29:
	v_mov_b32_e32 v25, v23
.LBB9_30:
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v26, v22
.LBB9_31:
	v_mov_b32_e32 v27, v22
	s_branch .LBB9_35
.LBB9_32:
	s_mov_b64 s[20:21], -1
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB9_34
	s_mov_b64 s[22:23], -1
	s_mov_b64 s[20:21], 0
	s_mov_b32 s24, 27
	ds_write_b32 v12, v21
.LBB9_34:
	v_mov_b32_e32 v27, s24
.LBB9_35:
	s_and_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB9_40
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB9_38
.LBB9_37:
	v_mov_b32_e32 v26, v22
	v_mov_b32_e32 v6, v24
	s_mov_b32 s26, s17
	v_mov_b32_e32 v25, v23
	v_mov_b32_e32 v17, v18
	v_mov_b32_e32 v5, v4
.LBB9_38:
	ds_read_b32 v4, v19
	s_add_i32 s15, s15, 1
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, 7, v4
	s_bcnt1_i32_b64 s17, vcc
	v_cvt_f32_ubyte0_e32 v4, s17
	v_fmac_f32_e32 v4, 0x3fc00000, v16
	s_cmp_eq_u32 s7, s15
	v_fma_f32 v16, v4, |v20|, v17
	s_cbranch_scc1 .LBB9_41
	v_mov_b32_e32 v22, v26
	v_mov_b32_e32 v23, v25
	s_mov_b32 s17, s26
	v_mov_b32_e32 v24, v6
	s_branch .LBB9_19
.LBB9_40:
	s_min_i32 s22, s19, s15
	v_mov_b32_e32 v5, s22
	v_mad_u64_u32 v[5:6], s[22:23], v4, 3, v[5:6]
	v_mov_b32_e32 v25, v23
	s_mov_b32 s26, s17
	v_mov_b32_e32 v6, v24
	v_mov_b32_e32 v26, v27
	s_andn2_b64 vcc, exec, s[20:21]
	s_cbranch_vccz .LBB9_37
	s_branch .LBB9_38
.LBB9_41:
	s_branch .LBB9_43
.LBB9_42:
	v_mov_b32_e32 v26, v9
	v_mov_b32_e32 v6, v11
	s_mov_b32 s26, s16
	v_mov_b32_e32 v25, v13
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v17, v15
	v_mov_b32_e32 v5, v3
.LBB9_43:
	v_cvt_i32_f32_e32 v3, v17
	v_mov_b32_e32 v4, 0xfffe
	s_add_i32 s6, s6, s16
	v_cmp_eq_u32_e32 vcc, v0, v3
	v_cndmask_b32_e64 v3, v4, 2, vcc
	v_mad_u64_u32 v[3:4], s[0:1], v5, 3, v[3:4]
	v_xor_b32_e32 v0, v8, v0
	v_bfe_i32 v0, v0, 0, 8
	s_add_i32 s0, s14, s6
	v_add3_u32 v0, s0, v0, v6
	v_and_b32_e32 v3, 0xffff, v3
	v_add3_u32 v0, v0, s26, v25
	v_add3_u32 v0, v0, v3, v26
	global_store_dword v7, v0, s[12:13]
	v_add_f32_e32 v0, v16, v17
	v_add_f32_e32 v0, v0, v14
	global_store_dword v[1:2], v0, off
	s_endpgm
.LBB9_44:
	s_cbranch_execnz .LBB9_42
	s_branch .LBB9_43
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
		.amdhsa_next_free_vgpr 28
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
    .sgpr_count:     39
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
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k1.kd
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
    .name:           k2
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k2.kd
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
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k3.kd
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
    .name:           k4
    .private_segment_fixed_size: 0
    .sgpr_count:     41
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
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         k5.kd
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
    .name:           k6
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         k6.kd
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
    .name:           k7
    .private_segment_fixed_size: 0
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         k7.kd
    .vgpr_count:     28
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
    .sgpr_count:     31
    .sgpr_spill_count: 0
    .symbol:         k8.kd
    .vgpr_count:     28
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx906
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

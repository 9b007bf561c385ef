	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 4
	.hidden	mix
	.globl	mix
	.p2align	2
	.type	mix,@function
mix:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v2, 3, v1
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_8
	s_mov_b64 s[2:3], 0
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v2, -1, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_7
.LBB0_3:
	v_cmp_lt_i32_e32 vcc, -1, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	v_lshl_add_u32 v0, v0, 1, v0
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB0_2
	v_sub_u32_e32 v0, v1, v0
	s_branch .LBB0_2
.LBB0_7:
	s_or_b64 exec, exec, s[2:3]
.LBB0_8:
	s_or_b64 exec, exec, s[0:1]
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
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	s_load_dwordx2 s[6:7], s[0:1], 0x10
	v_lshlrev_b32_e32 v6, 2, v0
	v_mov_b32_e32 v7, 0
	s_load_dword s12, s[0:1], 0x20
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v6, s[10:11]
	v_and_b32_e32 v8, 63, v0
	v_mov_b32_e32 v5, v7
	v_lshlrev_b32_e32 v11, 2, v8
	v_cvt_i32_f32_e32 v10, s12
	s_mov_b64 s[4:5], -1
	v_cmp_ne_u32_e32 vcc, s6, v10
	v_readfirstlane_b32 s13, v10
	s_and_b64 vcc, exec, vcc
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, 0x3fc00000, v1
	global_store_dword v7, v1, s[10:11] offset:76
	global_load_dword v1, v6, s[10:11]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, 0x3fc00000, v1
	global_store_dword v7, v1, s[10:11] offset:76
	global_load_dword v1, v6, s[10:11]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, 0x3fc00000, v1
	global_store_dword v7, v1, s[10:11] offset:76
	global_load_dword v2, v6, s[10:11]
	s_nop 0
	global_load_dword v1, v6, s[8:9]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v2, 0x3fc00000, v2
	global_store_dword v7, v2, s[10:11] offset:76
	global_load_dword v9, v6, s[10:11]
	v_lshl_add_u32 v2, s2, 6, v0
	v_and_b32_e32 v2, 0x3ff, v2
	v_lshlrev_b32_e32 v4, 2, v2
	v_lshl_add_u64 v[2:3], s[8:9], 0, v[4:5]
	s_waitcnt vmcnt(2)
	ds_write_b32 v11, v1
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, 0x3fc00000, v9
	global_store_dword v7, v5, s[10:11] offset:76
	s_cbranch_vccnz .LBB1_3
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB1_70
.LBB1_2:
	s_endpgm
.LBB1_3:
	s_xor_b32 s3, s13, s6
	v_and_b32_e32 v5, 0xffff, v1
	s_and_b32 s14, s3, 7
	v_xor_b32_e32 v8, 1, v8
	v_lshlrev_b32_e32 v8, 2, v8
	s_cmp_lt_i32 s14, 2
	v_cmp_ne_u32_e64 s[4:5], 7, v5
	s_cbranch_scc1 .LBB1_9
	s_add_i32 s15, s2, s6
	s_cmp_lt_i32 s14, 3
	s_cbranch_scc1 .LBB1_16
	s_cmp_lt_i32 s14, 4
	s_cbranch_scc1 .LBB1_18
	s_cmp_eq_u32 s14, 4
	s_cbranch_scc0 .LBB1_8
	v_mov_b32_e32 v9, 11
	v_mov_b32_e32 v11, s15
	v_mov_b32_e32 v10, s15
	s_nop 0
	v_mov_b32_dpp v11, v9 row_mirror row_mask:0xf bank_mask:0xf
	v_and_b32_e32 v9, 0x3ff, v11
	v_lshlrev_b32_e32 v9, 2, v9
	global_atomic_add v9, v10, s[8:9] sc1
.LBB1_8:
	v_add_u32_e32 v10, -1, v1
	s_branch .LBB1_20
.LBB1_9:
	s_branch .LBB1_23
.LBB1_10:
	v_lshl_add_u64 v[6:7], s[10:11], 0, v[6:7]
	s_cmp_lt_i32 s14, 2
	s_cbranch_scc1 .LBB1_26
.LBB1_11:
	s_cmp_lt_i32 s14, 3
	s_cbranch_scc1 .LBB1_17
	s_cmp_lt_i32 s14, 4
	s_cbranch_scc1 .LBB1_34
	s_cmp_eq_u32 s14, 4
	s_cbranch_scc0 .LBB1_15
	v_mov_b32_e32 v9, 11
	v_mov_b32_e32 v12, s15
	v_mov_b32_e32 v11, s15
	s_nop 0
	v_mov_b32_dpp v12, v9 row_mirror row_mask:0xf bank_mask:0xf
	v_and_b32_e32 v9, 0x3ff, v12
	v_lshlrev_b32_e32 v9, 2, v9
	global_atomic_add v9, v11, s[8:9] sc1
.LBB1_15:
	v_add_u32_e32 v9, -1, v10
	s_branch .LBB1_36
.LBB1_16:
	s_branch .LBB1_21
.LBB1_17:
	s_branch .LBB1_37
.LBB1_18:
	s_cbranch_execz .LBB1_20
	v_and_b32_e32 v9, 0x3ff, v1
	v_lshlrev_b32_e32 v9, 2, v9
	global_load_dword v9, v9, s[8:9]
	ds_read_b32 v10, v8
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v10, 0x3ff, v10
	v_lshlrev_b32_e32 v10, 2, v10
	s_waitcnt vmcnt(0)
	global_atomic_add v10, v9, s[8:9] sc1
	v_mov_b32_e32 v10, v1
.LBB1_20:
	s_cbranch_execnz .LBB1_22
.LBB1_21:
	ds_read_b32 v9, v8
	v_mov_b32_e32 v10, v1
	s_waitcnt lgkmcnt(0)
	global_store_dword v[2:3], v9, off
.LBB1_22:
	s_cbranch_execnz .LBB1_10
.LBB1_23:
	s_cmp_lt_i32 s14, 1
	s_mov_b32 s15, s14
	s_cbranch_scc1 .LBB1_25
	v_cndmask_b32_e64 v9, 0, 1, s[4:5]
	v_cmp_ne_u32_e32 vcc, 0, v9
	s_bcnt1_i32_b64 s15, vcc
.LBB1_25:
	v_mov_b32_e32 v10, v1
	v_lshl_add_u64 v[6:7], s[10:11], 0, v[6:7]
	s_cmp_lt_i32 s14, 2
	s_cbranch_scc0 .LBB1_11
.LBB1_26:
	s_mov_b32 s2, 1
	s_branch .LBB1_39
.LBB1_27:
	s_cmp_lt_i32 s14, 2
	s_cbranch_scc1 .LBB1_42
.LBB1_28:
	s_cmp_lt_i32 s14, 3
	s_cbranch_scc1 .LBB1_33
	s_cmp_lt_i32 s14, 4
	s_cbranch_scc1 .LBB1_51
	s_cmp_eq_u32 s14, 4
	s_cbranch_scc0 .LBB1_32
	v_mov_b32_e32 v10, 11
	v_mov_b32_e32 v12, s15
	v_mov_b32_e32 v11, s15
	s_nop 0
	v_mov_b32_dpp v12, v10 row_mirror row_mask:0xf bank_mask:0xf
	v_and_b32_e32 v10, 0x3ff, v12
	v_lshlrev_b32_e32 v10, 2, v10
	global_atomic_add v10, v11, s[8:9] sc1
.LBB1_32:
	v_add_u32_e32 v10, -1, v9
	s_branch .LBB1_53
.LBB1_33:
	s_branch .LBB1_54
.LBB1_34:
	s_cbranch_execz .LBB1_36
	v_and_b32_e32 v9, 0x3ff, v10
	v_lshlrev_b32_e32 v9, 2, v9
	global_load_dword v9, v9, s[8:9]
	ds_read_b32 v11, v8
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v11, 0x3ff, v11
	v_lshlrev_b32_e32 v11, 2, v11
	s_waitcnt vmcnt(0)
	global_atomic_add v11, v9, s[8:9] sc1
	v_mov_b32_e32 v9, v10
.LBB1_36:
	s_cbranch_execnz .LBB1_38
.LBB1_37:
	ds_read_b32 v9, v8
	s_waitcnt lgkmcnt(0)
	global_store_dword v[2:3], v9, off
	v_mov_b32_e32 v9, v10
.LBB1_38:
	s_mov_b32 s2, 1
	s_cbranch_execnz .LBB1_27
.LBB1_39:
	s_cmp_gt_i32 s14, 0
	s_cbranch_scc0 .LBB1_41
	v_cndmask_b32_e64 v9, 0, 1, s[4:5]
	v_cmp_ne_u32_e32 vcc, 0, v9
	s_bcnt1_i32_b64 s2, vcc
.LBB1_41:
	v_mov_b32_e32 v9, v10
	s_mov_b32 s15, s2
	s_cmp_lt_i32 s14, 2
	s_cbranch_scc0 .LBB1_28
.LBB1_42:
	s_branch .LBB1_56
.LBB1_43:
	s_cmp_lt_i32 s14, 3
	s_cbranch_scc1 .LBB1_59
.LBB1_44:
	s_cmp_lt_i32 s14, 4
	s_cbranch_scc1 .LBB1_48
	s_cmp_eq_u32 s14, 4
	s_cbranch_scc0 .LBB1_47
	v_mov_b32_e32 v9, 11
	v_mov_b32_e32 v12, s15
	v_mov_b32_e32 v11, s15
	s_nop 0
	v_mov_b32_dpp v12, v9 row_mirror row_mask:0xf bank_mask:0xf
	v_and_b32_e32 v9, 0x3ff, v12
	v_lshlrev_b32_e32 v9, 2, v9
	global_atomic_add v9, v11, s[8:9] sc1
.LBB1_47:
	v_add_u32_e32 v9, -1, v10
	s_branch .LBB1_50
.LBB1_48:
	s_cbranch_execz .LBB1_50
	v_and_b32_e32 v9, 0x3ff, v10
	v_lshlrev_b32_e32 v9, 2, v9
	global_load_dword v9, v9, s[8:9]
	ds_read_b32 v11, v8
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v11, 0x3ff, v11
	v_lshlrev_b32_e32 v11, 2, v11
	s_waitcnt vmcnt(0)
	global_atomic_add v11, v9, s[8:9] sc1
	v_mov_b32_e32 v9, v10
.LBB1_50:
	s_cbranch_execz .LBB1_60
	s_branch .LBB1_63
.LBB1_51:
	s_cbranch_execz .LBB1_53
	v_and_b32_e32 v10, 0x3ff, v9
	v_lshlrev_b32_e32 v10, 2, v10
	global_load_dword v10, v10, s[8:9]
	ds_read_b32 v11, v8
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v11, 0x3ff, v11
	v_lshlrev_b32_e32 v11, 2, v11
	s_waitcnt vmcnt(0)
	global_atomic_add v11, v10, s[8:9] sc1
	v_mov_b32_e32 v10, v9
.LBB1_53:
	s_cbranch_execnz .LBB1_55
.LBB1_54:
	ds_read_b32 v10, v8
	s_waitcnt lgkmcnt(0)
	global_store_dword v[2:3], v10, off
	v_mov_b32_e32 v10, v9
.LBB1_55:
	s_cbranch_execnz .LBB1_43
.LBB1_56:
	s_cmp_gt_i32 s14, 0
	s_mov_b32 s15, 2
	s_cbranch_scc0 .LBB1_58
	s_mov_b32 s2, 0xaaaaaaab
	v_mul_hi_u32 v10, v9, s2
	v_lshrrev_b32_e32 v10, 1, v10
	v_lshl_add_u32 v10, v10, 1, v10
	v_sub_u32_e32 v10, v9, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_and_b64 s[2:3], s[4:5], vcc
	v_cndmask_b32_e64 v10, 0, 1, s[2:3]
	v_cmp_ne_u32_e32 vcc, 0, v10
	s_bcnt1_i32_b64 s15, vcc
.LBB1_58:
	v_mov_b32_e32 v10, v9
	s_cmp_lt_i32 s14, 3
	s_cbranch_scc0 .LBB1_44
.LBB1_59:
.LBB1_60:
	s_cmp_gt_i32 s14, 1
	s_cbranch_scc0 .LBB1_62
	ds_read_b32 v8, v8
	s_waitcnt lgkmcnt(0)
	global_store_dword v[2:3], v8, off
.LBB1_62:
	v_mov_b32_e32 v9, v10
.LBB1_63:
	global_load_dword v6, v[6:7], off
	s_load_dwordx2 s[4:5], s[0:1], 0x24
	s_load_dword s14, s[0:1], 0x30
	v_mov_b32_e32 v10, 2
	s_mov_b64 s[2:3], exec
	s_waitcnt lgkmcnt(0)
	s_or_b32 s15, s5, 1
	v_cvt_f32_u32_e32 v7, s15
	s_lshl_b32 s4, s4, 2
	v_rcp_iflag_f32_e32 v7, v7
	s_nop 0
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v8, v7
	v_mov_b32_e32 v7, s4
	ds_bpermute_b32 v7, v7, v10
	v_readfirstlane_b32 s16, v8
	v_mbcnt_lo_u32_b32 v8, s2, 0
	v_mbcnt_hi_u32_b32 v8, s3, v8
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_65
	s_sub_i32 s17, 0, s15
	s_mul_i32 s17, s17, s16
	s_mul_hi_u32 s17, s16, s17
	s_add_i32 s16, s16, s17
	s_mul_hi_u32 s16, s14, s16
	s_mul_i32 s16, s16, s15
	s_sub_i32 s16, s14, s16
	s_sub_i32 s17, s16, s15
	s_cmp_ge_u32 s16, s15
	s_cselect_b32 s16, s17, s16
	s_sub_i32 s17, s16, s15
	s_cmp_ge_u32 s16, s15
	s_cselect_b32 s15, s17, s16
	s_bcnt1_i32_b64 s2, s[2:3]
	s_and_b32 s15, s15, 0x3ff
	s_lshl_b32 s2, s2, 2
	s_lshl_b32 s15, s15, 2
	s_sub_i32 s2, 0, s2
	v_mov_b32_e32 v8, s15
	v_mov_b32_e32 v10, s2
	global_atomic_add v8, v10, s[8:9] sc1
.LBB1_65:
	s_or_b64 exec, exec, s[4:5]
	s_and_b32 s2, s6, 7
	s_lshl_b32 s2, s14, s2
	s_cmp_lt_i32 s2, s13
	s_mov_b64 s[2:3], -1
	s_cbranch_scc1 .LBB1_67
	s_mov_b64 s[2:3], 0
	global_store_dword v[2:3], v9, off
.LBB1_67:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_69
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_load_dword s2, s[0:1], 0x2c
	s_load_dword s3, s[0:1], 0x18
	v_cndmask_b32_e64 v8, 1, 6, vcc
	v_cmp_gt_u32_e32 vcc, 2, v5
	v_cvt_f16_f32_e32 v11, s12
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e32 v6, v6
	v_cndmask_b32_e64 v10, 2, 6, vcc
	v_cmp_gt_u32_e32 vcc, 4, v5
	v_xor_b32_e32 v8, v8, v10
	v_fma_f16 v6, v6, v11, 0.5
	v_cndmask_b32_e64 v10, 4, 6, vcc
	v_cmp_gt_u32_e32 vcc, 8, v5
	v_xor_b32_e32 v8, v8, v10
	s_nop 0
	v_cndmask_b32_e64 v10, 8, 6, vcc
	v_cmp_gt_u32_e32 vcc, 16, v5
	v_xor_b32_e32 v8, v8, v10
	s_nop 0
	v_cndmask_b32_e64 v10, 16, 6, vcc
	v_xor_b32_e32 v8, v8, v10
	v_xor_b32_e32 v8, v8, v0
	v_xor_b32_e32 v0, s7, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, s3, v0
	v_bfe_i32 v8, v8, 0, 8
	v_add3_u32 v0, v0, v1, v5
	v_add3_u32 v0, v0, v8, v9
	v_cvt_f32_f16_e32 v5, v6
	v_add3_u32 v0, v0, v7, 28
	global_store_dword v[2:3], v0, off
	v_mov_b32_e32 v0, s12
	v_add_f32_e32 v0, s2, v0
	v_add_f32_e32 v0, v0, v5
	global_store_dword v4, v0, s[10:11]
.LBB1_69:
	s_branch .LBB1_2
.LBB1_70:
	global_store_dword v[2:3], v1, off
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
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 18
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
.Lfunc_end1:
	.size	k0, .Lfunc_end1-k0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k1
	.globl	k1
	.p2align	8
	.type	k1,@function
k1:
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	v_lshlrev_b32_e32 v2, 2, v0
	v_lshl_add_u32 v12, s2, 6, v0
	v_mov_b32_e32 v3, 0
	v_and_b32_e32 v7, 63, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v14, v2, s[4:5]
	v_lshl_add_u64 v[10:11], s[4:5], 0, v[2:3]
	v_xor_b32_e32 v15, s9, v0
	v_lshlrev_b32_e32 v13, 2, v7
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, 0x3ff, v14
	v_lshlrev_b32_e32 v1, 2, v6
	global_load_dword v4, v1, s[4:5]
	v_and_b32_e32 v1, 0x3ff, v12
	v_lshlrev_b32_e32 v2, 2, v1
	global_load_dword v1, v2, s[6:7]
	s_load_dwordx2 s[12:13], s[0:1], 0x20
	s_load_dword s28, s[0:1], 0x30
	ds_write_b32 v13, v14
	s_waitcnt lgkmcnt(0)
	s_mul_hi_i32 s3, s13, 0x99999999
	v_cmp_ne_u32_e32 vcc, s28, v14
	s_lshr_b32 s14, s3, 31
	s_ashr_i32 s3, s3, 1
	v_cndmask_b32_e32 v9, 29, v15, vcc
	v_sub_u32_e32 v16, 0, v9
	v_max_i32_e32 v9, v9, v16
	s_add_i32 s3, s3, s14
	s_waitcnt vmcnt(1)
	v_or_b32_e32 v5, 1, v4
	v_cvt_f32_u32_e32 v8, v5
	v_sub_u32_e32 v16, 0, v5
	v_mov_b32_e32 v4, v14
	v_rcp_iflag_f32_e32 v8, v8
	s_nop 0
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_mul_lo_u32 v16, v16, v8
	v_mul_hi_u32 v16, v8, v16
	v_add_u32_e32 v8, v8, v16
	v_mul_hi_u32 v8, s9, v8
	v_mul_lo_u32 v8, v8, v5
	v_sub_u32_e32 v8, s9, v8
	v_sub_u32_e32 v16, v8, v5
	v_cmp_ge_u32_e32 vcc, v8, v5
	s_nop 1
	v_cndmask_b32_e32 v8, v8, v16, vcc
	v_sub_u32_e32 v16, v8, v5
	v_cmp_ge_u32_e32 vcc, v8, v5
	s_nop 1
	v_cndmask_b32_e32 v5, v8, v16, vcc
	v_add_u32_e32 v5, s3, v5
	v_cmp_ge_i32_e32 vcc, v9, v5
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB2_29
	v_xor_b32_e32 v5, 1, v7
	v_lshlrev_b32_e32 v5, 2, v5
	ds_read_b32 v18, v5
	v_bfe_i32 v16, v0, 0, 8
	v_sub_u32_e32 v17, 0, v16
	v_mov_b64_e32 v[8:9], s[10:11]
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v18, v14
	s_nop 1
	v_cndmask_b32_e32 v5, v16, v17, vcc
	s_nop 0
	v_readfirstlane_b32 s3, v5
	v_mov_b32_e32 v5, v14
	s_nop 0
	v_cmp_eq_u32_e32 vcc, s3, v16
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB2_16
	v_add_u32_e32 v5, 6, v0
	v_and_b32_e32 v5, 7, v5
	v_mov_b32_e32 v7, v3
	v_cmp_lt_i32_e32 vcc, 1, v5
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB2_9
	v_cmp_lt_i32_e32 vcc, 2, v5
	s_mov_b64 s[24:25], 0
	s_mov_b64 s[20:21], 0
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_cbranch_execnz .LBB2_39
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execnz .LBB2_44
.LBB2_5:
	s_or_b64 exec, exec, s[22:23]
	s_and_saveexec_b64 s[22:23], s[24:25]
	s_cbranch_execnz .LBB2_45
.LBB2_6:
	s_or_b64 exec, exec, s[22:23]
	s_and_saveexec_b64 s[2:3], s[20:21]
	s_cbranch_execz .LBB2_8
.LBB2_7:
	v_mov_b32_e32 v5, s28
	global_store_dword v2, v5, s[4:5]
	global_load_dword v5, v[10:11], off
	v_mov_b32_e32 v19, v14
	v_mov_b64_e32 v[8:9], v[6:7]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v14, v5
.LBB2_8:
	s_or_b64 exec, exec, s[2:3]
.LBB2_9:
	s_andn2_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB2_15
	v_cmp_lt_i32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB2_12
	s_and_b32 s20, s8, 0xff
	s_add_i32 s20, s20, 26
	v_mov_b32_e32 v5, s20
	ds_write_b32 v13, v5
.LBB2_12:
	s_andn2_saveexec_b64 s[18:19], s[18:19]
	s_cbranch_execz .LBB2_14
	v_cvt_f32_ubyte0_e32 v5, v0
	s_and_b32 s20, s8, 0x3ff
	v_subrev_f32_e32 v5, s12, v5
	s_lshl_b32 s20, s20, 2
	v_and_b32_e32 v5, 0x7fffffff, v5
	v_mov_b32_e32 v8, s20
	global_store_dword v8, v5, s[6:7]
.LBB2_14:
	s_or_b64 exec, exec, s[18:19]
	v_mov_b64_e32 v[8:9], v[6:7]
	v_mov_b32_e32 v19, v14
.LBB2_15:
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[6:7], v[8:9], 2, s[4:5]
	global_load_dword v6, v[6:7], off
	s_cmp_eq_u32 s28, 24
	v_mov_b32_e32 v5, v14
	v_and_b32_e32 v8, 0xffff, v4
	s_cselect_b64 vcc, -1, 0
	v_mov_b32_e32 v7, 0x150000
	s_mul_i32 s2, s10, 3
	v_mul_lo_u32 v9, v5, v15
	v_mad_u32_u24 v10, v8, 3, v15
	v_cndmask_b32_e32 v8, 19, v18, vcc
	v_lshl_add_u32 v7, v15, 16, v7
	v_sub_co_u32_e32 v8, vcc, s2, v8
	v_mov_b32_e32 v14, v19
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, 15, v6
	v_ashrrev_i32_e32 v6, v6, v9
	v_cmp_gt_i32_sdwa vcc, sext(v7), v6 src0_sel:WORD_1 src1_sel:DWORD
	s_nop 1
	v_cndmask_b32_e32 v4, v10, v4, vcc
.LBB2_16:
	s_or_b64 exec, exec, s[16:17]
	v_cmp_gt_i32_e32 vcc, 22, v14
	v_max_i32_e32 v6, v16, v17
	s_bcnt1_i32_b64 s2, vcc
	v_and_b32_e32 v6, 7, v6
	v_mad_legacy_u16 v4, v4, 3, s2
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB2_24
	v_cmp_lt_i32_e32 vcc, 3, v6
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB2_21
	v_cmp_ne_u32_e32 vcc, 4, v6
	s_and_saveexec_b64 s[18:19], vcc
	v_add_u32_e32 v14, -1, v14
	s_or_b64 exec, exec, s[18:19]
.LBB2_21:
	s_andn2_saveexec_b64 s[16:17], s[16:17]
	s_cbranch_execz .LBB2_23
	v_and_b32_e32 v6, 15, v4
	v_add_u16_e32 v6, 1, v6
	v_cvt_f32_ubyte0_e32 v6, v6
	v_rcp_iflag_f32_e32 v7, v6
	s_mov_b32 s18, 0x41f00000
	v_mul_f32_e32 v7, 0x41f00000, v7
	v_trunc_f32_e32 v7, v7
	v_cvt_u32_f32_e32 v9, v7
	v_fma_f32 v7, -v7, v6, s18
	v_cmp_ge_f32_e64 vcc, |v7|, v6
	s_nop 1
	v_addc_co_u32_e32 v6, vcc, 0, v9, vcc
	v_and_b32_e32 v6, 15, v6
	v_ashrrev_i32_e64 v14, v6, s8
.LBB2_23:
	s_or_b64 exec, exec, s[16:17]
.LBB2_24:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB2_28
	v_cmp_gt_i32_e32 vcc, 1, v6
	s_and_saveexec_b64 s[16:17], vcc
	v_min_i32_e32 v6, s13, v15
	v_cmp_lt_i32_e32 vcc, s8, v6
	s_bcnt1_i32_b64 s18, vcc
	v_mov_b32_e32 v6, s18
	s_nop 1
	v_mov_b32_dpp v14, v6 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_or_b64 exec, exec, s[16:17]
.LBB2_28:
	s_or_b64 exec, exec, s[2:3]
.LBB2_29:
	s_andn2_saveexec_b64 s[2:3], s[14:15]
	s_cbranch_execz .LBB2_31
	v_mov_b32_e32 v5, 2
	v_lshlrev_b32_sdwa v5, v5, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_mov_b32_e32 v6, 14
	ds_bpermute_b32 v5, v5, v6
	v_and_b32_sdwa v6, v14, s9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshlrev_b32_e32 v6, 2, v6
	v_mov_b64_e32 v[8:9], s[10:11]
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v6, v5
	s_waitcnt lgkmcnt(0)
	global_store_dword v2, v5, s[4:5]
	global_load_dword v5, v[10:11], off
.LBB2_31:
	s_or_b64 exec, exec, s[2:3]
	v_and_b32_e32 v6, 0x3ff, v14
	v_lshlrev_b32_e32 v6, 2, v6
	global_load_dword v10, v6, s[4:5]
	s_waitcnt vmcnt(1)
	v_max_f32_e64 v6, v1, v1 clamp
	v_med3_f32 v11, v6, v6, 4.0
	v_mov_b32_e32 v6, 21
	s_and_b32 s14, s9, 7
	s_cmp_eq_u32 s14, 0
	v_mov_b32_dpp v9, v6 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_mov_b32 s15, 0
	s_cbranch_scc1 .LBB2_38
	s_load_dword s0, s[0:1], 0x28
	v_and_b32_e32 v14, 3, v0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, v2
	v_cmp_ne_u32_e32 vcc, 0, v14
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s16, s0, 11
	v_lshl_add_u64 v[6:7], s[4:5], 0, v[6:7]
	s_branch .LBB2_34
.LBB2_33:
	s_or_b64 exec, exec, s[2:3]
	s_add_i32 s15, s15, 1
	s_cmp_eq_u32 s15, s14
	s_cbranch_scc1 .LBB2_38
.LBB2_34:
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_33
	s_mov_b32 s17, 0
	s_mov_b32 s0, 0
	s_mov_b64 s[10:11], 0
.LBB2_36:
	s_and_b32 s1, s17, 0xff
	s_add_i32 s17, s1, 1
	s_and_b32 s18, s17, 0xff
	v_mov_b32_e32 v11, s0
	v_cmp_eq_u32_e64 s[0:1], s18, v14
	s_or_b64 s[10:11], s[0:1], s[10:11]
	s_mov_b32 s0, s18
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB2_36
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e32 v11, s13, v11
	v_add_u32_sdwa v11, sext(v11), s16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	global_store_dword v[6:7], v11, off
	v_mov_b32_e32 v11, v1
	s_branch .LBB2_33
.LBB2_38:
	v_lshl_add_u64 v[6:7], s[6:7], 0, v[2:3]
	s_waitcnt vmcnt(0)
	v_min_i32_e32 v3, s9, v10
	v_add_u32_e32 v3, v3, v0
	v_cvt_f16_f32_e32 v10, s12
	v_xor_b32_e32 v3, v3, v12
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v12, v13
	v_and_b32_e32 v4, 0xffff, v4
	v_add_u32_e32 v0, s8, v0
	v_lshlrev_b32_e32 v8, 1, v8
	v_add3_u32 v0, v0, v4, v5
	v_cvt_f32_f16_e32 v4, v10
	v_bfe_i32 v3, v3, 0, 8
	v_add3_u32 v0, v0, v8, v9
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, v3, v12
	global_store_dword v2, v0, s[4:5]
	v_add_f32_e32 v0, v1, v11
	v_add_f32_e32 v0, v0, v4
	global_store_dword v[6:7], v0, off
	s_endpgm
.LBB2_39:
	v_cmp_lt_i32_e32 vcc, 3, v5
	s_mov_b64 s[24:25], -1
	s_mov_b64 s[26:27], 0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB2_43
	v_cmp_ne_u32_e32 vcc, 4, v5
	s_and_saveexec_b64 s[26:27], vcc
	v_add_u32_e32 v19, -1, v14
	v_and_b32_e32 v8, 0x3ff, v19
	v_mov_b32_e32 v9, 0
	s_xor_b64 s[24:25], exec, -1
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 s[26:27], s[24:25], exec
	s_xor_b64 s[24:25], exec, -1
.LBB2_43:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], s[26:27], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB2_5
.LBB2_44:
	s_and_b32 s3, s10, 0xff
	v_and_b32_e32 v4, 0xff, v15
	v_add_lshl_u32 v4, s3, v4, 2
	v_mov_b32_e32 v5, -4
	global_atomic_add v4, v5, s[4:5] sc1
	s_or_b64 s[24:25], s[24:25], exec
	s_or_b64 exec, exec, s[22:23]
	s_and_saveexec_b64 s[22:23], s[24:25]
	s_cbranch_execz .LBB2_6
.LBB2_45:
	s_add_i32 s2, s2, s8
	s_sub_i32 s3, 0, s28
	v_mov_b32_e32 v4, s28
	v_mov_b32_e32 v5, s3
	v_cmp_gt_i32_e32 vcc, s2, v15
	s_or_b64 s[20:21], s[20:21], exec
	s_nop 0
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_mad_u64_u32 v[4:5], s[2:3], v14, 3, v[4:5]
	s_or_b64 exec, exec, s[22:23]
	s_and_saveexec_b64 s[2:3], s[20:21]
	s_cbranch_execnz .LBB2_7
	s_branch .LBB2_8
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
		.amdhsa_next_free_sgpr 29
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
.Lfunc_end2:
	.size	k1, .Lfunc_end2-k1
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k2
	.globl	k2
	.p2align	8
	.type	k2,@function
k2:
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	s_load_dwordx2 s[16:17], s[0:1], 0x10
	v_mov_b32_e32 v3, v0
	v_lshlrev_b32_e32 v6, 2, v3
	v_lshl_add_u32 v20, s2, 6, v3
	s_waitcnt lgkmcnt(0)
	global_load_dword v16, v6, s[8:9]
	v_and_b32_e32 v0, 0x3ff, v20
	v_and_b32_e32 v8, 63, v3
	v_lshlrev_b32_e32 v4, 2, v0
	v_lshlrev_b32_e32 v17, 2, v8
	global_load_dword v18, v4, s[10:11]
	s_mov_b64 s[6:7], s[0:1]
	s_load_dword s0, s[0:1], 0x20
	v_mov_b32_e32 v1, -16
	v_mov_b32_e32 v9, 0
	s_mov_b32 s32, 0
	s_mov_b32 s20, 0
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v7, s0
	v_mov_b32_e32 v5, v9
	v_cmp_gt_f16_e32 vcc, 2.0, v7
	s_and_b64 s[0:1], vcc, exec
	s_cselect_b32 s2, 5, -5
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v0, 0x3ff, v16
	v_lshlrev_b32_e32 v0, 2, v0
	ds_write_b32 v17, v16
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_dword v0, v0, s[8:9]
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v0, v1, v0
	v_mov_b32_e32 v1, s2
	s_swappc_b64 s[30:31], s[0:1]
	v_or_b32_e32 v0, 1, v0
	v_cvt_f32_u32_e32 v1, v0
	v_bfe_i32 v19, v3, 0, 8
	v_cvt_f32_f16_e32 v3, v7
	v_sub_u32_e32 v7, 0, v0
	v_rcp_iflag_f32_e32 v1, v1
	ds_bpermute_b32 v2, v6, v19
	s_cmp_lt_i32 s16, 1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v21, v2 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mul_lo_u32 v7, v7, v1
	v_mul_hi_u32 v7, v1, v7
	v_add_u32_e32 v1, v1, v7
	v_mul_hi_u32 v1, v1, -3
	v_mul_lo_u32 v1, v1, v0
	v_sub_u32_e32 v1, -3, v1
	v_sub_u32_e32 v7, v1, v0
	v_cmp_ge_u32_e32 vcc, v1, v0
	s_nop 1
	v_cndmask_b32_e32 v1, v1, v7, vcc
	v_sub_u32_e32 v7, v1, v0
	v_cmp_ge_u32_e32 vcc, v1, v0
	s_nop 1
	v_cndmask_b32_e32 v0, v1, v7, vcc
	s_cbranch_scc1 .LBB3_28
	v_and_b32_e32 v1, 15, v16
	v_add_u32_e32 v2, 1, v1
	v_cvt_f32_ubyte0_e32 v14, v2
	v_rcp_iflag_f32_e32 v14, v14
	v_xor_b32_e32 v8, 1, v8
	v_lshlrev_b32_e32 v22, 2, v8
	s_load_dwordx4 s[12:15], s[6:7], 0x24
	v_mul_f32_e32 v8, 0x4f7ffffe, v14
	v_cvt_u32_f32_e32 v8, v8
	v_not_b32_e32 v1, v1
	v_mov_b32_e32 v7, v9
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_i32 s13, s16
	v_mul_lo_u32 v1, v1, v8
	v_mul_hi_u32 v1, v8, v1
	s_cselect_b64 s[18:19], -1, 0
	s_abs_i32 s1, s15
	v_add_u32_e32 v1, v8, v1
	v_mul_hi_u32 v1, s1, v1
	v_mul_lo_u32 v8, v1, v2
	v_sub_u32_e32 v8, s1, v8
	v_add_u32_e32 v14, 1, v1
	v_cmp_ge_u32_e32 vcc, v8, v2
	s_ashr_i32 s0, s15, 31
	v_lshl_add_u64 v[10:11], s[10:11], 0, v[6:7]
	v_cndmask_b32_e32 v1, v1, v14, vcc
	v_sub_u32_e32 v14, v8, v2
	v_cndmask_b32_e32 v8, v8, v14, vcc
	v_add_u32_e32 v14, 1, v1
	v_cmp_ge_u32_e32 vcc, v8, v2
	v_mul_f32_e32 v7, 0x3e800000, v3
	v_add_f32_e32 v12, s14, v3
	v_cndmask_b32_e32 v1, v1, v14, vcc
	v_xor_b32_e32 v1, s0, v1
	v_subrev_u32_e32 v1, s0, v1
	v_and_b32_e32 v1, 0x3ff, v1
	v_lshlrev_b32_e32 v8, 2, v1
	v_med3_f32 v7, v7, v12, 4.0
	v_lshl_add_u64 v[12:13], s[8:9], 0, v[4:5]
	v_lshl_add_u64 v[14:15], s[10:11], 0, v[8:9]
	v_frexp_mant_f32_e32 v23, v3
	v_frexp_exp_i32_f32_e32 v24, v3
.LBB3_2:
	v_cmp_gt_i32_e32 vcc, s20, v20
	s_bcnt1_i32_b64 s0, vcc
	s_and_b32 s4, s0, 7
	s_cmp_lt_i32 s4, 2
	s_cbranch_scc1 .LBB3_6
	s_cmp_lt_i32 s4, 3
	s_cbranch_scc1 .LBB3_7
	s_cmp_gt_i32 s4, 4
	s_cbranch_scc0 .LBB3_8
	v_add_u32_e32 v2, -1, v0
	s_mov_b64 s[0:1], 0
	s_branch .LBB3_9
.LBB3_6:
	s_branch .LBB3_14
.LBB3_7:
	s_mov_b64 s[0:1], 0
	s_cbranch_execnz .LBB3_10
	s_branch .LBB3_11
.LBB3_8:
	s_mov_b64 s[0:1], -1
.LBB3_9:
	s_branch .LBB3_11
.LBB3_10:
	global_load_dword v1, v[10:11], off
	s_mov_b64 s[0:1], -1
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v1, v3, v1
	v_and_b32_e32 v1, 0x7fffffff, v1
	global_store_dword v[14:15], v1, off
.LBB3_11:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB3_13
	s_mul_i32 s0, s20, 15
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v2, v0
	ds_write_b32 v17, v1
.LBB3_13:
	s_cbranch_execnz .LBB3_19
.LBB3_14:
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc0 .LBB3_16
	global_load_dword v1, v[10:11], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, 0x3fa00000, v1
	v_frexp_mant_f32_e32 v2, v1
	v_rcp_f32_e32 v2, v2
	v_frexp_exp_i32_f32_e32 v1, v1
	v_sub_u32_e32 v1, v24, v1
	v_mul_f32_e32 v2, v23, v2
	v_ldexp_f32 v1, v2, v1
	v_sub_f32_e32 v1, v1, v7
	v_and_b32_e32 v1, 0x7fffffff, v1
	s_cbranch_execz .LBB3_17
	s_branch .LBB3_18
.LBB3_16:
.LBB3_17:
	s_and_b32 s0, s20, 0xff
	s_add_i32 s0, s0, 15
	s_xor_b32 s2, s0, s12
	s_xor_b32 s0, s20, s16
	s_and_b32 s0, s0, 0xff
	s_add_i32 s3, s0, 15
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v1, v18
.LBB3_18:
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v18, v1
.LBB3_19:
	v_and_b32_e32 v0, s16, v2
	v_cmp_lt_i32_e32 vcc, s20, v0
	s_bcnt1_i32_b64 s0, vcc
	v_mov_b32_e32 v0, s0
	s_cmp_eq_u32 s20, 0
	global_store_dword v[12:13], v0, off
	s_cbranch_scc1 .LBB3_26
	v_and_b32_e32 v0, 0x3ff, v2
	v_lshlrev_b32_e32 v8, 2, v0
	v_lshl_add_u64 v[0:1], s[8:9], 0, v[8:9]
	v_and_b32_e32 v8, 7, v2
	s_mov_b32 s2, 0
	s_branch .LBB3_22
.LBB3_21:
	s_or_b64 exec, exec, s[0:1]
	s_add_i32 s2, s2, 1
	s_cmp_ge_u32 s2, s20
	s_cbranch_scc1 .LBB3_26
.LBB3_22:
	s_andn2_b64 vcc, exec, s[18:19]
	v_mov_b32_e32 v25, s16
	s_cbranch_vccnz .LBB3_24
	global_load_dword v25, v[0:1], off
.LBB3_24:
	v_lshlrev_b32_e64 v26, v8, s2
	s_and_b32 s0, s2, s13
	v_mov_b32_e32 v27, s0
	v_mov_b32_e32 v28, s17
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, v25, v26
	s_nop 1
	v_cndmask_b32_e32 v25, v27, v28, vcc
	v_cmp_eq_u32_e32 vcc, v25, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_21
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v21, v22
	s_branch .LBB3_21
.LBB3_26:
	s_add_i32 s20, s20, 1
	s_cmp_eq_u32 s20, s16
	s_cbranch_scc1 .LBB3_29
	v_mov_b32_e32 v0, v2
	s_branch .LBB3_2
.LBB3_28:
	v_mov_b32_e32 v2, v0
.LBB3_29:
	s_and_b32 s0, s16, 7
	v_lshl_add_u64 v[0:1], s[10:11], 0, v[4:5]
	s_cmp_eq_u32 s0, 0
	s_cbranch_scc1 .LBB3_31
.LBB3_30:
	s_add_i32 s0, s0, -1
	s_cmp_eq_u32 s0, 0
	v_lshlrev_b16_e32 v16, 2, v16
	s_cbranch_scc0 .LBB3_30
.LBB3_31:
	global_load_dword v5, v6, s[10:11]
	v_and_b32_e32 v6, 0xffff, v16
	v_mad_u32_u24 v6, v6, 3, v2
	s_load_dword s2, s[6:7], 0x18
	v_mad_u64_u32 v[6:7], s[0:1], v6, 3, v[2:3]
	v_mad_u64_u32 v[6:7], s[0:1], v6, 3, v[2:3]
	v_mad_u64_u32 v[6:7], s[0:1], v6, 3, v[2:3]
	ds_read_b32 v7, v17
	s_waitcnt lgkmcnt(0)
	s_add_i32 s2, s2, s16
	v_and_b32_e32 v6, 0xffff, v6
	v_add3_u32 v2, s2, v19, v2
	v_add3_u32 v2, v2, v21, v6
	v_add3_u32 v2, v2, v7, 9
	global_store_dword v4, v2, s[8:9]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v2, v18, v5
	v_add_f32_e32 v2, v2, v3
	global_store_dword v[0:1], v2, off
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
		.amdhsa_next_free_vgpr 29
		.amdhsa_next_free_sgpr 33
		.amdhsa_accum_offset 32
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
	.size	k2, .Lfunc_end3-k2
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k3
	.globl	k3
	.p2align	8
	.type	k3,@function
k3:
	s_mov_b32 s6, s2
	s_load_dwordx4 s[8:11], s[0:1], 0x0
	s_load_dwordx2 s[12:13], s[0:1], 0x10
	v_lshl_add_u32 v12, s6, 6, v0
	v_and_b32_e32 v2, 0x3ff, v12
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshlrev_b32_e32 v4, 2, v2
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[8:9]
	v_and_b32_e32 v2, 63, v0
	global_load_dword v3, v4, s[10:11]
	s_load_dword s7, s[0:1], 0x20
	s_load_dword s18, s[0:1], 0x30
	s_and_b32 s2, s12, s13
	v_mov_b32_e32 v5, 0
	v_lshlrev_b32_e32 v10, 2, v2
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v8, s7
	v_xor_b32_e32 v9, s13, v0
	s_bitcmp0_b32 s2, 0
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(1)
	ds_write_b32 v10, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_barrier
	s_cbranch_scc1 .LBB4_2
	v_and_b32_e32 v2, 0x3ff, v1
	v_lshlrev_b32_e32 v2, 2, v2
	global_load_dword v2, v2, s[8:9]
	v_mov_b32_e32 v6, 0x3fa00000
	s_load_dword s2, s[0:1], 0x2c
	v_add_f32_e32 v6, s7, v6
	v_frexp_exp_i32_f32_e32 v14, v6
	v_frexp_mant_f32_e32 v6, v6
	v_rcp_f32_e32 v6, v6
	s_waitcnt lgkmcnt(0)
	v_frexp_exp_i32_f32_e32 v15, s2
	v_frexp_mant_f32_e32 v16, s2
	v_sub_u32_e32 v14, v15, v14
	v_mul_f32_e32 v6, v16, v6
	v_ldexp_f32 v6, v6, v14
	v_cvt_f16_f32_e32 v6, v6
	s_cmp_lt_i32 s13, 0
	v_sub_u32_e32 v7, 0, v9
	v_cvt_f32_ubyte0_e32 v11, v0
	v_lshlrev_b16_e32 v13, 2, v1
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v7, v9, v7, vcc
	v_fma_f16 v8, v6, v8, 0.5
	ds_write_b32 v10, v7
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 4, v2
	v_and_b32_e32 v2, 0x3ff, v2
	v_lshlrev_b32_e32 v2, 2, v2
	global_store_dword v2, v11, s[10:11]
	v_add_u16_e32 v2, v13, v0
	s_branch .LBB4_3
.LBB4_2:
	v_mov_b32_e32 v2, v0
.LBB4_3:
	v_and_b32_e32 v11, 0xffff, v1
	v_lshlrev_b32_e32 v6, 2, v11
	ds_bpermute_b32 v13, v6, v1
	v_lshl_add_u64 v[6:7], s[10:11], 0, v[4:5]
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v13, 7, v13
	v_cmp_lt_i32_e32 vcc, 1, v13
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB4_11
	v_cmp_lt_i32_e32 vcc, 2, v13
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_10
	v_cmp_lt_i32_e32 vcc, 3, v13
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execnz .LBB4_20
	s_or_saveexec_b64 s[14:15], s[14:15]
	v_mov_b32_e32 v13, s7
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB4_23
.LBB4_7:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v5, s7
	s_and_saveexec_b64 s[14:15], s[10:11]
	s_cbranch_execz .LBB4_9
.LBB4_8:
	v_add_u32_e32 v5, s18, v12
	v_mov_b32_e32 v12, 3
	v_and_b32_e32 v5, 0x3ff, v5
	v_sub_u32_e32 v14, 0, v0
	v_cmp_gt_i16_sdwa vcc, sext(v2), v12 src0_sel:BYTE_0 src1_sel:DWORD
	v_lshlrev_b32_e32 v5, 2, v5
	s_nop 0
	v_cndmask_b32_e32 v0, v14, v0, vcc
	global_atomic_add v5, v0, s[8:9] sc1
	v_mov_b32_e32 v5, v13
.LBB4_9:
	s_or_b64 exec, exec, s[14:15]
.LBB4_10:
	s_or_b64 exec, exec, s[4:5]
.LBB4_11:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB4_19
	v_cmp_lt_i32_e32 vcc, 0, v13
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB4_16
	s_mov_b64 s[14:15], exec
	v_mbcnt_lo_u32_b32 v0, s14, 0
	v_mbcnt_hi_u32_b32 v0, s15, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB4_15
	s_and_b32 s13, s18, 7
	s_lshl_b32 s13, -8, s13
	s_and_b32 s13, s13, 0x3f8
	s_bcnt1_i32_b64 s14, s[14:15]
	s_lshl_b32 s13, s13, 2
	s_mul_i32 s14, s12, s14
	v_mov_b32_e32 v0, s13
	v_mov_b32_e32 v5, s14
	global_atomic_add v0, v5, s[8:9] sc1
.LBB4_15:
	s_or_b64 exec, exec, s[10:11]
.LBB4_16:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, v3
	s_xor_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v5, s7
	s_or_b64 exec, exec, s[4:5]
.LBB4_19:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v0, v1, v2
	v_and_b32_e32 v0, 15, v0
	v_add_u32_e32 v1, 1, v0
	v_cvt_f32_ubyte0_e32 v12, v1
	v_rcp_iflag_f32_e32 v12, v12
	v_bfe_i32 v13, v2, 0, 8
	v_not_b32_e32 v0, v0
	s_load_dword s7, s[0:1], 0x18
	v_mul_f32_e32 v2, 0x4f7ffffe, v12
	v_cvt_u32_f32_e32 v2, v2
	s_abs_i32 s1, s12
	s_ashr_i32 s0, s12, 31
	s_xor_b32 s10, s12, 13
	v_mul_lo_u32 v0, v0, v2
	v_mul_hi_u32 v0, v2, v0
	v_add_u32_e32 v0, v2, v0
	v_mul_hi_u32 v0, s1, v0
	v_mul_lo_u32 v2, v0, v1
	v_sub_u32_e32 v2, s1, v2
	v_add_u32_e32 v12, 1, v0
	v_cmp_ge_u32_e32 vcc, v2, v1
	s_nop 1
	v_cndmask_b32_e32 v0, v0, v12, vcc
	v_sub_u32_e32 v12, v2, v1
	v_cndmask_b32_e32 v2, v2, v12, vcc
	v_add_u32_e32 v12, 1, v0
	v_cmp_ge_u32_e32 vcc, v2, v1
	v_mov_b32_e32 v1, 14
	s_nop 0
	v_cndmask_b32_e32 v0, v0, v12, vcc
	v_xor_b32_e32 v0, s0, v0
	v_subrev_u32_e32 v0, s0, v0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, mix@rel32@lo+4
	s_addc_u32 s1, s1, mix@rel32@hi+12
	s_swappc_b64 s[30:31], s[0:1]
	v_cvt_i32_f32_e32 v0, v5
	s_mov_b32 s0, 0xcccccccd
	s_add_i32 s2, s10, s6
	s_mul_i32 s1, s7, 3
	v_mul_hi_u32 v1, v0, s0
	v_lshrrev_b32_e32 v1, 2, v1
	v_lshl_add_u32 v1, v1, 2, v1
	v_sub_u32_e32 v0, v0, v1
	ds_read_b32 v1, v10
	s_lshl_b32 s0, s12, 1
	s_add_i32 s2, s2, s0
	s_add_i32 s1, s1, s2
	v_add_u32_e32 v2, s1, v9
	v_cvt_f32_f16_e32 v8, v8
	v_add3_u32 v2, v2, v11, v13
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v2, v0, v1
	global_store_dword v4, v0, s[8:9]
	v_add_f32_e32 v0, v3, v5
	v_add_f32_e32 v0, v0, v8
	global_store_dword v[6:7], v0, off
	s_endpgm
.LBB4_20:
	v_cmp_ne_u32_e32 vcc, 4, v13
	s_mov_b64 s[10:11], -1
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[10:11], exec, -1
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[10:11], s[10:11], exec
	s_or_saveexec_b64 s[14:15], s[14:15]
	v_mov_b32_e32 v13, s7
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB4_7
.LBB4_23:
	v_med3_f32 v5, v3, s7, 4.0
	v_fma_f32 v13, s7, v5, s7
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v5, s7
	s_and_saveexec_b64 s[14:15], s[10:11]
	s_cbranch_execnz .LBB4_8
	s_branch .LBB4_9
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
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 33
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
.Lfunc_end4:
	.size	k3, .Lfunc_end4-k3
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k4
	.globl	k4
	.p2align	8
	.type	k4,@function
k4:
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshl_add_u32 v2, s2, 6, v0
	v_and_b32_e32 v2, 0x3ff, v2
	v_lshlrev_b32_e32 v2, 2, v2
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[4:5]
	s_load_dword s13, s[0:1], 0x20
	global_load_dword v6, v2, s[6:7]
	s_add_i32 s12, s2, s8
	s_and_b32 s2, s8, 7
	v_mov_b32_e32 v4, 0x2a05f201
	v_mov_b32_e32 v5, 1
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v9, s13
	s_cmp_lg_u32 s2, 0
	v_cmp_lt_i64_e32 vcc, s[10:11], v[4:5]
	s_cselect_b64 s[14:15], -1, 0
	v_and_b32_e32 v7, 63, v0
	s_and_b64 s[14:15], vcc, s[14:15]
	s_mov_b32 s3, 0
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v7, 2, v7
	s_and_b64 vcc, exec, s[14:15]
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v8, 0xffff, v1
	v_and_b32_e32 v4, s12, v8
	ds_write_b32 v7, v4
	s_cbranch_vccz .LBB5_4
	s_and_b32 s11, s12, 15
	v_mov_b32_e32 v10, v9
.LBB5_2:
	v_cvt_f32_f16_e64 v4, v10 clamp
	v_and_b32_e32 v5, s3, v1
	s_min_i32 s13, s3, s10
	s_lshr_b32 s14, s3, s11
	v_cvt_f16_f32_e32 v4, v4
	v_mul_lo_u32 v5, v5, s13
	v_ashrrev_i32_sdwa v11, s14, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	s_add_i32 s3, s3, 1
	v_fma_f16 v4, v4, v10, 0.5
	v_cmp_gt_i32_e32 vcc, v5, v11
	s_cmp_lt_u32 s3, s2
	s_nop 0
	v_cndmask_b32_e32 v10, v10, v4, vcc
	s_cbranch_scc1 .LBB5_2
	v_lshl_add_u64 v[4:5], s[6:7], 0, v[2:3]
	v_mov_b32_e32 v3, v8
	s_branch .LBB5_6
.LBB5_4:
	v_lshl_add_u64 v[4:5], s[6:7], 0, v[2:3]
	v_mov_b32_e32 v3, v8
	s_cbranch_execz .LBB5_6
	v_xor_b32_e32 v3, s9, v0
	v_mov_b32_e32 v10, v9
.LBB5_6:
	s_load_dword s2, s[0:1], 0x24
	s_load_dword s3, s[0:1], 0x2c
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v7, v7
	s_and_b32 s0, s2, 15
	s_ashr_i32 s0, s8, s0
	v_xor_b32_e32 v0, s0, v0
	s_add_i32 s0, s12, s8
	s_add_i32 s0, s0, s10
	v_add_u32_sdwa v0, s0, sext(v0) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	v_add3_u32 v0, v0, v1, v8
	v_cvt_f32_f16_e32 v1, v10
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, v3, v7
	global_store_dword v2, v0, s[4:5]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, s3, v6
	v_add_f32_e32 v0, v0, v1
	global_store_dword v[4:5], v0, off
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
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
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
	.size	k4, .Lfunc_end5-k4
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k5
	.globl	k5
	.p2align	8
	.type	k5,@function
k5:
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	v_lshl_add_u32 v6, s2, 6, v0
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v3, 0
	v_and_b32_e32 v1, 0x3ff, v6
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[2:3]
	global_load_dword v10, v2, s[4:5]
	v_lshlrev_b32_e32 v2, 2, v1
	global_load_dword v1, v2, s[6:7]
	s_load_dword s14, s[0:1], 0x20
	v_mov_b32_e32 v8, 0x2a05f201
	v_mov_b32_e32 v9, 1
	v_and_b32_e32 v7, 63, v0
	s_add_i32 s2, s2, s8
	v_cmp_lt_i64_e32 vcc, s[10:11], v[8:9]
	v_lshlrev_b32_e32 v12, 2, v7
	v_xor_b32_e32 v11, s9, v0
	v_mov_b32_e32 v13, s2
	s_waitcnt vmcnt(1)
	ds_write_b32 v12, v10
	s_cbranch_vccnz .LBB6_11
	s_and_b32 s11, s8, 7
	v_mov_b32_e32 v7, 7
	s_cmp_lg_u32 s11, 0
	v_cmp_ne_u32_sdwa s[12:13], v10, v7 src0_sel:WORD_0 src1_sel:DWORD
	s_cselect_b64 s[16:17], -1, 0
	s_and_b64 s[16:17], s[16:17], s[12:13]
	v_mov_b32_e32 v13, s2
	s_and_saveexec_b64 s[12:13], s[16:17]
	s_cbranch_execz .LBB6_8
	s_add_i32 s3, s10, s8
	s_and_b32 s3, s3, 0xffff
	s_cmp_eq_u32 s3, 18
	v_lshlrev_b32_e32 v14, 2, v6
	v_and_b32_e32 v6, 0x3ff, v10
	s_cselect_b64 vcc, -1, 0
	v_lshlrev_b32_e32 v8, 2, v6
	v_mov_b32_e32 v9, 0
	s_lshl_b32 s3, s9, 16
	v_lshl_add_u64 v[6:7], s[4:5], 0, v[8:9]
	v_mov_b32_e32 v8, v2
	s_add_i32 s3, s3, 0x10000
	v_mov_b32_e32 v13, 0x3fc00000
	s_mov_b32 s16, 0
	v_lshl_add_u64 v[8:9], s[4:5], 0, v[8:9]
	s_ashr_i32 s9, s3, 16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v15, s14, v13
	v_mov_b32_e32 v13, s2
	s_mov_b32 s15, 0
	s_branch .LBB6_4
.LBB6_3:
	s_or_b64 exec, exec, s[2:3]
	s_and_b32 s2, s15, 0xff
	s_add_i32 s15, s2, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v16, v16, v10
	s_and_b32 s16, s15, 0xff
	v_min_i32_sdwa v16, sext(v16), v11 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	s_cmp_lg_u32 s11, s16
	global_store_dword v[8:9], v16, off
	s_cbranch_scc0 .LBB6_8
.LBB6_4:
	global_load_dword v16, v[4:5], off
	global_load_dword v17, v[6:7], off
	s_and_b32 s2, s16, 7
	s_add_i32 s3, s16, 19
	v_lshlrev_b32_e32 v19, s2, v10
	v_mov_b32_e32 v20, s3
	v_cndmask_b32_e32 v19, v19, v20, vcc
	s_waitcnt vmcnt(1)
	ds_bpermute_b32 v18, v14, v16
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add3_u32 v17, v18, s10, v17
	v_cmp_ne_u32_e64 s[2:3], v19, v17
	v_mov_b32_e32 v17, v13
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_xor_b64 s[2:3], exec, s[18:19]
	s_cbranch_execz .LBB6_6
	v_mov_b32_e32 v13, s9
	global_store_dword v[8:9], v13, off
	global_load_dword v16, v[4:5], off
.LBB6_6:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v13, v11
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB6_3
	v_mov_b32_e32 v13, s16
	s_nop 1
	v_mov_b32_dpp v13, v13 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_and_b32_e32 v13, 0x3ff, v13
	v_lshlrev_b32_e32 v13, 2, v13
	global_store_dword v13, v15, s[6:7]
	v_mov_b32_e32 v13, v17
	s_branch .LBB6_3
.LBB6_8:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_cmp_gt_f32_e32 vcc, -1.0, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB6_10
	v_cmp_lt_i32_e64 s[12:13], s8, 22
	s_bcnt1_i32_b64 s9, s[12:13]
	v_mov_b32_e32 v6, s9
	ds_write_b32 v12, v6
.LBB6_10:
	s_or_b64 exec, exec, s[2:3]
.LBB6_11:
	s_and_b32 s9, s10, 5
	v_lshl_add_u64 v[6:7], s[6:7], 0, v[2:3]
	s_cmp_lt_i32 s9, 4
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB6_15
	s_cmp_gt_i32 s9, 4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, v1
	s_cbranch_scc0 .LBB6_14
	v_mov_b32_e32 v3, s14
.LBB6_14:
	s_cbranch_execz .LBB6_16
	s_branch .LBB6_20
.LBB6_15:
.LBB6_16:
	s_cmp_eq_u32 s9, 1
	s_cbranch_scc1 .LBB6_18
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, 1.0, v1
	s_cbranch_execz .LBB6_19
	s_branch .LBB6_20
.LBB6_18:
.LBB6_19:
	v_mov_b32_e32 v3, s14
.LBB6_20:
	global_load_dword v4, v[4:5], off
	s_load_dwordx2 s[2:3], s[0:1], 0x28
	s_load_dword s9, s[0:1], 0x30
	v_cvt_f16_f32_e32 v8, s14
	v_and_b32_e32 v9, 0xffff, v10
	ds_read_b32 v10, v12
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e64 s[0:1], s2, 8
	s_bcnt1_i32_b64 s0, s[0:1]
	v_add_u32_sdwa v0, sext(v0), s8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_add3_u32 v0, v0, v11, s10
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v1, v1, v3
	v_cvt_f32_f16_e32 v3, v8
	v_add3_u32 v0, v0, v9, v13
	v_max_f32_e64 v8, s3, s3 clamp
	v_add_f32_e32 v1, v1, v3
	s_waitcnt vmcnt(0)
	v_add3_u32 v4, v4, v11, s0
	v_bfe_i32 v4, v4, 0, 16
	s_and_b32 s0, s9, 0xff
	s_nop 0
	v_mov_b32_dpp v4, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_and_b32_e32 v5, 0x3ff, v4
	v_lshlrev_b32_e32 v5, 2, v5
	global_load_dword v5, v5, s[4:5]
	v_add3_u32 v0, v0, v4, v10
	global_store_dword v2, v0, s[4:5]
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v0, 0xff, v5
	v_add_lshl_u32 v0, v0, s0, 2
	global_store_dword v0, v8, s[6:7]
	global_store_dword v[6:7], v1, off
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
		.amdhsa_next_free_vgpr 21
		.amdhsa_next_free_sgpr 20
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
.Lfunc_end6:
	.size	k5, .Lfunc_end6-k5
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k6
	.globl	k6
	.p2align	8
	.type	k6,@function
k6:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[10:11], s[0:1], 0x24
	v_lshlrev_b32_e32 v4, 2, v0
	v_lshl_add_u32 v9, s2, 6, v0
	v_and_b32_e32 v8, 63, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v4, s[4:5]
	v_min_i32_e32 v3, s10, v9
	v_mov_b32_e32 v5, 0
	v_and_b32_e32 v6, 0x3ff, v9
	v_lshlrev_b32_e32 v2, 2, v8
	v_cmp_le_i32_e32 vcc, s11, v3
	s_waitcnt vmcnt(0)
	ds_write_b32 v2, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB7_2
	v_lshlrev_b32_e32 v0, 2, v6
	global_store_dword v0, v1, s[4:5]
.LBB7_2:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB7_32
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	s_load_dword s11, s[0:1], 0x18
	v_and_b32_e32 v2, 0xff, v1
	v_and_b32_e32 v3, 0xff, v9
	v_add_lshl_u32 v2, v2, v3, 2
	v_mov_b32_e32 v7, 4
	s_waitcnt lgkmcnt(0)
	s_add_i32 s3, s11, s9
	s_sext_i32_i16 s3, s3
	v_mov_b32_e32 v3, s3
	ds_bpermute_b32 v2, v2, v3
	v_lshlrev_b32_e32 v3, 2, v1
	ds_bpermute_b32 v3, v3, v7
	s_load_dword s3, s[0:1], 0x20
	s_and_b32 s0, s11, 7
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v2, 2, v2
	s_xor_b32 s9, s0, 3
	ds_bpermute_b32 v7, v2, v3
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[4:5]
	v_xor_b32_e32 v5, 1, v8
	v_lshlrev_b32_e32 v5, 2, v5
	ds_read_b32 v10, v5
	s_cmp_lt_i32 s9, 2
	s_cbranch_scc1 .LBB7_9
	s_cmp_lt_i32 s9, 3
	s_cbranch_scc1 .LBB7_10
	s_cmp_lt_i32 s9, 4
	s_cbranch_scc1 .LBB7_11
	s_cmp_eq_u32 s9, 4
	v_mov_b32_e32 v11, s3
	s_cbranch_scc0 .LBB7_8
	global_load_dword v5, v4, s[6:7]
	v_mov_b32_e32 v8, 30
	v_mov_b32_e32 v11, v1
	v_mov_b32_e32 v12, 0x3e800000
	s_nop 0
	v_mov_b32_dpp v11, v8 row_mirror row_mask:0xf bank_mask:0xf
	v_mov_b32_e32 v8, 0xbe800000
	v_cmp_eq_u32_e32 vcc, -1, v11
	s_nop 1
	v_cndmask_b32_e32 v8, v8, v12, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v11, v5, v8
.LBB7_8:
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, -1, v10
	s_branch .LBB7_13
.LBB7_9:
	s_branch .LBB7_16
.LBB7_10:
	s_branch .LBB7_14
.LBB7_11:
	s_cbranch_execz .LBB7_13
	v_mov_b32_e32 v5, 1
	v_or_b32_sdwa v5, sext(v0), v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_cvt_f32_u32_e32 v8, v5
	s_mov_b32 s0, 0x41a00000
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v12, v10, s11
	v_and_b32_e32 v12, 15, v12
	v_rcp_iflag_f32_e32 v11, v8
	s_nop 0
	v_mul_f32_e32 v11, 0x41a00000, v11
	v_trunc_f32_e32 v11, v11
	v_cvt_u32_f32_e32 v13, v11
	v_fma_f32 v11, -v11, v8, s0
	v_cmp_ge_f32_e64 vcc, |v11|, v8
	s_nop 1
	v_addc_co_u32_e32 v8, vcc, 0, v13, vcc
	v_mul_lo_u32 v5, v8, v5
	v_sub_u32_e32 v5, 20, v5
	v_and_b32_e32 v5, 0x7f, v5
	v_lshrrev_b32_e32 v5, v12, v5
	v_and_b32_e32 v5, 15, v5
	v_add_u16_e32 v5, 1, v5
	v_cvt_f32_ubyte0_e32 v5, v5
	v_rcp_iflag_f32_e32 v8, v5
	s_nop 0
	v_add_f32_e32 v8, v8, v8
	v_trunc_f32_e32 v8, v8
	v_cvt_u32_f32_e32 v11, v8
	v_fma_f32 v8, -v8, v5, 2.0
	v_cmp_ge_f32_e64 vcc, |v8|, v5
	s_nop 1
	v_addc_co_u32_e32 v5, vcc, 0, v11, vcc
	v_and_b32_e32 v5, 31, v5
	v_sub_u32_e32 v5, 0, v5
	v_mov_b32_e32 v11, s3
.LBB7_13:
	v_mov_b32_e32 v8, v1
	s_cbranch_execnz .LBB7_15
.LBB7_14:
	v_mad_legacy_u16 v8, v1, 3, 17
	v_mov_b32_e32 v11, s3
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v10
.LBB7_15:
	s_cbranch_execnz .LBB7_21
.LBB7_16:
	s_cmp_gt_i32 s9, 0
	s_cbranch_scc0 .LBB7_18
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v5, v7, v1
	v_and_b32_e32 v5, 0x3ff, v5
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v8, v10, v9
	v_lshlrev_b32_e32 v5, 2, v5
	v_bfe_i32 v8, v8, 0, 16
	global_atomic_add v5, v8, s[4:5] sc1
	s_cbranch_execz .LBB7_19
	s_branch .LBB7_20
.LBB7_18:
.LBB7_19:
	v_lshlrev_b16_e32 v0, 1, v0
.LBB7_20:
	v_mov_b32_e32 v11, s3
	v_mov_b32_e32 v8, v1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v10
.LBB7_21:
	global_load_dword v4, v4, s[6:7]
	s_and_b32 s0, s8, 7
	s_cmp_eq_u32 s0, 0
	s_mov_b32 s1, 0
	s_cbranch_scc1 .LBB7_28
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v9, 3
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, 1
	s_branch .LBB7_24
.LBB7_23:
	v_add_u16_sdwa v7, sext(v7), v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	s_nop 0
	v_readfirstlane_b32 s1, v7
	s_sext_i32_i16 s1, s1
	s_cmp_le_i32 s0, s1
	s_cbranch_scc1 .LBB7_27
.LBB7_24:
	s_cmp_lt_i32 s1, 0
	s_cbranch_scc1 .LBB7_23
	global_load_dword v12, v[2:3], off
	s_mov_b32 s1, -1
.LBB7_26:
	v_mul_u32_u24_sdwa v8, v8, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_subrev_u32_e32 v8, s10, v8
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v13, v8, v12
	v_mov_b32_e32 v8, s1
	v_mad_u64_u32 v[14:15], s[12:13], v13, 3, v[8:9]
	s_add_i32 s1, s1, 1
	v_cmp_eq_u32_sdwa s[12:13], sext(v7), s1 src0_sel:WORD_0 src1_sel:DWORD
	s_and_b64 vcc, exec, s[12:13]
	v_add_u16_e32 v8, -7, v14
	s_cbranch_vccz .LBB7_26
	s_branch .LBB7_23
.LBB7_27:
	v_bfe_i32 v7, v0, 0, 8
.LBB7_28:
	v_cvt_f16_f32_e32 v9, s3
	v_add_f32_e32 v11, 0x3fa00000, v11
	v_frexp_mant_f32_e32 v12, v11
	v_rcp_f32_e32 v13, v12
	v_cvt_f32_f16_e32 v9, v9
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f32_e32 v10, 0x3e800000, v4
	v_frexp_exp_i32_f32_e32 v14, v11
	v_add_f32_e32 v10, 0x3fa00000, v10
	v_frexp_exp_i32_f32_e32 v11, v9
	v_frexp_mant_f32_e32 v12, v9
	v_mul_f32_e32 v13, v12, v13
	v_sub_u32_e32 v14, v11, v14
	v_ldexp_f32 v15, v13, v14
	v_frexp_mant_f32_e32 v13, v10
	v_rcp_f32_e32 v14, v13
	v_frexp_exp_i32_f32_e32 v13, v10
	v_frexp_exp_i32_f32_e32 v10, v15
	v_frexp_mant_f32_e32 v15, v15
	v_mul_f32_e32 v15, v15, v14
	v_sub_u32_e32 v10, v10, v13
	v_ldexp_f32 v10, v15, v10
	v_cvt_i32_f32_e32 v15, v10
	s_add_i32 s9, s2, s8
	v_and_b32_e32 v15, 15, v15
	v_ashrrev_i32_e64 v15, v15, s10
	v_cmp_ne_u32_e32 vcc, s9, v15
	v_cmp_eq_u32_e64 s[0:1], s9, v15
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execnz .LBB7_33
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execnz .LBB7_38
.LBB7_30:
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB7_32
.LBB7_31:
	global_load_dword v2, v[2:3], off
	s_add_i32 s0, s9, s8
	s_add_i32 s0, s0, s11
	v_add_u32_e32 v1, s0, v1
	v_max_f32_e64 v3, v4, v4 clamp
	v_lshlrev_b32_e32 v4, 2, v6
	v_and_b32_e32 v6, 0xffff, v8
	v_add3_u32 v1, v1, v5, v7
	v_add_f32_e32 v3, v3, v10
	v_add_f32_e32 v3, v3, v9
	s_waitcnt vmcnt(0)
	v_add_u16_e32 v0, v0, v2
	v_bfe_i32 v0, v0, 0, 8
	v_add3_u32 v0, v1, v6, v0
	global_store_dword v4, v0, s[4:5]
	global_store_dword v4, v3, s[6:7]
.LBB7_32:
	s_endpgm
.LBB7_33:
	v_add_f32_e32 v10, 0x3fa00000, v10
	v_frexp_mant_f32_e32 v15, v10
	v_rcp_f32_e32 v15, v15
	v_frexp_exp_i32_f32_e32 v10, v10
	v_sub_u32_e32 v10, v11, v10
	v_mul_f32_e32 v15, v12, v15
	v_ldexp_f32 v10, v15, v10
	v_frexp_exp_i32_f32_e32 v15, v10
	v_frexp_mant_f32_e32 v10, v10
	v_mul_f32_e32 v10, v10, v14
	v_sub_u32_e32 v15, v15, v13
	v_ldexp_f32 v10, v10, v15
	v_cvt_i32_f32_e32 v15, v10
	v_and_b32_e32 v15, 15, v15
	v_ashrrev_i32_e64 v15, v15, s10
	v_cmp_ne_u32_e64 s[12:13], s9, v15
	v_cmp_eq_u32_e64 s[0:1], s9, v15
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB7_37
	v_add_f32_e32 v10, 0x3fa00000, v10
	v_frexp_mant_f32_e32 v15, v10
	v_rcp_f32_e32 v15, v15
	v_frexp_exp_i32_f32_e32 v10, v10
	v_sub_u32_e32 v10, v11, v10
	v_mul_f32_e32 v15, v12, v15
	v_ldexp_f32 v10, v15, v10
	v_frexp_exp_i32_f32_e32 v15, v10
	v_frexp_mant_f32_e32 v10, v10
	v_mul_f32_e32 v10, v10, v14
	v_sub_u32_e32 v15, v15, v13
	v_ldexp_f32 v10, v10, v15
	v_cvt_i32_f32_e32 v15, v10
	v_and_b32_e32 v15, 15, v15
	v_ashrrev_i32_e64 v15, v15, s10
	v_cmp_ne_u32_e64 s[18:19], s9, v15
	v_cmp_eq_u32_e64 s[0:1], s9, v15
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB7_36
	v_add_f32_e32 v10, 0x3fa00000, v10
	v_frexp_mant_f32_e32 v15, v10
	v_rcp_f32_e32 v15, v15
	v_frexp_exp_i32_f32_e32 v10, v10
	v_sub_u32_e32 v10, v11, v10
	s_andn2_b64 s[18:19], s[18:19], exec
	v_mul_f32_e32 v11, v12, v15
	v_ldexp_f32 v10, v11, v10
	v_frexp_exp_i32_f32_e32 v11, v10
	v_frexp_mant_f32_e32 v10, v10
	v_mul_f32_e32 v10, v10, v14
	v_sub_u32_e32 v11, v11, v13
	v_ldexp_f32 v10, v10, v11
	v_cvt_i32_f32_e32 v11, v10
	s_mov_b64 s[14:15], -1
	v_and_b32_e32 v11, 15, v11
	v_ashrrev_i32_e64 v11, v11, s10
	v_cmp_ne_u32_e64 s[0:1], s9, v11
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[18:19], s[18:19], s[0:1]
.LBB7_36:
	s_or_b64 exec, exec, s[20:21]
	s_andn2_b64 s[0:1], s[12:13], exec
	s_and_b64 s[12:13], s[18:19], exec
	s_or_b64 s[12:13], s[0:1], s[12:13]
.LBB7_37:
	s_or_b64 exec, exec, s[16:17]
	s_andn2_b64 s[0:1], vcc, exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 vcc, s[0:1], s[12:13]
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_30
.LBB7_38:
	v_lshlrev_b32_e32 v11, 2, v6
	s_andn2_b64 s[14:15], s[14:15], exec
	global_store_dword v11, v5, s[4:5]
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execnz .LBB7_31
	s_branch .LBB7_32
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
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 22
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
.Lfunc_end7:
	.size	k6, .Lfunc_end7-k6
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k7
	.globl	k7
	.p2align	8
	.type	k7,@function
k7:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	v_lshl_add_u32 v1, s2, 6, v0
	v_lshlrev_b32_e32 v2, 2, v0
	v_and_b32_e32 v1, 0x3ff, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v6, v2, s[4:5]
	v_lshlrev_b32_e32 v2, 2, v1
	global_load_dword v1, v2, s[6:7]
	s_load_dword s12, s[0:1], 0x20
	v_and_b32_e32 v4, 63, v0
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v8, 2, v4
	s_cmp_lt_i32 s8, 14
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v7, s12
	s_waitcnt vmcnt(1)
	ds_write_b32 v8, v6
	s_cbranch_scc1 .LBB8_4
	s_load_dword s13, s[0:1], 0x24
	s_mov_b64 s[10:11], exec
	v_mbcnt_lo_u32_b32 v4, s10, 0
	v_mbcnt_hi_u32_b32 v4, s11, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB8_3
	s_load_dword s14, s[0:1], 0x30
	s_bcnt1_i32_b64 s10, s[10:11]
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s11, s14, 7
	s_lshl_b32 s11, 12, s11
	s_mul_i32 s10, s11, s10
	v_mov_b32_e32 v5, s10
	global_atomic_add v4, v5, s[4:5] sc1
.LBB8_3:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v4, 12
	v_mul_u32_u24_sdwa v4, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s13, 7
	v_cvt_f32_ubyte0_e32 v5, v0
	v_lshlrev_b32_e32 v4, s2, v4
	v_fma_mixlo_f16 v5, v5, s12, 0
	v_fma_f16 v5, v5, v7, 0.5
	v_cmp_eq_u32_sdwa vcc, v4, sext(v0) src0_sel:DWORD src1_sel:BYTE_0
	s_nop 1
	v_cndmask_b32_e32 v7, v7, v5, vcc
.LBB8_4:
	v_lshl_add_u64 v[4:5], s[6:7], 0, v[2:3]
	v_and_b32_e32 v3, 0x3ff, v6
	v_lshlrev_b32_e32 v3, 2, v3
	global_load_dword v9, v3, s[4:5]
	s_load_dwordx2 s[0:1], s[0:1], 0x18
	v_mov_b32_e32 v10, 0x2a05f200
	v_mov_b32_e32 v11, 1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i64_e32 vcc, s[0:1], v[10:11]
	s_cbranch_vccnz .LBB8_6
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v3, 1, v9
	v_cvt_f32_u32_e32 v10, v3
	v_sub_u32_e32 v11, 0, v3
	s_mov_b32 s1, 0xbfc00000
	v_rcp_iflag_f32_e32 v10, v10
	s_nop 0
	v_mul_f32_e32 v10, 0x4f7ffffe, v10
	v_cvt_u32_f32_e32 v10, v10
	v_mul_lo_u32 v11, v11, v10
	v_mul_hi_u32 v11, v10, v11
	v_add_u32_e32 v10, v10, v11
	v_mul_hi_u32 v10, v10, -1
	v_mul_lo_u32 v10, v10, v3
	v_not_b32_e32 v10, v10
	v_sub_u32_e32 v11, v10, v3
	v_cmp_ge_u32_e32 vcc, v10, v3
	s_nop 1
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_sub_u32_e32 v11, v10, v3
	v_cmp_ge_u32_e32 vcc, v10, v3
	s_nop 1
	v_cndmask_b32_e32 v3, v10, v11, vcc
	v_sub_u32_e32 v10, 0, v3
	v_max_i32_e32 v3, v3, v10
	s_cbranch_execz .LBB8_7
	s_branch .LBB8_8
.LBB8_6:
.LBB8_7:
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, 1, v9
	s_mov_b32 s1, 0x3fc00000
	s_nop 0
	v_cndmask_b32_e64 v3, 0, 1, vcc
.LBB8_8:
	s_mov_b64 s[2:3], exec
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v9, s9, v0
	s_mov_b32 s6, 0
.LBB8_9:
	s_ff1_i32_b64 s7, s[2:3]
	v_readlane_b32 s9, v9, s7
	s_lshl_b64 s[10:11], 1, s7
	s_add_i32 s6, s6, s9
	s_andn2_b64 s[2:3], s[2:3], s[10:11]
	s_cmp_lg_u64 s[2:3], 0
	s_cbranch_scc1 .LBB8_9
	v_mbcnt_lo_u32_b32 v10, exec_lo, 0
	v_mbcnt_hi_u32_b32 v10, exec_hi, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB8_12
	s_and_b32 s7, s0, 0x3ff
	s_lshl_b32 s7, s7, 2
	v_mov_b32_e32 v10, s7
	v_mov_b32_e32 v11, s6
	global_atomic_add v10, v11, s[4:5] sc1
.LBB8_12:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v10, s1
	v_sub_f32_e32 v10, 0x3e800000, v10
	v_cvt_f16_f32_e32 v10, v10
	s_barrier
	ds_read_b32 v8, v8
	v_add_u32_sdwa v0, sext(v0), s8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_and_b32_e32 v11, 0xffff, v6
	v_fma_f16 v7, |v10|, v7, 0.5
	v_add3_u32 v0, v0, v9, s0
	v_add3_u32 v0, v0, v6, v11
	v_cvt_f32_f16_e32 v6, v7
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, v3, v8
	global_store_dword v2, v0, s[4:5]
	v_add_f32_e32 v0, s1, v1
	v_add_f32_e32 v0, v0, v6
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
		.amdhsa_next_free_sgpr 15
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
.Lfunc_end8:
	.size	k7, .Lfunc_end8-k7
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k8
	.globl	k8
	.p2align	8
	.type	k8,@function
k8:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	v_lshlrev_b32_e32 v2, 2, v0
	s_load_dword s22, s[0:1], 0x20
	v_lshl_add_u32 v4, s2, 6, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[4:5]
	global_load_dword v9, v2, s[6:7]
	s_and_b32 s23, s8, 7
	v_and_b32_e32 v5, 63, v0
	s_cmp_lg_u32 s23, 0
	v_mov_b32_e32 v3, 0
	v_and_b32_e32 v4, 0x3ff, v4
	v_lshlrev_b32_e32 v6, 2, v5
	s_cselect_b64 s[16:17], -1, 0
	s_cmp_eq_u32 s23, 0
	s_waitcnt vmcnt(1)
	ds_write_b32 v6, v1
	s_cbranch_scc1 .LBB9_7
	v_cmp_ngt_f32_e64 s[10:11], s22, 0.5
	s_mov_b32 s3, s23
	s_branch .LBB9_3
.LBB9_2:
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB9_5
.LBB9_3:
	s_and_b64 vcc, exec, s[10:11]
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[14:15], -1
	s_cbranch_vccz .LBB9_2
	s_add_i32 s3, s3, -1
	s_cmp_eq_u32 s3, 0
	s_mov_b64 s[12:13], 0
	s_cselect_b64 s[14:15], -1, 0
	s_branch .LBB9_2
.LBB9_5:
	s_xor_b64 s[10:11], s[12:13], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB9_9
	s_add_i32 s3, s23, -1
	v_mov_b32_e32 v7, s3
	s_mov_b64 s[10:11], -1
	ds_write_b32 v6, v7
	s_cbranch_execz .LBB9_10
	s_branch .LBB9_11
.LBB9_7:
	v_mov_b32_e32 v6, v1
	s_cbranch_execnz .LBB9_12
.LBB9_8:
	s_endpgm
.LBB9_9:
	s_mov_b64 s[10:11], 0
.LBB9_10:
	v_mov_b32_e32 v7, 0
	ds_write_b32 v6, v7
	v_lshlrev_b32_e32 v6, 2, v4
	global_store_dword v6, v1, s[4:5]
.LBB9_11:
	v_mov_b32_e32 v6, s3
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB9_8
.LBB9_12:
	s_load_dwordx2 s[10:11], s[0:1], 0x18
	s_load_dwordx2 s[12:13], s[0:1], 0x28
	s_add_i32 s24, s2, s8
	s_waitcnt vmcnt(0)
	v_med3_f32 v9, s22, v9, 4.0
	s_mov_b32 s2, 0x3e800000
	v_cvt_f32_ubyte0_e32 v8, v0
	v_med3_f32 v9, v9, s2, 4.0
	v_add_f32_e32 v10, v9, v8
	v_and_b32_e32 v9, 3, v0
	v_xor_b32_e32 v7, s9, v0
	v_cmp_eq_u32_e32 vcc, 1, v9
	v_mov_b32_e32 v9, s24
	v_mov_b32_e32 v11, s22
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB9_26
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s11, s8, 2
	v_mov_b32_e32 v9, s11
	v_mov_b32_e32 v11, s8
	ds_bpermute_b32 v9, v9, v11
	v_mov_b32_e32 v12, -4
	v_mov_b32_e32 v13, 9
	v_mul_lo_u32 v11, v7, s8
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v9, s10, v9
	v_mov_b32_dpp v13, v12 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	v_and_b32_e32 v12, 7, v13
	v_lshlrev_b32_e32 v11, v12, v11
	v_cmp_ge_i32_e32 vcc, v9, v11
	v_mov_b32_e32 v11, s22
	v_mov_b32_e32 v9, s24
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB9_25
	v_cvt_i32_f32_e32 v9, s22
	s_andn2_b64 vcc, exec, s[16:17]
	v_readfirstlane_b32 s11, v9
	v_mov_b32_e32 v9, s24
	s_cbranch_vccnz .LBB9_20
	s_load_dword s18, s[0:1], 0x30
	s_and_b32 s20, s10, 15
	s_lshl_b32 s19, s9, 2
	s_and_b32 s9, s11, 0xff
	s_mov_b64 s[16:17], 0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s18, s18, s20
	s_and_b32 s25, s18, 0xff
	v_mov_b32_e32 v10, s19
	v_mov_b32_e32 v11, s10
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, v0
	s_mov_b32 s26, s8
	s_branch .LBB9_17
.LBB9_16:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], exec, s[18:19]
	s_or_b64 s[16:17], s[20:21], s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB9_19
.LBB9_17:
	ds_bpermute_b32 v14, v10, v11
	v_mov_b32_e32 v9, s24
	s_or_b64 s[18:19], s[18:19], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v14, v13
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB9_16
	s_cmp_lg_u32 s26, 0
	s_cselect_b32 s24, s25, 8
	s_add_i32 s24, s24, s9
	s_add_i32 s23, s23, -1
	s_add_i32 s26, s26, -1
	s_cmp_eq_u32 s23, 0
	s_cselect_b64 s[28:29], -1, 0
	v_mov_b32_e32 v9, s13
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[28:29], s[28:29], exec
	global_store_dword v12, v9, s[6:7]
	v_add_u32_e32 v13, 1, v13
	v_mov_b32_e32 v9, s24
	s_or_b64 s[18:19], s[18:19], s[28:29]
	s_branch .LBB9_16
.LBB9_19:
	s_or_b64 exec, exec, s[16:17]
.LBB9_20:
	v_mov_b32_e32 v10, 0xfffe0000
	v_lshl_add_u32 v10, v1, 16, v10
	v_lshl_add_u64 v[2:3], s[6:7], 0, v[2:3]
	s_mov_b64 s[16:17], exec
	v_ashrrev_i32_e32 v10, 16, v10
	s_mov_b32 s9, 0
.LBB9_21:
	s_ff1_i32_b64 s18, s[16:17]
	v_readlane_b32 s20, v10, s18
	s_lshl_b64 s[18:19], 1, s18
	s_add_i32 s9, s9, s20
	s_andn2_b64 s[16:17], s[16:17], s[18:19]
	s_cmp_lg_u64 s[16:17], 0
	s_cbranch_scc1 .LBB9_21
	v_mbcnt_lo_u32_b32 v10, exec_lo, 0
	v_mbcnt_hi_u32_b32 v10, exec_hi, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB9_24
	s_and_b32 s11, s11, 15
	s_lshr_b32 s11, 13, s11
	s_lshl_b32 s11, s11, 2
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v11, s9
	global_atomic_add v10, v11, s[4:5] sc1
.LBB9_24:
	s_or_b64 exec, exec, s[16:17]
	global_load_dword v2, v[2:3], off
	v_mov_b32_e32 v10, 0x3e800000
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v11, v2, v2 clamp
.LBB9_25:
	s_or_b64 exec, exec, s[14:15]
.LBB9_26:
	s_or_b64 exec, exec, s[2:3]
	v_xor_b32_e32 v2, 1, v5
	v_lshlrev_b32_e32 v2, 2, v2
	ds_read_b32 v2, v2
	v_bfe_i32 v0, v0, 0, 8
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v3, s12, v0
	v_readfirstlane_b32 s2, v2
	s_nop 1
	v_cmp_ne_u32_e32 vcc, s2, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB9_28
	v_lshlrev_b32_e32 v0, 2, v4
	global_store_dword v0, v1, s[4:5]
.LBB9_28:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB9_8
	v_cvt_f16_f32_e32 v5, s22
	s_load_dword s2, s[0:1], 0x24
	v_mad_u64_u32 v[2:3], s[0:1], v1, 3, v[2:3]
	s_mov_b32 s0, 0x3e800000
	s_nop 0
	v_fma_mixlo_f16 v3, v10, s0, 0
	v_fma_f16 v3, v3, v5, 0.5
	v_cvt_i32_f32_e32 v5, v11
	v_add_u32_e32 v0, s8, v0
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_i32_e32 v10, s2
	s_and_b32 s1, s8, 0xff
	v_add3_u32 v0, v0, v7, s10
	s_xor_b32 s0, s2, 13
	v_add_u32_sdwa v5, v5, s1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_add3_u32 v0, v0, v1, v9
	v_cvt_f32_f16_e32 v1, v3
	v_add_f32_e32 v8, s13, v8
	v_add_f32_e32 v11, 0x3e800000, v11
	v_cmp_gt_i32_e32 vcc, s0, v5
	v_and_b32_e32 v2, 0xffff, v2
	v_lshlrev_b32_e32 v4, 2, v4
	v_cndmask_b32_e64 v5, v11, |v8|, vcc
	v_add3_u32 v0, v0, v2, v6
	global_store_dword v4, v0, s[4:5]
	v_add_f32_e32 v0, v5, v10
	v_add_f32_e32 v0, v0, v1
	global_store_dword v4, v0, s[6:7]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k8
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
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         k0.kd
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
    .name:           k1
    .private_segment_fixed_size: 0
    .sgpr_count:     35
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
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k2.kd
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
    .name:           k3
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         k3.kd
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
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         k4.kd
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
    .name:           k5
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         k5.kd
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
    .name:           k6
    .private_segment_fixed_size: 0
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         k6.kd
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
    .name:           k7
    .private_segment_fixed_size: 0
    .sgpr_count:     21
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
    .sgpr_count:     36
    .sgpr_spill_count: 0
    .symbol:         k8.kd
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx908"
	.amdhsa_code_object_version 4
	.protected	k0
	.globl	k0
	.p2align	8
	.type	k0,@function
k0:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s7, s[4:5], 0x10
	s_load_dword s8, s[4:5], 0x20
	v_lshlrev_b32_e32 v6, 2, v0
	v_lshl_add_u32 v4, s6, 6, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v6, s[0:1]
	s_lshl_b32 s6, s7, 2
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v1, vcc, s0, v6
	v_and_b32_e32 v7, 63, v0
	v_bfe_i32 v8, v0, 0, 8
	s_and_b32 s6, s6, 28
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_and_b32_e32 v5, 0x3ff, v4
	v_lshlrev_b32_e32 v4, 2, v7
	v_add_u32_e32 v8, -1, v8
	s_cmp_eq_u32 s6, 0
	ds_write_b32 v4, v8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_4
	v_xor_b32_e32 v6, 1, v7
	v_lshlrev_b32_e32 v6, 2, v6
	ds_read_b32 v6, v6
	v_min_i32_e32 v7, -4, v3
	v_lshlrev_b32_e32 v8, 2, v5
	s_mov_b32 s9, 1
	s_mov_b32 s10, 0x41400000
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v6, -3, v6, 5
	v_add_u32_e32 v6, v6, v7
	v_bfe_i32 v6, v6, 0, 16
	global_store_dword v8, v6, s[0:1]
	v_mov_b32_e32 v6, v0
.LBB0_2:
	v_bfe_i32 v6, v6, 0, 8
	v_or_b32_e32 v7, 1, v6
	v_cvt_f32_u32_e32 v8, v7
	s_lshl_b32 s9, s9, 1
	s_cmp_gt_u32 s9, s6
	v_rcp_iflag_f32_e32 v9, v8
	v_mul_f32_e32 v9, 0x41400000, v9
	v_trunc_f32_e32 v9, v9
	v_cvt_u32_f32_e32 v10, v9
	v_mad_f32 v9, -v9, v8, s10
	v_cmp_ge_f32_e64 vcc, |v9|, |v8|
	v_addc_co_u32_e32 v8, vcc, 0, v10, vcc
	v_mul_lo_u32 v7, v8, v7
	v_sub_u32_e32 v7, 12, v7
	v_and_b32_e32 v7, 0x7f, v7
	v_add_u32_e32 v6, v7, v6
	s_cbranch_scc0 .LBB0_2
	v_mov_b32_e32 v7, 0x3e800000
	s_branch .LBB0_5
.LBB0_4:
	global_load_dword v6, v6, s[2:3]
	s_load_dword s6, s[4:5], 0x2c
	v_mul_f32_e64 v7, s8, s8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_f32_e32 v6, s6, v6
	v_fma_f32 v6, v7, v6, s8
	v_mul_f32_e32 v7, 0x3e800000, v6
	v_mov_b32_e32 v6, v0
.LBB0_5:
	v_and_b32_e32 v8, 0x3ff, v3
	v_lshlrev_b32_e32 v8, 2, v8
	global_load_dword v8, v8, s[0:1]
	s_nop 0
	global_load_dword v1, v[1:2], off
	s_load_dwordx2 s[10:11], s[4:5], 0x14
	v_cvt_f16_f32_e32 v2, s8
	v_and_b32_e32 v9, 1, v0
	v_bfe_i32 v6, v6, 0, 8
	ds_read_b32 v4, v4
	v_sub_u32_e32 v11, 0, v6
	v_cmp_eq_u32_e32 vcc, 0, v9
	v_cndmask_b32_e32 v9, v6, v11, vcc
	v_cvt_f32_f16_e32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v0, s10, v0
	s_add_i32 s4, s11, s7
	v_and_b32_e32 v10, 0xffff, v3
	v_add3_u32 v0, s4, v0, v3
	v_add3_u32 v0, v0, v10, v6
	v_lshlrev_b32_e32 v5, 2, v5
	v_add_f32_e32 v7, s8, v7
	v_add_f32_e32 v2, v7, v2
	s_waitcnt vmcnt(1)
	v_xor_b32_e32 v3, v8, v9
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, v3, v1
	v_add3_u32 v0, v0, v1, v4
	global_store_dword v5, v0, s[0:1]
	global_store_dword v5, v2, s[2:3]
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
		.amdhsa_next_free_vgpr 12
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
	v_and_b32_e32 v4, 63, v0
	v_lshlrev_b32_e32 v4, 2, v4
	v_and_b32_e32 v7, 3, v0
	v_bfe_i32 v8, v0, 0, 8
	v_xor_b32_e32 v9, s9, v0
	v_mov_b32_e32 v6, 11
	v_cmp_eq_u32_e32 vcc, 1, v7
	v_mov_b32_e32 v12, s8
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v5, 0x3ff, v1
	v_lshlrev_b32_e32 v5, 2, v5
	ds_write_b32 v4, v1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	global_load_dword v5, v5, s[0:1]
	s_load_dword s7, s[4:5], 0x18
	s_load_dword s10, s[4:5], 0x20
	s_nop 0
	s_load_dword s4, s[4:5], 0x28
	s_and_b32 s5, s8, 15
	v_lshrrev_b32_e32 v0, s5, v0
	v_cvt_f32_ubyte0_e32 v0, v0
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v10, s10
	v_mov_b32_e32 v11, s4
	s_lshl_b32 s4, s8, 1
	s_add_i32 s4, s4, s6
	v_mov_b32_dpp v11, v6 row_shr:1 row_mask:0xf bank_mask:0xf
	v_cndmask_b32_e64 v6, -v0, v0, vcc
	v_cvt_f16_f32_e32 v6, v6
	v_add_u32_e32 v7, s4, v8
	v_cvt_f16_f32_e32 v8, v3
	s_mul_i32 s7, s7, 3
	v_add3_u32 v7, v7, v9, s7
	v_mov_b32_e32 v9, v1
	v_fma_f16 v6, v6, v10, 0.5
	ds_read_b32 v4, v4
	v_fma_f16 v6, v8, v6, 0.5
	v_cvt_f32_f16_e32 v6, v6
	v_and_b32_e32 v1, 0xffff, v1
	v_add_f32_e32 v0, v3, v0
	v_add3_u32 v1, v7, v1, v11
	v_add_f32_e32 v0, v0, v6
	s_waitcnt vmcnt(0)
	v_mov_b32_dpp v9, v5 row_mirror row_mask:0xf bank_mask:0xf
	v_cmp_lt_i32_e32 vcc, 15, v9
	s_bcnt1_i32_b64 s4, vcc
	v_mov_b32_e32 v3, s4
	s_nop 1
	v_mov_b32_dpp v12, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v1, v1, v12, v4
	global_store_dword v2, v1, s[0:1]
	global_store_dword v2, v0, s[2:3]
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
		.amdhsa_next_free_vgpr 13
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
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s7, s[4:5], 0x10
	v_lshl_add_u32 v1, s6, 6, v0
	v_and_b32_e32 v3, 0x3ff, v1
	v_lshlrev_b32_e32 v2, 2, v0
	v_lshlrev_b32_e32 v1, 2, v3
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v2, s[0:1]
	global_load_dword v4, v1, s[2:3]
	s_load_dwordx2 s[8:9], s[4:5], 0x20
	s_load_dword s10, s[4:5], 0x30
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v1, vcc, s2, v1
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_and_b32_e32 v8, 63, v0
	s_waitcnt lgkmcnt(0)
	v_and_b32_e64 v9, s9, 7
	v_lshlrev_b32_e32 v6, 2, v8
	v_xor_b32_e32 v7, 16, v0
	v_cmp_eq_u16_e32 vcc, 0, v9
	ds_write_b32 v6, v7
	v_bfe_i32 v7, v0, 0, 8
	s_cbranch_vccnz .LBB2_3
.LBB2_1:
	v_add_u16_e32 v9, -1, v9
	v_cmp_eq_u16_e32 vcc, 0, v9
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s11, v5
	s_cbranch_vccz .LBB2_1
	s_or_b32 s11, s11, 1
	v_cvt_f32_u32_e32 v10, s11
	s_and_b32 s13, s7, 0xff
	s_and_b32 s14, s9, 0xff
	s_add_i32 s14, s14, s13
	v_rcp_iflag_f32_e32 v10, v10
	s_sub_i32 s13, 0, s11
	v_and_b32_e32 v9, 15, v0
	v_add_u32_e32 v9, 1, v9
	v_mul_f32_e32 v10, 0x4f7ffffe, v10
	v_cvt_u32_f32_e32 v10, v10
	v_cvt_f32_ubyte0_e32 v9, v9
	v_rcp_iflag_f32_e32 v12, v9
	v_xor_b32_e32 v15, 1, v5
	v_mul_lo_u32 v13, s13, v10
	s_mov_b32 s13, 0x41f80000
	v_mul_f32_e32 v12, 0x41f80000, v12
	v_trunc_f32_e32 v12, v12
	v_mul_hi_u32 v13, v10, v13
	v_xor_b32_e32 v8, 1, v8
	v_mad_f32 v14, -v12, v9, s13
	v_cvt_u32_f32_e32 v12, v12
	v_add_u32_e32 v10, v10, v13
	v_mul_hi_u32 v10, v15, v10
	v_lshlrev_b32_e32 v8, 2, v8
	ds_read_b32 v8, v8
	v_cmp_ge_f32_e64 vcc, |v14|, |v9|
	v_mul_lo_u32 v10, v10, s11
	v_addc_co_u32_e32 v9, vcc, 0, v12, vcc
	v_and_b32_e32 v9, 31, v9
	v_sub_u32_e32 v10, v15, v10
	v_subrev_u32_e32 v13, s11, v10
	v_cmp_le_u32_e32 vcc, s11, v10
	v_cndmask_b32_e32 v10, v10, v13, vcc
	v_subrev_u32_e32 v13, s11, v10
	v_cmp_le_u32_e32 vcc, s11, v10
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v8, 15, v8
	s_and_b32 s12, s7, 28
	v_cndmask_b32_e32 v10, v10, v13, vcc
	v_lshrrev_b32_e32 v8, v8, v9
	v_bfe_u32 v11, s7, v7, 5
	v_mov_b32_e32 v9, s12
	v_cmp_lt_i32_e32 vcc, v10, v8
	v_mov_b32_e32 v12, 0x3e800000
	s_lshl_b32 s13, s14, 2
	v_cndmask_b32_e32 v8, v11, v9, vcc
	v_mul_f32_e32 v12, s8, v12
	ds_write_b32 v6, v8
	v_mov_b32_e32 v8, s13
	global_store_dword v8, v12, s[2:3]
.LBB2_3:
	v_cvt_i32_f32_e32 v8, s8
	s_load_dwordx2 s[2:3], s[4:5], 0x14
	v_cmp_gt_i32_e32 vcc, 4, v7
	v_mov_b32_e32 v10, s9
	v_readfirstlane_b32 s4, v8
	s_xor_b32 s4, s10, s4
	s_add_i32 s5, s4, 0x7ffffffa
	s_sub_i32 s10, 6, s4
	s_cmp_gt_i32 s4, 6
	s_cselect_b32 s10, s5, s10
	v_cndmask_b32_e32 v7, 27, v8, vcc
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v9, s2, v0
	s_and_b32 s2, s7, s2
	s_waitcnt vmcnt(1)
	v_mad_u64_u32 v[7:8], s[4:5], v5, 3, v[7:8]
	s_bitcmp0_b32 s2, 0
	v_cvt_f16_f32_e32 v8, s8
	s_cselect_b64 vcc, -1, 0
	s_waitcnt vmcnt(0)
	s_barrier
	v_cndmask_b32_e32 v9, v9, v10, vcc
	ds_read_b32 v6, v6
	v_xor_b32_e32 v0, v9, v0
	s_mul_i32 s2, s3, 3
	s_add_i32 s3, s6, s7
	v_bfe_i32 v0, v0, 0, 8
	v_add_lshl_u32 v5, v5, s10, 1
	s_add_i32 s3, s3, s2
	v_add3_u32 v0, s3, v0, v5
	v_cvt_f32_f16_e32 v5, v8
	v_and_b32_e32 v7, 0xffff, v7
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, v7, v6
	v_lshlrev_b32_e32 v3, 2, v3
	global_store_dword v3, v0, s[0:1]
	v_add_f32_e32 v0, s8, v4
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
		.amdhsa_next_free_sgpr 15
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
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshl_add_u32 v12, s6, 6, v0
	v_and_b32_e32 v8, 0x3ff, v12
	v_and_b32_e32 v5, 63, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[8:9]
	v_lshlrev_b32_e32 v1, 2, v8
	global_load_dword v9, v1, s[10:11]
	s_load_dwordx4 s[16:19], s[4:5], 0x20
	s_load_dword s22, s[4:5], 0x30
	s_xor_b32 s0, s14, 1
	s_add_i32 s0, s0, s12
	v_mov_b32_e32 v2, s11
	s_waitcnt lgkmcnt(0)
	v_cvt_f16_f32_e32 v10, s16
	v_add_co_u32_e32 v1, vcc, s10, v1
	s_add_i32 s23, s6, s12
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_lshlrev_b32_e32 v11, 2, v5
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v14, s23
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v4, s0, v3
	v_bfe_i32 v4, v4, 0, 16
	v_and_b32_e32 v13, 0xffff, v3
	v_cmp_ge_i32_e32 vcc, s17, v4
	v_mov_b32_e32 v7, v3
	ds_write_b32 v11, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_24
	v_cmp_ngt_f32_e64 s[2:3], s16, 0.5
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v4, v3
	s_cbranch_vccnz .LBB3_3
	s_lshl_b32 s2, s12, 2
	v_xor_b32_e32 v4, s13, v0
	v_mov_b32_e32 v6, s2
	v_cvt_i32_f32_e32 v7, s16
	ds_bpermute_b32 v4, v6, v4
	v_min_i32_e32 v6, s12, v7
	s_waitcnt lgkmcnt(0)
	v_bfe_u32 v4, v4, v6, 5
	v_or_b32_e32 v4, 1, v4
	v_cvt_f32_ubyte0_e32 v6, v4
	v_rcp_iflag_f32_e32 v6, v6
	v_sub_u32_e32 v7, 0, v4
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mul_lo_u32 v7, v7, v6
	v_mul_hi_u32 v7, v6, v7
	v_add_u32_e32 v6, v6, v7
	v_mul_hi_u32 v6, s18, v6
	v_mul_lo_u32 v6, v6, v4
	v_sub_u32_e32 v6, s18, v6
	v_sub_u32_e32 v7, v6, v4
	v_cmp_ge_u32_e32 vcc, v6, v4
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_sub_u32_e32 v7, v6, v4
	v_cmp_ge_u32_e32 vcc, v6, v4
	v_cndmask_b32_e32 v4, v6, v7, vcc
.LBB3_3:
	v_and_b32_e32 v6, 0x3ff, v4
	v_lshlrev_b32_e32 v6, 2, v6
	global_load_dword v6, v6, s[8:9]
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v6, 15, v6
	v_bfe_u32 v15, v13, v6, 3
	v_cmp_lt_i32_e32 vcc, 1, v15
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB3_15
	v_cmp_lt_i32_e32 vcc, 2, v15
	s_mov_b64 s[10:11], -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_14
	v_cmp_lt_i32_e32 vcc, 3, v15
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB3_11
	v_cmp_ne_u32_e32 vcc, 4, v15
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	v_add_u32_e32 v7, -1, v4
	s_or_saveexec_b64 s[20:21], s[20:21]
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v14, s23
	s_xor_b64 exec, exec, s[20:21]
	v_cvt_f32_f16_e32 v6, v10
	v_mov_b32_e32 v14, s23
	v_mov_b32_e32 v7, v4
	s_or_b64 exec, exec, s[20:21]
.LBB3_11:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB3_13
	v_mov_b32_e32 v6, 6
	ds_write_b32 v11, v6
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v14, s23
	v_mov_b32_e32 v7, v4
.LBB3_13:
	s_or_b64 exec, exec, s[10:11]
	s_xor_b64 s[10:11], exec, -1
.LBB3_14:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], s[10:11], exec
.LBB3_15:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v16, s23
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB3_19
	v_cmp_lt_i32_e32 vcc, 0, v15
	s_mov_b64 s[20:21], -1
	s_mov_b64 s[10:11], s[4:5]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_18
	s_and_b32 s10, s22, 15
	s_add_i32 s11, s10, 1
	v_cvt_f32_ubyte0_e32 v7, s11
	v_rcp_iflag_f32_e32 v7, v7
	s_not_b32 s10, s10
	s_abs_i32 s21, s13
	s_ashr_i32 s20, s13, 31
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	v_xor_b32_e32 v6, 1, v5
	v_lshlrev_b32_e32 v6, 2, v6
	ds_read_b32 v6, v6
	v_readfirstlane_b32 s24, v7
	s_mul_i32 s10, s10, s24
	s_mul_hi_u32 s10, s24, s10
	s_add_i32 s24, s24, s10
	s_mul_hi_u32 s10, s21, s24
	s_mul_i32 s24, s10, s11
	s_sub_i32 s21, s21, s24
	s_add_i32 s24, s10, 1
	s_sub_i32 s25, s21, s11
	s_cmp_ge_u32 s21, s11
	s_cselect_b32 s10, s24, s10
	s_cselect_b32 s21, s25, s21
	s_add_i32 s24, s10, 1
	s_cmp_ge_u32 s21, s11
	s_cselect_b32 s10, s24, s10
	s_xor_b32 s10, s10, s20
	s_sub_i32 s10, s10, s20
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v14, 0, v6
	s_sub_i32 s11, 0, s10
	v_max_i32_e32 v6, v6, v14
	v_mov_b32_e32 v7, s11
	v_mov_b32_e32 v14, s10
	v_cmp_lt_u32_e32 vcc, 25, v13
	v_cndmask_b32_e32 v7, v7, v14, vcc
	v_and_b32_e32 v6, 0xff, v6
	v_and_b32_e32 v7, 0xff, v7
	v_add_u32_e32 v16, v7, v6
	s_xor_b64 s[20:21], exec, -1
	s_or_b64 s[10:11], s[4:5], exec
.LBB3_18:
	s_or_b64 exec, exec, s[2:3]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_and_b64 s[2:3], s[20:21], exec
	s_or_b64 s[4:5], s[4:5], s[10:11]
.LBB3_19:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_xor_b64 s[4:5], exec, s[6:7]
	s_cbranch_execz .LBB3_21
	v_lshlrev_b32_e32 v6, 2, v16
	ds_bpermute_b32 v7, v6, v16
	v_lshlrev_b32_e32 v15, 2, v8
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v14, v16
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v7, 15, v7
	v_lshrrev_b32_e64 v7, v7, 30
	global_store_dword v15, v7, s[8:9]
	v_mov_b32_e32 v7, v4
.LBB3_21:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB3_23
	s_and_b32 s2, s22, 15
	s_add_i32 s2, s2, 1
	v_cvt_f32_ubyte0_e32 v6, s2
	v_rcp_iflag_f32_e32 v7, v6
	s_mov_b32 s2, 0x40e00000
	s_sub_i32 s6, 13, s18
	v_mul_f32_e32 v7, 0x40e00000, v7
	v_trunc_f32_e32 v7, v7
	v_cvt_u32_f32_e32 v14, v7
	v_mad_f32 v7, -v7, v6, s2
	v_cmp_ge_f32_e64 s[2:3], |v7|, |v6|
	s_cmp_lg_u64 s[2:3], 0
	v_readfirstlane_b32 s2, v14
	s_addc_u32 s2, s2, 0
	s_and_b32 s2, s2, 31
	s_add_i32 s3, s2, 1
	v_cvt_f32_ubyte0_e32 v6, s3
	v_rcp_iflag_f32_e32 v7, v6
	s_not_b32 s2, s2
	s_ashr_i32 s7, s6, 31
	s_abs_i32 s6, s6
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	v_lshlrev_b32_e32 v14, 2, v8
	v_mov_b32_e32 v6, s16
	v_readfirstlane_b32 s10, v7
	s_mul_i32 s2, s2, s10
	s_mul_hi_u32 s2, s10, s2
	s_add_i32 s10, s10, s2
	s_mul_hi_u32 s2, s6, s10
	s_mul_i32 s10, s2, s3
	s_sub_i32 s6, s6, s10
	s_add_i32 s11, s2, 1
	s_sub_i32 s10, s6, s3
	s_cmp_ge_u32 s6, s3
	s_cselect_b32 s2, s11, s2
	s_cselect_b32 s6, s10, s6
	s_add_i32 s10, s2, 1
	s_cmp_ge_u32 s6, s3
	s_cselect_b32 s2, s10, s2
	s_xor_b32 s2, s2, s7
	s_sub_i32 s2, s2, s7
	v_mov_b32_e32 v7, s2
	global_store_dword v14, v7, s[8:9]
	v_mov_b32_e32 v14, s23
	v_mov_b32_e32 v7, v4
.LBB3_23:
	s_or_b64 exec, exec, s[4:5]
.LBB3_24:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v4, 2, v7
	ds_bpermute_b32 v15, v4, v7
	v_xor_b32_e32 v3, v3, v0
	v_and_b32_e32 v3, 15, v3
	v_lshrrev_b32_e64 v3, v3, 6
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, s12, v15
	s_bcnt1_i32_b64 s0, vcc
	v_cmp_le_u32_e32 vcc, s0, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_26
	ds_bpermute_b32 v3, v4, v7
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, s12, v3
	s_bcnt1_i32_b64 s2, vcc
	v_mov_b32_e32 v3, s2
.LBB3_26:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v3, 2, v3
	global_load_dword v3, v3, s[8:9]
	v_min_u32_e32 v4, 5, v0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v4
	v_cmp_ne_u32_e64 s[0:1], v3, v4
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	v_mov_b32_e32 v3, 13
	v_mov_b32_e32 v4, s12
	s_nop 1
	v_mov_b32_dpp v3, v4 row_mirror row_mask:0xf bank_mask:0xf
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e64 s[0:1], s17, v14
	v_cndmask_b32_e64 v4, -3, v14, s[0:1]
	v_cmp_lt_i32_e64 s[0:1], v4, v3
	v_cndmask_b32_e64 v15, 0, v4, s[0:1]
	s_or_b64 s[0:1], vcc, s[0:1]
	s_xor_b64 s[2:3], s[0:1], -1
	s_mov_b32 s23, 0
	s_and_saveexec_b64 s[0:1], s[2:3]
	v_mov_b32_e32 v15, 13
	v_mov_b32_e32 v3, s12
	s_nop 1
	v_mov_b32_dpp v15, v3 row_mirror row_mask:0xf bank_mask:0xf
	s_or_b64 exec, exec, s[0:1]
	s_mul_i32 s0, s15, 3
	s_mul_hi_u32 s1, s14, 3
	s_add_i32 s0, s1, s0
	s_mul_i32 s1, s14, 3
	v_ashrrev_i32_e32 v4, 31, v14
	v_mov_b32_e32 v7, s0
	v_sub_co_u32_e32 v3, vcc, s1, v14
	v_subb_co_u32_e32 v4, vcc, v7, v4, vcc
	s_mov_b32 s1, 1
	s_mov_b32 s0, 0x2a05f201
	v_cmp_gt_i64_e64 s[0:1], s[0:1], v[3:4]
	v_max_f32_e64 v4, s19, s19 clamp
	v_xor_b32_e32 v5, 1, v5
	v_and_b32_e32 v18, 0x7fffffff, v4
	v_lshlrev_b32_e32 v4, 2, v8
	v_lshlrev_b32_e32 v17, 2, v5
	s_cmp_gt_i32 s12, 0
	v_mov_b32_e32 v5, s9
	v_add_co_u32_e32 v4, vcc, s8, v4
	v_cvt_f32_ubyte0_e32 v19, v0
	s_mul_i32 s6, s14, 12
	v_lshlrev_b32_e32 v7, 2, v14
	v_xor_b32_e32 v16, -2, v0
	v_cmp_gt_u32_e64 s[2:3], 64, v0
	s_cselect_b64 s[4:5], -1, 0
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_med3_f32 v20, v19, v9, 4.0
	v_lshlrev_b32_e32 v21, 16, v0
	v_sub_u32_e32 v22, s6, v7
.LBB3_31:
	v_mov_b32_e32 v23, v18
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB3_33
	v_bfe_i32 v7, v16, 0, 8
	v_lshlrev_b32_e32 v7, 2, v7
	ds_bpermute_b32 v7, v7, v0
	v_mov_b32_e32 v23, 0x3e800000
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, s18, v7
	v_cndmask_b32_e64 v23, v23, |v6|, vcc
.LBB3_33:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB3_47
	v_ashrrev_i32_e32 v6, 31, v15
	v_lshrrev_b32_e32 v6, 28, v6
	v_add_u32_e32 v6, v15, v6
	v_ashrrev_i32_e32 v25, 4, v6
	v_and_b32_e32 v6, 0x3ff, v15
	v_lshlrev_b32_e32 v6, 2, v6
	v_mov_b32_e32 v7, s9
	v_add_co_u32_e32 v6, vcc, s8, v6
	v_and_b32_e32 v24, v15, v12
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v26, v0
	s_branch .LBB3_38
.LBB3_35:
	s_or_b64 exec, exec, s[20:21]
.LBB3_36:
	s_or_b64 exec, exec, s[16:17]
.LBB3_37:
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v27, 17, v26
	v_cmp_lt_u32_e32 vcc, 46, v26
	s_or_b64 s[10:11], vcc, s[10:11]
	v_mov_b32_e32 v26, v27
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB3_46
.LBB3_38:
	v_cmp_ge_i32_e32 vcc, v26, v24
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB3_37
	v_bfe_i32 v27, v16, 0, 8
	v_cmp_le_i32_e32 vcc, v12, v27
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB3_41
	v_mov_b32_e32 v27, s13
	ds_write_b32 v11, v25
	v_add_u16_e32 v16, v16, v26
	global_store_dword v[4:5], v27, off
.LBB3_41:
	s_andn2_saveexec_b64 s[16:17], s[16:17]
	s_cbranch_execz .LBB3_36
	global_load_dword v27, v[6:7], off
	s_mov_b64 s[20:21], exec
	s_mov_b32 s24, 0
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v27, 1, v27
	v_cvt_f32_u32_e32 v28, v27
	v_sub_u32_e32 v29, 0, v27
	v_rcp_iflag_f32_e32 v28, v28
	v_mul_f32_e32 v28, 0x4f7ffffe, v28
	v_cvt_u32_f32_e32 v28, v28
	v_mul_lo_u32 v29, v29, v28
	v_mul_hi_u32 v29, v28, v29
	v_add_u32_e32 v28, v28, v29
	v_mul_hi_u32 v28, s22, v28
	v_mul_lo_u32 v28, v28, v27
	v_sub_u32_e32 v28, s22, v28
	v_sub_u32_e32 v29, v28, v27
	v_cmp_ge_u32_e32 vcc, v28, v27
	v_cndmask_b32_e32 v28, v28, v29, vcc
	v_sub_u32_e32 v29, v28, v27
	v_cmp_ge_u32_e32 vcc, v28, v27
	v_cndmask_b32_e32 v27, v28, v29, vcc
.LBB3_43:
	s_ff1_i32_b64 s25, s[20:21]
	v_readlane_b32 s28, v27, s25
	s_lshl_b64 s[26:27], 1, s25
	s_add_i32 s24, s24, s28
	s_andn2_b64 s[20:21], s[20:21], s[26:27]
	s_cmp_lg_u64 s[20:21], 0
	s_cbranch_scc1 .LBB3_43
	v_mbcnt_lo_u32_b32 v27, exec_lo, 0
	v_mbcnt_hi_u32_b32 v27, exec_hi, v27
	v_cmp_eq_u32_e32 vcc, 0, v27
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB3_35
	s_and_b32 s25, s22, 0x3ff
	s_lshl_b32 s25, s25, 2
	v_mov_b32_e32 v27, s25
	v_mov_b32_e32 v28, s24
	global_atomic_add v27, v28, s[8:9]
	s_branch .LBB3_35
.LBB3_46:
	s_or_b64 exec, exec, s[10:11]
.LBB3_47:
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB3_52
	ds_read_b32 v7, v17
	v_mov_b32_e32 v24, s19
	v_and_b32_e32 v6, 0xff, v16
	v_add_u32_e32 v6, s12, v6
	s_mov_b32 s14, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, 2, v7
	v_cndmask_b32_e32 v7, v24, v19, vcc
	v_mov_b32_e32 v24, v22
	v_mov_b32_e32 v25, v21
	s_branch .LBB3_50
.LBB3_49:
	s_or_b64 exec, exec, s[6:7]
	v_ashrrev_i32_e32 v26, 16, v25
	ds_bpermute_b32 v26, v24, v26
	v_and_b32_e32 v15, s14, v15
	v_add_u32_e32 v15, v6, v15
	v_and_b32_e32 v15, 15, v15
	s_add_i32 s14, s14, 1
	v_fmac_f32_e32 v23, v7, v20
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v15, v15, v26
	v_add_u32_e32 v25, 0x10000, v25
	s_cmp_eq_u32 s12, s14
	v_add_u32_e32 v24, 4, v24
	s_cbranch_scc1 .LBB3_52
.LBB3_50:
	s_mov_b64 s[10:11], exec
	v_mbcnt_lo_u32_b32 v26, s10, 0
	v_mbcnt_hi_u32_b32 v26, s11, v26
	v_cmp_eq_u32_e32 vcc, 0, v26
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB3_49
	s_and_b32 s15, s14, 0x3ff
	s_bcnt1_i32_b64 s10, s[10:11]
	s_lshl_b32 s15, s15, 2
	s_mul_i32 s10, s10, 29
	v_mov_b32_e32 v26, s15
	v_mov_b32_e32 v27, s10
	global_atomic_add v26, v27, s[8:9]
	s_branch .LBB3_49
.LBB3_52:
	s_add_i32 s23, s23, 1
	s_cmp_eq_u32 s23, 5
	s_cbranch_scc1 .LBB3_54
	v_mov_b32_e32 v6, v23
	s_branch .LBB3_31
.LBB3_54:
	v_fmac_f32_e32 v23, v23, v9
	v_frexp_exp_i32_f32_e32 v0, v23
	v_frexp_mant_f32_e32 v4, v23
	v_mul_f32_e32 v4, 0x3faaaaab, v4
	v_add_u32_e32 v0, -1, v0
	v_ldexp_f32 v0, v4, v0
	v_xor_b32_e32 v4, 13, v3
	v_and_b32_e32 v5, 7, v14
	v_add_u32_e32 v7, s12, v13
	v_lshlrev_b32_e32 v4, v5, v4
	ds_read_b32 v5, v11
	v_bfe_i32 v6, v16, 0, 8
	v_add3_u32 v3, v7, v14, v3
	v_add3_u32 v3, v3, v4, v6
	v_cvt_f32_f16_e32 v4, v10
	v_add_f32_e32 v0, v9, v0
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v3, v3, v15, v5
	v_lshlrev_b32_e32 v5, 2, v8
	v_add_f32_e32 v0, v0, v4
	global_store_dword v5, v3, s[8:9]
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
		.amdhsa_next_free_vgpr 30
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
	v_lshl_add_u32 v1, s6, 6, v0
	v_and_b32_e32 v14, 0x3ff, v1
	v_lshlrev_b32_e32 v2, 2, v0
	v_lshlrev_b32_e32 v1, 2, v14
	s_waitcnt lgkmcnt(0)
	global_load_dword v10, v2, s[0:1]
	global_load_dword v9, v1, s[2:3]
	v_and_b32_e32 v3, 63, v0
	v_lshlrev_b32_e32 v11, 2, v3
	v_xor_b32_e32 v3, 1, v3
	v_lshlrev_b32_e32 v3, 2, v3
	s_load_dword s16, s[4:5], 0x20
	s_load_dword s15, s[4:5], 0x28
	ds_read_b32 v13, v3
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v3, vcc, s0, v2
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	v_mov_b32_e32 v5, s3
	v_add_co_u32_e32 v1, vcc, s2, v1
	s_add_i32 s14, s6, s8
	v_cmp_eq_u16_e64 s[6:7], s8, 0
	v_addc_co_u32_e32 v2, vcc, 0, v5, vcc
	v_lshlrev_b32_e32 v12, 24, v0
	s_and_b64 vcc, exec, s[6:7]
	s_waitcnt vmcnt(1)
	ds_write_b32 v11, v10
	s_cbranch_vccnz .LBB4_15
	s_load_dword s18, s[4:5], 0x24
	v_ashrrev_i32_e32 v7, 24, v12
	v_lshlrev_b32_e32 v5, 2, v14
	v_mov_b32_e32 v6, s1
	v_add_co_u32_e32 v5, vcc, s0, v5
	v_lshlrev_b32_e32 v7, 2, v7
	v_addc_co_u32_e32 v6, vcc, 0, v6, vcc
	s_and_b32 s6, s8, 15
	v_and_b32_e32 v7, 0xffc, v7
	s_ashr_i32 s19, s14, s6
	s_and_b32 s6, s9, 0x7c
	v_mov_b32_e32 v8, s3
	v_add_co_u32_e32 v7, vcc, s2, v7
	v_xor_b32_e32 v17, s9, v0
	s_add_u32 s6, s0, s6
	v_addc_co_u32_e32 v8, vcc, 0, v8, vcc
	s_addc_u32 s7, s1, 0
	v_sub_u32_e32 v18, 0, v10
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, s18, v17
	s_and_b32 s10, s15, 15
	v_cndmask_b32_e32 v17, v10, v18, vcc
	s_ashr_i32 s10, s18, s10
	v_mul_lo_u32 v17, v17, s10
	v_bfe_u32 v15, 9, s15, 5
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v16, 0x3e800000, v9
	v_add_u16_e64 v18, s8, 1
	s_and_b32 s20, s8, 0xffff
	v_mov_b32_e32 v19, 17
	v_mov_b32_e32 v20, 0
	s_mov_b32 s17, s16
	s_branch .LBB4_4
.LBB4_2:
	global_store_dword v[5:6], v17, off
.LBB4_3:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s20, s20, -1
	s_and_b32 s10, s20, 0xffff
	s_cmp_eq_u32 s10, 0
	v_add_u16_e32 v18, -1, v18
	s_cbranch_scc1 .LBB4_16
.LBB4_4:
	s_add_i32 s12, s20, 1
	s_and_b32 s10, s12, 0xffff
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB4_8
	v_and_b32_e32 v21, 0xffff, v18
.LBB4_6:
	s_nop 1
	v_mov_b32_dpp v22, v21 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_add_u32_e32 v21, -1, v21
	v_and_b32_e32 v23, 0xffff, v21
	v_cmp_eq_u32_e32 vcc, 0, v23
	s_cbranch_vccz .LBB4_6
	v_add_u32_e32 v21, 1, v21
	s_mov_b32 s17, 0x3fc00000
	ds_write_b32 v11, v22
	global_store_dword v[5:6], v21, off
.LBB4_8:
	v_mov_b32_e32 v21, v13
	s_nop 1
	v_mov_b32_dpp v21, v19 row_mirror row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v21, v21, v15
	v_bfe_i32 v21, v21, 0, 16
	v_cmp_lt_i32_e32 vcc, s14, v21
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB4_3
	s_mul_i32 s21, s12, 9
	s_branch .LBB4_11
.LBB4_10:
	s_or_b64 exec, exec, s[12:13]
	s_lshr_b32 s12, s21, 1
	s_cmp_lt_u32 s21, 2
	s_mov_b32 s21, s12
	global_store_dword v[7:8], v16, off
	s_cbranch_scc1 .LBB4_2
.LBB4_11:
	v_mov_b32_e32 v21, s19
	global_atomic_add v[5:6], v21, off
	v_mov_b32_e32 v21, s15
	v_mov_b32_e32 v22, s18
	s_mov_b64 s[12:13], exec
	s_mov_b32 s22, 0
	v_mov_b32_dpp v21, v22 row_shr:1 row_mask:0xf bank_mask:0xf
.LBB4_12:
	s_ff1_i32_b64 s23, s[12:13]
	v_readlane_b32 s26, v21, s23
	s_lshl_b64 s[24:25], 1, s23
	s_add_i32 s22, s22, s26
	s_andn2_b64 s[12:13], s[12:13], s[24:25]
	s_cmp_lg_u64 s[12:13], 0
	s_cbranch_scc1 .LBB4_12
	v_mbcnt_lo_u32_b32 v21, exec_lo, 0
	v_mbcnt_hi_u32_b32 v21, exec_hi, v21
	v_cmp_eq_u32_e32 vcc, 0, v21
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB4_10
	v_mov_b32_e32 v21, s22
	global_atomic_add v20, v21, s[6:7]
	s_branch .LBB4_10
.LBB4_15:
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s17, s16
.LBB4_16:
	v_and_b32_e32 v5, 0x3ff, v10
	v_lshlrev_b32_e32 v6, 2, v5
	global_load_dword v6, v6, s[0:1]
	s_mov_b32 s6, 0x1745d175
	v_mul_hi_u32 v7, v0, s6
	v_lshlrev_b32_e32 v8, 2, v14
	v_add_u32_e32 v0, s8, v0
	v_and_b32_e32 v0, 0xff, v0
	s_waitcnt vmcnt(0)
	v_bfe_u32 v6, v7, v6, 5
	global_store_dword v8, v6, s[0:1]
	global_load_dword v6, v[3:4], off
	v_mov_b32_e32 v4, s1
	v_and_b32_e32 v7, 0xff, v10
	v_add_co_u32_e32 v3, vcc, s0, v8
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	v_add_u32_e32 v0, v7, v0
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, v6, v0
	v_mov_b32_e32 v0, s8
	s_and_saveexec_b64 s[0:1], vcc
	v_cvt_i32_f32_e32 v0, s17
	v_xor_b32_e32 v0, s8, v0
	v_sub_u32_e32 v6, 0, v0
	v_max_i32_e32 v0, v0, v6
	s_or_b64 exec, exec, s[0:1]
	v_ashrrev_i32_e32 v8, 24, v12
	v_lshl_add_u32 v6, v10, 1, v10
	v_mad_u64_u32 v[6:7], s[0:1], v13, v8, v[6:7]
	s_mov_b32 s0, 0x3fc00000
	v_mov_b32_e32 v12, s17
	v_fma_f32 v12, s0, s0, v12
	s_and_b32 s0, s8, 0x3ff
	v_lshlrev_b32_e32 v5, 2, v5
	s_lshl_b32 s0, s0, 2
	global_store_dword v5, v12, s[2:3]
	v_mov_b32_e32 v5, s0
	s_and_b32 s0, s8, s9
	s_load_dword s4, s[4:5], 0x18
	s_bitcmp0_b32 s0, 0
	v_mov_b32_e32 v12, 0
	s_cselect_b64 s[0:1], -1, 0
	global_store_dword v5, v12, s[2:3]
	v_cndmask_b32_e64 v5, v9, -v9, s[0:1]
	s_and_b32 s0, s15, 0x3ff
	s_xor_b32 s0, s0, 9
	s_lshl_b32 s0, s0, 2
	v_cvt_f16_f32_e32 v7, s16
	v_mov_b32_e32 v12, s0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s0, s4, 3
	global_store_dword v12, v5, s[2:3]
	s_waitcnt vmcnt(0)
	s_barrier
	v_and_b32_e32 v5, 0xffff, v6
	ds_read_b32 v6, v11
	s_add_i32 s0, s0, s14
	s_add_i32 s0, s0, s8
	v_add3_u32 v8, v8, s0, v10
	v_add3_u32 v0, v8, v5, v0
	v_cvt_f32_f16_e32 v5, v7
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, v6, 3
	global_store_dword v[3:4], v0, off
	v_add_f32_e32 v0, s17, v9
	v_add_f32_e32 v0, v0, v5
	global_store_dword v[1:2], v0, off
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
	v_lshl_add_u32 v5, s6, 6, v0
	v_lshlrev_b32_e32 v1, 2, v0
	v_and_b32_e32 v9, 0x3ff, v5
	v_and_b32_e32 v15, 63, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v11, v1, s[8:9]
	v_lshlrev_b32_e32 v1, 2, v9
	global_load_dword v10, v1, s[10:11]
	s_load_dwordx2 s[16:17], s[4:5], 0x20
	s_load_dword s7, s[4:5], 0x28
	s_load_dword s18, s[4:5], 0x30
	v_mov_b32_e32 v2, s11
	v_add_co_u32_e32 v1, vcc, s10, v1
	s_waitcnt lgkmcnt(0)
	v_cvt_i32_f32_e32 v14, s16
	s_and_b32 s0, s17, 7
	s_mov_b32 s1, 0
	v_lshlrev_b32_e32 v12, 2, v15
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_cmp_eq_u32 s0, 0
	s_waitcnt vmcnt(1)
	ds_write_b32 v12, v11
	s_cbranch_scc1 .LBB5_17
	v_sub_u32_e32 v3, 0, v14
	s_waitcnt vmcnt(0)
	v_cmp_gt_f32_e32 vcc, -1.0, v10
	v_cndmask_b32_e32 v18, v3, v14, vcc
	v_xor_b32_e32 v3, 1, v15
	v_lshlrev_b32_e32 v19, 2, v3
	v_add_u32_e32 v3, s7, v11
	v_and_b32_e32 v3, 0x3ff, v3
	v_lshlrev_b32_e32 v3, 2, v3
	v_and_b32_e32 v17, 0xff, v5
	v_mov_b32_e32 v4, s9
	v_add_co_u32_e32 v5, vcc, s8, v3
	v_and_b32_e32 v16, 0xffff, v11
	v_addc_co_u32_e32 v6, vcc, 0, v4, vcc
	v_sub_u32_e32 v3, 0, v16
	v_cmp_ne_u32_e32 vcc, 7, v16
	v_cndmask_b32_e32 v21, 7, v3, vcc
	v_xor_b32_e32 v3, 30, v9
	v_lshlrev_b32_e32 v3, 2, v3
	s_and_b32 s6, s7, 0xff
	s_and_b32 s22, s13, 3
	v_mov_b32_e32 v4, s11
	v_add_co_u32_e32 v7, vcc, s10, v3
	s_cmp_lg_u32 s22, 0
	v_addc_co_u32_e32 v8, vcc, 0, v4, vcc
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v20, 0
	s_mov_b32 s20, s12
	s_mov_b32 s21, s1
	s_cselect_b64 s[2:3], -1, 0
	v_mov_b32_e32 v4, s15
	v_mov_b32_e32 v13, v11
.LBB5_2:
	v_and_b32_e32 v22, 0xff, v13
	v_add_u32_e32 v23, s6, v22
	ds_read_b32 v22, v19
	s_and_b32 s4, s0, 0xff
	v_add_u32_e32 v24, s4, v17
	v_cmp_gt_u32_e32 vcc, v23, v24
	v_mov_b32_e32 v23, s13
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v24, v22
	s_bcnt1_i32_b64 s4, vcc
	v_readfirstlane_b32 s19, v16
	v_mov_b32_dpp v24, v23 row_shr:1 row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v23, v24, v18
	v_bfe_i32 v23, v23, 0, 16
	v_cmp_ne_u32_e32 vcc, s4, v23
	v_mov_b32_e32 v23, v13
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB5_10
	s_and_b32 s14, s19, 7
	s_cmp_eq_u32 s14, 0
	s_cbranch_scc1 .LBB5_6
	s_mov_b32 s15, 0
.LBB5_5:
	v_xor_b32_e32 v13, s15, v22
	global_atomic_add v[5:6], v13, off
	v_mad_u64_u32 v[23:24], s[24:25], v3, 3, 0
	s_add_i32 s15, s15, 1
	s_cmp_eq_u32 s14, s15
	v_mov_b32_e32 v3, v24
	v_mad_u64_u32 v[3:4], s[24:25], v4, 3, v[3:4]
	v_mov_b32_e32 v4, v3
	v_sub_co_u32_e32 v3, vcc, v23, v21
	v_subb_co_u32_e32 v4, vcc, v4, v20, vcc
	s_cbranch_scc0 .LBB5_5
.LBB5_6:
	s_and_b32 s14, s0, 0xffff
	s_cmp_eq_u32 s14, 0
	s_cbranch_scc1 .LBB5_9
	s_mov_b32 s15, 0
.LBB5_8:
	v_mad_u64_u32 v[22:23], s[24:25], v3, 3, 0
	s_and_b32 s15, 0xffff, s15
	s_add_i32 s15, s15, 1
	v_mov_b32_e32 v3, v23
	v_mad_u64_u32 v[3:4], s[24:25], v4, 3, v[3:4]
	v_mov_b32_e32 v13, s21
	s_sext_i32_i16 s23, s15
	v_mov_b32_e32 v4, v3
	v_subrev_co_u32_e32 v3, vcc, s20, v22
	s_cmp_le_i32 s14, s23
	v_subb_co_u32_e32 v4, vcc, v4, v13, vcc
	s_cbranch_scc0 .LBB5_8
.LBB5_9:
.LBB5_10:
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_mov_b32_e32 v13, s0
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_15
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB5_14
	s_mov_b32 s14, 0
	global_store_dword v[7:8], v10, off
.LBB5_13:
	s_and_b32 s14, s14, 0xff
	s_add_i32 s14, s14, 1
	s_and_b32 s15, s14, 0xff
	s_cmp_eq_u32 s22, s15
	s_cbranch_scc0 .LBB5_13
.LBB5_14:
	v_cmp_gt_i32_e32 vcc, 12, v3
	s_bcnt1_i32_b64 s14, vcc
	v_mov_b32_e32 v13, s14
	ds_write_b32 v12, v13
	v_mov_b32_e32 v13, v23
.LBB5_15:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_i64_e64 s[14:15], s[0:1], 2
	s_add_u32 s4, s0, -1
	s_addc_u32 s5, s1, -1
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB5_18
	s_mov_b64 s[0:1], s[4:5]
	s_branch .LBB5_2
.LBB5_17:
	v_mov_b32_e32 v3, s14
	s_add_i32 s19, s6, s12
	v_mov_b32_e32 v13, v11
	v_mov_b32_e32 v4, s15
.LBB5_18:
	s_mov_b64 s[0:1], exec
	v_add_u32_e32 v4, s19, v13
	s_mov_b32 s2, 0
.LBB5_19:
	s_ff1_i32_b64 s3, s[0:1]
	v_readlane_b32 s6, v4, s3
	s_lshl_b64 s[4:5], 1, s3
	s_add_i32 s2, s2, s6
	s_andn2_b64 s[0:1], s[0:1], s[4:5]
	s_cmp_lg_u64 s[0:1], 0
	s_cbranch_scc1 .LBB5_19
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_mbcnt_hi_u32_b32 v4, exec_hi, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB5_22
	s_lshl_b32 s3, s19, 8
	s_and_b32 s3, s3, 0xf00
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v5, s2
	global_atomic_add v4, v5, s[8:9]
.LBB5_22:
	s_or_b64 exec, exec, s[0:1]
	s_and_b32 s0, s7, 0x3ff
	v_and_b32_e32 v4, s0, v13
	v_lshlrev_b32_e32 v4, 2, v4
	global_atomic_add v4, v14, s[8:9]
	v_and_b32_e32 v4, 0x3ff, v13
	v_lshlrev_b32_e32 v4, 2, v4
	global_load_dword v4, v4, s[8:9] glc
	v_cvt_f16_f32_e32 v6, s16
	v_xor_b32_e32 v7, s13, v0
	s_cmp_lt_i32 s12, 1
	s_cbranch_scc1 .LBB5_62
	s_or_b32 s4, s19, 1
	s_waitcnt vmcnt(0)
	v_cvt_f32_u32_e32 v4, s4
	s_sub_i32 s0, 0, s4
	v_xor_b32_e32 v14, 1, v15
	v_lshlrev_b32_e32 v18, 2, v14
	v_rcp_iflag_f32_e32 v4, v4
	v_lshlrev_b32_e32 v19, 2, v9
	v_mov_b32_e32 v5, s19
	v_mov_b32_e32 v20, s9
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_cvt_f16_f32_e32 v16, v10
	s_and_b32 s20, s17, 15
	v_and_b32_e32 v21, 3, v0
	v_mul_lo_u32 v15, s0, v4
	s_add_i32 s20, s20, 1
	v_mov_b32_e32 v8, 0
	v_cmp_gt_f32_e64 s[0:1], -1.0, v10
	v_mul_hi_u32 v17, v4, v15
	v_cvt_f32_ubyte0_e32 v15, v0
	s_mov_b32 s13, 0
	v_cmp_ne_u32_e64 s[2:3], 1, v21
	v_add_u32_e32 v4, v4, v17
	v_mul_hi_u32 v4, v7, v4
	v_bfe_u32 v17, s18, v5, 5
	s_sub_i32 s21, 0, s20
	v_mov_b32_e32 v21, 22
	v_mul_lo_u32 v14, v4, s4
	v_add_co_u32_e32 v4, vcc, s8, v19
	v_addc_co_u32_e32 v5, vcc, 0, v20, vcc
	v_sub_u32_e32 v14, v7, v14
	v_subrev_u32_e32 v19, s4, v14
	v_cmp_le_u32_e32 vcc, s4, v14
	v_cndmask_b32_e32 v14, v14, v19, vcc
	v_subrev_u32_e32 v19, s4, v14
	v_cmp_le_u32_e32 vcc, s4, v14
	v_cndmask_b32_e32 v14, v14, v19, vcc
	v_bfe_u32 v20, v14, 12, 5
	v_mov_b32_e32 v14, s16
	s_movk_i32 s22, 0x3d00
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, v13
	v_mov_b32_e32 v19, v0
	s_branch .LBB5_25
.LBB5_24:
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s13, s13, 1
	s_cmp_eq_u32 s13, s12
	v_add_u16_e32 v22, 1, v22
	s_cbranch_scc1 .LBB5_63
.LBB5_25:
	s_and_b32 s4, s13, 0xff
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc1 .LBB5_56
	v_and_b32_e32 v25, 0xffff, v11
	v_and_b32_e32 v24, 0xff, v22
	v_sub_u32_e32 v25, v25, v3
	s_mov_b32 s23, 0
	s_branch .LBB5_29
.LBB5_27:
	v_mov_b32_e32 v14, 0x3400
	v_cmp_ngt_f16_e32 vcc, 2.0, v6
	v_cndmask_b32_e32 v14, v14, v16, vcc
	v_fma_f16 v6, v14, v6, 0.5
	v_mov_b32_e32 v14, v26
.LBB5_28:
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s23, s23, 1
	v_cmp_eq_u32_e32 vcc, s23, v24
	s_cbranch_vccnz .LBB5_56
.LBB5_29:
	ds_read_b32 v26, v18
	v_mov_b32_e32 v30, 0x3e800000
	v_cmp_lt_i32_e32 vcc, s23, v17
	s_waitcnt lgkmcnt(0)
	v_or_b32_e32 v27, 1, v26
	v_cvt_f32_u32_e32 v28, v27
	v_sub_u32_e32 v29, 0, v27
	v_rcp_iflag_f32_e32 v28, v28
	v_mul_f32_e32 v28, 0x4f7ffffe, v28
	v_cvt_u32_f32_e32 v28, v28
	v_mul_lo_u32 v29, v29, v28
	v_mul_hi_u32 v29, v28, v29
	v_add_u32_e32 v28, v28, v29
	v_mul_hi_u32 v28, v28, -4
	v_mov_b32_e32 v29, 0xbe800000
	v_cndmask_b32_e32 v29, v29, v30, vcc
	v_mul_lo_u32 v28, v28, v27
	v_sub_u32_e32 v28, -4, v28
	v_sub_u32_e32 v30, v28, v27
	v_cmp_ge_u32_e32 vcc, v28, v27
	v_cndmask_b32_e32 v28, v28, v30, vcc
	v_sub_u32_e32 v30, v28, v27
	v_cmp_ge_u32_e32 vcc, v28, v27
	v_cndmask_b32_e32 v27, v28, v30, vcc
	v_and_b32_e32 v27, 0x3ff, v27
	v_lshlrev_b32_e32 v27, 2, v27
	global_store_dword v27, v29, s[10:11]
	v_and_b32_e32 v27, 7, v13
	v_cmp_lt_i32_e32 vcc, 1, v27
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB5_41
	v_cmp_lt_i32_e32 vcc, 2, v27
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB5_38
	v_cmp_lt_i32_e32 vcc, 3, v27
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB5_35
	v_cmp_eq_u32_e32 vcc, 4, v27
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b32 s24, s23, s18
	v_cvt_f32_i32_e32 v14, s24
	s_or_b64 exec, exec, s[16:17]
	v_add_u32_e32 v13, -1, v13
.LBB5_35:
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	v_lshlrev_b16_e32 v26, 2, v13
	v_add_u16_e32 v19, v26, v19
	s_or_b64 exec, exec, s[14:15]
.LBB5_38:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB5_40
	v_mov_b32_e32 v26, s18
	v_mov_b32_e32 v27, s23
	v_cmp_lt_i32_e32 vcc, -4, v13
	v_cndmask_b32_e32 v26, v26, v27, vcc
	v_and_b32_e32 v26, 0xff, v26
	v_add_u32_e32 v26, 15, v26
	global_store_dword v[4:5], v26, off
.LBB5_40:
	s_or_b64 exec, exec, s[6:7]
.LBB5_41:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB5_51
	v_cmp_lt_i32_e32 vcc, 0, v27
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB5_48
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_lshr_b32 s16, s23, 5
	s_or_saveexec_b64 s[14:15], s[14:15]
	v_mov_b32_e32 v23, s16
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB5_47
	v_and_b32_e32 v23, 0x3ff, v13
	v_lshlrev_b32_e32 v23, 2, v23
	global_load_dword v23, v23, s[8:9]
	v_cvt_f32_ubyte0_e32 v27, s20
	v_rcp_iflag_f32_e32 v27, v27
	v_readfirstlane_b32 s16, v26
	v_mul_f32_e32 v27, 0x4f7ffffe, v27
	v_cvt_u32_f32_e32 v27, v27
	v_mul_lo_u32 v28, s21, v27
	v_mul_hi_u32 v28, v27, v28
	v_add_u32_e32 v27, v27, v28
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v28, 0, v23
	v_max_i32_e32 v28, v23, v28
	v_mul_hi_u32 v27, v28, v27
	v_ashrrev_i32_e32 v23, 31, v23
	v_mul_lo_u32 v29, v27, s20
	v_add_u32_e32 v30, 1, v27
	v_sub_u32_e32 v28, v28, v29
	v_cmp_le_u32_e32 vcc, s20, v28
	v_subrev_u32_e32 v29, s20, v28
	v_cndmask_b32_e32 v27, v27, v30, vcc
	v_cndmask_b32_e32 v28, v28, v29, vcc
	v_add_u32_e32 v29, 1, v27
	v_cmp_le_u32_e32 vcc, s20, v28
	v_cndmask_b32_e32 v27, v27, v29, vcc
	v_xor_b32_e32 v27, v27, v23
	v_sub_u32_e32 v23, v27, v23
	v_or_b32_e32 v23, 1, v23
	v_cvt_f32_u32_e32 v27, v23
	v_sub_u32_e32 v28, 0, v23
	v_rcp_iflag_f32_e32 v27, v27
	v_mul_f32_e32 v27, 0x4f7ffffe, v27
	v_cvt_u32_f32_e32 v27, v27
	v_mul_lo_u32 v28, v28, v27
	v_mul_hi_u32 v28, v27, v28
	v_add_u32_e32 v26, v27, v28
	v_mul_hi_u32 v26, s16, v26
	v_mul_lo_u32 v26, v26, v23
	v_sub_u32_e32 v26, s16, v26
	v_sub_u32_e32 v27, v26, v23
	v_cmp_ge_u32_e32 vcc, v26, v23
	v_cndmask_b32_e32 v26, v26, v27, vcc
	v_sub_u32_e32 v27, v26, v23
	v_cmp_ge_u32_e32 vcc, v26, v23
	v_cndmask_b32_e32 v23, v26, v27, vcc
.LBB5_47:
	s_or_b64 exec, exec, s[14:15]
.LBB5_48:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB5_50
	v_mov_b32_e32 v26, s23
	ds_write_b32 v12, v26
.LBB5_50:
	s_or_b64 exec, exec, s[6:7]
.LBB5_51:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB5_28
	v_bfe_i32 v26, v19, 0, 8
	v_cmp_gt_i32_e32 vcc, v0, v26
	s_bcnt1_i32_b64 s6, vcc
	s_cmp_lg_u32 s6, s12
	s_cbranch_scc0 .LBB5_54
	ds_bpermute_b32 v26, v8, v21 offset:76
	v_cvt_f32_f16_e32 v27, v6
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, v26, v25
	v_cndmask_b32_e32 v26, v27, v15, vcc
	s_cbranch_execnz .LBB5_27
	s_branch .LBB5_55
.LBB5_54:
.LBB5_55:
	v_cvt_i32_f32_e32 v14, v14
	v_bfe_u32 v14, s23, v14, 5
	v_cvt_f32_ubyte0_e32 v14, v14
	v_and_b32_e32 v26, 0x7fffffff, v14
	s_branch .LBB5_27
.LBB5_56:
	v_cmp_eq_u32_e32 vcc, v23, v20
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB5_24
	s_mul_i32 s6, s13, 9
	s_add_i32 s6, s6, 9
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB5_59
.LBB5_58:
	s_lshr_b32 s7, s6, 1
	v_fma_f16 v6, v6, s22, 0.5
	s_cmp_lt_u32 s6, 2
	s_mov_b32 s6, s7
	s_cbranch_scc0 .LBB5_58
.LBB5_59:
	s_cmp_eq_u32 s13, 0
	s_cbranch_scc1 .LBB5_24
	s_mov_b32 s6, 0
.LBB5_61:
	v_and_b32_e32 v11, 0xffff, v11
	s_add_i32 s6, s6, 1
	s_cmp_lt_u32 s6, s13
	v_mad_u32_u24 v11, v11, 3, v0
	s_cbranch_scc1 .LBB5_61
	s_branch .LBB5_24
.LBB5_62:
	v_mov_b32_e32 v14, s16
	v_mov_b32_e32 v23, v13
	v_mov_b32_e32 v19, v0
.LBB5_63:
	s_waitcnt vmcnt(0)
	ds_read_b32 v4, v12
	v_and_b32_e32 v5, 0xffff, v11
	v_add_u32_e32 v7, s19, v7
	v_bfe_i32 v0, v19, 0, 8
	v_add3_u32 v3, v7, v3, v5
	v_add3_u32 v0, v3, v0, v23
	v_cvt_f32_f16_e32 v3, v6
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, v13, v4
	v_lshlrev_b32_e32 v4, 2, v9
	global_store_dword v4, v0, s[8:9]
	v_add_f32_e32 v0, v10, v14
	v_add_f32_e32 v0, v0, v3
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
	v_lshl_add_u32 v1, s6, 6, v0
	v_and_b32_e32 v15, 0x3ff, v1
	v_lshlrev_b32_e32 v2, 2, v0
	v_lshlrev_b32_e32 v1, 2, v15
	s_waitcnt lgkmcnt(0)
	global_load_dword v12, v2, s[8:9]
	global_load_dword v13, v1, s[10:11]
	s_add_i32 s2, s6, s12
	v_and_b32_e32 v14, 63, v0
	v_mov_b32_e32 v2, s11
	v_add_co_u32_e32 v1, vcc, s10, v1
	s_and_b32 s3, s2, 7
	v_lshlrev_b32_e32 v3, 2, v14
	v_xor_b32_e32 v11, s13, v0
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_cmp_eq_u32 s3, 0
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
	s_waitcnt vmcnt(1)
	ds_write_b32 v3, v12
	s_cbranch_scc1 .LBB6_7
	v_xor_b32_e32 v3, 1, v14
	v_lshlrev_b32_e32 v3, 2, v3
	s_load_dword s0, s[4:5], 0x24
	ds_read_b32 v5, v3
	v_sub_u32_e32 v3, 0, v0
	v_cmp_eq_u32_e32 vcc, s12, v11
	v_cndmask_b32_e32 v3, v3, v0, vcc
	v_and_b32_e32 v16, 7, v3
	v_lshlrev_b32_e32 v3, 2, v15
	v_mov_b32_e32 v4, s9
	v_add_co_u32_e32 v3, vcc, s8, v3
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s0, s12, s0
	v_sub_co_u32_e32 v5, vcc, 0, v5
	v_mov_b32_e32 v7, s14
	s_mov_b32 s6, 0
	s_abs_i32 s7, s0
	v_subb_co_u32_e64 v6, s[0:1], 0, 0, vcc
	v_mov_b32_e32 v8, s15
.LBB6_2:
	s_ashr_i32 s0, s12, s6
	v_lshlrev_b32_e64 v9, v16, s0
	v_cmp_le_i32_e32 vcc, s7, v9
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_4
	v_mov_b32_e32 v9, s6
	global_store_dword v[3:4], v9, off
.LBB6_4:
	s_or_b64 exec, exec, s[0:1]
	v_mad_u64_u32 v[9:10], s[0:1], v7, 9, v[5:6]
	s_add_i32 s6, s6, 1
	v_add_co_u32_e32 v5, vcc, -3, v5
	v_mad_u64_u32 v[17:18], s[0:1], v8, 9, v[10:11]
	s_cmp_eq_u32 s3, s6
	v_addc_co_u32_e32 v6, vcc, -1, v6, vcc
	s_cbranch_scc1 .LBB6_6
	v_mov_b32_e32 v10, v17
	v_mov_b32_e32 v7, v9
	v_mov_b32_e32 v8, v10
	s_branch .LBB6_2
.LBB6_6:
	v_mad_u64_u32 v[3:4], s[0:1], v7, 9, v[5:6]
	v_mad_u64_u32 v[4:5], s[0:1], v8, 9, v[4:5]
	v_add_co_u32_e32 v5, vcc, 3, v3
.LBB6_7:
	v_and_b32_e32 v3, 0x3ff, v12
	v_lshlrev_b32_e32 v3, 2, v3
	global_load_dword v8, v3, s[8:9]
	s_load_dword s0, s[4:5], 0x30
	s_load_dword s3, s[4:5], 0x20
	v_lshlrev_b32_e32 v7, 2, v15
	v_mov_b32_e32 v4, s9
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 7
	v_lshlrev_b32_e32 v3, s0, v12
	v_cmp_lt_i32_e32 vcc, s2, v3
	v_xor_b32_e32 v3, 1, v14
	v_lshlrev_b32_e32 v3, 2, v3
	ds_read_b32 v9, v3
	s_bcnt1_i32_b64 s0, vcc
	v_cvt_f16_f32_e32 v6, s3
	v_mov_b32_e32 v10, s0
	v_add_co_u32_e32 v3, vcc, s8, v7
	global_store_dword v7, v10, s[8:9]
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v7, 0, v9
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	s_and_b32 s0, s13, -5
	v_max_i32_e32 v7, v9, v7
	v_cmp_ne_u32_e32 vcc, s0, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_mov_b32 s4, 0x3fc00000
	v_mov_b32_e32 v7, s3
	v_fma_mix_f32 v7, v6, s4, v7 op_sel_hi:[1,0,0] clamp
	v_and_b32_e32 v7, 0x7fffffff, v7
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB6_11
	v_cvt_f32_i32_e32 v7, s12
	v_cvt_f32_ubyte0_e32 v9, v0
	s_waitcnt vmcnt(2)
	v_cmp_gt_f32_e32 vcc, -1.0, v13
	v_cndmask_b32_e64 v9, -v9, v9, vcc
	v_add_f32_e32 v7, v9, v7
.LBB6_11:
	s_or_b64 exec, exec, s[0:1]
	s_or_b32 s0, s12, 1
	v_cvt_f32_u32_e32 v9, s0
	s_sub_i32 s1, 0, s0
	v_lshl_add_u32 v5, v5, 1, v5
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v8, v8, s12
	v_rcp_iflag_f32_e32 v9, v9
	v_and_b32_e32 v10, 0xffff, v12
	v_lshlrev_b32_e32 v12, 1, v12
	v_cvt_f32_f16_e32 v6, v6
	v_mul_f32_e32 v9, 0x4f7ffffe, v9
	v_cvt_u32_f32_e32 v9, v9
	v_readfirstlane_b32 s4, v9
	s_mul_i32 s1, s1, s4
	s_mul_hi_u32 s1, s4, s1
	s_add_i32 s4, s4, s1
	s_mul_hi_u32 s1, s4, 31
	s_mul_i32 s1, s1, s0
	s_sub_i32 s1, 31, s1
	s_sub_i32 s4, s1, s0
	s_cmp_ge_u32 s1, s0
	s_cselect_b32 s1, s4, s1
	s_sub_i32 s4, s1, s0
	s_cmp_ge_u32 s1, s0
	s_cselect_b32 s0, s4, s1
	s_ashr_i32 s1, s14, 31
	s_lshr_b32 s1, s1, 28
	v_subrev_u32_e32 v5, s0, v5
	s_add_i32 s0, s14, s1
	s_lshr_b32 s0, s0, 4
	v_xor_b32_e32 v0, s0, v0
	s_add_i32 s2, s2, s12
	v_bfe_i32 v0, v0, 0, 8
	v_add3_u32 v0, s2, v11, v0
	v_lshl_add_u32 v5, v5, 1, v5
	v_add3_u32 v0, v0, v10, v12
	v_add3_u32 v0, v0, v8, v5
	global_store_dword v[3:4], v0, off
	v_add_f32_e32 v0, s3, v7
	v_add_f32_e32 v0, v0, v6
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
		.amdhsa_next_free_vgpr 19
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
	s_load_dwordx2 s[0:1], s[4:5], 0x20
	v_lshl_add_u32 v1, s6, 6, v0
	v_and_b32_e32 v5, 0x3ff, v1
	v_lshlrev_b32_e32 v2, 2, v0
	v_lshlrev_b32_e32 v1, 2, v5
	s_waitcnt lgkmcnt(0)
	global_load_dword v8, v2, s[8:9]
	global_load_dword v6, v1, s[10:11]
	v_cvt_f16_f32_e32 v7, s0
	v_and_b32_e32 v2, 63, v0
	v_lshlrev_b32_e32 v9, 2, v2
	v_mov_b32_e32 v2, s11
	v_cmp_ngt_f16_e32 vcc, 2.0, v7
	s_waitcnt vmcnt(1)
	ds_write_b32 v9, v8
	s_cbranch_vccnz .LBB7_8
	s_and_b32 s6, s1, 7
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB7_8
	v_and_b32_e32 v3, 1, v0
	s_lshl_b32 s7, s6, 2
	s_mov_b32 s12, 0
	v_cmp_eq_u32_e32 vcc, 0, v3
	v_bfe_i32 v3, v0, 0, 8
	s_branch .LBB7_4
.LBB7_3:
	s_add_i32 s12, s12, 1
	s_cmp_eq_u32 s12, s6
	s_cbranch_scc1 .LBB7_8
.LBB7_4:
	s_mov_b32 s13, 1
	s_branch .LBB7_6
.LBB7_5:
	s_or_b64 exec, exec, s[2:3]
	s_lshl_b32 s13, s13, 1
	s_cmp_gt_u32 s13, s7
	s_cbranch_scc1 .LBB7_3
.LBB7_6:
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB7_5
	s_and_b32 s14, s13, 7
	v_lshlrev_b32_e32 v4, s14, v3
	ds_write_b32 v9, v4
	s_branch .LBB7_5
.LBB7_8:
	s_load_dword s24, s[4:5], 0x10
	v_add_co_u32_e32 v1, vcc, s10, v1
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_gt_u32_e32 vcc, 64, v0
	v_mov_b32_e32 v11, s0
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v12, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB7_36
	s_load_dword s25, s[4:5], 0x2c
	v_lshlrev_b32_e32 v3, 2, v0
	v_mov_b32_e32 v4, s11
	v_add_co_u32_e32 v3, vcc, s10, v3
	v_cvt_f32_ubyte0_e32 v13, v0
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v11, s0
	v_mov_b32_e32 v14, v0
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v12, v0
	s_branch .LBB7_12
.LBB7_10:
	s_or_b64 exec, exec, s[14:15]
.LBB7_11:
	s_or_b64 exec, exec, s[12:13]
	v_add_u32_e32 v15, 17, v14
	v_cmp_lt_u32_e32 vcc, 46, v14
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v14, v15
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB7_35
.LBB7_12:
	v_and_b32_e32 v15, 7, v14
	s_waitcnt vmcnt(0)
	v_add_f32_e64 v11, v11, v13 clamp
	v_cmp_lt_i32_e32 vcc, 1, v15
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB7_28
	v_cmp_lt_i32_e32 vcc, 2, v15
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB7_25
	v_cmp_lt_i32_e32 vcc, 3, v15
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB7_22
	v_cmp_ne_u32_e32 vcc, 4, v15
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	v_add_u32_e32 v10, -1, v10
	s_andn2_saveexec_b64 s[18:19], s[18:19]
	s_cbranch_execz .LBB7_21
	s_mov_b64 s[22:23], exec
	v_mbcnt_lo_u32_b32 v15, s22, 0
	v_mbcnt_hi_u32_b32 v15, s23, v15
	v_cmp_eq_u32_e32 vcc, 0, v15
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB7_20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s24, 0x3ff
	s_bcnt1_i32_b64 s22, s[22:23]
	s_lshl_b32 s0, s0, 2
	s_mul_i32 s22, s1, s22
	v_mov_b32_e32 v15, s0
	v_mov_b32_e32 v16, s22
	global_atomic_add v15, v16, s[8:9]
.LBB7_20:
	s_or_b64 exec, exec, s[20:21]
.LBB7_21:
	s_or_b64 exec, exec, s[18:19]
.LBB7_22:
	s_andn2_saveexec_b64 s[16:17], s[16:17]
	s_cbranch_execz .LBB7_24
	global_load_dword v11, v[3:4], off
.LBB7_24:
	s_or_b64 exec, exec, s[16:17]
.LBB7_25:
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	v_xor_b32_e32 v12, v12, v14
	s_or_b64 exec, exec, s[14:15]
.LBB7_28:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB7_11
	v_cmp_gt_i32_e32 vcc, 1, v15
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB7_31
	global_load_dword v15, v[3:4], off
	s_waitcnt vmcnt(0)
	v_cvt_f16_f32_e32 v15, v15
	v_fma_f16 v7, v15, v7, 0.5
.LBB7_31:
	s_or_b64 exec, exec, s[14:15]
	v_bfe_i32 v15, v12, 0, 8
	v_cmp_gt_i16_e32 vcc, 4, v15
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB7_33
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e32 v11, v11
	v_sub_u32_e32 v15, 0, v11
	v_max_i32_e32 v11, v11, v15
	v_cvt_f32_u32_e32 v11, v11
.LBB7_33:
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	s_cbranch_execz .LBB7_10
	global_load_dword v11, v[3:4], off
	s_waitcnt lgkmcnt(0)
	v_frexp_exp_i32_f32_e32 v16, s25
	v_frexp_mant_f32_e32 v17, s25
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v11, 0x3fa00000, v11
	v_frexp_mant_f32_e32 v15, v11
	v_rcp_f32_e32 v15, v15
	v_frexp_exp_i32_f32_e32 v11, v11
	v_sub_u32_e32 v11, v16, v11
	v_mul_f32_e32 v15, v17, v15
	v_ldexp_f32 v11, v15, v11
	v_and_b32_e32 v11, 0x7fffffff, v11
	s_branch .LBB7_10
.LBB7_35:
	s_or_b64 exec, exec, s[6:7]
.LBB7_36:
	s_or_b64 exec, exec, s[2:3]
	s_load_dword s16, s[4:5], 0x14
	s_nop 0
	s_load_dwordx2 s[4:5], s[4:5], 0x18
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v3, s16, v0
	v_sub_u32_e32 v3, -8, v3
	v_lshlrev_b32_e32 v4, 2, v3
	v_and_b32_e32 v13, 28, v4
	v_cmp_ne_u32_e32 vcc, 0, v13
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB7_46
	s_and_b32 s0, s4, 15
	v_ashrrev_i32_e32 v3, s0, v3
	v_lshlrev_b32_e32 v4, 2, v0
	v_cmp_lt_i32_e64 s[0:1], v3, v0
	v_lshlrev_b32_e32 v0, 2, v0
	v_and_b32_e32 v14, 12, v4
	v_mov_b32_e32 v4, s11
	v_add_co_u32_e64 v3, s[2:3], s10, v0
	v_cmp_ne_u32_e32 vcc, 0, v14
	v_addc_co_u32_e64 v4, s[2:3], 0, v4, s[2:3]
	s_mov_b32 s5, 1
	s_mov_b64 s[10:11], 0
	s_branch .LBB7_40
.LBB7_38:
	s_or_b64 exec, exec, s[14:15]
.LBB7_39:
	s_or_b64 exec, exec, s[12:13]
	s_lshl_b32 s5, s5, 1
	v_cmp_gt_u32_e64 s[2:3], s5, v13
	s_or_b64 s[10:11], s[2:3], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB7_45
.LBB7_40:
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB7_39
	s_mov_b32 s17, 1
	s_mov_b64 s[14:15], 0
	s_branch .LBB7_43
.LBB7_42:
	s_or_b64 exec, exec, s[2:3]
	s_lshl_b32 s17, s17, 1
	v_cmp_gt_u32_e64 s[2:3], s17, v14
	s_or_b64 s[14:15], s[2:3], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB7_38
.LBB7_43:
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB7_42
	global_load_dword v0, v[3:4], off
	s_waitcnt vmcnt(0)
	v_max_f32_e64 v11, v0, v0 clamp
	s_branch .LBB7_42
.LBB7_45:
	s_or_b64 exec, exec, s[10:11]
.LBB7_46:
	s_or_b64 exec, exec, s[6:7]
	ds_read_b32 v3, v9
	s_add_i32 s0, s24, s4
	v_add_u16_e32 v0, s16, v12
	v_and_b32_e32 v4, 0xffff, v8
	s_add_i32 s0, s0, -8
	v_bfe_i32 v0, v0, 0, 8
	v_add3_u32 v4, s0, v4, v10
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v4, v0, v3
	v_cvt_f32_f16_e32 v3, v7
	v_lshlrev_b32_e32 v4, 2, v5
	global_store_dword v4, v0, s[8:9]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, v6, v11
	v_add_f32_e32 v0, v0, v3
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
		.amdhsa_next_free_vgpr 18
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
.Lfunc_end7:
	.size	k7, .Lfunc_end7-k7
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	k8
	.globl	k8
	.p2align	8
	.type	k8,@function
k8:
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dword s11, s[4:5], 0x14
	s_load_dwordx2 s[0:1], s[4:5], 0x18
	s_load_dword s12, s[4:5], 0x20
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[2:3]
	s_and_b32 s7, s11, 7
	s_mov_b32 s10, 0
	s_cmp_eq_u32 s7, 0
	v_mov_b32_e32 v4, s12
	s_cbranch_scc1 .LBB8_3
	s_load_dword s13, s[4:5], 0x2c
	v_mov_b32_e32 v1, 0x2a05f200
	v_mov_b32_e32 v2, 1
	v_cmp_gt_i64_e32 vcc, s[0:1], v[1:2]
	v_bfe_i32 v1, v0, 0, 8
	v_cmp_lt_i16_e64 s[8:9], 3, v1
	v_cvt_f32_ubyte0_e32 v1, v0
	v_mov_b32_e32 v4, s12
.LBB8_2:
	s_and_b32 s10, s10, 0xff
	s_add_i32 s10, s10, 1
	v_cndmask_b32_e64 v2, v1, |v4|, s[8:9]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v4, s13, v4
	s_and_b32 s14, s10, 0xff
	s_cmp_eq_u32 s7, s14
	v_cndmask_b32_e32 v4, v4, v2, vcc
	s_cbranch_scc0 .LBB8_2
.LBB8_3:
	s_load_dword s10, s[4:5], 0x30
	s_load_dword s7, s[4:5], 0x10
	s_mov_b32 s8, 8
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s7, 8
	s_cbranch_scc0 .LBB8_5
	s_mov_b32 s8, s7
.LBB8_5:
	v_lshl_add_u32 v7, s6, 6, v0
	v_cvt_f16_f32_e32 v5, s12
	v_sub_u32_e32 v1, 0, v7
	v_max_i32_e32 v1, v7, v1
	v_cmp_ne_u32_e32 vcc, s8, v1
	v_mov_b32_e32 v2, s1
	v_xor_b32_e32 v6, s11, v0
	v_mov_b32_e32 v1, s0
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v8, v3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB8_7
	v_sub_u32_e32 v1, -5, v6
	v_add_u32_e32 v2, 5, v6
	v_cmp_gt_f16_e32 vcc, 2.0, v5
	v_cndmask_b32_e32 v1, v2, v1, vcc
	v_xor_b32_e32 v8, s7, v1
	s_mov_b32 s1, 0xba2e8ba3
	v_mul_hi_u32 v1, v8, s1
	v_mov_b32_e32 v2, 0
	v_lshrrev_b32_e32 v1, 3, v1
	v_mul_lo_u32 v1, v1, 11
	v_sub_u32_e32 v1, v8, v1
	v_mad_u64_u32 v[1:2], s[0:1], s0, 3, v[1:2]
.LBB8_7:
	s_or_b64 exec, exec, s[8:9]
	v_and_b32_e64 v9, s7, 7
	s_add_i32 s0, s6, s7
	v_cmp_eq_u16_e32 vcc, 0, v9
	v_mov_b32_e32 v2, s0
	s_cbranch_vccnz .LBB8_13
	v_lshlrev_b32_e32 v2, 2, v3
	s_and_b32 s6, s7, 7
	v_and_b32_e32 v10, 0x3fffc, v2
	v_sub_u32_e32 v2, 0, v1
	s_cmp_lg_u32 s6, 0
	v_max_i32_e32 v2, v1, v2
	v_add_u32_e32 v11, s10, v1
	v_sub_u32_e32 v11, v2, v11
	v_mov_b32_e32 v2, s0
	s_cselect_b64 s[0:1], -1, 0
	v_cndmask_b32_e64 v12, 0, 1, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v12
	s_branch .LBB8_10
.LBB8_9:
	v_add_u16_e32 v9, -1, v9
	v_cmp_eq_u16_e32 vcc, 0, v9
	s_cbranch_vccnz .LBB8_13
.LBB8_10:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB8_9
	s_mov_b32 s8, 0
.LBB8_12:
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v2, v10, v11
	s_and_b32 s8, 0xffff, s8
	s_add_i32 s8, s8, 1
	s_sext_i32_i16 s9, s8
	s_cmp_le_i32 s6, s9
	s_cbranch_scc0 .LBB8_12
	s_branch .LBB8_9
.LBB8_13:
	v_and_b32_e32 v9, 0x3ff, v3
	v_lshlrev_b32_e32 v9, 2, v9
	v_mov_b32_e32 v10, 23
	global_atomic_add v9, v10, s[2:3]
	v_max_f32_e64 v9, v4, v4 clamp
	v_bfe_i32 v0, v0, 0, 8
	v_fma_f32 v9, 0.5, v9, v4
	v_add_u32_e32 v0, s7, v0
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_mul_f32_e32 v4, v4, v9
	v_and_b32_e32 v9, 0xffff, v3
	v_add3_u32 v0, v0, v6, v3
	v_cvt_f32_f16_e32 v3, v5
	v_and_b32_e32 v7, 0x3ff, v7
	v_add3_u32 v0, v0, v9, v8
	v_lshlrev_b32_e32 v7, 2, v7
	s_waitcnt lgkmcnt(0)
	v_add3_u32 v0, v0, v1, v2
	global_store_dword v7, v0, s[2:3]
	v_add_f32_e32 v0, 0x3e800000, v4
	v_add_f32_e32 v0, v0, v3
	global_store_dword v7, v0, s[0:1]
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
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 15
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
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         k0.kd
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
    .name:           k1
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         k1.kd
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
    .name:           k2
    .private_segment_fixed_size: 0
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         k2.kd
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
    .name:           k3
    .private_segment_fixed_size: 0
    .sgpr_count:     33
    .sgpr_spill_count: 0
    .symbol:         k3.kd
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
    .name:           k4
    .private_segment_fixed_size: 0
    .sgpr_count:     31
    .sgpr_spill_count: 0
    .symbol:         k4.kd
    .vgpr_count:     24
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
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         k5.kd
    .vgpr_count:     31
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
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         k6.kd
    .vgpr_count:     19
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
    .sgpr_count:     30
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
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         k8.kd
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx908
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

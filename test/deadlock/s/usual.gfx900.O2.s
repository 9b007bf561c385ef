	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	hand_over
	.globl	hand_over
	.p2align	8
	.type	hand_over,@function
hand_over:
.Lfunc_begin0:
	.file	0 "." "cl/usual.cl" md5 0x6a5a7dd4c4472312112b360a8f45035c
	.loc	0 13 0
	s_mov_b32 s7, s6
.Ltmp0:
	.loc	0 17 8 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 17 6 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	.loc	0 17 19
	ds_write_b32 v1, v1 offset:4
.LBB0_2:
	.loc	0 0 19
	s_or_b64 exec, exec, s[0:1]
	.loc	0 17 6
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 18 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 19 6
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_12
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v1, 0
.LBB0_4:
	.loc	0 21 11 is_stmt 1
	ds_read_b32 v2, v1 offset:4
	.loc	0 21 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 21 4
	s_cbranch_vccnz .LBB0_4
	.loc	0 22 10 is_stmt 1
	s_load_dword s6, s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s6
	.loc	0 22 8 is_stmt 0
	ds_write_b32 v1, v3
	.loc	0 23 9 is_stmt 1
	ds_write_b32 v1, v2 offset:4
.LBB0_6:
	.loc	0 21 11
	ds_read_b32 v2, v1 offset:4
	.loc	0 21 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 21 4
	s_cbranch_vccnz .LBB0_6
	.loc	0 22 10 is_stmt 1
	s_load_dword s6, s[0:1], 0x4
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s6
	.loc	0 22 8 is_stmt 0
	ds_write_b32 v1, v3
	.loc	0 23 9 is_stmt 1
	ds_write_b32 v1, v2 offset:4
.LBB0_8:
	.loc	0 21 11
	ds_read_b32 v2, v1 offset:4
	.loc	0 21 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 21 4
	s_cbranch_vccnz .LBB0_8
	.loc	0 22 10 is_stmt 1
	s_load_dword s6, s[0:1], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s6
	.loc	0 22 8 is_stmt 0
	ds_write_b32 v1, v3
	.loc	0 23 9 is_stmt 1
	ds_write_b32 v1, v2 offset:4
.LBB0_10:
	.loc	0 21 11
	ds_read_b32 v2, v1 offset:4
	.loc	0 21 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 21 4
	s_cbranch_vccnz .LBB0_10
	.loc	0 22 10 is_stmt 1
	s_load_dword s0, s[0:1], 0xc
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s0
	.loc	0 22 8 is_stmt 0
	ds_write_b32 v1, v3
	.loc	0 23 9 is_stmt 1
	ds_write_b32 v1, v2 offset:4
.LBB0_12:
	.loc	0 0 9 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 25 8 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 64, v0
	.loc	0 25 6 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_22
	.loc	0 0 6
	v_mov_b32_e32 v0, 0
.LBB0_14:
	.loc	0 27 11 is_stmt 1
	ds_read_b32 v1, v0 offset:4
	.loc	0 27 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v1
	.loc	0 27 4
	s_cbranch_vccnz .LBB0_14
	.loc	0 0 4
	s_mov_b32 s6, 0
	s_ashr_i64 s[0:1], s[6:7], 30
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	v_mov_b32_e32 v0, 0
	.loc	0 28 14 is_stmt 1
	ds_read_b32 v1, v0
	.loc	0 28 11 is_stmt 0
	global_load_dword v2, v0, s[0:1] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[0:1]
	s_waitcnt vmcnt(0)
	.loc	0 29 9 is_stmt 1
	ds_write_b32 v0, v0 offset:4
.LBB0_16:
	.loc	0 27 11
	ds_read_b32 v1, v0 offset:4
	.loc	0 27 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v1
	.loc	0 27 4
	s_cbranch_vccnz .LBB0_16
	.loc	0 0 4
	v_mov_b32_e32 v0, 0
	.loc	0 28 14 is_stmt 1
	ds_read_b32 v1, v0
	.loc	0 28 11 is_stmt 0
	global_load_dword v2, v0, s[0:1] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[0:1]
	s_waitcnt vmcnt(0)
	.loc	0 29 9 is_stmt 1
	ds_write_b32 v0, v0 offset:4
.LBB0_18:
	.loc	0 27 11
	ds_read_b32 v1, v0 offset:4
	.loc	0 27 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v1
	.loc	0 27 4
	s_cbranch_vccnz .LBB0_18
	.loc	0 0 4
	v_mov_b32_e32 v0, 0
	.loc	0 28 14 is_stmt 1
	ds_read_b32 v1, v0
	.loc	0 28 11 is_stmt 0
	global_load_dword v2, v0, s[0:1] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[0:1]
	s_waitcnt vmcnt(0)
	.loc	0 29 9 is_stmt 1
	ds_write_b32 v0, v0 offset:4
.LBB0_20:
	.loc	0 27 11
	ds_read_b32 v1, v0 offset:4
	.loc	0 27 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v1
	.loc	0 27 4
	s_cbranch_vccnz .LBB0_20
	.loc	0 0 4
	v_mov_b32_e32 v0, 0
	.loc	0 28 14 is_stmt 1
	ds_read_b32 v1, v0
	.loc	0 28 11 is_stmt 0
	global_load_dword v2, v0, s[0:1] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[0:1]
	s_waitcnt vmcnt(0)
	.loc	0 29 9 is_stmt 1
	ds_write_b32 v0, v0 offset:4
.LBB0_22:
	.loc	0 31 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hand_over
		.amdhsa_group_segment_fixed_size 8
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
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
	.size	hand_over, .Lfunc_end0-hand_over

	.protected	hand_over_global
	.globl	hand_over_global
	.p2align	8
	.type	hand_over_global,@function
hand_over_global:
.Lfunc_begin1:
	.loc	0 34 6 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_mov_b32 s7, s6
	v_cmp_lt_i32_e32 vcc, 63, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB1_12
	.loc	0 0 6 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 64, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_11
	s_mov_b32 s6, 0
	s_ashr_i64 s[12:13], s[6:7], 30
	s_waitcnt lgkmcnt(0)
	s_add_u32 s12, s0, s12
	s_addc_u32 s13, s1, s13
	v_mov_b32_e32 v0, 0
.LBB1_3:
	.loc	0 43 11 is_stmt 1
	global_load_dword v1, v0, s[12:13] glc
	s_waitcnt vmcnt(0)
	.loc	0 43 19 is_stmt 0
	v_cmp_ne_u32_e32 vcc, 1, v1
	s_cbranch_vccnz .LBB1_3
	.loc	0 0 19
	s_add_u32 s14, 0, 0
	s_addc_u32 s15, s7, 64
	s_ashr_i64 s[14:15], s[14:15], 30
	s_add_u32 s14, s8, s14
	s_addc_u32 s15, s9, s15
	s_ashr_i32 s17, s7, 31
	s_mov_b32 s16, s7
	s_lshl_b64 s[18:19], s[16:17], 2
	s_add_u32 s16, s8, s18
	v_mov_b32_e32 v0, 0
	s_addc_u32 s17, s9, s19
	.loc	0 44 14 is_stmt 1
	global_load_dword v1, v0, s[14:15] glc
	s_waitcnt vmcnt(0)
	.loc	0 44 11 is_stmt 0
	global_load_dword v2, v0, s[16:17] glc
	s_waitcnt vmcnt(0)
	s_add_u32 s18, s0, s18
	s_addc_u32 s19, s1, s19
	v_add_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[16:17]
	s_waitcnt vmcnt(0)
	.loc	0 46 12 is_stmt 1
	global_store_dword v0, v0, s[18:19]
	s_waitcnt vmcnt(0)
.LBB1_5:
	.loc	0 43 11
	global_load_dword v1, v0, s[12:13] glc
	s_waitcnt vmcnt(0)
	.loc	0 43 19 is_stmt 0
	v_cmp_ne_u32_e32 vcc, 1, v1
	s_cbranch_vccnz .LBB1_5
	.loc	0 44 14 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[14:15] glc
	s_waitcnt vmcnt(0)
	.loc	0 44 11 is_stmt 0
	global_load_dword v2, v0, s[16:17] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[16:17]
	s_waitcnt vmcnt(0)
	.loc	0 46 12 is_stmt 1
	global_store_dword v0, v0, s[18:19]
	s_waitcnt vmcnt(0)
.LBB1_7:
	.loc	0 43 11
	global_load_dword v1, v0, s[12:13] glc
	s_waitcnt vmcnt(0)
	.loc	0 43 19 is_stmt 0
	v_cmp_ne_u32_e32 vcc, 1, v1
	s_cbranch_vccnz .LBB1_7
	.loc	0 44 14 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[14:15] glc
	s_waitcnt vmcnt(0)
	.loc	0 44 11 is_stmt 0
	global_load_dword v2, v0, s[16:17] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[16:17]
	s_waitcnt vmcnt(0)
	.loc	0 46 12 is_stmt 1
	global_store_dword v0, v0, s[18:19]
	s_waitcnt vmcnt(0)
.LBB1_9:
	.loc	0 43 11
	global_load_dword v1, v0, s[12:13] glc
	s_waitcnt vmcnt(0)
	.loc	0 43 19 is_stmt 0
	v_cmp_ne_u32_e32 vcc, 1, v1
	s_cbranch_vccnz .LBB1_9
	.loc	0 44 14 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[14:15] glc
	s_waitcnt vmcnt(0)
	.loc	0 44 11 is_stmt 0
	global_load_dword v2, v0, s[16:17] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[16:17]
	s_waitcnt vmcnt(0)
	.loc	0 46 12 is_stmt 1
	global_store_dword v0, v0, s[18:19]
	s_waitcnt vmcnt(0)
.LBB1_11:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
.LBB1_12:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB1_23
	s_mov_b32 s6, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_23
	s_ashr_i64 s[4:5], s[6:7], 30
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s4
	s_addc_u32 s1, s1, s5
	v_mov_b32_e32 v0, 0
.LBB1_15:
	.loc	0 36 11 is_stmt 1
	global_load_dword v1, v0, s[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 36 19 is_stmt 0
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 36 4
	s_cbranch_vccnz .LBB1_15
	.loc	0 0 4
	v_mov_b32_e32 v0, 0
	.loc	0 37 18 is_stmt 1
	global_load_dword v1, v0, s[2:3]
	s_add_u32 s4, 0, 0
	s_addc_u32 s5, s7, 64
	s_ashr_i64 s[4:5], s[4:5], 30
	s_add_u32 s4, s8, s4
	v_mov_b32_e32 v2, 1
	s_addc_u32 s5, s9, s5
	.loc	0 37 16 is_stmt 0
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[4:5]
	s_waitcnt vmcnt(0)
	.loc	0 39 12 is_stmt 1
	global_store_dword v0, v2, s[0:1]
	s_waitcnt vmcnt(0)
.LBB1_17:
	.loc	0 36 11
	global_load_dword v1, v0, s[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 36 19 is_stmt 0
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 36 4
	s_cbranch_vccnz .LBB1_17
	.loc	0 37 18 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[2:3] offset:4
	v_mov_b32_e32 v2, 1
	.loc	0 37 16 is_stmt 0
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[4:5]
	s_waitcnt vmcnt(0)
	.loc	0 39 12 is_stmt 1
	global_store_dword v0, v2, s[0:1]
	s_waitcnt vmcnt(0)
.LBB1_19:
	.loc	0 36 11
	global_load_dword v1, v0, s[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 36 19 is_stmt 0
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 36 4
	s_cbranch_vccnz .LBB1_19
	.loc	0 37 18 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[2:3] offset:8
	v_mov_b32_e32 v2, 1
	.loc	0 37 16 is_stmt 0
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[4:5]
	s_waitcnt vmcnt(0)
	.loc	0 39 12 is_stmt 1
	global_store_dword v0, v2, s[0:1]
	s_waitcnt vmcnt(0)
.LBB1_21:
	.loc	0 36 11
	global_load_dword v1, v0, s[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 36 19 is_stmt 0
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 36 4
	s_cbranch_vccnz .LBB1_21
	.loc	0 37 18 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[2:3] offset:12
	v_mov_b32_e32 v2, 1
	.loc	0 37 16 is_stmt 0
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[4:5]
	s_waitcnt vmcnt(0)
	.loc	0 39 12 is_stmt 1
	global_store_dword v0, v2, s[0:1]
	s_waitcnt vmcnt(0)
.LBB1_23:
	.loc	0 48 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hand_over_global
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 3
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
.Lfunc_end1:
	.size	hand_over_global, .Lfunc_end1-hand_over_global

	.protected	all_poll
	.globl	all_poll
	.p2align	8
	.type	all_poll,@function
all_poll:
.Lfunc_begin2:
	.loc	0 52 6 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	.loc	0 52 8 is_stmt 0
	s_cmp_eq_u32 s6, 0
	.loc	0 52 6
	s_cbranch_scc1 .LBB2_8
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	s_branch .LBB2_3
.LBB2_2:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 57 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v2
	.loc	0 57 30 is_stmt 0
	s_cmp_eq_u32 s4, 0
	.loc	0 57 3
	s_cbranch_scc0 .LBB2_5
.LBB2_3:
	.loc	0 57 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	s_branch .LBB2_2
.LBB2_5:
	.loc	0 58 21 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[8:9] glc
	s_waitcnt vmcnt(0)
	.loc	0 58 10 is_stmt 0
	s_lshl_b32 s4, s6, 6
	.loc	0 58 21
	v_mov_b32_e32 v2, s9
	v_add_co_u32_e32 v1, vcc, s8, v1
	.loc	0 58 3
	s_ashr_i32 s5, s4, 31
	.loc	0 58 21
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 58 3
	s_lshl_b64 s[4:5], s[4:5], 2
	v_mov_b32_e32 v4, s5
	v_add_co_u32_e32 v1, vcc, s4, v1
	v_addc_co_u32_e32 v2, vcc, v2, v4, vcc
	.loc	0 58 19
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 52 6 is_stmt 1
	s_branch .LBB2_7
.LBB2_6:
	.loc	0 53 12
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	.loc	0 55 3
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	.loc	0 53 10
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[8:9]
	s_waitcnt vmcnt(0)
	.loc	0 55 3
	global_atomic_swap v2, v3, s[0:1]
.LBB2_7:
	.loc	0 60 1
	s_endpgm
.LBB2_8:
	.loc	0 52 6
	s_cbranch_execnz .LBB2_6
	s_branch .LBB2_7
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel all_poll
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 10
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
	.size	all_poll, .Lfunc_end2-all_poll

	.protected	all_poll_load
	.globl	all_poll_load
	.p2align	8
	.type	all_poll_load,@function
all_poll_load:
.Lfunc_begin3:
	.loc	0 63 6 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	.loc	0 63 8 is_stmt 0
	s_cmp_eq_u32 s6, 0
	.loc	0 63 6
	s_cbranch_scc1 .LBB3_6
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
.LBB3_2:
	.loc	0 68 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 68 18 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 68 3
	s_cbranch_vccnz .LBB3_2
	.loc	0 69 21 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v0
	global_load_dword v3, v1, s[8:9] glc
	s_waitcnt vmcnt(0)
	.loc	0 69 10 is_stmt 0
	s_lshl_b32 s4, s6, 6
	.loc	0 69 21
	v_mov_b32_e32 v2, s9
	v_add_co_u32_e32 v1, vcc, s8, v1
	.loc	0 69 3
	s_ashr_i32 s5, s4, 31
	.loc	0 69 21
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 69 3
	s_lshl_b64 s[4:5], s[4:5], 2
	v_mov_b32_e32 v4, s5
	v_add_co_u32_e32 v1, vcc, s4, v1
	v_addc_co_u32_e32 v2, vcc, v2, v4, vcc
	.loc	0 69 19
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 63 6 is_stmt 1
	s_branch .LBB3_5
.LBB3_4:
	.loc	0 64 12
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	.loc	0 66 11
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	.loc	0 64 10
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[8:9]
	s_waitcnt vmcnt(0)
	.loc	0 66 11
	global_store_dword v2, v3, s[0:1]
	s_waitcnt vmcnt(0)
.LBB3_5:
	.loc	0 71 1
	s_endpgm
.LBB3_6:
	.loc	0 63 6
	s_cbranch_execnz .LBB3_4
	s_branch .LBB3_5
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel all_poll_load
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 10
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
	.size	all_poll_load, .Lfunc_end3-all_poll_load

	.protected	grid_barrier
	.globl	grid_barrier
	.p2align	8
	.type	grid_barrier,@function
grid_barrier:
.Lfunc_begin4:
	.loc	0 74 25 prologue_end
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	.loc	0 74 20 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[2:3]
	.loc	0 74 13
	v_lshl_add_u32 v1, s8, 6, v0
	.loc	0 74 2
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v4, s11
	v_add_co_u32_e32 v1, vcc, s10, v1
	v_addc_co_u32_e32 v2, vcc, v4, v2, vcc
	.loc	0 76 8 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 74 18
	s_waitcnt vmcnt(0)
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 75 2
	s_barrier
	.loc	0 76 6
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB4_3
	.loc	0 76 14 is_stmt 0
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v3, s6, 0
	v_mbcnt_hi_u32_b32 v3, s7, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_b64 s[12:13], exec, vcc
	s_mov_b64 exec, s[12:13]
	s_cbranch_execz .LBB4_3
	s_bcnt1_i32_b64 s6, s[6:7]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s6
	global_atomic_add v3, v4, s[0:1]
.LBB4_3:
	.loc	0 0 14
	s_or_b64 exec, exec, s[2:3]
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_cvt_f32_u32_e32 v3, s2
	s_sub_i32 s4, 0, s2
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_readfirstlane_b32 s5, v3
	s_mul_i32 s4, s4, s5
	s_mul_hi_u32 s4, s5, s4
	s_add_i32 s5, s5, s4
	s_mul_hi_u32 s4, s3, s5
	s_mul_i32 s5, s4, s2
	s_sub_i32 s5, s3, s5
	s_add_i32 s6, s4, 1
	s_sub_i32 s7, s5, s2
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s4, s6, s4
	s_cselect_b32 s5, s7, s5
	s_add_i32 s6, s4, 1
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s4, s6, s4
	s_mul_i32 s2, s4, s2
	s_cmp_gt_u32 s3, s2
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_lg_u64 s[2:3], 0
	s_addc_u32 s2, s4, 0
	v_mov_b32_e32 v3, 0
.LBB4_4:
	.loc	0 77 9 is_stmt 1
	global_load_dword v4, v3, s[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 77 17 is_stmt 0
	v_cmp_gt_i32_e32 vcc, s2, v4
	.loc	0 77 2
	s_cbranch_vccnz .LBB4_4
	.loc	0 79 39 is_stmt 1
	s_abs_i32 s0, s2
	v_cvt_f32_u32_e32 v3, s0
	s_sub_i32 s3, 0, s0
	.loc	0 79 34 is_stmt 0
	s_add_i32 s8, s8, 1
	.loc	0 79 39
	s_abs_i32 s2, s8
	v_rcp_iflag_f32_e32 v3, v3
	s_ashr_i32 s1, s8, 31
	.loc	0 79 21
	v_mov_b32_e32 v5, s11
	.loc	0 79 39
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	.loc	0 78 2 is_stmt 1
	s_barrier
	.loc	0 79 39
	v_readfirstlane_b32 s4, v3
	s_mul_i32 s3, s3, s4
	s_mul_hi_u32 s3, s4, s3
	s_add_i32 s4, s4, s3
	s_mul_hi_u32 s3, s2, s4
	s_mul_i32 s3, s3, s0
	s_sub_i32 s2, s2, s3
	s_sub_i32 s3, s2, s0
	s_cmp_ge_u32 s2, s0
	s_cselect_b32 s2, s3, s2
	s_sub_i32 s3, s2, s0
	s_cmp_ge_u32 s2, s0
	s_cselect_b32 s0, s3, s2
	s_xor_b32 s0, s0, s1
	s_sub_i32 s0, s0, s1
	.loc	0 79 44 is_stmt 0
	v_lshl_add_u32 v3, s0, 6, v0
	.loc	0 79 21
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_co_u32_e32 v3, vcc, s10, v3
	v_addc_co_u32_e32 v4, vcc, v5, v4, vcc
	global_load_dword v0, v[3:4], off glc
	s_waitcnt vmcnt(0)
	.loc	0 79 18
	global_load_dword v5, v[1:2], off glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, v5, v0
	global_store_dword v[1:2], v0, off
	s_waitcnt vmcnt(0)
	.loc	0 80 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel grid_barrier
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
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
		.amdhsa_next_free_vgpr 6
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
.Lfunc_end4:
	.size	grid_barrier, .Lfunc_end4-grid_barrier

	.protected	grid_barrier_leader
	.globl	grid_barrier_leader
	.p2align	8
	.type	grid_barrier_leader,@function
grid_barrier_leader:
.Lfunc_begin5:
	.loc	0 83 25 prologue_end
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	.loc	0 83 20 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[2:3]
	.loc	0 83 13
	v_lshl_add_u32 v1, s8, 6, v0
	.loc	0 83 2
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v4, s11
	v_add_co_u32_e32 v1, vcc, s10, v1
	v_addc_co_u32_e32 v2, vcc, v4, v2, vcc
	.loc	0 85 8 is_stmt 1
	v_cmp_ne_u32_e32 vcc, 0, v0
	.loc	0 83 18
	s_waitcnt vmcnt(0)
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 84 2
	s_barrier
	.loc	0 85 6
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v4, s5
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB5_8
	.loc	0 86 3
	s_mov_b64 s[12:13], exec
	v_mbcnt_lo_u32_b32 v3, s12, 0
	v_mbcnt_hi_u32_b32 v3, s13, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB5_3
	s_bcnt1_i32_b64 s9, s[12:13]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s9
	global_atomic_add v3, v4, s[0:1]
.LBB5_3:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	s_load_dword s6, s[4:5], 0x4
	s_load_dword s7, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s6, 0xffff
	v_cvt_f32_u32_e32 v3, s6
	s_sub_i32 s9, 0, s6
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_readfirstlane_b32 s12, v3
	s_mul_i32 s9, s9, s12
	s_mul_hi_u32 s9, s12, s9
	s_add_i32 s12, s12, s9
	s_mul_hi_u32 s9, s7, s12
	s_mul_i32 s12, s9, s6
	s_sub_i32 s12, s7, s12
	s_add_i32 s13, s9, 1
	s_sub_i32 s14, s12, s6
	s_cmp_ge_u32 s12, s6
	s_cselect_b32 s9, s13, s9
	s_cselect_b32 s12, s14, s12
	s_add_i32 s13, s9, 1
	s_cmp_ge_u32 s12, s6
	s_cselect_b32 s9, s13, s9
	s_mul_i32 s6, s9, s6
	s_cmp_gt_u32 s7, s6
	s_cselect_b64 s[6:7], -1, 0
	s_cmp_lg_u64 s[6:7], 0
	s_addc_u32 s9, s9, 0
	v_mov_b32_e32 v3, 0
	s_branch .LBB5_5
.LBB5_4:
	s_or_b64 exec, exec, s[6:7]
	.loc	0 87 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v4
	.loc	0 87 30 is_stmt 0
	s_cmp_lt_i32 s6, s9
	.loc	0 87 3
	s_cbranch_scc0 .LBB5_7
.LBB5_5:
	.loc	0 87 10
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_mbcnt_hi_u32_b32 v4, exec_hi, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB5_4
	global_load_dword v4, v3, s[0:1] glc
	s_branch .LBB5_4
.LBB5_7:
	.loc	0 0 10
	v_mov_b32_e32 v3, s4
	v_mov_b32_e32 v4, s5
.LBB5_8:
	s_or_b64 exec, exec, s[2:3]
	.loc	0 89 2 is_stmt 1
	s_barrier
	.loc	0 90 41
	global_load_ushort v5, v[3:4], off offset:4
	global_load_dword v6, v[3:4], off offset:12
	.loc	0 90 34 is_stmt 0
	s_add_i32 s8, s8, 1
	.loc	0 90 39
	s_abs_i32 s0, s8
	s_ashr_i32 s1, s8, 31
	.loc	0 90 41
	s_waitcnt vmcnt(1)
	v_cvt_f32_u32_e32 v3, v5
	v_sub_u32_e32 v4, 0, v5
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, v4, v3
	v_mul_hi_u32 v4, v3, v4
	v_add_u32_e32 v3, v3, v4
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v3, v6, v3
	v_mul_lo_u32 v4, v3, v5
	v_add_u32_e32 v7, 1, v3
	v_sub_u32_e32 v4, v6, v4
	v_cmp_ge_u32_e32 vcc, v4, v5
	v_cndmask_b32_e32 v3, v3, v7, vcc
	v_sub_u32_e32 v7, v4, v5
	v_cndmask_b32_e32 v4, v4, v7, vcc
	v_add_u32_e32 v7, 1, v3
	v_cmp_ge_u32_e32 vcc, v4, v5
	v_cndmask_b32_e32 v3, v3, v7, vcc
	v_mul_lo_u32 v4, v3, v5
	v_cmp_gt_u32_e32 vcc, v6, v4
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 90 39
	v_sub_u32_e32 v4, 0, v3
	v_max_i32_e32 v3, v3, v4
	v_cvt_f32_u32_e32 v4, v3
	v_sub_u32_e32 v5, 0, v3
	v_rcp_iflag_f32_e32 v4, v4
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v5, v5, v4
	v_mul_hi_u32 v5, v4, v5
	v_add_u32_e32 v4, v4, v5
	v_mul_hi_u32 v4, s0, v4
	.loc	0 90 21
	v_mov_b32_e32 v5, s11
	.loc	0 90 39
	v_mul_lo_u32 v4, v4, v3
	v_sub_u32_e32 v4, s0, v4
	v_sub_u32_e32 v6, v4, v3
	v_cmp_ge_u32_e32 vcc, v4, v3
	v_cndmask_b32_e32 v4, v4, v6, vcc
	v_sub_u32_e32 v6, v4, v3
	v_cmp_ge_u32_e32 vcc, v4, v3
	v_cndmask_b32_e32 v3, v4, v6, vcc
	v_xor_b32_e32 v3, s1, v3
	v_subrev_u32_e32 v3, s1, v3
	.loc	0 90 44
	v_lshl_add_u32 v3, v3, 6, v0
	.loc	0 90 21
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_co_u32_e32 v3, vcc, s10, v3
	v_addc_co_u32_e32 v4, vcc, v5, v4, vcc
	global_load_dword v0, v[3:4], off glc
	s_waitcnt vmcnt(0)
	.loc	0 90 18
	global_load_dword v5, v[1:2], off glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, v5, v0
	global_store_dword v[1:2], v0, off
	s_waitcnt vmcnt(0)
	.loc	0 91 1 is_stmt 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel grid_barrier_leader
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
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
		.amdhsa_next_free_vgpr 8
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
.Lfunc_end5:
	.size	grid_barrier_leader, .Lfunc_end5-grid_barrier_leader

	.protected	first_try
	.globl	first_try
	.p2align	8
	.type	first_try,@function
first_try:
.Lfunc_begin6:
	.loc	0 95 8 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 95 6 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_5
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	.loc	0 96 7 is_stmt 1
	v_mov_b32_e32 v0, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB6_4
	.loc	0 0 7 is_stmt 0
	s_mov_b64 s[6:7], 0
.LBB6_3:
	.loc	0 97 9 is_stmt 1
	s_sleep 1
	.loc	0 97 47 is_stmt 0
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 97 38
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB6_3
.LBB6_4:
	.loc	0 0 38
	s_or_b64 exec, exec, s[4:5]
	.loc	0 95 6 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 98 11
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 100 3
	global_atomic_swap v0, v0, s[0:1]
.LBB6_5:
	.loc	0 102 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel first_try
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 8
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
	.size	first_try, .Lfunc_end6-first_try

	.protected	first_try_all
	.globl	first_try_all
	.p2align	8
	.type	first_try_all,@function
first_try_all:
.Lfunc_begin7:
	.loc	0 105 6 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB7_3
	.loc	0 0 6 is_stmt 0
	s_mov_b64 s[6:7], 0
.LBB7_2:
	.loc	0 106 8 is_stmt 1
	s_sleep 1
	.loc	0 106 46 is_stmt 0
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 106 37
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB7_2
.LBB7_3:
	.loc	0 0 37
	s_or_b64 exec, exec, s[4:5]
	.loc	0 105 6 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 107 10
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 109 2
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 110 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel first_try_all
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 8
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
	.size	first_try_all, .Lfunc_end7-first_try_all

	.protected	add_long
	.globl	add_long
	.p2align	8
	.type	add_long,@function
add_long:
.Lfunc_begin8:
	.loc	0 112 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v1, vcc, s2, v1
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_mov_b64 s[2:3], 0
.LBB8_1:
.Ltmp9:
	.loc	0 116 11 prologue_end
	global_load_dwordx2 v[6:7], v3, s[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 116 53 is_stmt 0
	global_load_dword v4, v[1:2], off
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v5, 31, v4
	.loc	0 116 51
	v_add_co_u32_e32 v4, vcc, v6, v4
	v_addc_co_u32_e32 v5, vcc, v7, v5, vcc
	.loc	0 116 24
	global_atomic_cmpswap_x2 v[4:5], v3, v[4:7], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[4:5], v[6:7]
	.loc	0 116 5
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB8_1
	.loc	0 0 5
	s_or_b64 exec, exec, s[2:3]
	.loc	0 117 13 is_stmt 1
	v_lshl_add_u32 v0, s6, 6, v0
	.loc	0 117 2 is_stmt 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	v_mov_b32_e32 v2, 1
	.loc	0 117 18
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 118 1 is_stmt 1
	s_endpgm
.Ltmp10:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel add_long
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 10
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
	.size	add_long, .Lfunc_end8-add_long

	.protected	add_double
	.globl	add_double
	.p2align	8
	.type	add_double,@function
add_double:
.Lfunc_begin9:
	.loc	0 122 15 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[2:3], v4, s[0:1] glc
	s_waitcnt vmcnt(0)
.LBB9_1:
	.loc	0 126 33
	v_add_f64 v[0:1], v[2:3], 1.0
	.loc	0 126 10 is_stmt 0
	global_atomic_cmpswap_x2 v[0:1], v4, v[0:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u64_e32 vcc, v[0:1], v[2:3]
	v_mov_b32_e32 v3, v1
	.loc	0 127 2 is_stmt 1
	s_or_b64 s[2:3], vcc, s[2:3]
	v_mov_b32_e32 v2, v0
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB9_1
	.loc	0 128 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel add_double
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 6
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
	.size	add_double, .Lfunc_end9-add_double

	.protected	time_out
	.globl	time_out
	.p2align	8
	.type	time_out,@function
time_out:
.Lfunc_begin10:
	.loc	0 131 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_memtime s[12:13]
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_branch .LBB10_2
.LBB10_1:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 134 32 is_stmt 1
	s_and_b64 s[22:23], exec, s[18:19]
	s_or_b64 s[10:11], s[22:23], s[10:11]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[22:23], s[16:17], exec
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[20:21], s[20:21], exec
	s_or_b64 s[14:15], s[14:15], s[22:23]
	s_or_b64 s[4:5], s[4:5], s[20:21]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB10_4
.LBB10_2:
	.loc	0 134 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	s_or_b64 s[16:17], s[16:17], exec
	s_or_b64 s[18:19], s[18:19], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 134 32
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB10_1
	.loc	0 134 35
	s_memtime s[24:25]
	.loc	0 134 68
	v_mov_b32_e32 v3, 0x7cf
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[20:21], 0
	.loc	0 134 64
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s24, s24, s12
	s_subb_u32 s25, s25, s13
	.loc	0 134 68
	v_cmp_gt_u64_e32 vcc, s[24:25], v[3:4]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[24:25], vcc, exec
	s_andn2_b64 s[16:17], s[16:17], exec
	s_or_b64 s[18:19], s[18:19], s[24:25]
	s_branch .LBB10_1
.LBB10_4:
	.loc	0 0 68
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB10_6
	.loc	0 131 12 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 136 11
	global_load_dword v2, v1, s[2:3]
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[2:3]
	.loc	0 138 3
	global_atomic_swap v1, v1, s[0:1]
.LBB10_6:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 140 13 is_stmt 1
	v_lshl_add_u32 v0, s6, 6, v0
	.loc	0 140 2 is_stmt 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	.loc	0 134 17 is_stmt 1
	v_cndmask_b32_e64 v2, 0, 1, s[4:5]
	.loc	0 140 2
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 140 18 is_stmt 0
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 141 1 is_stmt 1
	s_endpgm
.Ltmp12:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_out
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 5
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
.Lfunc_end10:
	.size	time_out, .Lfunc_end10-time_out

	.protected	some_tries
	.globl	some_tries
	.p2align	8
	.type	some_tries,@function
some_tries:
.Lfunc_begin11:
	.loc	0 146 2 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_mov_b32 s7, 0
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
.LBB11_1:
	.loc	0 147 10
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	.loc	0 146 36
	s_add_i32 s12, s7, 1
	.loc	0 146 20 is_stmt 0
	s_cmpk_gt_u32 s7, 0x62
	s_mov_b32 s7, s12
	s_cselect_b64 s[12:13], -1, 0
	.loc	0 147 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	.loc	0 146 2
	s_or_b64 s[12:13], s[12:13], vcc
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[10:11], s[12:13], s[10:11]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[12:13], vcc, exec
	s_or_b64 s[4:5], s[4:5], s[12:13]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB11_1
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 148 6 is_stmt 1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB11_4
	.loc	0 146 2
	v_mov_b32_e32 v1, 0
	.loc	0 149 11
	global_load_dword v2, v1, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[2:3]
	.loc	0 151 3
	global_atomic_swap v1, v1, s[0:1]
.LBB11_4:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 153 13 is_stmt 1
	v_lshl_add_u32 v0, s6, 6, v0
	.loc	0 153 2 is_stmt 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	.loc	0 147 9 is_stmt 1
	v_cndmask_b32_e64 v2, 0, 1, s[4:5]
	.loc	0 153 2
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 153 18 is_stmt 0
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 154 1 is_stmt 1
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel some_tries
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end11:
	.size	some_tries, .Lfunc_end11-some_tries

	.protected	leader_anew
	.globl	leader_anew
	.p2align	8
	.type	leader_anew,@function
leader_anew:
.Lfunc_begin12:
	.loc	0 156 0
	s_mov_b64 s[0:1], 0
.LBB12_1:
.Ltmp14:
	.loc	0 160 16 prologue_end
	v_readfirstlane_b32 s2, v0
	.loc	0 162 9
	v_cmp_eq_u32_e32 vcc, s2, v0
	.loc	0 162 7 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB12_1
	.loc	0 0 7
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB12_3:
	.loc	0 163 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 163 4 is_stmt 0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB12_3
	.loc	0 0 4
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v0, 0
	.loc	0 164 12 is_stmt 1
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 166 4
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 170 1
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_anew
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 6
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
.Lfunc_end12:
	.size	leader_anew, .Lfunc_end12-leader_anew

	.protected	inside
	.globl	inside
	.p2align	8
	.type	inside,@function
inside:
.Lfunc_begin13:
	.loc	0 175 2 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB13_1:
	.loc	0 176 8
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 176 7 is_stmt 0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB13_1
	.loc	0 0 7
	s_or_b64 exec, exec, s[4:5]
	.loc	0 175 2 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 177 12
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 179 4
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 182 1
	s_endpgm
.Ltmp16:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel inside
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 6
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
.Lfunc_end13:
	.size	inside, .Lfunc_end13-inside

	.protected	lane_zero
	.globl	lane_zero
	.p2align	8
	.type	lane_zero,@function
lane_zero:
.Lfunc_begin14:
	.loc	0 185 37 prologue_end
	v_mbcnt_lo_u32_b32 v0, -1, 0
	.loc	0 185 6 is_stmt 0
	v_mbcnt_hi_u32_b32 v0, -1, v0
	.loc	0 185 72
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 185 6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB14_4
	.loc	0 185 37
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB14_2:
	.loc	0 186 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 186 3 is_stmt 0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB14_2
	.loc	0 0 3
	s_or_b64 exec, exec, s[4:5]
	.loc	0 185 37 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 187 11
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 189 3
	global_atomic_swap v0, v0, s[0:1]
.LBB14_4:
	.loc	0 191 1
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_zero
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 6
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
.Lfunc_end14:
	.size	lane_zero, .Lfunc_end14-lane_zero

	.protected	barrier_in_loop
	.globl	barrier_in_loop
	.p2align	8
	.type	barrier_in_loop,@function
barrier_in_loop:
.Lfunc_begin15:
	.loc	0 197 14 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	s_load_dword s7, s[4:5], 0x18
	.loc	0 197 9 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	.loc	0 198 8 is_stmt 1
	s_cmp_lt_i32 s7, 5
	.loc	0 197 7
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v2
	.loc	0 198 6
	s_cbranch_scc1 .LBB15_4
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v2, v0
.LBB15_2:
	.loc	0 201 22 is_stmt 1
	v_and_b32_e32 v3, 63, v2
	.loc	0 201 12 is_stmt 0
	v_lshlrev_b32_e32 v3, 2, v3
	.loc	0 200 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 201 12
	ds_read_b32 v3, v3
	.loc	0 201 9 is_stmt 0
	ds_read_b32 v4, v1
	.loc	0 199 21 is_stmt 1
	s_add_i32 s7, s7, -1
	v_add_u32_e32 v2, 1, v2
	s_cmp_lg_u32 s7, 0
	.loc	0 201 9
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v4, v3
	ds_write_b32 v1, v3
	.loc	0 202 4
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 199 3
	s_cbranch_scc1 .LBB15_2
	.loc	0 204 20
	ds_read_b32 v2, v1
.LBB15_4:
	.loc	0 204 13 is_stmt 0
	v_lshl_add_u32 v0, s6, 6, v0
	.loc	0 204 2
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 204 18
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 205 1 is_stmt 1
	s_endpgm
.Ltmp18:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel barrier_in_loop
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 8
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
.Lfunc_end15:
	.size	barrier_in_loop, .Lfunc_end15-barrier_in_loop

	.protected	barrier_in_callee
	.globl	barrier_in_callee
	.p2align	8
	.type	barrier_in_callee,@function
barrier_in_callee:
.Lfunc_begin16:
	.loc	0 215 0
	s_add_u32 flat_scratch_lo, s8, s11
	s_addc_u32 flat_scratch_hi, s9, 0
	s_add_u32 s0, s0, s11
.Ltmp19:
	.loc	0 218 14 prologue_end
	s_load_dwordx4 s[12:15], s[6:7], 0x8
	s_load_dword s11, s[6:7], 0x18
	v_mov_b32_e32 v31, v0
	.loc	0 218 9 is_stmt 0
	v_lshlrev_b32_e32 v5, 2, v31
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v5, s[12:13]
	.loc	0 219 2 is_stmt 1
	s_mov_b64 s[6:7], s[4:5]
	s_mov_b32 s32, 0
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, steps@rel32@lo+4
	s_addc_u32 s9, s9, steps@rel32@hi+12
	.loc	0 218 7
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v0
	.loc	0 219 2
	v_mov_b32_e32 v0, s11
	s_swappc_b64 s[30:31], s[8:9]
.Ltmp20:
	.loc	0 220 13
	v_lshl_add_u32 v0, s10, 6, v31
	.loc	0 220 20 is_stmt 0
	ds_read_b32 v2, v5
	.loc	0 220 2
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s15
	v_add_co_u32_e32 v0, vcc, s14, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 220 18
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 221 1 is_stmt 1
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel barrier_in_callee
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 10
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 1
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
		.amdhsa_next_free_vgpr 32
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
.Lfunc_end16:
	.size	barrier_in_callee, .Lfunc_end16-barrier_in_callee

	.p2align	2
	.type	steps,@function
steps:
.Lfunc_begin17:
	.loc	0 207 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
.Ltmp22:
	.loc	0 208 20 prologue_end
	v_cmp_lt_i32_e32 vcc, 0, v0
	.loc	0 208 2 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB16_3
	.loc	0 0 2
	v_and_b32_e32 v1, 0x3ff, v31
	v_lshlrev_b32_e32 v2, 2, v1
	s_mov_b64 s[6:7], 0
.LBB16_2:
	.loc	0 210 21 is_stmt 1
	v_and_b32_e32 v3, 63, v1
	.loc	0 210 11 is_stmt 0
	v_lshlrev_b32_e32 v3, 2, v3
	.loc	0 209 3 is_stmt 1
	s_barrier
	.loc	0 210 11
	ds_read_b32 v3, v3
	.loc	0 210 8 is_stmt 0
	ds_read_b32 v4, v2
	.loc	0 208 20 is_stmt 1
	v_add_u32_e32 v0, -1, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_add_u32_e32 v1, 1, v1
	.loc	0 208 2 is_stmt 0
	s_or_b64 s[6:7], vcc, s[6:7]
	.loc	0 210 8 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v4, v3
	ds_write_b32 v2, v3
	.loc	0 211 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 208 2
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB16_2
.LBB16_3:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 213 1 is_stmt 1
	s_setpc_b64 s[30:31]
.Ltmp23:
.Lfunc_end17:
	.size	steps, .Lfunc_end17-steps

	.protected	halves
	.globl	halves
	.p2align	8
	.type	halves,@function
halves:
.Lfunc_begin18:
	.loc	0 226 14 prologue_end
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	.loc	0 226 9 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	.loc	0 227 15 is_stmt 1
	s_load_dword s0, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_cmp_lt_u32 s0, 2
	.loc	0 226 7
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v2
	.loc	0 227 2
	s_cbranch_scc1 .LBB18_5
	.loc	0 227 33 is_stmt 0
	s_lshr_b32 s4, s0, 1
	s_branch .LBB18_3
.LBB18_2:
	.loc	0 0 33
	s_or_b64 exec, exec, s[0:1]
	.loc	0 227 47
	s_lshr_b32 s0, s4, 1
	.loc	0 227 40
	s_cmp_lt_u32 s4, 2
	s_mov_b32 s4, s0
	.loc	0 227 2
	s_cbranch_scc1 .LBB18_5
.LBB18_3:
	.loc	0 229 9 is_stmt 1
	v_cmp_gt_u32_e32 vcc, s4, v0
	.loc	0 228 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 229 7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB18_2
	.loc	0 0 7 is_stmt 0
	v_lshl_add_u32 v2, s4, 2, v1
	.loc	0 230 12 is_stmt 1
	ds_read_b32 v2, v2
	.loc	0 230 9 is_stmt 0
	ds_read_b32 v3, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v3, v2
	ds_write_b32 v1, v2
	s_branch .LBB18_2
.LBB18_5:
	.loc	0 0 9
	v_mov_b32_e32 v1, 0
	.loc	0 232 13 is_stmt 1
	v_lshl_add_u32 v0, s8, 6, v0
	.loc	0 232 20 is_stmt 0
	ds_read_b32 v2, v1
	.loc	0 232 2
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 232 18
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 233 1 is_stmt 1
	s_endpgm
.Ltmp24:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel halves
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end18:
	.size	halves, .Lfunc_end18-halves

	.protected	tries_down
	.globl	tries_down
	.p2align	8
	.type	tries_down,@function
tries_down:
.Lfunc_begin19:
	.loc	0 241 2 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_movk_i32 s33, 0xffce
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB19_11
.LBB19_1:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[36:37]
	s_orn2_b64 s[34:35], s[34:35], exec
	s_orn2_b64 s[30:31], s[30:31], exec
.LBB19_2:
	s_or_b64 exec, exec, s[28:29]
	s_orn2_b64 s[34:35], s[34:35], exec
	s_orn2_b64 s[28:29], s[30:31], exec
.LBB19_3:
	s_or_b64 exec, exec, s[26:27]
	s_orn2_b64 s[30:31], s[34:35], exec
	s_orn2_b64 s[26:27], s[28:29], exec
.LBB19_4:
	s_or_b64 exec, exec, s[24:25]
	s_orn2_b64 s[28:29], s[30:31], exec
	s_orn2_b64 s[24:25], s[26:27], exec
.LBB19_5:
	s_or_b64 exec, exec, s[22:23]
	s_orn2_b64 s[26:27], s[28:29], exec
	s_orn2_b64 s[22:23], s[24:25], exec
.LBB19_6:
	s_or_b64 exec, exec, s[20:21]
	s_orn2_b64 s[24:25], s[26:27], exec
	s_orn2_b64 s[20:21], s[22:23], exec
.LBB19_7:
	s_or_b64 exec, exec, s[18:19]
	s_orn2_b64 s[22:23], s[24:25], exec
	s_orn2_b64 s[18:19], s[20:21], exec
.LBB19_8:
	s_or_b64 exec, exec, s[16:17]
	s_orn2_b64 s[20:21], s[22:23], exec
	s_orn2_b64 s[16:17], s[18:19], exec
.LBB19_9:
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[14:15], s[20:21], exec
	s_or_b64 s[10:11], s[10:11], s[14:15]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[16:17], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
.LBB19_10:
	s_or_b64 exec, exec, s[12:13]
	.loc	0 241 2
	s_and_b64 s[12:13], exec, s[8:9]
	s_or_b64 s[4:5], s[12:13], s[4:5]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[12:13], s[10:11], exec
	s_or_b64 s[6:7], s[6:7], s[12:13]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB19_22
.LBB19_11:
	.loc	0 241 9
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 241 2
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB19_10
	.loc	0 241 9
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[20:21], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 241 2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB19_9
	.loc	0 241 9
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b64 s[18:19], -1
	s_mov_b64 s[22:23], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 241 2
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB19_8
	.loc	0 241 9
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b64 s[24:25], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 241 2
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB19_7
	.loc	0 241 9
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b64 s[26:27], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 241 2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB19_6
	.loc	0 241 9
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b64 s[28:29], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 241 2
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB19_5
	.loc	0 241 9
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b64 s[30:31], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 241 2
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB19_4
	.loc	0 241 9
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b64 s[34:35], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 241 2
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB19_3
	.loc	0 241 9
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 241 2
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB19_2
	.loc	0 241 9
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 241 2
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB19_1
	.loc	0 242 14 is_stmt 1
	s_add_i32 s33, s33, 10
	s_cmp_eq_u32 s33, 0
	s_cselect_b64 s[30:31], -1, 0
	s_xor_b64 s[34:35], exec, -1
	s_orn2_b64 s[30:31], s[30:31], exec
	s_branch .LBB19_1
.LBB19_22:
	.loc	0 0 14 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB19_24
	.loc	0 241 2 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 244 2
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB19_24:
	.loc	0 245 1
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_down
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end19:
	.size	tries_down, .Lfunc_end19-tries_down

	.protected	tries_down_given
	.globl	tries_down_given
	.p2align	8
	.type	tries_down_given,@function
tries_down_given:
.Lfunc_begin20:
	.loc	0 250 2 prologue_end
	s_load_dword s10, s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_min_i32 s11, s10, 1
	s_add_i32 s11, s11, -1
	s_branch .LBB20_2
.LBB20_1:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 250 22
	s_and_b64 s[8:9], exec, s[6:7]
	s_or_b64 s[4:5], s[8:9], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB20_4
.LBB20_2:
	.loc	0 250 9
	global_atomic_cmpswap v3, v1, v[0:1], s[0:1] glc
	v_mov_b32_e32 v2, s10
	s_or_b64 s[6:7], s[6:7], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 250 22
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB20_1
	.loc	0 250 25
	s_add_i32 s14, s10, -1
	.loc	0 250 32
	s_cmp_lt_i32 s10, 2
	s_cselect_b64 s[12:13], -1, 0
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[12:13], s[12:13], exec
	v_mov_b32_e32 v2, s11
	s_or_b64 s[6:7], s[6:7], s[12:13]
	s_mov_b32 s10, s14
	s_branch .LBB20_1
.LBB20_4:
	.loc	0 0 32
	s_or_b64 exec, exec, s[4:5]
	.loc	0 251 11 is_stmt 1
	v_cmp_lt_i32_e32 vcc, 0, v2
	.loc	0 251 6 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB20_6
	.loc	0 250 2 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 252 3
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB20_6:
	.loc	0 253 1
	s_endpgm
.Ltmp26:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_down_given
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end20:
	.size	tries_down_given, .Lfunc_end20-tries_down_given

	.protected	tries_long
	.globl	tries_long
	.p2align	8
	.type	tries_long,@function
tries_long:
.Lfunc_begin21:
	.loc	0 259 2 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	v_mov_b32_e32 v2, 0x62
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[10:11], 0
.LBB21_1:
	.loc	0 259 12 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v4, v1, v[0:1], s[4:5] glc
	s_add_u32 s0, s10, 1
	v_cmp_gt_u64_e32 vcc, s[10:11], v[2:3]
	s_addc_u32 s1, s11, 0
	s_mov_b64 s[10:11], s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v4
	.loc	0 259 38
	s_or_b64 s[12:13], s[0:1], vcc
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[2:3], s[12:13], s[2:3]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[8:9], s[8:9], s[0:1]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB21_1
	.loc	0 0 38
	s_or_b64 exec, exec, s[2:3]
	.loc	0 260 6 is_stmt 1
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB21_4
	.loc	0 259 2
	v_mov_b32_e32 v0, 0
	.loc	0 261 3
	global_load_dword v1, v0, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[6:7]
	global_atomic_swap v0, v0, s[4:5]
.LBB21_4:
	.loc	0 262 1
	s_endpgm
.Ltmp27:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_long
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 5
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
.Lfunc_end21:
	.size	tries_long, .Lfunc_end21-tries_long

	.protected	tries_of_function
	.globl	tries_of_function
	.p2align	8
	.type	tries_of_function,@function
tries_of_function:
.Lfunc_begin22:
	.loc	0 266 8 prologue_end
	s_load_dwordx4 s[36:39], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[36:37] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[40:41], 0, v2
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB22_40
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v0, v1, v[0:1], s[36:37] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_cmp_ne_u32_e64 s[0:1], 0, v0
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[44:45], s[0:1]
	s_cbranch_execz .LBB22_39
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v2, v1, v[0:1], s[36:37] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v2
	v_cmp_ne_u32_e64 s[2:3], 0, v2
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[46:47], s[2:3]
	s_cbranch_execz .LBB22_38
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v0, v1, v[0:1], s[36:37] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cmp_ne_u32_e64 s[4:5], 0, v0
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[48:49], s[4:5]
	s_cbranch_execz .LBB22_37
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v2, v1, v[0:1], s[36:37] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], 0, v2
	v_cmp_ne_u32_e64 s[6:7], 0, v2
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[50:51], s[6:7]
	s_cbranch_execz .LBB22_36
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v0, v1, v[0:1], s[36:37] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], 0, v0
	v_cmp_ne_u32_e64 s[8:9], 0, v0
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[52:53], s[8:9]
	s_cbranch_execz .LBB22_35
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v2, v1, v[0:1], s[36:37] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[8:9], 0, v2
	v_cmp_ne_u32_e64 s[10:11], 0, v2
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[54:55], s[10:11]
	s_cbranch_execz .LBB22_34
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v0, v1, v[0:1], s[36:37] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[10:11], 0, v0
	v_cmp_ne_u32_e64 s[12:13], 0, v0
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[56:57], s[12:13]
	s_cbranch_execz .LBB22_33
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v2, v1, v[0:1], s[36:37] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[12:13], 0, v2
	v_cmp_ne_u32_e64 s[14:15], 0, v2
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[58:59], s[14:15]
	s_cbranch_execz .LBB22_32
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v0, v1, v[0:1], s[36:37] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[14:15], 0, v0
	v_cmp_ne_u32_e64 s[16:17], 0, v0
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[60:61], s[16:17]
	s_cbranch_execz .LBB22_31
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v2, v1, v[0:1], s[36:37] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[16:17], 0, v2
	v_cmp_ne_u32_e64 s[18:19], 0, v2
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[62:63], s[18:19]
	s_cbranch_execz .LBB22_30
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v0, v1, v[0:1], s[36:37] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[18:19], 0, v0
	v_cmp_ne_u32_e64 s[20:21], 0, v0
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[64:65], s[20:21]
	s_cbranch_execz .LBB22_29
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v2, v1, v[0:1], s[36:37] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[20:21], 0, v2
	v_cmp_ne_u32_e64 s[22:23], 0, v2
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[66:67], s[22:23]
	s_cbranch_execz .LBB22_28
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v0, v1, v[0:1], s[36:37] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[22:23], 0, v0
	v_cmp_ne_u32_e64 s[24:25], 0, v0
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[68:69], s[24:25]
	s_cbranch_execz .LBB22_27
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v2, v1, v[0:1], s[36:37] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[24:25], 0, v2
	v_cmp_ne_u32_e64 s[26:27], 0, v2
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[70:71], s[26:27]
	s_cbranch_execz .LBB22_26
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v0, v1, v[0:1], s[36:37] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[26:27], 0, v0
	v_cmp_ne_u32_e64 s[28:29], 0, v0
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[72:73], s[28:29]
	s_cbranch_execz .LBB22_25
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v2, v1, v[0:1], s[36:37] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[28:29], 0, v2
	v_cmp_ne_u32_e64 s[30:31], 0, v2
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[74:75], s[30:31]
	s_cbranch_execz .LBB22_24
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v0, v1, v[0:1], s[36:37] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[30:31], 0, v0
	v_cmp_ne_u32_e64 s[34:35], 0, v0
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[76:77], s[34:35]
	s_cbranch_execz .LBB22_23
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v2, v1, v[0:1], s[36:37] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[78:79], 0, v2
	v_cmp_ne_u32_e64 s[34:35], 0, v2
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[80:81], s[34:35]
	s_cbranch_execz .LBB22_22
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v0, v1, v[0:1], s[36:37] glc
	s_mov_b64 s[82:83], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[34:35], 0, v0
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[84:85], s[34:35]
	.loc	0 0 7
	s_xor_b64 s[82:83], exec, -1
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[84:85]
	s_andn2_b64 s[34:35], s[78:79], exec
	s_and_b64 s[78:79], s[82:83], exec
	s_or_b64 s[78:79], s[34:35], s[78:79]
.LBB22_22:
	s_or_b64 exec, exec, s[80:81]
	s_andn2_b64 s[30:31], s[30:31], exec
	s_and_b64 s[34:35], s[78:79], exec
	s_or_b64 s[30:31], s[30:31], s[34:35]
.LBB22_23:
	s_or_b64 exec, exec, s[76:77]
	s_andn2_b64 s[28:29], s[28:29], exec
	s_and_b64 s[30:31], s[30:31], exec
	s_or_b64 s[28:29], s[28:29], s[30:31]
.LBB22_24:
	s_or_b64 exec, exec, s[74:75]
	s_andn2_b64 s[26:27], s[26:27], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[26:27], s[26:27], s[28:29]
.LBB22_25:
	s_or_b64 exec, exec, s[72:73]
	s_andn2_b64 s[24:25], s[24:25], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_or_b64 s[24:25], s[24:25], s[26:27]
.LBB22_26:
	s_or_b64 exec, exec, s[70:71]
	s_andn2_b64 s[22:23], s[22:23], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_or_b64 s[22:23], s[22:23], s[24:25]
.LBB22_27:
	s_or_b64 exec, exec, s[68:69]
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[20:21], s[20:21], s[22:23]
.LBB22_28:
	s_or_b64 exec, exec, s[66:67]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[20:21], s[20:21], exec
	s_or_b64 s[18:19], s[18:19], s[20:21]
.LBB22_29:
	s_or_b64 exec, exec, s[64:65]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_or_b64 s[16:17], s[16:17], s[18:19]
.LBB22_30:
	s_or_b64 exec, exec, s[62:63]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_or_b64 s[14:15], s[14:15], s[16:17]
.LBB22_31:
	s_or_b64 exec, exec, s[60:61]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_or_b64 s[12:13], s[12:13], s[14:15]
.LBB22_32:
	s_or_b64 exec, exec, s[58:59]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
.LBB22_33:
	s_or_b64 exec, exec, s[56:57]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[10:11]
.LBB22_34:
	s_or_b64 exec, exec, s[54:55]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
.LBB22_35:
	s_or_b64 exec, exec, s[52:53]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[4:5], s[4:5], s[6:7]
.LBB22_36:
	s_or_b64 exec, exec, s[50:51]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[2:3], s[2:3], s[4:5]
.LBB22_37:
	s_or_b64 exec, exec, s[48:49]
	s_andn2_b64 s[0:1], s[0:1], exec
	s_and_b64 s[2:3], s[2:3], exec
	s_or_b64 s[0:1], s[0:1], s[2:3]
.LBB22_38:
	s_or_b64 exec, exec, s[46:47]
	s_andn2_b64 s[2:3], vcc, exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 vcc, s[2:3], s[0:1]
.LBB22_39:
	s_or_b64 exec, exec, s[44:45]
	s_andn2_b64 s[0:1], s[40:41], exec
	s_and_b64 s[2:3], vcc, exec
	s_or_b64 s[40:41], s[0:1], s[2:3]
.LBB22_40:
	s_or_b64 exec, exec, s[42:43]
	.loc	0 266 7 is_stmt 1
	s_and_saveexec_b64 s[0:1], s[40:41]
	s_cbranch_execz .LBB22_42
	.loc	0 266 8 is_stmt 0
	v_mov_b32_e32 v0, 0
.Ltmp28:
	.loc	0 275 3 is_stmt 1
	global_load_dword v1, v0, s[38:39]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[38:39]
	global_atomic_swap v0, v0, s[36:37]
.LBB22_42:
	.loc	0 276 1
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_of_function
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 86
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
.Lfunc_end22:
	.size	tries_of_function, .Lfunc_end22-tries_of_function

	.protected	tries_of_callee
	.globl	tries_of_callee
	.p2align	8
	.type	tries_of_callee,@function
tries_of_callee:
.Lfunc_begin23:
	.loc	0 280 6 prologue_end
	s_load_dwordx4 s[44:47], s[4:5], 0x0
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s44
	v_mov_b32_e32 v1, s45
	s_mov_b32 s32, 0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, tries_apart@rel32@lo+4
	s_addc_u32 s5, s5, tries_apart@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp30:
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB24_2
	v_mov_b32_e32 v0, 0
	.loc	0 281 3
	global_load_dword v1, v0, s[46:47]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[46:47]
	global_atomic_swap v0, v0, s[44:45]
.LBB24_2:
	.loc	0 282 1
	s_endpgm
.Ltmp31:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_of_callee
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 12
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 48
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
.Lfunc_end23:
	.size	tries_of_callee, .Lfunc_end23-tries_of_callee

	.p2align	2
	.type	tries_apart,@function
tries_apart:
.Lfunc_begin24:
	.loc	0 277 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_xor_saveexec_b64 s[4:5], -1
	buffer_store_dword v6, off, s[0:3], s32
	buffer_store_dword v4, off, s[0:3], s32 offset:4
	s_mov_b64 exec, s[4:5]
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v2, v0
.Ltmp32:
	.loc	0 266 8 prologue_end
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	global_atomic_cmpswap v5, v[2:3], v[0:1], off glc
	v_writelane_b32 v6, s30, 0
	v_writelane_b32 v6, s31, 1
	v_writelane_b32 v6, s34, 2
	v_writelane_b32 v6, s35, 3
	v_writelane_b32 v6, s36, 4
	v_writelane_b32 v6, s37, 5
	v_writelane_b32 v6, s38, 6
	v_writelane_b32 v6, s39, 7
	v_writelane_b32 v6, s40, 8
	v_writelane_b32 v6, s41, 9
	v_writelane_b32 v6, s42, 10
	v_writelane_b32 v6, s43, 11
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB23_40
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v1, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB23_39
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v5, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB23_38
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v1, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB23_37
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v5, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB23_36
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v1, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB23_35
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v5, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB23_34
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v1, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB23_33
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v5, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB23_32
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v1, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB23_31
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v5, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB23_30
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v1, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB23_29
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v5, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB23_28
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v1, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[30:31], vcc
	s_mov_b64 vcc, s[30:31]
	s_cbranch_execz .LBB23_27
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v5, v[2:3], v[0:1], off glc
	v_writelane_b32 v4, vcc_lo, 0
	v_writelane_b32 v4, vcc_hi, 1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB23_26
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v1, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB23_25
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v5, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[36:37], vcc
	s_cbranch_execz .LBB23_24
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v1, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[38:39], vcc
	s_cbranch_execz .LBB23_23
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v5, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB23_22
	.loc	0 266 8
	v_mov_b32_e32 v0, 1
	.loc	0 268 3 is_stmt 1
	s_sleep 1
	.loc	0 266 8
	global_atomic_cmpswap v1, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 266 7 is_stmt 0
	s_and_saveexec_b64 s[42:43], vcc
	.loc	0 0 7
	v_mov_b32_e32 v0, 0
	.loc	0 268 3 is_stmt 1
	s_sleep 1
.Ltmp33:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[42:43]
.LBB23_22:
	s_or_b64 exec, exec, s[40:41]
.LBB23_23:
	s_or_b64 exec, exec, s[38:39]
.LBB23_24:
	s_or_b64 exec, exec, s[36:37]
.LBB23_25:
	s_or_b64 exec, exec, s[34:35]
.LBB23_26:
	s_or_b64 exec, exec, s[30:31]
	v_readlane_b32 vcc_lo, v4, 0
	v_readlane_b32 vcc_hi, v4, 1
.LBB23_27:
	s_or_b64 exec, exec, vcc
.LBB23_28:
	s_or_b64 exec, exec, s[28:29]
.LBB23_29:
	s_or_b64 exec, exec, s[26:27]
.LBB23_30:
	s_or_b64 exec, exec, s[24:25]
.LBB23_31:
	s_or_b64 exec, exec, s[22:23]
.LBB23_32:
	s_or_b64 exec, exec, s[20:21]
.LBB23_33:
	s_or_b64 exec, exec, s[18:19]
.LBB23_34:
	s_or_b64 exec, exec, s[16:17]
.LBB23_35:
	s_or_b64 exec, exec, s[14:15]
.LBB23_36:
	s_or_b64 exec, exec, s[12:13]
.LBB23_37:
	s_or_b64 exec, exec, s[10:11]
.LBB23_38:
	s_or_b64 exec, exec, s[8:9]
.LBB23_39:
	s_or_b64 exec, exec, s[6:7]
.LBB23_40:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 277 86 is_stmt 1
	v_readlane_b32 s43, v6, 11
	v_readlane_b32 s42, v6, 10
	v_readlane_b32 s41, v6, 9
	v_readlane_b32 s40, v6, 8
	v_readlane_b32 s39, v6, 7
	v_readlane_b32 s38, v6, 6
	v_readlane_b32 s37, v6, 5
	v_readlane_b32 s36, v6, 4
	v_readlane_b32 s35, v6, 3
	v_readlane_b32 s34, v6, 2
	v_readlane_b32 s31, v6, 1
	v_readlane_b32 s30, v6, 0
	s_xor_saveexec_b64 s[4:5], -1
	buffer_load_dword v6, off, s[0:3], s32
	buffer_load_dword v4, off, s[0:3], s32 offset:4
	s_mov_b64 exec, s[4:5]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp34:
.Lfunc_end24:
	.size	tries_apart, .Lfunc_end24-tries_apart

	.protected	tries_sticky
	.globl	tries_sticky
	.p2align	8
	.type	tries_sticky,@function
tries_sticky:
.Lfunc_begin25:
	.loc	0 288 2 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
.LBB25_1:
	.loc	0 289 10
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v4, v2, v[0:1], s[4:5] glc
	.loc	0 290 7
	v_add_u32_e32 v5, 1, v3
	v_cmp_eq_u32_e32 vcc, 30, v5
	.loc	0 289 10
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v4
	.loc	0 288 14
	s_or_b64 s[10:11], s[0:1], vcc
	.loc	0 288 2 is_stmt 0
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[2:3], s[10:11], s[2:3]
	.loc	0 290 7 is_stmt 1
	v_cndmask_b32_e64 v3, v5, v3, s[0:1]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[8:9], s[8:9], s[0:1]
	.loc	0 288 2
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB25_1
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 293 6 is_stmt 1
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB25_4
	.loc	0 288 2
	v_mov_b32_e32 v0, 0
	.loc	0 294 3
	global_load_dword v1, v0, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[6:7]
	global_atomic_swap v0, v0, s[4:5]
.LBB25_4:
	.loc	0 295 1
	s_endpgm
.Ltmp35:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_sticky
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 6
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
.Lfunc_end25:
	.size	tries_sticky, .Lfunc_end25-tries_sticky

	.protected	tries_twice
	.globl	tries_twice
	.p2align	8
	.type	tries_twice,@function
tries_twice:
.Lfunc_begin26:
	.loc	0 300 2 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b32 s12, 0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB26_1:
	.loc	0 0 2 is_stmt 0
	s_mov_b64 s[10:11], 0
	s_mov_b32 s13, 0
.LBB26_2:
	.loc	0 302 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	.loc	0 301 36
	s_add_i32 s14, s13, 1
	.loc	0 301 21 is_stmt 0
	s_cmp_gt_u32 s13, 8
	s_mov_b32 s13, s14
	s_cselect_b64 s[14:15], -1, 0
	.loc	0 302 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 301 3
	s_or_b64 s[14:15], s[14:15], vcc
	s_and_b64 s[14:15], exec, s[14:15]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], vcc, exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB26_2
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 300 46 is_stmt 1
	s_add_i32 s13, s12, 1
	.loc	0 300 28 is_stmt 0
	s_cmp_gt_u32 s12, 2
	s_cselect_b64 s[10:11], -1, 0
	.loc	0 300 2
	s_or_b64 s[10:11], s[10:11], s[8:9]
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[4:5], s[10:11], s[4:5]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	s_mov_b32 s12, s13
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB26_1
	.loc	0 0 2
	s_or_b64 exec, exec, s[4:5]
	.loc	0 303 6 is_stmt 1
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB26_6
	.loc	0 300 2
	v_mov_b32_e32 v0, 0
	.loc	0 304 3
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB26_6:
	.loc	0 305 1
	s_endpgm
.Ltmp36:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_twice
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 3
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
.Lfunc_end26:
	.size	tries_twice, .Lfunc_end26-tries_twice

	.protected	tries_by_doubling
	.globl	tries_by_doubling
	.p2align	8
	.type	tries_by_doubling,@function
tries_by_doubling:
.Lfunc_begin27:
	.loc	0 309 8 prologue_end
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[12:13] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[16:17], 0, v2
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 309 7 is_stmt 0
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB27_26
	.loc	0 314 4 is_stmt 1
	s_sleep 1
	.loc	0 309 8
	global_atomic_cmpswap v0, v1, v[0:1], s[12:13] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_cmp_ne_u32_e64 s[0:1], 0, v0
	.loc	0 309 7 is_stmt 0
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB27_25
	.loc	0 309 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 314 4 is_stmt 1
	s_sleep 1
	s_sleep 1
	.loc	0 309 8
	global_atomic_cmpswap v2, v1, v[0:1], s[12:13] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v2
	v_cmp_ne_u32_e64 s[2:3], 0, v2
	.loc	0 309 7 is_stmt 0
	s_and_saveexec_b64 s[22:23], s[2:3]
	s_cbranch_execz .LBB27_24
	.loc	0 314 4 is_stmt 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	.loc	0 309 8
	global_atomic_cmpswap v0, v1, v[0:1], s[12:13] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[2:3], 0, v0
	v_cmp_ne_u32_e64 s[4:5], 0, v0
	.loc	0 309 7 is_stmt 0
	s_and_saveexec_b64 s[24:25], s[4:5]
	s_cbranch_execz .LBB27_23
	.loc	0 309 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 314 4 is_stmt 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	.loc	0 309 8
	global_atomic_cmpswap v2, v1, v[0:1], s[12:13] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[4:5], 0, v2
	v_cmp_ne_u32_e64 s[6:7], 0, v2
	.loc	0 309 7 is_stmt 0
	s_and_saveexec_b64 s[26:27], s[6:7]
	s_cbranch_execz .LBB27_22
	.loc	0 314 4 is_stmt 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	.loc	0 309 8
	global_atomic_cmpswap v0, v1, v[0:1], s[12:13] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[6:7], 0, v0
	v_cmp_ne_u32_e64 s[8:9], 0, v0
	.loc	0 309 7 is_stmt 0
	s_and_saveexec_b64 s[28:29], s[8:9]
	s_cbranch_execz .LBB27_21
	.loc	0 309 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 314 4 is_stmt 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	.loc	0 309 8
	global_atomic_cmpswap v2, v1, v[0:1], s[12:13] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[8:9], 0, v2
	v_cmp_ne_u32_e64 s[10:11], 0, v2
	.loc	0 309 7 is_stmt 0
	s_and_saveexec_b64 s[30:31], s[10:11]
	s_cbranch_execz .LBB27_20
	.loc	0 314 4 is_stmt 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	.loc	0 309 8
	global_atomic_cmpswap v0, v1, v[0:1], s[12:13] glc
	s_mov_b64 s[36:37], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[10:11], 0, v0
	.loc	0 309 7 is_stmt 0
	s_and_saveexec_b64 s[34:35], s[10:11]
	s_cbranch_execz .LBB27_19
	.loc	0 0 7
	s_movk_i32 s10, 0x80
.LBB27_9:
	.loc	0 313 21 is_stmt 1
	s_sub_i32 s10, s10, 32
	s_cmp_lg_u32 s10, 0
	.loc	0 314 4
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_cbranch_scc1 .LBB27_9
	.loc	0 309 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	global_atomic_cmpswap v0, v1, v[0:1], s[12:13] glc
	s_mov_b64 s[38:39], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[10:11], 0, v0
	.loc	0 309 7 is_stmt 0
	s_and_saveexec_b64 s[36:37], s[10:11]
	s_cbranch_execz .LBB27_18
	.loc	0 0 7
	s_movk_i32 s10, 0x100
.LBB27_12:
	.loc	0 313 21 is_stmt 1
	s_sub_i32 s10, s10, 32
	s_cmp_lg_u32 s10, 0
	.loc	0 314 4
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_cbranch_scc1 .LBB27_12
	.loc	0 309 8
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	global_atomic_cmpswap v0, v1, v[0:1], s[12:13] glc
	s_mov_b64 s[40:41], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[10:11], 0, v0
	.loc	0 309 7 is_stmt 0
	s_and_saveexec_b64 s[38:39], s[10:11]
	s_cbranch_execz .LBB27_17
	.loc	0 0 7
	s_movk_i32 s10, 0x200
.LBB27_15:
	.loc	0 313 21 is_stmt 1
	s_sub_i32 s10, s10, 32
	s_cmp_lg_u32 s10, 0
	.loc	0 314 4
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_sleep 1
	s_cbranch_scc1 .LBB27_15
	.loc	0 0 4 is_stmt 0
	s_xor_b64 s[40:41], exec, -1
.LBB27_17:
	s_or_b64 exec, exec, s[38:39]
	s_orn2_b64 s[38:39], s[40:41], exec
.LBB27_18:
	s_or_b64 exec, exec, s[36:37]
	s_orn2_b64 s[36:37], s[38:39], exec
.LBB27_19:
	s_or_b64 exec, exec, s[34:35]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[10:11], s[36:37], exec
	s_or_b64 s[8:9], s[8:9], s[10:11]
.LBB27_20:
	s_or_b64 exec, exec, s[30:31]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
.LBB27_21:
	s_or_b64 exec, exec, s[28:29]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[6:7], s[6:7], exec
	s_or_b64 s[4:5], s[4:5], s[6:7]
.LBB27_22:
	s_or_b64 exec, exec, s[26:27]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[2:3], s[2:3], s[4:5]
.LBB27_23:
	s_or_b64 exec, exec, s[24:25]
	s_andn2_b64 s[0:1], s[0:1], exec
	s_and_b64 s[2:3], s[2:3], exec
	s_or_b64 s[0:1], s[0:1], s[2:3]
.LBB27_24:
	s_or_b64 exec, exec, s[22:23]
	s_andn2_b64 s[2:3], vcc, exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 vcc, s[2:3], s[0:1]
.LBB27_25:
	s_or_b64 exec, exec, s[20:21]
	s_andn2_b64 s[0:1], s[16:17], exec
	s_and_b64 s[2:3], vcc, exec
	s_or_b64 s[16:17], s[0:1], s[2:3]
.LBB27_26:
	s_or_b64 exec, exec, s[18:19]
	.loc	0 309 7 is_stmt 1
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB27_28
	.loc	0 309 8 is_stmt 0
	v_mov_b32_e32 v0, 0
	.loc	0 310 4 is_stmt 1
	global_load_dword v1, v0, s[14:15]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[14:15]
	global_atomic_swap v0, v0, s[12:13]
.LBB27_28:
	.loc	0 316 1
	s_endpgm
.Ltmp37:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_by_doubling
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 42
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
.Lfunc_end27:
	.size	tries_by_doubling, .Lfunc_end27-tries_by_doubling

	.protected	tries_set_back
	.globl	tries_set_back
	.p2align	8
	.type	tries_set_back,@function
tries_set_back:
.Lfunc_begin28:
	.loc	0 319 18 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 319 2 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB28_3
	.loc	0 0 2
	s_mov_b64 s[6:7], 0
.LBB28_2:
	.loc	0 319 18
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 319 2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB28_2
.LBB28_3:
	.loc	0 0 2
	s_or_b64 exec, exec, s[4:5]
	.loc	0 319 18
	v_mov_b32_e32 v0, 0
	.loc	0 322 2 is_stmt 1
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 323 1
	s_endpgm
.Ltmp38:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_set_back
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 8
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
.Lfunc_end28:
	.size	tries_set_back, .Lfunc_end28-tries_set_back

	.protected	tries_again
	.globl	tries_again
	.p2align	8
	.type	tries_again,@function
tries_again:
.Lfunc_begin29:
	.loc	0 328 2 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
.LBB29_1:
	.loc	0 330 11
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v4, v2, v[0:1], s[4:5] glc
	.loc	0 329 21
	v_cmp_lt_u32_e32 vcc, 8, v3
	.loc	0 329 36 is_stmt 0
	v_add_u32_e32 v5, 1, v3
	.loc	0 330 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v4
	.loc	0 329 3
	s_or_b64 s[8:9], vcc, s[0:1]
	s_or_b64 s[2:3], s[0:1], s[2:3]
	v_cndmask_b32_e64 v3, v5, 0, s[8:9]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB29_1
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 328 2 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 331 2
	global_load_dword v1, v0, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[6:7]
	global_atomic_swap v0, v0, s[4:5]
	.loc	0 332 1
	s_endpgm
.Ltmp39:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_again
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 10
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
.Lfunc_end29:
	.size	tries_again, .Lfunc_end29-tries_again

	.protected	tries_of_some
	.globl	tries_of_some
	.p2align	8
	.type	tries_of_some,@function
tries_of_some:
.Lfunc_begin30:
	.loc	0 337 9 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, v3
	s_mov_b64 s[0:1], -1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v3, v[1:2], s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 337 2 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB30_8
	.loc	0 0 2
	v_cmp_eq_u32_e64 s[8:9], 7, v0
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB30_3
.LBB30_2:
	s_or_b64 exec, exec, s[18:19]
	s_xor_b64 s[0:1], s[14:15], -1
	.loc	0 338 14 is_stmt 1
	s_and_b64 s[14:15], exec, s[16:17]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[12:13], s[12:13], s[0:1]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB30_7
.LBB30_3:
	.loc	0 0 14 is_stmt 0
	s_mov_b64 s[0:1], s[8:9]
	.loc	0 338 14
	s_and_saveexec_b64 s[16:17], vcc
	.loc	0 338 17
	v_add_u32_e32 v0, 1, v0
	.loc	0 338 21
	v_cmp_ne_u32_e64 s[0:1], 30, v0
	s_andn2_b64 s[18:19], s[8:9], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_mov_b64 s[14:15], -1
	s_or_b64 s[0:1], s[18:19], s[0:1]
	.loc	0 0 21
	s_or_b64 exec, exec, s[16:17]
	s_mov_b64 s[16:17], -1
	.loc	0 338 14
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB30_2
	.loc	0 337 9 is_stmt 1
	global_atomic_cmpswap v4, v3, v[1:2], s[4:5] glc
	s_andn2_b64 s[14:15], s[14:15], exec
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v4
	s_orn2_b64 s[16:17], s[0:1], exec
	s_branch .LBB30_2
.LBB30_7:
	.loc	0 0 9 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	s_orn2_b64 s[0:1], s[12:13], exec
.LBB30_8:
	s_or_b64 exec, exec, s[2:3]
	.loc	0 337 2
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB30_10
	.loc	0 337 9
	v_mov_b32_e32 v0, 0
	.loc	0 340 2 is_stmt 1
	global_load_dword v1, v0, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[6:7]
	global_atomic_swap v0, v0, s[4:5]
.LBB30_10:
	.loc	0 341 1
	s_endpgm
.Ltmp40:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_of_some
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 5
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
.Lfunc_end30:
	.size	tries_of_some, .Lfunc_end30-tries_of_some

	.protected	time_out_low
	.globl	time_out_low
	.p2align	8
	.type	time_out_low,@function
time_out_low:
.Lfunc_begin31:
	.loc	0 346 17 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_memtime s[6:7]
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB31_2
.LBB31_1:
	.loc	0 0 17 is_stmt 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 349 32 is_stmt 1
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[4:5], s[14:15], s[4:5]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB31_4
.LBB31_2:
	.loc	0 349 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 349 32
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB31_1
	.loc	0 349 41
	s_memtime s[16:17]
	.loc	0 349 45
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s7, s16, s6
	.loc	0 349 49
	s_cmpk_gt_u32 s7, 0x7cf
	s_cselect_b64 s[16:17], -1, 0
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_branch .LBB31_1
.LBB31_4:
	.loc	0 0 49
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB31_6
	.loc	0 346 17 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 351 3
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB31_6:
	.loc	0 352 1
	s_endpgm
.Ltmp41:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_out_low
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 3
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
.Lfunc_end31:
	.size	time_out_low, .Lfunc_end31-time_out_low

	.protected	time_out_break
	.globl	time_out_break
	.p2align	8
	.type	time_out_break,@function
time_out_break:
.Lfunc_begin32:
	.loc	0 355 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_memtime s[6:7]
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB32_2
.LBB32_1:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 357 2 is_stmt 1
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[4:5], s[14:15], s[4:5]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB32_4
.LBB32_2:
	.loc	0 357 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 357 2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB32_1
	.loc	0 358 3 is_stmt 1
	s_sleep 2
	.loc	0 359 7
	s_memtime s[16:17]
	.loc	0 359 15 is_stmt 0
	v_mov_b32_e32 v2, 0xbb8
	v_mov_b32_e32 v3, 0
	.loc	0 359 11
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s16, s16, s6
	s_subb_u32 s17, s17, s7
	.loc	0 359 15
	v_cmp_gt_u64_e32 vcc, s[16:17], v[2:3]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], vcc, exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_branch .LBB32_1
.LBB32_4:
	.loc	0 0 15
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB32_6
	.loc	0 355 12 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 362 2
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB32_6:
	.loc	0 363 1
	s_endpgm
.Ltmp42:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_out_break
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end32:
	.size	time_out_break, .Lfunc_end32-time_out_break

	.protected	time_out_real
	.globl	time_out_real
	.p2align	8
	.type	time_out_real,@function
time_out_real:
.Lfunc_begin33:
	.loc	0 366 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_memrealtime s[6:7]
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB33_2
.LBB33_1:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 369 32 is_stmt 1
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[4:5], s[14:15], s[4:5]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB33_4
.LBB33_2:
	.loc	0 369 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 369 32
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB33_1
	.loc	0 369 35
	s_memrealtime s[16:17]
	.loc	0 369 72
	v_mov_b32_e32 v2, 0x1f3
	v_mov_b32_e32 v3, 0
	.loc	0 369 68
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s16, s16, s6
	s_subb_u32 s17, s17, s7
	.loc	0 369 72
	v_cmp_gt_u64_e32 vcc, s[16:17], v[2:3]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], vcc, exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_branch .LBB33_1
.LBB33_4:
	.loc	0 0 72
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB33_6
	.loc	0 366 12 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 371 3
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB33_6:
	.loc	0 372 1
	s_endpgm
.Ltmp43:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_out_real
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end33:
	.size	time_out_real, .Lfunc_end33-time_out_real

	.protected	time_out_until
	.globl	time_out_until
	.p2align	8
	.type	time_out_until,@function
time_out_until:
.Lfunc_begin34:
	.loc	0 375 14 prologue_end
	s_memtime s[8:9]
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 375 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s8, 0x7d0
	s_addc_u32 s5, s9, 0
	s_branch .LBB34_2
.LBB34_1:
	.loc	0 0 18
	s_or_b64 exec, exec, s[14:15]
	.loc	0 378 38 is_stmt 1
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[6:7], s[14:15], s[6:7]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB34_4
.LBB34_2:
	.loc	0 378 12 is_stmt 0
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 378 38
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB34_1
	.loc	0 378 41
	s_memtime s[16:17]
	.loc	0 378 45
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	s_andn2_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u64_e32 vcc, s[16:17], v[2:3]
	s_and_b64 s[16:17], vcc, exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_branch .LBB34_1
.LBB34_4:
	.loc	0 0 45
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB34_6
	.loc	0 375 14 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 380 3
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB34_6:
	.loc	0 381 1
	s_endpgm
.Ltmp44:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_out_until
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end34:
	.size	time_out_until, .Lfunc_end34-time_out_until

	.protected	time_out_signed
	.globl	time_out_signed
	.p2align	8
	.type	time_out_signed,@function
time_out_signed:
.Lfunc_begin35:
	.loc	0 384 19 prologue_end
	s_memtime s[8:9]
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 384 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s8, 0x7d0
	s_addc_u32 s5, s9, 0
	s_branch .LBB35_2
.LBB35_1:
	.loc	0 0 23
	s_or_b64 exec, exec, s[14:15]
	.loc	0 386 38 is_stmt 1
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[6:7], s[14:15], s[6:7]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB35_4
.LBB35_2:
	.loc	0 386 12 is_stmt 0
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 386 38
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB35_1
	.loc	0 386 47
	s_memtime s[16:17]
	.loc	0 386 51
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	s_andn2_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_i64_e32 vcc, s[16:17], v[2:3]
	s_and_b64 s[16:17], vcc, exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_branch .LBB35_1
.LBB35_4:
	.loc	0 0 51
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB35_6
	.loc	0 384 19 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 388 3
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB35_6:
	.loc	0 389 1
	s_endpgm
.Ltmp45:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_out_signed
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end35:
	.size	time_out_signed, .Lfunc_end35-time_out_signed

	.protected	time_out_signed_since
	.globl	time_out_signed_since
	.p2align	8
	.type	time_out_signed_since,@function
time_out_signed_since:
.Lfunc_begin36:
	.loc	0 392 17 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_memtime s[6:7]
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB36_2
.LBB36_1:
	.loc	0 0 17 is_stmt 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 394 38 is_stmt 1
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[4:5], s[14:15], s[4:5]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB36_4
.LBB36_2:
	.loc	0 394 12 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 394 38
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB36_1
	.loc	0 394 47
	s_memtime s[16:17]
	.loc	0 394 55
	v_mov_b32_e32 v2, 0x7cf
	v_mov_b32_e32 v3, 0
	.loc	0 394 51
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s16, s16, s6
	s_subb_u32 s17, s17, s7
	.loc	0 394 55
	v_cmp_gt_i64_e32 vcc, s[16:17], v[2:3]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], vcc, exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_branch .LBB36_1
.LBB36_4:
	.loc	0 0 55
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB36_6
	.loc	0 392 17 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 396 3
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB36_6:
	.loc	0 397 1
	s_endpgm
.Ltmp46:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_out_signed_since
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end36:
	.size	time_out_signed_since, .Lfunc_end36-time_out_signed_since

	.protected	time_out_and_tries
	.globl	time_out_and_tries
	.p2align	8
	.type	time_out_and_tries,@function
time_out_and_tries:
.Lfunc_begin37:
	.loc	0 400 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_memtime s[8:9]
	v_mov_b32_e32 v0, 0x1388
	s_mov_b32 s18, 0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 1
	s_branch .LBB37_3
.LBB37_1:
	.loc	0 404 10
	global_atomic_cmpswap v4, v3, v[2:3], s[0:1] glc
	.loc	0 403 55
	s_add_i32 s22, s18, 1
	.loc	0 403 20 is_stmt 0
	s_cmpk_gt_u32 s18, 0x3e6
	s_cselect_b64 s[18:19], -1, 0
	s_andn2_b64 s[14:15], s[14:15], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_mov_b64 s[16:17], 0
	.loc	0 404 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 403 27
	s_or_b64 s[18:19], s[18:19], vcc
	s_and_b64 s[20:21], vcc, exec
	s_and_b64 s[18:19], s[18:19], exec
	s_or_b64 s[14:15], s[14:15], s[20:21]
	s_or_b64 s[12:13], s[12:13], s[18:19]
	s_mov_b32 s18, s22
.LBB37_2:
	.loc	0 403 2 is_stmt 0
	s_and_b64 s[20:21], exec, s[12:13]
	s_or_b64 s[6:7], s[20:21], s[6:7]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_or_b64 s[10:11], s[10:11], s[16:17]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[16:17], s[14:15], exec
	s_or_b64 s[4:5], s[4:5], s[16:17]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB37_5
.LBB37_3:
	.loc	0 403 38
	s_memtime s[16:17]
	.loc	0 403 42
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s16, s16, s8
	s_subb_u32 s17, s17, s9
	.loc	0 403 46
	v_cmp_lt_u64_e32 vcc, s[16:17], v[0:1]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_or_b64 s[12:13], s[12:13], exec
	.loc	0 403 2
	s_cbranch_vccnz .LBB37_1
	.loc	0 0 2
	s_mov_b64 s[16:17], -1
	.loc	0 403 2
	s_branch .LBB37_2
.LBB37_5:
	.loc	0 0 2
	s_or_b64 exec, exec, s[6:7]
	s_xor_b64 s[6:7], s[10:11], -1
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB37_8
	.loc	0 405 6 is_stmt 1
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB37_8
	.loc	0 400 12
	v_mov_b32_e32 v0, 0
	.loc	0 406 3
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB37_8:
	.loc	0 407 1
	s_endpgm
.Ltmp47:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_out_and_tries
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 5
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
.Lfunc_end37:
	.size	time_out_and_tries, .Lfunc_end37-time_out_and_tries

	.protected	time_set_back
	.globl	time_set_back
	.p2align	8
	.type	time_set_back,@function
time_set_back:
.Lfunc_begin38:
	.loc	0 410 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	.loc	0 412 9
	v_mov_b32_e32 v0, 1
	.loc	0 410 12
	s_memtime s[4:5]
	.loc	0 412 9
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 412 2 is_stmt 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB38_5
	.loc	0 0 2
	v_mov_b32_e32 v2, 0x12d
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], 0
	s_branch .LBB38_3
.LBB38_2:
	.loc	0 412 9
	global_atomic_cmpswap v4, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 412 2
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB38_5
.LBB38_3:
	.loc	0 413 7 is_stmt 1
	s_memtime s[10:11]
	.loc	0 413 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s10, s10, s4
	s_subb_u32 s11, s11, s5
	.loc	0 413 15
	v_cmp_lt_u64_e32 vcc, s[10:11], v[2:3]
	.loc	0 413 7
	s_cbranch_vccnz .LBB38_2
	.loc	0 414 8 is_stmt 1
	s_memtime s[4:5]
	s_branch .LBB38_2
.LBB38_5:
	.loc	0 0 8 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 410 12 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 415 2
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 416 1
	s_endpgm
.Ltmp48:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_set_back
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 5
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
.Lfunc_end38:
	.size	time_set_back, .Lfunc_end38-time_set_back

	.protected	time_again
	.globl	time_again
	.p2align	8
	.type	time_again,@function
time_again:
.Lfunc_begin39:
	.loc	0 421 2 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB39_2
.LBB39_1:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[6:7], exec, s[6:7]
	s_or_b64 s[4:5], s[6:7], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB39_6
.LBB39_2:
	.loc	0 422 13 is_stmt 1
	s_memtime s[8:9]
	s_mov_b64 s[10:11], 0
	s_branch .LBB39_4
.LBB39_3:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 424 39 is_stmt 1
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB39_1
.LBB39_4:
	.loc	0 424 13 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b64 s[6:7], s[6:7], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 424 39
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB39_3
	.loc	0 424 42
	s_memtime s[16:17]
	.loc	0 424 50
	v_mov_b32_e32 v2, 0x12b
	v_mov_b32_e32 v3, 0
	.loc	0 424 46
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s16, s16, s8
	s_subb_u32 s17, s17, s9
	.loc	0 424 50
	v_cmp_gt_u64_e32 vcc, s[16:17], v[2:3]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], vcc, exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_branch .LBB39_3
.LBB39_6:
	.loc	0 0 50
	s_or_b64 exec, exec, s[4:5]
	.loc	0 421 2 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 426 2
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 427 1
	s_endpgm
.Ltmp49:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_again
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end39:
	.size	time_again, .Lfunc_end39-time_again

	.protected	time_of_some
	.globl	time_of_some
	.p2align	8
	.type	time_of_some,@function
time_of_some:
.Lfunc_begin40:
	.loc	0 430 12 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	.loc	0 432 9
	v_mov_b32_e32 v1, 1
	.loc	0 430 12
	s_memtime s[2:3]
	s_mov_b64 s[0:1], -1
	.loc	0 432 9
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[1:2], s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 432 2 is_stmt 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB40_8
	.loc	0 0 2
	v_cmp_eq_u32_e64 s[10:11], 7, v0
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_mov_b64 s[12:13], 0
	s_branch .LBB40_3
.LBB40_2:
	s_or_b64 exec, exec, s[18:19]
	s_xor_b64 s[0:1], s[16:17], -1
	.loc	0 433 14 is_stmt 1
	s_and_b64 s[16:17], exec, s[20:21]
	s_or_b64 s[12:13], s[16:17], s[12:13]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[14:15], s[14:15], s[0:1]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB40_7
.LBB40_3:
	.loc	0 0 14 is_stmt 0
	s_mov_b64 s[0:1], s[10:11]
	.loc	0 433 14
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB40_5
	.loc	0 433 17
	s_memtime s[0:1]
	.loc	0 433 25
	v_mov_b32_e32 v3, 0x12d
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[16:17], -1
	.loc	0 433 21
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s0, s0, s2
	s_subb_u32 s1, s1, s3
	.loc	0 433 25
	v_cmp_lt_u64_e64 s[0:1], s[0:1], v[3:4]
	s_andn2_b64 s[20:21], s[10:11], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[0:1], s[20:21], s[0:1]
.LBB40_5:
	.loc	0 0 25
	s_or_b64 exec, exec, s[18:19]
	s_mov_b64 s[20:21], -1
	.loc	0 433 14
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB40_2
	.loc	0 432 9 is_stmt 1
	global_atomic_cmpswap v0, v2, v[1:2], s[4:5] glc
	s_andn2_b64 s[16:17], s[16:17], exec
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_orn2_b64 s[20:21], s[0:1], exec
	s_branch .LBB40_2
.LBB40_7:
	.loc	0 0 9 is_stmt 0
	s_or_b64 exec, exec, s[12:13]
	s_orn2_b64 s[0:1], s[14:15], exec
.LBB40_8:
	s_or_b64 exec, exec, s[8:9]
	.loc	0 432 2
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB40_10
	.loc	0 430 12 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 435 2
	global_load_dword v1, v0, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[6:7]
	global_atomic_swap v0, v0, s[4:5]
.LBB40_10:
	.loc	0 436 1
	s_endpgm
.Ltmp50:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_of_some
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 5
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
.Lfunc_end40:
	.size	time_of_some, .Lfunc_end40-time_of_some

	.protected	time_end_moves
	.globl	time_end_moves
	.p2align	8
	.type	time_end_moves,@function
time_end_moves:
.Lfunc_begin41:
	.loc	0 439 14 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	.loc	0 441 9
	v_mov_b32_e32 v0, 1
	.loc	0 439 14
	s_memtime s[6:7]
	.loc	0 441 9
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 441 2 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB41_5
	.loc	0 439 18 is_stmt 1
	s_add_u32 s6, s6, 0x1f4
	s_addc_u32 s7, s7, 0
	s_mov_b64 s[8:9], 0
	s_branch .LBB41_3
.LBB41_2:
	.loc	0 441 9
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 441 2 is_stmt 0
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB41_5
.LBB41_3:
	.loc	0 442 7 is_stmt 1
	s_memtime s[10:11]
	.loc	0 442 11 is_stmt 0
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u64_e32 vcc, s[10:11], v[2:3]
	.loc	0 442 7
	s_cbranch_vccnz .LBB41_2
	.loc	0 443 10 is_stmt 1
	s_memtime s[6:7]
	.loc	0 443 14 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s6, 0x1f4
	s_addc_u32 s7, s7, 0
	s_branch .LBB41_2
.LBB41_5:
	.loc	0 0 14
	s_or_b64 exec, exec, s[4:5]
	.loc	0 439 14 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 444 2
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 445 1
	s_endpgm
.Ltmp51:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_end_moves
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end41:
	.size	time_end_moves, .Lfunc_end41-time_end_moves

	.protected	time_end_anew
	.globl	time_end_anew
	.p2align	8
	.type	time_end_anew,@function
time_end_anew:
.Lfunc_begin42:
	.loc	0 450 2 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB42_2
.LBB42_1:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 450 38
	s_and_b64 s[12:13], exec, s[10:11]
	s_or_b64 s[4:5], s[12:13], s[4:5]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[12:13], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[12:13]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB42_4
.LBB42_2:
	.loc	0 450 12
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 450 38
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB42_1
	.loc	0 450 41
	s_memtime s[14:15]
	.loc	0 450 47
	s_memtime s[16:17]
	.loc	0 450 51
	s_waitcnt lgkmcnt(0)
	s_add_u32 s16, s16, 0x1f4
	s_addc_u32 s17, s17, 0
	.loc	0 450 45
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v3, s17
	v_cmp_ge_u64_e32 vcc, s[14:15], v[2:3]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[14:15], vcc, exec
	s_andn2_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], s[14:15]
	s_branch .LBB42_1
.LBB42_4:
	.loc	0 0 45
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB42_6
	.loc	0 450 2
	v_mov_b32_e32 v0, 0
	.loc	0 452 3 is_stmt 1
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB42_6:
	.loc	0 453 1
	s_endpgm
.Ltmp52:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_end_anew
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end42:
	.size	time_end_anew, .Lfunc_end42-time_end_anew

	.protected	time_end_given
	.globl	time_end_given
	.p2align	8
	.type	time_end_given,@function
time_end_given:
.Lfunc_begin43:
	.loc	0 456 14 prologue_end
	s_load_dword s8, s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b32 s4, 0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v0, 1
	.loc	0 456 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s5, s8, 8
	v_mov_b32_e32 v1, 0
	s_branch .LBB43_2
.LBB43_1:
	.loc	0 0 23
	s_or_b64 exec, exec, s[14:15]
	.loc	0 459 38 is_stmt 1
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[6:7], s[14:15], s[6:7]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB43_4
.LBB43_2:
	.loc	0 459 12 is_stmt 0
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 459 38
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB43_1
	.loc	0 459 41
	s_memtime s[16:17]
	.loc	0 459 45
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	s_andn2_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u64_e32 vcc, s[16:17], v[2:3]
	s_and_b64 s[16:17], vcc, exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_branch .LBB43_1
.LBB43_4:
	.loc	0 0 45
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB43_6
	.loc	0 456 14 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 461 3
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB43_6:
	.loc	0 462 1
	s_endpgm
.Ltmp53:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_end_given
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end43:
	.size	time_end_given, .Lfunc_end43-time_end_given

	.protected	time_end_huge
	.globl	time_end_huge
	.p2align	8
	.type	time_end_huge,@function
time_end_huge:
.Lfunc_begin44:
	.loc	0 465 14 prologue_end
	s_memtime s[6:7]
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 465 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_xor_b32 s7, s7, 0x80000000
	s_branch .LBB44_2
.LBB44_1:
	.loc	0 0 18
	s_or_b64 exec, exec, s[14:15]
	.loc	0 468 38 is_stmt 1
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[4:5], s[14:15], s[4:5]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB44_4
.LBB44_2:
	.loc	0 468 12 is_stmt 0
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 468 38
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB44_1
	.loc	0 468 41
	s_memtime s[16:17]
	.loc	0 468 45
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	s_andn2_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u64_e32 vcc, s[16:17], v[2:3]
	s_and_b64 s[16:17], vcc, exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_branch .LBB44_1
.LBB44_4:
	.loc	0 0 45
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB44_6
	.loc	0 465 14 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 470 3
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB44_6:
	.loc	0 471 1
	s_endpgm
.Ltmp54:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_end_huge
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end44:
	.size	time_end_huge, .Lfunc_end44-time_end_huge

	.protected	time_stale
	.globl	time_stale
	.p2align	8
	.type	time_stale,@function
time_stale:
.Lfunc_begin45:
	.loc	0 474 12 prologue_end
	s_memtime s[8:9]
	.loc	0 474 23 is_stmt 0
	s_memtime s[10:11]
	.loc	0 474 12
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[6:7], 0
	.loc	0 474 27
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s10, 0xc350
	s_addc_u32 s5, s11, 0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	v_cmp_lt_u64_e32 vcc, s[8:9], v[0:1]
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_xor_b64 s[8:9], vcc, -1
.LBB45_1:
	.loc	0 477 12 is_stmt 1
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[10:11], vcc, s[8:9]
	.loc	0 477 5 is_stmt 0
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[6:7], s[10:11], s[6:7]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[10:11], vcc, exec
	s_or_b64 s[4:5], s[4:5], s[10:11]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB45_1
	.loc	0 0 5
	s_or_b64 exec, exec, s[6:7]
	.loc	0 478 6 is_stmt 1
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB45_4
	.loc	0 474 12
	v_mov_b32_e32 v0, 0
	.loc	0 479 3
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB45_4:
	.loc	0 480 1
	s_endpgm
.Ltmp55:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_stale
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 3
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
.Lfunc_end45:
	.size	time_stale, .Lfunc_end45-time_stale

	.protected	time_or_data
	.globl	time_or_data
	.p2align	8
	.type	time_or_data,@function
time_or_data:
.Lfunc_begin46:
	.loc	0 483 17 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	.loc	0 486 12
	v_mov_b32_e32 v0, 1
	.loc	0 483 17
	s_memtime s[4:5]
	s_mov_b64 s[8:9], -1
	.loc	0 486 12
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 486 38 is_stmt 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB46_9
	.loc	0 0 38
	s_mov_b64 s[8:9], 0
	s_branch .LBB46_3
.LBB46_2:
	s_xor_b64 s[12:13], s[12:13], -1
	.loc	0 486 63
	s_and_b64 s[14:15], exec, s[14:15]
	s_or_b64 s[8:9], s[14:15], s[8:9]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB46_8
.LBB46_3:
	.loc	0 486 48
	s_memtime s[12:13]
	.loc	0 486 52
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s5, s12, s4
	.loc	0 486 56
	s_cmpk_lt_u32 s5, 0x1f4
	s_cselect_b64 s[14:15], -1, 0
	.loc	0 486 63
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB46_5
	.loc	0 486 66
	global_load_dword v2, v1, s[2:3] offset:20
	s_mov_b64 s[12:13], -1
	.loc	0 486 74
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[14:15], 5, v2
	s_branch .LBB46_6
.LBB46_5:
.LBB46_6:
	.loc	0 486 63
	s_andn2_b64 vcc, exec, s[14:15]
	s_mov_b64 s[14:15], -1
	s_cbranch_vccnz .LBB46_2
	.loc	0 486 12
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_mov_b64 s[12:13], 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_orn2_b64 s[14:15], vcc, exec
	s_branch .LBB46_2
.LBB46_8:
	.loc	0 0 12
	s_or_b64 exec, exec, s[8:9]
	s_orn2_b64 s[8:9], s[10:11], exec
.LBB46_9:
	s_or_b64 exec, exec, s[6:7]
	.loc	0 486 38
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB46_11
	.loc	0 488 3 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB46_11:
	.loc	0 489 1
	s_endpgm
.Ltmp56:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_or_data
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 3
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
.Lfunc_end46:
	.size	time_or_data, .Lfunc_end46-time_or_data

	.protected	time_sometimes
	.globl	time_sometimes
	.p2align	8
	.type	time_sometimes,@function
time_sometimes:
.Lfunc_begin47:
	.loc	0 492 14 prologue_end
	s_memtime s[0:1]
	s_mov_b64 s[8:9], 0
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 492 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s10, s0, 0x1f4
	s_addc_u32 s11, s1, 0
	s_branch .LBB47_2
.LBB47_1:
	.loc	0 497 20 is_stmt 1
	s_and_b64 s[0:1], exec, s[18:19]
	s_or_b64 s[8:9], s[0:1], s[8:9]
	s_andn2_b64 s[0:1], s[12:13], exec
	s_and_b64 s[12:13], s[16:17], exec
	s_or_b64 s[12:13], s[0:1], s[12:13]
	s_andn2_b64 s[0:1], s[2:3], exec
	s_and_b64 s[2:3], s[14:15], exec
	s_or_b64 s[2:3], s[0:1], s[2:3]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB47_6
.LBB47_2:
	.loc	0 496 10
	global_atomic_cmpswap v2, v1, v[0:1], s[4:5] glc
	.loc	0 497 7
	global_load_dword v3, v1, s[6:7] offset:20
	s_mov_b64 s[18:19], -1
	s_mov_b64 s[22:23], -1
	.loc	0 496 10
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s[0:1], 0, v2
	.loc	0 497 15
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 5, v3
	.loc	0 497 20 is_stmt 0
	s_cbranch_vccnz .LBB47_4
	.loc	0 497 23
	s_memtime s[16:17]
	.loc	0 497 27
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	s_mov_b64 s[22:23], 0
	s_and_b64 s[20:21], s[0:1], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u64_e32 vcc, s[16:17], v[2:3]
	s_mov_b64 s[16:17], -1
	.loc	0 497 7
	s_or_b64 s[18:19], vcc, s[0:1]
	s_orn2_b64 s[18:19], s[18:19], exec
.LBB47_4:
	.loc	0 0 7
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[20:21], s[20:21], exec
	.loc	0 497 20
	s_andn2_b64 vcc, exec, s[22:23]
	s_or_b64 s[14:15], s[14:15], s[20:21]
	s_cbranch_vccnz .LBB47_1
	.loc	0 0 20
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_andn2_b64 s[18:19], s[18:19], exec
	s_mov_b64 s[16:17], 0
	s_or_b64 s[14:15], s[14:15], s[0:1]
	s_or_b64 s[18:19], s[18:19], s[0:1]
	s_branch .LBB47_1
.LBB47_6:
	s_or_b64 exec, exec, s[8:9]
	s_mov_b64 s[0:1], -1
	s_and_saveexec_b64 s[8:9], s[12:13]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_orn2_b64 s[0:1], s[2:3], exec
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB47_10
	.loc	0 501 3 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[6:7]
	global_atomic_swap v0, v0, s[4:5]
.LBB47_10:
	.loc	0 502 1
	s_endpgm
.Ltmp57:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_sometimes
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 24
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
.Lfunc_end47:
	.size	time_sometimes, .Lfunc_end47-time_sometimes

	.protected	time_low_bits
	.globl	time_low_bits
	.p2align	8
	.type	time_low_bits,@function
time_low_bits:
.Lfunc_begin48:
	.loc	0 505 17 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	.loc	0 508 12
	v_mov_b32_e32 v0, 1
	.loc	0 505 17
	s_memtime s[4:5]
	.loc	0 508 12
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 508 38 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB48_3
	.loc	0 0 38
	s_mov_b64 s[6:7], 0
.LBB48_2:
	.loc	0 508 49
	s_waitcnt lgkmcnt(0)
	s_memtime s[8:9]
	.loc	0 508 12
	global_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 508 38
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB48_2
.LBB48_3:
	.loc	0 0 38
	s_or_b64 exec, exec, s[4:5]
	.loc	0 505 17 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 510 3
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 511 1
	s_endpgm
.Ltmp58:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel time_low_bits
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 10
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
.Lfunc_end48:
	.size	time_low_bits, .Lfunc_end48-time_low_bits

	.hidden	__oclc_ABI_version
	.type	__oclc_ABI_version,@object
	.section	.rodata,"a",@progbits
	.weak	__oclc_ABI_version
	.p2align	2, 0x0
__oclc_ABI_version:
	.long	400
	.size	__oclc_ABI_version, 4

	.section	".note.GNU-stack","",@progbits
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 8
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           hand_over
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         hand_over.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           hand_over_global
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         hand_over_global.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           all_poll
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         all_poll.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           all_poll_load
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         all_poll_load.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           grid_barrier
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         grid_barrier.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           grid_barrier_leader
    .private_segment_fixed_size: 0
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         grid_barrier_leader.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           first_try
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         first_try.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           first_try_all
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         first_try_all.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           add_long
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         add_long.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           add_double
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         add_double.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           time_out
    .private_segment_fixed_size: 0
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         time_out.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           some_tries
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         some_tries.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           leader_anew
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         leader_anew.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           inside
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         inside.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           lane_zero
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         lane_zero.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           barrier_in_loop
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         barrier_in_loop.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           barrier_in_callee
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         barrier_in_callee.kd
    .vgpr_count:     32
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           halves
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         halves.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           tries_down
    .private_segment_fixed_size: 0
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         tries_down.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           tries_down_given
    .private_segment_fixed_size: 0
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         tries_down_given.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           tries_long
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         tries_long.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           tries_of_function
    .private_segment_fixed_size: 0
    .sgpr_count:     90
    .sgpr_spill_count: 0
    .symbol:         tries_of_function.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           tries_of_callee
    .private_segment_fixed_size: 12
    .sgpr_count:     54
    .sgpr_spill_count: 0
    .symbol:         tries_of_callee.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           tries_sticky
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         tries_sticky.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           tries_twice
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         tries_twice.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           tries_by_doubling
    .private_segment_fixed_size: 0
    .sgpr_count:     46
    .sgpr_spill_count: 0
    .symbol:         tries_by_doubling.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           tries_set_back
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         tries_set_back.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           tries_again
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         tries_again.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           tries_of_some
    .private_segment_fixed_size: 0
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         tries_of_some.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           time_out_low
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_out_low.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           time_out_break
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_out_break.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           time_out_real
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_out_real.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           time_out_until
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_out_until.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           time_out_signed
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_out_signed.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           time_out_signed_since
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_out_signed_since.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           time_out_and_tries
    .private_segment_fixed_size: 0
    .sgpr_count:     27
    .sgpr_spill_count: 0
    .symbol:         time_out_and_tries.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           time_set_back
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         time_set_back.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           time_again
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_again.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           time_of_some
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         time_of_some.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           time_end_moves
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         time_end_moves.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           time_end_anew
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_end_anew.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           time_end_given
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_end_given.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           time_end_huge
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_end_huge.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           time_stale
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         time_stale.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           time_or_data
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         time_or_data.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           time_sometimes
    .private_segment_fixed_size: 0
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         time_sometimes.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           time_low_bits
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         time_low_bits.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

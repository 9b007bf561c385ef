	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	hand_over
	.globl	hand_over
	.p2align	8
	.type	hand_over,@function
hand_over:
.Lfunc_begin0:
	.file	0 "." "cl/usual.cl" md5 0x9c1db7ec9eba273225f05d34289c2ca6
	.loc	0 13 0
	s_mov_b32 s1, s6
.Ltmp0:
	.loc	0 17 8 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 17 6 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_2
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	.loc	0 17 19
	ds_write_b32 v1, v1 offset:4
.LBB0_2:
	.loc	0 0 19
	s_or_b64 exec, exec, s[2:3]
	.loc	0 18 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 19 6
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_6
	.loc	0 17 6
	s_load_dwordx2 s[6:7], s[4:5], 0x8
	s_mov_b32 s9, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s8, s9
.LBB0_4:
	.loc	0 21 11
	ds_read_b32 v3, v1 offset:4
	.loc	0 21 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 21 4
	s_cbranch_vccnz .LBB0_4
	.loc	0 22 10 is_stmt 1
	s_lshl_b64 s[10:11], s[8:9], 2
	s_add_u32 s10, s6, s10
	s_addc_u32 s11, s7, s11
	s_load_dword s0, s[10:11], 0x0
	.loc	0 20 27
	s_add_i32 s8, s8, 1
	.loc	0 20 21 is_stmt 0
	s_cmp_lg_u32 s8, 4
	.loc	0 22 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s0
	.loc	0 22 8 is_stmt 0
	ds_write_b32 v1, v3
	.loc	0 23 9 is_stmt 1
	ds_write_b32 v1, v2 offset:4
	.loc	0 20 3
	s_cbranch_scc1 .LBB0_4
.LBB0_6:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 25 8 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 64, v0
	.loc	0 25 6 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_10
	.loc	0 17 6 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_mov_b32 s0, 0
	s_ashr_i64 s[4:5], s[0:1], 30
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s2, s4
	s_addc_u32 s3, s3, s5
.LBB0_8:
	.loc	0 27 11
	ds_read_b32 v1, v0 offset:4
	.loc	0 27 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v1
	.loc	0 27 4
	s_cbranch_vccnz .LBB0_8
	.loc	0 28 14 is_stmt 1
	ds_read_b32 v1, v0
	.loc	0 28 11 is_stmt 0
	global_load_dword v2, v0, s[2:3] glc
	s_waitcnt vmcnt(0)
	.loc	0 26 27 is_stmt 1
	s_add_i32 s0, s0, 1
	.loc	0 26 21 is_stmt 0
	s_cmp_lg_u32 s0, 4
	.loc	0 28 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt vmcnt(0)
	.loc	0 29 9
	ds_write_b32 v0, v0 offset:4
	.loc	0 26 3
	s_cbranch_scc1 .LBB0_8
.LBB0_10:
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
	.size	hand_over, .Lfunc_end0-hand_over

	.protected	hand_over_global
	.globl	hand_over_global
	.p2align	8
	.type	hand_over_global,@function
hand_over_global:
.Lfunc_begin1:
	.loc	0 33 0
	s_mov_b32 s1, s6
.Ltmp2:
	.loc	0 34 6 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_cmp_lt_i32_e32 vcc, 63, v0
	s_mov_b64 s[8:9], 0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	.loc	0 0 6 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 64, v0
	s_and_b64 s[8:9], vcc, exec
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB1_9
	s_mov_b32 s15, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_mov_b64 s[16:17], s[8:9]
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_8
	s_mov_b32 s0, s15
	s_ashr_i64 s[16:17], s[0:1], 30
	s_waitcnt lgkmcnt(0)
	s_add_u32 s16, s2, s16
	s_addc_u32 s17, s3, s17
	.loc	0 34 6
	s_load_dwordx2 s[4:5], s[4:5], 0x8
	s_add_u32 s18, 0, 0
	s_addc_u32 s19, s1, 64
	s_ashr_i64 s[18:19], s[18:19], 30
	s_add_u32 s18, s6, s18
	s_addc_u32 s19, s7, s19
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s14, s15
.LBB1_5:
	.loc	0 36 11 is_stmt 1
	global_load_dword v3, v1, s[16:17] glc
	s_waitcnt vmcnt(0)
	.loc	0 36 19 is_stmt 0
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .LBB1_5
	.loc	0 37 18 is_stmt 1
	s_lshl_b64 s[20:21], s[14:15], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s20, s4, s20
	s_addc_u32 s21, s5, s21
	global_load_dword v3, v1, s[20:21]
	.loc	0 35 27
	s_add_i32 s14, s14, 1
	.loc	0 35 21 is_stmt 0
	s_cmp_lg_u32 s14, 4
	.loc	0 37 16 is_stmt 1
	s_waitcnt vmcnt(0)
	global_store_dword v1, v3, s[18:19]
	s_waitcnt vmcnt(0)
	.loc	0 39 12
	global_store_dword v1, v2, s[16:17]
	s_waitcnt vmcnt(0)
	s_cbranch_scc1 .LBB1_5
	.loc	0 41 8
	v_cmp_eq_u32_e32 vcc, 64, v0
	s_andn2_b64 s[4:5], s[8:9], exec
	s_and_b64 s[14:15], vcc, exec
	s_or_b64 s[16:17], s[4:5], s[14:15]
.LBB1_8:
	.loc	0 0 8 is_stmt 0
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[4:5], s[8:9], exec
	s_and_b64 s[8:9], s[16:17], exec
	s_or_b64 s[8:9], s[4:5], s[8:9]
.LBB1_9:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB1_13
	s_mov_b32 s0, 0
	s_ashr_i64 s[4:5], s[0:1], 30
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s2, s4
	s_addc_u32 s5, s3, s5
	s_add_u32 s8, 0, 0
	s_addc_u32 s9, s1, 64
	s_ashr_i64 s[8:9], s[8:9], 30
	s_add_u32 s8, s6, s8
	s_addc_u32 s9, s7, s9
	s_ashr_i32 s11, s1, 31
	s_mov_b32 s10, s1
	s_lshl_b64 s[10:11], s[10:11], 2
	s_add_u32 s6, s6, s10
	s_addc_u32 s7, s7, s11
	s_add_u32 s2, s2, s10
	s_addc_u32 s3, s3, s11
	v_mov_b32_e32 v0, 0
.LBB1_11:
	.loc	0 43 11 is_stmt 1
	global_load_dword v1, v0, s[4:5] glc
	s_waitcnt vmcnt(0)
	.loc	0 43 19 is_stmt 0
	v_cmp_ne_u32_e32 vcc, 1, v1
	.loc	0 43 4
	s_cbranch_vccnz .LBB1_11
	.loc	0 44 14 is_stmt 1
	global_load_dword v1, v0, s[8:9] glc
	s_waitcnt vmcnt(0)
	.loc	0 44 11 is_stmt 0
	global_load_dword v2, v0, s[6:7] glc
	s_waitcnt vmcnt(0)
	.loc	0 42 27 is_stmt 1
	s_add_i32 s0, s0, 1
	.loc	0 42 21 is_stmt 0
	s_cmp_lg_u32 s0, 4
	.loc	0 44 11 is_stmt 1
	v_add_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[6:7]
	s_waitcnt vmcnt(0)
	.loc	0 46 12
	global_store_dword v0, v0, s[2:3]
	s_waitcnt vmcnt(0)
	.loc	0 42 3
	s_cbranch_scc1 .LBB1_11
.LBB1_13:
	.loc	0 48 1
	s_endpgm
.Ltmp3:
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end1:
	.size	hand_over_global, .Lfunc_end1-hand_over_global

	.protected	all_poll
	.globl	all_poll
	.p2align	8
	.type	all_poll,@function
all_poll:
.Lfunc_begin2:
	.loc	0 52 6 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 52 8 is_stmt 0
	s_cmp_eq_u32 s6, 0
	.loc	0 52 6
	s_cbranch_scc1 .LBB2_8
	.loc	0 0 6
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB2_3
.LBB2_2:
	s_or_b64 exec, exec, s[10:11]
	.loc	0 57 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 57 30 is_stmt 0
	s_cmp_lg_u32 s7, 0
	s_cselect_b64 s[10:11], -1, 0
	.loc	0 57 3
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[8:9], s[10:11], s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB2_5
.LBB2_3:
	.loc	0 57 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB2_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	s_branch .LBB2_2
.LBB2_5:
	.loc	0 0 10
	s_or_b64 exec, exec, s[8:9]
	.loc	0 58 21 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[2:3] glc
	s_waitcnt vmcnt(0)
	.loc	0 58 14 is_stmt 0
	v_lshl_add_u32 v1, s6, 6, v0
	.loc	0 58 3
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v4, s3
	v_add_co_u32_e32 v1, vcc, s2, v1
	v_addc_co_u32_e32 v2, vcc, v4, v2, vcc
	.loc	0 58 19
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 52 6 is_stmt 1
	s_branch .LBB2_7
.LBB2_6:
	s_load_dwordx2 s[4:5], s[4:5], 0x8
	.loc	0 53 12
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 55 3
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	.loc	0 53 12
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[4:5]
	.loc	0 53 10 is_stmt 0
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[2:3]
	s_waitcnt vmcnt(0)
	.loc	0 55 3 is_stmt 1
	global_atomic_swap v2, v3, s[0:1]
.LBB2_7:
	.loc	0 60 1
	s_endpgm
.LBB2_8:
	.loc	0 52 6
	s_cbranch_execnz .LBB2_6
	s_branch .LBB2_7
.Ltmp4:
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
.Lfunc_end2:
	.size	all_poll, .Lfunc_end2-all_poll

	.protected	all_poll_load
	.globl	all_poll_load
	.p2align	8
	.type	all_poll_load,@function
all_poll_load:
.Lfunc_begin3:
	.loc	0 63 6 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
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
	global_load_dword v3, v1, s[2:3] glc
	s_waitcnt vmcnt(0)
	.loc	0 69 14 is_stmt 0
	v_lshl_add_u32 v1, s6, 6, v0
	.loc	0 69 3
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v4, s3
	v_add_co_u32_e32 v1, vcc, s2, v1
	v_addc_co_u32_e32 v2, vcc, v4, v2, vcc
	.loc	0 69 19
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 63 6 is_stmt 1
	s_branch .LBB3_5
.LBB3_4:
	s_load_dwordx2 s[4:5], s[4:5], 0x8
	.loc	0 64 12
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 66 11
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	.loc	0 64 12
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[4:5]
	.loc	0 64 10 is_stmt 0
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[2:3]
	s_waitcnt vmcnt(0)
	.loc	0 66 11 is_stmt 1
	global_store_dword v2, v3, s[0:1]
	s_waitcnt vmcnt(0)
.LBB3_5:
	.loc	0 71 1
	s_endpgm
.LBB3_6:
	.loc	0 63 6
	s_cbranch_execnz .LBB3_4
	s_branch .LBB3_5
.Ltmp5:
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
		.amdhsa_next_free_sgpr 7
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
	s_nop 0
	s_load_dwordx2 s[6:7], s[6:7], 0x10
	.loc	0 74 20 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[2:3]
	.loc	0 74 13
	v_lshl_add_u32 v1, s8, 6, v0
	.loc	0 74 2
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v4, s7
	v_add_co_u32_e32 v1, vcc, s6, v1
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
	s_mov_b64 s[10:11], exec
	v_mbcnt_lo_u32_b32 v3, s10, 0
	v_mbcnt_hi_u32_b32 v3, s11, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_b64 s[12:13], exec, vcc
	s_mov_b64 exec, s[12:13]
	s_cbranch_execz .LBB4_3
	s_bcnt1_i32_b64 s9, s[10:11]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s9
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
	s_add_i32 s9, s4, 1
	s_sub_i32 s10, s5, s2
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s4, s9, s4
	s_cselect_b32 s5, s10, s5
	s_add_i32 s9, s4, 1
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s4, s9, s4
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
	v_mov_b32_e32 v5, s7
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
	v_add_co_u32_e32 v3, vcc, s6, v3
	v_addc_co_u32_e32 v4, vcc, v5, v4, vcc
	global_load_dword v0, v[3:4], off glc
	s_waitcnt vmcnt(0)
	.loc	0 79 18
	global_load_dword v3, v[1:2], off glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, v3, v0
	global_store_dword v[1:2], v0, off
	s_waitcnt vmcnt(0)
	.loc	0 80 1 is_stmt 1
	s_endpgm
.Ltmp6:
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
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	.loc	0 83 20 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1]
	.loc	0 83 13
	v_lshl_add_u32 v1, s8, 6, v0
	.loc	0 83 2
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v4, s3
	v_add_co_u32_e32 v1, vcc, s2, v1
	v_addc_co_u32_e32 v2, vcc, v4, v2, vcc
	.loc	0 85 8 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 83 18
	s_waitcnt vmcnt(0)
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 84 2
	s_barrier
	.loc	0 85 6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB5_7
	.loc	0 83 25
	s_load_dwordx2 s[6:7], s[6:7], 0x0
	.loc	0 86 3
	s_mov_b64 s[12:13], exec
	v_mbcnt_lo_u32_b32 v3, s12, 0
	v_mbcnt_hi_u32_b32 v3, s13, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB5_3
	s_bcnt1_i32_b64 s9, s[12:13]
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s9
	s_waitcnt lgkmcnt(0)
	global_atomic_add v3, v4, s[6:7]
.LBB5_3:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s12, s[4:5], 0xc
	s_mov_b64 s[10:11], 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s9, 0xffff
	v_cvt_f32_u32_e32 v3, s9
	s_sub_i32 s13, 0, s9
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_readfirstlane_b32 s14, v3
	s_mul_i32 s13, s13, s14
	s_mul_hi_u32 s13, s14, s13
	s_add_i32 s14, s14, s13
	s_mul_hi_u32 s13, s12, s14
	s_mul_i32 s14, s13, s9
	s_sub_i32 s14, s12, s14
	s_add_i32 s15, s13, 1
	s_sub_i32 s16, s14, s9
	s_cmp_ge_u32 s14, s9
	s_cselect_b32 s13, s15, s13
	s_cselect_b32 s14, s16, s14
	s_add_i32 s15, s13, 1
	s_cmp_ge_u32 s14, s9
	s_cselect_b32 s14, s15, s13
	s_mul_i32 s9, s14, s9
	s_cmp_gt_u32 s12, s9
	s_cselect_b64 s[12:13], -1, 0
	s_cmp_lg_u64 s[12:13], 0
	s_addc_u32 s9, s14, 0
	v_mov_b32_e32 v3, 0
	s_branch .LBB5_5
.LBB5_4:
	s_or_b64 exec, exec, s[12:13]
	.loc	0 87 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v4
	.loc	0 87 30 is_stmt 0
	s_cmp_ge_i32 s12, s9
	s_cselect_b64 s[12:13], -1, 0
	.loc	0 87 3
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[10:11], s[12:13], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB5_7
.LBB5_5:
	.loc	0 87 10
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_mbcnt_hi_u32_b32 v4, exec_hi, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB5_4
	global_load_dword v4, v3, s[6:7] glc
	s_branch .LBB5_4
.LBB5_7:
	.loc	0 0 10
	s_or_b64 exec, exec, s[0:1]
	.loc	0 90 41 is_stmt 1
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[4:5], 0xc
	.loc	0 90 34 is_stmt 0
	s_add_i32 s8, s8, 1
	.loc	0 90 21
	v_mov_b32_e32 v5, s3
	.loc	0 89 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	.loc	0 90 41
	s_and_b32 s0, s0, 0xffff
	v_cvt_f32_u32_e32 v3, s0
	s_sub_i32 s4, 0, s0
	.loc	0 89 2
	s_barrier
	.loc	0 90 41
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_readfirstlane_b32 s5, v3
	s_mul_i32 s4, s4, s5
	s_mul_hi_u32 s4, s5, s4
	s_add_i32 s5, s5, s4
	s_mul_hi_u32 s4, s1, s5
	s_mul_i32 s5, s4, s0
	s_sub_i32 s5, s1, s5
	s_add_i32 s6, s4, 1
	s_sub_i32 s7, s5, s0
	s_cmp_ge_u32 s5, s0
	s_cselect_b32 s4, s6, s4
	s_cselect_b32 s5, s7, s5
	s_add_i32 s6, s4, 1
	s_cmp_ge_u32 s5, s0
	s_cselect_b32 s4, s6, s4
	s_mul_i32 s0, s4, s0
	s_cmp_gt_u32 s1, s0
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lg_u64 s[0:1], 0
	s_addc_u32 s0, s4, 0
	.loc	0 90 39 is_stmt 0
	s_abs_i32 s0, s0
	v_cvt_f32_u32_e32 v3, s0
	s_sub_i32 s4, 0, s0
	s_abs_i32 s3, s8
	s_ashr_i32 s1, s8, 31
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_readfirstlane_b32 s5, v3
	s_mul_i32 s4, s4, s5
	s_mul_hi_u32 s4, s5, s4
	s_add_i32 s5, s5, s4
	s_mul_hi_u32 s4, s3, s5
	s_mul_i32 s4, s4, s0
	s_sub_i32 s3, s3, s4
	s_sub_i32 s4, s3, s0
	s_cmp_ge_u32 s3, s0
	s_cselect_b32 s3, s4, s3
	s_sub_i32 s4, s3, s0
	s_cmp_ge_u32 s3, s0
	s_cselect_b32 s0, s4, s3
	s_xor_b32 s0, s0, s1
	s_sub_i32 s0, s0, s1
	.loc	0 90 44
	v_lshl_add_u32 v3, s0, 6, v0
	.loc	0 90 21
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_co_u32_e32 v3, vcc, s2, v3
	v_addc_co_u32_e32 v4, vcc, v5, v4, vcc
	global_load_dword v0, v[3:4], off glc
	s_waitcnt vmcnt(0)
	.loc	0 90 18
	global_load_dword v3, v[1:2], off glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, v3, v0
	global_store_dword v[1:2], v0, off
	s_waitcnt vmcnt(0)
	.loc	0 91 1 is_stmt 1
	s_endpgm
.Ltmp7:
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
		.amdhsa_next_free_vgpr 6
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
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	.loc	0 96 7 is_stmt 1
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v0, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB6_4
	.loc	0 0 7 is_stmt 0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB6_3:
	.loc	0 97 9 is_stmt 1
	s_sleep 1
	.loc	0 97 47 is_stmt 0
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	.loc	0 97 38
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB6_3
.LBB6_4:
	.loc	0 0 38
	s_or_b64 exec, exec, s[2:3]
	.loc	0 95 6 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 98 11
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 100 3
	global_atomic_swap v0, v0, s[0:1]
.LBB6_5:
	.loc	0 102 1
	s_endpgm
.Ltmp8:
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
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v0, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB7_3
	.loc	0 0 6 is_stmt 0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB7_2:
	.loc	0 106 8 is_stmt 1
	s_sleep 1
	.loc	0 106 46 is_stmt 0
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	.loc	0 106 37
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB7_2
.LBB7_3:
	.loc	0 0 37
	s_or_b64 exec, exec, s[4:5]
	.loc	0 107 10 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 109 2
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 110 1
	s_endpgm
.Ltmp9:
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
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v1, vcc, s2, v1
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_mov_b64 s[2:3], 0
.LBB8_1:
.Ltmp10:
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
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 117 13 is_stmt 1
	v_lshl_add_u32 v0, s6, 6, v0
	.loc	0 117 2 is_stmt 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	v_mov_b32_e32 v2, 1
	.loc	0 117 18
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 118 1 is_stmt 1
	s_endpgm
.Ltmp11:
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
		.amdhsa_next_free_sgpr 7
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
.Ltmp12:
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
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_memtime s[10:11]
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_branch .LBB10_2
.LBB10_1:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 134 32 is_stmt 1
	s_and_b64 s[18:19], exec, s[16:17]
	s_or_b64 s[8:9], s[18:19], s[8:9]
	.loc	0 134 0 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[18:19], s[14:15], exec
	s_or_b64 s[12:13], s[12:13], s[18:19]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[18:19], vcc, exec
	s_or_b64 s[2:3], s[2:3], s[18:19]
	.loc	0 134 32
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB10_4
.LBB10_2:
	.loc	0 134 18
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
	s_or_b64 s[14:15], s[14:15], exec
	s_or_b64 s[16:17], s[16:17], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	.loc	0 134 32
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB10_1
	.loc	0 134 35
	s_memtime s[20:21]
	.loc	0 134 68
	v_mov_b32_e32 v5, 0x7cf
	v_mov_b32_e32 v6, 0
	.loc	0 134 64
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s20, s20, s10
	s_subb_u32 s21, s21, s11
	.loc	0 134 68
	v_cmp_gt_u64_e32 vcc, s[20:21], v[5:6]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[20:21], vcc, exec
	s_andn2_b64 s[14:15], s[14:15], exec
	s_or_b64 s[16:17], s[16:17], s[20:21]
	s_branch .LBB10_1
.LBB10_4:
	.loc	0 0 68
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[12:13]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB10_6
	.loc	0 131 12 is_stmt 1
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	.loc	0 136 11
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[10:11]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[10:11]
	.loc	0 138 3
	global_atomic_swap v1, v1, s[0:1]
.LBB10_6:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 131 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 140 13
	v_lshl_add_u32 v0, s6, 6, v0
	.loc	0 140 2 is_stmt 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 134 17 is_stmt 1
	v_cndmask_b32_e64 v2, 0, 1, s[2:3]
	.loc	0 140 2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 140 18 is_stmt 0
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 141 1 is_stmt 1
	s_endpgm
.Ltmp13:
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
		.amdhsa_next_free_vgpr 7
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
.Lfunc_end10:
	.size	time_out, .Lfunc_end10-time_out

	.protected	some_tries
	.globl	some_tries
	.p2align	8
	.type	some_tries,@function
some_tries:
.Lfunc_begin11:
	.loc	0 146 2 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s7, 0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
.LBB11_1:
	.loc	0 147 10
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
	.loc	0 146 36
	s_add_i32 s10, s7, 1
	.loc	0 146 20 is_stmt 0
	s_cmpk_gt_u32 s7, 0x62
	s_mov_b32 s7, s10
	s_cselect_b64 s[10:11], -1, 0
	.loc	0 147 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 146 2
	s_or_b64 s[10:11], s[10:11], vcc
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[8:9], s[10:11], s[8:9]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[10:11], vcc, exec
	s_or_b64 s[2:3], s[2:3], s[10:11]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB11_1
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 148 6 is_stmt 1
	s_and_saveexec_b64 s[8:9], s[2:3]
	s_cbranch_execz .LBB11_4
	.loc	0 146 2
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	.loc	0 149 11
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[10:11]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[10:11]
	.loc	0 151 3
	global_atomic_swap v1, v1, s[0:1]
.LBB11_4:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 146 2 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 153 13
	v_lshl_add_u32 v0, s6, 6, v0
	.loc	0 153 2 is_stmt 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 147 9 is_stmt 1
	v_cndmask_b32_e64 v2, 0, 1, s[2:3]
	.loc	0 153 2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 153 18 is_stmt 0
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 154 1 is_stmt 1
	s_endpgm
.Ltmp14:
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
.Lfunc_end11:
	.size	some_tries, .Lfunc_end11-some_tries

	.protected	leader_anew
	.globl	leader_anew
	.p2align	8
	.type	leader_anew,@function
leader_anew:
.Lfunc_begin12:
	.loc	0 156 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_branch .LBB12_2
.LBB12_1:
	s_or_b64 exec, exec, s[6:7]
.Ltmp15:
	.loc	0 159 9 prologue_end
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 159 2 is_stmt 0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB12_6
.LBB12_2:
	.loc	0 160 16 is_stmt 1
	v_readfirstlane_b32 s6, v0
	.loc	0 162 9
	v_cmp_eq_u32_e32 vcc, s6, v0
	.loc	0 162 7 is_stmt 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB12_1
	.loc	0 0 7
	s_mov_b64 s[8:9], 0
.LBB12_4:
	.loc	0 163 11 is_stmt 1
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 163 4 is_stmt 0
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB12_4
	.loc	0 0 4
	s_or_b64 exec, exec, s[8:9]
	.loc	0 164 12 is_stmt 1
	global_load_dword v2, v1, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[2:3]
	.loc	0 166 4
	global_atomic_swap v1, v1, s[0:1]
	v_mov_b32_e32 v2, 1
	s_branch .LBB12_1
.LBB12_6:
	.loc	0 170 1
	s_endpgm
.Ltmp16:
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
		.amdhsa_next_free_vgpr 4
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
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	s_branch .LBB13_2
.LBB13_1:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 175 9
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 175 2
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB13_4
.LBB13_2:
	.loc	0 176 8 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v4, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 176 7 is_stmt 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB13_1
	.loc	0 177 12 is_stmt 1
	global_load_dword v3, v2, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, 1, v3
	global_store_dword v2, v3, s[2:3]
	.loc	0 179 4
	global_atomic_swap v2, v2, s[0:1]
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v3, 1
	s_branch .LBB13_1
.LBB13_4:
	.loc	0 182 1 is_stmt 1
	s_endpgm
.Ltmp17:
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
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
.LBB14_2:
	.loc	0 186 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	.loc	0 186 3 is_stmt 0
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB14_2
	.loc	0 0 3
	s_or_b64 exec, exec, s[2:3]
	.loc	0 185 37 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 187 11
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 189 3
	global_atomic_swap v0, v0, s[0:1]
.LBB14_4:
	.loc	0 191 1
	s_endpgm
.Ltmp18:
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
		.amdhsa_next_free_vgpr 4
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

	.protected	leader_by_size
	.globl	leader_by_size
	.p2align	8
	.type	leader_by_size,@function
leader_by_size:
.Lfunc_begin15:
	.loc	0 195 0
	s_mov_b32 s0, 0x3ffffff
.Ltmp19:
	.loc	0 195 24 prologue_end
	v_mul_hi_u32 v1, v0, s0
	v_lshlrev_b32_e32 v1, 6, v1
	v_sub_u32_e32 v0, v0, v1
	v_subrev_u32_e32 v1, 64, v0
	v_cmp_lt_u32_e32 vcc, 63, v0
	v_cndmask_b32_e32 v0, v0, v1, vcc
	v_subrev_u32_e32 v1, 64, v0
	v_cmp_lt_u32_e32 vcc, 63, v0
	v_cndmask_b32_e32 v0, v0, v1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB15_4
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
.LBB15_2:
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB15_2
	.loc	0 0 24 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 195 24
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB15_4:
	s_endpgm
.Ltmp20:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_by_size
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
.Lfunc_end15:
	.size	leader_by_size, .Lfunc_end15-leader_by_size

	.protected	leader_of_half
	.globl	leader_of_half
	.p2align	8
	.type	leader_of_half,@function
leader_of_half:
.Lfunc_begin16:
	.loc	0 196 24 prologue_end is_stmt 1
	v_mbcnt_lo_u32_b32 v0, -1, 0
	v_cmp_eq_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB16_4
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
.LBB16_2:
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB16_2
	.loc	0 0 24 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 196 24
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB16_4:
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_of_half
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
.Lfunc_end16:
	.size	leader_of_half, .Lfunc_end16-leader_of_half

	.protected	leader_of_rest
	.globl	leader_of_rest
	.p2align	8
	.type	leader_of_rest,@function
leader_of_rest:
.Lfunc_begin17:
	.loc	0 197 24 prologue_end is_stmt 1
	v_mbcnt_hi_u32_b32 v0, -1, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB17_4
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
.LBB17_2:
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB17_2
	.loc	0 0 24 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 197 24
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB17_4:
	s_endpgm
.Ltmp22:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_of_rest
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
.Lfunc_end17:
	.size	leader_of_rest, .Lfunc_end17-leader_of_rest

	.protected	leader_of_third
	.globl	leader_of_third
	.p2align	8
	.type	leader_of_third,@function
leader_of_third:
.Lfunc_begin18:
	.loc	0 198 0 is_stmt 1
	s_mov_b32 s0, 0xaaaaaaab
.Ltmp23:
	.loc	0 198 25 prologue_end
	v_mul_lo_u32 v0, v0, s0
	s_mov_b32 s0, 0x5555556
	v_alignbit_b32 v0, v0, v0, 4
	v_cmp_gt_u32_e32 vcc, s0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB18_4
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
.LBB18_2:
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB18_2
	.loc	0 0 25 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 198 25
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB18_4:
	s_endpgm
.Ltmp24:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_of_third
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
.Lfunc_end18:
	.size	leader_of_third, .Lfunc_end18-leader_of_third

	.protected	leader_by_product
	.globl	leader_by_product
	.p2align	8
	.type	leader_by_product,@function
leader_by_product:
.Lfunc_begin19:
	.loc	0 199 27 prologue_end is_stmt 1
	v_mul_u32_u24_e32 v0, 3, v0
	v_and_b32_e32 v0, 63, v0
	v_cmp_eq_u32_e32 vcc, 9, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB19_4
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
.LBB19_2:
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB19_2
	.loc	0 0 27 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 199 27
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB19_4:
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_by_product
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
.Lfunc_end19:
	.size	leader_by_product, .Lfunc_end19-leader_by_product

	.protected	leader_by_two
	.globl	leader_by_two
	.p2align	8
	.type	leader_by_two,@function
leader_by_two:
.Lfunc_begin20:
	.loc	0 200 23 prologue_end is_stmt 1
	v_and_b32_e32 v0, 31, v0
	v_cmp_eq_u32_e32 vcc, 4, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB20_4
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
.LBB20_2:
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB20_2
	.loc	0 0 23 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 200 23
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB20_4:
	s_endpgm
.Ltmp26:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_by_two
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
.Lfunc_end20:
	.size	leader_by_two, .Lfunc_end20-leader_by_two

	.protected	leader_elected
	.globl	leader_elected
	.p2align	8
	.type	leader_elected,@function
leader_elected:
.Lfunc_begin21:
	.loc	0 201 24 prologue_end is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v0, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v2, v0, s[0:1] offset:36 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB21_4
	.loc	0 0 24 is_stmt 0
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB21_2:
	.loc	0 201 24
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB21_2
	.loc	0 0 24
	s_or_b64 exec, exec, s[4:5]
	.loc	0 201 24
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB21_4:
	s_endpgm
.Ltmp27:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_elected
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
.Lfunc_end21:
	.size	leader_elected, .Lfunc_end21-leader_elected

	.protected	leader_by_data
	.globl	leader_by_data
	.p2align	8
	.type	leader_by_data,@function
leader_by_data:
.Lfunc_begin22:
	.loc	0 202 24 prologue_end is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB22_4
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
.LBB22_2:
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[0:1], s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB22_2
	.loc	0 0 24 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 202 24
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[0:1]
	global_atomic_swap v0, v0, s[2:3]
.LBB22_4:
	s_endpgm
.Ltmp28:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_by_data
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
.Lfunc_end22:
	.size	leader_by_data, .Lfunc_end22-leader_by_data

	.protected	told_by_last
	.globl	told_by_last
	.p2align	8
	.type	told_by_last,@function
told_by_last:
.Lfunc_begin23:
	.loc	0 205 6 prologue_end is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_mov_b32 s1, s6
	s_mov_b32 s0, 0
	s_ashr_i64 s[6:7], s[0:1], 30
	.loc	0 205 8 is_stmt 0
	v_cmp_ne_u32_e32 vcc, 63, v0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s2, s6
	s_addc_u32 s3, s3, s7
	.loc	0 205 6
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB23_3
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
.LBB23_2:
	.loc	0 208 10 is_stmt 1
	global_load_dword v2, v1, s[2:3] glc
	s_waitcnt vmcnt(0)
	.loc	0 208 18 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 208 3
	s_cbranch_vccnz .LBB23_2
.LBB23_3:
	.loc	0 205 6 is_stmt 1
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB23_5
	.loc	0 206 11
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	global_store_dword v1, v2, s[2:3]
	s_waitcnt vmcnt(0)
.LBB23_5:
	.loc	0 0 11 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 205 6 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 209 13
	v_lshl_add_u32 v0, s1, 6, v0
	.loc	0 209 2 is_stmt 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	v_mov_b32_e32 v2, 1
	.loc	0 209 18
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 210 1 is_stmt 1
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel told_by_last
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
.Lfunc_end23:
	.size	told_by_last, .Lfunc_end23-told_by_last

	.protected	told_in_turn
	.globl	told_in_turn
	.p2align	8
	.type	told_in_turn,@function
told_in_turn:
.Lfunc_begin24:
	.loc	0 212 0
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_mov_b32 s1, s6
	s_mov_b32 s0, 0
	s_ashr_i64 s[4:5], s[0:1], 30
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s2, s4
	s_addc_u32 s3, s3, s5
	s_branch .LBB24_2
.LBB24_1:
	s_or_b64 exec, exec, s[4:5]
.Ltmp30:
	.loc	0 213 26 prologue_end
	s_add_i32 s0, s0, 1
	.loc	0 213 20 is_stmt 0
	s_cmp_eq_u32 s0, 8
	s_cbranch_scc1 .LBB24_5
.LBB24_2:
	.loc	0 214 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, s0, v0
	.loc	0 214 7 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB24_1
.LBB24_3:
	.loc	0 215 11 is_stmt 1
	global_load_dword v2, v1, s[2:3] glc
	s_waitcnt vmcnt(0)
	.loc	0 215 19 is_stmt 0
	v_cmp_ne_u32_e32 vcc, s0, v2
	.loc	0 215 4
	s_cbranch_vccnz .LBB24_3
	.loc	0 216 16 is_stmt 1
	s_add_i32 s1, s0, 1
	v_mov_b32_e32 v2, s1
	.loc	0 216 12 is_stmt 0
	global_store_dword v1, v2, s[2:3]
	s_waitcnt vmcnt(0)
	.loc	0 217 3 is_stmt 1
	s_branch .LBB24_1
.LBB24_5:
	.loc	0 218 1
	s_endpgm
.Ltmp31:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel told_in_turn
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
		.amdhsa_next_free_sgpr 7
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
.Lfunc_end24:
	.size	told_in_turn, .Lfunc_end24-told_in_turn

	.protected	told_in_turn_back
	.globl	told_in_turn_back
	.p2align	8
	.type	told_in_turn_back,@function
told_in_turn_back:
.Lfunc_begin25:
	.loc	0 220 0
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_mov_b32 s1, s6
	s_mov_b32 s0, 0
	s_ashr_i64 s[0:1], s[0:1], 30
	s_mov_b32 s4, 7
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	v_mov_b32_e32 v1, 0
	s_branch .LBB25_2
.LBB25_1:
	s_or_b64 exec, exec, s[2:3]
.Ltmp32:
	.loc	0 221 27 prologue_end
	s_add_i32 s2, s4, -1
	.loc	0 221 20 is_stmt 0
	s_cmp_eq_u32 s4, 0
	s_mov_b32 s4, s2
	s_cbranch_scc1 .LBB25_5
.LBB25_2:
	.loc	0 222 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, s4, v0
	.loc	0 222 7 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB25_1
.LBB25_3:
	.loc	0 223 11 is_stmt 1
	global_load_dword v2, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 223 19 is_stmt 0
	v_cmp_ne_u32_e32 vcc, s4, v2
	.loc	0 223 4
	s_cbranch_vccnz .LBB25_3
	.loc	0 224 16 is_stmt 1
	s_add_i32 s5, s4, 1
	v_mov_b32_e32 v2, s5
	.loc	0 224 12 is_stmt 0
	global_store_dword v1, v2, s[0:1]
	s_waitcnt vmcnt(0)
	.loc	0 225 3 is_stmt 1
	s_branch .LBB25_1
.LBB25_5:
	.loc	0 226 1
	s_endpgm
.Ltmp33:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel told_in_turn_back
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
		.amdhsa_next_free_sgpr 7
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
	.size	told_in_turn_back, .Lfunc_end25-told_in_turn_back

	.protected	barrier_in_loop
	.globl	barrier_in_loop
	.p2align	8
	.type	barrier_in_loop,@function
barrier_in_loop:
.Lfunc_begin26:
	.loc	0 232 14 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	s_load_dword s0, s[4:5], 0x18
	.loc	0 232 9 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3]
	.loc	0 233 8 is_stmt 1
	s_cmp_lt_i32 s0, 5
	.loc	0 232 7
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v2
	.loc	0 233 6
	s_cbranch_scc1 .LBB26_3
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v2, v0
.LBB26_2:
	.loc	0 236 22 is_stmt 1
	v_and_b32_e32 v3, 63, v2
	.loc	0 236 12 is_stmt 0
	v_lshlrev_b32_e32 v3, 2, v3
	.loc	0 235 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 236 12
	ds_read_b32 v3, v3
	.loc	0 236 9 is_stmt 0
	ds_read_b32 v4, v1
	.loc	0 234 21 is_stmt 1
	s_add_i32 s0, s0, -1
	v_add_u32_e32 v2, 1, v2
	s_cmp_lg_u32 s0, 0
	.loc	0 236 9
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v4, v3
	ds_write_b32 v1, v3
	.loc	0 237 4
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 234 3
	s_cbranch_scc1 .LBB26_2
.LBB26_3:
	.loc	0 232 14
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 239 13
	v_lshl_add_u32 v0, s6, 6, v0
	.loc	0 239 20 is_stmt 0
	ds_read_b32 v2, v1
	.loc	0 239 2
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 239 18
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 240 1 is_stmt 1
	s_endpgm
.Ltmp34:
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
		.amdhsa_next_free_sgpr 7
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
	.size	barrier_in_loop, .Lfunc_end26-barrier_in_loop

	.protected	barrier_in_callee
	.globl	barrier_in_callee
	.p2align	8
	.type	barrier_in_callee,@function
barrier_in_callee:
.Lfunc_begin27:
	.loc	0 250 0
	s_add_u32 flat_scratch_lo, s8, s11
	s_addc_u32 flat_scratch_hi, s9, 0
	s_add_u32 s0, s0, s11
.Ltmp35:
	.loc	0 253 14 prologue_end
	s_load_dwordx4 s[12:15], s[6:7], 0x8
	s_load_dword s11, s[6:7], 0x18
	v_mov_b32_e32 v31, v0
	.loc	0 253 9 is_stmt 0
	v_lshlrev_b32_e32 v5, 2, v31
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v5, s[12:13]
	.loc	0 254 2 is_stmt 1
	s_mov_b64 s[6:7], s[4:5]
	s_mov_b32 s32, 0
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, steps@rel32@lo+4
	s_addc_u32 s9, s9, steps@rel32@hi+12
	.loc	0 253 7
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v0
	.loc	0 254 2
	v_mov_b32_e32 v0, s11
	s_swappc_b64 s[30:31], s[8:9]
.Ltmp36:
	.loc	0 255 13
	v_lshl_add_u32 v0, s10, 6, v31
	.loc	0 255 20 is_stmt 0
	ds_read_b32 v2, v5
	.loc	0 255 2
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s15
	v_add_co_u32_e32 v0, vcc, s14, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 255 18
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 256 1 is_stmt 1
	s_endpgm
.Ltmp37:
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
.Lfunc_end27:
	.size	barrier_in_callee, .Lfunc_end27-barrier_in_callee

	.p2align	2
	.type	steps,@function
steps:
.Lfunc_begin28:
	.loc	0 242 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
.Ltmp38:
	.loc	0 243 20 prologue_end
	v_cmp_lt_i32_e32 vcc, 0, v0
	.loc	0 243 2 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB27_3
	.loc	0 0 2
	v_and_b32_e32 v1, 0x3ff, v31
	v_lshlrev_b32_e32 v2, 2, v1
	s_mov_b64 s[6:7], 0
.LBB27_2:
	.loc	0 245 21 is_stmt 1
	v_and_b32_e32 v3, 63, v1
	.loc	0 245 11 is_stmt 0
	v_lshlrev_b32_e32 v3, 2, v3
	.loc	0 244 3 is_stmt 1
	s_barrier
	.loc	0 245 11
	ds_read_b32 v3, v3
	.loc	0 245 8 is_stmt 0
	ds_read_b32 v4, v2
	.loc	0 243 20 is_stmt 1
	v_add_u32_e32 v0, -1, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_add_u32_e32 v1, 1, v1
	.loc	0 243 2 is_stmt 0
	s_or_b64 s[6:7], vcc, s[6:7]
	.loc	0 245 8 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, v4, v3
	ds_write_b32 v2, v3
	.loc	0 246 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 243 2
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB27_2
.LBB27_3:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248 1 is_stmt 1
	s_setpc_b64 s[30:31]
.Ltmp39:
.Lfunc_end28:
	.size	steps, .Lfunc_end28-steps

	.protected	halves
	.globl	halves
	.p2align	8
	.type	halves,@function
halves:
.Lfunc_begin29:
	.loc	0 261 14 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x8
	.loc	0 261 9 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	.loc	0 262 15 is_stmt 1
	s_load_dword s0, s[4:5], 0x4
	.loc	0 262 40 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u16_e64 s[2:3], s0, 2
	.loc	0 262 2
	s_and_b64 vcc, exec, s[2:3]
	.loc	0 261 7 is_stmt 1
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v2
	.loc	0 262 2
	s_cbranch_vccnz .LBB29_5
	.loc	0 262 33 is_stmt 0
	s_and_b32 s0, 0xffff, s0
	s_lshr_b32 s2, s0, 1
	s_branch .LBB29_3
.LBB29_2:
	.loc	0 0 33
	s_or_b64 exec, exec, s[0:1]
	.loc	0 262 47
	s_lshr_b32 s0, s2, 1
	.loc	0 262 40
	s_cmp_lt_u32 s2, 2
	s_mov_b32 s2, s0
	.loc	0 262 2
	s_cbranch_scc1 .LBB29_5
.LBB29_3:
	.loc	0 264 9 is_stmt 1
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 263 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 264 7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB29_2
	.loc	0 265 12
	v_add_lshl_u32 v2, s2, v0, 2
	ds_read_b32 v2, v2
	.loc	0 265 9 is_stmt 0
	ds_read_b32 v3, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v3, v2
	ds_write_b32 v1, v2
	s_branch .LBB29_2
.LBB29_5:
	.loc	0 261 14 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	v_mov_b32_e32 v1, 0
	.loc	0 267 13
	v_lshl_add_u32 v0, s8, 6, v0
	.loc	0 267 20 is_stmt 0
	ds_read_b32 v2, v1
	.loc	0 267 2
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 267 18
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 268 1 is_stmt 1
	s_endpgm
.Ltmp40:
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
.Lfunc_end29:
	.size	halves, .Lfunc_end29-halves

	.protected	tries_down
	.globl	tries_down
	.p2align	8
	.type	tries_down,@function
tries_down:
.Lfunc_begin30:
	.loc	0 275 2 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	.loc	0 0 0 is_stmt 0
	v_not_b32_e32 v2, 49
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	s_branch .LBB30_2
.LBB30_1:
	s_or_b64 exec, exec, s[12:13]
	.loc	0 275 2
	s_and_b64 s[12:13], exec, s[10:11]
	s_or_b64 s[2:3], s[12:13], s[2:3]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[12:13], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[12:13]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB30_4
.LBB30_2:
	.loc	0 275 9
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v4, v3, v[0:1], s[0:1] glc
	s_or_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	.loc	0 275 2
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB30_1
	.loc	0 276 14 is_stmt 1
	v_add_co_u32_e32 v2, vcc, 1, v2
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[14:15], vcc, exec
	s_andn2_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], s[14:15]
	s_branch .LBB30_1
.LBB30_4:
	.loc	0 0 14 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB30_6
	.loc	0 275 2 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 278 2
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB30_6:
	.loc	0 279 1
	s_endpgm
.Ltmp41:
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
		.amdhsa_next_free_vgpr 5
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
.Lfunc_end30:
	.size	tries_down, .Lfunc_end30-tries_down

	.protected	tries_down_given
	.globl	tries_down_given
	.p2align	8
	.type	tries_down_given,@function
tries_down_given:
.Lfunc_begin31:
	.loc	0 284 2 prologue_end
	s_load_dword s10, s[4:5], 0x18
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_min_i32 s11, s10, 1
	s_add_i32 s11, s11, -1
	v_mov_b32_e32 v2, 0
	s_branch .LBB31_2
.LBB31_1:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 284 22
	s_and_b64 s[8:9], exec, s[6:7]
	s_or_b64 s[2:3], s[8:9], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB31_4
.LBB31_2:
	.loc	0 284 9
	global_atomic_cmpswap v4, v2, v[0:1], s[0:1] glc
	v_mov_b32_e32 v3, s10
	s_or_b64 s[6:7], s[6:7], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	.loc	0 284 22
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB31_1
	.loc	0 284 25
	s_add_i32 s14, s10, -1
	.loc	0 284 32
	s_cmp_lt_i32 s10, 2
	s_cselect_b64 s[12:13], -1, 0
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[12:13], s[12:13], exec
	v_mov_b32_e32 v3, s11
	s_or_b64 s[6:7], s[6:7], s[12:13]
	s_mov_b32 s10, s14
	s_branch .LBB31_1
.LBB31_4:
	.loc	0 0 32
	s_or_b64 exec, exec, s[2:3]
	.loc	0 285 11 is_stmt 1
	v_cmp_lt_i32_e32 vcc, 0, v3
	.loc	0 285 6 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB31_6
	.loc	0 284 2 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 286 3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB31_6:
	.loc	0 287 1
	s_endpgm
.Ltmp42:
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
		.amdhsa_next_free_vgpr 5
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
.Lfunc_end31:
	.size	tries_down_given, .Lfunc_end31-tries_down_given

	.protected	tries_long
	.globl	tries_long
	.p2align	8
	.type	tries_long,@function
tries_long:
.Lfunc_begin32:
	.loc	0 293 2 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_mov_b32_e32 v2, 0x62
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[10:11], 0
.LBB32_1:
	.loc	0 293 12 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v5, v4, v[0:1], s[2:3] glc
	s_add_u32 s0, s10, 1
	v_cmp_gt_u64_e32 vcc, s[10:11], v[2:3]
	s_addc_u32 s1, s11, 0
	s_mov_b64 s[10:11], s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v5
	.loc	0 293 38
	s_or_b64 s[12:13], s[0:1], vcc
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[6:7], s[12:13], s[6:7]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[8:9], s[8:9], s[0:1]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB32_1
	.loc	0 0 38
	s_or_b64 exec, exec, s[6:7]
	.loc	0 294 6 is_stmt 1
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB32_4
	.loc	0 293 2
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 295 3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[0:1]
	global_atomic_swap v0, v0, s[2:3]
.LBB32_4:
	.loc	0 296 1
	s_endpgm
.Ltmp43:
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
.Lfunc_end32:
	.size	tries_long, .Lfunc_end32-tries_long

	.protected	tries_of_function
	.globl	tries_of_function
	.p2align	8
	.type	tries_of_function,@function
tries_of_function:
.Lfunc_begin33:
	.loc	0 300 8 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v1, v0, v[1:2], s[0:1] glc
	s_mov_b64 s[6:7], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 300 7 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB33_7
	.loc	0 0 7
	s_mov_b64 s[6:7], 0
	s_branch .LBB33_4
.LBB33_2:
.LBB33_3:
	.loc	0 299 2 is_stmt 1
	s_and_b64 s[12:13], exec, s[8:9]
	s_or_b64 s[6:7], s[12:13], s[6:7]
	v_mov_b32_e32 v1, s10
	s_mov_b32 s10, s11
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB33_6
.LBB33_4:
	.loc	0 0 2 is_stmt 0
	s_or_b64 s[8:9], s[8:9], exec
	.loc	0 299 20
	s_cmp_lg_u32 s10, 19
	.loc	0 302 3 is_stmt 1
	s_sleep 1
	s_cbranch_scc0 .LBB33_2
	.loc	0 300 8
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	global_atomic_cmpswap v1, v0, v[1:2], s[0:1] glc
	s_andn2_b64 s[8:9], s[8:9], exec
	.loc	0 299 26
	s_add_i32 s11, s10, 1
	.loc	0 300 8
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 s[12:13], vcc, exec
	s_or_b64 s[8:9], s[8:9], s[12:13]
	.loc	0 300 7 is_stmt 0
	s_branch .LBB33_3
.LBB33_6:
	.loc	0 0 7
	s_or_b64 exec, exec, s[6:7]
	v_cmp_gt_u32_e32 vcc, 19, v1
	s_orn2_b64 s[6:7], vcc, exec
.LBB33_7:
	s_or_b64 exec, exec, s[2:3]
	.loc	0 300 7
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB33_9
.Ltmp44:
	.loc	0 0 0
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	.loc	0 309 3 is_stmt 1
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB33_9:
	.loc	0 310 1
	s_endpgm
.Ltmp45:
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
.Lfunc_end33:
	.size	tries_of_function, .Lfunc_end33-tries_of_function

	.protected	tries_of_callee
	.globl	tries_of_callee
	.p2align	8
	.type	tries_of_callee,@function
tries_of_callee:
.Lfunc_begin34:
	.loc	0 314 6 prologue_end
	s_load_dwordx2 s[16:17], s[4:5], 0x0
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	s_mov_b32 s32, 0
	s_mov_b64 s[14:15], s[4:5]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, tries_apart@rel32@lo+4
	s_addc_u32 s5, s5, tries_apart@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp46:
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB35_2
	s_load_dwordx2 s[4:5], s[14:15], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 315 3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[4:5]
	global_atomic_swap v0, v0, s[16:17]
.LBB35_2:
	.loc	0 316 1
	s_endpgm
.Ltmp47:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tries_of_callee
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end34:
	.size	tries_of_callee, .Lfunc_end34-tries_of_callee

	.p2align	2
	.type	tries_apart,@function
tries_apart:
.Lfunc_begin35:
	.loc	0 311 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
.Ltmp48:
	.loc	0 300 8 prologue_end
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	global_atomic_cmpswap v3, v[0:1], v[2:3], off glc
	s_mov_b32 s10, 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 300 7 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB34_7
	.loc	0 0 7
	s_mov_b64 s[6:7], 0
	s_branch .LBB34_4
.LBB34_2:
.LBB34_3:
	.loc	0 299 2 is_stmt 1
	s_and_b64 s[12:13], exec, s[8:9]
	s_or_b64 s[6:7], s[12:13], s[6:7]
	v_mov_b32_e32 v2, s10
	s_mov_b32 s10, s11
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB34_6
.LBB34_4:
	.loc	0 0 2 is_stmt 0
	s_or_b64 s[8:9], s[8:9], exec
	.loc	0 299 20
	s_cmp_lg_u32 s10, 19
	.loc	0 302 3 is_stmt 1
	s_sleep 1
	s_cbranch_scc0 .LBB34_2
	.loc	0 300 8
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	global_atomic_cmpswap v2, v[0:1], v[2:3], off glc
	s_andn2_b64 s[8:9], s[8:9], exec
	.loc	0 299 26
	s_add_i32 s11, s10, 1
	.loc	0 300 8
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_b64 s[12:13], vcc, exec
	s_or_b64 s[8:9], s[8:9], s[12:13]
	.loc	0 300 7 is_stmt 0
	s_branch .LBB34_3
.Ltmp49:
.LBB34_6:
	.loc	0 0 7
	s_or_b64 exec, exec, s[6:7]
	v_cmp_gt_u32_e32 vcc, 19, v2
	v_cndmask_b32_e64 v2, 0, 1, vcc
.LBB34_7:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 311 86 is_stmt 1
	v_mov_b32_e32 v0, v2
	s_setpc_b64 s[30:31]
.Ltmp50:
.Lfunc_end35:
	.size	tries_apart, .Lfunc_end35-tries_apart

	.protected	tries_sticky
	.globl	tries_sticky
	.p2align	8
	.type	tries_sticky,@function
tries_sticky:
.Lfunc_begin36:
	.loc	0 322 2 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
.LBB36_1:
	.loc	0 323 10
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v4, v2, v[0:1], s[2:3] glc
	.loc	0 324 7
	v_add_u32_e32 v5, 1, v3
	v_cmp_eq_u32_e32 vcc, 30, v5
	.loc	0 323 10
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v4
	.loc	0 322 14
	s_or_b64 s[10:11], s[0:1], vcc
	.loc	0 322 2 is_stmt 0
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[6:7], s[10:11], s[6:7]
	.loc	0 324 7 is_stmt 1
	v_cndmask_b32_e64 v3, v5, v3, s[0:1]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[8:9], s[8:9], s[0:1]
	.loc	0 322 2
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB36_1
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 327 6 is_stmt 1
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB36_4
	.loc	0 322 2
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 328 3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[0:1]
	global_atomic_swap v0, v0, s[2:3]
.LBB36_4:
	.loc	0 329 1
	s_endpgm
.Ltmp51:
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
.Lfunc_end36:
	.size	tries_sticky, .Lfunc_end36-tries_sticky

	.protected	tries_twice
	.globl	tries_twice
	.p2align	8
	.type	tries_twice,@function
tries_twice:
.Lfunc_begin37:
	.loc	0 334 2 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s12, 0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
.LBB37_1:
	.loc	0 0 2 is_stmt 0
	s_mov_b64 s[10:11], 0
	s_mov_b32 s13, 0
.LBB37_2:
	.loc	0 336 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	.loc	0 335 36
	s_add_i32 s14, s13, 1
	.loc	0 335 21 is_stmt 0
	s_cmp_gt_u32 s13, 8
	s_mov_b32 s13, s14
	s_cselect_b64 s[14:15], -1, 0
	.loc	0 336 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	.loc	0 335 3
	s_or_b64 s[14:15], s[14:15], vcc
	s_and_b64 s[14:15], exec, s[14:15]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], vcc, exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB37_2
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 334 46 is_stmt 1
	s_add_i32 s13, s12, 1
	.loc	0 334 28 is_stmt 0
	s_cmp_gt_u32 s12, 2
	s_cselect_b64 s[10:11], -1, 0
	.loc	0 334 2
	s_or_b64 s[10:11], s[10:11], s[8:9]
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[2:3], s[10:11], s[2:3]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
	s_mov_b32 s12, s13
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB37_1
	.loc	0 0 2
	s_or_b64 exec, exec, s[2:3]
	.loc	0 337 6 is_stmt 1
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB37_6
	.loc	0 334 2
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 338 3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB37_6:
	.loc	0 339 1
	s_endpgm
.Ltmp52:
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end37:
	.size	tries_twice, .Lfunc_end37-tries_twice

	.protected	tries_by_doubling
	.globl	tries_by_doubling
	.p2align	8
	.type	tries_by_doubling,@function
tries_by_doubling:
.Lfunc_begin38:
	.loc	0 342 2 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s14, 1
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_branch .LBB38_2
.LBB38_1:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 343 7 is_stmt 1
	s_and_b64 s[12:13], exec, s[10:11]
	s_or_b64 s[2:3], s[12:13], s[2:3]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[12:13], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[12:13]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB38_6
.LBB38_2:
	.loc	0 343 8 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_or_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 343 7
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB38_1
	.loc	0 0 7
	s_mov_b32 s15, s14
.LBB38_4:
	.loc	0 347 21 is_stmt 1
	s_add_i32 s15, s15, -1
	s_cmp_eq_u32 s15, 0
	.loc	0 348 4
	s_sleep 1
	.loc	0 347 3
	s_cbranch_scc0 .LBB38_4
	.loc	0 342 33
	s_lshl_b32 s14, s14, 1
	.loc	0 342 20 is_stmt 0
	s_cmpk_gt_i32 s14, 0x3ff
	s_cselect_b64 s[16:17], -1, 0
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_andn2_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], s[16:17]
	s_branch .LBB38_1
.LBB38_6:
	.loc	0 0 20
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB38_8
	.loc	0 342 2
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 344 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB38_8:
	.loc	0 350 1
	s_endpgm
.Ltmp53:
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
.Lfunc_end38:
	.size	tries_by_doubling, .Lfunc_end38-tries_by_doubling

	.protected	tries_set_back
	.globl	tries_set_back
	.p2align	8
	.type	tries_set_back,@function
tries_set_back:
.Lfunc_begin39:
	.loc	0 353 18 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v0, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	.loc	0 353 2 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB39_3
	.loc	0 0 2
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB39_2:
	.loc	0 353 18
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	.loc	0 353 2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB39_2
.LBB39_3:
	.loc	0 0 2
	s_or_b64 exec, exec, s[4:5]
	.loc	0 356 2 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 357 1
	s_endpgm
.Ltmp54:
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
.Lfunc_end39:
	.size	tries_set_back, .Lfunc_end39-tries_set_back

	.protected	tries_again
	.globl	tries_again
	.p2align	8
	.type	tries_again,@function
tries_again:
.Lfunc_begin40:
	.loc	0 362 2 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
.LBB40_1:
	.loc	0 364 11
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v4, v2, v[0:1], s[2:3] glc
	.loc	0 363 21
	v_cmp_lt_u32_e32 vcc, 8, v3
	.loc	0 363 36 is_stmt 0
	v_add_u32_e32 v5, 1, v3
	.loc	0 364 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v4
	.loc	0 363 3
	s_or_b64 s[8:9], vcc, s[0:1]
	s_or_b64 s[6:7], s[0:1], s[6:7]
	v_cndmask_b32_e64 v3, v5, 0, s[8:9]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB40_1
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 362 2 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 365 2
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[0:1]
	global_atomic_swap v0, v0, s[2:3]
	.loc	0 366 1
	s_endpgm
.Ltmp55:
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
.Lfunc_end40:
	.size	tries_again, .Lfunc_end40-tries_again

	.protected	tries_of_some
	.globl	tries_of_some
	.p2align	8
	.type	tries_of_some,@function
tries_of_some:
.Lfunc_begin41:
	.loc	0 371 9 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], -1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[2:3], s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 371 2 is_stmt 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB41_8
	.loc	0 0 2
	v_cmp_eq_u32_e64 s[8:9], 7, v0
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB41_3
.LBB41_2:
	s_or_b64 exec, exec, s[16:17]
	s_xor_b64 s[0:1], s[14:15], -1
	.loc	0 372 14 is_stmt 1
	s_and_b64 s[14:15], exec, s[18:19]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[12:13], s[12:13], s[0:1]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB41_7
.LBB41_3:
	.loc	0 0 14 is_stmt 0
	s_mov_b64 s[0:1], s[8:9]
	.loc	0 372 14
	s_and_saveexec_b64 s[16:17], vcc
	.loc	0 372 17
	v_add_u32_e32 v0, 1, v0
	.loc	0 372 21
	v_cmp_ne_u32_e64 s[0:1], 30, v0
	s_andn2_b64 s[18:19], s[8:9], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_mov_b64 s[14:15], -1
	s_or_b64 s[0:1], s[18:19], s[0:1]
	.loc	0 0 21
	s_or_b64 exec, exec, s[16:17]
	s_mov_b64 s[18:19], -1
	.loc	0 372 14
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB41_2
	.loc	0 371 9 is_stmt 1
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	global_atomic_cmpswap v2, v1, v[2:3], s[2:3] glc
	s_andn2_b64 s[14:15], s[14:15], exec
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v2
	s_orn2_b64 s[18:19], s[0:1], exec
	s_branch .LBB41_2
.LBB41_7:
	.loc	0 0 9 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	s_orn2_b64 s[0:1], s[12:13], exec
.LBB41_8:
	s_or_b64 exec, exec, s[6:7]
	.loc	0 371 2
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB41_10
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	.loc	0 374 2 is_stmt 1
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[0:1]
	global_atomic_swap v0, v0, s[2:3]
.LBB41_10:
	.loc	0 375 1
	s_endpgm
.Ltmp56:
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end41:
	.size	tries_of_some, .Lfunc_end41-tries_of_some

	.protected	time_out_low
	.globl	time_out_low
	.p2align	8
	.type	time_out_low,@function
time_out_low:
.Lfunc_begin42:
	.loc	0 380 17 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_memtime s[6:7]
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_branch .LBB42_2
.LBB42_1:
	.loc	0 0 17 is_stmt 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 383 32 is_stmt 1
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[2:3], s[14:15], s[2:3]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB42_4
.LBB42_2:
	.loc	0 383 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 383 32
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB42_1
	.loc	0 383 41
	s_memtime s[16:17]
	.loc	0 383 45
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s7, s16, s6
	.loc	0 383 49
	s_cmpk_gt_u32 s7, 0x7cf
	s_cselect_b64 s[16:17], -1, 0
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_branch .LBB42_1
.LBB42_4:
	.loc	0 0 49
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB42_6
	.loc	0 380 17 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 385 3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB42_6:
	.loc	0 386 1
	s_endpgm
.Ltmp57:
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
	.size	time_out_low, .Lfunc_end42-time_out_low

	.protected	time_out_break
	.globl	time_out_break
	.p2align	8
	.type	time_out_break,@function
time_out_break:
.Lfunc_begin43:
	.loc	0 389 12 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_memtime s[6:7]
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_branch .LBB43_2
.LBB43_1:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 391 2 is_stmt 1
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[2:3], s[14:15], s[2:3]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB43_4
.LBB43_2:
	.loc	0 391 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 391 2
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB43_1
	.loc	0 392 3 is_stmt 1
	s_sleep 2
	.loc	0 393 7
	s_memtime s[16:17]
	.loc	0 393 15 is_stmt 0
	v_mov_b32_e32 v3, 0xbb8
	v_mov_b32_e32 v4, 0
	.loc	0 393 11
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s16, s16, s6
	s_subb_u32 s17, s17, s7
	.loc	0 393 15
	v_cmp_gt_u64_e32 vcc, s[16:17], v[3:4]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], vcc, exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_branch .LBB43_1
.LBB43_4:
	.loc	0 0 15
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB43_6
	.loc	0 389 12 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 396 2
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB43_6:
	.loc	0 397 1
	s_endpgm
.Ltmp58:
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
		.amdhsa_next_free_vgpr 5
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
	.size	time_out_break, .Lfunc_end43-time_out_break

	.protected	time_out_real
	.globl	time_out_real
	.p2align	8
	.type	time_out_real,@function
time_out_real:
.Lfunc_begin44:
	.loc	0 400 12 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_memrealtime s[6:7]
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_branch .LBB44_2
.LBB44_1:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 403 32 is_stmt 1
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[2:3], s[14:15], s[2:3]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB44_4
.LBB44_2:
	.loc	0 403 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 403 32
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB44_1
	.loc	0 403 35
	s_memrealtime s[16:17]
	.loc	0 403 72
	v_mov_b32_e32 v3, 0x1f3
	v_mov_b32_e32 v4, 0
	.loc	0 403 68
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s16, s16, s6
	s_subb_u32 s17, s17, s7
	.loc	0 403 72
	v_cmp_gt_u64_e32 vcc, s[16:17], v[3:4]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], vcc, exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_branch .LBB44_1
.LBB44_4:
	.loc	0 0 72
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB44_6
	.loc	0 400 12 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 405 3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB44_6:
	.loc	0 406 1
	s_endpgm
.Ltmp59:
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
		.amdhsa_next_free_vgpr 5
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
	.size	time_out_real, .Lfunc_end44-time_out_real

	.protected	time_out_until
	.globl	time_out_until
	.p2align	8
	.type	time_out_until,@function
time_out_until:
.Lfunc_begin45:
	.loc	0 409 14 prologue_end
	s_memtime s[6:7]
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 409 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s6, 0x7d0
	s_addc_u32 s7, s7, 0
	v_mov_b32_e32 v2, 0
	s_branch .LBB45_2
.LBB45_1:
	.loc	0 0 18
	s_or_b64 exec, exec, s[14:15]
	.loc	0 412 38 is_stmt 1
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[2:3], s[14:15], s[2:3]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB45_4
.LBB45_2:
	.loc	0 412 12 is_stmt 0
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 412 38
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB45_1
	.loc	0 412 41
	s_memtime s[16:17]
	.loc	0 412 45
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v4, s7
	s_andn2_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u64_e32 vcc, s[16:17], v[3:4]
	s_and_b64 s[16:17], vcc, exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_branch .LBB45_1
.LBB45_4:
	.loc	0 0 45
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB45_6
	.loc	0 409 14 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 414 3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB45_6:
	.loc	0 415 1
	s_endpgm
.Ltmp60:
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
		.amdhsa_next_free_vgpr 5
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
.Lfunc_end45:
	.size	time_out_until, .Lfunc_end45-time_out_until

	.protected	time_out_signed
	.globl	time_out_signed
	.p2align	8
	.type	time_out_signed,@function
time_out_signed:
.Lfunc_begin46:
	.loc	0 418 19 prologue_end
	s_memtime s[6:7]
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 418 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s6, 0x7d0
	s_addc_u32 s7, s7, 0
	v_mov_b32_e32 v2, 0
	s_branch .LBB46_2
.LBB46_1:
	.loc	0 0 23
	s_or_b64 exec, exec, s[14:15]
	.loc	0 420 38 is_stmt 1
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[2:3], s[14:15], s[2:3]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB46_4
.LBB46_2:
	.loc	0 420 12 is_stmt 0
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 420 38
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB46_1
	.loc	0 420 47
	s_memtime s[16:17]
	.loc	0 420 51
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v4, s7
	s_andn2_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_i64_e32 vcc, s[16:17], v[3:4]
	s_and_b64 s[16:17], vcc, exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_branch .LBB46_1
.LBB46_4:
	.loc	0 0 51
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB46_6
	.loc	0 418 19 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 422 3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB46_6:
	.loc	0 423 1
	s_endpgm
.Ltmp61:
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
		.amdhsa_next_free_vgpr 5
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
.Lfunc_end46:
	.size	time_out_signed, .Lfunc_end46-time_out_signed

	.protected	time_out_signed_since
	.globl	time_out_signed_since
	.p2align	8
	.type	time_out_signed_since,@function
time_out_signed_since:
.Lfunc_begin47:
	.loc	0 426 17 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_memtime s[6:7]
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_branch .LBB47_2
.LBB47_1:
	.loc	0 0 17 is_stmt 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 428 38 is_stmt 1
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[2:3], s[14:15], s[2:3]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB47_4
.LBB47_2:
	.loc	0 428 12 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 428 38
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB47_1
	.loc	0 428 47
	s_memtime s[16:17]
	.loc	0 428 55
	v_mov_b32_e32 v3, 0x7cf
	v_mov_b32_e32 v4, 0
	.loc	0 428 51
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s16, s16, s6
	s_subb_u32 s17, s17, s7
	.loc	0 428 55
	v_cmp_gt_i64_e32 vcc, s[16:17], v[3:4]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], vcc, exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_branch .LBB47_1
.LBB47_4:
	.loc	0 0 55
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB47_6
	.loc	0 426 17 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 430 3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB47_6:
	.loc	0 431 1
	s_endpgm
.Ltmp62:
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
		.amdhsa_next_free_vgpr 5
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
.Lfunc_end47:
	.size	time_out_signed_since, .Lfunc_end47-time_out_signed_since

	.protected	time_out_and_tries
	.globl	time_out_and_tries
	.p2align	8
	.type	time_out_and_tries,@function
time_out_and_tries:
.Lfunc_begin48:
	.loc	0 434 12 prologue_end
	s_memtime s[6:7]
	.loc	0 437 38
	s_memtime s[0:1]
	.loc	0 437 46 is_stmt 0
	v_mov_b32_e32 v0, 0x1387
	v_mov_b32_e32 v1, 0
	.loc	0 437 42
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s0, s0, s6
	s_subb_u32 s1, s1, s7
	.loc	0 437 46
	v_cmp_gt_u64_e32 vcc, s[0:1], v[0:1]
	.loc	0 437 2
	s_cbranch_vccnz .LBB48_7
	.loc	0 434 12 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_mov_b32 s16, 0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_branch .LBB48_3
.LBB48_2:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 437 27 is_stmt 1
	s_and_b64 s[0:1], exec, s[12:13]
	s_or_b64 s[8:9], s[0:1], s[8:9]
	s_andn2_b64 s[0:1], s[10:11], exec
	s_and_b64 s[10:11], vcc, exec
	s_or_b64 s[10:11], s[0:1], s[10:11]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB48_5
.LBB48_3:
	.loc	0 438 10
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[0:1], s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_xor_b64 s[0:1], vcc, -1
	.loc	0 437 20
	s_cmpk_lt_u32 s16, 0x3e7
	s_cselect_b64 s[14:15], -1, 0
	s_and_b64 s[0:1], s[14:15], s[0:1]
	s_or_b64 s[12:13], s[12:13], exec
	.loc	0 437 27 is_stmt 0
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB48_2
	.loc	0 437 38
	s_memtime s[0:1]
	.loc	0 437 55
	s_add_i32 s16, s16, 1
	.loc	0 437 46
	v_mov_b32_e32 v3, 0x1387
	v_mov_b32_e32 v4, 0
	.loc	0 437 42
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s0, s0, s6
	s_subb_u32 s1, s1, s7
	.loc	0 437 46
	v_cmp_gt_u64_e64 s[0:1], s[0:1], v[3:4]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[12:13], s[12:13], s[0:1]
	s_branch .LBB48_2
.LBB48_5:
	.loc	0 0 46
	s_or_b64 exec, exec, s[8:9]
	.loc	0 439 6 is_stmt 1
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB48_7
	.loc	0 434 12
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 440 3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[0:1]
	global_atomic_swap v0, v0, s[2:3]
.LBB48_7:
	.loc	0 441 1
	s_endpgm
.Ltmp63:
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
.Lfunc_end48:
	.size	time_out_and_tries, .Lfunc_end48-time_out_and_tries

	.protected	time_set_back
	.globl	time_set_back
	.p2align	8
	.type	time_set_back,@function
time_set_back:
.Lfunc_begin49:
	.loc	0 444 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v4, 0
	.loc	0 446 9
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 444 12
	s_memtime s[4:5]
	.loc	0 446 9
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v0, v4, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	.loc	0 446 2 is_stmt 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB49_5
	.loc	0 0 2
	v_mov_b32_e32 v0, 0x12d
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_branch .LBB49_3
.LBB49_2:
	.loc	0 446 9
	global_atomic_cmpswap v5, v4, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
	.loc	0 446 2
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB49_5
.LBB49_3:
	.loc	0 447 7 is_stmt 1
	s_memtime s[10:11]
	.loc	0 447 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s10, s10, s4
	s_subb_u32 s11, s11, s5
	.loc	0 447 15
	v_cmp_lt_u64_e32 vcc, s[10:11], v[0:1]
	.loc	0 447 7
	s_cbranch_vccnz .LBB49_2
	.loc	0 448 8 is_stmt 1
	s_memtime s[4:5]
	s_branch .LBB49_2
.LBB49_5:
	.loc	0 0 8 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 449 2 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 450 1
	s_endpgm
.Ltmp64:
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
.Lfunc_end49:
	.size	time_set_back, .Lfunc_end49-time_set_back

	.protected	time_again
	.globl	time_again
	.p2align	8
	.type	time_again,@function
time_again:
.Lfunc_begin50:
	.loc	0 455 2 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_branch .LBB50_2
.LBB50_1:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[6:7], exec, s[8:9]
	s_or_b64 s[2:3], s[6:7], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB50_6
.LBB50_2:
	.loc	0 456 13 is_stmt 1
	s_memtime s[6:7]
	s_mov_b64 s[10:11], 0
	s_branch .LBB50_4
.LBB50_3:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 458 39 is_stmt 1
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB50_1
.LBB50_4:
	.loc	0 458 13 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_or_b64 s[8:9], s[8:9], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 458 39
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB50_3
	.loc	0 458 42
	s_memtime s[16:17]
	.loc	0 458 50
	v_mov_b32_e32 v3, 0x12b
	v_mov_b32_e32 v4, 0
	.loc	0 458 46
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s16, s16, s6
	s_subb_u32 s17, s17, s7
	.loc	0 458 50
	v_cmp_gt_u64_e32 vcc, s[16:17], v[3:4]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], vcc, exec
	s_andn2_b64 s[8:9], s[8:9], exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_branch .LBB50_3
.LBB50_6:
	.loc	0 0 50
	s_or_b64 exec, exec, s[2:3]
	.loc	0 455 2 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 460 2
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 461 1
	s_endpgm
.Ltmp65:
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
		.amdhsa_next_free_vgpr 5
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
.Lfunc_end50:
	.size	time_again, .Lfunc_end50-time_again

	.protected	time_of_some
	.globl	time_of_some
	.p2align	8
	.type	time_of_some,@function
time_of_some:
.Lfunc_begin51:
	.loc	0 464 12 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	.loc	0 466 9
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	.loc	0 464 12
	s_memtime s[6:7]
	.loc	0 466 9
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v1, v[2:3], s[2:3] glc
	s_mov_b64 s[0:1], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 466 2 is_stmt 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB51_8
	.loc	0 0 2
	v_cmp_eq_u32_e64 s[10:11], 7, v0
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_mov_b64 s[12:13], 0
	s_branch .LBB51_3
.LBB51_2:
	s_or_b64 exec, exec, s[18:19]
	s_xor_b64 s[0:1], s[16:17], -1
	.loc	0 467 14 is_stmt 1
	s_and_b64 s[16:17], exec, s[20:21]
	s_or_b64 s[12:13], s[16:17], s[12:13]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[14:15], s[14:15], s[0:1]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB51_7
.LBB51_3:
	.loc	0 0 14 is_stmt 0
	s_mov_b64 s[0:1], s[10:11]
	.loc	0 467 14
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB51_5
	.loc	0 467 17
	s_memtime s[0:1]
	.loc	0 467 25
	v_mov_b32_e32 v2, 0x12d
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[16:17], -1
	.loc	0 467 21
	s_waitcnt lgkmcnt(0)
	s_sub_u32 s0, s0, s6
	s_subb_u32 s1, s1, s7
	.loc	0 467 25
	v_cmp_lt_u64_e64 s[0:1], s[0:1], v[2:3]
	s_andn2_b64 s[20:21], s[10:11], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[0:1], s[20:21], s[0:1]
.LBB51_5:
	.loc	0 0 25
	s_or_b64 exec, exec, s[18:19]
	s_mov_b64 s[20:21], -1
	.loc	0 467 14
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB51_2
	.loc	0 466 9 is_stmt 1
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	global_atomic_cmpswap v0, v1, v[2:3], s[2:3] glc
	s_andn2_b64 s[16:17], s[16:17], exec
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_orn2_b64 s[20:21], s[0:1], exec
	s_branch .LBB51_2
.LBB51_7:
	.loc	0 0 9 is_stmt 0
	s_or_b64 exec, exec, s[12:13]
	s_orn2_b64 s[0:1], s[14:15], exec
.LBB51_8:
	s_or_b64 exec, exec, s[8:9]
	.loc	0 466 2
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB51_10
	.loc	0 0 0
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	.loc	0 469 2 is_stmt 1
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[0:1]
	global_atomic_swap v0, v0, s[2:3]
.LBB51_10:
	.loc	0 470 1
	s_endpgm
.Ltmp66:
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end51:
	.size	time_of_some, .Lfunc_end51-time_of_some

	.protected	time_end_moves
	.globl	time_end_moves
	.p2align	8
	.type	time_end_moves,@function
time_end_moves:
.Lfunc_begin52:
	.loc	0 473 14 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	.loc	0 475 9
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 473 14
	s_memtime s[6:7]
	.loc	0 475 9
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v0, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	.loc	0 475 2 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB52_5
	.loc	0 473 18 is_stmt 1
	s_add_u32 s6, s6, 0x1f4
	s_addc_u32 s7, s7, 0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_branch .LBB52_3
.LBB52_2:
	.loc	0 475 9
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	.loc	0 475 2 is_stmt 0
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB52_5
.LBB52_3:
	.loc	0 476 7 is_stmt 1
	s_memtime s[10:11]
	.loc	0 476 11 is_stmt 0
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v4, s7
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u64_e32 vcc, s[10:11], v[3:4]
	.loc	0 476 7
	s_cbranch_vccnz .LBB52_2
	.loc	0 477 10 is_stmt 1
	s_memtime s[6:7]
	.loc	0 477 14 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s6, 0x1f4
	s_addc_u32 s7, s7, 0
	s_branch .LBB52_2
.LBB52_5:
	.loc	0 0 14
	s_or_b64 exec, exec, s[4:5]
	.loc	0 478 2 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 479 1
	s_endpgm
.Ltmp67:
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
.Lfunc_end52:
	.size	time_end_moves, .Lfunc_end52-time_end_moves

	.protected	time_end_anew
	.globl	time_end_anew
	.p2align	8
	.type	time_end_anew,@function
time_end_anew:
.Lfunc_begin53:
	.loc	0 484 2 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_branch .LBB53_2
.LBB53_1:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 484 38
	s_and_b64 s[12:13], exec, s[10:11]
	s_or_b64 s[2:3], s[12:13], s[2:3]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[12:13], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[12:13]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB53_4
.LBB53_2:
	.loc	0 484 12
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_or_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 484 38
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB53_1
	.loc	0 484 41
	s_memtime s[14:15]
	.loc	0 484 47
	s_memtime s[16:17]
	.loc	0 484 51
	s_waitcnt lgkmcnt(0)
	s_add_u32 s16, s16, 0x1f4
	s_addc_u32 s17, s17, 0
	.loc	0 484 45
	v_mov_b32_e32 v3, s16
	v_mov_b32_e32 v4, s17
	v_cmp_ge_u64_e32 vcc, s[14:15], v[3:4]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[14:15], vcc, exec
	s_andn2_b64 s[8:9], s[8:9], exec
	s_or_b64 s[10:11], s[10:11], s[14:15]
	s_branch .LBB53_1
.LBB53_4:
	.loc	0 0 45
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB53_6
	.loc	0 484 2
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 486 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB53_6:
	.loc	0 487 1
	s_endpgm
.Ltmp68:
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
		.amdhsa_next_free_vgpr 5
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
.Lfunc_end53:
	.size	time_end_anew, .Lfunc_end53-time_end_anew

	.protected	time_end_given
	.globl	time_end_given
	.p2align	8
	.type	time_end_given,@function
time_end_given:
.Lfunc_begin54:
	.loc	0 490 14 prologue_end
	s_load_dword s3, s[4:5], 0x18
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s2, 0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v0, 1
	.loc	0 490 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s3, s3, 8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_branch .LBB54_2
.LBB54_1:
	.loc	0 0 23
	s_or_b64 exec, exec, s[14:15]
	.loc	0 493 38 is_stmt 1
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[6:7], s[14:15], s[6:7]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB54_4
.LBB54_2:
	.loc	0 493 12 is_stmt 0
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 493 38
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB54_1
	.loc	0 493 41
	s_memtime s[16:17]
	.loc	0 493 45
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	s_andn2_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u64_e32 vcc, s[16:17], v[3:4]
	s_and_b64 s[16:17], vcc, exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_branch .LBB54_1
.LBB54_4:
	.loc	0 0 45
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB54_6
	.loc	0 490 14 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 495 3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB54_6:
	.loc	0 496 1
	s_endpgm
.Ltmp69:
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
		.amdhsa_next_free_vgpr 5
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
.Lfunc_end54:
	.size	time_end_given, .Lfunc_end54-time_end_given

	.protected	time_end_huge
	.globl	time_end_huge
	.p2align	8
	.type	time_end_huge,@function
time_end_huge:
.Lfunc_begin55:
	.loc	0 499 14 prologue_end
	s_memtime s[2:3]
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 499 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_xor_b32 s3, s3, 0x80000000
	v_mov_b32_e32 v2, 0
	s_branch .LBB55_2
.LBB55_1:
	.loc	0 0 18
	s_or_b64 exec, exec, s[14:15]
	.loc	0 502 38 is_stmt 1
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[6:7], s[14:15], s[6:7]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB55_4
.LBB55_2:
	.loc	0 502 12 is_stmt 0
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	.loc	0 502 38
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB55_1
	.loc	0 502 41
	s_memtime s[16:17]
	.loc	0 502 45
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	s_andn2_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u64_e32 vcc, s[16:17], v[3:4]
	s_and_b64 s[16:17], vcc, exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_branch .LBB55_1
.LBB55_4:
	.loc	0 0 45
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB55_6
	.loc	0 499 14 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 504 3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB55_6:
	.loc	0 505 1
	s_endpgm
.Ltmp70:
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
		.amdhsa_next_free_vgpr 5
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
.Lfunc_end55:
	.size	time_end_huge, .Lfunc_end55-time_end_huge

	.protected	time_stale
	.globl	time_stale
	.p2align	8
	.type	time_stale,@function
time_stale:
.Lfunc_begin56:
	.loc	0 508 12 prologue_end
	s_memtime s[6:7]
	.loc	0 508 23 is_stmt 0
	s_memtime s[8:9]
	.loc	0 508 12
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v2, 0
	.loc	0 508 27
	s_waitcnt lgkmcnt(0)
	s_add_u32 s8, s8, 0xc350
	s_addc_u32 s9, s9, 0
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	v_cmp_lt_u64_e32 vcc, s[6:7], v[0:1]
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_xor_b64 s[8:9], vcc, -1
.LBB56_1:
	.loc	0 511 12 is_stmt 1
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[10:11], vcc, s[8:9]
	.loc	0 511 5 is_stmt 0
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[2:3], s[10:11], s[2:3]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[10:11], vcc, exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB56_1
	.loc	0 0 5
	s_or_b64 exec, exec, s[2:3]
	.loc	0 512 6 is_stmt 1
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB56_4
	.loc	0 508 12
	s_load_dwordx2 s[2:3], s[4:5], 0x8
	v_mov_b32_e32 v0, 0
	.loc	0 513 3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB56_4:
	.loc	0 514 1
	s_endpgm
.Ltmp71:
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
.Lfunc_end56:
	.size	time_stale, .Lfunc_end56-time_stale

	.protected	time_or_data
	.globl	time_or_data
	.p2align	8
	.type	time_or_data,@function
time_or_data:
.Lfunc_begin57:
	.loc	0 517 17 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v0, 0
	.loc	0 520 12
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	.loc	0 517 17
	s_memtime s[4:5]
	.loc	0 520 12
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v1, v0, v[1:2], s[0:1] glc
	s_mov_b64 s[8:9], -1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 520 38 is_stmt 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB57_9
	.loc	0 0 38
	s_mov_b64 s[8:9], 0
	s_branch .LBB57_3
.LBB57_2:
	s_xor_b64 s[12:13], s[12:13], -1
	.loc	0 520 63
	s_and_b64 s[14:15], exec, s[14:15]
	s_or_b64 s[8:9], s[14:15], s[8:9]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB57_8
.LBB57_3:
	.loc	0 520 48
	s_memtime s[12:13]
	.loc	0 520 52
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s5, s12, s4
	.loc	0 520 56
	s_cmpk_lt_u32 s5, 0x1f4
	s_cselect_b64 s[14:15], -1, 0
	.loc	0 520 63
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB57_5
	.loc	0 520 66
	global_load_dword v1, v0, s[2:3] offset:20
	s_mov_b64 s[12:13], -1
	.loc	0 520 74
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[14:15], 5, v1
	s_branch .LBB57_6
.LBB57_5:
.LBB57_6:
	.loc	0 520 63
	s_andn2_b64 vcc, exec, s[14:15]
	s_mov_b64 s[14:15], -1
	s_cbranch_vccnz .LBB57_2
	.loc	0 520 12
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	global_atomic_cmpswap v1, v0, v[1:2], s[0:1] glc
	s_mov_b64 s[12:13], 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_orn2_b64 s[14:15], vcc, exec
	s_branch .LBB57_2
.LBB57_8:
	.loc	0 0 12
	s_or_b64 exec, exec, s[8:9]
	s_orn2_b64 s[8:9], s[10:11], exec
.LBB57_9:
	s_or_b64 exec, exec, s[6:7]
	.loc	0 520 38
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB57_11
	.loc	0 522 3 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	global_atomic_swap v0, v0, s[0:1]
.LBB57_11:
	.loc	0 523 1
	s_endpgm
.Ltmp72:
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
.Lfunc_end57:
	.size	time_or_data, .Lfunc_end57-time_or_data

	.protected	time_sometimes
	.globl	time_sometimes
	.p2align	8
	.type	time_sometimes,@function
time_sometimes:
.Lfunc_begin58:
	.loc	0 526 14 prologue_end
	s_memtime s[0:1]
	s_mov_b64 s[2:3], 0
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 526 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s10, s0, 0x1f4
	s_addc_u32 s11, s1, 0
	v_mov_b32_e32 v2, 0
	s_branch .LBB58_2
.LBB58_1:
	.loc	0 531 20 is_stmt 1
	s_and_b64 s[0:1], exec, s[18:19]
	s_or_b64 s[2:3], s[0:1], s[2:3]
	s_andn2_b64 s[0:1], s[12:13], exec
	s_and_b64 s[12:13], s[16:17], exec
	s_or_b64 s[12:13], s[0:1], s[12:13]
	s_andn2_b64 s[0:1], s[8:9], exec
	s_and_b64 s[8:9], s[14:15], exec
	s_or_b64 s[8:9], s[0:1], s[8:9]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB58_6
.LBB58_2:
	.loc	0 530 10
	global_atomic_cmpswap v3, v2, v[0:1], s[4:5] glc
	.loc	0 531 7
	global_load_dword v4, v2, s[6:7] offset:20
	s_mov_b64 s[18:19], -1
	s_mov_b64 s[22:23], -1
	.loc	0 530 10
	s_waitcnt vmcnt(1)
	v_cmp_eq_u32_e64 s[0:1], 0, v3
	.loc	0 531 15
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 5, v4
	.loc	0 531 20 is_stmt 0
	s_cbranch_vccnz .LBB58_4
	.loc	0 531 23
	s_memtime s[16:17]
	.loc	0 531 27
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	s_mov_b64 s[22:23], 0
	s_and_b64 s[20:21], s[0:1], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u64_e32 vcc, s[16:17], v[3:4]
	s_mov_b64 s[16:17], -1
	.loc	0 531 7
	s_or_b64 s[18:19], vcc, s[0:1]
	s_orn2_b64 s[18:19], s[18:19], exec
.LBB58_4:
	.loc	0 0 7
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[20:21], s[20:21], exec
	.loc	0 531 20
	s_andn2_b64 vcc, exec, s[22:23]
	s_or_b64 s[14:15], s[14:15], s[20:21]
	s_cbranch_vccnz .LBB58_1
	.loc	0 0 20
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_andn2_b64 s[18:19], s[18:19], exec
	s_mov_b64 s[16:17], 0
	s_or_b64 s[14:15], s[14:15], s[0:1]
	s_or_b64 s[18:19], s[18:19], s[0:1]
	s_branch .LBB58_1
.LBB58_6:
	s_or_b64 exec, exec, s[2:3]
	s_mov_b64 s[0:1], -1
	s_and_saveexec_b64 s[2:3], s[12:13]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_orn2_b64 s[0:1], s[8:9], exec
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB58_10
	.loc	0 535 3 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[6:7]
	global_atomic_swap v0, v0, s[4:5]
.LBB58_10:
	.loc	0 536 1
	s_endpgm
.Ltmp73:
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
		.amdhsa_next_free_vgpr 5
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
.Lfunc_end58:
	.size	time_sometimes, .Lfunc_end58-time_sometimes

	.protected	time_low_bits
	.globl	time_low_bits
	.p2align	8
	.type	time_low_bits,@function
time_low_bits:
.Lfunc_begin59:
	.loc	0 539 17 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	.loc	0 542 12
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	.loc	0 539 17
	s_memtime s[4:5]
	.loc	0 542 12
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v0, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	.loc	0 542 38 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB59_3
	.loc	0 0 38
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.LBB59_2:
	.loc	0 542 49
	s_waitcnt lgkmcnt(0)
	s_memtime s[8:9]
	.loc	0 542 12
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	.loc	0 542 38
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB59_2
.LBB59_3:
	.loc	0 0 38
	s_or_b64 exec, exec, s[4:5]
	.loc	0 544 3 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 545 1
	s_endpgm
.Ltmp74:
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end59:
	.size	time_low_bits, .Lfunc_end59-time_low_bits

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
    .sgpr_count:     16
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
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         hand_over_global.kd
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
    .name:           all_poll
    .private_segment_fixed_size: 0
    .sgpr_count:     16
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
    .sgpr_count:     11
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
    .sgpr_count:     21
    .sgpr_spill_count: 0
    .symbol:         grid_barrier_leader.kd
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
    .name:           first_try
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         first_try.kd
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
    .name:           first_try_all
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         first_try_all.kd
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
    .name:           add_long
    .private_segment_fixed_size: 0
    .sgpr_count:     11
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
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         time_out.kd
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
    .name:           some_tries
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         some_tries.kd
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
    .name:           leader_anew
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         leader_anew.kd
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
    .name:           inside
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         inside.kd
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
    .name:           lane_zero
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         lane_zero.kd
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
    .name:           leader_by_size
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         leader_by_size.kd
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
    .name:           leader_of_half
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         leader_of_half.kd
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
    .name:           leader_of_rest
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         leader_of_rest.kd
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
    .name:           leader_of_third
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         leader_of_third.kd
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
    .name:           leader_by_product
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         leader_by_product.kd
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
    .name:           leader_by_two
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         leader_by_two.kd
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
    .name:           leader_elected
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         leader_elected.kd
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
    .name:           leader_by_data
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         leader_by_data.kd
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
    .name:           told_by_last
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         told_by_last.kd
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
    .name:           told_in_turn
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         told_in_turn.kd
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
    .name:           told_in_turn_back
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         told_in_turn_back.kd
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
    .sgpr_count:     11
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
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         tries_down.kd
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
    .name:           tries_down_given
    .private_segment_fixed_size: 0
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         tries_down_given.kd
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
    .name:           tries_long
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         tries_long.kd
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
    .name:           tries_of_function
    .private_segment_fixed_size: 0
    .sgpr_count:     18
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
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         tries_of_callee.kd
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
    .name:           tries_by_doubling
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         tries_by_doubling.kd
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
    .name:           tries_set_back
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         tries_set_back.kd
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
    .name:           time_out_low
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_out_low.kd
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
    .name:           time_out_break
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_out_break.kd
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
    .name:           time_out_real
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_out_real.kd
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
    .name:           time_out_until
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_out_until.kd
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
    .name:           time_out_signed
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_out_signed.kd
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
    .name:           time_out_signed_since
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_out_signed_since.kd
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
    .name:           time_out_and_tries
    .private_segment_fixed_size: 0
    .sgpr_count:     21
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
    .name:           time_again
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_again.kd
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
    .name:           time_of_some
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         time_of_some.kd
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
    .name:           time_end_moves
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         time_end_moves.kd
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
    .name:           time_end_anew
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_end_anew.kd
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
    .name:           time_end_given
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_end_given.kd
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
    .name:           time_end_huge
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         time_end_huge.kd
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
    .name:           time_stale
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         time_stale.kd
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
    .name:           time_low_bits
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         time_low_bits.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

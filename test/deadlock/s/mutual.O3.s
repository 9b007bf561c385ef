	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	ping_last
	.globl	ping_last
	.p2align	8
	.type	ping_last,@function
ping_last:
.Lfunc_begin0:
	.file	0 "." "cl/mutual.cl" md5 0x08828b2acb81e0028137593838f9cc0d
	.loc	0 15 6 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 15 8 is_stmt 0
	s_cmp_lg_u32 s6, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 15 6
	s_cbranch_scc0 .LBB0_9
	.loc	0 20 7 is_stmt 1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_4
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v1, 0
.LBB0_3:
	.loc	0 20 15
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB0_3
.LBB0_4:
	.loc	0 0 15
	s_or_b64 exec, exec, s[4:5]
	.loc	0 21 14 is_stmt 1
	v_lshl_add_u32 v1, s6, 6, v0
	.loc	0 21 3 is_stmt 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v1, vcc, s2, v1
	v_addc_co_u32_e32 v2, vcc, v3, v2, vcc
	.loc	0 21 19
	global_load_dword v3, v[1:2], off glc
	s_waitcnt vmcnt(0)
	.loc	0 22 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 63, v0
	.loc	0 21 19
	v_mad_u32_u24 v3, v0, 6, v3
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 22 7
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_7
	.loc	0 22 16 is_stmt 0
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_mbcnt_hi_u32_b32 v1, s7, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 s[8:9], exec, vcc
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_7
	s_bcnt1_i32_b64 s6, s[6:7]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s6
	global_atomic_add v1, v2, s[0:1]
.LBB0_7:
	.loc	0 0 16
	s_or_b64 exec, exec, s[4:5]
.LBB0_8:
	.loc	0 24 1 is_stmt 1
	s_endpgm
.LBB0_9:
	.loc	0 15 6
	s_cbranch_execz .LBB0_8
	.loc	0 16 9
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 16 7 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_13
	.loc	0 0 7
	v_mov_b32_e32 v1, 0
.LBB0_12:
	.loc	0 16 15
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB0_12
.LBB0_13:
	.loc	0 0 15
	s_or_b64 exec, exec, s[4:5]
	.loc	0 17 3 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 17 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc
	s_waitcnt vmcnt(0)
	.loc	0 18 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 63, v0
	.loc	0 17 10
	v_mad_u32_u24 v2, v0, 6, v2
	global_store_dword v1, v2, s[2:3]
	s_waitcnt vmcnt(0)
	.loc	0 18 7
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_8
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	.loc	0 18 24
	global_store_dword v0, v1, s[0:1] offset:4
	s_waitcnt vmcnt(0)
	.loc	0 24 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ping_last
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
.Lfunc_end0:
	.size	ping_last, .Lfunc_end0-ping_last

	.protected	ping_before
	.globl	ping_before
	.p2align	8
	.type	ping_before,@function
ping_before:
.Lfunc_begin1:
	.loc	0 28 6 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 28 8 is_stmt 0
	s_cmp_lg_u32 s6, 0
	.loc	0 28 6
	s_cbranch_scc0 .LBB1_18
	.loc	0 33 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 33 7 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_4
	.loc	0 0 7
	v_mov_b32_e32 v1, 0
.LBB1_3:
	.loc	0 33 15
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB1_3
.LBB1_4:
	.loc	0 0 15
	s_or_b64 exec, exec, s[4:5]
	.loc	0 34 14 is_stmt 1
	v_lshl_add_u32 v1, s6, 6, v0
	.loc	0 34 3 is_stmt 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v1, vcc, s0, v1
	v_addc_co_u32_e32 v2, vcc, v3, v2, vcc
	.loc	0 34 19
	global_load_dword v3, v[1:2], off glc
	s_waitcnt vmcnt(0)
	.loc	0 35 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 63, v0
	.loc	0 34 19
	v_mad_u32_u24 v3, v0, 6, v3
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 35 7
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_7
	.loc	0 35 16 is_stmt 0
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_mbcnt_hi_u32_b32 v1, s7, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_b64 s[8:9], exec, vcc
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB1_7
	s_bcnt1_i32_b64 s6, s[6:7]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s6
	global_atomic_add v1, v2, s[2:3]
.LBB1_7:
	.loc	0 0 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 28 6 is_stmt 1
	s_branch .LBB1_19
.LBB1_8:
	.loc	0 0 6 is_stmt 0
	v_cmp_lt_i32_e32 vcc, 62, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB1_12
	v_cmp_eq_u32_e32 vcc, 63, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_11
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	.loc	0 29 24 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[2:3] offset:4
	s_waitcnt vmcnt(0)
.LBB1_11:
	.loc	0 0 24 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
.LBB1_12:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB1_17
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_16
	v_mov_b32_e32 v1, 0
.LBB1_15:
	.loc	0 30 15 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_cbranch_vccz .LBB1_15
.LBB1_16:
	.loc	0 0 15 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
.LBB1_17:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 31 3 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 31 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_mad_u32_u24 v0, v0, 6, v2
	global_store_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	.loc	0 37 1 is_stmt 1
	s_endpgm
.LBB1_18:
	.loc	0 28 6
	s_cbranch_execnz .LBB1_8
.LBB1_19:
	.loc	0 37 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ping_before
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
.Lfunc_end1:
	.size	ping_before, .Lfunc_end1-ping_before

	.protected	ping_leaders
	.globl	ping_leaders
	.p2align	8
	.type	ping_leaders,@function
ping_leaders:
.Lfunc_begin2:
	.loc	0 41 6 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 41 13 is_stmt 0
	v_or_b32_e32 v1, s6, v0
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execnz .LBB2_3
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execnz .LBB2_9
.LBB2_2:
	.loc	0 50 1 is_stmt 1
	s_endpgm
.LBB2_3:
	.loc	0 0 1 is_stmt 0
	s_cmp_eq_u32 s6, 1
	.loc	0 41 8 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_cselect_b64 s[4:5], -1, 0
	.loc	0 45 20
	s_and_b64 s[6:7], vcc, s[4:5]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB2_8
	.loc	0 0 20 is_stmt 0
	v_mov_b32_e32 v0, 0
.LBB2_5:
	.loc	0 46 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_cbranch_vccnz .LBB2_5
	.loc	0 47 11
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	global_store_dword v0, v1, s[0:1]
	s_waitcnt vmcnt(0)
.LBB2_7:
	.loc	0 48 3
	global_load_dword v1, v0, s[0:1] offset:8 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_cbranch_vccnz .LBB2_7
.LBB2_8:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 41 13 is_stmt 1
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB2_2
.LBB2_9:
	.loc	0 42 3
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	.loc	0 42 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1] offset:4
	s_waitcnt vmcnt(0)
.LBB2_10:
	.loc	0 43 3 is_stmt 1
	global_load_dword v1, v0, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_cbranch_vccnz .LBB2_10
	.loc	0 44 3
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	.loc	0 44 11 is_stmt 0
	global_store_dword v0, v1, s[0:1] offset:8
	s_waitcnt vmcnt(0)
	.loc	0 50 1 is_stmt 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ping_leaders
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
		.amdhsa_next_free_vgpr 2
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
.Lfunc_end2:
	.size	ping_leaders, .Lfunc_end2-ping_leaders

	.protected	half_waits
	.globl	half_waits
	.p2align	8
	.type	half_waits,@function
half_waits:
.Lfunc_begin3:
	.loc	0 54 6 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 54 8 is_stmt 0
	s_cmp_eq_u32 s6, 0
	.loc	0 54 6
	s_cbranch_scc1 .LBB3_10
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
.LBB3_2:
	.loc	0 59 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:64 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB3_2
	.loc	0 60 3
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_mbcnt_hi_u32_b32 v1, s7, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_5
	s_bcnt1_i32_b64 s6, s[6:7]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s6
	global_atomic_add v1, v2, s[0:1]
.LBB3_5:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 54 6 is_stmt 1
	s_branch .LBB3_11
.LBB3_6:
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 55 7
	v_mov_b32_e32 v1, 0
	.loc	0 55 9 is_stmt 0
	v_cmp_gt_u32_e32 vcc, 32, v0
	.loc	0 55 7
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB3_9
.LBB3_7:
	.loc	0 55 17
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB3_7
	.loc	0 55 30
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	.loc	0 55 37
	global_store_dword v1, v2, s[2:3]
	s_waitcnt vmcnt(0)
.LBB3_9:
	.loc	0 0 37
	s_or_b64 exec, exec, s[4:5]
	.loc	0 56 3 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 56 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
	.loc	0 57 3 is_stmt 1
	v_mov_b32_e32 v3, 0
	.loc	0 56 10
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt vmcnt(0)
	.loc	0 57 12
	global_store_dword v3, v2, s[0:1] offset:64
	s_waitcnt vmcnt(0)
	.loc	0 62 1
	s_endpgm
.LBB3_10:
	.loc	0 54 6
	s_cbranch_execnz .LBB3_6
.LBB3_11:
	.loc	0 62 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel half_waits
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
.Lfunc_end3:
	.size	half_waits, .Lfunc_end3-half_waits

	.protected	half_waits_later
	.globl	half_waits_later
	.p2align	8
	.type	half_waits_later,@function
half_waits_later:
.Lfunc_begin4:
	.loc	0 66 6 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 66 8 is_stmt 0
	s_cmp_eq_u32 s6, 0
	.loc	0 66 6
	s_cbranch_scc1 .LBB4_7
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
.LBB4_2:
	.loc	0 71 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:64 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB4_2
	.loc	0 72 3
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_mbcnt_hi_u32_b32 v1, s7, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB4_5
	s_bcnt1_i32_b64 s6, s[6:7]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s6
	global_atomic_add v1, v2, s[0:1]
.LBB4_5:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
.LBB4_6:
	.loc	0 74 1 is_stmt 1
	s_endpgm
.LBB4_7:
	.loc	0 66 6
	s_cbranch_execz .LBB4_6
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 67 3
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	.loc	0 69 9
	v_cmp_gt_u32_e32 vcc, 32, v0
	v_mov_b32_e32 v4, 1
	.loc	0 67 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[2:3] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, 1, v3
	global_store_dword v1, v3, s[2:3]
	s_waitcnt vmcnt(0)
	.loc	0 68 12
	global_store_dword v2, v4, s[0:1] offset:64
	s_waitcnt vmcnt(0)
	.loc	0 69 7
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_6
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v0, vcc, s2, v1
	v_addc_co_u32_e32 v1, vcc, 0, v3, vcc
.LBB4_10:
	.loc	0 69 17
	global_load_dword v3, v2, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .LBB4_10
	.loc	0 0 17
	v_mov_b32_e32 v2, 1
	.loc	0 69 37
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 74 1 is_stmt 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel half_waits_later
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
.Lfunc_end4:
	.size	half_waits_later, .Lfunc_end4-half_waits_later

	.protected	by_atomics
	.globl	by_atomics
	.p2align	8
	.type	by_atomics,@function
by_atomics:
.Lfunc_begin5:
	.loc	0 78 43 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 78 40 is_stmt 0
	s_lshl_b32 s11, s6, 6
	s_and_b32 s10, s11, 64
	.loc	0 80 8 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 5, v0
	.loc	0 80 6 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB5_5
	.loc	0 78 70 is_stmt 1
	s_xor_b32 s6, s10, 64
	.loc	0 78 65 is_stmt 0
	s_lshl_b32 s6, s6, 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s0, s6
	s_addc_u32 s7, s1, 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB5_3
.LBB5_2:
	.loc	0 0 65
	s_or_b64 exec, exec, s[8:9]
	.loc	0 80 21 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v2
	.loc	0 80 41 is_stmt 0
	s_cmp_lt_i32 s8, 1
	.loc	0 80 14
	s_cbranch_scc0 .LBB5_5
.LBB5_3:
	.loc	0 80 21
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB5_2
	global_load_dword v2, v1, s[6:7] glc
	s_branch .LBB5_2
.LBB5_5:
	.loc	0 0 21
	s_or_b64 exec, exec, s[2:3]
	.loc	0 78 43 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 81 13
	v_add_u32_e32 v1, s11, v0
	.loc	0 81 2 is_stmt 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v1, vcc, s2, v1
	v_addc_co_u32_e32 v2, vcc, v3, v2, vcc
	.loc	0 81 18
	global_load_dword v3, v[1:2], off glc
	s_waitcnt vmcnt(0)
	.loc	0 82 8 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 40, v0
	.loc	0 81 18
	v_add_u32_e32 v3, 1, v3
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 82 6
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB5_8
	.loc	0 82 15 is_stmt 0
	s_mov_b64 s[2:3], exec
	v_mbcnt_lo_u32_b32 v0, s2, 0
	v_mbcnt_hi_u32_b32 v0, s3, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[4:5], exec, vcc
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB5_8
	s_bcnt1_i32_b64 s2, s[2:3]
	.loc	0 78 35 is_stmt 1
	s_lshl_b32 s3, s10, 2
	v_mov_b32_e32 v0, s3
	.loc	0 82 15
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1]
.LBB5_8:
	.loc	0 83 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel by_atomics
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
.Lfunc_end5:
	.size	by_atomics, .Lfunc_end5-by_atomics

	.protected	by_atomics_first
	.globl	by_atomics_first
	.p2align	8
	.type	by_atomics_first,@function
by_atomics_first:
.Lfunc_begin6:
	.loc	0 87 43 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 87 70 is_stmt 0
	s_lshl_b32 s2, s6, 6
	s_and_b32 s8, s2, 64
	v_cmp_lt_i32_e32 vcc, 39, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB6_5
	.loc	0 0 70
	v_cmp_eq_u32_e32 vcc, 40, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB6_4
	.loc	0 89 15 is_stmt 1
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_mbcnt_hi_u32_b32 v0, s7, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[10:11], exec, vcc
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .LBB6_4
	.loc	0 0 15 is_stmt 0
	s_lshl_b32 s9, s8, 2
	.loc	0 89 15
	s_bcnt1_i32_b64 s6, s[6:7]
	v_mov_b32_e32 v0, s9
	v_mov_b32_e32 v1, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v0, v1, s[0:1]
.LBB6_4:
	.loc	0 0 15
	s_or_b64 exec, exec, s[4:5]
.LBB6_5:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB6_11
	v_cmp_eq_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB6_11
	.loc	0 87 70 is_stmt 1
	s_xor_b32 s2, s8, 64
	.loc	0 87 65 is_stmt 0
	s_lshl_b32 s2, s2, 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB6_9
.LBB6_8:
	.loc	0 0 65
	s_or_b64 exec, exec, s[2:3]
	.loc	0 90 21 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	.loc	0 90 41 is_stmt 0
	s_cmp_gt_i32 s2, 0
	.loc	0 90 14
	s_cbranch_scc1 .LBB6_11
.LBB6_9:
	.loc	0 90 21
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB6_8
	global_load_dword v1, v0, s[0:1] glc
	s_branch .LBB6_8
.LBB6_11:
	.loc	0 91 1 is_stmt 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel by_atomics_first
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
		.amdhsa_next_free_vgpr 2
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
	.size	by_atomics_first, .Lfunc_end6-by_atomics_first

	.protected	role_of_data
	.globl	role_of_data
	.p2align	8
	.type	role_of_data,@function
role_of_data:
.Lfunc_begin7:
	.loc	0 95 11 prologue_end
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_mov_b32 s7, s6
	s_mov_b32 s6, 0
	.loc	0 95 6 is_stmt 0
	s_ashr_i64 s[0:1], s[6:7], 30
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s10, s0
	s_addc_u32 s1, s11, s1
	s_load_dword s0, s[0:1], 0x0
	.loc	0 95 14
	s_waitcnt lgkmcnt(0)
	s_bitcmp0_b32 s0, 0
	.loc	0 0 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	.loc	0 95 6
	s_cbranch_scc1 .LBB7_7
	.loc	0 96 7 is_stmt 1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB7_4
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v1, 0
.LBB7_3:
	.loc	0 96 15
	global_load_dword v2, v1, s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB7_3
.LBB7_4:
	.loc	0 0 15
	s_or_b64 exec, exec, s[4:5]
	.loc	0 97 14 is_stmt 1
	v_lshl_add_u32 v1, s7, 6, v0
	.loc	0 97 3 is_stmt 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v1, vcc, s2, v1
	v_addc_co_u32_e32 v2, vcc, v3, v2, vcc
	.loc	0 97 19
	global_load_dword v3, v[1:2], off glc
	s_waitcnt vmcnt(0)
	.loc	0 98 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 63, v0
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[4:5], 0
	.loc	0 97 19
	v_add_u32_e32 v3, 1, v3
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 98 7
	s_and_saveexec_b64 s[14:15], vcc
	.loc	0 0 7 is_stmt 0
	s_add_u32 s10, s8, 0x100
	s_mov_b64 s[4:5], exec
	s_addc_u32 s11, s9, 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 95 6 is_stmt 1
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB7_8
	s_branch .LBB7_12
.LBB7_7:
	.loc	0 0 6 is_stmt 0
	s_mov_b64 s[4:5], 0
	.loc	0 95 6
	s_cbranch_execz .LBB7_12
.LBB7_8:
	.loc	0 100 7 is_stmt 1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB7_11
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v1, 0
.LBB7_10:
	.loc	0 100 15
	global_load_dword v2, v1, s[8:9] offset:256 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB7_10
.LBB7_11:
	.loc	0 0 15
	s_or_b64 exec, exec, s[4:5]
	.loc	0 101 14 is_stmt 1
	v_lshl_add_u32 v1, s7, 6, v0
	.loc	0 101 3 is_stmt 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v1, vcc, s2, v1
	v_addc_co_u32_e32 v2, vcc, v3, v2, vcc
	.loc	0 101 19
	global_load_dword v3, v[1:2], off glc
	s_waitcnt vmcnt(0)
	.loc	0 102 9 is_stmt 1
	v_cmp_eq_u32_e64 s[4:5], 63, v0
	s_mov_b64 s[10:11], s[8:9]
	.loc	0 101 19
	v_add_u32_e32 v0, 2, v3
	global_store_dword v[1:2], v0, off
	s_waitcnt vmcnt(0)
.LBB7_12:
	.loc	0 95 6
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execnz .LBB7_14
	.loc	0 104 1
	s_endpgm
.LBB7_14:
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	global_store_dword v0, v1, s[10:11]
	s_waitcnt vmcnt(0)
	.loc	0 104 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel role_of_data
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
.Lfunc_end7:
	.size	role_of_data, .Lfunc_end7-role_of_data

	.protected	role_of_data_once
	.globl	role_of_data_once
	.p2align	8
	.type	role_of_data_once,@function
role_of_data_once:
.Lfunc_begin8:
	.loc	0 108 11 prologue_end is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b32 s7, s6
	s_mov_b32 s6, 0
	.loc	0 108 6 is_stmt 0
	s_ashr_i64 s[4:5], s[6:7], 30
	v_cmp_lt_i32_e32 vcc, 62, v0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s2, s4
	s_addc_u32 s3, s3, s5
	s_load_dword s2, s[2:3], 0x0
	.loc	0 108 14
	s_waitcnt lgkmcnt(0)
	s_bitcmp0_b32 s2, 0
	s_mov_b64 s[2:3], 0
	.loc	0 108 6
	s_cbranch_scc1 .LBB8_11
	.loc	0 0 6
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB8_5
	v_cmp_eq_u32_e32 vcc, 63, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_add_u32 s6, s0, 0x100
	s_mov_b64 s[4:5], exec
	s_addc_u32 s7, s1, 0
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[4:5], s[4:5], exec
.LBB8_5:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB8_10
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB8_9
	v_mov_b32_e32 v1, 0
.LBB8_8:
	.loc	0 109 15 is_stmt 1
	global_load_dword v2, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_cbranch_vccz .LBB8_8
.LBB8_9:
	.loc	0 0 15 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
.LBB8_10:
	s_or_b64 exec, exec, s[8:9]
	.loc	0 108 6 is_stmt 1
	s_branch .LBB8_15
.LBB8_11:
	.loc	0 0 6 is_stmt 0
	s_mov_b64 s[4:5], 0
	.loc	0 108 6
	s_cbranch_execz .LBB8_15
	.loc	0 0 6
	v_cmp_lt_i32_e32 vcc, 62, v0
	s_mov_b64 s[2:3], -1
	s_and_saveexec_b64 s[6:7], vcc
	v_cmp_eq_u32_e32 vcc, 63, v0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[8:9], vcc, exec
	s_xor_b64 s[2:3], exec, -1
	s_or_b64 s[4:5], s[4:5], s[8:9]
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[6:7], s[0:1]
.LBB8_15:
	.loc	0 108 6
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execnz .LBB8_17
	.loc	0 0 6
	s_or_b64 exec, exec, s[8:9]
	.loc	0 108 6
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB8_18
	s_branch .LBB8_21
.LBB8_17:
	.loc	0 0 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	global_store_dword v1, v2, s[6:7]
	s_waitcnt vmcnt(0)
	s_or_b64 exec, exec, s[8:9]
	.loc	0 108 6
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB8_21
.LBB8_18:
	.loc	0 0 6
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB8_21
	v_mov_b32_e32 v0, 0
.LBB8_20:
	.loc	0 113 15 is_stmt 1
	global_load_dword v1, v0, s[0:1] offset:256 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .LBB8_20
.LBB8_21:
	.loc	0 115 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel role_of_data_once
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
.Lfunc_end8:
	.size	role_of_data_once, .Lfunc_end8-role_of_data_once

	.protected	all_poll
	.globl	all_poll
	.p2align	8
	.type	all_poll,@function
all_poll:
.Lfunc_begin9:
	.loc	0 119 6 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 119 8 is_stmt 0
	s_cmp_lg_u32 s6, 0
	.loc	0 119 6
	s_cbranch_scc0 .LBB9_5
	.loc	0 123 11 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	s_waitcnt vmcnt(0)
.LBB9_2:
	.loc	0 124 3
	global_load_dword v1, v0, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_cbranch_vccnz .LBB9_2
.LBB9_4:
	.loc	0 126 1
	s_endpgm
.LBB9_5:
	.loc	0 0 1 is_stmt 0
	s_cbranch_execz .LBB9_4
	v_mov_b32_e32 v0, 0
.LBB9_7:
	.loc	0 120 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_cbranch_vccnz .LBB9_7
	.loc	0 121 3
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	.loc	0 121 11 is_stmt 0
	global_store_dword v0, v1, s[0:1] offset:4
	s_waitcnt vmcnt(0)
	.loc	0 126 1 is_stmt 1
	s_endpgm
.Ltmp9:
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
		.amdhsa_next_free_vgpr 2
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
.Lfunc_end9:
	.size	all_poll, .Lfunc_end9-all_poll

	.protected	server
	.globl	server
	.p2align	8
	.type	server,@function
server:
.Lfunc_begin10:
	.loc	0 130 6 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_cmp_lt_i32 s6, 1
	s_mov_b64 s[0:1], -1
	s_cbranch_scc1 .LBB10_11
	.loc	0 0 6 is_stmt 0
	s_cmp_eq_u32 s6, 1
	s_cbranch_scc0 .LBB10_10
	.loc	0 137 9 is_stmt 1
	v_cmp_gt_u32_e64 s[0:1], 32, v0
	.loc	0 137 7 is_stmt 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB10_5
	.loc	0 0 7
	v_mov_b32_e32 v1, 0
.LBB10_4:
	.loc	0 137 15
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB10_4
.LBB10_5:
	.loc	0 0 15
	s_or_b64 exec, exec, s[4:5]
	.loc	0 138 9 is_stmt 1
	v_cmp_lt_u32_e32 vcc, 31, v0
	.loc	0 138 7 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB10_7
	.loc	0 138 24
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[2:3]
	s_waitcnt vmcnt(0)
.LBB10_7:
	.loc	0 0 24
	s_or_b64 exec, exec, s[4:5]
	.loc	0 139 7 is_stmt 1
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB10_9
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	.loc	0 139 23
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[2:3] offset:8
	s_waitcnt vmcnt(0)
.LBB10_9:
	.loc	0 0 23
	s_or_b64 exec, exec, s[4:5]
.LBB10_10:
	s_mov_b64 s[0:1], 0
.LBB10_11:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB10_18
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .LBB10_18
	.loc	0 131 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 131 7 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB10_18
	.loc	0 0 7
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_branch .LBB10_16
.LBB10_15:
	.loc	0 134 9 is_stmt 1
	global_load_dword v2, v0, s[2:3] offset:8 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB10_18
.LBB10_16:
	.loc	0 133 9
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v0, s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB10_15
	.loc	0 133 26 is_stmt 0
	global_store_dword v0, v1, s[2:3] offset:4
	s_waitcnt vmcnt(0)
	s_branch .LBB10_15
.LBB10_18:
	.loc	0 141 1 is_stmt 1
	s_endpgm
.Ltmp10:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel server
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
.Lfunc_end10:
	.size	server, .Lfunc_end10-server

	.protected	server_asked
	.globl	server_asked
	.p2align	8
	.type	server_asked,@function
server_asked:
.Lfunc_begin11:
	.loc	0 145 6 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_cmp_lt_i32 s6, 1
	s_mov_b64 s[2:3], -1
	s_cbranch_scc1 .LBB11_10
	.loc	0 0 6 is_stmt 0
	s_cmp_eq_u32 s6, 1
	s_cbranch_scc0 .LBB11_9
	.loc	0 152 9 is_stmt 1
	v_cmp_lt_u32_e32 vcc, 31, v0
	.loc	0 152 7 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB11_4
	.loc	0 152 24
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[0:1]
	s_waitcnt vmcnt(0)
.LBB11_4:
	.loc	0 0 24
	s_or_b64 exec, exec, s[2:3]
	.loc	0 153 9 is_stmt 1
	v_cmp_gt_u32_e32 vcc, 32, v0
	.loc	0 153 7 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB11_8
	.loc	0 0 7
	v_mov_b32_e32 v1, 0
.LBB11_6:
	.loc	0 153 15
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB11_6
	.loc	0 0 15
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	.loc	0 154 23 is_stmt 1
	global_store_dword v1, v2, s[0:1] offset:8
	s_waitcnt vmcnt(0)
.LBB11_8:
	.loc	0 0 23 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
.LBB11_9:
	s_mov_b64 s[2:3], 0
.LBB11_10:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB11_17
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .LBB11_17
	.loc	0 146 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 146 7 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB11_17
	.loc	0 0 7
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_branch .LBB11_15
.LBB11_14:
	.loc	0 149 9 is_stmt 1
	global_load_dword v2, v0, s[0:1] offset:8 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB11_17
.LBB11_15:
	.loc	0 148 9
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v0, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB11_14
	.loc	0 148 26 is_stmt 0
	global_store_dword v0, v1, s[0:1] offset:4
	s_waitcnt vmcnt(0)
	s_branch .LBB11_14
.LBB11_17:
	.loc	0 156 1 is_stmt 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel server_asked
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
.Lfunc_end11:
	.size	server_asked, .Lfunc_end11-server_asked

	.protected	short_bins
	.globl	short_bins
	.p2align	8
	.type	short_bins,@function
short_bins:
.Lfunc_begin12:
	.loc	0 160 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v1, vcc, s0, v1
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_mov_b64 s[0:1], 0
.LBB12_1:
.Ltmp12:
	.loc	0 161 9 prologue_end
	global_atomic_cmpswap v5, v[1:2], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
	.loc	0 161 2 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB12_1
	.loc	0 0 2
	s_or_b64 exec, exec, s[0:1]
	.loc	0 162 12 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v3, v0, s[2:3]
	.loc	0 162 9 is_stmt 0
	global_load_dword v4, v0, s[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v4, v3
	global_store_dword v0, v3, s[4:5]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, 0
	.loc	0 163 2 is_stmt 1
	global_atomic_swap v[1:2], v0, off
	.loc	0 164 1
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel short_bins
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
	.size	short_bins, .Lfunc_end12-short_bins

	.protected	short_bins_inside
	.globl	short_bins_inside
	.p2align	8
	.type	short_bins_inside,@function
short_bins_inside:
.Lfunc_begin13:
	.loc	0 167 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v1, vcc, s0, v1
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_mov_b64 s[0:1], 0
.LBB13_1:
.Ltmp14:
	.loc	0 169 7 prologue_end
	global_atomic_cmpswap v5, v[1:2], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB13_1
	.loc	0 0 7 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 170 14 is_stmt 1
	global_load_dword v3, v0, s[2:3]
	.loc	0 170 11 is_stmt 0
	global_load_dword v4, v0, s[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v4, v3
	global_store_dword v0, v3, s[4:5]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, 0
	.loc	0 171 4 is_stmt 1
	global_atomic_swap v[1:2], v0, off
	.loc	0 174 1
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel short_bins_inside
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
	.size	short_bins_inside, .Lfunc_end13-short_bins_inside

	.protected	bins_of_items
	.globl	bins_of_items
	.p2align	8
	.type	bins_of_items,@function
bins_of_items:
.Lfunc_begin14:
	.loc	0 178 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_lshl_b32 s4, s6, 6
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[6:7], s[4:5], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, s6
	s_addc_u32 s1, s1, s7
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v1, vcc, s0, v1
	v_mov_b32_e32 v4, 0
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v3, 1
.LBB14_1:
.Ltmp16:
	.loc	0 179 9 prologue_end
	global_atomic_cmpswap v5, v[1:2], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
	.loc	0 179 2 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB14_1
	.loc	0 0 2
	s_or_b64 exec, exec, s[0:1]
	.loc	0 180 21 is_stmt 1
	v_lshlrev_b32_e32 v3, 2, v0
	global_load_dword v5, v3, s[2:3]
	.loc	0 180 13 is_stmt 0
	v_add_u32_e32 v3, s4, v0
	.loc	0 180 2
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mov_b32_e32 v0, s9
	v_add_co_u32_e32 v3, vcc, s8, v3
	v_addc_co_u32_e32 v4, vcc, v0, v4, vcc
	.loc	0 180 18
	global_load_dword v0, v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, v0, v5
	global_store_dword v[3:4], v0, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, 0
	.loc	0 181 2 is_stmt 1
	global_atomic_swap v[1:2], v0, off
	.loc	0 182 1
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bins_of_items
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
.Lfunc_end14:
	.size	bins_of_items, .Lfunc_end14-bins_of_items

	.protected	short_bins_turned
	.globl	short_bins_turned
	.p2align	8
	.type	short_bins_turned,@function
short_bins_turned:
.Lfunc_begin15:
	.loc	0 186 36 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 186 38 is_stmt 0
	v_lshl_add_u32 v1, s6, 4, v0
	.loc	0 186 48
	v_and_b32_e32 v1, 63, v1
	.loc	0 186 32
	v_lshlrev_b32_e32 v1, 2, v1
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v1, vcc, s0, v1
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_mov_b64 s[0:1], 0
.LBB15_1:
	.loc	0 188 9 is_stmt 1
	global_atomic_swap v4, v[1:2], v3, off glc
	.loc	0 188 2 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB15_1
	.loc	0 0 2
	s_or_b64 exec, exec, s[0:1]
	.loc	0 186 36 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 189 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 189 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v0, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, 1, v3
	global_store_dword v0, v3, s[0:1]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v0, 0
	.loc	0 190 2 is_stmt 1
	global_atomic_swap v[1:2], v0, off
	.loc	0 191 1
	s_endpgm
.Ltmp18:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel short_bins_turned
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
.Lfunc_end15:
	.size	short_bins_turned, .Lfunc_end15-short_bins_turned

	.protected	short_bins_one_by_one
	.globl	short_bins_one_by_one
	.p2align	8
	.type	short_bins_one_by_one,@function
short_bins_one_by_one:
.Lfunc_begin16:
	.loc	0 194 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s4, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v3, vcc, s0, v1
	v_addc_co_u32_e32 v4, vcc, 0, v4, vcc
	v_mov_b32_e32 v6, s3
	v_add_co_u32_e32 v5, vcc, s2, v1
	v_addc_co_u32_e32 v6, vcc, 0, v6, vcc
	v_mov_b32_e32 v1, 1
	s_branch .LBB16_2
.LBB16_1:
	s_or_b64 exec, exec, s[0:1]
.Ltmp19:
	.loc	0 195 27 prologue_end
	s_add_i32 s4, s4, 4
	.loc	0 195 20 is_stmt 0
	s_cmp_eq_u32 s4, 64
	.loc	0 195 2
	s_cbranch_scc1 .LBB16_18
.LBB16_2:
	.loc	0 196 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, s4, v0
	.loc	0 196 7 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB16_6
	.loc	0 0 7
	s_mov_b64 s[2:3], 0
.LBB16_4:
	.loc	0 197 11 is_stmt 1
	global_atomic_cmpswap v7, v[3:4], v[1:2], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	.loc	0 197 4 is_stmt 0
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB16_4
	.loc	0 0 4
	s_or_b64 exec, exec, s[2:3]
	.loc	0 198 11 is_stmt 1
	global_load_dword v7, v[5:6], off glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, 1, v7
	global_store_dword v[5:6], v7, off
	s_waitcnt vmcnt(0)
	.loc	0 199 4
	global_atomic_swap v[3:4], v2, off
.LBB16_6:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 195 27 is_stmt 1
	s_or_b32 s0, s4, 1
	.loc	0 196 9
	v_cmp_eq_u32_e32 vcc, s0, v0
	.loc	0 196 7 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB16_10
	.loc	0 0 7
	s_mov_b64 s[2:3], 0
.LBB16_8:
	.loc	0 197 11 is_stmt 1
	global_atomic_cmpswap v7, v[3:4], v[1:2], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	.loc	0 197 4 is_stmt 0
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB16_8
	.loc	0 0 4
	s_or_b64 exec, exec, s[2:3]
	.loc	0 198 11 is_stmt 1
	global_load_dword v7, v[5:6], off glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, 1, v7
	global_store_dword v[5:6], v7, off
	s_waitcnt vmcnt(0)
	.loc	0 199 4
	global_atomic_swap v[3:4], v2, off
.LBB16_10:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 195 27 is_stmt 1
	s_or_b32 s0, s4, 2
	.loc	0 196 9
	v_cmp_eq_u32_e32 vcc, s0, v0
	.loc	0 196 7 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB16_14
	.loc	0 0 7
	s_mov_b64 s[2:3], 0
.LBB16_12:
	.loc	0 197 11 is_stmt 1
	global_atomic_cmpswap v7, v[3:4], v[1:2], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	.loc	0 197 4 is_stmt 0
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB16_12
	.loc	0 0 4
	s_or_b64 exec, exec, s[2:3]
	.loc	0 198 11 is_stmt 1
	global_load_dword v7, v[5:6], off glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, 1, v7
	global_store_dword v[5:6], v7, off
	s_waitcnt vmcnt(0)
	.loc	0 199 4
	global_atomic_swap v[3:4], v2, off
.LBB16_14:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 195 27 is_stmt 1
	s_or_b32 s0, s4, 3
	.loc	0 196 9
	v_cmp_eq_u32_e32 vcc, s0, v0
	.loc	0 196 7 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB16_1
	.loc	0 0 7
	s_mov_b64 s[2:3], 0
.LBB16_16:
	.loc	0 197 11 is_stmt 1
	global_atomic_cmpswap v7, v[3:4], v[1:2], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	.loc	0 197 4 is_stmt 0
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB16_16
	.loc	0 0 4
	s_or_b64 exec, exec, s[2:3]
	.loc	0 198 11 is_stmt 1
	global_load_dword v7, v[5:6], off glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, 1, v7
	global_store_dword v[5:6], v7, off
	s_waitcnt vmcnt(0)
	.loc	0 199 4
	global_atomic_swap v[3:4], v2, off
	s_branch .LBB16_1
.LBB16_18:
	.loc	0 201 1
	s_endpgm
.Ltmp20:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel short_bins_one_by_one
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
	.size	short_bins_one_by_one, .Lfunc_end16-short_bins_one_by_one

	.protected	two_queues
	.globl	two_queues
	.p2align	8
	.type	two_queues,@function
two_queues:
.Lfunc_begin17:
	.loc	0 205 50 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[4:5], 0xc
	v_cmp_gt_u32_e32 vcc, 2, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s0
	s_sub_i32 s2, 0, s0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s3, v1
	s_mul_i32 s2, s2, s3
	s_mul_hi_u32 s2, s3, s2
	s_add_i32 s3, s3, s2
	s_mul_hi_u32 s2, s1, s3
	s_mul_i32 s3, s2, s0
	s_sub_i32 s3, s1, s3
	s_add_i32 s4, s2, 1
	s_sub_i32 s5, s3, s0
	s_cmp_ge_u32 s3, s0
	s_cselect_b32 s2, s4, s2
	s_cselect_b32 s3, s5, s3
	s_add_i32 s4, s2, 1
	s_cmp_ge_u32 s3, s0
	s_cselect_b32 s2, s4, s2
	s_mul_i32 s0, s2, s0
	s_cmp_gt_u32 s1, s0
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lg_u64 s[0:1], 0
	s_addc_u32 s0, s2, 0
	.loc	0 208 7
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB17_50
	.loc	0 205 0
	s_abs_i32 s4, s0
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s0, 0, s4
	v_add_u32_e32 v3, s8, v0
	v_sub_u32_e32 v0, 0, v3
	v_rcp_iflag_f32_e32 v1, v1
	v_max_i32_e32 v4, v3, v0
	.loc	0 205 41 is_stmt 0
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	.loc	0 205 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v0, v1, v2
	v_mad_u64_u32 v[0:1], s[0:1], v4, v0, 0
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v2, 1
	.loc	0 205 48
	v_mul_lo_u32 v0, v1, s4
	.loc	0 205 0
	v_ashrrev_i32_e32 v1, 31, v3
	.loc	0 205 32
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s3
	.loc	0 205 48
	v_sub_u32_e32 v0, v4, v0
	v_subrev_u32_e32 v4, s4, v0
	v_cmp_le_u32_e32 vcc, s4, v0
	v_cndmask_b32_e32 v0, v0, v4, vcc
	v_subrev_u32_e32 v4, s4, v0
	v_cmp_le_u32_e32 vcc, s4, v0
	v_cndmask_b32_e32 v0, v0, v4, vcc
	v_xor_b32_e32 v0, v0, v1
	v_sub_u32_e32 v0, v0, v1
	.loc	0 205 37
	v_lshlrev_b32_e32 v0, 5, v0
	.loc	0 205 32
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	v_mov_b32_e32 v3, 0
.LBB17_2:
	.loc	0 209 11 is_stmt 1
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_2
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_4:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_4
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_6:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_6
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_8:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_8
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_10:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_10
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_12:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_12
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_14:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_14
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_16:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_16
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_18:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_18
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_20:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_20
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_22:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_22
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_24:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_24
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_26:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_26
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_28:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_28
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_30:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_30
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_32:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_32
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_34:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_34
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_36:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_36
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_38:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_38
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_40:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_40
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_42:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_42
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_44:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_44
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_46:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_46
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
.LBB17_48:
	.loc	0 209 11
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 209 4 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB17_48
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 210 9 is_stmt 1
	global_load_dword v2, v[0:1], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 0
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 211 9
	global_store_dword v[0:1], v3, off
	s_waitcnt vmcnt(0)
.LBB17_50:
	.loc	0 213 1
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel two_queues
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
		.amdhsa_next_free_vgpr 5
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
.Lfunc_end17:
	.size	two_queues, .Lfunc_end17-two_queues

	.protected	two_queues_in_turn
	.globl	two_queues_in_turn
	.p2align	8
	.type	two_queues_in_turn,@function
two_queues_in_turn:
.Lfunc_begin18:
	.loc	0 216 0
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	s_add_i32 s0, s8, 1
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_ashr_i32 s16, s8, 31
	s_abs_i32 s17, s8
	s_mov_b32 s7, 0
	s_ashr_i32 s18, s0, 31
	s_abs_i32 s19, s0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 1
	s_mov_b32 s20, 0
	s_branch .LBB18_2
.LBB18_1:
	s_or_b64 exec, exec, s[10:11]
.Ltmp22:
	.loc	0 217 27 prologue_end
	s_add_i32 s20, s20, 1
	.loc	0 217 20 is_stmt 0
	s_cmp_eq_u32 s20, 24
	.loc	0 217 2
	s_cbranch_scc1 .LBB18_14
.LBB18_2:
	.loc	0 0 2
	v_cmp_lt_i32_e64 s[0:1], 0, v0
	s_mov_b64 s[8:9], 0
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execnz .LBB18_5
	s_or_saveexec_b64 s[10:11], s[10:11]
	v_mov_b32_e32 v5, s6
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB18_8
.LBB18_4:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB18_1
	s_branch .LBB18_11
.LBB18_5:
	v_cmp_eq_u32_e64 s[0:1], 1, v0
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB18_7
	.loc	0 220 53 is_stmt 1
	s_load_dword s0, s[4:5], 0x4
	s_mov_b64 s[8:9], exec
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s0, 0xffff
	v_cvt_f32_u32_e32 v3, s6
	s_sub_i32 s0, 0, s6
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, s0, v3
	v_mul_hi_u32 v4, v3, v4
	v_add_u32_e32 v3, v3, v4
	v_mov_b32_e32 v4, v2
.LBB18_7:
	.loc	0 0 53 is_stmt 0
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[8:9], s[8:9], exec
	s_or_saveexec_b64 s[10:11], s[10:11]
	v_mov_b32_e32 v5, s6
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB18_4
.LBB18_8:
	.loc	0 220 53
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s21, s0, 0xffff
	v_cvt_f32_u32_e32 v3, s21
	s_sub_i32 s0, 0, s21
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_readfirstlane_b32 s6, v3
	s_mul_i32 s0, s0, s6
	s_mul_hi_u32 s0, s6, s0
	s_add_i32 s6, s6, s0
	s_mul_hi_u32 s0, s1, s6
	s_mul_i32 s12, s0, s21
	s_sub_i32 s12, s1, s12
	s_add_i32 s13, s0, 1
	s_sub_i32 s14, s12, s21
	s_cmp_ge_u32 s12, s21
	s_cselect_b32 s0, s13, s0
	s_cselect_b32 s12, s14, s12
	s_add_i32 s13, s0, 1
	s_cmp_ge_u32 s12, s21
	s_cselect_b32 s12, s13, s0
	s_mul_i32 s0, s12, s21
	s_cmp_gt_u32 s1, s0
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lg_u64 s[0:1], 0
	s_addc_u32 s0, s12, 0
	.loc	0 220 51
	s_abs_i32 s0, s0
	v_cvt_f32_u32_e32 v3, s0
	s_sub_i32 s1, 0, s0
	s_mov_b64 s[14:15], 0
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_readfirstlane_b32 s12, v3
	s_mul_i32 s1, s1, s12
	s_mul_hi_u32 s1, s12, s1
	s_add_i32 s12, s12, s1
	s_mul_hi_u32 s1, s17, s12
	s_mul_i32 s1, s1, s0
	s_sub_i32 s1, s17, s1
	s_sub_i32 s12, s1, s0
	s_cmp_ge_u32 s1, s0
	s_cselect_b32 s1, s12, s1
	s_sub_i32 s12, s1, s0
	s_cmp_ge_u32 s1, s0
	s_cselect_b32 s0, s12, s1
	s_xor_b32 s0, s0, s16
	s_sub_i32 s0, s0, s16
	.loc	0 220 40
	s_lshl_b32 s0, s0, 5
	.loc	0 220 35
	s_ashr_i32 s1, s0, 31
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s12, s2, s0
	s_addc_u32 s13, s3, s1
.LBB18_9:
	.loc	0 222 12 is_stmt 1
	global_atomic_cmpswap v3, v2, v[1:2], s[12:13] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v3
	.loc	0 222 5 is_stmt 0
	s_or_b64 s[14:15], s[0:1], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB18_9
	.loc	0 0 5
	s_or_b64 exec, exec, s[14:15]
	.loc	0 223 10 is_stmt 1
	global_load_dword v6, v2, s[12:13] offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, s6
	s_andn2_b64 s[0:1], s[8:9], exec
	s_and_b64 s[8:9], vcc, exec
	v_mov_b32_e32 v5, s21
	v_mov_b32_e32 v4, s7
	s_or_b64 s[8:9], s[0:1], s[8:9]
	v_add_u32_e32 v6, 1, v6
	global_store_dword v2, v6, s[12:13] offset:4
	s_waitcnt vmcnt(0)
	.loc	0 224 10
	global_store_dword v2, v2, s[12:13]
	s_waitcnt vmcnt(0)
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB18_1
.LBB18_11:
	.loc	0 220 53
	s_load_dword s6, s[4:5], 0xc
	s_mov_b64 s[8:9], 0
	s_waitcnt lgkmcnt(0)
	v_mul_hi_u32 v3, s6, v3
	v_mad_u64_u32 v[3:4], s[0:1], s6, v4, v[3:4]
	v_mul_lo_u32 v4, v3, v5
	v_add_u32_e32 v6, 1, v3
	v_sub_u32_e32 v4, s6, v4
	v_cmp_ge_u32_e64 s[0:1], v4, v5
	v_cndmask_b32_e64 v3, v3, v6, s[0:1]
	v_sub_u32_e32 v6, v4, v5
	v_cndmask_b32_e64 v4, v4, v6, s[0:1]
	v_add_u32_e32 v6, 1, v3
	v_cmp_ge_u32_e64 s[0:1], v4, v5
	v_cndmask_b32_e64 v3, v3, v6, s[0:1]
	v_mul_lo_u32 v4, v3, v5
	v_cmp_gt_u32_e64 s[0:1], s6, v4
	v_addc_co_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	0 220 51 is_stmt 0
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
	v_mul_hi_u32 v4, s19, v4
	.loc	0 220 35
	v_mov_b32_e32 v5, s3
	.loc	0 220 51
	v_mul_lo_u32 v4, v4, v3
	v_sub_u32_e32 v4, s19, v4
	v_sub_u32_e32 v6, v4, v3
	v_cmp_ge_u32_e64 s[0:1], v4, v3
	v_cndmask_b32_e64 v4, v4, v6, s[0:1]
	v_sub_u32_e32 v6, v4, v3
	v_cmp_ge_u32_e64 s[0:1], v4, v3
	v_cndmask_b32_e64 v3, v4, v6, s[0:1]
	v_xor_b32_e32 v3, s18, v3
	v_subrev_u32_e32 v3, s18, v3
	.loc	0 220 40
	v_lshlrev_b32_e32 v3, 5, v3
	.loc	0 220 35
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_co_u32_e64 v3, s[0:1], s2, v3
	v_addc_co_u32_e64 v4, s[0:1], v5, v4, s[0:1]
.LBB18_12:
	.loc	0 222 12 is_stmt 1
	global_atomic_cmpswap v5, v[3:4], v[1:2], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v5
	.loc	0 222 5 is_stmt 0
	s_or_b64 s[8:9], s[0:1], s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB18_12
	.loc	0 0 5
	s_or_b64 exec, exec, s[8:9]
	.loc	0 223 10 is_stmt 1
	global_load_dword v5, v[3:4], off offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v5, 1, v5
	global_store_dword v[3:4], v5, off offset:4
	s_waitcnt vmcnt(0)
	.loc	0 224 10
	global_store_dword v[3:4], v2, off
	s_waitcnt vmcnt(0)
	s_branch .LBB18_1
.LBB18_14:
	.loc	0 226 1
	s_endpgm
.Ltmp23:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel two_queues_in_turn
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
.Lfunc_end18:
	.size	two_queues_in_turn, .Lfunc_end18-two_queues_in_turn

	.protected	steal
	.globl	steal
	.p2align	8
	.type	steal,@function
steal:
.Lfunc_begin19:
	.loc	0 230 8 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 230 6 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB19_6
	.loc	0 0 6
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_cvt_f32_u32_e32 v0, s0
	s_sub_i32 s2, 0, s0
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_readfirstlane_b32 s3, v0
	s_mul_i32 s2, s2, s3
	s_mul_hi_u32 s2, s3, s2
	s_add_i32 s3, s3, s2
	s_mul_hi_u32 s2, s1, s3
	s_mul_i32 s3, s2, s0
	s_sub_i32 s3, s1, s3
	s_add_i32 s4, s2, 1
	s_sub_i32 s5, s3, s0
	s_cmp_ge_u32 s3, s0
	s_cselect_b32 s2, s4, s2
	s_cselect_b32 s3, s5, s3
	s_add_i32 s4, s2, 1
	s_cmp_ge_u32 s3, s0
	s_cselect_b32 s2, s4, s2
	s_mul_i32 s0, s2, s0
	s_cmp_gt_u32 s1, s0
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lg_u64 s[0:1], 0
	s_addc_u32 s9, s2, 0
	.loc	0 231 21 is_stmt 1
	s_cmp_lt_i32 s9, 1
	.loc	0 231 3 is_stmt 0
	s_cbranch_scc1 .LBB19_6
	.loc	0 0 3
	s_abs_i32 s10, s9
	v_cvt_f32_u32_e32 v0, s10
	.loc	0 230 6 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_sub_i32 s2, 0, s10
	s_mov_b32 s6, 0
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v1, v0
	v_mov_b32_e32 v0, 1
	v_readfirstlane_b32 s3, v1
	s_mul_i32 s2, s2, s3
	s_mul_hi_u32 s2, s3, s2
	s_add_i32 s7, s3, s2
	v_mov_b32_e32 v1, 0
.LBB19_3:
	.loc	0 232 45
	s_add_i32 s2, s6, s8
	.loc	0 232 50 is_stmt 0
	s_ashr_i32 s3, s2, 31
	s_abs_i32 s2, s2
	s_mul_hi_u32 s4, s2, s7
	s_mul_i32 s4, s4, s10
	s_sub_i32 s2, s2, s4
	s_sub_i32 s4, s2, s10
	s_cmp_ge_u32 s2, s10
	s_cselect_b32 s2, s4, s2
	s_sub_i32 s4, s2, s10
	s_cmp_ge_u32 s2, s10
	s_cselect_b32 s2, s4, s2
	s_xor_b32 s2, s2, s3
	s_sub_i32 s2, s2, s3
	.loc	0 232 39
	s_lshl_b32 s2, s2, 5
	.loc	0 232 34
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	s_mov_b64 s[4:5], 0
.LBB19_4:
	.loc	0 234 11 is_stmt 1
	global_atomic_cmpswap v2, v1, v[0:1], s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 234 4 is_stmt 0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB19_4
	.loc	0 0 4
	s_or_b64 exec, exec, s[4:5]
	.loc	0 235 9 is_stmt 1
	global_load_dword v2, v1, s[2:3] offset:4 glc
	s_waitcnt vmcnt(0)
	.loc	0 231 27
	s_add_i32 s6, s6, 1
	.loc	0 231 21 is_stmt 0
	s_cmp_lg_u32 s6, s9
	.loc	0 235 9 is_stmt 1
	v_add_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[2:3] offset:4
	s_waitcnt vmcnt(0)
	.loc	0 236 9
	global_store_dword v1, v1, s[2:3]
	s_waitcnt vmcnt(0)
	.loc	0 231 3
	s_cbranch_scc1 .LBB19_3
.LBB19_6:
	.loc	0 238 1
	s_endpgm
.Ltmp24:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel steal
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
		.amdhsa_next_free_vgpr 3
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
.Lfunc_end19:
	.size	steal, .Lfunc_end19-steal

	.protected	tickets
	.globl	tickets
	.p2align	8
	.type	tickets,@function
tickets:
.Lfunc_begin20:
	.loc	0 242 8 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 242 6 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB20_9
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 243 14 is_stmt 1
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_mbcnt_hi_u32_b32 v0, s7, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB20_3
	s_bcnt1_i32_b64 s6, s[6:7]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v1, v2, s[0:1] glc
.LBB20_3:
	.loc	0 0 14 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 243 14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	v_add_u32_e32 v0, s2, v0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB20_5
.LBB20_4:
	.loc	0 0 14
	s_or_b64 exec, exec, s[6:7]
	.loc	0 245 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	.loc	0 245 33 is_stmt 0
	v_cmp_eq_u32_e32 vcc, s6, v0
	.loc	0 245 3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB20_7
.LBB20_5:
	.loc	0 245 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB20_4
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc
	s_branch .LBB20_4
.LBB20_7:
	.loc	0 0 10
	s_or_b64 exec, exec, s[2:3]
	.loc	0 242 6 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v0, 0
	.loc	0 247 3
	s_mov_b64 s[2:3], exec
	v_mbcnt_lo_u32_b32 v2, s2, 0
	v_mbcnt_hi_u32_b32 v2, s3, v2
	.loc	0 246 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[4:5] glc
	s_waitcnt vmcnt(0)
	.loc	0 247 3
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 246 10
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[4:5]
	s_waitcnt vmcnt(0)
	.loc	0 247 3
	s_and_b64 s[4:5], exec, vcc
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB20_9
	s_bcnt1_i32_b64 s2, s[2:3]
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1] offset:4
.LBB20_9:
	.loc	0 249 1
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tickets
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
.Lfunc_end20:
	.size	tickets, .Lfunc_end20-tickets

	.protected	chain_last
	.globl	chain_last
	.p2align	8
	.type	chain_last,@function
chain_last:
.Lfunc_begin21:
	.loc	0 254 6 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_cmp_lt_i32 s6, 1
	.loc	0 254 8 is_stmt 0
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_cselect_b64 s[2:3], -1, 0
	s_mov_b32 s7, 0
	s_or_b64 s[2:3], vcc, s[2:3]
	.loc	0 254 13
	s_and_saveexec_b64 s[8:9], s[2:3]
	s_xor_b64 s[2:3], exec, s[8:9]
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB21_4
	.loc	0 0 13
	s_lshl_b64 s[8:9], s[6:7], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s8, s0, s8
	s_addc_u32 s9, s1, s9
	v_mov_b32_e32 v1, 0
.LBB21_2:
	.loc	0 254 23
	global_load_dword v2, v1, s[8:9] offset:-4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB21_2
	.loc	0 0 23
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
.LBB21_4:
	s_or_b64 exec, exec, s[2:3]
	.loc	0 254 6
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 255 2 is_stmt 1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v1
	v_ashrrev_i64 v[1:2], 30, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s3
	v_add_co_u32_e32 v3, vcc, s2, v1
	v_addc_co_u32_e32 v4, vcc, v4, v2, vcc
	.loc	0 255 9 is_stmt 0
	global_load_dword v5, v[3:4], off glc
	s_waitcnt vmcnt(0)
	.loc	0 256 8 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 63, v0
	.loc	0 255 9
	v_add_u32_e32 v5, 1, v5
	global_store_dword v[3:4], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 256 6
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB21_6
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v1
	v_addc_co_u32_e32 v1, vcc, v3, v2, vcc
	v_mov_b32_e32 v2, 1
	.loc	0 256 23
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
.LBB21_6:
	.loc	0 257 1 is_stmt 1
	s_endpgm
.Ltmp26:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chain_last
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
.Lfunc_end21:
	.size	chain_last, .Lfunc_end21-chain_last

	.protected	chain_down
	.globl	chain_down
	.p2align	8
	.type	chain_down,@function
chain_down:
.Lfunc_begin22:
	.loc	0 261 6 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_mov_b32 s3, s8
	s_mov_b32 s2, 0
	.loc	0 261 8 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 261 13
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB22_4
	.loc	0 261 20
	s_load_dword s10, s[4:5], 0x4
	s_load_dword s11, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s10, 0xffff
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s5, 0, s4
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s10, v1
	s_mul_i32 s5, s5, s10
	s_mul_hi_u32 s5, s10, s5
	s_add_i32 s10, s10, s5
	s_mul_hi_u32 s5, s11, s10
	s_mul_i32 s10, s5, s4
	s_sub_i32 s10, s11, s10
	s_add_i32 s12, s5, 1
	s_sub_i32 s13, s10, s4
	s_cmp_ge_u32 s10, s4
	s_cselect_b32 s5, s12, s5
	s_cselect_b32 s10, s13, s10
	s_add_i32 s12, s5, 1
	s_cmp_ge_u32 s10, s4
	s_cselect_b32 s10, s12, s5
	s_mul_i32 s4, s10, s4
	s_cmp_gt_u32 s11, s4
	s_cselect_b64 s[4:5], -1, 0
	.loc	0 261 22
	s_cmp_lg_u64 s[4:5], 0
	s_addc_u32 s4, s10, -1
	.loc	0 261 18
	s_cmp_le_i32 s4, s3
	.loc	0 261 6
	s_cbranch_scc1 .LBB22_4
	.loc	0 0 6
	s_mov_b32 s4, 0
	s_mov_b32 s5, s3
	s_ashr_i64 s[4:5], s[4:5], 30
	s_add_u32 s4, s0, s4
	s_addc_u32 s5, s1, s5
	v_mov_b32_e32 v1, 0
.LBB22_3:
	.loc	0 261 27
	global_load_dword v2, v1, s[4:5] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB22_3
.LBB22_4:
	.loc	0 0 27
	s_or_b64 exec, exec, s[8:9]
	.loc	0 261 6
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	.loc	0 262 2 is_stmt 1
	s_ashr_i64 s[2:3], s[2:3], 30
	v_mov_b32_e32 v1, 0
	.loc	0 263 8
	v_cmp_eq_u32_e32 vcc, 63, v0
	.loc	0 262 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s4, s2
	s_addc_u32 s5, s5, s3
	.loc	0 262 9 is_stmt 0
	global_load_dword v2, v1, s[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[4:5]
	s_waitcnt vmcnt(0)
	.loc	0 263 6 is_stmt 1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB22_6
	.loc	0 0 6 is_stmt 0
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	v_mov_b32_e32 v0, 1
	.loc	0 263 23
	global_store_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
.LBB22_6:
	.loc	0 264 1 is_stmt 1
	s_endpgm
.Ltmp27:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chain_down
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
.Lfunc_end22:
	.size	chain_down, .Lfunc_end22-chain_down

	.protected	look_back
	.globl	look_back
	.p2align	8
	.type	look_back,@function
look_back:
.Lfunc_begin23:
	.loc	0 268 6 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_mov_b32 s7, s6
	v_subrev_u32_e32 v1, s7, v0
	.loc	0 268 8 is_stmt 0
	v_cmp_lt_u32_e32 vcc, 31, v0
	v_cmp_lt_i32_e64 s[0:1], -1, v1
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	0 268 13
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_xor_b64 s[0:1], exec, s[10:11]
	.loc	0 0 13
	s_mov_b32 s6, 0
	.loc	0 269 2 is_stmt 1
	s_ashr_i64 s[8:9], s[6:7], 30
	.loc	0 268 13
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, s9
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB23_6
	.loc	0 0 13 is_stmt 0
	s_mov_b32 s6, 0
	s_ashr_i64 s[6:7], s[6:7], 30
	s_waitcnt lgkmcnt(0)
	s_add_u32 s8, s2, s6
	s_addc_u32 s9, s3, s7
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, s9
	v_sub_co_u32_e32 v1, vcc, s8, v1
	v_subbrev_co_u32_e32 v2, vcc, 0, v2, vcc
	s_mov_b64 s[8:9], 0
.LBB23_4:
	.loc	0 268 32
	global_load_dword v3, v[1:2], off offset:-4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB23_4
	.loc	0 0 32
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
.LBB23_6:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 268 6
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 269 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v3, vcc, s0, v1
	v_addc_co_u32_e32 v4, vcc, v4, v2, vcc
	.loc	0 269 9 is_stmt 0
	global_load_dword v5, v[3:4], off glc
	s_waitcnt vmcnt(0)
	.loc	0 270 8 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 33, v0
	.loc	0 269 9
	v_add_u32_e32 v5, 1, v5
	global_store_dword v[3:4], v5, off
	s_waitcnt vmcnt(0)
	.loc	0 270 6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB23_8
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v0, vcc, s2, v1
	v_addc_co_u32_e32 v1, vcc, v3, v2, vcc
	v_mov_b32_e32 v2, 1
	.loc	0 270 23
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
.LBB23_8:
	.loc	0 271 1 is_stmt 1
	s_endpgm
.Ltmp28:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel look_back
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
.Lfunc_end23:
	.size	look_back, .Lfunc_end23-look_back

	.protected	halo
	.globl	halo
	.p2align	8
	.type	halo,@function
halo:
.Lfunc_begin24:
	.loc	0 275 6 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_mov_b32 s3, s8
	.loc	0 275 8 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 275 13
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB24_7
	.loc	0 275 18
	s_cmp_lt_i32 s3, 1
	.loc	0 275 6
	s_cbranch_scc1 .LBB24_4
	.loc	0 275 16
	s_mov_b32 s11, 0
	s_mov_b32 s10, s3
	s_lshl_b64 s[10:11], s[10:11], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s10, s0, s10
	s_addc_u32 s11, s1, s11
	v_mov_b32_e32 v1, 0
.LBB24_3:
	.loc	0 275 23
	global_load_dword v2, v1, s[10:11] offset:-4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB24_3
.LBB24_4:
	.loc	0 276 20 is_stmt 1
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s4, 0, s2
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s5, v1
	s_mul_i32 s4, s4, s5
	s_mul_hi_u32 s4, s5, s4
	s_add_i32 s5, s5, s4
	s_mul_hi_u32 s4, s10, s5
	s_mul_i32 s5, s4, s2
	s_sub_i32 s5, s10, s5
	s_add_i32 s11, s4, 1
	s_sub_i32 s12, s5, s2
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s4, s11, s4
	s_cselect_b32 s5, s12, s5
	s_add_i32 s11, s4, 1
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s11, s11, s4
	s_mul_i32 s2, s11, s2
	s_cmp_gt_u32 s10, s2
	s_cselect_b64 s[4:5], -1, 0
	.loc	0 276 22 is_stmt 0
	s_cmp_lg_u64 s[4:5], 0
	s_addc_u32 s2, s11, -1
	.loc	0 276 18
	s_cmp_le_i32 s2, s3
	s_mov_b32 s2, 0
	.loc	0 276 6
	s_cbranch_scc1 .LBB24_7
	.loc	0 0 6
	s_ashr_i64 s[4:5], s[2:3], 30
	s_add_u32 s4, s0, s4
	s_addc_u32 s5, s1, s5
	v_mov_b32_e32 v1, 0
.LBB24_6:
	.loc	0 276 27
	global_load_dword v2, v1, s[4:5] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB24_6
.LBB24_7:
	.loc	0 0 27
	s_or_b64 exec, exec, s[8:9]
	.loc	0 275 6 is_stmt 1
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	s_mov_b32 s2, 0
	.loc	0 277 2
	s_ashr_i64 s[2:3], s[2:3], 30
	v_mov_b32_e32 v1, 0
	.loc	0 278 8
	v_cmp_eq_u32_e32 vcc, 63, v0
	.loc	0 277 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s4, s2
	s_addc_u32 s5, s5, s3
	.loc	0 277 9 is_stmt 0
	global_load_dword v2, v1, s[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[4:5]
	s_waitcnt vmcnt(0)
	.loc	0 278 6 is_stmt 1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB24_9
	.loc	0 0 6 is_stmt 0
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	v_mov_b32_e32 v0, 1
	.loc	0 278 23
	global_store_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
.LBB24_9:
	.loc	0 279 1 is_stmt 1
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel halo
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 13
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
	.size	halo, .Lfunc_end24-halo

	.protected	halo_first
	.globl	halo_first
	.p2align	8
	.type	halo_first,@function
halo_first:
.Lfunc_begin25:
	.loc	0 283 6 prologue_end
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	s_mov_b32 s1, s8
	v_cmp_lt_i32_e32 vcc, 62, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB25_4
	.loc	0 0 6 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 63, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB25_3
	s_mov_b32 s0, 0
	.loc	0 283 15
	s_ashr_i64 s[12:13], s[0:1], 30
	s_waitcnt lgkmcnt(0)
	s_add_u32 s12, s2, s12
	s_addc_u32 s13, s3, s13
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	.loc	0 283 23
	global_store_dword v0, v1, s[12:13]
	s_waitcnt vmcnt(0)
.LBB25_3:
	.loc	0 0 23
	s_or_b64 exec, exec, s[10:11]
.LBB25_4:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB25_13
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB25_12
	.loc	0 284 18 is_stmt 1
	s_cmp_lt_i32 s1, 1
	.loc	0 284 6 is_stmt 0
	s_cbranch_scc1 .LBB25_9
	.loc	0 284 16
	s_mov_b32 s13, 0
	s_mov_b32 s12, s1
	s_lshl_b64 s[12:13], s[12:13], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s12, s2, s12
	s_addc_u32 s13, s3, s13
	v_mov_b32_e32 v0, 0
.LBB25_8:
	.loc	0 284 23
	global_load_dword v1, v0, s[12:13] offset:-4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_cbranch_vccnz .LBB25_8
.LBB25_9:
	.loc	0 285 20 is_stmt 1
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s12, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_cvt_f32_u32_e32 v0, s0
	s_sub_i32 s4, 0, s0
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_readfirstlane_b32 s5, v0
	s_mul_i32 s4, s4, s5
	s_mul_hi_u32 s4, s5, s4
	s_add_i32 s5, s5, s4
	s_mul_hi_u32 s4, s12, s5
	s_mul_i32 s5, s4, s0
	s_sub_i32 s5, s12, s5
	s_add_i32 s13, s4, 1
	s_sub_i32 s14, s5, s0
	s_cmp_ge_u32 s5, s0
	s_cselect_b32 s4, s13, s4
	s_cselect_b32 s5, s14, s5
	s_add_i32 s13, s4, 1
	s_cmp_ge_u32 s5, s0
	s_cselect_b32 s13, s13, s4
	s_mul_i32 s0, s13, s0
	s_cmp_gt_u32 s12, s0
	s_cselect_b64 s[4:5], -1, 0
	.loc	0 285 22 is_stmt 0
	s_cmp_lg_u64 s[4:5], 0
	s_addc_u32 s0, s13, -1
	.loc	0 285 18
	s_cmp_le_i32 s0, s1
	s_mov_b32 s0, 0
	.loc	0 285 6
	s_cbranch_scc1 .LBB25_12
	.loc	0 0 6
	s_ashr_i64 s[4:5], s[0:1], 30
	s_add_u32 s2, s2, s4
	s_addc_u32 s3, s3, s5
	v_mov_b32_e32 v0, 0
.LBB25_11:
	.loc	0 285 27
	global_load_dword v1, v0, s[2:3] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .LBB25_11
.LBB25_12:
	.loc	0 0 27
	s_or_b64 exec, exec, s[10:11]
.LBB25_13:
	s_or_b64 exec, exec, s[8:9]
	.loc	0 283 6 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	s_mov_b32 s0, 0
	.loc	0 286 2
	s_ashr_i64 s[0:1], s[0:1], 30
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	.loc	0 286 9 is_stmt 0
	global_load_dword v1, v0, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[0:1]
	s_waitcnt vmcnt(0)
	.loc	0 287 1 is_stmt 1
	s_endpgm
.Ltmp30:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel halo_first
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
		.amdhsa_next_free_vgpr 2
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
.Lfunc_end25:
	.size	halo_first, .Lfunc_end25-halo_first

	.protected	halo_lanes
	.globl	halo_lanes
	.p2align	8
	.type	halo_lanes,@function
halo_lanes:
.Lfunc_begin26:
	.loc	0 291 6 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_cmp_gt_i32 s8, 0
	.loc	0 291 8 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 291 13
	s_and_b64 s[10:11], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB26_3
	.loc	0 0 13
	s_lshl_b32 s9, s8, 1
	s_add_i32 s10, s9, -2
	s_ashr_i32 s11, s10, 31
	s_lshl_b64 s[10:11], s[10:11], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s10, s0, s10
	s_addc_u32 s11, s1, s11
	v_mov_b32_e32 v1, 0
.LBB26_2:
	.loc	0 291 23
	global_load_dword v2, v1, s[10:11] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB26_2
.LBB26_3:
	.loc	0 0 23
	s_or_b64 exec, exec, s[2:3]
	.loc	0 291 6
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	.loc	0 292 13 is_stmt 1
	v_lshl_add_u32 v1, s8, 6, v0
	.loc	0 292 2 is_stmt 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v1, vcc, s2, v1
	v_addc_co_u32_e32 v2, vcc, v3, v2, vcc
	.loc	0 292 18
	global_load_dword v3, v[1:2], off glc
	s_waitcnt vmcnt(0)
	.loc	0 293 8 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 2, v0
	.loc	0 292 18
	v_add_u32_e32 v3, 1, v3
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 293 6
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB26_5
	.loc	0 0 6 is_stmt 0
	s_lshl_b32 s6, s8, 1
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s6, s0, s6
	s_addc_u32 s7, s1, s7
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	.loc	0 293 30
	global_store_dword v3, v4, s[6:7] offset:4
	s_waitcnt vmcnt(0)
.LBB26_5:
	.loc	0 0 30
	s_or_b64 exec, exec, s[2:3]
	.loc	0 294 18 is_stmt 1
	global_load_dword v3, v[1:2], off glc
	s_waitcnt vmcnt(0)
	.loc	0 295 8
	v_cmp_eq_u32_e32 vcc, 3, v0
	.loc	0 294 18
	v_add_u32_e32 v3, 1, v3
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 295 13
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB26_9
	.loc	0 295 20 is_stmt 0
	s_load_dword s6, s[4:5], 0x4
	s_load_dword s7, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s6, 0xffff
	v_cvt_f32_u32_e32 v3, s4
	s_sub_i32 s5, 0, s4
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_readfirstlane_b32 s6, v3
	s_mul_i32 s5, s5, s6
	s_mul_hi_u32 s5, s6, s5
	s_add_i32 s6, s6, s5
	s_mul_hi_u32 s5, s7, s6
	s_mul_i32 s6, s5, s4
	s_sub_i32 s6, s7, s6
	s_add_i32 s9, s5, 1
	s_sub_i32 s10, s6, s4
	s_cmp_ge_u32 s6, s4
	s_cselect_b32 s5, s9, s5
	s_cselect_b32 s6, s10, s6
	s_add_i32 s9, s5, 1
	s_cmp_ge_u32 s6, s4
	s_cselect_b32 s6, s9, s5
	s_mul_i32 s4, s6, s4
	s_cmp_gt_u32 s7, s4
	s_cselect_b64 s[4:5], -1, 0
	.loc	0 295 22
	s_cmp_lg_u64 s[4:5], 0
	s_addc_u32 s4, s6, -1
	.loc	0 295 18
	s_cmp_le_i32 s4, s8
	.loc	0 295 6
	s_cbranch_scc1 .LBB26_9
	.loc	0 0 6
	s_lshl_b32 s4, s8, 1
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 2
	s_add_u32 s4, s0, s4
	s_addc_u32 s5, s1, s5
	v_mov_b32_e32 v3, 0
.LBB26_8:
	.loc	0 295 27
	global_load_dword v4, v3, s[4:5] offset:12 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_cbranch_vccnz .LBB26_8
.LBB26_9:
	.loc	0 0 27
	s_or_b64 exec, exec, s[2:3]
	.loc	0 296 18 is_stmt 1
	global_load_dword v3, v[1:2], off glc
	s_waitcnt vmcnt(0)
	.loc	0 297 8
	v_cmp_eq_u32_e32 vcc, 4, v0
	.loc	0 296 18
	v_add_u32_e32 v3, 1, v3
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 297 6
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB26_11
	.loc	0 0 6 is_stmt 0
	s_lshl_b32 s2, s8, 1
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	.loc	0 297 26
	global_store_dword v0, v1, s[0:1]
	s_waitcnt vmcnt(0)
.LBB26_11:
	.loc	0 298 1 is_stmt 1
	s_endpgm
.Ltmp31:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel halo_lanes
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
.Lfunc_end26:
	.size	halo_lanes, .Lfunc_end26-halo_lanes

	.protected	ring_last
	.globl	ring_last
	.p2align	8
	.type	ring_last,@function
ring_last:
.Lfunc_begin27:
	.loc	0 302 6 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_mov_b32 s3, s8
	.loc	0 302 8 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 302 6
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB27_3
	.loc	0 0 6
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s4, 0, s2
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s5, v1
	s_mul_i32 s4, s4, s5
	s_mul_hi_u32 s4, s5, s4
	s_add_i32 s5, s5, s4
	s_mul_hi_u32 s4, s10, s5
	s_mul_i32 s5, s4, s2
	s_sub_i32 s5, s10, s5
	s_add_i32 s11, s4, 1
	s_sub_i32 s12, s5, s2
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s4, s11, s4
	s_cselect_b32 s5, s12, s5
	s_add_i32 s11, s4, 1
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s11, s11, s4
	s_mul_i32 s2, s11, s2
	s_cmp_gt_u32 s10, s2
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_lg_u64 s[4:5], 0
	s_addc_u32 s2, s11, 0
	s_cmp_lg_u64 s[4:5], 0
	s_addc_u32 s4, s3, s11
	s_abs_i32 s2, s2
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s5, 0, s2
	s_add_i32 s4, s4, -1
	s_ashr_i32 s10, s4, 31
	v_rcp_iflag_f32_e32 v1, v1
	s_abs_i32 s4, s4
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s11, v1
	s_mul_i32 s5, s5, s11
	s_mul_hi_u32 s5, s11, s5
	s_add_i32 s11, s11, s5
	s_mul_hi_u32 s5, s4, s11
	s_mul_i32 s5, s5, s2
	s_sub_i32 s4, s4, s5
	s_sub_i32 s5, s4, s2
	s_cmp_ge_u32 s4, s2
	s_cselect_b32 s4, s5, s4
	s_sub_i32 s5, s4, s2
	s_cmp_ge_u32 s4, s2
	s_cselect_b32 s2, s5, s4
	s_xor_b32 s2, s2, s10
	s_sub_i32 s4, s2, s10
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 2
	s_add_u32 s4, s0, s4
	s_addc_u32 s5, s1, s5
	v_mov_b32_e32 v1, 0
.LBB27_2:
	.loc	0 302 14
	global_load_dword v2, v1, s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB27_2
.LBB27_3:
	.loc	0 0 14
	s_or_b64 exec, exec, s[8:9]
	.loc	0 302 6
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	s_mov_b32 s2, 0
	.loc	0 303 2 is_stmt 1
	s_ashr_i64 s[2:3], s[2:3], 30
	v_mov_b32_e32 v1, 0
	.loc	0 304 8
	v_cmp_eq_u32_e32 vcc, 63, v0
	.loc	0 303 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s4, s2
	s_addc_u32 s5, s5, s3
	.loc	0 303 9 is_stmt 0
	global_load_dword v2, v1, s[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[4:5]
	s_waitcnt vmcnt(0)
	.loc	0 304 6 is_stmt 1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB27_5
	.loc	0 0 6 is_stmt 0
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	v_mov_b32_e32 v0, 1
	.loc	0 304 23
	global_store_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
.LBB27_5:
	.loc	0 305 1 is_stmt 1
	s_endpgm
.Ltmp32:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ring_last
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 13
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
	.size	ring_last, .Lfunc_end27-ring_last

	.protected	ring_opened
	.globl	ring_opened
	.p2align	8
	.type	ring_opened,@function
ring_opened:
.Lfunc_begin28:
	.loc	0 309 6 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_cmp_gt_i32 s8, 0
	s_mov_b32 s3, s8
	.loc	0 309 8 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_cselect_b64 s[8:9], -1, 0
	.loc	0 309 13
	s_and_b64 s[10:11], vcc, s[8:9]
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_cbranch_execz .LBB28_3
	.loc	0 0 13
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s4, 0, s2
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s5, v1
	s_mul_i32 s4, s4, s5
	s_mul_hi_u32 s4, s5, s4
	s_add_i32 s5, s5, s4
	s_mul_hi_u32 s4, s10, s5
	s_mul_i32 s5, s4, s2
	s_sub_i32 s5, s10, s5
	s_add_i32 s11, s4, 1
	s_sub_i32 s12, s5, s2
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s4, s11, s4
	s_cselect_b32 s5, s12, s5
	s_add_i32 s11, s4, 1
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s11, s11, s4
	s_mul_i32 s2, s11, s2
	s_cmp_gt_u32 s10, s2
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_lg_u64 s[4:5], 0
	s_addc_u32 s2, s11, 0
	s_cmp_lg_u64 s[4:5], 0
	s_addc_u32 s4, s3, s11
	s_abs_i32 s2, s2
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s5, 0, s2
	s_add_i32 s4, s4, -1
	s_ashr_i32 s10, s4, 31
	v_rcp_iflag_f32_e32 v1, v1
	s_abs_i32 s4, s4
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s11, v1
	s_mul_i32 s5, s5, s11
	s_mul_hi_u32 s5, s11, s5
	s_add_i32 s11, s11, s5
	s_mul_hi_u32 s5, s4, s11
	s_mul_i32 s5, s5, s2
	s_sub_i32 s4, s4, s5
	s_sub_i32 s5, s4, s2
	s_cmp_ge_u32 s4, s2
	s_cselect_b32 s4, s5, s4
	s_sub_i32 s5, s4, s2
	s_cmp_ge_u32 s4, s2
	s_cselect_b32 s2, s5, s4
	s_xor_b32 s2, s2, s10
	s_sub_i32 s4, s2, s10
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[4:5], s[4:5], 2
	s_add_u32 s4, s0, s4
	s_addc_u32 s5, s1, s5
	v_mov_b32_e32 v1, 0
.LBB28_2:
	.loc	0 309 23
	global_load_dword v2, v1, s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB28_2
.LBB28_3:
	.loc	0 0 23
	s_or_b64 exec, exec, s[8:9]
	.loc	0 309 6
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	s_mov_b32 s2, 0
	.loc	0 310 2 is_stmt 1
	s_ashr_i64 s[2:3], s[2:3], 30
	v_mov_b32_e32 v1, 0
	.loc	0 311 8
	v_cmp_eq_u32_e32 vcc, 63, v0
	.loc	0 310 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s4, s2
	s_addc_u32 s5, s5, s3
	.loc	0 310 9 is_stmt 0
	global_load_dword v2, v1, s[4:5] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[4:5]
	s_waitcnt vmcnt(0)
	.loc	0 311 6 is_stmt 1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB28_5
	.loc	0 0 6 is_stmt 0
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	v_mov_b32_e32 v0, 1
	.loc	0 311 23
	global_store_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
.LBB28_5:
	.loc	0 312 1 is_stmt 1
	s_endpgm
.Ltmp33:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ring_opened
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
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 13
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
	.size	ring_opened, .Lfunc_end28-ring_opened

	.protected	ring_token
	.globl	ring_token
	.p2align	8
	.type	ring_token,@function
ring_token:
.Lfunc_begin29:
	.loc	0 316 8 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 316 6 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB29_6
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 317 9 is_stmt 1
	s_cmp_lt_i32 s8, 1
	.loc	0 317 7 is_stmt 0
	s_cbranch_scc1 .LBB29_4
	s_mov_b32 s9, 0
	s_lshl_b64 s[2:3], s[8:9], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	v_mov_b32_e32 v0, 0
.LBB29_3:
	.loc	0 317 14
	global_load_dword v1, v0, s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_cbranch_vccnz .LBB29_3
.LBB29_4:
	.loc	0 318 18 is_stmt 1
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[4:5], 0xc
	.loc	0 318 11 is_stmt 0
	s_add_i32 s4, s8, 1
	.loc	0 318 18
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_cvt_f32_u32_e32 v0, s2
	s_sub_i32 s5, 0, s2
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_readfirstlane_b32 s6, v0
	s_mul_i32 s5, s5, s6
	s_mul_hi_u32 s5, s6, s5
	s_add_i32 s6, s6, s5
	s_mul_hi_u32 s5, s3, s6
	s_mul_i32 s6, s5, s2
	s_sub_i32 s6, s3, s6
	s_add_i32 s7, s5, 1
	s_sub_i32 s9, s6, s2
	s_cmp_ge_u32 s6, s2
	s_cselect_b32 s5, s7, s5
	s_cselect_b32 s6, s9, s6
	s_add_i32 s7, s5, 1
	s_cmp_ge_u32 s6, s2
	s_cselect_b32 s5, s7, s5
	s_mul_i32 s2, s5, s2
	s_cmp_gt_u32 s3, s2
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_lg_u64 s[2:3], 0
	s_addc_u32 s2, s5, 0
	.loc	0 318 16
	s_abs_i32 s2, s2
	v_cvt_f32_u32_e32 v0, s2
	s_sub_i32 s5, 0, s2
	s_ashr_i32 s3, s4, 31
	s_abs_i32 s4, s4
	v_rcp_iflag_f32_e32 v1, v0
	.loc	0 318 3
	v_mov_b32_e32 v0, 0
	.loc	0 318 16
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s6, v1
	s_mul_i32 s5, s5, s6
	s_mul_hi_u32 s5, s6, s5
	s_add_i32 s6, s6, s5
	s_mul_hi_u32 s5, s4, s6
	s_mul_i32 s5, s5, s2
	s_sub_i32 s4, s4, s5
	s_sub_i32 s5, s4, s2
	s_cmp_ge_u32 s4, s2
	s_cselect_b32 s4, s5, s4
	s_sub_i32 s5, s4, s2
	s_cmp_ge_u32 s4, s2
	s_cselect_b32 s2, s5, s4
	s_xor_b32 s2, s2, s3
	s_sub_i32 s2, s2, s3
	.loc	0 318 3
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	v_mov_b32_e32 v1, 1
	.loc	0 319 9 is_stmt 1
	s_cmp_lg_u32 s8, 0
	.loc	0 318 21
	global_store_dword v0, v1, s[2:3]
	s_waitcnt vmcnt(0)
	.loc	0 319 7
	s_cbranch_scc1 .LBB29_6
.LBB29_5:
	.loc	0 319 15 is_stmt 0
	global_load_dword v1, v0, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_cbranch_vccnz .LBB29_5
.LBB29_6:
	.loc	0 321 1 is_stmt 1
	s_endpgm
.Ltmp34:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ring_token
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
		.amdhsa_next_free_vgpr 2
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
	.size	ring_token, .Lfunc_end29-ring_token

	.protected	grid_barrier
	.globl	grid_barrier
	.p2align	8
	.type	grid_barrier,@function
grid_barrier:
.Lfunc_begin30:
	.loc	0 327 8 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 326 2
	s_barrier
	.loc	0 327 6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB30_7
	.loc	0 326 2
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	.loc	0 328 3
	s_mov_b64 s[12:13], exec
	v_mbcnt_lo_u32_b32 v1, s12, 0
	v_mbcnt_hi_u32_b32 v1, s13, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB30_3
	s_bcnt1_i32_b64 s9, s[12:13]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s9
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[2:3]
.LBB30_3:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s5, 0, s4
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s9, v1
	s_mul_i32 s5, s5, s9
	s_mul_hi_u32 s5, s9, s5
	s_add_i32 s9, s9, s5
	s_mul_hi_u32 s5, s10, s9
	s_mul_i32 s9, s5, s4
	s_sub_i32 s9, s10, s9
	s_add_i32 s11, s5, 1
	s_sub_i32 s12, s9, s4
	s_cmp_ge_u32 s9, s4
	s_cselect_b32 s5, s11, s5
	s_cselect_b32 s9, s12, s9
	s_add_i32 s11, s5, 1
	s_cmp_ge_u32 s9, s4
	s_cselect_b32 s9, s11, s5
	s_mul_i32 s4, s9, s4
	s_cmp_gt_u32 s10, s4
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_lg_u64 s[4:5], 0
	s_addc_u32 s9, s9, 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB30_5
.LBB30_4:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 329 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v2
	.loc	0 329 29 is_stmt 0
	s_cmp_lt_i32 s4, s9
	.loc	0 329 3
	s_cbranch_scc0 .LBB30_7
.LBB30_5:
	.loc	0 329 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB30_4
	global_load_dword v2, v1, s[2:3] glc
	s_branch .LBB30_4
.LBB30_7:
	.loc	0 0 10
	s_or_b64 exec, exec, s[0:1]
	.loc	0 326 2 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 332 13
	v_lshl_add_u32 v0, s8, 6, v0
	.loc	0 332 2 is_stmt 0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 331 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	.loc	0 332 2
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	v_mov_b32_e32 v2, 1
	.loc	0 331 2
	s_barrier
	.loc	0 332 18
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 333 1
	s_endpgm
.Ltmp35:
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
.Lfunc_end30:
	.size	grid_barrier, .Lfunc_end30-grid_barrier

	.protected	grid_barrier_last
	.globl	grid_barrier_last
	.p2align	8
	.type	grid_barrier_last,@function
grid_barrier_last:
.Lfunc_begin31:
	.loc	0 337 6 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 337 8 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 337 6
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB31_5
	.loc	0 0 6
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s5, 0, s4
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s9, v1
	s_mul_i32 s5, s5, s9
	s_mul_hi_u32 s5, s9, s5
	s_add_i32 s9, s9, s5
	s_mul_hi_u32 s5, s10, s9
	s_mul_i32 s9, s5, s4
	s_sub_i32 s9, s10, s9
	s_add_i32 s11, s5, 1
	s_sub_i32 s12, s9, s4
	s_cmp_ge_u32 s9, s4
	s_cselect_b32 s5, s11, s5
	s_cselect_b32 s9, s12, s9
	s_add_i32 s11, s5, 1
	s_cmp_ge_u32 s9, s4
	s_cselect_b32 s9, s11, s5
	s_mul_i32 s4, s9, s4
	s_cmp_gt_u32 s10, s4
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_lg_u64 s[4:5], 0
	s_addc_u32 s9, s9, 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB31_3
.LBB31_2:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 337 21
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v2
	.loc	0 337 40
	s_cmp_lt_i32 s4, s9
	.loc	0 337 14
	s_cbranch_scc0 .LBB31_5
.LBB31_3:
	.loc	0 337 21
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB31_2
	global_load_dword v2, v1, s[0:1] glc
	s_branch .LBB31_2
.LBB31_5:
	.loc	0 0 21
	s_or_b64 exec, exec, s[2:3]
	.loc	0 337 6
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	.loc	0 338 13 is_stmt 1
	v_lshl_add_u32 v1, s8, 6, v0
	.loc	0 338 2 is_stmt 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v1, vcc, s2, v1
	v_addc_co_u32_e32 v2, vcc, v3, v2, vcc
	v_mov_b32_e32 v3, 1
	.loc	0 339 8 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 63, v0
	.loc	0 338 18
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 339 6
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB31_8
	.loc	0 339 15 is_stmt 0
	s_mov_b64 s[2:3], exec
	v_mbcnt_lo_u32_b32 v0, s2, 0
	v_mbcnt_hi_u32_b32 v0, s3, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[4:5], exec, vcc
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB31_8
	s_bcnt1_i32_b64 s2, s[2:3]
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1]
.LBB31_8:
	.loc	0 340 1 is_stmt 1
	s_endpgm
.Ltmp36:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel grid_barrier_last
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 13
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
	.size	grid_barrier_last, .Lfunc_end31-grid_barrier_last

	.protected	grid_barrier_twice
	.globl	grid_barrier_twice
	.p2align	8
	.type	grid_barrier_twice,@function
grid_barrier_twice:
.Lfunc_begin32:
	.loc	0 343 0
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	v_cmp_eq_u32_e32 vcc, 0, v0
.Ltmp37:
	.loc	0 345 3 prologue_end
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 346 7
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB32_7
	.loc	0 347 4
	s_mov_b64 s[14:15], exec
	v_mbcnt_lo_u32_b32 v1, s14, 0
	v_mbcnt_hi_u32_b32 v1, s15, v1
	v_cmp_eq_u32_e64 s[0:1], 0, v1
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB32_3
	s_bcnt1_i32_b64 s0, s[14:15]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s0
	global_atomic_add v1, v2, s[2:3]
.LBB32_3:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[12:13]
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s0
	s_sub_i32 s9, 0, s0
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s12, v1
	s_mul_i32 s9, s9, s12
	s_mul_hi_u32 s9, s12, s9
	s_add_i32 s12, s12, s9
	s_mul_hi_u32 s9, s1, s12
	s_mul_i32 s12, s9, s0
	s_sub_i32 s12, s1, s12
	s_add_i32 s13, s9, 1
	s_sub_i32 s14, s12, s0
	s_cmp_ge_u32 s12, s0
	s_cselect_b32 s9, s13, s9
	s_cselect_b32 s12, s14, s12
	s_add_i32 s13, s9, 1
	s_cmp_ge_u32 s12, s0
	s_cselect_b32 s9, s13, s9
	s_mul_i32 s0, s9, s0
	s_cmp_gt_u32 s1, s0
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lg_u64 s[0:1], 0
	s_addc_u32 s9, s9, 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB32_5
.LBB32_4:
	s_or_b64 exec, exec, s[12:13]
	.loc	0 348 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	.loc	0 348 30 is_stmt 0
	s_cmp_lt_i32 s0, s9
	.loc	0 348 4
	s_cbranch_scc0 .LBB32_7
.LBB32_5:
	.loc	0 348 11
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e64 s[0:1], 0, v2
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB32_4
	global_load_dword v2, v1, s[2:3] glc
	s_branch .LBB32_4
.LBB32_7:
	.loc	0 0 11
	s_or_b64 exec, exec, s[10:11]
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	v_lshl_add_u32 v0, s8, 6, v0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 350 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e64 v0, s[0:1], s0, v0
	v_addc_co_u32_e64 v1, s[0:1], v2, v1, s[0:1]
	s_barrier
	.loc	0 351 19
	global_load_dword v2, v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 345 3
	s_barrier
	.loc	0 346 7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB32_14
	.loc	0 347 4
	s_mov_b64 s[8:9], exec
	v_mbcnt_lo_u32_b32 v2, s8, 0
	v_mbcnt_hi_u32_b32 v2, s9, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB32_10
	s_bcnt1_i32_b64 s8, s[8:9]
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s8
	global_atomic_add v2, v3, s[2:3]
.LBB32_10:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	s_load_dword s6, s[4:5], 0x4
	s_load_dword s7, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s6, 0xffff
	v_cvt_f32_u32_e32 v2, s4
	s_sub_i32 s5, 0, s4
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s6, v2
	s_mul_i32 s5, s5, s6
	s_mul_hi_u32 s5, s6, s5
	s_add_i32 s6, s6, s5
	s_mul_hi_u32 s5, s7, s6
	s_mul_i32 s6, s5, s4
	s_sub_i32 s6, s7, s6
	s_add_i32 s8, s5, 1
	s_sub_i32 s9, s6, s4
	s_cmp_ge_u32 s6, s4
	s_cselect_b32 s5, s8, s5
	s_cselect_b32 s6, s9, s6
	s_add_i32 s8, s5, 1
	s_cmp_ge_u32 s6, s4
	s_cselect_b32 s6, s8, s5
	s_mul_i32 s4, s6, s4
	s_cmp_gt_u32 s7, s4
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_lg_u64 s[4:5], 0
	s_addc_u32 s4, s6, 0
	s_lshl_b32 s6, s4, 1
	v_mov_b32_e32 v2, 0
	s_branch .LBB32_12
.LBB32_11:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 348 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v3
	.loc	0 348 30 is_stmt 0
	s_cmp_lt_i32 s4, s6
	.loc	0 348 4
	s_cbranch_scc0 .LBB32_14
.LBB32_12:
	.loc	0 348 11
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB32_11
	global_load_dword v3, v2, s[2:3] glc
	s_branch .LBB32_11
.LBB32_14:
	.loc	0 0 11
	s_or_b64 exec, exec, s[0:1]
	.loc	0 350 3 is_stmt 1
	s_barrier
	.loc	0 351 19
	global_load_dword v2, v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	.loc	0 353 1
	s_endpgm
.Ltmp38:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel grid_barrier_twice
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
.Lfunc_end32:
	.size	grid_barrier_twice, .Lfunc_end32-grid_barrier_twice

	.protected	master
	.globl	master
	.p2align	8
	.type	master,@function
master:
.Lfunc_begin33:
	.loc	0 357 6 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 357 8 is_stmt 0
	s_cmp_lg_u32 s8, 0
	.loc	0 357 6
	s_cbranch_scc0 .LBB33_6
	.loc	0 360 15 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 360 13 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB33_4
	.loc	0 0 13
	s_mov_b32 s9, s8
	s_mov_b32 s8, 0
	.loc	0 361 3 is_stmt 1
	s_ashr_i64 s[6:7], s[8:9], 30
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s0, s6
	s_addc_u32 s7, s1, s7
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	.loc	0 361 11 is_stmt 0
	global_store_dword v1, v2, s[6:7]
	s_waitcnt vmcnt(0)
.LBB33_3:
	.loc	0 362 3 is_stmt 1
	global_load_dword v2, v1, s[6:7] offset:256 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB33_3
.LBB33_4:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 357 6 is_stmt 1
	s_cbranch_execz .LBB33_7
.LBB33_5:
	.loc	0 364 1
	s_endpgm
.LBB33_6:
.LBB33_7:
	.loc	0 358 9
	v_cmp_ne_u32_e32 vcc, 0, v0
	.loc	0 358 13 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB33_5
	.loc	0 358 20
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s4, 0, s2
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s5, v1
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
	.loc	0 358 18
	v_cmp_gt_i32_e32 vcc, s2, v0
	.loc	0 358 7
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB33_5
	.loc	0 0 7
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_mov_b64 s[0:1], 0
.LBB33_10:
	.loc	0 358 23
	global_load_dword v2, v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB33_10
	.loc	0 0 23
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 1
	.loc	0 359 36 is_stmt 1
	global_store_dword v[0:1], v2, off offset:256
	s_waitcnt vmcnt(0)
	.loc	0 364 1
	s_endpgm
.Ltmp39:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel master
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
.Lfunc_end33:
	.size	master, .Lfunc_end33-master

	.protected	master_in_order
	.globl	master_in_order
	.p2align	8
	.type	master_in_order,@function
master_in_order:
.Lfunc_begin34:
	.loc	0 368 6 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 368 8 is_stmt 0
	s_cmp_lg_u32 s8, 0
	.loc	0 368 6
	s_cbranch_scc0 .LBB34_9
	.loc	0 371 15 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 371 13 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB34_7
	.loc	0 372 9 is_stmt 1
	s_cmp_lt_i32 s8, 2
	.loc	0 368 6
	s_mov_b32 s9, 0
	.loc	0 372 7
	s_cbranch_scc1 .LBB34_5
	.loc	0 0 7 is_stmt 0
	s_lshl_b64 s[6:7], s[8:9], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s0, s6
	s_addc_u32 s7, s1, s7
	v_mov_b32_e32 v1, 0
.LBB34_4:
	.loc	0 372 14
	global_load_dword v2, v1, s[6:7] offset:252 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB34_4
.LBB34_5:
	.loc	0 373 3 is_stmt 1
	s_mov_b32 s6, s9
	s_mov_b32 s7, s8
	s_ashr_i64 s[6:7], s[6:7], 30
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s0, s6
	s_addc_u32 s7, s1, s7
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	.loc	0 373 11 is_stmt 0
	global_store_dword v1, v2, s[6:7]
	s_waitcnt vmcnt(0)
.LBB34_6:
	.loc	0 374 3 is_stmt 1
	global_load_dword v2, v1, s[6:7] offset:256 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB34_6
.LBB34_7:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 368 6 is_stmt 1
	s_cbranch_execz .LBB34_10
.LBB34_8:
	.loc	0 376 1
	s_endpgm
.LBB34_9:
.LBB34_10:
	.loc	0 369 9
	v_cmp_ne_u32_e32 vcc, 0, v0
	.loc	0 369 13 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB34_8
	.loc	0 369 20
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s4, 0, s2
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s5, v1
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
	.loc	0 369 18
	v_cmp_gt_i32_e32 vcc, s2, v0
	.loc	0 369 7
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB34_8
	.loc	0 0 7
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_mov_b64 s[0:1], 0
.LBB34_13:
	.loc	0 369 23
	global_load_dword v2, v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB34_13
	.loc	0 0 23
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 1
	.loc	0 370 36 is_stmt 1
	global_store_dword v[0:1], v2, off offset:256
	s_waitcnt vmcnt(0)
	.loc	0 376 1
	s_endpgm
.Ltmp40:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel master_in_order
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
.Lfunc_end34:
	.size	master_in_order, .Lfunc_end34-master_in_order

	.protected	behind_barrier
	.globl	behind_barrier
	.p2align	8
	.type	behind_barrier,@function
behind_barrier:
.Lfunc_begin35:
	.loc	0 380 6 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	.loc	0 380 8 is_stmt 0
	s_cmp_lg_u32 s6, 0
	.loc	0 0 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	.loc	0 380 6
	s_cbranch_scc0 .LBB35_8
	.loc	0 385 7 is_stmt 1
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB35_4
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v1, 0
.LBB35_3:
	.loc	0 385 15
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB35_3
.LBB35_4:
	.loc	0 0 15
	s_or_b64 exec, exec, s[8:9]
	.loc	0 380 6 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 386 14
	v_lshl_add_u32 v1, s6, 6, v0
	.loc	0 386 3 is_stmt 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s5
	v_add_co_u32_e32 v1, vcc, s4, v1
	v_addc_co_u32_e32 v2, vcc, v3, v2, vcc
	.loc	0 386 19
	global_load_dword v3, v[1:2], off glc
	s_waitcnt vmcnt(0)
	.loc	0 387 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 40, v0
	.loc	0 386 19
	v_add_u32_e32 v3, 1, v3
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	.loc	0 387 7
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB35_6
	.loc	0 387 24 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	global_store_dword v1, v2, s[2:3]
	s_waitcnt vmcnt(0)
.LBB35_6:
	.loc	0 0 24
	s_or_b64 exec, exec, s[4:5]
	.loc	0 388 3 is_stmt 1
	s_barrier
.LBB35_7:
	.loc	0 390 1
	s_endpgm
.LBB35_8:
	.loc	0 380 6
	s_cbranch_execz .LBB35_7
	.loc	0 381 7
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB35_12
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v1, 0
.LBB35_11:
	.loc	0 381 15
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB35_11
.LBB35_12:
	.loc	0 0 15
	s_or_b64 exec, exec, s[4:5]
	.loc	0 383 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 5, v0
	.loc	0 382 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 383 7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB35_7
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	.loc	0 383 23
	global_store_dword v0, v1, s[2:3] offset:4
	s_waitcnt vmcnt(0)
	.loc	0 390 1 is_stmt 1
	s_endpgm
.Ltmp41:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel behind_barrier
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
.Lfunc_end35:
	.size	behind_barrier, .Lfunc_end35-behind_barrier

	.protected	before_barrier
	.globl	before_barrier
	.p2align	8
	.type	before_barrier,@function
before_barrier:
.Lfunc_begin36:
	.loc	0 394 6 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 394 8 is_stmt 0
	s_cmp_lg_u32 s6, 0
	.loc	0 394 6
	s_cbranch_scc0 .LBB36_8
	.loc	0 399 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 40, v0
	.loc	0 399 7 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB36_3
	.loc	0 399 24
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[0:1]
	s_waitcnt vmcnt(0)
.LBB36_3:
	.loc	0 0 24
	s_or_b64 exec, exec, s[2:3]
	.loc	0 401 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 400 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 401 7
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB36_6
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v1, 0
.LBB36_5:
	.loc	0 401 15
	global_load_dword v2, v1, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB36_5
.LBB36_6:
	.loc	0 0 15
	s_or_b64 exec, exec, s[2:3]
.LBB36_7:
	.loc	0 403 1 is_stmt 1
	s_endpgm
.LBB36_8:
	.loc	0 394 6
	s_cbranch_execz .LBB36_7
	.loc	0 395 9
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 395 7 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB36_12
	.loc	0 0 7
	v_mov_b32_e32 v1, 0
.LBB36_11:
	.loc	0 395 15
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB36_11
.LBB36_12:
	.loc	0 0 15
	s_or_b64 exec, exec, s[2:3]
	.loc	0 397 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 5, v0
	.loc	0 396 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 397 7
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB36_7
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	.loc	0 397 23
	global_store_dword v0, v1, s[0:1] offset:4
	s_waitcnt vmcnt(0)
	.loc	0 403 1 is_stmt 1
	s_endpgm
.Ltmp42:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel before_barrier
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
.Lfunc_end36:
	.size	before_barrier, .Lfunc_end36-before_barrier

	.protected	other_wave_at_barrier
	.globl	other_wave_at_barrier
	.p2align	8
	.type	other_wave_at_barrier,@function
other_wave_at_barrier:
.Lfunc_begin37:
	.loc	0 407 6 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 407 8 is_stmt 0
	s_cmp_lg_u32 s6, 0
	.loc	0 407 6
	s_cbranch_scc0 .LBB37_11
	.loc	0 0 6
	v_cmp_lt_i32_e32 vcc, 19, v0
	s_mov_b64 s[2:3], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	v_cmp_eq_u32_e32 vcc, 20, v0
	s_and_b64 s[2:3], vcc, exec
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB37_8
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB37_7
	v_mov_b32_e32 v1, 0
.LBB37_6:
	.loc	0 412 15 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_cbranch_vccz .LBB37_6
.LBB37_7:
	.loc	0 0 15 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
.LBB37_8:
	s_or_b64 exec, exec, s[4:5]
.LBB37_9:
	.loc	0 407 6 is_stmt 1
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB37_18
.LBB37_10:
	.loc	0 415 1
	s_endpgm
.LBB37_11:
	.loc	0 0 1 is_stmt 0
	s_mov_b64 s[2:3], 0
	s_cbranch_execz .LBB37_9
	.loc	0 408 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 408 7 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB37_15
	.loc	0 0 7
	v_mov_b32_e32 v1, 0
.LBB37_14:
	.loc	0 408 15
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB37_14
.LBB37_15:
	.loc	0 0 15
	s_or_b64 exec, exec, s[4:5]
	s_movk_i32 s4, 0x46
	.loc	0 410 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, s4, v0
	.loc	0 409 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 410 7
	s_and_saveexec_b64 s[4:5], vcc
	.loc	0 0 7 is_stmt 0
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_or_b64 s[2:3], s[2:3], exec
	s_or_b64 exec, exec, s[4:5]
	.loc	0 407 6 is_stmt 1
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB37_10
.LBB37_18:
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	s_waitcnt vmcnt(0)
	.loc	0 415 1 is_stmt 1
	s_endpgm
.Ltmp43:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel other_wave_at_barrier
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
.Lfunc_end37:
	.size	other_wave_at_barrier, .Lfunc_end37-other_wave_at_barrier

	.protected	mailboxes
	.globl	mailboxes
	.p2align	8
	.type	mailboxes,@function
mailboxes:
.Lfunc_begin38:
	.loc	0 419 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v0, 2, v0
	s_cmp_lt_i32 s6, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_cbranch_scc1 .LBB38_4
	s_mov_b64 s[0:1], 0
	s_cmp_eq_u32 s6, 1
	s_mov_b64 s[2:3], 0
	s_cbranch_scc0 .LBB38_5
.LBB38_2:
.Ltmp44:
	.loc	0 425 11 prologue_end
	global_load_dword v2, v[0:1], off glc
	s_waitcnt vmcnt(0)
	.loc	0 425 19 is_stmt 0
	v_cmp_lt_i32_e32 vcc, 0, v2
	.loc	0 425 4
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB38_2
	.loc	0 0 4
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v2, 1
	.loc	0 426 17 is_stmt 1
	global_store_dword v[0:1], v2, off offset:256
	s_waitcnt vmcnt(0)
	s_mov_b64 s[2:3], -1
	.loc	0 427 3
	s_branch .LBB38_5
.LBB38_4:
	.loc	0 0 3 is_stmt 0
	s_mov_b64 s[0:1], -1
	s_mov_b64 s[2:3], 0
.LBB38_5:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB38_7
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB38_18
.LBB38_7:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB38_21
.LBB38_8:
	s_cmp_lt_i32 s6, 1
	s_mov_b64 s[0:1], -1
	s_cbranch_scc1 .LBB38_14
	s_cmp_eq_u32 s6, 1
	s_cbranch_scc0 .LBB38_13
	s_mov_b64 s[0:1], 0
.LBB38_11:
	.loc	0 425 11 is_stmt 1
	global_load_dword v2, v[0:1], off glc
	s_waitcnt vmcnt(0)
	.loc	0 425 19 is_stmt 0
	v_cmp_lt_i32_e32 vcc, 1, v2
	.loc	0 425 4
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB38_11
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 2
	.loc	0 426 17 is_stmt 1
	global_store_dword v[0:1], v2, off offset:256
	s_waitcnt vmcnt(0)
.LBB38_13:
	.loc	0 0 17 is_stmt 0
	s_mov_b64 s[0:1], 0
.LBB38_14:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB38_21
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc0 .LBB38_21
	v_mov_b32_e32 v2, 2
	s_mov_b64 s[0:1], 0
	.loc	0 422 12 is_stmt 1
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
.LBB38_17:
	.loc	0 423 11
	global_load_dword v2, v[0:1], off offset:256 glc
	s_waitcnt vmcnt(0)
	.loc	0 423 24 is_stmt 0
	v_cmp_lt_i32_e32 vcc, 1, v2
	.loc	0 423 4
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB38_17
	s_branch .LBB38_21
.LBB38_18:
	.loc	0 0 4
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[0:1], 0
	.loc	0 422 12 is_stmt 1
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
.LBB38_19:
	.loc	0 423 11
	global_load_dword v2, v[0:1], off offset:256 glc
	s_waitcnt vmcnt(0)
	.loc	0 423 24 is_stmt 0
	v_cmp_lt_i32_e32 vcc, 0, v2
	.loc	0 423 4
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB38_19
	.loc	0 0 4
	s_or_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB38_8
.LBB38_21:
	.loc	0 428 1 is_stmt 1
	s_endpgm
.Ltmp45:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel mailboxes
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
.Lfunc_end38:
	.size	mailboxes, .Lfunc_end38-mailboxes

	.protected	mailboxes_crossed
	.globl	mailboxes_crossed
	.p2align	8
	.type	mailboxes_crossed,@function
mailboxes_crossed:
.Lfunc_begin39:
	.loc	0 432 6 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_cmp_lt_i32 s6, 1
	s_cbranch_scc1 .LBB39_5
	.loc	0 0 6 is_stmt 0
	s_cmp_eq_u32 s6, 1
	s_mov_b64 s[2:3], 0
	s_cbranch_scc0 .LBB39_6
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v1, vcc, s0, v1
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_mov_b64 s[4:5], 0
.LBB39_3:
	.loc	0 436 3 is_stmt 1
	global_load_dword v3, v[1:2], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB39_3
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 437 3 is_stmt 1
	v_add_co_u32_e32 v1, vcc, 0x100, v1
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_mov_b64 s[4:5], -1
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB39_7
	s_branch .LBB39_9
.LBB39_5:
	.loc	0 0 3 is_stmt 0
	s_mov_b64 s[4:5], 0
	s_cbranch_execnz .LBB39_7
	s_branch .LBB39_9
.LBB39_6:
	s_mov_b64 s[4:5], 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB39_9
.LBB39_7:
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB39_11
.LBB39_9:
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB39_15
.LBB39_10:
	.loc	0 439 1 is_stmt 1
	s_endpgm
.LBB39_11:
	.loc	0 433 9
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 433 7 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB39_14
	.loc	0 0 7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v0, vcc, s0, v2
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_mov_b64 s[4:5], 0
.LBB39_13:
	.loc	0 433 14
	global_load_dword v3, v[0:1], off offset:252 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB39_13
.LBB39_14:
	.loc	0 0 14
	s_or_b64 exec, exec, s[2:3]
	.loc	0 434 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s1
	v_add_co_u32_e32 v1, vcc, s0, v2
	v_addc_co_u32_e32 v2, vcc, 0, v0, vcc
	s_cbranch_execz .LBB39_10
.LBB39_15:
	.loc	0 0 3 is_stmt 0
	v_mov_b32_e32 v0, 1
	global_store_dword v[1:2], v0, off
	s_waitcnt vmcnt(0)
	.loc	0 439 1 is_stmt 1
	s_endpgm
.Ltmp46:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel mailboxes_crossed
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
.Lfunc_end39:
	.size	mailboxes_crossed, .Lfunc_end39-mailboxes_crossed

	.protected	mailbox_of_leader
	.globl	mailbox_of_leader
	.p2align	8
	.type	mailbox_of_leader,@function
mailbox_of_leader:
.Lfunc_begin40:
	.loc	0 443 8 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 443 13 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB40_30
	.loc	0 443 18
	s_cmp_gt_i32 s6, 1
	.loc	0 443 6
	s_cbranch_scc1 .LBB40_30
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_eq_u32 s6, 0
	.loc	0 446 7 is_stmt 1
	s_cbranch_scc1 .LBB40_6
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v0, 0
.LBB40_4:
	.loc	0 451 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc
	s_waitcnt vmcnt(0)
	.loc	0 451 19 is_stmt 0
	v_cmp_gt_i32_e32 vcc, 1, v1
	.loc	0 451 4
	s_cbranch_vccnz .LBB40_4
	.loc	0 452 14 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[8:9] glc
	s_waitcnt vmcnt(0)
	.loc	0 452 11 is_stmt 0
	global_load_dword v2, v0, s[8:9] offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 1
	v_add_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[8:9] offset:4
	s_waitcnt vmcnt(0)
	.loc	0 453 12 is_stmt 1
	global_store_dword v0, v3, s[2:3] offset:4
	s_waitcnt vmcnt(0)
	.loc	0 446 7
	s_branch .LBB40_9
.LBB40_6:
	s_cbranch_execz .LBB40_9
	.loc	0 447 11
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[8:9]
	s_waitcnt vmcnt(0)
	.loc	0 448 12
	global_store_dword v0, v1, s[2:3]
	s_waitcnt vmcnt(0)
.LBB40_8:
	.loc	0 449 11
	global_load_dword v1, v0, s[2:3] offset:4 glc
	s_waitcnt vmcnt(0)
	.loc	0 449 19 is_stmt 0
	v_cmp_lt_i32_e32 vcc, 0, v1
	.loc	0 449 4
	s_cbranch_vccz .LBB40_8
.LBB40_9:
	.loc	0 446 7 is_stmt 1
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	v_cmp_ne_u32_e64 s[0:1], 1, v0
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB40_13
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v0, 0
.LBB40_11:
	.loc	0 451 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc
	s_waitcnt vmcnt(0)
	.loc	0 451 19 is_stmt 0
	v_cmp_gt_i32_e32 vcc, 2, v1
	.loc	0 451 4
	s_cbranch_vccnz .LBB40_11
	.loc	0 452 14 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[8:9] glc
	s_waitcnt vmcnt(0)
	.loc	0 452 11 is_stmt 0
	global_load_dword v2, v0, s[8:9] offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 2
	v_add_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[8:9] offset:4
	s_waitcnt vmcnt(0)
	.loc	0 453 12 is_stmt 1
	global_store_dword v0, v3, s[2:3] offset:4
	s_waitcnt vmcnt(0)
	.loc	0 446 7
	s_branch .LBB40_16
.LBB40_13:
	s_cbranch_execz .LBB40_16
	.loc	0 447 11
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 2
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[8:9]
	s_waitcnt vmcnt(0)
	.loc	0 448 12
	global_store_dword v0, v1, s[2:3]
	s_waitcnt vmcnt(0)
.LBB40_15:
	.loc	0 449 11
	global_load_dword v1, v0, s[2:3] offset:4 glc
	s_waitcnt vmcnt(0)
	.loc	0 449 19 is_stmt 0
	v_cmp_gt_i32_e32 vcc, 2, v1
	s_cbranch_vccnz .LBB40_15
.LBB40_16:
	.loc	0 446 7 is_stmt 1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB40_20
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v0, 0
.LBB40_18:
	.loc	0 451 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc
	s_waitcnt vmcnt(0)
	.loc	0 451 19 is_stmt 0
	v_cmp_gt_i32_e32 vcc, 3, v1
	.loc	0 451 4
	s_cbranch_vccnz .LBB40_18
	.loc	0 452 14 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[8:9] glc
	s_waitcnt vmcnt(0)
	.loc	0 452 11 is_stmt 0
	global_load_dword v2, v0, s[8:9] offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 3
	v_add_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[8:9] offset:4
	s_waitcnt vmcnt(0)
	.loc	0 453 12 is_stmt 1
	global_store_dword v0, v3, s[2:3] offset:4
	s_waitcnt vmcnt(0)
	s_branch .LBB40_23
.LBB40_20:
	.loc	0 0 12 is_stmt 0
	s_cbranch_execz .LBB40_23
	.loc	0 447 11 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 3
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[8:9]
	s_waitcnt vmcnt(0)
	.loc	0 448 12
	global_store_dword v0, v1, s[2:3]
	s_waitcnt vmcnt(0)
.LBB40_22:
	.loc	0 449 11
	global_load_dword v1, v0, s[2:3] offset:4 glc
	s_waitcnt vmcnt(0)
	.loc	0 449 19 is_stmt 0
	v_cmp_gt_i32_e32 vcc, 3, v1
	s_cbranch_vccnz .LBB40_22
.LBB40_23:
	.loc	0 446 7 is_stmt 1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB40_27
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v0, 0
.LBB40_25:
	.loc	0 451 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc
	s_waitcnt vmcnt(0)
	.loc	0 451 19 is_stmt 0
	v_cmp_gt_i32_e32 vcc, 4, v1
	.loc	0 451 4
	s_cbranch_vccnz .LBB40_25
	.loc	0 452 14 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[8:9] glc
	s_waitcnt vmcnt(0)
	.loc	0 452 11 is_stmt 0
	global_load_dword v2, v0, s[8:9] offset:4 glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v3, 4
	v_add_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[8:9] offset:4
	s_waitcnt vmcnt(0)
	.loc	0 453 12 is_stmt 1
	global_store_dword v0, v3, s[2:3] offset:4
	s_waitcnt vmcnt(0)
	s_branch .LBB40_30
.LBB40_27:
	.loc	0 0 12 is_stmt 0
	s_cbranch_execz .LBB40_30
	.loc	0 447 11 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 4
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[8:9]
	s_waitcnt vmcnt(0)
	.loc	0 448 12
	global_store_dword v0, v1, s[2:3]
	s_waitcnt vmcnt(0)
.LBB40_29:
	.loc	0 449 11
	global_load_dword v1, v0, s[2:3] offset:4 glc
	s_waitcnt vmcnt(0)
	.loc	0 449 19 is_stmt 0
	v_cmp_gt_i32_e32 vcc, 4, v1
	s_cbranch_vccnz .LBB40_29
.LBB40_30:
	.loc	0 455 1 is_stmt 1
	s_endpgm
.Ltmp47:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel mailbox_of_leader
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
.Lfunc_end40:
	.size	mailbox_of_leader, .Lfunc_end40-mailbox_of_leader

	.protected	one_ping_last
	.globl	one_ping_last
	.p2align	8
	.type	one_ping_last,@function
one_ping_last:
.Lfunc_begin41:
	.loc	0 460 6 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 460 8 is_stmt 0
	v_cmp_lt_u32_e32 vcc, 63, v0
	s_mov_b64 s[4:5], 0
	.loc	0 460 6
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB41_5
	.loc	0 465 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 64, v0
	.loc	0 465 7 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB41_4
	.loc	0 0 7
	v_mov_b32_e32 v1, 0
.LBB41_3:
	.loc	0 465 16
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB41_3
.LBB41_4:
	.loc	0 0 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 466 3 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 466 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc
	s_waitcnt vmcnt(0)
	s_movk_i32 s4, 0x5f
	.loc	0 467 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, s4, v0
	s_and_b64 s[4:5], vcc, exec
	.loc	0 466 10
	v_add_u32_e32 v0, 2, v2
	global_store_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
.LBB41_5:
	.loc	0 460 6
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB41_8
	.loc	0 0 6 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 460 6
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execnz .LBB41_14
.LBB41_7:
	.loc	0 469 1 is_stmt 1
	s_endpgm
.LBB41_8:
	.loc	0 461 9
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 461 7 is_stmt 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB41_11
	.loc	0 0 7
	v_mov_b32_e32 v1, 0
.LBB41_10:
	.loc	0 461 15
	global_load_dword v2, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB41_10
.LBB41_11:
	.loc	0 0 15
	s_or_b64 exec, exec, s[8:9]
	.loc	0 462 3 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 462 10 is_stmt 0
	global_load_dword v2, v1, s[2:3] glc
	s_waitcnt vmcnt(0)
	.loc	0 463 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 31, v0
	s_mov_b64 s[8:9], s[4:5]
	.loc	0 462 10
	v_add_u32_e32 v0, 1, v2
	global_store_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	.loc	0 463 7
	s_and_saveexec_b64 s[10:11], vcc
	.loc	0 0 7 is_stmt 0
	s_add_u32 s2, s0, 4
	s_addc_u32 s3, s1, 0
	s_or_b64 s[8:9], s[4:5], exec
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v1, s2
	v_mov_b32_e32 v2, s3
	s_andn2_b64 s[0:1], s[4:5], exec
	s_and_b64 s[2:3], s[8:9], exec
	s_or_b64 s[4:5], s[0:1], s[2:3]
	s_or_b64 exec, exec, s[6:7]
	.loc	0 460 6 is_stmt 1
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB41_7
.LBB41_14:
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v0, 1
	global_store_dword v[1:2], v0, off
	s_waitcnt vmcnt(0)
	.loc	0 469 1 is_stmt 1
	s_endpgm
.Ltmp48:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel one_ping_last
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
.Lfunc_end41:
	.size	one_ping_last, .Lfunc_end41-one_ping_last

	.protected	one_ping_before
	.globl	one_ping_before
	.p2align	8
	.type	one_ping_before,@function
one_ping_before:
.Lfunc_begin42:
	.loc	0 473 6 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 473 8 is_stmt 0
	v_cmp_lt_u32_e32 vcc, 63, v0
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[2:3], 0
	.loc	0 473 6
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB42_5
	.loc	0 477 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 64, v0
	.loc	0 477 7 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB42_4
	.loc	0 0 7
	v_mov_b32_e32 v1, 0
.LBB42_3:
	.loc	0 477 16
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB42_3
.LBB42_4:
	.loc	0 0 16
	s_or_b64 exec, exec, s[2:3]
	.loc	0 473 6 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 478 3
	v_lshlrev_b32_e32 v1, 2, v0
	s_movk_i32 s4, 0x5f
	.loc	0 479 9
	v_cmp_eq_u32_e32 vcc, s4, v0
	.loc	0 478 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, 2, v2
	global_store_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	s_and_b64 s[2:3], vcc, exec
.LBB42_5:
	.loc	0 473 6
	s_or_saveexec_b64 s[4:5], s[8:9]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB42_8
	.loc	0 0 6 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 473 6
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB42_13
.LBB42_7:
	.loc	0 0 6
	s_or_b64 exec, exec, s[4:5]
	.loc	0 473 6
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execnz .LBB42_14
	s_branch .LBB42_17
.LBB42_8:
	.loc	0 0 6
	v_cmp_lt_i32_e32 vcc, 30, v0
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[12:13], s[2:3]
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB42_12
	v_cmp_eq_u32_e32 vcc, 31, v0
	s_mov_b64 s[12:13], s[2:3]
	s_and_saveexec_b64 s[10:11], vcc
	s_add_u32 s6, s0, 4
	s_addc_u32 s7, s1, 0
	s_or_b64 s[12:13], s[2:3], exec
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[14:15], s[2:3], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_xor_b64 s[10:11], exec, -1
	s_or_b64 s[12:13], s[14:15], s[12:13]
.LBB42_12:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v1, s6
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[8:9], s[12:13], exec
	v_mov_b32_e32 v2, s7
	s_and_b64 s[6:7], s[10:11], exec
	s_or_b64 s[2:3], s[2:3], s[8:9]
	s_or_b64 exec, exec, s[4:5]
	.loc	0 473 6
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB42_7
.LBB42_13:
	.loc	0 0 6
	v_mov_b32_e32 v3, 1
	global_store_dword v[1:2], v3, off
	s_waitcnt vmcnt(0)
	s_or_b64 exec, exec, s[4:5]
	.loc	0 473 6
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB42_17
.LBB42_14:
	.loc	0 0 6
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB42_17
	v_mov_b32_e32 v0, 0
.LBB42_16:
	.loc	0 475 15 is_stmt 1
	global_load_dword v1, v0, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_cbranch_vccz .LBB42_16
.LBB42_17:
	.loc	0 481 1
	s_endpgm
.Ltmp49:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel one_ping_before
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
.Lfunc_end42:
	.size	one_ping_before, .Lfunc_end42-one_ping_before

	.protected	one_in_lds
	.globl	one_in_lds
	.p2align	8
	.type	one_in_lds,@function
one_in_lds:
.Lfunc_begin43:
	.loc	0 487 6 prologue_end
	v_mov_b32_e32 v2, 0
	.loc	0 487 8 is_stmt 0
	v_cmp_gt_u32_e32 vcc, 2, v0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 487 6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB43_2
	.loc	0 487 21
	ds_write_b32 v1, v2
.LBB43_2:
	.loc	0 0 21
	s_or_b64 exec, exec, s[0:1]
	.loc	0 487 6
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 489 8 is_stmt 1
	v_cmp_lt_u32_e32 vcc, 63, v0
	s_mov_b64 s[2:3], 0
	.loc	0 488 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt lgkmcnt(0)
	.loc	0 489 6
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execnz .LBB43_6
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_mov_b32_e32 v2, s6
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB43_10
.LBB43_4:
	.loc	0 0 6 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 489 6
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB43_14
.LBB43_5:
	.loc	0 0 6
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v0, 1
	.loc	0 498 9 is_stmt 1
	global_store_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	.loc	0 499 1
	s_endpgm
.LBB43_6:
	.loc	0 494 9
	v_cmp_eq_u32_e32 vcc, 64, v0
	.loc	0 494 7 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB43_9
	.loc	0 0 7
	v_mov_b32_e32 v2, 0
.LBB43_8:
	.loc	0 494 16
	ds_read_b32 v3, v2 offset:4
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .LBB43_8
.LBB43_9:
	.loc	0 0 16
	s_or_b64 exec, exec, s[2:3]
	.loc	0 495 10 is_stmt 1
	global_load_dword v2, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	s_movk_i32 s2, 0x5f
	.loc	0 496 9
	v_cmp_eq_u32_e32 vcc, s2, v0
	s_mov_b32 s6, 0
	s_and_b64 s[2:3], vcc, exec
	.loc	0 495 10
	v_add_u32_e32 v0, 2, v2
	global_store_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	.loc	0 489 6
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_mov_b32_e32 v2, s6
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB43_4
.LBB43_10:
	.loc	0 490 9
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 490 7 is_stmt 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB43_13
	.loc	0 0 7
	v_mov_b32_e32 v2, 0
.LBB43_12:
	.loc	0 490 15
	ds_read_b32 v3, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .LBB43_12
.LBB43_13:
	.loc	0 0 15
	s_or_b64 exec, exec, s[6:7]
	.loc	0 491 10 is_stmt 1
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 492 9
	v_cmp_eq_u32_e32 vcc, 31, v0
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[6:7], vcc, exec
	v_mov_b32_e32 v2, 4
	s_or_b64 s[2:3], s[2:3], s[6:7]
	.loc	0 491 10
	v_add_u32_e32 v0, 1, v3
	global_store_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	s_or_b64 exec, exec, s[4:5]
	.loc	0 489 6
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB43_5
.LBB43_14:
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v0, 1
	ds_write_b32 v2, v0
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v0, 1
	.loc	0 498 9 is_stmt 1
	global_store_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	.loc	0 499 1
	s_endpgm
.Ltmp50:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel one_in_lds
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
.Lfunc_end43:
	.size	one_in_lds, .Lfunc_end43-one_in_lds

	.protected	one_in_lds_first
	.globl	one_in_lds_first
	.p2align	8
	.type	one_in_lds_first,@function
one_in_lds_first:
.Lfunc_begin44:
	.loc	0 505 6 prologue_end
	v_mov_b32_e32 v2, 0
	.loc	0 505 8 is_stmt 0
	v_cmp_gt_u32_e32 vcc, 2, v0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 505 6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB44_2
	.loc	0 505 21
	ds_write_b32 v1, v2
.LBB44_2:
	.loc	0 0 21
	s_or_b64 exec, exec, s[0:1]
	.loc	0 505 6
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 507 8 is_stmt 1
	v_cmp_lt_u32_e32 vcc, 63, v0
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[4:5], 0
	.loc	0 506 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt lgkmcnt(0)
	.loc	0 507 6
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execnz .LBB44_6
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v2, s8
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB44_10
.LBB44_4:
	.loc	0 0 6 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 507 6
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execnz .LBB44_13
.LBB44_5:
	.loc	0 0 6
	s_or_b64 exec, exec, s[6:7]
	.loc	0 507 6
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB44_14
	s_branch .LBB44_17
.LBB44_6:
	.loc	0 511 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 64, v0
	.loc	0 511 7 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB44_9
	.loc	0 0 7
	v_mov_b32_e32 v2, 0
.LBB44_8:
	.loc	0 511 16
	ds_read_b32 v3, v2 offset:4
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .LBB44_8
.LBB44_9:
	.loc	0 0 16
	s_or_b64 exec, exec, s[4:5]
	.loc	0 512 10 is_stmt 1
	global_load_dword v2, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	s_movk_i32 s4, 0x5f
	.loc	0 513 9
	v_cmp_eq_u32_e32 vcc, s4, v0
	s_mov_b32 s8, 0
	s_and_b64 s[4:5], vcc, exec
	.loc	0 512 10
	v_add_u32_e32 v0, 2, v2
	global_store_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	.loc	0 507 6
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v2, s8
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB44_4
.LBB44_10:
	.loc	0 0 6 is_stmt 0
	v_cmp_lt_i32_e32 vcc, 30, v0
	s_mov_b64 s[2:3], -1
	s_mov_b64 s[8:9], s[4:5]
	s_and_saveexec_b64 s[10:11], vcc
	v_cmp_eq_u32_e32 vcc, 31, v0
	s_andn2_b64 s[8:9], s[4:5], exec
	s_and_b64 s[14:15], vcc, exec
	s_mov_b32 s12, 4
	s_xor_b64 s[2:3], exec, -1
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[8:9], s[8:9], exec
	v_mov_b32_e32 v2, s12
	s_and_b64 s[2:3], s[2:3], exec
	s_or_b64 s[4:5], s[4:5], s[8:9]
	s_or_b64 exec, exec, s[6:7]
	.loc	0 507 6
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB44_5
.LBB44_13:
	.loc	0 0 6
	v_mov_b32_e32 v3, 1
	ds_write_b32 v2, v3
	s_or_b64 exec, exec, s[6:7]
	.loc	0 507 6
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB44_17
.LBB44_14:
	.loc	0 0 6
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB44_17
	v_mov_b32_e32 v0, 0
.LBB44_16:
	.loc	0 509 15 is_stmt 1
	ds_read_b32 v2, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_cbranch_vccz .LBB44_16
.LBB44_17:
	.loc	0 0 15 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v0, 1
	.loc	0 515 9 is_stmt 1
	global_store_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	.loc	0 516 1
	s_endpgm
.Ltmp51:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel one_in_lds_first
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
.Lfunc_end44:
	.size	one_in_lds_first, .Lfunc_end44-one_in_lds_first

	.protected	one_producer
	.globl	one_producer
	.p2align	8
	.type	one_producer,@function
one_producer:
.Lfunc_begin45:
	.loc	0 520 6 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	.loc	0 520 8 is_stmt 0
	v_cmp_lt_u32_e32 vcc, 63, v0
	s_mov_b64 s[2:3], 0
	.loc	0 520 6
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB45_5
	.loc	0 0 6
	s_movk_i32 s2, 0x46
	.loc	0 525 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, s2, v0
	.loc	0 525 7 is_stmt 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB45_4
	.loc	0 0 7
	v_mov_b32_e32 v1, 0
.LBB45_3:
	.loc	0 525 16
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB45_3
.LBB45_4:
	.loc	0 0 16
	s_or_b64 exec, exec, s[2:3]
	.loc	0 526 12 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[6:7] offset:-256 glc
	s_waitcnt vmcnt(0)
	s_movk_i32 s2, 0x47
	.loc	0 527 9
	v_cmp_eq_u32_e32 vcc, s2, v0
	s_and_b64 s[2:3], vcc, exec
	.loc	0 526 10
	global_store_dword v1, v2, s[6:7]
	s_waitcnt vmcnt(0)
.LBB45_5:
	.loc	0 520 6
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB45_8
	.loc	0 0 6 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 520 6
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execnz .LBB45_14
.LBB45_7:
	.loc	0 529 1 is_stmt 1
	s_endpgm
.LBB45_8:
	.loc	0 521 9
	v_cmp_eq_u32_e32 vcc, 3, v0
	.loc	0 521 7 is_stmt 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB45_11
	.loc	0 0 7
	v_mov_b32_e32 v1, 0
.LBB45_10:
	.loc	0 521 15
	global_load_dword v2, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB45_10
.LBB45_11:
	.loc	0 0 15
	s_or_b64 exec, exec, s[8:9]
	.loc	0 522 14 is_stmt 1
	v_lshlrev_b32_e32 v1, 1, v0
	.loc	0 522 3 is_stmt 0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 523 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 4, v0
	s_mov_b64 s[8:9], s[2:3]
	.loc	0 522 10
	global_store_dword v2, v1, s[6:7]
	s_waitcnt vmcnt(0)
	.loc	0 523 7
	s_and_saveexec_b64 s[10:11], vcc
	.loc	0 0 7 is_stmt 0
	s_add_u32 s6, s0, 4
	s_addc_u32 s7, s1, 0
	s_or_b64 s[8:9], s[2:3], exec
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v1, s6
	s_andn2_b64 s[0:1], s[2:3], exec
	s_and_b64 s[2:3], s[8:9], exec
	v_mov_b32_e32 v2, s7
	s_or_b64 s[2:3], s[0:1], s[2:3]
	s_or_b64 exec, exec, s[4:5]
	.loc	0 520 6 is_stmt 1
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB45_7
.LBB45_14:
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v0, 1
	global_store_dword v[1:2], v0, off
	s_waitcnt vmcnt(0)
	.loc	0 529 1 is_stmt 1
	s_endpgm
.Ltmp52:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel one_producer
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
	.size	one_producer, .Lfunc_end45-one_producer

	.protected	one_handshake
	.globl	one_handshake
	.p2align	8
	.type	one_handshake,@function
one_handshake:
.Lfunc_begin46:
	.loc	0 532 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_cmp_lt_i32_e32 vcc, 63, v0
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execnz .LBB46_3
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execnz .LBB46_8
.LBB46_2:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execnz .LBB46_13
	s_branch .LBB46_36
.LBB46_3:
	v_cmp_eq_u32_e32 vcc, 64, v0
	s_mov_b64 s[8:9], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB46_7
	v_mov_b32_e32 v1, 0
.LBB46_5:
.Ltmp53:
	.loc	0 539 11 prologue_end
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 539 19 is_stmt 0
	v_cmp_gt_i32_e32 vcc, 1, v2
	s_cbranch_vccnz .LBB46_5
	.loc	0 540 13 is_stmt 1
	v_mov_b32_e32 v1, 0
	global_load_dword v2, v1, s[2:3] glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[8:9], exec
	v_mov_b32_e32 v3, 1
	.loc	0 540 11 is_stmt 0
	global_store_dword v1, v2, s[2:3] offset:4
	s_waitcnt vmcnt(0)
	.loc	0 541 12 is_stmt 1
	global_store_dword v1, v3, s[0:1] offset:4
	s_waitcnt vmcnt(0)
.LBB46_7:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], s[8:9], exec
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB46_2
.LBB46_8:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_mov_b64 s[10:11], s[4:5]
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB46_12
	.loc	0 535 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[2:3]
	s_waitcnt vmcnt(0)
	.loc	0 536 12
	global_store_dword v1, v2, s[0:1]
	s_waitcnt vmcnt(0)
.LBB46_10:
	.loc	0 537 11
	global_load_dword v2, v1, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	.loc	0 537 19 is_stmt 0
	v_cmp_lt_i32_e32 vcc, 0, v2
	.loc	0 537 4
	s_cbranch_vccz .LBB46_10
	.loc	0 0 4
	s_or_b64 s[10:11], s[4:5], exec
.LBB46_12:
	s_or_b64 exec, exec, s[8:9]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[8:9], s[10:11], exec
	s_or_b64 s[4:5], s[4:5], s[8:9]
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB46_36
.LBB46_13:
	v_cmp_lt_i32_e32 vcc, 63, v0
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execnz .LBB46_16
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execnz .LBB46_21
.LBB46_15:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB46_26
	s_branch .LBB46_36
.LBB46_16:
	v_cmp_eq_u32_e32 vcc, 64, v0
	s_mov_b64 s[8:9], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB46_20
	v_mov_b32_e32 v1, 0
.LBB46_18:
	.loc	0 539 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 539 19 is_stmt 0
	v_cmp_gt_i32_e32 vcc, 2, v2
	s_cbranch_vccnz .LBB46_18
	.loc	0 540 13 is_stmt 1
	v_mov_b32_e32 v1, 0
	global_load_dword v2, v1, s[2:3] glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[8:9], exec
	v_mov_b32_e32 v3, 2
	.loc	0 540 11 is_stmt 0
	global_store_dword v1, v2, s[2:3] offset:4
	s_waitcnt vmcnt(0)
	.loc	0 541 12 is_stmt 1
	global_store_dword v1, v3, s[0:1] offset:4
	s_waitcnt vmcnt(0)
.LBB46_20:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], s[8:9], exec
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB46_15
.LBB46_21:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_mov_b64 s[10:11], s[4:5]
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB46_25
	.loc	0 535 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 2
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[2:3]
	s_waitcnt vmcnt(0)
	.loc	0 536 12
	global_store_dword v1, v2, s[0:1]
	s_waitcnt vmcnt(0)
.LBB46_23:
	.loc	0 537 11
	global_load_dword v2, v1, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	.loc	0 537 19 is_stmt 0
	v_cmp_gt_i32_e32 vcc, 2, v2
	s_cbranch_vccnz .LBB46_23
	.loc	0 0 19
	s_or_b64 s[10:11], s[4:5], exec
.LBB46_25:
	s_or_b64 exec, exec, s[8:9]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[8:9], s[10:11], exec
	s_or_b64 s[4:5], s[4:5], s[8:9]
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB46_36
.LBB46_26:
	v_cmp_lt_i32_e32 vcc, 63, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB46_32
	v_cmp_eq_u32_e32 vcc, 64, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB46_31
	v_mov_b32_e32 v0, 0
.LBB46_29:
	.loc	0 539 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 539 19 is_stmt 0
	v_cmp_gt_i32_e32 vcc, 3, v1
	s_cbranch_vccnz .LBB46_29
	.loc	0 540 13 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[2:3] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 3
	.loc	0 540 11 is_stmt 0
	global_store_dword v0, v1, s[2:3] offset:4
	s_waitcnt vmcnt(0)
	.loc	0 541 12 is_stmt 1
	global_store_dword v0, v2, s[0:1] offset:4
	s_waitcnt vmcnt(0)
.LBB46_31:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
.LBB46_32:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB46_36
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB46_36
	.loc	0 535 11 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 3
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[2:3]
	s_waitcnt vmcnt(0)
	.loc	0 536 12
	global_store_dword v0, v1, s[0:1]
	s_waitcnt vmcnt(0)
.LBB46_35:
	.loc	0 537 11
	global_load_dword v1, v0, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	.loc	0 537 19 is_stmt 0
	v_cmp_gt_i32_e32 vcc, 3, v1
	.loc	0 537 4
	s_cbranch_vccnz .LBB46_35
.LBB46_36:
	.loc	0 543 1 is_stmt 1
	s_endpgm
.Ltmp54:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel one_handshake
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
.Lfunc_end46:
	.size	one_handshake, .Lfunc_end46-one_handshake

	.protected	one_round_of_three
	.globl	one_round_of_three
	.p2align	8
	.type	one_round_of_three,@function
one_round_of_three:
.Lfunc_begin47:
	.loc	0 547 10 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 549 8
	v_and_b32_e32 v1, 63, v0
	.loc	0 549 13 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 0, v1
	.loc	0 549 6
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB47_3
	.loc	0 547 12 is_stmt 1
	v_lshrrev_b32_e32 v2, 6, v0
	v_add_u16_e32 v2, 2, v2
	v_mul_lo_u16_e32 v3, 0x56, v2
	v_mov_b32_e32 v4, 3
	v_mul_lo_u16_sdwa v3, v3, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_sub_u16_e32 v2, v2, v3
	v_mov_b32_e32 v3, 2
	v_lshlrev_b32_sdwa v2, v3, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_mov_b64 s[6:7], 0
.LBB47_2:
	.loc	0 549 19
	global_load_dword v4, v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB47_2
.LBB47_3:
	.loc	0 0 19 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 547 10 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 551 13
	v_mov_b32_e32 v2, 0
	v_cmp_eq_u64_e32 vcc, 31, v[1:2]
	.loc	0 550 2
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v3, 1
	.loc	0 550 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v4, v3, s[2:3]
	s_waitcnt vmcnt(0)
	.loc	0 551 6 is_stmt 1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB47_5
	.loc	0 0 6 is_stmt 0
	v_lshrrev_b32_e32 v0, 4, v0
	v_and_b32_e32 v0, 12, v0
	.loc	0 551 28
	global_store_dword v0, v3, s[0:1]
	s_waitcnt vmcnt(0)
.LBB47_5:
	.loc	0 552 1 is_stmt 1
	s_endpgm
.Ltmp55:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel one_round_of_three
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
.Lfunc_end47:
	.size	one_round_of_three, .Lfunc_end47-one_round_of_three

	.protected	one_chain_of_three
	.globl	one_chain_of_three
	.p2align	8
	.type	one_chain_of_three,@function
one_chain_of_three:
.Lfunc_begin48:
	.loc	0 556 10 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	.loc	0 558 8
	v_and_b32_e32 v4, 63, v0
	.loc	0 556 12
	v_lshrrev_b32_e32 v1, 6, v0
	.loc	0 558 13
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_cmp_lt_u32_e64 s[0:1], 63, v0
	.loc	0 558 18 is_stmt 0
	s_and_b64 s[6:7], s[0:1], vcc
	v_lshlrev_b32_e32 v3, 2, v1
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB48_3
	.loc	0 0 18
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v1, vcc, s2, v3
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
.LBB48_2:
	.loc	0 558 28
	global_load_dword v5, v[1:2], off offset:-4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_cbranch_vccnz .LBB48_2
.LBB48_3:
	.loc	0 0 28
	s_or_b64 exec, exec, s[0:1]
	.loc	0 556 10 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 559 2
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v0, 1
	.loc	0 560 13
	v_cmp_eq_u32_e32 vcc, 31, v4
	.loc	0 559 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	.loc	0 560 6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB48_5
	.loc	0 560 28 is_stmt 0
	global_store_dword v3, v0, s[2:3]
	s_waitcnt vmcnt(0)
.LBB48_5:
	.loc	0 561 1 is_stmt 1
	s_endpgm
.Ltmp56:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel one_chain_of_three
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
.Lfunc_end48:
	.size	one_chain_of_three, .Lfunc_end48-one_chain_of_three

	.protected	one_bins
	.globl	one_bins
	.p2align	8
	.type	one_bins,@function
one_bins:
.Lfunc_begin49:
	.loc	0 567 6 prologue_end
	v_mov_b32_e32 v2, 0
	.loc	0 567 8 is_stmt 0
	v_cmp_gt_u32_e32 vcc, 16, v0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 567 6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB49_2
	.loc	0 567 32
	ds_write_b32 v1, v2 offset:64
	.loc	0 567 21
	ds_write_b32 v1, v2
.LBB49_2:
	.loc	0 0 21
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v0, 15, v0
	v_lshlrev_b32_e32 v0, 2, v0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v3, 1
	.loc	0 568 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB49_3:
	.loc	0 570 7
	ds_cmpst_rtn_b32 v4, v0, v2, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], 0, v4
	s_or_b64 s[2:3], s[0:1], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB49_3
	.loc	0 0 7 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 571 18 is_stmt 1
	ds_read_b32 v2, v0 offset:64
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, 1, v2
	ds_write_b32 v0, v2 offset:64
	v_mov_b32_e32 v2, 0
	.loc	0 572 4
	ds_wrxchg_rtn_b32 v0, v0, v2
	.loc	0 575 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 576 6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB49_6
	.loc	0 567 6
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 576 23
	ds_read_b32 v0, v1 offset:64
	.loc	0 576 21 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
.LBB49_6:
	.loc	0 577 1 is_stmt 1
	s_endpgm
.Ltmp57:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel one_bins
		.amdhsa_group_segment_fixed_size 128
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
.Lfunc_end49:
	.size	one_bins, .Lfunc_end49-one_bins

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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           ping_last
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         ping_last.kd
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
    .name:           ping_before
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         ping_before.kd
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
    .name:           ping_leaders
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         ping_leaders.kd
    .vgpr_count:     2
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
    .name:           half_waits
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         half_waits.kd
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
    .name:           half_waits_later
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         half_waits_later.kd
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
    .name:           by_atomics
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         by_atomics.kd
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
    .name:           by_atomics_first
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         by_atomics_first.kd
    .vgpr_count:     2
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
    .name:           role_of_data
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         role_of_data.kd
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
    .name:           role_of_data_once
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         role_of_data_once.kd
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
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         all_poll.kd
    .vgpr_count:     2
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
    .name:           server
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         server.kd
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
    .name:           server_asked
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         server_asked.kd
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
    .name:           short_bins
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         short_bins.kd
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
    .name:           short_bins_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         short_bins_inside.kd
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
    .max_flat_workgroup_size: 64
    .name:           bins_of_items
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         bins_of_items.kd
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
    .name:           short_bins_turned
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         short_bins_turned.kd
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
    .name:           short_bins_one_by_one
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         short_bins_one_by_one.kd
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
    .name:           two_queues
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         two_queues.kd
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
    .name:           two_queues_in_turn
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         two_queues_in_turn.kd
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
    .name:           steal
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         steal.kd
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
    .name:           tickets
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         tickets.kd
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
    .name:           chain_last
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         chain_last.kd
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
    .name:           chain_down
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         chain_down.kd
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
    .name:           look_back
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         look_back.kd
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
    .name:           halo
    .private_segment_fixed_size: 0
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         halo.kd
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
    .name:           halo_first
    .private_segment_fixed_size: 0
    .sgpr_count:     19
    .sgpr_spill_count: 0
    .symbol:         halo_first.kd
    .vgpr_count:     2
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
    .name:           halo_lanes
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         halo_lanes.kd
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
    .name:           ring_last
    .private_segment_fixed_size: 0
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         ring_last.kd
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
    .name:           ring_opened
    .private_segment_fixed_size: 0
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         ring_opened.kd
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
    .name:           ring_token
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         ring_token.kd
    .vgpr_count:     2
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
    .name:           grid_barrier_last
    .private_segment_fixed_size: 0
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         grid_barrier_last.kd
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
    .name:           grid_barrier_twice
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         grid_barrier_twice.kd
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
    .name:           master
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         master.kd
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
    .name:           master_in_order
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         master_in_order.kd
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
    .name:           behind_barrier
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         behind_barrier.kd
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
    .name:           before_barrier
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         before_barrier.kd
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
    .max_flat_workgroup_size: 128
    .name:           other_wave_at_barrier
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         other_wave_at_barrier.kd
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
    .name:           mailboxes
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         mailboxes.kd
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
    .name:           mailboxes_crossed
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         mailboxes_crossed.kd
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
    .name:           mailbox_of_leader
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         mailbox_of_leader.kd
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
    .name:           one_ping_last
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         one_ping_last.kd
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
    .max_flat_workgroup_size: 128
    .name:           one_ping_before
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         one_ping_before.kd
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
    .group_segment_fixed_size: 8
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           one_in_lds
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         one_in_lds.kd
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
    .group_segment_fixed_size: 8
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           one_in_lds_first
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         one_in_lds_first.kd
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
    .name:           one_producer
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         one_producer.kd
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
    .max_flat_workgroup_size: 128
    .name:           one_handshake
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         one_handshake.kd
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
    .max_flat_workgroup_size: 192
    .name:           one_round_of_three
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 192
      - 1
      - 1
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         one_round_of_three.kd
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
    .max_flat_workgroup_size: 192
    .name:           one_chain_of_three
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 192
      - 1
      - 1
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         one_chain_of_three.kd
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
    .group_segment_fixed_size: 128
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           one_bins
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         one_bins.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

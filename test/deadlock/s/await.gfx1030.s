	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	slot_lock
	.globl	slot_lock
	.p2align	8
	.type	slot_lock,@function
slot_lock:
.Lfunc_begin0:
	.file	0 "." "cl/await.cl" md5 0x427b039be9f96dbc0d2cc75e2a44b8be
	.loc	0 11 12 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b32 s6, exec_lo
	s_mov_b32 s7, exec_lo
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB0_2
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v1, v2, s[0:1] glc
.LBB0_2:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 11 12
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v1
	v_add_nc_u32_e32 v2, s6, v0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	.loc	0 13 18 is_stmt 1
	s_mov_b32 s6, exec_lo
	.loc	0 13 12 is_stmt 0
	v_cmpx_ne_u32_e32 0, v2
	.loc	0 13 18
	s_cbranch_execz .LBB0_6
	.loc	0 0 18
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v0, v2
	s_mov_b32 s7, 0
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_mov_b32_e32 v1, v3
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v5, vcc_lo
.LBB0_4:
	.loc	0 13 21
	global_load_dword v4, v[2:3], off offset:32 glc dlc
	.loc	0 13 41
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 13 2
	s_or_b32 s7, vcc_lo, s7
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execnz .LBB0_4
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s7
.LBB0_6:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 15 12 is_stmt 1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 11 12
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 1
	.loc	0 15 12
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v3, vcc_lo, s3, v1, vcc_lo
	.loc	0 17 23
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 15 12
	global_load_dword v2, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 15 9 is_stmt 0
	global_load_dword v3, v4, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, v3, v2
	global_store_dword v4, v2, s[4:5]
	.loc	0 16 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 17 2
	global_atomic_swap v[0:1], v5, off offset:36
	.loc	0 18 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel slot_lock
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
		.amdhsa_wavefront_size32 1
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
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	slot_lock, .Lfunc_end0-slot_lock

	.protected	mcs_lock
	.globl	mcs_lock
	.p2align	8
	.type	mcs_lock,@function
mcs_lock:
.Lfunc_begin1:
	.loc	0 23 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v3, 0
	v_add_nc_u32_e32 v1, 1, v0
	s_mov_b32 s5, 0
	.loc	0 28 6
	s_mov_b32 s4, exec_lo
	.loc	0 27 11
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v3, v1, s[0:1] glc
	.loc	0 28 13
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	.loc	0 28 6 is_stmt 0
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB1_4
	.loc	0 29 20 is_stmt 1
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 25 19
	s_add_u32 s6, s0, 0x400
	s_addc_u32 s7, s1, 0
	v_mov_b32_e32 v2, v1
	.loc	0 29 20
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	.loc	0 29 3 is_stmt 0
	global_atomic_swap v[4:5], v1, off offset:256
	v_add_co_u32 v4, s6, s6, v0
	v_add_co_ci_u32_e64 v5, null, s7, 0, s6
.LBB1_2:
	.loc	0 30 10 is_stmt 1
	global_load_dword v0, v[4:5], off offset:4 glc dlc
	.loc	0 30 23 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	.loc	0 30 3
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB1_2
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s5
.LBB1_4:
	.loc	0 28 6 is_stmt 1
	s_andn2_saveexec_b32 s4, s4
	.loc	0 35 6
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v1
	.loc	0 0 6 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 33 9 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 35 6
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_mov_b32 s4, 0
	.loc	0 33 9
	global_load_dword v4, v0, s[2:3]
	.loc	0 35 6
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v3, vcc_lo
	.loc	0 33 9
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v4, v1
	global_store_dword v0, v4, s[2:3]
	.loc	0 34 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 35 6
	global_load_dword v4, v[2:3], off offset:256 glc dlc
	s_mov_b32 s3, -1
	s_mov_b32 s2, exec_lo
	.loc	0 35 21 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB1_11
	.loc	0 36 7 is_stmt 1
	global_atomic_cmpswap v0, v0, v[0:1], s[0:1] glc
	s_mov_b32 s3, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e64 v0, v1
	s_cbranch_execz .LBB1_10
.LBB1_8:
	.loc	0 38 10
	global_load_dword v0, v[2:3], off offset:256 glc dlc
	.loc	0 38 25 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	.loc	0 38 3
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB1_8
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s4
	s_mov_b32 s4, exec_lo
.LBB1_10:
	s_or_b32 exec_lo, exec_lo, s3
	s_orn2_b32 s3, s4, exec_lo
.LBB1_11:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 35 6 is_stmt 1
	s_and_saveexec_b32 s2, s3
	s_cbranch_execz .LBB1_13
	.loc	0 41 19
	global_load_dword v0, v[2:3], off offset:256 glc dlc
	.loc	0 41 17 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 41 2
	global_atomic_swap v[0:1], v2, off offset:1024
.LBB1_13:
	.loc	0 42 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel mcs_lock
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
		.amdhsa_wavefront_size32 1
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
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	mcs_lock, .Lfunc_end1-mcs_lock

	.protected	peterson
	.globl	peterson
	.p2align	8
	.type	peterson,@function
peterson:
.Lfunc_begin2:
	.loc	0 47 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 47 53 is_stmt 0
	v_lshrrev_b32_e32 v7, 1, v0
	v_mov_b32_e32 v1, 1
	.loc	0 49 19 is_stmt 1
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 50 35
	v_and_b32_e32 v8, 1, v0
	.loc	0 47 11
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 50 25
	v_lshlrev_b32_e32 v3, 2, v7
	.loc	0 47 38
	v_xor_b32_e32 v4, 1, v0
	.loc	0 49 2
	s_waitcnt lgkmcnt(0)
	s_clause 0x1
	global_atomic_swap v2, v1, s[0:1]
	global_atomic_swap v3, v8, s[0:1] offset:512
	v_lshlrev_b32_e32 v5, 2, v4
	.loc	0 49 19 is_stmt 0
	v_add_co_u32 v1, s6, s0, v2
	v_add_co_ci_u32_e64 v2, null, s1, 0, s6
	.loc	0 50 25 is_stmt 1
	v_add_co_u32 v3, s6, s0, v3
	v_add_co_u32 v5, s0, s0, v5
	v_add_co_ci_u32_e64 v4, null, s1, 0, s6
	v_add_co_ci_u32_e64 v6, null, s1, 0, s0
	.loc	0 47 11
	s_mov_b32 s0, 0
	s_branch .LBB2_2
	.p2align	6
.LBB2_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 51 34 is_stmt 1
	s_and_b32 s6, exec_lo, s1
	s_or_b32 s0, s6, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execz .LBB2_4
.LBB2_2:
	.loc	0 51 9 is_stmt 0
	global_load_dword v9, v[5:6], off glc dlc
	s_or_b32 s1, s1, exec_lo
	.loc	0 51 34
	s_mov_b32 s6, exec_lo
	.loc	0 51 28
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 1, v9
	.loc	0 51 34
	s_cbranch_execz .LBB2_1
	.loc	0 51 37
	global_load_dword v9, v[3:4], off offset:512 glc dlc
	s_andn2_b32 s1, s1, exec_lo
	.loc	0 51 61
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, v9, v8
	s_and_b32 s7, vcc_lo, exec_lo
	s_or_b32 s1, s1, s7
	s_branch .LBB2_1
.LBB2_4:
	.loc	0 0 61
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 53 14 is_stmt 1
	v_lshlrev_b32_e32 v3, 2, v7
	.loc	0 53 26 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 53 14
	global_load_dword v4, v3, s[4:5]
	.loc	0 53 26
	global_load_dword v0, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 53 24
	v_add_nc_u32_e32 v0, v0, v4
	v_mov_b32_e32 v4, 0
	.loc	0 53 12
	global_store_dword v3, v0, s[4:5]
	.loc	0 54 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 55 2
	global_atomic_swap v[1:2], v4, off
	.loc	0 56 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel peterson
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	peterson, .Lfunc_end2-peterson

	.protected	bakery
	.globl	bakery
	.p2align	8
	.type	bakery,@function
bakery:
.Lfunc_begin3:
	.loc	0 63 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 63 8 is_stmt 0
	v_cmpx_gt_u32_e32 8, v0
	.loc	0 63 6
	s_cbranch_execz .LBB3_82
	.loc	0 61 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 65 19
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	.loc	0 65 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v1, v2, s[0:1]
	.loc	0 67 20 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB3_3
	global_load_dword v2, v3, s[0:1] offset:64 glc dlc
.LBB3_3:
	.loc	0 0 20 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 67 20
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB3_5
	v_mov_b32_e32 v2, 0
	global_load_dword v2, v2, s[0:1] offset:68 glc dlc
.LBB3_5:
	.loc	0 0 20
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 67 20
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	s_mov_b32 s6, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB3_7
	v_mov_b32_e32 v2, 0
	global_load_dword v2, v2, s[0:1] offset:72 glc dlc
.LBB3_7:
	.loc	0 0 20
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 67 20
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	s_mov_b32 s7, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB3_9
	v_mov_b32_e32 v2, 0
	global_load_dword v2, v2, s[0:1] offset:76 glc dlc
.LBB3_9:
	.loc	0 0 20
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 67 20
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB3_11
	v_mov_b32_e32 v2, 0
	global_load_dword v2, v2, s[0:1] offset:80 glc dlc
.LBB3_11:
	.loc	0 0 20
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 67 20
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v2
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s9, vcc_lo
	s_cbranch_execz .LBB3_13
	v_mov_b32_e32 v2, 0
	global_load_dword v3, v2, s[0:1] offset:84 glc dlc
.LBB3_13:
	.loc	0 0 20
	s_or_b32 exec_lo, exec_lo, s9
	v_add_co_u32 v1, s9, s0, v1
	.loc	0 67 20
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	.loc	0 0 0
	v_add_co_ci_u32_e64 v2, null, s1, 0, s9
	.loc	0 67 20
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v3
	s_mov_b32 s10, exec_lo
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB3_15
	v_mov_b32_e32 v3, 0
	global_load_dword v3, v3, s[0:1] offset:88 glc dlc
.LBB3_15:
	.loc	0 0 20
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 67 20
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v3
	s_mov_b32 s11, exec_lo
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB3_17
	v_mov_b32_e32 v3, 0
	global_load_dword v3, v3, s[0:1] offset:92 glc dlc
.LBB3_17:
	.loc	0 0 20
	s_or_b32 exec_lo, exec_lo, s11
	.loc	0 67 10
	v_mov_b32_e32 v4, s7
	s_max_u32 s2, s2, s3
	v_max3_u32 v4, s2, s6, v4
	.loc	0 67 20
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	.loc	0 67 10
	v_max3_u32 v4, v4, s8, s9
	v_max3_u32 v3, v4, s10, s2
	v_readfirstlane_b32 s2, v3
	v_mov_b32_e32 v3, 0
	.loc	0 68 34 is_stmt 1
	s_add_i32 s2, s2, 1
	v_mov_b32_e32 v4, s2
	.loc	0 68 2 is_stmt 0
	s_clause 0x1
	global_atomic_swap v[1:2], v4, off offset:64
	global_atomic_swap v[1:2], v3, off
	s_branch .LBB3_19
.LBB3_18:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 71 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v4
	.loc	0 71 25 is_stmt 0
	s_cmp_lg_u32 s3, 0
	.loc	0 71 3
	s_cbranch_scc0 .LBB3_21
.LBB3_19:
	.loc	0 71 10
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB3_18
	global_load_dword v4, v3, s[0:1] glc dlc
	s_branch .LBB3_18
.LBB3_21:
	.loc	0 0 10
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s3, 0
	s_xor_b32 s6, vcc_lo, -1
	s_branch .LBB3_23
	.p2align	6
.LBB3_22:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 74 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v4
	.loc	0 76 16
	s_add_i32 s8, s7, -1
	s_cmp_ge_u32 s8, s2
	s_cselect_b32 s8, -1, 0
	s_cmp_eq_u32 s7, s2
	s_cselect_b32 s7, -1, 0
	s_and_b32 s7, s6, s7
	s_or_b32 s7, s8, s7
	s_and_b32 s7, exec_lo, s7
	s_or_b32 s3, s7, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB3_25
.LBB3_23:
	.loc	0 74 13
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB3_22
	global_load_dword v4, v3, s[0:1] offset:64 glc dlc
	s_branch .LBB3_22
.LBB3_25:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v3, 0
	s_branch .LBB3_27
.LBB3_26:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 71 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v4
	.loc	0 71 25 is_stmt 0
	s_cmp_lg_u32 s3, 0
	.loc	0 71 3
	s_cbranch_scc0 .LBB3_29
.LBB3_27:
	.loc	0 71 10
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB3_26
	global_load_dword v4, v3, s[0:1] offset:4 glc dlc
	s_branch .LBB3_26
.LBB3_29:
	.loc	0 0 10
	v_cmp_lt_u32_e32 vcc_lo, 1, v0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s3, 0
	s_xor_b32 s6, vcc_lo, -1
	s_branch .LBB3_31
	.p2align	6
.LBB3_30:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 74 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v4
	.loc	0 76 16
	s_add_i32 s8, s7, -1
	s_cmp_ge_u32 s8, s2
	s_cselect_b32 s8, -1, 0
	s_cmp_eq_u32 s7, s2
	s_cselect_b32 s7, -1, 0
	s_and_b32 s7, s6, s7
	s_or_b32 s7, s8, s7
	s_and_b32 s7, exec_lo, s7
	s_or_b32 s3, s7, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB3_33
.LBB3_31:
	.loc	0 74 13
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB3_30
	global_load_dword v4, v3, s[0:1] offset:68 glc dlc
	s_branch .LBB3_30
.LBB3_33:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v3, 0
	s_branch .LBB3_35
.LBB3_34:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 71 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v4
	.loc	0 71 25 is_stmt 0
	s_cmp_lg_u32 s3, 0
	.loc	0 71 3
	s_cbranch_scc0 .LBB3_37
.LBB3_35:
	.loc	0 71 10
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB3_34
	global_load_dword v4, v3, s[0:1] offset:8 glc dlc
	s_branch .LBB3_34
.LBB3_37:
	.loc	0 0 10
	v_cmp_lt_u32_e32 vcc_lo, 2, v0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s3, 0
	s_xor_b32 s6, vcc_lo, -1
	s_branch .LBB3_39
	.p2align	6
.LBB3_38:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 74 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v4
	.loc	0 76 16
	s_add_i32 s8, s7, -1
	s_cmp_ge_u32 s8, s2
	s_cselect_b32 s8, -1, 0
	s_cmp_eq_u32 s7, s2
	s_cselect_b32 s7, -1, 0
	s_and_b32 s7, s6, s7
	s_or_b32 s7, s8, s7
	s_and_b32 s7, exec_lo, s7
	s_or_b32 s3, s7, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB3_41
.LBB3_39:
	.loc	0 74 13
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB3_38
	global_load_dword v4, v3, s[0:1] offset:72 glc dlc
	s_branch .LBB3_38
.LBB3_41:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v3, 0
	s_branch .LBB3_43
.LBB3_42:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 71 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v4
	.loc	0 71 25 is_stmt 0
	s_cmp_lg_u32 s3, 0
	.loc	0 71 3
	s_cbranch_scc0 .LBB3_45
.LBB3_43:
	.loc	0 71 10
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB3_42
	global_load_dword v4, v3, s[0:1] offset:12 glc dlc
	s_branch .LBB3_42
.LBB3_45:
	.loc	0 0 10
	v_cmp_lt_u32_e32 vcc_lo, 3, v0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s3, 0
	s_xor_b32 s6, vcc_lo, -1
	s_branch .LBB3_47
	.p2align	6
.LBB3_46:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 74 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v4
	.loc	0 76 16
	s_add_i32 s8, s7, -1
	s_cmp_ge_u32 s8, s2
	s_cselect_b32 s8, -1, 0
	s_cmp_eq_u32 s7, s2
	s_cselect_b32 s7, -1, 0
	s_and_b32 s7, s6, s7
	s_or_b32 s7, s8, s7
	s_and_b32 s7, exec_lo, s7
	s_or_b32 s3, s7, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB3_49
.LBB3_47:
	.loc	0 74 13
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB3_46
	global_load_dword v4, v3, s[0:1] offset:76 glc dlc
	s_branch .LBB3_46
.LBB3_49:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v3, 0
	s_branch .LBB3_51
.LBB3_50:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 71 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v4
	.loc	0 71 25 is_stmt 0
	s_cmp_lg_u32 s3, 0
	.loc	0 71 3
	s_cbranch_scc0 .LBB3_53
.LBB3_51:
	.loc	0 71 10
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB3_50
	global_load_dword v4, v3, s[0:1] offset:16 glc dlc
	s_branch .LBB3_50
.LBB3_53:
	.loc	0 0 10
	v_cmp_lt_u32_e32 vcc_lo, 4, v0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s3, 0
	s_xor_b32 s6, vcc_lo, -1
	s_branch .LBB3_55
	.p2align	6
.LBB3_54:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 74 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v4
	.loc	0 76 16
	s_add_i32 s8, s7, -1
	s_cmp_ge_u32 s8, s2
	s_cselect_b32 s8, -1, 0
	s_cmp_eq_u32 s7, s2
	s_cselect_b32 s7, -1, 0
	s_and_b32 s7, s6, s7
	s_or_b32 s7, s8, s7
	s_and_b32 s7, exec_lo, s7
	s_or_b32 s3, s7, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB3_57
.LBB3_55:
	.loc	0 74 13
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB3_54
	global_load_dword v4, v3, s[0:1] offset:80 glc dlc
	s_branch .LBB3_54
.LBB3_57:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v3, 0
	s_branch .LBB3_59
.LBB3_58:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 71 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v4
	.loc	0 71 25 is_stmt 0
	s_cmp_lg_u32 s3, 0
	.loc	0 71 3
	s_cbranch_scc0 .LBB3_61
.LBB3_59:
	.loc	0 71 10
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB3_58
	global_load_dword v4, v3, s[0:1] offset:20 glc dlc
	s_branch .LBB3_58
.LBB3_61:
	.loc	0 0 10
	v_cmp_lt_u32_e32 vcc_lo, 5, v0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s3, 0
	s_xor_b32 s6, vcc_lo, -1
	s_branch .LBB3_63
	.p2align	6
.LBB3_62:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 74 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v4
	.loc	0 76 16
	s_add_i32 s8, s7, -1
	s_cmp_ge_u32 s8, s2
	s_cselect_b32 s8, -1, 0
	s_cmp_eq_u32 s7, s2
	s_cselect_b32 s7, -1, 0
	s_and_b32 s7, s6, s7
	s_or_b32 s7, s8, s7
	s_and_b32 s7, exec_lo, s7
	s_or_b32 s3, s7, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB3_65
.LBB3_63:
	.loc	0 74 13
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB3_62
	global_load_dword v4, v3, s[0:1] offset:84 glc dlc
	s_branch .LBB3_62
.LBB3_65:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v3, 0
	s_branch .LBB3_67
.LBB3_66:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 71 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v4
	.loc	0 71 25 is_stmt 0
	s_cmp_lg_u32 s3, 0
	.loc	0 71 3
	s_cbranch_scc0 .LBB3_69
.LBB3_67:
	.loc	0 71 10
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB3_66
	global_load_dword v4, v3, s[0:1] offset:24 glc dlc
	s_branch .LBB3_66
.LBB3_69:
	.loc	0 0 10
	v_cmp_eq_u32_e32 vcc_lo, 7, v0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s3, 0
	s_xor_b32 s6, vcc_lo, -1
	s_branch .LBB3_71
	.p2align	6
.LBB3_70:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 74 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v4
	.loc	0 76 16
	s_add_i32 s8, s7, -1
	s_cmp_ge_u32 s8, s2
	s_cselect_b32 s8, -1, 0
	s_cmp_eq_u32 s7, s2
	s_cselect_b32 s7, -1, 0
	s_and_b32 s7, s6, s7
	s_or_b32 s7, s8, s7
	s_and_b32 s7, exec_lo, s7
	s_or_b32 s3, s7, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB3_73
.LBB3_71:
	.loc	0 74 13
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB3_70
	global_load_dword v4, v3, s[0:1] offset:88 glc dlc
	s_branch .LBB3_70
.LBB3_73:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v3, 0
	s_branch .LBB3_75
.LBB3_74:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 71 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v4
	.loc	0 71 25 is_stmt 0
	s_cmp_lg_u32 s3, 0
	.loc	0 71 3
	s_cbranch_scc0 .LBB3_77
.LBB3_75:
	.loc	0 71 10
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB3_74
	global_load_dword v4, v3, s[0:1] offset:28 glc dlc
	s_branch .LBB3_74
.LBB3_77:
	.loc	0 0 10
	v_mov_b32_e32 v3, 0
	s_branch .LBB3_79
	.p2align	6
.LBB3_78:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 74 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v4
	.loc	0 76 16
	s_add_i32 s6, s3, -1
	s_cmp_lt_u32 s6, s2
	s_cselect_b32 s6, -1, 0
	s_cmp_lg_u32 s3, s2
	s_cselect_b32 s3, -1, 0
	s_and_b32 s3, s6, s3
	s_and_b32 vcc_lo, exec_lo, s3
	s_cbranch_vccz .LBB3_81
.LBB3_79:
	.loc	0 74 13
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB3_78
	global_load_dword v4, v3, s[0:1] offset:92 glc dlc
	s_branch .LBB3_78
.LBB3_81:
	.loc	0 61 11
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_mov_b32_e32 v5, 0
	.loc	0 80 11
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v5, s[0:1]
	.loc	0 80 22 is_stmt 0
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[3:4], null, v3, 3, v[0:1]
	.loc	0 80 9
	global_store_dword v5, v3, s[0:1]
	.loc	0 81 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 82 2
	global_atomic_swap v[1:2], v5, off offset:64
.LBB3_82:
	.loc	0 83 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bakery
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
		.amdhsa_wavefront_size32 1
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
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	bakery, .Lfunc_end3-bakery

	.protected	latch
	.globl	latch
	.p2align	8
	.type	latch,@function
latch:
.Lfunc_begin4:
	.loc	0 88 11 prologue_end
	s_clause 0x2
	s_load_dword s6, s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 90 13
	s_waitcnt lgkmcnt(0)
	s_add_i32 s7, s6, -1
	.loc	0 90 8 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, s7, v0
	.loc	0 90 6
	s_and_saveexec_b32 s7, vcc_lo
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execnz .LBB4_3
	s_andn2_saveexec_b32 s2, s7
	s_cbranch_execnz .LBB4_6
.LBB4_2:
	.loc	0 99 1 is_stmt 1
	s_endpgm
.LBB4_3:
	.loc	0 95 12
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 97 3
	s_mov_b32 s8, exec_lo
	.loc	0 95 12
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 95 22 is_stmt 0
	global_load_dword v2, v0, s[2:3] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 97 3 is_stmt 1
	v_mbcnt_lo_u32_b32 v3, s8, 0
	s_mov_b32 s2, exec_lo
	.loc	0 95 20
	v_mul_lo_u32 v1, v2, v1
	.loc	0 95 10 is_stmt 0
	global_store_dword v0, v1, s[4:5]
	.loc	0 96 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 97 3
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB4_5
	s_bcnt1_i32_b32 s3, s8
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s3
	global_atomic_add v0, v1, s[0:1]
.LBB4_5:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 90 6 is_stmt 1
	s_andn2_saveexec_b32 s2, s7
	s_cbranch_execz .LBB4_2
.LBB4_6:
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s2, 0
	s_branch .LBB4_8
.LBB4_7:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 91 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 91 21 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, s3, v0
	.loc	0 91 3
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB4_10
.LBB4_8:
	.loc	0 91 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB4_7
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB4_7
.LBB4_10:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 93 27 is_stmt 1
	s_add_i32 s0, s6, -2
	.loc	0 93 21 is_stmt 0
	s_mov_b32 s1, 0
	.loc	0 93 12
	v_mov_b32_e32 v0, 0
	.loc	0 93 21
	s_lshl_b64 s[2:3], s[0:1], 2
	.loc	0 93 3
	s_mov_b32 s7, s1
	.loc	0 93 21
	s_add_u32 s2, s4, s2
	s_addc_u32 s3, s5, s3
	.loc	0 93 12
	s_clause 0x1
	global_load_dword v1, v0, s[4:5]
	global_load_dword v2, v0, s[2:3]
	.loc	0 93 3
	s_lshl_b64 s[0:1], s[6:7], 2
	s_add_u32 s0, s4, s0
	s_addc_u32 s1, s5, s1
	.loc	0 93 19
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v2, v1
	.loc	0 93 10
	global_store_dword v0, v1, s[0:1]
	.loc	0 99 1 is_stmt 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel latch
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
		.amdhsa_wavefront_size32 1
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
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	latch, .Lfunc_end4-latch

	.protected	rendezvous
	.globl	rendezvous
	.p2align	8
	.type	rendezvous,@function
rendezvous:
.Lfunc_begin5:
	.loc	0 104 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 106 15
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e32 vcc_lo, 1, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s0, s0, v2
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	.loc	0 104 11
	s_mov_b32 s1, 0
	.loc	0 106 6
	s_and_saveexec_b32 s0, vcc_lo
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execnz .LBB5_3
	s_andn2_saveexec_b32 s0, s0
	s_cbranch_execnz .LBB5_5
.LBB5_2:
	.loc	0 120 1
	s_endpgm
.LBB5_3:
	.loc	0 115 10
	global_load_dword v3, v[0:1], off offset:-4 glc dlc
	.loc	0 116 14
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 115 4
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB5_3
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 118 29 is_stmt 1
	v_lshlrev_b32_e32 v4, 1, v3
	.loc	0 117 10
	global_store_dword v2, v3, s[4:5]
	.loc	0 118 3
	global_atomic_swap v[0:1], v4, off
	.loc	0 106 6
	s_andn2_saveexec_b32 s0, s0
	s_cbranch_execz .LBB5_2
.LBB5_5:
	.loc	0 107 25
	global_load_dword v3, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s0, 0
	.loc	0 107 33 is_stmt 0
	v_add_nc_u32_e32 v3, 1, v3
	.loc	0 107 3
	global_atomic_swap v[0:1], v3, off
.LBB5_6:
	.loc	0 108 10 is_stmt 1
	global_load_dword v3, v[0:1], off offset:4 glc dlc
	.loc	0 108 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 108 3
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB5_6
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 110 12 is_stmt 1
	global_load_dword v0, v[0:1], off offset:4 glc dlc
	.loc	0 110 10 is_stmt 0
	s_waitcnt vmcnt(0)
	global_store_dword v2, v0, s[4:5]
	.loc	0 120 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel rendezvous
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
		.amdhsa_wavefront_size32 1
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
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	rendezvous, .Lfunc_end5-rendezvous

	.protected	relax_left
	.globl	relax_left
	.p2align	8
	.type	relax_left,@function
relax_left:
.Lfunc_begin6:
	.loc	0 125 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 125 32 is_stmt 0
	v_lshlrev_b32_e32 v4, 2, v0
	.loc	0 125 11
	v_mov_b32_e32 v2, 0
	v_add_nc_u32_e32 v1, -1, v0
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	v_mov_b32_e32 v6, 1
	s_mov_b32 s4, 0
	v_lshlrev_b64 v[2:3], 2, v[1:2]
	.loc	0 125 32
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v4, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	v_add_co_u32 v0, s0, s8, v4
	v_add_co_ci_u32_e64 v1, null, s9, 0, s0
	v_add_co_u32 v2, s0, s2, v2
	v_add_co_ci_u32_e64 v3, s0, s3, v3, s0
	.loc	0 128 7 is_stmt 1
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB6_3
.LBB6_1:
	.loc	0 129 11
	global_load_dword v6, v[0:1], off offset:-4 glc dlc
	.loc	0 129 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s0, 0, v6
	.loc	0 129 4
	s_or_b32 s4, s0, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB6_1
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 131 12 is_stmt 1
	global_load_dword v6, v[2:3], off
.LBB6_3:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 131 5
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v6, v6, v5
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v7, 2
	.loc	0 132 10 is_stmt 1
	global_store_dword v4, v6, s[2:3]
	.loc	0 133 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 134 3
	global_atomic_swap v[0:1], v5, off
	v_add_co_u32 v4, s0, s2, v4
	v_add_co_ci_u32_e64 v5, null, s3, 0, s0
	.loc	0 128 7
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB6_7
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s2, 0
.LBB6_5:
	.loc	0 129 11 is_stmt 1
	global_load_dword v7, v[0:1], off offset:-4 glc dlc
	.loc	0 129 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s0, 1, v7
	.loc	0 129 4
	s_or_b32 s2, s0, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB6_5
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 131 12 is_stmt 1
	global_load_dword v7, v[2:3], off
.LBB6_7:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 131 5
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v6, v7, v6
	v_mov_b32_e32 v7, 2
	.loc	0 132 10 is_stmt 1
	global_store_dword v[4:5], v6, off
	.loc	0 133 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 134 3
	global_atomic_swap v[0:1], v7, off
	v_mov_b32_e32 v7, 3
	.loc	0 128 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB6_11
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s1, 0
.LBB6_9:
	.loc	0 129 11 is_stmt 1
	global_load_dword v7, v[0:1], off offset:-4 glc dlc
	.loc	0 129 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, 2, v7
	.loc	0 129 4
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB6_9
	.loc	0 0 4
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 131 12 is_stmt 1
	global_load_dword v7, v[2:3], off
.LBB6_11:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 131 5
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, v7, v6
	v_mov_b32_e32 v3, 3
	.loc	0 132 10 is_stmt 1
	global_store_dword v[4:5], v2, off
	.loc	0 133 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 134 3
	global_atomic_swap v[0:1], v3, off
	.loc	0 136 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel relax_left
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 12
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	relax_left, .Lfunc_end6-relax_left

	.protected	small_ring
	.globl	small_ring
	.p2align	8
	.type	small_ring,@function
small_ring:
.Lfunc_begin7:
	.loc	0 141 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	.loc	0 143 6
	s_mov_b32 s8, exec_lo
	.loc	0 143 8 is_stmt 0
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 143 6
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB7_14
	.loc	0 152 13 is_stmt 1
	s_mov_b32 s10, exec_lo
	s_mov_b32 s9, exec_lo
	v_mbcnt_lo_u32_b32 v0, s10, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB7_3
	s_bcnt1_i32_b32 s10, s10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s10
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v1, v2, s[0:1] offset:8 glc
.LBB7_3:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 152 13
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v1
	v_mov_b32_e32 v1, 0
	v_add_nc_u32_e32 v0, s9, v0
	s_mov_b32 s9, 0
	s_branch .LBB7_5
.LBB7_4:
	.loc	0 0 13
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 154 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v2
	.loc	0 154 21 is_stmt 0
	v_cmp_gt_u32_e32 vcc_lo, s10, v0
	.loc	0 154 3
	s_or_b32 s9, vcc_lo, s9
	s_andn2_b32 exec_lo, exec_lo, s9
	s_cbranch_execz .LBB7_7
.LBB7_5:
	.loc	0 154 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s10, vcc_lo
	s_cbranch_execz .LBB7_4
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB7_4
.LBB7_7:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s9
	v_mov_b32_e32 v1, 0
	s_mov_b32 s9, 0
	s_branch .LBB7_9
.LBB7_8:
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 156 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v2
	.loc	0 156 25 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, s10, v0
	.loc	0 156 3
	s_or_b32 s9, vcc_lo, s9
	s_andn2_b32 exec_lo, exec_lo, s9
	s_cbranch_execz .LBB7_11
.LBB7_9:
	.loc	0 156 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s10, vcc_lo
	s_cbranch_execz .LBB7_8
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_branch .LBB7_8
.LBB7_11:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 158 26 is_stmt 1
	v_and_b32_e32 v1, 3, v0
	.loc	0 160 3
	s_mov_b32 s9, exec_lo
	.loc	0 158 13
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v1, s[0:1] offset:64 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 158 3 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	.loc	0 160 3 is_stmt 1
	v_mbcnt_lo_u32_b32 v0, s9, 0
	.loc	0 158 3
	v_add_co_u32 v2, vcc_lo, s6, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s7, v3, vcc_lo
	.loc	0 160 3
	s_mov_b32 s6, exec_lo
	.loc	0 158 11
	global_store_dword v[2:3], v4, off
	.loc	0 159 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 160 3
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB7_13
	s_bcnt1_i32_b32 s7, s9
	v_mov_b32_e32 v0, s7
	global_atomic_add v1, v0, s[0:1] offset:4
.LBB7_13:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
.LBB7_14:
	.loc	0 143 6 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_andn2_saveexec_b32 s6, s8
	s_cbranch_execz .LBB7_23
	.loc	0 141 11
	s_load_dword s8, s[4:5], 0x18
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s8, s8, -1
	.loc	0 144 22
	s_cmp_eq_u32 s8, 0
	.loc	0 144 3 is_stmt 0
	s_cbranch_scc1 .LBB7_23
	.loc	0 0 3
	v_mov_b32_e32 v0, 0
	.loc	0 144 3
	s_add_u32 s6, s0, 64
	s_addc_u32 s7, s1, 0
	s_mov_b32 s4, s5
	s_inst_prefetch 0x1
	s_branch .LBB7_18
	.p2align	6
.LBB7_17:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 145 15 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v1
	.loc	0 145 13 is_stmt 0
	s_sub_i32 s9, s4, s9
	.loc	0 145 30
	s_cmp_gt_u32 s9, 3
	.loc	0 145 4
	s_cbranch_scc0 .LBB7_20
.LBB7_18:
	.loc	0 145 15
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s9, vcc_lo
	s_cbranch_execz .LBB7_17
	global_load_dword v1, v0, s[0:1] offset:4 glc dlc
	s_branch .LBB7_17
.LBB7_20:
	.loc	0 147 23 is_stmt 1
	s_lshl_b64 s[10:11], s[4:5], 2
	.loc	0 149 4
	s_mov_b32 s9, exec_lo
	.loc	0 147 23
	s_add_u32 s10, s2, s10
	s_addc_u32 s11, s3, s11
	.loc	0 149 4
	v_mbcnt_lo_u32_b32 v2, s9, 0
	.loc	0 147 23
	global_load_dword v1, v0, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 147 16 is_stmt 0
	s_and_b32 s10, s4, 3
	.loc	0 147 4
	s_lshl_b32 s10, s10, 2
	v_mov_b32_e32 v3, s10
	.loc	0 149 4 is_stmt 1
	s_mov_b32 s10, exec_lo
	.loc	0 147 31
	v_add_nc_u32_e32 v1, 7, v1
	.loc	0 147 21 is_stmt 0
	global_store_dword v3, v1, s[6:7]
	s_waitcnt_vscnt null, 0x0
	.loc	0 148 4 is_stmt 1
	buffer_gl0_inv
	.loc	0 149 4
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB7_22
	s_bcnt1_i32_b32 s9, s9
	v_mov_b32_e32 v1, s9
	global_atomic_add v0, v1, s[0:1]
.LBB7_22:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 144 32 is_stmt 1
	s_add_i32 s4, s4, 1
	.loc	0 144 22 is_stmt 0
	s_cmp_eq_u32 s4, s8
	.loc	0 144 3
	s_cbranch_scc0 .LBB7_18
.LBB7_23:
	.loc	0 0 3
	s_inst_prefetch 0x2
	.loc	0 162 1 is_stmt 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel small_ring
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
		.amdhsa_wavefront_size32 1
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
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	small_ring, .Lfunc_end7-small_ring

	.protected	three_states
	.globl	three_states
	.p2align	8
	.type	three_states,@function
three_states:
.Lfunc_begin8:
	.loc	0 167 13 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 1
	s_mov_b32 s5, 0
	s_mov_b32 s4, 0
	s_mov_b32 s6, exec_lo
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v0, v1, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_lt_i32_e32 1, v0
	s_xor_b32 s6, exec_lo, s6
	.loc	0 0 13 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, 2, v0
	s_mov_b32 s4, exec_lo
	s_and_b32 s5, vcc_lo, exec_lo
	s_andn2_saveexec_b32 s6, s6
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	s_andn2_b32 s5, s5, exec_lo
	s_and_b32 s7, vcc_lo, exec_lo
	s_or_b32 s5, s5, s7
	s_or_b32 exec_lo, exec_lo, s6
	s_and_saveexec_b32 s6, s5
	s_cbranch_execz .LBB8_6
	.loc	0 171 10 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 2
	s_andn2_b32 s4, s4, exec_lo
	global_atomic_swap v0, v0, v1, s[0:1] glc
	.loc	0 172 14
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	s_and_b32 s5, vcc_lo, exec_lo
	s_or_b32 s4, s4, s5
.LBB8_6:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	s_and_saveexec_b32 s5, s4
	s_cbranch_execz .LBB8_9
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 2
	s_mov_b32 s4, 0
.LBB8_8:
	.loc	0 173 10 is_stmt 1
	global_atomic_swap v2, v0, v1, s[0:1] glc
	.loc	0 172 14
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 172 3 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB8_8
.LBB8_9:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 175 8 is_stmt 1
	v_mov_b32_e32 v0, 0
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 176 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 177 2
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 178 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel three_states
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
		.amdhsa_wavefront_size32 1
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
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	three_states, .Lfunc_end8-three_states

	.hidden	take
	.globl	take
	.p2align	2
	.type	take,@function
take:
.Lfunc_begin9:
	.loc	0 181 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b32 s4, 0
.LBB9_1:
.Ltmp9:
	.loc	0 182 9 prologue_end
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 182 2 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB9_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 184 1 is_stmt 1
	s_setpc_b64 s[30:31]
.Ltmp10:
.Lfunc_end9:
	.size	take, .Lfunc_end9-take

	.hidden	give
	.globl	give
	.p2align	2
	.type	give,@function
give:
.Lfunc_begin10:
	.loc	0 187 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, 0
.Ltmp11:
	.loc	0 188 2 prologue_end
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 189 2
	global_atomic_swap v[0:1], v2, off
	.loc	0 190 1
	s_setpc_b64 s[30:31]
.Ltmp12:
.Lfunc_end10:
	.size	give, .Lfunc_end10-give

	.protected	monitor
	.globl	monitor
	.p2align	8
	.type	monitor,@function
monitor:
.Lfunc_begin11:
	.loc	0 182 2 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b32 s6, 0
.LBB11_1:
	.loc	0 182 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 182 2
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB11_1
.Ltmp13:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v2, 0
	.loc	0 198 2 is_stmt 1
	s_mov_b32 s6, exec_lo
	.loc	0 198 9 is_stmt 0
	global_load_dword v1, v2, s[0:1] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 198 17
	v_cmpx_ne_u32_e64 v1, v0
	.loc	0 198 2
	s_cbranch_execz .LBB11_7
	.loc	0 0 2
	v_mov_b32_e32 v1, 1
	s_mov_b32 s7, 0
.LBB11_4:
.Ltmp14:
	.loc	0 188 2 is_stmt 1
	buffer_gl0_inv
	.loc	0 189 2
	global_atomic_swap v2, v2, s[0:1]
	s_mov_b32 s8, 0
.Ltmp15:
.LBB11_5:
	.loc	0 182 9
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 182 2 is_stmt 0
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB11_5
.Ltmp16:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 198 9 is_stmt 1
	global_load_dword v3, v2, s[0:1] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 198 17 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v3, v0
	.loc	0 198 2
	s_or_b32 s7, vcc_lo, s7
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execnz .LBB11_4
.LBB11_7:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 202 11 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 202 21 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 203 14 is_stmt 1
	v_add_nc_u32_e32 v0, 1, v0
	.loc	0 202 11
	global_load_dword v3, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 202 21 is_stmt 0
	global_load_dword v4, v2, s[0:1] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 202 19
	v_add_nc_u32_e32 v3, v4, v3
	.loc	0 202 9
	global_store_dword v1, v3, s[4:5]
	.loc	0 203 10 is_stmt 1
	global_store_dword v2, v0, s[0:1] offset:4
	s_waitcnt_vscnt null, 0x0
.Ltmp17:
	.loc	0 188 2
	buffer_gl0_inv
	.loc	0 189 2
	global_atomic_swap v2, v2, s[0:1]
.Ltmp18:
	.loc	0 205 1
	s_endpgm
.Ltmp19:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel monitor
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
		.amdhsa_wavefront_size32 1
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
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	monitor, .Lfunc_end11-monitor

	.protected	lds_told
	.globl	lds_told
	.p2align	8
	.type	lds_told,@function
lds_told:
.Lfunc_begin12:
	.loc	0 211 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	.loc	0 215 6
	s_mov_b32 s6, exec_lo
	.loc	0 213 10
	ds_write_b32 v1, v1
	.loc	0 214 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 215 8
	v_cmpx_ne_u32_e32 5, v0
	.loc	0 215 6 is_stmt 0
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execnz .LBB12_3
	s_andn2_saveexec_b32 s2, s6
	s_cbranch_execnz .LBB12_5
.LBB12_2:
	.loc	0 223 1 is_stmt 1
	s_endpgm
.LBB12_3:
	.loc	0 216 10
	ds_read_b32 v2, v1
	.loc	0 216 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 216 3
	s_cbranch_vccnz .LBB12_3
	.loc	0 0 3
	v_mov_b32_e32 v1, 0
	.loc	0 218 12 is_stmt 1
	ds_read_b32 v1, v1 offset:4
	.loc	0 218 20 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v1, v1, v0
	.loc	0 218 3
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 218 10
	global_store_dword v0, v1, s[2:3]
	.loc	0 215 6 is_stmt 1
	s_andn2_saveexec_b32 s2, s6
	s_cbranch_execz .LBB12_2
.LBB12_5:
	.loc	0 211 11
	s_load_dword s2, s[4:5], 0x18
	s_mov_b32 s3, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v2, 1
	.loc	0 220 13
	s_waitcnt lgkmcnt(0)
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	global_load_dword v1, v0, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 220 21 is_stmt 0
	v_add_nc_u32_e32 v1, 1, v1
	.loc	0 220 11
	ds_write_b32 v0, v1 offset:4
	.loc	0 221 11 is_stmt 1
	ds_write_b32 v0, v2
	.loc	0 223 1
	s_endpgm
.Ltmp20:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lds_told
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
		.amdhsa_wavefront_size32 1
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
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	lds_told, .Lfunc_end12-lds_told

	.protected	bucket_bits
	.globl	bucket_bits
	.p2align	8
	.type	bucket_bits,@function
bucket_bits:
.Lfunc_begin13:
	.loc	0 228 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 228 32 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 228 40
	v_mul_lo_u32 v1, v1, 7
	.loc	0 228 44
	v_mul_hi_u32 v2, 0xaaaaaaab, v1
	v_lshrrev_b32_e32 v2, 5, v2
	v_mul_lo_u32 v2, v2, 48
	v_sub_nc_u32_e32 v3, v1, v2
	v_lshrrev_b32_e32 v1, 3, v3
	.loc	0 228 59
	v_lshlrev_b32_e64 v5, v3, 1
	v_and_b32_e32 v1, 4, v1
	v_add_co_u32 v1, s2, s8, v1
	v_add_co_ci_u32_e64 v2, null, s9, 0, s2
	s_mov_b32 s2, 0
.LBB13_1:
	.loc	0 230 10 is_stmt 1
	global_atomic_or v4, v[1:2], v5, off glc
	.loc	0 230 42 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, v4, v5
	.loc	0 230 49
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 230 2
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB13_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 232 11 is_stmt 1
	v_mov_b32_e32 v4, 0
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	global_load_dword v6, v[3:4], off
	.loc	0 232 22 is_stmt 0
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[6:7], null, v6, 5, v[0:1]
	.loc	0 234 30 is_stmt 1
	v_not_b32_e32 v0, v5
	.loc	0 232 9
	global_store_dword v[3:4], v6, off
	.loc	0 233 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 234 2
	global_atomic_and v[1:2], v0, off
	.loc	0 235 1
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bucket_bits
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 12
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	bucket_bits, .Lfunc_end13-bucket_bits

	.protected	make_once
	.globl	make_once
	.p2align	8
	.type	make_once,@function
make_once:
.Lfunc_begin14:
	.loc	0 240 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 240 32 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 240 11
	v_mov_b32_e32 v2, 0
	.loc	0 240 32
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 240 40
	v_and_b32_e32 v3, 7, v1
	.loc	0 241 13 is_stmt 1
	v_mov_b32_e32 v1, 1
	.loc	0 241 33 is_stmt 0
	v_lshlrev_b32_e32 v5, 2, v3
	.loc	0 241 13
	global_atomic_cmpswap v4, v5, v[1:2], s[8:9] glc
	.loc	0 241 33
	v_add_co_u32 v1, s2, s8, v5
	v_add_co_ci_u32_e64 v2, null, s9, 0, s2
	s_mov_b32 s2, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_lt_i32_e32 0, v4
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB14_5
	.loc	0 0 33
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 1, v4
	s_cbranch_execz .LBB14_4
	s_mov_b32 s4, 0
.LBB14_3:
	.loc	0 249 10 is_stmt 1
	global_load_dword v4, v[1:2], off glc dlc
	.loc	0 249 25 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 2, v4
	.loc	0 249 3
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB14_3
.LBB14_4:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s3
.LBB14_5:
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execz .LBB14_9
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB14_8
	.loc	0 245 28 is_stmt 1
	v_lshlrev_b32_e32 v7, 1, v3
	.loc	0 245 32 is_stmt 0
	v_add_nc_u32_e32 v5, 1, v3
	.loc	0 245 4
	v_lshlrev_b32_e32 v8, 4, v3
	.loc	0 245 24
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v9, 2
	.loc	0 245 32
	v_or_b32_e32 v6, 1, v7
	v_add_nc_u32_e32 v7, v5, v7
	.loc	0 245 24
	global_store_dwordx4 v8, v[4:7], s[0:1] offset:256
	.loc	0 246 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 247 3
	global_atomic_swap v[1:2], v9, off
.LBB14_8:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
.LBB14_9:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 252 31 is_stmt 1
	v_and_b32_e32 v1, 3, v0
	.loc	0 252 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 252 11
	v_lshlrev_b32_e32 v1, 2, v1
	v_lshl_or_b32 v1, v3, 4, v1
	global_load_dword v1, v1, s[0:1] offset:256
	.loc	0 252 9
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 253 1 is_stmt 1
	s_endpgm
.Ltmp22:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel make_once
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 12
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	make_once, .Lfunc_end14-make_once

	.protected	token_twice
	.globl	token_twice
	.p2align	8
	.type	token_twice,@function
token_twice:
.Lfunc_begin15:
	.loc	0 258 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	.loc	0 258 41 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 258 11
	s_load_dword s2, s[4:5], 0x18
	s_mov_b32 s3, 0
	.loc	0 258 39
	s_waitcnt lgkmcnt(0)
	v_xad_u32 v1, v1, -1, s2
	s_branch .LBB15_2
.LBB15_1:
	.loc	0 0 39
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 261 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v3
	.loc	0 261 21 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, s4, v1
	.loc	0 261 3
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB15_4
.LBB15_2:
	.loc	0 261 10
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB15_1
	global_load_dword v3, v2, s[0:1] glc dlc
	s_branch .LBB15_1
.LBB15_4:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v2, 0
	.loc	0 265 3 is_stmt 1
	s_mov_b32 s4, exec_lo
	s_mov_b32 s3, 0
	v_mbcnt_lo_u32_b32 v6, s4, 0
	s_mov_b32 s5, exec_lo
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_add_co_u32 v3, vcc_lo, s6, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s7, v4, vcc_lo
	.loc	0 263 11
	global_load_dword v5, v[3:4], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v5, v0, v5
	global_store_dword v[3:4], v5, off
	.loc	0 264 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 265 3
	v_cmpx_eq_u32_e32 0, v6
	s_cbranch_execz .LBB15_6
	s_bcnt1_i32_b32 s4, s4
	v_mov_b32_e32 v5, s4
	global_atomic_add v2, v5, s[0:1]
.LBB15_6:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	v_add_nc_u32_e32 v1, s2, v1
	s_branch .LBB15_8
.LBB15_7:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 261 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v5
	.loc	0 261 21 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, s2, v1
	.loc	0 261 3
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB15_10
.LBB15_8:
	.loc	0 261 10
	v_mbcnt_lo_u32_b32 v5, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB15_7
	global_load_dword v5, v2, s[0:1] glc dlc
	s_branch .LBB15_7
.LBB15_10:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 263 11 is_stmt 1
	global_load_dword v1, v[3:4], off
	.loc	0 265 3
	s_mov_b32 s2, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v2, s2, 0
	.loc	0 263 11
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v1, 1
	global_store_dword v[3:4], v0, off
	.loc	0 264 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 265 3
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB15_12
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1]
.LBB15_12:
	.loc	0 267 1
	s_endpgm
.Ltmp23:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel token_twice
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	token_twice, .Lfunc_end15-token_twice

	.protected	lock_by_max
	.globl	lock_by_max
	.p2align	8
	.type	lock_by_max,@function
lock_by_max:
.Lfunc_begin16:
	.loc	0 271 0
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s6, 0
	s_branch .LBB16_2
	.p2align	6
.LBB16_1:
	s_or_b32 exec_lo, exec_lo, s7
.Ltmp24:
	.loc	0 274 9 prologue_end
	s_xor_b32 s8, vcc_lo, -1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v3
	v_cndmask_b32_e64 v3, 0, 1, s8
	v_max_u32_e32 v3, s7, v3
	.loc	0 274 34 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, 1, v3
	.loc	0 274 2
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB16_4
.LBB16_2:
	.loc	0 274 9
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB16_1
	s_waitcnt lgkmcnt(0)
	global_atomic_umax v3, v1, v2, s[0:1] offset:12 glc
	s_branch .LBB16_1
.LBB16_4:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v1, 0
	.loc	0 276 21 is_stmt 1
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 276 35 is_stmt 0
	v_and_b32_e32 v0, 7, v0
	.loc	0 276 11
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[4:5] offset:4
	.loc	0 276 21
	global_load_dword v2, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 276 29
	v_lshlrev_b32_e32 v0, v0, v2
	.loc	0 276 18
	v_xor_b32_e32 v0, v0, v3
	.loc	0 276 9
	global_store_dword v1, v0, s[4:5] offset:4
	.loc	0 277 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 278 2
	global_atomic_swap v1, v1, s[0:1] offset:12
	.loc	0 279 1
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lock_by_max
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
		.amdhsa_wavefront_size32 1
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
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	lock_by_max, .Lfunc_end16-lock_by_max

	.protected	drain
	.globl	drain
	.p2align	8
	.type	drain,@function
drain:
.Lfunc_begin17:
	.loc	0 284 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 286 2
	s_mov_b32 s6, exec_lo
	s_mov_b32 s7, exec_lo
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB17_2
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1]
.LBB17_2:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 287 8 is_stmt 1
	v_and_b32_e32 v2, 15, v0
	.loc	0 284 11
	v_mov_b32_e32 v1, 0
	.loc	0 287 6
	s_mov_b32 s6, exec_lo
	.loc	0 287 13 is_stmt 0
	v_cmpx_eq_u32_e32 3, v2
	.loc	0 287 6
	s_cbranch_execnz .LBB17_4
	s_branch .LBB17_7
.LBB17_3:
	.loc	0 0 6
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 288 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 288 21 is_stmt 0
	s_cmp_gt_u32 s7, 4
	.loc	0 288 3
	s_cbranch_scc0 .LBB17_6
.LBB17_4:
	.loc	0 288 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB17_3
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB17_3
.LBB17_6:
	.loc	0 290 3 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	.loc	0 290 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[4:5]
.LBB17_7:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 293 10 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 296 2
	s_mov_b32 s6, exec_lo
	.loc	0 293 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	global_load_dword v2, v0, s[2:3] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	global_load_dword v3, v0, s[2:3] offset:8 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 296 2
	v_mbcnt_lo_u32_b32 v4, s6, 0
	s_mov_b32 s2, exec_lo
	.loc	0 293 7
	v_add3_u32 v1, v2, v1, v3
	.loc	0 294 14
	global_store_dword v0, v1, s[4:5] offset:256
	.loc	0 295 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 296 2
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB17_9
	s_bcnt1_i32_b32 s2, s6
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_sub v0, v1, s[0:1]
.LBB17_9:
	.loc	0 297 1
	s_endpgm
.Ltmp26:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel drain
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
		.amdhsa_wavefront_size32 1
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
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	drain, .Lfunc_end17-drain

	.protected	stages
	.globl	stages
	.p2align	8
	.type	stages,@function
stages:
.Lfunc_begin18:
	.loc	0 304 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 304 8 is_stmt 0
	v_cmpx_gt_u32_e32 63, v0
	.loc	0 304 6
	s_cbranch_execz .LBB18_15
	.loc	0 302 37 is_stmt 1
	v_mul_u32_u24_e32 v1, 0x5556, v0
	.loc	0 302 11 is_stmt 0
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b32 s6, 0
	s_mov_b32 s8, 0
	s_mov_b32 s7, exec_lo
	.loc	0 302 37
	v_lshrrev_b32_e32 v2, 16, v1
	.loc	0 306 12 is_stmt 1
	v_mul_lo_u16 v1, v2, 3
	v_sub_nc_u16 v0, v0, v1
	v_cmpx_lt_i16_e32 0, v0
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB18_7
	.loc	0 0 12 is_stmt 0
	s_mov_b32 s9, -1
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u16_e32 1, v0
	s_cbranch_execz .LBB18_6
	v_lshlrev_b32_e32 v3, 2, v2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s9, s0, v3
	v_add_co_ci_u32_e64 v1, null, s1, 0, s9
	s_mov_b32 s9, 0
.LBB18_4:
	.loc	0 313 10 is_stmt 1
	global_load_dword v4, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 313 21 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, 1, v4
	.loc	0 313 3
	s_or_b32 s9, vcc_lo, s9
	s_andn2_b32 exec_lo, exec_lo, s9
	s_cbranch_execnz .LBB18_4
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 315 13 is_stmt 1
	global_load_dword v4, v3, s[4:5]
	v_mov_b32_e32 v5, 2
	s_xor_b32 s9, exec_lo, -1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v4, 1, v4
	global_store_dword v3, v4, s[4:5]
	.loc	0 316 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 317 14
	global_store_dword v[0:1], v5, off
	s_waitcnt_vscnt null, 0x0
.LBB18_6:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	s_and_b32 s8, s9, exec_lo
.LBB18_7:
	s_andn2_saveexec_b32 s7, s7
	v_cmp_ne_u16_e32 vcc_lo, 0, v0
	s_andn2_b32 s8, s8, exec_lo
	s_mov_b32 s6, exec_lo
	s_and_b32 s9, vcc_lo, exec_lo
	s_or_b32 s8, s8, s9
	s_or_b32 exec_lo, exec_lo, s7
	v_lshlrev_b32_e32 v2, 2, v2
	s_and_saveexec_b32 s7, s8
	s_cbranch_execz .LBB18_13
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s8, s0, v2
	v_add_co_ci_u32_e64 v1, null, s1, 0, s8
	s_mov_b32 s8, 0
.LBB18_11:
	.loc	0 320 10 is_stmt 1
	global_load_dword v3, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 320 21 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, 2, v3
	.loc	0 320 3
	s_or_b32 s8, vcc_lo, s8
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB18_11
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 322 13 is_stmt 1
	global_load_dword v0, v2, s[4:5]
	s_andn2_b32 s6, s6, exec_lo
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, -1, v0
	global_store_dword v2, v0, s[4:5]
.LBB18_13:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	s_and_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB18_15
	.loc	0 308 15 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 1
	.loc	0 308 26 is_stmt 0
	v_add_nc_u32_e32 v0, 1, v0
	.loc	0 308 13
	global_store_dword v2, v0, s[4:5]
	.loc	0 309 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 310 14
	global_store_dword v2, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
.LBB18_15:
	.loc	0 324 1
	s_endpgm
.Ltmp27:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stages
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
		.amdhsa_wavefront_size32 1
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
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	stages, .Lfunc_end18-stages

	.protected	two_of_ring
	.globl	two_of_ring
	.p2align	8
	.type	two_of_ring,@function
two_of_ring:
.Lfunc_begin19:
	.loc	0 329 51 prologue_end
	v_mov_b32_e32 v1, 0x5556
	v_add_nc_u16 v2, v0, 1
	.loc	0 329 34 is_stmt 0
	v_mul_u32_u24_e32 v3, 0x5556, v0
	.loc	0 329 11
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 329 51
	v_mul_u32_u24_sdwa v1, v2, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	.loc	0 329 34
	v_lshrrev_b32_e32 v3, 16, v3
	.loc	0 329 51
	v_lshrrev_b32_e32 v1, 16, v1
	.loc	0 329 34
	v_mul_lo_u16 v3, v3, 3
	.loc	0 329 51
	v_mul_lo_u16 v1, v1, 3
	.loc	0 329 34
	v_sub_nc_u16 v5, v0, v3
	v_mov_b32_e32 v3, 1
	.loc	0 329 51
	v_sub_nc_u16 v6, v2, v1
	.loc	0 329 61
	v_min_u32_sdwa v1, v6, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s6, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s6
	s_mov_b32 s6, 0
.LBB19_1:
	.loc	0 331 9 is_stmt 1
	global_atomic_swap v4, v[1:2], v3, off glc
	.loc	0 331 2 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB19_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 329 77 is_stmt 1
	v_max_u32_sdwa v3, v5, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_mov_b32_e32 v7, 1
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_co_u32 v3, s0, s0, v3
	v_add_co_ci_u32_e64 v4, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB19_3:
	.loc	0 333 9
	global_atomic_swap v8, v[3:4], v7, off glc
	.loc	0 333 2 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v8
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB19_3
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 335 12 is_stmt 1
	v_mov_b32_e32 v7, 2
	.loc	0 335 21 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 335 12
	v_lshlrev_b32_sdwa v6, v7, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	.loc	0 335 2
	v_lshlrev_b32_sdwa v5, v7, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	.loc	0 335 12
	global_load_dword v6, v6, s[4:5]
	.loc	0 335 21
	global_load_dword v0, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 335 9
	global_load_dword v7, v5, s[4:5]
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v0, v6, v7
	v_mov_b32_e32 v6, 0
	global_store_dword v5, v0, s[4:5]
	.loc	0 336 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 337 2
	s_clause 0x1
	global_atomic_swap v[3:4], v6, off
	global_atomic_swap v[1:2], v6, off
	.loc	0 339 1
	s_endpgm
.Ltmp28:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel two_of_ring
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 7
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	two_of_ring, .Lfunc_end19-two_of_ring

	.protected	three_at_once
	.globl	three_at_once
	.p2align	8
	.type	three_at_once,@function
three_at_once:
.Lfunc_begin20:
	.loc	0 347 2 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v3, 0
	s_mov_b32 s6, 0
	.p2align	6
.LBB20_1:
	.loc	0 348 10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB20_3
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v3, s[0:1] glc dlc
.LBB20_3:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 348 10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v1
	.loc	0 349 16 is_stmt 1
	s_cmp_gt_u32 s7, 2
	.loc	0 349 22 is_stmt 0
	s_cbranch_scc1 .LBB20_1
	.loc	0 349 57
	s_add_i32 s8, s7, 1
	.loc	0 349 25
	v_mov_b32_e32 v2, s7
	v_mov_b32_e32 v1, s8
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v1, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, s7, v1
	.loc	0 349 2
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB20_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 350 11 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 352 2
	s_mov_b32 s6, exec_lo
	v_mbcnt_lo_u32_b32 v3, s6, 0
	.loc	0 350 11
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 352 2
	s_mov_b32 s2, exec_lo
	.loc	0 350 19
	v_mul_lo_u32 v1, v1, v2
	.loc	0 350 9 is_stmt 0
	global_store_dword v0, v1, s[4:5]
	.loc	0 351 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 352 2
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB20_7
	s_bcnt1_i32_b32 s2, s6
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_sub v0, v1, s[0:1]
.LBB20_7:
	.loc	0 353 1
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel three_at_once
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
		.amdhsa_wavefront_size32 1
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
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	three_at_once, .Lfunc_end20-three_at_once

	.protected	come_behind
	.globl	come_behind
	.p2align	8
	.type	come_behind,@function
come_behind:
.Lfunc_begin21:
	.loc	0 358 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	.loc	0 360 8
	v_and_b32_e32 v1, 32, v0
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 360 6 is_stmt 0
	s_and_saveexec_b32 s8, vcc_lo
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB21_7
	.loc	0 358 11 is_stmt 1
	s_load_dword s4, s[4:5], 0x18
	s_mov_b32 s5, 0
	.loc	0 363 15
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s4, 2
	.loc	0 363 3 is_stmt 0
	s_cbranch_scc1 .LBB21_6
	.loc	0 0 3
	v_mov_b32_e32 v1, 0
	s_lshr_b32 s4, s4, 1
	s_branch .LBB21_4
.LBB21_3:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 364 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v2
	.loc	0 363 15
	s_cmp_lt_u32 s5, s4
	.loc	0 363 3 is_stmt 0
	s_cbranch_scc0 .LBB21_6
.LBB21_4:
	.loc	0 364 11 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB21_3
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB21_3
.LBB21_6:
	.loc	0 365 12
	v_lshlrev_b32_e32 v1, 2, v0
	global_load_dword v1, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 365 20 is_stmt 0
	v_subrev_nc_u32_e32 v1, s5, v1
.LBB21_7:
	.loc	0 360 6 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_andn2_saveexec_b32 s2, s8
	s_cbranch_execz .LBB21_11
	.loc	0 368 3
	s_mov_b32 s4, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v1, s4, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB21_10
	s_bcnt1_i32_b32 s4, s4
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s4
	global_atomic_add v1, v2, s[0:1]
.LBB21_10:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 369 9 is_stmt 1
	global_load_dword v1, v1, s[6:7]
.LBB21_11:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 369 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 369 9
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 4, v1
	global_store_dword v0, v1, s[6:7]
	.loc	0 370 1 is_stmt 1
	s_endpgm
.Ltmp30:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel come_behind
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 9
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	come_behind, .Lfunc_end21-come_behind

	.protected	column_then_row
	.globl	column_then_row
	.p2align	8
	.type	column_then_row,@function
column_then_row:
.Lfunc_begin22:
	.loc	0 375 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 375 34 is_stmt 0
	v_and_b32_e32 v7, 7, v0
	.loc	0 375 11
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 1
	v_lshlrev_b32_e32 v1, 2, v7
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s6, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s6
	s_mov_b32 s6, 0
.LBB22_1:
	.loc	0 377 9 is_stmt 1
	global_atomic_cmpswap v5, v[1:2], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 377 2 is_stmt 0
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB22_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 375 46 is_stmt 1
	v_lshrrev_b32_e32 v0, 3, v0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 1
	v_lshlrev_b32_e32 v3, 2, v0
	v_add_co_u32 v3, s0, s0, v3
	v_add_co_ci_u32_e64 v4, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB22_3:
	.loc	0 379 9
	global_atomic_cmpswap v8, v[3:4], v[5:6], off offset:32 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v8
	.loc	0 379 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB22_3
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 381 12 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v7
	.loc	0 381 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 381 12
	global_load_dword v5, v5, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 381 9
	global_load_dword v6, v0, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v5, v6, v5
	v_mov_b32_e32 v6, 0
	global_store_dword v0, v5, s[4:5]
	.loc	0 382 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 383 2
	s_clause 0x1
	global_atomic_swap v[3:4], v6, off offset:32
	global_atomic_swap v[1:2], v6, off
	.loc	0 385 1
	s_endpgm
.Ltmp31:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel column_then_row
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 7
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	column_then_row, .Lfunc_end22-column_then_row

	.protected	pop_or_wait
	.globl	pop_or_wait
	.p2align	8
	.type	pop_or_wait,@function
pop_or_wait:
.Lfunc_begin23:
	.loc	0 390 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 392 6
	s_mov_b32 s6, exec_lo
	.loc	0 392 8 is_stmt 0
	v_cmpx_lt_u32_e32 31, v0
	.loc	0 392 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execnz .LBB23_3
	s_waitcnt lgkmcnt(0)
	s_andn2_saveexec_b32 s2, s6
	s_cbranch_execnz .LBB23_6
.LBB23_2:
	.loc	0 403 1 is_stmt 1
	s_endpgm
.LBB23_3:
	.loc	0 398 13
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 400 7
	s_mov_b32 s2, exec_lo
	.loc	0 398 21
	v_add_nc_u32_e32 v1, 1, v1
	.loc	0 398 11 is_stmt 0
	global_store_dword v2, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 399 3 is_stmt 1
	buffer_gl0_inv
	.loc	0 400 9
	v_cmpx_eq_u32_e32 63, v0
	.loc	0 400 7 is_stmt 0
	s_cbranch_execz .LBB23_5
	.loc	0 401 4 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 32
	global_atomic_swap v0, v1, s[0:1]
.LBB23_5:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 392 6 is_stmt 1
	s_andn2_saveexec_b32 s2, s6
	s_cbranch_execz .LBB23_2
.LBB23_6:
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s2, 0
	.p2align	6
.LBB23_7:
	.loc	0 394 10 is_stmt 1
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB23_9
	global_load_dword v0, v3, s[0:1] glc dlc
.LBB23_9:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 394 10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v0
	.loc	0 395 14 is_stmt 1
	s_cmp_eq_u32 s3, 0
	.loc	0 395 20 is_stmt 0
	s_cbranch_scc1 .LBB23_7
	.loc	0 395 53
	s_add_i32 s6, s3, -1
	.loc	0 395 23
	v_mov_b32_e32 v1, s3
	v_mov_b32_e32 v0, s6
	global_atomic_cmpswap v0, v3, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, s3, v0
	.loc	0 394 4 is_stmt 1
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB23_7
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 396 21 is_stmt 1
	v_add_nc_u32_e32 v0, 31, v1
	.loc	0 396 12 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	global_load_dword v0, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 396 10
	global_store_dword v2, v0, s[4:5]
	.loc	0 403 1 is_stmt 1
	s_endpgm
.Ltmp32:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel pop_or_wait
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
		.amdhsa_wavefront_size32 1
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
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	pop_or_wait, .Lfunc_end23-pop_or_wait

	.p2alignl 6, 3214868480
	.fill 48, 4, 3214868480
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
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           slot_lock
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         slot_lock.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           mcs_lock
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         mcs_lock.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           peterson
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         peterson.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           bakery
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         bakery.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           latch
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         latch.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           rendezvous
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         rendezvous.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           relax_left
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         relax_left.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           small_ring
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         small_ring.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           three_states
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         three_states.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           monitor
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         monitor.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 8
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           lds_told
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         lds_told.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           bucket_bits
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         bucket_bits.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           make_once
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         make_once.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           token_twice
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         token_twice.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           lock_by_max
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         lock_by_max.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           drain
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         drain.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           stages
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         stages.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           two_of_ring
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         two_of_ring.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           three_at_once
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         three_at_once.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           come_behind
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         come_behind.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           column_then_row
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         column_then_row.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 32
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_volatile:    true
        .name:           data
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           pop_or_wait
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         pop_or_wait.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.amdhsa_code_object_version 4
	.protected	slot_lock
	.globl	slot_lock
	.p2align	8
	.type	slot_lock,@function
slot_lock:
.Lfunc_begin0:
	.file	0 "." "cl/await.cl" md5 0x427b039be9f96dbc0d2cc75e2a44b8be
	.loc	0 11 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_mbcnt_hi_u32_b32 v0, s7, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_2
	s_bcnt1_i32_b64 s6, s[6:7]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v3, s6
	flat_atomic_add v1, v[1:2], v3 glc
.LBB0_2:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 11 12
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v1
	v_add_u32_e32 v2, vcc, s6, v0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	.loc	0 13 12 is_stmt 1
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 13 18 is_stmt 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_6
	.loc	0 0 18
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v0, v2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s8, s0, 32
	v_mov_b32_e32 v1, v3
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_addc_u32 s9, s1, 0
	v_mov_b32_e32 v4, s9
	v_add_u32_e32 v2, vcc, s8, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	s_mov_b64 s[8:9], 0
.LBB0_4:
	.loc	0 13 21
	flat_load_dword v4, v[2:3] glc
	.loc	0 13 41
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	.loc	0 13 2
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_4
	.loc	0 0 2
	s_or_b64 exec, exec, s[8:9]
.LBB0_6:
	s_or_b64 exec, exec, s[6:7]
	.loc	0 15 12 is_stmt 1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v2, vcc, s2, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v4, v[2:3] glc
	s_waitcnt vmcnt(0)
	.loc	0 11 12
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	.loc	0 15 9
	flat_load_dword v5, v[2:3]
	.loc	0 17 19
	s_add_u32 s0, s0, 32
	s_addc_u32 s1, s1, 0
	.loc	0 17 23 is_stmt 0
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v7, v1, vcc
	.loc	0 17 28
	v_add_u32_e32 v0, vcc, 4, v0
	v_mov_b32_e32 v6, 1
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 15 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, v5, v4
	flat_store_dword v[2:3], v4
	.loc	0 17 2
	flat_atomic_swap v[0:1], v6
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
	.size	slot_lock, .Lfunc_end0-slot_lock

	.protected	mcs_lock
	.globl	mcs_lock
	.p2align	8
	.type	mcs_lock,@function
mcs_lock:
.Lfunc_begin1:
	.loc	0 23 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_add_u32_e32 v1, vcc, 1, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	.loc	0 27 11
	flat_atomic_swap v2, v[2:3], v1 glc
	.loc	0 24 21
	s_add_u32 s10, s0, 0x100
	s_addc_u32 s11, s1, 0
	.loc	0 25 19
	s_add_u32 s8, s0, 0x400
	s_addc_u32 s9, s1, 0
	.loc	0 28 13
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 28 6 is_stmt 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB1_4
	.loc	0 29 20 is_stmt 1
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_mov_b32_e32 v0, s11
	v_add_u32_e32 v4, vcc, s10, v4
	v_addc_u32_e32 v5, vcc, v0, v5, vcc
	.loc	0 29 3 is_stmt 0
	flat_atomic_swap v[4:5], v1
	v_lshlrev_b32_e32 v0, 2, v1
	v_mov_b32_e32 v5, s9
	v_add_u32_e32 v4, vcc, s8, v0
	v_mov_b32_e32 v2, v1
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	s_mov_b64 s[6:7], 0
.LBB1_2:
	.loc	0 30 10 is_stmt 1
	flat_load_dword v0, v[4:5] glc
	.loc	0 30 23 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	.loc	0 30 3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB1_2
	.loc	0 0 3
	s_or_b64 exec, exec, s[6:7]
.LBB1_4:
	.loc	0 28 6 is_stmt 1
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	.loc	0 35 6
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, v1
	.loc	0 0 6 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 33 9 is_stmt 1
	v_mov_b32_e32 v5, s3
	v_mov_b32_e32 v4, s2
	flat_load_dword v0, v[4:5]
	.loc	0 35 6
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v6, s11
	v_add_u32_e32 v2, vcc, s10, v2
	v_addc_u32_e32 v3, vcc, v6, v3, vcc
	s_mov_b64 s[4:5], -1
	.loc	0 33 9
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v0, v1
	flat_store_dword v[4:5], v0
	.loc	0 35 6
	flat_load_dword v0, v[2:3] glc
	.loc	0 35 21 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 35 6
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_11
	.loc	0 36 7 is_stmt 1
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v4, s0
	flat_atomic_cmpswap v0, v[4:5], v[0:1] glc
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v0, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_10
.LBB1_8:
	.loc	0 38 10
	flat_load_dword v0, v[2:3] glc
	.loc	0 38 25 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	.loc	0 38 3
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_8
	.loc	0 0 3
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], exec
.LBB1_10:
	s_or_b64 exec, exec, s[0:1]
	s_orn2_b64 s[4:5], s[4:5], exec
.LBB1_11:
	s_or_b64 exec, exec, s[2:3]
	.loc	0 35 6 is_stmt 1
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB1_13
	.loc	0 41 19
	flat_load_dword v0, v[2:3] glc
	.loc	0 41 17 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s9
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_mov_b32_e32 v2, 1
	.loc	0 41 2
	flat_atomic_swap v[0:1], v2
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 12
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
	.size	mcs_lock, .Lfunc_end1-mcs_lock

	.protected	peterson
	.globl	peterson
	.p2align	8
	.type	peterson,@function
peterson:
.Lfunc_begin2:
	.loc	0 47 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 49 19
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v3, 1
	.loc	0 47 53
	v_lshrrev_b32_e32 v7, 1, v0
	.loc	0 49 19
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 49 2 is_stmt 0
	flat_atomic_swap v[1:2], v3
	.loc	0 50 25 is_stmt 1
	v_lshlrev_b32_e32 v3, 2, v7
	.loc	0 50 19 is_stmt 0
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v3, vcc, s0, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	0 50 25
	s_movk_i32 s6, 0x200
	v_add_u32_e32 v3, vcc, s6, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	0 50 35
	v_and_b32_e32 v8, 1, v0
	.loc	0 50 2
	flat_atomic_swap v[3:4], v8
	.loc	0 47 38 is_stmt 1
	v_xor_b32_e32 v5, 1, v0
	v_lshlrev_b32_e32 v5, 2, v5
	v_mov_b32_e32 v6, s1
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	s_mov_b64 s[0:1], 0
	s_branch .LBB2_2
.LBB2_1:
	.loc	0 0 38 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 51 34 is_stmt 1
	s_and_b64 s[8:9], exec, s[6:7]
	s_or_b64 s[0:1], s[8:9], s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB2_4
.LBB2_2:
	.loc	0 51 9 is_stmt 0
	flat_load_dword v9, v[5:6] glc
	s_or_b64 s[6:7], s[6:7], exec
	.loc	0 51 28
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v9
	.loc	0 51 34
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB2_1
	.loc	0 51 37
	flat_load_dword v9, v[3:4] glc
	s_andn2_b64 s[6:7], s[6:7], exec
	.loc	0 51 61
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v9, v8
	s_and_b64 s[10:11], vcc, exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
	s_branch .LBB2_1
.LBB2_4:
	.loc	0 0 61
	s_or_b64 exec, exec, s[0:1]
	.loc	0 53 14 is_stmt 1
	v_lshlrev_b32_e32 v3, 2, v7
	v_mov_b32_e32 v4, s5
	v_add_u32_e32 v3, vcc, s4, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	0 53 26 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v6, s3
	v_add_u32_e32 v5, vcc, s2, v0
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	.loc	0 53 14
	flat_load_dword v7, v[3:4]
	.loc	0 53 26
	flat_load_dword v0, v[5:6] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, 0
	.loc	0 53 24
	v_add_u32_e32 v0, vcc, v0, v7
	.loc	0 53 12
	flat_store_dword v[3:4], v0
	.loc	0 55 2 is_stmt 1
	flat_atomic_swap v[1:2], v5
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
	.size	peterson, .Lfunc_end2-peterson

	.protected	bakery
	.globl	bakery
	.p2align	8
	.type	bakery,@function
bakery:
.Lfunc_begin3:
	.loc	0 63 8 prologue_end
	v_cmp_gt_u32_e32 vcc, 8, v0
	.loc	0 63 6 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_81
	.loc	0 61 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 65 19
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v3, vcc, s0, v1
	v_addc_u32_e32 v4, vcc, 0, v2, vcc
	v_mov_b32_e32 v2, 1
	.loc	0 65 2 is_stmt 0
	flat_atomic_swap v[3:4], v2
	.loc	0 67 20 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	s_add_u32 s18, s0, 64
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	s_addc_u32 s19, s1, 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_3
	v_mov_b32_e32 v5, s18
	v_mov_b32_e32 v6, s19
	flat_load_dword v2, v[5:6] glc
.LBB3_3:
	.loc	0 0 20 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 67 20
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s22, v2
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	s_add_u32 s16, s0, 0x44
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	s_addc_u32 s17, s1, 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_5
	v_mov_b32_e32 v5, s16
	v_mov_b32_e32 v6, s17
	flat_load_dword v2, v[5:6] glc
.LBB3_5:
	.loc	0 0 20
	s_or_b64 exec, exec, s[2:3]
	.loc	0 67 20
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s23, v2
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	s_add_u32 s14, s0, 0x48
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	s_addc_u32 s15, s1, 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_7
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
	flat_load_dword v2, v[5:6] glc
.LBB3_7:
	.loc	0 0 20
	s_or_b64 exec, exec, s[2:3]
	.loc	0 67 20
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s24, v2
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	s_add_u32 s12, s0, 0x4c
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	s_addc_u32 s13, s1, 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_9
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v6, s13
	flat_load_dword v2, v[5:6] glc
.LBB3_9:
	.loc	0 0 20
	s_or_b64 exec, exec, s[2:3]
	.loc	0 67 20
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s25, v2
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	s_add_u32 s10, s0, 0x50
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	s_addc_u32 s11, s1, 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_11
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v6, s11
	flat_load_dword v2, v[5:6] glc
.LBB3_11:
	.loc	0 0 20
	s_or_b64 exec, exec, s[2:3]
	.loc	0 67 20
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s26, v2
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	s_add_u32 s8, s0, 0x54
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	s_addc_u32 s9, s1, 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_13
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v6, s9
	flat_load_dword v2, v[5:6] glc
.LBB3_13:
	.loc	0 0 20
	s_or_b64 exec, exec, s[2:3]
	.loc	0 67 20
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s27, v2
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	s_add_u32 s6, s0, 0x58
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	s_addc_u32 s7, s1, 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_15
	v_mov_b32_e32 v5, s6
	v_mov_b32_e32 v6, s7
	flat_load_dword v2, v[5:6] glc
.LBB3_15:
	.loc	0 0 20
	s_or_b64 exec, exec, s[2:3]
	.loc	0 67 20
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s28, v2
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	s_add_u32 s2, s0, 0x5c
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	s_addc_u32 s3, s1, 0
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB3_17
	v_mov_b32_e32 v6, s3
	v_mov_b32_e32 v5, s2
	flat_load_dword v2, v[5:6] glc
.LBB3_17:
	.loc	0 0 20
	s_or_b64 exec, exec, s[20:21]
	.loc	0 67 10
	s_max_u32 s20, s22, s23
	v_mov_b32_e32 v5, s24
	v_mov_b32_e32 v6, s25
	v_max3_u32 v5, s20, v5, v6
	v_mov_b32_e32 v6, s27
	.loc	0 67 20
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s20, v2
	.loc	0 67 10
	v_max3_u32 v5, v5, s26, v6
	v_mov_b32_e32 v2, s20
	v_max3_u32 v5, v5, s28, v2
	v_readfirstlane_b32 s26, v5
	.loc	0 68 24 is_stmt 1
	v_mov_b32_e32 v2, s19
	v_add_u32_e32 v1, vcc, s18, v1
	.loc	0 68 34 is_stmt 0
	s_add_i32 s26, s26, 1
	.loc	0 68 24
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 68 34
	v_mov_b32_e32 v5, s26
	.loc	0 68 24
	v_mov_b32_e32 v6, 0
	.loc	0 68 2
	flat_atomic_swap v[1:2], v5
	.loc	0 69 2 is_stmt 1
	flat_atomic_swap v[3:4], v6
	s_branch .LBB3_19
.LBB3_18:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 71 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s20, v3
	.loc	0 71 25 is_stmt 0
	s_cmp_lg_u32 s20, 0
	.loc	0 71 3
	s_cbranch_scc0 .LBB3_21
.LBB3_19:
	.loc	0 71 10
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB3_18
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	flat_load_dword v3, v[3:4] glc
	s_branch .LBB3_18
.LBB3_21:
	.loc	0 0 10
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_mov_b64 s[20:21], 0
	s_xor_b64 s[22:23], vcc, -1
	s_branch .LBB3_23
.LBB3_22:
	s_or_b64 exec, exec, s[24:25]
	.loc	0 74 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s27, v3
	.loc	0 76 16
	s_add_i32 s24, s27, -1
	s_cmp_ge_u32 s24, s26
	s_cselect_b64 s[24:25], -1, 0
	s_cmp_eq_u32 s27, s26
	s_cselect_b64 s[28:29], -1, 0
	s_and_b64 s[28:29], s[22:23], s[28:29]
	s_or_b64 s[24:25], s[24:25], s[28:29]
	s_and_b64 s[24:25], exec, s[24:25]
	s_or_b64 s[20:21], s[24:25], s[20:21]
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB3_25
.LBB3_23:
	.loc	0 74 13
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB3_22
	v_mov_b32_e32 v3, s18
	v_mov_b32_e32 v4, s19
	flat_load_dword v3, v[3:4] glc
	s_branch .LBB3_22
.LBB3_25:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[20:21]
	s_add_u32 s18, s0, 4
	s_addc_u32 s19, s1, 0
	s_branch .LBB3_27
.LBB3_26:
	s_or_b64 exec, exec, s[20:21]
	.loc	0 71 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s20, v3
	.loc	0 71 25 is_stmt 0
	s_cmp_lg_u32 s20, 0
	.loc	0 71 3
	s_cbranch_scc0 .LBB3_29
.LBB3_27:
	.loc	0 71 10
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB3_26
	v_mov_b32_e32 v3, s18
	v_mov_b32_e32 v4, s19
	flat_load_dword v3, v[3:4] glc
	s_branch .LBB3_26
.LBB3_29:
	.loc	0 0 10
	v_cmp_lt_u32_e32 vcc, 1, v0
	s_mov_b64 s[18:19], 0
	s_xor_b64 s[20:21], vcc, -1
	s_branch .LBB3_31
.LBB3_30:
	s_or_b64 exec, exec, s[22:23]
	.loc	0 74 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s24, v3
	.loc	0 76 16
	s_add_i32 s22, s24, -1
	s_cmp_ge_u32 s22, s26
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_eq_u32 s24, s26
	s_cselect_b64 s[24:25], -1, 0
	s_and_b64 s[24:25], s[20:21], s[24:25]
	s_or_b64 s[22:23], s[22:23], s[24:25]
	s_and_b64 s[22:23], exec, s[22:23]
	s_or_b64 s[18:19], s[22:23], s[18:19]
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB3_33
.LBB3_31:
	.loc	0 74 13
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB3_30
	v_mov_b32_e32 v3, s16
	v_mov_b32_e32 v4, s17
	flat_load_dword v3, v[3:4] glc
	s_branch .LBB3_30
.LBB3_33:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[18:19]
	s_add_u32 s16, s0, 8
	s_addc_u32 s17, s1, 0
	s_branch .LBB3_35
.LBB3_34:
	s_or_b64 exec, exec, s[18:19]
	.loc	0 71 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v3
	.loc	0 71 25 is_stmt 0
	s_cmp_lg_u32 s18, 0
	.loc	0 71 3
	s_cbranch_scc0 .LBB3_37
.LBB3_35:
	.loc	0 71 10
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB3_34
	v_mov_b32_e32 v3, s16
	v_mov_b32_e32 v4, s17
	flat_load_dword v3, v[3:4] glc
	s_branch .LBB3_34
.LBB3_37:
	.loc	0 0 10
	v_cmp_lt_u32_e32 vcc, 2, v0
	s_mov_b64 s[16:17], 0
	s_xor_b64 s[18:19], vcc, -1
	s_branch .LBB3_39
.LBB3_38:
	s_or_b64 exec, exec, s[20:21]
	.loc	0 74 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s22, v3
	.loc	0 76 16
	s_add_i32 s20, s22, -1
	s_cmp_ge_u32 s20, s26
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_eq_u32 s22, s26
	s_cselect_b64 s[22:23], -1, 0
	s_and_b64 s[22:23], s[18:19], s[22:23]
	s_or_b64 s[20:21], s[20:21], s[22:23]
	s_and_b64 s[20:21], exec, s[20:21]
	s_or_b64 s[16:17], s[20:21], s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB3_41
.LBB3_39:
	.loc	0 74 13
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB3_38
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	flat_load_dword v3, v[3:4] glc
	s_branch .LBB3_38
.LBB3_41:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[16:17]
	s_add_u32 s14, s0, 12
	s_addc_u32 s15, s1, 0
	s_branch .LBB3_43
.LBB3_42:
	s_or_b64 exec, exec, s[16:17]
	.loc	0 71 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v3
	.loc	0 71 25 is_stmt 0
	s_cmp_lg_u32 s16, 0
	.loc	0 71 3
	s_cbranch_scc0 .LBB3_45
.LBB3_43:
	.loc	0 71 10
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB3_42
	v_mov_b32_e32 v3, s14
	v_mov_b32_e32 v4, s15
	flat_load_dword v3, v[3:4] glc
	s_branch .LBB3_42
.LBB3_45:
	.loc	0 0 10
	v_cmp_lt_u32_e32 vcc, 3, v0
	s_mov_b64 s[14:15], 0
	s_xor_b64 s[16:17], vcc, -1
	s_branch .LBB3_47
.LBB3_46:
	s_or_b64 exec, exec, s[18:19]
	.loc	0 74 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s20, v3
	.loc	0 76 16
	s_add_i32 s18, s20, -1
	s_cmp_ge_u32 s18, s26
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_eq_u32 s20, s26
	s_cselect_b64 s[20:21], -1, 0
	s_and_b64 s[20:21], s[16:17], s[20:21]
	s_or_b64 s[18:19], s[18:19], s[20:21]
	s_and_b64 s[18:19], exec, s[18:19]
	s_or_b64 s[14:15], s[18:19], s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB3_49
.LBB3_47:
	.loc	0 74 13
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB3_46
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	flat_load_dword v3, v[3:4] glc
	s_branch .LBB3_46
.LBB3_49:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[14:15]
	s_add_u32 s12, s0, 16
	s_addc_u32 s13, s1, 0
	s_branch .LBB3_51
.LBB3_50:
	s_or_b64 exec, exec, s[14:15]
	.loc	0 71 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v3
	.loc	0 71 25 is_stmt 0
	s_cmp_lg_u32 s14, 0
	.loc	0 71 3
	s_cbranch_scc0 .LBB3_53
.LBB3_51:
	.loc	0 71 10
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB3_50
	v_mov_b32_e32 v3, s12
	v_mov_b32_e32 v4, s13
	flat_load_dword v3, v[3:4] glc
	s_branch .LBB3_50
.LBB3_53:
	.loc	0 0 10
	v_cmp_lt_u32_e32 vcc, 4, v0
	s_mov_b64 s[12:13], 0
	s_xor_b64 s[14:15], vcc, -1
	s_branch .LBB3_55
.LBB3_54:
	s_or_b64 exec, exec, s[16:17]
	.loc	0 74 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v3
	.loc	0 76 16
	s_add_i32 s16, s18, -1
	s_cmp_ge_u32 s16, s26
	s_cselect_b64 s[16:17], -1, 0
	s_cmp_eq_u32 s18, s26
	s_cselect_b64 s[18:19], -1, 0
	s_and_b64 s[18:19], s[14:15], s[18:19]
	s_or_b64 s[16:17], s[16:17], s[18:19]
	s_and_b64 s[16:17], exec, s[16:17]
	s_or_b64 s[12:13], s[16:17], s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB3_57
.LBB3_55:
	.loc	0 74 13
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB3_54
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_load_dword v3, v[3:4] glc
	s_branch .LBB3_54
.LBB3_57:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[12:13]
	s_add_u32 s10, s0, 20
	s_addc_u32 s11, s1, 0
	s_branch .LBB3_59
.LBB3_58:
	s_or_b64 exec, exec, s[12:13]
	.loc	0 71 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v3
	.loc	0 71 25 is_stmt 0
	s_cmp_lg_u32 s12, 0
	.loc	0 71 3
	s_cbranch_scc0 .LBB3_61
.LBB3_59:
	.loc	0 71 10
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB3_58
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	flat_load_dword v3, v[3:4] glc
	s_branch .LBB3_58
.LBB3_61:
	.loc	0 0 10
	v_cmp_lt_u32_e32 vcc, 5, v0
	s_mov_b64 s[10:11], 0
	s_xor_b64 s[12:13], vcc, -1
	s_branch .LBB3_63
.LBB3_62:
	s_or_b64 exec, exec, s[14:15]
	.loc	0 74 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v3
	.loc	0 76 16
	s_add_i32 s14, s16, -1
	s_cmp_ge_u32 s14, s26
	s_cselect_b64 s[14:15], -1, 0
	s_cmp_eq_u32 s16, s26
	s_cselect_b64 s[16:17], -1, 0
	s_and_b64 s[16:17], s[12:13], s[16:17]
	s_or_b64 s[14:15], s[14:15], s[16:17]
	s_and_b64 s[14:15], exec, s[14:15]
	s_or_b64 s[10:11], s[14:15], s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB3_65
.LBB3_63:
	.loc	0 74 13
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB3_62
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v4, s9
	flat_load_dword v3, v[3:4] glc
	s_branch .LBB3_62
.LBB3_65:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	s_add_u32 s8, s0, 24
	s_addc_u32 s9, s1, 0
	s_branch .LBB3_67
.LBB3_66:
	s_or_b64 exec, exec, s[10:11]
	.loc	0 71 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v3
	.loc	0 71 25 is_stmt 0
	s_cmp_lg_u32 s10, 0
	.loc	0 71 3
	s_cbranch_scc0 .LBB3_69
.LBB3_67:
	.loc	0 71 10
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB3_66
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v4, s9
	flat_load_dword v3, v[3:4] glc
	s_branch .LBB3_66
.LBB3_69:
	.loc	0 0 10
	v_cmp_eq_u32_e32 vcc, 7, v0
	s_mov_b64 s[8:9], 0
	s_xor_b64 s[10:11], vcc, -1
	s_branch .LBB3_71
.LBB3_70:
	s_or_b64 exec, exec, s[12:13]
	.loc	0 74 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v3
	.loc	0 76 16
	s_add_i32 s12, s14, -1
	s_cmp_ge_u32 s12, s26
	s_cselect_b64 s[12:13], -1, 0
	s_cmp_eq_u32 s14, s26
	s_cselect_b64 s[14:15], -1, 0
	s_and_b64 s[14:15], s[10:11], s[14:15]
	s_or_b64 s[12:13], s[12:13], s[14:15]
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[8:9], s[12:13], s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB3_73
.LBB3_71:
	.loc	0 74 13
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB3_70
	v_mov_b32_e32 v3, s6
	v_mov_b32_e32 v4, s7
	flat_load_dword v3, v[3:4] glc
	s_branch .LBB3_70
.LBB3_73:
	.loc	0 0 13 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	s_add_u32 s0, s0, 28
	s_addc_u32 s1, s1, 0
	s_branch .LBB3_75
.LBB3_74:
	s_or_b64 exec, exec, s[6:7]
	.loc	0 71 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	.loc	0 71 25 is_stmt 0
	s_cmp_lg_u32 s6, 0
	.loc	0 71 3
	s_cbranch_scc0 .LBB3_78
.LBB3_75:
	.loc	0 71 10
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB3_74
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	flat_load_dword v3, v[3:4] glc
	s_branch .LBB3_74
.LBB3_77:
	.loc	0 0 10
	s_or_b64 exec, exec, s[0:1]
	.loc	0 74 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	.loc	0 76 16
	s_add_i32 s0, s6, -1
	s_cmp_lt_u32 s0, s26
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lg_u32 s6, s26
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 s[0:1], s[0:1], s[6:7]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB3_80
.LBB3_78:
	.loc	0 74 13
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_77
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v3, s2
	flat_load_dword v3, v[3:4] glc
	s_branch .LBB3_77
.LBB3_80:
	.loc	0 61 11
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	.loc	0 80 11
	flat_load_dword v5, v[3:4]
	.loc	0 80 18 is_stmt 0
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v5, v5, 3
	.loc	0 80 22
	v_add_u32_e32 v0, vcc, v5, v0
	.loc	0 80 9
	flat_store_dword v[3:4], v0
	.loc	0 82 2 is_stmt 1
	flat_atomic_swap v[1:2], v6
.LBB3_81:
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 30
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
	.size	bakery, .Lfunc_end3-bakery

	.protected	latch
	.globl	latch
	.p2align	8
	.type	latch,@function
latch:
.Lfunc_begin4:
	.loc	0 88 11 prologue_end
	s_load_dword s6, s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 90 13
	s_waitcnt lgkmcnt(0)
	s_add_i32 s7, s6, -1
	.loc	0 90 8 is_stmt 0
	v_cmp_ne_u32_e32 vcc, s7, v0
	.loc	0 90 6
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execnz .LBB4_3
	s_andn2_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execnz .LBB4_6
.LBB4_2:
	.loc	0 99 1 is_stmt 1
	s_endpgm
.LBB4_3:
	.loc	0 95 12
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v0, vcc, s2, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_load_dword v3, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 95 22 is_stmt 0
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 97 3 is_stmt 1
	s_mov_b64 s[10:11], exec
	.loc	0 95 3
	v_mov_b32_e32 v1, s5
	.loc	0 95 20 is_stmt 0
	v_mul_lo_u32 v3, v0, v3
	.loc	0 95 3
	v_add_u32_e32 v0, vcc, s4, v2
	.loc	0 97 3 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, s10, 0
	.loc	0 95 3
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 97 3
	v_mbcnt_hi_u32_b32 v2, s11, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 95 10
	flat_store_dword v[0:1], v3
	.loc	0 97 3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB4_5
	s_bcnt1_i32_b64 s7, s[10:11]
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, s7
	flat_atomic_add v[0:1], v2
.LBB4_5:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 90 6 is_stmt 1
	s_andn2_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB4_2
.LBB4_6:
	.loc	0 0 6 is_stmt 0
	s_mov_b64 s[2:3], 0
	s_branch .LBB4_8
.LBB4_7:
	s_or_b64 exec, exec, s[8:9]
	.loc	0 91 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v1
	.loc	0 91 21 is_stmt 0
	v_cmp_eq_u32_e32 vcc, s7, v0
	.loc	0 91 3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB4_10
.LBB4_8:
	.loc	0 91 10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB4_7
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_branch .LBB4_7
.LBB4_10:
	.loc	0 0 10
	s_or_b64 exec, exec, s[2:3]
	.loc	0 93 27 is_stmt 1
	s_add_i32 s0, s6, -2
	.loc	0 93 21 is_stmt 0
	s_mov_b32 s1, 0
	s_lshl_b64 s[2:3], s[0:1], 2
	.loc	0 93 12
	v_mov_b32_e32 v0, s4
	.loc	0 93 21
	s_add_u32 s2, s4, s2
	.loc	0 93 12
	v_mov_b32_e32 v1, s5
	.loc	0 93 21
	s_addc_u32 s3, s5, s3
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	.loc	0 93 12
	flat_load_dword v0, v[0:1]
	.loc	0 93 21
	flat_load_dword v1, v[2:3]
	.loc	0 93 3
	s_mov_b32 s7, s1
	s_lshl_b64 s[0:1], s[6:7], 2
	s_add_u32 s0, s4, s0
	s_addc_u32 s1, s5, s1
	.loc	0 93 19
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, v1, v0
	.loc	0 93 3
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	.loc	0 93 10
	flat_store_dword v[0:1], v2
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
	.size	latch, .Lfunc_end4-latch

	.protected	rendezvous
	.globl	rendezvous
	.p2align	8
	.type	rendezvous,@function
rendezvous:
.Lfunc_begin5:
	.loc	0 104 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 106 15
	v_and_b32_e32 v1, 1, v0
	v_lshlrev_b32_e32 v4, 2, v0
	v_cmp_eq_u32_e32 vcc, 1, v1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_u32_e64 v0, s[0:1], s0, v4
	v_addc_u32_e64 v1, s[0:1], 0, v1, s[0:1]
	.loc	0 106 6 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execnz .LBB5_3
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execnz .LBB5_6
.LBB5_2:
	.loc	0 120 1 is_stmt 1
	s_endpgm
.LBB5_3:
	.loc	0 0 1 is_stmt 0
	v_add_u32_e32 v2, vcc, -4, v0
	v_addc_u32_e32 v3, vcc, -1, v1, vcc
	s_mov_b64 s[6:7], 0
.LBB5_4:
	.loc	0 115 10 is_stmt 1
	flat_load_dword v5, v[2:3] glc
	.loc	0 116 14
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	.loc	0 115 4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB5_4
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 117 3 is_stmt 1
	v_mov_b32_e32 v3, s5
	v_add_u32_e32 v2, vcc, s4, v4
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 117 10 is_stmt 0
	flat_store_dword v[2:3], v5
	.loc	0 118 29 is_stmt 1
	v_lshlrev_b32_e32 v2, 1, v5
	.loc	0 118 3 is_stmt 0
	flat_atomic_swap v[0:1], v2
	.loc	0 106 6 is_stmt 1
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB5_2
.LBB5_6:
	.loc	0 107 25
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v2, vcc, s2, v4
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[0:1], 0
	.loc	0 107 33 is_stmt 0
	v_add_u32_e32 v2, vcc, 1, v2
	.loc	0 107 3
	flat_atomic_swap v[0:1], v2
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
.LBB5_7:
	.loc	0 108 10 is_stmt 1
	flat_load_dword v2, v[0:1] glc
	.loc	0 108 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	.loc	0 108 3
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB5_7
	.loc	0 0 3
	s_or_b64 exec, exec, s[0:1]
	.loc	0 110 12 is_stmt 1
	flat_load_dword v2, v[0:1] glc
	.loc	0 110 3 is_stmt 0
	v_mov_b32_e32 v1, s5
	v_add_u32_e32 v0, vcc, s4, v4
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 110 10
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
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
	.size	rendezvous, .Lfunc_end5-rendezvous

	.protected	relax_left
	.globl	relax_left
	.p2align	8
	.type	relax_left,@function
relax_left:
.Lfunc_begin6:
	.loc	0 125 11 prologue_end
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 125 32 is_stmt 0
	v_lshlrev_b32_e32 v7, 2, v0
	.loc	0 125 11
	v_mov_b32_e32 v6, 0
	.loc	0 125 32
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v1, vcc, s10, v7
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v9, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, s9
	v_add_u32_e64 v1, s[0:1], s8, v7
	v_addc_u32_e64 v2, s[0:1], 0, v2, s[0:1]
	v_add_u32_e64 v3, s[0:1], -4, v1
	v_addc_u32_e64 v4, s[0:1], -1, v2, s[0:1]
	v_add_u32_e64 v5, s[0:1], -1, v0
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_mov_b32_e32 v0, s3
	v_add_u32_e64 v5, s[0:1], s2, v5
	v_addc_u32_e64 v6, s[0:1], v0, v6, s[0:1]
	v_mov_b32_e32 v0, 1
	.loc	0 128 7 is_stmt 1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB6_4
	.loc	0 0 7 is_stmt 0
	s_mov_b64 s[6:7], 0
.LBB6_2:
	.loc	0 129 11 is_stmt 1
	flat_load_dword v0, v[3:4] glc
	.loc	0 129 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[0:1], 0, v0
	.loc	0 129 4
	s_or_b64 s[6:7], s[0:1], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB6_2
	.loc	0 0 4
	s_or_b64 exec, exec, s[6:7]
	.loc	0 131 12 is_stmt 1
	flat_load_dword v0, v[5:6]
.LBB6_4:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v8, s3
	v_add_u32_e64 v7, s[0:1], s2, v7
	v_addc_u32_e64 v8, s[0:1], 0, v8, s[0:1]
	.loc	0 131 5
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[0:1], v0, v9
	v_mov_b32_e32 v9, 1
	.loc	0 132 10 is_stmt 1
	flat_store_dword v[7:8], v0
	.loc	0 134 3
	flat_atomic_swap v[1:2], v9
	v_mov_b32_e32 v9, 2
	.loc	0 128 7
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB6_8
	.loc	0 0 7 is_stmt 0
	s_mov_b64 s[4:5], 0
.LBB6_6:
	.loc	0 129 11 is_stmt 1
	flat_load_dword v9, v[3:4] glc
	.loc	0 129 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e64 s[0:1], 1, v9
	.loc	0 129 4
	s_or_b64 s[4:5], s[0:1], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB6_6
	.loc	0 0 4
	s_or_b64 exec, exec, s[4:5]
	.loc	0 131 12 is_stmt 1
	flat_load_dword v9, v[5:6]
.LBB6_8:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 131 5
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, s[0:1], v9, v0
	v_mov_b32_e32 v9, 2
	.loc	0 132 10 is_stmt 1
	flat_store_dword v[7:8], v0
	.loc	0 134 3
	flat_atomic_swap v[1:2], v9
	v_mov_b32_e32 v9, 3
	.loc	0 128 7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB6_12
	.loc	0 0 7 is_stmt 0
	s_mov_b64 s[2:3], 0
.LBB6_10:
	.loc	0 129 11 is_stmt 1
	flat_load_dword v9, v[3:4] glc
	.loc	0 129 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, 2, v9
	.loc	0 129 4
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB6_10
	.loc	0 0 4
	s_or_b64 exec, exec, s[2:3]
	.loc	0 131 12 is_stmt 1
	flat_load_dword v9, v[5:6]
.LBB6_12:
	.loc	0 0 12 is_stmt 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 131 5
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v9, v0
	.loc	0 132 10 is_stmt 1
	flat_store_dword v[7:8], v0
	v_mov_b32_e32 v0, 3
	.loc	0 134 3
	flat_atomic_swap v[1:2], v0
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
	.size	relax_left, .Lfunc_end6-relax_left

	.protected	small_ring
	.globl	small_ring
	.p2align	8
	.type	small_ring,@function
small_ring:
.Lfunc_begin7:
	.loc	0 141 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	.loc	0 143 8
	v_cmp_ne_u32_e32 vcc, 0, v0
	.loc	0 143 6 is_stmt 0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB7_14
	.loc	0 152 13 is_stmt 1
	s_mov_b64 s[12:13], exec
	v_mbcnt_lo_u32_b32 v0, s12, 0
	v_mbcnt_hi_u32_b32 v0, s13, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB7_3
	.loc	0 152 29 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s14, s0, 8
	s_addc_u32 s15, s1, 0
	.loc	0 152 13
	s_bcnt1_i32_b64 s12, s[12:13]
	.loc	0 152 29
	v_mov_b32_e32 v1, s14
	v_mov_b32_e32 v2, s15
	.loc	0 152 13
	v_mov_b32_e32 v3, s12
	flat_atomic_add v1, v[1:2], v3 glc
.LBB7_3:
	.loc	0 0 13
	s_or_b64 exec, exec, s[10:11]
	.loc	0 152 13
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v1
	v_add_u32_e32 v0, vcc, s10, v0
	s_mov_b64 s[10:11], 0
	s_branch .LBB7_5
.LBB7_4:
	.loc	0 0 13
	s_or_b64 exec, exec, s[12:13]
	.loc	0 154 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v1
	.loc	0 154 21 is_stmt 0
	v_cmp_gt_u32_e32 vcc, s12, v0
	.loc	0 154 3
	s_or_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB7_7
.LBB7_5:
	.loc	0 154 10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB7_4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_branch .LBB7_4
.LBB7_7:
	.loc	0 0 10
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_add_u32 s10, s0, 4
	s_addc_u32 s11, s1, 0
	s_mov_b64 s[12:13], 0
	s_branch .LBB7_9
.LBB7_8:
	s_or_b64 exec, exec, s[14:15]
	.loc	0 156 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v1
	.loc	0 156 25 is_stmt 0
	v_cmp_eq_u32_e32 vcc, s14, v0
	.loc	0 156 3
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB7_11
.LBB7_9:
	.loc	0 156 10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB7_8
	v_mov_b32_e32 v1, s10
	v_mov_b32_e32 v2, s11
	flat_load_dword v1, v[1:2] glc
	s_branch .LBB7_8
.LBB7_11:
	.loc	0 0 10
	s_or_b64 exec, exec, s[12:13]
	.loc	0 158 26 is_stmt 1
	v_and_b32_e32 v1, 3, v0
	.loc	0 158 21 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v1
	.loc	0 158 13
	v_or_b32_e32 v1, 64, v1
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v2, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 0
	.loc	0 158 3
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 160 3 is_stmt 1
	s_mov_b64 s[12:13], exec
	.loc	0 158 3
	v_mov_b32_e32 v3, s9
	.loc	0 160 3
	v_mbcnt_lo_u32_b32 v4, s12, 0
	.loc	0 158 3
	v_add_u32_e32 v0, vcc, s8, v0
	.loc	0 160 3
	v_mbcnt_hi_u32_b32 v4, s13, v4
	.loc	0 158 3
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 160 3
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 158 11
	flat_store_dword v[0:1], v2
	.loc	0 160 3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB7_13
	s_bcnt1_i32_b64 s12, s[12:13]
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	v_mov_b32_e32 v2, s12
	flat_atomic_add v[0:1], v2
.LBB7_13:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
.LBB7_14:
	.loc	0 143 6 is_stmt 1
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB7_23
	.loc	0 141 11
	s_load_dword s12, s[4:5], 0x18
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s12, s12, -1
	.loc	0 144 22
	s_cmp_eq_u32 s12, 0
	.loc	0 144 3 is_stmt 0
	s_cbranch_scc1 .LBB7_23
	.loc	0 0 3
	s_add_u32 s6, s0, 4
	s_addc_u32 s7, s1, 0
	s_mov_b32 s4, s5
	s_branch .LBB7_18
.LBB7_17:
	s_or_b64 exec, exec, s[8:9]
	.loc	0 145 15 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v0
	.loc	0 145 13 is_stmt 0
	s_sub_i32 s8, s4, s8
	.loc	0 145 30
	s_cmp_gt_u32 s8, 3
	.loc	0 145 4
	s_cbranch_scc0 .LBB7_20
.LBB7_18:
	.loc	0 145 15
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB7_17
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	flat_load_dword v0, v[0:1] glc
	s_branch .LBB7_17
.LBB7_20:
	.loc	0 147 23 is_stmt 1
	s_lshl_b64 s[10:11], s[4:5], 2
	s_add_u32 s10, s2, s10
	s_addc_u32 s11, s3, s11
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 147 16 is_stmt 0
	s_and_b32 s10, s4, 3
	.loc	0 147 12
	s_lshl_b32 s10, s10, 2
	.loc	0 149 4 is_stmt 1
	s_mov_b64 s[8:9], exec
	.loc	0 147 4
	s_or_b32 s10, s10, 64
	.loc	0 149 4
	v_mbcnt_lo_u32_b32 v0, s8, 0
	.loc	0 147 4
	s_add_u32 s10, s0, s10
	.loc	0 149 4
	v_mbcnt_hi_u32_b32 v3, s9, v0
	.loc	0 147 4
	s_addc_u32 s11, s1, 0
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	.loc	0 147 31 is_stmt 0
	v_add_u32_e32 v2, vcc, 7, v2
	.loc	0 149 4 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v3
	.loc	0 147 21
	flat_store_dword v[0:1], v2
	s_waitcnt vmcnt(0)
	.loc	0 149 4
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB7_22
	s_bcnt1_i32_b64 s8, s[8:9]
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, s8
	flat_atomic_add v[0:1], v2
.LBB7_22:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 144 32 is_stmt 1
	s_add_i32 s4, s4, 1
	.loc	0 144 22 is_stmt 0
	s_cmp_eq_u32 s4, s12
	.loc	0 144 3
	s_cbranch_scc0 .LBB7_18
.LBB7_23:
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
	.size	small_ring, .Lfunc_end7-small_ring

	.protected	three_states
	.globl	three_states
	.p2align	8
	.type	three_states,@function
three_states:
.Lfunc_begin8:
	.loc	0 167 13 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_atomic_cmpswap v0, v[2:3], v[0:1] glc
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	.loc	0 0 13 is_stmt 0
	v_cmp_ne_u32_e32 vcc, 2, v0
	s_mov_b64 s[4:5], exec
	s_and_b64 s[6:7], vcc, exec
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[10:11], vcc, exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB8_6
	.loc	0 171 10 is_stmt 1
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 2
	v_mov_b32_e32 v1, s1
	flat_atomic_swap v0, v[0:1], v2 glc
	s_andn2_b64 s[4:5], s[4:5], exec
	.loc	0 172 14
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_b64 s[6:7], vcc, exec
	s_or_b64 s[4:5], s[4:5], s[6:7]
.LBB8_6:
	.loc	0 0 14 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB8_9
	v_mov_b32_e32 v0, s0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, 2
	v_mov_b32_e32 v1, s1
.LBB8_8:
	.loc	0 173 10 is_stmt 1
	flat_atomic_swap v3, v[0:1], v2 glc
	.loc	0 172 14
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	.loc	0 172 3 is_stmt 0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB8_8
.LBB8_9:
	.loc	0 0 3
	s_or_b64 exec, exec, s[6:7]
	.loc	0 175 8 is_stmt 1
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	flat_load_dword v4, v[0:1]
	.loc	0 177 2
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v2, s0
	.loc	0 175 8
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, 1, v4
	flat_store_dword v[0:1], v4
	.loc	0 177 2
	flat_atomic_swap v[2:3], v5
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
	.size	three_states, .Lfunc_end8-three_states

	.hidden	take
	.globl	take
	.p2align	2
	.type	take,@function
take:
.Lfunc_begin9:
	.loc	0 181 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
.LBB9_1:
.Ltmp9:
	.loc	0 182 9 prologue_end
	flat_atomic_cmpswap v4, v[0:1], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 182 2 is_stmt 0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB9_1
	.loc	0 0 2
	s_or_b64 exec, exec, s[4:5]
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
	.loc	0 189 2 prologue_end
	flat_atomic_swap v[0:1], v2
	.loc	0 190 1
	s_waitcnt vmcnt(0)
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
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
.LBB11_1:
	.loc	0 182 9 is_stmt 0
	flat_atomic_cmpswap v5, v[3:4], v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
	.loc	0 182 2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB11_1
.Ltmp13:
	.loc	0 0 2
	s_or_b64 exec, exec, s[6:7]
	s_add_u32 s6, s0, 4
	s_addc_u32 s7, s1, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	.loc	0 198 9 is_stmt 1
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	.loc	0 198 17 is_stmt 0
	v_cmp_ne_u32_e32 vcc, v1, v0
	.loc	0 198 2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB11_7
	.loc	0 0 2
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v5, s6
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v6, s7
.LBB11_4:
.Ltmp14:
	.loc	0 189 2 is_stmt 1
	flat_atomic_swap v[3:4], v2
	s_mov_b64 s[12:13], 0
.Ltmp15:
.LBB11_5:
	.loc	0 182 9
	flat_atomic_cmpswap v7, v[3:4], v[1:2] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	.loc	0 182 2 is_stmt 0
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB11_5
.Ltmp16:
	.loc	0 0 2
	s_or_b64 exec, exec, s[12:13]
	.loc	0 198 9 is_stmt 1
	flat_load_dword v7, v[5:6] glc
	s_waitcnt vmcnt(0)
	.loc	0 198 17 is_stmt 0
	v_cmp_eq_u32_e32 vcc, v7, v0
	.loc	0 198 2
	s_or_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB11_4
.LBB11_7:
	.loc	0 0 2
	s_or_b64 exec, exec, s[8:9]
	.loc	0 202 11 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v0
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v1, vcc, s2, v5
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v7, v[1:2] glc
	s_waitcnt vmcnt(0)
	.loc	0 202 21 is_stmt 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	flat_load_dword v8, v[1:2] glc
	s_waitcnt vmcnt(0)
	.loc	0 203 14 is_stmt 1
	v_add_u32_e32 v0, vcc, 1, v0
	.loc	0 202 2
	v_mov_b32_e32 v6, s5
.Ltmp17:
	.loc	0 189 2
	v_mov_b32_e32 v4, s1
.Ltmp18:
	.loc	0 202 2
	v_add_u32_e32 v5, vcc, s4, v5
	.loc	0 202 11 is_stmt 0
	v_mov_b32_e32 v9, 0
.Ltmp19:
	.loc	0 189 2 is_stmt 1
	v_mov_b32_e32 v3, s0
.Ltmp20:
	.loc	0 202 2
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	.loc	0 202 19 is_stmt 0
	v_add_u32_e32 v7, vcc, v8, v7
	.loc	0 202 9
	flat_store_dword v[5:6], v7
	.loc	0 203 10 is_stmt 1
	flat_store_dword v[1:2], v0
	s_waitcnt vmcnt(0)
.Ltmp21:
	.loc	0 189 2
	flat_atomic_swap v[3:4], v9
.Ltmp22:
	.loc	0 205 1
	s_endpgm
.Ltmp23:
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 14
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
	.loc	0 213 10
	s_mov_b32 m0, -1
	.loc	0 215 8
	v_cmp_ne_u32_e32 vcc, 5, v0
	.loc	0 213 10
	ds_write_b32 v1, v1
	.loc	0 214 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 215 6
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execnz .LBB12_3
	s_andn2_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execnz .LBB12_5
.LBB12_2:
	.loc	0 223 1
	s_endpgm
.LBB12_3:
	.loc	0 216 10
	ds_read_b32 v2, v1
	.loc	0 216 18 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 216 3
	s_cbranch_vccnz .LBB12_3
	.loc	0 0 3
	v_mov_b32_e32 v1, 0
	.loc	0 218 12 is_stmt 1
	ds_read_b32 v1, v1 offset:4
	.loc	0 218 3 is_stmt 0
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v3, s3
	.loc	0 218 20
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, vcc, v1, v0
	.loc	0 218 3
	v_add_u32_e32 v0, vcc, s2, v2
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	.loc	0 218 10
	flat_store_dword v[0:1], v4
	.loc	0 215 6 is_stmt 1
	s_andn2_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB12_2
.LBB12_5:
	.loc	0 211 11
	s_load_dword s2, s[4:5], 0x18
	s_mov_b32 s3, 0
	v_mov_b32_e32 v2, 1
	.loc	0 220 13
	s_waitcnt lgkmcnt(0)
	s_lshl_b64 s[2:3], s[2:3], 2
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v1, 0
	.loc	0 220 21 is_stmt 0
	v_add_u32_e32 v0, vcc, 1, v0
	.loc	0 220 11
	ds_write_b32 v1, v0 offset:4
	.loc	0 221 11 is_stmt 1
	ds_write_b32 v1, v2
	.loc	0 223 1
	s_endpgm
.Ltmp24:
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
.Lfunc_end12:
	.size	lds_told, .Lfunc_end12-lds_told

	.protected	bucket_bits
	.globl	bucket_bits
	.p2align	8
	.type	bucket_bits,@function
bucket_bits:
.Lfunc_begin13:
	.loc	0 228 11 prologue_end
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 228 32 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s2, 0xaaaaaaab
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v1, vcc, s10, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, s9
	.loc	0 228 40
	v_mul_lo_u32 v1, v1, 7
	.loc	0 228 44
	v_mul_hi_u32 v2, v1, s2
	s_mov_b64 s[2:3], 0
	v_lshrrev_b32_e32 v2, 5, v2
	v_mul_lo_u32 v2, v2, 48
	v_sub_u32_e32 v3, vcc, v1, v2
	v_lshrrev_b32_e32 v1, 3, v3
	v_and_b32_e32 v1, 4, v1
	v_add_u32_e32 v1, vcc, s8, v1
	.loc	0 228 59
	v_lshlrev_b32_e64 v5, v3, 1
	v_addc_u32_e32 v2, vcc, 0, v4, vcc
.LBB13_1:
	.loc	0 230 10 is_stmt 1
	flat_atomic_or v4, v[1:2], v5 glc
	.loc	0 230 42 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, v4, v5
	.loc	0 230 49
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 230 2
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB13_1
	.loc	0 0 2
	s_or_b64 exec, exec, s[2:3]
	.loc	0 232 11 is_stmt 1
	v_mov_b32_e32 v4, 0
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mov_b32_e32 v6, s1
	v_add_u32_e32 v3, vcc, s0, v3
	v_addc_u32_e32 v4, vcc, v6, v4, vcc
	flat_load_dword v6, v[3:4]
	.loc	0 234 30
	v_not_b32_e32 v5, v5
	.loc	0 232 18
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v6, v6, 5
	.loc	0 232 22 is_stmt 0
	v_add_u32_e32 v0, vcc, v6, v0
	.loc	0 232 9
	flat_store_dword v[3:4], v0
	.loc	0 234 2 is_stmt 1
	flat_atomic_and v[1:2], v5
	.loc	0 235 1
	s_endpgm
.Ltmp25:
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 12
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
.Lfunc_end13:
	.size	bucket_bits, .Lfunc_end13-bucket_bits

	.protected	make_once
	.globl	make_once
	.p2align	8
	.type	make_once,@function
make_once:
.Lfunc_begin14:
	.loc	0 240 11 prologue_end
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 240 32 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 240 11
	v_mov_b32_e32 v5, 0
	.loc	0 241 13 is_stmt 1
	v_mov_b32_e32 v4, 1
	.loc	0 240 32
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v1, vcc, s10, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	.loc	0 241 33
	v_mov_b32_e32 v2, s9
	.loc	0 240 40
	v_and_b32_e32 v3, 7, v1
	.loc	0 241 33
	v_lshlrev_b32_e32 v1, 2, v3
	v_add_u32_e32 v1, vcc, s8, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 241 13 is_stmt 0
	flat_atomic_cmpswap v4, v[1:2], v[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB14_5
	.loc	0 0 13
	v_cmp_eq_u32_e32 vcc, 1, v4
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB14_4
	s_mov_b64 s[6:7], 0
.LBB14_3:
	.loc	0 249 10 is_stmt 1
	flat_load_dword v4, v[1:2] glc
	.loc	0 249 25 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 2, v4
	.loc	0 249 3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB14_3
.LBB14_4:
	.loc	0 0 3
	s_or_b64 exec, exec, s[4:5]
.LBB14_5:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB14_9
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB14_8
	.loc	0 245 4 is_stmt 1
	v_lshlrev_b32_e32 v4, 4, v3
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_u32_e32 v8, vcc, 0x100, v4
	v_addc_u32_e32 v9, vcc, 0, v5, vcc
	.loc	0 245 32 is_stmt 0
	v_add_u32_e32 v5, vcc, 1, v3
	.loc	0 245 28
	v_lshlrev_b32_e32 v4, 1, v3
	.loc	0 245 32
	v_or_b32_e32 v6, 1, v4
	v_add_u32_e32 v7, vcc, v5, v4
	.loc	0 245 24
	v_mov_b32_e32 v4, 1
	flat_store_dwordx4 v[8:9], v[4:7]
	s_nop 0
	v_mov_b32_e32 v4, 2
	.loc	0 247 3 is_stmt 1
	flat_atomic_swap v[1:2], v4
.LBB14_8:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
.LBB14_9:
	s_or_b64 exec, exec, s[2:3]
	.loc	0 252 31 is_stmt 1
	v_and_b32_e32 v1, 3, v0
	.loc	0 252 26 is_stmt 0
	v_lshlrev_b32_e32 v2, 4, v3
	v_lshlrev_b32_e32 v1, 2, v1
	v_or_b32_e32 v1, v2, v1
	.loc	0 252 11
	v_or_b32_e32 v1, 0x100, v1
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v2, v[1:2]
	.loc	0 252 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 252 9
	s_waitcnt vmcnt(0)
	flat_store_dword v[0:1], v2
	.loc	0 253 1 is_stmt 1
	s_endpgm
.Ltmp26:
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
.Lfunc_end14:
	.size	make_once, .Lfunc_end14-make_once

	.protected	token_twice
	.globl	token_twice
	.p2align	8
	.type	token_twice,@function
token_twice:
.Lfunc_begin15:
	.loc	0 258 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	.loc	0 258 41 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 258 11
	s_load_dword s8, s[4:5], 0x18
	.loc	0 258 41
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v1, vcc, s2, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[2:3], 0
	.loc	0 258 39
	v_not_b32_e32 v1, v1
	v_add_u32_e32 v3, vcc, s8, v1
	s_branch .LBB15_2
.LBB15_1:
	.loc	0 0 39
	s_or_b64 exec, exec, s[4:5]
	.loc	0 261 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 261 21 is_stmt 0
	v_cmp_eq_u32_e32 vcc, s4, v3
	.loc	0 261 3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB15_4
.LBB15_2:
	.loc	0 261 10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB15_1
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_branch .LBB15_1
.LBB15_4:
	.loc	0 0 10
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v4, 0
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	v_mov_b32_e32 v4, s7
	v_add_u32_e32 v1, vcc, s6, v1
	v_addc_u32_e32 v2, vcc, v4, v2, vcc
	.loc	0 263 11 is_stmt 1
	flat_load_dword v4, v[1:2]
	.loc	0 265 3
	s_mov_b64 s[2:3], exec
	v_mbcnt_lo_u32_b32 v5, s2, 0
	v_mbcnt_hi_u32_b32 v5, s3, v5
	.loc	0 263 11
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, vcc, v0, v4
	.loc	0 265 3
	v_cmp_eq_u32_e32 vcc, 0, v5
	.loc	0 263 11
	flat_store_dword v[1:2], v4
	.loc	0 265 3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB15_6
	s_bcnt1_i32_b64 s2, s[2:3]
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	v_mov_b32_e32 v6, s2
	flat_atomic_add v[4:5], v6
.LBB15_6:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v3, vcc, s8, v3
	s_mov_b64 s[2:3], 0
	s_branch .LBB15_8
.LBB15_7:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 261 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v4
	.loc	0 261 21 is_stmt 0
	v_cmp_eq_u32_e32 vcc, s4, v3
	.loc	0 261 3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB15_10
.LBB15_8:
	.loc	0 261 10
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_mbcnt_hi_u32_b32 v4, exec_hi, v4
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB15_7
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	flat_load_dword v4, v[4:5] glc
	s_branch .LBB15_7
.LBB15_10:
	.loc	0 0 10
	s_or_b64 exec, exec, s[2:3]
	.loc	0 263 11 is_stmt 1
	flat_load_dword v3, v[1:2]
	.loc	0 265 3
	s_mov_b64 s[2:3], exec
	v_mbcnt_lo_u32_b32 v4, s2, 0
	v_mbcnt_hi_u32_b32 v4, s3, v4
	.loc	0 263 16
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v0, v3
	.loc	0 263 11 is_stmt 0
	v_add_u32_e32 v0, vcc, 1, v0
	.loc	0 265 3 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 0, v4
	.loc	0 263 11
	flat_store_dword v[1:2], v0
	.loc	0 265 3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB15_12
	s_bcnt1_i32_b64 s2, s[2:3]
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, s2
	flat_atomic_add v[0:1], v2
.LBB15_12:
	.loc	0 267 1
	s_endpgm
.Ltmp27:
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 9
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
.Lfunc_end15:
	.size	token_twice, .Lfunc_end15-token_twice

	.protected	lock_by_max
	.globl	lock_by_max
	.p2align	8
	.type	lock_by_max,@function
lock_by_max:
.Lfunc_begin16:
	.loc	0 271 0
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	s_add_u32 s0, s0, 12
	s_addc_u32 s1, s1, 0
	s_branch .LBB16_2
.LBB16_1:
	s_or_b64 exec, exec, s[8:9]
.Ltmp28:
	.loc	0 274 9 prologue_end
	s_xor_b64 s[8:9], vcc, -1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v2
	v_cndmask_b32_e64 v2, 0, 1, s[8:9]
	v_max_u32_e32 v2, s10, v2
	.loc	0 274 34 is_stmt 0
	v_cmp_ne_u32_e32 vcc, 1, v2
	.loc	0 274 2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB16_4
.LBB16_2:
	.loc	0 274 9
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB16_1
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_atomic_umax v2, v[2:3], v1 glc
	s_branch .LBB16_1
.LBB16_4:
	.loc	0 0 9
	s_or_b64 exec, exec, s[6:7]
	.loc	0 276 11 is_stmt 1
	s_add_u32 s4, s4, 4
	.loc	0 276 21 is_stmt 0
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 276 11
	s_addc_u32 s5, s5, 0
	v_mov_b32_e32 v1, s4
	.loc	0 276 21
	v_mov_b32_e32 v4, s3
	v_add_u32_e32 v3, vcc, s2, v3
	.loc	0 276 11
	v_mov_b32_e32 v2, s5
	.loc	0 276 21
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	0 276 11
	flat_load_dword v5, v[1:2]
	.loc	0 276 21
	flat_load_dword v6, v[3:4] glc
	s_waitcnt vmcnt(0)
	.loc	0 276 35
	v_and_b32_e32 v0, 7, v0
	.loc	0 278 2 is_stmt 1
	v_mov_b32_e32 v4, s1
	.loc	0 276 21
	v_mov_b32_e32 v7, 0
	.loc	0 278 2
	v_mov_b32_e32 v3, s0
	.loc	0 276 29
	v_lshlrev_b32_e32 v0, v0, v6
	.loc	0 276 18 is_stmt 0
	v_xor_b32_e32 v0, v0, v5
	.loc	0 276 9
	flat_store_dword v[1:2], v0
	.loc	0 278 2 is_stmt 1
	flat_atomic_swap v[3:4], v7
	.loc	0 279 1
	s_endpgm
.Ltmp29:
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 11
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
.Lfunc_end16:
	.size	lock_by_max, .Lfunc_end16-lock_by_max

	.protected	drain
	.globl	drain
	.p2align	8
	.type	drain,@function
drain:
.Lfunc_begin17:
	.loc	0 284 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 286 2
	s_mov_b64 s[6:7], exec
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_mbcnt_hi_u32_b32 v1, s7, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB17_2
	s_bcnt1_i32_b64 s6, s[6:7]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v3, s6
	flat_atomic_add v[1:2], v3
.LBB17_2:
	.loc	0 0 2 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 287 8 is_stmt 1
	v_and_b32_e32 v1, 15, v0
	.loc	0 287 13 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 3, v1
	.loc	0 287 6
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execnz .LBB17_4
	s_branch .LBB17_7
.LBB17_3:
	.loc	0 0 6
	s_or_b64 exec, exec, s[8:9]
	.loc	0 288 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v1
	.loc	0 288 21 is_stmt 0
	s_cmp_gt_u32 s8, 4
	.loc	0 288 3
	s_cbranch_scc0 .LBB17_6
.LBB17_4:
	.loc	0 288 10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB17_3
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_branch .LBB17_3
.LBB17_6:
	.loc	0 290 3 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s5
	v_add_u32_e32 v1, vcc, s4, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_mov_b32_e32 v3, 1
	.loc	0 290 10 is_stmt 0
	flat_store_dword v[1:2], v3
.LBB17_7:
	.loc	0 0 10
	s_or_b64 exec, exec, s[6:7]
	.loc	0 293 10 is_stmt 1
	v_lshlrev_b32_e32 v4, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v0, vcc, s2, v4
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v2, vcc, 4, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_load_dword v5, v[0:1] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 8, v0
	flat_load_dword v2, v[2:3] glc
	s_waitcnt vmcnt(0)
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_load_dword v3, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 294 2
	v_mov_b32_e32 v0, s5
	v_add_u32_e32 v1, vcc, s4, v4
	v_addc_u32_e32 v4, vcc, 0, v0, vcc
	.loc	0 296 2
	s_mov_b64 s[6:7], exec
	.loc	0 294 2
	v_add_u32_e32 v0, vcc, 0x100, v1
	.loc	0 296 2
	v_mbcnt_lo_u32_b32 v6, s6, 0
	.loc	0 294 2
	v_addc_u32_e32 v1, vcc, 0, v4, vcc
	.loc	0 296 2
	v_mbcnt_hi_u32_b32 v6, s7, v6
	.loc	0 293 7
	v_add_u32_e32 v2, vcc, v2, v5
	v_add_u32_e32 v2, vcc, v3, v2
	.loc	0 296 2
	v_cmp_eq_u32_e32 vcc, 0, v6
	.loc	0 294 14
	flat_store_dword v[0:1], v2
	.loc	0 296 2
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB17_9
	s_bcnt1_i32_b64 s2, s[6:7]
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, s2
	flat_atomic_sub v[0:1], v2
.LBB17_9:
	.loc	0 297 1
	s_endpgm
.Ltmp30:
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
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
.Lfunc_end17:
	.size	drain, .Lfunc_end17-drain

	.protected	stages
	.globl	stages
	.p2align	8
	.type	stages,@function
stages:
.Lfunc_begin18:
	.loc	0 304 8 prologue_end
	v_cmp_gt_u32_e32 vcc, 63, v0
	.loc	0 304 6 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB18_15
	.loc	0 302 11 is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 302 37 is_stmt 0
	v_mul_u32_u24_e32 v2, 0x5556, v0
	.loc	0 306 12 is_stmt 1
	v_mov_b32_e32 v1, 3
	v_mul_lo_u16_sdwa v1, v2, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_sub_u16_e32 v0, v0, v1
	v_cmp_lt_i16_e32 vcc, 0, v0
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB18_7
	.loc	0 0 12 is_stmt 0
	v_cmp_eq_u16_e32 vcc, 1, v0
	s_mov_b64 s[12:13], -1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB18_6
	v_mov_b32_e32 v0, 2
	v_lshlrev_b32_sdwa v0, v0, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_mov_b64 s[12:13], 0
.LBB18_4:
	.loc	0 313 10 is_stmt 1
	flat_load_dword v3, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 313 21 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 1, v3
	.loc	0 313 3
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB18_4
	.loc	0 0 3
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v5, 2
	.loc	0 315 3 is_stmt 1
	v_lshlrev_b32_sdwa v3, v5, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_mov_b32_e32 v4, s5
	v_add_u32_e32 v3, vcc, s4, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	0 315 13 is_stmt 0
	flat_load_dword v6, v[3:4]
	s_xor_b64 s[12:13], exec, -1
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v6, 1, v6
	flat_store_dword v[3:4], v6
	.loc	0 317 14 is_stmt 1
	flat_store_dword v[0:1], v5
	s_waitcnt vmcnt(0)
.LBB18_6:
	.loc	0 0 14 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], s[12:13], exec
.LBB18_7:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	v_cmp_ne_u16_e32 vcc, 0, v0
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], vcc, exec
	s_mov_b64 s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_cbranch_execz .LBB18_13
	v_mov_b32_e32 v0, 2
	v_lshlrev_b32_sdwa v0, v0, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_mov_b64 s[10:11], 0
.LBB18_11:
	.loc	0 320 10 is_stmt 1
	flat_load_dword v3, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 320 21 is_stmt 0
	v_cmp_eq_u32_e32 vcc, 2, v3
	.loc	0 320 3
	s_or_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB18_11
	.loc	0 0 3
	s_or_b64 exec, exec, s[10:11]
	.loc	0 322 3 is_stmt 1
	v_mov_b32_e32 v0, 2
	v_lshlrev_b32_sdwa v0, v0, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_mov_b32_e32 v1, s5
	v_add_u32_e32 v0, vcc, s4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 322 13 is_stmt 0
	flat_load_dword v3, v[0:1]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, -1, v3
	flat_store_dword v[0:1], v3
.LBB18_13:
	.loc	0 0 13
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB18_15
	.loc	0 308 15 is_stmt 1
	v_mov_b32_e32 v0, 2
	v_lshlrev_b32_sdwa v2, v0, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v0, vcc, s2, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_load_dword v4, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 308 3 is_stmt 0
	v_mov_b32_e32 v1, s5
	v_add_u32_e32 v0, vcc, s4, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 310 3 is_stmt 1
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v2, vcc, s0, v2
	v_mov_b32_e32 v5, 1
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 308 26
	v_add_u32_e32 v4, vcc, 1, v4
	.loc	0 308 13 is_stmt 0
	flat_store_dword v[0:1], v4
	.loc	0 310 14 is_stmt 1
	flat_store_dword v[2:3], v5
	s_waitcnt vmcnt(0)
.LBB18_15:
	.loc	0 324 1
	s_endpgm
.Ltmp31:
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 14
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
.Lfunc_end18:
	.size	stages, .Lfunc_end18-stages

	.protected	two_of_ring
	.globl	two_of_ring
	.p2align	8
	.type	two_of_ring,@function
two_of_ring:
.Lfunc_begin19:
	.loc	0 329 34 prologue_end
	v_mul_u32_u24_e32 v1, 0x5556, v0
	v_mov_b32_e32 v2, 3
	v_mul_lo_u16_sdwa v1, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_sub_u16_e32 v5, v0, v1
	.loc	0 329 51 is_stmt 0
	v_add_u16_e32 v1, 1, v0
	v_mul_u32_u24_e32 v3, 0x5556, v1
	.loc	0 329 11
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 329 51
	v_mul_lo_u16_sdwa v2, v3, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_sub_u16_e32 v6, v1, v2
	.loc	0 329 61
	v_min_u32_e32 v1, v6, v5
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v3, 1
.LBB19_1:
	.loc	0 331 9 is_stmt 1
	flat_atomic_swap v4, v[1:2], v3 glc
	.loc	0 331 2 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB19_1
	.loc	0 0 2
	s_or_b64 exec, exec, s[6:7]
	.loc	0 329 77 is_stmt 1
	v_max_u32_e32 v3, v5, v6
	v_lshlrev_b32_e32 v3, 2, v3
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v3, vcc, s0, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v7, 1
.LBB19_3:
	.loc	0 333 9
	flat_atomic_swap v8, v[3:4], v7 glc
	.loc	0 333 2 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v8
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB19_3
	.loc	0 0 2
	s_or_b64 exec, exec, s[0:1]
	.loc	0 335 12 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v6
	v_mov_b32_e32 v7, s5
	v_add_u32_e32 v6, vcc, s4, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	.loc	0 335 21 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 335 12
	flat_load_dword v8, v[6:7]
	.loc	0 335 21
	v_mov_b32_e32 v7, s3
	v_add_u32_e32 v6, vcc, s2, v0
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	.loc	0 335 2
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 335 21
	flat_load_dword v0, v[6:7] glc
	s_waitcnt vmcnt(0)
	.loc	0 335 2
	v_mov_b32_e32 v6, s5
	v_add_u32_e32 v5, vcc, s4, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	.loc	0 335 9
	flat_load_dword v7, v[5:6]
	v_mov_b32_e32 v9, 0
	.loc	0 335 19
	v_add_u32_e32 v0, vcc, v0, v8
	.loc	0 335 9
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v0, v7
	flat_store_dword v[5:6], v0
	.loc	0 337 2 is_stmt 1
	flat_atomic_swap v[3:4], v9
	.loc	0 338 2
	flat_atomic_swap v[1:2], v9
	.loc	0 339 1
	s_endpgm
.Ltmp32:
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
.Lfunc_end19:
	.size	two_of_ring, .Lfunc_end19-two_of_ring

	.protected	three_at_once
	.globl	three_at_once
	.p2align	8
	.type	three_at_once,@function
three_at_once:
.Lfunc_begin20:
	.loc	0 347 2 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
.LBB20_1:
	.loc	0 348 10
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB20_3
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v3, s0
	flat_load_dword v3, v[3:4] glc
.LBB20_3:
	.loc	0 0 10 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 348 10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v3
	.loc	0 349 16 is_stmt 1
	s_cmp_gt_u32 s8, 2
	.loc	0 349 22 is_stmt 0
	s_cbranch_scc1 .LBB20_1
	.loc	0 349 57
	s_add_i32 s9, s8, 1
	.loc	0 349 25
	v_mov_b32_e32 v3, s9
	v_mov_b32_e32 v4, s8
	flat_atomic_cmpswap v3, v[1:2], v[3:4] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s8, v3
	.loc	0 349 2
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB20_1
	.loc	0 0 2
	s_or_b64 exec, exec, s[6:7]
	.loc	0 350 11 is_stmt 1
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v0, vcc, s2, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_load_dword v0, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 352 2
	s_mov_b64 s[6:7], exec
	.loc	0 350 2
	v_mov_b32_e32 v1, s5
	.loc	0 350 19 is_stmt 0
	v_mul_lo_u32 v3, v0, v4
	.loc	0 350 2
	v_add_u32_e32 v0, vcc, s4, v2
	.loc	0 352 2 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, s6, 0
	.loc	0 350 2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 352 2
	v_mbcnt_hi_u32_b32 v2, s7, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 350 9
	flat_store_dword v[0:1], v3
	.loc	0 352 2
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB20_7
	s_bcnt1_i32_b64 s2, s[6:7]
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, s2
	flat_atomic_sub v[0:1], v2
.LBB20_7:
	.loc	0 353 1
	s_endpgm
.Ltmp33:
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
.Lfunc_end20:
	.size	three_at_once, .Lfunc_end20-three_at_once

	.protected	come_behind
	.globl	come_behind
	.p2align	8
	.type	come_behind,@function
come_behind:
.Lfunc_begin21:
	.loc	0 358 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	.loc	0 360 8
	v_and_b32_e32 v1, 32, v0
	v_cmp_ne_u32_e32 vcc, 0, v1
	.loc	0 360 6 is_stmt 0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB21_7
	.loc	0 358 11 is_stmt 1
	s_load_dword s5, s[4:5], 0x18
	s_mov_b32 s4, 0
	.loc	0 363 15
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s5, 2
	.loc	0 363 3 is_stmt 0
	s_cbranch_scc1 .LBB21_6
	.loc	0 0 3
	s_lshr_b32 s10, s5, 1
	s_branch .LBB21_4
.LBB21_3:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 364 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 363 15
	s_cmp_lt_u32 s4, s10
	.loc	0 363 3 is_stmt 0
	s_cbranch_scc0 .LBB21_6
.LBB21_4:
	.loc	0 364 11 is_stmt 1
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB21_3
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	flat_load_dword v1, v[1:2] glc
	s_branch .LBB21_3
.LBB21_6:
	.loc	0 365 12
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v1, vcc, s2, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v1, v[1:2] glc
	s_waitcnt vmcnt(0)
	.loc	0 365 20 is_stmt 0
	v_subrev_u32_e32 v1, vcc, s4, v1
.LBB21_7:
	.loc	0 360 6 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_andn2_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB21_11
	.loc	0 368 3
	s_mov_b64 s[8:9], exec
	v_mbcnt_lo_u32_b32 v1, s8, 0
	v_mbcnt_hi_u32_b32 v1, s9, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB21_10
	s_bcnt1_i32_b64 s8, s[8:9]
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v3, s8
	flat_atomic_add v[1:2], v3
.LBB21_10:
	.loc	0 0 3 is_stmt 0
	s_or_b64 exec, exec, s[4:5]
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, s7
	v_add_u32_e32 v1, vcc, s6, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 369 9 is_stmt 1
	flat_load_dword v1, v[1:2]
.LBB21_11:
	.loc	0 0 9 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 369 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, s7
	v_add_u32_e32 v2, vcc, s6, v0
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 369 9
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 4, v1
	flat_store_dword v[2:3], v0
	.loc	0 370 1 is_stmt 1
	s_endpgm
.Ltmp34:
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 11
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
.Lfunc_end21:
	.size	come_behind, .Lfunc_end21-come_behind

	.protected	column_then_row
	.globl	column_then_row
	.p2align	8
	.type	column_then_row,@function
column_then_row:
.Lfunc_begin22:
	.loc	0 375 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 375 34 is_stmt 0
	v_and_b32_e32 v7, 7, v0
	v_lshlrev_b32_e32 v1, 2, v7
	.loc	0 375 11
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v3, 1
.LBB22_1:
	.loc	0 377 9 is_stmt 1
	flat_atomic_cmpswap v5, v[1:2], v[3:4] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
	.loc	0 377 2 is_stmt 0
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB22_1
	.loc	0 0 2
	s_or_b64 exec, exec, s[6:7]
	.loc	0 375 46 is_stmt 1
	v_lshrrev_b32_e32 v0, 3, v0
	s_add_u32 s0, s0, 32
	s_addc_u32 s1, s1, 0
	v_lshlrev_b32_e32 v3, 2, v0
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v3, vcc, s0, v3
	v_mov_b32_e32 v6, 0
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v5, 1
.LBB22_3:
	.loc	0 379 9
	flat_atomic_cmpswap v8, v[3:4], v[5:6] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v8
	.loc	0 379 2 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB22_3
	.loc	0 0 2
	s_or_b64 exec, exec, s[0:1]
	.loc	0 381 12 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v7
	v_mov_b32_e32 v6, s3
	v_add_u32_e32 v5, vcc, s2, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	.loc	0 381 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 381 12
	flat_load_dword v7, v[5:6] glc
	s_waitcnt vmcnt(0)
	.loc	0 381 2
	v_mov_b32_e32 v6, s5
	v_add_u32_e32 v5, vcc, s4, v0
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	.loc	0 381 9
	flat_load_dword v0, v[5:6]
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, v0, v7
	flat_store_dword v[5:6], v0
	.loc	0 383 2 is_stmt 1
	flat_atomic_swap v[3:4], v8
	.loc	0 384 2
	flat_atomic_swap v[1:2], v8
	.loc	0 385 1
	s_endpgm
.Ltmp35:
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 8
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
.Lfunc_end22:
	.size	column_then_row, .Lfunc_end22-column_then_row

	.protected	pop_or_wait
	.globl	pop_or_wait
	.p2align	8
	.type	pop_or_wait,@function
pop_or_wait:
.Lfunc_begin23:
	.loc	0 390 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 392 8
	v_cmp_lt_u32_e32 vcc, 31, v0
	v_lshlrev_b32_e32 v4, 2, v0
	.loc	0 392 6 is_stmt 0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execnz .LBB23_3
	s_waitcnt lgkmcnt(0)
	s_andn2_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execnz .LBB23_6
.LBB23_2:
	.loc	0 403 1 is_stmt 1
	s_endpgm
.LBB23_3:
	.loc	0 398 13
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v1, vcc, s2, v4
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0)
	.loc	0 398 3 is_stmt 0
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v4
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 398 21
	v_add_u32_e32 v3, vcc, 1, v3
	.loc	0 400 9 is_stmt 1
	v_cmp_eq_u32_e32 vcc, 63, v0
	.loc	0 398 11
	flat_store_dword v[1:2], v3
	s_waitcnt vmcnt(0)
	.loc	0 400 7
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB23_5
	.loc	0 401 4
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 32
	v_mov_b32_e32 v1, s1
	flat_atomic_swap v[0:1], v2
.LBB23_5:
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 392 6 is_stmt 1
	s_andn2_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB23_2
.LBB23_6:
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v0, s0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v1, s1
.LBB23_7:
	.loc	0 394 10 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB23_9
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v2, s0
	flat_load_dword v2, v[2:3] glc
.LBB23_9:
	.loc	0 0 10 is_stmt 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 394 10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	.loc	0 395 14 is_stmt 1
	s_cmp_eq_u32 s6, 0
	.loc	0 395 20 is_stmt 0
	s_cbranch_scc1 .LBB23_7
	.loc	0 395 53
	s_add_i32 s7, s6, -1
	.loc	0 395 23
	v_mov_b32_e32 v2, s7
	v_mov_b32_e32 v3, s6
	flat_atomic_cmpswap v2, v[0:1], v[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, s6, v2
	.loc	0 394 4 is_stmt 1
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB23_7
	.loc	0 0 4 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 396 21 is_stmt 1
	v_add_u32_e32 v0, vcc, 31, v3
	.loc	0 396 12 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_load_dword v2, v[0:1] glc
	s_waitcnt vmcnt(0)
	.loc	0 396 3
	v_mov_b32_e32 v1, s5
	v_add_u32_e32 v0, vcc, s4, v4
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 396 10
	flat_store_dword v[0:1], v2
	.loc	0 403 1 is_stmt 1
	s_endpgm
.Ltmp36:
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
.Lfunc_end23:
	.size	pop_or_wait, .Lfunc_end23-pop_or_wait

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
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         slot_lock.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         mcs_lock.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         peterson.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     32
    .sgpr_spill_count: 0
    .symbol:         bakery.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         latch.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         rendezvous.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         small_ring.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         three_states.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         monitor.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         lds_told.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .wavefront_size: 64
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
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         token_twice.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         lock_by_max.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         drain.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         stages.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         two_of_ring.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         three_at_once.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         come_behind.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         column_then_row.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         pop_or_wait.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

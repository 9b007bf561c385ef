	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	turns_low
	.globl	turns_low
	.p2align	8
	.type	turns_low,@function
turns_low:
.Lfunc_begin0:
	.file	0 "." "cl/ballot.hip" md5 0xa175fefc9e35a9e761ef117142398fd4
	.loc	0 35 0
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_lshlrev_b32_e32 v3, 2, v0
.Ltmp0:
	.loc	0 14 34 prologue_end
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v3, s[6:7] offset:256 glc
.Ltmp1:
	.loc	0 35 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_5
	.loc	0 0 1 is_stmt 0
	s_mov_b32 s4, 0x3ffffff
	v_mul_hi_u32 v4, v0, s4
	v_mov_b32_e32 v2, s7
	v_add_co_u32_e32 v1, vcc, s6, v3
	v_lshlrev_b32_e32 v4, 6, v4
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_sub_u32_e32 v0, v0, v4
	v_subrev_u32_e32 v4, 64, v0
	v_cmp_lt_u32_e32 vcc, 63, v0
	v_cndmask_b32_e32 v0, v0, v4, vcc
	v_subrev_u32_e32 v4, 64, v0
	v_cmp_lt_u32_e32 vcc, 63, v0
	v_cndmask_b32_e32 v0, v0, v4, vcc
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v4, 2
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[6:7]
.Ltmp2:
	.loc	0 14 34 is_stmt 1
	global_load_dword v5, v[1:2], off offset:256 glc
.Ltmp3:
	.loc	0 35 1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_5
.LBB0_3:
	s_ff1_i32_b32 s8, exec_lo
	s_cmp_lg_u32 exec_lo, 0
	s_cselect_b64 s[6:7], -1, 0
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_b64 s[8:9], s[6:7], vcc
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_2
.Ltmp4:
	.loc	0 15 45
	global_atomic_swap v[1:2], v4, off offset:256
	s_branch .LBB0_2
.Ltmp5:
.LBB0_5:
	.loc	0 0 45 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v0, 1
	.loc	0 35 1 is_stmt 1
	global_store_dword v3, v0, s[0:1]
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel turns_low
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
.Lfunc_end0:
	.size	turns_low, .Lfunc_end0-turns_low

	.protected	turns_all
	.globl	turns_all
	.p2align	8
	.type	turns_all,@function
turns_all:
.Lfunc_begin1:
	.loc	0 36 0
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_lshlrev_b32_e32 v3, 2, v0
.Ltmp7:
	.loc	0 14 34 prologue_end
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v3, s[6:7] offset:256 glc
.Ltmp8:
	.loc	0 36 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_5
	.loc	0 0 1 is_stmt 0
	s_mov_b32 s4, 0x3ffffff
	v_mul_hi_u32 v4, v0, s4
	v_mov_b32_e32 v2, s7
	v_add_co_u32_e32 v1, vcc, s6, v3
	v_lshlrev_b32_e32 v4, 6, v4
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_sub_u32_e32 v0, v0, v4
	v_subrev_u32_e32 v4, 64, v0
	v_cmp_lt_u32_e32 vcc, 63, v0
	v_cndmask_b32_e32 v0, v0, v4, vcc
	v_subrev_u32_e32 v4, 64, v0
	v_cmp_lt_u32_e32 vcc, 63, v0
	v_cndmask_b32_e32 v0, v0, v4, vcc
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v4, 2
	s_branch .LBB1_3
.LBB1_2:
	s_or_b64 exec, exec, s[6:7]
.Ltmp9:
	.loc	0 14 34 is_stmt 1
	global_load_dword v5, v[1:2], off offset:256 glc
.Ltmp10:
	.loc	0 36 1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_5
.LBB1_3:
	s_ff1_i32_b64 s8, exec
	s_cmp_lg_u64 exec, 0
	s_cselect_b64 s[6:7], -1, 0
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_b64 s[8:9], s[6:7], vcc
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_2
.Ltmp11:
	.loc	0 15 45
	global_atomic_swap v[1:2], v4, off offset:256
	s_branch .LBB1_2
.Ltmp12:
.LBB1_5:
	.loc	0 0 45 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v0, 1
	.loc	0 36 1 is_stmt 1
	global_store_dword v3, v0, s[0:1]
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel turns_all
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
.Lfunc_end1:
	.size	turns_all, .Lfunc_end1-turns_all

	.protected	leader_low
	.globl	leader_low
	.p2align	8
	.type	leader_low,@function
leader_low:
.Lfunc_begin2:
	.loc	0 50 0
	s_mov_b32 s0, 0x3ffffff
.Ltmp14:
	.loc	0 12 36 prologue_end
	v_mul_hi_u32 v2, v0, s0
.Ltmp15:
	.loc	0 11 29
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x18
.Ltmp16:
	.loc	0 12 36
	v_mov_b32_e32 v1, 0
	v_lshlrev_b32_e32 v2, 6, v2
	v_sub_u32_e32 v2, v0, v2
	v_subrev_u32_e32 v3, 64, v2
	v_cmp_lt_u32_e32 vcc, 63, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_subrev_u32_e32 v3, 64, v2
	v_cmp_lt_u32_e32 vcc, 63, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
.Ltmp17:
	.loc	0 50 1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, s2, v2
.Ltmp18:
	.loc	0 13 36
	v_cmp_le_u32_e32 vcc, 64, v3
.Ltmp19:
	.loc	0 50 1
	s_ff1_i32_b32 s6, vcc_lo
	s_cmp_lg_u32 vcc_lo, 0
	s_cselect_b64 s[2:3], -1, 0
	v_cmp_eq_u32_e32 vcc, s6, v2
	s_and_b64 s[6:7], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB2_2
	.loc	0 0 1 is_stmt 0
	v_mov_b32_e32 v2, 2
.Ltmp20:
	.loc	0 15 45 is_stmt 1
	global_atomic_swap v1, v2, s[0:1]
.Ltmp21:
.LBB2_2:
	.loc	0 0 45 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
.LBB2_3:
.Ltmp22:
	.loc	0 14 34 is_stmt 1
	global_load_dword v2, v1, s[0:1] glc
.Ltmp23:
	.loc	0 50 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB2_3
.Ltmp24:
	.loc	0 11 29
	s_load_dwordx2 s[0:1], s[4:5], 0x10
.Ltmp25:
	.loc	0 50 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	s_endpgm
.Ltmp26:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_low
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
.Lfunc_end2:
	.size	leader_low, .Lfunc_end2-leader_low

	.protected	leader_all
	.globl	leader_all
	.p2align	8
	.type	leader_all,@function
leader_all:
.Lfunc_begin3:
	.loc	0 51 0
	s_mov_b32 s0, 0x3ffffff
.Ltmp27:
	.loc	0 12 36 prologue_end
	v_mul_hi_u32 v2, v0, s0
.Ltmp28:
	.loc	0 11 29
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x18
.Ltmp29:
	.loc	0 12 36
	v_mov_b32_e32 v1, 0
	v_lshlrev_b32_e32 v2, 6, v2
	v_sub_u32_e32 v2, v0, v2
	v_subrev_u32_e32 v3, 64, v2
	v_cmp_lt_u32_e32 vcc, 63, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_subrev_u32_e32 v3, 64, v2
	v_cmp_lt_u32_e32 vcc, 63, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
.Ltmp30:
	.loc	0 51 1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, s2, v2
.Ltmp31:
	.loc	0 13 36
	v_cmp_le_u32_e32 vcc, 64, v3
.Ltmp32:
	.loc	0 51 1
	s_ff1_i32_b64 s6, vcc
	s_cmp_lg_u64 vcc, 0
	s_cselect_b64 s[2:3], -1, 0
	v_cmp_eq_u32_e32 vcc, s6, v2
	s_and_b64 s[6:7], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB3_2
	.loc	0 0 1 is_stmt 0
	v_mov_b32_e32 v2, 2
.Ltmp33:
	.loc	0 15 45 is_stmt 1
	global_atomic_swap v1, v2, s[0:1]
.Ltmp34:
.LBB3_2:
	.loc	0 0 45 is_stmt 0
	s_or_b64 exec, exec, s[2:3]
.LBB3_3:
.Ltmp35:
	.loc	0 14 34 is_stmt 1
	global_load_dword v2, v1, s[0:1] glc
.Ltmp36:
	.loc	0 51 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB3_3
.Ltmp37:
	.loc	0 11 29
	s_load_dwordx2 s[0:1], s[4:5], 0x10
.Ltmp38:
	.loc	0 51 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	s_endpgm
.Ltmp39:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_all
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
	.size	leader_all, .Lfunc_end3-leader_all

	.protected	until_all_low
	.globl	until_all_low
	.p2align	8
	.type	until_all_low,@function
until_all_low:
.Lfunc_begin4:
	.loc	0 65 1 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_branch .LBB4_4
.LBB4_1:
	.loc	0 0 1 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	s_orn2_b64 s[6:7], s[6:7], exec
.LBB4_2:
	s_or_b64 exec, exec, s[8:9]
	s_mov_b64 s[10:11], 0
.LBB4_3:
	.loc	0 65 1
	s_andn2_b64 vcc, exec, s[10:11]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[10:11], s[6:7], exec
	s_or_b64 s[8:9], s[8:9], s[10:11]
	s_cbranch_vccz .LBB4_8
.LBB4_4:
.Ltmp40:
	.loc	0 13 36 is_stmt 1
	v_cndmask_b32_e64 v2, 0, 1, s[8:9]
	s_xor_b64 s[4:5], s[8:9], -1
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_andn2_b64 s[6:7], s[6:7], exec
.Ltmp41:
	.loc	0 65 1
	s_cmp_eq_u32 vcc_lo, -1
	s_mov_b64 s[10:11], -1
	s_cbranch_scc1 .LBB4_3
	.loc	0 0 1 is_stmt 0
	s_mov_b64 s[6:7], -1
	.loc	0 65 1
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB4_2
.Ltmp42:
	.loc	0 15 45 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v0, v1, s[0:1] glc
	s_mov_b64 s[6:7], 0
.Ltmp43:
	.loc	0 18 24
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 18 6 is_stmt 0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB4_1
	.loc	0 20 9 is_stmt 1
	global_load_dword v2, v0, s[2:3]
	s_mov_b64 s[6:7], exec
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 1, v2
	global_store_dword v0, v2, s[2:3]
	.loc	0 21 2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.Ltmp44:
	.loc	0 15 45
	global_atomic_swap v0, v0, s[0:1]
.Ltmp45:
	.loc	0 23 2
	s_branch .LBB4_1
.Ltmp46:
.LBB4_8:
	.loc	0 65 1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB4_10
	.loc	0 0 1 is_stmt 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
.Ltmp47:
	.loc	0 15 45 is_stmt 1
	global_atomic_swap v0, v1, s[0:1] offset:4
.Ltmp48:
.LBB4_10:
	.loc	0 65 1
	s_endpgm
.Ltmp49:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel until_all_low
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
.Lfunc_end4:
	.size	until_all_low, .Lfunc_end4-until_all_low

	.protected	until_all
	.globl	until_all
	.p2align	8
	.type	until_all,@function
until_all:
.Lfunc_begin5:
	.loc	0 66 1 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_branch .LBB5_4
.LBB5_1:
	.loc	0 0 1 is_stmt 0
	s_or_b64 exec, exec, s[10:11]
	s_orn2_b64 s[6:7], s[6:7], exec
.LBB5_2:
	s_or_b64 exec, exec, s[8:9]
	s_mov_b64 s[10:11], 0
.LBB5_3:
	.loc	0 66 1
	s_andn2_b64 vcc, exec, s[10:11]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[10:11], s[6:7], exec
	s_or_b64 s[8:9], s[8:9], s[10:11]
	s_cbranch_vccz .LBB5_8
.LBB5_4:
.Ltmp50:
	.loc	0 13 36 is_stmt 1
	v_cndmask_b32_e64 v2, 0, 1, s[8:9]
	s_xor_b64 s[4:5], s[8:9], -1
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_andn2_b64 s[6:7], s[6:7], exec
.Ltmp51:
	.loc	0 66 1
	s_cmp_eq_u64 vcc, -1
	s_mov_b64 s[10:11], -1
	s_cbranch_scc1 .LBB5_3
	.loc	0 0 1 is_stmt 0
	s_mov_b64 s[6:7], -1
	.loc	0 66 1
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB5_2
.Ltmp52:
	.loc	0 15 45 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v0, v1, s[0:1] glc
	s_mov_b64 s[6:7], 0
.Ltmp53:
	.loc	0 18 24
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 18 6 is_stmt 0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB5_1
	.loc	0 20 9 is_stmt 1
	global_load_dword v2, v0, s[2:3]
	s_mov_b64 s[6:7], exec
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 1, v2
	global_store_dword v0, v2, s[2:3]
	.loc	0 21 2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.Ltmp54:
	.loc	0 15 45
	global_atomic_swap v0, v0, s[0:1]
.Ltmp55:
	.loc	0 23 2
	s_branch .LBB5_1
.Ltmp56:
.LBB5_8:
	.loc	0 66 1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB5_10
	.loc	0 0 1 is_stmt 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
.Ltmp57:
	.loc	0 15 45 is_stmt 1
	global_atomic_swap v0, v1, s[0:1] offset:4
.Ltmp58:
.LBB5_10:
	.loc	0 66 1
	s_endpgm
.Ltmp59:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel until_all
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
.Lfunc_end5:
	.size	until_all, .Lfunc_end5-until_all

	.protected	while_any_low
	.globl	while_any_low
	.p2align	8
	.type	while_any_low,@function
while_any_low:
.Lfunc_begin6:
	.loc	0 80 1 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[6:7], exec
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_branch .LBB6_4
.LBB6_1:
	.loc	0 0 1 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[8:9], s[12:13], exec
.LBB6_2:
	s_or_b64 exec, exec, s[10:11]
.LBB6_3:
	.loc	0 80 1
	s_andn2_b64 vcc, exec, s[6:7]
	s_andn2_b64 s[6:7], s[4:5], exec
	s_and_b64 s[10:11], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
	s_cbranch_vccz .LBB6_9
.LBB6_4:
	.loc	0 0 1
	s_mov_b64 s[4:5], s[6:7]
.Ltmp60:
	.loc	0 13 36 is_stmt 1
	v_cndmask_b32_e64 v2, 0, 1, s[4:5]
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_andn2_b64 s[8:9], s[8:9], exec
.Ltmp61:
	.loc	0 80 1
	s_cmp_eq_u32 vcc_lo, 0
	s_cbranch_scc1 .LBB6_8
	.loc	0 0 1 is_stmt 0
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[8:9], 0
	.loc	0 80 1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB6_2
.Ltmp62:
	.loc	0 15 45 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v0, v1, s[0:1] glc
	s_mov_b64 s[12:13], -1
.Ltmp63:
	.loc	0 18 24
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 18 6 is_stmt 0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB6_1
	.loc	0 20 9 is_stmt 1
	global_load_dword v2, v0, s[2:3]
	s_xor_b64 s[12:13], exec, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 1, v2
	global_store_dword v0, v2, s[2:3]
	.loc	0 21 2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.Ltmp64:
	.loc	0 15 45
	global_atomic_swap v0, v0, s[0:1]
.Ltmp65:
	.loc	0 23 2
	s_branch .LBB6_1
.Ltmp66:
.LBB6_8:
	.loc	0 0 2 is_stmt 0
	s_mov_b64 s[6:7], -1
	.loc	0 80 1 is_stmt 1
	s_branch .LBB6_3
.LBB6_9:
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB6_11
	.loc	0 0 1 is_stmt 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
.Ltmp67:
	.loc	0 15 45 is_stmt 1
	global_atomic_swap v0, v1, s[0:1] offset:4
.Ltmp68:
.LBB6_11:
	.loc	0 80 1
	s_endpgm
.Ltmp69:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel while_any_low
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
.Lfunc_end6:
	.size	while_any_low, .Lfunc_end6-while_any_low

	.protected	while_any
	.globl	while_any
	.p2align	8
	.type	while_any,@function
while_any:
.Lfunc_begin7:
	.loc	0 81 1 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[6:7], exec
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_branch .LBB7_4
.LBB7_1:
	.loc	0 0 1 is_stmt 0
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[8:9], s[12:13], exec
.LBB7_2:
	s_or_b64 exec, exec, s[10:11]
.LBB7_3:
	.loc	0 81 1
	s_andn2_b64 vcc, exec, s[6:7]
	s_andn2_b64 s[6:7], s[4:5], exec
	s_and_b64 s[10:11], s[8:9], exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
	s_cbranch_vccz .LBB7_9
.LBB7_4:
	.loc	0 0 1
	s_mov_b64 s[4:5], s[6:7]
.Ltmp70:
	.loc	0 13 36 is_stmt 1
	v_cndmask_b32_e64 v2, 0, 1, s[4:5]
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_andn2_b64 s[8:9], s[8:9], exec
	s_cbranch_vccz .LBB7_8
.Ltmp71:
	.loc	0 0 36 is_stmt 0
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[8:9], 0
	.loc	0 81 1 is_stmt 1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB7_2
.Ltmp72:
	.loc	0 15 45
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v0, v1, s[0:1] glc
	s_mov_b64 s[12:13], -1
.Ltmp73:
	.loc	0 18 24
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	.loc	0 18 6 is_stmt 0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB7_1
	.loc	0 20 9 is_stmt 1
	global_load_dword v2, v0, s[2:3]
	s_xor_b64 s[12:13], exec, -1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 1, v2
	global_store_dword v0, v2, s[2:3]
	.loc	0 21 2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.Ltmp74:
	.loc	0 15 45
	global_atomic_swap v0, v0, s[0:1]
.Ltmp75:
	.loc	0 23 2
	s_branch .LBB7_1
.Ltmp76:
.LBB7_8:
	.loc	0 0 2 is_stmt 0
	s_mov_b64 s[6:7], -1
	.loc	0 81 1 is_stmt 1
	s_branch .LBB7_3
.LBB7_9:
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB7_11
	.loc	0 0 1 is_stmt 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
.Ltmp77:
	.loc	0 15 45 is_stmt 1
	global_atomic_swap v0, v1, s[0:1] offset:4
.Ltmp78:
.LBB7_11:
	.loc	0 81 1
	s_endpgm
.Ltmp79:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel while_any
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
.Lfunc_end7:
	.size	while_any, .Lfunc_end7-while_any

	.protected	both_halves
	.globl	both_halves
	.p2align	8
	.type	both_halves,@function
both_halves:
.Lfunc_begin8:
	.loc	0 85 0
	s_mov_b32 s0, 0x3ffffff
.Ltmp80:
	.loc	0 12 36 prologue_end
	v_mul_hi_u32 v1, v0, s0
.Ltmp81:
	.loc	0 11 29
	s_load_dwordx4 s[0:3], s[4:5], 0x8
.Ltmp82:
	.loc	0 12 36
	v_lshlrev_b32_e32 v1, 6, v1
	v_sub_u32_e32 v1, v0, v1
	v_subrev_u32_e32 v2, 64, v1
	v_cmp_lt_u32_e32 vcc, 63, v1
	v_cndmask_b32_e32 v1, v1, v2, vcc
	v_subrev_u32_e32 v2, 64, v1
	v_cmp_lt_u32_e32 vcc, 63, v1
	v_cndmask_b32_e32 v1, v1, v2, vcc
.Ltmp83:
	.loc	0 86 19
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[2:3], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dword v2, v[2:3], off
	v_lshlrev_b32_e32 v0, 2, v0
.Ltmp84:
	.loc	0 14 34
	global_load_dword v3, v0, s[2:3] glc
.Ltmp85:
	.loc	0 13 36
	s_waitcnt vmcnt(1)
	v_cmp_lt_i32_e32 vcc, 40, v2
.Ltmp86:
	.loc	0 87 32
	v_mov_b32_e32 v2, vcc_hi
	v_mov_b32_e32 v4, vcc_lo
	.loc	0 87 39 is_stmt 0
	v_cmp_gt_u32_e32 vcc, 32, v1
	.loc	0 87 32
	v_cndmask_b32_e32 v1, v2, v4, vcc
	.loc	0 87 13
	v_bcnt_u32_b32 v2, v1, 0
	.loc	0 89 28 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, v3, v2
	.loc	0 89 2 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB8_3
	.loc	0 0 2
	v_mov_b32_e32 v1, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_mov_b64 s[0:1], 0
.LBB8_2:
.Ltmp87:
	.loc	0 15 45 is_stmt 1
	global_atomic_swap v[0:1], v2, off
.Ltmp88:
	.loc	0 14 34
	global_load_dword v3, v[0:1], off glc
.Ltmp89:
	.loc	0 89 28
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, v3, v2
	.loc	0 89 2 is_stmt 0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB8_2
.LBB8_3:
	.loc	0 91 1 is_stmt 1
	s_endpgm
.Ltmp90:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel both_halves
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
.Lfunc_end8:
	.size	both_halves, .Lfunc_end8-both_halves

	.protected	first_lane
	.globl	first_lane
	.p2align	8
	.type	first_lane,@function
first_lane:
.Lfunc_begin9:
	.loc	0 94 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, 2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_mov_b32 s1, 0
	s_branch .LBB9_2
.LBB9_1:
.Ltmp91:
	.loc	0 95 2 prologue_end
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB9_4
.LBB9_2:
.Ltmp92:
	.loc	0 14 34
	global_load_dword v3, v[0:1], off offset:256 glc
	s_mov_b64 s[2:3], -1
.Ltmp93:
	.loc	0 13 36
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
.Ltmp94:
	.loc	0 95 48
	s_and_b32 s0, vcc_lo, 1
	.loc	0 95 53 is_stmt 0
	s_cmp_eq_u64 s[0:1], 0
	.loc	0 95 2
	s_cbranch_scc1 .LBB9_1
.Ltmp95:
	.loc	0 15 45 is_stmt 1
	global_atomic_swap v[0:1], v2, off offset:256
	s_mov_b64 s[2:3], 0
	s_branch .LBB9_1
.Ltmp96:
.LBB9_4:
	.loc	0 97 1
	s_endpgm
.Ltmp97:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel first_lane
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
.Lfunc_end9:
	.size	first_lane, .Lfunc_end9-first_lane

	.protected	count_low
	.globl	count_low
	.p2align	8
	.type	count_low,@function
count_low:
.Lfunc_begin10:
	.loc	0 100 0
	s_mov_b32 s0, 0x3ffffff
.Ltmp98:
	.loc	0 12 36 prologue_end
	v_mul_hi_u32 v1, v0, s0
.Ltmp99:
	.loc	0 11 29
	s_load_dwordx4 s[0:3], s[4:5], 0x8
.Ltmp100:
	.loc	0 12 36
	v_mov_b32_e32 v2, 0
	s_mov_b32 s4, 0
	v_lshlrev_b32_e32 v1, 6, v1
	v_sub_u32_e32 v1, v0, v1
	v_subrev_u32_e32 v3, 64, v1
	v_cmp_lt_u32_e32 vcc, 63, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_subrev_u32_e32 v3, 64, v1
	v_cmp_lt_u32_e32 vcc, 63, v1
	v_cndmask_b32_e32 v1, v1, v3, vcc
.Ltmp101:
	.loc	0 101 45
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v1, vcc, s0, v1
	v_addc_co_u32_e32 v2, vcc, v3, v2, vcc
	global_load_dword v1, v[1:2], off
.Ltmp102:
	.loc	0 13 36
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
.Ltmp103:
	.loc	0 103 20
	s_cmp_eq_u32 vcc_lo, 0
	.loc	0 103 2 is_stmt 0
	s_cbranch_scc1 .LBB10_3
	.loc	0 101 13 is_stmt 1
	s_bcnt1_i32_b32 s5, vcc_lo
.LBB10_2:
	.loc	0 104 8
	s_load_dword s6, s[0:1], 0x0
	.loc	0 103 20
	s_add_i32 s5, s5, -1
	.loc	0 104 5
	s_waitcnt lgkmcnt(0)
	s_add_i32 s4, s6, s4
	.loc	0 103 20
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_cmp_eq_u32 s5, 0
	.loc	0 103 2 is_stmt 0
	s_cbranch_scc0 .LBB10_2
.LBB10_3:
	.loc	0 105 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 105 14 is_stmt 0
	v_mov_b32_e32 v1, s4
	global_store_dword v0, v1, s[2:3]
	.loc	0 106 1 is_stmt 1
	s_endpgm
.Ltmp104:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel count_low
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
.Lfunc_end10:
	.size	count_low, .Lfunc_end10-count_low

	.type	__hip_cuid_27d263de07dea522,@object
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_27d263de07dea522
__hip_cuid_27d263de07dea522:
	.byte	0
	.size	__hip_cuid_27d263de07dea522, 1

	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_27d263de07dea522
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           turns_low
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         turns_low.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           turns_all
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         turns_all.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           leader_low
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         leader_low.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           leader_all
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         leader_all.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           until_all_low
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         until_all_low.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           until_all
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         until_all.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           while_any_low
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         while_any_low.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           while_any
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         while_any.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           both_halves
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         both_halves.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           first_lane
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         first_lane.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 1024
    .name:           count_low
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         count_low.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	each_lane_to_its_lane
	.globl	each_lane_to_its_lane
	.p2align	8
	.type	each_lane_to_its_lane,@function
each_lane_to_its_lane:
.Lfunc_begin0:
	.file	0 "." "cl/hand.cl" md5 0x98b5bcb5d488eeb65cf89d1aaf734abe
	.loc	0 15 11 prologue_end
	v_cmp_lt_u32_e32 vcc_lo, 63, v0
	.loc	0 15 6 is_stmt 0
	s_mov_b32 s1, exec_lo
	.loc	0 15 11
	v_cmpx_gt_u32_e32 64, v0
	.loc	0 15 6
	s_cbranch_execz .LBB0_2
	.loc	0 15 17
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	.loc	0 15 25
	ds_write_b32 v1, v2
.LBB0_2:
	.loc	0 0 25
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 16 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 17 6
	s_and_saveexec_b32 s0, vcc_lo
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB0_6
	.loc	0 0 6 is_stmt 0
	v_lshl_add_u32 v1, v0, 2, 0xffffff00
	s_mov_b32 s1, 0
.LBB0_4:
	.loc	0 20 10 is_stmt 1
	ds_read_b32 v2, v1
	.loc	0 20 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	.loc	0 20 3
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB0_4
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s1
.LBB0_6:
	.loc	0 17 6 is_stmt 1
	s_andn2_saveexec_b32 s0, s0
	s_cbranch_execz .LBB0_8
	.loc	0 18 3
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	.loc	0 18 11 is_stmt 0
	ds_write_b32 v1, v2
.LBB0_8:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 15 6 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 21 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 21 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 22 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel each_lane_to_its_lane
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
		.amdhsa_wavefront_size32 1
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
	.size	each_lane_to_its_lane, .Lfunc_end0-each_lane_to_its_lane

	.protected	told_by_same_wave
	.globl	told_by_same_wave
	.p2align	8
	.type	told_by_same_wave,@function
told_by_same_wave:
.Lfunc_begin1:
	.loc	0 27 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 27 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 27 6
	s_cbranch_execz .LBB1_2
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	.loc	0 27 19
	ds_write_b32 v1, v1
.LBB1_2:
	.loc	0 0 19
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 29 6 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 28 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 29 8
	v_cmpx_gt_u32_e32 32, v0
	.loc	0 29 6 is_stmt 0
	s_cbranch_execz .LBB1_5
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
.LBB1_4:
	.loc	0 30 10 is_stmt 1
	ds_read_b32 v2, v1
	.loc	0 30 15 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 30 3
	s_cbranch_vccnz .LBB1_4
.LBB1_5:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 31 6 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 31 8 is_stmt 0
	v_cmpx_eq_u32_e32 40, v0
	.loc	0 31 6
	s_cbranch_execz .LBB1_7
	.loc	0 0 6
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	.loc	0 31 20
	ds_write_b32 v2, v1
.LBB1_7:
	.loc	0 0 20
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 27 6 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 32 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 32 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 33 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel told_by_same_wave
		.amdhsa_group_segment_fixed_size 4
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
.Lfunc_end1:
	.size	told_by_same_wave, .Lfunc_end1-told_by_same_wave

	.protected	told_by_other_wave
	.globl	told_by_other_wave
	.p2align	8
	.type	told_by_other_wave,@function
told_by_other_wave:
.Lfunc_begin2:
	.loc	0 38 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 38 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 38 6
	s_cbranch_execz .LBB2_2
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	.loc	0 38 19
	ds_write_b32 v1, v1
.LBB2_2:
	.loc	0 0 19
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 40 6 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 39 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 40 8
	v_cmpx_gt_u32_e32 32, v0
	.loc	0 40 6 is_stmt 0
	s_cbranch_execz .LBB2_5
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
.LBB2_4:
	.loc	0 41 10 is_stmt 1
	ds_read_b32 v2, v1
	.loc	0 41 15 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 41 3
	s_cbranch_vccnz .LBB2_4
.LBB2_5:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 42 6 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 42 8 is_stmt 0
	v_cmpx_eq_u32_e32 0x64, v0
	.loc	0 42 6
	s_cbranch_execz .LBB2_7
	.loc	0 0 6
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	.loc	0 42 21
	ds_write_b32 v2, v1
.LBB2_7:
	.loc	0 0 21
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 38 6 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 43 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 43 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 44 1 is_stmt 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel told_by_other_wave
		.amdhsa_group_segment_fixed_size 4
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
.Lfunc_end2:
	.size	told_by_other_wave, .Lfunc_end2-told_by_other_wave

	.protected	arrive_by_arms
	.globl	arrive_by_arms
	.p2align	8
	.type	arrive_by_arms,@function
arrive_by_arms:
.Lfunc_begin3:
	.loc	0 49 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 49 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 49 6
	s_cbranch_execz .LBB3_2
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	.loc	0 49 20
	ds_write_b32 v1, v1
.LBB3_2:
	.loc	0 0 20
	s_or_b32 exec_lo, exec_lo, s0
	s_mov_b32 s0, exec_lo
	s_mov_b32 s1, exec_lo
	v_mbcnt_lo_u32_b32 v1, s0, 0
	.loc	0 50 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 0 0 is_stmt 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB3_4
	s_bcnt1_i32_b32 s0, s0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s0
	ds_add_u32 v1, v2
.LBB3_4:
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 51 8 is_stmt 1
	v_and_b32_e32 v2, 1, v0
	.loc	0 49 6
	v_mov_b32_e32 v1, 0
	.loc	0 51 6
	s_mov_b32 s0, exec_lo
	.loc	0 51 8 is_stmt 0
	v_cmpx_eq_u32_e32 1, v2
	.loc	0 51 6
	s_cbranch_execz .LBB3_6
.LBB3_5:
	.loc	0 53 10 is_stmt 1
	ds_read_b32 v2, v1
	.loc	0 53 16 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc_lo, 0x80, v2
	.loc	0 53 3
	s_cbranch_vccnz .LBB3_5
.LBB3_6:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 49 6 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 57 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 57 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 58 1 is_stmt 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel arrive_by_arms
		.amdhsa_group_segment_fixed_size 4
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
.Lfunc_end3:
	.size	arrive_by_arms, .Lfunc_end3-arrive_by_arms

	.protected	lock_over_barriers
	.globl	lock_over_barriers
	.p2align	8
	.type	lock_over_barriers,@function
lock_over_barriers:
.Lfunc_begin4:
	.loc	0 61 6 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	.loc	0 61 8 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_mov_b32 s6, 0
	.loc	0 61 6
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB4_3
	.loc	0 0 6
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
.LBB4_2:
	.loc	0 62 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v4, v3, v[1:2], s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s0, 0, v4
	.loc	0 62 3 is_stmt 0
	s_or_b32 s6, s0, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB4_2
.LBB4_3:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 61 6 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 64 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 63 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 64 8
	global_load_dword v1, v0, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 65 2
	s_barrier
	buffer_gl0_inv
	.loc	0 66 6
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB4_5
	.loc	0 66 14 is_stmt 0
	v_mov_b32_e32 v0, 0
	global_atomic_swap v0, v0, s[2:3]
.LBB4_5:
	.loc	0 67 1 is_stmt 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lock_over_barriers
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
.Lfunc_end4:
	.size	lock_over_barriers, .Lfunc_end4-lock_over_barriers

	.protected	chain_of_waves
	.globl	chain_of_waves
	.p2align	8
	.type	chain_of_waves,@function
chain_of_waves:
.Lfunc_begin5:
	.loc	0 72 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 72 8 is_stmt 0
	v_cmpx_gt_u32_e32 5, v0
	.loc	0 72 6
	s_cbranch_execz .LBB5_2
	.loc	0 72 25
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	.loc	0 72 13
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 72 25
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	.loc	0 72 21
	ds_write_b32 v2, v1
.LBB5_2:
	.loc	0 0 21
	s_or_b32 exec_lo, exec_lo, s0
	v_lshrrev_b32_e32 v1, 4, v0
	s_mov_b32 s0, 0
	.loc	0 73 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_and_b32_e32 v1, 12, v1
.LBB5_3:
	.loc	0 74 9
	ds_read_b32 v2, v1
	.loc	0 74 20 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	.loc	0 74 2
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB5_3
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 75 13 is_stmt 1
	v_and_b32_e32 v1, 63, v0
	v_mov_b32_e32 v2, 0
	.loc	0 75 6 is_stmt 0
	s_mov_b32 s0, exec_lo
	.loc	0 75 13
	v_cmpx_eq_u64_e32 63, v[1:2]
	.loc	0 75 6
	s_cbranch_execz .LBB5_6
	.loc	0 75 30
	v_lshrrev_b32_e32 v1, 4, v0
	v_mov_b32_e32 v2, 1
	v_and_b32_e32 v1, 12, v1
	.loc	0 75 35
	ds_write_b32 v1, v2 offset:4
.LBB5_6:
	.loc	0 0 35
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 72 6 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 76 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 76 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 77 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chain_of_waves
		.amdhsa_group_segment_fixed_size 20
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
	.size	chain_of_waves, .Lfunc_end5-chain_of_waves

	.hidden	take
	.globl	take
	.p2align	2
	.type	take,@function
take:
.Lfunc_begin6:
	.loc	0 80 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b32 s4, 0
.LBB6_1:
.Ltmp6:
	.loc	0 80 70 prologue_end
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 80 63 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB6_1
	.loc	0 0 63
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 80 83
	s_setpc_b64 s[30:31]
.Ltmp7:
.Lfunc_end6:
	.size	take, .Lfunc_end6-take

	.hidden	give
	.globl	give
	.p2align	2
	.type	give,@function
give:
.Lfunc_begin7:
	.loc	0 81 0 is_stmt 1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, 0
.Ltmp8:
	.loc	0 81 63 prologue_end
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 81 96 is_stmt 0
	global_atomic_swap v[0:1], v2, off
	.loc	0 81 115
	s_setpc_b64 s[30:31]
.Ltmp9:
.Lfunc_end7:
	.size	give, .Lfunc_end7-give

	.hidden	add
	.globl	add
	.p2align	2
	.type	add,@function
add:
.Lfunc_begin8:
	.loc	0 82 0 is_stmt 1
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b32 s4, -1
	buffer_store_dword v6, off, s[0:3], s33
	s_mov_b32 exec_lo, s4
	v_writelane_b32 v6, s30, 0
	s_addk_i32 s32, 0x200
	v_mov_b32_e32 v5, v2
.Ltmp10:
	.loc	0 82 70 prologue_end
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, take@rel32@lo+4
	s_addc_u32 s5, s5, take@rel32@hi+12
	v_writelane_b32 v6, s31, 1
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp11:
	.loc	0 82 84 is_stmt 0
	global_load_dword v2, v[0:1], off offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 82 91
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, give@rel32@lo+4
	s_addc_u32 s5, s5, give@rel32@hi+12
	v_readlane_b32 s31, v6, 1
	v_readlane_b32 s30, v6, 0
	.loc	0 82 84
	v_add_nc_u32_e32 v2, v2, v5
	global_store_dword v[0:1], v2, off offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 82 91
	s_xor_saveexec_b32 s7, -1
	buffer_load_dword v6, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	.loc	0 82 91 epilogue_begin
	s_addk_i32 s32, 0xfe00
	s_mov_b32 s33, s6
.Ltmp12:
	s_setpc_b64 s[4:5]
.Ltmp13:
.Lfunc_end8:
	.size	add, .Lfunc_end8-add

	.protected	takes_in_callee
	.globl	takes_in_callee
	.p2align	8
	.type	takes_in_callee,@function
takes_in_callee:
.Lfunc_begin9:
	.loc	0 84 0 is_stmt 1
	s_add_u32 s6, s6, s9
	s_mov_b32 s32, 0
	s_addc_u32 s7, s7, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s6
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s7
	s_add_u32 s0, s0, s9
.Ltmp14:
	.loc	0 85 2 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_addc_u32 s1, s1, 0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, take@rel32@lo+4
	s_addc_u32 s5, s5, take@rel32@hi+12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp15:
	v_mov_b32_e32 v0, 0
	.loc	0 86 8
	global_load_dword v1, v0, s[8:9] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[8:9]
	s_waitcnt_vscnt null, 0x0
	.loc	0 87 2
	global_atomic_swap v0, v0, s[6:7]
	.loc	0 88 1
	s_endpgm
.Ltmp16:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel takes_in_callee
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 33
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
.Lfunc_end9:
	.size	takes_in_callee, .Lfunc_end9-takes_in_callee

	.protected	takes_twice
	.globl	takes_twice
	.p2align	8
	.type	takes_twice,@function
takes_twice:
.Lfunc_begin10:
	.loc	0 90 0
	s_add_u32 s6, s6, s9
	s_mov_b32 s32, 0
	s_addc_u32 s7, s7, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s6
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s7
	s_add_u32 s0, s0, s9
.Ltmp17:
	.loc	0 91 2 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v5, 0
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, take@rel32@lo+4
	s_addc_u32 s11, s11, take@rel32@hi+12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	s_swappc_b64 s[30:31], s[10:11]
.Ltmp18:
	.loc	0 92 8
	global_load_dword v0, v5, s[8:9] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 93 2
	s_getpc_b64 s[12:13]
	s_add_u32 s12, s12, give@rel32@lo+4
	s_addc_u32 s13, s13, give@rel32@hi+12
	.loc	0 92 8
	v_add_nc_u32_e32 v0, 1, v0
	global_store_dword v5, v0, s[8:9]
	s_waitcnt_vscnt null, 0x0
	.loc	0 93 2
	v_mov_b32_e32 v0, s6
	s_swappc_b64 s[30:31], s[12:13]
.Ltmp19:
	.loc	0 94 12
	s_add_u32 s5, s6, 4
	s_addc_u32 s6, s7, 0
	.loc	0 94 2 is_stmt 0
	v_mov_b32_e32 v0, s5
	v_mov_b32_e32 v1, s6
	s_swappc_b64 s[30:31], s[10:11]
.Ltmp20:
	.loc	0 95 8 is_stmt 1
	global_load_dword v0, v5, s[8:9] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, 1, v0
	global_store_dword v5, v0, s[8:9] offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 96 2
	v_mov_b32_e32 v0, s5
	s_swappc_b64 s[30:31], s[12:13]
.Ltmp21:
	.loc	0 97 1
	s_endpgm
.Ltmp22:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel takes_twice
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 33
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
.Lfunc_end10:
	.size	takes_twice, .Lfunc_end10-takes_twice

	.protected	takes_if_odd
	.globl	takes_if_odd
	.p2align	8
	.type	takes_if_odd,@function
takes_if_odd:
.Lfunc_begin11:
	.loc	0 99 0
	s_add_u32 s6, s6, s9
	s_mov_b32 s32, 0
	s_addc_u32 s7, s7, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s6
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s7
	s_add_u32 s0, s0, s9
.Ltmp23:
	.loc	0 100 11 prologue_end
	s_load_dwordx4 s[8:11], s[4:5], 0x8
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, 0
	s_addc_u32 s1, s1, 0
	.loc	0 100 6 is_stmt 0
	s_mov_b32 s6, exec_lo
	v_lshlrev_b32_e32 v0, 2, v5
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v0, s[8:9]
	.loc	0 100 14
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 1, v0
	v_cmpx_eq_u32_e32 1, v0
	.loc	0 100 6
	s_cbranch_execz .LBB11_2
	.loc	0 100 11
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	.loc	0 101 3 is_stmt 1
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, take@rel32@lo+4
	s_addc_u32 s5, s5, take@rel32@hi+12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp24:
	.loc	0 102 9
	global_load_dword v0, v6, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 103 3
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, give@rel32@lo+4
	s_addc_u32 s5, s5, give@rel32@hi+12
	.loc	0 102 9
	v_add_nc_u32_e32 v0, 1, v0
	global_store_dword v6, v0, s[10:11]
	s_waitcnt_vscnt null, 0x0
	.loc	0 103 3
	v_mov_b32_e32 v0, s8
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp25:
.LBB11_2:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 105 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v5
	v_mov_b32_e32 v1, 1
	.loc	0 105 14 is_stmt 0
	global_store_dword v0, v1, s[10:11] offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 106 1 is_stmt 1
	s_endpgm
.Ltmp26:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel takes_if_odd
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 33
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
	.size	takes_if_odd, .Lfunc_end11-takes_if_odd

	.protected	adds_in_callee
	.globl	adds_in_callee
	.p2align	8
	.type	adds_in_callee,@function
adds_in_callee:
.Lfunc_begin12:
	.loc	0 108 0
	s_add_u32 s6, s6, s9
	s_mov_b32 s32, 0
	s_addc_u32 s7, s7, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s6
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s7
.Ltmp27:
	.loc	0 109 17 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	.loc	0 109 12 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v0, s[6:7]
	.loc	0 109 2
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, add@rel32@lo+4
	s_addc_u32 s7, s7, add@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
.Ltmp28:
	.loc	0 110 1 is_stmt 1
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel adds_in_callee
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
	.size	adds_in_callee, .Lfunc_end12-adds_in_callee

	.hidden	add_to
	.globl	add_to
	.p2align	2
	.type	add_to,@function
add_to:
.Lfunc_begin13:
	.loc	0 112 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s6, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b32 s4, -1
	buffer_store_dword v8, off, s[0:3], s33
	s_mov_b32 exec_lo, s4
	v_writelane_b32 v8, s30, 0
	s_addk_i32 s32, 0x200
	v_mov_b32_e32 v7, v4
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v5, v2
	v_writelane_b32 v8, s31, 1
.Ltmp30:
	.loc	0 113 2 prologue_end
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, take@rel32@lo+4
	s_addc_u32 s5, s5, take@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp31:
	.loc	0 114 8
	global_load_dword v2, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 115 2
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, give@rel32@lo+4
	s_addc_u32 s5, s5, give@rel32@hi+12
	v_readlane_b32 s31, v8, 1
	v_readlane_b32 s30, v8, 0
	.loc	0 114 8
	v_add_nc_u32_e32 v2, v2, v7
	global_store_dword v[5:6], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 115 2
	s_xor_saveexec_b32 s7, -1
	buffer_load_dword v8, off, s[0:3], s33
	s_mov_b32 exec_lo, s7
	.loc	0 115 2 epilogue_begin is_stmt 0
	s_addk_i32 s32, 0xfe00
	s_mov_b32 s33, s6
.Ltmp32:
	s_setpc_b64 s[4:5]
.Ltmp33:
.Lfunc_end13:
	.size	add_to, .Lfunc_end13-add_to

	.protected	adds_beside_others
	.globl	adds_beside_others
	.p2align	8
	.type	adds_beside_others,@function
adds_beside_others:
.Lfunc_begin14:
	.loc	0 118 0 is_stmt 1
	s_add_u32 s6, s6, s9
	s_mov_b32 s32, 0
	s_addc_u32 s7, s7, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s6
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s7
	s_add_u32 s0, s0, s9
.Ltmp34:
	.loc	0 119 15 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x8
	s_load_dword s6, s[4:5], 0x18
	v_mov_b32_e32 v11, v0
	s_addc_u32 s1, s1, 0
	.loc	0 119 10 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v11
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v0, s[8:9]
	.loc	0 121 6 is_stmt 1
	s_mov_b32 s8, exec_lo
	.loc	0 119 22
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[9:10], null, v0, 3, s[6:7]
	.loc	0 121 14
	v_and_b32_e32 v1, 1, v0
	v_cmpx_eq_u32_e32 1, v1
	.loc	0 121 6 is_stmt 0
	s_cbranch_execz .LBB14_2
	.loc	0 119 15 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x0
	.loc	0 121 19
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	v_mov_b32_e32 v4, v9
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, add_to@rel32@lo+4
	s_addc_u32 s7, s7, add_to@rel32@hi+12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	s_swappc_b64 s[30:31], s[6:7]
.Ltmp35:
.LBB14_2:
	.loc	0 0 19 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 122 18 is_stmt 1
	v_mul_lo_u32 v0, v9, v9
	.loc	0 122 2 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v11
	.loc	0 122 14
	global_store_dword v1, v0, s[10:11] offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 123 1 is_stmt 1
	s_endpgm
.Ltmp36:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel adds_beside_others
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
	.size	adds_beside_others, .Lfunc_end14-adds_beside_others

	.protected	leader_adds_in_callee
	.globl	leader_adds_in_callee
	.p2align	8
	.type	leader_adds_in_callee,@function
leader_adds_in_callee:
.Lfunc_begin15:
	.loc	0 125 0
	s_add_u32 s6, s6, s9
	s_mov_b32 s32, 0
	s_addc_u32 s7, s7, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s6
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s7
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
.Ltmp37:
	.loc	0 126 6 prologue_end
	s_mov_b32 s6, exec_lo
	.loc	0 126 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 126 6
	s_cbranch_execz .LBB15_2
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	.loc	0 126 24
	s_waitcnt lgkmcnt(0)
	s_load_dword s8, s[6:7], 0x14
	.loc	0 126 14
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, add@rel32@lo+4
	s_addc_u32 s7, s7, add@rel32@hi+12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s8
	s_swappc_b64 s[30:31], s[6:7]
.Ltmp38:
.LBB15_2:
	.loc	0 127 1 is_stmt 1
	s_endpgm
.Ltmp39:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_adds_in_callee
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 34
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
	.size	leader_adds_in_callee, .Lfunc_end15-leader_adds_in_callee

	.protected	two_words_inside
	.globl	two_words_inside
	.p2align	8
	.type	two_words_inside,@function
two_words_inside:
.Lfunc_begin16:
	.loc	0 131 0
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s4, 0
	s_mov_b32 s5, 0
	s_inst_prefetch 0x1
	s_branch .LBB16_3
	.p2align	6
.LBB16_1:
	s_or_b32 exec_lo, exec_lo, s7
.Ltmp40:
	.loc	0 141 4 prologue_end
	global_atomic_swap v2, v2, s[0:1]
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s7, s8, exec_lo
	s_or_b32 s4, s4, s7
.LBB16_2:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 135 7 is_stmt 1
	s_and_b32 s6, exec_lo, s4
	s_or_b32 s5, s6, s5
	.loc	0 134 2
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB16_6
.LBB16_3:
	.loc	0 135 8
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	.loc	0 135 7 is_stmt 0
	s_mov_b32 s6, exec_lo
	.loc	0 135 8
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v3
	.loc	0 135 7
	s_cbranch_execz .LBB16_2
	.loc	0 136 9 is_stmt 1
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] offset:4 glc
	s_mov_b32 s8, s4
	.loc	0 136 8 is_stmt 0
	s_mov_b32 s7, exec_lo
	.loc	0 136 9
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v3
	.loc	0 136 8
	s_cbranch_execz .LBB16_1
	.loc	0 137 11 is_stmt 1
	global_load_dword v3, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	s_or_b32 s8, s4, exec_lo
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v2, v3, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 138 5
	global_atomic_swap v2, v2, s[0:1] offset:4
	s_branch .LBB16_1
.LBB16_6:
	.loc	0 0 5 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 143 1 is_stmt 1
	s_endpgm
.Ltmp41:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel two_words_inside
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
		.amdhsa_reserve_vcc 0
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
	.size	two_words_inside, .Lfunc_end16-two_words_inside

	.protected	queue_of_lanes
	.globl	queue_of_lanes
	.p2align	8
	.type	queue_of_lanes,@function
queue_of_lanes:
.Lfunc_begin17:
	.loc	0 146 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	.loc	0 146 13 is_stmt 0
	v_add_nc_u32_e32 v2, 1, v0
	.loc	0 146 11
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b32 s7, 0
	.loc	0 148 6 is_stmt 1
	s_mov_b32 s6, exec_lo
	.loc	0 146 27
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v3, v1, v2, s[0:1] glc
	.loc	0 148 6
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB17_3
	.loc	0 149 3
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_co_u32 v5, vcc_lo, s4, v3
	v_add_co_u32 v3, s8, s0, v1
	v_add_co_ci_u32_e32 v6, vcc_lo, s5, v4, vcc_lo
	v_add_co_ci_u32_e64 v4, null, s1, 0, s8
	.loc	0 149 20 is_stmt 0
	global_store_dword v[5:6], v2, off offset:256
	s_waitcnt_vscnt null, 0x0
.LBB17_2:
	.loc	0 150 10 is_stmt 1
	global_load_dword v1, v[3:4], off offset:260 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 150 24 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 150 3
	s_or_b32 s7, vcc_lo, s7
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execnz .LBB17_2
.LBB17_3:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 152 9 is_stmt 1
	v_mov_b32_e32 v1, 0
	global_load_dword v3, v1, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v1, v3, s[2:3]
	.loc	0 153 6
	global_atomic_cmpswap v1, v1, v[1:2], s[0:1] glc
	s_mov_b32 s2, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e64 v1, v2
	s_cbranch_execz .LBB17_7
	.loc	0 0 6 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_co_u32 v0, s2, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, 0, s2
	s_mov_b32 s2, 0
.LBB17_5:
	.loc	0 154 18 is_stmt 1
	global_load_dword v2, v[0:1], off offset:260 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 154 32 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	.loc	0 154 3
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB17_5
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 155 3 is_stmt 1
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_mov_b32_e32 v2, 1
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 155 19 is_stmt 0
	global_store_dword v[0:1], v2, off offset:256
	s_waitcnt_vscnt null, 0x0
.LBB17_7:
	.loc	0 157 1 is_stmt 1
	s_endpgm
.Ltmp42:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel queue_of_lanes
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
.Lfunc_end17:
	.size	queue_of_lanes, .Lfunc_end17-queue_of_lanes

	.protected	bit_of_each
	.globl	bit_of_each
	.p2align	8
	.type	bit_of_each,@function
bit_of_each:
.Lfunc_begin18:
	.loc	0 160 15 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshrrev_b32_e32 v1, 3, v0
	.loc	0 160 12 is_stmt 0
	v_lshlrev_b32_e64 v3, v0, 1
	v_and_b32_e32 v1, 28, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s0, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	.loc	0 160 15
	s_mov_b32 s0, 0
.LBB18_1:
	.loc	0 162 9 is_stmt 1
	global_atomic_or v4, v[1:2], v3, off glc
	.loc	0 162 37 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v4, v4, v3
	.loc	0 162 2
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB18_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 160 15 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 163 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 164 28
	v_not_b32_e32 v3, v3
	.loc	0 163 8
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v0, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, 1, v4
	global_store_dword v0, v4, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 164 2
	global_atomic_and v[1:2], v3, off
	.loc	0 165 1
	s_endpgm
.Ltmp43:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bit_of_each
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
.Lfunc_end18:
	.size	bit_of_each, .Lfunc_end18-bit_of_each

	.hidden	wait_turn
	.globl	wait_turn
	.p2align	2
	.type	wait_turn,@function
wait_turn:
.Lfunc_begin19:
	.loc	0 167 0
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, 1
	s_mov_b32 s4, 0
.Ltmp44:
	.loc	0 168 13 prologue_end
	global_atomic_add v2, v[0:1], v2, off glc
.LBB19_1:
	.loc	0 170 9
	global_load_dword v3, v[0:1], off offset:4 glc dlc
	.loc	0 170 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v2
	.loc	0 170 2
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB19_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 171 1 is_stmt 1
	s_setpc_b64 s[30:31]
.Ltmp45:
.Lfunc_end19:
	.size	wait_turn, .Lfunc_end19-wait_turn

	.protected	turns_in_rounds
	.globl	turns_in_rounds
	.p2align	8
	.type	turns_in_rounds,@function
turns_in_rounds:
.Lfunc_begin20:
	.loc	0 173 0
	s_add_u32 s6, s6, s9
	s_mov_b32 s32, 0
	s_addc_u32 s7, s7, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s6
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s7
	v_mov_b32_e32 v4, v0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
.Ltmp46:
	.loc	0 176 6 prologue_end
	s_mov_b32 s6, exec_lo
	.loc	0 176 8 is_stmt 0
	v_cmpx_gt_u32_e32 21, v4
	.loc	0 176 6
	s_cbranch_execz .LBB20_11
	.loc	0 174 10 is_stmt 1
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	s_mov_b32 s9, 0
	.loc	0 178 6
	s_mov_b32 s8, exec_lo
	v_cmpx_ne_u32_e32 0, v4
	s_cbranch_execz .LBB20_4
	.loc	0 0 6 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v4
	s_waitcnt lgkmcnt(0)
	s_add_u32 s10, s6, 0x100
	s_addc_u32 s11, s7, 0
	v_add_co_u32 v0, s10, s10, v0
	v_add_co_ci_u32_e64 v1, null, s11, 0, s10
.LBB20_3:
	.loc	0 179 10 is_stmt 1
	global_load_dword v2, v[0:1], off offset:-4 glc dlc
	.loc	0 179 42 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	.loc	0 179 3
	s_or_b32 s9, vcc_lo, s9
	s_andn2_b32 exec_lo, exec_lo, s9
	s_cbranch_execnz .LBB20_3
.LBB20_4:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 174 10 is_stmt 1
	s_load_dwordx4 s[8:11], s[4:5], 0x8
	v_mov_b32_e32 v7, 0
	.loc	0 182 24
	v_lshlrev_b32_e32 v1, 2, v4
	v_mov_b32_e32 v2, 1
	v_and_b32_e32 v8, 3, v4
	v_add_nc_u32_e32 v9, 5, v4
	s_waitcnt lgkmcnt(0)
	s_add_u32 s12, s6, 0x98
	s_addc_u32 s13, s7, 0
	s_mov_b32 s14, 0
	.loc	0 180 7
	global_load_dword v0, v7, s[10:11] offset:240 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 181 2
	buffer_gl0_inv
	.loc	0 182 2
	global_atomic_swap v1, v2, s[6:7] offset:256
	v_lshl_or_b32 v1, v8, 2, 0x50
	v_add_co_u32 v5, s4, s10, v1
	v_add_co_ci_u32_e64 v6, null, s11, 0, s4
	.loc	0 180 4
	v_add_nc_u32_e32 v10, v0, v4
	s_branch .LBB20_6
.LBB20_5:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 189 3 is_stmt 1
	v_add3_u32 v10, v1, v0, v2
	.loc	0 183 38
	s_add_i32 s4, s14, 1
	.loc	0 183 28 is_stmt 0
	s_cmp_lg_u32 s14, 0
	s_mov_b32 s14, s4
	.loc	0 183 2
	s_cbranch_scc1 .LBB20_10
.LBB20_6:
	.loc	0 184 3 is_stmt 1
	v_mov_b32_e32 v0, s12
	v_mov_b32_e32 v1, s13
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, wait_turn@rel32@lo+4
	s_addc_u32 s5, s5, wait_turn@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
.Ltmp47:
	.loc	0 185 21
	global_load_dword v0, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s16, -1
	s_mov_b32 s15, 0
	s_mov_b64 s[4:5], s[8:9]
	v_add3_u32 v0, v9, s14, v0
	global_store_dword v[5:6], v0, off
	s_waitcnt_vscnt null, 0x0
.LBB20_7:
	.loc	0 187 13
	global_load_dword v0, v7, s[4:5]
	v_mov_b32_e32 v1, v10
	.loc	0 186 21
	s_add_i32 s16, s16, 1
	s_add_u32 s4, s4, 4
	v_cmp_eq_u32_e32 vcc_lo, s16, v8
	v_mov_b32_e32 v2, s16
	s_addc_u32 s5, s5, 0
	.loc	0 186 3 is_stmt 0
	s_or_b32 s15, vcc_lo, s15
	.loc	0 186 37
	s_waitcnt vmcnt(0)
	v_add3_u32 v10, s16, v0, v1
	.loc	0 186 3
	s_andn2_b32 exec_lo, exec_lo, s15
	s_cbranch_execnz .LBB20_7
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s15
	.loc	0 189 3 is_stmt 1
	s_mov_b32 s4, exec_lo
	s_mov_b32 s5, exec_lo
	v_mbcnt_lo_u32_b32 v3, s4, 0
	.loc	0 188 3
	buffer_gl0_inv
	.loc	0 189 3
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB20_5
	s_bcnt1_i32_b32 s4, s4
	v_mov_b32_e32 v3, s4
	global_atomic_add v7, v3, s[6:7] offset:156
	s_branch .LBB20_5
.LBB20_10:
	.loc	0 191 2
	v_lshlrev_b32_e32 v3, 2, v4
	.loc	0 191 15 is_stmt 0
	v_add3_u32 v0, v1, v0, v2
	global_store_dword v3, v0, s[10:11] offset:512
	s_waitcnt_vscnt null, 0x0
.LBB20_11:
	.loc	0 192 1 is_stmt 1
	s_endpgm
.Ltmp48:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel turns_in_rounds
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 33
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
	.size	turns_in_rounds, .Lfunc_end20-turns_in_rounds

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
    .max_flat_workgroup_size: 128
    .name:           each_lane_to_its_lane
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         each_lane_to_its_lane.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           told_by_same_wave
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         told_by_same_wave.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           told_by_other_wave
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         told_by_other_wave.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           arrive_by_arms
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         arrive_by_arms.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
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
    .name:           lock_over_barriers
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         lock_over_barriers.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
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
    .group_segment_fixed_size: 20
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           chain_of_waves
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         chain_of_waves.kd
    .vgpr_count:     3
    .vgpr_spill_count: 0
    .wavefront_size: 32
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
    .name:           takes_in_callee
    .private_segment_fixed_size: 0
    .sgpr_count:     35
    .sgpr_spill_count: 0
    .symbol:         takes_in_callee.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
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
    .name:           takes_twice
    .private_segment_fixed_size: 0
    .sgpr_count:     35
    .sgpr_spill_count: 0
    .symbol:         takes_twice.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
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
    .name:           takes_if_odd
    .private_segment_fixed_size: 0
    .sgpr_count:     35
    .sgpr_spill_count: 0
    .symbol:         takes_if_odd.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
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
    .name:           adds_in_callee
    .private_segment_fixed_size: 16
    .sgpr_count:     36
    .sgpr_spill_count: 0
    .symbol:         adds_in_callee.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
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
    .name:           adds_beside_others
    .private_segment_fixed_size: 16
    .sgpr_count:     36
    .sgpr_spill_count: 0
    .symbol:         adds_beside_others.kd
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 32
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
    .name:           leader_adds_in_callee
    .private_segment_fixed_size: 16
    .sgpr_count:     36
    .sgpr_spill_count: 0
    .symbol:         leader_adds_in_callee.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
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
    .name:           two_words_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         two_words_inside.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
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
    .name:           queue_of_lanes
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         queue_of_lanes.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
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
    .name:           bit_of_each
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         bit_of_each.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
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
    .name:           turns_in_rounds
    .private_segment_fixed_size: 0
    .sgpr_count:     35
    .sgpr_spill_count: 0
    .symbol:         turns_in_rounds.kd
    .vgpr_count:     11
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

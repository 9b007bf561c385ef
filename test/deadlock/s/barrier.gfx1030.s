	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	barrier_of_first_wave
	.globl	barrier_of_first_wave
	.p2align	8
	.type	barrier_of_first_wave,@function
barrier_of_first_wave:
.Lfunc_begin0:
	.file	0 "." "cl/barrier.cl" md5 0xc66447de85c180ee32aedeca8dde2253
	.loc	0 11 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 13 6
	s_mov_b32 s4, exec_lo
	.loc	0 13 8 is_stmt 0
	v_cmpx_gt_u32_e32 64, v0
	.loc	0 13 6
	s_cbranch_execz .LBB0_2
	.loc	0 14 12 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 14 10 is_stmt 0
	global_store_dword v1, v2, s[2:3]
	.loc	0 15 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB0_2:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 17 9 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3]
	.loc	0 19 10
	v_xor_b32_e32 v0, 0xff, v0
	.loc	0 19 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 17 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v1, v2, s[2:3]
	.loc	0 18 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 19 15
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 2, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 20 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 21 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel barrier_of_first_wave
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
		.amdhsa_next_free_sgpr 6
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
.Lfunc_end0:
	.size	barrier_of_first_wave, .Lfunc_end0-barrier_of_first_wave

	.protected	barrier_by_wave_number
	.globl	barrier_by_wave_number
	.p2align	8
	.type	barrier_by_wave_number,@function
barrier_by_wave_number:
.Lfunc_begin1:
	.loc	0 26 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshrrev_b32_e32 v2, 6, v0
	.loc	0 28 2
	v_add_nc_u32_e32 v2, 1, v2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s0, s0, v1
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB1_1:
	.loc	0 29 10
	global_load_dword v3, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, s0, v3
	.loc	0 28 33
	s_add_i32 s0, s0, 1
	.loc	0 28 21 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, s0, v2
	.loc	0 29 10 is_stmt 1
	global_store_dword v[0:1], v3, off
	.loc	0 30 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 28 2
	s_cbranch_vccz .LBB1_1
	.loc	0 26 11
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	.loc	0 32 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 33 12
	global_load_dword v2, v2, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 33 9 is_stmt 0
	global_load_dword v3, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, v3, v2
	global_store_dword v[0:1], v2, off
	.loc	0 34 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 35 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel barrier_by_wave_number
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
	.size	barrier_by_wave_number, .Lfunc_end1-barrier_by_wave_number

	.protected	barrier_by_data
	.globl	barrier_by_data
	.p2align	8
	.type	barrier_by_data,@function
barrier_by_data:
.Lfunc_begin2:
	.loc	0 40 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 40 44 is_stmt 0
	v_and_b32_e32 v1, 0xc0, v0
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 40 37
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 42 2 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 42 21 is_stmt 0
	v_cmpx_lt_u32_e32 63, v1
	.loc	0 42 2
	s_cbranch_execz .LBB2_3
	.loc	0 0 2
	v_add_co_u32 v0, s1, s2, v2
	.loc	0 40 52 is_stmt 1
	v_lshrrev_b32_e32 v3, 6, v1
	v_add_co_ci_u32_e64 v1, null, s3, 0, s1
	s_mov_b32 s1, 0
	s_mov_b32 s4, 0
.LBB2_2:
	.loc	0 43 10
	global_load_dword v4, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, s4, v4
	.loc	0 42 32
	s_add_i32 s4, s4, 1
	.loc	0 42 21 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, s4, v3
	.loc	0 43 10 is_stmt 1
	global_store_dword v[0:1], v4, off
	.loc	0 44 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	.loc	0 42 2
	s_or_b32 s1, vcc_lo, s1
	.loc	0 44 3
	buffer_gl0_inv
	.loc	0 42 2
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB2_2
.LBB2_3:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 46 2 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 47 9
	global_load_dword v0, v2, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, 1, v0
	global_store_dword v2, v0, s[2:3]
	.loc	0 48 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 49 9
	global_load_dword v0, v2, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, 1, v0
	global_store_dword v2, v0, s[2:3]
	.loc	0 50 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 51 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel barrier_by_data
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
.Lfunc_end2:
	.size	barrier_by_data, .Lfunc_end2-barrier_by_data

	.protected	barrier_twice_in_one_arm
	.globl	barrier_twice_in_one_arm
	.p2align	8
	.type	barrier_twice_in_one_arm,@function
barrier_twice_in_one_arm:
.Lfunc_begin3:
	.loc	0 56 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 58 8
	v_and_b32_e32 v1, 64, v0
	.loc	0 0 0 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	.loc	0 58 8
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	.loc	0 0 0
	v_add_co_u32 v0, s0, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	s_mov_b32 s0, -1
	.loc	0 58 6
	s_and_b32 s1, vcc_lo, exec_lo
	s_cbranch_scc1 .LBB3_2
	.loc	0 0 6
	v_mov_b32_e32 v2, 1
	s_mov_b32 s0, 0
	.loc	0 59 3 is_stmt 1
	s_barrier
	buffer_gl0_inv
	.loc	0 60 10
	global_store_dword v[0:1], v2, off
	.loc	0 61 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB3_2:
	.loc	0 58 6
	s_andn2_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccnz .LBB3_4
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v2, 2
	.loc	0 63 3 is_stmt 1
	s_barrier
	buffer_gl0_inv
	.loc	0 64 10
	global_store_dword v[0:1], v2, off
.LBB3_4:
	.loc	0 66 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 67 9
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 1, v2
	global_store_dword v[0:1], v2, off
	.loc	0 68 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 69 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel barrier_twice_in_one_arm
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
	.size	barrier_twice_in_one_arm, .Lfunc_end3-barrier_twice_in_one_arm

	.protected	barrier_by_ticket
	.globl	barrier_by_ticket
	.p2align	8
	.type	barrier_by_ticket,@function
barrier_by_ticket:
.Lfunc_begin4:
	.loc	0 75 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 77 9
	v_and_b32_e32 v1, 63, v0
	.loc	0 77 6 is_stmt 0
	s_mov_b32 s2, exec_lo
	.loc	0 77 16
	v_cmpx_eq_u32_e32 0, v1
	.loc	0 77 6
	s_cbranch_execz .LBB4_4
	.loc	0 78 12 is_stmt 1
	s_mov_b32 s6, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB4_3
	.loc	0 75 11
	s_load_dwordx2 s[4:5], s[4:5], 0x0
	.loc	0 78 12
	s_bcnt1_i32_b32 s6, s6
	.loc	0 75 11
	v_mov_b32_e32 v2, 0
	.loc	0 78 12
	v_mov_b32_e32 v3, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[4:5] glc
.LBB4_3:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 78 12
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	v_lshlrev_b32_e32 v2, 2, v0
	v_add_nc_u32_e32 v1, s3, v1
	.loc	0 78 10
	s_waitcnt lgkmcnt(0)
	global_store_dword v2, v1, s[0:1]
.LBB4_4:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 80 12 is_stmt 1
	v_and_b32_e32 v1, 0xc0, v0
	.loc	0 79 2
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 80 6
	s_mov_b32 s2, exec_lo
	v_lshlrev_b32_e32 v1, 2, v1
	global_load_dword v1, v1, s[0:1]
	.loc	0 80 20 is_stmt 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 1, v1
	v_cmpx_eq_u32_e32 1, v1
	.loc	0 80 6
	s_cbranch_execz .LBB4_6
	.loc	0 81 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB4_6:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 83 11 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 82 2
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	v_mov_b32_e32 v2, 0
	.loc	0 83 11
	global_load_dword v1, v0, s[0:1]
	.loc	0 83 9 is_stmt 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v2, v1
	.loc	0 84 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 85 11
	ds_read_b32 v1, v2
	.loc	0 85 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 86 1 is_stmt 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel barrier_by_ticket
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 7
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
.Lfunc_end4:
	.size	barrier_by_ticket, .Lfunc_end4-barrier_by_ticket

	.protected	barrier_in_both_arms_of_some
	.globl	barrier_in_both_arms_of_some
	.p2align	8
	.type	barrier_in_both_arms_of_some,@function
barrier_in_both_arms_of_some:
.Lfunc_begin5:
	.loc	0 91 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 93 6
	s_mov_b32 s2, exec_lo
	.loc	0 93 8 is_stmt 0
	v_cmpx_lt_u32_e32 0x5f, v0
	.loc	0 93 6
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB5_2
	.loc	0 102 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
.LBB5_2:
	.loc	0 93 6
	s_or_saveexec_b32 s2, s2
	v_lshlrev_b32_e32 v2, 2, v0
	s_xor_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB5_8
	.loc	0 94 9
	v_and_b32_e32 v0, 1, v0
	v_cmp_eq_u32_e32 vcc_lo, 1, v0
	.loc	0 0 0 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s3, s0, v2
	v_add_co_ci_u32_e64 v1, null, s1, 0, s3
	.loc	0 94 7
	s_and_saveexec_b32 s3, vcc_lo
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB5_5
	.loc	0 0 7
	v_mov_b32_e32 v3, 3
	.loc	0 95 11 is_stmt 1
	global_store_dword v[0:1], v3, off
	.loc	0 96 4
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
.LBB5_5:
	.loc	0 94 7
	s_andn2_saveexec_b32 s3, s3
	s_cbranch_execz .LBB5_7
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v3, 4
	.loc	0 98 11 is_stmt 1
	global_store_dword v[0:1], v3, off
	.loc	0 99 4
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
.LBB5_7:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
.LBB5_8:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 104 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 105 9
	global_load_dword v0, v2, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, 1, v0
	global_store_dword v2, v0, s[0:1]
	.loc	0 106 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 107 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel barrier_in_both_arms_of_some
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
	.size	barrier_in_both_arms_of_some, .Lfunc_end5-barrier_in_both_arms_of_some

	.protected	barrier_plain
	.globl	barrier_plain
	.p2align	8
	.type	barrier_plain,@function
barrier_plain:
.Lfunc_begin6:
	.loc	0 112 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 114 11
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 116 20
	v_xor_b32_e32 v0, 0xff, v0
	.loc	0 116 12 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 114 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 114 9 is_stmt 0
	global_store_dword v1, v2, s[2:3]
	.loc	0 115 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 116 12
	s_clause 0x1
	global_load_dword v0, v0, s[2:3]
	global_load_dword v2, v1, s[2:3]
	.loc	0 116 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v2, v0
	global_store_dword v1, v0, s[2:3]
	.loc	0 117 1 is_stmt 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel barrier_plain
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
		.amdhsa_next_free_sgpr 6
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
.Lfunc_end6:
	.size	barrier_plain, .Lfunc_end6-barrier_plain

	.protected	barrier_by_argument
	.globl	barrier_by_argument
	.p2align	8
	.type	barrier_by_argument,@function
barrier_by_argument:
.Lfunc_begin7:
	.loc	0 123 21 prologue_end
	s_load_dword s8, s[4:5], 0x18
	s_mov_b32 s7, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s8, 0
	.loc	0 123 2 is_stmt 0
	s_cbranch_scc1 .LBB7_3
	.loc	0 123 21
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s6, s7
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s2, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, 0, s2
.LBB7_2:
	.loc	0 124 13 is_stmt 1
	s_lshl_b64 s[2:3], s[6:7], 2
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	.loc	0 123 28
	s_add_i32 s6, s6, 16
	.loc	0 124 13
	global_load_dword v3, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 124 10 is_stmt 0
	global_load_dword v4, v[0:1], off
	.loc	0 123 21 is_stmt 1
	s_cmp_ge_u32 s6, s8
	.loc	0 124 10
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, v4, v3
	global_store_dword v[0:1], v3, off
	.loc	0 125 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 123 2
	s_cbranch_scc0 .LBB7_2
.LBB7_3:
	.loc	0 127 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel barrier_by_argument
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
.Lfunc_end7:
	.size	barrier_by_argument, .Lfunc_end7-barrier_by_argument

	.protected	barrier_by_group
	.globl	barrier_by_group
	.p2align	8
	.type	barrier_by_group,@function
barrier_by_group:
.Lfunc_begin8:
	.loc	0 131 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 133 26
	s_bitcmp1_b32 s6, 0
	v_lshlrev_b32_e32 v0, 2, v0
	s_cselect_b32 s4, -1, 0
	.loc	0 133 6 is_stmt 0
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB8_2
	.loc	0 134 12 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 134 10 is_stmt 0
	global_store_dword v0, v1, s[2:3]
	.loc	0 135 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB8_2:
	.loc	0 137 9
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 138 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel barrier_by_group
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
		.amdhsa_next_free_vgpr 2
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
.Lfunc_end8:
	.size	barrier_by_group, .Lfunc_end8-barrier_by_group

	.protected	barrier_in_halving
	.globl	barrier_in_halving
	.p2align	8
	.type	barrier_in_halving,@function
barrier_in_halving:
.Lfunc_begin9:
	.loc	0 143 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 145 11
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 148 7
	s_mov_b32 s0, exec_lo
	.loc	0 145 9
	ds_write_b32 v1, v2
	.loc	0 147 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 148 9
	v_cmpx_gt_u32_e32 0x80, v0
	.loc	0 148 7 is_stmt 0
	s_cbranch_execz .LBB9_2
	.loc	0 149 14 is_stmt 1
	ds_read2st64_b32 v[2:3], v1 offset1:2
	.loc	0 149 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB9_2:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 148 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 147 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 148 9
	v_cmpx_gt_u32_e32 64, v0
	.loc	0 148 7 is_stmt 0
	s_cbranch_execz .LBB9_4
	.loc	0 149 14 is_stmt 1
	ds_read2st64_b32 v[2:3], v1 offset1:1
	.loc	0 149 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB9_4:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 148 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 147 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 148 9
	v_cmpx_gt_u32_e32 32, v0
	.loc	0 148 7 is_stmt 0
	s_cbranch_execz .LBB9_6
	.loc	0 149 14 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:32
	.loc	0 149 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB9_6:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 148 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 147 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 148 9
	v_cmpx_gt_u32_e32 16, v0
	.loc	0 148 7 is_stmt 0
	s_cbranch_execz .LBB9_8
	.loc	0 149 14 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:16
	.loc	0 149 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB9_8:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 148 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 147 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 148 9
	v_cmpx_gt_u32_e32 8, v0
	.loc	0 148 7 is_stmt 0
	s_cbranch_execz .LBB9_10
	.loc	0 149 11 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB9_10:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 148 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 147 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 148 9
	v_cmpx_gt_u32_e32 4, v0
	.loc	0 148 7 is_stmt 0
	s_cbranch_execz .LBB9_12
	.loc	0 149 11 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB9_12:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 148 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 147 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 148 9
	v_cmpx_gt_u32_e32 2, v0
	.loc	0 148 7 is_stmt 0
	s_cbranch_execz .LBB9_14
	.loc	0 149 11 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB9_14:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 148 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 147 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 148 9
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 148 7 is_stmt 0
	s_cbranch_execz .LBB9_16
	.loc	0 0 7
	v_mov_b32_e32 v0, 0
	.loc	0 149 14 is_stmt 1
	ds_read_b32 v0, v0 offset:4
	.loc	0 149 11 is_stmt 0
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v2, v0
	ds_write_b32 v1, v0
.LBB9_16:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v0, 0
	.loc	0 151 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 152 11
	ds_read_b32 v0, v0
	.loc	0 152 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[2:3]
	.loc	0 153 1 is_stmt 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel barrier_in_halving
		.amdhsa_group_segment_fixed_size 1024
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
		.amdhsa_next_free_sgpr 6
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
.Lfunc_end9:
	.size	barrier_in_halving, .Lfunc_end9-barrier_in_halving

	.protected	barrier_around_work_of_one
	.globl	barrier_around_work_of_one
	.p2align	8
	.type	barrier_around_work_of_one,@function
barrier_around_work_of_one:
.Lfunc_begin10:
	.loc	0 160 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 160 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 160 6
	s_cbranch_execz .LBB10_4
	.loc	0 161 11 is_stmt 1
	s_mov_b32 s2, exec_lo
	s_mov_b32 s1, exec_lo
	v_mbcnt_lo_u32_b32 v1, s2, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB10_3
	.loc	0 158 11
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	.loc	0 161 11
	s_bcnt1_i32_b32 s2, s2
	.loc	0 158 11
	v_mov_b32_e32 v2, 0
	.loc	0 161 11
	v_mov_b32_e32 v3, s2
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[6:7] glc
.LBB10_3:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 161 11
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s1, v2
	v_mov_b32_e32 v2, 0
	v_add_nc_u32_e32 v1, s1, v1
	.loc	0 161 9
	ds_write_b32 v2, v1
.LBB10_4:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v1, 0
	.loc	0 158 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 162 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 163 11
	ds_read_b32 v2, v1
	.loc	0 163 2 is_stmt 0
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 165 6 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 163 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v3, v2, s[0:1]
	.loc	0 164 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 165 8
	v_cmpx_eq_u32_e32 0xff, v0
	.loc	0 165 6 is_stmt 0
	s_cbranch_execz .LBB10_6
	.loc	0 166 10 is_stmt 1
	global_load_dword v0, v1, s[0:1]
	.loc	0 166 13 is_stmt 0
	ds_read_b32 v2, v1
	.loc	0 166 10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e32 v0, v0, v2
	global_store_dword v1, v0, s[0:1]
.LBB10_6:
	.loc	0 167 1 is_stmt 1
	s_endpgm
.Ltmp10:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel barrier_around_work_of_one
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
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
.Lfunc_end10:
	.size	barrier_around_work_of_one, .Lfunc_end10-barrier_around_work_of_one

	.protected	barrier_after_search
	.globl	barrier_after_search
	.p2align	8
	.type	barrier_after_search,@function
barrier_after_search:
.Lfunc_begin11:
	.loc	0 171 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, -1
	s_mov_b32 s5, 0
	s_mov_b32 s6, 0
.LBB11_1:
	.loc	0 173 9
	s_add_i32 s4, s4, 1
	s_lshl_b64 s[8:9], s[4:5], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s8, s0, s8
	s_addc_u32 s9, s1, s9
	global_load_dword v2, v1, s[8:9] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 173 17 is_stmt 0
	v_cmp_ge_u32_e32 vcc_lo, v2, v0
	.loc	0 173 9
	v_mov_b32_e32 v2, s4
	.loc	0 173 2
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB11_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 176 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 175 2
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 176 9
	global_store_dword v0, v2, s[2:3]
	.loc	0 177 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 178 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel barrier_after_search
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
.Lfunc_end11:
	.size	barrier_after_search, .Lfunc_end11-barrier_after_search

	.protected	flag_until_still
	.globl	flag_until_still
	.p2align	8
	.type	flag_until_still,@function
flag_until_still:
.Lfunc_begin12:
	.loc	0 184 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 184 32 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 184 11
	v_mov_b32_e32 v1, 0
	.loc	0 184 40
	v_and_b32_e32 v4, 7, v2
	v_mov_b32_e32 v2, 1
	.p2align	6
.LBB12_1:
	.loc	0 0 40
	v_mov_b32_e32 v3, 0
	.loc	0 190 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 187 3
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 188 9
	ds_write_b32 v1, v1
	.loc	0 189 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 190 9
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 190 7 is_stmt 0
	s_cbranch_execz .LBB12_3
	.loc	0 0 7
	v_add_nc_u32_e32 v3, -1, v4
	.loc	0 192 10 is_stmt 1
	ds_write_b32 v1, v2
.LBB12_3:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 194 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 195 11
	ds_read_b32 v4, v1
	.loc	0 195 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	s_cbranch_vccz .LBB12_5
	.loc	0 0 2
	v_mov_b32_e32 v4, v3
	.loc	0 195 2
	s_branch .LBB12_1
.LBB12_5:
	.loc	0 196 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 196 9 is_stmt 0
	global_store_dword v0, v3, s[2:3]
	.loc	0 197 1 is_stmt 1
	s_endpgm
.Ltmp12:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_until_still
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
.Lfunc_end12:
	.size	flag_until_still, .Lfunc_end12-flag_until_still

	.protected	flag_cleared_early
	.globl	flag_cleared_early
	.p2align	8
	.type	flag_cleared_early,@function
flag_cleared_early:
.Lfunc_begin13:
	.loc	0 203 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 203 32 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 203 11
	v_mov_b32_e32 v1, 0
	.loc	0 203 40
	v_and_b32_e32 v4, 7, v2
	v_mov_b32_e32 v2, 1
	.p2align	6
.LBB13_1:
	.loc	0 0 40
	v_mov_b32_e32 v3, 0
	.loc	0 208 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 206 9
	ds_write_b32 v1, v1
	.loc	0 207 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 208 9
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 208 7 is_stmt 0
	s_cbranch_execz .LBB13_3
	.loc	0 0 7
	v_add_nc_u32_e32 v3, -1, v4
	.loc	0 210 10 is_stmt 1
	ds_write_b32 v1, v2
.LBB13_3:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 212 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 213 11
	ds_read_b32 v4, v1
	.loc	0 213 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	s_cbranch_vccz .LBB13_5
	.loc	0 0 2
	v_mov_b32_e32 v4, v3
	.loc	0 213 2
	s_branch .LBB13_1
.LBB13_5:
	.loc	0 214 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 214 9 is_stmt 0
	global_store_dword v0, v3, s[2:3]
	.loc	0 215 1 is_stmt 1
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_cleared_early
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
.Lfunc_end13:
	.size	flag_cleared_early, .Lfunc_end13-flag_cleared_early

	.protected	flag_raised_late
	.globl	flag_raised_late
	.p2align	8
	.type	flag_raised_late,@function
flag_raised_late:
.Lfunc_begin14:
	.loc	0 219 0
	v_mov_b32_e32 v1, 0
.Ltmp14:
	.loc	0 226 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 223 8
	ds_write_b32 v1, v1
	.loc	0 224 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 225 9
	ds_read_b32 v2, v1
	.loc	0 226 8
	v_cmpx_lt_u32_e32 0xc8, v0
	.loc	0 226 6 is_stmt 0
	s_cbranch_execz .LBB14_2
	.loc	0 0 6
	v_mov_b32_e32 v3, 1
	.loc	0 227 9 is_stmt 1
	ds_write_b32 v1, v3
.LBB14_2:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 228 6 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB14_4
	.loc	0 229 3
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB14_4:
	.loc	0 0 3 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 221 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 230 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 231 11
	ds_read_b32 v1, v1
	.loc	0 231 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 231 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 232 1 is_stmt 1
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_raised_late
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end14:
	.size	flag_raised_late, .Lfunc_end14-flag_raised_late

	.protected	flag_raised_behind
	.globl	flag_raised_behind
	.p2align	8
	.type	flag_raised_behind,@function
flag_raised_behind:
.Lfunc_begin15:
	.loc	0 236 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s0, 0
.Ltmp16:
	.loc	0 240 7 prologue_end
	ds_write_b32 v1, v2
	.loc	0 242 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 243 7
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB15_4
	.loc	0 246 3
	buffer_gl0_inv
	s_barrier
	.loc	0 242 3
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 243 7
	ds_read_b32 v2, v1
	s_mov_b32 s0, 1
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB15_4
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 246 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	.loc	0 242 3
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 243 7
	ds_read_b32 v2, v2
	s_mov_b32 s0, 2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB15_4
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s0, 3
	.loc	0 246 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB15_4:
	.loc	0 240 7
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 249 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 249 9 is_stmt 0
	v_mov_b32_e32 v2, s0
	.loc	0 248 7 is_stmt 1
	ds_write_b32 v1, v1
	.loc	0 249 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v2, s[2:3]
	.loc	0 250 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 251 1
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_raised_behind
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
.Lfunc_end15:
	.size	flag_raised_behind, .Lfunc_end15-flag_raised_behind

	.protected	flag_of_wave
	.globl	flag_of_wave
	.p2align	8
	.type	flag_of_wave,@function
flag_of_wave:
.Lfunc_begin16:
	.loc	0 259 2 prologue_end
	v_lshrrev_b32_e32 v1, 4, v0
	.loc	0 259 19 is_stmt 0
	v_cmp_gt_u32_e32 vcc_lo, 64, v0
	s_mov_b32 s0, 0
	.loc	0 259 2
	v_and_b32_e32 v1, 12, v1
	.loc	0 259 19
	v_cndmask_b32_e64 v2, 0, 1, vcc_lo
	.loc	0 259 15
	ds_write_b32 v1, v2
	.loc	0 260 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 261 6
	ds_read_b32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_b32 s1, vcc_lo, exec_lo
	s_cbranch_scc1 .LBB16_2
	.loc	0 0 6 is_stmt 0
	s_mov_b32 s0, 1
	.loc	0 262 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB16_2:
	.loc	0 257 11
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 266 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 266 9 is_stmt 0
	v_mov_b32_e32 v1, s0
	.loc	0 265 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 266 9
	global_store_dword v0, v1, s[2:3]
	.loc	0 267 1
	s_endpgm
.Ltmp18:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_of_wave
		.amdhsa_group_segment_fixed_size 16
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
.Lfunc_end16:
	.size	flag_of_wave, .Lfunc_end16-flag_of_wave

	.protected	flag_by_index
	.globl	flag_by_index
	.p2align	8
	.type	flag_by_index,@function
flag_by_index:
.Lfunc_begin17:
	.loc	0 275 14 prologue_end
	v_cmp_eq_u32_e32 vcc_lo, 3, v0
	.loc	0 277 6
	v_lshrrev_b32_e32 v2, 3, v0
	.loc	0 275 2
	v_lshlrev_b32_e32 v0, 2, v0
	s_mov_b32 s0, 0
	.loc	0 275 14 is_stmt 0
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	.loc	0 277 6 is_stmt 1
	v_and_b32_e32 v2, 28, v2
	.loc	0 275 10
	ds_write_b32 v0, v1
	.loc	0 276 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 277 6
	ds_read_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_b32 s1, vcc_lo, exec_lo
	s_cbranch_scc1 .LBB17_2
	.loc	0 0 6 is_stmt 0
	s_mov_b32 s0, 1
	.loc	0 279 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB17_2:
	.loc	0 273 11
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 282 9
	v_mov_b32_e32 v1, s0
	.loc	0 281 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 282 9
	global_store_dword v0, v1, s[2:3]
	.loc	0 283 1
	s_endpgm
.Ltmp19:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_by_index
		.amdhsa_group_segment_fixed_size 1024
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
.Lfunc_end17:
	.size	flag_by_index, .Lfunc_end17-flag_by_index

	.protected	flag_hit_by_array
	.globl	flag_hit_by_array
	.p2align	8
	.type	flag_hit_by_array,@function
flag_hit_by_array:
.Lfunc_begin18:
	.loc	0 289 11 prologue_end
	v_mov_b32_e32 v2, 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 291 6
	s_mov_b32 s0, exec_lo
	.loc	0 291 8 is_stmt 0
	v_cmpx_gt_u32_e32 64, v0
	.loc	0 291 6
	s_cbranch_execz .LBB18_2
	.loc	0 292 11 is_stmt 1
	ds_write_b32 v1, v2
.LBB18_2:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 289 11 is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 294 13
	v_and_b32_e32 v0, 0xc0, v0
	.loc	0 294 6 is_stmt 0
	s_mov_b32 s4, exec_lo
	.loc	0 293 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 294 13
	v_cmpx_eq_u32_e32 0x80, v0
	.loc	0 294 6 is_stmt 0
	s_cbranch_execz .LBB18_4
	.loc	0 295 8 is_stmt 1
	global_load_dword v0, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
	.loc	0 295 16 is_stmt 0
	v_and_b32_e32 v0, 56, v0
	.loc	0 295 3
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 295 23
	ds_write_b32 v0, v2
.LBB18_4:
	.loc	0 0 23
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v0, 0
	s_mov_b32 s0, 0
	.loc	0 296 6 is_stmt 1
	ds_read_b32 v0, v0 offset:32
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_cbranch_vccnz .LBB18_6
	.loc	0 0 6 is_stmt 0
	s_mov_b32 s0, 1
	.loc	0 298 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB18_6:
	.loc	0 301 9
	v_mov_b32_e32 v0, s0
	.loc	0 300 2
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 301 9
	global_store_dword v1, v0, s[2:3]
	.loc	0 302 1
	s_endpgm
.Ltmp20:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_hit_by_array
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
.Lfunc_end18:
	.size	flag_hit_by_array, .Lfunc_end18-flag_hit_by_array

	.protected	flag_counted
	.globl	flag_counted
	.p2align	8
	.type	flag_counted,@function
flag_counted:
.Lfunc_begin19:
	.loc	0 312 9 prologue_end
	v_and_b32_e32 v2, 63, v0
	v_mov_b32_e32 v1, 0
	.loc	0 312 6 is_stmt 0
	s_mov_b32 s0, exec_lo
	.loc	0 310 8 is_stmt 1
	ds_write_b32 v1, v1
	.loc	0 311 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 312 16
	v_cmpx_eq_u32_e32 5, v2
	.loc	0 312 6 is_stmt 0
	s_cbranch_execz .LBB19_3
	.loc	0 313 3 is_stmt 1
	s_mov_b32 s1, exec_lo
	v_mbcnt_lo_u32_b32 v2, s1, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_b32 s2, exec_lo, vcc_lo
	s_mov_b32 exec_lo, s2
	s_cbranch_execz .LBB19_3
	s_bcnt1_i32_b32 s1, s1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s1
	ds_add_u32 v2, v3
.LBB19_3:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 314 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	.loc	0 315 6
	ds_read_b32 v1, v1
	s_mov_b32 s0, 0
	.loc	0 315 12 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, 3, v1
	.loc	0 315 6
	s_cbranch_vccnz .LBB19_5
	.loc	0 0 6
	s_mov_b32 s0, 1
	.loc	0 317 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB19_5:
	.loc	0 308 11
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 320 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 320 9 is_stmt 0
	v_mov_b32_e32 v1, s0
	.loc	0 319 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 320 9
	global_store_dword v0, v1, s[2:3]
	.loc	0 321 1
	s_endpgm
.Ltmp21:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_counted
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end19:
	.size	flag_counted, .Lfunc_end19-flag_counted

	.protected	flag_global_cleared_early
	.globl	flag_global_cleared_early
	.p2align	8
	.type	flag_global_cleared_early,@function
flag_global_cleared_early:
.Lfunc_begin20:
	.loc	0 326 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 326 32 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 326 11
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 326 32
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 326 11
	v_mov_b32_e32 v1, 0
	.loc	0 326 40
	v_and_b32_e32 v4, 3, v2
	v_mov_b32_e32 v2, 1
	.p2align	6
.LBB20_1:
	.loc	0 0 40
	v_mov_b32_e32 v3, 0
	.loc	0 331 7 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 329 9
	global_store_dword v1, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 330 3
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 331 9
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 331 7 is_stmt 0
	s_cbranch_execz .LBB20_3
	.loc	0 0 7
	v_add_nc_u32_e32 v3, -1, v4
	.loc	0 333 10 is_stmt 1
	global_store_dword v1, v2, s[0:1]
	s_waitcnt_vscnt null, 0x0
.LBB20_3:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 335 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 336 11
	global_load_dword v4, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 336 2 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	s_cbranch_vccz .LBB20_5
	.loc	0 0 2
	v_mov_b32_e32 v4, v3
	.loc	0 336 2
	s_branch .LBB20_1
.LBB20_5:
	.loc	0 337 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 337 9 is_stmt 0
	global_store_dword v0, v3, s[4:5]
	.loc	0 338 1 is_stmt 1
	s_endpgm
.Ltmp22:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_global_cleared_early
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
.Lfunc_end20:
	.size	flag_global_cleared_early, .Lfunc_end20-flag_global_cleared_early

	.protected	flag_unread_by_one
	.globl	flag_unread_by_one
	.p2align	8
	.type	flag_unread_by_one,@function
flag_unread_by_one:
.Lfunc_begin21:
	.loc	0 348 8 prologue_end
	v_cmp_lt_u32_e32 vcc_lo, 63, v0
	.loc	0 347 2
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 350 6
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB21_2
	.loc	0 351 3
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB21_2:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 344 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 348 6
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	.loc	0 353 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 352 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 353 9
	global_store_dword v0, v1, s[0:1]
	.loc	0 354 1
	s_endpgm
.Ltmp23:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flag_unread_by_one
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
		.amdhsa_next_free_vgpr 2
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
.Lfunc_end21:
	.size	flag_unread_by_one, .Lfunc_end21-flag_unread_by_one

	.protected	flags_in_turn
	.globl	flags_in_turn
	.p2align	8
	.type	flags_in_turn,@function
flags_in_turn:
.Lfunc_begin22:
	.loc	0 360 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 360 32 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 360 11
	v_mov_b32_e32 v1, 0
	.loc	0 362 11 is_stmt 1
	v_mov_b32_e32 v2, v1
	ds_write_b64 v1, v[1:2]
	.loc	0 363 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	.loc	0 360 40
	v_and_b32_e32 v4, 7, v3
	v_mov_b32_e32 v3, 1
	s_branch .LBB22_2
	.p2align	6
.LBB22_1:
	.loc	0 370 7
	s_cbranch_execnz .LBB22_9
.LBB22_2:
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 365 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 0 0 is_stmt 0
	buffer_gl0_inv
	.loc	0 365 9
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 365 7
	s_cbranch_execz .LBB22_4
	.loc	0 0 7
	v_add_nc_u32_e32 v2, -1, v4
	.loc	0 367 13 is_stmt 1
	ds_write_b32 v1, v3
.LBB22_4:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 369 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 370 8
	ds_read_b32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 370 7 is_stmt 0
	s_cbranch_vccnz .LBB22_1
	.loc	0 373 9 is_stmt 1
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	.loc	0 373 7 is_stmt 0
	v_cndmask_b32_e64 v4, 0, 1, vcc_lo
	.loc	0 0 0
	ds_write_b32 v1, v4 offset:4
	.loc	0 377 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 378 8
	ds_read_b32 v4, v1 offset:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 373 7
	v_sub_nc_u32_e64 v4, v2, 1 clamp
	.loc	0 378 7
	s_cbranch_vccz .LBB22_7
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s0, 0
	.loc	0 380 12 is_stmt 1
	ds_write_b32 v1, v1
	.loc	0 381 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	s_branch .LBB22_8
	.p2align	6
.LBB22_7:
	.loc	0 0 3 is_stmt 0
	s_mov_b32 s0, -1
.LBB22_8:
	v_mov_b32_e32 v2, v4
	.loc	0 370 7 is_stmt 1
	s_and_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccz .LBB22_2
.LBB22_9:
	.loc	0 383 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 383 9 is_stmt 0
	global_store_dword v0, v2, s[2:3]
	.loc	0 384 1 is_stmt 1
	s_endpgm
.Ltmp24:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel flags_in_turn
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
.Lfunc_end22:
	.size	flags_in_turn, .Lfunc_end22-flags_in_turn

	.protected	chunk_of_all
	.globl	chunk_of_all
	.p2align	8
	.type	chunk_of_all,@function
chunk_of_all:
.Lfunc_begin23:
	.loc	0 390 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_cmp_eq_u32_e64 s0, 0, v0
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB23_2
	.p2align	6
.LBB23_1:
	.loc	0 399 18 is_stmt 1
	v_add_nc_u32_e32 v1, v1, v0
	.loc	0 399 10 is_stmt 0
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_add_co_u32 v5, vcc_lo, s10, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s11, v6, vcc_lo
	global_load_dword v1, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 399 7
	v_add_nc_u32_e32 v1, v1, v3
	.loc	0 397 7 is_stmt 1
	s_cbranch_execz .LBB23_8
.LBB23_2:
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v3, v1
	.loc	0 393 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 394 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB23_6
	.loc	0 395 9
	s_mov_b32 s5, exec_lo
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v1, s5, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB23_5
	s_bcnt1_i32_b32 s5, s5
	s_lshl_b32 s5, s5, 8
	v_mov_b32_e32 v5, s5
	global_atomic_add v5, v4, v5, s[8:9] glc
.LBB23_5:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 395 9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v5
	v_lshl_add_u32 v1, v1, 8, s4
	.loc	0 395 7
	ds_write_b32 v4, v1
.LBB23_6:
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 396 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 397 7
	ds_read_b32 v1, v4
	.loc	0 397 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, 0x3ff, v1
	.loc	0 397 7
	s_cbranch_vccz .LBB23_1
.LBB23_8:
	.loc	0 401 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 401 9 is_stmt 0
	global_store_dword v0, v3, s[2:3]
	.loc	0 402 1 is_stmt 1
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chunk_of_all
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
		.amdhsa_next_free_vgpr 7
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
.Lfunc_end23:
	.size	chunk_of_all, .Lfunc_end23-chunk_of_all

	.protected	chunk_taken_early
	.globl	chunk_taken_early
	.p2align	8
	.type	chunk_taken_early,@function
chunk_taken_early:
.Lfunc_begin24:
	.loc	0 408 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_cmp_eq_u32_e64 s0, 0, v0
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB24_2
	.p2align	6
.LBB24_1:
	.loc	0 416 18 is_stmt 1
	v_add_nc_u32_e32 v1, v1, v0
	.loc	0 416 10 is_stmt 0
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_add_co_u32 v5, vcc_lo, s10, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s11, v6, vcc_lo
	global_load_dword v1, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 416 7
	v_add_nc_u32_e32 v1, v1, v3
	.loc	0 414 7 is_stmt 1
	s_cbranch_execz .LBB24_8
.LBB24_2:
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v3, v1
	.loc	0 411 7 is_stmt 1
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB24_6
	.loc	0 412 9
	s_mov_b32 s5, exec_lo
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v1, s5, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB24_5
	s_bcnt1_i32_b32 s5, s5
	s_lshl_b32 s5, s5, 8
	v_mov_b32_e32 v5, s5
	s_waitcnt lgkmcnt(0)
	global_atomic_add v5, v4, v5, s[8:9] glc
.LBB24_5:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 412 9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v5
	v_lshl_add_u32 v1, v1, 8, s4
	.loc	0 412 7
	ds_write_b32 v4, v1
.LBB24_6:
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 413 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 414 7
	ds_read_b32 v1, v4
	.loc	0 414 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, 0x3ff, v1
	.loc	0 414 7
	s_cbranch_vccz .LBB24_1
.LBB24_8:
	.loc	0 418 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 418 9 is_stmt 0
	global_store_dword v0, v3, s[2:3]
	.loc	0 419 1 is_stmt 1
	s_endpgm
.Ltmp26:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chunk_taken_early
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
		.amdhsa_next_free_vgpr 7
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
.Lfunc_end24:
	.size	chunk_taken_early, .Lfunc_end24-chunk_taken_early

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
    .name:           barrier_of_first_wave
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     6
    .sgpr_spill_count: 0
    .symbol:         barrier_of_first_wave.kd
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
    .name:           barrier_by_wave_number
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         barrier_by_wave_number.kd
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
    .name:           barrier_by_data
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         barrier_by_data.kd
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
    .name:           barrier_twice_in_one_arm
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         barrier_twice_in_one_arm.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           barrier_by_ticket
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     7
    .sgpr_spill_count: 0
    .symbol:         barrier_by_ticket.kd
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
    .name:           barrier_in_both_arms_of_some
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         barrier_in_both_arms_of_some.kd
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
    .name:           barrier_plain
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     6
    .sgpr_spill_count: 0
    .symbol:         barrier_plain.kd
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
    .name:           barrier_by_argument
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         barrier_by_argument.kd
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
    .name:           barrier_by_group
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         barrier_by_group.kd
    .vgpr_count:     2
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
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           barrier_in_halving
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     6
    .sgpr_spill_count: 0
    .symbol:         barrier_in_halving.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           barrier_around_work_of_one
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         barrier_around_work_of_one.kd
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
    .name:           barrier_after_search
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         barrier_after_search.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           flag_until_still
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         flag_until_still.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           flag_cleared_early
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         flag_cleared_early.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           flag_raised_late
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         flag_raised_late.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           flag_raised_behind
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         flag_raised_behind.kd
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
    .group_segment_fixed_size: 16
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           flag_of_wave
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         flag_of_wave.kd
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
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           flag_by_index
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         flag_by_index.kd
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           flag_hit_by_array
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         flag_hit_by_array.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           flag_counted
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         flag_counted.kd
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
    .name:           flag_global_cleared_early
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         flag_global_cleared_early.kd
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
    .name:           flag_unread_by_one
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         flag_unread_by_one.kd
    .vgpr_count:     2
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
    .name:           flags_in_turn
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         flags_in_turn.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           chunk_of_all
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         chunk_of_all.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           chunk_taken_early
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         chunk_taken_early.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

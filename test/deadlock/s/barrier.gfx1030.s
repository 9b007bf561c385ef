	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	barrier_of_first_wave
	.globl	barrier_of_first_wave
	.p2align	8
	.type	barrier_of_first_wave,@function
barrier_of_first_wave:
.Lfunc_begin0:
	.file	0 "." "cl/barrier.cl" md5 0x9f89324261e004808c502be9ef135768
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

	.protected	round_of_two_ends_by_wave
	.globl	round_of_two_ends_by_wave
	.p2align	8
	.type	round_of_two_ends_by_wave,@function
round_of_two_ends_by_wave:
.Lfunc_begin6:
	.loc	0 112 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 115 7
	s_mov_b32 s4, exec_lo
	.loc	0 117 13
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v3, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v4, v1, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, v4, v2
	global_store_dword v1, v2, s[2:3]
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 117 13
	global_load_dword v2, v3, s[0:1] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v4, v1, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, v4, v2
	global_store_dword v1, v2, s[2:3]
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 117 13
	global_load_dword v2, v3, s[0:1] offset:8 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v4, v1, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, v4, v2
	global_store_dword v1, v2, s[2:3]
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 117 13
	global_load_dword v2, v3, s[0:1] offset:12 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v4, v1, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, v4, v2
	global_store_dword v1, v2, s[2:3]
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 115 13
	v_cmpx_lt_u32_e32 63, v0
	.loc	0 115 7 is_stmt 0
	s_cbranch_execz .LBB6_8
	.loc	0 0 7
	v_add_co_u32 v1, s5, s2, v1
	v_add_co_ci_u32_e64 v2, null, s3, 0, s5
	.loc	0 115 13
	v_cmp_lt_u32_e32 vcc_lo, 0x7f, v0
	.loc	0 117 13 is_stmt 1
	global_load_dword v4, v3, s[0:1] offset:16 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v5, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v[1:2], v4, off
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 117 13
	global_load_dword v4, v3, s[0:1] offset:20 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v5, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v[1:2], v4, off
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 117 13
	global_load_dword v3, v3, s[0:1] offset:24 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v4, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, v4, v3
	global_store_dword v[1:2], v3, off
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 115 7
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB6_8
	.loc	0 117 13
	v_mov_b32_e32 v3, 0
	.loc	0 115 13
	v_cmp_lt_u32_e32 vcc_lo, 0xbf, v0
	.loc	0 117 13
	global_load_dword v4, v3, s[0:1] offset:28 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v5, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v[1:2], v4, off
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 117 13
	global_load_dword v4, v3, s[0:1] offset:32 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v5, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v[1:2], v4, off
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 117 13
	global_load_dword v4, v3, s[0:1] offset:36 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v5, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v[1:2], v4, off
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 115 7
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB6_8
	.loc	0 117 13
	global_load_dword v4, v3, s[0:1] offset:40 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v5, v[1:2], off
	.loc	0 115 13 is_stmt 1
	v_cmp_lt_u32_e32 vcc_lo, 0xff, v0
	.loc	0 117 10
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v[1:2], v4, off
	.loc	0 118 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 117 13
	global_load_dword v4, v3, s[0:1] offset:44 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v5, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v[1:2], v4, off
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 117 13
	global_load_dword v3, v3, s[0:1] offset:48 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v4, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, v4, v3
	global_store_dword v[1:2], v3, off
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 115 7
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB6_8
	.loc	0 117 13
	v_mov_b32_e32 v3, 0
	.loc	0 115 13
	v_cmp_lt_u32_e32 vcc_lo, 0x13f, v0
	.loc	0 117 13
	global_load_dword v4, v3, s[0:1] offset:52 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v5, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v[1:2], v4, off
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 117 13
	global_load_dword v4, v3, s[0:1] offset:56 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v5, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v[1:2], v4, off
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 117 13
	global_load_dword v4, v3, s[0:1] offset:60 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v5, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v[1:2], v4, off
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 115 7
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB6_8
	.loc	0 117 13
	global_load_dword v4, v3, s[0:1] offset:64 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v5, v[1:2], off
	.loc	0 115 13 is_stmt 1
	v_cmp_lt_u32_e32 vcc_lo, 0x17f, v0
	.loc	0 117 10
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v[1:2], v4, off
	.loc	0 118 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 117 13
	global_load_dword v4, v3, s[0:1] offset:68 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v5, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v[1:2], v4, off
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 117 13
	global_load_dword v3, v3, s[0:1] offset:72 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v4, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, v4, v3
	global_store_dword v[1:2], v3, off
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 115 7
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB6_8
	.loc	0 117 13
	v_mov_b32_e32 v3, 0
	.loc	0 115 13
	v_cmp_lt_u32_e32 vcc_lo, 0x1bf, v0
	.loc	0 117 13
	global_load_dword v4, v3, s[0:1] offset:76 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v5, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v[1:2], v4, off
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 117 13
	global_load_dword v4, v3, s[0:1] offset:80 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v5, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v[1:2], v4, off
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 117 13
	global_load_dword v4, v3, s[0:1] offset:84 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v5, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v[1:2], v4, off
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 115 7
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB6_8
	.loc	0 117 13
	global_load_dword v4, v3, s[0:1] offset:88 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v5, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, v5, v4
	global_store_dword v[1:2], v4, off
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 117 13
	global_load_dword v3, v3, s[0:1] offset:92 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 117 10 is_stmt 0
	global_load_dword v4, v[1:2], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, v4, v3
	global_store_dword v[1:2], v3, off
	.loc	0 118 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB6_8:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 121 10 is_stmt 1
	v_xor_b32_e32 v0, 0xff, v0
	.loc	0 120 2
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 121 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 121 15 is_stmt 0
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 122 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 123 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel round_of_two_ends_by_wave
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
.Lfunc_end6:
	.size	round_of_two_ends_by_wave, .Lfunc_end6-round_of_two_ends_by_wave

	.protected	barrier_plain
	.globl	barrier_plain
	.p2align	8
	.type	barrier_plain,@function
barrier_plain:
.Lfunc_begin7:
	.loc	0 128 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 130 11
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 132 20
	v_xor_b32_e32 v0, 0xff, v0
	.loc	0 132 12 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 130 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 130 9 is_stmt 0
	global_store_dword v1, v2, s[2:3]
	.loc	0 131 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 132 12
	s_clause 0x1
	global_load_dword v0, v0, s[2:3]
	global_load_dword v2, v1, s[2:3]
	.loc	0 132 9 is_stmt 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v2, v0
	global_store_dword v1, v0, s[2:3]
	.loc	0 133 1 is_stmt 1
	s_endpgm
.Ltmp7:
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
.Lfunc_end7:
	.size	barrier_plain, .Lfunc_end7-barrier_plain

	.protected	barrier_by_argument
	.globl	barrier_by_argument
	.p2align	8
	.type	barrier_by_argument,@function
barrier_by_argument:
.Lfunc_begin8:
	.loc	0 139 21 prologue_end
	s_load_dword s8, s[4:5], 0x18
	s_mov_b32 s7, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s8, 0
	.loc	0 139 2 is_stmt 0
	s_cbranch_scc1 .LBB8_3
	.loc	0 139 21
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s6, s7
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s2, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, 0, s2
.LBB8_2:
	.loc	0 140 13 is_stmt 1
	s_lshl_b64 s[2:3], s[6:7], 2
	s_add_u32 s2, s0, s2
	s_addc_u32 s3, s1, s3
	.loc	0 139 28
	s_add_i32 s6, s6, 16
	.loc	0 140 13
	global_load_dword v3, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 140 10 is_stmt 0
	global_load_dword v4, v[0:1], off
	.loc	0 139 21 is_stmt 1
	s_cmp_ge_u32 s6, s8
	.loc	0 140 10
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, v4, v3
	global_store_dword v[0:1], v3, off
	.loc	0 141 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 139 2
	s_cbranch_scc0 .LBB8_2
.LBB8_3:
	.loc	0 143 1
	s_endpgm
.Ltmp8:
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
.Lfunc_end8:
	.size	barrier_by_argument, .Lfunc_end8-barrier_by_argument

	.protected	barrier_by_group
	.globl	barrier_by_group
	.p2align	8
	.type	barrier_by_group,@function
barrier_by_group:
.Lfunc_begin9:
	.loc	0 147 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 149 26
	s_bitcmp1_b32 s6, 0
	v_lshlrev_b32_e32 v0, 2, v0
	s_cselect_b32 s4, -1, 0
	.loc	0 149 6 is_stmt 0
	s_and_b32 vcc_lo, exec_lo, s4
	s_cbranch_vccnz .LBB9_2
	.loc	0 150 12 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 150 10 is_stmt 0
	global_store_dword v0, v1, s[2:3]
	.loc	0 151 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB9_2:
	.loc	0 153 9
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 154 1
	s_endpgm
.Ltmp9:
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
.Lfunc_end9:
	.size	barrier_by_group, .Lfunc_end9-barrier_by_group

	.protected	barrier_in_halving
	.globl	barrier_in_halving
	.p2align	8
	.type	barrier_in_halving,@function
barrier_in_halving:
.Lfunc_begin10:
	.loc	0 159 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 161 11
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 164 7
	s_mov_b32 s0, exec_lo
	.loc	0 161 9
	ds_write_b32 v1, v2
	.loc	0 163 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 164 9
	v_cmpx_gt_u32_e32 0x80, v0
	.loc	0 164 7 is_stmt 0
	s_cbranch_execz .LBB10_2
	.loc	0 165 14 is_stmt 1
	ds_read2st64_b32 v[2:3], v1 offset1:2
	.loc	0 165 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB10_2:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 164 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 163 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 164 9
	v_cmpx_gt_u32_e32 64, v0
	.loc	0 164 7 is_stmt 0
	s_cbranch_execz .LBB10_4
	.loc	0 165 14 is_stmt 1
	ds_read2st64_b32 v[2:3], v1 offset1:1
	.loc	0 165 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB10_4:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 164 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 163 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 164 9
	v_cmpx_gt_u32_e32 32, v0
	.loc	0 164 7 is_stmt 0
	s_cbranch_execz .LBB10_6
	.loc	0 165 14 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:32
	.loc	0 165 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB10_6:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 164 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 163 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 164 9
	v_cmpx_gt_u32_e32 16, v0
	.loc	0 164 7 is_stmt 0
	s_cbranch_execz .LBB10_8
	.loc	0 165 14 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:16
	.loc	0 165 11 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB10_8:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 164 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 163 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 164 9
	v_cmpx_gt_u32_e32 8, v0
	.loc	0 164 7 is_stmt 0
	s_cbranch_execz .LBB10_10
	.loc	0 165 11 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:8
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB10_10:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 164 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 163 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 164 9
	v_cmpx_gt_u32_e32 4, v0
	.loc	0 164 7 is_stmt 0
	s_cbranch_execz .LBB10_12
	.loc	0 165 11 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:4
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB10_12:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 164 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 163 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 164 9
	v_cmpx_gt_u32_e32 2, v0
	.loc	0 164 7 is_stmt 0
	s_cbranch_execz .LBB10_14
	.loc	0 165 11 is_stmt 1
	ds_read2_b32 v[2:3], v1 offset1:2
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v2, v3
	ds_write_b32 v1, v2
.LBB10_14:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 164 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 163 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 164 9
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 164 7 is_stmt 0
	s_cbranch_execz .LBB10_16
	.loc	0 0 7
	v_mov_b32_e32 v0, 0
	.loc	0 165 14 is_stmt 1
	ds_read_b32 v0, v0 offset:4
	.loc	0 165 11 is_stmt 0
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v0, v2, v0
	ds_write_b32 v1, v0
.LBB10_16:
	.loc	0 0 11
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v0, 0
	.loc	0 167 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 168 11
	ds_read_b32 v0, v0
	.loc	0 168 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[2:3]
	.loc	0 169 1 is_stmt 1
	s_endpgm
.Ltmp10:
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
.Lfunc_end10:
	.size	barrier_in_halving, .Lfunc_end10-barrier_in_halving

	.protected	barrier_around_work_of_one
	.globl	barrier_around_work_of_one
	.p2align	8
	.type	barrier_around_work_of_one,@function
barrier_around_work_of_one:
.Lfunc_begin11:
	.loc	0 176 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 176 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 176 6
	s_cbranch_execz .LBB11_4
	.loc	0 177 11 is_stmt 1
	s_mov_b32 s2, exec_lo
	s_mov_b32 s1, exec_lo
	v_mbcnt_lo_u32_b32 v1, s2, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB11_3
	.loc	0 174 11
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	.loc	0 177 11
	s_bcnt1_i32_b32 s2, s2
	.loc	0 174 11
	v_mov_b32_e32 v2, 0
	.loc	0 177 11
	v_mov_b32_e32 v3, s2
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[6:7] glc
.LBB11_3:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 177 11
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s1, v2
	v_mov_b32_e32 v2, 0
	v_add_nc_u32_e32 v1, s1, v1
	.loc	0 177 9
	ds_write_b32 v2, v1
.LBB11_4:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v1, 0
	.loc	0 174 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 178 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 179 11
	ds_read_b32 v2, v1
	.loc	0 179 2 is_stmt 0
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 181 6 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 179 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v3, v2, s[0:1]
	.loc	0 180 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 181 8
	v_cmpx_eq_u32_e32 0xff, v0
	.loc	0 181 6 is_stmt 0
	s_cbranch_execz .LBB11_6
	.loc	0 182 10 is_stmt 1
	global_load_dword v0, v1, s[0:1]
	.loc	0 182 13 is_stmt 0
	ds_read_b32 v2, v1
	.loc	0 182 10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_nc_u32_e32 v0, v0, v2
	global_store_dword v1, v0, s[0:1]
.LBB11_6:
	.loc	0 183 1 is_stmt 1
	s_endpgm
.Ltmp11:
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
.Lfunc_end11:
	.size	barrier_around_work_of_one, .Lfunc_end11-barrier_around_work_of_one

	.protected	barrier_after_search
	.globl	barrier_after_search
	.p2align	8
	.type	barrier_after_search,@function
barrier_after_search:
.Lfunc_begin12:
	.loc	0 187 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, -1
	s_mov_b32 s5, 0
	s_mov_b32 s6, 0
.LBB12_1:
	.loc	0 189 9
	s_add_i32 s4, s4, 1
	s_lshl_b64 s[8:9], s[4:5], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s8, s0, s8
	s_addc_u32 s9, s1, s9
	global_load_dword v2, v1, s[8:9] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 189 17 is_stmt 0
	v_cmp_ge_u32_e32 vcc_lo, v2, v0
	.loc	0 189 9
	v_mov_b32_e32 v2, s4
	.loc	0 189 2
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB12_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 192 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 191 2
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 192 9
	global_store_dword v0, v2, s[2:3]
	.loc	0 193 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 194 1
	s_endpgm
.Ltmp12:
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
.Lfunc_end12:
	.size	barrier_after_search, .Lfunc_end12-barrier_after_search

	.protected	flag_until_still
	.globl	flag_until_still
	.p2align	8
	.type	flag_until_still,@function
flag_until_still:
.Lfunc_begin13:
	.loc	0 200 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 200 32 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 200 11
	v_mov_b32_e32 v1, 0
	.loc	0 200 40
	v_and_b32_e32 v4, 7, v2
	v_mov_b32_e32 v2, 1
	.p2align	6
.LBB13_1:
	.loc	0 0 40
	v_mov_b32_e32 v3, 0
	.loc	0 206 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 203 3
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 204 9
	ds_write_b32 v1, v1
	.loc	0 205 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 206 9
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 206 7 is_stmt 0
	s_cbranch_execz .LBB13_3
	.loc	0 0 7
	v_add_nc_u32_e32 v3, -1, v4
	.loc	0 208 10 is_stmt 1
	ds_write_b32 v1, v2
.LBB13_3:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 210 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 211 11
	ds_read_b32 v4, v1
	.loc	0 211 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	s_cbranch_vccz .LBB13_5
	.loc	0 0 2
	v_mov_b32_e32 v4, v3
	.loc	0 211 2
	s_branch .LBB13_1
.LBB13_5:
	.loc	0 212 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 212 9 is_stmt 0
	global_store_dword v0, v3, s[2:3]
	.loc	0 213 1 is_stmt 1
	s_endpgm
.Ltmp13:
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
.Lfunc_end13:
	.size	flag_until_still, .Lfunc_end13-flag_until_still

	.protected	flag_cleared_early
	.globl	flag_cleared_early
	.p2align	8
	.type	flag_cleared_early,@function
flag_cleared_early:
.Lfunc_begin14:
	.loc	0 219 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 219 32 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 219 11
	v_mov_b32_e32 v1, 0
	.loc	0 219 40
	v_and_b32_e32 v4, 7, v2
	v_mov_b32_e32 v2, 1
	.p2align	6
.LBB14_1:
	.loc	0 0 40
	v_mov_b32_e32 v3, 0
	.loc	0 224 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 222 9
	ds_write_b32 v1, v1
	.loc	0 223 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 224 9
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 224 7 is_stmt 0
	s_cbranch_execz .LBB14_3
	.loc	0 0 7
	v_add_nc_u32_e32 v3, -1, v4
	.loc	0 226 10 is_stmt 1
	ds_write_b32 v1, v2
.LBB14_3:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 228 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 229 11
	ds_read_b32 v4, v1
	.loc	0 229 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	s_cbranch_vccz .LBB14_5
	.loc	0 0 2
	v_mov_b32_e32 v4, v3
	.loc	0 229 2
	s_branch .LBB14_1
.LBB14_5:
	.loc	0 230 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 230 9 is_stmt 0
	global_store_dword v0, v3, s[2:3]
	.loc	0 231 1 is_stmt 1
	s_endpgm
.Ltmp14:
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
.Lfunc_end14:
	.size	flag_cleared_early, .Lfunc_end14-flag_cleared_early

	.protected	flag_raised_late
	.globl	flag_raised_late
	.p2align	8
	.type	flag_raised_late,@function
flag_raised_late:
.Lfunc_begin15:
	.loc	0 235 0
	v_mov_b32_e32 v1, 0
.Ltmp15:
	.loc	0 242 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 239 8
	ds_write_b32 v1, v1
	.loc	0 240 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 241 9
	ds_read_b32 v2, v1
	.loc	0 242 8
	v_cmpx_lt_u32_e32 0xc8, v0
	.loc	0 242 6 is_stmt 0
	s_cbranch_execz .LBB15_2
	.loc	0 0 6
	v_mov_b32_e32 v3, 1
	.loc	0 243 9 is_stmt 1
	ds_write_b32 v1, v3
.LBB15_2:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 244 6 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB15_4
	.loc	0 245 3
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB15_4:
	.loc	0 0 3 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 237 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 246 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 247 11
	ds_read_b32 v1, v1
	.loc	0 247 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 247 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 248 1 is_stmt 1
	s_endpgm
.Ltmp16:
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
.Lfunc_end15:
	.size	flag_raised_late, .Lfunc_end15-flag_raised_late

	.protected	flag_raised_behind
	.globl	flag_raised_behind
	.p2align	8
	.type	flag_raised_behind,@function
flag_raised_behind:
.Lfunc_begin16:
	.loc	0 252 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s0, 0
.Ltmp17:
	.loc	0 256 7 prologue_end
	ds_write_b32 v1, v2
	.loc	0 258 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 259 7
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB16_4
	.loc	0 262 3
	buffer_gl0_inv
	s_barrier
	.loc	0 258 3
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 259 7
	ds_read_b32 v2, v1
	s_mov_b32 s0, 1
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB16_4
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 262 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	.loc	0 258 3
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 259 7
	ds_read_b32 v2, v2
	s_mov_b32 s0, 2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB16_4
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s0, 3
	.loc	0 262 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB16_4:
	.loc	0 256 7
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 265 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 265 9 is_stmt 0
	v_mov_b32_e32 v2, s0
	.loc	0 264 7 is_stmt 1
	ds_write_b32 v1, v1
	.loc	0 265 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v2, s[2:3]
	.loc	0 266 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 267 1
	s_endpgm
.Ltmp18:
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
.Lfunc_end16:
	.size	flag_raised_behind, .Lfunc_end16-flag_raised_behind

	.protected	flag_of_wave
	.globl	flag_of_wave
	.p2align	8
	.type	flag_of_wave,@function
flag_of_wave:
.Lfunc_begin17:
	.loc	0 275 2 prologue_end
	v_lshrrev_b32_e32 v1, 4, v0
	.loc	0 275 19 is_stmt 0
	v_cmp_gt_u32_e32 vcc_lo, 64, v0
	s_mov_b32 s0, 0
	.loc	0 275 2
	v_and_b32_e32 v1, 12, v1
	.loc	0 275 19
	v_cndmask_b32_e64 v2, 0, 1, vcc_lo
	.loc	0 275 15
	ds_write_b32 v1, v2
	.loc	0 276 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 277 6
	ds_read_b32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_b32 s1, vcc_lo, exec_lo
	s_cbranch_scc1 .LBB17_2
	.loc	0 0 6 is_stmt 0
	s_mov_b32 s0, 1
	.loc	0 278 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB17_2:
	.loc	0 273 11
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 282 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 282 9 is_stmt 0
	v_mov_b32_e32 v1, s0
	.loc	0 281 2 is_stmt 1
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
.Lfunc_end17:
	.size	flag_of_wave, .Lfunc_end17-flag_of_wave

	.protected	flag_by_index
	.globl	flag_by_index
	.p2align	8
	.type	flag_by_index,@function
flag_by_index:
.Lfunc_begin18:
	.loc	0 291 14 prologue_end
	v_cmp_eq_u32_e32 vcc_lo, 3, v0
	.loc	0 293 6
	v_lshrrev_b32_e32 v2, 3, v0
	.loc	0 291 2
	v_lshlrev_b32_e32 v0, 2, v0
	s_mov_b32 s0, 0
	.loc	0 291 14 is_stmt 0
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	.loc	0 293 6 is_stmt 1
	v_and_b32_e32 v2, 28, v2
	.loc	0 291 10
	ds_write_b32 v0, v1
	.loc	0 292 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 293 6
	ds_read_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_b32 s1, vcc_lo, exec_lo
	s_cbranch_scc1 .LBB18_2
	.loc	0 0 6 is_stmt 0
	s_mov_b32 s0, 1
	.loc	0 295 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB18_2:
	.loc	0 289 11
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 298 9
	v_mov_b32_e32 v1, s0
	.loc	0 297 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 298 9
	global_store_dword v0, v1, s[2:3]
	.loc	0 299 1
	s_endpgm
.Ltmp20:
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
.Lfunc_end18:
	.size	flag_by_index, .Lfunc_end18-flag_by_index

	.protected	flag_hit_by_array
	.globl	flag_hit_by_array
	.p2align	8
	.type	flag_hit_by_array,@function
flag_hit_by_array:
.Lfunc_begin19:
	.loc	0 305 11 prologue_end
	v_mov_b32_e32 v2, 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 307 6
	s_mov_b32 s0, exec_lo
	.loc	0 307 8 is_stmt 0
	v_cmpx_gt_u32_e32 64, v0
	.loc	0 307 6
	s_cbranch_execz .LBB19_2
	.loc	0 308 11 is_stmt 1
	ds_write_b32 v1, v2
.LBB19_2:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 305 11 is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 310 13
	v_and_b32_e32 v0, 0xc0, v0
	.loc	0 310 6 is_stmt 0
	s_mov_b32 s4, exec_lo
	.loc	0 309 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 310 13
	v_cmpx_eq_u32_e32 0x80, v0
	.loc	0 310 6 is_stmt 0
	s_cbranch_execz .LBB19_4
	.loc	0 311 8 is_stmt 1
	global_load_dword v0, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 1
	.loc	0 311 16 is_stmt 0
	v_and_b32_e32 v0, 56, v0
	.loc	0 311 3
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 311 23
	ds_write_b32 v0, v2
.LBB19_4:
	.loc	0 0 23
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v0, 0
	s_mov_b32 s0, 0
	.loc	0 312 6 is_stmt 1
	ds_read_b32 v0, v0 offset:32
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_cbranch_vccnz .LBB19_6
	.loc	0 0 6 is_stmt 0
	s_mov_b32 s0, 1
	.loc	0 314 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB19_6:
	.loc	0 317 9
	v_mov_b32_e32 v0, s0
	.loc	0 316 2
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 317 9
	global_store_dword v1, v0, s[2:3]
	.loc	0 318 1
	s_endpgm
.Ltmp21:
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
.Lfunc_end19:
	.size	flag_hit_by_array, .Lfunc_end19-flag_hit_by_array

	.protected	flag_counted
	.globl	flag_counted
	.p2align	8
	.type	flag_counted,@function
flag_counted:
.Lfunc_begin20:
	.loc	0 328 9 prologue_end
	v_and_b32_e32 v2, 63, v0
	v_mov_b32_e32 v1, 0
	.loc	0 328 6 is_stmt 0
	s_mov_b32 s0, exec_lo
	.loc	0 326 8 is_stmt 1
	ds_write_b32 v1, v1
	.loc	0 327 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 328 16
	v_cmpx_eq_u32_e32 5, v2
	.loc	0 328 6 is_stmt 0
	s_cbranch_execz .LBB20_3
	.loc	0 329 3 is_stmt 1
	s_mov_b32 s1, exec_lo
	v_mbcnt_lo_u32_b32 v2, s1, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_b32 s2, exec_lo, vcc_lo
	s_mov_b32 exec_lo, s2
	s_cbranch_execz .LBB20_3
	s_bcnt1_i32_b32 s1, s1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s1
	ds_add_u32 v2, v3
.LBB20_3:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 330 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	.loc	0 331 6
	ds_read_b32 v1, v1
	s_mov_b32 s0, 0
	.loc	0 331 12 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc_lo, 3, v1
	.loc	0 331 6
	s_cbranch_vccnz .LBB20_5
	.loc	0 0 6
	s_mov_b32 s0, 1
	.loc	0 333 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB20_5:
	.loc	0 324 11
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 336 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 336 9 is_stmt 0
	v_mov_b32_e32 v1, s0
	.loc	0 335 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 336 9
	global_store_dword v0, v1, s[2:3]
	.loc	0 337 1
	s_endpgm
.Ltmp22:
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
.Lfunc_end20:
	.size	flag_counted, .Lfunc_end20-flag_counted

	.protected	flag_global_cleared_early
	.globl	flag_global_cleared_early
	.p2align	8
	.type	flag_global_cleared_early,@function
flag_global_cleared_early:
.Lfunc_begin21:
	.loc	0 342 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 342 32 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 342 11
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 342 32
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 342 11
	v_mov_b32_e32 v1, 0
	.loc	0 342 40
	v_and_b32_e32 v4, 3, v2
	v_mov_b32_e32 v2, 1
	.p2align	6
.LBB21_1:
	.loc	0 0 40
	v_mov_b32_e32 v3, 0
	.loc	0 347 7 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 345 9
	global_store_dword v1, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 346 3
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 347 9
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 347 7 is_stmt 0
	s_cbranch_execz .LBB21_3
	.loc	0 0 7
	v_add_nc_u32_e32 v3, -1, v4
	.loc	0 349 10 is_stmt 1
	global_store_dword v1, v2, s[0:1]
	s_waitcnt_vscnt null, 0x0
.LBB21_3:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 351 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 352 11
	global_load_dword v4, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 352 2 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	s_cbranch_vccz .LBB21_5
	.loc	0 0 2
	v_mov_b32_e32 v4, v3
	.loc	0 352 2
	s_branch .LBB21_1
.LBB21_5:
	.loc	0 353 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 353 9 is_stmt 0
	global_store_dword v0, v3, s[4:5]
	.loc	0 354 1 is_stmt 1
	s_endpgm
.Ltmp23:
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
.Lfunc_end21:
	.size	flag_global_cleared_early, .Lfunc_end21-flag_global_cleared_early

	.protected	flag_unread_by_one
	.globl	flag_unread_by_one
	.p2align	8
	.type	flag_unread_by_one,@function
flag_unread_by_one:
.Lfunc_begin22:
	.loc	0 364 8 prologue_end
	v_cmp_lt_u32_e32 vcc_lo, 63, v0
	.loc	0 363 2
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 366 6
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB22_2
	.loc	0 367 3
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
.LBB22_2:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 360 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 364 6
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	.loc	0 369 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 368 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 369 9
	global_store_dword v0, v1, s[0:1]
	.loc	0 370 1
	s_endpgm
.Ltmp24:
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
.Lfunc_end22:
	.size	flag_unread_by_one, .Lfunc_end22-flag_unread_by_one

	.protected	flags_in_turn
	.globl	flags_in_turn
	.p2align	8
	.type	flags_in_turn,@function
flags_in_turn:
.Lfunc_begin23:
	.loc	0 376 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 376 32 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 376 11
	v_mov_b32_e32 v1, 0
	.loc	0 378 11 is_stmt 1
	v_mov_b32_e32 v2, v1
	ds_write_b64 v1, v[1:2]
	.loc	0 379 2
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	.loc	0 376 40
	v_and_b32_e32 v4, 7, v3
	v_mov_b32_e32 v3, 1
	s_branch .LBB23_2
	.p2align	6
.LBB23_1:
	.loc	0 386 7
	s_cbranch_execnz .LBB23_9
.LBB23_2:
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 381 7 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 0 0 is_stmt 0
	buffer_gl0_inv
	.loc	0 381 9
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 381 7
	s_cbranch_execz .LBB23_4
	.loc	0 0 7
	v_add_nc_u32_e32 v2, -1, v4
	.loc	0 383 13 is_stmt 1
	ds_write_b32 v1, v3
.LBB23_4:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 385 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 386 8
	ds_read_b32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 386 7 is_stmt 0
	s_cbranch_vccnz .LBB23_1
	.loc	0 389 9 is_stmt 1
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	.loc	0 389 7 is_stmt 0
	v_cndmask_b32_e64 v4, 0, 1, vcc_lo
	.loc	0 0 0
	ds_write_b32 v1, v4 offset:4
	.loc	0 393 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 394 8
	ds_read_b32 v4, v1 offset:4
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 389 7
	v_sub_nc_u32_e64 v4, v2, 1 clamp
	.loc	0 394 7
	s_cbranch_vccz .LBB23_7
	.loc	0 0 7 is_stmt 0
	s_mov_b32 s0, 0
	.loc	0 396 12 is_stmt 1
	ds_write_b32 v1, v1
	.loc	0 397 3
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	s_branch .LBB23_8
	.p2align	6
.LBB23_7:
	.loc	0 0 3 is_stmt 0
	s_mov_b32 s0, -1
.LBB23_8:
	v_mov_b32_e32 v2, v4
	.loc	0 386 7 is_stmt 1
	s_and_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccz .LBB23_2
.LBB23_9:
	.loc	0 399 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 399 9 is_stmt 0
	global_store_dword v0, v2, s[2:3]
	.loc	0 400 1 is_stmt 1
	s_endpgm
.Ltmp25:
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
.Lfunc_end23:
	.size	flags_in_turn, .Lfunc_end23-flags_in_turn

	.protected	chunk_of_all
	.globl	chunk_of_all
	.p2align	8
	.type	chunk_of_all,@function
chunk_of_all:
.Lfunc_begin24:
	.loc	0 406 11 prologue_end
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
	.loc	0 415 18 is_stmt 1
	v_add_nc_u32_e32 v1, v1, v0
	.loc	0 415 10 is_stmt 0
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_add_co_u32 v5, vcc_lo, s10, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s11, v6, vcc_lo
	global_load_dword v1, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 415 7
	v_add_nc_u32_e32 v1, v1, v3
	.loc	0 413 7 is_stmt 1
	s_cbranch_execz .LBB24_8
.LBB24_2:
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v3, v1
	.loc	0 409 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 410 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB24_6
	.loc	0 411 9
	s_mov_b32 s5, exec_lo
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v1, s5, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB24_5
	s_bcnt1_i32_b32 s5, s5
	s_lshl_b32 s5, s5, 8
	v_mov_b32_e32 v5, s5
	global_atomic_add v5, v4, v5, s[8:9] glc
.LBB24_5:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 411 9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v5
	v_lshl_add_u32 v1, v1, 8, s4
	.loc	0 411 7
	ds_write_b32 v4, v1
.LBB24_6:
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 412 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 413 7
	ds_read_b32 v1, v4
	.loc	0 413 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, 0x3ff, v1
	.loc	0 413 7
	s_cbranch_vccz .LBB24_1
.LBB24_8:
	.loc	0 417 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 417 9 is_stmt 0
	global_store_dword v0, v3, s[2:3]
	.loc	0 418 1 is_stmt 1
	s_endpgm
.Ltmp26:
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
.Lfunc_end24:
	.size	chunk_of_all, .Lfunc_end24-chunk_of_all

	.protected	chunk_taken_early
	.globl	chunk_taken_early
	.p2align	8
	.type	chunk_taken_early,@function
chunk_taken_early:
.Lfunc_begin25:
	.loc	0 424 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_cmp_eq_u32_e64 s0, 0, v0
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB25_2
	.p2align	6
.LBB25_1:
	.loc	0 432 18 is_stmt 1
	v_add_nc_u32_e32 v1, v1, v0
	.loc	0 432 10 is_stmt 0
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_add_co_u32 v5, vcc_lo, s10, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s11, v6, vcc_lo
	global_load_dword v1, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 432 7
	v_add_nc_u32_e32 v1, v1, v3
	.loc	0 430 7 is_stmt 1
	s_cbranch_execz .LBB25_8
.LBB25_2:
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v3, v1
	.loc	0 427 7 is_stmt 1
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB25_6
	.loc	0 428 9
	s_mov_b32 s5, exec_lo
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v1, s5, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB25_5
	s_bcnt1_i32_b32 s5, s5
	s_lshl_b32 s5, s5, 8
	v_mov_b32_e32 v5, s5
	s_waitcnt lgkmcnt(0)
	global_atomic_add v5, v4, v5, s[8:9] glc
.LBB25_5:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 428 9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v5
	v_lshl_add_u32 v1, v1, 8, s4
	.loc	0 428 7
	ds_write_b32 v4, v1
.LBB25_6:
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 429 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 430 7
	ds_read_b32 v1, v4
	.loc	0 430 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, 0x3ff, v1
	.loc	0 430 7
	s_cbranch_vccz .LBB25_1
.LBB25_8:
	.loc	0 434 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 434 9 is_stmt 0
	global_store_dword v0, v3, s[2:3]
	.loc	0 435 1 is_stmt 1
	s_endpgm
.Ltmp27:
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
.Lfunc_end25:
	.size	chunk_taken_early, .Lfunc_end25-chunk_taken_early

	.protected	round_of_two_ends
	.globl	round_of_two_ends
	.p2align	8
	.type	round_of_two_ends,@function
round_of_two_ends:
.Lfunc_begin26:
	.loc	0 440 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	s_load_dword s4, s[4:5], 0x18
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s2, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, 0, s2
	s_mov_b32 s3, 0
	s_mov_b32 s2, 3
	.p2align	6
.LBB26_1:
	.loc	0 445 13
	global_load_dword v3, v2, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 445 10 is_stmt 0
	global_load_dword v4, v[0:1], off
	.loc	0 442 28 is_stmt 1
	s_add_i32 s5, s3, 1
	.loc	0 442 21 is_stmt 0
	s_cmp_gt_u32 s3, 22
	s_mov_b32 s3, s5
	s_cselect_b32 s5, -1, 0
	s_cmp_gt_u32 s2, s4
	s_cselect_b32 s6, -1, 0
	.loc	0 442 2
	s_add_i32 s2, s2, 3
	s_or_b32 s5, s5, s6
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_andn2_b32 vcc_lo, exec_lo, s5
	.loc	0 445 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, v4, v3
	global_store_dword v[0:1], v3, off
	.loc	0 446 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 442 2
	s_cbranch_vccnz .LBB26_1
	.loc	0 448 1
	s_endpgm
.Ltmp28:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel round_of_two_ends
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
.Lfunc_end26:
	.size	round_of_two_ends, .Lfunc_end26-round_of_two_ends

	.protected	round_of_flag_or_count
	.globl	round_of_flag_or_count
	.p2align	8
	.type	round_of_flag_or_count,@function
round_of_flag_or_count:
.Lfunc_begin27:
	.loc	0 454 11 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x8
	v_cmp_eq_u32_e64 s0, 0, v0
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_2
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 458 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v2, 1, v2
	.loc	0 458 9
	ds_write_b32 v1, v2
.LBB27_2:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v1, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccz .LBB27_4
.LBB27_3:
	.loc	0 465 1
	s_endpgm
.LBB27_4:
	.loc	0 463 3
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_6
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v2, v1, s[4:5] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v2, 1, v2
	.loc	0 458 9
	ds_write_b32 v1, v2
.LBB27_6:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v1, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccnz .LBB27_3
	.loc	0 0 7 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 462 10 is_stmt 1
	global_load_dword v1, v0, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[6:7]
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_9
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v2, v1, s[4:5] offset:8 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v2, 1, v2
	.loc	0 458 9
	ds_write_b32 v1, v2
.LBB27_9:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v1, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v1, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccnz .LBB27_3
	.loc	0 0 7 is_stmt 0
	v_add_co_u32 v0, s1, s6, v0
	v_add_co_ci_u32_e64 v1, null, s7, 0, s1
	.loc	0 462 10 is_stmt 1
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 2, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_12
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:12 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_12:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 3, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_15
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:16 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_15:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 4, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_18
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:20 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_18:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 5, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_21
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:24 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_21:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 6, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_24
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:28 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_24:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 7, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_27
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:32 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_27:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 8, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_30
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:36 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_30:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 9, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_33
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:40 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_33:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 10, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_36
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:44 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_36:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 11, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_39
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:48 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_39:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 12, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_42
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:52 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_42:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 13, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_45
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:56 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_45:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 14, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_48
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:60 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_48:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 15, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_51
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:64 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_51:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 16, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_54
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:68 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_54:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 17, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_57
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:72 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_57:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 18, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_60
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:76 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_60:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 19, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_63
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:80 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_63:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 20, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_66
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:84 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_66:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 21, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_69
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:88 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_69:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 22, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 457 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB27_72
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 458 11 is_stmt 1
	global_load_dword v3, v2, s[4:5] offset:92 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 458 19 is_stmt 0
	v_and_b32_e32 v3, 1, v3
	.loc	0 458 9
	ds_write_b32 v2, v3
.LBB27_72:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 0
	.loc	0 459 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 460 7
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_cbranch_vccnz .LBB27_3
	.loc	0 462 10
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 23, v2
	global_store_dword v[0:1], v2, off
	.loc	0 463 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 465 1
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel round_of_flag_or_count
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
.Lfunc_end27:
	.size	round_of_flag_or_count, .Lfunc_end27-round_of_flag_or_count

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
    .name:           round_of_two_ends_by_wave
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         round_of_two_ends_by_wave.kd
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
    .name:           round_of_two_ends
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         round_of_two_ends.kd
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
    .name:           round_of_flag_or_count
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         round_of_flag_or_count.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	through_own_word
	.globl	through_own_word
	.p2align	8
	.type	through_own_word,@function
through_own_word:
.Lfunc_begin0:
	.file	0 "." "cl/through.cl" md5 0x5ae7af6d65612ae6c80b87e08c284717
	.loc	0 7 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s4, s6, v0
	v_add_co_ci_u32_e64 v3, null, s7, 0, s4
	v_mov_b32_e32 v0, 1
	s_mov_b32 s4, 0
.LBB0_1:
	.loc	0 10 12
	global_atomic_cmpswap v4, v1, v[0:1], s[0:1] glc
	.loc	0 10 10 is_stmt 0
	s_waitcnt vmcnt(0)
	global_store_dword v[2:3], v4, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 11 11 is_stmt 1
	global_load_dword v4, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 11 2 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB0_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 7 11 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 12 10
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 13 2
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 14 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel through_own_word
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
.Lfunc_end0:
	.size	through_own_word, .Lfunc_end0-through_own_word

	.protected	through_leader
	.globl	through_leader
	.p2align	8
	.type	through_leader,@function
through_leader:
.Lfunc_begin1:
	.loc	0 22 8 prologue_end
	v_cmp_eq_u32_e64 s0, 0, v0
	.loc	0 22 6 is_stmt 0
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB1_2
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	.loc	0 23 6 is_stmt 1
	ds_write_b32 v1, v1
.LBB1_2:
	.loc	0 0 6 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 20 11 is_stmt 1
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 24 6
	s_mov_b32 s1, exec_lo
	.loc	0 24 8 is_stmt 0
	v_cmpx_ne_u32_e32 5, v0
	.loc	0 24 6
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz .LBB1_8
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	s_branch .LBB1_5
.LBB1_4:
	s_or_b32 exec_lo, exec_lo, s4
.LBB1_5:
	.loc	0 25 11 is_stmt 1
	ds_read_b32 v2, v1
	.loc	0 25 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	.loc	0 25 3
	s_cbranch_vccnz .LBB1_8
	.loc	0 26 8 is_stmt 1
	s_and_saveexec_b32 s4, s0
	s_cbranch_execz .LBB1_4
	.loc	0 27 10
	global_load_dword v2, v1, s[8:9] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 27 8 is_stmt 0
	ds_write_b32 v1, v2
	s_branch .LBB1_4
.LBB1_8:
	.loc	0 24 6 is_stmt 1
	s_andn2_saveexec_b32 s0, s1
	s_cbranch_execz .LBB1_10
	.loc	0 30 11
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[8:9]
	s_waitcnt_vscnt null, 0x0
.LBB1_10:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 31 11 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 31 9 is_stmt 0
	global_store_dword v0, v1, s[2:3]
	.loc	0 32 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel through_leader
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
.Lfunc_end1:
	.size	through_leader, .Lfunc_end1-through_leader

	.protected	through_leader_last
	.globl	through_leader_last
	.p2align	8
	.type	through_leader_last,@function
through_leader_last:
.Lfunc_begin2:
	.loc	0 40 8 prologue_end
	v_cmp_eq_u32_e64 s0, 0, v0
	.loc	0 40 6 is_stmt 0
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB2_2
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	.loc	0 41 6 is_stmt 1
	ds_write_b32 v1, v1
.LBB2_2:
	.loc	0 0 6 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 38 11 is_stmt 1
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 42 6
	s_mov_b32 s1, exec_lo
	.loc	0 42 8 is_stmt 0
	v_cmpx_eq_u32_e32 5, v0
	.loc	0 42 6
	s_cbranch_execz .LBB2_4
	.loc	0 43 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[8:9]
	s_waitcnt_vscnt null, 0x0
.LBB2_4:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v1, 0
	.loc	0 44 10 is_stmt 1
	ds_read_b32 v2, v1
	.loc	0 44 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	.loc	0 44 2
	s_cbranch_vccz .LBB2_7
.LBB2_5:
	.loc	0 48 11 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	global_load_dword v1, v0, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 48 9 is_stmt 0
	global_store_dword v0, v1, s[2:3]
	.loc	0 49 1 is_stmt 1
	s_endpgm
.LBB2_6:
	.loc	0 0 1 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 44 10 is_stmt 1
	ds_read_b32 v2, v1
	.loc	0 44 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 44 2
	s_cbranch_vccz .LBB2_5
.LBB2_7:
	.loc	0 45 7 is_stmt 1
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB2_6
	.loc	0 46 9
	global_load_dword v2, v1, s[8:9] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 46 7 is_stmt 0
	ds_write_b32 v1, v2
	s_branch .LBB2_6
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel through_leader_last
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
.Lfunc_end2:
	.size	through_leader_last, .Lfunc_end2-through_leader_last

	.protected	through_two_words
	.globl	through_two_words
	.p2align	8
	.type	through_two_words,@function
through_two_words:
.Lfunc_begin3:
	.loc	0 54 11 prologue_end is_stmt 1
	s_clause 0x1
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v0, 3, v0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s4, s6, v0
	v_add_co_ci_u32_e64 v3, null, s7, 0, s4
	v_mov_b32_e32 v0, 1
	s_mov_b32 s4, 0
.LBB3_1:
	.loc	0 57 16
	global_atomic_cmpswap v4, v1, v[0:1], s[0:1] glc
	.loc	0 57 14 is_stmt 0
	s_waitcnt vmcnt(0)
	global_store_dword v[2:3], v4, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 58 20 is_stmt 1
	global_load_dword v4, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 58 31 is_stmt 0
	v_add_nc_u32_e32 v4, 1, v4
	.loc	0 58 18
	global_store_dword v[2:3], v4, off offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 59 11 is_stmt 1
	global_load_dword v4, v[2:3], off offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 59 26 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, 1, v4
	.loc	0 59 2
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB3_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 54 11 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 60 10
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 61 2
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 62 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel through_two_words
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
.Lfunc_end3:
	.size	through_two_words, .Lfunc_end3-through_two_words

	.protected	through_condition
	.globl	through_condition
	.p2align	8
	.type	through_condition,@function
through_condition:
.Lfunc_begin4:
	.loc	0 67 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 69 2
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s4, s6, v4
	v_add_co_ci_u32_e64 v3, null, s7, 0, s4
	s_mov_b32 s4, 0
	.loc	0 69 9 is_stmt 0
	global_store_dword v4, v0, s[6:7]
	s_waitcnt_vscnt null, 0x0
	s_branch .LBB4_2
.LBB4_1:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 73 11 is_stmt 1
	global_load_dword v4, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 73 2 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB4_4
.LBB4_2:
	.loc	0 71 7 is_stmt 1
	global_atomic_cmpswap v4, v1, v[0:1], s[0:1] glc
	s_mov_b32 s5, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB4_1
	.loc	0 72 11
	global_store_dword v[2:3], v1, off
	s_waitcnt_vscnt null, 0x0
	s_branch .LBB4_1
.LBB4_4:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 67 11 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 74 10
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 75 2
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 76 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel through_condition
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
.Lfunc_end4:
	.size	through_condition, .Lfunc_end4-through_condition

	.protected	through_counter
	.globl	through_counter
	.p2align	8
	.type	through_counter,@function
through_counter:
.Lfunc_begin5:
	.loc	0 81 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 83 2
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 81 11
	v_mov_b32_e32 v4, 0
	.loc	0 83 2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s4, s2, v3
	v_add_co_ci_u32_e64 v2, null, s3, 0, s4
	.loc	0 81 11
	s_mov_b32 s4, 0
	.loc	0 83 9
	global_store_dword v3, v4, s[2:3]
	s_waitcnt_vscnt null, 0x0
.LBB5_1:
	.loc	0 85 10
	global_load_dword v3, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v3
	global_store_dword v[1:2], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 86 11
	global_load_dword v3, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 86 18 is_stmt 0
	v_cmp_ge_u32_e32 vcc_lo, v3, v0
	.loc	0 86 2
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB5_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 87 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 87 10 is_stmt 0
	global_load_dword v1, v0, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 88 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel through_counter
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
	.size	through_counter, .Lfunc_end5-through_counter

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
        .is_volatile:    true
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
    .name:           through_own_word
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         through_own_word.kd
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
    .max_flat_workgroup_size: 64
    .name:           through_leader
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         through_leader.kd
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
    .max_flat_workgroup_size: 64
    .name:           through_leader_last
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         through_leader_last.kd
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
        .is_volatile:    true
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
    .name:           through_two_words
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         through_two_words.kd
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
        .is_volatile:    true
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
    .name:           through_condition
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         through_condition.kd
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
        .is_volatile:    true
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
    .max_flat_workgroup_size: 64
    .name:           through_counter
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         through_counter.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

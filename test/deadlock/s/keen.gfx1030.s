	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	stack_push
	.globl	stack_push
	.p2align	8
	.type	stack_push,@function
stack_push:
.Lfunc_begin0:
	.file	0 "." "cl/keen.cl" md5 0x99ac82d79cdf173a152c863abf2ff561
	.loc	0 17 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v5, 0
	v_add_nc_u32_e32 v1, 1, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, s2, s2, v2
	v_add_co_ci_u32_e64 v4, null, s3, 0, s2
	s_mov_b32 s2, 0
.LBB0_1:
	.loc	0 20 9
	global_load_dword v2, v5, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 21 11
	global_store_dword v[3:4], v2, off offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 22 3
	buffer_gl0_inv
	.loc	0 23 11
	global_atomic_cmpswap v6, v5, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v6, v2
	.loc	0 23 2 is_stmt 0
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB0_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 24 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 24 9 is_stmt 0
	global_store_dword v0, v2, s[4:5] offset:4
	.loc	0 25 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stack_push
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
	.size	stack_push, .Lfunc_end0-stack_push

	.protected	stack_push_pop
	.globl	stack_push_pop
	.p2align	8
	.type	stack_push_pop,@function
stack_push_pop:
.Lfunc_begin1:
	.loc	0 30 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 30 38 is_stmt 0
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	s_mov_b32 s2, exec_lo
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB1_2
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
.LBB1_2:
	.loc	0 0 38
	s_or_b32 exec_lo, exec_lo, s2
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 30 38
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	.loc	0 30 11
	v_mov_b32_e32 v5, 0
	v_add_nc_u32_e32 v1, 1, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, s3, s0, v3
	v_add_co_ci_u32_e64 v4, null, s1, 0, s3
	.loc	0 0 0
	v_mov_b32_e32 v2, s2
	.loc	0 30 11
	s_mov_b32 s2, 0
.LBB1_3:
	.loc	0 33 16 is_stmt 1
	global_store_dword v[3:4], v2, off offset:260
	s_waitcnt_vscnt null, 0x0
	.loc	0 34 3
	buffer_gl0_inv
	.loc	0 35 10
	global_atomic_cmpswap v6, v5, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v6, v2
	v_mov_b32_e32 v2, v6
	.loc	0 36 7
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB1_3
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 40 8 is_stmt 1
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	s_mov_b32 s2, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB1_6
	v_mov_b32_e32 v1, 0
	global_load_dword v1, v1, s[0:1] glc dlc
.LBB1_6:
	.loc	0 0 8 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 40 8
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v1
	v_mov_b32_e32 v2, 0
	.loc	0 40 6
	v_mov_b32_e32 v1, s3
	.loc	0 41 2 is_stmt 1
	s_add_u32 s3, s0, 0x100
	s_addc_u32 s6, s1, 0
	s_inst_prefetch 0x1
	s_branch .LBB1_8
	.p2align	6
.LBB1_7:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 41 2
	s_and_b32 s8, exec_lo, s7
	s_or_b32 s2, s8, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB1_10
.LBB1_8:
	.loc	0 0 2
	v_mov_b32_e32 v3, 0
	s_or_b32 s7, s7, exec_lo
	.loc	0 41 2
	s_mov_b32 s8, exec_lo
	.loc	0 41 13
	v_cmpx_ne_u32_e32 0, v1
	.loc	0 41 2
	s_cbranch_execz .LBB1_7
	.loc	0 42 15 is_stmt 1
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	s_andn2_b32 s7, s7, exec_lo
	v_add_co_u32 v3, vcc_lo, s3, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s6, v4, vcc_lo
	global_load_dword v3, v[3:4], off glc dlc
	.loc	0 44 10
	v_mov_b32_e32 v4, v1
	s_waitcnt vmcnt(0)
	global_atomic_cmpswap v3, v2, v[3:4], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v1
	v_mov_b32_e32 v1, v3
	s_and_b32 s9, vcc_lo, exec_lo
	s_or_b32 s7, s7, s9
	s_branch .LBB1_7
.LBB1_10:
	.loc	0 0 10 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 30 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 49 15
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 49 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 49 15
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	.loc	0 49 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1] offset:4
	.loc	0 50 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stack_push_pop
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
.Lfunc_end1:
	.size	stack_push_pop, .Lfunc_end1-stack_push_pop

	.protected	stack_tagged
	.globl	stack_tagged
	.p2align	8
	.type	stack_tagged,@function
stack_tagged:
.Lfunc_begin2:
	.loc	0 55 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 55 38 is_stmt 0
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB2_2
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[0:1] glc dlc
.LBB2_2:
	.loc	0 0 38
	s_or_b32 exec_lo, exec_lo, s2
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 55 38
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	.loc	0 55 11
	v_mov_b32_e32 v5, 0
	v_add_nc_u32_e32 v6, 1, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s3, s0, v2
	v_add_co_ci_u32_e64 v2, null, s1, 0, s3
	.loc	0 0 0
	v_mov_b32_e32 v4, s2
	.loc	0 55 11
	s_mov_b32 s2, 0
.LBB2_3:
	.loc	0 60 57 is_stmt 1
	v_and_or_b32 v3, 0xffff0000, v4, v6
	.loc	0 58 22
	v_and_b32_e32 v7, 0xffff, v4
	.loc	0 60 69
	v_add_nc_u32_e32 v3, 0x10000, v3
	.loc	0 58 16
	global_store_dword v[1:2], v7, off offset:260
	s_waitcnt_vscnt null, 0x0
	.loc	0 59 3
	buffer_gl0_inv
	.loc	0 60 10
	global_atomic_cmpswap v3, v5, v[3:4], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v4
	v_mov_b32_e32 v4, v3
	.loc	0 61 7
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB2_3
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 55 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 65 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 65 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1] offset:4
	.loc	0 66 1 is_stmt 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stack_tagged
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
	.size	stack_tagged, .Lfunc_end2-stack_tagged

	.protected	queue_tickets
	.globl	queue_tickets
	.p2align	8
	.type	queue_tickets,@function
queue_tickets:
.Lfunc_begin3:
	.loc	0 71 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 71 33 is_stmt 0
	s_mov_b32 s6, exec_lo
	s_mov_b32 s7, exec_lo
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB3_2
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB3_2:
	.loc	0 0 33
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 71 33
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 73 2 is_stmt 1
	v_mov_b32_e32 v2, 0
	.loc	0 76 7
	s_mov_b32 s6, exec_lo
	.loc	0 71 33
	v_add_nc_u32_e32 v3, s7, v1
	.loc	0 75 24
	v_mov_b32_e32 v4, v2
	.loc	0 76 7
	s_mov_b32 s7, exec_lo
	.loc	0 73 10
	v_add_nc_u32_e32 v1, 64, v3
	.loc	0 75 24
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	.loc	0 73 2
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v5, vcc_lo, s2, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s3, v6, vcc_lo
	.loc	0 75 24
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	.loc	0 73 16
	global_store_dword v[5:6], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 74 2
	buffer_gl0_inv
	.loc	0 75 2
	global_atomic_swap v[3:4], v1, off offset:256
	.loc	0 76 7
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB3_4
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s6
	global_atomic_add v3, v3, v4, s[0:1] offset:4 glc
.LBB3_4:
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 76 7
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v3
	v_add_nc_u32_e32 v1, s6, v1
	.loc	0 77 11 is_stmt 1
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	s_mov_b32 s0, exec_lo
	global_load_dword v3, v[3:4], off offset:256 glc dlc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB3_6
	.loc	0 0 11 is_stmt 0
	v_add_nc_u32_e32 v1, 64, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s2, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s3, v2, vcc_lo
	.loc	0 77 34
	global_load_dword v2, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
.LBB3_6:
	.loc	0 0 34
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 77 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 77 9
	global_store_dword v0, v2, s[4:5]
	.loc	0 78 1 is_stmt 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel queue_tickets
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
.Lfunc_end3:
	.size	queue_tickets, .Lfunc_end3-queue_tickets

	.protected	steal
	.globl	steal
	.p2align	8
	.type	steal,@function
steal:
.Lfunc_begin4:
	.loc	0 83 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0
	.p2align	6
.LBB4_1:
	.loc	0 86 18
	v_add_nc_u32_e32 v1, s3, v0
	.loc	0 88 3
	v_add_nc_u32_e32 v3, -1, v3
	.loc	0 86 23
	v_and_b32_e32 v1, 63, v1
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s6, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s6
	s_mov_b32 s6, 0
.LBB4_2:
	.loc	0 88 10
	global_atomic_add v5, v[1:2], v4, off glc
	.loc	0 88 3 is_stmt 0
	v_add_nc_u32_e32 v3, 1, v3
	.loc	0 88 34
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, 3, v5
	.loc	0 88 3
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB4_2
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s6
	s_add_i32 s3, s3, 1
	.loc	0 90 12 is_stmt 1
	v_cmp_lt_u32_e32 vcc_lo, 6, v3
	s_cmp_eq_u32 s3, 64
	s_cselect_b32 s6, -1, 0
	s_or_b32 s6, vcc_lo, s6
	s_and_b32 s6, exec_lo, s6
	s_or_b32 s2, s6, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB4_1
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 83 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 93 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 93 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v3, s[0:1]
	.loc	0 94 1 is_stmt 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel steal
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
	.size	steal, .Lfunc_end4-steal

	.protected	pool_drain
	.globl	pool_drain
	.p2align	8
	.type	pool_drain,@function
pool_drain:
.Lfunc_begin5:
	.loc	0 101 2 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 99 37
	v_mov_b32_e32 v4, 0x64
	.loc	0 99 28 is_stmt 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s1, 0
	s_branch .LBB5_3
.LBB5_1:
	.loc	0 0 28
	s_or_b32 exec_lo, exec_lo, s6
	s_andn2_b32 s0, s4, exec_lo
	s_and_b32 s4, vcc_lo, exec_lo
	s_or_b32 s4, s0, s4
.LBB5_2:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 101 2 is_stmt 1
	s_and_b32 s0, exec_lo, s4
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB5_8
.LBB5_3:
	.loc	0 0 2 is_stmt 0
	s_or_b32 s4, s4, exec_lo
	.loc	0 101 2
	s_mov_b32 s5, exec_lo
	v_cmpx_ne_u32_e32 0, v4
	s_cbranch_execz .LBB5_2
	.loc	0 102 12 is_stmt 1
	s_mov_b32 s6, exec_lo
	s_mov_b32 s0, exec_lo
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB5_6
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v5, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v5, v2, v5, s[8:9] glc
.LBB5_6:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 102 12
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v5
	.loc	0 104 7 is_stmt 1
	s_mov_b32 s6, exec_lo
	.loc	0 102 12
	v_add_nc_u32_e32 v1, s0, v1
	.loc	0 104 9
	v_cmp_lt_u32_e32 vcc_lo, 0xff, v1
	v_cmpx_gt_u32_e32 0x100, v1
	.loc	0 104 7 is_stmt 0
	s_cbranch_execz .LBB5_1
	.loc	0 106 10 is_stmt 1
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v5, s0, s10, v5
	v_add_co_ci_u32_e64 v6, s0, s11, v6, s0
	global_load_dword v1, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 107 11
	global_load_dword v5, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 106 7
	v_add_nc_u32_e32 v3, v1, v3
	.loc	0 107 19
	v_cmp_lt_u32_e64 s0, 0xc8, v5
	.loc	0 107 8 is_stmt 0
	v_subrev_co_ci_u32_e64 v4, s0, 0, v4, s0
	s_branch .LBB5_1
.LBB5_8:
	.loc	0 0 8
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 109 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 109 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v3, s[2:3]
	.loc	0 110 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel pool_drain
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
.Lfunc_end5:
	.size	pool_drain, .Lfunc_end5-pool_drain

	.protected	tree_work
	.globl	tree_work
	.p2align	8
	.type	tree_work,@function
tree_work:
.Lfunc_begin6:
	.loc	0 115 11 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_mov_b32 s1, 0
	.loc	0 117 6
	s_mov_b32 s0, exec_lo
	.loc	0 117 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 117 6
	s_cbranch_execz .LBB6_2
	.loc	0 0 6
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	.loc	0 118 12 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[2:3] offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 119 3
	global_atomic_swap v0, v1, s[2:3] offset:4
.LBB6_2:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 115 11 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_movk_i32 s6, 0xc8
	.loc	0 121 2
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	s_branch .LBB6_6
.LBB6_3:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 130 15 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v4
	.loc	0 129 17
	v_or_b32_e32 v8, 1, v3
	.loc	0 130 15
	v_lshl_add_u32 v6, v0, 1, s0
	.loc	0 132 13
	v_add_nc_u32_e32 v0, 64, v6
	.loc	0 132 5 is_stmt 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	.loc	0 133 18 is_stmt 1
	v_add_nc_u32_e32 v0, 0x41, v6
	.loc	0 133 5 is_stmt 0
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	.loc	0 132 5 is_stmt 1
	v_add_co_u32 v4, vcc_lo, s2, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s3, v5, vcc_lo
	.loc	0 133 5
	v_add_co_u32 v6, vcc_lo, s2, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s3, v7, vcc_lo
	.loc	0 132 19
	global_store_dword v[4:5], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 133 23
	global_store_dword v[6:7], v8, off
	s_waitcnt_vscnt null, 0x0
.LBB6_4:
	.loc	0 0 23 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
.LBB6_5:
	.loc	0 122 29 is_stmt 1
	s_add_i32 s6, s6, -2
	s_cmp_eq_u32 s6, 0
	.loc	0 122 2 is_stmt 0
	s_cbranch_scc1 .LBB6_26
.LBB6_6:
	.loc	0 123 15 is_stmt 1
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB6_8
	global_load_dword v0, v1, s[2:3] glc dlc
.LBB6_8:
	.loc	0 0 15 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 123 34
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	.loc	0 123 15
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v0
	.loc	0 123 34
	s_mov_b32 s7, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB6_10
	global_load_dword v0, v1, s[2:3] offset:4 glc dlc
.LBB6_10:
	.loc	0 0 34
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 123 34
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v0
	.loc	0 125 12 is_stmt 1
	s_cmp_ge_u32 s0, s7
	.loc	0 125 19 is_stmt 0
	s_cbranch_scc1 .LBB6_17
	.loc	0 125 54
	s_add_i32 s7, s0, 1
	.loc	0 125 22
	v_mov_b32_e32 v4, s0
	v_mov_b32_e32 v3, s7
	.loc	0 125 7
	s_mov_b32 s7, exec_lo
	.loc	0 125 22
	global_atomic_cmpswap v0, v1, v[3:4], s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e64 s0, v0
	.loc	0 125 7
	s_cbranch_execz .LBB6_16
	.loc	0 126 24 is_stmt 1
	s_add_i32 s0, s0, 64
	.loc	0 126 16 is_stmt 0
	s_lshl_b64 s[8:9], s[0:1], 2
	s_add_u32 s8, s2, s8
	s_addc_u32 s9, s3, s9
	global_load_dword v0, v1, s[8:9] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 128 4 is_stmt 1
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	.loc	0 129 10
	v_lshlrev_b32_e32 v3, 1, v0
	.loc	0 129 21 is_stmt 0
	v_cmp_lt_u32_e32 vcc_lo, 63, v3
	.loc	0 128 4 is_stmt 1
	v_add_co_u32 v4, s0, s4, v4
	v_add_co_ci_u32_e64 v5, s0, s5, v5, s0
	.loc	0 128 14 is_stmt 0
	global_store_dword v[4:5], v2, off
	.loc	0 129 8 is_stmt 1
	s_cbranch_vccnz .LBB6_16
	.loc	0 130 15
	s_mov_b32 s8, exec_lo
	s_mov_b32 s0, exec_lo
	v_mbcnt_lo_u32_b32 v0, s8, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB6_15
	s_bcnt1_i32_b32 s8, s8
	s_lshl_b32 s8, s8, 1
	v_mov_b32_e32 v4, s8
	global_atomic_add v4, v1, v4, s[2:3] offset:4 glc
.LBB6_15:
	.loc	0 0 15 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 130 15
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v4
	.loc	0 129 17 is_stmt 1
	v_or_b32_e32 v8, 1, v3
	.loc	0 130 15
	v_lshl_add_u32 v6, v0, 1, s0
	.loc	0 132 13
	v_add_nc_u32_e32 v0, 64, v6
	.loc	0 132 5 is_stmt 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	.loc	0 133 18 is_stmt 1
	v_add_nc_u32_e32 v0, 0x41, v6
	.loc	0 133 5 is_stmt 0
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	.loc	0 132 5 is_stmt 1
	v_add_co_u32 v4, vcc_lo, s2, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s3, v5, vcc_lo
	.loc	0 133 5
	v_add_co_u32 v6, vcc_lo, s2, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s3, v7, vcc_lo
	.loc	0 132 19
	global_store_dword v[4:5], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 133 23
	global_store_dword v[6:7], v8, off
	s_waitcnt_vscnt null, 0x0
.LBB6_16:
	.loc	0 0 23 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
.LBB6_17:
	.loc	0 123 15 is_stmt 1
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB6_19
	global_load_dword v0, v1, s[2:3] glc dlc
.LBB6_19:
	.loc	0 0 15 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 123 34
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	.loc	0 123 15
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v0
	.loc	0 123 34
	s_mov_b32 s7, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB6_21
	global_load_dword v0, v1, s[2:3] offset:4 glc dlc
.LBB6_21:
	.loc	0 0 34
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 123 34
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v0
	.loc	0 125 12 is_stmt 1
	s_cmp_ge_u32 s0, s7
	.loc	0 125 19 is_stmt 0
	s_cbranch_scc1 .LBB6_5
	.loc	0 125 54
	s_add_i32 s7, s0, 1
	.loc	0 125 22
	v_mov_b32_e32 v4, s0
	v_mov_b32_e32 v3, s7
	.loc	0 125 7
	s_mov_b32 s7, exec_lo
	.loc	0 125 22
	global_atomic_cmpswap v0, v1, v[3:4], s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e64 s0, v0
	.loc	0 125 7
	s_cbranch_execz .LBB6_4
	.loc	0 126 24 is_stmt 1
	s_add_i32 s0, s0, 64
	.loc	0 126 16 is_stmt 0
	s_lshl_b64 s[8:9], s[0:1], 2
	s_add_u32 s8, s2, s8
	s_addc_u32 s9, s3, s9
	global_load_dword v0, v1, s[8:9] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 128 4 is_stmt 1
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	.loc	0 129 10
	v_lshlrev_b32_e32 v3, 1, v0
	.loc	0 129 21 is_stmt 0
	v_cmp_lt_u32_e32 vcc_lo, 63, v3
	.loc	0 128 4 is_stmt 1
	v_add_co_u32 v4, s0, s4, v4
	v_add_co_ci_u32_e64 v5, s0, s5, v5, s0
	.loc	0 128 14 is_stmt 0
	global_store_dword v[4:5], v2, off
	.loc	0 129 8 is_stmt 1
	s_cbranch_vccnz .LBB6_4
	.loc	0 130 15
	s_mov_b32 s8, exec_lo
	s_mov_b32 s0, exec_lo
	v_mbcnt_lo_u32_b32 v0, s8, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB6_3
	s_bcnt1_i32_b32 s8, s8
	s_lshl_b32 s8, s8, 1
	v_mov_b32_e32 v4, s8
	global_atomic_add v4, v1, v4, s[2:3] offset:4 glc
	s_branch .LBB6_3
.LBB6_26:
	.loc	0 137 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tree_work
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
.Lfunc_end6:
	.size	tree_work, .Lfunc_end6-tree_work

	.protected	hash_count
	.globl	hash_count
	.p2align	8
	.type	hash_count,@function
hash_count:
.Lfunc_begin7:
	.loc	0 142 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 142 35 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v7, 1
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 142 43
	v_and_b32_e32 v1, 15, v1
	.loc	0 142 50
	v_add_nc_u32_e32 v3, 1, v1
.Ltmp7:
	.loc	0 10 4 is_stmt 1
	v_mul_lo_u32 v1, 0x9e3779b1, v3
	.loc	0 11 15
	v_lshrrev_b32_e32 v2, 15, v1
	.loc	0 11 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp8:
	.loc	0 142 11 is_stmt 1
	v_mov_b32_e32 v2, 0
	.loc	0 142 69 is_stmt 0
	v_and_b32_e32 v1, 63, v1
	s_inst_prefetch 0x1
	s_branch .LBB7_2
	.p2align	6
.LBB7_1:
	.loc	0 0 69
	s_or_b32 exec_lo, exec_lo, s4
	s_and_b32 s0, exec_lo, s0
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB7_8
.LBB7_2:
	.loc	0 145 14 is_stmt 1
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	.loc	0 147 7
	s_mov_b32 s0, exec_lo
	.loc	0 145 14
	v_add_co_u32 v5, vcc_lo, s8, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s9, v6, vcc_lo
	global_load_dword v4, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 147 11
	v_cmpx_eq_u32_e32 0, v4
	.loc	0 147 7 is_stmt 0
	s_cbranch_execz .LBB7_4
	.loc	0 148 10 is_stmt 1
	v_mov_b32_e32 v4, v2
	global_atomic_cmpswap v4, v[5:6], v[3:4], off glc
.LBB7_4:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 149 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	v_cmp_eq_u32_e64 s0, v4, v3
	s_or_b32 s0, vcc_lo, s0
	.loc	0 149 17 is_stmt 0
	s_and_saveexec_b32 s4, s0
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB7_6
	.loc	0 150 4 is_stmt 1
	global_atomic_add v[5:6], v7, off offset:512
.LBB7_6:
	.loc	0 149 17
	s_andn2_saveexec_b32 s4, s4
	s_cbranch_execz .LBB7_1
	.loc	0 153 12
	v_add_nc_u32_e32 v1, 1, v1
	.loc	0 153 17 is_stmt 0
	v_and_b32_e32 v1, 63, v1
	s_branch .LBB7_1
.LBB7_8:
	.loc	0 0 17
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 155 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 155 9 is_stmt 0
	global_store_dword v0, v1, s[2:3]
	.loc	0 156 1 is_stmt 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hash_count
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
.Lfunc_end7:
	.size	hash_count, .Lfunc_end7-hash_count

	.protected	hash_exchange
	.globl	hash_exchange
	.p2align	8
	.type	hash_exchange,@function
hash_exchange:
.Lfunc_begin8:
	.loc	0 161 36 prologue_end
	v_add_nc_u32_e32 v3, 1, v0
	.loc	0 161 11 is_stmt 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s2, 0
.Ltmp10:
	.loc	0 9 9 is_stmt 1
	v_lshrrev_b32_e32 v1, 7, v3
	.loc	0 9 4 is_stmt 0
	v_xor_b32_e32 v1, v1, v3
	.loc	0 10 4 is_stmt 1
	v_mul_lo_u32 v1, 0x9e3779b1, v1
	.loc	0 11 15
	v_lshrrev_b32_e32 v2, 15, v1
	.loc	0 11 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
	v_mov_b32_e32 v2, 0
.Ltmp11:
	.loc	0 0 0
	v_and_b32_e32 v1, 0xff, v1
.LBB8_1:
	.loc	0 164 26 is_stmt 1
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	.loc	0 165 12
	v_add_nc_u32_e32 v1, 7, v1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v1, 0xff, v1
	.loc	0 164 26 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	.loc	0 164 9 is_stmt 0
	global_atomic_swap v3, v[4:5], v3, off glc
	.loc	0 163 13 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	.loc	0 163 2 is_stmt 0
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB8_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 161 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 167 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 167 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 168 1 is_stmt 1
	s_endpgm
.Ltmp12:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hash_exchange
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
.Lfunc_end8:
	.size	hash_exchange, .Lfunc_end8-hash_exchange

	.protected	bucket_heads
	.globl	bucket_heads
	.p2align	8
	.type	bucket_heads,@function
bucket_heads:
.Lfunc_begin9:
	.loc	0 9 9 prologue_end
	v_lshrrev_b32_e32 v1, 7, v0
.Ltmp13:
	.loc	0 173 11
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_lshlrev_b32_e32 v4, 2, v0
.Ltmp14:
	.loc	0 9 4
	v_xor_b32_e32 v1, v1, v0
	v_add_nc_u32_e32 v0, 1, v0
	.loc	0 10 4
	v_mul_lo_u32 v1, 0x9e3779b1, v1
	.loc	0 11 15
	v_lshrrev_b32_e32 v2, 15, v1
	.loc	0 11 11 is_stmt 0
	v_xor_b32_e32 v1, v2, v1
.Ltmp15:
	.loc	0 173 39 is_stmt 1
	v_and_b32_e32 v1, 7, v1
	.loc	0 173 52 is_stmt 0
	v_lshlrev_b32_e32 v2, 2, v1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	v_add_co_u32 v2, s0, s0, v2
	v_add_co_ci_u32_e64 v3, null, s1, 0, s0
	v_add_co_u32 v4, s0, s2, v4
	v_add_co_ci_u32_e64 v5, null, s3, 0, s0
	s_mov_b32 s0, 0
.LBB9_1:
	.loc	0 175 16 is_stmt 1
	global_store_dword v[4:5], v1, off
	.loc	0 175 32 is_stmt 0
	global_atomic_cmpswap v6, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v6, v1
	v_mov_b32_e32 v1, v6
	.loc	0 175 2
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB9_1
	.loc	0 177 1 is_stmt 1
	s_endpgm
.Ltmp16:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bucket_heads
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
.Lfunc_end9:
	.size	bucket_heads, .Lfunc_end9-bucket_heads

	.protected	float_add
	.globl	float_add
	.p2align	8
	.type	float_add,@function
float_add:
.Lfunc_begin10:
	.loc	0 182 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	v_cvt_f32_ubyte0_e32 v4, v0
	s_mov_b32 s2, 0
	.loc	0 182 34 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v3, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
.LBB10_1:
	.loc	0 186 35 is_stmt 1
	v_add_f32_e32 v1, v4, v2
	.loc	0 186 9 is_stmt 0
	global_atomic_cmpswap v1, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v1, v2
	v_mov_b32_e32 v2, v1
	.loc	0 187 2 is_stmt 1
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB10_1
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 182 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 188 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 188 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 189 1 is_stmt 1
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel float_add
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
.Lfunc_end10:
	.size	float_add, .Lfunc_end10-float_add

	.protected	float_add_bins
	.globl	float_add_bins
	.p2align	8
	.type	float_add_bins,@function
float_add_bins:
.Lfunc_begin11:
	.loc	0 194 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 195 21
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 195 29 is_stmt 0
	v_and_b32_e32 v1, 7, v1
	.loc	0 195 18
	v_lshlrev_b32_e32 v1, 2, v1
	v_add_co_u32 v1, s2, s8, v1
	v_add_co_ci_u32_e64 v2, null, s9, 0, s2
	.loc	0 194 11 is_stmt 1
	s_mov_b32 s2, 0
.LBB11_1:
	.loc	0 199 9
	global_load_dword v4, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 200 32
	v_add_f32_e32 v3, 1.0, v4
	.loc	0 200 9 is_stmt 0
	global_atomic_cmpswap v3, v[1:2], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v4
	.loc	0 199 3 is_stmt 1
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB11_1
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 201 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 201 9 is_stmt 0
	global_store_dword v0, v1, s[0:1]
	.loc	0 202 1 is_stmt 1
	s_endpgm
.Ltmp18:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel float_add_bins
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
.Lfunc_end11:
	.size	float_add_bins, .Lfunc_end11-float_add_bins

	.protected	pack_max
	.globl	pack_max
	.p2align	8
	.type	pack_max,@function
pack_max:
.Lfunc_begin12:
	.loc	0 207 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 207 81 is_stmt 0
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	s_mov_b32 s2, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB12_2
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[0:1] glc dlc
.LBB12_2:
	.loc	0 0 81
	s_or_b32 exec_lo, exec_lo, s3
.Ltmp19:
	.loc	0 9 9 is_stmt 1
	v_lshrrev_b32_e32 v2, 7, v0
.Ltmp20:
	.loc	0 207 81
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v1
.Ltmp21:
	.loc	0 9 4
	v_xor_b32_e32 v2, v2, v0
.Ltmp22:
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v4, s3
.Ltmp23:
	.loc	0 10 4 is_stmt 1
	v_mul_lo_u32 v2, 0x9e3779b1, v2
	.loc	0 11 15
	v_lshrrev_b32_e32 v3, 15, v2
	.loc	0 11 11 is_stmt 0
	v_xor_b32_e32 v1, v3, v2
	v_mov_b32_e32 v3, 0
.Ltmp24:
	.loc	0 207 69 is_stmt 1
	v_lshl_or_b32 v1, v1, 16, v0
	s_branch .LBB12_4
	.p2align	6
.LBB12_3:
	.loc	0 0 69 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 209 2 is_stmt 1
	s_and_b32 s6, exec_lo, s3
	s_or_b32 s2, s6, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB12_6
.LBB12_4:
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v2, v4
	s_or_b32 s3, s3, exec_lo
	.loc	0 209 2
	s_mov_b32 s6, exec_lo
	.loc	0 209 14
	v_cmpx_lt_u32_e64 v2, v1
	.loc	0 209 2
	s_cbranch_execz .LBB12_3
	.loc	0 210 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
	s_andn2_b32 s3, s3, exec_lo
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v4, v2
	s_and_b32 s7, vcc_lo, exec_lo
	s_or_b32 s3, s3, s7
	s_branch .LBB12_3
.LBB12_6:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 207 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 215 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 215 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v2, s[0:1]
	.loc	0 216 1 is_stmt 1
	s_endpgm
.Ltmp25:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel pack_max
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
.Lfunc_end12:
	.size	pack_max, .Lfunc_end12-pack_max

	.protected	last_block_sum
	.globl	last_block_sum
	.p2align	8
	.type	last_block_sum,@function
last_block_sum:
.Lfunc_begin13:
	.loc	0 222 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[6:7], 0x0
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	.loc	0 224 23
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s0, exec_lo
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
.LBB13_1:
	.loc	0 224 2 is_stmt 0
	s_ff1_i32_b32 s6, s0
	v_readlane_b32 s7, v1, s6
	s_lshl_b32 s6, 1, s6
	s_andn2_b32 s0, s0, s6
	s_add_i32 s1, s1, s7
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .LBB13_1
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	s_mov_b32 s0, exec_lo
	v_cmpx_eq_u32_e32 0, v1
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB13_4
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s1
	global_atomic_add v1, v2, s[8:9] offset:4
.LBB13_4:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 227 8 is_stmt 1
	v_cmp_eq_u32_e64 s0, 0, v0
	.loc	0 225 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 226 2
	s_barrier
	buffer_gl0_inv
	.loc	0 227 6
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB13_8
	.loc	0 228 10
	s_mov_b32 s7, exec_lo
	s_mov_b32 s6, exec_lo
	v_mbcnt_lo_u32_b32 v1, s7, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB13_7
	s_bcnt1_i32_b32 s7, s7
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s7
	global_atomic_add v2, v2, v3, s[8:9] glc
.LBB13_7:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 228 30
	s_clause 0x1
	s_load_dword s6, s[4:5], 0x4
	s_load_dword s4, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s6, 0xffff
	v_cvt_f32_u32_e32 v3, s5
	s_sub_i32 s7, 0, s5
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_readfirstlane_b32 s6, v3
	s_mul_i32 s7, s7, s6
	s_mul_hi_u32 s7, s6, s7
	s_add_i32 s6, s6, s7
	s_mul_hi_u32 s6, s4, s6
	s_mul_i32 s7, s6, s5
	s_add_i32 s12, s6, 1
	s_sub_i32 s7, s4, s7
	s_sub_i32 s13, s7, s5
	s_cmp_ge_u32 s7, s5
	s_cselect_b32 s6, s12, s6
	s_cselect_b32 s7, s13, s7
	s_add_i32 s12, s6, 1
	s_cmp_ge_u32 s7, s5
	.loc	0 228 10
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 228 30
	s_cselect_b32 s6, s12, s6
	.loc	0 228 10
	v_mov_b32_e32 v2, 0
	.loc	0 228 30
	s_mul_i32 s5, s6, s5
	.loc	0 228 10
	v_add_nc_u32_e32 v1, s7, v1
	.loc	0 228 30
	s_cmp_gt_u32 s4, s5
	s_cselect_b32 s4, -1, 0
	s_cmp_lg_u32 s4, 0
	s_addc_u32 s4, s6, 0
	.loc	0 228 48
	s_add_u32 s4, s4, -1
	s_addc_u32 s5, 0, -1
	.loc	0 228 27
	v_cmp_eq_u64_e32 vcc_lo, s[4:5], v[1:2]
	v_cndmask_b32_e64 v1, 0, 1, vcc_lo
	.loc	0 228 8
	ds_write_b32 v2, v1
.LBB13_8:
	.loc	0 0 8
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v4, 0
	.loc	0 229 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 230 6
	ds_read_b32 v3, v4
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_cbranch_vccnz .LBB13_20
	.loc	0 233 3
	s_mov_b32 s4, exec_lo
	.loc	0 233 22 is_stmt 0
	v_cmpx_gt_u32_e32 0x100, v0
	.loc	0 233 3
	s_cbranch_execz .LBB13_13
	v_lshlrev_b32_e32 v1, 2, v0
	v_subrev_nc_u32_e32 v5, 64, v0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s5, 0
	v_add_co_u32 v1, s1, s10, v1
	v_add_co_ci_u32_e64 v2, null, s11, 0, s1
.LBB13_11:
	.loc	0 234 11 is_stmt 1
	global_load_dword v6, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 233 22
	v_add_nc_u32_e32 v5, 64, v5
	v_add_co_u32 v1, vcc_lo, 0x100, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, 0, v2, vcc_lo
	v_cmp_lt_u32_e64 s1, 0xbf, v5
	.loc	0 233 3 is_stmt 0
	s_or_b32 s5, s1, s5
	.loc	0 234 8 is_stmt 1
	v_add_nc_u32_e32 v4, v6, v4
	.loc	0 233 3
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB13_11
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
.LBB13_13:
	s_or_b32 exec_lo, exec_lo, s4
	s_mov_b32 s4, exec_lo
	s_mov_b32 s1, 0
.LBB13_14:
	.loc	0 235 3 is_stmt 1
	s_ff1_i32_b32 s5, s4
	v_readlane_b32 s6, v4, s5
	s_lshl_b32 s5, 1, s5
	s_andn2_b32 s4, s4, s5
	s_add_i32 s1, s1, s6
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .LBB13_14
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	s_mov_b32 s4, exec_lo
	v_cmpx_eq_u32_e32 0, v1
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB13_17
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s1
	global_atomic_add v1, v2, s[8:9] offset:8
.LBB13_17:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 236 7 is_stmt 1
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB13_19
	.loc	0 237 10
	v_mov_b32_e32 v1, 0
	global_store_dword v1, v1, s[8:9]
	s_waitcnt_vscnt null, 0x0
.LBB13_19:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB13_20:
	.loc	0 239 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 239 9 is_stmt 0
	global_store_dword v0, v3, s[2:3]
	.loc	0 240 1 is_stmt 1
	s_endpgm
.Ltmp26:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel last_block_sum
		.amdhsa_group_segment_fixed_size 4
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
		.amdhsa_wavefront_size32 1
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
	.size	last_block_sum, .Lfunc_end13-last_block_sum

	.protected	grid_barrier_leader
	.globl	grid_barrier_leader
	.p2align	8
	.type	grid_barrier_leader,@function
grid_barrier_leader:
.Lfunc_begin14:
	.loc	0 245 11 prologue_end
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 247 2
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 249 6
	s_mov_b32 s8, exec_lo
	.loc	0 247 2
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s2, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s2
	.loc	0 247 9 is_stmt 0
	global_store_dword v3, v0, s[0:1]
	.loc	0 248 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 249 8
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 249 6 is_stmt 0
	s_cbranch_execz .LBB14_7
	.loc	0 245 11 is_stmt 1
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	.loc	0 250 3
	s_mov_b32 s9, exec_lo
	s_mov_b32 s6, exec_lo
	v_mbcnt_lo_u32_b32 v3, s9, 0
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB14_3
	s_bcnt1_i32_b32 s7, s9
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, s7
	s_waitcnt lgkmcnt(0)
	global_atomic_add v3, v4, s[2:3]
.LBB14_3:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	s_clause 0x1
	s_load_dword s6, s[4:5], 0x4
	s_load_dword s4, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s6, 0xffff
	v_cvt_f32_u32_e32 v3, s5
	s_sub_i32 s7, 0, s5
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_readfirstlane_b32 s6, v3
	v_mov_b32_e32 v3, 0
	s_mul_i32 s7, s7, s6
	s_mul_hi_u32 s7, s6, s7
	s_add_i32 s6, s6, s7
	s_mul_hi_u32 s6, s4, s6
	s_mul_i32 s7, s6, s5
	s_add_i32 s9, s6, 1
	s_sub_i32 s7, s4, s7
	s_sub_i32 s10, s7, s5
	s_cmp_ge_u32 s7, s5
	s_cselect_b32 s6, s9, s6
	s_cselect_b32 s7, s10, s7
	s_add_i32 s9, s6, 1
	s_cmp_ge_u32 s7, s5
	s_cselect_b32 s6, s9, s6
	s_mul_i32 s5, s6, s5
	s_cmp_gt_u32 s4, s5
	s_cselect_b32 s4, -1, 0
	s_cmp_lg_u32 s4, 0
	s_addc_u32 s4, s6, 0
	s_branch .LBB14_5
.LBB14_4:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 251 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v4
	.loc	0 251 21 is_stmt 0
	s_cmp_gt_u32 s4, s5
	.loc	0 251 3
	s_cbranch_scc0 .LBB14_7
.LBB14_5:
	.loc	0 251 10
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB14_4
	global_load_dword v4, v3, s[2:3] glc dlc
	s_branch .LBB14_4
.LBB14_7:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 255 23 is_stmt 1
	v_sub_nc_u32_e32 v3, 63, v0
	.loc	0 255 16 is_stmt 0
	v_mov_b32_e32 v4, 0
	.loc	0 254 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 255 16
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	global_load_dword v0, v[3:4], off
	.loc	0 255 14 is_stmt 0
	s_waitcnt vmcnt(0)
	global_store_dword v[1:2], v0, off offset:256
	.loc	0 256 1 is_stmt 1
	s_endpgm
.Ltmp27:
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
		.amdhsa_wavefront_size32 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 11
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
	.size	grid_barrier_leader, .Lfunc_end14-grid_barrier_leader

	.protected	grid_barrier_sense
	.globl	grid_barrier_sense
	.p2align	8
	.type	grid_barrier_sense,@function
grid_barrier_sense:
.Lfunc_begin15:
	.loc	0 261 11 prologue_end
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	.loc	0 264 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 265 7
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB15_6
	.loc	0 266 8
	s_mov_b32 s9, exec_lo
	s_mov_b32 s8, exec_lo
	v_mbcnt_lo_u32_b32 v1, s9, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB15_3
	s_bcnt1_i32_b32 s0, s9
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s0
	global_atomic_add v2, v2, v3, s[2:3] glc
.LBB15_3:
	.loc	0 0 8 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 266 28
	s_clause 0x1
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s8, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_cvt_f32_u32_e32 v3, s0
	s_sub_i32 s10, 0, s0
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_readfirstlane_b32 s9, v3
	s_mul_i32 s10, s10, s9
	s_mul_hi_u32 s10, s9, s10
	s_add_i32 s9, s9, s10
	s_mul_hi_u32 s9, s8, s9
	s_mul_i32 s10, s9, s0
	s_add_i32 s11, s9, 1
	s_sub_i32 s10, s8, s10
	s_sub_i32 s12, s10, s0
	s_cmp_ge_u32 s10, s0
	s_cselect_b32 s9, s11, s9
	s_cselect_b32 s10, s12, s10
	s_add_i32 s11, s9, 1
	s_cmp_ge_u32 s10, s0
	.loc	0 266 8
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v2
	.loc	0 266 28
	s_cselect_b32 s9, s11, s9
	.loc	0 266 8
	v_mov_b32_e32 v2, 0
	.loc	0 266 28
	s_mul_i32 s0, s9, s0
	.loc	0 266 8
	v_add_nc_u32_e32 v1, s10, v1
	.loc	0 266 28
	s_cmp_gt_u32 s8, s0
	s_cselect_b32 s0, -1, 0
	s_cmp_lg_u32 s0, 0
	s_addc_u32 s0, s9, 0
	.loc	0 266 46
	s_add_u32 s8, s0, -1
	s_addc_u32 s9, 0, -1
	.loc	0 266 25
	v_cmp_ne_u64_e64 s0, s[8:9], v[1:2]
	.loc	0 266 8
	s_and_saveexec_b32 s8, s0
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execnz .LBB15_20
.LBB15_4:
	s_andn2_saveexec_b32 s0, s8
	.loc	0 267 5 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_clause 0x1
	global_atomic_swap v1, v1, s[2:3]
	global_atomic_swap v1, v2, s[2:3] offset:4
.LBB15_6:
	.loc	0 0 5 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 275 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 264 3
	s_barrier
	buffer_gl0_inv
	.loc	0 265 7
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB15_12
	.loc	0 266 8
	s_mov_b32 s9, exec_lo
	s_mov_b32 s8, exec_lo
	v_mbcnt_lo_u32_b32 v1, s9, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB15_9
	s_bcnt1_i32_b32 s0, s9
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s0
	global_atomic_add v2, v2, v3, s[2:3] glc
.LBB15_9:
	.loc	0 0 8 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 266 28
	s_clause 0x1
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s8, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_cvt_f32_u32_e32 v3, s0
	s_sub_i32 s10, 0, s0
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_readfirstlane_b32 s9, v3
	s_mul_i32 s10, s10, s9
	s_mul_hi_u32 s10, s9, s10
	s_add_i32 s9, s9, s10
	s_mul_hi_u32 s9, s8, s9
	s_mul_i32 s10, s9, s0
	s_add_i32 s11, s9, 1
	s_sub_i32 s10, s8, s10
	s_sub_i32 s12, s10, s0
	s_cmp_ge_u32 s10, s0
	s_cselect_b32 s9, s11, s9
	s_cselect_b32 s10, s12, s10
	s_add_i32 s11, s9, 1
	s_cmp_ge_u32 s10, s0
	.loc	0 266 8
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v2
	.loc	0 266 28
	s_cselect_b32 s9, s11, s9
	.loc	0 266 8
	v_mov_b32_e32 v2, 0
	.loc	0 266 28
	s_mul_i32 s0, s9, s0
	.loc	0 266 8
	v_add_nc_u32_e32 v1, s10, v1
	.loc	0 266 28
	s_cmp_gt_u32 s8, s0
	s_cselect_b32 s0, -1, 0
	s_cmp_lg_u32 s0, 0
	s_addc_u32 s0, s9, 0
	.loc	0 266 46
	s_add_u32 s8, s0, -1
	s_addc_u32 s9, 0, -1
	.loc	0 266 25
	v_cmp_ne_u64_e64 s0, s[8:9], v[1:2]
	.loc	0 266 8
	s_and_saveexec_b32 s8, s0
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execnz .LBB15_23
.LBB15_10:
	s_andn2_saveexec_b32 s0, s8
	.loc	0 267 5 is_stmt 1
	v_mov_b32_e32 v1, 0
	s_clause 0x1
	global_atomic_swap v1, v1, s[2:3]
	global_atomic_swap v1, v1, s[2:3] offset:4
.LBB15_12:
	.loc	0 0 5 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 275 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 264 3
	s_barrier
	buffer_gl0_inv
	.loc	0 265 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB15_18
	.loc	0 266 8
	s_mov_b32 s8, exec_lo
	s_mov_b32 s1, exec_lo
	v_mbcnt_lo_u32_b32 v1, s8, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB15_15
	s_bcnt1_i32_b32 s8, s8
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s8
	global_atomic_add v2, v2, v3, s[2:3] glc
.LBB15_15:
	.loc	0 0 8 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 266 28
	s_clause 0x1
	s_load_dword s1, s[4:5], 0x4
	s_load_dword s4, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s1, 0xffff
	v_cvt_f32_u32_e32 v3, s1
	s_sub_i32 s8, 0, s1
	v_rcp_iflag_f32_e32 v3, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_readfirstlane_b32 s5, v3
	s_mul_i32 s8, s8, s5
	s_mul_hi_u32 s8, s5, s8
	s_add_i32 s5, s5, s8
	s_mul_hi_u32 s5, s4, s5
	s_mul_i32 s8, s5, s1
	s_add_i32 s9, s5, 1
	s_sub_i32 s8, s4, s8
	s_sub_i32 s10, s8, s1
	s_cmp_ge_u32 s8, s1
	s_cselect_b32 s5, s9, s5
	s_cselect_b32 s8, s10, s8
	s_add_i32 s9, s5, 1
	s_cmp_ge_u32 s8, s1
	.loc	0 266 8
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v2
	.loc	0 266 28
	s_cselect_b32 s5, s9, s5
	.loc	0 266 8
	v_mov_b32_e32 v2, 0
	.loc	0 266 28
	s_mul_i32 s1, s5, s1
	.loc	0 266 8
	v_add_nc_u32_e32 v1, s8, v1
	.loc	0 266 28
	s_cmp_gt_u32 s4, s1
	s_cselect_b32 s1, -1, 0
	s_cmp_lg_u32 s1, 0
	s_addc_u32 s1, s5, 0
	.loc	0 266 46
	s_add_u32 s4, s1, -1
	s_addc_u32 s5, 0, -1
	.loc	0 266 8
	s_mov_b32 s1, exec_lo
	.loc	0 266 25
	v_cmpx_ne_u64_e64 s[4:5], v[1:2]
	.loc	0 266 8
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execnz .LBB15_26
.LBB15_16:
	s_andn2_saveexec_b32 s1, s1
	.loc	0 267 5 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_clause 0x1
	global_atomic_swap v1, v1, s[2:3]
	global_atomic_swap v1, v2, s[2:3] offset:4
.LBB15_18:
	.loc	0 0 5 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 261 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 277 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 0
	.loc	0 275 3
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 277 9
	global_store_dword v0, v1, s[0:1]
	.loc	0 278 1
	s_endpgm
.LBB15_19:
	.loc	0 0 1 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 270 12 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v1
	.loc	0 270 27 is_stmt 0
	s_cmp_lg_u32 s0, 1
	.loc	0 270 5
	s_cbranch_scc0 .LBB15_4
.LBB15_20:
	.loc	0 270 12
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e64 s0, 0, v1
	s_and_saveexec_b32 s9, s0
	s_cbranch_execz .LBB15_19
	global_load_dword v1, v2, s[2:3] offset:4 glc dlc
	s_branch .LBB15_19
.LBB15_22:
	.loc	0 0 12
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 270 12
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v1
	.loc	0 270 27
	s_cmp_eq_u32 s0, 0
	.loc	0 270 5
	s_cbranch_scc1 .LBB15_10
.LBB15_23:
	.loc	0 270 12
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e64 s0, 0, v1
	s_and_saveexec_b32 s9, s0
	s_cbranch_execz .LBB15_22
	global_load_dword v1, v2, s[2:3] offset:4 glc dlc
	s_branch .LBB15_22
.LBB15_25:
	.loc	0 0 12
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 270 12
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 270 27
	s_cmp_eq_u32 s4, 1
	.loc	0 270 5
	s_cbranch_scc1 .LBB15_16
.LBB15_26:
	.loc	0 270 12
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB15_25
	global_load_dword v1, v2, s[2:3] offset:4 glc dlc
	s_branch .LBB15_25
.Ltmp28:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel grid_barrier_sense
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
		.amdhsa_wavefront_size32 1
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
	.size	grid_barrier_sense, .Lfunc_end15-grid_barrier_sense

	.protected	barrier_by_all
	.globl	barrier_by_all
	.p2align	8
	.type	barrier_by_all,@function
barrier_by_all:
.Lfunc_begin16:
	.loc	0 283 11 prologue_end is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 0 0 is_stmt 0
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v1, s3, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB16_2
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1]
.LBB16_2:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 285 8 is_stmt 1
	v_and_b32_e32 v1, 1, v0
	.loc	0 285 6 is_stmt 0
	s_mov_b32 s2, exec_lo
	.loc	0 285 8
	v_cmpx_eq_u32_e32 1, v1
	.loc	0 285 6
	s_cbranch_execz .LBB16_7
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	s_branch .LBB16_5
.LBB16_4:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 287 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 287 21 is_stmt 0
	s_cmp_lt_u32 s3, 64
	.loc	0 287 3
	s_cbranch_scc0 .LBB16_7
.LBB16_5:
	.loc	0 287 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB16_4
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB16_4
.LBB16_7:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 283 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 292 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 292 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 293 1 is_stmt 1
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel barrier_by_all
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
.Lfunc_end16:
	.size	barrier_by_all, .Lfunc_end16-barrier_by_all

	.protected	barrier_late_half
	.globl	barrier_late_half
	.p2align	8
	.type	barrier_late_half,@function
barrier_late_half:
.Lfunc_begin17:
	.loc	0 298 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 300 6
	s_mov_b32 s2, exec_lo
	.loc	0 300 8 is_stmt 0
	v_cmpx_lt_u32_e32 31, v0
	.loc	0 300 6
	s_cbranch_execz .LBB17_5
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	s_branch .LBB17_3
.LBB17_2:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 301 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 301 21 is_stmt 0
	s_cmp_lt_u32 s3, 32
	.loc	0 301 3
	s_cbranch_scc0 .LBB17_5
.LBB17_3:
	.loc	0 301 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB17_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB17_2
.LBB17_5:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 303 2 is_stmt 1
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v1, s3, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB17_7
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1]
.LBB17_7:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 298 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 304 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 304 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 305 1 is_stmt 1
	s_endpgm
.Ltmp30:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel barrier_late_half
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
.Lfunc_end17:
	.size	barrier_late_half, .Lfunc_end17-barrier_late_half

	.protected	waves_hand_on
	.globl	waves_hand_on
	.p2align	8
	.type	waves_hand_on,@function
waves_hand_on:
.Lfunc_begin18:
	.loc	0 315 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 315 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 315 6
	s_cbranch_execz .LBB18_2
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	.loc	0 316 8 is_stmt 1
	ds_write_b32 v1, v1 offset:256
.LBB18_2:
	.loc	0 0 8 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 313 11 is_stmt 1
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	.loc	0 318 6
	s_mov_b32 s4, exec_lo
	.loc	0 317 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 318 8
	v_cmpx_lt_u32_e32 63, v0
	.loc	0 318 6 is_stmt 0
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execnz .LBB18_6
	s_andn2_saveexec_b32 s2, s4
	s_cbranch_execnz .LBB18_9
.LBB18_4:
	.loc	0 327 1 is_stmt 1
	s_endpgm
.LBB18_5:
	.loc	0 0 1 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 323 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s5, v2
	.loc	0 323 31 is_stmt 0
	s_cmp_lt_u32 s5, 64
	.loc	0 323 3
	s_cbranch_scc0 .LBB18_8
.LBB18_6:
	.loc	0 323 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB18_5
	ds_read_b32 v2, v1 offset:256
	s_branch .LBB18_5
.LBB18_8:
	.loc	0 325 12 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_nc_u32_e32 v1, 0xffffff00, v0
	ds_read_b32 v1, v1
	.loc	0 325 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[2:3]
	.loc	0 318 6 is_stmt 1
	s_andn2_saveexec_b32 s2, s4
	s_cbranch_execz .LBB18_4
.LBB18_9:
	.loc	0 319 13
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 321 3
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v2, s2, 0
	.loc	0 319 13
	global_load_dword v1, v0, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 321 3
	s_mov_b32 s0, exec_lo
	.loc	0 319 21
	v_lshl_add_u32 v1, v1, 1, v1
	.loc	0 319 11 is_stmt 0
	ds_write_b32 v0, v1
	.loc	0 320 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 321 3
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB18_4
	s_bcnt1_i32_b32 s0, s2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s0
	ds_add_u32 v0, v1 offset:256
	.loc	0 327 1
	s_endpgm
.Ltmp31:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel waves_hand_on
		.amdhsa_group_segment_fixed_size 260
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
	.size	waves_hand_on, .Lfunc_end18-waves_hand_on

	.protected	waves_ping_pong
	.globl	waves_ping_pong
	.p2align	8
	.type	waves_ping_pong,@function
waves_ping_pong:
.Lfunc_begin19:
	.loc	0 332 0
	v_and_b32_e32 v1, 63, v0
.Ltmp32:
	.loc	0 336 7 prologue_end
	s_mov_b32 s0, exec_lo
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB19_19
	.loc	0 333 11
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 333 37 is_stmt 0
	v_lshrrev_b32_e32 v0, 6, v0
	v_readfirstlane_b32 s6, v0
	v_mov_b32_e32 v0, 0
	s_branch .LBB19_3
.LBB19_2:
	.loc	0 0 37
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 337 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	.loc	0 337 22 is_stmt 0
	s_cmp_lg_u32 s2, s6
	.loc	0 337 4
	s_cbranch_scc0 .LBB19_5
.LBB19_3:
	.loc	0 337 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB19_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB19_2
.LBB19_5:
	.loc	0 341 4 is_stmt 1
	s_mov_b32 s2, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v0, s2, 0
	.loc	0 340 4
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	.loc	0 341 4
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB19_7
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1]
.LBB19_7:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v0, 0
	s_or_b32 s2, s6, 2
	s_branch .LBB19_9
.LBB19_8:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 337 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v1
	.loc	0 337 22 is_stmt 0
	s_cmp_lg_u32 s3, s2
	.loc	0 337 4
	s_cbranch_scc0 .LBB19_11
.LBB19_9:
	.loc	0 337 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB19_8
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB19_8
.LBB19_11:
	.loc	0 333 11 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_lshl_b32 s2, s6, 2
	.loc	0 341 4
	s_mov_b32 s7, exec_lo
	v_mov_b32_e32 v0, s2
	v_mbcnt_lo_u32_b32 v2, s7, 0
	.loc	0 339 14
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[4:5]
	s_add_u32 s2, s4, s2
	s_addc_u32 s3, s5, 0
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[4:5]
	.loc	0 341 4
	s_mov_b32 s4, exec_lo
	.loc	0 340 4
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 341 4
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB19_13
	s_bcnt1_i32_b32 s5, s7
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s5
	global_atomic_add v0, v1, s[0:1]
.LBB19_13:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v0, 0
	s_or_b32 s4, s6, 4
	s_branch .LBB19_15
.LBB19_14:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 337 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	.loc	0 337 22 is_stmt 0
	s_cmp_lg_u32 s5, s4
	.loc	0 337 4
	s_cbranch_scc0 .LBB19_17
.LBB19_15:
	.loc	0 337 11
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB19_14
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB19_14
.LBB19_17:
	.loc	0 339 14 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 341 4
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v2, s4, 0
	.loc	0 339 14
	global_load_dword v1, v0, s[2:3]
	.loc	0 341 4
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 339 14
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 2, v1
	global_store_dword v0, v1, s[2:3]
	.loc	0 341 4
	s_and_b32 s2, exec_lo, vcc_lo
	.loc	0 340 4
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 341 4
	s_mov_b32 exec_lo, s2
	s_cbranch_execz .LBB19_19
	s_bcnt1_i32_b32 s2, s4
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1]
.LBB19_19:
	.loc	0 344 1
	s_endpgm
.Ltmp33:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel waves_ping_pong
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
.Lfunc_end19:
	.size	waves_ping_pong, .Lfunc_end19-waves_ping_pong

	.protected	lane_feeds
	.globl	lane_feeds
	.p2align	8
	.type	lane_feeds,@function
lane_feeds:
.Lfunc_begin20:
	.loc	0 349 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 351 6
	s_mov_b32 s6, exec_lo
	.loc	0 351 8 is_stmt 0
	v_cmpx_ne_u32_e32 7, v0
	.loc	0 351 6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execnz .LBB20_3
	s_andn2_saveexec_b32 s4, s6
	s_cbranch_execnz .LBB20_8
.LBB20_2:
	.loc	0 360 1 is_stmt 1
	s_endpgm
.LBB20_3:
	.loc	0 0 1 is_stmt 0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	s_branch .LBB20_5
.LBB20_4:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 352 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	.loc	0 352 25 is_stmt 0
	s_cmp_eq_u32 s7, 0
	.loc	0 352 3
	s_cbranch_scc0 .LBB20_7
.LBB20_5:
	.loc	0 352 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB20_4
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_branch .LBB20_4
.LBB20_7:
	.loc	0 354 12 is_stmt 1
	v_mov_b32_e32 v1, 0
	.loc	0 354 3 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 354 12
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 354 10
	global_store_dword v0, v1, s[4:5]
	.loc	0 351 6 is_stmt 1
	s_andn2_saveexec_b32 s4, s6
	s_cbranch_execz .LBB20_2
.LBB20_8:
	.loc	0 356 11
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 42
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 357 3
	buffer_gl0_inv
	.loc	0 358 3
	global_atomic_swap v0, v2, s[0:1] offset:4
	.loc	0 360 1
	s_endpgm
.Ltmp34:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lane_feeds
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
.Lfunc_end20:
	.size	lane_feeds, .Lfunc_end20-lane_feeds

	.protected	ticket_of_wave
	.globl	ticket_of_wave
	.p2align	8
	.type	ticket_of_wave,@function
ticket_of_wave:
.Lfunc_begin21:
	.loc	0 367 16 prologue_end
	v_and_b32_e32 v0, 63, v0
	.loc	0 367 6 is_stmt 0
	s_mov_b32 s0, exec_lo
	.loc	0 367 16
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 367 6
	s_cbranch_execz .LBB21_9
	.loc	0 365 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 368 15
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v0, s3, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB21_3
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v1, v2, s[0:1] glc
.LBB21_3:
	.loc	0 0 15 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 368 15
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	v_mov_b32_e32 v1, 0
	v_add_nc_u32_e32 v0, s2, v0
	s_mov_b32 s2, 0
	s_branch .LBB21_5
.LBB21_4:
	.loc	0 0 15
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 370 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 370 25 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, s3, v0
	.loc	0 370 3
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB21_7
.LBB21_5:
	.loc	0 370 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB21_4
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_branch .LBB21_4
.LBB21_7:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 365 11 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_mov_b32_e32 v0, 0
	.loc	0 374 3
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v2, s2, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_b32 s3, exec_lo, vcc_lo
	.loc	0 372 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[4:5]
	.loc	0 373 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 374 3
	s_mov_b32 exec_lo, s3
	s_cbranch_execz .LBB21_9
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1] offset:4
.LBB21_9:
	.loc	0 376 1
	s_endpgm
.Ltmp35:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ticket_of_wave
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
.Lfunc_end21:
	.size	ticket_of_wave, .Lfunc_end21-ticket_of_wave

	.protected	ticket_of_lane
	.globl	ticket_of_lane
	.p2align	8
	.type	ticket_of_lane,@function
ticket_of_lane:
.Lfunc_begin22:
	.loc	0 381 35 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b32 s7, exec_lo
	s_mov_b32 s6, 0
	v_mbcnt_lo_u32_b32 v1, s7, 0
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB22_2
	s_bcnt1_i32_b32 s7, s7
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s7
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB22_2:
	.loc	0 0 35 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 381 35
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	v_mov_b32_e32 v2, 0
	v_add_nc_u32_e32 v1, s7, v1
	s_branch .LBB22_4
.LBB22_3:
	.loc	0 0 35
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 383 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v3
	.loc	0 383 24 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, s7, v1
	.loc	0 383 2
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB22_6
.LBB22_4:
	.loc	0 383 9
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB22_3
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1] offset:4 glc dlc
	s_branch .LBB22_3
.LBB22_6:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 385 12 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 381 35
	v_mov_b32_e32 v0, 0
	.loc	0 387 2
	s_mov_b32 s6, exec_lo
	.loc	0 385 12
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 385 9 is_stmt 0
	global_load_dword v2, v0, s[4:5]
	.loc	0 387 2 is_stmt 1
	v_mbcnt_lo_u32_b32 v3, s6, 0
	s_mov_b32 s2, exec_lo
	.loc	0 385 9
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[4:5]
	.loc	0 386 2
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 387 2
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB22_8
	s_bcnt1_i32_b32 s2, s6
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1] offset:4
.LBB22_8:
	.loc	0 388 1
	s_endpgm
.Ltmp36:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ticket_of_lane
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
.Lfunc_end22:
	.size	ticket_of_lane, .Lfunc_end22-ticket_of_lane

	.protected	ticket_inside
	.globl	ticket_inside
	.p2align	8
	.type	ticket_inside,@function
ticket_inside:
.Lfunc_begin23:
	.loc	0 393 35 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b32 s7, exec_lo
	s_mov_b32 s6, 0
	v_mbcnt_lo_u32_b32 v1, s7, 0
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB23_2
	s_bcnt1_i32_b32 s7, s7
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s7
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB23_2:
	.loc	0 0 35 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 393 35
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v2
	v_mov_b32_e32 v2, 0
	v_add_nc_u32_e32 v1, s7, v1
	s_branch .LBB23_4
.LBB23_3:
	.loc	0 0 35
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 396 7 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v3
	.loc	0 396 22 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, s7, v1
	.loc	0 396 7
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB23_6
.LBB23_4:
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .LBB23_3
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1] offset:4 glc dlc
	s_branch .LBB23_3
.LBB23_6:
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s6
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 393 35 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 400 4
	s_mov_b32 s6, exec_lo
	.loc	0 397 14
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 397 11 is_stmt 0
	global_load_dword v2, v0, s[4:5]
	.loc	0 400 4 is_stmt 1
	v_mbcnt_lo_u32_b32 v3, s6, 0
	s_mov_b32 s2, exec_lo
	.loc	0 397 11
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v2, v1
	global_store_dword v0, v1, s[4:5]
	.loc	0 398 4
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 400 4
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB23_8
	s_bcnt1_i32_b32 s2, s6
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1] offset:4
.LBB23_8:
	.loc	0 402 1
	s_endpgm
.Ltmp37:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ticket_inside
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
.Lfunc_end23:
	.size	ticket_inside, .Lfunc_end23-ticket_inside

	.protected	bitmap_alloc
	.globl	bitmap_alloc
	.p2align	8
	.type	bitmap_alloc,@function
bitmap_alloc:
.Lfunc_begin24:
	.loc	0 409 2 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s3, 0
	s_mov_b32 s8, 0
	s_mov_b32 s9, 0
	s_mov_b32 s2, s3
	s_branch .LBB24_2
.LBB24_1:
	.loc	0 0 2 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 409 40
	s_add_i32 s6, s2, 1
	.loc	0 409 21
	s_cmp_gt_u32 s2, 2
	s_cselect_b32 s2, -1, 0
	.loc	0 409 25
	s_xor_b32 s7, s11, -1
	.loc	0 409 2
	s_add_i32 s9, s9, 32
	s_or_b32 s2, s2, s7
	s_and_b32 s2, exec_lo, s2
	s_or_b32 s8, s2, s8
	s_mov_b32 s2, s6
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execz .LBB24_6
.LBB24_2:
	.loc	0 0 2
	s_lshl_b64 s[6:7], s[2:3], 2
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s6, s0, s6
	s_addc_u32 s7, s1, s7
	s_mov_b32 s12, 0
	s_inst_prefetch 0x1
	s_branch .LBB24_4
	.p2align	6
.LBB24_3:
	s_or_b32 exec_lo, exec_lo, s14
	.loc	0 411 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v2
	v_cndmask_b32_e64 v2, s13, 0, vcc_lo
	v_or_b32_e32 v2, s14, v2
	.loc	0 411 44 is_stmt 0
	v_and_b32_e32 v2, s13, v2
	.loc	0 411 8
	s_add_i32 s13, s9, s12
	.loc	0 411 44
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 411 8
	v_cndmask_b32_e64 v2, 64, s13, vcc_lo
	.loc	0 410 42 is_stmt 1
	s_add_i32 s13, s12, 1
	.loc	0 410 22 is_stmt 0
	s_cmp_gt_u32 s12, 30
	s_cselect_b32 s12, -1, 0
	.loc	0 410 27
	v_cmp_eq_u32_e32 vcc_lo, 64, v2
	s_xor_b32 s14, vcc_lo, -1
	s_or_b32 s12, s12, s14
	.loc	0 410 3
	s_and_b32 s12, exec_lo, s12
	s_or_b32 s10, s12, s10
	s_andn2_b32 s11, s11, exec_lo
	s_and_b32 s12, vcc_lo, exec_lo
	s_or_b32 s11, s11, s12
	s_mov_b32 s12, s13
	s_andn2_b32 exec_lo, exec_lo, s10
	s_cbranch_execz .LBB24_1
.LBB24_4:
	.loc	0 411 10 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	.loc	0 411 33 is_stmt 0
	s_lshl_b32 s13, 1, s12
	.loc	0 411 10
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s14, vcc_lo
	s_cbranch_execz .LBB24_3
	v_mov_b32_e32 v2, s13
	global_atomic_or v2, v1, v2, s[6:7] glc
	s_branch .LBB24_3
.LBB24_6:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 409 2 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 413 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 413 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v2, s[0:1]
	.loc	0 414 1 is_stmt 1
	s_endpgm
.Ltmp38:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bitmap_alloc
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
		.amdhsa_next_free_sgpr 15
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
	.size	bitmap_alloc, .Lfunc_end24-bitmap_alloc

	.protected	bitmap_swap
	.globl	bitmap_swap
	.p2align	8
	.type	bitmap_swap,@function
bitmap_swap:
.Lfunc_begin25:
	.loc	0 419 34 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 421 13
	v_cmp_eq_u32_e32 vcc_lo, -1, v1
	.loc	0 421 2 is_stmt 0
	s_cbranch_vccnz .LBB25_4
	.loc	0 0 2
	v_mov_b32_e32 v3, 0
	s_mov_b32 s1, 0
.LBB25_2:
	v_mov_b32_e32 v2, v1
	.loc	0 422 21 is_stmt 1
	v_add_nc_u32_e32 v4, 1, v2
	.loc	0 423 40
	v_or_b32_e32 v1, v4, v2
	.loc	0 423 10 is_stmt 0
	global_atomic_cmpswap v1, v3, v[1:2], s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v1, v2
	v_cmp_eq_u32_e64 s0, -1, v1
	.loc	0 424 7 is_stmt 1
	s_or_b32 s0, vcc_lo, s0
	s_and_b32 s0, exec_lo, s0
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB25_2
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	v_not_b32_e32 v1, v2
	v_and_b32_e32 v2, v4, v1
.LBB25_4:
	.loc	0 419 34 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 428 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 428 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v2, s[0:1]
	.loc	0 429 1 is_stmt 1
	s_endpgm
.Ltmp39:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bitmap_swap
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
.Lfunc_end25:
	.size	bitmap_swap, .Lfunc_end25-bitmap_swap

	.protected	semaphore_two
	.globl	semaphore_two
	.p2align	8
	.type	semaphore_two,@function
semaphore_two:
.Lfunc_begin26:
	.loc	0 434 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s2, 0
	.loc	0 436 6
	s_mov_b32 s3, exec_lo
	.loc	0 436 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 436 6
	s_cbranch_execz .LBB26_2
	.loc	0 437 9 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 2
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[0:1]
	s_waitcnt_vscnt null, 0x0
.LBB26_2:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v1, 0
	.loc	0 438 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.p2align	6
.LBB26_3:
	.loc	0 440 14
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB26_5
	global_load_dword v2, v1, s[0:1] glc dlc
.LBB26_5:
	.loc	0 0 14 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 440 14
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 442 11 is_stmt 1
	s_cmp_eq_u32 s3, 0
	.loc	0 442 17 is_stmt 0
	s_cbranch_scc1 .LBB26_3
	.loc	0 442 50
	s_add_i32 s6, s3, -1
	.loc	0 442 20
	v_mov_b32_e32 v3, s3
	v_mov_b32_e32 v2, s6
	global_atomic_cmpswap v2, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, s3, v2
	.loc	0 442 7
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB26_3
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 434 11 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 446 2
	s_mov_b32 s2, exec_lo
	.loc	0 445 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 446 2
	v_mbcnt_lo_u32_b32 v1, s2, 0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s3, exec_lo
	.loc	0 445 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v2, s[4:5]
	.loc	0 446 2
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB26_9
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1]
.LBB26_9:
	.loc	0 447 1
	s_endpgm
.Ltmp40:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel semaphore_two
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
.Lfunc_end26:
	.size	semaphore_two, .Lfunc_end26-semaphore_two

	.protected	semaphore_try
	.globl	semaphore_try
	.p2align	8
	.type	semaphore_try,@function
semaphore_try:
.Lfunc_begin27:
	.loc	0 452 34 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	s_mov_b32 s2, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB27_2
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[0:1] glc dlc
.LBB27_2:
	.loc	0 0 34 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 452 34
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v1
	v_mov_b32_e32 v3, 0
	.loc	0 0 0
	v_mov_b32_e32 v1, s3
	s_branch .LBB27_4
	.p2align	6
.LBB27_3:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 454 2 is_stmt 1
	s_and_b32 s6, exec_lo, s3
	s_or_b32 s2, s6, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB27_6
.LBB27_4:
	.loc	0 0 0 is_stmt 0
	v_mov_b32_e32 v2, v1
	s_or_b32 s3, s3, exec_lo
	.loc	0 454 2
	s_mov_b32 s6, exec_lo
	.loc	0 454 13
	v_cmpx_gt_u32_e32 0x64, v2
	.loc	0 454 2
	s_cbranch_execz .LBB27_3
	.loc	0 455 40 is_stmt 1
	v_add_nc_u32_e32 v1, 1, v2
	s_andn2_b32 s3, s3, exec_lo
	.loc	0 455 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v1, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v1, v2
	s_and_b32 s7, vcc_lo, exec_lo
	s_or_b32 s3, s3, s7
	s_branch .LBB27_3
.LBB27_6:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 452 34 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 461 2
	s_mov_b32 s2, exec_lo
	.loc	0 460 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 461 2
	v_mbcnt_lo_u32_b32 v1, s2, 0
	s_mov_b32 s3, exec_lo
	.loc	0 460 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v2, s[4:5]
	.loc	0 461 2
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB27_8
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_sub v0, v1, s[0:1]
.LBB27_8:
	.loc	0 462 1
	s_endpgm
.Ltmp41:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel semaphore_try
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
	.size	semaphore_try, .Lfunc_end27-semaphore_try

	.protected	chain_up
	.globl	chain_up
	.p2align	8
	.type	chain_up,@function
chain_up:
.Lfunc_begin28:
	.loc	0 467 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b32 s7, 0
	.loc	0 469 6
	s_mov_b32 s6, exec_lo
	v_cmpx_ne_u32_e32 0, v0
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB28_4
	.loc	0 0 6 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s8, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s8
.LBB28_2:
	.loc	0 470 10 is_stmt 1
	global_load_dword v4, v[1:2], off offset:-4 glc dlc
	.loc	0 470 29 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 470 3
	s_or_b32 s7, vcc_lo, s7
	s_andn2_b32 exec_lo, exec_lo, s7
	s_cbranch_execnz .LBB28_2
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 472 21 is_stmt 1
	v_add_nc_u32_e32 v0, -1, v0
	.loc	0 472 15 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s5, v1, vcc_lo
	global_load_dword v0, v[0:1], off
	.loc	0 472 28
	global_load_dword v1, v3, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 472 26
	v_add_nc_u32_e32 v1, v1, v0
.LBB28_4:
	.loc	0 469 6 is_stmt 1
	s_andn2_saveexec_b32 s6, s6
	s_cbranch_execz .LBB28_6
	.loc	0 472 38
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
.LBB28_6:
	.loc	0 0 38 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v0, 1
	.loc	0 472 9
	s_waitcnt lgkmcnt(0)
	global_store_dword v3, v1, s[4:5]
	.loc	0 473 2 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 474 2
	global_atomic_swap v3, v0, s[0:1]
	.loc	0 475 1
	s_endpgm
.Ltmp42:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chain_up
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
.Lfunc_end28:
	.size	chain_up, .Lfunc_end28-chain_up

	.protected	chain_in_rounds
	.globl	chain_in_rounds
	.p2align	8
	.type	chain_in_rounds,@function
chain_in_rounds:
.Lfunc_begin29:
	.loc	0 480 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_load_dwordx4 s[4:7], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	v_add_nc_u32_e32 v1, -1, v0
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	v_mov_b32_e32 v11, v0
	s_mov_b32 s1, 0
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, s0, s2, v3
	v_add_co_ci_u32_e64 v4, s0, s3, v4, s0
	v_add_co_u32 v5, s0, s6, v1
	v_add_co_ci_u32_e64 v6, null, s7, 0, s0
	v_add_co_u32 v7, s0, s2, v1
	v_add_co_ci_u32_e64 v8, null, s3, 0, s0
	v_add_co_u32 v9, s0, s4, v1
	v_add_co_ci_u32_e64 v10, null, s5, 0, s0
	v_mov_b32_e32 v1, 1
	s_branch .LBB29_2
.LBB29_1:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 482 21 is_stmt 1
	v_add_nc_u32_e32 v11, -4, v11
	.loc	0 482 28 is_stmt 0
	s_add_i32 s1, s1, 4
	.loc	0 482 21
	s_cmp_eq_u32 s1, 64
	.loc	0 482 2
	s_cbranch_scc1 .LBB29_14
.LBB29_2:
	.loc	0 483 7 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 483 9 is_stmt 0
	v_cmpx_eq_u32_e32 0, v11
	.loc	0 483 7
	s_cbranch_execz .LBB29_8
	.loc	0 484 13 is_stmt 1
	s_and_saveexec_b32 s0, vcc_lo
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB29_5
	.loc	0 484 17 is_stmt 0
	global_load_dword v12, v[3:4], off
	.loc	0 484 30
	global_load_dword v13, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 484 28
	v_add_nc_u32_e32 v12, v13, v12
.LBB29_5:
	.loc	0 484 13
	s_andn2_saveexec_b32 s0, s0
	s_cbranch_execz .LBB29_7
	.loc	0 484 40
	global_load_dword v12, v2, s[6:7] glc dlc
	s_waitcnt vmcnt(0)
.LBB29_7:
	.loc	0 0 40
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 484 11
	global_store_dword v[7:8], v12, off
	.loc	0 485 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 486 4
	global_atomic_swap v[9:10], v1, off
.LBB29_8:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 482 28 is_stmt 1
	s_or_b32 s0, s1, 1
	.loc	0 483 7
	s_mov_b32 s2, exec_lo
	.loc	0 483 9 is_stmt 0
	v_cmpx_eq_u32_e64 s0, v0
	.loc	0 483 7
	s_cbranch_execz .LBB29_10
	.loc	0 484 17 is_stmt 1
	global_load_dword v12, v[3:4], off
	.loc	0 484 30 is_stmt 0
	global_load_dword v13, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 484 28
	v_add_nc_u32_e32 v12, v13, v12
	.loc	0 484 11
	global_store_dword v[7:8], v12, off
	.loc	0 485 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 486 4
	global_atomic_swap v[9:10], v1, off
.LBB29_10:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 482 28 is_stmt 1
	s_or_b32 s0, s1, 2
	.loc	0 483 7
	s_mov_b32 s2, exec_lo
	.loc	0 483 9 is_stmt 0
	v_cmpx_eq_u32_e64 s0, v0
	.loc	0 483 7
	s_cbranch_execz .LBB29_12
	.loc	0 484 17 is_stmt 1
	global_load_dword v12, v[3:4], off
	.loc	0 484 30 is_stmt 0
	global_load_dword v13, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 484 28
	v_add_nc_u32_e32 v12, v13, v12
	.loc	0 484 11
	global_store_dword v[7:8], v12, off
	.loc	0 485 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 486 4
	global_atomic_swap v[9:10], v1, off
.LBB29_12:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 482 28 is_stmt 1
	s_or_b32 s0, s1, 3
	.loc	0 483 7
	s_mov_b32 s2, exec_lo
	.loc	0 483 9 is_stmt 0
	v_cmpx_eq_u32_e64 s0, v0
	.loc	0 483 7
	s_cbranch_execz .LBB29_1
	.loc	0 484 17 is_stmt 1
	global_load_dword v12, v[3:4], off
	.loc	0 484 30 is_stmt 0
	global_load_dword v13, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 484 28
	v_add_nc_u32_e32 v12, v13, v12
	.loc	0 484 11
	global_store_dword v[7:8], v12, off
	.loc	0 485 4 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 486 4
	global_atomic_swap v[9:10], v1, off
	s_branch .LBB29_1
.LBB29_14:
	.loc	0 488 1
	s_endpgm
.Ltmp43:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chain_in_rounds
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
		.amdhsa_next_free_vgpr 14
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
.Lfunc_end29:
	.size	chain_in_rounds, .Lfunc_end29-chain_in_rounds

	.protected	handshake
	.globl	handshake
	.p2align	8
	.type	handshake,@function
handshake:
.Lfunc_begin30:
	.loc	0 493 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_mov_b32_e32 v1, 1
	.loc	0 495 19
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 495 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v2, v1, s[2:3]
	.loc	0 493 38 is_stmt 1
	v_xor_b32_e32 v1, 1, v0
	v_lshlrev_b32_e32 v3, 2, v1
	.loc	0 495 19
	v_add_co_u32 v1, s4, s2, v2
	v_add_co_ci_u32_e64 v2, null, s3, 0, s4
	v_add_co_u32 v3, s2, s2, v3
	v_add_co_ci_u32_e64 v4, null, s3, 0, s2
	.loc	0 493 11
	s_mov_b32 s2, 0
.LBB30_1:
	.loc	0 496 9
	global_load_dword v5, v[3:4], off glc dlc
	.loc	0 496 28 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v5
	.loc	0 496 2
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB30_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 498 8 is_stmt 1
	v_and_b32_e32 v5, 1, v0
	.loc	0 498 6 is_stmt 0
	s_mov_b32 s2, exec_lo
	.loc	0 498 8
	v_cmpx_eq_u32_e32 1, v5
	.loc	0 498 6
	s_cbranch_execz .LBB30_5
	.loc	0 0 6
	s_mov_b32 s3, 0
.LBB30_4:
	.loc	0 499 10 is_stmt 1
	global_load_dword v5, v[3:4], off offset:256 glc dlc
	.loc	0 499 34 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v5
	.loc	0 499 3
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB30_4
.LBB30_5:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v3, 1
	.loc	0 502 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 501 2
	global_atomic_swap v[1:2], v3, off offset:256
	.loc	0 502 9
	global_store_dword v0, v3, s[0:1]
	.loc	0 503 1
	s_endpgm
.Ltmp44:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel handshake
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
.Lfunc_end30:
	.size	handshake, .Lfunc_end30-handshake

	.protected	tell_then_wait
	.globl	tell_then_wait
	.p2align	8
	.type	tell_then_wait,@function
tell_then_wait:
.Lfunc_begin31:
	.loc	0 508 11 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 510 19
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 510 26 is_stmt 0
	v_add_nc_u32_e32 v2, 1, v0
	.loc	0 510 2
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v1, v2, s[2:3]
	v_xor_b32_e32 v1, 1, v0
	v_lshlrev_b32_e32 v1, 2, v1
	v_add_co_u32 v1, s2, s2, v1
	v_add_co_ci_u32_e64 v2, null, s3, 0, s2
	.loc	0 508 11 is_stmt 1
	s_mov_b32 s2, 0
.LBB31_1:
	.loc	0 511 9
	global_load_dword v3, v[1:2], off glc dlc
	.loc	0 511 31 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 511 2
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB31_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 513 11 is_stmt 1
	global_load_dword v1, v[1:2], off glc dlc
	.loc	0 513 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 513 9
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 514 1 is_stmt 1
	s_endpgm
.Ltmp45:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tell_then_wait
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
.Lfunc_end31:
	.size	tell_then_wait, .Lfunc_end31-tell_then_wait

	.protected	vote_rounds
	.globl	vote_rounds
	.p2align	8
	.type	vote_rounds,@function
vote_rounds:
.Lfunc_begin32:
	.loc	0 520 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 520 35 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 520 11
	v_mov_b32_e32 v2, 0
	v_cmp_gt_u32_e32 vcc_lo, 4, v0
	.loc	0 520 35
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 523 7 is_stmt 1
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB32_2
	.loc	0 524 13
	ds_write_b32 v1, v2
.LBB32_2:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 520 43 is_stmt 1
	v_and_b32_e32 v2, 3, v3
	.loc	0 528 33
	v_add_nc_u32_e32 v3, 1, v3
	v_mov_b32_e32 v0, 1
	.loc	0 525 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 526 15
	v_lshlrev_b32_e32 v4, 2, v2
	.loc	0 528 38
	v_and_b32_e32 v3, 3, v3
	.loc	0 525 3
	buffer_gl0_inv
	.loc	0 526 3
	ds_add_u32 v4, v0
	.loc	0 528 21
	v_lshlrev_b32_e32 v5, 2, v3
	.loc	0 527 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 528 7
	ds_read_b32 v4, v4
	.loc	0 528 21 is_stmt 0
	ds_read_b32 v5, v5
	.loc	0 530 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 523 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB32_4
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v6, 0
	.loc	0 524 13 is_stmt 1
	ds_write_b32 v1, v6
.LBB32_4:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 528 19 is_stmt 1
	v_cmp_lt_u32_e64 s0, v4, v5
	.loc	0 525 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 528 7
	v_cndmask_b32_e64 v2, v2, v3, s0
	.loc	0 528 33 is_stmt 0
	v_add_nc_u32_e32 v3, 1, v2
	.loc	0 526 15 is_stmt 1
	v_lshlrev_b32_e32 v4, 2, v2
	.loc	0 528 38
	v_and_b32_e32 v3, 3, v3
	.loc	0 526 3
	ds_add_u32 v4, v0
	.loc	0 527 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 528 21
	v_lshlrev_b32_e32 v5, 2, v3
	.loc	0 528 7 is_stmt 0
	ds_read_b32 v0, v4
	.loc	0 528 21
	ds_read_b32 v4, v5
	.loc	0 530 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 523 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB32_6
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v5, 0
	.loc	0 524 13 is_stmt 1
	ds_write_b32 v1, v5
.LBB32_6:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 528 19 is_stmt 1
	v_cmp_lt_u32_e64 s0, v0, v4
	v_mov_b32_e32 v0, 1
	.loc	0 525 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 528 7
	v_cndmask_b32_e64 v2, v2, v3, s0
	.loc	0 528 33 is_stmt 0
	v_add_nc_u32_e32 v3, 1, v2
	.loc	0 526 15 is_stmt 1
	v_lshlrev_b32_e32 v4, 2, v2
	.loc	0 528 38
	v_and_b32_e32 v3, 3, v3
	.loc	0 526 3
	ds_add_u32 v4, v0
	.loc	0 527 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 528 21
	v_lshlrev_b32_e32 v5, 2, v3
	.loc	0 528 7 is_stmt 0
	ds_read_b32 v4, v4
	.loc	0 528 21
	ds_read_b32 v5, v5
	.loc	0 530 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 523 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB32_8
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v6, 0
	.loc	0 524 13 is_stmt 1
	ds_write_b32 v1, v6
.LBB32_8:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 528 19 is_stmt 1
	v_cmp_lt_u32_e64 s0, v4, v5
	.loc	0 525 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 528 7
	v_cndmask_b32_e64 v2, v2, v3, s0
	.loc	0 528 33 is_stmt 0
	v_add_nc_u32_e32 v3, 1, v2
	.loc	0 526 15 is_stmt 1
	v_lshlrev_b32_e32 v4, 2, v2
	.loc	0 528 38
	v_and_b32_e32 v3, 3, v3
	.loc	0 526 3
	ds_add_u32 v4, v0
	.loc	0 527 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 528 21
	v_lshlrev_b32_e32 v5, 2, v3
	.loc	0 528 7 is_stmt 0
	ds_read_b32 v0, v4
	.loc	0 528 21
	ds_read_b32 v4, v5
	.loc	0 530 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 523 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB32_10
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v5, 0
	.loc	0 524 13 is_stmt 1
	ds_write_b32 v1, v5
.LBB32_10:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 528 19 is_stmt 1
	v_cmp_lt_u32_e32 vcc_lo, v0, v4
	.loc	0 525 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 528 7
	v_cndmask_b32_e32 v0, v2, v3, vcc_lo
	v_mov_b32_e32 v3, 1
	.loc	0 528 33 is_stmt 0
	v_add_nc_u32_e32 v2, 1, v0
	.loc	0 526 15 is_stmt 1
	v_lshlrev_b32_e32 v4, 2, v0
	.loc	0 528 38
	v_and_b32_e32 v2, 3, v2
	.loc	0 526 3
	ds_add_u32 v4, v3
	.loc	0 527 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 528 21
	v_lshlrev_b32_e32 v3, 2, v2
	.loc	0 528 7 is_stmt 0
	ds_read_b32 v4, v4
	.loc	0 528 21
	ds_read_b32 v3, v3
	.loc	0 530 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 528 19
	v_cmp_lt_u32_e32 vcc_lo, v4, v3
	.loc	0 528 7 is_stmt 0
	v_cndmask_b32_e32 v0, v0, v2, vcc_lo
	.loc	0 532 9 is_stmt 1
	global_store_dword v1, v0, s[2:3]
	.loc	0 533 1
	s_endpgm
.Ltmp46:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel vote_rounds
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
		.amdhsa_next_free_vgpr 7
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
.Lfunc_end32:
	.size	vote_rounds, .Lfunc_end32-vote_rounds

	.protected	vote_until_still
	.globl	vote_until_still
	.p2align	8
	.type	vote_until_still,@function
vote_until_still:
.Lfunc_begin33:
	.loc	0 539 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	.loc	0 539 35 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 539 11
	v_mov_b32_e32 v1, 0
	v_cmp_eq_u32_e64 s0, 0, v0
	.loc	0 539 43
	v_and_b32_e32 v3, 3, v2
	v_mov_b32_e32 v2, 1
	.p2align	6
.LBB33_1:
	.loc	0 542 3 is_stmt 1
	s_barrier
	buffer_gl0_inv
	.loc	0 543 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB33_3
	.loc	0 544 10
	ds_write_b32 v1, v1
.LBB33_3:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v4, 3
	.loc	0 546 7 is_stmt 1
	s_mov_b32 s1, exec_lo
	.loc	0 545 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 546 12
	v_cmpx_gt_u32_e32 3, v3
	.loc	0 546 7 is_stmt 0
	s_cbranch_execz .LBB33_5
	.loc	0 0 7
	v_add_nc_u32_e32 v4, 1, v3
	.loc	0 548 10 is_stmt 1
	ds_write_b32 v1, v2
.LBB33_5:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 550 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 551 11
	ds_read_b32 v3, v1
	.loc	0 551 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	s_cbranch_vccz .LBB33_7
	.loc	0 0 2
	v_mov_b32_e32 v3, v4
	.loc	0 551 2
	s_branch .LBB33_1
.LBB33_7:
	.loc	0 552 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 552 9 is_stmt 0
	global_store_dword v0, v4, s[2:3]
	.loc	0 553 1 is_stmt 1
	s_endpgm
.Ltmp47:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel vote_until_still
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
.Lfunc_end33:
	.size	vote_until_still, .Lfunc_end33-vote_until_still

	.protected	first_marks
	.globl	first_marks
	.p2align	8
	.type	first_marks,@function
first_marks:
.Lfunc_begin34:
	.loc	0 9 9 prologue_end
	v_lshrrev_b32_e32 v1, 7, v0
.Ltmp48:
	.loc	0 558 11
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 561 7
	s_mov_b32 s6, exec_lo
.Ltmp49:
	.loc	0 9 4
	v_xor_b32_e32 v1, v1, v0
	.loc	0 10 4
	v_mul_lo_u32 v1, 0x9e3779b1, v1
	.loc	0 11 15
	v_lshrrev_b32_e32 v2, 15, v1
	.loc	0 11 11 is_stmt 0
	v_xor_b32_e32 v3, v2, v1
	v_add_nc_u32_e32 v1, 1, v0
.Ltmp50:
	.loc	0 0 0
	v_and_b32_e32 v2, 31, v3
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v4, 2, v2
	.loc	0 561 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v5, v4, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v5
	s_cbranch_execz .LBB34_2
	.loc	0 562 11 is_stmt 1
	global_store_dword v4, v0, s[4:5]
.LBB34_2:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	v_lshlrev_b32_e32 v4, 2, v0
	.loc	0 563 12 is_stmt 1
	global_load_dword v5, v4, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 563 20 is_stmt 0
	v_add3_u32 v5, v3, v5, 1
	.loc	0 0 0
	v_and_b32_e32 v3, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v3
	v_add_co_u32 v3, s2, s2, v4
	v_add_co_ci_u32_e64 v4, null, s3, 0, s2
	.loc	0 561 7 is_stmt 0
	global_atomic_cmpswap v2, v6, v[1:2], s[0:1] glc
	s_mov_b32 s2, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB34_4
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_4:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v2, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v2, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v2, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v2
	.loc	0 561 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	global_atomic_cmpswap v7, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v7
	s_cbranch_execz .LBB34_6
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_6:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v6, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v6, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v6, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v6
	.loc	0 561 7 is_stmt 0
	global_atomic_cmpswap v2, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB34_8
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_8:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v2, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v2, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v2, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v2
	.loc	0 561 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	global_atomic_cmpswap v7, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v7
	s_cbranch_execz .LBB34_10
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_10:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v6, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v6, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v6, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v6
	.loc	0 561 7 is_stmt 0
	global_atomic_cmpswap v2, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB34_12
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_12:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v2, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v2, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v2, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v2
	.loc	0 561 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	global_atomic_cmpswap v7, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v7
	s_cbranch_execz .LBB34_14
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_14:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v6, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v6, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v6, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v6
	.loc	0 561 7 is_stmt 0
	global_atomic_cmpswap v2, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB34_16
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_16:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v2, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v2, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v2, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v2
	.loc	0 561 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	global_atomic_cmpswap v7, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v7
	s_cbranch_execz .LBB34_18
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_18:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v6, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v6, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v6, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v6
	.loc	0 561 7 is_stmt 0
	global_atomic_cmpswap v2, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB34_20
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_20:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v2, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v2, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v2, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v2
	.loc	0 561 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	global_atomic_cmpswap v7, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v7
	s_cbranch_execz .LBB34_22
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_22:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v6, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v6, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v6, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v6
	.loc	0 561 7 is_stmt 0
	global_atomic_cmpswap v2, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB34_24
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_24:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v2, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v2, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v2, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v2
	.loc	0 561 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	global_atomic_cmpswap v7, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v7
	s_cbranch_execz .LBB34_26
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_26:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v6, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v6, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v6, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v6
	.loc	0 561 7 is_stmt 0
	global_atomic_cmpswap v2, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB34_28
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_28:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v2, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v2, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v2, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v2
	.loc	0 561 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	global_atomic_cmpswap v7, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v7
	s_cbranch_execz .LBB34_30
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_30:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v6, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v6, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v6, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v6
	.loc	0 561 7 is_stmt 0
	global_atomic_cmpswap v2, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB34_32
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_32:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v2, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v2, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v2, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v2
	.loc	0 561 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	global_atomic_cmpswap v7, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v7
	s_cbranch_execz .LBB34_34
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_34:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v6, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v6, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v6, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v6
	.loc	0 561 7 is_stmt 0
	global_atomic_cmpswap v2, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB34_36
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_36:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v2, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v2, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v2, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v2
	.loc	0 561 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	global_atomic_cmpswap v7, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v7
	s_cbranch_execz .LBB34_38
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_38:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v6, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v6, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v6, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v6
	.loc	0 561 7 is_stmt 0
	global_atomic_cmpswap v2, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB34_40
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_40:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v2, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v2, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v2, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v2
	.loc	0 561 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	global_atomic_cmpswap v7, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v7
	s_cbranch_execz .LBB34_42
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_42:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v6, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v6, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v6, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v6
	.loc	0 561 7 is_stmt 0
	global_atomic_cmpswap v2, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB34_44
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_44:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v2, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v2, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v2, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v2
	.loc	0 561 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	global_atomic_cmpswap v7, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v7
	s_cbranch_execz .LBB34_46
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_46:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v6, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v6, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v6, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v6
	.loc	0 561 7 is_stmt 0
	global_atomic_cmpswap v2, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB34_48
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_48:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v2, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v2, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v2, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v2
	.loc	0 561 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	global_atomic_cmpswap v7, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v7
	s_cbranch_execz .LBB34_50
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_50:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v6, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v6, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v6, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v6
	.loc	0 561 7 is_stmt 0
	global_atomic_cmpswap v2, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB34_52
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_52:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v2, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v2, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v2, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v2
	.loc	0 561 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	global_atomic_cmpswap v7, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v7
	s_cbranch_execz .LBB34_54
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_54:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v6, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v6, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v6, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v6
	.loc	0 561 7 is_stmt 0
	global_atomic_cmpswap v2, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB34_56
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_56:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v2, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v2, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v2, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v2
	.loc	0 561 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	global_atomic_cmpswap v7, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v7
	s_cbranch_execz .LBB34_58
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_58:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v6, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v6, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v6, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v6
	.loc	0 561 7 is_stmt 0
	global_atomic_cmpswap v2, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB34_60
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_60:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v2, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 561 7
	s_mov_b32 s2, exec_lo
	.loc	0 563 20
	v_add3_u32 v5, v5, v2, 1
	.loc	0 0 0 is_stmt 0
	v_and_b32_e32 v2, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v2
	.loc	0 561 7 is_stmt 0
	v_mov_b32_e32 v2, 0
	global_atomic_cmpswap v7, v6, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v7
	s_cbranch_execz .LBB34_62
	.loc	0 562 11 is_stmt 1
	global_store_dword v6, v0, s[4:5]
.LBB34_62:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 563 12 is_stmt 1
	global_load_dword v6, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 563 20 is_stmt 0
	v_add3_u32 v5, v5, v6, 1
	.loc	0 0 0
	v_and_b32_e32 v5, 31, v5
	.loc	0 561 27 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 561 7 is_stmt 0
	global_atomic_cmpswap v1, v5, v[1:2], s[0:1] glc
	s_mov_b32 s0, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB34_64
	.loc	0 562 11 is_stmt 1
	global_store_dword v5, v0, s[4:5]
.LBB34_64:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 563 12 is_stmt 1
	global_load_dword v0, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 565 1
	s_endpgm
.Ltmp51:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel first_marks
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
.Lfunc_end34:
	.size	first_marks, .Lfunc_end34-first_marks

	.protected	frontier
	.globl	frontier
	.p2align	8
	.type	frontier,@function
frontier:
.Lfunc_begin35:
	.loc	0 571 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 573 8
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	.loc	0 573 6 is_stmt 0
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB35_2
	.loc	0 574 11 is_stmt 1
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	ds_write_b64 v2, v[1:2]
	.loc	0 575 11
	s_waitcnt lgkmcnt(0)
	global_store_dword v2, v1, s[8:9]
	s_waitcnt_vscnt null, 0x0
	.loc	0 576 11
	global_store_dword v2, v2, s[10:11]
	s_waitcnt_vscnt null, 0x0
.LBB35_2:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v2, 0
	.loc	0 581 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 582 3
	s_mov_b32 s1, exec_lo
	.loc	0 582 24 is_stmt 0
	ds_read_b32 v7, v2
	.loc	0 582 22
	s_waitcnt lgkmcnt(0)
	v_cmpx_lt_u32_e64 v0, v7
	.loc	0 582 3
	s_cbranch_execz .LBB35_13
	.loc	0 0 3
	v_mov_b32_e32 v3, 2
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v1, v0
	.loc	0 582 3
	s_add_u32 s4, s8, 4
	s_addc_u32 s5, s9, 0
	s_mov_b32 s6, 0
	s_branch .LBB35_6
.LBB35_4:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 587 29 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v8
	.loc	0 587 6 is_stmt 0
	v_mov_b32_e32 v9, v2
	.loc	0 587 27
	v_add3_u32 v8, s0, v6, 0x100
	.loc	0 587 6
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_co_u32 v8, s0, s10, v8
	v_add_co_ci_u32_e64 v9, s0, s11, v9, s0
	.loc	0 587 57
	global_store_dword v[8:9], v5, off
	s_waitcnt_vscnt null, 0x0
.LBB35_5:
	.loc	0 0 57
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 582 36 is_stmt 1
	v_add_nc_u32_e32 v1, 64, v1
	.loc	0 582 22 is_stmt 0
	v_cmp_ge_u32_e64 s0, v1, v7
	.loc	0 582 3
	s_or_b32 s6, s0, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB35_13
.LBB35_6:
	.loc	0 0 3
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	.loc	0 586 9 is_stmt 1
	s_mov_b32 s7, exec_lo
	v_add_co_u32 v5, s0, s10, v5
	v_add_co_ci_u32_e64 v6, s0, s11, v6, s0
	.loc	0 584 15
	global_load_dword v8, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 584 34 is_stmt 0
	v_lshlrev_b32_e32 v8, 1, v8
	.loc	0 584 43
	v_and_b32_e32 v8, 0x7e, v8
	.loc	0 586 29 is_stmt 1
	v_lshlrev_b32_e32 v9, 2, v8
	.loc	0 586 9 is_stmt 0
	global_atomic_cmpswap v9, v9, v[3:4], s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v9
	s_cbranch_execz .LBB35_10
	.loc	0 587 29 is_stmt 1
	s_mov_b32 s13, exec_lo
	s_mov_b32 s12, exec_lo
	v_mbcnt_lo_u32_b32 v9, s13, 0
	v_cmpx_eq_u32_e32 0, v9
	s_cbranch_execz .LBB35_9
	s_bcnt1_i32_b32 s0, s13
	v_mov_b32_e32 v10, s0
	ds_add_rtn_u32 v10, v2, v10 offset:4
.LBB35_9:
	.loc	0 0 29 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 587 29
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v10
	.loc	0 587 6
	v_mov_b32_e32 v10, v2
	.loc	0 584 43 is_stmt 1
	v_or_b32_e32 v11, 1, v8
	.loc	0 587 27
	v_add3_u32 v9, s0, v9, 0x100
	.loc	0 587 6 is_stmt 0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_co_u32 v8, s0, s10, v9
	v_add_co_ci_u32_e64 v9, s0, s11, v10, s0
	.loc	0 587 57
	global_store_dword v[8:9], v11, off
	s_waitcnt_vscnt null, 0x0
.LBB35_10:
	.loc	0 0 57
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 584 15 is_stmt 1
	global_load_dword v5, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 586 9
	s_mov_b32 s7, exec_lo
	.loc	0 584 38
	v_lshl_add_u32 v5, v5, 1, 2
	.loc	0 584 43 is_stmt 0
	v_and_b32_e32 v5, 0x7e, v5
	.loc	0 586 29 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v5
	.loc	0 586 9 is_stmt 0
	global_atomic_cmpswap v6, v6, v[3:4], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v6
	s_cbranch_execz .LBB35_5
	.loc	0 587 29 is_stmt 1
	s_mov_b32 s13, exec_lo
	s_mov_b32 s12, exec_lo
	v_mbcnt_lo_u32_b32 v6, s13, 0
	v_cmpx_eq_u32_e32 0, v6
	s_cbranch_execz .LBB35_4
	s_bcnt1_i32_b32 s0, s13
	v_mov_b32_e32 v8, s0
	ds_add_rtn_u32 v8, v2, v8 offset:4
	s_branch .LBB35_4
.LBB35_13:
	.loc	0 0 29 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 589 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 579 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB35_15
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 580 18 is_stmt 1
	ds_write_b32 v1, v1
.LBB35_15:
	.loc	0 0 18 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v2, 0
	.loc	0 581 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 582 3
	s_mov_b32 s1, exec_lo
	.loc	0 582 24 is_stmt 0
	ds_read_b32 v7, v2 offset:4
	.loc	0 582 22
	s_waitcnt lgkmcnt(0)
	v_cmpx_lt_u32_e64 v0, v7
	s_cbranch_execz .LBB35_26
	.loc	0 0 22
	v_mov_b32_e32 v3, 3
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v8, v0
	.loc	0 582 3
	s_add_u32 s4, s8, 4
	s_addc_u32 s5, s9, 0
	s_mov_b32 s6, 0
	s_branch .LBB35_19
.LBB35_17:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 587 29 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v6
	v_add_nc_u32_e32 v1, s0, v1
	.loc	0 587 6 is_stmt 0
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_add_co_u32 v9, s0, s10, v9
	v_add_co_ci_u32_e64 v10, s0, s11, v10, s0
	.loc	0 587 57
	global_store_dword v[9:10], v5, off
	s_waitcnt_vscnt null, 0x0
.LBB35_18:
	.loc	0 0 57
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 582 36 is_stmt 1
	v_add_nc_u32_e32 v8, 64, v8
	.loc	0 582 22 is_stmt 0
	v_cmp_ge_u32_e64 s0, v8, v7
	.loc	0 582 3
	s_or_b32 s6, s0, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB35_26
.LBB35_19:
	.loc	0 0 3
	v_add_nc_u32_e32 v1, 0x100, v8
	.loc	0 586 9 is_stmt 1
	s_mov_b32 s7, exec_lo
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_add_co_u32 v5, s0, s10, v5
	v_add_co_ci_u32_e64 v6, s0, s11, v6, s0
	.loc	0 584 15
	global_load_dword v1, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 584 34 is_stmt 0
	v_lshlrev_b32_e32 v1, 1, v1
	.loc	0 584 43
	v_and_b32_e32 v9, 0x7e, v1
	.loc	0 586 29 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v9
	.loc	0 586 9 is_stmt 0
	global_atomic_cmpswap v1, v1, v[3:4], s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB35_23
	.loc	0 587 29 is_stmt 1
	s_mov_b32 s13, exec_lo
	s_mov_b32 s12, exec_lo
	v_mbcnt_lo_u32_b32 v1, s13, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB35_22
	s_bcnt1_i32_b32 s0, s13
	v_mov_b32_e32 v10, s0
	ds_add_rtn_u32 v10, v2, v10
.LBB35_22:
	.loc	0 0 29 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 587 29
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v10
	v_add_nc_u32_e32 v1, s0, v1
	.loc	0 587 6
	v_lshlrev_b64 v[10:11], 2, v[1:2]
	.loc	0 584 43 is_stmt 1
	v_or_b32_e32 v1, 1, v9
	.loc	0 587 6
	v_add_co_u32 v9, s0, s10, v10
	v_add_co_ci_u32_e64 v10, s0, s11, v11, s0
	.loc	0 587 57 is_stmt 0
	global_store_dword v[9:10], v1, off
	s_waitcnt_vscnt null, 0x0
.LBB35_23:
	.loc	0 0 57
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 584 15 is_stmt 1
	global_load_dword v1, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 586 9
	s_mov_b32 s7, exec_lo
	.loc	0 584 38
	v_lshl_add_u32 v1, v1, 1, 2
	.loc	0 584 43 is_stmt 0
	v_and_b32_e32 v5, 0x7e, v1
	.loc	0 586 29 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v5
	.loc	0 586 9 is_stmt 0
	global_atomic_cmpswap v1, v1, v[3:4], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB35_18
	.loc	0 587 29 is_stmt 1
	s_mov_b32 s13, exec_lo
	s_mov_b32 s12, exec_lo
	v_mbcnt_lo_u32_b32 v1, s13, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB35_17
	s_bcnt1_i32_b32 s0, s13
	v_mov_b32_e32 v6, s0
	ds_add_rtn_u32 v6, v2, v6
	s_branch .LBB35_17
.LBB35_26:
	.loc	0 0 29 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 589 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 579 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB35_28
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 580 18 is_stmt 1
	ds_write_b32 v1, v1 offset:4
.LBB35_28:
	.loc	0 0 18 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v2, 0
	.loc	0 581 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 582 3
	s_mov_b32 s1, exec_lo
	.loc	0 582 24 is_stmt 0
	ds_read_b32 v7, v2
	.loc	0 582 22
	s_waitcnt lgkmcnt(0)
	v_cmpx_lt_u32_e64 v0, v7
	.loc	0 582 3
	s_cbranch_execz .LBB35_39
	.loc	0 0 3
	v_mov_b32_e32 v3, 4
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v1, v0
	.loc	0 582 3
	s_add_u32 s4, s8, 4
	s_addc_u32 s5, s9, 0
	s_mov_b32 s6, 0
	s_branch .LBB35_32
.LBB35_30:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 587 29 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v8
	.loc	0 587 6 is_stmt 0
	v_mov_b32_e32 v9, v2
	.loc	0 587 27
	v_add3_u32 v8, s0, v6, 0x100
	.loc	0 587 6
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_co_u32 v8, s0, s10, v8
	v_add_co_ci_u32_e64 v9, s0, s11, v9, s0
	.loc	0 587 57
	global_store_dword v[8:9], v5, off
	s_waitcnt_vscnt null, 0x0
.LBB35_31:
	.loc	0 0 57
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 582 36 is_stmt 1
	v_add_nc_u32_e32 v1, 64, v1
	.loc	0 582 22 is_stmt 0
	v_cmp_ge_u32_e64 s0, v1, v7
	.loc	0 582 3
	s_or_b32 s6, s0, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB35_39
.LBB35_32:
	.loc	0 0 3
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	.loc	0 586 9 is_stmt 1
	s_mov_b32 s7, exec_lo
	v_add_co_u32 v5, s0, s10, v5
	v_add_co_ci_u32_e64 v6, s0, s11, v6, s0
	.loc	0 584 15
	global_load_dword v8, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 584 34 is_stmt 0
	v_lshlrev_b32_e32 v8, 1, v8
	.loc	0 584 43
	v_and_b32_e32 v8, 0x7e, v8
	.loc	0 586 29 is_stmt 1
	v_lshlrev_b32_e32 v9, 2, v8
	.loc	0 586 9 is_stmt 0
	global_atomic_cmpswap v9, v9, v[3:4], s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v9
	s_cbranch_execz .LBB35_36
	.loc	0 587 29 is_stmt 1
	s_mov_b32 s13, exec_lo
	s_mov_b32 s12, exec_lo
	v_mbcnt_lo_u32_b32 v9, s13, 0
	v_cmpx_eq_u32_e32 0, v9
	s_cbranch_execz .LBB35_35
	s_bcnt1_i32_b32 s0, s13
	v_mov_b32_e32 v10, s0
	ds_add_rtn_u32 v10, v2, v10 offset:4
.LBB35_35:
	.loc	0 0 29 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 587 29
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v10
	.loc	0 587 6
	v_mov_b32_e32 v10, v2
	.loc	0 584 43 is_stmt 1
	v_or_b32_e32 v11, 1, v8
	.loc	0 587 27
	v_add3_u32 v9, s0, v9, 0x100
	.loc	0 587 6 is_stmt 0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_co_u32 v8, s0, s10, v9
	v_add_co_ci_u32_e64 v9, s0, s11, v10, s0
	.loc	0 587 57
	global_store_dword v[8:9], v11, off
	s_waitcnt_vscnt null, 0x0
.LBB35_36:
	.loc	0 0 57
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 584 15 is_stmt 1
	global_load_dword v5, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 586 9
	s_mov_b32 s7, exec_lo
	.loc	0 584 38
	v_lshl_add_u32 v5, v5, 1, 2
	.loc	0 584 43 is_stmt 0
	v_and_b32_e32 v5, 0x7e, v5
	.loc	0 586 29 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v5
	.loc	0 586 9 is_stmt 0
	global_atomic_cmpswap v6, v6, v[3:4], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v6
	s_cbranch_execz .LBB35_31
	.loc	0 587 29 is_stmt 1
	s_mov_b32 s13, exec_lo
	s_mov_b32 s12, exec_lo
	v_mbcnt_lo_u32_b32 v6, s13, 0
	v_cmpx_eq_u32_e32 0, v6
	s_cbranch_execz .LBB35_30
	s_bcnt1_i32_b32 s0, s13
	v_mov_b32_e32 v8, s0
	ds_add_rtn_u32 v8, v2, v8 offset:4
	s_branch .LBB35_30
.LBB35_39:
	.loc	0 0 29 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 589 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 579 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB35_41
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 580 18 is_stmt 1
	ds_write_b32 v1, v1
.LBB35_41:
	.loc	0 0 18 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v2, 0
	.loc	0 581 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 582 3
	s_mov_b32 s1, exec_lo
	.loc	0 582 24 is_stmt 0
	ds_read_b32 v7, v2 offset:4
	.loc	0 582 22
	s_waitcnt lgkmcnt(0)
	v_cmpx_lt_u32_e64 v0, v7
	.loc	0 582 3
	s_cbranch_execz .LBB35_52
	.loc	0 0 3
	v_mov_b32_e32 v3, 5
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v8, v0
	.loc	0 582 3
	s_add_u32 s4, s8, 4
	s_addc_u32 s5, s9, 0
	s_mov_b32 s6, 0
	s_branch .LBB35_45
.LBB35_43:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 587 29 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v6
	v_add_nc_u32_e32 v1, s0, v1
	.loc	0 587 6 is_stmt 0
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_add_co_u32 v9, s0, s10, v9
	v_add_co_ci_u32_e64 v10, s0, s11, v10, s0
	.loc	0 587 57
	global_store_dword v[9:10], v5, off
	s_waitcnt_vscnt null, 0x0
.LBB35_44:
	.loc	0 0 57
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 582 36 is_stmt 1
	v_add_nc_u32_e32 v8, 64, v8
	.loc	0 582 22 is_stmt 0
	v_cmp_ge_u32_e64 s0, v8, v7
	.loc	0 582 3
	s_or_b32 s6, s0, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB35_52
.LBB35_45:
	.loc	0 0 3
	v_add_nc_u32_e32 v1, 0x100, v8
	.loc	0 586 9 is_stmt 1
	s_mov_b32 s7, exec_lo
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_add_co_u32 v5, s0, s10, v5
	v_add_co_ci_u32_e64 v6, s0, s11, v6, s0
	.loc	0 584 15
	global_load_dword v1, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 584 34 is_stmt 0
	v_lshlrev_b32_e32 v1, 1, v1
	.loc	0 584 43
	v_and_b32_e32 v9, 0x7e, v1
	.loc	0 586 29 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v9
	.loc	0 586 9 is_stmt 0
	global_atomic_cmpswap v1, v1, v[3:4], s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB35_49
	.loc	0 587 29 is_stmt 1
	s_mov_b32 s13, exec_lo
	s_mov_b32 s12, exec_lo
	v_mbcnt_lo_u32_b32 v1, s13, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB35_48
	s_bcnt1_i32_b32 s0, s13
	v_mov_b32_e32 v10, s0
	ds_add_rtn_u32 v10, v2, v10
.LBB35_48:
	.loc	0 0 29 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 587 29
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v10
	v_add_nc_u32_e32 v1, s0, v1
	.loc	0 587 6
	v_lshlrev_b64 v[10:11], 2, v[1:2]
	.loc	0 584 43 is_stmt 1
	v_or_b32_e32 v1, 1, v9
	.loc	0 587 6
	v_add_co_u32 v9, s0, s10, v10
	v_add_co_ci_u32_e64 v10, s0, s11, v11, s0
	.loc	0 587 57 is_stmt 0
	global_store_dword v[9:10], v1, off
	s_waitcnt_vscnt null, 0x0
.LBB35_49:
	.loc	0 0 57
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 584 15 is_stmt 1
	global_load_dword v1, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 586 9
	s_mov_b32 s7, exec_lo
	.loc	0 584 38
	v_lshl_add_u32 v1, v1, 1, 2
	.loc	0 584 43 is_stmt 0
	v_and_b32_e32 v5, 0x7e, v1
	.loc	0 586 29 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v5
	.loc	0 586 9 is_stmt 0
	global_atomic_cmpswap v1, v1, v[3:4], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB35_44
	.loc	0 587 29 is_stmt 1
	s_mov_b32 s13, exec_lo
	s_mov_b32 s12, exec_lo
	v_mbcnt_lo_u32_b32 v1, s13, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB35_43
	s_bcnt1_i32_b32 s0, s13
	v_mov_b32_e32 v6, s0
	ds_add_rtn_u32 v6, v2, v6
	s_branch .LBB35_43
.LBB35_52:
	.loc	0 0 29 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 589 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 579 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB35_54
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 580 18 is_stmt 1
	ds_write_b32 v1, v1 offset:4
.LBB35_54:
	.loc	0 0 18 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v2, 0
	.loc	0 581 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 582 3
	s_mov_b32 s1, exec_lo
	.loc	0 582 24 is_stmt 0
	ds_read_b32 v7, v2
	.loc	0 582 22
	s_waitcnt lgkmcnt(0)
	v_cmpx_lt_u32_e64 v0, v7
	.loc	0 582 3
	s_cbranch_execz .LBB35_65
	.loc	0 0 3
	v_mov_b32_e32 v3, 6
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v1, v0
	.loc	0 582 3
	s_add_u32 s4, s8, 4
	s_addc_u32 s5, s9, 0
	s_mov_b32 s6, 0
	s_branch .LBB35_58
.LBB35_56:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 587 29 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v8
	.loc	0 587 6 is_stmt 0
	v_mov_b32_e32 v9, v2
	.loc	0 587 27
	v_add3_u32 v8, s0, v6, 0x100
	.loc	0 587 6
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_co_u32 v8, s0, s10, v8
	v_add_co_ci_u32_e64 v9, s0, s11, v9, s0
	.loc	0 587 57
	global_store_dword v[8:9], v5, off
	s_waitcnt_vscnt null, 0x0
.LBB35_57:
	.loc	0 0 57
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 582 36 is_stmt 1
	v_add_nc_u32_e32 v1, 64, v1
	.loc	0 582 22 is_stmt 0
	v_cmp_ge_u32_e64 s0, v1, v7
	.loc	0 582 3
	s_or_b32 s6, s0, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB35_65
.LBB35_58:
	.loc	0 0 3
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	.loc	0 586 9 is_stmt 1
	s_mov_b32 s7, exec_lo
	v_add_co_u32 v5, s0, s10, v5
	v_add_co_ci_u32_e64 v6, s0, s11, v6, s0
	.loc	0 584 15
	global_load_dword v8, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 584 34 is_stmt 0
	v_lshlrev_b32_e32 v8, 1, v8
	.loc	0 584 43
	v_and_b32_e32 v8, 0x7e, v8
	.loc	0 586 29 is_stmt 1
	v_lshlrev_b32_e32 v9, 2, v8
	.loc	0 586 9 is_stmt 0
	global_atomic_cmpswap v9, v9, v[3:4], s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v9
	s_cbranch_execz .LBB35_62
	.loc	0 587 29 is_stmt 1
	s_mov_b32 s13, exec_lo
	s_mov_b32 s12, exec_lo
	v_mbcnt_lo_u32_b32 v9, s13, 0
	v_cmpx_eq_u32_e32 0, v9
	s_cbranch_execz .LBB35_61
	s_bcnt1_i32_b32 s0, s13
	v_mov_b32_e32 v10, s0
	ds_add_rtn_u32 v10, v2, v10 offset:4
.LBB35_61:
	.loc	0 0 29 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 587 29
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v10
	.loc	0 587 6
	v_mov_b32_e32 v10, v2
	.loc	0 584 43 is_stmt 1
	v_or_b32_e32 v11, 1, v8
	.loc	0 587 27
	v_add3_u32 v9, s0, v9, 0x100
	.loc	0 587 6 is_stmt 0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_co_u32 v8, s0, s10, v9
	v_add_co_ci_u32_e64 v9, s0, s11, v10, s0
	.loc	0 587 57
	global_store_dword v[8:9], v11, off
	s_waitcnt_vscnt null, 0x0
.LBB35_62:
	.loc	0 0 57
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 584 15 is_stmt 1
	global_load_dword v5, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 586 9
	s_mov_b32 s7, exec_lo
	.loc	0 584 38
	v_lshl_add_u32 v5, v5, 1, 2
	.loc	0 584 43 is_stmt 0
	v_and_b32_e32 v5, 0x7e, v5
	.loc	0 586 29 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v5
	.loc	0 586 9 is_stmt 0
	global_atomic_cmpswap v6, v6, v[3:4], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v6
	s_cbranch_execz .LBB35_57
	.loc	0 587 29 is_stmt 1
	s_mov_b32 s13, exec_lo
	s_mov_b32 s12, exec_lo
	v_mbcnt_lo_u32_b32 v6, s13, 0
	v_cmpx_eq_u32_e32 0, v6
	s_cbranch_execz .LBB35_56
	s_bcnt1_i32_b32 s0, s13
	v_mov_b32_e32 v8, s0
	ds_add_rtn_u32 v8, v2, v8 offset:4
	s_branch .LBB35_56
.LBB35_65:
	.loc	0 0 29 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 589 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 579 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB35_67
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 580 18 is_stmt 1
	ds_write_b32 v1, v1
.LBB35_67:
	.loc	0 0 18 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v2, 0
	.loc	0 581 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 582 3
	s_mov_b32 s1, exec_lo
	.loc	0 582 24 is_stmt 0
	ds_read_b32 v7, v2 offset:4
	.loc	0 582 22
	s_waitcnt lgkmcnt(0)
	v_cmpx_lt_u32_e64 v0, v7
	.loc	0 582 3
	s_cbranch_execz .LBB35_78
	.loc	0 0 3
	v_mov_b32_e32 v3, 7
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v8, v0
	.loc	0 582 3
	s_add_u32 s4, s8, 4
	s_addc_u32 s5, s9, 0
	s_mov_b32 s6, 0
	s_branch .LBB35_71
.LBB35_69:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 587 29 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v6
	v_add_nc_u32_e32 v1, s0, v1
	.loc	0 587 6 is_stmt 0
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_add_co_u32 v9, s0, s10, v9
	v_add_co_ci_u32_e64 v10, s0, s11, v10, s0
	.loc	0 587 57
	global_store_dword v[9:10], v5, off
	s_waitcnt_vscnt null, 0x0
.LBB35_70:
	.loc	0 0 57
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 582 36 is_stmt 1
	v_add_nc_u32_e32 v8, 64, v8
	.loc	0 582 22 is_stmt 0
	v_cmp_ge_u32_e64 s0, v8, v7
	.loc	0 582 3
	s_or_b32 s6, s0, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB35_78
.LBB35_71:
	.loc	0 0 3
	v_add_nc_u32_e32 v1, 0x100, v8
	.loc	0 586 9 is_stmt 1
	s_mov_b32 s7, exec_lo
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_add_co_u32 v5, s0, s10, v5
	v_add_co_ci_u32_e64 v6, s0, s11, v6, s0
	.loc	0 584 15
	global_load_dword v1, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 584 34 is_stmt 0
	v_lshlrev_b32_e32 v1, 1, v1
	.loc	0 584 43
	v_and_b32_e32 v9, 0x7e, v1
	.loc	0 586 29 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v9
	.loc	0 586 9 is_stmt 0
	global_atomic_cmpswap v1, v1, v[3:4], s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB35_75
	.loc	0 587 29 is_stmt 1
	s_mov_b32 s13, exec_lo
	s_mov_b32 s12, exec_lo
	v_mbcnt_lo_u32_b32 v1, s13, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB35_74
	s_bcnt1_i32_b32 s0, s13
	v_mov_b32_e32 v10, s0
	ds_add_rtn_u32 v10, v2, v10
.LBB35_74:
	.loc	0 0 29 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 587 29
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v10
	v_add_nc_u32_e32 v1, s0, v1
	.loc	0 587 6
	v_lshlrev_b64 v[10:11], 2, v[1:2]
	.loc	0 584 43 is_stmt 1
	v_or_b32_e32 v1, 1, v9
	.loc	0 587 6
	v_add_co_u32 v9, s0, s10, v10
	v_add_co_ci_u32_e64 v10, s0, s11, v11, s0
	.loc	0 587 57 is_stmt 0
	global_store_dword v[9:10], v1, off
	s_waitcnt_vscnt null, 0x0
.LBB35_75:
	.loc	0 0 57
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 584 15 is_stmt 1
	global_load_dword v1, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 586 9
	s_mov_b32 s7, exec_lo
	.loc	0 584 38
	v_lshl_add_u32 v1, v1, 1, 2
	.loc	0 584 43 is_stmt 0
	v_and_b32_e32 v5, 0x7e, v1
	.loc	0 586 29 is_stmt 1
	v_lshlrev_b32_e32 v1, 2, v5
	.loc	0 586 9 is_stmt 0
	global_atomic_cmpswap v1, v1, v[3:4], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB35_70
	.loc	0 587 29 is_stmt 1
	s_mov_b32 s13, exec_lo
	s_mov_b32 s12, exec_lo
	v_mbcnt_lo_u32_b32 v1, s13, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB35_69
	s_bcnt1_i32_b32 s0, s13
	v_mov_b32_e32 v6, s0
	ds_add_rtn_u32 v6, v2, v6
	s_branch .LBB35_69
.LBB35_78:
	.loc	0 0 29 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 589 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 579 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB35_80
	.loc	0 0 7 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 580 18 is_stmt 1
	ds_write_b32 v1, v1 offset:4
.LBB35_80:
	.loc	0 0 18 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v2, 0
	.loc	0 581 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 582 3
	s_mov_b32 s4, exec_lo
	.loc	0 582 24 is_stmt 0
	ds_read_b32 v7, v2
	.loc	0 582 22
	s_waitcnt lgkmcnt(0)
	v_cmpx_lt_u32_e64 v0, v7
	.loc	0 582 3
	s_cbranch_execz .LBB35_91
	.loc	0 0 3
	v_mov_b32_e32 v3, 8
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v1, v0
	.loc	0 582 3
	s_add_u32 s0, s8, 4
	s_addc_u32 s1, s9, 0
	s_mov_b32 s5, 0
	s_branch .LBB35_84
.LBB35_82:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 587 29 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s7, v8
	.loc	0 587 6 is_stmt 0
	v_mov_b32_e32 v9, v2
	.loc	0 587 27
	v_add3_u32 v8, s7, v6, 0x100
	.loc	0 587 6
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_co_u32 v8, vcc_lo, s10, v8
	v_add_co_ci_u32_e32 v9, vcc_lo, s11, v9, vcc_lo
	.loc	0 587 57
	global_store_dword v[8:9], v5, off
	s_waitcnt_vscnt null, 0x0
.LBB35_83:
	.loc	0 0 57
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 582 36 is_stmt 1
	v_add_nc_u32_e32 v1, 64, v1
	.loc	0 582 22 is_stmt 0
	v_cmp_ge_u32_e32 vcc_lo, v1, v7
	.loc	0 582 3
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB35_91
.LBB35_84:
	.loc	0 0 3
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	.loc	0 586 9 is_stmt 1
	s_mov_b32 s6, exec_lo
	v_add_co_u32 v5, vcc_lo, s10, v5
	v_add_co_ci_u32_e32 v6, vcc_lo, s11, v6, vcc_lo
	.loc	0 584 15
	global_load_dword v8, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 584 34 is_stmt 0
	v_lshlrev_b32_e32 v8, 1, v8
	.loc	0 584 43
	v_and_b32_e32 v8, 0x7e, v8
	.loc	0 586 29 is_stmt 1
	v_lshlrev_b32_e32 v9, 2, v8
	.loc	0 586 9 is_stmt 0
	global_atomic_cmpswap v9, v9, v[3:4], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v9
	s_cbranch_execz .LBB35_88
	.loc	0 587 29 is_stmt 1
	s_mov_b32 s12, exec_lo
	s_mov_b32 s7, exec_lo
	v_mbcnt_lo_u32_b32 v9, s12, 0
	v_cmpx_eq_u32_e32 0, v9
	s_cbranch_execz .LBB35_87
	s_bcnt1_i32_b32 s12, s12
	v_mov_b32_e32 v10, s12
	ds_add_rtn_u32 v10, v2, v10 offset:4
.LBB35_87:
	.loc	0 0 29 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 587 29
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s7, v10
	.loc	0 587 6
	v_mov_b32_e32 v10, v2
	.loc	0 584 43 is_stmt 1
	v_or_b32_e32 v11, 1, v8
	.loc	0 587 27
	v_add3_u32 v9, s7, v9, 0x100
	.loc	0 587 6 is_stmt 0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_co_u32 v8, vcc_lo, s10, v9
	v_add_co_ci_u32_e32 v9, vcc_lo, s11, v10, vcc_lo
	.loc	0 587 57
	global_store_dword v[8:9], v11, off
	s_waitcnt_vscnt null, 0x0
.LBB35_88:
	.loc	0 0 57
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 584 15 is_stmt 1
	global_load_dword v5, v[5:6], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 586 9
	s_mov_b32 s6, exec_lo
	.loc	0 584 38
	v_lshl_add_u32 v5, v5, 1, 2
	.loc	0 584 43 is_stmt 0
	v_and_b32_e32 v5, 0x7e, v5
	.loc	0 586 29 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v5
	.loc	0 586 9 is_stmt 0
	global_atomic_cmpswap v6, v6, v[3:4], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v6
	s_cbranch_execz .LBB35_83
	.loc	0 587 29 is_stmt 1
	s_mov_b32 s12, exec_lo
	s_mov_b32 s7, exec_lo
	v_mbcnt_lo_u32_b32 v6, s12, 0
	v_cmpx_eq_u32_e32 0, v6
	s_cbranch_execz .LBB35_82
	s_bcnt1_i32_b32 s12, s12
	v_mov_b32_e32 v8, s12
	ds_add_rtn_u32 v8, v2, v8 offset:4
	s_branch .LBB35_82
.LBB35_91:
	.loc	0 0 29 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 592 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 589 3
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 592 9
	global_store_dword v0, v1, s[2:3]
	.loc	0 593 1
	s_endpgm
.Ltmp52:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel frontier
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
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 14
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
.Lfunc_end35:
	.size	frontier, .Lfunc_end35-frontier

	.protected	relax
	.globl	relax
	.p2align	8
	.type	relax,@function
relax:
.Lfunc_begin36:
	.loc	0 599 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_add_nc_u32_e32 v1, 1, v0
	.loc	0 601 2
	v_lshlrev_b32_e32 v9, 2, v0
	.loc	0 601 12 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	.loc	0 599 11 is_stmt 1
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 1
	v_and_b32_e32 v1, 63, v1
	.loc	0 601 12
	v_cndmask_b32_e64 v10, 0x3e8, 0, vcc_lo
	v_lshlrev_b32_e32 v5, 2, v1
	.loc	0 601 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s2, s8, v9
	v_add_co_ci_u32_e64 v2, null, s9, 0, s2
	v_add_co_u32 v3, s2, s10, v9
	v_add_co_ci_u32_e64 v4, null, s11, 0, s2
	v_add_co_u32 v5, s2, s8, v5
	v_add_co_ci_u32_e64 v6, null, s9, 0, s2
	.loc	0 601 10
	global_store_dword v9, v10, s[8:9]
	s_waitcnt_vscnt null, 0x0
	s_inst_prefetch 0x1
	s_branch .LBB36_2
	.p2align	6
.LBB36_1:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 610 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 611 11
	ds_read_b32 v9, v7
	.loc	0 611 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v9
	s_cbranch_vccz .LBB36_4
.LBB36_2:
	.loc	0 603 3 is_stmt 1
	buffer_gl0_inv
	s_barrier
	buffer_gl0_inv
	.loc	0 604 11
	ds_write_b32 v7, v7
	.loc	0 605 3
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 606 12
	global_load_dword v9, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 606 27 is_stmt 0
	global_load_dword v10, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 608 7 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 606 35
	v_and_b32_e32 v10, 3, v10
	.loc	0 606 24 is_stmt 0
	v_add3_u32 v9, v9, v10, 1
	.loc	0 608 7 is_stmt 1
	global_atomic_umin v10, v[5:6], v9, off glc
	.loc	0 608 34 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u32_e64 v10, v9
	.loc	0 608 7
	s_cbranch_execz .LBB36_1
	.loc	0 609 12 is_stmt 1
	ds_write_b32 v7, v8
	s_branch .LBB36_1
.LBB36_4:
	.loc	0 0 12 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 612 11 is_stmt 1
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 612 2 is_stmt 0
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 612 9
	global_store_dword v0, v1, s[0:1]
	.loc	0 613 1 is_stmt 1
	s_endpgm
.Ltmp53:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel relax
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
		.amdhsa_next_free_vgpr 11
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
.Lfunc_end36:
	.size	relax, .Lfunc_end36-relax

	.protected	two_buckets
	.globl	two_buckets
	.p2align	8
	.type	two_buckets,@function
two_buckets:
.Lfunc_begin37:
	.loc	0 618 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 618 34 is_stmt 0
	v_and_b32_e32 v7, 3, v0
	.loc	0 618 11
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 1
	v_lshlrev_b32_e32 v1, 2, v7
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s4, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s4
	s_mov_b32 s4, 0
.LBB37_1:
	.loc	0 620 9 is_stmt 1
	global_atomic_cmpswap v5, v[1:2], v[3:4], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 620 2 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB37_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 618 56 is_stmt 1
	v_bfe_u32 v0, v0, 2, 2
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 1
	v_lshlrev_b32_e32 v3, 2, v0
	v_add_co_u32 v3, s0, s0, v3
	v_add_co_ci_u32_e64 v4, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB37_3:
	.loc	0 622 9
	global_atomic_cmpswap v8, v[3:4], v[5:6], off offset:16 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v8
	.loc	0 622 2 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB37_3
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 624 2 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v7
	.loc	0 625 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 624 10
	global_load_dword v6, v5, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v6, 1, v6
	global_store_dword v5, v6, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 625 10
	global_load_dword v5, v0, s[2:3] offset:16 glc dlc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, 0
	v_add_nc_u32_e32 v5, -1, v5
	global_store_dword v0, v5, s[2:3] offset:16
	s_waitcnt_vscnt null, 0x0
	.loc	0 626 2
	buffer_gl0_inv
	.loc	0 627 2
	s_clause 0x1
	global_atomic_swap v[3:4], v6, off offset:16
	global_atomic_swap v[1:2], v6, off
	.loc	0 629 1
	s_endpgm
.Ltmp54:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel two_buckets
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
.Lfunc_end37:
	.size	two_buckets, .Lfunc_end37-two_buckets

	.protected	release_by_partner
	.globl	release_by_partner
	.p2align	8
	.type	release_by_partner,@function
release_by_partner:
.Lfunc_begin38:
	.loc	0 634 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 636 8
	v_and_b32_e32 v1, 1, v0
	v_lshlrev_b32_e32 v4, 2, v0
	.loc	0 636 6 is_stmt 0
	s_mov_b32 s2, exec_lo
	.loc	0 636 8
	v_cmpx_eq_u32_e32 1, v1
	.loc	0 636 6
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execnz .LBB38_3
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execnz .LBB38_6
.LBB38_2:
	.loc	0 646 1 is_stmt 1
	s_endpgm
.LBB38_3:
	.loc	0 0 1 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s3, s0, v4
	v_add_co_ci_u32_e64 v2, null, s1, 0, s3
	s_mov_b32 s3, 0
.LBB38_4:
	.loc	0 637 10 is_stmt 1
	global_load_dword v3, v[1:2], off offset:256 glc dlc
	.loc	0 637 30 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 637 3
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB38_4
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 639 20 is_stmt 1
	v_lshlrev_b32_e32 v0, 1, v0
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v0, 4, v0
	.loc	0 639 3 is_stmt 0
	global_atomic_swap v0, v1, s[0:1]
	.loc	0 636 6 is_stmt 1
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execz .LBB38_2
.LBB38_6:
	.loc	0 0 6 is_stmt 0
	v_lshlrev_b32_e32 v0, 1, v0
	v_and_b32_e32 v1, 4, v0
	v_mov_b32_e32 v0, 1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s2, s0, v1
	v_add_co_ci_u32_e64 v3, null, s1, 0, s2
	v_mov_b32_e32 v1, 0
	s_mov_b32 s2, 0
.LBB38_7:
	.loc	0 641 10 is_stmt 1
	global_atomic_cmpswap v5, v[2:3], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 641 3 is_stmt 0
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB38_7
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 634 11 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v0, 1
	.loc	0 643 10
	s_waitcnt lgkmcnt(0)
	global_store_dword v4, v0, s[2:3]
	.loc	0 644 3
	global_atomic_swap v4, v0, s[0:1] offset:260
	.loc	0 646 1
	s_endpgm
.Ltmp55:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel release_by_partner
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
.Lfunc_end38:
	.size	release_by_partner, .Lfunc_end38-release_by_partner

	.protected	last_raises
	.globl	last_raises
	.p2align	8
	.type	last_raises,@function
last_raises:
.Lfunc_begin39:
	.loc	0 651 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 653 6
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v1, s3, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB39_2
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB39_2:
	.loc	0 0 6 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 651 11 is_stmt 1
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	.loc	0 653 6
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v2
	v_add_nc_u32_e32 v1, s4, v1
	s_mov_b32 s4, exec_lo
	.loc	0 653 23 is_stmt 0
	v_cmpx_ne_u32_e32 63, v1
	.loc	0 653 6
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execnz .LBB39_5
	s_andn2_saveexec_b32 s4, s4
	s_cbranch_execnz .LBB39_10
.LBB39_4:
	.loc	0 662 1 is_stmt 1
	s_endpgm
.LBB39_5:
	.loc	0 0 1 is_stmt 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB39_7
.LBB39_6:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 658 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v2
	.loc	0 658 25 is_stmt 0
	s_cmp_eq_u32 s5, 0
	s_cbranch_scc0 .LBB39_9
.LBB39_7:
	.loc	0 658 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB39_6
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] offset:4 glc dlc
	s_branch .LBB39_6
.LBB39_9:
	.loc	0 660 3 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 660 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[2:3]
	.loc	0 653 6 is_stmt 1
	s_andn2_saveexec_b32 s4, s4
	s_cbranch_execz .LBB39_4
.LBB39_10:
	.loc	0 654 10
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[2:3]
	.loc	0 655 3
	s_waitcnt_vscnt null, 0x0
	buffer_gl0_inv
	.loc	0 656 3
	global_atomic_swap v0, v1, s[0:1] offset:4
	.loc	0 662 1
	s_endpgm
.Ltmp56:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel last_raises
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
.Lfunc_end39:
	.size	last_raises, .Lfunc_end39-last_raises

	.protected	list_unlink
	.globl	list_unlink
	.p2align	8
	.type	list_unlink,@function
list_unlink:
.Lfunc_begin40:
	.loc	0 667 11 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	.loc	0 669 24
	v_add_nc_u32_e32 v1, 0x41, v0
	.loc	0 669 2 is_stmt 0
	v_lshlrev_b32_e32 v2, 2, v0
	s_mov_b32 s7, 0
	.loc	0 670 6 is_stmt 1
	s_mov_b32 s0, exec_lo
	.loc	0 669 15
	s_waitcnt lgkmcnt(0)
	global_store_dword v2, v1, s[2:3] offset:256
	s_waitcnt_vscnt null, 0x0
	.loc	0 670 8
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 670 6 is_stmt 0
	s_cbranch_execz .LBB40_2
	.loc	0 671 13 is_stmt 1
	global_store_dword v3, v3, s[2:3] offset:512
	s_waitcnt_vscnt null, 0x0
.LBB40_2:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	s_mov_b32 s6, 64
	s_mov_b32 s1, 63
	.loc	0 672 2 is_stmt 1
	s_barrier
	buffer_gl0_inv
	s_inst_prefetch 0x1
	s_branch .LBB40_5
	.p2align	6
.LBB40_3:
	.loc	0 680 4
	v_mov_b32_e32 v1, s10
	global_atomic_cmpswap v3, v[0:1], s[8:9]
.LBB40_4:
	.loc	0 0 4 is_stmt 0
	s_cmp_eq_u32 s1, 0
	s_cselect_b32 s8, -1, 0
	s_add_i32 s1, s1, -1
	s_or_b32 s0, s0, s8
	s_andn2_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccz .LBB40_8
.LBB40_5:
	.loc	0 674 15 is_stmt 1
	s_lshl_b64 s[8:9], s[6:7], 2
	s_add_u32 s8, s2, s8
	s_addc_u32 s9, s3, s9
	global_load_dword v0, v3, s[8:9] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 676 12
	v_cmp_eq_u32_e64 s0, 0, v0
	.loc	0 674 15
	v_readfirstlane_b32 s10, v0
	.loc	0 676 7
	s_and_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccnz .LBB40_4
	.loc	0 678 11
	s_mov_b32 s11, s7
	s_lshl_b64 s[12:13], s[10:11], 2
	s_add_u32 s12, s2, s12
	s_addc_u32 s13, s3, s13
	.loc	0 679 13
	s_and_b32 s11, s10, 3
	.loc	0 678 11
	global_load_dword v0, v3, s[12:13] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 679 19
	s_cmp_eq_u32 s11, 3
	s_cselect_b32 s11, -1, 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v0
	.loc	0 679 25 is_stmt 0
	s_and_b32 s11, s11, vcc_lo
	s_andn2_b32 vcc_lo, exec_lo, s11
	s_cbranch_vccz .LBB40_3
	.loc	0 0 25
	s_mov_b32 s6, s10
	.loc	0 679 25
	s_branch .LBB40_4
.LBB40_8:
	.loc	0 0 25
	s_inst_prefetch 0x2
	.loc	0 667 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 684 9
	v_mov_b32_e32 v0, s6
	s_waitcnt lgkmcnt(0)
	global_store_dword v2, v0, s[0:1]
	.loc	0 685 1
	s_endpgm
.Ltmp57:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel list_unlink
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
		.amdhsa_next_free_sgpr 14
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
.Lfunc_end40:
	.size	list_unlink, .Lfunc_end40-list_unlink

	.protected	guided_chunks
	.globl	guided_chunks
	.p2align	8
	.type	guided_chunks,@function
guided_chunks:
.Lfunc_begin41:
	.loc	0 690 36 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB41_2
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[8:9] glc dlc
.LBB41_2:
	.loc	0 0 36 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 690 36
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v1
	v_mov_b32_e32 v5, 0
	.loc	0 692 15 is_stmt 1
	s_cmpk_gt_u32 s0, 0xff
	.loc	0 692 2 is_stmt 0
	s_cbranch_scc1 .LBB41_12
	.loc	0 0 2
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, s0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s1, 0
	s_inst_prefetch 0x1
	s_branch .LBB41_6
	.p2align	6
.LBB41_4:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 698 12 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v1
	v_mov_b32_e32 v1, s0
.LBB41_5:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 692 15 is_stmt 1
	v_cmp_lt_u32_e32 vcc_lo, 0xff, v1
	v_mov_b32_e32 v4, v1
	.loc	0 692 2 is_stmt 0
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB41_11
.LBB41_6:
	.loc	0 693 24 is_stmt 1
	v_sub_nc_u32_e32 v1, 0x17f, v4
	.loc	0 695 7
	s_mov_b32 s4, exec_lo
	.loc	0 693 32
	v_lshrrev_b32_e32 v6, 7, v1
	.loc	0 694 44
	v_add_nc_u32_e32 v3, v6, v4
	.loc	0 694 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v1, v2, v[3:4], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e64 v1, v4
	.loc	0 695 7 is_stmt 1
	s_cbranch_execz .LBB41_5
	.loc	0 696 4
	v_mov_b32_e32 v1, v4
	s_mov_b32 s5, 0
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_add_co_u32 v3, vcc_lo, s10, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s11, v4, vcc_lo
.LBB41_8:
	.loc	0 697 12
	global_load_dword v1, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 696 23
	v_add_nc_u32_e32 v6, -1, v6
	v_add_co_u32 v3, vcc_lo, v3, 4
	v_add_co_ci_u32_e32 v4, vcc_lo, 0, v4, vcc_lo
	v_cmp_eq_u32_e64 s0, 0, v6
	.loc	0 696 4 is_stmt 0
	s_or_b32 s5, s0, s5
	.loc	0 697 9 is_stmt 1
	v_add_nc_u32_e32 v5, v1, v5
	.loc	0 696 4
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB41_8
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 698 12 is_stmt 1
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB41_4
	global_load_dword v1, v2, s[8:9] glc dlc
	s_branch .LBB41_4
.LBB41_11:
	.loc	0 0 12 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s1
.LBB41_12:
	.loc	0 703 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 703 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v5, s[2:3]
	.loc	0 704 1 is_stmt 1
	s_endpgm
.Ltmp58:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel guided_chunks
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
.Lfunc_end41:
	.size	guided_chunks, .Lfunc_end41-guided_chunks

	.protected	credits
	.globl	credits
	.p2align	8
	.type	credits,@function
credits:
.Lfunc_begin42:
	.loc	0 709 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s2, 0
	.loc	0 711 6
	s_mov_b32 s3, exec_lo
	.loc	0 711 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 711 6
	s_cbranch_execz .LBB42_2
	.loc	0 712 9 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 40
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[0:1]
	s_waitcnt_vscnt null, 0x0
.LBB42_2:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v3, 0
	.loc	0 713 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_branch .LBB42_4
	.p2align	6
.LBB42_3:
	.loc	0 0 2 is_stmt 0
	v_mov_b32_e32 v1, s6
	.loc	0 716 7 is_stmt 1
	s_and_b32 s7, exec_lo, s3
	s_or_b32 s2, s7, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB42_6
.LBB42_4:
	.loc	0 715 10
	global_load_dword v2, v3, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	s_mov_b32 s6, 0
	s_or_b32 s3, s3, exec_lo
	.loc	0 716 12
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 716 7 is_stmt 0
	s_cbranch_vccnz .LBB42_3
	.loc	0 718 41 is_stmt 1
	v_add_nc_u32_e32 v1, -1, v2
	s_andn2_b32 s3, s3, exec_lo
	s_mov_b32 s6, 1
	.loc	0 718 9 is_stmt 0
	global_atomic_cmpswap v1, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v1, v2
	s_and_b32 s7, vcc_lo, exec_lo
	s_or_b32 s3, s3, s7
	s_branch .LBB42_3
.LBB42_6:
	.loc	0 0 9
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 709 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 720 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 720 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 721 1 is_stmt 1
	s_endpgm
.Ltmp59:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel credits
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
.Lfunc_end42:
	.size	credits, .Lfunc_end42-credits

	.protected	sequence_read
	.globl	sequence_read
	.p2align	8
	.type	sequence_read,@function
sequence_read:
.Lfunc_begin43:
	.loc	0 726 11 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 728 6
	s_mov_b32 s6, exec_lo
	.loc	0 728 8 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 728 6
	s_cbranch_execz .LBB43_5
	.loc	0 729 3 is_stmt 1
	s_mov_b32 s8, exec_lo
	s_mov_b32 s7, exec_lo
	v_mbcnt_lo_u32_b32 v1, s8, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB43_3
	s_bcnt1_i32_b32 s8, s8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1]
.LBB43_3:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 732 3 is_stmt 1
	s_mov_b32 s7, exec_lo
	.loc	0 730 11
	v_mov_b32_e32 v1, 0
	.loc	0 732 3
	v_mbcnt_lo_u32_b32 v2, s7, 0
	v_mov_b32_e32 v3, 5
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 730 11
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v3, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 731 3
	buffer_gl0_inv
	.loc	0 732 3
	s_and_b32 s8, exec_lo, vcc_lo
	s_mov_b32 exec_lo, s8
	s_cbranch_execz .LBB43_5
	s_bcnt1_i32_b32 s7, s7
	v_mov_b32_e32 v2, s7
	global_atomic_add v1, v2, s[0:1]
.LBB43_5:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v1, 0
	s_inst_prefetch 0x1
	s_branch .LBB43_7
	.p2align	6
.LBB43_6:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 737 7 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s7, v3
	.loc	0 738 13
	s_cmp_lg_u32 s6, s7
	s_cselect_b32 s7, -1, 0
	.loc	0 738 18 is_stmt 0
	s_bitcmp1_b32 s6, 0
	s_cselect_b32 s6, -1, 0
	s_or_b32 s6, s6, s7
	.loc	0 738 2
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccz .LBB43_11
.LBB43_7:
	.loc	0 735 7 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	s_mov_b32 s6, exec_lo
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB43_9
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v1, s[0:1] glc dlc
.LBB43_9:
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 736 7 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 737 7
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	.loc	0 735 7
	v_readfirstlane_b32 s6, v3
	.loc	0 737 7
	s_mov_b32 s7, exec_lo
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB43_6
	global_load_dword v3, v1, s[0:1] glc dlc
	s_branch .LBB43_6
.LBB43_11:
	.loc	0 0 7 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 739 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 739 9 is_stmt 0
	global_store_dword v0, v2, s[4:5]
	.loc	0 740 1 is_stmt 1
	s_endpgm
.Ltmp60:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sequence_read
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
.Lfunc_end43:
	.size	sequence_read, .Lfunc_end43-sequence_read

	.protected	sequence_after
	.globl	sequence_after
	.p2align	8
	.type	sequence_after,@function
sequence_after:
.Lfunc_begin44:
	.loc	0 745 11 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	.loc	0 747 8
	v_cmp_eq_u32_e32 vcc_lo, 5, v0
	.loc	0 747 6 is_stmt 0
	s_and_saveexec_b32 s1, vcc_lo
	s_cbranch_execz .LBB44_3
	.loc	0 748 3 is_stmt 1
	s_mov_b32 s6, exec_lo
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_cmp_eq_u32_e64 s0, 0, v1
	s_and_b32 s0, exec_lo, s0
	s_mov_b32 exec_lo, s0
	s_cbranch_execz .LBB44_3
	s_bcnt1_i32_b32 s0, s6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s0
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[2:3]
.LBB44_3:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	v_cmp_ne_u32_e64 s0, 5, v0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s1, 0
	s_xor_b32 s6, s0, -1
	s_branch .LBB44_5
	.p2align	6
.LBB44_4:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 750 7 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	.loc	0 751 12
	s_bitcmp0_b32 s0, 0
	.loc	0 750 7
	v_mov_b32_e32 v2, s0
	.loc	0 751 12
	s_cselect_b32 s7, -1, 0
	s_or_b32 s7, s6, s7
	.loc	0 750 3
	s_and_b32 s7, exec_lo, s7
	s_or_b32 s1, s7, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB44_7
.LBB44_5:
	.loc	0 750 7 is_stmt 0
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e64 s0, 0, v2
	s_and_saveexec_b32 s7, s0
	s_cbranch_execz .LBB44_4
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3] glc dlc
	s_branch .LBB44_4
.LBB44_7:
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 752 6 is_stmt 1
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB44_10
	.loc	0 753 3
	s_mov_b32 s1, exec_lo
	v_mbcnt_lo_u32_b32 v1, s1, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_b32 s6, exec_lo, vcc_lo
	s_mov_b32 exec_lo, s6
	s_cbranch_execz .LBB44_10
	s_bcnt1_i32_b32 s1, s1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, s1
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v3, s[2:3]
.LBB44_10:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 745 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 754 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 754 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v2, s[0:1]
	.loc	0 755 1 is_stmt 1
	s_endpgm
.Ltmp61:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sequence_after
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
.Lfunc_end44:
	.size	sequence_after, .Lfunc_end44-sequence_after

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
    .name:           stack_push
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         stack_push.kd
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
    .name:           stack_push_pop
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         stack_push_pop.kd
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
    .name:           stack_tagged
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         stack_tagged.kd
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
    .name:           queue_tickets
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         queue_tickets.kd
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
    .name:           steal
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         steal.kd
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
    .name:           pool_drain
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         pool_drain.kd
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
    .name:           tree_work
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         tree_work.kd
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
    .name:           hash_count
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         hash_count.kd
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
    .name:           hash_exchange
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         hash_exchange.kd
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
    .name:           bucket_heads
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         bucket_heads.kd
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
    .name:           float_add
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         float_add.kd
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
    .name:           float_add_bins
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         float_add_bins.kd
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
    .name:           pack_max
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         pack_max.kd
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
    .name:           last_block_sum
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         last_block_sum.kd
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
    .name:           grid_barrier_leader
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         grid_barrier_leader.kd
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
    .name:           grid_barrier_sense
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         grid_barrier_sense.kd
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
    .name:           barrier_by_all
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         barrier_by_all.kd
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
    .name:           barrier_late_half
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         barrier_late_half.kd
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
    .group_segment_fixed_size: 260
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           waves_hand_on
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         waves_hand_on.kd
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
    .max_flat_workgroup_size: 128
    .name:           waves_ping_pong
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         waves_ping_pong.kd
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
    .name:           lane_feeds
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         lane_feeds.kd
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
    .name:           ticket_of_wave
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         ticket_of_wave.kd
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
    .name:           ticket_of_lane
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         ticket_of_lane.kd
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
    .name:           ticket_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         ticket_inside.kd
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
    .name:           bitmap_alloc
    .private_segment_fixed_size: 0
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         bitmap_alloc.kd
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
    .name:           bitmap_swap
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         bitmap_swap.kd
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
    .name:           semaphore_two
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         semaphore_two.kd
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
    .name:           semaphore_try
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         semaphore_try.kd
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
    .name:           chain_up
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         chain_up.kd
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
    .name:           chain_in_rounds
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         chain_in_rounds.kd
    .vgpr_count:     14
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
    .name:           handshake
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         handshake.kd
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
    .name:           tell_then_wait
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         tell_then_wait.kd
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
    .group_segment_fixed_size: 16
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           vote_rounds
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         vote_rounds.kd
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
    .name:           vote_until_still
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         vote_until_still.kd
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
    .name:           first_marks
    .private_segment_fixed_size: 0
    .sgpr_count:     7
    .sgpr_spill_count: 0
    .symbol:         first_marks.kd
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
    .group_segment_fixed_size: 8
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           frontier
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         frontier.kd
    .vgpr_count:     12
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
    .name:           relax
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         relax.kd
    .vgpr_count:     11
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
    .name:           two_buckets
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         two_buckets.kd
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
    .name:           release_by_partner
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         release_by_partner.kd
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
    .name:           last_raises
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         last_raises.kd
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
    .name:           list_unlink
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         list_unlink.kd
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
    .name:           guided_chunks
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         guided_chunks.kd
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
    .name:           credits
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         credits.kd
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
    .name:           sequence_read
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         sequence_read.kd
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
    .name:           sequence_after
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         sequence_after.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

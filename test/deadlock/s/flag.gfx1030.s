	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	chain_wait
	.globl	chain_wait
	.p2align	8
	.type	chain_wait,@function
chain_wait:
.Lfunc_begin0:
	.file	0 "." "cl/flag.cl" md5 0xfb95f15714e690c7a5fbdaa99ed3d6c6
	.loc	0 7 12 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[6:7], 0x20
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s4, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s3, v[0:1]
	v_mov_b32_e32 v1, 0
	v_add_co_u32 v0, null, s2, v0
	.loc	0 9 6
	s_mov_b32 s2, exec_lo
	.loc	0 9 9 is_stmt 0
	v_cmpx_ne_u64_e32 0, v[0:1]
	.loc	0 9 6
	s_cbranch_execz .LBB0_3
	.loc	0 0 6
	v_add_nc_u32_e32 v2, -1, v0
	v_mov_b32_e32 v3, v1
	s_mov_b32 s3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v3, vcc_lo
.LBB0_2:
	.loc	0 10 10 is_stmt 1
	global_load_dword v4, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 10 23 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 10 3
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB0_2
.LBB0_3:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 12 2 is_stmt 1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, 1
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 12 11 is_stmt 0
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 13 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chain_wait
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
.Lfunc_end0:
	.size	chain_wait, .Lfunc_end0-chain_wait

	.protected	chain_inside
	.globl	chain_inside
	.p2align	8
	.type	chain_inside,@function
chain_inside:
.Lfunc_begin1:
	.loc	0 17 12 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_clause 0x1
	s_load_dword s1, s[6:7], 0x20
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, v1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add3_u32 v0, s1, s8, v0
	v_add_nc_u32_e32 v2, -1, v0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_cmp_eq_u64_e64 s1, 0, v[0:1]
	v_cmp_ne_u64_e32 vcc_lo, 0, v[0:1]
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v0, s0, s2, v4
	v_add_co_ci_u32_e64 v1, s0, s3, v5, s0
	v_add_co_u32 v2, s0, s2, v2
	v_add_co_ci_u32_e64 v3, s0, s3, v3, s0
	v_mov_b32_e32 v4, 1
	s_mov_b32 s2, 0
	s_inst_prefetch 0x1
	s_branch .LBB1_2
	.p2align	6
.LBB1_1:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 19 2 is_stmt 1
	v_cmp_eq_u32_e64 s0, 0, v5
	s_or_b32 s2, s0, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB1_6
.LBB1_2:
	.loc	0 0 2 is_stmt 0
	s_mov_b32 s0, s1
	.loc	0 20 15 is_stmt 1
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB1_4
	.loc	0 20 18 is_stmt 0
	global_load_dword v5, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	s_andn2_b32 s5, s1, exec_lo
	s_mov_b32 s4, 1
	.loc	0 20 31
	v_cmp_ne_u32_e64 s0, 0, v5
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s0, s5, s0
.LBB1_4:
	.loc	0 0 31
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v5, s4
	.loc	0 20 15
	s_and_saveexec_b32 s3, s0
	s_cbranch_execz .LBB1_1
	.loc	0 21 13 is_stmt 1
	global_store_dword v[0:1], v4, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 22 11
	global_load_dword v5, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 22 20 is_stmt 0
	v_cmp_eq_u32_e64 s0, 0, v5
	v_cndmask_b32_e64 v5, 0, 1, s0
	s_branch .LBB1_1
.LBB1_6:
	.loc	0 0 20
	s_inst_prefetch 0x2
	.loc	0 25 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chain_inside
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
		.amdhsa_next_free_vgpr 6
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
.Lfunc_end1:
	.size	chain_inside, .Lfunc_end1-chain_inside

	.protected	chain_local
	.globl	chain_local
	.p2align	8
	.type	chain_local,@function
chain_local:
.Lfunc_begin2:
	.loc	0 33 16 prologue_end
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	.loc	0 33 2 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s0, 0
	.loc	0 35 6 is_stmt 1
	s_mov_b32 s1, exec_lo
	.loc	0 33 16
	v_cndmask_b32_e64 v2, 0, 1, vcc_lo
	.loc	0 33 11 is_stmt 0
	ds_write_b32 v1, v2
	.loc	0 34 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 33 16
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 35 6
	s_cbranch_execz .LBB2_3
	.loc	0 0 6 is_stmt 0
	v_add_nc_u32_e32 v0, -4, v1
.LBB2_2:
	.loc	0 36 10 is_stmt 1
	ds_read_b32 v2, v0
	.loc	0 36 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	.loc	0 36 3
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB2_2
.LBB2_3:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v0, 1
	.loc	0 38 11 is_stmt 1
	ds_write_b32 v1, v0
	.loc	0 39 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel chain_local
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
		.amdhsa_next_free_sgpr 2
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
	.size	chain_local, .Lfunc_end2-chain_local

	.protected	produce_first
	.globl	produce_first
	.p2align	8
	.type	produce_first,@function
produce_first:
.Lfunc_begin3:
	.loc	0 44 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 46 6
	s_mov_b32 s4, exec_lo
	.loc	0 46 9 is_stmt 0
	v_cmpx_eq_u32_e32 0, v0
	.loc	0 46 6
	s_cbranch_execz .LBB3_2
	.loc	0 44 12 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 42
	v_mov_b32_e32 v2, 1
	.loc	0 47 11
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 48 11
	global_store_dword v0, v2, s[0:1]
	s_waitcnt_vscnt null, 0x0
.LBB3_2:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v0, 0
	.loc	0 50 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
.LBB3_3:
	.loc	0 51 9
	global_load_dword v1, v0, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 51 17 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	.loc	0 51 2
	s_cbranch_vccnz .LBB3_3
	.loc	0 53 1 is_stmt 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel produce_first
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
	.size	produce_first, .Lfunc_end3-produce_first

	.protected	produce_else
	.globl	produce_else
	.p2align	8
	.type	produce_else,@function
produce_else:
.Lfunc_begin4:
	.loc	0 58 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 60 6
	s_mov_b32 s4, exec_lo
	.loc	0 60 9 is_stmt 0
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 60 6
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB4_3
	.loc	0 0 6
	v_mov_b32_e32 v0, 0
.LBB4_2:
	.loc	0 61 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 61 18 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	.loc	0 61 3
	s_cbranch_vccz .LBB4_2
.LBB4_3:
	.loc	0 60 6 is_stmt 1
	s_andn2_saveexec_b32 s4, s4
	s_cbranch_execz .LBB4_5
	.loc	0 58 12
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 42
	v_mov_b32_e32 v2, 1
	.loc	0 64 11
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 65 3
	global_atomic_swap v0, v2, s[0:1]
.LBB4_5:
	.loc	0 67 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel produce_else
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
.Lfunc_end4:
	.size	produce_else, .Lfunc_end4-produce_else

	.protected	produce_then
	.globl	produce_then
	.p2align	8
	.type	produce_then,@function
produce_then:
.Lfunc_begin5:
	.loc	0 71 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 73 6
	s_mov_b32 s4, exec_lo
	.loc	0 73 9 is_stmt 0
	v_cmpx_lt_u32_e32 31, v0
	.loc	0 73 6
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB5_3
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
.LBB5_2:
	.loc	0 77 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 77 18 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, 32, v0
	s_cbranch_vccnz .LBB5_2
.LBB5_3:
	.loc	0 73 6 is_stmt 1
	s_andn2_saveexec_b32 s4, s4
	s_cbranch_execz .LBB5_6
	.loc	0 75 3
	s_mov_b32 s4, exec_lo
	.loc	0 74 3
	v_lshlrev_b32_e32 v2, 2, v0
	.loc	0 75 3
	v_mbcnt_lo_u32_b32 v1, s4, 0
	.loc	0 74 12
	s_waitcnt lgkmcnt(0)
	global_store_dword v2, v0, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 75 3
	s_mov_b32 s2, exec_lo
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB5_6
	s_bcnt1_i32_b32 s2, s4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1]
.LBB5_6:
	.loc	0 80 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel produce_then
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
.Lfunc_end5:
	.size	produce_then, .Lfunc_end5-produce_then

	.protected	produce_consume_poll
	.globl	produce_consume_poll
	.p2align	8
	.type	produce_consume_poll,@function
produce_consume_poll:
.Lfunc_begin6:
	.loc	0 85 12 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	v_subrev_nc_u32_e32 v1, 32, v0
	v_lshlrev_b32_e32 v3, 2, v0
	v_cmp_lt_u32_e32 vcc_lo, 31, v0
	v_add_nc_u32_e32 v4, 1, v0
	s_mov_b32 s1, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, s0, s2, v1
	v_add_co_ci_u32_e64 v1, s0, s3, v2, s0
	v_add_co_u32 v2, s0, s2, v3
	v_add_co_ci_u32_e64 v3, null, s3, 0, s0
	s_mov_b32 s3, 0
	s_branch .LBB6_2
.LBB6_1:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	s_xor_b32 s0, s3, -1
	s_mov_b32 s3, 0
	.loc	0 87 2 is_stmt 1
	s_and_b32 s0, exec_lo, s0
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB6_9
.LBB6_2:
	.loc	0 0 2 is_stmt 0
	s_or_b32 s5, s5, exec_lo
	s_or_b32 s2, s2, exec_lo
	s_andn2_b32 s4, s4, exec_lo
	.loc	0 88 7 is_stmt 1
	s_and_saveexec_b32 s6, vcc_lo
	s_cbranch_execz .LBB6_4
	.loc	0 91 14
	global_load_dword v5, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	s_andn2_b32 s5, s5, exec_lo
	s_andn2_b32 s4, s4, exec_lo
	s_andn2_b32 s2, s2, exec_lo
	.loc	0 91 28 is_stmt 0
	v_cmp_ne_u32_e64 s0, 0, v5
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s5, s5, s0
	s_or_b32 s4, s4, s0
.LBB6_4:
	.loc	0 0 28
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 88 7 is_stmt 1
	s_and_b32 s0, exec_lo, s5
	s_or_b32 s3, s0, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB6_2
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 88 7
	s_and_saveexec_b32 s0, s4
	s_xor_b32 s4, exec_lo, s0
	s_cbranch_execz .LBB6_7
	.loc	0 92 11 is_stmt 1
	global_load_dword v5, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 92 25 is_stmt 0
	v_cmp_lt_u32_e64 s0, 0x3e8, v5
	s_and_b32 s3, s0, exec_lo
.LBB6_7:
	.loc	0 0 25
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 88 7 is_stmt 1
	s_and_saveexec_b32 s4, s2
	s_cbranch_execz .LBB6_1
	.loc	0 89 13
	global_store_dword v[2:3], v4, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 90 11
	global_load_dword v5, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	s_andn2_b32 s2, s3, exec_lo
	.loc	0 90 20 is_stmt 0
	v_cmp_eq_u32_e64 s0, 0, v5
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s3, s2, s0
	s_branch .LBB6_1
.LBB6_9:
	.loc	0 95 1 is_stmt 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel produce_consume_poll
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
.Lfunc_end6:
	.size	produce_consume_poll, .Lfunc_end6-produce_consume_poll

	.protected	all_arrive
	.globl	all_arrive
	.p2align	8
	.type	all_arrive,@function
all_arrive:
.Lfunc_begin7:
	.loc	0 100 2 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v0, s3, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB7_2
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v0, v1, s[0:1]
.LBB7_2:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v0, 0
.LBB7_3:
	.loc	0 101 9 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 101 17 is_stmt 0
	v_cmp_gt_u32_e32 vcc_lo, 64, v1
	.loc	0 101 2
	s_cbranch_vccnz .LBB7_3
	.loc	0 103 1 is_stmt 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel all_arrive
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
.Lfunc_end7:
	.size	all_arrive, .Lfunc_end7-all_arrive

	.protected	leader_waits
	.globl	leader_waits
	.p2align	8
	.type	leader_waits,@function
leader_waits:
.Lfunc_begin8:
	.loc	0 108 6 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s2, exec_lo
	.loc	0 108 22 is_stmt 0
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 108 6
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB8_4
	.loc	0 112 3 is_stmt 1
	s_mov_b32 s4, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v0, s4, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB8_3
	s_bcnt1_i32_b32 s4, s4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s4
	s_waitcnt lgkmcnt(0)
	global_atomic_add v0, v1, s[0:1]
.LBB8_3:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
.LBB8_4:
	.loc	0 108 6 is_stmt 1
	s_andn2_saveexec_b32 s2, s2
	s_cbranch_execz .LBB8_7
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v0, 0
.LBB8_6:
	.loc	0 109 10 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 109 18 is_stmt 0
	v_cmp_lt_u32_e32 vcc_lo, 62, v1
	.loc	0 109 3
	s_cbranch_vccz .LBB8_6
.LBB8_7:
	.loc	0 113 1 is_stmt 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_waits
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
.Lfunc_end8:
	.size	leader_waits, .Lfunc_end8-leader_waits

	.protected	leader_waits_last
	.globl	leader_waits_last
	.p2align	8
	.type	leader_waits_last,@function
leader_waits_last:
.Lfunc_begin9:
	.loc	0 118 6 prologue_end
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	.loc	0 118 22 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	.loc	0 118 6
	s_mov_b32 s1, exec_lo
	.loc	0 118 22
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 118 6
	s_cbranch_execz .LBB9_3
	.loc	0 119 3 is_stmt 1
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v0, s4, 0
	v_cmp_eq_u32_e64 s0, 0, v0
	s_and_b32 s0, exec_lo, s0
	s_mov_b32 exec_lo, s0
	s_cbranch_execz .LBB9_3
	s_bcnt1_i32_b32 s0, s4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s0
	s_waitcnt lgkmcnt(0)
	global_atomic_add v0, v1, s[2:3]
.LBB9_3:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 120 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 121 6
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB9_6
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v0, 0
.LBB9_5:
	.loc	0 122 10 is_stmt 1
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 122 18 is_stmt 0
	v_cmp_gt_u32_e32 vcc_lo, 63, v1
	.loc	0 122 3
	s_cbranch_vccnz .LBB9_5
.LBB9_6:
	.loc	0 124 1 is_stmt 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel leader_waits_last
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
.Lfunc_end9:
	.size	leader_waits_last, .Lfunc_end9-leader_waits_last

	.protected	poll_counted
	.globl	poll_counted
	.p2align	8
	.type	poll_counted,@function
poll_counted:
.Lfunc_begin10:
	.loc	0 129 12 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_load_dwordx2 s[2:3], s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_load_dword s3, s[4:5], 0x4
	v_mov_b32_e32 v1, 0
	s_movk_i32 s4, 0x63
.LBB10_1:
	.loc	0 131 30
	global_load_dword v2, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	s_cmp_eq_u32 s4, 0
	s_cselect_b32 s5, -1, 0
	.loc	0 131 2 is_stmt 0
	s_add_i32 s4, s4, -1
	.loc	0 131 38
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	.loc	0 131 2
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 vcc_lo, exec_lo, s5
	s_cbranch_vccnz .LBB10_1
	.loc	0 129 12 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, 0xffff, s3
	.loc	0 133 9
	s_sub_i32 s2, 0, s2
	.loc	0 129 12
	v_mad_u64_u32 v[0:1], null, s8, s3, v[0:1]
	.loc	0 133 9
	v_cmp_eq_u32_e32 vcc_lo, s2, v0
	.loc	0 133 6 is_stmt 0
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB10_4
	.loc	0 134 11 is_stmt 1
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	global_store_dword v0, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
.LBB10_4:
	.loc	0 135 1
	s_endpgm
.Ltmp10:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel poll_counted
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
.Lfunc_end10:
	.size	poll_counted, .Lfunc_end10-poll_counted

	.protected	tree_down_wait
	.globl	tree_down_wait
	.p2align	8
	.type	tree_down_wait,@function
tree_down_wait:
.Lfunc_begin11:
	.loc	0 140 12 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[6:7], 0x20
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_mov_b32_e32 v2, 2
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s4, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s3, v[0:1]
	v_mov_b32_e32 v1, 0
	v_add_co_u32 v0, null, s2, v0
	.loc	0 142 6
	s_mov_b32 s2, exec_lo
	.loc	0 142 9 is_stmt 0
	v_cmpx_ne_u64_e32 0, v[0:1]
	.loc	0 142 6
	s_cbranch_execz .LBB11_4
	.loc	0 0 6
	v_add_nc_u32_e32 v2, -1, v0
	v_mov_b32_e32 v3, v1
	s_mov_b32 s3, 0
	v_lshrrev_b32_e32 v2, 1, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v3, vcc_lo
.LBB11_2:
	.loc	0 143 17 is_stmt 1
	global_load_dword v4, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 143 37 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 143 3
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB11_2
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 145 17 is_stmt 1
	v_add_nc_u32_e32 v2, 1, v4
.LBB11_4:
	.loc	0 0 17 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 145 2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 145 11
	global_store_dword v[0:1], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 146 1 is_stmt 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tree_down_wait
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
	.size	tree_down_wait, .Lfunc_end11-tree_down_wait

	.protected	tree_down_inside
	.globl	tree_down_inside
	.p2align	8
	.type	tree_down_inside,@function
tree_down_inside:
.Lfunc_begin12:
	.loc	0 150 12 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_clause 0x1
	s_load_dword s1, s[6:7], 0x20
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, v1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add3_u32 v0, s1, s8, v0
	s_mov_b32 s1, 0
	v_add_nc_u32_e32 v2, -1, v0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_cmp_ne_u64_e32 vcc_lo, 0, v[0:1]
	v_lshrrev_b32_e32 v2, 1, v2
	v_add_co_u32 v0, s0, s2, v4
	v_add_co_ci_u32_e64 v1, s0, s3, v5, s0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v4, 1
	v_add_co_u32 v2, s0, s2, v2
	v_add_co_ci_u32_e64 v3, s0, s3, v3, s0
	s_inst_prefetch 0x1
	s_branch .LBB12_2
	.p2align	6
.LBB12_1:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 152 2 is_stmt 1
	v_cmp_eq_u32_e64 s0, 0, v5
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB12_6
.LBB12_2:
	.loc	0 153 7
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB12_4
	.loc	0 154 10
	global_load_dword v4, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
.LBB12_4:
	.loc	0 0 10 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v5, 1
	.loc	0 155 7 is_stmt 1
	s_mov_b32 s2, exec_lo
	.loc	0 155 11 is_stmt 0
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 155 7
	s_cbranch_execz .LBB12_1
	.loc	0 0 7
	v_add_nc_u32_e32 v5, 1, v4
	.loc	0 156 13 is_stmt 1
	global_store_dword v[0:1], v5, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 157 11
	global_load_dword v5, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 157 20 is_stmt 0
	v_cmp_eq_u32_e64 s0, 0, v5
	v_cndmask_b32_e64 v5, 0, 1, s0
	s_branch .LBB12_1
.LBB12_6:
	.loc	0 0 20
	s_inst_prefetch 0x2
	.loc	0 160 1 is_stmt 1
	s_endpgm
.Ltmp12:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tree_down_inside
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
		.amdhsa_next_free_vgpr 6
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
.Lfunc_end12:
	.size	tree_down_inside, .Lfunc_end12-tree_down_inside

	.protected	tree_up_wait
	.globl	tree_up_wait
	.p2align	8
	.type	tree_up_wait,@function
tree_up_wait:
.Lfunc_begin13:
	.loc	0 165 12 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[6:7], 0x20
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s4, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s3, v[0:1]
	v_add_co_u32 v0, null, s2, v0
	.loc	0 167 6
	s_mov_b32 s2, exec_lo
	.loc	0 167 9 is_stmt 0
	v_cmpx_gt_u32_e32 31, v0
	.loc	0 167 6
	s_cbranch_execz .LBB13_6
	.loc	0 0 6
	v_lshlrev_b32_e32 v1, 1, v0
	s_mov_b32 s3, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s0, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s1, v2, vcc_lo
.LBB13_2:
	.loc	0 170 15 is_stmt 1
	global_load_dword v3, v[1:2], off offset:4 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 170 33 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 170 3
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB13_2
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s3
	s_mov_b32 s3, 0
.LBB13_4:
	.loc	0 172 15 is_stmt 1
	global_load_dword v4, v[1:2], off offset:8 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 172 33 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 172 3
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB13_4
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 174 15 is_stmt 1
	v_add3_u32 v3, v3, v4, 1
.LBB13_6:
	.loc	0 0 15 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 176 2 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 176 11 is_stmt 0
	global_store_dword v[0:1], v3, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 177 1 is_stmt 1
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tree_up_wait
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
.Lfunc_end13:
	.size	tree_up_wait, .Lfunc_end13-tree_up_wait

	.protected	turn_wait
	.globl	turn_wait
	.p2align	8
	.type	turn_wait,@function
turn_wait:
.Lfunc_begin14:
	.loc	0 182 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, 0
.LBB14_1:
	.loc	0 185 10
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 185 18 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v2, v0
	.loc	0 185 3
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB14_1
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 182 12 is_stmt 1
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, 0
	.loc	0 187 13
	global_load_dword v2, v1, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 187 25 is_stmt 0
	v_mad_u64_u32 v[3:4], null, v2, 3, v[0:1]
	v_add_nc_u32_e32 v2, 64, v0
	.loc	0 188 29 is_stmt 1
	v_add_nc_u32_e32 v4, 1, v0
	.loc	0 187 11
	global_store_dword v1, v3, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 188 11
	global_store_dword v1, v4, s[0:1]
	s_waitcnt_vscnt null, 0x0
.LBB14_3:
	.loc	0 185 10
	global_load_dword v3, v1, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 185 18 is_stmt 0
	v_cmp_eq_u32_e32 vcc_lo, v3, v2
	.loc	0 185 3
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB14_3
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 187 13 is_stmt 1
	v_mov_b32_e32 v3, 0
	global_load_dword v1, v3, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 187 25 is_stmt 0
	v_mad_u64_u32 v[1:2], null, v1, 3, v[0:1]
	.loc	0 188 29 is_stmt 1
	v_add_nc_u32_e32 v0, 0x41, v0
	.loc	0 187 11
	global_store_dword v3, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 188 11
	global_store_dword v3, v0, s[0:1]
	s_waitcnt_vscnt null, 0x0
	.loc	0 190 1
	s_endpgm
.Ltmp14:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel turn_wait
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
.Lfunc_end14:
	.size	turn_wait, .Lfunc_end14-turn_wait

	.protected	turn_inside
	.globl	turn_inside
	.p2align	8
	.type	turn_inside,@function
turn_inside:
.Lfunc_begin15:
	.loc	0 194 12 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s4, 0
	s_inst_prefetch 0x1
	s_branch .LBB15_2
	.p2align	6
.LBB15_1:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 196 15 is_stmt 1
	v_cmp_lt_u32_e32 vcc_lo, 1, v1
	.loc	0 196 2 is_stmt 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB15_4
.LBB15_2:
	.loc	0 197 7 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 197 29 is_stmt 0
	v_lshl_add_u32 v4, v1, 6, v0
	.loc	0 197 7
	s_mov_b32 s5, exec_lo
	.loc	0 197 15
	v_cmpx_eq_u32_e64 v3, v4
	.loc	0 197 7
	s_cbranch_execz .LBB15_1
	.loc	0 198 14 is_stmt 1
	global_load_dword v3, v2, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 198 26 is_stmt 0
	v_mad_u64_u32 v[3:4], null, v3, 3, v[0:1]
	.loc	0 199 9 is_stmt 1
	v_add_nc_u32_e32 v1, 1, v1
	.loc	0 198 12
	global_store_dword v2, v3, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 200 14
	global_load_dword v3, v2, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 200 22 is_stmt 0
	v_add_nc_u32_e32 v3, 1, v3
	.loc	0 200 12
	global_store_dword v2, v3, s[0:1]
	s_waitcnt_vscnt null, 0x0
	s_branch .LBB15_1
.LBB15_4:
	.loc	0 0 12
	s_inst_prefetch 0x2
	.loc	0 203 1 is_stmt 1
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel turn_inside
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
.Lfunc_end15:
	.size	turn_inside, .Lfunc_end15-turn_inside

	.protected	queue_drain
	.globl	queue_drain
	.p2align	8
	.type	queue_drain,@function
queue_drain:
.Lfunc_begin16:
	.loc	0 210 17 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b32 s6, exec_lo
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB16_2
	s_bcnt1_i32_b32 s5, s6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s5
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v1, v2, s[0:1] glc
.LBB16_2:
	.loc	0 0 17 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 210 17
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	v_add_nc_u32_e32 v0, s4, v0
	.loc	0 210 2
	s_mov_b32 s4, exec_lo
	.loc	0 210 35
	v_cmpx_gt_u32_e32 0x1f4, v0
	.loc	0 210 2
	s_cbranch_execz .LBB16_7
	.loc	0 0 2
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, 0
	s_inst_prefetch 0x1
	s_branch .LBB16_5
	.p2align	6
.LBB16_4:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 210 17
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v0
	v_add_nc_u32_e32 v0, s5, v2
	.loc	0 210 35
	v_cmp_lt_u32_e32 vcc_lo, 0x1f3, v0
	.loc	0 210 2
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB16_7
.LBB16_5:
	.loc	0 211 3 is_stmt 1
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	.loc	0 210 17
	s_mov_b32 s5, exec_lo
	s_mov_b32 s6, exec_lo
	.loc	0 211 3
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, vcc_lo, s2, v2
	v_add_co_ci_u32_e32 v5, vcc_lo, s3, v3, vcc_lo
	.loc	0 210 17
	v_mbcnt_lo_u32_b32 v2, s5, 0
	.loc	0 211 14
	global_load_dword v3, v[4:5], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v0, v3, v0
	global_store_dword v[4:5], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 210 17
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB16_4
	s_bcnt1_i32_b32 s5, s5
	v_mov_b32_e32 v0, s5
	global_atomic_add v0, v1, v0, s[0:1] glc
	s_branch .LBB16_4
.LBB16_7:
	.loc	0 0 17 is_stmt 0
	s_inst_prefetch 0x2
	.loc	0 212 1 is_stmt 1
	s_endpgm
.Ltmp16:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel queue_drain
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
.Lfunc_end16:
	.size	queue_drain, .Lfunc_end16-queue_drain

	.protected	queue_grow
	.globl	queue_grow
	.p2align	8
	.type	queue_grow,@function
queue_grow:
.Lfunc_begin17:
	.loc	0 219 18 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	.loc	0 219 2 is_stmt 0
	s_mov_b32 s6, exec_lo
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB17_2
	s_bcnt1_i32_b32 s5, s6
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s5
	s_waitcnt lgkmcnt(0)
	global_atomic_add v0, v1, s[0:1] offset:4
.LBB17_2:
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v1, 0
	.loc	0 220 9 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v0, v1, s[0:1] offset:8 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 220 17 is_stmt 0
	v_cmp_lt_u32_e32 vcc_lo, 63, v0
	.loc	0 220 2
	s_cbranch_vccz .LBB17_5
.LBB17_3:
	.loc	0 228 1 is_stmt 1
	s_endpgm
	.p2align	6
.LBB17_4:
	.loc	0 0 1 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 220 9 is_stmt 1
	global_load_dword v0, v1, s[0:1] offset:8 glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 220 17 is_stmt 0
	v_cmp_gt_u32_e32 vcc_lo, 64, v0
	.loc	0 220 2
	s_cbranch_vccz .LBB17_3
.LBB17_5:
	.loc	0 221 15 is_stmt 1
	s_mov_b32 s5, exec_lo
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v0, s5, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB17_7
	s_bcnt1_i32_b32 s5, s5
	v_mov_b32_e32 v2, s5
	global_atomic_add v2, v1, v2, s[0:1] glc
.LBB17_7:
	.loc	0 0 15 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 221 15
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v2
	v_add_nc_u32_e32 v0, s4, v0
	.loc	0 223 7 is_stmt 1
	s_mov_b32 s4, exec_lo
	.loc	0 223 12 is_stmt 0
	v_cmpx_gt_u32_e32 64, v0
	.loc	0 223 7
	s_cbranch_execz .LBB17_4
	.loc	0 0 7
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	.loc	0 225 4 is_stmt 1
	s_mov_b32 s5, exec_lo
	v_mbcnt_lo_u32_b32 v4, s5, 0
	v_add_co_u32 v2, vcc_lo, s2, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s3, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	.loc	0 224 15
	global_load_dword v0, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 225 4
	s_and_b32 s6, exec_lo, vcc_lo
	.loc	0 224 15
	v_add_nc_u32_e32 v0, 1, v0
	global_store_dword v[2:3], v0, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 225 4
	s_mov_b32 exec_lo, s6
	s_cbranch_execz .LBB17_4
	s_bcnt1_i32_b32 s5, s5
	v_mov_b32_e32 v0, s5
	global_atomic_add v1, v0, s[0:1] offset:8
	s_branch .LBB17_4
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel queue_grow
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
.Lfunc_end17:
	.size	queue_grow, .Lfunc_end17-queue_grow

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
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .offset:         72
        .size:           8
        .value_kind:     hidden_none
      - .offset:         80
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           chain_wait
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         chain_wait.kd
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
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .offset:         72
        .size:           8
        .value_kind:     hidden_none
      - .offset:         80
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           chain_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         chain_inside.kd
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           chain_local
    .private_segment_fixed_size: 0
    .sgpr_count:     4
    .sgpr_spill_count: 0
    .symbol:         chain_local.kd
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
    .name:           produce_first
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         produce_first.kd
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
    .name:           produce_else
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         produce_else.kd
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
    .name:           produce_then
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         produce_then.kd
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
    .name:           produce_consume_poll
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         produce_consume_poll.kd
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
    .name:           all_arrive
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         all_arrive.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           leader_waits
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         leader_waits.kd
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           leader_waits_last
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         leader_waits_last.kd
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
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .offset:         72
        .size:           8
        .value_kind:     hidden_none
      - .offset:         80
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           poll_counted
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         poll_counted.kd
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
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .offset:         72
        .size:           8
        .value_kind:     hidden_none
      - .offset:         80
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           tree_down_wait
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         tree_down_wait.kd
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
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .offset:         72
        .size:           8
        .value_kind:     hidden_none
      - .offset:         80
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           tree_down_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         tree_down_inside.kd
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
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .offset:         72
        .size:           8
        .value_kind:     hidden_none
      - .offset:         80
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           tree_up_wait
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         tree_up_wait.kd
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
    .name:           turn_wait
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         turn_wait.kd
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
    .name:           turn_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         turn_inside.kd
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
    .name:           queue_drain
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         queue_drain.kd
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
    .name:           queue_grow
    .private_segment_fixed_size: 0
    .sgpr_count:     9
    .sgpr_spill_count: 0
    .symbol:         queue_grow.kd
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	treiber_push
	.globl	treiber_push
	.p2align	8
	.type	treiber_push,@function
treiber_push:
.Lfunc_begin0:
	.file	0 "." "cl/pass.cl" md5 0x78d1330dca1cdcd29c10896c11347c24
	.loc	0 9 12 prologue_end
	s_load_dword s4, s[4:5], 0x4
	s_clause 0x1
	s_load_dword s5, s[6:7], 0x20
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v1, v4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s4, s8, s4
	s_add_i32 s4, s4, s5
	v_add3_u32 v0, v0, s4, 1
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_co_u32 v2, vcc_lo, s2, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s3, v3, vcc_lo
	s_mov_b32 s2, 0
.LBB0_1:
	.loc	0 12 10
	global_load_dword v1, v4, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 13 12
	global_store_dword v[2:3], v1, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 14 11
	global_atomic_cmpswap v5, v4, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v5, v1
	.loc	0 14 2 is_stmt 0
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB0_1
	.loc	0 15 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel treiber_push
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
.Lfunc_end0:
	.size	treiber_push, .Lfunc_end0-treiber_push

	.protected	treiber_pop
	.globl	treiber_pop
	.p2align	8
	.type	treiber_pop,@function
treiber_pop:
.Lfunc_begin1:
	.loc	0 21 2 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	v_mov_b32_e32 v1, 0
	s_mov_b32 s13, 0
	s_mov_b32 s9, 0
	s_inst_prefetch 0x1
	s_branch .LBB1_4
	.p2align	6
.LBB1_1:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 22 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v2
	.loc	0 23 12
	s_cmp_eq_u32 s12, 0
	.loc	0 23 7 is_stmt 0
	s_cbranch_scc1 .LBB1_6
	.loc	0 25 10 is_stmt 1
	s_lshl_b64 s[14:15], s[12:13], 2
	.loc	0 26 11
	v_mov_b32_e32 v3, s12
	.loc	0 25 10
	s_waitcnt lgkmcnt(0)
	s_add_u32 s14, s2, s14
	s_addc_u32 s15, s3, s15
	global_load_dword v2, v1, s[14:15] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 26 11
	global_atomic_cmpswap v2, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, s12, v2
	s_orn2_b32 s14, vcc_lo, exec_lo
.LBB1_3:
	.loc	0 22 10
	v_mov_b32_e32 v2, s12
	.loc	0 23 7
	s_and_b32 s14, exec_lo, s14
	s_or_b32 s9, s14, s9
	s_andn2_b32 exec_lo, exec_lo, s9
	s_cbranch_execz .LBB1_7
.LBB1_4:
	.loc	0 22 10
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s12, vcc_lo
	s_cbranch_execz .LBB1_1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB1_1
	.p2align	6
.LBB1_6:
	.loc	0 0 10 is_stmt 0
	s_mov_b32 s14, -1
	.loc	0 23 7 is_stmt 1
	s_branch .LBB1_3
.LBB1_7:
	.loc	0 0 7 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s9
	.loc	0 27 6 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	.loc	0 27 2 is_stmt 0
	s_lshl_b64 s[0:1], s[0:1], 2
	.loc	0 27 6
	v_mad_u64_u32 v[0:1], null, s8, s2, v[0:1]
	v_mov_b32_e32 v1, 0
	.loc	0 27 2
	s_add_u32 s0, s10, s0
	s_addc_u32 s1, s11, s1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 27 24
	global_store_dword v[0:1], v2, off
	.loc	0 28 1 is_stmt 1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel treiber_pop
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
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
	.size	treiber_pop, .Lfunc_end1-treiber_pop

	.protected	treiber_wait_pop
	.globl	treiber_wait_pop
	.p2align	8
	.type	treiber_wait_pop,@function
treiber_wait_pop:
.Lfunc_begin2:
	.loc	0 32 12 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx2 s[2:3], s[6:7], 0x20
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s0, v[0:1]
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_add_co_u32 v0, null, s2, v0
	.loc	0 34 6
	s_mov_b32 s2, exec_lo
	.loc	0 34 9 is_stmt 0
	v_and_b32_e32 v1, 1, v0
	v_cmpx_eq_u32_e32 1, v1
	.loc	0 34 6
	s_xor_b32 s4, exec_lo, s2
	s_cbranch_execz .LBB2_7
	.loc	0 0 6
	s_mov_b32 s3, 0
	s_mov_b32 s5, 0
	.p2align	6
.LBB2_2:
	.loc	0 36 11 is_stmt 1
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB2_4
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v3, s[0:1] glc dlc
.LBB2_4:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 36 11
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	.loc	0 37 15 is_stmt 1
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB2_2
	.loc	0 37 54 is_stmt 0
	s_lshl_b64 s[8:9], s[2:3], 2
	.loc	0 37 23
	v_mov_b32_e32 v2, s2
	.loc	0 37 54
	s_waitcnt lgkmcnt(0)
	s_add_u32 s8, s0, s8
	s_addc_u32 s9, s1, s9
	global_load_dword v1, v3, s[8:9] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 37 23
	global_atomic_cmpswap v1, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, s2, v1
	.loc	0 36 4 is_stmt 1
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB2_2
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 32 12 is_stmt 1
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	.loc	0 38 3
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	.loc	0 38 11 is_stmt 0
	global_store_dword v[0:1], v2, off
.LBB2_7:
	.loc	0 34 6 is_stmt 1
	s_andn2_saveexec_b32 s2, s4
	s_cbranch_execz .LBB2_12
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v4, 0
	v_add_nc_u32_e32 v0, 2, v0
	s_mov_b32 s2, 0
	v_mov_b32_e32 v1, v4
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v3, vcc_lo
	s_branch .LBB2_10
	.p2align	6
.LBB2_9:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 41 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v1
	v_mov_b32_e32 v1, s3
	.loc	0 42 17
	global_store_dword v[2:3], v1, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 43 12
	global_atomic_cmpswap v1, v4, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, s3, v1
	.loc	0 43 3 is_stmt 0
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB2_12
.LBB2_10:
	.loc	0 41 11 is_stmt 1
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB2_9
	global_load_dword v1, v4, s[0:1] glc dlc
	s_branch .LBB2_9
.LBB2_12:
	.loc	0 45 1
	s_endpgm
.Ltmp2:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel treiber_wait_pop
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
.Lfunc_end2:
	.size	treiber_wait_pop, .Lfunc_end2-treiber_wait_pop

	.protected	ring_put_get
	.globl	ring_put_get
	.p2align	8
	.type	ring_put_get,@function
ring_put_get:
.Lfunc_begin3:
	.loc	0 49 12 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 49 34 is_stmt 0
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v1, s3, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB3_2
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB3_2:
	.loc	0 0 34
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 49 34
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 51 15 is_stmt 1
	v_mov_b32_e32 v2, 0
	.loc	0 52 7
	s_mov_b32 s2, exec_lo
	.loc	0 51 23
	v_add3_u32 v1, s3, v1, 16
	.loc	0 52 7
	s_mov_b32 s3, exec_lo
	.loc	0 51 15
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	.loc	0 51 33 is_stmt 0
	v_add_nc_u32_e32 v1, 1, v0
	.loc	0 51 15
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	.loc	0 51 2
	global_atomic_swap v[3:4], v1, off
	.loc	0 52 7 is_stmt 1
	v_mbcnt_lo_u32_b32 v1, s2, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB3_4
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v3, s2
	global_atomic_add v3, v2, v3, s[0:1] offset:4 glc
.LBB3_4:
	.loc	0 0 7 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 52 7
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	v_add3_u32 v1, s2, v1, 16
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_co_u32 v1, vcc_lo, s0, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s1, v2, vcc_lo
	s_mov_b32 s0, 0
.LBB3_5:
	.loc	0 53 9 is_stmt 1
	global_load_dword v3, v[1:2], off glc dlc
	.loc	0 53 40 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 53 2
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB3_5
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 55 12 is_stmt 1
	global_load_dword v1, v[1:2], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 49 12
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 55 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 55 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 56 1 is_stmt 1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ring_put_get
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
.Lfunc_end3:
	.size	ring_put_get, .Lfunc_end3-ring_put_get

	.protected	ring_get_put
	.globl	ring_get_put
	.p2align	8
	.type	ring_get_put,@function
ring_get_put:
.Lfunc_begin4:
	.loc	0 60 34 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v1, s3, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB4_2
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB4_2:
	.loc	0 0 34 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 60 34
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v2
	v_add_nc_u32_e32 v3, s2, v1
	.loc	0 62 6 is_stmt 1
	s_mov_b32 s2, exec_lo
	v_cmpx_ne_u32_e32 0, v3
	s_cbranch_execz .LBB4_5
	.loc	0 0 6 is_stmt 0
	v_add_nc_u32_e32 v1, 15, v3
	v_mov_b32_e32 v2, 0
	s_mov_b32 s3, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, vcc_lo, s0, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s1, v2, vcc_lo
.LBB4_4:
	.loc	0 63 10 is_stmt 1
	global_load_dword v4, v[1:2], off glc dlc
	.loc	0 63 45 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 63 3
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB4_4
.LBB4_5:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 65 23 is_stmt 1
	v_add_nc_u32_e32 v1, 16, v3
	.loc	0 65 15 is_stmt 0
	v_mov_b32_e32 v2, 0
	.loc	0 65 33
	v_add_nc_u32_e32 v0, 1, v0
	.loc	0 65 15
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, vcc_lo, s0, v1
	v_add_co_ci_u32_e32 v2, vcc_lo, s1, v2, vcc_lo
	.loc	0 65 2
	global_atomic_swap v[1:2], v0, off
	.loc	0 66 1 is_stmt 1
	s_endpgm
.Ltmp4:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ring_get_put
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
.Lfunc_end4:
	.size	ring_get_put, .Lfunc_end4-ring_get_put

	.protected	ring_drops
	.globl	ring_drops
	.p2align	8
	.type	ring_drops,@function
ring_drops:
.Lfunc_begin5:
	.loc	0 70 12 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 70 34 is_stmt 0
	s_mov_b32 s6, exec_lo
	s_mov_b32 s7, exec_lo
	v_mbcnt_lo_u32_b32 v1, s6, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB5_2
	s_bcnt1_i32_b32 s6, s6
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s6
	s_waitcnt lgkmcnt(0)
	global_atomic_add v2, v2, v3, s[0:1] glc
.LBB5_2:
	.loc	0 0 34
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 72 28 is_stmt 1
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	.loc	0 70 34
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	.loc	0 72 28
	s_mov_b32 s7, exec_lo
	v_cmpx_eq_u32_e32 0, v3
	s_cbranch_execz .LBB5_4
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v2, s[0:1] offset:4 glc dlc
.LBB5_4:
	.loc	0 0 28 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 70 34 is_stmt 1
	v_add_nc_u32_e32 v1, s6, v1
	.loc	0 72 28
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	s_mov_b32 s7, -1
	.loc	0 72 26 is_stmt 0
	v_subrev_nc_u32_e32 v2, s6, v1
	.loc	0 72 2
	s_mov_b32 s6, exec_lo
	.loc	0 72 53
	v_cmpx_lt_u32_e32 7, v2
	.loc	0 72 2
	s_cbranch_execz .LBB5_43
	.loc	0 0 2
	v_mov_b32_e32 v2, 0
	s_movk_i32 s9, 0x68
	s_mov_b32 s8, 0
	s_branch .LBB5_15
.LBB5_6:
	s_or_b32 exec_lo, exec_lo, s18
	.loc	0 72 28
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s18, v3
	.loc	0 72 26
	v_subrev_nc_u32_e32 v3, s18, v1
	.loc	0 72 53
	v_cmp_gt_u32_e32 vcc_lo, 8, v3
	s_orn2_b32 s18, vcc_lo, exec_lo
.LBB5_7:
	.loc	0 0 53
	s_or_b32 exec_lo, exec_lo, s17
	s_orn2_b32 s17, s18, exec_lo
.LBB5_8:
	s_or_b32 exec_lo, exec_lo, s16
	s_orn2_b32 s16, s17, exec_lo
.LBB5_9:
	s_or_b32 exec_lo, exec_lo, s15
.LBB5_10:
	s_orn2_b32 s15, s14, exec_lo
	s_orn2_b32 s14, s16, exec_lo
.LBB5_11:
	s_or_b32 exec_lo, exec_lo, s13
	s_orn2_b32 s15, s15, exec_lo
	s_orn2_b32 s13, s14, exec_lo
.LBB5_12:
	s_or_b32 exec_lo, exec_lo, s12
	s_orn2_b32 s14, s15, exec_lo
	s_orn2_b32 s12, s13, exec_lo
.LBB5_13:
	s_or_b32 exec_lo, exec_lo, s11
	s_orn2_b32 s13, s14, exec_lo
	s_orn2_b32 s11, s12, exec_lo
.LBB5_14:
	s_or_b32 exec_lo, exec_lo, s10
	s_xor_b32 s10, s13, -1
	.loc	0 72 2
	s_and_b32 s11, exec_lo, s11
	s_or_b32 s8, s11, s8
	s_andn2_b32 s7, s7, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_or_b32 s7, s7, s10
	s_andn2_b32 exec_lo, exec_lo, s8
	s_cbranch_execz .LBB5_40
.LBB5_15:
	.loc	0 72 28
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s10, vcc_lo
	s_cbranch_execz .LBB5_17
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1] offset:4 glc dlc
.LBB5_17:
	.loc	0 0 28
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 72 28
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v3
	s_mov_b32 s11, -1
	s_mov_b32 s13, -1
	.loc	0 72 26
	v_subrev_nc_u32_e32 v3, s10, v1
	.loc	0 72 2
	s_mov_b32 s10, exec_lo
	.loc	0 72 53
	v_cmpx_lt_u32_e32 7, v3
	.loc	0 72 2
	s_xor_b32 s10, exec_lo, s10
	s_cbranch_execz .LBB5_14
	.loc	0 72 28
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s11, vcc_lo
	s_cbranch_execz .LBB5_20
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1] offset:4 glc dlc
.LBB5_20:
	.loc	0 0 28
	s_or_b32 exec_lo, exec_lo, s11
	.loc	0 72 28
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v3
	s_mov_b32 s12, -1
	s_mov_b32 s14, -1
	.loc	0 72 26
	v_subrev_nc_u32_e32 v3, s11, v1
	.loc	0 72 2
	s_mov_b32 s11, exec_lo
	.loc	0 72 53
	v_cmpx_lt_u32_e32 7, v3
	.loc	0 72 2
	s_cbranch_execz .LBB5_13
	.loc	0 72 28
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s12, vcc_lo
	s_cbranch_execz .LBB5_23
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1] offset:4 glc dlc
.LBB5_23:
	.loc	0 0 28
	s_or_b32 exec_lo, exec_lo, s12
	.loc	0 72 28
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v3
	s_mov_b32 s15, -1
	.loc	0 72 26
	v_subrev_nc_u32_e32 v3, s12, v1
	.loc	0 72 2
	s_mov_b32 s12, exec_lo
	.loc	0 72 53
	v_cmpx_lt_u32_e32 7, v3
	.loc	0 72 2
	s_cbranch_execz .LBB5_12
	.loc	0 72 28
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s13, vcc_lo
	s_cbranch_execz .LBB5_26
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1] offset:4 glc dlc
.LBB5_26:
	.loc	0 0 28
	s_or_b32 exec_lo, exec_lo, s13
	.loc	0 72 28
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s13, v3
	.loc	0 72 26
	v_subrev_nc_u32_e32 v3, s13, v1
	.loc	0 72 2
	s_mov_b32 s13, exec_lo
	.loc	0 72 53
	v_cmpx_lt_u32_e32 7, v3
	s_cbranch_execz .LBB5_11
	.loc	0 73 13 is_stmt 1
	s_add_i32 s9, s9, -8
	s_cmp_lg_u32 s9, 0
	s_cbranch_scc0 .LBB5_39
	.loc	0 72 28
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s14, vcc_lo
	s_cbranch_execz .LBB5_30
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1] offset:4 glc dlc
.LBB5_30:
	.loc	0 0 28 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s14
	.loc	0 72 28
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s14, v3
	s_mov_b32 s16, -1
	.loc	0 72 2
	s_mov_b32 s15, exec_lo
	.loc	0 72 26
	v_subrev_nc_u32_e32 v3, s14, v1
	s_mov_b32 s14, -1
	.loc	0 72 53
	v_cmpx_lt_u32_e32 7, v3
	.loc	0 72 2
	s_cbranch_execz .LBB5_9
	.loc	0 72 28
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s16, vcc_lo
	s_cbranch_execz .LBB5_33
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1] offset:4 glc dlc
.LBB5_33:
	.loc	0 0 28
	s_or_b32 exec_lo, exec_lo, s16
	.loc	0 72 28
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v3
	s_mov_b32 s17, -1
	.loc	0 72 26
	v_subrev_nc_u32_e32 v3, s16, v1
	.loc	0 72 2
	s_mov_b32 s16, exec_lo
	.loc	0 72 53
	v_cmpx_lt_u32_e32 7, v3
	.loc	0 72 2
	s_cbranch_execz .LBB5_8
	.loc	0 72 28
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s17, vcc_lo
	s_cbranch_execz .LBB5_36
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1] offset:4 glc dlc
.LBB5_36:
	.loc	0 0 28
	s_or_b32 exec_lo, exec_lo, s17
	.loc	0 72 28
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s17, v3
	s_mov_b32 s18, -1
	.loc	0 72 26
	v_subrev_nc_u32_e32 v3, s17, v1
	.loc	0 72 2
	s_mov_b32 s17, exec_lo
	.loc	0 72 53
	v_cmpx_lt_u32_e32 7, v3
	s_cbranch_execz .LBB5_7
	.loc	0 72 28
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s18, vcc_lo
	s_cbranch_execz .LBB5_6
	s_waitcnt lgkmcnt(0)
	global_load_dword v3, v2, s[0:1] offset:4 glc dlc
	s_branch .LBB5_6
.LBB5_39:
	.loc	0 0 28
	s_mov_b32 s16, -1
	s_mov_b32 s14, 0
	s_branch .LBB5_10
.LBB5_40:
	s_or_b32 exec_lo, exec_lo, s8
	s_mov_b32 s8, -1
	s_and_saveexec_b32 s9, s7
	s_xor_b32 s7, exec_lo, s9
	s_cbranch_execz .LBB5_42
	.loc	0 74 4 is_stmt 1
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v3, 1
	s_xor_b32 s8, exec_lo, -1
	.loc	0 74 12 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v2, v3, s[4:5]
.LBB5_42:
	.loc	0 0 12
	s_or_b32 exec_lo, exec_lo, s7
	s_orn2_b32 s7, s8, exec_lo
.LBB5_43:
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 72 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b32 s4, s7
	s_cbranch_execz .LBB5_46
	.loc	0 78 2
	s_mov_b32 s4, exec_lo
	.loc	0 77 10
	v_and_b32_e32 v1, 7, v1
	.loc	0 78 2
	v_mbcnt_lo_u32_b32 v2, s4, 0
	.loc	0 77 2
	v_lshlrev_b32_e32 v1, 2, v1
	.loc	0 78 2
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	.loc	0 77 15
	global_store_dword v1, v0, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 78 2
	s_and_b32 s2, exec_lo, vcc_lo
	s_mov_b32 exec_lo, s2
	s_cbranch_execz .LBB5_46
	s_bcnt1_i32_b32 s2, s4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	global_atomic_add v0, v1, s[0:1] offset:4
.LBB5_46:
	.loc	0 79 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ring_drops
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
		.amdhsa_next_free_sgpr 19
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
	.size	ring_drops, .Lfunc_end5-ring_drops

	.protected	steal_work
	.globl	steal_work
	.p2align	8
	.type	steal_work,@function
steal_work:
.Lfunc_begin6:
	.loc	0 83 12 prologue_end
	s_load_dwordx4 s[4:7], s[4:5], 0x8
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v1, v0
	s_mov_b32 s1, 0
	s_inst_prefetch 0x1
	s_branch .LBB6_2
	.p2align	6
.LBB6_1:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 85 15 is_stmt 1
	v_cmp_lt_u32_e32 vcc_lo, 63, v8
	.loc	0 85 2 is_stmt 0
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB6_6
.LBB6_2:
	.loc	0 86 27 is_stmt 1
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	.loc	0 88 12
	s_mov_b32 s0, exec_lo
	.loc	0 86 27
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, vcc_lo, s4, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s5, v4, vcc_lo
	.loc	0 86 15 is_stmt 0
	global_load_dword v6, v[3:4], off glc dlc
	.loc	0 88 7 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v6
	.loc	0 88 12 is_stmt 0
	s_xor_b32 s2, exec_lo, s0
	s_cbranch_execz .LBB6_4
	.loc	0 88 54
	v_add_nc_u32_e32 v5, -1, v6
	.loc	0 88 15
	global_atomic_cmpswap v3, v[3:4], v[5:6], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v6
	.loc	0 88 7
	v_add_co_ci_u32_e64 v7, s0, 0, v7, vcc_lo
	v_cndmask_b32_e64 v8, v8, 0, vcc_lo
.LBB6_4:
	.loc	0 88 12
	s_andn2_saveexec_b32 s0, s2
	s_cbranch_execz .LBB6_1
	.loc	0 92 17 is_stmt 1
	v_add_nc_u32_e32 v1, 1, v1
	.loc	0 93 9
	v_add_nc_u32_e32 v8, 1, v8
	.loc	0 92 22
	v_and_b32_e32 v1, 63, v1
	s_branch .LBB6_1
.LBB6_6:
	.loc	0 0 22 is_stmt 0
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 96 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 96 10 is_stmt 0
	global_store_dword v0, v7, s[6:7]
	.loc	0 97 1 is_stmt 1
	s_endpgm
.Ltmp6:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel steal_work
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
.Lfunc_end6:
	.size	steal_work, .Lfunc_end6-steal_work

	.protected	steal_until_done
	.globl	steal_until_done
	.p2align	8
	.type	steal_until_done,@function
steal_until_done:
.Lfunc_begin7:
	.loc	0 104 9 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s4, vcc_lo
	s_cbranch_execz .LBB7_2
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v1, s[0:1] glc dlc
.LBB7_2:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 104 9
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	.loc	0 104 30
	s_cmp_gt_u32 s4, 63
	.loc	0 104 2
	s_cbranch_scc1 .LBB7_9
	.loc	0 0 2
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 107 4 is_stmt 1
	s_mov_b32 s4, exec_lo
	v_mbcnt_lo_u32_b32 v2, s4, 0
	.loc	0 106 13
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 107 4
	s_mov_b32 s2, exec_lo
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB7_5
	s_bcnt1_i32_b32 s3, s4
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s3
	global_atomic_add v0, v1, s[0:1]
.LBB7_5:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v0, 0
	s_branch .LBB7_7
.LBB7_6:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 104 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v1
	.loc	0 104 30 is_stmt 0
	s_cmp_lt_u32 s2, 64
	.loc	0 104 2
	s_cbranch_scc0 .LBB7_9
.LBB7_7:
	.loc	0 104 9
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB7_6
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB7_6
.LBB7_9:
	.loc	0 110 1 is_stmt 1
	s_endpgm
.Ltmp7:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel steal_until_done
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
.Lfunc_end7:
	.size	steal_until_done, .Lfunc_end7-steal_until_done

	.protected	steal_then_done
	.globl	steal_then_done
	.p2align	8
	.type	steal_then_done,@function
steal_then_done:
.Lfunc_begin8:
	.loc	0 114 12 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 116 9
	v_and_b32_e32 v0, 1, v0
	.loc	0 116 6 is_stmt 0
	s_mov_b32 s2, exec_lo
	.loc	0 116 9
	v_cmpx_eq_u32_e32 1, v0
	.loc	0 116 6
	s_cbranch_execz .LBB8_5
	.loc	0 0 6
	v_mov_b32_e32 v0, 0
	s_branch .LBB8_3
.LBB8_2:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 117 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v1
	.loc	0 117 31 is_stmt 0
	s_cmp_lt_u32 s3, 32
	.loc	0 117 3
	s_cbranch_scc0 .LBB8_5
.LBB8_3:
	.loc	0 117 10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB8_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc dlc
	s_branch .LBB8_2
.LBB8_5:
	.loc	0 0 10
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 119 2 is_stmt 1
	s_mov_b32 s2, exec_lo
	s_mov_b32 s3, exec_lo
	v_mbcnt_lo_u32_b32 v0, s2, 0
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB8_7
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s2
	s_waitcnt lgkmcnt(0)
	global_atomic_add v0, v1, s[0:1]
.LBB8_7:
	.loc	0 120 1
	s_endpgm
.Ltmp8:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel steal_then_done
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
	.size	steal_then_done, .Lfunc_end8-steal_then_done

	.protected	table_insert
	.globl	table_insert
	.p2align	8
	.type	table_insert,@function
table_insert:
.Lfunc_begin9:
	.loc	0 125 13 prologue_end
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s2, v[0:1]
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	v_add_co_u32 v0, s0, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, 0, s0
	s_mov_b32 s1, 0
	v_mad_u64_u32 v[2:3], null, v0, 5, 1
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, v2
.LBB9_1:
	.loc	0 125 39 is_stmt 0
	v_and_b32_e32 v4, 0x7f, v5
	.loc	0 128 30 is_stmt 1
	v_lshlrev_b32_e32 v5, 2, v4
	.loc	0 128 14 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v5, v5, v[2:3], s[2:3] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	v_cmp_eq_u32_e64 s0, v5, v2
	.loc	0 130 17 is_stmt 1
	v_add_nc_u32_e32 v5, 1, v4
	s_or_b32 s0, vcc_lo, s0
	s_and_b32 s0, exec_lo, s0
	s_or_b32 s1, s0, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB9_1
	.loc	0 0 17 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 125 13 is_stmt 1
	s_load_dwordx2 s[0:1], s[6:7], 0x10
	.loc	0 134 2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s1, v1, vcc_lo
	.loc	0 134 24 is_stmt 0
	global_store_dword v[0:1], v4, off
	.loc	0 135 1 is_stmt 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel table_insert
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
.Lfunc_end9:
	.size	table_insert, .Lfunc_end9-table_insert

	.protected	table_bucket_lock
	.globl	table_bucket_lock
	.p2align	8
	.type	table_bucket_lock,@function
table_bucket_lock:
.Lfunc_begin10:
	.loc	0 139 13 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x20
	v_mov_b32_e32 v4, 1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add3_u32 v0, s8, s1, v0
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mad_u64_u32 v[0:1], null, v0, 5, 1
	.loc	0 139 47 is_stmt 0
	v_and_b32_e32 v1, 15, v0
	v_lshlrev_b32_e32 v2, 2, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s0, s0, v2
	v_add_co_ci_u32_e64 v3, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB10_1:
	.loc	0 141 9 is_stmt 1
	global_atomic_swap v5, v[2:3], v4, off glc
	.loc	0 141 2 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB10_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 143 14 is_stmt 1
	v_lshlrev_b32_e32 v6, 2, v1
	.loc	0 143 2 is_stmt 0
	v_mov_b32_e32 v1, 0
	.loc	0 143 14
	global_load_dword v7, v6, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 143 2
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_co_u32 v4, vcc_lo, s2, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s3, v5, vcc_lo
	.loc	0 143 12
	global_store_dword v[4:5], v7, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 144 10 is_stmt 1
	global_store_dword v6, v0, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 145 2
	global_atomic_swap v[2:3], v1, off
	.loc	0 146 1
	s_endpgm
.Ltmp10:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel table_bucket_lock
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
		.amdhsa_next_free_vgpr 8
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
	.size	table_bucket_lock, .Lfunc_end10-table_bucket_lock

	.protected	table_bucket_inside
	.globl	table_bucket_inside
	.p2align	8
	.type	table_bucket_inside,@function
table_bucket_inside:
.Lfunc_begin11:
	.loc	0 150 13 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x20
	v_mov_b32_e32 v4, 1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	v_add3_u32 v0, s8, s1, v0
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mad_u64_u32 v[0:1], null, v0, 5, 1
	.loc	0 150 47 is_stmt 0
	v_and_b32_e32 v1, 15, v0
	v_lshlrev_b32_e32 v2, 2, v1
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, s0, s0, v2
	v_add_co_ci_u32_e64 v3, null, s1, 0, s0
	s_mov_b32 s0, 0
.LBB11_1:
	.loc	0 154 8 is_stmt 1
	global_atomic_swap v5, v[2:3], v4, off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	.loc	0 154 7 is_stmt 0
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB11_1
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s0
	v_lshlrev_b32_e32 v6, 2, v1
	v_mov_b32_e32 v1, 0
	.loc	0 155 16 is_stmt 1
	global_load_dword v7, v6, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_co_u32 v4, vcc_lo, s2, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s3, v5, vcc_lo
	.loc	0 155 14 is_stmt 0
	global_store_dword v[4:5], v7, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 156 12 is_stmt 1
	global_store_dword v6, v0, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 158 4
	global_atomic_swap v[2:3], v1, off
	.loc	0 160 1
	s_endpgm
.Ltmp11:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel table_bucket_inside
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
		.amdhsa_next_free_vgpr 8
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
	.size	table_bucket_inside, .Lfunc_end11-table_bucket_inside

	.protected	table_claim_publish
	.globl	table_claim_publish
	.p2align	8
	.type	table_claim_publish,@function
table_claim_publish:
.Lfunc_begin12:
	.loc	0 164 12 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx2 s[4:5], s[6:7], 0x20
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s0, v[0:1]
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_add_co_u32 v0, null, s4, v0
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	.loc	0 164 38 is_stmt 0
	v_and_b32_e32 v1, 7, v0
	.loc	0 166 22 is_stmt 1
	v_lshlrev_b32_e32 v3, 2, v1
	.loc	0 166 6 is_stmt 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
	.loc	0 166 22
	v_add_co_u32 v1, s0, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	.loc	0 164 12 is_stmt 1
	s_mov_b32 s0, 0
	.loc	0 166 6
	s_mov_b32 s1, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB12_2
	.loc	0 0 6 is_stmt 0
	v_mov_b32_e32 v4, 2
	.loc	0 167 12 is_stmt 1
	global_store_dword v3, v0, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 168 3
	global_atomic_swap v[1:2], v4, off
.LBB12_2:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
.LBB12_3:
	.loc	0 170 9 is_stmt 1
	global_load_dword v4, v[1:2], off glc dlc
	.loc	0 170 35 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 2, v4
	.loc	0 170 2
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB12_3
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 172 10 is_stmt 1
	global_load_dword v2, v3, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 173 2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s5, v1, vcc_lo
	.loc	0 173 10 is_stmt 0
	global_store_dword v[0:1], v2, off
	.loc	0 174 1 is_stmt 1
	s_endpgm
.Ltmp12:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel table_claim_publish
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
.Lfunc_end12:
	.size	table_claim_publish, .Lfunc_end12-table_claim_publish

	.protected	table_publish_later
	.globl	table_publish_later
	.p2align	8
	.type	table_publish_later,@function
table_publish_later:
.Lfunc_begin13:
	.loc	0 178 12 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx2 s[4:5], s[6:7], 0x20
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mad_u64_u32 v[0:1], null, s8, s0, v[0:1]
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_add_co_u32 v0, null, s4, v0
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	.loc	0 178 38 is_stmt 0
	v_and_b32_e32 v1, 7, v0
	.loc	0 179 31 is_stmt 1
	v_lshlrev_b32_e32 v3, 2, v1
	.loc	0 179 15 is_stmt 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
	.loc	0 179 31
	v_add_co_u32 v1, s0, s0, v3
	v_add_co_ci_u32_e64 v2, null, s1, 0, s0
	.loc	0 178 12 is_stmt 1
	s_mov_b32 s1, 0
	.loc	0 181 16
	s_mov_b32 s0, exec_lo
	.loc	0 179 15
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 181 16
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB13_3
.LBB13_1:
	.loc	0 181 19 is_stmt 0
	global_load_dword v4, v[1:2], off glc dlc
	.loc	0 181 45
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 2, v4
	.loc	0 181 2
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB13_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s1
.LBB13_3:
	.loc	0 181 16
	s_andn2_saveexec_b32 s0, s0
	s_cbranch_execz .LBB13_5
	.loc	0 0 16
	v_mov_b32_e32 v4, 2
	.loc	0 184 3 is_stmt 1
	global_atomic_swap v[1:2], v4, off
.LBB13_5:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 185 12 is_stmt 1
	global_load_dword v2, v3, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 185 2 is_stmt 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s5, v1, vcc_lo
	.loc	0 185 10
	global_store_dword v[0:1], v2, off
	.loc	0 186 1 is_stmt 1
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel table_publish_later
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
	.size	table_publish_later, .Lfunc_end13-table_publish_later

	.protected	tree_up
	.globl	tree_up
	.p2align	8
	.type	tree_up,@function
tree_up:
.Lfunc_begin14:
	.loc	0 191 12 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 191 38 is_stmt 0
	v_add_nc_u32_e32 v7, 64, v0
	v_mov_b32_e32 v6, 1
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, v0
	s_mov_b32 s6, 0
	s_inst_prefetch 0x1
	s_branch .LBB14_2
	.p2align	6
.LBB14_1:
	.loc	0 0 38
	s_or_b32 exec_lo, exec_lo, s8
	v_mov_b32_e32 v7, v1
	.loc	0 194 7 is_stmt 1
	s_and_b32 s8, exec_lo, s7
	s_or_b32 s6, s8, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB14_4
.LBB14_2:
	.loc	0 0 0 is_stmt 0
	v_lshrrev_b32_e32 v1, 1, v7
	s_or_b32 s7, s7, exec_lo
	.loc	0 194 7
	s_mov_b32 s8, exec_lo
	.loc	0 194 19
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v8, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v9, vcc_lo, s1, v4, vcc_lo
	.loc	0 194 7
	global_atomic_add v8, v[8:9], v6, off glc
	.loc	0 194 33
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v8
	.loc	0 194 7
	s_cbranch_execz .LBB14_1
	.loc	0 196 10 is_stmt 1
	v_add_co_u32 v3, vcc_lo, s2, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s3, v4, vcc_lo
	.loc	0 193 2
	v_cmp_gt_u32_e32 vcc_lo, 4, v7
	s_andn2_b32 s7, s7, exec_lo
	.loc	0 196 10
	global_load_dword v3, v[3:4], off glc dlc
	s_waitcnt vmcnt(0)
	s_and_b32 s9, vcc_lo, exec_lo
	s_or_b32 s7, s7, s9
	.loc	0 196 7 is_stmt 0
	v_add_nc_u32_e32 v5, v3, v5
	s_branch .LBB14_1
.LBB14_4:
	.loc	0 0 7
	s_inst_prefetch 0x2
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 199 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 199 10 is_stmt 0
	global_store_dword v0, v5, s[4:5]
	.loc	0 200 1 is_stmt 1
	s_endpgm
.Ltmp14:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tree_up
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
.Lfunc_end14:
	.size	tree_up, .Lfunc_end14-tree_up

	.protected	tree_wait_up
	.globl	tree_wait_up
	.p2align	8
	.type	tree_wait_up,@function
tree_wait_up:
.Lfunc_begin15:
	.loc	0 204 12 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 206 6
	s_mov_b32 s2, exec_lo
	.loc	0 206 9 is_stmt 0
	v_cmpx_gt_u32_e32 31, v0
	.loc	0 206 6
	s_cbranch_execz .LBB15_3
	.loc	0 0 6
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s3, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s3
	s_mov_b32 s3, 0
.LBB15_2:
	.loc	0 207 10 is_stmt 1
	global_load_dword v3, v[1:2], off offset:4 glc dlc
	.loc	0 207 36 is_stmt 0
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, 1, v3
	.loc	0 207 3
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB15_2
.LBB15_3:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 209 14 is_stmt 1
	v_lshl_add_u32 v0, v0, 1, 2
	v_mov_b32_e32 v1, 1
	v_and_b32_e32 v0, 0x3fc, v0
	.loc	0 209 2 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_atomic_add v0, v1, s[0:1]
	.loc	0 210 1 is_stmt 1
	s_endpgm
.Ltmp15:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tree_wait_up
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
.Lfunc_end15:
	.size	tree_wait_up, .Lfunc_end15-tree_wait_up

	.protected	tree_wait_all
	.globl	tree_wait_all
	.p2align	8
	.type	tree_wait_all,@function
tree_wait_all:
.Lfunc_begin16:
	.loc	0 214 12 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 217 16
	s_mov_b32 s2, exec_lo
	v_cmpx_gt_u32_e32 31, v0
	s_cbranch_execz .LBB16_3
	.loc	0 0 16 is_stmt 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v1, s3, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, 0, s3
	s_mov_b32 s3, 0
.LBB16_2:
	.loc	0 217 19
	global_load_dword v3, v[1:2], off offset:4 glc dlc
	.loc	0 217 45
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, 1, v3
	.loc	0 217 7
	s_or_b32 s3, vcc_lo, s3
	s_andn2_b32 exec_lo, exec_lo, s3
	s_cbranch_execnz .LBB16_2
.LBB16_3:
	.loc	0 0 7
	s_or_b32 exec_lo, exec_lo, s2
	v_lshl_add_u32 v0, v0, 1, 2
	v_mov_b32_e32 v1, 1
	v_and_b32_e32 v0, 0x3fc, v0
	.loc	0 218 4 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_atomic_add v0, v1, s[0:1]
	.loc	0 222 1
	s_endpgm
.Ltmp16:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel tree_wait_all
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
.Lfunc_end16:
	.size	tree_wait_all, .Lfunc_end16-tree_wait_all

	.protected	grid_sync
	.globl	grid_sync
	.p2align	8
	.type	grid_sync,@function
grid_sync:
.Lfunc_begin17:
	.loc	0 227 12 prologue_end
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx2 s[10:11], s[6:7], 0x20
	v_mov_b32_e32 v3, 0
	.loc	0 230 2
	s_mov_b32 s9, exec_lo
	v_mbcnt_lo_u32_b32 v6, s9, 0
	.loc	0 227 12
	s_waitcnt lgkmcnt(0)
	s_and_b32 s11, s0, 0xffff
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mad_u64_u32 v[0:1], null, s8, s11, v[0:1]
	s_load_dwordx2 s[6:7], s[6:7], 0x10
	.loc	0 230 2
	s_mov_b32 s8, exec_lo
	.loc	0 227 12
	v_add_co_u32 v2, null, s10, v0
	.loc	0 229 2
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v4, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v5, vcc_lo, s3, v1, vcc_lo
	.loc	0 229 11 is_stmt 0
	global_store_dword v[4:5], v2, off
	s_waitcnt_vscnt null, 0x0
	.loc	0 230 2 is_stmt 1
	v_cmpx_eq_u32_e32 0, v6
	s_cbranch_execz .LBB17_2
	s_bcnt1_i32_b32 s9, s9
	v_mov_b32_e32 v4, s9
	global_atomic_add v3, v4, s[0:1]
.LBB17_2:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	s_load_dword s4, s[4:5], 0xc
	s_branch .LBB17_4
.LBB17_3:
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 231 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v4
	.loc	0 231 30 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_u32 s4, s5
	.loc	0 231 2
	s_cbranch_scc0 .LBB17_6
.LBB17_4:
	.loc	0 231 9
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB17_3
	global_load_dword v4, v3, s[0:1] glc dlc
	s_branch .LBB17_3
.LBB17_6:
	.loc	0 233 20 is_stmt 1
	v_sub_nc_u32_e32 v2, 63, v2
	.loc	0 233 12 is_stmt 0
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v2, vcc_lo, s2, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s3, v3, vcc_lo
	.loc	0 233 2
	v_add_co_u32 v0, vcc_lo, s6, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s7, v1, vcc_lo
	.loc	0 233 12
	global_load_dword v2, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 233 10
	global_store_dword v[0:1], v2, off
	.loc	0 234 1 is_stmt 1
	s_endpgm
.Ltmp17:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel grid_sync
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
.Lfunc_end17:
	.size	grid_sync, .Lfunc_end17-grid_sync

	.protected	grid_sync_sense
	.globl	grid_sync_sense
	.p2align	8
	.type	grid_sync_sense,@function
grid_sync_sense:
.Lfunc_begin18:
	.loc	0 238 12 prologue_end
	s_clause 0x1
	s_load_dwordx2 s[2:3], s[6:7], 0x0
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_load_dword s1, s[4:5], 0x4
	.loc	0 240 6
	s_mov_b32 s9, exec_lo
	s_mov_b32 s10, exec_lo
	v_mbcnt_lo_u32_b32 v1, s9, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB18_2
	s_bcnt1_i32_b32 s9, s9
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s9
	global_atomic_add v2, v2, v3, s[2:3] glc
.LBB18_2:
	.loc	0 0 6 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 240 30
	s_load_dword s4, s[4:5], 0xc
	.loc	0 240 6
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v2
	v_mov_b32_e32 v2, 0
	v_add_nc_u32_e32 v1, s5, v1
	.loc	0 240 49
	s_waitcnt lgkmcnt(0)
	s_add_u32 s4, s4, -1
	s_addc_u32 s5, 0, -1
	.loc	0 240 27
	v_cmp_ne_u64_e32 vcc_lo, s[4:5], v[1:2]
	.loc	0 240 6
	s_and_saveexec_b32 s4, vcc_lo
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execnz .LBB18_7
.LBB18_3:
	s_andn2_saveexec_b32 s4, s4
	s_cbranch_execz .LBB18_5
	.loc	0 241 11 is_stmt 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	global_store_dword v1, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 242 3
	global_atomic_swap v1, v2, s[2:3] offset:4
.LBB18_5:
	.loc	0 0 3 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 238 12 is_stmt 1
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	s_and_b32 s1, 0xffff, s1
	.loc	0 247 2
	v_mov_b32_e32 v1, 0
	.loc	0 238 12
	s_mul_i32 s8, s8, s1
	v_mov_b32_e32 v2, 1
	.loc	0 247 2
	v_add3_u32 v0, s8, s0, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	.loc	0 247 10 is_stmt 0
	global_store_dword v[0:1], v2, off
	.loc	0 248 1 is_stmt 1
	s_endpgm
.LBB18_6:
	.loc	0 0 1 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s5
	.loc	0 244 10 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s5, v1
	.loc	0 244 35 is_stmt 0
	s_cmp_eq_u32 s5, 0
	.loc	0 244 3
	s_cbranch_scc0 .LBB18_3
.LBB18_7:
	.loc	0 244 10
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	s_and_saveexec_b32 s5, vcc_lo
	s_cbranch_execz .LBB18_6
	global_load_dword v1, v2, s[2:3] offset:4 glc dlc
	s_branch .LBB18_6
.Ltmp18:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel grid_sync_sense
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end18:
	.size	grid_sync_sense, .Lfunc_end18-grid_sync_sense

	.protected	grid_sync_leader
	.globl	grid_sync_leader
	.p2align	8
	.type	grid_sync_leader,@function
grid_sync_leader:
.Lfunc_begin19:
	.loc	0 251 0 is_stmt 1
	s_load_dword s1, s[4:5], 0x4
	s_clause 0x2
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	s_load_dwordx2 s[6:7], s[6:7], 0x20
	v_cmp_eq_u32_e64 s0, 0, v0
.Ltmp19:
	.loc	0 255 3 prologue_end
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_b32 s9, s1, 0xffff
	.loc	0 256 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB19_8
	.loc	0 257 4
	s_mov_b32 s11, exec_lo
	s_mov_b32 s10, exec_lo
	v_mbcnt_lo_u32_b32 v1, s11, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB19_3
	s_bcnt1_i32_b32 s11, s11
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s11
	global_atomic_add v1, v2, s[12:13]
.LBB19_3:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s10
	v_cvt_f32_u32_e32 v1, s9
	s_load_dword s10, s[4:5], 0xc
	s_sub_i32 s16, 0, s9
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s11, v1
	v_mov_b32_e32 v1, 0
	s_mul_i32 s16, s16, s11
	s_mul_hi_u32 s16, s11, s16
	s_add_i32 s11, s11, s16
	s_waitcnt lgkmcnt(0)
	s_mul_hi_u32 s11, s10, s11
	s_mul_i32 s16, s11, s9
	s_add_i32 s17, s11, 1
	s_sub_i32 s16, s10, s16
	s_sub_i32 s18, s16, s9
	s_cmp_ge_u32 s16, s9
	s_cselect_b32 s11, s17, s11
	s_cselect_b32 s16, s18, s16
	s_add_i32 s17, s11, 1
	s_cmp_ge_u32 s16, s9
	s_cselect_b32 s11, s17, s11
	s_mul_i32 s16, s11, s9
	s_cmp_gt_u32 s10, s16
	s_cselect_b32 s10, -1, 0
	s_cmp_lg_u32 s10, 0
	s_addc_u32 s10, s11, 0
	s_branch .LBB19_5
.LBB19_4:
	s_or_b32 exec_lo, exec_lo, s11
	.loc	0 258 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v2
	.loc	0 258 32 is_stmt 0
	s_cmp_gt_u32 s10, s11
	.loc	0 258 4
	s_cbranch_scc0 .LBB19_7
.LBB19_5:
	.loc	0 258 11
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s11, vcc_lo
	s_cbranch_execz .LBB19_4
	global_load_dword v2, v1, s[12:13] glc dlc
	s_branch .LBB19_4
.LBB19_7:
	.loc	0 0 11
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	.loc	0 260 11 is_stmt 1
	ds_write_b32 v2, v1
.LBB19_8:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	v_mad_u64_u32 v[0:1], null, s8, s9, v[0:1]
	v_mov_b32_e32 v1, 0
	.loc	0 262 3 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s1, s2, s6
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	.loc	0 263 32
	ds_read_b32 v0, v1
	s_addc_u32 s2, s3, s7
	.loc	0 263 27 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s14, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s15, v1, vcc_lo
	global_load_dword v4, v[0:1], off glc dlc
	s_waitcnt vmcnt(0)
	v_add_co_u32 v0, vcc_lo, s1, v2
	v_add_co_ci_u32_e32 v1, vcc_lo, s2, v3, vcc_lo
	.loc	0 263 25
	global_store_dword v[0:1], v4, off
	.loc	0 255 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 256 7
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB19_16
	.loc	0 257 4
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v2, s3, 0
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB19_11
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s3
	global_atomic_add v2, v3, s[12:13]
.LBB19_11:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	v_cvt_f32_u32_e32 v2, s9
	s_load_dword s2, s[4:5], 0xc
	s_sub_i32 s6, 0, s9
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s3, v2
	v_mov_b32_e32 v2, 0
	s_mul_i32 s6, s6, s3
	s_mul_hi_u32 s6, s3, s6
	s_add_i32 s3, s3, s6
	s_waitcnt lgkmcnt(0)
	s_mul_hi_u32 s3, s2, s3
	s_mul_i32 s6, s3, s9
	s_add_i32 s7, s3, 1
	s_sub_i32 s6, s2, s6
	s_sub_i32 s8, s6, s9
	s_cmp_ge_u32 s6, s9
	s_cselect_b32 s3, s7, s3
	s_cselect_b32 s6, s8, s6
	s_add_i32 s7, s3, 1
	s_cmp_ge_u32 s6, s9
	s_cselect_b32 s6, s7, s3
	s_mul_i32 s3, s6, s9
	s_cmp_gt_u32 s2, s3
	s_mov_b32 s3, 0
	s_cselect_b32 s2, -1, 0
	s_cmp_lg_u32 s2, 0
	s_addc_u32 s2, s6, 0
	s_lshl_b64 s[6:7], s[2:3], 1
	s_branch .LBB19_13
.LBB19_12:
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 258 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v3
	.loc	0 258 32 is_stmt 0
	v_cmp_gt_u64_e64 s2, s[6:7], s[2:3]
	.loc	0 258 4
	s_and_b32 vcc_lo, exec_lo, s2
	s_cbranch_vccz .LBB19_15
.LBB19_13:
	.loc	0 258 11
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s2, vcc_lo
	s_cbranch_execz .LBB19_12
	global_load_dword v3, v2, s[12:13] glc dlc
	s_branch .LBB19_12
.LBB19_15:
	.loc	0 0 11
	v_mov_b32_e32 v2, 2
	v_mov_b32_e32 v3, 0
	.loc	0 260 11 is_stmt 1
	ds_write_b32 v3, v2
.LBB19_16:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s1
	.loc	0 263 27 is_stmt 1
	v_mov_b32_e32 v3, 0
	.loc	0 262 3
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 263 32
	ds_read_b32 v2, v3
	.loc	0 263 27 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v2, vcc_lo, s14, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s15, v3, vcc_lo
	global_load_dword v2, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 263 25
	global_store_dword v[0:1], v2, off
	.loc	0 255 3 is_stmt 1
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 256 7
	s_and_saveexec_b32 s6, s0
	s_cbranch_execz .LBB19_24
	.loc	0 257 4
	s_mov_b32 s2, exec_lo
	s_mov_b32 s1, 0
	v_mbcnt_lo_u32_b32 v2, s2, 0
	s_mov_b32 s0, exec_lo
	v_cmpx_eq_u32_e32 0, v2
	s_cbranch_execz .LBB19_19
	s_bcnt1_i32_b32 s2, s2
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, s2
	global_atomic_add v2, v3, s[12:13]
.LBB19_19:
	.loc	0 0 4 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_cvt_f32_u32_e32 v2, s9
	s_load_dword s0, s[4:5], 0xc
	s_sub_i32 s3, 0, s9
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s2, v2
	v_mov_b32_e32 v2, 0
	s_mul_i32 s3, s3, s2
	s_mul_hi_u32 s3, s2, s3
	s_add_i32 s2, s2, s3
	s_waitcnt lgkmcnt(0)
	s_mul_hi_u32 s2, s0, s2
	s_mul_i32 s3, s2, s9
	s_add_i32 s4, s2, 1
	s_sub_i32 s3, s0, s3
	s_sub_i32 s5, s3, s9
	s_cmp_ge_u32 s3, s9
	s_cselect_b32 s2, s4, s2
	s_cselect_b32 s3, s5, s3
	s_add_i32 s4, s2, 1
	s_cmp_ge_u32 s3, s9
	s_cselect_b32 s2, s4, s2
	s_mul_i32 s3, s2, s9
	s_cmp_gt_u32 s0, s3
	s_cselect_b32 s0, -1, 0
	s_cmp_lg_u32 s0, 0
	s_addc_u32 s0, s2, 0
	s_mul_hi_u32 s3, s0, 3
	s_mul_i32 s2, s0, 3
	s_branch .LBB19_21
.LBB19_20:
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 258 11 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v3
	.loc	0 258 32 is_stmt 0
	v_cmp_gt_u64_e64 s0, s[2:3], s[0:1]
	.loc	0 258 4
	s_and_b32 vcc_lo, exec_lo, s0
	s_cbranch_vccz .LBB19_23
.LBB19_21:
	.loc	0 258 11
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB19_20
	global_load_dword v3, v2, s[12:13] glc dlc
	s_branch .LBB19_20
.LBB19_23:
	.loc	0 0 11
	v_mov_b32_e32 v2, 3
	v_mov_b32_e32 v3, 0
	.loc	0 260 11 is_stmt 1
	ds_write_b32 v3, v2
.LBB19_24:
	.loc	0 0 11 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s6
	.loc	0 263 27 is_stmt 1
	v_mov_b32_e32 v3, 0
	.loc	0 262 3
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	.loc	0 263 32
	ds_read_b32 v2, v3
	.loc	0 263 27 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v2, vcc_lo, s14, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s15, v3, vcc_lo
	global_load_dword v2, v[2:3], off glc dlc
	s_waitcnt vmcnt(0)
	.loc	0 263 25
	global_store_dword v[0:1], v2, off
	.loc	0 265 1 is_stmt 1
	s_endpgm
.Ltmp20:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel grid_sync_leader
		.amdhsa_group_segment_fixed_size 4
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
		.amdhsa_next_free_sgpr 19
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
	.size	grid_sync_leader, .Lfunc_end19-grid_sync_leader

	.protected	phase_flags
	.globl	phase_flags
	.p2align	8
	.type	phase_flags,@function
phase_flags:
.Lfunc_begin20:
	.loc	0 268 0
	v_mov_b32_e32 v2, 0
.Ltmp21:
	.loc	0 272 2 prologue_end
	v_lshlrev_b32_e32 v1, 2, v0
	.loc	0 275 13
	s_mov_b32 s0, exec_lo
	.loc	0 272 11
	ds_write_b32 v1, v2
	.loc	0 273 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_cmpx_ne_u32_e32 0, v0
	.loc	0 275 13
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB20_6
	.loc	0 0 13 is_stmt 0
	v_add_nc_u32_e32 v0, -4, v1
	s_mov_b32 s1, 0
.LBB20_2:
	.loc	0 275 16
	ds_read_b32 v2, v0
	.loc	0 275 29
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	.loc	0 275 3
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB20_2
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v2, 1
	s_mov_b32 s1, 0
	.loc	0 277 12 is_stmt 1
	ds_write_b32 v1, v2
.LBB20_4:
	.loc	0 275 16
	ds_read_b32 v2, v0
	.loc	0 275 29 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, 1, v2
	.loc	0 275 3
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB20_4
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s1
.LBB20_6:
	.loc	0 275 13
	s_andn2_saveexec_b32 s0, s0
	s_cbranch_execz .LBB20_8
	.loc	0 0 13
	v_mov_b32_e32 v0, 1
	.loc	0 277 12 is_stmt 1
	ds_write_b32 v1, v0
.LBB20_8:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v0, 2
	.loc	0 270 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 277 12
	ds_write_b32 v1, v0
	.loc	0 279 12
	ds_read_b32 v0, v1
	.loc	0 279 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v0, s[0:1]
	.loc	0 280 1 is_stmt 1
	s_endpgm
.Ltmp22:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel phase_flags
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
.Lfunc_end20:
	.size	phase_flags, .Lfunc_end20-phase_flags

	.protected	phase_flags_set
	.globl	phase_flags_set
	.p2align	8
	.type	phase_flags_set,@function
phase_flags_set:
.Lfunc_begin21:
	.loc	0 283 0
	v_add_nc_u32_e32 v1, -1, v0
.Ltmp23:
	.loc	0 287 2 prologue_end
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s0, 0
	v_and_b32_e32 v1, 63, v1
	.loc	0 287 11 is_stmt 0
	ds_write_b32 v0, v2
	v_mov_b32_e32 v2, 1
	.loc	0 288 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 2, v1
	s_barrier
	buffer_gl0_inv
	.loc	0 290 12
	ds_write_b32 v0, v2
.LBB21_1:
	.loc	0 291 10
	ds_read_b32 v2, v1
	.loc	0 291 31 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	.loc	0 291 3
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB21_1
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	v_mov_b32_e32 v2, 2
	s_mov_b32 s0, 0
	.loc	0 290 12 is_stmt 1
	ds_write_b32 v0, v2
.LBB21_3:
	.loc	0 291 10
	ds_read_b32 v2, v1
	.loc	0 291 31 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc_lo, 1, v2
	.loc	0 291 3
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB21_3
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 285 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 294 12
	ds_read_b32 v1, v0
	.loc	0 294 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 295 1 is_stmt 1
	s_endpgm
.Ltmp24:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel phase_flags_set
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
.Lfunc_end21:
	.size	phase_flags_set, .Lfunc_end21-phase_flags_set

	.protected	phase_set_once
	.globl	phase_set_once
	.p2align	8
	.type	phase_set_once,@function
phase_set_once:
.Lfunc_begin22:
	.loc	0 298 0
	v_add_nc_u32_e32 v1, -1, v0
.Ltmp25:
	.loc	0 302 2 prologue_end
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s0, 0
	v_and_b32_e32 v1, 63, v1
	.loc	0 302 11 is_stmt 0
	ds_write_b32 v0, v2
	v_mov_b32_e32 v2, 1
	.loc	0 303 2 is_stmt 1
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 2, v1
	s_barrier
	buffer_gl0_inv
	.loc	0 304 11
	ds_write_b32 v0, v2
.LBB22_1:
	.loc	0 305 9
	ds_read_b32 v2, v1
	.loc	0 305 30 is_stmt 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	.loc	0 305 2
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB22_1
	.loc	0 0 2
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 300 12 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 307 12
	ds_read_b32 v1, v0
	.loc	0 307 10 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 308 1 is_stmt 1
	s_endpgm
.Ltmp26:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel phase_set_once
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
.Lfunc_end22:
	.size	phase_set_once, .Lfunc_end22-phase_set_once

	.protected	float_sum
	.globl	float_sum
	.p2align	8
	.type	float_sum,@function
float_sum:
.Lfunc_begin23:
	.loc	0 313 13 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_mov_b32_e32 v2, 0
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
.LBB23_1:
	.loc	0 316 40
	v_add_f32_e32 v0, 1.0, v1
	.loc	0 316 10 is_stmt 0
	global_atomic_cmpswap v0, v2, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v0, v1
	v_mov_b32_e32 v1, v0
	.loc	0 317 7 is_stmt 1
	s_or_b32 s2, vcc_lo, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execnz .LBB23_1
	.loc	0 321 1
	s_endpgm
.Ltmp27:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel float_sum
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
.Lfunc_end23:
	.size	float_sum, .Lfunc_end23-float_sum

	.protected	float_max
	.globl	float_max
	.p2align	8
	.type	float_max,@function
float_max:
.Lfunc_begin24:
	.loc	0 325 22 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	.loc	0 325 15 is_stmt 0
	v_cvt_f32_ubyte0_e32 v0, v0
	s_mov_b32 s2, 0
	.loc	0 326 13 is_stmt 1
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v2, s[0:1] glc dlc
	s_waitcnt vmcnt(0)
	s_branch .LBB24_2
	.p2align	6
.LBB24_1:
	.loc	0 0 13 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s4
	.loc	0 328 2 is_stmt 1
	s_and_b32 s4, exec_lo, s3
	s_or_b32 s2, s4, s2
	s_andn2_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB24_4
.LBB24_2:
	.loc	0 0 2 is_stmt 0
	s_or_b32 s3, s3, exec_lo
	.loc	0 328 2
	s_mov_b32 s4, exec_lo
	.loc	0 328 23
	v_cmpx_lt_f32_e32 v1, v0
	.loc	0 328 2
	s_cbranch_execz .LBB24_1
	.loc	0 329 15 is_stmt 1
	global_atomic_cmpswap v3, v2, v[0:1], s[0:1] glc
	s_andn2_b32 s3, s3, exec_lo
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v3, v1
	v_mov_b32_e32 v1, v3
	s_and_b32 s5, vcc_lo, exec_lo
	s_or_b32 s3, s3, s5
	s_branch .LBB24_1
.LBB24_4:
	.loc	0 335 1
	s_endpgm
.Ltmp28:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel float_max
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
.Lfunc_end24:
	.size	float_max, .Lfunc_end24-float_max

	.protected	backoff_tries
	.globl	backoff_tries
	.p2align	8
	.type	backoff_tries,@function
backoff_tries:
.Lfunc_begin25:
	.loc	0 339 12 prologue_end
	s_clause 0x1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	v_mov_b32_e32 v2, 0
	.loc	0 341 9
	v_mov_b32_e32 v1, 1
	.loc	0 341 2 is_stmt 0
	s_mov_b32 s7, exec_lo
	.loc	0 341 9
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[1:2], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s6, 0, v3
	v_cmpx_ne_u32_e32 0, v3
	.loc	0 341 2
	s_cbranch_execz .LBB25_18
	.loc	0 341 9
	global_atomic_cmpswap v1, v2, v[1:2], s[8:9] glc
	.loc	0 341 2
	s_mov_b32 s12, exec_lo
	.loc	0 341 9
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v1
	v_cmpx_ne_u32_e32 0, v1
	.loc	0 341 2
	s_cbranch_execz .LBB25_17
	.loc	0 0 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, 0
	.loc	0 341 9
	v_mov_b32_e32 v2, 1
	.loc	0 341 2
	s_mov_b32 s13, exec_lo
	global_load_dword v1, v0, s[2:3]
	.loc	0 342 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	.loc	0 343 12
	global_store_dword v0, v1, s[2:3]
	.loc	0 341 9
	global_atomic_cmpswap v1, v3, v[2:3], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s0, 0, v1
	v_cmpx_ne_u32_e32 0, v1
	.loc	0 341 2 is_stmt 0
	s_cbranch_execz .LBB25_16
	.loc	0 0 2
	v_add_co_u32 v0, s1, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, 0, s1
	.loc	0 341 2
	s_mov_b32 s14, exec_lo
	global_load_dword v4, v[0:1], off
	.loc	0 342 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, 6, v4
	.loc	0 343 12
	global_store_dword v[0:1], v4, off
	.loc	0 341 9
	global_atomic_cmpswap v2, v3, v[2:3], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s1, 0, v2
	v_cmpx_ne_u32_e32 0, v2
	.loc	0 341 2 is_stmt 0
	s_cbranch_execz .LBB25_15
	.loc	0 0 2
	global_load_dword v3, v[0:1], off
	.loc	0 341 9
	v_mov_b32_e32 v2, 1
	.loc	0 341 2
	s_mov_b32 s15, exec_lo
	.loc	0 342 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, 28, v3
	.loc	0 341 9
	v_mov_b32_e32 v3, 0
	.loc	0 343 12
	global_store_dword v[0:1], v4, off
	.loc	0 341 9
	global_atomic_cmpswap v4, v3, v[2:3], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s2, 0, v4
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 341 2 is_stmt 0
	s_cbranch_execz .LBB25_14
	.loc	0 0 2
	global_load_dword v4, v[0:1], off
	.loc	0 341 2
	s_mov_b32 s16, exec_lo
	.loc	0 342 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, 0x78, v4
	.loc	0 343 12
	global_store_dword v[0:1], v4, off
	.loc	0 341 9
	global_atomic_cmpswap v2, v3, v[2:3], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s3, 0, v2
	v_cmpx_ne_u32_e32 0, v2
	.loc	0 341 2 is_stmt 0
	s_cbranch_execz .LBB25_13
	.loc	0 0 2
	global_load_dword v3, v[0:1], off
	.loc	0 341 9
	v_mov_b32_e32 v2, 1
	.loc	0 341 2
	s_mov_b32 s17, exec_lo
	.loc	0 342 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, 0x1f0, v3
	.loc	0 341 9
	v_mov_b32_e32 v3, 0
	.loc	0 343 12
	global_store_dword v[0:1], v4, off
	.loc	0 341 9
	global_atomic_cmpswap v4, v3, v[2:3], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s4, 0, v4
	v_cmpx_ne_u32_e32 0, v4
	.loc	0 341 2 is_stmt 0
	s_cbranch_execz .LBB25_12
	.loc	0 0 2
	global_load_dword v4, v[0:1], off
	.loc	0 341 2
	s_mov_b32 s19, exec_lo
	.loc	0 342 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, 0x7e0, v4
	.loc	0 343 12
	global_store_dword v[0:1], v4, off
	.loc	0 341 9
	global_atomic_cmpswap v2, v3, v[2:3], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s18, 0, v2
	v_cmpx_ne_u32_e32 0, v2
	.loc	0 341 2 is_stmt 0
	s_cbranch_execz .LBB25_11
	.loc	0 0 2
	global_load_dword v2, v[0:1], off
	.loc	0 341 9
	v_mov_b32_e32 v3, 0
	s_mov_b32 s20, -1
	.loc	0 341 2
	s_mov_b32 s21, exec_lo
	.loc	0 342 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v4, 0x1fc0, v2
	.loc	0 341 9
	v_mov_b32_e32 v2, 1
	.loc	0 343 12
	global_store_dword v[0:1], v4, off
	.loc	0 341 9
	global_atomic_cmpswap v2, v3, v[2:3], s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v2
	.loc	0 341 2 is_stmt 0
	s_cbranch_execz .LBB25_10
	.loc	0 0 2
	global_load_dword v2, v[0:1], off
	s_xor_b32 s20, exec_lo, -1
	.loc	0 342 3 is_stmt 1
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v2, 0x7f80, v2
	.loc	0 343 12
	global_store_dword v[0:1], v2, off
.LBB25_10:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s21
	s_andn2_b32 s5, s18, exec_lo
	s_and_b32 s18, s20, exec_lo
	s_or_b32 s18, s5, s18
.LBB25_11:
	s_or_b32 exec_lo, exec_lo, s19
	s_andn2_b32 s4, s4, exec_lo
	s_and_b32 s5, s18, exec_lo
	s_or_b32 s4, s4, s5
.LBB25_12:
	s_or_b32 exec_lo, exec_lo, s17
	s_andn2_b32 s3, s3, exec_lo
	s_and_b32 s4, s4, exec_lo
	s_or_b32 s3, s3, s4
.LBB25_13:
	s_or_b32 exec_lo, exec_lo, s16
	s_andn2_b32 s2, s2, exec_lo
	s_and_b32 s3, s3, exec_lo
	s_or_b32 s2, s2, s3
.LBB25_14:
	s_or_b32 exec_lo, exec_lo, s15
	s_andn2_b32 s1, s1, exec_lo
	s_and_b32 s2, s2, exec_lo
	s_or_b32 s1, s1, s2
.LBB25_15:
	s_or_b32 exec_lo, exec_lo, s14
	s_andn2_b32 s0, s0, exec_lo
	s_and_b32 s1, s1, exec_lo
	s_or_b32 s0, s0, s1
.LBB25_16:
	s_or_b32 exec_lo, exec_lo, s13
	s_andn2_b32 s1, vcc_lo, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 vcc_lo, s1, s0
.LBB25_17:
	s_or_b32 exec_lo, exec_lo, s12
	s_andn2_b32 s0, s6, exec_lo
	s_and_b32 s1, vcc_lo, exec_lo
	s_or_b32 s6, s0, s1
.LBB25_18:
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 341 2 is_stmt 1
	s_and_saveexec_b32 s0, s6
	s_cbranch_execz .LBB25_20
	.loc	0 339 12
	v_mov_b32_e32 v0, 0
	.loc	0 348 10
	global_load_dword v1, v0, s[10:11] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[10:11]
	s_waitcnt_vscnt null, 0x0
	.loc	0 349 2
	global_atomic_swap v0, v0, s[8:9]
.LBB25_20:
	.loc	0 350 1
	s_endpgm
.Ltmp29:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel backoff_tries
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
		.amdhsa_next_free_sgpr 22
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
	.size	backoff_tries, .Lfunc_end25-backoff_tries

	.protected	backoff_for_ever
	.globl	backoff_for_ever
	.p2align	8
	.type	backoff_for_ever,@function
backoff_for_ever:
.Lfunc_begin26:
	.loc	0 356 9 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b32 s6, 0
	s_mov_b32 s8, 1
	.loc	0 356 2 is_stmt 0
	s_mov_b32 s7, exec_lo
	.loc	0 356 9
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v3, v2, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmpx_ne_u32_e32 0, v3
	.loc	0 356 2
	s_cbranch_execz .LBB26_5
	.loc	0 0 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_co_u32 v3, s4, s4, v0
	v_add_co_ci_u32_e64 v4, null, s5, 0, s4
	s_branch .LBB26_3
	.p2align	6
.LBB26_2:
	.loc	0 356 9
	global_atomic_cmpswap v0, v2, v[1:2], s[0:1] glc
	.loc	0 359 11 is_stmt 1
	s_lshl_b32 s4, s8, 1
	.loc	0 359 17 is_stmt 0
	s_cmp_lt_u32 s8, 64
	.loc	0 359 11
	s_cselect_b32 s8, s4, 1
	.loc	0 356 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	.loc	0 356 2 is_stmt 0
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB26_5
.LBB26_3:
	.loc	0 357 22 is_stmt 1
	s_cmp_eq_u32 s8, 0
	.loc	0 357 3 is_stmt 0
	s_cbranch_scc1 .LBB26_2
	.loc	0 0 3
	global_load_dword v0, v[3:4], off
	.loc	0 357 3
	s_add_i32 s4, s8, -1
	s_add_i32 s5, s8, -2
	s_mul_hi_u32 s9, s4, s5
	s_mul_i32 s5, s4, s5
	v_alignbit_b32 v5, s9, s5, 1
	s_waitcnt vmcnt(0)
	v_add3_u32 v0, v5, s4, v0
	.loc	0 358 12 is_stmt 1
	global_store_dword v[3:4], v0, off
	s_branch .LBB26_2
.LBB26_5:
	.loc	0 0 12 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s7
	.loc	0 356 9 is_stmt 1
	v_mov_b32_e32 v0, 0
	.loc	0 361 10
	global_load_dword v1, v0, s[2:3] glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, 1, v1
	global_store_dword v0, v1, s[2:3]
	s_waitcnt_vscnt null, 0x0
	.loc	0 362 2
	global_atomic_swap v0, v0, s[0:1]
	.loc	0 363 1
	s_endpgm
.Ltmp30:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel backoff_for_ever
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
.Lfunc_end26:
	.size	backoff_for_ever, .Lfunc_end26-backoff_for_ever

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
    .name:           treiber_push
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         treiber_push.kd
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
    .name:           treiber_pop
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         treiber_pop.kd
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
    .name:           treiber_wait_pop
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         treiber_wait_pop.kd
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
    .name:           ring_put_get
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         ring_put_get.kd
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
    .name:           ring_get_put
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         ring_get_put.kd
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
    .name:           ring_drops
    .private_segment_fixed_size: 0
    .sgpr_count:     21
    .sgpr_spill_count: 0
    .symbol:         ring_drops.kd
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
    .name:           steal_work
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         steal_work.kd
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
    .name:           steal_until_done
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         steal_until_done.kd
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
    .name:           steal_then_done
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         steal_then_done.kd
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
    .name:           table_insert
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         table_insert.kd
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
    .name:           table_bucket_lock
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         table_bucket_lock.kd
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
    .name:           table_bucket_inside
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         table_bucket_inside.kd
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
    .name:           table_claim_publish
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         table_claim_publish.kd
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
    .name:           table_publish_later
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         table_publish_later.kd
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
    .name:           tree_up
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         tree_up.kd
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
    .name:           tree_wait_up
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         tree_wait_up.kd
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
    .name:           tree_wait_all
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         tree_wait_all.kd
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
    .name:           grid_sync
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         grid_sync.kd
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
    .name:           grid_sync_sense
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         grid_sync_sense.kd
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
    .group_segment_fixed_size: 4
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           grid_sync_leader
    .private_segment_fixed_size: 0
    .sgpr_count:     21
    .sgpr_spill_count: 0
    .symbol:         grid_sync_leader.kd
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           phase_flags
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         phase_flags.kd
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
    .max_flat_workgroup_size: 64
    .name:           phase_flags_set
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         phase_flags_set.kd
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
    .max_flat_workgroup_size: 64
    .name:           phase_set_once
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         phase_set_once.kd
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
    .name:           float_sum
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         float_sum.kd
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
    .name:           float_max
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         float_max.kd
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
    .name:           backoff_tries
    .private_segment_fixed_size: 0
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         backoff_tries.kd
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
    .name:           backoff_for_ever
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         backoff_for_ever.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

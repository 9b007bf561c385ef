	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.protected	through_pointer
	.globl	through_pointer
	.p2align	8
	.type	through_pointer,@function
through_pointer:
.Lfunc_begin0:
	.file	0 "." "cl/generic.cl" md5 0x4cfafc34fa46e4f528561cc48dbe1d20
	.loc	0 9 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 12 6
	s_mov_b32 s2, exec_lo
	.loc	0 12 8 is_stmt 0
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 12 6
	s_cbranch_execz .LBB0_5
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_3
.LBB0_2:
	s_or_b32 exec_lo, exec_lo, s3
	.loc	0 14 9 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
	.loc	0 15 14
	s_cmp_eq_u32 s3, 0
	.loc	0 15 3 is_stmt 0
	s_cbranch_scc0 .LBB0_5
.LBB0_3:
	.loc	0 14 9 is_stmt 1
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB0_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB0_2
.LBB0_5:
	.loc	0 0 9 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 16 2 is_stmt 1
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v1, s3, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB0_7
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1]
.LBB0_7:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 9 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 17 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 17 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 18 1 is_stmt 1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel through_pointer
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
.Lfunc_end0:
	.size	through_pointer, .Lfunc_end0-through_pointer

	.protected	told_by_function
	.globl	told_by_function
	.p2align	8
	.type	told_by_function,@function
told_by_function:
.Lfunc_begin1:
	.loc	0 22 11 prologue_end
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	.loc	0 24 6
	s_mov_b32 s2, exec_lo
	.loc	0 24 8 is_stmt 0
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 24 6
	s_cbranch_execz .LBB1_5
	.loc	0 0 6
	v_mov_b32_e32 v1, 0
	s_branch .LBB1_3
.LBB1_2:
	s_or_b32 exec_lo, exec_lo, s3
.Ltmp1:
	.loc	0 4 44 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s3, v2
.Ltmp2:
	.loc	0 27 12
	s_cmp_eq_u32 s3, 0
	.loc	0 26 4
	s_cbranch_scc0 .LBB1_5
.LBB1_3:
.Ltmp3:
	.loc	0 4 44
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_and_saveexec_b32 s3, vcc_lo
	s_cbranch_execz .LBB1_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc dlc
	s_branch .LBB1_2
.Ltmp4:
.LBB1_5:
	.loc	0 0 44 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 28 2 is_stmt 1
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, exec_lo
	v_mbcnt_lo_u32_b32 v1, s3, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB1_7
	s_bcnt1_i32_b32 s3, s3
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[0:1]
.LBB1_7:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s2
	.loc	0 22 11 is_stmt 1
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 29 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 29 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 30 1 is_stmt 1
	s_endpgm
.Ltmp5:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel told_by_function
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
.Lfunc_end1:
	.size	told_by_function, .Lfunc_end1-told_by_function

	.protected	looked_at_through_pointer
	.globl	looked_at_through_pointer
	.p2align	8
	.type	looked_at_through_pointer,@function
looked_at_through_pointer:
.Lfunc_begin2:
	.loc	0 33 0
	s_add_u32 s6, s6, s9
	s_addc_u32 s7, s7, 0
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_LO), s6
	s_setreg_b32 hwreg(HW_REG_FLAT_SCR_HI), s7
.Ltmp6:
	.loc	0 34 11 prologue_end
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	.loc	0 38 6
	s_mov_b32 s8, exec_lo
	.loc	0 37 14
	buffer_store_dword v3, off, s[0:3], 0 offset:4
	s_waitcnt_vscnt null, 0x0
	.loc	0 37 7 is_stmt 0
	buffer_store_dword v3, off, s[0:3], 0
	s_waitcnt_vscnt null, 0x0
	.loc	0 38 8 is_stmt 1
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 38 6 is_stmt 0
	s_cbranch_execz .LBB2_5
	.loc	0 0 6
	v_and_b32_e32 v1, 1, v0
	s_mov_b64 s[10:11], src_private_base
	s_mov_b32 s9, 0
	v_mov_b32_e32 v2, s11
	v_lshl_add_u32 v1, v1, 2, 0
	s_branch .LBB2_3
	.p2align	6
.LBB2_2:
	s_or_b32 exec_lo, exec_lo, s10
	.loc	0 40 15 is_stmt 1
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v4
	v_mov_b32_e32 v4, s10
	.loc	0 40 13 is_stmt 0
	buffer_store_dword v4, v1, s[0:3], 0 offen
	s_waitcnt_vscnt null, 0x0
.Ltmp7:
	.loc	0 5 45 is_stmt 1
	flat_load_dword v4, v[1:2] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
.Ltmp8:
	.loc	0 41 28
	v_cmp_ne_u32_e32 vcc_lo, 0, v4
	.loc	0 40 4
	s_or_b32 s9, vcc_lo, s9
	s_andn2_b32 exec_lo, exec_lo, s9
	s_cbranch_execz .LBB2_5
.LBB2_3:
	.loc	0 40 15 is_stmt 0
	v_mbcnt_lo_u32_b32 v4, exec_lo, 0
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s10, vcc_lo
	s_cbranch_execz .LBB2_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v3, s[6:7] glc dlc
	s_branch .LBB2_2
.LBB2_5:
	.loc	0 0 15
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 42 2 is_stmt 1
	s_mov_b32 s9, exec_lo
	s_mov_b32 s8, exec_lo
	v_mbcnt_lo_u32_b32 v1, s9, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB2_7
	s_bcnt1_i32_b32 s9, s9
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s9
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[6:7]
.LBB2_7:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s8
	.loc	0 34 11 is_stmt 1
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 43 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 43 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[4:5]
	.loc	0 44 1 is_stmt 1
	s_endpgm
.Ltmp9:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel looked_at_through_pointer
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 20
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
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 12
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
.Lfunc_end2:
	.size	looked_at_through_pointer, .Lfunc_end2-looked_at_through_pointer

	.protected	local_through_pointer
	.globl	local_through_pointer
	.p2align	8
	.type	local_through_pointer,@function
local_through_pointer:
.Lfunc_begin3:
	.loc	0 47 0
	v_mov_b32_e32 v1, 0
.Ltmp10:
	.loc	0 53 6 prologue_end
	s_mov_b32 s0, exec_lo
	.loc	0 51 4
	ds_write_b32 v1, v1
	.loc	0 52 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 53 8
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 53 6 is_stmt 0
	s_cbranch_execz .LBB3_3
	.loc	0 0 6
	s_mov_b64 s[2:3], src_shared_base
	s_mov_b32 s1, 0
	v_mov_b32_e32 v2, s3
.LBB3_2:
.Ltmp11:
	.loc	0 5 45 is_stmt 1
	flat_load_dword v3, v[1:2] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
.Ltmp12:
	.loc	0 54 19
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 54 3 is_stmt 0
	s_or_b32 s1, vcc_lo, s1
	s_andn2_b32 exec_lo, exec_lo, s1
	s_cbranch_execnz .LBB3_2
.LBB3_3:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 56 2 is_stmt 1
	s_mov_b32 s1, exec_lo
	s_mov_b32 s0, exec_lo
	v_mbcnt_lo_u32_b32 v1, s1, 0
	v_cmpx_eq_u32_e32 0, v1
	s_cbranch_execz .LBB3_5
	s_bcnt1_i32_b32 s1, s1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s1
	ds_add_u32 v1, v2
.LBB3_5:
	.loc	0 0 2 is_stmt 0
	s_or_b32 exec_lo, exec_lo, s0
	.loc	0 49 11 is_stmt 1
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	.loc	0 57 2
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v1, 1
	.loc	0 57 9 is_stmt 0
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
	.loc	0 58 1 is_stmt 1
	s_endpgm
.Ltmp13:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel local_through_pointer
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
.Lfunc_end3:
	.size	local_through_pointer, .Lfunc_end3-local_through_pointer

	.protected	local_or_global
	.globl	local_or_global
	.p2align	8
	.type	local_or_global,@function
local_or_global:
.Lfunc_begin4:
	.loc	0 63 11 prologue_end
	s_load_dwordx4 s[0:3], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	.loc	0 68 6
	s_mov_b32 s6, exec_lo
	.loc	0 66 4
	ds_write_b32 v1, v1
	.loc	0 67 2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	.loc	0 68 8
	v_cmpx_ne_u32_e32 63, v0
	.loc	0 68 6 is_stmt 0
	s_cbranch_execz .LBB4_3
	.loc	0 63 11 is_stmt 1
	s_load_dword s7, s[4:5], 0x18
	.loc	0 64 21
	s_mov_b64 s[4:5], src_shared_base
	.loc	0 64 23 is_stmt 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s7, 64
	.loc	0 64 21
	s_cselect_b32 s1, s5, s1
	s_cselect_b32 s0, 0, s0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_mov_b32 s0, 0
.LBB4_2:
	.loc	0 69 10 is_stmt 1
	flat_load_dword v3, v[1:2] glc dlc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	.loc	0 69 13 is_stmt 0
	v_cmp_ne_u32_e32 vcc_lo, 0, v3
	.loc	0 69 3
	s_or_b32 s0, vcc_lo, s0
	s_andn2_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB4_2
.LBB4_3:
	.loc	0 0 3
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	.loc	0 72 2 is_stmt 1
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 71 4
	ds_write_b32 v2, v1
	.loc	0 72 9
	global_store_dword v0, v1, s[2:3]
	.loc	0 73 1
	s_endpgm
.Ltmp14:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel local_or_global
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
.Lfunc_end4:
	.size	local_or_global, .Lfunc_end4-local_or_global

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
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           through_pointer
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         through_pointer.kd
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
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           told_by_function
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         told_by_function.kd
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
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           looked_at_through_pointer
    .private_segment_fixed_size: 20
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         looked_at_through_pointer.kd
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
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           local_through_pointer
    .private_segment_fixed_size: 0
    .sgpr_count:     8
    .sgpr_spill_count: 0
    .symbol:         local_through_pointer.kd
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
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           local_or_global
    .private_segment_fixed_size: 0
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         local_or_global.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

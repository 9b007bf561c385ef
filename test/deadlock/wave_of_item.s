; test: who waits for whom across the waves of a workgroup: work-item 64 for 0 is another wave, 63 for 0 is not
; run:  deadlock %s --workgroup 128
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
next_wave:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_cmp_lt_i32_e32 vcc, 63, v0
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_8
	v_cmp_eq_u32_e32 vcc, 64, v0
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_7
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_4
.LBB0_3:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v2
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[8:9], -1, 0
	s_and_b64 s[8:9], exec, s[8:9]
	s_or_b64 s[6:7], s[8:9], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_6
.LBB0_4:
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_3
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	s_branch .LBB0_3
.LBB0_6:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[6:7], vcc, exec
.LBB0_7:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], s[6:7], exec
.LBB0_8:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[6:7], vcc, exec
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_12
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[0:1]
.LBB0_12:
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel next_wave
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
	.text
own_wave:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_cmp_lt_i32_e32 vcc, 62, v0
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_8
	v_cmp_eq_u32_e32 vcc, 63, v0
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_7
	v_mov_b32_e32 v1, 0
	s_branch .LBB1_4
.LBB1_3:
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v2
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[8:9], -1, 0
	s_and_b64 s[8:9], exec, s[8:9]
	s_or_b64 s[6:7], s[8:9], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB1_6
.LBB1_4:
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_3
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	s_branch .LBB1_3
.LBB1_6:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[6:7], vcc, exec
.LBB1_7:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], s[6:7], exec
.LBB1_8:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[6:7], vcc, exec
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB1_12
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[0:1]
.LBB1_12:
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel own_wave
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
	.text
from_63_on:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_cmp_lt_u32_e32 vcc, 62, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_5
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB2_3
.LBB2_2:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 s[6:7], exec, s[6:7]
	s_or_b64 s[4:5], s[6:7], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB2_5
.LBB2_3:
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB2_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	s_branch .LBB2_2
.LBB2_5:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_7
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[0:1]
.LBB2_7:
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel from_63_on
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.text
above_63:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_cmp_lt_u32_e32 vcc, 63, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_5
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB3_3
.LBB3_2:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 s[6:7], exec, s[6:7]
	s_or_b64 s[4:5], s[6:7], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB3_5
.LBB3_3:
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB3_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	s_branch .LBB3_2
.LBB3_5:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_eq_u32_e32 vcc, 63, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_7
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[0:1]
.LBB3_7:
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel above_63
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.text
first_wave:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_cmp_gt_u32_e32 vcc, 64, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB4_5
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB4_3
.LBB4_2:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 s[6:7], exec, s[6:7]
	s_or_b64 s[4:5], s[6:7], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB4_5
.LBB4_3:
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB4_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	s_branch .LBB4_2
.LBB4_5:
	s_or_b64 exec, exec, s[2:3]
	s_movk_i32 s2, 0x7f
	v_cmp_eq_u32_e32 vcc, s2, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB4_7
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[0:1]
.LBB4_7:
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel first_wave
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.text
up_to_64:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_movk_i32 s2, 0x41
	v_cmp_gt_u32_e32 vcc, s2, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB5_5
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB5_3
.LBB5_2:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 s[6:7], exec, s[6:7]
	s_or_b64 s[4:5], s[6:7], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB5_5
.LBB5_3:
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB5_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	s_branch .LBB5_2
.LBB5_5:
	s_or_b64 exec, exec, s[2:3]
	s_movk_i32 s2, 0x7f
	v_cmp_eq_u32_e32 vcc, s2, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB5_7
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[0:1]
.LBB5_7:
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel up_to_64
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.text
below_66:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_cmp_eq_u32_e32 vcc, 64, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB6_5
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB6_3
.LBB6_2:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 s[6:7], exec, s[6:7]
	s_or_b64 s[4:5], s[6:7], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB6_5
.LBB6_3:
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB6_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	s_branch .LBB6_2
.LBB6_5:
	s_or_b64 exec, exec, s[2:3]
	s_movk_i32 s2, 0x42
	v_cmp_gt_u32_e32 vcc, s2, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB6_7
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[0:1]
.LBB6_7:
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel below_66
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.text
below_64:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_cmp_eq_u32_e32 vcc, 64, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB7_5
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB7_3
.LBB7_2:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v2
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 s[6:7], exec, s[6:7]
	s_or_b64 s[4:5], s[6:7], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB7_5
.LBB7_3:
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB7_2
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	s_branch .LBB7_2
.LBB7_5:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_u32_e32 vcc, 64, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB7_7
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[0:1]
.LBB7_7:
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel below_64
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.text
not_0:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execnz .LBB8_3
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execnz .LBB8_8
.LBB8_2:
	s_endpgm
.LBB8_3:
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB8_5
.LBB8_4:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v1
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 s[6:7], exec, s[6:7]
	s_or_b64 s[4:5], s[6:7], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB8_7
.LBB8_5:
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB8_4
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] glc
	s_branch .LBB8_4
.LBB8_7:
	s_or_b64 exec, exec, s[4:5]
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB8_2
.LBB8_8:
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[0:1]
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel not_0
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.text
not_64:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_cmp_lt_i32_e32 vcc, 63, v0
	s_mov_b64 s[2:3], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	v_cmp_ne_u32_e32 vcc, 64, v0
	s_and_b64 s[2:3], vcc, exec
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB9_10
	v_cmp_eq_u32_e32 vcc, 5, v0
	s_mov_b64 s[8:9], -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB9_9
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB9_6
.LBB9_5:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s10, v2
	s_cmp_lg_u32 s10, 0
	s_cselect_b64 s[10:11], -1, 0
	s_and_b64 s[10:11], exec, s[10:11]
	s_or_b64 s[8:9], s[10:11], s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB9_8
.LBB9_6:
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB9_5
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1] glc
	s_branch .LBB9_5
.LBB9_8:
	s_or_b64 exec, exec, s[8:9]
	v_cmp_ne_u32_e32 vcc, 64, v0
	s_orn2_b64 s[8:9], vcc, exec
.LBB9_9:
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[6:7], s[8:9], exec
	s_or_b64 s[2:3], s[2:3], s[6:7]
.LBB9_10:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB9_12
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v0, v1, s[0:1]
.LBB9_12:
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel not_64
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 12
	.end_amdhsa_kernel
	.text
	.section	.rodata,"a",@progbits
	.long	400
; want:
; wave_of_item.s: kernel next_wave: clean, in workgroups of 128
; wave_of_item.s: kernel own_wave: possible, in workgroups of 128
;   wave_of_item.s:101:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    wave_of_item.s:101:2  global_load_dword v2, v1, s[0:1] glc
;     blocked      wave_of_item.s:122:2  global_atomic_swap v0, v1, s[0:1]
;     way          @.LBB1_4 -> @.LBB1_3 (leaves the loop) -> @.LBB1_6 -> @.LBB1_7 -> @.LBB1_8 -> @b9
;     meet again   @.LBB1_12, wave_of_item.s:124:2
; wave_of_item.s: kernel from_63_on: possible, in workgroups of 128
;   wave_of_item.s:160:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    wave_of_item.s:160:2  global_load_dword v2, v1, s[0:1] glc
;     blocked      wave_of_item.s:170:2  global_atomic_swap v0, v1, s[0:1]
;     way          @.LBB2_3 -> @.LBB2_2 (leaves the loop) -> @.LBB2_5 -> @b6
;     meet again   @.LBB2_7, wave_of_item.s:172:2
; wave_of_item.s: kernel above_63: clean, in workgroups of 128
; wave_of_item.s: kernel first_wave: clean, in workgroups of 128
; wave_of_item.s: kernel up_to_64: possible, in workgroups of 128
;   wave_of_item.s:306:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    wave_of_item.s:306:2  global_load_dword v2, v1, s[0:1] glc
;     blocked      wave_of_item.s:317:2  global_atomic_swap v0, v1, s[0:1]
;     way          @.LBB5_3 -> @.LBB5_2 (leaves the loop) -> @.LBB5_5 -> @b6
;     meet again   @.LBB5_7, wave_of_item.s:319:2
; wave_of_item.s: kernel below_66: possible, in workgroups of 128
;   wave_of_item.s:355:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    wave_of_item.s:355:2  global_load_dword v2, v1, s[0:1] glc
;     blocked      wave_of_item.s:366:2  global_atomic_swap v0, v1, s[0:1]
;     way          @.LBB6_3 -> @.LBB6_2 (leaves the loop) -> @.LBB6_5 -> @b6
;     meet again   @.LBB6_7, wave_of_item.s:368:2
; wave_of_item.s: kernel below_64: clean, in workgroups of 128
; wave_of_item.s: kernel not_0: possible, in workgroups of 128
;   wave_of_item.s:458:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    wave_of_item.s:458:2  global_load_dword v1, v0, s[0:1] glc
;     blocked      wave_of_item.s:468:2  global_atomic_swap v0, v1, s[0:1]
;     way          @.LBB8_5 -> @.LBB8_4 (leaves the loop) -> @.LBB8_7 -> @.LBB8_8
;     meet again   at the end of the program
; wave_of_item.s: kernel not_64: possible, in workgroups of 128
;   wave_of_item.s:514:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    wave_of_item.s:514:2  global_load_dword v2, v1, s[0:1] glc
;     blocked      wave_of_item.s:532:2  global_atomic_swap v0, v1, s[0:1]
;     way          @.LBB9_6 -> @.LBB9_5 (leaves the loop) -> @.LBB9_8 -> @.LBB9_9 -> @.LBB9_10 -> @b9
;     meet again   @.LBB9_12, wave_of_item.s:534:2
; run:  deadlock %s --kernel next_wave --kernel own_wave
; exit: 1
; want:
; wave_of_item.s: kernel next_wave: possible
;   wave_of_item.s:37:2: lanes wait in this loop for a write that comes after it, if work-items of a wave share a number along x: say --workgroup, or require a size [simt-deadlock, possible]
;     waits for    wave_of_item.s:37:2  global_load_dword v2, v1, s[0:1] glc
;     blocked      wave_of_item.s:58:2  global_atomic_swap v0, v1, s[0:1]
;     way          @.LBB0_4 -> @.LBB0_3 (leaves the loop) -> @.LBB0_6 -> @.LBB0_7 -> @.LBB0_8 -> @b9
;     meet again   @.LBB0_12, wave_of_item.s:60:2
; wave_of_item.s: kernel own_wave: possible
;   wave_of_item.s:101:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    wave_of_item.s:101:2  global_load_dword v2, v1, s[0:1] glc
;     blocked      wave_of_item.s:122:2  global_atomic_swap v0, v1, s[0:1]
;     way          @.LBB1_4 -> @.LBB1_3 (leaves the loop) -> @.LBB1_6 -> @.LBB1_7 -> @.LBB1_8 -> @b9
;     meet again   @.LBB1_12, wave_of_item.s:124:2

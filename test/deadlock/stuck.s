; test: what is certain to hang has high confidence: gates, flags and turns that are written behind the loop alone; with twins in which something else is possible
; run:  deadlock %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
gate:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
.L1:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L1
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel gate
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
gate_left_open:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
.L2:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L2
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel gate_left_open
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
gate_opened_before:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	v_cmp_eq_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[10:11], vcc
	global_store_dword v1, v1, s[0:1]
	s_mov_b64 exec, s[10:11]
.L3:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L3
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel gate_opened_before
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
gate_of_one:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	v_lshlrev_b32_e32 v7, 2, v0
	global_load_dword v7, v7, s[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 5, v7
	s_and_saveexec_b64 s[10:11], vcc
.L4:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L4
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_mov_b64 exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel gate_of_one
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
gate_of_few:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	v_lshlrev_b32_e32 v7, 2, v0
	global_load_dword v7, v7, s[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 5, v7
	s_and_saveexec_b64 s[10:11], vcc
.L5:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L5
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_mov_b64 exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel gate_of_few
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
gate_of_lower:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	v_cmp_gt_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[10:11], vcc
.L6:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L6
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_mov_b64 exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel gate_of_lower
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
gate_opened_by_others:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	v_cmp_gt_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[10:11], vcc
.L7:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L7
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 exec, s[10:11]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel gate_opened_by_others
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
flag:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.L8:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L8
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel flag
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
flag_up_at_first:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.L9:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L9
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel flag_up_at_first
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
flag_told_before:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[10:11], vcc
	global_store_dword v1, v2, s[0:1]
	s_mov_b64 exec, s[10:11]
.L10:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L10
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel flag_told_before
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
flag_cleared_before:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[10:11], vcc
	global_store_dword v1, v1, s[0:1]
	s_mov_b64 exec, s[10:11]
.L11:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L11
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel flag_cleared_before
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
flag_of_another:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[10:11], vcc
.L12:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L12
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 exec, s[10:11], exec
	global_store_dword v1, v2, s[0:1]
	s_mov_b64 exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel flag_of_another
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
flag_of_upper_half:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_and_saveexec_b64 s[10:11], vcc
.L13:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L13
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 exec, s[10:11], exec
	global_store_dword v1, v2, s[0:1]
	s_mov_b64 exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel flag_of_upper_half
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
flag_as_before:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v6, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
.L14:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v6, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L14
	s_or_b64 exec, exec, s[6:7]
	v_not_b32_e32 v6, v6
	global_store_dword v1, v6, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel flag_as_before
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
flag_as_elsewhere:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v6, v1, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
.L15:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v6, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L15
	s_or_b64 exec, exec, s[6:7]
	v_not_b32_e32 v6, v6
	global_store_dword v1, v6, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel flag_as_elsewhere
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
turn:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	global_atomic_add v6, v1, v2, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
.L16:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v6, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L16
	s_or_b64 exec, exec, s[6:7]
	global_atomic_add v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel turn
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
turn_by_lane:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, v0
.L17:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v6, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L17
	s_or_b64 exec, exec, s[6:7]
	global_atomic_add v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel turn_by_lane
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
turn_of_two:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v6, 1, v0
.L18:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v6, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L18
	s_or_b64 exec, exec, s[6:7]
	global_atomic_add v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel turn_of_two
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
turn_set_back:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	global_atomic_add v6, v1, v2, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	global_store_dword v1, v1, s[0:1] offset:4
.L19:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v6, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L19
	s_or_b64 exec, exec, s[6:7]
	global_atomic_add v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel turn_set_back
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
turn_by_even_steps:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, 2
	global_atomic_add v6, v1, v7, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
.L20:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v6, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L20
	s_or_b64 exec, exec, s[6:7]
	global_atomic_add v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel turn_by_even_steps
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
gate_of_winner:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_movk_i32 s12, 0x4
.L21:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] offset:8 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[10:11], vcc, s[10:11]
	s_sub_u32 s12, s12, 1
	s_cmp_lg_u32 s12, 0
	s_cbranch_scc1 .L21
	s_mov_b64 exec, s[10:11]
.L22:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L22
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel gate_of_winner
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
gate_of_both:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	v_and_b32_e32 v6, 3, v0
	v_cmp_gt_u32_e32 vcc, 4, v0
	v_cmp_eq_u32_e64 s[10:11], 1, v6
	s_and_b64 exec, vcc, s[10:11]
.L23:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L23
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel gate_of_both
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
gate_of_who_goes_on:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	s_mov_b32 s12, 0
.L24:
	s_cmp_lg_u32 s12, 1
	s_cbranch_scc1 .L26
.L25:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L25
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_mov_b64 s[6:7], 0
.L26:
	s_add_u32 s12, s12, 1
	v_cmp_eq_u32_e32 vcc, 5, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .L27
	s_cmp_lt_u32 s12, 3
	s_cbranch_scc1 .L24
.L27:
	s_endpgm
	.section .rodata
	.amdhsa_kernel gate_of_who_goes_on
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
gate_of_last:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	v_mul_u32_u24_e32 v6, v0, v0
	s_movk_i32 s12, 0xf80
	v_cmp_lt_u32_e32 vcc, s12, v6
	s_and_saveexec_b64 s[10:11], vcc
.L28:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L28
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel gate_of_last
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
gate_of_marked:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	v_lshlrev_b32_e32 v6, 2, v0
	global_load_dword v6, v6, s[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_and_saveexec_b64 s[10:11], vcc
.L29:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L29
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel gate_of_marked
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
; want:
; stuck.s: kernel gate: deadlock
;   stuck.s:15:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    stuck.s:15:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck.s:22:2  global_store_dword v1, v1, s[0:1]
;     way          @.L1 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel gate_left_open: possible
;   stuck.s:42:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck.s:42:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck.s:49:2  global_store_dword v1, v1, s[0:1]
;     way          @.L2 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel gate_opened_before: possible
;   stuck.s:73:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck.s:73:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck.s:80:2  global_store_dword v1, v1, s[0:1]
;     way          @.L3 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel gate_of_one: possible
;   stuck.s:105:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck.s:105:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck.s:112:2  global_store_dword v1, v1, s[0:1]
;     way          @.L4 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel gate_of_few: possible
;   stuck.s:138:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck.s:138:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck.s:145:2  global_store_dword v1, v1, s[0:1]
;     way          @.L5 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel gate_of_lower: deadlock
;   stuck.s:168:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    stuck.s:168:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck.s:175:2  global_store_dword v1, v1, s[0:1]
;     way          @.L6 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel gate_opened_by_others: possible
;   stuck.s:198:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck.s:198:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck.s:206:2  global_store_dword v1, v1, s[0:1]
;     way          @.L7 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel flag: deadlock
;   stuck.s:224:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    stuck.s:224:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stuck.s:231:2  global_store_dword v1, v2, s[0:1]
;     way          @.L8 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel flag_up_at_first: possible
;   stuck.s:249:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck.s:249:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stuck.s:256:2  global_store_dword v1, v1, s[0:1]
;     way          @.L9 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel flag_told_before: possible
;   stuck.s:278:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck.s:278:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stuck.s:285:2  global_store_dword v1, v2, s[0:1]
;     way          @.L10 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel flag_cleared_before: deadlock
;   stuck.s:307:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    stuck.s:307:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stuck.s:314:2  global_store_dword v1, v2, s[0:1]
;     way          @.L11 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel flag_of_another: deadlock
;   stuck.s:334:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    stuck.s:334:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stuck.s:342:2  global_store_dword v1, v2, s[0:1]
;     way          @.L12 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel flag_of_upper_half: possible
;   stuck.s:363:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck.s:363:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stuck.s:371:2  global_store_dword v1, v2, s[0:1]
;     way          @.L13 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel flag_as_before: deadlock
;   stuck.s:392:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    stuck.s:392:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stuck.s:400:2  global_store_dword v1, v6, s[0:1]
;     way          @.L14 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel flag_as_elsewhere: possible
;   stuck.s:420:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck.s:420:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stuck.s:428:2  global_store_dword v1, v6, s[0:1]
;     way          @.L15 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel turn: deadlock
;   stuck.s:448:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    stuck.s:448:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stuck.s:455:2  global_atomic_add v1, v2, s[0:1]
;     way          @.L16 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel turn_by_lane: possible
;   stuck.s:474:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck.s:474:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stuck.s:481:2  global_atomic_add v1, v2, s[0:1]
;     way          @.L17 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel turn_of_two: possible
;   stuck.s:500:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck.s:500:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stuck.s:507:2  global_atomic_add v1, v2, s[0:1]
;     way          @.L18 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel turn_set_back: possible
;   stuck.s:528:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck.s:528:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stuck.s:535:2  global_atomic_add v1, v2, s[0:1]
;     way          @.L19 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel turn_by_even_steps: possible
;   stuck.s:556:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck.s:556:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stuck.s:563:2  global_atomic_add v1, v2, s[0:1]
;     way          @.L20 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel gate_of_winner: possible
;   stuck.s:594:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck.s:594:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck.s:601:2  global_store_dword v1, v1, s[0:1]
;     way          @.L22 (leaves the loop) -> @b4
;     meet again   at the end of the program
; stuck.s: kernel gate_of_both: possible
;   stuck.s:625:2: lanes wait in this loop for a write that comes after it, if work-items of a wave share a number along x: say --workgroup, or require a size [simt-deadlock, possible]
;     waits for    stuck.s:625:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck.s:632:2  global_store_dword v1, v1, s[0:1]
;     way          @.L23 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel gate_of_who_goes_on: possible
;   stuck.s:656:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck.s:656:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck.s:663:2  global_store_dword v1, v1, s[0:1]
;     way          @.L25 (leaves the loop) -> @b3
;     meet again   @.L26, stuck.s:666:2
; stuck.s: kernel gate_of_last: possible
;   stuck.s:696:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck.s:696:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck.s:703:2  global_store_dword v1, v1, s[0:1]
;     way          @.L28 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel gate_of_marked: possible
;   stuck.s:728:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck.s:728:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck.s:735:2  global_store_dword v1, v1, s[0:1]
;     way          @.L29 (leaves the loop) -> @b2
;     meet again   at the end of the program
; run:  deadlock %s -k flag_of_upper_half -k gate_opened_by_others --workgroup 64 --grid 64
; exit: 1
; want:
; stuck.s: kernel gate_opened_by_others: possible, for 64 work-items in workgroups of 64
;   stuck.s:198:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stuck.s:198:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stuck.s:206:2  global_store_dword v1, v1, s[0:1]
;     way          @.L7 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stuck.s: kernel flag_of_upper_half: deadlock, for 64 work-items in workgroups of 64
;   stuck.s:363:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    stuck.s:363:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stuck.s:371:2  global_store_dword v1, v2, s[0:1]
;     way          @.L13 (leaves the loop) -> @b2
;     meet again   at the end of the program

; test: lanes that wait for the number at one location go on waiting behind stores of others, counts that move away, other bits, and gates that this number closes; with twins in which a write lets them leave
; run:  deadlock %s --workgroup 64 --grid 64
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
readers:					; lowered by those that have found it not below 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, -1
.L1:
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 0, v5
	s_cbranch_vccnz .L1
	v_add_u32_e32 v4, 1, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L1
	s_or_b64 exec, exec, s[6:7]
	global_atomic_add v1, v6, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel readers
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
readers_sub:					; the same
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.L2:
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 0, v5
	s_cbranch_vccnz .L2
	v_add_u32_e32 v4, 1, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L2
	s_or_b64 exec, exec, s[6:7]
	global_atomic_sub v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel readers_sub
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
raised:					; 
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.L3:
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 0, v5
	s_cbranch_vccnz .L3
	v_add_u32_e32 v4, 1, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L3
	s_or_b64 exec, exec, s[6:7]
	global_atomic_add v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel raised
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
raised_sub:					; 
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, -1
.L4:
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 0, v5
	s_cbranch_vccnz .L4
	v_add_u32_e32 v4, 1, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L4
	s_or_b64 exec, exec, s[6:7]
	global_atomic_sub v1, v6, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel raised_sub
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
not_by_one:					; may be anything
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.L5:
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 0, v5
	s_cbranch_vccnz .L5
	v_add_u32_e32 v4, 1, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L5
	s_or_b64 exec, exec, s[6:7]
	global_atomic_add v1, v0, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel not_by_one
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
least:					; comes to the least number
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, -1
	v_mov_b32_e32 v7, 0x80000000
	v_cmp_eq_u32_e32 vcc, 9, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .L6
	global_store_dword v1, v7, s[0:1]
.L6:
	s_or_b64 exec, exec, s[10:11]
.L7:
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 0, v5
	s_cbranch_vccnz .L7
	v_add_u32_e32 v4, 1, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L7
	s_or_b64 exec, exec, s[6:7]
	global_atomic_add v1, v6, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel least
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
far_off:					; comes near it
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, -1
	v_mov_b32_e32 v7, 0x81000000
	v_cmp_eq_u32_e32 vcc, 9, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .L8
	global_atomic_add v1, v7, s[0:1]
.L8:
	s_or_b64 exec, exec, s[10:11]
.L9:
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 0, v5
	s_cbranch_vccnz .L9
	v_add_u32_e32 v4, 1, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L9
	s_or_b64 exec, exec, s[6:7]
	global_atomic_add v1, v6, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel far_off
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
swapped_far:					; the swap may put anything there
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, -1
.L10:
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 0, v5
	s_cbranch_vccnz .L10
	v_add_u32_e32 v4, v0, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L10
	s_or_b64 exec, exec, s[6:7]
	global_atomic_add v1, v6, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel swapped_far
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
unsigned:					; less than 0 is not below 4
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, -1
.L11:
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 4, v5
	s_cbranch_vccnz .L11
	v_add_u32_e32 v4, 1, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L11
	s_or_b64 exec, exec, s[6:7]
	global_atomic_add v1, v6, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel unsigned
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
above:					; raised by those that have found 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.L12:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L12
	s_or_b64 exec, exec, s[6:7]
	global_atomic_add v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel above
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
above_lowered:					; 
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, -1
.L13:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L13
	s_or_b64 exec, exec, s[6:7]
	global_atomic_add v1, v6, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel above_lowered
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
odd:					; they stay if it is even, too
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, -1
.L14:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e32 vcc, 0, v3
	v_and_b32_e32 v7, 1, v3
	v_cmp_ne_u32_e64 s[8:9], 0, v7
	s_and_b64 vcc, vcc, s[8:9]
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L14
	s_or_b64 exec, exec, s[6:7]
	global_atomic_add v1, v6, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel odd
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
odd_store:					; no number below 0 lets them leave
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, -1
.L15:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e32 vcc, 0, v3
	v_and_b32_e32 v7, 1, v3
	v_cmp_ne_u32_e64 s[8:9], 0, v7
	s_and_b64 vcc, vcc, s[8:9]
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L15
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v6, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel odd_store
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
bit_of_lane:					; each has a bit of its own
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v9, v0, 1
	v_not_b32_e32 v10, v9
	v_lshrrev_b32_e32 v8, 5, v0
	v_lshlrev_b32_e32 v8, 2, v8
.L16:
	global_atomic_or v3, v8, v9, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, v3, v9
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L16
	s_or_b64 exec, exec, s[6:7]
	global_atomic_and v8, v10, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel bit_of_lane
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
bit_of_two:					; two lanes share a bit of one word
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v9, v0, 1
	v_not_b32_e32 v10, v9
	v_mov_b32_e32 v8, 0
.L17:
	global_atomic_or v3, v8, v9, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, v3, v9
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L17
	s_or_b64 exec, exec, s[6:7]
	global_atomic_and v8, v10, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel bit_of_two
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
bit_of_next:					; each clears that of the next lane
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v9, v0, 1
	v_not_b32_e32 v10, v9
	v_lshrrev_b32_e32 v8, 5, v0
	v_lshlrev_b32_e32 v8, 2, v8
	v_add_u32_e32 v11, 1, v0
	v_lshlrev_b32_e64 v11, v11, 1
	v_not_b32_e32 v10, v11
.L18:
	global_atomic_or v3, v8, v9, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, v3, v9
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L18
	s_or_b64 exec, exec, s[6:7]
	global_atomic_and v8, v10, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel bit_of_next
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
bytes_between:					; words that overlap
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v9, v0, 1
	v_not_b32_e32 v10, v9
	v_lshrrev_b32_e32 v8, 5, v0
.L19:
	global_atomic_or v3, v8, v9, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, v3, v9
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L19
	s_or_b64 exec, exec, s[6:7]
	global_atomic_and v8, v10, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel bytes_between
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
other_word:					; clears it in the other word
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e64 v9, v0, 1
	v_not_b32_e32 v10, v9
	v_lshrrev_b32_e32 v8, 5, v0
	v_lshlrev_b32_e32 v8, 2, v8
	v_sub_u32_e32 v12, 4, v8
.L20:
	global_atomic_or v3, v8, v9, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, v3, v9
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L20
	s_or_b64 exec, exec, s[6:7]
	global_atomic_and v12, v10, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel other_word
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
mask:					; another bit is cleared
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, -4
.L21:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 4, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L21
	s_or_b64 exec, exec, s[6:7]
	global_atomic_and v1, v9, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel mask
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
mask_cleared:					; 
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, -8
.L22:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 4, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L22
	s_or_b64 exec, exec, s[6:7]
	global_atomic_and v1, v9, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel mask_cleared
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
mask_set:					; it is set once more
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, 4
.L23:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 4, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L23
	s_or_b64 exec, exec, s[6:7]
	global_atomic_or v1, v9, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel mask_set
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
mask_inverted:					; 
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, 4
.L24:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 4, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L24
	s_or_b64 exec, exec, s[6:7]
	global_atomic_xor v1, v9, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel mask_inverted
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
mask_stored:					; with it
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, 12
.L25:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 4, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L25
	s_or_b64 exec, exec, s[6:7]
	global_atomic_swap v1, v9, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel mask_stored
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
mask_stored_without:					; 
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, 8
.L26:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 4, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L26
	s_or_b64 exec, exec, s[6:7]
	global_atomic_swap v1, v9, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel mask_stored_without
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
behind_gate:					; who stores 0 must find it first
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 7
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[12:13], 0
	v_cmp_ne_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[14:15], vcc
.L27:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L27
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 exec, s[14:15], exec
.L28:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .L28
	s_or_b64 exec, exec, s[12:13]
	global_store_dword v1, v1, s[0:1]
	s_mov_b64 exec, s[14:15]
	s_endpgm
	.section .rodata
	.amdhsa_kernel behind_gate
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
behind_gate_below:					; must find 0 where these wait for less than 5
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 7
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[12:13], 0
	v_cmp_ne_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[14:15], vcc
.L29:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 5, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L29
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 exec, s[14:15], exec
.L30:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .L30
	s_or_b64 exec, exec, s[12:13]
	global_store_dword v1, v1, s[0:1]
	s_mov_b64 exec, s[14:15]
	s_endpgm
	.section .rodata
	.amdhsa_kernel behind_gate_below
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
gate_open:					; where 0 does not let them leave, but what replaces it
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 7
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[12:13], 0
	v_cmp_ne_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[14:15], vcc
.L31:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_le_u32_e32 vcc, 5, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L31
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 exec, s[14:15], exec
.L32:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .L32
	s_or_b64 exec, exec, s[12:13]
	global_store_dword v1, v1, s[0:1]
	s_mov_b64 exec, s[14:15]
	s_endpgm
	.section .rodata
	.amdhsa_kernel gate_open
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
behind_other_gate:					; must find 2
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 7
	v_mov_b32_e32 v5, 2
	s_mov_b64 s[12:13], 0
	v_cmp_ne_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[14:15], vcc
.L33:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L33
	s_or_b64 exec, exec, s[6:7]
	s_andn2_b64 exec, s[14:15], exec
.L34:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 2, v3
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .L34
	s_or_b64 exec, exec, s[12:13]
	global_store_dword v1, v1, s[0:1]
	s_mov_b64 exec, s[14:15]
	s_endpgm
	.section .rodata
	.amdhsa_kernel behind_other_gate
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
in_turn:					; each lowers what it has raised
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, -1
	s_mov_b32 s8, 0
.Lturn35:
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lnext35
	s_mov_b64 s[6:7], 0
.L35:
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, 3, v5
	s_cbranch_vccnz .L35
	v_add_u32_e32 v4, 1, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L35
	s_or_b64 exec, exec, s[6:7]
	global_atomic_add v1, v6, s[0:1]
.Lnext35:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s8, s8, 1
	s_cmp_lt_u32 s8, 64
	s_cbranch_scc1 .Lturn35
	s_endpgm
	.section .rodata
	.amdhsa_kernel in_turn
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
in_turn_before:					; others lower it before their turn
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, -1
	s_mov_b32 s8, 0
.Lturn36:
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lnext36
	s_mov_b64 s[6:7], 0
	global_atomic_add v1, v6, s[0:1]
.L36:
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, 3, v5
	s_cbranch_vccnz .L36
	v_add_u32_e32 v4, 1, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L36
	s_or_b64 exec, exec, s[6:7]
.Lnext36:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s8, s8, 1
	s_cmp_lt_u32 s8, 64
	s_cbranch_scc1 .Lturn36
	s_endpgm
	.section .rodata
	.amdhsa_kernel in_turn_before
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
; want:
; stay.s: kernel readers: clean, for 64 work-items in workgroups of 64
; stay.s: kernel readers_sub: clean, for 64 work-items in workgroups of 64
; stay.s: kernel raised: possible, for 64 work-items in workgroups of 64
;   stay.s:74:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stay.s:74:2  global_load_dword v5, v1, s[0:1] glc
;                  stay.s:79:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stay.s:86:2  global_atomic_add v1, v2, s[0:1]
;     way          @.L3 -> @b2 (leaves the loop) -> @b3
;     meet again   at the end of the program
; stay.s: kernel raised_sub: possible, for 64 work-items in workgroups of 64
;   stay.s:105:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stay.s:105:2  global_load_dword v5, v1, s[0:1] glc
;                  stay.s:110:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stay.s:117:2  global_atomic_sub v1, v6, s[0:1]
;     way          @.L4 -> @b2 (leaves the loop) -> @b3
;     meet again   at the end of the program
; stay.s: kernel not_by_one: possible, for 64 work-items in workgroups of 64
;   stay.s:135:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stay.s:135:2  global_load_dword v5, v1, s[0:1] glc
;                  stay.s:140:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stay.s:147:2  global_atomic_add v1, v0, s[0:1]
;     way          @.L5 -> @b2 (leaves the loop) -> @b3
;     meet again   at the end of the program
; stay.s: kernel least: possible, for 64 work-items in workgroups of 64
;   stay.s:173:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stay.s:173:2  global_load_dword v5, v1, s[0:1] glc
;                  stay.s:178:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stay.s:185:2  global_atomic_add v1, v6, s[0:1]
;     way          @.L7 -> @b4 (leaves the loop) -> @b5
;     meet again   at the end of the program
; stay.s: kernel far_off: possible, for 64 work-items in workgroups of 64
;   stay.s:211:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stay.s:211:2  global_load_dword v5, v1, s[0:1] glc
;                  stay.s:216:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stay.s:223:2  global_atomic_add v1, v6, s[0:1]
;     way          @.L9 -> @b4 (leaves the loop) -> @b5
;     meet again   at the end of the program
; stay.s: kernel swapped_far: possible, for 64 work-items in workgroups of 64
;   stay.s:242:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stay.s:242:2  global_load_dword v5, v1, s[0:1] glc
;                  stay.s:247:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stay.s:254:2  global_atomic_add v1, v6, s[0:1]
;     way          @.L10 -> @b2 (leaves the loop) -> @b3
;     meet again   at the end of the program
; stay.s: kernel unsigned: possible, for 64 work-items in workgroups of 64
;   stay.s:273:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stay.s:273:2  global_load_dword v5, v1, s[0:1] glc
;                  stay.s:278:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stay.s:285:2  global_atomic_add v1, v6, s[0:1]
;     way          @.L11 -> @b2 (leaves the loop) -> @b3
;     meet again   at the end of the program
; stay.s: kernel above: clean, for 64 work-items in workgroups of 64
; stay.s: kernel above_lowered: possible, for 64 work-items in workgroups of 64
;   stay.s:329:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stay.s:329:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stay.s:336:2  global_atomic_add v1, v6, s[0:1]
;     way          @.L13 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stay.s: kernel odd: possible, for 64 work-items in workgroups of 64
;   stay.s:355:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stay.s:355:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stay.s:365:2  global_atomic_add v1, v6, s[0:1]
;     way          @.L14 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stay.s: kernel odd_store: clean, for 64 work-items in workgroups of 64
; stay.s: kernel bit_of_lane: clean, for 64 work-items in workgroups of 64
; stay.s: kernel bit_of_two: possible, for 64 work-items in workgroups of 64
;   stay.s:445:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stay.s:445:2  global_atomic_or v3, v8, v9, s[0:1] glc
;     blocked      stay.s:453:2  global_atomic_and v8, v10, s[0:1]
;     way          @.L17 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stay.s: kernel bit_of_next: possible, for 64 work-items in workgroups of 64
;   stay.s:478:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stay.s:478:2  global_atomic_or v3, v8, v9, s[0:1] glc
;     blocked      stay.s:486:2  global_atomic_and v8, v10, s[0:1]
;     way          @.L18 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stay.s: kernel bytes_between: possible, for 64 work-items in workgroups of 64
;   stay.s:507:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stay.s:507:2  global_atomic_or v3, v8, v9, s[0:1] glc
;     blocked      stay.s:515:2  global_atomic_and v8, v10, s[0:1]
;     way          @.L19 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stay.s: kernel other_word: possible, for 64 work-items in workgroups of 64
;   stay.s:538:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stay.s:538:2  global_atomic_or v3, v8, v9, s[0:1] glc
;     blocked      stay.s:546:2  global_atomic_and v12, v10, s[0:1]
;     way          @.L20 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stay.s: kernel mask: clean, for 64 work-items in workgroups of 64
; stay.s: kernel mask_cleared: possible, for 64 work-items in workgroups of 64
;   stay.s:592:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stay.s:592:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stay.s:600:2  global_atomic_and v1, v9, s[0:1]
;     way          @.L22 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stay.s: kernel mask_set: clean, for 64 work-items in workgroups of 64
; stay.s: kernel mask_inverted: possible, for 64 work-items in workgroups of 64
;   stay.s:646:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stay.s:646:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stay.s:654:2  global_atomic_xor v1, v9, s[0:1]
;     way          @.L24 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stay.s: kernel mask_stored: clean, for 64 work-items in workgroups of 64
; stay.s: kernel mask_stored_without: possible, for 64 work-items in workgroups of 64
;   stay.s:700:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stay.s:700:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stay.s:708:2  global_atomic_swap v1, v9, s[0:1]
;     way          @.L26 (leaves the loop) -> @b2
;     meet again   at the end of the program
; stay.s: kernel behind_gate: clean, for 64 work-items in workgroups of 64
; stay.s: kernel behind_gate_below: clean, for 64 work-items in workgroups of 64
; stay.s: kernel gate_open: possible, for 64 work-items in workgroups of 64
;   stay.s:811:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stay.s:811:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stay.s:820:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     way          @.L31 (leaves the loop) -> @b2 -> @.L32
;     meet again   @b4, stay.s:826:2
; stay.s: kernel behind_other_gate: possible, for 64 work-items in workgroups of 64
;   stay.s:851:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stay.s:851:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      stay.s:867:2  global_store_dword v1, v1, s[0:1]
;     way          @.L33 (leaves the loop) -> @b2 -> @.L34 -> @b4
;     meet again   at the end of the program
; stay.s: kernel in_turn: clean, for 64 work-items in workgroups of 64
; stay.s: kernel in_turn_before: possible, for 64 work-items in workgroups of 64
;   stay.s:936:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    stay.s:936:2  global_load_dword v5, v1, s[0:1] glc
;                  stay.s:941:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      stay.s:934:2  global_atomic_add v1, v6, s[0:1]
;                  stay.s:941:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     way          @.L36 -> @b4 (leaves the loop) -> @b5 -> @.Lnext36 -> @.Lturn36 -> @b2
;     meet again   @b7, stay.s:953:2
; run:  deadlock %s --workgroup 128 --grid 128 -k bit_of_lane
; want:
; stay.s: kernel bit_of_lane: clean, for 128 work-items in workgroups of 128
; run:  deadlock %s --workgroup 128 --grid 256 -k bit_of_lane
; exit: 1
; want:
; stay.s: kernel bit_of_lane: possible, for 256 work-items in workgroups of 128
;   stay.s:416:2: lanes wait in this loop for another wavefront, and lanes that have left it do not go on before all have left, to a write for which the other wavefront waits [simt-deadlock, possible]
;     waits for    stay.s:416:2  global_atomic_or v3, v8, v9, s[0:1] glc
;     blocked      stay.s:424:2  global_atomic_and v8, v10, s[0:1]
;     in turn      stay.s:416:2 waits for stay.s:424:2 of another wave at stay.s:416:2, which holds it back
;     way          @.L16 (leaves the loop) -> @b2
;     meet again   at the end of the program

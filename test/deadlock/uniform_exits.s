; test: loops with barriers that all lanes leave together, by one of several conditions
; run:  deadlock %s
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	; k < n && k != m
	.type	two,@function
two:
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lagain_two:
	s_mov_b64 s[12:13], -1
	v_cmp_gt_i32_e32 vcc, s10, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .Lout_two
	v_cmp_ne_u32_e32 vcc, s11, v1
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .Lin_two
	s_barrier
	v_add_u32_e32 v1, 1, v1
	s_andn2_b64 s[12:13], s[12:13], exec
.Lin_two:
	s_or_b64 exec, exec, s[14:15]
.Lout_two:
	s_or_b64 exec, exec, s[8:9]
.Llatch_two:
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[6:7], s[12:13], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lagain_two
	s_endpgm
	.section .rodata
	.amdhsa_kernel two
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 256
	.end_amdhsa_kernel
	.text
	; k < n && k != lane
	.type	of_lanes,@function
of_lanes:
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lagain_of_lanes:
	s_mov_b64 s[12:13], -1
	v_cmp_gt_i32_e32 vcc, s10, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .Lout_of_lanes
	v_cmp_ne_u32_e32 vcc, v0, v1
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .Lin_of_lanes
	s_barrier
	v_add_u32_e32 v1, 1, v1
	s_andn2_b64 s[12:13], s[12:13], exec
.Lin_of_lanes:
	s_or_b64 exec, exec, s[14:15]
.Lout_of_lanes:
	s_or_b64 exec, exec, s[8:9]
.Llatch_of_lanes:
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[6:7], s[12:13], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lagain_of_lanes
	s_endpgm
	.section .rodata
	.amdhsa_kernel of_lanes
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 256
	.end_amdhsa_kernel
	.text
	; k < n && k != m, and odd lanes count two
	.type	uneven,@function
uneven:
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lagain_uneven:
	s_mov_b64 s[12:13], -1
	v_cmp_gt_i32_e32 vcc, s10, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .Lout_uneven
	v_cmp_ne_u32_e32 vcc, s11, v1
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .Lin_uneven
	s_barrier
	v_and_b32_e32 v4, 1, v0
	v_add3_u32 v1, v1, v4, 1
	s_andn2_b64 s[12:13], s[12:13], exec
.Lin_uneven:
	s_or_b64 exec, exec, s[14:15]
.Lout_uneven:
	s_or_b64 exec, exec, s[8:9]
.Llatch_uneven:
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[6:7], s[12:13], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lagain_uneven
	s_endpgm
	.section .rodata
	.amdhsa_kernel uneven
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 256
	.end_amdhsa_kernel
	.text
	; k != n && k < m, on two paths
	.type	merged,@function
merged:
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lagain_merged:
	s_mov_b64 s[12:13], -1
	v_cmp_ne_u32_e32 vcc, s10, v1
	s_cbranch_vccz .Llatch_merged
	s_barrier
	v_add_u32_e32 v1, 1, v1
	v_cmp_le_u32_e64 s[12:13], s11, v1
.Llatch_merged:
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[6:7], s[12:13], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lagain_merged
	s_endpgm
	.section .rodata
	.amdhsa_kernel merged
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 256
	.end_amdhsa_kernel
	.text
	; k != n && k < lane
	.type	merged_of_lanes,@function
merged_of_lanes:
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lagain_merged_of_lanes:
	s_mov_b64 s[12:13], -1
	v_cmp_ne_u32_e32 vcc, s10, v1
	s_cbranch_vccz .Llatch_merged_of_lanes
	s_barrier
	v_add_u32_e32 v1, 1, v1
	v_cmp_le_u32_e64 s[12:13], v0, v1
.Llatch_merged_of_lanes:
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[6:7], s[12:13], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lagain_merged_of_lanes
	s_endpgm
	.section .rodata
	.amdhsa_kernel merged_of_lanes
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 256
	.end_amdhsa_kernel
	.text
	; k < m && flag != n, where nobody writes the flag that another one reads
	.type	flag,@function
flag:
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lagain_flag:
	s_mov_b64 s[12:13], exec
	s_mov_b64 s[18:19], -1
	v_cmp_gt_u32_e32 vcc, s11, v1
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .Lout_flag
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[8:9], vcc
	ds_write_b32 v2, v1
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s10, v3
	s_cbranch_vccz .Lleave_flag
	s_barrier
	v_add_u32_e32 v1, 1, v1
	s_mov_b64 s[18:19], 0
.Lleave_flag:
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_or_b64 s[12:13], s[12:13], s[18:19]
.Lout_flag:
	s_or_b64 exec, exec, s[14:15]
.Llatch_flag:
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[6:7], s[12:13], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lagain_flag
	s_endpgm
	.section .rodata
	.amdhsa_kernel flag
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 256
	.end_amdhsa_kernel
	.text
	; k < n, and around the barrier j <= k
	.type	nested,@function
nested:
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lagain_nested:
	s_mov_b64 s[16:17], exec
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v2, 0
.Lin_nested:
	s_barrier
	v_add_u32_e32 v2, 1, v2
	v_cmp_gt_u32_e32 vcc, v2, v1
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .Lin_nested
	s_mov_b64 exec, s[16:17]
	v_add_u32_e32 v1, 1, v1
	v_cmp_le_u32_e64 s[12:13], s10, v1
.Llatch_nested:
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[6:7], s[12:13], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lagain_nested
	s_endpgm
	.section .rodata
	.amdhsa_kernel nested
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 256
	.end_amdhsa_kernel
	.text
	; the same, and odd lanes count two
	.type	nested_uneven,@function
nested_uneven:
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lagain_nested_uneven:
	s_mov_b64 s[16:17], exec
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v2, 0
.Lin_nested_uneven:
	s_barrier
	v_add_u32_e32 v2, 1, v2
	v_cmp_gt_u32_e32 vcc, v2, v1
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .Lin_nested_uneven
	s_mov_b64 exec, s[16:17]
	v_and_b32_e32 v4, 1, v0
	v_add3_u32 v1, v1, v4, 1
	v_cmp_le_u32_e64 s[12:13], s10, v1
.Llatch_nested_uneven:
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[6:7], s[12:13], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lagain_nested_uneven
	s_endpgm
	.section .rodata
	.amdhsa_kernel nested_uneven
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 256
	.end_amdhsa_kernel
	.text
	; k < lane, and around the barrier j <= k
	.type	nested_of_lanes,@function
nested_of_lanes:
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lagain_nested_of_lanes:
	s_mov_b64 s[16:17], exec
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v2, 0
.Lin_nested_of_lanes:
	s_barrier
	v_add_u32_e32 v2, 1, v2
	v_cmp_gt_u32_e32 vcc, v2, v1
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .Lin_nested_of_lanes
	s_mov_b64 exec, s[16:17]
	v_add_u32_e32 v1, 1, v1
	v_cmp_le_u32_e64 s[12:13], v0, v1
.Llatch_nested_of_lanes:
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[6:7], s[12:13], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lagain_nested_of_lanes
	s_endpgm
	.section .rodata
	.amdhsa_kernel nested_of_lanes
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 256
	.end_amdhsa_kernel
	.text
	; the same, and the next iteration may write it
	.type	flag_changes,@function
flag_changes:
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lagain_flag_changes:
	s_mov_b64 s[12:13], exec
	s_mov_b64 s[18:19], -1
	v_cmp_gt_u32_e32 vcc, s11, v1
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .Lout_flag_changes
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[8:9], vcc
	ds_write_b32 v2, v1
	s_or_b64 exec, exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s10, v3
	s_cbranch_vccz .Lleave_flag_changes
	v_add_u32_e32 v1, 1, v1
	s_mov_b64 s[18:19], 0
.Lleave_flag_changes:
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_or_b64 s[12:13], s[12:13], s[18:19]
.Lout_flag_changes:
	s_or_b64 exec, exec, s[14:15]
.Llatch_flag_changes:
	s_and_b64 s[12:13], exec, s[12:13]
	s_or_b64 s[6:7], s[12:13], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lagain_flag_changes
	s_endpgm
	.section .rodata
	.amdhsa_kernel flag_changes
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 256
	.end_amdhsa_kernel
; want:
; uniform_exits.s: kernel two: clean
; uniform_exits.s: kernel of_lanes: possible
;   uniform_exits.s:60:2: barrier in a loop that lanes leave one after the other: wavefronts pass it differently often [barrier-divergence, possible]
;     here         uniform_exits.s:60:2  s_barrier
; uniform_exits.s: kernel uneven: possible
;   uniform_exits.s:98:2: barrier in a loop that lanes leave one after the other: wavefronts pass it differently often [barrier-divergence, possible]
;     here         uniform_exits.s:98:2  s_barrier
; uniform_exits.s: kernel merged: clean
; uniform_exits.s: kernel merged_of_lanes: possible
;   uniform_exits.s:163:2: barrier in a loop that lanes leave one after the other: wavefronts pass it differently often [barrier-divergence, possible]
;     here         uniform_exits.s:163:2  s_barrier
; uniform_exits.s: kernel flag: clean
; uniform_exits.s: kernel nested: clean
; uniform_exits.s: kernel nested_uneven: possible
;   uniform_exits.s:279:2: barrier in a loop that lanes leave one after the other: wavefronts pass it differently often [barrier-divergence, possible]
;     here         uniform_exits.s:279:2  s_barrier
; uniform_exits.s: kernel nested_of_lanes: possible
;   uniform_exits.s:317:2: barrier in a loop that lanes leave one after the other: wavefronts pass it differently often [barrier-divergence, possible]
;     here         uniform_exits.s:317:2  s_barrier
; uniform_exits.s: kernel flag_changes: possible
;   uniform_exits.s:360:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         uniform_exits.s:360:2  s_barrier

; test: searches that halve an interval end whatever they read; not so if the sum may overflow, if an end may stay where it is, if it is not the middle, if both may stay,
;       if the ends may be equal
; run:  deadlock %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
by_sum:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, 0x100
	s_mov_b64 s[6:7], 0
.Lby_sum:
	v_add_u32_e32 v6, v3, v5
	v_lshrrev_b32_e32 v6, 1, v6
	v_lshlrev_b32_e32 v7, 2, v6
	global_load_dword v7, v7, s[0:1]
	v_add_u32_e32 v8, 1, v6
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v0
	v_cndmask_b32_e32 v5, v6, v5, vcc
	v_cndmask_b32_e32 v3, v3, v8, vcc
	v_cmp_ge_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lby_sum
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v3, s[0:1]
	s_endpgm
sum_overflows:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s10
	s_mov_b64 s[6:7], 0
.Lsum_overflows:
	v_add_u32_e32 v6, v3, v5
	v_lshrrev_b32_e32 v6, 1, v6
	v_lshlrev_b32_e32 v7, 2, v6
	global_load_dword v7, v7, s[0:1]
	v_add_u32_e32 v8, 1, v6
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v0
	v_cndmask_b32_e32 v5, v6, v5, vcc
	v_cndmask_b32_e32 v3, v3, v8, vcc
	v_cmp_ge_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lsum_overflows
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v3, s[0:1]
	s_endpgm
by_difference:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s10
	s_mov_b64 s[6:7], 0
.Lby_difference:
	v_sub_u32_e32 v6, v5, v3
	v_lshrrev_b32_e32 v6, 1, v6
	v_add_u32_e32 v6, v3, v6
	v_lshlrev_b32_e32 v7, 2, v6
	global_load_dword v7, v7, s[0:1]
	v_add_u32_e32 v8, 1, v6
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v0
	v_cndmask_b32_e32 v5, v6, v5, vcc
	v_cndmask_b32_e32 v3, v3, v8, vcc
	v_cmp_ge_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lby_difference
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v3, s[0:1]
	s_endpgm
stays_at_middle:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, 0x100
	s_mov_b64 s[6:7], 0
.Lstays_at_middle:
	v_add_u32_e32 v6, v3, v5
	v_lshrrev_b32_e32 v6, 1, v6
	v_lshlrev_b32_e32 v7, 2, v6
	global_load_dword v7, v7, s[0:1]
	v_add_u32_e32 v8, 0, v6
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v0
	v_cndmask_b32_e32 v5, v6, v5, vcc
	v_cndmask_b32_e32 v3, v3, v8, vcc
	v_cmp_ge_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lstays_at_middle
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v3, s[0:1]
	s_endpgm
both_stay:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, 0x100
	s_mov_b64 s[6:7], 0
.Lboth_stay:
	v_add_u32_e32 v6, v3, v5
	v_lshrrev_b32_e32 v6, 1, v6
	v_lshlrev_b32_e32 v7, 2, v6
	global_load_dword v7, v7, s[0:1]
	v_add_u32_e32 v8, 1, v6
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v0
	v_cndmask_b32_e32 v5, v6, v5, vcc
	v_cndmask_b32_e32 v3, v8, v3, vcc
	v_cmp_ge_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lboth_stay
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v3, s[0:1]
	s_endpgm
not_halved:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, 0x100
	s_mov_b64 s[6:7], 0
.Lnot_halved:
	v_add_u32_e32 v6, v3, v5
	v_lshlrev_b32_e32 v7, 2, v6
	global_load_dword v7, v7, s[0:1]
	v_add_u32_e32 v8, 1, v6
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v0
	v_cndmask_b32_e32 v5, v6, v5, vcc
	v_cndmask_b32_e32 v3, v3, v8, vcc
	v_cmp_ge_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lnot_halved
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v3, s[0:1]
	s_endpgm
may_meet:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, 0x100
	s_mov_b64 s[6:7], 0
.Lmay_meet:
	v_add_u32_e32 v6, v3, v5
	v_lshrrev_b32_e32 v6, 1, v6
	v_lshlrev_b32_e32 v7, 2, v6
	global_load_dword v7, v7, s[0:1]
	v_add_u32_e32 v8, 1, v6
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v0
	v_cndmask_b32_e32 v5, v6, v5, vcc
	v_cndmask_b32_e32 v3, v3, v8, vcc
	v_cmp_gt_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lmay_meet
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v3, s[0:1]
	s_endpgm
begins_high:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, 0xc0000000
	s_mov_b64 s[6:7], 0
.Lbegins_high:
	v_add_u32_e32 v6, v3, v5
	v_lshrrev_b32_e32 v6, 1, v6
	v_lshlrev_b32_e32 v7, 2, v6
	global_load_dword v7, v7, s[0:1]
	v_add_u32_e32 v8, 1, v6
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v0
	v_cndmask_b32_e32 v5, v6, v5, vcc
	v_cndmask_b32_e32 v3, v3, v8, vcc
	v_cmp_ge_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lbegins_high
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v3, s[0:1]
	s_endpgm
quarter:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, 0x100
	s_mov_b64 s[6:7], 0
.Lquarter:
	v_add_u32_e32 v6, v3, v5
	v_lshrrev_b32_e32 v6, 2, v6
	v_lshlrev_b32_e32 v7, 2, v6
	global_load_dword v7, v7, s[0:1]
	v_add_u32_e32 v8, 1, v6
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v0
	v_cndmask_b32_e32 v5, v6, v5, vcc
	v_cndmask_b32_e32 v3, v3, v8, vcc
	v_cmp_ge_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lquarter
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v3, s[0:1]
	s_endpgm
two_masks:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, 0x100
	s_mov_b64 s[6:7], 0
.Ltwo_masks:
	v_add_u32_e32 v6, v3, v5
	v_lshrrev_b32_e32 v6, 1, v6
	v_lshlrev_b32_e32 v7, 2, v6
	global_load_dword v7, v7, s[0:1]
	v_add_u32_e32 v8, 1, v6
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v0
	v_cmp_lt_u32_e64 s[8:9], v7, v1
	v_cndmask_b32_e64 v5, v6, v5, s[8:9]
	v_cndmask_b32_e32 v3, v3, v8, vcc
	v_cmp_ge_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Ltwo_masks
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v3, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel by_sum
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel sum_overflows
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel by_difference
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel stays_at_middle
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel both_stay
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel not_halved
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel may_meet
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel begins_high
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel quarter
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel two_masks
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
; want:
; bisect.s: kernel by_sum: clean
; bisect.s: kernel sum_overflows: possible
;   bisect.s:46:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left; it reads by plain loads: a data race, or not meant as a wait [simt-deadlock, possible]
;     waits for    bisect.s:46:2  global_load_dword v7, v7, s[0:1]
;     blocked      bisect.s:57:2  global_store_dword v1, v3, s[0:1]
;     way          @.Lsum_overflows (leaves the loop) -> @b2
;     meet again   at the end of the program
; bisect.s: kernel by_difference: clean
; bisect.s: kernel stays_at_middle: possible
;   bisect.s:99:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left; it reads by plain loads: a data race, or not meant as a wait [simt-deadlock, possible]
;     waits for    bisect.s:99:2  global_load_dword v7, v7, s[0:1]
;     blocked      bisect.s:110:2  global_store_dword v1, v3, s[0:1]
;     way          @.Lstays_at_middle (leaves the loop) -> @b2
;     meet again   at the end of the program
; bisect.s: kernel both_stay: possible
;   bisect.s:125:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left; it reads by plain loads: a data race, or not meant as a wait [simt-deadlock, possible]
;     waits for    bisect.s:125:2  global_load_dword v7, v7, s[0:1]
;     blocked      bisect.s:136:2  global_store_dword v1, v3, s[0:1]
;     way          @.Lboth_stay (leaves the loop) -> @b2
;     meet again   at the end of the program
; bisect.s: kernel not_halved: possible
;   bisect.s:150:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left; it reads by plain loads: a data race, or not meant as a wait [simt-deadlock, possible]
;     waits for    bisect.s:150:2  global_load_dword v7, v7, s[0:1]
;     blocked      bisect.s:161:2  global_store_dword v1, v3, s[0:1]
;     way          @.Lnot_halved (leaves the loop) -> @b2
;     meet again   at the end of the program
; bisect.s: kernel may_meet: possible
;   bisect.s:176:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left; it reads by plain loads: a data race, or not meant as a wait [simt-deadlock, possible]
;     waits for    bisect.s:176:2  global_load_dword v7, v7, s[0:1]
;     blocked      bisect.s:187:2  global_store_dword v1, v3, s[0:1]
;     way          @.Lmay_meet (leaves the loop) -> @b2
;     meet again   at the end of the program
; bisect.s: kernel begins_high: possible
;   bisect.s:202:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left; it reads by plain loads: a data race, or not meant as a wait [simt-deadlock, possible]
;     waits for    bisect.s:202:2  global_load_dword v7, v7, s[0:1]
;     blocked      bisect.s:213:2  global_store_dword v1, v3, s[0:1]
;     way          @.Lbegins_high (leaves the loop) -> @b2
;     meet again   at the end of the program
; bisect.s: kernel quarter: possible
;   bisect.s:228:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left; it reads by plain loads: a data race, or not meant as a wait [simt-deadlock, possible]
;     waits for    bisect.s:228:2  global_load_dword v7, v7, s[0:1]
;     blocked      bisect.s:239:2  global_store_dword v1, v3, s[0:1]
;     way          @.Lquarter (leaves the loop) -> @b2
;     meet again   at the end of the program
; bisect.s: kernel two_masks: possible
;   bisect.s:254:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left; it reads by plain loads: a data race, or not meant as a wait [simt-deadlock, possible]
;     waits for    bisect.s:254:2  global_load_dword v7, v7, s[0:1]
;     blocked      bisect.s:266:2  global_store_dword v1, v3, s[0:1]
;     way          @.Ltwo_masks (leaves the loop) -> @b2
;     meet again   at the end of the program

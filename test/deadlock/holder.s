; test: what only the lane executes that has a lock is not held back by a loop in which it waits; with twins in which others have the lock, too
; run:  deadlock %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
inside:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[14:15], 0
.LO1:
	global_atomic_cmpswap v7, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LE1
	s_mov_b64 s[6:7], 0
.L1:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L1
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1] offset:4
	global_store_dword v1, v1, s[0:1]
	v_mov_b32_e32 v6, 1
.LE1:
	s_mov_b64 exec, s[12:13]
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LO1
	s_endpgm
	.section .rodata
	.amdhsa_kernel inside
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
released_first:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[14:15], 0
.LO2:
	global_atomic_cmpswap v7, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LE2
	s_mov_b64 s[6:7], 0
	global_store_dword v1, v1, s[0:1]
.L2:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L2
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1] offset:4
	v_mov_b32_e32 v6, 1
.LE2:
	s_mov_b64 exec, s[12:13]
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LO2
	s_endpgm
	.section .rodata
	.amdhsa_kernel released_first
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
released_twice:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[14:15], 0
.LO3:
	global_atomic_cmpswap v7, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LE3
	s_mov_b64 s[6:7], 0
.L3:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L3
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1] offset:4
	global_store_dword v1, v1, s[0:1]
	global_store_dword v1, v1, s[0:1]
	v_mov_b32_e32 v6, 1
.LE3:
	s_mov_b64 exec, s[12:13]
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LO3
	s_endpgm
	.section .rodata
	.amdhsa_kernel released_twice
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
released_by_all:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[14:15], 0
.LO4:
	global_atomic_cmpswap v7, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LE4
	s_mov_b64 s[6:7], 0
.L4:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L4
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1] offset:4
	v_mov_b32_e32 v6, 1
.LE4:
	s_mov_b64 exec, s[12:13]
	global_store_dword v1, v1, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LO4
	s_endpgm
	.section .rodata
	.amdhsa_kernel released_by_all
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
inner_by_all:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[14:15], 0
.LO5:
	global_atomic_cmpswap v7, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LE5
	s_mov_b64 s[6:7], 0
.L5:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L5
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	v_mov_b32_e32 v6, 1
.LE5:
	s_mov_b64 exec, s[12:13]
	global_store_dword v1, v1, s[0:1] offset:4
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LO5
	s_endpgm
	.section .rodata
	.amdhsa_kernel inner_by_all
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
left_open:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[14:15], 0
.LO6:
	global_atomic_cmpswap v7, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LE6
	s_mov_b64 s[6:7], 0
.L6:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L6
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1] offset:4
	global_store_dword v1, v1, s[0:1]
	v_mov_b32_e32 v6, 1
.LE6:
	s_mov_b64 exec, s[12:13]
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LO6
	s_endpgm
	.section .rodata
	.amdhsa_kernel left_open
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
opened_behind:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[14:15], 0
.LO7:
	global_atomic_cmpswap v7, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LE7
	s_mov_b64 s[6:7], 0
.L7:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L7
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1] offset:4
	global_store_dword v1, v1, s[0:1]
	v_mov_b32_e32 v6, 1
.LE7:
	s_mov_b64 exec, s[12:13]
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LO7
	v_mov_b32_e32 v8, 0
	s_mov_b64 exec, -1
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel opened_behind
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
lock_of_each:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_lshlrev_b32_e32 v9, 3, v0
	s_mov_b64 s[14:15], 0
.LO8:
	global_atomic_cmpswap v7, v9, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LE8
	s_mov_b64 s[6:7], 0
.L8:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .L8
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1] offset:4
	global_store_dword v9, v1, s[0:1]
	v_mov_b32_e32 v6, 1
.LE8:
	s_mov_b64 exec, s[12:13]
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LO8
	s_endpgm
	.section .rodata
	.amdhsa_kernel lock_of_each
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
; want:
; holder.s: kernel inside: clean
; holder.s: kernel released_first: possible
;   holder.s:69:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    holder.s:69:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] offset:4 glc
;     blocked      holder.s:76:2  global_store_dword v1, v1, s[0:1] offset:4
;     way          @.L2 (leaves the loop) -> @b4
;     meet again   @.LE2, holder.s:79:2
; holder.s: kernel released_twice: possible
;   holder.s:112:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    holder.s:112:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] offset:4 glc
;     blocked      holder.s:119:2  global_store_dword v1, v1, s[0:1] offset:4
;     way          @.L3 (leaves the loop) -> @b4
;     meet again   @.LE3, holder.s:124:2
; holder.s: kernel released_by_all: possible
;   holder.s:157:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    holder.s:157:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] offset:4 glc
;     blocked      holder.s:164:2  global_store_dword v1, v1, s[0:1] offset:4
;     way          @.L4 (leaves the loop) -> @b4
;     meet again   @.LE4, holder.s:167:2
; holder.s: kernel inner_by_all: possible
;   holder.s:201:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    holder.s:201:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] offset:4 glc
;     blocked      holder.s:212:2  global_store_dword v1, v1, s[0:1] offset:4
;     way          @.L5 (leaves the loop) -> @b4 -> @.LE5
;     meet again   @b6, holder.s:217:2
; holder.s: kernel left_open: possible
;   holder.s:245:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    holder.s:245:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] offset:4 glc
;     blocked      holder.s:252:2  global_store_dword v1, v1, s[0:1] offset:4
;     way          @.L6 (leaves the loop) -> @b4
;     meet again   @.LE6, holder.s:256:2
; holder.s: kernel opened_behind: possible
;   holder.s:289:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    holder.s:289:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] offset:4 glc
;     blocked      holder.s:296:2  global_store_dword v1, v1, s[0:1] offset:4
;                  holder.s:307:2  global_store_dword v1, v1, s[0:1]
;     way          @.L7 (leaves the loop) -> @b4
;     meet again   at the end of the program
;   holder.s:282:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    holder.s:282:2  global_atomic_cmpswap v7, v1, v[4:5], s[0:1] glc
;     blocked      holder.s:307:2  global_store_dword v1, v1, s[0:1]
;     way          @.LO7 -> @.LE7 (leaves the loop) -> @b6
;     meet again   at the end of the program
; holder.s: kernel lock_of_each: possible
;   holder.s:337:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    holder.s:337:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] offset:4 glc
;     blocked      holder.s:344:2  global_store_dword v1, v1, s[0:1] offset:4
;     way          @.L8 (leaves the loop) -> @b4
;     meet again   @.LE8, holder.s:348:2

; test: back edges without a branch: the last instruction in front of the header writes EXEC
; run:  deadlock %s
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	; those that failed
of_failed:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	v_and_b32_e32 v6, 1, v0
	v_cmp_ne_u32_e64 s[10:11], 0, v6
	s_mov_b64 s[4:5], exec
	s_waitcnt lgkmcnt(0)
	s_branch .Lhead_of_failed
.Llatch_of_failed:
	s_and_b64 exec, exec, vcc
.Lhead_of_failed:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Llatch_of_failed
	s_mov_b64 exec, s[4:5]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel of_failed
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	; odd ones alone, others give up
of_odd:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	v_and_b32_e32 v6, 1, v0
	v_cmp_ne_u32_e64 s[10:11], 0, v6
	s_mov_b64 s[4:5], exec
	s_waitcnt lgkmcnt(0)
	s_branch .Lhead_of_odd
.Llatch_of_odd:
	s_and_b64 exec, vcc, s[10:11]
.Lhead_of_odd:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Llatch_of_odd
	s_mov_b64 exec, s[4:5]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel of_odd
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	; odd lanes count
odd_count:
	s_load_dword s20, s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v6, 1, v0
	v_cmp_ne_u32_e64 s[10:11], 0, v6
	s_waitcnt lgkmcnt(0)
	s_branch .Lhead_odd_count
.Llatch_odd_count:
	v_add_u32_e32 v1, 1, v1
	s_or_b64 exec, exec, s[8:9]
.Lhead_odd_count:
	s_barrier
	v_cmp_gt_i32_e32 vcc, s20, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lend_odd_count
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_branch .Llatch_odd_count
.Lend_odd_count:
	s_endpgm
	.section .rodata
	.amdhsa_kernel odd_count
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	; all lanes count
all_count:
	s_load_dword s20, s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v6, 1, v0
	v_cmp_ne_u32_e64 s[10:11], 0, v6
	s_waitcnt lgkmcnt(0)
	s_branch .Lhead_all_count
.Llatch_all_count:
	v_add_u32_e32 v1, 1, v1
	s_or_b64 exec, exec, s[8:9]
.Lhead_all_count:
	s_barrier
	v_cmp_gt_i32_e32 vcc, s20, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lend_all_count
	s_and_saveexec_b64 s[8:9], exec
	s_branch .Llatch_all_count
.Lend_all_count:
	s_endpgm
	.section .rodata
	.amdhsa_kernel all_count
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
; want:
; falls_back.s: kernel of_failed: deadlock
;   falls_back.s:20:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    falls_back.s:20:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      falls_back.s:25:2  global_store_dword v1, v1, s[0:1]
;     way          @.Lhead_of_failed (leaves the loop) -> @b2
;     meet again   at the end of the program
; falls_back.s: kernel of_odd: possible
;   falls_back.s:50:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    falls_back.s:50:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      falls_back.s:55:2  global_store_dword v1, v1, s[0:1]
;     way          @.Lhead_of_odd (leaves the loop) -> @b2
;     meet again   at the end of the program
; falls_back.s: kernel odd_count: possible
;   falls_back.s:78:2: barrier in a loop that lanes leave one after the other: wavefronts pass it differently often [barrier-divergence, possible]
;     here         falls_back.s:78:2  s_barrier
; falls_back.s: kernel all_count: clean

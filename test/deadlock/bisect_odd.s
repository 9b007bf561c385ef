; test: searches that halve an interval, all but: the difference turned round, ends that are equal, lanes that are not asked, bytes
; run:  deadlock %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
by_difference:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, 0x100
	v_and_b32_e32 v9, 1, v0
	v_cmp_ne_u32_e64 s[8:9], 0, v9
	s_mov_b64 s[12:13], exec
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lby_difference:
	v_sub_u32_e32 v6, v5, v3
	v_lshrrev_b32_e32 v6, 1, v6
	v_add_u32_e32 v6, v3, v6
	v_lshlrev_b32_e32 v7, 2, v6
	global_load_dword v7, v7, s[0:1] glc
	v_add_u32_e32 v8, 1, v6
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v0
	v_cndmask_b32_e32 v5, v6, v5, vcc
	v_cndmask_b32_e32 v3, v3, v8, vcc
	v_cmp_ge_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lby_difference
	s_mov_b64 exec, s[12:13]
	global_store_dword v1, v3, s[0:1]
	s_endpgm
turned:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, 0x100
	v_and_b32_e32 v9, 1, v0
	v_cmp_ne_u32_e64 s[8:9], 0, v9
	s_mov_b64 s[12:13], exec
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lturned:
	v_sub_u32_e32 v6, v3, v5
	v_lshrrev_b32_e32 v6, 1, v6
	v_add_u32_e32 v6, v3, v6
	v_lshlrev_b32_e32 v7, 2, v6
	global_load_dword v7, v7, s[0:1] glc
	v_add_u32_e32 v8, 1, v6
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v0
	v_cndmask_b32_e32 v5, v6, v5, vcc
	v_cndmask_b32_e32 v3, v3, v8, vcc
	v_cmp_ge_u32_e32 vcc, v3, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lturned
	s_mov_b64 exec, s[12:13]
	global_store_dword v1, v3, s[0:1]
	s_endpgm
equal_ends:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, 0x100
	v_and_b32_e32 v9, 1, v0
	v_cmp_ne_u32_e64 s[8:9], 0, v9
	s_mov_b64 s[12:13], exec
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lequal_ends:
	v_sub_u32_e32 v6, v5, v3
	v_lshrrev_b32_e32 v6, 1, v6
	v_add_u32_e32 v6, v3, v6
	v_lshlrev_b32_e32 v7, 2, v6
	global_load_dword v7, v7, s[0:1] glc
	v_add_u32_e32 v8, 1, v6
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v0
	v_cndmask_b32_e32 v5, v6, v5, vcc
	v_cndmask_b32_e32 v3, v3, v8, vcc
	v_cmp_ge_u32_e32 vcc, v5, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lequal_ends
	s_mov_b64 exec, s[12:13]
	global_store_dword v1, v3, s[0:1]
	s_endpgm
greater:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, 0x100
	v_and_b32_e32 v9, 1, v0
	v_cmp_ne_u32_e64 s[8:9], 0, v9
	s_mov_b64 s[12:13], exec
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lgreater:
	v_sub_u32_e32 v6, v5, v3
	v_lshrrev_b32_e32 v6, 1, v6
	v_add_u32_e32 v6, v3, v6
	v_lshlrev_b32_e32 v7, 2, v6
	global_load_dword v7, v7, s[0:1] glc
	v_add_u32_e32 v8, 1, v6
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v0
	v_cndmask_b32_e32 v5, v6, v5, vcc
	v_cndmask_b32_e32 v3, v3, v8, vcc
	v_cmp_gt_u32_e32 vcc, v5, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lgreater
	s_mov_b64 exec, s[12:13]
	global_store_dword v1, v3, s[0:1]
	s_endpgm
some_asked:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, 0x100
	v_and_b32_e32 v9, 1, v0
	v_cmp_ne_u32_e64 s[8:9], 0, v9
	s_mov_b64 s[12:13], exec
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lsome_asked:
	v_sub_u32_e32 v6, v5, v3
	v_lshrrev_b32_e32 v6, 1, v6
	v_add_u32_e32 v6, v3, v6
	v_lshlrev_b32_e32 v7, 2, v6
	global_load_dword v7, v7, s[0:1] glc
	v_add_u32_e32 v8, 1, v6
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v0
	v_cndmask_b32_e32 v5, v6, v5, vcc
	v_cndmask_b32_e32 v3, v3, v8, vcc
	s_mov_b64 s[10:11], exec
	s_and_b64 exec, exec, s[8:9]
	v_cmp_ge_u32_e32 vcc, v3, v5
	s_mov_b64 exec, s[10:11]
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lsome_asked
	s_mov_b64 exec, s[12:13]
	global_store_dword v1, v3, s[0:1]
	s_endpgm
bytes:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v5, 0x100
	v_and_b32_e32 v9, 1, v0
	v_cmp_ne_u32_e64 s[8:9], 0, v9
	s_mov_b64 s[12:13], exec
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lbytes:
	v_sub_u32_e32 v6, v5, v3
	v_lshrrev_b32_e32 v6, 1, v6
	v_add_u32_e32 v6, v3, v6
	v_lshlrev_b32_e32 v7, 2, v6
	global_load_dword v7, v7, s[0:1] glc
	v_add_u32_e32 v8, 1, v6
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v7, v0
	v_cndmask_b32_e32 v5, v6, v5, vcc
	v_cndmask_b32_e32 v3, v3, v8, vcc
	v_cmp_ge_u32_sdwa vcc, v3, v5 src0_sel:BYTE_0 src1_sel:BYTE_0
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lbytes
	s_mov_b64 exec, s[12:13]
	global_store_dword v1, v3, s[0:1]
	s_endpgm
	.section .rodata
	.p2align 6
	.amdhsa_kernel by_difference
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.p2align 6
	.amdhsa_kernel turned
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.p2align 6
	.amdhsa_kernel equal_ends
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.p2align 6
	.amdhsa_kernel greater
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.p2align 6
	.amdhsa_kernel some_asked
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.p2align 6
	.amdhsa_kernel bytes
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; bisect_odd.s: kernel by_difference: clean
; bisect_odd.s: kernel turned: possible
;   bisect_odd.s:49:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    bisect_odd.s:49:2  global_load_dword v7, v7, s[0:1] glc
;     blocked      bisect_odd.s:60:2  global_store_dword v1, v3, s[0:1]
;     way          @.Lturned (leaves the loop) -> @b2
;     meet again   at the end of the program
; bisect_odd.s: kernel equal_ends: possible
;   bisect_odd.s:77:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    bisect_odd.s:77:2  global_load_dword v7, v7, s[0:1] glc
;     blocked      bisect_odd.s:87:2  global_store_dword v1, v3, s[0:1]
;     way          @.Lequal_ends (leaves the loop) -> @b2
;     meet again   at the end of the program
; bisect_odd.s: kernel greater: clean
; bisect_odd.s: kernel some_asked: possible
;   bisect_odd.s:131:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    bisect_odd.s:131:2  global_load_dword v7, v7, s[0:1] glc
;     blocked      bisect_odd.s:145:2  global_store_dword v1, v3, s[0:1]
;     way          @.Lsome_asked (leaves the loop) -> @b2
;     meet again   at the end of the program
; bisect_odd.s: kernel bytes: possible
;   bisect_odd.s:162:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    bisect_odd.s:162:2  global_load_dword v7, v7, s[0:1] glc
;     blocked      bisect_odd.s:173:2  global_store_dword v1, v3, s[0:1]
;     way          @.Lbytes (leaves the loop) -> @b2
;     meet again   at the end of the program

; test: tries up to a limit that is read again each time: a counter that is less than a limit, or greater, has not come to its end; by steps of two, or where it may be equal, it may pass over the end
; run:  deadlock %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
less:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v5, 0
	s_mov_b32 s8, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lless:
	global_load_dword v3, v1, s[0:1] glc
	global_load_dword v4, v1, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_readfirstlane_b32 s9, v4
	s_add_i32 s8, s8, 1
	s_cmp_ge_i32 s8, s9
	s_cselect_b64 s[10:11], -1, 0
	s_or_b64 s[10:11], s[10:11], vcc
	s_or_b64 s[6:7], s[10:11], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lless
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel less
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
greater:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v5, 0
	s_mov_b32 s8, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lgreater:
	global_load_dword v3, v1, s[0:1] glc
	global_load_dword v4, v1, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_add_u32_e32 v5, -1, v5
	v_cmp_le_u32_e64 s[10:11], v5, v4
	s_or_b64 s[10:11], s[10:11], vcc
	s_or_b64 s[6:7], s[10:11], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lgreater
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel greater
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
by_two:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v5, 0
	s_mov_b32 s8, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lby_two:
	global_load_dword v3, v1, s[0:1] glc
	global_load_dword v4, v1, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_readfirstlane_b32 s9, v4
	s_add_i32 s8, s8, 2
	s_cmp_ge_i32 s8, s9
	s_cselect_b64 s[10:11], -1, 0
	s_or_b64 s[10:11], s[10:11], vcc
	s_or_b64 s[6:7], s[10:11], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lby_two
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel by_two
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
or_equal:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v5, 0
	s_mov_b32 s8, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lor_equal:
	global_load_dword v3, v1, s[0:1] glc
	global_load_dword v4, v1, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_add_u32_e32 v5, 1, v5
	v_cmp_gt_i32_e64 s[10:11], v5, v4
	s_or_b64 s[10:11], s[10:11], vcc
	s_or_b64 s[6:7], s[10:11], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lor_equal
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel or_equal
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
; want:
; limit_anew.s: kernel less: clean
; limit_anew.s: kernel greater: clean
; limit_anew.s: kernel by_two: possible
;   limit_anew.s:79:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    limit_anew.s:79:2  global_load_dword v3, v1, s[0:1] glc
;                  limit_anew.s:80:2  global_load_dword v4, v1, s[0:1] offset:4 glc
;     blocked      limit_anew.s:92:2  global_store_dword v1, v2, s[0:1]
;     way          @.Lby_two (leaves the loop) -> @b2
;     meet again   at the end of the program
; limit_anew.s: kernel or_equal: possible
;   limit_anew.s:112:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    limit_anew.s:112:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      limit_anew.s:123:2  global_store_dword v1, v2, s[0:1]
;     way          @.Lor_equal (leaves the loop) -> @b2
;     meet again   at the end of the program

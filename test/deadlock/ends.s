; test: polls that give up, with their masks in lanes of a register: after a limit; one that may jump over its limit and goes on for ever; one that counts in some lanes only; one whose limit moves with the counter, until it wraps around
; run:  deadlock %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
by_one:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v9, s6, 0
	v_writelane_b32 v9, s7, 1
	s_waitcnt lgkmcnt(0)
.Lby_one:
	global_load_dword v3, v1, s[0:1] glc
	v_add_u32_e32 v4, 1, v4
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_cmp_le_u32_e64 s[8:9], s10, v4
	s_or_b64 vcc, vcc, s[8:9]
	v_readlane_b32 s6, v9, 0
	v_readlane_b32 s7, v9, 1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_writelane_b32 v9, s6, 0
	v_writelane_b32 v9, s7, 1
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lby_one
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
by_two:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v9, s6, 0
	v_writelane_b32 v9, s7, 1
	s_waitcnt lgkmcnt(0)
.Lby_two:
	global_load_dword v3, v1, s[0:1] glc
	v_add_u32_e32 v4, 2, v4
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_cmp_le_u32_e64 s[8:9], s10, v4
	s_or_b64 vcc, vcc, s[8:9]
	v_readlane_b32 s6, v9, 0
	v_readlane_b32 s7, v9, 1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_writelane_b32 v9, s6, 0
	v_writelane_b32 v9, s7, 1
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lby_two
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
by_two_to_number:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v9, s6, 0
	v_writelane_b32 v9, s7, 1
	s_waitcnt lgkmcnt(0)
.Lby_two_to_number:
	global_load_dword v3, v1, s[0:1] glc
	v_add_u32_e32 v4, 2, v4
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_cmp_le_u32_e64 s[8:9], 63, v4
	s_or_b64 vcc, vcc, s[8:9]
	v_readlane_b32 s6, v9, 0
	v_readlane_b32 s7, v9, 1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_writelane_b32 v9, s6, 0
	v_writelane_b32 v9, s7, 1
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lby_two_to_number
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
beyond:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v9, s6, 0
	v_writelane_b32 v9, s7, 1
	s_waitcnt lgkmcnt(0)
.Lbeyond:
	global_load_dword v3, v1, s[0:1] glc
	v_add_u32_e32 v4, 1, v4
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_cmp_lt_u32_e64 s[8:9], s10, v4
	s_or_b64 vcc, vcc, s[8:9]
	v_readlane_b32 s6, v9, 0
	v_readlane_b32 s7, v9, 1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_writelane_b32 v9, s6, 0
	v_writelane_b32 v9, s7, 1
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lbeyond
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
down:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v9, s6, 0
	v_writelane_b32 v9, s7, 1
	s_waitcnt lgkmcnt(0)
.Ldown:
	global_load_dword v3, v1, s[0:1] glc
	v_add_u32_e32 v4, -1, v4
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_cmp_gt_i32_e64 s[8:9], -9, v4
	s_or_b64 vcc, vcc, s[8:9]
	v_readlane_b32 s6, v9, 0
	v_readlane_b32 s7, v9, 1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_writelane_b32 v9, s6, 0
	v_writelane_b32 v9, s7, 1
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Ldown
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
wrong_way:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v9, s6, 0
	v_writelane_b32 v9, s7, 1
	s_waitcnt lgkmcnt(0)
.Lwrong_way:
	global_load_dword v3, v1, s[0:1] glc
	v_add_u32_e32 v4, -1, v4
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_cmp_le_u32_e64 s[8:9], s10, v4
	s_or_b64 vcc, vcc, s[8:9]
	v_readlane_b32 s6, v9, 0
	v_readlane_b32 s7, v9, 1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_writelane_b32 v9, s6, 0
	v_writelane_b32 v9, s7, 1
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lwrong_way
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
in_some_lanes:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v9, s6, 0
	v_writelane_b32 v9, s7, 1
	s_waitcnt lgkmcnt(0)
.Lin_some_lanes:
	global_load_dword v3, v1, s[0:1] glc
	v_cmp_lt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[12:13], vcc
	v_add_u32_e32 v4, 1, v4
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_cmp_le_u32_e64 s[8:9], s10, v4
	s_or_b64 vcc, vcc, s[8:9]
	v_readlane_b32 s6, v9, 0
	v_readlane_b32 s7, v9, 1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_writelane_b32 v9, s6, 0
	v_writelane_b32 v9, s7, 1
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lin_some_lanes
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
limit_moves:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v4, 0
	s_mov_b64 s[6:7], 0
	v_writelane_b32 v9, s6, 0
	v_writelane_b32 v9, s7, 1
	s_waitcnt lgkmcnt(0)
.Llimit_moves:
	global_load_dword v3, v1, s[0:1] glc
	v_add_u32_e32 v4, 1, v4
	s_add_u32 s10, s10, 1
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_cmp_le_u32_e64 s[8:9], s10, v4
	s_or_b64 vcc, vcc, s[8:9]
	v_readlane_b32 s6, v9, 0
	v_readlane_b32 s7, v9, 1
	s_or_b64 s[6:7], vcc, s[6:7]
	v_writelane_b32 v9, s6, 0
	v_writelane_b32 v9, s7, 1
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Llimit_moves
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel by_one
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel by_two
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel by_two_to_number
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel beyond
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel down
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel wrong_way
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel in_some_lanes
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel limit_moves
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
; want:
; ends.s: kernel by_one: clean
; ends.s: kernel by_two: possible
;   ends.s:44:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    ends.s:44:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      ends.s:58:2  global_store_dword v1, v2, s[0:1]
;     way          @.Lby_two (leaves the loop) -> @b2
;     meet again   at the end of the program
; ends.s: kernel by_two_to_number: clean
; ends.s: kernel beyond: possible
;   ends.s:98:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    ends.s:98:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      ends.s:112:2  global_store_dword v1, v2, s[0:1]
;     way          @.Lbeyond (leaves the loop) -> @b2
;     meet again   at the end of the program
; ends.s: kernel down: clean
; ends.s: kernel wrong_way: clean
; ends.s: kernel in_some_lanes: possible
;   ends.s:179:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    ends.s:179:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      ends.s:196:2  global_store_dword v1, v2, s[0:1]
;     way          @.Lin_some_lanes (leaves the loop) -> @b2
;     meet again   at the end of the program
; ends.s: kernel limit_moves: clean

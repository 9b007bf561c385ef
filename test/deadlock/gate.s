; test: a lock that lanes take in turn: who holds it is not waited for, as nobody else passes; not so if another lane releases it before its turn,
;       waits at a place of its own or for a number of its own, leaves without the lock, or with another number, or writes to it while it waits
; run:  deadlock %s --workgroup 64
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
own_turn:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b32 s8, 0
	v_mov_b32_e32 v5, 4
	s_waitcnt lgkmcnt(0)
.Lown_turn_turn:
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lown_turn_next
	s_mov_b64 s[12:13], 0
.Lown_turn_spin:
	global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lown_turn_spin
	s_or_b64 exec, exec, s[12:13]
	global_store_dword v1, v1, s[0:1]
.Lown_turn_next:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s8, s8, 1
	s_cmp_lt_u32 s8, 64
	s_cbranch_scc1 .Lown_turn_turn
	s_endpgm
released_before_turn:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b32 s8, 0
	v_mov_b32_e32 v5, 4
	s_waitcnt lgkmcnt(0)
.Lreleased_before_turn_turn:
	global_store_dword v1, v1, s[0:1]
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lreleased_before_turn_next
	s_mov_b64 s[12:13], 0
.Lreleased_before_turn_spin:
	global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lreleased_before_turn_spin
	s_or_b64 exec, exec, s[12:13]
	global_store_dword v1, v1, s[0:1]
.Lreleased_before_turn_next:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s8, s8, 1
	s_cmp_lt_u32 s8, 64
	s_cbranch_scc1 .Lreleased_before_turn_turn
	s_endpgm
place_of_lane:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b32 s8, 0
	v_mov_b32_e32 v5, 4
	s_waitcnt lgkmcnt(0)
.Lplace_of_lane_turn:
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lplace_of_lane_next
	s_mov_b64 s[12:13], 0
.Lplace_of_lane_spin:
	global_atomic_cmpswap v4, v6, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lplace_of_lane_spin
	s_or_b64 exec, exec, s[12:13]
	global_store_dword v6, v1, s[0:1]
.Lplace_of_lane_next:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s8, s8, 1
	s_cmp_lt_u32 s8, 64
	s_cbranch_scc1 .Lplace_of_lane_turn
	s_endpgm
number_of_lane:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, v0
	s_mov_b32 s8, 0
	v_mov_b32_e32 v5, 4
	s_waitcnt lgkmcnt(0)
.Lnumber_of_lane_turn:
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lnumber_of_lane_next
	s_mov_b64 s[12:13], 0
.Lnumber_of_lane_spin:
	global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lnumber_of_lane_spin
	s_or_b64 exec, exec, s[12:13]
	global_store_dword v1, v1, s[0:1]
.Lnumber_of_lane_next:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s8, s8, 1
	s_cmp_lt_u32 s8, 64
	s_cbranch_scc1 .Lnumber_of_lane_turn
	s_endpgm
other_way_out:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b32 s8, 0
	v_mov_b32_e32 v5, 4
	s_waitcnt lgkmcnt(0)
.Lother_way_out_turn:
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lother_way_out_next
	s_mov_b64 s[12:13], 0
.Lother_way_out_spin:
	global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_cmp_eq_u32_e64 s[14:15], 2, v4
	s_or_b64 vcc, vcc, s[14:15]
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lother_way_out_spin
	s_or_b64 exec, exec, s[12:13]
	global_store_dword v1, v1, s[0:1]
.Lother_way_out_next:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s8, s8, 1
	s_cmp_lt_u32 s8, 64
	s_cbranch_scc1 .Lother_way_out_turn
	s_endpgm
written_inside:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b32 s8, 0
	v_mov_b32_e32 v5, 4
	s_waitcnt lgkmcnt(0)
.Lwritten_inside_turn:
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lwritten_inside_next
	s_mov_b64 s[12:13], 0
.Lwritten_inside_spin:
	global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	global_store_dword v5, v2, s[0:1] offset:-4
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lwritten_inside_spin
	s_or_b64 exec, exec, s[12:13]
	global_store_dword v1, v1, s[0:1]
.Lwritten_inside_next:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s8, s8, 1
	s_cmp_lt_u32 s8, 64
	s_cbranch_scc1 .Lwritten_inside_turn
	s_endpgm
other_number:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b32 s8, 0
	v_mov_b32_e32 v5, 4
	s_waitcnt lgkmcnt(0)
.Lother_number_turn:
	v_cmp_eq_u32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lother_number_next
	s_mov_b64 s[12:13], 0
.Lother_number_spin:
	global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v5, v4
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lother_number_spin
	s_or_b64 exec, exec, s[12:13]
	global_store_dword v1, v1, s[0:1]
.Lother_number_next:
	s_or_b64 exec, exec, s[10:11]
	s_add_i32 s8, s8, 1
	s_cmp_lt_u32 s8, 64
	s_cbranch_scc1 .Lother_number_turn
	s_endpgm
	.section .rodata
	.amdhsa_kernel own_turn
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel released_before_turn
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel place_of_lane
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel number_of_lane
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel other_way_out
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel written_inside
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel other_number
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
; want:
; gate.s: kernel own_turn: clean, in workgroups of 64
; gate.s: kernel released_before_turn: possible, in workgroups of 64
;   gate.s:50:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    gate.s:50:2  global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
;     blocked      gate.s:44:2  global_store_dword v1, v1, s[0:1]
;                  gate.s:57:2  global_store_dword v1, v1, s[0:1]
;     way          @.Lreleased_before_turn_spin (leaves the loop) -> @b4 -> @.Lreleased_before_turn_next -> @.Lreleased_before_turn_turn
;     meet again   @b6, gate.s:63:2
; gate.s: kernel place_of_lane: possible, in workgroups of 64
;   gate.s:78:2: lanes wait in this loop for a write that lanes reach only by the back edge of an outer loop, which they cannot take meanwhile [simt-deadlock, possible]
;     waits for    gate.s:78:2  global_atomic_cmpswap v4, v6, v[2:3], s[0:1] glc
;     blocked      gate.s:85:2  global_store_dword v6, v1, s[0:1]
;     way          @.Lplace_of_lane_spin (leaves the loop) -> @b4
;     meet again   @b6, gate.s:91:2
; gate.s: kernel number_of_lane: possible, in workgroups of 64
;   gate.s:106:2: lanes wait in this loop for a write that lanes reach only by the back edge of an outer loop, which they cannot take meanwhile [simt-deadlock, possible]
;     waits for    gate.s:106:2  global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
;     blocked      gate.s:113:2  global_store_dword v1, v1, s[0:1]
;                  gate.s:106:2  global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
;     way          @.Lnumber_of_lane_spin (leaves the loop) -> @b4
;     meet again   @b6, gate.s:119:2
; gate.s: kernel other_way_out: possible, in workgroups of 64
;   gate.s:134:2: lanes wait in this loop for a write that lanes reach only by the back edge of an outer loop, which they cannot take meanwhile [simt-deadlock, possible]
;     waits for    gate.s:134:2  global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
;     blocked      gate.s:143:2  global_store_dword v1, v1, s[0:1]
;     way          @.Lother_way_out_spin (leaves the loop) -> @b4
;     meet again   @b6, gate.s:149:2
; gate.s: kernel written_inside: possible, in workgroups of 64
;   gate.s:164:2: lanes wait in this loop for a write that lanes reach only by the back edge of an outer loop, which they cannot take meanwhile [simt-deadlock, possible]
;     waits for    gate.s:164:2  global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
;     blocked      gate.s:172:2  global_store_dword v1, v1, s[0:1]
;                  gate.s:167:2  global_store_dword v5, v2, s[0:1] offset:-4
;     way          @.Lwritten_inside_spin (leaves the loop) -> @b4
;     meet again   @b6, gate.s:178:2
; gate.s: kernel other_number: possible, in workgroups of 64
;   gate.s:193:2: lanes wait in this loop for a write that lanes reach only by the back edge of an outer loop, which they cannot take meanwhile [simt-deadlock, possible]
;     waits for    gate.s:193:2  global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
;     blocked      gate.s:200:2  global_store_dword v1, v1, s[0:1]
;                  gate.s:193:2  global_atomic_cmpswap v4, v1, v[2:3], s[0:1] glc
;     way          @.Lother_number_spin (leaves the loop) -> @b4
;     meet again   @b6, gate.s:206:2

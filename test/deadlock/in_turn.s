; test: two waves wait for each other, each holding back the lane that the other needs; a chain of workgroups in one direction does not; what the launch excludes
; run:  deadlock %s --workgroup 64 --grid 128
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
ping:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_cmp_eq_u32_e64 s[12:13], 63, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .Lother
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lafter
.Lone:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Lone
.Lafter:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[12:13]
	global_store_dword v1, v2, s[0:1] offset:4
	s_endpgm
.Lother:
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lbehind
.Ltwo:
	global_load_dword v3, v1, s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Ltwo
.Lbehind:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[12:13]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel ping
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
halo:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_lshl_b32 s7, s6, 2
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s7
	v_cmp_eq_u32_e64 s[12:13], 63, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lset
.Llow:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Llow
.Lhigh:
	global_load_dword v3, v1, s[0:1] offset:8 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Lhigh
.Lset:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[12:13]
	global_store_dword v1, v2, s[0:1] offset:4
	s_endpgm
	.section .rodata
	.amdhsa_kernel halo
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
chain:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_lshl_b32 s7, s6, 2
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s7
	v_cmp_eq_u32_e64 s[12:13], 63, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lgo
.Llower:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Llower
.Lgo:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[12:13]
	global_store_dword v1, v2, s[0:1] offset:4
	s_endpgm
	.section .rodata
	.amdhsa_kernel chain
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
own:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_lshl_b32 s7, s6, 8
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b64 s[8:9], 0
	v_add_u32_e32 v1, s7, v1
	s_waitcnt lgkmcnt(0)
.Lown:
	global_atomic_cmpswap v5, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lown
	s_or_b64 exec, exec, s[8:9]
	global_store_dword v1, v4, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel own
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
bins:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b64 s[8:9], 0
	s_waitcnt lgkmcnt(0)
.Lbin:
	global_atomic_cmpswap v5, v1, v[2:3], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lbin
	s_or_b64 exec, exec, s[8:9]
	global_store_dword v1, v4, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel bins
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
; want:
; in_turn.s: kernel ping: possible, for 128 work-items in workgroups of 64
;   in_turn.s:31:2: lanes wait in this loop for another wavefront, and lanes that have left it do not go on before all have left, to a write for which the other wavefront waits [simt-deadlock, possible]
;     waits for    in_turn.s:31:2  global_load_dword v3, v1, s[0:1] offset:4 glc
;     blocked      in_turn.s:38:2  global_store_dword v1, v2, s[0:1]
;     in turn      in_turn.s:31:2 (work-items 0 to 63) waits for in_turn.s:25:2 of another wave at in_turn.s:18:2
;                  in_turn.s:18:2 (work-items 0 to 63) waits for in_turn.s:38:2 of another wave at in_turn.s:31:2, which holds it back
;     way          @.Ltwo (leaves the loop) -> @.Lbehind
;     meet again   at the end of the program
;   in_turn.s:18:2: lanes wait in this loop for another wavefront, and lanes that have left it do not go on before all have left, to a write for which the other wavefront waits [simt-deadlock, possible]
;     waits for    in_turn.s:18:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      in_turn.s:25:2  global_store_dword v1, v2, s[0:1] offset:4
;     in turn      in_turn.s:18:2 (work-items 0 to 63) waits for in_turn.s:38:2 of another wave at in_turn.s:31:2
;                  in_turn.s:31:2 (work-items 0 to 63) waits for in_turn.s:25:2 of another wave at in_turn.s:18:2, which holds it back
;     way          @.Lone (leaves the loop) -> @.Lafter
;     meet again   at the end of the program
; in_turn.s: kernel halo: possible, for 128 work-items in workgroups of 64
;   in_turn.s:65:2: lanes wait in this loop for another wavefront, and lanes that have left it do not go on before all have left, to a write for which the other wavefront waits [simt-deadlock, possible]
;     waits for    in_turn.s:65:2  global_load_dword v3, v1, s[0:1] offset:8 glc
;     blocked      in_turn.s:72:2  global_store_dword v1, v2, s[0:1] offset:4
;     in turn      in_turn.s:65:2 (work-items 0 to 63) waits for in_turn.s:72:2 of another wave at in_turn.s:65:2, of the workgroup 1 above, which holds it back
;     way          @.Lhigh (leaves the loop) -> @.Lset
;     meet again   at the end of the program
;   in_turn.s:60:2: lanes wait in this loop for another wavefront, and lanes that have left it do not go on before all have left, to a write for which the other wavefront waits [simt-deadlock, possible]
;     waits for    in_turn.s:60:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      in_turn.s:72:2  global_store_dword v1, v2, s[0:1] offset:4
;     in turn      in_turn.s:60:2 (work-items 0 to 63) waits for in_turn.s:72:2 of another wave at in_turn.s:65:2, of the workgroup 1 below
;                  in_turn.s:65:2 (work-items 0 to 63) waits for in_turn.s:72:2 of another wave at in_turn.s:60:2, of the workgroup 1 above, which holds it back
;     way          @.Llow (leaves the loop) -> @.Lhigh -> @.Lset
;     meet again   at the end of the program
; in_turn.s: kernel chain: clean, for 128 work-items in workgroups of 64
; in_turn.s: kernel own: clean, for 128 work-items in workgroups of 64
; in_turn.s: kernel bins: possible, for 128 work-items in workgroups of 64
;   in_turn.s:150:2: lanes wait in this loop for another wavefront, and lanes that have left it do not go on before all have left, to a write for which the other wavefront waits [simt-deadlock, possible]
;     waits for    in_turn.s:150:2  global_atomic_cmpswap v5, v1, v[2:3], s[0:1] glc
;     blocked      in_turn.s:157:2  global_store_dword v1, v4, s[0:1]
;     in turn      in_turn.s:150:2 waits for in_turn.s:157:2 of another wave at in_turn.s:150:2, which holds it back
;     way          @.Lbin (leaves the loop) -> @b2
;     meet again   at the end of the program
; run:  deadlock %s --workgroup 64 --grid 64
; want:
; in_turn.s: kernel ping: clean, for 64 work-items in workgroups of 64
; in_turn.s: kernel halo: clean, for 64 work-items in workgroups of 64
; in_turn.s: kernel chain: clean, for 64 work-items in workgroups of 64
; in_turn.s: kernel own: clean, for 64 work-items in workgroups of 64
; in_turn.s: kernel bins: clean, for 64 work-items in workgroups of 64

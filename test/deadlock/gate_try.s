; test: a gate that begins at a first try keeps out the lanes that try: lane 0 holds the lock, is off there, and releases it behind the gate; lane 1 waits for that
; run:  deadlock %s --workgroup 64
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
holder_is_off:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	v_cmp_eq_u32_e64 s[10:11], 0, v0
	v_cmp_eq_u32_e64 s[12:13], 1, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[14:15], s6, 1
	s_and_saveexec_b64 s[20:21], s[10:11]
.Ltake:
	global_atomic_cmpswap v4, v1, v[2:3], s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Ltake
	s_mov_b64 exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[12:13]
.Lwait:
	global_atomic_cmpswap v4, v1, v[2:3], s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lwait
	s_and_b64 exec, s[20:21], s[12:13]
	global_store_dword v1, v3, s[4:5]
	s_mov_b64 exec, s[20:21]
	s_and_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[22:23], s[14:15]
	s_cbranch_execz .Ltry
.Ltry:
	global_atomic_cmpswap v4, v1, v[2:3], s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .Lgot
.Lagain:
	global_atomic_cmpswap v4, v1, v[2:3], s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lagain
.Lgot:
	s_mov_b64 exec, s[22:23]
	global_store_dword v1, v3, s[4:5]
	s_endpgm
	.amdhsa_kernel holder_is_off
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; gate_try.s: kernel holder_is_off: possible, in workgroups of 64
;   gate_try.s:25:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    gate_try.s:25:2  global_atomic_cmpswap v4, v1, v[2:3], s[4:5] glc
;     blocked      gate_try.s:50:2  global_store_dword v1, v3, s[4:5]
;     way          @.Lwait (leaves the loop) -> @b4 -> @.Ltry -> @.Lgot
;     meet again   at the end of the program
;   gate_try.s:17:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    gate_try.s:17:2  global_atomic_cmpswap v4, v1, v[2:3], s[4:5] glc
;     blocked      gate_try.s:31:2  global_store_dword v1, v3, s[4:5]
;     way          @.Ltake (leaves the loop) -> @b2 -> @.Lwait -> @b4
;     meet again   at the end of the program

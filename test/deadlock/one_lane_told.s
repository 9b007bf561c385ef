; test: an argument chooses one lane by the low bits of the id, if they count the lanes of a wave
; run:  deadlock %s --workgroup 256
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	one_of_64,@function
one_of_64:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x8
	v_and_b32_e32 v1, 63, v0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, s2, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_one_of_64
	s_mov_b64 s[8:9], exec
.Ltry_one_of_64:
	global_atomic_cmpswap v7, v2, v[5:6], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Ltry_one_of_64
	s_mov_b64 exec, s[8:9]
	global_atomic_swap v2, v2, s[0:1]
.Lend_one_of_64:
	s_endpgm
	.section .rodata
	.amdhsa_kernel one_of_64
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
	.text
	.type	two_of_64,@function
two_of_64:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x8
	v_and_b32_e32 v1, 31, v0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, s2, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_two_of_64
	s_mov_b64 s[8:9], exec
.Ltry_two_of_64:
	global_atomic_cmpswap v7, v2, v[5:6], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Ltry_two_of_64
	s_mov_b64 exec, s[8:9]
	global_atomic_swap v2, v2, s[0:1]
.Lend_two_of_64:
	s_endpgm
	.section .rodata
	.amdhsa_kernel two_of_64
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
; want:
; one_lane_told.s: kernel one_of_64: clean, in workgroups of 256
; one_lane_told.s: kernel two_of_64: possible, in workgroups of 256
;   one_lane_told.s:51:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    one_lane_told.s:51:2  global_atomic_cmpswap v7, v2, v[5:6], s[0:1] glc
;     blocked      one_lane_told.s:57:2  global_atomic_swap v2, v2, s[0:1]
;     way          @.Ltry_two_of_64 (leaves the loop) -> @b3
;     meet again   @.Lend_two_of_64, one_lane_told.s:59:2

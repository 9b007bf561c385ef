; test: a loop that is entered at two places: lanes wait in a part of it for what is written in another one
; run:  deadlock --workgroup 64 %s
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	entered_twice,@function
entered_twice:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_movk_i32 s10, 3
	v_cmp_ne_u32_e32 vcc, 9, v0
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .Lset
.Lwait:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Lwait
.Lset:
	s_mov_b64 exec, s[8:9]
	global_store_dword v1, v2, s[0:1]
	s_sub_u32 s10, s10, 1
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc1 .Lwait
	s_endpgm
	.size	entered_twice, .-entered_twice
	.section	.rodata
	.amdhsa_kernel entered_twice
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 20
	.end_amdhsa_kernel
; want:
; entered_twice.s: kernel entered_twice: possible, in workgroups of 64
;   entered_twice.s:17:2: lanes wait in this loop for a write that lanes reach only by the back edge of an outer loop, which they cannot take meanwhile [simt-deadlock, possible]
;     waits for    entered_twice.s:17:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      entered_twice.s:23:2  global_store_dword v1, v2, s[0:1]
;     meet again   @b2, entered_twice.s:27:2
; entered_twice.s:22:2: warning: entered_twice: entered_twice: a loop of 2 blocks is entered at 2 places [irreducible]
;      22 | 	s_mov_b64 exec, s[8:9]
;         | 	^~~~~~~~~
; entered_twice.s:22:2: note: entered at .Lset
;      22 | 	s_mov_b64 exec, s[8:9]
;         | 	^~~~~~~~~
; entered_twice.s:17:2: note: entered at .Lwait
;      17 | 	global_load_dword v3, v1, s[0:1] glc
;         | 	^~~~~~~~~~~~~~~~~
;         = give a bound for each entry of the loop in a flow fact, or restructure the source (goto into a loop, switch that falls into one)

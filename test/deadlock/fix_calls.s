; test: --fix puts the text of a function that waits in place of its call, also of one to which it jumps, as often as it is called; not that of a function
;       with data between its instructions: that kernel stays as it was
; run:  deadlock --fix -o /dev/null %s
; exit: 3
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type	give,@function
give:	s_mov_b64 s[8:9], exec
	v_mov_b32_e32 v2, 0
	v_cmp_ne_u32_e32 vcc, 0, v5		; lanes of odd numbers give it back later
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lsome
	s_sleep 1
.Lsome:	s_or_b64 exec, exec, s[6:7]
	global_atomic_swap v[0:1], v2, off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
	.type	add_and_give,@function
add_and_give:
	global_load_dword v4, v[0:1], off offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, 1, v4
	global_store_dword v[0:1], v4, off offset:4
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, give@rel32@lo+4
	s_addc_u32 s7, s7, give@rel32@hi+12
	s_setpc_b64 s[6:7]
	.type	take,@function
take:
	.file	0 "/of/the" "source; take"	; the first function of a text has this line
	.p2align 2
	s_waitcnt vmcnt(0)
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
.Ltry:
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .Ltry
	s_or_b64 exec, exec, s[4:5]
	s_setpc_b64 s[30:31]
	.type	odd,@function
odd:	s_waitcnt vmcnt(0)
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_branch .Lagain
	.long	0xbf800000
.Lagain:
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .Lagain
	s_or_b64 exec, exec, s[4:5]
	s_setpc_b64 s[30:31]
	.type	twice,@function
twice:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_and_b32_e32 v5, 1, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, take@rel32@lo+4
	s_addc_u32 s11, s11, take@rel32@hi+12
	s_swappc_b64 s[30:31], s[10:11]
	s_getpc_b64 s[12:13]
	s_add_u32 s12, s12, add_and_give@rel32@lo+4
	s_addc_u32 s13, s13, add_and_give@rel32@hi+12
	s_swappc_b64 s[30:31], s[12:13]
	s_swappc_b64 s[30:31], s[10:11]
.Llast:	s_swappc_b64 s[30:31], s[12:13]
	s_endpgm
	.type	data_in_callee,@function
data_in_callee:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_and_b32_e32 v5, 1, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, odd@rel32@lo+4
	s_addc_u32 s11, s11, odd@rel32@hi+12
	s_swappc_b64 s[30:31], s[10:11]
	s_getpc_b64 s[12:13]
	s_add_u32 s12, s12, add_and_give@rel32@lo+4
	s_addc_u32 s13, s13, add_and_give@rel32@hi+12
	s_swappc_b64 s[30:31], s[12:13]
	s_endpgm
	.section	.rodata
	.amdhsa_kernel twice
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel data_in_callee
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; fix_calls.s:89:2: refused: data_in_callee: its calls are not replaced: what they call is not known, or more than instructions [not-fixed]
;      89 | 	s_swappc_b64 s[30:31], s[10:11]
;         | 	^~~~~~~~~~~~
;         = move the write into the loop in the source, so that a lane writes in the iteration in which it stops waiting
; note: fix_calls.s: of 2 kernels that may wait, 1 is rewritten [fixed]
;         = wavebound deadlock without --fix reports what it found

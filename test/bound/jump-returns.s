; test: a function that is jumped to returns to what s[30:31] hold then, which must be what they held at the start
; run:  analyze %s --grid 64 --workgroup 64 --exact off | grep -E "^kernel|    b[0-9]"
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.type	leaf,@function
leaf:
	s_add_u32 s34, s34, 1
	s_cmp_eq_u32 s34, 0x2000
	s_cbranch_scc1 .Lend
	s_setpc_b64 s[30:31]
.Lend:
	s_endpgm
	.type	mid,@function
mid:
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, leaf@rel32@lo+4
	s_addc_u32 s7, s7, leaf@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
	s_setpc_b64 s[6:7]
	.type	k,@function
k:
	s_mov_b32 s34, 0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mid@rel32@lo+4
	s_addc_u32 s5, s5, mid@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
	.text
; want:
; kernel k: refused
; jump-returns.s:20:2: refused: mid: a jump to a function that returns to s[30:31], which may hold another address than at the start [indirect-call]
;      20 | 	s_setpc_b64 s[6:7]
;         | 	^~~~~~~~~~~
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; jump-returns.s:27:2: refused: k: 'k' calls 'mid', which cannot be analysed: a jump to a function that returns to s[30:31], which may hold another address than at the start [callee-refused]
;      27 | 	s_swappc_b64 s[30:31], s[4:5]
;         | 	^~~~~~~~~~~~
;         = see the message about the callee

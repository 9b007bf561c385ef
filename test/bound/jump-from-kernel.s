; test: a function that is jumped to returns, and a kernel has nothing to return to
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
	.type	k,@function
k:
	s_mov_b32 s34, 0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, leaf@rel32@lo+4
	s_addc_u32 s5, s5, leaf@rel32@hi+12
	s_mov_b64 s[36:37], s[4:5]
	s_swappc_b64 s[30:31], s[36:37]
	s_setpc_b64 s[36:37]
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
	.text
; want:
; kernel k: refused
; jump-from-kernel.s:22:2: refused: k: a kernel jumps to a function that returns, and has nothing to return to [indirect-call]
;      22 | 	s_setpc_b64 s[36:37]
;         | 	^~~~~~~~~~~
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)

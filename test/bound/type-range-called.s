; test: a called function knows nothing of its arguments: a count that one of them decides is of the range of a type
; run:  analyze %s --grid 64 --workgroup 64 --format json | grep -o -e '"bound": [0-9]*, "origin": "[a-z-]*"'
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.type	times,@function
times:
	s_mov_b32 s6, 0
.Lagain:
	s_add_u32 s6, s6, 1
	s_cmp_lt_u32 s6, s8
	s_cbranch_scc1 .Lagain
	s_setpc_b64 s[30:31]
	.type	k,@function
k:
	s_load_dword s8, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, times@rel32@lo+4
	s_addc_u32 s5, s5, times@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
	.text
; want:
; "bound": 4294967294, "origin": "type-range"
; type-range-called.s:10:2: warning: times: the bound of 4294967294 repetitions for the loop at .Lagain (type-range-called.s:10:2) is no more than the range of a type [loop-type-range]
;      10 | 	s_add_u32 s6, s6, 1
;         | 	^~~~~~~~~
; note: s6 counts 1, 2, ... until s6 >= s8 (type-range-called.s:11:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops

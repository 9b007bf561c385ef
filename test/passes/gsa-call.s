; test: a call leaves its own defs and what the function called writes unknown, once each, and the rest alone
; run:  opt -p dom,postdom,cdep,loops,gsa --only gsa %s
;
; s30 is read behind the call and s31 is not; the function writes s10 and v1, not s12.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	leaf,@function
leaf:
	s_mov_b32 s10, 1
	v_mov_b32_e32 v1, s10
	s_setpc_b64 s[30:31]
	.type	k,@function
k:
	s_mov_b32 s10, 2
	s_mov_b32 s12, 3
	v_mov_b32_e32 v1, 0
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, leaf@rel32@lo+4
	s_addc_u32 s7, s7, leaf@rel32@hi+12
.Lloop:
	s_swappc_b64 s[30:31], s[6:7]
	s_add_u32 s12, s12, s10
	s_mov_b32 s10, s30
	s_cmp_lg_u32 s12, 100
	s_cbranch_scc1 .Lloop
	v_add_u32_e32 v2, v1, v1
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @leaf
; ; gsa %s10.0 = def #0 used #1
; ; gsa %s30.0 = entry used #2
; ; gsa %s31.0 = entry used #2
; ; gsa %exec_lo.0 = entry used #1, %v1.1
; ; gsa %exec_hi.0 = entry used #1, %v1.1
; ; gsa %v1.0 = entry used %v1.1
; ; gsa %v1.1 = masked #1 (%v1.0, %exec_lo.0, %exec_hi.0)
; ; facts of @k
; ; gsa %s6.0 = def #3 used #4
; ; gsa %s6.1 = def #4 used #6
; ; gsa %s7.0 = def #3 used #5
; ; gsa %s7.1 = def #5 used #6
; ; gsa %s10.0 = def #0
; ; gsa %s10.1 = clobber #6 used #7
; ; gsa %s10.2 = def #8
; ; gsa %s12.0 = mu @.Lloop (%s12.1, %s12.2) used #7
; ; gsa %s12.1 = def #1 used %s12.0
; ; gsa %s12.2 = def #7 used #9, %s12.0
; ; gsa %s30.0 = clobber #6 used #8
; ; gsa %s31.0 = clobber #6
; ; gsa %exec_lo.0 = entry used #2, #11, %v1.2, %v2.1
; ; gsa %exec_hi.0 = entry used #2, #11, %v1.2, %v2.1
; ; gsa %scc.0 = def #4 used #5
; ; gsa %scc.1 = def #5
; ; gsa %scc.2 = def #7
; ; gsa %scc.3 = def #9 used #10
; ; gsa %v1.0 = entry used %v1.2
; ; gsa %v1.1 = eta @.Lloop->@b2 (%v1.3) used #11
; ; gsa %v1.2 = masked #2 (%v1.0, %exec_lo.0, %exec_hi.0)
; ; gsa %v1.3 = clobber #6 used %v1.1
; ; gsa %v2.0 = entry used %v2.1
; ; gsa %v2.1 = masked #11 (%v2.0, %exec_lo.0, %exec_hi.0)

; test: a call in a loop may end the wave: the loop has no least count, nor have loops around it
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips --only trips %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	leaf,@function
leaf:
	s_mov_b32 s10, 1
	s_setpc_b64 s[30:31]
	.type	k,@function
k:
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, leaf@rel32@lo+4
	s_addc_u32 s7, s7, leaf@rel32@hi+12
	s_mov_b32 s12, 0
.Lloop:
	s_mov_b32 s13, 0
.Linner:
	s_swappc_b64 s[30:31], s[6:7]
	s_add_u32 s13, s13, 1
	s_cmp_lg_u32 s13, 4
	s_cbranch_scc1 .Linner
	s_add_u32 s12, s12, 1
	s_cmp_lg_u32 s12, 9
	s_cbranch_scc1 .Lloop
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @leaf
; ; facts of @k
; ; loop 0 @.Lloop depth=1
; ;   blocks @.Lloop @b3 @.Linner
; ;   back @b3->@.Lloop
; ;   entry @k->@.Lloop
; ;   exit @b3->@b4
; ;   bound max=8 (s12 counts 1, 2, ... until s12 == 9 (trips-call.s:23:2))
; ; loop 1 @.Linner depth=2 in=0
; ;   blocks @.Linner
; ;   back @.Linner->@.Linner
; ;   entry @.Lloop->@.Linner
; ;   exit @.Linner->@b3
; ;   bound max=3 (s13 counts 1, 2, ... until s13 == 4 (trips-call.s:20:2))

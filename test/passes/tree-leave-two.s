; test: a branch that leaves two loops at once, and one that goes on with the next round of the outer one
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,divergence,tree --only tree %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
.LH:
	s_add_i32 s8, s8, 1
.LI:
	s_add_i32 s9, s9, 1
	s_cmp_eq_u32 s9, s10
	s_cbranch_scc1 .LX
	s_cmp_eq_u32 s9, s11
	s_cbranch_scc1 .LH
	s_cmp_lg_u32 s9, s12
	s_cbranch_scc1 .LI
	s_cmp_lg_u32 s8, s13
	s_cbranch_scc1 .LH
.LX:
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; stmt loop @k by warp loop=0
; ; stmt   code @k 0+1
; ; stmt   loop @.LI by warp loop=1
; ; stmt     code @.LI 1+3
; ; stmt     leave @.LI by warp loop=0
; ; stmt     code @b2 4+2
; ; stmt     leave @b2 by warp loop=1
; ; stmt     code @b3 6+2
; ; stmt     leave @b3 by warp loop=1
; ; stmt   if @.LI by warp behind loop=1
; ; stmt     or: code @b4 8+2
; ; stmt     leave @b4 by warp loop=0
; ; stmt code @.LX 10+1

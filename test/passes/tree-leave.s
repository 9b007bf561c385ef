; test: a loop that is left at two places, one of them inside an if of the wave; behind it each exit does something of its own
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,divergence,tree --only tree %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
.LH:
	s_add_i32 s8, s8, 1
	s_cmp_eq_u32 s8, s9
	s_cbranch_scc1 .LX
	s_cmp_lt_u32 s8, s10
	s_cbranch_scc0 .LN
	v_mov_b32_e32 v1, s8
	s_cmp_eq_u32 s8, s11
	s_cbranch_scc1 .LY
	v_mov_b32_e32 v2, s8
.LN:
	s_cmp_lg_u32 s8, s12
	s_cbranch_scc1 .LH
	s_branch .LJ
.LX:
	v_mov_b32_e32 v3, 1
	s_branch .LJ
.LY:
	v_mov_b32_e32 v3, 2
.LJ:
	v_mov_b32_e32 v4, 2
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; stmt loop @k by warp loop=0
; ; stmt   code @k 0+3
; ; stmt   leave @k by warp loop=0
; ; stmt   code @b1 3+2
; ; stmt   if @b1 by warp
; ; stmt     code @b2 5+3
; ; stmt     leave @b2 by warp loop=0
; ; stmt     code @b3 8+1
; ; stmt   code @.LN 10+2
; ; stmt   leave @.LN by warp loop=0
; ; stmt if @k by warp behind loop=0
; ; stmt   code @.LX 13+2
; ; stmt   or: if @k by warp behind loop=0
; ; stmt     code @.LY 9+1
; ; stmt     or: code @b6 12+1
; ; stmt code @.LJ 15+2

; test: a wave that ends inside a loop, which is inside an if: what follows the if stands on both ways to it
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,divergence,tree --only tree %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_cmp_lg_u32 s8, 3
	s_cbranch_scc1 .LJ
.LH:
	s_add_i32 s8, s8, 1
	s_cmp_eq_u32 s8, s9
	s_cbranch_scc0 .LN
	s_endpgm
.LN:
	s_cmp_lg_u32 s8, s12
	s_cbranch_scc1 .LH
.LJ:
	v_mov_b32_e32 v1, 2
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; stmt code @k 0+2
; ; stmt if @k by warp
; ; stmt   loop @.LH by warp loop=0
; ; stmt     code @.LH 2+3
; ; stmt     leave @.LH by warp loop=0
; ; stmt     code @.LN 6+2
; ; stmt     leave @.LN by warp loop=0
; ; stmt   if @.LH by warp behind loop=0
; ; stmt     code @b2 5+1
; ; stmt     or: code @.LJ 8+2
; ; stmt   or: code @.LJ 8+2

; test: a branch for no lanes that does something then is the wave's choice of two ways
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,divergence,tree --only tree %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LN
	v_mov_b32_e32 v1, 1
	s_branch .LJ
.LN:
	s_mov_b32 s8, 0
.LJ:
	s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; stmt code @k 0+2
; ; stmt part @k by thread split=1
; ; stmt   code @k 2+1
; ; stmt   if @k by warp
; ; stmt     code @b1 3+2
; ; stmt     or: code @.LN 5+1
; ; stmt code @.LJ 6+2

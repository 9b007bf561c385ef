; test: if and else of lanes are one part; some lane is on either side, so no wave jumps over both
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,divergence,tree --only tree %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LF
	v_mov_b32_e32 v1, 1
.LF:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LJ
	v_mov_b32_e32 v1, 2
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
; ; stmt part @k by thread split=1 covers
; ; stmt   code @k 2+2
; ; stmt   if @k by thread unless no lane of region 1
; ; stmt     code @b1 4+1
; ; stmt   or: code @.LF 5+2
; ; stmt   if @.LF by thread unless no lane of region 1
; ; stmt     code @b3 7+1
; ; stmt code @.LJ 8+2

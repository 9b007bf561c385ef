; test: an else for some of the lanes only: a wave may jump over both
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,divergence,tree --only tree %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_cmp_gt_u32_e32 vcc, 7, v0
	v_cmp_gt_u32_e64 s[8:9], 5, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LF
	v_mov_b32_e32 v1, 1
.LF:
	s_andn2_b64 s[6:7], s[4:5], vcc
	s_and_b64 exec, s[6:7], s[8:9]
	s_cbranch_execz .LJ
	v_mov_b32_e32 v1, 2
.LJ:
	s_mov_b64 exec, s[4:5]
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; stmt code @k 0+3
; ; stmt part @k by thread split=2
; ; stmt   code @k 3+1
; ; stmt   if @k by thread unless no lane of region 1
; ; stmt     code @b1 4+1
; ; stmt   code @.LF 5+1
; ; stmt   or: code @.LF 6+2
; ; stmt   if @.LF by thread unless no lane of region 1
; ; stmt     code @b3 8+1
; ; stmt code @.LJ 9+2

; test: inside an if without a branch there may be no lane at all: a wave may jump over both sides of the inner one
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,divergence,tree --only tree %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[6:7], vcc
	v_cmp_gt_u32_e32 vcc, 3, v1
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
	s_or_b64 exec, exec, s[6:7]
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
; ; stmt   code @k 2+2
; ; stmt   part @k by thread split=3
; ; stmt     code @k 4+2
; ; stmt     if @k by thread unless no lane of region 2
; ; stmt       code @b1 6+1
; ; stmt     or: code @.LF 7+2
; ; stmt     if @.LF by thread unless no lane of region 2
; ; stmt       code @b3 9+1
; ; stmt   code @.LJ 10+1
; ; stmt code @.LJ 11+2

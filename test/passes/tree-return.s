; test: lanes that leave the kernel: the part of the others goes to its end
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,divergence,tree --only tree %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_cmp_gt_u32_e32 vcc, 60, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LE
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LJ
	v_mov_b32_e32 v1, 1
.LJ:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v2, 2
.LE:
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
; ; stmt   if @k by thread unless no lane of region 1
; ; stmt     code @b1 3+2
; ; stmt     part @b1 by thread split=4
; ; stmt       code @b1 5+1
; ; stmt       if @b1 by thread unless no lane of region 2
; ; stmt         code @b2 6+1
; ; stmt     code @.LJ 7+2
; ; stmt   code @.LE 9+1

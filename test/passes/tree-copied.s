; test: the switch to the else stands twice, as compilers leave it where a kernel ends; the else is on both ways to it
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,divergence,tree --only tree %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execnz .LT
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execnz .LE
.LX:
	s_endpgm
.LT:
	v_mov_b32_e32 v1, 1
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LX
.LE:
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
; ; stmt code @k 2+2
; ; stmt if @k by warp
; ; stmt   code @b1 4+2
; ; stmt   if @b1 by warp
; ; stmt     code @.LX 11+1
; ; stmt     or: code @.LE 9+2
; ; stmt   or: code @.LT 6+3
; ; stmt   if @.LT by warp
; ; stmt     code @.LE 9+2
; ; stmt     or: code @.LX 11+1

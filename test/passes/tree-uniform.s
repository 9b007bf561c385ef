; test: a scalar branch is the wave's; a condition of lanes that all of a wave share parts no threads
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,divergence,tree --only tree %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_cmp_lt_u32 s8, 5
	s_cbranch_scc0 .LS
	v_mov_b32_e32 v1, 1
.LS:
	v_mov_b32_e32 v2, s8
	v_cmp_gt_u32_e32 vcc, 7, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LJ
	v_mov_b32_e32 v1, 1
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
; ; stmt if @k by warp
; ; stmt   code @b1 2+1
; ; stmt code @.LS 3+3
; ; stmt part @.LS by warp split=5
; ; stmt   code @.LS 6+1
; ; stmt   if @.LS by warp unless no lane of region 1
; ; stmt     code @b3 7+1
; ; stmt code @.LJ 8+2

; test: a loop that lanes leave one by one: those that break stay off, and make no part
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,divergence,tree --only tree %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b64 s[8:9], 0
	s_branch .LH
.LL:
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[0:1], exec, s[14:15]
	s_or_b64 s[8:9], s[0:1], s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LX
.LH:
	s_mov_b64 s[14:15], -1
	v_cmp_ne_u32_e32 vcc, 3, v1
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LL
	v_add_u32_e32 v1, 1, v1
	v_cmp_eq_u32_e32 vcc, v1, v0
	s_orn2_b64 s[14:15], vcc, exec
	s_branch .LL
.LX:
	s_or_b64 exec, exec, s[8:9]
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; stmt code @k 0+2
; ; stmt loop @.LL by thread loop=0
; ; stmt   code @.LH 2+3
; ; stmt   part @.LH by thread split=4
; ; stmt     code @.LH 5+1
; ; stmt     if @.LH by thread unless no lane of region 2
; ; stmt       code @b2 6+4
; ; stmt   code @.LL 10+5
; ; stmt code @.LX 15+2

; test: where EXEC gets lanes of which nothing is known there are no statements
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,divergence,tree --only tree %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v1, 1
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; no statements: lanes of which nothing is known are active when this block ends

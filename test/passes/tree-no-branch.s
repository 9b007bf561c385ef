; test: ifs of lanes inside one block, one in the other
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,divergence,tree --only tree %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[4:5], vcc
	v_mov_b32_e32 v1, 1
	v_cmp_gt_u32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[6:7], vcc
	v_mov_b32_e32 v1, 2
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v2, 1
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v3, 2
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
; ; stmt   code @k 2+3
; ; stmt   part @k by thread split=4
; ; stmt     code @k 5+1
; ; stmt   code @k 6+2
; ; stmt code @k 8+3

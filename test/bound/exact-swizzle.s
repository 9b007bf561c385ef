; test: exact: the pattern of a swizzle may be a number
; run:  analyze %s --observe %d/../effects/one-wave.xml -q
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:						; all lanes get what lane 13 has, and 3
	v_add_u32_e32 v1, 3, v0
	ds_swizzle_b32 v2, v1 offset:2543
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s6, v2
.Lloop:
	v_add_u32_e32 v3, 3, v3
	s_sub_u32 s6, s6, 1
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .Lloop
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:

; test: on gfx10 and gfx11 each half of a wave of 64 lanes is permuted by itself: by ds_bpermute_b32 lane 40 reads lane 35, not lane 3, and by ds_permute_b32 lane 56 writes lane 40, not lane 24
; run:  analyze --verbose %s -k read --observe %d/../effects/one-wave.xml | grep -E "^kernel|^      \* exact|^ +0  b1" && $prog simulate %s --grid 64 --workgroup 64 --format json | grep -oE '"(name|max_iter)[^,}]*'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
read:
	v_mov_b32_e32 v1, 12
	ds_bpermute_b32 v2, v1, v0
	s_waitcnt lgkmcnt(0)
	v_readlane_b32 s6, v2, 40
.Lread:
	s_sub_u32 s6, s6, 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .Lread
	s_endpgm
written:
	v_lshlrev_b32_e32 v1, 2, v0
	v_sub_nc_u32_e32 v1, 0, v1
	ds_permute_b32 v2, v1, v0
	s_waitcnt lgkmcnt(0)
	v_readlane_b32 s6, v2, 40
.Lwritten:
	s_sub_u32 s6, s6, 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .Lwritten
	s_endpgm
	.amdhsa_kernel read
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel
	.amdhsa_kernel written
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel
; want:
; kernel read
;      0  b1          1     34  executed    exact-halves-permuted.s:11  executed: no data decides how often; at most 34 times in this launch
; "name": "read"
; "max_iterations": 34 
; "name": "written"
; "max_iterations": 55 

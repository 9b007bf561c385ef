; test: on gfx10 and gfx11 ds_bpermute_b32 permutes each half of a wave of 64 lanes by itself: lane 40 reads lane 35, not lane 3
; run:  analyze %s --observe %d/../effects/one-wave.xml | grep -E "^kernel|^      \* exact|^ +0  b1"
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
	s_and_b32 s6, s6, 63
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
; kernel written
;      0  b1          1  4,294,967,295  type-range  exact-halves-permuted.s:23  s6 counts s6 - 1, s6 - 2, ... until s6 == 0 (exact-halves-permuted.s:24:2)
; exact-halves-permuted.s:23:2: warning: written: the bound of 4294967295 repetitions for the loop at .Lwritten (exact-halves-permuted.s:23:2) is no more than the range of a type [loop-type-range]
;      23 | 	s_sub_u32 s6, s6, 1
;         | 	^~~~~~~~~
; note: s6 counts s6 - 1, s6 - 2, ... until s6 == 0 (exact-halves-permuted.s:24:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops

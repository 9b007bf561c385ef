; test: each term is of few numbers, but their difference may wrap: no more than the type bounds the loop
; run:  analyze --verbose %s --exact off 2>&1 | grep -E "^ +[0-9]+  b|warning"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_and_b32 s3, s3, 0xffff
	s_sub_u32 s4, s2, s3
.Lloop:
	s_sub_u32 s4, s4, 3
	s_cmp_gt_u32 s4, 3
	s_cbranch_scc1 .Lloop
	s_add_u32 s4, s2, s3
.Lsum:
	s_sub_u32 s4, s4, 3
	s_cmp_gt_u32 s4, 3
	s_cbranch_scc1 .Lsum
	s_lshl_b32 s4, s3, 4
	s_and_b32 s5, s2, -2
	s_sub_u32 s4, s5, s4
.Leven:
	s_sub_u32 s4, s4, 2
	s_cmp_gt_u32 s4, 3
	s_cbranch_scc1 .Leven
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
;      0  b1          1  1,431,655,764  type-range  type-range-sum.s:12  s4 counts s2 - s3 - 3, s2 - s3 - 6, ... until s4 <= 3 (type-range-sum.s:13:2)
;      1  b3          1  1,431,655,764  type-range  type-range-sum.s:17  s4 counts s2 + s3 - 3, s2 + s3 - 6, ... until s4 <= 3 (type-range-sum.s:18:2)
;      2  b5          1  2,147,483,646  type-range  type-range-sum.s:24  s4 counts -16 * s3 + s5 - 2, -16 * s3 + s5 - 4, ... until s4 <= 3 (type-range-sum.s:25:2)
; type-range-sum.s:12:2: warning: k: the bound of 1431655764 repetitions for the loop at .Lloop (type-range-sum.s:12:2) is no more than the range of a type [loop-type-range]
; type-range-sum.s:17:2: warning: k: the bound of 1431655764 repetitions for the loop at .Lsum (type-range-sum.s:17:2) is no more than the range of a type [loop-type-range]
; type-range-sum.s:24:2: warning: k: the bound of 2147483646 repetitions for the loop at .Leven (type-range-sum.s:24:2) is no more than the range of a type [loop-type-range]

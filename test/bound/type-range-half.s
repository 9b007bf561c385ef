; test: a short that counts from an unknown one to a few, and casts that are masks, too: the type bounds them
; run:  analyze --verbose %s --exact off 2>&1 | grep -E "^ +[0-9]+  b|warning"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 3
	s_sext_i32_i16 s4, s2
.Lloop:
	s_add_i32 s2, s2, 1
	s_sext_i32_i16 s4, s2
	s_cmp_le_i32 s4, s3
	s_cbranch_scc1 .Lloop
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xfffc
	s_and_b32 s3, s3, 0x7fff
.Leven:
	s_sub_u32 s2, s2, 2
	s_cmp_gt_i32 s2, 0
	s_cbranch_scc1 .Leven
.Lpositive:
	s_sub_u32 s3, s3, 1
	s_cmp_gt_i32 s3, 0
	s_cbranch_scc1 .Lpositive
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
;      0  b1          1  32,772  type-range  type-range-half.s:11  the low 16 bits of s2 count by 1, and are compared with s3 (type-range-half.s:13:2)
;      1  b3          1  32,765  type-range  type-range-half.s:20  s2 counts s2 - 2, s2 - 4, ... until s2 <= 0 (type-range-half.s:21:2)
;      2  b4          1  32,766  type-range  type-range-half.s:24  s3 counts s3 - 1, s3 - 2, ... until s3 <= 0 (type-range-half.s:25:2)
; type-range-half.s:11:2: warning: k: the bound of 32772 repetitions for the loop at .Lloop (type-range-half.s:11:2) is no more than the range of a type [loop-type-range]
; type-range-half.s:20:2: warning: k: the bound of 32765 repetitions for the loop at .Leven (type-range-half.s:20:2) is no more than the range of a type [loop-type-range]
; type-range-half.s:24:2: warning: k: the bound of 32766 repetitions for the loop at .Lpositive (type-range-half.s:24:2) is no more than the range of a type [loop-type-range]

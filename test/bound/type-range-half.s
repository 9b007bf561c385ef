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
	s_load_dwordx2 s[2:3], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_bfe_i32 s4, s2, 0xf0001
.Lshifted:
	s_sub_u32 s4, s4, 1
	s_cmp_gt_i32 s4, -5
	s_cbranch_scc1 .Lshifted
	s_bfe_u32 s4, s2, 0xd0003
.Llong:
	s_sub_u32 s4, s4, 1
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .Llong
	s_bfe_u32 s4, s2, 0x4000c
.Lfield:
	s_sub_u32 s4, s4, 1
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .Lfield
	v_mov_b32 v1, s3
	s_mov_b32 s4, 0xffff
	v_and_or_b32 v1, v1, s4, v0
.Lboth:
	v_add_u32 v1, -1, v1
	v_cmp_lt_i32 vcc, 5, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lboth
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
;      0  b1          1  32,772  type-range  type-range-half.s:11  the low 16 bits of s2 count by 1, and are compared with s3 (type-range-half.s:13:2)
;      1  b3          1  32,765  type-range  type-range-half.s:20  s2 counts s2 - 2, s2 - 4, ... until s2 <= 0 (type-range-half.s:21:2)
;      2  b4          1  32,766  type-range  type-range-half.s:24  s3 counts s3 - 1, s3 - 2, ... until s3 <= 0 (type-range-half.s:25:2)
;      3  b6          1  16,387  type-range  type-range-half.s:31  s4 counts s4 - 1, s4 - 2, ... until s4 <= -5 (type-range-half.s:32:2)
;      4  b8          1   8,190  type-range  type-range-half.s:36  s4 counts s4 - 1, s4 - 2, ... until s4 <= 0 (type-range-half.s:37:2)
;      5  b10         1      14  inferred    type-range-half.s:41  s4 counts s4 - 1, s4 - 2, ... until s4 <= 0 (type-range-half.s:42:2)
;      6  b12         1  65,529  type-range  type-range-half.s:48  v1 of each lane counts v1 - 1, v1 - 2, ... until v1 <= 5 (type-range-half.s:49:2)
; type-range-half.s:11:2: warning: k: the bound of 32772 repetitions for the loop at .Lloop (type-range-half.s:11:2) is no more than the range of a type [loop-type-range]
; type-range-half.s:20:2: warning: k: the bound of 32765 repetitions for the loop at .Leven (type-range-half.s:20:2) is no more than the range of a type [loop-type-range]
; type-range-half.s:24:2: warning: k: the bound of 32766 repetitions for the loop at .Lpositive (type-range-half.s:24:2) is no more than the range of a type [loop-type-range]
; type-range-half.s:31:2: warning: k: the bound of 16387 repetitions for the loop at .Lshifted (type-range-half.s:31:2) is no more than the range of a type [loop-type-range]
; type-range-half.s:36:2: warning: k: the bound of 8190 repetitions for the loop at .Llong (type-range-half.s:36:2) is no more than the range of a type [loop-type-range]
; type-range-half.s:48:2: warning: k: the bound of 65529 repetitions for the loop at .Lboth (type-range-half.s:48:2) is no more than the range of a type [loop-type-range]

; test: a loop entered at two places gets a copy in front of it of the loop inside: one warning for both
; run:  analyze --verbose %s --exact off 2>&1 | grep -E "^ +[0-9]+  b|warning"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dword s13, s[0:1], 0x0
	s_load_dword s14, s[0:1], 0x4
	s_mov_b32 s49, 0
	s_waitcnt lgkmcnt(0)
	s_cmpk_le_u32 s13, 0x4
	s_cbranch_scc0 .L5
.L4:
	s_mov_b32 s51, 0
.L11:
	s_add_u32 s51, s51, 1
	s_cmp_lt_i32 s51, s14
	s_cbranch_scc1 .L11
.L5:
	s_mov_b32 s50, 0
.L10:
	s_add_u32 s50, s50, 1
	s_cmp_lt_i32 s50, s14
	s_cbranch_scc1 .L10
	s_add_u32 s49, s49, 3
	s_cmp_lt_i32 s49, 30
	s_cbranch_scc1 .L4
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
;      0  b2          1  2,147,483,646  type-range  type-range-copies.s:15  s51 counts 1, 2, ... until s51 >= s14 (type-range-copies.s:16:2)
;      1  b3          1              9  inferred    type-range-copies.s:19  s49 counts 3, 6, ... until s49 >= 30 (type-range-copies.s:25:2)
;      2  b4          2  2,147,483,646  type-range  type-range-copies.s:21  s50 counts 1, 2, ... until s50 >= s14 (type-range-copies.s:22:2)
;      3  b8          2  2,147,483,646  type-range  type-range-copies.s:15  s51 counts 1, 2, ... until s51 >= s14 (type-range-copies.s:16:2)
; type-range-copies.s:15:2: warning: k: the bound of 2147483646 repetitions for the loop at address 0x24 (type-range-copies.s:15:2) is no more than the range of a type [loop-type-range]
; type-range-copies.s:21:2: warning: k: the bound of 2147483646 repetitions for the loop at .L10 (type-range-copies.s:21:2) is no more than the range of a type [loop-type-range]

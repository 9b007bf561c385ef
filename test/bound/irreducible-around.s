; test: a loop that can be entered at two places: with a copy of its end in front of it, it has one entry, and is bounded; as it
;       stands, the limit of the loop inside is another in each iteration around it, also where one entry is dead
; run:  analyze --verbose %s --exact off 2>/dev/null | grep -E "^kernel|inferred|none  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b32 s13, 59
	s_mov_b32 s49, 0
	s_cmpk_le_u32 s13, 0x4
	s_cbranch_scc0 .L5
.L4:
	s_mov_b32 s50, 0
.L10:						; 3 iterations, then 6, ...
	s_add_u32 s50, s50, 1
	s_cmp_lt_i32 s50, s49
	s_cselect_b64 vcc, -1, 0
	s_cbranch_vccnz .L10
.L5:
	s_add_u32 s49, s49, 3
	s_cmp_lt_i32 s49, 30
	s_cbranch_scc1 .L4
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; kernel k
;             repeated at most 28 times per entry (inferred): s50 counts 1, 2, ...
;      0  b2          1      8  inferred    irreducible-around.s:12  s49 counts 6, 9, ... until s49 >= 30 (irreducible-around.s:20:2)
;      1  b3          2     28  inferred    irreducible-around.s:14  s50 counts 1, 2, ... until s50 >= s49 (irreducible-around.s:15:2)
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips --only trips %s 2>/dev/null | grep -e "^; loop" -e "bound"
; want:
; ; loop 0 @.L5 @.L4 depth=1 irreducible
; ;   bound max=unknown (the loop is entered at 2 places)
; ; loop 1 @.L10 depth=2 in=0
; ;   bound max=2147483646 (s50 counts 1, 2, ... until s50 >= s49 (irreducible-around.s:15:2))

; test: the limit of a loop inside one that can be entered at two places is another in each iteration around it, also
;       where it is entered at one of them only
; run:  analyze %s --exact off | grep -E "^kernel|  b[14]  "
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
; kernel k: refused
;      0  b1          1           none  -           irreducible-around.s:19  the loop is entered at 2 places (irreducible)
;      1  b4          2  2,147,483,646  type-range  irreducible-around.s:14  s50 counts 1, 2, ... until s50 >= s49 (irreducible-around.s:15:2)
; irreducible-around.s:19:2: warning: k: k: a loop of 3 blocks is entered at 2 places [irreducible]
;      19 | 	s_add_u32 s49, s49, 3
;         | 	^~~~~~~~~
; irreducible-around.s:19:2: note: entered at .L5
;      19 | 	s_add_u32 s49, s49, 3
;         | 	^~~~~~~~~
; irreducible-around.s:12:2: note: entered at .L4
;      12 | 	s_mov_b32 s50, 0
;         | 	^~~~~~~~~
;         = give a bound for each entry of the loop in a flow fact, or restructure the source (goto into a loop, switch that falls into one)
; irreducible-around.s:14:2: warning: k: the bound of 2147483646 repetitions for the loop at .L10 (irreducible-around.s:14:2) is no more than the range of a type [loop-type-range]
;      14 | 	s_add_u32 s50, s50, 1
;         | 	^~~~~~~~~
; note: s50 counts 1, 2, ... until s50 >= s49 (irreducible-around.s:15:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops
; irreducible-around.s:19:2: refused: k: loop with several entries at block 1 has no bound [loop-unbounded]
;      19 | 	s_add_u32 s49, s49, 3
;         | 	^~~~~~~~~
; note: the loop is entered at 2 places
; note: a flow fact that bounds it:  <loop label=".L5" maxcount="N"/>
;         = `wavebound facts` writes a template with a line for each such loop

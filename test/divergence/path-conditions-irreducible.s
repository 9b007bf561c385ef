; test: in a loop that is entered at several places, edges do not exclude each other: what an iteration is depends on where one begins
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips,divergence,exclusive --only trips %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type two_entries,@function
two_entries:
	s_cmp_eq_u32 s5, 0
	s_cbranch_scc1 .L2
.L1:
	s_nop 2
.L2:
	s_mul_i32 s4, s4, s5
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc0 .L3
	s_nop 1
.L3:
	s_cmp_eq_u32 s4, 1
	s_cbranch_scc0 .L4
	s_nop 1
.L4:
	s_add_u32 s6, s6, 1
	s_cmp_lt_u32 s6, 10
	s_cbranch_scc1 .L1
	s_setpc_b64 s[30:31]
; want:
; ; facts of @two_entries
; ; loop 0 @.L2 @.L1 depth=1 irreducible
; ;   blocks @.L2 @.L1 @b2 @.L3 @b4 @.L4
; ;   back @.L4->@.L1 @.L1->@.L2
; ;   entry @two_entries->@.L1 @two_entries->@.L2
; ;   exit @.L4->@b6
; ;   bound max=unknown (the loop is entered at 2 places)
; path-conditions-irreducible.s:12:2: warning: two_entries: a loop of 6 blocks is entered at 2 places [irreducible]
;      12 | 	s_mul_i32 s4, s4, s5
;         | 	^~~~~~~~~
; path-conditions-irreducible.s:12:2: note: entered at .L2
;      12 | 	s_mul_i32 s4, s4, s5
;         | 	^~~~~~~~~
; path-conditions-irreducible.s:10:2: note: entered at .L1
;      10 | 	s_nop 2
;         | 	^~~~~
;         = give a bound for each entry of the loop in a flow fact, or restructure the source (goto into a loop, switch that falls into one)

; test: of two headers of an irreducible loop one is dead: the loop is not
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips --only trips %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b32 s4, 5
	s_cmp_lt_i32 s4, 2
	s_cbranch_scc1 .Lother
	s_branch .Lone
.Lother:
	s_cmp_eq_u32 s6, 7
	s_cbranch_scc1 .Lout
.Lone:
	s_sub_u32 s6, s6, 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc0 .Lout
	s_cmp_eq_u32 s4, 2
	s_cbranch_scc1 .Lother
	s_branch .Lone
.Lout:
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; loop 0 @.Lother @.Lone depth=1 irreducible
; ;   blocks @.Lother @.Lone @b4 @b5
; ;   back @.Lother->@.Lone @b4->@.Lother @b5->@.Lone
; ;   entry @k->@.Lother @b1->@.Lone
; ;   exit @.Lother->@.Lout @.Lone->@.Lout
; ;   bound max=unknown (the loop is entered at 2 places)
; trips-dead-header.s:11:2: warning: k: a loop of 4 blocks is entered at 2 places [irreducible]
;      11 | 	s_cmp_eq_u32 s6, 7
;         | 	^~~~~~~~~~~~
; trips-dead-header.s:11:2: note: entered at .Lother
;      11 | 	s_cmp_eq_u32 s6, 7
;         | 	^~~~~~~~~~~~
; trips-dead-header.s:14:2: note: entered at .Lone
;      14 | 	s_sub_u32 s6, s6, 1
;         | 	^~~~~~~~~
;         = give a bound for each entry of the loop in a flow fact, or restructure the source (goto into a loop, switch that falls into one)

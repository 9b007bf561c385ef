; test: 0 shifted by a number that is not known is 0: SCC is 0, and the loop is not dead
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips --only trips %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b32 s4, 0
	s_ashr_i32 s5, s4, s6
	s_cbranch_scc1 .Lout
	s_mov_b32 s7, 5
.Lloop:
	s_sub_u32 s7, s7, 1
	s_cmp_lg_u32 s7, 0
	s_cbranch_scc1 .Lloop
.Lout:
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; loop 0 @.Lloop depth=1
; ;   blocks @.Lloop
; ;   back @.Lloop->@.Lloop
; ;   entry @b1->@.Lloop
; ;   exit @.Lloop->@.Lout
; ;   bound max=4 min=4 (s7 counts 4, 3, ... until s7 == 0 (trips-shift-zero.s:12:2))

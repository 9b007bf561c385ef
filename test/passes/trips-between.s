; test: the ends of an interval that is halved stay between what they were: the number found is a limit, unless an end moves out
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips --only trips %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type found,@function
found:			; 0 .. 20
	s_mov_b32 s4, 0
	s_mov_b32 s5, 20
.Lfound:
	s_load_dword s6, s[2:3], 0x0
	s_add_i32 s7, s4, s5
	s_lshr_b32 s7, s7, 1
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 5
	s_cselect_b32 s4, s7, s4
	s_cselect_b32 s5, s5, s7
	s_add_i32 s8, s4, 1
	s_cmp_lt_i32 s8, s5
	s_cbranch_scc1 .Lfound
	s_mov_b32 s9, 0
.Lfound_many:
	s_add_u32 s9, s9, 1
	s_cmp_lt_u32 s9, s4
	s_cbranch_scc1 .Lfound_many
	s_endpgm
	.type moved,@function
moved:			; the lower end may move out: the half is taken twice
	s_mov_b32 s4, 0
	s_mov_b32 s5, 20
.Lmoved:
	s_load_dword s6, s[2:3], 0x0
	s_add_i32 s7, s4, s5
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, 5
	s_cselect_b32 s4, s7, s4
	s_cselect_b32 s5, s5, s7
	s_cmp_lt_i32 s6, 9
	s_cbranch_scc1 .Lmoved
	s_mov_b32 s9, 0
.Lmoved_many:
	s_add_u32 s9, s9, 1
	s_cmp_lt_u32 s9, s4
	s_cbranch_scc1 .Lmoved_many
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel found
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
	.amdhsa_kernel moved
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
; want:
; ; facts of @found
; ; loop 0 @.Lfound depth=1
; ;   blocks @.Lfound
; ;   back @.Lfound->@.Lfound
; ;   entry @found->@.Lfound
; ;   exit @.Lfound->@b2
; ;   bound max=4 (the interval from s4 to s5 is halved in each iteration (trips-between.s:18:2))
; ; loop 1 @.Lfound_many depth=1
; ;   blocks @.Lfound_many
; ;   back @.Lfound_many->@.Lfound_many
; ;   entry @b2->@.Lfound_many
; ;   exit @.Lfound_many->@b4
; ;   bound max=18 (s9 counts 1, 2, ... until s9 >= s4 (trips-between.s:23:2))
; ; facts of @moved
; ; loop 0 @.Lmoved depth=1
; ;   blocks @.Lmoved
; ;   back @.Lmoved->@.Lmoved
; ;   entry @moved->@.Lmoved
; ;   exit @.Lmoved->@b2
; ;   bound max=unknown (the exit at trips-between.s:37:2 depends on the load at trips-between.s:31:2)
; ; loop 1 @.Lmoved_many depth=1
; ;   blocks @.Lmoved_many
; ;   back @.Lmoved_many->@.Lmoved_many
; ;   entry @b2->@.Lmoved_many
; ;   exit @.Lmoved_many->@b4
; ;   bound max=4294967294 (s9 counts 1, 2, ... until s9 >= s4 (trips-between.s:42:2))

; test: what decides whether an assertion is come to may decide about barriers behind it, or only about that
; run:  deadlock %s --workgroup 256
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type	rounds,@function
rounds:					; wave n comes to n + 1 barriers in the loop
	v_readfirstlane_b32 s2, v0
	s_lshr_b32 s2, s2, 6
.Lloop:
	s_barrier
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .Lend
	s_sub_u32 s2, s2, 1
	s_load_dword s3, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s3, 0
	s_cbranch_scc1 .Labort
	s_branch .Lloop
.Lend:
	s_barrier
	s_barrier
	s_endpgm
.Labort:
	s_trap 2
	s_endpgm
	.type	asserted_by_one,@function
asserted_by_one:			; one wave asserts, all come to the barriers
	v_readfirstlane_b32 s2, v0
	s_cmp_lt_u32 s2, 64
	s_cbranch_scc0 .Lskip
	s_load_dword s3, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s3, 0
	s_cbranch_scc1 .Labort_one
.Lskip:
	s_barrier
	s_mov_b32 s4, 0
.Lturn:
	s_barrier
	s_add_u32 s4, s4, 1
	s_cmp_lt_u32 s4, 7
	s_cbranch_scc1 .Lturn
	s_endpgm
.Labort_one:
	s_trap 2
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel rounds
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel asserted_by_one
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; aborts_reach.s: kernel rounds: possible, in workgroups of 256
;   aborts_reach.s:11:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         aborts_reach.s:11:2  s_barrier
; aborts_reach.s: kernel asserted_by_one: clean, in workgroups of 256

; test: a chain of waves that meet barriers: both edges may be executed, by different waves, unless the number is the same in the workgroup
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips,divergence,exclusive --only trips %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
; the number is one of the wave: none
wave:
	v_readfirstlane_b32 s4, v0
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc0 .L76
	s_nop 1
.L76:
	s_barrier
	s_cmp_eq_u32 s4, 1
	s_cbranch_scc0 .L77
	s_nop 1
.L77:
	s_endpgm
; twin: no barrier between them
no_barrier:
	s_barrier
	v_readfirstlane_b32 s4, v0
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc0 .L78
	s_nop 1
.L78:
	s_cmp_eq_u32 s4, 1
	s_cbranch_scc0 .L79
	s_nop 1
.L79:
	s_endpgm
; twin: the same in the launch
argument:
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc0 .L80
	s_nop 1
.L80:
	s_barrier
	s_cmp_eq_u32 s4, 1
	s_cbranch_scc0 .L81
	s_nop 1
.L81:
	s_endpgm
; on one way between them: none
on_one_way:
	v_readfirstlane_b32 s4, v0
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc0 .L82
	s_nop 1
.L82:
	s_cmp_eq_u32 s5, 0
	s_cbranch_scc1 .Laround
	s_barrier
.Laround:
	s_cmp_eq_u32 s4, 1
	s_cbranch_scc0 .L83
	s_nop 1
.L83:
	s_endpgm
; at the end of each round
rounds:
	s_mov_b32 s6, 0
.Lmore:
	v_readfirstlane_b32 s4, v0
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc0 .L84
	s_nop 1
.L84:
	s_cmp_eq_u32 s4, 1
	s_cbranch_scc0 .L85
	s_nop 1
.L85:
	s_barrier
	s_add_u32 s6, s6, 1
	s_cmp_lt_u32 s6, 10
	s_cbranch_scc1 .Lmore
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel wave
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel no_barrier
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel argument
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel on_one_way
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel rounds
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; ; facts of @wave
; ; facts of @no_barrier
; ; row b1 or b3: only one is right by the comparisons at path-conditions-barrier.s:22:2, path-conditions-barrier.s:26:2: +1*@no_barrier->@b1 +1*@.L78->@b3 -1*outside->@no_barrier <= 0
; ; facts of @argument
; ; row b1 or b3: only one is right by the comparisons at path-conditions-barrier.s:35:2, path-conditions-barrier.s:40:2: +1*@argument->@b1 +1*@.L80->@b3 -1*outside->@argument <= 0
; ; facts of @on_one_way
; ; facts of @rounds
; ; loop 0 @.Lmore depth=1
; ;   blocks @.Lmore @b2 @.L84 @b4 @.L85
; ;   back @.L85->@.Lmore
; ;   entry @rounds->@.Lmore
; ;   exit @.L85->@b6
; ;   bound max=9 min=9 (s6 counts 1, 2, ... until s6 >= 10 (path-conditions-barrier.s:76:2))
; ; row b2 or b4: only one is right by the comparisons at path-conditions-barrier.s:66:2, path-conditions-barrier.s:70:2: +1*@.Lmore->@b2 +1*@.L84->@b4 -1*@rounds->@.Lmore -1*@.L85->@.Lmore <= 0

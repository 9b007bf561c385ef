; test: vccz as a number: a bound of one wave covers both values, and the run
; run:  analyze %s --grid 64 --workgroup 64 | grep "^  kernel"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type k,@function
k:
	v_cmp_eq_u32_e32 vcc, v0, v0
	s_nop 4
	s_mov_b32 s5, src_vccz
	s_cmp_eq_u32 s5, 0
	s_cbranch_scc0 .Lskip
	s_movk_i32 s6, 40
.La:
	s_sub_u32 s6, s6, 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .La
.Lskip:
	v_cmp_ne_u32_e32 vcc, v0, v0
	s_nop 4
	s_mov_b32 s5, src_vccz
	s_cmp_eq_u32 s5, 1
	s_cbranch_scc0 .Lend
	s_movk_i32 s6, 40
.Lb:
	s_sub_u32 s6, s6, 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .Lb
.Lend:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
; want:
;   kernel    3,656 cycles (isolated)
; run:  simulate %s --grid 64 --workgroup 64 | grep cycles
; want:
;   cycles    3656, slowest wave 3656
;   blocks    (worst: most cycles of one execution)

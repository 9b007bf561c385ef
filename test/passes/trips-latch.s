; test: a mask that one of two ways to the exit sets leaves the comparison of the other way to count
; run:  analyze --verbose %s --grid 64 --workgroup 64 --exact off 2>/dev/null | grep -E "^kernel|^ +0  b|^  no bound"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
latch:
	s_mov_b32 s4, 0
.Llatch:
	s_cmp_lt_u32 s4, s2
	s_cselect_b64 s[8:9], -1, 0
	s_mov_b64 s[6:7], -1
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .Lmet
	s_add_u32 s4, s4, 1
	s_cmp_eq_u32 s4, 12
	s_cselect_b64 s[6:7], -1, 0
.Lmet:
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .Llatch
	s_endpgm
	.amdhsa_kernel latch
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; kernel latch
;      0  b1          1     11  inferred    trips-latch.s:8  s4 counts 1, 2, ... until s4 == 12 (trips-latch.s:14:2)

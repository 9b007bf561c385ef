; test: bits of a sum that is below the first of them: nothing of its constant, which wraps, is left
; run:  analyze --verbose %s --observe %d/../effects/one-wave.xml --exact off | grep -E "^kernel|^ +0  b1"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
below:
	v_and_b32_e32 v4, 15, v0
	v_max_u32_e32 v4, 8, v4
	v_add_u32_e32 v4, -8, v4		; 0 to 7
	v_bfe_u32 v5, v4, 3, 4			; 0, not 15
	v_sub_u32_e32 v5, 16, v5
	s_nop 0
	v_readfirstlane_b32 s9, v5
.LBB0_1:
	s_sub_u32 s9, s9, 1
	s_cmp_lg_u32 s9, 0
	s_cbranch_scc1 .LBB0_1
	s_endpgm
	.amdhsa_kernel below
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; kernel below
;      0  b1          1     15  inferred    field-below.s:14  s9 counts 15, 14, ... until s9 == 0 (field-below.s:15:2)

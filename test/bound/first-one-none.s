; test: of 0 the first one is none, and xor with 1 << -1 sets the highest bit: the next iteration clears it
; run:  analyze --verbose %s --observe %d/../effects/one-wave.xml --exact off | grep -E "^kernel|^ +0  b1"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
none:
	v_and_b32_e32 v1, 0, v0
.LBB0_1:
	v_ffbl_b32_e32 v2, v1
	v_lshlrev_b32_e64 v3, v2, 1
	v_xor_b32_e32 v1, v1, v3
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .LBB0_1
	s_endpgm
few:						; 0 or 1
	v_and_b32_e32 v1, 1, v0
.LBB1_1:
	v_ffbl_b32_e32 v2, v1
	v_lshlrev_b32_e64 v3, v2, 1
	v_xor_b32_e32 v1, v1, v3
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .LBB1_1
	s_endpgm
	.amdhsa_kernel none
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel few
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; kernel none
;      0  b1          1      1  inferred    first-one-none.s:8  each iteration clears one of at most 0 bits of v1 (of 0, it sets one), and one must be left to stay (first-one-none.s:11:2)
; kernel few
;      0  b1          1      1  inferred    first-one-none.s:18  each iteration clears one of at most 1 bits of v1 (of 0, it sets one), and one must be left to stay (first-one-none.s:21:2)

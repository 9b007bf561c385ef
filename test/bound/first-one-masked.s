; test: a bit cleared in each iteration is that of the number only for lanes that were on where it was looked for
; run:  analyze --verbose %s --grid 64 --workgroup 64 --exact off | grep -E "^kernel|  b1 "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
some:						; lanes but 0 toggle bit 0 for ever
	v_or_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
.LBB0_1:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	v_ffbl_b32_e32 v2, v1
	s_mov_b64 exec, s[2:3]
	v_lshlrev_b32_e64 v3, v2, 1
	v_xor_b32_e32 v1, v1, v3
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .LBB0_1
	s_endpgm
all:
	v_or_b32_e32 v1, 2, v0
.LBB1_1:
	v_ffbl_b32_e32 v2, v1
	v_lshlrev_b32_e64 v3, v2, 1
	v_xor_b32_e32 v1, v1, v3
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .LBB1_1
	s_endpgm
	.amdhsa_kernel some
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel all
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; kernel some: refused
;      0  b1          1   none  -           first-one-masked.s:9  the exit at first-one-masked.s:15:2 depends on what is computed at first-one-masked.s:14:2 (xor)
; kernel all
;      0  b1          1      5  inferred    first-one-masked.s:22  each iteration clears one of at most 6 bits of v1 (of 0, it sets one), and one must be left to stay (first-one-masked.s:25:2)
;     b1           6     308   97  first-one-masked.s:22  .LBB1_1
; first-one-masked.s:9:2: refused: some: loop at block 1 has no bound [loop-unbounded]
;       9 | 	v_cmp_eq_u32_e32 vcc, 0, v0
;         | 	^~~~~~~~~~~~~~~~
; note: the exit at first-one-masked.s:15:2 depends on what is computed at first-one-masked.s:14:2 (xor)
; note: a flow fact that bounds it:  <loop label=".LBB0_1" xmlns:wb="urn:wavebound:ffx" wb:code="f9db21a9d60c6307" maxcount="N"/>
;         = `wavebound facts` writes a template with a line for each such loop

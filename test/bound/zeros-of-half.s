; test: bits of a half that are 0 are not all that fall out: a comparison of 16 bits, of one half of a 64-bit result
; run:  analyze --verbose %s | grep -E "^kernel| [0-9]  b"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
sixteen:
	v_lshlrev_b32_e32 v1, 17, v0
	v_or_b32_e32 v1, 0x10000, v1
.L0:
	v_and_b32_e32 v2, 0x1ffff, v1
	v_cmp_eq_u16_e32 vcc, 0, v2
	v_lshrrev_b32_e32 v1, 17, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .L0
	s_endpgm
upper:
	v_or_b32_e32 v1, 1, v0
	v_readfirstlane_b32 s2, v1
	s_mov_b32 s3, 0
.L1:
	s_and_b64 s[6:7], s[2:3], 1
	s_lshr_b64 s[2:3], s[2:3], 1
	s_cmp_eq_u32 s7, 0
	s_cbranch_scc1 .L1
	s_endpgm
	.amdhsa_kernel sixteen
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 12
	.end_amdhsa_kernel
	.amdhsa_kernel upper
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 12
	.end_amdhsa_kernel
; want:
; kernel sixteen: refused
;      0  b1          1   none  -           zeros-of-half.s:9  the exit at zeros-of-half.s:9:2 tests what is computed at zeros-of-half.s:10:2 (eq)
; kernel upper: refused
;      0  b1          1   none  -           zeros-of-half.s:20  the exit at zeros-of-half.s:22:2 depends on what is computed at zeros-of-half.s:20:2 (and)
; zeros-of-half.s:9:2: refused: sixteen: loop at block 1 has no bound [loop-unbounded]
;       9 | 	v_and_b32_e32 v2, 0x1ffff, v1
;         | 	^~~~~~~~~~~~~
; note: the exit at zeros-of-half.s:9:2 tests what is computed at zeros-of-half.s:10:2 (eq)
; note: a flow fact that bounds it:  <loop label=".L0" xmlns:wb="urn:wavebound:ffx" wb:code="9e0582789651ad77" maxcount="N"/>
; note: this is for any launch; one with sizes, arguments and buffers may bound it (`wavebound launch` writes a description to fill in, for --launch)
;         = `wavebound facts` writes a template with a line for each such loop
; zeros-of-half.s:20:2: refused: upper: loop at block 1 has no bound [loop-unbounded]
;      20 | 	s_and_b64 s[6:7], s[2:3], 1
;         | 	^~~~~~~~~
; note: the exit at zeros-of-half.s:22:2 depends on what is computed at zeros-of-half.s:20:2 (and)
; note: a flow fact that bounds it:  <loop label=".L1" xmlns:wb="urn:wavebound:ffx" wb:code="b6f20c44b9e83275" maxcount="N"/>
; note: this is for any launch; one with sizes, arguments and buffers may bound it (`wavebound launch` writes a description to fill in, for --launch)
;         = `wavebound facts` writes a template with a line for each such loop

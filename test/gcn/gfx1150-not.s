; test: what gfx1150 has and gfx1100 has not
; run:  analyze %s --grid 64 --workgroup 64 -q
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
k:
	s_add_f32 s0, s1, s2
	s_cmp_lt_f16 s0, s1
	s_singleuse_vdst 0x1
	v_add_f32_e64_dpp v0, v1, s2 row_shl:1
	v_fma_f32_e64_dpp v0, v1, 1.0, v2 row_shl:1
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; gfx1150-not.s:7:2: error: gfx1100 has no instruction 's_add_f32' [bad-mnemonic]
;       7 | 	s_add_f32 s0, s1, s2
;         | 	^~~~~~~~~
;         = check the target; wavebound-asm(5) lists the supported ones
; gfx1150-not.s:8:2: error: gfx1100 has no instruction 's_cmp_lt_f16' [bad-mnemonic]
;       8 | 	s_cmp_lt_f16 s0, s1
;         | 	^~~~~~~~~~~~
;         = check the target; wavebound-asm(5) lists the supported ones
; gfx1150-not.s:9:2: error: gfx1100 has no instruction 's_singleuse_vdst' [bad-mnemonic]
;       9 | 	s_singleuse_vdst 0x1
;         | 	^~~~~~~~~~~~~~~~
;         = check the target; wavebound-asm(5) lists the supported ones
; gfx1150-not.s:10:28: error: v_add_f32: this form of it takes only a vector register here [bad-operand]
;      10 | 	v_add_f32_e64_dpp v0, v1, s2 row_shl:1
;         | 	                          ^~
;         = see the instruction set manual of the target
; gfx1150-not.s:11:28: error: v_fma_f32: this form of it takes only a vector register here [bad-operand]
;      11 | 	v_fma_f32_e64_dpp v0, v1, 1.0, v2 row_shl:1
;         | 	                          ^~~
;         = see the instruction set manual of the target

; test: scalar floats of gfx1150 are read; what no document tells of them is refused
; run:  analyze %s --grid 64 --workgroup 64 -q
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1150"
	.text
k:
	s_add_f32 s0, s1, s2
	s_fmaak_f32 s0, s1, s2, 0x3f8ccccd
	s_cmp_nlt_f16 s0, 1.0
	s_cvt_hi_f32_f16 s0, s1
	s_cvt_f32_f16 s0, 0x3c00
	v_add_f32_e64_dpp v0, v1, s2 row_shl:1
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.type f,@function
f:
	s_cvt_f32_f16 s0, 0.5
	s_cvt_hi_f32_f16 s0, 1.0
	s_singleuse_vdst 0x1
	s_setpc_b64 s[30:31]
; want:
; gfx1150-floats.s:20:2: refused: s_cvt_f32_f16 is not modelled with a float that is no literal [unsupported-instruction]
;      20 | 	s_cvt_f32_f16 s0, 0.5
;         | 	^~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx1150-floats.s:21:2: refused: s_cvt_hi_f32_f16 is not modelled with a float that is no literal [unsupported-instruction]
;      21 | 	s_cvt_hi_f32_f16 s0, 1.0
;         | 	^~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx1150-floats.s:22:2: refused: s_singleuse_vdst is not modelled: the value of a register may be lost with its last use [unsupported-instruction]
;      22 | 	s_singleuse_vdst 0x1
;         | 	^~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded

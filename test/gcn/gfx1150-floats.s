; test: scalar floats exist, but are not modelled: a refusal, no error
; run:  analyze %s --grid 64 --workgroup 64 -q
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1150"
	.text
k:
	s_add_f32 s0, s1, s2
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; gfx1150-floats.s:7:2: refused: s_add_f32 is not modelled [unsupported-instruction]
;       7 | 	s_add_f32 s0, s1, s2
;         | 	^~~~~~~~~
;         = avoid it in code whose time must be bounded

; test: halves of registers, which newer compilers name: a refusal, no error
; run:  analyze %s --grid 64 --workgroup 64 -q
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
k:
	v_add_f16_e32 v0.l, v1.h, v2.l
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; true16.s:7:16: refused: halves of registers, as v0.l, are not modelled: compile without true 16 bit [unsupported-instruction]
;       7 | 	v_add_f16_e32 v0.l, v1.h, v2.l
;         | 	              ^~~~
;         = avoid it in code whose time must be bounded

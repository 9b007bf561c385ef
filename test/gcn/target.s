; test: nothing is read for a target that is not known
; run:  opt %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx77"
	.text
	.type	f,@function
f:
	v_frobnicate
	s_endpgm
; want:
; target.s:4:18: error: unknown target 'amdgcn-amd-amdhsa--gfx77' [asm-target]
;       4 | 	.amdgcn_target "amdgcn-amd-amdhsa--gfx77"
;         | 	                ^~~~~~~~~~~~~~~~~~~~~~~~~
;         = name one target: --target gfx900, or .amdgcn_target "amdgcn-amd-amdhsa--gfx900" in the text

; test: a generic processor, whose name has a '-', is a refusal, as it is for a code object
; run:  opt %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx10-3-generic"
	.text
	.type	f,@function
f:
	s_endpgm
; want:
; processor-generic.s:4:18: refused: the code is for gfx10-3-generic, which is not modelled [unsupported-target]
;       4 | 	.amdgcn_target "amdgcn-amd-amdhsa--gfx10-3-generic"
;         | 	                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
;         = rebuild for a supported processor (gfx801 to gfx803, gfx900, gfx902, gfx906, gfx908, gfx90a, gfx90c, gfx942, gfx1010 to gfx1013, gfx1030 to gfx1036, gfx1100 to gfx1103, gfx1150, gfx1151), with -mcode-object-version=4, 5 or 6

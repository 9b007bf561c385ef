; test: a processor that is not modelled is a refusal, as it is for a code object
; run:  opt %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx701"
	.text
	.type	f,@function
f:
	s_endpgm
; want:
; processor.s:4:18: refused: the code is for gfx701, which is not modelled [unsupported-target]
;       4 | 	.amdgcn_target "amdgcn-amd-amdhsa--gfx701"
;         | 	                ^~~~~~~~~~~~~~~~~~~~~~~~~~
;         = rebuild for a supported processor (gfx801 to gfx803, gfx900 to gfx90c, gfx940 to gfx942, gfx1010 to gfx1013, gfx1030 to gfx1036, gfx1100 to gfx1103, gfx1150 to gfx1152, gfx1200, gfx1201, or generic ones of these families), with -mcode-object-version=4, 5 or 6

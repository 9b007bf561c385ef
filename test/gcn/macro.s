; test: where a directive changes how later lines are meant, nothing is read behind it
; run:  opt %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type f,@function
f:
	s_endpgm
	.macro s_nop n
	.type g,@function
g:
	s_frobnicate
; want:
; macro.s:9:2: error: this directive changes how later lines are assembled, which is not supported; assemble the file and give the object instead [bad-directive]
;       9 | 	.macro s_nop n
;         | 	^~~~~~
;         = assemble the file and give the object, or expand it by hand

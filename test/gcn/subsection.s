; test: where a directive changes how later lines are meant, nothing is read behind it
; run:  opt %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type f,@function
f:
	s_endpgm
	.text 1
	.type g,@function
g:
	s_frobnicate
; want:
; subsection.s:9:9: error: subsections are not supported; assemble the file and give the object instead [bad-directive]
;       9 | 	.text 1
;         | 	       ^
;         = assemble the file and give the object, or expand it by hand

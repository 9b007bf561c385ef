; test: an annotation is not lost in silence where a text is assembled
; run:  opt %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type f,@function
f:
	.if 1
	s_cbranch_scc0 f	; wavebound: loop maxcount=4
	.endif
	s_endpgm
; want:
; macro-annotation.s:9: error: an annotation in a text that has to be assembled, which may use the line never or more than once [bad-annotation]
;       9 | 	s_cbranch_scc0 f	; wavebound: loop maxcount=4
;         = write ; wavebound: loop maxcount=N after the label of the loop header

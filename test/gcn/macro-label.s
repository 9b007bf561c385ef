; test: a label that nothing defines, which LLVM finds only when it lays out a text with macros
; run:  opt %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.macro again to
		s_cbranch_scc1 \to
	.endm
	.text
	.type k,@function
k:
.Lloop:
	s_sub_u32 s0, s0, 1
	again .Lloop
	s_cbranch_scc0 .Llop
	s_endpgm
; want:
; macro-label.s:14:2: error: undefined label '.Llop' [assembler]
;      14 | 	s_cbranch_scc0 .Llop
;         | 	^~~~~~~~~~~~~~
;         = see what LLVM's assembler takes for this target
; macro-label.s: error: Undefined temporary symbol .Llop [assembler]
;         = see what LLVM's assembler takes for this target

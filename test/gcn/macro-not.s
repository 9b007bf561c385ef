; test: errors in and around macros are LLVM's, where they stand in the text
; run:  opt %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.macro twice a
		s_nop \a
		s_frobnicate \a
	.endm
	.text
	.type k,@function
k:
	.rept 2
	twice 1
	.endr
	s_mov_b32 s0, s[2
	s_endpgm
	.warning "so it is said"
; want:
; macro-not.s:12:2: error: invalid instruction [assembler]
;      12 | 	.rept 2
;         | 	^~~~~
; note: in the expansion: s_frobnicate 1
;         = see what LLVM's assembler takes for this target
; macro-not.s:12:2: error: invalid instruction [assembler]
;      12 | 	.rept 2
;         | 	^~~~~
; note: in the expansion: s_frobnicate 1
;         = see what LLVM's assembler takes for this target
; macro-not.s:15:19: error: expected a closing square bracket [assembler]
;      15 | 	s_mov_b32 s0, s[2
;         | 	                 ^
;         = see what LLVM's assembler takes for this target
; macro-not.s:17:2: warning: so it is said [assembler-warning]
;      17 | 	.warning "so it is said"
;         | 	^~~~~~~~
;         = see what LLVM's assembler takes for this target

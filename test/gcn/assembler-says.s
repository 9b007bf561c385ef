; test: a text with constants in names of registers, which is wrong elsewhere: the assembler says where
; run:  analyze -q %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type k,@function
k:
	.set base, 4
	v_mov_b32 v[base+1], 0
	s_nop base
	s_mov_b32 s[base*2], s0, s1
	v_madness_f32 v0, v1
	s_endpgm
.Lend:
	.size k, .Lend-k
; want:
; assembler-says.s:11:27: error: invalid operand for instruction [assembler]
;      11 | 	s_mov_b32 s[base*2], s0, s1
;         | 	                         ^~
;         = see what LLVM's assembler takes for this target
; assembler-says.s:12:2: error: invalid instruction [assembler]
;      12 | 	v_madness_f32 v0, v1
;         | 	^~~~~~~~~~~~~
;         = see what LLVM's assembler takes for this target

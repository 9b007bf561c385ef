; test: what changes how later lines are meant is LLVM's matter: macros, conditions, repetition, symbols, code as data
; run:  opt %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.set x, 3
	.macro add a, b
loop\@:
		v_add_u32 v[\a], v[\b], v[x+1]
		s_nop x
	.endm
	.text
	.type k,@function
k:
	s_mov_b32 s[2*2], x
	.rept 2
	add 0, 1
	.endr
	.if x == 3
	s_cmp_lt_i32 s4, x
	.else
	s_frobnicate
	.endif
	s_cbranch_scc1 loop1
	.long 0xbf800001	; s_nop 1
	s_endpgm
	.size k, .-k
; want:
; target gfx900
; file 1 "macro.s"
; symbol k section=".text" fn=@k
; symbol loop0 section=".text" at=0x4
; symbol loop1 section=".text" at=0xc
; symbol .text section=".text"
;
; fn @k device section=".text" at=0x0+0x24 {
; 	in =v %v1, %v4
; @k
; 	%s4 =s mov.b32 3 {at=0x0+4 src=1:13:2}
; 	%v0 =v add.u32 %v1, %v4 | %exec {at=0x4+4 src=1:14}
; 	nop 3 {at=0x8+4 src=1:14}
; @loop1
; 	%v0 =v add.u32 %v1, %v4 | %exec {at=0xc+4 src=1:14}
; 	nop 3 {at=0x10+4 src=1:14}
; 	lt.i32 %s4, 3 | def %scc {at=0x14+4 src=1:18:2}
; 	cbrnz @loop1 | %scc {at=0x18+4 src=1:22:2}
; @b2
; 	nop 1 {at=0x1c+4 src=1:23:2}
; 	end {at=0x20+4 src=1:24:2}
; }

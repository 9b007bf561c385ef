; test: subsections are put together by the assembler
; run:  opt %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text 1
	.type g,@function
g:
	s_nop 1
	s_endpgm
	.text
	.type f,@function
f:
	s_nop 0
	s_endpgm
; want:
; target gfx900
; file 1 "subsection.s"
; symbol g section=".text" at=0x8 fn=@g
; symbol f section=".text" fn=@f
; symbol .text section=".text"
;
; fn @f device section=".text" at=0x0+0x8 {
; @f
; 	nop 0 {at=0x0+4 src=1:12:2}
; 	end {at=0x4+4 src=1:13:2}
; }
;
; fn @g device section=".text" at=0x8+0x8 {
; @g
; 	nop 1 {at=0x8+4 src=1:7:2}
; 	end {at=0xc+4 src=1:8:2}
; }

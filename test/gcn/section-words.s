; test: flags of a section as words, as clang 14 writes them
; run:  opt %s
; exit: 0
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.section .rodata,#alloc
	.long 5
	.section .more,#alloc,#execinstr
	.type f,@function
f:
	s_endpgm
; want:
; target gfx900
; file 1 "section-words.s"
; symbol f section=".more" fn=@f
; symbol .text section=".text"
; symbol .rodata section=".rodata"
; symbol .more section=".more"
;
; fn @f device section=".more" at=0x0+0x4 {
; @f
; 	end {at=0x0+4 src=1:10:2}
; }

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
; symbol f section=".more" fn=@f
;
; fn @f device section=".more" at=0x0+0x4 {
; @f
; 	end {at=0x0+4}
; }

; test: data in code that LLVM's printer does not survive: parts of registers that SDWA has not
; run:  analyze --entry f -q %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type f,@function
f:
	s_nop 0
	.long 0x000010f9, 0x00002f71		; dst_sel 7
	.long 0x067702f9, 0x06061d03		; dst_unused 3
	.long 0x7c8402f9, 0x06078003		; a comparison, src0_sel 7
	.long 0x021402f9, 0x07061603		; src1_sel 7
	s_endpgm
.Lend:
	.size f, .Lend-f
; want:
; data-faulty.s:9:2: refused: f: control runs into what LLVM 19 knows no instruction for [unsupported-instruction]
;       9 | 	.long 0x000010f9, 0x00002f71		; dst_sel 7
;         | 	^~~~~
;         = avoid it in code whose time must be bounded

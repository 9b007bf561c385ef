; test: bytes that control can reach in code are refused, whatever directive put them there; fillers cost what they are
; run:  opt %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.p2align 8
	.type long,@function
long:
	.long 0xbf8c0000
	s_endpgm
	.p2align 8
	.type quad,@function
quad:
	.quad 0xbf81000000000000
	s_endpgm
	.p2align 8
	.type eight,@function
eight:
	.8byte 1
	s_endpgm
	.p2align 8
	.type byte,@function
byte:
	.byte 0,0,0x81,0xbf
	s_endpgm
	.p2align 8
	.type short,@function
short:
	.short 0, 0xbf81
	s_endpgm
	.p2align 8
	.type fill,@function
fill:
	.fill 4096, 4, 0xbf800000
	s_endpgm
	.p2align 8
	.type ascii,@function
ascii:
	.ascii "abcd"
	s_endpgm
	.p2align 8
	.type asciz,@function
asciz:
	.asciz "abc"
	s_endpgm
	.p2align 8
	.type zero,@function
zero:
	.zero 16384
	s_endpgm
	.p2align 8
	.type skip,@function
skip:
	.skip 4
	s_endpgm
	.p2align 8
	.type org,@function
org:
	.org 0x9000
	s_endpgm
	.p2align 8
	.type balign,@function
balign:
	s_nop 0
	.balign 64, 1
	s_endpgm
	.p2align 8
	.type words,@function
words:
	s_nop 0
	.p2alignl 6, 0xbf810000
	s_endpgm
	.p2align 8
	.type leb,@function
leb:
	.uleb128 0x123456
	.byte 0
	s_endpgm
	.p2align 8
	.type unreached,@function
unreached:
	s_branch .Lbehind
	.quad 1
	.asciz "abc"
.Lbehind:
	s_endpgm
	.long 7
	.p2align 8
	.type fillers,@function
fillers:
	s_nop 0
	.p2alignl 4, 0xbf800007
	s_nop 0
	.p2align 4
	s_nop 0
	.p2align 4, 0
	s_nop 0
	.p2align 6,,8
	s_sleep 64>>1+1
	s_endpgm
; want:
; target gfx900
; symbol long section=".text" fn=@long
; symbol quad section=".text" at=0x100 fn=@quad
; symbol eight section=".text" at=0x200 fn=@eight
; symbol byte section=".text" at=0x300 fn=@byte
; symbol short section=".text" at=0x400 fn=@short
; symbol fill section=".text" at=0x500 fn=@fill
; symbol ascii section=".text" at=0x4600 fn=@ascii
; symbol asciz section=".text" at=0x4700 fn=@asciz
; symbol zero section=".text" at=0x4800 fn=@zero
; symbol skip section=".text" at=0x8900 fn=@skip
; symbol org section=".text" at=0x8a00 fn=@org
; symbol balign section=".text" at=0x9100 fn=@balign
; symbol words section=".text" at=0x9200 fn=@words
; symbol leb section=".text" at=0x9300 fn=@leb
; symbol unreached section=".text" at=0x9400 fn=@unreached
; symbol .Lbehind section=".text" at=0x9410
; symbol fillers section=".text" at=0x9500 fn=@fillers
;
; fn @long device section=".text" at=0x0+0x100 refused="control runs into data" {
; }
;
; fn @quad device section=".text" at=0x100+0x100 refused="control runs into data" {
; }
;
; fn @eight device section=".text" at=0x200+0x100 refused="control runs into data" {
; }
;
; fn @byte device section=".text" at=0x300+0x100 refused="control runs into data" {
; }
;
; fn @short device section=".text" at=0x400+0x100 refused="control runs into data" {
; }
;
; fn @fill device section=".text" at=0x500+0x4100 refused="control runs into data" {
; }
;
; fn @ascii device section=".text" at=0x4600+0x100 refused="control runs into data" {
; }
;
; fn @asciz device section=".text" at=0x4700+0x100 refused="control runs into data" {
; }
;
; fn @zero device section=".text" at=0x4800+0x4100 refused="control runs into data" {
; }
;
; fn @skip device section=".text" at=0x8900+0x100 refused="control runs into data" {
; }
;
; fn @org device section=".text" at=0x8a00+0x700 refused="control runs into data" {
; }
;
; fn @balign device section=".text" at=0x9100+0x100 refused="control runs into data" {
; }
;
; fn @words device section=".text" at=0x9200+0x100 refused="control runs into data" {
; }
;
; fn @leb device section=".text" at=0x9300+0x100 refused="control runs into data" {
; }
;
; fn @unreached device section=".text" at=0x9400+0x100 dropped=61 {
; @unreached
; 	br @.Lbehind {at=0x9400+4}
; @.Lbehind
; 	end {at=0x9410+4}
; }
;
; fn @fillers device section=".text" at=0x9500+0x3c {
; @fillers
; 	nop 0 {at=0x9500+4}
; 	nop 7 {at=0x9504+4}
; 	nop 7 {at=0x9508+4}
; 	nop 7 {at=0x950c+4}
; 	nop 0 {at=0x9510+4}
; 	nop 0 {at=0x9514+4}
; 	nop 0 {at=0x9518+4}
; 	nop 0 {at=0x951c+4}
; 	nop 0 {at=0x9520+4}
; 	nop 0 {at=0x9524+4}
; 	nop 0 {at=0x9528+4}
; 	nop 0 {at=0x952c+4}
; 	nop 0 {at=0x9530+4}
; 	sleep 33 {at=0x9534+4}
; 	end {at=0x9538+4}
; }
; data-in-code.s:9:1: error: long: control runs into data [fall-off]
;       9 | 	.long 0xbf8c0000
;         | ^~~~~~
;         = end the function with s_endpgm, or s_setpc_b64 s[30:31] in a callee
; data-in-code.s:14:1: error: quad: control runs into data [fall-off]
;      14 | 	.quad 0xbf81000000000000
;         | ^~~~~~
;         = end the function with s_endpgm, or s_setpc_b64 s[30:31] in a callee
; data-in-code.s:19:1: error: eight: control runs into data [fall-off]
;      19 | 	.8byte 1
;         | ^~~~~~~
;         = end the function with s_endpgm, or s_setpc_b64 s[30:31] in a callee
; data-in-code.s:24:1: error: byte: control runs into data [fall-off]
;      24 | 	.byte 0,0,0x81,0xbf
;         | ^~~~~~
;         = end the function with s_endpgm, or s_setpc_b64 s[30:31] in a callee
; data-in-code.s:29:1: error: short: control runs into data [fall-off]
;      29 | 	.short 0, 0xbf81
;         | ^~~~~~~
;         = end the function with s_endpgm, or s_setpc_b64 s[30:31] in a callee
; data-in-code.s:34:1: error: fill: control runs into data [fall-off]
;      34 | 	.fill 4096, 4, 0xbf800000
;         | ^~~~~~
;         = end the function with s_endpgm, or s_setpc_b64 s[30:31] in a callee
; data-in-code.s:39:1: error: ascii: control runs into data [fall-off]
;      39 | 	.ascii "abcd"
;         | ^~~~~~~
;         = end the function with s_endpgm, or s_setpc_b64 s[30:31] in a callee
; data-in-code.s:44:1: error: asciz: control runs into data [fall-off]
;      44 | 	.asciz "abc"
;         | ^~~~~~~
;         = end the function with s_endpgm, or s_setpc_b64 s[30:31] in a callee
; data-in-code.s:49:1: error: zero: control runs into data [fall-off]
;      49 | 	.zero 16384
;         | ^~~~~~
;         = end the function with s_endpgm, or s_setpc_b64 s[30:31] in a callee
; data-in-code.s:54:1: error: skip: control runs into data [fall-off]
;      54 | 	.skip 4
;         | ^~~~~~
;         = end the function with s_endpgm, or s_setpc_b64 s[30:31] in a callee
; data-in-code.s:59:1: error: org: control runs into data [fall-off]
;      59 | 	.org 0x9000
;         | ^~~~~
;         = end the function with s_endpgm, or s_setpc_b64 s[30:31] in a callee
; data-in-code.s:65:1: error: balign: control runs into data [fall-off]
;      65 | 	.balign 64, 1
;         | ^~~~~~~~
;         = end the function with s_endpgm, or s_setpc_b64 s[30:31] in a callee
; data-in-code.s:71:1: error: words: control runs into data [fall-off]
;      71 | 	.p2alignl 6, 0xbf810000
;         | ^~~~~~~~~~
;         = end the function with s_endpgm, or s_setpc_b64 s[30:31] in a callee
; data-in-code.s:76:1: error: leb: control runs into data [fall-off]
;      76 | 	.uleb128 0x123456
;         | ^~~~~~~~~
;         = end the function with s_endpgm, or s_setpc_b64 s[30:31] in a callee

; test: nothing runs behind a call of what never returns, wherever it stands; behind others it does
; run:  opt %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	die,@function
die:
	s_trap 2
	s_endpgm
	.type	hangs,@function
hangs:
	s_nop 0
	s_branch hangs
	.type	dies_by_it,@function
dies_by_it:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, die@rel32@lo+4
	s_addc_u32 s5, s5, die@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_setpc_b64 s[30:31]
	.type	may_return,@function
may_return:
	s_cbranch_scc1 .Lback
	s_trap 2
.Lback:
	s_setpc_b64 s[30:31]
	.type	asserts,@function
; s[30:31] is lost in the call, and is not needed any more
asserts:
	s_cbranch_scc1 .Lfine
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, dies_by_it@rel32@lo+4
	s_addc_u32 s5, s5, dies_by_it@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
.Lfine:
	s_setpc_b64 s[30:31]
	.type	waits,@function
waits:
	s_cbranch_scc1 .Lfine2
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, hangs@rel32@lo+4
	s_addc_u32 s5, s5, hangs@rel32@hi+12
	s_swappc_b64 s[34:35], s[4:5]
	.long 0xffffffff
.Lfine2:
	s_setpc_b64 s[30:31]
	.type	may_go_on,@function
may_go_on:
	s_cbranch_scc1 .Lfine3
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, may_return@rel32@lo+4
	s_addc_u32 s5, s5, may_return@rel32@hi+12
	s_mov_b64 s[34:35], s[30:31]
	s_swappc_b64 s[30:31], s[4:5]
	s_mov_b64 s[30:31], s[34:35]
.Lfine3:
	s_setpc_b64 s[30:31]
	.type	indirect,@function
indirect:
	s_cbranch_scc1 .Lfine4
	s_swappc_b64 s[34:35], s[4:5]
	.long 0xffffffff
.Lfine4:
	s_setpc_b64 s[30:31]
	.type	itself,@function
itself:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, itself@rel32@lo+4
	s_addc_u32 s5, s5, itself@rel32@hi+12
	s_mov_b64 s[34:35], s[30:31]
	s_swappc_b64 s[30:31], s[4:5]
	s_mov_b64 s[30:31], s[34:35]
	s_setpc_b64 s[30:31]
; want:
; target gfx900
; file 1 "noreturn-middle.s"
; symbol die section=".text" fn=@die
; symbol hangs section=".text" at=0x8 fn=@hangs
; symbol dies_by_it section=".text" at=0x10 fn=@dies_by_it
; symbol may_return section=".text" at=0x2c fn=@may_return
; symbol asserts section=".text" at=0x38 fn=@asserts
; symbol waits section=".text" at=0x58 fn=@waits
; symbol may_go_on section=".text" at=0x7c fn=@may_go_on
; symbol indirect section=".text" at=0xa4 fn=@indirect
; symbol itself section=".text" at=0xb4 fn=@itself
; symbol .text section=".text"
; symbol .Lback section=".text" at=0x34
; symbol .Lfine section=".text" at=0x54
; symbol .Lfine2 section=".text" at=0x78
; symbol .Lfine3 section=".text" at=0xa0
; symbol .Lfine4 section=".text" at=0xb0
;
; fn @die device section=".text" at=0x0+0x8 dropped=1 {
; @die
; 	trap simm=2 {+terminator at=0x0+4 src=1:8:2}
; 	-> exit
; }
;
; fn @hangs device section=".text" at=0x8+0x8 {
; @hangs
; 	nop 0 {at=0x8+4 src=1:12:2}
; 	br @hangs {at=0xc+4 src=1:13:2}
; }
;
; fn @dies_by_it device section=".text" at=0x10+0x1c dropped=1 {
; @dies_by_it
; 	%s[4:5] =s getpc.b64 {at=0x10+4 src=1:16:2}
; 	%s4 =s add.u32 %s4, lit(&.text+4) | def %scc {at=0x14+8 src=1:17:2}
; 	%s5 =s addc.u32 %s5, lit(&.text+12) | %scc, def %scc {at=0x1c+8 src=1:18:2}
; 	%s[30:31] =s call %s[4:5], @die {+terminator at=0x24+4 src=1:19:2}
; 	-> exit
; }
;
; fn @may_return device section=".text" at=0x2c+0xc {
; 	in =s %s[30:31]
; @may_return
; 	cbrnz @.Lback | %scc {at=0x2c+4 src=1:23:2}
; @b1
; 	trap simm=2 {+terminator at=0x30+4 src=1:24:2}
; 	-> exit
; @.Lback
; 	ret %s[30:31] {at=0x34+4 src=1:26:2}
; }
;
; fn @asserts device section=".text" at=0x38+0x20 {
; @asserts
; 	cbrnz @.Lfine | %scc {at=0x38+4 src=1:30:2}
; @b1
; 	%s[4:5] =s getpc.b64 {at=0x3c+4 src=1:31:2}
; 	%s4 =s add.u32 %s4, lit(&.text+20) | def %scc {at=0x40+8 src=1:32:2}
; 	%s5 =s addc.u32 %s5, lit(&.text+28) | %scc, def %scc {at=0x48+8 src=1:33:2}
; 	%s[30:31] =s call %s[4:5], @dies_by_it {+terminator at=0x50+4 src=1:34:2}
; 	-> exit
; @.Lfine
; 	ret %s[30:31] {at=0x54+4 src=1:36:2}
; }
;
; fn @waits device section=".text" at=0x58+0x24 dropped=1 {
; 	in =s %s[30:31]
; @waits
; 	cbrnz @.Lfine2 | %scc {at=0x58+4 src=1:39:2}
; @b1
; 	%s[4:5] =s getpc.b64 {at=0x5c+4 src=1:40:2}
; 	%s4 =s add.u32 %s4, lit(&.text+12) | def %scc {at=0x60+8 src=1:41:2}
; 	%s5 =s addc.u32 %s5, lit(&.text+20) | %scc, def %scc {at=0x68+8 src=1:42:2}
; 	%s[34:35] =s call %s[4:5], @hangs {+terminator at=0x70+4 src=1:43:2}
; 	-> exit
; @.Lfine2
; 	ret %s[30:31] {at=0x78+4 src=1:46:2}
; }
;
; fn @may_go_on device section=".text" at=0x7c+0x28 {
; @may_go_on
; 	cbrnz @.Lfine3 | %scc {at=0x7c+4 src=1:49:2}
; @b1
; 	%s[4:5] =s getpc.b64 {at=0x80+4 src=1:50:2}
; 	%s4 =s add.u32 %s4, lit(&.text+48) | def %scc {at=0x84+8 src=1:51:2}
; 	%s5 =s addc.u32 %s5, lit(&.text+56) | %scc, def %scc {at=0x8c+8 src=1:52:2}
; 	%s[34:35] =s mov.b64 %s[30:31] {at=0x94+4 src=1:53:2}
; 	%s[30:31] =s call %s[4:5], @may_return {at=0x98+4 src=1:54:2}
; 	%s[30:31] =s mov.b64 %s[34:35] {at=0x9c+4 src=1:55:2}
; @.Lfine3
; 	ret %s[30:31] {at=0xa0+4 src=1:57:2}
; }
;
; fn @indirect device section=".text" at=0xa4+0x10 refused="control runs into what LLVM 19 knows no instruction for" {
; }
;
; fn @itself device section=".text" at=0xb4+0x24 refused="it is recursive" {
; @itself
; 	%s[4:5] =s getpc.b64 {at=0xb4+4 src=1:67:2}
; 	%s4 =s add.u32 %s4, lit(&.text+184) | def %scc {at=0xb8+8 src=1:68:2}
; 	%s5 =s addc.u32 %s5, lit(&.text+192) | %scc, def %scc {at=0xc0+8 src=1:69:2}
; 	%s[34:35] =s mov.b64 %s[30:31] {at=0xc8+4 src=1:70:2}
; 	%s[30:31] =s call %s[4:5], @itself {at=0xcc+4 src=1:71:2}
; 	%s[30:31] =s mov.b64 %s[34:35] {at=0xd0+4 src=1:72:2}
; 	ret %s[30:31] {at=0xd4+4 src=1:73:2}
; }
; noreturn-middle.s:62:2: refused: indirect: control runs into what LLVM 19 knows no instruction for [unsupported-instruction]
;      62 | 	.long 0xffffffff
;         | 	^~~~~
;         = avoid it in code whose time must be bounded
; noreturn-middle.s:71:2: refused: itself: calls itself, which leads back here [recursion]
;      71 | 	s_swappc_b64 s[30:31], s[4:5]
;         | 	^~~~~~~~~~~~
; noreturn-middle.s:71:2: note: itself is left here
;      71 | 	s_swappc_b64 s[30:31], s[4:5]
;         | 	^~~~~~~~~~~~
;         = turn the recursion into a loop with a bound

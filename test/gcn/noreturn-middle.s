; test: nothing runs behind a call of what never returns, wherever it stands; behind others it does
; run:  opt %s
; exit: 2
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
; symbol die section=".text" fn=@die
; symbol hangs section=".text" at=0x8 fn=@hangs
; symbol dies_by_it section=".text" at=0x10 fn=@dies_by_it
; symbol may_return section=".text" at=0x2c fn=@may_return
; symbol .Lback section=".text" at=0x34
; symbol asserts section=".text" at=0x38 fn=@asserts
; symbol .Lfine section=".text" at=0x54
; symbol waits section=".text" at=0x58 fn=@waits
; symbol .Lfine2 section=".text" at=0x78
; symbol may_go_on section=".text" at=0x7c fn=@may_go_on
; symbol .Lfine3 section=".text" at=0xa0
; symbol indirect section=".text" at=0xa4 fn=@indirect
; symbol .Lfine4 section=".text" at=0xb0
; symbol itself section=".text" at=0xb4 fn=@itself
;
; fn @die device section=".text" at=0x0+0x8 dropped=1 {
; @die
; 	trap simm=2 {+terminator at=0x0+4}
; 	-> exit
; }
;
; fn @hangs device section=".text" at=0x8+0x8 {
; @hangs
; 	nop 0 {at=0x8+4}
; 	br @hangs {at=0xc+4}
; }
;
; fn @dies_by_it device section=".text" at=0x10+0x1c dropped=1 {
; @dies_by_it
; 	%s[4:5] =s getpc.b64 {at=0x10+4}
; 	%s4 =s add.u32 %s4, lit(&die+4) | def %scc {at=0x14+8}
; 	%s5 =s addc.u32 %s5, lit(&die+12) | %scc, def %scc {at=0x1c+8}
; 	%s[30:31] =s call %s[4:5], @die {+terminator at=0x24+4}
; 	-> exit
; }
;
; fn @may_return device section=".text" at=0x2c+0xc {
; 	in =s %s[30:31]
; @may_return
; 	cbrnz @.Lback | %scc {at=0x2c+4}
; @b1
; 	trap simm=2 {+terminator at=0x30+4}
; 	-> exit
; @.Lback
; 	ret %s[30:31] {at=0x34+4}
; }
;
; fn @asserts device section=".text" at=0x38+0x20 {
; @asserts
; 	cbrnz @.Lfine | %scc {at=0x38+4}
; @b1
; 	%s[4:5] =s getpc.b64 {at=0x3c+4}
; 	%s4 =s add.u32 %s4, lit(&dies_by_it+4) | def %scc {at=0x40+8}
; 	%s5 =s addc.u32 %s5, lit(&dies_by_it+12) | %scc, def %scc {at=0x48+8}
; 	%s[30:31] =s call %s[4:5], @dies_by_it {+terminator at=0x50+4}
; 	-> exit
; @.Lfine
; 	ret %s[30:31] {at=0x54+4}
; }
;
; fn @waits device section=".text" at=0x58+0x24 dropped=1 {
; 	in =s %s[30:31]
; @waits
; 	cbrnz @.Lfine2 | %scc {at=0x58+4}
; @b1
; 	%s[4:5] =s getpc.b64 {at=0x5c+4}
; 	%s4 =s add.u32 %s4, lit(&hangs+4) | def %scc {at=0x60+8}
; 	%s5 =s addc.u32 %s5, lit(&hangs+12) | %scc, def %scc {at=0x68+8}
; 	%s[34:35] =s call %s[4:5], @hangs {+terminator at=0x70+4}
; 	-> exit
; @.Lfine2
; 	ret %s[30:31] {at=0x78+4}
; }
;
; fn @may_go_on device section=".text" at=0x7c+0x28 {
; @may_go_on
; 	cbrnz @.Lfine3 | %scc {at=0x7c+4}
; @b1
; 	%s[4:5] =s getpc.b64 {at=0x80+4}
; 	%s4 =s add.u32 %s4, lit(&may_return+4) | def %scc {at=0x84+8}
; 	%s5 =s addc.u32 %s5, lit(&may_return+12) | %scc, def %scc {at=0x8c+8}
; 	%s[34:35] =s mov.b64 %s[30:31] {at=0x94+4}
; 	%s[30:31] =s call %s[4:5], @may_return {at=0x98+4}
; 	%s[30:31] =s mov.b64 %s[34:35] {at=0x9c+4}
; @.Lfine3
; 	ret %s[30:31] {at=0xa0+4}
; }
;
; fn @indirect device section=".text" at=0xa4+0x10 refused="control runs into data" {
; }
;
; fn @itself device section=".text" at=0xb4+0x24 refused="it is recursive" {
; @itself
; 	%s[4:5] =s getpc.b64 {at=0xb4+4}
; 	%s4 =s add.u32 %s4, lit(&itself+4) | def %scc {at=0xb8+8}
; 	%s5 =s addc.u32 %s5, lit(&itself+12) | %scc, def %scc {at=0xc0+8}
; 	%s[34:35] =s mov.b64 %s[30:31] {at=0xc8+4}
; 	%s[30:31] =s call %s[4:5], @itself {at=0xcc+4}
; 	%s[30:31] =s mov.b64 %s[34:35] {at=0xd0+4}
; 	ret %s[30:31] {at=0xd4+4}
; }
; noreturn-middle.s:62:1: error: indirect: control runs into data [fall-off]
;      62 | 	.long 0xffffffff
;         | ^~~~~~
;         = end the function with s_endpgm, or s_setpc_b64 s[30:31] in a callee
; noreturn-middle.s:71:2: refused: itself: calls itself, which leads back here [recursion]
;      71 | 	s_swappc_b64 s[30:31], s[4:5]
;         | 	^~~~~~~~~~~~
; noreturn-middle.s:71:2: note: itself is left here
;      71 | 	s_swappc_b64 s[30:31], s[4:5]
;         | 	^~~~~~~~~~~~
;         = turn the recursion into a loop with a bound

; test: a call may end a function if what it calls aborts or ends the wave, whatever way it takes; not if it may return
; run:  opt %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	die,@function
die:
	s_cbranch_scc1 .Lend
	s_trap 2
.Lend:
	s_endpgm
	.type	die_by_another,@function
die_by_another:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, die@rel32@lo+4
	s_addc_u32 s5, s5, die@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	.type	may_return,@function
may_return:
	s_cbranch_scc1 .Lback
	s_trap 2
.Lback:
	s_setpc_b64 s[30:31]
	.type	jumps,@function
jumps:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, may_return@rel32@lo+4
	s_addc_u32 s5, s5, may_return@rel32@hi+12
	s_setpc_b64 s[4:5]
	.type	dies,@function
dies:
	s_cbranch_scc1 .Lfine
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, die_by_another@rel32@lo+4
	s_addc_u32 s5, s5, die_by_another@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
.Lfine:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, die_by_another@rel32@lo+4
	s_addc_u32 s5, s5, die_by_another@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	.type	falls_off,@function
falls_off:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, may_return@rel32@lo+4
	s_addc_u32 s5, s5, may_return@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	.type	falls_off_too,@function
falls_off_too:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, jumps@rel32@lo+4
	s_addc_u32 s5, s5, jumps@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
; want:
; target gfx900
; symbol die section=".text" fn=@die
; symbol .Lend section=".text" at=0x8
; symbol die_by_another section=".text" at=0xc fn=@die_by_another
; symbol may_return section=".text" at=0x24 fn=@may_return
; symbol .Lback section=".text" at=0x2c
; symbol jumps section=".text" at=0x30 fn=@jumps
; symbol dies section=".text" at=0x48 fn=@dies
; symbol .Lfine section=".text" at=0x64
; symbol falls_off section=".text" at=0x7c fn=@falls_off
; symbol falls_off_too section=".text" at=0x94 fn=@falls_off_too
;
; fn @die device section=".text" at=0x0+0xc {
; @die
; 	cbrnz @.Lend | %scc {at=0x0+4}
; @b1
; 	trap simm=2 {+terminator at=0x4+4}
; 	-> exit
; @.Lend
; 	end {at=0x8+4}
; }
;
; fn @die_by_another device section=".text" at=0xc+0x18 {
; @die_by_another
; 	%s[4:5] =s getpc.b64 {at=0xc+4}
; 	%s4 =s add.u32 %s4, lit(&die+4) | def %scc {at=0x10+8}
; 	%s5 =s addc.u32 %s5, lit(&die+12) | %scc, def %scc {at=0x18+8}
; 	%s[30:31] =s call %s[4:5], @die {+terminator at=0x20+4}
; 	-> exit
; }
;
; fn @may_return device section=".text" at=0x24+0xc {
; 	in =s %s[30:31]
; @may_return
; 	cbrnz @.Lback | %scc {at=0x24+4}
; @b1
; 	trap simm=2 {+terminator at=0x28+4}
; 	-> exit
; @.Lback
; 	ret %s[30:31] {at=0x2c+4}
; }
;
; fn @jumps device section=".text" at=0x30+0x18 {
; @jumps
; 	%s[4:5] =s getpc.b64 {at=0x30+4}
; 	%s4 =s add.u32 %s4, lit(&may_return+4) | def %scc {at=0x34+8}
; 	%s5 =s addc.u32 %s5, lit(&may_return+12) | %scc, def %scc {at=0x3c+8}
; 	call %s[4:5], @may_return {+terminator at=0x44+4}
; 	-> exit
; }
;
; fn @dies device section=".text" at=0x48+0x34 {
; @dies
; 	cbrnz @.Lfine | %scc {at=0x48+4}
; @b1
; 	%s[4:5] =s getpc.b64 {at=0x4c+4}
; 	%s4 =s add.u32 %s4, lit(&die_by_another+4) | def %scc {at=0x50+8}
; 	%s5 =s addc.u32 %s5, lit(&die_by_another+12) | %scc, def %scc {at=0x58+8}
; 	%s[30:31] =s call %s[4:5], @die_by_another {+terminator at=0x60+4}
; 	-> exit
; @.Lfine
; 	%s[4:5] =s getpc.b64 {at=0x64+4}
; 	%s4 =s add.u32 %s4, lit(&die_by_another+4) | def %scc {at=0x68+8}
; 	%s5 =s addc.u32 %s5, lit(&die_by_another+12) | %scc, def %scc {at=0x70+8}
; 	%s[30:31] =s call %s[4:5], @die_by_another {+terminator at=0x78+4}
; 	-> exit
; }
;
; fn @falls_off device section=".text" at=0x7c+0x18 refused="control falls off the end of the function" {
; }
;
; fn @falls_off_too device section=".text" at=0x94+0x18 refused="control falls off the end of the function" {
; }
; noreturn.s:47:2: error: falls_off: control falls off the end of the function [fall-off]
;      47 | 	s_swappc_b64 s[30:31], s[4:5]
;         | 	^~~~~~~~~~~~
;         = end the function with s_endpgm, or s_setpc_b64 s[30:31] in a callee
; noreturn.s:53:2: error: falls_off_too: control falls off the end of the function [fall-off]
;      53 | 	s_swappc_b64 s[30:31], s[4:5]
;         | 	^~~~~~~~~~~~
;         = end the function with s_endpgm, or s_setpc_b64 s[30:31] in a callee

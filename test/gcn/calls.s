; test: addresses of callees are followed through registers, lanes, loops and calls
; run:  opt %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	leaf,@function
leaf:
	v_add_u32_e32 v0, 1, v0
	s_setpc_b64 s[30:31]
	.type	chain,@function
chain:
	v_writelane_b32 v1, s30, 0
	v_writelane_b32 v1, s31, 1
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, leaf@rel32@lo+4
	s_addc_u32 s5, s5, leaf@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	v_readlane_b32 s31, v1, 1
	v_readlane_b32 s30, v1, 0
	s_setpc_b64 s[30:31]
	.type	tail,@function
tail:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, leaf@rel32@lo+4
	s_addc_u32 s5, s5, leaf@rel32@hi+12
	s_setpc_b64 s[4:5]
	.type	main,@function
main:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, chain@rel32@lo+4
	s_addc_u32 s5, s5, chain@rel32@hi+12
	s_mov_b64 s[8:9], s[4:5]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, tail@rel32@lo+4
	s_addc_u32 s5, s5, tail@rel32@hi+12
.Lloop:
	s_swappc_b64 s[30:31], s[8:9]
	s_call_b64 s[30:31], leaf
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .Lloop
	s_endpgm
; want:
; target gfx900
; symbol leaf section=".text" fn=@leaf
; symbol chain section=".text" at=0x8 fn=@chain
; symbol tail section=".text" at=0x44 fn=@tail
; symbol main section=".text" at=0x5c fn=@main
; symbol .Lloop section=".text" at=0x88
;
; fn @leaf device section=".text" at=0x0+0x8 {
; 	in =s %s[30:31]
; @leaf
; 	%v0 =v add.u32 1, %v0 | %exec {at=0x0+4}
; 	ret %s[30:31] {at=0x4+4}
; }
;
; fn @chain device section=".text" at=0x8+0x3c {
; @chain
; 	%v1 =v writelane.b32 %s30, 0 | %v1 {+crosslane at=0x8+8}
; 	%v1 =v writelane.b32 %s31, 1 | %v1 {+crosslane at=0x10+8}
; 	%s[4:5] =s getpc.b64 {at=0x18+4}
; 	%s4 =s add.u32 %s4, lit(&leaf+4) | def %scc {at=0x1c+8}
; 	%s5 =s addc.u32 %s5, lit(&leaf+12) | %scc, def %scc {at=0x24+8}
; 	%s[30:31] =s call %s[4:5], @leaf {at=0x2c+4}
; 	%s31 =s readlane.b32 %v1, 1 {at=0x30+8}
; 	%s30 =s readlane.b32 %v1, 0 {at=0x38+8}
; 	ret %s[30:31] {at=0x40+4}
; }
;
; fn @tail device section=".text" at=0x44+0x18 {
; @tail
; 	%s[4:5] =s getpc.b64 {at=0x44+4}
; 	%s4 =s add.u32 %s4, lit(&leaf+4) | def %scc {at=0x48+8}
; 	%s5 =s addc.u32 %s5, lit(&leaf+12) | %scc, def %scc {at=0x50+8}
; 	call %s[4:5], @leaf {+terminator at=0x58+4}
; 	-> exit
; }
;
; fn @main device section=".text" at=0x5c+0x40 {
; 	in =s %s10
; @main
; 	%s[4:5] =s getpc.b64 {at=0x5c+4}
; 	%s4 =s add.u32 %s4, lit(&chain+4) | def %scc {at=0x60+8}
; 	%s5 =s addc.u32 %s5, lit(&chain+12) | %scc, def %scc {at=0x68+8}
; 	%s[8:9] =s mov.b64 %s[4:5] {at=0x70+4}
; 	%s[4:5] =s getpc.b64 {at=0x74+4}
; 	%s4 =s add.u32 %s4, lit(&tail+4) | def %scc {at=0x78+8}
; 	%s5 =s addc.u32 %s5, lit(&tail+12) | %scc, def %scc {at=0x80+8}
; @.Lloop
; 	%s[30:31] =s call %s[8:9], @chain {at=0x88+4}
; 	%s[30:31] =s call @leaf {at=0x8c+4}
; 	eq.u32 %s10, 0 | def %scc {at=0x90+4}
; 	cbrnz @.Lloop | %scc {at=0x94+4}
; @b2
; 	end {at=0x98+4}
; }

; test: branches through registers, and constants that wait for labels
; run:  opt %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	f,@function
f:
.Lback:
	s_mov_b32 s0, .Lforward-.Lback
	s_getpc_b64 s[4:5]
.Lpost0:
	s_add_u32 s4, s4, (.Lforward-.Lpost0)&4294967295
	s_addc_u32 s5, s5, (.Lforward-.Lpost0)>>32
	s_setpc_b64 s[4:5]
	s_nop 7
.Lforward:
	s_cbranch_scc1 .Lend
	s_getpc_b64 s[6:7]
.Lpost1:
	s_add_u32 s6, s6, (.Lback-.Lpost1)&4294967295
	s_addc_u32 s7, s7, (.Lback-.Lpost1)>>32
	s_setpc_b64 s[6:7]
.Lend:
	s_endpgm
; want:
; target gfx900
; symbol f section=".text" fn=@f
; symbol .Lback section=".text"
; symbol .Lforward section=".text" at=0x24
; symbol .Lpost0 section=".text" at=0xc
; symbol .Lend section=".text" at=0x40
; symbol .Lpost1 section=".text" at=0x2c
;
; fn @f device section=".text" at=0x0+0x44 dropped=1 {
; @f
; 	%s0 =s mov.b32 lit(36) {at=0x0+8}
; 	%s[4:5] =s getpc.b64 {at=0x8+4}
; 	%s4 =s add.u32 %s4, lit(24) | def %scc {at=0xc+8}
; 	%s5 =s addc.u32 %s5, lit(0) | %scc, def %scc {at=0x14+8}
; 	br %s[4:5], @.Lforward {class=call at=0x1c+4}
; @.Lforward
; 	cbrnz @.Lend | %scc {at=0x24+4}
; @b2
; 	%s[6:7] =s getpc.b64 {at=0x28+4}
; 	%s6 =s add.u32 %s6, lit(0xffffffd4) | def %scc {at=0x2c+8}
; 	%s7 =s addc.u32 %s7, lit(0xffffffff) | %scc, def %scc {at=0x34+8}
; 	br %s[6:7], @f {class=call at=0x3c+4}
; @.Lend
; 	end {at=0x40+4}
; }

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
	.type	made,@function
made:
	s_getpc_b64 s[70:71]
	s_add_i32 s72, 0x18, 4
	s_add_u32 s70, s70, s72
	s_addc_u32 s71, s71, 0
	s_setpc_b64 s[70:71]
	s_nop 0
	s_nop 1
	s_nop 2
.Lmade:
	s_cbranch_scc1 .Lmade_end
	s_getpc_b64 s[70:71]
	s_add_i32 s72, 0xffffffd4, 4
	s_abs_i32 s72, s72
	s_sub_u32 s70, s70, s72
	s_subb_u32 s71, s71, 0
	s_setpc_b64 s[70:71]
.Lmade_end:
	s_endpgm
; want:
; target gfx900
; symbol f section=".text" fn=@f
; symbol .Lback section=".text"
; symbol .Lforward section=".text" at=0x24
; symbol .Lpost0 section=".text" at=0xc
; symbol .Lend section=".text" at=0x40
; symbol .Lpost1 section=".text" at=0x2c
; symbol made section=".text" at=0x44 fn=@made
; symbol .Lmade section=".text" at=0x64
; symbol .Lmade_end section=".text" at=0x84
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
;
; fn @made device section=".text" at=0x44+0x44 dropped=3 {
; @made
; 	%s[70:71] =s getpc.b64 {at=0x44+4}
; 	%s72 =s add.i32 24, 4 | def %scc {at=0x48+4}
; 	%s70 =s add.u32 %s70, %s72 | def %scc {at=0x4c+4}
; 	%s71 =s addc.u32 %s71, 0 | %scc, def %scc {at=0x50+4}
; 	br %s[70:71], @.Lmade {class=call at=0x54+4}
; @.Lmade
; 	cbrnz @.Lmade_end | %scc {at=0x64+4}
; @b2
; 	%s[70:71] =s getpc.b64 {at=0x68+4}
; 	%s72 =s add.i32 lit(0xffffffd4), 4 | def %scc {at=0x6c+8}
; 	%s72 =s abs.i32 %s72 | def %scc {at=0x74+4}
; 	%s70 =s sub.u32 %s70, %s72 | def %scc {at=0x78+4}
; 	%s71 =s subb.u32 %s71, 0 | %scc, def %scc {at=0x7c+4}
; 	br %s[70:71], @made {class=call at=0x80+4}
; @.Lmade_end
; 	end {at=0x84+4}
; }

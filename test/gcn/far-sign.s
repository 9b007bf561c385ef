; test: a long branch whose macro tests the sign of the distance goes one way only; both directions
; run:  opt %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.macro far label
	s_getpc_b64 s[6:7]
	s_add_i32 s8, \label-., 0
	s_cmp_ge_i32 s8, 0
	s_cbranch_scc1 forwards\@
	s_abs_i32 s8, s8
	s_sub_u32 s6, s6, s8
	s_subb_u32 s7, s7, 0
	s_setpc_b64 s[6:7]
forwards\@:
	s_add_u32 s6, s6, s8
	s_addc_u32 s7, s7, 0
	s_setpc_b64 s[6:7]
	.endm
	.text
	.type k,@function
k:
	s_mov_b32 s2, 10
back:
	s_sub_u32 s2, s2, 1
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc0 more
	far out
	.fill 4, 4, 0xbf800000
more:
	far back
out:
	s_endpgm
	.size k, .-k
; want:
; target gfx900
; file 1 "far-sign.s"
; symbol k section=".text" fn=@k
; symbol back section=".text" at=0x4
; symbol more section=".text" at=0x50
; symbol out section=".text" at=0x80
; symbol forwards0 section=".text" at=0x34
; symbol forwards1 section=".text" at=0x74
; symbol .text section=".text"
;
; fn @k device section=".text" at=0x0+0x84 dropped=11 {
; @k
; 	%s2 =s mov.b32 10 {at=0x0+4 src=1:21:2}
; @back
; 	%s2 =s sub.u32 %s2, 1 | def %scc {at=0x4+4 src=1:23:2}
; 	eq.u32 %s2, 0 | def %scc {at=0x8+4 src=1:24:2}
; 	cbrz @more | %scc {at=0xc+4 src=1:25:2}
; @b2
; 	%s[6:7] =s getpc.b64 {at=0x10+4 src=1:26}
; 	%s8 =s add.i32 lit(108), 0 | def %scc {at=0x14+8 src=1:26}
; 	ge.i32 %s8, 0 | def %scc {at=0x1c+4 src=1:26}
; 	br @forwards0 | %scc {class=cbranch at=0x20+4 src=1:26}
; @forwards0
; 	%s6 =s add.u32 %s6, %s8 | def %scc {at=0x34+4 src=1:26}
; 	%s7 =s addc.u32 %s7, 0 | %scc, def %scc {at=0x38+4 src=1:26}
; 	br %s[6:7], @out {class=call at=0x3c+4 src=1:26}
; @out
; 	end {at=0x80+4 src=1:31:2}
; @more
; 	%s[6:7] =s getpc.b64 {at=0x50+4 src=1:29}
; 	%s8 =s add.i32 lit(0xffffffb0), 0 | def %scc {at=0x54+8 src=1:29}
; 	ge.i32 %s8, 0 | def %scc {at=0x5c+4 src=1:29}
; 	hint | %scc {class=cbranch at=0x60+4 src=1:29}
; 	%s8 =s abs.i32 %s8 | def %scc {at=0x64+4 src=1:29}
; 	%s6 =s sub.u32 %s6, %s8 | def %scc {at=0x68+4 src=1:29}
; 	%s7 =s subb.u32 %s7, 0 | %scc, def %scc {at=0x6c+4 src=1:29}
; 	br %s[6:7], @back {class=call at=0x70+4 src=1:29}
; }

; test: the only source of a scalar operation on halves is encoded as a word, so of 1.5 and 70000 the low halves are read; a symbol has no number
; run:  opt %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1150"
	.text
	.type	k,@function
k:
	s_ceil_f16 s8, 1.5
	s_ceil_f16 s8, 1.0
	s_floor_f16 s8, 0x3f800000
	s_rndne_f16 s8, 0.15915494
	s_trunc_f16 s8, 70000
	s_ceil_f16 s8, 0x3c00
	s_ceil_f16 s8, -16
	s_ceil_f16 s8, sym
	s_add_f16 s8, s9, 1.5
	s_endpgm
; want:
; target gfx1150
; symbol k section=".text" fn=@k
; symbol sym section=""
;
; fn @k device section=".text" at=0x0+0x3c wave_lanes=32 {
; 	in =s %s9
; @k
; 	%s8 =s other lit(0) | %mode {+unmodelled class=salu-float at=0x0+8}
; 	%s8 =s other 15360 | %mode {+unmodelled class=salu-float at=0x8+4}
; 	%s8 =s other 15360 | %mode {+unmodelled class=salu-float at=0xc+4}
; 	%s8 =s other 12568 | %mode {+unmodelled class=salu-float at=0x10+4}
; 	%s8 =s other lit(4464) | %mode {+unmodelled class=salu-float at=0x14+8}
; 	%s8 =s other lit(15360) | %mode {+unmodelled class=salu-float at=0x1c+8}
; 	%s8 =s other 65520 | %mode {+unmodelled class=salu-float at=0x24+4}
; 	%s8 =s other lit(&sym) | %mode {+unmodelled class=salu-float at=0x28+8}
; 	%s8 =s add.f16 %s9, lit(15872) | %mode {class=salu-float at=0x30+8}
; 	end {at=0x38+4}
; }
; scalar-half.s:14:17: warning: the symbol 'sym' is not defined: it counts as any number [undefined-symbol]
;      14 | 	s_ceil_f16 s8, sym
;         | 	               ^~~
;         = --define NAME=NUMBER defines it

; test: 1/(2 pi) is an inline constant of 16-bit whole numbers too, if it is written as the one of 32 bits; a
;       literal of such a number has 32 bits, of which the operation reads the low half
; run:  opt %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
	.text
	.type	k,@function
k:
	v_add_u16_e32 v8, 0.15915494, v1
	v_min3_u16 v8, 0.15915494, v1, v2
	v_add_u16_e32 v8, 0.1592, v1
	s_endpgm
; want:
; target gfx906
; symbol k section=".text" fn=@k
;
; fn @k device section=".text" at=0x0+0x18 {
; 	in =v %v[1:2]
; @k
; 	%v8 =v add.u16 12568, %v1 | %exec {at=0x0+4}
; 	%v8 =v min3.u16 12568, %v1, %v2 | %v8, %exec {at=0x4+8}
; 	%v8 =v add.u16 lit(1363), %v1 | %exec {at=0xc+8}
; 	end {at=0x14+4}
; }

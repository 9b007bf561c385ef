; test: 16-bit operands of the 32-bit forms of gfx11 are in v0 to v127, the last ones of fmaak and fmamk too
; run:  opt %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.type f,@function
f:
	v_fmaak_f16 v8, v24, v127, 0x1234
	v_fmamk_f16 v8, v24, 0x1234, v127
	v_fmaak_f16 v8, v24, v128, 0x1234
	v_fmamk_f16 v8, v24, 0x1234, v255
	s_endpgm
; want:
; target gfx1100
; symbol f section=".text" fn=@f
;
; fn @f device section=".text" at=0x0+0x1c wave_lanes=32 refused="a line of it could not be read" {
; }
; gfx11-half-registers.s:10:23: error: v_fmaak_f16: 16 bits of v0 to v127 only: take the 64-bit form [bad-operand]
;      10 | 	v_fmaak_f16 v8, v24, v128, 0x1234
;         | 	                     ^~~~
;         = see the instruction set manual of the target
; gfx11-half-registers.s:11:31: error: v_fmamk_f16: 16 bits of v0 to v127 only: take the 64-bit form [bad-operand]
;      11 | 	v_fmamk_f16 v8, v24, 0x1234, v255
;         | 	                             ^~~~
;         = see the instruction set manual of the target

; test: on gfx12 both moves of a dual instruction may read one bank of registers; an addition may not
; run:  opt %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.text
	.type f,@function
f:
	v_dual_mov_b32 v9, v18 :: v_dual_mov_b32 v8, v18
	s_endpgm
	.type g,@function
g:
	v_dual_mov_b32 v9, v18 :: v_dual_add_f32 v8, v22, v1
	s_endpgm
; want:
; target gfx1200
; symbol f section=".text" fn=@f
; symbol g section=".text" at=0xc fn=@g
;
; fn @f device section=".text" at=0x0+0xc wave_lanes=32 {
; 	in =v %v18
; @f
; 	%v9 =v mov.b32 %v18 | %exec_lo {at=0x0+4}
; 	%v8 =v mov.b32 %v18 | %exec_lo {at=0x4+4}
; 	end {at=0x8+4}
; }
;
; fn @g device section=".text" at=0xc+0x8 wave_lanes=32 refused="a line of it could not be read" {
; }
; dual-moves.s:12:28: error: the first sources come from different banks: their numbers differ modulo 4 [bad-operand]
;      12 | 	v_dual_mov_b32 v9, v18 :: v_dual_add_f32 v8, v22, v1
;         | 	                          ^~~~~~~~~~~~~~
;         = see the instruction set manual of the target

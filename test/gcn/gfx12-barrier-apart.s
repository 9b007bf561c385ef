; test: a barrier of gfx12 whose signal and wait do not follow each other is refused, as is a wait that is jumped to
; run:  opt %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.text
	.type	apart,@function
apart:
	s_barrier_signal -1
	v_mov_b32 v0, v1
	s_barrier_wait -1
	s_endpgm
	.type	jumped,@function
jumped:
	s_cbranch_scc0 .Lwait
	s_barrier_signal -1
.Lwait:
	s_barrier_wait -1
	s_endpgm
	.type	together,@function
together:
	s_barrier_signal -1
	s_barrier_wait -1
	s_endpgm
; want:
; target gfx1200
; symbol apart section=".text" fn=@apart
; symbol jumped section=".text" at=0x10 fn=@jumped
; symbol .Lwait section=".text" at=0x18
; symbol together section=".text" at=0x20 fn=@together
;
; fn @apart device section=".text" at=0x0+0x10 wave_lanes=32 refused="signal and wait of a barrier that do not follow each other are not modelled" {
; }
;
; fn @jumped device section=".text" at=0x10+0x10 wave_lanes=32 refused="signal and wait of a barrier that do not follow each other are not modelled" {
; }
;
; fn @together device section=".text" at=0x20+0xc wave_lanes=32 {
; @together
; 	hint 0xffffffff simm=0 {+side_effect class=salu at=0x20+4}
; 	barrier {at=0x24+4}
; 	end {at=0x28+4}
; }
; gfx12-barrier-apart.s:8:2: refused: apart: signal and wait of a barrier that do not follow each other are not modelled [unsupported-instruction]
;       8 | 	s_barrier_signal -1
;         | 	^~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-barrier-apart.s:10:2: refused: apart: signal and wait of a barrier that do not follow each other are not modelled [unsupported-instruction]
;      10 | 	s_barrier_wait -1
;         | 	^~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-barrier-apart.s:15:2: refused: jumped: signal and wait of a barrier that do not follow each other are not modelled [unsupported-instruction]
;      15 | 	s_barrier_signal -1
;         | 	^~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded

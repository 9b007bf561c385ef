; test: a wave of gfx12 may signal a barrier before it waits for it, if on each way the two take turns
; run:  opt %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.text
	.type	apart,@function
apart:
	s_barrier_signal -1
	ds_load_b32 v0, v1
	s_barrier_wait -1
	s_endpgm
	.type	alone,@function
alone:
	s_barrier_signal -1
	v_mov_b32 v0, v1
	s_barrier_wait -1
	s_endpgm
	.type	first,@function
first:
	s_barrier_signal_isfirst -1
	s_wait_kmcnt 0x0
	s_cbranch_scc0 .Lnot
	v_mov_b32 v0, v1
.Lnot:
	s_barrier_wait -1
	s_endpgm
	.type	jumped,@function
jumped:
	s_cbranch_scc0 .Lwait
	s_barrier_signal -1
.Lwait:
	s_barrier_wait -1
	s_endpgm
	.type	twice,@function
twice:
	s_barrier_signal -1
	s_cbranch_scc0 .Lagain
	s_barrier_wait -1
.Lagain:
	s_barrier_signal -1
	s_barrier_wait -1
	s_endpgm
	.type	leaves,@function
leaves:
	s_barrier_signal -1
	s_cbranch_scc0 .Lend
	s_barrier_wait -1
.Lend:
	s_endpgm
	.type	together,@function
together:
	s_barrier_signal -1
	s_barrier_wait -1
	s_endpgm
; want:
; target gfx1200
; symbol apart section=".text" fn=@apart
; symbol alone section=".text" at=0x14 fn=@alone
; symbol first section=".text" at=0x24 fn=@first
; symbol .Lnot section=".text" at=0x34
; symbol jumped section=".text" at=0x3c fn=@jumped
; symbol .Lwait section=".text" at=0x44
; symbol twice section=".text" at=0x4c fn=@twice
; symbol .Lagain section=".text" at=0x58
; symbol leaves section=".text" at=0x64 fn=@leaves
; symbol .Lend section=".text" at=0x70
; symbol together section=".text" at=0x74 fn=@together
;
; fn @apart device section=".text" at=0x0+0x14 wave_lanes=32 {
; 	in =v %v1
; @apart
; 	signal 0xffffffff simm=0 {class=salu at=0x0+4}
; 	%v0 =v load %v1, lds 4 | %exec_lo {at=0x4+8}
; 	barrier {at=0xc+4}
; 	end {at=0x10+4}
; }
;
; fn @alone device section=".text" at=0x14+0x10 wave_lanes=32 {
; 	in =v %v1
; @alone
; 	hint 0xffffffff simm=0 {+side_effect class=salu at=0x14+4}
; 	%v0 =v mov.b32 %v1 | %exec_lo {at=0x18+4}
; 	barrier {at=0x1c+4}
; 	end {at=0x20+4}
; }
;
; fn @first device section=".text" at=0x24+0x18 wave_lanes=32 {
; 	in =v %v1
; @first
; 	signal 0xffffffff | def %scc simm=0 {counters=kmcnt class=salu at=0x24+4}
; 	waitcnt kmcnt=0 {at=0x28+4}
; 	cbrz @.Lnot | %scc {at=0x2c+4}
; @b1
; 	%v0 =v mov.b32 %v1 | %exec_lo {at=0x30+4}
; @.Lnot
; 	barrier {at=0x34+4}
; 	end {at=0x38+4}
; }
;
; fn @jumped device section=".text" at=0x3c+0x10 wave_lanes=32 refused="on some way a wave waits for a barrier that it has not signalled" {
; }
;
; fn @twice device section=".text" at=0x4c+0x18 wave_lanes=32 refused="on some way a wave signals a barrier again before it waits for it" {
; }
;
; fn @leaves device section=".text" at=0x64+0x10 wave_lanes=32 refused="on some way a wave has signalled a barrier and does not wait for it" {
; }
;
; fn @together device section=".text" at=0x74+0xc wave_lanes=32 {
; @together
; 	hint 0xffffffff simm=0 {+side_effect class=salu at=0x74+4}
; 	barrier {at=0x78+4}
; 	end {at=0x7c+4}
; }
; gfx12-barrier-apart.s:32:2: refused: jumped: on some way a wave waits for a barrier that it has not signalled [unsupported-instruction]
;      32 | 	s_barrier_wait -1
;         | 	^~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-barrier-apart.s:40:2: refused: twice: on some way a wave signals a barrier again before it waits for it [unsupported-instruction]
;      40 | 	s_barrier_signal -1
;         | 	^~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-barrier-apart.s:49:2: refused: leaves: on some way a wave has signalled a barrier and does not wait for it [unsupported-instruction]
;      49 | 	s_endpgm
;         | 	^~~~~~~~
;         = avoid it in code whose time must be bounded

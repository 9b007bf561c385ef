; test: one of two instructions that may have written an index bounds it on one side, the other does not
; run:  opt %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.macro jump reg, n
	s_lshl_b32 s8, \reg, 2
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, s8
	s_addc_u32 s11, s11, 0
	s_add_u32 s10, s10, 20
	s_addc_u32 s11, s11, 0
	s_setpc_b64 s[10:11]
	.rept \n
	s_nop 0
	.endr
	.endm
	.type low,@function
low:			; 5 and above, or 0
	s_cmp_eq_u32 s7, 0
	s_cbranch_scc0 arm1
	s_max_u32 s6, s6, 5
	s_branch j1
arm1:
	s_mov_b32 s6, 0
j1:
	s_cmp_gt_u32 s6, 7
	s_cbranch_scc1 leave1
	jump s6, 8
leave1:
	s_endpgm
	.type high,@function
high:			; at most 3, signed, or 6
	s_cmp_eq_u32 s7, 0
	s_cbranch_scc0 arm2
	s_min_i32 s6, s6, 3
	s_branch j2
arm2:
	s_mov_b32 s6, 6
j2:
	s_cmp_lt_i32 s6, 0
	s_cbranch_scc1 leave2
	jump s6, 7
leave2:
	s_endpgm
; want:
; target gfx900
; file 1 "jump-table-join.s"
; symbol low section=".text" fn=@low
; symbol arm1 section=".text" at=0x10
; symbol j1 section=".text" at=0x14
; symbol leave1 section=".text" at=0x58
; symbol high section=".text" at=0x5c fn=@high
; symbol arm2 section=".text" at=0x6c
; symbol j2 section=".text" at=0x70
; symbol leave2 section=".text" at=0xb0
; symbol .text section=".text"
;
; fn @low device section=".text" at=0x0+0x5c {
; 	in =s %s7
; @low
; 	eq.u32 %s7, 0 | def %scc {at=0x0+4 src=1:20:2}
; 	cbrz @arm1 | %scc {at=0x4+4 src=1:21:2}
; @b1
; 	%s6 =s max.u32 %s6, 5 | def %scc {at=0x8+4 src=1:22:2}
; 	br @j1 {at=0xc+4 src=1:23:2}
; @arm1
; 	%s6 =s mov.b32 0 {at=0x10+4 src=1:25:2}
; @j1
; 	gt.u32 %s6, 7 | def %scc {at=0x14+4 src=1:27:2}
; 	cbrnz @leave1 | %scc {at=0x18+4 src=1:28:2}
; @b4
; 	%s8 =s shl.b32 %s6, 2 | def %scc {at=0x1c+4 src=1:29}
; 	%s[10:11] =s getpc.b64 {at=0x20+4 src=1:29}
; 	%s10 =s add.u32 %s10, %s8 | def %scc {at=0x24+4 src=1:29}
; 	%s11 =s addc.u32 %s11, 0 | %scc, def %scc {at=0x28+4 src=1:29}
; 	%s10 =s add.u32 %s10, 20 | def %scc {at=0x2c+4 src=1:29}
; 	%s11 =s addc.u32 %s11, 0 | %scc, def %scc {at=0x30+4 src=1:29}
; 	cbr %s[10:11] {class=call at=0x34+4 src=1:29}
; 	-> taken @b5, taken @b6, taken @b7, taken @b8, taken @b9, taken @b10, taken @b11, taken @b12
; @b5
; 	nop 0 {at=0x38+4 src=1:29}
; @b6
; 	nop 0 {at=0x3c+4 src=1:29}
; @b7
; 	nop 0 {at=0x40+4 src=1:29}
; @b8
; 	nop 0 {at=0x44+4 src=1:29}
; @b9
; 	nop 0 {at=0x48+4 src=1:29}
; @b10
; 	nop 0 {at=0x4c+4 src=1:29}
; @b11
; 	nop 0 {at=0x50+4 src=1:29}
; @b12
; 	nop 0 {at=0x54+4 src=1:29}
; @leave1
; 	end {at=0x58+4 src=1:31:2}
; }
;
; fn @high device section=".text" at=0x5c+0x58 refused="a jump that is neither the return nor a call whose target is known" {
; }
; jump-table-join.s:43: refused: high: a jump that is neither the return nor a call whose target is known [indirect-call]
;      43 | 	jump s6, 7
;         | in the expansion:	s_setpc_b64 s[10:11]
; jump-table-join.s:43: note: what is added here is not known to be one of few numbers: an index needs a bound in front of it (s_min_u32, s_and_b32, or a comparison with a constant and a branch), and a table a section that is not written
;      43 | 	jump s6, 7
;         | in the expansion:	s_add_u32 s10, s10, s8
; note: a flow fact that states where it goes:  <calls address="0x90" wb:code="c67399af225c2314"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)

; test: jumps through registers that are no branches: a branch leads in between, a carry is not the sum's, a register is not known
; run:  opt %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	entered,@function
entered:
	s_cbranch_scc1 .Lhalf
	s_getpc_b64 s[4:5]
.Lpost0:
	s_add_u32 s4, s4, (.Lend0-.Lpost0)&4294967295
.Lhalf:
	s_addc_u32 s5, s5, (.Lend0-.Lpost0)>>32
	s_setpc_b64 s[4:5]
.Lend0:
	s_endpgm
	.type	entered_last,@function
entered_last:
	s_cbranch_scc1 .Ljump
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, 12
	s_addc_u32 s5, s5, 0
.Ljump:
	s_setpc_b64 s[4:5]
	s_endpgm
	.type	entered_far,@function
entered_far:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, 20
	s_addc_u32 s5, s5, 0
	s_setpc_b64 s[4:5]
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, 12
	s_addc_u32 s7, s7, 0
	s_setpc_b64 s[6:7]
	s_endpgm
	.type	carry,@function
carry:
	s_getpc_b64 s[4:5]
	s_add_i32 s4, s4, 12
	s_addc_u32 s5, s5, 0
	s_setpc_b64 s[4:5]
	s_endpgm
	.type	unknown,@function
unknown:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, s6
	s_addc_u32 s5, s5, 0
	s_setpc_b64 s[4:5]
	s_endpgm
	.type	begins,@function
begins:
	s_cbranch_scc1 .Lbegin
	s_nop 0
.Lbegin:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, 16
	s_addc_u32 s5, s5, 0
	s_setpc_b64 s[4:5]
	s_nop 7
	s_endpgm
; want:
; target gfx900
; symbol entered section=".text" fn=@entered
; symbol .Lhalf section=".text" at=0x10
; symbol .Lpost0 section=".text" at=0x8
; symbol .Lend0 section=".text" at=0x1c
; symbol entered_last section=".text" at=0x20 fn=@entered_last
; symbol .Ljump section=".text" at=0x30
; symbol entered_far section=".text" at=0x38 fn=@entered_far
; symbol carry section=".text" at=0x5c fn=@carry
; symbol unknown section=".text" at=0x70 fn=@unknown
; symbol begins section=".text" at=0x84 fn=@begins
; symbol .Lbegin section=".text" at=0x8c
;
; fn @entered device section=".text" at=0x0+0x20 refused="a jump that is neither the return nor a call whose target is known" {
; }
;
; fn @entered_last device section=".text" at=0x20+0x18 refused="a jump that is neither the return nor a call whose target is known" {
; }
;
; fn @entered_far device section=".text" at=0x38+0x24 refused="a jump that is neither the return nor a call whose target is known" {
; }
;
; fn @carry device section=".text" at=0x5c+0x14 refused="a jump that is neither the return nor a call whose target is known" {
; }
;
; fn @unknown device section=".text" at=0x70+0x14 refused="a jump that is neither the return nor a call whose target is known" {
; }
;
; fn @begins device section=".text" at=0x84+0x20 dropped=1 {
; @begins
; 	cbrnz @.Lbegin | %scc {at=0x84+4}
; @b1
; 	nop 0 {at=0x88+4}
; @.Lbegin
; 	%s[4:5] =s getpc.b64 {at=0x8c+4}
; 	%s4 =s add.u32 %s4, 16 | def %scc {at=0x90+4}
; 	%s5 =s addc.u32 %s5, 0 | %scc, def %scc {at=0x94+4}
; 	br %s[4:5], @b3 {class=call at=0x98+4}
; @b3
; 	end {at=0xa0+4}
; }
; far-not.s:14:2: refused: entered: a jump that is neither the return nor a call whose target is known [indirect-call]
;      14 | 	s_setpc_b64 s[4:5]
;         | 	^~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x18" wb:code="f04690eae71e9d61"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; far-not.s:24:2: refused: entered_last: a jump that is neither the return nor a call whose target is known [indirect-call]
;      24 | 	s_setpc_b64 s[4:5]
;         | 	^~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x30" wb:code="b0a7661f0f9578ef"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; far-not.s:35:2: refused: entered_far: a jump that is neither the return nor a call whose target is known [indirect-call]
;      35 | 	s_setpc_b64 s[6:7]
;         | 	^~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x54" wb:code="f04690eae71e9d61"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; far-not.s:42:2: refused: carry: a jump that is neither the return nor a call whose target is known [indirect-call]
;      42 | 	s_setpc_b64 s[4:5]
;         | 	^~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x68" wb:code="bdb3a5de4fff049b"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; far-not.s:49:2: refused: unknown: a jump that is neither the return nor a call whose target is known [indirect-call]
;      49 | 	s_setpc_b64 s[4:5]
;         | 	^~~~~~~~~~~
; far-not.s:47:2: note: what is added here is not known to be one of few numbers: an index needs a bound in front of it (s_min_u32, s_and_b32, or a comparison with a constant and a branch), and a table a section that is not written
;      47 | 	s_add_u32 s4, s4, s6
;         | 	^~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x7c" wb:code="530288da04b610cd"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)

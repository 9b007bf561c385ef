; test: jumps by an index: into a table of branches, by a table of distances, by a table of addresses
; run:  opt %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type branches,@function
branches:			; the index is below 3, by a comparison behind the shift; slots of 8 bytes
	s_lshl_b32 s8, s6, 3
	s_getpc_b64 s[10:11]
.Lpc:
	s_cmpk_lt_u32 s6, 0x3
	s_cbranch_scc0 .Lleave
	s_add_u32 s10, s10, s8
	s_addc_u32 s11, s11, 0
	s_add_u32 s10, s10, .Lslots-.Lpc
	s_addc_u32 s11, s11, 0
	s_setpc_b64 s[10:11]
.Lslots:
	s_nop 0
	s_branch .Lleave
	s_nop 1
	s_branch .Lleave
	s_nop 2
.Lleave:
	s_endpgm
.Lend0:
	.size branches, .Lend0-branches
	.type distances,@function
distances:			; backwards and forwards, with the sign in the upper half
.Lback:
	s_max_i32 s6, s6, 0
	s_min_i32 s6, s6, 2
	s_lshl_b32 s7, s6, 2
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, table@rel32@lo+4
	s_addc_u32 s9, s9, table@rel32@hi+12
	s_load_dword s10, s[8:9], s7
	s_getpc_b64 s[12:13]
.Lhere:
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s11, s10, 31
	s_add_u32 s12, s12, s10
	s_addc_u32 s13, s13, s11
	s_setpc_b64 s[12:13]
.Lfirst:
	s_nop 0
.Lsecond:
	s_endpgm
.Lend1:
	.size distances, .Lend1-distances
	.type addresses,@function
addresses:			; a mask, and one of two tables; the loop passes the jump several times
	s_mov_b32 s20, 5
.Lagain:
	s_sub_u32 s20, s20, 1
	s_cbranch_scc1 .Lover
	s_and_b32 s14, s20, 1
	s_mov_b32 s15, 0
	s_lshl_b64 s[14:15], s[14:15], 3
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, places@rel32@lo+4
	s_addc_u32 s17, s17, places@rel32@hi+12
	s_add_u32 s18, s16, 16
	s_addc_u32 s19, s17, 0
	s_cmp_eq_u32 s6, 0
	s_cselect_b64 s[16:17], s[18:19], s[16:17]
	s_add_u32 s14, s14, s16
	s_addc_u32 s15, s15, s17
	s_load_dwordx2 s[14:15], s[14:15], 0x0
	s_waitcnt lgkmcnt(0)
	s_setpc_b64 s[14:15]
.Lone:
	s_nop 1
.Ltwo:
	s_nop 2
.Lthree:
	s_nop 3
	s_branch .Lagain
.Lover:
	s_endpgm
.Lend2:
	.size addresses, .Lend2-addresses
	.section .rodata,"a",@progbits
	.p2align 3
table:
	.long .Lfirst-.Lhere
	.long .Lback-.Lhere
	.long .Lsecond-.Lhere
	.section .data.rel.ro,"aw",@progbits
	.p2align 3
places:
	.quad .Lone
	.quad .Ltwo
	.quad .Ltwo
	.quad .Lthree
; want:
; target gfx900
; symbol branches section=".text" fn=@branches
; symbol .Lpc section=".text" at=0x8
; symbol .Lleave section=".text" at=0x3c
; symbol .Lslots section=".text" at=0x28
; symbol .Lend0 section=".text" at=0x40
; symbol distances section=".text" at=0x40 fn=@distances
; symbol .Lback section=".text" at=0x40
; symbol table section=".rodata"
; symbol .Lhere section=".text" at=0x6c
; symbol .Lfirst section=".text" at=0x80
; symbol .Lsecond section=".text" at=0x84
; symbol .Lend1 section=".text" at=0x88
; symbol addresses section=".text" at=0x88 fn=@addresses
; symbol .Lagain section=".text" at=0x8c
; symbol .Lover section=".text" at=0xec
; symbol places section=".data.rel.ro"
; symbol .Lone section=".text" at=0xdc
; symbol .Ltwo section=".text" at=0xe0
; symbol .Lthree section=".text" at=0xe4
; symbol .Lend2 section=".text" at=0xf0
;
; fn @branches device section=".text" at=0x0+0x40 {
; 	in =s %s6
; @branches
; 	%s8 =s shl.b32 %s6, 3 | def %scc {at=0x0+4}
; 	%s[10:11] =s getpc.b64 {at=0x4+4}
; 	lt.u32 %s6, 3 | def %scc {at=0x8+4}
; 	cbrz @.Lleave | %scc {at=0xc+4}
; @b1
; 	%s10 =s add.u32 %s10, %s8 | def %scc {at=0x10+4}
; 	%s11 =s addc.u32 %s11, 0 | %scc, def %scc {at=0x14+4}
; 	%s10 =s add.u32 %s10, lit(32) | def %scc {at=0x18+8}
; 	%s11 =s addc.u32 %s11, 0 | %scc, def %scc {at=0x20+4}
; 	cbr %s[10:11] {class=call at=0x24+4}
; 	-> taken @.Lslots, taken @b3, taken @b4
; @.Lslots
; 	nop 0 {at=0x28+4}
; 	br @.Lleave {at=0x2c+4}
; @b3
; 	nop 1 {at=0x30+4}
; 	br @.Lleave {at=0x34+4}
; @b4
; 	nop 2 {at=0x38+4}
; @.Lleave
; 	end {at=0x3c+4}
; }
;
; fn @distances device section=".text" at=0x40+0x48 {
; @distances
; 	%s6 =s max.i32 %s6, 0 | def %scc {at=0x40+4}
; 	%s6 =s min.i32 %s6, 2 | def %scc {at=0x44+4}
; 	%s7 =s shl.b32 %s6, 2 | def %scc {at=0x48+4}
; 	%s[8:9] =s getpc.b64 {at=0x4c+4}
; 	%s8 =s add.u32 %s8, lit(&table+4) | def %scc {at=0x50+8}
; 	%s9 =s addc.u32 %s9, lit(&table+12) | %scc, def %scc {at=0x58+8}
; 	%s10 =s load %s[8:9], %s7, scalar 4 {at=0x60+8}
; 	%s[12:13] =s getpc.b64 {at=0x68+4}
; 	waitcnt lgkmcnt=0 {at=0x6c+4}
; 	%s11 =s ashr.i32 %s10, 31 | def %scc {at=0x70+4}
; 	%s12 =s add.u32 %s12, %s10 | def %scc {at=0x74+4}
; 	%s13 =s addc.u32 %s13, %s11 | %scc, def %scc {at=0x78+4}
; 	cbr %s[12:13] {class=call at=0x7c+4}
; 	-> taken @distances, taken @.Lfirst, taken @.Lsecond
; @.Lfirst
; 	nop 0 {at=0x80+4}
; @.Lsecond
; 	end {at=0x84+4}
; }
;
; fn @addresses device section=".text" at=0x88+0x68 {
; 	in =s %s6
; @addresses
; 	%s20 =s mov.b32 5 {at=0x88+4}
; @.Lagain
; 	%s20 =s sub.u32 %s20, 1 | def %scc {at=0x8c+4}
; 	cbrnz @.Lover | %scc {at=0x90+4}
; @b2
; 	%s14 =s and.b32 %s20, 1 | def %scc {at=0x94+4}
; 	%s15 =s mov.b32 0 {at=0x98+4}
; 	%s[14:15] =s shl.b64 %s[14:15], 3 | def %scc {at=0x9c+4}
; 	%s[16:17] =s getpc.b64 {at=0xa0+4}
; 	%s16 =s add.u32 %s16, lit(&places+4) | def %scc {at=0xa4+8}
; 	%s17 =s addc.u32 %s17, lit(&places+12) | %scc, def %scc {at=0xac+8}
; 	%s18 =s add.u32 %s16, 16 | def %scc {at=0xb4+4}
; 	%s19 =s addc.u32 %s17, 0 | %scc, def %scc {at=0xb8+4}
; 	eq.u32 %s6, 0 | def %scc {at=0xbc+4}
; 	%s[16:17] =s select.b64 %s[18:19], %s[16:17] | %scc {at=0xc0+4}
; 	%s14 =s add.u32 %s14, %s16 | def %scc {at=0xc4+4}
; 	%s15 =s addc.u32 %s15, %s17 | %scc, def %scc {at=0xc8+4}
; 	%s[14:15] =s load %s[14:15], scalar 8 {at=0xcc+8}
; 	waitcnt lgkmcnt=0 {at=0xd4+4}
; 	cbr %s[14:15] {class=call at=0xd8+4}
; 	-> taken @.Lone, taken @.Ltwo, taken @.Lthree
; @.Lone
; 	nop 1 {at=0xdc+4}
; @.Ltwo
; 	nop 2 {at=0xe0+4}
; @.Lthree
; 	nop 3 {at=0xe4+4}
; 	br @.Lagain {at=0xe8+4}
; @.Lover
; 	end {at=0xec+4}
; }

; test: the same of a text that is assembled, where --define gives such numbers
; run:  analyze %s --entry k | grep -A1 -E "^  wave"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type k,@function
k:
	.rept 1
	s_cmp_lg_u32 s0, COUNT
	s_add_u32 s1, s0, COUNT
	.endr
	v_mov_b32_e32 v0, array@abs32@lo
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, other@rel32@lo+4
	s_addc_u32 s5, s5, other@rel32@hi+12
	s_cbranch_scc1 .Lend
	s_mov_b32 s2, MORE+4
.Lend:
	s_setpc_b64 s[30:31]
; want:
;   wave      92 cycles for one wave alone on the device, certified
;             spent on delay 65 %, issue 35 %
; macro-undefined-symbol.s:7: warning: the symbol 'COUNT' is not defined: it counts as any number [undefined-symbol]
;       7 | 	.rept 1
;         | in the expansion:	s_cmp_lg_u32 s0, 0
;         = --define NAME=NUMBER defines it
; macro-undefined-symbol.s:16:2: warning: the symbol 'MORE' is not defined: it counts as any number [undefined-symbol]
;      16 | 	s_mov_b32 s2, MORE+4
;         | 	^~~~~~~~~
;         = --define NAME=NUMBER defines it
; run:  analyze %s --entry k --define COUNT=5 --define MORE=-1 | grep -E "^  wave"
; want:
;   wave      92 cycles for one wave alone on the device, certified

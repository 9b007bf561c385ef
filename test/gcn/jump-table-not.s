; test: jumps by an index that is not bounded, or not where it is used, and by tables that may be another
; run:  analyze -q %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.macro jump reg, size=4
	s_lshl_b32 s8, \reg, 2
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, s8
	s_addc_u32 s11, s11, 0
	s_add_u32 s10, s10, 16
	s_addc_u32 s11, s11, 0
	s_setpc_b64 s[10:11]
	.rept 4
	s_nop 0
	.endr
	.endm
	.type none,@function
none:				; no bound
	jump s6
	s_endpgm
	.type sign,@function
sign:				; a signed comparison, but negative numbers go on
	s_cmp_gt_i32 s6, 3
	s_cbranch_scc1 leave1
	jump s6
leave1:
	s_endpgm
	.type rewritten,@function
rewritten:			; another number is compared
	s_cmp_gt_u32 s6, 3
	s_cbranch_scc1 leave2
	s_add_u32 s6, s6, s7
	jump s6
leave2:
	s_endpgm
	.type around,@function
around:				; a way around the comparison
	s_cmp_eq_u32 s7, 0
	s_cbranch_scc1 in
	s_cmp_gt_u32 s6, 3
	s_cbranch_scc1 leave3
in:
	jump s6
leave3:
	s_endpgm
	.type carry,@function
carry:				; scc is of another comparison
	s_cmp_gt_u32 s6, 3
	s_and_b32 s9, s7, 1
	s_cbranch_scc1 leave4
	jump s6
leave4:
	s_endpgm
	.type beyond,@function
beyond:				; beyond the function, into the next one
	s_min_u32 s6, s6, 9
	jump s6
	s_endpgm
	.type crossed,@function
crossed:			; the upper half is that of another address
	s_min_u32 s6, s6, 3
	s_lshl_b32 s8, s6, 2
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, s8
	s_addc_u32 s11, s10, 0
	s_setpc_b64 s[10:11]
	s_endpgm
	.type called,@function
called:				; a call may change the index
	s_min_u32 s40, s6, 3
	s_call_b64 s[30:31], none
	jump s40
	s_endpgm
	.type variable,@function
variable:			; the table may be written
	s_and_b32 s6, s6, 4
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, table@rel32@lo+4
	s_addc_u32 s9, s9, table@rel32@hi+12
	s_load_dword s6, s[8:9], s6
	s_waitcnt lgkmcnt(0)
	jump s6
	s_endpgm
	.type early,@function
early:				; the table's word may not be there
	s_and_b32 s6, s6, 4
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, words@rel32@lo+4
	s_addc_u32 s9, s9, words@rel32@hi+12
	s_load_dword s6, s[8:9], s6
	jump s6
	s_endpgm
	.data
table:
	.long 0, 1
	.section .rodata,"a",@progbits
words:
	.long 0, 1
; want:
; jump-table-not.s:20: refused: none: a jump that is neither the return nor a call whose target is known [indirect-call]
;      20 | 	jump s6
;         | in the expansion:	s_setpc_b64 s[10:11]
; jump-table-not.s:20: note: what is added here is not known to be one of few numbers: an index needs a bound in front of it (s_min_u32, s_and_b32, or a comparison with a constant and a branch), and a table a section that is not written
;      20 | 	jump s6
;         | in the expansion:	s_add_u32 s10, s10, s8
; note: a flow fact that states where it goes:  <calls address="0x18" wb:code="c67399af225c2314"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; jump-table-not.s:26: refused: sign: a jump that is neither the return nor a call whose target is known [indirect-call]
;      26 | 	jump s6
;         | in the expansion:	s_setpc_b64 s[10:11]
; jump-table-not.s:26: note: what is added here is not known to be one of few numbers: an index needs a bound in front of it (s_min_u32, s_and_b32, or a comparison with a constant and a branch), and a table a section that is not written
;      26 | 	jump s6
;         | in the expansion:	s_add_u32 s10, s10, s8
; note: a flow fact that states where it goes:  <calls address="0x50" wb:code="c67399af225c2314"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; jump-table-not.s:34: refused: rewritten: a jump that is neither the return nor a call whose target is known [indirect-call]
;      34 | 	jump s6
;         | in the expansion:	s_setpc_b64 s[10:11]
; jump-table-not.s:34: note: what is added here is not known to be one of few numbers: an index needs a bound in front of it (s_min_u32, s_and_b32, or a comparison with a constant and a branch), and a table a section that is not written
;      34 | 	jump s6
;         | in the expansion:	s_add_u32 s10, s10, s8
; note: a flow fact that states where it goes:  <calls address="0x8c" wb:code="748e657eb0969b70"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; jump-table-not.s:44: refused: around: a jump that is neither the return nor a call whose target is known [indirect-call]
;      44 | 	jump s6
;         | in the expansion:	s_setpc_b64 s[10:11]
; jump-table-not.s:44: note: what is added here is not known to be one of few numbers: an index needs a bound in front of it (s_min_u32, s_and_b32, or a comparison with a constant and a branch), and a table a section that is not written
;      44 | 	jump s6
;         | in the expansion:	s_add_u32 s10, s10, s8
; note: a flow fact that states where it goes:  <calls address="0xcc" wb:code="c67399af225c2314"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; jump-table-not.s:52: refused: carry: a jump that is neither the return nor a call whose target is known [indirect-call]
;      52 | 	jump s6
;         | in the expansion:	s_setpc_b64 s[10:11]
; jump-table-not.s:52: note: what is added here is not known to be one of few numbers: an index needs a bound in front of it (s_min_u32, s_and_b32, or a comparison with a constant and a branch), and a table a section that is not written
;      52 | 	jump s6
;         | in the expansion:	s_add_u32 s10, s10, s8
; note: a flow fact that states where it goes:  <calls address="0x108" wb:code="c67399af225c2314"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; jump-table-not.s:58: refused: beyond: a jump to one of several functions, or out of the function [indirect-call]
;      58 | 	jump s6
;         | in the expansion:	s_setpc_b64 s[10:11]
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; jump-table-not.s:67:2: refused: crossed: a jump that is neither the return nor a call whose target is known [indirect-call]
;      67 | 	s_setpc_b64 s[10:11]
;         | 	^~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x168" wb:code="3a03473daa237dd9"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; jump-table-not.s:73: refused: called: a jump that is neither the return nor a call whose target is known [indirect-call]
;      73 | 	jump s40
;         | in the expansion:	s_setpc_b64 s[10:11]
; jump-table-not.s:73: note: what is added here is not known to be one of few numbers: an index needs a bound in front of it (s_min_u32, s_and_b32, or a comparison with a constant and a branch), and a table a section that is not written
;      73 | 	jump s40
;         | in the expansion:	s_add_u32 s10, s10, s8
; note: a flow fact that states where it goes:  <calls address="0x190" wb:code="bb2e7a717e937023"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; jump-table-not.s:83: refused: variable: a jump that is neither the return nor a call whose target is known [indirect-call]
;      83 | 	jump s6
;         | in the expansion:	s_setpc_b64 s[10:11]
; jump-table-not.s:83: note: what is added here is not known to be one of few numbers: an index needs a bound in front of it (s_min_u32, s_and_b32, or a comparison with a constant and a branch), and a table a section that is not written
;      83 | 	jump s6
;         | in the expansion:	s_add_u32 s10, s10, s8
; note: a flow fact that states where it goes:  <calls address="0x1e4" wb:code="0d20d7bb67eb4037"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; jump-table-not.s:92: warning: early: s6 is read here, and what loads it may be outstanding: wait for lgkmcnt(0) before [wait-missing]
;      92 | 	jump s6
;         | in the expansion:	s_lshl_b32 s8, s6, 2
; jump-table-not.s:91:2: note: it is loaded here
;      91 | 	s_load_dword s6, s[8:9], s6
;         | 	^~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; jump-table-not.s:92: refused: early: where it jumps to depends on a register that is read before what loads it has returned [indirect-call]
;      92 | 	jump s6
;         | in the expansion:	s_lshl_b32 s8, s6, 2
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; error: jump-table-not.s holds no kernel [no-kernel]
; jump-table-not.s:19:1: note: function 'none' has no descriptor: --entry none bounds one wave of it
;      19 | none:				; no bound
;         | ^~~~~
; jump-table-not.s:23:1: note: function 'sign' has no descriptor: --entry sign bounds one wave of it
;      23 | sign:				; a signed comparison, but negative numbers go on
;         | ^~~~~
; jump-table-not.s:30:1: note: function 'rewritten' has no descriptor: --entry rewritten bounds one wave of it
;      30 | rewritten:			; another number is compared
;         | ^~~~~~~~~~
; jump-table-not.s:38:1: note: function 'around' has no descriptor: --entry around bounds one wave of it
;      38 | around:				; a way around the comparison
;         | ^~~~~~~
; jump-table-not.s:48:1: note: function 'carry' has no descriptor: --entry carry bounds one wave of it
;      48 | carry:				; scc is of another comparison
;         | ^~~~~~
; jump-table-not.s:56:1: note: function 'beyond' has no descriptor: --entry beyond bounds one wave of it
;      56 | beyond:				; beyond the function, into the next one
;         | ^~~~~~~
; jump-table-not.s:61:1: note: function 'crossed' has no descriptor: --entry crossed bounds one wave of it
;      61 | crossed:			; the upper half is that of another address
;         | ^~~~~~~~
; jump-table-not.s:70:1: note: function 'called' has no descriptor: --entry called bounds one wave of it
;      70 | called:				; a call may change the index
;         | ^~~~~~~
; jump-table-not.s:76:1: note: function 'variable' has no descriptor: --entry variable bounds one wave of it
;      76 | variable:			; the table may be written
;         | ^~~~~~~~~
; jump-table-not.s:86:1: note: function 'early' has no descriptor: --entry early bounds one wave of it
;      86 | early:				; the table's word may not be there
;         | ^~~~~~
;         = `--list-kernels` shows which kernels there are

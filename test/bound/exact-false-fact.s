; test: facts that leave out what the execution of the launch does are an error: they give a bound below the exact one
; run:  analyze %s --grid 64 --workgroup 64 --facts %d/exact-false-fact.ffx -q; $prog analyze --verbose %s --grid 64 --workgroup 64 | grep ' \* exact'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_mov_b32_e32 v1, 3
	v_mov_b32_e32 v2, 0
	ds_write_b32 v2, v1
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s6, v1
	s_bitcmp1_b32 s6, 0
.Lfirst:
	s_cbranch_scc0 .Lnext
.Lone:
	s_sleep 20
.Lnext:
	s_bitcmp1_b32 s6, 1
.Lsecond:
	s_cbranch_scc0 .Lend
.Ltwo:
	s_sleep 30
.Lend:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
;   * exact        3,634  no data decides the time: every run of this launch takes
; exact-false-fact.ffx:3:14: warning: k: nothing says which edge this was written for; if it is the edge from label .Lfirst to label .Lone, its code is ee5b1daa1e3b4483 [fact-any-edge]
;       3 |     <not-all><edge src=".Lfirst" dst=".Lone"/><edge src=".Lsecond" dst=".Ltwo"/></not-all>
;         |              ^~~~~
;         = put the codes into its edges: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts --edges` lists edges with both
; exact-false-fact.ffx:3:47: warning: k: nothing says which edge this was written for; if it is the edge from label .Lsecond to label .Ltwo, its code is df91ee59ad612799 [fact-any-edge]
;       3 |     <not-all><edge src=".Lfirst" dst=".Lone"/><edge src=".Lsecond" dst=".Ltwo"/></not-all>
;         |                                               ^~~~~
;         = put the codes into its edges: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts --edges` lists edges with both
; exact-false-fact.s:5:1: error: k: the flow facts give a bound of 2322 cycles (isolated), but every run of this launch takes 3634 [fact-below-code]
;       5 | k:
;         | ^~
;         = correct the bound
; run:  analyze %s --facts %d/exact-false-fact.ffx --exact off --observe %d/one-wave.xml -q
; exit: 2
; want:
; exact-false-fact.ffx:3:14: warning: k: nothing says which edge this was written for; if it is the edge from label .Lfirst to label .Lone, its code is ee5b1daa1e3b4483 [fact-any-edge]
;       3 |     <not-all><edge src=".Lfirst" dst=".Lone"/><edge src=".Lsecond" dst=".Ltwo"/></not-all>
;         |              ^~~~~
;         = put the codes into its edges: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts --edges` lists edges with both
; exact-false-fact.ffx:3:47: warning: k: nothing says which edge this was written for; if it is the edge from label .Lsecond to label .Ltwo, its code is df91ee59ad612799 [fact-any-edge]
;       3 |     <not-all><edge src=".Lfirst" dst=".Lone"/><edge src=".Lsecond" dst=".Ltwo"/></not-all>
;         |                                               ^~~~~
;         = put the codes into its edges: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts --edges` lists edges with both
; exact-false-fact.ffx:3:5: error: k: not-all at exact-false-fact.ffx:3:5: a wave of the run goes all these ways; it does so 1 times too often [fact-broken]
;       3 |     <not-all><edge src=".Lfirst" dst=".Lone"/><edge src=".Lsecond" dst=".Ltwo"/></not-all>
;         |     ^~~~~~~~~~~~~~
;         = correct the flow fact or the annotation

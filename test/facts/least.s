; test: a least number of iterations above what the code allows, or above what another fact allows, is an error
; run:  analyze -q %s --facts %d/least.ffx
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dword s4, s[0:1], 0x0
	s_mov_b32 s2, 0
.Lten:
	s_add_u32 s2, s2, 1
	s_cmp_lt_u32 s2, 10
	s_cbranch_scc1 .Lten
	s_waitcnt lgkmcnt(0)
.Lany:
	s_sub_u32 s4, s4, 1
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .Lany
	s_mov_b32 s2, 0
.Lfive:
	s_add_u32 s2, s2, 1
	s_cmp_lt_u32 s2, 5
	s_cbranch_scc1 .Lfive
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; least.ffx:3:5: warning: the loop at label .Lten is given neither maxcount nor totalcount [ffx-empty]
;       3 |     <loop label=".Lten" mincount="20"/>
;         |     ^~~~~
;         = replace NOCOMP by a number
; least.ffx:6:5: warning: the loop at label .Lfive is given neither maxcount nor totalcount [ffx-empty]
;       6 |     <loop label=".Lfive" mincount="4"/>
;         |     ^~~~~
;         = replace NOCOMP by a number
; least.ffx:3:5: warning: k: nothing says which loop this fact was written for; if it is the loop at .Lten (least.s:10:2), its code is 171e8caf71c04419 [fact-any-loop]
;       3 |     <loop label=".Lten" mincount="20"/>
;         |     ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
; least.ffx:3:5: error: k: mincount 20 for the loop at .Lten (least.s:10:2), but the code repeats it at most 9 times [facts-conflict]
;       3 |     <loop label=".Lten" mincount="20"/>
;         |     ^~~~~
; least.s:10:2: note: the code: s2 counts 1, 2, ... until s2 >= 10 (least.s:11:2)
;      10 | 	s_add_u32 s2, s2, 1
;         | 	^~~~~~~~~
;         = correct one of the facts that are named
; least.ffx:4:5: warning: k: nothing says which loop this fact was written for; if it is the loop at .Lany (least.s:15:2), its code is 2a4746976d15e433 [fact-any-loop]
;       4 |     <loop label=".Lany" maxcount="9" mincount="7"/>
;         |     ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
; least.ffx:5:5: warning: k: nothing says which loop this fact was written for; if it is the loop at .Lany (least.s:15:2), its code is 2a4746976d15e433 [fact-any-loop]
;       5 |     <loop label=".Lany" maxcount="6"/>
;         |     ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
; least.ffx:5:5: error: k: mincount 7 for the loop at .Lany (least.s:15:2) is more than maxcount 6 [facts-conflict]
;       5 |     <loop label=".Lany" maxcount="6"/>
;         |     ^~~~~
; least.ffx:4:5: note: the other one
;       4 |     <loop label=".Lany" maxcount="9" mincount="7"/>
;         |     ^~~~~
;         = correct one of the facts that are named
; least.ffx:6:5: warning: k: nothing says which loop this fact was written for; if it is the loop at .Lfive (least.s:20:2), its code is 0b2c2a06d8d60be1 [fact-any-loop]
;       6 |     <loop label=".Lfive" mincount="4"/>
;         |     ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both

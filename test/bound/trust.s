; test: the checker counts what a proof rests on, by the rule that says it
; run: analyze %s -m pws4 --grid 64 --workgroup 64 --facts %d/trust.ffx -q --certificate build/trust.json && $prog check-certificate build/trust.json %s -m pws4 --grid 64 --workgroup 64 --facts %d/trust.ffx; rm -f build/trust.json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dword s2, s[0:1], 0x0
	s_movk_i32 s4, 9
.Lcount:
	s_add_i32 s4, s4, -1
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .Lcount
	s_waitcnt lgkmcnt(0)
.Ldata:
	s_lshr_b32 s2, s2, 1
	s_cmp_gt_u32 s2, 3
	s_cbranch_scc1 .Ldata
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 64
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; k: proved, wave 613 cycles, kernel 614 cycles (isolated)
;   proved from 3 flow programs in exact integers, with no solver
;   facts proved again by other means: 7
;          1  order of the code
;          5  cost of a block
;          1  bound of a loop
;   facts given by the user: 1
;     trust.s:14:2: bound of a loop, at most 5 iterations per entry: given by a flow fact (wavebound-ffx(5))
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 0
; trust.ffx:2:22: warning: k: nothing says which loop this fact was written for; if it is the loop at .Ldata (trust.s:14:2), its code is 649e7ea43d69c88b [fact-any-loop]
;       2 |   <function name="k"><loop label=".Ldata" maxcount="5"/></function>
;         |                      ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both

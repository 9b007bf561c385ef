; test: a fact whose label is missing is for the loop of its function that alone has its code, and a note says so
; run:  analyze --facts %d/same-code-alone.ffx %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
.Lfirst:
	s_sub_u32 s4, s4, 1
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .Lfirst
	s_mov_b32 s2, s5
.Lsecond:
	s_sub_u32 s2, s2, 1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc1 .Lsecond
.Lthird:
	s_sub_u32 s5, s5, 1
	s_cmp_lg_u32 s5, 0
	s_cbranch_scc1 .Lthird
.Lplace:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; input    same-code.s for gfx900
; machine  vega: 64 compute units, 4 SIMDs each, 10 waves per SIMD, 64 lanes
;
; kernel k
;   wave      1,132 cycles for one wave alone on the device, certified
;             spent on delay 43 %, latency 35 %, issue 20 %, memory 1 %
;   why       29 % of a wave is the loop at same-code.s:9, repeated at
;             most 7 times per entry (fact): flow fact at
;             same-code-alone.ffx:3:5
;   launch    none given: the bound is that of one wave. Give --grid and --workgroup
;             (or --launch) for a bound of the kernel.
;
; assumed  5 of the machine, 3 by flow facts
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; --verbose: all bounds, loops, the worst path, resources, assumptions, hashes
; same-code-alone.ffx:3:5: note: k: the fact for label .LBB1_2 is of the loop at .Lfirst (same-code.s:9:2): same code [fact-same-code]
;       3 |     <loop label=".LBB1_2" wb:code="2a4746976d15e433" maxcount="7"/>
;         |     ^~~~~
;         = write the facts of this input with `wavebound facts`, to have its places in them
; run:  analyze -q --facts %d/same-code.ffx %s
; exit: 2
; want:
; same-code.ffx:3:5: note: k: the fact for label .LBB1_2 is of the loop at .Lfirst (same-code.s:9:2): same code [fact-same-code]
;       3 |     <loop label=".LBB1_2" wb:code="2a4746974d15e433 2a4746976d15e433" maxcount="7"/>
;         |     ^~~~~
;         = write the facts of this input with `wavebound facts`, to have its places in them
; same-code.ffx:5:5: error: k: no loop of 'k' begins at address 0x1000, and 2 have its code [fact-ambiguous]
;       5 |     <loop address="0x1000" wb:code="441a70713c380dcd" maxcount="5"/>
;         |     ^~~~~
; same-code.s:14:2: note: loop at .Lsecond (same-code.s:14:2)
;      14 | 	s_sub_u32 s2, s2, 1
;         | 	^~~~~~~~~
; same-code.s:18:2: note: loop at .Lthird (same-code.s:18:2)
;      18 | 	s_sub_u32 s5, s5, 1
;         | 	^~~~~~~~~
;         = name the loop by the label or address of its header
; same-code.s:18:2: warning: k: the bound of 4294967295 repetitions for the loop at .Lthird (same-code.s:18:2) is no more than the range of a type [loop-type-range]
;      18 | 	s_sub_u32 s5, s5, 1
;         | 	^~~~~~~~~
; note: s5 counts argument+4 - 1, argument+4 - 2, ... until s5 == 0 (same-code.s:19:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops
; run:  analyze -q --facts %d/same-code-not.ffx %s
; exit: 2
; want:
; same-code.s:9:2: warning: k: the bound of 4294967295 repetitions for the loop at .Lfirst (same-code.s:9:2) is no more than the range of a type [loop-type-range]
;       9 | 	s_sub_u32 s4, s4, 1
;         | 	^~~~~~~~~
; note: s4 counts argument+0 - 1, argument+0 - 2, ... until s4 == 0 (same-code.s:10:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops
; same-code.s:14:2: warning: k: the bound of 4294967295 repetitions for the loop at .Lsecond (same-code.s:14:2) is no more than the range of a type [loop-type-range]
;      14 | 	s_sub_u32 s2, s2, 1
;         | 	^~~~~~~~~
; note: s2 counts argument+4 - 1, argument+4 - 2, ... until s2 == 0 (same-code.s:15:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops
; same-code.s:18:2: warning: k: the bound of 4294967295 repetitions for the loop at .Lthird (same-code.s:18:2) is no more than the range of a type [loop-type-range]
;      18 | 	s_sub_u32 s5, s5, 1
;         | 	^~~~~~~~~
; note: s5 counts argument+4 - 1, argument+4 - 2, ... until s5 == 0 (same-code.s:19:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops
; same-code-not.ffx:3:5: error: there is no label .LBB1_2 in the function that the fact names [fact-unused]
;       3 |     <loop label=".LBB1_2" wb:code="2a4746976d15e432" maxcount="7"/>
;         |     ^~~~~
;         = correct the place, or remove the fact
; same-code-not.ffx:4:5: error: no loop of 'k' begins at label .Lplace [fact-unused]
;       4 |     <loop label=".Lplace" wb:code="2a4746976d15e433" maxcount="7"/>
;         |     ^~~~~
; same-code.s:9:2: note: 'k' has the loop at .Lfirst (same-code.s:9:2)
;       9 | 	s_sub_u32 s4, s4, 1
;         | 	^~~~~~~~~
; same-code.s:14:2: note: 'k' has the loop at .Lsecond (same-code.s:14:2)
;      14 | 	s_sub_u32 s2, s2, 1
;         | 	^~~~~~~~~
; same-code.s:18:2: note: 'k' has the loop at .Lthird (same-code.s:18:2)
;      18 | 	s_sub_u32 s5, s5, 1
;         | 	^~~~~~~~~
;         = correct the place, or remove the fact
; same-code-not.ffx:5:5: error: there is no label .LBB1_3 in the function that the fact names [fact-unused]
;       5 |     <loop label=".LBB1_3" maxcount="7"/>
;         |     ^~~~~
;         = correct the place, or remove the fact
; same-code-not.ffx:7:3: error: there is no label .LBB1_4 in the program [fact-unused]
;       7 |   <loop label=".LBB1_4" wb:code="2a4746976d15e433" maxcount="7"/>
;         |   ^~~~~
;         = correct the place, or remove the fact
; same-code-not.ffx:9:5: error: there is no function 'j' [fact-unused]
;       9 |     <loop label=".LBB1_5" wb:code="2a4746976d15e433" maxcount="7"/>
;         |     ^~~~~
;         = correct the place, or remove the fact

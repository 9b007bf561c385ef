; test: a flow fact states where a call and a jump through registers go
; run:  analyze --verbose %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	one,@function
one:
	v_add_u32_e32 v1, 1, v1
	s_setpc_b64 s[30:31]
	.type	two,@function
two:
	s_nop 7
	s_setpc_b64 s[30:31]
	.type	k,@function
k:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_mov_b32 s8, 4
	s_waitcnt lgkmcnt(0)
.Lcall:
	s_swappc_b64 s[30:31], s[4:5]
	s_sub_u32 s8, s8, 1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .Lcall
	s_setpc_b64 s[6:7]
.La:
	s_nop 1
.Lb:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; input    stated-calls.s for gfx900
; machine  vega (model 20f284689992d4e6): 64 compute units, 4 SIMDs each, 10 waves
;          per SIMD, 64 lanes
; assumed  100 cycles from dispatch to first issue (no source)
;          GDS instructions issue like the slowest of LDS (no source)
;          cache control issues like a vector load (no source)
;          memory serves a line in 4 cycles, as if all were of one channel with
;          open rows, and answers after 400 more (no source bounds the worst case)
;          pointers among the arguments are multiples of 4; so are addresses of
;          atomics, private memory and buffer descriptors, of narrower ones
;          multiples of their width, as LLVM 19 emits them: the machine faults on
;          others
;
; kernel k: refused
;   to do     no bound: the messages say why, and what to do
;   code      0 instructions, 0 blocks, 0 edges
;   uses      4 VGPRs, 48 SGPRs, 10 waves per SIMD (limit: wave contexts)
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       stated-calls.s
;            SHA256
;          machine     vega
;            SHA256
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; stated-calls.s:20:2: refused: k: an indirect call: the address of the called function is not known [indirect-call]
;      20 | 	s_swappc_b64 s[30:31], s[4:5]
;         | 	^~~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x20" wb:code="d5e7295f331cb4a5"><target name="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; stated-calls.s:24:2: refused: k: a jump to an address that is not known [indirect-call]
;      24 | 	s_setpc_b64 s[6:7]
;         | 	^~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x30" wb:code="b0a7661f0f9578ef"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; run:  analyze --verbose %s --facts %d/stated-calls.ffx
; want:
; input    stated-calls.s for gfx900
; machine  vega (model 20f284689992d4e6): 64 compute units, 4 SIMDs each, 10 waves
;          per SIMD, 64 lanes
; assumed  100 cycles from dispatch to first issue (no source)
;          GDS instructions issue like the slowest of LDS (no source)
;          cache control issues like a vector load (no source)
;          memory serves a line in 4 cycles, as if all were of one channel with
;          open rows, and answers after 400 more (no source bounds the worst case)
;          pointers among the arguments are multiples of 4; so are addresses of
;          atomics, private memory and buffer descriptors, of narrower ones
;          multiples of their width, as LLVM 19 emits them: the machine faults on
;          others
;
; kernel k
;   wave      1,588 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 54 %, delay 37 %, issue 9 %, memory 1 %
;   why       42 % of a wave is the loop at stated-calls.s:20, repeated
;             at most 3 times per entry (inferred): s8 counts 3, 2, ... until s8
;             == 0 (stated-calls.s:22:2)
;   launch    none given: the bound is that of one wave. Give --grid and --workgroup
;             (or --launch) for a bound of the kernel.
;   code      12 instructions, 8 blocks, 12 edges, 1 loop
;   calls     'one': 2 instructions, 1 block, 2 edges, 0 loops
;             'two': 2 instructions, 1 block, 2 edges, 0 loops
;   uses      4 VGPRs, 48 SGPRs, 1 live VGPRs, 7 live SGPRs, 10 waves per SIMD
;             (limit: wave contexts), 44 bytes of code
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                        why
;      0  b1          1      3  inferred    stated-calls.s:20  s8 counts 3, 2, ... until s8 == 0 (stated-calls.s:22:2)
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1     420   26  stated-calls.s:16  k
;     b1           4     212   13  stated-calls.s:20  .Lcall
;     b3           4     384   24  stated-calls.s:20
;     b4           4      64    4  stated-calls.s:21
;     b5           1      32    2  stated-calls.s:24
;     b6           1       8    1  stated-calls.s:26  .La
;     b7           1     468   29  stated-calls.s:28  .Lb
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       stated-calls.s
;            SHA256
;          machine     vega
;            SHA256
;          facts       stated-calls.ffx
;            SHA256
;          --facts stated-calls.ffx
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; stated-calls.ffx:3:5: warning: k: the fact does not say for which code it was written: wb:code="d5e7295f331cb4a5" has what is at its place [fact-any-call]
;       3 |     <calls label=".Lcall" why="the host fills the table with these"><target name="one"/><target name="two"/></calls>
;         |     ^~~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root
; run:  analyze %s --facts %d/stated-calls.ffx --format json | grep -A12 '"assumptions": \[$'
; want:
;     "assumptions": [
;       { "source": "machine 'vega'", "location": null, "text": "100 cycles from dispatch to first issue (no source)" },
;       { "source": "machine 'vega'", "location": null, "text": "GDS instructions issue like the slowest of LDS (no source)" },
;       { "source": "machine 'vega'", "location": null, "text": "cache control issues like a vector load (no source)" },
;       { "source": "machine 'vega'", "location": null, "text": "memory serves a line in 4 cycles, as if all were of one channel with open rows, and answers after 400 more (no source bounds the worst case)" },
;       { "source": "machine 'vega'", "location": null, "text": "pointers among the arguments are multiples of 4; so are addresses of atomics, private memory and buffer descriptors, of narrower ones multiples of their width, as LLVM 19 emits them: the machine faults on others" },
;       { "source": "flow fact", "location": { "file": "stated-calls.ffx", "line": 3, "column": 5, "address": null }, "text": "the call at 0x20 of k goes to one or two: the host fills the table with these" },
;       { "source": "flow fact", "location": { "file": "stated-calls.ffx", "line": 4, "column": 5, "address": null }, "text": "the jump at 0x30 of k goes to .La or .Lb" }
;     ] },
;   "diagnostics": [],
;   "kernels": [
;     { "name": "k", "location": { "file": "stated-calls.s", "line": 15, "column": 1, "address": null }, "source": null,
;       "status": "bounded",
; stated-calls.ffx:3:5: warning: k: the fact does not say for which code it was written: wb:code="d5e7295f331cb4a5" has what is at its place [fact-any-call]
;       3 |     <calls label=".Lcall" why="the host fills the table with these"><target name="one"/><target name="two"/></calls>
;         |     ^~~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root
; run:  analyze %s --facts %d/stated-calls-not.ffx -q
; exit: 2
; want:
; stated-calls-not.ffx:4:3: warning: k: the fact does not say for which code it was written: wb:code="d5e7295f331cb4a5" has what is at its place [fact-any-call]
;       4 |   <calls label=".Lcall"><target name="three"/></calls>
;         |   ^~~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root
; stated-calls-not.ffx:4:3: error: k: no function or label is called 'three' [fact-unused]
;       4 |   <calls label=".Lcall"><target name="three"/></calls>
;         |   ^~~~~~
;         = correct the place, or remove the fact
; stated-calls-not.ffx:2:3: error: k: the fact was written for a call with other code in front of it: that has the code b0a7661f0f9578ef [fact-other-call]
;       2 |   <calls address="0x30" wb:code="0123456789abcdef"><target label=".La"/></calls>
;         |   ^~~~~~
;         = look at the call again; where its targets are not known, a note has the fact with its code
; stated-calls.s:20:2: refused: k: an indirect call: the address of the called function is not known [indirect-call]
;      20 | 	s_swappc_b64 s[30:31], s[4:5]
;         | 	^~~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x20" wb:code="d5e7295f331cb4a5"><target name="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; stated-calls.s:24:2: refused: k: a jump to an address that is not known [indirect-call]
;      24 | 	s_setpc_b64 s[6:7]
;         | 	^~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x30" wb:code="b0a7661f0f9578ef"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; stated-calls-not.ffx:3:3: error: there is no call or jump of unknown target at this place [fact-unused]
;       3 |   <calls label="k"><target name="one"/></calls>
;         |   ^~~~~~
;         = correct the place, or remove the fact
; stated-calls-not.ffx:5:3: error: <calls> needs at least one <target> [ffx-format]
;       5 |   <calls label=".Lcall"/>
;         |   ^~~~~~
;         = see wavebound-ffx(5)

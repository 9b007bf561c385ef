; test: loops of no known shape are bounded by the execution of a launch that no data decides; without a launch they are refused
; run:  analyze --verbose %s --grid 192 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl k
	.p2align 8
	.type k,@function
k:						; s2 is the workgroup, 0 to 2
	s_add_i32 s5, s2, 1
.Louter:
	s_mul_i32 s6, s5, 25
	s_xor_b32 s6, s6, 0x5a
.Lquarter:					; an irregular step: s6 loses a quarter and one
	s_lshr_b32 s7, s6, 2
	s_sub_i32 s6, s6, s7
	s_sub_i32 s6, s6, 1
	s_cmp_gt_i32 s6, 3
	s_cbranch_scc1 .Lquarter
	s_add_i32 s5, s5, -1
	s_cmp_lg_u32 s5, 0
	s_cbranch_scc1 .Louter
	s_add_i32 s4, s2, 25			; 25, 26, 27: 23, 10 and 111 numbers to 1
.Lcollatz:
	s_lshr_b32 s6, s4, 1
	s_mul_i32 s7, s4, 3
	s_add_i32 s7, s7, 1
	s_bitcmp1_b32 s4, 0
	s_cselect_b32 s4, s7, s6
	s_cmp_lg_u32 s4, 1
	s_cbranch_scc1 .Lcollatz
	s_endpgm
.Lend:
	.size k, .Lend-k
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
; want:
; input    executed.s for gfx900
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
;   kernel    7,984 cycles (exact)
;   wave      7,884 cycles for one wave alone on the device; certified, gap 0
;             (mixed)
;             spent on delay 54 %, issue 46 %
;   why       84 % of a wave is the loop at executed.s:24, repeated at
;             most 110 times per entry (executed): executed: no data decides how
;             often; at most 110 times in this launch
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    192 work-items in workgroups of 64: 3 workgroups, 3 waves
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      20 instructions, 7 blocks, 11 edges, 3 loops
;   uses      8 VGPRs, 48 SGPRs, 4 live SGPRs, 10 waves per SIMD (limit: wave
;             contexts), 84 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact        7,984  no data decides the time: every run of this launch takes
;                         exactly these cycles (1302 wave instructions)
;                         what happens in one cycle is ordered as rule M12 says;
;                         buffers begin at multiples of a line (64 bytes) and do
;                         not overlap
;     work-span    7,984  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 3 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
;                         2 loops are counted in the execution of this launch: it
;                         is ordered as rule M12 says, and buffers do not overlap
;
;   for comparison: estimates, which a run may exceed
;     isolated     7,984  1 round of d + E_WF = 100 + 7884 cycles, block times of
;                         a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         not safe: 3 waves contend for issue slots and memory,
;                         and the equations do not charge it
;                         2 loops are counted in the execution of this launch: it
;                         is ordered as rule M12 says, and buffers do not overlap
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                      why
;      0  b1          1      2  inferred    executed.s:11  s5 counts s2, s2 - 1, ... until s5 == 0 (executed.s:20:2)
;      1  b2          2      9  executed    executed.s:14  executed: no data decides how often; at most 9 times in this launch; at most 20 in all
;      2  b5          1    110  executed    executed.s:24  executed: no data decides how often; at most 110 times in this launch
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1       4    0  executed.s:9  k
;     b1           3      80    1  executed.s:11  .Louter
;     b2          23   1,112   14  executed.s:14  .Lquarter
;     b3           3      48    1  executed.s:19
;     b4           1       4    0  executed.s:22
;     b5         111   6,632   84  executed.s:24  .Lcollatz
;     b6           1       4    0  executed.s:31
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       executed.s
;            SHA256
;          machine     vega
;            SHA256
;          --grid 192 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; run:  analyze --verbose %s --grid 192 --workgroup 64 --exact off
; exit: 3
; want:
; input    executed.s for gfx900
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
;   to do     2 loops without a bound (executed.s:14, ...): give the
;             arguments that decide (--arg, --launch), or a flow fact; wavebound
;             facts writes the file
;   launch    192 work-items in workgroups of 64: 3 workgroups
;   code      20 instructions, 7 blocks, 11 edges, 3 loops
;   uses      8 VGPRs, 48 SGPRs, 4 live SGPRs, 10 waves per SIMD (limit: wave
;             contexts), 84 bytes of code
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                      why
;      0  b1          1      2  inferred    executed.s:11  s5 counts s2, s2 - 1, ... until s5 == 0 (executed.s:20:2)
;      1  b2          2   none  -           executed.s:14  s6 does not change by the same number in every iteration of the loop at executed.s:14:2
;      2  b5          1   none  -           executed.s:24  the exit at executed.s:29:2 depends on what is computed at executed.s:28:2 (select)
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       executed.s
;            SHA256
;          machine     vega
;            SHA256
;          --grid 192 --workgroup 64 --exact off
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; executed.s:14:2: refused: k: loop at block 2 has no bound [loop-unbounded]
;      14 | 	s_lshr_b32 s7, s6, 2
;         | 	^~~~~~~~~~
; note: s6 does not change by the same number in every iteration of the loop at executed.s:14:2
; note: a flow fact that bounds it:  <loop label=".Lquarter" xmlns:wb="urn:wavebound:ffx" wb:code="527669ea72f696af" maxcount="N"/>
;         = `wavebound facts` writes a template with a line for each such loop
; executed.s:24:2: refused: k: loop at block 5 has no bound [loop-unbounded]
;      24 | 	s_lshr_b32 s6, s4, 1
;         | 	^~~~~~~~~~
; note: the exit at executed.s:29:2 depends on what is computed at executed.s:28:2 (select)
; note: a flow fact that bounds it:  <loop label=".Lcollatz" xmlns:wb="urn:wavebound:ffx" wb:code="1de727661bb67b2f" maxcount="N"/>
;         = `wavebound facts` writes a template with a line for each such loop
; run:  analyze --verbose %s
; exit: 3
; want:
; input    executed.s for gfx900
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
;   to do     3 loops without a bound (executed.s:11, ...): give the
;             arguments that decide (--arg, --launch), or a flow fact; wavebound
;             facts writes the file
;   code      20 instructions, 7 blocks, 11 edges, 3 loops
;   uses      8 VGPRs, 48 SGPRs, 4 live SGPRs, 10 waves per SIMD (limit: wave
;             contexts), 84 bytes of code
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                      why
;      0  b1          1   none  -           executed.s:11  the exit at executed.s:20:2 depends on what s2 holds at the start
;      1  b2          2   none  -           executed.s:14  s6 does not change by the same number in every iteration of the loop at executed.s:14:2
;      2  b5          1   none  -           executed.s:24  the exit at executed.s:29:2 depends on what is computed at executed.s:28:2 (select)
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       executed.s
;            SHA256
;          machine     vega
;            SHA256
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; executed.s:11:2: refused: k: loop at block 1 has no bound [loop-unbounded]
;      11 | 	s_mul_i32 s6, s5, 25
;         | 	^~~~~~~~~
; note: the exit at executed.s:20:2 depends on what s2 holds at the start
; note: a flow fact that bounds it:  <loop label=".Louter" xmlns:wb="urn:wavebound:ffx" wb:code="cb4ee19d68ec3675" maxcount="N"/>
; note: this is for any launch; one with sizes, arguments and buffers may bound it (`wavebound launch` writes a description to fill in, for --launch)
;         = `wavebound facts` writes a template with a line for each such loop
; executed.s:14:2: refused: k: loop at block 2 has no bound [loop-unbounded]
;      14 | 	s_lshr_b32 s7, s6, 2
;         | 	^~~~~~~~~~
; note: s6 does not change by the same number in every iteration of the loop at executed.s:14:2
; note: a flow fact that bounds it:  <loop label=".Lquarter" xmlns:wb="urn:wavebound:ffx" wb:code="527669ea72f696af" maxcount="N"/>
;         = `wavebound facts` writes a template with a line for each such loop
; executed.s:24:2: refused: k: loop at block 5 has no bound [loop-unbounded]
;      24 | 	s_lshr_b32 s6, s4, 1
;         | 	^~~~~~~~~~
; note: the exit at executed.s:29:2 depends on what is computed at executed.s:28:2 (select)
; note: a flow fact that bounds it:  <loop label=".Lcollatz" xmlns:wb="urn:wavebound:ffx" wb:code="1de727661bb67b2f" maxcount="N"/>
;         = `wavebound facts` writes a template with a line for each such loop
; run:  analyze --verbose %s --grid 192 --workgroup 64 --facts %d/executed.ffx
; want:
; input    executed.s for gfx900
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
;   kernel    7,984 cycles (exact)
;   wave      8,848 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             above the kernel's bound, which knows more of the launch
;             spent on delay 54 %, issue 46 %
;   why       82 % of a wave is the loop at executed.s:24, repeated at
;             most 120 times per entry (fact): flow fact at
;             executed.ffx:2:22
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    192 work-items in workgroups of 64: 3 workgroups, 3 waves
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      20 instructions, 7 blocks, 11 edges, 3 loops
;   uses      8 VGPRs, 48 SGPRs, 4 live SGPRs, 10 waves per SIMD (limit: wave
;             contexts), 84 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact        7,984  no data decides the time: every run of this launch takes
;                         exactly these cycles (1302 wave instructions)
;                         what happens in one cycle is ordered as rule M12 says;
;                         buffers begin at multiples of a line (64 bytes) and do
;                         not overlap
;     work-span    8,948  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 3 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
;
;   for comparison: estimates, which a run may exceed
;     isolated     8,948  1 round of d + E_WF = 100 + 8848 cycles, block times of
;                         a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         not safe: 3 waves contend for issue slots and memory,
;                         and the equations do not charge it
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                      why
;      0  b1          1      2  inferred    executed.s:11  s5 counts s2, s2 - 1, ... until s5 == 0 (executed.s:20:2)
;      1  b2          2      9  fact        executed.s:14  flow fact at executed.ffx:2:62
;      2  b5          1    120  fact        executed.s:24  flow fact at executed.ffx:2:22
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1       4    0  executed.s:9  k
;     b1           3      80    1  executed.s:11  .Louter
;     b2          30   1,476   17  executed.s:14  .Lquarter
;     b3           3      48    1  executed.s:19
;     b4           1       4    0  executed.s:22
;     b5         121   7,232   82  executed.s:24  .Lcollatz
;     b6           1       4    0  executed.s:31
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       executed.s
;            SHA256
;          machine     vega
;            SHA256
;          facts       executed.ffx
;            SHA256
;          --grid 192 --workgroup 64 --facts executed.ffx
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; executed.ffx:2:22: warning: k: nothing says which loop this fact was written for; if it is the loop at .Lcollatz (executed.s:24:2), its code is 1de727661bb67b2f [fact-any-loop]
;       2 |   <function name="k"><loop label=".Lcollatz" maxcount="120"/><loop label=".Lquarter" maxcount="9"/></function>
;         |                      ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
; executed.ffx:2:22: warning: k: 120 repetitions for the loop at .Lcollatz (executed.s:24:2); the code allows only 110 [fact-wider]
;       2 |   <function name="k"><loop label=".Lcollatz" maxcount="120"/><loop label=".Lquarter" maxcount="9"/></function>
;         |                      ^~~~~
;         = remove the fact, or correct it
; executed.ffx:2:62: warning: k: nothing says which loop this fact was written for; if it is the loop at .Lquarter (executed.s:14:2), its code is 527669ea72f696af [fact-any-loop]
;       2 |   <function name="k"><loop label=".Lcollatz" maxcount="120"/><loop label=".Lquarter" maxcount="9"/></function>
;         |                                                              ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
; run: analyze %s --grid 192 --workgroup 64 -q --certificate build/executed.json && $prog check-certificate build/executed.json %s --grid 192 --workgroup 64; $prog check-certificate build/executed.json %s --grid 192 --workgroup 64 --exact 9 | tail -n 1; rm -f build/executed.json
; want:
; k: proved, wave 7884 cycles, kernel 7984 cycles (work-span)
;   proved from 3 flow programs in exact integers, with no solver
;   facts proved again by other means: 8
;          1  order of the code
;          7  cost of a block
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 4
;     executed.s:11:2: bound of a loop, at most 2 iterations per entry: inferred from code and launch (wavebound-loops(7))
;     executed.s:14:2: bound of a loop, at most 9 iterations per entry: counted in the execution of the launch (wavebound-loops(7))
;     executed.s:14:2: bound of a loop, at most 20 iterations in all: counted in the execution of the launch (wavebound-loops(7))
;     executed.s:24:2: bound of a loop, at most 110 iterations per entry: counted in the execution of the launch (wavebound-loops(7))
;   exact: 7984 cycles; no data decides the effect of any of 1302 wave instructions
;     all of them were executed one by one
;     simulated with the contents of the launch: 7984 cycles
; k: not proved
; build/executed.json:1: error: k: certificate of 'isolated/k' for 'k' is rejected: it is about another program: code, costs or flow facts differ [certificate-rejected]
;       1 | [
;         = give -m, the launch and the flow facts of the analysis that wrote it; if they are given, analyze the input again
; run:  analyze --verbose %s --grid 192 --workgroup 64 --facts %d/executed-low.ffx
; exit: 2
; want:
; input    executed.s for gfx900
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
;   launch    192 work-items in workgroups of 64: 3 workgroups
;   code      20 instructions, 7 blocks, 11 edges, 3 loops
;   uses      8 VGPRs, 48 SGPRs, 4 live SGPRs, 10 waves per SIMD (limit: wave
;             contexts), 84 bytes of code
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                      why
;      0  b1          1      2  inferred    executed.s:11  s5 counts s2, s2 - 1, ... until s5 == 0 (executed.s:20:2)
;      1  b2          2      9  executed    executed.s:14  executed: no data decides how often; at most 9 times in this launch; at most 20 in all
;      2  b5          1    110  executed    executed.s:24  executed: no data decides how often; at most 110 times in this launch
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       executed.s
;            SHA256
;          machine     vega
;            SHA256
;          facts       executed-low.ffx
;            SHA256
;          --grid 192 --workgroup 64 --facts executed-low.ffx
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; executed-low.ffx:2:22: warning: k: nothing says which loop this fact was written for; if it is the loop at .Lcollatz (executed.s:24:2), its code is 1de727661bb67b2f [fact-any-loop]
;       2 |   <function name="k"><loop label=".Lcollatz" maxcount="109"/></function>
;         |                      ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
; executed-low.ffx:2:22: error: k: 109 repetitions, but the code of the loop at .Lcollatz (executed.s:24:2) repeats it at least 110 times [fact-below-code]
;       2 |   <function name="k"><loop label=".Lcollatz" maxcount="109"/></function>
;         |                      ^~~~~
; executed.s:24:2: note: the code: executed: no data decides how often; at most 110 times in this launch
;      24 | 	s_lshr_b32 s6, s4, 1
;         | 	^~~~~~~~~~
;         = correct the bound
; run:  analyze %s --grid 192 --workgroup 64 --facts %d/executed-low-total.ffx -q
; exit: 2
; want:
; executed-low-total.ffx:2:22: warning: k: nothing says which loop this fact was written for; if it is the loop at .Lcollatz (executed.s:24:2), its code is 1de727661bb67b2f [fact-any-loop]
;       2 |   <function name="k"><loop label=".Lcollatz" totalcount="109"/><loop label=".Lquarter" totalcount="19"/></function>
;         |                      ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
; executed-low-total.ffx:2:22: error: k: 109 repetitions in all, but the code of the loop at .Lcollatz (executed.s:24:2) repeats it at least 110 times [fact-below-code]
;       2 |   <function name="k"><loop label=".Lcollatz" totalcount="109"/><loop label=".Lquarter" totalcount="19"/></function>
;         |                      ^~~~~
; executed.s:24:2: note: the code: executed: no data decides how often; at most 110 times in this launch
;      24 | 	s_lshr_b32 s6, s4, 1
;         | 	^~~~~~~~~~
;         = correct the bound
; executed-low-total.ffx:2:64: warning: k: nothing says which loop this fact was written for; if it is the loop at .Lquarter (executed.s:14:2), its code is 527669ea72f696af [fact-any-loop]
;       2 |   <function name="k"><loop label=".Lcollatz" totalcount="109"/><loop label=".Lquarter" totalcount="19"/></function>
;         |                                                                ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
; executed-low-total.ffx:2:64: error: k: 19 repetitions in all, but the code of the loop at .Lquarter (executed.s:14:2) repeats it at least 20 times [fact-below-code]
;       2 |   <function name="k"><loop label=".Lcollatz" totalcount="109"/><loop label=".Lquarter" totalcount="19"/></function>
;         |                                                                ^~~~~
; executed.s:14:2: note: the code: executed: no data decides how often; at most 9 times in this launch
;      14 | 	s_lshr_b32 s7, s6, 2
;         | 	^~~~~~~~~~
;         = correct the bound
; run:  cfg %s --grid 192 --workgroup 64 --path
; want:
; digraph "k" {
;   graph [fontname="monospace", fontsize=10];
;   node [shape=box, style=filled, fillcolor=white, fontname="monospace", fontsize=9];
;   edge [fontname="monospace", fontsize=9];
;   entry [shape=plaintext, style="", label="k"];
;   exit [shape=plaintext, style="", label="end"];
;   b0 [label="b0  k\l1 x 4 cycles\lexecuted.s:9\ls_add_i32 s5, s2, 1\l", color="#b3261e", fillcolor="#fdecea", penwidth=2];
;   b4 [label="b4\l1 x 4 cycles\lexecuted.s:22\ls_add_i32 s4, s2, 25\l", color="#b3261e", fillcolor="#fdecea", penwidth=2];
;   b6 [label="b6\l1 x 4 cycles\lexecuted.s:31\ls_endpgm\l", color="#b3261e", fillcolor="#fdecea", penwidth=2];
;   subgraph cluster_0 { label="loop 0: at most 2"; style="rounded,filled"; color="#9aa0a6"; fillcolor="#f4f6f8";
;   b1 [label="b1  .Louter\l3 x 8 cycles\lexecuted.s:11\ls_mul_i32 s6, s5, 25\ls_xor_b32 s6, s6, 0x5a\l", color="#b3261e", fillcolor="#fdecea", penwidth=2];
;   b3 [label="b3\l3 x 16 cycles\lexecuted.s:19\ls_add_i32 s5, s5, -1\ls_cmp_lg_u32 s5, 0\ls_cbranch_scc1 .Louter\l", color="#b3261e", fillcolor="#fdecea", penwidth=2];
;   subgraph cluster_1 { label="loop 1: at most 9"; style="rounded,filled"; color="#9aa0a6"; fillcolor="#e8ecf0";
;   b2 [label="b2  .Lquarter\l23 x 24 cycles\lexecuted.s:14\ls_lshr_b32 s7, s6, 2\ls_sub_i32 s6, s6, s7\ls_sub_i32 s6, s6, 1\ls_cmp_gt_i32 s6, 3\l... 1 more\l", color="#b3261e", fillcolor="#fdecea", penwidth=2];
;   }
;   }
;   subgraph cluster_2 { label="loop 2: at most 110"; style="rounded,filled"; color="#9aa0a6"; fillcolor="#f4f6f8";
;   b5 [label="b5  .Lcollatz\l111 x 32 cycles\lexecuted.s:24\ls_lshr_b32 s6, s4, 1\ls_mul_i32 s7, s4, 3\ls_add_i32 s7, s7, 1\ls_bitcmp1_b32 s4, 0\l... 3 more\l", color="#b3261e", fillcolor="#fdecea", penwidth=2];
;   }
;   entry -> b0 [color="#b3261e", fontcolor="#b3261e", penwidth=2, label="1"];
;   b0 -> b1 [style=dashed, color="#b3261e", fontcolor="#b3261e", penwidth=2, label="1"];
;   b1 -> b2 [style=dashed, color="#b3261e", fontcolor="#b3261e", penwidth=2, label="3"];
;   b2 -> b3 [style=dashed, color="#b3261e", fontcolor="#b3261e", penwidth=2, label="3"];
;   b2 -> b2 [style=solid, color="#b3261e", fontcolor="#b3261e", penwidth=2, label="20"];
;   b3 -> b4 [style=dashed, color="#b3261e", fontcolor="#b3261e", penwidth=2, label="1"];
;   b3 -> b1 [style=solid, color="#b3261e", fontcolor="#b3261e", penwidth=2, label="2"];
;   b4 -> b5 [style=dashed, color="#b3261e", fontcolor="#b3261e", penwidth=2, label="1"];
;   b5 -> b6 [style=dashed, color="#b3261e", fontcolor="#b3261e", penwidth=2, label="1"];
;   b5 -> b5 [style=solid, color="#b3261e", fontcolor="#b3261e", penwidth=2, label="110"];
;   b6 -> exit [color="#b3261e", fontcolor="#b3261e", penwidth=2, label="1"];
; }
; run:  analyze %s --grid 192 --workgroup 64 --format xml
; want:
; <?xml version="1.0" encoding="UTF-8"?>
; <wavebound version="0.1.0" schema="1" input="executed.s" target="gfx900">
;   <machine name="vega" hash="20f284689992d4e6">
;     <assumption>100 cycles from dispatch to first issue (no source)</assumption>
;     <assumption>GDS instructions issue like the slowest of LDS (no source)</assumption>
;     <assumption>cache control issues like a vector load (no source)</assumption>
;     <assumption>memory serves a line in 4 cycles, as if all were of one channel with open rows, and answers after 400 more (no source bounds the worst case)</assumption>
;     <assumption>pointers among the arguments are multiples of 4; so are addresses of atomics, private memory and buffer descriptors, of narrower ones multiples of their width, as LLVM 19 emits them: the machine faults on others</assumption>
;   </machine>
;   <audit>
;     <option name="grid" value="192"/>
;     <option name="workgroup" value="64"/>
;     <file role="input" name="executed.s" sha256="SHA256"/>
;     <file role="machine" name="vega" sha256="SHA256"/>
;     <assumed source="machine &#39;vega&#39;" line="">100 cycles from dispatch to first issue (no source)</assumed>
;     <assumed source="machine &#39;vega&#39;" line="">GDS instructions issue like the slowest of LDS (no source)</assumed>
;     <assumed source="machine &#39;vega&#39;" line="">cache control issues like a vector load (no source)</assumed>
;     <assumed source="machine &#39;vega&#39;" line="">memory serves a line in 4 cycles, as if all were of one channel with open rows, and answers after 400 more (no source bounds the worst case)</assumed>
;     <assumed source="machine &#39;vega&#39;" line="">pointers among the arguments are multiples of 4; so are addresses of atomics, private memory and buffer descriptors, of narrower ones multiples of their width, as LLVM 19 emits them: the machine faults on others</assumed>
;     <assumed source="bound &#39;exact&#39; of k" line="">no data decides the time: every run of this launch takes exactly these cycles (1302 wave instructions)</assumed>
;     <assumed source="bound &#39;exact&#39; of k" line="">what happens in one cycle is ordered as rule M12 says; buffers begin at multiples of a line (64 bytes) and do not overlap</assumed>
;     <assumed source="bound &#39;work-span&#39; of k" line="">SIMDs, the memory interface and the LDS units are never idle while work for them waits; holds for any order of issue</assumed>
;     <assumed source="bound &#39;work-span&#39; of k" line="">all 3 workgroups are resident from the start; waves on one SIMD: at most 1, on one compute unit: 1</assumed>
;     <assumed source="bound &#39;work-span&#39; of k" line="">2 loops are counted in the execution of this launch: it is ordered as rule M12 says, and buffers do not overlap</assumed>
;     <assumed source="estimate &#39;isolated&#39; of k" line="">1 round of d + E_WF = 100 + 7884 cycles, block times of a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)</assumed>
;     <assumed source="estimate &#39;isolated&#39; of k" line="">not safe: 3 waves contend for issue slots and memory, and the equations do not charge it</assumed>
;     <assumed source="estimate &#39;isolated&#39; of k" line="">2 loops are counted in the execution of this launch: it is ordered as rule M12 says, and buffers do not overlap</assumed>
;   </audit>
;   <kernel name="k" status="bounded" blocks="7" edges="11" instructions="20" cycles="7984">
;     <launch workgroups="3" waves-per-workgroup="1">
;       <grid x="192"/>
;       <workgroup x="64"/>
;     </launch>
;     <resources vgprs="8" accumulation-vgprs="0" sgprs="48" live-vgprs="0" live-sgprs="4" scratch-bytes="0" lds-bytes="0" occupancy="10" code-bytes="84" occupancy-limit="wave contexts"/>
;     <wave isolated-cycles="7884" certified="true" gap-cycles="0"/>
;     <bound name="exact" cycles="7984">
;       <assumption>no data decides the time: every run of this launch takes exactly these cycles (1302 wave instructions)</assumption>
;       <assumption>what happens in one cycle is ordered as rule M12 says; buffers begin at multiples of a line (64 bytes) and do not overlap</assumption>
;     </bound>
;     <bound name="work-span" cycles="7984">
;       <assumption>SIMDs, the memory interface and the LDS units are never idle while work for them waits; holds for any order of issue</assumption>
;       <assumption>all 3 workgroups are resident from the start; waves on one SIMD: at most 1, on one compute unit: 1</assumption>
;       <assumption>2 loops are counted in the execution of this launch: it is ordered as rule M12 says, and buffers do not overlap</assumption>
;     </bound>
;     <estimate name="isolated" cycles="7984">
;       <assumption>1 round of d + E_WF = 100 + 7884 cycles, block times of a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)</assumption>
;       <assumption>not safe: 3 waves contend for issue slots and memory, and the equations do not charge it</assumption>
;       <assumption>2 loops are counted in the execution of this launch: it is ordered as rule M12 says, and buffers do not overlap</assumption>
;     </estimate>
;     <exact status="determined" cycles="7984" instructions="1302"/>
;     <loop id="0" function="k" header="1" line="executed.s:11" depth="1" bound="2" origin="inferred" why="s5 counts s2, s2 - 1, ... until s5 == 0 (executed.s:20:2)"/>
;     <loop id="1" function="k" header="2" line="executed.s:14" depth="2" bound="9" total="20" origin="executed" why="executed: no data decides how often; at most 9 times in this launch"/>
;     <loop id="2" function="k" header="5" line="executed.s:24" depth="1" bound="110" origin="executed" why="executed: no data decides how often; at most 110 times in this launch"/>
;     <path block="0" count="1" cycles="4" line="executed.s:9"/>
;     <path block="1" count="3" cycles="80" line="executed.s:11"/>
;     <path block="2" count="23" cycles="1112" line="executed.s:14"/>
;     <path block="3" count="3" cycles="48" line="executed.s:19"/>
;     <path block="4" count="1" cycles="4" line="executed.s:22"/>
;     <path block="5" count="111" cycles="6632" line="executed.s:24"/>
;     <path block="6" count="1" cycles="4" line="executed.s:31"/>
;   </kernel>
; </wavebound>

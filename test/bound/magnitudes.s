; test: bounds beyond double precision are exact; beyond 64 bits they are refused, with the loops that multiply most (never exit 4)
; run: analyze --verbose %s -m %d/tiny.xml --facts %d/magnitudes.ffx --kernel large --grid 64 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
large:
.Llarge0:
	s_load_dword s10, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
.Llarge1:
	s_load_dword s11, s[0:1], 0x4
	s_waitcnt lgkmcnt(0)
.Llarge2:
	s_load_dword s12, s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
.Llarge3:
	s_load_dword s13, s[0:1], 0xc
	s_waitcnt lgkmcnt(0)
.Llarge4:
	s_load_dword s14, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_load_dword s14, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s14, 0
	s_cbranch_scc1 .Llarge4
	s_load_dword s13, s[0:1], 0xc
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s13, 0
	s_cbranch_scc1 .Llarge3
	s_load_dword s12, s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s12, 0
	s_cbranch_scc1 .Llarge2
	s_load_dword s11, s[0:1], 0x4
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s11, 0
	s_cbranch_scc1 .Llarge1
	s_load_dword s10, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc1 .Llarge0
	s_endpgm
beyond:
.Lbeyond0:
	s_load_dword s10, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
.Lbeyond1:
	s_load_dword s11, s[0:1], 0x4
	s_waitcnt lgkmcnt(0)
.Lbeyond2:
	s_load_dword s12, s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
.Lbeyond3:
	s_load_dword s13, s[0:1], 0xc
	s_waitcnt lgkmcnt(0)
.Lbeyond4:
	s_load_dword s14, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_load_dword s14, s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s14, 0
	s_cbranch_scc1 .Lbeyond4
	s_load_dword s13, s[0:1], 0xc
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s13, 0
	s_cbranch_scc1 .Lbeyond3
	s_load_dword s12, s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s12, 0
	s_cbranch_scc1 .Lbeyond2
	s_load_dword s11, s[0:1], 0x4
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s11, 0
	s_cbranch_scc1 .Lbeyond1
	s_load_dword s10, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc1 .Lbeyond0
	s_endpgm
	.amdhsa_kernel large
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 64
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel beyond
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 64
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; input    magnitudes.s for gfx900
; machine  tiny (model ca540b243923c061): 2 compute units, 2 SIMDs each, 3 waves
;          per SIMD, 64 lanes
;
; kernel large
;   kernel    2,796,381,602,999,940,836 cycles (isolated)
;   wave      2,796,381,602,999,940,833 cycles for one wave alone on the device;
;             certified, gap 0 (mixed)
;             spent on latency 82 %, issue 10 %, memory 7 %, delay 1 %
;   why       96 % of a wave is the loop at magnitudes.s:16, repeated
;             at most 1,000,000,000 times per entry (fact): flow fact at
;             magnitudes.ffx:6:5
;   to do     for an exact time (magnitudes.s:24 decides now): if an
;             argument is loaded there, give it a value (--arg, or <argument> in
;             the launch); if a buffer, its contents (content="given")
;   launch    64 work-items in workgroups of 64: 1 workgroup, 1 wave
;             6 workgroups fit on a compute unit (limit: wave contexts), 12 on the
;             device
;   code      31 instructions, 10 blocks, 16 edges, 5 loops
;   uses      4 VGPRs, 48 SGPRs, 3 live SGPRs, 3 waves per SIMD (limit: wave
;             contexts), 164 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * isolated     2,796,381,602,999,940,836  1 round of d + E_WF = 3 +
;                                             2796381602999940833 cycles, block
;                                             times of a wave alone on the device
;                                             (pws-2023, Eqs. 4-6, S = 0)
;                                             safe: a single wave, nothing
;                                             contends
;     round-robin  2,796,381,602,999,940,836  SIMDs issue in loose round robin;
;                                             waves on one SIMD: at most 1;
;                                             longest issue: 2 cycles
;                                             a wait on memory is behind 0 other
;                                             waves with at most 2 transactions
;                                             each
;                                             1 round of dispatch, each d = 3
;                                             cycles and one workgroup
;     work-span    2,796,381,602,999,940,836  SIMDs, the memory interface and the
;                                             LDS units are never idle while work
;                                             for them waits; holds for any order
;                                             of issue
;                                             all 1 workgroups are resident from
;                                             the start; waves on one SIMD: at
;                                             most 1, on one compute unit: 1
;
;   not exact after 13 wave instructions: it is not known where this branch goes
;     decides  s_cbranch_scc1 .Llarge4 (magnitudes.s:24)
;     by       s_load_dword s14, s[0:1], 0x10 (magnitudes.s:21)
;              if an argument is loaded there, give it a value (--arg, or
;              <argument> in the launch); if a buffer, its contents
;              (content="given")
;     in all   open: 1 branch, of 14 wave instructions; 92.8 % of their issue is
;              determined; waves with open control flow: 1 of 1
;
;   loops (bound: most repetitions per entry)
;     id  header  depth          bound  origin      line                        why
;      0  b0          1    999,999,937  fact        magnitudes.s:7   flow fact at magnitudes.ffx:3:5
;      1  b1          2        100,003  fact        magnitudes.s:10  flow fact at magnitudes.ffx:4:5; at most 7,000,000,000,003 in all
;      2  b2          3           none  fact        magnitudes.s:13  flow fact at magnitudes.ffx:5:5; at most 999,999,999,999,937 in all
;      3  b3          4  1,000,000,000  fact        magnitudes.s:16  flow fact at magnitudes.ffx:6:5; at most 9,999,999,999,999,997 in all
;      4  b4          5  1,000,000,000  fact        magnitudes.s:19  flow fact at magnitudes.ffx:7:5; at most 3 in all
;
;   worst path of a wave
;     block                     count                     cycles    %  line
;     b0                  999,999,938             60,999,996,215    0  magnitudes.s:7  large
;     b1            7,000,999,999,941        427,057,999,996,587    0  magnitudes.s:10  .Llarge1
;     b2        1,007,000,999,999,878     61,406,057,999,992,735    2  magnitudes.s:13  .Llarge2
;     b3       11,007,000,999,999,875    668,406,057,999,992,741   24  magnitudes.s:16  .Llarge3
;     b4       11,007,000,999,999,878  1,320,840,119,999,985,369   47  magnitudes.s:19  .Llarge4
;     b5       11,007,000,999,999,875    682,434,061,999,992,250   24  magnitudes.s:25
;     b6        1,007,000,999,999,878     62,434,061,999,992,436    2  magnitudes.s:29
;     b7            7,000,999,999,941        434,061,999,996,342    0  magnitudes.s:33
;     b8                  999,999,938             61,999,996,156    0  magnitudes.s:37
;     b9                            1                          2    0  magnitudes.s:41
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       magnitudes.s
;            SHA256
;          machine     tiny.xml
;            SHA256
;          facts       magnitudes.ffx
;            SHA256
;          --machine tiny.xml --facts magnitudes.ffx --kernel large --grid 64 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; magnitudes.ffx:3:5: warning: large: nothing says which loop this fact was written for; if it is the loop at large (magnitudes.s:7:2), its code is 905b140405a939cd [fact-any-loop]
;       3 |     <loop label=".Llarge0" maxcount="999999937"/>
;         |     ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
; magnitudes.ffx:4:5: warning: large: nothing says which loop this fact was written for; if it is the loop at .Llarge1 (magnitudes.s:10:2), its code is 84fc638db7cad63d [fact-any-loop]
;       4 |     <loop label=".Llarge1" maxcount="100003" totalcount="7000000000003"/>
;         |     ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
; magnitudes.ffx:5:5: warning: large: nothing says which loop this fact was written for; if it is the loop at .Llarge2 (magnitudes.s:13:2), its code is 03d982a7ed0e7f9f [fact-any-loop]
;       5 |     <loop label=".Llarge2" totalcount="999999999999937"/>
;         |     ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
; magnitudes.ffx:6:5: warning: large: nothing says which loop this fact was written for; if it is the loop at .Llarge3 (magnitudes.s:16:2), its code is 026434ffead19d13 [fact-any-loop]
;       6 |     <loop label=".Llarge3" maxcount="1000000000" totalcount="9999999999999997"/>
;         |     ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
; magnitudes.ffx:7:5: warning: large: nothing says which loop this fact was written for; if it is the loop at .Llarge4 (magnitudes.s:19:2), its code is 7d35f813ebbee9ab [fact-any-loop]
;       7 |     <loop label=".Llarge4" maxcount="1000000000" totalcount="3"/>
;         |     ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
; run: analyze --verbose %s -m %d/tiny.xml --facts %d/magnitudes.ffx --kernel beyond --grid 64 --workgroup 64
; exit: 3
; want:
; input    magnitudes.s for gfx900
; machine  tiny (model ca540b243923c061): 2 compute units, 2 SIMDs each, 3 waves
;          per SIMD, 64 lanes
;
; kernel beyond: refused
;   to do     no bound: the messages say why, and what to do
;   launch    64 work-items in workgroups of 64: 1 workgroup
;   code      31 instructions, 10 blocks, 16 edges, 5 loops
;   uses      4 VGPRs, 48 SGPRs, 3 live SGPRs, 3 waves per SIMD (limit: wave
;             contexts), 164 bytes of code
;
;   loops (bound: most repetitions per entry)
;     id  header  depth          bound  origin      line                        why
;      0  b0          1  1,000,000,000  fact        magnitudes.s:44  flow fact at magnitudes.ffx:10:5
;      1  b1          2  1,000,000,000  fact        magnitudes.s:47  flow fact at magnitudes.ffx:11:5
;      2  b2          3           none  fact        magnitudes.s:50  flow fact at magnitudes.ffx:12:5; at most 1,000,000,000,000 in all
;      3  b3          4  1,000,000,000  fact        magnitudes.s:53  flow fact at magnitudes.ffx:13:5
;      4  b4          5  1,000,000,000  fact        magnitudes.s:56  flow fact at magnitudes.ffx:14:5; at most 1,000,000,000,000,000,000 in all
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       magnitudes.s
;            SHA256
;          machine     tiny.xml
;            SHA256
;          facts       magnitudes.ffx
;            SHA256
;          --machine tiny.xml --facts magnitudes.ffx --kernel beyond --grid 64 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; magnitudes.ffx:10:5: warning: beyond: nothing says which loop this fact was written for; if it is the loop at beyond (magnitudes.s:44:2), its code is 905b140405a939cd [fact-any-loop]
;      10 |     <loop label=".Lbeyond0" maxcount="1000000000"/>
;         |     ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
; magnitudes.ffx:11:5: warning: beyond: nothing says which loop this fact was written for; if it is the loop at .Lbeyond1 (magnitudes.s:47:2), its code is 84fc638db7cad63d [fact-any-loop]
;      11 |     <loop label=".Lbeyond1" maxcount="1000000000"/>
;         |     ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
; magnitudes.ffx:12:5: warning: beyond: nothing says which loop this fact was written for; if it is the loop at .Lbeyond2 (magnitudes.s:50:2), its code is 03d982a7ed0e7f9f [fact-any-loop]
;      12 |     <loop label=".Lbeyond2" totalcount="1000000000000"/>
;         |     ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
; magnitudes.ffx:13:5: warning: beyond: nothing says which loop this fact was written for; if it is the loop at .Lbeyond3 (magnitudes.s:53:2), its code is 026434ffead19d13 [fact-any-loop]
;      13 |     <loop label=".Lbeyond3" maxcount="1000000000"/>
;         |     ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
; magnitudes.ffx:14:5: warning: beyond: nothing says which loop this fact was written for; if it is the loop at .Lbeyond4 (magnitudes.s:56:2), its code is 7d35f813ebbee9ab [fact-any-loop]
;      14 |     <loop label=".Lbeyond4" maxcount="1000000000" totalcount="1000000000000000000"/>
;         |     ^~~~~
;         = put the code into the fact: wb:code="...", with xmlns:wb="urn:wavebound:ffx" at the root; `wavebound facts` writes both
; magnitudes.s:42:1: refused: beyond: the bound, or how often its worst path runs an edge, does not fit in 64 bits [cycles-overflow]
;      42 | beyond:
;         | ^~~~~~~
; magnitudes.ffx:14:5: note: loop at block 4: at most 1000000000 iterations per entry
;      14 |     <loop label=".Lbeyond4" maxcount="1000000000" totalcount="1000000000000000000"/>
;         |     ^~~~~
; magnitudes.ffx:13:5: note: inside the loop at block 3: at most 1000000000 iterations per entry
;      13 |     <loop label=".Lbeyond3" maxcount="1000000000"/>
;         |     ^~~~~
; magnitudes.ffx:12:5: note: inside the loop at block 2: at most 1000000000000 iterations in all
;      12 |     <loop label=".Lbeyond2" totalcount="1000000000000"/>
;         |     ^~~~~
; magnitudes.ffx:11:5: note: inside the loop at block 1: at most 1000000000 iterations per entry
;      11 |     <loop label=".Lbeyond1" maxcount="1000000000"/>
;         |     ^~~~~
; magnitudes.ffx:10:5: note: inside the loop at block 0: at most 1000000000 iterations per entry
;      10 |     <loop label=".Lbeyond0" maxcount="1000000000"/>
;         |     ^~~~~
;         = lower the bounds of nested loops, or check the machine description for wrong magnitudes

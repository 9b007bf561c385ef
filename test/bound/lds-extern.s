; test: LDS that only the launch can give, as of arrays that are declared extern: without it, it is not known how many workgroups fit at once
; run:  analyze --verbose %s -m pws4 --grid 4096 --workgroup 64
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_lshlrev_b32_e32 v1, 2, v0
	ds_write_b32 v1, v0
	s_movk_i32 s1, 100
.Lloop:
	s_add_i32 s1, s1, -1
	s_cmp_lg_u32 s1, 0
	s_cbranch_scc1 .Lloop
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; input    lds-extern.s for gfx900
; machine  pws4 (model 225be4145f73346e): 4 compute units, 4 SIMDs each, 10 waves
;          per SIMD, 64 lanes
; assumed  GDS instructions issue like those of LDS (gem5 does not model GDS)
;          DRAM serves a line per cycle and answers in 40 (no source)
;          accesses wider than 4 bytes are aligned to 4, narrower ones to their
;          width, as OpenCL and HIP compilers have it; the machine faults on
;          others
;          one cycle each to split and to merge (parameters of the paper)
;
; kernel k: refused
;   to do     no bound: the messages say why, and what to do
;   launch    4,096 work-items in workgroups of 64: 64 workgroups
;   code      7 instructions, 3 blocks, 5 edges, 1 loop
;   uses      4 VGPRs, 32 SGPRs, 2 live VGPRs, 1 live SGPRs, 10 waves per SIMD
;             (limit: wave contexts), 32 bytes of code
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                        why
;      0  b1          1     99  inferred    lds-extern.s:11  s1 counts 99, 98, ... until s1 == 0 (lds-extern.s:12:2)
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       lds-extern.s
;            SHA256
;          machine     pws4
;            SHA256
;          --machine pws4 --grid 4096 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; lds-extern.s:8:2: refused: k: LDS is accessed, but the kernel declares none and the launch adds none, so it is not known how many workgroups fit on a compute unit [lds-size]
;       8 | 	ds_write_b32 v1, v0
;         | 	^~~~~~~~~~~~
;         = give its size in bytes: --arg NAME=BYTES for a pointer, --lds BYTES for what the kernel declares extern
; run:  simulate %s -m pws4 --grid 4096 --workgroup 64 --lds 60000
; want:
; kernel k
;   machine   pws4 (model 225be4145f73346e), round-robin issue
;   status    finished
;   cycles    32144, slowest wave 2009
;   executed  64 waves, 19456 wave instructions, 0 memory transactions, 128 LDS rounds
;   busy      SIMDs 15.1 %, memory interface 0.0 %, LDS units 0.1 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0              64            12  lds-extern.s:7:2
;     b1            6400            20  lds-extern.s:11:2
;     b2              64             4  lds-extern.s:14:2
;
;   loops     (most repetitions of one entry, over all waves)
;     header    most  line
;     b1          99  lds-extern.s:11:2
; run:  analyze --verbose %s -m pws4 --grid 4096 --workgroup 64 --lds 60000
; want:
; input    lds-extern.s for gfx900
; machine  pws4 (model 225be4145f73346e): 4 compute units, 4 SIMDs each, 10 waves
;          per SIMD, 64 lanes
; assumed  GDS instructions issue like those of LDS (gem5 does not model GDS)
;          DRAM serves a line per cycle and answers in 40 (no source)
;          accesses wider than 4 bytes are aligned to 4, narrower ones to their
;          width, as OpenCL and HIP compilers have it; the machine faults on
;          others
;          one cycle each to split and to merge (parameters of the paper)
;
; kernel k
;   kernel    32,144 cycles (exact)
;   wave      2,042 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on issue 60 %, delay 39 %, latency 2 %, LDS 0 %
;   why       98 % of a wave is the loop at lds-extern.s:11, repeated
;             at most 99 times per entry (inferred): s1 counts 99, 98, ... until
;             s1 == 0 (lds-extern.s:12:2)
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    4,096 work-items in workgroups of 64: 64 workgroups, 64 waves
;             1 workgroup fits on a compute unit (limit: LDS), 4 on the device
;   code      7 instructions, 3 blocks, 5 edges, 1 loop
;   uses      4 VGPRs, 32 SGPRs, 2 live VGPRs, 1 live SGPRs, 60,000 bytes of LDS,
;             1 waves per SIMD (limit: LDS), 32 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact        32,144  no data decides the time: every run of this launch
;                          takes exactly these cycles (19456 wave instructions)
;                          what happens in one cycle is ordered as rule M12 says;
;                          buffers begin at multiples of a line (64 bytes) and do
;                          not overlap
;     round-robin  32,688  SIMDs issue in loose round robin; waves on one SIMD: at
;                          most 1; longest issue: 4 cycles
;                          a wait on memory is behind 3 other waves with at most 0
;                          transactions each
;                          16 rounds of dispatch, each d = 1 cycles and one
;                          workgroup
;     work-span    34,221  SIMDs, the memory interface and the LDS units are never
;                          idle while work for them waits; holds for any order of
;                          issue
;                          units stay full (1 workgroups each) until the last
;                          dispatch; then at most 1 waves hold up the last one
;
;   for comparison: estimates, which a run may exceed
;     isolated     32,688  16 rounds of d + E_WF = 1 + 2042 cycles, block times of
;                          a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                          not safe: 64 waves contend for issue slots and memory,
;                          and the equations do not charge it
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                        why
;      0  b1          1     99  inferred    lds-extern.s:11  s1 counts 99, 98, ... until s1 == 0 (lds-extern.s:12:2)
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1      14    1  lds-extern.s:7  k
;     b1         100   1,992   98  lds-extern.s:11  .Lloop
;     b2           1      36    2  lds-extern.s:14
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       lds-extern.s
;            SHA256
;          machine     pws4
;            SHA256
;          --machine pws4 --grid 4096 --workgroup 64 --lds 60000
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; run:  analyze %s -m pws4 --lds 60000
; exit: 2
; want:
; error: k: --lds is about a launch: give --grid and --workgroup, or --launch [usage]
;         = `wavebound help analyze` shows how a command is used

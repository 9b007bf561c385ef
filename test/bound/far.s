; test: a jump through a register pair costs what its class says, and no taken branch besides
; run:  analyze --verbose %s --grid 64 --workgroup 64 --observe %d/far.xml
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
far:
	s_getpc_b64 s[8:9]
.Lpost:
	s_add_u32 s8, s8, .Lend-.Lpost
	s_addc_u32 s9, s9, 0
	s_setpc_b64 s[8:9]
	s_mov_b32 s1, s2
.Lend:
	s_endpgm
	.amdhsa_kernel far
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; input    far.s for gfx900
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
; kernel far
;   kernel    148 cycles (exact)
;   wave      48 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on delay 58 %, issue 42 %
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    64 work-items in workgroups of 64: 1 workgroup, 1 wave
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      5 instructions, 2 blocks, 3 edges, 0 loops
;   uses      4 VGPRs, 32 SGPRs, 2 live SGPRs, 10 waves per SIMD (limit: wave
;             contexts), 28 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact        148  no data decides the time: every run of this launch takes
;                       exactly these cycles (5 wave instructions)
;                       what happens in one cycle is ordered as rule M12 says;
;                       buffers begin at multiples of a line (64 bytes) and do not
;                       overlap
;     isolated     148  1 round of d + E_WF = 100 + 48 cycles, block times of a
;                       wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                       safe: a single wave, nothing contends
;     work-span    148  SIMDs, the memory interface and the LDS units are never
;                       idle while work for them waits; holds for any order of
;                       issue
;                       all 1 workgroups are resident from the start; waves on one
;                       SIMD: at most 1, on one compute unit: 1
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1      44   92  far.s:6  far
;     b1           1       4    8  far.s:13  .Lend
;
;   observed  148 cycles in one simulated run of this launch
;     exact        148  1.00 times the observed
;     isolated     148  1.00 times the observed
;     work-span    148  1.00 times the observed
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       far.s
;            SHA256
;          machine     vega
;            SHA256
;          observe     far.xml
;            SHA256
;          --grid 64 --workgroup 64 --observe far.xml
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).

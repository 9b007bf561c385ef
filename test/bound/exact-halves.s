; test: gfx10: operations of 16 bits keep the upper half of their result, and are followed; half of EXEC that is saved is not: that launch is not exact
; run:  analyze --verbose %s --grid 64 --workgroup 64
; exit: 0
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
	.type	upper,@function
upper:
	v_mov_b32_e32 v2, 0x70000
	v_lshlrev_b16 v2, 3, 1
	v_lshrrev_b32_e32 v2, 16, v2
	v_readfirstlane_b32 s2, v2
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .Lend
	s_sleep 1
.Lend:
	s_endpgm
	.type	half,@function
half:
	s_mov_b32 exec_hi, 0
	s_mov_b32 s2, 0
	s_and_saveexec_b32 s3, s2
	s_cbranch_execz .Lout
	s_sleep 1
.Lout:
	s_endpgm
	.amdhsa_kernel upper
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel
	.amdhsa_kernel half
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel
; want:
; input    exact-halves.s for gfx1030
; machine  rdna2-wave64 (model a00e6e29c373fd60): 40 workgroup processors, 4 SIMDs
;          each, 16 waves per SIMD, 64 lanes
; assumed  a wave issues an instruction only when the result of the one before is
;          there (the scheduling model of LLVM), and issue times of memory
;          instructions are those measured on GCN; no document of RDNA states more
;          100 cycles from dispatch to first issue (no source)
;          GDS instructions issue like the slowest of LDS (no source)
;          cache control issues like a vector load (no source)
;          memory serves a line in 10 cycles, as if all were of one channel with
;          open rows, and answers after 400 more (no source bounds the worst case)
;          pointers among the arguments are multiples of 4; so are addresses of
;          atomics, private memory and buffer descriptors, of narrower ones
;          multiples of their width, as LLVM 19 emits them: the machine faults on
;          others
;
; kernel upper
;   kernel    279 cycles (exact)
;   wave      179 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on delay 90 %, issue 10 %
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    64 work-items in workgroups of 64: 1 workgroup, 1 wave
;             64 workgroups fit on a workgroup processor (limit: workgroups per
;             workgroup processor), 2,560 on the device
;   code      8 instructions, 3 blocks, 5 edges, 0 loops
;   uses      8 VGPRs, 106 SGPRs, 1 live VGPRs, 1 live SGPRs, 16 waves per SIMD
;             (limit: wave contexts), 40 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact        279  no data decides the time: every run of this launch takes
;                       exactly these cycles (8 wave instructions)
;                       what happens in one cycle is ordered as rule M12 says;
;                       buffers begin at multiples of a line (128 bytes) and do
;                       not overlap
;     isolated     279  1 round of d + E_WF = 100 + 179 cycles, block times of a
;                       wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                       safe: a single wave, nothing contends
;     work-span    279  SIMDs, the memory interface and the LDS units are never
;                       idle while work for them waits; holds for any order of
;                       issue
;                       all 1 workgroups are resident from the start; waves on one
;                       SIMD: at most 1, on one compute unit: 1
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1      43   24  exact-halves.s:8  upper
;     b1           1     132   74  exact-halves.s:14
;     b2           1       4    2  exact-halves.s:16  .Lend
;
; kernel half
;   kernel    247 cycles (isolated)
;   wave      147 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on delay 92 %, issue 8 %
;   to do     for an exact time (exact-halves.s:22 decides now): it
;             depends on the result of an instruction that is not modelled
;   launch    64 work-items in workgroups of 64: 1 workgroup, 1 wave
;             64 workgroups fit on a workgroup processor (limit: workgroups per
;             workgroup processor), 2,560 on the device
;   code      6 instructions, 3 blocks, 5 edges, 0 loops
;   uses      8 VGPRs, 106 SGPRs, 1 live SGPRs, 16 waves per SIMD (limit: wave
;             contexts), 24 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * isolated     247  1 round of d + E_WF = 100 + 147 cycles, block times of a
;                       wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                       safe: a single wave, nothing contends
;     work-span    247  SIMDs, the memory interface and the LDS units are never
;                       idle while work for them waits; holds for any order of
;                       issue
;                       all 1 workgroups are resident from the start; waves on one
;                       SIMD: at most 1, on one compute unit: 1
;
;   not exact after 3 wave instructions: it is not known where this branch goes
;     decides  s_cbranch_execz .Lout (exact-halves.s:22)
;     by       s_and_saveexec_b32 s3, s2 (exact-halves.s:21)
;              it depends on the result of an instruction that is not modelled
;     in all   open: 1 branch, of 4 wave instructions; 75.0 % of their issue is
;              determined; waves with open control flow: 1 of 1
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1      11    7  exact-halves.s:19  half
;     b1           1     132   90  exact-halves.s:23
;     b2           1       4    3  exact-halves.s:25  .Lout
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       exact-halves.s
;            SHA256
;          machine     rdna2-wave64
;            SHA256
;          --grid 64 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).

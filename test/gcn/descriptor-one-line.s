; test: a descriptor may end in the line of its last field, as LLVM reads it: 512 registers leave room for four waves
; run:  analyze --verbose --grid 65536 --workgroup 64 %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
	.type k,@function
k:
	v_mov_b32_e32 v0, 0
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 512
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 256 .end_amdhsa_kernel
; want:
; input    descriptor-one-line.s for gfx90a, assembled by LLVM
; machine  cdna2 (model 6657d63b608aad4c): 104 compute units, 4 SIMDs each, 8
;          waves per SIMD, 64 lanes
; assumed  issue times are those measured on GCN; the documents of CDNA state none
;          100 cycles from dispatch to first issue (no source)
;          GDS instructions issue like the slowest of LDS (no source)
;          cache control issues like a vector load (no source)
;          memory serves a line in 5 cycles, as if all were of one channel with
;          open rows, and answers after 400 more (no source bounds the worst case)
;          pointers among the arguments are multiples of 4; so are addresses of
;          atomics, private memory and buffer descriptors, of narrower ones
;          multiples of their width, as LLVM 19 emits them: the machine faults on
;          others
;
; kernel k
;   kernel    324 cycles (exact)
;   wave      8 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on issue 100 %
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    65,536 work-items in workgroups of 64: 1,024 workgroups, 1,024 waves
;             4 workgroups fit on a compute unit (limit: vector registers), 416 on
;             the device
;   code      2 instructions, 1 block, 2 edges, 0 loops
;   uses      512 VGPRs, 16 SGPRs, 1 live VGPRs, 1 waves per SIMD (limit: vector
;             registers), 8 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact        324  no data decides the time: every run of this launch takes
;                       exactly these cycles (2048 wave instructions)
;                       what happens in one cycle is ordered as rule M12 says;
;                       buffers begin at multiples of a line (128 bytes) and do
;                       not overlap
;     work-span    374  SIMDs, the memory interface and the LDS units are never
;                       idle while work for them waits; holds for any order of
;                       issue
;                       units stay full (4 workgroups each) until the last
;                       dispatch; then at most 1 waves hold up the last one
;
;   for comparison: estimates, which a run may exceed
;     isolated     324  3 rounds of d + E_WF = 100 + 8 cycles, block times of a
;                       wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                       not safe: 1024 waves contend for issue slots and memory,
;                       and the equations do not charge it
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1       8  100  descriptor-one-line.s:7  k
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       descriptor-one-line.s
;            SHA256
;          machine     cdna2
;            SHA256
;          --grid 65536 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).

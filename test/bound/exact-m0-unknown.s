; test: exact: gfx8 has no LDS from M0 on, so M0 must be known
; run:  analyze --verbose %s -l %d/../effects/one-wave.xml
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.text
k:
	v_readfirstlane_b32 s4, v9
	s_mov_b32 m0, s4
	v_lshlrev_b32_e32 v1, 2, v0
	ds_write_b32 v1, v0 offset:64
	s_waitcnt lgkmcnt(0)
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; input    exact-m0-unknown.s for gfx803
; machine  gcn3 (model 4a8b246a11f290fb): 64 compute units, 4 SIMDs each, 10 waves
;          per SIMD, 64 lanes
; assumed  100 cycles from dispatch to first issue (no source)
;          GDS instructions issue like the slowest of LDS (no source)
;          cache control issues like a vector load (no source)
;          memory serves a line in 5 cycles, as if all were of one channel with
;          open rows, and answers after 400 more (no source bounds the worst case)
;          pointers among the arguments are multiples of 4; so are addresses of
;          LDS, atomics, private memory and buffer descriptors, of narrower ones
;          multiples of their width, as LLVM 19 emits them: the machine faults on
;          others
;
; kernel k
;   kernel    206 cycles (isolated)
;   wave      106 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 60 %, issue 23 %, delay 15 %, LDS 2 %
;   to do     for an exact time (exact-m0-unknown.s:9 decides now): it
;             reads a value that the launch does not give, or a register or memory
;             that was never written
;   launch    64 work-items in workgroups of 64: 1 workgroup, 1 wave
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      6 instructions, 1 block, 2 edges, 0 loops
;   uses      16 VGPRs, 24 SGPRs, 2 live VGPRs, 1 live SGPRs, 1,024 bytes of LDS,
;             10 waves per SIMD (limit: wave contexts), 28 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * isolated     206  1 round of d + E_WF = 100 + 106 cycles, block times of a
;                       wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                       safe: a single wave, nothing contends
;     work-span    206  SIMDs, the memory interface and the LDS units are never
;                       idle while work for them waits; holds for any order of
;                       issue
;                       all 1 workgroups are resident from the start; waves on one
;                       SIMD: at most 1, on one compute unit: 1
;
;   not exact after 3 wave instructions: it is not known where lanes access memory
;     decides  ds_write_b32 v1, v0 offset:64 (exact-m0-unknown.s:9)
;              it reads a value that the launch does not give, or a register or
;              memory that was never written
;     in all   open: 1 address, of 6 wave instructions; 83.3 % of their issue is
;              determined; waves with open control flow: 0 of 1
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1     106  100  exact-m0-unknown.s:6  k
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       exact-m0-unknown.s
;            SHA256
;          machine     gcn3
;            SHA256
;          launch      ../effects/one-wave.xml
;            SHA256
;          --launch ../effects/one-wave.xml
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).

; test: a kernel reads the size of its array in LDS, and the launch does not say it: the size is not taken to be 0
; run:  analyze --verbose %s -m vega --grid 64 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	k,@function
k:
	s_load_dword s0, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
.Lloop:
	s_add_i32 s0, s0, -1
	s_cmp_gt_i32 s0, 0
	s_cbranch_scc1 .Lloop
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .offset:         0
        .size:           4
        .value_kind:     hidden_dynamic_lds_size
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 4
    .kernarg_segment_size: 4
    .max_flat_workgroup_size: 256
    .name:           k
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .symbol:         k.kd
    .vgpr_count:     4
    .wavefront_size: 64
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata
; want:
; input    exact-lds-unsaid.s for gfx900
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
;   kernel    94,489,281,004 cycles (isolated)
;   wave      94,489,280,904 cycles for one wave alone on the device; certified,
;             gap 0 (structural)
;             spent on delay 73 %, issue 27 %, latency 0 %, memory 0 %
;   why       100 % of a wave is the loop at exact-lds-unsaid.s:10,
;             repeated at most 2,147,483,647 times per entry (type-range): s0
;             counts hidden_dynamic_lds_size - 1, hidden_dynamic_lds_size - 2, ...
;             until s0 <= 0 (exact-lds-unsaid.s:11:2)
;   to do     1 loop is bounded by no more than the range of a type or the size of
;             a buffer (exact-lds-unsaid.s:10): arguments (--arg,
;             --launch) or a flow fact lower the bound
;   launch    64 work-items in workgroups of 64: 1 workgroup, 1 wave
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      6 instructions, 3 blocks, 5 edges, 1 loop
;   uses      4 VGPRs, 16 SGPRs, 2 live SGPRs, 10 waves per SIMD (limit: wave
;             contexts), 28 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * isolated     94,489,281,004  1 round of d + E_WF = 100 + 94489280904 cycles,
;                                  block times of a wave alone on the device
;                                  (pws-2023, Eqs. 4-6, S = 0)
;                                  safe: a single wave, nothing contends
;     work-span    94,489,281,004  SIMDs, the memory interface and the LDS units
;                                  are never idle while work for them waits; holds
;                                  for any order of issue
;                                  all 1 workgroups are resident from the start;
;                                  waves on one SIMD: at most 1, on one compute
;                                  unit: 1
;
;   loops (bound: most repetitions per entry)
;     id  header  depth          bound  origin      line                              why
;      0  b1          1  2,147,483,647  type-range  exact-lds-unsaid.s:10  s0 counts hidden_dynamic_lds_size - 1, hidden_dynamic_lds_size - 2, ... until s0 <= 0 (exact-lds-unsaid.s:11:2)
;
;   worst path of a wave
;     block            count          cycles    %  line
;     b0                   1             416    0  exact-lds-unsaid.s:7  k
;     b1       2,147,483,648  94,489,280,484  100  exact-lds-unsaid.s:10  .Lloop
;     b2                   1               4    0  exact-lds-unsaid.s:13
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       exact-lds-unsaid.s
;            SHA256
;          machine     vega
;            SHA256
;          --machine vega --grid 64 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; exact-lds-unsaid.s:10:2: warning: k: the bound of 2147483647 repetitions for the loop at .Lloop (exact-lds-unsaid.s:10:2) is no more than the range of a type [loop-type-range]
;      10 | 	s_add_i32 s0, s0, -1
;         | 	^~~~~~~~~
; note: s0 counts hidden_dynamic_lds_size - 1, hidden_dynamic_lds_size - 2, ... until s0 <= 0 (exact-lds-unsaid.s:11:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops

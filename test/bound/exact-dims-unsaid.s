; test: the number of dimensions of a launch may be 3, not the fewest that the grid fits in: HIP always says 3, OpenCL allows a size of 1
; run:  analyze --verbose %s -m vega --grid 64,2 --workgroup 64
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
        .value_kind:     hidden_grid_dims
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
; input    exact-dims-unsaid.s for gfx900
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
;   kernel    94,489,281,012 cycles (work-span)
;   wave      94,489,280,904 cycles for one wave alone on the device; certified,
;             gap 0 (structural)
;             spent on delay 73 %, issue 27 %, latency 0 %, memory 0 %
;   why       100 % of a wave is the loop at exact-dims-unsaid.s:10,
;             repeated at most 2,147,483,647 times per entry (type-range): s0
;             counts hidden_grid_dims - 1, hidden_grid_dims - 2, ... until s0 <= 0
;             (exact-dims-unsaid.s:11:2)
;   to do     1 loop is bounded by no more than the range of a type or the size of
;             a buffer (exact-dims-unsaid.s:10): arguments (--arg,
;             --launch) or a flow fact lower the bound
;             for an exact time (exact-dims-unsaid.s:12 decides now):
;             if an argument is loaded there, give it a value (--arg, or
;             <argument> in the launch); if a buffer, its contents
;             (content="given")
;   launch    64 x 2 work-items in workgroups of 64 x 1: 2 workgroups, 2 waves
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      6 instructions, 3 blocks, 5 edges, 1 loop
;   uses      4 VGPRs, 16 SGPRs, 2 live SGPRs, 10 waves per SIMD (limit: wave
;             contexts), 28 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * work-span    94,489,281,012  SIMDs, the memory interface and the LDS units
;                                  are never idle while work for them waits; holds
;                                  for any order of issue
;                                  all 2 workgroups are resident from the start;
;                                  waves on one SIMD: at most 1, on one compute
;                                  unit: 1
;
;   for comparison: estimates, which a run may exceed
;     isolated     94,489,281,004  1 round of d + E_WF = 100 + 94489280904 cycles,
;                                  block times of a wave alone on the device
;                                  (pws-2023, Eqs. 4-6, S = 0)
;                                  not safe: 2 waves contend for issue slots and
;                                  memory, and the equations do not charge it
;
;   not exact after 6 wave instructions: it is not known where this branch goes
;     decides  s_cbranch_scc1 .Lloop (exact-dims-unsaid.s:12)
;     by       s_load_dword s0, s[4:5], 0x0 (exact-dims-unsaid.s:7)
;              if an argument is loaded there, give it a value (--arg, or
;              <argument> in the launch); if a buffer, its contents
;              (content="given")
;     in all   open: 2 branches, of 10 wave instructions; 80.0 % of their issue is
;              determined; waves with open control flow: 2 of 2
;
;   loops (bound: most repetitions per entry)
;     id  header  depth          bound  origin      line                               why
;      0  b1          1  2,147,483,647  type-range  exact-dims-unsaid.s:10  s0 counts hidden_grid_dims - 1, hidden_grid_dims - 2, ... until s0 <= 0 (exact-dims-unsaid.s:11:2)
;
;   worst path of a wave
;     block            count          cycles    %  line
;     b0                   1             416    0  exact-dims-unsaid.s:7  k
;     b1       2,147,483,648  94,489,280,484  100  exact-dims-unsaid.s:10  .Lloop
;     b2                   1               4    0  exact-dims-unsaid.s:13
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       exact-dims-unsaid.s
;            SHA256
;          machine     vega
;            SHA256
;          --machine vega --grid 64,2 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; exact-dims-unsaid.s:10:2: warning: k: the bound of 2147483647 repetitions for the loop at .Lloop (exact-dims-unsaid.s:10:2) is no more than the range of a type [loop-type-range]
;      10 | 	s_add_i32 s0, s0, -1
;         | 	^~~~~~~~~
; note: s0 counts hidden_grid_dims - 1, hidden_grid_dims - 2, ... until s0 <= 0 (exact-dims-unsaid.s:11:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops

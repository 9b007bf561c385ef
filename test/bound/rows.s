; test: rows of a sparse matrix whose begins and ends the launch gives: the longest of those that are there bounds the loop
; run:  analyze --verbose %s --exact off --observe %d/rows.xml
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[2:3], v0, s[0:1]	; row[i], row[i + 1]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, v2, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lend
	v_mov_b32_e32 v8, s3
.Lloop:
	v_ashrrev_i32_e32 v5, 31, v2
	v_mov_b32_e32 v4, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_co_u32_e32 v4, vcc, s2, v4
	v_addc_co_u32_e32 v5, vcc, v8, v5, vcc
	global_load_dword v6, v[4:5], off	; col[j]
	v_add_u32_e32 v2, 1, v2
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, v6, v7
	v_cmp_lt_i32_e32 vcc, v2, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lloop
.Lend:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name:           row
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .name:           col
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           k
    .symbol:         k.kd
...
	.end_amdgpu_metadata
; want:
; input    rows.s for gfx900
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
;   kernel    9,358 cycles (isolated)
;   wave      9,258 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 69 %, memory 14 %, issue 13 %, delay 5 %
;   why       90 % of a wave is the loop at rows.s:16, repeated at most
;             13 times per entry (inferred): v2 of each lane counts v2 + 1, v2 +
;             2, ... until v2 >= v3 (rows.s:25:2)
;   launch    64 work-items in workgroups of 64: 1 workgroup, 1 wave
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      22 instructions, 4 blocks, 7 edges, 1 loop
;   uses      12 VGPRs, 32 SGPRs, 6 live VGPRs, 4 live SGPRs, 10 waves per SIMD
;             (limit: wave contexts), 104 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * isolated     9,358  1 round of d + E_WF = 100 + 9258 cycles, block times of
;                         a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         safe: a single wave, nothing contends
;     work-span    9,358  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 1 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
;
;   all       buffers with content="given" begin as the launch says, and no store
;             computed from another pointer reaches them
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                  why
;      0  b2          1     13  inferred    rows.s:16  v2 of each lane counts v2 + 1, v2 + 2, ... until v2 >= v3 (rows.s:25:2)
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1     878    9  rows.s:6  k
;     b1           1       4    0  rows.s:14
;     b2          14   8,372   90  rows.s:16  .Lloop
;     b3           1       4    0  rows.s:29  .Lend
;
;   observed  8,746 cycles in one simulated run of this launch
;     isolated     9,358  1.06 times the observed
;     work-span    9,358  1.06 times the observed
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       rows.s
;            SHA256
;          machine     vega
;            SHA256
;          launch      rows.xml
;            SHA256
;          contents    rows.bin
;            SHA256
;          --exact off --observe rows.xml
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).

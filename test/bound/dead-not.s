; test: twin of dead: an argument that leaves a remainder
; run:  analyze --verbose %s --grid 64 --workgroup 64 --arg n=67
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dword s4, s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, 7
	s_cmp_lg_u32 s5, 0
	s_cselect_b64 s[6:7], -1, 0
	s_lshr_b32 s8, s4, 3
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 .Lrest
.Lmany:
	v_add_f32_e32 v1, 1.0, v1
	s_add_i32 s8, s8, -1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .Lmany
.Lrest:
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .Ldone
.Lfew:
	v_add_f32_e32 v1, 2.0, v1
	s_add_i32 s5, s5, -1
	s_cmp_lg_u32 s5, 0
	s_cbranch_scc1 .Lfew
.Ldone:
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name: n
        .offset: 0
        .size: 4
        .value_kind: by_value
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 256
    .name: k
    .symbol: k.kd
...
	.end_amdgpu_metadata
; want:
; input    dead-not.s for gfx900
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
;   kernel    1,028 cycles (exact)
;   wave      936 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 43 %, delay 32 %, issue 24 %, memory 1 %
;   why       38 % of a wave is the loop at dead-not.s:16, repeated at
;             most 7 times per entry (inferred): s8 counts 7, 6, ... until s8 == 0
;             (dead-not.s:18:2)
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    64 work-items in workgroups of 64: 1 workgroup, 1 wave
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      20 instructions, 5 blocks, 10 edges, 2 loops
;   uses      8 VGPRs, 48 SGPRs, 1 live VGPRs, 4 live SGPRs, 10 waves per SIMD
;             (limit: wave contexts), 84 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact        1,028  no data decides the time: every run of this launch takes
;                         exactly these cycles (56 wave instructions)
;                         what happens in one cycle is ordered as rule M12 says;
;                         buffers begin at multiples of a line (64 bytes) and do
;                         not overlap
;     isolated     1,036  1 round of d + E_WF = 100 + 936 cycles, block times of a
;                         wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         safe: a single wave, nothing contends
;     work-span    1,036  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 1 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                      why
;      0  b1          1      7  inferred    dead-not.s:16  s8 counts 7, 6, ... until s8 == 0 (dead-not.s:18:2)
;      1  b3          1      2  inferred    dead-not.s:24  s5 counts 2, 1, ... until s5 == 0 (dead-not.s:26:2)
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1     448   48  dead-not.s:6  k
;     b1           8     356   38  dead-not.s:16  .Lmany
;     b2           1      12    1  dead-not.s:21  .Lrest
;     b3           3     116   12  dead-not.s:24  .Lfew
;     b4           1       4    0  dead-not.s:29  .Ldone
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       dead-not.s
;            SHA256
;          machine     vega
;            SHA256
;          --grid 64 --workgroup 64 --arg n=67
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).

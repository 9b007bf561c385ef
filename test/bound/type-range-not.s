; test: twin of type-range: what the code keeps of a number is a bound that is worth something
; run:  analyze --verbose %s --grid 64 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dword s4, s[0:1], 0x0
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0x3fff
.Lloop:
	s_add_i32 s5, s5, 1
	s_cmp_lt_i32 s5, s4
	s_cbranch_scc1 .Lloop
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
; want:
; input    type-range-not.s for gfx900
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
;   kernel    721,352 cycles (isolated)
;   wave      721,252 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on delay 73 %, issue 27 %, latency 0 %, memory 0 %
;   why       100 % of a wave is the loop at type-range-not.s:11,
;             repeated at most 16,382 times per entry (inferred): s5 counts 1, 2,
;             ... until s5 >= s4 (type-range-not.s:12:2)
;   to do     for an exact time (type-range-not.s:13 decides now): if
;             an argument is loaded there, give it a value (--arg, or <argument>
;             in the launch); if a buffer, its contents (content="given")
;   launch    64 work-items in workgroups of 64: 1 workgroup, 1 wave
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      8 instructions, 3 blocks, 5 edges, 1 loop
;   uses      8 VGPRs, 48 SGPRs, 2 live SGPRs, 10 waves per SIMD (limit: wave
;             contexts), 40 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * isolated     721,352  1 round of d + E_WF = 100 + 721252 cycles, block times
;                           of a wave alone on the device (pws-2023, Eqs. 4-6, S =
;                           0)
;                           safe: a single wave, nothing contends
;     work-span    721,352  SIMDs, the memory interface and the LDS units are
;                           never idle while work for them waits; holds for any
;                           order of issue
;                           all 1 workgroups are resident from the start; waves on
;                           one SIMD: at most 1, on one compute unit: 1
;
;   not exact after 6 wave instructions: it is not known where this branch goes
;     decides  s_cbranch_scc1 .Lloop (type-range-not.s:13)
;     by       s_load_dword s4, s[0:1], 0x0 (type-range-not.s:6)
;              if an argument is loaded there, give it a value (--arg, or
;              <argument> in the launch); if a buffer, its contents
;              (content="given")
;     in all   open: 1 branch, of 7 wave instructions; 85.7 % of their issue is
;              determined; waves with open control flow: 1 of 1
;
;   loops (bound: most repetitions per entry)
;     id  header  depth   bound  origin      line                            why
;      0  b1          1  16,382  inferred    type-range-not.s:11  s5 counts 1, 2, ... until s5 >= s4 (type-range-not.s:12:2)
;
;   worst path of a wave
;     block     count   cycles    %  line
;     b0            1      424    0  type-range-not.s:6  k
;     b1       16,383  720,824  100  type-range-not.s:11  .Lloop
;     b2            1        4    0  type-range-not.s:14
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       type-range-not.s
;            SHA256
;          machine     vega
;            SHA256
;          --grid 64 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).

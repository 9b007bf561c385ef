; test: counters of 8 and 16 bits, against arguments that are two halves and a byte of what is loaded together
; run:  analyze --verbose %s --arg 0=20 --arg 1=-7 --arg 2=0x85 --grid 64 --workgroup 64
; The first loop counts to 20, the second from 0 down to -7, the third in steps of 3 to 0x85, and then it would wrap.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.text
k:						; s[0:1] arguments
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_sext_i32_i16 s6, s4			; short 20
	s_ashr_i32 s7, s4, 16			; short -7
	s_bfe_u32 s8, s5, 0x80000		; uchar 0x85
	s_mov_b32 s9, 0xabcd0000
.Lshort:
	s_and_b32 s9, s9, 0xffff
	s_add_i32 s9, s9, 1
	s_sext_i32_i16 s10, s9
	s_cmp_lt_i32 s10, s6
	s_cbranch_scc1 .Lshort
	s_mov_b32 s9, 0
.Ldown:
	s_add_i32 s9, s9, -1
	s_sext_i32_i16 s10, s9
	s_cmp_gt_i32 s10, s7
	s_cbranch_scc1 .Ldown
	v_mov_b32 v1, 0
	v_mov_b32 v2, s8
	v_mov_b32 v3, 3
.Lbyte:
	v_add_u16_sdwa v1, v1, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_cmp_lt_u16_sdwa vcc, v1, v2 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lbyte
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 256
    .args:
      - { .name: n, .offset: 0, .size: 2, .value_kind: by_value }
      - { .name: m, .offset: 2, .size: 2, .value_kind: by_value }
      - { .name: b, .offset: 4, .size: 1, .value_kind: by_value }
...
	.end_amdgpu_metadata
; want:
; input    trips-halves.s for gfx900
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
;   kernel    4,004 cycles (isolated)
;   wave      3,904 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on delay 57 %, issue 33 %, latency 10 %, memory 0 %
;   why       55 % of a wave is the loop at trips-halves.s:30,
;             repeated at most 44 times per entry (inferred): the low 8 bits of v1
;             of each lane count by 3, and are compared with 133
;             (trips-halves.s:31:2)
;   to do     for an exact time (trips-halves.s:33 decides now): if an
;             argument is loaded there, give it a value (--arg, or <argument> in
;             the launch); if a buffer, its contents (content="given")
;   launch    64 work-items in workgroups of 64: 1 workgroup, 1 wave
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      24 instructions, 7 blocks, 11 edges, 3 loops
;   uses      4 VGPRs, 32 SGPRs, 3 live VGPRs, 5 live SGPRs, 10 waves per SIMD
;             (limit: wave contexts), 120 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * isolated     4,004  1 round of d + E_WF = 100 + 3904 cycles, block times of
;                         a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         safe: a single wave, nothing contends
;     work-span    4,004  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 1 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
;
;   not exact after 141 wave instructions: it is not known where this branch goes
;     decides  s_cbranch_execnz .Lbyte (trips-halves.s:33)
;     by       s_load_dwordx2 s[4:5], s[0:1], 0x0 (trips-halves.s:8)
;              if an argument is loaded there, give it a value (--arg, or
;              <argument> in the launch); if a buffer, its contents
;              (content="given")
;     in all   open: 1 branch, of 142 wave instructions; 99.2 % of their issue is
;              determined; waves with open control flow: 1 of 1
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                           why
;      0  b1          1     19  inferred    trips-halves.s:15  the low 16 bits of s9 count by 1, and are compared with 20 (trips-halves.s:18:2)
;      1  b3          1      6  inferred    trips-halves.s:22  the low 16 bits of s9 count by -1, and are compared with -7 (trips-halves.s:24:2)
;      2  b5          1     44  inferred    trips-halves.s:30  the low 8 bits of v1 of each lane count by 3, and are compared with 133 (trips-halves.s:31:2)
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1     432   11  trips-halves.s:8  k
;     b1          20   1,012   26  trips-halves.s:15  .Lshort
;     b2           1       4    0  trips-halves.s:20
;     b3           7     308    8  trips-halves.s:22  .Ldown
;     b4           1      12    0  trips-halves.s:26
;     b5          45   2,132   55  trips-halves.s:30  .Lbyte
;     b6           1       4    0  trips-halves.s:34
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       trips-halves.s
;            SHA256
;          machine     vega
;            SHA256
;          --arg 0=20 --arg 1=-7 --arg 2=0x85 --grid 64 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).

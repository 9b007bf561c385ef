; test: an address with other bits cleared, or of another register, is not that of the arguments
; run:  analyze --verbose --arg n=9 --without type-range %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
	.type k,@function
k:
	s_and_b32 s5, s5, 0x7fff
	s_load_dword s0, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
l:
	s_sub_u32 s0, s0, 1
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 l
	s_endpgm
	.section .rodata,"a"
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 8
    .args:
      - .name: n
        .offset: 0
        .size: 4
        .value_kind: by_value
...
	.end_amdgpu_metadata
; want:
; input    masked-arguments-not.s for gfx90a
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
; kernel k: refused
;   to do     1 loop without a bound (masked-arguments-not.s:12): give
;             the arguments that decide (--arg, --launch), or a flow fact;
;             wavebound facts writes the file
;   code      7 instructions, 3 blocks, 5 edges, 1 loop
;   uses      8 VGPRs, 32 SGPRs, 2 live SGPRs, 8 waves per SIMD (limit: wave
;             contexts), 36 bytes of code
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                                  why
;      0  b1          1   none  -           masked-arguments-not.s:12  the exit at masked-arguments-not.s:13:2 depends on the load at masked-arguments-not.s:9:2
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       masked-arguments-not.s
;            SHA256
;          machine     cdna2
;            SHA256
;          --arg n=9 --without type-range
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; masked-arguments-not.s:12:2: refused: k: loop at block 1 has no bound [loop-unbounded]
;      12 | 	s_sub_u32 s0, s0, 1
;         | 	^~~~~~~~~
; note: the exit at masked-arguments-not.s:13:2 depends on the load at masked-arguments-not.s:9:2
; note: a flow fact that bounds it:  <loop label="l" xmlns:wb="urn:wavebound:ffx" wb:code="b2018aefaf341a33" maxcount="N"/>
;         = `wavebound facts` writes a template with a line for each such loop

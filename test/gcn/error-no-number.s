; test: a kernel whose text has an error has no bound, whatever could be read of it
; run:  analyze --verbose --grid 64 --workgroup 64 -m vega %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
	.type k,@function
k:
	v_mov_b32_e32 v0, 0
	s_endpgm
	.type other,@function
other:
	s_endpgm
	.amdhsa_kernel other
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 4
	.end_amdhsa_kernel
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 512
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 256 frobnicate
	.end_amdhsa_kernel
; want:
; input    error-no-number.s for gfx90a
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
; kernel k: refused
;   to do     no bound: the messages say why, and what to do
;   code      2 instructions, 1 block, 2 edges
;   uses      512 VGPRs, 16 SGPRs, 1 live VGPRs
;
; kernel other: refused
;   to do     no bound: the messages say why, and what to do
;   code      0 instructions, 0 blocks, 0 edges
;   uses      8 VGPRs, 16 SGPRs, 10 waves per SIMD (limit: wave contexts)
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       error-no-number.s
;            SHA256
;          machine     vega
;            SHA256
;          --grid 64 --workgroup 64 --machine vega
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; error-no-number.s:21:28: error: unexpected text after the statement [asm-syntax]
;      21 | 		.amdhsa_accum_offset 256 frobnicate
;         | 		                         ^~~~~~~~~~
;         = see wavebound-asm(5)
; warning: vega does not execute code for gfx90a [machine-target]
;         = name a chip that executes the target: `wavebound machine list` says for each which

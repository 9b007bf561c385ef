; test: a number that is multiplied, until it is as large as a workgroup, whose size the launch would say
; run:  analyze --verbose %s
; exit: 3
; The size is 1 at least and 256 at most: so the first loop, which adds it to 0 until that is 1000, has a bound, and the
; second, too. How far the third gets, argument 0 decides: with a large one it never ends.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.text
k:						; s[0:1] dispatch packet, s[2:3] arguments
	s_load_dword s4, s[0:1], 0x4
	s_load_dword s5, s[2:3], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mov_b32 s6, 0
.Ladd:
	s_add_u32 s6, s6, s4
	s_cmp_lt_u32 s6, 1000
	s_cbranch_scc1 .Ladd
	s_mov_b32 s6, 1
.Ldouble:
	s_lshl_b32 s6, s6, 1
	s_cmp_lt_u32 s6, s4
	s_cbranch_scc1 .Ldouble
	s_mov_b32 s6, 1
.Ltriple:
	s_mul_i32 s6, s6, 3
	s_cmp_lt_u32 s6, s5
	s_cbranch_scc1 .Ltriple
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.text
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - { .name: n, .offset: 0, .size: 4, .value_kind: by_value }
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 256
    .name: k
    .symbol: k.kd
amdhsa.version: [1, 1]
...
	.end_amdgpu_metadata
; want:
; input    trips-multiplied.s for gfx900
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
;   to do     1 loop without a bound (trips-multiplied.s:26): give the
;             arguments that decide (--arg, --launch), or a flow fact; wavebound
;             facts writes the file
;   code      17 instructions, 7 blocks, 11 edges, 3 loops
;   uses      4 VGPRs, 16 SGPRs, 4 live SGPRs, 10 waves per SIMD (limit: wave
;             contexts), 84 bytes of code
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                               why
;      0  b1          1    999  inferred    trips-multiplied.s:16  s6 counts s4, 2 * s4, ... until s6 >= 1000 (trips-multiplied.s:17:2)
;      1  b3          1      7  inferred    trips-multiplied.s:21  s6 is multiplied by 2 in each iteration until it is at least s4 (trips-multiplied.s:22:2)
;      2  b5          1   none  -           trips-multiplied.s:26  the exit at trips-multiplied.s:27:2 depends on argument n of the kernel, which the launch decides
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       trips-multiplied.s
;            SHA256
;          machine     vega
;            SHA256
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; trips-multiplied.s:26:2: refused: k: loop at block 5 has no bound [loop-unbounded]
;      26 | 	s_mul_i32 s6, s6, 3
;         | 	^~~~~~~~~
; note: the exit at trips-multiplied.s:27:2 depends on argument n of the kernel, which the launch decides
; note: argument 0 ('n') decides: --arg 0=N gives it a value
; note: a flow fact that bounds it:  <loop label=".Ltriple" xmlns:wb="urn:wavebound:ffx" wb:code="6a621ddeb4f3090b" maxcount="N"/>
; note: this is for any launch; one with sizes, arguments and buffers may bound it (`wavebound launch` writes a description to fill in, for --launch)
;         = `wavebound facts` writes a template with a line for each such loop

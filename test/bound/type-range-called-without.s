; test: a loop of a called function that only the range of a type bounds (type-range-called.s) is refused with --without type-range
; run:  analyze --verbose %s --grid 64 --workgroup 64 --without type-range
; exit: 3
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.type	times,@function
times:
	s_mov_b32 s6, 0
.Lagain:
	s_add_u32 s6, s6, 1
	s_cmp_lt_u32 s6, s8
	s_cbranch_scc1 .Lagain
	s_setpc_b64 s[30:31]
	.type	k,@function
k:
	s_load_dword s8, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, times@rel32@lo+4
	s_addc_u32 s5, s5, times@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
	.text
; want:
; input    type-range-called-without.s for gfx900
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
;   to do     1 loop without a bound (type-range-called-without.s:11):
;             give the arguments that decide (--arg, --launch), or a flow fact;
;             wavebound facts writes the file
;   launch    64 work-items in workgroups of 64: 1 workgroup
;   code      7 instructions, 1 block, 2 edges, 0 loops
;   calls     'times': 5 instructions, 3 blocks, 5 edges, 1 loop
;   uses      4 VGPRs, 48 SGPRs, 6 live SGPRs, 10 waves per SIMD (limit: wave
;             contexts), 40 bytes of code
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                                       why
;      0  b1          1   none  -           type-range-called-without.s:11  in 'times': the exit at type-range-called-without.s:12:2 depends on the load at type-range-called-without.s:17:2
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       type-range-called-without.s
;            SHA256
;          machine     vega
;            SHA256
;          --grid 64 --workgroup 64 --without type-range
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; type-range-called-without.s:11:2: refused: k: loop at block 1 has no bound [loop-unbounded]
;      11 | 	s_add_u32 s6, s6, 1
;         | 	^~~~~~~~~
; note: the exit at type-range-called-without.s:12:2 depends on the load at type-range-called-without.s:17:2
; note: a flow fact that bounds it:  <loop label=".Lagain" xmlns:wb="urn:wavebound:ffx" wb:code="c300cbd738b8982f" maxcount="N"/>
;         = `wavebound facts` writes a template with a line for each such loop

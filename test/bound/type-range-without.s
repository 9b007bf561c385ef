; test: twin of type-range: refused when such bounds are to be left out
; run:  analyze --verbose %s --grid 64 --workgroup 64 --without type-range
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dword s4, s[0:1], 0x0
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_max_i32 s4, s4, 1
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
; input    type-range-without.s for gfx900
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
;   to do     1 loop without a bound (type-range-without.s:12): give
;             the arguments that decide (--arg, --launch), or a flow fact;
;             wavebound facts writes the file
;   launch    64 work-items in workgroups of 64: 1 workgroup
;   code      8 instructions, 3 blocks, 5 edges, 1 loop
;   uses      8 VGPRs, 48 SGPRs, 2 live SGPRs, 10 waves per SIMD (limit: wave
;             contexts), 36 bytes of code
;
;   not exact after 6 wave instructions: it is not known where this branch goes
;     decides  s_cbranch_scc1 .Lloop (type-range-without.s:14)
;     by       s_load_dword s4, s[0:1], 0x0 (type-range-without.s:7)
;              if an argument is loaded there, give it a value (--arg, or
;              <argument> in the launch); if a buffer, its contents
;              (content="given")
;     in all   open: 1 branch, of 7 wave instructions; 85.7 % of their issue is
;              determined; waves with open control flow: 1 of 1
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                                why
;      0  b1          1   none  -           type-range-without.s:12  the exit at type-range-without.s:13:2 depends on what is computed at type-range-without.s:10:2 (max)
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       type-range-without.s
;            SHA256
;          machine     vega
;            SHA256
;          --grid 64 --workgroup 64 --without type-range
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; type-range-without.s:12:2: refused: k: loop at block 1 has no bound [loop-unbounded]
;      12 | 	s_add_i32 s5, s5, 1
;         | 	^~~~~~~~~
; note: the exit at type-range-without.s:13:2 depends on what is computed at type-range-without.s:10:2 (max)
; note: a flow fact that bounds it:  <loop label=".Lloop" xmlns:wb="urn:wavebound:ffx" wb:code="618466a887337b25" maxcount="N"/>
; type-range-without.s:14:2: note: executing the launch does not count its iterations either: unknown data decides this branch: if an argument is loaded there, give it a value (--arg, or <argument> in the launch); if a buffer, its contents (content="given")
;      14 | 	s_cbranch_scc1 .Lloop
;         | 	^~~~~~~~~~~~~~
;         = `wavebound facts` writes a template with a line for each such loop

; test: what is loaded from memory decides how often a loop repeats: executing the launch bounds nothing, not the other loop either
; run:  analyze --verbose %s --grid 192 --workgroup 64
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:						; s2 is the workgroup, 0 to 2
	s_add_i32 s5, s2, 1
.Louter:
	s_mul_i32 s6, s5, 25
	s_xor_b32 s6, s6, 0x5a
.Lquarter:					; an irregular step: s6 loses a quarter and one
	s_lshr_b32 s7, s6, 2
	s_sub_i32 s6, s6, s7
	s_sub_i32 s6, s6, 1
	s_cmp_gt_i32 s6, 3
	s_cbranch_scc1 .Lquarter
	s_add_i32 s5, s5, -1
	s_cmp_lg_u32 s5, 0
	s_cbranch_scc1 .Louter
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_load_dword s4, s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
.Lcollatz:
	s_lshr_b32 s6, s4, 1
	s_mul_i32 s7, s4, 3
	s_add_i32 s7, s7, 1
	s_bitcmp1_b32 s4, 0
	s_cselect_b32 s4, s7, s6
	s_cmp_lg_u32 s4, 1
	s_cbranch_scc1 .Lcollatz
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
; input    executed-not.s for gfx900
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
;   to do     2 loops without a bound (executed-not.s:12, ...): give
;             the arguments that decide (--arg, --launch), or a flow fact;
;             wavebound facts writes the file
;   launch    192 work-items in workgroups of 64: 3 workgroups
;   code      23 instructions, 7 blocks, 11 edges, 3 loops
;   uses      8 VGPRs, 48 SGPRs, 5 live SGPRs, 10 waves per SIMD (limit: wave
;             contexts), 104 bytes of code
;
;   not exact after 237 wave instructions: it is not known where lanes access memory
;     decides  s_load_dword s4, s[8:9], 0x0 (executed-not.s:22)
;     by       s_load_dwordx2 s[8:9], s[0:1], 0x0 (executed-not.s:20)
;              if an argument is loaded there, give it a value (--arg, or
;              <argument> in the launch); if a buffer, its contents
;              (content="given")
;     in all   open: 3 branches, 3 addresses, of 321 wave instructions; 98.1 % of
;              their issue is determined; waves with open control flow: 3 of 3
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                          why
;      0  b1          1      2  inferred    executed-not.s:9   s5 counts s2, s2 - 1, ... until s5 == 0 (executed-not.s:18:2)
;      1  b2          2   none  -           executed-not.s:12  s6 does not change by the same number in every iteration of the loop at executed-not.s:12:2
;      2  b5          1   none  -           executed-not.s:25  the exit at executed-not.s:30:2 depends on what is computed at executed-not.s:29:2 (select)
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       executed-not.s
;            SHA256
;          machine     vega
;            SHA256
;          --grid 192 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; executed-not.s:12:2: refused: k: loop at block 2 has no bound [loop-unbounded]
;      12 | 	s_lshr_b32 s7, s6, 2
;         | 	^~~~~~~~~~
; note: s6 does not change by the same number in every iteration of the loop at executed-not.s:12:2
; note: a flow fact that bounds it:  <loop label=".Lquarter" xmlns:wb="urn:wavebound:ffx" wb:code="527669ea72f696af" maxcount="N"/>
; executed-not.s:22:2: note: executing the launch does not count its iterations either: unknown data decides this address: if an argument is loaded there, give it a value (--arg, or <argument> in the launch); if a buffer, its contents (content="given")
;      22 | 	s_load_dword s4, s[8:9], 0x0
;         | 	^~~~~~~~~~~~
;         = `wavebound facts` writes a template with a line for each such loop
; executed-not.s:25:2: refused: k: loop at block 5 has no bound [loop-unbounded]
;      25 | 	s_lshr_b32 s6, s4, 1
;         | 	^~~~~~~~~~
; note: the exit at executed-not.s:30:2 depends on what is computed at executed-not.s:29:2 (select)
; note: a flow fact that bounds it:  <loop label=".Lcollatz" xmlns:wb="urn:wavebound:ffx" wb:code="a73163a48ad0e6c5" maxcount="N"/>
;         = `wavebound facts` writes a template with a line for each such loop

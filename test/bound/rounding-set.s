; test: a kernel that sets how floats are rounded: what it computes with them is not computed as if to nearest
; run:  analyze --verbose %s --grid 64 --workgroup 64 --without type-range
; exit: 3
; The least number that a float has not, 2^24 + 1, becomes 2^24 + 2 where rounding is up: two iterations more.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	up
	.type	up,@function
up:
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 1
	s_mov_b32 s2, 0x1000001
	v_cvt_f32_u32_e32 v1, s2
	v_cvt_u32_f32_e32 v1, v1
	v_readfirstlane_b32 s3, v1
	s_sub_u32 s3, s3, 0xfffffe
.Lloop:
	s_add_i32 s3, s3, -1
	s_cmp_lg_u32 s3, 0
	s_cbranch_scc1 .Lloop
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel up
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
; want:
; input    rounding-set.s for gfx900
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
; kernel up: refused
;   to do     1 loop without a bound (rounding-set.s:17): give the
;             arguments that decide (--arg, --launch), or a flow fact; wavebound
;             facts writes the file
;   launch    64 work-items in workgroups of 64: 1 workgroup
;   code      10 instructions, 3 blocks, 5 edges, 1 loop
;   uses      4 VGPRs, 16 SGPRs, 1 live VGPRs, 1 live SGPRs, 10 waves per SIMD
;             (limit: wave contexts), 52 bytes of code
;
;   not exact after 8 wave instructions: it is not known where this branch goes
;     decides  s_cbranch_scc1 .Lloop (rounding-set.s:19)
;     by       v_cvt_f32_u32_e32 v1, s2 (rounding-set.s:12)
;              it depends on the result of an instruction that is not modelled
;     in all   open: 1 branch, of 9 wave instructions; 93.7 % of their issue is
;              determined; waves with open control flow: 1 of 1
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                          why
;      0  b1          1   none  -           rounding-set.s:17  the exit at rounding-set.s:18:2 depends on a lane's value, read at rounding-set.s:14:2
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       rounding-set.s
;            SHA256
;          machine     vega
;            SHA256
;          --grid 64 --workgroup 64 --without type-range
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; rounding-set.s:17:2: refused: up: loop at block 1 has no bound [loop-unbounded]
;      17 | 	s_add_i32 s3, s3, -1
;         | 	^~~~~~~~~
; note: the exit at rounding-set.s:18:2 depends on a lane's value, read at rounding-set.s:14:2
; note: a flow fact that bounds it:  <loop label=".Lloop" xmlns:wb="urn:wavebound:ffx" wb:code="ecdb0e81a07b2265" maxcount="N"/>
; rounding-set.s:19:2: note: executing the launch does not count its iterations either: unknown data decides this branch: it depends on the result of an instruction that is not modelled
;      19 | 	s_cbranch_scc1 .Lloop
;         | 	^~~~~~~~~~~~~~
;         = `wavebound facts` writes a template with a line for each such loop

; test: a refusal proposes a flow fact by source line only where that line names no other loop
; run:  analyze --verbose %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.file	0 "." "k.cl"
	.type	k,@function
k:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
.Louter:
	.loc	0 6 1
	s_mov_b32 s2, 5
.Linner:
	s_add_i32 s2, s2, -1
	s_cmp_lg_u32 s2, 0
	.loc	0 6 3
	s_cbranch_scc1 .Linner
	s_load_dword s3, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s3, 0
	.loc	0 4 1
	s_cbranch_scc1 .Louter
.Llast:
	.loc	0 9 1
	s_load_dword s3, s[0:1], 0x4
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s3, 0
	.loc	0 8 1
	s_cbranch_scc1 .Llast
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; input    shared-line.s for gfx900
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
;   to do     2 loops without a bound (./k.cl:6, ...): give the arguments that
;             decide (--arg, --launch), or a flow fact; wavebound facts writes the
;             file
;   code      15 instructions, 6 blocks, 10 edges, 3 loops
;   uses      4 VGPRs, 32 SGPRs, 3 live SGPRs, 10 waves per SIMD (limit: wave
;             contexts), 72 bytes of code
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line      why
;      0  b1          1   none  -           ./k.cl:6  the exit at ./k.cl:6:3 depends on the load at ./k.cl:6:3
;      1  b2          2      4  inferred    ./k.cl:6  s2 counts 4, 3, ... until s2 == 0 (./k.cl:6:1)
;      2  b4          1   none  -           ./k.cl:9  the exit at ./k.cl:9:1 depends on the load at ./k.cl:9:1
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       shared-line.s
;            SHA256
;          machine     vega
;            SHA256
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; shared-line.s:13:2: refused: k: loop at block 1 has no bound [loop-unbounded]
;      13 | 	s_mov_b32 s2, 5
;         | 	^~~~~~~~~
; note: the exit at ./k.cl:6:3 depends on the load at ./k.cl:6:3
; note: a flow fact that bounds it:  <loop label=".Louter" xmlns:wb="urn:wavebound:ffx" wb:code="7449403dc2b003fb" wb:line="./k.cl:6" maxcount="N"/>
; note: this is for any launch; one with sizes, arguments and buffers may bound it (`wavebound launch` writes a description to fill in, for --launch)
;         = `wavebound facts` writes a template with a line for each such loop
; shared-line.s:26:2: refused: k: loop at block 4 has no bound [loop-unbounded]
;      26 | 	s_load_dword s3, s[0:1], 0x4
;         | 	^~~~~~~~~~~~
; note: the exit at ./k.cl:9:1 depends on the load at ./k.cl:9:1
; ./k.cl:9:1: note: the loop in the source; a flow fact that bounds it:  <loop source="./k.cl" line="9" xmlns:wb="urn:wavebound:ffx" wb:code="3d5b794a01cb35dd" maxcount="N"/>
;         = `wavebound facts` writes a template with a line for each such loop

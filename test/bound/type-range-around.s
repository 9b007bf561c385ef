; test: numbers of few bits, but what bounds the loop is that a counter comes round, or how many ids there are: labelled
; run:  analyze --verbose %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
comes_round:
	s_load_dword s4, s[0:1], 0x0
	s_mov_b32 s5, 4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xfffc
.Lround:
	s_add_i32 s5, s5, 4
	s_cmp_lg_u32 s5, s4
	s_cbranch_scc1 .Lround
	s_endpgm
up_to_an_id:
	s_mov_b32 s5, 0
.Lid:
	s_add_i32 s5, s5, 1
	s_cmp_lt_u32 s5, s2
	s_cbranch_scc1 .Lid
	s_endpgm
from_an_id:
	s_mov_b32 s5, s2
.Lfrom:
	s_add_i32 s5, s5, 1
	s_cmp_lt_u32 s5, 100
	s_cbranch_scc1 .Lfrom
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel comes_round
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.section .rodata,"a",@progbits
	.amdhsa_kernel up_to_an_id
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.section .rodata,"a",@progbits
	.amdhsa_kernel from_an_id
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
; want:
; input    type-range-around.s for gfx900
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
; kernel comes_round
;   wave      47,244,640,700 cycles for one wave alone on the device; certified,
;             gap 0 (structural)
;             spent on delay 73 %, issue 27 %, latency 0 %, memory 0 %
;   why       100 % of a wave is the loop at type-range-around.s:11,
;             repeated at most 1,073,741,824 times per entry (type-range): s5
;             counts 8, 12, ... until s5 == s4
;             (type-range-around.s:12:2)
;   to do     1 loop is bounded by no more than the range of a type or the size of
;             a buffer (type-range-around.s:11): arguments (--arg,
;             --launch) or a flow fact lower the bound
;   launch    none given: the bound is that of one wave. Give --grid and --workgroup
;             (or --launch) for a bound of the kernel.
;   code      8 instructions, 3 blocks, 5 edges, 1 loop
;   uses      8 VGPRs, 48 SGPRs, 2 live SGPRs, 10 waves per SIMD (limit: wave
;             contexts), 40 bytes of code
;
;   loops (bound: most repetitions per entry)
;     id  header  depth          bound  origin      line                               why
;      0  b1          1  1,073,741,824  type-range  type-range-around.s:11  s5 counts 8, 12, ... until s5 == s4 (type-range-around.s:12:2)
;
;   worst path of a wave
;     block            count          cycles    %  line
;     b0                   1             424    0  type-range-around.s:6  comes_round
;     b1       1,073,741,825  47,244,640,272  100  type-range-around.s:11  .Lround
;     b2                   1               4    0  type-range-around.s:14
;
; kernel up_to_an_id
;   wave      188,978,560,960 cycles for one wave alone on the device; certified,
;             gap 0 (structural)
;             spent on delay 73 %, issue 27 %
;   why       100 % of a wave is the loop at type-range-around.s:18,
;             repeated at most 4,294,967,294 times per entry (type-range): s5
;             counts 1, 2, ... until s5 >= s2
;             (type-range-around.s:19:2)
;   to do     1 loop is bounded by no more than the range of a type or the size of
;             a buffer (type-range-around.s:18): arguments (--arg,
;             --launch) or a flow fact lower the bound
;   launch    none given: the bound is that of one wave. Give --grid and --workgroup
;             (or --launch) for a bound of the kernel.
;   code      5 instructions, 3 blocks, 5 edges, 1 loop
;   uses      8 VGPRs, 48 SGPRs, 2 live SGPRs, 10 waves per SIMD (limit: wave
;             contexts), 20 bytes of code
;
;   loops (bound: most repetitions per entry)
;     id  header  depth          bound  origin      line                               why
;      0  b1          1  4,294,967,294  type-range  type-range-around.s:18  s5 counts 1, 2, ... until s5 >= s2 (type-range-around.s:19:2)
;
;   worst path of a wave
;     block            count           cycles    %  line
;     b0                   1                4    0  type-range-around.s:16  up_to_an_id
;     b1       4,294,967,295  188,978,560,952  100  type-range-around.s:18  .Lid
;     b2                   1                4    0  type-range-around.s:21
;
; kernel from_an_id
;   wave      4,424 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on delay 72 %, issue 28 %
;   why       100 % of a wave is the loop at type-range-around.s:25,
;             repeated at most 100 times per entry (inferred): s5 counts s2 + 1,
;             s2 + 2, ... until s5 >= 100 (type-range-around.s:26:2)
;   launch    none given: the bound is that of one wave. Give --grid and --workgroup
;             (or --launch) for a bound of the kernel.
;   code      5 instructions, 3 blocks, 5 edges, 1 loop
;   uses      8 VGPRs, 48 SGPRs, 1 live SGPRs, 10 waves per SIMD (limit: wave
;             contexts), 24 bytes of code
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                               why
;      0  b1          1    100  inferred    type-range-around.s:25  s5 counts s2 + 1, s2 + 2, ... until s5 >= 100 (type-range-around.s:26:2)
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1       4    0  type-range-around.s:23  from_an_id
;     b1         101   4,416  100  type-range-around.s:25  .Lfrom
;     b2           1       4    0  type-range-around.s:28
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       type-range-around.s
;            SHA256
;          machine     vega
;            SHA256
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; type-range-around.s:11:2: warning: comes_round: the bound of 1073741824 repetitions for the loop at .Lround (type-range-around.s:11:2) is no more than the range of a type [loop-type-range]
;      11 | 	s_add_i32 s5, s5, 4
;         | 	^~~~~~~~~
; note: s5 counts 8, 12, ... until s5 == s4 (type-range-around.s:12:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops
; type-range-around.s:18:2: warning: up_to_an_id: the bound of 4294967294 repetitions for the loop at .Lid (type-range-around.s:18:2) is no more than the range of a type [loop-type-range]
;      18 | 	s_add_i32 s5, s5, 1
;         | 	^~~~~~~~~
; note: s5 counts 1, 2, ... until s5 >= s2 (type-range-around.s:19:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops

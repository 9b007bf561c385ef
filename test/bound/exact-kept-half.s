; test: exact: from gfx10 on, operations of 16 bits keep the upper half of their register
; run:  analyze --verbose %s -m rdna2 --observe %d/../effects/one-wave.xml
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
k:						; 7, 4 and 0x30000 make 0x3000b: 3 and 11 iterations
	v_mov_b32_e32 v1, 7
	v_mov_b32_e32 v2, 0x38391
	v_add_nc_u16 v2, v1, 4
	v_readfirstlane_b32 s6, v2
	s_lshr_b32 s7, s6, 16
	s_and_b32 s6, s6, 0xffff
	s_add_u32 s6, s6, s7
.Lloop:
	v_add_nc_u32_e32 v3, 3, v3
	s_sub_u32 s6, s6, 1
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .Lloop
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; input    exact-kept-half.s for gfx1030
; machine  rdna2 (model a414cfa707c37314): 40 workgroup processors, 4 SIMDs each,
;          16 waves per SIMD, 32 lanes
; assumed  a wave issues an instruction only when the result of the one before is
;          there (the scheduling model of LLVM), and issue times of memory
;          instructions are those measured on GCN; no document of RDNA states more
;          100 cycles from dispatch to first issue (no source)
;          GDS instructions issue like the slowest of LDS (no source)
;          cache control issues like a vector load (no source)
;          memory serves a line in 10 cycles, as if all were of one channel with
;          open rows, and answers after 400 more (no source bounds the worst case)
;          pointers among the arguments are multiples of 4; so are addresses of
;          atomics, private memory and buffer descriptors, of narrower ones
;          multiples of their width, as LLVM 19 emits them: the machine faults on
;          others
;
; kernel k
;   kernel    741 cycles (exact)
;   wave      641 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on delay 90 %, issue 10 %
;   why       93 % of a wave is the loop at exact-kept-half.s:14,
;             repeated at most 13 times per entry (executed): executed: no data
;             decides how often; at most 13 times in this launch
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    64 work-items in workgroups of 64: 1 workgroup, 2 waves
;             32 workgroups fit on a workgroup processor (limit: wave contexts),
;             1,280 on the device
;   code      12 instructions, 3 blocks, 5 edges, 1 loop
;   uses      8 VGPRs, 106 SGPRs, 3 live VGPRs, 2 live SGPRs, 16 waves per SIMD
;             (limit: wave contexts), 60 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact        741  no data decides the time: every run of this launch takes
;                       exactly these cycles (128 wave instructions)
;                       what happens in one cycle is ordered as rule M12 says;
;                       buffers begin at multiples of a line (128 bytes) and do
;                       not overlap
;     work-span    741  SIMDs, the memory interface and the LDS units are never
;                       idle while work for them waits; holds for any order of
;                       issue
;                       all 1 workgroups are resident from the start; waves on one
;                       SIMD: at most 1, on one compute unit: 2
;                       1 loop is counted in the execution of this launch: it is
;                       ordered as rule M12 says, and buffers do not overlap
;
;   for comparison: estimates, which a run may exceed
;     isolated     741  1 round of d + E_WF = 100 + 641 cycles, block times of a
;                       wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                       not safe: 2 waves contend for issue slots and memory, and
;                       the equations do not charge it
;                       1 loop is counted in the execution of this launch: it is
;                       ordered as rule M12 says, and buffers do not overlap
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                             why
;      0  b1          1     13  executed    exact-kept-half.s:14  executed: no data decides how often; at most 13 times in this launch
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1      38    6  exact-kept-half.s:6  k
;     b1          14     599   93  exact-kept-half.s:14  .Lloop
;     b2           1       4    1  exact-kept-half.s:18
;
;   observed  741 cycles in one simulated run of this launch
;     exact        741  1.00 times the observed
;     work-span    741  1.00 times the observed
;     isolated     741  1.00 times the observed
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       exact-kept-half.s
;            SHA256
;          machine     rdna2
;            SHA256
;          launch      ../effects/one-wave.xml
;            SHA256
;          --machine rdna2 --observe ../effects/one-wave.xml
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).

; test: the arms change from iteration to iteration: one arm in each iteration, so ten of both together
; run:  analyze --verbose %s --grid 256 --workgroup 128
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s8, 0
	v_mov_b32_e32 v5, v0
.Lloop:
	v_cmp_gt_u32_e32 vcc, 64, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .Lflow
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
.Lflow:
	s_andn2_b64 exec, s[4:5], exec
	s_cbranch_execz .Ljoin
	ds_write_b32 v1, v0
	s_waitcnt lgkmcnt(0)
.Ljoin:
	s_or_b64 exec, exec, s[4:5]
	v_subrev_u32_e32 v5, 64, v5
	s_add_i32 s8, s8, 1
	s_cmp_lt_u32 s8, 10
	s_cbranch_scc1 .Lloop
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
; want:
; input    arms-iterations.s for gfx900
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
; kernel k
;   kernel    1,914 cycles (exact)
;   wave      1,888 cycles for one wave alone on the device; certified, gap 0
;             (mixed)
;             spent on delay 35 %, latency 34 %, issue 31 %, LDS 1 %
;   why       99 % of a wave is the loop at arms-iterations.s:10,
;             repeated at most 9 times per entry (inferred): s8 counts 1, 2, ...
;             until s8 >= 10 (arms-iterations.s:24:2)
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    256 work-items in workgroups of 128: 2 workgroups, 4 waves
;             16 workgroups fit on a compute unit (limit: LDS), 1,024 on the
;             device
;   code      18 instructions, 7 blocks, 11 edges, 1 loop
;   uses      16 VGPRs, 48 SGPRs, 4 live VGPRs, 3 live SGPRs, 4,096 bytes of LDS,
;             8 waves per SIMD (limit: LDS), 80 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact        1,914  no data decides the time: every run of this launch takes
;                         exactly these cycles (496 wave instructions)
;                         what happens in one cycle is ordered as rule M12 says;
;                         buffers begin at multiples of a line (64 bytes) and do
;                         not overlap
;     work-span    2,008  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 2 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 2
;
;   for comparison: estimates, which a run may exceed
;     isolated     1,988  1 round of d + E_WF = 100 + 1888 cycles, block times of
;                         a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         not safe: 4 waves contend for issue slots and memory,
;                         and the equations do not charge it
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                                  why
;      0  b1          1      9  inferred    arms-iterations.s:10  s8 counts 1, 2, ... until s8 >= 10 (arms-iterations.s:24:2)
;
;   arms (each time, a wave executes one)
;     b2 or b4: only one is right by the comparison at arms-iterations.s:10:2
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1      12    1  arms-iterations.s:6  k
;     b1          10     452   24  arms-iterations.s:10  .Lloop
;     b2          10     780   41  arms-iterations.s:13
;     b3          10     120    6  arms-iterations.s:16  .Lflow
;     b5          10     520   28  arms-iterations.s:21  .Ljoin
;     b6           1       4    0  arms-iterations.s:26
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       arms-iterations.s
;            SHA256
;          machine     vega
;            SHA256
;          --grid 256 --workgroup 128
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).

; test: a loop that only a total limits has costs as sharp as its twin with a bound per entry
; run:  analyze --verbose --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
total:
	v_lshlrev_b32_e32 v1, 2, v0
.LBB0_1:	; wavebound: loop totalcount=9
	global_load_dword v2, v1, s[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB0_1
	s_endpgm
entry:
	v_lshlrev_b32_e32 v1, 2, v0
.LBB1_1:	; wavebound: loop maxcount=9
	global_load_dword v2, v1, s[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .LBB1_1
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel total
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel entry
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; input    total.s for gfx900
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
; kernel total
;   kernel    7,800 cycles (work-span)
;   wave      4,700 cycles for one wave alone on the device; certified, gap 0
;             (mixed)
;             spent on latency 85 %, delay 6 %, issue 4 %, memory 4 %
;   why       100 % of a wave is the loop at total.s:8, repeated at
;             most 9 times in all (annotation): annotation at
;             total.s:7:12
;   to do     for an exact time (total.s:8 decides now): it reads a
;             value that the launch does not give, or a register or memory that
;             was never written
;   launch    1,024 work-items in workgroups of 64: 16 workgroups, 16 waves
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      6 instructions, 3 blocks, 5 edges, 1 loop
;   uses      16 VGPRs, 48 SGPRs, 2 live VGPRs, 2 live SGPRs, 10 waves per SIMD
;             (limit: wave contexts), 28 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * work-span    7,800  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 16 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
;
;   for comparison: estimates, which a run may exceed
;     isolated     4,800  1 round of d + E_WF = 100 + 4700 cycles, block times of
;                         a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         not safe: 16 waves contend for issue slots and memory,
;                         and the equations do not charge it
;
;   not exact after 16 wave instructions: it is not known where lanes access memory
;     decides  global_load_dword v2, v1, s[2:3] (total.s:8)
;              it reads a value that the launch does not give, or a register or
;              memory that was never written
;     in all   open: 16 branches, 16 addresses, of 80 wave instructions; 50.0 % of
;              their issue is determined; waves with open control flow: 16 of 16
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                  why
;      0  b1          1   none  annotation  total.s:8  annotation at total.s:7:12; at most 9 in all
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1       4    0  total.s:6  total
;     b1          10   4,692  100  total.s:8  .LBB0_1
;     b2           1       4    0  total.s:12
;
; kernel entry
;   kernel    7,800 cycles (work-span)
;   wave      4,700 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 85 %, delay 6 %, issue 4 %, memory 4 %
;   why       100 % of a wave is the loop at total.s:16, repeated at
;             most 9 times per entry (annotation): annotation at
;             total.s:15:12
;   to do     for an exact time (total.s:16 decides now): it reads a
;             value that the launch does not give, or a register or memory that
;             was never written
;   launch    1,024 work-items in workgroups of 64: 16 workgroups, 16 waves
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      6 instructions, 3 blocks, 5 edges, 1 loop
;   uses      16 VGPRs, 48 SGPRs, 2 live VGPRs, 2 live SGPRs, 10 waves per SIMD
;             (limit: wave contexts), 28 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * work-span    7,800  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 16 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
;
;   for comparison: estimates, which a run may exceed
;     isolated     4,800  1 round of d + E_WF = 100 + 4700 cycles, block times of
;                         a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         not safe: 16 waves contend for issue slots and memory,
;                         and the equations do not charge it
;
;   not exact after 16 wave instructions: it is not known where lanes access memory
;     decides  global_load_dword v2, v1, s[2:3] (total.s:16)
;              it reads a value that the launch does not give, or a register or
;              memory that was never written
;     in all   open: 16 branches, 16 addresses, of 80 wave instructions; 50.0 % of
;              their issue is determined; waves with open control flow: 16 of 16
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                   why
;      0  b1          1      9  annotation  total.s:16  annotation at total.s:15:12
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1       4    0  total.s:14  entry
;     b1          10   4,692  100  total.s:16  .LBB1_1
;     b2           1       4    0  total.s:20
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       total.s
;            SHA256
;          machine     vega
;            SHA256
;          --grid 1024 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).

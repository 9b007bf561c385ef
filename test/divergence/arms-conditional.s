; test: lanes written with a comparison that one way to the if leaves out are not followed from there on: no arms
; run:  analyze --verbose %s --grid 256 --workgroup 128
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_lshlrev_b32_e32 v1, 2, v0
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_mov_b64 s[8:9], exec
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lmeet
	ds_read_b32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, 5, v4
	s_and_b64 exec, exec, vcc
.Lmeet:
	v_cmp_gt_u32_e32 vcc, 16, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .Lflow
	ds_read_b32 v2, v1
	ds_read_b32 v3, v1
	s_waitcnt lgkmcnt(0)
.Lflow:
	s_andn2_b64 exec, s[4:5], exec
	s_cbranch_execz .Ljoin
	ds_write_b32 v1, v0
	ds_write_b32 v1, v0
	s_waitcnt lgkmcnt(0)
.Ljoin:
	s_mov_b64 exec, s[8:9]
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
; input    arms-conditional.s for gfx900
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
;   kernel    428 cycles (work-span)
;   wave      318 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 60 %, issue 33 %, delay 4 %, LDS 3 %
;   to do     for an exact time (arms-conditional.s:18 decides
;             now): it depends on what memory holds: if that is the same in every
;             run, say so with content="given" on the buffer
;   launch    256 work-items in workgroups of 128: 2 workgroups, 4 waves
;             16 workgroups fit on a compute unit (limit: LDS), 1,024 on the
;             device
;   code      22 instructions, 7 blocks, 11 edges, 0 loops
;   uses      16 VGPRs, 48 SGPRs, 3 live VGPRs, 4 live SGPRs, 4,096 bytes of LDS,
;             8 waves per SIMD (limit: LDS), 108 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * work-span    428  SIMDs, the memory interface and the LDS units are never
;                       idle while work for them waits; holds for any order of
;                       issue
;                       all 2 workgroups are resident from the start; waves on one
;                       SIMD: at most 1, on one compute unit: 2
;                       2 of 4 waves may pass the guard at
;                       arms-conditional.s:10:2; the ids of the
;                       others keep them outside
;
;   for comparison: estimates, which a run may exceed
;     isolated     418  1 round of d + E_WF = 100 + 318 cycles, block times of a
;                       wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                       not safe: 4 waves contend for issue slots and memory, and
;                       the equations do not charge it
;
;   not exact after 42 wave instructions: it is not known where this branch goes
;     decides  s_cbranch_execz .Lflow (arms-conditional.s:18)
;     by       ds_read_b32 v4, v1 (arms-conditional.s:11)
;              it depends on what memory holds: if that is the same in every run,
;              say so with content="given" on the buffer
;     in all   open: 2 branches, of 48 wave instructions; 96.2 % of their issue is
;              determined; waves with open control flow: 2 of 4
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1      24    8  arms-conditional.s:6  k
;     b1           1      86   27  arms-conditional.s:11
;     b2           1      20    6  arms-conditional.s:16  .Lmeet
;     b3           1      88   28  arms-conditional.s:19
;     b4           1      12    4  arms-conditional.s:23  .Lflow
;     b5           1      80   25  arms-conditional.s:25
;     b6           1       8    3  arms-conditional.s:29  .Ljoin
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       arms-conditional.s
;            SHA256
;          machine     vega
;            SHA256
;          --grid 256 --workgroup 128
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).

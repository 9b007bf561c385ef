; test: twin of arms: a barrier between the arms; the chain of last arrivers may take one arm of one wave and the other of another
; run:  analyze --verbose %s --grid 256 --workgroup 128
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_lshlrev_b32_e32 v1, 2, v0
	v_cmp_gt_u32_e32 vcc, 64, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .Lflow
	ds_read_b32 v2, v1
	ds_read_b32 v3, v1
	s_waitcnt lgkmcnt(0)
.Lflow:
	s_mov_b64 s[6:7], exec
	s_or_b64 exec, exec, s[4:5]
	s_barrier
	s_mov_b64 exec, s[6:7]
	s_andn2_b64 exec, s[4:5], exec
	s_cbranch_execz .Ljoin
	ds_write_b32 v1, v0
	ds_write_b32 v1, v0
	s_waitcnt lgkmcnt(0)
.Ljoin:
	s_or_b64 exec, exec, s[4:5]
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
; input    arms-barrier.s for gfx900
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
;   kernel    316 cycles (exact)
;   wave      228 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 56 %, issue 37 %, LDS 4 %, delay 4 %
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    256 work-items in workgroups of 128: 2 workgroups, 4 waves
;             16 workgroups fit on a compute unit (limit: LDS), 1,024 on the
;             device
;   code      18 instructions, 5 blocks, 8 edges, 0 loops
;   uses      16 VGPRs, 48 SGPRs, 3 live VGPRs, 4 live SGPRs, 4,096 bytes of LDS,
;             8 waves per SIMD (limit: LDS), 88 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact         316  no data decides the time: every run of this launch takes
;                        exactly these cycles (60 wave instructions)
;                        what happens in one cycle is ordered as rule M12 says;
;                        buffers begin at multiples of a line (64 bytes) and do
;                        not overlap
;     abstract-warp 336  barriers cut a workgroup into phases; in each, a SIMD
;                        issues for at most 1 of its 2 waves
;                        all 2 workgroups are resident from the start, at most 2
;                        waves on one compute unit; all waves of a workgroup
;                        execute the same barriers in the same iterations (proved)
;     work-span     420  SIMDs, the memory interface and the LDS units are never
;                        idle while work for them waits; holds for any order of
;                        issue
;                        all 2 workgroups are resident from the start; waves on
;                        one SIMD: at most 1, on one compute unit: 2
;                        2 of 4 waves may pass the guard at
;                        arms-barrier.s:9:2; the ids of the others
;                        keep them outside
;                        all waves of a workgroup execute the same barriers in the
;                        same iterations (proved)
;
;   for comparison: estimates, which a run may exceed
;     isolated      328  1 round of d + E_WF = 100 + 228 cycles, block times of a
;                        wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                        not safe: 4 waves contend for issue slots and memory, and
;                        the equations do not charge it
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1      24   11  arms-barrier.s:6  k
;     b1           1      88   39  arms-barrier.s:10
;     b2           1      28   12  arms-barrier.s:14  .Lflow
;     b3           1      80   35  arms-barrier.s:20
;     b4           1       8    4  arms-barrier.s:24  .Ljoin
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       arms-barrier.s
;            SHA256
;          machine     vega
;            SHA256
;          --grid 256 --workgroup 128
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).

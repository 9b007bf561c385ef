; test: the size of a workgroup as OpenCL 2.0 has it: that of a whole one, or the rest, by a choice of where to load it from
; run:  analyze --verbose %s --grid 250 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dword s7, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s6, s7
	s_cselect_b32 s7, 12, 18
	v_mov_b32_e32 v1, s7
	global_load_ushort v5, v1, s[4:5]
	s_waitcnt vmcnt(0)
.Lloop:
	v_add_u32_sdwa v0, v0, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_cmp_gt_u32_e32 vcc, 0x3e8, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lloop
	s_endpgm
	.section .rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx900
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 256
    .args:
      - .offset: 0
        .size: 4
        .value_kind: hidden_block_count_x
      - .offset: 12
        .size: 2
        .value_kind: hidden_group_size_x
      - .offset: 18
        .size: 2
        .value_kind: hidden_remainder_x
...
	.end_amdgpu_metadata
; want:
; input    local-size.s for gfx900
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
;   kernel    1,800 cycles (exact)
;   wave      1,688 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 47 %, delay 32 %, issue 19 %, memory 1 %
;   why       50 % of a wave is the loop at local-size.s:14, repeated
;             at most 17 times per entry (inferred): v0 of each lane counts v5 +
;             v0, 2 * v5 + v0, ... until v0 >= 1000 (local-size.s:15:2)
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    250 work-items in workgroups of 64: 4 workgroups, 4 waves
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      12 instructions, 3 blocks, 5 edges, 1 loop
;   uses      8 VGPRs, 32 SGPRs, 2 live VGPRs, 4 live SGPRs, 10 waves per SIMD
;             (limit: wave contexts), 64 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact        1,800  no data decides the time: every run of this launch takes
;                         exactly these cycles (296 wave instructions)
;                         what happens in one cycle is ordered as rule M12 says;
;                         buffers begin at multiples of a line (64 bytes) and do
;                         not overlap
;     work-span    1,836  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 4 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
;
;   for comparison: estimates, which a run may exceed
;     isolated     1,788  1 round of d + E_WF = 100 + 1688 cycles, block times of
;                         a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         not safe: 4 waves contend for issue slots and memory,
;                         and the equations do not charge it
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                        why
;      0  b1          1     17  inferred    local-size.s:14  v0 of each lane counts v5 + v0, 2 * v5 + v0, ... until v0 >= 1000 (local-size.s:15:2)
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1     848   50  local-size.s:6  k
;     b1          18     836   50  local-size.s:14  .Lloop
;     b2           1       4    0  local-size.s:18
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       local-size.s
;            SHA256
;          machine     vega
;            SHA256
;          --grid 250 --workgroup 64
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).

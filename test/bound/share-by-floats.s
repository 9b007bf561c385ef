; test: a loop over a share of the work, ceil ((float)size / (float)groups), as compilers divide floats
; run:  analyze --verbose %s --grid 512 --workgroup 128 --arg 0=5000
; 4 groups: 1,250 or, the reciprocal being off by one unit in the last place, 1,251 each; 10 rounds of 128.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 5
	.text
shares:
	s_load_dword s8, s[4:5], 0x0
	s_load_dword s0, s[4:5], 0x8
	s_load_dword s7, s[4:5], 0x14
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s0
	v_cvt_f32_i32_e32 v2, s8
	v_frexp_exp_i32_f32_e32 v3, v1
	v_frexp_mant_f32_e32 v1, v1
	v_rcp_f32_e32 v1, v1
	v_frexp_exp_i32_f32_e32 v4, v2
	v_frexp_mant_f32_e32 v2, v2
	v_sub_u32_e32 v3, v4, v3
	v_mul_f32_e32 v1, v2, v1
	v_ldexp_f32 v1, v1, v3
	v_ceil_f32_e32 v1, v1
	v_cvt_i32_f32_e32 v1, v1
	s_and_b32 s7, s7, 0xffff
	v_mul_lo_u32 v2, s6, v1
	v_add_u32_e32 v3, v2, v1
	v_add_u32_e32 v1, v2, v0
	v_min_i32_e32 v4, s8, v3
	v_cmp_lt_i32_e32 vcc, v1, v4
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .Lend
	s_mov_b64 s[10:11], 0
.Lloop:
	v_add_u32_e32 v1, s7, v1
	v_cmp_ge_i32_e32 vcc, v1, v4
	s_or_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .Lloop
.Lend:
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel shares
		.amdhsa_kernarg_size 264
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 12
	.end_amdhsa_kernel
	.text
	.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: shares
    .symbol: shares.kd
    .kernarg_segment_size: 264
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 12
    .vgpr_count: 5
    .max_flat_workgroup_size: 256
    .args:
      - .size: 4
        .offset: 0
        .name: size
        .value_kind: by_value
      - .size: 4
        .offset: 8
        .value_kind: hidden_block_count_x
      - .size: 2
        .offset: 20
        .value_kind: hidden_group_size_x
      - .size: 2
        .offset: 22
        .value_kind: hidden_group_size_y
...
	.end_amdgpu_metadata
; want:
; input    share-by-floats.s for gfx900
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
; kernel shares
;   kernel    1,344 cycles (exact)
;   wave      1,088 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 37 %, issue 34 %, delay 27 %, memory 2 %
;   why       45 % of a wave is the loop at share-by-floats.s:34,
;             repeated at most 9 times per entry (inferred): v1 of each lane
;             counts v2 + v0 + 128, v2 + v0 + 256, ... until v1 >= v4
;             (share-by-floats.s:35:2)
;   to do     nothing makes it smaller: it is the time of every run; only other
;             code is faster
;   launch    512 work-items in workgroups of 128: 4 workgroups, 8 waves
;             16 workgroups fit on a compute unit (limit: barrier slots), 1,024 on
;             the device
;   code      31 instructions, 4 blocks, 7 edges, 1 loop
;   uses      5 VGPRs, 12 SGPRs, 5 live VGPRs, 5 live SGPRs, 8 waves per SIMD
;             (limit: barrier slots), 148 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * exact        1,344  no data decides the time: every run of this launch takes
;                         exactly these cycles (608 wave instructions)
;                         what happens in one cycle is ordered as rule M12 says;
;                         buffers begin at multiples of a line (64 bytes) and do
;                         not overlap
;     work-span    1,356  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 4 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 2
;
;   for comparison: estimates, which a run may exceed
;     isolated     1,188  1 round of d + E_WF = 100 + 1088 cycles, block times of
;                         a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         not safe: 8 waves contend for issue slots and memory,
;                         and the equations do not charge it
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                             why
;      0  b2          1      9  inferred    share-by-floats.s:34  v1 of each lane counts v2 + v0 + 128, v2 + v0 + 256, ... until v1 >= v4 (share-by-floats.s:35:2)
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1     588   54  share-by-floats.s:8  shares
;     b1           1       4    0  share-by-floats.s:32
;     b2          10     492   45  share-by-floats.s:34  .Lloop
;     b3           1       4    0  share-by-floats.s:40  .Lend
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       share-by-floats.s
;            SHA256
;          machine     vega
;            SHA256
;          --grid 512 --workgroup 128 --arg 0=5000
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).

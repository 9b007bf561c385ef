; test: members of packed structures: loads and stores at any address, as clang has them; four bytes may be in two lines
; run:  simulate %s -k packed -m vega --grid 64 --workgroup 64 --buffer 0=zero:4096
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	packed,@function
packed:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_mul_u32_u24_e32 v1, 13, v0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 1
	ds_write_b64 v1, v[4:5] offset:1
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5] offset:1
	global_store_dwordx2 v1, v[4:5], s[4:5] offset:5
	ds_read_b32 v3, v1 offset:5
	s_endpgm
	.type	sparse,@function
sparse:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 6, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5] offset:61
	s_endpgm
	.type	atomic,@function
atomic:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v0, s[4:5] offset:1
	s_endpgm
	.amdhsa_kernel packed
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel sparse
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel atomic
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: packed
    .symbol: packed.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 1024
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args: [{ .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global, .name: at }]
  - .name: sparse
    .symbol: sparse.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 1024
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args: [{ .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global, .name: at }]
  - .name: atomic
    .symbol: atomic.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 1024
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args: [{ .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global, .name: at }]
amdhsa.version: [1, 0]
...
	.end_amdgpu_metadata
; want:
; kernel packed
;   machine   vega (model 20f284689992d4e6), oldest-first issue
;   status    finished
;   cycles    1024, slowest wave 1024
;   executed  1 waves, 10 wave instructions, 28 memory transactions, 10 LDS rounds
;   busy      SIMDs 0.0 %, memory interface 10.9 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0               1           924  packed.s:7:2
; run:  simulate %s -k atomic -m vega --grid 64 --workgroup 64 --buffer 0=zero:4096
; exit: 3
; want:
; kernel atomic
;   machine   vega (model 20f284689992d4e6), oldest-first issue
;   status    fault
;   cycles    0, slowest wave 0
;   executed  1 waves, 3 wave instructions, 2 memory transactions, 0 LDS rounds
;   busy      SIMDs 0.0 %, memory interface 0.0 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
; packed.s:29:2: error: lane 0: address 0x50fffff7c1 of a 4-byte access is no multiple of 4 [misaligned]
;      29 | 	global_atomic_add v1, v0, s[4:5] offset:1
;         | 	^~~~~~~~~~~~~~~~~
; note: workgroup 0, wave 0, after 3 instructions of it
;         = align the address to the size of the element
; run:  simulate %s -k packed -m gcn3 --grid 64 --workgroup 64 --buffer 0=zero:4096
; exit: 3
; want:
; kernel packed
;   machine   gcn3 (model 4a8b246a11f290fb), oldest-first issue
;   status    fault
;   cycles    0, slowest wave 0
;   executed  1 waves, 4 wave instructions, 2 memory transactions, 0 LDS rounds
;   busy      SIMDs 0.0 %, memory interface 0.0 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
; warning: gcn3 does not execute code for gfx900 [machine-target]
;         = name a chip that executes the target: `wavebound machine list` says for each which
; packed.s:11:2: error: lane 0: address 0x1 of a 8-byte access is no multiple of 4 [misaligned]
;      11 | 	ds_write_b64 v1, v[4:5] offset:1
;         | 	^~~~~~~~~~~~
; note: workgroup 0, wave 0, after 4 instructions of it
;         = align the address to the size of the element
; run:  simulate %s -k sparse -m vega --grid 64 --workgroup 64 --buffer 0=zero:8192
; want:
; kernel sparse
;   machine   vega (model 20f284689992d4e6), oldest-first issue
;   status    finished
;   cycles    1180, slowest wave 1180
;   executed  1 waves, 5 wave instructions, 67 memory transactions, 0 LDS rounds
;   busy      SIMDs 0.0 %, memory interface 22.7 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0               1          1080  packed.s:19:2
; run:  analyze --verbose %s -k sparse -m vega --grid 64 --workgroup 64 --exact off
; want:
; input    packed.s for gfx900
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
; kernel sparse
;   kernel    1,192 cycles (isolated)
;   wave      1,092 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 73 %, memory 25 %, issue 2 %
;   launch    64 work-items in workgroups of 64: 1 workgroup, 1 wave
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      5 instructions, 1 block, 2 edges, 0 loops
;   uses      8 VGPRs, 16 SGPRs, 1 live VGPRs, 2 live SGPRs, 1,024 bytes of LDS,
;             10 waves per SIMD (limit: wave contexts), 28 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * isolated     1,192  1 round of d + E_WF = 100 + 1092 cycles, block times of
;                         a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         safe: a single wave, nothing contends
;     work-span    1,192  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 1 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1   1,092  100  packed.s:19  sparse
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       packed.s
;            SHA256
;          machine     vega
;            SHA256
;          --kernel sparse --machine vega --grid 64 --workgroup 64 --exact off
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).

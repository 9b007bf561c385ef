; test: a loop over what was counted in LDS is no longer than the LDS that it reads, and the bound says what it assumes
; run:  analyze --verbose %s --exact off --observe %d/lds-size.xml
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 5
	v_lshlrev_b32_e32 v3, 2, v0
	ds_write_b32 v1, v2 offset:512
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v4, v1 offset:512		; how many points there are
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v0, v4
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Lend
	v_mov_b32_e32 v5, v3
	s_mov_b64 s[2:3], 0
.Lloop:						; point[i], for each 64th i
	ds_read_b32 v6, v5
	v_add_u32_e32 v0, 64, v0
	v_cmp_ge_i32_e32 vcc, v0, v4
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_u32_e32 v5, 0x100, v5
	s_waitcnt lgkmcnt(0)
	global_store_dword v3, v6, s[0:1]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Lloop
.Lend:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 516
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name:           list
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
    .kernarg_segment_size: 8
    .max_flat_workgroup_size: 256
    .name:           k
    .symbol:         k.kd
...
	.end_amdgpu_metadata
; want:
; input    lds-size.s for gfx900
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
;   kernel    3,362 cycles (isolated)
;   wave      3,262 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 85 %, issue 8 %, delay 3 %, memory 3 %, LDS 0 %
;   why       69 % of a wave is the loop at lds-size.s:21, repeated at
;             most 3 times per entry (buffer-size): each iteration accesses LDS,
;             of which a workgroup has 516 bytes, 256 bytes higher than the one
;             before (lds-size.s:21:2)
;   to do     1 loop is bounded by no more than the range of a type or the size of
;             a buffer (lds-size.s:21): arguments (--arg, --launch) or
;             a flow fact lower the bound
;   launch    64 work-items in workgroups of 64: 1 workgroup, 1 wave
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      24 instructions, 4 blocks, 7 edges, 1 loop
;   uses      8 VGPRs, 32 SGPRs, 5 live VGPRs, 4 live SGPRs, 516 bytes of LDS, 10
;             waves per SIMD (limit: wave contexts), 120 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * isolated     3,362  1 round of d + E_WF = 100 + 3262 cycles, block times of
;                         a wave alone on the device (pws-2023, Eqs. 4-6, S = 0)
;                         safe: a single wave, nothing contends
;     work-span    3,362  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 1 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
;
;   all       no access leaves the buffer of the launch whose pointer it is
;             computed from, or the LDS of its workgroup; the sizes of these bound
;             1 loop
;             no store reaches kernel arguments or dispatch packet, which are
;             read-only (M13); 1 store in the code might
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                      why
;      0  b2          1      3  buffer-size  lds-size.s:21  each iteration accesses LDS, of which a workgroup has 516 bytes, 256 bytes higher than the one before (lds-size.s:21:2)
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1     598   18  lds-size.s:6  k
;     b1           1       8    0  lds-size.s:18
;     b2           4   2,252   69  lds-size.s:21  .Lloop
;     b3           1     404   12  lds-size.s:31  .Lend
;
;   observed  1,110 cycles in one simulated run of this launch
;     isolated     3,362  3.02 times the observed
;     work-span    3,362  3.02 times the observed
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       lds-size.s
;            SHA256
;          machine     vega
;            SHA256
;          launch      lds-size.xml
;            SHA256
;          --exact off --observe lds-size.xml
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; lds-size.s:21:2: warning: k: the bound of 3 repetitions for the loop at .Lloop (lds-size.s:21:2) is no more than the size of LDS allows, and holds as long as no access leaves it [loop-buffer-size]
;      21 | 	ds_read_b32 v6, v5
;         | 	^~~~~~~~~~~
; note: each iteration accesses LDS, of which a workgroup has 516 bytes, 256 bytes higher than the one before (lds-size.s:21:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without buffer-size leaves such bounds out
; lds-size.s:21:2: warning: k: lane 0 of workgroup 0, wave 0 reads LDS byte 0x0, which was never written [unwritten-read]
;      21 | 	ds_read_b32 v6, v5
;         | 	^~~~~~~~~~~
;         = write the memory before reading it

; test: a row of a sparse matrix is no longer than the buffer that the loop walks through, and the bound says what it assumes; without such bounds nothing bounds the loop
; run:  analyze --verbose %s -l %d/buffer-size.xml
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[2:3], v0, s[0:1]	; row[i], row[i + 1]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, v2, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lend
	v_mov_b32_e32 v8, s3
.Lloop:
	v_ashrrev_i32_e32 v5, 31, v2
	v_mov_b32_e32 v4, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_co_u32_e32 v4, vcc, s2, v4
	v_addc_co_u32_e32 v5, vcc, v8, v5, vcc
	global_load_dword v6, v[4:5], off	; col[j]
	v_add_u32_e32 v2, 1, v2
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, v6, v7
	v_cmp_lt_i32_e32 vcc, v2, v3
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lloop
.Lend:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name:           row
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .name:           col
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           k
    .symbol:         k.kd
...
	.end_amdgpu_metadata
; want:
; input    buffer-size.s for gfx900
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
;   kernel    769,726 cycles (isolated)
;   wave      769,626 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 52 %, memory 33 %, issue 10 %, delay 4 %
;   why       100 % of a wave is the loop at buffer-size.s:16, repeated
;             at most 1,000 times per entry (buffer-size): each iteration accesses
;             'col', which has 4000 bytes, 4 bytes higher than the one before
;             (buffer-size.s:21:2)
;   to do     1 loop is bounded by no more than the range of a type or the size of
;             a buffer (buffer-size.s:16): arguments (--arg, --launch)
;             or a flow fact lower the bound
;             for an exact time (buffer-size.s:13 decides now): it
;             depends on what memory holds: if that is the same in every run, say
;             so with content="given" on the buffer
;   launch    64 work-items in workgroups of 64: 1 workgroup, 1 wave
;             40 workgroups fit on a compute unit (limit: workgroups per compute
;             unit), 2,560 on the device
;   code      22 instructions, 4 blocks, 7 edges, 1 loop
;   uses      12 VGPRs, 32 SGPRs, 6 live VGPRs, 4 live SGPRs, 10 waves per SIMD
;             (limit: wave contexts), 104 bytes of code
;
;   bounds (all safe; the smallest counts)
;   * isolated     769,726  1 round of d + E_WF = 100 + 769626 cycles, block times
;                           of a wave alone on the device (pws-2023, Eqs. 4-6, S =
;                           0)
;                           safe: a single wave, nothing contends
;     work-span    769,726  SIMDs, the memory interface and the LDS units are
;                           never idle while work for them waits; holds for any
;                           order of issue
;                           all 1 workgroups are resident from the start; waves on
;                           one SIMD: at most 1, on one compute unit: 1
;
;   all       no access leaves the buffer of the launch whose pointer it is
;             computed from; the sizes of these bound 1 loop
;
;   not exact after 7 wave instructions: it is not known where this branch goes
;     decides  s_cbranch_execz .Lend (buffer-size.s:13)
;     by       global_load_dwordx2 v[2:3], v0, s[0:1] (buffer-size.s:9)
;              it depends on what memory holds: if that is the same in every run,
;              say so with content="given" on the buffer
;     in all   open: 1 branch, of 8 wave instructions; 91.3 % of their issue is
;              determined; waves with open control flow: 1 of 1
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                         why
;      0  b2          1  1,000  buffer-size  buffer-size.s:16  each iteration accesses 'col', which has 4000 bytes, 4 bytes higher than the one before (buffer-size.s:21:2)
;
;   worst path of a wave
;     block    count   cycles    %  line
;     b0           1      878    0  buffer-size.s:6  k
;     b1           1        4    0  buffer-size.s:14
;     b2       1,001  768,740  100  buffer-size.s:16  .Lloop
;     b3           1        4    0  buffer-size.s:29  .Lend
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       buffer-size.s
;            SHA256
;          machine     vega
;            SHA256
;          launch      buffer-size.xml
;            SHA256
;          --launch buffer-size.xml
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; buffer-size.s:16:2: warning: k: the bound of 1000 repetitions for the loop at .Lloop (buffer-size.s:16:2) is no more than the size of a buffer allows, and holds as long as no access leaves its buffer [loop-buffer-size]
;      16 | 	v_ashrrev_i32_e32 v5, 31, v2
;         | 	^~~~~~~~~~~~~~~~~
; note: each iteration accesses 'col', which has 4000 bytes, 4 bytes higher than the one before (buffer-size.s:21:2)
; note: a number that decides is loaded from buffer 'row': the launch can give its contents (content="given"), or say between which numbers they are (<values>)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without buffer-size leaves such bounds out
; run:  analyze --verbose %s -l %d/buffer-size.xml --without buffer-size,type-range
; exit: 3
; want:
; input    buffer-size.s for gfx900
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
; kernel k: refused
;   to do     1 loop without a bound (buffer-size.s:16): give the
;             arguments that decide (--arg, --launch), or a flow fact; wavebound
;             facts writes the file
;   launch    64 work-items in workgroups of 64: 1 workgroup
;   code      22 instructions, 4 blocks, 7 edges, 1 loop
;   uses      12 VGPRs, 32 SGPRs, 6 live VGPRs, 4 live SGPRs, 10 waves per SIMD
;             (limit: wave contexts), 104 bytes of code
;
;   not exact after 7 wave instructions: it is not known where this branch goes
;     decides  s_cbranch_execz .Lend (buffer-size.s:13)
;     by       global_load_dwordx2 v[2:3], v0, s[0:1] (buffer-size.s:9)
;              it depends on what memory holds: if that is the same in every run,
;              say so with content="given" on the buffer
;     in all   open: 1 branch, of 8 wave instructions; 91.3 % of their issue is
;              determined; waves with open control flow: 1 of 1
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                         why
;      0  b2          1   none  -           buffer-size.s:16  the exit at buffer-size.s:25:2 depends on the load at buffer-size.s:9:2
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       buffer-size.s
;            SHA256
;          machine     vega
;            SHA256
;          launch      buffer-size.xml
;            SHA256
;          --launch buffer-size.xml --without buffer-size,type-range
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).
; buffer-size.s:16:2: refused: k: loop at block 2 has no bound [loop-unbounded]
;      16 | 	v_ashrrev_i32_e32 v5, 31, v2
;         | 	^~~~~~~~~~~~~~~~~
; note: the exit at buffer-size.s:25:2 depends on the load at buffer-size.s:9:2
; note: a number that decides is loaded from buffer 'row': the launch can give its contents (content="given"), or say between which numbers they are (<values>)
; note: a flow fact that bounds it:  <loop label=".Lloop" xmlns:wb="urn:wavebound:ffx" wb:code="3e62460fa153a04f" maxcount="N"/>
; buffer-size.s:13:2: note: executing the launch does not count its iterations either: unknown data decides this branch: it depends on what memory holds: if that is the same in every run, say so with content="given" on the buffer
;      13 | 	s_cbranch_execz .Lend
;         | 	^~~~~~~~~~~~~~~
;         = `wavebound facts` writes a template with a line for each such loop
; run:  analyze --verbose %s -l %d/buffer-size-file.xml 2>/dev/null | grep "b2 .* buffer-size"
; want:
;      0  b2          1  1,000  buffer-size  buffer-size.s:16  each iteration accesses 'col', which has 4000 bytes, 4 bytes higher than the one before (buffer-size.s:21:2)

; test: v_cmpx of gfx10 is a comparison whose result is EXEC: a loop that it never lets anyone into is dead
; run:  analyze --verbose %s --arg n=-5
; exit: 0
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
k:
	s_load_dword s2, s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s2
	s_mov_b32 s1, exec_lo
	v_cmpx_lt_i32_e32 0, v2
	s_cbranch_execz .Lend
.Lloop:
	v_add_nc_u32_e32 v2, -1, v2
	v_add_nc_u32_e32 v3, 3, v3
	v_cmp_eq_u32_e64 s0, 0, v2
	s_or_b32 s6, s0, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .Lloop
	s_or_b32 exec_lo, exec_lo, s6
.Lend:
	s_or_b32 exec_lo, exec_lo, s1
	s_endpgm
	.section .rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_wavefront_size32 1
		.amdhsa_workgroup_processor_mode 1
	.end_amdhsa_kernel
	.amdgpu_metadata
amdhsa.target: amdgcn-amd-amdhsa--gfx1030
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 4
    .max_flat_workgroup_size: 256
    .args:
      - .name: n
        .offset: 0
        .size: 4
        .value_kind: by_value
...
	.end_amdgpu_metadata
; want:
; input    cmpx-guard.s for gfx1030
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
;   wave      489 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 82 %, delay 10 %, memory 4 %, issue 4 %
;   launch    none given: the bound is that of one wave. Give --grid and --workgroup
;             (or --launch) for a bound of the kernel.
;   code      17 instructions, 4 blocks, 7 edges, 1 loop
;   uses      8 VGPRs, 106 SGPRs, 2 live VGPRs, 3 live SGPRs, 16 waves per SIMD
;             (limit: wave contexts), 76 bytes of code
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                        why
;      0  b1          1      0  dead        cmpx-guard.s:16  dead for these arguments: the branch at cmpx-guard.s:14:2 never leads here
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1     452   92  cmpx-guard.s:7  k
;     b3           1      37    8  cmpx-guard.s:24  .Lend
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       cmpx-guard.s
;            SHA256
;          machine     rdna2
;            SHA256
;          --arg n=-5
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).

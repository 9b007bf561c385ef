; test: a loop of unoptimised code, whose counter and whose mask of lanes are on the stack
; run:  analyze --verbose --arg 1=10
; As clang writes it at -O0:  for (int i = 0; i < n; i++) s += twice(a[i]);  The loop is left when no lane is in a
; mask that lies in lanes of a register that lies in a word of the stack, and i lies in another. The bound is that of
; the code without its call and its stack: 10 iterations.
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type	twice,@function
twice:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, v1, v1
	s_setpc_b64 s[30:31]
sum:
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s15
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[4:5], s[6:7]
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	s_nop 0
	s_load_dword s4, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s5, s7
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33 offset:4
	s_mov_b32 s5, s6
	v_mov_b32_e32 v1, s5
	buffer_store_dword v1, off, s[0:3], s33
	v_mov_b32_e32 v1, s4
	buffer_store_dword v1, off, s[0:3], s33 offset:8
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], s33 offset:12
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	s_mov_b64 s[4:5], 0
	v_writelane_b32 v0, s4, 0
	v_writelane_b32 v0, s5, 1
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b64 exec, s[10:11]
.LBB0_1:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 2
	v_readlane_b32 s5, v0, 3
	v_readlane_b32 s6, v0, 0
	v_readlane_b32 s7, v0, 1
	v_writelane_b32 v0, s6, 4
	v_writelane_b32 v0, s7, 5
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	buffer_load_dword v2, off, s[0:3], s33 offset:8
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v1, v2
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 6
	v_writelane_b32 v0, s5, 7
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v0, s4, 10
	v_writelane_b32 v0, s5, 11
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b64 exec, s[10:11]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_3
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v0, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v0
	buffer_load_dword v3, off, s[0:3], s33 offset:16
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v0, 31, v3
	v_mov_b32_e32 v4, v0
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[4:5], s4, v[3:4]
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v3, v4
	v_mov_b32_e32 v1, v2
	v_mov_b32_e32 v2, v5
	v_add_co_u32_e64 v0, s[4:5], v0, v3
	v_addc_co_u32_e64 v2, s[4:5], v1, v2, s[4:5]
	v_mov_b32_e32 v1, v2
	global_load_dword v1, v[0:1], off
	s_mov_b32 s32, 0x800
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, twice@rel32@lo+4
	s_addc_u32 s17, s17, twice@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v0, off, s[0:3], s33 offset:12
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:12
	s_branch .LBB0_4
.LBB0_3:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 10
	v_readlane_b32 s5, v0, 11
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v0, 4
	v_readlane_b32 s9, v0, 5
	v_readlane_b32 s6, v0, 8
	v_readlane_b32 s7, v0, 9
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v0, s6, 2
	v_writelane_b32 v0, s7, 3
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 0
	v_writelane_b32 v0, s7, 1
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v0, s6, 12
	v_writelane_b32 v0, s7, 13
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b64 exec, s[10:11]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_1
	s_branch .LBB0_5
.LBB0_4:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 6
	v_readlane_b32 s5, v0, 7
	buffer_load_dword v1, off, s[0:3], s33 offset:16
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, v1, s6
	buffer_store_dword v1, off, s[0:3], s33 offset:16
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v0, s4, 8
	v_writelane_b32 v0, s5, 9
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v0, off, s[0:3], s33 offset:20
	s_mov_b64 exec, s[10:11]
	s_branch .LBB0_3
.LBB0_5:
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b64 exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, 12
	v_readlane_b32 s5, v0, 13
	s_or_b64 exec, exec, s[4:5]
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v0, off, s[0:3], s33 offset:20
	s_mov_b64 exec, s[10:11]
	buffer_load_dword v3, off, s[0:3], s33 offset:12
	buffer_load_dword v1, off, s[0:3], s33
	buffer_load_dword v4, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v4
	global_store_dword v[1:2], v3, off
	s_endpgm
	.amdhsa_kernel sum
		.amdhsa_private_segment_fixed_size 32
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 12
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 34
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - { .address_space: global, .offset: 0, .size: 8, .value_kind: global_buffer }
      - { .name: n, .offset: 8, .size: 4, .value_kind: by_value }
    .kernarg_segment_size: 16
    .name: sum
    .symbol: sum.kd
    .private_segment_fixed_size: 32
    .max_flat_workgroup_size: 1024
...
	.end_amdgpu_metadata
; want:
; input    unoptimised.s for gfx900
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
; kernel sum
;   wave      69,992 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 68 %, memory 13 %, issue 10 %, delay 9 %
;   why       96 % of a wave is the loop at unoptimised.s:40, repeated
;             at most 10 times per entry (inferred): stack16 of each lane counts
;             0, 1, ... until stack16 >= 10 (unoptimised.s:53:2)
;   launch    none given: the bound is that of one wave. Give --grid and --workgroup
;             (or --launch) for a bound of the kernel.
;   code      146 instructions, 7 blocks, 10 edges, 1 loop
;   calls     'twice': 3 instructions, 1 block, 2 edges, 0 loops
;   uses      8 VGPRs, 48 SGPRs, 4 live VGPRs, 13 live SGPRs, 32 bytes of scratch,
;             8 waves per SIMD (limit: wave contexts), 872 bytes of code
;
;   loops (bound: most repetitions per entry)
;     id  header  depth  bound  origin      line                         why
;      0  b1          1     10  inferred    unoptimised.s:40  stack16 of each lane counts 0, 1, ... until stack16 >= 10 (unoptimised.s:53:2)
;
;   worst path of a wave
;     block    count  cycles    %  line
;     b0           1     720    1  unoptimised.s:14  sum
;     b1          11  14,976   21  unoptimised.s:40  .LBB0_1
;     b2          11  29,568   42  unoptimised.s:69
;     b3          11  13,200   19  unoptimised.s:127  .LBB0_4
;     b4          11   9,372   13  unoptimised.s:98  .LBB0_3
;     b5           1       4    0  unoptimised.s:125
;     b6           1   2,152    3  unoptimised.s:147  .LBB0_5
;
; audit    wavebound 0.1.0; report schema 1; SHA-256 of each file
;          input       unoptimised.s
;            SHA256
;          machine     vega
;            SHA256
;          --arg 1=10
;
; A bound holds for the machine as described, which is a model; nothing is claimed
; about a particular chip (-m NAME is one; wavebound machine list).

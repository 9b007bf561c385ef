; test: where a buffer begins decides how many lines an access touches: a launch that does not state it has no exact bound, but an estimate
; run:  analyze --verbose %s -k copy --grid 256 --workgroup 64 | grep -A4 -E "^  kernel|^  .{2}(exact|work-span)  "
; exit: 0
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl copy
	.p2align 8
	.type copy,@function
copy:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	global_store_dword v0, v1, s[2:3]
	s_endpgm
	.size copy, .-copy
; one word: as many lines wherever the buffer begins
	.globl one
	.p2align 8
	.type one,@function
one:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[0:1] offset:4
	s_endpgm
	.size one, .-one
; an address decides how often the loop repeats
	.globl low
	.p2align 8
	.type low,@function
low:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 31
again:
	s_add_i32 s0, s0, 1
	s_cmp_lt_u32 s0, 64
	s_cbranch_scc1 again
	s_endpgm
	.size low, .-low
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel copy
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 16
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.amdhsa_kernel one
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.amdhsa_kernel low
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: copy
    .symbol: copy.kd
    .kernarg_segment_size: 16
    .args:
      - { .name: from, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: to, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: one
    .symbol: one.kd
    .kernarg_segment_size: 8
    .args:
      - { .name: from, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: low
    .symbol: low.kd
    .kernarg_segment_size: 8
    .args:
      - { .name: from, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
...
	.end_amdgpu_metadata
; want:
;   kernel    1,536 cycles (work-span)
;   wave      1,292 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 93 %, memory 4 %, issue 3 %
;   to do     for an exact time: it is known only if 'from', 'to' begin at
; --
;   * work-span    1,536  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 4 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
; --
;     exact        1,416  it is known only if 'from', 'to' begin at multiples of a
;                         line (64 bytes), as allocators have it, and the launch
;                         does not say so: --align 64 or a <buffer> does
;                         no data decides the time: then every run takes exactly
;                         these cycles (28 wave instructions)
; run:  analyze --verbose %s -k copy --grid 256 --workgroup 64 --align 64 | grep -A4 -E "^  kernel|^  .{2}(exact|work-span)  "
; want:
;   kernel    1,416 cycles (exact)
;   wave      1,284 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 93 %, issue 3 %, memory 3 %
;   to do     nothing makes it smaller: it is the time of every run; only other
; --
;   * exact        1,416  no data decides the time: every run of this launch takes
;                         exactly these cycles (28 wave instructions)
;                         what happens in one cycle is ordered as rule M12 says;
;                         buffers begin at multiples of a line (64 bytes) and do
;                         not overlap
;     work-span    1,504  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 4 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
; run:  analyze --verbose %s -k copy --grid 256 --workgroup 64 --align 16 | grep -A4 -E "^  kernel|^  .{2}(exact|work-span)  |not exact"
; want:
;   kernel    1,536 cycles (work-span)
;   wave      1,292 cycles for one wave alone on the device; certified, gap 0
;             (structural)
;             spent on latency 93 %, memory 4 %, issue 3 %
;   to do     for an exact time (exact-unaligned.s:13 decides now): how
; --
;   * work-span    1,536  SIMDs, the memory interface and the LDS units are never
;                         idle while work for them waits; holds for any order of
;                         issue
;                         all 4 workgroups are resident from the start; waves on
;                         one SIMD: at most 1, on one compute unit: 1
; --
;   not exact after 12 wave instructions: it is not known where lanes access memory
;     decides  global_load_dword v1, v0, s[0:1] (exact-unaligned.s:13)
;              how many lines it touches depends on where the buffer begins, which
;              is a multiple of less than a line (align in the launch)
;     in all   open: 8 addresses, of 28 wave instructions; 45.4 % of their issue
; run:  analyze --verbose %s -k one --grid 256 --workgroup 64 | grep -E "^  kernel"
; want:
;   kernel    948 cycles (exact)
; run:  analyze --verbose %s -k one --grid 256 --workgroup 64 --align 4 | grep -E "^  kernel"
; want:
;   kernel    948 cycles (exact)
; run:  analyze --verbose %s -k low --grid 256 --workgroup 64 | grep -E "^  kernel|loop|exact  |executed"
; want:
;   kernel    3,336 cycles (work-span)
;   why       87 % of a wave is the loop at exact-unaligned.s:38,
;   code      7 instructions, 3 blocks, 5 edges, 1 loop
;     exact        3,332  it is known only if 'from' begins at a multiple of a
;   loops (bound: most repetitions per entry)
; run:  analyze --verbose %s -k low --grid 256 --workgroup 64 --align 32 | grep -E "^  kernel|loop|exact  |executed"
; want:
;   kernel    3,332 cycles (exact)
;   why       87 % of a wave is the loop at exact-unaligned.s:38,
;   code      7 instructions, 3 blocks, 5 edges, 1 loop
;   * exact        3,332  no data decides the time: every run of this launch takes
;   loops (bound: most repetitions per entry)
; run:  analyze %s -k low --grid 256 --workgroup 64 --align 24 -q
; exit: 2
; want:
; error: --align '24' is no power of two, in bytes [usage]
;         = `wavebound help analyze` shows how a command is used
; run:  analyze %s -k copy --align 64 -q
; exit: 2
; want:
; error: copy: --align is about a launch: give --grid and --workgroup, or --launch [usage]
;         = `wavebound help analyze` shows how a command is used
; run:  analyze %s -k copy --grid 256 --workgroup 64 --align 64 --observe %d/exact-unaligned.xml -q
; exit: 2
; want:
; error: copy: the launch of 'copy' to observe is not the one that the bounds are for: buffer 'from' begins at a multiple of 4, not of 64 bytes [usage]
;         = `wavebound help analyze` shows how a command is used
; run:  analyze --verbose %s -k copy --grid 256 --workgroup 64 --align 4 --observe %d/exact-unaligned.xml | grep -E "observed"
; want:
;   observed  1,436 cycles in one simulated run of this launch
;     work-span    1,536  1.06 times the observed
;     isolated     1,392  0.96 times the observed

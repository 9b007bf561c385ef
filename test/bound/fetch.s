; test: instruction fetch (M18): a line of 64 bytes takes 300 cycles the first time that a wave of two units needs it, or, where
; test: the code does not fit, each time that a wave goes on to a line. No run takes longer than a bound, none exact otherwise
; run:  simulate %s -m %d/fetch.xml --grid 64 --workgroup 64 --align 64 --buffer out=zero:1024 | grep -E "^kernel|cycles  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	straight,@function
	.p2align	8
straight:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.type	loop,@function
	.p2align	8
loop:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s2, 10
.Lagain:
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	v_add_u32_e32 v2, 0x12345, v2
	s_sub_u32 s2, s2, 1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc1 .Lagain
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[0:1]
	s_barrier
	global_load_dword v3, v1, s[0:1]
	s_waitcnt vmcnt(0)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel straight
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel loop
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 0 ]
amdhsa.kernels:
  - .name: straight
    .symbol: straight.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: loop
    .symbol: loop.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
...
	.end_amdgpu_metadata
	.text
; want:
; kernel straight
;   cycles    1508, slowest wave 1508
; kernel loop
;   cycles    2360, slowest wave 2360
; run:  analyze --verbose %s -m %d/fetch.xml --grid 64 --workgroup 64 --align 64 | grep -E "^kernel|(exact|isolated|work-span|abstract-warp) +[0-9]"
; want:
; kernel straight
;   * exact        1,508  no data decides the time: every run of this launch takes
;     isolated     1,920  1 round of d + E_WF = 100 + 1820 cycles, block times of
;     work-span    1,920  SIMDs, the memory interface and the LDS units are never
; kernel loop
;   * exact        2,360  no data decides the time: every run of this launch takes
;     isolated     2,784  1 round of d + E_WF = 100 + 2684 cycles, block times of
;     work-span    2,784  SIMDs, the memory interface and the LDS units are never
; run:  simulate %s -m %d/fetch.xml --grid 2560 --workgroup 64 --align 64 --buffer out=zero:1024 | grep -E "^kernel|cycles  "
; want:
; kernel straight
;   cycles    2564, slowest wave 2004
; kernel loop
;   cycles    4756, slowest wave 4044
; run:  analyze --verbose %s -m %d/fetch.xml --grid 2560 --workgroup 64 --align 64 | grep -E "^kernel|(exact|isolated|work-span|abstract-warp) +[0-9]"
; want:
; kernel straight
;   * exact        2,564  no data decides the time: every run of this launch takes
;     work-span    5,573  SIMDs, the memory interface and the LDS units are never
;     isolated     3,840  2 rounds of d + E_WF = 100 + 1820 cycles, block times of
; kernel loop
;   * exact         4,756  no data decides the time: every run of this launch
;     work-span    11,587  SIMDs, the memory interface and the LDS units are never
;     isolated      5,568  2 rounds of d + E_WF = 100 + 2684 cycles, block times
; run:  simulate %s -m %d/fetch.xml --grid 1024 --workgroup 128 --align 64 --buffer out=zero:1024 | grep -E "^kernel|cycles  "
; want:
; kernel straight
;   cycles    1748, slowest wave 1748
; kernel loop
;   cycles    2840, slowest wave 2840
; run:  analyze --verbose %s -m %d/fetch.xml --grid 1024 --workgroup 128 --align 64 | grep -E "^kernel|(exact|isolated|work-span|abstract-warp) +[0-9]"
; want:
; kernel straight
;   * exact        1,748  no data decides the time: every run of this launch takes
;     work-span    2,376  SIMDs, the memory interface and the LDS units are never
;     isolated     1,920  1 round of d + E_WF = 100 + 1820 cycles, block times of
; kernel loop
;   * exact         2,840  no data decides the time: every run of this launch
;     abstract-warp 7,296  barriers cut a workgroup into phases; in each, a SIMD
;     work-span     7,948  SIMDs, the memory interface and the LDS units are never
;     isolated      2,784  1 round of d + E_WF = 100 + 2684 cycles, block times of
; run:  simulate %s -m %d/fetch.xml --grid 5120 --workgroup 128 --align 64 --buffer out=zero:1024 | grep -E "^kernel|cycles  "
; want:
; kernel straight
;   cycles    3708, slowest wave 2004
; kernel loop
;   cycles    7976, slowest wave 4044
; run:  analyze --verbose %s -m %d/fetch.xml --grid 5120 --workgroup 128 --align 64 | grep -E "^kernel|(exact|isolated|work-span|abstract-warp) +[0-9]"
; want:
; kernel straight
;   * exact         3,708  no data decides the time: every run of this launch
;     work-span    10,846  SIMDs, the memory interface and the LDS units are never
;     isolated      5,760  3 rounds of d + E_WF = 100 + 1820 cycles, block times
; kernel loop
;   * exact         7,976  no data decides the time: every run of this launch
;     work-span    40,394  SIMDs, the memory interface and the LDS units are never
;     isolated      8,352  3 rounds of d + E_WF = 100 + 2684 cycles, block times
; run:  simulate %s -m %d/fetch-small.xml --grid 64 --workgroup 64 --align 64 --buffer out=zero:1024 | grep -E "^kernel|cycles  "
; want:
; kernel straight
;   cycles    1508, slowest wave 1508
; kernel loop
;   cycles    7760, slowest wave 7760
; run:  analyze --verbose %s -m %d/fetch-small.xml --grid 64 --workgroup 64 --align 64 | grep -E "^kernel|(exact|isolated|work-span|abstract-warp) +[0-9]"
; want:
; kernel straight
;   * exact        1,508  no data decides the time: every run of this launch takes
;     isolated     1,920  1 round of d + E_WF = 100 + 1820 cycles, block times of
;     work-span    1,920  SIMDs, the memory interface and the LDS units are never
; kernel loop
;   * exact        7,760  no data decides the time: every run of this launch takes
;     isolated     8,484  1 round of d + E_WF = 100 + 8384 cycles, block times of
;     work-span    8,484  SIMDs, the memory interface and the LDS units are never
; run:  simulate %s -m %d/fetch-small.xml --grid 2560 --workgroup 64 --align 64 --buffer out=zero:1024 | grep -E "^kernel|cycles  "
; want:
; kernel straight
;   cycles    3128, slowest wave 2004
; kernel loop
;   cycles    15860, slowest wave 8752
; run:  analyze --verbose %s -m %d/fetch-small.xml --grid 2560 --workgroup 64 --align 64 | grep -E "^kernel|(exact|isolated|work-span|abstract-warp) +[0-9]"
; want:
; kernel straight
;   * exact        3,128  no data decides the time: every run of this launch takes
;     work-span    5,770  SIMDs, the memory interface and the LDS units are never
;     isolated     3,840  2 rounds of d + E_WF = 100 + 1820 cycles, block times of
; kernel loop
;   * exact        15,860  no data decides the time: every run of this launch
;     work-span    24,431  SIMDs, the memory interface and the LDS units are never
;     isolated     16,968  2 rounds of d + E_WF = 100 + 8384 cycles, block times
; run:  simulate %s -m %d/fetch-small.xml --grid 1024 --workgroup 128 --align 64 --buffer out=zero:1024 | grep -E "^kernel|cycles  "
; want:
; kernel straight
;   cycles    1748, slowest wave 1748
; kernel loop
;   cycles    8240, slowest wave 8240
; run:  analyze --verbose %s -m %d/fetch-small.xml --grid 1024 --workgroup 128 --align 64 | grep -E "^kernel|(exact|isolated|work-span|abstract-warp) +[0-9]"
; want:
; kernel straight
;   * exact        1,748  no data decides the time: every run of this launch takes
;     work-span    2,376  SIMDs, the memory interface and the LDS units are never
;     isolated     1,920  1 round of d + E_WF = 100 + 1820 cycles, block times of
; kernel loop
;   * exact          8,240  no data decides the time: every run of this launch
;     abstract-warp 12,996  barriers cut a workgroup into phases; in each, a SIMD
;     work-span     13,648  SIMDs, the memory interface and the LDS units are
;     isolated       8,484  1 round of d + E_WF = 100 + 8384 cycles, block times
; run:  simulate %s -m %d/fetch-small.xml --grid 5120 --workgroup 128 --align 64 --buffer out=zero:1024 | grep -E "^kernel|cycles  "
; want:
; kernel straight
;   cycles    4796, slowest wave 2004
; kernel loop
;   cycles    23940, slowest wave 8752
; run:  analyze --verbose %s -m %d/fetch-small.xml --grid 5120 --workgroup 128 --align 64 | grep -E "^kernel|(exact|isolated|work-span|abstract-warp) +[0-9]"
; want:
; kernel straight
;   * exact         4,796  no data decides the time: every run of this launch
;     work-span    12,140  SIMDs, the memory interface and the LDS units are never
;     isolated      5,760  3 rounds of d + E_WF = 100 + 1820 cycles, block times
; kernel loop
;   * exact        23,940  no data decides the time: every run of this launch
;     work-span    61,281  SIMDs, the memory interface and the LDS units are never
;     isolated     25,452  3 rounds of d + E_WF = 100 + 8384 cycles, block times

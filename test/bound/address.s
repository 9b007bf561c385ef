; test: the address unit (M19): a load of words 16 bytes apart keeps it for 65 cycles, one of words in a row for 17. Stores to
; test: LDS take 8, 12, 20 rounds by their width (M5). No run takes longer than a bound, none exact otherwise
; run:  simulate %s -m %d/address.xml --grid 64 --workgroup 64 --align 64 --buffer in=zero:32768 | grep -E "^kernel|cycles  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	strided,@function
	.p2align	8
strided:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 4, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	global_load_dword v2, v1, s[0:1]
	global_load_dword v2, v1, s[0:1]
	global_load_dword v2, v1, s[0:1]
	global_load_dword v2, v1, s[0:1]
	global_load_dword v2, v1, s[0:1]
	global_load_dword v2, v1, s[0:1]
	global_load_dword v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	s_endpgm
	.type	row,@function
	.p2align	8
row:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	global_load_dword v2, v1, s[0:1]
	global_load_dword v2, v1, s[0:1]
	global_load_dword v2, v1, s[0:1]
	global_load_dword v2, v1, s[0:1]
	global_load_dword v2, v1, s[0:1]
	global_load_dword v2, v1, s[0:1]
	global_load_dword v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	s_endpgm
	.type	phases,@function
	.p2align	8
phases:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 4, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	global_load_dword v2, v1, s[0:1]
	global_load_dword v2, v1, s[0:1]
	global_load_dword v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	s_barrier
	global_load_dword v2, v1, s[0:1] offset:4
	global_load_dword v2, v1, s[0:1] offset:4
	global_load_dword v2, v1, s[0:1] offset:4
	global_load_dword v2, v1, s[0:1] offset:4
	s_waitcnt vmcnt(0)
	s_endpgm
	.type	stores,@function
	.p2align	8
stores:
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshlrev_b32_e32 v4, 3, v0
	v_lshlrev_b32_e32 v5, 4, v0
	s_mov_b32 m0, -1
	ds_write_b32 v1, v2
	ds_write_b64 v4, v[2:3]
	ds_write_b128 v5, v[8:11]
	ds_write_b32 v1, v2
	ds_write_b64 v4, v[2:3]
	ds_write_b128 v5, v[8:11]
	ds_write_b32 v1, v2
	ds_write_b64 v4, v[2:3]
	ds_write_b128 v5, v[8:11]
	s_waitcnt lgkmcnt(0)
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel strided
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel row
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel phases
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel stores
		.amdhsa_group_segment_fixed_size 16384
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 0 ]
amdhsa.kernels:
  - .name: strided
    .symbol: strided.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 12
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: in, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: row
    .symbol: row.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 12
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: in, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: phases
    .symbol: phases.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 12
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: in, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: stores
    .symbol: stores.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 16384
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 12
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: in, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
...
	.end_amdgpu_metadata
	.text
; want:
; kernel strided
;   cycles    1436, slowest wave 1436
; kernel row
;   cycles    1052, slowest wave 1052
; kernel phases
;   cycles    1848, slowest wave 1848
; kernel stores
;   cycles    320, slowest wave 320
; run:  analyze --verbose %s -m %d/address.xml --grid 64 --workgroup 64 --align 64 | grep -E "^kernel|(exact|isolated|work-span|abstract-warp) +[0-9]"
; want:
; kernel strided
;   * exact        1,436  no data decides the time: every run of this launch takes
;     work-span    1,537  SIMDs, the memory interface and the LDS units are never
;     isolated     1,634  1 round of d + E_WF = 100 + 1534 cycles, block times of
; kernel row
;   * exact        1,052  no data decides the time: every run of this launch takes
;     work-span    1,129  SIMDs, the memory interface and the LDS units are never
;     isolated     1,154  1 round of d + E_WF = 100 + 1054 cycles, block times of
; kernel phases
;   * exact        1,848  no data decides the time: every run of this launch takes
;     work-span    1,945  SIMDs, the memory interface and the LDS units are never
;     isolated     2,042  1 round of d + E_WF = 100 + 1942 cycles, block times of
; kernel stores
;   * exact        320  no data decides the time: every run of this launch takes
;     isolated     416  1 round of d + E_WF = 100 + 316 cycles, block times of a
;     work-span    416  SIMDs, the memory interface and the LDS units are never
; run:  simulate %s -m %d/address.xml --grid 1024 --workgroup 256 --align 64 --buffer in=zero:32768 | grep -E "^kernel|cycles  "
; want:
; kernel strided
;   cycles    5078, slowest wave 5078
; kernel row
;   cycles    2006, slowest wave 2006
; kernel phases
;   cycles    5078, slowest wave 5078
; kernel stores
;   cycles    1148, slowest wave 1148
; run:  analyze --verbose %s -m %d/address.xml --grid 1024 --workgroup 256 --align 64 | grep -E "^kernel|(exact|isolated|work-span|abstract-warp) +[0-9]"
; want:
; kernel strided
;   * exact        5,078  no data decides the time: every run of this launch takes
;     work-span    5,748  SIMDs, the memory interface and the LDS units are never
;     isolated     1,634  1 round of d + E_WF = 100 + 1534 cycles, block times of
; kernel row
;   * exact        2,006  no data decides the time: every run of this launch takes
;     work-span    2,292  SIMDs, the memory interface and the LDS units are never
;     isolated     1,154  1 round of d + E_WF = 100 + 1054 cycles, block times of
; kernel phases
;   * exact         5,078  no data decides the time: every run of this launch
;     work-span     6,716  SIMDs, the memory interface and the LDS units are never
;     abstract-warp 8,000  barriers cut a workgroup into phases; in each, a SIMD
;     isolated      2,042  1 round of d + E_WF = 100 + 1942 cycles, block times of
; kernel stores
;   * exact        1,148  no data decides the time: every run of this launch takes
;     work-span    1,388  SIMDs, the memory interface and the LDS units are never
;     isolated       416  1 round of d + E_WF = 100 + 316 cycles, block times of a
; run:  simulate %s -m %d/address.xml --grid 16384 --workgroup 256 --align 64 --buffer in=zero:32768 | grep -E "^kernel|cycles  "
; want:
; kernel strided
;   cycles    67478, slowest wave 9238
; kernel row
;   cycles    18326, slowest wave 3096
; kernel phases
;   cycles    67478, slowest wave 9238
; kernel stores
;   cycles    15548, slowest wave 2108
; run:  analyze --verbose %s -m %d/address.xml --grid 16384 --workgroup 256 --align 64 | grep -E "^kernel|(exact|isolated|work-span|abstract-warp) +[0-9]"
; want:
; kernel strided
;   * exact        67,478  no data decides the time: every run of this launch
;     work-span    97,948  SIMDs, the memory interface and the LDS units are never
;     isolated     13,072  8 rounds of d + E_WF = 100 + 1534 cycles, block times
; kernel row
;   * exact        18,326  no data decides the time: every run of this launch
;     work-span    39,580  SIMDs, the memory interface and the LDS units are never
;     isolated      9,232  8 rounds of d + E_WF = 100 + 1054 cycles, block times
; kernel phases
;   * exact         67,478  no data decides the time: every run of this launch
;     work-span    103,090  SIMDs, the memory interface and the LDS units are
;     isolated      16,336  8 rounds of d + E_WF = 100 + 1942 cycles, block times
; kernel stores
;   * exact        15,548  no data decides the time: every run of this launch
;     work-span    34,936  SIMDs, the memory interface and the LDS units are never
;     isolated      3,328  8 rounds of d + E_WF = 100 + 316 cycles, block times of
; run:  simulate %s -m %d/address.xml --grid 2560 --workgroup 64 --align 64 --buffer in=zero:32768 | grep -E "^kernel|cycles  "
; want:
; kernel strided
;   cycles    11318, slowest wave 9238
; kernel row
;   cycles    3638, slowest wave 3094
; kernel phases
;   cycles    11318, slowest wave 9238
; kernel stores
;   cycles    2756, slowest wave 668
; run:  analyze --verbose %s -m %d/address.xml --grid 2560 --workgroup 64 --align 64 | grep -E "^kernel|(exact|isolated|work-span|abstract-warp) +[0-9]"
; want:
; kernel strided
;   * exact        11,318  no data decides the time: every run of this launch
;     work-span    18,571  SIMDs, the memory interface and the LDS units are never
;     isolated      3,268  2 rounds of d + E_WF = 100 + 1534 cycles, block times
; kernel row
;   * exact        3,638  no data decides the time: every run of this launch takes
;     work-span    6,859  SIMDs, the memory interface and the LDS units are never
;     isolated     2,308  2 rounds of d + E_WF = 100 + 1054 cycles, block times of
; kernel phases
;   * exact        11,318  no data decides the time: every run of this launch
;     work-span    19,527  SIMDs, the memory interface and the LDS units are never
;     isolated      4,084  2 rounds of d + E_WF = 100 + 1942 cycles, block times
; kernel stores
;   * exact        2,756  no data decides the time: every run of this launch takes
;     work-span    4,379  SIMDs, the memory interface and the LDS units are never
;     isolated     2,080  5 rounds of d + E_WF = 100 + 316 cycles, block times of

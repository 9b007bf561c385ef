; test: scalar caches (M20): where all scalar accesses are loads of kernel arguments by the pointer that a wave starts with, or
; test: of known bytes of a buffer, each cache fetches their lines once. In the others a buffer is read by a function, or the
; test: pointer may have been written. No run takes longer. The six lines of many do not fit into a cache of four
; run:  simulate %s -m %d/scalar-cache.xml --grid 131072 --workgroup 64 --align 64 --buffer out=zero:1024 --arg n=7 | grep -E "^kernel|cycles  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	alike,@function
	.p2align	8
alike:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x8
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, s2, v0
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.type	other,@function
	.p2align	8
other:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x8
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	s_load_dword s3, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, s2, v0
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.type	written,@function
	.p2align	8
written:
	s_load_dword s2, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .Lsame
	s_add_u32 s4, s4, 0
	s_addc_u32 s5, s5, 0
.Lsame:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s2
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.type	calling,@function
	.p2align	8
calling:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, helper@rel32@lo+4
	s_addc_u32 s9, s9, helper@rel32@hi+12
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	s_swappc_b64 s[30:31], s[8:9]
	v_add_u32_e32 v2, s3, v0
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.type	helper,@function
	.p2align	8
helper:
	s_load_dword s3, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Lhelper:
	.size	helper, .Lhelper-helper
	.type	many,@function
	.p2align	8
many:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x148
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, s2, v0
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel alike
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel other
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel written
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel calling
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel many
		.amdhsa_kernarg_size 336
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 0 ]
amdhsa.kernels:
  - .name: alike
    .symbol: alike.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 8, .size: 4, .value_kind: by_value }
  - .name: other
    .symbol: other.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 8, .size: 4, .value_kind: by_value }
  - .name: written
    .symbol: written.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 8, .size: 4, .value_kind: by_value }
  - .name: calling
    .symbol: calling.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 8, .size: 4, .value_kind: by_value }
  - .name: many
    .symbol: many.kd
    .kernarg_segment_size: 336
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 328, .size: 4, .value_kind: by_value }
...
	.end_amdgpu_metadata
	.text
; want:
; kernel alike
;   cycles    21939, slowest wave 3612
; kernel other
;   cycles    24391, slowest wave 4016
; kernel written
;   cycles    24611, slowest wave 3776
; kernel calling
;   cycles    26355, slowest wave 4080
; kernel many
;   cycles    21943, slowest wave 3616
; run:  simulate %s -m %d/scalar-cache.xml --grid 131072 --workgroup 64 --align 64 --buffer out=zero:1024 --arg n=7 --jitter 1 | grep -E "^kernel|cycles  "
; want:
; kernel alike
;   cycles    20986, slowest wave 3600
; kernel other
;   cycles    23200, slowest wave 3784
; kernel written
;   cycles    23542, slowest wave 3761
; kernel calling
;   cycles    25209, slowest wave 4054
; kernel many
;   cycles    21578, slowest wave 3600
; run:  analyze --verbose %s -m %d/scalar-cache.xml --grid 131072 --workgroup 64 --align 64 | grep -E "^kernel|(oldest-first|work-span) +[0-9]|scalar cache"
; want:
; chip     four units of vega, of which two share a scalar cache
; kernel alike
;   * oldest-first  31,704  SIMDs issue for the wave that was dispatched first; a
;                           each scalar cache fetches once (M20)
;     work-span     31,791  SIMDs, the memory interface and the LDS units are
;                           each scalar cache fetches once (M20)
; kernel other
;   * work-span     35,625  SIMDs, the memory interface and the LDS units are
;                           each scalar cache fetches once (M20)
;     oldest-first  36,073  SIMDs issue for the wave that was dispatched first; a
;                           each scalar cache fetches once (M20)
; kernel written
;   * oldest-first 226,079  SIMDs issue for the wave that was dispatched first; a
;     work-span    226,552  SIMDs, the memory interface and the LDS units are
; kernel calling
;   * work-span    318,755  SIMDs, the memory interface and the LDS units are
; kernel many
;   * oldest-first  46,707  SIMDs issue for the wave that was dispatched first; a
;                           each scalar cache fetches once (M20)
;     work-span     61,794  SIMDs, the memory interface and the LDS units are
;                           each scalar cache fetches once (M20)
; run:  analyze --verbose %s -m %d/scalar-cache.xml --grid 128 --workgroup 64 --align 64 | grep -E "^kernel|(oldest-first|work-span) +[0-9]|scalar cache"
; want:
; chip     four units of vega, of which two share a scalar cache
; kernel alike
;   * work-span    3,544  SIMDs, the memory interface and the LDS units are never
;     oldest-first 3,544  SIMDs issue for the wave that was dispatched first; a
; kernel other
;   * work-span    3,953  SIMDs, the memory interface and the LDS units are never
;     oldest-first 3,953  SIMDs issue for the wave that was dispatched first; a
; kernel written
;   * work-span    6,588  SIMDs, the memory interface and the LDS units are never
;     oldest-first 6,588  SIMDs issue for the wave that was dispatched first; a
; kernel calling
;   * work-span    9,352  SIMDs, the memory interface and the LDS units are never
; kernel many
;   * work-span    3,544  SIMDs, the memory interface and the LDS units are never
;     oldest-first 3,544  SIMDs issue for the wave that was dispatched first; a
; run:  simulate %s -m %d/scalar-small.xml -k many --grid 131072 --workgroup 64 --align 64 --buffer out=zero:1024 --arg n=7 | grep "cycles  "
; want:
;   cycles    21943, slowest wave 3616
; run:  analyze --verbose %s -m %d/scalar-small.xml -k many --grid 131072 --workgroup 64 --align 64 | grep -E "(oldest-first|work-span) +[0-9]|scalar cache"
; want:
; chip     four units of vega, of which two share a scalar cache of four lines
;   * work-span    124,812  SIMDs, the memory interface and the LDS units are
;     oldest-first 124,831  SIMDs issue for the wave that was dispatched first; a

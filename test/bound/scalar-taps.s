; test: scalar loads of buffers that hit (M20): a filter that goes through its taps by a counter, or by a pointer; each cache fetches
; test: their lines once, and no run takes longer. Not where the address is data, where the load or the loop asks memory anew, or
; test: where more lines are read than fit
; run:  analyze %s -m %d/scalar-cache.xml -k indexed -k walking --grid 131072 --workgroup 64 --align 64 --dump-after divergence 2>&1 | grep "^; div scalar"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	indexed,@function
	.p2align	8
indexed:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
.Lindexed:
	s_load_dwordx8 s[8:15], s[2:3], s6
	s_add_u32 s6, s6, 32
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, s8, v2
	s_cmp_lg_u32 s6, 0x100
	s_cbranch_scc1 .Lindexed
	v_lshlrev_b32_e32 v1, 2, v0
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.type	walking,@function
	.p2align	8
walking:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s6, 8
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s2, 28
	s_addc_u32 s3, s3, 0
.Lwalking:
	s_add_u32 s16, s2, 0xffffffe4
	s_addc_u32 s17, s3, -1
	s_load_dwordx8 s[8:15], s[16:17], 0x0
	s_add_u32 s2, s2, 32
	s_addc_u32 s3, s3, 0
	s_sub_u32 s6, s6, 1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, s8, v2
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .Lwalking
	v_lshlrev_b32_e32 v1, 2, v0
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.type	data,@function
	.p2align	8
data:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_load_dword s6, s[2:3], 0x0
	s_waitcnt lgkmcnt(0)
	s_load_dword s8, s[2:3], s6
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s8
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.type	policy,@function
	.p2align	8
policy:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_load_dword s8, s[2:3], 0x0 glc
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s8
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.type	emptied,@function
	.p2align	8
emptied:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_dcache_inv
	s_waitcnt lgkmcnt(0)
	s_load_dword s8, s[2:3], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s8
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel indexed
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
	.amdhsa_kernel walking
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
	.amdhsa_kernel data
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
	.amdhsa_kernel policy
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
	.amdhsa_kernel emptied
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 0 ]
amdhsa.kernels:
  - .name: indexed
    .symbol: indexed.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 24
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: tap, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: walking
    .symbol: walking.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 24
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: tap, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: data
    .symbol: data.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 24
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: tap, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: policy
    .symbol: policy.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 24
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: tap, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: emptied
    .symbol: emptied.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 24
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: tap, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
...
	.end_amdgpu_metadata
	.text
; want:
; ; div scalar #4 argument 1 bytes 0 to 255
; ; div scalar #8 argument 1 bytes 0 to 255
; run:  simulate %s -m %d/scalar-cache.xml --grid 131072 --workgroup 64 --align 64 --buffer out=zero:1024 --buffer tap=zero:1024 | grep -E "^kernel|cycles  "
; want:
; kernel indexed
;   cycles    53196, slowest wave 5924
; kernel walking
;   cycles    60243, slowest wave 6068
; kernel data
;   cycles    26375, slowest wave 4080
; kernel policy
;   cycles    125815, slowest wave 4016
; kernel emptied
;   cycles    125815, slowest wave 4016
; run:  analyze --verbose %s -m %d/scalar-cache.xml --grid 131072 --workgroup 64 --align 64 | grep -E "^kernel|(oldest-first|work-span) +[0-9]|once .M20"
; want:
; kernel indexed
;   * work-span     88,659  SIMDs, the memory interface and the LDS units are
;                           each scalar cache fetches once (M20)
;     oldest-first 264,611  SIMDs issue for the wave that was dispatched first; a
;                           each scalar cache fetches once (M20)
; kernel walking
;   * work-span    106,577  SIMDs, the memory interface and the LDS units are
;                           each scalar cache fetches once (M20)
;     oldest-first 299,427  SIMDs issue for the wave that was dispatched first; a
;                           each scalar cache fetches once (M20)
; kernel data
;   * work-span    153,804  SIMDs, the memory interface and the LDS units are
;     oldest-first 154,527  SIMDs issue for the wave that was dispatched first; a
; kernel policy
;   * work-span    138,533  SIMDs, the memory interface and the LDS units are
;     oldest-first 138,655  SIMDs issue for the wave that was dispatched first; a
; kernel emptied
;   * work-span    139,572  SIMDs, the memory interface and the LDS units are
;     oldest-first 140,191  SIMDs issue for the wave that was dispatched first; a
; run:  simulate %s -m %d/scalar-small.xml -k indexed -k walking --grid 131072 --workgroup 64 --align 64 --buffer out=zero:1024 --buffer tap=zero:1024 | grep -E "^kernel|cycles  "
; want:
; kernel indexed
;   cycles    184267, slowest wave 5924
; kernel walking
;   cycles    187139, slowest wave 6220
; run:  analyze --verbose %s -m %d/scalar-small.xml -k indexed -k walking --grid 131072 --workgroup 64 --align 64 | grep -E "^kernel|(oldest-first|work-span) +[0-9]|once .M20"
; want:
; kernel indexed
;   * work-span    274,562  SIMDs, the memory interface and the LDS units are
;     oldest-first 294,943  SIMDs issue for the wave that was dispatched first; a
; kernel walking
;   * work-span    292,480  SIMDs, the memory interface and the LDS units are
;     oldest-first 329,759  SIMDs issue for the wave that was dispatched first; a

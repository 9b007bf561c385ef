; test: loops one behind the other that go through one buffer by one pointer: what each loads is what those before it have left,
; test: however many these are
; run:  analyze %s -m %d/scalar-cache.xml --grid 131072 --workgroup 64 --align 64 --dump-after divergence 2>&1 | grep "^; div scalar"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	chain,@function
	.p2align	8
chain:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s6, 2
.L0:
	s_load_dwordx8 s[8:15], s[2:3], 0x0
	s_add_u32 s2, s2, 32
	s_addc_u32 s3, s3, 0
	s_sub_u32 s6, s6, 1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, s8, v2
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .L0
	s_mov_b32 s6, 2
.L1:
	s_load_dwordx8 s[8:15], s[2:3], 0x0
	s_add_u32 s2, s2, 32
	s_addc_u32 s3, s3, 0
	s_sub_u32 s6, s6, 1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, s8, v2
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .L1
	s_mov_b32 s6, 2
.L2:
	s_load_dwordx8 s[8:15], s[2:3], 0x0
	s_add_u32 s2, s2, 32
	s_addc_u32 s3, s3, 0
	s_sub_u32 s6, s6, 1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, s8, v2
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .L2
	s_mov_b32 s6, 2
.L3:
	s_load_dwordx8 s[8:15], s[2:3], 0x0
	s_add_u32 s2, s2, 32
	s_addc_u32 s3, s3, 0
	s_sub_u32 s6, s6, 1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, s8, v2
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .L3
	s_mov_b32 s6, 2
.L4:
	s_load_dwordx8 s[8:15], s[2:3], 0x0
	s_add_u32 s2, s2, 32
	s_addc_u32 s3, s3, 0
	s_sub_u32 s6, s6, 1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, s8, v2
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .L4
	s_mov_b32 s6, 2
.L5:
	s_load_dwordx8 s[8:15], s[2:3], 0x0
	s_add_u32 s2, s2, 32
	s_addc_u32 s3, s3, 0
	s_sub_u32 s6, s6, 1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, s8, v2
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .L5
	v_lshlrev_b32_e32 v1, 2, v0
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel chain
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
  - .name: chain
    .symbol: chain.kd
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
; ; div scalar #4 argument 1 bytes 0 to 63
; ; div scalar #13 argument 1 bytes 32 to 127
; ; div scalar #22 argument 1 bytes 64 to 191
; ; div scalar #31 argument 1 bytes 96 to 255
; ; div scalar #40 argument 1 bytes 128 to 319
; ; div scalar #49 argument 1 bytes 160 to 383
; run:  analyze --verbose %s -m %d/scalar-cache.xml --grid 131072 --workgroup 64 --align 64 | grep -E "^kernel|(oldest-first|work-span) +[0-9]|once .M20"
; want:
; kernel chain
;   * work-span    127,819  SIMDs, the memory interface and the LDS units are
;                           each scalar cache fetches once (M20)
;     oldest-first 353,828  SIMDs issue for the wave that was dispatched first; a
;                           each scalar cache fetches once (M20)
; run:  simulate %s -m %d/scalar-cache.xml --grid 131072 --workgroup 64 --align 64 --buffer out=zero:1024 --buffer tap=zero:1024 | grep -E "^kernel|cycles  "
; want:
; kernel chain
;   cycles    74137, slowest wave 6972
; run:  analyze --verbose %s -m %d/scalar-odd.xml --grid 128 --workgroup 64 --align 64 | grep -E "^kernel|(oldest-first|work-span) +[0-9]"
; want:
; kernel chain
;   * work-span    7,796  SIMDs, the memory interface and the LDS units are never
;     oldest-first 7,796  SIMDs issue for the wave that was dispatched first; a

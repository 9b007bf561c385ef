; test: a launch description to fill in: arguments of every kind by index, hidden ones left out, names as comments that stay comments
; run:  launch
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl k
	.p2align 8
	.type k,@function
k:
	s_load_dword s3, s[4:5], 0x14
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
.Lloop:
	s_add_i32 s2, s2, 1
	s_cmp_lg_u32 s2, s3
	s_cbranch_scc1 .Lloop
	s_endpgm
	.size k, .-k
	.rodata
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 128
    .args:
      - .name: 'a-->b--'
        .type_name: 'int*'
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
      - .offset: 8
        .size: 8
        .value_kind: image
      - .name: tile
        .offset: 16
        .size: 4
        .value_kind: dynamic_shared_pointer
        .address_space: local
      - .offset: 24
        .size: 8
        .value_kind: hidden_global_offset_x
      - .name: n
        .type_name: int
        .offset: 20
        .size: 4
        .value_kind: by_value
...
	.end_amdgpu_metadata
; want:
; <?xml version="1.0" encoding="UTF-8"?>
; <!-- Replace each word in capitals by a number: GRID by the work-items in all and WORKGROUP by those
;      of a workgroup, as X, X,Y or X,Y,Z. A line of an argument that is deleted stands for
;      any value. See wavebound-launch(5). -->
; <launches>
;   <!-- at most 128 work-items in a workgroup -->
;   <launch kernel="k" grid="GRID" workgroup="WORKGROUP">
;     <!-- a- ->b- -: int*, 8 bytes at byte 0 -->
;     <buffer index="0" init="zero" bytes="BYTES"/>
;     <!-- image, sampler, pipe or queue, 8 bytes at byte 8 -->
;     <!-- tile: LDS pointer, 4 bytes at byte 16 -->
;     <local index="2" bytes="BYTES"/>
;     <!-- n: int, 4 bytes at byte 20
;          decides how often the loop at launch-blank.s:13:2 repeats -->
;     <argument index="3" value="VALUE"/>
;   </launch>
; </launches>

; test: an index of two strides may wrap: one line more; where only a part of it may, with other strides beside it, lanes part anywhere
; run:  divergence --grid 16,16 --workgroup 16,16
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v8, 7, v1
	v_add3_u32 v2, s6, v0, v8
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_mov_b32_e32 v6, s5
	v_add_co_u32_e32 v4, vcc, s4, v4
	v_addc_co_u32_e32 v5, vcc, v6, v5, vcc
	global_load_dword v7, v[4:5], off
	v_add_u32_e32 v8, s6, v0
	v_mov_b32_e32 v9, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_lshlrev_b32_e32 v10, 9, v1
	v_add_co_u32_e32 v8, vcc, v8, v10
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	global_load_dword v7, v[8:9], off
	s_waitcnt vmcnt(0)
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 16
    .group_segment_fixed_size: 4096
    .max_flat_workgroup_size: 1024
    .args:
      - .name: p
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .name: width
        .offset: 8
        .size: 4
        .value_kind: by_value
        .type_name: uint
      - .name: n
        .offset: 12
        .size: 4
        .value_kind: by_value
        .type_name: uint
...
	.end_amdgpu_metadata
; want:
; kernel k
;   strides count work-item ids
;   wrap-rows.s:15
;     global_load_dword v7, v[4:5], off
;       affine 4 per x, 512 per y; address 4 per x, 512 per y; at most 9 lines
;         v4 is affine 4 per x, 512 per y: computed from it (wrap-rows.s:13)
;         v4 is affine 4 per x, 512 per y: computed from it (wrap-rows.s:11)
;         v2 is affine 1 per x, 128 per y: computed from it (wrap-rows.s:10)
;         v8 is affine 128 per y: computed from it (wrap-rows.s:9)
;         v1 is affine 1 per y: what is there at the start
;   wrap-rows.s:22
;     global_load_dword v7, v[8:9], off
;       affine 4 per x, 512 per y; address 4 per x, 512 per y; at most 64 lines
;         v8 is affine 4 per x, 512 per y: computed from it (wrap-rows.s:20)
;         v8 is affine 4 per x: computed from it (wrap-rows.s:18)
;         v8 is affine 1 per x: computed from it (wrap-rows.s:16)
;         v0 is affine 1 per x: what is there at the start

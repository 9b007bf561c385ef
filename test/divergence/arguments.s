; test: an argument of the launch is the stride between rows: 4 rows of 16 words
; run:  divergence --grid 16,16 --workgroup 16,16 --arg width=100
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	v_mad_u32_u24 v2, v1, s6, v0
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v4, s5
	v_add_co_u32_e32 v2, vcc, s4, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dword v5, v[2:3], off
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
;   arguments.s:14
;     global_load_dword v5, v[2:3], off
;       affine 4 per x, 400 per y; address 4 per x, 400 per y; at most 8 lines
;         v2 is affine 4 per x, 400 per y: computed from it (arguments.s:12)
;         v2 is affine 4 per x, 400 per y: computed from it (arguments.s:10)
;         v2 is affine 1 per x, 100 per y: computed from it (arguments.s:8)
;         v1 is affine 1 per y: what is there at the start

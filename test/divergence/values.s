; test: values that the launch states for a table of indices leave its user a window
; run:  divergence --launch %d/values.xml
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:						; data[table[lane] + 4] = lane
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 4, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v4, s3
	v_add_co_u32_e32 v2, vcc, s2, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_store_dword v[2:3], v0, off
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name: table
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
      - .name: data
        .offset: 8
        .size: 8
        .value_kind: global_buffer
        .address_space: global
    .kernarg_segment_size: 16
    .name: k
    .symbol: k.kd
amdhsa.version: [ 1, 2 ]
...
	.end_amdgpu_metadata
; want:
; kernel k
;   strides count the lanes of a wave
;   values.s:10
;     global_load_dword v2, v1, s[0:1]
;       affine 4 per lane; address 4 per lane; at most 5 lines
;         v1 is affine 4 per lane: computed from it (values.s:7)
;         v0 is affine 1 per lane: what is there at the start
;   values.s:17
;     global_store_dword v[2:3], v0, off
;       divergent; at most 4 lines
;         v2 is divergent: computed from it (values.s:15)
;         v2 is divergent: computed from it (values.s:13)
;         v2 is divergent: computed from it (values.s:12)
;         v2 is divergent: loaded from different addresses (values.s:10)
;         v1 is affine 4 per lane: computed from it (values.s:7)
;         v0 is affine 1 per lane: what is there at the start

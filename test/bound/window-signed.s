; test: 24 bits with a sign: numbers from 0x800000 on are below zero, and so is their product
; run:  analyze %s --observe %d/window-signed.xml -q
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
product:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_bfrev_b32_e32 v1, v0			; each lane something of its own
	v_lshrrev_b32_e32 v2, 26, v1
	v_lshlrev_b32_e32 v2, 6, v2		; a line
	v_lshrrev_b32_e32 v1, 31, v1
	v_add_u32_e32 v1, 0x800000, v1		; with a sign: below zero
	v_mul_i32_i24_e32 v3, 1, v1
	v_lshrrev_b32_e32 v3, 31, v3
	v_mul_lo_u32 v3, v3, v2
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v3, s[0:1] offset:0
	s_waitcnt vmcnt(0)
	global_load_dword v5, v3, s[0:1] offset:4
	s_waitcnt vmcnt(0)
	global_load_dword v6, v3, s[0:1] offset:8
	s_waitcnt vmcnt(0)
	global_load_dword v7, v3, s[0:1] offset:12
	s_waitcnt vmcnt(0)
	s_endpgm
sum:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_bfrev_b32_e32 v1, v0			; each lane something of its own
	v_lshrrev_b32_e32 v2, 26, v1
	v_lshlrev_b32_e32 v2, 6, v2		; a line
	v_lshrrev_b32_e32 v1, 31, v1
	v_add_u32_e32 v1, 0x800000, v1		; with a sign: below zero
	v_mad_i32_i24 v3, v1, 1, 0
	v_lshrrev_b32_e32 v3, 31, v3
	v_mul_lo_u32 v3, v3, v2
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v3, s[0:1] offset:0
	s_waitcnt vmcnt(0)
	global_load_dword v5, v3, s[0:1] offset:4
	s_waitcnt vmcnt(0)
	global_load_dword v6, v3, s[0:1] offset:8
	s_waitcnt vmcnt(0)
	global_load_dword v7, v3, s[0:1] offset:12
	s_waitcnt vmcnt(0)
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel product
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel sum
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
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
    .kernarg_segment_size: 8
    .name: product
    .symbol: product.kd
  - .args:
      - .name: table
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
    .kernarg_segment_size: 8
    .name: sum
    .symbol: sum.kd
amdhsa.version: [ 1, 2 ]
...
	.end_amdgpu_metadata
; want:

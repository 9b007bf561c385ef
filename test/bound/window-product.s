; test: a number that each lane has of its own within a window, times one of the wave, is no number of the wave
; run:  analyze %s --observe %d/window-product.xml --exact off -q
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
product:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3]
	s_load_dword s9, s[2:3], 0x0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v2, 0xff, v2		; loaded: up to 255
	s_and_b32 s9, s9, 0xf00
	s_or_b32 s9, s9, 0x100
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v7, s1
	v_mad_u64_u32 v[4:5], vcc, v2, s9, v[6:7]
	global_load_dword v8, v[4:5], off
	global_load_dword v8, v[4:5], off offset:4
	global_load_dword v8, v[4:5], off offset:8
	global_load_dword v8, v[4:5], off offset:12
	s_waitcnt vmcnt(0)
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel product
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 16
		.amdhsa_next_free_vgpr 9
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
      - .name: data
        .offset: 8
        .size: 8
        .value_kind: global_buffer
        .address_space: global
    .kernarg_segment_size: 16
    .name: product
    .symbol: product.kd
amdhsa.version: [ 1, 2 ]
...
	.end_amdgpu_metadata
; want:

; test: a pair whose low half is the high half of what was shifted is no pair that was shifted
; run:  analyze %s -m %d/any-address.xml --observe %d/addresses.xml -q --exact off
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v0			; only this half differs
	v_lshlrev_b64 v[4:5], 8, v[2:3]
	v_and_b32_e32 v6, 0xff, v5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s9
	v_add_co_u32_e32 v8, vcc, s8, v5	; a line for each lane
	v_addc_co_u32_e32 v9, vcc, v7, v6, vcc
	global_load_dword v20, v[8:9], off
	s_waitcnt vmcnt(0)
	global_load_dword v21, v[8:9], off
	s_waitcnt vmcnt(0)
	global_load_dword v22, v[8:9], off
	s_waitcnt vmcnt(0)
	global_load_dword v23, v[8:9], off
	s_waitcnt vmcnt(0)
	global_load_dword v24, v[8:9], off
	s_waitcnt vmcnt(0)
	global_load_dword v25, v[8:9], off
	s_waitcnt vmcnt(0)
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 60
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name: data
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
    .kernarg_segment_size: 8
    .name: k
    .symbol: k.kd
amdhsa.version: [ 1, 2 ]
...
	.end_amdgpu_metadata
; want:

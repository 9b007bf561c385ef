; test: half of EXEC and a mask, put into the other half, switches lanes on: what these held before counts
; run:  analyze %s -m vega --observe %d/addresses.xml -q
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b32_e32 v2, 8, v0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v4, v1, s[8:9]
	v_mov_b32_e32 v1, v2			; a line for each lane
	s_mov_b32 exec_lo, 0
	v_mov_b32_e32 v1, v3
	s_and_b32 exec_lo, exec_hi, -1		; 32 lanes more
	global_load_dword v20, v1, s[8:9]
	s_waitcnt vmcnt(0)
	global_load_dword v21, v1, s[8:9]
	s_waitcnt vmcnt(0)
	global_load_dword v22, v1, s[8:9]
	s_waitcnt vmcnt(0)
	global_load_dword v23, v1, s[8:9]
	s_waitcnt vmcnt(0)
	global_load_dword v24, v1, s[8:9]
	s_waitcnt vmcnt(0)
	global_load_dword v25, v1, s[8:9]
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

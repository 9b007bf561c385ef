; test: values are of a buffer of the kernel, once
; run:  divergence --launch %d/values-argument.xml
; exit: 2
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
; values-argument.xml:3:3: error: argument 'table' has two ranges of values [launch-argument]
;       3 |   <values buffer="table" min="0" max="62"/>
;         |   ^~~~~~~
; note: argument 0: 'table', buffer of 8 bytes
; note: argument 1: 'data', buffer of 8 bytes
;         = compare with the arguments of the kernel in the notes
; values-argument.xml:4:3: error: argument 'tabel' is none of the kernel's [launch-argument]
;       4 |   <values buffer="tabel" min="0" max="62"/>
;         |   ^~~~~~~
; note: argument 0: 'table', buffer of 8 bytes
; note: argument 1: 'data', buffer of 8 bytes
;         = compare with the arguments of the kernel in the notes

; test: an index into a buffer whose elements are a byte apart says nothing of where the bytes are aligned
; run:  analyze %s -m %d/any-address.xml --observe %d/window-descriptor.xml -q
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	v_bfrev_b32_e32 v2, v0			; each lane something of its own
	v_lshrrev_b32_e32 v2, 26, v2
	v_lshlrev_b32_e32 v2, 7, v2		; two lines
	v_add_u32_e32 v2, 60, v2
	v_mov_b32_e32 v3, 2
	s_waitcnt lgkmcnt(0)
	s_or_b32 s9, s9, 0x10000		; a stride of one byte
	s_mov_b32 s10, -1
	s_mov_b32 s11, 0x27000
	buffer_load_dword v4, v[2:3], s[8:11], 0 idxen offen	; at the end of one line and the start of the next
	s_waitcnt vmcnt(0)
	buffer_load_dword v5, v[2:3], s[8:11], 0 idxen offen
	s_waitcnt vmcnt(0)
	buffer_load_dword v6, v[2:3], s[8:11], 0 idxen offen
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, v[2:3], s[8:11], 0 idxen offen
	s_waitcnt vmcnt(0)
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
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
    .name: k
    .symbol: k.kd
amdhsa.version: [ 1, 2 ]
...
	.end_amdgpu_metadata
; want:

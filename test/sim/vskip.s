; test: s_setvskip skips vector instructions until it is switched off: 1 of s4 = 2 is off, bit 1 is on
; run:  simulate %s --grid 64 --workgroup 64 --buffer 0=zero:256 -q --dump 0=/dev/stdout | od -A n -t d4 -N 8
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type k,@function
k:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v2, 5
	s_mov_b32 s4, 2
	s_setvskip s4, 0
	s_nop 1
	v_add_u32_e32 v2, 1, v2
	s_setvskip s4, 1
	s_nop 1
	v_add_u32_e32 v2, 16, v2
	s_setvskip 0, 0
	s_nop 1
	s_waitcnt lgkmcnt(0)
	global_store_dword v4, v2, s[2:3]
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .args:
      - { .name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
    .kernarg_segment_size: 8
...
	.end_amdgpu_metadata
; want:
;            6           6

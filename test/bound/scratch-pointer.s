; test: an address made of FLAT_SCRATCH leads to scratch memory: its words are no registers then
; run:  analyze %s --exact off --observe %d/addresses.xml -q
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx2 s[12:13], s[4:5], 0x0
	s_add_u32 flat_scratch_lo, s6, s8
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s8
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b32_e32 v2, 2, v0
	s_waitcnt lgkmcnt(0)
	buffer_store_dword v1, off, s[0:3], 0
	s_waitcnt vmcnt(0)
	s_mov_b64 s[10:11], flat_scratch
	global_store_dword v2, v0, s[10:11]	; the lane's word of scratch memory
	s_waitcnt vmcnt(0)
	buffer_load_dword v5, off, s[0:3], 0
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v6, 8, v5		; a line for each lane
	global_load_dword v20, v6, s[12:13]
	s_waitcnt vmcnt(0)
	global_load_dword v21, v6, s[12:13]
	s_waitcnt vmcnt(0)
	global_load_dword v22, v6, s[12:13]
	s_waitcnt vmcnt(0)
	global_load_dword v23, v6, s[12:13]
	s_waitcnt vmcnt(0)
	global_load_dword v24, v6, s[12:13]
	s_waitcnt vmcnt(0)
	global_load_dword v25, v6, s[12:13]
	s_waitcnt vmcnt(0)
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 60
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
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

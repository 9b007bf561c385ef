; test: a byte of a multiple of 4 is no multiple of 4: each lane may cross the end of a line (factors, sources of bits)
; run:  analyze --verbose %s --launch %d/parts-low.xml --observe %d/parts-low.xml --exact off | grep -E "^kernel|observed|^    [iw]"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
factor:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v2, 2, v2
	v_mul_u32_u24_e32 v7, 0x180, v0
	v_lshlrev_b32_e32 v9, 2, v2
	v_mov_b32 v9, 0x1000100
	v_mul_u32_u24_sdwa v4, v2, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:BYTE_1
	v_add_u32_e32 v4, v4, v7
	global_load_dword v6, v4, s[4:5]
	s_waitcnt vmcnt(0)
	s_endpgm
	.amdhsa_kernel factor
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
least:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v2, 2, v2
	v_mul_u32_u24_e32 v7, 0x180, v0
	v_lshlrev_b32_e32 v9, 2, v2
	v_min_u32_sdwa v4, v2, v9 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	v_add_u32_e32 v4, v4, v7
	global_load_dword v6, v4, s[4:5]
	s_waitcnt vmcnt(0)
	s_endpgm
	.amdhsa_kernel least
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
both:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v2, 2, v2
	v_mul_u32_u24_e32 v7, 0x180, v0
	v_lshlrev_b32_e32 v9, 2, v2
	v_and_b32_sdwa v4, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:BYTE_1
	v_add_u32_e32 v4, v4, v7
	global_load_dword v6, v4, s[4:5]
	s_waitcnt vmcnt(0)
	s_endpgm
	.amdhsa_kernel both
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name: a
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
    .kernarg_segment_size: 8
    .name: factor
    .symbol: factor.kd
  - .args:
      - .name: a
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
    .kernarg_segment_size: 8
    .name: least
    .symbol: least.kd
  - .args:
      - .name: a
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
    .kernarg_segment_size: 8
    .name: both
    .symbol: both.kd
amdhsa.version: [ 1, 2 ]
...
	.end_amdgpu_metadata
; want:
; kernel factor
;     work-span    1,904  SIMDs, the memory interface and the LDS units are never
;   observed  1,884 cycles in one simulated run of this launch
;     isolated     1,904  1.01 times the observed
;     work-span    1,904  1.01 times the observed
; kernel least
;     work-span    1,900  SIMDs, the memory interface and the LDS units are never
;   observed  1,880 cycles in one simulated run of this launch
;     isolated     1,900  1.01 times the observed
;     work-span    1,900  1.01 times the observed
; kernel both
;     work-span    1,900  SIMDs, the memory interface and the LDS units are never
;   observed  1,880 cycles in one simulated run of this launch
;     isolated     1,900  1.01 times the observed
;     work-span    1,900  1.01 times the observed

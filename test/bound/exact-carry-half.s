; test: exact: a carry that depends on where a buffer lies is one only if both halves of the mask still are what the sum left
; run:  analyze --verbose %s --observe %d/window-signed.xml | grep -E "^  (kernel|observed) "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:						; lanes 32 to 63 read what 0 to 31 read: 2 lines
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_and_b32_e32 v1, 31, v0
	v_lshlrev_b32_e32 v1, 2, v1
	v_lshrrev_b32_e32 v5, 5, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v1
	s_mov_b32 vcc_hi, -1
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_sub_u32_e32 v3, v3, v5
	global_load_dword v4, v[2:3], off
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
;   kernel    1,216 cycles (isolated)
;   observed  948 cycles in one simulated run of this launch
; run:  analyze %s --observe %d/window-signed.xml -q
; want:

; test: scalar loads ignore the low bits of each part of an address: of the pointer to a buffer that begins at a multiple of 2 (47 iterations, not 3), and of pair and register (byte 8 of the arguments, not 12)
; run:  analyze --verbose %s --launch %d/scalar-parts.xml --observe %d/scalar-parts.xml | grep -E "^kernel|observed"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
buffer:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_load_dword s8, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s9, s8, 12
	s_add_u32 s8, s8, s9
	s_and_b32 s8, s8, 0xff
.Lbuffer:
	s_sub_u32 s8, s8, 1
	s_cmp_gt_i32 s8, 0
	s_cbranch_scc1 .Lbuffer
	s_endpgm
	.amdhsa_kernel buffer
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 12
	.end_amdhsa_kernel
register:
	s_mov_b32 s6, 0xa
	s_add_u32 s0, s0, 2
	s_addc_u32 s1, s1, 0
	s_load_dword s8, s[0:1], s6
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s9, s8, 12
	s_add_u32 s8, s8, s9
	s_and_b32 s8, s8, 0xff
.Lregister:
	s_sub_u32 s8, s8, 1
	s_cmp_gt_i32 s8, 0
	s_cbranch_scc1 .Lregister
	s_endpgm
	.amdhsa_kernel register
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 12
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
      - .name: n
        .offset: 8
        .size: 4
        .value_kind: by_value
      - .name: m
        .offset: 12
        .size: 4
        .value_kind: by_value
    .kernarg_segment_size: 16
    .name: buffer
    .symbol: buffer.kd
  - .args:
      - .name: a
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
      - .name: n
        .offset: 8
        .size: 4
        .value_kind: by_value
      - .name: m
        .offset: 12
        .size: 4
        .value_kind: by_value
    .kernarg_segment_size: 16
    .name: register
    .symbol: register.kd
amdhsa.version: [ 1, 2 ]
...
	.end_amdgpu_metadata
; want:
; kernel buffer
;   observed  3,024 cycles in one simulated run of this launch
;     isolated     12,140  4.01 times the observed
;     work-span    12,140  4.01 times the observed
; kernel register
;   observed  3,592 cycles in one simulated run of this launch
;     exact        3,592  1.00 times the observed
;     isolated     3,596  1.00 times the observed
;     work-span    3,596  1.00 times the observed
; scalar-parts.s:14:2: warning: buffer: the bound of 254 repetitions for the loop at .Lbuffer (scalar-parts.s:14:2) is no more than the range of a type [loop-type-range]
;      14 | 	s_sub_u32 s8, s8, 1
;         | 	^~~~~~~~~
; note: s8 counts s8 - 1, s8 - 2, ... until s8 <= 0 (scalar-parts.s:15:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops

; test: twin of counted: the rounds are not known, the index may wrap once among the lanes: one line more
; run:  divergence --grid 64 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_mov_b32_e32 v3, 0
	s_movk_i32 s8, 0x0
	s_waitcnt lgkmcnt(0)
.Lloop:
	v_add_u32_e32 v2, s8, v0
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_mov_b32_e32 v6, s5
	v_add_co_u32_e32 v4, vcc, s4, v4
	v_addc_co_u32_e32 v5, vcc, v6, v5, vcc
	global_load_dword v7, v[4:5], off
	s_waitcnt vmcnt(0)
	s_add_i32 s8, s8, 64
	s_cmp_lt_u32 s8, s7
	s_cbranch_scc1 .Lloop
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 16
    .group_segment_fixed_size: 4096
    .max_flat_workgroup_size: 1024
    .args:
      - .name: p
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .name: width
        .offset: 8
        .size: 4
        .value_kind: by_value
        .type_name: uint
      - .name: n
        .offset: 12
        .size: 4
        .value_kind: by_value
        .type_name: uint
...
	.end_amdgpu_metadata
; want:
; kernel k
;   strides count the lanes of a wave
;   counted-unknown.s:11
;     loop 0: all lanes leave together, in an iteration that is the same in the launch
;   counted-unknown.s:16
;     global_load_dword v7, v[4:5], off
;       affine 4 per lane; address 4 per lane; at most 6 lines
;         v4 is affine 4 per lane: computed from it (counted-unknown.s:14)
;         v4 is affine 4 per lane: computed from it (counted-unknown.s:12)
;         v2 is affine 1 per lane: computed from it (counted-unknown.s:11)
;         v0 is affine 1 per lane: what is there at the start
;   counted-unknown.s:20
;     s_cbranch_scc1 .Lloop
;       launch

; test: twin of never: the branch may go both ways, and strides differ
; run:  divergence --grid 64 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, v0
	s_cmp_lt_i32 s7, 4
	s_cbranch_scc1 .Lsmall
	v_lshlrev_b32_e32 v2, 2, v0
.Lsmall:
	ds_read_b32 v5, v2
	s_waitcnt lgkmcnt(0)
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
;   never-unknown.s:10
;     s_cbranch_scc1 .Lsmall
;       launch
;   never-unknown.s:13
;     ds_read_b32 v5, v2
;       divergent; at most 3 LDS rounds
;         v2 is divergent: values of different kinds meet
;         v2 is affine 1 per lane: computed from it (never-unknown.s:8)
;         v0 is affine 1 per lane: what is there at the start

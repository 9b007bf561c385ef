; test: a bitonic merge in LDS, as clang 19 writes it: lane l reads 2 l - (l & (s - 1)), where s halves from 256 to 1
; run:  divergence --grid 512 --workgroup 256 --arg 1=512
; 4 rounds where s is 1, and lanes read every other word; the rest of the loop 2.
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 5
	.globl	merge
	.p2align	8
	.type	merge,@function
merge:
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dword s0, s[4:5], 0x8
	s_mov_b32 s7, 0
	s_lshl_b64 s[4:5], s[6:7], 11
	v_lshlrev_b32_e32 v3, 2, v0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s2, s2, s4
	s_addc_u32 s3, s3, s5
	global_load_dword v4, v3, s[2:3]
	global_load_dword v5, v3, s[2:3] offset:1024
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v1, vcc, s2, v3
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_cmp_lt_u32 s0, 2
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v3, v4, v5 offset1:4
	s_cbranch_scc1 .LBB0_3
	v_lshlrev_b32_e32 v4, 1, v0
.LBB0_2:
	s_lshr_b32 s1, s0, 1
	s_add_i32 s2, s1, -1
	v_and_b32_e32 v5, s2, v0
	v_sub_u32_e32 v5, v4, v5
	v_lshlrev_b32_e32 v5, 2, v5
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_lshl_add_u32 v6, s1, 2, v5
	ds_read_b32 v7, v5
	ds_read_b32 v8, v6
	s_cmp_lt_u32 s0, 4
	s_mov_b32 s0, s1
	s_waitcnt lgkmcnt(0)
	v_min_u32_e32 v9, v8, v7
	v_max_u32_e32 v7, v7, v8
	ds_write_b32 v5, v9
	ds_write_b32 v6, v7
	s_cbranch_scc0 .LBB0_2
.LBB0_3:
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2st64_b32 v[3:4], v3 offset1:4
	s_waitcnt lgkmcnt(0)
	global_store_dword v[1:2], v3, off
	global_store_dword v[1:2], v4, off offset:1024
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel merge
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.text
	.size	merge, .Lfunc_end0-merge
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           merge
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         merge.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
; want:
; kernel merge
;   strides count the lanes of a wave
;   strides-halved.s:19
;     global_load_dword v4, v3, s[2:3]
;       affine 4 per lane; address 4 per lane; at most 5 lines
;         v3 is affine 4 per lane: computed from it (strides-halved.s:15)
;         v0 is affine 1 per lane: what is there at the start
;   strides-halved.s:20
;     global_load_dword v5, v3, s[2:3] offset:1024
;       affine 4 per lane; address 4 per lane; at most 5 lines
;         v3 is affine 4 per lane: computed from it (strides-halved.s:15)
;         v0 is affine 1 per lane: what is there at the start
;   strides-halved.s:26
;     ds_write2st64_b32 v3, v4, v5 offset1:4
;       affine 4 per lane; address 4 per lane; at most 4 LDS rounds
;         v3 is affine 4 per lane: computed from it (strides-halved.s:15)
;         v0 is affine 1 per lane: what is there at the start
;   strides-halved.s:27
;     s_cbranch_scc1 .LBB0_3
;       launch
;   strides-halved.s:30
;     loop 0: all lanes leave together, in an iteration that is the same in the launch
;   strides-halved.s:38
;     ds_read_b32 v7, v5
;       divergent; at most 4 LDS rounds
;         v5 is divergent: computed from it (strides-halved.s:34)
;         v5 is divergent: computed from it (strides-halved.s:33)
;         v4 is affine 2 per lane: computed from it (strides-halved.s:28)
;         v0 is affine 1 per lane: what is there at the start
;   strides-halved.s:39
;     ds_read_b32 v8, v6
;       divergent; at most 4 LDS rounds
;         v6 is divergent: computed from it (strides-halved.s:37)
;         v5 is divergent: computed from it (strides-halved.s:34)
;         v5 is divergent: computed from it (strides-halved.s:33)
;         v4 is affine 2 per lane: computed from it (strides-halved.s:28)
;         v0 is affine 1 per lane: what is there at the start
;   strides-halved.s:45
;     ds_write_b32 v5, v9
;       divergent; at most 4 LDS rounds
;         v5 is divergent: computed from it (strides-halved.s:34)
;         v5 is divergent: computed from it (strides-halved.s:33)
;         v4 is affine 2 per lane: computed from it (strides-halved.s:28)
;         v0 is affine 1 per lane: what is there at the start
;   strides-halved.s:46
;     ds_write_b32 v6, v7
;       divergent; at most 4 LDS rounds
;         v6 is divergent: computed from it (strides-halved.s:37)
;         v5 is divergent: computed from it (strides-halved.s:34)
;         v5 is divergent: computed from it (strides-halved.s:33)
;         v4 is affine 2 per lane: computed from it (strides-halved.s:28)
;         v0 is affine 1 per lane: what is there at the start
;   strides-halved.s:47
;     s_cbranch_scc0 .LBB0_2
;       launch
;   strides-halved.s:51
;     ds_read2st64_b32 v[3:4], v3 offset1:4
;       affine 4 per lane; address 4 per lane; at most 4 LDS rounds
;         v3 is affine 4 per lane: computed from it (strides-halved.s:15)
;         v0 is affine 1 per lane: what is there at the start
;   strides-halved.s:53
;     global_store_dword v[1:2], v3, off
;       affine 4 per lane; address 4 per lane; at most 5 lines
;         v1 is affine 4 per lane: computed from it (strides-halved.s:22)
;         v3 is affine 4 per lane: computed from it (strides-halved.s:15)
;         v0 is affine 1 per lane: what is there at the start
;   strides-halved.s:54
;     global_store_dword v[1:2], v4, off offset:1024
;       affine 4 per lane; address 4 per lane; at most 5 lines
;         v1 is affine 4 per lane: computed from it (strides-halved.s:22)
;         v3 is affine 4 per lane: computed from it (strides-halved.s:15)
;         v0 is affine 1 per lane: what is there at the start

	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	widths,@function
widths:
	s_load_dword s2, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	v_mov_b32 v1, s2
	v_add_u16 v2, v1, v1
	v_and_b32 v31, 31, v2
	v_readfirstlane_b32 s20, v31
.Lrepeat1:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat1
	v_sub_u16 v2, 3, v1
	v_lshrrev_b32 v2, 12, v2
	v_and_b32 v31, 31, v2
	v_readfirstlane_b32 s20, v31
.Lrepeat2:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat2
	v_subrev_u16 v2, 3, v1
	v_and_b32 v31, 31, v2
	v_readfirstlane_b32 s20, v31
.Lrepeat3:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat3
	v_mul_lo_u16 v2, v1, v1
	v_and_b32 v31, 31, v2
	v_readfirstlane_b32 s20, v31
.Lrepeat4:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat4
	v_and_b32 v31, 31, v2
	v_readfirstlane_b32 s20, v31
.Lrepeat5:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat5
	v_lshlrev_b16 v2, 12, v1
	v_lshrrev_b32 v2, 12, v2
	v_and_b32 v31, 31, v2
	v_readfirstlane_b32 s20, v31
.Lrepeat6:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat6
	v_lshrrev_b16 v2, 11, v1
	v_and_b32 v31, 31, v2
	v_readfirstlane_b32 s20, v31
.Lrepeat7:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat7
	v_ashrrev_i16 v2, 3, v1
	v_lshrrev_b32 v2, 11, v2
	v_and_b32 v31, 31, v2
	v_readfirstlane_b32 s20, v31
.Lrepeat8:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat8
	v_min_i16 v2, 7, v1
	v_and_b32 v31, 31, v2
	v_readfirstlane_b32 s20, v31
.Lrepeat9:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat9
	v_max_u16 v2, 7, v1
	v_and_b32 v31, 31, v2
	v_readfirstlane_b32 s20, v31
.Lrepeat10:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat10
	v_cmp_lt_i16 vcc, 5, v1
	v_cndmask_b32 v2, 3, v1, vcc
	v_and_b32 v31, 31, v2
	v_readfirstlane_b32 s20, v31
.Lrepeat11:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat11
	v_cmp_lt_u16 vcc, 5, v1
	v_cndmask_b32 v2, 3, v1, vcc
	v_and_b32 v31, 31, v2
	v_readfirstlane_b32 s20, v31
.Lrepeat12:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat12
	v_add_u32_e64 v2, v1, -5 clamp
	v_lshrrev_b32 v2, 28, v2
	v_and_b32 v31, 31, v2
	v_readfirstlane_b32 s20, v31
.Lrepeat13:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat13
	v_sub_u32_e64 v2, 5, v1 clamp
	v_and_b32 v31, 31, v2
	v_readfirstlane_b32 s20, v31
.Lrepeat14:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat14
	v_mad_u64_u32 v[2:3], s[8:9], v1, v1, v[20:21]	; of v21 nothing is known
	v_mov_b32 v20, 9
	v_mad_u64_u32 v[2:3], s[8:9], v1, v1, v[20:21]
	v_and_b32 v31, 31, v2
	v_readfirstlane_b32 s20, v31
.Lrepeat15:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat15
	v_lshlrev_b64 v[2:3], 3, v[20:21]
	v_and_b32 v31, 31, v2
	v_readfirstlane_b32 s20, v31
.Lrepeat16:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat16
	v_lshrrev_b64 v[2:3], 32, v[21:22]
	v_mov_b32 v22, 17
	v_lshrrev_b64 v[2:3], 32, v[21:22]
	v_and_b32 v31, 31, v2
	v_readfirstlane_b32 s20, v31
.Lrepeat17:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat17
	v_ashrrev_i64 v[2:3], 34, v[21:22]
	v_and_b32 v31, 31, v2
	v_readfirstlane_b32 s20, v31
.Lrepeat18:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat18
	s_endpgm
	.amdhsa_kernel widths
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: widths
    .symbol: widths.kd
    .kernarg_segment_size: 12
    .args:
      - { .name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .size: 4, .offset: 8, .value_kind: by_value }
...
	.end_amdgpu_metadata

; test: comparisons of numbers of lanes, the same for all active lanes or not, that exclude each other
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips,divergence,exclusive --only trips %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
; the number of the wave, as it is and shifted
waves:
	v_lshrrev_b32_e32 v3, 6, v0
	v_cmp_gt_u32_e32 vcc, 64, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .L47
	s_nop 1
.L47:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_eq_u32_e32 vcc, 1, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .L48
	s_nop 1
.L48:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_i32_e32 vcc, 1, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .L49
	s_nop 1
.L49:
	s_or_b64 exec, exec, s[4:5]
	s_endpgm
; a wave has lanes of both: none
lanes:
	v_cmp_gt_u32_e32 vcc, 63, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .L50
	s_nop 1
.L50:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_u32_e32 vcc, 62, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .L51
	s_nop 1
.L51:
	s_or_b64 exec, exec, s[4:5]
	s_endpgm
; another number: none
changed:
	v_lshrrev_b32_e32 v3, 6, v0
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .L52
	s_nop 1
.L52:
	s_or_b64 exec, exec, s[4:5]
	v_sub_u32_e32 v3, 1, v3
	v_cmp_eq_u32_e32 vcc, 1, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .L53
	s_nop 1
.L53:
	s_or_b64 exec, exec, s[4:5]
	v_mul_lo_u32 v3, v3, v3
	v_cmp_eq_u32_e32 vcc, 3, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .L54
	s_nop 1
.L54:
	s_or_b64 exec, exec, s[4:5]
	s_endpgm
; one branches for the wave: no lane, so none of all
branches:
	v_lshrrev_b32_e32 v3, 6, v0
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccz .Lelse
	s_nop 1
	s_branch .Lbehind
.Lelse:
	s_nop 2
.Lbehind:
	v_cmp_lt_u32_e32 vcc, 1, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .L55
	s_nop 1
.L55:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .L56
	s_nop 1
.L56:
	s_or_b64 exec, exec, s[4:5]
	s_endpgm
; the second of some of the lanes of the first
inside:
	v_lshrrev_b32_e32 v3, 6, v0
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .L57
	s_nop 1
.L57:
	s_or_b64 exec, exec, s[4:5]
	v_and_b32_e32 v4, 1, v0
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Linner
	v_cmp_eq_u32_e32 vcc, 1, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .L58
	s_nop 1
.L58:
	s_or_b64 exec, exec, s[4:5]
.Linner:
	s_or_b64 exec, exec, s[6:7]
	s_endpgm
; other lanes: none, though the number is the same in the wave
beside:
	v_lshrrev_b32_e32 v3, 6, v0
	v_and_b32_e32 v4, 1, v0
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[6:7], vcc
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .L59
	s_nop 1
.L59:
	s_or_b64 exec, exec, s[4:5]
	s_andn2_b64 exec, s[6:7], exec
	v_cmp_eq_u32_e32 vcc, 1, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .L60
	s_nop 1
.L60:
	s_or_b64 exec, exec, s[4:5]
	s_or_b64 exec, exec, s[6:7]
	s_endpgm
; written in some lanes only: none
partly:
	v_lshrrev_b32_e32 v3, 6, v0
	v_mov_b32_e32 v5, v3
	v_cmp_gt_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[6:7], vcc
	v_add_u32_e32 v5, 1, v3
	s_or_b64 exec, exec, s[6:7]
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .L61
	s_nop 1
.L61:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_eq_u32_e32 vcc, 2, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .L62
	s_nop 1
.L62:
	s_or_b64 exec, exec, s[4:5]
	s_endpgm
; a number of the wave read from the first lane
first_lane:
	v_lshrrev_b32_e32 v3, 6, v0
	v_cmp_gt_u32_e32 vcc, 64, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .L65
	s_nop 1
.L65:
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s3, v3
	s_cmp_eq_u32 s3, 1
	s_cbranch_scc0 .L66
	s_nop 1
.L66:
	s_endpgm
; the first lane is none of those that compare: none
first_of_all:
	v_lshrrev_b32_e32 v3, 6, v0
	v_readfirstlane_b32 s3, v0
	s_cmp_eq_u32 s3, 0
	s_cbranch_scc0 .L67
	s_nop 1
.L67:
	v_and_b32_e32 v4, 32, v0
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lout
	v_cmp_lt_u32_e32 vcc, 31, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .L68
	s_nop 1
.L68:
	s_or_b64 exec, exec, s[4:5]
.Lout:
	s_or_b64 exec, exec, s[6:7]
	s_endpgm
; no lane may be active, then it is of any: none
first_of_none:
	v_lshrrev_b32_e32 v3, 6, v0
	v_cmp_gt_u32_e32 vcc, s5, v0
	s_and_saveexec_b64 s[6:7], vcc
	v_readfirstlane_b32 s3, v3
	s_mov_b64 exec, s[6:7]
	v_cmp_gt_u32_e32 vcc, 64, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .L69
	s_nop 1
.L69:
	s_or_b64 exec, exec, s[4:5]
	s_cmp_eq_u32 s3, 1
	s_cbranch_scc0 .L70
	s_nop 1
.L70:
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel waves
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel lanes
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel changed
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel branches
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel inside
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel beside
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel partly
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel first_lane
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel first_of_all
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel first_of_none
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: waves
    .symbol: waves.kd
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
  - .name: lanes
    .symbol: lanes.kd
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
  - .name: changed
    .symbol: changed.kd
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
  - .name: branches
    .symbol: branches.kd
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
  - .name: inside
    .symbol: inside.kd
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
  - .name: beside
    .symbol: beside.kd
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
  - .name: partly
    .symbol: partly.kd
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
  - .name: first_lane
    .symbol: first_lane.kd
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
  - .name: first_of_all
    .symbol: first_of_all.kd
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
  - .name: first_of_none
    .symbol: first_of_none.kd
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
amdhsa.target: amdgcn-amd-amdhsa--gfx900
...
	.end_amdgpu_metadata
; want:
; ; facts of @waves
; ; row b1, b3 or b5: only one is right by the comparisons at path-conditions-lanes.s:8:2, path-conditions-lanes.s:14:2, path-conditions-lanes.s:20:2: +1*@waves->@b1 +1*@.L47->@b3 +1*@.L48->@b5 -1*outside->@waves <= 0
; ; facts of @lanes
; ; facts of @changed
; ; facts of @branches
; ; row b4 or b6: only one is right by the comparisons at path-conditions-lanes.s:76:2, path-conditions-lanes.s:82:2: +1*@.Lbehind->@b4 +1*@.L55->@b6 -1*@.Lelse->@.Lbehind -1*@b1->@.Lbehind <= 0
; ; row b1 or b4: only one is right by the comparisons at path-conditions-lanes.s:69:2, path-conditions-lanes.s:76:2: +1*@branches->@b1 +1*@.Lbehind->@b4 -1*outside->@branches <= 0
; ; row b2 or b6: only one is right by the comparisons at path-conditions-lanes.s:69:2, path-conditions-lanes.s:82:2: +1*@branches->@.Lelse +1*@.L55->@b6 -1*outside->@branches <= 0
; ; facts of @inside
; ; row b1 or b4: only one is right by the comparisons at path-conditions-lanes.s:92:2, path-conditions-lanes.s:102:2: +1*@inside->@b1 +1*@b3->@b4 -1*outside->@inside <= 0
; ; facts of @beside
; ; facts of @partly
; ; facts of @first_lane
; ; row b1 or b3: only one is right by the comparisons at path-conditions-lanes.s:156:2, path-conditions-lanes.s:163:2: +1*@first_lane->@b1 +1*@.L65->@b3 -1*outside->@first_lane <= 0
; ; facts of @first_of_all
; ; facts of @first_of_none

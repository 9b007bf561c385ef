; test: the first active lane is one of lanes only if all ways have made the comparisons these are written with
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips,divergence,exclusive --only trips %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
; all ways: a row
made:
	v_lshrrev_b32_e32 v3, 6, v0
	v_lshlrev_b32_e32 v1, 2, v0
	v_cmp_gt_u32_e32 vcc, 32, v5
	s_mov_b64 s[8:9], exec
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lmeet_made
	ds_read_b32 v4, v1
	s_waitcnt lgkmcnt(0)
.Lmeet_made:
	s_cbranch_execz .Lnone_made
	v_readfirstlane_b32 s3, v3
	s_cmp_eq_u32 s3, 1
	s_cbranch_scc0 .Lnone_made
	s_nop 1
.Lnone_made:
	s_mov_b64 exec, s[8:9]
	v_cmp_gt_u32_e32 vcc, 64, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .Lout_made
	s_nop 1
.Lout_made:
	s_or_b64 exec, exec, s[4:5]
	s_endpgm
; one way leaves a comparison out: none
left_out:
	v_lshrrev_b32_e32 v3, 6, v0
	v_lshlrev_b32_e32 v1, 2, v0
	v_cmp_gt_u32_e32 vcc, 32, v5
	s_mov_b64 s[8:9], exec
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lmeet_left_out
	ds_read_b32 v4, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, 5, v4
	s_and_b64 exec, exec, vcc
.Lmeet_left_out:
	s_cbranch_execz .Lnone_left_out
	v_readfirstlane_b32 s3, v3
	s_cmp_eq_u32 s3, 1
	s_cbranch_scc0 .Lnone_left_out
	s_nop 1
.Lnone_left_out:
	s_mov_b64 exec, s[8:9]
	v_cmp_gt_u32_e32 vcc, 64, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .Lout_left_out
	s_nop 1
.Lout_left_out:
	s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel made
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel left_out
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: made
    .symbol: made.kd
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
  - .name: left_out
    .symbol: left_out.kd
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
; ; facts of @made
; ; row b4 or b6: only one is right by the comparisons at path-conditions-conditional.s:18:2, path-conditions-conditional.s:23:2: +1*@b3->@b4 +1*@.Lnone_made->@b6 -1*@b1->@.Lmeet_made -1*@made->@.Lmeet_made <= 0
; ; facts of @left_out

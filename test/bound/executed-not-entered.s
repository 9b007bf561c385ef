; test: a loop that the launch does not enter, and that is repeated three times wherever it is entered, is no contradiction
; run:  analyze --verbose %s --launch %d/d16-half.xml | grep -E "^kernel|  b2  |exact  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_mov_b32_e32 v4, 0
	ds_write_b32 v4, v4
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v2, v4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v2
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc1 .Lend
	s_mov_b32 s5, 4
.Lloop:
	v_add_u32_e32 v2, v2, v2
	s_sub_u32 s5, s5, 1
	s_cmp_lg_u32 s5, 0
	s_cbranch_scc1 .Lloop
.Lend:
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 60
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
    .group_segment_fixed_size: 64
    .kernarg_segment_size: 8
    .name: k
    .symbol: k.kd
amdhsa.version: [ 1, 2 ]
...
	.end_amdgpu_metadata
; want:
; kernel k
;   * exact        310  no data decides the time: every run of this launch takes
;      0  b2          1      3  inferred    executed-not-entered.s:16  s5 counts 3, 2, ... until s5 == 0 (executed-not-entered.s:18:2)
;     b2           4     164   46  executed-not-entered.s:16  .Lloop

; test: a cycle that nothing leaves is refused where a wave may enter it, and is no obstacle where the execution of the launch shows that none does
; run:  analyze --verbose %s --launch %d/endless-not-entered.xml --arg v=0 | grep -E "^  kernel|executed"
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 5
	.protected	fill
	.globl	fill
	.p2align	8
	.type	fill,@function
fill:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s2, 1
	s_cbranch_scc1 .LBB0_8
	s_cmp_gt_u32 s2, 3
	s_cbranch_scc0 .LBB0_5
	s_and_b32 s4, s2, 0x7ffffffc
	s_add_u32 s6, s0, 8
	s_addc_u32 s7, s1, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v0, s3
	v_mov_b32_e32 v1, s3
	v_mov_b32_e32 v2, s3
	v_mov_b32_e32 v3, s3
	s_mov_b32 s5, s4
.LBB0_3:
	global_store_dwordx4 v4, v[0:3], s[6:7] offset:-8
	s_add_u32 s6, s6, 16
	s_addc_u32 s7, s7, 0
	s_add_i32 s5, s5, -4
	s_cmp_lg_u32 s5, 0
	s_cbranch_scc1 .LBB0_3
	s_cmp_lg_u32 s4, s2
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_6
	s_branch .LBB0_8
.LBB0_5:
	s_mov_b32 s4, 0
	s_cbranch_execz .LBB0_8
.LBB0_6:
	s_mov_b32 s5, 0
	s_sub_i32 s2, s2, s4
	s_lshl_b64 s[4:5], s[4:5], 2
	s_add_u32 s4, s0, s4
	s_addc_u32 s5, s1, s5
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s3
.LBB0_7:
	s_add_i32 s2, s2, -1
	global_store_dword v0, v1, s[4:5]
	s_add_u32 s4, s4, 4
	s_addc_u32 s5, s5, 0
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc0 .LBB0_7
.LBB0_8:
	v_mov_b32_e32 v0, 0
	global_load_dword v0, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_cbranch_vccnz .LBB0_11
	s_and_b64 vcc, exec, 0
.LBB0_10:
	s_mov_b64 vcc, vcc
	s_cbranch_vccz .LBB0_10
.LBB0_11:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel fill
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	fill, .Lfunc_end0-fill
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.hidden	__oclc_ABI_version
	.type	__oclc_ABI_version,@object
	.section	.rodata,"a",@progbits
	.weak	__oclc_ABI_version
	.p2align	2, 0x0
__oclc_ABI_version:
	.long	500
	.size	__oclc_ABI_version, 4

	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .name:           o
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         8
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           v
        .offset:         12
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           fill
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         fill.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
; want:
;   kernel    1,327 cycles (exact)
;      2  b11         1      0  executed    endless-not-entered.s:64  executed: no data decides how often; at most 0 times in this launch
; run:  analyze %s --launch %d/endless-not-entered.xml --arg v=7 --exact 10000 -q
; exit: 3
; want:
; endless-not-entered.s:62:2: refused: fill: from block 10 no end of the program can be reached [endless]
;      62 | 	s_and_b64 vcc, exec, 0
;         | 	^~~~~~~~~
;         = let every path end: a loop needs an exit, the last block an end of the program; or state a launch that does not get there
; run:  analyze %s --launch %d/endless-not-entered.xml --arg v=0 --exact off -q
; exit: 3
; want:
; endless-not-entered.s:62:2: refused: fill: from block 10 no end of the program can be reached [endless]
;      62 | 	s_and_b64 vcc, exec, 0
;         | 	^~~~~~~~~
;         = let every path end: a loop needs an exit, the last block an end of the program; or state a launch that does not get there

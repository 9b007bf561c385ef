; test: numbers that <values> excludes are found though the kernel overwrites them before it ends
; run:  analyze %s --observe %d/values-while.xml -q
; exit: 2
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 5
	.protected	k
	.globl	k
	.p2align	8
	.type	k,@function
k:
	s_load_dword s7, s[4:5], 0x10
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s7
	global_store_dword v1, v2, s[0:1]
	s_waitcnt vmcnt(0)
	s_barrier
	global_load_dword v4, v3, s[0:1]
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e64 v1, s[0:1], s0, v1
	v_addc_co_u32_e64 v2, s[0:1], 0, v2, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 1, v4
	s_cbranch_vccnz .LBB0_3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v3, 0
.LBB0_2:
	s_and_b32 s1, s0, 15
	s_lshl_b32 s1, s1, 2
	v_mov_b32_e32 v5, s1
	global_load_dword v5, v5, s[2:3]
	s_add_i32 s0, s0, 1
	v_cmp_eq_u32_e32 vcc, s0, v4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v5, v3
	s_cbranch_vccz .LBB0_2
.LBB0_3:
	s_load_dword s7, s[4:5], 0x24
	s_load_dwordx2 s[0:1], s[4:5], 0x40
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	s_lshl_b64 s[0:1], s[0:1], 2
	v_add_u32_e32 v4, s6, v0
	s_add_u32 s0, s2, s0
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	s_addc_u32 s1, s3, s1
	v_mov_b32_e32 v0, s1
	v_add_co_u32_e32 v4, vcc, s0, v4
	v_addc_co_u32_e32 v5, vcc, v0, v5, vcc
	v_mov_b32_e32 v0, 7
	global_store_dword v[4:5], v3, off
	s_waitcnt vmcnt(0)
	s_barrier
	global_store_dword v[1:2], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 8
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
	.size	k, .Lfunc_end0-k
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .name:           !str n
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           o
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           x
        .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         28
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         36
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         38
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         40
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         42
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         44
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         46
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           k
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         k.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
; want:
; values-while.s:18:2: warning: k: this may store other numbers into buffer 'n' than 0 to 7, which its <values> says it holds [values-stored]
;      18 | 	global_store_dword v1, v2, s[0:1]
;         | 	^~~~~~~~~~~~~~~~~~
; values-while.xml:1:171: note: here; bounds hold only if no other number is loaded from there
;       1 | <launch kernel="k" grid="64" workgroup="64"><buffer name="n" init="const" value="7" bytes="256"/><buffer name="o" init="zero" bytes="256"/><argument name="x" value="49"/><values buffer="n" min="0" max="7"/></launch>
;         |                                                                                                                                                                           ^~~~~~~
;         = widen <values> in the launch, or see that what is stored is within it
; values-while.xml:1:171: error: k: the buffer 'n' holds numbers from 0 to 7 by this claim, but in the run it has 49 at byte 0 [fact-broken]
;       1 | <launch kernel="k" grid="64" workgroup="64"><buffer name="n" init="const" value="7" bytes="256"/><buffer name="o" init="zero" bytes="256"/><argument name="x" value="49"/><values buffer="n" min="0" max="7"/></launch>
;         |                                                                                                                                                                           ^~~~~~~
;         = correct the flow fact or the annotation

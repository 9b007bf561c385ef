; test: a launch that leaves its buffers is no fact of it but a fault, and has no exact bound; stores of the kernel into a buffer with <values> are named
; run:  analyze --verbose %s -k far --launch %d/outside.xml | grep -E "^  kernel|it accesses"
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 5
	.protected	far
	.globl	far
	.p2align	8
	.type	far,@function
far:
	s_load_dword s2, s[4:5], 0x8
	s_load_dword s3, s[4:5], 0x1c
	s_load_dwordx2 s[0:1], s[4:5], 0x38
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s7, s2, 31
	s_and_b32 s3, s3, 0xffff
	s_mul_i32 s6, s6, s3
	v_add_u32_e32 v0, s6, v0
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_mul_lo_u32 v2, v0, s7
	v_mul_lo_u32 v3, v1, s2
	v_mad_u64_u32 v[0:1], s[0:1], v0, s2, 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_add3_u32 v1, v1, v2, v3
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	v_mov_b32_e32 v2, 1
	global_store_dword v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel far
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
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
		.amdhsa_next_free_vgpr 4
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
	.size	far, .Lfunc_end0-far
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	stored
	.globl	stored
	.p2align	8
	.type	stored,@function
stored:
	s_load_dword s7, s[4:5], 0x10
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b32_e32 v2, 2, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s7
	global_store_dword v2, v3, s[0:1]
	s_waitcnt vmcnt(0)
	s_barrier
	global_load_dword v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 1, v2
	s_cbranch_vccnz .LBB1_3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, 0
.LBB1_2:
	s_and_b32 s1, s0, 15
	s_lshl_b32 s1, s1, 2
	v_mov_b32_e32 v3, s1
	global_load_dword v3, v3, s[2:3]
	s_add_i32 s0, s0, 1
	v_cmp_eq_u32_e32 vcc, s0, v2
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, v3, v1
	s_cbranch_vccz .LBB1_2
.LBB1_3:
	s_load_dword s7, s[4:5], 0x24
	s_load_dwordx2 s[0:1], s[4:5], 0x40
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	s_lshl_b64 s[0:1], s[0:1], 2
	v_add_u32_e32 v2, s6, v0
	s_add_u32 s0, s2, s0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_addc_u32 s1, s3, s1
	v_mov_b32_e32 v0, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v0, v3, vcc
	global_store_dword v[2:3], v1, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stored
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end1:
	.size	stored, .Lfunc_end1-stored
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	masked
	.globl	masked
	.p2align	8
	.type	masked,@function
masked:
	s_load_dword s7, s[4:5], 0x10
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b32_e32 v2, 2, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s7, s7, 7
	v_mov_b32_e32 v3, s7
	global_store_dword v2, v3, s[0:1]
	s_waitcnt vmcnt(0)
	s_barrier
	global_load_dword v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, 1, v2
	s_cbranch_vccnz .LBB2_3
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, 0
.LBB2_2:
	s_and_b32 s1, s0, 15
	s_lshl_b32 s1, s1, 2
	v_mov_b32_e32 v3, s1
	global_load_dword v3, v3, s[2:3]
	s_add_i32 s0, s0, 1
	v_cmp_eq_u32_e32 vcc, s0, v2
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, v3, v1
	s_cbranch_vccz .LBB2_2
.LBB2_3:
	s_load_dword s7, s[4:5], 0x24
	s_load_dwordx2 s[0:1], s[4:5], 0x40
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	s_lshl_b64 s[0:1], s[0:1], 2
	v_add_u32_e32 v2, s6, v0
	s_add_u32 s0, s2, s0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_addc_u32 s1, s3, s1
	v_mov_b32_e32 v0, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v0, v3, vcc
	global_store_dword v[2:3], v1, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel masked
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
		.amdhsa_next_free_vgpr 4
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
.Lfunc_end2:
	.size	masked, .Lfunc_end2-masked
	.section	.AMDGPU.csdata,"",@progbits
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
  - .args:
      - .address_space:  global
        .name:           o
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         8
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           far
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         far.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           stored
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         stored.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .name:           masked
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         masked.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
; want:
;   kernel    1,760 cycles (isolated)
;   to do     for an exact time (outside.s:33 decides now): it accesses
;              it accesses memory outside of the buffer that the launch gives
; outside.s:33:2: warning: far: 'far' accesses memory outside of 'o' here, which has 256 bytes in this launch [outside-buffer]
;      33 | 	global_store_dword v[0:1], v2, off
;         | 	^~~~~~~~~~~~~~~~~~
;         = check buffer sizes and indices of the launch
; run:  analyze --verbose %s -k far --grid 64 --workgroup 64 --align 64 --arg n=1000000 | grep -E "^  kernel|it accesses"
; want:
;   kernel    1,704 cycles (exact)
; run:  analyze --verbose %s -k stored --launch %d/outside.xml | grep -E "^  kernel"
; want:
;   kernel    5,664 cycles (isolated)
; outside.s:92:2: warning: stored: this may store other numbers into buffer 'n' than 0 to 7, which its <values> says it holds [values-stored]
;      92 | 	global_store_dword v2, v3, s[0:1]
;         | 	^~~~~~~~~~~~~~~~~~
; outside.xml:3:145: note: here; bounds hold only if no other number is loaded from there
;       3 | <launch kernel="stored" grid="64" workgroup="64"><buffer name="n" init="const" value="7" bytes="256"/><buffer name="o" init="zero" bytes="256"/><values buffer="n" min="0" max="7"/></launch>
;         |                                                                                                                                                 ^~~~~~~
;         = widen <values> in the launch, or see that what is stored is within it
; run:  analyze --verbose %s -k stored --launch %d/outside.xml --arg x=5 | grep -E "^  kernel"
; want:
;   kernel    5,664 cycles (isolated)
; run:  analyze --verbose %s -k masked --launch %d/outside.xml | grep -E "^  kernel"
; want:
;   kernel    5,668 cycles (isolated)
; run:  analyze %s -k stored --launch %d/outside-given.xml -q
; exit: 3
; want:
; outside.s:92:2: warning: stored: this may store other numbers into buffer 'n' than 0 to 7, which its <values> says it holds [values-stored]
;      92 | 	global_store_dword v2, v3, s[0:1]
;         | 	^~~~~~~~~~~~~~~~~~
; outside-given.xml:1:192: note: here; bounds hold only if no other number is loaded from there
;       1 | <launch kernel="stored" grid="64" workgroup="64"><buffer name="n" init="const" value="7" bytes="256" content="given"/><buffer name="o" init="zero" bytes="256"/><argument name="x" value="49"/><values buffer="n" min="0" max="7"/></launch>
;         |                                                                                                                                                                                                ^~~~~~~
;         = widen <values> in the launch, or see that what is stored is within it
; outside.s:85:1: error: stored: the <values> of the launch give a bound of 5664 cycles (isolated), but every run of this launch takes 25020 [fact-below-code]
;      85 | stored:
;         | ^~~~~~~
;         = correct the bound
; run:  analyze %s -k stored --observe %d/outside-observed.xml -q
; exit: 2
; want:
; outside.s:92:2: warning: stored: this may store other numbers into buffer 'n' than 0 to 7, which its <values> says it holds [values-stored]
;      92 | 	global_store_dword v2, v3, s[0:1]
;         | 	^~~~~~~~~~~~~~~~~~
; outside-observed.xml:1:176: note: here; bounds hold only if no other number is loaded from there
;       1 | <launch kernel="stored" grid="64" workgroup="64"><buffer name="n" init="const" value="7" bytes="256"/><buffer name="o" init="zero" bytes="256"/><argument name="x" value="49"/><values buffer="n" min="0" max="7"/></launch>
;         |                                                                                                                                                                                ^~~~~~~
;         = widen <values> in the launch, or see that what is stored is within it
; outside-observed.xml:1:176: error: stored: the buffer 'n' holds numbers from 0 to 7 by this claim, but in the run it has 49 at byte 0 [fact-broken]
;       1 | <launch kernel="stored" grid="64" workgroup="64"><buffer name="n" init="const" value="7" bytes="256"/><buffer name="o" init="zero" bytes="256"/><argument name="x" value="49"/><values buffer="n" min="0" max="7"/></launch>
;         |                                                                                                                                                                                ^~~~~~~
;         = correct the flow fact or the annotation

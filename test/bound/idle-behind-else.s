; test: what idle waves do not reach, since no end can be reached from there: behind the else of their guard, a loop whose exit they never take
; run:  analyze --verbose %s --observe %d/../../examples/wave_roles/launch.xml --exact off | grep -E "refused|^  (kernel|observed) |^ +[0-9] +b[0-9]"
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 5
	.protected	wave_roles
	.globl	wave_roles
	.p2align	8
	.type	wave_roles,@function
wave_roles:
	s_clause 0x2
	s_load_dword s8, s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	s_mov_b32 s7, 0
	v_and_b32_e32 v1, 63, v0
	s_lshl_b64 s[10:11], s[6:7], 6
	v_cmp_lt_u32_e32 vcc_lo, 63, v0
	v_or_b32_e32 v0, s10, v1
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s8, 0
	s_cselect_b32 s7, -1, 0
	v_cndmask_b32_e64 v2, 0, 1, s7
	s_and_saveexec_b32 s7, vcc_lo
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execnz .LBB0_3
	s_andn2_saveexec_b32 s4, s7
	s_cbranch_execnz .LBB0_11
.LBB0_2:
	s_endpgm
.LBB0_3:
	v_cmp_ne_u32_e32 vcc_lo, 1, v2
	s_cbranch_vccnz .LBB0_9
	v_mov_b32_e32 v2, 0
	v_lshl_or_b32 v1, s6, 6, v1
	s_mov_b32 s9, s8
	v_mov_b32_e32 v5, v2
	s_inst_prefetch 0x1
	.p2align	6
.LBB0_5:
	v_add_nc_u32_e32 v3, 1, v1
	v_mov_b32_e32 v4, v2
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	s_andn2_b32 s10, s10, exec_lo
	s_mov_b32 s11, exec_lo
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_add_co_u32 v6, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v7, vcc_lo
	v_add_co_u32 v8, vcc_lo, s0, v8
	v_add_co_ci_u32_e32 v9, vcc_lo, s1, v9, vcc_lo
	s_clause 0x1
	global_load_dword v6, v[6:7], off
	global_load_dword v4, v[8:9], off
	s_waitcnt vmcnt(0)
	v_cmpx_lt_f32_e32 v6, v4
	s_cbranch_execz .LBB0_7
	v_add_nc_u32_e32 v1, 2, v1
	s_andn2_b32 s10, s10, exec_lo
	v_lshlrev_b64 v[6:7], 2, v[1:2]
	v_add_co_u32 v6, vcc_lo, s0, v6
	v_add_co_ci_u32_e32 v7, vcc_lo, s1, v7, vcc_lo
	global_load_dword v1, v[6:7], off
	s_waitcnt vmcnt(0)
	v_cmp_ge_f32_e32 vcc_lo, v4, v1
	s_and_b32 s12, vcc_lo, exec_lo
	s_or_b32 s10, s10, s12
.LBB0_7:
	s_or_b32 exec_lo, exec_lo, s11
	v_cndmask_b32_e64 v1, 0, 1, s10
	s_add_i32 s9, s9, -1
	s_cmp_eq_u32 s9, 0
	v_add_nc_u32_e32 v5, v5, v1
	s_cbranch_scc1 .LBB0_10
	v_mov_b32_e32 v1, v3
	s_branch .LBB0_5
.LBB0_9:
	v_mov_b32_e32 v5, 0
.LBB0_10:
	s_inst_prefetch 0x2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s5, v1, vcc_lo
	global_store_dword v[0:1], v5, off
	s_andn2_saveexec_b32 s4, s7
	s_cbranch_execz .LBB0_2
.LBB0_11:
	v_cmp_ne_u32_e32 vcc_lo, 1, v2
	s_cbranch_vccnz .LBB0_14
	v_mov_b32_e32 v2, 0
	v_lshl_or_b32 v1, s6, 6, v1
	s_mov_b32 s4, s8
	v_mov_b32_e32 v3, v2
.LBB0_13:
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_add_nc_u32_e32 v1, 1, v1
	s_add_i32 s4, s4, -1
	s_cmp_eq_u32 s4, 0
	v_add_co_u32 v4, vcc_lo, s0, v4
	v_add_co_ci_u32_e32 v5, vcc_lo, s1, v5, vcc_lo
	global_load_dword v4, v[4:5], off
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v3, v4
	s_cbranch_scc0 .LBB0_13
	s_branch .LBB0_15
.LBB0_14:
	v_mov_b32_e32 v3, 0
.LBB0_15:
	v_cvt_f32_u32_e32 v1, s8
	v_frexp_exp_i32_f32_e32 v4, v3
	v_frexp_mant_f32_e32 v3, v3
	v_frexp_mant_f32_e32 v2, v1
	v_frexp_exp_i32_f32_e32 v5, v1
	v_mov_b32_e32 v1, 0
	v_rcp_f32_e32 v2, v2
	v_sub_nc_u32_e32 v4, v4, v5
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_mul_f32_e32 v2, v3, v2
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	v_ldexp_f32 v2, v2, v4
	global_store_dword v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wave_roles
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 13
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 0
		.amdhsa_shared_vgpr_count 0
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
	.size	wave_roles, .Lfunc_end0-wave_roles
	.text
	.p2alignl 6, 3214868480
	.fill 48, 4, 3214868480
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
        .is_const:       true
        .name:           in
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           smooth
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           peaks
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           taps
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           wave_roles
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         wave_roles.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
; want:
;   kernel    1,504,440 cycles (work-span)
;      0  b4          1     23  inferred    idle-behind-else.s:41  s9 counts 23, 22, ... until s9 == 0 (idle-behind-else.s:71:2)
;      1  b12         1     23  inferred    idle-behind-else.s:95  s4 counts 23, 22, ... until s4 == 0 (idle-behind-else.s:98:2)
;   observed  65,968 cycles in one simulated run of this launch

; refine.cl, by clang 19 for gfx900 with -O2 alone: both sides hold loops, so both keep their skip branches.
;   __kernel void refine(__global float *p, __global const int *kind)
;   {
;   	int i = get_global_id(0);
;   	float x = p[i];
;   	if (kind[i] == 1) {
;   		for (int k = 0; k < 12; k++)
;   			x = x * 0.5f + 1.0f / (x + 1.5f);
;   	} else {
;   		for (int k = 0; k < 10; k++)
;   			x = sqrt(x * x + 0.25f) - x * 0.125f;
;   	}
;   	p[i] = x;
;   }
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	refine                  ; -- Begin function refine
	.globl	refine
	.p2align	8
	.type	refine,@function
refine:                                 ; @refine
; %bb.0:
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s10, s[6:7], 0x10
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	s_mul_i32 s8, s8, s4
	s_add_i32 s10, s10, s8
	v_add_u32_e32 v0, s10, v0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v0, vcc, s0, v2
	v_addc_co_u32_e32 v1, vcc, v1, v3, vcc
	v_mov_b32_e32 v5, s3
	v_add_co_u32_e32 v4, vcc, s2, v2
	v_addc_co_u32_e32 v5, vcc, v5, v3, vcc
	global_load_dword v3, v[4:5], off
	global_load_dword v2, v[0:1], off
	s_waitcnt vmcnt(1)
	v_cmp_ne_u32_e32 vcc, 1, v3
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_2
; %bb.1:
	s_mov_b32 s2, 0x3e800000
	s_waitcnt vmcnt(0)
	v_fma_f32 v3, v2, v2, s2
	s_mov_b32 s3, 0x800000
	v_cmp_gt_f32_e32 vcc, s3, v3
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_lshlrev_b32_e32 v4, 5, v4
	v_ldexp_f32 v3, v3, v4
	v_sqrt_f32_e32 v3, v3
	v_cndmask_b32_e64 v4, 0, -16, vcc
	s_mov_b32 s4, 0xbe000000
	v_ldexp_f32 v3, v3, v4
	v_fma_f32 v2, v2, s4, v3
	v_fma_f32 v3, v2, v2, s2
	v_cmp_gt_f32_e32 vcc, s3, v3
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_lshlrev_b32_e32 v4, 5, v4
	v_ldexp_f32 v3, v3, v4
	v_sqrt_f32_e32 v3, v3
	v_cndmask_b32_e64 v4, 0, -16, vcc
	v_ldexp_f32 v3, v3, v4
	v_fma_f32 v2, v2, s4, v3
	v_fma_f32 v3, v2, v2, s2
	v_cmp_gt_f32_e32 vcc, s3, v3
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_lshlrev_b32_e32 v4, 5, v4
	v_ldexp_f32 v3, v3, v4
	v_sqrt_f32_e32 v3, v3
	v_cndmask_b32_e64 v4, 0, -16, vcc
	v_ldexp_f32 v3, v3, v4
	v_fma_f32 v2, v2, s4, v3
	v_fma_f32 v3, v2, v2, s2
	v_cmp_gt_f32_e32 vcc, s3, v3
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_lshlrev_b32_e32 v4, 5, v4
	v_ldexp_f32 v3, v3, v4
	v_sqrt_f32_e32 v3, v3
	v_cndmask_b32_e64 v4, 0, -16, vcc
	v_ldexp_f32 v3, v3, v4
	v_fma_f32 v2, v2, s4, v3
	v_fma_f32 v3, v2, v2, s2
	v_cmp_gt_f32_e32 vcc, s3, v3
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_lshlrev_b32_e32 v4, 5, v4
	v_ldexp_f32 v3, v3, v4
	v_sqrt_f32_e32 v3, v3
	v_cndmask_b32_e64 v4, 0, -16, vcc
	v_ldexp_f32 v3, v3, v4
	v_fma_f32 v2, v2, s4, v3
	v_fma_f32 v3, v2, v2, s2
	v_cmp_gt_f32_e32 vcc, s3, v3
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_lshlrev_b32_e32 v4, 5, v4
	v_ldexp_f32 v3, v3, v4
	v_sqrt_f32_e32 v3, v3
	v_cndmask_b32_e64 v4, 0, -16, vcc
	v_ldexp_f32 v3, v3, v4
	v_fma_f32 v2, v2, s4, v3
	v_fma_f32 v3, v2, v2, s2
	v_cmp_gt_f32_e32 vcc, s3, v3
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_lshlrev_b32_e32 v4, 5, v4
	v_ldexp_f32 v3, v3, v4
	v_sqrt_f32_e32 v3, v3
	v_cndmask_b32_e64 v4, 0, -16, vcc
	v_ldexp_f32 v3, v3, v4
	v_fma_f32 v2, v2, s4, v3
	v_fma_f32 v3, v2, v2, s2
	v_cmp_gt_f32_e32 vcc, s3, v3
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_lshlrev_b32_e32 v4, 5, v4
	v_ldexp_f32 v3, v3, v4
	v_sqrt_f32_e32 v3, v3
	v_cndmask_b32_e64 v4, 0, -16, vcc
	v_ldexp_f32 v3, v3, v4
	v_fma_f32 v2, v2, s4, v3
	v_fma_f32 v3, v2, v2, s2
	v_cmp_gt_f32_e32 vcc, s3, v3
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_lshlrev_b32_e32 v4, 5, v4
	v_ldexp_f32 v3, v3, v4
	v_sqrt_f32_e32 v3, v3
	v_cndmask_b32_e64 v4, 0, -16, vcc
	v_ldexp_f32 v3, v3, v4
	v_fma_f32 v2, v2, s4, v3
	v_fma_f32 v3, v2, v2, s2
	v_cmp_gt_f32_e32 vcc, s3, v3
	v_cndmask_b32_e64 v4, 0, 1, vcc
	v_lshlrev_b32_e32 v4, 5, v4
	v_ldexp_f32 v3, v3, v4
	v_sqrt_f32_e32 v3, v3
	v_cndmask_b32_e64 v4, 0, -16, vcc
	v_ldexp_f32 v3, v3, v4
	v_fma_f32 v3, v2, s4, v3
                                        ; implicit-def: $vgpr2
.LBB0_2:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB0_4
; %bb.3:
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, 0x3fc00000, v2
	v_frexp_mant_f32_e32 v4, v3
	v_rcp_f32_e32 v4, v4
	v_frexp_exp_i32_f32_e32 v3, v3
	v_sub_u32_e32 v3, 0, v3
	v_ldexp_f32 v3, v4, v3
	v_fma_f32 v2, v2, 0.5, v3
	v_add_f32_e32 v3, 0x3fc00000, v2
	v_frexp_mant_f32_e32 v4, v3
	v_rcp_f32_e32 v4, v4
	v_frexp_exp_i32_f32_e32 v3, v3
	v_sub_u32_e32 v3, 0, v3
	v_ldexp_f32 v3, v4, v3
	v_fma_f32 v2, v2, 0.5, v3
	v_add_f32_e32 v3, 0x3fc00000, v2
	v_frexp_mant_f32_e32 v4, v3
	v_rcp_f32_e32 v4, v4
	v_frexp_exp_i32_f32_e32 v3, v3
	v_sub_u32_e32 v3, 0, v3
	v_ldexp_f32 v3, v4, v3
	v_fma_f32 v2, v2, 0.5, v3
	v_add_f32_e32 v3, 0x3fc00000, v2
	v_frexp_mant_f32_e32 v4, v3
	v_rcp_f32_e32 v4, v4
	v_frexp_exp_i32_f32_e32 v3, v3
	v_sub_u32_e32 v3, 0, v3
	v_ldexp_f32 v3, v4, v3
	v_fma_f32 v2, v2, 0.5, v3
	v_add_f32_e32 v3, 0x3fc00000, v2
	v_frexp_mant_f32_e32 v4, v3
	v_rcp_f32_e32 v4, v4
	v_frexp_exp_i32_f32_e32 v3, v3
	v_sub_u32_e32 v3, 0, v3
	v_ldexp_f32 v3, v4, v3
	v_fma_f32 v2, v2, 0.5, v3
	v_add_f32_e32 v3, 0x3fc00000, v2
	v_frexp_mant_f32_e32 v4, v3
	v_rcp_f32_e32 v4, v4
	v_frexp_exp_i32_f32_e32 v3, v3
	v_sub_u32_e32 v3, 0, v3
	v_ldexp_f32 v3, v4, v3
	v_fma_f32 v2, v2, 0.5, v3
	v_add_f32_e32 v3, 0x3fc00000, v2
	v_frexp_mant_f32_e32 v4, v3
	v_rcp_f32_e32 v4, v4
	v_frexp_exp_i32_f32_e32 v3, v3
	v_sub_u32_e32 v3, 0, v3
	v_ldexp_f32 v3, v4, v3
	v_fma_f32 v2, v2, 0.5, v3
	v_add_f32_e32 v3, 0x3fc00000, v2
	v_frexp_mant_f32_e32 v4, v3
	v_rcp_f32_e32 v4, v4
	v_frexp_exp_i32_f32_e32 v3, v3
	v_sub_u32_e32 v3, 0, v3
	v_ldexp_f32 v3, v4, v3
	v_fma_f32 v2, v2, 0.5, v3
	v_add_f32_e32 v3, 0x3fc00000, v2
	v_frexp_mant_f32_e32 v4, v3
	v_rcp_f32_e32 v4, v4
	v_frexp_exp_i32_f32_e32 v3, v3
	v_sub_u32_e32 v3, 0, v3
	v_ldexp_f32 v3, v4, v3
	v_fma_f32 v2, v2, 0.5, v3
	v_add_f32_e32 v3, 0x3fc00000, v2
	v_frexp_mant_f32_e32 v4, v3
	v_rcp_f32_e32 v4, v4
	v_frexp_exp_i32_f32_e32 v3, v3
	v_sub_u32_e32 v3, 0, v3
	v_ldexp_f32 v3, v4, v3
	v_fma_f32 v2, v2, 0.5, v3
	v_add_f32_e32 v3, 0x3fc00000, v2
	v_frexp_mant_f32_e32 v4, v3
	v_rcp_f32_e32 v4, v4
	v_frexp_exp_i32_f32_e32 v3, v3
	v_sub_u32_e32 v3, 0, v3
	v_ldexp_f32 v3, v4, v3
	v_fma_f32 v2, v2, 0.5, v3
	v_add_f32_e32 v3, 0x3fc00000, v2
	v_frexp_mant_f32_e32 v4, v3
	v_rcp_f32_e32 v4, v4
	v_frexp_exp_i32_f32_e32 v3, v3
	v_sub_u32_e32 v3, 0, v3
	v_ldexp_f32 v3, v4, v3
	v_fma_f32 v3, v2, 0.5, v3
.LBB0_4:
	s_or_b64 exec, exec, s[0:1]
	global_store_dword v[0:1], v3, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel refine
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 11
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
	.size	refine, .Lfunc_end0-refine
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1256
; NumSgprs: 15
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 15
; NumVGPRsForWavesPerEU: 6
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.hidden	__oclc_ABI_version              ; @__oclc_ABI_version
	.type	__oclc_ABI_version,@object
	.section	.rodata,"a",@progbits
	.weak	__oclc_ABI_version
	.p2align	2, 0x0
__oclc_ABI_version:
	.long	400                             ; 0x190
	.size	__oclc_ABI_version, 4

	.section	".note.GNU-stack","",@progbits
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           refine
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         refine.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata

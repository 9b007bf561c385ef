; test: a loop that does not end before its accesses leave the buffer says so, and the waves that ids keep outside are those of the condition on ids
; run:  analyze %s --launch %d/never-left.xml -v | sed -n '/may pass/,/^$/p; /^ *[01]  b/p'
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	wave_roles              ; -- Begin function wave_roles
	.globl	wave_roles
	.p2align	8
	.type	wave_roles,@function
wave_roles:                             ; @wave_roles
.Lfunc_begin0:
	.file	0 "." "wave_roles.cl" md5 0x60196efa783cd2b0a0ba2027e97ab122
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.loc	0 10 14 prologue_end            ; wave_roles.cl:10:14
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_load_dword s16, s[4:5], 0x18
	.loc	0 10 44 is_stmt 0               ; wave_roles.cl:10:44
	s_mov_b32 s7, 0
	.loc	0 10 60                         ; wave_roles.cl:10:60
	s_lshl_b64 s[0:1], s[6:7], 6
	.loc	0 10 86                         ; wave_roles.cl:10:86
	v_and_b32_e32 v2, 63, v0
	.loc	0 10 68                         ; wave_roles.cl:10:68
	v_or_b32_e32 v1, s0, v2
	.loc	0 0 0                           ; wave_roles.cl:0:0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s16, 0
	s_cselect_b64 s[0:1], -1, 0
	.loc	0 12 11 is_stmt 1               ; wave_roles.cl:12:11
	v_cmp_lt_u32_e32 vcc, 63, v0
	v_cndmask_b32_e64 v0, 0, 1, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v0
	.loc	0 12 6 is_stmt 0                ; wave_roles.cl:12:6
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execnz .LBB0_3
; %bb.1:
	s_andn2_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execnz .LBB0_11
.LBB0_2:
	.loc	0 27 1 is_stmt 1                ; wave_roles.cl:27:1
	s_endpgm
.LBB0_3:
	.loc	0 23 3                          ; wave_roles.cl:23:3
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_9
; %bb.4:
	.loc	0 0 3 is_stmt 0                 ; wave_roles.cl:0:3
	v_mov_b32_e32 v3, 0
	.loc	0 23 3                          ; wave_roles.cl:23:3
	v_lshl_or_b32 v2, s6, 6, v2
	v_mov_b32_e32 v6, s9
	s_mov_b32 s7, s16
	v_mov_b32_e32 v0, v3
                                        ; implicit-def: $sgpr12_sgpr13
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 24 9 is_stmt 1                ; wave_roles.cl:24:9
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	s_andn2_b64 s[12:13], s[12:13], exec
	v_add_co_u32_e32 v7, vcc, s8, v4
	v_addc_co_u32_e32 v8, vcc, v6, v5, vcc
	.loc	0 24 22 is_stmt 0               ; wave_roles.cl:24:22
	v_add_u32_e32 v4, 1, v2
	v_mov_b32_e32 v5, v3
	v_lshlrev_b64 v[9:10], 2, v[4:5]
	v_add_co_u32_e32 v9, vcc, s8, v9
	v_addc_co_u32_e32 v10, vcc, v6, v10, vcc
	.loc	0 24 9                          ; wave_roles.cl:24:9
	global_load_dword v11, v[7:8], off
	.loc	0 24 22                         ; wave_roles.cl:24:22
	global_load_dword v5, v[9:10], off
	.loc	0 24 20                         ; wave_roles.cl:24:20
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, v11, v5
	.loc	0 24 37                         ; wave_roles.cl:24:37
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_7
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0 37                          ; wave_roles.cl:0:37
	v_add_u32_e32 v2, 2, v2
	v_lshlrev_b64 v[7:8], 2, v[2:3]
	s_andn2_b64 s[12:13], s[12:13], exec
	v_add_co_u32_e32 v7, vcc, s8, v7
	v_addc_co_u32_e32 v8, vcc, v6, v8, vcc
	.loc	0 24 58                         ; wave_roles.cl:24:58
	global_load_dword v2, v[7:8], off
	.loc	0 24 55                         ; wave_roles.cl:24:55
	s_waitcnt vmcnt(0)
	v_cmp_ge_f32_e32 vcc, v5, v2
	s_and_b64 s[18:19], vcc, exec
	s_or_b64 s[12:13], s[12:13], s[18:19]
.LBB0_7:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0 55                          ; wave_roles.cl:0:55
	s_or_b64 exec, exec, s[14:15]
	.loc	0 24 37                         ; wave_roles.cl:24:37
	v_cndmask_b32_e64 v2, 0, 1, s[12:13]
	.loc	0 23 22 is_stmt 1               ; wave_roles.cl:23:22
	s_add_i32 s7, s7, 1
	s_cmp_eq_u32 s7, 0
	.loc	0 24 6                          ; wave_roles.cl:24:6
	v_add_u32_e32 v0, v0, v2
	.loc	0 23 3                          ; wave_roles.cl:23:3
	s_cbranch_scc1 .LBB0_10
; %bb.8:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0 3 is_stmt 0                 ; wave_roles.cl:0:3
	v_mov_b32_e32 v2, v4
	.loc	0 23 3                          ; wave_roles.cl:23:3
	s_branch .LBB0_5
.LBB0_9:
	.loc	0 0 3                           ; wave_roles.cl:0:3
	v_mov_b32_e32 v0, 0
.LBB0_10:
	.loc	0 25 3 is_stmt 1                ; wave_roles.cl:25:3
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v1, vcc, s2, v1
	v_addc_co_u32_e32 v2, vcc, v3, v2, vcc
	.loc	0 25 13 is_stmt 0               ; wave_roles.cl:25:13
	global_store_dword v[1:2], v0, off
                                        ; implicit-def: $vgpr1
                                        ; implicit-def: $vgpr2
	.loc	0 12 6 is_stmt 1                ; wave_roles.cl:12:6
	s_andn2_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_2
.LBB0_11:
	.loc	0 16 3                          ; wave_roles.cl:16:3
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_14
; %bb.12:
	.loc	0 0 3 is_stmt 0                 ; wave_roles.cl:0:3
	v_mov_b32_e32 v3, 0
	.loc	0 16 3                          ; wave_roles.cl:16:3
	v_lshl_or_b32 v2, s6, 6, v2
	v_mov_b32_e32 v4, s9
	s_mov_b32 s0, s16
	v_mov_b32_e32 v0, v3
.LBB0_13:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 17 11 is_stmt 1               ; wave_roles.cl:17:11
	v_lshlrev_b64 v[5:6], 2, v[2:3]
	.loc	0 16 22                         ; wave_roles.cl:16:22
	s_add_i32 s0, s0, 1
	.loc	0 17 11                         ; wave_roles.cl:17:11
	v_add_co_u32_e32 v5, vcc, s8, v5
	v_addc_co_u32_e32 v6, vcc, v4, v6, vcc
	global_load_dword v5, v[5:6], off
	.loc	0 16 22                         ; wave_roles.cl:16:22
	v_add_u32_e32 v2, 1, v2
	s_cmp_eq_u32 s0, 0
	.loc	0 17 8                          ; wave_roles.cl:17:8
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v5
	.loc	0 16 3                          ; wave_roles.cl:16:3
	s_cbranch_scc0 .LBB0_13
	s_branch .LBB0_15
.LBB0_14:
	.loc	0 0 3 is_stmt 0                 ; wave_roles.cl:0:3
	v_mov_b32_e32 v0, 0
.LBB0_15:
	.loc	0 18 22 is_stmt 1               ; wave_roles.cl:18:22
	v_cvt_f32_u32_e32 v3, s16
	.loc	0 18 20 is_stmt 0               ; wave_roles.cl:18:20
	v_frexp_exp_i32_f32_e32 v4, v0
	v_frexp_mant_f32_e32 v5, v0
	.loc	0 18 3                          ; wave_roles.cl:18:3
	v_mov_b32_e32 v2, 0
	.loc	0 18 20                         ; wave_roles.cl:18:20
	v_frexp_mant_f32_e32 v0, v3
	v_rcp_f32_e32 v6, v0
	.loc	0 18 3                          ; wave_roles.cl:18:3
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	.loc	0 18 20                         ; wave_roles.cl:18:20
	v_frexp_exp_i32_f32_e32 v2, v3
	v_sub_u32_e32 v2, v4, v2
	v_mul_f32_e32 v3, v5, v6
	v_ldexp_f32 v2, v3, v2
	.loc	0 18 3                          ; wave_roles.cl:18:3
	v_mov_b32_e32 v3, s11
	v_add_co_u32_e32 v0, vcc, s10, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 18 14                         ; wave_roles.cl:18:14
	global_store_dword v[0:1], v2, off
	.loc	0 27 1 is_stmt 1                ; wave_roles.cl:27:1
	s_endpgm
.Ltmp0:
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
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 20
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
	.size	wave_roles, .Lfunc_end0-wave_roles
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 496
; NumSgprs: 24
; NumVgprs: 12
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 24
; NumVGPRsForWavesPerEU: 12
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
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
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         wave_roles.kd
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
; want:
;                             16 of 32 waves may pass the guard at
;                             ./wave_roles.cl:12:6; the ids of the others keep
;                             them outside
;
;      0  b4          1  1,056  buffer-size  ./wave_roles.cl:24  each iteration accesses 'in', which has 4224 bytes, 4 bytes higher than the one before (./wave_roles.cl:24:9); the loop does not end before one is outside
;      1  b12         1  1,056  buffer-size  ./wave_roles.cl:17  each iteration accesses 'in', which has 4224 bytes, 4 bytes higher than the one before (./wave_roles.cl:17:11); the loop does not end before one is outside
; never-left.s:61:2: warning: wave_roles: the bound of 1056 repetitions for the loop at .LBB0_5 (./wave_roles.cl:24:9) is no more than the size of a buffer allows, and holds as long as no access leaves its buffer [loop-buffer-size]
;      61 | 	v_lshlrev_b64 v[4:5], 2, v[2:3]
;         | 	^~~~~~~~~~~~~
; note: each iteration accesses 'in', which has 4224 bytes, 4 bytes higher than the one before (./wave_roles.cl:24:9); the loop does not end before one is outside
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without buffer-size leaves such bounds out
; never-left.s:143:2: warning: wave_roles: the bound of 1056 repetitions for the loop at .LBB0_13 (./wave_roles.cl:17:11) is no more than the size of a buffer allows, and holds as long as no access leaves its buffer [loop-buffer-size]
;     143 | 	v_lshlrev_b64 v[5:6], 2, v[2:3]
;         | 	^~~~~~~~~~~~~
; note: each iteration accesses 'in', which has 4224 bytes, 4 bytes higher than the one before (./wave_roles.cl:17:11); the loop does not end before one is outside
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without buffer-size leaves such bounds out
; never-left.s:149:2: warning: wave_roles: 'wave_roles' accesses memory outside of 'in' here, which has 4224 bytes in this launch [outside-buffer]
;     149 | 	global_load_dword v5, v[5:6], off
;         | 	^~~~~~~~~~~~~~~~~
;         = check buffer sizes and indices of the launch

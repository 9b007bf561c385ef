; test: a condition that is kept in a mask outside of loops and tested inside is the same guard: n % 4 == 0 leaves no remainder, n < 4 no part of four
; run:  analyze --verbose %s --grid 64 --workgroup 64 --arg n=1024 --arg m=100 --exact off | grep -E "^ +[0-9] +b|^  wave"
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.p2align	8
	.type	rem,@function
rem:
	s_load_dwordx4 s[12:15], s[6:7], 0x8
	v_mov_b32_e32 v8, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s15, v0
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_14
	s_cmp_gt_i32 s14, 0
	s_cselect_b64 s[0:1], -1, 0
	s_and_b32 s9, s14, 3
	s_load_dwordx2 s[18:19], s[6:7], 0x0
	s_cmp_gt_u32 s14, 3
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s33, s14, 0x7ffffffc
	v_mad_u64_u32 v[1:2], s[10:11], s14, 3, v[0:1]
	v_cndmask_b32_e64 v4, 0, 1, s[0:1]
	s_mov_b32 s21, 0
	s_cmp_lg_u32 s9, 0
	v_mov_b32_e32 v3, 0
	v_cmp_ne_u32_e64 s[0:1], 1, v4
	v_cndmask_b32_e64 v4, 0, 1, s[2:3]
	s_cselect_b64 s[22:23], -1, 0
	s_lshl_b32 s24, s14, 2
	v_lshlrev_b32_e32 v2, 2, v0
	s_mov_b32 s25, s21
	s_mov_b32 s20, s14
	v_cmp_ne_u32_e64 s[2:3], 1, v4
	v_mov_b32_e32 v5, v3
	v_add_u32_e32 v9, s14, v0
	v_lshl_add_u32 v10, s14, 1, v0
	s_lshl_b64 s[26:27], s[24:25], 2
	s_lshl_b64 s[30:31], s[20:21], 2
	s_mov_b64 s[28:29], 0
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v8, 0
	s_branch .LBB0_3
.LBB0_2:
	v_add_u32_e32 v11, 64, v11
	v_add_co_u32_e32 v4, vcc, 0x100, v4
	v_cmp_le_i32_e64 s[10:11], s15, v11
	v_add_u32_e32 v9, 64, v9
	v_add_u32_e32 v10, 64, v10
	v_add_u32_e32 v1, 64, v1
	s_or_b64 s[28:29], s[10:11], s[28:29]
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_13
.LBB0_3:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_2
	s_mov_b32 s25, 0
	s_branch .LBB0_6
.LBB0_5:
	s_add_i32 s25, s25, 1
	s_cmp_eq_u32 s25, s14
	s_cbranch_scc1 .LBB0_2
.LBB0_6:
	v_cvt_f32_u32_e32 v12, s25
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_10
	v_mov_b32_e32 v7, v5
	s_mov_b32 s34, 0
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v6, v4
	s_mov_b32 s20, 0
.LBB0_8:
	v_add_u32_e32 v2, s34, v9
	s_waitcnt lgkmcnt(0)
	s_add_u32 s40, s18, s10
	v_mov_b32_e32 v14, s19
	v_add_co_u32_e32 v13, vcc, s18, v6
	v_lshlrev_b64 v[15:16], 2, v[2:3]
	s_addc_u32 s41, s19, s11
	v_addc_co_u32_e32 v14, vcc, v14, v7, vcc
	v_add_u32_e32 v2, s34, v10
	v_mov_b32_e32 v17, s19
	s_load_dwordx4 s[36:39], s[40:41], 0x0
	global_load_dword v20, v[13:14], off
	v_lshlrev_b64 v[13:14], 2, v[2:3]
	v_add_co_u32_e32 v15, vcc, s18, v15
	v_addc_co_u32_e32 v16, vcc, v17, v16, vcc
	v_mov_b32_e32 v18, s19
	v_add_u32_e32 v2, s34, v1
	v_add_co_u32_e32 v13, vcc, s18, v13
	v_addc_co_u32_e32 v14, vcc, v18, v14, vcc
	v_lshlrev_b64 v[17:18], 2, v[2:3]
	global_load_dword v2, v[15:16], off
	global_load_dword v21, v[13:14], off
	v_mov_b32_e32 v19, s19
	v_add_co_u32_e32 v13, vcc, s18, v17
	v_addc_co_u32_e32 v14, vcc, v19, v18, vcc
	global_load_dword v13, v[13:14], off
	v_mov_b32_e32 v14, s27
	v_add_co_u32_e32 v6, vcc, s26, v6
	v_addc_co_u32_e32 v7, vcc, v7, v14, vcc
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v14, s36, v12
	v_fma_f32 v8, v8, 2.0, v14
	v_mul_f32_e32 v15, s37, v12
	v_mul_f32_e32 v16, s38, v12
	s_add_i32 s20, s20, 4
	s_add_i32 s34, s34, s24
	s_add_u32 s10, s10, 16
	v_mul_f32_e32 v17, s39, v12
	s_addc_u32 s11, s11, 0
	s_cmp_eq_u32 s33, s20
	s_waitcnt vmcnt(3)
	v_add_f32_e32 v8, v20, v8
	v_fma_f32 v8, v8, 2.0, v15
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v2, v2, v8
	v_fma_f32 v2, v2, 2.0, v16
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v2, v21, v2
	v_fma_f32 v2, v2, 2.0, v17
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v13, v2
	s_cbranch_scc0 .LBB0_8
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccz .LBB0_11
	s_branch .LBB0_5
.LBB0_10:
	s_mov_b32 s20, 0
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_5
.LBB0_11:
	s_mul_i32 s10, s14, s20
	v_add_u32_e32 v2, s10, v11
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	s_lshl_b64 s[10:11], s[20:21], 2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s19
	v_add_co_u32_e32 v6, vcc, s18, v6
	s_add_u32 s10, s18, s10
	v_addc_co_u32_e32 v7, vcc, v2, v7, vcc
	s_addc_u32 s11, s19, s11
	s_mov_b32 s20, s9
.LBB0_12:
	global_load_dword v2, v[6:7], off
	s_load_dword s34, s[10:11], 0x0
	v_mov_b32_e32 v13, s31
	v_add_co_u32_e32 v6, vcc, s30, v6
	s_add_u32 s10, s10, 4
	v_addc_co_u32_e32 v7, vcc, v7, v13, vcc
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v13, s34, v12
	s_addc_u32 s11, s11, 0
	s_add_i32 s20, s20, -1
	v_fma_f32 v8, v8, 2.0, v13
	s_cmp_lg_u32 s20, 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v2, v8
	s_cbranch_scc1 .LBB0_12
	s_branch .LBB0_5
.LBB0_13:
	s_or_b64 exec, exec, s[28:29]
.LBB0_14:
	s_or_b64 exec, exec, s[16:17]
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x18
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s8, s8, s2
	s_lshl_b64 s[0:1], s[0:1], 2
	v_add_u32_e32 v0, s8, v0
	s_add_u32 s0, s12, s0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_addc_u32 s1, s13, s1
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_store_dword v[0:1], v8, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel rem
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 42
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
	.size	rem, .Lfunc_end0-rem
	.section	.AMDGPU.csdata,"",@progbits
	.hidden	__oclc_ABI_version
	.type	__oclc_ABI_version,@object
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
__oclc_ABI_version:
	.long	400
	.size	__oclc_ABI_version, 4

	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .actual_access:  read_only
        .address_space:  global
        .is_const:       true
        .is_restrict:    true
        .name:           a
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .actual_access:  write_only
        .address_space:  global
        .is_restrict:    true
        .name:           o
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           m
        .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .offset:         72
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           rem
    .private_segment_fixed_size: 0
    .sgpr_count:     46
    .sgpr_spill_count: 0
    .symbol:         rem.kd
    .vgpr_count:     22
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
; want:
;   wave      1,508,017,952 cycles for one wave alone on the device; certified,
;      0  b2          1      1  inferred    guard-in-mask.s:57   v11 of each lane counts v0 + 64, v0 + 128, ... until v11 >= 100 (guard-in-mask.s:48:2)
;      1  b4          2  1,023  inferred    guard-in-mask.s:66   s25 counts 1, 2, ... until s25 == 1024 (guard-in-mask.s:63:2)
;      2  b6          3    255  inferred    guard-in-mask.s:75   s20 counts 4, 8, ... until s20 == 1024 (guard-in-mask.s:114:2)
;      3  b11         3      0  dead        guard-in-mask.s:147  dead for these arguments: the branch at guard-in-mask.s:68:2 never leads here
; run:  analyze --verbose %s --observe %d/guard-in-mask-8.xml --exact off | grep -E "^ +[0-9] +b|^  (wave|observed) |^ +(work-span|kernel) "
; want:
;   kernel    95,236 cycles (isolated)
;   wave      95,136 cycles for one wave alone on the device; certified, gap 0
;     work-span    95,236  SIMDs, the memory interface and the LDS units are never
;      0  b2          1      1  inferred    guard-in-mask.s:57   v11 of each lane counts v0 + 64, v0 + 128, ... until v11 >= 100 (guard-in-mask.s:48:2)
;      1  b4          2      7  inferred    guard-in-mask.s:66   s25 counts 1, 2, ... until s25 == 8 (guard-in-mask.s:63:2)
;      2  b6          3      1  inferred    guard-in-mask.s:75   s20 counts 4, 8, ... until s20 == 8 (guard-in-mask.s:114:2)
;      3  b11         3      0  dead        guard-in-mask.s:147  dead for these arguments: the branch at guard-in-mask.s:68:2 never leads here
;   observed  25,088 cycles in one simulated run of this launch
;     work-span    95,236  3.79 times the observed
; run:  analyze --verbose %s --observe %d/guard-in-mask-7.xml --exact off | grep -E "^ +[0-9] +b|^  (wave|observed) |^ +(work-span|kernel) "
; want:
;   kernel    89,228 cycles (isolated)
;   wave      89,128 cycles for one wave alone on the device; certified, gap 0
;     work-span    89,228  SIMDs, the memory interface and the LDS units are never
;      0  b2          1      1  inferred    guard-in-mask.s:57   v11 of each lane counts v0 + 64, v0 + 128, ... until v11 >= 100 (guard-in-mask.s:48:2)
;      1  b4          2      6  inferred    guard-in-mask.s:66   s25 counts 1, 2, ... until s25 == 7 (guard-in-mask.s:63:2)
;      2  b6          3      0  inferred    guard-in-mask.s:75   never repeated for these arguments: the branch at guard-in-mask.s:126:2 never goes on
;      3  b11         3      2  inferred    guard-in-mask.s:147  s20 counts 2, 1, ... until s20 == 0 (guard-in-mask.s:158:2)
;   observed  35,032 cycles in one simulated run of this launch
;     work-span    89,228  2.54 times the observed
; run:  analyze --verbose %s --observe %d/guard-in-mask-3.xml --exact off | grep -E "^ +[0-9] +b|^  (wave|observed) |^ +(work-span|kernel) "
; want:
;   kernel    22,156 cycles (isolated)
;   wave      22,056 cycles for one wave alone on the device; certified, gap 0
;     work-span    22,156  SIMDs, the memory interface and the LDS units are never
;      0  b2          1      1  inferred    guard-in-mask.s:57   v11 of each lane counts v0 + 64, v0 + 128, ... until v11 >= 100 (guard-in-mask.s:48:2)
;      1  b4          2      2  inferred    guard-in-mask.s:66   s25 counts 1, 2, ... until s25 == 3 (guard-in-mask.s:63:2)
;      2  b6          3      0  dead        guard-in-mask.s:75   dead for these arguments: the branch at guard-in-mask.s:68:2 never leads here
;      3  b11         3      2  inferred    guard-in-mask.s:147  s20 counts 2, 1, ... until s20 == 0 (guard-in-mask.s:158:2)
;   observed  12,100 cycles in one simulated run of this launch
;     work-span    22,156  1.83 times the observed

; test: where a counted loop ends, the next one begins: of 1024 in steps of 8, fewer than 8 are left
; run:  analyze --verbose %s --grid 64 --workgroup 64 --arg n=1024 --exact off | grep -E "^ +[0-9] +b|^  wave"
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.p2align	8
	.type	next,@function
next:
	s_load_dword s9, s[6:7], 0x10
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s9, 8
	s_cbranch_scc1 .LBB0_4
	s_add_u32 s12, s0, 28
	s_addc_u32 s13, s1, 0
	s_mov_b32 s10, 0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s11, 0x3fc00000
.LBB0_2:
	s_add_u32 s14, s12, 0xffffffe4
	s_addc_u32 s15, s13, -1
	s_add_u32 s16, s12, 0xffffffe8
	s_load_dword s14, s[14:15], 0x0
	s_addc_u32 s17, s13, -1
	s_load_dword s15, s[16:17], 0x0
	s_nop 0
	s_load_dword s16, s[12:13], 0x0
	s_mov_b32 s18, s10
	s_add_i32 s10, s10, 8
	s_add_u32 s12, s12, 32
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s14
	s_addc_u32 s13, s13, 0
	s_add_i32 s18, s18, 16
	v_fma_f32 v1, v1, s11, v2
	v_mov_b32_e32 v2, s16
	s_cmp_gt_i32 s18, s9
	v_fma_f32 v1, s15, v2, v1
	s_cbranch_scc0 .LBB0_2
	s_cmp_ge_i32 s10, s9
	s_cbranch_scc0 .LBB0_5
	s_branch .LBB0_7
.LBB0_4:
	s_mov_b32 s10, 0
	v_mov_b32_e32 v1, 0
	s_cmp_ge_i32 s10, s9
	s_cbranch_scc1 .LBB0_7
.LBB0_5:
	s_mov_b32 s11, 0
	s_lshl_b64 s[12:13], s[10:11], 2
	s_add_u32 s0, s0, s12
	s_addc_u32 s1, s1, s13
.LBB0_6:
	s_load_dword s11, s[0:1], 0x0
	s_add_i32 s10, s10, 1
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_cmp_lt_i32 s10, s9
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v1, v1, 2.0, s11
	s_cbranch_scc1 .LBB0_6
.LBB0_7:
	s_load_dword s4, s[4:5], 0x4
	s_nop 0
	s_load_dwordx2 s[0:1], s[6:7], 0x18
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s8, s8, s4
	s_lshl_b64 s[0:1], s[0:1], 2
	v_add_u32_e32 v2, s8, v0
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
	.amdhsa_kernel next
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 19
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
	.size	next, .Lfunc_end0-next
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
    .name:           next
    .private_segment_fixed_size: 0
    .sgpr_count:     23
    .sgpr_spill_count: 0
    .symbol:         next.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
; want:
;   wave      73,100 cycles for one wave alone on the device; certified, gap 0
;      0  b2          1    127  inferred    next-start.s:20  s10 counts 16, 24, ... until s10 > 1024 (next-start.s:37:2)
;      1  b7          1      0  dead        next-start.s:54  dead for these arguments: the branch at next-start.s:13:2 never leads here
; run:  analyze --verbose %s --observe %d/next-start-1023.xml --exact off | grep -E "^ +[0-9] +b|^  (wave|observed) |^ +(work-span|kernel) "
; want:
;   kernel    76,012 cycles (isolated)
;   wave      75,912 cycles for one wave alone on the device; certified, gap 0
;     work-span    76,012  SIMDs, the memory interface and the LDS units are never
;      0  b2          1    126  inferred    next-start.s:20  s10 counts 16, 24, ... until s10 > 1023 (next-start.s:37:2)
;      1  b7          1      6  inferred    next-start.s:54  s10 counts s10 + 9, s10 + 10, ... until s10 >= 1023 (next-start.s:58:2)
;   observed  71,776 cycles in one simulated run of this launch
;     work-span    76,012  1.05 times the observed
; run:  analyze --verbose %s --observe %d/next-start-16.xml --exact off | grep -E "^ +[0-9] +b|^  (wave|observed) |^ +(work-span|kernel) "
; want:
;   kernel    2,640 cycles (isolated)
;   wave      2,540 cycles for one wave alone on the device; certified, gap 0
;     work-span    2,640  SIMDs, the memory interface and the LDS units are never
;      0  b2          1      1  inferred    next-start.s:20  s10 counts 16, 24, ... until s10 > 16 (next-start.s:37:2)
;      1  b7          1      0  dead        next-start.s:54  dead for these arguments: the branch at next-start.s:13:2 never leads here
;   observed  2,544 cycles in one simulated run of this launch
;     work-span    2,640  1.03 times the observed
; run:  analyze --verbose %s --observe %d/next-start-15.xml --exact off | grep -E "^ +[0-9] +b|^  (wave|observed) |^ +(work-span|kernel) "
; want:
;   kernel    5,452 cycles (isolated)
;   wave      5,352 cycles for one wave alone on the device; certified, gap 0
;     work-span    5,452  SIMDs, the memory interface and the LDS units are never
;      0  b2          1      0  inferred    next-start.s:20  never repeated for these arguments: the branch at next-start.s:39:2 never goes on
;      1  b7          1      6  inferred    next-start.s:54  s10 counts 9, 10, ... until s10 >= 15 (next-start.s:58:2)
;   observed  5,248 cycles in one simulated run of this launch
;     work-span    5,452  1.03 times the observed
; run:  analyze --verbose %s --observe %d/next-start-7.xml --exact off | grep -E "^ +[0-9] +b|^  (wave|observed) |^ +(work-span|kernel) "
; want:
;   kernel    4,908 cycles (isolated)
;   wave      4,808 cycles for one wave alone on the device; certified, gap 0
;     work-span    4,908  SIMDs, the memory interface and the LDS units are never
;      0  b2          1      0  dead        next-start.s:20  dead for these arguments: the branch at next-start.s:13:2 never leads here
;      1  b7          1      6  inferred    next-start.s:54  s10 counts 1, 2, ... until s10 >= 7 (next-start.s:58:2)
;   observed  4,736 cycles in one simulated run of this launch
;     work-span    4,908  1.03 times the observed

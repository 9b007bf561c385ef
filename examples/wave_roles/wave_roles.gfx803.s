	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
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
	s_lshl_b32 s7, s6, 6
	v_mov_b32_e32 v3, 0
	v_or_b32_e32 v2, s7, v2
	v_mov_b32_e32 v6, s9
	s_mov_b32 s7, s16
	v_mov_b32_e32 v0, v3
                                        ; implicit-def: $sgpr12_sgpr13
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 24 9                          ; wave_roles.cl:24:9
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	s_andn2_b64 s[12:13], s[12:13], exec
	v_add_u32_e32 v7, vcc, s8, v4
	v_addc_u32_e32 v8, vcc, v6, v5, vcc
	.loc	0 24 22 is_stmt 0               ; wave_roles.cl:24:22
	v_add_u32_e32 v4, vcc, 1, v2
	v_mov_b32_e32 v5, v3
	v_lshlrev_b64 v[9:10], 2, v[4:5]
	v_add_u32_e32 v9, vcc, s8, v9
	v_addc_u32_e32 v10, vcc, v6, v10, vcc
	.loc	0 24 9                          ; wave_roles.cl:24:9
	flat_load_dword v7, v[7:8]
	.loc	0 24 22                         ; wave_roles.cl:24:22
	flat_load_dword v5, v[9:10]
	.loc	0 24 20                         ; wave_roles.cl:24:20
	s_waitcnt vmcnt(0)
	v_cmp_lt_f32_e32 vcc, v7, v5
	.loc	0 24 37                         ; wave_roles.cl:24:37
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_7
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0 37                          ; wave_roles.cl:0:37
	v_add_u32_e32 v2, vcc, 2, v2
	v_lshlrev_b64 v[7:8], 2, v[2:3]
	s_andn2_b64 s[12:13], s[12:13], exec
	v_add_u32_e32 v7, vcc, s8, v7
	v_addc_u32_e32 v8, vcc, v6, v8, vcc
	.loc	0 24 58                         ; wave_roles.cl:24:58
	flat_load_dword v2, v[7:8]
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
	s_add_i32 s7, s7, -1
	s_cmp_eq_u32 s7, 0
	.loc	0 24 6                          ; wave_roles.cl:24:6
	v_add_u32_e32 v0, vcc, v0, v2
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
	v_add_u32_e32 v1, vcc, s2, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	.loc	0 25 13 is_stmt 0               ; wave_roles.cl:25:13
	flat_store_dword v[1:2], v0
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
	s_lshl_b32 s0, s6, 6
	v_mov_b32_e32 v3, 0
	v_or_b32_e32 v2, s0, v2
	v_mov_b32_e32 v4, s9
	s_mov_b32 s0, s16
	v_mov_b32_e32 v0, v3
.LBB0_13:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 17 11                         ; wave_roles.cl:17:11
	v_lshlrev_b64 v[5:6], 2, v[2:3]
	.loc	0 16 22                         ; wave_roles.cl:16:22
	s_add_i32 s0, s0, -1
	.loc	0 17 11                         ; wave_roles.cl:17:11
	v_add_u32_e32 v5, vcc, s8, v5
	v_addc_u32_e32 v6, vcc, v4, v6, vcc
	flat_load_dword v5, v[5:6]
	.loc	0 16 22                         ; wave_roles.cl:16:22
	v_add_u32_e32 v2, vcc, 1, v2
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
	v_cvt_f32_u32_e32 v2, s16
	s_mov_b32 s0, 0x6f800000
	.loc	0 18 20 is_stmt 0               ; wave_roles.cl:18:20
	v_mov_b32_e32 v3, 0x2f800000
	.loc	0 18 3                          ; wave_roles.cl:18:3
	v_mov_b32_e32 v5, s11
	.loc	0 18 20                         ; wave_roles.cl:18:20
	v_cmp_gt_f32_e64 vcc, |v2|, s0
	v_cndmask_b32_e32 v3, 1.0, v3, vcc
	v_mul_f32_e32 v2, v2, v3
	v_rcp_f32_e32 v4, v2
	.loc	0 18 3                          ; wave_roles.cl:18:3
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	0 18 20                         ; wave_roles.cl:18:20
	v_mul_f32_e32 v0, v0, v4
	v_mul_f32_e32 v3, v3, v0
	.loc	0 18 3                          ; wave_roles.cl:18:3
	v_add_u32_e32 v0, vcc, s10, v1
	v_addc_u32_e32 v1, vcc, v5, v2, vcc
	.loc	0 18 14                         ; wave_roles.cl:18:14
	flat_store_dword v[0:1], v3
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
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 20
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
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
; codeLenInByte = 504
; NumSgprs: 22
; NumVgprs: 11
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 11
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

	.section	.debug_abbrev,"",@progbits
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	0                               ; DW_CHILDREN_no
	.byte	37                              ; DW_AT_producer
	.byte	37                              ; DW_FORM_strx1
	.byte	19                              ; DW_AT_language
	.byte	5                               ; DW_FORM_data2
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	114                             ; DW_AT_str_offsets_base
	.byte	23                              ; DW_FORM_sec_offset
	.byte	16                              ; DW_AT_stmt_list
	.byte	23                              ; DW_FORM_sec_offset
	.byte	27                              ; DW_AT_comp_dir
	.byte	37                              ; DW_FORM_strx1
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	115                             ; DW_AT_addr_base
	.byte	23                              ; DW_FORM_sec_offset
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	5                               ; DWARF version number
	.byte	1                               ; DWARF Unit Type
	.byte	8                               ; Address Size (in bytes)
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	1                               ; Abbrev [1] 0xc:0x17 DW_TAG_compile_unit
	.byte	0                               ; DW_AT_producer
	.short	21                              ; DW_AT_language
	.byte	1                               ; DW_AT_name
	.long	.Lstr_offsets_base0             ; DW_AT_str_offsets_base
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.byte	2                               ; DW_AT_comp_dir
	.byte	0                               ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	.Laddr_table_base0              ; DW_AT_addr_base
.Ldebug_info_end0:
	.section	.debug_str_offsets,"",@progbits
	.long	16                              ; Length of String Offsets Set
	.short	5
	.short	0
.Lstr_offsets_base0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"Debian clang version 19.1.7 (3~deb12u1)" ; string offset=0
.Linfo_string1:
	.asciz	"wave_roles.cl"                 ; string offset=40
.Linfo_string2:
	.asciz	"."                             ; string offset=54
	.section	.debug_str_offsets,"",@progbits
	.long	.Linfo_string0
	.long	.Linfo_string1
	.long	.Linfo_string2
	.section	.debug_addr,"",@progbits
	.long	.Ldebug_addr_end0-.Ldebug_addr_start0 ; Length of contribution
.Ldebug_addr_start0:
	.short	5                               ; DWARF version number
	.byte	8                               ; Address size
	.byte	0                               ; Segment selector size
.Laddr_table_base0:
	.quad	.Lfunc_begin0
.Ldebug_addr_end0:
	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.ident	"Debian clang version 15.0.5"
	.section	".note.GNU-stack","",@progbits
	.addrsig
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
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         wave_roles.kd
    .vgpr_count:     11
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.amdhsa_code_object_version 4
	.protected	border_strips           ; -- Begin function border_strips
	.globl	border_strips
	.p2align	8
	.type	border_strips,@function
border_strips:                          ; @border_strips
.Lfunc_begin0:
	.file	0 "." "border_strips.cl" md5 0xb8f6120a7f7f3c004bae58b0abb26661
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.loc	0 11 12 prologue_end            ; border_strips.cl:11:12
	s_load_dwordx4 s[0:3], s[4:5], 0x18
	.loc	0 11 40 is_stmt 0               ; border_strips.cl:11:40
	v_lshrrev_b32_e32 v1, 6, v0
	.loc	0 11 12                         ; border_strips.cl:11:12
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 14 12 is_stmt 1               ; border_strips.cl:14:12
	v_cmp_gt_u32_e32 vcc, 64, v0
	.loc	0 11 106                        ; border_strips.cl:11:106
	v_and_b32_e32 v10, 63, v0
	.loc	0 11 60 is_stmt 0               ; border_strips.cl:11:60
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v2, v1, s0
	s_cmp_lg_u32 s2, 0
	s_cselect_b64 s[12:13], -1, 0
	.loc	0 11 40                         ; border_strips.cl:11:40
	v_readfirstlane_b32 s3, v1
	.loc	0 11 67                         ; border_strips.cl:11:67
	v_mul_lo_u32 v11, v2, s1
	.loc	0 14 6 is_stmt 1                ; border_strips.cl:14:6
	s_and_b64 s[16:17], vcc, s[12:13]
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_3
; %bb.1:
	.loc	0 16 3                          ; border_strips.cl:16:3
	s_lshl_b32 s7, s6, 6
	v_add_u32_e32 v0, vcc, s7, v11
	v_mov_b32_e32 v1, 0
	v_add_u32_e32 v0, vcc, v0, v10
	v_mov_b32_e32 v2, s9
	s_mov_b32 s7, s2
	v_mov_b32_e32 v12, v1
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 17 13                         ; border_strips.cl:17:13
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	.loc	0 16 22                         ; border_strips.cl:16:22
	s_add_i32 s7, s7, -1
	.loc	0 17 13                         ; border_strips.cl:17:13
	v_add_u32_e32 v3, vcc, s8, v3
	v_addc_u32_e32 v4, vcc, v2, v4, vcc
	flat_load_dword v3, v[3:4]
	.loc	0 16 22                         ; border_strips.cl:16:22
	v_add_u32_e32 v0, vcc, s0, v0
	s_cmp_lg_u32 s7, 0
	.loc	0 17 10                         ; border_strips.cl:17:10
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v12, v12, v3
	.loc	0 16 3                          ; border_strips.cl:16:3
	s_cbranch_scc1 .LBB0_2
.LBB0_3:
	.loc	0 0 3 is_stmt 0                 ; border_strips.cl:0:3
	s_or_b64 exec, exec, s[14:15]
	.loc	0 11 54 is_stmt 1               ; border_strips.cl:11:54
	s_mov_b32 s7, 0
	.loc	0 11 93 is_stmt 0               ; border_strips.cl:11:93
	s_lshl_b64 s[14:15], s[6:7], 6
	.loc	0 11 75                         ; border_strips.cl:11:75
	v_or_b32_e32 v0, s14, v10
	.loc	0 11 101                        ; border_strips.cl:11:101
	v_add_u32_e32 v0, vcc, v0, v11
	.loc	0 18 2 is_stmt 1                ; border_strips.cl:18:2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	.loc	0 19 12                         ; border_strips.cl:19:12
	s_cmp_lg_u32 s3, 2
	.loc	0 18 2                          ; border_strips.cl:18:2
	v_mov_b32_e32 v5, s5
	v_add_u32_e32 v4, vcc, s4, v2
	.loc	0 19 12                         ; border_strips.cl:19:12
	s_cselect_b64 s[14:15], -1, 0
	.loc	0 19 6 is_stmt 0                ; border_strips.cl:19:6
	s_xor_b64 s[12:13], s[12:13], -1
	.loc	0 18 2 is_stmt 1                ; border_strips.cl:18:2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	.loc	0 19 6                          ; border_strips.cl:19:6
	s_or_b64 s[14:15], s[14:15], s[12:13]
	s_and_b64 vcc, exec, s[14:15]
	.loc	0 18 10                         ; border_strips.cl:18:10
	flat_store_dword v[4:5], v12
	.loc	0 19 6                          ; border_strips.cl:19:6
	s_cbranch_vccnz .LBB0_6
; %bb.4:
	.loc	0 21 3                          ; border_strips.cl:21:3
	s_mul_i32 s7, s1, s0
	s_add_i32 s14, s3, 1
	s_mul_i32 s7, s7, s14
	s_lshl_b32 s14, s6, 6
	s_add_i32 s7, s7, s14
	v_mov_b32_e32 v5, 0
	v_add_u32_e32 v4, vcc, s7, v10
	v_mov_b32_e32 v6, s9
	s_mov_b32 s7, s2
	v_mov_b32_e32 v1, v5
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 22 13                         ; border_strips.cl:22:13
	v_lshlrev_b64 v[7:8], 2, v[4:5]
	.loc	0 21 22                         ; border_strips.cl:21:22
	s_add_i32 s7, s7, -1
	.loc	0 22 13                         ; border_strips.cl:22:13
	v_add_u32_e32 v7, vcc, s8, v7
	v_addc_u32_e32 v8, vcc, v6, v8, vcc
	flat_load_dword v7, v[7:8]
	.loc	0 21 22                         ; border_strips.cl:21:22
	v_add_u32_e32 v4, vcc, s0, v4
	s_cmp_lg_u32 s7, 0
	.loc	0 22 10                         ; border_strips.cl:22:10
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v1, v7
	.loc	0 21 3                          ; border_strips.cl:21:3
	s_cbranch_scc1 .LBB0_5
.LBB0_6:
	.loc	0 23 2                          ; border_strips.cl:23:2
	v_mov_b32_e32 v4, s11
	v_add_u32_e32 v2, vcc, s10, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	.loc	0 25 21                         ; border_strips.cl:25:21
	s_cmp_eq_u32 s1, 0
	s_mov_b32 s7, 0
	.loc	0 23 10                         ; border_strips.cl:23:10
	flat_store_dword v[2:3], v1
	.loc	0 25 2                          ; border_strips.cl:25:2
	s_cbranch_scc1 .LBB0_13
; %bb.7:
	.loc	0 0 2 is_stmt 0                 ; border_strips.cl:0:2
	v_add_u32_e32 v2, vcc, 1, v0
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_mov_b32_e32 v13, s9
	v_add_u32_e32 v4, vcc, s8, v4
	v_addc_u32_e32 v5, vcc, v13, v5, vcc
	v_add_u32_e32 v2, vcc, 2, v0
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_mov_b32_e32 v0, s9
	v_add_u32_e32 v6, vcc, s8, v6
	.loc	0 25 2                          ; border_strips.cl:25:2
	s_lshl_b32 s9, s6, 6
	v_addc_u32_e32 v7, vcc, v0, v7, vcc
	v_add_u32_e32 v0, vcc, s9, v11
	s_add_i32 s14, s1, -1
	v_add_u32_e32 v2, vcc, v0, v10
	s_branch .LBB0_9
.LBB0_8:                                ;   in Loop: Header=BB0_9 Depth=1
	.loc	0 33 9 is_stmt 1                ; border_strips.cl:33:9
	v_add_f32_e32 v12, v12, v0
	.loc	0 34 3                          ; border_strips.cl:34:3
	v_mov_b32_e32 v0, s5
	v_add_u32_e32 v8, vcc, s4, v8
	.loc	0 25 30                         ; border_strips.cl:25:30
	s_add_i32 s7, s7, 1
	.loc	0 34 3                          ; border_strips.cl:34:3
	v_addc_u32_e32 v9, vcc, v0, v9, vcc
	.loc	0 25 21                         ; border_strips.cl:25:21
	s_cmp_eq_u32 s1, s7
	v_add_u32_e32 v2, vcc, s0, v2
	.loc	0 34 23                         ; border_strips.cl:34:23
	flat_store_dword v[8:9], v12
	.loc	0 25 2                          ; border_strips.cl:25:2
	s_cbranch_scc1 .LBB0_13
.LBB0_9:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 26 16                         ; border_strips.cl:26:16
	v_lshlrev_b64 v[8:9], 2, v[2:3]
	.loc	0 28 9                          ; border_strips.cl:28:9
	s_cmp_lg_u32 s7, 0
	.loc	0 26 16                         ; border_strips.cl:26:16
	v_add_u32_e32 v14, vcc, s8, v8
	v_addc_u32_e32 v15, vcc, v13, v9, vcc
	flat_load_dword v0, v[14:15]
	s_cbranch_scc1 .LBB0_11
; %bb.10:                               ;   in Loop: Header=BB0_9 Depth=1
	.loc	0 29 20                         ; border_strips.cl:29:20
	flat_load_dword v14, v[4:5]
	.loc	0 29 9 is_stmt 0                ; border_strips.cl:29:9
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v0, v12, v14
.LBB0_11:                               ;   in Loop: Header=BB0_9 Depth=1
	.loc	0 30 3 is_stmt 1                ; border_strips.cl:30:3
	v_mov_b32_e32 v15, s11
	v_add_u32_e32 v14, vcc, s10, v8
	v_addc_u32_e32 v15, vcc, v15, v9, vcc
	.loc	0 31 9                          ; border_strips.cl:31:9
	s_cmp_lg_u32 s14, s7
	.loc	0 30 23                         ; border_strips.cl:30:23
	s_waitcnt vmcnt(0)
	flat_store_dword v[14:15], v0
	s_cbranch_scc1 .LBB0_8
; %bb.12:                               ;   in Loop: Header=BB0_9 Depth=1
	.loc	0 32 20                         ; border_strips.cl:32:20
	flat_load_dword v14, v[6:7]
	.loc	0 32 9 is_stmt 0                ; border_strips.cl:32:9
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v0, v1, v14
	s_branch .LBB0_8
.LBB0_13:
	.loc	0 36 12 is_stmt 1               ; border_strips.cl:36:12
	s_cmp_lg_u32 s3, 1
	s_cselect_b64 s[8:9], -1, 0
	.loc	0 36 6 is_stmt 0                ; border_strips.cl:36:6
	s_or_b64 s[8:9], s[8:9], s[12:13]
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_16
; %bb.14:
	.loc	0 38 3 is_stmt 1                ; border_strips.cl:38:3
	s_lshl_b32 s1, s6, 6
	v_add_u32_e32 v0, vcc, s1, v11
	v_add_u32_e32 v0, vcc, v0, v10
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s5
	v_mov_b32_e32 v3, s11
.LBB0_15:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 39 27                         ; border_strips.cl:39:27
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	.loc	0 38 22                         ; border_strips.cl:38:22
	s_add_i32 s2, s2, -1
	.loc	0 39 27                         ; border_strips.cl:39:27
	v_add_u32_e32 v6, vcc, s4, v4
	v_addc_u32_e32 v7, vcc, v2, v5, vcc
	.loc	0 39 4 is_stmt 0                ; border_strips.cl:39:4
	v_add_u32_e32 v4, vcc, s10, v4
	v_addc_u32_e32 v5, vcc, v3, v5, vcc
	.loc	0 39 27                         ; border_strips.cl:39:27
	flat_load_dword v6, v[6:7]
	.loc	0 39 24                         ; border_strips.cl:39:24
	flat_load_dword v7, v[4:5]
	.loc	0 38 22 is_stmt 1               ; border_strips.cl:38:22
	v_add_u32_e32 v0, vcc, s0, v0
	s_cmp_lg_u32 s2, 0
	.loc	0 39 24                         ; border_strips.cl:39:24
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v7
	flat_store_dword v[4:5], v6
	.loc	0 38 3                          ; border_strips.cl:38:3
	s_cbranch_scc1 .LBB0_15
.LBB0_16:
	.loc	0 40 1                          ; border_strips.cl:40:1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel border_strips
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 18
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
	.size	border_strips, .Lfunc_end0-border_strips
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 688
; NumSgprs: 20
; NumVgprs: 16
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 16
; Occupancy: 10
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
	.asciz	"border_strips.cl"              ; string offset=40
.Linfo_string2:
	.asciz	"."                             ; string offset=57
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
        .name:           row
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           sum
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .name:           width
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .name:           rows
        .offset:         28
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .name:           taps
        .offset:         32
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 192
    .name:           border_strips
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 192
      - 1
      - 1
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         border_strips.kd
    .vgpr_count:     16
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

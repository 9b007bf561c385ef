	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	fixed_point_fir         ; -- Begin function fixed_point_fir
	.globl	fixed_point_fir
	.p2align	8
	.type	fixed_point_fir,@function
fixed_point_fir:                        ; @fixed_point_fir
.Lfunc_begin0:
	.file	0 "." "fixed_point_fir.cl" md5 0x6db9cb9472c678ba77c918caa38ffe4d
	.loc	0 16 0                          ; fixed_point_fir.cl:16:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	s_add_u32 flat_scratch_lo, s8, s11
	s_addc_u32 flat_scratch_hi, s9, 0
	s_add_u32 s0, s0, s11
.Ltmp0:
	.loc	0 17 11 prologue_end            ; fixed_point_fir.cl:17:11
	s_load_dword s11, s[4:5], 0x4
	s_load_dwordx2 s[8:9], s[6:7], 0x28
	s_load_dword s16, s[6:7], 0x20
	s_addc_u32 s1, s1, 0
	s_mov_b32 s32, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s11, 0xffff
	s_mul_i32 s10, s10, s4
	v_add_u32_e32 v0, s10, v0
	v_mov_b32_e32 v1, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 19 8                          ; fixed_point_fir.cl:19:8
	v_cmp_gt_u32_e32 vcc, s16, v0
	.loc	0 19 6 is_stmt 0                ; fixed_point_fir.cl:19:6
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_2
; %bb.1:
	.loc	0 17 11 is_stmt 1               ; fixed_point_fir.cl:17:11
	s_load_dwordx8 s[8:15], s[6:7], 0x0
	.loc	0 20 30                         ; fixed_point_fir.cl:20:30
	v_lshlrev_b64 v[11:12], 1, v[0:1]
	.loc	0 20 20 is_stmt 0               ; fixed_point_fir.cl:20:20
	s_getpc_b64 s[18:19]
	s_add_u32 s18, s18, filter@rel32@lo+4
	s_addc_u32 s19, s19, filter@rel32@hi+12
	.loc	0 20 30                         ; fixed_point_fir.cl:20:30
	v_and_b32_e32 v12, 1, v12
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s9
	v_add_co_u32_e32 v0, vcc, s8, v11
	v_addc_co_u32_e32 v1, vcc, v1, v12, vcc
	.loc	0 20 20                         ; fixed_point_fir.cl:20:20
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	s_swappc_b64 s[30:31], s[18:19]
.Ltmp1:
	.loc	0 21 31 is_stmt 1               ; fixed_point_fir.cl:21:31
	s_mov_b32 s17, 0
	s_lshl_b64 s[4:5], s[16:17], 1
	.loc	0 20 3                          ; fixed_point_fir.cl:20:3
	v_mov_b32_e32 v2, s13
	v_add_co_u32_e32 v1, vcc, s12, v11
	.loc	0 21 31                         ; fixed_point_fir.cl:21:31
	s_add_u32 s4, s8, s4
	.loc	0 20 3                          ; fixed_point_fir.cl:20:3
	v_addc_co_u32_e32 v2, vcc, v2, v12, vcc
	.loc	0 21 31                         ; fixed_point_fir.cl:21:31
	s_addc_u32 s5, s9, s5
	.loc	0 20 11                         ; fixed_point_fir.cl:20:11
	global_store_short v[1:2], v0, off
	.loc	0 21 42                         ; fixed_point_fir.cl:21:42
	v_mov_b32_e32 v0, s5
	v_add_co_u32_e32 v1, vcc, s4, v11
	v_addc_co_u32_e32 v2, vcc, v0, v12, vcc
	.loc	0 21 51 is_stmt 0               ; fixed_point_fir.cl:21:51
	s_add_u32 s4, s10, 64
	.loc	0 21 42                         ; fixed_point_fir.cl:21:42
	v_add_co_u32_e32 v0, vcc, 64, v1
	.loc	0 21 51                         ; fixed_point_fir.cl:21:51
	s_addc_u32 s5, s11, 0
	.loc	0 21 42                         ; fixed_point_fir.cl:21:42
	v_addc_co_u32_e32 v1, vcc, 0, v2, vcc
	.loc	0 21 21                         ; fixed_point_fir.cl:21:21
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	s_swappc_b64 s[30:31], s[18:19]
.Ltmp2:
	.loc	0 21 3                          ; fixed_point_fir.cl:21:3
	v_mov_b32_e32 v2, s15
	v_add_co_u32_e32 v1, vcc, s14, v11
	v_addc_co_u32_e32 v2, vcc, v2, v12, vcc
	.loc	0 21 12                         ; fixed_point_fir.cl:21:12
	global_store_short v[1:2], v0, off
.LBB1_2:
	.loc	0 23 1 is_stmt 1                ; fixed_point_fir.cl:23:1
	s_endpgm
.Ltmp3:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel fixed_point_fir
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 96
		.amdhsa_user_sgpr_count 10
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 33
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
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
	.size	fixed_point_fir, .Lfunc_end0-fixed_point_fir
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 256
; NumSgprs: 39
; NumVgprs: 13
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 39
; NumVGPRsForWavesPerEU: 13
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 10
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.p2align	2                               ; -- Begin function filter
	.type	filter,@function
filter:                                 ; @filter
.Lfunc_begin1:
	.loc	0 6 0                           ; fixed_point_fir.cl:6:0
	.cfi_startproc
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v4, 0x4000
.LBB0_1:                                ; =>This Inner Loop Header: Depth=1
.Ltmp4:
	.loc	0 11 20 prologue_end            ; fixed_point_fir.cl:11:20
	v_mov_b32_e32 v6, s7
	v_add_co_u32_e64 v7, s[4:5], s6, v0
	.loc	0 11 36 is_stmt 0               ; fixed_point_fir.cl:11:36
	v_add_co_u32_e32 v5, vcc, s6, v2
	.loc	0 11 20                         ; fixed_point_fir.cl:11:20
	v_addc_co_u32_e64 v8, s[4:5], v1, v6, s[4:5]
	.loc	0 11 36                         ; fixed_point_fir.cl:11:36
	v_addc_co_u32_e32 v6, vcc, v3, v6, vcc
	.loc	0 11 20                         ; fixed_point_fir.cl:11:20
	global_load_sshort v9, v[7:8], off
	.loc	0 11 36                         ; fixed_point_fir.cl:11:36
	global_load_sshort v10, v[5:6], off
	.loc	0 10 20 is_stmt 1               ; fixed_point_fir.cl:10:20
	s_add_u32 s6, s6, 2
	s_addc_u32 s7, s7, 0
	s_cmp_eq_u32 s6, 64
	.loc	0 11 9                          ; fixed_point_fir.cl:11:9
	s_waitcnt vmcnt(0)
	v_mad_i32_i24 v4, v10, v9, v4
	.loc	0 10 2                          ; fixed_point_fir.cl:10:2
	s_cbranch_scc0 .LBB0_1
; %bb.2:
	.loc	0 12 13                         ; fixed_point_fir.cl:12:13
	v_ashrrev_i32_e32 v0, 15, v4
	.loc	0 12 2 is_stmt 0                ; fixed_point_fir.cl:12:2
	s_setpc_b64 s[30:31]
.Ltmp5:
.Lfunc_end1:
	.size	filter, .Lfunc_end1-filter
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 96
; NumSgprs: 36
; NumVgprs: 11
; ScratchSize: 0
; MemoryBound: 0
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
	.long	.Lfunc_end1-.Lfunc_begin0       ; DW_AT_high_pc
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
	.asciz	"fixed_point_fir.cl"            ; string offset=40
.Linfo_string2:
	.asciz	"."                             ; string offset=59
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
        .type_name:      'short*'
        .value_kind:     global_buffer
      - .address_space:  constant
        .is_const:       true
        .name:           tap
        .offset:         8
        .size:           8
        .type_name:      'short*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           left
        .offset:         16
        .size:           8
        .type_name:      'short*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           right
        .offset:         24
        .size:           8
        .type_name:      'short*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         32
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .offset:         72
        .size:           8
        .value_kind:     hidden_none
      - .offset:         80
        .size:           8
        .value_kind:     hidden_none
      - .offset:         88
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 96
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           fixed_point_fir
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         fixed_point_fir.kd
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:

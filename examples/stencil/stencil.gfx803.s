	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.amdhsa_code_object_version 4
	.protected	stencil                 ; -- Begin function stencil
	.globl	stencil
	.p2align	8
	.type	stencil,@function
stencil:                                ; @stencil
.Lfunc_begin0:
	.file	0 "." "stencil.cl" md5 0xcd2ef1e2eaab186e13121197e4230948
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.loc	0 11 12 prologue_end            ; stencil.cl:11:12
	s_load_dwordx4 s[8:11], s[4:5], 0x18
	.loc	0 10 11                         ; stencil.cl:10:11
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 11 12                         ; stencil.cl:11:12
	s_lshl_b32 s7, s7, 4
	.loc	0 10 11                         ; stencil.cl:10:11
	v_mov_b32_e32 v4, 0
	.loc	0 11 12                         ; stencil.cl:11:12
	s_waitcnt lgkmcnt(0)
	s_add_i32 s7, s10, s7
	v_add_u32_e32 v2, vcc, s7, v1
	.loc	0 11 29 is_stmt 0               ; stencil.cl:11:29
	v_mul_lo_u32 v2, v2, s5
	.loc	0 11 39                         ; stencil.cl:11:39
	s_lshl_b32 s5, s6, 4
	s_add_i32 s5, s8, s5
	v_add_u32_e32 v3, vcc, s5, v0
	.loc	0 11 37                         ; stencil.cl:11:37
	v_add_u32_e32 v3, vcc, v3, v2
	.loc	0 14 18 is_stmt 1               ; stencil.cl:14:18
	v_lshlrev_b64 v[2:3], 2, v[3:4]
	v_mov_b32_e32 v6, s1
	v_add_u32_e32 v5, vcc, s0, v2
	v_addc_u32_e32 v6, vcc, v6, v3, vcc
	flat_load_dword v9, v[5:6]
	v_add_u32_e32 v7, vcc, -1, v0
	.loc	0 14 2 is_stmt 0                ; stencil.cl:14:2
	v_lshlrev_b32_e32 v5, 2, v0
	v_addc_u32_e64 v8, s[0:1], 0, -1, vcc
	v_add_u32_e32 v0, vcc, -1, v1
	v_lshlrev_b32_e32 v6, 6, v1
	v_addc_u32_e64 v1, s[0:1], 0, -1, vcc
	v_cmp_lt_u64_e32 vcc, 13, v[7:8]
	v_cmp_lt_u64_e64 s[0:1], 13, v[0:1]
	v_or_b32_e32 v0, v6, v5
	s_or_b64 s[0:1], vcc, s[0:1]
	.loc	0 14 16                         ; stencil.cl:14:16
	s_mov_b32 m0, -1
	s_mov_b32 s5, 24
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v0, v9, v9 offset1:4
	.loc	0 16 2 is_stmt 1                ; stencil.cl:16:2
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB0_2
.LBB0_1:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	0 0 2 is_stmt 0                 ; stencil.cl:0:2
	s_or_b64 exec, exec, s[6:7]
	.loc	0 18 26 is_stmt 1               ; stencil.cl:18:26
	s_add_i32 s5, s5, -1
	s_cmp_eq_u32 s5, 0
	.loc	0 25 3                          ; stencil.cl:25:3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 18 2                          ; stencil.cl:18:2
	s_cbranch_scc1 .LBB0_6
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 0 2 is_stmt 0                 ; stencil.cl:0:2
	v_xor_b32_e32 v1, 1, v4
	.loc	0 19 13 is_stmt 1               ; stencil.cl:19:13
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_xor_b64 s[6:7], exec, s[6:7]
; %bb.3:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	0 26 7                          ; stencil.cl:26:7
	v_xor_b32_e32 v4, 1, v4
                                        ; implicit-def: $vgpr1
; %bb.4:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	0 19 13                         ; stencil.cl:19:13
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB0_1
; %bb.5:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	0 20 14                         ; stencil.cl:20:14
	v_lshlrev_b32_e32 v4, 10, v4
	v_or_b32_e32 v4, v4, v6
	v_or_b32_e32 v4, v4, v5
	.loc	0 21 17                         ; stencil.cl:21:17
	v_add_u32_e32 v9, vcc, -4, v4
	.loc	0 21 39 is_stmt 0               ; stencil.cl:21:39
	ds_read2_b32 v[7:8], v4 offset0:1 offset1:16
	.loc	0 21 61                         ; stencil.cl:21:61
	v_subrev_u32_e32 v4, vcc, 64, v4
	.loc	0 20 14 is_stmt 1               ; stencil.cl:20:14
	ds_read2_b32 v[9:10], v9 offset1:1
	.loc	0 21 61                         ; stencil.cl:21:61
	ds_read_b32 v4, v4
	.loc	0 21 37 is_stmt 0               ; stencil.cl:21:37
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v7, v9, v7
	.loc	0 21 59                         ; stencil.cl:21:59
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v4, v7, v4
	.loc	0 21 81                         ; stencil.cl:21:81
	v_add_f32_e32 v4, v4, v8
	.loc	0 21 103                        ; stencil.cl:21:103
	v_mac_f32_e32 v4, -4.0, v10
	.loc	0 23 28 is_stmt 1               ; stencil.cl:23:28
	v_mac_f32_e32 v10, s4, v4
	.loc	0 23 4 is_stmt 0                ; stencil.cl:23:4
	v_lshlrev_b32_e32 v4, 10, v1
	v_or_b32_e32 v4, v4, v6
	v_or_b32_e32 v4, v4, v5
	.loc	0 23 24                         ; stencil.cl:23:24
	ds_write_b32 v4, v10
	v_mov_b32_e32 v4, v1
	s_branch .LBB0_1
.LBB0_6:
	.loc	0 28 12 is_stmt 1               ; stencil.cl:28:12
	ds_read_b32 v4, v0
	.loc	0 28 2 is_stmt 0                ; stencil.cl:28:2
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v0, vcc, s2, v2
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	.loc	0 28 10                         ; stencil.cl:28:10
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[0:1], v4
	.loc	0 29 1 is_stmt 1                ; stencil.cl:29:1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stencil
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 12
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
	.size	stencil, .Lfunc_end0-stencil
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 364
; NumSgprs: 14
; NumVgprs: 11
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 11
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
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
	.asciz	"stencil.cl"                    ; string offset=40
.Linfo_string2:
	.asciz	"."                             ; string offset=51
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
        .name:           out
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .name:           rate
        .offset:         16
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .name:           width
        .offset:         20
        .size:           4
        .type_name:      uint
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
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           stencil
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         stencil.kd
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

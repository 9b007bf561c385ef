	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.amdhsa_code_object_version 4
	.protected	incomplete_gamma        ; -- Begin function incomplete_gamma
	.globl	incomplete_gamma
	.p2align	8
	.type	incomplete_gamma,@function
incomplete_gamma:                       ; @incomplete_gamma
.Lfunc_begin0:
	.file	0 "." "incomplete_gamma.cl" md5 0x2e53b690c613e4f3e843579c06fc272c
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.loc	0 9 11 prologue_end             ; incomplete_gamma.cl:9:11
	s_load_dword s0, s[4:5], 0x20
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	s_lshl_b32 s1, s6, 6
	.loc	0 10 12                         ; incomplete_gamma.cl:10:12
	v_mov_b32_e32 v1, 0
	s_mov_b32 s2, 0xc2ce8ed0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s0, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 10 22 is_stmt 0               ; incomplete_gamma.cl:10:22
	v_mov_b32_e32 v3, s11
	v_add_u32_e32 v2, vcc, s10, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v3, v[2:3]
	.loc	0 10 12                         ; incomplete_gamma.cl:10:12
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v4, vcc, s8, v0
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	flat_load_dword v2, v[4:5]
	.loc	0 10 71                         ; incomplete_gamma.cl:10:71
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v4, vcc, s12, v0
	v_addc_u32_e32 v5, vcc, v5, v1, vcc
	flat_load_dword v4, v[4:5]
	s_mov_b32 s0, 0x7f800000
	s_mov_b32 s1, 0x3fb8a000
	.loc	0 10 51                         ; incomplete_gamma.cl:10:51
	s_waitcnt vmcnt(2)
	v_log_f32_e32 v5, v3
	v_and_b32_e32 v6, 0xfffff000, v5
	v_sub_f32_e32 v7, v5, v6
	v_mul_f32_e32 v8, 0x3805fdf4, v7
	v_mac_f32_e32 v8, 0x3805fdf4, v6
	v_mac_f32_e32 v8, 0x3f317000, v7
	v_mac_f32_e32 v8, 0x3f317000, v6
	v_cmp_lt_f32_e64 vcc, |v5|, s0
	v_cndmask_b32_e32 v5, v5, v8, vcc
	.loc	0 10 65                         ; incomplete_gamma.cl:10:65
	s_waitcnt vmcnt(1)
	v_mad_f32 v5, v2, v5, -v3
	.loc	0 10 69                         ; incomplete_gamma.cl:10:69
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v4, v5, v4
	.loc	0 10 36                         ; incomplete_gamma.cl:10:36
	v_and_b32_e32 v5, 0xfffff000, v4
	v_sub_f32_e32 v6, v4, v5
	v_mul_f32_e32 v7, 0x3fb8a000, v5
	v_mul_f32_e32 v8, 0x39a3b295, v6
	v_rndne_f32_e32 v7, v7
	v_mac_f32_e32 v8, 0x3fb8a000, v6
	v_mad_f32 v6, v5, s1, -v7
	v_mac_f32_e32 v8, 0x39a3b295, v5
	v_add_f32_e32 v5, v6, v8
	v_cvt_i32_f32_e32 v7, v7
	v_exp_f32_e32 v5, v5
	s_mov_b32 s0, 0x42b17218
	v_cmp_ngt_f32_e32 vcc, s2, v4
	v_mov_b32_e32 v6, 0x7f800000
	v_ldexp_f32 v5, v5, v7
	.loc	0 12 12 is_stmt 1               ; incomplete_gamma.cl:12:12
	v_add_f32_e32 v8, 1.0, v2
	.loc	0 10 36                         ; incomplete_gamma.cl:10:36
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_cmp_nlt_f32_e32 vcc, s0, v4
	v_cndmask_b32_e32 v4, v6, v5, vcc
	.loc	0 12 8                          ; incomplete_gamma.cl:12:8
	v_cmp_nlt_f32_e32 vcc, v3, v8
                                        ; implicit-def: $vgpr5
	.loc	0 12 6 is_stmt 0                ; incomplete_gamma.cl:12:6
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_4
; %bb.1:
	.loc	0 23 15 is_stmt 1               ; incomplete_gamma.cl:23:15
	v_add_f32_e32 v3, 1.0, v3
	.loc	0 23 22 is_stmt 0               ; incomplete_gamma.cl:23:22
	v_sub_f32_e32 v5, v3, v2
	.loc	0 23 42                         ; incomplete_gamma.cl:23:42
	v_rcp_f32_e32 v3, v5
	s_mov_b32 s2, 1
	v_mov_b32_e32 v7, 0x7149f2ca
	v_mov_b32_e32 v6, v3
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 27 15 is_stmt 1               ; incomplete_gamma.cl:27:15
	v_cvt_f32_u32_e32 v8, s2
	.loc	0 29 6                          ; incomplete_gamma.cl:29:6
	v_add_f32_e32 v5, 2.0, v5
	.loc	0 31 17                         ; incomplete_gamma.cl:31:17
	v_rcp_f32_e32 v7, v7
	.loc	0 26 32                         ; incomplete_gamma.cl:26:32
	s_add_i32 s2, s2, 1
	.loc	0 27 22                         ; incomplete_gamma.cl:27:22
	v_sub_f32_e32 v9, v2, v8
	.loc	0 27 17 is_stmt 0               ; incomplete_gamma.cl:27:17
	v_mul_f32_e32 v8, v9, v8
	.loc	0 30 28 is_stmt 1               ; incomplete_gamma.cl:30:28
	v_mad_f32 v6, v8, v6, v5
	.loc	0 30 8 is_stmt 0                ; incomplete_gamma.cl:30:8
	v_rcp_f32_e32 v6, v6
	.loc	0 31 10 is_stmt 1               ; incomplete_gamma.cl:31:10
	v_mad_f32 v7, v8, v7, v5
	.loc	0 26 21                         ; incomplete_gamma.cl:26:21
	s_cmp_eq_u32 s2, 25
	.loc	0 32 11                         ; incomplete_gamma.cl:32:11
	v_mul_f32_e32 v8, v7, v6
	.loc	0 32 6 is_stmt 0                ; incomplete_gamma.cl:32:6
	v_mul_f32_e32 v3, v3, v8
	.loc	0 26 3 is_stmt 1                ; incomplete_gamma.cl:26:3
	s_cbranch_scc0 .LBB0_2
; %bb.3:
	.loc	0 34 16                         ; incomplete_gamma.cl:34:16
	v_mad_f32 v5, -v4, v3, 1.0
                                        ; implicit-def: $vgpr4
                                        ; implicit-def: $vgpr2
                                        ; implicit-def: $vgpr3
.LBB0_4:
	.loc	0 12 6                          ; incomplete_gamma.cl:12:6
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB0_8
; %bb.5:
	.loc	0 13 16                         ; incomplete_gamma.cl:13:16
	v_rcp_f32_e32 v5, v2
	s_mov_b32 s2, 24
	v_mov_b32_e32 v6, v5
.LBB0_6:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 17 6                          ; incomplete_gamma.cl:17:6
	v_add_f32_e32 v2, 1.0, v2
	.loc	0 18 16                         ; incomplete_gamma.cl:18:16
	v_rcp_f32_e32 v7, v2
	.loc	0 16 21                         ; incomplete_gamma.cl:16:21
	s_add_i32 s2, s2, -1
	s_cmp_eq_u32 s2, 0
	.loc	0 18 14                         ; incomplete_gamma.cl:18:14
	v_mul_f32_e32 v7, v3, v7
	.loc	0 18 9 is_stmt 0                ; incomplete_gamma.cl:18:9
	v_mul_f32_e32 v8, v6, v7
	.loc	0 19 8 is_stmt 1                ; incomplete_gamma.cl:19:8
	v_mac_f32_e32 v5, v6, v7
	v_mov_b32_e32 v6, v8
	.loc	0 16 3                          ; incomplete_gamma.cl:16:3
	s_cbranch_scc0 .LBB0_6
; %bb.7:
	.loc	0 21 17                         ; incomplete_gamma.cl:21:17
	v_mul_f32_e32 v5, v4, v5
.LBB0_8:
	.loc	0 0 17 is_stmt 0                ; incomplete_gamma.cl:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	0 36 2 is_stmt 1                ; incomplete_gamma.cl:36:2
	v_mov_b32_e32 v2, s15
	v_add_u32_e32 v0, vcc, s14, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	.loc	0 36 7 is_stmt 0                ; incomplete_gamma.cl:36:7
	flat_store_dword v[0:1], v5
	.loc	0 37 1 is_stmt 1                ; incomplete_gamma.cl:37:1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel incomplete_gamma
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 16
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
	.size	incomplete_gamma, .Lfunc_end0-incomplete_gamma
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 524
; NumSgprs: 18
; NumVgprs: 10
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 10
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
	.asciz	"incomplete_gamma.cl"           ; string offset=40
.Linfo_string2:
	.asciz	"."                             ; string offset=60
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
        .name:           a
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           x
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           lgamma_a
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           p
        .offset:         24
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .offset:         72
        .size:           8
        .value_kind:     hidden_none
      - .offset:         80
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 64
    .name:           incomplete_gamma
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         incomplete_gamma.kd
    .vgpr_count:     10
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

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	kepler                  ; -- Begin function kepler
	.globl	kepler
	.p2align	8
	.type	kepler,@function
kepler:                                 ; @kepler
.Lfunc_begin0:
	.file	0 "." "kepler.cl" md5 0xee2ef5872d5e01fcec9d072452dc61f8
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.loc	0 10 11 prologue_end            ; kepler.cl:10:11
	s_load_dword s2, s[4:5], 0x18
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	s_lshl_b32 s3, s6, 6
	.loc	0 11 12                         ; kepler.cl:11:12
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s2, s2, s3
	v_add_u32_e32 v0, s2, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s9
	v_add_co_u32_e32 v2, vcc, s8, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v2, v[2:3], off
	.loc	0 11 33 is_stmt 0               ; kepler.cl:11:33
	v_mov_b32_e32 v4, s11
	v_add_co_u32_e32 v3, vcc, s10, v0
	v_addc_co_u32_e32 v4, vcc, v4, v1, vcc
	global_load_dword v3, v[3:4], off
                                        ; implicit-def: $vgpr4
	.loc	0 13 8 is_stmt 1                ; kepler.cl:13:8
	s_waitcnt vmcnt(1)
	v_cmp_ngt_f32_e32 vcc, 1.0, v2
	.loc	0 13 6 is_stmt 0                ; kepler.cl:13:6
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_4
; %bb.1:
	.loc	0 0 6                           ; kepler.cl:0:6
	s_mov_b32 s4, 12
	s_mov_b32 s5, 0x3fb8aa3b
	s_mov_b32 s6, 0x32a5705f
	s_mov_b32 s7, 0xc2ce8ed0
	s_mov_b32 s8, 0x42b17218
	v_mov_b32_e32 v5, 0x7f800000
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v3
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 26 15 is_stmt 1               ; kepler.cl:26:15
	v_mul_f32_e32 v6, 0x3fb8aa3b, v4
	v_rndne_f32_e32 v7, v6
	v_sub_f32_e32 v8, v6, v7
	v_fma_f32 v6, v4, s5, -v6
	v_fma_f32 v6, v4, s6, v6
	v_add_f32_e32 v6, v8, v6
	v_cvt_i32_f32_e32 v7, v7
	v_exp_f32_e32 v6, v6
	v_cmp_ngt_f32_e32 vcc, s7, v4
	.loc	0 25 21                         ; kepler.cl:25:21
	s_add_i32 s4, s4, -1
	s_cmp_lg_u32 s4, 0
	.loc	0 26 15                         ; kepler.cl:26:15
	v_ldexp_f32 v6, v6, v7
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_cmp_nlt_f32_e32 vcc, s8, v4
	v_cndmask_b32_e32 v6, v5, v6, vcc
	.loc	0 26 37 is_stmt 0               ; kepler.cl:26:37
	v_rcp_f32_e32 v7, v6
	.loc	0 27 26 is_stmt 1               ; kepler.cl:27:26
	v_sub_f32_e32 v8, v6, v7
	.loc	0 27 51 is_stmt 0               ; kepler.cl:27:51
	v_add_f32_e32 v6, v6, v7
	.loc	0 27 45                         ; kepler.cl:27:45
	v_mul_f32_e32 v6, 0.5, v6
	.loc	0 29 48 is_stmt 1               ; kepler.cl:29:48
	v_fma_f32 v6, v2, v6, -1.0
	.loc	0 29 28 is_stmt 0               ; kepler.cl:29:28
	v_rcp_f32_e32 v6, v6
	.loc	0 27 20 is_stmt 1               ; kepler.cl:27:20
	v_mul_f32_e32 v7, 0.5, v8
	.loc	0 29 17                         ; kepler.cl:29:17
	v_fma_f32 v7, v2, v7, -v4
	.loc	0 29 21 is_stmt 0               ; kepler.cl:29:21
	v_sub_f32_e32 v7, v7, v3
	.loc	0 29 6                          ; kepler.cl:29:6
	v_fma_f32 v4, -v7, v6, v4
	s_cbranch_scc1 .LBB0_2
; %bb.3:
                                        ; implicit-def: $vgpr2
                                        ; implicit-def: $vgpr3
.LBB0_4:
	.loc	0 13 6 is_stmt 1                ; kepler.cl:13:6
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB0_13
; %bb.5:
	.loc	0 0 6 is_stmt 0                 ; kepler.cl:0:6
	s_mov_b32 s4, 0x3dcccccd
	.loc	0 14 9 is_stmt 1                ; kepler.cl:14:9
	v_cmp_ngt_f32_e32 vcc, s4, v2
                                        ; implicit-def: $vgpr4
	.loc	0 14 7 is_stmt 0                ; kepler.cl:14:7
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_9
; %bb.6:
	.loc	0 0 7                           ; kepler.cl:0:7
	s_mov_b32 s6, 12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v3
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 21 19 is_stmt 1               ; kepler.cl:21:19
	v_mul_f32_e32 v5, 0.15915494, v4
	v_sin_f32_e32 v6, v5
	.loc	0 21 64 is_stmt 0               ; kepler.cl:21:64
	v_cos_f32_e32 v5, v5
	.loc	0 20 22 is_stmt 1               ; kepler.cl:20:22
	s_add_i32 s6, s6, -1
	s_cmp_eq_u32 s6, 0
	.loc	0 21 13                         ; kepler.cl:21:13
	v_fma_f32 v6, -v2, v6, v4
	.loc	0 21 58 is_stmt 0               ; kepler.cl:21:58
	v_fma_f32 v5, -v2, v5, 1.0
	.loc	0 21 40                         ; kepler.cl:21:40
	v_rcp_f32_e32 v5, v5
	.loc	0 21 33                         ; kepler.cl:21:33
	v_sub_f32_e32 v6, v6, v3
	.loc	0 21 7                          ; kepler.cl:21:7
	v_fma_f32 v4, -v6, v5, v4
	.loc	0 20 4 is_stmt 1                ; kepler.cl:20:4
	s_cbranch_scc0 .LBB0_7
; %bb.8:
                                        ; implicit-def: $vgpr3
                                        ; implicit-def: $vgpr2
.LBB0_9:
	.loc	0 14 7                          ; kepler.cl:14:7
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB0_12
; %bb.10:
	.loc	0 0 7 is_stmt 0                 ; kepler.cl:0:7
	s_mov_b32 s6, 16
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v3
.LBB0_11:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 17 17 is_stmt 1               ; kepler.cl:17:17
	v_mul_f32_e32 v4, 0.15915494, v4
	v_sin_f32_e32 v4, v4
	.loc	0 16 22                         ; kepler.cl:16:22
	s_add_i32 s6, s6, -1
	s_cmp_eq_u32 s6, 0
	.loc	0 17 11                         ; kepler.cl:17:11
	v_fma_f32 v4, v2, v4, v3
	.loc	0 16 4                          ; kepler.cl:16:4
	s_cbranch_scc0 .LBB0_11
.LBB0_12:
	.loc	0 0 4 is_stmt 0                 ; kepler.cl:0:4
	s_or_b64 exec, exec, s[4:5]
.LBB0_13:
	s_or_b64 exec, exec, s[2:3]
	.loc	0 32 2 is_stmt 1                ; kepler.cl:32:2
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	.loc	0 32 13 is_stmt 0               ; kepler.cl:32:13
	global_store_dword v[0:1], v4, off
	.loc	0 33 1 is_stmt 1                ; kepler.cl:33:1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel kepler
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 12
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
	.size	kepler, .Lfunc_end0-kepler
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 476
; NumSgprs: 16
; NumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 16
; NumVGPRsForWavesPerEU: 9
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
	.asciz	"kepler.cl"                     ; string offset=40
.Linfo_string2:
	.asciz	"."                             ; string offset=50
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
        .name:           eccentricity
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           mean
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           anomaly
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
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
    .max_flat_workgroup_size: 64
    .name:           kepler
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         kepler.kd
    .vgpr_count:     9
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

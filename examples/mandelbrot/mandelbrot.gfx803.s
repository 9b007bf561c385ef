	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.amdhsa_code_object_version 4
	.protected	mandelbrot              ; -- Begin function mandelbrot
	.globl	mandelbrot
	.p2align	8
	.type	mandelbrot,@function
mandelbrot:                             ; @mandelbrot
.Lfunc_begin0:
	.file	0 "." "mandelbrot.cl" md5 0x17bb2e6fac592894e58941eb2930cb30
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.loc	0 7 12 prologue_end             ; mandelbrot.cl:7:12
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx8 s[12:19], s[6:7], 0x8
	v_mov_b32_e32 v6, 0
                                        ; implicit-def: $sgpr2_sgpr3
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s1, s0, 16
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s8, s8, s0
	s_add_i32 s0, s16, s8
	.loc	0 7 35 is_stmt 0                ; mandelbrot.cl:7:35
	s_mul_i32 s9, s9, s1
	.loc	0 7 12                          ; mandelbrot.cl:7:12
	v_add_u32_e32 v0, vcc, s0, v0
	.loc	0 7 35                          ; mandelbrot.cl:7:35
	s_add_i32 s0, s18, s9
	.loc	0 8 28 is_stmt 1                ; mandelbrot.cl:8:28
	v_cvt_f32_u32_e32 v2, v0
	.loc	0 7 35                          ; mandelbrot.cl:7:35
	v_add_u32_e32 v1, vcc, s0, v1
	.loc	0 8 58                          ; mandelbrot.cl:8:58
	v_cvt_f32_u32_e32 v3, v1
	.loc	0 7 12                          ; mandelbrot.cl:7:12
	v_mov_b32_e32 v4, s12
	.loc	0 8 18                          ; mandelbrot.cl:8:18
	v_mad_f32 v2, s14, v2, v4
	.loc	0 7 12                          ; mandelbrot.cl:7:12
	v_mov_b32_e32 v4, s13
	.loc	0 8 48                          ; mandelbrot.cl:8:48
	v_mad_f32 v3, s14, v3, v4
	s_mov_b32 s8, 0
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v4, 0
	s_branch .LBB0_2
.LBB0_1:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	0 0 48 is_stmt 0                ; mandelbrot.cl:0:48
	s_or_b64 exec, exec, s[4:5]
	.loc	0 13 2 is_stmt 1                ; mandelbrot.cl:13:2
	s_and_b64 s[4:5], exec, s[2:3]
	s_or_b64 s[0:1], s[4:5], s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_4
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 13 32 is_stmt 0               ; mandelbrot.cl:13:32
	v_mul_f32_e32 v7, v4, v4
	.loc	0 13 28                         ; mandelbrot.cl:13:28
	v_mad_f32 v5, v6, v6, v7
	.loc	0 13 36                         ; mandelbrot.cl:13:36
	v_cmp_ge_f32_e32 vcc, 4.0, v5
	v_mov_b32_e32 v5, s8
	s_or_b64 s[2:3], s[2:3], exec
	.loc	0 13 2                          ; mandelbrot.cl:13:2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_1
; %bb.3:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	0 18 4 is_stmt 1                ; mandelbrot.cl:18:4
	s_add_i32 s8, s8, 1
	.loc	0 13 11                         ; mandelbrot.cl:13:11
	s_cmpk_eq_i32 s8, 0x80
	.loc	0 14 19                         ; mandelbrot.cl:14:19
	v_mad_f32 v5, v6, v6, -v7
	.loc	0 13 11                         ; mandelbrot.cl:13:11
	s_cselect_b64 s[10:11], -1, 0
	.loc	0 14 27                         ; mandelbrot.cl:14:27
	v_add_f32_e32 v7, v2, v5
	.loc	0 16 12                         ; mandelbrot.cl:16:12
	v_add_f32_e32 v5, v6, v6
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[10:11], s[10:11], exec
	.loc	0 16 20 is_stmt 0               ; mandelbrot.cl:16:20
	v_mad_f32 v4, v5, v4, v3
	v_mov_b32_e32 v5, 0x80
	s_or_b64 s[2:3], s[2:3], s[10:11]
	v_mov_b32_e32 v6, v7
	s_branch .LBB0_1
.LBB0_4:
	.loc	0 0 20                          ; mandelbrot.cl:0:20
	s_or_b64 exec, exec, s[0:1]
	.loc	0 20 11 is_stmt 1               ; mandelbrot.cl:20:11
	v_mul_lo_u32 v2, v1, s15
	.loc	0 7 12                          ; mandelbrot.cl:7:12
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 20 2                          ; mandelbrot.cl:20:2
	v_mov_b32_e32 v1, 0
	.loc	0 20 19 is_stmt 0               ; mandelbrot.cl:20:19
	v_add_u32_e32 v0, vcc, v2, v0
	.loc	0 20 2                          ; mandelbrot.cl:20:2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	.loc	0 20 25                         ; mandelbrot.cl:20:25
	flat_store_dword v[0:1], v5
	.loc	0 21 1 is_stmt 1                ; mandelbrot.cl:21:1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel mandelbrot
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 8
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
	.size	mandelbrot, .Lfunc_end0-mandelbrot
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 288
; NumSgprs: 22
; NumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 8
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
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
	.asciz	"mandelbrot.cl"                 ; string offset=40
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
        .name:           steps
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           left
        .offset:         8
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .name:           top
        .offset:         12
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .name:           pitch
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           mandelbrot
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         mandelbrot.kd
    .vgpr_count:     8
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

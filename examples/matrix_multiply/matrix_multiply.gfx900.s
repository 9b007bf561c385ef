	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	matrix_multiply         ; -- Begin function matrix_multiply
	.globl	matrix_multiply
	.p2align	8
	.type	matrix_multiply,@function
matrix_multiply:                        ; @matrix_multiply
.Lfunc_begin0:
	.file	0 "." "matrix_multiply.cl" md5 0x9b3868e455cabb9e8f6a2c9f5422723c
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.loc	0 11 11 prologue_end            ; matrix_multiply.cl:11:11
	s_load_dword s10, s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	.loc	0 12 29                         ; matrix_multiply.cl:12:29
	s_lshl_b32 s4, s6, 4
	s_mov_b32 s5, 0
	.loc	0 15 21                         ; matrix_multiply.cl:15:21
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s10, 0
	.loc	0 15 2 is_stmt 0                ; matrix_multiply.cl:15:2
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	.loc	0 12 70 is_stmt 1               ; matrix_multiply.cl:12:70
	v_lshl_or_b32 v2, s7, 4, v1
	v_mul_lo_u32 v5, v2, s10
	v_lshlrev_b32_e32 v6, 6, v1
	.loc	0 15 2                          ; matrix_multiply.cl:15:2
	v_mul_lo_u32 v1, v1, s10
	v_lshlrev_b32_e32 v2, 2, v0
	v_or_b32_e32 v8, 0x400, v2
	v_or_b32_e32 v7, v6, v2
	v_or_b32_e32 v9, v8, v6
	v_add3_u32 v1, v0, v1, s4
	s_lshl_b32 s6, s10, 4
	v_add_u32_e32 v10, v0, v5
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v11, s1
	v_mov_b32_e32 v12, s3
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 16 18                         ; matrix_multiply.cl:16:18
	v_add_u32_e32 v3, s5, v10
	v_lshlrev_b64 v[14:15], 2, v[3:4]
	.loc	0 17 18                         ; matrix_multiply.cl:17:18
	v_mov_b32_e32 v2, v4
	v_lshlrev_b64 v[2:3], 2, v[1:2]
	.loc	0 16 18                         ; matrix_multiply.cl:16:18
	v_add_co_u32_e32 v14, vcc, s0, v14
	v_addc_co_u32_e32 v15, vcc, v11, v15, vcc
	.loc	0 17 18                         ; matrix_multiply.cl:17:18
	v_add_co_u32_e32 v2, vcc, s2, v2
	v_addc_co_u32_e32 v3, vcc, v12, v3, vcc
	.loc	0 16 18                         ; matrix_multiply.cl:16:18
	global_load_dword v16, v[14:15], off
	.loc	0 17 18                         ; matrix_multiply.cl:17:18
	global_load_dword v17, v[2:3], off
	.loc	0 15 31                         ; matrix_multiply.cl:15:31
	s_add_i32 s5, s5, 16
	.loc	0 15 21 is_stmt 0               ; matrix_multiply.cl:15:21
	v_add_u32_e32 v1, s6, v1
	s_cmp_ge_u32 s5, s10
	.loc	0 16 16 is_stmt 1               ; matrix_multiply.cl:16:16
	s_waitcnt vmcnt(1)
	ds_write_b32 v7, v16
	.loc	0 17 16                         ; matrix_multiply.cl:17:16
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v17
	.loc	0 18 3                          ; matrix_multiply.cl:18:3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 20 26                         ; matrix_multiply.cl:20:26
	ds_read2_b32 v[2:3], v8 offset1:16
	.loc	0 20 11 is_stmt 0               ; matrix_multiply.cl:20:11
	ds_read2_b32 v[14:15], v6 offset1:1
	ds_read2_b32 v[16:17], v6 offset0:2 offset1:3
	ds_read2_b32 v[18:19], v6 offset0:4 offset1:5
	ds_read2_b32 v[20:21], v6 offset0:6 offset1:7
	.loc	0 20 8                          ; matrix_multiply.cl:20:8
	s_waitcnt lgkmcnt(3)
	v_fma_f32 v2, v14, v2, v13
	v_fma_f32 v13, v15, v3, v2
	.loc	0 20 26                         ; matrix_multiply.cl:20:26
	ds_read2_b32 v[2:3], v8 offset0:32 offset1:48
	.loc	0 20 8                          ; matrix_multiply.cl:20:8
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v2, v16, v2, v13
	v_fma_f32 v15, v17, v3, v2
	.loc	0 20 26                         ; matrix_multiply.cl:20:26
	ds_read2_b32 v[2:3], v8 offset0:64 offset1:80
	ds_read2_b32 v[13:14], v8 offset0:96 offset1:112
	.loc	0 20 8                          ; matrix_multiply.cl:20:8
	s_waitcnt lgkmcnt(1)
	v_fma_f32 v2, v18, v2, v15
	v_fma_f32 v17, v19, v3, v2
	.loc	0 20 26                         ; matrix_multiply.cl:20:26
	ds_read2_b32 v[2:3], v8 offset0:128 offset1:144
	.loc	0 20 11                         ; matrix_multiply.cl:20:11
	ds_read2_b32 v[15:16], v6 offset0:8 offset1:9
	.loc	0 20 8                          ; matrix_multiply.cl:20:8
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v13, v20, v13, v17
	v_fma_f32 v21, v21, v14, v13
	.loc	0 20 11                         ; matrix_multiply.cl:20:11
	ds_read2_b32 v[13:14], v6 offset0:10 offset1:11
	ds_read2_b32 v[17:18], v6 offset0:12 offset1:13
	ds_read2_b32 v[19:20], v6 offset0:14 offset1:15
	.loc	0 20 8                          ; matrix_multiply.cl:20:8
	s_waitcnt lgkmcnt(3)
	v_fma_f32 v2, v15, v2, v21
	v_fma_f32 v15, v16, v3, v2
	.loc	0 20 26                         ; matrix_multiply.cl:20:26
	ds_read2_b32 v[2:3], v8 offset0:160 offset1:176
	.loc	0 20 8                          ; matrix_multiply.cl:20:8
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v2, v13, v2, v15
	v_fma_f32 v15, v14, v3, v2
	.loc	0 20 26                         ; matrix_multiply.cl:20:26
	ds_read2_b32 v[2:3], v8 offset0:192 offset1:208
	ds_read2_b32 v[13:14], v8 offset0:224 offset1:240
	.loc	0 21 3 is_stmt 1                ; matrix_multiply.cl:21:3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 20 8                          ; matrix_multiply.cl:20:8
	v_fma_f32 v2, v17, v2, v15
	v_fma_f32 v2, v18, v3, v2
	v_fma_f32 v2, v19, v13, v2
	v_fma_f32 v13, v20, v14, v2
	.loc	0 15 2                          ; matrix_multiply.cl:15:2
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_4
.LBB0_3:
	.loc	0 0 2 is_stmt 0                 ; matrix_multiply.cl:0:2
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v5, 0
.LBB0_4:
	.loc	0 23 15 is_stmt 1               ; matrix_multiply.cl:23:15
	v_add3_u32 v0, s4, v0, v5
	.loc	0 23 2 is_stmt 0                ; matrix_multiply.cl:23:2
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	.loc	0 23 22                         ; matrix_multiply.cl:23:22
	global_store_dword v[0:1], v13, off
	.loc	0 24 1 is_stmt 1                ; matrix_multiply.cl:24:1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel matrix_multiply
		.amdhsa_group_segment_fixed_size 2048
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 11
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
	.size	matrix_multiply, .Lfunc_end0-matrix_multiply
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 572
; NumSgprs: 15
; NumVgprs: 22
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 15
; NumVGPRsForWavesPerEU: 22
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
	.asciz	"matrix_multiply.cl"            ; string offset=40
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
        .name:           a
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           b
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           c
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .name:           side
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           matrix_multiply
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         matrix_multiply.kd
    .vgpr_count:     22
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

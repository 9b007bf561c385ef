	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	edit_distance_row       ; -- Begin function edit_distance_row
	.globl	edit_distance_row
	.p2align	8
	.type	edit_distance_row,@function
edit_distance_row:                      ; @edit_distance_row
.Lfunc_begin0:
	.file	0 "." "edit_distance_row.cl" md5 0x3323cac6c02661bdce8734e6b6083921
	.loc	0 7 0                           ; edit_distance_row.cl:7:0
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	s_add_u32 s0, s0, s11
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v2, 1
.Ltmp0:
	.loc	0 9 11 prologue_end             ; edit_distance_row.cl:9:11
	s_load_dword s11, s[4:5], 0x4
	.loc	0 8 2                           ; edit_distance_row.cl:8:2
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	.loc	0 9 11                          ; edit_distance_row.cl:9:11
	s_load_dwordx2 s[8:9], s[6:7], 0x20
	.loc	0 12 10                         ; edit_distance_row.cl:12:10
	buffer_store_dword v2, off, s[0:3], 0 offset:4
	v_mov_b32_e32 v2, 2
	buffer_store_dword v2, off, s[0:3], 0 offset:8
	v_mov_b32_e32 v2, 3
	buffer_store_dword v2, off, s[0:3], 0 offset:12
	v_mov_b32_e32 v2, 4
	buffer_store_dword v2, off, s[0:3], 0 offset:16
	v_mov_b32_e32 v2, 5
	buffer_store_dword v2, off, s[0:3], 0 offset:20
	v_mov_b32_e32 v2, 6
	buffer_store_dword v2, off, s[0:3], 0 offset:24
	v_mov_b32_e32 v2, 7
	buffer_store_dword v2, off, s[0:3], 0 offset:28
	v_mov_b32_e32 v2, 8
	buffer_store_dword v2, off, s[0:3], 0 offset:32
	v_mov_b32_e32 v2, 9
	buffer_store_dword v2, off, s[0:3], 0 offset:36
	v_mov_b32_e32 v2, 10
	buffer_store_dword v2, off, s[0:3], 0 offset:40
	v_mov_b32_e32 v2, 11
	buffer_store_dword v2, off, s[0:3], 0 offset:44
	v_mov_b32_e32 v2, 12
	buffer_store_dword v2, off, s[0:3], 0 offset:48
	v_mov_b32_e32 v2, 13
	buffer_store_dword v2, off, s[0:3], 0 offset:52
	v_mov_b32_e32 v2, 14
	buffer_store_dword v2, off, s[0:3], 0 offset:56
	v_mov_b32_e32 v2, 15
	buffer_store_dword v2, off, s[0:3], 0 offset:60
	v_mov_b32_e32 v2, 16
	buffer_store_dword v2, off, s[0:3], 0 offset:64
	v_mov_b32_e32 v2, 17
	buffer_store_dword v2, off, s[0:3], 0 offset:68
	v_mov_b32_e32 v2, 18
	buffer_store_dword v2, off, s[0:3], 0 offset:72
	v_mov_b32_e32 v2, 19
	buffer_store_dword v2, off, s[0:3], 0 offset:76
	v_mov_b32_e32 v2, 20
	buffer_store_dword v2, off, s[0:3], 0 offset:80
	v_mov_b32_e32 v2, 21
	buffer_store_dword v2, off, s[0:3], 0 offset:84
	v_mov_b32_e32 v2, 22
	buffer_store_dword v2, off, s[0:3], 0 offset:88
	v_mov_b32_e32 v2, 23
	buffer_store_dword v2, off, s[0:3], 0 offset:92
	v_mov_b32_e32 v2, 24
	buffer_store_dword v2, off, s[0:3], 0 offset:96
	v_mov_b32_e32 v2, 25
	buffer_store_dword v2, off, s[0:3], 0 offset:100
	v_mov_b32_e32 v2, 26
	buffer_store_dword v2, off, s[0:3], 0 offset:104
	v_mov_b32_e32 v2, 27
	buffer_store_dword v2, off, s[0:3], 0 offset:108
	v_mov_b32_e32 v2, 28
	buffer_store_dword v2, off, s[0:3], 0 offset:112
	v_mov_b32_e32 v2, 29
	buffer_store_dword v2, off, s[0:3], 0 offset:116
	v_mov_b32_e32 v2, 30
	buffer_store_dword v2, off, s[0:3], 0 offset:120
	v_mov_b32_e32 v2, 31
	buffer_store_dword v2, off, s[0:3], 0 offset:124
	v_mov_b32_e32 v2, 32
	buffer_store_dword v2, off, s[0:3], 0 offset:128
	v_mov_b32_e32 v2, 33
	buffer_store_dword v2, off, s[0:3], 0 offset:132
	v_mov_b32_e32 v2, 34
	buffer_store_dword v2, off, s[0:3], 0 offset:136
	v_mov_b32_e32 v2, 35
	buffer_store_dword v2, off, s[0:3], 0 offset:140
	v_mov_b32_e32 v2, 36
	buffer_store_dword v2, off, s[0:3], 0 offset:144
	v_mov_b32_e32 v2, 37
	buffer_store_dword v2, off, s[0:3], 0 offset:148
	v_mov_b32_e32 v2, 38
	buffer_store_dword v2, off, s[0:3], 0 offset:152
	v_mov_b32_e32 v2, 39
	buffer_store_dword v2, off, s[0:3], 0 offset:156
	v_mov_b32_e32 v2, 40
	buffer_store_dword v2, off, s[0:3], 0 offset:160
	v_mov_b32_e32 v2, 41
	buffer_store_dword v2, off, s[0:3], 0 offset:164
	v_mov_b32_e32 v2, 42
	buffer_store_dword v2, off, s[0:3], 0 offset:168
	v_mov_b32_e32 v2, 43
	buffer_store_dword v2, off, s[0:3], 0 offset:172
	v_mov_b32_e32 v2, 44
	buffer_store_dword v2, off, s[0:3], 0 offset:176
	v_mov_b32_e32 v2, 45
	buffer_store_dword v2, off, s[0:3], 0 offset:180
	v_mov_b32_e32 v2, 46
	buffer_store_dword v2, off, s[0:3], 0 offset:184
	v_mov_b32_e32 v2, 47
	buffer_store_dword v2, off, s[0:3], 0 offset:188
	v_mov_b32_e32 v2, 48
	buffer_store_dword v2, off, s[0:3], 0 offset:192
	v_mov_b32_e32 v2, 49
	buffer_store_dword v2, off, s[0:3], 0 offset:196
	v_mov_b32_e32 v2, 50
	buffer_store_dword v2, off, s[0:3], 0 offset:200
	v_mov_b32_e32 v2, 51
	buffer_store_dword v2, off, s[0:3], 0 offset:204
	v_mov_b32_e32 v2, 52
	buffer_store_dword v2, off, s[0:3], 0 offset:208
	v_mov_b32_e32 v2, 53
	buffer_store_dword v2, off, s[0:3], 0 offset:212
	v_mov_b32_e32 v2, 54
	buffer_store_dword v2, off, s[0:3], 0 offset:216
	v_mov_b32_e32 v2, 55
	buffer_store_dword v2, off, s[0:3], 0 offset:220
	v_mov_b32_e32 v2, 56
	buffer_store_dword v2, off, s[0:3], 0 offset:224
	v_mov_b32_e32 v2, 57
	buffer_store_dword v2, off, s[0:3], 0 offset:228
	v_mov_b32_e32 v2, 58
	buffer_store_dword v2, off, s[0:3], 0 offset:232
	v_mov_b32_e32 v2, 59
	buffer_store_dword v2, off, s[0:3], 0 offset:236
	v_mov_b32_e32 v2, 60
	.loc	0 9 11                          ; edit_distance_row.cl:9:11
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s11, 0xffff
	.loc	0 12 10                         ; edit_distance_row.cl:12:10
	buffer_store_dword v2, off, s[0:3], 0 offset:240
	v_mov_b32_e32 v2, 61
	.loc	0 9 11                          ; edit_distance_row.cl:9:11
	s_mul_i32 s10, s10, s4
	.loc	0 12 10                         ; edit_distance_row.cl:12:10
	buffer_store_dword v2, off, s[0:3], 0 offset:244
	v_mov_b32_e32 v2, 62
	.loc	0 9 11                          ; edit_distance_row.cl:9:11
	v_add_u32_e32 v0, s10, v0
	.loc	0 12 10                         ; edit_distance_row.cl:12:10
	buffer_store_dword v2, off, s[0:3], 0 offset:248
	v_mov_b32_e32 v2, 63
	.loc	0 9 11                          ; edit_distance_row.cl:9:11
	v_mov_b32_e32 v1, 0
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_mov_b32_e32 v4, 0
	.loc	0 12 10                         ; edit_distance_row.cl:12:10
	buffer_store_dword v2, off, s[0:3], 0 offset:252
	v_mov_b32_e32 v2, 64
	.loc	0 14 21                         ; edit_distance_row.cl:14:21
	s_cmp_eq_u32 s18, 0
	.loc	0 12 10                         ; edit_distance_row.cl:12:10
	buffer_store_dword v1, off, s[0:3], 0
	buffer_store_dword v2, off, s[0:3], 0 offset:256
	.loc	0 14 2                          ; edit_distance_row.cl:14:2
	s_cbranch_scc1 .LBB0_6
; %bb.1:
	.loc	0 0 2 is_stmt 0                 ; edit_distance_row.cl:0:2
	v_mad_u64_u32 v[2:3], s[4:5], v0, s18, -1
	s_cmp_lg_u32 s19, 0
	s_cselect_b64 s[4:5], -1, 0
	v_cndmask_b32_e64 v3, 0, 1, s[4:5]
	v_add_u32_e32 v5, 4, v4
	s_mov_b32 s6, 1
	v_cmp_ne_u32_e64 s[4:5], 1, v3
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 14 38                         ; edit_distance_row.cl:14:38
	s_add_i32 s6, s6, 1
	.loc	0 14 21                         ; edit_distance_row.cl:14:21
	s_cmp_gt_u32 s6, s18
	.loc	0 14 2                          ; edit_distance_row.cl:14:2
	s_cbranch_scc1 .LBB0_6
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_5 Depth 2
	.loc	0 15 19 is_stmt 1               ; edit_distance_row.cl:15:19
	buffer_load_dword v3, off, s[0:3], 0
	.loc	0 18 10                         ; edit_distance_row.cl:18:10
	v_mov_b32_e32 v6, s6
	.loc	0 20 3                          ; edit_distance_row.cl:20:3
	s_and_b64 vcc, exec, s[4:5]
	.loc	0 18 10                         ; edit_distance_row.cl:18:10
	buffer_store_dword v6, off, s[0:3], 0
	.loc	0 20 3                          ; edit_distance_row.cl:20:3
	s_cbranch_vccnz .LBB0_2
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 16 38                         ; edit_distance_row.cl:16:38
	v_add_u32_e32 v6, s6, v2
	.loc	0 16 13 is_stmt 0               ; edit_distance_row.cl:16:13
	global_load_ubyte v6, v6, s[12:13]
	s_mov_b32 s7, 1
	.loc	0 24 33 is_stmt 1               ; edit_distance_row.cl:24:33
	v_mov_b32_e32 v8, s6
	v_mov_b32_e32 v7, v5
.LBB0_5:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 21 49                         ; edit_distance_row.cl:21:49
	s_add_i32 s8, s7, -1
	v_mov_b32_e32 v9, s8
	.loc	0 21 39 is_stmt 0               ; edit_distance_row.cl:21:39
	global_load_ubyte v9, v9, s[14:15]
	.loc	0 20 42 is_stmt 1               ; edit_distance_row.cl:20:42
	s_add_i32 s7, s7, 1
	.loc	0 20 22 is_stmt 0               ; edit_distance_row.cl:20:22
	s_cmp_gt_u32 s7, s19
	.loc	0 21 36 is_stmt 1               ; edit_distance_row.cl:21:36
	s_waitcnt vmcnt(0)
	v_cmp_ne_u16_sdwa vcc, v6, v9 src0_sel:BYTE_0 src1_sel:DWORD
	.loc	0 21 31 is_stmt 0               ; edit_distance_row.cl:21:31
	v_addc_co_u32_e32 v9, vcc, 0, v3, vcc
	.loc	0 23 15 is_stmt 1               ; edit_distance_row.cl:23:15
	buffer_load_dword v3, v7, s[0:3], 0 offen
	.loc	0 24 29                         ; edit_distance_row.cl:24:29
	s_waitcnt vmcnt(0)
	v_min_u32_e32 v8, v3, v8
	.loc	0 24 53 is_stmt 0               ; edit_distance_row.cl:24:53
	v_add_u32_e32 v8, 1, v8
	.loc	0 24 13                         ; edit_distance_row.cl:24:13
	v_min_u32_e32 v8, v8, v9
	.loc	0 24 11                         ; edit_distance_row.cl:24:11
	buffer_store_dword v8, v7, s[0:3], 0 offen
	.loc	0 20 22 is_stmt 1               ; edit_distance_row.cl:20:22
	v_add_u32_e32 v7, 4, v7
	.loc	0 20 3 is_stmt 0                ; edit_distance_row.cl:20:3
	s_cbranch_scc0 .LBB0_5
	s_branch .LBB0_2
.LBB0_6:
	.loc	0 27 16 is_stmt 1               ; edit_distance_row.cl:27:16
	s_lshl_b32 s4, s19, 2
	v_add_u32_e32 v2, s4, v4
	buffer_load_dword v2, v2, s[0:3], 0 offen
	.loc	0 27 2 is_stmt 0                ; edit_distance_row.cl:27:2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v3, s17
	v_add_co_u32_e32 v0, vcc, s16, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 27 14                         ; edit_distance_row.cl:27:14
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	.loc	0 28 1 is_stmt 1                ; edit_distance_row.cl:28:1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel edit_distance_row
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 264
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 10
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 20
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
	.size	edit_distance_row, .Lfunc_end0-edit_distance_row
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1096
; NumSgprs: 24
; NumVgprs: 10
; ScratchSize: 264
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 24
; NumVGPRsForWavesPerEU: 10
; Occupancy: 10
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 10
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
	.asciz	"edit_distance_row.cl"          ; string offset=40
.Linfo_string2:
	.asciz	"."                             ; string offset=61
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
        .name:           word
        .offset:         0
        .size:           8
        .type_name:      'uchar*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           pattern
        .offset:         8
        .size:           8
        .type_name:      'uchar*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           distance
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           word_length
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .name:           pattern_length
        .offset:         28
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
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
    .max_flat_workgroup_size: 256
    .name:           edit_distance_row
    .private_segment_fixed_size: 264
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         edit_distance_row.kd
    .vgpr_count:     10
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

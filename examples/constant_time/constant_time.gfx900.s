	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	lookup                  ; -- Begin function lookup
	.globl	lookup
	.p2align	8
	.type	lookup,@function
lookup:                                 ; @lookup
.Lfunc_begin0:
	.file	0 "." "constant_time.cl" md5 0x6ddd1784d51c0ca4492037a76aa46336
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.loc	0 5 11 prologue_end             ; constant_time.cl:5:11
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s12, s[6:7], 0x18
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	.loc	0 7 17                          ; constant_time.cl:7:17
	v_mov_b32_e32 v1, 0
	.loc	0 5 11                          ; constant_time.cl:5:11
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	s_mul_i32 s4, s8, s4
	.loc	0 7 17                          ; constant_time.cl:7:17
	s_add_i32 s4, s4, s12
	v_add_u32_e32 v0, s4, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v2, v[2:3], off
	.loc	0 7 2 is_stmt 0                 ; constant_time.cl:7:2
	v_mov_b32_e32 v3, s11
	v_add_co_u32_e32 v0, vcc, s10, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 7 27                          ; constant_time.cl:7:27
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, 63, v2
	.loc	0 7 11                          ; constant_time.cl:7:11
	v_lshlrev_b32_e32 v2, 2, v2
	global_load_dword v2, v2, s[0:1]
	.loc	0 7 9                           ; constant_time.cl:7:9
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v2, off
	.loc	0 8 1 is_stmt 1                 ; constant_time.cl:8:1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lookup
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
		.amdhsa_next_free_sgpr 13
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
	.size	lookup, .Lfunc_end0-lookup
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 136
; NumSgprs: 17
; NumVgprs: 4
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 17
; NumVGPRsForWavesPerEU: 4
; Occupancy: 10
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	masked                  ; -- Begin function masked
	.globl	masked
	.p2align	8
	.type	masked,@function
masked:                                 ; @masked
.Lfunc_begin1:
	.cfi_startproc
; %bb.0:
	.loc	0 14 11 prologue_end            ; constant_time.cl:14:11
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x18
	s_load_dwordx4 s[36:39], s[6:7], 0x0
	s_load_dwordx2 s[30:31], s[6:7], 0x10
	.loc	0 14 34 is_stmt 0               ; constant_time.cl:14:34
	v_mov_b32_e32 v2, 0
	.loc	0 14 11                         ; constant_time.cl:14:11
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s0, s8, s0
	.loc	0 14 34                         ; constant_time.cl:14:34
	s_add_i32 s0, s0, s1
	v_add_u32_e32 v1, s0, v0
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_mov_b32_e32 v4, s39
	v_add_co_u32_e32 v3, vcc, s38, v0
	v_addc_co_u32_e32 v4, vcc, v4, v1, vcc
	global_load_dword v3, v[3:4], off
	s_mov_b32 s33, 0
	s_mov_b64 s[34:35], 0
	.loc	0 14 44                         ; constant_time.cl:14:44
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 63, v3
	.loc	0 16 2 is_stmt 1                ; constant_time.cl:16:2
	v_lshlrev_b32_e32 v4, 2, v3
.LBB1_1:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 17 12                         ; constant_time.cl:17:12
	s_add_u32 s0, s36, s34
	s_addc_u32 s1, s37, s35
	s_load_dwordx16 s[12:27], s[0:1], 0x0
	.loc	0 16 28                         ; constant_time.cl:16:28
	s_or_b32 s2, s33, 1
	s_or_b32 s28, s33, 8
	s_or_b32 s29, s33, 9
	s_or_b32 s3, s33, 2
	s_or_b32 s4, s33, 3
	.loc	0 17 21                         ; constant_time.cl:17:21
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v6, s13
	.loc	0 17 37 is_stmt 0               ; constant_time.cl:17:37
	v_cmp_eq_u32_e32 vcc, s2, v3
	.loc	0 17 21                         ; constant_time.cl:17:21
	v_mov_b32_e32 v7, s14
	v_mov_b32_e32 v8, s15
	.loc	0 17 37                         ; constant_time.cl:17:37
	v_cmp_eq_u32_e64 s[12:13], s28, v3
	v_cmp_eq_u32_e64 s[14:15], s29, v3
	v_cmp_eq_u32_e64 s[28:29], s34, v4
	.loc	0 16 28 is_stmt 1               ; constant_time.cl:16:28
	s_or_b32 s5, s33, 4
	s_or_b32 s6, s33, 5
	.loc	0 17 37                         ; constant_time.cl:17:37
	v_cmp_eq_u32_e64 s[0:1], s3, v3
	v_cmp_eq_u32_e64 s[2:3], s4, v3
	.loc	0 17 21 is_stmt 0               ; constant_time.cl:17:21
	v_cndmask_b32_e64 v5, 0, v5, s[28:29]
	v_cndmask_b32_e32 v6, 0, v6, vcc
	.loc	0 16 28 is_stmt 1               ; constant_time.cl:16:28
	s_or_b32 s8, s33, 6
	s_or_b32 s10, s33, 7
	.loc	0 17 21                         ; constant_time.cl:17:21
	v_mov_b32_e32 v9, s16
	.loc	0 17 37 is_stmt 0               ; constant_time.cl:17:37
	v_cmp_eq_u32_e64 s[4:5], s5, v3
	.loc	0 17 21                         ; constant_time.cl:17:21
	v_mov_b32_e32 v10, s17
	.loc	0 17 37                         ; constant_time.cl:17:37
	v_cmp_eq_u32_e64 s[6:7], s6, v3
	.loc	0 17 21                         ; constant_time.cl:17:21
	v_cndmask_b32_e64 v7, 0, v7, s[0:1]
	v_cndmask_b32_e64 v8, 0, v8, s[2:3]
	.loc	0 17 9                          ; constant_time.cl:17:9
	v_or3_b32 v2, v5, v2, v6
	.loc	0 17 21                         ; constant_time.cl:17:21
	v_mov_b32_e32 v11, s18
	.loc	0 17 37                         ; constant_time.cl:17:37
	v_cmp_eq_u32_e64 s[8:9], s8, v3
	.loc	0 17 21                         ; constant_time.cl:17:21
	v_mov_b32_e32 v12, s19
	.loc	0 17 37                         ; constant_time.cl:17:37
	v_cmp_eq_u32_e64 s[10:11], s10, v3
	.loc	0 17 21                         ; constant_time.cl:17:21
	v_cndmask_b32_e64 v9, 0, v9, s[4:5]
	v_cndmask_b32_e64 v10, 0, v10, s[6:7]
	.loc	0 17 9                          ; constant_time.cl:17:9
	v_or3_b32 v2, v7, v2, v8
	.loc	0 16 28 is_stmt 1               ; constant_time.cl:16:28
	s_or_b32 s38, s33, 10
	s_or_b32 s39, s33, 11
	.loc	0 17 21                         ; constant_time.cl:17:21
	v_mov_b32_e32 v13, s20
	v_mov_b32_e32 v14, s21
	v_cndmask_b32_e64 v11, 0, v11, s[8:9]
	v_cndmask_b32_e64 v12, 0, v12, s[10:11]
	.loc	0 17 9 is_stmt 0                ; constant_time.cl:17:9
	v_or3_b32 v2, v9, v2, v10
	.loc	0 16 28 is_stmt 1               ; constant_time.cl:16:28
	s_or_b32 s40, s33, 12
	s_or_b32 s41, s33, 13
	.loc	0 17 21                         ; constant_time.cl:17:21
	v_mov_b32_e32 v15, s22
	.loc	0 17 37 is_stmt 0               ; constant_time.cl:17:37
	v_cmp_eq_u32_e64 s[16:17], s38, v3
	.loc	0 17 21                         ; constant_time.cl:17:21
	v_mov_b32_e32 v16, s23
	.loc	0 17 37                         ; constant_time.cl:17:37
	v_cmp_eq_u32_e64 s[18:19], s39, v3
	.loc	0 17 21                         ; constant_time.cl:17:21
	v_cndmask_b32_e64 v13, 0, v13, s[12:13]
	v_cndmask_b32_e64 v14, 0, v14, s[14:15]
	.loc	0 17 9                          ; constant_time.cl:17:9
	v_or3_b32 v2, v11, v2, v12
	.loc	0 16 28 is_stmt 1               ; constant_time.cl:16:28
	s_or_b32 s42, s33, 14
	s_or_b32 s43, s33, 15
	s_add_i32 s33, s33, 16
	.loc	0 17 21                         ; constant_time.cl:17:21
	v_mov_b32_e32 v17, s24
	.loc	0 17 37 is_stmt 0               ; constant_time.cl:17:37
	v_cmp_eq_u32_e64 s[20:21], s40, v3
	.loc	0 17 21                         ; constant_time.cl:17:21
	v_mov_b32_e32 v18, s25
	.loc	0 17 37                         ; constant_time.cl:17:37
	v_cmp_eq_u32_e64 s[22:23], s41, v3
	.loc	0 17 21                         ; constant_time.cl:17:21
	v_cndmask_b32_e64 v15, 0, v15, s[16:17]
	v_cndmask_b32_e64 v16, 0, v16, s[18:19]
	.loc	0 17 9                          ; constant_time.cl:17:9
	v_or3_b32 v2, v13, v2, v14
	.loc	0 17 21                         ; constant_time.cl:17:21
	v_mov_b32_e32 v19, s26
	.loc	0 17 37                         ; constant_time.cl:17:37
	v_cmp_eq_u32_e64 s[24:25], s42, v3
	.loc	0 17 21                         ; constant_time.cl:17:21
	v_mov_b32_e32 v20, s27
	.loc	0 17 37                         ; constant_time.cl:17:37
	v_cmp_eq_u32_e64 s[26:27], s43, v3
	.loc	0 16 21 is_stmt 1               ; constant_time.cl:16:21
	s_add_u32 s34, s34, 64
	.loc	0 17 21                         ; constant_time.cl:17:21
	v_cndmask_b32_e64 v17, 0, v17, s[20:21]
	v_cndmask_b32_e64 v18, 0, v18, s[22:23]
	.loc	0 17 9 is_stmt 0                ; constant_time.cl:17:9
	v_or3_b32 v2, v15, v2, v16
	.loc	0 17 21                         ; constant_time.cl:17:21
	v_cndmask_b32_e64 v19, 0, v19, s[24:25]
	v_cndmask_b32_e64 v20, 0, v20, s[26:27]
	.loc	0 16 21 is_stmt 1               ; constant_time.cl:16:21
	s_addc_u32 s35, s35, 0
	.loc	0 17 9                          ; constant_time.cl:17:9
	v_or3_b32 v2, v17, v2, v18
	.loc	0 16 21                         ; constant_time.cl:16:21
	s_cmp_eq_u32 s33, 64
	.loc	0 17 9                          ; constant_time.cl:17:9
	v_or3_b32 v2, v19, v2, v20
	.loc	0 16 2                          ; constant_time.cl:16:2
	s_cbranch_scc0 .LBB1_1
; %bb.2:
	.loc	0 18 2                          ; constant_time.cl:18:2
	v_mov_b32_e32 v3, s31
	v_add_co_u32_e32 v0, vcc, s30, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 18 9 is_stmt 0                ; constant_time.cl:18:9
	global_store_dword v[0:1], v2, off
	.loc	0 19 1 is_stmt 1                ; constant_time.cl:19:1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel masked
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
		.amdhsa_next_free_vgpr 21
		.amdhsa_next_free_sgpr 44
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
.Lfunc_end1:
	.size	masked, .Lfunc_end1-masked
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 608
; NumSgprs: 48
; NumVgprs: 21
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 48
; NumVGPRsForWavesPerEU: 21
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
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
	.asciz	"constant_time.cl"              ; string offset=40
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
        .name:           table
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           secret
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
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
    .max_flat_workgroup_size: 256
    .name:           lookup
    .private_segment_fixed_size: 0
    .sgpr_count:     17
    .sgpr_spill_count: 0
    .symbol:         lookup.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .name:           table
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           secret
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .type_name:      'uint*'
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
    .max_flat_workgroup_size: 256
    .name:           masked
    .private_segment_fixed_size: 0
    .sgpr_count:     48
    .sgpr_spill_count: 0
    .symbol:         masked.kd
    .vgpr_count:     21
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

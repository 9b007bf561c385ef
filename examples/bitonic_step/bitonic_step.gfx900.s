	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.protected	bitonic_step            ; -- Begin function bitonic_step
	.globl	bitonic_step
	.p2align	8
	.type	bitonic_step,@function
bitonic_step:                           ; @bitonic_step
.Lfunc_begin0:
	.file	0 "." "bitonic_step.cl" md5 0x39c1f6b13adf32f8bf5bd7dd4b4a7bb3
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.loc	0 7 11 prologue_end             ; bitonic_step.cl:7:11
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s10, s[6:7], 0x10
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	.loc	0 10 11                         ; bitonic_step.cl:10:11
	v_mov_b32_e32 v7, 0
	.loc	0 10 25 is_stmt 0               ; bitonic_step.cl:10:25
	v_mov_b32_e32 v3, v7
	.loc	0 7 11 is_stmt 1                ; bitonic_step.cl:7:11
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	s_mul_i32 s4, s8, s4
	s_add_i32 s4, s4, s10
	v_add_u32_e32 v0, s4, v0
	.loc	0 8 29                          ; bitonic_step.cl:8:29
	s_add_i32 s4, s3, -1
	.loc	0 8 18 is_stmt 0                ; bitonic_step.cl:8:18
	s_sub_i32 s5, 0, s3
	.loc	0 8 16                          ; bitonic_step.cl:8:16
	v_and_b32_e32 v1, s5, v0
	.loc	0 8 44                          ; bitonic_step.cl:8:44
	v_and_b32_e32 v0, s4, v0
	.loc	0 8 39                          ; bitonic_step.cl:8:39
	v_lshl_add_u32 v6, v1, 1, v0
	.loc	0 10 11 is_stmt 1               ; bitonic_step.cl:10:11
	v_lshlrev_b64 v[0:1], 2, v[6:7]
	.loc	0 9 18                          ; bitonic_step.cl:9:18
	v_add_u32_e32 v2, s3, v6
	.loc	0 10 11                         ; bitonic_step.cl:10:11
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	.loc	0 10 25 is_stmt 0               ; bitonic_step.cl:10:25
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 10 11                         ; bitonic_step.cl:10:11
	v_addc_co_u32_e32 v1, vcc, v4, v1, vcc
	.loc	0 10 25                         ; bitonic_step.cl:10:25
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	.loc	0 10 11                         ; bitonic_step.cl:10:11
	global_load_dword v4, v[0:1], off
	.loc	0 10 25                         ; bitonic_step.cl:10:25
	global_load_dword v5, v[2:3], off
	.loc	0 11 17 is_stmt 1               ; bitonic_step.cl:11:17
	v_and_b32_e32 v6, s2, v6
	.loc	0 13 14                         ; bitonic_step.cl:13:14
	v_cmp_ne_u32_e64 s[0:1], 0, v6
	.loc	0 13 9 is_stmt 0                ; bitonic_step.cl:13:9
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, v4, v5
	.loc	0 13 14                         ; bitonic_step.cl:13:14
	s_xor_b64 s[0:1], vcc, s[0:1]
	.loc	0 13 6                          ; bitonic_step.cl:13:6
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_2
; %bb.1:
	.loc	0 14 12 is_stmt 1               ; bitonic_step.cl:14:12
	global_store_dword v[0:1], v5, off
	.loc	0 15 13                         ; bitonic_step.cl:15:13
	global_store_dword v[2:3], v4, off
.LBB0_2:
	.loc	0 17 1                          ; bitonic_step.cl:17:1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bitonic_step
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
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
		.amdhsa_next_free_vgpr 8
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
	.size	bitonic_step, .Lfunc_end0-bitonic_step
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 188
; NumSgprs: 15
; NumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 15
; NumVGPRsForWavesPerEU: 8
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	bitonic_local           ; -- Begin function bitonic_local
	.globl	bitonic_local
	.p2align	8
	.type	bitonic_local,@function
bitonic_local:                          ; @bitonic_local
.Lfunc_begin1:
	.cfi_startproc
; %bb.0:
	.loc	0 23 11 prologue_end            ; bitonic_step.cl:23:11
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x8
	.loc	0 23 35 is_stmt 0               ; bitonic_step.cl:23:35
	s_lshl_b32 s3, s6, 8
	.loc	0 25 18 is_stmt 1               ; bitonic_step.cl:25:18
	v_or_b32_e32 v3, s3, v0
	.loc	0 25 9 is_stmt 0                ; bitonic_step.cl:25:9
	v_mov_b32_e32 v4, 0
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	.loc	0 26 30 is_stmt 1               ; bitonic_step.cl:26:30
	v_or_b32_e32 v3, 0x80, v3
	.loc	0 25 9                          ; bitonic_step.cl:25:9
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s1
	v_add_co_u32_e32 v1, vcc, s0, v1
	.loc	0 26 17                         ; bitonic_step.cl:26:17
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	.loc	0 25 9                          ; bitonic_step.cl:25:9
	v_addc_co_u32_e32 v2, vcc, v5, v2, vcc
	.loc	0 26 17                         ; bitonic_step.cl:26:17
	v_add_co_u32_e32 v3, vcc, s0, v3
	v_addc_co_u32_e32 v4, vcc, v5, v4, vcc
	.loc	0 25 9                          ; bitonic_step.cl:25:9
	global_load_dword v6, v[1:2], off
	.loc	0 26 17                         ; bitonic_step.cl:26:17
	global_load_dword v7, v[3:4], off
	.loc	0 25 2                          ; bitonic_step.cl:25:2
	v_lshlrev_b32_e32 v5, 2, v0
	s_movk_i32 s4, 0x80
	.loc	0 25 7 is_stmt 0                ; bitonic_step.cl:25:7
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v5, v6, v7 offset1:2
	s_branch .LBB1_2
.LBB1_1:                                ;   in Loop: Header=BB1_2 Depth=1
	.loc	0 0 7                           ; bitonic_step.cl:0:7
	s_or_b64 exec, exec, s[0:1]
	.loc	0 28 53 is_stmt 1               ; bitonic_step.cl:28:53
	s_lshr_b32 s0, s4, 1
	.loc	0 28 39 is_stmt 0               ; bitonic_step.cl:28:39
	s_cmp_lt_u32 s4, 2
	s_mov_b32 s4, s0
	.loc	0 28 2                          ; bitonic_step.cl:28:2
	s_cbranch_scc1 .LBB1_4
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 32 25 is_stmt 1               ; bitonic_step.cl:32:25
	s_add_i32 s0, s4, -1
	.loc	0 32 14 is_stmt 0               ; bitonic_step.cl:32:14
	s_sub_i32 s1, 0, s4
	.loc	0 32 12                         ; bitonic_step.cl:32:12
	v_and_b32_e32 v6, s1, v0
	.loc	0 32 40                         ; bitonic_step.cl:32:40
	v_and_b32_e32 v7, s0, v0
	.loc	0 32 35                         ; bitonic_step.cl:32:35
	v_lshl_add_u32 v10, v6, 1, v7
	.loc	0 34 7 is_stmt 1                ; bitonic_step.cl:34:7
	v_lshlrev_b32_e32 v6, 2, v10
	.loc	0 31 3                          ; bitonic_step.cl:31:3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 35 7                          ; bitonic_step.cl:35:7
	v_lshl_add_u32 v7, s4, 2, v6
	.loc	0 34 7                          ; bitonic_step.cl:34:7
	ds_read_b32 v8, v6
	.loc	0 35 7                          ; bitonic_step.cl:35:7
	ds_read_b32 v9, v7
	.loc	0 36 26                         ; bitonic_step.cl:36:26
	v_add_u32_e32 v10, s3, v10
	.loc	0 36 33 is_stmt 0               ; bitonic_step.cl:36:33
	v_and_b32_e32 v10, s2, v10
	.loc	0 36 15                         ; bitonic_step.cl:36:15
	v_cmp_ne_u32_e64 s[0:1], 0, v10
	.loc	0 36 10                         ; bitonic_step.cl:36:10
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, v8, v9
	.loc	0 36 15                         ; bitonic_step.cl:36:15
	s_xor_b64 s[6:7], s[0:1], vcc
	.loc	0 36 7                          ; bitonic_step.cl:36:7
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB1_1
; %bb.3:                                ;   in Loop: Header=BB1_2 Depth=1
	.loc	0 37 11 is_stmt 1               ; bitonic_step.cl:37:11
	ds_write_b32 v6, v9
	.loc	0 38 12                         ; bitonic_step.cl:38:12
	ds_write_b32 v7, v8
	s_branch .LBB1_1
.LBB1_4:
	.loc	0 41 2                          ; bitonic_step.cl:41:2
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 42 18                         ; bitonic_step.cl:42:18
	ds_read2st64_b32 v[5:6], v5 offset1:2
	.loc	0 42 16 is_stmt 0               ; bitonic_step.cl:42:16
	s_waitcnt lgkmcnt(0)
	global_store_dword v[1:2], v5, off
	.loc	0 43 24 is_stmt 1               ; bitonic_step.cl:43:24
	global_store_dword v[3:4], v6, off
	.loc	0 44 1                          ; bitonic_step.cl:44:1
	s_endpgm
.Ltmp1:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bitonic_local
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
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
		.amdhsa_next_free_sgpr 8
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
	.size	bitonic_local, .Lfunc_end1-bitonic_local
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 292
; NumSgprs: 12
; NumVgprs: 11
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 12
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
	.asciz	"bitonic_step.cl"               ; string offset=40
.Linfo_string2:
	.asciz	"."                             ; string offset=56
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
        .name:           key
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           stage
        .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .name:           distance
        .offset:         12
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           bitonic_step
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         bitonic_step.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .name:           key
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           stage
        .offset:         8
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 128
    .name:           bitonic_local
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         bitonic_local.kd
    .vgpr_count:     11
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

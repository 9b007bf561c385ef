	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.amdhsa_code_object_version 4
	.protected	prefix_sum              ; -- Begin function prefix_sum
	.globl	prefix_sum
	.p2align	8
	.type	prefix_sum,@function
prefix_sum:                             ; @prefix_sum
.Lfunc_begin0:
	.file	0 "." "prefix_sum.cl" md5 0x621c12c378846f2da82c81eebece55d9
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.loc	0 9 11 prologue_end             ; prefix_sum.cl:9:11
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[4:5], s[4:5], 0x10
	.loc	0 9 35 is_stmt 0                ; prefix_sum.cl:9:35
	s_lshl_b32 s7, s6, 9
	.loc	0 12 25 is_stmt 1               ; prefix_sum.cl:12:25
	v_lshlrev_b32_e32 v7, 1, v0
	.loc	0 12 21 is_stmt 0               ; prefix_sum.cl:12:21
	v_or_b32_e32 v1, s7, v7
	.loc	0 12 13                         ; prefix_sum.cl:12:13
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v3, vcc, s0, v1
	v_addc_u32_e32 v4, vcc, v4, v2, vcc
	flat_load_dwordx2 v[5:6], v[3:4]
	s_mov_b32 s7, 1
	.loc	0 12 2                          ; prefix_sum.cl:12:2
	v_lshlrev_b32_e32 v3, 3, v0
	.loc	0 13 10 is_stmt 1               ; prefix_sum.cl:13:10
	v_or_b32_e32 v4, 1, v7
	.loc	0 13 15 is_stmt 0               ; prefix_sum.cl:13:15
	s_mov_b32 m0, -1
	s_movk_i32 s8, 0x100
	s_waitcnt vmcnt(0)
	ds_write2_b32 v3, v5, v6 offset1:1
	s_branch .LBB0_2
.LBB0_1:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	0 0 15                          ; prefix_sum.cl:0:15
	s_or_b64 exec, exec, s[0:1]
	.loc	0 19 8 is_stmt 1                ; prefix_sum.cl:19:8
	s_lshl_b32 s7, s7, 1
	.loc	0 15 36                         ; prefix_sum.cl:15:36
	s_lshr_b32 s0, s8, 1
	.loc	0 15 29 is_stmt 0               ; prefix_sum.cl:15:29
	s_cmp_lt_u32 s8, 2
	s_mov_b32 s8, s0
	.loc	0 15 2                          ; prefix_sum.cl:15:2
	s_cbranch_scc1 .LBB0_4
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 17 9 is_stmt 1                ; prefix_sum.cl:17:9
	v_cmp_gt_u32_e32 vcc, s8, v0
	.loc	0 16 3                          ; prefix_sum.cl:16:3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 17 7                          ; prefix_sum.cl:17:7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_1
; %bb.3:                                ;   in Loop: Header=BB0_2 Depth=1
	.loc	0 18 40                         ; prefix_sum.cl:18:40
	v_mul_lo_u32 v5, s7, v4
	.loc	0 18 4 is_stmt 0                ; prefix_sum.cl:18:4
	s_lshl_b32 s9, s7, 2
	.loc	0 18 54                         ; prefix_sum.cl:18:54
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 18 33                         ; prefix_sum.cl:18:33
	v_add_u32_e32 v5, vcc, -4, v5
	.loc	0 18 4                          ; prefix_sum.cl:18:4
	v_add_u32_e32 v6, vcc, s9, v5
	.loc	0 18 33                         ; prefix_sum.cl:18:33
	ds_read_b32 v5, v5
	.loc	0 18 30                         ; prefix_sum.cl:18:30
	ds_read_b32 v7, v6
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, vcc, v7, v5
	ds_write_b32 v6, v5
	s_branch .LBB0_1
.LBB0_4:
	.loc	0 0 30                          ; prefix_sum.cl:0:30
	s_mov_b32 s7, 0
	.loc	0 21 8 is_stmt 1                ; prefix_sum.cl:21:8
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 21 6 is_stmt 0                ; prefix_sum.cl:21:6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
; %bb.5:
	.loc	0 0 6                           ; prefix_sum.cl:0:6
	v_mov_b32_e32 v7, 0
	.loc	0 22 32 is_stmt 1               ; prefix_sum.cl:22:32
	ds_read_b32 v8, v7 offset:2044
	s_lshl_b64 s[6:7], s[6:7], 2
	s_add_u32 s4, s4, s6
	s_addc_u32 s5, s5, s7
	v_mov_b32_e32 v6, s5
	v_mov_b32_e32 v5, s4
	.loc	0 22 30 is_stmt 0               ; prefix_sum.cl:22:30
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[5:6], v8
	.loc	0 23 16 is_stmt 1               ; prefix_sum.cl:23:16
	ds_write_b32 v7, v7 offset:2044
.LBB0_6:
	.loc	0 0 16 is_stmt 0                ; prefix_sum.cl:0:16
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s5, 1
	s_movk_i32 s4, 0x200
	s_branch .LBB0_8
.LBB0_7:                                ;   in Loop: Header=BB0_8 Depth=1
	s_or_b64 exec, exec, s[0:1]
	.loc	0 26 32 is_stmt 1               ; prefix_sum.cl:26:32
	s_lshl_b32 s0, s5, 1
	.loc	0 26 21 is_stmt 0               ; prefix_sum.cl:26:21
	s_cmpk_gt_u32 s5, 0xff
	s_mov_b32 s5, s0
	s_cbranch_scc1 .LBB0_10
.LBB0_8:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 27 8 is_stmt 1                ; prefix_sum.cl:27:8
	s_lshr_b32 s4, s4, 1
	.loc	0 29 9                          ; prefix_sum.cl:29:9
	v_cmp_gt_u32_e32 vcc, s5, v0
	.loc	0 28 3                          ; prefix_sum.cl:28:3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 29 7                          ; prefix_sum.cl:29:7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_7
; %bb.9:                                ;   in Loop: Header=BB0_8 Depth=1
	.loc	0 30 20                         ; prefix_sum.cl:30:20
	v_mul_u32_u24_e32 v5, s4, v4
	.loc	0 30 34 is_stmt 0               ; prefix_sum.cl:30:34
	v_lshlrev_b32_e32 v5, 2, v5
	.loc	0 31 16 is_stmt 1               ; prefix_sum.cl:31:16
	v_add_u32_e32 v5, vcc, -4, v5
	.loc	0 33 13                         ; prefix_sum.cl:33:13
	s_lshl_b32 s6, s4, 2
	v_add_u32_e32 v6, vcc, s6, v5
	ds_read_b32 v7, v6
	.loc	0 31 16                         ; prefix_sum.cl:31:16
	ds_read_b32 v8, v5
	.loc	0 33 11                         ; prefix_sum.cl:33:11
	s_waitcnt lgkmcnt(1)
	ds_write_b32 v5, v7
	.loc	0 34 12                         ; prefix_sum.cl:34:12
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v5, vcc, v7, v8
	ds_write_b32 v6, v5
	s_branch .LBB0_7
.LBB0_10:
	.loc	0 37 2                          ; prefix_sum.cl:37:2
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 38 22                         ; prefix_sum.cl:38:22
	ds_read2_b32 v[3:4], v3 offset1:1
	.loc	0 38 2 is_stmt 0                ; prefix_sum.cl:38:2
	v_mov_b32_e32 v5, s3
	v_add_u32_e32 v0, vcc, s2, v1
	v_addc_u32_e32 v1, vcc, v5, v2, vcc
	.loc	0 39 24 is_stmt 1               ; prefix_sum.cl:39:24
	s_waitcnt lgkmcnt(0)
	flat_store_dwordx2 v[0:1], v[3:4]
	.loc	0 40 1                          ; prefix_sum.cl:40:1
	s_endpgm
.Ltmp0:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel prefix_sum
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_next_free_sgpr 10
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
	.size	prefix_sum, .Lfunc_end0-prefix_sum
	.cfi_endproc
                                        ; -- End function
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 444
; NumSgprs: 12
; NumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 12
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
	.asciz	"prefix_sum.cl"                 ; string offset=40
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
        .is_const:       true
        .name:           in
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           block_sum
        .offset:         16
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           prefix_sum
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         prefix_sum.kd
    .vgpr_count:     9
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

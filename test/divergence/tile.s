; test: row and place of the work-items of a tile with a border, held between the first and the last one: i / 18 and i % 18 by a product
; run:  divergence %s --launch %d/tile.xml | grep -A1 global_
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type rows_of_18,@function
rows_of_18:
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	v_lshl_add_u32 v2, v1, 4, v0
	v_mul_u32_u24_e32 v3, 0xe39, v2
	v_mov_b32_e32 v4, 18
	s_lshl_b32 s20, s7, 4
	s_lshl_b32 s21, s6, 4
	v_mul_lo_u16_sdwa v5, v3, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_add_i32 s21, s21, -1
	s_add_i32 s20, s20, -1
	v_sub_u16_e32 v5, v2, v5
	v_add_u32_e32 v5, s21, v5
	v_add_u32_sdwa v3, s20, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_max_i32_e32 v5, 0, v5
	v_max_i32_e32 v3, 0, v3
	v_min_i32_e32 v5, 59, v5
	v_min_i32_e32 v3, 59, v3
	v_mul_i32_i24_e32 v5, 6, v5
	v_lshl_add_u32 v6, v3, 9, v5
	s_waitcnt lgkmcnt(0)
	global_load_dword v7, v6, s[8:9]
	s_waitcnt vmcnt(0)
	global_store_dword v6, v7, s[8:9]
	s_endpgm
	.type wrong_product,@function
wrong_product:
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	v_lshl_add_u32 v2, v1, 4, v0
	v_mul_u32_u24_e32 v3, 0xe30, v2
	v_mov_b32_e32 v4, 18
	s_lshl_b32 s20, s7, 4
	s_lshl_b32 s21, s6, 4
	v_mul_lo_u16_sdwa v5, v3, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_add_i32 s21, s21, -1
	s_add_i32 s20, s20, -1
	v_sub_u16_e32 v5, v2, v5
	v_add_u32_e32 v5, s21, v5
	v_add_u32_sdwa v3, s20, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_max_i32_e32 v5, 0, v5
	v_max_i32_e32 v3, 0, v3
	v_min_i32_e32 v5, 59, v5
	v_min_i32_e32 v3, 59, v3
	v_mul_i32_i24_e32 v5, 6, v5
	v_lshl_add_u32 v6, v3, 9, v5
	s_waitcnt lgkmcnt(0)
	global_load_dword v7, v6, s[8:9]
	s_waitcnt vmcnt(0)
	global_store_dword v6, v7, s[8:9]
	s_endpgm
	.type other_rows,@function
other_rows:
	s_load_dwordx2 s[8:9], s[4:5], 0x0
	v_lshl_add_u32 v2, v1, 4, v0
	v_mul_u32_u24_e32 v3, 0xe39, v2
	v_mov_b32_e32 v4, 17
	s_lshl_b32 s20, s7, 4
	s_lshl_b32 s21, s6, 4
	v_mul_lo_u16_sdwa v5, v3, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_add_i32 s21, s21, -1
	s_add_i32 s20, s20, -1
	v_sub_u16_e32 v5, v2, v5
	v_add_u32_e32 v5, s21, v5
	v_add_u32_sdwa v3, s20, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	v_max_i32_e32 v5, 0, v5
	v_max_i32_e32 v3, 0, v3
	v_min_i32_e32 v5, 59, v5
	v_min_i32_e32 v3, 59, v3
	v_mul_i32_i24_e32 v5, 6, v5
	v_lshl_add_u32 v6, v3, 9, v5
	s_waitcnt lgkmcnt(0)
	global_load_dword v7, v6, s[8:9]
	s_waitcnt vmcnt(0)
	global_store_dword v6, v7, s[8:9]
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel rows_of_18
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
	.end_amdhsa_kernel
	.amdhsa_kernel wrong_product
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
	.end_amdhsa_kernel
	.amdhsa_kernel other_rows
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_vgpr_workitem_id 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name: table
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
    .kernarg_segment_size: 8
    .name: rows_of_18
    .symbol: rows_of_18.kd
  - .args:
      - .name: table
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
    .kernarg_segment_size: 8
    .name: wrong_product
    .symbol: wrong_product.kd
  - .args:
      - .name: table
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
    .kernarg_segment_size: 8
    .name: other_rows
    .symbol: other_rows.kd
amdhsa.version: [ 1, 2 ]
...
	.end_amdgpu_metadata
; want:
;     global_load_dword v7, v6, s[8:9]
;       divergent; at most 15 lines
; --
;     global_store_dword v6, v7, s[8:9]
;       divergent; at most 15 lines
; --
;     global_load_dword v7, v6, s[8:9]
;       divergent; at most 479 lines
; --
;     global_store_dword v6, v7, s[8:9]
;       divergent; at most 479 lines
; --
;     global_load_dword v7, v6, s[8:9]
;       divergent; at most 479 lines
; --
;     global_store_dword v6, v7, s[8:9]
;       divergent; at most 479 lines

; test: as clang -O2 writes 300 less a char, an int / 8192 up to 0, and the greater of an int and -50 up to 20: the first two rest on types, the third on its number
; run:  analyze --verbose %s | grep '^ *[0-9]*  b[0-9]'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.p2align 8
	.type a,@function
a:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_load_sbyte v1, v0, s[0:1]
	s_mov_b32 s0, 0
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v1, 0x12c, v1
.LBB0_1:
	s_mul_i32 s1, s0, s0
	s_add_i32 s0, s0, 1
	v_mov_b32_e32 v2, s1
	v_cmp_ge_u32_e32 vcc, s0, v1
	global_store_dword v0, v2, s[2:3]
	s_add_u32 s2, s2, 4
	s_addc_u32 s3, s3, 0
	s_cbranch_vccz .LBB0_1
	s_endpgm
	.size a, .-a
	.p2align 8
	.type b,@function
b:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_load_dword s0, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmpk_gt_i32 s0, 0xe000
	s_cbranch_scc1 .LBB1_3
	s_sub_i32 s0, 0, s0
	s_lshr_b32 s0, s0, 13
	s_mov_b32 s1, 0
	s_sub_i32 s4, 0, s0
	v_mov_b32_e32 v0, 0
.LBB1_2:
	s_lshl_b64 s[6:7], s[0:1], 2
	s_add_u32 s6, s2, s6
	s_mul_i32 s5, s4, s4
	s_addc_u32 s7, s3, s7
	s_add_i32 s4, s4, 1
	s_add_i32 s0, s0, -1
	v_mov_b32_e32 v1, s5
	s_cmp_eq_u32 s0, 0
	global_store_dword v0, v1, s[6:7]
	s_cbranch_scc0 .LBB1_2
.LBB1_3:
	s_endpgm
	.size b, .-b
	.p2align 8
	.type f,@function
f:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_load_dword s0, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s0, 19
	s_cbranch_scc1 .LBB5_3
	v_not_b32_e32 v0, 49
	v_mov_b32_e32 v1, -1
	s_ashr_i32 s1, s0, 31
	v_cmp_gt_i64_e32 vcc, s[0:1], v[0:1]
	s_max_i32 s4, s0, 0xffffffce
	s_and_b64 s[6:7], vcc, exec
	s_cselect_b32 s1, s1, -1
	s_cselect_b32 s0, s0, 0xffffffce
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	s_add_u32 s0, s0, 0xc8
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v0, 0
.LBB5_2:
	s_mul_i32 s2, s4, s4
	v_mov_b32_e32 v1, s2
	s_add_i32 s2, s4, 1
	global_store_dword v0, v1, s[0:1]
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_cmp_gt_i32 s4, 18
	s_mov_b32 s4, s2
	s_cbranch_scc0 .LBB5_2
.LBB5_3:
	s_endpgm
	.size f, .-f
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel a
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 16
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel b
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 16
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel f
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 16
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
;      0  b1          1    427  type-range  type-range-from.s:16  s0 of each lane counts 1, 2, ... until s0 >= -v1 + 300 (type-range-from.s:19:2)
;     b0           1    1,096    0  type-range-from.s:8  a
;     b1         428  251,636   99  type-range-from.s:16  .LBB0_1
;     b2           1      404    0  type-range-from.s:24
;      0  b2          1  262,143  type-range  type-range-from.s:41  s0 counts s0 - 1, s0 - 2, ... until s0 == 0 (type-range-from.s:48:2)
;     b0             1          844    0  type-range-from.s:29  b
;     b1             1           20    0  type-range-from.s:35
;     b2       262,144  156,237,796  100  type-range-from.s:41  .LBB1_2
;     b3             1          404    0  type-range-from.s:52  .LBB1_3
;      0  b2          1     69  inferred    type-range-from.s:78  s4 counts s4, s4 + 1, ... until s4 > 18 (type-range-from.s:84:2)
;     b0           1     844    2  type-range-from.s:57  f
;     b1           1      84    0  type-range-from.s:63
;     b2          70  41,412   97  type-range-from.s:78  .LBB5_2
;     b3           1     404    1  type-range-from.s:88  .LBB5_3
; type-range-from.s:16:2: warning: a: the bound of 427 repetitions for the loop at .LBB0_1 (type-range-from.s:16:2) is no more than the range of a type [loop-type-range]
;      16 | 	s_mul_i32 s1, s0, s0
;         | 	^~~~~~~~~
; note: s0 of each lane counts 1, 2, ... until s0 >= -v1 + 300 (type-range-from.s:19:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops
; type-range-from.s:41:2: warning: b: the bound of 262143 repetitions for the loop at .LBB1_2 (type-range-from.s:41:2) is no more than the range of a type [loop-type-range]
;      41 | 	s_lshl_b64 s[6:7], s[0:1], 2
;         | 	^~~~~~~~~~
; note: s0 counts s0 - 1, s0 - 2, ... until s0 == 0 (type-range-from.s:48:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops

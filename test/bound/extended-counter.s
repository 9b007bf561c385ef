; test: a counter of 32 bits, extended to 64 for its limit, which is a product: int i < (group + 1) * part
; run:  analyze --verbose %s --grid 1024 --workgroup 64 --exact off 2>/dev/null | grep -E "^kernel|  b1  +1  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	share,@function
share:
	s_movk_i32 s4, 0x140
	s_mul_i32 s8, s2, s4
	s_add_u32 s2, s2, 1
	s_mul_hi_u32 s7, s4, s2
	s_mul_i32 s6, s2, s4
	v_mov_b32_e32 v1, s8
.Lshare:
	v_add_u32_e32 v1, 64, v1
	v_ashrrev_i32_e32 v2, 31, v1
	v_cmp_le_u64_e32 vcc, s[6:7], v[1:2]
	s_cbranch_vccz .Lshare
	s_endpgm
	.type	beyond,@function
beyond:	; negative numbers, too, are below the limit
	s_mov_b32 s6, -1
	s_mov_b32 s7, -1
	v_mov_b32_e32 v1, 0
.Lbeyond:
	v_add_u32_e32 v1, 64, v1
	v_ashrrev_i32_e32 v2, 31, v1
	v_cmp_le_u64_e32 vcc, s[6:7], v[1:2]
	s_cbranch_vccz .Lbeyond
	s_endpgm
	.type	signed,@function
signed:	; 2^31 - 64 is the last number that is tested: behind it is -2^31
	s_brev_b32 s6, -2
	s_mov_b32 s7, 0
	v_mov_b32_e32 v1, 0
.Lsigned:
	v_add_u32_e32 v1, 64, v1
	v_ashrrev_i32_e32 v2, 31, v1
	v_cmp_le_i64_e32 vcc, s[6:7], v[1:2]
	s_cbranch_vccz .Lsigned
	s_endpgm
	.type	zeros,@function
zeros:	; extended by zeros, it never comes to 2^32
	s_mov_b32 s6, 0
	s_mov_b32 s7, 1
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
.Lzeros:
	v_add_u32_e32 v1, 0x100000, v1
	v_cmp_le_u64_e32 vcc, s[6:7], v[1:2]
	s_cbranch_vccz .Lzeros
	s_endpgm
	.amdhsa_kernel share
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 12
	.end_amdhsa_kernel
	.amdhsa_kernel beyond
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 12
	.end_amdhsa_kernel
	.amdhsa_kernel signed
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 12
	.end_amdhsa_kernel
	.amdhsa_kernel zeros
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 12
	.end_amdhsa_kernel
; want:
; kernel share
;      0  b1          1      4  inferred    extended-counter.s:14  v1 of each lane counts 320 * s2 + 64, 320 * s2 + 128, ... until v1 >= 320 * s2 + 320 (extended-counter.s:16:2)
; kernel beyond: refused
;      0  b1          1   none  -           extended-counter.s:25  the exit at extended-counter.s:27:2 depends on what is computed at extended-counter.s:25:2 (add)
; kernel signed: refused
;      0  b1          1   none  -           extended-counter.s:36  the exit at extended-counter.s:38:2 depends on what is computed at extended-counter.s:36:2 (add)
; kernel zeros: refused
;      0  b1          1   none  -           extended-counter.s:48  the exit at extended-counter.s:48:2 is never taken

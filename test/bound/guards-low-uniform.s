; test: guards of low bits that hold for n - 1, where the loop needs n - 1 and only n is a number of these bits: n is 1 .. 19, and
; test: the loop repeats 18 times; of a number with more bits than are compared they tell nothing
; run:  analyze %s --format json 2>/dev/null | grep -oE '"name": "[a-z_]*", "loc|"bound": [0-9]*, "origin": "[a-z-]*"'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	half,@function
	.p2align	8
half:
	s_load_dword s2, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	v_add_u16_e64 v0, s2, -1
	v_cmp_lt_u16_e32 vcc, 18, v0
	s_cbranch_vccnz .Lend_half
	s_and_b32 s2, s2, 0xffff
	s_mov_b32 s3, 0
.Lloop_half:
	s_add_i32 s3, s3, 1
	s_cmp_lg_u32 s2, s3
	s_cbranch_scc1 .Lloop_half
.Lend_half:
	s_endpgm
	.type	byte,@function
	.p2align	8
byte:
	s_load_dword s2, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	v_add_u16_e64 v0, s2, -1
	v_and_b32_e32 v0, 0xff, v0
	v_cmp_lt_u16_e32 vcc, 18, v0
	s_cbranch_vccnz .Lend_byte
	s_and_b32 s2, s2, 0xff
	s_mov_b32 s3, 0
.Lloop_byte:
	s_add_i32 s3, s3, 1
	s_cmp_lg_u32 s2, s3
	s_cbranch_scc1 .Lloop_byte
.Lend_byte:
	s_endpgm
	.type	more,@function
	.p2align	8
more:
	s_load_dword s2, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	v_add_u16_e64 v0, s2, -1
	v_cmp_lt_u16_e32 vcc, 18, v0
	s_cbranch_vccnz .Lend_more
	s_mov_b32 s3, 0
.Lloop_more:
	s_add_i32 s3, s3, 1
	s_cmp_lg_u32 s2, s3
	s_cbranch_scc1 .Lloop_more
.Lend_more:
	s_endpgm
	.type	half_of_byte,@function
	.p2align	8
half_of_byte:
	s_load_dword s2, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	v_add_u16_e64 v0, s2, -1
	v_and_b32_e32 v0, 0xff, v0
	v_cmp_lt_u16_e32 vcc, 18, v0
	s_cbranch_vccnz .Lend_half_of_byte
	s_and_b32 s2, s2, 0xffff
	s_mov_b32 s3, 0
.Lloop_half_of_byte:
	s_add_i32 s3, s3, 1
	s_cmp_lg_u32 s2, s3
	s_cbranch_scc1 .Lloop_half_of_byte
.Lend_half_of_byte:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel half
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel byte
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel more
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel half_of_byte
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; "name": "half", "loc
; "bound": 18, "origin": "inferred"
; "name": "byte", "loc
; "bound": 18, "origin": "inferred"
; "name": "more", "loc
; "bound": 4294967295, "origin": "type-range"
; "name": "half_of_byte", "loc
; "bound": 4294967295, "origin": "type-range"

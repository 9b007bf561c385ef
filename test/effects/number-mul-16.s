; test: a product of 16 bits is the lower half
; run:  analyze %s --grid 64 --workgroup 64 --observe %d/one-wave.xml -q
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_mov_b32_e32 v1, 0x101
	v_mul_lo_u16_e32 v9, 0x101, v1
	v_sub_u32_e32 v9, 0x10201, v9
	v_lshrrev_b32_e32 v9, 10, v9
	v_readfirstlane_b32 s6, v9
	v_mov_b32_e32 v10, 0
.Lloop:
	v_add_u32_e32 v10, 3, v10
	s_sub_u32 s6, s6, 1
	s_cmp_lt_i32 s6, 0
	s_cbranch_scc0 .Lloop
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:

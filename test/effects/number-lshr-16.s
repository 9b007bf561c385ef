; test: a shift of 16 bits takes the distance modulo 16
; run:  analyze %s --grid 64 --workgroup 64 --observe %d/one-wave.xml -q
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.text
k:
	v_and_b32_e32 v1, 0, v0
	v_or_b32_e32 v1, 0x1ff, v1
	v_lshrrev_b16_e64 v9, 20, v1
	v_and_b32_e32 v9, 63, v9
	v_readfirstlane_b32 s6, v9
	v_mov_b32_e32 v10, 0
.Lloop:
	v_add_u32_e32 v10, vcc, 3, v10
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

; test: rounding is an operand: waves that set MODE differently add differently
; run:  analyze %s --grid 128 --workgroup 128 --observe %d/two-waves.xml -q
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_readfirstlane_b32 s2, v0
	s_lshr_b32 s2, s2, 6
	v_mov_b32_e32 v10, 0
	s_setreg_b32 hwreg(HW_REG_MODE, 0, 2), s2
	v_mov_b32_e32 v2, 1.0
	v_mov_b32_e32 v3, 0x30000000
	v_add_f32_e32 v4, v2, v3
	v_readfirstlane_b32 s3, v4
	s_cmp_eq_u32 s3, 1.0
	s_cbranch_scc1 .Llate
	s_movk_i32 s6, 400
.Learly:
	s_sub_u32 s6, s6, 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .Learly
	s_barrier
	s_branch .Lend
.Llate:
	s_barrier
	s_movk_i32 s6, 400
.Lloop:
	s_sub_u32 s6, s6, 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .Lloop
.Lend:
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

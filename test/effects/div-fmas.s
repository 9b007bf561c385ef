; test: VCC is an operand of v_div_fmas, one bit per lane
; run:  analyze %s --grid 64 --workgroup 64 --observe %d/one-wave.xml -q
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_and_b32_e32 v1, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v2, 1.0
	v_div_fmas_f32 v3, v2, v2, v2
	v_cmp_neq_f32_e32 vcc, 2.0, v3
	v_cndmask_b32_e64 v9, 0, 1, vcc
	v_cmp_ne_u32_e32 vcc, 0, v9
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .Lelse
	s_movk_i32 s6, 100
.Lthen:
	v_add_u32_e32 v10, 3, v10
	s_sub_u32 s6, s6, 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .Lthen
.Lelse:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .Ljoin
	s_movk_i32 s6, 100
.Lother:
	v_add_u32_e32 v10, 5, v10
	s_sub_u32 s6, s6, 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .Lother
.Ljoin:
	s_or_b64 exec, exec, s[4:5]
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

; test: v_permlane16_b32 and v_permlanex16_b32 take rows by numbers in scalars: the exact bound does not read them as ds_bpermute_b32
; run:  analyze %s --observe %d/../effects/one-wave.xml -q
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
row:
	s_mov_b32 s8, 0xfedcba98
	s_mov_b32 s9, 0x76543210
	v_mov_b32_e32 v1, 40
	v_permlane16_b32 v1, v0, s9, s8
	v_readfirstlane_b32 s6, v1
	s_sub_u32 s6, 32, s6
.Lrow:
	v_add_nc_u32_e32 v2, 3, v2
	s_sub_u32 s6, s6, 1
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .Lrow
	s_endpgm
across:
	s_mov_b32 s8, 0xfedcba98
	s_mov_b32 s9, 0x76543210
	v_mov_b32_e32 v1, 40
	v_permlanex16_b32 v1, v0, s9, s8
	v_readfirstlane_b32 s6, v1
	s_sub_u32 s6, 32, s6
.Lacross:
	v_add_nc_u32_e32 v2, 3, v2
	s_sub_u32 s6, s6, 1
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .Lacross
	s_endpgm
	.amdhsa_kernel row
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.amdhsa_kernel across
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
; want:

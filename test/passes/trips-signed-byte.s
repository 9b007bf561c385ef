; test: a number of bytes that have a sign: compared and limited by their halves, and extended, as clang 19 has it
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips %s | grep 'bound max'
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
signed_byte:
	s_load_dword s7, s[4:5], 0x1c
	s_load_dword s8, s[4:5], 0x38
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	s_add_i32 s8, s8, s6
	v_add_u32_e32 v0, s8, v0
	v_ashrrev_i32_e32 v1, 31, v0
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_sbyte v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_cmp_lt_i16_e32 vcc, 0, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_4
	v_bfe_i32 v3, v2, 0, 16
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s4, 0x3fc00000
.LBB0_2:
	v_add_u32_e32 v3, -1, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	v_fma_f32 v2, v2, v2, s4
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_2
	s_or_b64 exec, exec, s[2:3]
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	global_store_dword v[0:1], v2, off
.LBB0_4:
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel signed_byte
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 9
	.end_amdhsa_kernel
	.text
table:
	s_load_dword s7, s[4:5], 0x1c
	s_load_dword s8, s[4:5], 0x38
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	s_add_i32 s8, s8, s6
	v_add_u32_e32 v0, s8, v0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v2, v[2:3], off
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, counts@rel32@lo+4
	s_addc_u32 s3, s3, counts@rel32@hi+12
	s_mov_b32 s4, 0x3fc00000
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v2, 29, v2
	global_load_sbyte v3, v2, s[2:3]
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v2, 0
	s_waitcnt vmcnt(0)
	v_max_i16_e32 v3, 1, v3
.LBB1_1:
	v_add_u32_e32 v3, -1, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	v_fma_f32 v2, v2, v2, s4
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB1_1
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	global_store_dword v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel table
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 9
	.end_amdhsa_kernel
	.text
	.section	.rodata,"a",@progbits
counts:
	.ascii	"\001\002\003\004\005\006\007\t"
; want:
; ;   bound max=126 (v3 of each lane counts v3 - 1, v3 - 2, ... until v3 == 0 (trips-signed-byte.s:29:2))
; ;   bound max=126 (v3 of each lane counts v3 - 1, v3 - 2, ... until v3 == 0 (trips-signed-byte.s:80:2))

; test: an array in registers is indexed by M0 (movrel), as clang 19 writes it for gfx10: the address in v0 stays what it is;
; test: not if the index was loaded, or says one register more
; run:  divergence %s --grid 1024 --workgroup 64 | grep -A1 ds_
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 5
	.text
columns:
	s_clause 0x3
	s_load_dword s7, s[4:5], 0x24
	s_load_dwordx2 s[8:9], s[4:5], 0x40
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s4, s[4:5], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s7, s7, 0xffff
	v_mad_u64_u32 v[1:2], null, s6, s7, v[0:1]
	v_mov_b32_e32 v2, 0
	s_lshl_b64 s[6:7], s[8:9], 2
	s_add_u32 s0, s0, s6
	s_addc_u32 s1, s1, s7
	v_lshlrev_b64 v[17:18], 2, v[1:2]
	v_add_co_u32 v8, vcc_lo, s0, v17
	v_add_co_ci_u32_e32 v9, vcc_lo, s1, v18, vcc_lo
	s_mov_b32 s0, 0
	v_add_co_u32 v19, vcc_lo, 0x800, v8
	v_add_co_ci_u32_e32 v20, vcc_lo, 0, v9, vcc_lo
	s_clause 0xf
	global_load_dword v1, v[8:9], off
	global_load_dword v2, v[8:9], off offset:256
	global_load_dword v3, v[8:9], off offset:512
	global_load_dword v4, v[8:9], off offset:768
	global_load_dword v5, v[8:9], off offset:1024
	global_load_dword v6, v[8:9], off offset:1280
	global_load_dword v7, v[8:9], off offset:1536
	global_load_dword v8, v[8:9], off offset:1792
	global_load_dword v9, v[19:20], off
	global_load_dword v10, v[19:20], off offset:256
	global_load_dword v11, v[19:20], off offset:512
	global_load_dword v12, v[19:20], off offset:768
	global_load_dword v13, v[19:20], off offset:1024
	global_load_dword v14, v[19:20], off offset:1280
	global_load_dword v15, v[19:20], off offset:1536
	global_load_dword v16, v[19:20], off offset:1792
	v_lshlrev_b32_e32 v19, 2, v0
	v_add_nc_u32_e32 v0, s4, v19
	v_sub_nc_u32_e32 v19, s4, v19
.LBB0_1:
	s_mov_b32 m0, s0
	s_add_i32 s0, s0, 1
	s_waitcnt vmcnt(0)
	v_movrels_b32_e32 v20, v1
	s_cmp_eq_u32 s0, 16
	ds_write_b32 v0, v20
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	ds_read_b32 v21, v19 offset:252
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_add_nc_u32_e32 v20, v21, v20
	v_movreld_b32_e32 v1, v20
	s_cbranch_scc0 .LBB0_1
	s_add_u32 s0, s2, s6
	s_addc_u32 s1, s3, s7
	v_add_co_u32 v17, vcc_lo, s0, v17
	v_add_co_ci_u32_e32 v18, vcc_lo, s1, v18, vcc_lo
	global_store_dword v[17:18], v1, off
	global_store_dword v[17:18], v2, off offset:256
	global_store_dword v[17:18], v3, off offset:512
	global_store_dword v[17:18], v4, off offset:768
	v_add_co_u32 v0, vcc_lo, 0x800, v17
	v_add_co_ci_u32_e32 v1, vcc_lo, 0, v18, vcc_lo
	global_store_dword v[17:18], v5, off offset:1024
	global_store_dword v[17:18], v6, off offset:1280
	global_store_dword v[17:18], v7, off offset:1536
	global_store_dword v[17:18], v8, off offset:1792
	global_store_dword v[0:1], v9, off
	global_store_dword v[0:1], v10, off offset:256
	global_store_dword v[0:1], v11, off offset:512
	global_store_dword v[0:1], v12, off offset:768
	global_store_dword v[0:1], v13, off offset:1024
	global_store_dword v[0:1], v14, off offset:1280
	global_store_dword v[0:1], v15, off offset:1536
	global_store_dword v[0:1], v16, off offset:1792
	s_endpgm
loaded:
	s_load_dword s0, s[4:5], 0x0
	v_lshlrev_b32_e32 v9, 2, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 m0, s0
	v_movreld_b32_e32 v1, v0
	ds_write_b32 v9, v0
	s_and_b32 m0, s0, 7
	v_lshlrev_b32_e32 v9, 2, v0
	v_movreld_b32_e32 v1, v0
	ds_write_b32 v9, v0
	v_movreld_b32_e32 v2, v0
	ds_write_b32 v9, v0
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel columns
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 24
		.amdhsa_kernarg_size 280
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.section .rodata,"a",@progbits
	.amdhsa_kernel loaded
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 24
		.amdhsa_kernarg_size 280
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
;     ds_write_b32 v0, v20
;       affine 4 per lane; address 4 per lane; at most 2 LDS rounds
; --
;     ds_read_b32 v21, v19 offset:252
;       affine -4 per lane; address -4 per lane; at most 2 LDS rounds
; --
;     ds_write_b32 v9, v0
;       divergent
; --
;     ds_write_b32 v9, v0
;       affine 4 per lane; address 4 per lane; at most 1 LDS rounds
; --
;     ds_write_b32 v9, v0
;       divergent

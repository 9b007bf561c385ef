; test: an array in registers, as clang 19 writes it, indexed by what a loop counts: only its registers are read and written,
; test: and the address in v1 stays what it is
; run:  divergence %s --grid 1024 --workgroup 64 | grep -A1 ds_
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 5
	.text
columns:
	s_load_dword s7, s[4:5], 0x24
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x10
	s_load_dwordx2 s[8:9], s[4:5], 0x40
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v1, s6, v0
	s_lshl_b64 s[4:5], s[8:9], 2
	s_add_u32 s0, s0, s4
	v_lshlrev_b64 v[17:18], 2, v[1:2]
	s_addc_u32 s1, s1, s5
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v19, vcc, s0, v17
	v_addc_co_u32_e32 v20, vcc, v1, v18, vcc
	global_load_dword v1, v[19:20], off
	global_load_dword v2, v[19:20], off offset:256
	global_load_dword v3, v[19:20], off offset:512
	global_load_dword v4, v[19:20], off offset:768
	global_load_dword v5, v[19:20], off offset:1024
	global_load_dword v6, v[19:20], off offset:1280
	global_load_dword v7, v[19:20], off offset:1536
	global_load_dword v8, v[19:20], off offset:1792
	global_load_dword v9, v[19:20], off offset:2048
	global_load_dword v10, v[19:20], off offset:2304
	global_load_dword v11, v[19:20], off offset:2560
	global_load_dword v12, v[19:20], off offset:2816
	global_load_dword v13, v[19:20], off offset:3072
	global_load_dword v14, v[19:20], off offset:3328
	global_load_dword v15, v[19:20], off offset:3584
	global_load_dword v16, v[19:20], off offset:3840
	v_lshlrev_b32_e32 v19, 2, v0
	v_add_u32_e32 v0, s10, v19
	v_sub_u32_e32 v19, s10, v19
	s_mov_b32 s0, 0
.LBB0_1:
	s_waitcnt vmcnt(0)
	s_set_gpr_idx_on s0, gpr_idx(SRC0)
	v_mov_b32_e32 v20, v1
	s_set_gpr_idx_off
	ds_write_b32 v0, v20
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v21, v19 offset:252
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v20, v21, v20
	s_set_gpr_idx_on s0, gpr_idx(DST)
	v_mov_b32_e32 v1, v20
	s_set_gpr_idx_off
	s_add_i32 s0, s0, 1
	s_cmp_eq_u32 s0, 16
	s_barrier
	s_cbranch_scc0 .LBB0_1
	s_add_u32 s0, s2, s4
	s_addc_u32 s1, s3, s5
	v_mov_b32_e32 v0, s1
	v_add_co_u32_e32 v17, vcc, s0, v17
	v_addc_co_u32_e32 v18, vcc, v0, v18, vcc
	global_store_dword v[17:18], v1, off
	global_store_dword v[17:18], v2, off offset:256
	global_store_dword v[17:18], v3, off offset:512
	global_store_dword v[17:18], v4, off offset:768
	global_store_dword v[17:18], v5, off offset:1024
	global_store_dword v[17:18], v6, off offset:1280
	global_store_dword v[17:18], v7, off offset:1536
	global_store_dword v[17:18], v8, off offset:1792
	global_store_dword v[17:18], v9, off offset:2048
	global_store_dword v[17:18], v10, off offset:2304
	global_store_dword v[17:18], v11, off offset:2560
	global_store_dword v[17:18], v12, off offset:2816
	global_store_dword v[17:18], v13, off offset:3072
	global_store_dword v[17:18], v14, off offset:3328
	global_store_dword v[17:18], v15, off offset:3584
	global_store_dword v[17:18], v16, off offset:3840
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
; want:
;     ds_write_b32 v0, v20
;       affine 4 per lane; address 4 per lane; at most 3 LDS rounds
; --
;     ds_read_b32 v21, v19 offset:252
;       affine -4 per lane; address -4 per lane; at most 3 LDS rounds

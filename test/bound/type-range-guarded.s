; test: as clang -O2 writes loops up to a byte above 63, a half word above 65520, and a half word below 21845: the first two rest on types
; run:  analyze --verbose --exact off %s 2>/dev/null | grep -E '^ +[0-9]+  b'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
	.p2align 8
	.type a,@function
a:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshl_add_u32 v0, s6, 6, v0
	s_waitcnt lgkmcnt(0)
	global_load_ubyte v2, v0, s[0:1]
	s_mov_b32 s0, exec_lo
	s_waitcnt vmcnt(0)
	v_cmpx_lt_u16_e32 63, v2
	s_cbranch_execz .LBB0_4
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v2, 0xffff, v2
	s_mov_b32 s4, 0
	s_mov_b64 s[0:1], s[2:3]
	s_mov_b32 s5, 0
.LBB0_2:
	s_load_dword s6, s[0:1], 0x0
	v_add_nc_u32_e32 v2, -1, v2
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_waitcnt lgkmcnt(0)
	s_xor_b32 s6, s6, s5
	s_add_i32 s5, s6, s5
	s_add_u32 s0, s0, 12
	v_mov_b32_e32 v3, s5
	s_addc_u32 s1, s1, 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB0_2
	s_or_b32 exec_lo, exec_lo, s4
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	global_store_dword v[0:1], v3, off
.LBB0_4:
	s_endpgm
	.p2align 8
	.type b,@function
b:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_lshl_add_u32 v0, s6, 6, v0
	v_lshlrev_b64 v[2:3], 1, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s0, v2
	v_add_co_ci_u32_e32 v3, vcc_lo, s1, v3, vcc_lo
	s_mov_b32 s0, exec_lo
	global_load_ushort v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_cmpx_lt_u16_e32 -16, v2
	s_cbranch_execz .LBB1_4
	v_and_b32_e32 v2, 0xffff, v2
	s_mov_b32 s4, 0
	s_mov_b64 s[0:1], s[2:3]
	s_mov_b32 s5, 0
.LBB1_2:
	s_load_dword s6, s[0:1], 0x0
	v_add_nc_u32_e32 v2, -1, v2
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	s_waitcnt lgkmcnt(0)
	s_xor_b32 s6, s6, s5
	s_add_i32 s5, s6, s5
	s_add_u32 s0, s0, 12
	v_mov_b32_e32 v3, s5
	s_addc_u32 s1, s1, 0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LBB1_2
	s_or_b32 exec_lo, exec_lo, s4
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	global_store_dword v[0:1], v3, off
.LBB1_4:
	s_endpgm
	.p2align 8
	.type c,@function
c:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	v_lshl_add_u32 v0, s6, 6, v0
	v_mov_b32_e32 v1, v2
	v_lshlrev_b64 v[3:4], 1, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, vcc_lo, s0, v3
	v_add_co_ci_u32_e32 v4, vcc_lo, s1, v4, vcc_lo
	s_mov_b32 s0, exec_lo
	global_load_ushort v3, v[3:4], off
	s_waitcnt vmcnt(0)
	v_cmpx_gt_u16_e32 0x5555, v3
	s_cbranch_execz .LBB2_6
	s_mov_b32 s5, 0
	s_mov_b32 s4, exec_lo
	v_cmpx_ne_u16_e32 0, v3
	s_cbranch_execz .LBB2_5
	v_and_b32_e32 v3, 0xffff, v3
	s_mov_b32 s0, s2
	s_mov_b32 s1, s3
	s_mov_b32 s6, 0
.LBB2_3:
	s_load_dword s7, s[0:1], 0x0
	v_add_nc_u32_e32 v3, -1, v3
	v_cmp_eq_u32_e32 vcc_lo, 0, v3
	s_waitcnt lgkmcnt(0)
	s_xor_b32 s7, s7, s6
	s_add_i32 s6, s7, s6
	s_add_u32 s0, s0, 12
	v_mov_b32_e32 v2, s6
	s_addc_u32 s1, s1, 0
	s_or_b32 s5, vcc_lo, s5
	s_andn2_b32 exec_lo, exec_lo, s5
	s_cbranch_execnz .LBB2_3
	s_or_b32 exec_lo, exec_lo, s5
.LBB2_5:
	s_or_b32 exec_lo, exec_lo, s4
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e32 v1, vcc_lo, s3, v1, vcc_lo
	global_store_dword v[0:1], v2, off
.LBB2_6:
	s_endpgm
	.amdhsa_kernel a
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.amdhsa_kernel b
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.amdhsa_kernel c
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
; want:
;      0  b2          1    254  type-range  type-range-guarded.s:22  v2 of each lane counts v2 - 1, v2 - 2, ... until v2 == 0 (type-range-guarded.s:24:2)
;      0  b2          1  65,534  type-range  type-range-guarded.s:61  v2 of each lane counts v2 - 1, v2 - 2, ... until v2 == 0 (type-range-guarded.s:63:2)
;      0  b3          1  21,843  inferred    type-range-guarded.s:105  v3 of each lane counts v3 - 1, v3 - 2, ... until v3 == 0 (type-range-guarded.s:107:2)

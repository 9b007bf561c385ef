; test: where lanes that left a loop earlier stopped, and what a counter that not every iteration moves has at most, bound the loops behind
; run:  analyze --verbose %s | grep -E "^kernel| [0-9]  b"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
found:
	s_load_dword s7, s[4:5], 0x1c
	s_load_dwordx2 s[2:3], s[4:5], 0x38
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s7, s7, 0xffff
	s_mul_i32 s6, s6, s7
	v_add_u32_e32 v0, s6, v0
	v_mov_b32_e32 v1, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dword v2, v[2:3], off
	s_mov_b64 s[2:3], 0
	s_branch .LBB0_2
.LBB0_1:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[8:9], exec, s[6:7]
	s_or_b64 s[2:3], s[8:9], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_4
.LBB0_2:
	s_load_dword s8, s[0:1], 0x0
	v_mov_b32_e32 v4, s10
	s_or_b64 s[6:7], s[6:7], exec
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s8, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_1
	s_add_i32 s10, s10, 1
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_cmp_eq_u32 s10, 20
	s_cselect_b64 s[12:13], -1, 0
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[12:13], s[12:13], exec
	v_mov_b32_e32 v4, 20
	s_or_b64 s[6:7], s[6:7], s[12:13]
	s_branch .LBB0_1
.LBB0_4:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v2, 3, v2
	s_mov_b32 s2, 0
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_8
	s_mov_b64 s[6:7], 0
.LBB0_6:
	v_mov_b32_e32 v5, v2
	v_mad_u64_u32 v[2:3], s[8:9], v5, v5, s[2:3]
	s_add_i32 s2, s2, 1
	v_cmp_eq_u32_e32 vcc, s2, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v3, s2
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_6
	s_or_b64 exec, exec, s[6:7]
	v_mul_lo_u32 v2, v5, v5
	v_add3_u32 v2, v2, v3, -1
.LBB0_8:
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	global_store_dword v[0:1], v2, off
	s_endpgm
down:
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	s_movk_i32 s7, 0x64
	s_mov_b64 s[2:3], 0
.LBB2_1:
	s_waitcnt lgkmcnt(0)
	s_add_u32 s8, s0, s2
	s_addc_u32 s9, s1, s3
	s_load_dword s9, s[8:9], 0x0
	s_mov_b32 s8, s7
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_u32 s9, 3
	s_cselect_b64 s[10:11], -1, 0
	v_cndmask_b32_e64 v1, 0, 1, s[10:11]
	s_cmp_lt_u32 s9, 8
	v_readfirstlane_b32 s7, v1
	s_cselect_b32 s9, s7, -2
	s_add_i32 s7, s9, s8
	s_add_u32 s2, s2, 4
	s_addc_u32 s3, s3, 0
	s_cmpk_eq_i32 s2, 0x78
	s_cbranch_scc0 .LBB2_1
	s_cmp_lt_i32 s7, 1
	s_cbranch_scc1 .LBB2_6
	s_add_i32 s1, s9, s8
	s_mov_b32 s2, 3
	s_mov_b32 s0, 0
.LBB2_4:
	s_mov_b32 s3, s2
	s_mul_i32 s2, s2, s2
	s_add_i32 s2, s0, s2
	s_add_i32 s0, s0, 1
	s_cmp_eq_u32 s1, s0
	s_cbranch_scc0 .LBB2_4
	s_mul_i32 s1, s3, s3
	s_add_i32 s0, s1, s0
	s_add_i32 s0, s0, -1
	s_branch .LBB2_7
.LBB2_6:
	s_mov_b32 s0, 3
.LBB2_7:
	s_load_dword s1, s[4:5], 0x24
	s_load_dwordx2 s[2:3], s[4:5], 0x40
	s_nop 0
	s_load_dwordx2 s[4:5], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s1, 0xffff
	s_mul_i32 s6, s6, s1
	s_lshl_b64 s[2:3], s[2:3], 2
	v_add_u32_e32 v0, s6, v0
	s_add_u32 s1, s4, s2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_addc_u32 s2, s5, s3
	v_mov_b32_e32 v2, s2
	v_add_co_u32_e32 v0, vcc, s1, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	v_mov_b32_e32 v2, s0
	global_store_dword v[0:1], v2, off
	s_endpgm
	.amdhsa_kernel found
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 14
	.end_amdhsa_kernel
	.amdhsa_kernel down
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 12
	.end_amdhsa_kernel
; want:
; kernel found
;      0  b1          1     19  inferred    lanes-left.s:31  s10 counts 1, 2, ... until s10 == 20 (lanes-left.s:41:2)
;      1  b6          1     19  inferred    lanes-left.s:57  s2 of each lane counts 1, 2, ... until s2 == v4 (lanes-left.s:60:2)
; kernel down
;      0  b1          1     29  inferred    lanes-left.s:83   s2 counts 4, 8, ... until s2 == 120 (lanes-left.s:98:2)
;      1  b4          1    129  inferred    lanes-left.s:106  s0 counts 1, 2, ... until s0 == s9 + s7 (lanes-left.s:110:2)

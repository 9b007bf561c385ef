; test: two counters take turns, each only if its next number is inside, as clang 19 writes it
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips %s | grep 'bound max'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, s0, v1
	v_add_u32_e32 v1, s1, v1
	v_mov_b32_e32 v4, 0
	s_branch .LBB1_2
.LBB1_1:
	s_or_b64 exec, exec, s[8:9]
	s_xor_b64 s[0:1], s[6:7], -1
	s_add_u32 s2, s2, 4
	s_addc_u32 s3, s3, 0
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[4:5], s[0:1], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_6
.LBB1_2:
	v_lshl_add_u32 v5, v4, 2, v0
	v_lshl_add_u32 v6, v2, 2, v1
	ds_read_b32 v5, v5
	ds_read_b32 v6, v6
	v_cmp_lt_i32_e64 s[0:1], 18, v4
	v_add_u32_e32 v7, 1, v2
	v_cmp_gt_i32_e32 vcc, 29, v2
	s_waitcnt lgkmcnt(0)
	v_min_i32_e32 v8, v5, v6
	global_store_dword v3, v8, s[2:3]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_xor_b64 s[0:1], exec, s[8:9]
	v_cndmask_b32_e32 v2, v2, v7, vcc
	s_and_b64 s[6:7], vcc, exec
	s_andn2_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB1_1
	v_add_u32_e32 v8, 1, v4
	v_cmp_lt_i32_e64 s[0:1], v5, v6
	v_cndmask_b32_e64 v5, v7, v2, s[0:1]
	v_cndmask_b32_e64 v4, v4, v8, s[0:1]
	v_cndmask_b32_e32 v2, v2, v5, vcc
	v_cndmask_b32_e32 v4, v8, v4, vcc
	s_or_b64 s[6:7], s[6:7], exec
	s_branch .LBB1_1
.LBB1_6:
	s_endpgm
.Lend_k:
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
	.end_amdhsa_kernel
; want:
; ;   bound max=48 (each iteration that stays at trips-turns-inside.s:26:2 moves one of v2, v4 of each lane on, which can move 48 times in all)

; test: an interval is halved as long as it is longer than one
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips %s | grep 'bound max'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0x3ff
	s_mov_b64 s[6:7], 0
.Lsearch:
	v_add_u32_e32 v3, v1, v2
	v_lshrrev_b32_e32 v3, 1, v3
	v_lshlrev_b32_e32 v4, 2, v3
	ds_read_b32 v4, v4
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, v4, v0
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_cndmask_b32_e32 v1, v3, v1, vcc
	v_sub_u32_e32 v5, v2, v1
	v_cmp_gt_i32_e32 vcc, 2, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lsearch
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
; ;   bound max=9 (the interval from v1 to v2 of each lane is halved in each iteration (trips-search-apart.s:19:2))

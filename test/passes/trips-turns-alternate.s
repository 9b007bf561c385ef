; test: counters take turns, but half of the lanes are on in one iteration, the others in the next: none is on in all
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips %s | grep 'bound max'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_and_b32_e32 v3, 1, v0
	s_mov_b64 s[8:9], exec
	v_cmp_eq_u32_e64 s[10:11], 0, v3
.Lloop:
	s_xor_b64 s[10:11], s[10:11], s[8:9]
	s_mov_b64 exec, s[10:11]
	v_lshlrev_b32_e32 v4, 2, v1
	ds_read_b32 v4, v4
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_i32_e32 vcc, v4, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_ge_i32_e32 vcc, v4, v0
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	v_cmp_gt_u32_e32 vcc, 20, v1
	v_cmp_gt_u32_e64 s[0:1], 30, v2
	s_and_b64 vcc, vcc, s[0:1]
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lloop
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
; ;   bound max=unknown (the exit at trips-turns-alternate.s:12:2 depends on lanes that the comparison at trips-turns-alternate.s:22:2 does not take out of the loop for good)

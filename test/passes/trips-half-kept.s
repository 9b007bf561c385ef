; test: a shift of 16 bits to the right may leave the upper half as it was on gfx10
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips %s | grep 'bound max'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
k:
	s_load_dword s2, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s2
	v_lshrrev_b16 v5, 1, v5
	v_readfirstlane_b32 s7, v5
	s_mov_b32 s10, 0
.Lshifted:
	s_add_u32 s10, s10, 1
	s_cmp_lt_u32 s10, s7
	s_cbranch_scc1 .Lshifted
	s_endpgm
.Lend_k:
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; ;   bound max=4294967294 (s10 counts 1, 2, ... until s10 >= s7 (trips-half-kept.s:14:2))

; test: code that ends in padding, as clang writes it from gfx90a on, is a section like others: addresses relative to it are known
; run:  analyze --verbose %s --grid 64 --workgroup 64 | grep -e ' exact ' -e '^  kernel'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
	.type	k,@function
k:
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, rounds@rel32@lo+4
	s_addc_u32 s7, s7, rounds@rel32@hi+12
	s_load_dword s8, s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
.Lagain:
	s_sub_u32 s8, s8, 1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .Lagain
	s_endpgm
.Lend:
	.size	k, .Lend-k
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
		.amdhsa_accum_offset 4
	.end_amdhsa_kernel
	.p2align	2, 0x0
rounds:
	.long	7
	.size	rounds, 4
; want:
;   kernel    810 cycles (exact)
;   * exact        810  no data decides the time: every run of this launch takes

; test: a distance over the descriptor of a kernel counts its 64 bytes, as in an object
; run:  simulate %s --grid 64 --workgroup 64 | grep "  cycles"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.section .rodata,"a",@progbits
before:
	.long 5
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
behind:
	.long behind-before
	.text
	.p2align 8
	.type k,@function
k:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, behind@rel32@lo+4
	s_addc_u32 s5, s5, behind@rel32@hi+12
	s_load_dword s6, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
.L:
	s_sub_u32 s6, s6, 1
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .L
	s_endpgm
.Lend:
	.size k, .Lend-k
; want:
;   cycles    3492, slowest wave 3492

; test: a table at a symbol, indexed by 0 to 7: the halves of its address belong together by their carry
; run:  divergence
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.text
k:
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, table@rel32@lo+4
	s_addc_u32 s1, s1, table@rel32@hi+12
	v_mov_b32_e32 v4, s1
	v_mul_lo_u32 v0, v0, v0
	v_and_b32_e32 v0, 7, v0
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v3, vcc, s0, v0
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_load_dword v0, v[3:4]
	s_endpgm
	.section .rodata,"a",@progbits
table:
	.zero 32
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 0
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count work-item ids
;   pair-of-symbol.s:15
;     flat_load_dword v0, v[3:4]
;       divergent; at most 2 lines
;         v3 is divergent: computed from it (pair-of-symbol.s:13)
;         v0 is divergent: computed from it (pair-of-symbol.s:12)
;         v0 is divergent: computed from it (pair-of-symbol.s:11)
;         v0 is divergent: computed from it (pair-of-symbol.s:10)
;         v0 is affine 1 per x: what is there at the start

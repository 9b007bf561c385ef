; test: a function that ends with the call of another one leaves EXEC as it was then
; run:  analyze --verbose %s --grid 64 --workgroup 64 --exact off | grep -E "^kernel|    b[0-9]"
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.type	leaf,@function
leaf:
	v_add_u32_e32 v1, 1, v1
	s_setpc_b64 s[30:31]
	.type	mid,@function
mid:					; no lane is on when it returns
	s_mov_b64 exec, 0
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, leaf@rel32@lo+4
	s_addc_u32 s7, s7, leaf@rel32@hi+12
	s_setpc_b64 s[6:7]
	.type	k,@function
k:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mid@rel32@lo+4
	s_addc_u32 s5, s5, mid@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_mov_b32 s34, 0
	s_cbranch_execz .Lslow
	s_endpgm
.Lslow:
	s_add_u32 s34, s34, 1
	s_cmp_lg_u32 s34, 0x2000
	s_cbranch_scc1 .Lslow
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
	.text
; want:
; kernel k
;     b0           1      140    0  last-call-exec.s:19  k
;     b2       8,192  360,448  100  last-call-exec.s:27  .Lslow
;     b3           1        4    0  last-call-exec.s:30

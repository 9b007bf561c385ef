; test: a half of EXEC that was written since makes the branch depend on more than the condition that cut EXEC down
; run:  divergence %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dword s8, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s8, 7
	s_cselect_b64 s[10:11], -1, 0
	v_readfirstlane_b32 s9, v0
	s_and_b64 exec, exec, s[10:11]
	s_mov_b32 exec_hi, s9
	s_cbranch_execz .Lend
	v_mov_b32_e32 v1, 0
.Lend:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count work-item ids
;   exec-half.s:9
;     s_cselect_b64 s[10:11], -1, 0
;       launch
;   exec-half.s:11
;     s_and_b64 exec, exec, s[10:11]
;       launch
;   exec-half.s:13
;     s_cbranch_execz .Lend
;       wave

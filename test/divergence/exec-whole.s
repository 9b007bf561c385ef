; test: EXEC is in every lane that is on; what switches all lanes on to move a register, and off again, is no condition
; run:  divergence %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_bitcmp1_b32 s6, 0
	s_cselect_b64 s[2:3], -1, 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .Lend
	s_or_saveexec_b64 s[8:9], -1
	v_writelane_b32 v40, s4, 0
	s_mov_b64 exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[2:3]
	s_cbranch_execz .Lend
	s_nop 0
.Lend:
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 41
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count work-item ids
;   exec-whole.s:7
;     s_cselect_b64 s[2:3], -1, 0
;       workgroup
;   exec-whole.s:9
;     s_cbranch_vccnz .Lend
;       workgroup
;   exec-whole.s:13
;     s_and_saveexec_b64 s[8:9], s[2:3]
;       launch
;   exec-whole.s:14
;     s_cbranch_execz .Lend
;       launch

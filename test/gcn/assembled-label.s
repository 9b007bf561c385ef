; test: flow facts by label, local ones too, in a text that LLVM assembles
; run:  analyze --verbose %s --facts %d/assembled-label.ffx | grep -E "^input|fact  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.macro step reg
	s_load_dword \reg, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	.endm
	.text
k:
	s_mov_b32 s3, 0
again:
	step s2
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc1 again
.Llocal:
	step s3
	s_cmp_lg_u32 s3, 0
	s_cbranch_scc1 .Llocal
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; input    assembled-label.s for gfx900, assembled by LLVM
;      0  b1          1      7  fact        assembled-label.s:12  flow fact at assembled-label.ffx:9:5
;      1  b2          1      7  fact        assembled-label.s:16  flow fact at assembled-label.ffx:11:5

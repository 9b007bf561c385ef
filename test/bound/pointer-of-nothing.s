; test: a pointer out of lanes of a register that hold spilled words, before anything was put there
; run:  analyze %s --exact off | grep -E "^kernel"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_readlane_b32 s4, v3, 5
	v_readlane_b32 s5, v3, 6
	v_writelane_b32 v3, s6, 5
	v_writelane_b32 v3, s7, 6
	s_load_dword s8, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	v_readlane_b32 s6, v3, 5
	v_readlane_b32 s7, v3, 6
	s_load_dword s9, s[6:7], 0x8
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s8, s9
	s_cbranch_scc0 .LBB0_1
	s_nop 0
.LBB0_1:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; kernel k

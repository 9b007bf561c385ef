; test: polling through the scalar cache, and what makes it read anew: s_dcache_inv, not buffer_wbinvl1. Arguments read again are no polling
; run:  deadlock --rule stale-polling %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
scalar:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
.La:
	s_load_dword s2, s[0:1], 0x0
	buffer_wbinvl1
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .La
	s_endpgm
	.section .rodata
	.amdhsa_kernel scalar
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
anew:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
.Lb:
	s_load_dword s2, s[0:1], 0x0
	s_dcache_inv
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .Lb
	s_endpgm
	.section .rodata
	.amdhsa_kernel anew
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
argument:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
.Lc:
	s_load_dword s2, s[4:5], 0x8
	global_load_dword v2, v1, s[0:1] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s2, v2
	s_cbranch_vccnz .Lc
	s_endpgm
	.section .rodata
	.amdhsa_kernel argument
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
; want:
; polling.s: kernel scalar: possible
;   polling.s:10:2: this loop polls memory by a load that a cache may answer with the old value for ever [stale-polling, possible]
;     waits for    polling.s:10:2  s_load_dword s2, s[0:1], 0x0
; polling.s: kernel anew: clean
; polling.s: kernel argument: clean

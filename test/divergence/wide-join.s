; test: pairs that meet at a loop: one from outside has more breaks than the other, and each iteration adds as many
; run:  analyze --verbose %s --grid 64 --workgroup 64 --exact off | grep "^  wave"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
join:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b32 s8, 5
	v_mov_b32_e32 v12, 0
	s_waitcnt lgkmcnt(0)
	s_load_dwordx4 s[12:15], s[2:3], 0x0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_cmp_lg_u32 s12, 0
	s_cbranch_scc1 .LA
	v_lshlrev_b32_e32 v4, 12, v0
	v_add_u32_e32 v5, s13, v4
	v_sub_u32_e32 v6, s14, v4
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v5
	v_addc_co_u32_e32 v3, vcc, v3, v12, vcc
	v_add_co_u32_e32 v2, vcc, v2, v6
	v_addc_co_u32_e32 v3, vcc, v3, v12, vcc
	s_branch .LL
.LA:
	v_mov_b32_e32 v2, s0
	v_mov_b32_e32 v3, s1
.LL:						; 4 GiB apart after one iteration, 8 after two
	global_load_dword v8, v[2:3], off
	s_load_dwordx4 s[12:15], s[2:3], 0x0
	v_lshlrev_b32_e32 v4, 12, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v5, s13, v4
	v_sub_u32_e32 v6, s14, v4
	v_add_co_u32_e32 v2, vcc, v2, v5
	v_addc_co_u32_e32 v3, vcc, v3, v12, vcc
	v_add_co_u32_e32 v2, vcc, v2, v6
	v_addc_co_u32_e32 v3, vcc, v3, v12, vcc
	s_sub_u32 s8, s8, 1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .LL
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel join
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 16
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
;   wave      5,932 cycles for one wave alone on the device; certified, gap 0

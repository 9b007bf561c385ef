; test: waves that say who goes first do not issue in round robin
; run:  analyze --verbose %s -m pws4 --grid 1024 --workgroup 256 | grep -E "^ +(. )?(exact|round-robin|work-span) " | cut -c-19
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
priority:
	v_cmp_gt_u32_e32 vcc, 64, v0
	s_cbranch_vccz .LBB0_1
	s_setprio 3
.LBB0_1:
	v_add_u32_e32 v1, 1, v0
	v_add_u32_e32 v1, 1, v1
	s_endpgm
	.amdhsa_kernel priority
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
;   * work-span    33

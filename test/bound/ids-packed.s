; test: ids are packed in v0 only if more than x is asked for: lane 63 of a workgroup of 8 by 8 has 7 there, or 7 and 7 << 10
; run:  simulate %s --grid 8,8 --workgroup 8,8 | grep -e '^kernel' -e executed
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
one:
	v_readlane_b32 s6, v0, 63
.Lagain_one:
	s_sub_u32 s6, s6, 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .Lagain_one
	s_endpgm
two:
	v_readlane_b32 s6, v0, 63
.Lagain_two:
	s_sub_u32 s6, s6, 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .Lagain_two
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel one
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
		.amdhsa_accum_offset 4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdhsa_kernel two
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
		.amdhsa_accum_offset 4
		.amdhsa_system_vgpr_workitem_id 1
	.end_amdhsa_kernel
; want:
; kernel one
;   executed  1 waves, 23 wave instructions, 0 memory transactions, 0 LDS rounds
; kernel two
;   executed  1 waves, 21527 wave instructions, 0 memory transactions, 0 LDS rounds
; run:  analyze %s --grid 8,8 --workgroup 8,8 | grep -e '^  kernel'
; want:
;   kernel    404 cycles (exact)
;   kernel    315,796 cycles (exact)

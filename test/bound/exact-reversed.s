; test: a mask whose bits are reversed is followed: the branch is not taken, so the loads behind it count
; run:  analyze %s --grid 64 --workgroup 64 --format xml | grep "<exact"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
reversed:
	s_brev_b64 vcc, exec
	s_cbranch_vccz .Lend
	v_rcp_f32 v1, v1
	v_rcp_f32 v2, v1
.Lend:
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel reversed
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
;     <exact status="determined" cycles="148" instructions="5"/>

; test: on gfx90a the amount of a 64-bit shift must not be in the last vector register that the wave has
; run:  opt %s 2>&1 | grep hazard
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
	.type last,@function
last:
	v_lshlrev_b64 v[0:1], v7, v[2:3]
	v_lshlrev_b64 v[0:1], v6, v[2:3]
	v_lshlrev_b64 v[0:1], 7, v[6:7]
	s_endpgm
	.type more,@function
more:
	v_ashrrev_i64 v[0:1], v7, v[2:3]
	s_endpgm
	.amdhsa_kernel last
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
	.end_amdhsa_kernel
	.amdhsa_kernel more
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 12
	.end_amdhsa_kernel
; want:
; hazard-shift-gfx90a.s:7:2: warning: last: the amount is in v7, the last register of the wave, and gfx90a shifts by another one then: copy it to a lower register, or allocate one more [hazard]

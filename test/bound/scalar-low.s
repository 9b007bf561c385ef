; test: lines of scalar loads are counted from the multiple of 16 bytes below the first one (M20): bytes 4 to 83 of arguments that
; test: begin 48 bytes behind a line are in three lines, those of 80 bytes from a multiple of 16 in two
; run:  analyze --verbose %s -m %d/scalar-cache.xml --grid 131072 --workgroup 64 | grep -E "^kernel|oldest-first +[0-9]|most . lines"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	three,@function
	.p2align	8
three:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[4:5], 0x50
	s_waitcnt lgkmcnt(0)
	s_endpgm
	.type	two,@function
	.p2align	8
two:
	s_load_dword s0, s[4:5], 0x0
	s_load_dword s1, s[4:5], 0x4c
	s_waitcnt lgkmcnt(0)
	s_endpgm
	.amdhsa_kernel three
		.amdhsa_kernarg_size 96
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel two
		.amdhsa_kernarg_size 96
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; kernel three
;   * oldest-first 16,713  SIMDs issue for the wave that was dispatched first; a
;                          scalar accesses are loads of at most 3 lines, which
;                          scalar accesses are loads of at most 3 lines, which
; kernel two
;   * oldest-first 13,713  SIMDs issue for the wave that was dispatched first; a
;                          scalar accesses are loads of at most 2 lines, which
;                          scalar accesses are loads of at most 2 lines, which

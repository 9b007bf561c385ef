; test: loaded indices that are masked, or bytes, touch at most the lines of the window of the table that they reach
; run:  analyze %s --grid 1024 --workgroup 64 --format json | grep -o -e '"name": "[a-z]*", "status"' -e '"name": "work-span", "cycles": [0-9]*'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
whole:						; anywhere: 64 lines, or twice as many
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	global_load_dword v3, v2, s[2:3]
	s_endpgm
masked:						; 256 words: 17 lines
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, 0xff, v2
	v_lshlrev_b32_e32 v2, 2, v2
	global_load_dword v3, v2, s[2:3]
	s_endpgm
bytes:						; 256 bytes: 5 lines
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	global_load_ubyte v2, v0, s[0:1]
	s_waitcnt vmcnt(0)
	global_load_ubyte v3, v2, s[2:3]
	s_endpgm
signed:						; bytes with a sign, at both ends of 4 GiB: 8 lines
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	global_load_sbyte v2, v0, s[0:1]
	s_waitcnt vmcnt(0)
	global_load_ubyte v3, v2, s[2:3]
	s_endpgm
	.amdhsa_kernel whole
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel masked
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel bytes
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel signed
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; "name": "work-span", "cycles": 9976
; "name": "work-span", "cycles": 2880
; "name": "work-span", "cycles": 1908
; "name": "work-span", "cycles": 2100

; test: a mask of all 32 bits leaves many numbers, not one: each lane is where its byte says, in a row of its own
; run:  divergence %s --grid 64 --workgroup 64 | grep -A1 "global_load_dword v4"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
mask:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	global_load_ubyte v2, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, -1, v2
	v_lshlrev_b32_e32 v3, 6, v3
	global_load_dword v4, v3, s[2:3]
	v_and_b32_e32 v3, 1, v2
	v_lshlrev_b32_e32 v3, 6, v3
	global_load_dword v4, v3, s[2:3]
	s_endpgm
	.amdhsa_kernel mask
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
;     global_load_dword v4, v3, s[2:3]
;       divergent; at most 257 lines
; --
;     global_load_dword v4, v3, s[2:3]
;       divergent; at most 3 lines

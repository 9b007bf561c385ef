; test: between s_getpc_b64 and what is added to it, gfx11 may wait (s_waitcnt_depctr); the called function is still built before its caller, so the caller's return is known to come back from a lane of v7
; run:  analyze %s --verbose | grep -A2 "^kernel"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.type	k,@function
k:
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, caller@rel32@lo+4
	s_addc_u32 s1, s1, caller@rel32@hi+12
	s_swappc_b64 s[30:31], s[0:1]
	s_endpgm
	.type	caller,@function
caller:
	v_writelane_b32 v7, s30, 0
	v_writelane_b32 v7, s31, 1
	s_getpc_b64 s[0:1]
	s_waitcnt_depctr 0xfffe
	s_add_u32 s0, s0, leaf@rel32@lo+8
	s_addc_u32 s1, s1, leaf@rel32@hi+16
	s_swappc_b64 s[30:31], s[0:1]
	v_readlane_b32 s31, v7, 1
	v_readlane_b32 s30, v7, 0
	s_setpc_b64 s[30:31]
	.type	leaf,@function
leaf:
	v_add_nc_u32 v0, v0, v0
	s_setpc_b64 s[30:31]
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
; want:
; kernel k
;   wave      221 cycles for one wave alone on the device; certified, gap 0
;             (structural)

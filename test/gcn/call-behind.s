; test: the address of a function that a block puts together which stands behind the call, in registers that hold other things elsewhere
; run:  deadlock %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	helper,@function
helper:
	s_nop 0
	s_setpc_b64 s[30:31]
	.type	behind,@function
behind:
	s_mov_b64 s[4:5], 0
	s_branch .Lset
.Lcall:
	v_readlane_b32 s6, v40, 0
	v_readlane_b32 s7, v40, 1
	v_mov_b32_e32 v40, 0
	s_swappc_b64 s[30:31], s[6:7]
	s_mov_b64 s[6:7], s[8:9]
	s_endpgm
.Lset:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, helper@rel32@lo+4
	s_addc_u32 s5, s5, helper@rel32@hi+12
	v_writelane_b32 v40, s4, 0
	v_writelane_b32 v40, s5, 1
	s_branch .Lcall
	.amdhsa_kernel behind
		.amdhsa_next_free_vgpr 41
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
; want:
; call-behind.s: kernel behind: clean

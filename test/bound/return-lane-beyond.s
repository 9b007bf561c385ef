; test: lane 32 is lane 0 where waves have 32 lanes, so that what was kept there is not the place of return any more
; run:  analyze %s --grid 64 --workgroup 64 --exact off | grep -E "^kernel|    b[0-9]"
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 4
	.type	leaf,@function
leaf:
	v_add_nc_u32_e32 v1, 1, v1
	s_setpc_b64 s[30:31]
	.type	mid,@function
mid:
	v_writelane_b32 v40, s30, 0
	v_writelane_b32 v40, s31, 1
.Lagain:
	s_add_u32 s34, s34, 1
	s_cmp_eq_u32 s34, 0x2000
	s_cbranch_scc1 .Lout
	s_getpc_b64 s[6:7]
.Lp:
	s_add_u32 s6, s6, (.Lagain-.Lp)&4294967295
	s_addc_u32 s7, s7, (.Lagain-.Lp)>>32
	v_writelane_b32 v40, s6, 32
	v_writelane_b32 v40, s7, 33
	v_readlane_b32 s8, v40, 0
	v_readlane_b32 s9, v40, 1
	s_setpc_b64 s[8:9]
.Lout:
	s_endpgm
	.type	k,@function
k:
	s_mov_b32 s34, 0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, mid@rel32@lo+4
	s_addc_u32 s5, s5, mid@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 48
		.amdhsa_next_free_sgpr 40
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.text
; want:
; kernel k: refused
; return-lane-beyond.s:26:2: refused: mid: a jump that is neither the return nor a call whose target is known [indirect-call]
;      26 | 	s_setpc_b64 s[8:9]
;         | 	^~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x5c" wb:code="87777bebe087b99b"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; return-lane-beyond.s:35:2: refused: k: 'k' calls 'mid', which cannot be analysed: a jump that is neither the return nor a call whose target is known [callee-refused]
;      35 | 	s_swappc_b64 s[30:31], s[4:5]
;         | 	^~~~~~~~~~~~
;         = see the message about the callee

; test: a store of two words that begins below the register of the stack overwrites the word at the register
; run:  analyze %s --grid 64 --workgroup 64 --exact off | grep -E "^kernel|    b[0-9]"
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 4
	.type	mid,@function
mid:
	v_writelane_b32 v40, s30, 0
	v_writelane_b32 v40, s31, 1
	s_or_saveexec_b32 s10, -1
	scratch_store_b32 off, v40, s32
	s_waitcnt vmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_mov_b32 exec_lo, s10
.Lagain:
	s_add_u32 s34, s34, 1
	s_cmp_eq_u32 s34, 0x2000
	s_cbranch_scc1 .Lout
	s_getpc_b64 s[6:7]
.Lp:
	s_add_u32 s6, s6, (.Lagain-.Lp)&4294967295
	s_addc_u32 s7, s7, (.Lagain-.Lp)>>32
	v_writelane_b32 v43, s6, 0
	v_writelane_b32 v43, s7, 1
	s_or_saveexec_b32 s10, -1
	scratch_store_b64 off, v[42:43], s32 offset:-4
	s_waitcnt_vscnt null, 0x0
	scratch_load_b32 v40, off, s32
	s_waitcnt vmcnt(0)
	s_mov_b32 exec_lo, s10
	v_readlane_b32 s30, v40, 0
	v_readlane_b32 s31, v40, 1
	s_setpc_b64 s[30:31]
.Lout:
	s_endpgm
	.type	k,@function
k:
	s_mov_b32 s34, 0
	s_movk_i32 s32, 16
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
		.amdhsa_enable_private_segment 1
		.amdhsa_private_segment_fixed_size 64
	.end_amdhsa_kernel
	.text
; want:
; kernel k: refused
; return-overwritten.s:33:2: refused: mid: a jump that is neither the return nor a call whose target is known [indirect-call]
;      33 | 	s_setpc_b64 s[30:31]
;         | 	^~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x8c" wb:code="6356430fef3a54d6"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; return-overwritten.s:43:2: refused: k: 'k' calls 'mid', which cannot be analysed: a jump that is neither the return nor a call whose target is known [callee-refused]
;      43 | 	s_swappc_b64 s[30:31], s[4:5]
;         | 	^~~~~~~~~~~~
;         = see the message about the callee

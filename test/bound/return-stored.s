; test: what is on the stack may be written by scalar stores, and through a copy of the descriptor
; run:  analyze %s --grid 64 --workgroup 64 --exact off | grep -E "^kernel"
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.type	mid_scalar,@function
mid_scalar:
	v_writelane_b32 v40, s30, 0
	v_writelane_b32 v40, s31, 1
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v40, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_mov_b64 exec, s[10:11]
.Lagain_scalar:
	s_add_u32 s34, s34, 1
	s_cmp_eq_u32 s34, 0x2000
	s_cbranch_scc1 .Lout_scalar
	s_getpc_b64 s[6:7]
.Lp_scalar:
	s_add_u32 s6, s6, (.Lagain_scalar-.Lp_scalar)&4294967295
	s_addc_u32 s7, s7, (.Lagain_scalar-.Lp_scalar)>>32
	s_add_u32 s12, s32, 4
	s_buffer_store_dword s6, s[0:3], s32
	s_buffer_store_dword s7, s[0:3], s12
	s_dcache_wb
	s_waitcnt lgkmcnt(0)
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v40, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_mov_b64 exec, s[10:11]
	v_readlane_b32 s30, v40, 0
	v_readlane_b32 s31, v40, 1
	s_setpc_b64 s[30:31]
.Lout_scalar:
	s_endpgm
	.type	scalar,@function
scalar:
	s_add_u32 s0, s0, s5
	s_addc_u32 s1, s1, 0
	s_mov_b32 s34, 0
	s_movk_i32 s32, 0x400
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, mid_scalar@rel32@lo+4
	s_addc_u32 s7, s7, mid_scalar@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
	s_endpgm
	.type	mid_copy,@function
mid_copy:
	v_writelane_b32 v40, s30, 0
	v_writelane_b32 v40, s31, 1
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v40, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_mov_b64 exec, s[10:11]
.Lagain_copy:
	s_add_u32 s34, s34, 1
	s_cmp_eq_u32 s34, 0x2000
	s_cbranch_scc1 .Lout_copy
	s_getpc_b64 s[6:7]
.Lp_copy:
	s_add_u32 s6, s6, (.Lagain_copy-.Lp_copy)&4294967295
	s_addc_u32 s7, s7, (.Lagain_copy-.Lp_copy)>>32
	s_mov_b64 s[16:17], s[0:1]
	s_mov_b64 s[18:19], s[2:3]
	v_writelane_b32 v41, s6, 0
	v_writelane_b32 v41, s7, 1
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v41, off, s[16:19], s32
	s_waitcnt vmcnt(0)
	s_mov_b64 exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v40, off, s[0:3], s32
	s_waitcnt vmcnt(0)
	s_mov_b64 exec, s[10:11]
	v_readlane_b32 s30, v40, 0
	v_readlane_b32 s31, v40, 1
	s_setpc_b64 s[30:31]
.Lout_copy:
	s_endpgm
	.type	copy,@function
copy:
	s_add_u32 s0, s0, s5
	s_addc_u32 s1, s1, 0
	s_mov_b32 s34, 0
	s_movk_i32 s32, 0x400
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, mid_copy@rel32@lo+4
	s_addc_u32 s7, s7, mid_copy@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel scalar
		.amdhsa_next_free_vgpr 48
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_private_segment_fixed_size 64
	.end_amdhsa_kernel
	.amdhsa_kernel copy
		.amdhsa_next_free_vgpr 48
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_private_segment_fixed_size 64
	.end_amdhsa_kernel
	.text
; want:
; kernel scalar: refused
; kernel copy: refused
; return-stored.s:33:2: refused: mid_scalar: a jump that is neither the return nor a call whose target is known [indirect-call]
;      33 | 	s_setpc_b64 s[30:31]
;         | 	^~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x8c" wb:code="3812d9829b8d56bf"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; return-stored.s:78:2: refused: mid_copy: a jump that is neither the return nor a call whose target is known [indirect-call]
;      78 | 	s_setpc_b64 s[30:31]
;         | 	^~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x15c" wb:code="4789c98ae1f28dab"><target label="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; return-stored.s:45:2: refused: scalar: 'scalar' calls 'mid_scalar', which cannot be analysed: a jump that is neither the return nor a call whose target is known [callee-refused]
;      45 | 	s_swappc_b64 s[30:31], s[6:7]
;         | 	^~~~~~~~~~~~
;         = see the message about the callee
; return-stored.s:90:2: refused: copy: 'copy' calls 'mid_copy', which cannot be analysed: a jump that is neither the return nor a call whose target is known [callee-refused]
;      90 | 	s_swappc_b64 s[30:31], s[6:7]
;         | 	^~~~~~~~~~~~
;         = see the message about the callee

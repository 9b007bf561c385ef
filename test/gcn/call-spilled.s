; test: the address of a function that unoptimised code spills to the stack, with all lanes on; where the word may be another one then, the call is refused
; run:  deadlock %s -k spilled
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	helper,@function
helper:
	s_nop 0
	s_setpc_b64 s[30:31]
	.type	spilled,@function
spilled:
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, helper@rel32@lo+4
	s_addc_u32 s17, s17, helper@rel32@hi+12
	v_writelane_b32 v3, s16, 13
	v_writelane_b32 v3, s17, 14
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_store_dword v0, off, s[0:3], s33 offset:36
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s16, v2, 13
	v_readlane_b32 s17, v2, 14
	s_swappc_b64 s[30:31], s[16:17]
	s_endpgm
	.amdhsa_kernel spilled
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_private_segment_fixed_size 64
	.end_amdhsa_kernel
	.text
	.type	part_of_lanes,@function
part_of_lanes:
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, helper@rel32@lo+4
	s_addc_u32 s17, s17, helper@rel32@hi+12
	v_writelane_b32 v3, s16, 13
	v_writelane_b32 v3, s17, 14
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s16, v2, 13
	v_readlane_b32 s17, v2, 14
	s_swappc_b64 s[30:31], s[16:17]
	s_endpgm
	.amdhsa_kernel part_of_lanes
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_private_segment_fixed_size 64
	.end_amdhsa_kernel
	.text
	.type	lanes_of_reload,@function
lanes_of_reload:
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, helper@rel32@lo+4
	s_addc_u32 s17, s17, helper@rel32@hi+12
	v_writelane_b32 v3, s16, 13
	v_writelane_b32 v3, s17, 14
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_readlane_b32 s16, v2, 13
	v_readlane_b32 s17, v2, 14
	s_swappc_b64 s[30:31], s[16:17]
	s_endpgm
	.amdhsa_kernel lanes_of_reload
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_private_segment_fixed_size 64
	.end_amdhsa_kernel
	.text
	.type	overwritten,@function
overwritten:
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, helper@rel32@lo+4
	s_addc_u32 s17, s17, helper@rel32@hi+12
	v_writelane_b32 v3, s16, 13
	v_writelane_b32 v3, s17, 14
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_store_dword v0, v1, s[0:3], s33 offen offset:36
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s16, v2, 13
	v_readlane_b32 s17, v2, 14
	s_swappc_b64 s[30:31], s[16:17]
	s_endpgm
	.amdhsa_kernel overwritten
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_private_segment_fixed_size 64
	.end_amdhsa_kernel
	.text
	.type	overlapped,@function
overlapped:
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, helper@rel32@lo+4
	s_addc_u32 s17, s17, helper@rel32@hi+12
	v_writelane_b32 v3, s16, 13
	v_writelane_b32 v3, s17, 14
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_store_dwordx2 v[0:1], off, s[0:3], s33 offset:28
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s16, v2, 13
	v_readlane_b32 s17, v2, 14
	s_swappc_b64 s[30:31], s[16:17]
	s_endpgm
	.amdhsa_kernel overlapped
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_private_segment_fixed_size 64
	.end_amdhsa_kernel
	.text
	.type	elsewhere,@function
elsewhere:
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, helper@rel32@lo+4
	s_addc_u32 s17, s17, helper@rel32@hi+12
	v_writelane_b32 v3, s16, 13
	v_writelane_b32 v3, s17, 14
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s16, v2, 13
	v_readlane_b32 s17, v2, 14
	s_swappc_b64 s[30:31], s[16:17]
	s_endpgm
	.amdhsa_kernel elsewhere
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_private_segment_fixed_size 64
	.end_amdhsa_kernel
	.text
	.type	other_word,@function
other_word:
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, helper@rel32@lo+4
	s_addc_u32 s17, s17, helper@rel32@hi+12
	v_writelane_b32 v3, s16, 13
	v_writelane_b32 v3, s17, 14
	s_or_saveexec_b64 s[28:29], -1
	buffer_store_dword v3, off, s[0:3], s33 offset:32
	s_mov_b64 exec, s[28:29]
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_or_saveexec_b64 s[28:29], -1
	buffer_load_dword v2, off, s[0:3], s33 offset:36
	s_mov_b64 exec, s[28:29]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s16, v2, 13
	v_readlane_b32 s17, v2, 14
	s_swappc_b64 s[30:31], s[16:17]
	s_endpgm
	.amdhsa_kernel other_word
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_private_segment_fixed_size 64
	.end_amdhsa_kernel
	.text
; want:
; call-spilled.s: kernel spilled: clean
; run:  deadlock %s -k part_of_lanes -k lanes_of_reload -k overwritten -k overlapped -k elsewhere -k other_word --format text
; exit: 3
; want:
; call-spilled.s: kernel part_of_lanes: unknown
; call-spilled.s: kernel lanes_of_reload: unknown
; call-spilled.s: kernel overwritten: unknown
; call-spilled.s: kernel overlapped: unknown
; call-spilled.s: kernel elsewhere: unknown
; call-spilled.s: kernel other_word: unknown
; call-spilled.s:66:2: refused: part_of_lanes: an indirect call: the address of the called function is not known [indirect-call]
;      66 | 	s_swappc_b64 s[30:31], s[16:17]
;         | 	^~~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x148" wb:code="6741ba41d3614a71"><target name="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; call-spilled.s:97:2: refused: lanes_of_reload: an indirect call: the address of the called function is not known [indirect-call]
;      97 | 	s_swappc_b64 s[30:31], s[16:17]
;         | 	^~~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x200" wb:code="0b877371b233a7cd"><target name="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; call-spilled.s:131:2: refused: overwritten: an indirect call: the address of the called function is not known [indirect-call]
;     131 | 	s_swappc_b64 s[30:31], s[16:17]
;         | 	^~~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x2c8" wb:code="fa44ec7cf9173820"><target name="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; call-spilled.s:165:2: refused: overlapped: an indirect call: the address of the called function is not known [indirect-call]
;     165 | 	s_swappc_b64 s[30:31], s[16:17]
;         | 	^~~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x390" wb:code="050f0b83ad8d114d"><target name="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; call-spilled.s:200:2: refused: elsewhere: an indirect call: the address of the called function is not known [indirect-call]
;     200 | 	s_swappc_b64 s[30:31], s[16:17]
;         | 	^~~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x458" wb:code="4e7b833b4f89b90e"><target name="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)
; call-spilled.s:233:2: refused: other_word: an indirect call: the address of the called function is not known [indirect-call]
;     233 | 	s_swappc_b64 s[30:31], s[16:17]
;         | 	^~~~~~~~~~~~
; note: a flow fact that states where it goes:  <calls address="0x518" wb:code="20e09f9e41663537"><target name="NAME"/></calls>
;         = have the callee inlined, call it directly, or state where it goes by a flow fact (<calls>)

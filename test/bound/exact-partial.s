; test: a mask that is known for active lanes only stays so while it is kept in lanes of a vector register, and on the stack
; run:  analyze %s -k kept --grid 40 --workgroup 40 --constant-time -q
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
kept:
	s_mov_b32 s33, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	v_cmp_gt_u32_e32 vcc, 20, v0
	s_and_saveexec_b64 s[4:5], vcc			; of 40 lanes 20 are active
	v_readlane_b32 s6, v3, 7			; never written
	v_readlane_b32 s7, v3, 8
	s_or_b64 s[6:7], s[6:7], exec			; known for those 20
	v_writelane_b32 v2, s6, 1
	v_writelane_b32 v2, s7, 2
	s_or_saveexec_b64 s[10:11], -1
	buffer_store_dword v2, off, s[0:3], s33 offset:4
	s_mov_b64 exec, s[10:11]
	s_or_saveexec_b64 s[10:11], -1
	buffer_load_dword v4, off, s[0:3], s33 offset:4
	s_waitcnt vmcnt(0)
	s_mov_b64 exec, s[10:11]
	v_readlane_b32 s12, v4, 1
	v_readlane_b32 s13, v4, 2
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .Lout
	s_sleep 10
.Lout:
	s_endpgm
added:						; a sum needs all bits
	v_readlane_b32 s6, v3, 7
	s_or_b32 s6, s6, 1
	v_writelane_b32 v2, s6, 1
	v_add_u32_e32 v2, 1, v2
	v_readlane_b32 s7, v2, 1
	s_bitcmp1_b32 s7, 0
	s_cbranch_scc0 .Ladded
	s_sleep 10
.Ladded:
	s_endpgm
	.amdhsa_kernel kept
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 36
	.end_amdhsa_kernel
	.amdhsa_kernel added
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 36
	.end_amdhsa_kernel
; want:
; run:  analyze %s -k added --grid 40 --workgroup 40 --constant-time -q
; exit: 1
; want:
; exact-partial.s:37:2: error: added: 'added' does not take the same time whatever data it works on: what is not known decides about this branch [constant-time]
;      37 | 	s_cbranch_scc0 .Ladded
;         | 	^~~~~~~~~~~~~~
; note: it reads a value that the launch does not give, or a register or memory that was never written
;         = make what decides independent of data: load whole tables, select with masks, pad loops

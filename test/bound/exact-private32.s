; test: exact: private memory of waves of 32 lanes: where a frame begins, and what is beyond all of it
; run:  analyze --verbose %s -m rdna2 --grid 64 --workgroup 64 | grep -E "^kernel|not exact|decides|\* exact"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
frames:						; byte 4 of a lane is byte 0 of the frame that begins there, 128 bytes later
	s_add_u32 s0, s0, s5
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, 7
	v_mov_b32_e32 v2, 9
	s_movk_i32 s8, 0x80
	buffer_store_dword v1, off, s[0:3], s8
	buffer_store_dword v2, off, s[0:3], 0 offset:4
	s_waitcnt_vscnt null, 0x0
	buffer_load_dword v5, off, s[0:3], s8
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s9, v5
.Lframes:
	s_sub_u32 s9, s9, 1
	s_cmp_lg_u32 s9, 0
	s_cbranch_scc1 .Lframes
	s_endpgm
beyond:						; byte 16 of a lane that has 16
	s_add_u32 s0, s0, s5
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, 7
	s_movk_i32 s8, 0x200
	buffer_store_dword v1, off, s[0:3], s8
	s_endpgm
	.amdhsa_kernel frames
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel beyond
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; kernel frames
;   * exact        1,340  no data decides the time: every run of this launch takes
; kernel beyond
;   to do     for an exact time (exact-private32.s:27 decides now): it
;   not exact after 8 wave instructions: it is not known where lanes access memory
;     decides  buffer_store_dword v1, off, s[0:3], s8 (exact-private32.s:27)

; test: what is in private memory is not known behind stores that may reach it elsewise: of scalars, of other waves
; run:  analyze --verbose %s --grid 128 --workgroup 128 | grep -E "^kernel|not exact|decides"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
scalar:
	s_add_u32 s0, s0, s5
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, 5
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	s_movk_i32 s8, 0x1000
	s_buffer_store_dword s8, s[0:3], 0x100
	s_dcache_wb
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v5, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v5
.L_scalar2:
	s_sub_u32 s8, s8, 1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .L_scalar2
	s_endpgm
scalar_address:
	s_add_u32 s0, s0, s5
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, 5
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	s_movk_i32 s8, 0x1000
	s_store_dword s8, s[0:1], 0x100
	s_dcache_wb
	s_waitcnt lgkmcnt(0)
	buffer_load_dword v5, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v5
.L_scalar_address2:
	s_sub_u32 s8, s8, 1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .L_scalar_address2
	s_endpgm
other_wave:
	s_add_u32 s0, s0, s5
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, 5
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	s_barrier
	v_readfirstlane_b32 s9, v0
	s_cmp_lg_u32 s9, 0
	s_cbranch_scc1 .L_other_wave3
	v_mov_b32_e32 v1, 0x1000
	s_movk_i32 s10, 0x400
	buffer_store_dword v1, off, s[0:3], s10 offset:4
	s_waitcnt vmcnt(0)
.L_other_wave3:
	s_barrier
	buffer_load_dword v5, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s8, v5
.L_other_wave2:
	s_sub_u32 s8, s8, 1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .L_other_wave2
	s_endpgm
	.amdhsa_kernel scalar
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_private_segment_fixed_size 16
	.end_amdhsa_kernel
	.amdhsa_kernel scalar_address
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_private_segment_fixed_size 16
	.end_amdhsa_kernel
	.amdhsa_kernel other_wave
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_private_segment_fixed_size 16
	.end_amdhsa_kernel
; want:
; kernel scalar
;             for an exact time (exact-private.s:12 decides now): it
;   not exact after 11 wave instructions: it is not known where lanes access memory
;     decides  s_buffer_store_dword s8, s[0:3], 0x100 (exact-private.s:12)
; kernel scalar_address
;             for an exact time (exact-private.s:30 decides now): it
;   not exact after 11 wave instructions: it is not known where lanes access memory
;     decides  s_store_dword s8, s[0:1], 0x100 (exact-private.s:30)
; kernel other_wave
;             for an exact time (exact-private.s:53 decides now): it
;   not exact after 20 wave instructions: it is not known where lanes access memory
;     decides  buffer_store_dword v1, off, s[0:3], s10 offset:4 (exact-private.s:53)
; exact-private.s:19:2: warning: scalar: the bound of 4294967295 repetitions for the loop at .L_scalar2 (exact-private.s:19:2) is no more than the range of a type [loop-type-range]
;      19 | 	s_sub_u32 s8, s8, 1
;         | 	^~~~~~~~~
; note: s8 counts s8 - 1, s8 - 2, ... until s8 == 0 (exact-private.s:20:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops
; exact-private.s:37:2: warning: scalar_address: the bound of 4294967295 repetitions for the loop at .L_scalar_address2 (exact-private.s:37:2) is no more than the range of a type [loop-type-range]
;      37 | 	s_sub_u32 s8, s8, 1
;         | 	^~~~~~~~~
; note: s8 counts s8 - 1, s8 - 2, ... until s8 == 0 (exact-private.s:38:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops
; exact-private.s:61:2: warning: other_wave: the bound of 4294967295 repetitions for the loop at .L_other_wave2 (exact-private.s:61:2) is no more than the range of a type [loop-type-range]
;      61 | 	s_sub_u32 s8, s8, 1
;         | 	^~~~~~~~~
; note: s8 counts s8 - 1, s8 - 2, ... until s8 == 0 (exact-private.s:62:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops

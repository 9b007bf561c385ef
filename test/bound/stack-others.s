; test: words of the stack that other lanes or waves may write: a scalar offset counts for all lanes; beyond a wave is the next
; run:  analyze %s --grid 128 --workgroup 128 --exact off | grep -E "^kernel|inferred|none  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
other_lane:
	s_add_u32 s0, s0, s5
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, 5
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	v_mov_b32_e32 v2, 0x1000
	s_nop 4
	buffer_store_dword v2, off, s[0:3], 64 offset:4
	s_waitcnt vmcnt(0)
	buffer_load_dword v5, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
.L_other_lane1:
	v_add_u32_e32 v5, -1, v5
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .L_other_lane1
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
	s_nop 0
	buffer_store_dword v1, off, s[0:3], 0 offset:20
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
	.amdhsa_kernel other_lane
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_private_segment_fixed_size 256
	.end_amdhsa_kernel
	.amdhsa_kernel other_wave
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_private_segment_fixed_size 16
	.end_amdhsa_kernel
; want:
; kernel other_lane
; kernel other_wave
; stack-others.s:17:2: warning: other_lane: the bound of 4294967295 repetitions for the loop at .L_other_lane1 (stack-others.s:17:2) is no more than the range of a type [loop-type-range]
;      17 | 	v_add_u32_e32 v5, -1, v5
;         | 	^~~~~~~~~~~~~
; note: v5 of each lane counts v5 - 1, v5 - 2, ... until v5 == 0 (stack-others.s:18:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops
; stack-others.s:42:2: warning: other_wave: the bound of 4294967295 repetitions for the loop at .L_other_wave2 (stack-others.s:42:2) is no more than the range of a type [loop-type-range]
;      42 | 	s_sub_u32 s8, s8, 1
;         | 	^~~~~~~~~
; note: s8 counts s8 - 1, s8 - 2, ... until s8 == 0 (stack-others.s:43:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops

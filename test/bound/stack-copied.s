; test: the wave's offset is added to a descriptor that is then copied anew: all waves share one stack
; run:  analyze %s --observe %d/stack-copied.xml --exact off -q
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
copied:
	s_add_u32 s12, s12, s7
	s_mov_b64 s[12:13], s[0:1]
	s_mov_b64 s[14:15], s[2:3]
	v_readfirstlane_b32 s8, v0
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .LB
	v_mov_b32_e32 v1, 3
	buffer_store_dword v1, off, s[12:15], 0
	s_waitcnt vmcnt(0)
	s_barrier
	buffer_load_dword v2, off, s[12:15], 0	; 100, of the other wave
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s11, v2
.LL:
	s_sub_u32 s11, s11, 1
	s_cmp_gt_i32 s11, 0
	s_cbranch_scc1 .LL
	s_endpgm
.LB:
	s_sleep 100
	v_mov_b32_e32 v1, 0x64
	buffer_store_dword v1, off, s[12:15], 0
	s_waitcnt vmcnt(0)
	s_barrier
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel copied
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:

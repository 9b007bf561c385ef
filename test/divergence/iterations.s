; test: a count is the same in all waves round by round, and behind the loop only if they leave in the same round
; run:  divergence --grid 1024 --workgroup 256
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
waves:
	s_load_dword s6, s[0:1], 0x0
	s_mov_b32 s7, 0
	v_readfirstlane_b32 s8, v0
	s_waitcnt lgkmcnt(0)
W1:
	s_add_u32 s7, s7, 1
	s_cmp_eq_u32 s7, 3
	s_cbranch_scc1 W2
	s_nop 0
W2:
	s_cmp_lt_u32 s7, s8
	s_cbranch_scc1 W1
	s_cmp_lt_u32 s7, 5
	s_cbranch_scc1 W3
	s_nop 0
W3:
	s_endpgm
launch:
	s_load_dword s6, s[0:1], 0x0
	s_mov_b32 s7, 0
	v_readfirstlane_b32 s8, v0
	s_waitcnt lgkmcnt(0)
L1:
	s_add_u32 s7, s7, 1
	s_cmp_eq_u32 s7, 3
	s_cbranch_scc1 L2
	s_nop 0
L2:
	s_cmp_lt_u32 s7, s6
	s_cbranch_scc1 L1
	s_cmp_lt_u32 s7, 5
	s_cbranch_scc1 L3
	s_nop 0
L3:
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel waves
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel launch
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; kernel waves
;   strides count the lanes of a wave
;   iterations.s:11
;     loop 0: all lanes leave together, in an iteration that is the same in the wave
;         the condition is wave: computed from it (iterations.s:17)
;         scc is wave: computed from it (iterations.s:16)
;         s8 is wave: computed from it (iterations.s:8)
;         v0 is affine 1 per lane: what is there at the start
;   iterations.s:13
;     s_cbranch_scc1 W2
;       launch
;   iterations.s:17
;     s_cbranch_scc1 W1
;       wave
;   iterations.s:19
;     s_cbranch_scc1 W3
;       wave
;
; kernel launch
;   strides count the lanes of a wave
;   iterations.s:29
;     loop 0: all lanes leave together, in an iteration that is the same in the launch
;   iterations.s:31
;     s_cbranch_scc1 L2
;       launch
;   iterations.s:35
;     s_cbranch_scc1 L1
;       launch
;   iterations.s:37
;     s_cbranch_scc1 L3
;       launch

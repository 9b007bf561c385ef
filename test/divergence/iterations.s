; test: a count is the same in all waves round by round, and behind the loop only if they leave in the same round
; run:  divergence --grid 1024 --workgroup 256
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl waves
	.p2align 8
	.type waves,@function
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
.Lend_waves:
	.size waves, .Lend_waves-waves
	.globl launch
	.p2align 8
	.type launch,@function
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
.Lend_launch:
	.size launch, .Lend_launch-launch
	.section .rodata,"a",@progbits
	.p2align 6
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
;   iterations.s:14
;     loop 0: all lanes leave together, in an iteration that is the same in the wave
;         the condition is wave: computed from it (iterations.s:20)
;         scc is wave: computed from it (iterations.s:19)
;         s8 is wave: computed from it (iterations.s:11)
;         v0 is affine 1 per lane: what is there at the start
;   iterations.s:16
;     s_cbranch_scc1 W2
;       launch
;   iterations.s:20
;     s_cbranch_scc1 W1
;       wave
;   iterations.s:22
;     s_cbranch_scc1 W3
;       wave
;
; kernel launch
;   strides count the lanes of a wave
;   iterations.s:37
;     loop 0: all lanes leave together, in an iteration that is the same in the launch
;   iterations.s:39
;     s_cbranch_scc1 L2
;       launch
;   iterations.s:43
;     s_cbranch_scc1 L1
;       launch
;   iterations.s:45
;     s_cbranch_scc1 L3
;       launch

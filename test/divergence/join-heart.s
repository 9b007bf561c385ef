; test: ways that part and meet inside a loop
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
divergent:
	s_mov_b32 s7, 0
	v_mov_b32_e32 v1, 0
D1:
	v_cmp_gt_u32_e32 vcc, 10, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz D2
	v_mov_b32_e32 v1, 4
D2:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz D3
	v_mov_b32_e32 v1, 8
D3:
	s_or_b64 exec, exec, s[4:5]
	ds_read_b32 v2, v1
	s_add_u32 s7, s7, 1
	s_cmp_lt_u32 s7, 10
	s_cbranch_scc1 D1
	s_endpgm
uniform:
	s_load_dword s6, s[0:1], 0x0
	s_mov_b32 s7, 0
	s_waitcnt lgkmcnt(0)
U1:
	s_cmp_lt_u32 s6, s7
	s_cbranch_scc1 U2
	v_mov_b32_e32 v1, 4
	s_branch U3
U2:
	v_mov_b32_e32 v1, 8
U3:
	ds_read_b32 v2, v1
	s_add_u32 s7, s7, 1
	s_cmp_lt_u32 s7, 10
	s_cbranch_scc1 U1
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel divergent
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel uniform
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; kernel divergent
;   strides count the lanes of a wave
;   join-heart.s:9
;     loop 0: all lanes leave together, in an iteration that is the same in the launch
;   join-heart.s:10
;     s_and_saveexec_b64 s[4:5], vcc
;       divergent
;         the condition is divergent: computed from it (join-heart.s:10)
;         the condition is divergent: computed from it (join-heart.s:9)
;         v0 is affine 1 per lane: what is there at the start
;   join-heart.s:12
;     s_cbranch_execz D2
;       wave
;   join-heart.s:16
;     s_cbranch_execz D3
;       wave
;   join-heart.s:20
;     ds_read_b32 v2, v1
;       divergent
;         v1 is divergent: computed from it
;         v1 is divergent: other lanes keep an older value (join-heart.s:17)
;         v1 is launch: computed from it (join-heart.s:17)
;   join-heart.s:23
;     s_cbranch_scc1 D1
;       launch
;
; kernel uniform
;   strides count the lanes of a wave
;   join-heart.s:30
;     loop 0: all lanes leave together, in an iteration that is the same in the launch
;   join-heart.s:31
;     s_cbranch_scc1 U2
;       launch
;   join-heart.s:37
;     ds_read_b32 v2, v1
;       launch; address 0; at most 1 LDS rounds
;   join-heart.s:40
;     s_cbranch_scc1 U1
;       launch

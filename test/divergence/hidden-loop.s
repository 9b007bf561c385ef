; test: a branch inside is the same for all, the loop around is left lane by lane: what changes in it differs behind it
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
divergent:
	s_load_dword s6, s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[4:5], 0
	s_waitcnt lgkmcnt(0)
D1:
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 D2
	v_add_u32_e32 v1, 4, v1
D2:
	v_add_u32_e32 v3, 1, v3
	v_cmp_ge_u32_e32 vcc, v3, v0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz D1
	s_or_b64 exec, exec, s[4:5]
	ds_read_b32 v2, v1
	s_endpgm
uniform:
	s_load_dwordx2 s[6:7], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s8, 0
	s_waitcnt lgkmcnt(0)
U1:
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 U2
	v_add_u32_e32 v1, 4, v1
U2:
	s_add_u32 s8, s8, 1
	s_cmp_lt_u32 s8, s7
	s_cbranch_scc1 U1
	ds_read_b32 v2, v1
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
;   hidden-loop.s:12
;     loop 0: lanes leave in different iterations
;         the condition is divergent: computed from it (hidden-loop.s:19)
;         the condition is divergent: computed from it (hidden-loop.s:18)
;         the condition is divergent: computed from it (hidden-loop.s:17)
;         v0 is affine 1 per lane: what is there at the start
;   hidden-loop.s:13
;     s_cbranch_scc1 D2
;       launch
;   hidden-loop.s:19
;     s_andn2_b64 exec, exec, s[4:5]
;       divergent
;         the condition is divergent: computed from it (hidden-loop.s:19)
;         the condition is divergent: computed from it (hidden-loop.s:18)
;         the condition is divergent: computed from it (hidden-loop.s:17)
;         v0 is affine 1 per lane: what is there at the start
;   hidden-loop.s:20
;     s_cbranch_execnz D1
;       wave
;   hidden-loop.s:22
;     ds_read_b32 v2, v1
;       divergent
;         v1 is divergent: computed from it
;         v1 is divergent: computed from it
;         v1 is divergent: other lanes keep an older value (hidden-loop.s:14)
;         v1 is launch: computed from it (hidden-loop.s:14)
;         v1 is launch: computed from it
;         v1 is launch: computed from it
;
; kernel uniform
;   strides count the lanes of a wave
;   hidden-loop.s:30
;     loop 0: all lanes leave together, in an iteration that is the same in the launch
;   hidden-loop.s:31
;     s_cbranch_scc1 U2
;       launch
;   hidden-loop.s:36
;     s_cbranch_scc1 U1
;       launch
;   hidden-loop.s:37
;     ds_read_b32 v2, v1
;       launch; address 0; at most 1 LDS rounds

; test: two exits of a loop meet: which one a lane took decides
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
divergent:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s7, 0
	s_mov_b64 s[10:11], exec
D1:
	s_add_u32 s7, s7, 1
	v_cmp_ne_u32_e32 vcc, s7, v0
	s_mov_b64 s[12:13], exec
	s_andn2_b64 exec, exec, vcc
	v_mov_b32_e32 v1, 64	; lanes whose id is s7 leave here
	s_mov_b64 exec, s[12:13]
	s_and_b64 exec, exec, vcc
	s_cbranch_execz D2
	s_cmp_lt_u32 s7, 10
	s_cbranch_scc1 D1
D2:
	s_mov_b64 exec, s[10:11]
	ds_read_b32 v2, v1
	s_endpgm
uniform:
	s_load_dword s6, s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s7, 0
	s_waitcnt lgkmcnt(0)
U1:
	s_add_u32 s7, s7, 1
	s_cmp_eq_u32 s7, s6
	s_cbranch_scc1 U3
	s_cmp_lt_u32 s7, 10
	s_cbranch_scc1 U1
	s_branch U2
U3:
	v_mov_b32_e32 v1, 64
U2:
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
;   join-exit.s:11
;     loop 0: lanes leave in different iterations
;         the condition is divergent: computed from it (join-exit.s:14)
;         the condition is divergent: computed from it (join-exit.s:12)
;         v0 is affine 1 per lane: what is there at the start
;   join-exit.s:14
;     s_andn2_b64 exec, exec, vcc
;       divergent
;         the condition is divergent: computed from it (join-exit.s:14)
;         the condition is divergent: computed from it (join-exit.s:12)
;         v0 is affine 1 per lane: what is there at the start
;   join-exit.s:17
;     s_and_b64 exec, exec, vcc
;       divergent
;         the condition is divergent: computed from it (join-exit.s:17)
;         the condition is divergent: computed from it (join-exit.s:12)
;         v0 is affine 1 per lane: what is there at the start
;   join-exit.s:18
;     s_cbranch_execz D2
;       wave
;   join-exit.s:20
;     s_cbranch_scc1 D1
;       launch
;   join-exit.s:23
;     ds_read_b32 v2, v1
;       divergent
;         v1 is divergent: computed from it
;         v1 is divergent: computed from it
;         v1 is divergent: other lanes keep an older value (join-exit.s:15)
;         v1 is launch: computed from it (join-exit.s:15)
;
; kernel uniform
;   strides count the lanes of a wave
;   join-exit.s:31
;     loop 0: all lanes leave together, in an iteration that is the same in the launch
;   join-exit.s:33
;     s_cbranch_scc1 U3
;       launch
;   join-exit.s:35
;     s_cbranch_scc1 U1
;       launch
;   join-exit.s:40
;     ds_read_b32 v2, v1
;       launch; address 0; at most 1 LDS rounds

; test: lanes that left a loop early keep older values; a loop all leave together has one last value
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
divergent:
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[4:5], 0
D1:	; each lane goes round as often as its id says
	v_add_u32_e32 v1, 4, v1
	v_cmp_ge_u32_e32 vcc, v1, v0
	s_or_b64 s[4:5], vcc, s[4:5]
	ds_read_b32 v2, v1 offset:8
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz D1
	s_or_b64 exec, exec, s[4:5]
	ds_read_b32 v2, v1 offset:16
	s_endpgm
uniform:
	s_load_dword s6, s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s7, 0
	s_waitcnt lgkmcnt(0)
U1:
	v_add_u32_e32 v1, 4, v1
	s_add_u32 s7, s7, 1
	s_cmp_lt_u32 s7, s6
	ds_read_b32 v2, v1 offset:8
	s_cbranch_scc1 U1
	ds_read_b32 v2, v1 offset:16
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
;   temporal.s:9
;     loop 0: lanes leave in different iterations
;         the condition is divergent: computed from it (temporal.s:13)
;         the condition is divergent: computed from it (temporal.s:11)
;         the condition is divergent: computed from it (temporal.s:10)
;         v0 is affine 1 per lane: what is there at the start
;   temporal.s:12
;     ds_read_b32 v2, v1 offset:8
;       launch; address 0; at most 1 LDS rounds
;   temporal.s:13
;     s_andn2_b64 exec, exec, s[4:5]
;       divergent
;         the condition is divergent: computed from it (temporal.s:13)
;         the condition is divergent: computed from it (temporal.s:11)
;         the condition is divergent: computed from it (temporal.s:10)
;         v0 is affine 1 per lane: what is there at the start
;   temporal.s:14
;     s_cbranch_execnz D1
;       wave
;   temporal.s:16
;     ds_read_b32 v2, v1 offset:16
;       divergent
;         v1 is divergent: computed from it
;         v1 is divergent: other lanes keep an older value (temporal.s:9)
;         v1 is launch: computed from it (temporal.s:9)
;         v1 is launch: computed from it
;
; kernel uniform
;   strides count the lanes of a wave
;   temporal.s:24
;     loop 0: all lanes leave together, in an iteration that is the same in the launch
;   temporal.s:27
;     ds_read_b32 v2, v1 offset:8
;       launch; address 0; at most 1 LDS rounds
;   temporal.s:28
;     s_cbranch_scc1 U1
;       launch
;   temporal.s:29
;     ds_read_b32 v2, v1 offset:16
;       launch; address 0; at most 1 LDS rounds

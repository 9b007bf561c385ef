; test: a loop entered in two places that lanes leave one by one, and one that all leave together
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
divergent:
	s_load_dwordx2 s[6:7], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s8, 0
	s_mov_b64 s[10:11], exec
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 D2
D1:
	v_add_u32_e32 v1, 8, v1
D2:
	v_add_u32_e32 v1, 4, v1
	v_cmp_lt_u32_e32 vcc, v1, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz D4
	s_add_u32 s8, s8, 1
	s_cmp_lt_u32 s8, s7
	s_cbranch_scc1 D1
	s_cmp_lt_u32 s8, 9
	s_cbranch_scc1 D2
D4:
	s_mov_b64 exec, s[10:11]
	ds_read_b32 v2, v1
	s_endpgm
uniform:
	s_load_dwordx2 s[6:7], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s8, 0
	s_mov_b64 s[10:11], exec
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 U2
U1:
	v_add_u32_e32 v1, 8, v1
U2:
	v_add_u32_e32 v1, 4, v1
	s_cmp_gt_u32 s8, 6
	s_cbranch_scc1 U4
	s_add_u32 s8, s8, 1
	s_cmp_lt_u32 s8, s7
	s_cbranch_scc1 U1
	s_cmp_lt_u32 s8, 9
	s_cbranch_scc1 U2
U4:
	s_mov_b64 exec, s[10:11]
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
;   irreducible-exits.s:12
;     s_cbranch_scc1 D2
;       launch
;   irreducible-exits.s:16
;     loop 0: not proved how lanes leave
;         the condition is wave: computed from it (irreducible-exits.s:19)
;         the condition is divergent: computed from it (irreducible-exits.s:18)
;         the condition is divergent: computed from it (irreducible-exits.s:17)
;         v0 is affine 1 per lane: what is there at the start
;   irreducible-exits.s:18
;     s_and_b64 exec, exec, vcc
;       divergent
;         the condition is divergent: computed from it (irreducible-exits.s:18)
;         the condition is divergent: computed from it (irreducible-exits.s:17)
;         v0 is affine 1 per lane: what is there at the start
;   irreducible-exits.s:19
;     s_cbranch_execz D4
;       wave
;   irreducible-exits.s:22
;     s_cbranch_scc1 D1
;       wave
;   irreducible-exits.s:24
;     s_cbranch_scc1 D2
;       wave
;   irreducible-exits.s:27
;     ds_read_b32 v2, v1
;       divergent
;         v1 is divergent: computed from it
;         v1 is divergent: computed from it
;         v1 is divergent: other lanes keep an older value (irreducible-exits.s:16)
;         v1 is wave: computed from it (irreducible-exits.s:16)
;         v1 is wave: computed from it
;         v1 is wave: computed from it (irreducible-exits.s:14)
;         v1 is wave: computed from it
;
; kernel uniform
;   strides count the lanes of a wave
;   irreducible-exits.s:36
;     s_cbranch_scc1 U2
;       launch
;   irreducible-exits.s:40
;     loop 0: not proved how lanes leave
;   irreducible-exits.s:42
;     s_cbranch_scc1 U4
;       launch
;   irreducible-exits.s:45
;     s_cbranch_scc1 U1
;       launch
;   irreducible-exits.s:47
;     s_cbranch_scc1 U2
;       launch
;   irreducible-exits.s:49
;     s_mov_b64 exec, s[10:11]
;       divergent
;         the condition is divergent: made from other lanes' values (irreducible-exits.s:49)
;         the condition is divergent: made from other lanes' values
;   irreducible-exits.s:50
;     ds_read_b32 v2, v1
;       launch; address 0; at most 1 LDS rounds
; irreducible-exits.s:16:2: warning: divergent: a loop of 4 blocks is entered at 2 places [irreducible]
;      16 | 	v_add_u32_e32 v1, 4, v1
;         | 	^~~~~~~~~~~~~
; irreducible-exits.s:16:2: note: entered at D2
;      16 | 	v_add_u32_e32 v1, 4, v1
;         | 	^~~~~~~~~~~~~
; irreducible-exits.s:14:2: note: entered at D1
;      14 | 	v_add_u32_e32 v1, 8, v1
;         | 	^~~~~~~~~~~~~
;         = give a bound for each entry of the loop in a flow fact, or restructure the source (goto into a loop, switch that falls into one)
; irreducible-exits.s:40:2: warning: uniform: a loop of 4 blocks is entered at 2 places [irreducible]
;      40 | 	v_add_u32_e32 v1, 4, v1
;         | 	^~~~~~~~~~~~~
; irreducible-exits.s:40:2: note: entered at U2
;      40 | 	v_add_u32_e32 v1, 4, v1
;         | 	^~~~~~~~~~~~~
; irreducible-exits.s:38:2: note: entered at U1
;      38 | 	v_add_u32_e32 v1, 8, v1
;         | 	^~~~~~~~~~~~~
;         = give a bound for each entry of the loop in a flow fact, or restructure the source (goto into a loop, switch that falls into one)

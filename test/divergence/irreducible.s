; test: a loop entered in two places; what lanes bring there decides
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
divergent:
	s_load_dwordx2 s[6:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 3, v0
	s_mov_b32 s8, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 D2
D1:
	v_mov_b32_e32 v1, s8
D2:
	ds_read_b32 v2, v1
	s_add_u32 s8, s8, 1
	s_cmp_lt_u32 s8, s7
	s_cbranch_scc0 D4
	s_cmp_lt_u32 s8, 5
	s_cbranch_scc1 D1
	s_branch D2
D4:
	s_nop 0
	s_endpgm
uniform:
	s_load_dwordx2 s[6:7], s[0:1], 0x0
	v_mov_b32_e32 v1, 16
	s_mov_b32 s8, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 U2
U1:
	v_mov_b32_e32 v1, s8
U2:
	ds_read_b32 v2, v1
	s_add_u32 s8, s8, 1
	s_cmp_lt_u32 s8, s7
	s_cbranch_scc0 U4
	s_cmp_lt_u32 s8, 5
	s_cbranch_scc1 U1
	s_branch U2
U4:
	s_nop 0
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
;   irreducible.s:11
;     s_cbranch_scc1 D2
;       launch
;   irreducible.s:15
;     loop 0: not proved how lanes leave
;   irreducible.s:15
;     ds_read_b32 v2, v1
;       divergent
;         v1 is divergent: values of different kinds meet
;         v1 is affine 8 per lane: computed from it (irreducible.s:7)
;         v0 is affine 1 per lane: what is there at the start
;   irreducible.s:18
;     s_cbranch_scc0 D4
;       launch
;   irreducible.s:20
;     s_cbranch_scc1 D1
;       launch
;
; kernel uniform
;   strides count the lanes of a wave
;   irreducible.s:31
;     s_cbranch_scc1 U2
;       launch
;   irreducible.s:35
;     loop 0: not proved how lanes leave
;   irreducible.s:35
;     ds_read_b32 v2, v1
;       launch; address 0; at most 1 LDS rounds
;   irreducible.s:38
;     s_cbranch_scc0 U4
;       launch
;   irreducible.s:40
;     s_cbranch_scc1 U1
;       launch
; irreducible.s:15:2: warning: divergent: a loop of 4 blocks is entered at 2 places [irreducible]
;      15 | 	ds_read_b32 v2, v1
;         | 	^~~~~~~~~~~
; irreducible.s:15:2: note: entered at D2
;      15 | 	ds_read_b32 v2, v1
;         | 	^~~~~~~~~~~
; irreducible.s:13:2: note: entered at D1
;      13 | 	v_mov_b32_e32 v1, s8
;         | 	^~~~~~~~~~~~~
;         = give a bound for each entry of the loop in a flow fact, or restructure the source (goto into a loop, switch that falls into one)
; irreducible.s:35:2: warning: uniform: a loop of 4 blocks is entered at 2 places [irreducible]
;      35 | 	ds_read_b32 v2, v1
;         | 	^~~~~~~~~~~
; irreducible.s:35:2: note: entered at U2
;      35 | 	ds_read_b32 v2, v1
;         | 	^~~~~~~~~~~
; irreducible.s:33:2: note: entered at U1
;      33 | 	v_mov_b32_e32 v1, s8
;         | 	^~~~~~~~~~~~~
;         = give a bound for each entry of the loop in a flow fact, or restructure the source (goto into a loop, switch that falls into one)

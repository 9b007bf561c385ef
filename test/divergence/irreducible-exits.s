; test: a loop entered in two places that lanes leave one by one, and one that all leave together
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl divergent
	.p2align 8
	.type divergent,@function
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
.Lend_divergent:
	.size divergent, .Lend_divergent-divergent
	.globl uniform
	.p2align 8
	.type uniform,@function
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
.Lend_uniform:
	.size uniform, .Lend_uniform-uniform
	.section .rodata,"a",@progbits
	.p2align 6
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
;   irreducible-exits.s:15
;     s_cbranch_scc1 D2
;       launch
;   irreducible-exits.s:19
;     loop 0: not proved how lanes leave
;         the condition is wave: computed from it (irreducible-exits.s:22)
;         the condition is divergent: computed from it (irreducible-exits.s:21)
;         the condition is divergent: computed from it (irreducible-exits.s:20)
;         v0 is affine 1 per lane: what is there at the start
;   irreducible-exits.s:21
;     s_and_b64 exec, exec, vcc
;       divergent
;         the condition is divergent: computed from it (irreducible-exits.s:21)
;         the condition is divergent: computed from it (irreducible-exits.s:20)
;         v0 is affine 1 per lane: what is there at the start
;   irreducible-exits.s:22
;     s_cbranch_execz D4
;       wave
;   irreducible-exits.s:25
;     s_cbranch_scc1 D1
;       wave
;   irreducible-exits.s:27
;     s_cbranch_scc1 D2
;       wave
;   irreducible-exits.s:30
;     ds_read_b32 v2, v1
;       divergent
;         v1 is divergent: computed from it
;         v1 is divergent: computed from it
;         v1 is divergent: other lanes keep an older value (irreducible-exits.s:19)
;         v1 is wave: computed from it (irreducible-exits.s:19)
;         v1 is wave: computed from it
;
; kernel uniform
;   strides count the lanes of a wave
;   irreducible-exits.s:44
;     s_cbranch_scc1 U2
;       launch
;   irreducible-exits.s:48
;     loop 0: not proved how lanes leave
;   irreducible-exits.s:50
;     s_cbranch_scc1 U4
;       launch
;   irreducible-exits.s:53
;     s_cbranch_scc1 U1
;       launch
;   irreducible-exits.s:55
;     s_cbranch_scc1 U2
;       launch
;   irreducible-exits.s:57
;     s_mov_b64 exec, s[10:11]
;       divergent
;         the condition is divergent: made from other lanes' values (irreducible-exits.s:57)
;         the condition is divergent: made from other lanes' values
;   irreducible-exits.s:58
;     ds_read_b32 v2, v1
;       launch; address 0; at most 1 LDS rounds
; irreducible-exits.s:19:2: warning: divergent: a loop of 4 blocks is entered at 2 places [irreducible]
;      19 | 	v_add_u32_e32 v1, 4, v1
;         | 	^~~~~~~~~~~~~
; irreducible-exits.s:19:2: note: entered at D2
;      19 | 	v_add_u32_e32 v1, 4, v1
;         | 	^~~~~~~~~~~~~
; irreducible-exits.s:17:2: note: entered at D1
;      17 | 	v_add_u32_e32 v1, 8, v1
;         | 	^~~~~~~~~~~~~
;         = give a bound for each entry of the loop in a flow fact, or restructure the source (goto into a loop, switch that falls into one)
; irreducible-exits.s:48:2: warning: uniform: a loop of 4 blocks is entered at 2 places [irreducible]
;      48 | 	v_add_u32_e32 v1, 4, v1
;         | 	^~~~~~~~~~~~~
; irreducible-exits.s:48:2: note: entered at U2
;      48 | 	v_add_u32_e32 v1, 4, v1
;         | 	^~~~~~~~~~~~~
; irreducible-exits.s:46:2: note: entered at U1
;      46 | 	v_add_u32_e32 v1, 8, v1
;         | 	^~~~~~~~~~~~~
;         = give a bound for each entry of the loop in a flow fact, or restructure the source (goto into a loop, switch that falls into one)

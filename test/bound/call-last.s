; test: behind a call that ends its block the next block begins, also one of a single instruction: its time and the loop entered from it are observed
; run:  simulate %s -m %d/tiny.xml --grid 64 --workgroup 64
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.type	leaf,@function
leaf:
	v_add_u32_e32 v0, 1, v0
	s_setpc_b64 s[30:31]
	.type	k,@function
k:
	s_cmp_eq_u32 s8, 7
	s_cbranch_scc1 .Lone
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, leaf@rel32@lo+4
	s_addc_u32 s5, s5, leaf@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
.Lone:
	s_mov_b32 s34, 3
.Lloop:	; wavebound: loop maxcount=2
	s_sub_u32 s34, s34, 1
	s_cmp_lg_u32 s34, 0
	s_cbranch_scc1 .Lloop
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
	.text
; want:
; kernel k
;   machine   tiny (model ca540b243923c061), round-robin issue
;   status    finished
;   cycles    53, slowest wave 53
;   executed  1 waves, 19 wave instructions, 0 memory transactions, 0 LDS rounds
;   busy      SIMDs 17.9 %, memory interface 0.0 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0               1             7  call-last.s:8:2 in leaf
;     b0               1             4  call-last.s:12:2
;     b1               1            18  call-last.s:14:2
;     b2               1             2  call-last.s:19:2
;     b3               3             9  call-last.s:21:2
;     b4               1             2  call-last.s:24:2
;
;   loops     (most repetitions of one entry, over all waves)
;     header    most  line
;     b3           2  call-last.s:21:2

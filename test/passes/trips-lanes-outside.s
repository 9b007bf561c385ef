; test: a lane that is on at the exit, but not where the loop is entered, counts from elsewhere: no bound
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips --only trips %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_mov_b32_e32 v1, -16
	s_mov_b64 s[10:11], exec
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_and_b64 exec, exec, vcc
	v_mov_b32_e32 v1, 0
.Lloop:

	s_mov_b64 s[6:7], exec
	s_mov_b64 exec, s[10:11]
	v_add_u32_e32 v1, 1, v1
	v_cmp_gt_u32_e32 vcc, 10, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .Lout
	s_and_b64 exec, exec, s[6:7]
	s_branch .Lloop
.Lout:
	s_mov_b64 exec, s[10:11]
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; loop 0 @.Lloop depth=1
; ;   blocks @.Lloop @b2
; ;   back @b2->@.Lloop
; ;   entry @k->@.Lloop
; ;   exit @.Lloop->@.Lout
; ;   bound max=unknown (the exit at trips-lanes-outside.s:13:2 depends on lanes that the comparison at trips-lanes-outside.s:16:2 does not take out of the loop for good)

; test: a || b: lanes come to the body from two tests
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_mov_b64 s[6:7], exec
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LM
	v_cmp_eq_u32_e32 vcc, 9, v1
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[8:9], vcc, exec
	s_or_b64 s[6:7], s[6:7], s[8:9]
.LM:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LJ
	v_mov_b32_e32 v1, 1
.LJ:
	s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; span 0 @k 0+3 in=0 exec=entry busy
; ; span 1 @k 3+3 in=1 exec=entry & c0
; ; span 2 @k 6+1 in=1 exec=entry & !c0
; ; span 3 @b1 7+4 in=1 exec=entry & !c0 busy
; ; span 4 @.LM 11+1 in=1 exec=entry & !c0
; ; span 5 @.LM 12+1 in=0 exec=entry busy
; ; span 6 @.LM 13+1 in=2 exec=entry & c7 | entry & c0 & !c7
; ; span 7 @b3 14+1 in=2 exec=entry & c7 | entry & c0 & !c7 busy
; ; span 8 @.LJ 15+1 in=2 exec=entry & c7 | entry & c0 & !c7
; ; span 9 @.LJ 16+1 in=0 exec=entry busy
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 join
; ;   split=2 flow=5 join=11 flow@1 else@3 end@5 skip else @k->@.LM
; ;   entry entry then entry & c0 else entry & !c0
; ; region 2 split in=0 join
; ;   split=12 join=15 flow@8 end@9 skip @.LM->@.LJ
; ;   entry entry then entry & c7 | entry & c0 & !c7

; test: a rotated loop with lanes that break kept in a mask of their own
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b64 s[8:9], 0
	s_branch .LH
.LL:
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[0:1], exec, s[14:15]
	s_or_b64 s[8:9], s[0:1], s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LX
.LH:
	s_mov_b64 s[14:15], -1
	v_cmp_ne_u32_e32 vcc, 3, v1
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LL
	v_add_u32_e32 v1, 1, v1
	v_cmp_eq_u32_e32 vcc, v1, v0
	s_orn2_b64 s[14:15], vcc, exec
	s_branch .LL
.LX:
	s_or_b64 exec, exec, s[8:9]
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; span 0 @k 0+2 in=0 exec=entry busy
; ; span 1 @.LH 2+3 in=1 exec=l1.126 busy care=entry & !l1.126 & l1.8 | entry & l1.126 & !l1.8 | !entry & !l1.126 & !l1.8
; ; span 2 @.LH 5+1 in=2 exec=l1.126 & c3 care=entry & !l1.126 & l1.8 | entry & l1.126 & !l1.8 | !entry & !l1.126 & !l1.8
; ; span 3 @b2 6+4 in=2 exec=l1.126 & c3 busy care=entry & !l1.126 & l1.8 | entry & l1.126 & !l1.8 | !entry & !l1.126 & !l1.8
; ; span 4 @.LL 10+1 in=2 exec=l1.126 & c3 care=entry & !l1.126 & l1.8 | entry & l1.126 & !l1.8 | !entry & !l1.126 & !l1.8
; ; span 5 @.LL 11+3 in=1 exec=l1.126 busy care=entry & !l1.126 & l1.8 | entry & l1.126 & !l1.8 | !entry & !l1.126 & !l1.8
; ; span 6 @.LL 14+1 in=3 exec=l1.126 & !l1.8 & c3 & !c7 care=entry & !l1.126 & l1.8 | entry & l1.126 & !l1.8 | !entry & !l1.126 & !l1.8
; ; span 7 @.LX 15+1 in=1 exec=l1.126 & !l1.8 & c3 & !c7 empty care=entry & !l1.126 & l1.8 & c7 | entry & l1.126 & !l1.8 & c7 | !entry & !l1.126 & !l1.8 & c7 | entry & !l1.126 & l1.8 & c3 & !c7 | !entry & !l1.126 & !l1.8 & c3 & !c7 | entry & !l1.126 & l1.8 & !c3 & !c7 | entry & l1.126 & !l1.8 & !c3 & !c7 | !entry & !l1.126 & !l1.8 & !c3 & !c7
; ; span 8 @.LX 16+1 in=0 exec=entry busy care=entry & !l1.126 & l1.8 & c7 | entry & l1.126 & !l1.8 & c7 | !entry & !l1.126 & !l1.8 & c7 | entry & !l1.126 & l1.8 & c3 & !c7 | !entry & !l1.126 & !l1.8 & c3 & !c7 | entry & !l1.126 & l1.8 & !c3 & !c7 | entry & l1.126 & !l1.8 & !c3 & !c7 | !entry & !l1.126 & !l1.8 & !c3 & !c7
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 loop in=0 join loop=0
; ;   join=15 flow@7 end@8
; ;   entry entry then l1.126
; ; region 2 split in=1 join
; ;   split=4 join=10 flow@4 end@5 skip @.LH->@.LL
; ;   entry l1.126 then l1.126 & c3
; ; region 3 split in=1 outer closer=1
; ;   split=13 skip @.LL->@.LX
; ;   entry l1.126 then l1.126 & !l1.8 & c3 & !c7
; ; lanes of loop 0 shrinks while-any

; test: an if that no lane enters, and then lanes leave the loop: they leave where EXEC is cut for good, not at the if
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[8:9], 0
.LH:
	s_and_saveexec_b64 s[6:7], s[8:9]
	v_mov_b32_e32 v2, 1
	s_or_b64 exec, exec, s[6:7]
	v_subrev_u32_e32 v1, 1, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LH
	s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; span 0 @k 0+2 in=0 exec=entry busy
; ; span 1 @.LH 2+1 in=1 exec=l1.126 busy care=entry & !l1.126 & l1.4 | entry & l1.126 & !l1.4 | !entry & !l1.126 & !l1.4
; ; span 2 @.LH 3+2 in=2 exec=none empty care=entry & !l1.126 & l1.4 | entry & l1.126 & !l1.4 | !entry & !l1.126 & !l1.4
; ; span 3 @.LH 5+4 in=2 exec=l1.126 busy care=entry & !l1.126 & l1.4 | entry & l1.126 & !l1.4 | !entry & !l1.126 & !l1.4
; ; span 4 @.LH 9+1 in=2 exec=l1.126 & !l1.4 & !c6 care=entry & !l1.126 & l1.4 | entry & l1.126 & !l1.4 | !entry & !l1.126 & !l1.4
; ; span 5 @b2 10+1 in=1 exec=l1.126 & !l1.4 & !c6 empty care=entry & !l1.126 & l1.4 & c6 | entry & l1.126 & !l1.4 & c6 | !entry & !l1.126 & !l1.4 & c6 | entry & !l1.126 & l1.4 & !c6 | !entry & !l1.126 & !l1.4 & !c6
; ; span 6 @b2 11+1 in=0 exec=entry busy care=entry & !l1.126 & l1.4 & c6 | entry & l1.126 & !l1.4 & c6 | !entry & !l1.126 & !l1.4 & c6 | entry & !l1.126 & l1.4 & !c6 | !entry & !l1.126 & !l1.4 & !c6
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 loop in=0 join loop=0
; ;   join=10 flow@5 end@6
; ;   entry entry then l1.126
; ; region 2 split in=1 outer closer=1
; ;   split=2 flow=4..8 flow@2 else@1 skip else @.LH->@b2
; ;   entry l1.126 then none else l1.126 & !l1.4 & !c6
; ; lanes of loop 0 shrinks while-any

; test: one iteration for the lanes that hold the same value
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b64 s[8:9], exec
.LH:
	v_readfirstlane_b32 s4, v1
	v_cmp_eq_u32_e32 vcc, s4, v1
	s_and_saveexec_b64 s[6:7], vcc
	v_mov_b32_e32 v2, s4
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LH
	s_mov_b64 exec, s[8:9]
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; span 0 @k 0+1 in=0 exec=entry busy
; ; span 1 @.LH 1+3 in=1 exec=l1.126 busy care=entry & l1.126 | !l1.126
; ; span 2 @.LH 4+2 in=2 exec=c2 & l1.126 care=entry & l1.126 | !l1.126
; ; span 3 @.LH 6+1 in=2 exec=!c2 & l1.126 care=entry & l1.126 | !l1.126
; ; span 4 @b2 7+1 in=1 exec=!c2 & l1.126 empty care=entry & c2 & l1.126 | !l1.126
; ; span 5 @b2 8+1 in=0 exec=entry busy care=entry & c2 & l1.126 | !l1.126
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 loop in=0 join loop=0
; ;   join=7 flow@4 end@5
; ;   entry entry then l1.126
; ; region 2 split in=1 outer closer=1
; ;   split=3 flow=5 flow@2 else@1 skip else @.LH->@b2
; ;   entry l1.126 then c2 & l1.126 else !c2 & l1.126
; ; lanes of loop 0 shrinks while-any

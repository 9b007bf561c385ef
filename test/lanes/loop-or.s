; test: lanes leave a loop one after the other; the break mask only grows
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	s_mov_b64 s[4:5], 0
.LH:
	v_add_u32_e32 v1, 1, v1
	v_cmp_gt_u32_e32 vcc, v1, v0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LH
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v2, 2
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; span 0 @k 0+1 in=0 exec=entry busy
; ; span 1 @.LH 1+4 in=1 exec=l1.126 busy care=entry & !l1.126 & l1.4 | entry & l1.126 & !l1.4 | !entry & !l1.126 & !l1.4
; ; span 2 @.LH 5+1 in=2 exec=l1.126 & !l1.4 & !c2 care=entry & !l1.126 & l1.4 | entry & l1.126 & !l1.4 | !entry & !l1.126 & !l1.4
; ; span 3 @b2 6+1 in=1 exec=l1.126 & !l1.4 & !c2 empty care=entry & !l1.126 & l1.4 & c2 | entry & l1.126 & !l1.4 & c2 | !entry & !l1.126 & !l1.4 & c2 | entry & !l1.126 & l1.4 & !c2 | !entry & !l1.126 & !l1.4 & !c2
; ; span 4 @b2 7+2 in=0 exec=entry busy care=entry & !l1.126 & l1.4 & c2 | entry & l1.126 & !l1.4 & c2 | !entry & !l1.126 & !l1.4 & c2 | entry & !l1.126 & l1.4 & !c2 | !entry & !l1.126 & !l1.4 & !c2
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 loop in=0 join loop=0
; ;   join=6 flow@3 end@4
; ;   entry entry then l1.126
; ; region 2 split in=1 outer closer=1
; ;   split=4 skip @.LH->@b2
; ;   entry l1.126 then l1.126 & !l1.4 & !c2
; ; lanes of loop 0 shrinks while-any

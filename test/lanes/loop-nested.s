; test: a loop in a loop, both left lane by lane
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b64 s[4:5], 0
.LO:
	s_mov_b64 s[6:7], 0
.LI:
	v_add_u32_e32 v2, 1, v2
	v_cmp_gt_u32_e32 vcc, v2, v0
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LI
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v1, 1, v1
	v_cmp_gt_u32_e32 vcc, v1, v0
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LO
	s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; span 0 @k 0+1 in=0 exec=entry busy
; ; span 1 @.LO 1+1 in=1 exec=l1.126 busy care=entry & !l1.126 & l1.4 | entry & l1.126 & !l1.4 | !entry & !l1.126 & !l1.4
; ; span 2 @.LI 2+4 in=2 exec=l2.126 busy care=entry & l1.126 & !l1.4 & !l2.126 & l2.6 | entry & l1.126 & !l1.4 & l2.126 & !l2.6 | entry & !l1.126 & l1.4 & !l2.126 & !l2.6 | !entry & !l1.126 & !l1.4 & !l2.126 & !l2.6
; ; span 3 @.LI 6+1 in=3 exec=l2.126 & !l2.6 & !c3 care=entry & l1.126 & !l1.4 & !l2.126 & l2.6 | entry & l1.126 & !l1.4 & l2.126 & !l2.6 | entry & !l1.126 & l1.4 & !l2.126 & !l2.6 | !entry & !l1.126 & !l1.4 & !l2.126 & !l2.6
; ; span 4 @b3 7+1 in=2 exec=l2.126 & !l2.6 & !c3 empty care=entry & l1.126 & !l1.4 & !l2.126 & l2.6 & c3 | entry & l1.126 & !l1.4 & l2.126 & !l2.6 & c3 | entry & !l1.126 & l1.4 & !l2.126 & !l2.6 & c3 | !entry & !l1.126 & !l1.4 & !l2.126 & !l2.6 & c3 | entry & l1.126 & !l1.4 & !l2.126 & l2.6 & !c3 | entry & !l1.126 & l1.4 & !l2.126 & !l2.6 & !c3 | !entry & !l1.126 & !l1.4 & !l2.126 & !l2.6 & !c3
; ; span 5 @b3 8+4 in=1 exec=l1.126 busy care=entry & l1.126 & !l1.4 & !l2.126 & l2.6 & c3 | entry & l1.126 & !l1.4 & l2.126 & !l2.6 & c3 | entry & !l1.126 & l1.4 & !l2.126 & !l2.6 & c3 | !entry & !l1.126 & !l1.4 & !l2.126 & !l2.6 & c3 | entry & l1.126 & !l1.4 & !l2.126 & l2.6 & !c3 | entry & !l1.126 & l1.4 & !l2.126 & !l2.6 & !c3 | !entry & !l1.126 & !l1.4 & !l2.126 & !l2.6 & !c3
; ; span 6 @b3 12+1 in=4 exec=l1.126 & !l1.4 & !c9 care=entry & l1.126 & !l1.4 & !l2.126 & l2.6 & c3 | entry & l1.126 & !l1.4 & l2.126 & !l2.6 & c3 | entry & !l1.126 & l1.4 & !l2.126 & !l2.6 & c3 | !entry & !l1.126 & !l1.4 & !l2.126 & !l2.6 & c3 | entry & l1.126 & !l1.4 & !l2.126 & l2.6 & !c3 | entry & !l1.126 & l1.4 & !l2.126 & !l2.6 & !c3 | !entry & !l1.126 & !l1.4 & !l2.126 & !l2.6 & !c3
; ; span 7 @b4 13+1 in=1 exec=l1.126 & !l1.4 & !c9 empty care=entry & l1.126 & !l1.4 & !l2.126 & l2.6 & c3 & c9 | entry & l1.126 & !l1.4 & l2.126 & !l2.6 & c3 & c9 | entry & !l1.126 & l1.4 & !l2.126 & !l2.6 & c3 & c9 | !entry & !l1.126 & !l1.4 & !l2.126 & !l2.6 & c3 & c9 | entry & l1.126 & !l1.4 & !l2.126 & l2.6 & !c3 & c9 | entry & !l1.126 & l1.4 & !l2.126 & !l2.6 & !c3 & c9 | !entry & !l1.126 & !l1.4 & !l2.126 & !l2.6 & !c3 & c9 | entry & !l1.126 & l1.4 & !l2.126 & !l2.6 & !c9 | ...
; ; span 8 @b4 14+1 in=0 exec=entry busy care=entry & l1.126 & !l1.4 & !l2.126 & l2.6 & c3 & c9 | entry & l1.126 & !l1.4 & l2.126 & !l2.6 & c3 & c9 | entry & !l1.126 & l1.4 & !l2.126 & !l2.6 & c3 & c9 | !entry & !l1.126 & !l1.4 & !l2.126 & !l2.6 & c3 & c9 | entry & l1.126 & !l1.4 & !l2.126 & l2.6 & !c3 & c9 | entry & !l1.126 & l1.4 & !l2.126 & !l2.6 & !c3 & c9 | !entry & !l1.126 & !l1.4 & !l2.126 & !l2.6 & !c3 & c9 | entry & !l1.126 & l1.4 & !l2.126 & !l2.6 & !c9 | ...
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 loop in=0 join loop=0
; ;   join=13 flow@7 end@8
; ;   entry entry then l1.126
; ; region 2 loop in=1 join loop=1
; ;   join=7 flow@4 end@5
; ;   entry l1.126 then l2.126
; ; region 3 split in=2 outer closer=2
; ;   split=5 skip @.LI->@b3
; ;   entry l2.126 then l2.126 & !l2.6 & !c3
; ; region 4 split in=1 outer closer=1
; ;   split=11 skip @b3->@b4
; ;   entry l1.126 then l1.126 & !l1.4 & !c9
; ; lanes of loop 0 shrinks while-any
; ; lanes of loop 1 shrinks while-any

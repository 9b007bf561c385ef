; test: the same where what is around the split, an inner loop, is joined on one way only
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b32 s3, 0
.LH:
	s_mov_b32 s4, 0
	s_mov_b64 s[20:21], exec
.LI:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[24:25], vcc
	v_add_u32_e32 v0, 1, v0
	s_cbranch_execz .LS
	v_add_u32_e32 v0, 1, v0
.LS:
	s_add_u32 s4, s4, 1
	s_cmp_lt_u32 s4, 9
	s_cbranch_scc1 .LI
	s_cmp_lt_u32 s2, 5
	s_cbranch_scc1 .LA
	s_mov_b64 exec, s[20:21]
.LA:
	s_add_u32 s3, s3, 1
	s_cmp_lt_u32 s3, 9
	s_cbranch_scc1 .LH
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; span 0 @k 0+1 in=0 exec=entry busy
; ; span 1 @.LH 1+2 in=1 exec=l1.126 care=entry & l1.126 | !l1.126
; ; span 2 @.LI 3+2 in=2 exec=l2.126 care=entry & l1.126 & l2.126 | entry & l1.126 & !l2.126 | !l1.126 & !l2.126
; ; span 3 @.LI 5+2 in=3 exec=l2.126 & c3 care=entry & l1.126 & l2.126 | entry & l1.126 & !l2.126 | !l1.126 & !l2.126
; ; span 4 @b3 7+1 in=3 exec=l2.126 & c3 busy care=entry & l1.126 & l2.126 | entry & l1.126 & !l2.126 | !l1.126 & !l2.126
; ; span 5 @.LS 8+3 in=3 exec=l2.126 & c3 care=entry & l1.126 & l2.126 | entry & l1.126 & !l2.126 | !l1.126 & !l2.126
; ; span 6 @b5 11+2 in=2 exec=l2.126 & c3 care=entry & l1.126 & l2.126 & !u6 | entry & l1.126 & !l2.126 & !u6 | !l1.126 & !l2.126 & !u6
; ; span 7 @b6 13+1 in=2 exec=l2.126 & c3 care=entry & l1.126 & l2.126 & !u6 & !u7 | entry & l1.126 & !l2.126 & !u6 & !u7 | !l1.126 & !l2.126 & !u6 & !u7
; ; span 8 @.LA 14+3 in=1 exec=m7.126 care=entry & l1.126 & m7.126 | entry & l1.126 & !l2.126 & c3 & !m7.126 | !l1.126 & !l2.126 & c3 & !m7.126 | entry & l1.126 & l2.126 & !c3 & !m7.126 | entry & l1.126 & !l2.126 & !c3 & !m7.126 | !l1.126 & !l2.126 & !c3 & !m7.126
; ; span 9 @b8 17+1 in=1 exec=m7.126 care=entry & l1.126 & m7.126 & !u10 | entry & l1.126 & !l2.126 & c3 & !m7.126 & !u10 | !l1.126 & !l2.126 & c3 & !m7.126 & !u10 | entry & l1.126 & l2.126 & !c3 & !m7.126 & !u10 | entry & l1.126 & !l2.126 & !c3 & !m7.126 & !u10 | !l1.126 & !l2.126 & !c3 & !m7.126 & !u10
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 loop in=0 exit loop=0
; ;  
; ;   entry entry then l1.126
; ; region 2 loop in=1 join loop=1
; ;   join=13 flow@7 end@8
; ;   entry l1.126 then l2.126
; ; region 3 split in=2 outer closer=2
; ;   split=4 skip @.LI->@.LS
; ;   entry l2.126 then l2.126 & c3
; ; lanes of loop 0 shrinks
; ; lanes of loop 1 shrinks

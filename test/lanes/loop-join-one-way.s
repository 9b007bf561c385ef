; test: lanes that a split takes out come back on one way to the next iteration only: the split is listed among the breaks
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b32 s3, 0
.LH:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[24:25], vcc
	v_add_u32_e32 v0, 1, v0
	s_cmp_lt_u32 s2, 5
	s_cbranch_scc1 .LA
	s_or_b64 exec, exec, s[24:25]
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
; ; span 2 @.LH 3+3 in=2 exec=l1.126 & c1 care=entry & l1.126 | !l1.126
; ; span 3 @b2 6+1 in=2 exec=l1.126 & c1 care=entry & l1.126 & !u4 | !l1.126 & !u4
; ; span 4 @.LA 7+3 in=1 exec=m3.126 care=entry & l1.126 & m3.126 | !l1.126 & c1 & !m3.126 | entry & l1.126 & !c1 & !m3.126 | !l1.126 & !c1 & !m3.126
; ; span 5 @b4 10+1 in=1 exec=m3.126 care=entry & l1.126 & m3.126 & !u7 | !l1.126 & c1 & !m3.126 & !u7 | entry & l1.126 & !c1 & !m3.126 & !u7 | !l1.126 & !c1 & !m3.126 & !u7
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 loop in=0 exit loop=0
; ;  
; ;   entry entry then l1.126
; ; region 2 split in=1 join
; ;   split=2 join=6 flow@3 end@4
; ;   entry l1.126 then l1.126 & c1
; ; lanes of loop 0 shrinks

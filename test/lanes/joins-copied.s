; test: each join is copied behind both ways of the branch before it; what meets is written as what was saved
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LA
	v_mov_b32_e32 v1, 1
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_u32_e32 vcc, 3, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execnz .LB
	s_branch .LC
.LA:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_u32_e32 vcc, 3, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LC
.LB:
	v_mov_b32_e32 v2, 1
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_u32_e32 vcc, 5, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execnz .LD
	s_branch .LE
.LC:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_u32_e32 vcc, 5, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LE
.LD:
	v_mov_b32_e32 v3, 1
.LE:
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
; ; span 1 @k 2+1 in=1 exec=entry & c0
; ; span 2 @b1 3+2 in=1 exec=entry & c0 busy
; ; span 3 @b1 5+2 in=0 exec=entry busy
; ; span 4 @b1 7+1 in=2 exec=entry & c5
; ; span 5 @b2 8+1 in=2 exec=entry & c5 empty care=!entry & c5 | !c5
; ; span 6 @.LA 9+1 in=1 exec=entry & c0 empty care=!entry & c0 | !c0
; ; span 7 @.LA 10+2 in=1 exec=entry busy care=!entry & c0 | !c0
; ; span 8 @.LA 12+1 in=1 exec=entry & c10 care=!entry & c0 | !c0
; ; span 9 @.LB 13+2 in=0 exec=m4.126 busy care=entry & m4.126 | !m4.126
; ; span 10 @.LB 15+2 in=0 exec=entry busy care=entry & m4.126 | !m4.126
; ; span 11 @.LB 17+1 in=3 exec=entry & c15 care=entry & m4.126 | !m4.126
; ; span 12 @b5 18+1 in=3 exec=entry & c15 empty care=!entry & !m4.126 & c15 | entry & m4.126 & !c15 | !m4.126 & !c15
; ; span 13 @.LC 19+1 in=0 exec=m6.126 empty care=!m6.126
; ; span 14 @.LC 20+2 in=0 exec=entry busy care=!m6.126
; ; span 15 @.LC 22+1 in=4 exec=entry & c20 care=!m6.126
; ; span 16 @.LD 23+1 in=0 exec=m7.126 busy care=entry & m7.126 | !m7.126
; ; span 17 @.LE 24+1 in=0 exec=m8.126 care=entry & m8.126 | !m8.126
; ; span 18 @.LE 25+1 in=0 exec=entry busy care=entry & m8.126 | !m8.126
; ; region 0 function irregular
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 exit irregular
; ;   split=1 flow=9..11 flow@6 else@9 end@9 skip @k->@.LA skip else @.LA->@.LC
; ;   entry entry then entry & c0 else entry & c10
; ; region 2 split in=0 exit
; ;   split=6 end@9 skip @b1->@b2
; ;   entry entry then entry & c5
; ; region 3 split in=0 exit
; ;   split=16 end@16 skip @.LB->@b5
; ;   entry entry then entry & c15
; ; region 4 split in=0 exit
; ;   split=21 end@16 skip @.LC->@.LE
; ;   entry entry then entry & c20

; test: masks of 32 lanes: a loop left lane by lane, an if with else
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
k:
	s_mov_b32 s4, 0
.LH:
	v_add_nc_u32_e32 v1, 1, v1
	v_cmp_gt_u32_e32 vcc_lo, v1, v0
	s_or_b32 s4, vcc_lo, s4
	s_andn2_b32 exec_lo, exec_lo, s4
	s_cbranch_execnz .LH
	s_or_b32 exec_lo, exec_lo, s4
	v_cmp_gt_u32_e32 vcc_lo, 7, v0
	s_and_saveexec_b32 s5, vcc_lo
	s_xor_b32 s5, exec_lo, s5
	s_cbranch_execz .LF
	v_mov_b32_e32 v2, 1
.LF:
	s_andn2_saveexec_b32 s5, s5
	s_cbranch_execz .LJ
	v_mov_b32_e32 v2, 2
.LJ:
	s_or_b32 exec_lo, exec_lo, s5
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; span 0 @k 0+1 in=0 exec=entry busy
; ; span 1 @.LH 1+4 in=1 exec=l1.126 busy care=entry & !l1.126 & l1.4 | entry & l1.126 & !l1.4 | !entry & !l1.126 & !l1.4
; ; span 2 @.LH 5+1 in=2 exec=l1.126 & !l1.4 & !c2 care=entry & !l1.126 & l1.4 | entry & l1.126 & !l1.4 | !entry & !l1.126 & !l1.4
; ; span 3 @b2 6+1 in=1 exec=l1.126 & !l1.4 & !c2 empty care=entry & !l1.126 & l1.4 & c2 | entry & l1.126 & !l1.4 & c2 | !entry & !l1.126 & !l1.4 & c2 | entry & !l1.126 & l1.4 & !c2 | !entry & !l1.126 & !l1.4 & !c2
; ; span 4 @b2 7+2 in=0 exec=entry busy care=entry & !l1.126 & l1.4 & c2 | entry & l1.126 & !l1.4 & c2 | !entry & !l1.126 & !l1.4 & c2 | entry & !l1.126 & l1.4 & !c2 | !entry & !l1.126 & !l1.4 & !c2
; ; span 5 @b2 9+2 in=3 exec=entry & c7 care=entry & !l1.126 & l1.4 & c2 | entry & l1.126 & !l1.4 & c2 | !entry & !l1.126 & !l1.4 & c2 | entry & !l1.126 & l1.4 & !c2 | !entry & !l1.126 & !l1.4 & !c2
; ; span 6 @b3 11+1 in=3 exec=entry & c7 busy care=entry & !l1.126 & l1.4 & c2 | entry & l1.126 & !l1.4 & c2 | !entry & !l1.126 & !l1.4 & c2 | entry & !l1.126 & l1.4 & !c2 | !entry & !l1.126 & !l1.4 & !c2
; ; span 7 @.LF 12+1 in=3 exec=entry & c7
; ; span 8 @.LF 13+1 in=3 exec=entry & !c7
; ; span 9 @b5 14+1 in=3 exec=entry & !c7 busy
; ; span 10 @.LJ 15+1 in=3 exec=entry & !c7
; ; span 11 @.LJ 16+1 in=0 exec=entry busy
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 loop in=0 join loop=0
; ;   join=6 flow@3 end@4
; ;   entry entry then l1.126
; ; region 2 split in=1 outer closer=1
; ;   split=4 skip @.LH->@b2
; ;   entry l1.126 then l1.126 & !l1.4 & !c2
; ; region 3 split in=0 join
; ;   split=8 flow=12 join=15 flow@7 else@9 end@11 skip @b2->@.LF skip else @.LF->@.LJ
; ;   entry entry then entry & c7 else entry & !c7
; ; lanes of loop 0 shrinks while-any

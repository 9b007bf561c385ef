; test: four masks meet in a loop; what lanes do there in the first round still holds in the next
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[20:21], exec
.LH:
	v_add_u32_e32 v0, 1, v0
	v_cmp_lt_u32_e32 vcc, v0, v1
	s_cmp_lt_u32 s2, 5
	s_cbranch_scc1 .LA
	s_mov_b64 s[10:11], vcc
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[14:15], exec
	s_mov_b64 s[16:17], vcc
	s_branch .LB
.LA:
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[12:13], vcc
	s_mov_b64 s[14:15], vcc
	s_mov_b64 s[16:17], exec
.LB:
	s_or_b64 s[6:7], s[10:11], s[12:13]
	s_and_b64 s[8:9], s[14:15], s[16:17]
	s_or_b64 s[4:5], s[6:7], s[4:5]
	s_or_b64 s[4:5], s[8:9], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LH
	s_mov_b64 exec, s[20:21]
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; span 0 @k 0+2 in=0 exec=entry busy
; ; span 1 @.LH 2+4 in=1 exec=l1.126 busy care=entry & !l1.126 & l1.4 | entry & l1.126 & !l1.4 | !entry & !l1.126 & !l1.4
; ; span 2 @b2 6+5 in=1 exec=l1.126 busy care=entry & !l1.126 & l1.4 & !u6 | entry & l1.126 & !l1.4 & !u6 | !entry & !l1.126 & !l1.4 & !u6
; ; span 3 @.LA 11+4 in=1 exec=l1.126 busy care=entry & !l1.126 & l1.4 & u6 | entry & l1.126 & !l1.4 & u6 | !entry & !l1.126 & !l1.4 & u6
; ; span 4 @.LB 15+5 in=1 exec=l1.126 busy care=entry & l1.126 & !l1.4 & !m4.10 & m4.12 & m4.14 & m4.16 | entry & l1.126 & !l1.4 & m4.10 & !m4.12 & m4.14 & m4.16 | entry & l1.126 & !l1.4 & !m4.10 & !m4.12 & !m4.14 & m4.16 | entry & l1.126 & !l1.4 & !m4.10 & !m4.12 & m4.14 & !m4.16 | entry & !l1.126 & l1.4 & !m4.10 & !m4.12 & !m4.14 & !m4.16 | !entry & !l1.126 & !l1.4 & !m4.10 & !m4.12 & !m4.14 & !m4.16
; ; span 5 @.LB 20+1 in=2 exec=l1.126 & !l1.4 & !m4.10 & !m4.12 care=entry & l1.126 & !l1.4 & !m4.10 & m4.12 & m4.14 & m4.16 | entry & l1.126 & !l1.4 & m4.10 & !m4.12 & m4.14 & m4.16 | entry & l1.126 & !l1.4 & !m4.10 & !m4.12 & !m4.14 & m4.16 | entry & l1.126 & !l1.4 & !m4.10 & !m4.12 & m4.14 & !m4.16 | entry & !l1.126 & l1.4 & !m4.10 & !m4.12 & !m4.14 & !m4.16 | !entry & !l1.126 & !l1.4 & !m4.10 & !m4.12 & !m4.14 & !m4.16
; ; span 6 @b5 21+1 in=1 exec=l1.126 & !l1.4 & !m4.10 & !m4.12 empty care=entry & l1.126 & !l1.4 & !m4.10 & m4.12 & m4.14 & m4.16 | entry & l1.126 & !l1.4 & m4.10 & !m4.12 & m4.14 & m4.16 | entry & !l1.126 & l1.4 & !m4.10 & !m4.12 & !m4.14 & !m4.16 | !entry & !l1.126 & !l1.4 & !m4.10 & !m4.12 & !m4.14 & !m4.16
; ; span 7 @b5 22+1 in=0 exec=entry busy care=entry & l1.126 & !l1.4 & !m4.10 & m4.12 & m4.14 & m4.16 | entry & l1.126 & !l1.4 & m4.10 & !m4.12 & m4.14 & m4.16 | entry & !l1.126 & l1.4 & !m4.10 & !m4.12 & !m4.14 & !m4.16 | !entry & !l1.126 & !l1.4 & !m4.10 & !m4.12 & !m4.14 & !m4.16
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 loop in=0 join loop=0
; ;   join=21 flow@6 end@7
; ;   entry entry then l1.126
; ; region 2 split in=1 outer closer=1
; ;   split=19 skip @.LB->@b5
; ;   entry l1.126 then l1.126 & !l1.4 & !m4.10 & !m4.12
; ; lanes of loop 0 shrinks while-any

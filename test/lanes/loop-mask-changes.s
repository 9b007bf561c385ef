; test: a mask that meets others in a loop is made of one that is found to be another set in later rounds
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b64 s[20:21], exec
	s_mov_b64 s[10:11], 0
.LH:
	s_load_dwordx2 s[12:13], s[0:1], 0x0
	s_load_dwordx2 s[14:15], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b64 s[12:13], s[10:11], s[12:13]
	s_cmp_lt_u32 s2, 5
	s_cbranch_scc1 .LA
	s_mov_b64 s[12:13], 0
.LA:
	s_or_b64 s[16:17], s[12:13], s[14:15]
	s_cmp_lt_u32 s3, 5
	s_cbranch_scc1 .LB
	s_mov_b64 s[16:17], 0
.LB:
	s_and_b64 exec, s[20:21], s[16:17]
	v_add_u32_e32 v0, 1, v0
	s_and_b64 exec, exec, s[14:15]
	v_add_u32_e32 v0, 1, v0
	s_mov_b64 exec, s[20:21]
	s_load_dwordx2 s[10:11], s[0:1], 0x10
	s_add_u32 s2, s2, 1
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s2, 9
	s_cbranch_scc1 .LH
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; span 0 @k 0+2 in=0 exec=entry busy
; ; span 1 @.LH 2+6 in=0 exec=entry busy
; ; span 2 @b2 8+1 in=0 exec=entry busy care=!u3
; ; span 3 @.LA 9+3 in=0 exec=entry busy
; ; span 4 @b4 12+1 in=0 exec=entry busy care=!u4
; ; span 5 @.LB 13+1 in=0 exec=entry busy
; ; span 6 @.LB 14+2 in=1 exec=entry & m5.16
; ; span 7 @.LB 16+2 in=2 exec=entry & x2 & m5.16
; ; span 8 @.LB 18+5 in=0 exec=entry busy
; ; span 9 @b6 23+1 in=0 exec=entry busy care=!u8
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 join
; ;   split=13 join=17 flow@7 end@8
; ;   entry entry then entry & m5.16
; ; region 2 split in=1 outer closer=1
; ;   split=15 end@8
; ;   entry entry & m5.16 then entry & x2 & m5.16
; ; lanes of loop 0 together while-any

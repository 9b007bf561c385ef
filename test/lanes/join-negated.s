; test: where ways meet, EXEC and what was saved are combined otherwise than by a union
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b64 s[4:5], exec
	s_cmp_lt_u32 s2, 5
	s_cbranch_scc1 .LA
	v_cmp_gt_u32_e32 vcc, 3, v0
	s_and_b64 exec, s[4:5], vcc
.LA:
	s_orn2_b64 s[6:7], exec, s[4:5]
	s_nor_b64 s[8:9], exec, s[4:5]
	s_and_b64 exec, s[4:5], s[6:7]
	v_mov_b32_e32 v1, 1
	s_and_b64 exec, s[4:5], s[8:9]
	v_mov_b32_e32 v2, 1
	s_mov_b64 exec, s[4:5]
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; span 0 @k 0+3 in=0 exec=entry busy
; ; span 1 @b1 3+2 in=0 exec=entry busy care=!u1
; ; span 2 @.LA 5+3 in=0 exec=m2.126 care=entry & m2.126 | !m2.126
; ; span 3 @.LA 8+2 in=0 exec=entry & m2.126 care=entry & m2.126 | !m2.126
; ; span 4 @.LA 10+2 in=2 exec=none empty care=entry & m2.126 | !m2.126
; ; span 5 @.LA 12+1 in=0 exec=entry busy care=entry & m2.126 | !m2.126
; ; region 0 function irregular
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 exit
; ;   split=4 end@2
; ;   entry entry then entry & c3
; ; region 2 split in=0 exit
; ;   split=9
; ;   entry entry & m2.126 then none

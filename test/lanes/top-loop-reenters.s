; test: near miss: the break mask is forgotten, so lanes come back into the loop
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b64 s[6:7], exec
.LH:
	v_add_u32_e32 v1, 1, v1
	v_cmp_gt_u32_e32 vcc, v1, v0
	s_andn2_b64 exec, s[6:7], vcc
	s_cbranch_execnz .LH
	s_mov_b64 exec, s[6:7]
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
; ; span 2 @.LH 4+1 in=0 exec=entry & !l1.126 & c2 | entry & !c2 care=entry & l1.126 | !l1.126
; ; span 3 @b2 5+1 in=0 exec=entry & !l1.126 & c2 | entry & !c2 empty care=entry & l1.126 & c2 | !entry & !l1.126 & c2 | !entry & !l1.126 & !c2
; ; span 4 @b2 6+1 in=0 exec=entry busy care=entry & l1.126 & c2 | !entry & !l1.126 & c2 | !entry & !l1.126 & !c2
; ; region 0 function irregular
; ;  
; ;   entry entry then entry
; ; region 1 loop in=0 exit loop=0
; ;  
; ;   entry entry then l1.126
; ; lanes of loop 0 unproved (a lane that is off when an iteration starts may be active in it)
; ; top @.LH: a lane that is off when an iteration starts may be active in it

; test: two conditions in one split, one of them of the whole wave
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_cmp_lt_u32 s2, 5
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 s[6:7], s[6:7], vcc
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LJ
	v_mov_b32_e32 v1, 1
.LJ:
	s_mov_b64 exec, s[4:5]
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; span 0 @k 0+5 in=0 exec=entry busy
; ; span 1 @k 5+1 in=1 exec=entry & c0 & u2
; ; span 2 @b1 6+1 in=1 exec=entry & c0 & u2 busy
; ; span 3 @.LJ 7+1 in=1 exec=entry & c0 & u2
; ; span 4 @.LJ 8+1 in=0 exec=entry busy
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 join
; ;   split=4 join=7 flow@3 end@4 skip @k->@.LJ
; ;   entry entry then entry & c0 & u2

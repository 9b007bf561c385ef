; test: near miss: lanes are switched on and stay on
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_or_saveexec_b64 s[4:5], -1
	v_mov_b32_e32 v5, v6
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LE
	v_mov_b32_e32 v1, 1
	s_mov_b64 exec, s[4:5]
.LE:
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; span 0 @k 0+1 in=0 exec=entry busy
; ; span 1 @k 1+3 in=0 exec=all busy top
; ; span 2 @b1 4+2 in=0 exec=all busy top care=!u1
; ; span 3 @.LE 6+1 in=0 exec=m2.126 busy top
; ; region 0 function irregular
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 exit
; ;   split=5 end@3
; ;   entry all then entry
; ; top @k: lanes of which nothing is known are active when this block ends
; ; top @k 0: EXEC gets lanes of which nothing is known here

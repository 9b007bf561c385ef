; test: near miss: EXEC comes from memory
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LJ
	v_mov_b32_e32 v1, 1
.LJ:
	s_load_dwordx2 s[6:7], s[2:3], 0x0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 exec, s[6:7]
	v_mov_b32_e32 v2, 2
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
; ; span 2 @b1 3+1 in=1 exec=entry & c0 busy
; ; span 3 @.LJ 4+3 in=1 exec=entry & c0
; ; span 4 @.LJ 7+2 in=0 exec=x2 top
; ; region 0 function irregular
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 exit
; ;   split=1 skip @k->@.LJ
; ;   entry entry then entry & c0
; ; top @.LJ: lanes of which nothing is known are active when this block ends
; ; top @.LJ 6: EXEC gets lanes of which nothing is known here

; test: a call leaves alone what the function called does not write; one that returns with its EXEC keeps EXEC
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	parts,@function
parts:
	v_cmp_gt_u32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[8:9], vcc
	v_mov_b32_e32 v1, 1
	s_or_b64 exec, exec, s[8:9]
	s_setpc_b64 s[30:31]
	.type	loses,@function
loses:
	v_cmp_gt_u32_e32 vcc, 3, v0
	s_and_b64 exec, exec, vcc
	s_setpc_b64 s[30:31]
	.type	k,@function
k:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LJ
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, parts@rel32@lo+4
	s_addc_u32 s7, s7, parts@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
.LJ:
	s_or_b64 exec, exec, s[4:5]
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, loses@rel32@lo+4
	s_addc_u32 s7, s7, loses@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
	v_mov_b32_e32 v2, 1
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @parts
; ; span 0 @parts 0+2 in=0 exec=entry
; ; span 1 @parts 2+2 in=1 exec=entry & c0
; ; span 2 @parts 4+1 in=0 exec=entry
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 join
; ;   split=1 join=3 flow@1 end@2
; ;   entry entry then entry & c0
; ; facts of @loses
; ; span 0 @loses 0+2 in=0 exec=entry
; ; span 1 @loses 2+1 in=1 exec=entry & c0
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 exit
; ;   split=1
; ;   entry entry then entry & c0
; ; facts of @k
; ; span 0 @k 0+2 in=0 exec=entry busy
; ; span 1 @k 2+1 in=1 exec=entry & c0
; ; span 2 @b1 3+4 in=1 exec=entry & c0 busy
; ; span 3 @.LJ 7+1 in=1 exec=entry & c0
; ; span 4 @.LJ 8+4 in=0 exec=entry busy
; ; span 5 @.LJ 12+2 in=0 exec=x2 top
; ; region 0 function irregular
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 join
; ;   split=1 join=7 flow@3 end@4 skip @k->@.LJ
; ;   entry entry then entry & c0
; ; top @.LJ: lanes of which nothing is known are active when this block ends
; ; top @.LJ 11: EXEC gets lanes of which nothing is known here

; test: lanes leave the kernel; those that stay go through an if
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_cmp_gt_u32_e32 vcc, 60, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LE
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LJ
	v_mov_b32_e32 v1, 1
.LJ:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v2, 2
.LE:
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
; ; span 3 @b1 5+1 in=2 exec=entry & c0 & c3
; ; span 4 @b2 6+1 in=2 exec=entry & c0 & c3 busy
; ; span 5 @.LJ 7+1 in=2 exec=entry & c0 & c3
; ; span 6 @.LJ 8+1 in=1 exec=entry & c0 busy
; ; span 7 @.LE 9+1 in=1 exec=entry & c0
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 exit
; ;   split=1 skip @k->@.LE
; ;   entry entry then entry & c0
; ; region 2 split in=1 join
; ;   split=4 join=7 flow@5 end@6 skip @b1->@.LJ
; ;   entry entry & c0 then entry & c0 & c3

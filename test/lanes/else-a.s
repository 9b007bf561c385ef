; test: if and else without copies in between: and_saveexec, xor; andn2_saveexec; or
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LF
	v_mov_b32_e32 v1, 1
.LF:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LJ
	v_mov_b32_e32 v1, 2
.LJ:
	s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; span 0 @k 0+2 in=0 exec=entry busy
; ; span 1 @k 2+2 in=1 exec=entry & c0
; ; span 2 @b1 4+1 in=1 exec=entry & c0 busy
; ; span 3 @.LF 5+1 in=1 exec=entry & c0
; ; span 4 @.LF 6+1 in=1 exec=entry & !c0
; ; span 5 @b3 7+1 in=1 exec=entry & !c0 busy
; ; span 6 @.LJ 8+1 in=1 exec=entry & !c0
; ; span 7 @.LJ 9+1 in=0 exec=entry busy
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 join
; ;   split=1 flow=5 join=8 flow@3 else@5 end@7 skip @k->@.LF skip else @.LF->@.LJ
; ;   entry entry then entry & c0 else entry & !c0

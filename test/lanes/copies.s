; test: without optimisation, in another order, through other registers and halves
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_cmp_gt_u32_e64 s[20:21], 7, v0
	s_mov_b64 s[10:11], exec
	v_mov_b32_e32 v5, 0
	s_and_b64 s[12:13], s[10:11], s[20:21]
	s_mov_b32 s30, s10
	s_mov_b32 s31, s11
	s_xor_b64 s[14:15], s[12:13], s[10:11]
	s_mov_b64 exec, s[12:13]
	s_cbranch_execz .LF
	v_mov_b32_e32 v1, 1
.LF:
	s_mov_b32 s40, s14
	s_mov_b32 s41, s15
	s_mov_b64 exec, s[40:41]
	s_cbranch_execz .LJ
	v_mov_b32_e32 v1, 2
.LJ:
	s_mov_b64 exec, s[30:31]
	v_mov_b32_e32 v2, v1
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; span 0 @k 0+8 in=0 exec=entry busy
; ; span 1 @k 8+1 in=1 exec=entry & c0
; ; span 2 @b1 9+1 in=1 exec=entry & c0 busy
; ; span 3 @.LF 10+3 in=1 exec=entry & c0
; ; span 4 @.LF 13+1 in=1 exec=entry & !c0
; ; span 5 @b3 14+1 in=1 exec=entry & !c0 busy
; ; span 6 @.LJ 15+1 in=1 exec=entry & !c0
; ; span 7 @.LJ 16+2 in=0 exec=entry busy
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 join
; ;   split=7 flow=12 join=15 flow@3 else@5 end@7 skip @k->@.LF skip else @.LF->@.LJ
; ;   entry entry then entry & c0 else entry & !c0

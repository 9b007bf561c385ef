; test: lanes enter and leave a loop together, an if inside
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b32 s2, 0
.LH:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[4:5], vcc
	v_mov_b32_e32 v1, 1
	s_or_b64 exec, exec, s[4:5]
	s_add_i32 s2, s2, 1
	s_cmp_lt_u32 s2, 10
	s_cbranch_scc1 .LH
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; span 0 @k 0+1 in=0 exec=entry busy
; ; span 1 @.LH 1+2 in=0 exec=entry busy
; ; span 2 @.LH 3+2 in=1 exec=entry & c1
; ; span 3 @.LH 5+3 in=0 exec=entry busy
; ; span 4 @b2 8+1 in=0 exec=entry busy care=!u2
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 join
; ;   split=2 join=4 flow@2 end@3
; ;   entry entry then entry & c1
; ; lanes of loop 0 together while-any

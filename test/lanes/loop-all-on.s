; test: lanes enter and leave a loop together, but others are switched on in it, for more than a block
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mov_b64 s[4:5], exec
.LH:
	s_mov_b64 exec, -1
	v_mov_b32_e32 v0, 1
	s_cmp_lt_u32 s2, 5
	s_cbranch_scc1 .LS
	v_mov_b32_e32 v1, 2
.LS:
	s_mov_b64 exec, s[4:5]
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
; ; span 1 @.LH 1+1 in=0 exec=entry busy
; ; span 2 @.LH 2+3 in=0 exec=all busy top
; ; span 3 @b2 5+1 in=0 exec=all busy top care=!u1
; ; span 4 @.LS 6+1 in=0 exec=all busy top
; ; span 5 @.LS 7+3 in=1 exec=entry busy
; ; span 6 @b4 10+1 in=1 exec=entry busy care=!u2
; ; region 0 function irregular
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 exit
; ;   split=6
; ;   entry all then entry
; ; lanes of loop 0 unproved (a lane that is off when an iteration starts may be active in it)
; ; top @.LH: lanes of which nothing is known are active when this block ends
; ; top @.LH 1: EXEC gets lanes of which nothing is known here
; ; top @.LH: a lane that is off when an iteration starts may be active in it

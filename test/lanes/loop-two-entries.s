; test: what has a lane where a loop is entered has one in each iteration, but not if it is entered elsewhere without
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes --only lanes %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
one:
	v_cmp_gt_u32_e32 vcc, 9, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lend
.LA:
	s_add_u32 s2, s2, 1
	s_mov_b64 exec, s[10:11]
	s_and_b64 exec, exec, vcc
	v_add_u32_e32 v1, 1, v1
	s_cmp_lt_u32 s2, 9
	s_cbranch_scc1 .LA
.Lend:
	s_endpgm
two:
	v_cmp_gt_u32_e32 vcc, 9, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LB
.LA1:
	v_add_u32_e32 v1, 1, v1
.LB:
	s_add_u32 s2, s2, 1
	s_cmp_lt_u32 s2, 9
	s_cbranch_scc1 .LA1
	s_endpgm
	.section	.rodata
	.amdhsa_kernel one
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
	.amdhsa_kernel two
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; ; facts of @one
; ; span 0 @one 0+2 in=0 exec=entry busy
; ; span 1 @one 2+1 in=1 exec=entry & c0
; ; span 2 @.LA 3+2 in=2 exec=l1.126 busy care=entry & c0 & l1.126 | !entry & c0 & !l1.126 | !c0 & !l1.126
; ; span 3 @.LA 5+1 in=1 exec=entry busy care=entry & c0 & l1.126 | !entry & c0 & !l1.126 | !c0 & !l1.126
; ; span 4 @.LA 6+3 in=3 exec=entry & c0 busy care=entry & c0 & l1.126 | !entry & c0 & !l1.126 | !c0 & !l1.126
; ; span 5 @.Lend 9+1 in=1 exec=entry & c0
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 exit irregular
; ;   split=1 skip @one->@.Lend
; ;   entry entry then entry & c0
; ; region 2 loop in=1 exit loop=0
; ;  
; ;   entry entry & c0 then l1.126
; ; region 3 split in=1 exit
; ;   split=5 end@5
; ;   entry entry then entry & c0
; ; lanes of loop 0 unproved (a lane that is off when an iteration starts may be active in it)
; ; top @.LA: a lane that is off when an iteration starts may be active in it
; ; facts of @two
; ; span 0 @two 0+2 in=0 exec=entry busy
; ; span 1 @two 2+1 in=1 exec=entry & c0
; ; span 2 @.LB 3+3 in=1 exec=entry & c0
; ; span 3 @b2 6+1 in=1 exec=entry & c0 care=!u2
; ; span 4 @.LA1 7+1 in=1 exec=entry & c0
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 exit
; ;   split=1 skip @two->@.LB
; ;   entry entry then entry & c0
; ; lanes of loop 0 unproved (the loop has several headers)
; ; top @.LB: the loop has several headers
; loop-two-entries.s:25:2: warning: two: a loop of 2 blocks is entered at 2 places [irreducible]
;      25 | 	s_add_u32 s2, s2, 1
;         | 	^~~~~~~~~
; loop-two-entries.s:25:2: note: entered at .LB
;      25 | 	s_add_u32 s2, s2, 1
;         | 	^~~~~~~~~
; loop-two-entries.s:23:2: note: entered at .LA1
;      23 | 	v_add_u32_e32 v1, 1, v1
;         | 	^~~~~~~~~~~~~
;         = give a bound for each entry of the loop in a flow fact, or restructure the source (goto into a loop, switch that falls into one)

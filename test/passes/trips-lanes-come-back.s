; test: lanes come back to a loop with a value that those in it at first never have
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type k,@function
k:
	v_lshlrev_b32 v4, 4, v0
	v_cmp_gt_u32 vcc, 9, v0
	s_and_saveexec_b64 s[4:5], vcc
	v_mov_b32 v4, 7
	s_mov_b32 s8, 0
.Louter:
	v_readfirstlane_b32 s9, v4
	s_mov_b32 s10, 0
.Linner:
	s_add_u32 s10, s10, 1
	s_cmp_lt_u32 s10, s9
	s_cbranch_scc1 .Linner
	v_and_b32 v4, 7, v4
	s_andn2_b64 exec, s[4:5], vcc
	s_add_u32 s8, s8, 1
	s_cmp_lt_u32 s8, 10
	s_cbranch_scc1 .Louter
	s_endpgm
; want:
; target gfx900
; symbol k section=".text" fn=@k
; symbol .Louter section=".text" at=0x14
; symbol .Linner section=".text" at=0x1c
;
; fn @k device section=".text" at=0x0+0x40 {
; 	in =v %v0
; @k
; 	%v4 =v shlrev.b32 4, %v0 | %exec {at=0x0+4}
; 	%vcc =s gt.u32 9, %v0 | %exec {at=0x4+4}
; 	%s[4:5] =s and_saveexec.b64 %vcc | %exec, def %scc, def %exec {at=0x8+4}
; 	%v4 =v mov.b32 7 | %exec {at=0xc+4}
; 	%s8 =s mov.b32 0 {at=0x10+4}
; @.Louter
; 	%s9 =s readfirst.b32 %v4 | %exec {at=0x14+4}
; 	%s10 =s mov.b32 0 {at=0x18+4}
; @.Linner
; 	%s10 =s add.u32 %s10, 1 | def %scc {at=0x1c+4}
; 	lt.u32 %s10, %s9 | def %scc {at=0x20+4}
; 	cbrnz @.Linner | %scc {at=0x24+4}
; @b3
; 	%v4 =v and.b32 7, %v4 | %exec {at=0x28+4}
; 	%exec =s andn2.b64 %s[4:5], %vcc | def %scc {at=0x2c+4}
; 	%s8 =s add.u32 %s8, 1 | def %scc {at=0x30+4}
; 	lt.u32 %s8, 10 | def %scc {at=0x34+4}
; 	cbrnz @.Louter | %scc {at=0x38+4}
; @b4
; 	end {at=0x3c+4}
; }
; ; facts of @k
; ; dom @k: outside
; ; dom @.Louter: @k
; ; dom @.Linner: @.Louter
; ; dom @b3: @.Linner
; ; dom @b4: @b3
; ; postdom @k: @.Louter
; ; postdom @.Louter: @.Linner
; ; postdom @.Linner: @b3
; ; postdom @b3: @b4
; ; postdom @b4: outside
; ; cdep @.Louter: @b3->@.Louter
; ; cdep @.Linner: @.Linner->@.Linner @b3->@.Louter
; ; cdep @b3: @b3->@.Louter
; ; loop 0 @.Louter depth=1
; ;   blocks @.Louter @b3 @.Linner
; ;   back @b3->@.Louter
; ;   entry @k->@.Louter
; ;   exit @b3->@b4
; ;   bound max=9 min=9 (s8 counts 1, 2, ... until s8 >= 10 (trips-lanes-come-back.s:22:2))
; ; loop 1 @.Linner depth=2 in=0
; ;   blocks @.Linner
; ;   back @.Linner->@.Linner
; ;   entry @.Louter->@.Linner
; ;   exit @.Linner->@b3
; ;   bound max=4294967294 (s10 counts 1, 2, ... until s10 >= s9 (trips-lanes-come-back.s:17:2))
; ; gsa %s4.0 = def #2 used #11
; ; gsa %s5.0 = def #2 used #11
; ; gsa %s8.0 = mu @.Louter (%s8.1, %s8.2) used #12
; ; gsa %s8.1 = def #4 used %s8.0
; ; gsa %s8.2 = def #12 used #13, %s8.0
; ; gsa %s9.0 = def #5 used #8
; ; gsa %s10.0 = mu @.Linner (%s10.1, %s10.2) used #7
; ; gsa %s10.1 = def #6 used %s10.0
; ; gsa %s10.2 = def #7 used #8, %s10.0
; ; gsa %vcc_lo.0 = def #1 used #2, #11
; ; gsa %vcc_hi.0 = def #1 used #2, #11
; ; gsa %exec_lo.0 = entry used #0, #1, #2, %v4.2
; ; gsa %exec_lo.1 = mu @.Louter (%exec_lo.3, %exec_lo.4) used #5, #10, %v4.4
; ; gsa %exec_lo.2 = eta @b3->@b4 (%exec_lo.4)
; ; gsa %exec_lo.3 = def #2 used #3, %exec_lo.1, %v4.3
; ; gsa %exec_lo.4 = def #11 used %exec_lo.1, %exec_lo.2
; ; gsa %exec_hi.0 = entry used #0, #1, #2, %v4.2
; ; gsa %exec_hi.1 = mu @.Louter (%exec_hi.3, %exec_hi.4) used #5, #10, %v4.4
; ; gsa %exec_hi.2 = eta @b3->@b4 (%exec_hi.4)
; ; gsa %exec_hi.3 = def #2 used #3, %exec_hi.1, %v4.3
; ; gsa %exec_hi.4 = def #11 used %exec_hi.1, %exec_hi.2
; ; gsa %scc.0 = def #2
; ; gsa %scc.1 = def #7
; ; gsa %scc.2 = def #8 used #9
; ; gsa %scc.3 = def #11
; ; gsa %scc.4 = def #12
; ; gsa %scc.5 = def #13 used #14
; ; gsa %v0.0 = entry used #0, #1
; ; gsa %v4.0 = entry used %v4.2
; ; gsa %v4.1 = mu @.Louter (%v4.3, %v4.4) used #5, #10, %v4.4
; ; gsa %v4.2 = masked #0 (%v4.0, %exec_lo.0, %exec_hi.0) used %v4.3
; ; gsa %v4.3 = masked #3 (%v4.2, %exec_lo.3, %exec_hi.3) used %v4.1
; ; gsa %v4.4 = masked #10 (%v4.1, %exec_lo.1, %exec_hi.1) used %v4.1
; ; span 0 @k 0+3 in=0 exec=entry
; ; span 1 @k 3+2 in=1 exec=entry & c1
; ; span 2 @.Louter 5+2 in=2 exec=l1.126 care=entry & l1.126 | !l1.126
; ; span 3 @.Linner 7+3 in=2 exec=l1.126 care=entry & l1.126 | !l1.126
; ; span 4 @b3 10+2 in=2 exec=l1.126 care=entry & l1.126 & !u4 | !l1.126 & !u4
; ; span 5 @b3 12+3 in=1 exec=entry & !c1 care=entry & l1.126 & !u4 | !l1.126 & !u4
; ; span 6 @b4 15+1 in=1 exec=entry & !c1 care=entry & l1.126 & !u4 & !u5 | !l1.126 & !u4 & !u5
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 exit irregular
; ;   split=2
; ;   entry entry then entry & c1
; ; region 2 loop in=1 exit loop=0
; ;  
; ;   entry entry & c1 then l1.126
; ; lanes of loop 0 unproved (a lane that is off when an iteration starts may be active in it)
; ; lanes of loop 1 together
; ; top @b3: a lane that is off when an iteration starts may be active in it

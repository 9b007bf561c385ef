; test: lanes that join a loop in its middle had another value on entry
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type k,@function
k:
	v_mov_b32 v4, 0xfffffc18
	s_mov_b64 s[4:5], exec
	v_cmp_gt_u32 vcc, 9, v0
	s_and_b64 exec, exec, vcc
	v_mov_b32 v4, 0
.Lloop:
	s_nop 0
	s_mov_b64 exec, s[4:5]
	v_add_u32 v4, 1, v4
	v_cmp_gt_i32 vcc, 10, v4
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lloop
	s_endpgm
; want:
; target gfx900
; symbol k section=".text" fn=@k
; symbol .Lloop section=".text" at=0x18
;
; fn @k device section=".text" at=0x0+0x34 {
; 	in =v %v0
; @k
; 	%v4 =v mov.b32 lit(0xfffffc18) | %exec {at=0x0+8}
; 	%s[4:5] =s mov.b64 %exec {at=0x8+4}
; 	%vcc =s gt.u32 9, %v0 | %exec {at=0xc+4}
; 	%exec =s and.b64 %exec, %vcc | def %scc {at=0x10+4}
; 	%v4 =v mov.b32 0 | %exec {at=0x14+4}
; @.Lloop
; 	nop 0 {at=0x18+4}
; 	%exec =s mov.b64 %s[4:5] {at=0x1c+4}
; 	%v4 =v add.u32 1, %v4 | %exec {at=0x20+4}
; 	%vcc =s gt.i32 10, %v4 | %exec {at=0x24+4}
; 	%exec =s and.b64 %exec, %vcc | def %scc {at=0x28+4}
; 	cbrnz @.Lloop | %exec {at=0x2c+4}
; @b2
; 	end {at=0x30+4}
; }
; ; facts of @k
; ; dom @k: outside
; ; dom @.Lloop: @k
; ; dom @b2: @.Lloop
; ; postdom @k: @.Lloop
; ; postdom @.Lloop: @b2
; ; postdom @b2: outside
; ; cdep @.Lloop: @.Lloop->@.Lloop
; ; loop 0 @.Lloop depth=1
; ;   blocks @.Lloop
; ;   back @.Lloop->@.Lloop
; ;   entry @k->@.Lloop
; ;   exit @.Lloop->@b2
; ;   bound max=unknown (the exit at trips-lanes-join.s:13:2 depends on lanes that the comparison at trips-lanes-join.s:16:2 does not take out of the loop for good)
; ; gsa %s4.0 = def #1 used #6
; ; gsa %s5.0 = def #1 used #6
; ; gsa %vcc_lo.0 = def #2 used #3
; ; gsa %vcc_lo.1 = def #8 used #9
; ; gsa %vcc_hi.0 = def #2 used #3
; ; gsa %vcc_hi.1 = def #8 used #9
; ; gsa %exec_lo.0 = entry used #0, #1, #2, #3, %v4.2
; ; gsa %exec_lo.1 = mu @.Lloop (%exec_lo.3, %exec_lo.5)
; ; gsa %exec_lo.2 = eta @.Lloop->@b2 (%exec_lo.5)
; ; gsa %exec_lo.3 = def #3 used #4, %exec_lo.1, %v4.3
; ; gsa %exec_lo.4 = def #6 used #7, #8, #9, %v4.4
; ; gsa %exec_lo.5 = def #9 used #10, %exec_lo.1, %exec_lo.2
; ; gsa %exec_hi.0 = entry used #0, #1, #2, #3, %v4.2
; ; gsa %exec_hi.1 = mu @.Lloop (%exec_hi.3, %exec_hi.5)
; ; gsa %exec_hi.2 = eta @.Lloop->@b2 (%exec_hi.5)
; ; gsa %exec_hi.3 = def #3 used #4, %exec_hi.1, %v4.3
; ; gsa %exec_hi.4 = def #6 used #7, #8, #9, %v4.4
; ; gsa %exec_hi.5 = def #9 used #10, %exec_hi.1, %exec_hi.2
; ; gsa %scc.0 = def #3
; ; gsa %scc.1 = def #9
; ; gsa %v0.0 = entry used #2
; ; gsa %v4.0 = entry used %v4.2
; ; gsa %v4.1 = mu @.Lloop (%v4.3, %v4.4) used #7, %v4.4
; ; gsa %v4.2 = masked #0 (%v4.0, %exec_lo.0, %exec_hi.0) used %v4.3
; ; gsa %v4.3 = masked #4 (%v4.2, %exec_lo.3, %exec_hi.3) used %v4.1
; ; gsa %v4.4 = masked #7 (%v4.1, %exec_lo.4, %exec_hi.4) used #8, %v4.1
; ; span 0 @k 0+4 in=0 exec=entry
; ; span 1 @k 4+1 in=1 exec=entry & c2
; ; span 2 @.Lloop 5+2 in=2 exec=l1.126 care=entry & l1.126 | !l1.126
; ; span 3 @.Lloop 7+3 in=1 exec=entry care=entry & l1.126 | !l1.126
; ; span 4 @.Lloop 10+1 in=3 exec=entry & c8 care=entry & l1.126 | !l1.126
; ; span 5 @b2 11+1 in=3 exec=entry & c8 empty care=!entry & !l1.126 & c8 | entry & l1.126 & !c8 | !l1.126 & !c8
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 exit irregular
; ;   split=3
; ;   entry entry then entry & c2
; ; region 2 loop in=1 exit loop=0
; ;  
; ;   entry entry & c2 then l1.126
; ; region 3 split in=1 exit
; ;   split=9 skip @.Lloop->@b2
; ;   entry entry then entry & c8
; ; lanes of loop 0 unproved (a lane that is off when an iteration starts may be active in it)
; ; top @.Lloop: a lane that is off when an iteration starts may be active in it

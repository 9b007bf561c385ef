; test: the lanes with the first one's value are taken out, but those of the round before come back: two values take turns for ever
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type k,@function
k:
	s_mov_b64 s[4:5], exec
.Lloop:
	v_readfirstlane_b32 s8, v0
	v_cmp_eq_u32 vcc, s8, v0
	s_andn2_b64 exec, s[4:5], vcc
	s_cbranch_execnz .Lloop
	s_endpgm
; want:
; target gfx900
; symbol k section=".text" fn=@k
; symbol .Lloop section=".text" at=0x4
;
; fn @k device section=".text" at=0x0+0x18 {
; 	in =v %v0
; @k
; 	%s[4:5] =s mov.b64 %exec {at=0x0+4}
; @.Lloop
; 	%s8 =s readfirst.b32 %v0 | %exec {at=0x4+4}
; 	%vcc =s eq.u32 %s8, %v0 | %exec {at=0x8+4}
; 	%exec =s andn2.b64 %s[4:5], %vcc | def %scc {at=0xc+4}
; 	cbrnz @.Lloop | %exec {at=0x10+4}
; @b2
; 	end {at=0x14+4}
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
; ;   bound max=unknown (the exit at trips-waterfall-back.s:9:2 tests lanes, and no comparison in the loop decides which are left)
; ; gsa %s4.0 = def #0 used #3
; ; gsa %s5.0 = def #0 used #3
; ; gsa %s8.0 = def #1 used #2
; ; gsa %vcc_lo.0 = def #2 used #3
; ; gsa %vcc_hi.0 = def #2 used #3
; ; gsa %exec_lo.0 = entry used #0, %exec_lo.1
; ; gsa %exec_lo.1 = mu @.Lloop (%exec_lo.0, %exec_lo.3) used #1, #2
; ; gsa %exec_lo.2 = eta @.Lloop->@b2 (%exec_lo.3)
; ; gsa %exec_lo.3 = def #3 used #4, %exec_lo.1, %exec_lo.2
; ; gsa %exec_hi.0 = entry used #0, %exec_hi.1
; ; gsa %exec_hi.1 = mu @.Lloop (%exec_hi.0, %exec_hi.3) used #1, #2
; ; gsa %exec_hi.2 = eta @.Lloop->@b2 (%exec_hi.3)
; ; gsa %exec_hi.3 = def #3 used #4, %exec_hi.1, %exec_hi.2
; ; gsa %scc.0 = def #3
; ; gsa %v0.0 = entry used #1, #2
; ; span 0 @k 0+1 in=0 exec=entry
; ; span 1 @.Lloop 1+3 in=1 exec=l1.126 care=entry & l1.126 | !l1.126
; ; span 2 @.Lloop 4+1 in=0 exec=entry & !l1.126 & c2 | entry & !c2 care=entry & l1.126 | !l1.126
; ; span 3 @b2 5+1 in=0 exec=entry & !l1.126 & c2 | entry & !c2 empty care=entry & l1.126 & c2 | !entry & !l1.126 & c2 | !entry & !l1.126 & !c2
; ; region 0 function irregular
; ;  
; ;   entry entry then entry
; ; region 1 loop in=0 exit loop=0
; ;  
; ;   entry entry then l1.126
; ; lanes of loop 0 unproved (a lane that is off when an iteration starts may be active in it)
; ; top @.Lloop: a lane that is off when an iteration starts may be active in it

; test: lanes that leave by v_cmpx: no bound, and the reason says what would give one
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type k,@function
k:
	v_mov_b32 v4, 0
.Lloop:
	v_add_u32 v4, 1, v4
	v_cmpx_gt_u32 vcc, 10, v4
	s_cbranch_execnz .Lloop
	s_endpgm
; want:
; target gfx900
; symbol k section=".text" fn=@k
; symbol .Lloop section=".text" at=0x4
;
; fn @k device section=".text" at=0x0+0x14 {
; @k
; 	%v4 =v mov.b32 0 | %exec {at=0x0+4}
; @.Lloop
; 	%v4 =v add.u32 1, %v4 | %exec {at=0x4+4}
; 	%vcc =s cmpx.u32 10, %v4 | %exec, def %exec {at=0x8+4}
; 	cbrnz @.Lloop | %exec {at=0xc+4}
; @b2
; 	end {at=0x10+4}
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
; ;   bound max=unknown (lanes leave by the v_cmpx at trips-cmpx.s:10:2, and what it compares is not followed; v_cmp and then s_and with EXEC is)
; ; gsa %vcc_lo.0 = def #2
; ; gsa %vcc_hi.0 = def #2
; ; gsa %exec_lo.0 = entry used #0, %exec_lo.1, %v4.2
; ; gsa %exec_lo.1 = mu @.Lloop (%exec_lo.0, %exec_lo.3) used #1, #2, %v4.3
; ; gsa %exec_lo.2 = eta @.Lloop->@b2 (%exec_lo.3)
; ; gsa %exec_lo.3 = def #2 used #3, %exec_lo.1, %exec_lo.2
; ; gsa %exec_hi.0 = entry used #0, %exec_hi.1, %v4.2
; ; gsa %exec_hi.1 = mu @.Lloop (%exec_hi.0, %exec_hi.3) used #1, #2, %v4.3
; ; gsa %exec_hi.2 = eta @.Lloop->@b2 (%exec_hi.3)
; ; gsa %exec_hi.3 = def #2 used #3, %exec_hi.1, %exec_hi.2
; ; gsa %v4.0 = entry used %v4.2
; ; gsa %v4.1 = mu @.Lloop (%v4.2, %v4.3) used #1, %v4.3
; ; gsa %v4.2 = masked #0 (%v4.0, %exec_lo.0, %exec_hi.0) used %v4.1
; ; gsa %v4.3 = masked #1 (%v4.1, %exec_lo.1, %exec_hi.1) used #2, %v4.1
; ; span 0 @k 0+1 in=0 exec=entry
; ; span 1 @.Lloop 1+2 in=1 exec=l1.126 care=entry & l1.126 | !l1.126
; ; span 2 @.Lloop 3+1 in=2 exec=c2 & l1.126 care=entry & l1.126 | !l1.126
; ; span 3 @b2 4+1 in=1 exec=c2 & l1.126 empty care=entry & !c2 & l1.126 | !l1.126
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 loop in=0 exit loop=0
; ;  
; ;   entry entry then l1.126
; ; region 2 split in=1 exit
; ;   split=2 skip @.Lloop->@b2
; ;   entry l1.126 then c2 & l1.126
; ; lanes of loop 0 shrinks while-any

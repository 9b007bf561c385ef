; test: lanes that start with the same number count together: all carry in the same iteration, though none leaves then
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type k,@function
k:
	v_mov_b32 v4, -3
	v_mov_b32 v5, v0
.Lloop:
	v_add_co_u32 v4, vcc, 1, v4
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .Lloop
.Lown:
	v_add_co_u32 v5, vcc, 1, v5
	s_andn2_b64 vcc, exec, vcc
	s_cbranch_vccnz .Lown
	s_endpgm
; want:
; target gfx900
; symbol k section=".text" fn=@k
; symbol .Lloop section=".text" at=0x8
; symbol .Lown section=".text" at=0x14
;
; fn @k device section=".text" at=0x0+0x24 {
; 	in =v %v0
; @k
; 	%v4 =v mov.b32 0xfffffffd | %exec {at=0x0+4}
; 	%v5 =v mov.b32 %v0 | %exec {at=0x4+4}
; @.Lloop
; 	%v4, %vcc =vs add.u32 1, %v4 | %exec {at=0x8+4}
; 	%vcc =s andn2.b64 %exec, %vcc | def %scc {at=0xc+4}
; 	cbrnz @.Lloop | %vcc {at=0x10+4}
; @.Lown
; 	%v5, %vcc =vs add.u32 1, %v5 | %exec {at=0x14+4}
; 	%vcc =s andn2.b64 %exec, %vcc | def %scc {at=0x18+4}
; 	cbrnz @.Lown | %vcc {at=0x1c+4}
; @b3
; 	end {at=0x20+4}
; }
; ; facts of @k
; ; dom @k: outside
; ; dom @.Lloop: @k
; ; dom @.Lown: @.Lloop
; ; dom @b3: @.Lown
; ; postdom @k: @.Lloop
; ; postdom @.Lloop: @.Lown
; ; postdom @.Lown: @b3
; ; postdom @b3: outside
; ; cdep @.Lloop: @.Lloop->@.Lloop
; ; cdep @.Lown: @.Lown->@.Lown
; ; loop 0 @.Lloop depth=1
; ;   blocks @.Lloop
; ;   back @.Lloop->@.Lloop
; ;   entry @k->@.Lloop
; ;   exit @.Lloop->@.Lown
; ;   bound max=2 (v4 of each lane counts 4294967293, 4294967294, ... until v4 >= 4294967295 (trips-lanes-together.s:10:2))
; ; loop 1 @.Lown depth=1
; ;   blocks @.Lown
; ;   back @.Lown->@.Lown
; ;   entry @.Lloop->@.Lown
; ;   exit @.Lown->@b3
; ;   bound max=unknown (the exit at trips-lanes-together.s:14:2 depends on lanes that the comparison at trips-lanes-together.s:14:2 does not take out of the loop for good)
; ; gsa %vcc_lo.0 = def #2 used #3
; ; gsa %vcc_lo.1 = def #3 used #4
; ; gsa %vcc_lo.2 = def #5 used #6
; ; gsa %vcc_lo.3 = def #6 used #7
; ; gsa %vcc_hi.0 = def #2 used #3
; ; gsa %vcc_hi.1 = def #3 used #4
; ; gsa %vcc_hi.2 = def #5 used #6
; ; gsa %vcc_hi.3 = def #6 used #7
; ; gsa %exec_lo.0 = entry used #0, #1, #2, #3, #5, #6, %v4.2, %v4.3, %v5.2, %v5.3
; ; gsa %exec_hi.0 = entry used #0, #1, #2, #3, #5, #6, %v4.2, %v4.3, %v5.2, %v5.3
; ; gsa %scc.0 = def #3
; ; gsa %scc.1 = def #6
; ; gsa %v0.0 = entry used #1
; ; gsa %v4.0 = entry used %v4.2
; ; gsa %v4.1 = mu @.Lloop (%v4.2, %v4.3) used #2, %v4.3
; ; gsa %v4.2 = masked #0 (%v4.0, %exec_lo.0, %exec_hi.0) used %v4.1
; ; gsa %v4.3 = masked #2 (%v4.1, %exec_lo.0, %exec_hi.0) used %v4.1
; ; gsa %v5.0 = entry used %v5.2
; ; gsa %v5.1 = mu @.Lown (%v5.2, %v5.3) used #5, %v5.3
; ; gsa %v5.2 = masked #1 (%v5.0, %exec_lo.0, %exec_hi.0) used %v5.1
; ; gsa %v5.3 = masked #5 (%v5.1, %exec_lo.0, %exec_hi.0) used %v5.1
; ; span 0 @k 0+2 in=0 exec=entry -> 1
; ; span 1 @.Lloop 2+3 in=0 exec=entry -> 2 1
; ; span 2 @.Lown 5+3 in=0 exec=entry -> 3 2
; ; span 3 @b3 8+1 in=0 exec=entry care=c5 | !entry & !c5 -> end
; ; region 0 function
; ;   then@0
; ;   entry entry then entry
; ; lanes of loop 0 together while-any
; ; lanes of loop 1 together while-any

; test: lanes for which the comparison fails go on in the loop, past what they are compared with
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type k,@function
k:
	v_mov_b32 v4, v0
.Lloop:
	v_add_u32 v4, 1, v4
	v_cmp_ne_u32 vcc, 80, v4
	s_cbranch_vccnz .Lloop
	s_endpgm
; want:
; target gfx900
; symbol k section=".text" fn=@k
; symbol .Lloop section=".text" at=0x4
;
; fn @k device section=".text" at=0x0+0x18 {
; 	in =v %v0
; @k
; 	%v4 =v mov.b32 %v0 | %exec {at=0x0+4}
; @.Lloop
; 	%v4 =v add.u32 1, %v4 | %exec {at=0x4+4}
; 	%vcc =s ne.u32 lit(80), %v4 | %exec {at=0x8+8}
; 	cbrnz @.Lloop | %vcc {at=0x10+4}
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
; ;   bound max=unknown (the exit at trips-lanes-stay.s:9:2 depends on lanes that the comparison at trips-lanes-stay.s:10:2 does not take out of the loop for good)
; ; gsa %vcc_lo.0 = def #2 used #3
; ; gsa %vcc_hi.0 = def #2 used #3
; ; gsa %exec_lo.0 = entry used #0, #1, #2, %v4.2, %v4.3
; ; gsa %exec_hi.0 = entry used #0, #1, #2, %v4.2, %v4.3
; ; gsa %v0.0 = entry used #0
; ; gsa %v4.0 = entry used %v4.2
; ; gsa %v4.1 = mu @.Lloop (%v4.2, %v4.3) used #1, %v4.3
; ; gsa %v4.2 = masked #0 (%v4.0, %exec_lo.0, %exec_hi.0) used %v4.1
; ; gsa %v4.3 = masked #1 (%v4.1, %exec_lo.0, %exec_hi.0) used #2, %v4.1
; ; span 0 @k 0+1 in=0 exec=entry
; ; span 1 @.Lloop 1+3 in=0 exec=entry
; ; span 2 @b2 4+1 in=0 exec=entry care=!entry & c2 | !c2
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; lanes of loop 0 together while-any

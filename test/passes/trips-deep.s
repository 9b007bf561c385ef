; test: a long chain of values that a loop changes does not use up what the search may do
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips
; exit: 0
;
; What round @.Lfirst leaves in v8 is below 64 if it was so before; each value of the chain is used twice.
; The inner loop counts up to it. The last one has a plain bound, which must still be found.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	deep,@function
deep:
	v_and_b32_e32 v8, 63, v0
	v_and_b32_e32 v9, 31, v0
	s_mov_b64 s[12:13], 0
.Lfirst:
	v_max_u32_e32 v10, v9, v8
	v_max_u32_e32 v11, v10, v9
	v_max_u32_e32 v12, v11, v10
	v_max_u32_e32 v13, v12, v11
	v_max_u32_e32 v14, v13, v12
	v_max_u32_e32 v15, v14, v13
	v_max_u32_e32 v16, v15, v14
	v_max_u32_e32 v17, v16, v15
	v_max_u32_e32 v18, v17, v16
	v_max_u32_e32 v19, v18, v17
	v_max_u32_e32 v20, v19, v18
	v_max_u32_e32 v21, v20, v19
	v_min_u32_e32 v8, v21, v20
	v_mov_b32_e32 v9, v20
	v_add_u32_e32 v6, 1, v8
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[14:15], exec
	s_mov_b64 s[16:17], 0
.Linner:
	v_add_u32_e32 v7, 1, v7
	v_cmp_ge_u32_e32 vcc, v7, v6
	s_or_b64 s[16:17], vcc, s[16:17]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execnz .Linner
	s_mov_b64 exec, s[14:15]
	v_cmp_ge_u32_e32 vcc, v8, v9
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lfirst
	s_mov_b32 s10, 0
.Lsecond:
	s_add_i32 s10, s10, 1
	s_cmp_lt_u32 s10, 9
	s_cbranch_scc1 .Lsecond
	s_endpgm
; want:
; target gfx900
; symbol deep section=".text" fn=@deep
; symbol .Lfirst section=".text" at=0xc
; symbol .Linner section=".text" at=0x54
; symbol .Lsecond section=".text" at=0x80
;
; fn @deep device section=".text" at=0x0+0x90 {
; 	in =v %v0
; @deep
; 	%v8 =v and.b32 63, %v0 | %exec {at=0x0+4}
; 	%v9 =v and.b32 31, %v0 | %exec {at=0x4+4}
; 	%s[12:13] =s mov.b64 0 {at=0x8+4}
; @.Lfirst
; 	%v10 =v max.u32 %v9, %v8 | %exec {at=0xc+4}
; 	%v11 =v max.u32 %v10, %v9 | %exec {at=0x10+4}
; 	%v12 =v max.u32 %v11, %v10 | %exec {at=0x14+4}
; 	%v13 =v max.u32 %v12, %v11 | %exec {at=0x18+4}
; 	%v14 =v max.u32 %v13, %v12 | %exec {at=0x1c+4}
; 	%v15 =v max.u32 %v14, %v13 | %exec {at=0x20+4}
; 	%v16 =v max.u32 %v15, %v14 | %exec {at=0x24+4}
; 	%v17 =v max.u32 %v16, %v15 | %exec {at=0x28+4}
; 	%v18 =v max.u32 %v17, %v16 | %exec {at=0x2c+4}
; 	%v19 =v max.u32 %v18, %v17 | %exec {at=0x30+4}
; 	%v20 =v max.u32 %v19, %v18 | %exec {at=0x34+4}
; 	%v21 =v max.u32 %v20, %v19 | %exec {at=0x38+4}
; 	%v8 =v min.u32 %v21, %v20 | %exec {at=0x3c+4}
; 	%v9 =v mov.b32 %v20 | %exec {at=0x40+4}
; 	%v6 =v add.u32 1, %v8 | %exec {at=0x44+4}
; 	%v7 =v mov.b32 0 | %exec {at=0x48+4}
; 	%s[14:15] =s mov.b64 %exec {at=0x4c+4}
; 	%s[16:17] =s mov.b64 0 {at=0x50+4}
; @.Linner
; 	%v7 =v add.u32 1, %v7 | %exec {at=0x54+4}
; 	%vcc =s ge.u32 %v7, %v6 | %exec {at=0x58+4}
; 	%s[16:17] =s or.b64 %vcc, %s[16:17] | def %scc {at=0x5c+4}
; 	%exec =s andn2.b64 %exec, %s[16:17] | def %scc {at=0x60+4}
; 	cbrnz @.Linner | %exec {at=0x64+4}
; @b3
; 	%exec =s mov.b64 %s[14:15] {at=0x68+4}
; 	%vcc =s ge.u32 %v8, %v9 | %exec {at=0x6c+4}
; 	%s[12:13] =s or.b64 %vcc, %s[12:13] | def %scc {at=0x70+4}
; 	%exec =s andn2.b64 %exec, %s[12:13] | def %scc {at=0x74+4}
; 	cbrnz @.Lfirst | %exec {at=0x78+4}
; @b4
; 	%s10 =s mov.b32 0 {at=0x7c+4}
; @.Lsecond
; 	%s10 =s add.i32 %s10, 1 | def %scc {at=0x80+4}
; 	lt.u32 %s10, 9 | def %scc {at=0x84+4}
; 	cbrnz @.Lsecond | %scc {at=0x88+4}
; @b6
; 	end {at=0x8c+4}
; }
; ; facts of @deep
; ; dom @deep: outside
; ; dom @.Lfirst: @deep
; ; dom @.Linner: @.Lfirst
; ; dom @b3: @.Linner
; ; dom @b4: @b3
; ; dom @.Lsecond: @b4
; ; dom @b6: @.Lsecond
; ; postdom @deep: @.Lfirst
; ; postdom @.Lfirst: @.Linner
; ; postdom @.Linner: @b3
; ; postdom @b3: @b4
; ; postdom @b4: @.Lsecond
; ; postdom @.Lsecond: @b6
; ; postdom @b6: outside
; ; cdep @.Lfirst: @b3->@.Lfirst
; ; cdep @.Linner: @.Linner->@.Linner @b3->@.Lfirst
; ; cdep @b3: @b3->@.Lfirst
; ; cdep @.Lsecond: @.Lsecond->@.Lsecond
; ; loop 0 @.Lfirst depth=1
; ;   blocks @.Lfirst @b3 @.Linner
; ;   back @b3->@.Lfirst
; ;   entry @deep->@.Lfirst
; ;   exit @b3->@b4
; ;   bound max=unknown (the exit at trips-deep.s:40:2 depends on what is computed at trips-deep.s:27:2 (min))
; ; loop 1 @.Linner depth=2 in=0
; ;   blocks @.Linner
; ;   back @.Linner->@.Linner
; ;   entry @.Lfirst->@.Linner
; ;   exit @.Linner->@b3
; ;   bound max=63 (v7 of each lane counts 1, 2, ... until v7 >= v8 + 1 (trips-deep.s:35:2))
; ; loop 2 @.Lsecond depth=1
; ;   blocks @.Lsecond
; ;   back @.Lsecond->@.Lsecond
; ;   entry @b4->@.Lsecond
; ;   exit @.Lsecond->@b6
; ;   bound max=8 min=8 (s10 counts 1, 2, ... until s10 >= 9 (trips-deep.s:47:2))
; ; gsa %s10.0 = mu @.Lsecond (%s10.1, %s10.2) used #32
; ; gsa %s10.1 = def #31 used %s10.0
; ; gsa %s10.2 = def #32 used #33, %s10.0
; ; gsa %s12.0 = mu @.Lfirst (%s12.1, %s12.2) used #28
; ; gsa %s12.1 = def #2 used %s12.0
; ; gsa %s12.2 = def #28 used #29, %s12.0
; ; gsa %s13.0 = mu @.Lfirst (%s13.1, %s13.2) used #28
; ; gsa %s13.1 = def #2 used %s13.0
; ; gsa %s13.2 = def #28 used #29, %s13.0
; ; gsa %s14.0 = def #19 used #26
; ; gsa %s15.0 = def #19 used #26
; ; gsa %s16.0 = mu @.Linner (%s16.1, %s16.2) used #23
; ; gsa %s16.1 = def #20 used %s16.0
; ; gsa %s16.2 = def #23 used #24, %s16.0
; ; gsa %s17.0 = mu @.Linner (%s17.1, %s17.2) used #23
; ; gsa %s17.1 = def #20 used %s17.0
; ; gsa %s17.2 = def #23 used #24, %s17.0
; ; gsa %vcc_lo.0 = def #22 used #23
; ; gsa %vcc_lo.1 = def #27 used #28
; ; gsa %vcc_hi.0 = def #22 used #23
; ; gsa %vcc_hi.1 = def #27 used #28
; ; gsa %exec_lo.0 = entry used #0, #1, %exec_lo.1, %v8.2, %v9.2
; ; gsa %exec_lo.1 = mu @.Lfirst (%exec_lo.0, %exec_lo.7) used #3, #4, #5, #6, #7, #8, #9, #10, #11, #12, #13, #14, #15, #16, #17, #18, #19, %exec_lo.2, %v6.2, %v7.4, %v8.3, %v9.3, %v10.2, %v11.2, %v12.2, %v13.2, %v14.2, %v15.2, %v16.2, %v17.2, %v18.2, %v19.2, %v20.2, %v21.2
; ; gsa %exec_lo.2 = mu @.Linner (%exec_lo.1, %exec_lo.5) used #21, #22, #24, %v7.5
; ; gsa %exec_lo.3 = eta @.Linner->@b3 (%exec_lo.5)
; ; gsa %exec_lo.4 = eta @b3->@b4 (%exec_lo.7)
; ; gsa %exec_lo.5 = def #24 used #25, %exec_lo.2, %exec_lo.3
; ; gsa %exec_lo.6 = def #26 used #27, #29
; ; gsa %exec_lo.7 = def #29 used #30, %exec_lo.1, %exec_lo.4
; ; gsa %exec_hi.0 = entry used #0, #1, %exec_hi.1, %v8.2, %v9.2
; ; gsa %exec_hi.1 = mu @.Lfirst (%exec_hi.0, %exec_hi.7) used #3, #4, #5, #6, #7, #8, #9, #10, #11, #12, #13, #14, #15, #16, #17, #18, #19, %exec_hi.2, %v6.2, %v7.4, %v8.3, %v9.3, %v10.2, %v11.2, %v12.2, %v13.2, %v14.2, %v15.2, %v16.2, %v17.2, %v18.2, %v19.2, %v20.2, %v21.2
; ; gsa %exec_hi.2 = mu @.Linner (%exec_hi.1, %exec_hi.5) used #21, #22, #24, %v7.5
; ; gsa %exec_hi.3 = eta @.Linner->@b3 (%exec_hi.5)
; ; gsa %exec_hi.4 = eta @b3->@b4 (%exec_hi.7)
; ; gsa %exec_hi.5 = def #24 used #25, %exec_hi.2, %exec_hi.3
; ; gsa %exec_hi.6 = def #26 used #27, #29
; ; gsa %exec_hi.7 = def #29 used #30, %exec_hi.1, %exec_hi.4
; ; gsa %scc.0 = def #23
; ; gsa %scc.1 = def #24
; ; gsa %scc.2 = def #28
; ; gsa %scc.3 = def #29
; ; gsa %scc.4 = def #32
; ; gsa %scc.5 = def #33 used #34
; ; gsa %v0.0 = entry used #0, #1
; ; gsa %v6.0 = entry used %v6.1
; ; gsa %v6.1 = mu @.Lfirst (%v6.0, %v6.2) used %v6.2
; ; gsa %v6.2 = masked #17 (%v6.1, %exec_lo.1, %exec_hi.1) used #22, %v6.1
; ; gsa %v7.0 = entry used %v7.1
; ; gsa %v7.1 = mu @.Lfirst (%v7.0, %v7.3) used %v7.4
; ; gsa %v7.2 = mu @.Linner (%v7.4, %v7.5) used #21, %v7.5
; ; gsa %v7.3 = eta @.Linner->@b3 (%v7.5) used %v7.1
; ; gsa %v7.4 = masked #18 (%v7.1, %exec_lo.1, %exec_hi.1) used %v7.2
; ; gsa %v7.5 = masked #21 (%v7.2, %exec_lo.2, %exec_hi.2) used #22, %v7.2, %v7.3
; ; gsa %v8.0 = entry used %v8.2
; ; gsa %v8.1 = mu @.Lfirst (%v8.2, %v8.3) used #3, %v8.3
; ; gsa %v8.2 = masked #0 (%v8.0, %exec_lo.0, %exec_hi.0) used %v8.1
; ; gsa %v8.3 = masked #15 (%v8.1, %exec_lo.1, %exec_hi.1) used #17, #27, %v8.1
; ; gsa %v9.0 = entry used %v9.2
; ; gsa %v9.1 = mu @.Lfirst (%v9.2, %v9.3) used #3, #4, %v9.3
; ; gsa %v9.2 = masked #1 (%v9.0, %exec_lo.0, %exec_hi.0) used %v9.1
; ; gsa %v9.3 = masked #16 (%v9.1, %exec_lo.1, %exec_hi.1) used #27, %v9.1
; ; gsa %v10.0 = entry used %v10.1
; ; gsa %v10.1 = mu @.Lfirst (%v10.0, %v10.2) used %v10.2
; ; gsa %v10.2 = masked #3 (%v10.1, %exec_lo.1, %exec_hi.1) used #4, #5, %v10.1
; ; gsa %v11.0 = entry used %v11.1
; ; gsa %v11.1 = mu @.Lfirst (%v11.0, %v11.2) used %v11.2
; ; gsa %v11.2 = masked #4 (%v11.1, %exec_lo.1, %exec_hi.1) used #5, #6, %v11.1
; ; gsa %v12.0 = entry used %v12.1
; ; gsa %v12.1 = mu @.Lfirst (%v12.0, %v12.2) used %v12.2
; ; gsa %v12.2 = masked #5 (%v12.1, %exec_lo.1, %exec_hi.1) used #6, #7, %v12.1
; ; gsa %v13.0 = entry used %v13.1
; ; gsa %v13.1 = mu @.Lfirst (%v13.0, %v13.2) used %v13.2
; ; gsa %v13.2 = masked #6 (%v13.1, %exec_lo.1, %exec_hi.1) used #7, #8, %v13.1
; ; gsa %v14.0 = entry used %v14.1
; ; gsa %v14.1 = mu @.Lfirst (%v14.0, %v14.2) used %v14.2
; ; gsa %v14.2 = masked #7 (%v14.1, %exec_lo.1, %exec_hi.1) used #8, #9, %v14.1
; ; gsa %v15.0 = entry used %v15.1
; ; gsa %v15.1 = mu @.Lfirst (%v15.0, %v15.2) used %v15.2
; ; gsa %v15.2 = masked #8 (%v15.1, %exec_lo.1, %exec_hi.1) used #9, #10, %v15.1
; ; gsa %v16.0 = entry used %v16.1
; ; gsa %v16.1 = mu @.Lfirst (%v16.0, %v16.2) used %v16.2
; ; gsa %v16.2 = masked #9 (%v16.1, %exec_lo.1, %exec_hi.1) used #10, #11, %v16.1
; ; gsa %v17.0 = entry used %v17.1
; ; gsa %v17.1 = mu @.Lfirst (%v17.0, %v17.2) used %v17.2
; ; gsa %v17.2 = masked #10 (%v17.1, %exec_lo.1, %exec_hi.1) used #11, #12, %v17.1
; ; gsa %v18.0 = entry used %v18.1
; ; gsa %v18.1 = mu @.Lfirst (%v18.0, %v18.2) used %v18.2
; ; gsa %v18.2 = masked #11 (%v18.1, %exec_lo.1, %exec_hi.1) used #12, #13, %v18.1
; ; gsa %v19.0 = entry used %v19.1
; ; gsa %v19.1 = mu @.Lfirst (%v19.0, %v19.2) used %v19.2
; ; gsa %v19.2 = masked #12 (%v19.1, %exec_lo.1, %exec_hi.1) used #13, #14, %v19.1
; ; gsa %v20.0 = entry used %v20.1
; ; gsa %v20.1 = mu @.Lfirst (%v20.0, %v20.2) used %v20.2
; ; gsa %v20.2 = masked #13 (%v20.1, %exec_lo.1, %exec_hi.1) used #14, #15, #16, %v20.1
; ; gsa %v21.0 = entry used %v21.1
; ; gsa %v21.1 = mu @.Lfirst (%v21.0, %v21.2) used %v21.2
; ; gsa %v21.2 = masked #14 (%v21.1, %exec_lo.1, %exec_hi.1) used #15, %v21.1
; ; span 0 @deep 0+3 in=0 exec=entry
; ; span 1 @.Lfirst 3+18 in=1 exec=l1.126 care=entry & !l1.126 & l1.12 | entry & l1.126 & !l1.12 | !entry & !l1.126 & !l1.12
; ; span 2 @.Linner 21+4 in=2 exec=l2.126 care=entry & l1.126 & !l1.12 & !l2.126 & l2.16 | entry & l1.126 & !l1.12 & l2.126 & !l2.16 | entry & !l1.126 & l1.12 & !l2.126 & !l2.16 | !entry & !l1.126 & !l1.12 & !l2.126 & !l2.16
; ; span 3 @.Linner 25+1 in=3 exec=l2.126 & !l2.16 & !c22 care=entry & l1.126 & !l1.12 & !l2.126 & l2.16 | entry & l1.126 & !l1.12 & l2.126 & !l2.16 | entry & !l1.126 & l1.12 & !l2.126 & !l2.16 | !entry & !l1.126 & !l1.12 & !l2.126 & !l2.16
; ; span 4 @b3 26+1 in=2 exec=l2.126 & !l2.16 & !c22 empty care=entry & l1.126 & !l1.12 & !l2.126 & l2.16 & c22 | entry & l1.126 & !l1.12 & l2.126 & !l2.16 & c22 | entry & !l1.126 & l1.12 & !l2.126 & !l2.16 & c22 | !entry & !l1.126 & !l1.12 & !l2.126 & !l2.16 & c22 | entry & l1.126 & !l1.12 & !l2.126 & l2.16 & !c22 | entry & !l1.126 & l1.12 & !l2.126 & !l2.16 & !c22 | !entry & !l1.126 & !l1.12 & !l2.126 & !l2.16 & !c22
; ; span 5 @b3 27+3 in=1 exec=l1.126 care=entry & l1.126 & !l1.12 & !l2.126 & l2.16 & c22 | entry & l1.126 & !l1.12 & l2.126 & !l2.16 & c22 | entry & !l1.126 & l1.12 & !l2.126 & !l2.16 & c22 | !entry & !l1.126 & !l1.12 & !l2.126 & !l2.16 & c22 | entry & l1.126 & !l1.12 & !l2.126 & l2.16 & !c22 | entry & !l1.126 & l1.12 & !l2.126 & !l2.16 & !c22 | !entry & !l1.126 & !l1.12 & !l2.126 & !l2.16 & !c22
; ; span 6 @b3 30+1 in=4 exec=l1.126 & !l1.12 & !c27 care=entry & l1.126 & !l1.12 & !l2.126 & l2.16 & c22 | entry & l1.126 & !l1.12 & l2.126 & !l2.16 & c22 | entry & !l1.126 & l1.12 & !l2.126 & !l2.16 & c22 | !entry & !l1.126 & !l1.12 & !l2.126 & !l2.16 & c22 | entry & l1.126 & !l1.12 & !l2.126 & l2.16 & !c22 | entry & !l1.126 & l1.12 & !l2.126 & !l2.16 & !c22 | !entry & !l1.126 & !l1.12 & !l2.126 & !l2.16 & !c22
; ; span 7 @b4 31+1 in=1 exec=l1.126 & !l1.12 & !c27 empty care=entry & l1.126 & !l1.12 & !l2.126 & l2.16 & c22 & c27 | entry & l1.126 & !l1.12 & l2.126 & !l2.16 & c22 & c27 | entry & !l1.126 & l1.12 & !l2.126 & !l2.16 & c22 & c27 | !entry & !l1.126 & !l1.12 & !l2.126 & !l2.16 & c22 & c27 | entry & l1.126 & !l1.12 & !l2.126 & l2.16 & !c22 & c27 | entry & !l1.126 & l1.12 & !l2.126 & !l2.16 & !c22 & c27 | !entry & !l1.126 & !l1.12 & !l2.126 & !l2.16 & !c22 & c27 | entry & !l1.126 & l1.12 & !l2.126 & !l2.16 & !c27 | ...
; ; span 8 @.Lsecond 32+3 in=1 exec=l1.126 & !l1.12 & !c27 empty care=entry & !l1.126 & l1.12 & c27 | entry & l1.126 & !l1.12 & c27 | !entry & !l1.126 & !l1.12 & c27 | entry & !l1.126 & l1.12 & !c27 | !entry & !l1.126 & !l1.12 & !c27
; ; span 9 @b6 35+1 in=1 exec=l1.126 & !l1.12 & !c27 empty care=entry & !l1.126 & l1.12 & c27 & !u11 | entry & l1.126 & !l1.12 & c27 & !u11 | !entry & !l1.126 & !l1.12 & c27 & !u11 | entry & !l1.126 & l1.12 & !c27 & !u11 | !entry & !l1.126 & !l1.12 & !c27 & !u11
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 loop in=0 exit loop=0
; ;  
; ;   entry entry then l1.126
; ; region 2 loop in=1 join loop=1
; ;   join=26 flow@4 end@5
; ;   entry l1.126 then l2.126
; ; region 3 split in=2 outer closer=2
; ;   split=24 skip @.Linner->@b3
; ;   entry l2.126 then l2.126 & !l2.16 & !c22
; ; region 4 split in=1 exit
; ;   split=29 skip @b3->@b4
; ;   entry l1.126 then l1.126 & !l1.12 & !c27
; ; lanes of loop 0 shrinks while-any
; ; lanes of loop 1 shrinks while-any
; ; lanes of loop 2 together

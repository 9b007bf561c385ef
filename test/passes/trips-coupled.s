; test: values of a loop that make each other: none keeps to what it is on entry
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips
;
; s8 is what s9 was, s9 what s10 was; and that becomes up to 60. The inner loop counts up to s8.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	coupled,@function
coupled:
	s_mov_b32 s8, 1
	s_mov_b32 s9, 2
	s_mov_b32 s10, 3
	s_mov_b32 s12, 0
.Louter:
	s_mov_b32 s13, 0
.Linner:
	s_add_i32 s13, s13, 1
	s_cmp_lt_u32 s13, s8
	s_cbranch_scc1 .Linner
	s_mov_b32 s8, s9
	s_mov_b32 s9, s10
	s_mul_i32 s10, s10, 5
	s_and_b32 s10, s10, 60
	s_add_i32 s12, s12, 1
	s_cmp_lt_u32 s12, 20
	s_cbranch_scc1 .Louter
	s_endpgm
; want:
; target gfx900
; symbol coupled section=".text" fn=@coupled
; symbol .Louter section=".text" at=0x10
; symbol .Linner section=".text" at=0x14
;
; fn @coupled device section=".text" at=0x0+0x40 {
; @coupled
; 	%s8 =s mov.b32 1 {at=0x0+4}
; 	%s9 =s mov.b32 2 {at=0x4+4}
; 	%s10 =s mov.b32 3 {at=0x8+4}
; 	%s12 =s mov.b32 0 {at=0xc+4}
; @.Louter
; 	%s13 =s mov.b32 0 {at=0x10+4}
; @.Linner
; 	%s13 =s add.i32 %s13, 1 | def %scc {at=0x14+4}
; 	lt.u32 %s13, %s8 | def %scc {at=0x18+4}
; 	cbrnz @.Linner | %scc {at=0x1c+4}
; @b3
; 	%s8 =s mov.b32 %s9 {at=0x20+4}
; 	%s9 =s mov.b32 %s10 {at=0x24+4}
; 	%s10 =s mul.i32 %s10, 5 {at=0x28+4}
; 	%s10 =s and.b32 %s10, 60 | def %scc {at=0x2c+4}
; 	%s12 =s add.i32 %s12, 1 | def %scc {at=0x30+4}
; 	lt.u32 %s12, 20 | def %scc {at=0x34+4}
; 	cbrnz @.Louter | %scc {at=0x38+4}
; @b4
; 	end {at=0x3c+4}
; }
; ; facts of @coupled
; ; dom @coupled: outside
; ; dom @.Louter: @coupled
; ; dom @.Linner: @.Louter
; ; dom @b3: @.Linner
; ; dom @b4: @b3
; ; postdom @coupled: @.Louter
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
; ;   entry @coupled->@.Louter
; ;   exit @b3->@b4
; ;   bound max=19 min=19 (s12 counts 1, 2, ... until s12 >= 20 (trips-coupled.s:24:2))
; ; loop 1 @.Linner depth=2 in=0
; ;   blocks @.Linner
; ;   back @.Linner->@.Linner
; ;   entry @.Louter->@.Linner
; ;   exit @.Linner->@b3
; ;   bound max=59 (s13 counts 1, 2, ... until s13 >= s8 (trips-coupled.s:17:2))
; ; gsa %s8.0 = mu @.Louter (%s8.1, %s8.2) used #6
; ; gsa %s8.1 = def #0 used %s8.0
; ; gsa %s8.2 = def #8 used %s8.0
; ; gsa %s9.0 = mu @.Louter (%s9.1, %s9.2) used #8
; ; gsa %s9.1 = def #1 used %s9.0
; ; gsa %s9.2 = def #9 used %s9.0
; ; gsa %s10.0 = mu @.Louter (%s10.1, %s10.3) used #9, #10
; ; gsa %s10.1 = def #2 used %s10.0
; ; gsa %s10.2 = def #10 used #11
; ; gsa %s10.3 = def #11 used %s10.0
; ; gsa %s12.0 = mu @.Louter (%s12.1, %s12.2) used #12
; ; gsa %s12.1 = def #3 used %s12.0
; ; gsa %s12.2 = def #12 used #13, %s12.0
; ; gsa %s13.0 = mu @.Linner (%s13.1, %s13.2) used #5
; ; gsa %s13.1 = def #4 used %s13.0
; ; gsa %s13.2 = def #5 used #6, %s13.0
; ; gsa %exec_lo.0 = entry
; ; gsa %exec_hi.0 = entry
; ; gsa %scc.0 = def #5
; ; gsa %scc.1 = def #6 used #7
; ; gsa %scc.2 = def #11
; ; gsa %scc.3 = def #12
; ; gsa %scc.4 = def #13 used #14
; ; span 0 @coupled 0+4 in=0 exec=entry
; ; span 1 @.Louter 4+1 in=0 exec=entry
; ; span 2 @.Linner 5+3 in=0 exec=entry
; ; span 3 @b3 8+7 in=0 exec=entry care=!u1
; ; span 4 @b4 15+1 in=0 exec=entry care=!u1 & !u2
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; lanes of loop 0 together
; ; lanes of loop 1 together

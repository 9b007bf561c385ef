; test: what a lane outside of the loop holds has not the bounds of those inside
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips
; exit: 0
;
; Lanes 0 and 1 go round the first loop; v5 is below 8 in them on entry, but what lane 3 holds is
; any number, and after a round v5 is that in all lanes of the loop. The second loop counts up to it.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
outside:
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v1, s[6:7]
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 2, v0
	s_and_saveexec_b64 s[8:9], vcc
	v_and_b32_e32 v5, 7, v0
	s_mov_b32 s10, 0
.Lfirst:
	s_cmp_eq_u32 s10, 4
	s_cbranch_scc1 .Lbetween
	v_readlane_b32 s11, v5, 3
	v_mov_b32_e32 v5, s11
	s_add_i32 s10, s10, 1
	s_branch .Lfirst
.Lbetween:
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[12:13], 0
.Lsecond:
	v_add_u32_e32 v6, 1, v6
	v_cmp_ge_u32_e32 vcc, v6, v5
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lsecond
	s_endpgm
	.amdhsa_kernel outside
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; target gfx900
; symbol outside section=".text" fn=@outside
; symbol .Lfirst section=".text" at=0x2c
; symbol .Lbetween section=".text" at=0x48
; symbol .Lsecond section=".text" at=0x50
;
; fn @outside section=".text" at=0x0+0x68 {
; 	desc vgprs=8 sgprs=32 float_mode=192 dx10_clamp ieee_mode
; 	abi private_segment_buffer kernarg_ptr workgroup_id_x user_sgprs=6 s_private_segment_buffer=0 s_kernarg_ptr=4 s_workgroup_id_x=6
; 	in =s %s[4:5]
; 	in =v %v0
; @outside
; 	%s[6:7] =s load %s[4:5], scalar 8 {at=0x0+8}
; 	%v1 =v shlrev.b32 2, %v0 | %exec {at=0x8+4}
; 	waitcnt lgkmcnt=0 {at=0xc+4}
; 	%v5 =v load %v1, %s[6:7], global 4 | %exec {at=0x10+8}
; 	waitcnt vmcnt=0 {at=0x18+4}
; 	%vcc =s gt.u32 2, %v0 | %exec {at=0x1c+4}
; 	%s[8:9] =s and_saveexec.b64 %vcc | %exec, def %scc, def %exec {at=0x20+4}
; 	%v5 =v and.b32 7, %v0 | %exec {at=0x24+4}
; 	%s10 =s mov.b32 0 {at=0x28+4}
; @.Lfirst
; 	eq.u32 %s10, 4 | def %scc {at=0x2c+4}
; 	cbrnz @.Lbetween | %scc {at=0x30+4}
; @b2
; 	%s11 =s readlane.b32 %v5, 3 {at=0x34+8}
; 	%v5 =v mov.b32 %s11 | %exec {at=0x3c+4}
; 	%s10 =s add.i32 %s10, 1 | def %scc {at=0x40+4}
; 	br @.Lfirst {at=0x44+4}
; @.Lbetween
; 	%v6 =v mov.b32 0 | %exec {at=0x48+4}
; 	%s[12:13] =s mov.b64 0 {at=0x4c+4}
; @.Lsecond
; 	%v6 =v add.u32 1, %v6 | %exec {at=0x50+4}
; 	%vcc =s ge.u32 %v6, %v5 | %exec {at=0x54+4}
; 	%s[12:13] =s or.b64 %vcc, %s[12:13] | def %scc {at=0x58+4}
; 	%exec =s andn2.b64 %exec, %s[12:13] | def %scc {at=0x5c+4}
; 	cbrnz @.Lsecond | %exec {at=0x60+4}
; @b5
; 	end {at=0x64+4}
; }
; ; facts of @outside
; ; dom @outside: outside
; ; dom @.Lfirst: @outside
; ; dom @b2: @.Lfirst
; ; dom @.Lbetween: @.Lfirst
; ; dom @.Lsecond: @.Lbetween
; ; dom @b5: @.Lsecond
; ; postdom @outside: @.Lfirst
; ; postdom @.Lfirst: @.Lbetween
; ; postdom @b2: @.Lfirst
; ; postdom @.Lbetween: @.Lsecond
; ; postdom @.Lsecond: @b5
; ; postdom @b5: outside
; ; cdep @.Lfirst: @.Lfirst->@b2
; ; cdep @b2: @.Lfirst->@b2
; ; cdep @.Lsecond: @.Lsecond->@.Lsecond
; ; loop 0 @.Lfirst depth=1
; ;   blocks @.Lfirst @b2
; ;   back @b2->@.Lfirst
; ;   entry @outside->@.Lfirst
; ;   exit @.Lfirst->@.Lbetween
; ;   bound max=4 min=4 (s10 counts 0, 1, ... until s10 == 4 (trips-readlane-outside.s:20:2))
; ; loop 1 @.Lsecond depth=1
; ;   blocks @.Lsecond
; ;   back @.Lsecond->@.Lsecond
; ;   entry @.Lbetween->@.Lsecond
; ;   exit @.Lsecond->@b5
; ;   bound max=4294967294 (v6 of each lane counts 1, 2, ... until v6 >= v5 (trips-readlane-outside.s:31:2))
; ; gsa %s4.0 = entry used #0
; ; gsa %s5.0 = entry used #0
; ; gsa %s6.0 = def #0 used #3
; ; gsa %s7.0 = def #0 used #3
; ; gsa %s8.0 = def #6
; ; gsa %s9.0 = def #6
; ; gsa %s10.0 = mu @.Lfirst (%s10.1, %s10.2) used #9, #13
; ; gsa %s10.1 = def #8 used %s10.0
; ; gsa %s10.2 = def #13 used %s10.0
; ; gsa %s11.0 = def #11 used #12
; ; gsa %s12.0 = mu @.Lsecond (%s12.1, %s12.2) used #19
; ; gsa %s12.1 = def #16 used %s12.0
; ; gsa %s12.2 = def #19 used #20, %s12.0
; ; gsa %s13.0 = mu @.Lsecond (%s13.1, %s13.2) used #19
; ; gsa %s13.1 = def #16 used %s13.0
; ; gsa %s13.2 = def #19 used #20, %s13.0
; ; gsa %vcc_lo.0 = def #5 used #6
; ; gsa %vcc_lo.1 = def #18 used #19
; ; gsa %vcc_hi.0 = def #5 used #6
; ; gsa %vcc_hi.1 = def #18 used #19
; ; gsa %exec_lo.0 = entry used #1, #3, #5, #6, %v1.1, %v5.3
; ; gsa %exec_lo.1 = mu @.Lsecond (%exec_lo.3, %exec_lo.4) used #17, #18, #20, %v6.3
; ; gsa %exec_lo.2 = eta @.Lsecond->@b5 (%exec_lo.4)
; ; gsa %exec_lo.3 = def #6 used #7, #12, #15, %exec_lo.1, %v5.4, %v5.5, %v6.2
; ; gsa %exec_lo.4 = def #20 used #21, %exec_lo.1, %exec_lo.2
; ; gsa %exec_hi.0 = entry used #1, #3, #5, #6, %v1.1, %v5.3
; ; gsa %exec_hi.1 = mu @.Lsecond (%exec_hi.3, %exec_hi.4) used #17, #18, #20, %v6.3
; ; gsa %exec_hi.2 = eta @.Lsecond->@b5 (%exec_hi.4)
; ; gsa %exec_hi.3 = def #6 used #7, #12, #15, %exec_hi.1, %v5.4, %v5.5, %v6.2
; ; gsa %exec_hi.4 = def #20 used #21, %exec_hi.1, %exec_hi.2
; ; gsa %scc.0 = def #6
; ; gsa %scc.1 = def #9 used #10
; ; gsa %scc.2 = def #13
; ; gsa %scc.3 = def #19
; ; gsa %scc.4 = def #20
; ; gsa %v0.0 = entry used #1, #5, #7
; ; gsa %v1.0 = entry used %v1.1
; ; gsa %v1.1 = masked #1 (%v1.0, %exec_lo.0, %exec_hi.0) used #3
; ; gsa %v5.0 = entry used %v5.3
; ; gsa %v5.1 = mu @.Lfirst (%v5.4, %v5.5) used #11, %v5.2, %v5.5
; ; gsa %v5.2 = eta @.Lfirst->@.Lbetween (%v5.1) used #18
; ; gsa %v5.3 = masked #3 (%v5.0, %exec_lo.0, %exec_hi.0) used %v5.4
; ; gsa %v5.4 = masked #7 (%v5.3, %exec_lo.3, %exec_hi.3) used %v5.1
; ; gsa %v5.5 = masked #12 (%v5.1, %exec_lo.3, %exec_hi.3) used %v5.1
; ; gsa %v6.0 = entry used %v6.2
; ; gsa %v6.1 = mu @.Lsecond (%v6.2, %v6.3) used #17, %v6.3
; ; gsa %v6.2 = masked #15 (%v6.0, %exec_lo.3, %exec_hi.3) used %v6.1
; ; gsa %v6.3 = masked #17 (%v6.1, %exec_lo.1, %exec_hi.1) used #18, %v6.1
; ; gsa %v5:3.0 = mu @.Lfirst (%v5:3.1, %v5:3.2) used #11
; ; gsa %v5:3.1 = clobber #7 used %v5:3.0
; ; gsa %v5:3.2 = clobber #12 used %v5:3.0
; ; span 0 @outside 0+7 in=0 exec=entry busy
; ; span 1 @outside 7+2 in=1 exec=entry & c5
; ; span 2 @.Lfirst 9+2 in=1 exec=entry & c5
; ; span 3 @b2 11+4 in=1 exec=entry & c5 care=!u2
; ; span 4 @.Lbetween 15+2 in=1 exec=entry & c5 care=u2
; ; span 5 @.Lsecond 17+4 in=2 exec=l4.126 care=entry & c5 & !l4.126 & l4.12 | entry & c5 & l4.126 & !l4.12 | !entry & c5 & !l4.126 & !l4.12 | !c5 & !l4.126 & !l4.12
; ; span 6 @.Lsecond 21+1 in=3 exec=l4.126 & !l4.12 & !c18 care=entry & c5 & !l4.126 & l4.12 | entry & c5 & l4.126 & !l4.12 | !entry & c5 & !l4.126 & !l4.12 | !c5 & !l4.126 & !l4.12
; ; span 7 @b5 22+1 in=2 exec=l4.126 & !l4.12 & !c18 empty care=entry & c5 & !l4.126 & l4.12 & c18 | entry & c5 & l4.126 & !l4.12 & c18 | !entry & c5 & !l4.126 & !l4.12 & c18 | !c5 & !l4.126 & !l4.12 & c18 | entry & c5 & !l4.126 & l4.12 & !c18 | !entry & c5 & !l4.126 & !l4.12 & !c18 | !c5 & !l4.126 & !l4.12 & !c18
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 split in=0 exit
; ;   split=6
; ;   entry entry then entry & c5
; ; region 2 loop in=1 exit loop=1
; ;  
; ;   entry entry & c5 then l4.126
; ; region 3 split in=2 exit
; ;   split=20 skip @.Lsecond->@b5
; ;   entry l4.126 then l4.126 & !l4.12 & !c18
; ; lanes of loop 0 together
; ; lanes of loop 1 shrinks while-any

; test: halves of shifts of 64 bits: the lower one of a shift to the left is a sum of lower halves, the upper one of a shift to the right is 0 only if it was; fields of packed numbers are what was put there
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_and_b32_e32 v1, 15, v1
	v_and_b32_e32 v2, 15, v2
	v_lshlrev_b32_e32 v1, 4, v1
	v_mov_b32_e32 v4, 3
	v_lshl_or_b32 v3, v4, 8, v1
	v_or_b32_e32 v3, v3, v2
	v_bfe_u32 v3, v3, 8, 4
	v_readfirstlane_b32 s11, v3
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[2:3], s[2:3], 0x0
	s_waitcnt lgkmcnt(0)
	s_lshr_b64 s[6:7], s[2:3], 4
	s_lshl_b64 s[8:9], s[2:3], 33
	s_mov_b32 s10, 0
.Lupper_of_any:
	s_add_u32 s10, s10, 2
	s_cmp_lt_u32 s10, s7
	s_cbranch_scc1 .Lupper_of_any
	s_mov_b32 s10, 0
.Llower_of_33:
	s_add_u32 s10, s10, 2
	s_cmp_lt_u32 s10, s8
	s_cbranch_scc1 .Llower_of_33
	s_mov_b32 s3, 0
	s_lshr_b64 s[6:7], s[2:3], 4
	s_mov_b32 s10, 0
.Lupper_of_0:
	s_add_u32 s10, s10, 2
	s_cmp_lt_u32 s10, s7
	s_cbranch_scc1 .Lupper_of_0
	s_mov_b32 s10, 0
.Lfield:
	s_add_u32 s10, s10, 1
	s_cmp_lt_u32 s10, s11
	s_cbranch_scc1 .Lfield
	s_endpgm
.Lend_k:
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; target gfx900
; symbol k section=".text" fn=@k
; symbol .Lupper_of_any section=".text" at=0x50
; symbol .Llower_of_33 section=".text" at=0x60
; symbol .Lupper_of_0 section=".text" at=0x78
; symbol .Lfield section=".text" at=0x88
; symbol .Lend_k section=".text" at=0x98
;
; fn @k section=".text" at=0x0+0x98 {
; 	desc vgprs=16 sgprs=48 kernarg_bytes=8 float_mode=192 dx10_clamp ieee_mode
; 	abi kernarg_ptr workgroup_id_x user_sgprs=2 s_kernarg_ptr=0 s_workgroup_id_x=2
; 	in =s %s[0:1]
; @k
; 	%v1 =v and.b32 15, %v1 | %exec {at=0x0+4}
; 	%v2 =v and.b32 15, %v2 | %exec {at=0x4+4}
; 	%v1 =v shlrev.b32 4, %v1 | %exec {at=0x8+4}
; 	%v4 =v mov.b32 3 | %exec {at=0xc+4}
; 	%v3 =v shlor.b32 %v4, 8, %v1 | %exec {at=0x10+8}
; 	%v3 =v or.b32 %v3, %v2 | %exec {at=0x18+4}
; 	%v3 =v bfe.u32 %v3, 8, 4 | %exec {at=0x1c+8}
; 	%s11 =s readfirst.b32 %v3 | %exec {at=0x24+4}
; 	%s[2:3] =s load %s[0:1], scalar 8 {at=0x28+8}
; 	%s5 =s mov.b32 0 {at=0x30+4}
; 	waitcnt lgkmcnt=0 {at=0x34+4}
; 	%s[2:3] =s load %s[2:3], scalar 8 {at=0x38+8}
; 	waitcnt lgkmcnt=0 {at=0x40+4}
; 	%s[6:7] =s lshr.b64 %s[2:3], 4 | def %scc {at=0x44+4}
; 	%s[8:9] =s shl.b64 %s[2:3], 33 | def %scc {at=0x48+4}
; 	%s10 =s mov.b32 0 {at=0x4c+4}
; @.Lupper_of_any
; 	%s10 =s add.u32 %s10, 2 | def %scc {at=0x50+4}
; 	lt.u32 %s10, %s7 | def %scc {at=0x54+4}
; 	cbrnz @.Lupper_of_any | %scc {at=0x58+4}
; @b2
; 	%s10 =s mov.b32 0 {at=0x5c+4}
; @.Llower_of_33
; 	%s10 =s add.u32 %s10, 2 | def %scc {at=0x60+4}
; 	lt.u32 %s10, %s8 | def %scc {at=0x64+4}
; 	cbrnz @.Llower_of_33 | %scc {at=0x68+4}
; @b4
; 	%s3 =s mov.b32 0 {at=0x6c+4}
; 	%s[6:7] =s lshr.b64 %s[2:3], 4 | def %scc {at=0x70+4}
; 	%s10 =s mov.b32 0 {at=0x74+4}
; @.Lupper_of_0
; 	%s10 =s add.u32 %s10, 2 | def %scc {at=0x78+4}
; 	lt.u32 %s10, %s7 | def %scc {at=0x7c+4}
; 	cbrnz @.Lupper_of_0 | %scc {at=0x80+4}
; @b6
; 	%s10 =s mov.b32 0 {at=0x84+4}
; @.Lfield
; 	%s10 =s add.u32 %s10, 1 | def %scc {at=0x88+4}
; 	lt.u32 %s10, %s11 | def %scc {at=0x8c+4}
; 	cbrnz @.Lfield | %scc {at=0x90+4}
; @b8
; 	end {at=0x94+4}
; }
; ; facts of @k
; ; dom @k: outside
; ; dom @.Lupper_of_any: @k
; ; dom @b2: @.Lupper_of_any
; ; dom @.Llower_of_33: @b2
; ; dom @b4: @.Llower_of_33
; ; dom @.Lupper_of_0: @b4
; ; dom @b6: @.Lupper_of_0
; ; dom @.Lfield: @b6
; ; dom @b8: @.Lfield
; ; postdom @k: @.Lupper_of_any
; ; postdom @.Lupper_of_any: @b2
; ; postdom @b2: @.Llower_of_33
; ; postdom @.Llower_of_33: @b4
; ; postdom @b4: @.Lupper_of_0
; ; postdom @.Lupper_of_0: @b6
; ; postdom @b6: @.Lfield
; ; postdom @.Lfield: @b8
; ; postdom @b8: outside
; ; cdep @.Lupper_of_any: @.Lupper_of_any->@.Lupper_of_any
; ; cdep @.Llower_of_33: @.Llower_of_33->@.Llower_of_33
; ; cdep @.Lupper_of_0: @.Lupper_of_0->@.Lupper_of_0
; ; cdep @.Lfield: @.Lfield->@.Lfield
; ; loop 0 @.Lupper_of_any depth=1
; ;   blocks @.Lupper_of_any
; ;   back @.Lupper_of_any->@.Lupper_of_any
; ;   entry @k->@.Lupper_of_any
; ;   exit @.Lupper_of_any->@b2
; ;   bound max=unknown (the exit at trips-wide-halves.s:24:2 depends on what is computed at trips-wide-halves.s:19:2 (lshr); s10 may wrap past the exit s10 >= s7)
; ; loop 1 @.Llower_of_33 depth=1
; ;   blocks @.Llower_of_33
; ;   back @.Llower_of_33->@.Llower_of_33
; ;   entry @b2->@.Llower_of_33
; ;   exit @.Llower_of_33->@b4
; ;   bound max=0 (never repeated: the branch at trips-wide-halves.s:30:2 never goes on)
; ; loop 2 @.Lupper_of_0 depth=1
; ;   blocks @.Lupper_of_0
; ;   back @.Lupper_of_0->@.Lupper_of_0
; ;   entry @b4->@.Lupper_of_0
; ;   exit @.Lupper_of_0->@b6
; ;   bound max=0 (never repeated: the branch at trips-wide-halves.s:37:2 never goes on)
; ; loop 3 @.Lfield depth=1
; ;   blocks @.Lfield
; ;   back @.Lfield->@.Lfield
; ;   entry @b6->@.Lfield
; ;   exit @.Lfield->@b8
; ;   bound max=2 min=2 (s10 counts 1, 2, ... until s10 >= 3 (trips-wide-halves.s:41:2))
; ; gsa %s0.0 = entry used #8
; ; gsa %s1.0 = entry used #8
; ; gsa %s2.0 = def #8 used #11
; ; gsa %s2.1 = def #11 used #13, #14, #24
; ; gsa %s3.0 = def #8 used #11
; ; gsa %s3.1 = def #11 used #13, #14
; ; gsa %s3.2 = def #23 used #24
; ; gsa %s5.0 = def #9
; ; gsa %s6.0 = def #13
; ; gsa %s6.1 = def #24
; ; gsa %s7.0 = def #13 used #17
; ; gsa %s7.1 = def #24 used #27
; ; gsa %s8.0 = def #14 used #21
; ; gsa %s9.0 = def #14
; ; gsa %s10.0 = mu @.Lupper_of_any (%s10.4, %s10.5) used #16
; ; gsa %s10.1 = mu @.Llower_of_33 (%s10.6, %s10.7) used #20
; ; gsa %s10.2 = mu @.Lupper_of_0 (%s10.8, %s10.9) used #26
; ; gsa %s10.3 = mu @.Lfield (%s10.10, %s10.11) used #30
; ; gsa %s10.4 = def #15 used %s10.0
; ; gsa %s10.5 = def #16 used #17, %s10.0
; ; gsa %s10.6 = def #19 used %s10.1
; ; gsa %s10.7 = def #20 used #21, %s10.1
; ; gsa %s10.8 = def #25 used %s10.2
; ; gsa %s10.9 = def #26 used #27, %s10.2
; ; gsa %s10.10 = def #29 used %s10.3
; ; gsa %s10.11 = def #30 used #31, %s10.3
; ; gsa %s11.0 = def #7 used #31
; ; gsa %exec_lo.0 = entry used #0, #1, #2, #3, #4, #5, #6, #7, %v1.1, %v1.2, %v2.1, %v3.1, %v3.2, %v3.3, %v4.1
; ; gsa %exec_hi.0 = entry used #0, #1, #2, #3, #4, #5, #6, #7, %v1.1, %v1.2, %v2.1, %v3.1, %v3.2, %v3.3, %v4.1
; ; gsa %scc.0 = def #13
; ; gsa %scc.1 = def #14
; ; gsa %scc.2 = def #16
; ; gsa %scc.3 = def #17 used #18
; ; gsa %scc.4 = def #20
; ; gsa %scc.5 = def #21 used #22
; ; gsa %scc.6 = def #24
; ; gsa %scc.7 = def #26
; ; gsa %scc.8 = def #27 used #28
; ; gsa %scc.9 = def #30
; ; gsa %scc.10 = def #31 used #32
; ; gsa %v1.0 = entry used #0, %v1.1
; ; gsa %v1.1 = masked #0 (%v1.0, %exec_lo.0, %exec_hi.0) used #2, %v1.2
; ; gsa %v1.2 = masked #2 (%v1.1, %exec_lo.0, %exec_hi.0) used #4
; ; gsa %v2.0 = entry used #1, %v2.1
; ; gsa %v2.1 = masked #1 (%v2.0, %exec_lo.0, %exec_hi.0) used #5
; ; gsa %v3.0 = entry used %v3.1
; ; gsa %v3.1 = masked #4 (%v3.0, %exec_lo.0, %exec_hi.0) used #5, %v3.2
; ; gsa %v3.2 = masked #5 (%v3.1, %exec_lo.0, %exec_hi.0) used #6, %v3.3
; ; gsa %v3.3 = masked #6 (%v3.2, %exec_lo.0, %exec_hi.0) used #7
; ; gsa %v4.0 = entry used %v4.1
; ; gsa %v4.1 = masked #3 (%v4.0, %exec_lo.0, %exec_hi.0) used #4
; ; span 0 @k 0+16 in=0 exec=entry busy
; ; span 1 @.Lupper_of_any 16+3 in=0 exec=entry busy
; ; span 2 @b2 19+1 in=0 exec=entry busy care=!u1
; ; span 3 @.Llower_of_33 20+3 in=0 exec=entry busy
; ; span 4 @b4 23+3 in=0 exec=entry busy care=!u2
; ; span 5 @.Lupper_of_0 26+3 in=0 exec=entry busy
; ; span 6 @b6 29+1 in=0 exec=entry busy care=!u3
; ; span 7 @.Lfield 30+3 in=0 exec=entry busy
; ; span 8 @b8 33+1 in=0 exec=entry busy care=!u4
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; lanes of loop 0 together while-any
; ; lanes of loop 1 together while-any
; ; lanes of loop 2 together while-any
; ; lanes of loop 3 together while-any

; test: counters kept in scratch memory, as without optimisation
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips
;
; scratch+16 counts for every lane of the first loop. In the second, lanes that do not enter the
; branch keep what they have: no bound.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.text
k:
	s_add_u32 s0, s0, s5
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], 0 offset:16
	buffer_store_dword v1, off, s[0:3], 0 offset:20
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[12:13], exec
.Lcounted:
	buffer_load_dword v1, off, s[0:3], 0 offset:16
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, 3, v1
	buffer_store_dword v2, off, s[0:3], 0 offset:16
	v_cmp_le_u32_e32 vcc, 30, v1
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lcounted
	s_mov_b64 exec, s[12:13]
	s_mov_b64 s[8:9], 0
.Lheld:
	buffer_load_dword v1, off, s[0:3], 0 offset:20
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[14:15], vcc
	v_add_u32_e32 v2, 1, v1
	buffer_store_dword v2, off, s[0:3], 0 offset:20
	s_or_b64 exec, exec, s[14:15]
	v_cmp_le_u32_e32 vcc, 30, v1
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lheld
	s_endpgm
.Lend:
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_private_segment_fixed_size 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; target gfx900
; symbol k section=".text" fn=@k
; symbol .Lcounted section=".text" at=0x24
; symbol .Lheld section=".text" at=0x54
; symbol .Lend section=".text" at=0x8c
;
; fn @k section=".text" at=0x0+0x8c {
; 	desc vgprs=8 sgprs=32 scratch_bytes=32 code_object_version=4 float_mode=192 dx10_clamp ieee_mode
; 	abi private_segment_buffer workgroup_id_x scratch_wave_offset user_sgprs=4 s_private_segment_buffer=0 s_workgroup_id_x=4 s_scratch_wave_offset=5
; 	in =s %s[2:3], %s5
; 	in =v %v0
; @k
; 	%s0 =s add.u32 %s0, %s5 | def %scc {at=0x0+4}
; 	%s1 =s addc.u32 %s1, 0 | %scc, def %scc {at=0x4+4}
; 	%v1 =v mov.b32 0 | %exec {at=0x8+4}
; 	store %v1, %s[0:3], 0, global 4 | %exec offset=16 {addr=255 data=0 at=0xc+8}
; 	store %v1, %s[0:3], 0, global 4 | %exec offset=20 {addr=255 data=0 at=0x14+8}
; 	%s[8:9] =s mov.b64 0 {at=0x1c+4}
; 	%s[12:13] =s mov.b64 %exec {at=0x20+4}
; @.Lcounted
; 	%v1 =v load %s[0:3], 0, global 4 | %exec offset=16 {addr=255 at=0x24+8}
; 	waitcnt vmcnt=0 {at=0x2c+4}
; 	%v2 =v add.u32 3, %v1 | %exec {at=0x30+4}
; 	store %v2, %s[0:3], 0, global 4 | %exec offset=16 {addr=255 data=0 at=0x34+8}
; 	%vcc =s le.u32 30, %v1 | %exec {at=0x3c+4}
; 	%s[8:9] =s or.b64 %vcc, %s[8:9] | def %scc {at=0x40+4}
; 	%exec =s andn2.b64 %exec, %s[8:9] | def %scc {at=0x44+4}
; 	cbrnz @.Lcounted | %exec {at=0x48+4}
; @b2
; 	%exec =s mov.b64 %s[12:13] {at=0x4c+4}
; 	%s[8:9] =s mov.b64 0 {at=0x50+4}
; @.Lheld
; 	%v1 =v load %s[0:3], 0, global 4 | %exec offset=20 {addr=255 at=0x54+8}
; 	waitcnt vmcnt=0 {at=0x5c+4}
; 	%vcc =s eq.u32 3, %v0 | %exec {at=0x60+4}
; 	%s[14:15] =s and_saveexec.b64 %vcc | %exec, def %scc, def %exec {at=0x64+4}
; 	%v2 =v add.u32 1, %v1 | %exec {at=0x68+4}
; 	store %v2, %s[0:3], 0, global 4 | %exec offset=20 {addr=255 data=0 at=0x6c+8}
; 	%exec =s or.b64 %exec, %s[14:15] | def %scc {at=0x74+4}
; 	%vcc =s le.u32 30, %v1 | %exec {at=0x78+4}
; 	%s[8:9] =s or.b64 %vcc, %s[8:9] | def %scc {at=0x7c+4}
; 	%exec =s andn2.b64 %exec, %s[8:9] | def %scc {at=0x80+4}
; 	cbrnz @.Lheld | %exec {at=0x84+4}
; @b4
; 	end {at=0x88+4}
; }
; ; facts of @k
; ; dom @k: outside
; ; dom @.Lcounted: @k
; ; dom @b2: @.Lcounted
; ; dom @.Lheld: @b2
; ; dom @b4: @.Lheld
; ; postdom @k: @.Lcounted
; ; postdom @.Lcounted: @b2
; ; postdom @b2: @.Lheld
; ; postdom @.Lheld: @b4
; ; postdom @b4: outside
; ; cdep @.Lcounted: @.Lcounted->@.Lcounted
; ; cdep @.Lheld: @.Lheld->@.Lheld
; ; loop 0 @.Lcounted depth=1
; ;   blocks @.Lcounted
; ;   back @.Lcounted->@.Lcounted
; ;   entry @k->@.Lcounted
; ;   exit @.Lcounted->@b2
; ;   bound max=10 (scratch:16 of each lane counts 0, 3, ... until scratch:16 >= 30 (trips-scratch.s:22:2))
; ; loop 1 @.Lheld depth=1
; ;   blocks @.Lheld
; ;   back @.Lheld->@.Lheld
; ;   entry @b2->@.Lheld
; ;   exit @.Lheld->@b4
; ;   bound max=unknown (scratch:20 does not change by the same number in every iteration of the loop at trips-scratch.s:29:2)
; ; gsa %s0.0 = entry used #0
; ; gsa %s0.1 = def #0 used #3, #4, #7, #10, #17, #22
; ; gsa %s1.0 = entry used #1
; ; gsa %s1.1 = def #1 used #3, #4, #7, #10, #17, #22
; ; gsa %s2.0 = entry used #3, #4, #7, #10, #17, #22
; ; gsa %s3.0 = entry used #3, #4, #7, #10, #17, #22
; ; gsa %s5.0 = entry used #0
; ; gsa %s8.0 = mu @.Lcounted (%s8.2, %s8.3) used #12
; ; gsa %s8.1 = mu @.Lheld (%s8.4, %s8.5) used #25
; ; gsa %s8.2 = def #5 used %s8.0
; ; gsa %s8.3 = def #12 used #13, %s8.0
; ; gsa %s8.4 = def #16 used %s8.1
; ; gsa %s8.5 = def #25 used #26, %s8.1
; ; gsa %s9.0 = mu @.Lcounted (%s9.2, %s9.3) used #12
; ; gsa %s9.1 = mu @.Lheld (%s9.4, %s9.5) used #25
; ; gsa %s9.2 = def #5 used %s9.0
; ; gsa %s9.3 = def #12 used #13, %s9.0
; ; gsa %s9.4 = def #16 used %s9.1
; ; gsa %s9.5 = def #25 used #26, %s9.1
; ; gsa %s12.0 = def #6 used #15
; ; gsa %s13.0 = def #6 used #15
; ; gsa %s14.0 = def #20 used #23
; ; gsa %s15.0 = def #20 used #23
; ; gsa %vcc_lo.0 = def #11 used #12
; ; gsa %vcc_lo.1 = def #19 used #20
; ; gsa %vcc_lo.2 = def #24 used #25
; ; gsa %vcc_hi.0 = def #11 used #12
; ; gsa %vcc_hi.1 = def #19 used #20
; ; gsa %vcc_hi.2 = def #24 used #25
; ; gsa %exec_lo.0 = entry used #2, #3, #4, #6, %exec_lo.1, %v1.4, scratch:16.2, scratch:20.2
; ; gsa %exec_lo.1 = mu @.Lcounted (%exec_lo.0, %exec_lo.5) used #7, #9, #10, #11, #13, %v1.5, %v2.4, scratch:16.3
; ; gsa %exec_lo.2 = mu @.Lheld (%exec_lo.6, %exec_lo.9) used #17, #19, #20, %v1.6
; ; gsa %exec_lo.3 = eta @.Lcounted->@b2 (%exec_lo.5)
; ; gsa %exec_lo.4 = eta @.Lheld->@b4 (%exec_lo.9)
; ; gsa %exec_lo.5 = def #13 used #14, %exec_lo.1, %exec_lo.3
; ; gsa %exec_lo.6 = def #15 used %exec_lo.2
; ; gsa %exec_lo.7 = def #20 used #21, #22, #23, %v2.5, scratch:20.3
; ; gsa %exec_lo.8 = def #23 used #24, #26
; ; gsa %exec_lo.9 = def #26 used #27, %exec_lo.2, %exec_lo.4
; ; gsa %exec_hi.0 = entry used #2, #3, #4, #6, %exec_hi.1, %v1.4, scratch:16.2, scratch:20.2
; ; gsa %exec_hi.1 = mu @.Lcounted (%exec_hi.0, %exec_hi.5) used #7, #9, #10, #11, #13, %v1.5, %v2.4, scratch:16.3
; ; gsa %exec_hi.2 = mu @.Lheld (%exec_hi.6, %exec_hi.9) used #17, #19, #20, %v1.6
; ; gsa %exec_hi.3 = eta @.Lcounted->@b2 (%exec_hi.5)
; ; gsa %exec_hi.4 = eta @.Lheld->@b4 (%exec_hi.9)
; ; gsa %exec_hi.5 = def #13 used #14, %exec_hi.1, %exec_hi.3
; ; gsa %exec_hi.6 = def #15 used %exec_hi.2
; ; gsa %exec_hi.7 = def #20 used #21, #22, #23, %v2.5, scratch:20.3
; ; gsa %exec_hi.8 = def #23 used #24, #26
; ; gsa %exec_hi.9 = def #26 used #27, %exec_hi.2, %exec_hi.4
; ; gsa %scc.0 = def #0 used #1
; ; gsa %scc.1 = def #1
; ; gsa %scc.2 = def #12
; ; gsa %scc.3 = def #13
; ; gsa %scc.4 = def #20
; ; gsa %scc.5 = def #23
; ; gsa %scc.6 = def #25
; ; gsa %scc.7 = def #26
; ; gsa %v0.0 = entry used #19
; ; gsa %v1.0 = entry used %v1.4
; ; gsa %v1.1 = mu @.Lcounted (%v1.4, %v1.5) used %v1.5
; ; gsa %v1.2 = mu @.Lheld (%v1.3, %v1.6) used %v1.6
; ; gsa %v1.3 = eta @.Lcounted->@b2 (%v1.5) used %v1.2
; ; gsa %v1.4 = masked #2 (%v1.0, %exec_lo.0, %exec_hi.0) used #3, #4, %v1.1
; ; gsa %v1.5 = masked #7 (%v1.1, %exec_lo.1, %exec_hi.1) used #9, #11, %v1.1, %v1.3
; ; gsa %v1.6 = masked #17 (%v1.2, %exec_lo.2, %exec_hi.2) used #21, #24, %v1.2
; ; gsa %v2.0 = entry used %v2.1
; ; gsa %v2.1 = mu @.Lcounted (%v2.0, %v2.4) used %v2.4
; ; gsa %v2.2 = mu @.Lheld (%v2.3, %v2.5) used %v2.5
; ; gsa %v2.3 = eta @.Lcounted->@b2 (%v2.4) used %v2.2
; ; gsa %v2.4 = masked #9 (%v2.1, %exec_lo.1, %exec_hi.1) used #10, %v2.1, %v2.3
; ; gsa %v2.5 = masked #21 (%v2.2, %exec_lo.7, %exec_hi.7) used #22, %v2.2
; ; gsa scratch:16.0 = entry used scratch:16.2
; ; gsa scratch:16.1 = mu @.Lcounted (scratch:16.2, scratch:16.3) used #7, scratch:16.3
; ; gsa scratch:16.2 = masked #3 (scratch:16.0, %exec_lo.0, %exec_hi.0) used scratch:16.1
; ; gsa scratch:16.3 = masked #10 (scratch:16.1, %exec_lo.1, %exec_hi.1) used scratch:16.1
; ; gsa scratch:20.0 = entry used scratch:20.2
; ; gsa scratch:20.1 = mu @.Lheld (scratch:20.2, scratch:20.3) used #17, scratch:20.3
; ; gsa scratch:20.2 = masked #4 (scratch:20.0, %exec_lo.0, %exec_hi.0) used scratch:20.1
; ; gsa scratch:20.3 = masked #22 (scratch:20.1, %exec_lo.7, %exec_hi.7) used scratch:20.1
; ; span 0 @k 0+7 in=0 exec=entry busy
; ; span 1 @.Lcounted 7+7 in=1 exec=l1.126 busy care=entry & !l1.126 & l1.8 | entry & l1.126 & !l1.8 | !entry & !l1.126 & !l1.8
; ; span 2 @.Lcounted 14+1 in=2 exec=l1.126 & !l1.8 & !c11 care=entry & !l1.126 & l1.8 | entry & l1.126 & !l1.8 | !entry & !l1.126 & !l1.8
; ; span 3 @b2 15+1 in=1 exec=l1.126 & !l1.8 & !c11 empty care=entry & !l1.126 & l1.8 & c11 | entry & l1.126 & !l1.8 & c11 | !entry & !l1.126 & !l1.8 & c11 | entry & !l1.126 & l1.8 & !c11 | !entry & !l1.126 & !l1.8 & !c11
; ; span 4 @b2 16+1 in=0 exec=entry busy care=entry & !l1.126 & l1.8 & c11 | entry & l1.126 & !l1.8 & c11 | !entry & !l1.126 & !l1.8 & c11 | entry & !l1.126 & l1.8 & !c11 | !entry & !l1.126 & !l1.8 & !c11
; ; span 5 @.Lheld 17+4 in=3 exec=l3.126 busy care=entry & !l3.126 & l3.8 | entry & l3.126 & !l3.8 | !entry & !l3.126 & !l3.8
; ; span 6 @.Lheld 21+3 in=4 exec=l3.126 & c19 care=entry & !l3.126 & l3.8 | entry & l3.126 & !l3.8 | !entry & !l3.126 & !l3.8
; ; span 7 @.Lheld 24+3 in=3 exec=l3.126 busy care=entry & !l3.126 & l3.8 | entry & l3.126 & !l3.8 | !entry & !l3.126 & !l3.8
; ; span 8 @.Lheld 27+1 in=5 exec=l3.126 & !l3.8 & !c24 care=entry & !l3.126 & l3.8 | entry & l3.126 & !l3.8 | !entry & !l3.126 & !l3.8
; ; span 9 @b4 28+1 in=3 exec=l3.126 & !l3.8 & !c24 empty care=entry & !l3.126 & l3.8 & c24 | entry & l3.126 & !l3.8 & c24 | !entry & !l3.126 & !l3.8 & c24 | entry & !l3.126 & l3.8 & !c24 | !entry & !l3.126 & !l3.8 & !c24
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; region 1 loop in=0 join loop=0
; ;   join=15 flow@3 end@4
; ;   entry entry then l1.126
; ; region 2 split in=1 outer closer=1
; ;   split=13 skip @.Lcounted->@b2
; ;   entry l1.126 then l1.126 & !l1.8 & !c11
; ; region 3 loop in=0 exit loop=1
; ;  
; ;   entry entry then l3.126
; ; region 4 split in=3 join
; ;   split=20 join=23 flow@6 end@7
; ;   entry l3.126 then l3.126 & c19
; ; region 5 split in=3 exit
; ;   split=26 skip @.Lheld->@b4
; ;   entry l3.126 then l3.126 & !l3.8 & !c24
; ; lanes of loop 0 shrinks while-any
; ; lanes of loop 1 shrinks while-any

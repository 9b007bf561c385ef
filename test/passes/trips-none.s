; test: a loop that goes on while no lane passes a comparison ends if some lane is active: one always is in a kernel, and where that was asked
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type f,@function
f:
	s_mov_b32 s8, 0
.Lf:
	s_add_u32 s8, s8, 1
	v_mov_b32 v4, s8
	v_cmp_eq_u32 vcc, 10, v4
	s_cbranch_vccz .Lf
	s_setpc_b64 s[30:31]
	.size f, .-f
	.type g,@function
g:
	s_cbranch_execz .Lg_end
	s_mov_b32 s8, 0
.Lg:
	s_add_u32 s8, s8, 1
	v_mov_b32 v4, s8
	v_cmp_eq_u32 vcc, 10, v4
	s_cbranch_vccz .Lg
.Lg_end:
	s_setpc_b64 s[30:31]
	.size g, .-g
	.type k,@function
k:
	s_mov_b32 s8, 0
.Lk:
	s_add_u32 s8, s8, 1
	v_mov_b32 v4, s8
	v_cmp_eq_u32 vcc, 10, v4
	s_cbranch_vccz .Lk
	s_endpgm
	.size k, .-k
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; target gfx900
; symbol f section=".text" fn=@f
; symbol .Lf section=".text" at=0x4
; symbol . section=".text" at=0x4c
; symbol g section=".text" at=0x18 fn=@g
; symbol .Lg_end section=".text" at=0x30
; symbol .Lg section=".text" at=0x20
; symbol k section=".text" at=0x34 fn=@k
; symbol .Lk section=".text" at=0x38
;
; fn @f device section=".text" at=0x0+0x18 {
; 	in =s %s[30:31]
; @f
; 	%s8 =s mov.b32 0 {at=0x0+4}
; @.Lf
; 	%s8 =s add.u32 %s8, 1 | def %scc {at=0x4+4}
; 	%v4 =v mov.b32 %s8 | %exec {at=0x8+4}
; 	%vcc =s eq.u32 10, %v4 | %exec {at=0xc+4}
; 	cbrz @.Lf | %vcc {at=0x10+4}
; @b2
; 	ret %s[30:31] {at=0x14+4}
; }
;
; fn @g device section=".text" at=0x18+0x1c {
; 	in =s %s[30:31]
; @g
; 	cbrz @.Lg_end | %exec {at=0x18+4}
; @b1
; 	%s8 =s mov.b32 0 {at=0x1c+4}
; @.Lg
; 	%s8 =s add.u32 %s8, 1 | def %scc {at=0x20+4}
; 	%v4 =v mov.b32 %s8 | %exec {at=0x24+4}
; 	%vcc =s eq.u32 10, %v4 | %exec {at=0x28+4}
; 	cbrz @.Lg | %vcc {at=0x2c+4}
; @.Lg_end
; 	ret %s[30:31] {at=0x30+4}
; }
;
; fn @k section=".text" at=0x34+0x18 {
; 	desc vgprs=8 sgprs=32 float_mode=192 dx10_clamp ieee_mode
; 	abi workgroup_id_x s_workgroup_id_x=0
; @k
; 	%s8 =s mov.b32 0 {at=0x34+4}
; @.Lk
; 	%s8 =s add.u32 %s8, 1 | def %scc {at=0x38+4}
; 	%v4 =v mov.b32 %s8 | %exec {at=0x3c+4}
; 	%vcc =s eq.u32 10, %v4 | %exec {at=0x40+4}
; 	cbrz @.Lk | %vcc {at=0x44+4}
; @b2
; 	end {at=0x48+4}
; }
; ; facts of @f
; ; dom @f: outside
; ; dom @.Lf: @f
; ; dom @b2: @.Lf
; ; postdom @f: @.Lf
; ; postdom @.Lf: @b2
; ; postdom @b2: outside
; ; cdep @.Lf: @.Lf->@.Lf
; ; loop 0 @.Lf depth=1
; ;   blocks @.Lf
; ;   back @.Lf->@.Lf
; ;   entry @f->@.Lf
; ;   exit @.Lf->@b2
; ;   bound max=unknown (the loop goes on at trips-none.s:9:2 while no lane is in a mask; if no lane is active it does for ever)
; ; gsa %s8.0 = mu @.Lf (%s8.1, %s8.2) used #1
; ; gsa %s8.1 = def #0 used %s8.0
; ; gsa %s8.2 = def #1 used #2, %s8.0
; ; gsa %s30.0 = entry used #5
; ; gsa %s31.0 = entry used #5
; ; gsa %vcc_lo.0 = def #3 used #4
; ; gsa %vcc_hi.0 = def #3 used #4
; ; gsa %exec_lo.0 = entry used #2, #3, %v4.2
; ; gsa %exec_hi.0 = entry used #2, #3, %v4.2
; ; gsa %scc.0 = def #1
; ; gsa %v4.0 = entry used %v4.1
; ; gsa %v4.1 = mu @.Lf (%v4.0, %v4.2) used %v4.2
; ; gsa %v4.2 = masked #2 (%v4.1, %exec_lo.0, %exec_hi.0) used #3, %v4.1
; ; span 0 @f 0+1 in=0 exec=entry
; ; span 1 @.Lf 1+4 in=0 exec=entry
; ; span 2 @b2 5+1 in=0 exec=entry busy
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; lanes of loop 0 together
; ; facts of @g
; ; dom @g: outside
; ; dom @b1: @g
; ; dom @.Lg: @b1
; ; dom @.Lg_end: @g
; ; postdom @g: @.Lg_end
; ; postdom @b1: @.Lg
; ; postdom @.Lg: @.Lg_end
; ; postdom @.Lg_end: outside
; ; cdep @b1: @g->@b1
; ; cdep @.Lg: @.Lg->@.Lg @g->@b1
; ; loop 0 @.Lg depth=1
; ;   blocks @.Lg
; ;   back @.Lg->@.Lg
; ;   entry @b1->@.Lg
; ;   exit @.Lg->@.Lg_end
; ;   bound max=9 (s8 of each lane counts 1, 2, ... until s8 == 10 (trips-none.s:22:2))
; ; gsa %s8.0 = mu @.Lg (%s8.1, %s8.2) used #2
; ; gsa %s8.1 = def #1 used %s8.0
; ; gsa %s8.2 = def #2 used #3, %s8.0
; ; gsa %s30.0 = entry used #6
; ; gsa %s31.0 = entry used #6
; ; gsa %vcc_lo.0 = def #4 used #5
; ; gsa %vcc_hi.0 = def #4 used #5
; ; gsa %exec_lo.0 = entry used #0, #3, #4, %v4.2
; ; gsa %exec_hi.0 = entry used #0, #3, #4, %v4.2
; ; gsa %scc.0 = def #2
; ; gsa %v4.0 = entry used %v4.1
; ; gsa %v4.1 = mu @.Lg (%v4.0, %v4.2) used %v4.2
; ; gsa %v4.2 = masked #3 (%v4.1, %exec_lo.0, %exec_hi.0) used #4, %v4.1
; ; gates @.Lg_end: @.Lg @g
; ; span 0 @g 0+1 in=0 exec=entry
; ; span 1 @b1 1+1 in=0 exec=entry busy
; ; span 2 @.Lg 2+4 in=0 exec=entry busy
; ; span 3 @.Lg_end 6+1 in=0 exec=entry
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; lanes of loop 0 together while-any
; ; facts of @k
; ; dom @k: outside
; ; dom @.Lk: @k
; ; dom @b2: @.Lk
; ; postdom @k: @.Lk
; ; postdom @.Lk: @b2
; ; postdom @b2: outside
; ; cdep @.Lk: @.Lk->@.Lk
; ; loop 0 @.Lk depth=1
; ;   blocks @.Lk
; ;   back @.Lk->@.Lk
; ;   entry @k->@.Lk
; ;   exit @.Lk->@b2
; ;   bound max=9 (s8 of each lane counts 1, 2, ... until s8 == 10 (trips-none.s:33:2))
; ; gsa %s8.0 = mu @.Lk (%s8.1, %s8.2) used #1
; ; gsa %s8.1 = def #0 used %s8.0
; ; gsa %s8.2 = def #1 used #2, %s8.0
; ; gsa %vcc_lo.0 = def #3 used #4
; ; gsa %vcc_hi.0 = def #3 used #4
; ; gsa %exec_lo.0 = entry used #2, #3, %v4.2
; ; gsa %exec_hi.0 = entry used #2, #3, %v4.2
; ; gsa %scc.0 = def #1
; ; gsa %v4.0 = entry used %v4.1
; ; gsa %v4.1 = mu @.Lk (%v4.0, %v4.2) used %v4.2
; ; gsa %v4.2 = masked #2 (%v4.1, %exec_lo.0, %exec_hi.0) used #3, %v4.1
; ; span 0 @k 0+1 in=0 exec=entry busy
; ; span 1 @.Lk 1+4 in=0 exec=entry busy
; ; span 2 @b2 5+1 in=0 exec=entry busy
; ; region 0 function
; ;  
; ;   entry entry then entry
; ; lanes of loop 0 together while-any

; test: a function may have other names, as compilers write aliases; of the names, that of a kernel counts, then the first, and any size
; run:  opt %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	first,@function
first:
	s_setpc_b64 s[30:31]
	.size	first, 4
	.type	again,@function
	.set	again, first
	.type	after,@function
after:
	s_nop 0
	s_setpc_b64 s[30:31]
	s_nop 0
	.type	before,@function
	.set	before, after
	.size	before, 8
	.type	k,@function
k:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, after@rel32@lo+4
	s_addc_u32 s5, s5, after@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, again@rel32@lo+4
	s_addc_u32 s5, s5, again@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
	.type	a,@function
	.set	a, k
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
; want:
; target gfx900
; symbol first section=".text"
; symbol again section=".text" fn=@again
; symbol after section=".text" at=0x4 fn=@after
; symbol before section=".text" at=0x4
; symbol k section=".text" at=0x10 fn=@k
; symbol a section=".text" at=0x10
;
; fn @again device section=".text" at=0x0+0x4 {
; 	in =s %s[30:31]
; @first
; 	ret %s[30:31] {at=0x0+4}
; }
;
; fn @after device section=".text" at=0x4+0x8 {
; 	in =s %s[30:31]
; @after
; 	nop 0 {at=0x4+4}
; 	ret %s[30:31] {at=0x8+4}
; }
;
; fn @k section=".text" at=0x10+0x34 {
; 	desc vgprs=4 sgprs=48 float_mode=192 dx10_clamp ieee_mode
; 	abi workgroup_id_x s_workgroup_id_x=0
; @k
; 	%s[4:5] =s getpc.b64 {at=0x10+4}
; 	%s4 =s add.u32 %s4, lit(&after+4) | def %scc {at=0x14+8}
; 	%s5 =s addc.u32 %s5, lit(&after+12) | %scc, def %scc {at=0x1c+8}
; 	%s[30:31] =s call %s[4:5], @after {at=0x24+4}
; 	%s[4:5] =s getpc.b64 {at=0x28+4}
; 	%s4 =s add.u32 %s4, lit(&again+4) | def %scc {at=0x2c+8}
; 	%s5 =s addc.u32 %s5, lit(&again+12) | %scc, def %scc {at=0x34+8}
; 	%s[30:31] =s call %s[4:5], @again {at=0x3c+4}
; 	end {at=0x40+4}
; }

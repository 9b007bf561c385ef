; test: until gfx9 the descriptor says how many registers an image's address has; lwe writes one register more; d16 keeps half of one
; run:  opt
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	image_load v1, v4, s[8:15] dmask:0x1 unorm
	image_load v1, v[4:5], s[8:15] dmask:0x1 unorm d16
	s_waitcnt vmcnt(0)
	image_sample v[1:2], v4, s[8:15], s[16:19] dmask:0x3 lwe
	image_sample_c_d v1, v[4:6], s[8:15], s[16:19] dmask:0x1
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
; want:
; target gfx900
; symbol k section=".text" fn=@k
;
; fn @k section=".text" at=0x0+0x28 {
; 	desc vgprs=20 sgprs=48 float_mode=192 dx10_clamp ieee_mode
; 	abi workgroup_id_x s_workgroup_id_x=0
; 	in =s %s[8:19]
; 	in =v %v[4:13]
; @k
; 	%v1 =v load %v[4:7], %s[8:15], global 16 | %exec dmask=1 image=1 {class=image at=0x0+8}
; 	%v1 =v load %v[4:7], %s[8:15], global 16 | %v1, %exec dmask=1 image=17 {class=image at=0x8+8}
; 	waitcnt vmcnt=0 {at=0x10+4}
; 	%v[1:2], %v3 =v load %v[4:6], %s[8:15], %s[16:19], global 16*255 | %v3, %v[1:2], %exec lwe=1 dmask=3 {class=image at=0x14+8}
; 	%v1 =v load %v[4:13], %s[8:15], %s[16:19], global 16*255 | %exec dmask=1 {class=image at=0x1c+8}
; 	end {at=0x24+4}
; }

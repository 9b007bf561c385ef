; test: v_cndmask_b16 of gfx11 changes signs, as it does with DPP
; run:  opt
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.type	k,@function
k:
	v_cndmask_b16 v5, -v1, v2, s3
	v_cndmask_b16 v5, v1, -|v2|, s3
	v_cndmask_b16_e64_dpp v5, -v1, |v2|, s3 quad_perm:[3,2,1,0]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
; want:
; target gfx1100
; symbol k section=".text" fn=@k
;
; fn @k section=".text" at=0x0+0x20 {
; 	desc vgprs=8 sgprs=106 wave_lanes=32 float_mode=192 dx10_clamp ieee_mode
; 	abi workgroup_id_x starts_flat_scratch s_workgroup_id_x=0
; 	in =s %s3
; 	in =v %v[1:2]
; @k
; 	%v5 =v other.u16 neg(%v1), %v2, %s3 | %v5, %exec_lo {+unmodelled at=0x0+8}
; 	%v5 =v other.u16 %v1, neg(abs(%v2)), %s3 | %v5, %exec_lo {+unmodelled at=0x8+8}
; 	%v5 =v other.u16 neg(%v1), abs(%v2), %s3 | %v5, %exec_lo dpp_ctrl=27 {+crosslane +unmodelled at=0x10+12}
; 	end {at=0x1c+4}
; }

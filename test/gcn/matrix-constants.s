; test: a constant that is added to a product of matrices is one of 32 bits in each element
; run:  opt %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
k:
	v_mfma_f32_32x32x1f32 a[0:31], v0, v1, 1.0
	v_mfma_f32_32x32x1f32 a[0:31], v0, v1, 0x3f800000
	v_mfma_f32_32x32x1f32 a[0:31], v0, v1, -1
	v_mfma_i32_32x32x4i8 a[0:31], v0, v1, -4.0
	v_mfma_f64_16x16x4f64 a[0:7], v[0:1], v[2:3], 1.0
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 64
		.amdhsa_next_free_sgpr 64
		.amdhsa_accum_offset 64
	.end_amdhsa_kernel
; want:
; target gfx90a
; symbol k section=".text" fn=@k
;
; fn @k section=".text" at=0x0+0x2c {
; 	desc vgprs=64 sgprs=80 float_mode=192 dx10_clamp ieee_mode
; 	abi workgroup_id_x s_workgroup_id_x=0
; 	in =v %v[0:3]
; @k
; 	%a[0:31] =v other %v0, %v1, 0x3f800000 | %exec, %mode {-masked +unmodelled class=mfma at=0x0+8}
; 	%a[0:31] =v other %v0, %v1, 0x3f800000 | %exec, %mode {-masked +unmodelled class=mfma at=0x8+8}
; 	%a[0:31] =v other %v0, %v1, 0xffffffff | %exec, %mode {-masked +unmodelled class=mfma at=0x10+8}
; 	%a[0:31] =v other %v0, %v1, 0xc0800000 | %exec, %mode {-masked +unmodelled class=mfma at=0x18+8}
; 	%a[0:7] =v other %v[0:1], %v[2:3], 0x3ff0000000000000 | %exec, %mode {-masked +unmodelled class=mfma-8 at=0x20+8}
; 	end {at=0x28+4}
; }

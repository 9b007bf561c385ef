; test: gfx908 reads another constant than the one that is added to a product of matrices
; run:  opt %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx908"
	.text
k:
	v_mfma_f32_32x32x1f32 a[0:31], v0, v1, 1.0
	v_mfma_f32_32x32x1f32 a[0:31], v0, v1, 0x3f800000
	v_mfma_f32_32x32x1f32 a[0:31], v0, v1, -1
	v_mfma_i32_32x32x4i8 a[0:31], v0, v1, -4.0
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 64
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; target gfx908
; symbol k section=".text" fn=@k
;
; fn @k section=".text" at=0x0+0x14 refused="a line of it could not be read" {
; 	desc vgprs=64 sgprs=80 float_mode=192 dx10_clamp ieee_mode
; 	abi workgroup_id_x s_workgroup_id_x=0
; }
; matrix-constants-gfx908.s:7:41: error: v_mfma_f32_32x32x1f32 takes a register here [bad-operand]
;       7 | 	v_mfma_f32_32x32x1f32 a[0:31], v0, v1, 1.0
;         | 	                                       ^~~
;         = see the instruction set manual of the target
; matrix-constants-gfx908.s:8:41: error: v_mfma_f32_32x32x1f32 takes a register here [bad-operand]
;       8 | 	v_mfma_f32_32x32x1f32 a[0:31], v0, v1, 0x3f800000
;         | 	                                       ^~~~~~~~~~
;         = see the instruction set manual of the target
; matrix-constants-gfx908.s:9:41: error: v_mfma_f32_32x32x1f32 takes a register here [bad-operand]
;       9 | 	v_mfma_f32_32x32x1f32 a[0:31], v0, v1, -1
;         | 	                                       ^~
;         = see the instruction set manual of the target
; matrix-constants-gfx908.s:10:40: error: v_mfma_i32_32x32x4i8 takes a register here [bad-operand]
;      10 | 	v_mfma_i32_32x32x4i8 a[0:31], v0, v1, -4.0
;         | 	                                      ^~~~
;         = see the instruction set manual of the target

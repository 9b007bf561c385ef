; test: waves of 64 lanes have no dual instructions
; run:  opt %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.type	k,@function
k:
	v_dual_mov_b32 v0, v1 :: v_dual_add_f32 v3, v4, v5
	s_endpgm
.Lend:
	.size	k, .Lend-k
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 64
		.amdhsa_next_free_sgpr 16
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel
; want:
; target gfx1100
; symbol k section=".text" fn=@k
; symbol .Lend section=".text" at=0x8
;
; fn @k section=".text" at=0x0+0x8 refused="a line of it could not be read" {
; 	desc vgprs=64 sgprs=106 float_mode=192 dx10_clamp ieee_mode
; 	abi workgroup_id_x starts_flat_scratch s_workgroup_id_x=0
; }
; dual-wave64.s:8:2: error: dual instructions are those of waves of 32 lanes [bad-operand]
;       8 | 	v_dual_mov_b32 v0, v1 :: v_dual_add_f32 v3, v4, v5
;         | 	^~~~~~~~~~~~~~
;         = see the instruction set manual of the target

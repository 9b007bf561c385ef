; test: gfx10: of two kernels in one file, that of 64 lanes is refused, even if no lane mask gives it away; that of 32 lanes is read
; run:  opt %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
	.globl	wide
	.type	wide,@function
wide:
	s_endpgm
	.amdhsa_kernel wide
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 1
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel
	.globl	narrow
	.type	narrow,@function
narrow:
	s_endpgm
	.amdhsa_kernel narrow
		.amdhsa_next_free_vgpr 1
		.amdhsa_next_free_sgpr 1
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
; want:
; target gfx1030
; symbol wide section=".text" fn=@wide
; symbol narrow section=".text" at=0x44 fn=@narrow
;
; fn @wide section=".text" at=0x0+0x4 refused="its waves have another size than those of the file" {
; 	desc vgprs=4 sgprs=106 float_mode=192 dx10_clamp ieee_mode
; 	abi workgroup_id_x s_workgroup_id_x=0
; }
;
; fn @narrow section=".text" at=0x44+0x4 {
; 	desc vgprs=8 sgprs=106 wave_lanes=32 float_mode=192 dx10_clamp ieee_mode
; 	abi workgroup_id_x s_workgroup_id_x=0
; @narrow
; 	end {at=0x44+4}
; }
; wave64.s:10:17: refused: kernel 'wide' runs in waves of 64 lanes, and this file is read as code of waves of 32 [wave64]
;      10 | 	.amdhsa_kernel wide
;         | 	               ^~~~
;         = compile kernels in waves of 32 lanes and those in waves of 64 (-mwavefrontsize64) into files of their own

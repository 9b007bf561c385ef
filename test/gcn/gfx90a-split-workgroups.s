; test: gfx90a: where the waves of a workgroup run on several compute units, the kernel is refused
; run:  opt %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
	.globl	k
	.type	k,@function
k:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 4
		.amdhsa_tg_split 1
	.end_amdhsa_kernel
	.globl	m
	.type	m,@function
m:
	s_endpgm
	.amdhsa_kernel m
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 4
		.amdhsa_tg_split 0
	.end_amdhsa_kernel
; want:
; target gfx90a
; symbol k section=".text" fn=@k
; symbol m section=".text" at=0x44 fn=@m
;
; fn @k section=".text" at=0x0+0x4 refused="its workgroups are split over compute units, of which there is no machine" {
; 	desc vgprs=8 sgprs=16 float_mode=192 dx10_clamp ieee_mode
; 	abi workgroup_id_x s_workgroup_id_x=0
; }
;
; fn @m section=".text" at=0x44+0x4 {
; 	desc vgprs=8 sgprs=16 float_mode=192 dx10_clamp ieee_mode
; 	abi workgroup_id_x s_workgroup_id_x=0
; @m
; 	end {at=0x44+4}
; }
; gfx90a-split-workgroups.s:10:17: refused: the waves of a workgroup of kernel 'k' run on several compute units [kernel-mode]
;      10 | 	.amdhsa_kernel k
;         | 	               ^
;         = compile without -mtgsplit, which is the default; compilers do not share registers of halves

; test: gfx10 in waves of 64 lanes: subvector loops are refused; kernels of CU mode say so; masks have two registers; a wait for a register and a number proves nothing
; run:  opt %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
	.globl	k
	.type	k,@function
k:
	s_subvector_loop_begin s4, L2
L1:
	v_mov_b32_e32 v1, v0
	s_subvector_loop_end s4, L1
L2:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel
	.globl	m
	.type	m,@function
m:
	v_cmp_gt_u32_e32 vcc, v1, v0
	s_waitcnt_vscnt s4, 0x1
	s_waitcnt_vscnt null, 0x1
	s_endpgm
	.amdhsa_kernel m
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel
	.globl	c
	.type	c,@function
c:
	s_endpgm
	.amdhsa_kernel c
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_wavefront_size32 0
		.amdhsa_workgroup_processor_mode 0
	.end_amdhsa_kernel
; want:
; target gfx1030
; symbol k section=".text" fn=@k
; symbol L1 section=".text" at=0x4
; symbol L2 section=".text" at=0xc
; symbol m section=".text" at=0x50 fn=@m
; symbol c section=".text" at=0xa0 fn=@c
;
; fn @k section=".text" at=0x0+0x10 refused="a line of it could not be read" {
; 	desc vgprs=8 sgprs=106 float_mode=192 dx10_clamp ieee_mode
; 	abi workgroup_id_x s_workgroup_id_x=0
; }
;
; fn @m section=".text" at=0x50+0x10 {
; 	desc vgprs=8 sgprs=106 float_mode=192 dx10_clamp ieee_mode
; 	abi workgroup_id_x s_workgroup_id_x=0
; 	in =s %s4
; 	in =v %v[0:1]
; @m
; 	%vcc =s gt.u32 %v1, %v0 | %exec {at=0x50+4}
; 	waitcnt %s4 {at=0x54+4}
; 	waitcnt 0 vscnt=1 {at=0x58+4}
; 	end {at=0x5c+4}
; }
;
; fn @c section=".text" at=0xa0+0x4 {
; 	desc vgprs=8 sgprs=106 cu_mode float_mode=192 dx10_clamp ieee_mode
; 	abi workgroup_id_x s_workgroup_id_x=0
; @c
; 	end {at=0xa0+4}
; }
; gfx10-waves.s:9:2: refused: s_subvector_loop_begin repeats code for each half of a wave, if the half has lanes: branch on EXEC instead [unsupported-instruction]
;       9 | 	s_subvector_loop_begin s4, L2
;         | 	^~~~~~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx10-waves.s:12:2: refused: s_subvector_loop_end repeats code for each half of a wave, if the half has lanes: branch on EXEC instead [unsupported-instruction]
;      12 | 	s_subvector_loop_end s4, L1
;         | 	^~~~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded

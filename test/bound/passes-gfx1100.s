; test: WMMA takes 32 cycles, of 4 bits 16, and each 4 more
; run:  analyze --verbose %s --grid 32 --workgroup 32 | grep -e ' exact ' -e '^  wave '
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
k:
	v_wmma_f32_16x16x16_f16 v[8:15], v[16:23], v[24:31], v[8:15]
	v_wmma_i32_16x16x16_iu4 v[8:15], v[16:17], v[24:25], v[8:15]
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 64
		.amdhsa_next_free_sgpr 16
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
; want:
;   wave      60 cycles for one wave alone on the device; certified, gap 0
;   * exact        160  no data decides the time: every run of this launch takes
; run:  simulate %s --grid 32 --workgroup 32 | grep -e cycles -e executed
; want:
;   cycles    160, slowest wave 160
;   executed  1 waves, 3 wave instructions, 0 memory transactions, 0 LDS rounds
;   blocks    (worst: most cycles of one execution)

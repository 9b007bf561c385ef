; test: a matrix instruction costs its passes of 4 cycles: 2, 8, 16, 16 and 8 on gfx90a
; run:  analyze --verbose %s --grid 64 --workgroup 64 | grep -e ' exact ' -e '^  wave '
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
k:
	v_mfma_f32_4x4x1f32 v[8:11], v0, v1, v[8:11]
	v_mfma_f32_16x16x4f32 v[12:15], v0, v1, v[12:15]
	v_mfma_f32_32x32x2f32 v[16:31], v0, v1, v[16:31]
	v_mfma_f32_32x32x8f16 v[32:47], v[0:1], v[2:3], v[32:47]
	v_mfma_f64_16x16x4f64 v[48:55], v[0:1], v[2:3], v[48:55]
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 64
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 64
	.end_amdhsa_kernel
; want:
;   wave      204 cycles for one wave alone on the device; certified, gap 0
;   * exact        304  no data decides the time: every run of this launch takes
; run:  simulate %s --grid 64 --workgroup 64 | grep -e cycles -e executed
; want:
;   cycles    304, slowest wave 304
;   executed  1 waves, 6 wave instructions, 0 memory transactions, 0 LDS rounds
;   blocks    (worst: most cycles of one execution)

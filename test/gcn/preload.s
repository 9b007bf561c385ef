; test: arguments that are preloaded take the registers behind what else is passed, in front of the workgroup's ids
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
k:
	s_cmp_lg_u32 s2, 0			; an argument
	s_cbranch_scc1 .Lend
	s_cmp_lg_u32 s6, 0			; the workgroup
	s_cbranch_scc1 .Lend
	s_barrier
.Lend:
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_kernarg_preload_length 4
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 8
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   preload.s:7
;     s_cbranch_scc1 .Lend
;       wave
;   preload.s:9
;     s_cbranch_scc1 .Lend
;       workgroup

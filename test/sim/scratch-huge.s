; test: more private memory than there is memory is refused before it is asked for
; run:  simulate %s --grid 64 --workgroup 64
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	huge,@function
huge:
	s_endpgm
	.amdhsa_kernel huge
		.amdhsa_private_segment_fixed_size 4294967292
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; scratch-huge.s:7:1: refused: 4294967292 bytes of private memory for each work-item: for a workgroup more than 4294967296 bytes of memory in all [sim-memory]
;       7 | huge:
;         | ^~~~~
;         = use smaller buffers or less private memory

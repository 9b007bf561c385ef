; test: kernels and functions may have the names of registers
; run:  analyze %s --grid 64 --workgroup 64 -k v1 | grep -E "^kernel|kernel  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	v1
	.type	v1,@function
v1:
	s_nop 0
	s_endpgm
.Lfunc_end0:
	.size	v1, .Lfunc_end0-v1
	.type	a1,@function
a1:
	s_nop 0
	s_endpgm
.Lfunc_end1:
	.size	a1, .Lfunc_end1-a1
	.set	s3, a1-v1
	.section	.rodata,"a",@progbits
	.amdhsa_kernel v1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel a1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; kernel v1
;   kernel    108 cycles (exact)

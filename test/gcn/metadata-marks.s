; test: a mark that ends no value of a list is said to be wrong, and reading ends
; run: launch %s >/dev/null; echo $?
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	k,@function
k:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .reqd_workgroup_size: [ : 64, 1, 1 ]
...
	.end_amdgpu_metadata
; want:
; 2
; metadata-marks.s:17:29: error: expected a value, a comma or the end of the bracket [metadata-syntax]
;      17 |     .reqd_workgroup_size: [ : 64, 1, 1 ]
;         |                             ^
;         = write .amdgpu_metadata as clang prints it: a key and its value on a line

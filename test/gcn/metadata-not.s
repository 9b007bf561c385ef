; test: metadata whose arguments would be lost is refused
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
  - .args:
      - &first
        .name: cnt
        .offset: 0
        .size: 4
        .value_kind: by_value
    .name: k
    .symbol: k.kd
...
	.end_amdgpu_metadata
; want:
; 2
; metadata-not.s:16:9: error: anchors, aliases, text blocks and keys behind ? are not read: write the value out on the line of its key [metadata-syntax]
;      16 |       - &first
;         |         ^~~~~~
;         = write .amdgpu_metadata as clang prints it: a key and its value on a line

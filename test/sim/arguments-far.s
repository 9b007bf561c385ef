; test: an argument at the end of 32 bits is no room for one at the start
; run:  simulate %s --grid 64 --workgroup 64 --arg n=1
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	far,@function
far:
	s_endpgm
	.amdhsa_kernel far
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: far
    .symbol: far.kd
    .args:
      - .name: n
        .size: 8
        .offset: 4294967292
        .value_kind: by_value
...
	.end_amdgpu_metadata
; want:
; arguments-far.s:7:1: error: 4294967300 bytes of kernel arguments [sim-launch]
;       7 | far:
;         | ^~~~
;         = correct the launch description

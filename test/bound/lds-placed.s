; test: what an LDS pointer points to begins at a multiple of 16, so up to 15 bytes more are taken
; run:  analyze %s -m vega --grid 8192 --workgroup 64 --arg tile=65524 -q
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_sleep 100
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 4
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name: tile
        .offset: 0
        .size: 4
        .value_kind: dynamic_shared_pointer
        .pointee_align: 4
        .address_space: local
    .kernarg_segment_size: 4
    .name: k
    .symbol: k.kd
amdhsa.version: [ 1, 2 ]
...
	.end_amdgpu_metadata
; want:
; lds-placed.s:6:1: refused: k: no workgroup of 64 work-items fits on a compute unit of 'vega': not enough LDS of one workgroup [workgroup-fit]
;       6 | k:
;         | ^~
;         = use smaller workgroups, fewer registers or less LDS

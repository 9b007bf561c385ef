; test: a kernel whose first block is a loop starts with a lane, and comes back there without one
; run:  analyze --verbose %s --observe %d/first-block-loop.xml --exact off | grep -E "^  (kernel|observed)"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl k
	.type k,@function
k:
	s_cbranch_execz .Lz
	s_mov_b64 exec, 0
	s_add_u32 s2, s2, 1
	s_cmp_lt_u32 s2, 5
	s_cbranch_scc1 k
	s_endpgm
.Lz:
	s_mov_b32 s21, 400
.Lw:
	s_sub_u32 s21, s21, 1
	s_cmp_lg_u32 s21, 0
	s_cbranch_scc1 .Lw
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 60
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 4096
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 60
    .vgpr_count: 32
    .max_flat_workgroup_size: 256
    .args:
      - { .name: a, .address_space: global, .offset: 0, .size: 8, .value_kind: global_buffer }
      - { .name: b, .address_space: global, .offset: 8, .size: 8, .value_kind: global_buffer }
      - { .name: n, .offset: 16, .size: 4, .value_kind: by_value }
      - { .name: m, .offset: 20, .size: 4, .value_kind: by_value }
...
	.end_amdgpu_metadata
; want:
;   kernel    17,940 cycles (isolated)
;   observed  17,772 cycles in one simulated run of this launch

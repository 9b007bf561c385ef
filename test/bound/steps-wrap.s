; test: a number that wraps by steps of either size has no congruence: it gets below its start, and the inner loop is entered
; run:  analyze %s --grid 64 --workgroup 64 --exact off --format json | grep -o -e '"bound": [a-z0-9]*, "origin": [a-z"-]*, "why": "[^"]*"'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dword s8, s[0:1], 0x0
	s_mov_b32 s10, 0x3fffff00
	s_mov_b32 s11, 8
	s_waitcnt lgkmcnt(0)
.Lagain:
	s_cmp_ge_u32 s10, 0x3fffff00
	s_cbranch_scc1 .Lskip
	s_mov_b32 s12, 100
.Llong:
	s_sub_u32 s12, s12, 1
	s_cmp_lg_u32 s12, 0
	s_cbranch_scc1 .Llong
.Lskip:
	s_bitcmp1_b32 s8, s11
	s_cselect_b32 s13, 0x3fffff80, 0x40000000
	s_add_u32 s10, s10, s13
	s_sub_u32 s11, s11, 1
	s_cmp_lg_u32 s11, 0
	s_cbranch_scc1 .Lagain
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 32
		.amdhsa_kernarg_size 4
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 4
    .kernarg_segment_align: 4
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 4
    .private_segment_fixed_size: 0
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .args:
      - .name: n
        .offset: 0
        .size: 4
        .value_kind: by_value
...
	.end_amdgpu_metadata
; want:
; "bound": 7, "origin": "inferred", "why": "s11 counts 7, 6, ... until s11 == 0 (steps-wrap.s:23:2)"
; "bound": 99, "origin": "inferred", "why": "s12 counts 99, 98, ... until s12 == 0 (steps-wrap.s:16:2)"

; test: two arguments at the same bytes: what is there depends on which is written last
; run:  analyze %s --grid 64 --workgroup 64 --arg n=3 -q
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.p2align 8
shared:
	s_load_dword s8, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s8, s8, 0xffff
	s_add_u32 s8, s8, 1
.LL:
	s_sub_u32 s8, s8, 1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 .LL
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel shared
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 20
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .name: n
        .offset: 4
        .size: 4
        .value_kind: by_value
      - .name: table
        .offset: 0
        .size: 8
        .value_kind: global_buffer
        .address_space: global
    .kernarg_segment_size: 8
    .name: shared
    .symbol: shared.kd
amdhsa.version: [ 1, 2 ]
...
	.end_amdgpu_metadata
; want:
; arguments-overlap.s:18:17: refused: arguments of kernel 'shared' share bytes: one at 0, of 8 bytes, and one at 4 [arguments-overlap]
;      18 | 	.amdhsa_kernel shared
;         | 	               ^~~~~~
;         = compile the kernel again: compilers give each argument bytes of its own

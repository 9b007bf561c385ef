; test: the limit of an execution is one of work: an access lane by lane counts for more than an instruction, one of many lines for still more; loops with a second exit are not known to be long before
; run:  analyze --verbose %s -k plain --grid 64 --workgroup 64 --align 64 --exact 100000 | grep "not exact"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl plain
	.p2align 8
	.type plain,@function
plain:
	s_mov_b32 s6, 0
.Lplain:
	v_add_u32_e32 v1, 1, v1
	s_add_i32 s6, s6, 1
	s_cmp_eq_u32 s6, 0x20000000
	s_cbranch_scc1 .Lend_plain
	s_cmp_lt_u32 s6, 0x10000000
	s_cbranch_scc1 .Lplain
.Lend_plain:
	s_endpgm
	.size plain, .-plain
	.globl lines
	.p2align 8
	.type lines,@function
lines:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v0, 7, v0
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
.Llines:
	global_store_dword v0, v1, s[0:1]
	s_add_i32 s6, s6, 1
	s_cmp_eq_u32 s6, 0x20000000
	s_cbranch_scc1 .Lend_lines
	s_cmp_lt_u32 s6, 0x10000000
	s_cbranch_scc1 .Llines
.Lend_lines:
	s_endpgm
	.size lines, .-lines
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel plain
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.amdhsa_kernel lines
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: plain
    .symbol: plain.kd
  - .name: lines
    .symbol: lines.kd
    .kernarg_segment_size: 8
    .args:
      - { .name: to, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
...
	.end_amdgpu_metadata
; want:
;   not exact: stopped after 100000 wave instructions; --exact LIMIT changes the limit
; run:  analyze --verbose %s -k lines --grid 64 --workgroup 64 --align 64 --exact 100000 | grep "not exact"
; want:
;   not exact: stopped after 6149 wave instructions; --exact LIMIT changes the limit

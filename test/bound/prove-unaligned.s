; test: a scalar load ignores the lowest bits of its base and of its offset: this one reads cnt, not bytes of cnt and lim
; run:  analyze %s --arg cnt=20 --arg lim=0 --grid 64 --workgroup 64 -q --certificate build/prove-unaligned.json; $prog check-certificate --prove build/prove-unaligned.json %s --arg cnt=20 --grid 64 --workgroup 64 --arg lim=0 2>/dev/null | grep -A2 open; rm -f build/prove-unaligned.json
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.globl unaligned
	.p2align 8
	.type unaligned,@function
unaligned:
	s_load_dword s20, s[4:5], 0xa
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s21, 0
.Lloop:
	s_add_u32 s21, s21, 1
	s_cmp_lt_u32 s21, s20
	s_cbranch_scc1 .Lloop
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_load_dword s8, s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 .Lend
	s_nop 3
.Lend:
	s_endpgm
.Lend_unaligned:
	.size unaligned, .Lend_unaligned-unaligned
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel unaligned
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 60
	.end_amdhsa_kernel
	.text
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - { .name: p, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: cnt, .offset: 8, .size: 4, .value_kind: by_value }
      - { .name: lim, .offset: 12, .size: 4, .value_kind: by_value }
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 1024
    .name: unaligned
    .private_segment_fixed_size: 0
    .sgpr_count: 60
    .symbol: unaligned.kd
    .vgpr_count: 4
    .wavefront_size: 64
amdhsa.target: amdgcn-amd-amdhsa--gfx900
amdhsa.version: [ 1, 1 ]
...
	.end_amdgpu_metadata
; want:
;   facts that are open: 1
;     prove-unaligned.s:14:2: bound of a loop, at most 4294967294 iterations per entry: inferred from the range of a type (wavebound-loops(7))

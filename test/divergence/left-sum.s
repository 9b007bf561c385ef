; test: a sum that left a loop wraps for the first lanes: the third instruction, whose number is that of the edge on which
; test: it leaves, says nothing of it
; run:  divergence --grid 256 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_nop 0
	s_nop 0
	v_mov_b32_e32 v2, 5
	s_nop 0
	s_nop 0
	s_load_dwordx2 s[2:3], s[0:1], 0
	s_load_dwordx2 s[6:7], s[0:1], 8
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s6, s6, 12
	s_xor_b32 s6, s6, 0x1000
	s_mov_b32 s8, 0
.Lloop:
	v_lshlrev_b32_e32 v1, 2, v0
	v_or_b32_e32 v2, s6, v1			; a sum, by what is known of numbers, not by shapes
	v_add_u32_e32 v2, 0xffffffc0, v2
	s_add_i32 s8, s8, 1
	s_cmp_lt_u32 s8, s7
	s_cbranch_scc1 .Lloop
	global_load_ubyte v3, v2, s[2:3]	; 5 lines, or 6 with a break
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 16
    .max_flat_workgroup_size: 256
    .args:
      - { .name: p, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .offset: 8, .size: 4, .value_kind: by_value }
      - { .name: m, .offset: 12, .size: 4, .value_kind: by_value }
amdhsa.version: [ 1, 0 ]
...
	.end_amdgpu_metadata
; want:
; kernel k
;   strides count the lanes of a wave
;   left-sum.s:19
;     loop 0: all lanes leave together, in an iteration that is the same in the launch
;   left-sum.s:24
;     s_cbranch_scc1 .Lloop
;       launch
;   left-sum.s:25
;     global_load_ubyte v3, v2, s[2:3]
;       divergent; address 4 per lane; at most 6 lines
;         v2 is divergent: computed from it
;         v2 is divergent: computed from it (left-sum.s:21)
;         v2 is divergent: computed from it (left-sum.s:20)
;         v1 is affine 4 per lane: computed from it (left-sum.s:19)
;         v0 is affine 1 per lane: what is there at the start

; test: lines of loads at divergent addresses by the low zeros of these: 64 where elements cannot cross a line, else 128
; run:  divergence
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx2 s[2:3], s[0:1], 0
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v1, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v2, 2, v1
	global_load_dword v3, v2, s[2:3]
	v_lshlrev_b32_e32 v2, 1, v1
	global_load_dword v3, v2, s[2:3]		; 2 i
	v_lshl_add_u32 v2, v1, 2, 2
	global_load_dword v3, v2, s[2:3]		; 4 i + 2
	v_lshl_add_u32 v2, v1, 2, v1
	global_load_dword v3, v2, s[2:3]		; 5 i
	v_and_b32_e32 v2, -4, v1
	global_load_dword v3, v2, s[2:3]
	v_and_b32_e32 v2, -2, v1
	global_load_dword v3, v2, s[2:3]
	global_load_dword v3, v2, s[2:3] offset:1
	v_lshlrev_b32_e32 v2, 2, v1
	v_lshrrev_b32_e32 v2, 1, v2
	global_load_dword v3, v2, s[2:3]		; 4 i, halved
	v_lshlrev_b32_e32 v2, 2, v1
	v_mov_b32_sdwa v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1
	global_load_dword v3, v2, s[2:3]		; byte 1 of it
	v_mul_lo_u32 v2, v1, v0
	global_load_dword v3, v2, s[2:3]		; a multiple of 4 lane
	v_lshlrev_b32_e32 v2, 2, v1
	v_mov_b32_e32 v4, v2
	s_mov_b32 s6, 9
again:
	global_load_dword v3, v2, s[2:3]		; 4 more in each iteration
	global_load_dword v3, v4, s[2:3]		; 6 more
	v_add_u32_e32 v2, 4, v2
	v_add_u32_e32 v4, 6, v4
	s_sub_u32 s6, s6, 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 again
	v_and_b32_e32 v2, 0xfffffc, v1
	v_and_b32_e32 v4, v1, v2			; with multiples of 4
	global_load_dword v3, v4, s[2:3]
	v_or_b32_e32 v4, v0, v2				; both are
	global_load_dword v3, v4, s[2:3]
	v_xor_b32_e32 v4, 8, v2
	global_load_dword v3, v4, s[2:3]
	v_xor_b32_e32 v4, v1, v2
	global_load_dword v3, v4, s[2:3]
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
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 16
    .max_flat_workgroup_size: 256
    .args:
      - { .name: p, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
amdhsa.version: [ 1, 0 ]
...
	.end_amdgpu_metadata
; want:
; kernel k
;   strides count work-item ids
;   low-zeros.s:9
;     global_load_dword v1, v0, s[2:3]
;       affine 4 per x; address 4 per x; at most 64 lines
;         v0 is affine 4 per x: computed from it (low-zeros.s:7)
;         v0 is affine 1 per x: what is there at the start
;   low-zeros.s:12
;     global_load_dword v3, v2, s[2:3]
;       divergent; at most 64 lines
;         v2 is divergent: computed from it (low-zeros.s:11)
;         v1 is divergent: loaded from different addresses (low-zeros.s:9)
;         v0 is affine 4 per x: computed from it (low-zeros.s:7)
;         v0 is affine 1 per x: what is there at the start
;   low-zeros.s:14
;     global_load_dword v3, v2, s[2:3]
;       divergent
;         v2 is divergent: computed from it (low-zeros.s:13)
;         v1 is divergent: loaded from different addresses (low-zeros.s:9)
;         v0 is affine 4 per x: computed from it (low-zeros.s:7)
;         v0 is affine 1 per x: what is there at the start
;   low-zeros.s:16
;     global_load_dword v3, v2, s[2:3]
;       divergent
;         v2 is divergent: computed from it (low-zeros.s:15)
;         v1 is divergent: loaded from different addresses (low-zeros.s:9)
;         v0 is affine 4 per x: computed from it (low-zeros.s:7)
;         v0 is affine 1 per x: what is there at the start
;   low-zeros.s:18
;     global_load_dword v3, v2, s[2:3]
;       divergent
;         v2 is divergent: computed from it (low-zeros.s:17)
;         v1 is divergent: loaded from different addresses (low-zeros.s:9)
;         v0 is affine 4 per x: computed from it (low-zeros.s:7)
;         v0 is affine 1 per x: what is there at the start
;   low-zeros.s:20
;     global_load_dword v3, v2, s[2:3]
;       divergent; at most 64 lines
;         v2 is divergent: computed from it (low-zeros.s:19)
;         v1 is divergent: loaded from different addresses (low-zeros.s:9)
;         v0 is affine 4 per x: computed from it (low-zeros.s:7)
;         v0 is affine 1 per x: what is there at the start
;   low-zeros.s:22
;     global_load_dword v3, v2, s[2:3]
;       divergent
;         v2 is divergent: computed from it (low-zeros.s:21)
;         v1 is divergent: loaded from different addresses (low-zeros.s:9)
;         v0 is affine 4 per x: computed from it (low-zeros.s:7)
;         v0 is affine 1 per x: what is there at the start
;   low-zeros.s:23
;     global_load_dword v3, v2, s[2:3] offset:1
;       divergent
;         v2 is divergent: computed from it (low-zeros.s:21)
;         v1 is divergent: loaded from different addresses (low-zeros.s:9)
;         v0 is affine 4 per x: computed from it (low-zeros.s:7)
;         v0 is affine 1 per x: what is there at the start
;   low-zeros.s:26
;     global_load_dword v3, v2, s[2:3]
;       divergent
;         v2 is divergent: computed from it (low-zeros.s:25)
;         v2 is divergent: computed from it (low-zeros.s:24)
;         v1 is divergent: loaded from different addresses (low-zeros.s:9)
;         v0 is affine 4 per x: computed from it (low-zeros.s:7)
;         v0 is affine 1 per x: what is there at the start
;   low-zeros.s:29
;     global_load_dword v3, v2, s[2:3]
;       divergent; at most 6 lines
;         v2 is divergent: computed from it (low-zeros.s:28)
;         v2 is divergent: computed from it (low-zeros.s:27)
;         v1 is divergent: loaded from different addresses (low-zeros.s:9)
;         v0 is affine 4 per x: computed from it (low-zeros.s:7)
;         v0 is affine 1 per x: what is there at the start
;   low-zeros.s:31
;     global_load_dword v3, v2, s[2:3]
;       divergent; at most 64 lines
;         v2 is divergent: computed from it (low-zeros.s:30)
;         v1 is divergent: loaded from different addresses (low-zeros.s:9)
;         v0 is affine 4 per x: computed from it (low-zeros.s:7)
;         v0 is affine 1 per x: what is there at the start
;   low-zeros.s:36
;     loop 0: all lanes leave together, in an iteration that is the same in the launch
;   low-zeros.s:36
;     global_load_dword v3, v2, s[2:3]
;       divergent; at most 64 lines
;         v2 is divergent: computed from it
;         v2 is divergent: computed from it (low-zeros.s:32)
;         v1 is divergent: loaded from different addresses (low-zeros.s:9)
;         v0 is affine 4 per x: computed from it (low-zeros.s:7)
;         v0 is affine 1 per x: what is there at the start
;   low-zeros.s:37
;     global_load_dword v3, v4, s[2:3]
;       divergent
;         v4 is divergent: computed from it
;         v4 is divergent: computed from it (low-zeros.s:33)
;         v2 is divergent: computed from it (low-zeros.s:32)
;         v1 is divergent: loaded from different addresses (low-zeros.s:9)
;         v0 is affine 4 per x: computed from it (low-zeros.s:7)
;         v0 is affine 1 per x: what is there at the start
;   low-zeros.s:42
;     s_cbranch_scc1 again
;       launch
;   low-zeros.s:45
;     global_load_dword v3, v4, s[2:3]
;       divergent; at most 64 lines
;         v4 is divergent: computed from it (low-zeros.s:44)
;         v1 is divergent: loaded from different addresses (low-zeros.s:9)
;         v0 is affine 4 per x: computed from it (low-zeros.s:7)
;         v0 is affine 1 per x: what is there at the start
;   low-zeros.s:47
;     global_load_dword v3, v4, s[2:3]
;       divergent; at most 64 lines
;         v4 is divergent: computed from it (low-zeros.s:46)
;         v0 is affine 4 per x: computed from it (low-zeros.s:7)
;         v0 is affine 1 per x: what is there at the start
;   low-zeros.s:49
;     global_load_dword v3, v4, s[2:3]
;       divergent; at most 64 lines
;         v4 is divergent: computed from it (low-zeros.s:48)
;         v2 is divergent: computed from it (low-zeros.s:43)
;         v1 is divergent: loaded from different addresses (low-zeros.s:9)
;         v0 is affine 4 per x: computed from it (low-zeros.s:7)
;         v0 is affine 1 per x: what is there at the start
;   low-zeros.s:51
;     global_load_dword v3, v4, s[2:3]
;       divergent
;         v4 is divergent: computed from it (low-zeros.s:50)
;         v1 is divergent: loaded from different addresses (low-zeros.s:9)
;         v0 is affine 4 per x: computed from it (low-zeros.s:7)
;         v0 is affine 1 per x: what is there at the start

; test: what comes along a way that this launch never takes does not count where ways meet
; run:  divergence --grid 64 --workgroup 64 --arg across=0 %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, 0
	s_cmp_lg_u32 s6, 0
	s_cselect_b64 s[8:9], -1, 0
	v_cndmask_b32_e64 v2, 0, 1, s[8:9]
	v_cmp_ne_u32_e64 s[8:9], 1, v2
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .Lrow
	v_lshlrev_b32_e32 v2, 6, v0
	s_mov_b64 s[10:11], 0
	s_branch .Lmeet
.Lrow:
	s_mov_b64 s[10:11], -1
.Lmeet:
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .Lload
	v_mov_b32_e32 v2, v0
.Lload:
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v4, s5
	v_add_co_u32_e32 v2, vcc, s4, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dword v5, v[2:3], off
	s_waitcnt vmcnt(0)
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 16
    .private_segment_fixed_size: 0
    .group_segment_fixed_size: 0
    .max_flat_workgroup_size: 1024
    .args:
      - .name: p
        .address_space: global
        .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .name: across
        .offset: 8
        .size: 4
        .value_kind: by_value
        .type_name: uint
...
	.end_amdgpu_metadata
; want:
; kernel k
;   strides count the lanes of a wave
;   dead-way.s:14
;     s_cbranch_vccnz .Lrow
;       launch
;   dead-way.s:22
;     s_cbranch_vccnz .Lload
;       launch
;   dead-way.s:29
;     global_load_dword v5, v[2:3], off
;       affine 4 per lane; address 4 per lane; at most 5 lines
;         v2 is affine 4 per lane: computed from it (dead-way.s:27)
;         v2 is affine 4 per lane: computed from it (dead-way.s:25)
;         v2 is affine 1 per lane: computed from it
;         v2 is affine 1 per lane: computed from it (dead-way.s:23)
;         v0 is affine 1 per lane: what is there at the start
; run:  divergence --grid 64 --workgroup 64 --arg across=1 %s
; want:
; kernel k
;   strides count the lanes of a wave
;   dead-way.s:14
;     s_cbranch_vccnz .Lrow
;       launch
;   dead-way.s:22
;     s_cbranch_vccnz .Lload
;       launch
;   dead-way.s:29
;     global_load_dword v5, v[2:3], off
;       affine 256 per lane; address 256 per lane; at most 64 lines
;         v2 is affine 256 per lane: computed from it (dead-way.s:27)
;         v2 is affine 256 per lane: computed from it (dead-way.s:25)
;         v2 is affine 64 per lane: computed from it
;         v2 is affine 64 per lane: computed from it
;         v2 is affine 64 per lane: computed from it (dead-way.s:15)
;         v0 is affine 1 per lane: what is there at the start
; run:  divergence --grid 64 --workgroup 64 %s
; want:
; kernel k
;   strides count the lanes of a wave
;   dead-way.s:14
;     s_cbranch_vccnz .Lrow
;       launch
;   dead-way.s:22
;     s_cbranch_vccnz .Lload
;       launch
;   dead-way.s:29
;     global_load_dword v5, v[2:3], off
;       divergent; at most 64 lines
;         v2 is divergent: computed from it (dead-way.s:27)
;         v2 is divergent: computed from it (dead-way.s:25)
;         v2 is divergent: computed from it
;         v2 is divergent: values of different kinds meet
;         v2 is affine 64 per lane: computed from it (dead-way.s:15)
;         v0 is affine 1 per lane: what is there at the start

; test: numbers of lanes above a base that they share: known where no lane carries into the base
; run:  divergence --grid 256 --workgroup 64
; The first shift and the bit field look at bits to which lanes carry, the last shift differs from lane to lane.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	v_lshl_add_u32 v16, s6, 3, v0
	v_lshrrev_b32_e32 v20, 1, v16
	v_lshl_add_u32 v7, v20, 4, 0
	ds_read_b32 v18, v7
	v_bfe_u32 v21, v16, 1, 5
	v_lshl_add_u32 v7, v21, 4, 0
	ds_read_b32 v18, v7
	v_lshl_add_u32 v16, s6, 7, v0
	v_xor_b32_e32 v22, 5, v16
	v_lshl_add_u32 v7, v22, 2, 0
	ds_read_b32 v18, v7
	v_lshrrev_b32_e32 v22, 1, v22
	v_lshl_add_u32 v7, v22, 4, 0
	ds_read_b32 v18, v7
	v_xor_b32_e32 v22, 5, v16
	v_lshrrev_b32_e32 v22, v0, v22
	v_lshl_add_u32 v7, v22, 4, 0
	ds_read_b32 v18, v7
	s_waitcnt lgkmcnt(0)
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 16
		.amdhsa_group_segment_fixed_size 65536
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   base-shared.s:12
;     ds_read_b32 v18, v7
;       divergent
;         v7 is divergent: computed from it (base-shared.s:11)
;         v20 is divergent: computed from it (base-shared.s:10)
;         v16 is affine 1 per lane: computed from it (base-shared.s:9)
;         v0 is affine 1 per lane: what is there at the start
;   base-shared.s:15
;     ds_read_b32 v18, v7
;       divergent
;         v7 is divergent: computed from it (base-shared.s:14)
;         v21 is divergent: computed from it (base-shared.s:13)
;         v16 is affine 1 per lane: computed from it (base-shared.s:9)
;         v0 is affine 1 per lane: what is there at the start
;   base-shared.s:19
;     ds_read_b32 v18, v7
;       divergent; at most 2 LDS rounds
;         v7 is divergent: computed from it (base-shared.s:18)
;         v22 is divergent: computed from it (base-shared.s:17)
;         v16 is affine 1 per lane: computed from it (base-shared.s:16)
;         v0 is affine 1 per lane: what is there at the start
;   base-shared.s:22
;     ds_read_b32 v18, v7
;       divergent
;         v7 is divergent: computed from it (base-shared.s:21)
;         v22 is divergent: computed from it (base-shared.s:20)
;         v22 is divergent: computed from it (base-shared.s:17)
;         v16 is affine 1 per lane: computed from it (base-shared.s:16)
;         v0 is affine 1 per lane: what is there at the start
;   base-shared.s:26
;     ds_read_b32 v18, v7
;       divergent
;         v7 is divergent: computed from it (base-shared.s:25)
;         v22 is divergent: computed from it (base-shared.s:24)
;         v22 is divergent: computed from it (base-shared.s:23)
;         v16 is affine 1 per lane: computed from it (base-shared.s:16)
;         v0 is affine 1 per lane: what is there at the start

; test: numbers of lanes, and windows, times a number that is unknown but the same in all lanes have neither; products of 24 bits by a constant have both
; run:  divergence --grid 256 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s8, s8, 15
	v_and_b32_e32 v8, s8, v0			; bits of the lane
	s_and_b32 s9, s9, 0xfff
	v_mov_b32_e32 v12, s9
	v_mad_u32_u24 v2, v8, v12, 8			; times an unknown number
	ds_read_b32 v18, v2
	v_lshlrev_b32_e32 v3, 2, v0
	global_load_dword v9, v3, s[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v9, 63, v9
	v_mad_u32_u24 v4, v9, v12, 8
	global_load_dword v19, v4, s[6:7]
	s_and_b32 s11, s11, 0xff000
	v_add_u32_e32 v9, s11, v9
	v_mul_u32_u24_e32 v5, 4, v9
	global_load_dword v20, v5, s[6:7]		; within 256 bytes
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 32
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 33
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 65536
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   products.s:16
;     ds_read_b32 v18, v2
;       divergent
;         v2 is divergent: computed from it (products.s:15)
;         v8 is divergent: computed from it (products.s:12)
;         v0 is affine 1 per lane: what is there at the start
;   products.s:18
;     global_load_dword v9, v3, s[6:7]
;       affine 4 per lane; address 4 per lane; at most 5 lines
;         v3 is affine 4 per lane: computed from it (products.s:17)
;         v0 is affine 1 per lane: what is there at the start
;   products.s:22
;     global_load_dword v19, v4, s[6:7]
;       divergent; at most 4033 lines
;         v4 is divergent: computed from it (products.s:21)
;         v9 is divergent: computed from it (products.s:20)
;         v9 is divergent: loaded from different addresses (products.s:18)
;         v3 is affine 4 per lane: computed from it (products.s:17)
;         v0 is affine 1 per lane: what is there at the start
;   products.s:26
;     global_load_dword v20, v5, s[6:7]
;       divergent; at most 5 lines
;         v5 is divergent: computed from it (products.s:25)
;         v9 is divergent: computed from it (products.s:24)
;         v9 is divergent: computed from it (products.s:20)
;         v9 is divergent: loaded from different addresses (products.s:18)
;         v3 is affine 4 per lane: computed from it (products.s:17)
;         v0 is affine 1 per lane: what is there at the start

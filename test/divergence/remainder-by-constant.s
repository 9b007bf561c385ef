; test: a quotient by a constant is a product, shifted; x * 6554 >> 16 is x / 10 only for x up to 16383
; run:  divergence --grid 256 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[0:1]
	s_waitcnt vmcnt(0)
	s_mov_b32 s10, 0xcccccccd
	v_mul_hi_u32 v15, v2, s10
	v_lshrrev_b32_e32 v15, 3, v15			; x / 10, for all x
	v_mul_lo_u32 v16, v15, 10
	v_sub_u32_e32 v17, v2, v16			; x % 10
	v_lshlrev_b32_e32 v17, 7, v17
	global_load_dword v18, v17, s[2:3]
	s_movk_i32 s11, 6554
	v_bfe_u32 v14, v2, 0, 13
	v_mul_lo_u32 v15, v14, s11
	v_lshrrev_b32_e32 v15, 16, v15			; x / 10, of 13 bits
	v_mul_lo_u32 v16, v15, 10
	v_sub_u32_e32 v17, v14, v16			; x % 10
	v_lshlrev_b32_e32 v17, 7, v17
	global_load_dword v18, v17, s[2:3]
	v_bfe_u32 v14, v2, 0, 15
	v_mul_lo_u32 v15, v14, s11
	v_lshrrev_b32_e32 v15, 16, v15			; 1639, not 1638, for 16389
	v_mul_lo_u32 v16, v15, 10
	v_sub_u32_e32 v17, v14, v16			; -1
	v_lshlrev_b32_e32 v17, 7, v17
	global_load_dword v18, v17, s[2:3]
	s_waitcnt vmcnt(0)
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 16
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   remainder-by-constant.s:11
;     global_load_dword v2, v1, s[0:1]
;       affine 4 per lane; address 4 per lane; at most 5 lines
;         v1 is affine 4 per lane: computed from it (remainder-by-constant.s:9)
;         v0 is affine 1 per lane: what is there at the start
;   remainder-by-constant.s:19
;     global_load_dword v18, v17, s[2:3]
;       divergent; at most 20 lines
;         v17 is divergent: computed from it (remainder-by-constant.s:18)
;         v17 is divergent: computed from it (remainder-by-constant.s:17)
;         v2 is divergent: loaded from different addresses (remainder-by-constant.s:11)
;         v1 is affine 4 per lane: computed from it (remainder-by-constant.s:9)
;         v0 is affine 1 per lane: what is there at the start
;   remainder-by-constant.s:27
;     global_load_dword v18, v17, s[2:3]
;       divergent; at most 20 lines
;         v17 is divergent: computed from it (remainder-by-constant.s:26)
;         v17 is divergent: computed from it (remainder-by-constant.s:25)
;         v14 is divergent: computed from it (remainder-by-constant.s:21)
;         v2 is divergent: loaded from different addresses (remainder-by-constant.s:11)
;         v1 is affine 4 per lane: computed from it (remainder-by-constant.s:9)
;         v0 is affine 1 per lane: what is there at the start
;   remainder-by-constant.s:34
;     global_load_dword v18, v17, s[2:3]
;       divergent; at most 131060 lines
;         v17 is divergent: computed from it (remainder-by-constant.s:33)
;         v17 is divergent: computed from it (remainder-by-constant.s:32)
;         v14 is divergent: computed from it (remainder-by-constant.s:28)
;         v2 is divergent: loaded from different addresses (remainder-by-constant.s:11)
;         v1 is affine 4 per lane: computed from it (remainder-by-constant.s:9)
;         v0 is affine 1 per lane: what is there at the start

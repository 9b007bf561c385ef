; test: x - y * q is no remainder if q is a quotient of the maximum of x and another number than -x; also for x = 0 = -x
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
	v_max_i32_e32 v14, v0, v2
	v_mul_hi_u32 v15, v14, s10
	v_lshrrev_b32_e32 v15, 3, v15			; max(x, v2) / 10
	v_mul_lo_u32 v16, v15, 10
	v_sub_u32_e32 v17, v0, v16			; anything
	v_lshlrev_b32_e32 v17, 7, v17
	global_load_dword v18, v17, s[2:3]
	v_sub_u32_e32 v3, 0, v0
	v_max_i32_e32 v14, v0, v3
	v_mul_hi_u32 v15, v14, s10
	v_lshrrev_b32_e32 v15, 3, v15			; x / 10
	v_mul_lo_u32 v16, v15, 10
	v_sub_u32_e32 v17, v0, v16			; x % 10
	v_lshlrev_b32_e32 v17, 7, v17
	global_load_dword v18, v17, s[2:3]
	v_max_i32_e32 v14, 0, v2
	v_mul_hi_u32 v15, v14, s10
	v_lshrrev_b32_e32 v15, 3, v15			; max(0, v2) / 10
	v_mul_lo_u32 v16, v15, 10
	v_sub_u32_e32 v17, 0, v16			; anything
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
;   remainder-of-other.s:11
;     global_load_dword v2, v1, s[0:1]
;       affine 4 per lane; address 4 per lane; at most 5 lines
;         v1 is affine 4 per lane: computed from it (remainder-of-other.s:9)
;         v0 is affine 1 per lane: what is there at the start
;   remainder-of-other.s:20
;     global_load_dword v18, v17, s[2:3]
;       divergent
;         v17 is divergent: computed from it (remainder-of-other.s:19)
;         v17 is divergent: computed from it (remainder-of-other.s:18)
;         v0 is affine 1 per lane: what is there at the start
;   remainder-of-other.s:28
;     global_load_dword v18, v17, s[2:3]
;       divergent; at most 20 lines
;         v17 is divergent: computed from it (remainder-of-other.s:27)
;         v17 is divergent: computed from it (remainder-of-other.s:26)
;         v0 is affine 1 per lane: what is there at the start
;   remainder-of-other.s:35
;     global_load_dword v18, v17, s[2:3]
;       divergent
;         v17 is divergent: computed from it (remainder-of-other.s:34)
;         v17 is divergent: computed from it (remainder-of-other.s:33)
;         v16 is divergent: computed from it (remainder-of-other.s:32)
;         v15 is divergent: computed from it (remainder-of-other.s:31)
;         v15 is divergent: computed from it (remainder-of-other.s:30)
;         v14 is divergent: computed from it (remainder-of-other.s:29)
;         v2 is divergent: loaded from different addresses (remainder-of-other.s:11)
;         v1 is affine 4 per lane: computed from it (remainder-of-other.s:9)
;         v0 is affine 1 per lane: what is there at the start

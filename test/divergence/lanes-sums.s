; test: lanes that a misaligned base aligns count; numbers that are ored are not added
; run:  divergence --grid 256 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	s_load_dword s8, s[4:5], 0x0
	v_and_b32_e32 v1, 1, v0
	v_sub_u32_e32 v1, 0, v1
	v_lshrrev_b32_e32 v2, 1, v0
	s_movk_i32 s9, 0xfc
	v_mul_lo_u32 v8, v2, s9
	v_add_u32_e32 v8, 1, v8
	v_and_b32_e32 v8, v1, v8
	v_lshl_add_u32 v2, v2, 2, v8			; for pair k of lanes, 4 k and 1 + 256 k
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, s8, v2			; if s8 is 3, odd lanes are aligned, others must be off
	ds_add_u32 v2, v18
	v_xor_b32_e32 v3, 5, v0
	v_xor_b32_e32 v4, 58, v0			; 63 - v3
	v_add_u32_e32 v3, s8, v3
	v_or_b32_e32 v3, v4, v3				; 63 if s8 is 0, not otherwise
	v_lshlrev_b32_e32 v3, 7, v3
	ds_read_b32 v18, v3
	s_waitcnt lgkmcnt(0)
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 4
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 16
		.amdhsa_group_segment_fixed_size 65536
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   lanes-sums.s:19
;     ds_add_u32 v2, v18
;       divergent; at most 32 LDS rounds
;         v2 is divergent: computed from it (lanes-sums.s:18)
;         v2 is divergent: computed from it (lanes-sums.s:16)
;         v2 is divergent: computed from it (lanes-sums.s:11)
;         v0 is affine 1 per lane: what is there at the start
;   lanes-sums.s:25
;     ds_read_b32 v18, v3
;       divergent
;         v3 is divergent: computed from it (lanes-sums.s:24)
;         v3 is divergent: computed from it (lanes-sums.s:23)
;         v4 is divergent: computed from it (lanes-sums.s:21)
;         v0 is affine 1 per lane: what is there at the start

; test: numbers of lanes above a base of which only some low bits are known: rounds for each base that is possible
; run:  divergence --grid 256 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	s_load_dword s6, s[4:5], 0x0
	v_bfe_u32 v8, v0, 2, 4
	v_xor_b32_e32 v8, 3, v8
	v_lshlrev_b32_e32 v8, 8, v8			; 256 times one of 16
	v_and_b32_e32 v9, 1, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u32 v1, s6, 1, v9
	v_xor_b32_e32 v1, 1, v1				; a multiple of 2, plus 0 or 1
	s_movk_i32 s8, 0x7f
	v_mul_lo_u32 v2, v1, s8
	v_add_u32_e32 v2, v2, v8
	ds_read_u8 v18, v2
	v_and_b32_e32 v10, 3, v0
	v_lshl_add_u32 v3, s6, 2, v10
	v_xor_b32_e32 v3, 1, v3
	v_lshrrev_b32_e32 v3, 1, v3			; the same, shifted from a multiple of 4
	v_mul_lo_u32 v2, v3, s8
	v_add_u32_e32 v2, v2, v8
	ds_read_u8 v18, v2
	v_and_b32_e32 v3, -5, v1			; the same, a mask of which leaves the base
	v_mul_lo_u32 v2, v3, s8
	v_add_u32_e32 v2, v2, v8
	ds_read_u8 v18, v2
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
;   lanes-base.s:19
;     ds_read_u8 v18, v2
;       divergent; at most 32 LDS rounds
;         v2 is divergent: computed from it (lanes-base.s:18)
;         v2 is divergent: computed from it (lanes-base.s:17)
;         v1 is divergent: computed from it (lanes-base.s:15)
;         v1 is divergent: computed from it (lanes-base.s:14)
;         v9 is divergent: computed from it (lanes-base.s:12)
;         v0 is affine 1 per lane: what is there at the start
;   lanes-base.s:26
;     ds_read_u8 v18, v2
;       divergent
;         v2 is divergent: computed from it (lanes-base.s:25)
;         v2 is divergent: computed from it (lanes-base.s:24)
;         v3 is divergent: computed from it (lanes-base.s:23)
;         v3 is divergent: computed from it (lanes-base.s:22)
;         v3 is divergent: computed from it (lanes-base.s:21)
;         v10 is divergent: computed from it (lanes-base.s:20)
;         v0 is affine 1 per lane: what is there at the start
;   lanes-base.s:30
;     ds_read_u8 v18, v2
;       divergent; at most 32 LDS rounds
;         v2 is divergent: computed from it (lanes-base.s:29)
;         v2 is divergent: computed from it (lanes-base.s:28)
;         v3 is divergent: computed from it (lanes-base.s:27)
;         v1 is divergent: computed from it (lanes-base.s:15)
;         v1 is divergent: computed from it (lanes-base.s:14)
;         v9 is divergent: computed from it (lanes-base.s:12)
;         v0 is affine 1 per lane: what is there at the start

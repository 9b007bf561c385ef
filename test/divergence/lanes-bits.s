; test: operations on bits of numbers of lanes: as many bits are known as of each source, and lanes must not differ above
; run:  divergence --grid 256 --workgroup 64
; 32 rounds at a base of 2 modulo 4, 16 at a multiple of 4. Lanes of the last access carry into the base: 64.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	v_bfe_u32 v8, v0, 2, 4
	v_xor_b32_e32 v8, 3, v8
	v_lshlrev_b32_e32 v8, 8, v8			; 256 times one of 16
	v_and_b32_e32 v9, 1, v0
	s_movk_i32 s8, 0x7f
	v_mul_lo_u32 v2, v9, s8
	v_add_u32_e32 v2, v2, v8
	v_add_u32_e32 v2, 2, v2
	ds_read_u8 v18, v2
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u32 v1, s6, 1, v9
	v_mov_b32_e32 v3, s7
	v_lshlrev_b32_e32 v3, 6, v3
	v_xor_b32_e32 v1, v1, v3			; a multiple of 2, plus 0 or 1
	v_mul_lo_u32 v2, v1, s8
	v_add_u32_e32 v2, v2, v8
	ds_read_u8 v18, v2
	v_lshl_add_u32 v1, s6, 2, v0
	v_xor_b32_e32 v1, 1, v1
	v_lshlrev_b32_e32 v2, 7, v1
	ds_read_b32 v18, v2
	s_waitcnt lgkmcnt(0)
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 16
		.amdhsa_group_segment_fixed_size 65536
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   lanes-bits.s:18
;     ds_read_u8 v18, v2
;       divergent; at most 32 LDS rounds
;         v2 is divergent: computed from it (lanes-bits.s:17)
;         v2 is divergent: computed from it (lanes-bits.s:16)
;         v2 is divergent: computed from it (lanes-bits.s:15)
;         v9 is divergent: computed from it (lanes-bits.s:13)
;         v0 is affine 1 per lane: what is there at the start
;   lanes-bits.s:26
;     ds_read_u8 v18, v2
;       divergent; at most 32 LDS rounds
;         v2 is divergent: computed from it (lanes-bits.s:25)
;         v2 is divergent: computed from it (lanes-bits.s:24)
;         v1 is divergent: computed from it (lanes-bits.s:23)
;         v1 is divergent: computed from it (lanes-bits.s:20)
;         v9 is divergent: computed from it (lanes-bits.s:13)
;         v0 is affine 1 per lane: what is there at the start
;   lanes-bits.s:30
;     ds_read_b32 v18, v2
;       divergent
;         v2 is divergent: computed from it (lanes-bits.s:29)
;         v1 is divergent: computed from it (lanes-bits.s:28)
;         v1 is affine 1 per lane: computed from it (lanes-bits.s:27)
;         v0 is affine 1 per lane: what is there at the start

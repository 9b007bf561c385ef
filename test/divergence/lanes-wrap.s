; test: numbers of lanes that wrap at 2^32: the lanes on both sides are 4 GiB apart, and touch a line more
; run:  divergence --grid 256 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dword s8, s[4:5], 0x8
	v_lshlrev_b32_e32 v1, 2, v0
	v_xor_b32_e32 v1, 4, v1
	v_subrev_u32_e32 v2, 0x80, v1			; from -128 on, as numbers without signs
	s_waitcnt lgkmcnt(0)
	global_load_dword v18, v2, s[2:3]
	v_add_u32_e32 v3, 0x7fffff80, v1		; with signs: half of the lanes are below the others
	v_ashrrev_i32_e32 v4, 31, v3
	v_mov_b32_e32 v5, s3
	v_add_co_u32_e32 v6, vcc, s2, v3
	v_addc_co_u32_e32 v7, vcc, v5, v4, vcc
	global_load_dword v18, v[6:7], off
	s_lshl_b32 s8, s8, 8				; above a base that they share, which is not known
	v_add_u32_e32 v2, s8, v1
	v_xor_b32_e32 v2, 4, v2
	v_add_u32_e32 v2, 0x80, v2
	global_load_dword v18, v2, s[2:3]
	v_and_b32_e32 v9, 1, v0				; 0 or -4, where what is added ascends
	v_lshlrev_b32_e32 v9, 2, v9
	v_sub_u32_e32 v9, 0, v9
	v_lshlrev_b32_e32 v10, 2, v0
	v_add_co_u32_e32 v6, vcc, v9, v10
	v_addc_co_u32_e64 v7, s[10:11], 0, 0, vcc
	v_add_co_u32_e32 v6, vcc, s2, v6
	v_addc_co_u32_e32 v7, vcc, v5, v7, vcc
	global_load_dword v18, v[6:7], off
	s_waitcnt vmcnt(0)
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 12
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   lanes-wrap.s:14
;     global_load_dword v18, v2, s[2:3]
;       divergent; at most 7 lines
;         v2 is divergent: computed from it (lanes-wrap.s:12)
;         v1 is divergent: computed from it (lanes-wrap.s:11)
;         v1 is affine 4 per lane: computed from it (lanes-wrap.s:10)
;         v0 is affine 1 per lane: what is there at the start
;   lanes-wrap.s:20
;     global_load_dword v18, v[6:7], off
;       divergent; at most 7 lines
;         v6 is divergent: computed from it (lanes-wrap.s:18)
;         v3 is divergent: computed from it (lanes-wrap.s:15)
;         v1 is divergent: computed from it (lanes-wrap.s:11)
;         v1 is affine 4 per lane: computed from it (lanes-wrap.s:10)
;         v0 is affine 1 per lane: what is there at the start
;   lanes-wrap.s:25
;     global_load_dword v18, v2, s[2:3]
;       divergent; at most 7 lines
;         v2 is divergent: computed from it (lanes-wrap.s:24)
;         v2 is divergent: computed from it (lanes-wrap.s:23)
;         v2 is divergent: computed from it (lanes-wrap.s:22)
;         v1 is divergent: computed from it (lanes-wrap.s:11)
;         v1 is affine 4 per lane: computed from it (lanes-wrap.s:10)
;         v0 is affine 1 per lane: what is there at the start
;   lanes-wrap.s:34
;     global_load_dword v18, v[6:7], off
;       divergent; at most 12 lines
;         v6 is divergent: computed from it (lanes-wrap.s:32)
;         v6 is divergent: computed from it (lanes-wrap.s:30)
;         v9 is divergent: computed from it (lanes-wrap.s:28)
;         v9 is divergent: computed from it (lanes-wrap.s:27)
;         v9 is divergent: computed from it (lanes-wrap.s:26)
;         v0 is affine 1 per lane: what is there at the start

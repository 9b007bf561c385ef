; test: a shift or a field by a number that is unknown, but the same in all lanes
; run:  divergence --grid 256 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	s_load_dword s8, s[4:5], 0x0
	s_load_dword s9, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u32 v2, s9, 6, v0			; 64 s9 + lane
	v_lshrrev_b32_e32 v3, s8, v2
	v_xor_b32_e32 v3, v3, v2			; 0 in the low bits if s8 is 0
	v_and_b32_e32 v3, 63, v3
	v_lshlrev_b32_e32 v3, 7, v3
	ds_read_b32 v18, v3
	v_bfe_u32 v4, v2, s8, 6
	v_xor_b32_e32 v4, v4, v2			; the same
	v_and_b32_e32 v4, 63, v4
	v_lshlrev_b32_e32 v4, 7, v4
	ds_read_b32 v19, v4
	v_bfe_u32 v5, v2, 0, s8				; 0 if s8 is 0
	v_lshlrev_b32_e32 v5, 7, v5
	ds_read_b32 v20, v5
	s_waitcnt lgkmcnt(0)
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 16
		.amdhsa_group_segment_fixed_size 65536
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   lanes-unknown.s:16
;     ds_read_b32 v18, v3
;       divergent
;         v3 is divergent: computed from it (lanes-unknown.s:15)
;         v3 is divergent: computed from it (lanes-unknown.s:14)
;         v3 is divergent: computed from it (lanes-unknown.s:13)
;         v3 is divergent: computed from it (lanes-unknown.s:12)
;         v2 is affine 1 per lane: computed from it (lanes-unknown.s:11)
;         v0 is affine 1 per lane: what is there at the start
;   lanes-unknown.s:21
;     ds_read_b32 v19, v4
;       divergent
;         v4 is divergent: computed from it (lanes-unknown.s:20)
;         v4 is divergent: computed from it (lanes-unknown.s:19)
;         v4 is divergent: computed from it (lanes-unknown.s:18)
;         v4 is divergent: computed from it (lanes-unknown.s:17)
;         v2 is affine 1 per lane: computed from it (lanes-unknown.s:11)
;         v0 is affine 1 per lane: what is there at the start
;   lanes-unknown.s:24
;     ds_read_b32 v20, v5
;       divergent
;         v5 is divergent: computed from it (lanes-unknown.s:23)
;         v5 is divergent: computed from it (lanes-unknown.s:22)
;         v2 is affine 1 per lane: computed from it (lanes-unknown.s:11)
;         v0 is affine 1 per lane: what is there at the start

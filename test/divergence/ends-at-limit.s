; test: strides and windows that may cross 2^32 below the limit of a minimum have a break
; run:  divergence --grid 256 --workgroup 64
; The range of the minimum ends 16 below 2^32: the lines on both sides of it are counted.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v3, 2, v0
	v_add_u32_e32 v3, s8, v3
	v_min_u32_e32 v3, -16, v3
	global_load_dword v9, v3, s[6:7]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v9, 0xff, v9
	v_add_u32_e32 v4, s8, v9
	v_min_u32_e32 v4, -16, v4
	global_load_dword v19, v4, s[6:7]
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
;   ends-at-limit.s:15
;     global_load_dword v9, v3, s[6:7]
;       divergent; at most 9 lines
;         v3 is divergent: computed from it (ends-at-limit.s:14)
;         v3 is affine 4 per lane: computed from it (ends-at-limit.s:13)
;         v3 is affine 4 per lane: computed from it (ends-at-limit.s:12)
;         v0 is affine 1 per lane: what is there at the start
;   ends-at-limit.s:20
;     global_load_dword v19, v4, s[6:7]
;       divergent; at most 12 lines
;         v4 is divergent: computed from it (ends-at-limit.s:19)
;         v4 is divergent: computed from it (ends-at-limit.s:18)
;         v9 is divergent: computed from it (ends-at-limit.s:17)
;         v9 is divergent: loaded from different addresses (ends-at-limit.s:15)
;         v3 is divergent: computed from it (ends-at-limit.s:14)
;         v3 is affine 4 per lane: computed from it (ends-at-limit.s:13)
;         v3 is affine 4 per lane: computed from it (ends-at-limit.s:12)
;         v0 is affine 1 per lane: what is there at the start

; test: numbers of lanes are counted in the last wave of a workgroup, too, which is not full
; run:  divergence --grid 24,4 --workgroup 24,4
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	s_load_dword s8, s[4:5], 0x0
	s_load_dword s9, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v2, 1, v1
	v_and_b32_e32 v2, v2, v1			; 1 in row 3, which only the second wave has; else 0
	v_lshlrev_b32_e32 v3, 7, v0
	v_mul_lo_u32 v3, v3, v2
	ds_read_b32 v18, v3				; 24 words of one bank
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
;   strides count work-item ids
;   lanes-last-wave.s:15
;     ds_read_b32 v18, v3
;       divergent; at most 24 LDS rounds
;         v3 is divergent: computed from it (lanes-last-wave.s:14)
;         v3 is affine 128 per x: computed from it (lanes-last-wave.s:13)
;         v0 is affine 1 per x: what is there at the start

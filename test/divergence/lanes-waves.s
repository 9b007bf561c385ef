; test: numbers of lanes and strides above a base that lanes share, in the waves of a workgroup of 40 x 4: the second one
; run:  divergence --grid 80,4 --workgroup 40,4
; Wave 0 has 40 rounds, wave 1 52, wave 2 32. If lanes had the ids of wave 0, each wave would have at most 40.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	s_load_dword s6, s[4:5], 0x0
	v_lshlrev_b32_e32 v2, 7, v0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u32 v2, s6, 2, v2
	v_xor_b32_e32 v3, 2, v1
	v_lshl_add_u32 v2, v3, 9, v2
	ds_read_b32 v18, v2
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
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_group_segment_fixed_size 65536
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count work-item ids
;   lanes-waves.s:15
;     ds_read_b32 v18, v2
;       divergent; at most 52 LDS rounds
;         v2 is divergent: computed from it (lanes-waves.s:14)
;         v3 is divergent: computed from it (lanes-waves.s:13)
;         v1 is affine 1 per y: what is there at the start

; test: in rows of whole waves, numbers of lanes are the same in each wave, so combinations of eight numbers are few
; run:  divergence --grid 1024 --workgroup 1024
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s8, s8, 7
	v_and_b32_e32 v8, s8, v0			; one of eight, and its bits of the lane
	v_lshlrev_b32_e32 v8, 7, v8
	ds_read_b32 v18, v8
	s_waitcnt lgkmcnt(0)
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
;   waves-alike.s:13
;     ds_read_b32 v18, v8
;       divergent; at most 8 LDS rounds
;         v8 is divergent: computed from it (waves-alike.s:12)
;         v8 is divergent: computed from it (waves-alike.s:11)
;         v0 is affine 1 per lane: what is there at the start

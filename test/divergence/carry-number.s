; test: a carry is no sum: the numbers that SCC can be are 0 and 1, not those of the addition
; run:  divergence --grid 256 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_movk_i32 s7, 0xff00
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s8, 0
	s_cselect_b32 s8, 4, s7
	s_add_u32 s9, s8, 0x100				; 0x104, or 0 with a carry
	s_mul_i32 s10, src_scc, 31			; 0 or 31
	v_and_b32_e32 v8, s10, v0
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
;   carry-number.s:17
;     ds_read_b32 v18, v8
;       divergent; at most 32 LDS rounds
;         v8 is divergent: computed from it (carry-number.s:16)
;         v8 is divergent: computed from it (carry-number.s:15)
;         v0 is affine 1 per lane: what is there at the start

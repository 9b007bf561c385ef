; test: an unknown value in front of an early read takes one slot of no-operation in a run, and no wait states
; run:  analyze %s --observe %d/early-times.xml --exact off -q
; exit: 0
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.text
	.globl	k
	.p2align 8
	.type	k,@function
k:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_add_u32_e32 v1, v1, v2
	ds_read_b32 v3, v2
	v_add_u32_e32 v4, v3, v3
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
; want:

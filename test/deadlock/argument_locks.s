; test: two locks in the memory of the arguments, which are no argument's
; run:  deadlock --rule lock-order %s --fail-on lock-order
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
of_arguments:
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
.Lof_arguments1:
	global_atomic_cmpswap v2, v4, v[0:1], s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccz .Lof_arguments1
.Lof_arguments2:
	global_atomic_cmpswap v2, v4, v[0:1], s[4:5] offset:8 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccz .Lof_arguments2
	global_atomic_swap v4, v4, s[4:5] offset:8
	global_atomic_swap v4, v4, s[4:5]
	s_endpgm
	.section .rodata
	.amdhsa_kernel of_arguments
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
; want:
; argument_locks.s: kernel of_arguments: clean

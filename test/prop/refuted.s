; Kernels of which false facts were claimed that no other text in test/ shows; see refuted.def.
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
half_of_exec:				; the branch is of the wave, as exec_hi is: wave 0 ends, wave 1 comes to the barrier
	s_mov_b32 s8, 0
	s_cmp_eq_u32 s8, 7
	s_cselect_b64 s[10:11], -1, 0
	v_readfirstlane_b32 s9, v0
	s_and_b64 exec, exec, s[10:11]
	s_mov_b32 exec_hi, s9
	s_cbranch_execz .Lend_half
	s_barrier
.Lend_half:
	s_endpgm
first_lane:				; lane 1 has no work-item: it holds anything
	s_mov_b64 exec, -2
	v_readfirstlane_b32 s6, v0
	s_lshr_b32 s6, s6, 16
.Lfirst:
	s_sub_u32 s6, s6, 1
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .Lfirst
	s_endpgm
not_with_zero:				; a mask of 16 lanes is compared with a pair that is equal to it, of which no half is known
	v_cmp_gt_u32_e64 s[2:3], 16, v0
	v_mov_b32_e32 v1, 0xffff
	v_readfirstlane_b32 s6, v1
	s_mov_b32 s7, 0
	s_cmp_lg_u64 s[2:3], s[6:7]
	s_cbranch_scc0 .Lequal
	s_endpgm
.Lequal:
	s_nop 0
	s_endpgm
upper_half:				; the low bits of the lower half are known, none of the upper one
	v_mov_b32_e32 v1, 0
	ds_write_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v5, v1
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b64 v[2:3], 30, v[5:6]
	v_readfirstlane_b32 s6, v3
	s_and_b32 s6, s6, 15
.Lupper:
	s_sub_u32 s6, s6, 1
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .Lupper
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel half_of_exec
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel first_lane
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel not_with_zero
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel upper_half
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel

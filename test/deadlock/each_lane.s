; test: one lane is chosen by a comparison that is computed for every work-item; two lanes are found, too
; run:  deadlock --workgroup 64 --findings-only %s
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	rest_of_64,@function
rest_of_64:
	s_mov_b32 s0, 0x3ffffff
	v_mul_hi_u32 v1, v0, s0
	v_lshlrev_b32_e32 v1, 6, v1
	v_sub_u32_e32 v0, v0, v1
	v_subrev_u32_e32 v1, 64, v0
	v_cmp_lt_u32_e32 vcc, 63, v0
	v_cndmask_b32_e32 v0, v0, v1, vcc
	v_subrev_u32_e32 v1, 64, v0
	v_cmp_lt_u32_e32 vcc, 63, v0
	v_cndmask_b32_e32 v0, v0, v1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_rest_of_64
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
.Ltry_rest_of_64:
	global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Ltry_rest_of_64
	s_or_b64 exec, exec, s[2:3]
	global_atomic_swap v3, v3, s[0:1]
.Lend_rest_of_64:
	s_endpgm
	.size	rest_of_64, .-rest_of_64
	.type	rest_of_32_waits,@function
rest_of_32_waits:
	s_mov_b32 s0, 0x7ffffff
	v_mul_hi_u32 v1, v0, s0
	v_lshlrev_b32_e32 v1, 5, v1
	v_sub_u32_e32 v0, v0, v1
	v_subrev_u32_e32 v1, 32, v0
	v_cmp_lt_u32_e32 vcc, 31, v0
	v_cndmask_b32_e32 v0, v0, v1, vcc
	v_subrev_u32_e32 v1, 32, v0
	v_cmp_lt_u32_e32 vcc, 31, v0
	v_cndmask_b32_e32 v0, v0, v1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_rest_of_32_waits
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
.Ltry_rest_of_32_waits:
	global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Ltry_rest_of_32_waits
	s_or_b64 exec, exec, s[2:3]
	global_atomic_swap v3, v3, s[0:1]
.Lend_rest_of_32_waits:
	s_endpgm
	.size	rest_of_32_waits, .-rest_of_32_waits
	.type	low_half_five,@function
low_half_five:
	v_mbcnt_lo_u32_b32 v0, -1, 0
	v_cmp_eq_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_low_half_five
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
.Ltry_low_half_five:
	global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Ltry_low_half_five
	s_or_b64 exec, exec, s[2:3]
	global_atomic_swap v3, v3, s[0:1]
.Lend_low_half_five:
	s_endpgm
	.size	low_half_five, .-low_half_five
	.type	low_half_all_waits,@function
low_half_all_waits:
	v_mbcnt_lo_u32_b32 v0, -1, 0
	v_cmp_eq_u32_e32 vcc, 32, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_low_half_all_waits
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
.Ltry_low_half_all_waits:
	global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Ltry_low_half_all_waits
	s_or_b64 exec, exec, s[2:3]
	global_atomic_swap v3, v3, s[0:1]
.Lend_low_half_all_waits:
	s_endpgm
	.size	low_half_all_waits, .-low_half_all_waits
	.type	high_half_waits,@function
high_half_waits:
	v_mbcnt_hi_u32_b32 v0, -1, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_high_half_waits
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
.Ltry_high_half_waits:
	global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Ltry_high_half_waits
	s_or_b64 exec, exec, s[2:3]
	global_atomic_swap v3, v3, s[0:1]
.Lend_high_half_waits:
	s_endpgm
	.size	high_half_waits, .-high_half_waits
	.type	third,@function
third:
	v_mul_lo_u32 v0, v0, 3
	v_and_b32_e32 v0, 63, v0
	v_cmp_eq_u32_e32 vcc, 9, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_third
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
.Ltry_third:
	global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Ltry_third
	s_or_b64 exec, exec, s[2:3]
	global_atomic_swap v3, v3, s[0:1]
.Lend_third:
	s_endpgm
	.size	third, .-third
	.type	half_waits,@function
half_waits:
	v_lshlrev_b32_e32 v0, 1, v0
	v_and_b32_e32 v0, 63, v0
	v_cmp_eq_u32_e32 vcc, 8, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_half_waits
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
.Ltry_half_waits:
	global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Ltry_half_waits
	s_or_b64 exec, exec, s[2:3]
	global_atomic_swap v3, v3, s[0:1]
.Lend_half_waits:
	s_endpgm
	.size	half_waits, .-half_waits
	.section .rodata
	.amdhsa_kernel rest_of_64
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
	.amdhsa_kernel shifted_twice
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
	.amdhsa_kernel shifted_further_waits
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
	.amdhsa_kernel two_halves
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
	.amdhsa_kernel one_half_waits
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
	.amdhsa_kernel rest_of_32_waits
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
	.amdhsa_kernel low_half_five
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
	.amdhsa_kernel low_half_all_waits
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
	.amdhsa_kernel high_half_waits
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
	.amdhsa_kernel third
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
	.amdhsa_kernel half_waits
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
	.text
	.type	between,@function
between:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lend_between
	v_cmp_gt_u32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .Lend_between
.L_between:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .L_between
	s_or_b64 exec, exec, s[8:9]
	global_store_dword v1, v1, s[0:1]
.Lend_between:
	s_endpgm
	.section .rodata
	.amdhsa_kernel between
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.type	shifted_twice,@function
shifted_twice:
	v_mov_b32_e32 v1, 0x7000
	v_lshlrev_b64 v[2:3], 28, v[0:1]
	v_lshrrev_b64 v[4:5], 28, v[2:3]
	v_and_b32_e32 v4, 63, v4
	v_cmp_eq_u32_e32 vcc, 5, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_shifted_twice
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
.Ltry_shifted_twice:
	global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Ltry_shifted_twice
	s_or_b64 exec, exec, s[2:3]
	global_atomic_swap v3, v3, s[0:1]
.Lend_shifted_twice:
	s_endpgm
	.size	shifted_twice, .-shifted_twice
	.type	shifted_further_waits,@function
shifted_further_waits:
	v_mov_b32_e32 v1, 0x7000
	v_lshlrev_b64 v[2:3], 28, v[0:1]
	v_lshrrev_b64 v[4:5], 30, v[2:3]
	v_and_b32_e32 v4, 63, v4
	v_cmp_eq_u32_e32 vcc, 5, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_shifted_further_waits
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
.Ltry_shifted_further_waits:
	global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Ltry_shifted_further_waits
	s_or_b64 exec, exec, s[2:3]
	global_atomic_swap v3, v3, s[0:1]
.Lend_shifted_further_waits:
	s_endpgm
	.size	shifted_further_waits, .-shifted_further_waits
	.type	two_halves,@function
two_halves:
	v_lshrrev_b32_e32 v7, 1, v0
	v_and_b32_e32 v6, 1, v0
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 4
	v_cmp_eq_u64_e32 vcc, v[6:7], v[4:5]
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_two_halves
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
.Ltry_two_halves:
	global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Ltry_two_halves
	s_or_b64 exec, exec, s[2:3]
	global_atomic_swap v3, v3, s[0:1]
.Lend_two_halves:
	s_endpgm
	.size	two_halves, .-two_halves
	.type	one_half_waits,@function
one_half_waits:
	v_lshrrev_b32_e32 v7, 2, v0
	v_and_b32_e32 v6, 1, v0
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 4
	v_cmp_eq_u64_e32 vcc, v[6:7], v[4:5]
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_one_half_waits
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
.Ltry_one_half_waits:
	global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Ltry_one_half_waits
	s_or_b64 exec, exec, s[2:3]
	global_atomic_swap v3, v3, s[0:1]
.Lend_one_half_waits:
	s_endpgm
	.size	one_half_waits, .-one_half_waits
	.type	between_two,@function
between_two:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lend_between_two
	v_cmp_gt_u32_e32 vcc, 4, v0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .Lend_between_two
.L_between_two:
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .L_between_two
	s_or_b64 exec, exec, s[8:9]
	global_store_dword v1, v1, s[0:1]
.Lend_between_two:
	s_endpgm
	.section .rodata
	.amdhsa_kernel between_two
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.type	from_other_lanes,@function
from_other_lanes:
	v_sub_u32_e32 v3, 5, v0
	v_mov_b32_e32 v2, v3
	s_nop 1
	v_mov_b32_dpp v2, v3 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf
	v_mbcnt_lo_u32_b32 v0, -1, v2
	v_cmp_eq_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_from_other_lanes
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, 1
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
.Ltry_from_other_lanes:
	global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Ltry_from_other_lanes
	s_or_b64 exec, exec, s[2:3]
	global_atomic_swap v3, v3, s[0:1]
.Lend_from_other_lanes:
	s_endpgm
	.size	from_other_lanes, .-from_other_lanes
	.section .rodata
	.amdhsa_kernel from_other_lanes
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 12
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
; want:
; each_lane.s: kernel rest_of_32_waits: deadlock, in workgroups of 64
;   each_lane.s:61:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    each_lane.s:61:2  global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
;     blocked      each_lane.s:68:2  global_atomic_swap v3, v3, s[0:1]
;     way          @.Ltry_rest_of_32_waits (leaves the loop) -> @b3
;     meet again   @.Lend_rest_of_32_waits, each_lane.s:70:2
; each_lane.s: kernel low_half_all_waits: deadlock, in workgroups of 64
;   each_lane.s:109:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    each_lane.s:109:2  global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
;     blocked      each_lane.s:116:2  global_atomic_swap v3, v3, s[0:1]
;     way          @.Ltry_low_half_all_waits (leaves the loop) -> @b3
;     meet again   @.Lend_low_half_all_waits, each_lane.s:118:2
; each_lane.s: kernel high_half_waits: deadlock, in workgroups of 64
;   each_lane.s:133:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    each_lane.s:133:2  global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
;     blocked      each_lane.s:140:2  global_atomic_swap v3, v3, s[0:1]
;     way          @.Ltry_high_half_waits (leaves the loop) -> @b3
;     meet again   @.Lend_high_half_waits, each_lane.s:142:2
; each_lane.s: kernel half_waits: deadlock, in workgroups of 64
;   each_lane.s:183:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    each_lane.s:183:2  global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
;     blocked      each_lane.s:190:2  global_atomic_swap v3, v3, s[0:1]
;     way          @.Ltry_half_waits (leaves the loop) -> @b3
;     meet again   @.Lend_half_waits, each_lane.s:192:2
; each_lane.s: kernel shifted_further_waits: deadlock, in workgroups of 64
;   each_lane.s:338:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    each_lane.s:338:2  global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
;     blocked      each_lane.s:345:2  global_atomic_swap v3, v3, s[0:1]
;     way          @.Ltry_shifted_further_waits (leaves the loop) -> @b3
;     meet again   @.Lend_shifted_further_waits, each_lane.s:347:2
; each_lane.s: kernel one_half_waits: deadlock, in workgroups of 64
;   each_lane.s:392:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    each_lane.s:392:2  global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
;     blocked      each_lane.s:399:2  global_atomic_swap v3, v3, s[0:1]
;     way          @.Ltry_one_half_waits (leaves the loop) -> @b3
;     meet again   @.Lend_one_half_waits, each_lane.s:401:2
; each_lane.s: kernel between_two: possible, in workgroups of 64
;   each_lane.s:418:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    each_lane.s:418:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      each_lane.s:425:2  global_store_dword v1, v1, s[0:1]
;     way          @.L_between_two (leaves the loop) -> @b3
;     meet again   @.Lend_between_two, each_lane.s:427:2
; each_lane.s: kernel from_other_lanes: possible, in workgroups of 64
;   each_lane.s:453:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    each_lane.s:453:2  global_atomic_cmpswap v4, v3, v[1:2], s[0:1] glc
;     blocked      each_lane.s:460:2  global_atomic_swap v3, v3, s[0:1]
;     way          @.Ltry_from_other_lanes (leaves the loop) -> @b3
;     meet again   @.Lend_from_other_lanes, each_lane.s:462:2

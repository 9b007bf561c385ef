; test: of two locks that data chooses the smaller is taken first: never in the other order; in both; in both, as the second pair is subtracted;
;       in both, as the first pair is a lock and the one above it
; run:  deadlock --rule lock-order %s --fail-on lock-order
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
ascending:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[6:7], v4, s[2:3]
	s_waitcnt vmcnt(0)
	v_min_u32_e32 v8, v6, v7
	v_max_u32_e32 v9, v6, v7
.Lascending1:
	global_atomic_cmpswap v2, v8, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccz .Lascending1
.Lascending2:
	global_atomic_cmpswap v2, v9, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccz .Lascending2
	global_atomic_swap v9, v4, s[0:1]
	global_atomic_swap v8, v4, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel ascending
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
crossed:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[6:7], v4, s[2:3]
	s_waitcnt vmcnt(0)
	v_min_u32_e32 v8, v6, v7
	v_max_u32_e32 v9, v6, v7
.Lcrossed1:
	global_atomic_cmpswap v2, v8, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccz .Lcrossed1
.Lcrossed2:
	global_atomic_cmpswap v2, v9, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccz .Lcrossed2
	global_atomic_swap v9, v4, s[0:1]
	global_atomic_swap v8, v4, s[0:1]
.Lcrossed3:
	global_atomic_cmpswap v2, v9, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccz .Lcrossed3
.Lcrossed4:
	global_atomic_cmpswap v2, v8, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccz .Lcrossed4
	global_atomic_swap v8, v4, s[0:1]
	global_atomic_swap v9, v4, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel crossed
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
subtracted:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[6:7], v4, s[2:3]
	s_waitcnt vmcnt(0)
	v_min_u32_e32 v8, v6, v7
	v_max_u32_e32 v9, v6, v7
.Lsubtracted1:
	global_atomic_cmpswap v2, v8, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccz .Lsubtracted1
.Lsubtracted2:
	global_atomic_cmpswap v2, v9, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccz .Lsubtracted2
	global_atomic_swap v9, v4, s[0:1]
	global_atomic_swap v8, v4, s[0:1]
	v_sub_u32_e32 v10, 0, v8
	v_sub_u32_e32 v11, 0, v9
.Lsubtracted3:
	global_atomic_cmpswap v2, v10, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccz .Lsubtracted3
.Lsubtracted4:
	global_atomic_cmpswap v2, v11, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccz .Lsubtracted4
	global_atomic_swap v11, v4, s[0:1]
	global_atomic_swap v10, v4, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel subtracted
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
constant:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[6:7], v4, s[2:3]
	s_waitcnt vmcnt(0)
	v_min_u32_e32 v8, v6, v7
	v_max_u32_e32 v9, v6, v7
.Lconstant1:
	global_atomic_cmpswap v2, v8, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccz .Lconstant1
.Lconstant2:
	global_atomic_cmpswap v2, v8, v[0:1], s[0:1] offset:4 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccz .Lconstant2
	global_atomic_swap v8, v4, s[0:1] offset:4
	global_atomic_swap v8, v4, s[0:1]
.Lconstant3:
	global_atomic_cmpswap v2, v9, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccz .Lconstant3
.Lconstant4:
	global_atomic_cmpswap v2, v8, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccz .Lconstant4
	global_atomic_swap v8, v4, s[0:1]
	global_atomic_swap v9, v4, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel constant
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
; want:
; two_locks_ordered.s: kernel ascending: clean
; two_locks_ordered.s: kernel crossed: possible
;   two_locks_ordered.s:55:2: this loop waits for a second lock, and two_locks_ordered.s:67 takes the two in the other order: two wavefronts may hold what the other waits for [lock-order, possible]
;     waits for    two_locks_ordered.s:55:2  global_atomic_cmpswap v2, v9, v[0:1], s[0:1] glc
;     holding      two_locks_ordered.s:50:2  global_atomic_cmpswap v2, v8, v[0:1], s[0:1] glc
; two_locks_ordered.s: kernel subtracted: possible
;   two_locks_ordered.s:99:2: this loop waits for a second lock, and two_locks_ordered.s:113 takes the two in the other order: two wavefronts may hold what the other waits for [lock-order, possible]
;     waits for    two_locks_ordered.s:99:2  global_atomic_cmpswap v2, v9, v[0:1], s[0:1] glc
;     holding      two_locks_ordered.s:94:2  global_atomic_cmpswap v2, v8, v[0:1], s[0:1] glc
; two_locks_ordered.s: kernel constant: possible
;   two_locks_ordered.s:145:2: this loop waits for a second lock, and two_locks_ordered.s:157 takes the two in the other order: two wavefronts may hold what the other waits for [lock-order, possible]
;     waits for    two_locks_ordered.s:145:2  global_atomic_cmpswap v2, v8, v[0:1], s[0:1] offset:4 glc
;     holding      two_locks_ordered.s:140:2  global_atomic_cmpswap v2, v8, v[0:1], s[0:1] glc

; test: two locks that data chooses: the first kept while the second is waited for, or given back after each try
; run:  deadlock --rule lock-order %s --fail-on lock-order
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
kept:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[6:7], v4, s[2:3]
	s_waitcnt vmcnt(0)
.Lkept1:
	global_atomic_cmpswap v2, v6, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccz .Lkept1
.Lkept2:
	global_atomic_cmpswap v2, v7, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .Lkept3
	s_branch .Lkept2
.Lkept3:
	global_atomic_swap v7, v4, s[0:1]
	global_atomic_swap v6, v4, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel kept
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
lets_go:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx2 v[6:7], v4, s[2:3]
	s_waitcnt vmcnt(0)
.Llets_go1:
	global_atomic_cmpswap v2, v6, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccz .Llets_go1
.Llets_go2:
	global_atomic_cmpswap v2, v7, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .Llets_go3
	global_atomic_swap v6, v4, s[0:1]
	s_branch .Llets_go2
.Llets_go3:
	global_atomic_swap v7, v4, s[0:1]
	global_atomic_swap v6, v4, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel lets_go
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
; want:
; two_locks.s: kernel kept: possible
;   two_locks.s:20:2: this loop waits for a second lock of the same kind, and nothing says which of two comes first: two wavefronts may hold what the other waits for [lock-order, possible]
;     waits for    two_locks.s:20:2  global_atomic_cmpswap v2, v7, v[0:1], s[0:1] glc
;     holding      two_locks.s:15:2  global_atomic_cmpswap v2, v6, v[0:1], s[0:1] glc
; two_locks.s: kernel lets_go: clean

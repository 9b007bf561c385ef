; test: a lock held over a barrier: another place that takes it does not end the waiting
; run:  deadlock --rule barrier-spin %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
over:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v0, 1
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	global_atomic_cmpswap v2, v4, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .Lheld
.Lspin:
	global_atomic_cmpswap v2, v4, v[0:1], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccz .Lspin
.Lheld:
	s_barrier
	global_atomic_swap v4, v4, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel over
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
; want:
; over_barrier.s: kernel over: deadlock
;   over_barrier.s:17:2: this loop waits for a write behind a barrier, which no wavefront of the workgroup passes before this one has come to it [barrier-spin, high]
;     waits for    over_barrier.s:17:2  global_atomic_cmpswap v2, v4, v[0:1], s[0:1] glc
;     behind it    over_barrier.s:23:2  global_atomic_swap v4, v4, s[0:1]

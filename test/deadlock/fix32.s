; test: --fix in waves of 32 lanes: masks are single registers, and stores have a wait of their own
; run:  deadlock --fix -o /dev/null %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
	.type	take_lock,@function
take_lock:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	v_mov_b32_e32 v4, 0
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
.Ltry:
	global_atomic_cmpswap v5, v2, v[3:4], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	s_or_b32 s6, vcc_lo, s6
	s_andn2_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .Ltry
	s_or_b32 exec_lo, exec_lo, s6
	global_load_dword v6, v2, s[0:1] offset:4 glc dlc
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v6, 1, v6
	global_store_dword v2, v6, s[0:1] offset:4
	s_waitcnt_vscnt null, 0x0
	global_atomic_swap v2, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel take_lock
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
; want:
; note: fix32.s: of 1 kernels that may wait, 1 is rewritten [fixed]
;         = wavebound deadlock without --fix reports what it found

; test: --fix copies functions with labels like those that it writes, of a text that was rewritten before, and with
;       branches to the label of the function, and to one in the same line
; run:  deadlock --fix -o /dev/null %s
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type	take,@function
take: .Lwb_in0_take: s_waitcnt vmcnt(0)
	s_add_u32 s6, s6, 1
	s_cmp_lt_u32 s6, 5
	s_cbranch_scc1 take
	s_cmp_lt_u32 s6, 9
	s_cbranch_scc1 .Lwb_in0_take
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
.Lwb_back_0: .Lwb_group_1_1:
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .Lwb_back_0
	s_or_b64 exec, exec, s[4:5]
	s_setpc_b64 s[30:31]
	.type	k,@function
k:
	s_mov_b32 s6, 0
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, take@rel32@lo+4
	s_addc_u32 s11, s11, take@rel32@hi+12
	s_swappc_b64 s[30:31], s[10:11]
	v_mov_b32_e32 v2, 0
	global_atomic_swap v[0:1], v2, off
	s_waitcnt vmcnt(0)
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; note: fix_again.s: of 1 kernels that may wait, 1 is rewritten [fixed]
;         = wavebound deadlock without --fix reports what it found

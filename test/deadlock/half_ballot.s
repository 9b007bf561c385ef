; test: of a ballot in a wave of 64 lanes, the low half alone chooses who stores what all wait for; the whole mask may
; run:  deadlock %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
half:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_ff1_i32_b32 s6, vcc_lo
	v_cmp_eq_u32_e32 vcc, s6, v0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	s_and_saveexec_b64 s[6:7], vcc
	global_atomic_swap v3, v4, s[0:1]
	s_or_b64 exec, exec, s[6:7]
.Lhalf:
	global_load_dword v2, v3, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .Lhalf
	s_endpgm
	.section .rodata
	.amdhsa_kernel half
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
whole:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_ff1_i32_b64 s6, vcc
	v_cmp_eq_u32_e32 vcc, s6, v0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	s_and_saveexec_b64 s[6:7], vcc
	global_atomic_swap v3, v4, s[0:1]
	s_or_b64 exec, exec, s[6:7]
.Lwhole:
	global_load_dword v2, v3, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_cbranch_vccnz .Lwhole
	s_endpgm
	.section .rodata
	.amdhsa_kernel whole
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
reads_nothing:					; nobody waits
	v_mov_b32_e32 v1, v0
.Lreads_nothing:
	v_mul_lo_u32 v1, v1, v1
	v_cmp_ne_u32_e32 vcc, 3, v1
	s_ff1_i32_b32 s6, vcc_lo
	s_cmp_lg_u32 s6, 7
	s_cbranch_scc1 .Lreads_nothing
	s_endpgm
	.section .rodata
	.amdhsa_kernel reads_nothing
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; half_ballot.s: kernel half: possible
;   half_ballot.s:13:2: lanes leave this loop by what 32 bits of a mask of lanes say: this wave has 64 lanes, and lanes 32 to 63 are not in these [half-ballot, possible]
;     waits for    half_ballot.s:21:2  global_load_dword v2, v3, s[0:1] glc
;     takes half   half_ballot.s:13:2  s_ff1_i32_b32 s6, vcc_lo
;                  half_ballot.s:12:2  v_cmp_ne_u32_e32 vcc, 0, v2
; half_ballot.s: kernel whole: clean
; half_ballot.s: kernel reads_nothing: clean

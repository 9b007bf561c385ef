; test: all waves fetch what is to be done, and leave alike: none writes the next number before others have read
; run:  deadlock %s
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	; until the number is greater than n
	.type	fetch,@function
fetch:
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_waitcnt lgkmcnt(0)
.Lagain_fetch:
	s_and_saveexec_b64 s[6:7], s[0:1]
	ds_write_b32 v5, v1
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e64 s[2:3], s10, v3
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .Lleave_fetch
	v_add_u32_e32 v1, 1, v1
	s_barrier
.Lleave_fetch:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .Lagain_fetch
	s_endpgm
	.section .rodata
	.amdhsa_kernel fetch
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 256
	.end_amdhsa_kernel
	.text
	; until it is greater than that of the lane
	.type	fetch_of_lanes,@function
fetch_of_lanes:
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_waitcnt lgkmcnt(0)
.Lagain_fetch_of_lanes:
	s_and_saveexec_b64 s[6:7], s[0:1]
	ds_write_b32 v5, v1
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e64 s[2:3], v0, v3
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .Lleave_fetch_of_lanes
	v_add_u32_e32 v1, 1, v1
	s_barrier
.Lleave_fetch_of_lanes:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .Lagain_fetch_of_lanes
	s_endpgm
	.section .rodata
	.amdhsa_kernel fetch_of_lanes
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 256
	.end_amdhsa_kernel
	.text
	; odd lanes read another word
	.type	fetch_of_two,@function
fetch_of_two:
	s_load_dwordx2 s[10:11], s[4:5], 0x8
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v2, 1, v0
	v_lshlrev_b32_e32 v2, 2, v2
	v_mov_b32_e32 v5, 0
	v_cmp_eq_u32_e64 s[0:1], 0, v0
	s_waitcnt lgkmcnt(0)
.Lagain_fetch_of_two:
	s_and_saveexec_b64 s[6:7], s[0:1]
	ds_write_b32 v5, v1
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e64 s[2:3], s10, v3
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .Lleave_fetch_of_two
	v_add_u32_e32 v1, 1, v1
	s_barrier
.Lleave_fetch_of_two:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .Lagain_fetch_of_two
	s_endpgm
	.section .rodata
	.amdhsa_kernel fetch_of_two
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 256
	.end_amdhsa_kernel
; want:
; fetch.s: kernel fetch: clean
; fetch.s: kernel fetch_of_lanes: possible
;   fetch.s:55:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         fetch.s:55:2  s_barrier
; fetch.s: kernel fetch_of_two: possible
;   fetch.s:91:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         fetch.s:91:2  s_barrier

; test: a loop that takes the first lane out of a mask until none is left; behind it one lane accesses memory
; run:  analyze %s --grid 64 --workgroup 64 -q --certificate build/prove-bits.json && $prog check-certificate --prove build/prove-bits.json %s --grid 64 --workgroup 64; rm -f build/prove-bits.json
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type sum,@function
sum:
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s12, 0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[2:3]
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e32 vcc, 5, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend
	s_mov_b64 s[8:9], exec
.Lnext:
	s_ff1_i32_b64 s13, s[8:9]
	v_readlane_b32 s14, v2, s13
	s_lshl_b64 s[10:11], 1, s13
	s_add_i32 s12, s12, s14
	s_andn2_b64 s[8:9], s[8:9], s[10:11]
	s_cmp_lg_u64 s[8:9], 0
	s_cbranch_scc1 .Lnext
	v_mbcnt_lo_u32_b32 v3, exec_lo, 0
	v_mbcnt_hi_u32_b32 v3, exec_hi, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .Lend
	v_mov_b32_e32 v4, s12
	v_lshlrev_b32_e32 v5, 2, v2
	global_atomic_add v5, v4, s[2:3]
.Lend:
	s_endpgm
.Lsum_end:
	.size sum, .Lsum_end-sum
	.section .rodata,"a",@progbits
	.amdhsa_kernel sum
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; sum: proved, wave 6430 cycles, kernel 6530 cycles (isolated)
;   proved from 2 flow programs in exact integers, with no solver
;   facts proved again by other means: 9
;          1  order of the code
;          6  cost of a block
;          1  lines or LDS rounds of an access
;          1  bound of a loop
;   facts given by the user: 0
;   facts that hold if no access leaves its buffer: 0
;   facts that are open: 0

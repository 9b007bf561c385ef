; test: a swap elects one lane, if each one finds what the one before has written, and nobody writes the number again
; run:  deadlock %s --workgroup 64
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	first,@function
first:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v4, v2, v3, s[0:1] offset:36 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_first
	s_mov_b64 s[8:9], exec
.Ltry_first:
	global_atomic_cmpswap v7, v2, v[5:6], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Ltry_first
	s_mov_b64 exec, s[8:9]
	global_atomic_swap v2, v2, s[0:1]
.Lend_first:
	s_endpgm
	.section .rodata
	.amdhsa_kernel first
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
	.text
	.type	first_of_each,@function
first_of_each:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v4, v1, v3, s[0:1] offset:36 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_first_of_each
	s_mov_b64 s[8:9], exec
.Ltry_first_of_each:
	global_atomic_cmpswap v7, v2, v[5:6], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Ltry_first_of_each
	s_mov_b64 exec, s[8:9]
	global_atomic_swap v2, v2, s[0:1]
.Lend_first_of_each:
	s_endpgm
	.section .rodata
	.amdhsa_kernel first_of_each
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
	.text
	.type	all_find_it,@function
all_find_it:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v4, v2, v3, s[0:1] offset:36 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_all_find_it
	s_mov_b64 s[8:9], exec
.Ltry_all_find_it:
	global_atomic_cmpswap v7, v2, v[5:6], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Ltry_all_find_it
	s_mov_b64 exec, s[8:9]
	global_atomic_swap v2, v2, s[0:1]
.Lend_all_find_it:
	s_endpgm
	.section .rodata
	.amdhsa_kernel all_find_it
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
	.text
	.type	others,@function
others:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v4, v2, v3, s[0:1] offset:36 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_others
	s_mov_b64 s[8:9], exec
.Ltry_others:
	global_atomic_cmpswap v7, v2, v[5:6], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Ltry_others
	s_mov_b64 exec, s[8:9]
	global_atomic_swap v2, v2, s[0:1]
.Lend_others:
	s_endpgm
	.section .rodata
	.amdhsa_kernel others
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
	.text
	.type	set_back,@function
set_back:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	global_atomic_swap v4, v2, v3, s[0:1] offset:36 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lend_set_back
	s_mov_b64 s[8:9], exec
.Ltry_set_back:
	global_atomic_cmpswap v7, v2, v[5:6], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Ltry_set_back
	s_mov_b64 exec, s[8:9]
	global_atomic_swap v2, v2, s[0:1]
	global_store_dword v2, v2, s[0:1] offset:36
.Lend_set_back:
	s_endpgm
	.section .rodata
	.amdhsa_kernel set_back
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
	.end_amdhsa_kernel
; want:
; elected.s: kernel first: clean, in workgroups of 64
; elected.s: kernel first_of_each: possible, in workgroups of 64
;   elected.s:55:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    elected.s:55:2  global_atomic_cmpswap v7, v2, v[5:6], s[0:1] glc
;     blocked      elected.s:61:2  global_atomic_swap v2, v2, s[0:1]
;     way          @.Ltry_first_of_each (leaves the loop) -> @b3
;     meet again   @.Lend_first_of_each, elected.s:63:2
; elected.s: kernel all_find_it: possible, in workgroups of 64
;   elected.s:88:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    elected.s:88:2  global_atomic_cmpswap v7, v2, v[5:6], s[0:1] glc
;     blocked      elected.s:94:2  global_atomic_swap v2, v2, s[0:1]
;     way          @.Ltry_all_find_it (leaves the loop) -> @b3
;     meet again   @.Lend_all_find_it, elected.s:96:2
; elected.s: kernel others: possible, in workgroups of 64
;   elected.s:121:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    elected.s:121:2  global_atomic_cmpswap v7, v2, v[5:6], s[0:1] glc
;     blocked      elected.s:127:2  global_atomic_swap v2, v2, s[0:1]
;     way          @.Ltry_others (leaves the loop) -> @b3
;     meet again   @.Lend_others, elected.s:129:2
; elected.s: kernel set_back: possible, in workgroups of 64
;   elected.s:154:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    elected.s:154:2  global_atomic_cmpswap v7, v2, v[5:6], s[0:1] glc
;     blocked      elected.s:160:2  global_atomic_swap v2, v2, s[0:1]
;     way          @.Ltry_set_back (leaves the loop) -> @b3
;     meet again   @.Lend_set_back, elected.s:163:2

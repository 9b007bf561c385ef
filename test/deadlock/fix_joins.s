; test: rewritten: a loop in an if, whose other lanes go through with the first; one whose region writes a scalar that is read behind it; one with two back edges
; run:  deadlock --fix -o /dev/null %s
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.globl inside_if
	.type inside_if,@function
inside_if:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .Ljoin
.Lwait:
	global_load_dword v4, v1, s[0:1] offset:-4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lwait
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v2, v2, v4
.Ljoin:
	s_or_b64 exec, exec, s[8:9]
	global_store_dword v1, v2, s[0:1]
	v_mov_b32_e32 v5, v2
	ds_write_b32 v1, v5
	s_endpgm
	.globl pointer
	.type pointer,@function
pointer:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lspin:
	global_load_dword v4, v1, s[0:1] offset:-4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lspin
	s_or_b64 exec, exec, s[6:7]
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[0:1]
	v_mov_b32_e32 v5, s0
	ds_write_b32 v1, v5
	s_endpgm
	.globl two_backs
	.type two_backs,@function
two_backs:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Ltry:
	global_load_dword v4, v3, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_cbranch_vccnz .Ltry
	global_atomic_swap v4, v3, v2, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Ltry
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v3, v3, s[0:1]
	v_mov_b32_e32 v5, v2
	s_endpgm
	.section .rodata
	.amdhsa_kernel inside_if
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel pointer
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel two_backs
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
; want:
; note: fix_joins.s: of 3 kernels that may wait, 3 are rewritten [fixed]
;         = wavebound deadlock without --fix reports what it found

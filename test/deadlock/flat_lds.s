; test: a volatile variable in LDS, read by generic pointers: written between barriers, it is one for all lanes
; run:  deadlock --workgroup 128 %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
before:
	s_mov_b64 s[2:3], src_shared_base
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s3
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	v_mov_b32_e32 v3, 1
	flat_store_dword v[1:2], v3
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_mov_b64 s[0:1], 0
.Lbefore:
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .Lbefore
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v3, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel before
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
behind:
	s_mov_b64 s[2:3], src_shared_base
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s3
	s_mov_b64 s[0:1], 0
	v_cmp_eq_u32_e64 s[6:7], 0, v0
.Lbehind:
	flat_load_dword v3, v[1:2] glc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 vcc, vcc, s[6:7]
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .Lbehind
	s_or_b64 exec, exec, s[0:1]
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v3, 1
	flat_store_dword v[1:2], v3
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v3, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel behind
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; flat_lds.s: kernel before: clean, in workgroups of 128
; flat_lds.s: kernel behind: possible, in workgroups of 128
;   flat_lds.s:45:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    flat_lds.s:45:2  flat_load_dword v3, v[1:2] glc
;     blocked      flat_lds.s:55:2  flat_store_dword v[1:2], v3
;     way          @.Lbehind (leaves the loop) -> @b2
;     meet again   at the end of the program

; test: all lanes or none take a uniform branch; the loop of a part of them does not make its lanes fewer; in the part, they are
; run:  deadlock %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
behind:
	s_load_dword s2, s[4:5], 0x0
	v_mov_b32_e32 v1, 1
	s_mov_b64 s[12:13], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s2
.Lrow:
	v_cmp_lt_u32_e32 vcc, v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[8:9], s[6:7], vcc
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .Lnext
	v_add_u32_e32 v3, v1, v0
	v_cmp_lt_u32_e32 vcc, v3, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Ljoin
	s_mov_b32 s3, 0
.Lsum:
	s_add_u32 s3, s3, 1
	s_cmp_lt_u32 s3, s2
	s_cbranch_scc1 .Lsum
.Ljoin:
	s_or_b64 exec, exec, s[10:11]
	s_barrier
.Lnext:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_ge_u32_e32 vcc, v1, v2
	v_add_u32_e32 v1, 16, v1
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lrow
	s_endpgm
within:
	s_load_dword s2, s[4:5], 0x0
	v_mov_b32_e32 v1, 1
	s_mov_b64 s[12:13], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s2
.Lrow1:
	v_cmp_lt_u32_e32 vcc, v1, v2
	s_mov_b64 s[6:7], exec
	s_and_b64 s[8:9], s[6:7], vcc
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .Lnext1
	v_add_u32_e32 v3, v1, v0
	v_cmp_lt_u32_e32 vcc, v3, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Ljoin1
	s_mov_b32 s3, 0
.Lsum1:
	s_add_u32 s3, s3, 1
	s_cmp_lt_u32 s3, s2
	s_cbranch_scc1 .Lsum1
	s_barrier
.Ljoin1:
	s_or_b64 exec, exec, s[10:11]
.Lnext1:
	s_or_b64 exec, exec, s[6:7]
	v_cmp_ge_u32_e32 vcc, v1, v2
	v_add_u32_e32 v1, 16, v1
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lrow1
	s_endpgm
	.section .rodata
	.amdhsa_kernel behind
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel within
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
; want:
; barrier-around.s: kernel behind: clean
; barrier-around.s: kernel within: deadlock
;   barrier-around.s:59:2: barrier that only a part of the lanes reaches [barrier-divergence, high]
;     here         barrier-around.s:59:2  s_barrier

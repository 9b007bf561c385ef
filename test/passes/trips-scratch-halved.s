; test: a number kept in scratch memory that is halved until it is 0; not for lanes that keep what they have
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips %s | grep 'bound max'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.text
k:
	s_add_u32 s0, s0, s5
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, 0x80
	buffer_store_dword v1, off, s[0:3], 0 offset:16
	buffer_store_dword v1, off, s[0:3], 0 offset:20
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[12:13], exec
.Lhalved:
	buffer_load_dword v1, off, s[0:3], 0 offset:16
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .Lnext
	buffer_load_dword v1, off, s[0:3], 0 offset:16
	s_waitcnt vmcnt(0)
	v_lshrrev_b32_e32 v2, 1, v1
	buffer_store_dword v2, off, s[0:3], 0 offset:16
	s_branch .Lhalved
.Lnext:
	s_mov_b64 exec, s[12:13]
	s_mov_b64 s[8:9], 0
.Lheld:
	buffer_load_dword v1, off, s[0:3], 0 offset:20
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[14:15], vcc
	v_lshrrev_b32_e32 v2, 1, v1
	buffer_store_dword v2, off, s[0:3], 0 offset:20
	s_or_b64 exec, exec, s[14:15]
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lheld
	s_endpgm
.Lend:
	.section	.rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_private_segment_fixed_size 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; ;   bound max=8 (scratch:16 has at most 8 bits, of which each iteration shifts 1 out, and must be at least 1 to (trips-scratch-halved.s:17:2))
; ;   bound max=unknown (scratch:20 does not change by the same number in every iteration of the loop at trips-scratch-halved.s:30:2)

; test: a condition that is tested for lanes that are all lanes again is not what made some of them pause; one tested before they join is
; run:  deadlock %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
joined:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_cmp_gt_u32_e32 vcc, 9, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Ljoin
	v_mov_b32_e32 v1, 1
.Ljoin:
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s0, 0
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .Lend
	s_barrier
.Lend:
	s_endpgm
before:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_cmp_gt_u32_e32 vcc, 9, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s0, 0
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 s[8:9], exec, s[6:7]
	s_or_b64 exec, exec, s[10:11]
	s_cmp_lg_u64 s[8:9], 0
	s_cbranch_scc1 .Lend1
	s_barrier
.Lend1:
	s_endpgm
	.section .rodata
	.amdhsa_kernel joined
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel before
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
; want:
; barrier-joined.s: kernel joined: clean
; barrier-joined.s: kernel before: possible
;   barrier-joined.s:33:2: barrier under a condition that may differ between the wavefronts of a workgroup; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, possible]
;     here         barrier-joined.s:33:2  s_barrier

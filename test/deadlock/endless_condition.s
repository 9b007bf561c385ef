; test: where a loop has no end, because the compiler reads a flag once, the condition is named, and its line
; run:  deadlock --rule endless-loop %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.protected	racy
	.globl	racy
	.p2align	8
	.type	racy,@function
racy:
.Lfunc_begin0:
	.file	0 "." "r1.cl" md5 0xec6f74235309a2a3f42d28e3c417d125
	.loc	0 3 22 prologue_end
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 3 6 is_stmt 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_load_dword s0, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s0, 0
	.loc	0 4 3 is_stmt 1
	s_cbranch_scc0 .LBB0_3
	.loc	0 3 6
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 1
	.loc	0 6 10
	global_store_dword v0, v1, s[2:3]
	.loc	0 4 3
	s_cbranch_execz .LBB0_4
	s_branch .LBB0_6
.LBB0_3:
.LBB0_4:
	.loc	0 0 3 is_stmt 0
	s_and_b64 vcc, exec, 0
.LBB0_5:
	s_mov_b64 vcc, vcc
	s_cbranch_vccz .LBB0_5
.LBB0_6:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel racy
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 6
	.end_amdhsa_kernel
; want:
; endless_condition.s: kernel racy: possible
;   ./r1.cl:3:6: nothing leaves this loop [endless-loop, possible]
;     here         ./r1.cl:3:6  s_cmp_lg_u32 s0, 0
;     decided by   ./r1.cl:3:6  s_cmp_lg_u32 s0, 0
;                  ./r1.cl:3:6  s_load_dword s0, s[0:1], 0x0
;                  ./r1.cl:3:22  v_cmp_eq_u32_e32 vcc, 0, v0

; test: rules that are not about lock step: what each finds, and what it leaves alone
; run:  deadlock --rule all %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
stale:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.La:
	global_load_dword v3, v1, s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .La
	s_or_b64 exec, exec, s[6:7]
	s_endpgm
	.section .rodata
	.amdhsa_kernel stale
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
coherent:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lb:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lb
	s_or_b64 exec, exec, s[6:7]
	s_endpgm
	.section .rodata
	.amdhsa_kernel coherent
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
invalidated:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lc:
	global_load_dword v3, v1, s[0:1]
	s_waitcnt vmcnt(0)
	buffer_wbinvl1
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lc
	s_or_b64 exec, exec, s[6:7]
	s_endpgm
	.section .rodata
	.amdhsa_kernel invalidated
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
endless:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .Lz
.Ld:
	v_add_u32_e32 v3, 1, v3
	s_branch .Ld
.Lz:
	s_endpgm
	.section .rodata
	.amdhsa_kernel endless
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
counted:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Le:
	s_add_u32 s8, s8, 1
	global_load_dword v3, v1, s[0:1]
	s_cmp_lt_u32 s8, 9
	s_cbranch_scc1 .Le
	s_endpgm
	.section .rodata
	.amdhsa_kernel counted
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
; want:
; hazards.s: kernel stale: possible
;   hazards.s:13:2: this loop polls memory by a load that a cache may answer with the old value for ever [stale-polling, possible]
;     waits for    hazards.s:13:2  global_load_dword v3, v1, s[0:1]
;   hazards.s:13:2: this loop waits for a write that only another wavefront can make [wave-spin, possible]
;     waits for    hazards.s:13:2  global_load_dword v3, v1, s[0:1]
; hazards.s: kernel coherent: possible
;   hazards.s:37:2: this loop waits for a write that only another wavefront can make [wave-spin, possible]
;     waits for    hazards.s:37:2  global_load_dword v3, v1, s[0:1] glc
; hazards.s: kernel invalidated: possible
;   hazards.s:61:2: this loop waits for a write that only another wavefront can make [wave-spin, possible]
;     waits for    hazards.s:61:2  global_load_dword v3, v1, s[0:1]
; hazards.s: kernel endless: possible
;   hazards.s:88:2: nothing leaves this loop [endless-loop, possible]
;     here         hazards.s:88:2  v_add_u32_e32 v3, 1, v3
;     decided by   hazards.s:85:2  s_cmp_eq_u32 s2, 0
;                  hazards.s:80:2  s_load_dwordx4 s[0:3], s[4:5], 0x0
; hazards.s: kernel counted: clean

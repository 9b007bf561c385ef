; test: waves that find a flag leave, as a mask says that is all ones on this way; with twins in which it is not, or is none
; run:  deadlock %s --workgroup 256
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
leaves:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s10, 0
	v_cmp_eq_u32_e64 s[12:13], 0, v0
	s_waitcnt lgkmcnt(0)
.Lleaves:
	s_and_saveexec_b64 s[6:7], s[12:13]
	global_load_dword v1, v3, s[0:1] glc
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v1
	s_mov_b64 exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v5, v3
	s_mov_b64 s[8:9], -1
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_cbranch_vccnz .LEleaves
	s_add_u32 s10, s10, 1
	s_cmp_eq_u32 s10, 9
	s_cselect_b64 s[8:9], -1, 0
	s_barrier
.LEleaves:
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .Lleaves
	s_endpgm
	.section .rodata
	.amdhsa_kernel leaves
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
stays:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s10, 0
	v_cmp_eq_u32_e64 s[12:13], 0, v0
	s_waitcnt lgkmcnt(0)
.Lstays:
	s_and_saveexec_b64 s[6:7], s[12:13]
	global_load_dword v1, v3, s[0:1] glc
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v1
	s_mov_b64 exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v5, v3
	s_mov_b64 s[8:9], 0
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_cbranch_vccnz .LEstays
	s_add_u32 s10, s10, 1
	s_cmp_eq_u32 s10, 9
	s_cselect_b64 s[8:9], -1, 0
	s_barrier
.LEstays:
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .Lstays
	s_endpgm
	.section .rodata
	.amdhsa_kernel stays
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
some_leave:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s10, 0
	v_cmp_eq_u32_e64 s[12:13], 0, v0
	s_waitcnt lgkmcnt(0)
.Lsome_leave:
	s_and_saveexec_b64 s[6:7], s[12:13]
	global_load_dword v1, v3, s[0:1] glc
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v1
	s_mov_b64 exec, s[6:7]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v5, v3
	s_mov_b64 s[8:9], s[2:3]
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_cbranch_vccnz .LEsome_leave
	s_add_u32 s10, s10, 1
	s_cmp_eq_u32 s10, 9
	s_cselect_b64 s[8:9], -1, 0
	s_barrier
.LEsome_leave:
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .Lsome_leave
	s_endpgm
	.section .rodata
	.amdhsa_kernel some_leave
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
; want:
; way_out.s: kernel leaves: clean, in workgroups of 256
; way_out.s: kernel stays: possible, in workgroups of 256
;   way_out.s:56:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         way_out.s:56:2  s_barrier
; way_out.s: kernel some_leave: possible, in workgroups of 256
;   way_out.s:93:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         way_out.s:93:2  s_barrier

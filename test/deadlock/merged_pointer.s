; test: a pointer to the arguments, or one that was loaded: its memory may change
; run:  deadlock --rule wave-spin %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
either:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s8, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s8, 0
	s_cselect_b32 s6, s4, s2
	s_cselect_b32 s7, s5, s3
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
.La:
	global_load_dword v3, v[1:2], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_cbranch_vccz .La
	s_endpgm
	.section .rodata
	.amdhsa_kernel either
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
given:
	s_load_dword s8, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s8, 0
	s_cselect_b32 s6, s4, s10
	s_cselect_b32 s7, s5, s11
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
.Lb:
	global_load_dword v3, v[1:2], off glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_cbranch_vccz .Lb
	s_endpgm
	.section .rodata
	.amdhsa_kernel given
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
in_lds:						; a number that is made of a pointer to the arguments
	s_and_b32 s4, s4, 0
	v_mov_b32_e32 v1, s4
.Lin_lds:
	ds_read_b32 v5, v1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s8, v5
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc0 .Lin_lds
	s_endpgm
	.section .rodata
	.amdhsa_kernel in_lds
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; merged_pointer.s: kernel either: possible
;   merged_pointer.s:18:2: this loop waits for a write that only another wavefront can make [wave-spin, possible]
;     waits for    merged_pointer.s:18:2  global_load_dword v3, v[1:2], off glc
; merged_pointer.s: kernel given: possible
;   merged_pointer.s:41:2: this loop waits for a write that only another wavefront can make [wave-spin, possible]
;     waits for    merged_pointer.s:41:2  global_load_dword v3, v[1:2], off glc
; merged_pointer.s: kernel in_lds: possible
;   merged_pointer.s:59:2: this loop waits for a write that only another wavefront can make [wave-spin, possible]
;     waits for    merged_pointer.s:59:2  ds_read_b32 v5, v1

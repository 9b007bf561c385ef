; test: one lane comes to the loop; in kernels others and others_below all others are switched on in it, and wait as well
; run:  deadlock %s --workgroup 64
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
one:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[20:21], exec
	v_lshlrev_b32_e32 v4, 2, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lone_end
	s_mov_b64 s[12:13], exec
.Lone_loop:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_mov_b64 exec, s[12:13]
	s_cbranch_vccnz .Lone_loop
	global_store_dword v1, v2, s[0:1]
.Lone_end:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel one
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
others:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[20:21], exec
	v_lshlrev_b32_e32 v4, 2, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lothers_end
	s_mov_b64 s[12:13], exec
.Lothers_loop:
	s_mov_b64 exec, s[20:21]
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_mov_b64 exec, s[12:13]
	s_cbranch_vccnz .Lothers_loop
	global_store_dword v1, v2, s[0:1]
.Lothers_end:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel others
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
others_below:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[20:21], exec
	v_lshlrev_b32_e32 v4, 2, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lothers_below_end
	s_mov_b64 s[12:13], exec
.Lothers_below_loop:
	s_mov_b64 exec, s[20:21]
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_mov_b64 exec, s[12:13]
	s_cbranch_vccnz .Lothers_below_loop
	global_store_dword v1, v2, s[0:1]
.Lothers_below_end:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel others_below
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
below:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[20:21], exec
	v_lshlrev_b32_e32 v4, 2, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lbelow_end
	s_mov_b64 s[12:13], exec
.Lbelow_loop:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_mov_b64 exec, s[12:13]
	s_cbranch_vccnz .Lbelow_loop
	global_store_dword v1, v2, s[0:1]
.Lbelow_end:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel below
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
; want:
; one_lane_widens.s: kernel one: clean, in workgroups of 64
; one_lane_widens.s: kernel others: possible, in workgroups of 64
;   one_lane_widens.s:49:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    one_lane_widens.s:49:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      one_lane_widens.s:54:2  global_store_dword v1, v2, s[0:1]
;     way          @.Lothers_loop (leaves the loop) -> @b3
;     meet again   @.Lothers_end, one_lane_widens.s:56:2
; one_lane_widens.s: kernel others_below: possible, in workgroups of 64
;   one_lane_widens.s:80:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    one_lane_widens.s:80:2  global_load_dword v3, v1, s[0:1] glc
;     blocked      one_lane_widens.s:85:2  global_store_dword v1, v2, s[0:1]
;     way          @.Lothers_below_loop (leaves the loop) -> @b3
;     meet again   @.Lothers_below_end, one_lane_widens.s:87:2
; one_lane_widens.s: kernel below: clean, in workgroups of 64

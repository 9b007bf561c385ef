; test: the ids of v0 are all 0 for one lane; where one is not asked for, or only some bits of it are, lanes are many
; run:  deadlock %s --workgroup 8,8,1
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
corner:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshrrev_b32_e32 v5, 10, v0
	v_or_b32_e32 v0, v0, v5
	v_and_b32_e32 v0, 0x3ff, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lcorner_end
.Lcorner_loop:
	global_load_dword v3, v4, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lcorner_loop
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v4, v2, s[0:1]
.Lcorner_end:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel corner
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_accum_offset 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel
	.text
corner_z:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshrrev_b32_e32 v5, 10, v0
	v_lshrrev_b32_e32 v6, 20, v0
	v_or3_b32 v0, v0, v5, v6
	v_and_b32_e32 v0, 0x3ff, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lcorner_z_end
.Lcorner_z_loop:
	global_load_dword v3, v4, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lcorner_z_loop
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v4, v2, s[0:1]
.Lcorner_z_end:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel corner_z
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_accum_offset 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel
	.text
x_and_z:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshrrev_b32_e32 v5, 20, v0
	v_or_b32_e32 v0, v0, v5
	v_and_b32_e32 v0, 0x3ff, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lx_and_z_end
.Lx_and_z_loop:
	global_load_dword v3, v4, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lx_and_z_loop
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v4, v2, s[0:1]
.Lx_and_z_end:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel x_and_z
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_accum_offset 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel
	.text
shifted:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshrrev_b32_e32 v5, 11, v0
	v_or_b32_e32 v0, v0, v5
	v_and_b32_e32 v0, 0x3ff, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lshifted_end
.Lshifted_loop:
	global_load_dword v3, v4, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lshifted_loop
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v4, v2, s[0:1]
.Lshifted_end:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel shifted
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_accum_offset 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel
	.text
few_bits:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshrrev_b32_e32 v5, 10, v0
	v_or_b32_e32 v0, v0, v5
	v_and_b32_e32 v0, 0x1ff, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lfew_bits_end
.Lfew_bits_loop:
	global_load_dword v3, v4, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lfew_bits_loop
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v4, v2, s[0:1]
.Lfew_bits_end:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel few_bits
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_accum_offset 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel
	.text
all_ids_5:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshrrev_b32_e32 v5, 10, v0
	v_or_b32_e32 v0, v0, v5
	v_and_b32_e32 v0, 0x3ff, v0
	v_cmp_eq_u32_e32 vcc, 5, v0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lall_ids_5_end
.Lall_ids_5_loop:
	global_load_dword v3, v4, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lall_ids_5_loop
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v4, v2, s[0:1]
.Lall_ids_5_end:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel all_ids_5
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_accum_offset 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel
	.text
x_alone:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_and_b32_e32 v0, 0x3ff, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lx_alone_end
.Lx_alone_loop:
	global_load_dword v3, v4, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lx_alone_loop
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v4, v2, s[0:1]
.Lx_alone_end:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel x_alone
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_accum_offset 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel
	.text
; want:
; one_lane_corner.s: kernel corner: clean, in workgroups of 8 x 8 x 1
; one_lane_corner.s: kernel corner_z: clean, in workgroups of 8 x 8 x 1
; one_lane_corner.s: kernel x_and_z: deadlock, in workgroups of 8 x 8 x 1
;   one_lane_corner.s:90:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    one_lane_corner.s:90:2  global_load_dword v3, v4, s[0:1] glc
;     blocked      one_lane_corner.s:97:2  global_store_dword v4, v2, s[0:1]
;     way          @.Lx_and_z_loop (leaves the loop) -> @b2
;     meet again   @.Lx_and_z_end, one_lane_corner.s:99:2
; one_lane_corner.s: kernel shifted: deadlock, in workgroups of 8 x 8 x 1
;   one_lane_corner.s:125:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    one_lane_corner.s:125:2  global_load_dword v3, v4, s[0:1] glc
;     blocked      one_lane_corner.s:132:2  global_store_dword v4, v2, s[0:1]
;     way          @.Lshifted_loop (leaves the loop) -> @b2
;     meet again   @.Lshifted_end, one_lane_corner.s:134:2
; one_lane_corner.s: kernel few_bits: deadlock, in workgroups of 8 x 8 x 1
;   one_lane_corner.s:160:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    one_lane_corner.s:160:2  global_load_dword v3, v4, s[0:1] glc
;     blocked      one_lane_corner.s:167:2  global_store_dword v4, v2, s[0:1]
;     way          @.Lfew_bits_loop (leaves the loop) -> @b2
;     meet again   @.Lfew_bits_end, one_lane_corner.s:169:2
; one_lane_corner.s: kernel all_ids_5: deadlock, in workgroups of 8 x 8 x 1
;   one_lane_corner.s:195:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    one_lane_corner.s:195:2  global_load_dword v3, v4, s[0:1] glc
;     blocked      one_lane_corner.s:202:2  global_store_dword v4, v2, s[0:1]
;     way          @.Lall_ids_5_loop (leaves the loop) -> @b2
;     meet again   @.Lall_ids_5_end, one_lane_corner.s:204:2
; one_lane_corner.s: kernel x_alone: deadlock, in workgroups of 8 x 8 x 1
;   one_lane_corner.s:228:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    one_lane_corner.s:228:2  global_load_dword v3, v4, s[0:1] glc
;     blocked      one_lane_corner.s:235:2  global_store_dword v4, v2, s[0:1]
;     way          @.Lx_alone_loop (leaves the loop) -> @b2
;     meet again   @.Lx_alone_end, one_lane_corner.s:237:2
; run:  deadlock %s --workgroup 4,4,4 --findings-only
; exit: 1
; want:
; one_lane_corner.s: kernel corner: deadlock, in workgroups of 4 x 4 x 4
;   one_lane_corner.s:19:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    one_lane_corner.s:19:2  global_load_dword v3, v4, s[0:1] glc
;     blocked      one_lane_corner.s:26:2  global_store_dword v4, v2, s[0:1]
;     way          @.Lcorner_loop (leaves the loop) -> @b2
;     meet again   @.Lcorner_end, one_lane_corner.s:28:2
; one_lane_corner.s: kernel x_and_z: deadlock, in workgroups of 4 x 4 x 4
;   one_lane_corner.s:90:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    one_lane_corner.s:90:2  global_load_dword v3, v4, s[0:1] glc
;     blocked      one_lane_corner.s:97:2  global_store_dword v4, v2, s[0:1]
;     way          @.Lx_and_z_loop (leaves the loop) -> @b2
;     meet again   @.Lx_and_z_end, one_lane_corner.s:99:2
; one_lane_corner.s: kernel shifted: deadlock, in workgroups of 4 x 4 x 4
;   one_lane_corner.s:125:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    one_lane_corner.s:125:2  global_load_dword v3, v4, s[0:1] glc
;     blocked      one_lane_corner.s:132:2  global_store_dword v4, v2, s[0:1]
;     way          @.Lshifted_loop (leaves the loop) -> @b2
;     meet again   @.Lshifted_end, one_lane_corner.s:134:2
; one_lane_corner.s: kernel few_bits: deadlock, in workgroups of 4 x 4 x 4
;   one_lane_corner.s:160:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    one_lane_corner.s:160:2  global_load_dword v3, v4, s[0:1] glc
;     blocked      one_lane_corner.s:167:2  global_store_dword v4, v2, s[0:1]
;     way          @.Lfew_bits_loop (leaves the loop) -> @b2
;     meet again   @.Lfew_bits_end, one_lane_corner.s:169:2
; one_lane_corner.s: kernel all_ids_5: deadlock, in workgroups of 4 x 4 x 4
;   one_lane_corner.s:195:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    one_lane_corner.s:195:2  global_load_dword v3, v4, s[0:1] glc
;     blocked      one_lane_corner.s:202:2  global_store_dword v4, v2, s[0:1]
;     way          @.Lall_ids_5_loop (leaves the loop) -> @b2
;     meet again   @.Lall_ids_5_end, one_lane_corner.s:204:2
; one_lane_corner.s: kernel x_alone: deadlock, in workgroups of 4 x 4 x 4
;   one_lane_corner.s:228:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    one_lane_corner.s:228:2  global_load_dword v3, v4, s[0:1] glc
;     blocked      one_lane_corner.s:235:2  global_store_dword v4, v2, s[0:1]
;     way          @.Lx_alone_loop (leaves the loop) -> @b2
;     meet again   @.Lx_alone_end, one_lane_corner.s:237:2

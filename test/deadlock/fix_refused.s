; test: what stands behind the loop may not be run by some of the lanes at a time: the number of the active lanes, a barrier, another lane,
;       a scalar atomic operation, which the wave executes once; all lanes of the register file are switched on
; run:  deadlock --fix -o /dev/null %s
; exit: 3
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
mask_behind:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lm:
	global_load_dword v4, v1, s[0:1] offset:-4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lm
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_u32_e32 vcc, 7, v0
	global_store_dword v1, v2, s[0:1]
	s_and_saveexec_b64 s[8:9], vcc
	ds_write_b32 v1, v2
	s_endpgm
mask_inside:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Ln:
	global_load_dword v4, v1, s[0:1] offset:-4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Ln
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_u32_e32 vcc, 7, v0
	global_store_dword v1, v2, s[0:1]
	v_cmp_lt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[8:9], vcc
	ds_write_b32 v1, v2
	s_endpgm
count_behind:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s10, 0
.Lc:
	global_load_dword v4, v1, s[0:1] offset:-4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lc
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s10, s10, 1
	global_store_dword v1, v2, s[0:1]
	v_mov_b32_e32 v5, s10
	ds_write_b32 v1, v5
	s_endpgm
lanes_behind:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Le:
	global_load_dword v4, v1, s[0:1] offset:-4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Le
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[10:11], exec
	global_store_dword v1, v2, s[0:1]
	v_mov_b32_e32 v5, s10
	ds_write_b32 v1, v5
	s_endpgm
barrier_behind:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lbarrier_behind:
	global_load_dword v4, v1, s[0:1] offset:-4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lbarrier_behind
	s_or_b64 exec, exec, s[6:7]
	v_cmp_lt_u32_e32 vcc, 7, v0
	global_store_dword v1, v2, s[0:1]
	s_barrier
	s_and_saveexec_b64 s[8:9], vcc
	ds_write_b32 v1, v2
	s_endpgm
wave_writes:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s8, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lwave_writes:
	global_load_dword v4, v1, s[0:1] offset:-4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lwave_writes
	s_or_b64 exec, exec, s[6:7]
	s_atomic_add s8, s[2:3], 0x0
	global_store_dword v1, v2, s[0:1]
	s_endpgm
lane_behind:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Llane_behind:
	global_load_dword v4, v1, s[0:1] offset:-4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Llane_behind
	s_or_b64 exec, exec, s[6:7]
	v_readlane_b32 s8, v4, s2
	v_mov_b32_e32 v2, s8
	global_store_dword v1, v2, s[0:1]
	s_endpgm
switched_on:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lswitched_on:
	global_load_dword v4, v1, s[0:1] offset:-4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lswitched_on
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v2, s[0:1]
	s_mov_b64 exec, -1
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel mask_behind
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel mask_inside
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel count_behind
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel lanes_behind
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel barrier_behind
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel lane_behind
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel wave_writes
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel switched_on
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
; want:
; fix_refused.s:77:2: refused: lanes_behind: this loop is not rewritten: the code between the loop and the end of the program reads other lanes [not-fixed]
;      77 | 	global_load_dword v4, v1, s[0:1] offset:-4 glc
;         | 	^~~~~~~~~~~~~~~~~
;         = move the write into the loop in the source, so that a lane writes in the iteration in which it stops waiting
; fix_refused.s:96:2: refused: barrier_behind: this loop is not rewritten: a barrier, a halt or a trap lies between the loop and the end of the program [not-fixed]
;      96 | 	global_load_dword v4, v1, s[0:1] offset:-4 glc
;         | 	^~~~~~~~~~~~~~~~~
;         = move the write into the loop in the source, so that a lane writes in the iteration in which it stops waiting
; fix_refused.s:117:2: refused: wave_writes: this loop is not rewritten: the wave writes memory once between the loop and the end of the program [not-fixed]
;     117 | 	global_load_dword v4, v1, s[0:1] offset:-4 glc
;         | 	^~~~~~~~~~~~~~~~~
;         = move the write into the loop in the source, so that a lane writes in the iteration in which it stops waiting
; fix_refused.s:134:2: refused: lane_behind: this loop is not rewritten: the code between the loop and the end of the program reads other lanes [not-fixed]
;     134 | 	global_load_dword v4, v1, s[0:1] offset:-4 glc
;         | 	^~~~~~~~~~~~~~~~~
;         = move the write into the loop in the source, so that a lane writes in the iteration in which it stops waiting
; fix_refused.s:152:2: refused: switched_on: this loop is not rewritten: behind the loop all lanes are switched on [not-fixed]
;     152 | 	global_load_dword v4, v1, s[0:1] offset:-4 glc
;         | 	^~~~~~~~~~~~~~~~~
;         = move the write into the loop in the source, so that a lane writes in the iteration in which it stops waiting
; note: fix_refused.s: of 8 kernels that may wait, 3 are rewritten [fixed]
;         = wavebound deadlock without --fix reports what it found

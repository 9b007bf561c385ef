; test: behind the loop something is made that is read where lanes are given back next, so it cannot be left out for lanes that wait:
;       a number from an address that some lane has, which without lanes may be any; what a loop counts until some lane is through: without
;       lanes it never ends, so its lanes are parked, too; its twin tests EXEC in each iteration
; run:  deadlock --fix -o /dev/null %s
; exit: 3
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.globl needs_lanes
	.type needs_lanes,@function
needs_lanes:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v5, 8
	s_mov_b64 s[6:7], 0
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .Lneeds_lanes_all
	v_cmp_gt_u32_e32 vcc, 16, v0
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .Lneeds_lanes_half
	s_waitcnt lgkmcnt(0)
.Lneeds_lanes_wait:
	global_load_dword v4, v1, s[0:1] offset:-4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lneeds_lanes_wait
	s_or_b64 exec, exec, s[6:7]
.Lneeds_lanes_half:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s24, 0
.Lneeds_lanes_count:
	s_add_i32 s24, s24, 1
	v_add_u32_e32 v5, -1, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_cbranch_vccz .Lneeds_lanes_count
	global_store_dword v1, v2, s[0:1]
.Lneeds_lanes_all:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v6, s24
	ds_write_b32 v1, v6
	s_endpgm
	.globl needs_number
	.type needs_number,@function
needs_number:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v5, 8
	s_mov_b64 s[6:7], 0
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .Lneeds_number_all
	v_cmp_gt_u32_e32 vcc, 16, v0
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .Lneeds_number_half
	s_waitcnt lgkmcnt(0)
.Lneeds_number_wait:
	global_load_dword v4, v1, s[0:1] offset:-4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lneeds_number_wait
	s_or_b64 exec, exec, s[6:7]
.Lneeds_number_half:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s24, 0
	v_readfirstlane_b32 s8, v5
	s_add_u32 s8, s2, s8
	s_addc_u32 s9, s3, 0
	s_load_dword s24, s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[0:1]
.Lneeds_number_all:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v6, s24
	ds_write_b32 v1, v6
	s_endpgm
	.globl tests_exec
	.type tests_exec,@function
tests_exec:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v5, 8
	s_mov_b64 s[6:7], 0
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .Ltests_exec_all
	v_cmp_gt_u32_e32 vcc, 16, v0
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .Ltests_exec_half
	s_waitcnt lgkmcnt(0)
.Ltests_exec_wait:
	global_load_dword v4, v1, s[0:1] offset:-4 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Ltests_exec_wait
	s_or_b64 exec, exec, s[6:7]
.Ltests_exec_half:
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s24, 0
.Ltests_exec_count:
	s_cbranch_execz .Ltests_exec_all
	s_add_i32 s24, s24, 1
	v_add_u32_e32 v5, -1, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_cbranch_vccz .Ltests_exec_count
	global_store_dword v1, v2, s[0:1]
.Ltests_exec_all:
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v6, s24
	ds_write_b32 v1, v6
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel needs_lanes
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel needs_number
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel tests_exec
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
; want:
; fix_no_end.s:62:2: refused: needs_number: this loop is not rewritten: the code behind the loop may not end when no lane is active in it [not-fixed]
;      62 | 	global_load_dword v4, v1, s[0:1] offset:-4 glc
;         | 	^~~~~~~~~~~~~~~~~
;         = move the write into the loop in the source, so that a lane writes in the iteration in which it stops waiting
; note: fix_no_end.s: of 3 kernels that may wait, 2 are rewritten [fixed]
;         = wavebound deadlock without --fix reports what it found

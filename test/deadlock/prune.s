; test: compares of numbers are decided before lanes that wait are looked for, if all lanes that compare have the number
; run:  deadlock %s --workgroup 64,4
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
; 3 is not less than 2: nobody waits.
	.text
never:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, 3
	v_cmp_gt_i32_e32 vcc, 2, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lax
.La:
	global_load_dword v3, v8, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .La
	s_or_b64 exec, exec, s[6:7]
.Lax:
	s_or_b64 exec, exec, s[10:11]
	global_store_dword v8, v9, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel never
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel
; The same of one lane only: others compare what was there.
	.text
never_some:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 5, v0
	s_and_saveexec_b64 s[12:13], vcc
	v_mov_b32_e32 v1, 3
	s_mov_b64 exec, s[12:13]
	v_cmp_gt_i32_e32 vcc, 2, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lbx
.Lb:
	global_load_dword v3, v8, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lb
	s_or_b64 exec, exec, s[6:7]
.Lbx:
	s_or_b64 exec, exec, s[10:11]
	global_store_dword v8, v9, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel never_some
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel
; 3 is at least 2: who writes behind the else is nobody.
	.text
always:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, 3
	v_cmp_le_u32_e32 vcc, 2, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lcx
.Lc:
	global_load_dword v3, v8, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lc
	s_or_b64 exec, exec, s[6:7]
.Lcx:
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .Lcxe
	global_store_dword v8, v9, s[0:1]
.Lcxe:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel always
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel
; -4 is not at least 3, although its bits are those of a greater number: the else waits.
	.text
signed:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, 3
	v_cmp_ge_i32_e32 vcc, -4, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Ldx
	global_store_dword v8, v9, s[0:1]
.Ldx:
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .Ldxe
.Ld:
	global_load_dword v3, v8, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Ld
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v8, v9, s[0:1]
.Ldxe:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel signed
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel
; All lanes go into the else, which waits; the write behind it is blocked.
	.text
else_only:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, 3
	v_cmp_gt_i32_e32 vcc, 2, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lex
	global_store_dword v8, v9, s[0:1]
.Lex:
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .Lexe
.Le:
	global_load_dword v3, v8, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Le
	s_or_b64 exec, exec, s[6:7]
.Lexe:
	s_or_b64 exec, exec, s[10:11]
	global_store_dword v8, v9, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel else_only
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel
; The first of three numbers in one register chooses one lane.
	.text
packed:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 10, v1
	v_lshlrev_b32_e32 v2, 20, v2
	v_or3_b32 v5, v0, v1, v2
	v_and_b32_e32 v4, 0x3ff, v5
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lfx
.Lf:
	global_load_dword v3, v8, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lf
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v8, v9, s[0:1]
.Lfx:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel packed
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel
; The second one is the same for all lanes of a wave.
	.text
packed_second:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 10, v1
	v_lshlrev_b32_e32 v2, 20, v2
	v_or3_b32 v5, v0, v1, v2
	v_bfe_u32 v4, v5, 10, 10
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lgx
.Lg:
	global_load_dword v3, v8, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lg
	s_or_b64 exec, exec, s[6:7]
.Lgx:
	s_or_b64 exec, exec, s[10:11]
	global_store_dword v8, v9, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel packed_second
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel
; Too few bits of the first one.
	.text
packed_few:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 10, v1
	v_lshlrev_b32_e32 v2, 20, v2
	v_or3_b32 v5, v0, v1, v2
	v_and_b32_e32 v4, 0x1f, v5
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lhx
.Lh:
	global_load_dword v3, v8, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lh
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v8, v9, s[0:1]
.Lhx:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel packed_few
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel
; The second one overlaps the first.
	.text
packed_over:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 9, v1
	v_lshlrev_b32_e32 v2, 20, v2
	v_or3_b32 v5, v0, v1, v2
	v_and_b32_e32 v4, 0x3ff, v5
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lix
.Li:
	global_load_dword v3, v8, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Li
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v8, v9, s[0:1]
.Lix:
	s_or_b64 exec, exec, s[10:11]
	s_endpgm
	.section .rodata
	.amdhsa_kernel packed_over
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel
; No number of two bits is greater than 3; one is greater than 2.
	.text
two_bits:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v1, 3, v0
	v_cmp_lt_u32_e32 vcc, 3, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Ljx
.Lj:
	global_load_dword v3, v8, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lj
	s_or_b64 exec, exec, s[6:7]
.Ljx:
	s_or_b64 exec, exec, s[10:11]
	global_store_dword v8, v9, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel two_bits
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel
	.text
two_bits_some:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 1
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v1, 3, v0
	v_cmp_lt_u32_e32 vcc, 2, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .Lkx
.Lk:
	global_load_dword v3, v8, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lk
	s_or_b64 exec, exec, s[6:7]
.Lkx:
	s_or_b64 exec, exec, s[10:11]
	global_store_dword v8, v9, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel two_bits_some
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel
; want:
; prune.s: kernel never: clean, in workgroups of 64 x 4 x 1
; prune.s: kernel never_some: possible, in workgroups of 64 x 4 x 1
;   prune.s:55:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    prune.s:55:2  global_load_dword v3, v8, s[0:1] glc
;     blocked      prune.s:64:2  global_store_dword v8, v9, s[0:1]
;     way          @.Lb (leaves the loop) -> @b2 -> @.Lbx
;     meet again   at the end of the program
; prune.s: kernel always: clean, in workgroups of 64 x 4 x 1
; prune.s: kernel signed: deadlock, in workgroups of 64 x 4 x 1
;   prune.s:128:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    prune.s:128:2  global_load_dword v3, v8, s[0:1] glc
;     blocked      prune.s:135:2  global_store_dword v8, v9, s[0:1]
;     way          @.Ld (leaves the loop) -> @b3
;     meet again   @.Ldxe, prune.s:137:2
; prune.s: kernel else_only: deadlock, in workgroups of 64 x 4 x 1
;   prune.s:165:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    prune.s:165:2  global_load_dword v3, v8, s[0:1] glc
;     blocked      prune.s:174:2  global_store_dword v8, v9, s[0:1]
;     way          @.Le (leaves the loop) -> @b3 -> @.Lexe
;     meet again   at the end of the program
; prune.s: kernel packed: clean, in workgroups of 64 x 4 x 1
; prune.s: kernel packed_second: possible, in workgroups of 64 x 4 x 1
;   prune.s:237:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    prune.s:237:2  global_load_dword v3, v8, s[0:1] glc
;     blocked      prune.s:246:2  global_store_dword v8, v9, s[0:1]
;     way          @.Lg (leaves the loop) -> @b2 -> @.Lgx
;     meet again   at the end of the program
; prune.s: kernel packed_few: deadlock, in workgroups of 64 x 4 x 1
;   prune.s:273:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    prune.s:273:2  global_load_dword v3, v8, s[0:1] glc
;     blocked      prune.s:280:2  global_store_dword v8, v9, s[0:1]
;     way          @.Lh (leaves the loop) -> @b2
;     meet again   @.Lhx, prune.s:282:2
; prune.s: kernel packed_over: deadlock, in workgroups of 64 x 4 x 1
;   prune.s:309:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, high]
;     waits for    prune.s:309:2  global_load_dword v3, v8, s[0:1] glc
;     blocked      prune.s:316:2  global_store_dword v8, v9, s[0:1]
;     way          @.Li (leaves the loop) -> @b2
;     meet again   @.Lix, prune.s:318:2
; prune.s: kernel two_bits: clean, in workgroups of 64 x 4 x 1
; prune.s: kernel two_bits_some: possible, in workgroups of 64 x 4 x 1
;   prune.s:374:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    prune.s:374:2  global_load_dword v3, v8, s[0:1] glc
;     blocked      prune.s:383:2  global_store_dword v8, v9, s[0:1]
;     way          @.Lk (leaves the loop) -> @b2 -> @.Lkx
;     meet again   at the end of the program

; test: a failed compare-exchange tells its caller what it has found: if (old != e) e = old
; run:  deadlock %s
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	; e is old in all lanes
told:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v7, 1, v0
	v_cmp_ne_u32_e64 s[10:11], 0, v7
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Ltold:
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, 1, v5
	v_mov_b32_e32 v6, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v3, v5
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .Lkeep_told
	v_mov_b32_e32 v6, v3
.Lkeep_told:
	s_or_b64 exec, exec, s[8:9]
	v_cmp_eq_u32_e32 vcc, v6, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Ltold
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel told
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	; the same without a branch
straight:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v7, 1, v0
	v_cmp_ne_u32_e64 s[10:11], 0, v7
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lstraight:
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, 1, v5
	v_mov_b32_e32 v6, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v3, v5
	s_and_saveexec_b64 s[8:9], vcc
	v_mov_b32_e32 v6, v3
.Lkeep_straight:
	s_or_b64 exec, exec, s[8:9]
	v_cmp_eq_u32_e32 vcc, v6, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lstraight
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel straight
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	; odd lanes alone are told
of_some:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v7, 1, v0
	v_cmp_ne_u32_e64 s[10:11], 0, v7
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lof_some:
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, 1, v5
	v_mov_b32_e32 v6, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v3, v5
	s_and_b64 vcc, vcc, s[10:11]
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .Lkeep_of_some
	v_mov_b32_e32 v6, v3
.Lkeep_of_some:
	s_or_b64 exec, exec, s[8:9]
	v_cmp_eq_u32_e32 vcc, v6, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lof_some
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel of_some
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	; told unless old is 0
of_another:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v7, 1, v0
	v_cmp_ne_u32_e64 s[10:11], 0, v7
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lof_another:
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, 1, v5
	v_mov_b32_e32 v6, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .Lkeep_of_another
	v_mov_b32_e32 v6, v3
.Lkeep_of_another:
	s_or_b64 exec, exec, s[8:9]
	v_cmp_eq_u32_e32 vcc, v6, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lof_another
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel of_another
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	; told if old is less
of_no_more:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_and_b32_e32 v7, 1, v0
	v_cmp_ne_u32_e64 s[10:11], 0, v7
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lof_no_more:
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, 1, v5
	v_mov_b32_e32 v6, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_lt_u32_e32 vcc, v3, v5
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .Lkeep_of_no_more
	v_mov_b32_e32 v6, v3
.Lkeep_of_no_more:
	s_or_b64 exec, exec, s[8:9]
	v_cmp_eq_u32_e32 vcc, v6, v5
	s_or_b64 s[6:7], vcc, s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lof_no_more
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel of_no_more
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	; what it has found is expected next
told_anew:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Ltold_anew:
	v_add_u32_e32 v4, 1, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[8:9], v3, v5
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .Lkeep_told_anew
	v_mov_b32_e32 v5, v3
.Lkeep_told_anew:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[12:13], exec, s[8:9]
	s_or_b64 s[6:7], s[12:13], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Ltold_anew
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel told_anew
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	; the same, but for waves that are not told
by_wave:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[6:7], 0
	s_waitcnt lgkmcnt(0)
.Lby_wave:
	v_add_u32_e32 v4, 1, v5
	global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e64 s[8:9], v3, v5
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cmp_lg_u64 s[2:3], 0
	s_cbranch_scc1 .Lkeep_by_wave
	v_mov_b32_e32 v5, v3
.Lkeep_by_wave:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[12:13], exec, s[8:9]
	s_or_b64 s[6:7], s[12:13], s[6:7]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lby_wave
	s_or_b64 exec, exec, s[6:7]
	global_store_dword v1, v1, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel by_wave
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
; want:
; told.s: kernel told: clean
; told.s: kernel straight: clean
; told.s: kernel of_some: possible
;   told.s:88:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    told.s:88:2  global_load_dword v5, v1, s[0:1] glc
;                  told.s:92:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      told.s:106:2  global_store_dword v1, v1, s[0:1]
;     way          @.Lof_some -> @.Lkeep_of_some (leaves the loop) -> @b4
;     meet again   at the end of the program
; told.s: kernel of_another: possible
;   told.s:126:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    told.s:126:2  global_load_dword v5, v1, s[0:1] glc
;                  told.s:130:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      told.s:143:2  global_store_dword v1, v1, s[0:1]
;     way          @.Lof_another -> @.Lkeep_of_another (leaves the loop) -> @b4
;     meet again   at the end of the program
; told.s: kernel of_no_more: possible
;   told.s:163:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    told.s:163:2  global_load_dword v5, v1, s[0:1] glc
;                  told.s:167:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      told.s:180:2  global_store_dword v1, v1, s[0:1]
;     way          @.Lof_no_more -> @.Lkeep_of_no_more (leaves the loop) -> @b4
;     meet again   at the end of the program
; told.s: kernel told_anew: clean
; told.s: kernel by_wave: possible
;   told.s:233:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    told.s:233:2  global_atomic_cmpswap v3, v1, v[4:5], s[0:1] glc
;     blocked      told.s:247:2  global_store_dword v1, v1, s[0:1]
;     way          @.Lby_wave -> @.Lkeep_by_wave (leaves the loop) -> @b4
;     meet again   at the end of the program

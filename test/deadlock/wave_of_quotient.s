; test: who tells and who waits is work-item / 64, a division of numbers with a sign: two waves; with work-item / 32 it is one
; run:  deadlock %s --workgroup 128
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
by_waves:
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshrrev_b32_e32 v1, 26, v1
	v_add_u32_e32 v1, v0, v1
	v_ashrrev_i32_e32 v1, 6, v1		; v0 / 64, as numbers with a sign are divided
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .Lwait_by_waves
	ds_write_b32 v2, v3
.Lwait_by_waves:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .Lend_by_waves
	s_mov_b64 s[4:5], 0
.Lloop_by_waves:
	ds_read_b32 v4, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .Lloop_by_waves
	s_or_b64 exec, exec, s[4:5]
.Lend_by_waves:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Ldone_by_waves
	ds_write_b32 v2, v3
.Ldone_by_waves:
	s_endpgm
by_halves:
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshrrev_b32_e32 v1, 27, v1
	v_add_u32_e32 v1, v0, v1
	v_ashrrev_i32_e32 v1, 5, v1		; v0 / 32, as numbers with a sign are divided
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .Lwait_by_halves
	ds_write_b32 v2, v3
.Lwait_by_halves:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .Lend_by_halves
	s_mov_b64 s[4:5], 0
.Lloop_by_halves:
	ds_read_b32 v4, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .Lloop_by_halves
	s_or_b64 exec, exec, s[4:5]
.Lend_by_halves:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Ldone_by_halves
	ds_write_b32 v2, v3
.Ldone_by_halves:
	s_endpgm
	.section .rodata
	.amdhsa_kernel by_waves
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.amdhsa_kernel by_halves
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
; want:
; wave_of_quotient.s: kernel by_waves: clean, in workgroups of 128
; wave_of_quotient.s: kernel by_halves: possible, in workgroups of 128
;   wave_of_quotient.s:57:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    wave_of_quotient.s:57:2  ds_read_b32 v4, v2
;     blocked      wave_of_quotient.s:69:2  ds_write_b32 v2, v3
;     way          @.Lloop_by_halves (leaves the loop) -> @b5 -> @.Lend_by_halves -> @b7
;     meet again   @.Ldone_by_halves, wave_of_quotient.s:71:2

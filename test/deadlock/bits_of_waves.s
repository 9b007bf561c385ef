; test: two waves take bits of words in LDS: each wave has words of its own, or a scalar of the wave leads both to the same words
; run:  deadlock %s --workgroup 128 --grid 128
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
own_words:					; each 32 lanes have their word
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s0, v1
	s_lshl_b32 s1, s0, 3
	v_lshrrev_b32_e32 v2, 3, v0
	v_and_b32_e32 v2, 12, v2
	s_nop 0
	v_xor_b32_e32 v3, s0, v0
	v_and_b32_e32 v3, 1, v3
	v_lshlrev_b32_e64 v1, v0, 1
	v_cmp_eq_u32_e32 vcc, 1, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .Lelse_own_words
	s_mov_b64 s[2:3], 0
.Lodd_own_words:
	ds_or_rtn_b32 v3, v2, v1
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v3, v3, v1
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Lodd_own_words
	s_or_b64 exec, exec, s[2:3]
.Lelse_own_words:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .Lend_own_words
	s_mov_b64 s[2:3], 0
.Leven_own_words:
	ds_or_rtn_b32 v3, v2, v1
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v3, v3, v1
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Leven_own_words
	s_or_b64 exec, exec, s[2:3]
.Lend_own_words:
	s_or_b64 exec, exec, s[0:1]
	v_not_b32_e32 v3, v1
	ds_and_b32 v2, v3
	s_endpgm
	.section .rodata
	.amdhsa_kernel own_words
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 64
	.end_amdhsa_kernel
	.text
same_words:					; one wave has the odd bits and waits for the even ones, the other waits for the odd ones
	v_lshrrev_b32_e32 v1, 6, v0
	v_readfirstlane_b32 s0, v1
	s_lshl_b32 s1, s0, 3
	v_lshrrev_b32_e32 v2, 3, v0
	v_and_b32_e32 v2, 12, v2
	v_subrev_u32_e32 v2, s1, v2
	v_xor_b32_e32 v3, s0, v0
	v_and_b32_e32 v3, 1, v3
	v_lshlrev_b32_e64 v1, v0, 1
	v_cmp_eq_u32_e32 vcc, 1, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .Lelse_same_words
	s_mov_b64 s[2:3], 0
.Lodd_same_words:
	ds_or_rtn_b32 v3, v2, v1
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v3, v3, v1
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Lodd_same_words
	s_or_b64 exec, exec, s[2:3]
.Lelse_same_words:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .Lend_same_words
	s_mov_b64 s[2:3], 0
.Leven_same_words:
	ds_or_rtn_b32 v3, v2, v1
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v3, v3, v1
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Leven_same_words
	s_or_b64 exec, exec, s[2:3]
.Lend_same_words:
	s_or_b64 exec, exec, s[0:1]
	v_not_b32_e32 v3, v1
	ds_and_b32 v2, v3
	s_endpgm
	.section .rodata
	.amdhsa_kernel same_words
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_group_segment_fixed_size 64
	.end_amdhsa_kernel
	.text
; want:
; bits_of_waves.s: kernel own_words: clean, for 128 work-items in workgroups of 128
; bits_of_waves.s: kernel same_words: possible, for 128 work-items in workgroups of 128
;   bits_of_waves.s:84:2: lanes wait in this loop for another wavefront, and lanes that have left it do not go on before all have left, to a write for which the other wavefront waits [simt-deadlock, possible]
;     waits for    bits_of_waves.s:84:2  ds_or_rtn_b32 v3, v2, v1
;     blocked      bits_of_waves.s:95:2  ds_and_b32 v2, v3
;     in turn      bits_of_waves.s:84:2 waits for bits_of_waves.s:95:2 of another wave at bits_of_waves.s:84:2, which holds it back
;     way          @.Leven_same_words (leaves the loop) -> @b7 -> @.Lend_same_words
;     meet again   at the end of the program
;   bits_of_waves.s:71:2: lanes wait in this loop for another wavefront, and lanes that have left it do not go on before all have left, to a write for which the other wavefront waits [simt-deadlock, possible]
;     waits for    bits_of_waves.s:71:2  ds_or_rtn_b32 v3, v2, v1
;     blocked      bits_of_waves.s:95:2  ds_and_b32 v2, v3
;                  bits_of_waves.s:84:2  ds_or_rtn_b32 v3, v2, v1
;     in turn      bits_of_waves.s:71:2 waits for bits_of_waves.s:95:2 of another wave at bits_of_waves.s:84:2
;                  bits_of_waves.s:84:2 waits for bits_of_waves.s:95:2 of another wave at bits_of_waves.s:71:2, which holds it back
;     way          @.Lodd_same_words (leaves the loop) -> @b3 -> @.Lelse_same_words -> @.Lend_same_words
;     meet again   at the end of the program

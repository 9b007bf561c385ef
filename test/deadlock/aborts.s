; test: lanes that miss a barrier and abort keep nobody waiting; those that may not abort do
; run:  deadlock %s
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type die,@function
die:
	s_trap 2
	.type give_up,@function
give_up:
	s_cbranch_scc1 .Lover
	s_trap 2
.Lover:
	s_endpgm
	.type lanes_that_fail_abort,@function
lanes_that_fail_abort:
	; as compilers write `if (v0 == 7) abort`, with what follows in front
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execnz .Lgood0
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execnz .Lfail0
.Lend0:
	s_endpgm
.Lgood0:
	s_barrier
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .Lend0
.Lfail0:
	s_trap 2
	s_endpgm
	.section .rodata
	.amdhsa_kernel lanes_that_fail_abort
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.type two_assertions,@function
two_assertions:
	v_cmp_eq_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execnz .Lfail1
	s_andn2_b64 exec, s[0:1], vcc
	v_cmp_ne_u32_e32 vcc, 9, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_barrier
	s_andn2_b64 exec, s[2:3], vcc
	s_cbranch_execnz .Lfail1
	s_endpgm
.Lfail1:
	s_trap 2
	s_endpgm
	.section .rodata
	.amdhsa_kernel two_assertions
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.type a_wave_aborts,@function
a_wave_aborts:
	v_readfirstlane_b32 s0, v0
	s_cmp_eq_u32 s0, 64
	s_cbranch_scc1 .Lfail2
	s_barrier
	s_endpgm
.Lfail2:
	s_nop 0
	s_trap 2
	s_endpgm
	.section .rodata
	.amdhsa_kernel a_wave_aborts
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.type aborts_in_a_call,@function
aborts_in_a_call:
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_barrier
	s_andn2_b64 exec, s[0:1], vcc
	s_cbranch_execnz .Lfail3
	s_endpgm
.Lfail3:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, die@rel32@lo+4
	s_addc_u32 s5, s5, die@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	.section .rodata
	.amdhsa_kernel aborts_in_a_call
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.type in_a_loop,@function
in_a_loop:
	s_mov_b32 s8, 0
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[0:1], vcc
.Lloop4:
	s_barrier
	s_add_u32 s8, s8, 1
	s_cmp_lt_u32 s8, 9
	s_cbranch_scc1 .Lloop4
	s_andn2_b64 exec, s[0:1], vcc
	s_cbranch_execnz .Lfail4
	s_endpgm
.Lfail4:
	s_trap 2
	s_endpgm
	.section .rodata
	.amdhsa_kernel in_a_loop
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.type others_fail,@function
others_fail:
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_barrier
	v_cmp_eq_u32_e32 vcc, 6, v0
	s_and_b64 exec, s[0:1], vcc
	s_cbranch_execnz .Lfail5
	s_endpgm
.Lfail5:
	s_trap 2
	s_endpgm
	.section .rodata
	.amdhsa_kernel others_fail
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.type abort_is_skipped,@function
abort_is_skipped:
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_barrier
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .Lend6
	s_andn2_b64 exec, s[0:1], vcc
	s_cbranch_execnz .Lfail6
.Lend6:
	s_endpgm
.Lfail6:
	s_trap 2
	s_endpgm
	.section .rodata
	.amdhsa_kernel abort_is_skipped
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.type aborts_if_all_hold,@function
aborts_if_all_hold:
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_barrier
	s_andn2_b64 exec, s[0:1], vcc
	s_cbranch_execz .Lfail7
	s_endpgm
.Lfail7:
	s_trap 2
	s_endpgm
	.section .rodata
	.amdhsa_kernel aborts_if_all_hold
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.type another_trap,@function
another_trap:
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_barrier
	s_andn2_b64 exec, s[0:1], vcc
	s_cbranch_execnz .Lfail8
	s_cbranch_scc1 .Lbehind8
.Lend8:
	s_endpgm
.Lfail8:
	s_trap 3
.Lbehind8:
	s_branch .Lend8
	.section .rodata
	.amdhsa_kernel another_trap
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.type may_end_well,@function
may_end_well:
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_barrier
	s_andn2_b64 exec, s[0:1], vcc
	s_cbranch_execnz .Lfail9
	s_endpgm
.Lfail9:
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .Lend9
	s_trap 2
.Lend9:
	s_endpgm
	.section .rodata
	.amdhsa_kernel may_end_well
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.type compared_anew,@function
compared_anew:
	; those that fail are other lanes each time: lanes that miss one barrier may hold in the next round
	s_mov_b32 s8, 0
	s_mov_b64 s[2:3], 0
.Lloop10:
	v_cmp_ne_u32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_barrier
	s_mov_b64 exec, s[0:1]
	s_add_u32 s8, s8, 1
	s_cmp_lt_u32 s8, 9
	s_cbranch_scc1 .Lloop10
	v_cmp_ne_u32_e32 vcc, s8, v0
	s_andn2_b64 exec, exec, vcc
	s_cbranch_execnz .Lfail10
	s_endpgm
.Lfail10:
	s_trap 2
	s_endpgm
	.section .rodata
	.amdhsa_kernel compared_anew
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.type anew_behind,@function
anew_behind:
	; the branch behind is on the compare of the last round, the barrier under that of each
	s_mov_b32 s8, 0
	s_mov_b64 s[0:1], exec
.Lloop11:
	v_cmp_ne_u32_e64 s[2:3], s8, v0
	s_and_b64 exec, s[0:1], s[2:3]
	s_barrier
	s_mov_b64 exec, s[0:1]
	s_add_u32 s8, s8, 1
	s_cmp_lt_u32 s8, 9
	s_cbranch_scc1 .Lloop11
	s_andn2_b64 exec, s[0:1], s[2:3]
	s_cbranch_execnz .Lfail11
	s_endpgm
.Lfail11:
	s_trap 2
	s_endpgm
	.section .rodata
	.amdhsa_kernel anew_behind
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.type ends_in_a_call,@function
ends_in_a_call:
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_barrier
	s_andn2_b64 exec, s[0:1], vcc
	s_cbranch_execnz .Lfail12
	s_endpgm
.Lfail12:
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, give_up@rel32@lo+4
	s_addc_u32 s5, s5, give_up@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	.section .rodata
	.amdhsa_kernel ends_in_a_call
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.type anew_in_the_same_block,@function
anew_in_the_same_block:
	; the branch that ends the block is on a compare made behind the barrier, which was under that of the round before
	s_mov_b32 s8, 0
	s_mov_b64 s[0:1], exec
	v_cmp_ne_u32_e64 s[2:3], s8, v0
	s_branch .Lfirst13
.Lloop13:
	s_mov_b64 exec, s[0:1]
.Lfirst13:
	s_and_b64 exec, s[0:1], s[2:3]
	s_barrier
	s_mov_b64 exec, s[0:1]
	s_add_u32 s8, s8, 1
	v_cmp_ne_u32_e64 s[2:3], s8, v0
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .Lfail13
	s_mov_b64 exec, s[0:1]
	s_cmp_lt_u32 s8, 9
	s_cbranch_scc1 .Lloop13
	s_endpgm
.Lfail13:
	s_trap 2
	s_endpgm
	.section .rodata
	.amdhsa_kernel anew_in_the_same_block
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.type passed_before,@function
passed_before:
	v_cmp_ne_u32_e32 vcc, 7, v0
	s_mov_b64 s[0:1], exec
	s_andn2_b64 exec, exec, vcc
	s_cbranch_execnz .Lfail14
	s_and_b64 exec, s[0:1], vcc
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .Lend14
	s_barrier
.Lend14:
	s_endpgm
.Lfail14:
	s_trap 2
	s_endpgm
	.section .rodata
	.amdhsa_kernel passed_before
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
	.type anew_before,@function
anew_before:
	; the branch in front tests lanes of the round before
	s_mov_b32 s8, 0
	s_mov_b64 s[0:1], exec
	s_mov_b64 s[2:3], exec
.Lloop15:
	s_andn2_b64 exec, s[0:1], s[2:3]
	s_cbranch_execnz .Lfail15
	s_mov_b64 exec, s[0:1]
	v_cmp_ne_u32_e64 s[2:3], s8, v0
	s_and_b64 exec, s[0:1], s[2:3]
	s_barrier
	s_mov_b64 exec, s[0:1]
	s_add_u32 s8, s8, 1
	s_cmp_lt_u32 s8, 9
	s_cbranch_scc1 .Lloop15
	s_endpgm
.Lfail15:
	s_trap 2
	s_endpgm
	.section .rodata
	.amdhsa_kernel anew_before
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
; want:
; aborts.s: kernel lanes_that_fail_abort: clean
; aborts.s: kernel two_assertions: clean
; aborts.s: kernel a_wave_aborts: clean
; aborts.s: kernel aborts_in_a_call: clean
; aborts.s: kernel in_a_loop: clean
; aborts.s: kernel others_fail: possible
;   aborts.s:127:2: barrier that only a part of the lanes reaches; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, high]
;     here         aborts.s:127:2  s_barrier
; aborts.s: kernel abort_is_skipped: possible
;   aborts.s:146:2: barrier that only a part of the lanes reaches; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, high]
;     here         aborts.s:146:2  s_barrier
; aborts.s: kernel aborts_if_all_hold: possible
;   aborts.s:167:2: barrier that only a part of the lanes reaches; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, high]
;     here         aborts.s:167:2  s_barrier
; aborts.s: kernel another_trap: possible
;   aborts.s:185:2: barrier that only a part of the lanes reaches; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, high]
;     here         aborts.s:185:2  s_barrier
; aborts.s: kernel may_end_well: possible
;   aborts.s:206:2: barrier that only a part of the lanes reaches; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, high]
;     here         aborts.s:206:2  s_barrier
; aborts.s: kernel compared_anew: deadlock
;   aborts.s:231:2: barrier that only a part of the lanes reaches [barrier-divergence, high]
;     here         aborts.s:231:2  s_barrier
; aborts.s: kernel anew_behind: deadlock
;   aborts.s:258:2: barrier that only a part of the lanes reaches [barrier-divergence, high]
;     here         aborts.s:258:2  s_barrier
; aborts.s: kernel ends_in_a_call: possible
;   aborts.s:280:2: barrier that only a part of the lanes reaches; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, high]
;     here         aborts.s:280:2  s_barrier
; aborts.s: kernel anew_in_the_same_block: deadlock
;   aborts.s:307:2: barrier that only a part of the lanes reaches [barrier-divergence, high]
;     here         aborts.s:307:2  s_barrier
; aborts.s: kernel passed_before: clean
; aborts.s: kernel anew_before: deadlock
;   aborts.s:361:2: barrier that only a part of the lanes reaches [barrier-divergence, high]
;     here         aborts.s:361:2  s_barrier

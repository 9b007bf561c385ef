; test: M12: releases and dispatch come before issue in a cycle, also where dispatch takes no time
; One SIMD with two contexts, three workgroups of one wave. Cycles:
;  0 A (context 0) and D (context 1) compare and branch in turn; A jumps and is ready at 9, D compares again until 10
; 10 A's scalar load is issued until 12, its 2 lines are there at 12 + 2 * 2 + 10 = 26; A's end is issued from 14 to 16, and A ends at 26
; 12 D's branch is issued until 14, taken: ready at 17; its first three s_nop last until 19, 21 and 26
; 26 A ends, C takes its context 0 and is ready; the SIMD chose context 1 last, so C is first and D has to wait until 28
; D's block lasts from 17 to 30: 13 cycles. Were issue before dispatch, it would last 11.
; run: simulate %s -m %d/at-once.xml --grid 192 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	k,@function
k:
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LA
	s_cmp_eq_u32 s2, 1
	s_cbranch_scc1 .LD
	s_branch .Lend
.LD:
	s_nop 0
	s_nop 0
	s_nop 1
	s_nop 0
.Lend:
	s_endpgm
.LA:
	s_load_dword s4, s[0:1], 0x0
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 64
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; kernel k
;   machine   at-once (model 8d3fbacf6f1d763a), round-robin issue
;   status    finished
;   cycles    45, slowest wave 34
;   executed  3 waves, 19 wave instructions, 2 memory transactions, 0 LDS rounds
;   busy      SIMDs 84.4 %, memory interface 8.9 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0               3             9  order-dispatch.s:13:2
;     b1               2             9  order-dispatch.s:15:2
;     b2               1             5  order-dispatch.s:17:2
;     b3               1            13  order-dispatch.s:19:2
;     b4               2             4  order-dispatch.s:24:2
;     b5               1            17  order-dispatch.s:26:2

; test: how far two numbers are apart of which one is chosen: shares where one has all that is left, windows cut off by comparisons
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips --only trips %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type share,@function
share:			; from 100 s2 on, 100, or to 730 if s2 is 7
	s_mul_i32 s4, s2, 0x64
	s_add_i32 s5, s4, 0x64
	s_cmp_eq_u32 s2, 7
	s_cselect_b32 s5, 0x2da, s5
.Lshare:
	s_add_u32 s4, s4, 1
	s_cmp_lt_u32 s4, s5
	s_cbranch_scc1 .Lshare
	s_endpgm
	.type share_of_64_bits,@function
share_of_64_bits:
	s_mul_i32 s4, s2, 0x64
	s_mov_b32 s3, 0
	s_add_i32 s5, s4, 0x64
	s_cmp_lg_u64 s[2:3], 7
	s_cselect_b32 s5, s5, 0x2da
.Lshare_of_64_bits:
	s_add_u32 s4, s4, 1
	s_cmp_lt_u32 s4, s5
	s_cbranch_scc1 .Lshare_of_64_bits
	s_endpgm
	.type share_of_who_knows,@function
share_of_who_knows:	; of 64 bits the upper half is not known
	s_mul_i32 s4, s2, 0x64
	s_add_i32 s5, s4, 0x64
	s_cmp_lg_u64 s[2:3], 7
	s_cselect_b32 s5, s5, 0x2da
.Lshare_of_who_knows:
	s_add_u32 s4, s4, 1
	s_cmp_lt_u32 s4, s5
	s_cbranch_scc1 .Lshare_of_who_knows
	s_endpgm
	.type window,@function
window:			; of 5 around v1, within 0 .. 63
	v_and_b32_e32 v1, 63, v0
	v_sub_u32_e64 v4, v1, 2 clamp
	v_add_u32_e32 v5, 2, v1
	v_mov_b32_e32 v6, 63
	v_cmp_gt_u32_e32 vcc, 64, v5
	v_cndmask_b32_e32 v5, v6, v5, vcc
.Lwindow:
	v_add_u32_e32 v4, 1, v4
	v_cmp_le_u32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lwindow
	s_endpgm
	.type window_turned,@function
window_turned:		; the comparison chooses the other one: no window
	v_and_b32_e32 v1, 63, v0
	v_sub_u32_e64 v4, v1, 2 clamp
	v_add_u32_e32 v5, 2, v1
	v_mov_b32_e32 v6, 63
	v_cmp_gt_u32_e32 vcc, 64, v5
	v_cndmask_b32_e32 v5, v5, v6, vcc
.Lwindow_turned:
	v_add_u32_e32 v4, 1, v4
	v_cmp_le_u32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lwindow_turned
	s_endpgm
	.type after_loop,@function
after_loop:		; a wave has lanes behind loops, too: what its first one holds is 5
	s_mov_b32 s4, 0
.Lafter_loop:
	s_add_u32 s4, s4, 1
	s_cmp_lt_u32 s4, 3
	s_cbranch_scc1 .Lafter_loop
	v_mov_b32_e32 v1, 5
	v_readfirstlane_b32 s5, v1
	s_addc_u32 s5, s5, 0
.Lafter_loop_next:
	s_add_u32 s4, s4, 1
	s_cmp_lt_u32 s4, s5
	s_cbranch_scc1 .Lafter_loop_next
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel share
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.amdhsa_kernel share_of_64_bits
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.amdhsa_kernel share_of_who_knows
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.amdhsa_kernel window
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.amdhsa_kernel window_turned
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.amdhsa_kernel after_loop
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
; want:
; ; facts of @share
; ; loop 0 @.Lshare depth=1
; ;   blocks @.Lshare
; ;   back @.Lshare->@.Lshare
; ;   entry @share->@.Lshare
; ;   exit @.Lshare->@b2
; ;   bound max=99 (s4 counts 100 * s2 + 1, 100 * s2 + 2, ... until s4 >= s5 (trips-chosen.s:13:2))
; ; facts of @share_of_64_bits
; ; loop 0 @.Lshare_of_64_bits depth=1
; ;   blocks @.Lshare_of_64_bits
; ;   back @.Lshare_of_64_bits->@.Lshare_of_64_bits
; ;   entry @share_of_64_bits->@.Lshare_of_64_bits
; ;   exit @.Lshare_of_64_bits->@b2
; ;   bound max=99 (s4 counts 100 * s2 + 1, 100 * s2 + 2, ... until s4 >= s5 (trips-chosen.s:25:2))
; ; facts of @share_of_who_knows
; ; loop 0 @.Lshare_of_who_knows depth=1
; ;   blocks @.Lshare_of_who_knows
; ;   back @.Lshare_of_who_knows->@.Lshare_of_who_knows
; ;   entry @share_of_who_knows->@.Lshare_of_who_knows
; ;   exit @.Lshare_of_who_knows->@b2
; ;   bound max=730 (s4 counts 100 * s2 + 1, 100 * s2 + 2, ... until s4 >= s5 (trips-chosen.s:36:2))
; ; facts of @window
; ; loop 0 @.Lwindow depth=1
; ;   blocks @.Lwindow
; ;   back @.Lwindow->@.Lwindow
; ;   entry @window->@.Lwindow
; ;   exit @.Lwindow->@b2
; ;   bound max=4 (v4 of each lane counts v4 + 1, v4 + 2, ... until v4 > v5 (trips-chosen.s:49:2))
; ; facts of @window_turned
; ; loop 0 @.Lwindow_turned depth=1
; ;   blocks @.Lwindow_turned
; ;   back @.Lwindow_turned->@.Lwindow_turned
; ;   entry @window_turned->@.Lwindow_turned
; ;   exit @.Lwindow_turned->@b2
; ;   bound max=63 (v4 of each lane counts v4 + 1, v4 + 2, ... until v4 > v5 (trips-chosen.s:63:2))
; ; facts of @after_loop
; ; loop 0 @.Lafter_loop depth=1
; ;   blocks @.Lafter_loop
; ;   back @.Lafter_loop->@.Lafter_loop
; ;   entry @after_loop->@.Lafter_loop
; ;   exit @.Lafter_loop->@b2
; ;   bound max=2 min=2 (s4 counts 1, 2, ... until s4 >= 3 (trips-chosen.s:72:2))
; ; loop 1 @.Lafter_loop_next depth=1
; ;   blocks @.Lafter_loop_next
; ;   back @.Lafter_loop_next->@.Lafter_loop_next
; ;   entry @b2->@.Lafter_loop_next
; ;   exit @.Lafter_loop_next->@b4
; ;   bound max=2 (s4 counts s4 + 2, s4 + 3, ... until s4 >= s5 (trips-chosen.s:79:2))

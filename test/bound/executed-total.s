; test: the inner loop runs 95 times at most, as is inferred; in all, the execution says
; run:  analyze --verbose %s --grid 128 --workgroup 64 -k none | grep -E "^  wave| [01]  b"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
some:						; the inner loop counts to 19 at most
	s_mov_b32 s12, 0
	s_mov_b32 s13, 0
.LBB0_1:
	s_mov_b32 s14, 0
.LBB0_2:
	s_add_i32 s14, s14, 1
	s_cmp_lt_i32 s14, s13
	s_cbranch_scc1 .LBB0_2
	s_bitcmp1_b32 s6, 0
	s_cbranch_scc1 .LBB0_3
	s_add_i32 s13, s13, 1
	s_mov_b64 s[2:3], -1
	s_branch .LBB0_4
.LBB0_3:
	s_add_i32 s13, s13, 5
	s_mov_b64 s[2:3], 0
.LBB0_4:
	s_add_i32 s12, s12, 2
	s_cmp_lt_i32 s12, 40
	s_cselect_b64 s[4:5], -1, 0
	s_and_b64 s[2:3], s[2:3], s[4:5]
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_1
	s_endpgm
none:						; to 95: the step is 1 or 5, that is all
	s_mov_b32 s12, 0
	s_mov_b32 s13, 0
.LBB1_1:
	s_mov_b32 s14, 0
.LBB1_2:
	s_add_i32 s14, s14, 1
	s_cmp_lt_i32 s14, s13
	s_cbranch_scc1 .LBB1_2
	s_bitcmp1_b32 s6, 0
	s_cbranch_scc1 .LBB1_3
	s_add_i32 s13, s13, 1
	s_mov_b64 s[2:3], -1
	s_branch .LBB1_4
.LBB1_3:
	s_add_i32 s13, s13, 5
	s_mov_b64 s[2:3], 0
.LBB1_4:
	s_add_i32 s12, s12, 2
	s_cmp_ge_i32 s12, 40
	s_cbranch_scc1 .LBB1_5
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_1
.LBB1_5:
	s_endpgm
	.amdhsa_kernel some
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel none
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
	.end_amdhsa_kernel
; want:
;   wave      43,524 cycles for one wave alone on the device; certified, gap 0
;      0  b1          1     19  inferred    executed-total.s:34  s12 counts 2, 4, ... until s12 >= 40 (executed-total.s:49:2)
;      1  b2          2     94  inferred    executed-total.s:36  s14 counts 1, 2, ... until s14 >= s13 (executed-total.s:37:2); at most 931 in all

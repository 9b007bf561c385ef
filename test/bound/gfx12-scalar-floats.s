; test: transcendental floats of scalars, and minimum and maximum that keep NaN, of gfx12: their results, 2 to 9, are how often loops run
; run:  simulate %s --grid 32 --workgroup 32 | grep executed
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.text
	.globl k
	.p2align 8
	.type k,@function
k:
	s_mov_b32 exec_lo, 0
	s_mov_b32 s8, 0x7fc00000
	s_mov_b32 s9, 4.0
	v_s_sqrt_f32 s4, 4.0
	s_delay_alu 0
	s_cvt_i32_f32 s4, s4
.L0:
	s_sub_co_i32 s4, s4, 1
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .L0
	v_s_rcp_f32 s4, 0x3eaaaaab
	s_delay_alu 0
	s_rndne_f32 s4, s4
	s_cvt_i32_f32 s4, s4
.L1:
	s_sub_co_i32 s4, s4, 1
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .L1
	v_s_exp_f32 s4, 2.0
	s_delay_alu 0
	s_cvt_i32_f32 s4, s4
.L2:
	s_sub_co_i32 s4, s4, 1
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .L2
	v_s_log_f32 s4, 0x42000000
	s_delay_alu 0
	s_cvt_i32_f32 s4, s4
.L3:
	s_sub_co_i32 s4, s4, 1
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .L3
	v_s_rsq_f32 s4, -|s9| mul:2
	s_delay_alu 0
	s_cmp_u_f32 s4, s4
	s_cselect_b32 s4, 6, 0
.L4:
	s_sub_co_i32 s4, s4, 1
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .L4
	v_s_sqrt_f16 s4, 0x5240
	s_delay_alu 0
	s_cvt_f32_f16 s4, s4
	s_cvt_i32_f32 s4, s4
.L5:
	s_sub_co_i32 s4, s4, 1
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .L5
	s_minimum_f32 s4, s8, 1.0
	s_delay_alu 0
	s_cmp_u_f32 s4, s4
	s_cselect_b32 s4, 8, 0
.L6:
	s_sub_co_i32 s4, s4, 1
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .L6
	s_maximum_f32 s4, s9, 1.0
	s_delay_alu 0
	s_cvt_i32_f32 s4, s4
	s_add_co_i32 s4, s4, 5
.L7:
	s_sub_co_i32 s4, s4, 1
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 .L7
	s_endpgm
	.size k, .-k
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
;   executed  1 waves, 165 wave instructions, 0 memory transactions, 0 LDS rounds

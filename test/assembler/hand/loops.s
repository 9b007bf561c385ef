/* loop forms that people write */
.include "gen.inc"
.set N, 12
.text
.globl loops
.p2align 8
.type loops,@function
loops:
	s_movk_i32 s4, N
a:	s_addk_i32 s4, -1
	s_cmp_gt_i32 s4, 0
	s_cbranch_scc1 a
	s_mov_b32 s4, 1
b:	s_lshl_b32 s4, s4, 1
	s_cmp_lt_u32 s4, 1<<N
	s_cbranch_scc1 b
	s_mov_b32 s4, 1<<N
c:	s_lshr_b32 s4, s4, 1
	s_cbranch_scc1 c
	s_mov_b64 s[6:7], 0
d:	s_add_u32 s6, s6, 64
	s_addc_u32 s7, s7, 0
	s_cmp_eq_u64 s[6:7], N*64
	s_cbranch_scc0 d
	v_mov_b32 v1, 0
e:	_v_add_nc v1, 1, v1
	.if GFX10PLUS
	v_cmp_gt_u32 vcc_lo, N, v1
	.else
	v_cmp_gt_u32 vcc, N, v1
	.endif
	s_cbranch_vccnz e
	v_mov_b32 v2, v0
	.if GFX10PLUS
	s_mov_b32 s8, exec_lo
f:	_v_add_nc v2, 8, v2
	v_cmp_gt_u32 vcc_lo, 0x100, v2
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execnz f
	s_mov_b32 exec_lo, s8
	.else
	s_mov_b64 s[8:9], exec
f:	_v_add_nc v2, 8, v2
	v_cmp_gt_u32 vcc, 0x100, v2
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz f
	s_mov_b64 exec, s[8:9]
	.endif
	v_readfirstlane_b32 s10, v0
	s_mov_b32 s4, 0
g:	s_add_i32 s4, s4, 3
	s_cmp_lg_i32 s4, 3*N
	s_cselect_b32 s5, 1, 0
	s_cmp_lg_u32 s5, 0
	s_cbranch_scc1 g
	s_mov_b32 s4, 5
	s_branch h_test
h:	v_mul_f32 v3, v3, v3
	s_sub_u32 s4, s4, 1
h_test:
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc0 h
	s_mov_b32 s4, 0xffff
i:
	.if GFX11PLUS
	s_ctz_i32_b32 s5, s4
	.else
	s_ff1_i32_b32 s5, s4
	.endif
	s_bitset0_b32 s4, s5
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 i
	s_endpgm
.size loops, .-loops
KERNEL_DESC loops, 16, 8, 0, 0

// several kernels from one macro, names put together
.include "gen.inc"
.macro ELEMENTWISE name, op, imm:vararg
	.globl \name\()_f32
	.p2align 8
	.type \name\()_f32,@function
\name\()_f32:
	_s_load2 s[4:5], s[0:1], 0
	_s_load1 s6, s[0:1], 8
	v_lshlrev_b32 v1, 2, v0
	_wait_k
	s_mov_b32 s7, 0
.L\name\()_top:
	v_mov_b32 v3, s5
	_v_add_co v2, s4, v1
	_v_addc_co v3, v3, 0
	_gload v4, v[2:3]
	_wait_v
	\op v4, \imm
	_gstore v[2:3], v4
	_v_add_nc v1, 0x400, v1
	s_add_u32 s7, s7, 1
	s_cmp_lt_u32 s7, s6
	s_cbranch_scc1 .L\name\()_top
	s_endpgm
	.size \name\()_f32, . - \name\()_f32
	KERNEL_DESC \name\()_f32, 16, 8, 0, 16
.endm
ELEMENTWISE relu, v_max_f32, 0, v4
ELEMENTWISE scale, v_mul_f32, 2.0, v4
ELEMENTWISE sqrt, v_sqrt_f32, v4
ELEMENTWISE hat, v_sub_f32, 1.0, |v4|

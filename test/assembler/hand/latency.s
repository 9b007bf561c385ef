; latency of v_fma_f32: chains, timed with s_memtime, "unrolled" 64 times
.include "gen.inc"

.macro CHAIN n

	s_mov_b32 s12, \n
top_\@:
	.rept 64
	v_fma_f32 v2, v2, v3, v2
	.endr
	s_sub_u32 s12, s12, 1
	s_cmp_lg_u32 s12, 0
	s_cbranch_scc1 top_\@
.endm

.macro TIME lo
	.if GFX12PLUS
	s_getreg_b32 s\lo, hwreg(HW_REG_SHADER_CYCLES_LO)
	.elseif GFX11PLUS
	s_getreg_b32 s\lo, hwreg(HW_REG_SHADER_CYCLES)
	.else
	s_memtime s[\lo:\lo+1]
	.endif
	_wait_k
.endm
.text
.globl bench
.p2align 8
.type bench,@function
bench:
	_s_load2 s[4:5], s[0:1], 0
	v_cvt_f32_u32 v2, v0
	v_mov_b32 v3, 1.0
	_wait_k
	TIME 6
	CHAIN 10
	CHAIN 20
	TIME 8
	s_sub_u32 s6, s8, s6
	v_mov_b32 v4, s6
	v_lshlrev_b32 v0, 2, v0
	v_mov_b32 v1, s5
	_v_add_co v0, s4, v0
	_v_addc_co v1, v1, 0
	_gstore v[0:1], v4
	s_endpgm
	.size bench, .-bench
KERNEL_DESC bench, 16, 8, 0, 8

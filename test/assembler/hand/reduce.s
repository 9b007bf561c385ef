/* sum of a workgroup: DPP in a wave, LDS across waves; then one lane adds to memory */
.include "gen.inc"
v_id = 0
v_x = 1
v_y = 2
v_adr = 4
.macro wave_sum x, y
	.if .amdgcn.gfx_generation_number < 10
	.irp how, row_shr:1, row_shr:2, row_shr:4, row_shr:8, row_bcast:15, row_bcast:31
	s_nop 1
	v_add_f32_dpp v[\x], v[\x], v[\x] \how bound_ctrl:0
	.endr
	.else
	.irp how, 1, 2, 4, 8
	v_add_f32_dpp v[\x], v[\x], v[\x] row_xmask:\how bound_ctrl:1
	.endr
	.if .amdgcn.gfx_generation_number < 12
	v_mov_b32 v[\y], v[\x]
	v_permlanex16_b32 v[\y], v[\y], -1, -1
	.else
	v_permlanex16_b32 v[\y], v[\x], -1, -1
	.endif
	v_add_f32 v[\x], v[\x], v[\y]
	.endif
.endm
.text
.globl sum
.p2align 8
.type sum,@function
sum:
	_m0_init
	_s_load4 s[4:7], s[0:1], 0
	v_lshlrev_b32 v[v_y], 2, v[v_id]
	_wait_k
	v_mov_b32 v[v_adr+1], s5
	_v_add_co v[v_adr], s4, v[v_y]
	_v_addc_co v[v_adr+1], v[v_adr+1], 0
	_gload v[v_x], v[v_adr:v_adr+1]
	_wait_v
	wave_sum v_x, v_y
	v_lshrrev_b32 v[v_y], 6, v[v_id]
	v_lshlrev_b32 v[v_y], 2, v[v_y]
	_dsw v[v_y], v[v_x]
	_wait_l
	_barrier
	v_mov_b32 v[v_x], 0
	s_movk_i32 s8, 0
	v_mov_b32 v[v_y], 0
next:	_dsr v3, v[v_y]
	_wait_l
	v_add_f32 v[v_x], v[v_x], v3
	_v_add_nc v[v_y], 4, v[v_y]
	s_addk_i32 s8, 1
	s_cmp_lt_u32 s8, 4
	s_cbranch_scc1 next
	.if GFX10PLUS
	v_cmp_eq_u32 vcc_lo, 0, v[v_id]
	s_and_saveexec_b32 s10, vcc_lo
	.else
	v_cmp_eq_u32 vcc, 0, v[v_id]
	s_and_saveexec_b64 s[10:11], vcc
	.endif
	s_cbranch_execz done
	v_mov_b32 v[v_adr], s6
	v_mov_b32 v[v_adr+1], s7
	_gstore v[v_adr:v_adr+1], v[v_x]
done:	s_endpgm
.size sum, .-sum
KERNEL_DESC sum, 16, 8, 64, 16

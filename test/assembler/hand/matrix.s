// matrix cores or WMMA or plain, whichever there are
.include "gen.inc"
.text
.globl mm
.p2align 8
.type mm,@function
mm:
	_s_load4 s[4:7], s[0:1], 0
	_wait_k
	v_lshlrev_b32 v1, 3, v0
	s_mov_b32 s10, 32
	.irpc n, 89
	v_mov_b32 v\n, 1.0
	.endr
.Ltop_of_mm:
	.if GFX94X
	v_mfma_f32_16x16x16_f16 v[16:19], v[8:9], v[10:11], v[16:19]
	s_nop 7
	v_smfmac_f32_16x16x32_f16 v[16:19], v[8:9], v[20:23], v12
	s_nop 15
	.elseif GFX90A
	v_mfma_f32_16x16x16f16 v[16:19], v[8:9], v[10:11], v[16:19]
	s_nop 15
	.elseif (.amdgcn.gfx_generation_number == 9) && (.amdgcn.gfx_generation_stepping == 8)
	v_mfma_f32_16x16x16f16 a[0:3], v[8:9], v[10:11], a[0:3]
	s_nop 15
	v_accvgpr_read_b32 v16, a0
	.elseif GFX12PLUS
	v_wmma_f32_16x16x16_f16 v[16:23], v[24:27], v[28:31], v[16:23]
	.elseif GFX11PLUS
	v_wmma_f32_16x16x16_f16 v[16:23], v[24:31], v[32:39], v[16:23]
	v_dual_fmac_f32 v40, v41, v42 :: v_dual_mul_f32 v43, v44, v45
	s_delay_alu instid0(VALU_DEP_1)
	.elseif GFX10PLUS
	v_dot2c_f32_f16 v16, v8, v9
	.else
	v_mac_f32 v16, v8, v9
	.endif
	s_sub_u32 s10, s10, 4
	s_cmp_lg_u32 s10, 0
	s_cbranch_scc1 .Ltop_of_mm
	v_mov_b32 v3, s5
	_v_add_co v2, s4, v1
	_v_addc_co v3, v3, 0
	_gstore v[2:3], v16
	s_endpgm
.size mm, .-mm
KERNEL_DESC mm, 16, 48, 0, 16

// Copy kernels of a runtime: no metadata at all; the runtime knows what is passed.
// COPY: s[0:1] -> arguments { src begin[2], dst begin[2], end of phases.. }
.include "gen.inc"
.set kCopyAlignedVecWidth, 4
.set kCopyAlignedUnroll, 1

.macro mCopyPhase sdata, sdst, send, step

PHASE_\@:
	.if GFX10PLUS
	v_cmp_lt_u64 vcc_lo, v[\sdata:\sdata+1], v[\send:\send+1]
	s_cbranch_vccz PHASE_DONE_\@
	s_and_b32 exec_lo, exec_lo, vcc_lo
	.else
	v_cmp_lt_u64 vcc, v[\sdata:\sdata+1], v[\send:\send+1]
	s_cbranch_vccz PHASE_DONE_\@
	s_and_b64 exec, exec, vcc
	.endif
	_gload v8, v[\sdata:\sdata+1]
	_v_add_co v\sdata, \step, v\sdata
	_v_addc_co v[\sdata+1], v[\sdata+1], 0
	_wait_v
	_gstore v[\sdst:\sdst+1], v8
	_v_add_co v\sdst, \step, v\sdst
	_v_addc_co v[\sdst+1], v[\sdst+1], 0
	s_branch PHASE_\@
PHASE_DONE_\@:
.endm

.p2align 8
.global CopyAligned
CopyAligned:
	_s_load4 s[4:7], s[0:1], 0x0
	_s_load2 s[8:9], s[0:1], 0x10
	_wait_k
	v_lshlrev_b32 v0, 2, v0
	v_mov_b32 v3, s5
	_v_add_co v2, s4, v0
	_v_addc_co v3, v3, 0
	v_mov_b32 v5, s7
	_v_add_co v4, s6, v0
	_v_addc_co v5, v5, 0
	v_mov_b32 v6, s8
	v_mov_b32 v7, s9
	mCopyPhase 2, 4, 6, 0x100
	s_endpgm

.p2align 8
.global FillImage
FillImage:
	_s_load4 s[4:7], s[0:1], 0x0
	_wait_k
	v_lshlrev_b32 v0, 2, v0
	v_mov_b32 v1, s6
	s_mov_b32 s8, 16
L_FILL_LOOP:
	v_mov_b32 v3, s5
	_v_add_co v2, s4, v0
	_v_addc_co v3, v3, 0
	_gstore v[2:3], v1
	_v_add_nc v0, 0x100, v0
	s_sub_u32 s8, s8, 1
	s_cmp_lg_u32 s8, 0
	s_cbranch_scc1 L_FILL_LOOP
	s_endpgm

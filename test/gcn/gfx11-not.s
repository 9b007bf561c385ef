; test: gfx11: what is refused, and where
; run:  opt %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.type	f,@function
f:
	v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v0, v1
	v_dual_mov_b32 v2, v0 :: v_dual_mov_b32 v0, v1
	v_dual_mov_b32 v2, v0 :: v_dual_mov_b32 v1, v4
	v_dual_mov_b32 v2, 0x1234 :: v_dual_mov_b32 v1, 0x1235
	v_dual_mov_b32 v2, v0
	v_dual_mov_b32 v2, v0 :: v_mov_b32 v1, v1
	v_dual_add_f32 v2, s0, v1 :: v_dual_add_f32 v3, 0x1234, v2
	v_dual_add_f32 v2, s0, v1 :: v_dual_cndmask_b32 v3, s1, v2
	v_mov_b32_sdwa v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD
	v_mov_b16_e32 v0.l, v1.h
	v_wmma_f32_16x16x16_f16 v[0:3], v[8:15], v[16:23], v[0:3]
	ds_cmpst_b32 v0, v1, v2
	s_delay_alu instid0(VALU_DEP_9)
	v_div_scale_f32_e64_dpp v0, vcc_lo, v1, v2, v3 row_shl:1
	s_endpgm
; want:
; target gfx1100
; symbol f section=".text" fn=@f
;
; fn @f device section=".text" at=0x0+0x44 wave_lanes=32 refused="a line of it could not be read" {
; }
; gfx11-not.s:8:2: refused: each of the two operations overwrites what the other reads [unsupported-instruction]
;       8 | 	v_dual_mov_b32 v1, v0 :: v_dual_mov_b32 v0, v1
;         | 	^~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx11-not.s:9:27: error: one result goes to an even vector register, the other to an odd one [bad-operand]
;       9 | 	v_dual_mov_b32 v2, v0 :: v_dual_mov_b32 v0, v1
;         | 	                         ^~~~~~~~~~~~~~
;         = see the instruction set manual of the target
; gfx11-not.s:10:27: error: the first sources come from different banks: their numbers differ modulo 4 [bad-operand]
;      10 | 	v_dual_mov_b32 v2, v0 :: v_dual_mov_b32 v1, v4
;         | 	                         ^~~~~~~~~~~~~~
;         = see the instruction set manual of the target
; gfx11-not.s:11:31: error: both operations share one literal [bad-operand]
;      11 | 	v_dual_mov_b32 v2, 0x1234 :: v_dual_mov_b32 v1, 0x1235
;         | 	                             ^~~~~~~~~~~~~~
;         = see the instruction set manual of the target
; gfx11-not.s:12:2: error: v_dual_mov_b32 is one of two operations, with '::' between them [asm-syntax]
;      12 | 	v_dual_mov_b32 v2, v0
;         | 	^~~~~~~~~~~~~~
;         = see wavebound-asm(5)
; gfx11-not.s:13:27: error: behind '::' comes another operation, v_dual_... [asm-syntax]
;      13 | 	v_dual_mov_b32 v2, v0 :: v_mov_b32 v1, v1
;         | 	                         ^~~~~~~~~
;         = see wavebound-asm(5)
; gfx11-not.s:15:31: error: they may read two scalar registers or literals only; move others to vector registers [bad-operand]
;      15 | 	v_dual_add_f32 v2, s0, v1 :: v_dual_cndmask_b32 v3, s1, v2
;         | 	                             ^~~~~~~~~~~~~~~~~~
;         = see the instruction set manual of the target
; gfx11-not.s:16:2: error: gfx1100 has no SDWA v_mov_b32 form [bad-mnemonic]
;      16 | 	v_mov_b32_sdwa v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD
;         | 	^~~~~~~~~~~~~~
;         = check the target; wavebound-asm(5) lists the supported ones
; gfx11-not.s:17:2: refused: v_mov_b16_e32 is not modelled with halves of registers: compile without true 16 bit [unsupported-instruction]
;      17 | 	v_mov_b16_e32 v0.l, v1.h
;         | 	^~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx11-not.s:18:26: error: v_wmma_f32_16x16x16_f16 takes a vector register of 256 bits here [bad-operand]
;      18 | 	v_wmma_f32_16x16x16_f16 v[0:3], v[8:15], v[16:23], v[0:3]
;         | 	                        ^~~~~~
;         = see the instruction set manual of the target
; gfx11-not.s:19:2: error: gfx1100 has no instruction 'ds_cmpst_b32' [bad-mnemonic]
;      19 | 	ds_cmpst_b32 v0, v1, v2
;         | 	^~~~~~~~~~~~
;         = check the target; wavebound-asm(5) lists the supported ones
; gfx11-not.s:20:14: error: malformed operand [bad-operand]
;      20 | 	s_delay_alu instid0(VALU_DEP_9)
;         | 	            ^~~~~~~~~~~~~~~~~~~
;         = see the instruction set manual of the target
; gfx11-not.s:21:2: error: gfx1100 has no 64-bit DPP v_div_scale_f32 form [bad-mnemonic]
;      21 | 	v_div_scale_f32_e64_dpp v0, vcc_lo, v1, v2, v3 row_shl:1
;         | 	^~~~~~~~~~~~~~~~~~~~~~~
;         = check the target; wavebound-asm(5) lists the supported ones

; test: forms that nothing was held against are refused, each where it stands
; run:  opt %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type	f,@function
f:
	v_smfmac_f32_16x16x32_f16 v[0:3], v[4:5], v[8:11], v12 abid:4
	s_scratch_load_dword s0, s[2:3], 0x0
	buffer_store_lds_dword s[4:7], 0 lds
	v_sad_u32 v0, v1, v2, v3 clamp
	v_cvt_i32_f32_e64 v0, v1 clamp
	v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3] cbsz:1
	v_mfma_f32_4x4x4_16b_f16 v[0:3], v[4:5], v[6:7], v[0:3] cbsz:1 abid:2
	v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[4:5], v[6:7], v[0:3] blgp:1
	v_dot2c_f32_f16_e64 v0, -v1, v2
	s_setreg_b32 hwreg(HW_REG_TRAPSTS), s0
	ds_gws_barrier v0 gds
	s_endpgm
.Lf:
	.size	f, .Lf-f
	.type	g,@function
g:	; and these are not
	v_mfma_f32_4x4x4_16b_f16 v[0:3], v[4:5], v[6:7], v[0:3] cbsz:1 abid:1 blgp:1
	v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3] blgp:3
	v_add_u32_e64 v0, v1, v2 clamp
	v_cvt_f32_i32_e64 v0, v1 clamp
	s_getreg_b32 s0, hwreg(HW_REG_HW_ID)
	s_endpgm
.Lg:
	.size	g, .Lg-g
; want:
; target gfx942
; symbol f section=".text" fn=@f
; symbol .Lf section=".text" at=0x30
; symbol g section=".text" at=0x30 fn=@g
; symbol .Lg section=".text" at=0x58
;
; fn @f device section=".text" at=0x0+0x30 refused="a line of it could not be read" {
; }
;
; fn @g device section=".text" at=0x30+0x28 {
; 	in =v %v[4:7]
; @g
; 	%v[0:3] =v other %v[4:5], %v[6:7], %v[0:3] | %exec, %mode cbsz=1 abid=1 blgp=1 {-masked +unmodelled class=mfma-2 at=0x30+8}
; 	%v[0:3] =v other %v[4:5], %v[6:7], %v[0:3] | %exec, %mode blgp=3 {-masked +unmodelled +too_soon class=mfma-4 at=0x38+8}
; 	%v0 =v add.u32 %v1, %v2 | %exec clamp=1 {+unmodelled +too_soon at=0x40+8}
; 	%v0 =v itof.f32 %v1 | %exec, %mode clamp=1 {+unmodelled +too_soon class=valu-cvt at=0x48+8}
; 	%s0 =s time | %mode hwreg=63492 {class=salu at=0x50+4}
; 	end {at=0x54+4}
; }
; untested-not.s:8:2: refused: v_smfmac_f32_16x16x32_f16 is not modelled with this part of the index register [unsupported-instruction]
;       8 | 	v_smfmac_f32_16x16x32_f16 v[0:3], v[4:5], v[8:11], v12 abid:4
;         | 	^~~~~~~~~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; untested-not.s:9:2: refused: s_scratch_load_dword is not modelled [unsupported-instruction]
;       9 | 	s_scratch_load_dword s0, s[2:3], 0x0
;         | 	^~~~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; untested-not.s:10:2: refused: buffer_store_lds_dword is not modelled [unsupported-instruction]
;      10 | 	buffer_store_lds_dword s[4:7], 0 lds
;         | 	^~~~~~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; untested-not.s:11:2: refused: v_sad_u32 is not modelled with clamp [unsupported-instruction]
;      11 | 	v_sad_u32 v0, v1, v2, v3 clamp
;         | 	^~~~~~~~~
;         = avoid it in code whose time must be bounded
; untested-not.s:12:2: refused: v_cvt_i32_f32 is not modelled with clamp [unsupported-instruction]
;      12 | 	v_cvt_i32_f32_e64 v0, v1 clamp
;         | 	^~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; untested-not.s:13:2: refused: v_mfma_f32_16x16x16_f16 is not modelled with this movement of blocks or lanes [unsupported-instruction]
;      13 | 	v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3] cbsz:1
;         | 	^~~~~~~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; untested-not.s:14:2: refused: v_mfma_f32_4x4x4_16b_f16 is not modelled with this movement of blocks or lanes [unsupported-instruction]
;      14 | 	v_mfma_f32_4x4x4_16b_f16 v[0:3], v[4:5], v[6:7], v[0:3] cbsz:1 abid:2
;         | 	^~~~~~~~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; untested-not.s:15:2: refused: v_mfma_f32_16x16x32_fp8_fp8 is not modelled with this movement of blocks or lanes [unsupported-instruction]
;      15 | 	v_mfma_f32_16x16x32_fp8_fp8 v[0:3], v[4:5], v[6:7], v[0:3] blgp:1
;         | 	^~~~~~~~~~~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; untested-not.s:16:2: refused: v_dot2c_f32_f16 is not modelled with these signs [unsupported-instruction]
;      16 | 	v_dot2c_f32_f16_e64 v0, -v1, v2
;         | 	^~~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; untested-not.s:17:2: refused: s_setreg_b32 is not modelled for this hardware register [unsupported-instruction]
;      17 | 	s_setreg_b32 hwreg(HW_REG_TRAPSTS), s0
;         | 	^~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; untested-not.s:18:2: refused: ds_gws_barrier waits until as many waves have come as its counter says, of any workgroup: a bound is of one launch, and does not know that all of them are on the device at once [unsupported-instruction]
;      18 | 	ds_gws_barrier v0 gds
;         | 	^~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; untested-not.s:25:2: warning: g: another instruction reads v0, which a matrix instruction writes; of 2 wait states in between there are 0 (s_nop 1) [hazard]
;      25 | 	v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3] blgp:3
;         | 	^~~~~~~~~~~~~~~~~~~~~~~
; untested-not.s:24:2: note: that is here
;      24 | 	v_mfma_f32_4x4x4_16b_f16 v[0:3], v[4:5], v[6:7], v[0:3] cbsz:1 abid:1 blgp:1
;         | 	^~~~~~~~~~~~~~~~~~~~~~~~
;         = put what the message names in between
; untested-not.s:26:2: warning: g: another instruction reads v1, which a matrix instruction writes; of 7 wait states in between there are 0 (s_nop 6) [hazard]
;      26 | 	v_add_u32_e64 v0, v1, v2 clamp
;         | 	^~~~~~~~~~~~~
; untested-not.s:25:2: note: that is here
;      25 | 	v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3] blgp:3
;         | 	^~~~~~~~~~~~~~~~~~~~~~~
;         = put what the message names in between
; untested-not.s:27:2: warning: g: another instruction reads v1, which a matrix instruction writes; of 7 wait states in between there is 1 (s_nop 5) [hazard]
;      27 | 	v_cvt_f32_i32_e64 v0, v1 clamp
;         | 	^~~~~~~~~~~~~~~~~
; untested-not.s:25:2: note: that is here
;      25 | 	v_mfma_f32_16x16x16_f16 v[0:3], v[4:5], v[6:7], v[0:3] blgp:3
;         | 	^~~~~~~~~~~~~~~~~~~~~~~
;         = put what the message names in between

; test: mnemonics of gfx11 for instructions that gfx12 has no more are unknown there, as LLVM says
; run:  opt %s
; exit: 2
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.text
	.type f,@function
f:
	s_set_inst_prefetch_distance 3
	v_cmp_t_f32 vcc_lo, v0, v1
	v_cmpx_t_f64 v[0:1], v[2:3]
	v_dot2acc_f32_f16 v0, v1, v2
	v_fmac_dx9_zero_f32 v0, v1, v2
	flat_atomic_cmpswap_f32 v[0:1], v[2:3]
	global_atomic_cmpswap_f32 v0, v[2:3], s[0:1]
	s_endpgm
	.size f, .-f
; want:
; target gfx1200
; symbol f section=".text" fn=@f
; symbol . section=".text" at=0x20
; symbol ".@2" section=".text" at=0x20
;
; fn @f device section=".text" at=0x0+0x20 wave_lanes=32 refused="a line of it could not be read" {
; }
; renamed-not.s:8:2: error: gfx1200 has no instruction 's_set_inst_prefetch_distance' [bad-mnemonic]
;       8 | 	s_set_inst_prefetch_distance 3
;         | 	^~~~~~~~~~~~~~~~~~~~~~~~~~~~
;         = check the target; wavebound-asm(5) lists the supported ones
; renamed-not.s:9:2: error: gfx1200 has no instruction 'v_cmp_t_f32' [bad-mnemonic]
;       9 | 	v_cmp_t_f32 vcc_lo, v0, v1
;         | 	^~~~~~~~~~~
;         = check the target; wavebound-asm(5) lists the supported ones
; renamed-not.s:10:2: error: gfx1200 has no instruction 'v_cmpx_t_f64' [bad-mnemonic]
;      10 | 	v_cmpx_t_f64 v[0:1], v[2:3]
;         | 	^~~~~~~~~~~~
;         = check the target; wavebound-asm(5) lists the supported ones
; renamed-not.s:11:2: error: gfx1200 has no instruction 'v_dot2acc_f32_f16' [bad-mnemonic]
;      11 | 	v_dot2acc_f32_f16 v0, v1, v2
;         | 	^~~~~~~~~~~~~~~~~
;         = check the target; wavebound-asm(5) lists the supported ones
; renamed-not.s:12:2: error: gfx1200 has no instruction 'v_fmac_dx9_zero_f32' [bad-mnemonic]
;      12 | 	v_fmac_dx9_zero_f32 v0, v1, v2
;         | 	^~~~~~~~~~~~~~~~~~~
;         = check the target; wavebound-asm(5) lists the supported ones
; renamed-not.s:13:2: error: gfx1200 has no instruction 'flat_atomic_cmpswap_f32' [bad-mnemonic]
;      13 | 	flat_atomic_cmpswap_f32 v[0:1], v[2:3]
;         | 	^~~~~~~~~~~~~~~~~~~~~~~
;         = check the target; wavebound-asm(5) lists the supported ones
; renamed-not.s:14:2: error: gfx1200 has no instruction 'global_atomic_cmpswap_f32' [bad-mnemonic]
;      14 | 	global_atomic_cmpswap_f32 v0, v[2:3], s[0:1]
;         | 	^~~~~~~~~~~~~~~~~~~~~~~~~
;         = check the target; wavebound-asm(5) lists the supported ones

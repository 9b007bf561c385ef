; test: lds_direct is a word of LDS, which stores change: two reads of it are not one register, so it is refused
; run:  analyze %s --grid 64 --workgroup 64 -q
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_mov_b32_e32 v1, lds_direct
	v_readfirstlane_b32 s6, lds_direct
	v_readlane_b32 s7, lds_direct, 3
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; lds-direct.s:7:2: refused: v_mov_b32 is not modelled with lds_direct, which is memory: load it [unsupported-instruction]
;       7 | 	v_mov_b32_e32 v1, lds_direct
;         | 	^~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; lds-direct.s:8:2: refused: v_readfirstlane_b32 is not modelled with lds_direct, which is memory: load it [unsupported-instruction]
;       8 | 	v_readfirstlane_b32 s6, lds_direct
;         | 	^~~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; lds-direct.s:9:2: refused: v_readlane_b32 is not modelled with lds_direct, which is memory: load it [unsupported-instruction]
;       9 | 	v_readlane_b32 s7, lds_direct, 3
;         | 	^~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded

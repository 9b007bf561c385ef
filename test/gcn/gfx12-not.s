; test: what is not modelled of gfx12 is a refusal with its place
; run:  opt %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.text
	.type	f,@function
f:
	s_barrier_signal -2
	s_barrier_signal m0
	s_barrier_wait 1
	s_barrier_signal_isfirst -1
	s_wait_loadcnt 0x40
	s_wait_kmcnt 0x20
	s_wait_loadcnt_dscnt 0x4000
	s_sleep_var s1
	v_wmma_f32_16x16x16_f16 v[0:7], v[8:11], v[12:15], v[0:7]
	image_sample v[0:3], v[4:5], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
	global_load_tr_b64 v[0:1], v0, s[0:1]
	ds_cond_sub_u32 v0, v1
	s_prefetch_inst s[0:1], 0, s2, 0
	s_endpgm
; want:
; target gfx1200
; symbol f section=".text" fn=@f
;
; fn @f device section=".text" at=0x0+0x38 wave_lanes=32 refused="a line of it could not be read" {
; }
; gfx12-not.s:8:2: refused: s_barrier_signal is not modelled but for the barrier of the workgroup, -1 [unsupported-instruction]
;       8 | 	s_barrier_signal -2
;         | 	^~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:9:2: refused: s_barrier_signal is not modelled but for the barrier of the workgroup, -1 [unsupported-instruction]
;       9 | 	s_barrier_signal m0
;         | 	^~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:10:2: refused: s_barrier_wait is not modelled but for the barrier of the workgroup, -1 [unsupported-instruction]
;      10 | 	s_barrier_wait 1
;         | 	^~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:11:2: refused: s_barrier_signal_isfirst is not modelled [unsupported-instruction]
;      11 | 	s_barrier_signal_isfirst -1
;         | 	^~~~~~~~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:12:2: refused: s_wait_loadcnt is not modelled for more than its counter holds [unsupported-instruction]
;      12 | 	s_wait_loadcnt 0x40
;         | 	^~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:13:2: refused: s_wait_kmcnt is not modelled for more than its counter holds [unsupported-instruction]
;      13 | 	s_wait_kmcnt 0x20
;         | 	^~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:14:2: refused: s_wait_loadcnt_dscnt is not modelled for more than its counter holds [unsupported-instruction]
;      14 | 	s_wait_loadcnt_dscnt 0x4000
;         | 	^~~~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:15:2: refused: s_sleep_var is not modelled [unsupported-instruction]
;      15 | 	s_sleep_var s1
;         | 	^~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:16:2: refused: v_wmma_f32_16x16x16_f16 is not modelled [unsupported-instruction]
;      16 | 	v_wmma_f32_16x16x16_f16 v[0:7], v[8:11], v[12:15], v[0:7]
;         | 	^~~~~~~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:17:2: refused: image_sample is not modelled [unsupported-instruction]
;      17 | 	image_sample v[0:3], v[4:5], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
;         | 	^~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:18:2: refused: global_load_tr_b64 is not modelled [unsupported-instruction]
;      18 | 	global_load_tr_b64 v[0:1], v0, s[0:1]
;         | 	^~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:19:2: refused: ds_cond_sub_u32 is not modelled [unsupported-instruction]
;      19 | 	ds_cond_sub_u32 v0, v1
;         | 	^~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:20:2: refused: s_prefetch_inst is not modelled [unsupported-instruction]
;      20 | 	s_prefetch_inst s[0:1], 0, s2, 0
;         | 	^~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded

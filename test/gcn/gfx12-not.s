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
	s_barrier_signal_isfirst m0
	s_barrier_init m0
	s_barrier_leave
	s_get_barrier_state s0, -1
	s_wait_loadcnt 0x40
	s_wait_kmcnt 0x20
	s_wait_loadcnt_dscnt 0x4000
	image_atomic_add_uint v0, v4, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D
	global_load_tr_b64 v[0:1], v0, s[0:1]
	global_load_block v[0:31], v0, s[0:1]
	ds_direct_load v0
	v_swmmac_f32_16x16x32_f16 v[0:7], v[8:11], v[12:19], v20 neg_lo:[0,0,1]
	s_endpgm
; want:
; target gfx1200
; symbol f section=".text" fn=@f
;
; fn @f device section=".text" at=0x0+0x40 wave_lanes=32 refused="a line of it could not be read" {
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
; gfx12-not.s:11:2: refused: s_barrier_signal_isfirst is not modelled but for the barrier of the workgroup, -1 [unsupported-instruction]
;      11 | 	s_barrier_signal_isfirst m0
;         | 	^~~~~~~~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:12:2: refused: s_barrier_init is not modelled but for the barrier of the workgroup, -1 [unsupported-instruction]
;      12 | 	s_barrier_init m0
;         | 	^~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:13:2: refused: s_barrier_leave is not modelled but for the barrier of the workgroup, -1 [unsupported-instruction]
;      13 | 	s_barrier_leave
;         | 	^~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:14:2: refused: s_get_barrier_state is not modelled but for the barrier of the workgroup, -1 [unsupported-instruction]
;      14 | 	s_get_barrier_state s0, -1
;         | 	^~~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:15:2: refused: s_wait_loadcnt is not modelled for more than its counter holds [unsupported-instruction]
;      15 | 	s_wait_loadcnt 0x40
;         | 	^~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:16:2: refused: s_wait_kmcnt is not modelled for more than its counter holds [unsupported-instruction]
;      16 | 	s_wait_kmcnt 0x20
;         | 	^~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:17:2: refused: s_wait_loadcnt_dscnt is not modelled for more than its counter holds [unsupported-instruction]
;      17 | 	s_wait_loadcnt_dscnt 0x4000
;         | 	^~~~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:18:2: refused: image_atomic_add_uint is not modelled [unsupported-instruction]
;      18 | 	image_atomic_add_uint v0, v4, s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_1D
;         | 	^~~~~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:19:2: refused: global_load_tr_b64 is not modelled: nothing tests how it moves elements between lanes [unsupported-instruction]
;      19 | 	global_load_tr_b64 v[0:1], v0, s[0:1]
;         | 	^~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:20:2: refused: global_load_block is not modelled: how many registers it moves is in M0 [unsupported-instruction]
;      20 | 	global_load_block v[0:31], v0, s[0:1]
;         | 	^~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:21:2: refused: ds_direct_load is not modelled: a counter of exports says when its result is there [unsupported-instruction]
;      21 | 	ds_direct_load v0
;         | 	^~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded
; gfx12-not.s:22:2: refused: v_swmmac_f32_16x16x32_f16 is not modelled with these signs [unsupported-instruction]
;      22 | 	v_swmmac_f32_16x16x32_f16 v[0:7], v[8:11], v[12:19], v20 neg_lo:[0,0,1]
;         | 	^~~~~~~~~~~~~~~~~~~~~~~~~
;         = avoid it in code whose time must be bounded

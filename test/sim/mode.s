; test: M13: MODE is what the descriptor says when a wave starts, and s_setreg changes it for its own wave only
; Wave 0 sets all 8 bits of rounding and denormals to 0x0f, then both meet. b2 and b3 are what wave 0 and wave 1 find:
; wave 0 the new value in b4, wave 1 that of the descriptor, 0xc0 with DX10 clamping and IEEE mode (0x3c0), in b6.
; b7 would be any other value.
; run: simulate %s -m vega --grid 128 --workgroup 128
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	k,@function
k:
	v_readfirstlane_b32 s4, v0
	s_getreg_b32 s5, hwreg(HW_REG_MODE, 0, 10)
	s_cmp_lg_u32 s5, 0x3c0
	s_cbranch_scc1 .Lother
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .Lmeet
	s_movk_i32 s6, 0xf
	s_setreg_b32 hwreg(HW_REG_MODE, 0, 8), s6
.Lmeet:
	s_barrier
	s_getreg_b32 s5, hwreg(HW_REG_MODE, 0, 10)
	s_cmp_eq_u32 s5, 0x30f
	s_cbranch_scc0 .Lsecond
	s_endpgm
.Lsecond:
	s_cmp_eq_u32 s5, 0x3c0
	s_cbranch_scc0 .Lother
	s_endpgm
.Lother:
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; kernel k
;   machine   vega (model 20f284689992d4e6), oldest-first issue
;   status    finished
;   cycles    240, slowest wave 240
;   executed  2 waves, 26 wave instructions, 0 memory transactions, 0 LDS rounds
;   busy      SIMDs 0.2 %, memory interface 0.0 %, LDS units 0.0 %
;
;   blocks    (worst: most cycles of one execution)
;     block        count         worst  line
;     b0               2            36  mode.s:10:2
;     b1               2            40  mode.s:14:2
;     b2               1            12  mode.s:16:2
;     b3               2            48  mode.s:19:2
;     b4               1             4  mode.s:23:2
;     b5               1            12  mode.s:25:2
;     b6               1             4  mode.s:27:2
; mode.s:20:2: warning: k: it reads or sets a hardware register, which s_setreg sets; of 2 wait states in between there is 1 (s_nop 0) [hazard]
;      20 | 	s_getreg_b32 s5, hwreg(HW_REG_MODE, 0, 10)
;         | 	^~~~~~~~~~~~
; mode.s:17:2: note: that is here
;      17 | 	s_setreg_b32 hwreg(HW_REG_MODE, 0, 8), s6
;         | 	^~~~~~~~~~~~
;         = put what the message names in between

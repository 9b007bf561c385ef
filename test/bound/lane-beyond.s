; test: lane numbers beyond a wave of 32 lanes name lanes of it
; run:  analyze --verbose %s --grid 32 --workgroup 32 --exact off | grep -E "^kernel|inferred|none  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
same_lane:
	v_mov_b32_e32 v1, 0x1000
	s_mov_b32 s4, exec_lo
	v_cmp_gt_u32_e32 vcc_lo, 16, v0
	s_and_saveexec_b32 s2, vcc_lo
	v_mov_b32_e32 v1, 5			; lanes from 16 on have 4096
	v_writelane_b32 v9, exec_lo, 3
	v_writelane_b32 v9, s4, 35
	v_readlane_b32 s5, v9, 3
	s_mov_b32 exec_lo, s5
.Lsame_lane:
	v_add_nc_u32_e32 v1, -1, v1
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execnz .Lsame_lane
	s_endpgm
other_lane:
	v_mov_b32_e32 v1, 0x1000
	s_mov_b32 s4, exec_lo
	v_cmp_gt_u32_e32 vcc_lo, 16, v0
	s_and_saveexec_b32 s2, vcc_lo
	v_mov_b32_e32 v1, 5			; lanes from 16 on have 4096
	v_writelane_b32 v9, exec_lo, 3
	v_writelane_b32 v9, s4, 4
	v_readlane_b32 s5, v9, 3
	s_mov_b32 exec_lo, s5
.Lother_lane:
	v_add_nc_u32_e32 v1, -1, v1
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execnz .Lother_lane
	s_endpgm
	.amdhsa_kernel same_lane
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.amdhsa_kernel other_lane
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
; want:
; kernel same_lane
; kernel other_lane
;             at most 4 times per entry (inferred): v1 of each lane counts 4, 3,
;      0  b1          1      4  inferred    lane-beyond.s:32  v1 of each lane counts 4, 3, ... until v1 == 0 (lane-beyond.s:33:2)
; lane-beyond.s:16:2: warning: same_lane: the bound of 4294967295 repetitions for the loop at .Lsame_lane (lane-beyond.s:16:2) is no more than the range of a type [loop-type-range]
;      16 | 	v_add_nc_u32_e32 v1, -1, v1
;         | 	^~~~~~~~~~~~~~~~
; note: v1 of each lane counts v1 - 1, v1 - 2, ... until v1 == 0 (lane-beyond.s:17:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops

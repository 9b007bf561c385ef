; test: a loop down from the work-item's number, which guards keep between two numbers, never wraps and ends in time
; run:  analyze --verbose %s --grid 256 --workgroup 64 --exact off | grep -E "^kernel|  b[23]  +1  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
below:						; 1 .. 23, by the smaller of the two and the other
	s_lshl_b32 s6, s2, 6
	v_add_u32_e32 v1, s6, v0
	v_cmp_gt_i32_e32 vcc, 24, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_3
	v_cmp_lt_i32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_3
.LBB0_2:
	v_add_u32_e32 v1, -1, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .LBB0_2
.LBB0_3:
	s_endpgm
to_zero:					; a lane that begins with 0 goes round: 2^32 - 1 iterations
	s_lshl_b32 s6, s2, 6
	v_add_u32_e32 v1, s6, v0
	v_cmp_gt_i32_e32 vcc, 24, v1
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_3
.LBB1_2:
	v_add_u32_e32 v1, -1, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .LBB1_2
.LBB1_3:
	s_endpgm
	.amdhsa_kernel below
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel to_zero
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
; want:
; kernel below
;      0  b2          1     22  inferred    triangle-of-items.s:15  v1 of each lane counts 64 * s2 + v0 - 1, 64 * s2 + v0 - 2, ... until v1 == 0 (triangle-of-items.s:16:2)
;     b3           1       4    0  triangle-of-items.s:20  .LBB0_3
; kernel to_zero
;     b2                   1                4    0  triangle-of-items.s:33  .LBB1_3
; triangle-of-items.s:28:2: warning: to_zero: the bound of 4294967295 repetitions for the loop at .LBB1_2 (triangle-of-items.s:28:2) is no more than the range of a type [loop-type-range]
;      28 | 	v_add_u32_e32 v1, -1, v1
;         | 	^~~~~~~~~~~~~
; note: v1 of each lane counts 64 * s2 + v0 - 1, 64 * s2 + v0 - 2, ... until v1 == 0 (triangle-of-items.s:29:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops

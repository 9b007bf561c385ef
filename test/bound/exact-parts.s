; test: exact bounds: a part of a number of workgroups is no such number; bits of 64 are reversed, not lost
; run:  analyze --verbose %s --grid 192 --workgroup 64 -k parts | grep "exact  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
parts:						; byte 2 is 0 in all of them: only lanes with 0 in byte 0 leave
	s_mul_i32 s8, s2, 48
	v_add_u32_e32 v1, s8, v0
	v_mov_b32_e32 v9, v1
	v_cmp_lt_i32_sdwa vcc, sext(v9), v1 src0_sel:BYTE_2 src1_sel:BYTE_0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_1
	s_nop 15
	s_nop 15
.LBB0_1:
	s_endpgm
bits:
	s_brev_b64 vcc, 32
	s_cbranch_vccz .LBB1_1
	s_nop 15
	s_nop 15
.LBB1_1:
	s_endpgm
	.amdhsa_kernel parts
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel bits
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
;   * exact        260  no data decides the time: every run of this launch takes
; run:  simulate %s --grid 192 --workgroup 64 -k parts | grep -E "cycles  |executed  "
; want:
;   cycles    260, slowest wave 260
;   executed  3 waves, 27 wave instructions, 0 memory transactions, 0 LDS rounds
; run:  analyze --verbose %s --grid 192 --workgroup 64 -k bits | grep "exact  "
; want:
;   * exact        244  no data decides the time: every run of this launch takes
; run:  simulate %s --grid 192 --workgroup 64 -k bits | grep -E "cycles  |executed  "
; want:
;   cycles    244, slowest wave 244
;   executed  3 waves, 15 wave instructions, 0 memory transactions, 0 LDS rounds

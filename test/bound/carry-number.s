; test: a number in a mask is no carry of all lanes: AND of two is not 0, but only lane 0 gets 1
; run:  analyze --verbose %s --grid 64 --workgroup 64 --observe %d/../effects/one-wave.xml --exact off | grep -E "^kernel|^ +0  b1"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
number:
	v_mov_b32_e32 v2, 0
	s_mov_b32 s8, 0
	s_mov_b64 s[2:3], 1
	s_mov_b64 s[6:7], -1
.LBB0_1:
	s_and_b64 vcc, s[6:7], s[2:3]
	v_addc_co_u32_e32 v2, vcc, 0, v2, vcc
	s_add_u32 s8, s8, 1
	s_cmp_gt_u32 s8, 60
	s_cbranch_scc1 .LBB0_2
	v_cmp_gt_u32_e32 vcc, 10, v2
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .LBB0_1
.LBB0_2:
	s_endpgm
	.amdhsa_kernel number
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; kernel number
;      0  b1          1     60  inferred    carry-number.s:11  s8 counts 1, 2, ... until s8 > 60 (carry-number.s:14:2)

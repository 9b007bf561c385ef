; test: a carry is the one of a sum, or known, only if both halves of the mask still are what made it
; run:  analyze --verbose %s --grid 64 --workgroup 64 --observe %d/../effects/one-wave.xml --exact off | grep -E "^kernel|^ +0  b1"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
pair:					; by 2^31 from -5 2^32 on: 9 more
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, -5
	v_mov_b32_e32 v3, 0x80000000
	v_mov_b32_e32 v4, 0
	s_mov_b32 s2, 0
.Lpair:
	v_add_co_u32_e32 v1, vcc, v1, v3
	v_addc_co_u32_e32 v2, vcc, v2, v4, vcc
	s_add_u32 s2, s2, 1
	s_cmp_gt_u32 s2, 60
	s_cbranch_scc1 .Xpair
	v_cmp_gt_i64_e32 vcc, 0, v[1:2]
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lpair
.Xpair:
	s_endpgm
pair_half:					; in the upper lanes it never carries
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, -5
	v_mov_b32_e32 v3, 0x80000000
	v_mov_b32_e32 v4, 0
	s_mov_b32 s2, 0
.Lpair_half:
	v_add_co_u32_e32 v1, vcc, v1, v3
	s_mov_b32 vcc_hi, 0
	v_addc_co_u32_e32 v2, vcc, v2, v4, vcc
	s_add_u32 s2, s2, 1
	s_cmp_gt_u32 s2, 60
	s_cbranch_scc1 .Xpair_half
	v_cmp_gt_i64_e32 vcc, 0, v[1:2]
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lpair_half
.Xpair_half:
	s_endpgm
known:					; by one, the carry
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s2, 0
.Lknown:
	v_cmp_le_u32_e32 vcc, 0, v0
	v_addc_co_u32_e32 v1, vcc, v1, v2, vcc
	s_add_u32 s2, s2, 1
	s_cmp_gt_u32 s2, 60
	s_cbranch_scc1 .Xknown
	v_cmp_gt_u32_e32 vcc, 10, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lknown
.Xknown:
	s_endpgm
known_half:					; in the upper lanes by nothing
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s2, 0
.Lknown_half:
	v_cmp_le_u32_e32 vcc, 0, v0
	s_mov_b32 vcc_hi, 0
	v_addc_co_u32_e32 v1, vcc, v1, v2, vcc
	s_add_u32 s2, s2, 1
	s_cmp_gt_u32 s2, 60
	s_cbranch_scc1 .Xknown_half
	v_cmp_gt_u32_e32 vcc, 10, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lknown_half
.Xknown_half:
	s_endpgm
	.amdhsa_kernel pair
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel pair_half
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel known
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel known_half
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; kernel pair
;      0  b1          1      9  inferred    carry-half.s:12  v1 of each lane counts -19327352832, -17179869184, ... until v1 >= 0 (carry-half.s:17:2)
; kernel pair_half
;      0  b1          1     60  inferred    carry-half.s:29  s2 counts 1, 2, ... until s2 > 60 (carry-half.s:33:2)
; kernel known
;      0  b1          1      9  inferred    carry-half.s:45  v1 of each lane counts 1, 2, ... until v1 >= 10 (carry-half.s:50:2)
; kernel known_half
;      0  b1          1     60  inferred    carry-half.s:60  s2 counts 1, 2, ... until s2 > 60 (carry-half.s:64:2)

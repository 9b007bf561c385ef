; test: a flag that each back edge sets to end the loop lets the first iteration alone go on; not one of some lanes, nor one beside which more is asked; a mask that one of two ways sets leaves the other's comparison to count
; run:  analyze --verbose %s --grid 64 --workgroup 64 --exact off 2>/dev/null | grep -E "^kernel|^ +0  b|^  no bound"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
set:
	s_mov_b64 s[8:9], -1
.Lset:
	v_add_u32_e32 v3, 1, v3
	s_xor_b64 s[10:11], s[8:9], -1
	s_mov_b64 s[8:9], 0
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .Lset
	s_endpgm
clear:
	s_mov_b64 s[8:9], 0
.Lclear:
	s_mov_b64 s[10:11], s[8:9]
	s_mov_b64 s[8:9], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .Lclear
	s_endpgm
some:						; the flag is set in the lanes for which v0 is v1, be there any or not
	s_mov_b64 s[8:9], 0
.Lsome:
	s_mov_b64 s[10:11], s[8:9]
	v_cmp_eq_u32_e64 s[8:9], v0, v1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .Lsome
	s_endpgm
more:						; it goes on with the flag set, too, while v0 is v1 in no lane
	s_mov_b64 s[8:9], 0
.Lmore:
	v_cmp_eq_u32_e64 s[10:11], v0, v1
	s_and_b64 s[10:11], s[8:9], s[10:11]
	s_mov_b64 s[8:9], -1
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .Lmore
	s_endpgm
latch:
	s_mov_b32 s4, 0
.Llatch:
	s_cmp_lt_u32 s4, s2
	s_cselect_b64 s[8:9], -1, 0
	s_mov_b64 s[6:7], -1
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .Lmet
	s_add_u32 s4, s4, 1
	s_cmp_eq_u32 s4, 12
	s_cselect_b64 s[6:7], -1, 0
.Lmet:
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .Llatch
	s_endpgm
	.amdhsa_kernel set
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel clear
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel some
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel more
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel latch
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; kernel set
;      0  b1          1      1  inferred    trips-flag.s:8  the first iteration alone goes on at trips-flag.s:8:2: the mask that lets it is then set to end the loop
; kernel clear
;      0  b1          1      1  inferred    trips-flag.s:17  the first iteration alone goes on at trips-flag.s:17:2: the mask that lets it is then set to end the loop
; kernel some: refused
;      0  b1          1   none  -           trips-flag.s:25  the exit at trips-flag.s:25:2 tests lanes, and no comparison in the loop decides which are left
; kernel more: refused
;      0  b1          1   none  -           trips-flag.s:33  the exit at trips-flag.s:33:2 tests lanes, and no comparison in the loop decides which are left
; kernel latch
;      0  b1          1     11  inferred    trips-flag.s:42  s4 counts 1, 2, ... until s4 == 12 (trips-flag.s:48:2)

; test: where ids are not in rows, comparisons of lanes count if they compare numbers of the wave
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips,divergence,exclusive --only trips %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
; copies of one number of the wave: a row
	.type moved,@function
moved:
	v_mov_b32_e32 v1, s4
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .L1
	s_nop 1
.L1:
	s_mov_b64 exec, s[6:7]
	v_mov_b32_e32 v2, s4
	v_cmp_lt_u32_e32 vcc, 1, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .L2
	s_nop 1
.L2:
	s_mov_b64 exec, s[6:7]
	s_setpc_b64 s[30:31]
; numbers that differ between lanes: none
	.type lanes,@function
lanes:
	v_cvt_f32_u32_e32 v1, v0
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .L3
	s_nop 1
.L3:
	s_mov_b64 exec, s[6:7]
	v_cmp_lt_u32_e32 vcc, 1, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .L4
	s_nop 1
.L4:
	s_mov_b64 exec, s[6:7]
	s_setpc_b64 s[30:31]
; want:
; ; facts of @moved
; ; row b1 or b3: only one is right by the comparisons at path-conditions-moved.s:9:2, path-conditions-moved.s:16:2: +1*@moved->@b1 +1*@.L1->@b3 -1*outside->@moved <= 0
; ; facts of @lanes

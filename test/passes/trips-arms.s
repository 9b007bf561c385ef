; test: each arm of a branch loads the same number; where no lane took the first one, its scalar holds another, which no lane gets
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips %s | grep 'bound max'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type same_number,@function
same_number:
	v_cmp_le_i32_e32 vcc, s36, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .Lother
	s_mov_b32 s8, 0x10100
.Lother:
	s_or_saveexec_b64 s[44:45], s[2:3]
	v_mov_b32_e32 v19, s8
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .Ljoin
	v_mov_b32_e32 v19, s41
	s_mov_b32 s46, 0x10100
	v_add_u32_e32 v18, 1, v19
	v_mov_b32_e32 v19, s46
.Ljoin:
	s_or_b64 exec, exec, s[44:45]
	v_lshrrev_b16_e32 v20, 1, v19
	s_mov_b64 s[6:7], 0
.Lhalve:
	v_lshrrev_b32_e32 v21, 1, v20
	v_cmp_gt_u32_e64 s[2:3], 2, v20
	s_or_b64 s[6:7], s[2:3], s[6:7]
	v_mov_b32_e32 v20, v21
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lhalve
	s_endpgm
	.type other_edge,@function
other_edge:
; the first arm has another number
	v_cmp_le_i32_e32 vcc, s36, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .Lother1
	s_mov_b32 s8, 0x0ff00
.Lother1:
	s_or_saveexec_b64 s[44:45], s[2:3]
	v_mov_b32_e32 v19, s8
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .Ljoin1
	v_mov_b32_e32 v19, 0x100
.Ljoin1:
	s_or_b64 exec, exec, s[44:45]
	v_lshrrev_b16_e32 v20, 1, v19
	s_mov_b64 s[6:7], 0
.Lhalve1:
	v_lshrrev_b32_e32 v21, 1, v20
	v_cmp_gt_u32_e64 s[2:3], 2, v20
	s_or_b64 s[6:7], s[2:3], s[6:7]
	v_mov_b32_e32 v20, v21
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lhalve1
	s_endpgm
	.type any_lane,@function
any_lane:
; a scalar that is read after the join has what the skipped arm left
	v_cmp_le_i32_e32 vcc, s36, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Lother2
	s_movk_i32 s8, 0x100
.Lother2:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v19, s8
	v_lshrrev_b16_e32 v20, 1, v19
	s_mov_b64 s[6:7], 0
.Lhalve2:
	v_lshrrev_b32_e32 v21, 1, v20
	v_cmp_gt_u32_e64 s[2:3], 2, v20
	s_or_b64 s[6:7], s[2:3], s[6:7]
	v_mov_b32_e32 v20, v21
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lhalve2
	s_endpgm
; want:
; ;   bound max=7 (v20 has at most 8 bits, of which each iteration shifts 1 out, and must be at least 2 to (trips-arms.s:27:2))
; ;   bound max=14 (v20 has at most 15 bits, of which each iteration shifts 1 out, and must be at least 2 to (trips-arms.s:53:2))
; ;   bound max=14 (v20 has at most 15 bits, of which each iteration shifts 1 out, and must be at least 2 to (trips-arms.s:73:2))

; test: vccz and execz where a number stands are refused: they would be taken for the masks; branches ask them
; run:  opt %s 2>&1 >/dev/null | grep refused
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
	.type	f,@function
f:
	s_bitcmp1_b32 execz, 37
	s_mov_b32 s0, src_vccz
	v_mov_b32_e32 v0, src_execz
	s_cbranch_execz .Lend
.Lend:
	s_endpgm
; want:
; mask-as-number.s:7:2: refused: s_bitcmp1_b32 is not modelled with vccz or execz as a number: branch on it [unsupported-instruction]
; mask-as-number.s:8:2: refused: s_mov_b32 is not modelled with vccz or execz as a number: branch on it [unsupported-instruction]
; mask-as-number.s:9:2: refused: v_mov_b32 is not modelled with vccz or execz as a number: branch on it [unsupported-instruction]

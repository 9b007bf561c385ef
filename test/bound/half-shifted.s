; test: a pair tested for 0 is what the loop shifts only if both halves are: here the high half never changes
; run:  analyze --verbose %s --grid 64 --workgroup 64 --exact off | grep -E "^kernel|  b1 "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
half:
	s_mov_b32 s2, 0x10000
	s_mov_b32 s3, 0
	s_load_dword s9, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
.LBB0_1:
	s_lshr_b64 s[4:5], s[2:3], 1
	s_mov_b32 s6, s4
	s_mov_b32 s7, s9
	s_mov_b64 s[2:3], s[4:5]
	s_cmp_lg_u64 s[6:7], 0
	s_cbranch_scc1 .LBB0_1
	s_endpgm
whole:
	s_mov_b32 s2, 0x10000
	s_load_dword s3, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
.LBB1_1:
	s_lshr_b64 s[4:5], s[2:3], 1
	s_mov_b32 s6, s4
	s_mov_b32 s7, s5
	s_mov_b64 s[2:3], s[4:5]
	s_cmp_lg_u64 s[6:7], 0
	s_cbranch_scc1 .LBB1_1
	s_endpgm
	.amdhsa_kernel half
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel whole
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; kernel half: refused
;      0  b1          1   none  -           half-shifted.s:11  the exit at half-shifted.s:15:2 depends on what is computed at half-shifted.s:11:2 (lshr)
; kernel whole
;      0  b1          1     63  inferred    half-shifted.s:23  s2 has at most 64 bits, of which each iteration shifts 1 out, and must be at least 1 to (half-shifted.s:27:2)
;     b1          64   3,556   89  half-shifted.s:23  .LBB1_1
; half-shifted.s:11:2: refused: half: loop at block 1 has no bound [loop-unbounded]
;      11 | 	s_lshr_b64 s[4:5], s[2:3], 1
;         | 	^~~~~~~~~~
; note: the exit at half-shifted.s:15:2 depends on what is computed at half-shifted.s:11:2 (lshr)
; note: a flow fact that bounds it:  <loop label=".LBB0_1" xmlns:wb="urn:wavebound:ffx" wb:code="ef7d939c8cba56f3" maxcount="N"/>
;         = `wavebound facts` writes a template with a line for each such loop

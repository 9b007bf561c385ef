; test: lds_direct is a word of LDS, which stores change: two reads of it may differ, and no loop is counted by it
; run:  analyze %s --grid 64 --workgroup 64 -q
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
once:
	v_mov_b32_e32 v1, lds_direct
	v_readfirstlane_b32 s6, lds_direct
	v_readlane_b32 s7, lds_direct, 3
	s_endpgm
until_equal:
	v_readfirstlane_b32 s6, lds_direct
	v_readfirstlane_b32 s7, lds_direct
	s_cmp_lg_u32 s6, s7
	s_cbranch_scc1 until_equal
	s_endpgm
	.amdhsa_kernel once
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel until_equal
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; lds-direct.s:12:2: refused: until_equal: loop at block 0 has no bound [loop-unbounded]
;      12 | 	v_readfirstlane_b32 s6, lds_direct
;         | 	^~~~~~~~~~~~~~~~~~~
; note: the exit at lds-direct.s:14:2 depends on what is computed at lds-direct.s:12:2 (time)
; note: a flow fact that bounds it:  <loop label="until_equal" xmlns:wb="urn:wavebound:ffx" wb:code="4ab17c523e8f7ab1" maxcount="N"/>
; lds-direct.s:15:2: note: executing the launch does not count its iterations either: unknown data decides this branch: it reads a value that the launch does not give, or a register or memory that was never written
;      15 | 	s_cbranch_scc1 until_equal
;         | 	^~~~~~~~~~~~~~
;         = `wavebound facts` writes a template with a line for each such loop

; test: s_quadmask_b64 writes SCC
; run:  analyze %s --grid 64 --workgroup 64 --observe %d/one-wave.xml -q
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_mov_b32_e32 v10, 0
	s_movk_i32 s6, 0
	s_mov_b32 s7, 0
	s_mov_b64 s[8:9], 1
.Lloop:
	v_add_u32_e32 v10, 3, v10
	s_add_u32 s6, s6, 1
	s_cmp_lt_u32 s6, 99
	s_cselect_b32 s8, 1, 0
	s_cmp_lt_u32 s6, 4
	s_quadmask_b64 s[10:11], s[8:9]
	s_cbranch_scc1 .Lloop
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; quadmask-64.s:12:2: refused: k: loop at block 1 has no bound [loop-unbounded]
;      12 | 	v_add_u32_e32 v10, 3, v10
;         | 	^~~~~~~~~~~~~
; note: the exit at quadmask-64.s:12:2 tests what is computed at quadmask-64.s:17:2 (other)
; note: a flow fact that bounds it:  <loop label=".Lloop" xmlns:wb="urn:wavebound:ffx" wb:code="52f30a92faaf6ce9" maxcount="N"/>
; quadmask-64.s:18:2: note: executing the launch does not count its iterations either: unknown data decides this branch: it depends on the result of an instruction that is not modelled
;      18 | 	s_cbranch_scc1 .Lloop
;         | 	^~~~~~~~~~~~~~
;         = `wavebound facts` writes a template with a line for each such loop

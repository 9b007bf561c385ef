; test: v_readlane_b32 reads lanes that never started, whatever EXEC is: what they hold is no id of a workgroup of one
; run:  analyze --verbose %s --grid 1 --workgroup 1 --exact off | grep -e '^kernel' -e '^ *0  b'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
constant:
	s_mov_b32 s5, 51
	v_and_b32_e32 v0, 0x3ff, v0
	v_readlane_b32 s6, v0, 51
	s_mov_b32 s7, 0
.Lagain_constant:
	s_add_u32 s7, s7, 1
	s_cmp_lt_u32 s7, s6
	s_cbranch_scc1 .Lagain_constant
	s_endpgm
register:
	s_mov_b32 s5, 51
	v_and_b32_e32 v0, 0x3ff, v0
	v_readlane_b32 s6, v0, s5
	s_mov_b32 s7, 0
.Lagain_register:
	s_add_u32 s7, s7, 1
	s_cmp_lt_u32 s7, s6
	s_cbranch_scc1 .Lagain_register
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel constant
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
	.amdhsa_kernel register
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
; want:
; kernel constant
;      0  b1          1  4,294,967,294  type-range  ids-readlane.s:11  s7 counts 1, 2, ... until s7 >= s6 (ids-readlane.s:12:2)
; kernel register
;      0  b1          1  4,294,967,294  type-range  ids-readlane.s:21  s7 counts 1, 2, ... until s7 >= s6 (ids-readlane.s:22:2)
; ids-readlane.s:11:2: warning: constant: the bound of 4294967294 repetitions for the loop at .Lagain_constant (ids-readlane.s:11:2) is no more than the range of a type [loop-type-range]
;      11 | 	s_add_u32 s7, s7, 1
;         | 	^~~~~~~~~
; note: s7 counts 1, 2, ... until s7 >= s6 (ids-readlane.s:12:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops
; ids-readlane.s:21:2: warning: register: the bound of 4294967294 repetitions for the loop at .Lagain_register (ids-readlane.s:21:2) is no more than the range of a type [loop-type-range]
;      21 | 	s_add_u32 s7, s7, 1
;         | 	^~~~~~~~~
; note: s7 counts 1, 2, ... until s7 >= s6 (ids-readlane.s:22:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops

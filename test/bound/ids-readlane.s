; test: v_readlane_b32 reads lanes that never started, whatever EXEC is: what they hold is no id of a workgroup of one
; run:  analyze %s --grid 1 --workgroup 1 --exact off | grep -e '^kernel' -e '^ *0  b'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	constant,@function
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
.Lend_constant:
	.size	constant, .Lend_constant-constant
	.type	register,@function
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
.Lend_register:
	.size	register, .Lend_register-register
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel constant
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
	.p2align	6, 0x0
	.amdhsa_kernel register
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
	.end_amdhsa_kernel
; want:
; kernel constant
;      0  b1          1  4,294,967,294  type-range  ids-readlane.s:12  s7 counts 1, 2, ... until s7 >= s6 (ids-readlane.s:13:2)
; kernel register
;      0  b1          1  4,294,967,294  type-range  ids-readlane.s:25  s7 counts 1, 2, ... until s7 >= s6 (ids-readlane.s:26:2)
; ids-readlane.s:12:2: warning: constant: the bound of 4294967294 repetitions for the loop at .Lagain_constant (ids-readlane.s:12:2) is no more than the range of a type [loop-type-range]
;      12 | 	s_add_u32 s7, s7, 1
;         | 	^~~~~~~~~
; note: s7 counts 1, 2, ... until s7 >= s6 (ids-readlane.s:13:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops
; ids-readlane.s:25:2: warning: register: the bound of 4294967294 repetitions for the loop at .Lagain_register (ids-readlane.s:25:2) is no more than the range of a type [loop-type-range]
;      25 | 	s_add_u32 s7, s7, 1
;         | 	^~~~~~~~~
; note: s7 counts 1, 2, ... until s7 >= s6 (ids-readlane.s:26:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops

; test: the code bounds a loop by no more than the range of a type, and a launch, which knows the ids, does not lose this bound
; run:  analyze --verbose %s | grep -E "^kernel|  b1  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:						; s2 is the workgroup; 0 - 1 is the greatest number
	s_sub_u32 s4, s2, 1
	s_mov_b32 s5, 0
.Lloop:
	s_add_u32 s5, s5, 1
	s_cmp_lt_u32 s5, s4
	s_cbranch_scc1 .Lloop
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; kernel k
;      0  b1          1  4,294,967,294  type-range  type-range-late.s:9  s5 counts 1, 2, ... until s5 >= s2 - 1 (type-range-late.s:10:2)
;     b1       4,294,967,295  188,978,560,952  100  type-range-late.s:9  .Lloop
; type-range-late.s:9:2: warning: k: the bound of 4294967294 repetitions for the loop at .Lloop (type-range-late.s:9:2) is no more than the range of a type [loop-type-range]
;       9 | 	s_add_u32 s5, s5, 1
;         | 	^~~~~~~~~
; note: s5 counts 1, 2, ... until s5 >= s2 - 1 (type-range-late.s:10:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops
; run:  analyze --verbose %s --grid 1024 --workgroup 64 --exact off | grep -E "^kernel|  b1  "
; want:
; kernel k
;      0  b1          1  4,294,967,294  type-range  type-range-late.s:9  s5 counts 1, 2, ... until s5 >= s2 - 1 (type-range-late.s:10:2)
;     b1       4,294,967,295  188,978,560,952  100  type-range-late.s:9  .Lloop
; type-range-late.s:9:2: warning: k: the bound of 4294967294 repetitions for the loop at .Lloop (type-range-late.s:9:2) is no more than the range of a type [loop-type-range]
;       9 | 	s_add_u32 s5, s5, 1
;         | 	^~~~~~~~~
; note: s5 counts 1, 2, ... until s5 >= s2 - 1 (type-range-late.s:10:2)
;         = give the values it depends on (--arg, buffers in the launch description) or a flow fact; --without type-range refuses such loops

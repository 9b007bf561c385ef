; test: a bound that comes of negative numbers of which only the type is known rests on the type, whatever the loop counts to; one of a mask does not
; run:  analyze --verbose %s --exact off 2>/dev/null | grep -E "^kernel|^ +[0-9]+  b" | sed 's/ type-range-signed.*//'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.macro count name, first, to
	s_mov_b32 s5, \first
.L\name:
	s_add_i32 s5, s5, 1
	s_cmp_lt_i32 s5, \to
	s_cbranch_scc1 .L\name
	s_endpgm
	.endm
	.macro kernel name
	.amdhsa_kernel \name
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.endm

from_quotient:						; from n / 4096 to 100
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s4, s4, 12
	count from_quotient, s4, 100
from_short:						; from a short to 100
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_sext_i32_i16 s4, s4
	count from_short, s4, 100
to_difference:						; to 1000 less four shorts
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_sext_i32_i16 s4, s4
	s_lshl_b32 s4, s4, 2
	s_sub_i32 s4, 0x3e8, s4
	count to_difference, 0, s4
from_constant:						; from (n & 15) - 20 to 100
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 15
	s_sub_i32 s4, s4, 20
	count from_constant, s4, 100

	.section .rodata,"a",@progbits
	.p2align 6
	kernel from_quotient
	kernel from_short
	kernel to_difference
	kernel from_constant
; want:
; kernel from_quotient
;      0  b1          1  524,387  type-range  type-range-signed.s:26  s5 counts s4 + 1, s4 + 2, ... until s5 >= 100 (type-range-signed.s:26)
; kernel from_short
;      0  b1          1  32,867  type-range  type-range-signed.s:31  s5 counts s4 + 1, s4 + 2, ... until s5 >= 100 (type-range-signed.s:31)
; kernel to_difference
;      0  b1          1  132,071  type-range  type-range-signed.s:38  s5 counts 1, 2, ... until s5 >= -4 * s4 + 1000 (type-range-signed.s:38)
; kernel from_constant
;      0  b1          1    119  inferred    type-range-signed.s:44  s5 counts s4 - 19, s4 - 18, ... until s5 >= 100 (type-range-signed.s:44)

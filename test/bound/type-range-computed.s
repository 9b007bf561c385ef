; test: whatever is computed from a number of which only the type is known: a bound that rests on the type says so, however small, and what the code gives does not
; run:  analyze --verbose %s --exact off 2>/dev/null | grep -E "^kernel|^ +[0-9]+  b" | sed 's/ type-range-computed.*//'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.macro count name
	s_mov_b32 s5, 0
.L\name:
	s_add_i32 s5, s5, 1
	s_cmp_lt_i32 s5, s4
	s_cbranch_scc1 .L\name
	.endm
	.macro kernel name
	.amdhsa_kernel \name
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.endm

quotient:						; n / 1024 / 64, of an int that is 0 or more
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_max_i32 s4, s4, 0
	s_lshr_b32 s4, s4, 10
	s_lshr_b32 s4, s4, 6
	count quotient
	s_endpgm
above:							; (n >> 16) + 3
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s4, s4, 16
	s_add_u32 s4, s4, 3
	count above
	s_endpgm
product:						; n * 8 / 2^20: the product may wrap
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s4, s4, 8
	s_lshr_b32 s4, s4, 20
	count product
	s_endpgm
byte:							; unsigned char
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xff
	count byte
	s_endpgm
second_byte:						; of a uchar4
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_bfe_u32 s4, s4, 0x80008
	count second_byte
	s_endpgm
short:							; (short) n
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_sext_i32_i16 s4, s4
	count short
	s_endpgm
next:							; another loop counts to n / 65536, one goes on from there, one goes back
	s_load_dword s4, s[0:1], 0x0
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s4, s4, 16
.Lfirst:
	s_add_u32 s6, s6, 1
	s_cmp_lt_u32 s6, s4
	s_cbranch_scc1 .Lfirst
	s_mov_b32 s7, s6
.Lon:
	s_add_u32 s7, s7, 1
	s_cmp_lt_u32 s7, 0x20000
	s_cbranch_scc1 .Lon
.Lback:
	s_sub_u32 s6, s6, 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 .Lback
	s_endpgm
low_bits:						; n & 7
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 7
	count low_bits
	s_endpgm
minimum:						; min(n, 100)
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_min_i32 s4, s4, 0x64
	count minimum
	s_endpgm
tested:							; if (n < 1000)
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s4, 0x3e8
	s_cbranch_scc0 .Lend
	count tested
.Lend:
	s_endpgm
remainder:						; from n & -8 to n
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 7
	s_sub_u32 s5, s4, s6
.Lremainder:
	s_add_u32 s5, s5, 1
	s_sub_u32 s6, s6, 1
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .Lremainder
	s_endpgm
bits:							; those of n
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
.Lbits:
	s_lshr_b32 s4, s4, 1
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .Lbits
	s_endpgm
constants:						; 0, -1, ... until 0: around the end
	s_mov_b32 s4, 0
.Laround:
	s_sub_u32 s4, s4, 1
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .Laround
	s_mov_b32 s4, 7
.Ldown:							; 7 to 0, and below
	s_sub_u32 s4, s4, 1
	s_cmp_lt_u32 s4, 8
	s_cbranch_scc1 .Ldown
	s_endpgm
	kernel quotient
	kernel above
	kernel product
	kernel byte
	kernel second_byte
	kernel short
	kernel next
	kernel low_bits
	kernel minimum
	kernel tested
	kernel remainder
	kernel bits
	kernel constants
; want:
; kernel quotient
;      0  b1          1  32,766  type-range  type-range-computed.s:27  s5 counts 1, 2, ... until s5 >= s4 (type-range-computed.s:27)
; kernel above
;      0  b1          1  65,537  type-range  type-range-computed.s:34  s5 counts 1, 2, ... until s5 >= s4 + 3 (type-range-computed.s:34)
; kernel product
;      0  b1          1  4,094  type-range  type-range-computed.s:41  s5 counts 1, 2, ... until s5 >= s4 (type-range-computed.s:41)
; kernel byte
;      0  b1          1    254  type-range  type-range-computed.s:47  s5 counts 1, 2, ... until s5 >= s4 (type-range-computed.s:47)
; kernel second_byte
;      0  b1          1    254  type-range  type-range-computed.s:53  s5 counts 1, 2, ... until s5 >= s4 (type-range-computed.s:53)
; kernel short
;      0  b1          1  32,766  type-range  type-range-computed.s:59  s5 counts 1, 2, ... until s5 >= s4 (type-range-computed.s:59)
; kernel next
;      0  b1          1   65,534  type-range  type-range-computed.s:67  s6 counts 1, 2, ... until s6 >= s4 (type-range-computed.s:68:2)
;      1  b3          1  131,070  inferred    type-range-computed.s:72  s7 counts s6 + 2, s6 + 3, ... until s7 >= 131072 (type-range-computed.s:73:2)
;      2  b4          1   65,534  type-range  type-range-computed.s:76  s6 counts s6, s6 - 1, ... until s6 == 0 (type-range-computed.s:77:2)
; kernel low_bits
;      0  b1          1      6  inferred    type-range-computed.s:84  s5 counts 1, 2, ... until s5 >= s4 (type-range-computed.s:84)
; kernel minimum
;      0  b1          1     99  inferred    type-range-computed.s:90  s5 counts 1, 2, ... until s5 >= s4 (type-range-computed.s:90)
; kernel tested
;      0  b2          1    998  inferred    type-range-computed.s:97  s5 counts 1, 2, ... until s5 >= argument+0 (type-range-computed.s:97)
; kernel remainder
;      0  b1          1      6  inferred    type-range-computed.s:106  s6 counts s6 - 1, s6 - 2, ... until s6 <= 0 (type-range-computed.s:108:2)
; kernel bits
;      0  b1          1     31  inferred    type-range-computed.s:115  s4 has at most 32 bits, of which each iteration shifts 1 out, and must be at least 1 to (type-range-computed.s:116:2)
; kernel constants
;      0  b1          1  4,294,967,295  type-range  type-range-computed.s:122  s4 counts -1, -2, ... until s4 == 0 (type-range-computed.s:123:2)
;      1  b3          1              7  inferred    type-range-computed.s:127  s4 counts 6, 5, ... until s4 >= 8 (type-range-computed.s:128:2)

; test: guards of low bits: a comparison of 16 bits, or of a byte or a half that is read in part, bounds a number of which these are
; test: all, and a sum of it, modulo 2^16 or 2^8; it tells nothing of a number with more bits, of other bits, or of lanes in
; test: which the sum was not written
; run:  analyze %s --format json 2>/dev/null | grep -oE '"name": "[a-z_]*", "loc|"bound": [0-9]*, "origin": "[a-z-]*"'
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	sum,@function
	.p2align	8
sum:
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, 9
	s_mov_b32 s6, 0x310000
	global_load_ushort v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u16_e32 v11, -1, v1
	v_cmp_gt_u16_e32 vcc, 40, v11
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Lend_sum
	s_mov_b64 s[8:9], 0
.Lloop_sum:
	v_add_u32_e32 v1, -1, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lloop_sum
.Lend_sum:
	s_endpgm
	.type	masked,@function
	.p2align	8
masked:
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, 9
	s_mov_b32 s6, 0x310000
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u16_e32 v11, -5, v1
	v_and_b32_e32 v10, 0xffff, v1
	v_cmp_gt_u16_e32 vcc, 20, v11
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Lend_masked
	s_mov_b64 s[8:9], 0
.Lloop_masked:
	v_add_u32_e32 v10, -1, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lloop_masked
.Lend_masked:
	s_endpgm
	.type	byte,@function
	.p2align	8
byte:
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, 9
	s_mov_b32 s6, 0x310000
	global_load_ubyte v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u16_e32 v11, -1, v1
	v_bfe_i32 v10, v1, 0, 8
	v_cmp_lt_u16_sdwa vcc, v11, v3 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Lend_byte
	s_mov_b64 s[8:9], 0
.Lloop_byte:
	v_add_u32_e32 v10, -1, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lloop_byte
.Lend_byte:
	s_endpgm
	.type	cast,@function
	.p2align	8
cast:
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, 9
	s_mov_b32 s6, 0x310000
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u16_e32 v11, -5, v1
	v_and_b32_e32 v11, 0xff, v11
	v_and_b32_e32 v10, 0xff, v1
	v_cmp_gt_u32_e32 vcc, 20, v11
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Lend_cast
	s_mov_b64 s[8:9], 0
.Lloop_cast:
	v_add_u32_e32 v10, -1, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lloop_cast
.Lend_cast:
	s_endpgm
	.type	word,@function
	.p2align	8
word:
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, 9
	s_mov_b32 s6, 0x310000
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, -1, v1
	v_and_b32_e32 v10, 0xffff, v1
	v_cmp_lt_u32_sdwa vcc, v11, v3 src0_sel:WORD_0 src1_sel:DWORD
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Lend_word
	s_mov_b64 s[8:9], 0
.Lloop_word:
	v_add_u32_e32 v10, -1, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lloop_word
.Lend_word:
	s_endpgm
	.type	whole,@function
	.p2align	8
whole:
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, 9
	s_mov_b32 s6, 0x310000
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, 0xffff0000, v1
	v_lshrrev_b32_e32 v10, 16, v1
	v_cmp_gt_u32_e32 vcc, s6, v11
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Lend_whole
	s_mov_b64 s[8:9], 0
.Lloop_whole:
	v_add_u32_e32 v10, -1, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lloop_whole
.Lend_whole:
	s_endpgm
	.type	not_written,@function
	.p2align	8
not_written:
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, 9
	s_mov_b32 s6, 0x310000
	global_load_ushort v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, s7
	v_cmp_gt_u32_e32 vcc, 64, v0
	s_and_saveexec_b64 s[10:11], vcc
	v_add_u16_e32 v11, -1, v1
	s_mov_b64 exec, s[10:11]
	v_cmp_gt_u16_e32 vcc, 40, v11
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Lend_not_written
	s_mov_b64 s[8:9], 0
.Lloop_not_written:
	v_add_u32_e32 v1, -1, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lloop_not_written
.Lend_not_written:
	s_endpgm
	.type	not_all,@function
	.p2align	8
not_all:
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, 9
	s_mov_b32 s6, 0x310000
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, -1, v1
	v_cmp_lt_u16_sdwa vcc, v11, v3 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Lend_not_all
	s_mov_b64 s[8:9], 0
.Lloop_not_all:
	v_add_u32_e32 v1, -1, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lloop_not_all
.Lend_not_all:
	s_endpgm
	.type	not_low,@function
	.p2align	8
not_low:
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, 9
	s_mov_b32 s6, 0x310000
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, -1, v1
	v_and_b32_e32 v10, 0xff, v1
	v_cmp_lt_u16_sdwa vcc, v11, v3 src0_sel:BYTE_1 src1_sel:DWORD
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Lend_not_low
	s_mov_b64 s[8:9], 0
.Lloop_not_low:
	v_add_u32_e32 v10, -1, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lloop_not_low
.Lend_not_low:
	s_endpgm
	.type	not_wide,@function
	.p2align	8
not_wide:
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v3, 9
	s_mov_b32 s6, 0x310000
	global_load_dword v1, v0, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v11, -1, v1
	v_and_b32_e32 v10, 0xffff, v1
	v_cmp_lt_u32_sdwa vcc, v11, v3 src0_sel:BYTE_0 src1_sel:DWORD
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .Lend_not_wide
	s_mov_b64 s[8:9], 0
.Lloop_not_wide:
	v_add_u32_e32 v10, -1, v10
	v_cmp_eq_u32_e32 vcc, 0, v10
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .Lloop_not_wide
.Lend_not_wide:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel sum
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel masked
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel byte
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel cast
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel word
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel whole
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel not_written
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel not_all
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel not_low
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel not_wide
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; "name": "sum", "loc
; "bound": 39, "origin": "inferred"
; "name": "masked", "loc
; "bound": 23, "origin": "inferred"
; "name": "byte", "loc
; "bound": 8, "origin": "inferred"
; "name": "cast", "loc
; "bound": 23, "origin": "inferred"
; "name": "word", "loc
; "bound": 8, "origin": "inferred"
; "name": "whole", "loc
; "bound": 48, "origin": "inferred"
; "name": "not_written", "loc
; "bound": 4294967295, "origin": "type-range"
; "name": "not_all", "loc
; "bound": 4294967295, "origin": "type-range"
; "name": "not_low", "loc
; "bound": 4294967295, "origin": "type-range"
; "name": "not_wide", "loc
; "bound": 4294967295, "origin": "type-range"

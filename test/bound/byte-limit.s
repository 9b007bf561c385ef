; test: a byte that is loaded limits a counter of 8 bits, as in run lengths: part of a register is compared with 32 bits
; run:  analyze --verbose %s 2>/dev/null | grep -E "^kernel|  b1  +1  "
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	run,@function
run:
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_load_ushort v2, v0, s[0:1]
	s_mov_b32 s5, 0
	s_waitcnt vmcnt(0)
.Lnext:
	s_and_b32 s5, s5, 0xff
	s_add_i32 s5, s5, 1
	s_and_b32 s6, s5, 0xff
	v_cmp_ge_u32_sdwa s[6:7], s6, v2 src0_sel:DWORD src1_sel:BYTE_0
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .Lnext
	s_endpgm
	.type	other,@function
other:	; seven bits never come to a byte above 127
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	global_load_ushort v2, v0, s[0:1]
	s_mov_b32 s5, 0
	s_waitcnt vmcnt(0)
.Lagain:
	s_add_i32 s5, s5, 1
	s_and_b32 s6, s5, 0x7f
	v_cmp_ge_u32_sdwa s[6:7], s6, v2 src0_sel:DWORD src1_sel:BYTE_0
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .Lagain
	s_endpgm
	.amdhsa_kernel run
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.amdhsa_kernel other
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
; want:
; kernel run
;      0  b1          1    254  type-range  byte-limit.s:14  the low 8 bits of s5 of each lane count by 1, and are compared with v2 (byte-limit.s:17:2)
; kernel other: refused
;      0  b1          1   none  -           byte-limit.s:30  the exit at byte-limit.s:30:2 tests what is computed at byte-limit.s:32:2 (ge)

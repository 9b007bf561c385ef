; test: both ways of an if of lanes are on the way of a wave: 64 and 48 cycles. None jumps over both, at 28 each, so waves differ by 36 + 20 less 20
; run:  warp -m vega
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	v_cmp_gt_u32_e32 vcc, 7, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LF
	v_mul_lo_u32 v1, v1, v2
	v_mul_lo_u32 v1, v1, v2
	v_mul_lo_u32 v1, v1, v2
	v_mul_lo_u32 v1, v1, v2
.LF:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LJ
	v_mul_lo_u32 v1, v1, v2
	v_mul_lo_u32 v1, v1, v2
	v_mul_lo_u32 v1, v1, v2
.LJ:
	s_or_b64 exec, exec, s[4:5]
	s_endpgm
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 64
	.end_amdhsa_kernel
; want:
; kernel k
;   machine   vega (model 20f284689992d4e6)
;
;   abstract warp
;     node  kind            T_instr  T_shift  line
;     n0    time                160       36  warp-else.s:8 to 24
;     n1    memory                            warp-else.s:24

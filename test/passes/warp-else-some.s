; test: an else for some lanes only: a wave may jump over both, and waves differ by 36 + 20
; run:  warp -m vega
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	v_cmp_gt_u32_e32 vcc, 7, v0
	v_cmp_gt_u32_e64 s[8:9], 5, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LF
	v_mul_lo_u32 v1, v1, v2
	v_mul_lo_u32 v1, v1, v2
	v_mul_lo_u32 v1, v1, v2
	v_mul_lo_u32 v1, v1, v2
.LF:
	s_andn2_b64 s[6:7], s[4:5], vcc
	s_and_b64 exec, s[6:7], s[8:9]
	s_cbranch_execz .LJ
	v_mul_lo_u32 v1, v1, v2
	v_mul_lo_u32 v1, v1, v2
	v_mul_lo_u32 v1, v1, v2
.LJ:
	s_mov_b64 exec, s[4:5]
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
;     n0    time                160       56  warp-else-some.s:8 to 25
;     n1    memory                            warp-else-some.s:25

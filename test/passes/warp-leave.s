; test: what stands behind a place where a wave may leave is not executed by all in the last round: perhaps not all warps wait there, and its time is T_shift
; run:  warp -m vega
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
.LH:	; wavebound: loop maxcount=7
	s_add_i32 s8, s8, 1
	s_cmp_eq_u32 s8, s9
	s_cbranch_scc1 .LX
	s_load_dword s14, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v1, v1, v2
	s_cmp_lg_u32 s14, s12
	s_cbranch_scc1 .LH
.LX:
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
;     n0    loop          warp-leave.s:9, repeated at most 7 times
;     n1      time               52       36  warp-leave.s:9 to 13
;     n2      memory                          warp-leave.s:13, perhaps not all warps
;     n3      time               56       56  warp-leave.s:14 to 16
;     n4    time                  4        0  warp-leave.s:18
;     n5    memory                            warp-leave.s:18
